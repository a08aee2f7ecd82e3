(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind levels.
   Evidence: levels_evidence. Its `imperfect` levels are those with paths; `opening` is the last
   level if it ends with a line "move", and None otherwise. The number of the line "levels" is that
   of all.
   Judge: judge_levels s e. Theorem: levels_judged, accepted implies holds s. It stands on Theorem
   1 of [And74], with G_0 = G as in its proof, and on barriers.v. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings exchange gallai_edmonds slither inner_graphs.
From Gazetteer Require Import barriers statement tables edge_lists barrier_lists.
From Gazetteer Require And74.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The lines "matching", "barrier" and "path"..., or "move" in place of the paths. *)
Record imperfect_level := Imperfect_level {
  level_matching : seq (nat * nat);
  level_barrier : seq nat;
  level_paths : seq (seq nat)
}.
Record opening_level := Opening_level {
  opening_matching : seq (nat * nat);
  opening_barrier : seq nat;
  opening_move : nat * nat
}.
Record levels_evidence := Levels_evidence {
  imperfect : seq imperfect_level;
  opening : option opening_level
}.

Definition add_mates (t : table (option nat)) (e : nat * nat) : table (option nat) :=
  put None (put None t e.1 (Some e.2)) e.2 (Some e.1).
Definition mates (m : seq (nat * nat)) : table (option nat) := foldl add_mates Blank m.
Definition is_mate (t : table (option nat)) (v w : nat) : bool :=
  if get None t v is Some u then same u w else false.

(* From v along an edge, then along one of the matching, and so on. *)
Fixpoint alternates (t : table (table bool)) (mate : table (option nat)) (v : nat)
    (s : seq nat) : bool :=
  match s with
  | [::] => true
  | [:: _] => false
  | w :: x :: s' => [&& adjacent t v w, is_mate mate w x & alternates t mate x s']
  end.
Definition exposes (t : table (table bool)) (mate : table (option nat)) (path : seq nat) : bool :=
  if path is v :: s then
    [&& if get None mate v is None then true else false, distinct Blank path
      & alternates t mate v s]
  else false.
(* The vertices at the even places. *)
Fixpoint every_other (A : Type) (s : seq A) : seq A :=
  match s with
  | [::] => [::]
  | [:: v] => [:: v]
  | v :: _ :: s' => v :: every_other s'
  end.
Definition unmark (t : table bool) (s : seq nat) : table bool :=
  foldl (fun t v => put false t v false) t s.
(* The paths lead to all that are left, each to one at least. *)
Fixpoint paths_show (g : plain) (t : table (table bool)) (mate : table (option nat))
    (left : table bool) (paths : seq (seq nat)) : bool :=
  if paths is p :: paths' then
    [&& has_vertices g p, exposes t mate p, get false left (last 0 p) &
        paths_show g t mate (unmark left (every_other p)) paths']
  else unmarked left.

Definition shows_imperfect (g : plain) (l : imperfect_level) : bool :=
  let: Imperfect_level m b paths := l in
  [&& ascending b, is_pair g m b &
      paths_show g (rows g) (mates m) (unmark (marks (ends m)) b) paths].
Definition shows_perfect (g : plain) (l : opening_level) : bool :=
  let: Opening_level m b e := l in
  [&& ascending b, is_pair g m b, has (same_pair e) m, is_pair g m (rcons b e.1) &
      is_pair g m (rcons b e.2)].
Fixpoint levels_show (g : plain) (levels : seq imperfect_level)
    (last : option opening_level) : bool :=
  if levels is l :: levels' then
    shows_imperfect g l && levels_show (keep_within g (marks (level_barrier l))) levels' last
  else if last is Some l then shows_perfect g l else nilp (edge_list g).

Definition levels_max : nat := 31.
Definition judge_levels (s : statement) (e : levels_evidence) : bool :=
  let: Levels_evidence levels last := e in
  match s, last with
  | Outcome (Slither g) Previous_wins, None =>
      [&& fine g, size levels <= levels_max & levels_show g levels last]
  | Outcome (Slither g) Next_wins, Some _ =>
      [&& fine g, size levels < levels_max & levels_show g levels last]
  | _, _ => false
  end.

(* Along an alternating path from a vertex that a maximum matching misses, every second vertex is
   missed by one. *)
Section Alternating.
Variables (V : finType) (E : graph V).
Hypothesis simpleE : simple E.
Implicit Types (N : graph V) (s : seq V).

Fixpoint alternating N (v : V) s : bool :=
  match s with
  | [::] => true
  | [:: _] => false
  | w :: x :: s' => [&& (v, w) \in E, (w, x) \in N & alternating N x s']
  end.

