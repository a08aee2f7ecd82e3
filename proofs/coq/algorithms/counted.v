(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Algorithms that count their steps. A function of bits and lists takes one step each time that it
   is entered, also by itself; between two steps it does no more than a few operations on bits and
   on the heads of lists. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import Lia.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A result, and the number of steps that were taken to it. *)
Definition counted (A : Type) : Type := (A * nat)%type.
Notation result := (@fst _ nat) (only parsing).
Notation steps := (@snd _ nat) (only parsing).
Definition ret A (x : A) : counted A := (x, 0).
Definition bind A B (a : counted A) (f : A -> counted B) : counted B :=
  let b := f a.1 in (b.1, a.2 + b.2).
Definition step A (a : counted A) : counted A := (a.1, a.2.+1).
Notation "x <- a ;; f" := (bind a (fun x => f))
  (at level 100, a at next level, right associativity).

(* Linear arithmetic, and a little more, on the natural numbers of mathcomp. *)
Ltac arithmetic :=
  intros;
  repeat match goal with
  | H : is_true (_ <= _) |- _ => move/leP: H; rewrite -?plusE -?multE => H
  end;
  apply/leP; rewrite -?plusE -?multE; nia.
