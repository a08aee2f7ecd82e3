(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The four decision problems of [FSU93, section 5 (5)] for a partizan game, from their words, and
   how they are the four outcome classes. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules partizan_rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The player s can force a win from the board b where t is to move: it is the turn of s, who has a
   move after which s still can; or it is the opponent's, and s can after each of the opponent's
   moves, and has won if there is none. *)
Inductive can_force (G : partizan) (s : player) : G -> player -> Prop :=
  | force_moving (b c : G) : c \in moves_of s b -> can_force s c (opponent s) -> can_force s b s
  | force_waiting (b : G) :
      (forall c, c \in moves_of (opponent s) b -> can_force s c s) -> can_force s b (opponent s).

Section FourQuestions.
Variable G : partizan.
Implicit Types (b c : G) (s t : player).

(* Left's token is red, Right's is blue. Player 1 is who moves first, player 2 the other. *)
Definition player_1_can b : Prop := forall s, can_force s b s.
Definition player_2_can b : Prop := forall s, can_force s b (opponent s).
Definition red_can b : Prop := forall first, can_force Left b first.
Definition blue_can b : Prop := forall first, can_force Right b first.

Lemma can_force_outcome s b :
  (can_force s b s <-> wins_moving b s) /\ (can_force s b (opponent s) <-> wins_waiting b s).
Proof.
have not_opp r : r <> opponent r by case: r.
have [n] := ubnP (moves_left b); elim: n b => // n IH b; rewrite ltnS => le_n.
have IHm r c : c \in moves_of r b -> (can_force s c s <-> wins_moving c s) /\
    (can_force s c (opponent s) <-> wins_waiting c s).
  by move=> c_b; apply: IH; apply: leq_trans (moves_shorten c_b) le_n.
split; split.
- move=> force; inversion force as [b' c c_b c_force|b' all_b E1 E2]; last by case: (not_opp s).
  by apply/wins_movingP; exists c => //; apply/(IHm _ _ c_b).2.
- by case/wins_movingP=> c c_b /(IHm _ _ c_b).2; apply: force_moving.
- move=> force; inversion force as [b' c c_b c_force E1 E2|b' all_b]; first by case: (not_opp s).
  by apply/wins_waitingP=> c c_b; apply/(IHm _ _ c_b).1; apply: all_b.
- by move/wins_waitingP=> all_b; constructor=> c c_b; apply/(IHm _ _ c_b).1; apply: all_b.
Qed.

Lemma four_questions b :
  (player_1_can b <-> class_N b) /\ (player_2_can b <-> class_P b) /\
  (red_can b <-> class_L b) /\ (blue_can b <-> class_R b).
Proof.
have [[lm lw] [rm rw]] := (can_force_outcome Left b, can_force_outcome Right b).
rewrite /player_1_can /player_2_can /red_can /blue_can /class_N /class_P /class_L /class_R.
rewrite -lm -lw -rm -rw /=; split; [|split; [|split]]; split=> [H|[? ?] [] //]; split.
- exact: (H Left).
- exact: (H Right).
- exact: (H Left).
- exact: (H Right).
- exact: (H Left).
- exact: (H Right).
- exact: (H Right).
- exact: (H Left).
Qed.

(* The answer to exactly one is yes. *)
Definition exactly_one (A B C D : Prop) : Prop :=
  (A \/ B \/ C \/ D) /\ ~ (A /\ B) /\ ~ (A /\ C) /\ ~ (A /\ D) /\ ~ (B /\ C) /\ ~ (B /\ D) /\
  ~ (C /\ D).

Lemma one_answer b :
  exactly_one (player_1_can b) (player_2_can b) (red_can b) (blue_can b).
Proof.
have [n [p [l r]]] := four_questions b; rewrite /exactly_one n p l r; exact: one_class.
Qed.
End FourQuestions.

(* Exchanging the tokens exchanges the players. *)
Section Exchange.
Variable V : finType.

Definition exchanged (p : two_tokens V) : two_tokens V := (p.1.1, p.2, p.1.2).

Variable moves : player -> two_tokens V -> seq (two_tokens V).
Hypothesis shorten : forall s p q, q \in moves s p -> edges_left q < edges_left p.
Hypothesis exchange : forall s p q,
  q \in moves s p -> exchanged q \in moves (opponent s) (exchanged p).
Let G := Partizan shorten.

Lemma exchangedK : involutive exchanged. Proof. by case=> [[E u] v]. Qed.

Lemma can_force_exchanged s t p :
  can_force (G := G) s p t -> can_force (G := G) (opponent s) (exchanged p) (opponent t).
Proof.
elim=> {p t} [p q q_p _|p _ IH].
  by move=> IH; exact: (@force_moving G _ _ _ (exchange q_p) IH).
apply: (@force_waiting G) => q q_p; rewrite -[q]exchangedK; apply: IH.
by have := exchange q_p; rewrite opponentK exchangedK.
Qed.

Lemma questions_exchanged p :
  (player_1_can (p : G) <-> player_1_can (exchanged p : G)) /\
  (player_2_can (p : G) <-> player_2_can (exchanged p : G)) /\
  (red_can (p : G) <-> blue_can (exchanged p : G)) /\
  (blue_can (p : G) <-> red_can (exchanged p : G)).
Proof.
have both s t q :
    can_force (G := G) s q t <-> can_force (G := G) (opponent s) (exchanged q) (opponent t).
  split=> /can_force_exchanged //; by rewrite !opponentK exchangedK.
split; [|split; [|split]]; split=> H s;
  solve [by apply/both; apply: H | by have /both := H (opponent s); rewrite opponentK].
Qed.
End Exchange.
