(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The corner (1, 1) of a grid: its outcome, and the opening move from it along a portion of the ball's
   trajectory [FSU93, Theorem 4.2, section 5 (4)]. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite lattice grids.
From Gazetteer Require rays grid_trails portions portion_kernels.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma corner_P (m n : nat) (v : 'I_m * 'I_n) :
  row v = 1 -> column v = 1 -> P_position ((grid m n, v) : UEG _) <-> gcdn m.+1 n.+1 != 1.
Proof.
move=> a1 b1; rewrite (bipartite_kernel (@simple_grid m n) (@grid_bipartition m n)).
by rewrite grid_kernel a1 b1 dvdn1; split=> [[]|].
Qed.

Lemma corner_common_factor (m n : nat) (v : 'I_m * 'I_n) :
  row v = 1 -> column v = 1 ->
  P_position ((grid m n, v) : UEG _) <-> exists2 d, 1 < d & (d %| m.+1) && (d %| n.+1).
Proof.
move=> a1 b1; rewrite corner_P //; split=> [g1|[d d1]].
- exists (gcdn m.+1 n.+1); last by rewrite dvdn_gcdl dvdn_gcdr.
  by rewrite ltn_neqAle eq_sym g1 gcdn_gt0.
- rewrite -dvdn_gcd => d_g; by apply: contraTneq d_g => ->; rewrite dvdn1 gtn_eqF.
Qed.

Lemma portion_opens (m n t : nat) (u v : 'I_m * 'I_n) :
  row u = 1 -> column u = 1 -> (row v, column v) \in [:: (1, 2); (2, 1)] ->
  let start := (Z.of_nat (row v), Z.of_nat (column v)) in
  portions.portion_to_corner (Z.of_nat m.+1) (Z.of_nat n.+1) start rays.NE t ->
  let S := portion_kernels.traversed_oddly m n start rays.NE t in
  [/\ independent (grid m n) S, v \in S,
      forall w, w \notin S -> odd #|neighbours (grid m n) w :&: S| = (w == u),
      even_kernel (without_edge (grid m n) u v) S &
      (v \in neighbours (grid m n) u) /\ P_position ((without_edge (grid m n) u v, v) : UEG _)].
Proof.
move=> u1 u2 v_in start leads S.
have start_in : portions.start_of_portions start.
  rewrite /start; move: v_in; rewrite !inE !xpair_eqE.
  by case/orP=> /andP[/eqP-> /eqP->]; [left|right].
have v_start : grid_trails.point_of v = start by [].
split.
- exact: portion_kernels.traversed_independent.
- exact: portion_kernels.start_traversed u1 u2 v_start start_in leads.
- by move=> w _; apply: portion_kernels.traversed_even u1 u2 v_start start_in leads w.
- exact: portion_kernels.portion_kernel u1 u2 v_start start_in leads.
- split; first by rewrite in_neighbours; apply: portion_kernels.start_move u1 u2 v_start start_in.
  exact: portion_kernels.portion_P_position u1 u2 v_start start_in leads.
Qed.

Lemma corner_opening (m n : nat) (v : 'I_m * 'I_n) :
  row v = 1 -> column v = 1 -> gcdn m.+1 n.+1 = 1 ->
  exists w, [/\ (v, w) \in grid m n, (row w, column w) \in [:: (1, 2); (2, 1)] &
    P_position ((without_edge (grid m n) v w, w) : UEG _)].
Proof.
move=> v1 v2 g1.
have v_N : N_position ((grid m n, v) : UEG _).
  by apply/not_P=> /(iffLR (corner_P v1 v2)); rewrite g1.
have [q /UEG_optionP[w vw ->] w_P] := N_option v_N; exists w; split=> //.
move: vw v1 v2; rewrite inE /next /row /column -!val_eqE /=.
case: v w {v_N w_P} => [[i Hi] [j Hj]] [[k Hk] [l Hl]] /= adj [i0] [j0].
rewrite i0 j0 in adj; rewrite !inE !xpair_eqE !eqSS.
by case/orP: adj => /andP[/eqP <- /orP[/eqP<-|//]].
Qed.
