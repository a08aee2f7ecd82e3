(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on grids: the even kernels in closed form, and the rule of the greatest common divisor
   [FSU93, Theorem 4.2; SV25, Theorem 2, Corollary 12]. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels bipartite lattice.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The m by n grid: neighbours are equal in one coordinate and differ by 1 in the other. The papers
   count from 1, as row and column do. *)
Definition next (i k : nat) : bool := (i.+1 == k) || (k.+1 == i).
Definition grid (m n : nat) : graph [finType of 'I_m * 'I_n] :=
  [set e : ('I_m * 'I_n) * ('I_m * 'I_n) |
     (e.1.1 == e.2.1) && next e.1.2 e.2.2 || (e.1.2 == e.2.2) && next e.1.1 e.2.1].
Definition row m n (v : 'I_m * 'I_n) : nat := v.1.+1.
Definition column m n (v : 'I_m * 'I_n) : nat := v.2.+1.

(* The path of order n: its vertices are 0, ..., n - 1, neighbours differ by 1. *)
Definition path_graph (n : nat) : graph [finType of 'I_n] := [set e : 'I_n * 'I_n | next e.1 e.2].
(* The cycle of order n: the successors modulo n are neighbours. *)
Definition cycle_graph (n : nat) : graph [finType of 'I_n] :=
  [set e : 'I_n * 'I_n | (e.1.+1 == e.2 %[mod n]) || (e.2.+1 == e.1 %[mod n])].

(* S_k of [SV25, Corollary 12] for the divisor d; its rows and columns count from 1. *)
Definition diagonals (m n d : nat) (k : Z) : {set 'I_m * 'I_n} :=
  [set v | [&& ~~ (d %| row v), ~~ (d %| column v) &
     plus_minus d k (Z.of_nat (row v) + Z.of_nat (column v)) ||
     plus_minus d k (Z.of_nat (row v) - Z.of_nat (column v))]].

Lemma xorbE a b : xorb a b = a (+) b.
Proof. by case: a; case: b. Qed.

Lemma next_sym i k : next i k = next k i.
Proof. exact: orbC. Qed.

Lemma next_irr i : next i i = false.
Proof. by rewrite /next orbb gtn_eqF. Qed.

Section Grid.
Variables m n : nat.
Notation vertex := ('I_m * 'I_n)%type.
Implicit Types (u v w : vertex) (S : {set vertex}).

Lemma simple_grid : simple (grid m n).
Proof.
split=> [u|u v]; rewrite !inE /= ?next_irr ?andbF //.
by rewrite !(next_sym v.1) !(next_sym v.2) (eq_sym v.1) (eq_sym v.2).
Qed.

Lemma next_odd i k : next i k -> odd k = ~~ odd i.
Proof. by case/orP=> /eqP<- //=; rewrite negbK. Qed.

Lemma grid_bipartition : bipartition (grid m n) [set v | odd (row v + column v)].
Proof.
move=> u v; rewrite !inE !oddD /=.
by case/orP=> /andP[/eqP-> /next_odd->]; case: (odd _); case: (odd _).
Qed.

Lemma grid_bipartite : bipartite (grid m n).
Proof. by eexists; apply: grid_bipartition. Qed.

(* Whether the point (a, b) of the lattice, counted from 1, is in S. *)
Definition at_point S (a b : nat) : bool :=
  odd #|[set w in S | (row w == a) && (column w == b)]|.

Lemma at_vertex S v : at_point S (row v) (column v) = (v \in S).
Proof.
rewrite /at_point (_ : [set w in S | _] = if v \in S then [set v] else set0).
  by case: (v \in S); rewrite ?cards1 ?cards0.
apply/setP=> w; rewrite inE.
have -> : (row w == row v) && (column w == column v) = (w == v).
  by case: w v => [i j] [k l]; rewrite /row /column /= !eqSS xpair_eqE.
have [->|w_v] := eqVneq w v; case: (v \in S); rewrite ?inE ?eqxx ?andbF //.
by rewrite (negPf w_v).
Qed.

Lemma at_outside S a b :
  (forall w, (row w == a) && (column w == b) = false) -> at_point S a b = false.
Proof.
move=> none; rewrite /at_point (_ : [set w in S | _] = set0) ?cards0 //.
by apply/setP=> w; rewrite inE none andbF inE.
Qed.

Lemma at_top S b : at_point S 0 b = false.
Proof. exact: at_outside. Qed.
Lemma at_left S a : at_point S a 0 = false.
Proof. by apply: at_outside => w; rewrite andbF. Qed.
Lemma at_bottom S b : at_point S m.+1 b = false.
Proof. by apply: at_outside => w; rewrite /row eqSS (ltn_eqF (ltn_ord _)). Qed.
Lemma at_right S a : at_point S a n.+1 = false.
Proof. by apply: at_outside => w; rewrite /column eqSS (ltn_eqF (ltn_ord _)) andbF. Qed.

Lemma grid_neighbours v w :
  ((v, w) \in grid m n : nat) =
  ((row w == (row v).+1) && (column w == column v)) +
  ((row w == (row v).-1) && (column w == column v)) +
  (((row w == row v) && (column w == (column v).+1)) +
   ((row w == row v) && (column w == (column v).-1))).
Proof.
rewrite inE /= /row /column /next !eqSS -!val_eqE /=.
case: v w => [[i Hi] [j Hj]] [[k Hk] [l Hl]] /=.
rewrite (eq_sym i k) (eq_sym j l) (eq_sym i.+1) (eq_sym j.+1).
have [->|ki] := eqVneq k i; have [->|lj] := eqVneq l j;
rewrite ?andbF ?andbT ?orbF ?(gtn_eqF (ltnSn _)) ?(ltn_eqF (ltnSn _)) //=.
- have [->|_] := eqVneq l j.+1; last by rewrite ?orbF ?addn0.
  by rewrite /= gtn_eqF.
- have [->|_] := eqVneq k i.+1; last by rewrite ?orbF ?addn0.
  by rewrite /= gtn_eqF.
Qed.

Lemma grid_parity S v :
  odd #|neighbours (grid m n) v :&: S| =
  at_point S (row v).+1 (column v) (+) at_point S (row v).-1 (column v) (+)
  (at_point S (row v) (column v).+1 (+) at_point S (row v) (column v).-1).
Proof.
have count (P : pred vertex) : #|[set w in S | P w]| = \sum_(w in S) P w.
  by rewrite -sum1_card big_mkcond [RHS]big_mkcond /=; apply: eq_bigr => w _; rewrite inE;
     case: (w \in S); case: (P w).
have -> : neighbours (grid m n) v :&: S = [set w in S | (v, w) \in grid m n].
  by apply/setP=> w; rewrite !inE andbC.
rewrite /at_point !count (eq_bigr _ (fun w _ => grid_neighbours v w)).
by rewrite !big_split /= !oddD addbA.
Qed.

(* An even kernel is even at its own vertices too: they have no neighbour in it. *)
Lemma kernel_even_everywhere S u :
  even_kernel (grid m n) S -> ~~ odd #|neighbours (grid m n) u :&: S|.
Proof.
case=> _ ind even; have [uS|] := boolP (u \in S); last exact: even.
rewrite (_ : _ :&: S = set0) ?cards0 //; apply/setP=> w; rewrite in_setI in_neighbours in_set0.
by apply/negP=> /andP[uw wS]; have := ind _ _ uS wS; rewrite uw.
Qed.

Lemma kernel_at_point S (a b : nat) :
  even_kernel (grid m n) S -> (1 <= a /\ a <= m)%coq_nat -> (1 <= b /\ b <= n)%coq_nat ->
  (at_point S a.+1 b (+) at_point S a.-1 b) (+) (at_point S a b.+1 (+) at_point S a b.-1) = false.
Proof.
move=> kerS [/leP + /leP +] [/leP + /leP +]; case: a b => [|a] [|b] // _ am _ bn.
by have := kernel_even_everywhere (Ordinal am, Ordinal bn) kerS; rewrite grid_parity => /negPf.
Qed.

(* Vertices on the lines of multiples of gcd(m + 1, n + 1) are in no even kernel. *)
Lemma kernel_misses_rows S v :
  even_kernel (grid m n) S -> gcdn m.+1 n.+1 %| row v -> v \notin S.
Proof.
move=> kerS /dvdnP[q row_q]; rewrite -at_vertex row_q.
case: (@egcdnP m.+1 n.+1 (ltn0Sn m)) => kp kq bezout _.
apply/negbT; apply: (@zero_line m n (at_point S)) bezout _ _.
- exact: at_top.
- exact: at_bottom.
- exact: at_left.
- exact: at_right.
- by move=> a b a_in b_in; rewrite !xorbE; apply: kernel_at_point.
- by apply/leP; rewrite multE -row_q; exact: ltnW (ltn_ord v.1).
- by apply/leP; exact: ltnW (ltn_ord v.2).
Qed.

Lemma kernel_misses_columns S v :
  even_kernel (grid m n) S -> gcdn m.+1 n.+1 %| column v -> v \notin S.
Proof.
move=> kerS /dvdnP[q column_q]; rewrite -at_vertex column_q.
case: (@egcdnP n.+1 m.+1 (ltn0Sn n)) => kp kq bezout _; rewrite gcdnC in bezout.
apply/negbT; apply: (@zero_line n m (fun b a => at_point S a b)) bezout _ _.
- exact: at_left.
- exact: at_right.
- exact: at_top.
- exact: at_bottom.
- by move=> b a b_in a_in; rewrite !xorbE addbC; apply: kernel_at_point.
- by apply/leP; rewrite multE -column_q; exact: ltnW (ltn_ord v.2).
- by apply/leP; exact: ltnW (ltn_ord v.1).
Qed.

(* The sets in closed form. *)
Section Diagonals.
Variables (d : nat) (k : Z).
Hypotheses (d_pos : 0 < d) (d_m : d %| m.+1) (d_n : d %| n.+1).

Let dZ : (0 < d)%coq_nat. Proof. exact/ltP. Qed.

Lemma dvd_Z a : reflect (exists q, Z.of_nat a = (Z.of_nat d * q)%Z) (d %| a).
Proof.
apply: (iffP dvdnP) => [[q ->]|[q a_q]].
- by exists (Z.of_nat q); rewrite -multE Nat2Z.inj_mul Z.mul_comm.
- exists (Z.to_nat q); apply/Nat2Z.inj; rewrite -multE Nat2Z.inj_mul Z2Nat.id ?a_q; first lia.
  have := Nat2Z.is_nonneg a; nia.
Qed.

Lemma diagonal_on_line a b : (d %| a) || (d %| b) -> diagonal d k (Z.of_nat a) (Z.of_nat b) = false.
Proof.
case/orP=> /dvd_Z[q ->]; first exact: diagonal_row.
exact: diagonal_column.
Qed.

Lemma in_diagonals v :
  (v \in diagonals m n d k) = diagonal d k (Z.of_nat (row v)) (Z.of_nat (column v)).
Proof.
rewrite inE; have [/dvd_Z dr|dr] := boolP (d %| row v).
  by rewrite diagonal_on_line //; apply/orP; left; apply/dvd_Z.
have [/dvd_Z dc|dc] := boolP (d %| column v).
  by rewrite diagonal_on_line //; apply/orP; right; apply/dvd_Z.
rewrite /= diagonal_or // => q E; [move: dr|move: dc]; by move/dvd_Z; apply; exists q.
Qed.

Lemma at_point_diagonals a b :
  a <= m.+1 -> b <= n.+1 ->
  at_point (diagonals m n d k) a b = diagonal d k (Z.of_nat a) (Z.of_nat b).
Proof.
case: a => [|a] am; first by rewrite at_top diagonal_on_line ?dvdn0.
case: b => [|b] bn; first by rewrite at_left diagonal_on_line ?dvdn0 ?orbT.
move: am; rewrite leq_eqVlt => /orP[/eqP->|am]; first by rewrite at_bottom diagonal_on_line ?d_m.
move: bn; rewrite leq_eqVlt => /orP[/eqP->|bn]; first by rewrite at_right diagonal_on_line ?d_n ?orbT.
by rewrite (at_vertex _ (Ordinal (am : a < m), Ordinal (bn : b < n))) in_diagonals.
Qed.

Lemma diagonals_even v : ~~ odd #|neighbours (grid m n) v :&: diagonals m n d k|.
Proof.
have rm : row v <= m by exact: ltn_ord v.1.
have cn : column v <= n by exact: ltn_ord v.2.
have rm2 : row v <= m.+1 by apply: leqW.
have cn2 : column v <= n.+1 by apply: leqW.
rewrite grid_parity (@at_point_diagonals (row v).+1 (column v) rm cn2).
rewrite (@at_point_diagonals (row v).-1 (column v) (leq_trans (leq_pred _) rm2) cn2).
rewrite (@at_point_diagonals (row v) (column v).+1 rm2 cn).
rewrite (@at_point_diagonals (row v) (column v).-1 rm2 (leq_trans (leq_pred _) cn2)).
have := diagonal_even d k dZ (Z.of_nat (row v)) (Z.of_nat (column v)).
rewrite !xorbE => even; apply/negPf; rewrite -[RHS]even.
have succ (a : nat) : Z.of_nat a.+1 = (Z.of_nat a + 1)%Z by lia.
have pred (a : nat) : Z.of_nat a.+1.-1 = (Z.of_nat a.+1 - 1)%Z by rewrite succ; lia.
rewrite /row /column; move: (nat_of_ord v.1) (nat_of_ord v.2) => r c.
by rewrite (succ r.+1) (succ c.+1) (pred r) (pred c).
Qed.

Lemma diagonals_independent : independent (grid m n) (diagonals m n d k).
Proof.
move=> u v; rewrite !in_diagonals => /(@diagonal_parity d k dZ _ _)[p Ep] /(@diagonal_parity d k dZ _ _)[q Eq].
apply/negP; rewrite inE /next -!val_eqE /=.
have step (a b : nat) : (a.+1 == b) || (b.+1 == a) -> (Z.of_nat a + 1 = Z.of_nat b \/ Z.of_nat b + 1 = Z.of_nat a)%Z.
  by case/orP=> /eqP<-; [left|right]; lia.
by case/orP=> /andP[/eqP E /step S]; rewrite /row /column in Ep Eq; lia.
Qed.

Lemma diagonals_kernel : diagonals m n d k != set0 -> even_kernel (grid m n) (diagonals m n d k).
Proof.
by move=> nonempty; split=> // [|v _]; [exact: diagonals_independent | exact: diagonals_even].
Qed.

End Diagonals.

(* A vertex off the lines lies on the diagonals of its own sum of coordinates. *)
Lemma on_own_diagonals d v : 0 < d ->
  ~~ (d %| row v) -> ~~ (d %| column v) ->
  v \in diagonals m n d (Z.of_nat (row v) + Z.of_nat (column v)).
Proof.
move=> d_pos dr dc; rewrite inE dr dc /=; apply/orP; left.
by apply/plus_minusP; [exact/ltP|exists 0%Z; left; lia].
Qed.

Lemma grid_kernel v :
  (exists2 S, even_kernel (grid m n) S & v \in S) <->
  ~~ (gcdn m.+1 n.+1 %| row v) /\ ~~ (gcdn m.+1 n.+1 %| column v).
Proof.
split=> [[S kerS vS]|[dr dc]].
- by split; apply: contraTN vS; [apply: kernel_misses_rows | apply: kernel_misses_columns].
- have d_pos : 0 < gcdn m.+1 n.+1 by rewrite gcdn_gt0.
  exists (diagonals m n (gcdn m.+1 n.+1) (Z.of_nat (row v) + Z.of_nat (column v))).
  + apply: diagonals_kernel => //; [exact: dvdn_gcdl | exact: dvdn_gcdr |].
    by apply/set0Pn; exists v; apply: on_own_diagonals.
  + exact: on_own_diagonals.
Qed.

End Grid.
