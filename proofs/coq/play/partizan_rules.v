(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Partizan games under normal play, their four outcome classes, and the partizan geographies,
   clause by clause oracle/rules/partizan_vertex_geography.hpp and partizan_edge_geography.hpp. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The two players of a partizan game. *)
Inductive player := Left | Right.
Definition opponent (s : player) : player := if s is Left then Right else Left.

Definition is_left (s : player) : bool := if s is Left then true else false.
Definition left_if (b : bool) : player := if b then Left else Right.
Lemma is_leftK : cancel is_left left_if. Proof. by case. Qed.
Definition player_eqMixin := CanEqMixin is_leftK.
Canonical player_eqType := EqType player player_eqMixin.

Lemma opponentK : involutive opponent. Proof. by case. Qed.

(* A partizan game: what each player may move to from a board. A board of n moves at most has
   `moves_left` n. *)
Record partizan := Partizan {
  board :> eqType;
  moves_of : player -> board -> seq board;
  moves_left : board -> nat;
  moves_shorten : forall s b c, c \in moves_of s b -> moves_left c < moves_left b
}.

Section Turns.
Variable G : partizan.
Implicit Types (b c : G) (s : player).

(* With the player to move made part of the position. *)
Definition turn : eqType := [eqType of G * player].
Definition turn_options (p : turn) : seq turn :=
  [seq (c, opponent p.2) | c <- moves_of p.2 p.1].

Lemma turn_options_shorten (p q : turn) : q \in turn_options p -> moves_left q.1 < moves_left p.1.
Proof. by case/mapP=> c /moves_shorten lt_c ->. Qed.

Definition turns : game := Game turn_options_shorten.

Lemma turnsP b s (q : turns) :
  reflect (exists2 c, c \in moves_of s b & q = (c, opponent s)) (q \in options ((b, s) : turns)).
Proof. exact: mapP. Qed.

(* The player s wins who is to move; who cannot move loses. *)
Definition wins_moving b s : Prop := N_position ((b, s) : turns).
(* The player s wins, the other being to move. *)
Definition wins_waiting b s : Prop := P_position ((b, opponent s) : turns).

(* The four classes: N, whoever moves first wins; P, whoever moves second; L, Left, and R, Right, no
   matter who moves first. *)
Definition class_N b : Prop := wins_moving b Left /\ wins_moving b Right.
Definition class_P b : Prop := wins_waiting b Left /\ wins_waiting b Right.
Definition class_L b : Prop := wins_moving b Left /\ wins_waiting b Left.
Definition class_R b : Prop := wins_moving b Right /\ wins_waiting b Right.

Lemma wins_movingP b s :
  wins_moving b s <-> exists2 c, c \in moves_of s b & wins_waiting c s.
Proof.
split=> [/N_option[q /turnsP[c c_b ->] c_P]|[c c_b c_P]]; first by exists c.
by apply: N_intro c_P; apply/turnsP; exists c.
Qed.

Lemma wins_waitingP b s :
  wins_waiting b s <-> forall c, c \in moves_of (opponent s) b -> wins_moving c s.
Proof.
split=> [b_P c c_b|all_N]; last first.
  by constructor=> q /turnsP[c c_b ->]; rewrite opponentK; apply: all_N.
by have := P_options b_P (q := (c, s)); apply; apply/turnsP; exists c; rewrite ?opponentK.
Qed.

(* Of two players one wins, whoever is to move. *)
Lemma waits_or_moves b s : wins_waiting b s <-> ~ wins_moving b (opponent s).
Proof.
rewrite /wins_waiting /wins_moving; split=> [b_P b_N|]; first exact: P_and_N_exclude b_P b_N.
by case: (P_or_N ((b, opponent s) : turns)) => // b_N /(_ b_N).
Qed.

(* Which class it is. *)
Inductive outcome_class := N_class | P_class | L_class | R_class.
Definition class_if (left_wins_moving right_wins_moving : bool) : outcome_class :=
  if left_wins_moving then if right_wins_moving then N_class else L_class
  else if right_wins_moving then R_class else P_class.
Definition class_of b : outcome_class :=
  class_if (~~ is_P ((b, Left) : turns)) (~~ is_P ((b, Right) : turns)).

Lemma class_ofP b :
  (class_of b = N_class <-> class_N b) /\ (class_of b = P_class <-> class_P b) /\
  (class_of b = L_class <-> class_L b) /\ (class_of b = R_class <-> class_R b).
