(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems of [GGHR] on positions of edge-delete on the path of order 14 say. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import String.
From Gazetteer Require Import games rules grundy paths isomorphisms components.
From Gazetteer Require GGHR path_positions.
From Tie Require Import booleans plays readings delete_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Program Instance decided_some_option (G : game) (p : G) : decided (exists q : G, q \in options p) | 0 :=
  Decided (decide := fun _ => ~~ nilp (options p)) _.
Next Obligation.
apply: rwP; case: (options p) => [|q s]; first by constructor=> -[].
by constructor; exists q; rewrite mem_head.
Qed.
Definition V14 := [finType of 'I_14].
Definition positions_14 : seq (graph V14) :=
  [:: path_positions.pieces [:: 2; 3; 3; 6] : graph V14; path_positions.pieces [:: 2; 3; 3; 3; 3]; path_positions.pieces [:: 2; 3; 3; 2; 4];
      path_positions.pieces [:: 4; 3; 2; 3; 2]].
Section Position.
Variable E : graph V14.
Let cut : seq (graph V14) := E :: [seq without_edge E e.1 e.2 | e <- enum E & val e.1 < val e.2].
Definition position_2_3_3_3_3 := [seq ltac:(reading_of (@GGHR.position_2_3_3_3_3 V14 E F)) | F <- cut].
Definition position_2_3_3_2_4 := [:: ltac:(reading_of (@GGHR.position_2_3_3_2_4 V14 E))].
End Position.

(* They wait to be asked. *)
Definition of_positions_14 (f : graph V14 -> seq (option (seq part))) (_ : seq nat) : seq nat :=
  summary (flatten [seq f E | E <- positions_14]).
Definition position_2_3_3_2_4_fails_as_printed (_ : seq nat) :=
  let E := path_positions.pieces [:: 2; 3; 3; 2; 4] in
  summary [seq ltac:(reading_of_refuted GGHR.position_2_3_3_2_4_fails_as_printed ltac:(fun H => constr:(H F)))
  | F <- E :: [seq without_edge E e.1 e.2 | e <- enum E]].
Local Open Scope string_scope.
Definition of_positions : seq (string * (seq nat -> seq nat)) := [::
  ("GGHR.position_2_3_3_3_3", of_positions_14 position_2_3_3_3_3);
  ("GGHR.position_2_3_3_2_4", of_positions_14 position_2_3_3_2_4);
  ("GGHR.position_2_3_3_2_4_fails_as_printed", position_2_3_3_2_4_fails_as_printed)].
