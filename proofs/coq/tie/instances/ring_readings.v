(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The rings GF(2)[t] modulo t^2 = c + d t: the field of 4 elements, one with idempotents, and twice one with
   nilpotents. They can be run. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import boxes.
From Tie Require Import booleans plays readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope ring_scope.

Section Quadratic.
Variables c d : bool.
Definition quadratic : Type := (bool * bool)%type.
Canonical quadratic_eqType := [eqType of quadratic].
Canonical quadratic_choiceType := [choiceType of quadratic].
Definition quadratic_add (x y : quadratic) : quadratic := (x.1 (+) y.1, x.2 (+) y.2).
(* The terms of t^2 go to 1 if c and to t if d. *)
Definition quadratic_mul (x y : quadratic) : quadratic :=
  ((x.1 && y.1) (+) [&& c, x.2 & y.2], (x.1 && y.2) (+) (x.2 && y.1) (+) [&& d, x.2 & y.2]).
Fact quadratic_addA : associative quadratic_add.
Proof. by move=> [? ?] [? ?] [? ?]; rewrite /quadratic_add /= !addbA. Qed.
Fact quadratic_addC : commutative quadratic_add.
Proof. by case=> [[] []] [[] []]. Qed.
Fact quadratic_add0 : left_id (false, false) quadratic_add.
Proof. by case=> [[] []]. Qed.
Fact quadratic_addN : left_inverse (false, false) id quadratic_add.
Proof. by case=> [[] []]. Qed.
Canonical quadratic_zmodType := ZmodType quadratic
  (ZmodMixin quadratic_addA quadratic_addC quadratic_add0 quadratic_addN).
Fact quadratic_mulA : associative quadratic_mul.
Proof. by case=> [[] []] [[] []] [[] []]; rewrite /quadratic_mul /=; case: c; case: d. Qed.
Fact quadratic_mulC : commutative quadratic_mul.
Proof. by case=> [[] []] [[] []]; rewrite /quadratic_mul /=; case: c; case: d. Qed.
Fact quadratic_mul1 : left_id (true, false) quadratic_mul.
Proof. by case=> [[] []]; rewrite /quadratic_mul /=; case: c; case: d. Qed.
Fact quadratic_mulD : left_distributive quadratic_mul +%R.
Proof.
by case=> [[] []] [[] []] [[] []]; rewrite /quadratic_mul /GRing.add /= /quadratic_add /=; case: c; case: d.
Qed.
Definition quadratic_ringMixin := ComRingMixin quadratic_mulA quadratic_mulC quadratic_mul1 quadratic_mulD
  (isT : (true, false) != 0 :> quadratic).
Definition quadratic_comRingType : comRingType :=
  ComRingType (RingType quadratic quadratic_ringMixin) quadratic_mulC.
Definition in_quadratic : seq quadratic_comRingType :=
  [seq (a, b) | a <- [:: false; true], b <- [:: false; true]].
End Quadratic.

Section Relations.
Variables (L : comRingType) (zero : L -> Prop).
Context `{forall x, decided (zero x)}.
Fixpoint relationsb (s : seq nat) (r : seq L) : bool :=
  if s is n :: s' then
    if decide (zero (fibonacci n.+1 (head 0 r))) tt then relationsb s' (behead r) else false
  else true.
Lemma relationsP s r : reflect (relations zero s r) (relationsb s r).
Proof.
elim: s r => [|n s IH] r /=; first by left.
by case: decideP => [z|not_z]; [apply: (iffP (IH _)) => [|[]] | right=> -[]].
Qed.
Instance decided_relations s r : decided (relations zero s r) :=
  Decided (decide := fun _ => relationsb s r) (rwP (relationsP s r)).
End Relations.
Existing Instance decided_relations.
