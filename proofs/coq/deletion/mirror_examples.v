(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The examples (i) to (v) of graphs with the symmetry of [GGHR, Theorem 5], each with its map. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules mirrors cubes paths grids.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma rev_neq k (i : 'I_k.*2) : rev_ord i != i.
Proof.
apply/eqP=> /(congr1 (@nat_of_ord _)) /= i_eq.
have : odd (k.*2 - i.+1 + i.+1) by rewrite i_eq addnS /= addnn odd_double.
by rewrite subnK // odd_double.
Qed.

(* (i): even cycles, under the half turn. *)
Definition half_turn (k : nat) (i : 'I_k.*2) : 'I_k.*2 :=
  Ordinal (ltn_pmod (i + k) (leq_ltn_trans (leq0n i) (ltn_ord i))).

Lemma half_turn_mirror (k : nat) :
  1 < k ->
  mirror (cycle_graph k.*2) (@half_turn k) /\ P_position (cycle_graph k.*2 : edge_delete _).
Proof.
move=> k1; suff mir : mirror (cycle_graph k.*2) (@half_turn k) by split=> //; apply: mirror_P mir.
have k_lt : k < k.*2 by rewrite -addnn -{1}[k]addn0 ltn_add2l ltnW.
have one_lt : 1 < k.*2 by apply: leq_trans k1 (ltnW k_lt).
have turned (i j : 'I_k.*2) :
    ((half_turn i).+1 == half_turn j %[mod k.*2]) = (i.+1 == j %[mod k.*2]).
  by rewrite /= -addn1 modnDml modn_mod addn1 -addSn eqn_modDr.
split=> [u v|v|v|v].
- by rewrite !inE; congr orb; apply: turned.
- apply/eqP=> /(congr1 (@nat_of_ord _)) /= /eqP; rewrite -{2}(modn_small (ltn_ord v)).
  by rewrite -{2}[val v]addn0 eqn_modDl mod0n modn_small // eqn0Ngt ltnW.
- by apply: ord_inj; rewrite /= modnDml -addnA addnn modnDr modn_small.
- rewrite inE /= negb_or; apply/andP; split.
  + by rewrite modn_mod -addn1 eqn_modDl !modn_small // neq_ltn k1.
  + rewrite -addn1 modnDml addn1 -addnS -{2}[val v]addn0 eqn_modDl mod0n modn_small //.
    by rewrite -addnn -addn1 ltn_add2l.
Qed.

(* (ii): an even number of copies of the same graph, each taken to its partner, the first to the last and
   so on. *)
Definition copies (V : finType) (E : graph V) (k : nat) : graph [finType of V * 'I_k] :=
  [set e : (V * 'I_k) * (V * 'I_k) | ((e.1.1, e.2.1) \in E) && (e.1.2 == e.2.2)].

Definition exchanging_copies (V : finType) (k : nat) (v : V * 'I_k) : V * 'I_k := (v.1, rev_ord v.2).

Lemma copies_mirror (V : finType) (E : graph V) (k : nat) :
  mirror (copies E k.*2) (@exchanging_copies V k.*2) /\ P_position (copies E k.*2 : edge_delete _).
Proof.
suff mir : mirror (copies E k.*2) (@exchanging_copies V k.*2) by split; last exact: mirror_P mir.
split=> [u v|v|v|v]; rewrite /exchanging_copies.
- by rewrite !inE /= (inj_eq rev_ord_inj).
- by rewrite -pair_eqE /= negb_and rev_neq orbT.
- by rewrite /= rev_ordK; case: v.
- by rewrite !inE /= eq_sym (negPf (rev_neq _)) andbF.
Qed.

(* (iii): the complete bipartite graphs K_{2t,2t}; pairs within each colour class are interchanged. *)
Definition complete_bipartite (t : nat) : graph [finType of bool * 'I_t] :=
  [set e : (bool * 'I_t) * (bool * 'I_t) | e.1.1 != e.2.1].

Lemma complete_bipartite_mirror (t : nat) :
  mirror (complete_bipartite t.*2) (@exchanging_copies [finType of bool] t.*2) /\
  P_position (complete_bipartite t.*2 : edge_delete _).
Proof.
suff mir : mirror (complete_bipartite t.*2) (@exchanging_copies [finType of bool] t.*2).
  by split; last exact: mirror_P mir.
split=> [u v|v|v|v]; rewrite /exchanging_copies.
- by rewrite !inE.
- by rewrite -pair_eqE /= negb_and rev_neq orbT.
- by rewrite /= rev_ordK; case: v.
- by rewrite !inE /= eqxx.
Qed.

(* (iv): a complete graph of even order without a perfect matching; the vertices (i, b) and (i, 1 - b) were
   matched, and are interchanged. *)
Definition cocktail_party (n : nat) : graph [finType of 'I_n * bool] :=
  [set e : ('I_n * bool) * ('I_n * bool) | e.1.1 != e.2.1].

Definition exchanging_ends (n : nat) (v : 'I_n * bool) : 'I_n * bool := (v.1, ~~ v.2).

Lemma cocktail_party_mirror (n : nat) :
  mirror (cocktail_party n) (@exchanging_ends n) /\ P_position (cocktail_party n : edge_delete _).
Proof.
suff mir : mirror (cocktail_party n) (@exchanging_ends n) by split; last exact: mirror_P mir.
split=> [u v|v|v|v]; rewrite /exchanging_ends.
- by rewrite !inE.
- by case: v => i [] /=; rewrite xpair_eqE andbF.
- by rewrite /= negbK; case: v.
- by rewrite !inE /= eqxx.
Qed.

(* (v): the hypercubes, under the map that interchanges 0's and 1's. *)
Definition antipode (n : nat) (v : {ffun 'I_n -> bool}) : {ffun 'I_n -> bool} := [ffun i => ~~ v i].

Lemma antipode_mirror (n : nat) :
  (1 < n -> mirror (cube n) (@antipode n)) /\ (0 < n -> P_position (cube n : edge_delete _)).
Proof.
have mir : 1 < n -> mirror (cube n) (@antipode n).
  move=> n1; pose i0 : 'I_n := Ordinal (ltnW n1); split=> [u v|v|v|v].
  - apply/cubeP/cubeP=> -[i /ffunP e]; exists i; apply/ffunP=> j; have := e j; rewrite !ffunE.
      by rewrite addNb; apply: negb_inj.
    by rewrite addNb => ->.
  - by apply/eqP=> /ffunP/(_ i0); rewrite ffunE; case: (v i0).
  - by apply/ffunP=> i; rewrite !ffunE negbK.
  - apply/cubeP=> -[i /ffunP e].
    have only j : j = i by apply/eqP; have := e j; rewrite !ffunE; case: (v j); case: (j == i).
    by have := congr1 val (etrans (only i0) (esym (only (Ordinal n1)))).
split=> // n0; have [n1|n1] := ltnP 1 n; first exact: mirror_P (mir n1).
apply: P_intro => F /delete_optionsP[u [w [_ u2 _ _]]].
by rewrite cube_degree ltnNge n1 in u2.
Qed.
