(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What a player of Slither brings about who follows a maximum matching [And74, section 3]: the openings
   of Lemmas 2, 3 and 4, the answers along one matching, and those through the graphs G_i. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither inner_graphs.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* One maximum matching M, of H: what player i brings about. *)
Section OneMatching.
Variables (V : finType) (H : graph V).
Hypothesis simpleH : simple H.
Variable M : graph V.
Hypothesis maxM : maximum H M.
Implicit Types (s t : seq V) (v w x y : V).

Let HM : matching H M.
Proof. by case/andP: maxM. Qed.
Let sym u v : (u, v) \in M -> (v, u) \in M.
Proof. by case/matchingP: HM => _ sym _; apply: sym. Qed.
Let fun1 u v w : (u, v) \in M -> (u, w) \in M -> v = w.
Proof. by case/matchingP: HM => _ _ fun1; apply: fun1. Qed.

Definition ready s : Prop :=
  [/\ property_1 M s, closed_path H M [set z in s] &
      forall t x t', t = s \/ t = rev s -> t = x :: t' -> safe H M [set z in s] x].

Lemma property_1_rev s : property_1 M s -> property_1 M (rev s).
Proof.
by rewrite /property_1 revK => -[[A B]|[A B]|[A B]]; [constructor 1|constructor 3|constructor 2].
Qed.

Lemma ready_rev s : ready s -> ready (rev s).
Proof.
have set_rev : [set z in rev s] = [set z in s] by apply/setP=> z; rewrite !inE mem_rev.
case=> ends closed_s safe_s; split; rewrite ?set_rev //; first exact: property_1_rev.
by move=> t x t' t_s; apply: safe_s; rewrite revK in t_s; case: t_s; auto.
Qed.

Lemma end_edge_cat s t : 1 < size s -> end_edge_in M (s ++ t) = end_edge_in M s.
Proof. by case: s => [|x []]. Qed.

Lemma exposed_end_cat s t : 0 < size s -> exposed_end M (s ++ t) = exposed_end M s.
Proof. by case: s. Qed.

Lemma property_1_size s : property_1 M s -> 1 < size s.
Proof.
have two t : end_edge_in M t -> 1 < size t by case: t => [|x []].
by case=> -[A B]; [exact: two | exact: two | rewrite -size_rev; exact: two].
Qed.

(* By (1), player j cannot choose an edge of M. *)
Lemma not_by_matching x s w : property_1 M (x :: s) -> w \notin x :: s -> (x, w) \notin M.
Proof.
move=> ends w_s; have : end_edge_in M (x :: s) \/ exposed_end M (x :: s).
  by case: ends => -[]; auto.
