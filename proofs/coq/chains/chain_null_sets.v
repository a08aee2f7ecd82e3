(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The walk along a chain, open or closed into a ring, that counts the sets with evenly many neighbours at each vertex.
   The pattern of a unit is what is chosen of it, and which of its vertices the units before give an odd number. These
   sets are the vectors of a null space, so that each number is 0 or a power of two. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import weighted_walks counted_walks chain_laws chain_sets chain_neighbours.
From Gazetteer Require Import chain_rows chain_walks.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition null_question : question := Question (fun _ _ => true) odd addb (fun _ b => ~~ b) false false false.
Lemma null_sums : seen_sums null_question.
Proof. by split=> //= m n; rewrite oddD. Qed.

(* Sums over all sets of a part, and over all of a row of units. *)
Lemma all_bits_uniq n : uniq (all_bits n).
Proof.
elim: n => //= n IH; have inj b : injective (cons b : bits -> bits) by move=> x y [].
rewrite cat_uniq !map_inj_uniq // IH andbT /=.
by apply/hasPn=> _ /mapP[x _ ->]; apply/mapP=> -[].
Qed.
Lemma sum_bits m n (f : bits -> nat) :
  \sum_(z <- all_bits (m + n)) f z = \sum_(x <- all_bits m) \sum_(y <- all_bits n) f (x ++ y).
Proof.
elim: m f => [|m IH] f; first by rewrite big_seq1.
by rewrite addSn /= !big_cat !big_map /= (IH (fun z => f (true :: z))) (IH (fun z => f (false :: z))).
Qed.
Fixpoint all_rows (m n : nat) : seq (seq bits) :=
  if n is n'.+1 then [seq x :: xs | x <- all_bits m, xs <- all_rows m n'] else [:: [::]].
Lemma in_all_rows m n xs : xs \in all_rows m n -> size xs = n /\ forall x, x \in xs -> size x = m.
Proof.
elim: n xs => [|n IH] xs /=; first by rewrite inE => /eqP->.
case/allpairsP=> -[x ys] [/= x_in /IH[<- ys_in] ->]; split=> // y; rewrite in_cons => /orP[/eqP->|/ys_in//].
by apply/eqP; rewrite -in_all_bits.
Qed.
Lemma sum_rows m n (f : bits -> nat) : \sum_(z <- all_bits (n * m)) f z = \sum_(xs <- all_rows m n) f (flatten xs).
Proof.
elim: n f => [|n IH] f; first by rewrite !big_seq1.
by rewrite mulSn sum_bits big_allpairs_dep; apply: eq_bigr => x _; rewrite IH.
Qed.

Section Walks.
Variables (s : chain_law) (k : kind).
Let d := null_question.
Let u := unit_part s.
Let L := left_end k.
Let R := right_end k.
Let patterns := patterns d s k.
Let fits := fits d s.
(* What a unit with this pattern lacks to be even: what it must be given by the next one. *)
Definition lacks (p : pattern) : bits :=
  mkseq (fun w => odd (got (part_edges u) p.1.1 w) (+) nth false p.1.2 w) (part_order u).
(* Which patterns fit behind which, as masks_of tells. What two patterns are asked is made once for each. *)
Definition null_masks : seq (seq bool) :=
  let before := [seq (to_next d s p.1.1, lacks p) | p <- patterns] in
  [seq let given := to_last d s q.1.1 in [seq (o.1 == q.1.2) && (o.2 == given) | o <- before] | q <- patterns].
Definition end_total (p : part) (end_fits : pattern -> bits -> bool) (q : pattern) : option (option nat) :=
  total [seq Some 0 | x <- sets_of d p & end_fits q x].
Definition end_row (p : part) (end_fits : pattern -> bits -> bool) : seq (seq (option nat)) :=
  if all_some [seq end_total p end_fits q | q <- patterns] is Some row then [:: row] else [::].
