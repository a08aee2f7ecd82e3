(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Even kernels and UEG [FSU93, sections 2 and 3]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section EvenKernels.
Variable V : finType.
Implicit Types (E : graph V) (S X : {set V}) (u v w : V).

(* A move from a vertex of an even kernel can be answered by a move back into it. *)
Lemma kernel_reply E S v w :
  even_kernel E S -> v \in S -> (v, w) \in E -> simple E ->
  exists2 u, u \in S & (w, u) \in without_edge E v w.
Proof.
case=> _ ind even vS vw simpleE.
have wS : w \notin S by apply/negP=> wS; have := ind _ _ vS wS; rewrite vw.
have := even w wS.
rewrite (cardsD1 v) !inE -undirected // vw vS /= negbK => odd_rest.
have : 0 < #|(neighbours E w :&: S) :\ v| by apply: odd_gt0.
case/card_gt0P=> u; rewrite !inE => /and3P[u_v wu uS].
by exists u; rewrite // in_without_edge wu (negPf u_v) andbF /= (contraNN _ wS) // => /andP[/eqP->].
Qed.

(* Whatever vertex of it the reply moves to, the set is again an even kernel of what is left. *)
Lemma kernel_stays E S v w u :
  even_kernel E S -> simple E -> v \in S -> (v, w) \in E -> u \in S ->
  (w, u) \in without_edge E v w ->
  even_kernel (without_edge (without_edge E v w) w u) S.
Proof.
case=> nonempty ind even simpleE vS vw uS; rewrite in_without_edge => /and3P[wu _ u_v].
have wS : w \notin S by apply/negP=> wS; have := ind _ _ vS wS; rewrite vw.
rewrite eqxx /= in u_v.
split=> // [x y xS yS|x xS].
  by rewrite !in_without_edge (negPf (ind x y xS yS)).
have x_v : x != v by apply: contraNneq xS => ->.
have x_u : x != u by apply: contraNneq xS => ->.
have [x_w|x_w] := eqVneq x w; last first.
  rewrite (_ : _ :&: S = neighbours E x :&: S) ?even //.
  by apply/setP=> y; rewrite !inE !xpair_eqE (negPf x_v) (negPf x_u) (negPf x_w).
have := even w wS; rewrite x_w.
rewrite (cardsD1 v) !inE -undirected // vw vS /=.
rewrite (cardsD1 u) !inE u_v wu uS /= !negbK.
rewrite (_ : _ :\ v :\ u = neighbours (without_edge (without_edge E v w) w u) w :&: S) //.
apply/setP=> y; rewrite !inE !xpair_eqE eqxx.
have [//|y_u] := eqVneq y u.
have [->|y_v] := eqVneq y v; first by rewrite /= orbT /= !andbF.
have -> : (w == v) = false by apply: contraNF wS => /eqP->.
by have -> : (w == u) = false by apply: contraNF wS => /eqP->.
Qed.

Lemma even_kernel_P E S v :
  simple E -> even_kernel E S -> v \in S -> P_position ((E, v) : UEG V).
Proof.
move=> simpleE kerS vS.
pose K (p : UEG V) := simple p.1 /\ even_kernel p.1 S /\ p.2 \in S.
apply: (@P_by_replies (UEG V) K) => // -[{}E {}v] q [/= {}simpleE [{}kerS {}vS]].
case/UEG_optionP=> w vw ->.
have [u uS wu] := kernel_reply kerS vS vw simpleE.
exists (without_edge (without_edge E v w) w u, u); first by apply/UEG_optionP; exists u.
split; [|split] => //=; [exact/simple_without_edge/simple_without_edge | exact: kernel_stays].
Qed.

(* The player who is not to move at p, and from then on answers by moving the token into S, it does
   not matter where in S, always has such a move, and so wins. *)
Inductive wins_into S : UEG V -> Prop :=
  | WinsInto (p : UEG V) :
      (forall q : UEG V, q \in options p -> exists2 r : UEG V, r \in options q & r.2 \in S) ->
      (forall q r : UEG V, q \in options p -> r \in options q -> r.2 \in S -> wins_into S r) ->
      wins_into S p.

Lemma kernel_wins_into E S v :
  simple E -> even_kernel E S -> v \in S -> wins_into S ((E, v) : UEG V).
Proof.
have [n] := ubnP #|E|; elim: n E v => [E v|n IH E v lt_E simpleE kerS vS]; first by rewrite ltn0.
apply: WinsInto.
- move=> q /UEG_optionP[w vw ->]; have [u uS wu] := kernel_reply kerS vS vw simpleE.
  by exists (without_edge (without_edge E v w) w u, u) => //; apply/UEG_optionP; exists u.
- move=> q r /UEG_optionP[w vw ->] /UEG_optionP[u wu ->] /= uS; apply: IH (uS).
  + exact: leq_trans (ltn_trans (without_edge_proper wu) (without_edge_proper vw)) _.
  + exact/simple_without_edge/simple_without_edge.
  + exact: kernel_stays kerS simpleE vS vw uS wu.
Qed.

(* With the condition asked of every vertex, not only of those outside S, it is the same sets. *)
Lemma even_kernel_everywhere E S :
  even_kernel E S <->
  [/\ S != set0, independent E S & forall u, ~~ odd #|neighbours E u :&: S|].
Proof.
split=> -[S0 ind even]; split=> // u; have [uS|] := boolP (u \in S); last exact: even.
rewrite (_ : _ :&: S = set0) ?cards0 //; apply/setP=> v; rewrite !inE.
by apply/negP=> /andP[uv vS]; have := ind _ _ uS vS; rewrite uv.
Qed.

(* Every line of play from (E, v) has at most as many moves as E has edges. *)
Lemma UEG_lasts E v s :
  simple E -> path (fun p q : UEG V => q \in options p) (E, v) s -> size s <= edges E.
Proof.
elim: s E v => // q s IH E v simpleE /= /andP[/UEG_optionP[w vw ->] /IH].
move/(_ (simple_without_edge _ _ simpleE)); rewrite /edges (card_without_edge simpleE vw).
by [].
Qed.

Lemma twins_even_kernel E v w :
  simple E -> v != w -> (v, w) \notin E -> neighbours E v = neighbours E w ->
  even_kernel E [set v; w].
Proof.
move=> simpleE v_w vw same; split.
- by apply/set0Pn; exists v; rewrite !inE eqxx.
- move=> x y; rewrite !inE => /orP[] /eqP-> /orP[] /eqP->; rewrite ?(negPf (loopless _ _)) //.
  by rewrite undirected.
- move=> x _; have : (v \in neighbours E x) = (w \in neighbours E x).
    by rewrite !in_neighbours !(undirected simpleE x) -!in_neighbours same.
  rewrite setIUr cardsU.
  have -> : neighbours E x :&: [set v] :&: (neighbours E x :&: [set w]) = set0.
    apply/setP=> y; rewrite !inE; apply/negP=> /andP[/andP[_ /eqP->] /andP[_]].
    exact/negP.
  rewrite cards0 subn0 => same_x.
  have card1 y : #|neighbours E x :&: [set y]| = (y \in neighbours E x).
    case: (boolP (y \in _)) => y_x.
      by rewrite (setIidPr _) ?cards1 // sub1set.
    apply/eqP; rewrite cards_eq0; apply/eqP/setP=> z; rewrite [RHS]inE.
    by apply/negP; rewrite inE => /andP[z_x]; rewrite inE => /eqP z_y; rewrite -z_y z_x in y_x.
  by rewrite !card1 same_x addnn odd_double.
Qed.

End EvenKernels.

Definition complete (V : finType) : graph V := [set e | e.1 != e.2].

Lemma simple_complete (V : finType) : simple (complete V).
Proof. by split=> [u|u v]; rewrite !inE /= ?eqxx // eq_sym. Qed.

Lemma complete_move (V : finType) (v w : V) :
  v != w -> P_position ((without_edge (complete V) v w, w) : UEG V).
Proof.
move=> v_w; have simpleE := simple_without_edge v w (simple_complete V).
apply: (@even_kernel_P _ _ [set v; w]) => //; last by rewrite !inE eqxx orbT.
apply: twins_even_kernel => //; first by rewrite in_without_edge !eqxx /= andbF.
apply/setP=> x; rewrite !in_neighbours !in_without_edge !inE /= !eqxx /= (eq_sym w v) (negPf v_w) /=.
by rewrite !andbT (eq_sym v x) (eq_sym w x) andbC.
Qed.

Lemma is_P_unrooted_UEG_rooted (V : finType) (p : UEG V) : is_P (inr p : unrooted_UEG V) = is_P p.
Proof. exact: is_P_unrooted_rooted. Qed.
Lemma is_P_unrooted_UEG (V : finType) (E : graph V) :
  is_P (inl E : unrooted_UEG V) = [forall v, ~~ is_P ((E, v) : UEG V)].
Proof. exact: is_P_unrooted. Qed.
