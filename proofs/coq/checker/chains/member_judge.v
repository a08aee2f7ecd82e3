(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind members, which has no lines: each member of the chain up to the one that refutes
   the claim is played on by the rules, and walks along the chain tell the values of terms. Where the claim binds a
   vertex, they tell those at all vertices.
   Judge: judge_members m. Theorem: members_judged, accepted implies refuted m. *)
From Coq Require Import String ZArith.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import partizan_rules text chain_laws claim_text chain_claims claim_judge piece_faults.
From Gazetteer Require Import chain_terms vertex_terms sequence_judge member_terms member_vertices bound_laws.
From Gazetteer Require Import vertex_rows.
From Gazetteer Require rule_syntax rule_outcomes rule_judge rule_search line_arithmetic tables.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.

Section Members.
Variable m : refuted_claim.
Let c := about m.

(* The Grundy value of a game on the member of n units. Not judged are games of other kinds than gazetteer-check plays
   there, and what would take too much work. *)
Definition is_played (r : rule_syntax.rules) : bool :=
  [&& ~~ rule_syntax.directed r, nilp (rule_syntax.tokens r), nilp (rule_syntax.sets r) & rule_outcomes.has_values r].
Definition value_on (r : rule_syntax.rules) (n : nat) : result nat :=
  if ~~ is_played r || rule_judge.too_much_work r (member_order c n) then Not_judged
  else if rule_outcomes.first_position r (member_order c n) (member_edges c n) (Some [::]) Left is Some p then
    some_or Not_judged (rule_search.value_found r p)
  else Not_judged.

(* A subject, and the walk that tells the values of a term. No member has more than 64 units that have a vertex. *)
Notation source := (law_subject * seq told_state)%type.
Definition source_of (s : law_subject) : source :=
  let count := minn (refuted_at m) 64 in
  (s, match s with
      | Of_game _ => [::]
      | Of_term t => term_walk c t count
      | Of_vertex t p => vertex_walk_to c t p count
      end).
Definition sources : seq source := [seq source_of s | s <- subjects_named m].
Definition value_by (from : source) (n : nat) : result nat :=
  if from.1 is Of_game r then value_on r n else some_or Not_judged (told_on from.2 n).
Fixpoint values_by (all_from : seq source) (n : nat) : result (seq nat) :=
  if all_from is from :: more then
    let* v := value_by from n in
    let* vs := values_by more n in Read (v :: vs)
  else Read [::].

(* What is asked of a vertex that is bound, at the places of all vertices. *)
Definition bound_subjects : seq law_subject :=
  if read_with c (subjects_named m) is Some x then
    let places := if claim_rows.binds x then bound_places c (minn (refuted_at m) 64) else [::] in
    flatten [seq if o is Some t then [seq Of_vertex t p | p <- places] else [::] | o <- asked_terms x]
  else [::].
Fixpoint told_at (bound : seq source) (n : nat) (t : vertex_term) (p : chain_place) : result nat :=
  if bound is from :: more then
    if (if from.1 is Of_vertex u r then same_vertex_term u t && same_place r p else false) then value_by from n
    else told_at more n t p
  else Not_judged.
Definition bound_sources : seq source := [seq source_of s | s <- bound_subjects].

(* Whether the claim is true of the member of n units. Claims with words that are not read here, or without a value
   there, are not judged. *)
Definition truth_on (all_from bound : seq source) (n : nat) : result bool :=
  let* _ := prove (is_member c n) ("of " ++ numeral n ++ " units: " ++ no_piece c n) in
  let* x := some_or Not_judged (read_with c (subjects_named m)) in
  let* vs := values_by all_from n in
  let* rows := if claim_rows.binds x then rows_of_member c n x (told_at bound n) else Read [::] in
  let at_vertices := [seq [seq integer u | u <- us] | us <- rows] in
  let* z :=
    some_or Not_judged (line_arithmetic.value (fun i _ => integer (nth 0 vs i)) at_vertices None x (integer n)) in
  Read (line_arithmetic.is_true z).
Fixpoint all_true_on (all_from bound : seq source) (n count : nat) : result unit :=
  if count is count'.+1 then
    let* is_so := truth_on all_from bound n in
    let* _ := prove is_so "a smaller member refutes the claim" in all_true_on all_from bound n.+1 count'
  else Read tt.
Definition has_no_ends : bool :=
  let k := claim_kind c in
  if closed k then tables.same (part_order (left_end k) + part_order (right_end k)) 0 else true.
Definition judge_members : result unit :=
  let: (from, at_) := (claim_from c, refuted_at m) in
  let* _ := prove ((0 < from) && (from <= at_)) "the member is not among those of the chain" in
  let* _ := prove has_no_ends "a ring has no ends" in
  let: (all_from, bound) := (sources, bound_sources) in
  let* _ := all_true_on all_from bound from (at_ - from) in
  let* is_so := truth_on all_from bound at_ in prove (~~ is_so) "the claim is true of the member".

