(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Laws of chromatic numbers are accepted, and near misses refused. The limit on the steps of a walk is too great a
   number to be computed here, so the numbers of colours are given. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import boards chain_laws chain_claims chain_sequences chain_labels.
From Gazetteer Require Import colour_walks member_colours sequence_judge sequence_examples.
From Gazetteer Require claim_judge.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* With up to so many colours. *)
Definition coloured_so colours c least values p from adds e between : bool :=
  let q := Chain_sequence c Chromatic_number (Number_law least values p from adds) in
  let ev := States_evidence e between in
  let s := chain_of c no_rules in
  let k := claim_kind c in
  let walk := colours_walk s k (iota 0 colours.+1) (members_seen q ev) in
  let a := returned ev walk in
  [&& enough_units q ev, has_no_ends q, has_values q, claim_judge.is_member c least, is_small q, chain_ok s k,
      comes_back ev walk a, grows_so q ev a & has_law q ev walk].
(* A path of three vertices, all joined to both ends of the next one. *)
Definition dense := chain_with (Part 3 [:: (0, 1); (1, 2)] [:: (0, 0); (1, 0); (2, 0); (0, 2); (1, 2); (2, 2)]) [::]
  false nothing nothing.
Example colours_accepted :
  [&& coloured_so 2 paths 1 [:: 1; 2] 1 2 0 3 1, coloured_so 3 cycles 3 [:: 3; 2] 2 3 0 4 2,
      coloured_so 3 moebius_ladders 3 [:: 2; 3] 2 3 0 4 2, coloured_so 4 moebius_ladders 2 [:: 4; 2; 3] 2 3 0 4 2,
      coloured_so 2 combs 1 [:: 2] 1 1 0 2 1, coloured_so 3 prisms 3 [:: 3; 2] 2 3 0 4 2,
      coloured_so 3 tailed 1 [:: 3] 1 1 0 2 1 & coloured_so 3 dense 1 [:: 2; 3] 1 2 0 2 1].
Proof. by vm_compute. Qed.
Example colours_refused :
  [&& (* A value too great or too small. *)
      ~~ coloured_so 3 cycles 3 [:: 3; 3] 2 3 0 4 2, ~~ coloured_so 3 cycles 3 [:: 2; 2] 2 3 0 4 2,
      ~~ coloured_so 3 paths 1 [:: 2] 1 1 0 2 1, ~~ coloured_so 3 tailed 1 [:: 2] 1 1 0 2 1,
      ~~ coloured_so 3 combs 1 [:: 1] 1 1 0 2 1, ~~ coloured_so 4 moebius_ladders 2 [:: 3; 2; 3] 2 3 0 4 2,
      (* Too few colours, another growth, a state that does not come back so, and too few units. *)
      ~~ coloured_so 2 cycles 3 [:: 3; 2] 2 3 0 4 2, ~~ coloured_so 3 cycles 3 [:: 3; 2] 2 3 1 4 2,
      ~~ coloured_so 3 cycles 3 [:: 3; 2] 2 3 0 4 1, ~~ coloured_so 3 cycles 3 [:: 3] 1 3 0 4 2,
      ~~ coloured_so 3 cycles 3 [:: 3; 2] 2 3 0 1 2 & ~~ coloured_so 2 paths 0 [:: 1; 2] 1 1 0 3 1].
Proof. by vm_compute. Qed.
(* The numbers of colours that are tried: until all members have one. *)
Definition tried c n steps : seq nat :=
  let k := claim_kind c in colours_tried (chain_of c no_rules) k (if closed k then 2 else 1) n steps.
Example numbers_tried :
  [&& tried paths 4 100 == [:: 0; 1; 2], tried cycles 4 1000 == [:: 0; 1; 2; 3], tried tailed 4 1000 == [:: 0; 1; 2; 3],
      tried cycles 4 100 == [::] &
      tried (chain_with (Part 1 [:: (0, 0)] [::]) [::] false nothing nothing) 2 100 == [::]].
Proof. by vm_compute. Qed.
