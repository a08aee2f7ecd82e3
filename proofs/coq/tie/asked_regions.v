(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Questions on the regions that a trail cuts out of the rectangle. There are finitely many points in
   the rectangle, and a region is what is connected among them. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import ZArith Lia Relations.
From Gazetteer Require Import rules rays trails grid_trails regions labellings grid_labellings extended.
From Tie Require Import booleans plays readings asked asked_graphs asked_balls.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Regions.
Variables (m n : nat) (u : point) (drawn : point -> point -> Prop).
Context `{forall p q, decided (drawn p q)}.
Notation M := (side m).
Notation N := (side n).
Definition place_in : finType := [finType of 'I_m.+2 * 'I_n.+2].
Definition to_point (i : place_in) : point := (Z.of_nat i.1, Z.of_nat i.2).
Definition of_point (p : point) : place_in := (inord (Z.to_nat p.1), inord (Z.to_nat p.2)).
Lemma of_pointK p : in_rectangle M N p -> to_point (of_point p) = p.
Proof.
case: p => x y [/= [x0 xM] [y0 yN]]; move: xM yN; rewrite /side /to_point /of_point /= => xM yN.
by congr pair; rewrite inordK ?Z2Nat.id //; apply/ltP; lia.
Qed.

Global Instance decided_side p g : decided (side_drawn drawn p g). Proof. by_definition. Defined.
Global Instance decided_joined p q : decided (regions.joined M N u drawn p q). Proof. by_definition. Defined.
Global Instance decided_separated p q : decided (separated M N u drawn p q). Proof. by_definition. Defined.
Definition joins (i j : place_in) : bool := decide (regions.joined M N u drawn (to_point i) (to_point j)) tt.
(* The relation as a table, looked up for each question. *)
Definition points : seq place_in := enum place_in.
Definition looked_up (table : seq (seq bool)) (i j : place_in) : bool :=
  nth false (nth [::] table (index i points)) (index j points).
Definition table_of (r : rel place_in) : seq (seq bool) := [seq [seq r i j | j <- points] | i <- points].
Lemma looked_upE r i j : looked_up (table_of r) i j = r i j.
Proof.
have here k : index k points < size points by rewrite index_mem mem_enum.
by rewrite /looked_up (nth_map i) // (nth_map i) // !nth_index ?mem_enum.
Qed.

Lemma connected_points i j : connect joins i j -> same_region M N u drawn (to_point i) (to_point j).
Proof.
case/connectP=> s; elim: s i => [|k s IH] i /= => [_ ->|/andP[ik ks] last_j]; first exact: rt_refl.
by apply: rt_trans (IH _ ks last_j); apply: rt_step; apply/decideP.
Qed.
Lemma same_regionE p q : same_region M N u drawn p q <->
  p = q \/ [/\ in_rectangle M N p, in_rectangle M N q & connect joins (of_point p) (of_point q)].
Proof.
split=> [|[->|[p_in q_in]]]; last 2 first.
- exact: rt_refl.
- by move/connected_points; rewrite !of_pointK.
elim=> {p q} [p q pq|p|p q r _ [->|[p_in q_in pq]] _ IH].
- have [[p_in _] [[q_in _] _]] := pq; right; split=> //.
  by apply/connect1/decideP; rewrite !of_pointK.
- by left.
- exact: IH.
- case: IH => [<-|[_ r_in qr]]; first by right.
  by right; split=> //; apply: connect_trans qr.
Qed.
Definition in_rectangleb p : bool := decide (in_rectangle M N p) tt.
Lemma in_rectangleP p : reflect (in_rectangle M N p) (in_rectangleb p).
Proof. exact: decideP. Qed.
Lemma same_regionP p q : reflect (same_region M N u drawn p q)
  (same_point p q || [&& in_rectangleb p, in_rectangleb q & connect joins (of_point p) (of_point q)]).
Proof.
apply: (iffP orP) => [[/same_pointP E|/and3P[/in_rectangleP p_in /in_rectangleP q_in pq]]|].
- by apply/same_regionE; left.
- by apply/same_regionE; right; split.
- case/same_regionE=> [E|[p_in q_in pq]]; first by left; exact/same_pointP.
  by right; apply/and3P; split=> //; exact/in_rectangleP.
Qed.

(* The tables of the regions and of the sides that separate two tiles, as they are looked up. *)
Definition tiles : seq place_in := [seq i <- points | decide (tile M N u (to_point i)) tt].
Definition in_one_region : seq (seq bool) :=
  let table := table_of joins in table_of (connect (looked_up table)).
Lemma in_one_regionE i j : looked_up in_one_region i j = connect joins i j.
Proof. by rewrite looked_upE; apply: eq_connect => k l; rewrite looked_upE. Qed.
Definition parted : seq (seq bool) :=
  table_of (fun i j => decide (separated M N u drawn (to_point i) (to_point j)) tt).

Section Tables.
Variables (same apart : rel place_in).
Hypothesis sameE : same =2 connect joins.
Hypothesis apartE : forall i j, apart i j = decide (separated M N u drawn (to_point i) (to_point j)) tt.
Definition share_tiles i j : bool :=
  has (fun k => same i k && has (fun l => same j l && apart k l) tiles) tiles.
Definition open_tile i : bool := has (fun k => same i k && ~~ decide (rays.inside M N (to_point k)) tt) tiles.
Lemma in_tiles p : tile M N u p -> of_point p \in tiles.
Proof.
move=> p_tile; have [p_in _] := p_tile; rewrite mem_filter mem_enum andbT.
by apply/decideP; rewrite of_pointK.
Qed.
Lemma of_to i : of_point (to_point i) = i.
Proof. by case: i => a b; rewrite /of_point /to_point /= !Nat2Z.id !inord_val. Qed.
Lemma to_point_in i : in_rectangle M N (to_point i).
Proof.
case: i => a b; have /ltP := ltn_ord a; have /ltP := ltn_ord b.
by rewrite /in_rectangle /to_point /side /=; lia.
Qed.
Lemma same_tiles i j : same_region M N u drawn (to_point i) (to_point j) <-> same i j.
Proof.
rewrite sameE; split=> [/same_regionE[E|[_ _]]|/connected_points //]; last by rewrite !of_to.
by rewrite -(of_to i) E of_to connect0.
Qed.
Lemma share_tilesP i j : reflect (share_a_side M N u drawn (to_point i) (to_point j)) (share_tiles i j).
Proof.
apply: (iffP hasP) => [[k _ /andP[ik /hasP[l _ /andP[jl]]]]|[p [q [ip [jq pq]]]]].
- by rewrite apartE => /decideP kl; exists (to_point k), (to_point l); split; [|split=> //]; apply/same_tiles.
- have [p_tile [q_tile _]] := pq; have [[p_in _] [q_in _]] := (p_tile, q_tile).
  exists (of_point p); [exact: in_tiles | apply/andP; split; first by apply/same_tiles; rewrite of_pointK].
  apply/hasP; exists (of_point q); [exact: in_tiles | apply/andP; split].
    by apply/same_tiles; rewrite of_pointK.
  by rewrite apartE; apply/decideP; rewrite !of_pointK.
Qed.
Lemma open_tileP i : reflect (unbounded M N u drawn (to_point i)) (open_tile i).
Proof.
apply: (iffP hasP) => [[k k_tile /andP[ik /negP out]]|[q [iq [q_tile out]]]].
- exists (to_point k); split; first exact/same_tiles.
  split; last by move=> k_in; apply: out; apply/decideP.
  by move: k_tile; rewrite mem_filter => /andP[/decideP].
- have [q_in _] := q_tile; exists (of_point q); first exact: in_tiles.
  apply/andP; split; first by apply/same_tiles; rewrite of_pointK.
  by apply/negP=> /decideP; rewrite of_pointK.
Qed.
(* A labelling is judged tile by tile. *)
Variable positive : point -> bool.
Definition properb : bool :=
  all (fun i => all (fun j => (same i j ==> (positive (to_point i) == positive (to_point j))) &&
    (share_tiles i j ==> (positive (to_point i) != positive (to_point j)))) tiles) tiles.
Definition negative_outsideb : bool := all (fun i => open_tile i ==> ~~ positive (to_point i)) tiles.
Lemma properP : reflect (proper M N u drawn positive) properb.
Proof.
have tile_of i : i \in tiles -> tile M N u (to_point i) by rewrite mem_filter => /andP[/decideP].
apply: (iffP allP) => [all_ij|[one differ] i i_tile].
- split=> p q p_tile => [pq|q_tile pq].
  + have q_tile := joined_tiles _ _ _ _ _ _ pq p_tile; have [[p_in _] [q_in _]] := (p_tile, q_tile).
    have /allP/(_ _ (in_tiles q_tile))/andP[/implyP one _] := all_ij _ (in_tiles p_tile).
    by move: one; rewrite !of_pointK // => one; apply/eqP/one/same_tiles; rewrite !of_pointK.
  + have [[p_in _] [q_in _]] := (p_tile, q_tile).
    have /allP/(_ _ (in_tiles q_tile))/andP[_ /implyP differ] := all_ij _ (in_tiles p_tile).
    by move: differ; rewrite !of_pointK // => differ; apply/eqP/differ/share_tilesP; rewrite !of_pointK.
- apply/allP=> j j_tile; apply/andP; split; apply/implyP.
  + by move/same_tiles=> ij; apply/eqP/one; first exact: tile_of.
  + by move/share_tilesP=> ij; apply/eqP/differ => //; apply: tile_of.
Qed.
Lemma negative_outsideP : reflect (negative_outside M N u drawn positive) negative_outsideb.
Proof.
apply: (iffP allP) => [all_i p p_tile p_open|neg i].
- have [p_in _] := p_tile; have /implyP := all_i _ (in_tiles p_tile); rewrite of_pointK // => neg.
  by apply/negbTE/neg/open_tileP; rewrite of_pointK.
- by rewrite mem_filter => /andP[/decideP i_tile _]; apply/implyP=> /open_tileP i_open; rewrite neg.
Qed.
End Tables.

(* The tiles; which are in one region; which regions share a side; which are unbounded; and of each set
   of positive points in the rectangle whether it is proper, and negative outside. *)
Definition ask_cut (labellings : seq (seq bool)) :=
  let table := in_one_region in let walls := parted in
  let same := looked_up table in let apart := looked_up walls in
  ([seq seen (to_point i) | i <- tiles],
   [:: [seq [seq same i j | j <- tiles] | i <- tiles];
       [seq [seq share_tiles same apart i j | j <- tiles] | i <- tiles];
       [:: [seq open_tile same i | i <- tiles]];
       [seq let positive p := nth false word (index (of_point p) points) in
            [:: properb same apart positive; negative_outsideb same positive] | word <- labellings]]).
End Regions.

(* Which tiles are next to each other in a walk round the rectangle. *)
Program Instance decided_some_point m n (P : point -> Prop) `{forall e, decided (P e)} :
  decided (exists e, in_rectangle (side m) (side n) e /\ P e) | 1 :=
  Decided (decide := fun _ => has (fun i : place_in m n => decide (P (to_point i)) tt) (points m n)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[i _ /(decideP (P (to_point i))) Pi]|[e [e_in Pe]]].
  by exists (to_point i); split=> //; apply: to_point_in.
exists (of_point m n e); first by rewrite mem_enum.
by apply/(decideP (P (to_point (of_point m n e)))); rewrite of_pointK.
Qed.
Instance decided_consecutive m n u p q : decided (consecutive (side m) (side n) u p q).
Proof. by_definition. Defined.
Definition ask_consecutive m n x y : seq (seq bool) :=
  let u := (Z.of_nat x, Z.of_nat y) in
  [seq [seq decide (consecutive (side m) (side n) u (to_point i) (to_point j)) tt | j <- tiles m n u]
  | i <- tiles m n u].
Definition labelling_of m n (word : seq bool) (p : point) : bool :=
  nth false word (index (of_point m n p) (points m n)).
(* The vertices that are in the kernel of the vertex number v and this labelling. *)
Definition ask_inside_positive m n v word : seq bool :=
  flatten [seq [seq w \in inside_positive u (labelling_of m n word) | w <- grid_vertices m n]
          | u <- drop v (take v.+1 (grid_vertices m n))].

(* The regions of the trails at v with so many steps a ray, and of those with a right angle that return:
   extended, with which tiles are enclosed and which have other labels then; and the kernel inside. *)
Section Asked.
Variables (m n t : nat).
Notation M := (side m).
Notation N := (side n).
Definition right_returns (p : point) : seq trail :=
  [seq phi <- trails_at m n t p | if phi is Closed _ _ then decide (right_angle M N p phi) tt else false].
Definition ask_regions (v : nat) labellings :=
  [seq let p := point_of w in
   [seq @ask_cut m n p (trail_draws M N p phi) _ labellings | phi <- right_returns p]
  | w <- drop v (take v.+1 (grid_vertices m n))].
Definition ask_extended (v : nat) labellings :=
  [seq let p := point_of w in
   [seq (@ask_cut m n p (extended_draws M N p phi) _ labellings,
         [seq enclosed M N p phi (to_point i) | i <- tiles m n p],
         [seq [seq switched M N p phi (labelling_of m n word) (to_point i) | i <- tiles m n p]
         | word <- labellings]) | phi <- right_returns p]
  | w <- drop v (take v.+1 (grid_vertices m n))].
End Asked.
