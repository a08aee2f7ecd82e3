(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The definitions that the theorems' statements use, as an OCaml program: what
   proofs/definitions/ compares with graph/ and oracle/. *)
From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect all_algebra.
From Coq Require Import Extraction.
From Gazetteer Require Import games grundy rules matchings even_kernels cubes grids lattice boxes small
  isomorphisms mirrors paths matrices gallai_edmonds slither slither_examples barriers.
From Gazetteer Require figure_2 mirror_examples path_positions reflected_grids.
From Gazetteer Require octal partizan_rules portion_kernels ball_figures gadgets.
From Tie Require Import native booleans plays asked asked_graphs asked_minors asked_numbers asked_turns
  asked_balls asked_regions asked_plays.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* What is asked of a graph of order n. *)
Section Answers.
Variables (n : nat) (edge : nat -> nat -> bool).
Notation the_graph := (the_graph n edge).
Notation vertex_set := (vertex_set n).
Notation edge_set := (edge_set n).
Definition ask_independent test := independentb the_graph (vertex_set test).
Definition ask_even_kernel test := even_kernelb the_graph (vertex_set test).
Definition ask_bipartition test := bipartitionb the_graph (vertex_set test).
Definition ask_mirror f := mirrorb the_graph (vertex_map f).
Definition ask_matching test := matching the_graph (edge_set test).
Definition ask_maximum test := maximumb the_graph (edge_set test).
Definition ask_perfect test := perfect the_graph (edge_set test).
Definition ask_outer := members (outerb the_graph).
Definition ask_inner := members (innerb the_graph).
Definition ask_perfect_vertices := members (perfect_verticesb the_graph).
Definition ask_level i := members (vertices_ofb the_graph i).
Definition ask_grundy := grundy (the_graph : edge_delete _).
(* Of each set of edges: whether play may come to it. *)
Definition ask_reachable (tests : seq (nat -> nat -> bool)) : seq bool :=
  let found := positions_within (remaining (the_graph : edge_delete _)) (the_graph : edge_delete _) in
  [seq (edge_set test : edge_delete _) \in found | test <- tests].
