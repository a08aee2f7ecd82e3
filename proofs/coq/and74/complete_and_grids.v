(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The examples of [And74], after Theorem 1: graphs with a perfect matching, complete graphs and grids. In
   a position of Slither P says that who moved last can force a win, N that who moves next can. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings even_kernels grids gallai_edmonds slither_examples.
From Gazetteer Require Import hamiltonian_classes grid_snake slither_outcome.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* After Theorem 1: a perfect matching exists, and thus player 1 wins: on every graph with an edge.
   Without an edge he has none to choose, and loses. *)
Theorem perfect_matching (V : finType) (E M : graph V) :
  simple E -> perfect E M ->
  (E != set0 -> N_position (slither_start E)) /\ (E = set0 -> P_position (slither_start E)).
Proof.
move=> simpleE M_perfect; split=> [/set0Pn[[x y] _]|->].
  by apply: (perfect_matching_N simpleE M_perfect); apply/card_gt0P; exists x.
by constructor=> q /mapP[e]; rewrite mem_enum inE.
Qed.

(* After Theorem 1: "If G is the complete graph on n vertices, then for even n a perfect matching
   exists, and thus player 1 wins" fails for n = 0: there is no edge to choose. *)
Theorem complete_even_fails_as_printed :
  ~ (forall n, ~~ odd n -> (exists M, perfect (complete [finType of 'I_n]) M) /\
       N_position (slither_start (complete [finType of 'I_n]))).
Proof.
move=> /(_ 0 isT)[_]; apply: P_and_N_exclude; constructor=> q /mapP[[x y] _ _].
by have := ltn_ord x; rewrite ltn0.
Qed.

(* The same, repaired: for even n >= 1. *)
Theorem complete_even (n : nat) :
  0 < n -> ~~ odd n ->
  (exists M, perfect (complete [finType of 'I_n]) M) /\
  N_position (slither_start (complete [finType of 'I_n])).
Proof.
move=> n0 n_even; have [M M_perfect] : exists M, perfect (complete [finType of 'I_n]) M.
  by apply: complete_perfect; rewrite card_ord.
split; first by exists M.
by apply: (perfect_matching_N (simple_complete _) M_perfect); rewrite card_ord.
Qed.

(* After Theorem 1: for odd n all vertices are outer, and player 2 wins. *)
Theorem complete_odd (n : nat) :
  odd n -> outer (complete [finType of 'I_n]) = setT /\
  P_position (slither_start (complete [finType of 'I_n])).
Proof.
move=> n_odd; have all_outer : outer (complete [finType of 'I_n]) = setT.
  by apply: complete_outer; rewrite card_ord.
by split=> //; apply: all_outer_P => //; apply: simple_complete.
Qed.

Lemma grid_card (m n : nat) : #|[finType of 'I_m * 'I_n]| = m * n.
Proof. by rewrite card_prod !card_ord. Qed.

(* After Theorem 1: if mn is even, the m by n grid has a perfect matching. *)
Theorem grid_even_matching (m n : nat) : ~~ odd (m * n) -> exists M, perfect (grid m n) M.
Proof.
rewrite -grid_card => mn_even; exists (in_pairs (@place m n) #|[finType of 'I_m * 'I_n]|).
exact: (hamiltonian_perfect (simple_grid m n) (@snake_lt m n) (@snake_inj m n) (@snake_step m n)).
Qed.

(* And player 1 wins. (Grids are of m, n >= 1.) *)
Theorem grid_even (m n : nat) :
  0 < m -> 0 < n -> ~~ odd (m * n) -> N_position (slither_start (grid m n)).
Proof.
move=> m0 n0 /grid_even_matching[M M_perfect].
by apply: (perfect_matching_N (simple_grid m n) M_perfect); rewrite grid_card muln_gt0 m0.
Qed.

(* After Theorem 1: if mn is odd, the vertices at an even distance from the corner (1, 1), those
   with an even sum of row and column, are outer; the others are inner. *)
Theorem grid_odd_outer (m n : nat) (v : 'I_m * 'I_n) :
  odd (m * n) ->
  (v \in outer (grid m n)) = ~~ odd (grids.row v + column v) /\
  (v \in inner (grid m n)) = odd (grids.row v + column v).
Proof.
move=> mn_odd; have n_odd : odd n by move: mn_odd; rewrite oddM => /andP[].
have bip : bipartition (grid m n) [set v | odd (place v)].
  have := @grid_bipartition m n; rewrite (_ : [set v | _] = [set v | odd (place v)]) //.
  by apply/setP=> u; rewrite !inE snake_odd.
have V_odd : odd #|[finType of 'I_m * 'I_n]| by rewrite grid_card.
have simpleE := simple_grid m n; have lt := @snake_lt m n.
have inj := @snake_inj m n; have step := @snake_step m n.
rewrite -(snake_odd v n_odd); split.
- exact: (place_outer simpleE lt inj step V_odd bip).
- exact: (place_inner simpleE lt inj step V_odd bip).
Qed.

(* And player 2 wins. *)
Theorem grid_odd (m n : nat) : odd (m * n) -> P_position (slither_start (grid m n)).
Proof.
move=> mn_odd; have classes v := grid_odd_outer v mn_odd.
apply: independent_inner_P; first exact: simple_grid.
- apply/setP=> v; rewrite [RHS]inE; apply/perfect_verticesP=> -[].
  by have [-> ->] := classes v; rewrite negbK => ->.
- move=> u w; have [_ ->] := classes u; have [_ ->] := classes w => u_odd w_odd.
  by apply/negP=> /grid_bipartition; rewrite !inE u_odd w_odd.
Qed.
