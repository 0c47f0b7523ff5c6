"""What is documented: the examples in docstrings, and the options in the stubs."""

import ast
import doctest
import importlib
from pathlib import Path

import localeformat as lf
import pytest

FOLDER = Path(lf.__file__).parent


@pytest.mark.parametrize("name", ["localeformat", *(f"localeformat.{file.stem}" for file in sorted(FOLDER.glob("_[a-z]*.py")))])
def test_examples(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_function_is_documented():
    assert all(getattr(lf, name).__doc__ for name in lf.__all__ if callable(getattr(lf, name)) and name.islower())


def stubs() -> dict[str, set[str]]:
    """The options of each function, as the stubs have them."""
    classes = {node.name: node for node in ast.parse((FOLDER / "_options.pyi").read_text()).body if isinstance(node, ast.ClassDef)}

    def keys(name: str) -> set[str]:
        own = {line.target.id for line in classes[name].body if isinstance(line, ast.AnnAssign)}
        return own.union(*(keys(base.id) for base in classes[name].bases if base.id in classes))

    functions = [node for node in ast.parse((FOLDER / "__init__.pyi").read_text()).body if isinstance(node, ast.FunctionDef)]
    return {node.name: keys(node.args.kwarg.annotation.slice.attr) for node in functions if node.name != "style"}


OPTIONS = stubs()


@pytest.mark.parametrize("name", OPTIONS)
def test_options_of_the_stubs_are_the_librarys(name):
    required = {"case": {"to": "upper"}, "match": {"available": "de"}, "names": {"kind": "region"}}.get(name, {})
    text = ("{$a}",) if name == "message" else ("a",) if name == "markup" else ()
    for option in OPTIONS[name] - {"strict"}:
        try:
            # No option is called so, and few have such a value.
            getattr(lf, name)(*text, **{**required, "locale": "en", option: "\0"})
        except lf.StyleError as error:
            assert "is no option" not in error.reason and "unknown option" not in error.reason, (option, error)
