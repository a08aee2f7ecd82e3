(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* G. Kunigami, The Geography Game, NP-Incompleteness (kuniga.me), 14 Sep 2024: the statements that
   are proved here for all sizes. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange slither alternating tours FSU93.
From Gazetteer Require Import algorithm_turns counted vertex_tables matching_search search_rounds.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Lemma 1. Player 1 wins iff every maximum matching of G saturates v. *)
Theorem lemma_1 (V : finType) (E : graph V) (v : V) :
  simple E ->
  N_position ((E, v) : UVG V) <-> (forall M, maximum E M -> saturates M v).
Proof. exact: theorem_1_1. Qed.

(* Lemma 1, proof: if a maximum matching M' does not saturate v, it saturates every neighbour of
   v. *)
Theorem lemma_1_neighbours (V : finType) (E M' : graph V) (v u : V) :
  simple E -> maximum E M' -> ~~ saturates M' v -> (v, u) \in E -> saturates M' u.
Proof.
move=> simpleE maxM v_exp vu; have [x [ux _ _]] := matching_reply simpleE maxM v_exp vu.
by apply/saturatesP; exists x.
Qed.

(* Lemma 1, proof, the converse: if every maximum matching saturates v, then player 1 can move along
   the edge v u of any maximum matching M, and G without v has a maximum matching that does not
   saturate u. *)
Theorem lemma_1_converse (V : finType) (E M : graph V) (v : V) :
  simple E -> (forall M', maximum E M' -> saturates M' v) -> maximum E M ->
  exists u, [/\ (v, u) \in M, (v, u) \in E &
                exists2 M', maximum (isolating E v) M' & ~~ saturates M' u].
Proof.
move=> simpleE all_sat maxM.
have [u [vu vuE [max' sat']]] := matching_opening simpleE all_sat maxM.
by exists u; split=> //; exists (without_edge M v u).
Qed.

(* Lemma 1, proof: M' maximum does not saturate v; a path from v that play along M' leads over,
   with an edge, is an alternating path. Its last vertex is saturated, and its last edge is in M',
   or else M' has an edge by which the path goes on. *)
Theorem lemma_1_path (V : finType) (E M' : graph V) (v : V) (s : seq V) :
  simple E -> maximum E M' -> ~~ saturates M' v -> alternating_path E M' (v :: s) -> s != [::] ->
  saturates M' (last v s) /\
  (end_edge_in M' (rev (v :: s)) \/ exists2 y, (last v s, y) \in M' & y \notin v :: s).
Proof.
move=> simpleE /maximumP[EM le_M] v_exp s_alt s0.
have l_sat : saturates M' (last v s).
  apply: contraT => l_exp; have [EM' card'] := sum_augment simpleE EM s_alt v_exp s0 l_exp.
  by have := le_M _ EM'; rewrite card' ltnNge leqnSn.
split=> //; have /saturatesP[y ly] := l_sat.
have [y_s|] := boolP (y \in v :: s); [left | by right; exists y].
have [uniq_s _ alt] := s_alt; exact: (mate_on_path simpleE EM v_exp uniq_s alt ly y_s).
Qed.

(* Figure 1.1: a matching M' does not saturate v; v u is an edge, u w one of M', w x one of G, and
   x is not v. If M' does not saturate x, then M' without u w and with v u and w x is a matching
   one edge larger, so that a maximum M' saturates x. *)
Theorem figure_1_1 (V : finType) (E M' : graph V) (v u w x : V) :
  simple E -> matching E M' -> ~~ saturates M' v ->
  (v, u) \in E -> (u, w) \in M' -> (w, x) \in E -> x != v ->
  (~~ saturates M' x ->
     let M := with_edge (with_edge (without_edge M' u w) v u) w x in
     matching E M /\ edges M = (edges M').+1) /\
  (maximum E M' -> saturates M' x).
Proof.
move=> simpleE EM v_exp vu uw wx x_v.
suff larger : ~~ saturates M' x ->
    let M := with_edge (with_edge (without_edge M' u w) v u) w x in
    matching E M /\ #|M| = #|M'|.+2.
  split=> [/larger[EM' card']|/maximumP[_ le_M]]; first by rewrite /edges card'.
  apply: contraT => /larger[/le_M le_card card'].
  by move: le_card; rewrite card' ltnNge leqnSn.
move=> x_exp M; have [sub sym fun1] := matchingP _ _ EM.
have simpleM := simple_matching simpleE EM.
have EM1 := matching_without_edge u w EM.
have sat1 z := saturates_without_edge z EM uw.
have v_w : v != w by apply: contraNneq v_exp => ->; apply/saturatesP; exists u; apply: sym.
have v_exp1 : ~~ saturates (without_edge M' u w) v by rewrite sat1 (negPf v_exp).
have u_exp1 : ~~ saturates (without_edge M' u w) u by rewrite sat1 eqxx andbF.
have EM2 := matching_with_edge simpleE vu EM1 v_exp1 u_exp1.
have u_w : u != w := simple_neq simpleM uw.
have u_x : u != x by apply: contraNneq x_exp => <-; apply/saturatesP; exists w.
have w_exp2 : ~~ saturates (with_edge (without_edge M' u w) v u) w.
  by rewrite saturates_with_edge sat1 eqxx !andbF eq_sym (negPf v_w) eq_sym (negPf u_w).
have x_exp2 : ~~ saturates (with_edge (without_edge M' u w) v u) x.
  by rewrite saturates_with_edge sat1 (negPf x_exp) (negPf x_v) eq_sym (negPf u_x).
split; first exact: matching_with_edge.
rewrite (card_with_edge simpleE wx EM2 w_exp2) (card_with_edge simpleE vu EM1 v_exp1).
by rewrite (card_without_edge simpleM uw).
Qed.

(* Figure 1.2: a matching M' saturates neither the first nor the last vertex of an alternating path
   that has an edge. With the edges of the path flipped it is a matching one edge larger. *)
Theorem figure_1_2 (V : finType) (E M' : graph V) (v : V) (s : seq V) :
  simple E -> matching E M' -> alternating_path E M' (v :: s) -> s != [::] ->
  ~~ saturates M' v -> ~~ saturates M' (last v s) ->
  let M := edge_sum M' (path_edges (v :: s)) in matching E M /\ edges M = (edges M').+1.
Proof.
move=> simpleE EM s_alt s0 v_exp l_exp.
by have [EM' card'] := sum_augment simpleE EM s_alt v_exp s0 l_exp; rewrite /edges card'.
Qed.

(* Section Solving the Problem, after Lemma 1: with M maximum in G and M' in G - v, if |M'| = |M|
   some maximum matching of G misses v; if |M'| < |M| none does; and no other case exists. *)
Theorem size_test (V : finType) (E M M' : graph V) (v : V) :
  simple E -> maximum E M -> maximum (isolating E v) M' ->
  [/\ #|M'| <= #|M|, #|M'| = #|M| -> exists2 M0, maximum E M0 & ~~ saturates M0 v &
      #|M'| < #|M| -> forall M0, maximum E M0 -> saturates M0 v].
Proof.
move=> simpleE maxM maxM'.
have := FSU93.size_test simpleE maxM maxM'; rewrite theorem_1_1 // => test.
move/maximumP: (maxM') => [EM' _]; move: EM'; rewrite matching_isolating => /andP[EM' v_exp'].
move/maximumP: (maxM) => [EM le_M]; split; first exact: le_M.
- by move=> eq_M; exists M' => //; apply/maximumP; split=> // M0 /le_M; rewrite eq_M.
- by move/test.
Qed.

(* Corollary 2. "It's possible to determine which player loses first in polynomial time." The
   algorithm asks of pairs of vertices whether they are joined, each in one step, and looks for
   larger matchings; on a graph of order n it takes at most 26 (n + 2)^7 steps. *)
Theorem corollary_2 (V : finType) (E : graph V) (v : V) :
  simple E ->
  let run := decide_missed (enum V) (fun u w => (u, w) \in E) v in
  (result run <-> P_position ((E, v) : UVG V)) /\ steps run <= 26 * expn (#|V| + 2) 7.
Proof.
move=> simpleE run; have [answer cost] := decide_costs simpleE v; split.
  by rewrite answer -UVG_matching //; split=> /P_positionP.
exact: leq_trans cost (decide_polynomial V).
Qed.

(* Case 1. All maximum matchings saturate v. Player 1 wins along any maximum matching M: there is
   an edge of M to move along, and after each such move, against every line of play, again and
   again. *)
Theorem case_1 (V : finType) (E M : graph V) (v : V) :
  simple E -> (forall M', maximum E M' -> saturates M' v) -> maximum E M ->
  (exists2 w, (v, w) \in E & (v, w) \in M) /\
  forall w, (v, w) \in E -> (v, w) \in M -> wins_along M ((isolating E v, w) : UVG V).
Proof. exact: theorem_1_1_first_player. Qed.

(* Case 2. Some maximum matching does not saturate v. Player 2 wins along any maximum matching M' of
   G without v, against every line of play. *)
Theorem case_2 (V : finType) (E M M' : graph V) (v : V) :
  simple E -> maximum E M -> ~~ saturates M v -> maximum (isolating E v) M' ->
  wins_along M' ((E, v) : UVG V).
Proof.
move=> simpleE maxM v_exp maxM'; have [le_M eq_M _] := size_test simpleE maxM maxM'.
move/maximumP: (maxM') => [EM' le_M']; move: EM'; rewrite matching_isolating => /andP[EM' v_exp'].
apply: theorem_1_1_second_player => //; apply: (maximum_of_size maxM EM'); apply: le_M'.
by rewrite matching_isolating v_exp; case/maximumP: maxM => ->.
Qed.

(* Algorithm, "If they can't": whenever on any line the matching offers no move, the player cannot
   win the instance, nor the position on the board. *)
Theorem algorithm_sign (V : finType) (E M : graph V) (v : V) (q : UVG V) :
  simple E -> (forall r : UVG V, r \in options q -> (q.2, r.2) \notin M) ->
  (turn_of_player_1 E M v q -> P_position ((E, v) : UVG V) /\ P_position q) /\
  (turn_of_player_2 E M v q -> N_position ((E, v) : UVG V) /\ P_position q).
Proof.
move=> simpleE none.
have lost : simple q.1 -> maximum q.1 (M :&: q.1) -> P_position q.
  by case: q none => F u none simple_q max_q; apply: (proj1 (turn_outcome u simple_q max_q)).
split.
- case/(turn_1 simpleE)=> /lost q_lost /q_lost q_P q_N; split=> //.
  by have [//|/q_N/(P_and_N_exclude q_P)] := P_or_N ((E, v) : UVG V).
- case/(turn_2 simpleE)=> /lost q_lost /q_lost q_P q_N; split=> //.
  by have [/q_N/(P_and_N_exclude q_P)|] := P_or_N ((E, v) : UVG V).
Qed.

(* Algorithm, optimal in every position: whenever on any line the position on the board is not lost,
   every move of the algorithm wins. *)
Theorem algorithm_optimal (V : finType) (E M : graph V) (v : V) (q : UVG V) :
  simple E -> turn_of_player_1 E M v q \/ turn_of_player_2 E M v q -> N_position q ->
  forall r, by_algorithm M q r -> P_position r.
Proof.
move=> simpleE turn; have [simple_q max_q] : simple q.1 /\ maximum q.1 (M :&: q.1).
  by case: turn => [/(turn_1 simpleE)|/(turn_2 simpleE)] [].
case: q simple_q max_q {turn} => F u simple_q max_q.
exact: (proj2 (turn_outcome u simple_q max_q)).
Qed.

(* Algorithm: the player who can win the instance does, with every maximum matching, on every
   line: at each turn the matching offers a move, so that it is the opponent who first has
   none. *)
Theorem algorithm (V : finType) (E M : graph V) (v : V) (q : UVG V) :
  simple E ->
  (N_position ((E, v) : UVG V) /\ turn_of_player_1 E M v q) \/
  (P_position ((E, v) : UVG V) /\ turn_of_player_2 E M v q) ->
  exists2 r : UVG V, r \in options q & (q.2, r.2) \in M.
Proof.
move=> simpleE turn; have [simple_q max_q q_N] :
    [/\ simple q.1, maximum q.1 (M :&: q.1) & N_position q].
  by case: turn => [[p_N /(turn_1 simpleE)]|[p_P /(turn_2 simpleE)]] [s m n]; split; auto.
case: q simple_q max_q q_N {turn} => F u /= simple_q max_q q_N.
have /saturatesP[w] := iffLR (lemma_1 u simple_q) q_N _ max_q.
rewrite inE => /andP[uwM uwF]; exists (isolating F u, w) => //.
by apply/UVG_optionP; exists w.
Qed.

(* Generalizations and Variants, as printed, with player 1 the first to move from the vertex v
   that was chosen so that G without v has a matching as large as G has: on a graph of one vertex
   player 1 loses. *)
Theorem unrooted_fails_as_printed :
  ~ (forall (V : finType) (E M M' : graph V) (v : V),
       simple E -> maximum E M -> maximum (isolating E v) M' -> #|M'| = #|M| ->
       N_position ((E, v) : UVG V)).
Proof.
pose E : graph [finType of unit] := set0; have [M maxM] := maximum_exists E.
have none : isolating E tt = E by apply/setP=> e; rewrite !inE.
move=> /(_ _ E M M tt); rewrite none => wins.
have /N_option[q] : N_position ((E, tt) : UVG _).
  by apply: wins => //; split=> [u|u v]; rewrite !inE.
by case/UVG_optionP=> w; rewrite inE.
Qed.

(* Generalizations and Variants, repaired: if player 1 may choose the vertex, which is the first
   move, then with M maximum in G, the choice of v wins iff the maximum matchings of G without v
   are as large as M; and player 1 wins iff there is such a vertex. *)
Theorem unrooted (V : finType) (E M : graph V) :
  simple E -> maximum E M ->
  (forall v M', maximum (isolating E v) M' ->
     P_position (inr (E, v) : unrooted_UVG V) <-> #|M'| = #|M|) /\
  (N_position (inl E : unrooted_UVG V) <->
   exists v M', maximum (isolating E v) M' /\ #|M'| = #|M|).
Proof.
move=> simpleE maxM.
have choice v M' : maximum (isolating E v) M' ->
    P_position (inr (E, v) : unrooted_UVG V) <-> #|M'| = #|M|.
  move=> maxM'; have [le_M' eq_M' _] := size_test simpleE maxM maxM'.
  have N_test := FSU93.size_test simpleE maxM maxM'.
  have same : P_position (inr (E, v) : unrooted_UVG V) <-> P_position ((E, v) : UVG V).
    by split=> /P_positionP v_P; apply/P_positionP; [rewrite -is_P_unrooted_UVG_rooted |
      rewrite is_P_unrooted_UVG_rooted].
  rewrite same; split=> [v_P|same_size].
  - apply/eqP; rewrite eqn_leq le_M' leqNgt; apply/negP=> /N_test; exact: P_and_N_exclude v_P.
  - by have [//|/N_test] := P_or_N ((E, v) : UVG V); rewrite same_size ltnn.
split=> //; split=> [/N_option[q /mapP[v _ ->] v_P]|[v [M' [maxM' same_size]]]].
- have [M' maxM'] := maximum_exists (isolating E v).
  by exists v, M'; split=> //; apply/(choice v M').
- apply: (@N_intro (unrooted_UVG V) (inl E) (inr (E, v))); last exact/(choice v M').
  by apply: map_f; rewrite mem_enum.
Qed.

(* Conclusion: the Travelling Salesman Problem is the "vertex version" of the Eulerian circuit. With
   distance 1 along an edge and 2 elsewhere there is a shortest tour, and each has length |V| iff the
   graph has a Hamiltonian cycle. *)
Theorem vertex_version (V : finType) (E : graph V) :
  simple E -> 2 < #|V| ->
  (exists s, shortest_tour E s) /\
  forall s, shortest_tour E s -> tour_length E s = #|V| <-> exists c, hamiltonian_cycle E c.
Proof. by move=> _ _; split; [exact: shortest_tour_exists|exact: shortest_hamiltonian]. Qed.
