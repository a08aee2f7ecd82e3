(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* When a ray stops, found by one walk, and what is said of a vertex's closed trails. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules grids rays returns trails grid_trails figures.
From Tie Require Import booleans plays readings ray_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Section Walk.
Variables (m n : nat) (v : 'I_m * 'I_n).
Let M := side m.
Let N := side n.
Let p := point_of v.
Let T := last_time m n.
(* Where the ray that does not stop is at the times 1, ..., T. *)
Definition walked (h : direction) : seq point := [seq b.1 | b <- behead (traject (step M N) (p, h) T.+1)].
Definition ends_at (q : point) : bool := same_point q p || cornerb M N q.
Definition stop_time (h : direction) : nat := (find ends_at (walked h)).+1.
Lemma ball_iter h t : ball M N p h t = iter t (step M N) (p, h).
Proof. by elim: t => //= t ->. Qed.
Lemma size_walked h : size (walked h) = T.
Proof. by rewrite size_map size_behead size_traject. Qed.
Lemma nth_walked h t : t < T -> nth p (walked h) t = place M N p h t.+1.
Proof.
move=> lt_t; rewrite (nth_map (p, h)) ?size_behead ?size_traject // nth_behead nth_traject ?ltnS //.
by rewrite /place ball_iter.
Qed.
Lemma ends_atP q : reflect (q = p \/ corner M N q) (ends_at q).
Proof.
by apply: (iffP orP) => -[/same_pointP|/cornerb_eq]; auto.
Qed.
Lemma stop_timeP h t : stops M N p h t <-> t = stop_time h /\ stop_time h <= T.
Proof.
split=> [S|[-> le_T]].
  have le_t : t <= T := stops_in_time S; case: S le_t => /ltP t0 [ends none] le_t.
  case: t t0 ends none le_t => // t _ ends none lt_t.
  have end_t : ends_at (nth p (walked h) t) by rewrite nth_walked //; apply/ends_atP.
  have found : has ends_at (walked h) by apply/(has_nthP p); exists t; rewrite ?size_walked.
  suff -> : t = find ends_at (walked h) by split=> //; move: found; rewrite has_find size_walked.
  apply/eqP; rewrite eqn_leq; apply/andP; split; rewrite leqNgt; apply/negP=> lt; last first.
    by have := before_find p lt; rewrite end_t.
  have := nth_find p found; rewrite nth_walked ?(ltn_trans lt) // => /ends_atP.
  by have [] := none (find ends_at (walked h)).+1 (conj (elimT ltP (ltn0Sn _))
    (elimT ltP (lt : (find ends_at (walked h)).+1 < t.+1))); tauto.
have found : has ends_at (walked h) by rewrite has_find size_walked.
split; first exact/ltP; split.
  by have := nth_find p found; rewrite nth_walked // => /ends_atP.
move=> [|s] [/ltP s0 /ltP lt_s] //.
have := before_find p (lt_s : s < find ends_at (walked h)); rewrite nth_walked ?(ltn_trans _ le_T) //.
by move=> /negbT/ends_atP; tauto.
Qed.

(* So a closed trail is one of four at most. *)
Definition closes (h : direction) : bool :=
  let t := stop_time h in if t <= T then same_point (place M N p h t) p else false.
Lemma closesP h t : trail_at M N p (Closed h t) <-> t = stop_time h /\ closes h.
Proof.
rewrite /closes /= stop_timeP; split=> [[[-> le_T] /same_pointP back]|[->]]; first by rewrite le_T.
by case: ifP => // le_T /same_pointP.
Qed.
Let directions : seq direction := [:: NE; NW; SE; SW].
Let in_directions (h : direction) : h \in directions. Proof. by case: h => -[] []. Qed.
Section Of.
Variable A : direction -> nat -> Prop.
Context `{forall h t, decided (A h t)}.
Program Definition decided_some_closed_trail :
  decided (exists h t, trail_at M N p (Closed h t) /\ A h t) := Decided (decide := fun _ =>
    has (fun h => if closes h then decide (A h (stop_time h)) tt else false) directions) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[h _]|[h [t [/closesP[-> h_closes] Ah]]]].
  case: ifP => // h_closes /(decideP (A h (stop_time h))) Ah; exists h, (stop_time h).
  by split=> //; apply/closesP.
by exists h => //; rewrite h_closes; apply/(decideP (A h (stop_time h))).
Qed.
Program Definition decided_all_closed_trails :
  decided (forall h t, trail_at M N p (Closed h t) -> A h t) := Decided (decide := fun _ =>
    all (fun h => if closes h then decide (A h (stop_time h)) tt else true) directions) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => [each h t /closesP[-> h_closes]|each h _].
  by have := each h (in_directions h); rewrite h_closes => /(decideP (A h (stop_time h))).
by case: ifP => // h_closes; apply/(decideP (A h (stop_time h)))/each/closesP.
Qed.
End Of.
End Walk.

(* A proposition that is another one in other words. *)
Definition decided_as (P Q : Prop) (same : P <-> Q) (of_Q : decided Q) : decided P :=
  Decided (decide := fun _ => decide Q tt) (iff_trans same decide_iff).
