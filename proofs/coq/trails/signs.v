(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The other readings of the signs in [SV25, Corollary 12], and when they give even kernels. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules lattice grids.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The vertices off the lines of multiples of d whose coordinates pass the test. *)
Definition signed_diagonals (m n d : nat) (test : Z -> Z -> bool) : {set 'I_m * 'I_n} :=
  [set v | [&& ~~ (d %| row v), ~~ (d %| column v) & test (Z.of_nat (row v)) (Z.of_nat (column v))]].

Section Signs.
Variables (m n d : nat).
Hypotheses (d2 : 1 < d) (d_m : d %| m.+1) (d_n : d %| n.+1).
Variable test : Z -> Z -> bool.
Notation S := (signed_diagonals m n d test).

Definition here (a b : nat) : bool := [&& ~~ (d %| a), ~~ (d %| b) & test (Z.of_nat a) (Z.of_nat b)].

Lemma at_signed a b : a <= m.+1 -> b <= n.+1 -> at_point S a b = here a b.
Proof.
rewrite /here; case: a => [|a] am; first by rewrite at_top dvdn0.
case: b => [|b] bn; first by rewrite at_left dvdn0 andbF.
move: am; rewrite leq_eqVlt => /orP[/eqP->|am]; first by rewrite at_bottom d_m.
move: bn; rewrite leq_eqVlt => /orP[/eqP->|bn]; first by rewrite at_right d_n andbF.
by rewrite (at_vertex _ (Ordinal (am : a < m), Ordinal (bn : b < n))) inE.
Qed.

Lemma even_here a b : even_kernel (grid m n) S -> 0 < a -> 0 < b -> a <= m -> b <= n ->
  (here a.+1 b (+) here a.-1 b) (+) (here a b.+1 (+) here a b.-1) = false.
Proof.
move=> ker a0 b0 am bn; have am2 := leqW am; have bn2 := leqW bn.
rewrite -!at_signed ?(leq_trans (leq_pred _)) //.
by apply: kernel_at_point ker _ _; split; apply/leP.
Qed.

Lemma nonempty_here : even_kernel (grid m n) S ->
  exists a b, [/\ 0 < a, 0 < b, a <= m, b <= n & here a b].
Proof.
case=> /set0Pn[v]; rewrite inE => v_in _ _; exists (row v), (column v); split=> //; exact: ltn_ord.
Qed.

Lemma here_line a b : (d %| a) || (d %| b) -> here a b = false.
Proof. by rewrite /here => /orP[->|->]; rewrite ?andbF. Qed.

Lemma short_m : d.-1 <= m.
Proof. by rewrite -ltnS (ltn_predK d2); apply: dvdn_leq. Qed.
Lemma short_n : d.-1 <= n.
Proof. by rewrite -ltnS (ltn_predK d2); apply: dvdn_leq. Qed.

Lemma off a : 0 < a -> a < d -> (d %| a) = false.
Proof. by move=> a0 ad; rewrite gtnNdvd. Qed.

End Signs.

Lemma not_congruent d a b q :
  (0 < d)%coq_nat -> (2 * Z.of_nat d * q < a - b < 2 * Z.of_nat d * (q + 1))%Z -> congruent d a b = false.
Proof.
move=> d0 [lo hi]; apply/negP=> /(@congruentP d d0)[p E].
have pos : (0 < 2 * Z.of_nat d)%Z by lia.
have lo' : (q < p)%Z by apply: (proj2 (Z.mul_lt_mono_pos_l _ q p pos)); lia.
have hi' : (p < q + 1)%Z by apply: (proj2 (Z.mul_lt_mono_pos_l _ p (q + 1) pos)); lia.
lia.
Qed.

Lemma congruent_at d a b q :
  (0 < d)%coq_nat -> (a = b + 2 * Z.of_nat d * q)%Z -> congruent d a b.
Proof. by move=> d0 E; apply/(@congruentP d d0); exists q. Qed.

Lemma congruent_opposite d (k : nat) t :
  (0 < d)%coq_nat -> k = 0 \/ k = d -> congruent d t (- Z.of_nat k) = congruent d t (Z.of_nat k).
Proof.
move=> d0 k_eq; apply/idP/idP=> /(@congruentP d d0)[q ->]; case: k_eq => ->.
- by apply: (@congruent_at _ _ _ q) => //; lia.
- by apply: (@congruent_at _ _ _ (q - 1)) => //; lia.
- by apply: (@congruent_at _ _ _ q) => //; lia.
- by apply: (@congruent_at _ _ _ (q + 1)) => //; lia.
Qed.

