(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The outcome on a grid of any dimension as a question about an ideal, and what follows of common zeros,
   of multiples and of greatest common divisors [FSU93, section 5 (4)]. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules boxes box_functionals box_multiples.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma N_iff_in_ideal (s : seq nat) (v : box_vertex s) :
  N_position ((box s, v) : UEG _) <->
  grid_ideal (value (variables [comRingType of 'F_2] s) v).
Proof. by split; [apply: (N_in_ideal two_F2) | apply: (in_ideal_N two_F2)]. Qed.

Lemma common_zero_P (s : seq nat) (v : box_vertex s) (L : comRingType) (r : seq L) :
  (1 + 1 = 0 :> L)%R -> size r = size s -> relations (fun x => x = 0%R) s r ->
  (\sum_(x <- r) x = 0)%R -> value r v <> 0%R -> P_position ((box s, v) : UEG _).
Proof.
move=> two size_r rel sum0 value0; have [//|v_N] := P_or_N ((box s, v) : UEG _).
case: value0; apply: (N_value two _ size_r rel sum0 v_N).
split=> [|x y -> ->|c x ->] //; first by rewrite GRing.addr0.
by rewrite GRing.mulr0.
Qed.

Lemma multiples_N (s : seq nat) (v w : box_vertex s) :
  multiple v w -> N_position ((box s, v) : UEG _) -> N_position ((box s, w) : UEG _).
Proof.
move=> /(value_multiple (variables [comRingType of 'F_2] s))[c w_c] /N_iff_in_ideal v_N.
by apply/N_iff_in_ideal; rewrite w_c; apply: (ideal_mul (ideal_grid _ s)).
Qed.

Lemma same_gcds_N (s : seq nat) (v w : box_vertex s) :
  same_gcds v w -> N_position ((box s, v) : UEG _) <-> N_position ((box s, w) : UEG _).
Proof.
suff step (a b : box_vertex s) : same_gcds a b ->
    N_position ((box s, a) : UEG _) -> N_position ((box s, b) : UEG _).
  by move=> same; split; apply: step; rewrite // same_gcds_sym.
move=> same /N_iff_in_ideal a_N; apply/N_iff_in_ideal.
pose K := [comRingType of 'F_2]; have two : (1 + 1 = 0 :> polynomials K s)%R := two_polynomials two_F2 s.
have [c near] := value_same_gcds two (ideal_grid K s) (relations_ideal K s) same.
exact: (ideal_cancel two (ideal_grid K s) near a_N).
Qed.
