(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What Lemma 5, Theorem 7 and the winning strategy of [SV25] say at each vertex of a small grid, of all
   closed trails and all labellings of their regions. *)
From Coq Require Import ZArith Lia String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels lattice grids rays returns trails grid_trails regions
  labellings grid_labellings extended.
From Gazetteer Require SV25.
From Tie Require Import booleans plays readings asked_balls asked_regions ray_readings stop_readings
  tile_readings label_instances.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

(* Two labels that every proper labelling makes the same; what is not a tile can have any label. *)
Section Agree.
Variables (m n : nat) (u : point) (drawn : point -> point -> Prop) (p q : point).
Context `{forall p q, decided (drawn p q)}.
Notation tile := (tile (side m) (side n) u).
Notation proper_labels := (@proper_labels m n u drawn _).
Definition agreed : bool :=
  if same_point p q then true else if decide (tile p /\ tile q) tt then
    all (fun labels => label_of labels p == label_of labels q) proper_labels else nilp proper_labels.
Lemma agreedP : (forall f, proper (side m) (side n) u drawn f -> f p = f q) <-> agreed.
Proof.
rewrite /agreed; case: ifP => [/same_pointP->|/negP p_q]; first by split.
have {}p_q : p <> q by move=> /same_pointP.
case: (decideP (tile p /\ tile q)) => [[Tp Tq]|not_tiles].
  have on_tiles : tiled m n u (fun f => f p = f q) by apply: tiled_if => f g fg; rewrite !fg.
  exact: (all_proper (H0 := fun f => decided_eq (f p) (f q))).
case none : proper_labels => [|labels s]; first by split=> // _ f /labels_found[labels]; rewrite none.
have good : proper (side m) (side n) u drawn (label_of labels) by apply: proper_of; rewrite none mem_head.
split=> // all_agree; exfalso.
have differ r r' : ~ tile r -> r' <> r -> let f := label_of labels in
    exists2 f', proper (side m) (side n) u drawn f' & f' r <> f' r'.
  move=> not_r r'_r f; exists (fun x => if same_point x r then ~~ f r' else f x); last first.
    rewrite (iffRL (same_pointP r r) erefl); case: ifP => [/same_pointP //|_]; by case: (f r').
  apply: (iffLR (tiled_iff _)) good => x Tx; case: ifP => // /same_pointP x_r.
  by case: not_r; rewrite -x_r.
case: (decideP (tile p)) not_tiles => [Tp|not_p] not_tiles.
  have [|f' good' []] := differ q p _ p_q; first by move=> Tq; apply: not_tiles.
  exact/esym/all_agree.
by have [f' good' []] := differ p q not_p (fun e => p_q (esym e)); apply: all_agree.
Qed.
Definition decided_agree : decided (forall f, proper (side m) (side n) u drawn f -> f p = f q) :=
  Decided (decide := fun _ => agreed) agreedP.
End Agree.
Existing Instance decided_agree | 0.

(* Two tiles in one region, and a region that has a side in common with both, by the tables of a trail. *)
Section Tabled.
Variables (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat).
Notation M := (side m).
Notation N := (side n).
Notation v := (point_of u).
Let drawn := trail_draws M N v (Closed h t).
Let drawn_here p q : decided (drawn p q) := decided_draws M N v (Closed h t) p q.
Existing Instance drawn_here.
Variables same apart : rel (place_in m n).
Hypothesis sameE : same =2 connect (@joins m n v drawn drawn_here).
Hypothesis apartE : forall i j, apart i j = decide (separated M N v drawn (to_point i) (to_point j)) tt.
Program Definition decided_same p q : decided (same_region M N v drawn p q) := Decided (decide := fun _ =>
  same_point p q || [&& in_rectangleb m n p, in_rectangleb m n q & same (of_point m n p) (of_point m n q)]) _.
Next Obligation. by rewrite sameE; apply: rwP (@same_regionP m n v drawn drawn_here p q). Qed.
Lemma region_tile p q : same_region M N v drawn p q -> tile M N v q -> tile M N v p.
Proof. by elim=> [x y [Tx _]|x|x y z _ xy _ yz Tz] //; apply/xy/yz. Qed.
Lemma share_tile p q : share_a_side M N v drawn p q -> tile M N v p /\ tile M N v q.
Proof.
by case=> p' [q' [pp' [qq' [Tp' [Tq' _]]]]]; split; [exact: region_tile pp' Tp' | exact: region_tile qq' Tq'].
Qed.
Program Definition decided_share p q : decided (share_a_side M N v drawn p q) := Decided (decide := fun _ =>
  if decide (tile M N v p /\ tile M N v q) tt then
    share_tiles v same apart (of_point m n p) (of_point m n q) else false) _.
Next Obligation.
apply: rwP; case: (decideP (tile M N v p /\ tile M N v q)) => [[Tp Tq]|no]; last by constructor=> /share_tile.
by have := share_tilesP sameE apartE (of_point m n p) (of_point m n q); rewrite (tileK Tp) (tileK Tq).
Qed.
Existing Instances decided_same decided_share | 0.
Program Definition decided_some_sharing p (A : point -> Prop) `{forall c, decided (A c)} :
  decided (exists c, share_a_side M N v drawn p c /\ A c) := Decided (decide := fun _ =>
    has (fun k => decide (share_a_side M N v drawn p (to_point k) /\ A (to_point k)) tt) (tiles m n v)) _.
