# SPDX-License-Identifier: GPL-3.0-or-later
"""Every wrong argument of every public call raises an error of Gazetteer, with what would be right.

The calls and their parameters are found by introspection. Each has a call here that is right, of
which one argument at a time is replaced.
"""

import inspect
import math
import types

import gazetteer
import pytest

PATH = gazetteer.Graph.from_text("path 3")
ARC = gazetteer.Digraph(2, [(0, 1)])
RULES = "game pairs on graphs\nmove u ~ w: delete(u, w)\n"
PAPER = (
    'paper A "B"\nclaim T1 "C"\n  place here\n  holds order < 9\n  on complete_bipartite 1 1..2\n'
)
CLAIM = gazetteer.PaperClaim("A T1", "A, here", "C", "open", "holds", 9, 3, 3, None)
ANSWER = gazetteer.solve("path 3", "uvg", root=0, certificate=True)

SAGE = types.SimpleNamespace(
    is_directed=lambda: False,
    vertex_iterator=lambda: iter([0, 1]),
    edge_iterator=lambda labels: iter([(0, 1)]),
)

#: What calls return: values that nobody need make, of which only the methods are called.
RECORDS = {
    "Answer": ANSWER,
    "Census": gazetteer.census("ueg", 3),
    "CloseCall": None,
    "EvenKernel": None,
    "Finding": None,
    "Hunt": None,
    "Instance": None,
    "Law": gazetteer.prove("size", "path n").law,
    "Matching": None,
    "Paper": gazetteer.Paper("", (CLAIM,)),
    "PaperClaim": None,
    "Proof": None,
    "Real": None,
    "Table": gazetteer.evaluate("order", "order ..3"),
}
#: The values whose methods are called.
VALUES = {
    "Certificate": ANSWER.certificate,
    "Digraph": ARC,
    "Game": gazetteer.Game("uvg"),
    "Graph": PATH,
    "Picture": gazetteer.draw("path 2"),
    **RECORDS,
}
#: The arguments of a right call, by the name of the call.
RIGHT = {
    "Certificate": {"text": "x"},
    "Census.total": {"order": 3},
    "Digraph": {"order": 2, "arcs": [(0, 1)]},
    "Digraph.from_text": {"text": "&AO"},
    "Digraph.has_arc": {"tail": 0, "head": 1},
    "Digraph.in_neighbours": {"v": 0},
    "Digraph.out_neighbours": {"v": 0},
    "Game": {"name": "uvg"},
    "Game.all_from_text": {"text": RULES, "where": "here"},
    "Game.from_file": {"path": "FILE"},
    "Game.from_text": {"text": RULES, "where": "here"},
    "Game.named": {"name": "uvg"},
    "Graph": {"order": 2, "edges": [(0, 1)]},
    "Graph.adjacent": {"u": 0, "v": 1},
    "Graph.degree": {"v": 0},
    "Graph.from_text": {"text": "path 3"},
    "Graph.neighbours": {"v": 0},
    "ForAll": {"value": "PROVED"},
    "Law.at": {"n": 5},
    "Outcome": {"value": "N"},
    "Paper.__getitem__": {"name": "T1"},
    "Paper.from_file": {"path": "PAPER", "seconds": 60.0},
    "Paper.from_text": {"text": PAPER, "where": "here", "seconds": 60.0},
    "Picture": {"svg": "<svg/>"},
    "Picture.save": {"path": "FILE"},
    "Table.__getitem__": {"term": "order"},
    "Table.to_sympy": {"term": "order"},
    "Verdict": {"value": "HOLDS"},
    "as_graph": {"graph": PATH},
    "census": {
        "game": "ueg", "order": 3, "connected": False, "engine": "", "progress": False,
        "seconds": 60.0, "memory": 1 << 30, "threads": 1,
    },
    "draw": {
        "graph": PATH, "root": 0, "game": "uvg", "marked": [0], "marked_as": "x",
        "matching": [(0, 1)], "title": "x",
    },
    "even_kernel": {"graph": PATH, "containing": 0, "seconds": 60.0},
    "evaluate": {
        "terms": ["order"], "graphs": "order ..3", "where": "size > 0", "progress": False,
        "seconds": 60.0, "memory": 1 << 30, "threads": 1,
    },
    "from_sage": {"graph": SAGE},
    "hunt": {
        "conjecture": "order < 9", "ground": "order ..3", "near": 1, "counterexamples": 1,
        "certificate": False, "progress": None, "seconds": 60.0, "memory": 1 << 30, "threads": 1,
    },
    "maximum_matching": {"graph": PATH},
    "outcomes": {
        "graph": PATH, "game": "uvg", "by": "either", "seconds": 60.0, "memory": 1 << 30,
    },
    "prove": {
        "claim": "order > n", "family": "comb n", "seconds": 60.0, "memory": 1 << 30,
    },
    "solve": {
        "graph": PATH, "game": "uvg", "root": 0, "unrooted": False, "by": "either",
        "certificate": False, "seconds": 60.0, "memory": 1 << 30,
    },
}  # fmt: skip


