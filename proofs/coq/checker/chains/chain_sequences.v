(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a certificate of a term on all members of a chain states: the value of the term on the graph of each, by its
   definition. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import boards chain_claims.
From Gazetteer Require Export chain_terms.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Record chain_sequence := Chain_sequence {
  (* The members, as of a claim. *)
  sequence_chain : chain_claim;
  sequence_term : chain_term;
  sequence_law : number_law
}.
Definition sequence_holds (q : chain_sequence) : Prop :=
  forall n, given_least (sequence_law q) <= n ->
  term_is (graph_of (member (sequence_chain q) n)) (sequence_term q) (given_value (sequence_law q) n).
