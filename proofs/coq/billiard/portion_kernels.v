(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A portion of the billiard ball's trajectory that leads to a corner gives an even kernel of the
   grid without the edge from (1, 1) to the portion's start [FSU93, Theorem 4.2]. *)
From Coq Require Import ZArith Lia Bool.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels grids rays trails grid_trails portions.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The vertices that a ball from the point p in direction h is at an odd number of times, the start
   and the place after t steps included. *)
Definition traversed_oddly m n (p : point) (h : direction) (t : nat) : {set 'I_m * 'I_n} :=
  [set w | odd (times (fun s => same_point (place (side m) (side n) p h s) (point_of w)) t.+1)].

Lemma odd_times f t : odd (times f t) = oddly f t.
Proof.
elim: t => //= t <-; rewrite plusE oddD.
by case: (f t); case: (odd (times f t)).
Qed.

Section PortionKernel.
Variables (m n : nat) (p : point) (h : direction) (t : nat).
Notation M := (side m).
Notation N := (side n).
Notation S := (traversed_oddly m n p h t).
Implicit Types u w : 'I_m * 'I_n.

Lemma in_traversed w :
  (w \in S) = oddly (fun s => same_point (place M N p h s) (point_of w)) t.+1.
Proof. by rewrite inE odd_times. Qed.

(* The same of a point of the lattice, on the grid or not. *)
Lemma at_point_traversed (a b : nat) :
  at_point S a b =
  oddly (fun s => within M N (place M N p h s) &&
                  same_point (place M N p h s) (Z.of_nat a, Z.of_nat b)) t.+1.
Proof.
have [/existsP[w /andP[/eqP w_a /eqP w_b]]|none] :=
  boolP [exists w : 'I_m * 'I_n, (row w == a) && (column w == b)].
- rewrite -w_a -w_b at_vertex in_traversed; apply: oddly_eq => s _.
  case: (boolP (same_point _ _)) => [/same_pointP->|]; last by rewrite andbF.
  by apply/esym/andP; split=> //; apply/withinP/point_inside.
- rewrite at_outside => [|w]; last by apply/negP=> w_ab; case/existsP: none; exists w.
  rewrite oddly_false // => s _; apply/negP=> /andP[/withinP ins /same_pointP at_ab].
  move: ins; rewrite at_ab => -[/= [a0 aM] [b0 bN]]; case/existsP: none; rewrite /side in aM bN.
  have a_m : a.-1 < m by apply/ltP; lia.
  have b_n : b.-1 < n by apply/ltP; lia.
  exists (Ordinal a_m, Ordinal b_n); rewrite /row /column /=.
  by apply/andP; split; apply/eqP; lia.
Qed.

Hypotheses (M1 : (1 < M)%Z) (N1 : (1 < N)%Z).
Hypotheses (p_in : in_rectangle M N p) (p_before : in_rectangle M N (before (p, h))).
Hypothesis no_corner : forall s, (s < t)%coq_nat -> ~ corner M N (place M N p h s).
Hypothesis at_corner : corner M N (place M N p h t).

Lemma traversed_parity w :
  odd #|neighbours (grid m n) w :&: S| = passed (p, h) (point_of w).
Proof.
rewrite -(beside_to_corner M N M1 N1 p h t p_in p_before no_corner _ (point_inside w) at_corner).
rewrite grid_parity !at_point_traversed -!xorbE -!oddly_xor; apply: oddly_eq => s _.
have up a : Z.of_nat a.+1 = (Z.of_nat a + 1)%Z by lia.
have down a : 0 < a -> Z.of_nat a.-1 = (Z.of_nat a - 1)%Z by move/ltP; lia.
rewrite (up (row w)) (up (column w)) (down (row w)) // (down (column w)) //.
rewrite /beside /point_of /=; case: (within _ _ _) => //=.
Qed.

End PortionKernel.

Section Kernel.
Variables (m n : nat) (p : point) (t : nat) (u v : 'I_m * 'I_n).
Notation M := (side m).
Notation N := (side n).
Notation S := (traversed_oddly m n p NE t).
Hypotheses (u_row : row u = 1) (u_column : column u = 1) (v_p : point_of v = p).
Hypotheses (start : start_of_portions p) (leads : portion_to_corner M N p NE t).

Let p_inside : inside M N p. Proof. by rewrite -v_p; apply: point_inside. Qed.
Let M1 : (1 < M)%Z. Proof. exact: (side_m u). Qed.
Let N1 : (1 < N)%Z. Proof. exact: (side_n u). Qed.

Lemma portion_no_corner s : (s < t)%coq_nat -> ~ corner M N (place M N p NE s).
Proof.
case: leads => -[_ [_ none]] _; case: s => [_ c|s s_t]; first exact: corner_not_inside c p_inside.
by have [] := none s.+1 ltac:(lia).
Qed.