def calls():
    """The public calls that take an argument, by name: the functions, constructors and methods."""
    found = {}
    for name in gazetteer.__all__:
        value = getattr(gazetteer, name)
        if inspect.isclass(value) and issubclass(value, Exception):
            continue
        if name not in RECORDS:
            found[name] = value
        if not inspect.isclass(value):
            continue
        for method in vars(value).keys() | vars(value.__mro__[1]).keys() - vars(object).keys():
            of = getattr(VALUES.get(name), method, None)
            public = not method.startswith("_") or method == "__getitem__"
            own = inspect.ismethod(of) or inspect.isfunction(of)
            if public and own and of.__module__.startswith("gazetteer."):
                found[f"{name}.{method}"] = of
    return {name: call for name, call in found.items() if parameters(name, call)}


def parameters(name, call):
    """The names of the parameters, and their annotations."""
    if name in ("ForAll", "Outcome", "Verdict"):
        return {"value": "str"}
    return {p.name: str(p.annotation) for p in inspect.signature(call).parameters.values()}


CALLS = calls()

#: What may be given by mistake, whatever is expected.
MISTAKES = [
    None, True, -1, 3, 2**31, 2**63, 10**400, -(10**400), 1.5, math.nan, math.inf, -math.inf, 1j,
    "", " ", "no such name", "\ud800", "a\0b", b"bytes", [], [[]], [None], [-1], [10**30],
    [(0, 1, 2)], [(0, 0)], [(0, 1), (1, 0)], ["ab"], (), (0, 0), (0, 10**30), ("a",), {}, {0: 1},
    set(), frozenset({7}), range(3), object(), object, print, NotImplemented, ...,
]  # fmt: skip
#: What is wrong wherever one of these words is the annotation.
WRONG = {
    "bool": [1, 0, "", "yes", None, object()],
    "int": [-1, 10**30, 1.5, True, "3", None, [1], object()],
    "float": [-1, -0.5, math.nan, "1", None, True, 1j, object()],
    "str": [3, None, b"x", "\ud800", ["x"], object()],
}


class Unreadable:
    """Neither shown, nor compared, nor hashed."""

    def __repr__(self):
        raise RuntimeError("no repr")

    __hash__ = None


def arguments_of(name, parameter, value, tmp_path):
    result = {**RIGHT[name], parameter: value}
    for key, one in result.items():
        if isinstance(one, str) and one in ("FILE", "PAPER"):
            file = tmp_path / one
            file.write_text(RULES if one == "FILE" else PAPER, encoding="utf-8")
            result[key] = str(file)
    return result


def test_every_public_call_is_here():
    assert set(CALLS) == set(RIGHT)
    for name, call in CALLS.items():
        assert set(parameters(name, call)) == set(RIGHT[name]), name


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_the_right_call_is_right(name, tmp_path):
    parameter, value = next(iter(RIGHT[name].items()))
    CALLS[name](**arguments_of(name, parameter, value, tmp_path))


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_a_mistake_raises_an_error_of_gazetteer_if_any(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for parameter in RIGHT[name]:
        for value in MISTAKES:
            if parameter == "progress" and callable(value):
                continue  # What it raises comes out.
            try:
                CALLS[name](**arguments_of(name, parameter, value, tmp_path))
            except gazetteer.Defect as error:
                pytest.fail(f"{name}({parameter}={value!r}): a defect: {error}")
            except gazetteer.Error as error:
                assert len(str(error)) > 10
            except Exception as error:
                pytest.fail(f"{name}({parameter}={value!r}): {type(error).__name__}: {error}")


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_what_is_surely_wrong_is_refused(name, tmp_path):
    for parameter, annotation in parameters(name, CALLS[name]).items():
        # The enumerations of Python show what they refuse.
        is_enumeration = name in ("ForAll", "Outcome", "Verdict")
        whatever = [object()] if is_enumeration else [object(), Unreadable()]
        for value in [*whatever, *WRONG.get(annotation, [])]:
            try:
                CALLS[name](**arguments_of(name, parameter, value, tmp_path))
            except gazetteer.InputError as error:
                assert "not " in str(error) and "0x" not in str(error), str(error)
            else:
                pytest.fail(f"{name}({parameter}={type(value).__name__}) is taken")


def test_the_words_name_the_argument_and_what_would_be_right():
    for call, words in {
        lambda: gazetteer.solve("path 3", "uvg", root="a"):
            "root is one of the vertices 0..2, not 'a'",
        lambda: gazetteer.solve("path 3", 7): "game is a name or a Game, not 7",
        lambda: gazetteer.solve("path 3", "uvg", root=0, seconds=-1):
            "seconds is a number from 0 on, or math.inf, not -1",
        lambda: gazetteer.solve("path 3", "uvg", root=0, memory=2e9):
            "memory, in bytes, is an integer from 0 to 9223372036854775807, not 2000000000.0",
        lambda: gazetteer.as_graph([(0, 1.7)]): "an edge of a list is a pair of integers",
        lambda: gazetteer.evaluate("order", "order ..3")["size"]:
            "a column is one of 'graph', 'order', not 'size'",
        lambda: RECORDS["Census"].total(9): "order is one that was counted, 3, not 9",
        lambda: gazetteer.Outcome("X"): "an outcome is 'N', 'P', 'L' or 'R', not 'X'",
    }.items():  # fmt: skip
        with pytest.raises(gazetteer.InputError) as fault:
            call()
        assert words in str(fault.value)
        assert (fault.value.line, fault.value.column) == (0, 0)


def test_a_column_that_is_not_there_is_a_key_that_is_not_there():
    table = RECORDS["Table"]
    assert "size" not in table
    assert table.get("size") is None
    with pytest.raises(KeyError):
        table["size"]
