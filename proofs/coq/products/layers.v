(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Sets of vertices of a product of a path and a graph that their first layer gives, and what they show of
   UEG there: an even kernel, or a vertex alone that has an odd number of neighbours in the set. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules even_kernels bipartite grids boxes box_functionals elimination_wins.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.

Section Layers.
Variables (W : finType) (E : graph W).
Implicit Types (first before now here : {set W}) (source : nat -> {set W}).

(* Layer k + 1 is the sum of the neighbours in layer k, of layer k - 1, and of the source in layer k. *)
Definition onwards before now here : {set W} :=
  [set x | odd #|neighbours E x :&: now| (+) (x \in before) (+) (x \in here)].
Fixpoint layer source first (k : nat) : {set W} :=
  match k with
  | 0 => set0
  | k1.+1 =>
    match k1 with
    | 0 => first
    | k2.+1 => onwards (layer source first k2) (layer source first k1) (source k1)
    end
  end.
Definition grown (n : nat) source first : {set 'I_n * W} :=
  [set u : 'I_n * W | u.2 \in layer source first u.1.+1].
(* The source that no layer has, and the one that is the vertex v. *)
Definition no_source of nat : {set W} := set0.
Definition source_at (n : nat) (v : 'I_n * W) (k : nat) : {set W} := if k == v.1.+1 then [set v.2] else set0.

Section Product.
Variable n : nat.
Hypothesis simpleE : simple E.
Notation G := (product (path_graph n) E).
Implicit Types (S : {set 'I_n * W}) (u v : 'I_n * W).

(* Layer a of a set, counted from 1; empty outside. *)
Definition slice S (a : nat) : {set W} := [set x | [exists i : 'I_n, (i.+1 == a) && ((i, x) \in S)]].
Lemma in_slice S (i : 'I_n) x : (x \in slice S i.+1) = ((i, x) \in S).
Proof.
rewrite inE; apply/existsP/idP=> [[j /andP[/eqP[ji] jx]]|ix]; last by exists i; rewrite eqxx.
by rewrite -(ord_inj ji).
Qed.
Lemma slice_outside S a : (a == 0) || (n < a) -> slice S a = set0.
Proof.
move=> out; apply/setP=> x; rewrite !inE; apply/existsP=> -[i /andP[/eqP a_i _]].
by move: out; rewrite -a_i /= ltnS leqNgt ltn_ord.
Qed.

(* The neighbours of (i, x) are (i - 1, x) and (i + 1, x), and the (i, y) with y beside x. *)
Lemma count_by_layers S u : odd #|neighbours G u :&: S| =
  odd #|neighbours E u.2 :&: slice S u.1.+1| (+) (u.2 \in slice S u.1) (+) (u.2 \in slice S u.1.+2).
Proof.
case: u => i x; apply: negb_inj; rewrite -!odd_F2 -neighbours_sum (product_sum (@simple_path n) simpleE) /=.
pose phi : {ffun 'I_n * W -> 'F_2} := [ffun w => (w \in S)%:R%R].
have phi_slice a y : at_row phi a y = (y \in slice S a)%:R%R.
  case: (posnP a) => [->|a0]; first by rewrite at_row_outside // slice_outside // !inE ffunE.
  have [le_a|gt_a] := leqP a n; last first.
    by rewrite at_row_outside ?slice_outside ?gt_a ?orbT // !inE ffunE.
  case: a a0 le_a => // a _ lt_a.
  by rewrite (at_row_ord phi (Ordinal lt_a)) ffunE (in_slice S (Ordinal lt_a)).
have -> : (\sum_(k | (i, k) \in path_graph n) ((k, x) \in S)%:R =
    (x \in slice S i.+2)%:R + (x \in slice S i)%:R :> 'F_2)%R.
  transitivity (path_op phi (i, x)).
    by rewrite ffunE; apply: eq_big => [k|k _]; [rewrite inE | rewrite ffunE].
  by rewrite -at_row_ord at_path_op ?ltn_ord // ffunE !phi_slice.
rewrite (eq_bigr (fun y => (y \in slice S i.+1)%:R%R)) => [|y _]; last by rewrite in_slice.
rewrite neighbours_sum -!natrD odd_F2 !oddD.
by case: (x \in slice S i); case: (x \in slice S i.+2); case: (odd #|_|).
Qed.

(* A set is grown from its first layer if it has these numbers of neighbours. *)
Lemma slices_grow S source :
  (forall u, odd #|neighbours G u :&: S| = (u.2 \in source u.1.+1)) ->
  forall k, k <= n.+1 -> slice S k = layer source (slice S 1) k.
Proof.
move=> count; elim/ltn_ind=> -[|[|k]] // IH; first by rewrite slice_outside.
rewrite ltnS => lt_k; pose L := layer source (slice S 1).
rewrite -[RHS]/(onwards (L k) (L k.+1) (source k.+1)) /L -!IH ?ltnS // ?(ltnW lt_k) //;
  last by rewrite leqW // ltnW.
apply/setP=> x; rewrite /onwards [RHS]in_set; have := count (Ordinal lt_k, x).
by rewrite count_by_layers /= => <-; case: (odd _); case: (x \in slice S k); case: (x \in slice S k.+2).
Qed.
Lemma grown_slice S source :
  (forall u, odd #|neighbours G u :&: S| = (u.2 \in source u.1.+1)) ->
  layer source (slice S 1) n.+1 = set0 /\ grown n source (slice S 1) = S.
Proof.
move=> /slices_grow grow; split; first by rewrite -grow // slice_outside // ltnSn orbT.
by apply/setP=> -[i x]; rewrite in_set -grow; [exact: in_slice | exact: leqW (ltn_ord i)].
Qed.

Variable X : {set W}.
Hypothesis bipE : bipartition E X.
Let simpleG : simple G := simple_product (@simple_path n) simpleE.
Let bipG := product_bipartition (@path_bipartition n) bipE.

Lemma P_by_layers v : P_position ((G, v) : UEG _) <-> exists first,
  [/\ layer no_source first n.+1 = set0, even_kernel G (grown n no_source first) &
      v \in grown n no_source first].
Proof.
rewrite (bipartite_kernel simpleG bipG); split=> [[S kerS vS]|[first [_ ker v_in]]]; last first.
  by exists (grown n no_source first).
have [_ _ even] := iffLR (even_kernel_everywhere _ _) kerS.
have [|closes S_grown] := @grown_slice S no_source; first by move=> u; rewrite inE; apply: negbTE.
by exists (slice S 1); rewrite S_grown.
Qed.

Lemma N_by_layers v : N_position ((G, v) : UEG _) <-> exists first,
  layer (source_at v) first n.+1 = set0 /\
  forall u, odd #|neighbours G u :&: grown n (source_at v) first| = (u == v).
Proof.
rewrite -(odd_only_N simpleG bipG); split=> [[T odd_T]|[first [_ odd_T]]]; last first.
  by exists (grown n (source_at v) first).
have [|closes T_grown] := @grown_slice T (source_at v).
  move=> [i x]; rewrite odd_T /source_at eqSS (inj_eq val_inj) -pair_eqE /pair_eq /=.
  by case: (i == v.1); rewrite inE.
by exists (slice T 1); rewrite T_grown.
Qed.
End Product.
End Layers.
Arguments no_source {W}.
