(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A gadget's vertices by numbers; so the pseudoarc is the only gadget of order at most 8 and
   maximum degree 3 that acts as an arc [FSU93, Theorem 2.1, Fig. 1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules small pseudoarc gadgets gadget_search.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Vertices by numbers. *)
Section Numbered.
Variables (V : finType) (E : graph V) (x y : V).
Hypotheses (simpleE : simple E) (no_isolated : no_isolated_vertex E) (V8 : #|V| <= 8).
Hypotheses (E3 : forall v, degree E v <= 3) (x_y : x != y).
Hypotheses (x1 : degree E x = 1) (y1 : degree E y = 1) (acts : acts_as_arc E x y).

Let E24 : #|E| <= 24 := edges_bound V8 E3.

Lemma end_of_one v : degree E v = 1 -> exists2 w, (v, w) \in E & forall u, (v, u) \in E -> u = w.
Proof.
move/eqP/cards1P=> [w n_w]; exists w; first by rewrite -in_neighbours n_w inE.
by move=> u; rewrite -in_neighbours n_w inE => /eqP.
Qed.

Lemma terminals_apart : (y, x) \notin E.
Proof.
apply/negP=> yx; have [_ /negP] := acts xpredT; apply.
rewrite /entering_wins; have := without_edge_proper yx.
case: #|E| => // n _ /=; rewrite eq_sym (negPf x_y).
by apply/existsP; exists x; rewrite in_neighbours yx; case: n => [|n] /=; rewrite eqxx.
Qed.

Variables (a d : V).
Hypotheses (xa : (x, a) \in E) (only_a : forall u, (x, u) \in E -> u = a).
Hypotheses (yd : (y, d) \in E) (only_d : forall u, (y, u) \in E -> u = d).

Definition heads : seq V := if a == d then [:: a] else [:: a; d].
Definition inner : seq V := heads ++ [seq v <- enum V | v \notin [:: a; d; x; y]].
Definition numbered : seq V := inner ++ [:: x; y].
Definition number (v : V) : nat := index v numbered.
Definition vertex_at (i : nat) : V := nth x numbered i.
Definition beside_y : nat := a != d.
Notation k := (size inner).
Definition edge_numbers : edge_list :=
  rev (filter (fun p => (vertex_at p.1, vertex_at p.2) \in E) (pairs k)) ++
  [:: (k, 0); (k.+1, beside_y)].
Notation l := edge_numbers.

Lemma a_y : a != y.
Proof. by apply: contraNneq terminals_apart => <-; rewrite undirected. Qed.
Lemma d_x : d != x.
Proof. by apply: contraNneq terminals_apart => <-. Qed.

Lemma a_x : a != x. Proof. by rewrite eq_sym (simple_neq simpleE xa). Qed.
Lemma d_y : d != y. Proof. by rewrite eq_sym (simple_neq simpleE yd). Qed.

Lemma in_heads v : (v \in heads) = (v \in [:: a; d]).
Proof. by rewrite /heads; case: eqP => // <-; rewrite !inE orbb. Qed.

Lemma in_inner v : (v \in inner) = (v != x) && (v != y).
Proof.
rewrite mem_cat in_heads mem_filter mem_enum andbT !inE.
have [->|v_a] := eqVneq v a; first by rewrite a_x a_y.
have [->|v_d] /= := eqVneq v d; first by rewrite d_x d_y.
by rewrite negb_or.
Qed.

Lemma numbered_uniq : uniq numbered.
Proof.
rewrite cat_uniq /= !in_inner !eqxx andbF /= !inE (negPf x_y) !andbT.
rewrite cat_uniq filter_uniq ?enum_uniq // andbT; apply/andP; split.
  by rewrite /heads; case: eqP => [//|/eqP a_d] /=; rewrite inE a_d.
apply/hasPn=> v; rewrite mem_filter => /andP[v_out _]; change (v \notin heads).
by move: v_out; rewrite in_heads !inE !negb_or => /and4P[-> ->].
Qed.

Lemma in_numbered v : v \in numbered.
Proof. by rewrite mem_cat in_inner !inE; case: (v == x); case: (v == y). Qed.

Lemma size_numbered : size numbered = k.+2.
Proof. by rewrite size_cat addn2. Qed.
Lemma order_numbered : #|V| = k.+2.
Proof.
rewrite -size_numbered -(card_uniqP numbered_uniq); apply: eq_card => v.
by rewrite in_numbered.
Qed.

Lemma number_lt v : number v < k.+2.
Proof. by rewrite -size_numbered index_mem in_numbered. Qed.
Lemma at_number v : vertex_at (number v) = v.
Proof. exact: nth_index (in_numbered v). Qed.
Lemma number_at i : i < k.+2 -> number (vertex_at i) = i.
Proof. by move=> i_k; apply: index_uniq; rewrite ?size_numbered ?numbered_uniq. Qed.
Lemma number_inj : injective number.
Proof. by move=> u v E_uv; rewrite -(at_number u) E_uv at_number. Qed.

Lemma number_x : number x = k.
Proof. by rewrite /number index_cat in_inner eqxx /= eqxx addn0. Qed.
Lemma number_y : number y = k.+1.
Proof. by rewrite /number index_cat in_inner eqxx andbF /= (negPf x_y) eqxx addn1. Qed.
Lemma number_a : number a = 0.
Proof. by rewrite /number /numbered /inner /heads; case: eqP => _ /=; rewrite eqxx. Qed.
Lemma number_d : number d = beside_y.
Proof.
rewrite /number /numbered /inner /heads /beside_y; case: eqP => [<-|/eqP a_d] /=; rewrite eqxx //.
by rewrite (negPf a_d).
Qed.
Lemma number_inner v : v != x -> v != y -> number v < k.
Proof. by move=> v_x v_y; rewrite /number index_cat in_inner v_x v_y index_mem in_inner v_x. Qed.
Lemma inner_positive : 0 < k.
Proof. by rewrite -number_a number_inner ?a_x ?a_y. Qed.

Lemma in_l i j : ((i, j) \in l) =
  [|| (i < j < k) && ((vertex_at i, vertex_at j) \in E), (i == k) && (j == 0) |
      (i == k.+1) && (j == beside_y)].
Proof. by rewrite mem_cat mem_rev mem_filter in_pairs !inE !xpair_eqE andbC. Qed.

Lemma l_edge e : e \in l -> exists u v, e = (number u, number v) /\ (u, v) \in E.
Proof.
case: e => i j.
rewrite in_l => /or3P[/andP[/andP[ij jk] ij_E]|/andP[/eqP-> /eqP->]|/andP[/eqP-> /eqP->]].
- exists (vertex_at i), (vertex_at j); rewrite !number_at //; first exact: ltn_trans jk _.
  exact: ltn_trans ij (ltn_trans jk _).
- by exists x, a; rewrite number_x number_a.
- by exists y, d; rewrite number_y number_d.
Qed.

Lemma listed_l : listed number E l.
Proof.
split=> [u v|e /l_edge[u [v [-> _]]]]; last by split; [exists u|exists v].
apply/idP/orP => [uv|[] /l_edge[u' [v' [[/number_inj-> /number_inj->]]]] //]; last first.
  by rewrite undirected.
have [u_x|u_x] := eqVneq u x.
  rewrite u_x in uv *; rewrite (only_a uv) number_x number_a; left.
  by rewrite in_l !eqxx orbT.
have [u_y|u_y] := eqVneq u y.
  rewrite u_y in uv *; rewrite (only_d uv) number_y number_d; left.
  by rewrite in_l !eqxx !orbT.
have [v_x|v_x] := eqVneq v x.
  rewrite v_x undirected // in uv *; rewrite (only_a uv) number_x number_a; right.
  by rewrite in_l !eqxx orbT.
have [v_y|v_y] := eqVneq v y.
  rewrite v_y undirected // in uv *; rewrite (only_d uv) number_y number_d; right.
  by rewrite in_l !eqxx !orbT.
have uk := number_inner u_x u_y; have vk := number_inner v_x v_y.
rewrite !in_l !at_number uk vk uv -(undirected simpleE u v) uv !andbT.
case: ltngtP => [_|_|/number_inj u_v]; [by left|by right|].
by move: uv; rewrite u_v (negPf (loopless simpleE v)).
Qed.

Lemma l_one_way e : e \in l -> (e.2, e.1) \notin l.
Proof.
have k0 := inner_positive; have b1 : beside_y <= 1 by rewrite /beside_y; case: (_ != _).
case: e => i j /=.
rewrite !in_l => /or3P[/andP[/andP[ij jk] _]|/andP[/eqP-> /eqP->]|/andP[/eqP-> /eqP->]].
- rewrite (leq_gtF (ltnW ij)) (ltn_eqF jk) (ltn_eqF (ltn_trans jk (ltnSn k))) //.
- by rewrite ltnn andbF /= eq_sym (gtn_eqF k0).
- have -> : (k.+1 < k) = false by rewrite ltnNge leqnSn.
  by rewrite !andbF /= (ltn_eqF (_ : beside_y < k.+1)) // ltnS (leq_trans b1 k0).
Qed.

Lemma uniq_l : uniq l.
Proof.
have pairs_uniq : uniq (pairs k).
  rewrite allpairs_uniq_dep ?iota_uniq // => [i _|[i j] [i' j'] _ _ [-> ->] //].
  exact: iota_uniq.
have b1 : beside_y <= k.+1 by rewrite /beside_y; case: (_ != _).
rewrite cat_uniq rev_uniq filter_uniq //= !mem_rev !mem_filter !in_pairs ltn0
  (leq_gtF b1) !andbF /=.
by rewrite inE xpair_eqE (ltn_eqF (ltnSn k)).
Qed.

Lemma l_subcubic (acc : edge_list) : uniq acc -> {subset acc <= l} -> subcubic_end acc.
Proof.
move=> acc_uniq acc_l; have bound u : size (list_neighbours acc (number u)) <= 3.
  apply: leq_trans (E3 u); rewrite /degree cardE -(size_map number); apply: uniq_leq_size.
    apply: uniq_list_neighbours => // e /acc_l/l_one_way; apply: contra; exact: acc_l.
  move=> j; rewrite in_list_neighbours => /orP[] /acc_l/l_edge[v [w [[]]]].
  - by move/number_inj<- => -> vw; rewrite map_f // mem_enum in_neighbours.
  - by move=> -> /number_inj<- vw; rewrite map_f // mem_enum in_neighbours undirected.
case: acc acc_l bound {acc_uniq} => // p acc acc_l bound /=.
have [u [v [p_uv _]]] := l_edge (acc_l p (mem_head _ _)).
by have [-> ->] : p.1 = number u /\ p.2 = number v by [rewrite p_uv]; rewrite !bound.
Qed.

Lemma l_none_isolated : none_isolated l (iota 0 k).
Proof.
suff all_have s : {subset s <= iota 0 k} -> none_isolated l s by apply: all_have => i.
elim: s => //= i s IH sub; rewrite IH; last by move=> j j_s; apply: sub; rewrite inE j_s orbT.
have : i \in iota 0 k by apply: sub; rewrite mem_head.
rewrite mem_iota add0n => i_k; have /card_gt0P[v] := no_isolated (vertex_at i).
rewrite in_neighbours (proj1 listed_l) number_at; last by apply: leq_trans i_k (leqW (leqnSn k)).
by case/orP=> e_l; case: hasP => // -[]; eexists; (try exact: e_l); rewrite /= eqxx ?orbT.
Qed.

Lemma l_pseudoarc : k = 5 /\ exists2 s, s \in placings & placed l s.
Proof.
have k7 : k \in iota 0 7 by rewrite mem_iota /= add0n -ltnS -ltnS -order_numbered ltnS.
have /andP[try0 try1] := allP all_tried k k7.
have := every_filter (K := pseudoarc_or_none k) uniq_l l_subcubic.
have -> : every subcubic_end (pseudoarc_or_none k) [:: (k, 0); (k.+1, beside_y)] (pairs k).
  by rewrite /beside_y; case: (a != d).
move/(_ isT); rewrite /pseudoarc_or_none l_none_isolated.
have := acts_listed number_inj listed_l E24 acts; rewrite number_x number_y => ->.
by move/(@andP (k == 5) (has (placed l) placings))=> [/eqP-> /hasP].
Qed.

Definition in_pseudoarc (f : V -> 'I_7) : Prop :=
  [/\ bijective f, forall u v, ((u, v) \in E) = ((f u, f v) \in graph_on 7 pseudoarc),
      f x = place_x :> nat & f y = place_y :> nat].

Lemma numbered_in_pseudoarc : exists f, in_pseudoarc f.
Proof.
have [k5 [s s_in s_l]] := l_pseudoarc.
have /allP/(_ s s_in)/and5P[s7 s_uniq s_lt s_x s_y] : all (fun s : seq nat =>
    [&& size s == 7, uniq s, all (fun i => i < 7) s, nth 0 s 5 == place_x & nth 0 s 6 == place_y])
    placings by vm_compute.
have v7 v : number v < 7 by rewrite -k5; apply: number_lt.
have lt7 v : nth 0 s (number v) < 7 by apply: (allP s_lt); rewrite mem_nth // (eqP s7).
pose f v : 'I_7 := Ordinal (lt7 v); exists f; split.
- apply: inj_card_bij; last by rewrite card_ord order_numbered k5.
  move=> u v /(congr1 val)/eqP; rewrite /= nth_uniq ?(eqP s7) // => /eqP; exact: number_inj.
- move=> u v; rewrite inE /= (proj1 listed_l).
  have in7 w : number w \in iota 0 7 by rewrite mem_iota add0n v7.
  by move: s_l; rewrite /placed => /allP/(_ _ (in7 u))/allP/(_ _ (in7 v))/eqP.
- by rewrite /= number_x k5 (eqP s_x).
- by rewrite /= number_y k5 (eqP s_y).
Qed.
End Numbered.

(* The pseudoarc acts as an arc, wherever it lies in a graph of that many edges. *)
Lemma pseudoarc_acts (V : finType) (E : graph V) (x y : V) (f : V -> 'I_7) :
  #|E| <= 24 -> in_pseudoarc E x y f -> acts_as_arc E x y.
Proof.
move=> E24 [f_bij f_E f_x f_y] worth; have f_inj : injective (fun v => f v : nat).
  by move=> u v /val_inj/(bij_inj f_bij).
have E_l : listed (fun v => f v : nat) E pseudoarc.
  split=> [u v|e e_in]; first by rewrite f_E inE.
  have /andP[e1 e2] := allP (isT : all (fun e => (e.1 < 7) && (e.2 < 7)) pseudoarc) e e_in.
  have [g _ gf] := f_bij; split; [exists (g (Ordinal e1)) | exists (g (Ordinal e2))];
    by rewrite gf.
rewrite !(entering_listed f_inj E_l _ _ _ E24) f_x f_y.
by vm_compute; case: (worth true); case: (worth false).
Qed.

(* Of the gadgets of order at most 8 and maximum degree 3 only the pseudoarc acts as an arc. *)
Lemma acts_as_pseudoarc (V : finType) (E : graph V) (x y : V) :
  simple E -> no_isolated_vertex E -> #|V| <= 8 -> (forall v, degree E v <= 3) ->
  x != y -> degree E x = 1 -> degree E y = 1 ->
  gadgets.acts_as_arc E x y <->
  exists f : V -> 'I_7,
    [/\ bijective f, forall u v, ((u, v) \in E) = ((f u, f v) \in graph_on 7 pseudoarc),
        f x = place_x :> nat & f y = place_y :> nat].
Proof.
move=> simpleE no_isolated V8 E3 x_y x1 y1; split=> [acts|[f in_A]].
- have [a xa only_a] := gadget_numbers.end_of_one x1.
  have [d yd only_d] := gadget_numbers.end_of_one y1.
  have [f in_A] := gadget_numbers.numbered_in_pseudoarc
    simpleE no_isolated V8 E3 x_y acts xa only_a yd only_d.
  by exists f.
- exact: gadget_numbers.pseudoarc_acts (gadgets.edges_bound V8 E3) in_A.
Qed.
