(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Claims that bind a vertex, at work: texts are read as they are meant, and the judge accepts true claims on paths and
   refuses near misses. Its conditions are asked one by one, as in sequence_examples.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String ZArith.
From Gazetteer Require Import text tables chain_laws chain_claims vertex_terms claim_text claim_judge vertex_tallies.
From Gazetteer Require Import sequence_examples bound_laws bound_judge.
From Gazetteer Require line_arithmetic.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Definition all_paths (laws : seq given_law) (w : string) : chain_claim :=
  Chain_claim (claim_unit paths) [::] (claim_kind paths) laws (bytes_of w) 1.
(* The value of a text on the path of 3 vertices, of which P(uvg, v) is true at the first and the last one, and
   in_even_kernel(v) too. *)
Definition on_three (w : string) : option Z :=
  obind (fun x => line_arithmetic.value (fun _ _ => 0%Z) [:: [:: 1; 1; 1]; [:: 0; 0; 2]; [:: 1; 1; 1]]%Z None x 3)
    (claim_read (all_paths [::] w)).
Definition is_so (w : string) : bool := if on_three w is Some z then line_arithmetic.is_true z else false.
Example quantifiers_read :
  [&& is_so "(count v: P(uvg, v)) = 2", is_so "count v: P(uvg, v) and n > 3" == false,
      is_so "(count w: N(uvg, w)) + (count u: true) = 4", is_so "exists v: saturated(v) and not P(uvg, v)",
      is_so "not forall v: saturated(v)", is_so "forall v: P(uvg, v) <-> in_even_kernel(v)",
      is_so "forall first: degree(first) <= 2 and (P(uvg, first) -> degree(first) = 1)",
      is_so "2 * count v: degree(v) = 1" == false, is_so "n > 2 -> exists v: degree(v) = 2",
      ~~ is_so "exists v: degree(v) = 3" & ~~ is_so "(forall v: saturated(v)) or n = 2"].
Proof. by vm_compute. Qed.
Example quantifiers_not_read :
  all (fun w => ~~ isSome (on_three w))
    [:: "forall v: P(uvg, w)"; "P(uvg, v)"; "(exists v: saturated(v)) and saturated(v)"; "forall v P(uvg, v)";
        "forall n: n > 1"; "exists P: P(uvg, P)"; "forall v: exists u: saturated(u)"; "count v: P(uvg, v)";
        "forall v: n"; "forall v: v = v"; "forall v where n > 1: saturated(v)"; "exists v, w: true"; "forall: true";
        "forall v: "; "(exists v: degree) or true"; "forall(v: true)"; "exists order: true"; "forall v: P(ueg, v)"].
Proof. by vm_compute. Qed.

(* Laws at the vertices of the first 4 units of a path: every second one is lost, if the order is odd. *)
Definition at_unit (t : vertex_term) (i : nat) (values : seq nat) : given_law :=
  Given_law (Of_vertex t (In_unit i 0)) (Number_law i.+1 values (size values) i.+1 0).
Definition lost_at (t : vertex_term) : seq given_law :=
  [:: at_unit t 0 [:: 1; 0]; at_unit t 1 [:: 0]; at_unit t 2 [:: 1; 0]; at_unit t 3 [:: 0]].
Definition two_terms := lost_at Lost_in_uvg ++ lost_at In_even_kernel.
Definition evidence settled step from after : vertices_evidence :=
  Vertices_evidence (Arithmetic_evidence settled step) from after.
Definition is_accepted (laws : seq given_law) (w : string) (e : vertices_evidence) : bool :=
  let c := all_paths laws w in
  if claim_read c is Some x then
    let known := all_laws c (return_from e) (return_after e) x in
    let: Arithmetic_evidence N s := numbers_of_claim e in
    [&& is_member c (least_member c), in_range c (numbers_of_claim e), returns_there e, ~~ isSome (laws_fault c e laws),
        binds x, values_asked x <= degree_number.+1, 0 < return_from e, is_fit c x,
        asked_is x (walk_returns_there c e), ~~ isSome (known_fault c x known), all_settled known N s, few_tallies e &
        all_true c (numbers_of_claim e) x (tallies_told c e x known)]
  else false.
Example bound_claims_judged :
  [&& is_accepted two_terms "(count v: P(uvg, v)) = (n mod 2) * ((n + 1) div 2)" (evidence 4 4 2 2),
      is_accepted two_terms "(exists u: not saturated(u)) <-> n mod 2 = 1" (evidence 5 2 2 2),
      is_accepted two_terms "forall w: N(uvg, w) or n mod 2 = 1 and in_even_kernel(w)" (evidence 4 2 2 2),
      is_accepted two_terms "(count v: in_even_kernel(v)) = count v: P(uvg, v)" (evidence 4 2 2 2),
      is_accepted [::] "(count v: degree(v) = 1) = 2 or n = 1" (evidence 2 1 1 1),
      is_accepted two_terms "forall v: P(uvg, v) -> degree(v) < 3" (evidence 4 2 2 2),
      is_accepted [::] "(count v: n > 3 or n < 4) = order" (evidence 5 1 1 1) &
      is_accepted (lost_at Lost_in_uvg) "exists v: saturated(v) or n = 1" (evidence 4 2 2 2)].
Proof. by vm_compute. Qed.
Example bound_claims_refused :
  [&& (* What is false, at once or far away, or not settled. *)
      ~~ is_accepted two_terms "(count v: P(uvg, v)) = (n mod 2) * ((n + 3) div 2)" (evidence 4 4 2 2),
      ~~ is_accepted two_terms "forall v: N(uvg, v)" (evidence 4 2 2 2),
      ~~ is_accepted two_terms "(count v: P(uvg, v)) < 20" (evidence 4 2 2 2),
      ~~ is_accepted two_terms "(count v: P(uvg, v)) < 20" (evidence 60 2 2 2),
      ~~ is_accepted [::] "(count v: degree(v) = 1) = 2" (evidence 2 1 1 1),
      ~~ is_accepted [::] "(count v: degree(v) = 2) = n - 1 or n = 1" (evidence 2 1 1 1),
      (* Numbers out of range, a return too early, and one that is none. *)
      ~~ is_accepted two_terms "exists v: P(uvg, v) or n mod 2 = 0" (evidence 2 2 2 2),
      ~~ is_accepted two_terms "exists v: P(uvg, v) or n mod 2 = 0" (evidence 4 3 2 2),
      ~~ is_accepted two_terms "exists v: P(uvg, v) or n mod 2 = 0" (evidence 4 2 0 2),
      ~~ is_accepted two_terms "exists v: P(uvg, v) or n mod 2 = 0" (evidence 4 2 1 2),
      ~~ is_accepted two_terms "exists v: P(uvg, v) or n mod 2 = 0" (evidence 4 1 2 1),
      (* A vertex without a law, a law of the other term alone, one that begins too late, and no vertex bound. *)
      ~~ is_accepted (behead two_terms) "exists v: P(uvg, v) or n mod 2 = 0" (evidence 4 2 2 2),
      ~~ is_accepted (lost_at Lost_in_uvg) "exists v: in_even_kernel(v) or n mod 2 = 0" (evidence 4 2 2 2),
      ~~ is_accepted two_terms "exists v: P(uvg, v) or n mod 2 = 0" (evidence 4 2 3 2),
      ~~ is_accepted (set_nth no_law two_terms 1 (Given_law (Of_vertex Lost_in_uvg (In_unit 1 0))
        (Number_law 3 [:: 0] 1 3 0))) "exists v: P(uvg, v) or n mod 2 = 0" (evidence 4 2 2 2) &
      ~~ is_accepted two_terms "n > 0" (evidence 4 2 2 2)].
Proof. by vm_compute. Qed.
