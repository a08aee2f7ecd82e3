(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a certificate of a law of a chain states: the Grundy values of a game given as data on the chains of
   all lengths, provided that the pieces of these chains follow its table. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import partizan_rules heap_tables.
From Gazetteer Require rule_syntax rule_outcomes.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A graph with vertices 0, 1, ..., and edges that lead from it: a unit, with those to the next one; an end, with
   those to the unit beside it. *)
Record part := Part {
  part_order : nat;
  part_edges : seq (nat * nat);
  part_joins : seq (nat * nat)
}.
Definition nothing : part := Part 0 [::] [::].

(* A kind of pieces: units in a row between two ends, or closed into a ring. *)
Record kind := Kind {
  closed : bool;
  (* A piece of n units is the heap of length n + longer. *)
  longer : nat;
  left_end : part;
  right_end : part;
  moves : kind_moves;
  (* Of the heaps that are shorter than those that have these moves. *)
  short_values : seq nat
}.
Definition no_kind : kind := Kind false 0 nothing nothing (Moves [::] [::]) [::].

Record chain_law := Chain_law {
  chain_rules : rule_syntax.rules;
  unit_part : part;
  (* The last unit of a ring is joined to the first one as to a next one, whose vertex t is turn t there. *)
  turn : seq nat;
  (* From this length on heaps have the moves of the table. *)
  start : nat;
  kinds : seq kind;
  (* The chains are the pieces of this kind with so many units or more. *)
  first : nat;
  units_least : nat;
  (* Their values, to the end of the first period. *)
  law : seq nat;
  law_period : nat;
  law_from : nat
}.

Definition kind_of (s : chain_law) (k : nat) : kind := nth no_kind (kinds s) k.
Definition table_of (s : chain_law) : heap_table := [seq moves k | k <- kinds s].

(* The law: the value of the chain of n units. *)
Definition law_value (s : chain_law) (n : nat) : nat :=
  nth 0 (law s)
    (if n < law_from s then n - units_least s
     else law_from s - units_least s + (n - law_from s) %% law_period s).

(* The piece of a kind with n units as a graph: the left end, the units in turn, the right end. *)
Section Pieces.
Variables (s : chain_law) (k : kind) (n : nat).
(* The first vertex of unit i; of the right end for n. *)
Definition unit_at (i : nat) : nat := part_order (left_end k) + i * part_order (unit_part s).
Definition piece_order : nat := unit_at n + part_order (right_end k).
Definition between (a b : nat) (es : seq (nat * nat)) : seq (nat * nat) :=
  [seq (a + e.1, b + e.2) | e <- es].
Definition piece_edges : seq (nat * nat) :=
  let u := unit_part s in
  between 0 0 (part_edges (left_end k)) ++ between 0 (unit_at 0) (part_joins (left_end k)) ++
  flatten [seq between (unit_at i) (unit_at i) (part_edges u) | i <- iota 0 n] ++
  flatten [seq between (unit_at i) (unit_at i.+1) (part_joins u) | i <- iota 0 n.-1] ++
  between (unit_at n) (unit_at n) (part_edges (right_end k)) ++
  between (unit_at n) (unit_at n.-1) (part_joins (right_end k)) ++
  (if closed k then
     between (unit_at n.-1) (unit_at 0) [seq (e.1, nth e.2 (turn s) e.2) | e <- part_joins u]
   else [::]).
End Pieces.

(* By the rules, the piece has this Grundy value. *)
Definition piece_value (s : chain_law) (k n v : nat) : Prop :=
  let: (r, p) := (chain_rules s, kind_of s k) in
  if rule_outcomes.first_position r (piece_order s p n) (piece_edges s p n) (Some [::]) Left
    is Some position then rule_outcomes.says r position (rule_outcomes.Value_is v)
  else False.

(* The table is that of the game on the graphs: g has the values of the pieces, follows the table, and is as
   stated where heaps are short. *)
Definition is_table_of_the_pieces (s : chain_law) (g : nat -> nat -> nat) : Prop :=
  [/\ forall k n, k < size (kinds s) -> (if closed (kind_of s k) then units_least s else 1) <= n ->
        piece_value s k n (g k (n + longer (kind_of s k))),
      follows (table_of s) (start s) g
    & forall k n, k < size (kinds s) -> n < start s -> g k n = nth 0 (short_values (kind_of s k)) n].

(* If so, the law is that of the chains of all lengths. *)
Definition law_holds (s : chain_law) : Prop :=
  forall g, is_table_of_the_pieces s g ->
  forall n, units_least s <= n -> piece_value s (first s) n (law_value s n).
