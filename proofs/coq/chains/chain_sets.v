(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Sets of vertices of the members of a chain, open or closed into a ring, that are as edges ask: no edge within them,
   or each edge with one end in them. A set is a truth value for each vertex, and the set of a member is put together
   from those of its parts. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import chain_laws.
From Gazetteer Require Export chain_labels.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition bits : eqType := [eqType of seq bool].
Fixpoint all_bits (n : nat) : seq bits :=
  if n is m.+1 then [seq true :: x | x <- all_bits m] ++ [seq false :: x | x <- all_bits m] else [:: [::]].
Lemma in_all_bits n x : (x \in all_bits n) = (size x == n).
Proof.
elim: n x => [|n IH] [|b x] //=; first by apply/negbTE; rewrite mem_cat; apply/norP; split; apply/mapP=> -[].
rewrite mem_cat eqSS -IH; apply/orP/idP=> [[] /mapP[y y_in [_ ->]] //|x_in].
by case: b; [left|right]; apply/mapP; exists x.
Qed.

(* What an edge asks of its two ends, and whether a set has a size or is only there. *)
Section Sets.
Variables (meet : bool -> bool -> bool) (counted : bool).
Definition weight (x : bits) : nat := if counted then count id x else 0.
Definition meeting (es : seq (nat * nat)) (x y : bits) : bool :=
  all (fun e => meet (nth false x e.1) (nth false y e.2)) es.
Definition fine (es : seq (nat * nat)) (x : bits) : bool := meeting es x x.

Section Chains.
Variables (s : chain_law) (k : kind).
Let u := unit_part s.
Definition patterns_of (p : part) : seq bits := [seq x <- all_bits (part_order p) | fine (part_edges p) x].
Hypothesis ok : chain_ok s k.

(* A set of the member, part by part. *)
Definition whole (l : bits) (xs : seq bits) (r : bits) : bits := l ++ flatten xs ++ r.
Section Parts.
Variables (n : nat) (l r : bits) (xs : seq bits).
Hypotheses (l_size : size l = part_order (left_end k)) (r_size : size r = part_order (right_end k)).
Hypotheses (xs_size : size xs = n.+1) (xs_all : forall x, x \in xs -> size x = part_order u).
Let x := whole l xs r.

Lemma in_left : forall v, v < part_order (left_end k) -> nth false x (0 + v) = nth false l v.
Proof. exact: label_left. Qed.
Lemma in_unit i : i < n.+1 -> forall v, v < part_order u ->
  nth false x (unit_at s k i + v) = nth false (nth [::] xs i) v.
Proof. exact: label_unit. Qed.
Lemma in_right : forall v, v < part_order (right_end k) -> nth false x (unit_at s k n.+1 + v) = nth false r v.
Proof. exact: label_right. Qed.
Lemma whole_size : size x = piece_order s k n.+1.
Proof. exact: row_of_parts_size. Qed.
Lemma whole_weight : weight x = weight l + sumn [seq weight y | y <- xs] + weight r.
Proof.
rewrite /weight; case: counted; last by elim: xs.
by rewrite !count_cat count_flatten addnA.
Qed.

Theorem whole_fine : fine (piece_edges s k n.+1) x =
  [&& fine (part_edges (left_end k)) l, meeting (part_joins (left_end k)) l (nth [::] xs 0),
      all (fine (part_edges u)) xs,
      all (fun i => meeting (part_joins u) (nth [::] xs i) (nth [::] xs i.+1)) (iota 0 n),
      fine (part_edges (right_end k)) r, meeting (part_joins (right_end k)) r (nth [::] xs n) &
      closed k ==> meeting (joins_turned s) (nth [::] xs n) (nth [::] xs 0)].
Proof. exact: labels_fit_parts. Qed.
End Parts.

(* Each set is one. *)
Lemma whole_of n x : size x = piece_order s k n -> exists l xs r,
  [/\ x = whole l xs r, size l = part_order (left_end k), size r = part_order (right_end k), size xs = n &
      forall y, y \in xs -> size y = part_order u].
Proof. exact: (@labels_part_by_part s k bool_eqType). Qed.
Lemma pattern_size p y : y \in patterns_of p -> size y = part_order p.
Proof. by rewrite mem_filter in_all_bits => /andP[_ /eqP]. Qed.
End Chains.
End Sets.
