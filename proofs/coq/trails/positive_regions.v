(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The winning moves along a closed 90-degree trail: a proper labelling of its regions, and the even kernel
   inside the positive ones [SV25, Lemmas 5 and 6, Theorem 7]. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite lattice grids.
From Gazetteer Require Import rays returns trails straight_trails embedding grid_trails.
From Gazetteer Require Import regions labellings around grid_labellings extended figures signs.
From Gazetteer Require Import diagonals rays_return.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma labels_of_right_angle (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat) :
  trail_at (side m) (side n) (point_of u) (Closed h t) ->
  right_angle (side m) (side n) (point_of u) (Closed h t) ->
  exists positive, labels_regions u (Closed h t) positive.
Proof. by move=> at_u _; apply: labels_exist. Qed.

Lemma extended_trail_labels (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat) :
  let v := point_of u in let phi := Closed h t in
  trail_at (side m) (side n) v phi -> right_angle (side m) (side n) v phi ->
  (exists positive, proper (side m) (side n) v (extended_draws (side m) (side n) v phi) positive) /\
  forall positive, proper (side m) (side n) v (extended_draws (side m) (side n) v phi) positive ->
    proper (side m) (side n) v (trail_draws (side m) (side n) v phi)
      (switched (side m) (side n) v phi positive).
Proof.
move=> v phi at_u angle; have [S P] := at_u; have [n1 n2] := right_angle_heading angle.
split; last by move=> positive; apply: switched_proper; rewrite /v; first exact: point_inside.
have [positive [labels _]] := labels_exist at_u.
exists (switched (side m) (side n) v phi positive).
by apply: unswitched_proper; rewrite /v; first exact: point_inside.
Qed.

Lemma consecutive_unbounded (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat)
    (p q : point) :
  let v := point_of u in let drawn := trail_draws (side m) (side n) v (Closed h t) in
  trail_at (side m) (side n) v (Closed h t) -> right_angle (side m) (side n) v (Closed h t) ->
  consecutive (side m) (side n) v p q ->
  (same_region (side m) (side n) v drawn p q \/
   exists c, share_a_side (side m) (side n) v drawn p c /\ share_a_side (side m) (side n) v drawn q c) /\
  forall positive, proper (side m) (side n) v drawn positive -> positive p = positive q.
Proof.
move=> v drawn [S P] _ pq.
have near := consecutive_neighbourly _ _ (side_m u) (side_n u) _ (point_inside u) _ _ S P _ _ pq.
split; last by move=> positive; apply: neighbourly_label near; case: pq.
case: near => [one|[c [pc qc]]]; [by left|right]; exists c.
have whole x : separated (side m) (side n) v drawn x c -> share_a_side (side m) (side n) v drawn x c.
  move=> xc; exists x, c; split; first exact: Relation_Operators.rt_refl.
  by split=> //; exact: Relation_Operators.rt_refl.
by split; apply: whole.
Qed.

Lemma inside_positive_kernel (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat)
    (positive : point -> bool) :
  trail_at (side m) (side n) (point_of u) (Closed h t) ->
  right_angle (side m) (side n) (point_of u) (Closed h t) ->
  labels_regions u (Closed h t) positive ->
  (forall v, (u, v) \in grid m n -> positive (point_of v) ->
     even_kernel (without_edge (grid m n) u v) (inside_positive u positive) /\
     v \in inside_positive u positive) /\
  exists v, (u, v) \in grid m n /\ positive (point_of v).
Proof.
move=> at_u angle labels; split; last exact: positive_neighbour at_u labels angle.
by move=> v; apply: positive_kernel at_u labels angle v.
Qed.

Lemma inside_positive_counts (m n : nat) (u : 'I_m * 'I_n) (h : direction) (t : nat)
    (positive : point -> bool) :
  let phi := Closed h t in
  let on w := on_trail (side m) (side n) (point_of u) phi (point_of w) in
  let in_K w := #|neighbours (grid m n) w :&: inside_positive u positive| in
  trail_at (side m) (side n) (point_of u) phi -> right_angle (side m) (side n) (point_of u) phi ->
  labels_regions u phi positive ->
  in_K u \in [:: 1; 3] /\
  forall w, w != u -> odd (row w + column w) = odd (row u + column u) ->
    [/\ ~ on w -> positive (east_of (point_of w)) -> in_K w = 4,
        ~ on w -> ~~ positive (east_of (point_of w)) -> in_K w = 0 &
        on w -> in_K w = 2].
Proof.
move=> phi on in_K at_u angle labels.
split; first by have [at_start _ _] := counts at_u labels erefl; apply: at_start.
move=> w w_u E; have [_ on_w off_w] := counts at_u labels E; split.
- by rewrite /in_K => /off_w-> ->.
- by rewrite /in_K => /off_w-> /negPf->.
- exact: on_w.
Qed.

Lemma positive_moves_win (m n : nat) (u : 'I_m * 'I_n) :
  (gcdn m.+1 n.+1 %| row u) || (gcdn m.+1 n.+1 %| column u) ->
  let labelled h t positive :=
    [/\ trail_at (side m) (side n) (point_of u) (Closed h t),
        right_angle (side m) (side n) (point_of u) (Closed h t) &
        labels_regions u (Closed h t) positive] in
  [/\ N_position ((grid m n, u) : UEG _), exists h t positive, labelled h t positive &
      forall h t positive, labelled h t positive ->
        (exists v, (u, v) \in grid m n /\ positive (point_of v)) /\
        forall v, (u, v) \in grid m n -> positive (point_of v) ->
          P_position ((without_edge (grid m n) u v, v) : UEG _)].
Proof.
move=> on_line labelled; split.
- by apply/not_P/grid_outcome => -[/negPf a /negPf b]; rewrite a b in on_line.
- have [h [t [_ at_u angle]]] := closed_right_angle on_line.
  have [positive labels] := labels_of_right_angle at_u angle.
  by exists h, t, positive.
- move=> h t positive [at_u angle labels]; have [move_to some] := inside_positive_kernel at_u angle labels.
  split=> // v uv v_pos; have [ker vK] := move_to v uv v_pos.
  exact: even_kernel_P (simple_without_edge _ _ (@simple_grid m n)) ker vK.
Qed.

Lemma always_into_kernel (m n : nat) (v : 'I_m * 'I_n) :
  let d := gcdn m.+1 n.+1 in
  (~~ (d %| row v) -> ~~ (d %| column v) ->
     (exists k, k <= d /\ v \in diagonals m n d (Z.of_nat k)) /\
     forall k, v \in diagonals m n d (Z.of_nat k) ->
       wins_into (diagonals m n d (Z.of_nat k)) ((grid m n, v) : UEG _)) /\
  ((d %| row v) || (d %| column v) ->
     let labelled h t positive :=
       [/\ trail_at (side m) (side n) (point_of v) (Closed h t),
           right_angle (side m) (side n) (point_of v) (Closed h t) &
           labels_regions v (Closed h t) positive] in
     (exists h t positive, labelled h t positive) /\
     forall h t positive, labelled h t positive ->
       (exists w, (v, w) \in grid m n /\ positive (point_of w)) /\
       forall w, (v, w) \in grid m n -> positive (point_of w) ->
         wins_into (inside_positive v positive) ((without_edge (grid m n) v w, w) : UEG _)).
Proof.
move=> d; have d_pos : 0 < d := gcd_pos m n; split=> [a b|on_line labelled]; split.
- have [k _ only] := plus_minus_once (Z.of_nat (row v) + Z.of_nat (column v)) d_pos.
  by exists k; split; [rewrite -ltnS ltn_ord | rewrite inE a b only eqxx].
- move=> k v_in; apply: (kernel_wins_into (@simple_grid m n) _ v_in).
  have ne : diagonals m n d (Z.of_nat k) != set0 by apply/set0Pn; exists v.
  exact: (@diagonals_kernel m n d _ d_pos (dvdn_gcdl m.+1 n.+1) (dvdn_gcdr m.+1 n.+1) ne).
- by have [] := positive_moves_win on_line.
- move=> h t positive [at_v angle labels]; have [move_to some] := inside_positive_kernel at_v angle labels.
  split; first exact: some.
  move=> w vw w_pos; have [ker wK] := move_to w vw w_pos.
  exact: kernel_wins_into (simple_without_edge _ _ (@simple_grid m n)) ker wK.
Qed.
