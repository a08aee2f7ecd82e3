(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The degrees of the vertices of open chains: those of the ends and of a unit, which differ in the first and the last
   unit alone. *)
From Coq Require Import Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import rules tables boards chain_laws chain_claims chain_sets chain_neighbours chain_simple.
From Gazetteer Require Import member_sets vertex_tallies.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition from_here (es : seq (nat * nat)) (j : nat) : nat := count (fun e => same e.1 j) es.
Definition to_here (es : seq (nat * nat)) (j : nat) : nat := count (fun e => same e.2 j) es.
Definition within_part (p : part) (j : nat) : nat := from_here (part_edges p) j + to_here (part_edges p) j.
Definition degrees_of (c : chain_claim) : known_degrees :=
  let: (u, L, R) := (claim_unit c, left_end (claim_kind c), right_end (claim_kind c)) in
  let of_end p j := within_part p j + from_here (part_joins p) j in
  Known_degrees (of_end L)
    (fun is_first is_last j => within_part u j + (to_here (part_joins (if is_first then L else u)) j +
      (if is_last then to_here (part_joins R) j else from_here (part_joins u) j)))
    (of_end R).

Section Degrees.
Variables (c : chain_claim) (n : nat).
Let s := chain_of c no_rules.
Let k := claim_kind c.
Let g := member c n.+1.
Let U := part_order (claim_unit c).
Let d := degrees_of c.
Hypotheses (open : ~~ closed k) (ok : chain_ok s k) (once : parts_single s k).

Lemma to_left_all es m j a : all (fun e => (e.1 < a) && (e.2 < m)) es -> to_left es (nseq m true) j = from_here es j.
Proof.
by move/allP=> es_in; apply: eq_in_count => e /es_in/andP[_ e_2]; rewrite nth_nseq e_2 andbT sameE.
Qed.
Lemma to_right_all es m j a : all (fun e => (e.1 < m) && (e.2 < a)) es -> to_right es (nseq m true) j = to_here es j.
Proof.
by move/allP=> es_in; apply: eq_in_count => e /es_in/andP[e_1 _]; rewrite nth_nseq e_1 andbT sameE.
Qed.

Let l := nseq (part_order (left_end k)) true.
Let xs := nseq n.+1 (nseq U true).
Let r := nseq (part_order (right_end k)) true.
Let xs_all x : x \in xs -> size x = part_order (unit_part s).
Proof. by move/nseqP=> [-> _]; rewrite size_nseq. Qed.
Lemma degree_got v : #|neighbours (graph_of g) v| = got (edge_list g) (whole l xs r) (val v).
Proof.
have in_range := piece_in_range ok (ltn0Sn n).
have simple p q := @members_simple s k n ok once _ p q.
rewrite (@got_all g) // => [|p q p_lt q_lt]; last by apply: simple => //; rewrite (negPf open).
suff -> : set_of g (whole l xs r) = setT by rewrite setIT.
apply/setP=> w; rewrite !inE; have w_lt : val w < size (whole l xs r).
  rewrite (@whole_size s k n l r xs) ?size_nseq //; exact: ltn_ord.
have /all_nthP/(_ _ w_lt) : all id (whole l xs r); last by apply.
have all_xs m : all id (flatten (nseq m (nseq U true))).
  by elim: m => //= m IH; rewrite all_cat IH all_nseq orbT.
by rewrite /whole !all_cat !all_nseq !orbT all_xs.
Qed.
Lemma there_all j : j <= n.+2 -> there n l r xs j = nseq (order_of s k n j) true.
Proof.
case: j => [|j] //=; rewrite ltnS leq_eqVlt => /orP[/eqP->|j_n]; first by rewrite ltnn ltnn.
by rewrite -ltnS j_n nth_nseq j_n.
Qed.
Lemma got_of_all i w a b es : a <= n.+2 -> b <= n.+2 ->
  all (fun e => (e.1 < order_of s k n a) && (e.2 < order_of s k n b)) es ->
  got_of (there n l r xs) i w (a, b, es) =
  (if a == i then from_here es w else 0) + (if b == i then to_here es w else 0).
Proof.
by move=> a_n b_n es_in; rewrite /got_of /= !there_all // (to_left_all _ es_in) (to_right_all _ es_in).
Qed.
Lemma parts_degree i w : i <= n.+2 -> w < order_of s k n i ->
  got (edge_list g) (whole l xs r) (begins s k i + w) =
  if i is h.+1 then
    if h <= n then degrees_unit d (h == 0) (h == n) w else degrees_right d w
  else degrees_left d w.