Definition null_starts : seq (seq (option nat)) :=
  if closed k then [seq [seq if q == p then Some 0 else None | q <- patterns] | p <- ways d s k]
  else end_row L (left_fits d s k).
Definition null_ends : seq (seq (option nat)) :=
  if closed k then [seq [seq if ring_fits d s q p then Some 0 else None | q <- patterns] | p <- ways d s k]
  else end_row R (right_fits d s k).
Definition null_behind : seq (seq (option nat)) -> seq (seq (option nat)) := counted_behind null_masks.
Definition null_told : seq (seq (option nat)) -> option nat := counted_told null_ends.
(* Behind n + 1 units. *)
Definition null_state (n : nat) : seq (seq (option nat)) := counted_state null_masks null_starts n.
Definition null_value (n : nat) : option nat := null_told (null_state n.-1).

(* One return of a state proves how the numbers of all members grow. *)
Theorem null_value_grows e q a n : 0 < e -> null_state (e.-1 + q) = shifted a (null_state e.-1) -> e <= n ->
  null_value (n + q) = omap (addn^~ a) (null_value n).
Proof.
case: e => // e _ back; case: n => // n e_n; rewrite /null_value /null_told addSn /=.
exact: counted_comes_back back e_n.
Qed.

(* The number of sets. *)
Definition null_number (n : nat) : nat :=
  \sum_(z <- all_bits (piece_order s k n)) lasting d (piece_edges s k n) (piece_order s k n) z.
Hypothesis ok : chain_ok s k.

Lemma all_fine es x : fine (meet d) es x. Proof. exact/allP. Qed.
Lemma all_sets p : sets_of d p = all_bits (part_order p).
Proof. by apply/all_filterP/allP=> x _; apply: all_fine. Qed.
Lemma patterns_uniq : uniq patterns.
Proof.
by rewrite /patterns /chain_walks.patterns /= flatten_map1 map_inj_uniq ?undup_uniq // => x y [].
Qed.
Lemma no_flag q : q \in patterns -> q.2 = false.
Proof. by case/allpairsP=> -[x f] [_ /=]; rewrite inE => /eqP-> ->. Qed.
Lemma all_ways : ways d s k = patterns.
Proof. by apply/all_filterP/allP=> q /no_flag->. Qed.

Lemma all_needed x a : size a = part_order u -> needed d s x a = a.
Proof.
move=> a_u; rewrite -[RHS](mkseq_nth false) a_u; apply/eq_in_map=> w _.
by rewrite /has_enough /= !addbF addbT negbK andNb andbT.
Qed.
Lemma null_masksE : null_masks = masks_of patterns fits.
Proof.
rewrite /null_masks; cbv zeta; apply/eq_in_map=> q q_in; rewrite -[LHS]map_comp; apply/eq_in_map=> p p_in /=.
rewrite /fits /chain_walks.fits all_needed ?size_mkseq // (no_flag p_in) (no_flag q_in) [meeting _ _ _ _]all_predT /=.
rewrite [X in X && _ = _]eq_sym; congr (_ && _); rewrite /content /lacks.
apply/eqP/allP=> [<- w|all_w].
  rewrite mem_iota add0n => /andP[_ w_u]; rewrite nth_mkseq //=.
  by rewrite -/u; case: (odd _); case: (nth _ _ _).
apply/eq_in_map=> w w_in; have := all_w w w_in; move: w_in; rewrite mem_iota add0n => /andP[_ w_u].
rewrite /to_last /back nth_mkseq //= -/u.
by case: (odd (got _ _ _)); case: (nth _ p.1.2 _); case: (odd _).
Qed.

(* Where one pattern at most of each choice counts. *)
Lemma one_label (a : bits -> bits) (f : pattern -> nat) : (forall x, x \in sets_of d u -> a x \in carried d s k) ->
  (forall q, q \in patterns -> q.1.2 != needed d s q.1.1 (a q.1.1) -> f q = 0) ->
  \sum_(q <- patterns) f q = \sum_(x <- all_bits (part_order u)) f (x, needed d s x (a x), false).
