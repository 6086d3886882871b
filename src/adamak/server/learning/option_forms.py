"""HTTP: text options that people fill in entry by entry, and the game's own word on what they entered."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from adamak.core import Problem
from adamak.core.forms import Filled, Form
from adamak.server.errors import may_answer
from adamak.server.learning import game_wire as wire
from adamak.server.learning.shelf import found
from adamak.server.tables import access
from adamak.server.wire import facts
from adamak.words.numbers import latin_digits

FORM = "/api/games/{game_id:str}/options/{option:str}/form"
ALL_OF_IT = ""  # what is wrong is no single entry


def _form(game_id: str, option: str) -> Form:
    forms: Any = found(game_id).options_type.forms
    if option not in forms:
        raise Problem("no-such-form", option=option[:60])
    form: Form = forms[option]
    return form


@get(FORM, security=access.ANYBODY, responses=may_answer(404), tags=["games"], sync_to_thread=False)
def form_entries(game_id: FromPath[str], option: FromPath[str]) -> list[wire.FormEntry]:
    """What can be entered, with what stands there usually."""
    entries = _form(game_id, option).entries()
    return msgspec.convert(entries, list[wire.FormEntry], from_attributes=True)


@post(
    FORM, security=access.ANYBODY, responses=may_answer(404, 413, 422), tags=["games"], status_code=200,
    sync_to_thread=False,
)  # fmt: skip
def read_form(game_id: FromPath[str], option: FromPath[str], data: JSONBody[wire.FilledIn]) -> wire.FormRead:
    """Reads what was entered, by anybody and for nobody: nothing is kept. All that is wrong is told at once."""
    form = _form(game_id, option)
    filled = _filled(form, data)
    wrong = [wire.WrongEntry(str(one.args_.get("key", ALL_OF_IT)), one.code, facts(one)) for one in filled.wrong]
    changed = {key: list(values) for key, values in filled.changed.items()}
    return wire.FormRead(filled.text, changed, wrong, form.to_file(filled.text))


def _filled(form: Form, data: wire.FilledIn) -> Filled:
    if data.file is not None:
        return form.open_file(data.file)
    if data.text is not None:
        return form.read(data.text)
    return form.fill({key: latin_digits(written) for key, written in (data.given or {}).items()})
