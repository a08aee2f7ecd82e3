(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The sum of a matching and an alternating path; the classes of vertices by the paths from exposed ones; and
   how an alternating path meets them [And74, section 2, Lemma 1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings even_kernels exchange gallai_edmonds.
From Gazetteer Require Import slither matched_play alternating zigzag forest crossing.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma augmenting_one_vertex :
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

Lemma augmenting_path (V : finType) (E M : graph V) (x : V) (s : seq V) :
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

(* On a triangle. *)
Lemma exchange_in_a_triangle :
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

Lemma end_edge_exchange (V : finType) (E M : graph V) (x : V) (s : seq V) :
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

Lemma classes_by_paths (V : finType) (E M : graph V) (v : V) :
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

Lemma inner_to_outer (V : finType) (E M : graph V) (v : V) (s : seq V) :
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

Lemma walk_to_exposed (V : finType) (E M M' : graph V) (v v1 : V) :
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

Lemma crossing_exposes (V : finType) (E M : graph V) (v v1 : V) (a b : seq V) :
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
