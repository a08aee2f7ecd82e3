(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The walk along a chain, open or closed into a ring, that finds the best set of vertices of each member, as edges and
   vertices ask. The pattern of a unit is what is chosen of it, what the units before give it, and whether anything is
   chosen so far. One return of a state proves how the best sets of all members grow. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import weighted_walks chain_laws chain_sets chain_neighbours chain_rows.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition pattern : eqType := [eqType of (bits * bits * bool)%type].

Section Walks.
Variables (d : question) (s : chain_law) (k : kind).
Let u := unit_part s.
(* What a unit is given, but for vertices that have enough whatever it is: so patterns that ask the same of the rest of
   the chain are one. *)
Definition has_enough (x : bits) (w : nat) : bool :=
  let own := seen d (got (part_edges u) x w) in
  enough d (nth false x w) (sum d own false) && enough d (nth false x w) (sum d own true).
Definition needed (x a : bits) : bits := mkseq (fun w => nth false a w && ~~ has_enough x w) (part_order u).
Lemma content_needed x a b : content d u x (needed x a) b = content d u x a b.
Proof.
apply: eq_in_all => w; rewrite mem_iota add0n => /andP[_ w_u]; rewrite nth_mkseq //.
have [/andP[no yes]|_] := boolP (has_enough x w); last by rewrite andbT.
have all_c c : enough d (nth false x w) (sum d (seen d (got (part_edges u) x w)) c) by case: c.
by rewrite !all_c.
Qed.
Let L := left_end k.
Let R := right_end k.
Definition sets_of (p : part) : seq bits := patterns_of (meet d) p.
Definition chosen (x : bits) : bool := some d && has id x.
(* What a unit may be given, by the one before or by an end. *)
Definition carried : seq bits :=
  undup ([seq to_next d s x | x <- sets_of u] ++
    (if closed k then [seq forth d u (joins_turned s) x | x <- sets_of u]
     else [seq forth d u (part_joins L) x | x <- sets_of L])).
Definition patterns : seq pattern :=
  [seq (x, f) | x <- undup [seq (x, needed x a) | x <- sets_of u, a <- carried],
     f <- if some d then [:: false; true] else [:: false]].
Definition heavy (p : pattern) : nat := weight (counted d) p.1.1.
Definition fits (p q : pattern) : bool :=
  [&& meeting (meet d) (part_joins u) p.1.1 q.1.1, q.1.2 == needed q.1.1 (to_next d s p.1.1),
      q.2 == p.2 || chosen q.1.1 &
      content d u p.1.1 p.1.2 (to_last d s q.1.1)].
Definition steps : seq (nat * seq bool) := steps_of patterns heavy fits.
(* The ends beside a unit with this pattern. *)
Definition left_fits (p : pattern) (l : bits) : bool :=
  [&& meeting (meet d) (part_joins L) l p.1.1, p.1.2 == needed p.1.1 (forth d u (part_joins L) l),
      p.2 == chosen l || chosen p.1.1 &
      content d L l [::] (back d L (part_joins L) p.1.1)].
Definition right_fits (p : pattern) (r : bits) : bool :=
  [&& meeting (meet d) (part_joins R) r p.1.1, some d ==> p.2 || chosen r,
      content d u p.1.1 p.1.2 (forth d u (part_joins R) r) & content d R r [::] (back d R (part_joins R) p.1.1)].
Definition best_end (p : part) (end_fits : pattern -> bits -> bool) (q : pattern) : option nat :=
  best (fewest d) [seq Some (weight (counted d) x) | x <- sets_of p & end_fits q x].
(* The last unit of a ring, and the first one. *)
Definition ring_fits (p q : pattern) : bool :=
  [&& meeting (meet d) (joins_turned s) p.1.1 q.1.1, q.1.2 == needed q.1.1 (forth d u (joins_turned s) p.1.1),
      some d ==> p.2 & content d u p.1.1 p.1.2 (back d u (joins_turned s) q.1.1)].
(* A ring is walked once for each pattern of its first unit. *)
Definition ways : seq pattern := [seq p <- patterns | p.2 == chosen p.1.1].
(* What a mark asks besides: of the left end and the first unit, and of the last unit and the right end. *)
Variables first_mark last_mark : bits -> bits -> bool.
Definition marked_left (p : pattern) (l : bits) : bool := left_fits p l && first_mark l p.1.1.
Definition marked_right (p : pattern) (r : bits) : bool := right_fits p r && last_mark p.1.1 r.
Definition marked_ring (p q : pattern) : bool := ring_fits p q && last_mark p.1.1 [::].
Definition marked_ways : seq pattern := [seq p <- ways | first_mark [::] p.1.1].
Definition marked_starts : seq (seq (option nat)) :=
  if closed k then [seq [seq if q == p then Some (heavy q) else None | q <- patterns] | p <- marked_ways]
  else [:: [seq omap (addn^~ (heavy q)) (best_end L marked_left q) | q <- patterns]].
Definition marked_ends : seq (seq (option nat)) :=
  if closed k then [seq [seq if marked_ring q p then Some 0 else None | q <- patterns] | p <- marked_ways]
  else [:: [seq best_end R marked_right q | q <- patterns]].
(* Behind n + 1 units. *)
Definition marked_state (n : nat) : seq (seq (option nat)) := state (fewest d) steps marked_starts n.
Definition marked_value (n : nat) : option nat := told (fewest d) marked_ends (marked_state n.-1).

Definition set_there (n v : nat) : Prop := exists x : bits,
  [/\ size x = piece_order s k n, fine (meet d) (piece_edges s k n) x,
      lasting d (piece_edges s k n) (piece_order s k n) x, some d ==> has id x & v = weight (counted d) x].
Definition marked_there (n v : nat) : Prop := exists (l : bits) (xs : seq bits) (r : bits), let x := whole l xs r in
  [/\ [/\ size l = part_order L, size xs = n, forall y, y \in xs -> size y = part_order u & size r = part_order R],
      fine (meet d) (piece_edges s k n) x, lasting d (piece_edges s k n) (piece_order s k n) x,
      [&& first_mark l (head [::] xs), last_mark (last [::] xs) r & some d ==> has id x] & v = weight (counted d) x].

(* One return of a state proves how the best sets of all members grow. *)
Theorem marked_value_grows e q a n : 0 < e -> marked_state (e.-1 + q) = shifted a (marked_state e.-1) -> e <= n ->
  marked_value (n + q) = omap (addn^~ a) (marked_value n).
Proof.
case: e => // e _ back; case: n => // n e_n; rewrite /marked_value addSn /=.
exact: told_comes_back back e_n.
Qed.

Hypotheses (sums : seen_sums d) (ok : chain_ok s k).

(* The patterns of units that follow one with the pattern (x, a, f). *)
Fixpoint labels (x a : bits) (f : bool) (ys : seq bits) : seq pattern :=
  if ys is y :: ys' then
    let b := needed y (to_next d s x) in (y, b, f || chosen y) :: labels y b (f || chosen y) ys'
  else [::].
Lemma row_needed x a ys : row d s x (needed x a) ys = row d s x a ys.
Proof. by case: ys => //= y ys; rewrite content_needed. Qed.
Fixpoint needed_to (x a : bits) (ys : seq bits) : bits :=
  if ys is y :: ys' then needed_to y (needed y (to_next d s x)) ys' else a.
Lemma content_needed_to x a ys b : content d u (last x ys) (needed_to x (needed x a) ys) b =
  content d u (last x ys) (carried_to d s x a ys) b.
Proof. by elim: ys x a => [|y ys IH] x a /=; rewrite ?content_needed. Qed.
Lemma path_labels x a f ps : path fits (x, a, f) ps =
  (ps == labels x a f [seq p.1.1 | p <- ps]) && row d s x a [seq p.1.1 | p <- ps].
Proof.
elim: ps x a f => [|[[y b] g] ps IH] x a f //=; rewrite {1}/fits /= IH eqseq_cons /=.
rewrite !xpair_eqE eqxx /=.
case: (b =P _) => [->|]; last by rewrite !andbF.
case: (g =P _) => [->|]; rewrite /= ?andbF //; case: meeting; rewrite /= ?andbF //.
by rewrite row_needed andbCA.
Qed.
Lemma size_labels x a f ys : size (labels x a f ys) = size ys.
Proof. by elim: ys x a f => //= y ys IH x a f; rewrite IH. Qed.
Lemma labels_bits x a f ys : [seq p.1.1 | p <- labels x a f ys] = ys.
Proof. by elim: ys x a f => //= y ys IH x a f; rewrite IH. Qed.
Lemma last_labels x a f ys : last (x, a, f) (labels x a f ys) =
  (last x ys, needed_to x a ys, f || has chosen ys).
Proof. by elim: ys x a f => [|y ys IH] x a f /=; rewrite ?orbF // IH orbA. Qed.
Lemma has_whole l xs r : some d ==> [|| chosen l, has chosen xs | chosen r] = (some d ==> has id (whole l xs r)).
Proof.
rewrite /chosen; case: (some d) => //=; rewrite /whole !has_cat; congr [|| _, _ | _].
by elim: xs => //= x xs ->; rewrite has_cat.
Qed.

Lemma in_sets p x : (x \in sets_of p) = fine (meet d) (part_edges p) x && (size x == part_order p).
Proof. by rewrite mem_filter in_all_bits. Qed.
Lemma in_patterns x a f : x \in sets_of u -> a \in carried -> f ==> some d -> (x, needed x a, f) \in patterns.
Proof.
move=> x_in a_in f_in; apply/allpairsP; exists (x, needed x a, f); split=> //.
  by rewrite mem_undup; apply/allpairsP; exists (x, a).
by rewrite /=; case: (some d) f f_in => [] [].
Qed.
Lemma pattern_set q : q \in patterns -> q.1.1 \in sets_of u.
Proof. by case/allpairsP=> -[xa f] [/=]; rewrite mem_undup => /allpairsP[[x a] [x_in _ ->]] _ ->. Qed.
Lemma sets_in x a f ps : all (mem patterns) ((x, a, f) :: ps) -> all (mem (sets_of u)) (x :: [seq q.1.1 | q <- ps]).
Proof.
move=> all_in; rewrite -[x :: _]/[seq q.1.1 | q <- (x, a, f) :: ps] all_map; apply: sub_all all_in => z.
exact: pattern_set.
Qed.
Lemma labels_in x a f ys : all (mem (sets_of u)) (x :: ys) -> a \in carried -> f ==> some d ->
  all (mem patterns) ((x, needed x a, f) :: labels x (needed x a) f ys).
Proof.
elim: ys x a f => [|y ys IH] x a f /= /andP[x_in ys_in] a_in f_in; first by rewrite andbT; apply: in_patterns.
rewrite in_patterns //=; apply: IH => //.
  by rewrite mem_undup mem_cat map_f.
by rewrite /chosen; case: (some d) f f_in => [] [] // _; rewrite ?implybT.
Qed.
Lemma heavy_labels x a f ys : sumn [seq heavy p | p <- labels x a f ys] = sumn [seq weight (counted d) y | y <- ys].
Proof. by rewrite -[in RHS](labels_bits x a f ys) -map_comp. Qed.

Definition is_empty (p : part) : Prop := [/\ part_order p = 0, part_edges p = [::] & part_joins p = [::]].
Lemma no_ends : closed k -> is_empty L /\ is_empty R.
Proof.
move=> ring; have := ok; rewrite /chain_ok ring => /and4P[_ l_ok r_ok /and3P[/eqP l_0 /eqP r_0 _]].
have none p : part_ok p (part_order u) -> part_order p = 0 -> is_empty p.
  by case: p => o [|e es] [|f fs] //= p_ok o_0; move: p_ok; rewrite /part_ok /= o_0 ?ltn0 ?andbF.
by split; apply: none.
Qed.

Section Whole.
Variables (n : nat) (l r x : bits) (ys : seq bits).
Hypotheses (l_size : size l = part_order L) (ys_size : size ys = n).
Hypothesis xs_all : forall y, y \in x :: ys -> size y = part_order u.
Let xs_size : size (x :: ys) = n.+1. Proof. by rewrite /= ys_size. Qed.
Definition asked_of_whole : bool :=
  [&& fine (meet d) (piece_edges s k n.+1) (whole l (x :: ys) r),
      lasting d (piece_edges s k n.+1) (piece_order s k n.+1) (whole l (x :: ys) r) &
      some d ==> has id (whole l (x :: ys) r)].
Lemma nth_last_unit : nth [::] (x :: ys) n = last x ys.
Proof. by rewrite -ys_size (nth_last [::] (x :: ys)). Qed.

Lemma asked_open : ~~ closed k -> asked_of_whole =
  let p := (x, needed x (forth d u (part_joins L) l), chosen l || chosen x) in
  [&& [&& fine (meet d) (part_edges L) l, all (fine (meet d) (part_edges u)) (x :: ys) &
        fine (meet d) (part_edges R) r],
      left_fits p l, row d s x p.1.2 ys & right_fits (last p (labels p.1.1 p.1.2 p.2 ys)) r].
Proof.
move=> open; rewrite /asked_of_whole (whole_fine _ ok r l_size xs_size xs_all).
rewrite (whole_lasting r sums ok l_size xs_size xs_all) -has_whole /first_gets /last_gets (negPf open).
rewrite /left_fits /right_fits; cbv zeta; rewrite /fst /snd last_labels /fst /snd !eqxx nth_last_unit implyFb.
have -> : (chosen l || chosen x) || has chosen ys || chosen r = [|| chosen l, has chosen (x :: ys) | chosen r].
  by rewrite /= -!orbA.
rewrite row_needed content_needed_to.
have := rowE d s x (forth d u (part_joins L) l) (forth d u (part_joins R) r) ys_size.
rewrite -/u -/L -/R [nth [::] (x :: ys) 0]/=; move: (row _ _ _ _ _) (content _ _ (last _ _) _ _) (all _ (iota 0 n)).
move: (all _ (iota 0 n.+1)) => B ro co A; rewrite -andbA => roco.
move: (fine _ _ l) (meeting _ _ l x) (all _ (x :: ys)) => Fl Jl Fu.
move: (fine _ _ r) (meeting _ _ r _) (_ ==> _) (content _ L _ _ _) (content _ R _ _ _) => Fr Jr S Cl Cr.
case: Fl => //=; case: Jl; rewrite /= ?andbF //; case: Fu => //=; case: Fr; rewrite /= ?andbF //.
case: Jr; rewrite /= ?andbF //; case: Cl; rewrite /= ?andbF //; case: S; rewrite /= ?andbF //.
by rewrite ?andbT ?andbF !andbA roco.
Qed.
Lemma asked_ring : closed k -> l = [::] -> r = [::] -> asked_of_whole =
  let p := (x, needed x (forth d u (joins_turned s) (last x ys)), chosen x) in
  [&& all (fine (meet d) (part_edges u)) (x :: ys), row d s x p.1.2 ys &
      ring_fits (last p (labels p.1.1 p.1.2 p.2 ys)) p].
Proof.
move=> ring l_0 r_0; have [[L_0 L_e L_j] [R_0 R_e R_j]] := no_ends ring.
rewrite /asked_of_whole (whole_fine _ ok r l_size xs_size xs_all).
rewrite (whole_lasting r sums ok l_size xs_size xs_all) -has_whole /first_gets /last_gets ring.
rewrite -/L -/R {1}/content L_0 {2}/content R_0 L_e L_j R_e R_j l_0 r_0 nth_last_unit.
rewrite /ring_fits; cbv zeta; rewrite /fst /snd last_labels /fst /snd !eqxx row_needed content_needed_to.
have := rowE d s x (forth d u (joins_turned s) (last x ys)) (back d u (joins_turned s) x) ys_size.
rewrite -/u [nth [::] (x :: ys) 0]/=; move: (row _ _ _ _ _) (content _ _ (last _ _) _ _) (all _ (iota 0 n)).
move: (all _ (iota 0 n.+1)) => B ro co A roco.
have -> : [|| chosen [::], has chosen (x :: ys) | chosen [::]] = chosen x || has chosen ys.
  by rewrite /chosen !andbF orbF.
move: (all _ (x :: ys)) (meeting _ (joins_turned s) _ _) (some d ==> _) => Fu J S; rewrite /= !andbT.
case: Fu => //=; case: J; rewrite /= ?andbF ?andbT //; case: S; rewrite /= ?andbF ?andbT //.
Qed.
End Whole.

Lemma set_in p x : size x = part_order p -> fine (meet d) (part_edges p) x = (x \in sets_of p).
Proof. by move=> x_p; rewrite in_sets x_p eqxx andbT. Qed.
Lemma set_size p x : x \in sets_of p -> size x = part_order p.
Proof. exact: pattern_size. Qed.
Lemma sets_sizes xs : all (mem (sets_of u)) xs -> forall y, y \in xs -> size y = part_order u.
Proof. by move/allP=> in_sets_u y /in_sets_u/set_size. Qed.
Lemma all_sets xs : (forall y, y \in xs -> size y = part_order u) ->
  all (fine (meet d) (part_edges u)) xs = all (mem (sets_of u)) xs.
Proof. by move=> sizes; apply: eq_in_all => y /sizes/set_in. Qed.
Lemma whole_heavy l r x a f ys : weight (counted d) (whole l (x :: ys) r) =
  weight (counted d) l + (heavy (x, a, f) + sumn [seq heavy p | p <- labels x a f ys]) + weight (counted d) r.
Proof. by rewrite whole_weight heavy_labels. Qed.

(* The sets of a member are the ways of the walk. *)
Definition begun_open (p : pattern) (v : nat) : Prop := p \in patterns /\
  exists2 a, (exists2 l, l \in sets_of L & marked_left p l /\ a = weight (counted d) l) & v = a + heavy p.
Lemma sets_open n v : ~~ closed k -> marked_there n.+1 v <->
  exists (i : unit) p a t, [/\ i \in [:: tt], p \in patterns, reached patterns heavy fits begun_open n p a,
    exists2 r, r \in sets_of R & marked_right p r /\ t = weight (counted d) r & v = a + t].
Proof.
move=> open; split.
  case=> l [xs [r [[l_s xs_s xs_all r_s] z_fine z_lasts + ->]]].
  case: xs xs_s xs_all z_fine z_lasts => // x ys [ys_n] xs_all z_fine z_lasts /and3P[l_marked r_marked z_some].
  have := asked_open r l_s ys_n xs_all open; rewrite /asked_of_whole z_fine z_lasts z_some all_sets // !set_in //.
  cbv zeta; set a0 := forth d u _ l; set a := needed x a0; set f := chosen l || chosen x; rewrite [LHS]/=.
  move/esym => /and4P[/and3P[l_in xs_in r_in] l_x is_row x_r].
  have p_in : all (mem patterns) ((x, a, f) :: labels x a f ys).
    apply: labels_in => //; last by rewrite /f /chosen; case: (some d); rewrite ?implybT.
    by rewrite mem_undup mem_cat (negPf open) map_f ?orbT.
  exists tt, (last (x, a, f) (labels x a f ys)).
  exists (weight (counted d) l + (heavy (x, a, f) + sumn [seq heavy p | p <- labels x a f ys])), (weight (counted d) r).
  split=> //; last exact: whole_heavy.
  - exact: (allP p_in _ (mem_last _ _)).
  - apply/reached_path; exists (x, a, f), (labels x a f ys), (weight (counted d) l + heavy (x, a, f)).
    split; rewrite ?size_labels ?addnA //.
    + split; first exact: (allP p_in _ (mem_head _ _)).
      by exists (weight (counted d) l) => //; exists l; rewrite // /marked_left l_x.
    + by apply/allP=> q /mem_belast/(allP p_in).
    + by rewrite path_labels labels_bits eqxx.
  - by exists r; rewrite // /marked_right x_r last_labels.
case=> _ [p [b [t [_ p_in /reached_path[[[x a] f] [ps [c [begun ps_in is_path ps_n [last_p ->]]]]]]]]].
case: begun => x_in [w [l l_in [/andP[l_x l_marked] ->]] ->].
case=> r r_in [/andP[p_r r_marked] ->] ->; move: is_path; rewrite path_labels.
set ys := [seq q.1.1 | q <- ps] => /andP[/eqP ps_eq is_row].
have ys_n : size ys = n by rewrite size_map.
have xs_in : all (mem (sets_of u)) (x :: ys) by apply: (@sets_in x a f); rewrite lastI all_rcons last_p ps_in andbT.
have xs_all := sets_sizes xs_in; have [l_s r_s] := (set_size l_in, set_size r_in).
exists l, (x :: ys), r; have xs_s : size (x :: ys) = n.+1 by rewrite /= ys_n.
suff: asked_of_whole n l r x ys.
  case/and3P=> z_fine z_lasts z_some; split=> //; last by rewrite (whole_heavy l r x a f) -ps_eq addnA.
  by apply/and3P; split=> //; move: r_marked; rewrite -last_p ps_eq last_labels.
rewrite (asked_open r l_s ys_n xs_all open) all_sets // !set_in // l_in xs_in r_in.
move: l_x; rewrite /left_fits /= => /and4P[l_x /eqP a_eq /eqP f_eq l_c].
by rewrite l_x l_c -a_eq -f_eq !eqxx -ps_eq last_p is_row p_r.
Qed.

Definition begun_ring (p q : pattern) (v : nat) : Prop := q = p /\ v = heavy q.
Lemma sets_ring n v : closed k -> marked_there n.+1 v <->
  exists p q a t, [/\ p \in marked_ways, q \in patterns, reached patterns heavy fits (begun_ring p) n q a,
    marked_ring q p /\ t = 0 & v = a + t].
Proof.
move=> ring; have [[L_0 _ _] [R_0 _ _]] := no_ends ring.
have [l_s r_s] : size ([::] : bits) = part_order L /\ size ([::] : bits) = part_order R by rewrite L_0 R_0.
have no_weight : weight (counted d) [::] = 0 by rewrite /weight; case: (counted d).
split.
  case=> l [xs [r [[l_n xs_s xs_all r_n] z_fine z_lasts + ->]]].
  have [l_0 r_0] : l = [::] /\ r = [::].
    by split; apply: size0nil; [rewrite l_n L_0 | rewrite r_n R_0].
  case: xs xs_s xs_all z_fine z_lasts => // x ys [ys_n] xs_all z_fine z_lasts /and3P[x_marked y_marked z_some].
  have := asked_ring l_n ys_n xs_all ring l_0 r_0; rewrite /asked_of_whole z_fine z_lasts z_some all_sets //.
  cbv zeta; set a0 := forth d u _ _; set a := needed x a0; set p := (x, a, chosen x).
  rewrite [LHS]/= => /esym/and3P[xs_in is_row p_p].
  have last_in : last x ys \in sets_of u by apply: (allP xs_in); apply: mem_last.
  have p_in : all (mem patterns) (p :: labels x a (chosen x) ys).
    apply: labels_in => //; last by rewrite /chosen; case: (some d); rewrite ?implybT.
    by rewrite mem_undup mem_cat ring map_f ?orbT.
  exists p, (last p (labels x a (chosen x) ys)), (heavy p + sumn [seq heavy p | p <- labels x a (chosen x) ys]), 0.
  split=> //.
  - rewrite !mem_filter /= eqxx; move: x_marked; rewrite l_0 => -> /=; exact: (allP p_in _ (mem_head _ _)).
  - exact: (allP p_in _ (mem_last _ _)).
  - apply/reached_path; exists p, (labels x a (chosen x) ys), (heavy p); split; rewrite ?size_labels //.
    + by apply/allP=> q /mem_belast/(allP p_in).
    + by rewrite path_labels labels_bits eqxx.
  - by rewrite /marked_ring p_p last_labels; move: y_marked; rewrite r_0.
  - by rewrite (whole_heavy l r x a (chosen x)) l_0 r_0 no_weight addn0.
case=> p [q [b [t [p_in q_in /reached_path[p' [ps [c [[-> ->] ps_in is_path ps_n [last_p ->]]]]] [+ ->] ->]]]].
move=> /andP[q_p q_marked].
move: p_in; rewrite !mem_filter => /and3P[p_marked p_not p_in].
case: p => -[x a] f in p_marked p_not p_in last_p is_path ps_in q_p *.
have f_not : f = chosen x by apply/eqP.
move: is_path; rewrite path_labels.
set ys := [seq q.1.1 | q <- ps] => /andP[/eqP ps_eq is_row].
have ys_n : size ys = n by rewrite size_map.
have xs_in : all (mem (sets_of u)) (x :: ys) by apply: (@sets_in x a f); rewrite lastI all_rcons last_p ps_in andbT.
have xs_all := sets_sizes xs_in; exists [::], (x :: ys), [::].
have xs_s : size (x :: ys) = n.+1 by rewrite /= ys_n.
suff: asked_of_whole n [::] [::] x ys.
  case/and3P=> z_fine z_lasts z_some; split=> //; last by rewrite (whole_heavy _ _ x a f) -ps_eq no_weight !addn0.
  by apply/and3P; split=> //; move: q_marked; rewrite -last_p ps_eq last_labels.
rewrite (asked_ring l_s ys_n xs_all ring erefl erefl) all_sets // xs_in.
have a_eq : a = needed x (forth d u (joins_turned s) (last x ys)).
  by move: q_p => /and4P[_ /eqP /= ->]; rewrite -last_p ps_eq last_labels.
by cbv zeta; rewrite -a_eq -f_not -ps_eq last_p is_row q_p.
Qed.

(* The walk finds the best set of each member. *)
Theorem marked_value_means n : 0 < n -> is_best (fewest d) (marked_there n) (marked_value n).
Proof.
case: n => // n _; rewrite /marked_value /marked_state /marked_starts /marked_ends /steps [n.+1.-1]/=.
case ring: (closed k).
  refine (is_best_same _ (@told_means (fewest d) pattern patterns heavy fits pattern marked_ways begun_ring
    (fun p q t => marked_ring q p /\ t = 0) (fun p q => if q == p then Some (heavy q) else None)
    (fun p q => if marked_ring q p then Some 0 else None) n _)) => [v|p q _ _]; first by rewrite sets_ring.
  split; last by case: (marked_ring q p) => /=; [split=> // t [_ ->]; apply: better_refl | move=> t []].
  by case: eqP => [->|no] /=; [split=> // t [_ ->]; apply: better_refl | move=> t [/no]].
have open : ~~ closed k by rewrite ring.
have best_ends p (f : pattern -> bits -> bool) q : is_best (fewest d)
    (fun v => exists2 x, x \in sets_of p & f q x /\ v = weight (counted d) x) (best_end p f q).
  have := @best_among (fewest d) bits (fun x v => v = weight (counted d) x) (fun x => Some (weight (counted d) x))
    [seq x <- sets_of p | f q x].
  move/(_ _)/is_best_same; apply=> [v|x _]; last by split=> // v ->; apply: better_refl.
  split=> [[x]|[x x_in [q_x ->]]]; first by rewrite mem_filter => /andP[q_x x_in] ->; exists x.
  by exists x; rewrite // mem_filter q_x.
apply: is_best_same (@told_means _ _ patterns heavy fits _ [:: tt] (fun _ => begun_open)
  (fun _ q t => exists2 r, r \in sets_of R & marked_right q r /\ t = weight (counted d) r)
  (fun _ q => omap (addn^~ (heavy q)) (best_end L marked_left q)) (fun _ => best_end R marked_right) n _)
  => [v|_ q _ q_in]; first by rewrite sets_open.
split; last exact: best_ends.
have := is_best_adds (heavy q) (best_ends L marked_left q).
by move/is_best_same; apply=> v; split=> [|[_]].
Qed.
End Walks.

(* Without a mark. *)
Section Unmarked.
Variables (d : question) (s : chain_law) (k : kind).
Definition no_mark (x y : bits) : bool := true.
Definition starts : seq (seq (option nat)) := marked_starts d s k no_mark.
Definition ends : seq (seq (option nat)) := marked_ends d s k no_mark no_mark.
Definition set_state (n : nat) : seq (seq (option nat)) := state (fewest d) (steps d s k) starts n.
Definition set_value (n : nat) : option nat := told (fewest d) ends (set_state n.-1).
Theorem set_value_grows e q a n : 0 < e -> set_state (e.-1 + q) = shifted a (set_state e.-1) -> e <= n ->
  set_value (n + q) = omap (addn^~ a) (set_value n).
Proof. exact: marked_value_grows. Qed.
Theorem set_value_means n : seen_sums d -> chain_ok s k -> 0 < n ->
  is_best (fewest d) (set_there d s k n) (set_value n).
Proof.
move=> sums ok; case: n => // n _; apply: is_best_same (marked_value_means no_mark no_mark sums ok (ltn0Sn n)) => v.
split=> [[l [xs [r [[l_s xs_s xs_all r_s] z_fine z_lasts z_some ->]]]]|].
  by exists (whole l xs r); split=> //; apply: (whole_size l_s r_s xs_s xs_all).
by case=> z [/whole_of[l [xs [r [-> l_s r_s xs_s xs_all]]]] z_fine z_lasts z_some ->]; exists l, xs, r.
Qed.
End Unmarked.
