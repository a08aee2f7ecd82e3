(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a certificate of a term on all members of a chain states: the value of the term on the graph of each, by its
   definition. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import rules boards chain_laws chain_claims.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The terms that are judged here. *)
Inductive chain_term := Independence_number | Bipartite.

Definition independence_number_is (g : plain) (v : nat) : Prop :=
  (exists2 S : {set vertex_of g}, independent (graph_of g) S & #|S| = v) /\
  forall S : {set vertex_of g}, independent (graph_of g) S -> #|S| <= v.
(* Truth values are 0 and 1. *)
Definition truth_is (fact : Prop) (v : nat) : Prop := v = 1 /\ fact \/ v = 0 /\ ~ fact.
Definition term_is (t : chain_term) (g : plain) (v : nat) : Prop :=
  match t with
  | Independence_number => independence_number_is g v
  | Bipartite => truth_is (bipartite (graph_of g)) v
  end.

Record chain_sequence := Chain_sequence {
  (* The members, as of a claim. *)
  sequence_chain : chain_claim;
  sequence_term : chain_term;
  (* Their values; it has no game. *)
  sequence_law : given_law
}.
Definition member (c : chain_claim) (n : nat) : plain :=
  let s := chain_of c no_rules in Plain (piece_order s (claim_kind c) n) (piece_edges s (claim_kind c) n).
Definition sequence_holds (q : chain_sequence) : Prop :=
  forall n, given_least (sequence_law q) <= n ->
  term_is (sequence_term q) (member (sequence_chain q) n) (given_value (sequence_law q) n).
