(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a certificate of a term at a vertex of all members of a chain states: its truth there, by its definition. A game
   is decided by its rules. *)
From Coq Require Import String.
Require Import finite_types.
From Gazetteer Require Import games rules boards chain_laws chain_claims chain_terms.

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
(* The member with n units has it. *)
Definition place_in (c : chain_claim) (n : nat) (p : chain_place) : option nat :=
  let: (s, k) := (chain_of c no_rules, claim_kind c) in
  let within m j v := if j < m then Some (v + j) else None in
  let of_unit i j := if i < n then within (part_order (claim_unit c)) j (unit_at s k i) else None in
  match p with
  | In_left j => within (part_order (left_end k)) j 0
  | In_unit i j => of_unit i j
  | In_last_unit i j => if i < n then of_unit (n - i.+1) j else None
  | In_right j => within (part_order (right_end k)) j (unit_at s k n)
  end.

Definition true_at (t : vertex_term) (V : finType) (E : graph V) (v : V) : Prop :=
  match t with
  | In_even_kernel => exists2 S, even_kernel E S & v \in S
  (* Who is to move from there loses. *)
  | Lost_in_uvg => P_position ((E, v) : UVG V)
  end.

Record vertex_sequence := Vertex_sequence {
  (* The members, as of a claim. *)
  members_of : chain_claim;
  truth_of : vertex_term;
  truth_at : chain_place;
  truth_law : number_law
}.
Definition vertex_sequence_holds (q : vertex_sequence) : Prop :=
  forall n, given_least (truth_law q) <= n ->
  exists2 v : vertex_of (member (members_of q) n), place_in (members_of q) n (truth_at q) = Some (val v) &
    truth_is (true_at (truth_of q) (graph_of (member (members_of q) n)) v) (given_value (truth_law q) n).
