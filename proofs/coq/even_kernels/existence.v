(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* When a graph has an even kernel: bipartite graphs by a P-position or by the matrix, trees by a perfect
   matching, cubes by the dimension; and when P-positions are the roots in even kernels
   [FSU93, section 5 (1)]. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules matchings even_kernels bipartite matrices lines cubes complete.
From Gazetteer Require Import even_cycles tree_kernels regular_matrices.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma bipartite_has_kernel (V : finType) (E : graph V) (X : {set V}) (m n : nat)
    (M : 'M['F_2]_(m, n)) (rows : 'I_m -> V) (columns : 'I_n -> V) :
  simple E -> matrix_of E X M rows columns ->
  ((exists S, even_kernel E S) <-> exists v, P_position ((E, v) : UEG V)) /\
  ((exists S, even_kernel E S) <-> ~ (m = n /\ \rank M = m)).
Proof.
move=> simpleE mat; have kernels := bipartite_kernel simpleE (matrix_parts mat).
have roots : (exists S, even_kernel E S) <-> exists v, P_position ((E, v) : UEG V).
  split=> [[S kerS]|[v /kernels[S kerS _]]]; last by exists S.
  by have [/set0Pn[v vS] _ _] := kerS; exists v; apply/kernels; exists S.
split=> //; rewrite roots -(matrix_unrooted simpleE mat).
split=> [[v /P_positionP v_P]|not_P].
- by move/P_positionP; rewrite is_P_unrooted_UEG => /forallP/(_ v); rewrite v_P.
- have : ~~ [forall v, ~~ is_P ((E, v) : UEG V)].
    by rewrite -is_P_unrooted_UEG; apply/negP=> /P_positionP.
  by case/forallPn=> v; rewrite negbK => /P_positionP; exists v.
Qed.

Lemma cube_has_kernel (n : nat) : (exists S, even_kernel (cube n) S) <-> ~~ odd n.
Proof.
have kernels := bipartite_kernel (@simple_cube n) (@cube_bipartition n).
split=> [[S kerS]|n_even].
- have [/set0Pn[v vS] _ _] := kerS.
  by rewrite -(cube_outcome v); apply/kernels; exists S.
- have /(cube_outcome [ffun=> false])/kernels[S kerS _] := n_even.
  by exists S.
Qed.

Lemma tree_has_kernel (V : finType) (E : graph V) :
  simple E -> acyclic E -> (exists S, even_kernel E S) <-> ~ exists M, perfect E M.
Proof.
move=> simpleE no_cycle; split=> [[S kerS] [M M_perfect]|no_perfect].
  exact: perfect_no_kernel simpleE no_cycle M_perfect kerS.
have [X bip] := acyclic_bipartite simpleE no_cycle.
have [m [n [M [r [c mat]]]]] := matrix_exists bip.
apply/(bipartite_has_kernel simpleE mat).2 => -[m_n full]; subst n; case: no_perfect.
exact: full_rank_matching simpleE mat full.
Qed.

Lemma P_in_kernels (V : finType) :
  (forall v : V, P_position ((complete V, v) : UEG V) <->
                 exists2 S, even_kernel (complete V) S & v \in S) /\
  (forall (E : graph V) (v : V), simple E -> bipartite E ->
     P_position ((E, v) : UEG V) <-> exists2 S, even_kernel E S & v \in S).
Proof.
split=> [v|E v]; last by move=> simpleE [X bip]; apply: bipartite_kernel simpleE bip v.
split=> [v_P|[S kerS vS]]; last exact: even_kernel_P (simple_complete V) kerS vS.
have [V2|V1] := ltnP 1 #|V|; first by case: (P_and_N_exclude v_P (complete_N v V2)).
have only u : u = v.
  by apply/eqP; apply: contraT => uv; move: V1; rewrite (cardD1 u) (cardD1 v) !inE eq_sym uv.
exists [set v]; last by rewrite inE.
split=> [|x y _ _|u]; first by apply/set0Pn; exists v; rewrite inE.
- by rewrite inE /= (only x) (only y) eqxx.
- by rewrite (only u) inE eqxx.
Qed.
