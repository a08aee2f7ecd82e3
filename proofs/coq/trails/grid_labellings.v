(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The vertices inside positive regions of a closed 90-degree trail on a grid: even kernels without an
   edge [SV25, Lemma 6]. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules bipartite grids rays returns trails straight_trails grid_trails.
From Gazetteer Require Import regions labellings around.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A proper labelling of the regions of a trail at u such that all unbounded regions are negative. *)
Definition labels_regions m n (u : 'I_m * 'I_n) (phi : trail) (positive : point -> bool) : Prop :=
  let drawn := trail_draws (side m) (side n) (point_of u) phi in
  proper (side m) (side n) (point_of u) drawn positive /\
  negative_outside (side m) (side n) (point_of u) drawn positive.
(* The vertices of different parity from u that are inside positive regions. *)
Definition inside_positive m n (u : 'I_m * 'I_n) (positive : point -> bool) : {set 'I_m * 'I_n} :=
  [set w | (odd (row w + column w) != odd (row u + column u)) && positive (point_of w)].

Section GridLabellings.
Variables m n : nat.
Variables (u : 'I_m * 'I_n) (h : direction) (t : nat) (positive : point -> bool).
Implicit Types w : 'I_m * 'I_n.
Hypothesis at_u : trail_at (side m) (side n) (point_of u) (Closed h t).
Hypothesis labels : labels_regions u (Closed h t) positive.
Notation K := (inside_positive u positive).
Notation tile := (tile (side m) (side n) (point_of u)).
Notation phi := (Closed h t).

Let m1 : (1 < side m)%Z := side_m u.
Let n1 : (1 < side n)%Z := side_n u.
Let u_in := point_inside u.
Let proper_positive : proper (side m) (side n) (point_of u) _ positive := labels.1.

Lemma odd_Z a : Z.odd (Z.of_nat a) = odd a.
Proof. by elim: a => // a IH; rewrite Nat2Z.inj_succ Z.odd_succ -Z.negb_odd IH. Qed.

Lemma point_parity a b : Z.odd (Z.of_nat a + Z.of_nat b) = odd (a + b).
Proof. by rewrite -odd_Z -plusE Nat2Z.inj_add. Qed.

Lemma tile_point a b : a <= m.+1 -> b <= n.+1 -> odd (a + b) != odd (row u + column u) ->
  tile (Z.of_nat a, Z.of_nat b).
Proof.
move=> /leP am /leP bn odd_ab; split; first by split; rewrite /side /fst /snd; lia.
by rewrite /point_of /fst /snd !point_parity; apply/eqP.
Qed.

(* The set as the labels of points, those on the sides of the rectangle too. *)
Lemma at_label a b : a <= m.+1 -> b <= n.+1 -> odd (a + b) != odd (row u + column u) ->
  at_point K a b = positive (Z.of_nat a, Z.of_nat b).
Proof.
move=> am bn odd_ab; have T := tile_point am bn odd_ab.
have on_side : ~ inside (side m) (side n) (Z.of_nat a, Z.of_nat b) -> positive (Z.of_nat a, Z.of_nat b) = false.
  by apply: (iffRL (negative_on_sides _ _ _ _ _ proper_positive) labels.2).
case: a am odd_ab T on_side => [|a] am odd_ab T on_side.
  by rewrite at_top on_side // => -[[]].
case: b bn odd_ab T on_side => [|b] bn odd_ab T on_side.
  by rewrite at_left on_side // => -[_ []].
move: am; rewrite leq_eqVlt => /orP[/eqP a_m|am].
  rewrite a_m at_bottom -a_m on_side // a_m => -[[_ +] _]; rewrite /side /fst; lia.
move: bn; rewrite leq_eqVlt => /orP[/eqP b_n|bn].
  rewrite b_n at_right -b_n on_side // b_n => -[_ [_ +]]; rewrite /side /snd; lia.
have -> : a.+1 = row (Ordinal (am : a < m), Ordinal (bn : b < n)) by [].
have -> : b.+1 = column (Ordinal (am : a < m), Ordinal (bn : b < n)) by [].
by rewrite at_vertex inE odd_ab.
Qed.

Lemma even_withE w : odd (row w + column w) = odd (row u + column u) -> even_with (point_of u) (point_of w).
Proof. by move=> E; rewrite /even_with /point_of /fst /snd !point_parity. Qed.

Lemma count_in_K w : odd (row w + column w) = odd (row u + column u) ->
  #|neighbours (grid m n) w :&: K| = count_around positive (point_of w).
Proof.
move=> E; rewrite count_neighbours.
have rm : row w <= m by exact: ltn_ord w.1.
have cn : column w <= n by exact: ltn_ord w.2.
have rm2 : row w <= m.+1 := leqW rm. have cn2 : column w <= n.+1 := leqW cn.
have flip a b : odd (a + b) = ~~ odd (row w + column w) -> odd (a + b) != odd (row u + column u).
  by move=> ->; rewrite E; case: (odd _).
have r1 : odd (row w).-1 = ~~ odd (row w) by rewrite /row /= negbK.
have c1 : odd (column w).-1 = ~~ odd (column w) by rewrite /column /= negbK.
rewrite !at_label ?(leq_trans (leq_pred _)) //; try by apply: flip; rewrite !oddD ?r1 ?c1 /= ?addNb ?addbN.
have b2n (b : bool) : Nat.b2n b = b by case: b.
have succ (a : nat) : Z.of_nat a.+1 = (Z.of_nat a + 1)%Z by lia.
have pred (a : nat) : 0 < a -> Z.of_nat a.-1 = (Z.of_nat a - 1)%Z by case: a => // a _; rewrite succ /=; lia.
rewrite /count_around /east_of /west_of /north_of /south_of /point_of /fst /snd !b2n.
by rewrite (succ (row w)) (succ (column w)) (pred (row w)) // (pred (column w)).
Qed.

