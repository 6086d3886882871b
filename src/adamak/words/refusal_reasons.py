"""The reasons a game can give for a refusal, each of which needs its sentence `refusal-<reason>`.

A reason in the sources is followed back to all the words it can be: through conditions, names set before, parameters,
columns of tables, and what is put together of them. One that cannot be followed is an error, not silence: nobody could
foresee its sentence.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import product

from adamak.core.moves import Kind


class UnknownReason(Exception):
    """Nobody can tell from the sources what a refusal's reason may be."""


def calls_of(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call by the last part of its name: `words.say(...)` is "say"."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""), node


class Reasons:
    """The reasons given in one file; `kinds` and `phases` are the game's kinds of moves and its decisions."""

    def __init__(self, tree: ast.Module, kinds: Sequence[Kind], phases: Sequence[str]) -> None:
        self.tree = tree
        self.kinds = kinds
        self.phases = phases

    def given(self) -> set[str]:
        functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]
        made_in = {id(node): function for function in functions for node in ast.walk(function)}
        refusals = (call for name, call in calls_of(self.tree) if name == "Refusal")
        return {reason for call in refusals for reason in self.words(call.args[1], made_in.get(id(call)))}

    def words(self, node: ast.expr, function: ast.FunctionDef | None) -> list[str]:
        """All that an expression may be."""
        match node:
            case ast.Constant(value=str(word)):
                return [word]
            case ast.IfExp(body=body, orelse=orelse):
                return self.words(body, function) + self.words(orelse, function)
            case ast.JoinedStr(values=parts):
                return ["".join(chosen) for chosen in product(*(self.words(part, function) for part in parts))]
            case ast.FormattedValue(value=value):
                return self.words(value, function)
            case ast.Call(func=ast.Attribute(value=text, attr="replace"), args=[ast.Constant(old), ast.Constant(new)]):
                return [word.replace(str(old), str(new)) for word in self.words(text, function)]
            case ast.Attribute(attr="kind"):
                return [kind.name for kind in self.kinds]
            case ast.Subscript(value=ast.Attribute(attr="answers")):
                return [phase for kind in self.kinds for phase in kind.answers]
            case ast.Subscript(value=ast.Name(id="PHASE_IDS")):
                return [phase for phase in self.phases if phase != "over"]
            case ast.Name(id=name) if function is not None:
                if words := [*self.set_before(name, function), *self.handed_in(name, function)]:
                    return words
        raise UnknownReason(f"line {node.lineno}: what may `{ast.unparse(node)}` be?")

    def set_before(self, name: str, function: ast.FunctionDef) -> Iterator[str]:
        """What a name is set to inside its function."""
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                    yield from self.words(value, function)
                case ast.Assign(targets=[ast.Tuple(elts=targets)], value=value):
                    names = [getattr(target, "id", "") for target in targets]
                    if name in names:
                        yield from self.column(value, names.index(name), len(names), function)

    def column(self, value: ast.expr, column: int, width: int, function: ast.FunctionDef) -> Iterator[str]:
        """One of several values set at once: they stand there, or in the rows of a table of this file."""
        match value:
            case ast.Tuple(elts=values):
                yield from self.words(values[column], function)
            case ast.Subscript(value=ast.Name(id=table)):
                for row in ast.walk(self.table(table)):
                    if isinstance(row, ast.Tuple) and len(row.elts) == width:
                        yield from self.words(row.elts[column], None)

    def table(self, name: str) -> ast.AST:
        """A table of this file by its name."""
        for node in self.tree.body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=table)], value=value)
                    | ast.AnnAssign(target=ast.Name(id=table), value=ast.expr() as value)
                ) if table == name:
                    return value
        raise UnknownReason(f"the table {name} is not in the file of its refusals")

    def handed_in(self, name: str, function: ast.FunctionDef) -> Iterator[str]:
        """What a parameter is in the calls of its function."""
        parameters = [parameter.arg for parameter in function.args.args if parameter.arg != "self"]
        made_in = {id(node): other for other in self.tree.body for node in ast.walk(other)}
        for called, call in calls_of(self.tree):
            if name in parameters and called == function.name:
                caller = made_in.get(id(call))
                named = [keyword.value for keyword in call.keywords if keyword.arg == name]
                argument = (call.args[parameters.index(name) :] + named)[0]
                yield from self.words(argument, caller if isinstance(caller, ast.FunctionDef) else None)
