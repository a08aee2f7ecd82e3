(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind states accepts some laws and refuses near misses. The limit on its steps is too
   great a number to be computed here, so its conditions are asked one by one. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import chain_laws chain_claims chain_sequences chain_sets sequence_judge.
From Gazetteer Require heap_tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Coercion Of_sets : set_term >-> chain_term.
Definition chain_with unit turn ring left right : chain_claim :=
  Chain_claim unit turn (Kind ring 0 left right (heap_tables.Moves [::] [::]) [::]) [::] [::] 0.
Definition point := Part 1 [::] [:: (0, 0)].
Definition rung := Part 2 [:: (0, 1)] [:: (0, 0); (1, 1)].
Definition paths := chain_with point [::] false nothing nothing.
Definition cycles := chain_with point [::] true nothing nothing.
Definition moebius_ladders := chain_with rung [:: 1; 0] true nothing nothing.
(* A triangle at the left, and two vertices at the right. *)
Definition tailed := chain_with point [::] false (Part 3 [:: (0, 1); (0, 2); (1, 2)] [:: (2, 0)])
  (Part 2 [:: (0, 1)] [:: (0, 0)]).

Definition combs := chain_with (Part 2 [:: (0, 1)] [:: (0, 0)]) [::] false nothing nothing.
Definition ladders := chain_with rung [::] false nothing nothing.
Definition prisms := chain_with rung [:: 0; 1] true nothing nothing.

Definition judged c t least values p from adds e between : bool :=
  let q := Chain_sequence c t (Number_law least values p from adds) in
  let s := States_evidence e between in
  let walk := states_walked q s in
  let a := returned s walk in
  let k := claim_kind c in
  [&& enough_units q s, has_no_ends q, has_values q, claim_judge.is_member c least, is_small q,
      chain_ok (chain_of c no_rules) k, comes_back s walk a, grows_so q s a & has_law q s walk].

Example laws_accepted :
  [&& judged paths Independence_number 1 [:: 1; 1] 2 1 1 2 2, judged cycles Independence_number 3 [:: 1; 2] 2 3 1 4 2,
      judged moebius_ladders Independence_number 2 [:: 1; 3] 2 2 2 4 2,
      judged tailed Independence_number 1 [:: 3; 3] 2 1 1 2 2,
      judged cycles Bipartite 3 [:: 0; 1] 2 3 0 2 2, judged moebius_ladders Bipartite 2 [:: 0; 1] 2 2 0 2 2,
      judged tailed Bipartite 1 [:: 0] 1 1 0 1 1 & judged paths Bipartite 2 [:: 1; 1; 1] 1 4 0 1 4].
Proof. by vm_compute. Qed.
(* Dominating sets of paths and cycles have n / 3 vertices, rounded up. *)
Example dominations :
  [&& judged paths Domination_number 1 [:: 1; 1; 1] 3 1 1 3 3, judged cycles Domination_number 3 [:: 1; 2; 2] 3 3 1 4 3,
      judged paths Independent_domination_number 1 [:: 1; 1; 1] 3 1 1 3 3,
      judged tailed Domination_number 1 [:: 2; 2; 3] 3 1 1 3 3,
      (* A value too great or too small, and a state that does not come back so. *)
      ~~ judged paths Domination_number 1 [:: 1; 1; 2] 3 1 1 3 3,
      ~~ judged paths Domination_number 1 [:: 1; 1; 0] 3 1 1 3 3,
      ~~ judged cycles Domination_number 3 [:: 1; 2; 1] 3 3 1 4 3,
      ~~ judged paths Domination_number 1 [:: 1; 1] 2 1 1 3 2 &
      ~~ judged paths Domination_number 1 [:: 1; 1; 1] 3 1 0 3 3].
Proof. by vm_compute. Qed.
(* Cycles of even order have an even kernel, and paths of odd order. *)
Example kernels :
  [&& judged cycles Has_even_kernel 3 [:: 0; 1] 2 3 0 4 2, judged paths Has_even_kernel 1 [:: 1; 0] 2 1 0 2 2,
      ~~ judged cycles Has_even_kernel 3 [:: 1; 1] 2 3 0 4 2, ~~ judged cycles Has_even_kernel 3 [:: 0; 0] 2 3 0 4 2,
      ~~ judged paths Has_even_kernel 1 [:: 1] 1 1 0 2 2 & ~~ judged paths Has_even_kernel 1 [:: 1; 0] 2 1 1 2 2].
Proof. by vm_compute. Qed.
(* A path of odd order has one null vector beside 0, and a vertex with two leaves adds one dimension. *)
Definition twin_leaves := chain_with (Part 3 [:: (0, 1); (1, 2)] [:: (1, 1)]) [::] false nothing nothing.
(* A path of two vertices at the left, and then units that nothing joins. *)
Definition loose := chain_with (Part 1 [::] [::]) [::] false point nothing.
Example nullities :
  [&& judged paths Nullity 1 [:: 1; 0] 2 1 0 1 2, judged cycles Nullity 3 [:: 1; 2] 2 3 0 3 2,
      judged moebius_ladders Nullity 2 [:: 0; 4; 0; 0; 2; 0] 6 2 0 2 6, judged tailed Nullity 1 [:: 0; 1] 2 1 0 1 2,
      judged twin_leaves Nullity 1 [:: 1] 1 1 1 1 1, judged twin_leaves Nullity 2 [:: 2; 3] 2 2 2 3 4,
      judged loose Nullity 1 [:: 0] 1 1 1 2 1,
      (* A value too great or too small, one of a cycle alone, and another growth. *)
      ~~ judged paths Nullity 1 [:: 2; 0] 2 1 0 1 2, ~~ judged paths Nullity 1 [:: 0; 0] 2 1 0 1 2,
      ~~ judged moebius_ladders Nullity 2 [:: 0; 4; 0; 0; 4; 0] 6 2 0 2 6,
      ~~ judged twin_leaves Nullity 1 [:: 1] 1 1 0 1 1, ~~ judged twin_leaves Nullity 1 [:: 1] 1 1 2 1 1,
      (* No period, a state that does not come back so, and one that does not come back yet. *)
      ~~ judged paths Nullity 1 [:: 1; 0; 1] 3 1 0 1 3, ~~ judged paths Nullity 1 [:: 1; 0] 2 1 0 1 1,
      ~~ judged moebius_ladders Nullity 2 [:: 0; 4; 0] 3 2 0 2 3, ~~ judged loose Nullity 1 [:: 0] 1 1 1 1 1 &
      (* A ring of two units has a double edge. *)
      ~~ judged cycles Nullity 2 [:: 1] 1 2 0 3 2].
Proof. by vm_compute. Qed.
(* Matchings of paths and cycles have half as many edges as vertices, rounded down. *)
Example matchings :
  [&& judged paths Matching_number 1 [:: 0; 1] 2 1 1 2 2, judged cycles Matching_number 3 [:: 1; 2] 2 3 1 4 2,
      judged combs Matching_number 1 [:: 1] 1 1 1 2 1, judged ladders Matching_number 1 [:: 1] 1 1 1 2 1,
      judged prisms Matching_number 3 [:: 3] 1 3 1 4 2, judged moebius_ladders Matching_number 2 [:: 2] 1 2 1 4 2,
      judged tailed Matching_number 1 [:: 3; 3] 2 1 1 1 2 &
      (* A law that is stated from a later one on. *)
      judged cycles Matching_number 3 [:: 1; 2; 2; 3] 2 5 1 4 2].
Proof. by vm_compute. Qed.
Example matchings_refused :
  [&& (* A value too great or too small, on paths, rings, and with ends. *)
      ~~ judged paths Matching_number 1 [:: 0; 2] 2 1 1 2 2, ~~ judged paths Matching_number 1 [:: 0; 0] 2 1 1 2 2,
      ~~ judged cycles Matching_number 3 [:: 1; 3] 2 3 1 4 2, ~~ judged cycles Matching_number 3 [:: 0; 2] 2 3 1 4 2,
      ~~ judged moebius_ladders Matching_number 2 [:: 1] 1 2 1 4 2, ~~ judged prisms Matching_number 3 [:: 4] 1 3 1 4 2,
      ~~ judged tailed Matching_number 1 [:: 2; 3] 2 1 1 1 2, ~~ judged tailed Matching_number 1 [:: 3; 4] 2 1 1 1 2,
      ~~ judged ladders Matching_number 1 [:: 2] 1 1 1 2 1,
      (* A period that is not one, another growth, and a state that does not come back so, or not yet. *)
      ~~ judged paths Matching_number 1 [:: 0] 1 1 1 2 1, ~~ judged paths Matching_number 1 [:: 0; 1] 2 1 2 2 2,
      ~~ judged paths Matching_number 1 [:: 0; 1] 2 1 0 2 2, ~~ judged cycles Matching_number 3 [:: 1; 2] 2 3 1 4 1,
      ~~ judged tailed Matching_number 1 [:: 3] 1 1 1 1 1, ~~ judged combs Matching_number 1 [:: 1] 1 1 1 1 1,
      ~~ judged paths Matching_number 1 [:: 0; 1] 2 1 1 1 2, ~~ judged cycles Matching_number 3 [:: 1; 2] 2 3 1 3 2,
      (* A start too early: no unit, or a ring of one or two points. *)
      ~~ judged paths Matching_number 1 [:: 0; 1] 2 1 1 0 2, ~~ judged cycles Matching_number 3 [:: 1; 2] 2 3 1 1 2,
      ~~ judged paths Matching_number 0 [:: 0; 0] 2 0 1 2 2, ~~ judged cycles Matching_number 2 [:: 1; 1] 2 2 1 4 2 &
      ~~ judged combs Matching_number 1 [:: 1] 1 1 1 2 0].
Proof. by vm_compute. Qed.
Example laws_refused :
  [&& (* Another value, one too few, another growth. *)
      ~~ judged paths Independence_number 1 [:: 1; 2] 2 1 1 2 2, ~~ judged paths Independence_number 1 [:: 1] 2 1 1 2 2,
      ~~ judged paths Independence_number 1 [:: 1; 1] 2 1 2 2 2, ~~ judged cycles Bipartite 3 [:: 1; 0] 2 3 0 2 2,
      ~~ judged paths Bipartite 1 [:: 1] 1 1 1 1 1,
      (* The state does not come back so. *)
      ~~ judged paths Independence_number 1 [:: 1; 1] 2 1 1 2 1,
      ~~ judged cycles Independence_number 3 [:: 1; 2] 2 3 1 4 1,
      (* Numbers of units out of range, and a ring that is no graph. *)
      ~~ judged paths Independence_number 1 [:: 1; 1] 2 1 1 0 2,
      ~~ judged paths Independence_number 1 [:: 1; 1] 2 1 1 2 0,
      ~~ judged cycles Independence_number 2 [:: 1; 1] 2 2 1 4 2,
      (* A ring with an end, and one that is closed without the twist. *)
      ~~ judged (chain_with point [::] true nothing point) Bipartite 3 [:: 0; 1] 2 3 0 2 2 &
      ~~ judged (chain_with rung [:: 0; 1] true nothing nothing) Bipartite 3 [:: 1; 0] 2 3 0 2 2].
Proof. by vm_compute. Qed.
