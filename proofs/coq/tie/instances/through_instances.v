(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What Theorem 1 of [And74], played and as computed, and the crossing of Lemma 1 say of small graphs. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games rules matchings gallai_edmonds slither alternating barriers.
From Gazetteer Require And74.
From Tie Require Import booleans plays readings slither_readings through_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Graphs.
Variables (n : nat) (edge : nat -> nat -> bool).
Let V := [finType of 'I_n].
Let E : graph V := [set e : V * V | edge e.1 e.2].
Let vertices : seq V := enum V.
Let matchings : seq (graph V) := all_matchings E.
Let sequence : seq nat := iota 0 n.+1.
Let pairs := [seq (x, y) | x <- vertices, y <- vertices].

(* From order 4 on only at the first graph with a perfect vertex, along its maximum matchings. *)
Let with_matchings : seq (nat * graph V) :=
  if n < 4 then [seq (i, M) | i <- sequence, M <- matchings] else
  let i := find (fun i => perfect_verticesb (G_b E i) != set0) sequence in
  [seq (i, M) | M <- maximum_matchings (G_b E i)].
Definition theorem_1_player_1 := summary
  [seq ltac:(reading_of (@And74.theorem_1_player_1 _ E x.2 x.1 v)) | x <- with_matchings, v <- vertices].
Definition theorem_1_player_2 :=
  summary [seq ltac:(reading_of (@And74.theorem_1_player_2 _ E x y)) | x <- vertices, y <- vertices].

(* Chains of up to three graphs; the first of one alone need not have all vertices, the third has none. *)
Definition levels := [seq (W, M) | W <- enum {set V}, M <- matchings].
Definition chain (s : seq ({set V} * graph V)) (k : nat) := nth (set0, set0) s k.
Definition verdict_at k s :=
  let W j := (chain s j).1 in let M j := (chain s j).2 in ltac:(reading_of (@And74.theorem_1_verdict _ E k W M)).
Definition theorem_1_verdict := summary (
  [seq verdict_at 0 [:: x] | x <- levels] ++ [seq verdict_at 1 [:: (setT, M); x] | M <- matchings, x <- levels] ++
  [seq verdict_at 2 [:: (setT, M); x; (set0, set0)] | M <- matchings, x <- levels]).

(* The two paths begin with the edge of v, and end within the graph. *)
Let rests : seq (seq V) := uniq_seqs V n.-2.
Definition lemma_1_crossing := summary (flatten (flatten [seq
  [seq [seq ltac:(reading_of (@And74.lemma_1_crossing _ E M x.1 x.2 a b)) | a <- rests, b <- rests] | x <- pairs]
  | M <- matchings])).
End Graphs.

Local Open Scope string_scope.
Definition of_through : seq (string * (nat -> (nat -> nat -> bool) -> nat -> seq nat)) := [::
  ("And74.theorem_1_player_1", fun n edge _ => theorem_1_player_1 n edge);
  ("And74.theorem_1_player_2", fun n edge _ => theorem_1_player_2 n edge);
  ("And74.theorem_1_verdict", fun n edge _ => theorem_1_verdict n edge);
  ("And74.lemma_1_crossing", fun n edge _ => lemma_1_crossing n edge)].
