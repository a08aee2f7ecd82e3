(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Claims that bind a vertex and that members refute: each vertex of a member has its values. As in member_examples.v,
   members are walked to without the limit on steps. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import text chain_laws chain_claims chain_sequences chain_sets vertex_terms vertex_sequences.
From Gazetteer Require Import moved_vertices claim_judge sequence_judge vertex_judge sequence_examples.
From Gazetteer Require Import member_terms claim_text vertex_rows.
From Gazetteer Require line_arithmetic.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The truth of a term at a place of the member of n units, by a walk along so many units. *)
Definition told_along (c : chain_claim) (n : nat) (t : vertex_term) (p : chain_place) : result nat :=
  let q := moved (Vertex_sequence c t p (Number_law 0 [::] 0 0 0)) in
  let: (i, d) := (units_moved p c, members_of q) in
  if [&& i < n, i * part_order (claim_unit c) <= 8, place_fits (truth_at q) d, is_near (truth_at q),
        is_small (told_law q), chain_ok (chain_of d no_rules) (claim_kind d) & are_simple (member_edges d (n - i))] then
    some_or Not_judged (told_on (vertex_walk q (States_evidence (n - i) 0)) (n - i))
  else Not_judged.
Definition rows_along (c : chain_claim) (w : string) (n : nat) : option (seq (seq nat)) :=
  let c := Chain_claim (claim_unit c) (claim_turn c) (claim_kind c) [::] (bytes_of w) 1 in
  if read_with c [::] is Some x then
    if is_member c n then if rows_of_member c n x (told_along c n) is Read rows then Some rows else None else None
  else None.
Definition are_rows (o : option (seq (seq nat))) (rows : seq (seq nat)) : bool :=
  if o is Some found then all2 same_bytes found rows else false.
Definition asks_all : string := "exists v: P(uvg, v) and in_even_kernel(v) and degree(v) = 0".
(* Whether the vertex is lost, whether some even kernel has it, and its degree. *)
Example rows_of_vertices :
  [&& are_rows (rows_along paths asks_all 1) [:: [:: 1; 1; 0]],
      are_rows (rows_along paths asks_all 3) [:: [:: 1; 1; 1]; [:: 0; 0; 2]; [:: 1; 1; 1]],
      are_rows (rows_along paths asks_all 4) (nseq 1 [:: 0; 0; 1] ++ nseq 2 [:: 0; 0; 2] ++ nseq 1 [:: 0; 0; 1]),
      are_rows (rows_along combs asks_all 2) [:: [:: 0; 0; 2]; [:: 0; 0; 1]; [:: 0; 0; 2]; [:: 0; 0; 1]],
      (* A triangle, a path from its last vertex, and an edge. *)
      are_rows (rows_along tailed "exists v: degree(v) = 0" 2)
        [:: [:: 0; 0; 2]; [:: 0; 0; 2]; [:: 0; 0; 3]; [:: 0; 0; 2]; [:: 0; 0; 2]; [:: 0; 0; 2]; [:: 0; 0; 1]],
      are_rows (rows_along cycles "exists v: degree(v) = 0" 3) (nseq 3 [:: 0; 0; 2]),
      (* What is asked of a ring, a ring of two points, and a vertex with too many units on both sides. *)
      ~~ isSome (rows_along cycles "exists v: P(uvg, v)" 3), ~~ isSome (rows_along cycles "exists v: degree(v) = 0" 2) &
      all (fun n => (9 < size (bound_places paths n)) == (n < 19)) [:: 17; 18; 19; 20]].
Proof. by vm_compute. Qed.

Definition truth_along (c : chain_claim) (w : string) (n : nat) : option bool :=
  let c' := Chain_claim (claim_unit c) (claim_turn c) (claim_kind c) [::] (bytes_of w) 1 in
  if (rows_along c w n, read_with c' [::]) is (Some rows, Some x) then
    omap line_arithmetic.is_true
      (line_arithmetic.value (fun _ _ => integer 0) [seq [seq integer u | u <- us] | us <- rows] None x (integer n))
  else None.
Definition first_refuting c w from n : bool :=
  all (fun k => truth_along c w k == Some true) (iota from (n - from)) && (truth_along c w n == Some false).
Example bound_claims_refuted :
  [&& first_refuting paths "exists v: P(uvg, v)" 1 2, first_refuting paths "forall v: saturated(v) or n != 5" 2 5,
      first_refuting paths "(count v: P(uvg, v)) < 4" 1 7, first_refuting combs "exists v: N(uvg, v) and n < 3" 1 3,
      first_refuting paths "forall v: in_even_kernel(v) -> degree(v) < 2" 1 5,
      first_refuting tailed "(count v: degree(v) = 2) != 5" 1 2,
      first_refuting ladders "(count u: degree(u) = 3) <= 2" 1 4,
      first_refuting cycles "forall v: degree(v) = n - 1" 3 4 &
      (* "n > 3" belongs to the second body. *)
      first_refuting paths "(count v: in_even_kernel(v)) = count v: P(uvg, v) or n > 3" 1 4].
Proof. by vm_compute. Qed.
Example bound_claims_not_refuted :
  [&& (* True of the member, false of one before it, and one too far. *)
      ~~ first_refuting paths "exists v: P(uvg, v)" 1 3, ~~ first_refuting paths "exists v: P(uvg, v)" 1 1,
      ~~ first_refuting paths "exists v: P(uvg, v)" 1 4, ~~ first_refuting paths "(count v: P(uvg, v)) < 4" 1 6,
      ~~ first_refuting tailed "(count v: degree(v) = 2) != 5" 1 3,
      (* A number of vertices, or a degree, that is one off. *)
      ~~ first_refuting paths "(count v: P(uvg, v)) < 5" 1 7,
      ~~ first_refuting tailed "(count v: degree(v) = 2) != 4" 1 2,
      ~~ first_refuting paths "forall v: in_even_kernel(v) -> degree(v) < 3" 1 5,
      (* Another game, two vertices, and a name that is not bound. *)
      ~~ first_refuting paths "exists v: P(ueg, v)" 1 2, ~~ first_refuting paths "exists v: exists w: P(uvg, v)" 1 2,
      ~~ first_refuting paths "exists v: P(uvg, w)" 1 2 &
      ~~ first_refuting cycles "exists v: N(uvg, v)" 3 3].
Proof. by vm_compute. Qed.