(* Of each root. *)
Definition ask_wins_along test := [seq wins_alongb (edge_set test) (the_graph, v) | v <- enum 'I_n].
Definition ask_wins_into test := [seq wins_intob (vertex_set test) (the_graph, v) | v <- enum 'I_n].
End Answers.

Definition ask_grid m n := adjacency (grid m n) (grid_vertices m n).
Definition ask_rows m n := [seq (row v, column v) | v <- grid_vertices m n].
Definition ask_diagonals m n d k := [seq v \in diagonals m n d (Z.of_nat k) | v <- grid_vertices m n].
Definition ask_reflection m n :=
  [seq (row w, column w) | w <- map (@reflected_grids.point_reflection m n) (grid_vertices m n)].
(* Of the way from (i, j) by t steps: whether it is a portion that ends in a corner, and the vertices
   traversed an odd number of times. *)
Definition ask_portion m n i j east north t : bool * seq bool :=
  let start := (Z.of_nat i, Z.of_nat j) in
  (ball_figures.portionb (Z.of_nat m.+1) (Z.of_nat n.+1) start (east, north) t,
   [seq v \in portion_kernels.traversed_oddly m n start (east, north) t | v <- grid_vertices m n]).
(* Of each two vertices and each worth of arriving at the second: whether who enters by the first wins. *)
Definition ask_entering n (edge : nat -> nat -> bool) : seq bool :=
  let bools := pairs_of [:: false; true] [:: false; true] in
  [seq (e.1 != e.2) &&
       gadgets.entering_wins (the_graph n edge) e.1 e.2 (fun first => if first then w.1 else w.2) |
     e <- pairs_of (enum 'I_n) (enum 'I_n), w <- bools].
Definition ask_cube n := adjacency (cube n) (cube_vertices n).
Definition ask_path n := adjacency (path_graph n) (enum 'I_n).
Definition ask_pieces p := adjacency (path_positions.pieces p) (enum 'I_(sumn p)).
Definition ask_complete n := adjacency (complete [finType of 'I_n]) (enum 'I_n).
Definition ask_cycle n := adjacency (cycle_graph n) (enum 'I_n).
Definition ask_half_turn k := [seq val (mirror_examples.half_turn v) | v <- enum 'I_k.*2].
Definition ask_complete_bipartite t :=
  adjacency (mirror_examples.complete_bipartite t) (pairs_of [:: false; true] (enum 'I_t)).
Definition ask_cocktail_party n :=
  adjacency (mirror_examples.cocktail_party n) (pairs_of (enum 'I_n) [:: false; true]).
Definition ask_paw := adjacency figure_2.paw (enum 'I_4).
Definition ask_union n (edge : nat -> nat -> bool) m (edge' : nat -> nat -> bool) :=
  adjacency (disjoint_union (the_graph n edge) (the_graph m edge'))
    (map inl (enum 'I_n) ++ map inr (enum 'I_m)).
Definition ask_with_leaves n (edge : nat -> nat -> bool) :=
  adjacency (with_leaves (the_graph n edge)) (map inl (enum 'I_n) ++ map inr (enum 'I_n)).
Definition ask_copies n (edge : nat -> nat -> bool) k :=
  adjacency (mirror_examples.copies (the_graph n edge) k) [seq (v, i) | i <- enum 'I_k, v <- enum 'I_n].
Definition ask_nim a b := nim a b.
(* Octal games; the digits begin with d_1. *)
Definition ask_octal digits h := octal.heap_value (fun k => nth 0 (0 :: digits) k) h.
Definition ask_dawson h := grundy ([:: h] : octal.dawsons_kayles).
Definition ask_path_value n := path_value n.
(* Which two players are the same. *)
Definition ask_players : seq (seq bool) :=
  let players := [:: partizan_rules.Left; partizan_rules.Right] in
  [seq [seq @eq_op partizan_rules.player_eqType s t | t <- players] | s <- players].
(* The bipartite graph of the m by n matrix with these entries. *)
Definition ask_matrix m n (entry : nat -> nat -> bool) :=
  adjacency (graph_of_matrix (\matrix_(i < m, j < n) (entry i j)%:R)%R)
    (map inl (enum 'I_m) ++ map inr (enum 'I_n)).
(* Whether M and B are a Tutte-Berge pair of the whole graph. *)
Definition ask_barrier n edge B M : bool :=
  matching (inducing (the_graph n edge) setT) (edge_set n M) &&
  (#|odd_components (the_graph n edge) setT (vertex_set n B)| ==
   #|missed setT (edge_set n M)| + #|vertex_set n B|).
Lemma ask_barrierP n edge B M :
  reflect (tutte_berge_pair (the_graph n edge) setT (vertex_set n B) (edge_set n M))
          (ask_barrier n edge B M).
Proof. by apply: (iffP andP) => [[EM /eqP count]|[_ EM count]]; split=> //; exact/eqP. Qed.

Extraction Language OCaml.
Extraction "definitions.ml" ask_independent ask_even_kernel ask_bipartition ask_mirror ask_matching
  ask_maximum ask_perfect ask_outer ask_inner ask_perfect_vertices ask_level ask_grundy ask_grid ask_rows
  ask_diagonals ask_reflection ask_cube ask_path ask_pieces ask_complete ask_cycle ask_half_turn
  ask_complete_bipartite ask_cocktail_party ask_paw ask_union ask_with_leaves ask_copies ask_box ask_nim ask_matrix
  ask_barrier ask_reachable ask_wins_along ask_wins_into ask_octal ask_dawson ask_path_value ask_players ask_entering
  ask_portion
  ask_planar ask_degrees ask_kinds ask_apart ask_components ask_joined ask_path_and_apex ask_replace_arcs ask_total_degrees
  ask_kernel ask_isomorphism ask_walk ask_tour ask_tour_length ask_path_edges ask_alternating ask_labelling
  ask_collection ask_torus ask_multiple ask_same_gcds ask_antipodes ask_exchanging_ends ask_exchanging_copies
  ask_sum_divides ask_exponent ask_offered ask_factors ask_fibonacci ask_values ask_relations ask_polynomials
  ask_signed ask_folded ask_solve ask_turn ask_matrix_game ask_acts ask_inside ask_pseudoarc
  ask_rays ask_returns ask_trails ask_consecutive ask_inside_positive ask_regions ask_extended
  ask_lasts ask_acyclic ask_longest ask_isomorphic ask_named ask_arcs ask_lines ask_billiard.
