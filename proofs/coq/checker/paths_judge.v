(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind paths.
   Evidence: paths_evidence, the numbers of the lines "preperiod", "period" and "values".
   Judge: judge_paths s e. Theorem: paths_judged, accepted implies holds s. It stands on the Grundy
   values of sums and the recurrence of paths.v, and on the step of Lemma 3 of [GGHR], which is that
   of [GuySmith56]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules isomorphisms mirrors grids paths.
From Gazetteer Require Import statement tables edge_lists barrier_lists mirror_judge path_tables.
From Gazetteer Require path_positions.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Record paths_evidence := Paths_evidence { preperiod : nat; period : nat; path_values : seq nat }.

(* The vertices from v on, backwards, where the last step was from `last`. *)
Fixpoint walk (steps : nat) (t : table (seq nat)) (last v : nat) (walked : seq nat) : seq nat :=
  if steps is s.+1 then
    match [seq w <- get [::] t v | ~~ same w last] with
    | w :: _ => walk s t v w (v :: walked)
    | [::] => v :: walked
    end
  else walked.
(* The paths of the graph, each walked from its lesser end. Nothing is proved of this: what it finds
   is checked. *)
Definition walk_from (g : plain) (t : table (seq nat)) (found : table bool * seq (seq nat))
    (v : nat) : table bool * seq (seq nat) :=
  if get false found.1 v then found else
  match get [::] t v with
  | [:: _] =>
      let piece := walk (order g) t v v [::] in
      (foldl (fun seen w => put false seen w true) found.1 piece, piece :: found.2)
  | _ => found
  end.
Definition walks (g : plain) (t : table (seq nat)) : seq (seq nat) :=
  (foldl (walk_from g t) (Blank, [::]) (iota 0 (order g))).2.

(* The places of the vertices in a list without repetition. *)
Fixpoint places_from (t : table nat) (k : nat) (s : seq nat) : table nat :=
  if s is v :: s' then places_from (put 0 t v k) k.+1 s' else t.
Definition places (s : seq nat) : table nat := places_from Blank 0 s.
(* Neighbours in the list, but where a piece begins, are neighbours in the graph. *)
Fixpoint linked (t : table (seq nat)) (cut : table bool) (k last : nat) (s : seq nat) : bool :=
  if s is v :: s' then (get false cut k || beside t last v) && linked t cut k.+1 v s' else true.
Definition edge_in_place (place : table nat) (cut : table bool) (e : nat * nat) : bool :=
  let i := get 0 place e.1 in
  let j := get 0 place e.2 in
  (same i.+1 j && ~~ get false cut j) || (same j.+1 i && ~~ get false cut i).
(* The graph is the disjoint union of paths of these vertices. *)
Definition are_paths (g : plain) (t : table (seq nat)) (pieces : seq (seq nat)) : bool :=
  let s := flatten pieces in
  let cut := marks (scanl addn 0 (map size pieces)) in
  [&& all (fun p => 1 < size p) pieces, same (size s) (order g), has_vertices g s, distinct Blank s,
      (if s is v :: s' then linked t cut 1 v s' else true) &
      let place := places s in all (edge_in_place place cut) (edge_list g)].

Definition period_max : nat := 1023.
Definition table_ok (e : paths_evidence) : bool :=
  let: Paths_evidence from period heaps := e in
  [&& 0 < from, from <= period_max, 0 < period, period <= period_max
    & shows_period from period heaps].
Definition nim_of_paths (e : paths_evidence) (pieces : seq (seq nat)) : nat :=
  let: Paths_evidence from period heaps := e in
  let t := by_place 0 heaps in
  foldr (fun p sum => nim_sum (get 0 t (heap_of from period (size p))) sum) 0 pieces.

Definition judge_paths (s : statement) (e : paths_evidence) : bool :=
  match s with
  | Edge_delete_paths p => table_ok e && same p (period e)
  | Outcome (Edge_delete g) o =>
      [&& fine g, isolated_none g, table_ok e &
          let t := neighbour_lists g in
          let pieces := walks g t in
          are_paths g t pieces &&
          (same (nim_of_paths e pieces) 0 == if o is Previous_wins then true else false)]
  | _ => false
  end.

Lemma get_places s v : uniq s -> v \in s -> get 0 (places s) v = index v s.
Proof.
suff any t k : uniq s -> get 0 (places_from t k s) v = if v \in s then k + index v s else get 0 t v.
  by move=> s1 v_s; rewrite /places any // v_s.
elim: s t k => [|w s IH] t k //= /andP[w_s s1]; rewrite IH // get_put inE.
have [->|v_w] := eqVneq v w; first by rewrite (negPf w_s) /= ?eqxx addn0.
by rewrite ?[w == v]eq_sym ?(negPf v_w); case: (v \in s); rewrite // addSnnS.
Qed.

Lemma linkedP t cut k last s : linked t cut k last s ->
  forall i, i < size s -> ~~ get false cut (k + i) -> beside t (nth 0 (last :: s) i) (nth 0 s i).
Proof.
elim: s k last => [|v s IH] k last //= /andP[first rest] [|i] /=.
  by move=> _; rewrite addn0 => /negPf cut_k; rewrite cut_k in first.
by rewrite ltnS addnS -addSn; apply: IH.
Qed.

Lemma are_paths_named g pieces :
  fine g -> are_paths g (neighbour_lists g) pieces ->
  isomorphic (graph_of g) (path_positions.pieces (map size pieces)).
Proof.
move=> fine_g /and5P[_ size_s s_n + /andP[]]; rewrite distinctE; move: size_s s_n.
rewrite sameE; set s := flatten pieces.
set cut := marks _ => /eqP size_s /allP s_n s1 links edges_ok.
have all_s (v : vertex_of g) : val v \in s.
  have /(uniq_min_size s1) : {subset s <= iota 0 (order g)}.
    by move=> w /s_n; rewrite mem_iota.
  by rewrite size_iota size_s leqnn => /(_ isT)[_ ->]; rewrite mem_iota ltn_ord.
have place_n (v : vertex_of g) : index (val v) s < sumn (map size pieces).
  by rewrite -size_flatten index_mem.
have at_n (i : 'I_(sumn (map size pieces))) : nth 0 s i < order g.
  by apply/s_n/mem_nth; rewrite size_flatten.
exists (fun v : vertex_of g => Ordinal (place_n v)); split.
  exists (fun i => Ordinal (at_n i)) => [v|i]; apply: val_inj => /=;
    first exact: nth_index (all_s v).
  by rewrite index_uniq ?size_flatten.
move=> u v; rewrite in_graph_of in_subpath /=.
have get_cut k : get false cut k = (k \in scanl addn 0 (map size pieces)) by rewrite /cut get_marks.
rewrite -get_cut; set i := index (val u) s; set j := index (val v) s.
have u_s : nth 0 s i = val u by apply: nth_index.
have v_s : nth 0 s j = val v by apply: nth_index.
have neighbours_linked k : k.+1 < size s -> ~~ get false cut k.+1 ->
  joined g (nth 0 s k) (nth 0 s k.+1).
  clear -links; case: s links => // w s' links; rewrite ltnS => k_s' not_cut.
  by have := linkedP links k_s' not_cut; rewrite besideE.
have i_s : i < size s by rewrite index_mem.
have j_s : j < size s by rewrite index_mem.
apply/andP/idP=> [[/nextP[ij|ij]]|].
- rewrite ij (proj1 (max_next _)) => not_cut; rewrite -u_s -v_s ij.
  by apply: neighbours_linked not_cut; rewrite -ij.
- rewrite ij (proj2 (max_next _)) => not_cut; rewrite joinedC -u_s -v_s ij.
  by apply: neighbours_linked not_cut; rewrite -ij.
suff step a b : (a, b) \in edge_list g -> a \in s -> b \in s ->
    next (index a s) (index b s) && ~~ get false cut (maxn (index a s) (index b s)).
  case/orP=> /step; rewrite !all_s => /(_ isT isT)/andP[] //.
  by rewrite next_sym maxnC.
move=> /(allP edges_ok); rewrite /edge_in_place !sameE => + a_s b_s; rewrite !get_places //.
by case/orP=> /andP[/eqP<-]; rewrite ?(proj1 (max_next _)) ?(proj2 (max_next _)) => ->;
  rewrite andbT; apply/nextP; [left|right].
Qed.

Lemma grundy_collection p :
  grundy (collection p : edge_delete _) = foldr (fun n sum => nim (path_value n) sum) 0 p.
Proof.
elim: p => [|n p IH]; last by rewrite /= grundy_union IH.
rewrite grundy_eq (_ : options _ = [::]) //; case E: (options _) => [//|F s].
have : F \in options (collection [::] : edge_delete _) by rewrite E mem_head.
by case/delete_optionsP=> -[].
Qed.

Lemma nim_of_pathsE e pieces : table_ok e -> all (fun p => 1 < size p) pieces ->
  nim_of_paths e pieces = grundy (collection (map size pieces) : edge_delete _).
Proof.
case: e => from p heaps /and5P[from0 _ p0 _ shown] long; rewrite grundy_collection /=.
elim: pieces long => //= q pieces IH /andP[q1 /IH->]; rewrite nim_sumE get_by_place.
by rewrite (table_value shown p0 q1).
Qed.

Theorem paths_judged s e : judge_paths s e -> holds s.
Proof.
case: s => [[| | | g| | |] o| | | |p| | | | | |] //=.
- case/and4P=> fine_g /(isolated_noneP fine_g)-> e_ok /andP[pieces_ok verdict].
  have /and5P[long _ _ _ _] := pieces_ok.
  have grundy_g : grundy (graph_of g : edge_delete _) =
      nim_of_paths e (walks g (neighbour_lists g)).
    rewrite nim_of_pathsE // (grundy_isomorphic (are_paths_named fine_g pieces_ok)).
    exact: grundy_isomorphic (path_positions.pieces_named _).
  move: verdict; rewrite -grundy_g sameE; case: o => /eqP verdict.
  + by apply/not_P=> /grundy0_P/eqP; rewrite verdict.
  + by apply/grundy0_P/eqP; rewrite verdict.
- case: e => from q heaps /andP[/and5P[from0 _ q0 _ shown]]; rewrite sameE => /eqP->.
  by split=> //; exists from.+2 => n; apply: table_period shown n.
Qed.
