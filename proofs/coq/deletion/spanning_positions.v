(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The positions to which edge-delete may come [GGHR, section 1]: the spanning subgraphs without
   isolated vertices; those of a path are the collections of paths. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules isomorphisms mirrors grids paths.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Reachable.
Variable G : game.
Implicit Types p q r : G.

Lemma reachable_refl p : reachable p p.
Proof. by exists [::]. Qed.

Lemma reachable_step p q r : q \in options p -> reachable q r -> reachable p r.
Proof. by move=> pq [s q_s s_r]; exists (q :: s); rewrite //= pq. Qed.

Lemma reachable_trans p q r : reachable p q -> reachable q r -> reachable p r.
Proof.
by move=> [s p_s s_q] [t q_t t_r]; exists (s ++ t); rewrite ?cat_path ?last_cat s_q ?p_s.
Qed.

Lemma reachable_next p q r : reachable p q -> r \in options q -> reachable p r.
Proof. by move=> pq qr; apply: reachable_trans pq (reachable_step qr (reachable_refl r)). Qed.

Lemma reachable_ind (K : G -> Prop) p :
  K p -> (forall q r, reachable p q -> K q -> r \in options q -> K r) ->
  forall q, reachable p q -> K q.
Proof.
move=> K_p step q [s]; elim/last_ind: s q => [|s x IH] q /=; first by move=> _ <-.
rewrite rcons_path last_rcons => /andP[p_s x_opt] <-.
by apply: (step (last p s)); [exists s | apply: IH |].
Qed.
End Reachable.

Section Positions.
Variable V : finType.
Implicit Types (E F H : graph V) (u v w : V).

Lemma without_edge_subset E u w : without_edge E u w \subset E.
Proof. exact: subsetDl. Qed.

Lemma degree_subset E F u : F \subset E -> degree F u <= degree E u.
Proof.
move=> /subsetP FE; apply/subset_leq_card/subsetP=> w; rewrite !in_neighbours; exact: FE.
Qed.

Lemma degree_without_edge E u w x :
  simple E -> (u, w) \in E -> 1 < degree E u -> 1 < degree E w -> 0 < degree E x ->
  0 < degree (without_edge E u w) x.
Proof.
move=> simpleE uw; have u_w := simple_neq simpleE uw.
have keep a b : a != b -> ((a == u) && (b == w)) || ((a == w) && (b == u)) ->
    1 < degree E a -> 0 < degree (without_edge E u w) a.
  move=> a_b ab /card_gt1P[c [d]]; rewrite !in_neighbours => -[ac ad c_d].
  have [z az z_b] : exists2 z, (a, z) \in E & z != b.
    by have [c_b|] := eqVneq c b; [exists d; rewrite // -c_b eq_sym | exists c].
  apply/card_gt0P; exists z; rewrite in_neighbours in_without_edge az /=.
  case/orP: ab => /andP[/eqP a_eq /eqP b_eq]; rewrite -?a_eq -?b_eq ?(negPf z_b) ?andbF //=.
    by rewrite (negPf a_b).
  by rewrite (negPf a_b).
have [->|x_u] := eqVneq x u; first by move=> u2 _ _; apply: (keep u w) => //; rewrite !eqxx.
have [->|x_w] := eqVneq x w.
  by move=> _ w2 _; apply: (keep w u); rewrite ?eqxx ?orbT // eq_sym.
move=> _ _ /card_gt0P[y xy]; apply/card_gt0P; exists y.
by rewrite in_neighbours in_without_edge -in_neighbours xy (negPf x_u) (negPf x_w).
Qed.

(* What play leaves. *)
Lemma reachable_subgraph E F :
  simple E -> reachable (E : edge_delete V) F ->
  [/\ simple F, F \subset E & forall u, 0 < degree E u -> 0 < degree F u].
Proof.
move=> simpleE; pose K (F : edge_delete V) :=
  [/\ simple F, F \subset E & forall u, 0 < degree E u -> 0 < degree F u].
apply: (@reachable_ind (edge_delete V) K) => [//|H r _ [simpleH HE keep]].
case/delete_optionsP=> u [w [uw u2 w2 ->]]; split.
- exact: simple_without_edge.
- exact: subset_trans (without_edge_subset _ _ _) HE.
- by move=> x /keep; apply: degree_without_edge.
Qed.

(* An edge outside a spanning subgraph that isolates no vertex may be deleted. *)
Lemma reach_subgraph E F :
  simple E -> simple F -> F \subset E -> (forall u, 0 < degree E u -> 0 < degree F u) ->
  reachable (E : edge_delete V) F.
Proof.
move=> + simpleF; have [n] := ubnP #|E|; elim: n E => // n IH E lt_n simpleE FE keep.
have [EF|] := boolP (E \subset F).
  have -> : F = E by apply/eqP; rewrite eqEsubset FE.
  exact: reachable_refl.
case/subsetPn=> -[u w] uw uwF; have u_w := simple_neq simpleE uw.
have wu : (w, u) \in E by rewrite -undirected.
have wuF : (w, u) \notin F by rewrite -undirected.
have two x y : (x, y) \in E -> (x, y) \notin F -> 1 < degree E x.
  move=> xy xyF; have /card_gt0P[z] : 0 < degree F x.
    by apply: keep; apply/card_gt0P; exists y; rewrite in_neighbours.
  rewrite in_neighbours => xz; apply/card_gt1P; exists y, z; rewrite !in_neighbours xy.
  by rewrite (subsetP FE _ xz); split=> //; apply: contraNneq xyF => ->.
have opt : without_edge E u w \in options (E : edge_delete V).
  by apply/delete_optionsP; exists u, w; split=> //; [apply: two uwF | apply: two wuF].
apply: (reachable_step opt); apply: IH.
- by rewrite -ltnS; apply: leq_trans lt_n; rewrite ltnS; apply: without_edge_proper.
- exact: simple_without_edge.
- apply/subsetP=> -[x y] xy; rewrite in_without_edge (subsetP FE) //= -negb_or.
  by apply: contraTN xy => /orP[] /andP[/eqP-> /eqP->].
- by move=> x x0; apply: keep; apply: leq_trans x0 (degree_subset _ (without_edge_subset _ _ _)).
Qed.
End Positions.

(* The spanning subgraphs of the path of order n that isolate no vertex. *)
Lemma subpath_of n (F : graph [finType of 'I_n]) :
  simple F -> F \subset path_graph n -> exists kept, F = subpath n kept.
Proof.
move=> simpleF FP; exists (fun k =>
   [exists u : 'I_n, exists w : 'I_n, (maxn u w == k) && ((u, w) \in F)]).
apply/setP=> -[x y]; rewrite in_subpath; apply/idP/andP=> [xy|].
- split; first by have := subsetP FP _ xy; rewrite inE.
  by apply/existsP; exists x; apply/existsP; exists y; rewrite eqxx.
- case=> xy /existsP[u /existsP[w /andP[max_eq uw]]].
  have uw' := subsetP FP _ uw; rewrite inE /= in uw'.
  move: max_eq; rewrite eq_sym (same_edge xy uw').
  case/orP=> /andP[/eqP/val_inj-> /eqP/val_inj->] //.
  by rewrite undirected.
Qed.

Definition orders (p : seq nat) : bool := all (leq 2) p.

Lemma no_isolated_neighbour n kept (u : 'I_n) :
  0 < degree (subpath n kept) u -> (0 < u) && kept u || (u.+1 < n) && kept u.+1.
Proof.
case/card_gt0P=> w; rewrite in_neighbours in_subpath => /andP[/nextP[uw|uw]].
- by rewrite uw (proj1 (max_next u)) => ->; rewrite -uw ltn_ord orbT.
- by rewrite uw (proj2 (max_next w)) => ->.
Qed.

(* A subpath without isolated vertices is a collection of paths of order 2 and more. *)
Lemma subpath_collection n kept :
  (forall u : 'I_n, 0 < degree (subpath n kept) u) ->
  exists p, [/\ isomorphic (subpath n kept) (collection p), orders p & sumn p = n].
Proof.
have [m] := ubnP n; elim: m n kept => // m IH n kept lt_n; case: n lt_n => [|n] lt_n no_isolated.
  have no_vertex (v : 'I_0) : False by case: v.
  exists [::]; split=> //; exists (fun v => match no_vertex v with end).
  split=> [|v]; last by case: (no_vertex v).
  by exists (fun v : void => match v with end) => [v|[]]; case: (no_vertex v).
pose cut a := (0 < a) && ((a == n.+1) || ~~ kept a).
have some_cut : exists a, cut a by exists n.+1; rewrite /cut eqxx.
have [a /andP[a0 a_cut] first_a] := ex_minnP some_cut.
have le_a : a <= n.+1 by apply: first_a; rewrite /cut eqxx.
have kept_before k : 0 < k < a -> kept k.
  case/andP=> k0 k_a; apply: contraT => k_cut.
  by have := first_a k; rewrite /cut k0 k_cut orbT leqNgt k_a => /(_ isT).
have a2 : 1 < a.
  rewrite ltn_neqAle a0 andbT; apply/negP=> /eqP a1.
  have := no_isolated_neighbour (no_isolated ord0); rewrite /= => /andP[n0 kept1].
  by move: a_cut; rewrite -a1 kept1 orbF eqSS => /eqP n_eq; rewrite -n_eq in n0.
have [b n_ab] : exists b, n.+1 = a + b by exists (n.+1 - a); rewrite subnKC.
pose kept' k := (k != a) && kept k.
have cut_here : subpath n.+1 kept = subpath n.+1 kept'.
  apply: eq_subpath => k /andP[_ k_n]; rewrite /kept'; case: eqVneq => //= k_a.
  by case/orP: a_cut => [/eqP a_n|/negPf]; [rewrite k_a a_n ltnn in k_n | rewrite k_a].
rewrite {}cut_here n_ab in no_isolated *.
have cut_a : ~~ kept' a by rewrite /kept' eqxx.
have iso := @cut_subpath a b kept' cut_a; have [f f_iso] := iso.
have first_piece : subpath a kept' = path_graph a.
  rewrite path_subpath; apply: eq_subpath => k k_in; rewrite /kept' kept_before // andbT.
  by case/andP: k_in => _ /ltn_eqF->.
have [||p [p_iso p2 p_b]] := IH b (fun k => kept' (a + k)).
- by rewrite n_ab ltnS in lt_n; apply: leq_trans lt_n; rewrite -{1}[b]add0n ltn_add2r.
- by move=> u; have := no_isolated (f (inr u)); rewrite (isomorphism_degree _ f_iso) degree_inr.
exists (a :: p); rewrite /= p_b a2; split=> //.
apply: isomorphic_trans (isomorphic_sym iso) _; rewrite first_piece.
exact: isomorphic_union_right.
Qed.

Lemma path_no_isolated a (u : 'I_a) : 1 < a -> 0 < degree (path_graph a) u.
Proof.
move=> a2; apply/card_gt0P; have [u0|u0] := posnP u.
- by exists (Ordinal a2); rewrite in_neighbours inE; apply/nextP; left; rewrite u0.
- have lt_u : u.-1 < a by apply: leq_ltn_trans (leq_pred u) (ltn_ord u).
  by exists (Ordinal lt_u); rewrite in_neighbours inE; apply/nextP; right; rewrite /= prednK.
Qed.

Lemma collection_no_isolated p (v : collection_vertex p) : orders p -> 0 < degree (collection p) v.
Proof.
elim: p v => [[]|a p IH] [u|v] /= /andP[a2 p2]; first by rewrite degree_inl path_no_isolated.
by rewrite degree_inr IH.
Qed.
