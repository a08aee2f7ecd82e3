(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A line of the edge labelling game that ends before all edges have labels [GGHR, section 4]: the
   edges at a vertex of least degree d get the labels 1, ..., d. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules spanning_positions labelling_rules labelled.
From Gazetteer Require Import leaf_opening.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section EndsEarly.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (p q : edge_labelling V) (e : V * V) (u v w x y z : V) (l : nat).

Lemma degree_edges v : degree E v <= edges E.
Proof.
have : #|[set (v, w) | w in neighbours E v] :|: [set (w, v) | w in neighbours E v]| <= #|E|.
  apply/subset_leq_card/subsetP=> e; rewrite inE.
  case/orP=> /imsetP[w]; rewrite in_neighbours => vw ->.
    by [].
  by rewrite -(undirected simpleE).
rewrite cardsU (_ : _ :&: _ = set0) ?cards0 ?subn0; last first.
  apply/setP=> e; rewrite in_setI in_set0; apply/negP.
  case/andP=> /imsetP[w vw ->] /imsetP[x _ [_ w_v]].
  by move: vw; rewrite in_neighbours w_v (negPf (loopless simpleE v)).
rewrite !card_imset => [|x y [] //|x y [] //]; rewrite addnn /degree => le_E.
by rewrite /edges -(half_bit_double #|neighbours E v| false) half_leq.
Qed.

Section LeastDegree.
Variable v : V.
Hypothesis least : forall x, degree E v <= degree E x.
Hypothesis many : 1 < degree E v.
Let s : seq V := enum (neighbours E v).
Let in_s w : (w \in s) = ((v, w) \in E).
Proof. by rewrite mem_enum in_neighbours. Qed.
Let size_s : size s = degree E v.
Proof. by rewrite -cardE. Qed.

(* The first i edges at v have the labels 1, ..., i, and there are no others. *)
Definition begun i p : Prop :=
  [/\ sound E p,
      forall w, (v, w) \in E -> p.2 (v, w) = if index w s < i then (index w s).+1 else 0 &
      forall x y, x != v -> y != v -> p.2 (x, y) = 0].

Lemma begun_reached i :
  i <= degree E v -> exists2 p, reachable (labelling_start E) p & begun i p.
Proof.
elim: i => [_|i IH lt_i].
  exists (labelling_start E); first exact: reachable_refl.
  by split=> [|w _|x y _ _]; [exact: start_sound | rewrite ffunE | rewrite ffunE].
have [p p_r [p_sound at_v off_v]] := IH (ltnW lt_i); have [pE labels magic] := p_sound.
have [sym only range once] := labels.
have w_s : nth v s i \in s by rewrite mem_nth // size_s.
set w := nth v s i in w_s; have vw : (v, w) \in E by rewrite -in_s.
have index_w : index w s = i by rewrite index_uniq ?enum_uniq // size_s.
have vw0 : p.2 (v, w) = 0 by rewrite at_v // index_w ltnn.
have un : unused p i.+1.
  apply/forall_inP=> -[x y]; rewrite pE => xy.
  have low a : (v, a) \in E -> p.2 (v, a) != i.+1.
    by move=> va; rewrite at_v //; case: ifP => // lt_a; rewrite eqSS neq_ltn lt_a.
  have [x_v|x_v] := eqVneq x v; first by rewrite x_v in xy *; apply: low.
  have [y_v|y_v] := eqVneq y v; last by rewrite off_v.
  by rewrite y_v sym; apply: low; rewrite y_v -(undirected simpleE) in xy.
pose q : edge_labelling V := label p (v, w) i.+1.
have q_labels : labelling E q.2.
  apply: label_sound => //=; apply: leq_trans lt_i _; exact: degree_edges.
have w_v : w != v by rewrite eq_sym; apply: simple_neq vw.
have q_at x y : q.2 (x, y) = if ((x == v) && (y == w)) || ((x == w) && (y == v)) then i.+1
                             else p.2 (x, y).
  by rewrite label_at !xpair_eqE.
have q_off x y : x != v -> y != v -> q.2 (x, y) = 0.
  by move=> x_v y_v; rewrite q_at (negPf x_v) (negPf y_v) andbF off_v.
have only_v x : complete_at q x -> x = v.
  move=> /andP[_ /forall_inP all_l]; apply/eqP; apply: contraT => x_v.
  have : 1 < degree E x := leq_trans many (least x).
  case/card_gt1P=> a [b]; have qE : q.1 = E by []; rewrite qE in all_l => -[xa xb a_b].
  have [a_v|a_v] := eqVneq a v; last by have := all_l a xa; rewrite q_off.
  by have := all_l b xb; rewrite q_off // -a_v eq_sym.
have q_opt : q \in options p.
  apply/label_optionP; exists (v, w), i.+1; split.
    split=> //; rewrite ?pE //=; apply: leq_trans lt_i _; exact: degree_edges.
  by apply/forallP=> x; apply/forallP=> y; apply/implyP=> /andP[/only_v-> /only_v->].
exists q; first exact: reachable_next q_opt.
split=> //; first exact: option_sound q_opt.
move=> a va; rewrite q_at eqxx /= [v == w]eq_sym (negPf w_v) /= orbF.
have [->|a_w] := eqVneq a w; first by rewrite index_w ltnSn.
have i_a : index a s != i.
  by apply: contra a_w => /eqP ia; rewrite -(nth_index v (_ : a \in s)) ?in_s // ia.
by rewrite at_v // [in RHS]ltnS [in RHS]leq_eqVlt (negPf i_a).
Qed.

(* After that no other vertex is ever complete: its weight would be greater. *)
Lemma none_complete p q x :
  begun (degree E v) p -> reachable p q -> complete_at q x -> x = v.
Proof.
move=> [p_sound at_v _] p_q x_comp; apply/eqP; apply: contraT => x_v.
have q_sound := reachable_sound simpleE p_sound p_q.
have [qE [sym only _ once] magic] := q_sound.
have v_label w : (v, w) \in E -> q.2 (v, w) = (index w s).+1.
  move=> vw; have p_w : p.2 (v, w) = (index w s).+1.
    by rewrite at_v // -size_s index_mem in_s vw.
  by rewrite (label_kept simpleE p_sound p_q) p_w.
have v_comp : complete_at q v.
  apply/andP; split; first by rewrite -card_gt0 qE; apply: leq_trans many.
  by apply/forall_inP=> w; rewrite qE in_neighbours => /v_label->.
have same : weight q x = weight q v.
  by move/forallP/(_ x)/forallP/(_ v): magic; rewrite x_comp v_comp => /eqP.
have /andP[_ /forall_inP x_all] := x_comp; rewrite qE in x_all.
have high a : a \in neighbours E x -> a != v -> degree E v < q.2 (x, a).
  move=> xa a_v; rewrite ltnNge; apply/negP=> low; have xa0 := x_all a xa.
  pose k := (q.2 (x, a)).-1; have xa_k : q.2 (x, a) = k.+1 by rewrite prednK // lt0n.
  have lt_k : k < size s by rewrite size_s -xa_k.
  have vb : (v, nth v s k) \in E by rewrite -in_s mem_nth.
  have vb_k : q.2 (v, nth v s k) = q.2 (x, a).
    by rewrite v_label // index_uniq ?enum_uniq.
  have [[v_x _]|[v_a _]] := once _ _ _ _ xa0 vb_k; first by rewrite v_x eqxx in x_v.
  by rewrite v_a eqxx in a_v.
have [a0 a0_x others] : exists2 a0, a0 \in neighbours E x &
    forall a, a \in neighbours E x -> a != a0 -> degree E v < q.2 (x, a).
  have [xv|xv] := boolP (v \in neighbours E x); first by exists v.
  have /card_gt0P[a xa] : 0 < degree E x := leq_trans (ltnW many) (least x).
  by exists a => // b xb _; apply: high => //; apply: contraNneq xv => <-.
have w0_s : nth v s 0 \in s by rewrite mem_nth // size_s ltnW.
have vw0 : (v, nth v s 0) \in E by rewrite -in_s.
have w0_N : nth v s 0 \in neighbours E v by rewrite in_neighbours.
move/eqP: same; rewrite /weight qE (bigD1 a0) //= [X in _ == X](bigD1 (nth v s 0)) //=.
rewrite (v_label _ vw0) index_uniq ?enum_uniq ?size_s ?(ltnW many) // gtn_eqF //.
rewrite -addn1 addnC; apply: leq_add; first by rewrite lt0n x_all.
apply: (@leq_ltn_trans (\sum_(w in neighbours E v | w != nth v s 0) degree E v)).
  apply: leq_sum => w /andP[]; rewrite in_neighbours => vw _.
  by rewrite v_label // -size_s index_mem in_s.
apply: (@leq_trans (\sum_(a in neighbours E x | a != a0) (degree E v).+1)); last first.
  by apply: leq_sum => a /andP[xa a_a0]; apply: others.
have count y b : b \in neighbours E y ->
    #|[pred a | (a \in neighbours E y) && (a != b)]| = (degree E y).-1.
  move=> yb; rewrite /degree (cardD1 b (mem (neighbours E y))) yb /=.
  by apply: eq_card => a; rewrite !inE andbC.
rewrite !sum_nat_const !count //.
have x1 : (degree E v).-1 <= (degree E x).-1.
  by case: (degree E v) (least x) => //= d; case: (degree E x).
apply: (@leq_trans ((degree E v).-1 * (degree E v).+1)); last by rewrite leq_mul2r x1 orbT.
by rewrite ltn_mul2l ltnSn andbT; case: (degree E v) many.
Qed.
End LeastDegree.

Lemma line_ends_early :
  no_isolated_vertex E -> 1 < edges E ->
  exists q, [/\ reachable (labelling_start E) q, options q = [::] & unlabelled q != set0].
Proof.
move=> none two; have [[a b] ab] : exists e, e \in E.
  by apply/set0Pn; apply: contraTneq two => ->; rewrite /edges cards0.
case: (arg_minnP (degree E) (isT : predT a)) => v _ least0.
have least x : degree E v <= degree E x by apply: least0.
have [many|one] := ltnP 1 (degree E v).
- have [p p_r p_begun] := begun_reached least many (leqnn _).
  have [q p_q q_end] := reachable_sink p; exists q; split=> //; first exact: reachable_trans p_q.
  have /card_gt0P[w vw] := none v; rewrite in_neighbours in vw.
  have [q_sound _ _] := p_begun; have [qE _ _] := reachable_sound simpleE q_sound p_q.
  apply/set0Pn; have : ~~ complete_at q w.
    apply/negP=> /(none_complete least many p_begun p_q) w_v.
    by rewrite w_v (negPf (loopless simpleE v)) in vw.
  rewrite complete_unlabelled qE none /= -lt0n => /card_gt0P[x].
  by rewrite in_neighbours; exists (w, x).
- have /eqP/cards1P[u v_u] : degree E v = 1 by apply/eqP; rewrite eqn_leq one none.
  have [_ first] := opening_opened simpleE v_u.
  have [q p_q q_end] := reachable_sink (leaf_opening E v u); exists q; split=> //.
    exact: reachable_step first p_q.
  have q_op := reachable_opened simpleE v_u p_q; have [[qE _ _] _] := q_op.
  have vu : (v, u) \in E by rewrite -in_neighbours v_u inE.
  have [[x y] xy not_vu] : exists2 e, e \in E & e \notin [set (v, u); (u, v)].
    apply/subsetPn; apply: contraTN two => /subset_leq_card le_E.
    rewrite -leqNgt /edges; apply: leq_trans (half_leq le_E) _.
    by rewrite cards2; case: (_ != _).
  have v_only z : (v, z) \in E -> z = u by rewrite -in_neighbours v_u inE => /eqP.
  have x_v : x != v.
    by apply: contraNneq not_vu => x_v; rewrite x_v in xy *; rewrite (v_only y xy) !inE eqxx.
  have yx : (y, x) \in E by rewrite -(undirected simpleE).
  have y_v : y != v.
    by apply: contraNneq not_vu => y_v; rewrite y_v in yx *; rewrite (v_only x yx) !inE eqxx orbT.
  have : ~~ complete_at q x.
    apply/negP=> /(complete_ends v_u q_op)[x_eq|[x_u u1]]; first by rewrite x_eq eqxx in x_v.
    move/eqP/cards1P: u1 => [z u_z]; have := in_neighbours E u y; rewrite -x_u xy x_u u_z inE.
    move/eqP=> y_z; have uv : (u, v) \in E by rewrite -(undirected simpleE).
    by have := in_neighbours E u v; rewrite uv u_z inE -y_z eq_sym (negPf y_v).
  rewrite complete_unlabelled qE none /= -lt0n => /card_gt0P[z].
  by rewrite in_neighbours => xz; apply/set0Pn; exists (x, z).
Qed.
End EndsEarly.