Proof.
have P s : P_position ((b, s) : turns) <-> is_P ((b, s) : turns) by split=> /P_positionP.
have N s : N_position ((b, s) : turns) <-> ~~ is_P ((b, s) : turns) by split=> /N_positionP.
rewrite /class_N /class_P /class_L /class_R /wins_moving /wins_waiting !P !N /class_of /=.
by case: (is_P _); case: (is_P _) => /=; intuition.
Qed.

(* Every board is in one of the classes, and in one only. *)
Theorem one_class b :
  (class_N b \/ class_P b \/ class_L b \/ class_R b) /\
  ~ (class_N b /\ class_P b) /\ ~ (class_N b /\ class_L b) /\ ~ (class_N b /\ class_R b) /\
  ~ (class_P b /\ class_L b) /\ ~ (class_P b /\ class_R b) /\ ~ (class_L b /\ class_R b).
Proof.
rewrite /class_N /class_P /class_L /class_R !waits_or_moves /= /wins_moving.
have [lP|lN] := P_or_N ((b, Left) : turns); have [rP|rN] := P_or_N ((b, Right) : turns);
  try have nl := P_and_N_exclude lP; try have nr := P_and_N_exclude rP; tauto.
Qed.
End Turns.

Section Geographies.
Variable V : finType.
Implicit Types (E : graph V) (u v w : V).

(* A position: the graph that is left, and the vertices of Left's token and of Right's. *)
Definition two_tokens : eqType := [eqType of graph V * V * V].
Definition token (s : player) (p : two_tokens) : V := if s is Left then p.1.2 else p.2.
Definition moved (s : player) (p : two_tokens) (E : graph V) w : two_tokens :=
  if s is Left then (E, w, p.2) else (E, p.1.2, w).

(* Partizan UVG: no vertex is used twice by either token, those where they start count as used. The
   tokens start apart. The vertex left is removed. *)
Definition two_token_vertex_moves (s : player) (p : two_tokens) : seq two_tokens :=
  [seq moved s p (isolating p.1.1 (token s p)) w
  | w <- enum (neighbours p.1.1 (token s p) :\: [set p.1.2; p.2])].

(* Partizan UEG: an edge used by either token is erased for both; the tokens may share a vertex. *)
Definition two_token_edge_moves (s : player) (p : two_tokens) : seq two_tokens :=
  [seq moved s p (without_edge p.1.1 (token s p) w) w | w <- enum (neighbours p.1.1 (token s p))].

Definition edges_left (p : two_tokens) : nat := #|p.1.1|.

Lemma edges_left_moved s p E w : edges_left (moved s p E w) = #|E|.
Proof. by case: s. Qed.

Lemma two_token_vertex_moves_shorten s p q :
  q \in two_token_vertex_moves s p -> edges_left q < edges_left p.
Proof.
case/mapP=> w; rewrite mem_enum inE in_neighbours => /andP[_ vw] ->.
by rewrite edges_left_moved; apply: isolating_proper vw.
Qed.

Lemma two_token_edge_moves_shorten s p q :
  q \in two_token_edge_moves s p -> edges_left q < edges_left p.
Proof.
case/mapP=> w; rewrite mem_enum in_neighbours => vw ->.
by rewrite edges_left_moved; apply: without_edge_proper vw.
Qed.

Definition partizan_UVG : partizan := Partizan two_token_vertex_moves_shorten.
Definition partizan_UEG : partizan := Partizan two_token_edge_moves_shorten.

Lemma partizan_UVG_moveP s (p q : two_tokens) :
  reflect (exists2 w, [/\ (token s p, w) \in p.1.1, w != p.1.2 & w != p.2]
                    & q = moved s p (isolating p.1.1 (token s p)) w)
          (q \in moves_of s (p : partizan_UVG)).
Proof.
apply: (iffP mapP) => -[w].
  by rewrite mem_enum !inE negb_or => /andP[/andP[w_l w_r] vw] ->; exists w.
by case=> vw w_l w_r ->; exists w; rewrite // mem_enum !inE negb_or w_l w_r.
Qed.

Lemma partizan_UEG_moveP s (p q : two_tokens) :
  reflect (exists2 w, (token s p, w) \in p.1.1
                    & q = moved s p (without_edge p.1.1 (token s p) w) w)
          (q \in moves_of s (p : partizan_UEG)).
Proof.
apply: (iffP mapP) => -[w] vw ->; exists w; rewrite // ?mem_enum ?inE //.
by rewrite -in_neighbours -mem_enum.
Qed.
End Geographies.
