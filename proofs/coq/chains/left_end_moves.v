(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Moves nearer to the left end than the radius: the balls around a vertex of two chains are alike as it stands if
   the parts are the same from the left end to the radius behind it. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import local_moves.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Left.
Variables (left unit right : part) (to_right : rel nat).
Notation line := (chain left unit right to_right).
Definition same_from_left (b n m : nat) : Prop :=
  forall p, p <= b -> part_at left unit right to_right n p = part_at left unit right to_right m p.

Lemma left_joined b n m u v : same_from_left b n m -> u.1 <= b -> v.1 <= b ->
  joined (line m) u v = joined (line n) u v.
Proof. by move=> same u_b v_b; rewrite /= !same. Qed.
Lemma left_path b n m z p : same_from_left b n m -> path (joined (line n)) z p ->
  (forall v, v \in z :: p -> v.1 <= b) -> path (joined (line m)) z p.
Proof.
move=> same; elim: p z => // v p IH z /andP[z_v v_p] near_p; apply/andP; split.
  by rewrite (left_joined same (near_p z _) (near_p v _)) // !inE eqxx ?orbT.
by apply: IH => // w w_p; apply: near_p; rewrite inE w_p orbT.
Qed.
Lemma left_ball r n m x u : same_from_left (x.1 + r) n m -> ball (line n) r x u -> ball (line m) r x u.
Proof.
move=> same [p [is_path last_p p_r]]; exists p; split=> //.
by apply: (left_path same is_path) => v /(near_prefix is_path p_r)/andP[].
Qed.
Theorem left_alike r n m x : same_from_left (x.1 + r) n m -> alike r (line n) (line m) x x id.
Proof.
move=> same; have back : same_from_left (x.1 + r) m n by move=> p p_b; rewrite same.
have near_b u : ball (line n) r x u -> u.1 <= x.1 + r by move=> /ball_near/andP[].
split=> //.
- by move=> u; apply: left_ball.
- by move=> w w_in; exists w => //; apply: left_ball w_in.
- by move=> u /near_b u_b; rewrite /= same.
- by move=> u v /near_b u_b /near_b v_b; apply: left_joined u_b v_b.
Qed.
(* So it is where the right end is farther. *)
Lemma far_from_right b n m : b < n -> b < m -> same_from_left b n m.
Proof. by move=> b_n b_m p p_b; rewrite /part_at !(leq_ltn_trans p_b). Qed.
End Left.
