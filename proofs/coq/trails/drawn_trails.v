(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The trails that [SV25] draws in Figs. 1, 3 and 5, by computation. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite lattice grids.
From Gazetteer Require Import rays returns trails straight_trails embedding grid_trails.
From Gazetteer Require Import regions labellings around grid_labellings extended figures signs.
From Gazetteer Require Import diagonals positive_regions segments_and_diagonals.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Fig. 1. *)
Lemma trails_5_3 (v : 'I_5 * 'I_3) :
  row v = 2 -> column v = 2 ->
  let p := point_of v in let at_v := trail_at (side 5) (side 3) p in
  [/\ forall phi, at_v phi <->
        phi = Closed NE 8 \/ phi = Closed SE 8 \/ phi = Open NW SW 2 2 \/ phi = Open SW NW 2 2,
      forall r, r <= 8 -> place (side 5) (side 3) p SE r = place (side 5) (side 3) p NE (8 - r),
      forall phi, at_v phi -> right_angle (side 5) (side 3) p phi &
      forall phi, at_v phi -> ~ straight (side 5) (side 3) p phi].
Proof.
move=> a b p at_v; have p_eq : p = (2, 2)%Z by rewrite /p /point_of a b.
have p_in : inside (side 5) (side 3) p := point_inside v.
pose stop (h : direction) := if h.1 then 8 else 2.
have stops_at h : stops (side 5) (side 3) p h (stop h).
  by rewrite p_eq; apply: stopsb_stops; case: h => [[] []]; vm_compute.
have kind h : if h.1 then place (side 5) (side 3) p h (stop h) = p
    else corner (side 5) (side 3) (place (side 5) (side 3) p h (stop h)).
  by rewrite p_eq; case: h => [[] []] /=; try apply/cornerb_eq; vm_compute.
