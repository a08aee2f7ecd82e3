# SPDX-License-Identifier: GPL-3.0-or-later
"""How answers look in a notebook, light or dark."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence

from gazetteer._real import Real

#: Of verdicts and of what a paper's claim comes to; other words have the colour of the text.
_COLOURS = {"HOLDS": "#15803d", "PROVED": "#15803d", "REFUTED": "#c02637", "FAILS": "#c02637"}


def verdict(word: str) -> str:
    """The word, in green where something holds and in red where it does not."""
    colour = _COLOURS.get(word.upper())
    style = f' style="color: {colour}"' if colour else ""
    return f"<b{style}>{html.escape(word)}</b>"


def words(text: str) -> str:
    """As mathematicians print them."""
    return html.escape(text.replace("<=", "≤").replace(">=", "≥"))


def cell(value: object) -> str:
    """A number stands on the right, and shows its exact text when one rests on it; a text on the left."""
    if isinstance(value, (bool, str)) or value is None:
        text = "undefined" if value is None else str(value)
        return f'<td style="text-align: left">{html.escape(text)}</td>'
    exact = f' title="{html.escape(value.exact)}"' if isinstance(value, Real) else ""
    return f'<td style="text-align: right"{exact}>{html.escape(str(value))}</td>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]], note: str = "") -> str:
    """Rows of cells, each from ``cell`` or made so; the names stand over them as the first row does."""
    body = list(rows)
    left = ["text-align: left" in one for one in body[0]] if body else [True] * len(head)
    names = "".join(
        f'<th style="text-align: {"left" if is_left else "right"}">{html.escape(name)}</th>'
        for name, is_left in zip(head, left)
    )
    caption = f"<caption>{html.escape(note)}</caption>" if note else ""
    lines = "".join(f"<tr>{''.join(row)}</tr>" for row in body)
    return f"<table>{caption}<thead><tr>{names}</tr></thead><tbody>{lines}</tbody></table>"


def picture(svg: str) -> str:
    """A picture within HTML, without the line that begins a file."""
    return svg[svg.index("<svg") :]
