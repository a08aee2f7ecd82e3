(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The walk from a vertex along two matchings in turn, and alternating paths made of it: the
   component of a vertex in the sum of two maximum matchings [And74, Lemma 1, proof]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither.
From Gazetteer Require Import alternating.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Zigzag.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (M N : graph V) (s t : seq V) (u v w x y z : V).

(* The edges of the path y, s are in M, in N, in M, and so on; the next would be in `due`. *)
Fixpoint zigzag M N y s : bool :=
  if s is x :: t then ((y, x) \in M) && zigzag N M x t else true.
Definition due M N s : graph V := if odd (size s) then N else M.

Lemma due_cons M N x s : due M N (x :: s) = due N M s.
Proof. by rewrite /due /=; case: (odd _). Qed.

Lemma zigzag_rcons M N y s x :
  zigzag M N y (rcons s x) = zigzag M N y s && ((last y s, x) \in due M N s).
Proof.
elim: s M N y => [|z s IH] M N y /=; first by rewrite andbT.
by rewrite IH andbA due_cons.
Qed.

Lemma irreflexive_matching M v : matching E M -> (v, v) \notin M.
Proof. by case/matchingP=> sub _ _; apply/negP=> /sub; apply/negP; apply: loopless. Qed.

(* The walk can only come back to its beginning, along N. *)
Lemma zigzag_back M N y s z :
  matching E M -> matching E N -> uniq (y :: s) -> zigzag M N y s ->
  (last y s, z) \in due M N s -> z \in y :: s -> z = y /\ odd (size s).
Proof.
elim: s M N y => [|x s IH] M N y EM EN uniq_s.
  by move=> _ /= yz; rewrite inE => /eqP z_y; rewrite z_y (negPf (irreflexive_matching _ EM)) in yz.
have [sub sym fun1] := matchingP _ _ EM; have [_ symN _] := matchingP _ _ EN.
have [y_s uniq_t] := andP uniq_s; rewrite due_cons /= => /andP[yx zig] lz.
rewrite inE => /orP[/eqP z_y|z_s].
- split=> //; rewrite -[odd _]negbK; apply/negP=> /= s_odd; rewrite negbK in s_odd.
  move: lz; rewrite /due s_odd z_y => /sym yl.
  have x_last := fun1 _ _ _ yx yl.
  case: s x_last s_odd uniq_t {IH uniq_s y_s zig z_y yl} => [//|a s] x_last _ /andP[].
  by rewrite x_last /= mem_last.
- have [z_x s_odd] := IH N M x EN EM uniq_t zig lz z_s.
  move: lz; rewrite /due s_odd z_x => /sym xl.
  by move: y_s; rewrite (fun1 _ _ _ (sym _ _ yx) xl) mem_last.
Qed.

Lemma zigzag_exists M N y :
  matching E M -> matching E N -> ~~ saturates N y ->
  exists s, [/\ uniq (y :: s), zigzag M N y s & ~~ saturates (due M N s) (last y s)].
Proof.
move=> EM EN y_exp; have [_ symN _] := matchingP _ _ EN.
suff grow n s : #|V| - size s <= n -> uniq (y :: s) -> zigzag M N y s ->
    exists s, [/\ uniq (y :: s), zigzag M N y s & ~~ saturates (due M N s) (last y s)].
  exact: (grow #|V| [::] (leq_subr _ _)).
elim: n s => [|n IH] s lt_n uniq_s zig.
  have : size (y :: s) <= #|V| by rewrite -(card_uniqP uniq_s) max_card.
  by rewrite /= ltnNge -subn_eq0 -leqn0 lt_n.
have [/saturatesP[z lz]|l_exp] := boolP (saturates (due M N s) (last y s)); last by exists s.
have z_s : z \notin y :: s.
  apply/negP=> /(zigzag_back EM EN uniq_s zig lz)[z_y s_odd]; move: lz; rewrite /due s_odd z_y.
  by move/symN; rewrite (negPf (exposed_notin _ y_exp)).
apply: (IH (rcons s z)).
- by rewrite size_rcons subnS; case: (_ - _) lt_n.
- by rewrite -rcons_cons rcons_uniq z_s.
- by rewrite zigzag_rcons zig.
Qed.

Lemma zigzag_path M N y s :
  matching E M -> matching E N -> zigzag M N y s -> path (fun u v => (u, v) \in E) y s.
Proof.
elim: s M N y => [//|x s IH] M N y EM EN /= /andP[yx /(IH _ _ _ EN EM)->].
by have [sub _ _] := matchingP _ _ EM; rewrite sub.
Qed.

(* Its edges are in one of the two matchings only, if its first one is. *)
Lemma zigzag_alternates M N y s :
  matching E M -> matching E N -> uniq (y :: s) -> zigzag M N y s ->
  (if s is x :: _ then (y, x) \notin N else true) -> alternates M (y :: s) && alternates N (y :: s).
Proof.
elim: s M N y => [//|x [//|z s] IH] M N y EM EN /andP[y_s uniq_s] /= /andP[yx /andP[xz zig]] not_N.
have [_ sym fun1] := matchingP _ _ EM.
have xzM : (x, z) \notin M.
  apply: contraNN y_s => xz'; rewrite (fun1 _ _ _ (sym _ _ yx) xz') !inE eqxx orbT //.
rewrite yx (negPf xzM) xz (negPf not_N) /=.
have := IH N M x EN EM uniq_s; rewrite /= xz zig => /(_ isT xzM).
by rewrite andbC (negPf xzM).
Qed.

(* Both maximum: the walk from a vertex that N misses ends after an even number of steps. *)
Lemma zigzag_even M N y s :
  maximum E M -> maximum E N -> ~~ saturates N y -> uniq (y :: s) -> zigzag M N y s ->
  ~~ saturates (due M N s) (last y s) -> ~~ odd (size s).
Proof.
move=> /maximumP[EM _] /maximumP[EN le_N] y_exp uniq_s zig.
rewrite /due; case: (boolP (odd _)) => // s_odd l_exp.
have s0 : s != [::] by case: (s) s_odd.
have first_N : is_true (if s is x :: _ then (y, x) \notin N else true).
  by case: (s) => // x _; apply: exposed_notin.
have /andP[_ altN] := zigzag_alternates EM EN uniq_s zig first_N.
have s_alt : alternating_path E N (y :: s) by split=> //; apply: zigzag_path zig.
have [EN' card'] := sum_augment simpleE EN s_alt y_exp s0 l_exp.
by have := le_N _ EN'; rewrite card' ltnNge leqnSn.
Qed.

(* What meets the walk is in it, but for an edge of N at its beginning. *)
Lemma zigzag_closed M N y s a b :
  matching E M -> matching E N -> zigzag M N y s -> ~~ saturates (due M N s) (last y s) ->
  a \in y :: s -> ((a, b) \in M) || ((a, b) \in N) ->
  (a, b) \in path_edges (y :: s) \/ a = y /\ (a, b) \in N.
Proof.
elim: s M N y => [|x s IH] M N y EM EN.
  move=> _ l_exp; rewrite inE => /eqP->; rewrite (negPf (exposed_notin _ l_exp)) /=.
  by right.
have [_ sym fun1] := matchingP _ _ EM; rewrite due_cons /= => /andP[yx zig] l_exp.
rewrite inE => /orP[/eqP->|a_s].
- case/orP=> [yb|yb]; last by right.
  by left; rewrite (fun1 _ _ _ yb yx) !inE eqxx.
- rewrite orbC => ab; have [ab'|[-> xb]] := IH N M x EN EM zig l_exp a_s ab.
    by left; rewrite in_setU ab' orbT.
  by left; rewrite (fun1 _ _ _ xb (sym _ _ yx)) !inE eqxx orbT.
Qed.

Lemma zigzag_edges M N y s a b :
  matching E M -> matching E N -> zigzag M N y s -> (a, b) \in path_edges (y :: s) ->
  ((a, b) \in M) || ((a, b) \in N).
Proof.
elim: s M N y => [|x s IH] M N y EM EN; first by rewrite inE.
have [_ sym _] := matchingP _ _ EM; rewrite path_edges_cons /= => /andP[yx zig].
rewrite in_setU => /orP[|/(IH _ _ _ EN EM zig)]; last by rewrite orbC.
by rewrite !inE !xpair_eqE => /orP[] /andP[/eqP-> /eqP->]; rewrite ?yx // sym.
Qed.

Lemma edge_sumC M N : edge_sum M N = edge_sum N M.
Proof. by apply/setP=> e; rewrite !in_edge_sum addbC. Qed.

Lemma zigzag_in_sum M N y s :
  matching E M -> matching E N -> uniq (y :: s) -> zigzag M N y s ->
  (if s is x :: _ then (y, x) \notin N else true) -> path_edges (y :: s) \subset edge_sum M N.
Proof.
elim: s M N y => [|x s IH] M N y EM EN uniq_s; first by rewrite sub0set.
have [y_s uniq_t] := andP uniq_s; move=> /andP[yx zig] not_N.
have [_ sym fun1] := matchingP _ _ EM; have [_ symN _] := matchingP _ _ EN.
rewrite path_edges_cons subUset; apply/andP; split.
  apply/subsetP=> -[a b]; rewrite in_set2 !xpair_eqE in_edge_sum.
  have not_N' : (x, y) \notin N by apply: contraNN not_N => /symN.
  by case/orP=> /andP[/eqP-> /eqP->]; rewrite ?yx ?(negPf not_N) ?(sym _ _ yx) ?(negPf not_N').
rewrite edge_sumC; apply: IH => //; case: s y_s zig {uniq_s uniq_t} => [//|z s] y_s _.
apply: contraNN y_s => xz.
by rewrite (fun1 _ _ _ (sym _ _ yx) xz) !inE eqxx orbT.
Qed.

Lemma path_along (F : graph V) y s :
  {subset path_edges (y :: s) <= F} -> path (fun a b => (a, b) \in F) y s.
Proof.
elim: s y => [//|x s IH] y sub; rewrite /= sub ?inE ?eqxx //= IH // => e e_s.
by apply: sub; rewrite path_edges_cons in_setU e_s orbT.
Qed.

(* It is the component of its beginning in the sum of the two. *)
Lemma zigzag_component M N y s :
  matching E M -> matching E N -> uniq (y :: s) -> zigzag M N y s ->
  ~~ saturates N y -> ~~ saturates (due M N s) (last y s) ->
  let C := [set z | connect (fun a b => (a, b) \in edge_sum M N) y z] in
  C = [set z in y :: s] /\ inducing (edge_sum M N) C = path_edges (y :: s).
Proof.
move=> EM EN uniq_s zig y_exp l_exp C.
have first_N : is_true (if s is x :: _ then (y, x) \notin N else true).
  by case: (s) => // x _; apply: exposed_notin.
have in_sum := subsetP (zigzag_in_sum EM EN uniq_s zig first_N).
have closed a b : a \in y :: s -> (a, b) \in edge_sum M N -> (a, b) \in path_edges (y :: s).
  move=> a_s; rewrite in_edge_sum => ab.
  have [|//|[a_y]] := zigzag_closed EM EN zig l_exp a_s (b := b).
    by move: ab; case: (_ \in M).
  by rewrite a_y (negPf (exposed_notin _ y_exp)).
have C_eq : C = [set z in y :: s].
  apply/setP=> z; rewrite [RHS]inE; apply/idP/idP=> [|z_s].
    rewrite inE => /connectP[t t_path ->].
    suff stay u : u \in y :: s -> path (fun a b => (a, b) \in edge_sum M N) u t ->
        last u t \in y :: s by apply: stay t_path; apply: mem_head.
    elim: t u {t_path} => [//|w t IH] u u_s /= /andP[uw t_path]; apply: IH t_path.
    by have /andP[] := path_edges_inside (closed u w u_s uw).
  by rewrite inE; apply: (path_connect (path_along in_sum)).
split=> //; apply/setP=> -[a b]; rewrite in_inducing C_eq [a \in _]inE [b \in _]inE.
apply/idP/idP=> [/and3P[ab a_s _]|ab]; first exact: closed.
by rewrite in_sum // path_edges_inside.
Qed.

End Zigzag.