Section Readings.
Variables (m n d k : nat).
Hypotheses (d2 : 1 < d) (d_m : d %| m.+1) (d_n : d %| n.+1) (le_k : k <= d).
Let dZ : (0 < d)%coq_nat. Proof. by apply/ltP; apply: ltnW. Qed.
Let d2Z : (1 < d)%coq_nat. Proof. exact/ltP. Qed.
Let le_kZ : (k <= d)%coq_nat. Proof. exact/leP. Qed.
Notation K := (Z.of_nat k).
Local Open Scope Z_scope.

Definition matched (i j : Z) : bool := congruent d (i + j) K || congruent d (i - j) (- K).
Definition first_only (i j : Z) : bool := congruent d (i + j) K || congruent d (i - j) K.
Definition second_only (i j : Z) : bool := congruent d (i + j) K || congruent d (i + j) (- K).
Definition both (i j : Z) : bool :=
  (congruent d (i + j) K || congruent d (i + j) (- K)) &&
  (congruent d (i - j) K || congruent d (i - j) (- K)).

Lemma both_empty : signed_diagonals m n d both = set0.
Proof.
apply/setP=> v; rewrite inE [RHS]inE; apply/negP=> /and3P[a b /andP[]].
have div x q : Z.of_nat x = Z.of_nat d * q -> (d %| x)%N by move=> E; apply/(dvd_Z (ltnW d2)); exists q.
case/orP=> /(@congruentP d dZ)[p P] /orP[] /(@congruentP d dZ)[q Q].
- by move/negP: b; apply; apply: (div _ (p - q)); lia.
- by move/negP: a; apply; apply: (div _ (p + q)); lia.
- by move/negP: a; apply; apply: (div _ (p + q)); lia.
- by move/negP: b; apply; apply: (div _ (p - q)); lia.
Qed.

Lemma neither x y a b p q :
  2 * Z.of_nat d * p < x - a < 2 * Z.of_nat d * (p + 1) ->
  2 * Z.of_nat d * q < y - b < 2 * Z.of_nat d * (q + 1) ->
  congruent d x a || congruent d y b = false.
Proof. by move=> X Y; rewrite (not_congruent dZ X) (not_congruent dZ Y). Qed.

Lemma here_false test a b : test (Z.of_nat a) (Z.of_nat b) = false -> here d test a b = false.
Proof. by rewrite /here => ->; rewrite !andbF. Qed.

Lemma here_test (test : Z -> Z -> bool) a b : (d %| a)%N = false -> (d %| b)%N = false ->
  here d test a b = test (Z.of_nat a) (Z.of_nat b).
Proof. by rewrite /here => -> ->. Qed.

Lemma here_true (test : Z -> Z -> bool) a b : (0 < a)%N -> (a < d)%N -> (0 < b)%N -> (b < d)%N ->
  test (Z.of_nat a) (Z.of_nat b) -> here d test a b.
Proof. by move=> a0 ad b0 bd ok; rewrite /here !off // ok. Qed.

(* With d = 2 both coordinates of a vertex in the set are odd. *)
Lemma odd_point (test : Z -> Z -> bool) :
  d = 2%N -> even_kernel (grid m n) (signed_diagonals m n d test) ->
  exists p q, test (2 * p + 1) (2 * q + 1).
Proof.
move=> d_2 ker; have [a [b [_ _ _ _]]] := nonempty_here ker.
rewrite /here d_2 !dvdn2 !negbK => /and3P[oa ob ok].
have half c : odd c -> exists q, Z.of_nat c = 2 * q + 1.
  move=> c1; exists (Z.of_nat c./2).
  by rewrite -{1}[c]odd_double_half c1 -addnn add1n Nat2Z.inj_succ -plusE Nat2Z.inj_add; lia.
have [p P] := half _ oa; have [q Q] := half _ ob.
by exists p, q; rewrite -P -Q.
Qed.

Lemma line_zero test a : here d test a 0 = false.
Proof. by rewrite here_line // dvdn0 orbT. Qed.
Lemma zero_line test b : here d test 0 b = false.
Proof. by rewrite here_line // dvdn0. Qed.

