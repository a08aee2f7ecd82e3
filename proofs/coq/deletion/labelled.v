(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The vertex-magic edge labelling game: what its positions have in common, and that after the label
   1 at a leaf it is edge-delete on the edges without a label [GGHR, section 4]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules spanning_positions labelling_rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Labels on some edges of a graph, 0 for those without one: each is of an edge, at most their
   number, and of one edge only. *)
Record labelling (V : finType) (E : graph V) (l : V * V -> nat) : Prop := Labelling {
  label_of_edge : forall u v, l (u, v) = l (v, u);
  label_edges_only : forall e, l e != 0 -> e \in E;
  label_range : forall e, l e <= edges E;
  label_once : forall u v x y, l (u, v) != 0 -> l (x, y) = l (u, v) ->
    (x, y) = (u, v) \/ (x, y) = (v, u)
}.

Section Labelled.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (p q : edge_labelling V) (e : V * V) (u v w x y z : V) (l : nat).

Definition sound p : Prop := [/\ p.1 = E, labelling E p.2 & magic_so_far p].

Lemma in_unlabelled p e : (e \in unlabelled p) = (e \in p.1) && (p.2 e == 0).
Proof. by rewrite inE. Qed.

Lemma label_at p e l d :
  (label p e l).2 d = if (d == e) || (d == (e.2, e.1)) then l else p.2 d.
Proof. by rewrite ffunE. Qed.

Lemma label_sound p e l :
  labelling E p.2 -> p.1 = E -> e \in E -> p.2 e = 0 -> 0 < l <= edges E -> unused p l ->
  labelling E (label p e l).2.
Proof.
case: e => a b [sym only range once] pE ab ab0 /andP[l0 l_le] un.
have ba0 : p.2 (b, a) = 0 by rewrite sym.
have not_l x y : p.2 (x, y) != l.
  have [p0|xy] := eqVneq (p.2 (x, y)) 0; first by rewrite p0 eq_sym -lt0n.
  by move/forall_inP: un; apply; rewrite pE; apply: only.
pose at_e x y := ((x, y) == (a, b)) || ((x, y) == (b, a)).
have at_eP x y : reflect ((x, y) = (a, b) \/ (x, y) = (b, a)) (at_e x y).
  by apply: (iffP orP) => -[/eqP|/eqP]; auto.
have at_sym x y : at_e x y = at_e y x.
  by rewrite /at_e !xpair_eqE orbC [(y == b) && _]andbC [(y == a) && _]andbC.
have val x y : (label p (a, b) l).2 (x, y) = if at_e x y then l else p.2 (x, y).
  by rewrite label_at.
split.
- by move=> x y; rewrite !val at_sym sym.
- move=> [x y]; rewrite val; case: (at_eP x y) => [[->|->] _|_ /only] //.
  by rewrite -(undirected simpleE).
- by move=> [x y]; rewrite val; case: ifP.
- move=> u v x y; rewrite !val; case: (at_eP u v) => [uv|_]; case: (at_eP x y) => [xy|_] //.
  + by move=> _ _; case: uv => -[-> ->]; case: xy => -[-> ->]; auto.
  + by move=> _ /eqP; rewrite (negPf (not_l x y)).
  + by move=> _ /eqP; rewrite eq_sym (negPf (not_l u v)).
  + exact: once.
Qed.

Lemma option_sound p q : sound p -> q \in options p -> sound q.
Proof.
case=> pE labels _ /label_optionP[e [l [[e_E e0 l_le un ->] magic]]]; split=> //.
by rewrite pE in e_E l_le; apply: label_sound.
Qed.

Lemma start_sound : sound (labelling_start E).
Proof.
split=> //.
- by split=> [u v|e|e|u v x y]; rewrite /= ?ffunE.
- apply/forallP=> u; apply/forallP=> v; apply/implyP=> /andP[/andP[/set0Pn[w uw]]].
  by move/forall_inP/(_ w uw); rewrite /= ffunE.
Qed.

Lemma reachable_sound p q : sound p -> reachable p q -> sound q.
Proof.
by move=> p_sound; apply: (reachable_ind p_sound) => {}q r _; apply: option_sound.
Qed.

