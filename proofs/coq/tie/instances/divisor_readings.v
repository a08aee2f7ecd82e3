(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What is said of divisors is decided. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import all_ssreflect.
From Tie Require Import readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition Z_divides (a b : Z) : bool := if Z.eqb a 0 then Z.eqb b 0 else Z.eqb (Z.modulo b a) 0.
Program Instance decided_Z_divide a b : decided (Z.divide a b) := Decided (decide := fun _ => Z_divides a b) _.
Next Obligation.
rewrite /Z_divides; case: Z.eqb_spec => [->|a0].
- by split=> [/Z.divide_0_l->|/Z.eqb_eq->] //; exists 0%Z.
- by split=> [/(Z.mod_divide _ _ a0)/Z.eqb_eq|/Z.eqb_eq/(Z.mod_divide _ _ a0)].
Qed.
Program Instance decided_common_divisor a b :
  decided (exists2 d, 1 < d & (d %| a.+1) && (d %| b.+1)) | 1 := Decided (decide := fun _ =>
  has (fun d => (d %| a.+1) && (d %| b.+1)) (iota 2 a)) _.
Next Obligation.
split=> [[d d1 /andP[da db]]|/hasP[d]]; last by rewrite mem_iota => /andP[d1 _]; exists d.
apply/hasP; exists d; last by rewrite da.
by rewrite mem_iota d1 add2n ltnS; apply: dvdn_leq.
Qed.
