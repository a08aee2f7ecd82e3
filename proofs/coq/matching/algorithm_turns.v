(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The algorithm of [Kun24] for UVG along a maximum matching: its lines, the turns of the player who
   keeps to it, and what is left of the matching at each of them. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange vertex_geography.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The algorithm with the matching M: move along an edge of M; where M offers none, along any. *)
Definition by_algorithm (V : finType) (M : graph V) (p q : UVG V) : Prop :=
  q \in options p /\ ((p.2, q.2) \in M \/ forall r : UVG V, r \in options p -> (p.2, r.2) \notin M).

(* The positions, with the player to move, of the lines from p on which he keeps to the
   algorithm. *)
Inductive on_a_line (V : finType) (M : graph V) (p : UVG V) : UVG V -> Prop :=
  | FirstTurn : on_a_line M p p
  | NextTurn q r s : on_a_line M p q -> by_algorithm M q r -> s \in options r -> on_a_line M p s.

(* M is computed, and q is a position with the player to move on such a line of the instance (G, v).
   Player 1 computes a maximum matching of G; player 2, after the first move, one of G without v. *)
Inductive turn_of_player_1 (V : finType) (E M : graph V) (v : V) : UVG V -> Prop :=
  TurnOfPlayer1 q : maximum E M -> on_a_line M ((E, v) : UVG V) q -> turn_of_player_1 E M v q.
Inductive turn_of_player_2 (V : finType) (E M : graph V) (v : V) : UVG V -> Prop :=
  TurnOfPlayer2 p q : maximum (isolating E v) M -> p \in options ((E, v) : UVG V) ->
    on_a_line M p q -> turn_of_player_2 E M v q.

(* What is left of M is maximum at each turn. *)
Lemma algorithm_step (V : finType) (E M : graph V) (v : V) (q r : UVG V) :
  simple E -> maximum E (M :&: E) -> by_algorithm M ((E, v) : UVG V) q -> r \in options q ->
  simple r.1 /\ maximum r.1 (M :&: r.1).
Proof.
move=> simpleE maxM [/UVG_optionP[w vw ->] choice] /UVG_optionP[x wx ->] /=.
have simple_v := simple_isolating v simpleE; split; first exact: simple_isolating.
have [EM le_M] := maximumP _ _ maxM; have [_ sym fun1] := matchingP _ _ EM.
case: choice => [/= vwM|none].
- have vwME : (v, w) \in M :&: E by rewrite inE vwM.
  have left_M : M :&: isolating (isolating E v) w = without_edge (M :&: E) v w.
    rewrite -(left_of_matching EM vwME); apply/setP=> -[a b].
    rewrite !in_setI !in_isolating; case: (boolP ((a, b) \in M)) => //= abM.
    case: (boolP ((a, b) \in E)) => //= abE; have abME : (a, b) \in M :&: E by rewrite inE abM.
    have [->|a_v] := eqVneq a v; first by rewrite ?andbF.
    have [->|b_v] := eqVneq b v; first by rewrite ?andbF.
    rewrite /=; apply/andP; split.
    + by apply: contraNneq b_v => a_w; rewrite a_w in abME;
         rewrite (fun1 _ _ _ abME (sym _ _ vwME)).
    + by apply: contraNneq a_v => b_w; rewrite b_w in abME;
         rewrite (fun1 _ _ _ (sym _ _ abME) (sym _ _ vwME)).
  rewrite left_M; apply/maximumP; split=> [|N].
    rewrite !matching_isolating matching_without_edge //=.
    by rewrite !(saturates_without_edge _ EM vwME) !eqxx ?andbF.
  rewrite !matching_isolating -andbA => /and3P[EN v_exp w_exp].
  have := le_M _ (matching_with_edge simpleE vw EN v_exp w_exp).
  by rewrite (card_with_edge simpleE vw EN v_exp)
    (card_without_edge (simple_matching simpleE EM) vwME) !ltnS.
