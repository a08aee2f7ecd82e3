# SPDX-License-Identifier: GPL-3.0-or-later
"""The face in Python: values, errors, limits, signals, pictures."""

import copy
import dataclasses
import doctest
import math
import os
import pathlib
import pickle
import signal
import subprocess
import sys
import threading
import time
from fractions import Fraction

import gazetteer
import pytest
from gazetteer import Outcome, Verdict

KAYLES = "game take_two on graphs\nmove u ~ w: delete(u), delete(w)\n"


def test_an_outcome_prints_as_its_letter():
    answer = gazetteer.solve("path 4", "uvg", root=0)
    assert answer.outcome is Outcome.N
    assert (str(answer.outcome), repr(answer.outcome)) == ("N", "Outcome.N")
    assert f"{answer}" == "N"
    assert answer.winning_moves == (1,)
    assert gazetteer.solve("path 2", "ueg", unrooted=True).outcome is Outcome.P


def test_games_of_all_kinds():
    assert gazetteer.solve("cycle 6", "edge-delete").outcome is Outcome.P
    assert gazetteer.solve("path 3", "partizan-uvg", root=(0, 2)).outcome in set(Outcome)
    assert gazetteer.solve("&AO", "dvg", root=0).outcome is Outcome.N
    assert gazetteer.solve("path 3", "node_kayles").grundy == 2
    assert set(gazetteer.outcomes("path 3", "partizan-uvg")) == {
        (u, w) for u in range(3) for w in range(3) if u != w
    }
    assert gazetteer.outcomes("path 3", "slither") == {(): Outcome.P}


def test_a_game_of_ones_own():
    game = gazetteer.Game.from_text(KAYLES)
    assert (game.name, game.token_count, game.is_built_in) == ("take_two", 0, False)
    for order in range(1, 8):
        path = f"path {order}"
        assert gazetteer.solve(path, game).grundy == gazetteer.solve(path, "arc_kayles").grundy
    with pytest.raises(gazetteer.InputError) as fault:
        gazetteer.Game.from_text("game x on graphs\nmove u: remove(u)\n")
    assert fault.value.line == 2
    assert fault.value.column > 1


def test_graphs_of_all_kinds():
    class Sage:
        def graph6_string(self):
            return "Cj"

    edges = [(0, 1), (1, 2), (2, 3), (1, 3)]
    forms = [gazetteer.Graph(4, edges), edges]
    assert len({gazetteer.as_graph(form) for form in forms}) == 1
    assert gazetteer.as_graph(Sage()).graph6 == "Cj"
    assert gazetteer.as_graph([]).order == 0
    with pytest.raises(gazetteer.InputError, match="networkx"):
        gazetteer.as_graph(3)
    with pytest.raises(ValueError):
        gazetteer.Graph(2, [(0, 2)])


def test_a_digraph_of_networkx():
    networkx = pytest.importorskip("networkx")
    arcs = networkx.DiGraph([("a", "b"), ("b", "c")])
    assert gazetteer.as_graph(arcs).arcs == [("a", "b"), ("b", "c")]
    assert gazetteer.solve(arcs, "dvg", root="a").outcome is Outcome.P


def test_a_hunt_and_its_certificate():
    found = gazetteer.hunt("P(ueg) <-> in_even_kernel", "order ..5", certificate=True)
    assert found.verdict is Verdict.REFUTED
    assert found.least
    assert found.counterexample.graph.graph6 == "Cj"
    assert found.certificate.valid
    forged = gazetteer.Certificate(found.certificate.text.replace("Cj", "C~"))
    assert not forged.valid
    assert "Cj" in str(found.counterexample)
    assert dataclasses.is_dataclass(found)
    assert "<svg" in found._repr_html_()


def test_hunts_on_given_graphs_and_close_calls():
    found = gazetteer.hunt("size < order * order", ["cycle 5", "complete 4"], near=1)
    assert (found.verdict, found.graphs) == (Verdict.HOLDS, 2)
    assert found.near[0].slack == 9
    assert found.near[0].instance.graph == gazetteer.as_graph("complete 4").canonical()


def test_evaluate_gives_columns():
    table = gazetteer.evaluate(["girth", "P(ueg)", "energy"], ["path 2", "cycle 4"])
    assert list(table) == ["graph", "v", "girth", "P(ueg)", "energy"]
    assert table["v"] == [0, 1, 0, 1, 2, 3]
    assert list(table["girth"]) == [float("inf")] * 2 + [4.0] * 4
    assert list(table["energy"]) == [2.0] * 2 + [4.0] * 4
    assert [row[3] for row in table.rows()] == [False] * 2 + [True] * 4
    assert any(f">{name}</td>" in table._repr_html_() for name in ("cycle 4", "Cl"))


