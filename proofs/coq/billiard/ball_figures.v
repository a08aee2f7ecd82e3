(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Sets of vertices of a given grid and portions of a given table, by computation, for the figures
   of [FSU93]. *)
From Coq Require Import ZArith Lia Bool.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules grids rays trails figures portions.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition lattice_points (m n : nat) : seq (nat * nat) :=
  [seq (i, j) | i <- iota 1 m, j <- iota 1 n].

Lemma card_points m n (P : pred (nat * nat)) (S : {set 'I_m * 'I_n}) :
  (forall u, (u \in S) = P (row u, column u)) -> #|S| = count P (lattice_points m n).
Proof.
move=> S_P; have -> : lattice_points m n =
  [seq (row u, column u) | u <- enum [finType of 'I_m * 'I_n]].
  have ranks k : iota 1 k = map (fun i : 'I_k => i.+1) (enum 'I_k).
    by rewrite -[1%N]addn0 iotaDl -val_enum_ord -map_comp.
  by rewrite [in RHS]enumT unlock /= /prod_enum /lattice_points !ranks allpairs_mapl allpairs_mapr
    map_allpairs.
rewrite count_map cardE size_filter -enumT /=; apply: eq_count => u /=; exact: S_P.
Qed.

Definition startb (p : point) : bool := same_point p (1, 2)%Z || same_point p (2, 1)%Z.
Definition portionb (M N : Z) (v : point) (h : direction) (t : nat) : bool :=
  (0 < t) && cornerb M N (place M N v h t) &&
  all (fun s => ~~ cornerb M N (place M N v h s) && ~~ startb (place M N v h s)) (iota 1 t.-1).

Lemma startb_eq p : startb p <-> start_of_portions p.
Proof.
split=> [/orP[] /same_pointP|[] /same_pointP p_eq]; [by left|by right|by apply/orP; left|].
by apply/orP; right.
Qed.

Lemma portionP M N v h t : reflect (portion_to_corner M N v h t) (portionb M N v h t).
Proof.
apply: (iffP andP) => [[/andP[/ltP t0 /cornerb_eq at_corner] /allP none]|];
  last move=> [[/ltP t0 [_ none]] at_corner].
- split=> //; split=> //; split=> [|s [/ltP s0 /ltP s_t]]; first by left.
  have s_in : s \in iota 1 t.-1 by rewrite mem_iota s0 add1n prednK // (leq_ltn_trans _ s_t).
  have /andP[/negP no_corner /negP no_start] := none s s_in; split.
    by move/cornerb_eq.
  by move/startb_eq.
- split; first by rewrite t0; apply/cornerb_eq.
  apply/allP=> s; rewrite mem_iota add1n prednK // => /andP[/ltP s0 /ltP s_t].
  have [no_corner no_start] := none s (conj s0 s_t).
  by apply/andP; split; apply/negP; [move/cornerb_eq|move/startb_eq].
Qed.
