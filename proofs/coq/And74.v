(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* W. N. Anderson, Jr., Maximum matching and the game of Slither, Journal of Combinatorial Theory,
   Series B 17 (1974) 234-239: the statements that are proved here for all sizes, in the order of
   the paper. In a position of Slither P says that who moved last can force a win, N that who moves
   next can. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games rules matchings even_kernels grids exchange gallai_edmonds.
From Gazetteer Require Import slither alternating barriers slither_examples.
From Gazetteer Require Import zigzag forest crossing.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Section 2: "if A is an augmenting path, then M + A is a matching which covers two more vertices
   than M, so that M is not maximum" fails for a path without an edge, one exposed vertex (such as
   the proof of Lemma 4 allows). *)
Theorem augmenting_fails_as_printed :
  ~ (forall (V : finType) (E M : graph V) (x : V) (s : seq V),
       simple E -> matching E M -> alternating_path E M (x :: s) ->
       ~~ saturates M x -> ~~ saturates M (last x s) ->
       let M' := edge_sum M (path_edges (x :: s)) in
       [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|.+2 &
           ~~ maximum E M]).
Proof.
move=> /(_ [finType of unit] set0 set0 tt [::]).
have exposed : ~~ saturates (set0 : graph [finType of unit]) tt.
  by apply/saturatesP=> -[w]; rewrite inE.
rewrite sum_path0; case=> //; [by split=> *; rewrite !inE | exact: matching0 |].
by move=> _ /eqP; rewrite ltn_eqF // ltnW.
Qed.

(* The same, repaired: for an augmenting path that has an edge. *)
Theorem augmenting (V : finType) (E M : graph V) (x : V) (s : seq V) :
  simple E -> matching E M -> alternating_path E M (x :: s) -> s != [::] ->
  ~~ saturates M x -> ~~ saturates M (last x s) ->
  let M' := edge_sum M (path_edges (x :: s)) in
  [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|.+2 &
      ~~ maximum E M].
