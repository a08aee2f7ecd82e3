(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 1 of [GGHR], and section 2 to Lemma 2: the digraph D(G) of the positions on G, its kernel, and
   sums. An A graph is an N-position of edge-delete, a B graph a P-position. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules mirrors components digraph_kernels binary_nim states.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* "In particular, the vertices correspond to the spanning subgraphs of G having no isolated
   vertices." *)
Theorem vertices_of_D (V : finType) (G F : graph V) :
  simple G -> no_isolated_vertex G ->
  vertex_of_D (G : edge_delete V) F <-> [/\ simple F, F \subset G & no_isolated_vertex F].
Proof. exact: states_are_subgraphs. Qed.

(* "A vertex H of D(G) is considered to be a position or a state of the game played on G, but D(H)
   is also an induced subdigraph of D(G)": on the vertices of D(G) that are subgraphs of H. *)
Theorem induced_subdigraph (V : finType) (G H : graph V) :
  simple G -> no_isolated_vertex G -> vertex_of_D (G : edge_delete V) H ->
  (forall F, vertex_of_D (H : edge_delete V) F <->
             vertex_of_D (G : edge_delete V) F /\ F \subset H) /\
  (forall F F', arc_of_D (H : edge_delete V) F F' <->
     [/\ arc_of_D (G : edge_delete V) F F', F \subset H & F' \subset H]).
Proof. exact: induced_states. Qed.

(* "In fact, H could have k connected components C_1, C_2, ..., C_k in which case it is consistent
   to consider H as a vertex in the directed graph arising from the game sum of k edge-delete
   games": its Grundy value is the nim-sum of those of its components, each a graph on its own
   vertices. *)
Theorem sum_of_components (V : finType) (H : graph V) :
  simple H ->
  grundy (H : edge_delete V) =
  \big[nim/0]_(C in connected_components H) grundy (subgraph_on H C : edge_delete _).
Proof. exact: grundy_components. Qed.

(* Section 1: "Since the number of edges is decreased by one with each move of the game, it is clear that
   there are no closed walks in D(G), and each sequence of legal moves is finite." *)
Theorem no_closed_walks (V : finType) (E : graph V) (moves : seq (graph V)) :
  simple E -> path (fun F H => H \in options (F : edge_delete V)) E moves ->
  size moves + edges (last E moves) = edges E /\ (last E moves = E -> moves = [::]).
Proof. exact: edges_counted. Qed.

(* Theorem 1. A digraph without circuits possesses a unique kernel. *)
Theorem theorem_1 (V : finType) (arc : rel V) :
  (forall u v, arc u v -> ~~ connect arc v u) -> exists! K : {set V}, kernel arc K.
Proof. exact: unique_kernel. Qed.

(* Section 2, before Lemma 2: the Nim-sum, as printed "where each r_i is non-negative", fails: the
   result depends on the choice of the r_i, as 2 = 2 . 2^0 = 1 . 2^1. *)
Theorem nim_sum_fails_as_printed :
  ~ (forall (k : nat) (r r' s : nat -> nat),
       \sum_(i < k) r i * 2 ^ i = \sum_(i < k) r' i * 2 ^ i ->
       \sum_(i < k) (r i + s i) %% 2 * 2 ^ i = \sum_(i < k) (r' i + s i) %% 2 * 2 ^ i).
Proof.
move=> /(_ 2 (fun i => if i == 0 then 2 else 0) (fun i => if i == 0 then 0 else 1) (fun=> 0)).
by rewrite !big_ord_recl !big_ord0 => /(_ erefl).
Qed.

(* Repaired, where each r_i and s_i is 0 or 1: it is the exclusive or of the binary digits. *)
Theorem nim_sum (k : nat) (r s : nat -> bool) :
  \sum_(i < k) (r i + s i) %% 2 * 2 ^ i =
  nim (\sum_(i < k) r i * 2 ^ i) (\sum_(i < k) s i * 2 ^ i).
Proof. exact: nim_of_digits. Qed.

(* Section 1: P is a kernel of D(G), whose vertices are the positions to which play on G may come. *)
Theorem P_is_a_kernel (V : finType) (G : edge_delete V) :
  (forall F H, reachable G F -> reachable G H -> P_position F -> P_position H ->
     H \notin options F) /\
  (forall F, reachable G F -> ~ P_position F ->
     exists2 H, H \in options F & reachable G H /\ P_position H).
Proof. exact: P_positions_kernel. Qed.

(* Lemma 2 (i), as it is used: the disjoint union of two B graphs is a B graph. *)
Theorem lemma_2_i (V W : finType) (E : graph V) (F : graph W) :
  P_position (E : edge_delete V) -> P_position (F : edge_delete W) ->
  P_position (disjoint_union E F : edge_delete _).
Proof. exact: union_P. Qed.

(* Lemma 2 (ii): of a B graph and an A graph, an A graph. *)
Theorem lemma_2_ii (V W : finType) (E : graph V) (F : graph W) :
  P_position (E : edge_delete V) -> N_position (F : edge_delete W) ->
  N_position (disjoint_union E F : edge_delete _).
Proof. exact: union_N. Qed.
