(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The set S of the proof of [FSU93, Theorem 4.2]: a divisor d of both m + 1 and n + 1 cuts the rectangle into
   d-by-d squares, and the interiors of one diagonal of each are an even kernel of the grid. *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules lattice grids.
From Gazetteer Require checkerboard ball_figures.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma squares_kernel (m n d : nat) (v : 'I_m * 'I_n) (S : {set 'I_m * 'I_n}) :
  1 < d -> d %| m.+1 -> d %| n.+1 -> row v = 1 -> column v = 1 ->
  (forall u, u \in S <->
     [/\ ~~ (d %| row u), ~~ (d %| column u) &
         Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) - Z.of_nat (column u)) \/
         Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) + Z.of_nat (column u))]) ->
  even_kernel (grid m n) S /\ v \in S.
Proof.
move=> d1 d_m d_n a1 b1 S_def; have d_pos : 0 < d by apply: ltnW.
have at0 t : plus_minus d 0 t <-> Z.divide (2 * Z.of_nat d) t.
  split=> [/(@plus_minusP d 0 (ltP d_pos))[q Eq]|[q Eq]]; first by exists q; lia.
  by apply/(@plus_minusP d 0 (ltP d_pos)); exists q; left; lia.
have -> : S = diagonals m n d 0.
  apply/setP=> u; apply/idP/idP; rewrite inE.
  - by case/S_def=> -> -> [] /at0 ->; rewrite ?orbT.
  - by case/and3P=> du dc /orP[] /at0 E; apply/S_def; split=> //; [right|left].
have vS : v \in diagonals m n d 0.
  rewrite inE a1 b1 dvdn1 (gtn_eqF d1) /=; apply/orP; right.
  by apply/at0; exists 0%Z.
by split=> //; apply: diagonals_kernel => //; apply/set0Pn; exists v.
Qed.

Lemma squares_in_words (m n d : nat) (u : 'I_m * 'I_n) :
  1 < d -> d %| m.+1 -> d %| n.+1 ->
  [/\ ~~ (d %| row u), ~~ (d %| column u) &
      Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) - Z.of_nat (column u)) \/
      Z.divide (2 * Z.of_nat d) (Z.of_nat (row u) + Z.of_nat (column u))] <->
  [/\ 0 < row u %% d, 0 < column u %% d &
      if odd (row u %/ d + column u %/ d) then row u %% d + column u %% d = d
      else row u %% d = column u %% d].
Proof.
move=> d1 _ _; have d0 : 0 < d := ltnW d1; rewrite /dvdn -!lt0n.
have := divn_eq (row u) d; have := divn_eq (column u) d.
have /ltP := ltn_pmod (row u) d0; have /ltP := ltn_pmod (column u) d0.
move: (row u %/ d) (row u %% d) (column u %/ d) (column u %% d) => q r p s s_d r_d c_eq r_eq.
rewrite c_eq r_eq -!plusE -!multE !Nat2Z.inj_add !Nat2Z.inj_mul {c_eq r_eq}.
have even_odd k : if odd k then exists h, Z.of_nat k = (2 * h + 1)%Z
                  else exists h, Z.of_nat k = (2 * h)%Z.
  have := odd_double_half k; rewrite -addnn -plusE.
  by case: (odd k) => k_half; exists (Z.of_nat k./2); move: k_half; move: k./2 => h;
    rewrite /nat_of_bool => ?; lia.
have words : 0 < r -> 0 < s -> _ := fun r0 s0 => checkerboard.diagonal_of_square
  (Z.of_nat d) (Z.of_nat q) (Z.of_nat r) (Z.of_nat p) (Z.of_nat s)
  ltac:(move/ltP: d0; lia) ltac:(move/ltP: r0; lia) ltac:(move/ltP: s0; lia).
have := even_odd (q + p)%coq_nat; case: ifP => _ [h h_eq].
- split=> [[r0 s0 /(words r0 s0)[[_ rs]|[[g g_eq] _]]]|[r0 s0 rs]]; try lia.
  + by split=> //; lia.
  + by split=> //; apply/(words r0 s0); left; split; [exists h; lia | lia].
- split=> [[r0 s0 /(words r0 s0)[[[g g_eq] _]|[_ rs]]]|[r0 s0 rs]]; try lia.
  + by split=> //; lia.
  + by split=> //; apply/(words r0 s0); right; split; [exists h; lia | lia].
Qed.

(* The 14 by 9 grid, counted [FSU93, Fig. 3]. *)
Lemma squares_14_9 (S : {set 'I_14 * 'I_9}) :
  (forall u, u \in S <->
     [/\ ~~ (5 %| row u), ~~ (5 %| column u) &
         Z.divide (2 * Z.of_nat 5) (Z.of_nat (row u) - Z.of_nat (column u)) \/
         Z.divide (2 * Z.of_nat 5) (Z.of_nat (row u) + Z.of_nat (column u))]) ->
  [/\ gcdn 15 10 = 5, even_kernel (grid 14 9) S, #|S| = 24 &
      forall q p, q < 3 -> p < 2 ->
      let across u := row u - 5 * q in let along u := column u - 5 * p in
      let square :=
        [set u in S | (5 * q <= row u <= 5 * q + 5) && (5 * p <= column u <= 5 * p + 5)] in
      #|square| = 4 /\
      ((forall u, u \in square -> across u = along u) \/
       (forall u, u \in square -> across u + along u = 5))].
Proof.
move=> S_def; pose P (e : nat * nat) := (0 < e.1 %% 5) && (0 < e.2 %% 5) &&
  (if odd (e.1 %/ 5 + e.2 %/ 5) then e.1 %% 5 + e.2 %% 5 == 5 else e.1 %% 5 == e.2 %% 5).
have S_P u : (u \in S) = P (row u, column u).
  have words := @squares_in_words 14 9 5 u isT isT isT.
  apply/idP/idP=> [/S_def/words[r0 c0 rc]|/andP[/andP[r0 c0] rc]].
  - by rewrite /P r0 c0; move: rc; case: ifP => _ /= ->.
  - by apply/S_def/words; split=> //; move: rc => /=; case: ifP => _ /eqP.
split=> //.
- by have [] := @squares_kernel 14 9 5 (ord0, ord0) S isT isT isT erefl erefl S_def.
- by rewrite (ball_figures.card_points S_P).
pose Q q p (e : nat * nat) :=
  P e && ((5 * q <= e.1 <= 5 * q + 5) && (5 * p <= e.2 <= 5 * p + 5)).
move=> q p q3 p2 across along square.
have square_Q u : (u \in square) = Q q p (row u, column u) by rewrite inE S_P.
have diagonal : all (fun e => Q q p e ==>
    if odd (q + p) then (e.1 - 5 * q) + (e.2 - 5 * p) == 5 else e.1 - 5 * q == e.2 - 5 * p)
    (ball_figures.lattice_points 14 9).
  by rewrite /Q; move: (q) (p) q3 p2 => [|[|[|q']]] [|[|p']].
split; first by rewrite (ball_figures.card_points square_Q) /Q;
  move: (q) (p) q3 p2 => [|[|[|q']]] [|[|p']].
have on_diagonal u : u \in square ->
    if odd (q + p) then across u + along u == 5 else across u == along u.
  rewrite square_Q; apply/implyP/(allP diagonal (row u, column u))/allpairsP.
  by exists (row u, column u); rewrite !mem_iota; split; rewrite //= add1n ltnS; apply: ltn_ord.
by case: (odd _) on_diagonal => on_diagonal; [right|left] => u /on_diagonal/eqP.
Qed.
