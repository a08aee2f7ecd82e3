(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A line of the labelling game on the path of order 5 in which a vertex not yet complete has more than the
   constant [GGHR, section 4]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules labelling_rules grids paths.
From Gazetteer Require Import spanning_positions labelled leaf_opening.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma weight_above_constant :
  exists (p : edge_labelling [finType of 'I_5]) (u x : 'I_5),
    [/\ reachable (labelling_start (path_graph 5)) p, complete_at p u,
        exists y, (x, y) \in unlabelled p & weight p u < weight p x].
Proof.
pose E := path_graph 5; pose v k : 'I_5 := inord k.
have v_val k : k < 5 -> v k = k :> nat by move=> lt_k; rewrite inordK.
have edge a b : a < 5 -> b < 5 -> ((v a, v b) \in E) = next a b.
  by move=> a5 b5; rewrite inE /= !v_val.
have simpleE : simple E.
  split=> [u|u w]; rewrite !inE; first by apply/nextP=> -[] /eqP; rewrite ?ltn_eqF // gtn_eqF.
  by apply/nextP/nextP=> -[]; auto.
have leaf : neighbours E (v 0) = [set v 1].
  apply/setP=> w; rewrite in_neighbours in_set1 inE /= v_val // -val_eqE /= v_val //.
  by case: w => [[|[|w]]].
have [o_op o_opt] := opening_opened simpleE leaf.
set o := leaf_opening E (v 0) (v 1) in o_op o_opt.
have [oE o_un] : o.1 = E /\ unlabelled o = without_edge E (v 0) (v 1).
  split=> //; rewrite unlabelled_label //; congr without_edge.
  by apply/setP=> e; rewrite in_unlabelled /= ffunE andbT.
have diff a b : a < 5 -> b < 5 -> (v a == v b) = (a == b).
  by move=> a5 b5; rewrite -val_eqE /= !v_val.
have in_o a b : a < 5 -> b < 5 -> ((v a, v b) \in unlabelled o) =
    [&& next a b, ~~ ((a == 0) && (b == 1)) & ~~ ((a == 1) && (b == 0))].
  by move=> a5 b5; rewrite o_un in_without_edge edge // !diff.
have two a b c : [/\ a < 5, b < 5 & c < 5] -> (v a, v b) \in unlabelled o ->
    (v a, v c) \in unlabelled o -> b != c -> 1 < degree (unlabelled o) (v a).
  case=> a5 b5 c5 ab ac b_c; apply/card_gt1P; exists (v b), (v c).
  by rewrite !in_neighbours ab ac diff.
have e_two : 2 <= edges E.
  have : 3 < #|[set (v 0, v 1); (v 1, v 0)] :|: [set (v 2, v 3); (v 3, v 2)]|.
    rewrite cardsU !cards2 (_ : _ :&: _ = set0) ?cards0; last first.
      apply/setP=> e; rewrite !inE; apply/negP=> /andP[/orP[] /eqP->]; rewrite !xpair_eqE !diff //.
    by rewrite !xpair_eqE !diff.
  rewrite /edges => lt4; apply: (@half_leq 4); apply: leq_trans lt4 _.
  apply/subset_leq_card/subsetP=> e; rewrite !inE -!orbA.
  by case/or4P=> /eqP->; rewrite /= !v_val.
pose p : edge_labelling [finType of 'I_5] := label o (v 2, v 3) 2.
have p_opt : p \in options o.
  apply/(opened_option simpleE leaf _ o_op); exists (v 2, v 3), 2; split=> //.
  - by rewrite in_o.
  - by rewrite /deletable /= (two 2 1 3) ?(two 3 2 4) ?in_o.
  - by apply/forall_inP=> e _; rewrite /o /leaf_opening label_at /= ffunE; case: ifP.
have p_r : reachable (labelling_start E) p.
  exact: reachable_step o_opt (reachable_step p_opt (reachable_refl p)).
have p_op : opened E (v 0) (v 1) p.
  by apply: (reachable_opened simpleE leaf); apply: reachable_step p_opt (reachable_refl p).
have [p0 w0] := leaf_complete leaf p_op.
exists p, (v 0), (v 2); split=> //.
- exists (v 1); rewrite unlabelled_label // in_without_edge in_o //= !diff //.
- rewrite w0 /weight (bigD1 (v 3)) /=; last by rewrite in_neighbours edge.
  by rewrite ffunE eqxx /= ltn_addr.
Qed.
