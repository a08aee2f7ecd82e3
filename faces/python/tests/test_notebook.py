# SPDX-License-Identifier: GPL-3.0-or-later
"""The cells of notebooks, in the shell of IPython; and what shows itself there."""

import os
import pathlib
import subprocess
import sys

import gazetteer
import pytest
from IPython.core.error import UsageError
from IPython.core.interactiveshell import InteractiveShell


@pytest.fixture(scope="module")
def shell(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("IPYTHONDIR", str(tmp_path_factory.mktemp("ipython")))
        shell = InteractiveShell()
    shell.run_line_magic("load_ext", "gazetteer")
    return shell


def test_a_cell_hunts(shell):
    found = shell.run_cell_magic("hunt", "order ..5", "P(ueg) <-> in_even_kernel\n")
    assert found.verdict is gazetteer.Verdict.REFUTED
    assert found.counterexample.graph.graph6 == "Cj"
    plain = gazetteer.hunt("P(ueg) <-> in_even_kernel", "order ..5")
    assert found == plain


def test_a_cell_is_a_game(shell):
    rules = "game pairs on graphs\nmove u ~ w: delete(u, w)\n"
    game = shell.run_cell_magic("game", "", rules)
    assert shell.user_ns["pairs"] is game
    assert gazetteer.solve("path 4", game).grundy == 2
    assert "move u ~ w" in game._repr_html_()
    other = shell.run_cell_magic("game", "mine", rules)
    assert shell.user_ns["mine"] is other


def test_a_cell_is_a_paper(shell):
    cell = (
        'paper You26 "Stars"\nclaim T1 "Whoever begins wins on every star."\n'
        "  place Theorem 1\n  holds N(node_kayles)\n  on complete_bipartite 1 1..4\n"
    )
    paper = shell.run_cell_magic("paper", "60", cell)
    assert paper["T1"].verdict == "holds" and paper.text == cell


@pytest.mark.parametrize(
    "magic, line, cell, place",
    [
        ("hunt", "order ..4", "true and\nordre = 3\n", ":3:1: unknown name 'ordre'"),
        ("game", "", "game g on graphs\nmove u: remove(u)\n", "<cell>:3:"),
        ("game", "two words", "game g on graphs\nmove u: delete(u)\n", "not 'two words'"),
        ("game", "class", "game g on graphs\nmove u: delete(u)\n", "not 'class'"),
        ("hunt", "ordre ..4", "order = 3\n", "ordre"),
        ("paper", "", 'paper A "B"\n', "<cell>:1:1: the paper has no claim"),
        ("paper", "", 'paper A "B"\nclaim T "C"\n', "<cell>:3:1: the claim has no place"),
        ("paper", "a minute", "paper", "%%paper SECONDS: a number, not 'a minute'"),
    ],
)
def test_an_error_is_told_at_its_line(shell, magic, line, cell, place):
    with pytest.raises(UsageError) as told:
        shell.run_cell_magic(magic, line, cell)
    assert place in str(told.value)


def test_graphs_and_games_show_themselves():
    assert "<svg" in gazetteer.Graph.from_text("grid 3 3")._repr_svg_()
    assert "<svg" in gazetteer.Digraph(2, [(0, 1)])._repr_svg_()
    first, second = (gazetteer.Graph.from_text("path 3")._repr_svg_() for _ in range(2))
    assert first != second  # two pictures of one page share no identifier
    assert "built in" in gazetteer.Game("ueg")._repr_html_()
    assert "&lt;" in gazetteer.Game.from_text(
        "game few on graphs\nmove u where degree(u) < 2: delete(u)\n"
    )._repr_html_()


def test_answers_in_a_notebook_are_set_like_print():
    found = gazetteer.hunt("bipartite", "order ..3")
    page = found._repr_html_()
    assert "<?xml" not in page and "graphs of order ≤ 3" in page and "color: #c02637" in page
    assert "1 graph<" in gazetteer.hunt("order = 1", "order ..1")._repr_html_()
    table = gazetteer.evaluate(["sqrt(order)", "bipartite", "1 / (order - 2)"], ["path 2"])._repr_html_()
    assert '<td style="text-align: right" title="sqrt(2)">1.414' in table
    assert '<td style="text-align: left">True</td>' in table and ">undefined</td>" in table
    assert table.count("<th style") == table.count("<td style") == 4
    many = gazetteer.evaluate("order", ["path 2"] * 51)._repr_html_()
    assert "<caption>and 1 rows more</caption>" in many
    empty = gazetteer.evaluate("order", "order ..3", where="false")._repr_html_()
    assert "<tbody></tbody>" in empty
    assert ">order</th>" in gazetteer.census("ueg", 3)._repr_html_()


def test_what_cannot_be_drawn_is_named(monkeypatch):
    assert "<svg" in gazetteer.Graph.from_text("path 100")._repr_svg_()
    assert gazetteer.Graph.from_text("path 101")._repr_svg_() is None
    found = gazetteer.hunt("bipartite", [gazetteer.Graph.from_text("IheA@GUAo")])
    assert "<svg" in found._repr_html_()
    monkeypatch.setenv("PATH", "/nowhere")
    assert found.counterexample._repr_svg_() is None
    assert "IheA@GUAo" in found._repr_html_()


TESTS = pathlib.Path(__file__).resolve().parent
NOTEBOOKS = sorted((TESTS.parents[2] / "docs" / "notebooks").glob("*.ipynb"))


def ran(file, tmp_path):
    return subprocess.run(
        [sys.executable, str(TESTS / "run_notebook.py"), str(file)],
        env={**os.environ, "IPYTHONDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_answers_as_it_is_written(file, tmp_path):
    told = ran(file, tmp_path)
    assert told.returncode == 0, told.stderr


def test_another_answer_is_seen(tmp_path):
    assert len(NOTEBOOKS) >= 3
    text = NOTEBOOKS[0].read_text(encoding="utf-8")
    for old, new in [("verdict=Verdict.HOLDS", "verdict=Verdict.REFUTED"), ("import gazetteer", "import")]:
        assert old in text
        wrong = tmp_path / "wrong.ipynb"
        wrong.write_text(text.replace(old, new, 1), encoding="utf-8")
        assert ran(wrong, tmp_path).returncode == 1
