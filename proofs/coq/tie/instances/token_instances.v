(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems on trees, bipartite graphs as they are computed, Fig. 2, tokens of two players, tours
   and the algorithm with a matching say of each small graph. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Coq Require Import String.
From Gazetteer Require Import games rules matchings even_kernels matrices isomorphisms partizan_rules
  four_questions races tree_kernels hamiltonian tours counted bipartite_turns matching_search.
From Gazetteer Require FSU93 Kun24.
From Tie Require Import booleans plays readings sequence_readings player_readings matrix_instances.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* As the statement on each turn says it: a list has the numbers of these vertices, and an answer is one
   of them or there is none. *)
Section Numbers.
Variables (V : finType) (P Q : V -> Prop) (number_of : V -> nat).
Context `{forall w, decided (P w)} `{forall w, decided (Q w)}.
Definition numbers_are (s : seq nat) : bool :=
  all (fun i => has (fun w => [&& i == number_of w, decide (P w) tt & decide (Q w) tt]) (enum V)) s &&
  all (fun w => if decide (P w) tt then if decide (Q w) tt then number_of w \in s else true else true) (enum V).
Lemma numbers_areP s : reflect (forall i, i \in s <-> exists w, [/\ i = number_of w, P w & Q w]) (numbers_are s).
Proof.
apply: (iffP andP) => [[/allP all_s /allP all_w] i|s_w].
- split=> [/all_s/hasP[w _ /and3P[/eqP-> /(decideP (P w)) Pw /(decideP (Q w)) Qw]]|[w [-> Pw Qw]]].
    by exists w.
  have := all_w w; rewrite mem_enum => /(_ isT).
  by case: (decideP (P w)) => // _; case: (decideP (Q w)).
- split; apply/allP=> x; last first.
    by case: (decideP (P x)) => // Px; case: (decideP (Q x)) => // Qx _; apply/s_w; exists x.
  case/s_w=> w [-> Pw Qw]; apply/hasP; exists w; rewrite ?mem_enum // eqxx /=.
  by apply/andP; split; apply/decideP.
Qed.
Instance decided_numbers s : decided (forall i, i \in s <-> exists w, [/\ i = number_of w, P w & Q w]) | 1 :=
  Decided (decide := fun _ => numbers_are s) (rwP (numbers_areP s)).
End Numbers.
Existing Instance decided_numbers | 1.
Instance decided_answer (T : Type) (x : option T) (P : T -> Prop) (Q : Prop) `{forall i, decided (P i)} `{decided Q} :
  decided (match x with Some i => P i | None => Q end) | 1.
Proof. by case: x => [i|]; typeclasses eauto. Defined.

