(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The ball's journey on a table whose sides are m + 1 and n + 1, in natural numbers: where it ends, how
   often it meets a vertex, and that the portions at (1, 2) and (2, 1) are portions of it
   [FSU93, Theorem 4.2, Fig. 4]. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules grids.
From Gazetteer Require rays ball_table portions portions_lead.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma coprime_sides (m n : nat) :
  gcdn m.+1 n.+1 = 1 -> Znumtheory.rel_prime (Z.of_nat m.+1) (Z.of_nat n.+1).
Proof.
move=> g1; apply: Znumtheory.bezout_rel_prime.
case: (@egcdnP m.+1 n.+1 (ltn0Sn m)) => a b bezout _; rewrite g1 in bezout.
apply: (Znumtheory.Bezout_intro _ _ _ (Z.of_nat a) (- Z.of_nat b)).
by have := congr1 Z.of_nat bezout; rewrite -plusE -!multE Nat2Z.inj_add !Nat2Z.inj_mul; lia.
Qed.

Lemma long_side m : 1 < m -> (1 < Z.of_nat m.+1)%Z.
Proof. by move/ltP=> m1; lia. Qed.

Lemma area m n : Z.to_nat (Z.of_nat m.+1 * Z.of_nat n.+1) = m.+1 * n.+1.
Proof. by rewrite -multE -[RHS]Nat2Z.id Nat2Z.inj_mul. Qed.

Lemma odd_side m : ~~ odd m -> Z.odd (Z.of_nat m.+1) = true.
Proof.
move=> m_even; have m_half : (m./2 + m./2 = m)%coq_nat.
  by have := odd_double_half m; rewrite (negPf m_even) -addnn.
by apply: (iffRL (Z.odd_spec _)); exists (Z.of_nat m./2); lia.
Qed.

Lemma journey_ends (m n : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 ->
  let M := Z.of_nat m.+1 in let N := Z.of_nat n.+1 in
  let steps := lcmn m.+1 n.+1 in
  [/\ steps = m.+1 * n.+1, rays.corner M N (ball_table.billiard_place M N steps),
      ball_table.billiard_place M N steps <> (M, 0%Z) &
      forall t, 0 < t < steps -> ~ rays.corner M N (ball_table.billiard_place M N t)].
Proof.
move=> m1 n1 g1 M N steps; have cop := coprime_sides g1.
have steps_eq : steps = m.+1 * n.+1 by rewrite /steps /lcmn g1 divn1.
have M1 : (1 < M)%Z := long_side m1.
have N1 : (1 < N)%Z := long_side n1.
have steps_Z : Z.to_nat (M * N) = steps by rewrite steps_eq; apply: area.
have [at_end [other none]] := ball_table.billiard_absorbed M N M1 N1 cop.
rewrite steps_Z in at_end other none; split=> // t /andP[/ltP t0 /ltP t_steps].
by apply: none.
Qed.

Lemma visits_at_most_twice (m n : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 -> ~~ odd m ->
  let M := Z.of_nat m.+1 in let N := Z.of_nat n.+1 in
  let place := ball_table.billiard_place M N in let slope := ball_table.billiard_slope M N in
  (forall t u, 0 < t < m.+1 * n.+1 -> 0 < u < m.+1 * n.+1 ->
     rays.inside M N (place t) -> place t = place u -> slope t = slope u -> t = u) /\
  (forall t, Z.odd ((place t).1 + (place t).2) = true /\ (slope t = 1 \/ slope t = -1)%Z).
Proof.
move=> m1 n1 g1 m_even M N place slope; have cop := coprime_sides g1.
have M1 : (1 < M)%Z := long_side m1.
have N1 : (1 < N)%Z := long_side n1.
have steps_Z : Z.to_nat (M * N) = m.+1 * n.+1 := area m n.
have M_odd : Z.odd M = true := odd_side m_even.
split=> [t u /andP[/ltP t0 /ltP t_lt] /andP[/ltP u0 /ltP u_lt] ins same slopes|t].
  by apply: (ball_table.billiard_once M N M1 N1 cop t u) ins same slopes; rewrite steps_Z.
split; first exact: (ball_table.billiard_odd M N M1 N1 t M_odd).
rewrite /slope /ball_table.billiard_slope.
by case: (rays.heading _ _ _ _ _) => -[] [] /=; auto.
Qed.

Lemma visits_exactly_twice (m n i j : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 -> ~~ odd m ->
  1 <= i <= m -> 1 <= j <= n -> odd (i + j) ->
  let place := ball_table.billiard_place (Z.of_nat m.+1) (Z.of_nat n.+1) in
  exists t u, [/\ 0 < t < m.+1 * n.+1, 0 < u < m.+1 * n.+1, t <> u &
    forall s, 0 < s < m.+1 * n.+1 -> place s = (Z.of_nat i, Z.of_nat j) <-> s = t \/ s = u].
Proof.
move=> m1 n1 g1 m_even /andP[/leP i0 /leP i_m] /andP[/leP j0 /leP j_n] ij_odd place.
set M := Z.of_nat m.+1 in place *; set N := Z.of_nat n.+1 in place *.
have cop : Znumtheory.rel_prime M N := coprime_sides g1.
have M1 : (1 < M)%Z := long_side m1.
have N1 : (1 < N)%Z := long_side n1.
have steps_Z : Z.to_nat (M * N) = m.+1 * n.+1 := area m n.
have M_odd : Z.odd M = true := odd_side m_even.
have ij_Z : Z.odd (Z.of_nat i + Z.of_nat j) = true.
  have ij_half : (1 + ((i + j)./2 + (i + j)./2) = i + j)%coq_nat.
    by have := odd_double_half (i + j); rewrite ij_odd -addnn.
  apply: (iffRL (Z.odd_spec _)); exists (Z.of_nat (i + j)./2).
  by move: ij_half; move: (i + j)./2; rewrite -plusE; lia.
have i_in : (0 < Z.of_nat i < M)%Z by rewrite /M; move/ltP: m1; lia.
have j_in : (0 < Z.of_nat j < N)%Z by rewrite /N; move/ltP: n1; lia.
have [_ slopes] := visits_at_most_twice m1 n1 g1 m_even.
have [t [t_in [t_ij t_slope]]] :=
  ball_table.billiard_visits M N M1 N1 cop _ _ true M_odd i_in j_in ij_Z.
have [u [u_in [u_ij u_slope]]] :=
  ball_table.billiard_visits M N M1 N1 cop _ _ false M_odd i_in j_in ij_Z.
have in_steps k : (0 < k)%coq_nat /\ (k < Z.to_nat (M * N))%coq_nat <-> 0 < k < m.+1 * n.+1.
  by rewrite steps_Z; split=> [[/ltP-> /ltP->]//|/andP[/ltP ? /ltP ?]].
exists t, u; split; [exact/in_steps | exact/in_steps | |].
  by move=> t_u; move: t_slope; rewrite t_u u_slope.
have ins k : place k = (Z.of_nat i, Z.of_nat j) -> rays.inside M N (place k).
  by move=> ->.
move=> s /in_steps s_in; split=> [s_ij|[->|->]] //.
have [_ [s_slope|s_slope]] := slopes s; [left | right].
- apply: (ball_table.billiard_once M N M1 N1 cop s t s_in t_in (ins s s_ij)).
    by rewrite [LHS]s_ij.
  by rewrite t_slope.
- apply: (ball_table.billiard_once M N M1 N1 cop s u s_in u_in (ins s s_ij)).
    by rewrite [LHS]s_ij.
  by rewrite u_slope.
Qed.

Lemma four_portions (m n : nat) :
  1 < m -> 1 < n -> gcdn m.+1 n.+1 = 1 ->
  let M := Z.of_nat m.+1 in let N := Z.of_nat n.+1 in
  let leads := portions.leads_to_corner M N in
  (exists a b c d : bool,
     [/\ leads (1, 2)%Z rays.NW <-> a, leads (1, 2)%Z rays.NE <-> b,
         leads (2, 1)%Z rays.NE <-> c, leads (2, 1)%Z rays.SE <-> d &
         [/\ a + b + c + d = 2, ~~ (a && d), ~~ (b && c) & b (+) c]]) /\
  (~~ odd m -> forall v h t,
     (v, h) = ((1, 2)%Z, rays.NW) \/ (v, h) = ((1, 2)%Z, rays.NE) \/
     (v, h) = ((2, 1)%Z, rays.NE) \/ (v, h) = ((2, 1)%Z, rays.SE) ->
     portions.portion M N v h t ->
     let ball := ball_table.billiard_place M N in
     exists u,
       u + t <= m.+1 * n.+1 /\ (forall s, s <= t -> ball (u + s) = rays.place M N v h s) \/
       t <= u <= m.+1 * n.+1 /\ (forall s, s <= t -> ball (u - s) = rays.place M N v h s)).
Proof.
move=> m1 n1 g1 M N leads; have cop : Znumtheory.rel_prime M N := coprime_sides g1.
have M2 : (2 < M)%Z by rewrite /M; move/ltP: m1; lia.
have N2 : (2 < N)%Z by rewrite /N; move/ltP: n1; lia.
split.
- have [b [s [lead_a [lead_b [lead_c lead_d]]]]] := portions_lead.four_portions M N M2 N2 cop.
  exists (s == b), b, (~~ b), (s != b); split=> //.
  + by rewrite /leads lead_a; split=> /eqP.
  + by rewrite /leads lead_c; split=> [->|/negbTE].
  + by rewrite /leads lead_d; split=> /eqP.
  + by split; case: (s) (b) {lead_a lead_b lead_c lead_d} => [] [].
- move=> m_even v h t four leaves ball.
  have M_odd : Z.odd M = true := odd_side m_even.
  have steps_Z : Z.to_nat (M * N) = m.+1 * n.+1 := area m n.
  have [x [y [v_eq x_in y_in xy_odd]]] : exists x y : Z,
      [/\ v = (x, y), (0 < x < M)%Z, (0 < y < N)%Z & Z.odd (x + y) = true].
    by case: four => [|[|[]]] [-> _];
      [exists 1%Z, 2%Z | exists 1%Z, 2%Z | exists 2%Z, 1%Z | exists 2%Z, 1%Z]; split=> //; lia.
  rewrite v_eq in leaves *; have M1 : (1 < M)%Z by lia.
  have N1 : (1 < N)%Z by lia.
  have [u way] :=
    portions_lead.portion_of_trajectory M N M1 N1 cop x y h t M_odd x_in y_in xy_odd leaves.
  rewrite steps_Z in way; exists u.
  case: way => [[/leP u_t way]|[[/leP t_u /leP u_steps] way]]; [left|right].
  + by split=> // s /leP; apply: way.
  + by rewrite t_u u_steps; split=> // s /leP; apply: way.
Qed.
