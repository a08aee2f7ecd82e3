(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The terms at a vertex that are judged on all members of a chain, by their definitions, and the places of vertices. A
   game is decided by its rules. *)
From Coq Require Import String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules text tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Inductive vertex_term := In_even_kernel | Lost_in_uvg.
Definition vertex_term_name (t : vertex_term) : string :=
  match t with In_even_kernel => "in_even_kernel" | Lost_in_uvg => "P(uvg)" end.
Definition all_vertex_terms : seq vertex_term := [:: In_even_kernel; Lost_in_uvg].

(* A vertex of each member: vertex j of an end, or of unit i, counted from the first one or from the last one. *)
Inductive chain_place := In_left of nat | In_unit of nat & nat | In_last_unit of nat & nat | In_right of nat.
Definition same_vertex_term (t u : vertex_term) : bool :=
  match t, u with In_even_kernel, In_even_kernel | Lost_in_uvg, Lost_in_uvg => true | _, _ => false end.
Lemma same_vertex_termP t u : same_vertex_term t u -> t = u.
Proof. by case: t u => [] []. Qed.
Definition same_place (p r : chain_place) : bool :=
  match p, r with
  | In_left j, In_left l | In_right j, In_right l => same j l
  | In_unit i j, In_unit m l | In_last_unit i j, In_last_unit m l => same i m && same j l
  | _, _ => false
  end.
Lemma same_placeP p r : same_place p r -> p = r.
Proof.
by case: p r => [j|i j|i j|j] [l|m l|m l|l] //=; rewrite !sameE => places; do ?[case/andP: places => /eqP-> places];
  rewrite (eqP places).
Qed.

Definition true_at (t : vertex_term) (V : finType) (E : graph V) (v : V) : Prop :=
  match t with
  | In_even_kernel => exists2 S, even_kernel E S & v \in S
  (* Who is to move from there loses. *)
  | Lost_in_uvg => P_position ((E, v) : UVG V)
  end.
