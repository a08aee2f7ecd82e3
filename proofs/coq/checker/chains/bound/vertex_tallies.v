(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The values at all vertices of the members of an open chain, from laws at those of its ends and of finitely many
   units. The numbers of vertices with the same values are lines on n, n + s, n + 2 s, ... *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import tables chain_claims claim_judge.
From Gazetteer Require line_arithmetic lines_for_all.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The unit that stands for unit i: what is there comes back, from unit F on, A units later. *)
Section Units.
Variables (F A : nat).
Definition like (i : nat) : nat := if i < F then i else F + Nat.modulo (i - F) A.
Lemma like_far i : F <= i -> like i = F + (i - F) %% A.
Proof. by move=> F_i; rewrite /like ltnNge F_i moduloE. Qed.
Lemma like_le i : like i <= i.
Proof.
have [i_F|F_i] := ltnP i F; first by rewrite /like i_F.
by rewrite like_far // -{2}(subnKC F_i) leq_add2l leq_mod.
Qed.
Lemma like_known i : 0 < A -> like i < F + A.
Proof.
move=> A0; have [i_F|F_i] := ltnP i F; first by rewrite /like i_F (leq_trans i_F) ?leq_addr.
by rewrite like_far // ltn_add2l ltn_mod.
Qed.
Lemma like_later i s : A %| s -> F <= i -> like (i + s) = like i.
Proof.
move=> A_s F_i; rewrite !like_far ?(leq_trans F_i) ?leq_addr // -addnBAC //.
by rewrite -modnDm (eqP A_s) addn0 modn_mod.
Qed.
Lemma like_near i s : F <= i < F + s -> i - like i < s.
Proof.
case/andP=> F_i i_s; rewrite like_far // subnDA; apply: leq_ltn_trans (leq_subr _ _) _.
by rewrite -(ltn_add2l F) subnKC.
Qed.
End Units.

(* The laws at a vertex, of each term that is asked there; and those at the vertices of the ends, and of the units that
   stand for others. *)
Notation vertex_laws := (seq (option number_law)).
Record known_laws := Known_laws {
  laws_left : seq vertex_laws; laws_units : seq (seq vertex_laws); laws_right : seq vertex_laws }.
(* The degrees of vertices of the ends, and of a unit, whether it is the first one and whether the last one. *)
Record known_degrees := Known_degrees {
  degrees_left : nat -> nat; degrees_unit : bool -> bool -> nat -> nat; degrees_right : nat -> nat }.

Section Tallies.
Variables (F A : nat) (laws : known_laws) (degrees : known_degrees).
Definition values_there (at_vertex : vertex_laws) (n : nat) : seq nat :=
  [seq if o is Some g then given_value g n else 0 | o <- at_vertex].
Definition part_values (of_part : seq vertex_laws) (degree : nat -> nat) (n : nat) : seq (seq nat) :=
  [seq rcons (values_there (nth [::] of_part j) n) (degree j) | j <- iota 0 (size of_part)].
(* Of the vertices of unit i, of n; and of all vertices of the member. *)
Definition unit_values (n i : nat) : seq (seq nat) :=
  part_values (nth [::] (laws_units laws) (like F A i)) (degrees_unit degrees (same i 0) (same i.+1 n))
    (n - (i - like F A i)).
Definition vertex_values (n : nat) : seq (seq nat) :=
  part_values (laws_left laws) (degrees_left degrees) n ++ flatten [seq unit_values n i | i <- iota 0 n] ++
  part_values (laws_right laws) (degrees_right degrees) n.
Definition vertices_at (n : nat) : seq (seq Z) := [seq [seq Z.of_nat u | u <- us] | us <- vertex_values n].
Definition tallies_at (s n : nat) : tallies :=
  let: (here, next) := (vertex_values n, vertex_values (n + s)) in
  let number us := integer (count_mem us here) in
  Some [seq ([seq integer u | u <- us], (number us, Z.sub (integer (count_mem us next)) (number us))) |
    us <- undup next].

(* From N on a law at a vertex repeats after s units. *)
Definition law_settled (N s : nat) (o : option number_law) : bool :=
  if o is Some g then
    [&& 0 < given_period g, given_from g <= N, same (Nat.modulo s (given_period g)) 0 & same (given_adds g) 0]
  else true.
Definition all_settled (N s : nat) : bool :=
  all (all (law_settled N s)) (flatten (laws_left laws :: laws_right laws :: laws_units laws)).