Next Obligation.
pose said c := share_a_side M N v drawn p c /\ A c.
apply: rwP; apply: (iffP hasP) => [[k _ /(decideP (said _))]|[c [pc Ac]]]; first by exists (to_point k).
have [_ Tc] := share_tile pc; exists (of_point m n c); first exact: in_tiles.
by apply/(decideP (said _)); rewrite (tileK Tc).
Qed.
Existing Instance decided_some_sharing | 0.
Definition walk_round := [seq ltac:(reading_of
  (@SV25.lemma_5_unbounded_regions m n u h t (@to_point m n x.1) (@to_point m n x.2)))
  | x <- [seq (i, j) | i <- points m n, j <- points m n]].
End Tabled.

(* The sets S_k come again and again. *)
Section Diagonals.
Variables m n : nat.
Notation d := (gcdn m.+1 n.+1).
Lemma diagonals_again k : diagonals m n d (Z.of_nat k) = diagonals m n d (Z.of_nat (k %% (2 * d))).
Proof.
have [q E] : exists q, Z.of_nat k = (Z.of_nat (k %% (2 * d)) + 2 * Z.of_nat d * q)%Z.
  by apply: mod_Z; rewrite modn_mod.
by apply: diagonals_number; apply/(plus_minusP _ _ (gcd_posP m n)); exists q; left.
Qed.
Program Instance decided_each_diagonal v p : decided (forall k, v \in diagonals m n d (Z.of_nat k) ->
    wins_into (diagonals m n d (Z.of_nat k)) p) | 0 :=
  Decided (decide := fun _ => all (fun k => let S := diagonals m n d (Z.of_nat k) in
    if v \in S then decide (wins_into S p) tt else true) (iota 0 (2 * d))) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => [each k|each k _]; last first.
  by cbv zeta; case: ifP => // /each wins; apply/(decideP (wins_into _ p)).
have d2 : 0 < 2 * d by rewrite muln_gt0; exact: gcd_pos.
have in_range : k %% (2 * d) \in iota 0 (2 * d).
  by rewrite mem_iota ltn_pmod.
rewrite (diagonals_again k) => v_in; have := each _ in_range; cbv zeta; rewrite v_in.
exact: (elimT (decideP (wins_into _ p))).
Qed.
End Diagonals.
Existing Instance decided_each_diagonal | 0.
Program Instance decided_some_to (b : nat) (A : nat -> Prop) `{forall k, decided (A k)} :
  decided (exists k, k <= b /\ A k) | 1 :=
  Decided (decide := fun _ => has (fun k => decide (A k) tt) (iota 0 b.+1)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[k]|[k [le_k Ak]]].
  by rewrite mem_iota ltnS => le_k /(decideP (A k)); exists k.
by exists k; [rewrite mem_iota ltnS | apply/(decideP (A k))].
Qed.

Section Vertex.
Variables (m n : nat) (u : 'I_m * 'I_n).
Let closed : seq (direction * nat) := [seq (h, t) | h <- [:: NE; NW; SE; SW], t <- iota 1 (last_time m n)].
Definition lemma_5 := [seq ltac:(reading_of (@SV25.lemma_5 m n u x.1 x.2)) | x <- closed].
Definition lemma_5_extended_trail :=
  [seq ltac:(reading_of (@SV25.lemma_5_extended_trail m n u x.1 x.2)) | x <- closed].
Definition lemma_5_unbounded_regions := flatten [seq
  @walk_round m n u x.1 x.2 _ _
    (@in_one_regionE m n (point_of u) _ (decided_draws (side m) (side n) (point_of u) (Closed x.1 x.2)))
    (@looked_upE m n (fun i j => decide (separated (side m) (side n) (point_of u)
      (trail_draws (side m) (side n) (point_of u) (Closed x.1 x.2)) (to_point i) (to_point j)) tt))
  | x <- [seq x <- closed | decide (trail_at (side m) (side n) (point_of u) (Closed x.1 x.2)) tt]].
Definition theorem_7 := [:: ltac:(reading_of (@SV25.theorem_7 m n u))].
Definition winning_strategy := [:: ltac:(reading_of (@SV25.winning_strategy m n u))].
End Vertex.
Local Open Scope string_scope.
Definition of_regions : seq (string * (seq nat -> seq nat)) := [::
  ("SV25.lemma_5", at_corner_of lemma_5);
  ("SV25.lemma_5_extended_trail", at_corner_of lemma_5_extended_trail);
  ("SV25.lemma_5_unbounded_regions", at_corner_of lemma_5_unbounded_regions);
  ("SV25.theorem_7", at_corner_of theorem_7);
  ("SV25.winning_strategy", at_corner_of winning_strategy)].