case=> [|x_exp]; last exact: exposed_notin.
case: s w_s {ends} => [//|y s] w_s /= xy; apply/negP=> xw.
by move: w_s; rewrite (fun1 xw xy) !inE eqxx orbT.
Qed.

Lemma property_1_step x s w y :
  property_1 M (x :: s) -> (w, y) \in M -> property_1 M (y :: w :: x :: s).
Proof.
move=> ends wy; have ends2 := property_1_size ends.
have rev_step : rev (y :: w :: x :: s) = rev (x :: s) ++ [:: w; y].
  by rewrite -[y :: _]/([:: y; w] ++ (x :: s)) rev_cat.
rewrite /property_1 rev_step end_edge_cat ?exposed_end_cat ?size_rev //= sym //.
by case: ends => -[A B]; [constructor 1 | constructor 2 | constructor 1].
Qed.

Lemma set_step x s w y : [set z in y :: w :: x :: s] = [set z in x :: s] :|: [set w; y].
Proof. by apply/setP=> z; rewrite !inE; case: (z == y); case: (z == w); rewrite /= ?orbT ?orbF. Qed.

Lemma ready_step x s w :
  ready (x :: s) -> (x, w) \in H -> w \notin x :: s ->
  (x, w) \notin M /\
  exists y, [/\ (w, y) \in M, y \notin w :: x :: s & ready (y :: w :: x :: s)].
Proof.
case=> ends closed_s safe_s xw w_s; split; first exact: not_by_matching ends w_s.
have x_safe : safe H M [set z in x :: s] x by apply: (safe_s (x :: s) x s) => //; left.
have w_S : w \notin [set z in x :: s] by rewrite inE.
have [y [wy y_S closed_y y_safe]] := safe_step simpleH maxM closed_s x_safe xw w_S.
have y_w : y != w by rewrite eq_sym; apply: simple_neq wy; apply: simple_matching HM.
exists y; split=> //; first by rewrite inE negb_or y_w; rewrite inE in y_S.
split; rewrite ?set_step //; first exact: property_1_step.
move=> t z t' [->|->] => [[<- _]|] //.
rewrite -[y :: _]/([:: y; w] ++ (x :: s)) rev_cat rev_path => -[<- _].
apply: safeS (subsetUl _ _) _; apply: (safe_s (rev (x :: s)) _ _ (or_intror erefl)).
exact: rev_path.
Qed.

(* The openings of Lemmas 2, 3 and 4. *)
Lemma ready_perfect x y : x \in perfect_vertices H -> (x, y) \in M -> ready [:: x; y].
Proof.
move=> x_perf xy; have [closed_xy x_safe y_safe] := open_perfect simpleH maxM x_perf xy.
have set2 : [set z in [:: x; y]] = [set x; y] by apply/setP=> z; rewrite !inE.
split; rewrite ?set2 //; first by constructor 1; rewrite /= xy sym.
by move=> t z t' [->|->] [<- _].
Qed.

Lemma ready_exposed v0 v1 :
  ~~ saturates M v0 -> (v0, v1) \in H ->
  exists y, [/\ (v1, y) \in M, y \notin [:: v1; v0] & ready [:: y; v1; v0]].
Proof.
move=> v0_exp v01; have [closed_v0 v0_safe] := open_exposed maxM v0_exp.
have v1_S : v1 \notin [set v0] by rewrite inE eq_sym; apply: simple_neq v01.
have [y [v1y y_S closed_y y_safe]] := safe_step simpleH maxM closed_v0 v0_safe v01 v1_S.
have y_v1 : y != v1 by rewrite eq_sym; apply: simple_neq v1y; apply: simple_matching HM.
have set3 : [set z in [:: y; v1; v0]] = [set v0] :|: [set v1; y].
  by apply/setP=> z; rewrite !inE; case: (z == y); case: (z == v1); rewrite /= ?orbT ?orbF.
exists y; split=> //; first by rewrite !inE negb_or y_v1; rewrite inE in y_S.
split; rewrite ?set3 //; first by constructor 2; rewrite /= sym.
move=> t z t' [->|->] [<- _] //; exact: safeS (subsetUl _ _) v0_safe.
Qed.

Lemma ready_inner x s w :
  {subset x :: s <= inner H} -> ~~ saturates M w ->
  exists y, [/\ (last x s, y) \in M, y \notin w :: x :: s & ready (y :: rev (w :: x :: s))].
Proof.
move=> s_inn w_exp; have S_inn : [set z in x :: s] \subset inner H.
  by apply/subsetP=> z; rewrite inE; apply: s_inn.
have vS : last x s \in [set z in x :: s] by rewrite inE mem_last.
have [y [vy y_S closed_y [w_safe y_safe]]] := open_inner simpleH maxM S_inn w_exp vS.
have set_eq : [set z in y :: rev (w :: x :: s)] = y |: (w |: [set z in x :: s]).
  by apply/setP=> z; rewrite inE in_cons mem_rev !inE.
have rev_w : rev (w :: x :: s) = last x s :: rev (belast w (x :: s)) by rewrite rev_path.
exists y; split=> //; first by move: y_S; rewrite !inE.
split; rewrite ?set_eq //.
- constructor 2; split; first by rewrite rev_w /= sym.
  by rewrite rev_cons revK.
- by move=> t z t' [->|->]; [case=> <- | rewrite rev_cons revK => -[<-]].
Qed.

End OneMatching.

Section Play.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (M : graph V) (s t : seq V) (i j k n : nat) (w x y : V).
Local Notation simple_G := (simple_G simpleE).
Local Notation vertices_decrease := (vertices_decrease E).

Lemma path_grows s w y t :
  t = s \/ t = rev s -> w \notin t -> #|~: [set z in y :: w :: t]| < #|~: [set z in s]|.
Proof.
move=> t_s w_t; have in_t z : (z \in t) = (z \in s) by case: t_s => ->; rewrite ?mem_rev.
apply: proper_card; apply/properP; split.
  by apply/subsetP=> z; rewrite !inE in_t !negb_or => /and3P[].
exists w; first by rewrite !inE -in_t.
by rewrite !inE eqxx orbT.
Qed.

Lemma ready_plays M s : maximum E M -> ready E M s -> plays_along E M s.
Proof.
move=> maxM; have [n] := ubnP #|~: [set z in s]|; elim: n s => // n IH s lt_n s_ready.
constructor; first by case: s_ready.
move=> t x t' w t_s t_eq xw w_t; have t_ready : ready E M (x :: t').
  by rewrite -t_eq; case: t_s => ->; [exact: s_ready | exact: ready_rev].
