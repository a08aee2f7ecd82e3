(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* How many vertices and edges the graph of arcs_replaced.v has, and what its degrees are. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules directed_rules pseudoarc arcs_replaced.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The arcs at a vertex, in and out. *)
Definition total_degree (V : finType) (D : digraph V) (v : V) : nat :=
  #|[set a in D | a.1 == v]| + #|[set a in D | a.2 == v]|.

Section Size.
Variables (V A : finType) (tail head : A -> V).
Notation W := (with_copies V A).
Notation whole := (copies tail head (fun=> pseudoarc)).
Notation at_ := (at_place tail head).

Lemma card_with_copies : #|W| = #|V| + 5 * #|A|.
Proof. by rewrite card_sum card_prod card_ord mulnC. Qed.

(* Each edge of each copy, in each direction, is a pair of its own. *)
Definition pair_of (d : A * 'I_8 * bool) : W * W :=
  let e := nth (0, 0) pseudoarc d.1.2 in
  if d.2 then (at_ d.1.1 e.1, at_ d.1.1 e.2) else (at_ d.1.1 e.2, at_ d.1.1 e.1).

Lemma nth_pseudoarc (i : 'I_8) : nth (0, 0) pseudoarc i \in pseudoarc.
Proof. exact: mem_nth. Qed.

Lemma joined_pair_of (d : A * 'I_8 * bool) :
  joined_by tail head d.1.1 (nth (0, 0) pseudoarc d.1.2) (pair_of d).
Proof. by rewrite /joined_by /pair_of; case: (d.2); rewrite eqxx ?orbT. Qed.

Lemma ends_differ k e : e \in pseudoarc -> at_ k e.1 != at_ k e.2.
Proof.
move=> e_in; have /and3P[e1 e2 inn] := pseudoarc_small e_in; apply/eqP=> /(at_place_eq e1 e2)[].
rewrite /alike (negPf (pseudoarc_no_loop e_in)) /= => /andP[l1 l2] _.
by case/orP: inn; rewrite ltnNge ?l1 ?l2.
Qed.

Lemma pair_of_inj : injective pair_of.
Proof.
move=> [[k i] b] [[l j] c] same; have := joined_pair_of (l, j, c); rewrite -same => other.
have [/= k_l /eqP] :=
  joined_once (nth_pseudoarc i) (nth_pseudoarc j) (joined_pair_of (k, i, b)) other.
rewrite nth_uniq // => /eqP/val_inj i_j; subst l j; congr (_, _).
have := ends_differ k (nth_pseudoarc i); move: same {other}; rewrite /pair_of /=.
by case: b; case: c => // -[E _]; rewrite E eqxx.
Qed.

Lemma card_copies : #|whole| = 16 * #|A|.
Proof.
have -> : whole = [set pair_of d | d : A * 'I_8 * bool].
  apply/setP=> p; apply/in_copies/imsetP => [[k [e [e_in e_p]]]|[d _ ->]]; last first.
    by exists d.1.1, (nth (0, 0) pseudoarc d.1.2); rewrite nth_pseudoarc joined_pair_of.
  have lt8 : index e pseudoarc < 8 by rewrite -[8]/(size pseudoarc) index_mem.
  case/orP: e_p => /eqP->; [exists (k, Ordinal lt8, true)|exists (k, Ordinal lt8, false)] => //;
    by rewrite /pair_of /= nth_index.
by rewrite (card_imset _ pair_of_inj) card_prod card_prod card_ord card_bool
  mulnC mulnA mulnC mulnA.
Qed.

Lemma edges_copies : edges whole = 8 * #|A|.
Proof. by rewrite /edges card_copies (_ : 16 = 8 * 2) // -mulnA mulnCA mul2n doubleK. Qed.

(* At an inner vertex. *)
Lemma inner_degree (k : A) (i : 'I_5) : degree whole (inr (k, i)) <= 3.
Proof.
have i_at : inr (k, i) = at_ k i by rewrite at_inner ?inord_val.
have sub : neighbours whole (inr (k, i)) \subset
    [seq at_ k (other_end e i) | e <- edges_at pseudoarc i].
  apply/subsetP=> w; rewrite in_neighbours i_at => iw.
  have ok : legal (fun _ : A => pseudoarc) by [].
  have : ((without_edge whole (at_ k i) w, w) : UEG W) \in options ((whole, at_ k i) : UEG W).
    by apply/UEG_optionP; exists w.
  move/(proj1 (@inner_optionP V A tail head _ k i _ ok (ltn_ord i)))=> [e e_i [_ ->]].
  exact: map_f.
apply: leq_trans (subset_leq_card sub) _; apply: leq_trans (card_size _) _; rewrite size_map.
by case: i {i_at sub} => [[|[|[|[|[|]]]]]].
Qed.

Lemma outer_degree (v : V) :
  degree whole (inl v) <= #|[set k | tail k == v]| + #|[set k | head k == v]|.
Proof.
rewrite [X in _ <= X + _]cardE [X in _ <= _ + X]cardE.
rewrite -(size_map (fun k => at_ k place_a)).
rewrite -[X in _ <= _ + X](size_map (fun k => at_ k place_d)) -size_cat.
apply: leq_trans (card_size _); apply: subset_leq_card; apply/subsetP=> w; rewrite in_neighbours.
case/in_copies=> k [e [e_in /orP e_vw]].
have /allP/(_ e e_in) : all (fun e => [|| e == (place_x, place_a), e == (place_d, place_y)
    | (e.1 < 5) && (e.2 < 5)]) pseudoarc by [].
rewrite mem_cat; case/or3P=> [/eqP E|/eqP E|/andP[e1 e2]].
- move: e_vw; rewrite E => -[] /eqP[] // -> ->.
  by apply/orP; left; apply: (map_f (fun k => at_ k place_a)); rewrite mem_enum inE.
- move: e_vw; rewrite E => -[] /eqP[] // -> ->.
  by apply/orP; right; apply: (map_f (fun k => at_ k place_d)); rewrite mem_enum inE.
- by case: e_vw => /eqP[]; rewrite at_inner.
Qed.
End Size.

Section Replaced.
Variables (V : finType) (D : digraph V).

Lemma card_arc_of : #|arc_of D| = #|D|.
Proof. by rewrite card_sig; apply: eq_card => a; rewrite inE. Qed.

Lemma card_arcs_where (Q : pred (V * V)) :
  #|[set k : arc_of D | Q (val k)]| = #|[set a in D | Q a]|.
Proof.
rewrite -(card_imset _ val_inj); apply: eq_card => a; rewrite inE; apply/imsetP/andP.
  by case=> k; rewrite inE => Qk ->; rewrite (valP k).
by case=> aD Qa; exists (Sub a aD); rewrite ?inE.
Qed.

Lemma replace_arcs_order : #|replaced_vertices D| = #|V| + 5 * #|D|.
Proof. by rewrite card_with_copies card_arc_of. Qed.

Lemma replace_arcs_size : edges (replace_arcs D) = 8 * #|D|.
Proof. by rewrite edges_copies card_arc_of. Qed.

Lemma replace_arcs_degree : (forall v, total_degree D v <= 3) ->
  forall w, degree (replace_arcs D) w <= 3.
Proof.
move=> le3 [v|[k i]]; last exact: inner_degree.
apply: leq_trans (outer_degree _ _ v) _; apply: leq_trans (le3 v); rewrite /total_degree.
by rewrite (card_arcs_where (fun a => a.1 == v)) (card_arcs_where (fun a => a.2 == v)).
Qed.
End Replaced.