(* A label stays. *)
Lemma label_kept p q e : sound p -> reachable p q -> p.2 e != 0 -> q.2 e = p.2 e.
Proof.
move=> p_sound p_q e0; move: q p_q; pose K (q : edge_labelling V) := sound q /\ q.2 e = p.2 e.
suff kept q : reachable p q -> K q by move=> q /kept[].
apply: (@reachable_ind _ K) => // {}q r _ [q_sound q_e] qr; split; first exact: option_sound qr.
case/label_optionP: qr => -[a b] [l [[_ d0 _ _ ->] _]]; rewrite label_at; case: ifP => // d_e.
have [_ [sym _ _ _] _] := q_sound; have : q.2 e = 0.
  by case/orP: d_e => /eqP->; rewrite // sym.
by move/eqP; rewrite q_e (negPf e0).
Qed.

Lemma simple_unlabelled p : sound p -> simple (unlabelled p).
Proof.
case=> pE [sym _ _ _] _; split=> [u|u v]; rewrite !in_unlabelled pE.
  by rewrite (negPf (loopless simpleE u)).
by rewrite (undirected simpleE) sym.
Qed.

Lemma complete_unlabelled p x :
  complete_at p x = (0 < degree p.1 x) && (degree (unlabelled p) x == 0).
Proof.
rewrite /complete_at -card_gt0; congr andb; rewrite cards_eq0.
apply/forall_inP/eqP=> [all_l|none w xw].
- apply/setP=> w; rewrite in_neighbours in_unlabelled inE; apply/negP=> /andP[xw].
  by apply/negP/all_l; rewrite in_neighbours.
- apply: contraT; rewrite negbK => xw0; have := in_set0 w; rewrite -none.
  by rewrite in_neighbours in_unlabelled -in_neighbours xw xw0.
Qed.

Lemma unlabelled_label p e l :
  0 < l -> unlabelled (label p e l) = without_edge (unlabelled p) e.1 e.2.
Proof.
move=> l0; apply/setP=> -[x y]; rewrite in_without_edge !in_unlabelled label_at.
case: e => a b; rewrite /= !xpair_eqE -negb_or -andbA; congr andb.
by case: ifP => _; rewrite ?andbT ?andbF // eqn0Ngt l0.
Qed.

(* The weight 1: an edge with the label 1, and no other. *)
Lemma weight_1 (l : V * V -> nat) (leaf u x : V) :
  neighbours E leaf = [set u] -> labelling E l -> l (leaf, u) = 1 ->
  x != leaf -> ~ (x = u /\ degree E u = 1) ->
  (forall y, (x, y) \in E -> l (x, y) != 0) -> \sum_(y in neighbours E x) l (x, y) != 1.
Proof.
move=> leaf_u [sym only _ once] l1 x_leaf not_end all_labelled; apply/eqP=> weight1.
have [y xy] : exists y, (x, y) \in E.
  have : \sum_(y in neighbours E x) l (x, y) != 0 by rewrite weight1.
  rewrite sum_nat_eq0 negb_forall => /existsP[y]; rewrite negb_imply in_neighbours.
  by case/andP; exists y.
have rest : l (x, y) + \sum_(z in neighbours E x | z != y) l (x, z) = 1.
  by rewrite -weight1 [RHS](bigD1 y) ?in_neighbours.
have xy_pos : 0 < l (x, y) by rewrite lt0n all_labelled.
have xy1 : l (x, y) = 1.
  by apply/eqP; rewrite eqn_leq xy_pos andbT -rest leq_addr.
have x_u : x = u.
  have l_pos : l (leaf, u) != 0 by rewrite l1.
  have [[x_l _]|[//]] := once _ _ _ _ l_pos (etrans xy1 (esym l1)).
  by rewrite x_l eqxx in x_leaf.
apply: not_end; split=> //; rewrite -x_u.
have -> : degree E x = #|[set y]|; last by rewrite cards1.
apply: eq_card => z; rewrite in_neighbours inE; apply/idP/eqP=> [xz|-> //].
apply/eqP; apply: contraT => z_y.
have : l (x, z) <= \sum_(z in neighbours E x | z != y) l (x, z).
  by rewrite (bigD1 z) ?leq_addr // in_neighbours xz.
have -> : \sum_(z in neighbours E x | z != y) l (x, z) = 0.
  by apply/eqP; move: rest; rewrite xy1 add1n => -[->].
by rewrite leqn0 (negPf (all_labelled z xz)).
Qed.
End Labelled.
