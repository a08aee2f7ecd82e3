(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 2 of [GGHR], from Grundy values on: those of the paths, and on which paths B wins. A B graph is
   a P-position of edge-delete. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules isomorphisms mirrors grids paths octal.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Section 2. The Grundy value g(x) is the least number that g(y) is for no successor y of x, and
   P = {x : g(x) = 0}, N = {x : g(x) > 0}. *)
Theorem grundy_function (V : finType) (E : edge_delete V) :
  [/\ forall F, F \in options E -> grundy F != grundy E,
      forall k, k < grundy E -> exists2 F, F \in options E & grundy F = k,
      P_position E <-> grundy E = 0 &
      N_position E <-> 0 < grundy E].
Proof.
split=> [F|k||]; [exact: grundy_option | exact: grundy_below | exact: grundy0_P | ].
by rewrite -not_P grundy0_P lt0n; split=> /eqP.
Qed.

(* Section 2, after Lemma 2: the Grundy value of a disjoint union is the nim-sum of the Grundy values
   of its parts. *)
Theorem grundy_of_a_sum (V W : finType) (E : graph V) (F : graph W) :
  grundy (disjoint_union E F : edge_delete _) =
  nim (grundy (E : edge_delete V)) (grundy (F : edge_delete W)).
Proof. exact: grundy_union. Qed.

(* Section 2, after Lemma 2: the successors of P_n are (2, n - 2), (3, n - 3), ..., (n - 2, 2); each
   is P_n without an edge, the one by which the first a vertices were joined to the others. *)
Theorem successors_of_a_path (n : nat) (F : graph [finType of 'I_n]) :
  (F \in options (path_graph n : edge_delete _) <->
   exists a, [/\ 2 <= a, a + 2 <= n & F = subpath n (fun k => k != a)]) /\
  (forall a, a <= n -> isomorphic (disjoint_union (path_graph a) (path_graph (n - a)))
                                 (subpath n (fun k => k != a))).
Proof.
split=> [|a le_a]; last by have := cut_path a (n - a); rewrite subnKC.
by rewrite path_options; split=> -[a [a1 a_n ->]]; exists a; split; rewrite // addn2 in a_n *.
Qed.

(* Section 2, after Lemma 2: g(n), the Grundy value of P_n, is the least number that
   g(a) (+) g(n - a) is for no a, 2 <= a <= n - 2. *)
Theorem recurrence (n : nat) :
  let g k := grundy (path_graph k : edge_delete _) in
  g n = mex [seq nim (g a) (g (n - a)) | a <- iota 2 (n - 3)].
Proof. exact: path_recurrence. Qed.

(* Section 2, as computed: g(n) is the Grundy value of a heap of n - 2 in the octal game .07, and
   g(n + 34) = g(n) for all n >= 55. *)
Theorem guy_smith (n : nat) :
  let g k := grundy (path_graph k : edge_delete _) in
  (2 <= n -> g n = grundy ([:: n - 2] : dawsons_kayles)) /\ (55 <= n -> g (n + 34) = g n).
Proof.
move=> g; split=> [n2|]; last exact: path_period.
by rewrite -dawson_path subnK.
Qed.

(* Lemma 3, proof: "By Lemma 2 (a, a) in P" is said of every a from 2 on. Lemma 2 gives it of an a
   with P_a in P, as P_2 and P_3 are; P_4 is not. *)
Theorem by_lemma_2_fails_as_printed :
  (forall a, 2 <= a < 4 -> P_position (path_graph a : edge_delete _)) /\
  ~ (forall a, 2 <= a -> P_position (path_graph a : edge_delete _)).
Proof.
have small a : 2 <= a < 90 -> P_position (path_graph a : edge_delete _) <->
    a \in B_wins_small ++ [:: 41; 45; 57; 61; 65; 75; 79].
  by move=> a_in; rewrite grundy0_P (below_90 a_in).
split=> [[|[|[|[|a]]]] // _|]; try exact/small.
by move=> all_P; have := iffLR (small 4 isT) (all_P 4 isT).
Qed.

(* Lemma 3, proof: "A computer program has verified that (m, m + 34) is in P for 56 <= m <= 145." *)
Theorem lemma_3_base (m : nat) :
  56 <= m <= 145 ->
  P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _).
Proof.
case/andP=> m56 m145; apply/union_P_eq/esym/period_base.
by rewrite (ltnW m56).
Qed.

(* Lemma 3, proof: the induction step, which works from 145 on. *)
Theorem lemma_3_step (M : nat) :
  145 <= M ->
  (forall m, 56 <= m < M ->
     P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _)) ->
  P_position (disjoint_union (path_graph M) (path_graph (M + 34)) : edge_delete _).
Proof.
move=> M145 IH; apply/union_P_eq/esym/(@period_step 56) => // m m_in.
exact/esym/union_P_eq/IH.
Qed.

(* Lemma 3. For every m >= 56 the position (m, m + 34) is in P. *)
Theorem lemma_3 (m : nat) :
  56 <= m ->
  P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _).
Proof. by move=> /ltnW m55; apply/union_P_eq/esym/path_period. Qed.

(* The same from 55 on, but not for 54. *)
Theorem lemma_3_sharp :
  (forall m, 55 <= m ->
     P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _)) /\
  N_position (disjoint_union (path_graph 54) (path_graph (54 + 34)) : edge_delete _).
Proof.
split=> [m m55|]; first exact/union_P_eq/esym/path_period.
by apply/not_P => /union_P_eq/esym/eqP; apply/negP/no_period_54.
Qed.

(* Section 2, before Theorem 4: the paths of order n < 90 on which B wins. *)
Theorem paths_below_90 (n : nat) :
  2 <= n < 90 ->
  P_position (path_graph n : edge_delete _) <->
  n \in [:: 2; 3; 7; 11; 17; 23; 27; 31; 37; 41; 45; 57; 61; 65; 75; 79].
Proof. by move=> n_in; rewrite grundy0_P (below_90 n_in). Qed.

(* Theorem 4. B wins the edge delete game on the path of order n iff n belongs to one of the sets
   {2, 3, 7, 11, 17, 23, 27, 31, 37} and {41 + 34 k, 45 + 34 k, 57 + 34 k, 61 + 34 k, 65 + 34 k :
   k >= 0}. *)
Theorem theorem_4 (n : nat) :
  2 <= n ->
  P_position (path_graph n : edge_delete _) <->
  n \in [:: 2; 3; 7; 11; 17; 23; 27; 31; 37] \/
  exists k, n \in [:: 41 + 34 * k; 45 + 34 * k; 57 + 34 * k; 61 + 34 * k; 65 + 34 * k].
Proof. by move=> n2; rewrite grundy0_P; apply: path_value_0. Qed.
