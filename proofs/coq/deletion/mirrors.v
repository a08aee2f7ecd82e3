(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Edge-delete by symmetry and by parts [GGHR, sections 3 and 4]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Mirror.
Variable V : finType.
Implicit Types (E : graph V) (f : V -> V) (x y : V).

(* f is an automorphism of G with the three properties of Theorem 5. *)
Record mirror E f : Prop := Mirror {
  mirror_edge : forall x y, ((f x, f y) \in E) = ((x, y) \in E);
  mirror_no_fixed_point : forall x, f x != x;
  mirror_involution : forall x, f (f x) = x;
  mirror_not_adjacent : forall x, (x, f x) \notin E
}.

Lemma involution_degree E f x :
  (forall x y, ((f x, f y) \in E) = ((x, y) \in E)) -> (forall x, f (f x) = x) ->
  degree E (f x) = degree E x.
Proof.
move=> edge inv; have f_inj : injective f by move=> u v /(congr1 f); rewrite !inv.
rewrite /degree -(card_imset (mem (neighbours E x)) f_inj); apply: eq_card => y.
apply/idP/imsetP=> [|[z xz ->]]; last by rewrite in_neighbours edge -in_neighbours.
by rewrite in_neighbours => xy; exists (f y); rewrite ?inv // in_neighbours -edge inv.
Qed.

Lemma mirror_degree E f x : mirror E f -> degree E (f x) = degree E x.
Proof. by case=> edge _ inv _; apply: involution_degree. Qed.

Lemma two_neighbours E x a b : (x, a) \in E -> (x, b) \in E -> b != a -> 1 < degree E x.
Proof. by move=> xa xb b_a; rewrite /degree (cardD1 a) (cardD1 b) !inE /= xa xb b_a. Qed.

Lemma degree_without_edge E u w x :
  x != u -> x != w -> degree (without_edge E u w) x = degree E x.
Proof.
move=> x_u x_w; apply: eq_card => y.
by rewrite !in_neighbours in_without_edge (negPf x_u) (negPf x_w) andbT.
Qed.

(* The reply to xy is f(x)f(y): another edge, which may be deleted, and f is again such an
   automorphism of what is left. *)
Lemma mirror_reply E f x y :
  mirror E f -> (x, y) \in E -> 1 < degree E x -> 1 < degree E y ->
  [/\ (f x, f y) \in without_edge E x y, 1 < degree (without_edge E x y) (f x),
      1 < degree (without_edge E x y) (f y) &
      mirror (without_edge (without_edge E x y) (f x) (f y)) f].
Proof.
move=> mir xy x2 y2; have [edge fixed inv apart] := mir.
have f_inj : injective f by move=> u v /(congr1 f); rewrite !inv.
have fx_y : f x != y by apply: contraTneq xy => <-; apply: apart.
have fy_x : f y != x by rewrite -(inv x) (inj_eq f_inj) eq_sym.
split.
- by rewrite in_without_edge edge xy (negPf (fixed x)) (negPf fx_y).
- by rewrite degree_without_edge ?fixed // (mirror_degree _ mir).
- by rewrite degree_without_edge ?fixed // (mirror_degree _ mir).
split=> // [u v|u].
- have f_eq a b : (f a == b) = (a == f b) by rewrite -{2}(inv a) (inj_eq f_inj).
  rewrite !in_without_edge edge !f_eq !inv -!andbA; congr andb.
  by rewrite andbCA andbA [X in _ = X]andbA; case: (u == x); case: (v == y); case: (u == y);
     case: (v == x); case: (u == f x); case: (v == f y); case: (u == f y); case: (v == f x).
- by rewrite !in_without_edge (negPf (apart u)).
Qed.

Lemma mirror_P E f : mirror E f -> P_position (E : edge_delete V).
Proof.
move=> mir; apply: (@P_by_replies (edge_delete V) (fun F => mirror F f)) => // {mir}F q mir.
case/delete_optionsP=> x [y [xy x2 y2 ->]].
have [fxy fx2 fy2 mir'] := mirror_reply mir xy x2 y2.
exists (without_edge (without_edge F x y) (f x) (f y)) => //.
by apply/delete_optionsP; exists (f x), (f y).
Qed.

End Mirror.

Section Sums.
Variables V W : finType.
Implicit Types (E : graph V) (F : graph W).

(* The disjoint union of two graphs. *)
Definition disjoint_union E F : graph [finType of V + W] :=
  [set e | match e with
           | (inl x, inl y) => (x, y) \in E
           | (inr x, inr y) => (x, y) \in F
           | _ => false
           end].
(* The same, with the vertices u and v joined by an edge. *)
Definition joined E F (u : V) (v : W) : graph [finType of V + W] :=
  disjoint_union E F :|: [set (inl u, inr v); (inr v, inl u)].

Lemma degree_inl E F x : degree (disjoint_union E F) (inl x) = degree E x.
Proof.
have inl_inj : injective (@inl V W) by move=> a b [].
rewrite /degree -(card_imset (mem (neighbours E x)) inl_inj); apply: eq_card => y.
apply/idP/imsetP=> [|[z xz ->]]; last by rewrite !inE in xz *.
by rewrite !inE; case: y => [y xy|//]; exists y; rewrite ?inE.
Qed.

Lemma degree_inr E F x : degree (disjoint_union E F) (inr x) = degree F x.
Proof.
have inr_inj : injective (@inr V W) by move=> a b [].
rewrite /degree -(card_imset (mem (neighbours F x)) inr_inj); apply: eq_card => y.
apply/idP/imsetP=> [|[z xz ->]]; last by rewrite !inE in xz *.
by rewrite !inE; case: y => [//|y xy]; exists y; rewrite ?inE.
Qed.

Lemma without_inl E F x y :
  without_edge (disjoint_union E F) (inl x) (inl y) = disjoint_union (without_edge E x y) F.
Proof. by apply/setP=> -[[a|a] [b|b]]; rewrite !inE ?andbF. Qed.

Lemma without_inr E F x y :
  without_edge (disjoint_union E F) (inr x) (inr y) = disjoint_union E (without_edge F x y).
Proof. by apply/setP=> -[[a|a] [b|b]]; rewrite !inE ?andbF. Qed.

(* A move in a disjoint union is a move in one of the parts. *)
Lemma union_options E F (q : edge_delete [finType of V + W]) :
  q \in options (disjoint_union E F : edge_delete _) <->
  (exists2 E', E' \in options (E : edge_delete V) & q = disjoint_union E' F) \/
  (exists2 F', F' \in options (F : edge_delete W) & q = disjoint_union E F').
Proof.
split.
- case/delete_optionsP=> -[x|x] [[y|y] []]; rewrite !inE ?degree_inl ?degree_inr // => xy x2 y2 ->.
  + left; exists (without_edge E x y); last exact: without_inl.
    by apply/delete_optionsP; exists x, y.
  + right; exists (without_edge F x y); last exact: without_inr.
    by apply/delete_optionsP; exists x, y.
- case=> -[G /delete_optionsP[x [y [xy x2 y2 ->]]] ->]; apply/delete_optionsP.
  + by exists (inl x), (inl y); rewrite without_inl !degree_inl !inE.
  + by exists (inr x), (inr y); rewrite without_inr !degree_inr !inE.
Qed.

(* Lemma 2 (i) for edge-delete: the sum of two P-positions is P. *)
Lemma union_P E F :
  P_position (E : edge_delete V) -> P_position (F : edge_delete W) ->
  P_position (disjoint_union E F : edge_delete _).
Proof.
move=> E_P F_P.
pose K (G : edge_delete [finType of V + W]) := exists E F, [/\ G = disjoint_union E F,
  P_position (E : edge_delete V) & P_position (F : edge_delete W)].
apply: (@P_by_replies _ K); last by exists E, F.
move=> _ q [{E_P}E [{F_P}F [-> E_P F_P]]] /union_options[] [G G_opt ->].
- have [H H_opt H_P] := N_option (P_options E_P G_opt).
  exists (disjoint_union H F); last by exists H, F.
  by apply/union_options; left; exists H.
- have [H H_opt H_P] := N_option (P_options F_P G_opt).
  exists (disjoint_union E H); last by exists E, H.
  by apply/union_options; right; exists H.
Qed.

(* Lemma 2 (ii): of a P-position and an N-position, N. *)
Lemma union_N E F :
  P_position (E : edge_delete V) -> N_position (F : edge_delete W) ->
  N_position (disjoint_union E F : edge_delete _).
Proof.
move=> E_P /N_option[G G_opt G_P]; apply: (N_intro _ (union_P E_P G_P)).
by apply/union_options; right; exists G.
Qed.

Lemma degree_joined_l E F u v : no_isolated_vertex E -> 1 < degree (joined E F u v) (inl u).
Proof.
move=> /(_ u)/card_gt0P[x]; rewrite in_neighbours => ux.
rewrite /degree (cardD1 (inl x)) (cardD1 (inr v)) !inE /= ux !eqxx /=.
by [].
Qed.

Lemma degree_joined_r E F u v : no_isolated_vertex F -> 1 < degree (joined E F u v) (inr v).
Proof.
move=> /(_ v)/card_gt0P[x]; rewrite in_neighbours => vx.
rewrite /degree (cardD1 (inr x)) (cardD1 (inl u)) !inE /= vx !eqxx /=.
by [].
Qed.

Lemma without_join E F u v : without_edge (joined E F u v) (inl u) (inr v) = disjoint_union E F.
Proof.
apply/setP=> -[[a|a] [b|b]]; rewrite !inE !xpair_eqE /= ?andbF ?orbF //=.
- by rewrite andNb.
- by rewrite andNb.
Qed.

Lemma joined_N E F u v :
  no_isolated_vertex E -> no_isolated_vertex F ->
  P_position (E : edge_delete V) -> P_position (F : edge_delete W) ->
  N_position (joined E F u v : edge_delete _).
Proof.
move=> E1 F1 E_P F_P; apply: (N_intro _ (union_P E_P F_P)); apply/delete_optionsP.
exists (inl u), (inr v); split; last by rewrite without_join.
- by rewrite !inE eqxx orbT.
- exact: degree_joined_l.
- exact: degree_joined_r.
Qed.

End Sums.

Section Leaves.
Variable V : finType.
Implicit Types E : graph V.

(* G with a leaf attached to every vertex. *)
Definition with_leaves E : graph [finType of V + V] :=
  [set e | match e with
           | (inl x, inl y) => (x, y) \in E
           | (inl x, inr y) => x == y
           | (inr x, inl y) => x == y
           | (inr _, inr _) => false
           end].

Lemma leaf_degree E x : degree (with_leaves E) (inr x) = 1.
Proof.
rewrite /degree (_ : neighbours _ _ = [set inl x]) ?cards1 //.
by apply/setP=> -[y|y]; rewrite !inE //= eq_sym.
Qed.

Lemma degree_with_leaf E x y : (x, y) \in E -> 1 < degree (with_leaves E) (inl x).
Proof. by move=> xy; rewrite /degree (cardD1 (inl y)) (cardD1 (inr x)) !inE /= xy eqxx. Qed.

Lemma without_with_leaves E x y :
  without_edge (with_leaves E) (inl x) (inl y) = with_leaves (without_edge E x y).
Proof.
by apply/setP=> -[[a|a] [b|b]]; rewrite !inE !xpair_eqE /= ?andbF.
Qed.

(* The edges of G may be deleted, in any order, and those to the leaves may not. *)
Lemma leaves_options E (q : edge_delete _) : simple E ->
  q \in options (with_leaves E : edge_delete _) <->
  exists x y, (x, y) \in E /\ q = with_leaves (without_edge E x y).
Proof.
move=> simpleE; split.
- case/delete_optionsP=> -[x|x] [[y|y] []]; rewrite ?leaf_degree // !inE => xy _ _ ->.
  by exists x, y; rewrite without_with_leaves.
- case=> x [y [xy ->]]; apply/delete_optionsP; exists (inl x), (inl y).
  split; rewrite ?without_with_leaves // ?inE //; first exact: degree_with_leaf xy.
  by apply: (@degree_with_leaf _ _ x); rewrite -undirected.
Qed.

Lemma leaves_last E k :
  simple E -> edges E = k -> lasts_exactly (with_leaves E : edge_delete _) k.
Proof.
elim: k E => [|k IH] E simpleE E_k /=.
- case opt: (options (with_leaves E : edge_delete _)) => [//|q s].
  have /(leaves_options _ simpleE)[x [y [xy _]]] :
      q \in options (with_leaves E : edge_delete _) by rewrite opt mem_head.
  by move: E_k; rewrite /edges (card_without_edge simpleE xy).
- split.
    have : 0 < #|E| by move: E_k; rewrite /edges; case: #|E|.
    case/card_gt0P=> -[x y] xy; apply/eqP=> none.
    have /(leaves_options _ simpleE) : exists a b, (a, b) \in E /\
        with_leaves (without_edge E x y) = with_leaves (without_edge E a b) by exists x, y.
    by rewrite /= none.
  move=> q /(leaves_options _ simpleE)[x [y [xy ->]]]; apply: IH.
    exact: simple_without_edge.
  by move: E_k; rewrite /edges (card_without_edge simpleE xy) /= => -[].
Qed.

End Leaves.

(* If all lines of play are equally long, then parity decides. *)
Lemma is_P_lasts (G : game) (p : G) k : lasts_exactly p k -> is_P p = ~~ odd k.
Proof.
elim: k p => [|k IH] p /=; first by rewrite is_P_eq => ->.
case=> some all_k; rewrite is_P_eq negbK.
case opt: (options p) some => [//|q s] _.
apply/allP/idP=> [/(_ q (mem_head _ _))|odd_k r r_opt].
- by rewrite (IH q) ?negbK //; apply: all_k; rewrite opt mem_head.
- by rewrite (IH r) ?negbK //; apply: all_k; rewrite opt.
Qed.

(* B's strategy for Theorem 5, as a condition on a graph: whatever legal xy A deletes, to delete
   f(x)f(y) is legal, and what is left satisfies it again. So B, to whom it never happens that there
   is no move, wins against every line of A. *)
Inductive wins_by_reply (V : finType) (f : V -> V) : graph V -> Prop :=
  | WinsByReply (E : graph V) :
      (forall x y, (x, y) \in E -> 1 < degree E x -> 1 < degree E y ->
         without_edge (without_edge E x y) (f x) (f y) \in delete_options (without_edge E x y) /\
         wins_by_reply f (without_edge (without_edge E x y) (f x) (f y))) ->
      wins_by_reply f E.

Lemma mirror_wins_by_reply (V : finType) (E : graph V) (f : V -> V) :
  mirror E f -> wins_by_reply f E.
Proof.
have [n] := ubnP #|E|; elim: n E => [E|n IH E lt_E mir]; first by rewrite ltn0.
apply: WinsByReply => x y xy x2 y2; have [fxy fx2 fy2 mir'] := mirror_reply mir xy x2 y2.
split; first by apply/delete_optionsP; exists (f x), (f y).
apply: IH mir'; apply: leq_trans (without_edge_proper fxy) _; apply: ltnW.
exact: leq_trans (without_edge_proper xy) _.
Qed.