def test_fractions_stay_exact():
    sympy = pytest.importorskip("sympy")
    terms = ["size / order", "2 * size / order", "girth", "1 / (order - 3)", "bipartite", "spectral_radius"]
    table = gazetteer.evaluate(terms, ["path 3", "cycle 7"])
    (row, other) = table.rows()
    assert row[1:4] == (Fraction(2, 3), Fraction(4, 3), math.inf) and row[4] is None
    assert other[1] == 1 and isinstance(other[1], Fraction)
    assert list(table["size / order"]) == [2 / 3, 1.0]
    assert table.to_sympy("size / order") == [sympy.Rational(2, 3), sympy.Integer(1)]
    assert table.to_sympy("girth") == [sympy.oo, sympy.Integer(7)]
    assert table.to_sympy("1 / (order - 3)") == [sympy.nan, sympy.Rational(1, 4)]
    assert table.to_sympy("bipartite") == [sympy.true, sympy.false]
    assert table.to_sympy("spectral_radius") == [sympy.sqrt(2), sympy.Integer(2)]


@pytest.mark.parametrize("graph", ["path 6", "path 7", "grid 2 3", "EhEg", "wheel 5", "DBw", "caterpillar 2 3"])
def test_eigenvalues_are_roots_for_sympy(graph):
    """sympy's own characteristic polynomial is zero at each, and they are in its order of the roots."""
    sympy = pytest.importorskip("sympy")
    x = sympy.Symbol("x")
    board = gazetteer.Graph.from_text(graph)
    matrix = sympy.zeros(board.order)
    for u, w in board.edges:
        matrix[u, w] = matrix[w, u] = 1
    polynomial = matrix.charpoly(x).as_expr()
    terms = [f"eigenvalue({k})" for k in range(1, board.order + 1)]
    table = gazetteer.evaluate(terms, [board])
    found = [table.to_sympy(term)[0] for term in terms]
    for term, number in zip(terms, found):
        assert not number.has(sympy.Float)
        assert sympy.rem(polynomial, sympy.minimal_polynomial(number, x), x) == 0
        assert abs(sympy.N(number, 30) - float(table[term][0])) < 1e-13
    counted = sympy.Poly(polynomial, x).all_roots()
    assert sorted((sympy.N(n, 30) for n in found), key=float) == pytest.approx(
        sorted((sympy.N(n, 30) for n in counted), key=float)
    )


#: Terms of path 4, and what they are by a mathematician's own hand.
EXACT = {
    "sqrt(order + 1)": lambda s: s.sqrt(5),
    "(1 - sqrt(size)) / 2": lambda s: (1 - s.sqrt(3)) / 2,
    "sqrt(2 + sqrt(2))": lambda s: s.sqrt(2 + s.sqrt(2)),
    "ln(order) / ln(size)": lambda s: 2 * s.log(2) / s.log(3),
    "exp(0 - size)": lambda s: s.exp(-3),
}


@pytest.mark.parametrize("term", EXACT)
def test_numbers_that_are_no_fractions_are_exact_for_sympy(term):
    sympy = pytest.importorskip("sympy")
    table = gazetteer.evaluate(term, ["path 4"])
    right = EXACT[term](sympy)
    ((_, value),) = table.rows()
    for found in (sympy.sympify(value), table.to_sympy(term)[0], sympy.sympify([value])[0]):
        assert not found.has(sympy.Float) and sympy.simplify(found - right) == 0
    assert sympy.simplify(sympy.Integer(1) + value - right) == 1
    assert sympy.simplify(value + sympy.Integer(1) - right) == 1
    assert abs(float(right) - value) < 1e-15 and list(table[term]) == [float(value)]