Lemma pairs_ind (A : Type) (P : seq A -> Prop) :
  P [::] -> (forall v, P [:: v]) -> (forall v w (t : seq A), P t -> P (v :: w :: t)) ->
  forall t : seq A, P t.
Proof.
move=> P0 P1 P2 t; have [n] := ubnP (size t); elim: n t => // n IH [|v [|w t]] //= le_n.
by apply/P2/IH/ltnW; rewrite -ltnS.
Qed.

Lemma alternating_within N N' v s :
  (forall w x, w \in s -> (w, x) \in N -> (w, x) \in N') -> alternating N v s -> alternating N' v s.
Proof.
elim/pairs_ind: s v => // w x s IH v sub /= /and3P[-> wx s_alt];
  rewrite (sub _ _ _ wx) ?mem_head //=.
by apply: IH s_alt => y z y_s; apply: sub; rewrite !inE y_s !orbT.
Qed.

Lemma alternating_outer N v s y :
  maximum E N -> ~~ saturates N v -> uniq (v :: s) -> alternating N v s ->
  y \in every_other (v :: s) -> y \in outer E.
Proof.
elim/pairs_ind: s N v => [|//|w x s IH] N v maxN v_exp.
  by rewrite mem_seq1 => _ _ /eqP->; apply/outerP; exists N.
move=> all_uniq; have : [&& x \notin s, w \notin x :: s & uniq s].
  by case/and4P: all_uniq => _ -> ->.
rewrite in_cons negb_or => /and3P[x_s /andP[w_x w_s] s_uniq] /and3P[vw wx s_alt].
rewrite [y \in _]in_cons => /predU1P[->|].
  by apply/outerP; exists N.
have /maximumP[EN _] := maxN; have [_ sym _] := matchingP _ _ EN.
have wv : (w, v) \in E by rewrite -undirected.
have [EN' size_N' sat_N'] := turnP simpleE EN (sym _ _ wx) wv v_exp.
apply: (IH (turn N x w v)).
- by apply: maximum_of_size maxN EN' _; rewrite size_N'.
- by rewrite sat_N' eqxx andbF.
- by rewrite /= x_s.
- apply: alternating_within s_alt => a b a_s ab; rewrite in_with_edge in_without_edge ab /=.
  have a_x : a != x by apply: contraNneq x_s => <-.
  have a_w : a != w by apply: contraNneq w_s => <-.
  by rewrite (negPf a_x) (negPf a_w).
Qed.
End Alternating.

Lemma get_mates m v : if get None (mates m) v is Some w then ((v, w) \in m) || ((w, v) \in m)
                      else v \notin ends m.
Proof.
suff any t : if get None (foldl add_mates t m) v is Some w then
    ((v, w) \in m) || ((w, v) \in m) || (get None t v == Some w)
    else (v \notin ends m) && (get None t v == None).
  by have := any Blank; rewrite -/(mates m); case: (get _ _ _) => [w|] //=; rewrite ?orbF ?andbT.
elim: m t => [|[a b] m IH] t /=; first by case: (get _ _ _).
have := IH (add_mates t (a, b)); rewrite /add_mates /= !get_put !inE !negb_or.
case: (get None (foldl _ _ _) v) => [w|] /=.
- rewrite !in_cons !xpair_eqE; case: (eqVneq v b) => [->|v_b];
    last case: (eqVneq v a) => [->|v_a] //=.
  + case: ((b, w) \in m); case: ((w, b) \in m); rewrite ?orbT //= => /eqP[->].
    by rewrite !eqxx ?orbT.
  + case: ((a, w) \in m); case: ((w, a) \in m); rewrite ?orbT //= => /eqP[->].
    by rewrite !eqxx ?orbT.
  + by rewrite andbF.
- by case: (v == b); case: (v == a); rewrite ?andbF.
Qed.

Lemma get_unmark t s v : get false (unmark t s) v = (v \notin s) && get false t v.
Proof.
elim: s t => [|u s IH] t //=; rewrite IH get_put inE negb_or.
by case: (v == u); rewrite ?andbF.
Qed.

Lemma all_ordinals n (s : seq nat) : all (ltn^~ n) s -> exists t : seq 'I_n, s = map val t.
Proof.
elim: s => [|v s IH] /=; first by exists [::].
by case/andP=> v_n /IH[t ->]; exists (Ordinal v_n :: t).
Qed.

Lemma every_other_map (A B : Type) (f : A -> B) s : every_other (map f s) = map f (every_other s).
Proof. by elim/pairs_ind: s => //= v w [|x s] ->. Qed.

Section Level.
Variables (g : plain) (m : seq (nat * nat)) (b : seq nat).
Hypothesis fine_g : fine g.
Hypothesis pair : is_pair g m b.
Local Notation E := (graph_of g).
Local Notation M := (matching_of g m).
Let simpleE := simple_graph_of fine_g.

Lemma alternates_alternating (v : vertex_of g) (s : seq (vertex_of g)) :
  alternates (rows g) (mates m) (val v) (map val s) -> alternating E M v s.
Proof.
elim/pairs_ind: s v => // w x s IH v /= /and3P[vw wx /IH->].
rewrite in_graph_of -adjacentE vw in_matching_of andbT /=.
move: wx; rewrite /is_mate; have := get_mates m w; case: (get _ _ _) => // u.
by rewrite sameE => + /eqP u_x; rewrite u_x.
Qed.

Lemma exposes_outer p (y : vertex_of g) :
  has_vertices g p -> exposes (rows g) (mates m) p -> val y \in every_other p -> y \in outer E.
Proof.
case/all_ordinals=> -[|v s] -> //; rewrite every_other_map mem_map; last exact: val_inj.
rewrite -[exposes _ _ _]/[&& _, distinct Blank (map val (v :: s)) &
  alternates (rows g) (mates m) (val v) (map val s)].
case/and3P=> v_mate + s_alt; rewrite distinctE map_inj_uniq; last exact: val_inj.
move=> s_uniq; apply: (alternating_outer simpleE (pair_maximum_matching fine_g pair)) => //.
- rewrite (saturates_matching_of fine_g pair); move: v_mate; have := get_mates m v.
  by case: (get _ _ _).
- exact: alternates_alternating.
Qed.

Lemma paths_show_outer left paths (y : vertex_of g) :
  paths_show g (rows g) (mates m) left paths -> get false left (val y) -> y \in outer E.
Proof.
elim: paths left => [|p paths IH] left /=; first by move/unmarkedP=> ->.
case/and4P=> p_n p_exp _ /IH rest y_left; have [y_p|y_p] := boolP (val y \in every_other p).
  exact: exposes_outer p_n p_exp y_p.
by apply: rest; rewrite get_unmark y_p.
Qed.

Lemma imperfect_classes paths :
  paths_show g (rows g) (mates m) (unmark (marks (ends m)) b) paths ->
  inner E = barrier_of g b /\ perfect_vertices E = set0.
Proof.
move=> shown; have := barrier_inner simpleE (pair_tutte_berge fine_g pair); rewrite inducing_all.
apply=> v; rewrite in_setD inE => /andP[v_b _].
have [v_m|v_m] := boolP (val v \in ends m).
  by apply: paths_show_outer shown _; rewrite get_unmark v_b get_marks.
apply/outerP; exists M; first exact: pair_maximum_matching pair.
by rewrite (saturates_matching_of fine_g pair).
Qed.

Lemma opening_is_perfect e :
  e \in m -> is_pair g m (rcons b e.1) -> is_pair g m (rcons b e.2) ->
  exists v, v \in perfect_vertices E.
Proof.
move=> e_m pair1 pair2.
have /andP[lt_e e2_n] := fine_edge fine_g (matching_edge pair e_m).
have e1_n := ltn_trans lt_e e2_n.
pose u : vertex_of g := Ordinal e1_n; pose v : vertex_of g := Ordinal e2_n.
have u_out : u \notin outer E.
  by apply: (barrier_never_missed fine_g pair1); rewrite inE mem_rcons mem_head.
have v_out : v \notin outer E.
  by apply: (barrier_never_missed fine_g pair2); rewrite inE mem_rcons mem_head.
exists u; apply/perfect_verticesP; split=> //; apply: contra v_out => u_inn.
apply: (inner_mate simpleE (pair_maximum_matching fine_g pair) u_inn).
by rewrite in_matching_of /= -surjective_pairing e_m.
Qed.
End Level.

Lemma keep_withinE g b :
  graph_of (keep_within g (marks b)) = inducing (graph_of g) (barrier_of g b)
    :> graph (vertex_of g).
Proof.
apply/setP=> -[u v]; rewrite in_inducing in_graph_of inE /joined /= !mem_filter !get_marks !inE /=.
by case: ((_, _) \in edge_list g); case: ((_, _) \in edge_list g);
  rewrite ?andbT ?andbF ?orbF //= ?orbb // andbC ?orbb.
Qed.

Lemma next_level (V : finType) (E : graph V) i :
  G_ E i.+1 = inducing (G_ E i) (inner (G_ E i)).
Proof.
apply/setP=> -[u v]; rewrite !in_inducing -/(G_ E i).
have := subsetP (inner_inside E (vertices_of E i)); rewrite -/(G_ E i) => inside.
case: (boolP (u \in inner _)) => [/inside->|_]; last by rewrite ?andbF.
by case: (boolP (v \in inner _)) => [/inside->|_]; rewrite ?andbF ?andbT.
Qed.

Lemma no_edge_no_perfect (V : finType) (E : graph V) : E = set0 -> perfect_vertices E = set0.
Proof.
move=> no_edge; apply/setP=> v; rewrite in_set0; apply/negP=> /perfect_verticesP[/not_outerP sat _].
have [M maxM] := maximum_exists E; have /maximumP[/matchingP[sub _ _] _] := maxM.
by have /saturatesP[w /sub] := sat M maxM; rewrite no_edge inE.
Qed.

Lemma no_edge_further (V : finType) (E : graph V) i j : i <= j -> G_ E i = set0 -> G_ E j = set0.
Proof.
move=> i_j no_edge; apply/setP=> -[u v]; rewrite in_set0 in_inducing;
  apply/negP=> /and3P[uv u_j v_j].
have /setP/(_ (u, v)) := no_edge; rewrite in_set0 in_inducing uv.
by rewrite !(subsetP (vertices_decrease E i_j)).
Qed.

Lemma levels_show_sound n l levels last i (E : graph [finType of 'I_n]) :
  fine (Plain n l) -> graph_of (Plain n l) = G_ E i ->
  (forall j, j < i -> perfect_vertices (G_ E j) = set0) ->
  levels_show (Plain n l) levels last ->
  if last is Some _ then exists i v, v \in perfect_vertices (G_ E i)
  else forall i, perfect_vertices (G_ E i) = set0.
Proof.
elim: levels l i => [|[m b paths] levels IH] l i fine_g g_i before /=.
- case: last => [[m b e]|].
  + case/and5P=> _ pair e_m pair1 pair2; have {}e_m : e \in m.
      by rewrite -has_pred1; congr is_true: e_m; apply: eq_has => f; rewrite same_pairE eq_sym.
    have [v v_perf] := opening_is_perfect fine_g pair e_m pair1 pair2.
    by exists i, v; rewrite -g_i.
  + move=> /nilP no_edge j; have [j_i|i_j] := ltnP j i; first exact: before.
    apply/no_edge_no_perfect/(no_edge_further i_j); rewrite -g_i.
    by apply/setP=> -[u v]; rewrite !inE /joined /= no_edge.
- case/andP=> /and3P[_ pair shown].
  have [inner_b no_perfect] := imperfect_classes fine_g pair shown.
  apply: (IH _ i.+1); first exact: (fine_filter fine_g).
  + by rewrite next_level -g_i inner_b; apply: (@keep_withinE (Plain n l)).
  + by move=> j; rewrite ltnS leq_eqVlt => /orP[/eqP->|/before//]; rewrite -g_i.
Qed.

Theorem levels_judged s e : judge_levels s e -> holds s.
Proof.
case: e => levels last; case: s => [[| |[n l]| | | |] [] | | | | | | | | | |] //=; case: last => [last|] //;
  case/and3P=> fine_g _ shown; have simpleE := simple_graph_of fine_g;
  have := @levels_show_sound n l levels _ 0 (graph_of (Plain n l)) fine_g (esym (G_0 _)) _ shown;
  have [_ N_if P_if] := And74.theorem_1 simpleE.
- by move=> some; apply/N_if/some.
- by move=> none; apply: P_if => -[i [v]]; rewrite none ?inE.
Qed.