Proof.
move=> a_in others; pose label x : pattern := (x, needed d s x (a x), false).
rewrite (bigID (fun q => q == label q.1.1)) /= [X in _ + X]big_seq_cond [X in _ + X]big1 ?addn0; last first.
  move=> q /andP[q_in /negP not_so]; apply: others => //; apply/negP=> /eqP a_q; apply: not_so.
  by rewrite /label -a_q -(no_flag q_in); case: q {q_in a_q} => -[].
rewrite -big_filter -(big_map label predT f); apply: perm_big; apply: uniq_perm.
- exact: filter_uniq patterns_uniq.
- by rewrite map_inj_uniq ?all_bits_uniq // => x y [].
move=> q; rewrite mem_filter; apply/andP/mapP=> [[/eqP q_is q_in]|[x x_in ->]].
  by exists q.1.1; rewrite // -all_sets; apply: pattern_set q_in.
by split=> //; apply: in_patterns => //; [rewrite all_sets|apply: a_in; rewrite all_sets].
Qed.

Notation labels := (labels d s).
Let behind_label (p : pattern) (ys : seq bits) : seq pattern := labels p.1.1 p.1.2 p.2 ys.
Let follows (p : pattern) (ys : seq bits) : bool := path fits p (behind_label p ys).
Lemma followsE p ys : follows p ys = row d s p.1.1 p.1.2 ys.
Proof. by case: p => -[x a] f; rewrite /follows path_labels labels_bits eqxx. Qed.
Lemma fits_label p q : fits p q -> q = (q.1.1, needed d s q.1.1 (to_next d s p.1.1), p.2).
Proof. by case: q => -[y b] g /and4P[/= _ /eqP-> /eqP->]; rewrite orbF. Qed.
(* The patterns of all units, behind the first one. *)
Lemma ahead n p (f : pattern -> nat) : p \in patterns -> iter n (pulled patterns fits) f p =
  \sum_(ys <- all_rows (part_order u) n) follows p ys * f (last p (behind_label p ys)).
