(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Evidence that is play written out, read and judged. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import String.
From Gazetteer Require Import games grundy partizan_rules text statement.
From Gazetteer Require Import positions strategies written.
From Gazetteer Require Import edge_lists formats reader.
From Gazetteer Require rule_values rule_outcomes rule_judge.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Open Scope string_scope.
Local Open Scope seq_scope.

Definition next_wins (o : outcome) : bool := if o is Next_wins then true else false.

Section Played.
Variables (number_max fuel : nat) (file : text).

Definition graph_fine (s : start) : bool :=
  match s with
  | Rooted r g _ | Unrooted r g => if is_directed r then arcs_fine g else fine g
  | _ => fine (graph_in s)
  end.
Lemma graph_fineE s : graph_fine s = graph_ok s.
Proof. by case: s => [r g v|r g|g|g|g|g u v p|g u v p] /=; rewrite ?fineE ?arcs_fineE. Qed.

(* The first position, where play is checked. *)
Definition small_enough (s : start) : bool :=
  if s is Edge_labelling g then size (edge_list g) <= 16 else true.
Definition start_of (s : start) : result written :=
  let* _ := prove (order (graph_in s) <= 64) "strategies are checked up to order 64" in
  let* _ := prove (graph_fine s && small_enough s)
    "strategies of labellings are checked up to size 16" in
  some_or (Invalid (Because "the game does not start on this graph from these roots")) (written_of s).

Definition by_strategy (s : start) (o : outcome) (i : nat) : reading statement :=
  then_read (i, start_of s) (fun i w =>
  then_read (check_strategy number_max (@same_pos w) (@moves_from w) fuel file i (first_pos w)
    (next_wins o)) (fun i _ => (i, Read (Outcome s o)))).
Definition by_value (s : start) (v : nat) (i : nat) : reading statement :=
  then_read (i, let* _ := demand_impartial s in start_of s) (fun i w =>
  then_read (check_value number_max (@same_pos w) (@moves_from w) fuel file i (first_pos w) v)
    (fun i _ => (i, Read (Grundy s v)))).
Definition by_moves (s : start) (verdict : bytes) (i : nat) : reading statement :=
  then_read (i, let* _ := demand_impartial s in start_of s) (fun i w =>
  then_read (check_winning_moves number_max (@same_pos w) (@moves_from w) fuel file i (first_pos w)
    verdict) (fun i ms => (i, Read (Winning_moves s ms)))).

Lemma start_of_faithful s w : start_of s = Read w ->
  exists proper value, @faithful s w proper value.
Proof.
rewrite /start_of; peel=> _ _; peel=> _ /proveP/andP[ok _] found.
by apply: written_of_faithful (or_invalidP found); rewrite -graph_fineE.
Qed.

Lemma by_strategy_true s o i j s' :
  by_strategy s o i = (j, Read s') -> s' = Outcome s o /\ holds s'.
Proof.
rewrite /by_strategy; peel_line=> i1 [w [[_ w_s]]]; peel_line=> i2 [u [checked [_ <-]]]; split=> //.
have [proper [value [[same_eq moves_ok value_ok first_ok] [[p p_s p_value] _]]]] :=
  start_of_faithful w_s.
case: u checked => checked.
have := check_strategy_true same_eq moves_ok value_ok first_ok checked.
rewrite /= p_s -p_value; case: o {checked} => /=; rewrite /is_won /is_lost.
  by case: eqP => // nonzero _; apply/not_P => /grundy0_P.
by case: eqP => // zero _; apply/grundy0_P.
Qed.

Lemma by_value_true s v i j s' : by_value s v i = (j, Read s') -> s' = Grundy s v /\ holds s'.
Proof.
rewrite /by_value; peel_line=> i1 [w [[_]]]; peel=> _ /demand_impartialP imp w_s.
peel_line=> i2 [u [checked [_ <-]]]; split=> //.
have [proper [value [[same_eq moves_ok value_ok first_ok] [[p p_s p_value] _]]]] :=
  start_of_faithful w_s.
case: u checked => checked; have := check_value_true same_eq moves_ok value_ok first_ok checked.
by rewrite /= imp p_s p_value.
Qed.

Lemma by_moves_true s verdict i j s' : by_moves s verdict i = (j, Read s') ->
  exists2 ms, s' = Winning_moves s ms & winning_moves_text ms = verdict /\ holds s'.
