(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Claims that speak of a vertex: their words are read as they are meant, true ones that follow from laws are accepted,
   near misses refused, and members refute false ones. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import text statement chain_laws chain_claims chain_sequences vertex_sequences vertex_words.
From Gazetteer Require Import claim_text claim_judge sequence_examples member_examples.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* What a text says of vertices. *)
Definition says_there (c : chain_claim) (w : string) (xs : seq (vertex_term * chain_place * bool)) : bool :=
  let l := bytes_of w in
  if words_within (size l) l is Some ws then
    all2 (fun x y => same_said x y && Bool.eqb (denied x) (denied y)) (sayings (claim_unit c) (claim_kind c) ws)
      [seq Vertex_saying y.1.1 y.1.2 y.2 | y <- xs]
  else false.
Example sayings_read :
  [&& says_there paths "P(uvg, first) and N(uvg,last)"
        [:: (Lost_in_uvg, In_unit 0 0, false); (Lost_in_uvg, In_last_unit 0 0, true)],
      says_there tailed "in_even_kernel(first) or saturated(last)"
        [:: (In_even_kernel, In_left 0, false); (Lost_in_uvg, In_right 1, true)],
      says_there combs "saturated(last)" [:: (Lost_in_uvg, In_last_unit 0 1, true)],
      says_there combs "in_even_kernel(left(2)) xor in_even_kernel(right(0))"
        [:: (In_even_kernel, In_left 2, false); (In_even_kernel, In_right 0, false)],
      says_there combs "N(uvg, unit(0, 1)) -> P(uvg, last_unit(12, 1))"
        [:: (Lost_in_uvg, In_unit 0 1, true); (Lost_in_uvg, In_last_unit 12 1, false)] &
      (* The same twice, also under another name. *)
      says_there paths "saturated(first) or P(uvg, unit(0, 0))" [:: (Lost_in_uvg, In_unit 0 0, false)]].
Proof. by vm_compute. Qed.
Example no_sayings :
  all (fun w => says_there paths w [::])
    [:: "P(ueg, first)"; "P(uvg)"; "P(uvg first)"; "P(uvg, middle)"; "P(dvg, first)"; "in_even_kernel"; "uvg = first";
        "in_even_kernel(first, last)"; "saturated(unit(0))"; "saturated(left(0, 0))"; "saturated(unit(0, 0)";
        "saturated(unit 0 0)"; "grundy(uvg, first)"; "in_even_kernel(left(10000))"; "in_even_kernel(left(n))"].
Proof. by vm_compute. Qed.

(* Laws at vertices of paths. *)
Definition law_at t p values := Given_law (Of_vertex t p) (Number_law 1 values 2 1 0).
Definition lost_first := law_at Lost_in_uvg (In_unit 0 0) [:: 1; 0].
Definition lost_last := law_at Lost_in_uvg (In_last_unit 0 0) [:: 1; 0].
Definition kernel_last := law_at In_even_kernel (In_last_unit 0 0) [:: 1; 0].
Definition on_paths (laws : seq given_law) (w : string) : chain_claim :=
  Chain_claim (claim_unit paths) [::] (claim_kind paths) laws (bytes_of w) 1.
Definition follows_from (laws : seq given_law) (w : string) : bool :=
  judge_claim (on_paths laws w) (Arithmetic_evidence 20 2).
Definition three_laws := [:: lost_first; lost_last; kernel_last].
Example vertex_claims_judged :
  all (follows_from three_laws)
    [:: "P(uvg, first) <-> n mod 2 = 1"; "N(uvg, first) xor P(uvg, last)"; "saturated(first) <-> order mod 2 = 0";
        "in_even_kernel(last) <-> P(uvg, unit(0, 0))"; "P(uvg, last_unit(0,0)) -> size != 3";
        "not saturated(last) or n > 1";
        "saturated(first) -> not in_even_kernel(last)"].
