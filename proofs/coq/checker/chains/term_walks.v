(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The walk of each term along a chain: its states, what a state tells of the member with so many units, and how that
   grows when a state comes back. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules boards weighted_walks counted_walks chain_sets chain_rows chain_simple chain_walks.
From Gazetteer Require Import chain_null_sets chain_laws chain_claims chain_sequences member_sets member_null_sets.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Notation chain_state := (seq (seq (option nat))).

Section Walks.
Variables (t : set_term) (s : chain_law) (k : kind).
(* Behind the first unit. *)
Definition term_starts : chain_state := if counts_sets t then null_starts s k else starts (asked t) s k.
Definition term_behind : chain_state -> chain_state :=
  if counts_sets t then null_behind s k
  else let steps := steps (asked t) s k in state_behind (fewest (asked t)) steps.
Definition term_tells : chain_state -> option nat :=
  if counts_sets t then null_told s k
  else let ends := ends (asked t) s k in fun st => told_by t (told (fewest (asked t)) ends st).
Definition term_state (n : nat) : chain_state := iter n term_behind term_starts.
(* The number of patterns. Those of null sets are all pairs, which need not be made to be counted. *)
Definition pattern_count : nat :=
  if counts_sets t then size (sets_of (asked t) (unit_part s)) * size (carried (asked t) s k)
  else size (patterns (asked t) s k).

Lemma told_by_adds o a : ~~ is_truth t || (a == 0) ->
  told_by t (omap (addn^~ a) o) = omap (addn^~ a) (told_by t o).
Proof. by rewrite /told_by; case: t => //= /eqP->; case: o. Qed.
Lemma state_iter fewest steps starts n : state fewest steps starts n = iter n (state_behind fewest steps) starts.
Proof. by elim: n => //= n ->. Qed.

Theorem term_grows e q a n : ~~ is_truth t || (a == 0) -> 0 < e ->
  term_state (e.-1 + q) = shifted a (term_state e.-1) -> e <= n ->
  term_tells (term_state (n + q).-1) = omap (addn^~ a) (term_tells (term_state n.-1)).
Proof.
rewrite /term_state /term_behind /term_starts /term_tells => a_grows e0; case: ifP => _ back e_n.
  exact: null_value_grows e0 back e_n.
rewrite -!state_iter in back *; rewrite -told_by_adds //; congr told_by.
exact: set_value_grows e0 back e_n.
Qed.
End Walks.

Theorem term_told_there (t : set_term) (c : chain_claim) n v : let s := chain_of c no_rules in
  let k := claim_kind c in let g := member c n in chain_ok s k -> 0 < n ->
  (is_counting t -> forall p q, p < order g -> q < order g -> joined_so_often (edge_list g) p q <= 1) ->
  term_tells t s k (term_state t s k n.-1) = Some v -> set_term_is (graph_of g) t v.
Proof.
move=> s k g ok n0 once; rewrite /term_tells /term_state /term_behind /term_starts; case: ifP => sets.
  by case: t sets once => // _ once; apply: nullity_told ok n0 (once isT).
by rewrite -state_iter; apply: term_told; rewrite ?sets.
Qed.
