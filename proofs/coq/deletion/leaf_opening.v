(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The edge labelling game after the label 1 on an edge to a leaf [GGHR, section 4]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules spanning_positions labelling_rules labelled.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section LeafOpening.
Variables (V : finType) (E : graph V) (leaf u : V).
Hypothesis simpleE : simple E.
Hypothesis leaf_u : neighbours E leaf = [set u].
Implicit Types (p q : edge_labelling V) (e : V * V) (v w x y z : V) (l : nat).

Definition leaf_opening : edge_labelling V := label (labelling_start E) (leaf, u) 1.

Let leafu : (leaf, u) \in E.
Proof. by rewrite -in_neighbours leaf_u inE. Qed.

Lemma edges_pos : 0 < edges E.
Proof. by rewrite /edges (card_without_edge simpleE leafu). Qed.

(* The leaf has its weight 1, and no vertex but perhaps the other end of its edge is complete. *)
Definition opened p : Prop := sound E p /\ p.2 (leaf, u) = 1.

Lemma leaf_complete p : opened p -> complete_at p leaf /\ weight p leaf = 1.
Proof.
case=> -[pE labels _] l1; rewrite /complete_at /weight pE leaf_u big_set1 l1; split=> //.
apply/andP; split; first by apply/set0Pn; exists u; rewrite inE.
by apply/forall_inP=> w; rewrite inE => /eqP->; rewrite l1.
Qed.

Lemma complete_ends p x :
  opened p -> complete_at p x -> x = leaf \/ x = u /\ degree E u = 1.
Proof.
move=> p_op x_comp; have [leaf_comp leaf1] := leaf_complete p_op.
have [[pE labels magic] l1] := p_op.
have x1 : weight p x = 1.
  by move/forallP/(_ x)/forallP/(_ leaf): magic; rewrite x_comp leaf_comp leaf1 => /eqP.
have [->|x_leaf] := eqVneq x leaf; [by left | right].
have [//|not_end] : (x = u /\ degree E u = 1) \/ ~ (x = u /\ degree E u = 1).
  have [->|x_u] := eqVneq x u; last by right=> -[x_u']; rewrite x_u' eqxx in x_u.
  by have [->|d1] := eqVneq (degree E u) 1; [left | right=> -[_ d1']; rewrite d1' in d1].
have all_l y : (x, y) \in E -> p.2 (x, y) != 0.
  by move: x_comp => /andP[_ /forall_inP all_l] xy; apply: all_l; rewrite in_neighbours pE.
have := weight_1 leaf_u labels l1 x_leaf not_end all_l.
by move: x1; rewrite /weight pE => ->.
Qed.

Lemma opening_opened : opened leaf_opening /\ leaf_opening \in options (labelling_start E).
Proof.
have start := start_sound E; have [_ labels _] := start.
have l1 : leaf_opening.2 (leaf, u) = 1 by rewrite label_at eqxx.
have un : unused (labelling_start E) 1 by apply/forall_inP=> e _; rewrite /= ffunE.
have free : (labelling_start E).2 (leaf, u) = 0 by rewrite /= ffunE.
have labels' : labelling E leaf_opening.2.
  by apply: label_sound => //; rewrite edges_pos.
have complete1 x : complete_at leaf_opening x -> weight leaf_opening x = 1.
  move=> /andP[/set0Pn[w xw] /forall_inP all_l].
  have only y : y \in neighbours E x -> (x = leaf /\ y = u) \/ (x = u /\ y = leaf).
    move=> xy; have := all_l y xy; rewrite label_at /= ffunE !xpair_eqE; case: ifP => // xy_e _.
    by case/orP: xy_e => /andP[/eqP-> /eqP->]; auto.
  have [y nbrs] : exists y, neighbours E x = [set y].
    exists w; apply/setP=> y; rewrite in_set1; apply/idP/eqP=> [xy|->]; last exact: xw.
    have u_leaf : u <> leaf by apply/eqP; rewrite eq_sym (simple_neq simpleE leafu).
    by case: (only y xy) (only w xw) => [[x_e ->]|[x_e ->]] [[x_e' ->]|[x_e' ->]] //;
      rewrite x_e in x_e'; case: u_leaf.
  have nbrs' : neighbours leaf_opening.1 x = [set y] := nbrs.
  rewrite /weight nbrs' big_set1 label_at.
  have y_x : y \in neighbours E x by rewrite nbrs inE.
  by case: (only y y_x) => -[-> ->]; rewrite !eqxx ?orbT.
have magic : magic_so_far leaf_opening.
  apply/forallP=> x; apply/forallP=> y; apply/implyP=> /andP[x_c y_c].
  by rewrite (complete1 x x_c) (complete1 y y_c).
split=> //; apply/label_optionP; exists (leaf, u), 1; split=> //.
by split=> //; rewrite edges_pos.
Qed.

Lemma reachable_opened p : reachable leaf_opening p -> opened p.
Proof.
have [[o_sound l1] _] := opening_opened; move=> o_p; split; first exact: reachable_sound o_p.
by rewrite (label_kept simpleE o_sound o_p) l1.
Qed.

Lemma unlabelled_not_end p x y :
  opened p -> (x, y) \in unlabelled p -> x <> leaf /\ ~ (x = u /\ degree E u = 1).
Proof.
case=> -[pE [sym _ _ _] _] l1; rewrite in_unlabelled pE => /andP[xy /eqP xy0].
split=> [x_l|[x_u u1]].
- have : y \in neighbours E leaf by rewrite in_neighbours -x_l.
  by rewrite leaf_u inE => /eqP y_u; rewrite x_l y_u l1 in xy0.
- have uleaf : (u, leaf) \in E by rewrite -(undirected simpleE).
  have /eqP/cards1P[w u_w] := u1.
  have := in_neighbours E u y; rewrite -x_u xy x_u u_w inE => /eqP y_w.
  have := in_neighbours E u leaf; rewrite uleaf u_w inE => /eqP leaf_w.
  by rewrite x_u y_w -leaf_w sym l1 in xy0.
Qed.

(* The moves are those of edge-delete on the edges without label, with any unused label. *)
Lemma opened_option p q :
  opened p ->
  q \in options p <->
  exists e l, [/\ e \in unlabelled p, deletable (unlabelled p) e, 0 < l <= edges E, unused p l
                & q = label p e l].
Proof.
move=> p_op; have [p_sound l1] := p_op; have [pE labels magic] := p_sound.
have simpleL := simple_unlabelled simpleE p_sound.
split=> [q_opt|[[a b] [l [ab_in]]]].
- have q_sound := option_sound simpleE p_sound q_opt.
  have p_q : reachable p q := reachable_step q_opt (reachable_refl q).
  have q_op : opened q by split=> //; rewrite (label_kept simpleE p_sound p_q) l1.
  case/label_optionP: q_opt => -[a b] [l [[ab ab0 l_le un q_eq] q_magic]].
  have ab_in : (a, b) \in unlabelled p by rewrite in_unlabelled ab ab0.
  rewrite pE in ab l_le; exists (a, b), l; split=> //.
  have l0 : 0 < l by case/andP: l_le.
  have two x y : (x, y) = (a, b) \/ (x, y) = (b, a) -> 1 < degree (unlabelled p) x.
    move=> xy_ab; have xy_in : (x, y) \in unlabelled p.
      by case: xy_ab => -[-> ->]; rewrite // undirected.
    rewrite ltnNge; apply/negP=> x1; have [x_leaf x_end] := unlabelled_not_end p_op xy_in.
    have [||//] := @complete_ends q x q_op; last by move=> x_l; rewrite x_l in x_leaf.
    rewrite complete_unlabelled; have [qE _ _] := q_sound; rewrite qE.
    have xyE : (x, y) \in E by move: xy_in; rewrite in_unlabelled pE => /andP[].
    apply/andP; split; first by apply/card_gt0P; exists y; rewrite in_neighbours.
    rewrite q_eq unlabelled_label // cards_eq0; apply/eqP/setP=> z.
    rewrite in_neighbours in_without_edge in_set0; apply/negP=> /and3P[xz not1 not2].
    have z_y : z = y.
      apply/eqP; apply: contraT => z_y; move: x1; rewrite leqNgt => /negP; case.
      by apply/card_gt1P; exists z, y; rewrite !in_neighbours.
    rewrite z_y in not1 not2.
    by case: xy_ab => -[x_e y_e]; move: not1 not2; rewrite x_e y_e !eqxx.
  by rewrite /deletable /= (two a b) ?(two b a); auto.
- case/andP=> a2 b2 l_le un ->; apply/label_optionP; exists (a, b), l.
  have [ab /eqP ab0] : (a, b) \in p.1 /\ p.2 (a, b) == 0.
    by apply/andP; rewrite -in_unlabelled.
  split; first by rewrite pE in ab *.
  have l0 : 0 < l by case/andP: l_le.
  have same x : complete_at (label p (a, b) l) x -> [/\ complete_at p x, x != a & x != b].
    rewrite !complete_unlabelled unlabelled_label // => /andP[x0 /eqP none].
    have some y z : (y = a /\ z = b) \/ (y = b /\ z = a) -> 1 < degree (unlabelled p) y ->
        x != y.
      move=> yz y2; apply/eqP=> x_y; move/eqP: none; apply/negP; rewrite x_y -lt0n.
      have /card_gt1P[c [d]] := y2; rewrite !in_neighbours => -[yc yd c_d].
      have [t yt t_z] : exists2 t, (y, t) \in unlabelled p & t != z.
        by have [c_z|] := eqVneq c z; [exists d; rewrite // -c_z eq_sym | exists c].
      apply/card_gt0P; exists t; rewrite in_neighbours in_without_edge yt /=.
      have a_b : a != b by apply: (simple_neq simpleL).
      by case: yz => -[y_e z_e]; rewrite -y_e -z_e (negPf t_z) ?andbF //= y_e z_e;
        rewrite ?(negPf a_b) ?[b == a]eq_sym ?(negPf a_b).
    have x_a : x != a by apply: (some a b); auto.
    have x_b : x != b by apply: (some b a); auto.
    split=> //; rewrite x0 /=; move/eqP: none; rewrite cards_eq0 => /eqP none.
    rewrite cards_eq0 -none; apply/eqP/setP=> z.
    by rewrite !in_neighbours in_without_edge (negPf x_a) (negPf x_b) /= andbT.
  apply/forallP=> x; apply/forallP=> y; apply/implyP=> /andP[/same[x_c x_a x_b] /same[y_c y_a y_b]].
  have keep z : z != a -> z != b -> weight (label p (a, b) l) z = weight p z.
    move=> z_a z_b; apply: eq_bigr => w _.
    by rewrite label_at !xpair_eqE (negPf z_a) (negPf z_b).
  by rewrite !keep //; move/forallP/(_ x)/forallP/(_ y): magic; rewrite x_c y_c.
Qed.

(* While an edge has no label, some label is unused. *)
Lemma some_unused p e :
  sound E p -> e \in unlabelled p -> exists2 l, 0 < l <= edges E & unused p l.
Proof.
move=> [pE [sym _ _ _] _]; rewrite in_unlabelled pE => /andP[e_E /eqP e0].
have [/existsP[i un]|/existsPn used] := boolP [exists i : 'I_(edges E), unused p i.+1].
  by exists i.+1; rewrite ?ltn_ord.
have pick_edge (i : 'I_(edges E)) : {d | d \in E & p.2 d = i.+1}.
  have : [exists d in E, p.2 d == i.+1].
    have := used i; rewrite negb_forall => /existsP[d].
    rewrite negb_imply negbK pE => /andP[d_E d_i].
    by apply/existsP; exists d; rewrite d_E.
  by move=> /existsP/sigW[d /andP[d_E /eqP d_i]]; exists d.
pose f (x : 'I_(edges E) * bool) :=
  let d := s2val (pick_edge x.1) in if x.2 then d else (d.2, d.1).
have f_label i : p.2 (f i) = i.1.+1.
  by rewrite /f; case: (pick_edge i.1) => -[a b] /= _ <-; case: (i.2); rewrite // sym.
have f_edge i : f i \in E.
  rewrite /f; case: (pick_edge i.1) => -[a b] /= ab _; case: (i.2) => //.
  by rewrite -(undirected simpleE).
have f_inj : injective f.
  move=> [i b] [j c] same; have := congr1 p.2 same; rewrite !f_label => -[/val_inj i_j].
  rewrite i_j in same *; congr (_, _); move: same; rewrite /f /=.
  case: (pick_edge j) => -[x y] /= xy _; have /eqP x_y := simple_neq simpleE xy.
  by case: b; case: c => // -[x_e y_e]; case: x_y.
have : #|f @: setT| < #|E|.
  apply: proper_card; apply/properP; split; first by apply/subsetP=> _ /imsetP[x _ ->].
  by exists e => //; apply/imsetP=> -[x _ e_x]; have := f_label x; rewrite -e_x e0.
rewrite (card_imset _ f_inj) cardsT card_prod card_ord card_bool muln2 /edges.
by rewrite -{2}(odd_double_half #|E|) (negPf (even_simple simpleE)) ltnn.
Qed.

(* The outcome is that of edge-delete on the edges without label. *)
Lemma opened_outcome p :
  opened p -> is_P p = is_P (unlabelled p : edge_delete V).
Proof.
move=> p_op; pose R p (F : edge_delete V) := opened p /\ F = unlabelled p.
apply: (@is_P_map (edge_labelling V) (edge_delete V) R) => // {p p_op}p F [p_op ->].
- move=> q q_opt; have p_q : reachable p q := reachable_step q_opt (reachable_refl q).
  have [p_sound l1] := p_op; have q_op : opened q.
    split; first exact: option_sound q_opt.
    by rewrite (label_kept simpleE p_sound p_q) l1.
  exists (unlabelled q) => //; case/(opened_option _ p_op): q_opt.
  move=> [a b] [l [ab /andP[a2 b2] /andP[l0 _] _ ->]]; rewrite unlabelled_label //.
  by apply/delete_optionsP; exists a, b.
- move=> F' /delete_optionsP[a [b [ab a2 b2 ->]]]; have [p_sound l1] := p_op.
  have [l l_le un] := some_unused p_sound ab.
  have q_opt : label p (a, b) l \in options p.
    by apply/(opened_option _ p_op); exists (a, b), l; split=> //; rewrite /deletable a2.
  exists (label p (a, b) l) => //; split; last by rewrite unlabelled_label //; case/andP: l_le.
  split; first exact: option_sound q_opt.
  have p_q := reachable_step q_opt (reachable_refl _).
  by rewrite (label_kept simpleE p_sound p_q) l1.
Qed.
End LeafOpening.

Lemma leaf_opening_P (V : finType) (E : graph V) (leaf u : V) :
  simple E -> neighbours E leaf = [set u] ->
  P_position (without_edge E leaf u : edge_delete V) ->
  leaf_opening E leaf u \in options (labelling_start E) /\ P_position (leaf_opening E leaf u).
Proof.
move=> simpleE leaf_u /P_positionP rest_P; have [o_op first] := opening_opened simpleE leaf_u.
split=> //; apply/P_positionP; rewrite (opened_outcome simpleE leaf_u o_op).
rewrite unlabelled_label // (_ : unlabelled _ = E) //.
by apply/setP=> e; rewrite in_unlabelled /= ffunE andbT.
Qed.

(* The vertex x has its weight, all edges at it being labelled. *)
Definition has_weight (V : finType) (E : graph V) (l : V * V -> nat) (x : V) (k : nat) : Prop :=
  (forall y, (x, y) \in E -> l (x, y) != 0) /\ \sum_(y in neighbours E x) l (x, y) = k.

(* On K_2 both ends of the edge have the weight 1. *)
Lemma weight_1_on_an_edge :
  ~ (forall (V : finType) (E : graph V) (l : V * V -> nat) (leaf u : V),
       simple E -> neighbours E leaf = [set u] -> labelling E l -> l (leaf, u) = 1 ->
       forall x, x != leaf -> ~ has_weight E l x 1).
Proof.
pose E : graph [finType of bool] := [set e : bool * bool | e.1 != e.2].
pose l (e : bool * bool) : nat := e.1 != e.2.
have at_vertex x : neighbours E x = [set ~~ x].
  by apply/setP=> y; rewrite !inE; case: x; case: y.
have edges_E : edges E = 1.
  have -> : E = [set (true, false); (false, true)] by apply/setP=> -[[] []]; rewrite !inE.
  by rewrite /edges cards2.
move=> /(_ _ E l true false) fails; apply: (fails _ _ _ _ false) => //.
- by split=> [u|u v]; rewrite !inE ?eqxx // eq_sym.
- exact: at_vertex.
- split=> [u v|[u v]|e|u v x y]; rewrite /l /= ?edges_E ?leq_b1 //; first by rewrite eq_sym.
    by rewrite inE /=; case: u; case: v.
  by case: u v x y => [] [] [] [] //; auto.
- split=> [[]|]; try by rewrite inE.
  by rewrite at_vertex big_set1.
Qed.