(* One neighbour only. *)
Lemma matched_not : (0 < k)%N -> (k < d)%N -> ~ even_kernel (grid m n) (signed_diagonals m n d matched).
Proof.
move=> k0 kd ker; have k0Z := ltP k0; have kdZ := ltP kd.
have km : (k <= m)%N by apply: leq_trans (short_m d2 d_m); rewrite -ltnS (ltn_predK d2).
have n1 : (1 <= n)%N by apply: leq_trans (short_n d2 d_n); rewrite -ltnS (ltn_predK d2).
have [k1|k_1] := eqVneq k 1%N; last first.
  have k2 : (1 < k)%N by rewrite ltn_neqAle eq_sym k_1.
  have k2Z := ltP k2.
  have := even_here d_m d_n ker k0 (isT : (0 < 1)%N) km n1.
  rewrite line_zero here_false; last by apply: (@neither _ _ _ _ 0 0); lia.
  rewrite (@here_false _ k 2); last by apply: (@neither _ _ _ _ 0 0); lia.
  rewrite (@here_true _ k.-1 1) //; first by rewrite -ltnS (ltn_predK k2).
  - by rewrite (leq_ltn_trans (leq_pred _)).
  - by apply/orP; left; apply: (@congruent_at _ _ _ 0) => //; lia.
have [d_2|d_3] := eqVneq d 2%N.
  have [p [q]] := odd_point d_2 ker.
  by rewrite /matched d_2 k1 => /orP[] /(@congruentP 2 (ltP (isT : (0 < 2)%N)))[r R]; lia.
have d3 : (2 < d)%N by rewrite ltn_neqAle eq_sym d_3.
have d3Z := ltP d3; have m1 : (1 <= m)%N by rewrite -k1.
have := even_here d_m d_n ker (isT : (0 < 1)%N) (isT : (0 < 1)%N) m1 n1.
rewrite line_zero zero_line here_false; last by apply: (@neither _ _ _ _ 0 0); lia.
rewrite (@here_true _ 1 2) //.
by apply/orP; right; apply: (@congruent_at _ _ _ 0) => //; lia.
Qed.

Lemma first_not : (0 < k)%N -> (k < d)%N -> ~ even_kernel (grid m n) (signed_diagonals m n d first_only).
Proof.
move=> k0 kd ker; have k0Z := ltP k0; have kdZ := ltP kd.
have kn : (k <= n)%N by apply: leq_trans (short_n d2 d_n); rewrite -ltnS (ltn_predK d2).
have m1 : (1 <= m)%N by apply: leq_trans (short_m d2 d_m); rewrite -ltnS (ltn_predK d2).
have [k1|k_1] := eqVneq k 1%N; last first.
  have k2 : (1 < k)%N by rewrite ltn_neqAle eq_sym k_1.
  have k2Z := ltP k2.
  have := even_here d_m d_n ker (isT : (0 < 1)%N) k0 m1 kn.
  rewrite zero_line here_false; last by apply: (@neither _ _ _ _ 0 (-1)); lia.
  rewrite (@here_false _ 1 k.+1); last by apply: (@neither _ _ _ _ 0 (-1)); lia.
  rewrite (@here_true _ 1 k.-1) //; first by rewrite -ltnS (ltn_predK k2).
  - by rewrite (leq_ltn_trans (leq_pred _)).
  - by apply/orP; left; apply: (@congruent_at _ _ _ 0) => //; lia.
have [d_2|d_3] := eqVneq d 2%N.
  have [p [q]] := odd_point d_2 ker.
  by rewrite /first_only d_2 k1 => /orP[] /(@congruentP 2 (ltP (isT : (0 < 2)%N)))[r R]; lia.
have d3 : (2 < d)%N by rewrite ltn_neqAle eq_sym d_3.
have d3Z := ltP d3; have n1 : (1 <= n)%N by rewrite -k1.
have := even_here d_m d_n ker (isT : (0 < 1)%N) (isT : (0 < 1)%N) m1 n1.
rewrite line_zero zero_line (@here_false _ 1 2); last by apply: (@neither _ _ _ _ 0 (-1)); lia.
rewrite (@here_true _ 2 1) //.
by apply/orP; right; apply: (@congruent_at _ _ _ 0) => //; lia.
Qed.

Lemma here_sym a b : here d second_only a b = here d second_only b a.
Proof.
by rewrite /here /second_only (Z.add_comm (Z.of_nat b)); case: (d %| a)%N; case: (d %| b)%N.
Qed.