(* Where a vertex stands among them. *)
Lemma size_part of_part degree n : size (part_values of_part degree n) = size of_part.
Proof. by rewrite size_map size_iota. Qed.
Lemma nth_part of_part degree n j : j < size of_part ->
  nth [::] (part_values of_part degree n) j = rcons (values_there (nth [::] of_part j) n) (degree j).
Proof. by move=> j_lt; rewrite (nth_map 0) ?size_iota // nth_iota. Qed.
Lemma size_rows (T : Type) (row : nat -> seq T) m o n : (forall i, size (row i) = o) ->
  size (flatten [seq row i | i <- iota m n]) = n * o.
Proof. by move=> row_o; elim: n m => //= n IH m; rewrite size_cat row_o IH mulSn. Qed.
Lemma nth_rows (T : Type) (x0 : T) (row : nat -> seq T) m o n i j : (forall i, size (row i) = o) -> i < n -> j < o ->
  nth x0 (flatten [seq row i | i <- iota m n]) (i * o + j) = nth x0 (row (m + i)) j.
Proof.
move=> row_o; elim: n m i => // n IH m [|i] i_n j_o /=; rewrite nth_cat row_o.
  by rewrite mul0n add0n j_o addn0.
by rewrite mulSn -addnA ltnNge leq_addr /= addKn IH // addSnnS.
Qed.
Section Places.
Variable o : nat.
Hypothesis units_size : forall i, size (nth [::] (laws_units laws) (like F A i)) = o.
Let size_units n i : size (unit_values n i) = o. Proof. by rewrite size_part. Qed.
Lemma size_values n : size (vertex_values n) = size (laws_left laws) + n * o + size (laws_right laws).
Proof. by rewrite !size_cat !size_part (size_rows _ _ (size_units n)) addnA. Qed.
Lemma values_left n j : j < size (laws_left laws) -> nth [::] (vertex_values n) j =
  rcons (values_there (nth [::] (laws_left laws) j) n) (degrees_left degrees j).
Proof. by move=> j_lt; rewrite nth_cat size_part j_lt nth_part. Qed.
Lemma values_unit n i j : i < n -> j < o -> nth [::] (vertex_values n) (size (laws_left laws) + i * o + j) =
  rcons (values_there (nth [::] (nth [::] (laws_units laws) (like F A i)) j) (n - (i - like F A i)))
    (degrees_unit degrees (same i 0) (same i.+1 n) j).
Proof.
move=> i_n j_o; rewrite -addnA nth_cat size_part ltnNge leq_addr /= addKn nth_cat (size_rows _ _ (size_units n)).
have -> : i * o + j < n * o.
  by rewrite (@leq_trans (i.+1 * o)) ?leq_mul2r ?i_n ?orbT // mulSn addnC ltn_add2r.
by rewrite (nth_rows _ _ (size_units n)) // add0n nth_part // units_size.
Qed.
Lemma values_right n j : j < size (laws_right laws) ->
  nth [::] (vertex_values n) (size (laws_left laws) + n * o + j) =
  rcons (values_there (nth [::] (laws_right laws) j) n) (degrees_right degrees j).
Proof.
move=> j_lt; rewrite -addnA nth_cat size_part ltnNge leq_addr /= addKn nth_cat (size_rows _ _ (size_units n)).
by rewrite ltnNge leq_addr /= addKn nth_part.
Qed.
End Places.

Section Growth.
Variables (N s : nat).
Hypotheses (F0 : 0 < F) (A_s : A %| s) (F_N : F < N) (settled : all_settled N s).
Definition stays (of_part : seq vertex_laws) : bool := all (all (law_settled N s)) of_part.
Lemma part_stays of_part degree n : stays of_part -> N <= n ->
  part_values of_part degree (n + s) = part_values of_part degree n.
Proof.
move=> stay n_N; apply/eq_in_map => j; rewrite mem_iota add0n => /= j_lt; congr rcons.
move/(all_nthP [::])/(_ j j_lt): stay; move: (nth _ _ _) => os; elim: os => //= o os IH /andP[o_ok /IH->].
congr (_ :: _); case: o o_ok => // g /and4P[p0 from_N]; rewrite !sameE => /eqP p_s /eqP none.
by have := given_grows 1 p0 (leq_trans from_N n_N) p_s; rewrite none muln0 mul0n muln1 addn0.
Qed.
Lemma settled_parts :
  [/\ stays (laws_left laws), stays (laws_right laws) & forall i, stays (nth [::] (laws_units laws) i)].
