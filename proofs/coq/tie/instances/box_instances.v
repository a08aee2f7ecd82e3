(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems of [FSU93, section 5 (4)] on grids of higher dimension and on tori say of small
   ones. *)
From Coq Require Import String.
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import games rules boxes even_cycles balanced_orders.
From Gazetteer Require FSU93.
From Tie Require Import booleans plays readings ring_readings box_readings ideal_readings field_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Ideals.
Variable s : seq nat.
Definition section_5_4_higher_dimension :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_higher_dimension s v)) | v <- enum (box_vertex s)].
End Ideals.

(* Of boxes whose orders lie in one of the fields. Of others nothing is told, not even how many vertices. *)
Section Supported.
Variable s : seq nat.
Hypothesis ok : supported s.
Local Instance decided_answer_of (Q : seq nat -> Prop) `{forall q, decided (Q q)} :
  decided (exists q, [/\ offered s q, balanced q & Q q]) | 0 := decided_answer ok.
Definition answer_of :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_answer s v)) | v <- enum (box_vertex s)].
End Supported.
Section Four.
Variables k l m n : nat.
Let s := [:: k; l; m; n].
Hypothesis ok : supported s.
Local Instance decided_answer_4 (Q : seq nat -> Prop) `{forall q, decided (Q q)} :
  decided (exists q, [/\ offered [:: k; l; m; n] q, balanced q & Q q]) | 0 := decided_answer ok.
Definition answer_in_4 :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_dimension_4 k l m n v)) | v <- enum (box_vertex s)].
End Four.
Section Five.
Variables j k l m n : nat.
Let s := [:: j; k; l; m; n].
Hypothesis ok : supported s.
Local Instance decided_answer_5 (Q : seq nat -> Prop) `{forall q, decided (Q q)} :
  decided (exists q, [/\ offered [:: j; k; l; m; n] q, balanced q & Q q]) | 0 := decided_answer ok.
Definition answer_in_5 :=
  summary [seq ltac:(reading_of (@FSU93.section_5_4_dimension_5 j k l m n v)) | v <- enum (box_vertex s)].
End Five.
Definition if_supported (s : seq nat) (told : supported s -> seq nat) : seq nat :=
  if boolP (supported s) is AltTrue ok then told ok else [::].
Definition section_5_4_answer s := if_supported (@answer_of s).
Definition section_5_4_dimension_4 (s : seq nat) : seq nat :=
  if s is [:: k; l; m; n] then if_supported (@answer_in_4 k l m n) else [::].
Definition section_5_4_dimension_5 (s : seq nat) : seq nat :=
  if s is [:: j; k; l; m; n] then if_supported (@answer_in_5 j k l m n) else [::].

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
  ("FSU93.section_5_4_answer", section_5_4_answer);
  ("FSU93.section_5_4_dimension_4", section_5_4_dimension_4);
  ("FSU93.section_5_4_dimension_5", section_5_4_dimension_5);
  ("FSU93.section_5_4_tori", section_5_4_tori);
  ("FSU93.section_5_4_common_zero", section_5_4_common_zero)].