def test_an_exact_number_is_a_float():
    ((_, value),) = gazetteer.evaluate("sqrt(order)", ["path 2"]).rows()
    assert isinstance(value, gazetteer.Real) and isinstance(value, float)
    assert (value.exact, value, repr(value)) == ("sqrt(2)", math.sqrt(2), repr(math.sqrt(2)))
    assert type(value + 1) is float and f"{value:.3f}" == "1.414" and hash(value) == hash(math.sqrt(2))
    for copied in (copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert type(copied) is gazetteer.Real and (copied, copied.exact) == (value, "sqrt(2)")
    # Read again, it is the same number.
    ((_, again),) = gazetteer.evaluate(f"{value.exact} ^ 2", ["path 4"]).rows()
    assert again == 2


def test_sympy_may_be_imported_later():
    pytest.importorskip("sympy")
    script = (
        "import sys, gazetteer\n"
        "((_, value),) = gazetteer.evaluate('sqrt(order)', ['path 2']).rows()\n"
        "assert 'sympy' not in sys.modules\n"
        "import sympy\n"
        "assert sympy.sympify(value) == sympy.sqrt(2)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_without_sympy_it_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "sympy", None)
    with pytest.raises(gazetteer.EnvironmentError, match="sympy: not found"):
        gazetteer.evaluate("order", ["path 3"]).to_sympy("order")


def test_a_table_for_pandas(monkeypatch):
    table = gazetteer.evaluate(["girth", "P(ueg)"], ["path 2", "cycle 4"])
    frame = table.to_pandas()
    assert list(frame) == list(table) and len(frame) == 6
    assert frame.groupby("girth")["P(ueg)"].sum().to_dict() == {4.0: 4, float("inf"): 0}
    assert [tuple(row) for row in frame.itertuples(index=False)] == list(table.rows())
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(gazetteer.EnvironmentError, match="pandas: not found"):
        table.to_pandas()


def test_a_census():
    counted = gazetteer.census("ueg", (3, 5))
    assert [counted.total(n)["graphs"] for n in (3, 4, 5)] == [4, 11, 34]
    assert ">34</td>" in counted._repr_html_()


@pytest.mark.parametrize("game", ["ueg", "node_kayles", "col"])
def test_a_census_has_a_cell_for_each_column(game):
    counted = gazetteer.census(game, 3)
    assert len(set(counted.columns)) == len(counted.columns)
    shown = counted._repr_html_()
    assert shown.count("<th ") == shown.count("<td ") == len(counted.columns) + 1


def test_pictures(tmp_path):
    picture = gazetteer.draw("grid 3 3", game="ueg", root=0, matching=[(0, 1)])
    assert "<svg" in picture._repr_svg_()
    picture.save(str(tmp_path / "grid.svg"))
    assert (tmp_path / "grid.svg").read_text(encoding="utf-8") == picture.svg
    with pytest.raises(gazetteer.InputError):
        gazetteer.draw("path 3", matching=[(0, 2)])


@pytest.mark.parametrize(
    ("call", "kind", "words"),
    [
        (lambda: gazetteer.solve("path 3", "uvgg"), gazetteer.InputError, "nearest"),
        (lambda: gazetteer.solve("path 3", "uvg", root=7), gazetteer.InputError, "7"),
        (lambda: gazetteer.solve("path", "uvg", root=0), gazetteer.InputError, "path"),
        (lambda: gazetteer.hunt("degre = 3"), gazetteer.InputError, "nearest known one is degree"),
        (lambda: gazetteer.even_kernel("&AO"), gazetteer.InputError, "not a digraph"),
        (lambda: gazetteer.solve("path 3", "uvg", root=0, by="magic"), ValueError, "magic"),
    ],
)
def test_errors_say_what_would_be_right(call, kind, words):
    with pytest.raises(kind, match=words):
        call()


def test_a_time_limit_is_kept():
    with pytest.raises(gazetteer.Stopped):
        gazetteer.solve("grid 6 7", "edge-delete", by="search", seconds=0.3)
    found = gazetteer.hunt("order < 99", "order ..10", seconds=0.3)
    assert found.verdict is Verdict.INCONCLUSIVE


def test_other_threads_go_on():
    # A thread of Python ends the call, which it could not if it had to wait for the call's end.
    def tick():
        for _ in range(10):
            time.sleep(0.01)
        signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    thread = threading.Thread(target=tick)
    try:
        with pytest.raises(KeyboardInterrupt):
            thread.start()
            gazetteer.solve("grid 6 7", "edge-delete", by="search", seconds=120)
    finally:
        thread.join()
        signal.signal(signal.SIGINT, before)


def test_what_progress_raises_comes_out():
    def progress(seconds, graphs, order):
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        gazetteer.hunt("order < 99", "order ..10", progress=progress)


def interrupted(call):
    """What ``call`` writes to standard error, and how it ends, where SIGINT comes after a while."""
    # A shell that starts this in the background has SIGINT ignored.
    code = (
        "import gazetteer, signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
        f"print('on', flush=True); {call}"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        env=os.environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            process.stdout.readline()
            time.sleep(0.5)
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    return errors, process.returncode


@pytest.mark.parametrize(
    "call",
    [
        "gazetteer.hunt('order < 99', 'order ..11')",
        "gazetteer.solve('grid 6 7', 'edge-delete', by='search')",
        "gazetteer.census('ueg', (10, 10))",
    ],
)
def test_an_interrupt_ends_a_call(call):
    errors, code = interrupted(call)
    assert errors.rstrip().endswith("KeyboardInterrupt")
    assert code == -signal.SIGINT


EXAMPLES = pathlib.Path(__file__).resolve().parents[3] / "docs" / "examples"


@pytest.mark.parametrize("script", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_the_examples_run(script, tmp_path):
    ran = subprocess.run(
        [sys.executable, str(script)],
        cwd=tmp_path,
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


def test_there_are_examples():
    assert len(list(EXAMPLES.glob("*.py"))) >= 3


def test_the_page_of_python():
    page = pathlib.Path(__file__).resolve().parents[3] / "docs" / "PYTHON.md"
    ran = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert ran.attempted > 8
    assert ran.failed == 0
