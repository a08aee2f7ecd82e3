(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a certificate of a term at a vertex of all members of a chain states: its truth there, by its definition. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import boards chain_claims.
From Gazetteer Require Export vertex_terms.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Record vertex_sequence := Vertex_sequence {
  (* The members, as of a claim. *)
  members_of : chain_claim;
  truth_of : vertex_term;
  truth_at : chain_place;
  truth_law : number_law
}.
Definition vertex_sequence_holds (q : vertex_sequence) : Prop :=
  forall n, given_least (truth_law q) <= n ->
  vertex_value (members_of q) (truth_of q) (truth_at q) n (given_value (truth_law q) n).
