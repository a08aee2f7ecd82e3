(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Whether a largest matching of the list of edges misses a vertex (chains/pendant_matchings.v) is whether the vertex is
   lost for the first player in undirected vertex geography, by the rules of the game [FSU93, Theorem 1.1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import largest_matchings pendant_matchings chain_simple games rules matchings boards.
From Gazetteer Require Import member_matchings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Lists.
Variables (V : finType) (E : graph V) (es : seq (V * V)).
Hypothesis in_E : forall u v, ((u, v) \in E) = ((u, v) \in es) || ((v, u) \in es).
Hypothesis once : forall u v, count_mem (u, v) es + count_mem (v, u) es <= 1.

Lemma once_simple : simple E.
Proof.
split=> [u|u v]; last by rewrite !in_E orbC.
rewrite in_E orbb -has_pred1 has_count -leqNgt; have := once u u.
by case: (count _ _) => // m; rewrite addSn addnS.
Qed.
Lemma saturates_ends (N : seq (V * V)) (v : V) : saturates (as_graph N) v = (v \in ends N).
Proof.
apply/saturatesP/idP=> [[w]|].
  rewrite in_as_graph mem_cat => /orP[] vw; apply/orP; [left|right]; apply/mapP.
    by exists (v, w).
  by exists (w, v).
rewrite mem_cat => /orP[] /mapP[[a b] ab ->]; [exists b|exists a]; by rewrite in_as_graph ab ?orbT.
Qed.
Theorem missed_by_lists v : missed_by_maximum E v = missed es v.
Proof.
have largest_is M : matching E M -> maximum E M = (#|M| == (largest es).*2).
  have [M0 /maximumP[M0_ok M0_most] M0_size] := largest_maximum in_E once.
  have M0_card : #|M0| = (largest es).*2.
    have [N [N_es _ N_M0]] := matching_list in_E once M0_ok.
    by rewrite -M0_size /edges -N_M0 (as_graph_size once) // doubleK.
  move=> M_ok; apply/maximumP/eqP=> [[_ M_most]|M_size]; last first.
    by split=> // M' /M0_most; rewrite M0_card M_size.
  by apply/eqP; rewrite eqn_leq -{1}M0_card M0_most // -M0_card M_most.
apply/missed_by_maximumP/missedP=> [[M M_most v_M]|[N N_es /and3P[N_ok /eqP N_size v_N]]].
  have M_ok : matching E M by case/maximumP: M_most.
  have [N [N_es N_ok N_M]] := matching_list in_E once M_ok; exists N => //.
  rewrite /misses N_ok -saturates_ends N_M v_M andbT /=.
  by move: M_most; rewrite largest_is // -N_M (as_graph_size once) // -!muln2 eqn_mul2r.
exists (as_graph N); last by rewrite saturates_ends.
by rewrite largest_is ?(as_graph_size once) ?N_size //; apply: list_matching.
Qed.
End Lists.

Theorem lost_if_missed (g : plain) (v : vertex_of g) :
  all (fun e => (e.1 < order g) && (e.2 < order g)) (edge_list g) ->
  (forall p q, p < order g -> q < order g -> joined_so_often (edge_list g) p q <= 1) ->
  P_position ((graph_of g, v) : UVG _) <-> missed (edge_list g) (val v).
Proof.
move=> in_range once; have [fs [-> in_fs fs_once]] := edges_of_vertices in_range once.
rewrite missed_renamed; last exact: val_inj.
rewrite -(missed_by_lists in_fs fs_once) -UVG_matching; last exact: once_simple in_fs fs_once.
by split=> /P_positionP.
Qed.
