(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 5 of [FSU93]: what is said, and what is answered, of the questions (1) to (5). *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules matchings even_kernels bipartite matrices cubes grids boxes.
From Gazetteer Require Import even_cycles.
From Gazetteer Require cylinders local_rule balanced_orders box_outcomes.
From Gazetteer Require Import partizan_rules four_questions races token_games figure_2 hamiltonian.
From Gazetteer Require Import tree_kernels existence box_ideals corner layers.
From Gazetteer Require Import kernels_and_roots binary_lines.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Section 5 (1): as asked there, of every vertex in G and not only of those outside S, an even kernel
   is the same. *)
Theorem section_5_1_rewording (V : finType) (E : graph V) (S : {set V}) :
  even_kernel E S <->
  [/\ S != set0, independent E S & forall u, ~~ odd #|neighbours E u :&: S|].
Proof. exact: even_kernel_everywhere. Qed.

(* Section 5 (1): the two criteria for a bipartite graph: it has an even kernel iff some root is a
   P-position, and iff its matrix is not invertible. *)
Theorem section_5_1_bipartite (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (rows : 'I_m -> V) (columns : 'I_n -> V) :
  simple E -> matrix_of E X M rows columns ->
  ((exists S, even_kernel E S) <-> exists v, P_position ((E, v) : UEG V)) /\
  ((exists S, even_kernel E S) <-> ~ (m = n /\ \rank M = m)).
Proof. exact: bipartite_has_kernel. Qed.

(* Section 5 (1): the n-cube has an even kernel iff n is even. *)
Theorem section_5_1_cubes (n : nat) : (exists S, even_kernel (cube n) S) <-> ~~ odd n.
Proof. exact: cube_has_kernel. Qed.

(* Section 5 (1): a tree has an even kernel iff it has no perfect matching. It needs no more than that
   there is no cycle. *)
Theorem section_5_1_trees (V : finType) (E : graph V) :
  simple E -> acyclic E -> (exists S, even_kernel E S) <-> ~ exists M, perfect E M.
Proof. exact: tree_has_kernel. Qed.

(* Section 5 (1): "Complete graphs and bipartite graphs share this property", that (G, v) is a
   P-position of UEG iff v is in an even kernel. *)
Theorem section_5_1_property (V : finType) :
  (forall v : V, P_position ((complete V, v) : UEG V) <->
                 exists2 S, even_kernel (complete V) S & v \in S) /\
  (forall (E : graph V) (v : V), simple E -> bipartite E ->
     P_position ((E, v) : UEG V) <-> exists2 S, even_kernel E S & v \in S).
Proof. exact: P_in_kernels. Qed.

(* Section 5 (2) asks when (G, v) is N for every vertex v. Not whenever G has no even kernel: the paw
   has none. *)
Theorem section_5_2_even_kernels_do_not_decide :
  ~ (forall (V : finType) (E : graph V), simple E ->
       (forall v, N_position ((E, v) : UEG V)) <-> ~ exists S, even_kernel E S).
Proof.
have [simple_paw root_P _] := figure_2.
case/(_ _ paw simple_paw)=> _ /(_ _ ord0)/(P_and_N_exclude root_P); apply.
by case=> S /paw_has_no_even_kernel.
Qed.

(* Section 5 (4): "We showed that for (i, j) = (1, 1) we have a P-position iff m + 1 and n + 1 have a
   nontrivial common factor", here for all m and n. *)
Theorem section_5_4_corner (m n : nat) (v : 'I_m * 'I_n) :
  row v = 1 -> column v = 1 ->
  P_position ((grid m n, v) : UEG _) <-> exists2 d, 1 < d & (d %| m.+1) && (d %| n.+1).
Proof. exact: corner_common_factor. Qed.

(* Section 5 (4) asks for which (i, j) the grid is a P-position. Answered by [SV25, Theorem 2]. *)
Theorem section_5_4_vertices (m n : nat) (v : 'I_m * 'I_n) :
  P_position ((grid m n, v) : UEG _) <->
  ~~ (gcdn m.+1 n.+1 %| row v) /\ ~~ (gcdn m.+1 n.+1 %| column v).
Proof.
by rewrite (bipartite_kernel (@simple_grid m n) (@grid_bipartition m n)); apply: grid_kernel.
Qed.

(* Section 5 (4): on a product of even cycles every vertex is a P-position. (A cycle has order 3 at
   least.) *)
Theorem section_5_4_tori (s : seq nat) (v : box_vertex s) :
  all (fun n => (3 < n) && ~~ odd n) s -> P_position ((torus s, v) : UEG _).
Proof. by move=> /torus_even[simple_s bip_s even_s]; apply: corollary_3_4. Qed.

(* Section 5 (4): on the product of a path of order n and an even cycle of order m, (a, b) is P iff
   gcd(n + 1, m) does not divide a. (A cycle has order 3 at least.) *)
Theorem section_5_4_cylinders (n m : nat) (v : 'I_n * 'I_m) :
  3 < m -> ~~ odd m ->
  P_position ((product (path_graph n) (cycle_graph m), v) : UEG _) <-> ~~ (gcdn n.+1 m %| v.1.+1).
Proof.
move=> m3 m_even; have m_eq : m = m./2.*2 by rewrite -[LHS]odd_double_half (negPf m_even).
by move: m3 v; rewrite m_eq -[4]/(2.*2) leq_double => k1 v; apply: (cylinders.cylinder_rule k1).
Qed.

(* Section 5 (4): "One can also consider higher-dimensional grid graphs." The grid with sides of
   orders s, of any dimension: the vertex (a_1, ..., a_d) is N iff the product of the f_(a_i)(x_i)
   lies in the ideal of the polynomials over the field of two elements that x_1 + ... + x_d and
   the f_(n_i + 1)(x_i) generate. *)
Theorem section_5_4_higher_dimension (s : seq nat) (v : box_vertex s) :
  N_position ((box s, v) : UEG _) <->
  grid_ideal (value (variables [comRingType of 'F_2] s) v).
Proof. exact: N_iff_in_ideal. Qed.

(* The answer for all dimensions: the vertex (a_1, ..., a_d) is P iff there are odd q_i, q_i | n_i + 1,
   balanced (w_i of order q_i in characteristic 2 with the w_i + 1/w_i of sum 0), for which the local
   rule does not say that the sum divides. *)
Theorem section_5_4_answer (s : seq nat) (v : box_vertex s) :
  P_position ((box s, v) : UEG _) <->
  exists q, [/\ balanced_orders.offered s q, balanced_orders.balanced q &
                ~~ local_rule.sum_divides (balanced_orders.factors v q)].
Proof. exact: box_outcomes.box_outcome. Qed.

(* The same answer for four dimensions, and for five. *)
Theorem section_5_4_dimension_4 (k l m n : nat) (v : box_vertex [:: k; l; m; n]) :
  P_position ((box [:: k; l; m; n], v) : UEG _) <->
  exists q, [/\ balanced_orders.offered [:: k; l; m; n] q, balanced_orders.balanced q &
                ~~ local_rule.sum_divides (balanced_orders.factors v q)].
Proof. exact: section_5_4_answer. Qed.

Theorem section_5_4_dimension_5 (j k l m n : nat) (v : box_vertex [:: j; k; l; m; n]) :
  P_position ((box [:: j; k; l; m; n], v) : UEG _) <->
  exists q, [/\ balanced_orders.offered [:: j; k; l; m; n] q, balanced_orders.balanced q &
                ~~ local_rule.sum_divides (balanced_orders.factors v q)].
Proof. exact: section_5_4_answer. Qed.

(* A P vertex has an even kernel, and an N vertex a vector b with A b = e_v, that the first layer gives: layer
   k + 1 is the sum of the neighbours in layer k, of layer k - 1, and of the vertex v where it is in layer k,
   for b. And the layer behind the last is empty. *)
Theorem section_5_4_witnesses (n : nat) (s : seq nat) (v : box_vertex (n :: s)) :
  (P_position ((box (n :: s), v) : UEG _) <-> exists first, let K := grown (box s) n no_source first in
     [/\ layer (box s) no_source first n.+1 = set0, even_kernel (box (n :: s)) K & v \in K]) /\
  (N_position ((box (n :: s), v) : UEG _) <-> exists first, let b := grown (box s) n (source_at v) first in
     layer (box s) (source_at v) first n.+1 = set0 /\
     forall u, odd #|neighbours (box (n :: s)) u :&: b| = (u == v)).
Proof.
have [X bip] := box_bipartite s; have simple_s := simple_box s.
by split; [apply: P_by_layers bip v | apply: N_by_layers bip v].
Qed.

(* Common zeros r of the f_(n_i + 1) with sum 0, in any ring of characteristic 2, at which the product
   is not 0 prove that the vertex is P. *)
Theorem section_5_4_common_zero (s : seq nat) (v : box_vertex s) (L : comRingType) (r : seq L) :
  (1 + 1 = 0 :> L)%R -> size r = size s -> relations (fun x => x = 0%R) s r ->
  (\sum_(x <- r) x = 0)%R -> value r v <> 0%R -> P_position ((box s, v) : UEG _).
Proof. exact: common_zero_P. Qed.

(* If the coordinates of w are multiples of those of v, counted from 1, and v is N, then so is w. So
   the corner (1, ..., 1) is P if any vertex is. *)
Theorem section_5_4_multiples (s : seq nat) (v w : box_vertex s) :
  multiple v w -> N_position ((box s, v) : UEG _) -> N_position ((box s, w) : UEG _).
Proof. exact: multiples_N. Qed.

(* The outcome of (a_1, ..., a_d) depends on the gcd(a_i, n_i + 1) alone. *)
Theorem section_5_4_gcds (s : seq nat) (v w : box_vertex s) :
  same_gcds v w -> N_position ((box s, v) : UEG _) <-> N_position ((box s, w) : UEG _).
Proof. exact: same_gcds_N. Qed.

(* Section 5 (2): "In particular, ... how do we decide whether (G, v) is an N-position in UEG for every
   vertex v": the second player wins unrooted UEG iff it is. *)
Theorem section_5_2_restated (V : finType) (E : graph V) :
  P_position (inl E : unrooted_UEG V) <-> forall v, N_position ((E, v) : UEG V).
Proof.
split=> [/P_positionP|all_N].
- by rewrite is_P_unrooted_UEG => /forallP all_N v; apply/N_positionP.
- by apply/P_positionP; rewrite is_P_unrooted_UEG; apply/forallP=> v; apply/N_positionP.
Qed.

(* Section 5 (5): the four decision problems for partizan UVG, the tokens apart. The answer to exactly
   one is yes, they are the four classes, and exchanging the tokens exchanges red and blue. *)
Theorem section_5_5_uvg (V : finType) (E : graph V) (red blue : V) :
  red != blue ->
  let p := (E, red, blue) : partizan_UVG V in
  let q := (E, blue, red) : partizan_UVG V in
  exactly_one (player_1_can p) (player_2_can p) (red_can p) (blue_can p) /\
  ((player_1_can p <-> class_of p = N_class) /\ (player_2_can p <-> class_of p = P_class) /\
   (red_can p <-> class_of p = L_class) /\ (blue_can p <-> class_of p = R_class)) /\
  ((player_1_can p <-> player_1_can q) /\ (player_2_can p <-> player_2_can q) /\
   (red_can p <-> blue_can q) /\ (blue_can p <-> red_can q)).
Proof.
move=> _ p q; have [one classes] := answers_classes p.
by split=> //; split=> //; exact: UVG_exchanged.
Qed.

(* The same for partizan UEG, where the tokens may share a vertex. *)
Theorem section_5_5_ueg (V : finType) (E : graph V) (red blue : V) :
  let p := (E, red, blue) : partizan_UEG V in
  let q := (E, blue, red) : partizan_UEG V in
  exactly_one (player_1_can p) (player_2_can p) (red_can p) (blue_can p) /\
  ((player_1_can p <-> class_of p = N_class) /\ (player_2_can p <-> class_of p = P_class) /\
   (red_can p <-> class_of p = L_class) /\ (blue_can p <-> class_of p = R_class)) /\
  ((player_1_can p <-> player_1_can q) /\ (player_2_can p <-> player_2_can q) /\
   (red_can p <-> blue_can q) /\ (blue_can p <-> red_can q)).
Proof.
move=> p q; have [one classes] := answers_classes p.
by split=> //; split=> //; exact: UEG_exchanged.
Qed.

(* Section 5 (5): while the tokens are in different components, the player from whose token the longer
   path starts wins partizan UVG, no matter who moves first; if the longest ones are equal, player 2
   wins. Player 1 never does. *)
Theorem section_5_5_uvg_apart (V : finType) (E : graph V) (red blue : V) :
  simple E -> apart E red blue ->
  let p := (E, red, blue) : partizan_UVG V in
  (forall u, exists n, longest_path E u n) /\
  forall a b, longest_path E red a -> longest_path E blue b ->
    (red_can p <-> b < a) /\ (blue_can p <-> a < b) /\ (player_2_can p <-> a = b) /\
    ~ player_1_can p.
Proof.
move=> simpleE far p; split=> [u|a b long_a long_b]; first exact: longest_path_exists.
have := partizan_UVG_race (p := (E, red, blue)) simpleE far long_a long_b.
by have [n [s [l r]]] := four_questions p; rewrite n s l r; tauto.
Qed.

(* The same for partizan UEG, with trails for paths. *)
Theorem section_5_5_ueg_apart (V : finType) (E : graph V) (red blue : V) :
  simple E -> apart E red blue ->
  let p := (E, red, blue) : partizan_UEG V in
  (forall u, exists n, longest_trail E u n) /\
  forall a b, longest_trail E red a -> longest_trail E blue b ->
    (red_can p <-> b < a) /\ (blue_can p <-> a < b) /\ (player_2_can p <-> a = b) /\
    ~ player_1_can p.
Proof.
move=> simpleE far p; split=> [u|a b long_a long_b]; first exact: longest_trail_exists.
have := partizan_UEG_race (p := (E, red, blue)) simpleE far long_a long_b.
by have [n [s [l r]]] := four_questions p; rewrite n s l r; tauto.
Qed.

(* Section 5 (5): the reduction from HAMILTONIAN PATH. On the board that a new vertex joined to every
   vertex of G and a separate path with |V(G)| edges make with G, one token at the new vertex and the
   other at the end of the path, player 2 can win partizan UVG iff G has a Hamiltonian path. *)
Theorem section_5_5_reduction (V : finType) (E : graph V) :
  simple E ->
  simple (path_and_apex E) /\ #|board_vertices V| = 2 * #|V| + 2 /\
  (player_2_can ((path_and_apex E, apex V, path_end V) : partizan_UVG _) <->
   exists s, hamiltonian_path E s).
Proof.
move=> simpleE; split; [exact: simple_board|split; last exact: second_player_hamiltonian].
by rewrite card_sum card_option card_ord mul2n -addnn addn2 addSn addnS.
Qed.
