(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a certificate of a term on all members of a chain states: the value of the term on the graph of each, by its
   definition. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import rules nullity boards matchings chain_laws chain_claims.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The terms that are judged here: most of them ask for sets of vertices. *)
Inductive set_term := Independence_number | Bipartite | Domination_number | Independent_domination_number |
  Has_even_kernel | Nullity.
Inductive chain_term := Of_sets of set_term | Matching_number.

Section Definitions.
Variables (V : finType) (E : graph V).
Definition dominating (S : {set V}) : Prop := forall v, v \in S \/ exists2 u, u \in S & (v, u) \in E.
(* The greatest and the least size of a set of this kind. *)
Definition greatest_size (kind : {set V} -> Prop) (v : nat) : Prop :=
  (exists2 S, kind S & #|S| = v) /\ forall S, kind S -> #|S| <= v.
Definition least_size (kind : {set V} -> Prop) (v : nat) : Prop :=
  (exists2 S, kind S & #|S| = v) /\ forall S, kind S -> v <= #|S|.
(* Truth values are 0 and 1. *)
Definition truth_is (fact : Prop) (v : nat) : Prop := v = 1 /\ fact \/ v = 0 /\ ~ fact.
Definition set_term_is (t : set_term) : nat -> Prop :=
  match t with
  | Independence_number => greatest_size (independent E)
  | Bipartite => truth_is (bipartite E)
  | Domination_number => least_size dominating
  | Independent_domination_number => least_size (fun S => independent E S /\ dominating S)
  | Has_even_kernel => truth_is (exists S, even_kernel E S)
  | Nullity => eq (nullity E)
  end.
Definition term_is (t : chain_term) (v : nat) : Prop :=
  match t with
  | Of_sets set_t => set_term_is set_t v
  | Matching_number => exists2 M, maximum E M & edges M = v
  end.
End Definitions.

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
  term_is (graph_of (member (sequence_chain q) n)) (sequence_term q) (given_value (sequence_law q) n).
