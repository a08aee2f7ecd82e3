(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The terms whose values on all members of a chain are judged, by their definitions, and their names. *)
From Coq Require Import String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules nullity matchings text.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* Most of them ask for sets of vertices. *)
Inductive set_term := Independence_number | Bipartite | Domination_number | Independent_domination_number |
  Has_even_kernel | Nullity.
Inductive chain_term := Of_sets of set_term | Matching_number | Chromatic_number.

Definition all_terms : seq chain_term :=
  [:: Matching_number, Chromatic_number & [seq Of_sets t | t <- [:: Independence_number; Bipartite; Domination_number;
    Independent_domination_number; Has_even_kernel; Nullity]]].
Definition is_truth (t : set_term) : bool := match t with Bipartite | Has_even_kernel => true | _ => false end.
Definition term_name (t : chain_term) : string :=
  match t with
  | Of_sets Independence_number => "independence_number"
  | Of_sets Bipartite => "bipartite"
  | Of_sets Domination_number => "domination_number"
  | Of_sets Independent_domination_number => "independent_domination_number"
  | Of_sets Has_even_kernel => "has_even_kernel"
  | Of_sets Nullity => "nullity"
  | Matching_number => "matching_number"
  | Chromatic_number => "chromatic_number"
  end.
Definition same_term (t u : chain_term) : bool := same_bytes (bytes_of (term_name t)) (bytes_of (term_name u)).
Lemma same_termP t u : same_term t u -> t = u.
Proof. by case: t u => [[]||] [[]||]. Qed.

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
(* So many colours suffice for no two adjacent vertices to be alike. *)
Definition colourable (k : nat) : Prop := exists f : V -> 'I_k, forall u w, (u, w) \in E -> f u != f w.
Definition term_is (t : chain_term) (v : nat) : Prop :=
  match t with
  | Of_sets set_t => set_term_is set_t v
  | Matching_number => exists2 M, maximum E M & edges M = v
  | Chromatic_number => colourable v /\ forall k, colourable k -> v <= k
  end.
End Definitions.
