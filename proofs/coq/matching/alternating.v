(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Alternating paths [And74, section 2], given by their vertices in order. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither matched_play.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A path whose edges are alternately in M and not in M. *)
Fixpoint alternates (V : finType) (M : graph V) (s : seq V) : bool :=
  if s is x :: (y :: (z :: _)) as t then (((x, y) \in M) != ((y, z) \in M)) && alternates M t
  else true.
Definition alternating_path (V : finType) (E M : graph V) (s : seq V) : Prop :=
  [/\ uniq s, sorted (fun u v => (u, v) \in E) s & alternates M s].

Lemma alternates_tail (V : finType) (M : graph V) (x : V) (s : seq V) :
  alternates M (x :: s) -> alternates M s.
Proof. by case: s => [//|y [//|z s]] /andP[]. Qed.

Lemma alternating_safe (V : finType) (E M : graph V) (S : {set V}) (x : V) (s : seq V) :
  simple E -> maximum E M -> closed_path E M S -> safe E M S x -> x \in outer E ->
  (forall z, z \in s -> z \notin S) -> uniq s -> path (fun u v => (u, v) \in E) x s ->
  alternates M (x :: s) -> ~~ end_edge_in M (x :: s) -> s = [::] \/ end_edge_in M (rev (x :: s)) ->
  last x s \in outer E.
Proof.
move=> simpleE maxM; have [n] := ubnP (size s); elim: n S x s => // n IH S x [//|w [|y s]] /=.
  move=> _ _ _ _ _ _ _ _ /negPf not_M [//|].
  by have [_ sym _] := matchingP _ _ (proj1 (maximumP _ _ maxM)); move/sym; rewrite not_M.
have [sub sym fun1] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
move=> lt_n closedS x_safe x_out s_S /and3P[w_s y_s uniq_s] /and3P[xw wy s_path].
move=> /andP[alt1 alt2] not_M ends.
have wyM : (w, y) \in M by move: alt1; rewrite (negPf not_M) => /eqP; case: (_ \in M).
have [|y' [wy' _ closed_y y_safe]] := safe_step simpleE maxM closedS x_safe xw.
  by rewrite s_S ?mem_head.
move: closed_y y_safe; rewrite -(fun1 _ _ _ wyM wy') => closed_y y_safe.
have y_out : y \in outer E.
  case/orP: (y_safe) => [y_perf|/andP[]//].
  have w_perf := perfect_mate simpleE maxM y_perf (sym _ _ wyM).
  have [w_out w_inn] := perfect_verticesP _ _ w_perf.
  by have := outer_neighbour simpleE x_out xw; rewrite (negPf w_out) (negPf w_inn).
apply: (IH _ _ _ _ closed_y y_safe y_out _ uniq_s s_path).
- by rewrite -ltnS; apply: ltn_trans lt_n.
- move=> z z_s; rewrite !inE !negb_or s_S ?inE ?z_s ?orbT //=.
  apply/andP; split; [apply: contraNneq w_s => <- | by apply: contraNneq y_s => <-].
  by rewrite ?inE ?z_s ?orbT.
- exact: (@alternates_tail _ M w (y :: s) alt2).
- case: s alt2 {s_S w_s y_s uniq_s s_path ends lt_n} => [//|z s] /= /andP[alt2 _].
  by move: alt2; rewrite wyM; case: (_ \in M).
- case: ends => // ends; case: s ends {s_S w_s y_s uniq_s s_path lt_n alt2} => [|z s] ends.
    by left.
  right; move: ends; rewrite -[x :: _]/([:: x; w] ++ [:: y, z & s]) rev_cat end_edge_cat //.
  by rewrite size_rev.
Qed.

(* The edges of a path, and the sum of two sets of edges: those in exactly one of them. *)
Fixpoint path_edges (V : finType) (s : seq V) : graph V :=
  if s is x :: (y :: _) as t then [set (x, y); (y, x)] :|: path_edges t else set0.
Definition edge_sum (V : finType) (M F : graph V) : graph V := (M :\: F) :|: (F :\: M).

Section Sum.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (M N F : graph V) (s t : seq V) (u v w x y z : V).

Lemma in_edge_sum M F (e : V * V) : (e \in edge_sum M F) = (e \in M) (+) (e \in F).
Proof. by rewrite !inE; case: (e \in M); case: (e \in F). Qed.

Lemma sum_path0 M x : edge_sum M (path_edges [:: x]) = M.
Proof. by apply/setP=> e; rewrite in_edge_sum inE addbF. Qed.

Lemma path_edges_inside s u v : (u, v) \in path_edges s -> (u \in s) && (v \in s).
Proof.
elim: s => [|x [|y t] IH]; [by rewrite in_set0 | by rewrite in_set0 |].
rewrite [path_edges _]/= in_setU in_set2 !xpair_eqE.
case/orP=> [/orP[] /andP[/eqP-> /eqP->]|/IH/andP[u_t v_t]].
- by rewrite !inE !eqxx orbT.
- by rewrite !inE !eqxx orbT.
- by rewrite [u \in x :: _]in_cons [v \in x :: _]in_cons u_t v_t !orbT.
Qed.

Definition joined x y u v : bool := (u == x) && (v == y) || (u == y) && (v == x).

Lemma path_edges_cons x y t :
  path_edges [:: x, y & t] = [set (x, y); (y, x)] :|: path_edges (y :: t).
Proof. by []. Qed.

Lemma path_edges_step x y t u v :
  x \notin y :: t ->
  ((u, v) \in path_edges [:: x, y & t]) = joined x y u v (+) ((u, v) \in path_edges (y :: t)).
Proof.
move=> x_t; rewrite path_edges_cons in_setU in_set2 !xpair_eqE -/(joined x y u v).
have [xy|//] := boolP (joined x y u v); symmetry; apply: contraNN x_t.
by move/path_edges_inside; case/orP: xy => /andP[/eqP-> /eqP->] /andP[].
Qed.

Lemma in_turn_joined M x y z u v :
  matching E M -> (z, y) \in M -> ~~ saturates M x -> x != z ->
  ((u, v) \in turn M z y x) = ((u, v) \in M) (+) joined y z u v (+) joined x y u v.
Proof.
move=> EM zy x_exp x_z; have [sub sym fun1] := matchingP _ _ EM.
have y_z : y != z by rewrite eq_sym; apply: simple_neq zy; apply: simple_matching EM.
have x_y : x != y by apply: contraNneq x_exp => ->; apply/saturatesP; exists z; apply: sym.
rewrite in_with_edge in_without_edge.
have -> : (u == y) && (v == x) || (u == x) && (v == y) = joined x y u v by rewrite orbC.
have -> : [&& (u, v) \in M, ~~ ((u == z) && (v == y)) & ~~ ((u == y) && (v == z))] =
          ((u, v) \in M) && ~~ joined y z u v by rewrite /joined negb_or [X in _ && X]andbC.
have [/orP[] /andP[/eqP-> /eqP->]|not_xy] := boolP (joined x y u v).
- by rewrite (negPf (exposed_notin _ x_exp)) /joined (negPf x_y) (negPf x_z).
- have /negPf-> : (y, x) \notin M by apply: contraNN x_exp => /sym yx; apply/saturatesP; exists y.
  by rewrite /joined (negPf x_y) (negPf x_z) !andbF.
have [/orP[] /andP[/eqP-> /eqP->]|not_yz] := boolP (joined y z u v); rewrite ?zy ?(sym _ _ zy) //.
by rewrite andbT orbF !addbF.
Qed.

Lemma sum_step M x y z t :
  matching E M -> (z, y) \in M -> ~~ saturates M x -> uniq [:: x, y, z & t] ->
  edge_sum M (path_edges [:: x, y, z & t]) = edge_sum (turn M z y x) (path_edges (z :: t)).
Proof.
move=> EM zy x_exp /andP[x_t /andP[y_t _]]; apply/setP=> -[u v].
have x_z : x != z by apply: contraNneq x_t => ->; rewrite !inE eqxx orbT.
rewrite !in_edge_sum !path_edges_step // (in_turn_joined _ _ EM zy x_exp x_z).
by rewrite -!addbA; congr (_ (+) _); rewrite addbCA.
Qed.

Lemma alternates_eq M N s :
  (forall u v, u \in s -> v \in s -> ((u, v) \in N) = ((u, v) \in M)) ->
  alternates N s = alternates M s.
Proof.
elim: s => [//|x [//|y [//|z t]] IH] same.
rewrite -[LHS]/((((x, y) \in N) != ((y, z) \in N)) && alternates N [:: y, z & t]).
rewrite !same ?IH ?inE ?eqxx ?orbT // => u v u_t v_t; by apply: same; rewrite inE ?u_t ?v_t orbT.
Qed.

Lemma end_edge_eq M N s :
  (forall u v, u \in s -> v \in s -> ((u, v) \in N) = ((u, v) \in M)) ->
  end_edge_in N s = end_edge_in M s.
Proof. by case: s => [//|x [//|y s]] /= -> //; rewrite !inE eqxx ?orbT. Qed.

(* Two steps along an alternating path from an exposed vertex x lead to the same situation. *)
Lemma two_steps M x y z t :
  matching E M -> alternating_path E M [:: x, y, z & t] -> ~~ saturates M x ->
  let M1 := turn M z y x in
  [/\ matching E M1, alternating_path E M1 (z :: t), #|M1| = #|M|, saturates M z &
      [/\ forall v, saturates M1 v = (saturates M v || (v == x)) && (v != z),
          edge_sum M (path_edges [:: x, y, z & t]) = edge_sum M1 (path_edges (z :: t)) &
          1 < size (z :: t) ->
          end_edge_in M1 (rev (z :: t)) = end_edge_in M (rev [:: x, y, z & t])]].
Proof.
move=> EM [uniq_s s_path alt] x_exp; have [sub sym fun1] := matchingP _ _ EM.
have yz : (y, z) \in M.
  by case/andP: alt; rewrite (negPf (exposed_notin y x_exp)); case: (_ \in M).
have yx : (y, x) \in E by rewrite undirected //; case/andP: s_path.
have [EM1 card1 sat1] := turnP simpleE EM (sym _ _ yz) yx x_exp.
case/and3P: (uniq_s) => x_t y_t uniq_t.
have x_z : x != z by apply: contraNneq x_t => ->; rewrite !inE eqxx orbT.
have same u v : u \in z :: t -> v \in z :: t -> ((u, v) \in turn M z y x) = ((u, v) \in M).
  move=> u_t v_t; rewrite (in_turn_joined _ _ EM (sym _ _ yz) x_exp x_z) /joined.
  have u_y : u != y by apply: contraNneq y_t => <-.
  have v_y : v != y by apply: contraNneq y_t => <-.
  by rewrite (negPf u_y) (negPf v_y) !andbF !addbF.
split=> //.
- split=> //; first by case/and3P: s_path.
  by rewrite (alternates_eq same); exact: (alternates_tail (alternates_tail alt)).
- by apply/saturatesP; exists y; apply: sym.
split=> //; first by apply: sum_step => //; apply: sym.
move=> size_t; rewrite -[[:: x, y, z & t]]/([:: x; y] ++ (z :: t)) rev_cat.
rewrite end_edge_cat ?size_rev //.
by apply: end_edge_eq => u v; rewrite !mem_rev; apply: same.
Qed.

(* [And74, section 2]: along an alternating path from an exposed vertex to one that its end edge
   covers the matching is exchanged; along one between two exposed vertices it is augmented. *)
Lemma sum_exchange M x s :
  matching E M -> alternating_path E M (x :: s) -> ~~ saturates M x ->
  s = [::] \/ end_edge_in M (rev (x :: s)) ->
  let M' := edge_sum M (path_edges (x :: s)) in
  [/\ matching E M', #|M'| = #|M| &
      forall v, saturates M' v = (saturates M v || (v == x)) && (v != last x s)].
Proof.
have [n] := ubnP (size s); elim: n M x s => // n IH M x [|y [|z t]] lt_n EM s_alt x_exp ends.
- rewrite sum_path0; split=> // v /=; case: eqVneq => [->|_]; last by rewrite orbF andbT.
  by rewrite (negPf x_exp).
- case: ends => // yx; case/saturatesP: x_exp; exists y.
  by have [_ sym _] := matchingP _ _ EM; apply: sym.
have [EM1 t_alt card1 z_sat [sat1 -> ends1]] := two_steps EM s_alt x_exp.
have z_exp1 : ~~ saturates (turn M z y x) z by rewrite sat1 eqxx andbF.
have lt_t : size t < n by rewrite -ltnS; apply: leq_trans lt_n; rewrite !ltnS /= ltnW.
have t_ends : t = [::] \/ end_edge_in (turn M z y x) (rev (z :: t)).
  case: t ends ends1 {lt_n s_alt t_alt lt_t} => [|w t] ends ends1; [by left | right].
  by rewrite ends1 //; case: ends.
have [EM2 card2 sat2] := IH _ z t lt_t EM1 t_alt z_exp1 t_ends.
split=> //; first by rewrite card2.
move=> v; rewrite sat2 sat1 /=; case: (eqVneq v z) => [->|_]; last by rewrite andbT orbF.
by rewrite z_sat !orbT.
Qed.

Lemma sum_augment M x s :
  matching E M -> alternating_path E M (x :: s) -> ~~ saturates M x -> s != [::] ->
  ~~ saturates M (last x s) ->
  let M' := edge_sum M (path_edges (x :: s)) in matching E M' /\ #|M'| = #|M|.+2.
Proof.
have [n] := ubnP (size s); elim: n M x s => // n IH M x [//|y [|z t]] lt_n EM s_alt x_exp _ l_exp.
- have [uniq_s /andP[xy _] _] := s_alt.
  have -> : edge_sum M (path_edges [:: x; y]) = with_edge M x y.
    apply/setP=> -[u v]; rewrite in_edge_sum path_edges_step; last by case/andP: uniq_s.
    rewrite in_set0 addbF in_with_edge -/(joined x y u v).
    have [/orP[] /andP[/eqP-> /eqP->]|_] := boolP (joined x y u v); last by rewrite addbF orbF.
    + by rewrite (negPf (exposed_notin y x_exp)).
    + by rewrite (negPf (exposed_notin x l_exp)).
  by split; [exact: matching_with_edge | exact: (card_with_edge simpleE xy EM)].
have [EM1 t_alt card1 z_sat [sat1 -> _]] := two_steps EM s_alt x_exp.
have t0 : t != [::] by apply: contraNneq l_exp => ->.
have lt_t : size t < n by rewrite -ltnS; apply: leq_trans lt_n; rewrite !ltnS /= ltnW.
rewrite -card1; apply: IH => //; rewrite sat1 ?eqxx ?andbF //= (negPf l_exp) /=.
have [/andP[x_t _] _ _] := s_alt; rewrite (_ : last z t == x = false) //.
by apply: contraNF x_t => /eqP<-; rewrite inE mem_last orbT.
Qed.

End Sum.

(* On an alternating path from an exposed vertex, if the mate of its last vertex is on it too, then
   its last edge joins them. *)
Lemma mate_on_path (V : finType) (E M : graph V) (x y : V) (s : seq V) :
  simple E -> matching E M -> ~~ saturates M x -> uniq (x :: s) -> alternates M (x :: s) ->
  (last x s, y) \in M -> y \in x :: s -> end_edge_in M (rev (x :: s)).
Proof.
move=> simpleE EM; have [sub sym fun1] := matchingP _ _ EM.
suff inside t u : uniq (u :: t) -> alternates M (u :: t) -> (last u t, y) \in M -> y \in t ->
    end_edge_in M (rev (u :: t)).
  move=> x_exp uniq_s alt ly; rewrite inE => /orP[/eqP y_x|]; last exact: inside.
  by case/saturatesP: x_exp; exists (last x s); apply: sym; rewrite -{2}y_x.
have irr v : (v, v) \notin M by apply/negP=> /sub; apply/negP; apply: loopless.
elim: t u => [//|w [|z t] IH] u uniq_t alt ly y_t.
  by move: y_t ly; rewrite inE => /eqP->; rewrite /= (negPf (irr w)).
have [/andP[u_t uniq_t'] /andP[alt1 alt']] := (uniq_t, alt).
have longer : end_edge_in M (rev [:: w, z & t]) -> end_edge_in M (rev [:: u, w, z & t]).
  by rewrite (rev_cons u) -cats1 end_edge_cat // size_rev.
move: y_t; rewrite inE => /orP[/eqP y_w|]; last by move=> y_t; apply: longer; apply: IH.
rewrite y_w in ly; have [uw|uw] := boolP ((u, w) \in M).
  have u_last : u = last z t := fun1 _ _ _ (sym _ _ uw) (sym _ _ ly).
  by move: u_t; rewrite u_last !inE -in_cons mem_last orbT.
have wz : (w, z) \in M by move: alt1; rewrite (negPf uw); case: (_ \in M).
have z_last : z = last z t := fun1 _ _ _ wz (sym _ _ ly).
case: t z_last uniq_t' {IH uniq_t alt alt' ly u_t longer} => [|a t] /= z_last uniq_t.
  by rewrite /rev /= sym.
by case/and3P: uniq_t => _; rewrite z_last mem_last.
Qed.
