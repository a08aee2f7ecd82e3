(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* R. P. Gallant, G. Gunther, B. L. Hartnell, D. F. Rall, A game of edge removal on graphs: the
   statements that are proved here for all sizes. They stand in the files of the folder gghr, by their
   subjects; each is here GGHR.name. *)
From Gazetteer Require digraph_of_play collections_of_paths values_of_paths symmetric_graphs.
From Gazetteer Require labels_and_leaves.

Include digraph_of_play.
Include collections_of_paths.
Include values_of_paths.
Include symmetric_graphs.
Include labels_and_leaves.
