(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The greatest matching that a walk along a chain finds (chains/matching_walks.v) is a maximum matching of the graph of
   a member, by the definition of matching/matchings.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import largest_matchings chain_simple rules matchings boards.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Lists.
Variables (V : finType) (E : graph V) (es : seq (V * V)).
Hypothesis in_E : forall u v, ((u, v) \in E) = ((u, v) \in es) || ((v, u) \in es).
Hypothesis once : forall u v, count_mem (u, v) es + count_mem (v, u) es <= 1.

Definition as_graph (N : seq (V * V)) : graph V := [set e | (e \in N) || ((e.2, e.1) \in N)].
Lemma in_as_graph N u v : ((u, v) \in as_graph N) = ((u, v) \in N) || ((v, u) \in N).
Proof. by rewrite inE. Qed.
Lemma not_both u v : (u, v) \in es -> (v, u) \notin es.
Proof.
move=> uv; apply/negP=> vu; have := once u v.
by move: uv vu; rewrite -!has_pred1 !has_count; do 2!case: (count _ _) => // ?; rewrite addSn addnS.
Qed.
Lemma as_graph_size N : subseq N es -> #|as_graph N| = (size N).*2.
Proof.
move=> N_es; have -> : as_graph N = [set e in N ++ swapped N].
  apply/setP=> -[u v]; rewrite !inE mem_cat; congr (_ || _).
  by apply/idP/mapP=> [vu|[[a b] ab [-> ->]]] //; exists (v, u).
rewrite cardsE (card_uniqP _) ?size_cat ?size_map ?addnn //; apply: count_mem_uniq => -[u v].
have swapped_count : count_mem (u, v) (swapped N) = count_mem (v, u) N.
  by rewrite count_map; apply: eq_count => -[a b]; rewrite /= !xpair_eqE andbC.
have : count_mem (u, v) (N ++ swapped N) <= 1.
  by rewrite count_cat swapped_count (leq_trans _ (once u v)) // leq_add // leq_count_subseq.
by rewrite -has_pred1 has_count; case: (count _ _) => [|[]].
Qed.

Lemma same_of_map (S T : eqType) (f : S -> T) l : uniq (map f l) -> {in l &, injective f}.
Proof.
elim: l => // x l IH /= /andP[x_l /IH inj] a b; rewrite !in_cons => /orP[/eqP->|a_l] /orP[/eqP->|b_l] // f_ab.
- by rewrite f_ab map_f in x_l.
- by rewrite -f_ab map_f in x_l.
- exact: inj f_ab.
Qed.
Lemma list_matching N : subseq N es -> uniq (ends N) -> matching E (as_graph N).
Proof.
move=> N_es; rewrite cat_uniq => /and3P[/same_of_map left_once /hasPn apart /same_of_map right_once].
have no_two u v w : (u, v) \in N -> (w, u) \in N -> False.
  move=> uv wu; have : u \in rights N by apply/mapP; exists (w, u).
  by move/apart/negP; apply; apply/mapP; exists (u, v).
apply/matchingP; split=> [u v|u v|u v w]; rewrite !in_as_graph.
- by rewrite in_E => /orP[] /(mem_subseq N_es)->; rewrite ?orbT.
- by rewrite orbC.
case/orP=> uv /orP[uw|wu].
- by case: (left_once _ _ uv uw erefl).
- by case: (no_two _ _ _ uv wu).
- by case: (no_two _ _ _ uw uv).
- by case: (right_once _ _ uv wu erefl).
Qed.
Lemma matching_list M : matching E M ->
  exists N, [/\ subseq N es, uniq (ends N) & as_graph N = M].
Proof.
case/matchingP=> sub sym one; exists [seq e <- es | e \in M]; split; first exact: filter_subseq.
  have es_uniq : uniq es.
    apply: count_mem_uniq => -[u v]; have := leq_trans (leq_addr _ _) (once u v).
    by rewrite -has_pred1 has_count; case: (count _ _) => [|[]].
  have N_uniq : uniq [seq e <- es | e \in M] by apply: filter_uniq.
  rewrite /ends cat_uniq !map_inj_in_uniq ?N_uniq //=; last 2 first.
  - move=> -[a b] [c d]; rewrite !mem_filter => /andP[/sym ab _] /andP[/sym cd _] /= b_d.
    by move: ab; rewrite b_d => /one/(_ cd)->.
  - move=> -[a b] [c d]; rewrite !mem_filter => /andP[ab _] /andP[cd _] /= a_c.
    by move: ab; rewrite a_c => /one/(_ cd)->.
  rewrite andbT; apply/hasPn=> x /mapP[[w y] + /= ->]; rewrite mem_filter => /andP[/sym yw wy].
  apply/mapP=> -[[a b] + /= y_a]; rewrite mem_filter -{}y_a => /andP[yb yb_in].
  by move: (not_both yb_in); rewrite (one _ _ _ yb yw) wy.
apply/setP=> -[u v]; rewrite in_as_graph !mem_filter; apply/orP/idP=> [[/andP[]|/andP[/sym]]|uv] //.
by have := sub _ _ uv; rewrite in_E => /orP[] e_in; [left; rewrite uv|right; rewrite sym].
Qed.
Lemma largest_maximum : exists2 M, maximum E M & edges M = largest es.
Proof.
have [N [N_es N_ok N_size]] : exists N, [/\ subseq N es, uniq (ends N) & size N = largest es].
  have none : 0 \in [seq size M | M <- choices es & uniq (ends M)].
    by apply/mapP; exists [::]; rewrite // mem_filter mem_choices sub0seq.
  have /mapP[N] := most_in none; rewrite mem_filter mem_choices => /andP[N_ok N_es] N_size.
  by exists N.
exists (as_graph N); last by rewrite /edges as_graph_size // doubleK.
apply/maximumP; split=> [|M /matching_list[N' [N'_es N'_ok <-]]]; first exact: list_matching.
by rewrite !as_graph_size // leq_double N_size largest_ge.
Qed.
End Lists.

(* The list of edges as one of pairs of vertices. *)
Lemma edges_of_vertices (g : plain) : all (fun e => (e.1 < order g) && (e.2 < order g)) (edge_list g) ->
  (forall p q, p < order g -> q < order g -> joined_so_often (edge_list g) p q <= 1) ->
  exists fs : seq (vertex_of g * vertex_of g), [/\ edge_list g = renamed val fs,
    forall u v, ((u, v) \in graph_of g) = ((u, v) \in fs) || ((v, u) \in fs) &
    forall u v, count_mem (u, v) fs + count_mem (v, u) fs <= 1].
Proof.
case: g => n es /= in_range once.
have [fs fs_es] : exists fs : seq ('I_n * 'I_n), es = renamed val fs.
  elim: es in_range {once} => [|[a b] es IH] /=; first by exists [::].
  by case/andP=> /andP[a_n b_n] /IH[fs ->]; exists ((Ordinal a_n, Ordinal b_n) :: fs).
have in_fs (u v : 'I_n) : ((val u, val v) \in es) = ((u, v) \in fs).
  have inj : injective (fun e : 'I_n * 'I_n => (val e.1, val e.2)) by move=> [a b] [c d] /= [/val_inj-> /val_inj->].
  by rewrite fs_es -(mem_map inj).
have count_fs (u v : 'I_n) : count_mem (u, v) fs = copies (val u, val v) es.
  by rewrite /copies fs_es count_map; apply: eq_count => -[a b].
exists fs; split=> // u v; first by rewrite inE /joined /= !in_fs.
rewrite !count_fs; exact: once (ltn_ord u) (ltn_ord v).
Qed.
Theorem greatest_matching (g : plain) : all (fun e => (e.1 < order g) && (e.2 < order g)) (edge_list g) ->
  (forall p q, p < order g -> q < order g -> joined_so_often (edge_list g) p q <= 1) ->
  exists2 M, maximum (graph_of g) M & edges M = largest (edge_list g).
Proof.
move=> in_range once; have [fs [-> in_fs fs_once]] := edges_of_vertices in_range once.
rewrite largest_renamed; last by move=> a b _ _; apply: val_inj.
exact: largest_maximum in_fs fs_once.
Qed.
