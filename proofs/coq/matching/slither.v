(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Slither played along maximum matchings [And74, section 3]: the path as the sequence of its
   vertices, the play of Lemmas 2 to 4, and that of Theorem 1 through the graphs G_i. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Definitions.
Variables (V : finType) (E : graph V).
Implicit Types (M : graph V) (s t : seq V) (i j k : nat) (w x y : V).

(* The vertices of G_i: G_0 = G, and G_(i+1) is the subgraph of G_i induced by its inner vertices.
   The vertices of G outside G_i stay as isolated vertices; those are outer, and have no part in
   which vertices of G_i are inner or perfect. *)
Fixpoint vertices_of i : {set V} :=
  if i is i'.+1 then inner (inducing E (vertices_of i')) else setT.
Definition G_ i : graph V := inducing E (vertices_of i).

(* The position when the chosen edges form the path s, given by its vertices in order. *)
Definition after s : slither V :=
  if s is x :: s' then (E, [set z in s], Some (x, last x s')) else slither_start E.

(* Property (1): the end edge at either end of P is in M, or it is so at one end, and the opposite
   endpoint is exposed. *)
Definition end_edge_in M s : bool := if s is x :: y :: _ then (x, y) \in M else false.
Definition exposed_end M s : bool := if s is x :: _ then ~~ saturates M x else false.
Definition property_1 M s : Prop :=
  [\/ end_edge_in M s /\ end_edge_in M (rev s),
      end_edge_in M s /\ exposed_end M (rev s) |
      exposed_end M s /\ end_edge_in M (rev s)].

(* Player j is to move from the path s, and player i answers along M: at each play of j (1) holds;
   whatever w player j adds at either end, not by an edge of M, (2) holds: w meets an edge w y of M
   that has only w in common with the path; and so on after player i has chosen it. *)
Inductive plays_along M : seq V -> Prop :=
  PlaysAlong s :
    property_1 M s ->
    (forall t x t' w, t = s \/ t = rev s -> t = x :: t' -> (x, w) \in E -> w \notin t ->
       (x, w) \notin M /\
       exists y, [/\ (w, y) \in M, y \notin w :: t & plays_along M (y :: w :: t)]) ->
    plays_along M s.

(* The same through the graphs G_i: the play is on G_k, along a maximum matching M of it, until
   player j adds a vertex w that is not in G_k. Then w is an outer vertex of the last G_i that has
   it, and for each maximum matching of G_i that misses w, player i chooses its edge at the other
   end of the path and plays on along that. *)
