(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The regions into which a trail separates the rectangle, and their proper labellings
   [SV25, section 2.1]. All steps of a trail at u are diagonals of unit squares whose ends have the
   parity of u. These diagonals, all of them, cut the rectangle into tiles: one around each point of
   the other parity, whose sides are the diagonals next to it. A region is what is left whole when only
   the drawn diagonals are cut: the tiles that one can reach over sides that are not drawn. *)
From Coq Require Import ZArith Lia Bool Relations.
From Gazetteer Require Import rays.

Local Open Scope Z_scope.

(* The point one diagonal step from p. *)
Definition toward (p : point) (g : direction) : point :=
  (fst p + sign (fst g), snd p + sign (snd g)).

Section Regions.
Variables M N : Z.
Variable u : point.
(* Between which points diagonals are drawn. *)
Variable drawn : point -> point -> Prop.

(* The tile around p. *)
Definition tile (p : point) : Prop :=
  in_rectangle M N p /\ Z.odd (fst p + snd p) <> Z.odd (fst u + snd u).
(* The side that the tile around p has in common with the tile one diagonal step from it is drawn. *)
Definition side_drawn (p : point) (g : direction) : Prop :=
  drawn (fst p + sign (fst g), snd p) (fst p, snd p + sign (snd g)).
(* Tiles with a common side, that is not drawn, and that is. *)
Definition joined (p q : point) : Prop :=
  tile p /\ tile q /\ exists g, q = toward p g /\ ~ side_drawn p g.
Definition separated (p q : point) : Prop :=
  tile p /\ tile q /\ exists g, q = toward p g /\ side_drawn p g.
(* Regions are given by a tile in them. *)
Definition same_region : point -> point -> Prop := clos_refl_trans point joined.
Definition share_a_side (p q : point) : Prop :=
  exists p' q', same_region p p' /\ same_region q q' /\ separated p' q'.
(* It has a part of a side of the rectangle as its side. *)
Definition unbounded (p : point) : Prop :=
  exists q, same_region p q /\ tile q /\ ~ inside M N q.

(* Each region has one label, and regions that share a side have different ones. *)
Definition proper (positive : point -> bool) : Prop :=
  (forall p q, tile p -> same_region p q -> positive p = positive q) /\
  (forall p q, tile p -> tile q -> share_a_side p q -> positive p <> positive q).
Definition negative_outside (positive : point -> bool) : Prop :=
  forall p, tile p -> unbounded p -> positive p = false.

Lemma joined_tiles p q : same_region p q -> tile p -> tile q.
Proof. intro R; induction R as [p q [_ [T _]]| |]; auto. Qed.

(* Proper: the labels of neighbouring tiles differ where the side between them is drawn. *)
Lemma proper_locally positive :
  (forall p g, tile p -> tile (toward p g) ->
     (side_drawn p g -> positive p <> positive (toward p g)) /\
     (~ side_drawn p g -> positive p = positive (toward p g))) <-> proper positive.
Proof.
  split.
  - intro local.
    assert (one : forall p q, same_region p q -> positive p = positive q).
    { intros p q R; induction R as [p q [Tp [Tq [g [-> no]]]]| |]; [|reflexivity|congruence].
      apply local; assumption. }
    split; [intros p q _ R; exact (one p q R)|].
    intros p q _ _ [p' [q' [Rp [Rq [Tp [Tq [g [-> D]]]]]]]].
    rewrite (one _ _ Rp), (one _ _ Rq); apply local; assumption.
  - intros [one other] p g Tp Tq; split; intro D.
    + apply other; try assumption; exists p, (toward p g).
      split; [apply rt_refl|]; split; [apply rt_refl|]; split; [exact Tp|]; split; [exact Tq|].
      exists g; split; [reflexivity|exact D].
    + apply one; [exact Tp|]; apply rt_step; split; [exact Tp|]; split; [exact Tq|].
      exists g; split; [reflexivity|exact D].
Qed.

Lemma negative_on_sides positive :
  proper positive ->
  ((forall q, tile q -> ~ inside M N q -> positive q = false) <-> negative_outside positive).
Proof.
  intros [one _]; split.
  - intros on_sides p Tp [q [R [Tq out]]]; rewrite (one p q Tp R); apply on_sides; assumption.
  - intros neg q Tq out; apply neg; [exact Tq|]; exists q.
    split; [apply rt_refl|split; assumption].
Qed.

End Regions.

