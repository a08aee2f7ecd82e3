# SPDX-License-Identifier: GPL-3.0-or-later
"""A graph drawn with what a game says of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Optional, Union

from gazetteer._arguments import elements, text
from gazetteer._board import Vertex
from gazetteer._calls import outcomes
from gazetteer._core import InputError
from gazetteer._game import Game, as_game
from gazetteer._graphs import GraphLike, as_graph
from gazetteer._picture import Picture, picture_of


def draw(
    graph: GraphLike,
    *,
    root: Optional[Vertex] = None,
    game: Union[str, Game, None] = None,
    marked: Iterable[Vertex] = (),
    marked_as: str = "in the even kernel",
    matching: Iterable[tuple[Vertex, Vertex]] = (),
    title: str = "",
) -> Picture:
    """A picture of the graph: with a game of one token, of who wins from each vertex.

    >>> picture = draw("grid 3 3", game="ueg", root=0)
    >>> picture.svg.lstrip().startswith("<")
    True
    """
    board = as_graph(graph)
    who: list[str] = []
    if game is not None:
        which = as_game(game)
        if which.token_count != 1:
            raise InputError(
                f"game is one with a token, whose vertices have outcomes; {which.name} is none"
            )
        who = [str(outcome) for outcome in outcomes(board, which).values()]
    return picture_of(
        board,
        root=root,
        outcomes=who,
        marked=elements(marked, "marked", "a list of vertices"),
        marked_as=text(marked_as, "marked_as"),
        matching=matching,
        title=text(title, "title"),
    )
