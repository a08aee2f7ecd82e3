(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Labels of the vertices of the members of a chain, open or closed into a ring, that are as edges ask of their two
   ends. The labels of a member are put together from those of its parts. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import chain_laws.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The places of each part are its vertices, and its edges to the unit beside it lead to vertices there. *)
Definition part_ok (p : part) (beside : nat) : bool :=
  all (fun e => (e.1 < part_order p) && (e.2 < part_order p)) (part_edges p) &&
  all (fun e => (e.1 < part_order p) && (e.2 < beside)) (part_joins p).

Section Chains.
Variables (s : chain_law) (k : kind).
Let u := unit_part s.
Definition joins_turned : seq (nat * nat) := [seq (e.1, nth e.2 (turn s) e.2) | e <- part_joins u].
Definition chain_ok : bool :=
  [&& part_ok u (part_order u), part_ok (left_end k) (part_order u), part_ok (right_end k) (part_order u) &
      if closed k then [&& part_order (left_end k) == 0, part_order (right_end k) == 0 &
        all (fun e => (e.1 < part_order u) && (e.2 < part_order u)) joins_turned] else true].

(* What an edge asks of the labels of its two ends. *)
Section Labels.
Variables (T : eqType) (x0 : T) (meet : T -> T -> bool).
Definition labels_meet (es : seq (nat * nat)) (x y : seq T) : bool :=
  all (fun e => meet (nth x0 x e.1) (nth x0 y e.2)) es.
Definition labels_fit (es : seq (nat * nat)) (x : seq T) : bool := labels_meet es x x.
Definition row_of_parts (l : seq T) (xs : seq (seq T)) (r : seq T) : seq T := l ++ flatten xs ++ r.
Hypothesis ok : chain_ok.

Section Parts.
Variables (n : nat) (l r : seq T) (xs : seq (seq T)).
Hypotheses (l_size : size l = part_order (left_end k)) (r_size : size r = part_order (right_end k)).
Hypotheses (xs_size : size xs = n.+1) (xs_all : forall x, x \in xs -> size x = part_order u).
Let x := row_of_parts l xs r.

Lemma parts_size (ys : seq (seq T)) m : (forall y, y \in ys -> size y = m) -> size (flatten ys) = size ys * m.
Proof.
elim: ys => //= y ys IH all_m; rewrite size_cat IH ?mulSn ?all_m ?mem_head // => z z_in.
by apply: all_m; rewrite in_cons z_in orbT.
Qed.
Lemma label_left : forall v, v < part_order (left_end k) -> nth x0 x (0 + v) = nth x0 l v.
Proof. by move=> v v_l; rewrite nth_cat l_size v_l. Qed.
Lemma label_unit i : i < n.+1 -> forall v, v < part_order u ->
  nth x0 x (unit_at s k i + v) = nth x0 (nth [::] xs i) v.
Proof.
move=> i_n v v_u; rewrite nth_cat l_size /unit_at -addnA ltnNge leq_addr /= addKn.
rewrite nth_cat (parts_size xs_all) xs_size.
have -> : i * part_order u + v < n.+1 * part_order u.
  by rewrite (leq_trans (n := i.+1 * part_order u)) ?leq_mul2r ?i_n ?orbT // mulSn addnC ltn_add2r.
rewrite -xs_size in i_n; move: xs_all i_n; clear - v_u; elim: xs i => //= y ys IH [|i] all_u i_n.
  by rewrite nth_cat all_u ?mem_head ?mul0n ?add0n // v_u.
rewrite nth_cat all_u ?mem_head // mulSn -addnA ltnNge leq_addr /= addKn IH // => z z_in.
by apply: all_u; rewrite in_cons z_in orbT.
Qed.
Lemma label_right : forall v, v < part_order (right_end k) -> nth x0 x (unit_at s k n.+1 + v) = nth x0 r v.
Proof.
move=> v v_r; rewrite nth_cat l_size /unit_at -addnA ltnNge leq_addr /= addKn.
by rewrite nth_cat (parts_size xs_all) xs_size ltnNge leq_addr /= addKn.
Qed.
Lemma row_of_parts_size : size x = piece_order s k n.+1.
Proof. by rewrite !size_cat (parts_size xs_all) l_size r_size xs_size /piece_order /unit_at addnA. Qed.
Lemma labels_between a b es p q y z : (forall v, v < p -> nth x0 x (a + v) = nth x0 y v) ->
  (forall v, v < q -> nth x0 x (b + v) = nth x0 z v) -> all (fun e => (e.1 < p) && (e.2 < q)) es ->
  labels_fit (between a b es) x = labels_meet es y z.