Proof.
have /and4P[/andP[u_in u_on] /andP[l_in l_on] /andP[r_in r_on] _] := ok.
have unit_order h : h <= n -> order_of s k n h.+1 = U by rewrite /order_of ltnS => ->.
have right_order : order_of s k n n.+2 = part_order (right_end k) by rewrite /order_of ltnn.
move=> i_n w_i; rewrite (@got_parts s k n l r xs ok) ?size_nseq // (negPf open) addn0.
rewrite !got_of_all ?right_order ?unit_order //.
have units h : h <= n -> got (part_edges (claim_unit c)) (there n l r xs h.+1) w = within_part (claim_unit c) w.
  by move=> h_n; rewrite there_all ?ltnS ?leqW // unit_order // /got (to_left_all _ u_in) (to_right_all _ u_in).
case: i i_n w_i => [|h] i_n w_i; first by rewrite /= !addn0 /within_part.
rewrite !eqSS -[0 == h.+1]/false -[0 < h.+1]/true; case: (ltngtP h n.+1) (i_n) => [h_n _|n_h|h_eq _]; last 2 first.
- by rewrite !ltnS leqNgt n_h.
- have [h_n n_not_h] : h <= n = false /\ h < n = false by rewrite h_eq ltnn ltnNge leqnSn.
  have [-> ->] : (n == h) = false /\ (0 == h) = false by rewrite h_eq ltn_eqF.
  by rewrite h_n n_not_h !andbF !add0n !addn0 /within_part.
rewrite ltnS in h_n; rewrite h_n andTb [unit_part s]/(claim_unit c) (units h h_n).
have joins_right : h < n -> to_left (part_joins (claim_unit c)) (there n l r xs h.+2) w =
    from_here (part_joins (claim_unit c)) w.
  by move=> h_lt; rewrite there_all // unit_order // (to_left_all _ u_on).
have joins_left : 0 < h -> to_right (part_joins (claim_unit c)) (there n l r xs h) w =
    to_here (part_joins (claim_unit c)) w.
  case: h h_n {w_i i_n joins_right} => // h h_n _.
  by rewrite there_all ?unit_order ?(to_right_all _ u_on) // ltnW // leqW.
rewrite [0 == h]eq_sym [n == h]eq_sym !add0n ltnS andbT.
set lefts := if h == 0 then _ else 0; set onward := if true && _ then _ else 0; set back := if 0 < h then _ else 0.
set rights := if h == n then _ else 0.
have to_all : lefts + back = to_here (part_joins (if h == 0 then left_end k else claim_unit c)) w.
  rewrite /lefts /back; case: (posnP h) => [_|h0]; first by rewrite addn0.
  by rewrite joins_left.
have from_all : onward + rights =
    if h == n then to_here (part_joins (right_end k)) w else from_here (part_joins (claim_unit c)) w.
  rewrite /onward /rights; move: h_n; rewrite leq_eqVlt; case: (h =P n) => [->|_]; first by rewrite ltnn.
  by rewrite orFb => h_lt; rewrite h_lt addn0; apply: joins_right.
by rewrite /= -to_all -from_all -!plusE; lia.
Qed.
Lemma degree_left (v : vertex_of g) : val v < part_order (left_end k) ->
  #|neighbours (graph_of g) v| = degrees_left d (val v).
Proof. by rewrite degree_got; apply: (@parts_degree 0). Qed.
Lemma degree_unit (v : vertex_of g) h j : h <= n -> j < U -> val v = unit_at s k h + j ->
  #|neighbours (graph_of g) v| = degrees_unit d (h == 0) (h == n) j.
Proof.
move=> h_n j_U v_h; have := @parts_degree h.+1 j; rewrite h_n => told; rewrite degree_got v_h.
apply: told; first by rewrite ltnS leqW.
by have -> : order_of s k n h.+1 = U by rewrite /order_of ltnS; case: ifP => //; rewrite h_n.
Qed.
Lemma degree_right (v : vertex_of g) j : j < part_order (right_end k) -> val v = unit_at s k n.+1 + j ->
  #|neighbours (graph_of g) v| = degrees_right d j.
Proof.
move=> j_R v_j; have := @parts_degree n.+2 j; rewrite ltnn => told; rewrite degree_got v_j.
by apply: told => //; have -> : order_of s k n n.+2 = part_order (right_end k) by rewrite /order_of ltnn.
Qed.
End Degrees.