Inductive plays_through : nat -> graph V -> seq V -> Prop :=
  PlaysThrough k M s :
    property_1 M s ->
    (forall t x t' w, t = s \/ t = rev s -> t = x :: t' -> (x, w) \in E -> w \notin t ->
       (w \in vertices_of k ->
          (x, w) \notin M /\
          exists y, [/\ (w, y) \in M, y \notin w :: t & plays_through k M (y :: w :: t)]) /\
       (w \notin vertices_of k ->
          exists i, [/\ i < k, w \in vertices_of i /\ w \notin vertices_of i.+1,
                        w \in outer (G_ i) &
            forall M', maximum (G_ i) M' -> ~~ saturates M' w ->
              exists y, [/\ (last x t', y) \in M', y \notin w :: t &
                            plays_through i M' (y :: rev (w :: t))]])) ->
    plays_through k M s.

End Definitions.

Section Positions.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (M : graph V) (s t : seq V) (i j k : nat) (v w x y : V) (p q r : slither V).

(* The position shows the path s, its ends in either order. *)
Definition shows s p : Prop :=
  if s is x :: s' then
    p.1 = (E, [set z in s]) /\ (p.2 = Some (x, last x s') \/ p.2 = Some (last x s', x))
  else False.

Lemma shows_after x s : shows (x :: s) (after E (x :: s)).
Proof. by split=> //; left. Qed.

Lemma rev_path x s : rev (x :: s) = last x s :: rev (belast x s).
Proof. by rewrite lastI rev_rcons. Qed.

Lemma last_rev_path x s : last (last x s) (rev (belast x s)) = x.
Proof. by case: s => [//|y s]; rewrite [belast _ _]/= rev_cons last_rcons. Qed.

Lemma shows_rev s p : shows s p -> shows (rev s) p.
Proof.
case: s => [//|x s] [p1 p2]; rewrite rev_path; split; last first.
  by rewrite last_rev_path; case: p2; auto.
by rewrite p1 -rev_path; congr pair; apply/setP=> z; rewrite !inE mem_rev inE.
Qed.

Lemma set_cons w s : [set z in w :: s] = [set z in s] :|: [set w].
Proof. by apply/setP=> z; rewrite !inE orbC. Qed.

(* A vertex w is added to s at one of its ends, x. *)
Definition lengthened s q : Prop :=
  exists t, exists x, exists t', exists w,
    [/\ t = s \/ t = rev s, t = x :: t', (x, w) \in E, w \notin t & shows (w :: t) q].

Lemma shows_options s p q : shows s p -> q \in options p -> lengthened s q.
Proof.
case: s => [//|x s]; case: p => -[F S] ends [[-> ->] ends_eq] /= q_opt.
have rev_s := rev_path x s; have last_s := last_rev_path x s.
have set_rev : [set z in x :: s] = [set z in rev (x :: s)].
  by apply/setP=> z; rewrite !inE mem_rev inE.
have left_end w : (x, w) \in E -> w \notin x :: s ->
    q.1 = (E, [set z in x :: s] :|: [set w]) ->
    q.2 = Some (w, last x s) \/ q.2 = Some (last x s, w) -> lengthened (x :: s) q.
  move=> xw w_s q1 q2; exists (x :: s), x, s, w; split; [by left | by [] | by [] | by [] |].
  by split; [rewrite q1 (set_cons w) | exact: q2].
have right_end w : (last x s, w) \in E -> w \notin x :: s ->
    q.1 = (E, [set z in x :: s] :|: [set w]) ->
    q.2 = Some (w, x) \/ q.2 = Some (x, w) -> lengthened (x :: s) q.
  move=> xw w_s q1 q2; exists (rev (x :: s)), (last x s), (rev (belast x s)), w.
  split; [by right | by [] | by [] | by rewrite mem_rev |].
  split; first by rewrite q1 (set_cons w) set_rev.
  by rewrite rev_s /= last_s.
have in_path w : (w \notin [set z in x :: s]) = (w \notin x :: s) by rewrite inE.
move: ends_eq q_opt => /= [] -> /=; rewrite mem_cat => /orP[] /mapP[w];
  rewrite mem_enum in_setD in_path in_neighbours => /andP[w_s xw] q_eq.
- by apply: (left_end w); rewrite ?q_eq //; left.
- by apply: (right_end w); rewrite ?q_eq //; right.
- by apply: (right_end w); rewrite ?q_eq //; left.
- by apply: (left_end w); rewrite ?q_eq //; right.
Qed.

Lemma shows_extend x t w p :
  shows (x :: t) p -> (x, w) \in E -> w \notin x :: t ->
  exists2 r, r \in options p & shows (w :: x :: t) r.
Proof.
case: p => -[F S] ends [[-> ->] ends_eq] xw w_t.
have w_new : w \in enum (neighbours E x :\: [set z in x :: t]).
  by rewrite mem_enum in_setD inE w_t in_neighbours.
move: ends_eq => /= [] ->.
- exists (E, [set z in x :: t] :|: [set w], Some (w, last x t)).
    by rewrite /= mem_cat; apply/orP; left; apply/mapP; exists w.
  by split; [rewrite (set_cons w) | left].
- exists (E, [set z in x :: t] :|: [set w], Some (last x t, w)).
    by rewrite /= mem_cat; apply/orP; right; apply/mapP; exists w.
  by split; [rewrite (set_cons w) | right].
Qed.

(* Whoever has brought about the situation of the play along M wins. *)
Lemma plays_along_P M s p :
  maximum E M -> plays_along E M s -> shows s p -> P_position p.
Proof.
move=> /maximumP[/matchingP[sub _ _] _] s_plays s_p.
pose K (p : slither V) := exists2 s, plays_along E M s & shows s p.
apply: (@P_by_replies _ K); last by exists s.
move=> {s s_plays s_p}p q [s [{}s _ answers] s_p] q_opt.
have [t [x [t' [w [t_s t_eq xw w_t w_q]]]]] := shows_options s_p q_opt.
have [_ [y [wy y_t y_plays]]] := answers t x t' w t_s t_eq xw w_t.
have [r r_opt y_r] := shows_extend w_q (sub _ _ wy) y_t.
by exists r => //; exists (y :: w :: t).
Qed.

Lemma plays_through_P k M s p :
  maximum (G_ E k) M -> plays_through E k M s -> shows s p -> P_position p.
Proof.
move=> maxM s_plays s_p.
pose K (p : slither V) := exists k, exists M, exists s,
  [/\ maximum (G_ E k) M, plays_through E k M s & shows s p].
apply: (@P_by_replies _ K); last by exists k, M, s.
have sub i N u v : maximum (G_ E i) N -> (u, v) \in N -> (u, v) \in E.
  by move=> /maximumP[/matchingP[subN _ _] _] /subN; rewrite in_inducing => /andP[].
move=> {k M s maxM s_plays s_p}p q [k [M [s [maxM s_plays s_p]]]] q_opt.
case: s_plays maxM s_p => {}k {}M {}s _ answers maxM s_p.
have [t [x [t' [w [t_s t_eq xw w_t w_q]]]]] := shows_options s_p q_opt.
have [inside outside] := answers t x t' w t_s t_eq xw w_t.
have [w_k|w_k] := boolP (w \in vertices_of E k).
- have [_ [y [wy y_t y_plays]]] := inside w_k.
  have [r r_opt y_r] := shows_extend w_q (sub _ _ _ _ maxM wy) y_t.
  by exists r => //; exists k, M, (y :: w :: t).
- have [i [_ _ w_out others]] := outside w_k.
  have [M' maxM' w_exp] := outerP _ _ w_out.
  have [y [vy y_t y_plays]] := others M' maxM' w_exp.
  have rev_t : rev (w :: t) = last x t' :: rev (belast w t) by rewrite rev_path t_eq.
  have [] := @shows_extend (last x t') (rev (belast w t)) y q _ (sub _ _ _ _ maxM' vy).
  + by rewrite -rev_t; apply: shows_rev.
  + by rewrite -rev_t mem_rev.
  by rewrite -rev_t => r r_opt y_r; exists r => //; exists i, M', (y :: rev (w :: t)).
Qed.

End Positions.

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
Implicit Types (M : graph V) (s t : seq V) (W : {set V}) (i j k n : nat) (a d v w x y : V).

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

Lemma simple_G k : simple (G_ E k).
Proof. exact: simple_inducing. Qed.

Lemma G_0 : G_ E 0 = E.
Proof. by apply/setP=> -[u v]; rewrite in_inducing !inE !andbT. Qed.

Lemma inner_inside W : inner (inducing E W) \subset W.
Proof. by apply/subsetP=> v /innerP[_ [w _]]; rewrite in_inducing => /and3P[]. Qed.

Lemma vertices_decrease i k : i <= k -> vertices_of E k \subset vertices_of E i.
Proof.
elim: k => [|k IH]; first by rewrite leqn0 => /eqP->.
rewrite leq_eqVlt => /orP[/eqP->//|]; rewrite ltnS => /IH.
exact: subset_trans (inner_inside _).
Qed.

(* A vertex is in a last one of the G_i that have it. *)
Lemma last_with k w :
  w \notin vertices_of E k ->
  exists i, [/\ i < k, w \in vertices_of E i & w \notin vertices_of E i.+1].
Proof.
elim: k => [|k IH] w_k; first by rewrite inE in w_k.
have [w_in|/IH[i [i_k w_i w_Si]]] := boolP (w \in vertices_of E k); first by exists k.
by exists i; split=> //; apply: ltnW.
Qed.

Lemma last_outer i w :
  perfect_vertices (G_ E i) = set0 -> w \notin vertices_of E i.+1 -> w \in outer (G_ E i).
Proof.
move=> no_perfect w_i; apply: contraT => w_out.
have : w \in perfect_vertices (G_ E i) by apply/perfect_verticesP.
by rewrite no_perfect inE.
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

(* Fewer than half of the vertices are inner. *)
Lemma inner_count W : W != set0 -> 2 * #|inner (inducing E W)| < #|W|.
Proof.
move=> W0; have simpleW := simple_inducing simpleE W; set H := inducing E W in simpleW *.
have inn_W : inner H \subset W := inner_inside W.
have [->|[a a_inn]] := set_0Vmem (inner H); first by rewrite cards0 card_gt0.
have [_ [d d_out ad]] := innerP _ _ a_inn.
have [N maxN d_exp] := outerP _ _ d_out.
have [sub sym fun1] := matchingP _ _ (proj1 (maximumP _ _ maxN)).
pose mate v := odflt v [pick w | (v, w) \in N].
have mateP v : v \in inner H -> (v, mate v) \in N.
  move=> v_inn; rewrite /mate; case: pickP => //= none.
  by have [w vw] := mate_exists maxN (inner_not_outer v_inn); have := none w; rewrite /= vw.
have mate_inj : {in inner H &, injective mate}.
  move=> u v /mateP/sym uN /mateP/sym vN same; rewrite same in uN; exact: fun1 uN vN.
have dW : d \in W by move: ad; rewrite in_inducing => /and3P[].
have : [set mate v | v in inner H] \subset (W :\: inner H) :\ d.
  apply/subsetP=> _ /imsetP[v v_inn ->]; have vN := mateP v v_inn.
  have m_out := inner_mate simpleW maxN v_inn vN.
  rewrite in_setD1 in_setD (outer_not_inner m_out) /=; apply/andP; split.
    by apply: contraNneq d_exp => <-; apply/saturatesP; exists v; apply: sym.
  by have := sub _ _ vN; rewrite in_inducing => /and3P[].
move/subset_leq_card; rewrite card_in_imset // => le_inn.
have := cardsID (inner H) W; rewrite (setIidPr inn_W) => <-.
rewrite mul2n -addnn ltn_add2l; apply: leq_trans (_ : #|(W :\: inner H) :\ d| < _) => //.
by rewrite [X in _ < X](cardsD1 d) in_setD dW (outer_not_inner d_out).
Qed.

Lemma vertices_vanish : exists n, vertices_of E n = set0.
Proof.
suff bound n : #|vertices_of E n| <= #|V| - n.
  by exists #|V|; apply/eqP; have := bound #|V|; rewrite subnn leqn0 cards_eq0.
elim: n => [|n IH]; first by rewrite subn0 max_card.
have [W0|] := eqVneq (vertices_of E n) set0.
  by have := vertices_decrease (leqnSn n); rewrite W0 subset0 => /eqP->; rewrite cards0.
move/inner_count; rewrite -[inner _]/(vertices_of E n.+1) => lt_W.
have lt_Wn : #|vertices_of E n.+1| < #|V| - n.
  by apply: leq_trans IH; apply: leq_ltn_trans lt_W; rewrite leq_pmull.
by rewrite subnS -ltnS prednK //; apply: leq_ltn_trans lt_Wn.
Qed.

End Play.
