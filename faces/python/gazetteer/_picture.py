# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures, which show themselves in a notebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Optional, Union

from gazetteer._arguments import path as path_of
from gazetteer._arguments import shown, text
from gazetteer._board import Board, Vertex
from gazetteer._core import EnvironmentError, InputError


@dataclass(frozen=True)
class Picture:
    """A picture as SVG."""

    svg: str

    def __post_init__(self) -> None:
        text(self.svg, "svg")

    def save(self, path: Union[str, PathLike[str]]) -> None:
        """Writes the picture to a file."""
        name = path_of(path, "path")
        try:
            with open(name, "w", encoding="utf-8") as file:
                file.write(self.svg)
        except OSError as error:
            raise EnvironmentError(f"{name}: {error.strerror}") from error

    def _repr_svg_(self) -> str:
        return self.svg


def picture_of(
    board: Board,
    *,
    root: Optional[Vertex] = None,
    outcomes: Sequence[str] = (),
    marked: Iterable[Vertex] = (),
    marked_as: str = "",
    matching: Iterable[tuple[Vertex, Vertex]] = (),
    title: str = "",
) -> Picture:
    """A picture of the graph, whose vertices show their names."""
    edges = board._number_pairs(matching, "matching")
    for (u, v), pair in zip(edges, board._name_pairs(edges)):
        if not board._joins(u, v):
            raise InputError(f"an edge of matching is one of the graph, not {shown(pair)}")
    return Picture(
        board._svg(
            root=None if root is None else board._number(root, "root"),
            outcomes=outcomes,
            marked=[board._number(v, "a marked vertex") for v in marked],
            marked_as=marked_as,
            matching=edges,
            title=title,
        )
    )
