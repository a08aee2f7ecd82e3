(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind vertices: of claims with a vertex that is bound, on open chains.
   Evidence: vertices_evidence, the numbers of the lines "settled", "step" and "return".
   Judge: judge_vertices c e. Theorem: vertices_judged, accepted implies claim_holds c. It stands on the return of what
   is so at a vertex (vertex_returns.v), and on the lines of the numbers of vertices (vertex_tallies.v). *)
From Coq Require Import String ZArith.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules text tables boards weighted_walks chain_sets chain_simple matching_walks.
From Gazetteer Require Import chain_laws chain_terms claim_text chain_claims chain_sequences claim_judge piece_faults.
From Gazetteer Require line_arithmetic.
From Gazetteer Require Import vertex_terms term_walks sequence_judge vertex_tallies vertex_returns bound_laws.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Record vertices_evidence := Vertices_evidence {
  numbers_of_claim : arithmetic_evidence; return_from : nat; return_after : nat }.

Section Conditions.
Variables (c : chain_claim) (e : vertices_evidence).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Let U := part_order (claim_unit c).
Let F := return_from e.
Let A := return_after e.
Let N := settled (numbers_of_claim e).
Let P := step (numbers_of_claim e).

(* A law at a vertex of a later unit begins with the members that have it. *)
Definition of_later_unit (g : given_law) : bool :=
  if given_of g is Of_vertex _ (In_unit _ _) then ~~ closed k else false.
Definition returns_there : bool := [&& F < N, 0 < A & same (Nat.modulo P A) 0].
Fixpoint laws_fault (laws : seq given_law) : option string :=
  if laws is g :: more then
    if ~~ has_its_values g then Some "a law has another number of values"
    else if ~~ (begins_before c g || of_later_unit g) then Some "a law begins behind the claim"
    else if ~~ repeats_there (numbers_of_claim e) g then Some "a law is not periodic there"
    else laws_fault more
  else None.

(* The walk of the whole member that is that of a term at a vertex, before it is met. *)
Definition walk_of (t : vertex_term) : chain_sequence :=
  Chain_sequence c (if t is In_even_kernel then Of_sets Has_even_kernel else Matching_number)
    (Number_law 1 [::] 1 1 0).
Definition walk_evidence : states_evidence := States_evidence F A.
Definition is_walked (t : vertex_term) : bool :=
  is_small (walk_of t) && few_steps (walk_of t) walk_evidence.
Definition is_fit (x : expression) : bool := (0 < values_asked x) ==> chain_ok s k && parts_single s k.
Definition walk_returns_there (t : vertex_term) : bool :=
  let walk := states_walked (walk_of t) walk_evidence in
  let a := returned walk_evidence walk in
  comes_back walk_evidence walk a && (if t is In_even_kernel then same a 0 else true).

(* The vertices of so many members are gone through. *)
Definition few_tallies : bool := N + 2 * P <= 2 ^ 11.
(* With these laws at vertices. *)
Definition tallies_told (x : expression) (laws : known_laws) : nat -> nat -> tallies :=
  tallies_at F A laws (degrees_told c x).

Definition no_fault (fault : option string) : result unit := if fault is Some why then prove false why else Read tt.
Definition judged_if (b : bool) : result unit := if b then Read tt else Not_judged.
(* As why_not_for_all of gazetteer-check tells the first that fails. *)
Definition judge_vertices : result unit :=
  let* _ := prove (is_member c (least_member c)) (no_piece c (least_member c)) in
  let* _ := prove (in_range c (numbers_of_claim e)) "a number of units is out of range" in
  let* _ := prove returns_there "what is so at the vertices is not periodic there" in
  let* _ := no_fault (laws_fault (given c)) in
  let* x := some_or Not_judged (claim_read c) in
  let* _ := prove (binds x) "no vertex is bound: this evidence is for others" in
  let* _ := judged_if [&& ~~ closed k, values_asked x <= degree_number.+1 & is_fit x] in
  let* _ := prove (0 < F) "a number of units is out of range" in
  let* _ := judged_if (asked_is x is_walked) in
  let* _ := prove (asked_is x walk_returns_there) "the states before a vertex do not come back" in
  let laws := all_laws c F A x in
  let* _ := no_fault (known_fault c x laws) in
  let* _ := judged_if (all_settled laws N P && few_tallies) in
  let known := tallies_told x laws in
  prove (all_true c (numbers_of_claim e) x known) (rows_fault c (numbers_of_claim e) x known).