Proof.
move=> simpleE EM s_alt s0 x_exp l_exp.
have [EM' card'] := sum_augment simpleE EM s_alt x_exp s0 l_exp.
split=> //; first by rewrite -(card_matching EM') -(card_matching EM).
by apply/maximumP=> -[_ /(_ _ EM')]; rewrite card' ltnNge leqnSn.
Qed.

(* Section 2: "If A is an alternating path with one endpoint exposed and one endpoint covered, then
   M + A is a matching which covers the same number of vertices as M; however, the exposed endpoint
   of A is now covered and vice versa" fails where the endpoint is covered by an edge that is not
   in A. *)
Theorem exchange_fails_as_printed :
  ~ (forall (V : finType) (E M : graph V) (x : V) (s : seq V),
       simple E -> matching E M -> alternating_path E M (x :: s) ->
       ~~ saturates M x -> saturates M (last x s) ->
       let M' := edge_sum M (path_edges (x :: s)) in
       [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|,
           saturates M' x & ~~ saturates M' (last x s)]).
Proof.
pose E := complete [finType of 'I_3]; pose a : 'I_3 := ord0.
pose b : 'I_3 := lift ord0 ord0; pose c : 'I_3 := ord_max.
pose M := with_edge (set0 : graph [finType of 'I_3]) b c.
have none v : ~~ saturates (set0 : graph [finType of 'I_3]) v.
  by apply/saturatesP=> -[w]; rewrite inE.
move=> /(_ [finType of 'I_3] E M a [:: b])[].
- exact: simple_complete.
- by apply: matching_with_edge => //; [exact: simple_complete | rewrite inE | exact: matching0].
- by split=> //=; rewrite inE.
- by rewrite saturates_with_edge negb_or none.
- by rewrite saturates_with_edge eqxx orbT.
move=> _ _ _ /saturatesP; case; exists a; rewrite in_edge_sum in_with_edge inE /=.
by rewrite !inE !xpair_eqE !eqxx orbT.
Qed.

(* The same, repaired: where the endpoint is covered by the end edge of A. *)
Theorem exchange_by_end_edge (V : finType) (E M : graph V) (x : V) (s : seq V) :
  simple E -> matching E M -> alternating_path E M (x :: s) ->
  ~~ saturates M x -> end_edge_in M (rev (x :: s)) ->
  let M' := edge_sum M (path_edges (x :: s)) in
  [/\ matching E M', #|[set v | saturates M' v]| = #|[set v | saturates M v]|,
      saturates M' x & ~~ saturates M' (last x s)].
Proof.
move=> simpleE EM s_alt x_exp ends.
have [EM' card' sat'] := sum_exchange simpleE EM s_alt x_exp (or_intror ends).
split=> //; first by rewrite -(card_matching EM') -(card_matching EM).
- rewrite sat' eqxx orbT /=.
  case: s ends s_alt {EM' card' sat'} => [//|y s] _ [/andP[x_s _] _ _] /=.
  by apply: contraNneq x_s => ->; apply: mem_last.
- by rewrite sat' eqxx andbF.
Qed.

(* Section 2: the classes as Edmonds' algorithm finds them, from any one maximum matching M. What
   it searches is the alternating paths from the vertices that M exposes. Even vertices, to which
   such a path has an even number of edges, are the outer ones; odd vertices, which are not even
   but to which one has an odd number, are the inner ones; vertices that none reaches are the
   perfect ones. M and the path to an outer vertex give a maximum matching which leaves that
   vertex exposed. *)
Theorem classes (V : finType) (E M : graph V) (v : V) :
  simple E -> maximum E M ->
  let even := exists r t, reached_by E M r t v /\ ~~ odd (size t) in
  let odd := exists r t, reached_by E M r t v /\ odd (size t) in
  [/\ v \in outer E <-> even, v \in inner E <-> odd /\ ~ even,
      v \in perfect_vertices E <-> ~ odd /\ ~ even &
      forall r t, reached_by E M r t v -> ~~ ssrnat.odd (size t) ->
        let M' := edge_sum M (path_edges (r :: t)) in maximum E M' /\ ~~ saturates M' v].
Proof.
move=> simpleE maxM even odd; have out_even := outer_reached simpleE maxM v.
have inn_odd := inner_reached simpleE maxM v.
split=> //; last by move=> r t; apply: flipped_even.
- split=> [/inn_odd[/negP v_out v_odd]|[v_odd not_even]]; first by split=> // /out_even.
  by apply/inn_odd; split=> //; apply/negP=> /out_even.
- rewrite (perfect_reached simpleE maxM); split=> [none|[not_odd not_even] [r [t v_t]]].
    by split=> -[r [t [v_t _]]]; apply: none; exists r, t.
  by case: (boolP (ssrnat.odd (size t))) => parity; [apply: not_odd | apply: not_even]; exists r, t.
Qed.

(* Lemma 1. Let M be a maximum matching of G, and A an alternating path for (G, M) such that both
   end edges of A are in M. If one endpoint v of A is an inner vertex, then the other endpoint is an
   outer one. *)
Theorem lemma_1 (V : finType) (E M : graph V) (v : V) (s : seq V) :
  simple E -> maximum E M -> alternating_path E M (v :: s) ->
  end_edge_in M (v :: s) -> end_edge_in M (rev (v :: s)) ->
  v \in inner E -> last v s \in outer E.
Proof.
move=> simpleE maxM; case: s => [//|w s] [/= uniq_s s_path alt] vw ends v_inn.
have [sub sym fun1] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
have [/andP[v_s /andP[w_s uniq_s']] /andP[_ s_path']] := (uniq_s, s_path).
have closed_vw : closed_path E M [set v; w].
  by rewrite -(set0U [set v; w]); apply: closed_pair => // x y; rewrite inE.
have w_root := inner_mate_root simpleE maxM v_inn vw.
have w_out := inner_mate simpleE maxM v_inn vw.
have w_safe : safe E M [set v; w] w by apply: safe_root; rewrite // !inE eqxx orbT.
apply: (alternating_safe simpleE maxM closed_vw w_safe w_out) => //.
- move=> z z_s; rewrite !inE negb_or; apply/andP; split.
  + by apply: contraNneq v_s => <-; rewrite inE z_s orbT.
  + by apply: contraNneq w_s => <-.
- exact: (@alternates_tail _ M v (w :: s) alt).
- case: s alt {uniq_s s_path ends v_s w_s uniq_s' s_path'} => [//|z s] /= /andP[alt _].
  by move: alt; rewrite vw; case: (_ \in M).
- case: s ends {uniq_s s_path v_s w_s uniq_s' s_path' alt} => [|z s] ends; [by left | right].
  by move: ends; rewrite -[v :: _]/([:: v] ++ [:: w, z & s]) rev_cat end_edge_cat // size_rev.
Qed.

(* Lemma 1, proof: an inner vertex v is an inner vertex of a tree for (G, M), M maximum. An
   alternating path from an exposed vertex r comes to v by an edge outside M, and goes on by the
   edge e_1 = v v_1 of M, to an outer vertex. *)
Theorem lemma_1_tree (V : finType) (E M : graph V) (v : V) :
  simple E -> maximum E M -> v \in inner E ->
  exists r t v1, [/\ reached_by E M r t v, t != [::], ~~ end_edge_in M (rev (r :: t)),
    alternating_path E M (rcons (r :: t) v1) & (v, v1) \in M /\ v1 \in outer E].
Proof. by move=> simpleE maxM; apply: inner_in_tree. Qed.

(* Lemma 1, proof: the path B. M' is a maximum matching which leaves v_1 exposed. The component of
   M + M' which includes v_1 is an alternating path for (G, M) that begins v_1, v and ends at an
   exposed vertex. *)
Theorem lemma_1_path_B (V : finType) (E M M' : graph V) (v v1 : V) :
  simple E -> maximum E M -> v \in inner E -> (v, v1) \in M ->
  maximum E M' -> ~~ saturates M' v1 ->
  exists s, [/\ alternating_path E M [:: v1, v & s], ~~ saturates M (last v s) &
    let C := [set z | connect (fun a b => (a, b) \in edge_sum M M') v1 z] in
    C = [set z in [:: v1, v & s]] /\
    inducing (edge_sum M M') C = path_edges [:: v1, v & s]].
Proof.
move=> simpleE maxM _ vv1 maxM' v1_exp.
have [s [s_alt zig l_exp s_odd]] := walk_from_mate simpleE maxM vv1 maxM' v1_exp.
exists s; split=> //; have [uniq_s _ _] := s_alt.
have EM : matching E M by case/andP: maxM.
have EM' : matching E M' by case/andP: maxM'.
apply: (zigzag_component EM EM' uniq_s zig v1_exp).
by rewrite /due /= s_odd.
Qed.

(* Such M' there are: v_1 is an outer vertex. *)
Lemma lemma_1_path_B_exists (V : finType) (E M : graph V) (v v1 : V) :
  simple E -> maximum E M -> v \in inner E -> (v, v1) \in M ->
  exists2 M', maximum E M' & ~~ saturates M' v1.
Proof.
by move=> simpleE maxM v_inn vv1; apply/outerP; apply: inner_mate vv1.
Qed.

(* Lemma 1, proof: A runs from v along e_1 = v v_1 to w, and both its end edges are in M; B runs
   from v_1 along e_1 to the exposed vertex r. Proceeding along B from r, let s be the first
   vertex of A. Its edge f in M is the next on B, and lies in A'', the part of A from s to w. M,
   exchanged along B', the part of B from r to s, and A'', is a maximum matching that exposes w,
   an outer vertex. *)
Theorem lemma_1_crossing (V : finType) (E M : graph V) (v v1 : V) (a b : seq V) :
  simple E -> maximum E M -> v \in inner E -> (v, v1) \in M ->
  alternating_path E M [:: v, v1 & a] -> end_edge_in M (rev [:: v, v1 & a]) ->
  alternating_path E M [:: v1, v & b] -> ~~ saturates M (last v b) ->
  let w := last v1 a in
  exists B' s f b' A' A'',
    [/\ rev [:: v1, v & b] = B' ++ [:: s, f & b'] /\ [:: v, v1 & a] = A' ++ [:: s, f & A''],
        {in B', forall x, x \notin [:: v, v1 & a]}, (s, f) \in M,
        alternating_path E M (B' ++ [:: s, f & A'']) &
        let M' := edge_sum M (path_edges (B' ++ [:: s, f & A''])) in
        [/\ maximum E M', ~~ saturates M' w & w \in outer E]].
Proof.
move=> simpleE maxM v_inn vv1 a_alt a_ends b_alt r_exp w.
have [B' [s [f [b' [A' [A'' [B_eq A_eq apart sf [r [t [rt_eq _ w_t t_even]]]]]]]]]] :=
  crossing simpleE maxM v_inn vv1 a_alt a_ends b_alt r_exp.
exists B', s, f, b', A', A''; rewrite rt_eq; split=> //; first by case: w_t.
have [maxM' w_exp] := flipped_even simpleE maxM w_t t_even; split=> //.
by apply/outerP; exists (edge_sum M (path_edges (r :: t))).
Qed.

(* Section 3, properties (1) and (2), and that player j never chooses an edge of M and player i
   always does: from every opening of Lemmas 2, 3 and 4, with every maximum matching that they
   allow. *)
Theorem section_3_properties (V : finType) (E M : graph V) :
  simple E -> maximum E M ->
  [/\ forall x y, (x, y) \in M -> x \in perfect_vertices E -> y \in perfect_vertices E ->
        plays_along E M [:: x; y],
      forall v0 v1, ~~ saturates M v0 -> (v0, v1) \in E ->
        exists y, [/\ (v1, y) \in M, y \notin [:: v0; v1] & plays_along E M [:: v0; v1; y]] &
      forall v0 v1 R, ~~ saturates M v0 -> {subset v1 :: R <= inner E} -> (v0, v1) \in E ->
        exists y, [/\ (last v1 R, y) \in M, y \notin v0 :: v1 :: R &
                      plays_along E M (rcons [:: v0, v1 & R] y)]].
Proof.
move=> simpleE maxM; split=> [x y xy x_perf _|v0 v1 v0_exp v01|v0 v1 R v0_exp R_inn _].
- exact: (ready_plays simpleE maxM (ready_perfect simpleE maxM x_perf xy)).
- have [y [v1y y_s y_ready]] := ready_exposed simpleE maxM v0_exp v01; exists y; split=> //.
    by move: y_s; rewrite !inE orbC.
  exact: (ready_plays simpleE maxM (ready_rev y_ready)).
- have [y [vy y_s y_ready]] := ready_inner simpleE maxM R_inn v0_exp; exists y; split=> //.
  by have := ready_rev y_ready; rewrite rev_cons revK; apply: ready_plays.
Qed.

(* Lemma 2. Let M be a maximum matching of G and x y in M an edge that joins two perfect vertices.
   If player 1 chooses it at his first turn, he can force a win: along M. *)
Theorem lemma_2 (V : finType) (E M : graph V) (x y : V) :
  simple E -> maximum E M -> (x, y) \in M ->
  x \in perfect_vertices E -> y \in perfect_vertices E ->
  plays_along E M [:: x; y] /\ P_position (after E [:: x; y]).
Proof.
move=> simpleE maxM xy x_perf y_perf; have [from_edge _ _] := section_3_properties simpleE maxM.
have xy_plays := from_edge x y xy x_perf y_perf; split=> //.
exact: (plays_along_P maxM xy_plays (shows_after _ _ _)).
Qed.

Lemma after_extend (V : finType) (E : graph V) (x y : V) (s : seq V) :
  (last x s, y) \in E -> y \notin x :: s ->
  exists2 r : slither V, r \in options (after E (x :: s)) & shows E (rev (rcons (x :: s) y)) r.
Proof.
move=> vy y_s; have := shows_rev (shows_after E x s); rewrite rev_path => s_p.
have [] := shows_extend s_p vy; first by rewrite -rev_path mem_rev.
by move=> r r_opt; rewrite -rev_path -rev_rcons; exists r.
Qed.

Lemma plays_along_rev (V : finType) (E M : graph V) (s : seq V) :
  plays_along E M s -> plays_along E M (rev s).
Proof.
case=> {}s ends answers; constructor; first exact: property_1_rev.
by move=> t x t' w t_s; apply: answers; rewrite revK in t_s; case: t_s; auto.
Qed.

Lemma plays_along_N (V : finType) (E M : graph V) (x y : V) (s : seq V) :
  maximum E M -> (last x s, y) \in M -> y \notin x :: s ->
  plays_along E M (rcons (x :: s) y) -> N_position (after E (x :: s)).
Proof.
move=> maxM vy y_s y_plays; have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
have [r r_opt s_r] := after_extend (sub _ _ vy) y_s; apply: N_intro r_opt _.
exact: (plays_along_P maxM (plays_along_rev y_plays) s_r).
Qed.

(* Lemma 3. If player 1 initially chooses an edge v_0 v_1 with v_0 an outer vertex, then player 2
   can force a win: along any maximum matching that exposes v_0, whose edge at v_1 he chooses
   first. *)
Theorem lemma_3 (V : finType) (E : graph V) (v0 v1 : V) :
  simple E -> (v0, v1) \in E -> v0 \in outer E ->
  N_position (after E [:: v0; v1]) /\
  forall M, maximum E M -> ~~ saturates M v0 ->
    exists y, [/\ (v1, y) \in M, y \notin [:: v0; v1] & plays_along E M [:: v0; v1; y]].
Proof.
move=> simpleE v01 v0_out.
have answer M : maximum E M -> ~~ saturates M v0 ->
    exists y, [/\ (v1, y) \in M, y \notin [:: v0; v1] & plays_along E M [:: v0; v1; y]].
  by move=> maxM v0_exp; have [_ from_exposed _] := section_3_properties simpleE maxM; auto.
split=> //; have [M maxM v0_exp] := outerP _ _ v0_out.
have [y [vy y_s y_plays]] := answer M maxM v0_exp.
exact: (@plays_along_N _ E M v0 y [:: v1] maxM vy y_s y_plays).
Qed.

(* Lemma 4. Let the path R of edges chosen so far contain only inner vertices of G, v_1 and v_2 its
   endpoints, and let v_1 v_0 be an edge with v_0 an outer vertex. If player j chooses it, player i
   can force a win: along any maximum matching that exposes v_0, whose edge at v_2 he chooses
   first. *)
Theorem lemma_4 (V : finType) (E : graph V) (v0 v1 v2 : V) (R : seq V) :
  simple E -> {subset v1 :: R <= inner E} -> v2 = last v1 R -> (v1, v0) \in E -> v0 \in outer E ->
  N_position (after E [:: v0, v1 & R]) /\
  forall M, maximum E M -> ~~ saturates M v0 ->
    exists y, [/\ (v2, y) \in M, y \notin [:: v0, v1 & R] &
                  plays_along E M (rcons [:: v0, v1 & R] y)].
Proof.
move=> simpleE R_inn -> v10 v0_out.
have answer M : maximum E M -> ~~ saturates M v0 -> exists y, [/\ (last v1 R, y) \in M,
    y \notin [:: v0, v1 & R] & plays_along E M (rcons [:: v0, v1 & R] y)].
  move=> maxM v0_exp; have [_ _ from_inner] := section_3_properties simpleE maxM.
  by apply: from_inner => //; rewrite undirected.
split=> //; have [M maxM v0_exp] := outerP _ _ v0_out.
have [y [vy y_s y_plays]] := answer M maxM v0_exp.
exact: (@plays_along_N _ E M v0 y (v1 :: R) maxM vy y_s y_plays).
Qed.

(* Lemma 4, proof: M is a maximum matching which leaves v_0 exposed. No edge of R is in M; v_2 meets
   an edge v_2 v_3 of M, and v_3 is neither v_0 nor in R. *)
Theorem lemma_4_no_edge_of_R (V : finType) (E M : graph V) (v0 v1 v2 : V) (R : seq V) :
  simple E -> {subset v1 :: R <= inner E} -> v2 = last v1 R ->
  maximum E M -> ~~ saturates M v0 ->
  (forall x y, x \in v1 :: R -> y \in v1 :: R -> (x, y) \notin M) /\
  exists v3, [/\ (v2, v3) \in M, v3 != v0 & v3 \notin v1 :: R].
Proof.
move=> simpleE R_inn v2_last maxM v0_exp.
have apart x y : x \in v1 :: R -> (x, y) \in M -> y \notin v1 :: R.
  move=> /R_inn x_inn xy; have y_out := inner_mate simpleE maxM x_inn xy.
  by apply: contraL y_out => /R_inn; apply: inner_not_outer.
split=> [x y x_R y_R|]; first by apply/negP=> /(apart x y x_R); rewrite y_R.
have v2_R : v2 \in v1 :: R by rewrite v2_last mem_last.
have [v3 v23] := mate_exists maxM (inner_not_outer (R_inn _ v2_R)).
exists v3; split=> //; last exact: apart v23.
apply: contraNneq v0_exp => <-; apply/saturatesP; exists v2.
by have /maximumP[/matchingP[_ sym _] _] := maxM; apply: sym.
Qed.

Lemma perfect_in_G (V : finType) (E : graph V) (i : nat) (v : V) :
  simple E -> v \in perfect_vertices (G_ E i) -> v \in vertices_of E i.
Proof.
move=> simpleE /perfect_verticesP[v_out _]; apply: contraR v_out => v_i.
have [M maxM] := maximum_exists (G_ E i); apply/outerP; exists M => //; apply/saturatesP=> -[w vw].
have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
by have := sub _ _ vw; rewrite in_inducing (negPf v_i) andbF.
Qed.

(* Theorem 1, proof: the edge of a maximum matching of G_i at a perfect vertex joins it to a perfect
   vertex. *)
Theorem mate_of_perfect (V : finType) (E M : graph V) (i : nat) (v : V) :
  simple E -> maximum (G_ E i) M -> v \in perfect_vertices (G_ E i) ->
  (exists w, (v, w) \in M) /\ forall w, (v, w) \in M -> w \in perfect_vertices (G_ E i).
Proof.
move=> simpleE maxM v_perf; have [v_out _] := perfect_verticesP _ _ v_perf.
split; first exact: (mate_exists maxM v_out).
by move=> w; apply: perfect_mate v_perf => //; apply: simple_G.
Qed.

Lemma slither_first (V : finType) (E : graph V) (x y : V) :
  (x, y) \in E -> (after E [:: x; y] : slither V) \in options (slither_start E).
Proof.
move=> xy; apply/mapP; exists (x, y); rewrite ?mem_enum //=.
by congr (_, _, _); apply/setP=> z; rewrite !inE.
Qed.

(* Theorem 1, proof, player 1: on the first G_i that has a perfect vertex v, with any maximum
   matching M of it, he chooses the edge of M at v, plays on along M (Lemma 2), and through the
   graphs G_k with k < i as player 2 leaves them (Lemma 4). *)
Theorem theorem_1_player_1 (V : finType) (E M : graph V) (i : nat) (v : V) :
  simple E -> (forall j, j < i -> perfect_vertices (G_ E j) = set0) ->
  v \in perfect_vertices (G_ E i) -> maximum (G_ E i) M ->
  (exists w, (v, w) \in M) /\
  forall w, (v, w) \in M ->
    [/\ (v, w) \in E, plays_through E i M [:: v; w] & P_position (after E [:: v; w])].
Proof.
move=> simpleE first_i v_perf maxM; have [mate mates] := mate_of_perfect simpleE maxM v_perf.
split=> // w vw; have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
have := sub _ _ vw; rewrite in_inducing => /and3P[vwE v_i w_i].
have vw_plays : plays_through E i M [:: v; w].
  apply: ready_through => //; first by move=> z; rewrite !inE => /orP[] /eqP->.
  exact: (ready_perfect (simple_G simpleE i) maxM v_perf vw).
by split=> //; apply: plays_through_P maxM vw_plays (shows_after _ _ _).
Qed.

(* Theorem 1, proof, player 2, when no G_i has a perfect vertex: whatever edge player 1 chooses
   first, in the last G_i that has it an end v_0 of it is outer. Along any maximum matching of G_i
   that exposes v_0 player 2 plays as in Lemma 3, and through the graphs G_k with k < i as player 1
   leaves them (Lemma 4). *)
Theorem theorem_1_player_2 (V : finType) (E : graph V) (x y : V) :
  simple E -> (forall i, perfect_vertices (G_ E i) = set0) -> (x, y) \in E ->
  exists i, [/\ (x, y) \in G_ E i /\ (x, y) \notin G_ E i.+1,
                x \in outer (G_ E i) \/ y \in outer (G_ E i) &
    forall v0 v1 M, (v0, v1) = (x, y) \/ (v0, v1) = (y, x) ->
      maximum (G_ E i) M -> ~~ saturates M v0 ->
      exists z, [/\ (v1, z) \in M, z \notin [:: v1; v0], plays_through E i M [:: z; v1; v0] &
                    N_position (after E [:: x; y])]].
Proof.
move=> simpleE no_perfect xy; have [n n_empty] := vertices_vanish simpleE.
have nowhere v : v \notin vertices_of E n by rewrite n_empty inE.
have answer i v0 v1 M : (v0, v1) = (x, y) \/ (v0, v1) = (y, x) -> (v0, v1) \in G_ E i ->
    maximum (G_ E i) M -> ~~ saturates M v0 ->
    exists z, [/\ (v1, z) \in M, z \notin [:: v1; v0], plays_through E i M [:: z; v1; v0] &
                  N_position (after E [:: x; y])].
  move=> ends v01 maxM v0_exp.
  have [z [v1z z_s z_ready]] := ready_exposed (simple_G simpleE i) maxM v0_exp v01.
  have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
  have := sub _ _ v1z; rewrite in_inducing => /and3P[v1zE v1_i z_i].
  have z_plays : plays_through E i M [:: z; v1; v0].
    apply: ready_through => // u; rewrite !inE => /or3P[] /eqP-> //.
    by move: v01; rewrite in_inducing => /and3P[].
  exists z; split=> //.
  have s_p : shows E [:: v1; v0] (after E [:: x; y]).
    case: ends => -[-> ->]; last exact: shows_after.
    exact: (shows_rev (shows_after E x [:: y])).
  have [r r_opt z_r] := shows_extend s_p v1zE z_s; apply: N_intro r_opt _.
  exact: (plays_through_P maxM z_plays z_r).
have [i [_ x_i x_Si]] := last_with (nowhere x); have [j [_ y_j y_Sj]] := last_with (nowhere y).
have yx : (y, x) \in E by rewrite -undirected.
have [i_j|j_i] := leqP i j.
- have xy_i : (x, y) \in G_ E i by rewrite in_inducing xy x_i (subsetP (vertices_decrease E i_j)).
  have yx_i : (y, x) \in G_ E i by rewrite -(undirected (simple_G simpleE i)).
  exists i; split.
  + by split=> //; rewrite in_inducing (negPf x_Si) andbF.
  + by left; apply: last_outer.
  + by move=> v0 v1 M ends; apply: answer => //; case: ends => -[-> ->].
- have xy_j : (x, y) \in G_ E j.
    by rewrite in_inducing xy y_j (subsetP (vertices_decrease E (ltnW j_i))).
  have yx_j : (y, x) \in G_ E j by rewrite -(undirected (simple_G simpleE j)).
  exists j; split.
  + by split=> //; rewrite in_inducing (negPf y_Sj) !andbF.
  + by right; apply: last_outer.
  + by move=> v0 v1 M ends; apply: answer => //; case: ends => -[-> ->].
Qed.

(* Theorem 1, the sequence beginning with G_0 = G, as in the proof. The sequence G_i terminates. If
   some G_i contains a perfect vertex, then player 1 can force a win in the game of Slither; if no
   G_i contains a perfect vertex, then player 2 can force a win. *)
Theorem theorem_1 (V : finType) (E : graph V) :
  simple E ->
  [/\ exists n, forall i, n <= i -> vertices_of E i = set0,
      (exists i v, v \in perfect_vertices (G_ E i)) -> N_position (slither_start E) &
      ~ (exists i v, v \in perfect_vertices (G_ E i)) -> P_position (slither_start E)].
Proof.
move=> simpleE; split.
- have [n n_empty] := vertices_vanish simpleE; exists n => i /(vertices_decrease E).
  by rewrite n_empty subset0 => /eqP.
- case=> i0 [v0 v0_perf].
  have some : exists i, perfect_vertices (G_ E i) != set0 by exists i0; apply/set0Pn; exists v0.
  have [i /set0Pn[v v_perf] first_i] := ex_minnP some.
  have [M maxM] := maximum_exists (G_ E i).
  have [|[w vw] wins] := theorem_1_player_1 simpleE _ v_perf maxM.
    by move=> j j_i; apply/eqP; apply: contraTT j_i => /first_i; rewrite -leqNgt.
  have [vwE _ vw_P] := wins w vw; exact: (N_intro (slither_first vwE) vw_P).
- move=> none; have no_perfect i : perfect_vertices (G_ E i) = set0.
    by have [//|[v v_perf]] := set_0Vmem (perfect_vertices (G_ E i)); case: none; exists i, v.
  constructor=> q /mapP[[x y]]; rewrite mem_enum => xy ->.
  have -> : (E, [set (x, y).1; (x, y).2], Some (x, y)) = after E [:: x; y].
    by rewrite /after /=; congr (_, _, _); apply/setP=> z; rewrite !inE.
  have [i [_ [x_out|y_out] answer]] := theorem_1_player_2 simpleE no_perfect xy.
  + have [M maxM x_exp] := outerP _ _ x_out.
    by have [|z []] := answer x y M _ maxM x_exp; first by left.
  + have [M maxM y_exp] := outerP _ _ y_out.
    by have [|z []] := answer y x M _ maxM y_exp; first by right.
Qed.

(* Theorem 1, as computed. A chain of barriers, each the vertex set W_(k+1) of the next graph of the
   sequence, with a maximum matching of each graph and one that misses each other vertex, proves the
   winner: player 2 if it ends with the empty set; player 1 if it ends with a graph and a barrier B
   that leaves even components, joined by an edge of the matching, which he can choose first. *)
Theorem theorem_1_verdict (V : finType) (E : graph V) (n : nat) (W : nat -> {set V})
    (M : nat -> graph V) :
  simple E -> W 0 = setT -> (forall k, k < n -> shown_level E (W k) (W k.+1) (M k)) ->
  (W n = set0 -> P_position (slither_start E)) /\
  forall (B : {set V}) (x y : V),
    tutte_berge_pair E (W n) B (M n) -> (x, y) \in M n ->
    (forall v, v = x \/ v = y -> v \in W n :\: B /\ ~~ odd #|component E (W n) B v|) ->
    N_position (slither_start E) /\ P_position (after E [:: x; y]).
Proof.
move=> simpleE W0 shown; have [vertices no_perfect] := shown_sequence simpleE W0 shown.
split=> [Wn|B x y pair xy even].
  have [_ _ P_if] := theorem_1 simpleE; apply: P_if => -[i [v v_perf]].
  have [lt_i|ge_i] := ltnP i n; first by rewrite no_perfect ?inE in v_perf.
  have := subsetP (vertices_decrease E ge_i) v (perfect_in_G simpleE v_perf).
  by rewrite vertices // Wn inE.
have G_n : G_ E n = inducing E (W n) by rewrite /G_ vertices.
have maxM := pair_maximum simpleE pair.
have not_out v : v = x \/ v = y -> v \notin outer (inducing E (W n)).
  by case/even=> v_WB; apply: (even_not_outer simpleE pair).
have x_perf : x \in perfect_vertices (G_ E n).
  rewrite G_n; apply/perfect_verticesP; split; first by apply: not_out; left.
  apply/negP=> x_inn; have /negP := not_out y (or_intror erefl); apply.
  exact: (inner_mate (simple_inducing simpleE _) maxM x_inn xy).
rewrite -G_n in maxM; have [_ wins] := theorem_1_player_1 simpleE no_perfect x_perf maxM.
have [xyE _ xy_P] := wins y xy; split=> //; exact: (N_intro (slither_first xyE) xy_P).
Qed.

(* Consequences of the theorem for the graphs below. *)
Lemma vertices_1 (V : finType) (E : graph V) : vertices_of E 1 = inner E.
Proof. by rewrite /= -/(G_ E 0) G_0. Qed.

Lemma perfect_matching_inner (V : finType) (E M : graph V) :
  simple E -> perfect E M -> vertices_of E 1 = set0.
Proof.
move=> simpleE M_perfect; have no_outer v : v \notin outer E.
  by apply/not_outerP=> M'; apply: perfect_saturates_all M_perfect.
apply/setP=> v; rewrite vertices_1 [RHS]inE.
by apply/innerP=> -[_ [w]]; rewrite (negPf (no_outer w)).
Qed.

Lemma perfect_matching_N (V : finType) (E M : graph V) :
  simple E -> perfect E M -> 0 < #|V| -> N_position (slither_start E).
Proof.
move=> simpleE M_perfect /card_gt0P[v _]; have [_ N_if _] := theorem_1 simpleE.
apply: N_if; exists 0, v; rewrite G_0; apply/perfect_verticesP; split.
  by apply/not_outerP=> M'; apply: perfect_saturates_all M_perfect.
by rewrite -vertices_1 (perfect_matching_inner simpleE M_perfect) inE.
Qed.

(* If the inner vertices are joined by no edge and there are no perfect ones, then player 2 wins. *)
Lemma independent_inner_P (V : finType) (E : graph V) :
  simple E -> perfect_vertices E = set0 -> independent E (inner E) -> P_position (slither_start E).
Proof.
move=> simpleE none ind; have [_ _ P_if] := theorem_1 simpleE; apply: P_if => -[[|i] [v v_perf]].
  by rewrite G_0 none inE in v_perf.
have no_edge u w : (u, w) \notin G_ E i.+1.
  rewrite in_inducing; apply/and3P=> -[uw u_i w_i].
  have sub := subsetP (vertices_decrease E (ltn0Sn i)); rewrite vertices_1 in sub.
  by move: (ind u w (sub _ u_i) (sub _ w_i)); rewrite uw.
have [v_out _] := perfect_verticesP _ _ v_perf; have [M maxM] := maximum_exists (G_ E i.+1).
have [w vw] := mate_exists maxM v_out.
have [sub _ _] := matchingP _ _ (proj1 (maximumP _ _ maxM)).
by have := sub _ _ vw; rewrite (negPf (no_edge v w)).
Qed.

Lemma all_outer_P (V : finType) (E : graph V) :
  simple E -> outer E = setT -> P_position (slither_start E).
Proof.
move=> simpleE all_outer; apply: independent_inner_P => //.
- by apply/setP=> v; rewrite [RHS]inE; apply/perfect_verticesP=> -[]; rewrite all_outer inE.
- by move=> u w /inner_not_outer; rewrite all_outer inE.
Qed.

(* Theorem 1 as printed, the sequence beginning with G_1, fails: K_2 has no such perfect vertex, and
   player 1 wins on it. *)
Theorem theorem_1_fails_as_printed :
  ~ (forall (V : finType) (E : graph V), simple E ->
       ((exists i v, 0 < i /\ v \in perfect_vertices (G_ E i)) -> N_position (slither_start E)) /\
       (~ (exists i v, 0 < i /\ v \in perfect_vertices (G_ E i)) -> P_position (slither_start E))).
Proof.
pose E := complete [finType of bool]; have simpleE : simple E := simple_complete _.
have E_perfect : perfect E E.
  apply/andP; split; last first.
    by apply/forallP=> b; apply/saturatesP; exists (~~ b); rewrite inE; case: b.
  apply/matchingP; split=> [//|u v|u v w]; rewrite !inE /= ?(eq_sym v) //.
  by case: u; case: v; case: w.
move=> /(_ [finType of bool] E simpleE)[_ P_if]; apply: (P_and_N_exclude (P_if _)).
- case=> i [v [i0 v_perf]]; case: i i0 v_perf => // i _ v_perf; have := perfect_in_G simpleE v_perf.
  move/(subsetP (vertices_decrease E (ltn0Sn i))).
  by rewrite (perfect_matching_inner simpleE E_perfect) inE.
- apply: (perfect_matching_N simpleE E_perfect); by rewrite card_bool.
Qed.

(* Theorem 1, proof: "Since v is a perfect vertex of G" is said of a perfect vertex of the first G_i
   that has one. It fails: where i > 0, v is an inner vertex of G. An instance: two vertices, joined
   to each other and to three more. *)
Theorem first_perfect_fails_as_printed :
  ~ (forall (V : finType) (E : graph V) (i : nat) (v : V), simple E ->
       (forall j, j < i -> perfect_vertices (G_ E j) = set0) ->
       v \in perfect_vertices (G_ E i) -> v \in perfect_vertices E).
Proof.
move=> H; have [none some] := hub_classes.
have := H _ hub 1 (inl true) simple_hub _ some; rewrite none inE => /(_ _)/notF; apply.
by case=> // _; rewrite G_0.
Qed.

(* Theorem 1, proof: "not all vertices of any G_i can be inner" fails for the graph without a
   vertex. *)
Theorem not_all_inner_fails_as_printed :
  ~ (forall (V : finType) (E : graph V), simple E -> #|inner E| < #|V|).
Proof.
move=> /(_ [finType of 'I_0] (complete _) (simple_complete _)).
by rewrite card_ord ltn0.
Qed.

(* The same, repaired: G_(i+1) contains fewer vertices than a G_i that has one, and the sequence
   reaches the graph of order 0. *)
Theorem not_all_inner (V : finType) (E : graph V) :
  simple E ->
  (forall i, vertices_of E i != set0 -> #|vertices_of E i.+1| < #|vertices_of E i|) /\
  exists n, vertices_of E n = set0.
Proof.
move=> simpleE; split=> [i /(inner_count simpleE)|]; last exact: vertices_vanish.
by apply: leq_ltn_trans; rewrite leq_pmull.
Qed.

(* After Theorem 1: "if G has v vertices, then the number of inner vertices is less than v/2" fails
   for v = 0. *)
Theorem half_inner_fails_as_printed :
  ~ (forall (V : finType) (E : graph V), simple E -> 2 * #|inner E| < #|V|).
Proof.
move=> /(_ [finType of 'I_0] (complete _) (simple_complete _)).
by rewrite card_ord ltn0.
Qed.

(* The same, repaired: for v >= 1. *)
Theorem half_inner (V : finType) (E : graph V) : simple E -> 0 < #|V| -> 2 * #|inner E| < #|V|.
Proof.
move=> simpleE V0; have := @inner_count _ _ simpleE setT; rewrite -/(G_ E 0) G_0 cardsT; apply.
by rewrite -card_gt0 cardsT.
Qed.

(* After Theorem 1: the number of applications of Edmonds' algorithm, one to each G_i that has a
   vertex, is O(log v): if n + 1 of them have, then 2^(n + 1) <= v + 1. *)
Theorem logarithm (V : finType) (E : graph V) (n : nat) :
  simple E -> (forall i, i <= n -> vertices_of E i != set0) -> 2 ^ n.+1 <= #|V|.+1.
Proof.
move=> simpleE nonempty.
have bound i : i <= n -> 2 ^ i * #|vertices_of E i|.+1 <= #|V|.+1.
  elim: i => [|i IH] lt_i; first by rewrite mul1n ltnS max_card.
  apply: leq_trans (IH (ltnW lt_i)); rewrite expnSr -mulnA leq_mul2l mulnS add2n !ltnS.
  by rewrite (inner_count simpleE (nonempty _ (ltnW lt_i))) orbT.
apply: leq_trans (bound n (leqnn n)); rewrite expnSr leq_mul2l ltnS card_gt0.
by rewrite nonempty ?orbT.
Qed.

(* After Theorem 1: a perfect matching exists, and thus player 1 wins: on every graph with an edge.
   Without an edge he has none to choose, and loses. *)
Theorem perfect_matching (V : finType) (E M : graph V) :
  simple E -> perfect E M ->
  (E != set0 -> N_position (slither_start E)) /\ (E = set0 -> P_position (slither_start E)).
Proof.
move=> simpleE M_perfect; split=> [/set0Pn[[x y] _]|->].
  by apply: (perfect_matching_N simpleE M_perfect); apply/card_gt0P; exists x.
by constructor=> q /mapP[e]; rewrite mem_enum inE.
Qed.

(* After Theorem 1: "If G is the complete graph on n vertices, then for even n a perfect matching
   exists, and thus player 1 wins" fails for n = 0: there is no edge to choose. *)
Theorem complete_even_fails_as_printed :
  ~ (forall n, ~~ odd n -> (exists M, perfect (complete [finType of 'I_n]) M) /\
       N_position (slither_start (complete [finType of 'I_n]))).
Proof.
move=> /(_ 0 isT)[_]; apply: P_and_N_exclude; constructor=> q /mapP[[x y] _ _].
by have := ltn_ord x; rewrite ltn0.
Qed.

(* The same, repaired: for even n >= 1. *)
Theorem complete_even (n : nat) :
  0 < n -> ~~ odd n ->
  (exists M, perfect (complete [finType of 'I_n]) M) /\
  N_position (slither_start (complete [finType of 'I_n])).
Proof.
move=> n0 n_even; have [M M_perfect] : exists M, perfect (complete [finType of 'I_n]) M.
  by apply: complete_perfect; rewrite card_ord.
split; first by exists M.
by apply: (perfect_matching_N (simple_complete _) M_perfect); rewrite card_ord.
Qed.

(* After Theorem 1: for odd n all vertices are outer, and player 2 wins. *)
Theorem complete_odd (n : nat) :
  odd n -> outer (complete [finType of 'I_n]) = setT /\
  P_position (slither_start (complete [finType of 'I_n])).
Proof.
move=> n_odd; have all_outer : outer (complete [finType of 'I_n]) = setT.
  by apply: complete_outer; rewrite card_ord.
by split=> //; apply: all_outer_P => //; apply: simple_complete.
Qed.

Lemma grid_card (m n : nat) : #|[finType of 'I_m * 'I_n]| = m * n.
Proof. by rewrite card_prod !card_ord. Qed.

(* After Theorem 1: if mn is even, the m by n grid has a perfect matching. *)
Theorem grid_even_matching (m n : nat) : ~~ odd (m * n) -> exists M, perfect (grid m n) M.
Proof.
rewrite -grid_card => mn_even; exists (in_pairs (@place m n) #|[finType of 'I_m * 'I_n]|).
exact: (hamiltonian_perfect (simple_grid m n) (@snake_lt m n) (@snake_inj m n) (@snake_step m n)).
Qed.

(* And player 1 wins. (Grids are of m, n >= 1.) *)
Theorem grid_even (m n : nat) :
  0 < m -> 0 < n -> ~~ odd (m * n) -> N_position (slither_start (grid m n)).
Proof.
move=> m0 n0 /grid_even_matching[M M_perfect].
by apply: (perfect_matching_N (simple_grid m n) M_perfect); rewrite grid_card muln_gt0 m0.
Qed.

(* After Theorem 1: if mn is odd, the vertices at an even distance from the corner (1, 1), those
   with an even sum of row and column, are outer; the others are inner. *)
Theorem grid_odd_outer (m n : nat) (v : 'I_m * 'I_n) :
  odd (m * n) ->
  (v \in outer (grid m n)) = ~~ odd (grids.row v + column v) /\
  (v \in inner (grid m n)) = odd (grids.row v + column v).
Proof.
move=> mn_odd; have n_odd : odd n by move: mn_odd; rewrite oddM => /andP[].
have bip : bipartition (grid m n) [set v | odd (place v)].
  have := @grid_bipartition m n; rewrite (_ : [set v | _] = [set v | odd (place v)]) //.
  by apply/setP=> u; rewrite !inE snake_odd.
have V_odd : odd #|[finType of 'I_m * 'I_n]| by rewrite grid_card.
have simpleE := simple_grid m n; have lt := @snake_lt m n.
have inj := @snake_inj m n; have step := @snake_step m n.
rewrite -(snake_odd v n_odd); split.
- exact: (place_outer simpleE lt inj step V_odd bip).
- exact: (place_inner simpleE lt inj step V_odd bip).
Qed.

(* And player 2 wins. *)
Theorem grid_odd (m n : nat) : odd (m * n) -> P_position (slither_start (grid m n)).
Proof.
move=> mn_odd; have classes v := grid_odd_outer v mn_odd.
apply: independent_inner_P; first exact: simple_grid.
- apply/setP=> v; rewrite [RHS]inE; apply/perfect_verticesP=> -[].
  by have [-> ->] := classes v; rewrite negbK => ->.
- move=> u w; have [_ ->] := classes u; have [_ ->] := classes w => u_odd w_odd.
  by apply/negP=> /grid_bipartition; rewrite !inE u_odd w_odd.
Qed.
