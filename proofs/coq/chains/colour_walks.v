(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The walk along a chain, open or closed into a ring, that tells of each member whether its vertices can be coloured
   with so many colours, no two adjacent ones alike. A state is which colourings the last unit may have, of a ring for
   each colouring of the first one. A state that comes back does so for ever. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import weighted_walks chain_laws chain_labels.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Notation colouring := (seq nat).
Definition unlike (a b : nat) : bool := ~~ eqn a b.
Fixpoint colourings (colours n : nat) : seq colouring :=
  if n is m.+1 then [seq c :: x | c <- iota 0 colours, x <- colourings colours m] else [:: [::]].
Lemma in_colourings colours n x : (x \in colourings colours n) = (size x == n) && all (gtn colours) x.
Proof.
elim: n x => [|n IH] [|c x] //=; first by apply/negP=> /allpairsP[[a y] /= [_ _]].
rewrite eqSS; apply/allpairsP/idP=> [[[a y] /= [a_in y_in [-> ->]]]|].
  by move: a_in y_in; rewrite mem_iota add0n IH => /= -> /andP[-> ->].
by case/and3P=> x_n c_in x_in; exists (c, x); rewrite /= mem_iota add0n c_in IH x_n x_in.
Qed.

Section Walks.
Variables (colours : nat) (s : chain_law) (k : kind).
Let u := unit_part s.
Let L := left_end k.
Let R := right_end k.
Definition apart_on (es : seq (nat * nat)) (x y : colouring) : bool := labels_meet 0 unlike es x y.
Definition is_proper (es : seq (nat * nat)) (x : colouring) : bool := labels_fit 0 unlike es x.
Definition proper_on (p : part) : seq colouring :=
  [seq x <- colourings colours (part_order p) | is_proper (part_edges p) x].
Definition follows_colours : rel colouring := apart_on (part_joins u).
Definition left_coloured (x : colouring) : bool := has (fun l => apart_on (part_joins L) l x) (proper_on L).
Definition right_coloured (x : colouring) : bool := has (fun r => apart_on (part_joins R) r x) (proper_on R).
Definition there_if (b : bool) : option nat := if b then Some 0 else None.
Definition colour_starts (ps : seq colouring) : seq (seq (option nat)) :=
  if closed k then [seq [seq there_if (q == p) | q <- ps] | p <- ps]
  else [:: [seq there_if (left_coloured q) | q <- ps]].
Definition colour_ends (ps : seq colouring) : seq (seq (option nat)) :=
  if closed k then [seq [seq there_if (apart_on (joins_turned s) q p) | q <- ps] | p <- ps]
  else [:: [seq there_if (right_coloured q) | q <- ps]].
Definition colour_steps (ps : seq colouring) : seq (nat * seq bool) := steps_of ps (fun _ => 0) follows_colours.
(* Behind n + 1 units. *)
Definition colour_state (n : nat) : seq (seq (option nat)) :=
  state true (colour_steps (proper_on u)) (colour_starts (proper_on u)) n.
Definition is_coloured (st : seq (seq (option nat))) : bool := isSome (told true (colour_ends (proper_on u)) st).

(* One return of a state proves that all that follows comes back. *)
Theorem colours_come_back e q n : colour_state (e + q) = colour_state e -> e <= n ->
  colour_state (n + q) = colour_state n.
Proof.
have same st : shifted 0 st = st.
  by rewrite /shifted map_id_in // => row _; rewrite map_id_in // => -[v|] // _; rewrite /= addn0.
by move=> back e_n; rewrite -[RHS]same; apply: state_comes_back e_n; rewrite same.
Qed.
Lemma size_colour_state n : size (colour_state n) = size (colour_state 0).
Proof. by elim: n => //= n IH; rewrite /colour_state /= size_map. Qed.

Hypothesis ok : chain_ok s k.
Definition colouring_there (n : nat) : Prop := exists x : colouring,
  [/\ size x = piece_order s k n, all (gtn colours) x & is_proper (piece_edges s k n) x].

Lemma in_proper p x : (x \in proper_on p) =
  [&& is_proper (part_edges p) x, size x == part_order p & all (gtn colours) x].
Proof. by rewrite mem_filter in_colourings. Qed.
Lemma all_of_parts l xs r : all (gtn colours) (row_of_parts l xs r) =
  [&& all (gtn colours) l, all (all (gtn colours)) xs & all (gtn colours) r].
Proof. by rewrite /row_of_parts !all_cat; congr [&& _, _ & _]; elim: xs => //= x xs IH; rewrite all_cat IH. Qed.
Lemma path_of_row x ys n : size ys = n ->
  all (fun i => apart_on (part_joins u) (nth [::] (x :: ys) i) (nth [::] (x :: ys) i.+1)) (iota 0 n) =
  path follows_colours x ys.
Proof.
elim: ys x n => [|y ys IH] x n <- //=; congr (_ && _).
by rewrite -(IH y (size ys) erefl) (iotaDl 1 0) all_map; apply: eq_all => i.
Qed.

(* A colouring of a member is one of each part. *)
Lemma coloured_parts n : colouring_there n.+1 <-> exists l x ys r,
  [/\ [&& l \in proper_on L, r \in proper_on R & all (mem (proper_on u)) (x :: ys)], size ys = n,
      path follows_colours x ys,
      apart_on (part_joins L) l x && apart_on (part_joins R) r (last x ys) &
      closed k ==> apart_on (joins_turned s) (last x ys) x].
Proof.
have last_unit (x : colouring) (ys : seq colouring) : size ys = n -> nth [::] (x :: ys) n = last x ys.
  by move=> <-; rewrite (nth_last [::] (x :: ys)).
split=> [[z [/labels_part_by_part[l [xs [r [-> l_n r_n xs_n xs_all]]]]]]|[l [x [ys [r []]]]]].
  case: xs xs_n xs_all => // x ys [ys_n] xs_all; rewrite all_of_parts => /and3P[l_in xs_in r_in].
  have xs_n : size (x :: ys) = n.+1 by rewrite /= ys_n.
  rewrite /is_proper (labels_fit_parts _ _ ok r l_n xs_n xs_all).
  case/and5P=> l_fit l_x xs_fit row_fit /and3P[r_fit r_x ring].
  exists l, x, ys, r; split=> //.
  - rewrite !in_proper /is_proper l_fit r_fit l_n r_n !eqxx l_in r_in; apply/allP=> y y_in; rewrite /= in_proper.
    by rewrite (allP xs_fit y y_in : is_proper _ y) xs_all // eqxx (allP xs_in y y_in).
  - by rewrite -(path_of_row x ys_n).
  - by apply/andP; split; [exact: l_x | rewrite -(last_unit x ys ys_n)].
  - by move: ring; rewrite (last_unit x ys ys_n).
case/and3P; rewrite !in_proper => /and3P[l_fit /eqP l_n l_in] /and3P[r_fit /eqP r_n r_in] /allP xs_proper ys_n is_path.
case/andP=> l_x r_x ring.
have xs_each y : y \in x :: ys -> [&& is_proper (part_edges u) y, size y == part_order u & all (gtn colours) y].
  by move/xs_proper; rewrite /= in_proper.
have xs_all y : y \in x :: ys -> size y = part_order u by move/xs_each/and3P=> [_ /eqP].
have xs_n : size (x :: ys) = n.+1 by rewrite /= ys_n.
exists (row_of_parts l (x :: ys) r); split; first exact: row_of_parts_size.
  by rewrite all_of_parts l_in r_in andbT; apply/allP=> y /xs_each/and3P[].
rewrite /is_proper (labels_fit_parts _ _ ok r l_n xs_n xs_all).
apply/and5P; split; [exact: l_fit | exact: l_x | by apply/allP=> y /xs_each/and3P[] | | ].
  by have := path_of_row x ys_n; rewrite is_path.
by apply/and3P; split; [exact: r_fit | rewrite (last_unit x ys ys_n) | rewrite (last_unit x ys ys_n)].
Qed.
Lemma no_end p : part_ok p (part_order u) -> part_order p = 0 -> part_joins p = [::] /\ proper_on p = [:: [::]].
Proof.
by rewrite /proper_on; case: p => o [|e es] [|f fs] //= p_ok o_0; move: p_ok; rewrite /part_ok /= o_0 ?ltn0 ?andbF.
Qed.

Lemma there_best (b : bool) (A : nat -> Prop) : (forall v, A v <-> b /\ v = 0) -> is_best true A (there_if b).
Proof.
by case: b => A_b /=; [split=> [|v /A_b[_ ->]]; [apply/A_b|] | move=> v /A_b[]].
Qed.
(* The walk finds whether there is one. *)
Theorem coloured_means n : is_coloured (colour_state n) <-> colouring_there n.+1.
Proof.
rewrite coloured_parts /is_coloured /colour_state /colour_starts /colour_ends; set ps := proper_on u.
have found o (A : nat -> Prop) (B : Prop) : is_best true A o -> ((exists v, A v) <-> B) -> isSome o <-> B.
  by case: o => [v|] /= best <-; split=> //; [exists v; case: best | case=> v /best].
case ring: (closed k).
  have := ok; rewrite /chain_ok ring => /and4P[_ L_ok R_ok /and3P[/eqP L_0 /eqP R_0 _]].
  have [[L_j L_p] [R_j R_p]] := (no_end L_ok L_0, no_end R_ok R_0).
  apply: found (@told_means true _ ps (fun _ => 0) follows_colours _ ps (fun p q v => q == p /\ v = 0)
    (fun p q v => apart_on (joins_turned s) q p /\ v = 0) (fun p q => there_if (q == p))
    (fun p q => there_if (apart_on (joins_turned s) q p)) n _) _.
    by move=> p q _ _; split; apply: there_best.
  split=> [[v [p [q [a [t [p_in q_in /reached_path[x [ys [w [[/eqP x_p _] xs_in is_path ys_n [last_q _]]]]]]]]]]]|].
    case=> q_p _ _; subst p; exists [::], x, ys, [::]; rewrite L_p R_p L_j R_j !inE eqxx last_q q_p; split=> //=.
    by rewrite -[_ && _]/(all (mem ps) (x :: ys)) lastI all_rcons last_q /= q_in.
  case=> l [x [ys [r [/and3P[_ _ xs_in] ys_n is_path _ ring_fits]]]].
  have last_in : last x ys \in ps by apply: (allP xs_in); apply: mem_last.
  exists 0, x, (last x ys), 0, 0; split=> //; first exact: (allP xs_in x (mem_head _ _)).
  apply/reached_path; exists x, ys, 0; split=> //; first by move: xs_in; rewrite lastI all_rcons => /andP[].
  by split=> //; elim: (ys).
apply: found (@told_means true _ ps (fun _ => 0) follows_colours _ [:: tt] (fun _ q v => left_coloured q /\ v = 0)
  (fun _ q v => right_coloured q /\ v = 0) (fun _ q => there_if (left_coloured q))
  (fun _ q => there_if (right_coloured q)) n _) _.
  by move=> p q _ _; split; apply: there_best.
split=> [[v [i [q [a [t [_ q_in /reached_path[x [ys [w [[/hasP[l l_in l_x] _] xs_in is_path ys_n [last_q _]]]]]]]]]]]|].
  case=> /hasP[r r_in r_q] _ _; exists l, x, ys, r; rewrite l_in r_in l_x last_q r_q; split=> //.
  by rewrite lastI all_rcons last_q /= q_in.
case=> l [x [ys [r [/and3P[l_in r_in xs_in] ys_n is_path /andP[l_x r_x] _]]]].
have last_in : last x ys \in ps by apply: (allP xs_in); apply: mem_last.
exists 0, tt, (last x ys), 0, 0; split=> //; last by split=> //; apply/hasP; exists r.
apply/reached_path; exists x, ys, 0; split=> //; last by split=> //; elim: (ys).
- by split=> //; apply/hasP; exists l.
- by move: xs_in; rewrite lastI all_rcons => /andP[].
Qed.
End Walks.
