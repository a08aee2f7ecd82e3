(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG and even kernels on complete graphs [FSU93, section 2 and section 5 (1)]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma complete_N (V : finType) (v : V) : 1 < #|V| -> N_position ((complete V, v) : UEG V).
Proof.
rewrite (cardD1 v) inE ltnS => /card_gt0P[w]; rewrite !inE andbT => w_v.
apply: (@N_intro (UEG V) (complete V, v) (without_edge (complete V) v w, w)).
- by apply/UEG_optionP; exists w; rewrite // inE /= eq_sym.
- by apply: complete_move; rewrite eq_sym.
Qed.

Lemma complete_of_order_1 :
  ~ (forall V : finType, 0 < #|V| -> forall S : {set V}, ~ even_kernel (complete V) S).
Proof.
move=> /(_ [finType of unit]); rewrite card_unit => /(_ isT setT); apply; split.
- by apply/set0Pn; exists tt.
- by case=> -[] _ _; rewrite inE.
- by case; rewrite inE.
Qed.

(* Of a vertex outside an independent set in K_n the set has one neighbour at most. *)
Lemma complete_no_kernel (V : finType) (S : {set V}) :
  1 < #|V| -> ~ even_kernel (complete V) S.
Proof.
move=> V2 [/set0Pn[v vS] ind even].
have [w w_v] : exists w, w != v.
  by move: V2; rewrite (cardD1 v) inE ltnS => /card_gt0P[w]; rewrite !inE andbT; exists w.
have wS : w \notin S by apply/negP=> /(ind _ _ vS); rewrite inE /= eq_sym w_v.
have := even w wS; rewrite (_ : _ :&: S = [set v]) ?cards1 //.
apply/setP=> x; rewrite !inE /=; apply/idP/eqP=> [/andP[_ xS]|->]; last by rewrite w_v.
by apply/eqP; apply: contraT => x_v; have := ind _ _ xS vS; rewrite inE /= x_v.
Qed.
