# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures, which show themselves in a notebook."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Optional, Union

from gazetteer import _core
from gazetteer._calls import outcomes
from gazetteer._core import Game
from gazetteer._graphs import GraphLike, as_graph

_number = itertools.count(1)


@dataclass(frozen=True)
class Picture:
    """A picture as SVG."""

    svg: str

    def save(self, path: str) -> None:
        """Writes the picture to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg)

    def _repr_svg_(self) -> str:
        return self.svg


def draw(
    graph: GraphLike,
    *,
    root: Optional[int] = None,
    game: Union[str, Game, None] = None,
    marked: Iterable[int] = (),
    marked_as: str = "in the even kernel",
    matching: Iterable[tuple[int, int]] = (),
    title: str = "",
) -> Picture:
    """A picture of the graph: with a game, of who wins from each vertex.

    >>> picture = draw("grid 3 3", game="ueg", root=0)
    >>> picture.svg.lstrip().startswith("<")
    True
    """
    board = as_graph(graph)
    who = [] if game is None else [str(outcome) for outcome in outcomes(board, game).values()]
    return Picture(
        _core.to_svg(
            board, title, root, who, list(marked), marked_as, list(matching),
            f"picture{next(_number)}",
        )
    )
