(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Claims about terms that members refute: the judge of evidence of the kind members has their words and their values.
   The limit on the steps of a walk is too great a number to be computed here, so members are walked to without it. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import text chain_laws chain_claims chain_sequences vertex_sequences chain_sets.
From Gazetteer Require Import claim_text claim_judge sequence_judge vertex_judge sequence_examples.
From Gazetteer Require Import member_terms member_judge.
From Gazetteer Require line_arithmetic rule_syntax.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The value of a term on the member of n units, by a walk along so many, or along the member itself. *)
Definition value_within units c t n : option nat :=
  let walk := states_walked (Chain_sequence c t (Number_law 0 [::] 0 0 0)) (States_evidence units 0) in
  if is_member c n then told_on walk n else None.
Definition value_at c t n : option nat := value_within n c t n.
Definition values_at c t from count : seq (option nat) := [seq value_at c t n | n <- iota from count].
Definition found (vs : seq nat) : seq (option nat) := map (@Some nat) vs.
Example values_of_members :
  [&& values_at paths Matching_number 1 6 == found [:: 0; 1; 1; 2; 2; 3],
      values_at cycles Matching_number 3 4 == found [:: 1; 2; 2; 3],
      values_at combs (Of_sets Independence_number) 1 4 == found [:: 1; 2; 3; 4],
      values_at prisms (Of_sets Has_even_kernel) 3 4 == found [:: 0; 0; 0; 1],
      values_at cycles (Of_sets Bipartite) 3 4 == found [:: 0; 1; 0; 1],
      values_at paths (Of_sets Nullity) 1 4 == found [:: 1; 0; 1; 0],
      values_at paths (Of_sets Domination_number) 1 7 == found [:: 1; 1; 1; 2; 2; 2; 3],
      values_at cycles (Of_sets Independent_domination_number) 3 5 == found [:: 1; 2; 2; 2; 3],
      (* No unit, rings of one and two points, and a member beyond the walk. *)
      values_at paths Matching_number 0 1 == [:: None], values_at cycles Matching_number 1 2 == [:: None; None],
      values_at cycles (Of_sets Bipartite) 1 2 == [:: None; None] & value_within 9 paths Matching_number 11 == None].
Proof. by vm_compute. Qed.

(* A ring of one unit that is a graph, of 5 vertices: sets are found there, matchings are not. *)
Definition chorded := chain_with (Part 5 [:: (0, 1); (1, 2); (2, 3); (3, 4); (0, 4)] [:: (0, 2)]) [::] true
  nothing nothing.
Example rings_of_one_unit :
  [&& values_at chorded (Of_sets Independence_number) 1 2 == found [:: 2; 4],
      values_at chorded (Of_sets Bipartite) 1 1 == found [:: 0] &
      values_at chorded Matching_number 1 2 == [:: None; Some 5]].
Proof. by vm_compute. Qed.

(* The terms of which a text has a word. *)
Definition names (w : string) (terms : seq string) : bool :=
  all2 same_bytes [seq bytes_of (term_name t) | t <- terms_named (bytes_of w)] [seq bytes_of u | u <- terms].
Example words_of_terms :
  [&& names "2 * matching_number = order and bipartite" [:: "matching_number"; "bipartite"],
      names "vertex_cover_number < gf2_rank" [:: "independence_number"; "nullity"],
      names "P(node_kayles) or matching_numbers > n" [::], names "nullity = nullity" [:: "nullity"] &
      names "nullity ? 1" [::]].
Proof. by vm_compute. Qed.

Definition truth_told c t p n : option nat :=
  let walk := vertex_walk (Vertex_sequence c t p (Number_law 0 [::] 0 0 0)) (States_evidence n 0) in
  if [&& is_member c n, place_fits p c & is_near p] then told_on walk n else None.
(* Whether the claim is true of a member. *)
Definition truth_at c (w : string) (n : nat) : option bool :=
  let c := Chain_claim (claim_unit c) (claim_turn c) (claim_kind c) [::] (bytes_of w) 1 in
  let subjects := subjects_named (Refuted_claim c [::] n) in
  let value_of s :=
    match s with Of_game _ => None | Of_term t => value_at c t n | Of_vertex t p => truth_told c t p n end in
  let values := map value_of subjects in
  if all isSome values then
    obind (fun x => omap line_arithmetic.is_true
      (line_arithmetic.value (fun i _ => integer (odflt 0 (nth None values i))) [::] None x
        (integer n))) (read_with c subjects)
  else None.
Definition least_refuting c w from n : bool :=
  all (fun k => truth_at c w k == Some true) (iota from (n - from)) && (truth_at c w n == Some false).
Example refuted_there :
  [&& least_refuting paths "2 * matching_number >= order - n mod 2 and n < 6" 1 6,
      least_refuting prisms "not has_even_kernel" 3 6,
      least_refuting cycles "bipartite xor has_even_kernel or n < 7" 3 7,
      least_refuting combs "vertex_cover_number < 4 and gf2_rank = order" 1 4,
      least_refuting cycles "domination_number = ceil(n / 4)" 3 4,
      ~~ least_refuting tailed "matching_number <= independence_number" 1 2 &
      least_refuting moebius_ladders "nullity < 4" 2 3].
Proof. by vm_compute. Qed.
Example not_refuted_there :
  [&& (* True of the member, false of one before it, and one too far. *)
      ~~ least_refuting prisms "not has_even_kernel" 3 5, ~~ least_refuting prisms "not has_even_kernel" 3 7,
      ~~ least_refuting paths "matching_number < 3" 1 7, ~~ least_refuting paths "matching_number < 3" 1 5,
      (* A truth value that is taken for a number, a word that no one knows, and a ring of one unit. *)
      ~~ least_refuting prisms "has_even_kernel = 0" 3 6, ~~ least_refuting paths "girth < 3" 1 3 &
      ~~ least_refuting chorded "matching_number = 3" 1 1].
Proof. by vm_compute. Qed.
