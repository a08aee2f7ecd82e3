# SPDX-License-Identifier: GPL-3.0-or-later
"""Gazetteer: the theorem checker for games on graphs.

>>> import gazetteer
>>> gazetteer.solve("grid 5 3", "ueg", root=0).outcome
Outcome.P
>>> gazetteer.hunt("P(ueg) <-> in_even_kernel", "order ..4").counterexamples[0].graph.graph6
'Cj'

Graphs are graph6 or sparse6 texts, families such as ``"cycle 5"``, lists of edges, networkx graphs,
objects with a method ``graph6_string`` as Sage's have, or ``gazetteer.Graph``.
"""

from gazetteer._board import Digraph, Graph
from gazetteer._calls import even_kernel, maximum_matching, outcomes, solve
from gazetteer._core import (
    Defect,
    EnvironmentError,
    Error,
    InputError,
    LimitReached,
    OutOfReach,
    Stopped,
)
from gazetteer._core import version as __version__
from gazetteer._draw import draw
from gazetteer._game import Game, games
from gazetteer._graphs import as_graph, from_sage
from gazetteer._hunts import census, evaluate, hunt
from gazetteer._notebook import load_ipython_extension as load_ipython_extension
from gazetteer._paper import Paper, PaperClaim
from gazetteer._picture import Picture
from gazetteer._prove import ForAll, Law, Proof, prove
from gazetteer._real import Real
from gazetteer._results import (
    Answer,
    Census,
    Certificate,
    CloseCall,
    EvenKernel,
    Finding,
    Hunt,
    Instance,
    Matching,
    Outcome,
    Table,
    Verdict,
)

__all__ = [
    "Answer",
    "Census",
    "Certificate",
    "CloseCall",
    "Defect",
    "Digraph",
    "EnvironmentError",
    "Error",
    "EvenKernel",
    "Finding",
    "ForAll",
    "Game",
    "Graph",
    "Hunt",
    "InputError",
    "Instance",
    "Law",
    "LimitReached",
    "Matching",
    "OutOfReach",
    "Outcome",
    "Paper",
    "PaperClaim",
    "Picture",
    "Proof",
    "Real",
    "Stopped",
    "Table",
    "Verdict",
    "as_graph",
    "census",
    "draw",
    "even_kernel",
    "evaluate",
    "from_sage",
    "games",
    "hunt",
    "maximum_matching",
    "outcomes",
    "prove",
    "solve",
]
