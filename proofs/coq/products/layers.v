(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Sets of vertices of a product of a path and a graph that their first layer gives, and what they show of
   UEG there: an even kernel, or a vertex alone that has an odd number of neighbours in the set. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import games rules even_kernels bipartite grids boxes elimination_wins.

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
case: u => i x /=; pose sum_in (T : finType) (F : graph T) z (A : {set T}) : 'F_2 :=
  (\sum_(y | (z, y) \in F) (y \in A)%:R)%R.
have count_in (T : finType) (F : graph T) z (A : {set T}) :
    ~~ odd #|neighbours F z :&: A| = (sum_in T F z A == 0%R).
  rewrite -odd_F2 -sum1_card natr_sum /sum_in; congr (_ == _).
  rewrite [LHS]big_mkcond [RHS]big_mkcond /=; apply: eq_bigr => y _.
  by rewrite !inE; case: (_ \in F); case: (y \in A).
have slice_sum a : (\sum_(k : 'I_n | k.+1 == a) ((k, x) \in S)%:R = (x \in slice S a)%:R :> 'F_2)%R.
  case: a => [|a]; first by rewrite slice_outside // inE big_pred0.
  have [lt_a|le_n] := ltnP a n; last first.
    rewrite slice_outside ?ltnS ?le_n ?orbT // inE big_pred0 // => k.
    by rewrite eqSS ltn_eqF // (leq_trans (ltn_ord k)).
  by rewrite (in_slice S (Ordinal lt_a)) (big_pred1 (Ordinal lt_a)).
apply: negb_inj; rewrite count_in {1}/sum_in (product_sum (@simple_path n) simpleE) /=.
rewrite (eq_bigl (fun k : 'I_n => (k.+1 == i.+2) || (k.+1 == i))); last first.
  by move=> k; rewrite inE /next /= eqSS eq_sym.
rewrite (bigID (fun k : 'I_n => k.+1 == i.+2)) /=.
rewrite (eq_bigl (fun k : 'I_n => k.+1 == i.+2)); last first.
  by move=> k; case: (k.+1 =P i.+2); rewrite ?andbF.
rewrite [X in (_ + X + _)%R](eq_bigl (fun k : 'I_n => k.+1 == i)); last first.
  move=> k; case: (k.+1 =P i) => [->|_]; last by rewrite orbF andbN.
  by rewrite orbT /= ltn_eqF // ltnW.
rewrite !slice_sum (eq_bigr (fun y => (y \in slice S i.+1)%:R)%R); last by move=> y _; rewrite in_slice.
rewrite -[X in (_ + X)%R]/(sum_in W E x (slice S i.+1)).
rewrite (nonzero_F2 (sum_in _ _ _ _)) -count_in negbK.
by case: (odd _); case: (x \in slice S i); case: (x \in slice S i.+2).
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
