(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Section 2 of [FSU93], from Proposition 2.2 on: even kernels, and roots that are in none. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels isomorphisms small figure_2 complete.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Proposition 2.2. If S is an even kernel of G and v is in S, then (G, v) is a P-position of
   UEG. *)
Theorem proposition_2_2 (V : finType) (E : graph V) (S : {set V}) (v : V) :
  simple E -> even_kernel E S -> v \in S -> P_position ((E, v) : UEG V).
Proof. exact: even_kernel_P. Qed.

(* Proposition 2.2, proof: the second player wins who always moves to a vertex in S, it does not
   matter which: after every move v w there is such a move, and whichever it is, S is then an even
   kernel of what is left. *)
Theorem proposition_2_2_strategy (V : finType) (E : graph V) (S : {set V}) (v : V) :
  simple E -> even_kernel E S -> v \in S ->
  wins_into S ((E, v) : UEG V) /\
  forall w, (v, w) \in E ->
    (exists2 u, u \in S & (w, u) \in without_edge E v w) /\
    (forall u, u \in S -> (w, u) \in without_edge E v w ->
       even_kernel (without_edge (without_edge E v w) w u) S).
Proof.
move=> simpleE kerS vS; split=> [|w vw]; first exact: kernel_wins_into.
split; first exact: kernel_reply kerS vS vw simpleE.
by move=> u; apply: kernel_stays.
Qed.

(* Corollary 2.3. Two nonadjacent vertices v and w with the same neighbours are P-positions of UEG: {v, w}
   is an even kernel. *)
Theorem corollary_2_3 (V : finType) (E : graph V) (v w : V) :
  simple E -> v != w -> (v, w) \notin E -> neighbours E v = neighbours E w ->
  even_kernel E [set v; w] /\ P_position ((E, v) : UEG V).
Proof.
move=> simpleE v_w vw same; have kernel := twins_even_kernel simpleE v_w vw same.
by split=> //; apply: (even_kernel_P simpleE kernel); rewrite !inE eqxx.
Qed.

(* Corollary 2.4, proof: on a complete graph every first move is a winning move. *)
Theorem corollary_2_4_every_first_move (V : finType) (v : V) (q : UEG V) :
  q \in options ((complete V, v) : UEG V) -> P_position q.
Proof. by case/UEG_optionP=> w; rewrite inE /= => v_w ->; apply: complete_move. Qed.

(* Corollary 2.4. For n >= 2, (K_n, v) is an N-position of UEG. *)
Theorem corollary_2_4 (V : finType) (v : V) : 1 < #|V| -> N_position ((complete V, v) : UEG V).
Proof. exact: complete_N. Qed.

(* Fig. 2: a P-position whose root is in no even kernel. The paw, a triangle 1 2 3 with an edge to the
   root 0. *)
Theorem figure_2 :
  [/\ simple paw, P_position ((paw, ord0) : UEG _) & forall S, even_kernel paw S -> ord0 \notin S].
Proof.
split=> [||S /paw_has_no_even_kernel //]; first exact: simple_graph_on.
by apply/P_positionP; rewrite list_UEG_P //; vm_compute.
Qed.

(* Fig. 2: of order at most 4 there is no other P-position whose root is in no even kernel. *)
Theorem figure_2_smallest (V : finType) (E : graph V) (v : V) :
  simple E -> #|V| <= 4 ->
  (P_position ((E, v) : UEG V) /\ forall S, even_kernel E S -> v \notin S) <->
  exists f, isomorphism paw E f /\ f ord0 = v.
Proof.
move=> simpleE V4; split=> [[v_P no_kernel]|[f [iso <-]]]; first exact: paw_only.
have [_ root_P _] := figure_2; split; first exact/(isomorphism_UEG _ iso).
have [g [fK gK] iso'] := isomorphism_inverse iso.
by move=> S /(isomorphism_even_kernel S iso')/paw_has_no_even_kernel.
Qed.

(* Section 2, after Corollary 2.4: "graphs without an even kernel, such as K_n (with n >= 1)" fails
   for n = 1. *)
Theorem complete_graph_of_order_1_has_an_even_kernel :
  ~ (forall V : finType, 0 < #|V| -> forall S : {set V}, ~ even_kernel (complete V) S).
Proof. exact: complete_of_order_1. Qed.

(* The same, repaired: K_n with n >= 2 has no even kernel. *)
Theorem complete_graph_has_no_even_kernel (V : finType) (S : {set V}) :
  1 < #|V| -> ~ even_kernel (complete V) S.
Proof. exact: complete_no_kernel. Qed.