(* A closed walk of diagonal steps, and on which side of it a tile lies: how often a half-line to the
   west from the tile crosses it. *)
Fixpoint parity_of (f : nat -> bool) (t : nat) : bool :=
  match t with O => false | S t' => xorb (f t') (parity_of f t') end.

Lemma parity_xor f g t :
  parity_of (fun r => xorb (f r) (g r)) t = xorb (parity_of f t) (parity_of g t).
Proof.
  induction t as [|t IH]; [reflexivity|]; cbn [parity_of]; rewrite IH.
  destruct (f t), (g t), (parity_of f t), (parity_of g t); reflexivity.
Qed.

Lemma parity_ext f g t : (forall r, (r < t)%nat -> f r = g r) -> parity_of f t = parity_of g t.
Proof.
  induction t as [|t IH]; intro E; [reflexivity|]; cbn [parity_of].
  rewrite E by lia; f_equal; apply IH; intros; apply E; lia.
Qed.

Lemma parity_false f t : (forall r, (r < t)%nat -> f r = false) -> parity_of f t = false.
Proof.
  intro E; rewrite (parity_ext f (fun _ => false) t E).
  induction t as [|t IH]; [reflexivity|]; cbn [parity_of]; rewrite IH; [reflexivity|].
  intros; apply E; lia.
Qed.

Lemma parity_telescopes f t : parity_of (fun r => xorb (f r) (f (S r))) t = xorb (f 0%nat) (f t).
Proof.
  induction t as [|t IH]; cbn [parity_of]; [rewrite xorb_nilpotent; reflexivity|].
  rewrite IH; destruct (f t), (f (S t)), (f 0%nat); reflexivity.
Qed.

Lemma parity_once f t :
  (forall r r', (r < t)%nat -> (r' < t)%nat -> f r = true -> f r' = true -> r = r') ->
  (parity_of f t = true <-> exists r, (r < t)%nat /\ f r = true).
Proof.
  intro once; induction t as [|t IH]; cbn [parity_of]; [split; [discriminate|intros [r [lt _]]; lia]|].
  assert (H := IH ltac:(intros; apply once; auto; lia)); clear IH; destruct (f t) eqn:E.
  - split; [intros _; exists t; split; [lia|exact E]|intros _].
    rewrite parity_false; [reflexivity|]; intros r lt; destruct (f r) eqn:F; [|reflexivity].
    assert (r = t) by (apply once; auto; lia); lia.
  - rewrite xorb_false_l, H; split; intros [r [lt F]]; exists r; (split; [|exact F]); [lia|].
    destruct (Nat.eq_dec r t) as [->|ne]; [congruence|lia].
Qed.

Section Walk.
Variables (M N : Z) (walk : nat -> point) (t : nat).
Hypothesis steps : forall r, (r < t)%nat -> exists g, walk (S r) = toward (walk r) g.
Hypothesis within : forall r, in_rectangle M N (walk r).
Hypothesis closed : walk t = walk 0%nat.

Notation X r := (fst (walk r)).
Notation Y r := (snd (walk r)).

(* Step r goes between the heights y and y + 1, with its lower end west of x. *)
Definition crosses (x y : Z) (r : nat) : bool :=
  (Y r =? y) && (Y (S r) =? y + 1) && (X r <? x) ||
  (Y (S r) =? y) && (Y r =? y + 1) && (X (S r) <? x).
Definition crossings (p : point) : bool := parity_of (crosses (fst p) (snd p)) t.
(* Step r goes between p and q. *)
Definition is_step (p q : point) (r : nat) : bool :=
  (X r =? fst p) && (Y r =? snd p) && (X (S r) =? fst q) && (Y (S r) =? snd q) ||
  (X r =? fst q) && (Y r =? snd q) && (X (S r) =? fst p) && (Y (S r) =? snd p).

Lemma walk_parity r : (r <= t)%nat -> exists k, X r + Y r = X 0%nat + Y 0%nat + 2 * k.
Proof.
  induction r as [|r IH]; intro le; [exists 0; lia|].
  destruct (IH ltac:(lia)) as [k E]; destruct (steps r ltac:(lia)) as [g S]; rewrite S.
  unfold toward; cbn [fst snd]; destruct g as [[] []]; cbn [fst snd sign];
    [exists (k + 1)|exists k|exists k|exists (k - 1)]; lia.
Qed.