rewrite t_eq in w_t *; have [not_M [y [wy y_t y_ready]]] := ready_step simpleE maxM t_ready xw w_t.
split=> //; exists y; split=> //; apply: IH y_ready; rewrite -t_eq in w_t *.
by apply: leq_trans (path_grows y t_s w_t) _; rewrite -ltnS.
Qed.

Lemma ready_through k M s :
  (forall i, i < k -> perfect_vertices (G_ E i) = set0) -> maximum (G_ E k) M ->
  {subset s <= vertices_of E k} -> ready (G_ E k) M s -> plays_through E k M s.
Proof.
have [n] := ubnP #|~: [set z in s]|.
elim: n k M s => // n IH k M s lt_n no_perfect maxM s_k s_ready.
constructor; first by case: s_ready.
move=> t x t' w t_s t_eq xw w_t; have t_ready : ready (G_ E k) M (x :: t').
  by rewrite -t_eq; case: t_s => ->; [exact: s_ready | exact: ready_rev].
have grows y u : perm_eq u (y :: w :: t) -> #|~: [set z in u]| < n.
  move=> /perm_mem same; rewrite -ltnS; apply: leq_trans lt_n; rewrite ltnS.
  have -> : [set z in u] = [set z in y :: w :: t] by apply/setP=> z; rewrite !inE same !inE.
  exact: path_grows.
have t_k : {subset x :: t' <= vertices_of E k}.
  by move=> z; rewrite -t_eq => z_t; apply: s_k; case: t_s z_t => ->; rewrite ?mem_rev.
have in_G i N u v : maximum (G_ E i) N -> (u, v) \in N -> v \in vertices_of E i.
  by move=> /maximumP[/matchingP[sub _ _] _] /sub; rewrite in_inducing => /and3P[].
rewrite t_eq in w_t; split=> w_k.
- have xwk : (x, w) \in G_ E k by rewrite in_inducing xw w_k t_k ?mem_head.
  have [not_M [y [wy y_t y_ready]]] := ready_step (simple_G k) maxM t_ready xwk w_t.
  rewrite t_eq; split=> //; exists y; split=> //; apply: IH => //.
    by apply: (grows y); rewrite t_eq.
  by move=> z; rewrite !in_cons => /or3P[/eqP->|/eqP->//|]; [exact: in_G wy | exact: t_k].
- have [i [i_k w_i w_Si]] := last_with w_k; have w_out := last_outer (no_perfect i i_k) w_Si.
  exists i; split=> // M' maxM' w_exp; rewrite t_eq.
  have t_inn : {subset x :: t' <= inner (G_ E i)}.
    by move=> z /t_k; apply: (subsetP (vertices_decrease i_k)).
  have [y [vy y_t y_ready]] := ready_inner (simple_G i) maxM' t_inn w_exp.
  exists y; split=> //; apply: IH => //.
  + by apply: (grows y); rewrite perm_cons perm_rev t_eq.
  + by move=> j j_i; apply: no_perfect; apply: ltn_trans i_k.
  + move=> z; rewrite in_cons mem_rev in_cons => /or3P[/eqP->|/eqP->//|/t_k]; first exact: in_G vy.
    exact: (subsetP (vertices_decrease (ltnW i_k))).
Qed.

End Play.
