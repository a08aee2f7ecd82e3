# SPDX-License-Identifier: GPL-3.0-or-later
"""Game: a game, built in or given as data."""

from __future__ import annotations

import html
from os import PathLike
from typing import Union

from gazetteer import _core
from gazetteer._arguments import path as path_of
from gazetteer._arguments import refuse
from gazetteer._arguments import text as text_of
from gazetteer._core import Game as CoreGame


class Game:
    """A game, built in or given as data; ``Game(name)`` is ``Game.named(name)``. Immutable."""

    __slots__ = ("_core",)
    _core: CoreGame

    def __init__(self, name: str) -> None:
        self._core = _core.Game.named(text_of(name, "the name of a game"))

    @classmethod
    def _of(cls, core: CoreGame) -> Game:
        game = cls.__new__(cls)
        game._core = core
        return game

    @staticmethod
    def named(name: str) -> Game:
        """A game of ``games()``."""
        return Game(name)

    @staticmethod
    def from_text(text: str, where: str = "<text>") -> Game:
        """The one game of a text; ``where`` names the text in messages."""
        core = _core.Game.from_text(text_of(text, "the text of a game"), text_of(where, "where"))
        return Game._of(core)

    @staticmethod
    def all_from_text(text: str, where: str = "<text>") -> list[Game]:
        """All games of a text, in their order."""
        found = _core.Game.all_from_text(text_of(text, "the text"), text_of(where, "where"))
        return [Game._of(core) for core in found]

    @staticmethod
    def from_file(path: Union[str, PathLike[str]]) -> list[Game]:
        """All games of a file, in their order."""
        return [Game._of(core) for core in _core.Game.from_file(path_of(path, "path"))]

    @property
    def name(self) -> str:
        return self._core.name

    @property
    def is_built_in(self) -> bool:
        """Theorems and special engines may answer for it."""
        return self._core.is_built_in

    @property
    def is_directed(self) -> bool:
        """It is played on digraphs."""
        return self._core.is_directed

    @property
    def is_partizan(self) -> bool:
        """The moves depend on who moves."""
        return self._core.is_partizan

    @property
    def is_misere(self) -> bool:
        """Who cannot move wins."""
        return self._core.is_misere

    @property
    def token_count(self) -> int:
        """Vertices that a start names: 0 for a game on the graph alone."""
        return self._core.token_count

    @property
    def has_unrooted_form(self) -> bool:
        """The first player can choose the root."""
        return self._core.has_unrooted_form

    @property
    def text(self) -> str:
        """Its rules; empty for a built-in game."""
        return self._core.text

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return bool(self._core == other._core)

    def __hash__(self) -> int:
        return hash(self._core)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def _repr_html_(self) -> str:
        rules = f"<pre>{html.escape(self.text)}</pre>" if self.text else "<p>built in</p>"
        return f"<p><b>{html.escape(self.name)}</b></p>{rules}"


def as_game(game: Union[str, Game]) -> Game:
    if isinstance(game, Game):
        return game
    if isinstance(game, str):
        return Game(game)
    refuse("game", "a name or a Game", game)


def games() -> list[str]:
    """The names of all games that ``Game.named`` knows, the built-in ones first."""
    return _core.known_games()
