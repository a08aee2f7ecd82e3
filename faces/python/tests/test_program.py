# SPDX-License-Identifier: GPL-3.0-or-later
"""The program beside the package, what asks it, and what a long call shows."""

import subprocess
import sys
import threading
import types

import gazetteer
import pytest
from gazetteer import _hunts, _interrupt, _program, _progress

STARS = """paper You26 "Node Kayles on stars and trees"
claim T1 "Whoever begins wins on every star."
  place   Theorem 1
  holds   N(node_kayles)
  on      complete_bipartite 1 1..5
claim T2 "Whoever begins wins on every tree < 5."
  place   Theorem 2
  holds   N(node_kayles)
  on      trees, order ..5
"""


def test_the_module_is_the_program():
    told = subprocess.run(
        [sys.executable, "-m", "gazetteer", "solve", "ueg", "--root", "0", "CF"],
        capture_output=True, text=True, check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "FSU93 Corollary 2.3" in told.stdout and told.stderr == ""
    wrong = subprocess.run(
        [sys.executable, "-m", "gazetteer", "slove"], capture_output=True, text=True, check=False
    )
    assert wrong.returncode == 2 and wrong.stdout == ""


def test_a_script_is_no_program(monkeypatch, tmp_path):
    """As the command of a wheel, which would call itself again."""
    script = tmp_path / "gazetteer"
    script.write_text("#!/bin/sh\n", encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setattr(_program, "_FOLDERS", [tmp_path])
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(gazetteer.EnvironmentError, match="gazetteer: not found"):
        _program.program()
    with pytest.raises(SystemExit, match="gazetteer: gazetteer: not found"):
        _program.main()


def test_a_paper_is_checked(tmp_path):
    paper = gazetteer.Paper.from_text(STARS)
    assert [claim.id for claim in paper] == ["You26 T1", "You26 T2"]
    assert paper["T1"].verdict == "holds" and paper["You26 T1"].instances == 5
    assert paper["T2"].verdict == "fails" and paper["T2"].counterexample == "CR"
    assert "&lt; 5" in paper._repr_html_() and ">CR</td>" in paper._repr_html_()
    assert str(paper).startswith("holds  You26 T1: ")
    with pytest.raises(gazetteer.InputError, match="a claim is one of You26 T1, You26 T2, not 'T3'"):
        paper["T3"]
    file = tmp_path / "stars.txt"
    file.write_text(STARS, encoding="utf-8")
    assert gazetteer.Paper.from_file(file) == paper


@pytest.mark.parametrize(
    "old, new, place, message",
    [
        ("N(node_kayles)", "N(nod_kayles)", (4, 13), "<text>:4:13: unknown name 'nod_kayles'"),
        ("  place   Theorem 2\n", "", (6, 1), "<text>:6:1: the claim has no place"),
        ("paper", "pper", (1, 1), "<text>:1:1: "),
    ],
)
def test_a_fault_of_a_paper_has_its_place(old, new, place, message):
    with pytest.raises(gazetteer.InputError) as told:
        gazetteer.Paper.from_text(STARS.replace(old, new, 1))
    assert str(told.value).startswith(message)
    assert (told.value.line, told.value.column) == place


def test_a_paper_is_a_text():
    with pytest.raises(gazetteer.InputError, match="the text of a paper is a text, not 3"):
        gazetteer.Paper.from_text(3)
    with pytest.raises(gazetteer.EnvironmentError, match="/nowhere/paper.txt"):
        gazetteer.Paper.from_file("/nowhere/paper.txt")


class Sage:
    """What of Sage's graphs is asked for."""

    def is_directed(self):
        return False

    def vertex_iterator(self):
        return iter(["a", "b", "c"])

    def edge_iterator(self, labels):
        assert labels is False
        return iter([("a", "b"), ("b", "c")])


def test_from_sage_takes_graphs_of_sage_alone():
    assert gazetteer.from_sage(Sage()).vertices == ("a", "b", "c")
    for other in ["path 3", [(0, 1)], Sage]:
        with pytest.raises(gazetteer.InputError, match="a graph of Sage is an object with"):
            gazetteer.from_sage(other)


@pytest.fixture
def bars(monkeypatch):
    """At once, and what tqdm is asked to show, in words or as pairs."""
    shown = []

    class Bar:
        def __init__(self, desc, unit, leave):
            shown.append(f"{desc}{unit} {leave} {threading.current_thread().name}")

        def set_postfix_str(self, told, refresh):
            shown.append((self.n, told))

        def refresh(self):
            assert threading.current_thread() is threading.main_thread()

        def close(self):
            shown.append("closed")

    monkeypatch.setitem(sys.modules, "tqdm.auto", types.SimpleNamespace(tqdm=Bar))
    monkeypatch.setattr(_progress, "PATIENCE", 0.0)
    monkeypatch.setattr(_progress, "_PAUSE", 0.0)
    return shown


def shown_while_working(wanted, tell, fault=None):
    """A call that lasts until something is shown, or nothing could be."""
    seen = threading.Event()
    progress = _progress.as_progress("hunt", wanted)
    draw = progress.look

    def look():
        draw()
        seen.set()

    progress.look = look

    def work(stop):
        progress.tell(*tell)
        assert seen.wait(60)
        if fault is not None:
            raise fault
        return 7

    assert _interrupt.interruptibly(work, progress) == 7


def test_a_long_call_shows_a_bar(bars):
    shown_while_working(True, (5, "order 3"))
    assert bars[0] == "hunt graphs False MainThread"
    assert set(bars[1:-1]) == {(5, "order 3")} and bars[-1] == "closed"


@pytest.mark.parametrize("wanted", [None, False])
def test_no_bar_is_shown_outside_of_a_notebook_unless_it_is_asked_for(bars, wanted):
    shown_while_working(wanted, (5, "order 3"))
    assert bars == []


def test_a_notebook_shows_a_bar(bars, monkeypatch):
    shell = types.SimpleNamespace(kernel=None)
    monkeypatch.setitem(sys.modules, "IPython", types.SimpleNamespace(get_ipython=lambda: shell))
    shown_while_working(None, (5, "order 3"))
    assert bars[0] == "hunt graphs False MainThread"


def test_without_tqdm_a_notebook_shows_a_line(bars, monkeypatch):
    lines = []
    handle = types.SimpleNamespace(update=lines.append)
    display = types.SimpleNamespace(
        HTML=lambda text: text, display=lambda text, display_id: lines.append(text) or handle
    )
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    shown_while_working(True, (5, "order 3"))
    assert "hunt order 3, 0 s" in lines[1] and lines[-1] == ""
    monkeypatch.setitem(sys.modules, "IPython.display", None)
    shown_while_working(True, (5, "order 3"))  # nothing can be shown


def test_a_bar_ends_with_its_call(bars):
    with pytest.raises(gazetteer.Stopped):
        shown_while_working(True, (5, "order 3"), gazetteer.Stopped("the time is over"))
    assert bars[-1] == "closed"


def test_each_long_call_has_a_bar(monkeypatch):
    asked = []

    def made(what, wanted):
        asked.append((what, wanted))
        return _progress.Progress(what, False)

    monkeypatch.setattr(_hunts, "as_progress", made)
    plain = gazetteer.hunt("order < 4", "order ..4")
    assert gazetteer.hunt("order < 4", "order ..4", progress=True) == plain
    gazetteer.census("ueg", 3, progress=True)
    gazetteer.evaluate("order", "order ..3", progress=False)
    assert asked == [("hunt", None), ("hunt", True), ("census", True), ("evaluate", False)]


def test_what_progress_is(bars):
    calls = []
    gazetteer.hunt("true", "order ..3", progress=lambda *told: calls.append(told))
    assert bars == []
    for call in [
        lambda: gazetteer.hunt("true", "order ..3", progress=3),
        lambda: gazetteer.census("ueg", 3, progress="yes"),
    ]:
        with pytest.raises(gazetteer.InputError, match="progress is True"):
            call()


def test_the_bar_of_tqdm_itself(monkeypatch, capsys):
    pytest.importorskip("tqdm")
    monkeypatch.setattr(_progress, "PATIENCE", 0.0)
    monkeypatch.setattr(_progress, "_PAUSE", 0.0)
    shown_while_working(True, (5, "order 3"))
    assert "hunt: " in capsys.readouterr().err
