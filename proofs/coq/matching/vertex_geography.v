(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UVG by the maximum matchings: who wins, and by which moves [FSU93, section 1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds barriers tutte_berge.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* [FSU93, Theorem 1.1.] *)
Lemma UVG_N (V : finType) (E : graph V) (v : V) :
  simple E ->
  N_position ((E, v) : UVG V) <-> (forall M, maximum E M -> saturates M v).
Proof.
move=> simpleE; split.
- by move/N_positionP; rewrite UVG_matching // => /not_missedP.
- by move=> all_sat; apply/N_positionP; rewrite UVG_matching //; apply/not_missedP.
Qed.

(* The first player moves along a maximum matching that saturates the root. *)
Lemma first_moves_along (V : finType) (E M : graph V) (v : V) :
  simple E -> (forall M', maximum E M' -> saturates M' v) -> maximum E M ->
  (exists2 w, (v, w) \in E & (v, w) \in M) /\
  forall w, (v, w) \in E -> (v, w) \in M -> wins_along M ((isolating E v, w) : UVG V).
Proof.
move=> simpleE all_sat maxM; have [x [vx vxE [max' exp']]] := matching_opening simpleE all_sat maxM.
split=> [|w _ vw]; first by exists x.
have /maximumP[EM _] := maxM; have [_ _ fun1] := matchingP _ _ EM.
rewrite {}(fun1 _ _ _ vw vx); apply: maximum_wins_along; first exact: simple_isolating.
all: by rewrite (left_of_matching EM vx).
Qed.

Lemma unrooted_UVG_P (V : finType) (E : graph V) :
  simple E -> P_position (inl E : unrooted_UVG V) <-> exists M, perfect E M.
Proof.
move=> simpleE; split=> [/P_positionP|[M M_perfect]].
- rewrite is_P_unrooted_UVG => /forallP all_N.
  have [M maxM] := maximum_exists E; exists M; apply/andP; split; first by case/andP: maxM.
  by apply/forallP=> v; have := all_N v; rewrite UVG_matching // => /not_missedP/(_ M maxM).
- apply/P_positionP; rewrite is_P_unrooted_UVG.
  apply/forallP=> v; rewrite UVG_matching //; apply/not_missedP=> M'.
  exact: perfect_saturates_all M_perfect.
Qed.

(* A matching of G - v misses v, so it is maximum in G unless every maximum matching saturates v. *)
Lemma UVG_N_size (V : finType) (E M M' : graph V) (v : V) :
  simple E -> maximum E M -> maximum (isolating E v) M' ->
  N_position ((E, v) : UVG V) <-> #|M'| < #|M|.
Proof.
move=> simpleE maxM maxM'; rewrite UVG_N //.
move/maximumP: (maxM') => [EM' le_M']; move: EM'; rewrite matching_isolating => /andP[EM' v_exp'].
move/maximumP: (maxM) => [EM le_M]; split.
- move=> all_sat; rewrite ltnNge; apply: contraNN v_exp' => le_MM'; apply: all_sat.
  by apply/maximumP; split=> // M'' /le_M /leq_trans; apply.
- move=> lt_M M'' /maximumP[EM'' le_M'']; apply: contraLR lt_M => v_exp''; rewrite -leqNgt.
  by apply: leq_trans (le_M'' _ EM) _; apply: le_M'; rewrite matching_isolating EM''.
Qed.

(* The outer vertices, and a Tutte-Berge pair as the proof. *)
Lemma UVG_verdict (V : finType) (E : graph V) (v : V) :
  simple E ->
  [/\ P_position ((E, v) : UVG V) <-> v \in outer E,
      forall w, (v, w) \in E ->
        P_position ((isolating E v, w) : UVG V) <-> w \in outer (isolating E v),
      P_position ((E, v) : UVG V) <->
        (exists M B, tutte_berge_pair E setT B M /\ ~~ saturates M v) &
      N_position ((E, v) : UVG V) <-> (exists M B, tutte_berge_pair E setT B M /\ v \in B)].
Proof.
move=> simpleE; have P_outer F u : simple F -> P_position ((F, u) : UVG V) <-> u \in outer F.
  move=> simpleF; rewrite inE -UVG_matching //.
  by split=> /P_positionP.
split; first exact: P_outer.
- by move=> w _; apply: P_outer; apply: simple_isolating.
- by rewrite -outer_pair //; apply: P_outer.
- rewrite -not_outer_pair // -not_P P_outer //; split=> [not_out|/negP//].
  exact/negP.
Qed.