Lemma start_traversed : v \in S.
Proof.
have [[_ [_ none]] at_corner] := leads; rewrite inE.
suff -> : times (fun s => same_point (place M N p NE s) (point_of v)) t.+1 = 1 by [].
apply/times_one; exists 0; split; [lia|split; first by rewrite v_p; apply/same_pointP].
move=> [//|s] s_t /same_pointP; rewrite v_p => back; exfalso.
have [s_lt|s_eq] : (s.+1 < t)%coq_nat \/ s.+1 = t by lia.
- by have [_ []] := none s.+1 ltac:(lia); rewrite back.
- by rewrite -s_eq back in at_corner; apply: corner_not_inside at_corner p_inside.
Qed.

Lemma traversed_odd_sum w : w \in S -> odd (row w + column w).
Proof.
rewrite inE => odd_times_w.
have [s s_w] : exists s, place M N p NE s = point_of w.
  have [none|some] := eqVneq (times (fun s => same_point (place M N p NE s) (point_of w)) t.+1) 0.
    by rewrite none in odd_times_w.
  have [/existsP[s /same_pointP s_w]|none] :=
    boolP [exists s : 'I_t.+1, same_point (place M N p NE s) (point_of w)]; first by exists s.
  case/eqP: some; apply/times_zero => s /ltP s_t; apply/negP=> s_w.
  by case/existsP: none; exists (Ordinal s_t).
have := place_odd M N p NE s; rewrite s_w.
have -> : Z.odd (p.1 + p.2) = true by case: start => ->.
rewrite -[X in Z.odd X = _]/(Z.of_nat (row w) + Z.of_nat (column w))%Z
  -Nat2Z.inj_add plusE => Z_odd.
have := odd_double_half (row w + column w).
move: Z_odd; case: (odd _) => //; rewrite add0n -addnn -plusE => Z_odd half; exfalso.
by move: Z_odd; rewrite -half Nat2Z.inj_add Z.add_diag Z.odd_mul.
Qed.

Lemma traversed_independent : independent (grid m n) S.
Proof.
move=> x y /traversed_odd_sum x_odd /traversed_odd_sum y_odd; apply/negP.
by move/(@grid_bipartition m n); rewrite !inE x_odd y_odd.
Qed.

Lemma start_move : (u, v) \in grid m n.
Proof.
have [v_1 v_2] : Z.of_nat (row v) = p.1 /\ Z.of_nat (column v) = p.2 by rewrite -v_p.
move: u_row u_column v_1 v_2; rewrite inE /next /row /column -!val_eqE /=.
case: (u) (v) => [[i Hi] [j Hj]] [[k Hk] [l Hl]] /= [->] [->].
case: start => -> /= k_eq l_eq.
- by (have -> : k = 0 by lia); (have -> : l = 1 by lia).
- by (have -> : k = 1 by lia); (have -> : l = 0 by lia).
Qed.

(* Every vertex is adjacent to an even number of members of S except (1, 1). *)
Lemma traversed_even w : odd #|neighbours (grid m n) w :&: S| = (w == u).
Proof.
rewrite traversed_parity //; first last.
- exact: (proj2 leads).
- exact: portion_no_corner.
- case: start => ->; rewrite /in_rectangle /=; lia.
- exact: inside_in_rectangle p_inside.
have u_point : point_of u = (1, 1)%Z by rewrite /point_of u_row u_column.
have [w_in1 w_in2] := point_inside w.
have at_u : same_point (point_of w) (1, 1)%Z = (w == u).
  rewrite -u_point; apply/idP/eqP=> [/same_pointP|->]; first exact: point_of_inj.
  exact/same_pointP.
have only q : (q <> (point_of w)) -> xorb (same_point (point_of w) q) (w == u) = (w == u).
  move=> q_w; rewrite (_ : same_point (point_of w) q = false); first by case: (w == u).
  by apply/negP=> /same_pointP e; apply: q_w.
case: start => ->.
- rewrite -[passed _ _]/(xorb (same_point (point_of w) (0, 2)%Z)
    (same_point (point_of w) (1, 1)%Z)).
  by rewrite at_u only // => e; rewrite -e /= in w_in1; lia.
- rewrite -[passed _ _]/(xorb (same_point (point_of w) (1, 1)%Z)
    (same_point (point_of w) (2, 0)%Z)).
  by rewrite at_u xorb_comm only // => e; rewrite -e /= in w_in2; lia.
Qed.

Lemma portion_kernel : even_kernel (without_edge (grid m n) u v) S.
Proof.
have uS : u \notin S by apply/negP=> /traversed_odd_sum; rewrite u_row u_column.
have u_v : u != v by apply: contraNneq uS => ->; exact: start_traversed.
split; first by apply/set0Pn; exists v; apply: start_traversed.
- by move=> x y xS yS; rewrite in_without_edge (negPf (traversed_independent xS yS)).
- move=> w wS; have w_v : w != v by apply: contraNneq wS => ->; apply: start_traversed.
  have := traversed_even w; have [->|w_u] := eqVneq w u => parity.
  + move: parity; rewrite (cardsD1 v) in_setI in_neighbours start_move start_traversed /=.
    rewrite (_ : _ :\ v = neighbours (without_edge (grid m n) u v) u :&: S) //.
    apply/setP=> x; rewrite in_setD1 !in_setI !in_neighbours in_without_edge eqxx (negPf u_v) /=.
    by rewrite andbT andbA; congr andb; apply: andbC.
  + rewrite (_ : _ :&: S = neighbours (grid m n) w :&: S) ?parity //.
    apply/setP=> x; rewrite !in_setI !in_neighbours in_without_edge (negPf w_u) (negPf w_v) /=.
    by rewrite andbT.
Qed.

Lemma portion_P_position : P_position ((without_edge (grid m n) u v, v) : UEG _).
Proof.
apply: even_kernel_P portion_kernel start_traversed.
exact: simple_without_edge (@simple_grid m n).
Qed.

End Kernel.