Lemma off_next : (d %| d.+1)%N = false.
Proof. by rewrite -addn1 dvdn_addr // dvdn1; apply/negbTE; rewrite neq_ltn d2 orbT. Qed.
Lemma off_prev : (d %| d.-1)%N = false.
Proof. by apply: off; rewrite ?(ltn_predK d2) // -ltnS (ltn_predK d2). Qed.

(* Next to the line of multiples of d, of two points on opposite sides one is there. *)
Lemma cross_line : ~~ ((d == 2%N) && (k == 1%N)) ->
  exists i, [/\ (0 < i)%N, (i < d)%N & here d second_only i d.+1 (+) here d second_only i d.-1].
Proof.
move=> not21; have d1 := ltP d2; have d_pred : Z.of_nat d.-1 = Z.of_nat d - 1 by lia.
have [le|gt] := leqP k.+2 d.
- have leZ := leP le; exists (d - k.+1)%N.
  have iZ : Z.of_nat (d - k.+1) = Z.of_nat d - K - 1 by rewrite -minusE; lia.
  have i0 : (0 < d - k.+1)%N by rewrite subn_gt0.
  have id : (d - k.+1 < d)%N by rewrite ltn_subrL /= ltnW.
  split=> //.
  rewrite (@here_false second_only (d - k.+1) d.-1); last first.
    by apply: (@neither _ _ _ _ 0 0); rewrite iZ d_pred; lia.
  rewrite addbF here_test; [|exact: off|exact: off_next].
  by apply/orP; right; apply: (@congruent_at _ _ _ 1) => //; rewrite iZ; lia.
- have gtZ := leP gt; have [k_d|k_d] := eqVneq k d.
    have k_dZ : Z.of_nat k = Z.of_nat d by rewrite k_d.
    exists 1%N; split=> //.
    rewrite (@here_false second_only 1 d.+1); last by apply: (@neither _ _ _ _ 0 1); lia.
    rewrite addFb here_test; [|exact: off|exact: off_prev].
    by apply/orP; left; apply: (@congruent_at _ _ _ 0) => //; lia.
  have kd : (k < d)%N by rewrite ltn_neqAle k_d.
  have kdZ := ltP kd; have d_k : d = k.+1 by lia.
  have d3 : (2 < d)%N.
    by rewrite ltn_neqAle d2 andbT; apply: contraNneq not21 => e; rewrite -e eqxx; apply/eqP; lia.
  have d3Z := ltP d3.
  exists 2%N; split=> //.
  rewrite (@here_false second_only 2 d.+1); last by apply: (@neither _ _ _ _ 0 1); lia.
  rewrite addFb here_test; [|exact: off|exact: off_prev].
  by apply/orP; right; apply: (@congruent_at _ _ _ 1) => //; lia.
Qed.

Lemma second_short : ~~ ((d == 2%N) && (k == 1%N)) ->
  even_kernel (grid m n) (signed_diagonals m n d second_only) -> m.+1 = d /\ n.+1 = d.
Proof.
move=> not21 ker; have [i [i0 id odd_i]] := cross_line not21; have d0 := ltnW d2.
have long_side a : (d %| a.+1)%N -> a.+1 <> d -> (d <= a)%N.
  by move=> d_a ne; rewrite -ltnS ltn_neqAle eq_sym dvdn_leq // andbT; apply/eqP.
have im : (i <= m)%N by apply: leq_trans (short_m d2 d_m); rewrite -ltnS (ltn_predK d2).
have ino : (i <= n)%N by apply: leq_trans (short_n d2 d_n); rewrite -ltnS (ltn_predK d2).
split; apply/eqP; apply: contraT => /eqP ne.
- have := even_here d_m d_n ker d0 i0 (long_side _ d_m ne) ino.
  by rewrite (@here_line d _ d i.+1) ?dvdnn // (@here_line d _ d i.-1) ?dvdnn // addbF !(here_sym _ i) odd_i.
- have := even_here d_m d_n ker i0 d0 im (long_side _ d_n ne).
  by rewrite (@here_line d _ i.+1 d) ?dvdnn ?orbT // (@here_line d _ i.-1 d) ?dvdnn ?orbT // addFb odd_i.
Qed.

Lemma second_kernel : even_kernel (grid m n) (signed_diagonals m n d second_only) ->
  m = n /\ (k = d \/ k = d.-1 /\ (1 < k)%N).
