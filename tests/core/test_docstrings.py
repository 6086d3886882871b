"""Examples in docstrings are true."""

import doctest
from importlib import import_module

import pytest

MODULES = ["adamak.core.match", "adamak.core.moves"]  # compiled modules keep no docstrings


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str):
    module = import_module(name)
    examples = doctest.DocTestParser()
    told = [
        thing.__doc__ for thing in vars(module).values() if getattr(thing, "__module__", "") == name and thing.__doc__
    ]
    told += [module.__doc__ or ""]
    ran = 0
    for text in told:
        test = examples.get_doctest(text, dict(vars(module)), name, None, 0)
        ran += len(test.examples)
        assert doctest.DocTestRunner().run(test).failed == 0
    assert ran > 0
