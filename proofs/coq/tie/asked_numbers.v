(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Questions on the arithmetic of the boxes: the rule for a sum that divides a monomial, and the
   polynomials. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Coq Require Import ZArith.
From Gazetteer Require Import rules boxes lattice signs embedding zeros local_rule balanced_orders.
From Tie Require Import asked asked_graphs.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition ask_sum_divides (f : seq (nat * nat)) : bool := local_rule.sum_divides f.
Definition ask_exponent q n : nat := zeros.exponent q n.
Definition ask_offered s q : bool := balanced_orders.offered s q.
(* At each vertex. *)
Definition ask_factors s q : seq (seq (nat * nat)) :=
  [seq balanced_orders.factors v q | v <- box_vertices s].

(* Polynomials over the field of two elements. *)
Notation F := [comRingType of 'F_2].
Definition bits_of (p : {poly 'F_2}) : seq bool := [seq p`_i != 0 | i <- iota 0 (size p)]%R.
Definition of_bits (s : seq bool) : {poly 'F_2} := (\poly_(i < size s) (nth false s i)%:R)%R.
(* f_k of each polynomial; with each in the place of a variable the value of each vertex; and whether the
   relations hold modulo the multiples of the variable. *)
Definition ask_fibonacci k (r : seq bool) : seq bool :=
  bits_of (@fibonacci [comRingType of {poly 'F_2}] k (of_bits r)).
Definition ask_values s (r : seq (seq bool)) : seq (seq bool) :=
  [seq bits_of (@value [comRingType of {poly 'F_2}] s (map of_bits r) v) | v <- box_vertices s].
Fixpoint relationsb (L : comRingType) (I : L -> bool) (s : seq nat) (r : seq L) : bool :=
  if s is n :: s' then I (fibonacci n.+1 (head 0%R r)) && relationsb I s' (behead r) else true.
Lemma relationsP (L : comRingType) (I : L -> bool) s r : reflect (relations I s r) (relationsb I s r).
Proof. by elim: s r => [|n s IH] r /=; [left | apply: (iffP andP) => -[? /IH]]. Qed.
Definition ask_relations s (r : seq (seq bool)) : bool :=
  @relationsb [comRingType of {poly 'F_2}] (fun p => p`_0 == 0)%R s (map of_bits r).
(* The coefficient of the monomial with these exponents. *)
Fixpoint coefficient (s : seq nat) (e : seq nat) : polynomials F s -> 'F_2 :=
  match s return polynomials F s -> 'F_2 with
  | [::] => id
  | _ :: s' => fun p : {poly polynomials F s'} => coefficient (behead e) (p`_(head 0%nat e))%R
  end.
(* The exponents are less than the sides. *)
Fixpoint exponents (s : seq nat) : seq (seq nat) :=
  if s is n :: s' then [seq i :: e | i <- iota 0 n, e <- exponents s'] else [:: [::]].
Definition ask_polynomials s : seq (seq bool) :=
  [seq [seq (coefficient e (value (variables F s) v) != 0)%R | e <- exponents s] | v <- box_vertices s].

(* The sets of the diagonals by each reading of their signs. *)
Definition ask_signed m n d k : seq (seq bool) :=
  [seq [seq v \in signed_diagonals m n d (test d k) | v <- grid_vertices m n]
  | test <- [:: matched; first_only; second_only; both]].
(* The shift is taken off the coordinates first. *)
Definition ask_folded m n shift (p : seq (nat * nat)) : seq (nat * nat) :=
  let point_at (x : nat * nat) := (Z.of_nat x.1 - Z.of_nat shift, Z.of_nat x.2 - Z.of_nat shift)%Z in
  [seq let q := folded m n (point_at x) in (Z.to_nat q.1, Z.to_nat q.2) | x <- p].
