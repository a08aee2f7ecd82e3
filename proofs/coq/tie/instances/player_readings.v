(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What two players can force, and the lines of an algorithm, decided. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings partizan_rules four_questions.
From Gazetteer Require algorithm_turns.
From Tie Require Import readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The two players, one after the other. *)
Program Instance decided_forall_players (P : player -> Prop) `{forall s, decided (P s)} :
  decided (forall s, P s) | 1 := Decided (decide := fun _ => decide (P Left) tt && decide (P Right) tt) _.
Next Obligation.
apply: rwP; apply: (iffP andP) => [[/(decideP (P Left)) l /(decideP (P Right)) r] []|all_s] //.
by split; apply/decideP.
Qed.

(* Who is to move wins who can move to a board that wins for who waits. *)
Section FourQuestions.
Variable G : partizan.
Implicit Types (b : G) (s t : player).
Program Instance decided_can_force s b t : decided (can_force s b t) := Decided (decide := fun _ =>
  if is_left s == is_left t then ~~ is_P ((b, s) : turns G) else is_P ((b, opponent s) : turns G)) _.
Next Obligation.
have [moving waiting] := can_force_outcome s b.
have N_iff : wins_moving b s <-> ~~ is_P ((b, s) : turns G) by split=> /N_positionP.
have P_iff : wins_waiting b s <-> is_P ((b, opponent s) : turns G) by split=> /P_positionP.
by case: s t moving waiting N_iff P_iff => -[] moving waiting N_iff P_iff /=;
  rewrite ?moving ?waiting ?N_iff ?P_iff.
Qed.
Instance decided_player_1 b : decided (player_1_can b).
Proof. by rewrite /player_1_can; typeclasses eauto. Defined.
Instance decided_player_2 b : decided (player_2_can b).
Proof. by rewrite /player_2_can; typeclasses eauto. Defined.
Instance decided_red b : decided (red_can b).
Proof. by rewrite /red_can; typeclasses eauto. Defined.
Instance decided_blue b : decided (blue_can b).
Proof. by rewrite /blue_can; typeclasses eauto. Defined.
Definition same_class (c d : outcome_class) : bool :=
  match c, d with
  | N_class, N_class | P_class, P_class | L_class, L_class | R_class, R_class => true
  | _, _ => false
  end.
Program Instance decided_class (c d : outcome_class) : decided (c = d) | 1 :=
  Decided (decide := fun _ => same_class c d) _.
Next Obligation. by case: c; case: d. Qed.
End FourQuestions.
Instance decided_exactly_one (A B C D : Prop) `{decided A} `{decided B} `{decided C} `{decided D} :
  decided (exactly_one A B C D).
Proof. by rewrite /exactly_one; typeclasses eauto. Defined.
Existing Instances decided_can_force decided_player_1 decided_player_2 decided_red decided_blue.
Existing Instances decided_class decided_forall_players | 1.
Hint Opaque player_1_can player_2_can red_can blue_can exactly_one : typeclass_instances.

(* The algorithm with a matching. *)
Section Algorithm.
Variables (V : finType) (M : graph V).
Implicit Types (p q r s : UVG V).
Definition algorithm_moves p : seq (UVG V) :=
  let offered := [seq q <- options p | (p.2, q.2) \in M] in
  if offered is [::] then options p else offered.
Lemma algorithm_movesP p q : reflect (algorithm_turns.by_algorithm M p q) (q \in algorithm_moves p).
Proof.
rewrite /algorithm_moves /algorithm_turns.by_algorithm.
have same : forall r, (r \in [seq r <- options p | (p.2, r.2) \in M]) = ((p.2, r.2) \in M) && (r \in options p).
  by move=> r; rewrite mem_filter.
case: (filter _ _) same => [|r0 l] same.
- apply: (iffP idP) => [q_p|[]] //; split=> //; right=> r r_p.
  by have := same r; rewrite r_p andbT => /esym/negbT.
- rewrite same; apply: (iffP andP) => [[qM q_p]|[q_p [qM|none]]]; try by split=> //; left.
  have := same r0; rewrite mem_head => /esym/andP[r0M r0_p].
  by have := none r0 r0_p; rewrite r0M.
Qed.
(* The turns of the player who keeps to it. *)
Fixpoint turns_from (k : nat) p : seq (UVG V) :=
  p :: (if k is k'.+1 then
    flatten [seq flatten [seq turns_from k' s | s <- options r] | r <- algorithm_moves p] else [::]).
Lemma on_a_line_trans p q r : algorithm_turns.on_a_line M p q -> algorithm_turns.on_a_line M q r -> algorithm_turns.on_a_line M p r.
Proof. by move=> pq; elim=> {r} [//|r s t _ pr rs ts]; apply: (algorithm_turns.NextTurn pr rs ts). Qed.
Lemma on_a_line_head p q : algorithm_turns.on_a_line M p q ->
  q = p \/ exists r s, [/\ algorithm_turns.by_algorithm M p r, s \in options r & algorithm_turns.on_a_line M s q].
Proof.
elim=> {q} [|q r s _ [->|[r' [s' [pr' sr' line]]]] qr sr]; first by left.
- by right; exists r, s; split=> //; left.
- by right; exists r', s'; split=> //; apply: (algorithm_turns.NextTurn line qr sr).
Qed.
Lemma turns_fromP p q : reflect (algorithm_turns.on_a_line M p q) (q \in turns_from (remaining p) p).
Proof.
have sound k : forall p, q \in turns_from k p -> algorithm_turns.on_a_line M p q.
  elim: k => [|k IH] {}p /=; rewrite inE; first by move=> /eqP->; left.
  case/orP=> [/eqP->|/flatten_mapP[r /algorithm_movesP p_r /flatten_mapP[s s_r /IH s_q]]]; first by left.
  by apply: on_a_line_trans s_q; apply: (algorithm_turns.NextTurn (algorithm_turns.FirstTurn M p) p_r s_r).
apply: (iffP idP) => [/sound//|line]; have : remaining p <= remaining p by [].
move: {2 3}(remaining p) => k; elim: k p line => [|k IH] {}p line p_k; rewrite /= inE.
all: case: (on_a_line_head line) => [->|[r [s [pr sr sq]]]]; rewrite ?eqxx //.
all: have r_p : r \in options p by case: pr.
all: have := leq_trans (ltn_trans (options_shorten sr) (options_shorten r_p)) p_k; rewrite ?ltn0 // ltnS => s_k.
apply/orP; right; apply/flatten_mapP; exists r; first exact/algorithm_movesP.
by apply/flatten_mapP; exists s; last exact: IH.
Qed.
End Algorithm.

Section Turns.
Variables (V : finType) (E M : graph V) (v : V).
Implicit Types (q : UVG V) (P : UVG V -> Prop).
Instance decided_turn_1 q : decided (algorithm_turns.turn_of_player_1 E M v q).
Proof.
apply: (@Decided _ (fun _ => if decide (maximum E M) tt then q \in turns_from M (remaining ((E, v) : UVG V)) (E, v)
  else false)); apply: rwP; case: (decideP (maximum E M)) => [maxM|not_max]; last by right; case.
apply: (iffP (turns_fromP M (E, v) q)) => [line|[]//]; exact: algorithm_turns.TurnOfPlayer1.
Defined.
Instance decided_turn_2 q : decided (algorithm_turns.turn_of_player_2 E M v q).
Proof.
apply: (@Decided _ (fun _ => if decide (maximum (isolating E v) M) tt then
  has (fun p => q \in turns_from M (remaining p) p) (options ((E, v) : UVG V)) else false)).
apply: rwP; case: (decideP (maximum (isolating E v) M)) => [maxM|not_max]; last by right; case.
apply: (iffP hasP) => [[p p_opt /turns_fromP line]|[p q' _ p_opt line]].
- exact: algorithm_turns.TurnOfPlayer2 p_opt line.
- by exists p => //; apply/turns_fromP.
Defined.
Instance decided_algorithm_moves q P `{forall r, decided (P r)} :
  decided (forall r, algorithm_turns.by_algorithm M q r -> P r) | 1.
Proof.
apply: (@Decided _ (fun _ => all (fun r => decide (P r) tt) (algorithm_moves M q))); apply: rwP.
apply: (iffP allP) => [all_P r /algorithm_movesP/all_P/decideP //|all_P r /algorithm_movesP r_q].
exact/decideP/all_P.
Defined.
End Turns.
Existing Instances decided_turn_1 decided_turn_2.
Existing Instance decided_algorithm_moves | 1.
