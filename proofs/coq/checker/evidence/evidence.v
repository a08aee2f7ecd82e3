(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Evidence of each kind, read and judged: what is accepted holds. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games grundy partizan_rules text statement.
From Gazetteer Require Import strategies edge_lists reader play_evidence theorem_evidence.
From Gazetteer Require unproved kernel_judge matching_judge mirror_judge parity_judge.
From Gazetteer Require paths_judge levels_judge chain_laws chain_judge claim_judge member_judge sequence_judge.
From Gazetteer Require vertex_judge bound_judge.
From Gazetteer Require rule_outcomes.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* The end of a kind of evidence: what was read from line i on proves the statement, or the condition
   that `fails` behind so many of its lines. *)
Definition if_proved (E : Type) (judge : statement -> E -> bool)
    (fails : statement -> E -> nat * string) (s : statement) (i : nat) (r : reading E) :
    reading statement :=
  then_read r (fun j e =>
    if judge s e then (j, Read s)
    else let: (lines, why) := fails s e in (i + lines, Invalid (Because why))).

Lemma if_provedP E (judge : statement -> E -> bool) fails s i r j s' :
  if_proved judge fails s i r = (j, Read s') -> s' = s /\ exists e, judge s e.
Proof.
rewrite /if_proved; peel_line=> k [e [_]]; case: ifP => [judged [_ <-]|_].
  by split=> //; exists e.
by case: (fails s e).
Qed.
(* The members of a chain are played on; there are no lines. *)
Definition by_members (s : statement) (i : nat) : reading statement :=
  (i, if s is Refuted_on_chain m then let* _ := member_judge.judge_members m in Read s
      else no_evidence (bytes_of "members")).
Lemma by_members_true s i j s' : by_members s i = (j, Read s') -> s' = s /\ holds s'.
Proof.
by case: s => // m [_]; peel=> -[] /member_judge.members_judged m_refuted [<-].
Qed.

(* The walk along a chain is made here. *)
Definition by_states (file : text) (s : statement) (i : nat) : reading statement :=
  let judged judge := then_read (read_states_evidence file i) (fun i e => (i, let* _ := judge e in Read s)) in
  match s with
  | Sequence_on_chain q => judged (sequence_judge.judge_states q)
  | Truth_on_chain q => judged (vertex_judge.judge_vertex_states q)
  | _ => (i, no_evidence (bytes_of "states"))
  end.
Lemma by_states_true file s i j s' : by_states file s i = (j, Read s') -> s' = s /\ holds s'.
Proof.
case: s => // q; rewrite /by_states; peel_line=> i1 [e [_ [_]]]; peel=> -[].
  by move/sequence_judge.states_judged=> q_holds [<-].
by move/vertex_judge.vertex_states_judged=> q_holds [<-].
Qed.

(* Claims that bind a vertex. *)
Definition by_vertices (file : text) (shown : seq statement) (s : statement) (i : nat) : reading statement :=
  if s is Claim_on_chain c then
    then_read (read_vertices_evidence file s i) (fun i e => (i,
      let* _ := prove (claim_judge.laws_stated shown s)
        "no certificate before this one in the file proves a law that is given" in
      let* _ := bound_judge.judge_vertices c e in Read s))
  else (i, no_evidence (bytes_of "vertices")).
Lemma by_vertices_true file shown s i j s' : by_vertices file shown s i = (j, Read s') -> s' = s /\ holds s'.
Proof.
case: s => // c; rewrite /by_vertices; peel_line=> i1 [e [_ [_]]]; peel=> _ _; peel=> -[].
by move/bound_judge.vertices_judged=> c_holds [<-].
Qed.

