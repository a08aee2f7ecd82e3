# SPDX-License-Identifier: GPL-3.0-or-later
"""Papers as data: the statements of a text, each checked by the program."""

from __future__ import annotations

import json
import math
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any, NoReturn, Optional, Union

from gazetteer import _arguments as arguments
from gazetteer import _show as show
from gazetteer._core import EnvironmentError, InputError
from gazetteer._program import ran


@dataclass(frozen=True)
class PaperClaim:
    """A statement, what its source says of it, and what exhaustive play says."""

    id: str
    source: str
    says: str
    #: Of the source: ``"proved"``, ``"asserted"``, ``"open"``; ``"refuted"`` where the text names an
    #: instance that refutes it.
    status: str
    #: ``"holds"``, ``"inconclusive"``; ``"refuted"`` as the text says it is, else ``"fails"``.
    verdict: str
    #: Every instance to this size was looked at.
    bound: int
    instances: int
    instances_met: int
    #: The least instance that refutes it, as the program writes it.
    counterexample: Optional[str]


@dataclass(frozen=True)
class Paper:
    """A paper whose claims have been checked; shows itself in a notebook as their table.

    >>> text = '''paper You26 "Node Kayles on stars"
    ... claim T1 "Whoever begins wins on every star."
    ...   place   Theorem 1
    ...   holds   N(node_kayles)
    ...   on      complete_bipartite 1 1..5
    ... '''
    >>> paper = Paper.from_text(text)
    >>> paper["T1"].verdict
    'holds'
    """

    text: str
    claims: tuple[PaperClaim, ...]

    @staticmethod
    def from_text(text: str, where: str = "<text>", *, seconds: float = math.inf) -> Paper:
        """Checks all claims of a text (docs/PAPERS.md); ``where`` names it in messages. A claim
        whose bound was not reached within the seconds is inconclusive.
        """
        told = arguments.text(text, "the text of a paper")
        name = arguments.text(where, "where")
        most = arguments.seconds(seconds)
        with tempfile.TemporaryDirectory(prefix="gazetteer-") as folder:
            file = Path(folder, "paper.txt")
            file.write_text(told, encoding="utf-8")
            return Paper(told, _checked(str(file), name, most))

    @staticmethod
    def from_file(path: Union[str, PathLike[str]], *, seconds: float = math.inf) -> Paper:
        """The same of a file."""
        name = arguments.path(path, "path")
        try:
            text = Path(name).read_text(encoding="utf-8")
        except OSError as error:
            raise EnvironmentError(f"{name}: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise InputError(f"{name}: byte {error.start} is not UTF-8") from error
        return Paper.from_text(text, name, seconds=seconds)

    def __getitem__(self, name: str) -> PaperClaim:
        """The claim of this id, whole or without the key of the paper."""
        asked = arguments.text(name, "a claim")
        for claim in self.claims:
            if asked in (claim.id, claim.id.partition(" ")[2]):
                return claim
        return arguments.refuse("a claim", f"one of {', '.join(c.id for c in self.claims)}", name)

    def __iter__(self) -> Iterator[PaperClaim]:
        return iter(self.claims)

    def __len__(self) -> int:
        return len(self.claims)

    def __str__(self) -> str:
        return "\n".join(f"{claim.verdict}  {claim.id}: {claim.says}" for claim in self.claims)

    def _repr_html_(self) -> str:
        head = ["claim", "says", "source says", "machine has", "bound", "instances", "nonvacuous",
                "counterexample"]
        rows = (
            [
                show.cell(c.id),
                show.cell(c.says),
                show.cell(c.status),
                f'<td style="text-align: left">{show.verdict(c.verdict)}</td>',
                *map(show.cell, (c.bound, c.instances, c.instances_met)),
                show.cell(c.counterexample or ""),
            ]
            for c in self.claims
        )
        return show.table(head, rows)


def _claim(told: dict[str, Any]) -> PaperClaim:
    exhaustive = told.get("exhaustive") or {}
    return PaperClaim(
        told["id"],
        told["source"],
        told["says"],
        told["status"],
        told["verdict"],
        exhaustive.get("bound", 0),
        exhaustive.get("instances", 0),
        exhaustive.get("nonvacuous", 0),
        told.get("counterexample"),
    )


def _refuse(complaint: str, file: str, where: str) -> NoReturn:
    """As an error of the library, with its line and column."""
    message = complaint.strip().removeprefix("gazetteer: ").replace(file, where)
    error = InputError(message)
    place = re.match(re.escape(where) + r":(\d+)(?::(\d+))?:", message)
    if place:
        error.line, error.column = int(place[1]), int(place[2] or 0)
    raise error


def _checked(file: str, where: str, seconds: float) -> tuple[PaperClaim, ...]:
    budget = [] if math.isinf(seconds) else ["--budget", f"{seconds}s"]
    code, out, err = ran(["verify", file, "--json", "-", *budget])
    if code == 2:
        _refuse(err, file, where)
    # Some claims are refuted, or the budget ended: that is an answer.
    if code not in (0, 1, 3):
        raise EnvironmentError(err.strip().removeprefix("gazetteer: "))
    return tuple(map(_claim, json.loads(out)))