Ltac decide_all :=
  repeat match goal with
  | |- context [?a =? ?b] => destruct (Z.eqb_spec a b); try (exfalso; lia)
  | |- context [?a <? ?b] => destruct (Z.ltb_spec a b); try (exfalso; lia)
  end; try reflexivity; exfalso; lia.

(* The tile to the north-west is on the same side unless the walk goes between them. *)
Lemma crossings_rising x y :
  (exists k, x + y = X 0%nat + Y 0%nat + 2 * k + 1) ->
  xorb (crossings (x, y)) (crossings (x - 1, y + 1)) = parity_of (is_step (x - 1, y) (x, y + 1)) t.
Proof.
  intros [k K]; set (phi r := (Y r =? y + 1) && (X r <? x - 1)).
  assert (T : parity_of (fun r => xorb (phi r) (phi (S r))) t = false).
  { rewrite parity_telescopes; unfold phi; rewrite closed; apply xorb_nilpotent. }
  unfold crossings; rewrite <- parity_xor, <- (xorb_false_r (parity_of (is_step _ _) t)), <- T,
    <- parity_xor.
  apply parity_ext; intros r lt; destruct (walk_parity r ltac:(lia)) as [l L].
  destruct (steps r lt) as [g S]; unfold crosses, is_step, phi; rewrite S.
  unfold toward; cbn [fst snd]; destruct g as [[] []]; cbn [fst snd sign]; decide_all.
Qed.

Lemma crossings_falling x y :
  (exists k, x + y = X 0%nat + Y 0%nat + 2 * k + 1) ->
  xorb (crossings (x, y)) (crossings (x + 1, y + 1)) = parity_of (is_step (x + 1, y) (x, y + 1)) t.
Proof.
  intros [k K]; set (phi r := (Y r =? y + 1) && (X r <? x + 1)).
  assert (T : parity_of (fun r => xorb (phi r) (phi (S r))) t = false).
  { rewrite parity_telescopes; unfold phi; rewrite closed; apply xorb_nilpotent. }
  unfold crossings; rewrite <- parity_xor, <- (xorb_false_r (parity_of (is_step _ _) t)), <- T,
    <- parity_xor.
  apply parity_ext; intros r lt; destruct (walk_parity r ltac:(lia)) as [l L].
  destruct (steps r lt) as [g S]; unfold crosses, is_step, phi; rewrite S.
  unfold toward; cbn [fst snd]; destruct g as [[] []]; cbn [fst snd sign]; decide_all.
Qed.

(* On the sides of the rectangle there is no crossing, or an even number. *)
Lemma crossings_on_sides x y :
  (exists k, x + y = X 0%nat + Y 0%nat + 2 * k + 1) ->
  x = 0 \/ x = M \/ y = 0 \/ y = N -> crossings (x, y) = false.
Proof.
  intros [k K] [->|[->|[->| ->]]]; unfold crossings; cbn [fst snd].
  - apply parity_false; intros r lt; destruct (within r) as [A B], (within (S r)) as [A' B'].
    unfold crosses; decide_all.
  - set (phi r := Y r <=? y).
    assert (T : parity_of (fun r => xorb (phi r) (phi (S r))) t = false).
    { rewrite parity_telescopes; unfold phi; rewrite closed; apply xorb_nilpotent. }
    rewrite <- T; apply parity_ext; intros r lt; destruct (walk_parity r ltac:(lia)) as [l L].
    destruct (within r) as [A B], (within (S r)) as [A' B'].
    destruct (steps r lt) as [g S]; unfold crosses, phi; rewrite S in *.
    unfold toward in *; cbn [fst snd] in *; destruct g as [[] []]; cbn [fst snd sign] in *;
      repeat match goal with |- context [?a <=? ?b] => destruct (Z.leb_spec a b); try (exfalso; lia) end;
      decide_all.
  - set (phi r := (Y r =? 0) && (X r <? x)).
    assert (T : parity_of (fun r => xorb (phi r) (phi (S r))) t = false).
    { rewrite parity_telescopes; unfold phi; rewrite closed; apply xorb_nilpotent. }
    rewrite <- T; apply parity_ext; intros r lt.
    destruct (within r) as [A B], (within (S r)) as [A' B'].
    destruct (steps r lt) as [g S]; unfold crosses, phi; rewrite S in *.
    unfold toward in *; cbn [fst snd] in *; destruct g as [[] []]; cbn [fst snd sign] in *; decide_all.
  - apply parity_false; intros r lt; destruct (within r) as [A B], (within (S r)) as [A' B'].
    unfold crosses; decide_all.
Qed.

End Walk.