Proof.
elim: n p => [|n IH] p p_in; first by rewrite big_seq1 mul1n.
have carried_on : to_next d s p.1.1 \in carried d s k by rewrite mem_undup mem_cat map_f // (pattern_set p_in).
rewrite iterS /pulled [RHS]big_allpairs_dep [LHS]big_mkcond.
rewrite (@one_label (fun _ => to_next d s p.1.1)) => [|//|q q_in]; last first.
  by move/negP=> a_q; case: ifP => // /fits_label q_is; case: a_q; rewrite q_is.
rewrite [LHS]big_seq [RHS]big_seq; apply: eq_bigr => y y_in; set q : pattern := (y, _, _).
have q_in : q \in patterns.
  by apply: in_patterns; rewrite // all_sets.
rewrite IH // big_mkcond /= -/fits; case p_q: (fits p q); last first.
  by rewrite big1 // => ys _; rewrite /follows /behind_label /= (no_flag p_in) p_q.
apply: eq_bigr => ys _; rewrite /follows /behind_label /= (no_flag p_in) -/q.
by rewrite p_q.
Qed.

Lemma whole_sum n (f : bits -> nat) : \sum_(z <- all_bits (piece_order s k n.+1)) f z =
  \sum_(l <- all_bits (part_order L)) \sum_(x <- all_bits (part_order u)) \sum_(ys <- all_rows (part_order u) n)
    \sum_(r <- all_bits (part_order R)) f (whole l (x :: ys) r).
Proof.
rewrite /piece_order /unit_at -addnA sum_bits; apply: eq_bigr => l _.
by rewrite sum_bits (sum_rows _ n.+1 (fun y => \sum_(r <- _) f (l ++ (y ++ r)))) big_allpairs_dep.
Qed.
Definition left_ways (p : pattern) : nat := \sum_(l <- sets_of d L | left_fits d s k p l) 1.
Definition right_ways (p : pattern) : nat := \sum_(r <- sets_of d R | right_fits d s k p r) 1.
Lemma lasting_open n l x ys r : ~~ closed k -> l \in all_bits (part_order L) -> x \in all_bits (part_order u) ->
  ys \in all_rows (part_order u) n ->
  let p := (x, needed d s x (forth d u (part_joins L) l), false) in
  lasting d (piece_edges s k n.+1) (piece_order s k n.+1) (whole l (x :: ys) r) =
  [&& left_fits d s k p l, follows p ys & right_fits d s k (last p (behind_label p ys)) r].
Proof.
move=> open; rewrite !in_all_bits => /eqP l_s /eqP x_s /in_all_rows[ys_n ys_s] p.
have xs_s y : y \in x :: ys -> size y = part_order u by rewrite in_cons => /orP[/eqP->|/ys_s].
have := asked_open null_sums ok r l_s ys_n xs_s open; rewrite /asked_of_whole all_fine /= andbT => ->.
rewrite !all_fine followsE (_ : all _ ys) //.
by apply/allP=> y _; apply: all_fine.
Qed.
Lemma open_number n : ~~ closed k ->
  null_number n.+1 = \sum_(p <- patterns) left_ways p * iter n (pulled patterns fits) right_ways p.
Proof.
move=> open; rewrite /null_number whole_sum.
under [RHS]eq_bigr do rewrite /left_ways big_distrl big_mkcond /=.
rewrite [RHS]exchange_big /= all_sets [LHS]big_seq [RHS]big_seq; apply: eq_bigr => l l_in.
have l_carried : forth d u (part_joins L) l \in carried d s k.
  by rewrite mem_undup mem_cat (negPf open) map_f ?orbT // all_sets.
rewrite (@one_label (fun _ => forth d u (part_joins L) l)) => [|//|q q_in]; last first.
  by move/negP=> no; case: ifP => // /and4P[_ a_q]; case: no.
rewrite [LHS]big_seq [RHS]big_seq; apply: eq_bigr => x x_in; set p : pattern := (x, _, _).
have p_in : p \in patterns by apply: in_patterns; rewrite // all_sets.
have each ys : ys \in all_rows (part_order u) n -> \sum_(r <- all_bits (part_order R)) lasting d
      (piece_edges s k n.+1) (piece_order s k n.+1) (whole l (x :: ys) r) =
    left_fits d s k p l * (follows p ys * right_ways (last p (behind_label p ys))).
  move=> ys_in; rewrite /right_ways all_sets [in RHS]big_mkcond !big_distrr; apply: eq_bigr => r _ /=.
  by rewrite (lasting_open r open l_in x_in ys_in); case: left_fits; case: follows; case: right_fits.
rewrite ahead // [LHS]big_seq (eq_bigr _ each) -big_seq -big_distrr.
by case: left_fits => /=; rewrite ?mul1n ?mul0n.
Qed.

Lemma lasting_ring n x ys : closed k -> x \in all_bits (part_order u) -> ys \in all_rows (part_order u) n ->
  let p := (x, needed d s x (forth d u (joins_turned s) (last x ys)), false) in
  lasting d (piece_edges s k n.+1) (piece_order s k n.+1) (whole [::] (x :: ys) [::]) =
  follows p ys && ring_fits d s (last p (behind_label p ys)) p.
Proof.
move=> ring; have [[L_0 _ _] _] := no_ends ok ring.
rewrite !in_all_bits => /eqP x_s /in_all_rows[ys_n ys_s] p.
have xs_s y : y \in x :: ys -> size y = part_order u by rewrite in_cons => /orP[/eqP->|/ys_s].
have l_s : size ([::] : bits) = part_order (left_end k) by rewrite -/L L_0.
have := asked_ring null_sums ok l_s ys_n xs_s ring erefl erefl; rewrite /asked_of_whole all_fine /= andbT => ->.
rewrite !all_fine followsE (_ : all _ ys) //.
by apply/allP=> y _; apply: all_fine.
Qed.
Lemma ring_number n : closed k ->
  null_number n.+1 = \sum_(p <- patterns) iter n (pulled patterns fits) (fun q => ring_fits d s q p) p.
Proof.
move=> ring; have [[L_0 _ _] [R_0 _ _]] := no_ends ok ring.
rewrite /null_number whole_sum /R R_0 /L L_0 big_seq1 exchange_big.
transitivity (\sum_(p <- patterns) \sum_(ys <- all_rows (part_order u) n)
    follows p ys * ring_fits d s (last p (behind_label p ys)) p); last first.
  rewrite [LHS]big_seq [RHS]big_seq; apply: eq_bigr => p p_in.
  by rewrite (ahead n (fun q => ring_fits d s q p) p_in).
rewrite [RHS]exchange_big [LHS]big_seq [RHS]big_seq; apply: eq_bigr => ys ys_in.
rewrite (@one_label (fun x => forth d u (joins_turned s) (last x ys))) => [|x x_in|q q_in]; last 2 first.
- rewrite mem_undup mem_cat ring; apply/orP; right; apply: map_f.
  move: x_in; rewrite all_sets => x_in; rewrite in_all_bits.
  have [_ ys_s] := in_all_rows ys_in; have := mem_last x ys; rewrite in_cons => /orP[/eqP->|/ys_s->//].
  by rewrite -in_all_bits.
- case: q q_in => -[x a] f q_in; rewrite /= => /negP no; case r_q: ring_fits; last by rewrite muln0.
  by case: no; move: r_q => /and4P[_ + _ _]; rewrite /behind_label last_labels.
rewrite [LHS]big_seq [RHS]big_seq; apply: eq_bigr => x x_in.
by rewrite big_seq1 (lasting_ring ring x_in ys_in) mulnb.
Qed.

(* The walk counts the sets of each member. *)
Theorem null_value_means n v : 0 < n -> null_value n = Some v -> null_number n = 2 ^ v.
Proof.
case: n => // n _; rewrite /null_value /null_told /null_state /null_starts /null_ends null_masksE [n.+1.-1]/=.
case ring: (closed k) => told.
  have [begun over] : tells patterns (ways d s k) [seq [seq if q == p then Some 0 else None | q <- patterns] |
        p <- ways d s k] (fun p q => q == p) /\
      tells patterns (ways d s k) [seq [seq if ring_fits d s q p then Some 0 else None | q <- patterns] |
        p <- ways d s k] (fun p q => ring_fits d s q p).
    split; right; [exists (fun p q => if q == p then Some 0 else None) => //|
      exists (fun p q => if ring_fits d s q p then Some 0 else None) => //]; by move=> p q _ _; case: ifP.
  rewrite ring_number // -(counted_told_means begun over told) all_ways [LHS]big_seq [RHS]big_seq.
  apply: eq_bigr => p p_in; rewrite (bigD1_seq p) ?patterns_uniq //= eqxx mul1n big1 ?addn0 // => q /negPf->.
  by rewrite mul0n.
have tells_end p (end_fits : pattern -> bits -> bool) : tells patterns [:: tt] (end_row p end_fits)
    (fun _ q => \sum_(x <- sets_of d p | end_fits q x) 1).
  rewrite /end_row; case E: all_some => [row|]; last by left.
  right; have [-> each] := all_someP None E.
  exists (fun _ q => odflt None (end_total p end_fits q)) => // _ q _ /each/totalP<-.
  by rewrite big_map big_filter.
rewrite open_number ?ring // -(counted_told_means (tells_end _ _) (tells_end _ _) told).
by rewrite big_seq1.
Qed.

End Walks.
