(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, Theoretical Computer
   Science 112 (1993) 371-381: the statements that are proved here for all sizes, in the order of
   the paper. They stand in the files of the folder fsu93, by their subjects; each is here
   FSU93.name. *)
From Gazetteer Require maximum_matchings arcs_and_edges kernels_and_roots binary_lines.
From Gazetteer Require cubes_and_corners five_questions.

Include maximum_matchings.
Include arcs_and_edges.
Include kernels_and_roots.
Include binary_lines.
Include cubes_and_corners.
Include five_questions.
