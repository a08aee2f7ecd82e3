(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* W. N. Anderson, Jr., Maximum matching and the game of Slither, Journal of Combinatorial Theory,
   Series B 17 (1974) 234-239: the statements that are proved here for all sizes, in the order of
   the paper. They stand in the files of the folder and74, by their subjects; each is here
   And74.name. *)
From Gazetteer Require alternating_exchange slither_winner complete_and_grids.

Include alternating_exchange.
Include slither_winner.
Include complete_and_grids.
