(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Sets of vertices of the members of a chain, open or closed into a ring, that are as edges ask: no edge within them,
   or each edge with one end in them. A set is a truth value for each vertex, and the set of a member is put together
   from those of its parts. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import chain_laws.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The places of each part are its vertices, and its edges to the unit beside it lead to vertices there. *)
Definition part_ok (p : part) (beside : nat) : bool :=
  all (fun e => (e.1 < part_order p) && (e.2 < part_order p)) (part_edges p) &&
  all (fun e => (e.1 < part_order p) && (e.2 < beside)) (part_joins p).

Definition bits : eqType := [eqType of seq bool].
Fixpoint all_bits (n : nat) : seq bits :=
  if n is m.+1 then [seq true :: x | x <- all_bits m] ++ [seq false :: x | x <- all_bits m] else [:: [::]].
Lemma in_all_bits n x : (x \in all_bits n) = (size x == n).
Proof.
elim: n x => [|n IH] [|b x] //=; first by apply/negbTE; rewrite mem_cat; apply/norP; split; apply/mapP=> -[].
rewrite mem_cat eqSS -IH; apply/orP/idP=> [[] /mapP[y y_in [_ ->]] //|x_in].
by case: b; [left|right]; apply/mapP; exists x.
Qed.

(* What an edge asks of its two ends, and whether a set has a size or is only there. *)
Section Sets.
Variables (meet : bool -> bool -> bool) (counted : bool).
Definition weight (x : bits) : nat := if counted then count id x else 0.
Definition meeting (es : seq (nat * nat)) (x y : bits) : bool :=
  all (fun e => meet (nth false x e.1) (nth false y e.2)) es.
Definition fine (es : seq (nat * nat)) (x : bits) : bool := meeting es x x.

Section Chains.
Variables (s : chain_law) (k : kind).
Let u := unit_part s.
Definition joins_turned : seq (nat * nat) := [seq (e.1, nth e.2 (turn s) e.2) | e <- part_joins u].
Definition patterns_of (p : part) : seq bits := [seq x <- all_bits (part_order p) | fine (part_edges p) x].
Definition chain_ok : bool :=
  [&& part_ok u (part_order u), part_ok (left_end k) (part_order u), part_ok (right_end k) (part_order u) &
      if closed k then [&& part_order (left_end k) == 0, part_order (right_end k) == 0 &
        all (fun e => (e.1 < part_order u) && (e.2 < part_order u)) joins_turned] else true].
Hypothesis ok : chain_ok.

(* A set of the member, part by part. *)
Definition whole (l : bits) (xs : seq bits) (r : bits) : bits := l ++ flatten xs ++ r.
Section Parts.
Variables (n : nat) (l r : bits) (xs : seq bits).
Hypotheses (l_size : size l = part_order (left_end k)) (r_size : size r = part_order (right_end k)).
Hypotheses (xs_size : size xs = n.+1) (xs_all : forall x, x \in xs -> size x = part_order u).
Let x := whole l xs r.

Lemma flatten_size (ys : seq bits) m : (forall y, y \in ys -> size y = m) -> size (flatten ys) = size ys * m.
Proof.
elim: ys => //= y ys IH all_m; rewrite size_cat IH ?mulSn ?all_m ?mem_head // => z z_in.
by apply: all_m; rewrite in_cons z_in orbT.
Qed.
Lemma in_left : forall v, v < part_order (left_end k) -> nth false x (0 + v) = nth false l v.
Proof. by move=> v v_l; rewrite nth_cat l_size v_l. Qed.
Lemma in_unit i : i < n.+1 -> forall v, v < part_order u ->
  nth false x (unit_at s k i + v) = nth false (nth [::] xs i) v.
Proof.
move=> i_n v v_u; rewrite nth_cat l_size /unit_at -addnA ltnNge leq_addr /= addKn.
rewrite nth_cat (flatten_size xs_all) xs_size.
have -> : i * part_order u + v < n.+1 * part_order u.
  by rewrite (leq_trans (n := i.+1 * part_order u)) ?leq_mul2r ?i_n ?orbT // mulSn addnC ltn_add2r.
rewrite -xs_size in i_n; move: xs_all i_n; clear - v_u; elim: xs i => //= y ys IH [|i] all_u i_n.
  by rewrite nth_cat all_u ?mem_head ?mul0n ?add0n // v_u.
rewrite nth_cat all_u ?mem_head // mulSn -addnA ltnNge leq_addr /= addKn IH // => z z_in.
by apply: all_u; rewrite in_cons z_in orbT.
Qed.
Lemma in_right : forall v, v < part_order (right_end k) -> nth false x (unit_at s k n.+1 + v) = nth false r v.
Proof.
move=> v v_r; rewrite nth_cat l_size /unit_at -addnA ltnNge leq_addr /= addKn.
by rewrite nth_cat (flatten_size xs_all) xs_size ltnNge leq_addr /= addKn.
Qed.
Lemma whole_size : size x = piece_order s k n.+1.
Proof. by rewrite !size_cat (flatten_size xs_all) l_size r_size xs_size /piece_order /unit_at addnA. Qed.
Lemma whole_weight : weight x = weight l + sumn [seq weight y | y <- xs] + weight r.
Proof.
rewrite /weight; case: counted; last by elim: xs.
by rewrite !count_cat count_flatten addnA.
Qed.

Lemma between_fine a b es p q y z : (forall v, v < p -> nth false x (a + v) = nth false y v) ->
  (forall v, v < q -> nth false x (b + v) = nth false z v) -> all (fun e => (e.1 < p) && (e.2 < q)) es ->
  fine (between a b es) x = meeting es y z.
Proof.
move=> x_y x_z /allP in_range; rewrite /fine /meeting all_map; apply: eq_in_all => e /in_range/andP[e1 e2] /=.
by rewrite x_y ?x_z.
Qed.

Theorem whole_fine : fine (piece_edges s k n.+1) x =
  [&& fine (part_edges (left_end k)) l, meeting (part_joins (left_end k)) l (nth [::] xs 0),
      all (fine (part_edges u)) xs,
      all (fun i => meeting (part_joins u) (nth [::] xs i) (nth [::] xs i.+1)) (iota 0 n),
      fine (part_edges (right_end k)) r, meeting (part_joins (right_end k)) r (nth [::] xs n) &
      closed k ==> meeting joins_turned (nth [::] xs n) (nth [::] xs 0)].
Proof.
have /and4P[/andP[u_in u_on] /andP[l_in l_on] /andP[r_in r_on] ring_ok] := ok.
have cat es fs : fine (es ++ fs) x = fine es x && fine fs x by rewrite /fine /meeting all_cat.
have flat f (ns : seq nat) : fine (flatten [seq f i | i <- ns]) x = all (fun i => fine (f i) x) ns.
  by elim: ns => //= i ns IH; rewrite cat IH.
rewrite /piece_edges; cbv zeta; rewrite 6!cat !flat.
rewrite (between_fine in_left in_left l_in) (between_fine in_left (in_unit (ltn0Sn n)) l_on).
rewrite (between_fine in_right in_right r_in) (between_fine in_right (in_unit (ltnSn n)) r_on).
have -> : all (fun i => fine (between (unit_at s k i) (unit_at s k i) (part_edges u)) x) (iota 0 n.+1) =
    all (fine (part_edges u)) xs.
  rewrite -[xs in RHS](mkseq_nth [::]) /mkseq all_map xs_size; apply: eq_in_all => i; rewrite mem_iota => i_n /=.
  by rewrite (between_fine (in_unit i_n) (in_unit i_n) u_in).
have -> : all (fun i => fine (between (unit_at s k i) (unit_at s k i.+1) (part_joins u)) x) (iota 0 n) =
    all (fun i => meeting (part_joins u) (nth [::] xs i) (nth [::] xs i.+1)) (iota 0 n).
  apply: eq_in_all => i; rewrite mem_iota add0n => i_n.
  by rewrite (between_fine (in_unit (leqW i_n)) (in_unit (_ : i.+1 < n.+1)) u_on).
do !congr (_ && _); case: (closed k) ring_ok => //= /and3P[_ _ turned_ok].
by rewrite (between_fine (in_unit (ltnSn n)) (in_unit (ltn0Sn n)) turned_ok).
Qed.
End Parts.

(* Each set is one. *)
Lemma whole_of n x : size x = piece_order s k n -> exists l xs r,
  [/\ x = whole l xs r, size l = part_order (left_end k), size r = part_order (right_end k), size xs = n &
      forall y, y \in xs -> size y = part_order u].
Proof.
rewrite /piece_order /unit_at => x_size; set a := part_order (left_end k) in x_size *.
have [xs [xs_n xs_all xs_eq]] : exists xs : seq bits, [/\ size xs = n, forall y, y \in xs -> size y = part_order u &
    flatten xs = take (n * part_order u) (drop a x)].
  have : n * part_order u <= size (drop a x) by rewrite size_drop x_size -addnA addKn leq_addr.
  elim: n {x_size} (drop a x) => [|n IH] y; first by exists [::]; rewrite take0.
  rewrite mulSn => le_y; have le_u : part_order u <= size y by apply: leq_trans le_y; rewrite leq_addr.
  have [|xs [xs_n xs_all xs_eq]] := IH (drop (part_order u) y); first by rewrite size_drop leq_subRL.
  exists (take (part_order u) y :: xs); split; rewrite /= ?xs_n ?xs_eq ?takeD // => z.
  by rewrite in_cons => /orP[/eqP->|/xs_all //]; rewrite size_takel.
exists (take a x), xs, (drop (n * part_order u) (drop a x)); split=> //.
- by rewrite /whole xs_eq !cat_take_drop.
- by rewrite size_takel // x_size -addnA leq_addr.
- by rewrite !size_drop x_size -addnA addKn addKn.
Qed.
Lemma pattern_size p y : y \in patterns_of p -> size y = part_order p.
Proof. by rewrite mem_filter in_all_bits => /andP[_ /eqP]. Qed.
End Chains.
End Sets.
