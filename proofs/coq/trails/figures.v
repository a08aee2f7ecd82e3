(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Rays of given vertices by computation, for the figures of [SV25]. *)
From Coq Require Import ZArith Lia Bool List.
From Gazetteer Require Import rays returns trails.

Local Open Scope Z_scope.

Definition cornerb (M N : Z) (p : point) : bool :=
  ((fst p =? 0) || (fst p =? M)) && ((snd p =? 0) || (snd p =? N)).
Definition stopsb (M N : Z) (v : point) (h : direction) (t : nat) : bool :=
  let at_end r := same_point (place M N v h r) v || cornerb M N (place M N v h r) in
  (0 <? t)%nat && at_end t && forallb (fun s => negb (at_end s)) (seq 1 (t - 1)).

Lemma cornerb_eq M N p : cornerb M N p = true <-> corner M N p.
Proof. unfold cornerb, corner; rewrite andb_true_iff, !orb_true_iff, !Z.eqb_eq; reflexivity. Qed.

Lemma stopsb_stops M N v h t : stopsb M N v h t = true -> stops M N v h t.
Proof.
  unfold stopsb; rewrite !andb_true_iff, orb_true_iff, same_pointP, cornerb_eq, forallb_forall, Nat.ltb_lt.
  intros [[t0 E] none]; split; [exact t0|]; split; [exact E|]; intros s lt.
  assert (I : In s (seq 1 (t - 1))) by (apply in_seq; lia).
  assert (F := none s I); apply negb_true_iff, orb_false_iff in F; destruct F as [F G].
  split; intro H; [apply same_pointP in H|apply cornerb_eq in H]; congruence.
Qed.

Lemma stops_once M N v h t s : stops M N v h t -> stops M N v h s -> t = s.
Proof.
  intros [t0 [E none]] [s0 [F none']]; destruct (Nat.lt_trichotomy t s) as [L|[L|L]]; [|exact L|]; exfalso.
  - destruct (none' t ltac:(lia)) as [A B]; destruct E; tauto.
  - destruct (none s ltac:(lia)) as [A B]; destruct F; tauto.
Qed.

(* A trail is closed or open as where its rays stop. *)
Lemma trail_cases M N v phi (stop : direction -> nat) (closed : direction -> bool) :
  inside M N v -> (forall h, stops M N v h (stop h)) ->
  (forall h, if closed h then place M N v h (stop h) = v else corner M N (place M N v h (stop h))) ->
  trail_at M N v phi ->
  (exists h, closed h = true /\ phi = Closed h (stop h)) \/
  (exists h k, h <> k /\ closed h = false /\ closed k = false /\ phi = Open h k (stop h) (stop k)).
Proof.
  intros V S C; destruct phi as [h t|h k t s]; cbn [trail_at].
  - intros [St P]; left; exists h; assert (E := stops_once M N v h _ _ St (S h)); subst t.
    split; [|reflexivity]; specialize (C h); destruct (closed h); [reflexivity|exfalso].
    rewrite P in C; exact (corner_not_inside M N v C V).
  - intros [ne [[St Ct] [Ss Cs]]]; right; exists h, k.
    assert (E := stops_once M N v h _ _ St (S h)); assert (F := stops_once M N v k _ _ Ss (S k)); subst t s.
    assert (opens : forall g, corner M N (place M N v g (stop g)) -> closed g = false).
    { intros g D; specialize (C g); destruct (closed g); [exfalso|reflexivity].
      rewrite C in D; exact (corner_not_inside M N v D V). }
    auto.
Qed.