Proof. by vm_compute. Qed.
Example vertex_claims_refused :
  all (fun w => ~~ follows_from three_laws w)
    [:: (* What is false at once, or far away. *)
        "P(uvg, first) <-> n mod 2 = 0"; "P(uvg, first)"; "saturated(last)"; "n = 17 -> N(uvg, first)";
        "saturated(first) <-> in_even_kernel(last)";
        (* A vertex of which no law is given, or none of this term, and one that is not there. *)
        "P(uvg, unit(1, 0)) -> true"; "P(uvg, last_unit(1, 0)) -> true"; "in_even_kernel(first) -> true";
        "P(uvg, left(0)) -> true"; "P(uvg, unit(0, 1)) -> true"; "P(ueg, first) -> true";
        (* Truth values are no numbers. *)
        "P(uvg, first) = 1"; "saturated(first) + n > 0"; "P(uvg, n) -> true"; "P(first) -> true"].
Proof. by vm_compute. Qed.
(* A value one off, and a law of the other end alone. *)
Example other_laws :
  [&& ~~ follows_from [:: law_at Lost_in_uvg (In_unit 0 0) [:: 0; 0]] "P(uvg, first) <-> n mod 2 = 1",
      ~~ follows_from [:: lost_last] "P(uvg, first) <-> n mod 2 = 1" &
      ~~ follows_from [:: law_at In_even_kernel (In_unit 0 0) [:: 1; 0]] "P(uvg, first) <-> n mod 2 = 1"].
Proof. by vm_compute. Qed.

(* Whether a sequence states the law of the claim. *)
Definition stands_before (shown : seq statement) : bool :=
  laws_stated shown (Claim_on_chain (on_paths [:: lost_first] "true")).
Definition truth_shown c t p values least := Truth_on_chain (Vertex_sequence c t p (Number_law least values 2 1 0)).
Example vertex_laws_compared :
  [&& stands_before [:: truth_shown paths Lost_in_uvg (In_unit 0 0) [:: 1; 0] 1],
      stands_before [:: truth_shown cycles Lost_in_uvg (In_unit 0 0) [:: 1; 0] 1;
        truth_shown paths Lost_in_uvg (In_unit 0 0) [:: 1; 0] 1],
      (* Another chain, term, vertex, value and start, and no law at a vertex. *)
      ~~ stands_before [::],
      ~~ stands_before [:: truth_shown cycles Lost_in_uvg (In_unit 0 0) [:: 1; 0] 1],
      ~~ stands_before [:: truth_shown paths In_even_kernel (In_unit 0 0) [:: 1; 0] 1],
      ~~ stands_before [:: truth_shown paths Lost_in_uvg (In_last_unit 0 0) [:: 1; 0] 1],
      ~~ stands_before [:: truth_shown paths Lost_in_uvg (In_unit 1 0) [:: 1; 0] 1],
      ~~ stands_before [:: truth_shown paths Lost_in_uvg (In_left 0) [:: 1; 0] 1],
      ~~ stands_before [:: truth_shown paths Lost_in_uvg (In_unit 0 0) [:: 1; 1] 1],
      ~~ stands_before [:: truth_shown paths Lost_in_uvg (In_unit 0 0) [:: 1; 0] 2] &
      ~~ stands_before [:: Sequence_on_chain (Chain_sequence paths (Of_sets Has_even_kernel) lost_first)]].
Proof. by vm_compute. Qed.

(* Members that refute a claim, and are the least. *)
Example refuted_at_vertices :
  [&& least_refuting paths "P(uvg, first) -> n < 4" 1 5, least_refuting paths "saturated(last)" 2 3,
      least_refuting cycles "in_even_kernel(first) and n != 5" 4 5,
      least_refuting combs "N(uvg, unit(0, 1)) and n < 3" 1 3 &
      least_refuting tailed "in_even_kernel(left(1)) <-> in_even_kernel(left(2))" 1 1 == false].
Proof. by vm_compute. Qed.
Example not_refuted_at_vertices :
  [&& (* A smaller member, one that is not the least, and one of which the claim is true. *)
      ~~ least_refuting paths "P(uvg, first) -> n < 4" 1 7, ~~ least_refuting paths "P(uvg, first) -> n < 4" 1 3,
      ~~ least_refuting paths "P(uvg, first) -> n < 4" 1 4,
      (* A vertex of no end, one that is not there, and another game. *)
      ~~ least_refuting paths "saturated(unit(1, 0))" 2 3, ~~ least_refuting paths "saturated(unit(0, 1))" 2 3,
      ~~ least_refuting paths "N(ueg, first)" 1 1 & ~~ least_refuting paths "saturated(right(0))" 2 3].
Proof. by vm_compute. Qed.