Proof.
move=> x_y x_z /allP in_range; rewrite /labels_fit /labels_meet all_map; apply: eq_in_all => e /in_range/andP[e1 e2] /=.
by rewrite x_y ?x_z.
Qed.

Theorem labels_fit_parts : labels_fit (piece_edges s k n.+1) x =
  [&& labels_fit (part_edges (left_end k)) l, labels_meet (part_joins (left_end k)) l (nth [::] xs 0),
      all (labels_fit (part_edges u)) xs,
      all (fun i => labels_meet (part_joins u) (nth [::] xs i) (nth [::] xs i.+1)) (iota 0 n),
      labels_fit (part_edges (right_end k)) r, labels_meet (part_joins (right_end k)) r (nth [::] xs n) &
      closed k ==> labels_meet joins_turned (nth [::] xs n) (nth [::] xs 0)].
Proof.
have /and4P[/andP[u_in u_on] /andP[l_in l_on] /andP[r_in r_on] ring_ok] := ok.
have cat es fs : labels_fit (es ++ fs) x = labels_fit es x && labels_fit fs x.
  by rewrite /labels_fit /labels_meet all_cat.
have flat f (ns : seq nat) : labels_fit (flatten [seq f i | i <- ns]) x = all (fun i => labels_fit (f i) x) ns.
  by elim: ns => //= i ns IH; rewrite cat IH.
rewrite /piece_edges; cbv zeta; rewrite 6!cat !flat.
rewrite (labels_between label_left label_left l_in) (labels_between label_left (label_unit (ltn0Sn n)) l_on).
rewrite (labels_between label_right label_right r_in) (labels_between label_right (label_unit (ltnSn n)) r_on).
have -> : all (fun i => labels_fit (between (unit_at s k i) (unit_at s k i) (part_edges u)) x) (iota 0 n.+1) =
    all (labels_fit (part_edges u)) xs.
  rewrite -[xs in RHS](mkseq_nth [::]) /mkseq all_map xs_size; apply: eq_in_all => i; rewrite mem_iota => i_n /=.
  by rewrite (labels_between (label_unit i_n) (label_unit i_n) u_in).
have -> : all (fun i => labels_fit (between (unit_at s k i) (unit_at s k i.+1) (part_joins u)) x) (iota 0 n) =
    all (fun i => labels_meet (part_joins u) (nth [::] xs i) (nth [::] xs i.+1)) (iota 0 n).
  apply: eq_in_all => i; rewrite mem_iota add0n => i_n.
  by rewrite (labels_between (label_unit (leqW i_n)) (label_unit (_ : i.+1 < n.+1)) u_on).
do !congr (_ && _); case: (closed k) ring_ok => //= /and3P[_ _ turned_ok].
by rewrite (labels_between (label_unit (ltnSn n)) (label_unit (ltn0Sn n)) turned_ok).
Qed.
End Parts.

(* All labels of a member are. *)
Lemma labels_part_by_part n (x : seq T) : size x = piece_order s k n -> exists l xs r,
  [/\ x = row_of_parts l xs r, size l = part_order (left_end k), size r = part_order (right_end k), size xs = n &
      forall y, y \in xs -> size y = part_order u].
Proof.
rewrite /piece_order /unit_at => x_size; set a := part_order (left_end k) in x_size *.
have [xs [xs_n xs_all xs_eq]] : exists xs : seq (seq T), [/\ size xs = n, forall y, y \in xs -> size y = part_order u &
    flatten xs = take (n * part_order u) (drop a x)].
  have : n * part_order u <= size (drop a x) by rewrite size_drop x_size -addnA addKn leq_addr.
  elim: n {x_size} (drop a x) => [|n IH] y; first by exists [::]; rewrite take0.
  rewrite mulSn => le_y; have le_u : part_order u <= size y by apply: leq_trans le_y; rewrite leq_addr.
  have [|xs [xs_n xs_all xs_eq]] := IH (drop (part_order u) y); first by rewrite size_drop leq_subRL.
  exists (take (part_order u) y :: xs); split; rewrite /= ?xs_n ?xs_eq ?takeD // => z.
  by rewrite in_cons => /orP[/eqP->|/xs_all //]; rewrite size_takel.
exists (take a x), xs, (drop (n * part_order u) (drop a x)); split=> //.
- by rewrite /row_of_parts xs_eq !cat_take_drop.
- by rewrite size_takel // x_size -addnA leq_addr.
- by rewrite !size_drop x_size -addnA addKn addKn.
Qed.
End Labels.
End Chains.