Lemma or_not_judgedP (T : Type) (o : option T) x : some_or Not_judged o = Read x -> o = Some x.
Proof. by case: o => // y [->]. Qed.

Lemma value_on_true r n v : value_on r n = Read v -> game_value c r n v.
Proof.
rewrite /value_on; case: ifP => // /norP[/negPn/and4P[_ _ _ valued] _].
rewrite /game_value /piece_value /=.
case: (rule_outcomes.first_position _ _ _ _ _) => // p found; split=> //.
exact: rule_search.value_found_true (or_not_judgedP found).
Qed.
Lemma value_by_true s n v : 0 < refuted_at m -> is_member c n -> value_by (source_of s) n = Read v ->
  has_value c s n v.
Proof.
rewrite /value_by => at0 n_member; case: s => [r|t|t p] told; first exact: value_on_true.
  by apply: told_on_true (or_not_judgedP told); rewrite // leq_min at0.
by apply: vertex_told_true (or_not_judgedP told); case/andP: n_member.
Qed.
Lemma values_by_true ss n vs : 0 < refuted_at m -> is_member c n -> values_by [seq source_of s | s <- ss] n = Read vs ->
  forall i, i < size ss -> has_value c (nth (Of_game no_rules) ss i) n (nth 0 vs i).
Proof.
move=> at0 n_member; elim: ss vs => // s ss IH vs /=; peel=> v /(value_by_true at0 n_member) s_v.
by peel=> us /IH rest [<-] [|i] //; apply: rest.
Qed.
Lemma told_at_true ss n t p v : 0 < refuted_at m -> is_member c n ->
  told_at [seq source_of s | s <- ss] n t p = Read v -> vertex_value c t p n v.
Proof.
move=> at0 n_member; elim: ss => //= s ss IH; case E: (if s is Of_vertex _ _ then _ else _) => //.
move/(value_by_true at0 n_member); case: s E => // u r /andP[/same_vertex_termP-> /same_placeP->].
by [].
Qed.
Lemma truth_on_true n b : 0 < refuted_at m -> truth_on sources bound_sources n = Read b ->
  said_with c (subjects_named m) n b.
Proof.
rewrite /truth_on => at0; peel=> -[] /proveP n_member; peel=> x read.
peel=> vs /(values_by_true at0 n_member) values; peel=> rows rows_read.
peel=> z found [<-]; have value_z := or_not_judgedP found.
have [at_vertices [have_them value_x]] : exists at_vertices, vertices_have c n x at_vertices /\
    line_arithmetic.value (fun i _ => Z.of_nat (nth 0 vs i)) [seq [seq Z.of_nat u | u <- us] | us <- at_vertices]
      None x (Z.of_nat n) = Some z.
  case: ifP rows_read => [_|/negbT unbound] rows_read.
    exists rows; split.
      apply: rows_have rows_read => [t p v|]; first exact: told_at_true.
      by case/and3P: n_member.
    have <- : [seq [seq integer u | u <- us] | us <- rows] = [seq [seq Z.of_nat u | u <- us] | us <- rows].
      by apply: eq_map => us; apply: eq_map => u; apply: integerE.
    by rewrite -value_z integerE; apply: value_there => i; rewrite integerE.
  exists (nseq (boards.order (member c n)) [::]); split; first exact: unbound_vertices.
  rewrite -value_z integerE -(unbound_value _ [seq [seq integer u | u <- us] | us <- rows] _ None) //.
  by apply: value_there => i; rewrite integerE.
exists x, (nth 0 vs), at_vertices, z; split=> //; exact: or_not_judgedP read.
Qed.
Lemma all_true_onP n count k : 0 < refuted_at m -> all_true_on sources bound_sources n count = Read tt ->
  n <= k < n + count -> said_with c (subjects_named m) k true.
Proof.
move=> at0; elim: count n => [|count IH] n /=; first by rewrite addn0 leqNgt andNb.
peel=> b /(truth_on_true at0) n_b; peel=> -[] /proveP b_true rest /andP[].
rewrite leq_eqVlt => /orP[/eqP<- _|n_k k_n]; first by rewrite b_true in n_b.
by apply: IH rest _; rewrite n_k addSnnS.
Qed.

Theorem members_judged : judge_members = Read tt -> refuted m.
Proof.
rewrite /judge_members; peel=> _ /proveP/andP[from0 from_at]; have at0 := leq_trans from0 from_at.
peel=> _ _; peel=> -[] all_so; peel=> b /(truth_on_true at0) is_false.
move/proveP=> b_false; split=> // [|n n_in]; first by rewrite -(negPf b_false).
by apply: (all_true_onP at0) all_so _; rewrite subnKC.
Qed.
End Members.
