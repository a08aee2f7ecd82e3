(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A leaf u and its neighbour w: what G - u - w says of the even kernels of G, and of UEG on G
   [FSU93, section 5 (1) and (2)]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Leaf.
Variables (V : finType) (u w : V).
Implicit Types (E F : graph V) (S : {set V}) (v x y : V).

(* Without the edges at u and at w. *)
Definition without_both E : graph V := isolating (isolating E u) w.

Lemma in_without_both E x y :
  ((x, y) \in without_both E) = [&& (x, y) \in E, x != u, y != u, x != w & y != w].
Proof. by rewrite !in_isolating -!andbA. Qed.

Lemma leaf_only E y : degree E u = 1 -> (u, w) \in E -> ((u, y) \in E) = (y == w).
Proof.
move=> /eqP/cards1P[z N_z]; rewrite -!in_neighbours N_z !inE => /eqP->.
by [].
Qed.

Section Kernels.
Variable E : graph V.
Hypotheses (simpleE : simple E) (leaf : forall y, ((u, y) \in E) = (y == w)).
Let uw : (u, w) \in E. Proof. by rewrite leaf. Qed.
Let wu : (w, u) \in E. Proof. by rewrite -undirected. Qed.
Let u_w : u != w. Proof. exact: simple_neq uw. Qed.

Lemma kernel_without_w S : even_kernel E S -> w \notin S.
Proof.
case=> _ ind even; apply/negP=> wS; have uS : u \notin S.
  by apply/negP=> uS; have := ind _ _ uS wS; rewrite uw.
have := even u uS; rewrite (_ : _ :&: S = [set w]) ?cards1 //.
by apply/setP=> y; rewrite !inE leaf; case: eqP => // ->.
Qed.

Lemma count_rest S x :
  x != u -> x != w -> w \notin S ->
  neighbours E x :&: S = neighbours (without_both E) x :&: (S :\ u).
Proof.
move=> x_u x_w wS; apply/setP=> y; rewrite !in_setI !in_neighbours in_setD1 in_without_both
  x_u x_w /=.
have [->|y_u] := eqVneq y u.
  by rewrite (undirected simpleE) leaf (negPf x_w).
by have [->|y_w] := eqVneq y w; rewrite /= ?andbT ?(negPf wS) ?andbF.
Qed.

Lemma kernel_to_rest S :
  even_kernel E S -> even_kernel (without_both E) (S :\ u) /\ u \notin S :\ u /\ w \notin S :\ u.
Proof.
move=> kerS; have wS := kernel_without_w kerS; have [/set0Pn[v vS] ind even] := kerS.
split; last by rewrite !inE eqxx /= negb_and wS orbT.
split=> [|x y|x].
- have [v_u|v_u] := eqVneq v u; last by apply/set0Pn; exists v; rewrite !inE v_u.
  have : 0 < #|(neighbours E w :&: S) :\ u|.
    apply: odd_gt0; have := even w wS; rewrite (cardsD1 u) !inE wu -v_u vS /= negbK.
    by rewrite v_u.
  by case/card_gt0P=> y; rewrite !inE => /and3P[y_u _ yS]; apply/set0Pn; exists y; rewrite !inE y_u.
- rewrite !in_setD1 in_without_both => /andP[_ xS] /andP[_ yS].
  by rewrite (negPf (ind x y xS yS)).
- have [->|x_u] := eqVneq x u => [_|xS].
    by rewrite (_ : _ :&: _ = set0) ?cards0 //; apply/setP=> y;
      rewrite in_setI in_neighbours in_without_both eqxx in_set0 /= andbF.
  have [->|x_w] := eqVneq x w.
    by rewrite (_ : _ :&: _ = set0) ?cards0 //; apply/setP=> y;
      rewrite in_setI in_neighbours in_without_both eqxx in_set0 /= !andbF.
  by rewrite -count_rest //; apply: even; move: xS; rewrite !inE x_u.
Qed.

Lemma kernel_from_rest S :
  u \notin S -> w \notin S -> even_kernel (without_both E) S -> exists S', even_kernel E S'.
Proof.
move=> uS wS [/set0Pn[v vS] ind even].
pose S' := if odd #|neighbours E w :&: S| then u |: S else S.
have inS' x : x \in S' = (x \in S) || (odd #|neighbours E w :&: S| && (x == u)).
  by rewrite /S'; case: (odd _); rewrite ?inE ?orbF // orbC.
have wS' : w \notin S' by rewrite inS' negb_or wS negb_and eq_sym u_w orbT.
have S'_u : S' :\ u = S.
  apply/setP=> x; rewrite in_setD1 inS'; have [->|] := eqVneq x u; first by rewrite (negPf uS).
  by rewrite andbF orbF.
have indE x y : x \in S -> y \in S -> (x, y) \notin E.
  move=> xS yS; have := ind x y xS yS; rewrite in_without_both.
  have -> : x != u by apply: contraNneq uS => <-.
  have -> : y != u by apply: contraNneq uS => <-.
  have -> : x != w by apply: contraNneq wS => <-.
  have -> : y != w by apply: contraNneq wS => <-.
  by rewrite !andbT.
exists S'; split=> [|x y|x xS'].
- by apply/set0Pn; exists v; rewrite inS' vS.
- rewrite !inS' => /orP[xS|/andP[_ /eqP->]] /orP[yS|/andP[_ /eqP->]].
  + exact: indE.
  + by rewrite (undirected simpleE) leaf; apply: contraNneq wS => <-.
  + by rewrite leaf; apply: contraNneq wS => <-.
  + by rewrite (negPf (loopless simpleE u)).
- have [x_u|x_u] := eqVneq x u.
    rewrite (_ : _ :&: _ = set0) ?cards0 //; apply/setP=> y; rewrite !inE x_u leaf.
    by case: eqP => // ->; rewrite (negPf wS').
  have [x_w|x_w] := eqVneq x w; last first.
    rewrite count_rest // S'_u; apply: even.
    by apply: contra xS'; rewrite inS' => ->.
  rewrite x_w (cardsD1 u) in_setI in_neighbours wu inS' (negPf uS) eqxx andbT /=.
  rewrite (_ : _ :\ u = neighbours E w :&: S) ?oddD ?oddb ?addbb //.
  by rewrite -S'_u; apply/setP=> y; rewrite !inE; case: (y == u); rewrite /= ?andbF.
Qed.

Lemma kernel_leaf :
  (exists S, even_kernel E S) <->
  (exists S, [/\ u \notin S, w \notin S & even_kernel (without_both E) S]).
Proof.
split=> [[S /kernel_to_rest[kerS [uS wS]]]|[S [uS wS kerS]]]; first by exists (S :\ u).
exact: kernel_from_rest kerS.
Qed.
End Kernels.

(* A player who moves to w loses to the move on to u. *)
Lemma is_P_no_neighbour F v : neighbours F v = set0 -> is_P ((F, v) : UEG V).
Proof.
move=> none; rewrite is_P_eq; apply/allP=> q /UEG_optionP[y]; rewrite -in_neighbours none.
by rewrite inE.
Qed.

Lemma neighbour_N F :
  simple F -> (forall y, ((u, y) \in F) = (y == w)) -> ~~ is_P ((F, w) : UEG V).
Proof.
move=> simpleF leaf; apply/is_PPn; exists (without_edge F w u, u).
  by apply/UEG_optionP; exists u; rewrite // -undirected // leaf.
apply: is_P_no_neighbour; apply/setP=> y; rewrite in_neighbours in_without_edge leaf inE eqxx.
by case: (y == w); rewrite ?andbF.
Qed.

Lemma play_around_leaf F v :
  simple F -> (forall y, ((u, y) \in F) = (y == w)) -> v != u -> v != w ->
  is_P ((F, v) : UEG V) = is_P ((without_both F, v) : UEG V).
Proof.
have [n] := ubnP #|F|; elim: n F v => // n IH F v lt_F simpleF leaf v_u v_w.
have leaf' y z : ((u, z) \in without_edge F v y) = (z == w).
  rewrite in_without_edge leaf [u == v]eq_sym (negPf v_u) /=.
  by case: eqVneq => //= ->; rewrite [w == v]eq_sym (negPf v_w) andbF.
have rest y : without_both (without_edge F v y) = without_edge (without_both F) v y.
  by apply/setP=> -[a b]; rewrite in_without_both !in_without_edge in_without_both -!andbA;
    do !bool_congr.
have smaller y : (v, y) \in F -> #|without_edge F v y| < n.
  by move/without_edge_proper/leq_trans; apply.
rewrite !is_P_eq; apply/allP/allP=> all_N q /UEG_optionP[y vy ->].
- move: vy; rewrite in_without_both => /and5P[vy _ y_u _ y_w].
  have simple' := simple_without_edge v y simpleF.
  rewrite -rest -IH ?smaller //.
  by apply: all_N; apply/UEG_optionP; exists y.
- have y_u : y != u.
    by apply: contraNneq v_w => y_u; rewrite -leaf -undirected // -y_u.
  have simple' := simple_without_edge v y simpleF.
  have [y_w|y_w] := eqVneq y w.
    by rewrite {2}y_w; apply: neighbour_N => // z; apply: leaf'.
  rewrite IH ?smaller //.
  rewrite rest; apply: all_N; apply/UEG_optionP; exists y => //.
  by rewrite in_without_both vy v_u y_u v_w.
Qed.

Lemma every_vertex_N_leaf E :
  simple E -> (forall y, ((u, y) \in E) = (y == w)) ->
  (forall v, N_position ((E, v) : UEG V)) <->
  (forall v, v != u -> v != w -> N_position ((without_both E, v) : UEG V)) /\
  P_position ((isolating E u, w) : UEG V).
Proof.
move=> simpleE leaf; have uw : (u, w) \in E by rewrite leaf.
have rest : without_edge E u w = isolating E u.
  apply/setP=> -[x y]; rewrite in_without_edge in_isolating.
  case: (boolP ((x, y) \in E)) => //= xy; have [x_u|x_u] := eqVneq x u.
    by move: xy; rewrite x_u leaf => ->.
  have [y_u|y_u] := eqVneq y u; last by rewrite andbF.
  by move: xy; rewrite y_u -undirected // leaf => ->.
have at_u : is_P ((E, u) : UEG V) = ~~ is_P ((isolating E u, w) : UEG V).
  rewrite is_P_eq -rest; apply/allP/idP => [all_N|w_N q /UEG_optionP[y]].
    by apply: all_N; apply/UEG_optionP; exists w.
  by rewrite leaf => /eqP-> ->.
split=> [all_N|[others w_P] v].
- split=> [v v_u v_w|]; last by apply/P_positionP;
    move: (all_N u) => /N_positionP; rewrite at_u negbK.
  by apply/N_positionP; rewrite -play_around_leaf //; apply/N_positionP.
- apply/N_positionP; have [->|v_u] := eqVneq v u; first by rewrite at_u negbK; apply/P_positionP.
  have [->|v_w] := eqVneq v w; first exact: neighbour_N.
  by rewrite play_around_leaf //; apply/N_positionP; apply: others.
Qed.
End Leaf.

(* Section 5 (1), "Which graphs have even kernels?", for graphs with a leaf u, whose neighbour is w:
   G has one iff G - u - w has. Without the edges at u and w these are there still, but not in the
   set. *)
Theorem leaf_even_kernels (V : finType) (E : graph V) (u w : V) :
  simple E -> degree E u = 1 -> (u, w) \in E ->
  (exists S, even_kernel E S) <->
  (exists S : {set V}, [/\ u \notin S, w \notin S & even_kernel (isolating (isolating E u) w) S]).
Proof. by move=> simpleE u1 uw; apply: kernel_leaf => // y; apply: leaf_only. Qed.

(* Section 5 (2), for graphs with a leaf u, whose neighbour is w: every vertex of G is N iff every
   vertex of G - u - w is N and (G - u, w) is P. *)
Theorem leaf_every_vertex_N (V : finType) (E : graph V) (u w : V) :
  simple E -> degree E u = 1 -> (u, w) \in E ->
  (forall v, N_position ((E, v) : UEG V)) <->
  (forall v, v != u -> v != w -> N_position ((isolating (isolating E u) w, v) : UEG V)) /\
  P_position ((isolating E u, w) : UEG V).
Proof. by move=> simpleE u1 uw; apply: every_vertex_N_leaf => // y; apply: leaf_only. Qed.
