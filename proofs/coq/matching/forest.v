(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What alternating paths from exposed vertices reach: outer vertices after an even number of edges,
   inner ones after an odd number only, perfect ones never [And74, section 2 and Lemma 1, proof]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither matched_play.
From Gazetteer Require Import alternating zigzag.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* v is reached from an exposed vertex r by an alternating path r, t. *)
Definition reached_by (V : finType) (E M : graph V) (r : V) (t : seq V) (v : V) : Prop :=
  [/\ ~~ saturates M r, alternating_path E M (r :: t) & last r t = v].

Section Paths.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (M N : graph V) (p q s t : seq V) (r u v w x y z : V).

Lemma alternates_join M p x y q :
  alternates M (p ++ [:: x, y & q]) = alternates M (p ++ [:: x; y]) && alternates M [:: x, y & q].
Proof.
elim: p => [//|a p IH]; case: p IH => [|b p] IH.
  by rewrite [_ ++ _]/= [alternates M [:: a, x, y & q]]/= [X in _ = X && _]/= andbT.
case: p IH => [|c p] IH; last by rewrite -andbA -[in RHS]IH.
by rewrite -andbA -[in RHS]IH.
Qed.

Lemma alternates_rev M s : simple M -> alternates M (rev s) = alternates M s.
Proof.
move=> simpleM; elim: s => [//|x [//|y [//|z t]] IH].
rewrite -[[:: x, y, z & t]]/([:: x; y; z] ++ t) rev_cat alternates_join.
rewrite -[RHS]/((((x, y) \in M) != ((y, z) \in M)) && alternates M [:: y, z & t]) -IH.
rewrite -[[:: y, z & t]]/([:: y; z] ++ t) rev_cat andbC; congr andb.
by rewrite /= andbT [(z, y) \in M]undirected // [(y, x) \in M]undirected // eq_sym.
Qed.

Lemma alternating_rev M s :
  simple M -> alternating_path E M s -> alternating_path E M (rev s).
Proof.
move=> simpleM [uniq_s s_path alt]; split; rewrite ?rev_uniq ?alternates_rev //.
rewrite rev_sorted; case: s s_path {uniq_s alt} => //= x s.
by apply: sub_path => u v; rewrite undirected.
Qed.

Lemma alternating_tail M x s : alternating_path E M (x :: s) -> alternating_path E M s.
Proof.
case=> /andP[_ uniq_s] s_path alt; split=> //; last exact: alternates_tail alt.
by case: s s_path {uniq_s alt} => //= y s /andP[].
Qed.

Lemma alternating_belast M s x :
  simple M -> alternating_path E M (rcons s x) -> alternating_path E M s.
Proof.
move=> simpleM /(alternating_rev simpleM); rewrite rev_rcons => /alternating_tail.
by move/(alternating_rev simpleM); rewrite revK.
Qed.

(* The last edge is in the matching by parity. *)
Lemma last_edge M x y t :
  simple M -> alternates M [:: x, y & t] ->
  end_edge_in M (rev [:: x, y & t]) = ((x, y) \in M) (+) odd (size t).
Proof.
move=> simpleM; elim: t x y => [|z t IH] x y alt; first by rewrite /= addbF undirected.
rewrite rev_cons -cats1 end_edge_cat ?size_rev // IH; last exact: alternates_tail alt.
case/andP: alt; rewrite [size (z :: t)]/= [odd (size t).+1]/=.
by case: (_ \in M); case: (_ \in M); case: (odd _).
Qed.

Lemma last_edge_exposed M r t :
  simple M -> alternates M (r :: t) -> ~~ saturates M r -> t != [::] ->
  end_edge_in M (rev (r :: t)) = ~~ odd (size t).
Proof.
case: t => [//|y t] simpleM alt r_exp _.
by rewrite last_edge // (negPf (exposed_notin _ r_exp)) addFb /= negbK.
Qed.

Section Maximum.
Variable M : graph V.
Hypothesis maxM : maximum E M.
Let EM : matching E M.
Proof. by case/andP: maxM. Qed.
Let simpleM : simple M := simple_matching simpleE EM.

(* The matching flipped along an even path. *)
Lemma flipped_even r t v :
  reached_by E M r t v -> ~~ odd (size t) ->
  let M' := edge_sum M (path_edges (r :: t)) in maximum E M' /\ ~~ saturates M' v.
Proof.
move=> [r_exp t_alt t_v] t_even.
have ends : t = [::] \/ end_edge_in M (rev (r :: t)).
  have [->|t0] := eqVneq t [::]; [by left | right].
  by case: t_alt => _ _ alt; rewrite last_edge_exposed.
have [EM' card' sat'] := sum_exchange simpleE EM t_alt r_exp ends.
split; first by apply: (maximum_of_size maxM EM'); rewrite card'.
by rewrite sat' t_v eqxx andbF.
Qed.

(* The walk from v along M and a maximum N that misses v. *)
Lemma walk_to_exposed N v :
  maximum E N -> ~~ saturates N v ->
  exists s, [/\ alternating_path E M (v :: s), zigzag M N v s, ~~ saturates M (last v s) &
                ~~ odd (size s)].
Proof.
move=> maxN v_exp; have EN : matching E N by case/andP: maxN.
have [s [uniq_s zig l_exp]] := zigzag_exists simpleE EM EN v_exp.
have s_even := zigzag_even simpleE maxM maxN v_exp uniq_s zig l_exp.
have first_N : is_true (if s is x :: _ then (v, x) \notin N else true).
  by case: (s) => // x _; apply: exposed_notin.
have /andP[altM _] := zigzag_alternates EM EN uniq_s zig first_N.
exists s; split=> //; first by split=> //; apply: zigzag_path zig.
by move: l_exp; rewrite /due (negPf s_even).
Qed.

Lemma outer_reached v :
  v \in outer E <-> exists r t, reached_by E M r t v /\ ~~ odd (size t).
Proof.
split=> [/outerP[N maxN v_exp]|[r [t [v_t t_even]]]].
- have [s [s_alt _ l_exp s_even]] := walk_to_exposed maxN v_exp.
  exists (last v s), (rev (belast v s)); rewrite size_rev size_belast; split=> //.
  split=> //; last by rewrite last_rev_path.
  by rewrite -rev_path; apply: alternating_rev.
- have [maxM' v_exp] := flipped_even v_t t_even.
  by apply/outerP; exists (edge_sum M (path_edges (r :: t))).
Qed.

(* From the mate v1 of an inner vertex v the walk goes to v, and on to an exposed vertex. *)
Lemma walk_from_mate N v v1 :
  (v, v1) \in M -> maximum E N -> ~~ saturates N v1 ->
  exists s, [/\ alternating_path E M [:: v1, v & s], zigzag M N v1 (v :: s),
                ~~ saturates M (last v s) & odd (size s)].
Proof.
move=> vv1 maxN v1_exp; have [_ sym fun1] := matchingP _ _ EM.
have [[|x s] [s_alt zig l_exp s_even]] := walk_to_exposed maxN v1_exp.
  by case/saturatesP: l_exp; exists v; apply: sym.
have x_v : x = v by case/andP: zig => v1x _; apply: fun1 v1x (sym _ _ vv1).
by rewrite x_v in s_alt zig l_exp; exists s; split=> //; rewrite -[odd _]negbK.
Qed.

Lemma inner_in_tree v :
  v \in inner E ->
  exists r t v1, [/\ reached_by E M r t v, t != [::], ~~ end_edge_in M (rev (r :: t)),
    alternating_path E M (rcons (r :: t) v1) & (v, v1) \in M /\ v1 \in outer E].
Proof.
move=> v_inn; have [v1 vv1] := mate_exists maxM (inner_not_outer v_inn).
have v1_out := inner_mate simpleE maxM v_inn vv1; have [N maxN v1_exp] := outerP _ _ v1_out.
have [s [s_alt _ l_exp s_odd]] := walk_from_mate vv1 maxN v1_exp.
have rev_vs := rev_path v s; have t_alt := alternating_rev simpleM s_alt.
have v_t : reached_by E M (last v s) (rev (belast v s)) v.
  split=> //; last by rewrite last_rev_path.
  by rewrite -rev_vs; apply: alternating_rev simpleM (alternating_tail s_alt).
have size_t : size (rev (belast v s)) = size s by rewrite size_rev size_belast.
have t0 : rev (belast v s) != [::] by rewrite -size_eq0 size_t; case: (size s) s_odd.
exists (last v s), (rev (belast v s)), v1; split=> //.
- by have [_ [_ _ alt] _] := v_t; rewrite last_edge_exposed // size_t s_odd.
- by rewrite -rev_vs -rev_cons.
Qed.

Lemma inner_reached v :
  v \in inner E <->
  v \notin outer E /\ exists r t, reached_by E M r t v /\ odd (size t).
Proof.
split=> [v_inn|[v_out [r [t [[r_exp t_alt t_v] t_odd]]]]].
- split; first exact: inner_not_outer.
  have [r [t [v1 [v_t t0 not_M _ _]]]] := inner_in_tree v_inn; exists r, t; split=> //.
  by have [r_exp [_ _ alt] _] := v_t; move: not_M; rewrite last_edge_exposed // negbK.
- case/lastP: t t_alt t_v t_odd => [//|t x]; rewrite last_rcons size_rcons => t_alt x_v /= t_even.
  rewrite x_v in t_alt; apply/innerP; split=> //; exists (last r t).
    apply/outer_reached; exists r, t; split=> //; split=> //.
    by rewrite -rcons_cons in t_alt; apply: alternating_belast t_alt.
  by case: t_alt => _ /=; rewrite rcons_path undirected // => /andP[].
Qed.

Lemma perfect_reached v :
  v \in perfect_vertices E <-> ~ exists r t, reached_by E M r t v.
Proof.
split=> [/perfect_verticesP[v_out v_inn] [r [t v_t]]|none].
- have [t_odd|t_even] := boolP (odd (size t)).
    by case/negP: v_inn; apply/inner_reached; split=> //; exists r, t.
  by case/negP: v_out; apply/outer_reached; exists r, t.
- apply/perfect_verticesP; split; apply/negP.
    by case/outer_reached=> r [t [v_t _]]; apply: none; exists r, t.
  by case/inner_reached=> _ [r [t [v_t _]]]; apply: none; exists r, t.
Qed.

End Maximum.
End Paths.
