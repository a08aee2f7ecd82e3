(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The walk along a chain, open or closed into a ring, that finds the greatest matching of each member. Its front is the
   last unit, and on a ring the first one besides. One return of the totals proves how the matching numbers grow. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import largest_matchings weighted_walks chain_laws chain_sets matching_fronts.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Walks.
Variables (s : chain_law) (k : kind).
Let u := unit_part s.
Let U := part_order u.
Let L := left_end k.
Let R := right_end k.
(* So many vertices of the first unit stay in the front. *)
Definition kept : nat := if closed k then U else 0.
(* A unit behind so many vertices of the front, and joined to those from a place on. *)
Definition unit_edges (from m : nat) (joins : seq (nat * nat)) : seq (nat * nat) :=
  between from m joins ++ between m m (part_edges u).
Definition first_totals : totals :=
  absorbed 0 (part_order L) U (unit_edges 0 (part_order L) (part_joins L))
    (absorbed 0 0 (part_order L) (between 0 0 (part_edges L)) (Total (Some 0))).
Definition walk_start : totals :=
  if closed k then absorbed U 0 U (unit_edges 0 U (part_joins u)) first_totals else first_totals.
Definition next_totals : totals -> totals := absorbed kept U U (unit_edges kept (kept + U) (part_joins u)).
(* Behind n units: one or more, and of a ring two or more. *)
Definition matching_totals (n : nat) : totals := iter (n - (if closed k then 2 else 1)) next_totals walk_start.
(* The right end, or the joins that close a ring. *)
Definition last_edges : seq (nat * nat) :=
  between (kept + U) (kept + U) (part_edges R) ++ between (kept + U) kept (part_joins R) ++
  (if closed k then between kept 0 (joins_turned s) else [::]).
Definition matching_told (t : totals) : option nat :=
  total_at (forgotten 0 (kept + part_order R) 0 (absorbed kept U (part_order R) last_edges t)) [::].

(* Where the totals come back, greater by a, so do the matching numbers. *)
Lemma told_greater a t t' : greater_by a t t' -> matching_told t' = omap (addn^~ a) (matching_told t).
Proof. by move=> tt'; apply/forgotten_greater/absorbed_greater. Qed.
Lemma totals_listed n : exists f, matching_totals n = table (kept + U) f.
Proof.
rewrite /matching_totals; case: (n - _) => [|m]; last by eexists; rewrite iterS.
by rewrite /= /walk_start /kept; case: (closed k); eexists; reflexivity.
Qed.
Theorem totals_come_back e q a n : (if closed k then 2 else 1) <= e ->
  listed (matching_totals (e + q)) = [seq omap (addn^~ a) o | o <- listed (matching_totals e)] -> e <= n ->
  matching_told (matching_totals (n + q)) = omap (addn^~ a) (matching_told (matching_totals n)).
Proof.
move=> some_e back e_n; apply: told_greater.
have base : greater_by a (matching_totals e) (matching_totals (e + q)).
  by move: back; have [f ->] := totals_listed e; have [g ->] := totals_listed (e + q); apply: listed_shifted.
rewrite -(subnK e_n); elim: (n - e) => [|m IH] //.
have one_more i : e <= i -> matching_totals i.+1 = next_totals (matching_totals i).
  by move=> e_i; rewrite /matching_totals subSn ?iterS // (leq_trans some_e).
have e_i : e <= m + e := leq_addl _ _.
rewrite !addSn !one_more ?(leq_trans e_i (leq_addr _ _)) //; exact: absorbed_greater.
Qed.

(* What the totals mean. A ring may have ends here: they stand beside its first and its last unit. *)
Definition parts_fit : bool :=
  [&& part_ok u U, part_ok L U, part_ok R U &
      closed k ==> all (fun e => (e.1 < U) && (e.2 < U)) (joins_turned s)].
Lemma parts_of_chain : chain_ok s k -> parts_fit.
Proof. by rewrite /parts_fit; case/and4P=> -> -> ->; case: (closed k) => // /and3P[_ _ ->]. Qed.
Hypothesis ok : parts_fit.
Definition below (c : nat) : seq (nat * nat) -> bool := all (fun e => (e.1 < c) && (e.2 < c)).
Lemma below_ends c es v : below c es -> v \in ends es -> v < c.
Proof.
by move/allP=> es_c; rewrite mem_cat => /orP[] /mapP[e /es_c/andP[e_1 e_2] ->].
Qed.
Lemma below_between c a b p q es : all (fun e => (e.1 < p) && (e.2 < q)) es -> a + p <= c -> b + q <= c ->
  below c (between a b es).
Proof.
move=> es_ok a_p b_q; rewrite /below all_map; apply: sub_all es_ok => e /andP[e_1 e_2] /=.
by rewrite (leq_trans _ a_p) ?ltn_add2l // (leq_trans _ b_q) ?ltn_add2l.
Qed.
Lemma placed_between (f : nat -> nat) a b p q x y es : (forall v, v < p -> f (a + v) = x + v) ->
  (forall v, v < q -> f (b + v) = y + v) -> all (fun e => (e.1 < p) && (e.2 < q)) es ->
  renamed f (between a b es) = between x y es.
Proof.
move=> f_x f_y /allP es_ok; rewrite /renamed /between -map_comp; apply/eq_in_map=> e /es_ok/andP[e_1 e_2] /=.
by rewrite f_x ?f_y.
Qed.
Lemma apart_uniq a m b n : a + m <= b -> ~~ has (mem (iota a m)) (iota b n).
Proof.
move=> a_b; apply/hasPn=> v; rewrite /= !mem_iota => /andP[b_v _].
by rewrite negb_and -!leqNgt (leq_trans a_b b_v) orbT.
Qed.

(* A part of new vertices, from c on, is taken in. *)
Section Absorb.
Variables (a m b n c o : nat).
Hypotheses (a_b : a + m <= b) (b_c : b + n <= c).
Definition places (v : nat) : nat := nth 0 (iota a m ++ iota b n ++ iota c o) v.
Lemma place_first v : v < m -> places (0 + v) = a + v.
Proof. by move=> v_m; rewrite /places nth_cat size_iota v_m nth_iota. Qed.
Lemma place_second v : v < n -> places (m + v) = b + v.
Proof. by move=> v_n; rewrite /places nth_cat size_iota ltnNge leq_addr /= addKn nth_cat size_iota v_n nth_iota. Qed.
Lemma place_third v : v < o -> places (m + n + v) = c + v.
Proof.
move=> v_o; rewrite /places nth_cat size_iota -addnA ltnNge leq_addr /= addKn.
by rewrite nth_cat size_iota ltnNge leq_addr /= addKn nth_iota.
Qed.
Lemma absorb_part es fs t : below c es -> below (m + n + o) fs -> means (iota a m ++ iota b n) es t ->
  means (iota a m ++ iota c o) (es ++ renamed places fs) (absorbed m n o fs t).
Proof.
move=> es_c fs_ok t_means.
have sizes : size (iota a m ++ iota b n ++ iota c o) = m + n + o by rewrite !size_cat !size_iota addnA.
have := @absorbed_means _ (iota a m) (iota b n) (iota c o) es fs t 0; rewrite sizes !size_iota; apply=> //.
  rewrite !cat_uniq !iota_uniq has_cat negb_or !apart_uniq //.
  exact: leq_trans a_b (leq_trans (leq_addr _ _) b_c).
by move=> v; rewrite mem_iota => /andP[c_v _]; apply/negP=> /(below_ends es_c); rewrite ltnNge c_v.
Qed.
End Absorb.

Fixpoint edges_behind (n : nat) : seq (nat * nat) :=
  if n is m.+1 then edges_behind m ++ (between (unit_at s k m) (unit_at s k n) (part_joins u) ++
    between (unit_at s k n) (unit_at s k n) (part_edges u))
  else between 0 0 (part_edges L) ++ (between 0 (unit_at s k 0) (part_joins L) ++
    between (unit_at s k 0) (unit_at s k 0) (part_edges u)).
Definition front_behind (n : nat) : seq nat := iota (unit_at s k 0) kept ++ iota (unit_at s k n) U.
Lemma unit_next i : unit_at s k i.+1 = unit_at s k i + U.
Proof. by rewrite /unit_at mulSn -addnA [U + _]addnC. Qed.
Lemma unit_mono i j : i <= j -> unit_at s k i <= unit_at s k j.
Proof. by move=> i_j; rewrite /unit_at leq_add2l leq_mul2r i_j orbT. Qed.
Lemma unit_0 : unit_at s k 0 = part_order L. Proof. by rewrite /unit_at addn0. Qed.
Lemma edges_below n : below (unit_at s k n.+1) (edges_behind n).
Proof.
have /and4P[/andP[u_in u_on] /andP[l_in l_on] _ _] := ok.
elim: n => [|n IH]; rewrite /= /below !all_cat -/(below _ _) -/(below _ _).
  apply/and3P; split; [apply: below_between l_in _ _|apply: below_between l_on _ _|apply: below_between u_in _ _];
    by rewrite unit_next ?unit_0 ?add0n ?leq_addr.
have next := unit_next n.+1; have n_next : unit_at s k n + U <= unit_at s k n.+2.
  by rewrite next -unit_next leq_addr.
apply/and3P; split; [|apply: below_between u_on _ _|apply: below_between u_in _ _]; rewrite ?next //.
  by apply: sub_all IH => e /andP[e_1 e_2]; rewrite (leq_trans e_1 (leq_addr _ _)) (leq_trans e_2 (leq_addr _ _)).
by rewrite -next.
Qed.

(* A unit, joined to those vertices that are from a place on. *)
Lemma unit_means a m b n c from x p joins es t : a + m <= b -> b + n <= c -> below c es ->
  from + p <= m + n -> all (fun e => (e.1 < p) && (e.2 < U)) joins ->
  (forall v, v < p -> places a m b n c U (from + v) = x + v) ->
  means (iota a m ++ iota b n) es t ->
  means (iota a m ++ iota c U) (es ++ (between x c joins ++ between c c (part_edges u)))
    (absorbed m n U (unit_edges from (m + n) joins) t).
Proof.
have /and4P[/andP[u_in _] _ _ _] := ok.
move=> a_b b_c es_c from_p joins_ok placed t_means.
have third := @place_third a m b n c U.
have := absorb_part a_b b_c es_c _ t_means; move/(_ U (unit_edges from (m + n) joins)).
have -> : renamed (places a m b n c U) (unit_edges from (m + n) joins) =
    between x c joins ++ between c c (part_edges u).
  by rewrite /unit_edges /renamed map_cat -!/(renamed _ _) (placed_between placed third joins_ok)
    (placed_between third third u_in).
apply; rewrite /below all_cat -!/(below _ _) (below_between joins_ok) ?(below_between u_in) //.
by rewrite (leq_trans from_p) // leq_addr.
Qed.
Lemma first_means : means (iota (unit_at s k 0) U) (edges_behind 0) first_totals.
Proof.
have /and4P[_ /andP[l_in l_on] _ _] := ok.
have left_means : means (iota 0 0 ++ iota 0 (part_order L)) (between 0 0 (part_edges L))
    (absorbed 0 0 (part_order L) (between 0 0 (part_edges L)) (Total (Some 0))).
  have := @absorb_part 0 0 0 0 0 (part_order L) isT isT [::] (between 0 0 (part_edges L)) (Total (Some 0)) isT.
  have third := @place_third 0 0 0 0 0 (part_order L).
  rewrite (placed_between third third l_in); apply; last exact: nothing_means.
  by apply: below_between l_in _ _.
rewrite -[iota (unit_at s k 0) U]/(iota 0 0 ++ iota (unit_at s k 0) U) /edges_behind unit_0.
apply: (@unit_means 0 0 0 (part_order L) (part_order L) 0 0 (part_order L)) => //.
  exact: below_between l_in _ _.
exact: (@place_second 0 0 0 (part_order L) (part_order L) U).
Qed.
Lemma start_means :
  means (front_behind (if closed k then 1 else 0)) (edges_behind (if closed k then 1 else 0)) walk_start.
Proof.
have /and4P[/andP[u_in u_on] _ _ _] := ok.
rewrite /front_behind /kept /walk_start; case: (closed k); last exact: first_means.
have := @unit_means (unit_at s k 0) U (unit_at s k 1) 0 (unit_at s k 1) 0 (unit_at s k 0) U (part_joins u)
  (edges_behind 0) first_totals.
rewrite !addn0; apply=> //; rewrite ?unit_next ?addn0 //.
- by rewrite -unit_next; apply: edges_below.
- exact: place_first.
- by rewrite cats0; apply: first_means.
Qed.
Lemma totals_mean n : (if closed k then 1 else 0) <= n ->
  means (front_behind n) (edges_behind n) (matching_totals n.+1).
Proof.
have /and4P[/andP[u_in u_on] _ _ _] := ok; have starts := start_means.
move/subnK <-; elim: (n - _) => [|m IH].
  by rewrite add0n /matching_totals; case: (closed k) starts.
rewrite addSn; set i := _ + _ in IH *.
have -> : matching_totals i.+2 = next_totals (matching_totals i.+1).
  by rewrite /matching_totals subSn ?iterS // /i; case: (closed k); rewrite ?addn1 ?addn0.
have kept_i : unit_at s k 0 + kept <= unit_at s k i.
  rewrite /kept /i; case: (closed k); last by rewrite addn0 unit_mono.
  by rewrite addn1 -unit_next unit_mono.
apply: (@unit_means _ _ (unit_at s k i) _ _ kept (unit_at s k i) U) => //.
- by rewrite unit_next.
- exact: edges_below.
- exact: place_second.
Qed.
Lemma edges_perm n : perm_eq (edges_behind n)
  (between 0 0 (part_edges L) ++ between 0 (unit_at s k 0) (part_joins L) ++
   flatten [seq between (unit_at s k i) (unit_at s k i) (part_edges u) | i <- iota 0 n.+1] ++
   flatten [seq between (unit_at s k i) (unit_at s k i.+1) (part_joins u) | i <- iota 0 n]).
Proof.
elim: n => [|n IH]; first by rewrite /= !cats0.
have one_more (f : nat -> seq (nat * nat)) m :
    flatten [seq f i | i <- iota 0 m.+1] = flatten [seq f i | i <- iota 0 m] ++ f m.
  by rewrite -addn1 iotaD map_cat flatten_cat /= cats0.
rewrite (one_more (fun i => between (unit_at s k i) (unit_at s k i) (part_edges u)) n.+1).
rewrite (one_more (fun i => between (unit_at s k i) (unit_at s k i.+1) (part_joins u)) n) [edges_behind _]/=.
have moved (A H X Y J E : seq (nat * nat)) : perm_eq ((A ++ H ++ X ++ Y) ++ J ++ E) (A ++ H ++ (X ++ E) ++ Y ++ J).
  by rewrite -!catA !perm_cat2l [Y ++ _]catA perm_catC.
exact: perm_trans (perm_cat IH (perm_refl _)) (moved _ _ _ _ _ _).
Qed.

(* The walk finds the greatest matching of each member. *)
Theorem matching_told_means n : (if closed k then 1 else 0) <= n ->
  matching_told (matching_totals n.+1) = Some (largest (piece_edges s k n.+1)).
Proof.
move=> some_n; have /and4P[_ _ /andP[r_in r_on] ring_ok] := ok.
have kept_n : unit_at s k 0 + kept <= unit_at s k n.
  rewrite /kept; case: (closed k) some_n => some_n; last by rewrite addn0 unit_mono.
  by rewrite -unit_next unit_mono.
have n_next : unit_at s k n + U <= unit_at s k n.+1 by rewrite unit_next.
have := absorb_part kept_n n_next (edges_below n) _ (totals_mean some_n).
move/(_ (part_order R) last_edges); set f := places _ _ _ _ _ _.
have f_1 v : v < kept -> f (0 + v) = unit_at s k 0 + v by apply: place_first.
have f_2 v : v < U -> f (kept + v) = unit_at s k n + v by apply: place_second.
have f_3 v : v < part_order R -> f (kept + U + v) = unit_at s k n.+1 + v by apply: place_third.
have -> : renamed f last_edges = between (unit_at s k n.+1) (unit_at s k n.+1) (part_edges R) ++
    between (unit_at s k n.+1) (unit_at s k n) (part_joins R) ++
    (if closed k then between (unit_at s k n) (unit_at s k 0) (joins_turned s) else [::]).
  rewrite /last_edges {1}/renamed !map_cat -!/(renamed _ _) (placed_between f_3 f_3 r_in) (placed_between f_3 f_2 r_on).
  congr (_ ++ (_ ++ _)); move: f_1 f_2 ring_ok; rewrite /kept; case: (closed k) => // f_1 f_2 turned_ok.
  exact: placed_between f_2 f_1 turned_ok.
set es := _ ++ (_ ++ _); have -> : largest (piece_edges s k n.+1) = largest es.
  apply: largest_perm; rewrite /es /piece_edges; cbv zeta; rewrite -/u -/L -/R.
  have grouped (A B C D X : seq (nat * nat)) : A ++ B ++ C ++ D ++ X = (A ++ B ++ C ++ D) ++ X by rewrite -!catA.
  by rewrite grouped perm_cat2r perm_sym; apply: edges_perm.
move=> absorbed_ok; rewrite /matching_told; apply: nothing_left.
have := @forgotten_means _ [::] (iota (unit_at s k 0) kept ++ iota (unit_at s k n.+1) (part_order R)) [::] es.
rewrite size_cat !size_iota /= cats0; apply; apply: absorbed_ok.
rewrite /last_edges /below !all_cat -!/(below _ _) (below_between r_in) ?(below_between r_on) ?leqnn //=; last first.
- by rewrite leq_addr.
move: ring_ok; rewrite /kept; case: (closed k) => //= turned_ok.
by apply: below_between turned_ok _ _; rewrite ?leq_addr // add0n -addnA leq_addr.
Qed.
End Walks.
