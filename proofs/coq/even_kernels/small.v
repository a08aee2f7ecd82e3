(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG and even kernels on a given small graph, computed: a graph is written as the list of its edges,
   and what is computed on the list is proved to be what the definitions say of the graph. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition edge_list : eqType := [eqType of seq (nat * nat)].
Definition adjacent (l : edge_list) (x y : nat) : bool := ((x, y) \in l) || ((y, x) \in l).
(* The graph on 0, ..., n - 1 with these edges. *)
Definition graph_on (n : nat) (l : edge_list) : graph [finType of 'I_n] :=
  [set e : 'I_n * 'I_n | adjacent l e.1 e.2].
Definition ends_below (n : nat) (l : edge_list) : bool := all (fun e => (e.1 < n) && (e.2 < n)) l.

Definition list_neighbours (l : edge_list) (x : nat) : seq nat :=
  [seq e.2 | e <- l & e.1 == x] ++ [seq e.1 | e <- l & e.2 == x].
Definition list_without (l : edge_list) (x y : nat) : edge_list :=
  [seq e <- l | (e != (x, y)) && (e != (y, x))].
Definition list_options (p : edge_list * nat) : seq (edge_list * nat) :=
  [seq (list_without p.1 p.2 y, y) | y <- list_neighbours p.1 p.2].

Lemma in_list_neighbours l x y : (y \in list_neighbours l x) = adjacent l x y.
Proof.
rewrite mem_cat; congr orb; apply/mapP/idP=> [[[a b]]|xy].
- by rewrite mem_filter /= => /andP[/eqP-> xb ->].
- by exists (x, y); rewrite // mem_filter eqxx.
- by rewrite mem_filter /= => /andP[/eqP-> ax ->].
- by exists (y, x); rewrite // mem_filter eqxx.
Qed.

Lemma list_options_shorten p q : q \in list_options p -> size q.1 < size p.1.
Proof.
case/mapP=> y; rewrite in_list_neighbours => xy -> /=.
rewrite size_filter ltn_neqAle count_size andbT -all_count -has_predC; apply/hasP.
by case/orP: xy => e_in; [exists (p.2, y) | exists (y, p.2)]; rewrite //= eqxx ?andbF.
Qed.

Definition list_UEG : game := @Game [eqType of edge_list * nat] _ (fun p => size p.1) list_options_shorten.

Lemma adjacent_without l x y a b :
  adjacent (list_without l x y) a b =
  [&& adjacent l a b, ~~ ((a == x) && (b == y)) & ~~ ((a == y) && (b == x))].
Proof.
rewrite /adjacent !mem_filter !xpair_eqE; case: ((a, b) \in l); case: ((b, a) \in l);
  by rewrite ?andbT ?andbF ?orbF //= ?(andbC (b == _)) ?orbb // andbC ?orbb.
Qed.

Lemma list_UEG_P n l (v : 'I_n) :
  ends_below n l -> is_P ((graph_on n l, v) : UEG _) = is_P ((l, v : nat) : list_UEG).
Proof.
move=> l_n; pose R (p : UEG [finType of 'I_n]) (x : list_UEG) :=
  [/\ p.1 = graph_on n x.1, p.2 = x.2 :> nat & ends_below n x.1].
have without k (a b : 'I_n) :
    without_edge (graph_on n k) a b = graph_on n (list_without k a b).
  by apply/setP=> -[x y]; rewrite in_without_edge !inE /= adjacent_without.
have below k a b : ends_below n k -> ends_below n (list_without k a b).
  by move=> /allP k_n; apply/allP=> e; rewrite mem_filter => /andP[_ /k_n].
apply: (@is_P_map _ _ R) => // -[E u] [k x] [/= -> u_x k_n].
- move=> q /UEG_optionP[w]; rewrite inE /= u_x => xw ->.
  exists (list_without k x w, w : nat).
    by apply/mapP; exists (w : nat); rewrite ?in_list_neighbours.
  by split; rewrite /= ?without ?u_x //; apply: below.
- move=> q /mapP[y]; rewrite in_list_neighbours => xy ->.
  have y_n : y < n by case/orP: xy => /(allP k_n)/andP[].
  exists (without_edge (graph_on n k) u (Ordinal y_n), Ordinal y_n).
    by apply/UEG_optionP; exists (Ordinal y_n); rewrite // inE /= u_x.
  by split; rewrite /= ?without ?u_x //; apply: below.
Qed.

(* Whether the vertices at which s is true are an even kernel. *)
Definition list_even_kernel (n : nat) (l : edge_list) (s : seq bool) : bool :=
  let V := iota 0 n in
  [&& has id s,
      all (fun u => all (fun v => nth false s u && nth false s v ==> ~~ adjacent l u v) V) V &
      all (fun u => nth false s u || ~~ odd (count (fun v => adjacent l u v && nth false s v) V)) V].

Fixpoint all_words (n : nat) : seq (seq bool) :=
  if n is k.+1 then [seq b :: s | b <- [:: false; true], s <- all_words k] else [:: [::]].

Lemma in_all_words s : s \in all_words (size s).
Proof.
elim: s => [|b s IH] //; apply/allpairsP; exists (b, s); split=> //.
by case: b.
Qed.

Lemma list_even_kernelP n l (S : {set 'I_n}) :
  even_kernel (graph_on n l) S -> list_even_kernel n l [seq v \in S | v <- enum 'I_n].
Proof.
case=> /set0Pn[v vS] ind even.
have at_ (u : 'I_n) : nth false [seq v \in S | v <- enum 'I_n] u = (u \in S).
  by rewrite (nth_map u) ?size_enum_ord ?nth_ord_enum.
have each (K : nat -> bool) : (forall u : 'I_n, K u) -> all K (iota 0 n).
  move=> all_K; apply/allP=> u; rewrite mem_iota add0n => /andP[_ u_n].
  exact: (all_K (Ordinal u_n)).
apply/and3P; split.
- by apply/hasP; exists true => //; apply/mapP; exists v; rewrite ?mem_enum.
- apply: (each) => u; apply: (each) => w; rewrite !at_; apply/implyP=> /andP[uS wS].
  by have := ind u w uS wS; rewrite inE.
- apply: (each) => u; rewrite at_; have [//|uS] := boolP (u \in S); have := even u uS.
  rewrite -val_enum_ord count_map cardE size_filter -enumT => odd_u; rewrite orFb.
  by congr (~~ odd _): odd_u; apply: eq_count => w; rewrite /= at_ !inE.
Qed.

Lemma no_even_kernel n l :
  all (fun s => ~~ list_even_kernel n l s) (all_words n) ->
  forall S : {set 'I_n}, ~ even_kernel (graph_on n l) S.
Proof.
move=> /allP none S /list_even_kernelP; apply/negP/none.
by have := in_all_words [seq v \in S | v <- enum 'I_n]; rewrite size_map size_enum_ord.
Qed.

Lemma simple_graph_on n l : all (fun e => e.1 != e.2) l -> simple (graph_on n l).
Proof.
move=> /allP no_loop; split=> [u|u v]; last by rewrite !inE /adjacent orbC.
by rewrite inE /= /adjacent orbb; apply/negP=> /no_loop; rewrite eqxx.
Qed.
