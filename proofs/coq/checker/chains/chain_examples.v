(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Laws of chains at work: pieces are the graphs that they are called, the judge accepts the laws of Node Kayles
   on combs and on Moebius ladders, and refuses them with one thing changed. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import heap_tables chain_laws chain_judge.
From Gazetteer Require rule_syntax.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Examples.
Variable r : rule_syntax.rules.

Definition pendant := Part 2 [:: (0, 1)] [:: (0, 0)].
Definition comb_moves := Moves
  [:: Near 0 0 1; Near 0 0 3; Near 0 0 5; Near 1 0 2; Near 1 0 4]
  [:: Middle 0 0 3 0 3 1; Middle 0 0 3 0 3 3].
Definition alternating (n : nat) := [seq nat_of_bool (odd k) | k <- iota 0 n].
Definition combs_with moves short law p from : chain_law :=
  Chain_law r pendant [::] 8 [:: Kind false 0 nothing nothing moves short] 0 1 law p from.
Definition combs := combs_with comb_moves (alternating 8) [:: 1; 0] 2 1.
Definition combs_shown := Heaps_evidence 8 2 [:: alternating 22].

(* Rungs, closed with a twist. What is left at an end has one vertex. *)
Definition rung := Part 2 [:: (0, 1)] [:: (0, 0); (1, 1)].
Definition at_slot (v : nat) := Part 1 [::] [:: (0, v)].
Definition short_ladder := 0 :: 0 :: nseq 10 1.
Definition near_both k l :=
  [seq Near 0 k c | c <- iota 1 5] ++ [seq Near 1 l c | c <- iota 2 4].
Definition crossed := Kind false 1 (at_slot 1) (at_slot 0)
  (Moves (near_both 1 0) [:: Middle 0 0 4 1 4 2]) (nseq 12 0).
Definition straight := Kind false 1 (at_slot 0) (at_slot 0)
  (Moves (near_both 0 1) [:: Middle 0 0 4 0 4 2; Middle 0 1 4 1 4 2]) short_ladder.
Definition ring := Kind true 0 nothing nothing (Moves [:: Near 0 0 2] [::]) short_ladder.
Definition moebius_with kinds := Chain_law r rung [:: 1; 0] 12 kinds 2 2 [:: 1] 1 2.
Definition moebius := moebius_with [:: crossed; straight; ring].
Definition moebius_rows := [:: nseq 27 0; 0 :: 0 :: nseq 25 1; 0 :: 0 :: nseq 25 1].
Definition moebius_shown := Heaps_evidence 12 1 moebius_rows.

(* As edges u-v with u < v, in order. *)
Definition edges_of (es : seq (nat * nat)) : seq (nat * nat) :=
  sort (fun e f => (e.1 < f.1) || (e.1 == f.1) && (e.2 <= f.2)) [seq (minn e.1 e.2, maxn e.1 e.2) | e <- es].
Example pieces :
  [&& edges_of (piece_edges combs (kind_of combs 0) 3) ==
        [:: (0, 1); (0, 2); (2, 3); (2, 4); (4, 5)],
      (* K_4, and K_{3,3}. *)
      edges_of (piece_edges moebius ring 2) == [:: (0, 1); (0, 2); (0, 3); (1, 2); (1, 3); (2, 3)],
      edges_of (piece_edges moebius ring 3) ==
        [:: (0, 1); (0, 2); (0, 5); (1, 3); (1, 4); (2, 3); (2, 4); (3, 5); (4, 5)],
      (* A ladder of two rungs, with a vertex beside vertex 1 of the first one and one beside vertex 0 of the
         second one. *)
      edges_of (piece_edges moebius crossed 2) == [:: (0, 2); (1, 2); (1, 3); (2, 4); (3, 4); (3, 5)] &
      [seq piece_order moebius k 2 | k <- kinds moebius] == [:: 6; 6; 4]].
Proof. by vm_compute. Qed.

Example laws :
  [&& judge_heaps combs combs_shown, judge_heaps moebius moebius_shown,
      judge_heaps (combs_with comb_moves (alternating 8) [:: 1; 0; 1; 0; 1] 2 4) combs_shown &
      [seq law_value combs n | n <- iota 1 4] == [:: 1; 0; 1; 0]].
Proof. by vm_compute. Qed.

Example not_laws :
  [&& (* A move that is lost. *)
      ~~ judge_heaps (moebius_with [:: crossed; straight; Kind true 0 nothing nothing (Moves [::] [::]) short_ladder])
           moebius_shown,
      (* A kind left out. *)
      ~~ judge_heaps (moebius_with [:: crossed; straight]) moebius_shown,
      ~~ judge_heaps (moebius_with [:: straight; ring]) (Heaps_evidence 12 1 (behead moebius_rows)),
      (* A value, the bound, the preperiod, half the period. *)
      all (fun k => ~~ judge_heaps combs
          (Heaps_evidence 8 2 [:: set_nth 0 (alternating 22) k (nth 0 (alternating 22) k).+1])) (iota 0 22),
      ~~ judge_heaps combs (Heaps_evidence 8 2 [:: alternating 21]),
      ~~ judge_heaps combs (Heaps_evidence 8 2 [:: alternating 23]),
      ~~ judge_heaps combs (Heaps_evidence 7 2 [:: alternating 20]),
      ~~ judge_heaps combs (Heaps_evidence 8 1 [:: alternating 20]),
      ~~ judge_heaps combs (Heaps_evidence 8 0 [:: alternating 18]) &
      (* The law. *)
      all (fun s => ~~ judge_heaps s combs_shown)
        [:: combs_with comb_moves (alternating 8) [:: 0; 1] 2 1;
            combs_with comb_moves (alternating 8) [:: 1] 1 1;
            combs_with comb_moves (alternating 8) [:: 1; 0] 0 1;
            combs_with comb_moves (alternating 8) [:: 1; 0; 1] 3 1;
            combs_with comb_moves (alternating 8) [:: 1; 0; 0] 2 2;
            combs_with comb_moves (alternating 7) [:: 1; 0] 2 1;
            combs_with comb_moves (2 :: behead (alternating 8)) [:: 1; 0] 2 1;
            combs_with (Moves [:: Near 0 0 0] [::]) (alternating 8) [:: 1; 0] 2 1;
            combs_with (Moves [:: Near 0 0 9] [::]) (alternating 8) [:: 1; 0] 2 1;
            combs_with (Moves [::] [:: Middle 0 0 0 0 3 0]) (alternating 8) [:: 1; 0] 2 1]].
Proof. by vm_compute. Qed.
End Examples.
