(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The sets that walks along a chain find (chains/chain_sets.v) are the sets of vertices of its members: a term by its
   definition is what the walk tells. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import rules boards weighted_walks chain_matchings chain_sets chain_laws chain_claims chain_sequences.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* What an edge asks of its ends, and whether sets are counted. *)
Definition asked (t : chain_term) : (bool -> bool -> bool) * bool :=
  match t with
  | Independence_number => (fun a b => ~~ (a && b), true)
  | Bipartite => (fun a b => ~~ eqb a b, false)
  end.
(* The value of the term by the greatest set. *)
Definition told_by (t : chain_term) (o : option nat) : option nat :=
  match t with
  | Independence_number => o
  | Bipartite => Some (if o is Some _ then 1 else 0)
  end.

(* A graph, and truth values of its vertices. *)
Section Boards.
Variable g : plain.
Definition set_of (x : bits) : {set vertex_of g} := [set v | nth false x (val v)].
Definition bits_of (S : {set vertex_of g}) : bits := [seq v \in S | v <- enum (vertex_of g)].
Lemma bits_of_size S : size (bits_of S) = order g.
Proof. by rewrite size_map -cardT card_ord. Qed.
Lemma bits_ofK S : set_of (bits_of S) = S.
Proof.
apply/setP=> v; have v_lt : val v < size (enum 'I_(order g)) by rewrite size_enum_ord ltn_ord.
by rewrite inE /bits_of (nth_map v) // nth_ord_enum.
Qed.
Lemma count_filter_ords (p : pred nat) n : count p (iota 0 n) = size (enum [pred v : 'I_n | p v]).
Proof. by rewrite -val_enum_ord count_map -size_filter enumT. Qed.
Lemma set_of_count x : size x = order g -> #|set_of x| = count id x.
Proof.
move=> x_size; rewrite /set_of cardsE cardE -count_filter_ords.
rewrite -x_size -[in RHS](mkseq_nth false x) /mkseq count_map.
exact: eq_count.
Qed.
(* What all edges ask, said of the graph. *)
Lemma fine_graph (meet : bool -> bool -> bool) x : symmetric meet ->
  all (fun e => (e.1 < order g) && (e.2 < order g)) (edge_list g) ->
  reflect (forall u v, (u, v) \in graph_of g -> meet (u \in set_of x) (v \in set_of x)) (fine meet (edge_list g) x).
Proof.
move=> sym /allP in_range; apply: (iffP allP) => [all_meet u v|all_meet [a b] e_in].
  by rewrite !inE /= => /orP[] /all_meet //=; rewrite sym.
have /andP[/= a_lt b_lt] := in_range _ e_in.
by have := all_meet (Ordinal a_lt) (Ordinal b_lt); rewrite !inE /joined /= e_in => /(_ isT).
Qed.
End Boards.

(* The edges of a member join vertices of it. *)
Lemma piece_in_range s k n : chain_ok s k -> 0 < n ->
  all (fun e => (e.1 < piece_order s k n) && (e.2 < piece_order s k n)) (piece_edges s k n).
Proof.
case: n => // n /and4P[/andP[u_in u_on] /andP[l_in l_on] /andP[r_in r_on] ring_ok] _.
have unit_fits i : i <= n -> unit_at s k i + part_order (unit_part s) <= piece_order s k n.+1.
  move=> i_n; apply: leq_trans (leq_addr _ _); rewrite /unit_at -addnA leq_add2l addnC -mulSn.
  by rewrite leq_mul2r ltnS i_n orbT.
have left_fits : 0 + part_order (left_end k) <= piece_order s k n.+1.
  by rewrite add0n /piece_order /unit_at -!addnA leq_addr.
have right_fits : unit_at s k n.+1 + part_order (right_end k) <= piece_order s k n.+1 by [].
have fits a b p q es : a + p <= piece_order s k n.+1 -> b + q <= piece_order s k n.+1 ->
    all (fun e => (e.1 < p) && (e.2 < q)) es ->
    all (fun e => (e.1 < piece_order s k n.+1) && (e.2 < piece_order s k n.+1)) (between a b es).
  move=> a_p b_q; rewrite all_map; apply: sub_all => e /andP[e1 e2] /=.
  by rewrite (leq_trans _ a_p) ?ltn_add2l // (leq_trans _ b_q) ?ltn_add2l.
have flat f (ns : seq nat) : (forall i, i \in ns ->
      all (fun e => (e.1 < piece_order s k n.+1) && (e.2 < piece_order s k n.+1)) (f i)) ->
    all (fun e => (e.1 < piece_order s k n.+1) && (e.2 < piece_order s k n.+1)) (flatten [seq f i | i <- ns]).
  elim: ns => //= i ns IH all_f; rewrite all_cat all_f ?mem_head // IH // => j j_in.
  by apply: all_f; rewrite in_cons j_in orbT.
rewrite /piece_edges; cbv zeta; rewrite 6!all_cat.
rewrite (fits _ _ _ _ _ left_fits left_fits l_in) (fits _ _ _ _ _ left_fits (unit_fits 0 isT) l_on).
rewrite (fits _ _ _ _ _ right_fits right_fits r_in) (fits _ _ _ _ _ right_fits (unit_fits n (leqnn n)) r_on).
rewrite !flat => [|i|i]; last 2 first.
- by rewrite mem_iota add0n => i_n; apply: fits u_on; apply: unit_fits => //; apply: ltnW.
- by rewrite mem_iota => i_n; apply: fits u_in; apply: unit_fits.
case: (closed k) ring_ok => //= /and3P[_ _ turned_ok].
exact: fits (unit_fits n (leqnn n)) (unit_fits 0 isT) turned_ok.
Qed.

Section Terms.
Variables (c : chain_claim) (n : nat).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Let g := member c n.
Hypotheses (ok : chain_ok s k) (n0 : 0 < n).
Let in_range : all (fun e => (e.1 < order g) && (e.2 < order g)) (edge_list g) := piece_in_range ok n0.

Lemma independent_sets v :
  set_there (asked Independence_number).1 true s k n v <->
  exists2 S : {set vertex_of g}, independent (graph_of g) S & #|S| = v.
Proof.
have sym : symmetric (asked Independence_number).1 by move=> a b; rewrite /= andbC.
split=> [[x [x_size x_fine ->]]|[S S_ok <-]].
  exists (set_of g x); last by rewrite set_of_count.
  move=> a b a_in b_in; apply/negP=> /(fine_graph x sym in_range x_fine).
  by rewrite a_in b_in.
exists (bits_of S); split; first exact: bits_of_size.
  apply/(fine_graph _ sym in_range) => a b ab; rewrite bits_ofK; apply/negP=> /andP[a_S b_S].
  by have := S_ok _ _ a_S b_S; rewrite ab.
by rewrite /weight -(set_of_count (bits_of_size S)) bits_ofK.
Qed.
Lemma colourings : (exists v, set_there (asked Bipartite).1 false s k n v) <-> bipartite (graph_of g).
Proof.
have sym : symmetric (asked Bipartite).1 by case=> -[].
split=> [[v [x [x_size x_fine _]]]|[S S_ok]].
  exists (set_of g x) => a b /(fine_graph x sym in_range x_fine); by do 2!case: (_ \in _).
exists 0, (bits_of S); split=> //; first exact: bits_of_size.
by apply/(fine_graph _ sym in_range) => a b /S_ok; rewrite bits_ofK; do 2!case: (_ \in _).
Qed.

(* The term is what the walk tells. *)
Theorem term_told t v : told_by t (set_value (asked t).1 (asked t).2 s k n) = Some v -> term_is t g v.
Proof.
have := set_value_means (asked t).1 (asked t).2 ok n0; case: t => /=; case: (set_value _ _ _ _ _) => [m|] //=.
- case=> /independent_sets[S S_ok S_m] m_best [<-]; split; first by exists S.
  by move=> T T_ok; apply: m_best; apply/independent_sets; exists T.
- by case=> there _ [<-]; left; split=> //; apply/colourings; exists m.
- by move=> no [<-]; right; split=> // /colourings[m /no].
Qed.
End Terms.
