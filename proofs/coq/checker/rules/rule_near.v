(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A condition looks no farther than rule_radius.v reads: on two boards that are alike around a vertex it has
   the same value, if its names are vertices nearby that go with each other. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import ZArith.
From Gazetteer Require Import partizan_rules text rule_syntax rule_values rule_boards rule_climbing rule_radius.
From Gazetteer Require local_moves local_rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Notation place_of := local_moves.vertex.
Notation plan := local_moves.board.
Notation present := local_moves.present.
Notation beside := local_moves.joined.
Notation ball := local_moves.ball.

(* The vertices of the board are those of the plan, by their numbers, which ascend. *)
Record shows (g : board) (num : place_of -> nat) (G : plan) : Prop := Shows {
  in_order : sorted ltn (vertices g);
  arcs_once : uniq (arcs g);
  arcs_within : all (fun e => (e.1 \in vertices g) && (e.2 \in vertices g)) (arcs g);
  numbered : forall v, v \in vertices g -> exists2 u, present G u & num u = v;
  in_board : forall u, present G u -> num u \in vertices g;
  apart : forall u v, present G u -> present G v -> num u = num v -> u = v;
  arcs_beside : forall u v, present G u -> present G v -> is_arc g (num u) (num v) = beside G u v;
  ends_present : forall u v, beside G u v -> present G u /\ present G v;
  both_ways : symmetric (beside G)
}.

Section Shown.
Variables (g : board) (num : place_of -> nat) (G : plan).
Hypothesis shown : shows g num G.

Lemma adjacent_beside u v : present G u -> present G v -> adjacent g (num u) (num v) = beside G u v.
Proof. by move=> u_in v_in; rewrite /adjacent !(arcs_beside shown) // (both_ways shown v) orbb. Qed.

Lemma arcs_end a b : is_arc g a b -> b \in vertices g.
Proof. by rewrite is_arcE => /(allP (arcs_within shown))/andP[]. Qed.

Lemma ball_present d x u : present G x -> ball G d x u -> present G u.
Proof.
move=> x_in [p [is_path <- _]]; elim/last_ind: p is_path => [|p z _] //.
by rewrite rcons_path last_rcons => /andP[_ /(ends_present shown)[]].
Qed.

Lemma neighbours_named u : present G u ->
  exists us, neighbours (Position g [::] [::] Left false) (num u) = [seq num w | w <- us] /\
    {in us, forall w, beside G u w}.
Proof.
move=> u_in; rewrite /neighbours /=.
have: {subset vertices g <= vertices g} by [].
elim: {1 3}(vertices g) => [|v l IH] sub /=; first by exists [::].
have [|us [l_us us_in]] := IH; first by move=> w w_l; apply: sub; rewrite inE w_l orbT.
have [w w_in w_v] := numbered shown (sub v (mem_head _ _)); rewrite -w_v adjacent_beside //.
case: ifP => u_w; last by exists us.
exists (w :: us); rewrite /= l_us; split=> // z; rewrite inE => /predU1P[->//|]; exact: us_in.
Qed.
End Shown.

Lemma heads_once g u : uniq (arcs g) -> uniq (heads g u).
Proof.
move=> uniq_arcs; rewrite map_inj_in_uniq ?filter_uniq // => -[a b] [c d].
by rewrite !mem_filter /= !eqnE => /andP[/eqP-> _] /andP[/eqP-> _] ->.
Qed.

Section Near.
Variables (rho : nat) (G H : plan) (x y : place_of) (f : place_of -> place_of).
Hypothesis similar : local_moves.alike rho G H x y f.
Variables (g h : board) (num num' : place_of -> nat).
Hypothesis shown : shows g num G.
Hypothesis shown' : shows h num' H.
Hypothesis x_in : present G x.
Hypothesis ordered : forall u v, ball G rho x u -> ball G rho x v ->
  (num' (f u) < num' (f v)) = (num u < num v).
Notation out u := (num' (f u)).
Notation near := (ball G rho x).

Lemma near_present u : near u -> present G u.
Proof. exact: (ball_present shown x_in). Qed.
Lemma near_present' u : near u -> present H (f u).
Proof. by move=> u_in; rewrite (local_moves.same_present similar u_in) near_present. Qed.
Lemma near_out d u : d <= rho -> ball G d x u -> near u.
Proof. exact: local_moves.ball_wider. Qed.
Lemma out_eq u v : near u -> near v -> (out u == out v) = (num u == num v).
Proof.
move=> u_in v_in; have := ordered u_in v_in; have := ordered v_in u_in.
by case: (ltngtP (num u) (num v)) => [_|_|_]; case: (ltngtP (out u) (out v)).
Qed.
Lemma out_beside u v : near u -> near v -> beside H (f u) (f v) = beside G u v.
Proof. exact: (local_moves.same_joined similar). Qed.
Lemma out_adjacent u v : near u -> near v -> adjacent h (out u) (out v) = adjacent g (num u) (num v).
Proof.
move=> u_in v_in; rewrite (adjacent_beside shown') ?near_present' //.
by rewrite (adjacent_beside shown) ?near_present // out_beside.
Qed.
Lemma out_neighbour u w : near u -> beside G u w -> ball G rho x w -> beside H (f u) (f w).
Proof. by move=> u_in u_w w_in; rewrite out_beside. Qed.

Lemma sorted_out us : {in us, forall u, near u} ->
  sorted ltn [seq num u | u <- us] -> sorted ltn [seq out u | u <- us].
Proof.
case: us => //= u us; elim: us u => //= v us IH u all_in /andP[u_v sorted_us].
have [u_in v_in] : near u /\ near v by split; apply: all_in; rewrite !inE eqxx ?orbT.
rewrite ordered // u_v /=; apply: IH => // w w_in.
by apply: all_in; rewrite inE w_in orbT.
Qed.

(* The neighbours of what goes with it, in order. *)
Lemma neighbours_near p q d u : on_board p = g -> on_board q = h -> d < rho -> ball G d x u ->
  exists us, [/\ neighbours p (num u) = [seq num w | w <- us], neighbours q (out u) = [seq out w | w <- us]
    & {in us, forall w, ball G d.+1 x w}].
Proof.
rewrite /neighbours => -> -> d_rho u_d; have u_in := near_out (ltnW d_rho) u_d.
have [us [us_eq us_u]] := neighbours_named shown (near_present u_in); rewrite /neighbours /= in us_eq.
have us_in w : w \in us -> ball G d.+1 x w by move=> /us_u; apply: local_moves.ball_step u_d.
have us_near w : w \in us -> near w by move=> /us_in; apply: near_out.
exists us; split=> //.
apply: (irr_sorted_eq ltn_trans ltnn).
- by apply: sorted_filter (in_order shown'); apply: ltn_trans.
- apply: sorted_out => //; rewrite -us_eq; by apply: sorted_filter (in_order shown); apply: ltn_trans.
move=> w; apply/idP/mapP => [|[v v_us ->]].
  rewrite mem_filter => /andP[u_w /(numbered shown')[w' w'_in w'_w]].
  move: u_w; rewrite -w'_w (adjacent_beside shown') ?near_present' // => u_w.
  have [v [u_v v_w v_in]] := local_rules.neighbour_back similar d_rho u_d u_w.
  have v_us : num v \in [seq num w | w <- us].
    rewrite -us_eq mem_filter (adjacent_beside shown) ?near_present //; last exact: near_out v_in.
    by rewrite u_v (in_board shown) // near_present //; apply: near_out v_in.
  have [z z_us z_v] := mapP v_us; exists z => //; rewrite -v_w; congr (num' (f _)).
  by apply: (apart shown) z_v; apply: near_present; [apply: near_out v_in | apply: us_near].
have v_in := us_near v v_us; rewrite mem_filter (adjacent_beside shown' (near_present' u_in) (near_present' v_in)).
by rewrite (out_beside u_in v_in) (us_u v v_us) (in_board shown' (near_present' v_in)).
Qed.

(* What is left of both boards is the same nearby. *)
Record same_left (g' h' : board) : Prop := Same_left {
  some_arcs : forall a b, is_arc g' a b -> is_arc g a b;
  other_arcs : forall a b, is_arc h' a b -> is_arc h a b;
  left_once : uniq (arcs g');
  other_once : uniq (arcs h');
  vertices_left : forall u, near u -> (out u \in vertices h') = (num u \in vertices g');
  arcs_left : forall u v, near u -> near v -> is_arc h' (out u) (out v) = is_arc g' (num u) (num v)
}.
Lemma all_left : same_left g h.
Proof.
split=> //; [exact: arcs_once shown | exact: arcs_once shown' | |].
- by move=> u u_in; rewrite (in_board shown' (near_present' u_in)) (in_board shown (near_present u_in)).
- move=> u v u_in v_in; rewrite (arcs_beside shown') ?near_present' //.
  by rewrite (arcs_beside shown) ?near_present // out_beside.
Qed.

Section Left.
Variables g' h' : board.
Hypothesis same : same_left g' h'.

Lemma degree_left d u : d < rho -> ball G d x u -> size (heads h' (out u)) = size (heads g' (num u)).
Proof.
move=> d_rho u_d; have u_in := near_out (ltnW d_rho) u_d.
have [us [us_g us_h us_d]] :=
  @neighbours_near (Position g [::] [::] Left false) (Position h [::] [::] Left false) d u erefl erefl d_rho u_d.
have us_in w : w \in us -> near w by move=> /us_d; apply: near_out.
have degree (k k' : board) a l : neighbours (Position k [::] [::] Left false) a = l -> uniq (vertices k) ->
    (forall b, is_arc k' a b -> is_arc k a b) -> (forall b, is_arc k a b -> b \in vertices k) ->
    uniq (arcs k') -> size (heads k' a) = count (is_arc k' a) l.
  move=> <- uniq_k sub in_k once; rewrite -size_filter; apply: perm_size; apply: uniq_perm.
  - exact: heads_once.
  - by rewrite !filter_uniq.
  move=> b; rewrite in_heads !mem_filter; case ab: (is_arc k' a b) => //=.
  by rewrite /adjacent sub //= in_k // sub.
have uniq_of k num0 K : shows k num0 K -> uniq (vertices k).
  by move=> k_shown; apply: (sorted_uniq ltn_trans ltnn); apply: in_order k_shown.
have ends_of k num0 K : shows k num0 K -> forall a b, is_arc k a b -> b \in vertices k.
  by move=> k_shown a b; apply: (arcs_end k_shown).
rewrite (degree h h' _ _ us_h); [|exact: uniq_of shown'|exact: other_arcs same _|exact: ends_of shown' _|
  exact: other_once same].
rewrite (degree g g' _ _ us_g); [|exact: uniq_of shown|exact: some_arcs same _|exact: ends_of shown _|
  exact: left_once same].
rewrite !count_map; apply: eq_in_count => w w_us; exact: arcs_left same _ _ u_in (us_in w w_us).
Qed.

Variables gone gone' : seq nat.
Hypothesis same_gone : forall u, near u -> (out u \in gone') = (num u \in gone).
Lemma is_arc_filter (keep : pred (nat * nat)) k a b :
  is_arc (Board (vertices k) [seq e <- arcs k | keep e]) a b = keep (a, b) && is_arc k a b.
Proof. by rewrite !is_arcE mem_filter. Qed.
Lemma arcs_gone : same_left (without_arcs_at_all gone g') (without_arcs_at_all gone' h').
Proof.
split; rewrite ?filter_uniq ?(left_once same) ?(other_once same) //.
- by move=> a b; rewrite is_arc_filter => /andP[_ /(some_arcs same)].
- by move=> a b; rewrite is_arc_filter => /andP[_ /(other_arcs same)].
- exact: vertices_left same.
- by move=> u v u_in v_in; rewrite !is_arc_filter /= !amongE !same_gone // (arcs_left same).
Qed.
Lemma vertices_gone : same_left (without_vertices gone g') (without_vertices gone' h').
Proof.
have [s1 s2 s3 s4 s5 s6] := arcs_gone; split=> // u u_in.
by rewrite !mem_filter !amongE same_gone // (vertices_left same).
Qed.
Lemma edge_gone u v : near u -> near v ->
  same_left (without_both_arcs (num u) (num v) g') (without_both_arcs (out u) (out v) h').
Proof.
move=> u_in v_in; split; rewrite ?filter_uniq ?(left_once same) ?(other_once same) //.
- by move=> a b; rewrite !is_arc_filter => /and3P[_ _ /(some_arcs same)].
- by move=> a b; rewrite !is_arc_filter => /and3P[_ _ /(other_arcs same)].
- exact: vertices_left same.
- move=> z w z_in w_in; rewrite !is_arc_filter /= !eqnE.
  by rewrite !(out_eq z_in, out_eq w_in) // (arcs_left same).
Qed.
End Left.

(* Values that go with each other, of vertices that are so near. *)
Definition goes_with (d : nat) (v w : value) : Prop :=
  match v, w with
  | Bool a, Bool b => a = b
  | Int a, Int b => a = b
  | Point a, Point b => exists u, [/\ ball G d x u, a = num u & b = out u]
  | Graph a, Graph b => same_left a b
  | Undefined, Undefined | Too_large, Too_large => True
  | _, _ => False
  end.
Lemma goes_wider d e v w : d <= e -> goes_with d v w -> goes_with e v w.
Proof.
move=> d_e; case: v => [a|a|a|a||]; case: w => [b|b|b|b||] //= [u [u_d -> ->]].
by exists u; split=> //; apply: local_moves.ball_wider u_d.
Qed.
Lemma goes_conjoined e d a a' b b' : goes_with d a a' -> goes_with d (b tt) (b' tt) ->
  goes_with e (conjoined a b) (conjoined a' b').
Proof.
case: a => [[]|a|a|a||]; case: a' => [[]|a'|a'|a'||] //= _.
all: by case: (b tt) => [[]|c|c|c||]; case: (b' tt) => [[]|c'|c'|c'||].
Qed.
Lemma goes_negated e d a a' : goes_with d a a' -> goes_with e (negated a) (negated a').
Proof. by case: a => [a|a|a|a||]; case: a' => [a'|a'|a'|a'||] //= ->. Qed.
Lemma goes_disjoined e d a a' b b' : goes_with d a a' -> goes_with d (b tt) (b' tt) ->
  goes_with e (disjoined a b) (disjoined a' b').
Proof.
move=> a_a b_b; apply: (@goes_negated e 0); apply: (@goes_conjoined 0 0); apply: (@goes_negated 0 d) => //.
Qed.
Lemma goes_agreeing e d a a' b b' : goes_with d a a' -> goes_with d b b' ->
  goes_with e (agreeing a b) (agreeing a' b').
Proof.
case: a => [a|a|a|a||]; case: a' => [a'|a'|a'|a'||] //= ; case: b => [b|b|b|b||];
  case: b' => [b'|b'|b'|b'||] //=.
by move=> -> ->.
Qed.
Lemma goes_joined e d c a a' b b' : goes_with d a a' -> goes_with d (b tt) (b' tt) ->
  goes_with e (joined c a b) (joined c a' b').
Proof.
move=> a_a b_b; case: c => /=.
- exact: goes_agreeing a_a b_b.
- by apply: (@goes_disjoined e d) => //; apply: goes_negated a_a.
- exact: goes_disjoined a_a b_b.
- by apply: (@goes_negated e 0); apply: goes_agreeing a_a b_b.
- exact: goes_conjoined a_a b_b.
Qed.
Lemma goes_computed e d o a a' b b' : goes_with d a a' -> goes_with d b b' ->
  goes_with e (computed o a b) (computed o a' b').
Proof.
case: a => [a|a|a|a||]; case: a' => [a'|a'|a'|a'||] //= ; case: b => [b|b|b|b||];
  case: b' => [b'|b'|b'|b'||] //=.
move=> -> ->; case: o; rewrite /bounded; by case: ifP.
Qed.
Lemma goes_compared e d c a a' b b' : d <= rho -> goes_with d a a' -> goes_with d b b' ->
  goes_with e (compared g c a b) (compared h c a' b').
Proof.
move=> d_rho; case: a => [a|a|a|a||]; case: a' => [a'|a'|a'|a'||] //= ; case: b => [b|b|b|b||];
  case: b' => [b'|b'|b'|b'||] //=.
  by move=> -> ->; case: c.
move=> [u [/(near_out d_rho) u_in -> ->]] [v [/(near_out d_rho) v_in -> ->]].
by case: c => //=; rewrite ?eqnE ?out_eq ?out_adjacent.
Qed.
Lemma goes_quantified e q us body body' :
  {in us, forall w, exists d, goes_with d (body (num w)) (body' (out w))} ->
  goes_with e (quantified q [seq num w | w <- us] body) (quantified q [seq out w | w <- us] body').
Proof.
elim: us e => [|w us IH] e all_in /=; first by case: q.
have [d w_w] := all_in w (mem_head _ _).
have {}IH k : goes_with k (quantified q [seq num w | w <- us] body)
    (quantified q [seq out w | w <- us] body').
  by apply: IH => z z_us; apply: all_in; rewrite inE z_us orbT.
case: q IH => IH; [exact: goes_conjoined w_w (IH d) | exact: goes_disjoined w_w (IH d) |].
move: (IH 0) w_w; case: (quantified _ _ body) => [a|a|a|a||];
  case: (quantified _ _ body') => [a'|a'|a'|a'||] //= a_a;
  case: (body _) => [[]|b|b|b||]; case: (body' _) => [[]|b'|b'|b'||] //=.
all: by rewrite a_a.
Qed.
End Near.
