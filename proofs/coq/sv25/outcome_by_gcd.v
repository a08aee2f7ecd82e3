(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The outcome of a vertex of a grid by d, and the sets S_k [SV25, sections 1 and 2.2]. The vertex v is
   (a, b) = (row v, column v), counted from 1, and d = gcd(m + 1, n + 1). *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import ZArith.
From Gazetteer Require Import games rules even_kernels bipartite grids diagonals.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Theorem 2. (G_{m x n}, v) is a P-position iff d does not divide a and d does not divide b. *)
Theorem theorem_2 (m n : nat) (v : 'I_m * 'I_n) :
  P_position ((grid m n, v) : UEG _) <->
  ~~ (gcdn m.+1 n.+1 %| row v) /\ ~~ (gcdn m.+1 n.+1 %| column v).
Proof. exact: grid_outcome. Qed.

(* Theorem 1. At the corner (1, 1): a P-position iff gcd(m + 1, n + 1) != 1. *)
Theorem theorem_1 (m n : nat) (v : 'I_m * 'I_n) :
  row v = 1 -> column v = 1 ->
  P_position ((grid m n, v) : UEG _) <-> gcdn m.+1 n.+1 != 1.
Proof. by move=> a1 b1; rewrite theorem_2 a1 b1 dvdn1; split=> [[]|]. Qed.

(* Theorem 3. Every vertex of an even kernel is P; in a bipartite graph no other is. *)
Theorem theorem_3 (V : finType) (E : graph V) (v : V) :
  simple E ->
  (forall S, even_kernel E S -> v \in S -> P_position ((E, v) : UEG V)) /\
  (bipartite E -> P_position ((E, v) : UEG V) <-> exists2 S, even_kernel E S & v \in S).
Proof.
move=> simpleE; split=> [S|[X bip]]; first exact: even_kernel_P.
exact: bipartite_kernel simpleE bip v.
Qed.

(* Theorem 7 as printed, without the hypothesis of Lemma 4, fails. *)
Theorem theorem_7_fails_as_printed :
  ~ (forall (m n : nat) (u : 'I_m * 'I_n), N_position ((grid m n, u) : UEG _)).
Proof.
move=> /(_ 1 1 (ord0, ord0)) is_N; apply: P_and_N_exclude is_N.
by apply/theorem_2.
Qed.

(* Theorem 10. If d divides neither a nor b, then (G, v) is a P-position. *)
Theorem theorem_10 (m n : nat) (v : 'I_m * 'I_n) :
  ~~ (gcdn m.+1 n.+1 %| row v) -> ~~ (gcdn m.+1 n.+1 %| column v) ->
  P_position ((grid m n, v) : UEG _).
Proof. by move=> a b; apply/theorem_2. Qed.

(* Corollary 12 as printed fails: S_1 is empty on the 1 by 1 grid. *)
Theorem corollary_12_fails_as_printed :
  ~ (forall m n k : nat, 0 < m -> 0 < n -> k <= gcdn m.+1 n.+1 ->
       even_kernel (grid m n) (diagonals m n (gcdn m.+1 n.+1) (Z.of_nat k))).
Proof.
move=> /(_ 1 1 1 isT isT isT)[/set0Pn[[[i Hi] [j Hj]] in_S] _ _]; move: in_S.
by rewrite inE /row /column /=; case: i Hi j Hj => [|//] _ [|//] _.
Qed.

(* Corollary 12, repaired. S_k is an even kernel for k = 0, ..., d if d >= 3, and for k = 0 and
   k = 2 if d = 2; for d = 1, and for d = 2 and k = 1, it is empty. *)
Theorem corollary_12 (m n k : nat) :
  let d := gcdn m.+1 n.+1 in
  k <= d ->
  if (2 < d) || (d == 2) && (k != 1)
  then even_kernel (grid m n) (diagonals m n d (Z.of_nat k))
  else diagonals m n d (Z.of_nat k) = set0.
Proof. exact: diagonals_are_kernels. Qed.

(* Corollary 12: a vertex (a, b) with d dividing neither a nor b is in S_k for exactly two values of k
   in {0, 1, ..., d}. *)
Theorem corollary_12_two_values_of_k (m n : nat) (v : 'I_m * 'I_n) :
  let d := gcdn m.+1 n.+1 in
  ~~ (d %| row v) -> ~~ (d %| column v) ->
  #|[set k : 'I_d.+1 | v \in diagonals m n d (Z.of_nat k)]| = 2.
Proof. exact: on_two_diagonals. Qed.

(* Section 1, after Theorem 2: at each of the four corners Theorem 2 is Theorem 1. *)
Theorem theorem_1_from_theorem_2 (m n : nat) (v : 'I_m * 'I_n) :
  row v \in [:: 1; m] -> column v \in [:: 1; n] ->
  P_position ((grid m n, v) : UEG _) <-> gcdn m.+1 n.+1 != 1.
Proof. exact: corners_P. Qed.
