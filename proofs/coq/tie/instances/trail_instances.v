(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What Fig. 6 of [SV25] says: the 180-degree trails of a large grid, each found by one walk. *)
From Coq Require Import ZArith Lia String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels lattice grids rays returns trails straight_trails grid_trails
  ball_figures figures.
From Gazetteer Require SV25.
From Tie Require Import booleans plays readings ray_readings grid_readings stop_readings figure_instances.

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
Local Notation stop_time := (stop_time v).

(* The vertices on one segment, by the places of the trail listed once. *)
Definition trail_places (phi : trail) : seq point := [seq trail_place M N p phi r | r <- iota 0
  (match phi with Closed _ t => t | Open _ _ t s => (t + s).+1 end)].
Lemma segments_count phi w : segments M N p phi w = count (fun q => same_point q w) (trail_places phi).
Proof.
have all_times f t : times f t = count f (iota 0 t).
  elim: t => // t IH; have -> : iota 0 t.+1 = iota 0 t ++ [:: t] by rewrite -addn1 iotaD.
  by rewrite count_cat -IH /= addn0 addnC plusE; case: (f t).
by rewrite /trail_places count_map; case: phi => *; apply: all_times.
Qed.
Section Of.
Variable P : 'I_m * 'I_n -> bool.
Definition on_P (phi : trail) : bool :=
  let qs := trail_places phi in
  all (fun w => (count (fun q => same_point q (point_of w)) qs == 1) == P w) (enum [finType of 'I_m * 'I_n]).
Lemma on_PP phi : reflect (on_one_segment v phi = [set w | P w]) (on_P phi).
Proof.
apply: (iffP allP) => [each|same w _].
  apply/setP=> w; rewrite [RHS]in_set /on_one_segment in_set segments_count.
  by have := each w; rewrite mem_enum => /(_ isT)/eqP.
by have := in_set P w; rewrite -same inE segments_count => ->.
Qed.
Let straight_now phi := decide (straight M N p phi) tt.
Definition found_trail : bool :=
  let stops_at := [seq (h, stop_time h) | h <- [:: NE; NW; SE; SW] & stop_time h <= T] in
  has (fun x => let phi := Closed x.1 x.2 in
    [&& same_point (place M N p x.1 x.2) p, straight_now phi & on_P phi]) stops_at ||
  has (fun x => has (fun y => let phi := Open x.1 y.1 x.2 y.2 in
    [&& x.1 != y.1, straight_now phi, cornerb M N (place M N p x.1 x.2), cornerb M N (place M N p y.1 y.2) &
        on_P phi]) stops_at) stops_at.
Lemma found_trailP : reflect
  (exists phi, [/\ trail_at M N p phi, straight M N p phi & on_one_segment v phi = [set w | P w]]) found_trail.
Proof.
rewrite /found_trail; set s := [seq _ | _ <- _ & _].
have in_s h t : stops M N p h t <-> (h, t) \in s.
  rewrite stop_timeP; split=> [[-> le_T]|/mapP[k + [-> ->]]]; last by rewrite mem_filter => /andP[].
  by apply: (map_f (fun h => (h, stop_time h))); rewrite mem_filter le_T; case: (h) => -[] [].
apply: (iffP orP).
- case=> /hasP[[h t] /in_s h_t] => [/and3P[/same_pointP at_v /(decideP (straight _ _ _ _)) str /on_PP on]|].
    by exists (Closed h t).
  case/hasP=> -[k r] /in_s k_r /and5P[/eqP hk /(decideP (straight _ _ _ _)) str /cornerb_eq ch /cornerb_eq ck /on_PP on].
  by exists (Open h k t r).
- case=> -[h t|h k t r] [at_v str on].
    case: at_v => /in_s h_t /same_pointP at_v; left; apply/hasP; exists (h, t) => //.
    by apply/and3P; split=> //; [apply/(decideP (straight _ _ _ _))|apply/on_PP].
  case: at_v => hk [[/in_s h_t /cornerb_eq ch] [/in_s k_r /cornerb_eq ck]]; right.
  apply/hasP; exists (h, t) => //; apply/hasP; exists (k, r) => //.
  by apply/and5P; split=> //; [apply/eqP|apply/(decideP (straight _ _ _ _))|apply/on_PP].
Qed.
End Of.
End Walk.

(* The sets S_k by their tests, which are never made. *)
Definition on_diagonal m n d k (v : 'I_m * 'I_n) : bool :=
  [&& ~~ (d %| row v), ~~ (d %| column v) & plus_minus d k (Z.of_nat (row v) + Z.of_nat (column v)) ||
      plus_minus d k (Z.of_nat (row v) - Z.of_nat (column v))].
Lemma on_diagonalE m n d k : diagonals m n d k = [set v | on_diagonal d k v].
Proof. by []. Qed.
Program Instance decided_diagonals_kernel m n d k : decided (even_kernel (grid m n) (diagonals m n d k)) | 0 :=
  Decided (decide := fun _ => decide (even_kernel (grid m n) [set v | on_diagonal d k v]) tt) _.
Next Obligation. by rewrite on_diagonalE; apply: decide_iff. Qed.
Program Instance decided_found_trail m n d k (v : 'I_m * 'I_n) : decided (exists phi,
    [/\ trail_at (side m) (side n) (point_of v) phi, straight (side m) (side n) (point_of v) phi &
        on_one_segment v phi = diagonals m n d k]) | 0 :=
  Decided (decide := fun _ => found_trail v (@on_diagonal m n d k)) _.
Next Obligation. by rewrite on_diagonalE; apply: rwP (found_trailP v _). Qed.

Definition figure_6 (_ : seq nat) := summary [seq ltac:(reading_of (@SV25.figure_6 k)) | k <- iota 0 7].
Local Open Scope string_scope.
Definition of_trails : seq (string * (seq nat -> seq nat)) := [:: ("SV25.figure_6", figure_6)].