have listed phi : at_v phi <->
    phi = Closed NE 8 \/ phi = Closed SE 8 \/ phi = Open NW SW 2 2 \/ phi = Open SW NW 2 2.
  split=> [T|].
    case: (trail_cases _ _ _ _ stop fst p_in stops_at kind T) => [[[[] []] [//= _ ->]]|]; auto.
    by case=> -[[] []] [[[] []] [ne [//= _ [//= _ ->]]]]; auto.
  have ends_at g : stops (side 5) (side 3) p g (stop g) /\
      if g.1 then place (side 5) (side 3) p g (stop g) = p
      else corner (side 5) (side 3) (place (side 5) (side 3) p g (stop g)).
    by split; [exact: stops_at | exact: kind].
  by case=> [->|[->|[->|->]]]; [exact: (ends_at NE) | exact: (ends_at SE) | |];
    (split; first by []); split; [exact: (ends_at NW) | exact: (ends_at SW) | exact: (ends_at SW) |
    exact: (ends_at NW)].
have angle phi : at_v phi -> right_angle (side 5) (side 3) p phi.
  by move/listed; rewrite /right_angle p_eq; case=> [->|[->|[->|->]]]; vm_compute; split.
split=> // [r|phi /angle[_ no] //].
by rewrite p_eq; do 9!(case: r => [|r]; first by vm_compute).
Qed.

(* Fig. 3. *)
Lemma trail_11_8 (u : 'I_11 * 'I_8) :
  row u = 3 -> column u = 4 ->
  let v := point_of u in let phi := Closed NW 54 in
  [/\ trail_at (side 11) (side 8) v phi, ends (side 11) (side 8) v phi = (NW, SW),
      forall p, enclosed (side 11) (side 8) v phi p = (Z.abs (p.2 - 4) <? p.1 - 3)%Z &
      exists positive,
        proper (side 11) (side 8) v (extended_draws (side 11) (side 8) v phi) positive /\
        labels_regions u phi (switched (side 11) (side 8) v phi positive)].
Proof.
move=> a b v phi; have v_eq : v = (3, 4)%Z by rewrite /v /point_of a b.
have at_u : trail_at (side 11) (side 8) v phi.
  by rewrite v_eq; split; [apply: stopsb_stops; vm_compute | vm_compute].
have E : ends (side 11) (side 8) v phi = (NW, SW) by rewrite v_eq; vm_compute.
have angle : right_angle (side 11) (side 8) v phi by rewrite /right_angle E; split.
have [n1 n2] := right_angle_heading angle; have [S P] := at_u.
split=> //.
  move=> [x y]; rewrite /enclosed E v_eq /beyond /NW /SW /opposite /fst /snd /negb /sign.
  apply/idP/idP=> [/andP[/Z.ltb_spec0 c /Z.ltb_spec0 e]|/Z.ltb_spec0 c].
    by apply/Z.ltb_spec0; lia.
  by apply/andP; split; apply/Z.ltb_spec0; lia.
have [positive [labels neg]] := labels_exist at_u.
exists (switched (side 11) (side 8) v phi positive); split.
  by apply: unswitched_proper; rewrite /v; first exact: point_inside.
have same p : switched (side 11) (side 8) v phi (switched (side 11) (side 8) v phi positive) p = positive p.
  exact: switched_twice.
split; last by move=> p Tp /(neg p Tp); rewrite same.
split=> [p q Tp /(labels.1 p q Tp)|p q Tp Tq /(labels.2 p q Tp Tq)]; by rewrite !same.
Qed.

(* Example 11 and Fig. 5. *)
Lemma kernels_11_8 (v u : 'I_11 * 'I_8) :
  row v = 2 -> column v = 4 -> row u = 3 -> column u = 4 ->
  (exists h t, let phi := Closed h t in
     [/\ trail_at (side 11) (side 8) (point_of v) phi, straight (side 11) (side 8) (point_of v) phi,
         even_kernel (grid 11 8) (on_one_segment v phi) & v \in on_one_segment v phi]) /\
  P_position ((grid 11 8, v) : UEG _) /\
  (exists h t positive, let phi := Closed h t in
     [/\ trail_at (side 11) (side 8) (point_of u) phi, right_angle (side 11) (side 8) (point_of u) phi,
         labels_regions u phi positive &
         even_kernel (without_edge (grid 11 8) u v) (inside_positive u positive) /\
         v \in inside_positive u positive]) /\
  (u, v) \in grid 11 8 /\ P_position ((without_edge (grid 11 8) u v, v) : UEG _).
Proof.
move=> va vb ua ub; have v_eq : point_of v = (2, 4)%Z by rewrite /point_of va vb.
have u_eq : point_of u = (3, 4)%Z by rewrite /point_of ua ub.
have uv : (u, v) \in grid 11 8.
  by move: va vb ua ub; rewrite inE /row /column /next /= -!val_eqE /= => -[->] [->] [->] [->].
have at_v : trail_at (side 11) (side 8) (point_of v) (Closed NE 72).
  by rewrite v_eq; split; [apply: stopsb_stops; vm_compute | vm_compute].
have straight_v : straight (side 11) (side 8) (point_of v) (Closed NE 72).
  by rewrite v_eq; vm_compute.
have at_u : trail_at (side 11) (side 8) (point_of u) (Closed NW 54).
  by rewrite u_eq; split; [apply: stopsb_stops; vm_compute | vm_compute].
have angle : right_angle (side 11) (side 8) (point_of u) (Closed NW 54).
  by rewrite u_eq; split; vm_compute.
have labels := winding_labels at_u.
have v_pos : winding (side 11) (side 8) (point_of u) NW 54 (point_of v) by rewrite u_eq v_eq; vm_compute.
have [ker vK] := positive_kernel at_u labels angle uv v_pos.
split; first by exists NE, 72; have [] := one_segment_kernel at_v straight_v.
split; first by apply/grid_outcome; rewrite va vb.
split; first by exists NW, 54, (winding (side 11) (side 8) (point_of u) NW 54).
by split=> //; apply: even_kernel_P (simple_without_edge _ _ (@simple_grid 11 8)) ker vK.
Qed.
