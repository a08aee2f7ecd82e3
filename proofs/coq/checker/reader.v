(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The reader of the heads of certificates. Nothing here is trusted, as in line_reader.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Export line_reader chain_reader.
From Gazetteer Require Import partizan_rules text statement positions strategies formats spelling.
From Gazetteer Require rule_syntax rule_outcomes chain_claims.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

(* Whether the next line begins with "rules". *)
Definition rules_follow (file : text) (i : nat) : bool :=
  if obind line_of (file i) is Some line then
    if word line is Read (first, _) then is_word "rules" first else false
  else false.

(* What the head claims; of winning moves as the verdict is written. *)
Inductive claim :=
  | Claims of statement
  | Claims_winning_moves of start & bytes
  | Claims_winning_ways of ruled & bytes.

Definition read_outcome_name (l : bytes) : option outcome :=
  if is_word "N" l then Some Next_wins else if is_word "P" l then Some Previous_wins else None.
Definition read_existence (l : bytes) : option bool :=
  if is_word "exists" l then Some true else if is_word "none" l then Some false else None.
Definition read_member (n : nat) (l : bytes) : result (option nat) :=
  if is_word "any" l then Read None else let* v := vertex_at n l l in Read (Some v).
Definition period_max : nat := 1023.
Definition read_period (l : bytes) : result nat :=
  if strip (said "period" [::]) l is Some w then number_at period_max l w
  else Malformed l (Because "'period' and a number belong here").

Section Heads.
Variable number_max : nat.

(* The claim of docs/CERTIFICATES.md that gazetteer-check alone judges. *)
Definition is_unproved (name : bytes) : bool :=
  is_word "refutes" name.
Definition no_claim : reason := Because "no claim of this name".
Definition no_moves : reason := Because "moves or 'none' belong here".
Definition partizan_values : reason := Because "a partizan game has no Grundy values".
Definition demand_impartial (s : start) : result unit :=
  let mover := if s is (Partizan_uvg _ _ _ p | Partizan_ueg _ _ _ p) then player_name p else [::] in
  demand (impartial s) mover partizan_values.

Definition demand_valued (s : ruled) : result unit :=
  let r := by_rules s in
  let graph := if rule_syntax.directed r then digraph6_text else graph_text in
  let* _ := demand (~~ rule_syntax.is_partizan r) (player_name (mover s)) partizan_values in
  demand (~~ rule_syntax.misere r)
    (if nilp (rule_syntax.tokens r) then graph (ruled_graph s) else [::])
    (Because "a misere game has no Grundy values").
Lemma demand_impartialP s x : demand_impartial s = Read x -> impartial s.
Proof. exact: demandP. Qed.
Lemma demand_valuedP s x : demand_valued s = Read x -> rule_outcomes.has_values (by_rules s).
Proof. by rewrite /demand_valued; peel=> _ /demandP one_sided /demandP normal; apply/andP. Qed.

Definition read_ruled_claim (name : bytes) (file : text) (i : nat) : reading claim :=
  then_read (read_ruled file i) (fun i s =>
  if is_word "outcome" name then
    then_read (next_value "verdict" read_outcome_name (Either "N" "P") file i) (fun i o =>
    (i, Read (Claims (By_rules s (rule_outcomes.Next_player_wins
      (if o is Next_wins then true else false))))))
  else if is_word "grundy" name then
    then_read (i, demand_valued s) (fun i _ =>
    then_read (next_read "verdict" (fun l => number_at number_max l l) file i) (fun i v =>
    (i, Read (Claims (By_rules s (rule_outcomes.Value_is v))))))
  else if is_word "winning-moves" name then
    then_read (i, demand_valued s) (fun i _ =>
    then_read (next_said "verdict" file i) (fun i v =>
    (i, let* _ := demand (~~ nilp v) v no_moves in Read (Claims_winning_ways s v))))
  else (i, Malformed name no_claim)).

Definition read_claim (file : text) (i : nat) : reading claim :=
  then_read (next_said "claim" file i) (fun i name =>
  let of_play := [|| is_word "outcome" name, is_word "grundy" name | is_word "winning-moves" name] in
  if of_play && rules_follow file i then read_ruled_claim name file i else
  if is_word "outcome" name then
    then_read (read_start file i) (fun i s =>
    then_read (next_value "verdict" read_outcome_name (Either "N" "P") file i) (fun i o =>
    (i, Read (Claims (Outcome s o)))))
  else if is_word "grundy" name then
    then_read (read_start file i) (fun i s =>
    then_read (i, demand_impartial s) (fun i _ =>
    then_read (next_read "verdict" (fun l => number_at number_max l l) file i) (fun i v =>
    (i, Read (Claims (Grundy s v))))))
  else if is_word "winning-moves" name then
    then_read (read_start file i) (fun i s =>
    then_read (i, demand_impartial s) (fun i _ =>
    then_read (next_said "verdict" file i) (fun i v =>
    (i, let* _ := demand (~~ nilp v) v no_moves in Read (Claims_winning_moves s v)))))
  else if is_word "even-kernel" name then
    then_read (next_graph false file i) (fun i g =>
    then_read (next_read "containing" (read_member (order g)) file i) (fun i c =>
    then_read (next_value "verdict" read_existence (Either "exists" "none") file i) (fun i b =>
    (i, Read (Claims (Even_kernel g c b))))))
  else if is_word "edge-delete-paths" name then
    then_read (next_read "verdict" read_period file i) (fun i p =>
    (i, Read (Claims (Edge_delete_paths p))))
  else if is_word "chain-law" name then
    then_read (read_law file i) (fun i s => (i, Read (Claims (Law_of_chain s))))
  else if is_word "chain-proves" name then
    then_read (read_chain_claim number_max file i) (fun i c => (i, Read (Claims (Claim_on_chain c))))
  else if is_word "chain-refutes" name then
    then_read (read_refuted file i) (fun i m => (i, Read (Claims (Refuted_on_chain m))))
  else if is_word "chain-sequence" name then
    then_read (read_sequence number_max file i) (fun i q =>
      (i, Read (Claims (match q with inl q => Sequence_on_chain q | inr q => Truth_on_chain q end))))
  else if is_unproved name then (i, Not_judged)
  else (i, Malformed name no_claim)).
End Heads.
