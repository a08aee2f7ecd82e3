(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 3 of [GGHR]: graphs with a symmetry, on which B wins, and those from which a move leads to one.
   An A graph is an N-position of edge-delete, a B graph a P-position. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules mirrors cubes grids mirror_examples reflected_grids.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Theorem 5. If G has an automorphism f without fixed points, with f(f(x)) = x and x not adjacent to
   f(x) for all x, then B has a winning strategy on G. *)
Theorem theorem_5 (V : finType) (E : graph V) (f : V -> V) :
  mirror E f -> P_position (E : edge_delete V).
Proof. exact: mirror_P. Qed.

(* Theorem 5, proof: when A deletes the edge xy, B's reply f(x)f(y) is legal, and f is again such an
   automorphism of what is left. *)
Theorem theorem_5_reply (V : finType) (E : graph V) (f : V -> V) (x y : V) :
  mirror E f -> (x, y) \in E -> 1 < degree E x -> 1 < degree E y ->
  [/\ (f x, f y) \in without_edge E x y, 1 < degree (without_edge E x y) (f x),
      1 < degree (without_edge E x y) (f y) &
      mirror (without_edge (without_edge E x y) (f x) (f y)) f].
Proof. exact: mirror_reply. Qed.

(* Theorem 5, proof: B, answering xy by f(x)f(y), wins against every line of A. *)
Theorem theorem_5_strategy (V : finType) (E : graph V) (f : V -> V) :
  mirror E f -> wins_by_reply f E.
Proof. exact: mirror_wins_by_reply. Qed.

(* Section 3, after the examples: a legal move to a graph as in Theorem 5 wins. *)
Theorem theorem_5_opening (V : finType) (E F : graph V) (f : V -> V) :
  F \in delete_options E -> mirror F f -> N_position (E : edge_delete V).
Proof. by move=> F_opt /mirror_P; apply: (@N_intro (edge_delete V)). Qed.

(* Section 3: two B graphs joined by an edge make an A graph. *)
Theorem joining (V W : finType) (E : graph V) (F : graph W) (u : V) (v : W) :
  no_isolated_vertex E -> no_isolated_vertex F ->
  P_position (E : edge_delete V) -> P_position (F : edge_delete W) ->
  N_position (joined E F u v : edge_delete _).
Proof. exact: joined_N. Qed.

(* Section 3, example (i): even cycles, under the half turn. *)
Theorem even_cycles (k : nat) :
  1 < k ->
  mirror (cycle_graph k.*2) (@half_turn k) /\ P_position (cycle_graph k.*2 : edge_delete _).
Proof. exact: half_turn_mirror. Qed.

(* Section 3, example (ii): an even number of copies of the same graph, under the map that takes each
   to its partner, the first to the last and so on. *)
Theorem even_copies (V : finType) (E : graph V) (k : nat) :
  mirror (copies E k.*2) (@exchanging_copies V k.*2) /\ P_position (copies E k.*2 : edge_delete _).
Proof. exact: copies_mirror. Qed.

(* Section 3, example (iii): the complete bipartite graphs K_{2t,2t}, under a map that interchanges
   pairs within each colour class. *)
Theorem complete_bipartite_even (t : nat) :
  mirror (complete_bipartite t.*2) (@exchanging_copies [finType of bool] t.*2) /\
  P_position (complete_bipartite t.*2 : edge_delete _).
Proof. exact: complete_bipartite_mirror. Qed.

(* Section 3, example (iv): a complete graph of even order without a perfect matching; the vertices
   (i, b) and (i, 1 - b) were matched, and are interchanged. *)
Theorem complete_without_perfect_matching (n : nat) :
  mirror (cocktail_party n) (@exchanging_ends n) /\ P_position (cocktail_party n : edge_delete _).
Proof. exact: cocktail_party_mirror. Qed.

(* Section 3, example (v): the hypercubes, under the map that interchanges 0's and 1's, for
   dimension n >= 2. On Q_1 B wins too, where there is no move. *)
Theorem hypercubes (n : nat) :
  (1 < n -> mirror (cube n) (@antipode n)) /\ (0 < n -> P_position (cube n : edge_delete _)).
Proof. exact: antipode_mirror. Qed.

(* As printed, without n >= 2, the example fails: in Q_1 = K_2 the map breaks (3). *)
Theorem hypercubes_fail_as_printed : ~ (forall n, 0 < n -> mirror (cube n) (@antipode n)).
Proof.
move=> /(_ 1 isT)[_ _ _ /(_ [ffun=> false])]; apply/negP; rewrite negbK; apply/cubeP.
by exists ord0; apply/ffunP=> i; rewrite !ffunE ord1.
Qed.

(* Section 3, example (vi): even by even grids, under the point reflection. *)
Theorem even_by_even_grid (m n : nat) :
  mirror (grid m.*2 n.*2) (@point_reflection m.*2 n.*2) /\ P_position (grid m.*2 n.*2 : edge_delete _).
Proof. exact: even_grid_mirror. Qed.

(* As printed, "any even by odd grid is an A graph" fails: the 2 by 1 grid is a B graph. *)
Theorem even_by_odd_fails_as_printed :
  ~ (forall k m : nat, 0 < k -> N_position (grid k.*2 m.*2.+1 : edge_delete _)).
Proof. by move=> /(_ 1 0 isT); apply: P_and_N_exclude two_by_one_grid. Qed.

(* The same, repaired: every even by odd grid 2 k by 2 m + 1 but 2 by 1, on which B wins. To delete the
   edge that joins (k, m + 1) to (k + 1, m + 1) is legal, and leaves a graph as in Theorem 5. *)
Theorem even_by_odd_grid (k m : nat) :
  0 < k ->
  if (k == 1) && (m == 0) then P_position (grid k.*2 m.*2.+1 : edge_delete _)
  else N_position (grid k.*2 m.*2.+1 : edge_delete _) /\
       exists u v, [/\ row u = k /\ column u = m.+1, row v = k.+1 /\ column v = m.+1,
         without_edge (grid k.*2 m.*2.+1) u v \in delete_options (grid k.*2 m.*2.+1) &
         mirror (without_edge (grid k.*2 m.*2.+1) u v) (@point_reflection k.*2 m.*2.+1)].
Proof. exact: even_by_odd_opens. Qed.
