(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* All gadgets of order at most 8 and maximum degree 3, as lists of edges, are tried: none but the
   pseudoarc acts as an arc [FSU93, Theorem 2.1, Fig. 1]. The inner vertices are numbered from 0:
   first that beside x, then that beside y unless it is the same one. Then come x and y. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules small pseudoarc gadgets.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The pairs i < j of inner vertices. Whether K holds of every choice of some of ps with acc, where
   no choice is continued for which ok fails. *)
Definition pairs (k : nat) : edge_list := [seq (i, j) | i <- iota 0 k, j <- iota i.+1 (k - i.+1)].
Fixpoint every (ok K : edge_list -> bool) (acc ps : edge_list) : bool :=
  if ps is p :: ps' then
    if every ok K acc ps' then
      (if ok (p :: acc) then every ok K (p :: acc) ps' else true) else false
  else K acc.

Lemma every_filter (ok K : edge_list -> bool) P acc (ps : edge_list) :
  uniq (rev (filter P ps) ++ acc) ->
  (forall acc' : edge_list, uniq acc' -> {subset acc' <= rev (filter P ps) ++ acc} -> ok acc') ->
  every ok K acc ps -> K (rev (filter P ps) ++ acc).
Proof.
elim: ps acc => [|p ps IH] acc //= uniq_all all_ok.
case: (boolP (every ok K acc ps)) => // without_p; case: (P p) uniq_all all_ok; last first.
  by move=> uniq_all all_ok _; apply: IH.
have -> : rev (p :: filter P ps) ++ acc = rev (filter P ps) ++ (p :: acc).
  by rewrite rev_cons cat_rcons.
move=> uniq_all all_ok; rewrite all_ok; first exact: IH.
  by move: uniq_all; rewrite cat_uniq => /and3P[].
by move=> e e_in; rewrite mem_cat e_in orbT.
Qed.

Lemma in_pairs k i j : ((i, j) \in pairs k) = (i < j < k).
Proof.
apply/allpairsPdep/andP => [[i' [j' [i_k j_k [-> ->]]]]|[ij jk]].
  move: i_k j_k; rewrite !mem_iota /= add0n => i_k /andP[ij]; rewrite subnKC //.
exists i, j; rewrite !mem_iota /= add0n ij (ltn_trans ij jk) subnKC //.
exact: ltn_trans ij jk.
Qed.

(* At most three edges at the ends of the last edge taken. *)
Definition subcubic_end (acc : edge_list) : bool :=
  if acc is p :: _ then
    if size (list_neighbours acc p.1) <= 3 then size (list_neighbours acc p.2) <= 3 else false
  else true.
(* No inner vertex is isolated. *)
Fixpoint none_isolated (l : edge_list) (s : seq nat) : bool :=
  if s is i :: s' then
    if has (fun e => (e.1 == i) || (e.2 == i)) l then none_isolated l s' else false
  else true.
(* The places that the numbers take in the pseudoarc. *)
Definition placings : seq (seq nat) :=
  [seq [:: place_a, place_d & rcons (rcons s place_x) place_y] |
     s <- permutations [:: place_b; place_c; place_z]].
Definition placed (l : edge_list) (s : seq nat) : bool :=
  all (fun i => all (fun j => adjacent l i j == adjacent pseudoarc (nth 0 s i) (nth 0 s j))
    (iota 0 7)) (iota 0 7).
Definition pseudoarc_or_none (k : nat) (l : edge_list) : bool :=
  if none_isolated l (iota 0 k) then
    if list_acts 24 l k k.+1 then (k == 5) && has (placed l) placings else true
  else true.

(* d is 0 or 1, the number of the vertex beside y. *)
Definition tried (k d : nat) : bool :=
  every subcubic_end (pseudoarc_or_none k) [:: (k, 0); (k.+1, d)] (pairs k).

Lemma all_tried : all (fun k => tried k 0 && tried k 1) (iota 0 7).
Proof. vm_cast_no_check (erefl true). Qed.

Lemma uniq_list_neighbours l i :
  uniq l -> (forall e, e \in l -> (e.2, e.1) \notin l) -> uniq (list_neighbours l i).
Proof.
move=> l_uniq one_way; rewrite cat_uniq !map_inj_in_uniq ?filter_uniq //=.
- rewrite andbT; apply/hasPn=> j /mapP[[a b]]; rewrite mem_filter /= => /andP[/eqP-> ai] ->.
  apply/mapP=> -[[c d]]; rewrite mem_filter /= => /andP[/eqP-> id] a_d.
  by have /negP := one_way _ ai; rewrite /= a_d.
- by move=> [a b] [c d]; rewrite !mem_filter /= => /andP[/eqP-> _] /andP[/eqP-> _] ->.
- by move=> [a b] [c d]; rewrite !mem_filter /= => /andP[/eqP-> _] /andP[/eqP-> _] ->.
Qed.
