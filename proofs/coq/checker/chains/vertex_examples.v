(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of laws at a vertex accepts some laws and refuses near misses. Its conditions are asked one by one, as in
   sequence_examples.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import chain_laws chain_claims chain_sequences vertex_sequences chain_sets sequence_judge.
From Gazetteer Require Import moved_vertices vertex_judge sequence_examples.
From Gazetteer Require claim_judge.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition judged_at c t p least values period from adds e between : bool :=
  let q := Vertex_sequence c t p (Number_law least values period from adds) in
  let s := States_evidence e between in
  let q0 := told_law q in
  let: (q', s') := (moved q, moved_evidence q s) in
  let walk := vertex_walk q' s' in
  let a := returned s' walk in
  [&& enough_units q0 s, has_units q s, has_no_ends q0, place_fits p c, has_values q0, is_small q0,
      claim_judge.is_member c least, chain_ok (chain_of c no_rules) (claim_kind c), end_stays_small q,
      is_near (truth_at q'), is_small (told_law q'), enough_units (told_law q') s', joins_once (told_law q'),
      chain_ok (chain_of (members_of q') no_rules) (claim_kind (members_of q')), comes_back s' walk a,
      repeats_so q' s' a & has_law (told_law q') s' walk].

(* The end of a path is lost iff the order is odd, and a vertex of a cycle iff the cycle is odd. *)
Example lost_vertices :
  [&& judged_at paths Lost_in_uvg (In_unit 0 0) 1 [:: 1; 0] 2 1 0 2 2,
      judged_at paths Lost_in_uvg (In_last_unit 0 0) 1 [:: 1; 0] 2 1 0 2 2,
      judged_at cycles Lost_in_uvg (In_unit 0 0) 3 [:: 1; 0] 2 3 0 4 2,
      judged_at cycles Lost_in_uvg (In_last_unit 0 0) 3 [:: 1; 0] 2 3 0 4 2,
      judged_at combs Lost_in_uvg (In_unit 0 1) 1 [:: 0] 1 1 0 3 1,
      (* A value one off, another start, another growth, a vertex that is not there, and a start too early. *)
      ~~ judged_at paths Lost_in_uvg (In_unit 0 0) 1 [:: 0; 0] 2 1 0 2 2,
      ~~ judged_at paths Lost_in_uvg (In_unit 0 0) 1 [:: 1; 1] 2 1 0 2 2,
      ~~ judged_at paths Lost_in_uvg (In_unit 0 0) 2 [:: 1; 0] 2 2 0 2 2,
      ~~ judged_at paths Lost_in_uvg (In_unit 0 0) 1 [:: 1; 0] 2 1 1 2 2,
      ~~ judged_at paths Lost_in_uvg (In_unit 0 1) 1 [:: 1; 0] 2 1 0 2 2,
      ~~ judged_at paths Lost_in_uvg (In_left 0) 1 [:: 1; 0] 2 1 0 2 2,
      ~~ judged_at paths Lost_in_uvg (In_unit 0 0) 0 [:: 0; 1] 2 0 0 2 2 &
      ~~ judged_at cycles Lost_in_uvg (In_unit 0 0) 2 [:: 0; 1] 2 2 0 4 2].
Proof. by vm_compute. Qed.
(* The even kernels of a path are every second vertex from its end, if the order is odd. *)
Example kernel_vertices :
  [&& judged_at paths In_even_kernel (In_unit 0 0) 1 [:: 1; 0] 2 1 0 2 2,
      judged_at paths In_even_kernel (In_last_unit 0 0) 1 [:: 1; 0] 2 1 0 2 2,
      judged_at cycles In_even_kernel (In_unit 0 0) 3 [:: 0; 1] 2 3 0 4 2,
      (* A value one off, another vertex, and another growth. *)
      ~~ judged_at paths In_even_kernel (In_unit 0 0) 1 [:: 1; 1] 2 1 0 2 2,
      ~~ judged_at paths In_even_kernel (In_last_unit 0 0) 1 [:: 0; 0] 2 1 0 2 2,
      ~~ judged_at cycles In_even_kernel (In_unit 0 0) 3 [:: 1; 1] 2 3 0 4 2,
      ~~ judged_at combs In_even_kernel (In_right 0) 1 [:: 1] 1 1 0 2 1 &
      ~~ judged_at paths In_even_kernel (In_unit 0 0) 1 [:: 1; 0] 2 1 1 2 2].
Proof. by vm_compute. Qed.
(* Vertices of other units. The second vertex of a path is never lost, and no even kernel has it. *)
Example vertices_of_other_units :
  [&& judged_at paths Lost_in_uvg (In_unit 1 0) 2 [:: 0] 1 2 0 4 2,
      judged_at paths Lost_in_uvg (In_unit 2 0) 3 [:: 1; 0] 2 3 0 5 2,
      judged_at paths Lost_in_uvg (In_last_unit 1 0) 2 [:: 0] 1 2 0 3 2,
      judged_at paths Lost_in_uvg (In_last_unit 2 0) 3 [:: 1; 0] 2 3 0 3 2,
      judged_at paths In_even_kernel (In_unit 1 0) 2 [:: 0] 1 2 0 4 2,
      judged_at paths In_even_kernel (In_unit 4 0) 5 [:: 1; 0] 2 5 0 7 2,
      judged_at paths In_even_kernel (In_last_unit 2 0) 3 [:: 1; 0] 2 3 0 3 2,
      judged_at combs Lost_in_uvg (In_last_unit 1 1) 2 [:: 0] 1 2 0 3 1,
      (* A value one off, a start too early, a vertex one off, and more than 8 vertices before it. *)
      ~~ judged_at paths Lost_in_uvg (In_unit 1 0) 2 [:: 1] 1 2 0 4 2,
      ~~ judged_at paths Lost_in_uvg (In_unit 2 0) 3 [:: 0; 1] 2 3 0 5 2,
      ~~ judged_at paths Lost_in_uvg (In_unit 1 0) 1 [:: 0] 1 1 0 4 2,
      ~~ judged_at paths Lost_in_uvg (In_unit 2 0) 2 [:: 0; 1] 2 2 0 5 2,
      ~~ judged_at paths Lost_in_uvg (In_unit 2 0) 3 [:: 1; 0] 2 3 0 2 2,
      ~~ judged_at paths In_even_kernel (In_last_unit 1 0) 3 [:: 1; 0] 2 3 0 3 2,
      ~~ judged_at paths In_even_kernel (In_unit 3 0) 5 [:: 1; 0] 2 5 0 7 2,
      ~~ judged_at paths Lost_in_uvg (In_unit 1 1) 2 [:: 0] 1 2 0 4 2,
      ~~ end_stays_small (Vertex_sequence paths Lost_in_uvg (In_unit 9 0) (Number_law 10 [:: 0; 1] 2 10 0)) &
      (* The units of a ring are not moved. *)
      ~~ judged_at cycles Lost_in_uvg (In_unit 1 0) 3 [:: 1; 0] 2 3 0 4 2].
Proof. by vm_compute. Qed.