Proof.
move: settled; rewrite /all_settled /stays /= !all_cat => /and3P[-> -> units]; split=> // i.
elim: (laws_units laws) i units => [|us uss IH] [|i] //=; rewrite all_cat => /andP[] // _; exact: IH.
Qed.
Lemma unit_later n i : F <= i -> unit_values (n + s) (i + s) = unit_values n i.
Proof.
move=> F_i; have i0 : 0 < i := leq_trans F0 F_i.
rewrite /unit_values like_later // -[i + s - _]addnBAC ?like_le // subnDr !sameE -addSn eqn_add2r.
by rewrite [i == 0]eqn0Ngt [_ + _ == 0]eqn0Ngt i0 (leq_trans i0) // leq_addr.
Qed.
Lemma unit_first n i : i < F -> N <= n -> unit_values (n + s) i = unit_values n i.
Proof.
move=> i_F n_N; rewrite /unit_values; have -> : like F A i = i by rewrite /like i_F.
rewrite subnn !subn0 part_stays //; last by have [_ _] := settled_parts.
have i_n : i.+1 < n := leq_ltn_trans i_F (leq_trans F_N n_N).
by rewrite !sameE (ltn_eqF i_n) (ltn_eqF (leq_trans i_n (leq_addr s n))).
Qed.
Lemma unit_middle n i : F <= i < F + s -> N <= n -> unit_values (n + s + s) i = unit_values (n + s) i.
Proof.
move=> i_in n_N; have near := like_near A i_in; have [_ _ stay] := settled_parts.
have i_n : i.+1 < n + s.
  by case/andP: i_in => _ i_s; rewrite (leq_ltn_trans i_s) // ltn_add2r (leq_trans F_N).
rewrite /unit_values !sameE (ltn_eqF i_n) (ltn_eqF (leq_trans i_n (leq_addr s _))).
rewrite -addnBAC ?part_stays //.
  by rewrite -addnBA ?(ltnW near) // (leq_trans n_N) ?leq_addr.
by rewrite (leq_trans (ltnW near)) ?leq_addl.
Qed.

(* What s units more add. *)
Definition middle (n : nat) : seq (seq nat) := flatten [seq unit_values (n + s) i | i <- iota F s].
Lemma values_grow n : N <= n -> perm_eq (vertex_values (n + s)) (vertex_values n ++ middle n).
Proof.
move=> n_N; have [left_stays right_stays _] := settled_parts; have F_n : F <= n := leq_trans (ltnW F_N) n_N.
rewrite /vertex_values !part_stays // -!catA perm_cat2l.
have -> : [seq unit_values (n + s) i | i <- iota 0 (n + s)] =
    [seq unit_values n i | i <- iota 0 F] ++ [seq unit_values (n + s) i | i <- iota F s] ++
    [seq unit_values n i | i <- iota F (n - F)].
  rewrite -{2}(subnKC F_n) -addnA [n - F + s]addnC !iotaD !map_cat add0n; congr (_ ++ (_ ++ _)).
    by apply/eq_in_map=> i; rewrite mem_iota add0n => i_F; apply: unit_first.
  rewrite -[F + s]addnC iotaDl -map_comp; apply/eq_in_map=> i; rewrite mem_iota => /andP[F_i _] /=.
  by rewrite [s + i]addnC unit_later.
have -> : iota 0 n = iota 0 F ++ iota F (n - F) by rewrite -{1}(subnKC F_n) iotaD.
rewrite !map_cat !flatten_cat -!catA perm_cat2l /middle perm_catC -catA perm_cat2l perm_cat2l.
exact: perm_refl.
Qed.
Lemma middle_same n : N <= n -> middle (n + s) = middle n.
Proof. by move=> n_N; congr flatten; apply/eq_in_map=> i; rewrite mem_iota => i_in; apply: unit_middle. Qed.
Lemma middle_stays n t : N <= n -> middle (n + s * t) = middle n.
Proof.
move=> n_N; elim: t => [|t IH]; first by rewrite muln0 addn0.
by rewrite mulnSr addnA middle_same // (leq_trans n_N) ?leq_addr.
Qed.
Lemma count_grows a n t : N <= n ->
  count a (vertex_values (n + s * t)) = count a (vertex_values n) + t * count a (middle n).
