(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Claims for all n at work: texts are read as they are meant, the judge accepts true claims on combs and paths, and
   refuses them with one thing changed. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String ZArith.
From Gazetteer Require Import text statement chain_laws chain_sequences claim_text chain_claims claim_judge.
From Gazetteer Require Import member_judge.
From Gazetteer Require rule_syntax rule_reader rule_outcomes rule_search partizan_rules line_arithmetic heap_tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* What a text is at n. *)
Definition at_number (w : string) (n : Z) : option Z :=
  let words _ ts := if ts is u :: ts' then
    if says "n" u then Some (Count line_arithmetic.Units, ts') else None else None in
  obind (fun x => line_arithmetic.value (fun _ _ => 0%Z) [::] None x n) (read_text words (bytes_of w)).
Definition is_true_at (w : string) (n : Z) : bool := if at_number w n is Some z then Z.eqb z 1 else false.
Example read_as_meant :
  [&& is_true_at "n + 2 * n - 1 = 20" 7, is_true_at "-n mod 4 = 1 and n div 2 = 3" 7,
      is_true_at "n = 1 -> n = 2 -> n = 3" 7, is_true_at "not n = 1 or n = 2 and n = 3" 7,
      is_true_at "n = 7 xor n = 8 <-> true" 7, is_true_at "floor(n / 2) = 3 and ceil(n / 2) = 4" 7,
      is_true_at "floor((0 - n) / 2) = -4 and ceil(-n / 2) = -3" 7, is_true_at "gcd(n, 14, 35) = min(9, n, 8)" 7,
      is_true_at "max(n, 3) >= abs(-n) and (n != 8)" 7, is_true_at "n - 1 - 1 = 5 and 7 <= n and n<8" 7,
      ~~ is_true_at "n = 8" 7 & is_true_at "floor(n) = 7" 7].
Proof. by vm_compute. Qed.
Example not_read :
  all (fun w => ~~ isSome (at_number w 7))
    [:: ""; "n"; "n = "; "n = 7)"; "(n = 7"; "n / 2 = 3"; "1 < n < 9"; "n = true"; "not n"; "m = 7"; "n ^ 2 = 49";
        "exists u: u = u"; "n = 1234567890"; "n = 7n"; "abs(n, 1) = 7"; "gcd() = 1"; "min n = 7"; "n = 7 -> 3";
        "floor(n / 2 / 2) = 1"; "n =! 7"; "v = v"].
Proof. by vm_compute. Qed.
(* As long and as nested as a text may be, and beyond. *)
Definition within (k : nat) : string := ssrnat.iter k (fun w => "(" ++ w ++ ")")%string "true".
Definition negations (k : nat) : string := ssrnat.iter k (fun w => "not " ++ w)%string "n = 7".
Definition absolute (k : nat) : string :=
  (ssrnat.iter k (fun w => "abs(" ++ w ++ ")")%string "-n" ++ " = 7")%string.
Definition wide (k : nat) : string := ssrnat.iter k (fun w => " " ++ w)%string "n = 7".
Example limits_of_texts :
  [&& is_true_at (within 99) 7, ~~ isSome (at_number (within 100) 7), isSome (at_number (negations 297) 7),
      ~~ isSome (at_number (negations 298) 7), is_true_at (absolute 73) 7, is_true_at (wide (text_max - 5)) 7 &
      ~~ isSome (at_number (wide (text_max - 4)) 7)].
Proof. by vm_compute. Qed.

(* Combs, with the law of node_kayles; and paths. *)
Definition node_kayles : rule_syntax.rules :=
  if rule_reader.read_rules [seq bytes_of w | w <- [:: "game node_kayles"; "move u: delete(u, N(u))"]] is Some r
  then r else no_rules.
Definition pendant := Part 2 [:: (0, 1)] [:: (0, 0)].
Definition row := Kind false 0 nothing nothing (heap_tables.Moves [::] [::]) [::].
Definition on_combs (law : given_law) (w : string) (from : nat) : chain_claim :=
  Chain_claim pendant [::] row [:: law] (bytes_of w) from.
Definition of_kayles least values p from adds :=
  Given_law (Of_game node_kayles) (Number_law least values p from adds).
Definition alternates := of_kayles 1 [:: 1; 0] 2 1 0.
Definition claimed_text := "P(node_kayles) <-> n mod 2 = 0 and size = order - 1".
Definition on_cycles (w : string) (from : nat) : chain_claim :=
  Chain_claim (Part 1 [::] [:: (0, 0)]) [::] (Kind true 0 nothing nothing (heap_tables.Moves [::] [::]) [::])
    [::] (bytes_of w) from.
Definition judged c settled step : bool := judge_claim c (Arithmetic_evidence settled step).
Example claims_judged :
  [&& judged (on_combs alternates claimed_text 1) 1 2, judged (on_combs alternates claimed_text 3) 5 4,
      judged (on_combs (of_kayles 1 [:: 1; 0; 1] 2 2 0) claimed_text 2) 2 2,
      judged (on_combs (of_kayles 1 [:: 0; 0] 2 1 3) "2 * grundy(node_kayles) >= 3 * (n - 2)" 1) 1 2,
      judged (on_cycles "size = n and n > 2" 3) 3 1, judged (on_cycles "n > 5 or n < 6" 3) 7 1 &
      judged (on_cycles "n > 9 -> gcd(n, 6) = 1 -> n mod 2 = 1" 3) 10 6].
Proof. by vm_compute. Qed.
Example claims_refused :
  [&& (* What is false, at once or far away. *)
      ~~ judged (on_combs alternates "P(node_kayles) <-> n mod 2 = 1" 1) 1 2,
      ~~ judged (on_cycles "n < 40" 3) 3 1, ~~ judged (on_cycles "n < 40" 3) 50 1,
      ~~ judged (on_cycles "n > 5 or n < 6" 3) 6 1,
      (* A step that is no multiple, numbers out of range, values too many and too few. *)
      ~~ judged (on_combs alternates claimed_text 1) 1 3, ~~ judged (on_combs alternates claimed_text 1) 1 0,
      ~~ judged (on_combs alternates claimed_text 3) 2 2, ~~ judged (on_combs alternates claimed_text 0) 1 2,
      ~~ judged (on_combs (of_kayles 1 [:: 1] 2 1 0) claimed_text 1) 1 2,
      ~~ judged (on_combs (of_kayles 1 [:: 1; 0; 1] 2 1 0) claimed_text 1) 1 2,
      ~~ judged (on_combs (of_kayles 2 [:: 0; 1] 2 2 0) claimed_text 1) 2 2,
      ~~ judged (on_combs (of_kayles 1 [:: 1; 0] 0 1 0) claimed_text 1) 1 2,
      (* A game whose law is not given, and rings of two units. *)
      ~~ judged (on_cycles "P(node_kayles)" 3) 3 1, ~~ judged (on_cycles "size = n" 2) 3 1 &
      ~~ judged (on_cycles "size = n" 1) 3 1].
Proof. by vm_compute. Qed.

(* Whether a law of a chain states the law of the claim. *)
Definition stated s := says_law (on_combs alternates claimed_text 1) alternates (Law_of_chain s).
Definition chain_law_with r unit kind law from := Chain_law r unit [::] 8 [:: kind] 0 1 law 2 from.
Example laws_compared :
  [&& stated (chain_law_with node_kayles pendant row [:: 1; 0] 1),
      ~~ stated (chain_law_with no_rules pendant row [:: 1; 0] 1),
      ~~ stated (chain_law_with node_kayles (Part 2 [::] [:: (0, 0)]) row [:: 1; 0] 1),
      ~~ stated (chain_law_with node_kayles pendant (Kind true 0 nothing nothing (moves row) [::]) [:: 1; 0] 1),
      ~~ stated (chain_law_with node_kayles pendant (Kind false 0 pendant nothing (moves row) [::]) [:: 1; 0] 1),
      ~~ stated (chain_law_with node_kayles pendant row [:: 0; 1] 1) &
      ~~ stated (chain_law_with node_kayles pendant row [:: 1; 0] 2)].
Proof. by vm_compute. Qed.

(* Laws of terms on cycles of length 3 or more. *)
Definition of_term t values p from adds := Given_law (Of_term t) (Number_law 3 values p from adds).
Definition matched := of_term Matching_number [:: 1; 2] 2 3 1.
Definition independent := of_term (Of_sets Independence_number) [:: 1; 2] 2 3 1.
Definition dominated := of_term (Of_sets Domination_number) [:: 1; 2; 2] 3 3 1.
Definition dominated_so := of_term (Of_sets Independent_domination_number) [:: 1; 2; 2] 3 3 1.
Definition kernels := of_term (Of_sets Has_even_kernel) [:: 0; 1] 2 3 0.
Definition coloured := of_term (Of_sets Bipartite) [:: 0; 1] 2 3 0.
Definition nullities := of_term (Of_sets Nullity) [:: 1; 2] 2 3 0.
Definition with_laws (laws : seq given_law) (w : string) : chain_claim :=
  let c := on_cycles w 3 in Chain_claim (claim_unit c) (claim_turn c) (claim_kind c) laws (claimed c) 3.
Definition all_laws := [:: matched; independent; dominated; dominated_so; kernels; coloured; nullities].
Definition said_of (laws : seq given_law) (w : string) : bool := judged (with_laws laws w) 6 6.
Example terms_judged :
  all (said_of all_laws)
    [:: "matching_number = n div 2 and independence_number = matching_number"; "domination_number = ceil(order / 3)";
        "independent_domination_number = domination_number and 3 * domination_number >= n";
        "has_even_kernel <-> bipartite"; "bipartite -> n mod 2 = 0"; "has_even_kernel or nullity = 1";
        "not bipartite xor nullity = 2"; "gf2_rank = 2 * floor((n - 1) / 2)"; "vertex_cover_number = ceil(n / 2)";
        "vertex_cover_number + independence_number = order"; "abs(matching_number - n) <= vertex_cover_number"].
Proof. by vm_compute. Qed.
Example terms_with_games :
  said_of [:: nullities; Given_law (Of_game node_kayles) (Number_law 3 [:: 0] 1 3 0); matched]
    "P(node_kayles) and 2 * matching_number = order + nullity - 2".
Proof. by vm_compute. Qed.
Example terms_refused :
  all (fun w => ~~ said_of all_laws w)
    [:: (* What is false of each, of some, or of one alone. *)
        "matching_number > independence_number"; "has_even_kernel"; "matching_number != 5"; "nullity + n != 9";
        "independence_number < 90"; "n = 17 -> has_even_kernel"; "gf2_rank = order"; "vertex_cover_number < n - 1";
        (* Truth values are no numbers, and numbers no truth values; terms have no argument. *)
        "has_even_kernel = 1"; "bipartite + 1 > 0"; "nullity"; "matching_number -> true"; "bipartite(n)";
        "nullity(order) >= 0"; "P(bipartite)"; "grundy(nullity) > 0";
        (* A word that has no law. *)
        "chromatic_number > 1"; "in_even_kernel -> true"; "matching_numbers > 0"] &&
  (* A law left out, and one of another term in its place. *)
  all (fun w => ~~ said_of [:: independent; dominated; kernels] w)
    [:: "matching_number = n div 2"; "bipartite <-> n mod 2 = 0"; "gf2_rank <= order"; "nullity < 3"].
Proof. by vm_compute. Qed.

(* Whether a sequence states the law of the claim. *)
Definition on_the_cycles := with_laws [:: independent; matched] "true".
Definition of_sequence (c : chain_claim) t (g : number_law) := Sequence_on_chain (Chain_sequence c t g).
Definition alpha := of_sequence on_the_cycles (Of_sets Independence_number) independent.
Definition nu := of_sequence on_the_cycles Matching_number matched.
Definition has_laws (shown : seq statement) : bool := laws_stated shown (Claim_on_chain on_the_cycles).
Definition with_kind unit turn k := Chain_claim unit turn k [::] [::] 3.
Definition cycle_kind := claim_kind on_the_cycles.
Definition another_chain unit turn k :=
  has_laws [:: nu; of_sequence (with_kind unit turn k) (Of_sets Independence_number) independent].
Definition other_numbers least values p from adds :=
  has_laws [:: nu; of_sequence on_the_cycles (Of_sets Independence_number) (Number_law least values p from adds)].
Definition cycle_unit := claim_unit on_the_cycles.
Example sequences_compared :
  [&& has_laws [:: alpha; nu], has_laws [:: nu; alpha; nu], another_chain cycle_unit [::] cycle_kind,
      other_numbers 3 [:: 1; 2] 2 3 1,
      (* One of two that is not stated, or of another term, or of a game. *)
      ~~ has_laws [::], ~~ has_laws [:: alpha], ~~ has_laws [:: nu],
      ~~ has_laws [:: nu; of_sequence on_the_cycles (Of_sets Domination_number) independent],
      ~~ has_laws [:: nu; Law_of_chain (Chain_law node_kayles cycle_unit [::] 8 [:: cycle_kind] 0 3 [:: 1; 2] 2 3)],
      (* Another chain. *)
      ~~ another_chain pendant [::] cycle_kind, ~~ another_chain cycle_unit [:: 0] cycle_kind,
      ~~ another_chain cycle_unit [::] row,
      ~~ another_chain cycle_unit [::] (Kind true 0 pendant nothing (moves row) [::]),
      ~~ another_chain cycle_unit [::] (Kind true 0 nothing pendant (moves row) [::]),
      (* Other numbers. *)
      ~~ other_numbers 4 [:: 1; 2] 2 3 1, ~~ other_numbers 3 [:: 1; 3] 2 3 1, ~~ other_numbers 3 [:: 1; 2] 1 3 1,
      ~~ other_numbers 3 [:: 1; 2] 2 4 1 & ~~ other_numbers 3 [:: 1; 2] 2 3 0].
Proof. by vm_compute. Qed.
(* The turn of a row is that of no edge. *)
Example turns_of_rows :
  let c := Chain_claim cycle_unit [::] row [:: independent] [::] 3 in
  laws_stated [:: of_sequence (with_kind cycle_unit [:: 0] row) (Of_sets Independence_number) independent]
    (Claim_on_chain c).
Proof. by vm_compute. Qed.

(* Members that refute a claim, and are the least. The limit on the work of rules is too great a number to be computed
   here; so games are played apart. *)
Definition row_of_points := Chain_claim (Part 1 [::] [:: (0, 0)]) [::] row [::].
Definition refutes (c : bytes -> nat -> chain_claim) games (w : string) (from n : nat) : bool :=
  if judge_members (Refuted_claim (c (bytes_of w) from) games n) is Read tt then true else false.
Definition cycles := Chain_claim (Part 1 [::] [:: (0, 0)]) [::]
  (Kind true 0 nothing nothing (heap_tables.Moves [::] [::]) [::]) [::].
Example refutations :
  [&& refutes cycles [::] "size = n and n < 9" 3 9, refutes row_of_points [::] "order < 30" 2 30 &
      refutes row_of_points [::] "order < size -> n mod 2 = 1" 1 1 == false].
Proof. by lazy. Qed.
Example no_refutations :
  [&& (* Another member, one that is not the least, one that is none. *)
      ~~ refutes row_of_points [::] "n != 4" 1 3, ~~ refutes row_of_points [::] "n < 4" 1 5,
      ~~ refutes row_of_points [::] "n != 4" 5 4, ~~ refutes row_of_points [::] "n != 4" 0 4,
      (* A game that is not given. *)
      ~~ refutes row_of_points [::] "grundy(node_kayles) < 1" 1 1,
      (* Rings of two units, and members that are too large. *)
      ~~ refutes cycles [::] "n > 5" 2 2, ~~ refutes row_of_points [::] "order < 65" 64 65,
      (* A word that is not read, and a division by 0. *)
      ~~ refutes row_of_points [::] "girth = 7" 1 1 & ~~ refutes row_of_points [::] "n div 0 = 7" 1 1].
Proof. by lazy. Qed.
Definition kayles_value (c : bytes -> nat -> chain_claim) (n : nat) : option nat :=
  let c := c [::] 1 in
  obind (rule_search.value_found node_kayles) (rule_outcomes.first_position node_kayles (member_order c n)
    (member_edges c n) (Some [::]) partizan_rules.Left).
Example values_found :
  ([seq kayles_value row_of_points n | n <- iota 1 9] == [seq Some v | v <- [:: 1; 1; 2; 0; 3; 1; 1; 0; 3]]) &&
  ([seq kayles_value cycles n | n <- iota 3 6] == [seq Some v | v <- [:: 1; 0; 0; 0; 1; 0]]).
Proof. by vm_compute. Qed.