End Conditions.

Lemma judged_ifP b : judged_if b = Read tt -> b.
Proof. by case: b. Qed.
Lemma no_faultP fault : no_fault fault = Read tt -> fault = None.
Proof. by case: fault. Qed.

Section Judged.
Variables (c : chain_claim) (e : vertices_evidence).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Let U := part_order (claim_unit c).
Let F := return_from e.
Let A := return_after e.
Let N := settled (numbers_of_claim e).
Let P := step (numbers_of_claim e).
Hypotheses (open : ~~ closed k) (F0 : 0 < F) (A0 : 0 < A).

(* The states of the walks come back. *)
Lemma walk_enough t : enough_units (walk_of c t) (walk_evidence e).
Proof. by rewrite /enough_units /fewest_units /= -/k (negPf open) F0 A0. Qed.
Lemma walk_back t : walk_returns_there c e t -> state_returns c t F A.
Proof.
case/andP=> comes none; have seen : 0 < members_seen (walk_of c t) (walk_evidence e).
  by rewrite /members_seen /= (leq_trans A0) ?leq_addl.
case: t comes none seen => /= comes none seen.
  have [_ walk_at _] := @set_walk_is (walk_of c In_even_kernel) (walk_evidence e) Has_even_kernel erefl.
  have := walk_returns (walk_enough _) walk_at comes; move: none; rewrite sameE => /eqP -> /=.
  by rewrite -/F -/A -/s -/k; case: F F0.
have [_ walk_at _] := @matching_walk_is (walk_of c Lost_in_uvg) (walk_evidence e) erefl seen.
by have := walk_returns (walk_enough _) walk_at comes; rewrite -/F -/A -/s -/k => -[back]; eexists; apply: back.
Qed.

End Judged.

Theorem vertices_judged c e : judge_vertices c e = Read tt -> claim_holds c.
Proof.
rewrite /judge_vertices; peel=> _ /proveP/and3P[]; rewrite leq_min => /andP[from0 _] _ _.
peel=> _ /proveP/andP[from_settled step0]; peel=> _ /proveP/and3P[F_N A0 A_s]; peel=> -[] /no_faultP faults.
peel=> x x_read; peel=> _ _; peel=> -[] /judged_ifP/and3P[open few fit]; peel=> _ /proveP F0.
peel=> -[] /judged_ifP _; peel=> _ /proveP returned; peel=> -[] /no_faultP known.
peel=> -[] /judged_ifP/andP[settled_all _] /proveP all_ok laws_ok n from_n.
have {}x_read : claim_read c = Some x by move: x_read; case: (claim_read c) => // y [->].
set F := return_from e; set A := return_after e; set laws := all_laws c F A x.
apply: (@rows_said c (vertices_at F A laws (degrees_told c x)) x n (vertex_values F A laws (degrees_told c x) n)) => //.
  apply: values_known => //; [exact/implyP|move=> i i_lt asked|exact: leq_trans from_n].
  exact: walk_back (asked_isP returned i_lt asked).
apply: (rows_true (classes := tallies_told c e x laws) _ from0 from_settled step0 _ _ all_ok) => //.
- move=> g /List.filter_In[g_in _]; move: faults g_in; elim: (given c) => //= h hs IH.
  case: ifP => // /negPn values_ok; case: ifP => // _; case: ifP => // /negPn repeats rest [<-|]; last exact: IH.
  by split=> //; case/and4P: values_ok.
- by move=> m _; apply: (tallies_hold (grown := [::])) => a t; rewrite mul0n muln0 !addn0.
move=> m m_settled; apply: tallies_hold => a t.
by apply: count_grows m_settled => //; move: A_s; rewrite sameE moduloE.
Qed.