Proof.
move=> n_N; elim: t => [|t IH]; first by rewrite muln0 mul0n !addn0.
rewrite mulnSr addnA; have /permP -> := values_grow (leq_trans n_N (leq_addr (s * t) n)).
by rewrite count_cat IH middle_stays // mulSnr addnA.
Qed.
End Growth.

(* The numbers of vertices with the same values are the lines told. *)
Lemma count_by_classes (T : eqType) (b : pred T) (classes all_of : seq T) :
  uniq classes -> {subset all_of <= classes} ->
  sumn [seq if b us then count_mem us all_of else 0 | us <- classes] = count b all_of.
Proof.
move=> classes_uniq; elim: all_of => [|v all_of IH] within.
  by elim: (classes) => //= us uss ->; rewrite if_same.
rewrite /= -IH => [|us us_in]; last by apply: within; rewrite inE us_in orbT.
have -> : nat_of_bool (b v) = sumn [seq if b us then nat_of_bool (v == us) else 0 | us <- classes].
  have := within v (mem_head _ _); elim: (classes) classes_uniq => //= us uss IHc /andP[us_not uniq_uss].
  rewrite inE; case: (v =P us) => [->|v_us] /=.
    move=> _; suff -> : sumn [seq if b w then nat_of_bool (us == w) else 0 | w <- uss] = 0.
      by rewrite addn0; case: (b us).
    elim: uss us_not {IHc uniq_uss} => //= w ws IHw; rewrite inE negb_or => /andP[/negPf-> /IHw->].
    by rewrite if_same.
  by move=> v_in; rewrite -IHc // if_same.
by elim: (classes) => //= us uss ->; case: (b us) => //; rewrite addnACA.
Qed.
Theorem tallies_hold s n grown : (forall a t, count a (vertex_values (n + s * t)) =
    count a (vertex_values n) + t * count a grown) ->
  lines_for_all.tallies_true (fun z => vertices_at (Z.to_nat z)) (integer n) (integer s) (tallies_at s n).
Proof.
move=> grows classes [<-] t t0 body truth known; set k := Z.to_nat t.
have -> : Z.to_nat (integer n + integer s * t) = n + s * k.
  by rewrite !integerE -plusE -multE /k; lia.
set V := vertex_values (n + s * k); pose zs (us : seq nat) := [seq Z.of_nat u | u <- us].
have zsE us : [seq integer u | u <- us] = zs us by apply: eq_map => u; apply: integerE.
pose b us := truth (zs us); set next := vertex_values (n + s).
have next_grows a : count a next = count a (vertex_values n) + count a grown.
  by have := grows a 1; rewrite muln1 mul1n.
have within : {subset V <= undup next}.
  move=> us; rewrite mem_undup -!has_pred1 !has_count /V grows next_grows.
  by case: (count _ grown) => [|m]; rewrite ?muln0 ?addn0 // addnS.
have each us : us \in V -> exists2 a, body (zs us) = Some a & line_arithmetic.is_true a = b us.
  move=> /within us_in.
  have [] := known (zs us) (integer (count_mem us (vertex_values n)),
    (integer (count_mem us next) - integer (count_mem us (vertex_values n)))%Z).
    rewrite -zsE; elim: (undup next) us_in => //= w ws IH; rewrite inE => /orP[/eqP<-|/IH]; [by left|by right].
  by move=> a [a_body a_truth]; exists a.
transitivity (Some (Z.of_nat (count b V))).
  rewrite /vertices_at -/V; elim: V each {within} => //= us uss IH each.
  have [a -> a_b] := each us (mem_head _ _); rewrite IH => [|w w_in]; last by apply: each; rewrite inE w_in orbT.
  by congr Some; rewrite a_b -plusE Nat2Z.inj_add; case: (b us).
congr Some; rewrite -(count_by_classes b (undup_uniq next) within).
have line_at us : line_arithmetic.at_step (integer (count_mem us (vertex_values n)),
    (integer (count_mem us next) - integer (count_mem us (vertex_values n)))%Z) t = Z.of_nat (count_mem us V).
  by rewrite /line_arithmetic.at_step /= !integerE /V grows next_grows -!plusE -!multE /k; lia.
elim: (undup next) => //= us uss IH; rewrite line_at -IH zsE -/(b us).
by rewrite -plusE Nat2Z.inj_add; case: (b us).
Qed.
End Tallies.