(* The kinds of evidence by their names; `shown` are the statements that the file has proved before. *)
Definition judge (number_max fuel : nat) (file : text) (shown : seq statement) (kind : bytes) (c : claim)
    (i : nat) : reading statement :=
  let nothing := (i, no_evidence kind) in
  let by_theorem E (read : statement -> nat -> reading E) judge fails :=
    if c is Claims s then if_proved judge fails s i (read s i) else nothing in
  if is_word "strategy" kind then
    match c with
    | Claims (Outcome s o) => by_strategy number_max fuel file s o i
    | Claims (By_rules s (rule_outcomes.Next_player_wins wins)) =>
        by_ruled_strategy number_max fuel file s wins i
    | _ => nothing
    end
  else if is_word "values" kind then
    match c with
    | Claims (Grundy s v) => by_value number_max fuel file s v i
    | Claims_winning_moves s verdict => by_moves number_max fuel file s verdict i
    | Claims (By_rules s (rule_outcomes.Value_is v)) => by_ruled_value number_max fuel file s v i
    | Claims_winning_ways s verdict => by_ways number_max fuel file s verdict i
    | _ => nothing
    end
  else if is_word "even-kernel" kind then
    by_theorem _ (read_kernel_evidence file) kernel_judge.judge_even_kernel unproved.kernel_fails
  else if is_word "matching" kind then
    by_theorem _ (read_matching_evidence file) matching_judge.judge_matching unproved.matching_fails
  else if is_word "mirror" kind then
    by_theorem _ (read_mirror_evidence file) mirror_judge.judge_mirror unproved.mirror_fails
  else if is_word "parity" kind then
    by_theorem _ (read_parity_evidence file fuel) parity_judge.judge_parity unproved.parity_fails
  else if is_word "paths" kind then
    by_theorem _ (read_paths_evidence file) paths_judge.judge_paths unproved.paths_fail
  else if is_word "levels" kind then
    by_theorem _ (read_levels_evidence file fuel) levels_judge.judge_levels unproved.levels_fail
  else if is_word "heaps" kind then
    by_theorem _ (read_heaps_evidence file) chain_judge.judge_statement unproved.heaps_fail
  else if is_word "arithmetic" kind then
    by_theorem _ (read_arithmetic_evidence file)
      (fun s e => claim_judge.laws_stated shown s && claim_judge.judge_statement s e)
      (unproved.arithmetic_fails shown)
  else if is_word "vertices" kind then
    if c is Claims s then by_vertices file shown s i else nothing
  else if is_word "members" kind then
    if c is Claims s then by_members s i else nothing
  else if is_word "states" kind then
    if c is Claims s then by_states file s i else nothing
  else nothing.

(* The statement of which a claim is the head. *)
Definition states (c : claim) (s : statement) : Prop :=
  match c with
  | Claims s' => s = s'
  | Claims_winning_moves s' verdict =>
      exists2 ms, s = Winning_moves s' ms & winning_moves_text ms = verdict
  | Claims_winning_ways s' verdict =>
      exists2 ws, s = By_rules s' (rule_outcomes.Winning_moves_are ws) &
        rule_outcomes.ways_text ws = verdict
  end.

Lemma by_theorem_true E (read : statement -> nat -> reading E) (judge_it : statement -> E -> bool)
    fails kind c i j s :
  (forall s e, judge_it s e -> holds s) ->
  (if c is Claims s then if_proved judge_it fails s i (read s i) else (i, no_evidence kind))
    = (j, Read s) ->
  states c s /\ holds s.
Proof. by move=> sound; case: c => // s' /if_provedP[-> [e /sound]]. Qed.

Lemma judge_true number_max fuel file shown kind c i j s :
  judge number_max fuel file shown kind c i = (j, Read s) -> states c s /\ holds s.
Proof.
rewrite /judge; case: ifP => _.
  case: c => // -[] // s'; first by move=> o /by_strategy_true[->].
  by case=> // wins /by_ruled_strategy_true[->].
case: ifP => _.
  case: c => [[]|s' verdict|s' verdict] //.
  - by move=> s' v /by_value_true[->].
  - by move=> s' [] // v /by_ruled_value_true[->].
  - by case/by_moves_true=> ms -> [text_eq holds_s]; split=> //; exists ms.
  - by case/by_ways_true=> ws -> [text_eq holds_s]; split=> //; exists ws.
do 7 (case: ifP => _; first by apply: by_theorem_true;
  (exact: kernel_judge.even_kernel_judged || exact: matching_judge.matching_judged
  || exact: mirror_judge.mirror_judged || exact: parity_judge.parity_judged
  || exact: paths_judge.paths_judged || exact: levels_judge.levels_judged
  || exact: chain_judge.statement_judged)).
case: ifP => _.
  by apply: by_theorem_true => s' e /andP[_]; exact: claim_judge.statement_judged.
case: ifP => _; first by case: c => // s' /by_vertices_true[->].
case: ifP => _; first by case: c => // s' /by_members_true[->].
by case: ifP => _ //; case: c => // s' /by_states_true[->].
Qed.
