(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The lines of docs/conjectures/directed.txt that hold, for all digraphs. The name of each lemma is that
   of its line; gghr-T1 is GGHR.theorem_1. Nothing depends on this file. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules directed_rules digraph_kernels.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Digraphs.
Variable V : finType.
Implicit Types (D : digraph V) (K : {set V}) (u v w x y : V).

Definition along D : rel V := fun u v => (u, v) \in D.
Definition without_circuits D : Prop := forall u v, along D u v -> ~~ connect (along D) v u.

(* A kernel of a tournament is one vertex, to which all others have an arc. *)
Lemma gghr_T1_tournaments D :
  0 < #|V| -> loop_free D -> (forall u v, u != v -> ((u, v) \in D) = ((v, u) \notin D)) ->
  (exists K, kernel (along D) K) <-> exists u, forall v, v != u -> (v, u) \in D.
Proof.
move=> V0 noloop one_way; split=> [[K [apart absorbs]]|[u to_u]].
- have only u v : u \in K -> v \in K -> v = u.
    move=> uK vK; apply/eqP; apply: contraT => v_u; have := apart v u vK uK; have := apart u v uK vK.
    by rewrite /along (one_way v u) // => ->.
  have [u uK] : exists u, u \in K.
    have [u _] := card_gt0P V0; have [uK|] := boolP (u \in K); first by exists u.
    by case/absorbs=> v vK _; exists v.
  exists u => v v_u; have [w wK] : exists2 w, w \in K & along D v w.
    by apply: absorbs; apply: contraNN v_u => vK; rewrite (only u v).
  by rewrite (only u w).
- exists [set u]; split=> [v w|v]; rewrite !inE; first by move=> /eqP-> /eqP->; apply: noloop.
  by move=> v_u; exists u; rewrite ?set11 //; apply: to_u.
Qed.

(* On a digraph without circuits the token never comes back: what it can reach has its arcs still. *)
Definition as_walk D (p : rooted_digraph V) u : Prop :=
  p.2 = u /\ forall x y, connect (along D) u x -> ((x, y) \in p.1) = ((x, y) \in D).

Section Acyclic.
Variable D : digraph V.
Hypothesis acyclic : without_circuits D.

(* A move takes away arcs at the root only. *)
Lemma walks_on (F F' : digraph V) u w :
  as_walk D (F, u) u -> (u, w) \in F -> F' \subset F ->
  (forall x y, x != u -> y != u -> (x, y) \in F -> (x, y) \in F') -> as_walk D (F', w) w.
Proof.
move=> [_ same] uw /subsetP sub kept; have uw_D : (u, w) \in D by rewrite -(same u w).
split=> //= x y wx; have ux : connect (along D) u x := connect_trans (connect1 uw_D) wx.
have away z : connect (along D) w z -> z != u by apply: contraTneq => ->; apply: (acyclic uw_D).
apply/idP/idP=> [/sub|xy]; first by rewrite same.
by apply: kept; rewrite ?same //; apply: away => //; apply: connect_trans wx (connect1 xy).
Qed.

Let walk := walk_game acyclic.
Section Walk.
Variables (opts : rooted_digraph V -> seq (rooted_digraph V)) (taken : digraph V -> V -> V -> digraph V).
Hypothesis shorten : forall p q, q \in opts p -> #|q.1| < #|p.1|.
Let G : game := Game shorten.
Hypothesis optionP : forall (F : digraph V) u (q : G),
  reflect (exists2 w, (u, w) \in F & q = (taken F u w, w)) (q \in options ((F, u) : G)).
Hypothesis taken_sub : forall (F : digraph V) u w, taken F u w \subset F.
Hypothesis kept : forall (F : digraph V) u w x y, x != u -> y != u -> (x, y) \in F -> (x, y) \in taken F u w.
Lemma is_P_walk v : is_P ((D, v) : G) = is_P (v : walk).
Proof.
have on (F : digraph V) u w : as_walk D (F, u) u -> (u, w) \in F -> as_walk D (taken F u w, w) w.
  by move=> at_u uw; apply: walks_on at_u uw (taken_sub _ _ _) _; apply: kept.
apply: (@is_P_map G walk (as_walk D)) => [[F u] x [/= <- same] q|[F u] x [/= <- same] w|]; last by [].
- by case/optionP=> w uw ->; exists w; [move: uw; rewrite mem_enum same | apply: on uw].
- rewrite mem_enum => uw; have uw_F : (u, w) \in F by rewrite same.
  by exists (taken F u w, w); [apply/optionP; exists w | apply: on uw_F].
Qed.
End Walk.
Lemma DVG_walk v : is_P ((D, v) : DVG V) = is_P (v : walk).
Proof.
apply: (is_P_walk (taken := fun F u _ => without_arcs_at F u)) => [F u q|F u w|F u w x y x_u y_u xy].
- exact: DVG_optionP.
- by apply/subsetP=> -[x y]; rewrite in_without_arcs_at => /andP[].
- by rewrite in_without_arcs_at xy x_u.
Qed.
Lemma DEG_walk v : is_P ((D, v) : DEG V) = is_P (v : walk).
Proof.
apply: (is_P_walk (taken := @without_arc V)) => [F u q|F u w|F u w x y x_u _ xy].
- exact: DEG_optionP.
- exact: subD1set.
- by rewrite in_without_arc xy (negPf x_u).
Qed.

Lemma walk_kernel K : kernel (along D) K -> forall v, is_P (v : walk) = (v \in K).
Proof.
move=> /(kernelP acyclic) K_eq v; exact: (@is_P_kernel walk (fun=> True) (fun u => u \in K)).
Qed.
Lemma gghr_kernel_dvg K v : kernel (along D) K -> P_position ((D, v) : DVG V) <-> v \in K.
Proof. by move=> /walk_kernel <-; rewrite -DVG_walk; apply: rwP (P_positionP _). Qed.
Lemma gghr_kernel_deg K v : kernel (along D) K -> P_position ((D, v) : DEG V) <-> v \in K.
Proof. by move=> /walk_kernel <-; rewrite -DEG_walk; apply: rwP (P_positionP _). Qed.
Lemma gghr_same_games v : P_position ((D, v) : DVG V) <-> P_position ((D, v) : DEG V).
Proof. by split=> /P_positionP p_P; apply/P_positionP; move: p_P; rewrite DVG_walk DEG_walk. Qed.
End Acyclic.

(* Where every arc has its opposite, DVG is UVG on the same pairs. *)
Lemma fsu93_1_uvg (E : graph V) v :
  simple E -> P_position ((E, v) : DVG V) <-> P_position ((E, v) : UVG V).
Proof.
have same : is_P ((E, v) : DVG V) = is_P ((E, v) : UVG V).
  by apply: (@is_P_map (DVG V) (UVG V) eq) => // p _ <- q q_opt; exists q.
by split=> /P_positionP v_P; apply/P_positionP; move: v_P; rewrite same.
Qed.

(* The rules. *)
Lemma fsu93_1_dvg D v : P_position ((D, v) : DVG V) <->
  forall w, (v, w) \in D -> N_position ((without_arcs_at D v, w) : DVG V).
Proof.
split=> [v_P w vw|all_N]; first by apply: (P_options v_P); apply/DVG_optionP; exists w.
by apply: P_intro => q /DVG_optionP[w vw ->]; apply: all_N.
Qed.
Lemma fsu93_1_deg D v : P_position ((D, v) : DEG V) <->
  forall w, (v, w) \in D -> N_position ((without_arc D v w, w) : DEG V).
Proof.
split=> [v_P w vw|all_N]; first by apply: (P_options v_P); apply/DEG_optionP; exists w.
by apply: P_intro => q /DEG_optionP[w vw ->]; apply: all_N.
Qed.

(* The first player chooses the root. *)
Section Unrooted.
Variable opts : rooted_digraph V -> seq (rooted_digraph V).
Hypothesis shorten : forall p q, q \in opts p -> #|q.1| < #|p.1|.
Let from_root : game := Game shorten.
Let unrooted : game := @Game [eqType of digraph V + rooted_digraph V] _ _ (unrooted_options_shorten shorten).
Lemma choice_of_root D :
  N_position (inl D : unrooted) <-> exists u, P_position ((D, u) : from_root).
Proof.
have same := is_P_unrooted shorten D; split=> [/N_positionP|[u /P_positionP u_P]].
  by rewrite same negb_forall => /existsP[u]; rewrite negbK => /P_positionP u_P; exists u.
by apply/N_positionP; rewrite same negb_forall; apply/existsP; exists u; rewrite negbK.
Qed.
End Unrooted.
Lemma fsu93_3_unrooted_dvg D : N_position (inl D : unrooted_DVG V) <-> exists u, P_position ((D, u) : DVG V).
Proof. exact: choice_of_root. Qed.
Lemma fsu93_3_unrooted_deg D : N_position (inl D : unrooted_DEG V) <-> exists u, P_position ((D, u) : DEG V).
Proof. exact: choice_of_root. Qed.
End Digraphs.
