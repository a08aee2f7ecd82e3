(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG inside a gadget, a graph with two terminals, whatever it is worth to arrive at the other one;
   and the same on a list of edges, where it can be computed [FSU93, Theorem 2.1, Fig. 1]. The
   definitions are those of properties/checks/gadget_play.hpp. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules small.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Gadget.
Variable V : finType.
Implicit Types (E : graph V) (u v w x y : V) (worth : bool -> bool) (first : bool).

(* Whether the first player wins, by at most so many moves. Who cannot move loses; at the exit play
   ends, and `worth` says whether the first player wins who arrives there (true), or at whose
   opponent's arrival (false). *)
Fixpoint first_wins (exit : V) worth (moves : nat) E v first : bool :=
  if v == exit then worth (~~ first) else
  if moves is k.+1 then
    if first then [exists w in neighbours E v, first_wins exit worth k (without_edge E v w) w false]
    else [forall w in neighbours E v, first_wins exit worth k (without_edge E v w) w true]
  else ~~ first.
Definition entering_wins E v exit worth : bool := first_wins exit worth #|E| E v true.

(* To enter from x wins iff it wins to arrive at y oneself, and to enter from y loses, whatever the
   exits are worth. *)
Definition acts_as_arc E x y : Prop :=
  forall worth, entering_wins E x y worth = worth true /\ ~~ entering_wins E y x worth.

Lemma first_wins_enough exit worth k m E v first : #|E| <= k -> #|E| <= m ->
  first_wins exit worth k E v first = first_wins exit worth m E v first.
Proof.
have none (F : graph V) u : #|F| <= 0 -> neighbours F u = set0.
  rewrite leqn0 cards_eq0 => /eqP->; apply/setP=> w; by rewrite in_neighbours !inE.
have last n (F : graph V) u b : #|F| <= 0 -> first_wins exit worth n F u b =
    if u == exit then worth (~~ b) else ~~ b.
  case: n => [|n] F0 //=; case: ifP => // _; rewrite (none F u F0); case: b.
    by apply/existsP=> -[w]; rewrite inE.
  by apply/forallP=> w; rewrite inE.
elim: k m E v first => [|k IH] [|m] E v first Ek Em; try by rewrite !last.
rewrite /=; case: ifP => // _; have less w : (v, w) \in E ->
    #|without_edge E v w| <= k /\ #|without_edge E v w| <= m.
  by move=> /without_edge_proper lt; split; rewrite -ltnS; apply: leq_trans lt _.
case: first; [apply: eq_existsb => w | apply: eq_forallb => w]; rewrite in_neighbours;
  by case: (boolP (_ \in E)) => //= vw; have [? ?] := less w vw; apply: IH.
Qed.
End Gadget.

(* The same on a list of edges. *)
Fixpoint decide (first : bool) (P : nat -> bool) (s : seq nat) : bool :=
  if s is w :: s' then if P w == first then first else decide first P s' else ~~ first.
Fixpoint list_wins (exit : nat) (worth : bool -> bool) (moves : nat) (l : edge_list) (v : nat)
    (first : bool) : bool :=
  if v == exit then worth (~~ first) else
  if moves is k.+1 then
    decide first (fun w => list_wins exit worth k (list_without l v w) w (~~ first))
      (list_neighbours l v)
  else ~~ first.

Lemma decideE first P s : decide first P s = if first then has P s else all P s.
Proof.
elim: s => [|w s IH] /=; first by case: first.
by rewrite {}IH; case: first; case: (P w).
Qed.

Section Listed.
Variables (V : finType) (f : V -> nat).
Hypothesis f_inj : injective f.

(* The list has the edges of the graph. *)
Definition listed (E : graph V) (l : edge_list) : Prop :=
  (forall u v, ((u, v) \in E) = adjacent l (f u) (f v)) /\
  (forall e, e \in l -> (exists u, e.1 = f u) /\ (exists v, e.2 = f v)).

Lemma listed_without E l v w :
  listed E l -> listed (without_edge E v w) (list_without l (f v) (f w)).
Proof.
case=> E_l ends; split=> [x y|e]; last by rewrite mem_filter => /andP[_ /ends].
by rewrite in_without_edge adjacent_without E_l !(inj_eq f_inj).
Qed.

Lemma listed_neighbour E l v i : listed E l -> adjacent l (f v) i -> exists w, i = f w.
Proof. by case=> _ ends /orP[] /ends[/= [u ?] [w ?]]; [exists w|exists u]. Qed.

Lemma first_wins_listed exit worth k E l v first : listed E l ->
  first_wins exit worth k E v first = list_wins (f exit) worth k l (f v) first.
Proof.
elim: k E l v first => [|k IH] E l v first E_l /=; rewrite (inj_eq f_inj) //.
case: ifP => // _; rewrite decideE; have next w b :
    first_wins exit worth k (without_edge E v w) w b =
    list_wins (f exit) worth k (list_without l (f v) (f w)) (f w) b.
  exact/IH/listed_without.
have [adj _] := E_l; case: first => /=.
- apply/existsP/hasP => [[w]|[i]].
  + rewrite in_neighbours adj next => /andP[vw win]; exists (f w) => //.
    by rewrite in_list_neighbours.
  + rewrite in_list_neighbours => vi win; have [w i_w] := listed_neighbour E_l vi.
    by exists w; rewrite in_neighbours adj next -i_w vi.
- apply/forallP/allP => [all_win i|all_win w].
  + rewrite in_list_neighbours => vi; have [w i_w] := listed_neighbour E_l vi.
    by have := all_win w; rewrite in_neighbours adj next -i_w vi.
  + apply/implyP; rewrite in_neighbours adj next => vw; apply: all_win.
    by rewrite in_list_neighbours.
Qed.
End Listed.

(* What acting as an arc comes to where it is worth most to the first player that the token arrives
   at x; and where it is worth least and most to arrive at y. *)
Definition list_acts (moves : nat) (l : edge_list) (x y : nat) : bool :=
  if list_wins x xpredT moves l y true then false else
  if list_wins y negb moves l x true then false else
  list_wins y id moves l x true.

Section Computed.
Variables (V : finType) (f : V -> nat) (E : graph V) (l : edge_list).
Hypotheses (f_inj : injective f) (E_l : listed f E l).

Lemma entering_listed v exit worth n : #|E| <= n ->
  entering_wins E v exit worth = list_wins (f exit) worth n l (f v) true.
Proof.
move=> le_n; rewrite -(first_wins_listed f_inj exit worth n v true E_l).
exact: first_wins_enough.
Qed.

Lemma acts_listed x y n : #|E| <= n -> acts_as_arc E x y -> list_acts n l (f x) (f y).
Proof.
move=> le_n acts; rewrite /list_acts -!entering_listed //.
by have [_ /negbTE->] := acts xpredT; have [-> _] := acts negb; have [-> _] := acts id.
Qed.
End Computed.

Lemma edges_bound (V : finType) (E : graph V) m d :
  #|V| <= m -> (forall v, degree E v <= d) -> #|E| <= m * d.
Proof.
move=> V_m deg_d; have -> : #|E| = \sum_v degree E v.
  transitivity (\sum_u \sum_(w | (u, w) \in E) 1).
    by rewrite pair_big_dep /= -sum1_card; apply: eq_bigl => -[u w].
  by apply: eq_bigr => u _; rewrite sum1_card; apply: eq_card => w; rewrite in_neighbours.
apply: (@leq_trans (\sum_(v : V) d)); first exact: leq_sum.
by rewrite sum_nat_const leq_mul2r V_m orbT.
Qed.
