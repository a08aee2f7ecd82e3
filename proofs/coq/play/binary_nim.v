(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The nim-sum by binary digits [GGHR, section 2]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma nim_of_digits (k : nat) (r s : nat -> bool) :
  \sum_(i < k) (r i + s i) %% 2 * 2 ^ i =
  nim (\sum_(i < k) r i * 2 ^ i) (\sum_(i < k) s i * 2 ^ i).
Proof.
elim: k r s => [|k IH] r s; first by rewrite !big_ord0.
have shift (d : nat -> nat) :
    \sum_(i < k.+1) d i * 2 ^ i = d 0 + (\sum_(i < k) d i.+1 * 2 ^ i).*2.
  rewrite big_ord_recl expn0 muln1 -mul2n big_distrr /=; congr addn.
  by apply: eq_bigr => i _; rewrite /bump add1n expnS mulnCA.
rewrite (shift (fun i => (r i + s i) %% 2)) (shift (fun i => r i)) (shift (fun i => s i)).
rewrite (IH (fun i => r i.+1) (fun i => s i.+1)) nim_digit; congr addn.
by case: (r 0); case: (s 0).
Qed.