- have v_exp : ~~ saturates (M :&: E) v.
    apply/saturatesP=> -[y]; rewrite inE => /andP[vyM vyE].
    have y_opt : (isolating E v, y) \in options ((E, v) : UVG V) by apply/UVG_optionP; exists y.
    by move: (none _ y_opt); rewrite /= vyM.
  have maxM' : maximum (isolating E v) (M :&: E).
    apply/maximumP; split; first by rewrite matching_isolating EM.
    by move=> N; rewrite matching_isolating => /andP[/le_M].
  have v_missed : missed_by_maximum E v by apply/missed_by_maximumP; exists (M :&: E).
  have /not_missedP all_sat := missed_neighbour simpleE v_missed vw.
  have /saturatesP[y wy] := all_sat _ maxM'.
  have [max' _] := maximum_without_mate simple_v all_sat maxM' wy.
  have EM' : matching (isolating E v) (M :&: E) by case/andP: maxM'.
  rewrite (_ : M :&: _ = without_edge (M :&: E) w y) // -(left_of_matching EM' wy).
  by apply/setP=> -[a b]; rewrite !in_setI !in_isolating; case: (_ \in M); case: (_ \in E).
Qed.

Lemma turn_maximum (V : finType) (M : graph V) (p q : UVG V) :
  simple p.1 -> maximum p.1 (M :&: p.1) -> on_a_line M p q ->
  simple q.1 /\ maximum q.1 (M :&: q.1).
Proof.
move=> simpleE maxM; elim=> [//|{}q r s _ [simple_q max_q]].
by case: q simple_q max_q => F u /=; apply: algorithm_step.
Qed.

(* At a turn: without a move by M the position is lost; and each move of the algorithm from one that
   is not lost wins. *)
Lemma turn_outcome (V : finType) (E M : graph V) (v : V) :
  simple E -> maximum E (M :&: E) ->
  ((forall r : UVG V, r \in options ((E, v) : UVG V) -> (v, r.2) \notin M) ->
     P_position ((E, v) : UVG V)) /\
  (N_position ((E, v) : UVG V) -> forall r, by_algorithm M ((E, v) : UVG V) r -> P_position r).
Proof.
move=> simpleE maxM.
have lost : (forall r : UVG V, r \in options ((E, v) : UVG V) -> (v, r.2) \notin M) ->
    P_position ((E, v) : UVG V).
  move=> none; apply/P_positionP; rewrite UVG_matching //; apply/missed_by_maximumP.
  exists (M :&: E) => //; apply/saturatesP=> -[y]; rewrite inE => /andP[vyM vyE].
  have y_opt : (isolating E v, y) \in options ((E, v) : UVG V) by apply/UVG_optionP; exists y.
  by move: (none _ y_opt); rewrite /= vyM.
split=> // v_N r [/UVG_optionP[w vw ->] [/= vwM|/lost v_P]]; last first.
  by case: (P_and_N_exclude v_P v_N).
have all_sat := iffLR (UVG_N v simpleE) v_N.
have vwME : (v, w) \in M :&: E by rewrite inE vwM.
have [max' w_exp] := maximum_without_mate simpleE all_sat maxM vwME.
apply/P_positionP; rewrite UVG_matching; last exact: simple_isolating.
by apply/missed_by_maximumP; exists (without_edge (M :&: E) v w).
Qed.

Lemma line_stays_N (V : finType) (M : graph V) (p q : UVG V) :
  simple p.1 -> maximum p.1 (M :&: p.1) -> N_position p -> on_a_line M p q -> N_position q.
Proof.
move=> simple_p max_p p_N; elim=> [//|{}q r s line q_N qr s_r].
have [simple_q max_q] := turn_maximum simple_p max_p line.
case: q line q_N qr simple_q max_q => F u _ q_N qr simple_q max_q.
have [_ wins] := turn_outcome u simple_q max_q.
exact: P_options (wins q_N r qr) s s_r.
Qed.

Lemma matching_meet (V : finType) (E M : graph V) : maximum E M -> M :&: E = M.
Proof. by case/maximumP=> /matchingP[sub _ _] _; apply/setIidPl/subsetP=> -[x y]; apply: sub. Qed.

Lemma turn_1 (V : finType) (E M : graph V) (v : V) (q : UVG V) :
  simple E -> turn_of_player_1 E M v q ->
  [/\ simple q.1, maximum q.1 (M :&: q.1) & N_position ((E, v) : UVG V) -> N_position q].
Proof.
move=> simpleE [{}q maxM line]; have max_p : maximum E (M :&: E) by rewrite matching_meet.
have [|simple_q max_q] := @turn_maximum V M (E, v) q simpleE _ line; first exact: max_p.
by split=> // p_N; apply: line_stays_N p_N line.
Qed.

Lemma turn_2 (V : finType) (E M : graph V) (v : V) (q : UVG V) :
  simple E -> turn_of_player_2 E M v q ->
  [/\ simple q.1, maximum q.1 (M :&: q.1) & P_position ((E, v) : UVG V) -> N_position q].
Proof.
move=> simpleE [p {}q maxM p_opt line].
have max_p : maximum (isolating E v) (M :&: isolating E v) by rewrite matching_meet.
have simple_p := simple_isolating v simpleE.
have [w _ p_eq] := UVG_optionP _ _ _ p_opt.
have [||simple_q max_q] := @turn_maximum V M p q _ _ line; rewrite ?p_eq //.
split=> // v_P; apply: line_stays_N line; rewrite ?p_eq //.
by rewrite -p_eq; apply: P_options v_P p p_opt.
Qed.
