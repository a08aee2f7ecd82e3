(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* T. Sereekiatdilok, P. Vichitkunakorn, Undirected edge geography games on grids (2025): the
   statements that are proved here for all sizes. They stand in the files of the folder sv25, by their
   subjects; each is here SV25.name. *)
From Gazetteer Require outcome_by_gcd ninety_degree_trails regions_of_trails straight_kernels.

Include outcome_by_gcd.
Include ninety_degree_trails.
Include regions_of_trails.
Include straight_kernels.
