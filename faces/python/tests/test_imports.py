# SPDX-License-Identifier: GPL-3.0-or-later
"""No files of the package import each other in a circle, wherever in a file the import stands."""

import ast
import graphlib
import pathlib

import gazetteer
import pytest


def imported(text, modules):
    """Those of the modules of the package that a text imports.

    >>> imported("from gazetteer import _a, x", {"_a", "_b"})
    {'_a'}
    >>> imported("def f():\\n    import gazetteer._b", {"_a", "_b"})
    {'_b'}
    >>> sorted(imported("from . import _a\\nfrom ._b import c", {"_a", "_b"}))
    ['_a', '_b']
    """
    names = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            whole = ".".join(filter(None, ["gazetteer"] * (node.level > 0) + [node.module]))
            names.add(whole)
            names.update(f"{whole}.{alias.name}" for alias in node.names)
    parts = {tuple(name.split(".")[:2]) for name in names}
    return {part[1] for part in parts if part[0] == "gazetteer" and part[-1] in modules}


def check_no_circle(texts):
    graph = {name: imported(text, set(texts)) for name, text in texts.items()}
    assert any(graph.values())
    tuple(graphlib.TopologicalSorter(graph).static_order())
    return graph


def test_no_circle_of_imports():
    folder = pathlib.Path(gazetteer.__file__).parent
    texts = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.py")}
    graph = check_no_circle(texts)
    assert graph["__init__"] >= {"_calls", "_draw"}
    assert "_calls" in graph["_draw"]


@pytest.mark.parametrize(
    "back",
    [
        "from gazetteer._a import x",
        "from gazetteer import _a",
        "def f():\n    from gazetteer._a import x",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import gazetteer._a",
    ],
)
def test_a_circle_is_seen(back):
    texts = {"_a": "import gazetteer._b", "_b": "from gazetteer import _c", "_c": back}
    with pytest.raises(graphlib.CycleError):
        check_no_circle(texts)
    texts["_c"] = "from gazetteer._core import x"
    check_no_circle(texts)