Proof.
rewrite /by_moves; peel_line=> i1 [w [[_]]]; peel=> _ /demand_impartialP imp w_s.
peel_line=> i2 [ms [checked [_ <-]]]; exists ms => //.
have [proper [value [[same_eq moves_ok value_ok first_ok] [[p p_s p_value] wins]]]] :=
  start_of_faithful w_s.
have [text_eq ms_eq] := check_winning_moves_true same_eq moves_ok value_ok first_ok checked.
split=> //=; split=> //; split; first by rewrite p_s.
by move=> m; rewrite ms_eq; split=> /(wins imp m).
Qed.

(* By the rules that the certificate carries. *)
Definition ruled_start (s : ruled) : result rule_values.position :=
  let n := order (ruled_graph s) in
  let* _ := prove (n <= 64) "strategies are checked up to order 64" in
  let* _ := if rule_judge.too_much_work (by_rules s) n then Not_judged else Read tt in
  some_or (Invalid rule_judge.refused) (first_position s).

Definition by_ruled_strategy (s : ruled) (wins : bool) (i : nat) : reading statement :=
  then_read (i, ruled_start s) (fun i p =>
  then_read (rule_judge.check_ruled_strategy number_max (by_rules s) fuel file i p wins)
    (fun i _ => (i, Read (By_rules s (rule_outcomes.Next_player_wins wins))))).
Definition by_ruled_value (s : ruled) (v : nat) (i : nat) : reading statement :=
  then_read (i, let* _ := demand_valued s in ruled_start s)
    (fun i p =>
  then_read (rule_judge.check_ruled_value number_max (by_rules s) fuel file i p v)
    (fun i _ => (i, Read (By_rules s (rule_outcomes.Value_is v))))).
Definition by_ways (s : ruled) (verdict : bytes) (i : nat) : reading statement :=
  then_read (i, let* _ := demand_valued s in ruled_start s)
    (fun i p =>
  then_read (rule_judge.check_winning_ways number_max (by_rules s) fuel file i p verdict)
    (fun i ws => (i, Read (By_rules s (rule_outcomes.Winning_moves_are ws))))).

Lemma ruled_startP s p : ruled_start s = Read p -> first_position s = Some p.
Proof. by rewrite /ruled_start; peel=> -[] _; peel=> -[] _ found; exact: or_invalidP found. Qed.

Lemma by_ruled_strategy_true s wins i j s' : by_ruled_strategy s wins i = (j, Read s') ->
  s' = By_rules s (rule_outcomes.Next_player_wins wins) /\ holds s'.
Proof.
rewrite /by_ruled_strategy; peel_line=> i1 [p [[_ /ruled_startP p_s]]].
peel_line=> i2 [[] [checked [_ <-]]]; split=> //=.
by rewrite p_s; apply: rule_judge.check_ruled_strategy_true checked.
Qed.

Lemma by_ruled_value_true s v i j s' : by_ruled_value s v i = (j, Read s') ->
  s' = By_rules s (rule_outcomes.Value_is v) /\ holds s'.
Proof.
rewrite /by_ruled_value; peel_line=> i1 [p [[_]]]; peel=> _ /demand_valuedP valued /ruled_startP p_s.
peel_line=> i2 [[] [checked [_ <-]]]; split=> //=; rewrite p_s; split=> //.
exact: rule_judge.check_ruled_value_true checked.
Qed.

Lemma by_ways_true s verdict i j s' : by_ways s verdict i = (j, Read s') ->
  exists2 ws, s' = By_rules s (rule_outcomes.Winning_moves_are ws) &
    rule_outcomes.ways_text ws = verdict /\ holds s'.
Proof.
rewrite /by_ways; peel_line=> i1 [p [[_]]]; peel=> _ /demand_valuedP valued /ruled_startP p_s.
peel_line=> i2 [ws [checked [_ <-]]]; exists ws => //.
by have := rule_judge.check_winning_ways_true valued checked; rewrite /= p_s.
Qed.
End Played.
