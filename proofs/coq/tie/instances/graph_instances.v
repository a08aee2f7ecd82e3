(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems of the register say of each small graph. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games rules grundy matchings even_kernels mirrors
  gallai_edmonds slither alternating.
From Gazetteer Require FSU93 Kun24 SV25 GGHR And74.
From Tie Require Import booleans plays readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Graphs.
(* A graph of order n, given by its adjacency on 0, ..., n - 1, and a root. *)
Variables (n : nat) (edge : nat -> nat -> bool) (the_root : nat).
Let E : graph [finType of 'I_n] := [set e : 'I_n * 'I_n | edge e.1 e.2].
Let vertices : seq 'I_n := enum 'I_n.
Let root : seq 'I_n := [seq v <- vertices | val v == the_root].
Let sets : seq {set 'I_n} := enum {set 'I_n}.
Let matchings : seq (graph [finType of 'I_n]) := all_matchings E.

Let pairs := [seq (M, M') | M <- matchings, M' <- matchings].
(* The sequences of so many vertices, those without repetition, and the maps. *)
Fixpoint walks (k : nat) : seq (seq 'I_n) :=
  if k is k'.+1 then [seq v :: s | v <- vertices, s <- walks k'] else [:: [::]].
Let paths : seq (seq 'I_n) := flatten [seq [seq s <- walks k | uniq s] | k <- iota 0 n].
Let maps : seq ('I_n -> 'I_n) := [seq (fun v : 'I_n => nth v s (val v)) | s : seq 'I_n <- walks n].

Definition FSU93_theorem_1_1 :=
  summary [seq ltac:(reading_of (@FSU93.theorem_1_1 _ E v)) | v <- root].
Definition FSU93_theorem_1_1_second_player :=
  summary [seq ltac:(reading_of (@FSU93.theorem_1_1_second_player _ E M v)) | M <- matchings, v <- root].
Definition FSU93_theorem_1_1_first_player :=
  summary [seq ltac:(reading_of (@FSU93.theorem_1_1_first_player _ E M v)) | M <- matchings, v <- root].
Definition FSU93_unrooted_perfect_matching :=
  summary [:: ltac:(reading_of (@FSU93.unrooted_perfect_matching _ E))].
Definition FSU93_size_test :=
  summary [seq ltac:(reading_of (@FSU93.size_test _ E x.1 x.2 v)) | x <- pairs, v <- root].
Definition FSU93_theorem_1_1_verdict :=
  summary [seq ltac:(reading_of (@FSU93.theorem_1_1_verdict _ E v)) | v <- root].
Definition FSU93_proposition_2_2 :=
  summary [seq ltac:(reading_of (@FSU93.proposition_2_2 _ E S v)) | S <- sets, v <- root].
Definition FSU93_proposition_2_2_strategy :=
  summary [seq ltac:(reading_of (@FSU93.proposition_2_2_strategy _ E S v)) | S <- sets, v <- root].
Definition FSU93_corollary_2_3 :=
  summary [seq ltac:(reading_of (@FSU93.corollary_2_3 _ E v w)) | v <- root, w <- vertices].
Definition FSU93_corollary_3_2 :=
  summary [seq ltac:(reading_of (@FSU93.corollary_3_2 _ E v)) | v <- root].
Definition FSU93_corollary_3_5 :=
  summary [seq ltac:(reading_of (@FSU93.corollary_3_5 _ E S v)) | S <- sets, v <- root].
Definition FSU93_corollary_3_4 :=
  summary [seq ltac:(reading_of (@FSU93.corollary_3_4 _ E v)) | v <- root].
Definition FSU93_empty_part_is_no_even_kernel :=
  summary [seq ltac:(reading_of_refuted @FSU93.empty_part_is_no_even_kernel
    ltac:(fun H => constr:(H [finType of 'I_n] E S))) | S <- sets].
Definition FSU93_nonempty_part_is_an_even_kernel :=
  summary [seq ltac:(reading_of (@FSU93.nonempty_part_is_an_even_kernel _ E S)) | S <- sets].
Definition FSU93_section_5_1_rewording :=
  summary [seq ltac:(reading_of (@FSU93.section_5_1_rewording _ E S)) | S <- sets].
Definition FSU93_section_5_2_even_kernels_do_not_decide :=
  summary [:: ltac:(reading_of_refuted @FSU93.section_5_2_even_kernels_do_not_decide
    ltac:(fun H => constr:(H [finType of 'I_n] E)))].
Definition FSU93_section_5_2_restated :=
  summary [:: ltac:(reading_of (@FSU93.section_5_2_restated _ E))].
Definition Kun24_lemma_1 :=
  summary [seq ltac:(reading_of (@Kun24.lemma_1 _ E v)) | v <- root].
Definition Kun24_lemma_1_neighbours :=
  summary [seq ltac:(reading_of (fun H1 H2 H3 u => @Kun24.lemma_1_neighbours _ E M v u H1 H2 H3))
          | M <- matchings, v <- root].
Definition Kun24_lemma_1_converse :=
  summary [seq ltac:(reading_of (@Kun24.lemma_1_converse _ E M v)) | M <- matchings, v <- root].
Definition Kun24_figure_1_1 :=
  summary (flatten [seq [seq ltac:(reading_of (fun H1 H2 H3 H4 H5 H6 H7 =>
      proj1 (@Kun24.figure_1_1 _ E M v (nth v x 0) (nth v x 1) (nth v x 2) H1 H2 H3 H4 H5 H6 H7)))
    | M <- matchings, v <- root] | x <- walks 3]).
Definition Kun24_figure_1_2 :=
  summary [seq ltac:(reading_of (@Kun24.figure_1_2 _ E x.1 v x.2))
          | x <- [seq (M, s) | M <- matchings, s <- paths], v <- root].
Definition Kun24_size_test :=
  summary [seq ltac:(reading_of (@Kun24.size_test _ E x.1 x.2 v)) | x <- pairs, v <- root].
Definition Kun24_case_1 :=
  summary [seq ltac:(reading_of (@Kun24.case_1 _ E M v)) | M <- matchings, v <- root].
Definition Kun24_case_2 :=
  summary [seq ltac:(reading_of (@Kun24.case_2 _ E x.1 x.2 v)) | x <- pairs, v <- root].
Definition Kun24_unrooted_fails_as_printed :=
  summary [seq ltac:(reading_of_refuted @Kun24.unrooted_fails_as_printed
    ltac:(fun H => constr:(H [finType of 'I_n] E x.1 x.2 v))) | x <- pairs, v <- vertices].
Definition Kun24_unrooted :=
  summary [seq ltac:(reading_of (@Kun24.unrooted _ E M)) | M <- matchings].
Definition SV25_theorem_3 :=
  summary ([seq ltac:(reading_of (fun H => proj1 (@SV25.theorem_3 _ E v H) S)) | S <- sets, v <- root] ++
           [seq ltac:(reading_of (fun H => proj2 (@SV25.theorem_3 _ E v H))) | v <- root]).
Definition GGHR_theorem_5 :=
  summary [seq ltac:(reading_of (@GGHR.theorem_5 _ E f)) | f <- maps].
Definition GGHR_theorem_5_reply :=
  summary [seq ltac:(reading_of (fun H x y => @GGHR.theorem_5_reply _ E f x y H)) | f <- maps].
Definition And74_augmenting_fails_as_printed :=
  summary [seq ltac:(reading_of_refuted @And74.augmenting_fails_as_printed
    ltac:(fun H => constr:(H [finType of 'I_n] E x.1 v x.2)))
          | x <- [seq (M, s) | M <- matchings, s <- paths], v <- vertices].
Definition And74_augmenting :=
  summary [seq ltac:(reading_of (@And74.augmenting _ E x.1 v x.2))
          | x <- [seq (M, s) | M <- matchings, s <- paths], v <- vertices].
Definition And74_exchange_fails_as_printed :=
  summary [seq ltac:(reading_of_refuted @And74.exchange_fails_as_printed
    ltac:(fun H => constr:(H [finType of 'I_n] E x.1 v x.2)))
          | x <- [seq (M, s) | M <- matchings, s <- paths], v <- vertices].
Definition And74_exchange_by_end_edge :=
  summary [seq ltac:(reading_of (@And74.exchange_by_end_edge _ E x.1 v x.2))
          | x <- [seq (M, s) | M <- matchings, s <- paths], v <- vertices].
Definition And74_lemma_1 :=
  summary [seq ltac:(reading_of (@And74.lemma_1 _ E x.1 v x.2))
          | x <- [seq (M, s) | M <- matchings, s <- paths], v <- vertices].
Definition And74_not_all_inner_fails_as_printed :=
  summary [:: ltac:(reading_of_refuted @And74.not_all_inner_fails_as_printed
    ltac:(fun H => constr:(H [finType of 'I_n] E)))].
Definition And74_half_inner_fails_as_printed :=
  summary [:: ltac:(reading_of_refuted @And74.half_inner_fails_as_printed
    ltac:(fun H => constr:(H [finType of 'I_n] E)))].
Definition And74_half_inner :=
  summary [:: ltac:(reading_of (@And74.half_inner _ E))].
Definition And74_perfect_matching :=
  summary [seq ltac:(reading_of (@And74.perfect_matching _ E M)) | M <- matchings].
Definition Kun24_lemma_1_path :=
  summary [seq ltac:(reading_of (@Kun24.lemma_1_path _ E x.1 v x.2))
          | x <- [seq (M, s) | M <- matchings, s <- paths], v <- root].
Definition GGHR_theorem_5_opening :=
  summary [seq ltac:(reading_of (@GGHR.theorem_5_opening _ E F f)) | F <- delete_options E, f <- maps].
Definition FSU93_section_5_1_property :=
  summary ([seq ltac:(reading_of (proj1 (FSU93.section_5_1_property [finType of 'I_n]) v))
            | v <- if E == complete [finType of 'I_n] then vertices else [::]] ++
           [seq ltac:(reading_of (proj2 (FSU93.section_5_1_property [finType of 'I_n]) E v)) | v <- vertices]).
End Graphs.

Local Open Scope string_scope.
Definition of_graphs : seq (string * (nat -> (nat -> nat -> bool) -> nat -> seq nat)) := [::
  ("FSU93.theorem_1_1", FSU93_theorem_1_1);
  ("FSU93.theorem_1_1_second_player", FSU93_theorem_1_1_second_player);
  ("FSU93.theorem_1_1_first_player", FSU93_theorem_1_1_first_player);
  ("FSU93.unrooted_perfect_matching", fun n edge _ => FSU93_unrooted_perfect_matching n edge);
  ("FSU93.size_test", FSU93_size_test);
  ("FSU93.theorem_1_1_verdict", FSU93_theorem_1_1_verdict);
  ("FSU93.proposition_2_2", FSU93_proposition_2_2);
  ("FSU93.proposition_2_2_strategy", FSU93_proposition_2_2_strategy);
  ("FSU93.corollary_2_3", FSU93_corollary_2_3);
  ("FSU93.corollary_3_2", FSU93_corollary_3_2);
  ("FSU93.corollary_3_5", FSU93_corollary_3_5);
  ("FSU93.corollary_3_4", FSU93_corollary_3_4);
  ("FSU93.empty_part_is_no_even_kernel", fun n edge _ => FSU93_empty_part_is_no_even_kernel n edge);
  ("FSU93.nonempty_part_is_an_even_kernel", fun n edge _ => FSU93_nonempty_part_is_an_even_kernel n edge);
  ("FSU93.section_5_1_rewording", fun n edge _ => FSU93_section_5_1_rewording n edge);
  ("FSU93.section_5_2_even_kernels_do_not_decide", fun n edge _ => FSU93_section_5_2_even_kernels_do_not_decide n edge);
  ("FSU93.section_5_2_restated", fun n edge _ => FSU93_section_5_2_restated n edge);
  ("Kun24.lemma_1", Kun24_lemma_1);
  ("Kun24.lemma_1_neighbours", Kun24_lemma_1_neighbours);
  ("Kun24.lemma_1_converse", Kun24_lemma_1_converse);
  ("Kun24.figure_1_1", Kun24_figure_1_1);
  ("Kun24.figure_1_2", Kun24_figure_1_2);
  ("Kun24.size_test", Kun24_size_test);
  ("Kun24.case_1", Kun24_case_1);
  ("Kun24.case_2", Kun24_case_2);
  ("Kun24.unrooted_fails_as_printed", fun n edge _ => Kun24_unrooted_fails_as_printed n edge);
  ("Kun24.unrooted", fun n edge _ => Kun24_unrooted n edge);
  ("SV25.theorem_3", SV25_theorem_3);
  ("GGHR.theorem_5", fun n edge _ => GGHR_theorem_5 n edge);
  ("GGHR.theorem_5_reply", fun n edge _ => GGHR_theorem_5_reply n edge);
  ("And74.augmenting_fails_as_printed", fun n edge _ => And74_augmenting_fails_as_printed n edge);
  ("And74.augmenting", fun n edge _ => And74_augmenting n edge);
  ("And74.exchange_fails_as_printed", fun n edge _ => And74_exchange_fails_as_printed n edge);
  ("And74.exchange_by_end_edge", fun n edge _ => And74_exchange_by_end_edge n edge);
  ("And74.lemma_1", fun n edge _ => And74_lemma_1 n edge);
  ("And74.not_all_inner_fails_as_printed", fun n edge _ => And74_not_all_inner_fails_as_printed n edge);
  ("And74.half_inner_fails_as_printed", fun n edge _ => And74_half_inner_fails_as_printed n edge);
  ("And74.half_inner", fun n edge _ => And74_half_inner n edge);
  ("And74.perfect_matching", fun n edge _ => And74_perfect_matching n edge);
  ("Kun24.lemma_1_path", Kun24_lemma_1_path);
  ("GGHR.theorem_5_opening", fun n edge _ => GGHR_theorem_5_opening n edge);
  ("FSU93.section_5_1_property", fun n edge _ => FSU93_section_5_1_property n edge)].
