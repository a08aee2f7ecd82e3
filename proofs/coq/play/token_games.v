(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The four questions of [FSU93, section 5 (5)] on the partizan geographies. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules partizan_rules four_questions races.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Questions.
Variable G : partizan.

(* The answers are the classes, exactly one is yes. *)
Lemma answers_classes (p : G) :
  exactly_one (player_1_can p) (player_2_can p) (red_can p) (blue_can p) /\
  (player_1_can p <-> class_of p = N_class) /\ (player_2_can p <-> class_of p = P_class) /\
  (red_can p <-> class_of p = L_class) /\ (blue_can p <-> class_of p = R_class).
Proof.
split; first exact: one_answer.
have [n1 [p1 [l1 r1]]] := four_questions p; have [n2 [p2 [l2 r2]]] := class_ofP p; tauto.
Qed.
End Questions.

Section Exchanged.
Variable V : finType.

Lemma exchange_vertex (s : player) (p q : two_tokens V) :
  q \in two_token_vertex_moves s p ->
  exchanged q \in two_token_vertex_moves (opponent s) (exchanged p).
Proof.
move/(partizan_UVG_moveP s p q)=> [w [sw w_l w_r] ->].
apply/(partizan_UVG_moveP (opponent s) (exchanged p)); exists w; last by case: (s).
by split=> //; move: sw; case: (s).
Qed.

Lemma exchange_edge (s : player) (p q : two_tokens V) :
  q \in two_token_edge_moves s p ->
  exchanged q \in two_token_edge_moves (opponent s) (exchanged p).
Proof.
move/(partizan_UEG_moveP s p q)=> [w sw ->].
apply/(partizan_UEG_moveP (opponent s) (exchanged p)); exists w; last by case: (s).
by move: sw; case: (s).
Qed.

Lemma UVG_exchanged (p : two_tokens V) (q := exchanged p) :
  (player_1_can (p : partizan_UVG V) <-> player_1_can (q : partizan_UVG V)) /\
  (player_2_can (p : partizan_UVG V) <-> player_2_can (q : partizan_UVG V)) /\
  (red_can (p : partizan_UVG V) <-> blue_can (q : partizan_UVG V)) /\
  (blue_can (p : partizan_UVG V) <-> red_can (q : partizan_UVG V)).
Proof. exact: (@questions_exchanged V _ (@two_token_vertex_moves_shorten V) exchange_vertex). Qed.

Lemma UEG_exchanged (p : two_tokens V) (q := exchanged p) :
  (player_1_can (p : partizan_UEG V) <-> player_1_can (q : partizan_UEG V)) /\
  (player_2_can (p : partizan_UEG V) <-> player_2_can (q : partizan_UEG V)) /\
  (red_can (p : partizan_UEG V) <-> blue_can (q : partizan_UEG V)) /\
  (blue_can (p : partizan_UEG V) <-> red_can (q : partizan_UEG V)).
Proof. exact: (@questions_exchanged V _ (@two_token_edge_moves_shorten V) exchange_edge). Qed.
End Exchanged.
