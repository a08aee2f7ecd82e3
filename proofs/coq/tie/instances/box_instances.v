(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems of [FSU93, section 5 (4)] on grids of higher dimension and on tori say of small
   ones. *)
From Coq Require Import String.
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import games rules boxes even_cycles.
From Gazetteer Require FSU93.
From Tie Require Import booleans plays readings ring_readings box_readings ideal_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Ideals.
Variable s : seq nat.
Definition section_5_4_higher_dimension :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_higher_dimension s v)) | v <- enum (box_vertex s)].
End Ideals.

(* The product of the cycles of twice the orders s. *)
Section Tori.
Variable s : seq nat.
Let orders := [seq n.*2 | n <- s].
Definition section_5_4_tori :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_tori orders v)) | v <- enum (box_vertex orders)].
End Tori.

(* At all sequences r of elements, also at those that are too short; in the last ring 1 + 1 is not 0. *)
Section CommonZeros.
Variable s : seq nat.
Section At.
Variables (L : comRingType) (elements : seq L).
Fixpoint sequences (k : nat) : seq (seq L) :=
  if k is k'.+1 then [seq x :: r | x <- elements, r <- sequences k'] else [:: [::]].
Definition common_zero_in := [seq ltac:(reading_of (@FSU93.section_5_4_common_zero s v L r))
  | r <- sequences (size s) ++ sequences (size s).-1, v <- enum (box_vertex s)].
End At.
Definition section_5_4_common_zero :=
  summary (flatten [seq common_zero_in (in_quadratic c d) | c <- [:: false; true], d <- [:: false; true]] ++
           common_zero_in (enum [finType of 'Z_4])).
End CommonZeros.

Local Open Scope string_scope.
Definition of_boxes : seq (string * (seq nat -> seq nat)) := [::
  ("FSU93.section_5_4_higher_dimension", section_5_4_higher_dimension);
  ("FSU93.section_5_4_tori", section_5_4_tori);
  ("FSU93.section_5_4_common_zero", section_5_4_common_zero)].