Lemma counts w : odd (row w + column w) = odd (row u + column u) ->
  [/\ right_angle (side m) (side n) (point_of u) phi -> w = u ->
        #|neighbours (grid m n) w :&: K| \in [:: 1; 3],
      w != u -> on_trail (side m) (side n) (point_of u) phi (point_of w) ->
        #|neighbours (grid m n) w :&: K| = 2 &
      ~ on_trail (side m) (side n) (point_of u) phi (point_of w) ->
        #|neighbours (grid m n) w :&: K| = if positive (east_of (point_of w)) then 4 else 0].
Proof.
move=> E; have [S P] := at_u; rewrite count_in_K //.
split.
- move=> [R1 R2] ->.
  have R1' : heading (side m) (side n) (point_of u) h t <> opposite h.
    by move=> e; apply: R1; rewrite /ends /snd /fst e opposite_opposite.
  have R2' : heading (side m) (side n) (point_of u) h t <> h.
    by move=> e; apply: R2; rewrite /ends /snd /fst e.
  by case: (around_u _ _ _ u_in _ _ S P _ proper_positive R2' R1') => ->.
- move=> w_u on; apply: (around_on_trail _ _ m1 n1 _ u_in _ _ S P _ proper_positive) => //.
  + exact: point_inside.
  + exact: even_withE.
  + by move=> /point_of_inj e; rewrite e eqxx in w_u.
- by apply: (around_off_trail _ _ _ u_in _ _ S P _ proper_positive);
    [exact: point_inside | exact: even_withE].
Qed.

Hypothesis angle : right_angle (side m) (side n) (point_of u) phi.

Lemma odd_at_u w : odd (row w + column w) = odd (row u + column u) ->
  odd #|neighbours (grid m n) w :&: K| = (w == u).
Proof.
move=> E; have [at_the_start on off] := counts E; have [w_u|w_u] := eqVneq w u.
  by have := at_the_start angle w_u; rewrite !inE => /orP[]/eqP->.
have dec : {r | (r <= t)%coq_nat /\ place (side m) (side n) (point_of u) h r = point_of w} +
    {~ on_trail (side m) (side n) (point_of u) phi (point_of w)}.
  case: (boolP (has (fun r => same_point (place (side m) (side n) (point_of u) h r) (point_of w)) (iota 0 t.+1)))
    => [/hasP some|none].
    have : exists r, (r <= t) && same_point (place (side m) (side n) (point_of u) h r) (point_of w).
      by case: some => r; rewrite mem_iota add0n ltnS /= => le e; exists r; rewrite le e.
    by move/sigW=> [r /andP[/leP le /same_pointP e]]; left; exists r.
  right=> -[r [le e]]; case/negP: none; apply/hasP; exists r; last exact/same_pointP.
  by rewrite mem_iota /= add0n ltnS; apply/leP.
case: dec => [[r [le e]]|no]; last by rewrite off //; case: (positive _).
by rewrite on //; exists r.
Qed.

Lemma positive_kernel v : (u, v) \in grid m n -> positive (point_of v) ->
  even_kernel (without_edge (grid m n) u v) K /\ v \in K.
Proof.
move=> uv v_pos; have vK : v \in K.
  rewrite inE v_pos andbT; have := grid_bipartition uv; rewrite !inE eq_sym; exact.
split=> //; apply: (odd_at_one_kernel (@simple_grid m n) (@grid_bipartition m n)) uv vK.
- by move=> w; rewrite !inE => /andP[].
- by move=> w; rewrite !inE; apply: odd_at_u.
Qed.

Lemma positive_neighbour : exists v, (u, v) \in grid m n /\ positive (point_of v).
Proof.
have := odd_at_u (erefl (odd (row u + column u))); rewrite eqxx => /odd_gt0/card_gt0P[v].
by rewrite !inE => /andP[uv /andP[_ v_pos]]; exists v; rewrite inE.
Qed.

End GridLabellings.

(* Lemma 5: there is such a labelling. *)
Lemma winding_labels m n (u : 'I_m * 'I_n) h t :
  trail_at (side m) (side n) (point_of u) (Closed h t) ->
  labels_regions u (Closed h t) (winding (side m) (side n) (point_of u) h t).
Proof.
case=> S P; split.
- exact: (winding_proper _ _ (side_m u) (side_n u) _ (point_inside u) _ _ S P).
- exact: (winding_negative _ _ (side_m u) (side_n u) _ (point_inside u) _ _ S P).
Qed.

Lemma labels_exist m n (u : 'I_m * 'I_n) h t :
  trail_at (side m) (side n) (point_of u) (Closed h t) ->
  exists positive, labels_regions u (Closed h t) positive.
Proof. by move/winding_labels; eexists; eauto. Qed.

Lemma right_angle_heading M N v h t :
  right_angle M N v (Closed h t) -> heading M N v h t <> h /\ heading M N v h t <> opposite h.
Proof.
move=> [R1 R2]; split=> e; first by apply: R2; rewrite /ends /snd /fst e.
by apply: R1; rewrite /ends /snd /fst e opposite_opposite.
Qed.