(* The lines of play. *)
Fixpoint lines_of_play (G : game) (k : nat) (p : G) : seq (seq G) :=
  [::] :: (if k is k'.+1 then
    flatten [seq [seq q :: s | s <- lines_of_play k' q] | q <- options p] else [::]).

Section Graphs.
Variables (n : nat) (edge : nat -> nat -> bool) (the_root : nat).
Let V := [finType of 'I_n].
Let E : graph V := [set e : 'I_n * 'I_n | edge e.1 e.2].
Let vertices : seq V := enum V.
Let root : seq V := [seq v <- vertices | val v == the_root].
Let matchings : seq (graph V) := all_matchings E.
Let play (v : V) : seq (UVG V) := undup (@positions_within (UVG V) (remaining ((E, v) : UVG V)) (E, v)).
Let lines (v : V) : seq (seq (UEG V)) := @lines_of_play (UEG V) (remaining ((E, v) : UEG V)) (E, v).

Definition FSU93_section_5_1_trees := summary [:: ltac:(reading_of (@FSU93.section_5_1_trees V E))].
Definition FSU93_figure_2_smallest :=
  summary [seq ltac:(reading_of (@FSU93.figure_2_smallest V E v)) | v <- root].
Definition FSU93_section_5_5_uvg :=
  summary [seq ltac:(reading_of (@FSU93.section_5_5_uvg V E red blue)) | red <- vertices, blue <- vertices].
Definition FSU93_section_5_5_ueg :=
  summary [seq ltac:(reading_of (@FSU93.section_5_5_ueg V E red blue)) | red <- vertices, blue <- vertices].
Definition FSU93_section_5_5_uvg_apart :=
  summary [seq ltac:(reading_of (@FSU93.section_5_5_uvg_apart V E red blue)) | red <- vertices, blue <- vertices].
Definition FSU93_section_5_5_ueg_apart :=
  summary [seq ltac:(reading_of (@FSU93.section_5_5_ueg_apart V E red blue)) | red <- vertices, blue <- vertices].
Definition FSU93_section_5_5_reduction := summary [:: ltac:(reading_of (@FSU93.section_5_5_reduction V E))].
Definition Kun24_vertex_version := summary [:: ltac:(reading_of (@Kun24.vertex_version V E))].
Definition FSU93_corollary_3_3 :=
  summary [seq ltac:(reading_of (@FSU93.corollary_3_3 V E v)) | v <- root].
Definition FSU93_corollary_3_3_each_turn :=
  summary (flatten [seq [seq ltac:(reading_of (fun H1 H2 H3 => @FSU93.corollary_3_3_each_turn V E v moves H1 H2 H3
      (last ((E, v) : UEG V) moves).1 (last ((E, v) : UEG V) moves).2)) | moves <- lines v] | v <- root]).
Definition Kun24_corollary_2 :=
  summary [seq ltac:(reading_of (@Kun24.corollary_2 V E v)) | v <- root].
Definition FSU93_theorem_2_1_length :=
  summary (flatten [seq [seq ltac:(reading_of (@FSU93.theorem_2_1_length V E v moves)) | moves <- lines v] | v <- root]).
Definition Kun24_algorithm :=
  summary (flatten [seq [seq ltac:(reading_of (@Kun24.algorithm V E M v q))
                        | M <- matchings, q <- play v] | v <- root]).
Definition Kun24_algorithm_sign :=
  summary (flatten [seq [seq ltac:(reading_of (@Kun24.algorithm_sign V E M v q))
                        | M <- matchings, q <- play v] | v <- root]).
Definition Kun24_algorithm_optimal :=
  summary (flatten [seq [seq ltac:(reading_of (@Kun24.algorithm_optimal V E M v q))
                        | M <- matchings, q <- play v] | v <- root]).

Section OfPart.
Variable X : {set V}.
Let rows := row_vertex (X := X).
Let columns := column_vertex (X := X).
Let M := the_matrix edge X.
Let at_root := root_rows the_root X.
Let vectors : seq 'cV['F_2]_#|~: X| := enum [finType of 'cV['F_2]_#|~: X|].
Definition winning_move_of_part :=
  [seq ltac:(reading_of (fun H1 H2 => proj1 (@FSU93.theorem_3_1_winning_move V E X _ _ M rows columns H1 H2) i))
  | i <- at_root].
Definition all_winning_moves_of_part :=
  [seq ltac:(reading_of (fun H1 H2 => proj1 (@FSU93.theorem_3_1_all_winning_moves V E X _ _ M rows columns H1 H2) i b))
  | i <- at_root, b <- vectors].
End OfPart.
Let parts : seq {set V} := [seq X <- enum {set V} | bipartitionb E X].
Definition FSU93_theorem_3_1_winning_move := summary (flatten (map winning_move_of_part parts)).
Definition FSU93_theorem_3_1_all_winning_moves := summary (flatten (map all_winning_moves_of_part parts)).
End Graphs.
(* It waits for a list: the program would compute it whenever it starts. *)
Definition FSU93_figure_2 (_ : seq nat) := summary [:: ltac:(reading_of FSU93.figure_2)].

Local Open Scope string_scope.
Definition of_tokens : seq (string * (nat -> (nat -> nat -> bool) -> nat -> seq nat)) := [::
  ("FSU93.section_5_1_trees", fun n edge _ => FSU93_section_5_1_trees n edge);
  ("FSU93.figure_2_smallest", FSU93_figure_2_smallest);
  ("FSU93.section_5_5_uvg", fun n edge _ => FSU93_section_5_5_uvg n edge);
  ("FSU93.section_5_5_ueg", fun n edge _ => FSU93_section_5_5_ueg n edge);
  ("FSU93.section_5_5_uvg_apart", fun n edge _ => FSU93_section_5_5_uvg_apart n edge);
  ("FSU93.section_5_5_ueg_apart", fun n edge _ => FSU93_section_5_5_ueg_apart n edge);
  ("FSU93.section_5_5_reduction", fun n edge _ => FSU93_section_5_5_reduction n edge);
  ("Kun24.vertex_version", fun n edge _ => Kun24_vertex_version n edge);
  ("FSU93.corollary_3_3", FSU93_corollary_3_3);
  ("FSU93.corollary_3_3_each_turn", FSU93_corollary_3_3_each_turn);
  ("FSU93.theorem_2_1_length", FSU93_theorem_2_1_length);
  ("Kun24.corollary_2", Kun24_corollary_2);
  ("Kun24.algorithm", Kun24_algorithm);
  ("Kun24.algorithm_sign", Kun24_algorithm_sign);
  ("Kun24.algorithm_optimal", Kun24_algorithm_optimal);
  ("FSU93.theorem_3_1_winning_move", FSU93_theorem_3_1_winning_move);
  ("FSU93.theorem_3_1_all_winning_moves", FSU93_theorem_3_1_all_winning_moves)].
Definition of_tokens_alone : seq (string * (seq nat -> seq nat)) := [::
  ("FSU93.figure_2", FSU93_figure_2)].
