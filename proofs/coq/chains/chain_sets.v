(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Sets of vertices of the members of a chain, open or closed into a ring, that are as edges ask: no edge within them, or
   each edge with one end in them. A set is a truth value for each vertex. What a unit has of it is a pattern, and the
   walk of chains/weighted_walks.v finds the greatest of all these sets on the graph that a certificate writes. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import weighted_walks chain_laws chain_matchings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

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
Definition patterns : seq bits := patterns_of u.
Definition steps : seq (nat * seq bool) := steps_of patterns weight (meeting (part_joins u)).
(* The best of an end beside a unit with this pattern. *)
Definition end_beside (p : part) (y : bits) : option nat :=
  best false [seq Some (weight x) | x <- patterns_of p & meeting (part_joins p) x y].
(* A ring is walked once for each pattern of its first unit. *)
Definition starts : seq (seq (option nat)) :=
  if closed k then [seq [seq if y == x then Some (weight y) else None | y <- patterns] | x <- patterns]
  else [:: [seq omap (addn^~ (weight y)) (end_beside (left_end k) y) | y <- patterns]].
Definition ends : seq (seq (option nat)) :=
  if closed k then [seq [seq if meeting joins_turned y x then Some 0 else None | y <- patterns] | x <- patterns]
  else [:: [seq end_beside (right_end k) y | y <- patterns]].
(* Behind n + 1 units. *)
Definition set_state (n : nat) : seq (seq (option nat)) := state false steps starts n.
Definition set_value (n : nat) : option nat := told false ends (set_state n.-1).

Definition chain_ok : bool :=
  [&& part_ok u (part_order u), part_ok (left_end k) (part_order u), part_ok (right_end k) (part_order u) &
      if closed k then [&& part_order (left_end k) == 0, part_order (right_end k) == 0 &
        all (fun e => (e.1 < part_order u) && (e.2 < part_order u)) joins_turned] else true].
Hypothesis ok : chain_ok.

Definition set_there (n v : nat) : Prop := exists x : bits,
  [/\ size x = piece_order s k n, fine (piece_edges s k n) x & v = weight x].

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

Lemma whole_fine : fine (piece_edges s k n.+1) x =
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

Lemma joins_path n y xs : size xs = n ->
  all (fun i => meeting (part_joins u) (nth [::] (y :: xs) i) (nth [::] (y :: xs) i.+1)) (iota 0 n) =
  path (meeting (part_joins u)) y xs.
Proof.
move=> xs_n; apply/allP/(pathP [::]) => all_i i i_n; last by rewrite mem_iota -xs_n in i_n; apply: all_i.
by have := all_i i; rewrite mem_iota -xs_n => /(_ i_n).
Qed.

Lemma best_end p (y : bits) : is_best false (fun v => exists2 x, x \in patterns_of p & meeting (part_joins p) x y /\ v = weight x)
  (end_beside p y).
Proof.
have := @best_among false bits (fun x v => v = weight x) (fun x => Some (weight x))
  [seq x <- patterns_of p | meeting (part_joins p) x y].
move/(_ _)/is_best_same; apply=> [v|x _]; last by split=> // v ->; apply: better_refl.
split=> [[x]|[x x_in [x_y ->]]]; first by rewrite mem_filter => /andP[x_y x_in] ->; exists x.
by exists x; rewrite // mem_filter x_y.
Qed.

(* The sets of a member are the ways of the walk. *)
Lemma sets_open n v : ~~ closed k -> set_there n.+1 v <->
  exists (i : unit) y a t, [/\ i \in [:: tt], y \in patterns,
    reached patterns weight (meeting (part_joins u)) (fun x b => x \in patterns /\
      exists2 a, (exists2 l, l \in patterns_of (left_end k) & meeting (part_joins (left_end k)) l x /\ a = weight l) &
        b = a + weight x) n y a,
    exists2 r, r \in patterns_of (right_end k) & meeting (part_joins (right_end k)) r y /\ t = weight r & v = a + t].
Proof.
move=> open; split.
  case=> x [/whole_of[l [xs [r [-> l_s r_s xs_s xs_all]]]] + ->].
  case: xs xs_s xs_all => // y xs [xs_n] xs_all.
  have xs_s : size (y :: xs) = n.+1 by rewrite /= xs_n.
  rewrite (whole_fine _ l_s xs_s xs_all) (negPf open) implyFb andbT joins_path //.
  case/and5P=> l_fine l_y fine_xs is_path /andP[r_fine r_last].
  have in_pats z : z \in y :: xs -> z \in patterns.
    by move=> z_in; rewrite mem_filter (allP fine_xs z z_in) in_all_bits xs_all ?eqxx.
  exists tt, (last y xs), (weight l + sumn [seq weight z | z <- y :: xs]), (weight r); split=> //.
  - by apply: in_pats; apply: mem_last.
  - apply/reached_path; exists y, xs, (weight l + weight y); split=> //.
    + split; first by apply: in_pats; rewrite mem_head.
      exists (weight l) => //; exists l => //; by rewrite mem_filter l_fine in_all_bits l_s eqxx.
    + by apply/allP=> z /mem_belast/in_pats.
    + by rewrite /= addnA.
  - exists r; first by rewrite mem_filter r_fine in_all_bits r_s eqxx.
    by rewrite -xs_n nth_last in r_last.
  - exact: whole_weight.
case=> _ [y [a [t [_ y_in /reached_path[x [xs [b [[x_in [c [l l_in [l_x ->]] ->]] xs_in is_path xs_n [last_y ->]]]]]]]]].
case=> r r_in [r_y ->] ->; have xs_s : size (x :: xs) = n.+1 by rewrite /= xs_n.
have in_pats z : z \in x :: xs -> z \in patterns.
  by rewrite lastI mem_rcons in_cons last_y => /orP[/eqP->//|/(allP xs_in)].
have xs_all z : z \in x :: xs -> size z = part_order u by move/in_pats/pattern_size.
have [l_s r_s] := (pattern_size l_in, pattern_size r_in).
move: l_in r_in; rewrite !mem_filter => /andP[l_fine _] /andP[r_fine _].
exists (whole l (x :: xs) r); split; first exact: whole_size.
  rewrite (whole_fine _ l_s xs_s xs_all) l_fine l_x joins_path // is_path r_fine (negPf open) /= andbT.
  rewrite -xs_n (nth_last [::] (x :: xs)) /= last_y r_y andbT -/(all _ (x :: xs)).
  by apply/allP=> z /in_pats; rewrite mem_filter => /andP[].
by rewrite whole_weight /= addnA.
Qed.

Lemma sets_ring n v : closed k -> set_there n.+1 v <->
  exists x y a t, [/\ x \in patterns, y \in patterns,
    reached patterns weight (meeting (part_joins u)) (fun z b => z = x /\ b = weight x) n y a,
    meeting joins_turned y x /\ t = 0 & v = a + t].
Proof.
move=> ring; have := ok; rewrite /chain_ok ring => /and4P[_ l_ok r_ok /and3P[/eqP l_0 /eqP r_0 _]].
have none p : part_ok p (part_order u) -> part_order p = 0 -> part_edges p = [::] /\ part_joins p = [::].
  by case: p => o [|e es] [|f fs] //= p_ok o_0; move: p_ok; rewrite /part_ok /= o_0 ?ltn0 ?andbF.
have [[l_e l_j] [r_e r_j]] := (none _ l_ok l_0, none _ r_ok r_0).
split.
  case=> x [/whole_of[l [xs [r [-> l_s r_s xs_s xs_all]]]] + ->].
  case: xs xs_s xs_all => // y xs [xs_n] xs_all.
  have xs_s : size (y :: xs) = n.+1 by rewrite /= xs_n.
  rewrite (whole_fine _ l_s xs_s xs_all) ring joins_path // l_e l_j r_e r_j /=.
  case/and3P=> fine_yxs is_path closes; have fine_xs : all (fine (part_edges u)) (y :: xs) := fine_yxs.
  have in_pats z : z \in y :: xs -> z \in patterns.
    by move=> z_in; rewrite mem_filter (allP fine_xs z z_in) in_all_bits xs_all ?eqxx.
  exists y, (last y xs), (sumn [seq weight z | z <- y :: xs]), 0; split=> //.
  - by apply: in_pats; rewrite mem_head.
  - by apply: in_pats; apply: mem_last.
  - by apply/reached_path; exists y, xs, (weight y); split=> //; apply/allP=> z /mem_belast/in_pats.
  - by split=> //; rewrite -xs_n (nth_last [::] (y :: xs)) in closes.
  - have [-> ->] : l = [::] /\ r = [::] by rewrite l_0 in l_s; rewrite r_0 in r_s; rewrite (size0nil l_s) (size0nil r_s).
    by rewrite whole_weight /weight /=; case: counted; rewrite ?addn0.
case=> x [y [a [t [x_in y_in /reached_path[z [xs [b [[-> ->] xs_in is_path xs_n [last_y ->]]]]] [closes ->] ->]]]].
have xs_s : size (x :: xs) = n.+1 by rewrite /= xs_n.
have in_pats w : w \in x :: xs -> w \in patterns.
  by rewrite lastI mem_rcons in_cons last_y => /orP[/eqP->//|/(allP xs_in)].
have xs_all w : w \in x :: xs -> size w = part_order u by move/in_pats/pattern_size.
have [l_s r_s] : size ([::] : bits) = part_order (left_end k) /\ size ([::] : bits) = part_order (right_end k).
  by rewrite l_0 r_0.
exists (whole [::] (x :: xs) [::]); split; first exact: whole_size.
  rewrite (whole_fine _ l_s xs_s xs_all) ring joins_path // l_e l_j r_e r_j is_path.
  rewrite -xs_n (nth_last [::] (x :: xs)) [last _ _]/= last_y closes !andbT.
  by apply/allP=> w /in_pats; rewrite mem_filter => /andP[].
by rewrite whole_weight /weight /=; case: counted; rewrite ?addn0.
Qed.

(* The walk finds the greatest set of each member. *)
Theorem set_value_means n : 0 < n -> is_best false (set_there n) (set_value n).
Proof.
case: n => // n _; rewrite /set_value /set_state /starts /ends /steps; case ring: (closed k) => /=.
  have := @told_means false bits patterns weight (meeting (part_joins u)) _
    patterns (fun x z b => z = x /\ b = weight x) (fun x y t => meeting joins_turned y x /\ t = 0)
    (fun x y => if y == x then Some (weight y) else None)
    (fun x y => if meeting joins_turned y x then Some 0 else None) n.
  move/(_ _)/is_best_same; apply=> [v|x y x_in y_in]; first by rewrite sets_ring.
  split; last by case: (meeting joins_turned y x) => /=; [split=> // t [_ ->] | move=> t []].
  by case: eqP => [->|no] /=; [split=> // t [_ ->] | move=> t [/no]].
have open : ~~ closed k by rewrite ring.
have := @told_means false bits patterns weight (meeting (part_joins u)) _
  [:: tt] (fun (_ : unit) x b => x \in patterns /\
      exists2 a, (exists2 l, l \in patterns_of (left_end k) & meeting (part_joins (left_end k)) l x /\ a = weight l) &
        b = a + weight x)
  (fun _ y t => exists2 r, r \in patterns_of (right_end k) & meeting (part_joins (right_end k)) r y /\ t = weight r)
  (fun _ y => omap (addn^~ (weight y)) (end_beside (left_end k) y))
  (fun _ y => end_beside (right_end k) y) n.
move/(_ _)/is_best_same; apply=> [v|_ y _ y_in]; first by rewrite sets_open.
split; last exact: best_end.
have := is_best_adds (weight y) (best_end (left_end k) y).
by move/is_best_same; apply=> v; split=> [|[_]].
Qed.

(* One return of a state proves how the greatest sets of all members grow. *)
Theorem set_value_grows e q a n : 0 < e -> set_state (e.-1 + q) = shifted a (set_state e.-1) -> e <= n ->
  set_value (n + q) = omap (addn^~ a) (set_value n).
Proof.
case: e => // e _ back; case: n => // n e_n; rewrite /set_value addSn /=.
exact: told_comes_back back e_n.
Qed.
End Chains.
End Sets.
