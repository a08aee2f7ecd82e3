(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 1 of [FSU93]: UVG is decided by the maximum matchings. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings gallai_edmonds barriers vertex_geography.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Theorem 1.1. UVG from (G, v) is a first player win iff every maximum matching of G saturates
   v. *)
Theorem theorem_1_1 (V : finType) (E : graph V) (v : V) :
  simple E ->
  N_position ((E, v) : UVG V) <-> (forall M, maximum E M -> saturates M v).
Proof. exact: UVG_N. Qed.

(* Theorem 1.1, proof: the second player, with a maximum matching M that misses v, wins who always moves
   the token along an edge of M: against every line of play there is always such a move. *)
Theorem theorem_1_1_second_player (V : finType) (E M : graph V) (v : V) :
  simple E -> maximum E M -> ~~ saturates M v -> wins_along M ((E, v) : UVG V).
Proof.
move=> simpleE maxM v_exp; have /maximumP[/matchingP[sub _ _] _] := maxM.
have M_E : M :&: E = M by apply/setIidPl/subsetP=> -[x y]; apply: sub.
by apply: maximum_wins_along; rewrite ?M_E.
Qed.

(* Theorem 1.1, proof: the first player, if every maximum matching saturates v, chooses any maximum
   matching M, and always moves along an edge of M: there is such a move at v, and after each, against
   every line of play. *)
Theorem theorem_1_1_first_player (V : finType) (E M : graph V) (v : V) :
  simple E -> (forall M', maximum E M' -> saturates M' v) -> maximum E M ->
  (exists2 w, (v, w) \in E & (v, w) \in M) /\
  forall w, (v, w) \in E -> (v, w) \in M -> wins_along M ((isolating E v, w) : UVG V).
Proof. exact: first_moves_along. Qed.

(* Section 1, after Theorem 1.1: the second player wins unrooted UVG iff the graph has a perfect
   matching. *)
Theorem unrooted_perfect_matching (V : finType) (E : graph V) :
  simple E -> P_position (inl E : unrooted_UVG V) <-> exists M, perfect E M.
Proof. exact: unrooted_UVG_P. Qed.

(* Section 1, after Theorem 1.1: (G, v) is N iff the maximum matchings of G - v are smaller than
   those of G. *)
Theorem size_test (V : finType) (E M M' : graph V) (v : V) :
  simple E -> maximum E M -> maximum (isolating E v) M' ->
  N_position ((E, v) : UVG V) <-> #|M'| < #|M|.
Proof. exact: UVG_N_size. Qed.

(* Theorem 1.1, as computed. The position is P iff the root is an outer vertex; a move to w wins
   iff w is an outer vertex of G - v; and a Tutte-Berge pair (M, B) proves the outcome: P iff
   there is one whose M misses v, N iff there is one whose B contains v. *)
Theorem theorem_1_1_verdict (V : finType) (E : graph V) (v : V) :
  simple E ->
  [/\ P_position ((E, v) : UVG V) <-> v \in outer E,
      forall w, (v, w) \in E ->
        P_position ((isolating E v, w) : UVG V) <-> w \in outer (isolating E v),
      P_position ((E, v) : UVG V) <->
        (exists M B, tutte_berge_pair E setT B M /\ ~~ saturates M v) &
      N_position ((E, v) : UVG V) <-> (exists M B, tutte_berge_pair E setT B M /\ v \in B)].
Proof. exact: UVG_verdict. Qed.