Proof.
move=> ker; have d0 := ltnW d2.
have sum_small a b : here d second_only a b -> (0 < a)%N -> (0 < b)%N -> (a <= m)%N -> (b <= n)%N ->
    m.+1 = d -> n.+1 = d -> [/\ (1 < k)%N || (k == d) & True].
  move=> /and3P[_ _ T] a0 b0 am bn md nd; split=> //; move: T; rewrite /second_only.
  have [k_d|k_d] := eqVneq k d; first by rewrite orbT.
  rewrite orbF ltnNge; apply: contraTN => k1.
  have kZ := leP k1; have kd : (k < d)%N by rewrite ltn_neqAle k_d.
  have d1 := ltP d2; have := ltP kd; have := ltP a0; have := ltP b0; have := leP am; have := leP bn => *.
  by apply/negbT; apply: (@neither _ _ _ _ 0 0); lia.
have [/andP[/eqP d_2 /eqP k1]|not21] := boolP ((d == 2%N) && (k == 1%N)).
  have [p [q]] := odd_point d_2 ker.
  by rewrite /second_only d_2 k1 => /orP[] /(@congruentP 2 (ltP (isT : (0 < 2)%N)))[r R]; lia.
have [md nd] := second_short not21 ker.
split; first by apply: succn_inj; rewrite md nd.
have [a [b [a0 b0 am bn ab]]] := nonempty_here ker.
have [big _] := sum_small _ _ ab a0 b0 am bn md nd.
have [->|k_d] := eqVneq k d; [by left|right].
have k2 : (1 < k)%N by move: big; rewrite (negPf k_d) orbF.
have kd : (k < d)%N by rewrite ltn_neqAle k_d.
split=> //; apply/eqP; apply: contraT => k_d1.
have lt : (k.+1 < d)%N by rewrite ltn_neqAle kd andbT -(prednK d0) eqSS.
have ltZ := ltP lt; have k2Z := ltP k2; have d1 := ltP d2.
have kn : (k <= n)%N by rewrite -ltnS nd.
have m1 : (1 <= m)%N by rewrite -ltnS md.
have := even_here d_m d_n ker (isT : (0 < 1)%N) (ltnW k2) m1 kn.
rewrite zero_line here_false; last by apply: (@neither _ _ _ _ 0 0); lia.
rewrite (@here_false _ 1 k.+1); last by apply: (@neither _ _ _ _ 0 0); lia.
rewrite (@here_true _ 1 k.-1) //; first by rewrite -ltnS (ltn_predK k2).
- by rewrite (leq_ltn_trans (leq_pred _)).
- by apply/orP; left; apply: (@congruent_at _ _ _ 0) => //; lia.
Qed.

(* For k = 0 and k = d the signs of k do not matter. *)
Lemma matched_same : k = 0%N \/ k = d -> signed_diagonals m n d matched = diagonals m n d K.
Proof.
move=> k_eq; apply/setP=> v; rewrite !inE /matched /plus_minus !(congruent_opposite _ dZ k_eq).
by rewrite !orbb.
Qed.
Lemma first_same : k = 0%N \/ k = d -> signed_diagonals m n d first_only = diagonals m n d K.
Proof.
move=> k_eq; apply/setP=> v; rewrite !inE /first_only /plus_minus !(congruent_opposite _ dZ k_eq).
by rewrite !orbb.
Qed.
Lemma second_same : m.+1 = d -> n.+1 = d -> (d.-1 <= k)%N ->
  signed_diagonals m n d second_only = diagonals m n d K.
Proof.
move=> md nd kd; apply/setP=> v; rewrite !inE /second_only /plus_minus.
have d1 := ltP d2; have k_le := leP le_k.
have a := ltP (ltn_ord v.1); have b := ltP (ltn_ord v.2); have kZ := leP kd.
have none : congruent d (Z.of_nat (row v) - Z.of_nat (column v)) K ||
    congruent d (Z.of_nat (row v) - Z.of_nat (column v)) (- K) = false.
  move: (ltn_ord v.1) (ltn_ord v.2); rewrite /row /column.
  move: (nat_of_ord v.1) (nat_of_ord v.2) => i j /ltP im /ltP jn {a b}.
  have mZ : Z.of_nat m + 1 = Z.of_nat d by rewrite -md; lia.
  have nZ : Z.of_nat n + 1 = Z.of_nat d by rewrite -nd; lia.
  by apply: (@neither _ _ _ _ (-1) 0); lia.
by rewrite none orbF.
Qed.

End Readings.
