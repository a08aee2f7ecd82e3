(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Partizan geographies while the tokens are in different components [FSU93, section 5 (5)]: a race
   of two longest paths, or trails. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules partizan_rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Paths.
Variable V : finType.
Implicit Types (E : graph V) (u v w : V) (s : seq V).

Definition linked E : rel V := fun x y => (x, y) \in E.
(* u and then the vertices of s are a path, or a trail: of which no edge is met twice. *)
Definition path_from E u s : bool := path (linked E) u s && uniq (u :: s).
Definition edges_along u s : seq {set V} := [seq [set e.1; e.2] | e <- zip (belast u s) s].
Definition trail_from E u s : bool := path (linked E) u s && uniq (edges_along u s).

(* The longest of those that start from u have n edges. *)
Definition longest (from : graph V -> V -> pred (seq V)) E u (n : nat) : Prop :=
  (exists2 s, from E u s & size s = n) /\ forall s, from E u s -> size s <= n.
Definition longest_path := longest path_from.
Definition longest_trail := longest trail_from.

Definition apart E u v : Prop := ~~ connect (linked E) u v.
End Paths.

(* What the two geographies have in common: a move of a token from u to w leaves `rest E u w`, and
   whether vertices follow one another along edges as they should is `never_twice`. *)
Section Race.
Variables (V : finType) (from : graph V -> V -> pred (seq V)) (rest : graph V -> V -> V -> graph V).
Variable never_twice : V -> pred (seq V).
Implicit Types (E F : graph V) (u v w : V) (s : seq V).
Hypothesis fromE : forall E u s, from E u s = path (linked E) u s && never_twice u s.
Hypothesis from_nil : forall E u, from E u [::].
Hypothesis from_cons : forall E u w s, simple E ->
  from E u (w :: s) = ((u, w) \in E) && from (rest E u w) w s.
Hypothesis rest_simple : forall E u w, simple E -> simple (rest E u w).
Hypothesis rest_less : forall E u w, (u, w) \in E -> #|rest E u w| < #|E|.
Hypothesis rest_sub : forall E u w, {subset rest E u w <= E}.
Hypothesis rest_keeps : forall E u w x y, x != u -> y != u -> (x, y) \in E -> (x, y) \in rest E u w.

Lemma from_short E u s : simple E -> from E u s -> size s <= #|E|.
Proof.
elim: s E u => // w s IH E u simpleE; rewrite from_cons // => /andP[uw /IH le].
exact: leq_ltn_trans (le (rest_simple _ _ simpleE)) (rest_less uw).
Qed.

Lemma longest_exists E u : simple E -> exists n, longest from E u n.
Proof.
move=> simpleE; have some : exists n, [exists t : n.-tuple V, from E u t].
  by exists 0; apply/existsP; exists [tuple]; apply: from_nil.
have bound n : [exists t : n.-tuple V, from E u t] -> n <= #|E|.
  by case/existsP=> t /(from_short simpleE); rewrite size_tuple.
have [n /existsP[t t_from] most] := ex_maxnP some bound; exists n; split.
  by exists t; rewrite ?size_tuple.
by move=> s s_from; apply: most; apply/existsP; exists (in_tuple s).
Qed.

Lemma apartC E u v : simple E -> apart E u v -> apart E v u.
Proof.
move=> simpleE; rewrite /apart sym_connect_sym // => x y; exact: undirected.
Qed.

Lemma apart_less E F u v : {subset F <= E} -> apart E u v -> apart F u v.
Proof.
move=> sub; apply: contra; apply: connect_sub => x y /sub xy; exact: connect1.
Qed.

Lemma apart_step E u v w : simple E -> apart E u v -> (u, w) \in E -> apart E w v.
Proof. by move=> simpleE uv uw; apply: contra uv; apply: connect_trans (connect1 _). Qed.

(* The other token's component is not touched. *)
Lemma from_elsewhere E u w v s : simple E -> apart E u v -> from (rest E u w) v s = from E v s.
Proof.
move=> simpleE uv; rewrite !fromE; congr andb.
elim: s v uv => //= y s IH v uv; have [vy|vy] := boolP (linked E v y); last first.
  by rewrite /linked (contraNF (@rest_sub _ _ _ _) vy).
have uy : apart E u y.
  by apply: apartC => //; apply: apart_step vy => //; apply: apartC.
have not_u x : apart E u x -> x != u by apply: contraNneq => ->; apply: connect0.
by rewrite IH // /linked rest_keeps // not_u.
Qed.

Lemma longest_elsewhere E u w v n : simple E -> apart E u v ->
  longest from E v n -> longest from (rest E u w) v n.
Proof.
move=> simpleE uv [[s s_from s_n] most]; split; first by exists s; rewrite // from_elsewhere.
by move=> t; rewrite from_elsewhere //; apply: most.
Qed.

Lemma longest_after E u w n m : simple E -> (u, w) \in E ->
  longest from E u n -> longest from (rest E u w) w m -> m < n.
Proof.
move=> simpleE uw [_ most] [[s s_from <-] _]; have := most (w :: s); apply.
by rewrite from_cons // uw.
Qed.

Lemma longest_along E u n : simple E -> longest from E u n.+1 ->
  exists2 w, (u, w) \in E & longest from (rest E u w) w n.
Proof.
move=> simpleE [[[//|w s] + [s_n]] most]; rewrite from_cons // => /andP[uw s_from].
exists w => //; split; first by exists s.
by move=> t t_from; have := most (w :: t); apply; rewrite from_cons // uw.
Qed.

Variable moves : player -> two_tokens V -> seq (two_tokens V).
Hypothesis shorten : forall (s : player) (p q : two_tokens V),
  q \in moves s p -> edges_left q < edges_left p.
Hypothesis movesP : forall (s : player) (p q : two_tokens V),
  simple p.1.1 -> apart p.1.1 (token s p) (token (opponent s) p) ->
  q \in moves s p <->
  exists2 w, (token s p, w) \in p.1.1 & q = moved s p (rest p.1.1 (token s p) w) w.
Let G := Partizan shorten.

Lemma race (s : player) (p : two_tokens V) a b :
  simple p.1.1 -> apart p.1.1 (token s p) (token (opponent s) p) ->
  longest from p.1.1 (token s p) a -> longest from p.1.1 (token (opponent s) p) b ->
  wins_moving (p : G) s <-> b < a.
Proof.
have [n] := ubnP (edges_left p); elim: n s p a b => // n IH s p a b; rewrite ltnS => le_n.
move=> simpleE far long_a long_b.
have after w m : (token s p, w) \in p.1.1 ->
    longest from (rest p.1.1 (token s p) w) w m ->
    wins_waiting (moved s p (rest p.1.1 (token s p) w) w : G) s <-> b <= m.
  set q := moved _ _ _ _ => sw long_m.
  have q_p : q \in moves s p by apply/movesP => //; exists w.
  have [E_q [own other]] : q.1.1 = rest p.1.1 (token s p) w /\ token s q = w /\
      token (opponent s) q = token (opponent s) p by rewrite /q; case: (s).
  have far' : apart q.1.1 w (token (opponent s) p).
    by rewrite E_q; apply: apart_less (@rest_sub _ _ _) _; apply: apart_step sw.
  have simple_q : simple q.1.1 by rewrite E_q; apply: rest_simple.
  rewrite waits_or_moves (IH (opponent s) q b m).
  - by rewrite [b <= m]leqNgt; split=> /negP.
  - exact: leq_trans (shorten q_p) le_n.
  - exact: simple_q.
  - by rewrite opponentK own other; apply: apartC.
  - by rewrite other E_q; apply: longest_elsewhere.
  - by rewrite opponentK own E_q.
rewrite wins_movingP; split.
- case=> q /movesP[] // w sw -> waits.
  have [m long_m] := longest_exists w (rest_simple (token s p) w simpleE).
  have le_bm : b <= m by apply/(after w m sw long_m).
  exact: leq_ltn_trans le_bm (longest_after simpleE sw long_a long_m).
- case: a long_a => // a /(longest_along simpleE)[w sw long_w]; rewrite ltnS => le_ba.
  exists (moved s p (rest p.1.1 (token s p) w) w); last exact/(after w a sw long_w).
  by apply/movesP => //; exists w.
Qed.

(* The longer one wins, no matter who moves first; if they are equal, player 2 wins. *)
Lemma race_classes (p : two_tokens V) a b :
  simple p.1.1 -> apart p.1.1 p.1.2 p.2 ->
  longest from p.1.1 p.1.2 a -> longest from p.1.1 p.2 b ->
  (class_L (p : G) <-> b < a) /\ (class_R (p : G) <-> a < b) /\ (class_P (p : G) <-> a = b) /\
  ~ class_N (p : G).
Proof.
move=> simpleE far long_a long_b.
have l := @race Left p a b simpleE far long_a long_b.
have r := @race Right p b a simpleE (apartC simpleE far) long_b long_a.
rewrite /class_L /class_R /class_P /class_N !waits_or_moves /= l r.
have both : ~ (a < b /\ b < a) by case=> lt_ab /(ltn_trans lt_ab); rewrite ltnn.
have eq_ab : a = b <-> ~ (b < a) /\ ~ (a < b).
  split=> [->|[/negP ba /negP ab]]; first by rewrite ltnn.
  by case: (ltngtP a b) ba ab.
rewrite eq_ab; tauto.
Qed.
End Race.

Section Geographies.
Variable V : finType.
Implicit Types (E : graph V) (u v w : V) (s : seq V).

Lemma isolating_sub E u : {subset isolating E u <= E}.
Proof. by move=> e; rewrite inE => /andP[]. Qed.
Lemma without_edge_sub E u w : {subset without_edge E u w <= E}.
Proof. by move=> e; rewrite inE => /andP[]. Qed.

Lemma path_isolating E u w s : u != w ->
  path (linked E) w s && (u \notin s) = path (linked (isolating E u)) w s.
Proof.
elim: s w => // x s IH w u_w /=; rewrite inE negb_or; have [<-|u_x] := eqVneq u x.
  by rewrite andbF /linked in_isolating eqxx !andbF.
by rewrite /= -andbA IH // /linked in_isolating ![_ == u]eq_sym u_w u_x !andbT.
Qed.

Lemma path_from_cons E u w s : simple E ->
  path_from E u (w :: s) = ((u, w) \in E) && path_from (isolating E u) w s.
Proof.
move=> simpleE; rewrite /path_from /= {1}/linked inE negb_or.
have [uw|//] := boolP ((u, w) \in E); have u_w := simple_neq simpleE uw.
rewrite u_w /= -path_isolating // -!andbA; congr andb.
Qed.

Lemma eq_set2 u w x y :
  ([set u; w] == [set x; y]) = ((x == u) && (y == w)) || ((x == w) && (y == u)).
Proof.
apply/eqP/orP => [same|[] /andP[/eqP-> /eqP->] //]; last by rewrite setUC.
have u1 : u \in [set x; y] by rewrite -same set21.
have w1 : w \in [set x; y] by rewrite -same set22.
have x1 : x \in [set u; w] by rewrite same set21.
have y1 : y \in [set u; w] by rewrite same set22.
case/set2P: u1 => ?; case/set2P: w1 => ?; case/set2P: x1 => ?; case/set2P: y1 => ?; subst;
  rewrite !eqxx; by [left|right].
Qed.

Lemma path_without_edge E u w x s :
  path (linked E) x s && ([set u; w] \notin edges_along x s) =
  path (linked (without_edge E u w)) x s.
Proof.
elim: s x => // y s IH x /=; rewrite inE negb_or eq_set2 -IH /linked in_without_edge negb_or.
by rewrite -!andbA; congr andb; rewrite andbCA; congr andb; rewrite andbCA.
Qed.

Lemma trail_from_cons E u w s : simple E ->
  trail_from E u (w :: s) = ((u, w) \in E) && trail_from (without_edge E u w) w s.
Proof. by move=> simpleE; rewrite /trail_from /= -path_without_edge -!andbA. Qed.

Lemma without_edge_keeps E u w x y :
  x != u -> y != u -> (x, y) \in E -> (x, y) \in without_edge E u w.
Proof. by move=> xu yu xy; rewrite in_without_edge xy (negPf xu) (negPf yu) !andbF. Qed.

Lemma partizan_UVG_apart (s : player) (p q : two_tokens V) :
  simple p.1.1 -> apart p.1.1 (token s p) (token (opponent s) p) ->
  q \in two_token_vertex_moves s p <->
  exists2 w, (token s p, w) \in p.1.1 & q = moved s p (isolating p.1.1 (token s p)) w.
Proof.
move=> simpleE far; split=> [/(partizan_UVG_moveP s p q)[w [sw _ _] ->]|[w sw ->]].
  by exists w.
apply/(partizan_UVG_moveP s p); exists w => //.
have own : w != token s p by rewrite eq_sym (simple_neq simpleE sw).
have other : w != token (opponent s) p by apply: contraNneq far => <-; apply: connect1.
by move: sw own other; case: (s) => /= sw own other; split.
Qed.

(* While the tokens are in different components. *)
Lemma partizan_UVG_race (p : two_tokens V) a b :
  simple p.1.1 -> apart p.1.1 p.1.2 p.2 ->
  longest_path p.1.1 p.1.2 a -> longest_path p.1.1 p.2 b ->
  (class_L (p : partizan_UVG V) <-> b < a) /\ (class_R (p : partizan_UVG V) <-> a < b) /\
  (class_P (p : partizan_UVG V) <-> a = b) /\ ~ class_N (p : partizan_UVG V).
Proof.
apply: (@race_classes V (@path_from V) (fun E u _ => isolating E u)
  (fun u s => uniq (u :: s))) => //.
- exact: path_from_cons.
- by move=> E u _; apply: simple_isolating.
- by move=> E u w; apply: isolating_proper.
- by move=> E u _; apply: isolating_sub.
- by move=> E u _ x y xu yu xy; rewrite in_isolating xy xu yu.
- exact: partizan_UVG_apart.
Qed.

Lemma partizan_UEG_race (p : two_tokens V) a b :
  simple p.1.1 -> apart p.1.1 p.1.2 p.2 ->
  longest_trail p.1.1 p.1.2 a -> longest_trail p.1.1 p.2 b ->
  (class_L (p : partizan_UEG V) <-> b < a) /\ (class_R (p : partizan_UEG V) <-> a < b) /\
  (class_P (p : partizan_UEG V) <-> a = b) /\ ~ class_N (p : partizan_UEG V).
Proof.
apply: (@race_classes V (@trail_from V) (@without_edge V)
  (fun u s => uniq (edges_along u s))) => //.
- exact: trail_from_cons.
- by move=> E u w; apply: simple_without_edge.
- by move=> E u w; apply: without_edge_proper.
- by move=> E u w; apply: without_edge_sub.
- by move=> E u w x y; apply: without_edge_keeps.
- by move=> s q r _ _; split=> [/(partizan_UEG_moveP s q r)|] // /(partizan_UEG_moveP s q r).
Qed.

Lemma longest_path_exists E u : simple E -> exists n, longest_path E u n.
Proof.
apply: (@longest_exists V (@path_from V) (fun E u _ => isolating E u)) => //.
- exact: path_from_cons.
- by move=> F v _; apply: simple_isolating.
- by move=> F v w; apply: isolating_proper.
Qed.

Lemma longest_trail_exists E u : simple E -> exists n, longest_trail E u n.
Proof.
apply: (@longest_exists V (@trail_from V) (@without_edge V)) => //.
- exact: trail_from_cons.
- by move=> F v w; apply: simple_without_edge.
- by move=> F v w; apply: without_edge_proper.
Qed.
End Geographies.
