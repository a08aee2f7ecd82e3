(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems of [FSU93, section 5 (4)] on grids of higher dimension and on tori say of small ones. *)
From Coq Require Import String.
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import games rules boxes even_cycles.
From Gazetteer Require FSU93.
From Tie Require Import booleans plays readings box_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The product of the cycles of twice the orders s. *)
Section Tori.
Variable s : seq nat.
Let orders := [seq n.*2 | n <- s].
Definition section_5_4_tori :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_tori orders v)) | v <- enum (box_vertex orders)].
End Tori.

Local Open Scope string_scope.
Definition of_boxes : seq (string * (seq nat -> seq nat)) := [::
  ("FSU93.section_5_4_tori", section_5_4_tori)].
