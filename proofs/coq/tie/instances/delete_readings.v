(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What the theorems on edge-delete and on the edge labelling game speak of, decided: positions to which
   play may come, the lengths of play, isomorphisms, labellings, the values of long paths. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules grundy isomorphisms paths mirrors labelling_rules labelled.
From Gazetteer Require Import grids cubes.
From Gazetteer Require digraph_kernels leaf_opening mirrors path_positions states.
From Tie Require Import booleans plays readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Section Logic.
Variables P Q R S T : Prop.
Context `{decided P} `{decided Q} `{decided R} `{decided S} `{decided T}.
Program Instance decided_and5 : decided [/\ P, Q, R, S & T] :=
  Decided (decide := fun _ => if decide P tt then if decide Q tt then if decide R tt then
    if decide S tt then decide T tt else false else false else false else false) _.
Next Obligation.
apply: rwP; case: (decideP P) => p; case: (decideP Q) => q; case: (decideP R) => r; case: (decideP S) => s;
  by case: (decideP T) => t; constructor; try (by split); case.
Qed.
End Logic.
Existing Instance decided_and5.

Section Unique.
Variables (T : finType) (P : T -> Prop).
Context `{forall x, decided (P x)}.
Global Instance decided_unique x : decided (unique P x) := ltac:(unfold unique; typeclasses eauto).
End Unique.

Program Instance decided_forall_between (a b : nat) (P : nat -> Prop) `{forall k, decided (P k)} :
  decided (forall k, a <= k < b -> P k) | 2 :=
  Decided (decide := fun _ => all (fun k => decide (P k) tt) (iota a (b - a))) _.
Next Obligation.
have within k : (k \in iota a (b - a)) = (a <= k < b).
  rewrite mem_iota; have [ab|/ltnW ba] := leqP a b; first by rewrite subnKC.
  rewrite (eqP ba) addn0; apply/andP/andP=> -[ak kb]; move: (leq_ltn_trans ak kb); first by rewrite ltnn.
  by rewrite ltnNge ba.
by apply: rwP; apply: (iffP allP) => Pk k; rewrite ?within => k_in; apply/(decideP (P k))/Pk; rewrite ?within.
Qed.

(* Positions to which play may come. *)
Section Play.
Variable G : game.
Implicit Types p q : G.
Global Instance decided_reachable p q : decided (reachable p q) :=
  Decided (decide := fun _ => reachableb p q) (rwP (reachableP p q)).
(* After one move, after two, and so on, each position once: the first that is found is enough. *)
Fixpoint some_after (A : G -> bool) (k : nat) (s : seq G) : bool :=
  if has A s then true else
  if k is k'.+1 then some_after A k' (undup (flatten [seq options q | q <- s])) else false.
Lemma some_afterP (A : G -> bool) k s : (forall p, p \in s -> remaining p <= k) ->
  reflect (exists p q, [/\ p \in s, reachable p q & A q]) (some_after A k s).
Proof.
have here (l : seq G) : has A l -> exists p q, [/\ p \in l, reachable p q & A q].
  by case/hasP=> q q_l Aq; exists q, q; split=> //; exists [::].
elim: k s => [|k IH] s le_k /=; case: ifP => [/here found|/negbT/hasPn none]; try by constructor.
  constructor=> -[p [q [p_s [[|r l] /= p_l lst] Aq]]]; first by have := none p p_s; rewrite lst Aq.
  by case/andP: p_l => /options_shorten lt_r _; have := leq_trans lt_r (le_k p p_s).
have le_next p : p \in undup (flatten [seq options q | q <- s]) -> remaining p <= k.
  rewrite mem_undup; case/flatten_mapP=> q q_s /options_shorten lt_p.
  by rewrite -ltnS; apply: leq_trans lt_p (le_k q q_s).
apply: (iffP (IH _ le_next)) => [[r [q [+ [l r_l lst] Aq]]]|[p [q [p_s [l p_l lst] Aq]]]].
  by rewrite mem_undup => /flatten_mapP[p p_s r_p]; exists p, q; split=> //; exists (r :: l); rewrite //= r_p.
case: l p_l lst => [|r l] /=; first by move=> _ p_q; have := none p p_s; rewrite p_q Aq.
case/andP=> r_p r_l lst; exists r, q; split=> //; last by exists l.
by rewrite mem_undup; apply/flatten_mapP; exists p.
Qed.
Definition some_reached p (A : G -> bool) : bool := some_after A (remaining p) [:: p].
Lemma exists_reachableP p (A : G -> Prop) `{forall q, decided (A q)} :
  reflect (exists2 q, reachable p q & A q) (some_reached p (fun q => decide (A q) tt)).
Proof.
apply: (equivP (some_afterP _ _)) => [q|]; first by rewrite inE => /eqP->.
split=> [[r [q [r_p r_q /(decideP (A q)) Aq]]]|[q p_q Aq]].
  by exists q => //; move: r_p; rewrite inE => /eqP<-.
by exists p, q; split; rewrite ?mem_head //; apply/(decideP (A q)).
Qed.
Program Definition decided_exists2_reachable p (A : G -> Prop) `{forall q, decided (A q)} :
  decided (exists2 q, reachable p q & A q) :=
  Decided (decide := fun _ => some_reached p (fun q => decide (A q) tt)) _.
Next Obligation. by apply: rwP; apply: exists_reachableP. Qed.
Program Definition decided_exists_reachable p (A B : G -> Prop) `{forall q, decided (A q)}
  `{forall q, decided (B q)} :
  decided (exists q, [/\ reachable p q, A q & B q]) := Decided (decide := fun _ =>
  some_reached p (fun q => decide (A q /\ B q) tt)) _.
Next Obligation.
apply: rwP; apply: equivP (@exists_reachableP p (fun q => A q /\ B q) _) _.
by split=> [[q p_q [Aq Bq]]|[q [p_q Aq Bq]]]; exists q.
Qed.
Program Definition decided_exists_reachable3 (U W : finType) p (A B C : G -> U -> W -> Prop)
  `{forall q u w, decided (A q u w)} `{forall q u w, decided (B q u w)} `{forall q u w, decided (C q u w)} :
  decided (exists q u w, [/\ reachable p q, A q u w, B q u w & C q u w]) := Decided (decide := fun _ =>
  some_reached p (fun q => decide (exists u w, [/\ A q u w, B q u w & C q u w]) tt)) _.
Next Obligation.
apply: rwP; apply: equivP (@exists_reachableP p (fun q => exists u w, [/\ A q u w, B q u w & C q u w]) _) _.
split=> [[q p_q [u [w []]]]|[q [u [w [p_q Aq Bq Cq]]]]].
  by exists q, u, w.
by exists q => //; exists u, w.
Qed.

Fixpoint lastsb p k : bool :=
  if k is k'.+1 then (options p != [::]) && all (fun q => lastsb q k') (options p) else options p == [::].
Lemma lastsP p k : reflect (lasts_exactly p k) (lastsb p k).
Proof.
elim: k p => [|k IH] p /=; first exact: eqP.
apply: (iffP andP) => -[some each]; split=> //; first by move=> q /(allP each)/IH.
by apply/allP=> q /each/IH.
Qed.
Global Instance decided_lasts p k : decided (lasts_exactly p k) :=
  Decided (decide := fun _ => lastsb p k) (rwP (lastsP p k)).
End Play.
Existing Instances decided_exists2_reachable decided_exists_reachable decided_exists_reachable3 | 3.

Section Digraphs.
Variables (V : finType) (arc : rel V).
Global Instance decided_kernel K : decided (digraph_kernels.kernel arc K) := ltac:(unfold digraph_kernels.kernel; typeclasses eauto).
End Digraphs.

Section Graphs.
Variables (V : finType).
Implicit Types (E F : graph V).
Global Instance decided_no_isolated E : decided (no_isolated_vertex E) :=
  ltac:(unfold no_isolated_vertex; typeclasses eauto).
Global Instance decided_vertex_of_D (G F : edge_delete V) : decided (states.vertex_of_D G F) :=
  decided_reachable G F.
Global Instance decided_arc_of_D (G F F' : edge_delete V) : decided (states.arc_of_D G F F') :=
  ltac:(unfold states.arc_of_D; typeclasses eauto).
Definition decided_exists_vertex (G : edge_delete V) (A : graph V -> Prop) `{forall F, decided (A F)} :
  decided (exists2 F : edge_delete V, states.vertex_of_D G F & A F) := @decided_exists2_reachable _ G A _.

Section Reply.
Variable f : V -> V.
Let after E x y := without_edge (without_edge E x y) (f x) (f y).
Fixpoint replies_win k E : bool :=
  all (fun x => all (fun y => if [&& (x, y) \in E, 1 < degree E x & 1 < degree E y] then
    (after E x y \in delete_options (without_edge E x y)) &&
    (if k is k'.+1 then replies_win k' (after E x y) else true) else true) (enum V)) (enum V).
Lemma replies_winP k E : #|E| <= k -> reflect (mirrors.wins_by_reply f E) (replies_win k E).
Proof.
elim: k E => [|k IH] E le_k.
  have none x y : (x, y) \notin E by move: le_k; rewrite leqn0 cards_eq0 => /eqP->; rewrite inE.
  have -> : replies_win 0 E by apply/allP=> x _; apply/allP=> y _; rewrite (negPf (none x y)).
  by constructor; constructor=> x y xy; have := none x y; rewrite xy.
have less x y : (x, y) \in E -> #|after E x y| <= k.
  move=> xy; rewrite -ltnS; apply: leq_trans le_k; apply: leq_trans (without_edge_proper xy).
  by rewrite ltnS; apply/subset_leq_card/subsetDl.
apply: (iffP allP) => [all_x|wins x _].
- constructor=> x y xy x2 y2; have := all_x x; rewrite mem_enum => /(_ isT)/allP/(_ y).
  by rewrite mem_enum xy x2 y2 => /(_ isT)/andP[-> /(IH _ (less x y xy))].
- apply/allP=> y _; case: ifP => // /and3P[xy x2 y2].
  have [-> wins'] : after E x y \in delete_options (without_edge E x y) /\ mirrors.wins_by_reply f (after E x y).
    by case: wins xy x2 y2 => {le_k less}E; apply.
  by apply/IH => //; apply: less.
Qed.
Global Instance decided_wins_by_reply E : decided (mirrors.wins_by_reply f E) :=
  Decided (decide := fun _ => replies_win #|E| E) (rwP (replies_winP (leqnn #|E|))).
End Reply.

Program Definition decided_labelling E (l : V * V -> nat) : decided (labelling E l) := Decided (decide := fun _ =>
  decide [/\ forall u v, l (u, v) = l (v, u), forall e : V * V, l e != 0 -> e \in E,
    forall e : V * V, l e <= edges E & forall u v x y, l (u, v) != 0 -> l (x, y) = l (u, v) ->
    (x, y) = (u, v) \/ (x, y) = (v, u)] tt) _.
Next Obligation.
by rewrite -decide_iff; split=> -[]; split.
Qed.
Global Instance decided_has_weight E l x k : decided (leaf_opening.has_weight E l x k) :=
  ltac:(unfold leaf_opening.has_weight; typeclasses eauto).
(* The label is one of those there are. *)
Program Definition decided_exists_label k (T : finType) (A B D F : T -> nat -> Prop)
  `{forall e l, decided (A e l)} `{forall e l, decided (B e l)} `{forall e l, decided (D e l)}
  `{forall e l, decided (F e l)} :
  decided (exists (e : T) l, [/\ A e l, B e l, 0 < l <= k, D e l & F e l]) := Decided (decide := fun _ =>
  has (fun e => has (fun l => decide [/\ A e l, B e l, D e l & F e l] tt) (iota 1 k)) (enum T)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[e _ /hasP[l]]|[e [l [Ae Be l_k De Fe]]]].
  by rewrite mem_iota add1n ltnS => l_k /decideP[Ae Be De Fe]; exists e, l.
exists e; rewrite ?mem_enum //; apply/hasP; exists l; first by rewrite mem_iota add1n ltnS.
by apply/decideP.
Qed.
End Graphs.
Existing Instances decided_labelling.
Existing Instances decided_exists_vertex decided_exists_label | 3.

(* The edges of a graph, each vertex with its neighbours listed once. *)
Definition listed (V : finType) (E : graph V) : V -> V -> bool :=
  let vs := enum V in let rows := [seq [seq v <- vs | (u, v) \in E] | u <- vs] in
  fun u v => v \in nth [::] rows (index u vs).
Lemma listedE (V : finType) (E : graph V) u v : listed E u v = ((u, v) \in E).
Proof.
rewrite /listed (nth_map u) ?index_mem ?mem_enum // nth_index ?mem_enum //.
by rewrite mem_filter mem_enum andbT.
Qed.

Lemma pairwise_in (T : eqType) (r : rel T) (s : seq T) :
  symmetric r -> pairwise r s -> {in s &, forall x y, x != y -> r x y}.
Proof.
move=> sym; elim: s => //= z s IH /andP[/allP zs ss] x y; rewrite !inE.
case/predU1P=> [->|xs] /predU1P[->|ys]; [by rewrite eqxx|by move=> _; apply: zs| |exact: IH].
by move=> _; rewrite sym; apply: zs.
Qed.

(* A map is found one vertex after the other: each new value has the edges that its vertex has. *)
Section Isomorphic.
Variables (V W : finType) (E : graph V) (F : graph W).
Implicit Types (s : seq (V * W)) (p q : V * W).
Section Search.
Variables (e : V -> V -> bool) (f : W -> W -> bool).
Definition fits p q : bool := [&& p.2 != q.2, f p.2 q.2 == e p.1 q.1 & f q.2 p.2 == e q.1 p.1].
Definition alike p : bool :=
  (f p.2 p.2 == e p.1 p.1) && (count (f p.2) (enum W) == count (e p.1) (enum V)).
Fixpoint partial_maps (vs : seq V) : seq (seq (V * W)) :=
  if vs is v :: rest then
    let ws := [seq w <- enum W | alike (v, w)] in
    flatten [seq [seq (v, w) :: s | w <- ws & all (fits (v, w)) s] | s <- partial_maps rest]
  else [:: [::]].
Lemma in_partial_maps vs s :
  (s \in partial_maps vs) = [&& unzip1 s == vs, pairwise fits s & all alike s].
Proof.
elim: vs s => [|v vs IH] [|[u w] s] //=.
  by apply/negbTE/negP=> /flatten_mapP[s _ /mapP[]].
apply/flatten_mapP/and3P=> [[s' s'_in /mapP[w']]|[/eqP[-> s_vs] /andP[fit fits_s] /andP[like likes]]].
  rewrite !mem_filter => /and3P[fit like _] [-> -> ->].
  by move: s'_in; rewrite IH => /and3P[/eqP-> -> ->]; rewrite eqxx fit like.
exists s; first by rewrite IH s_vs eqxx fits_s.
by apply: (map_f (fun w => (v, w) :: s)); rewrite !mem_filter fit like -enumT mem_enum.
Qed.
End Search.
Definition isomorphicb : bool := (#|V| == #|W|) && ~~ nilp (partial_maps (listed E) (listed F) (enum V)).
Lemma isomorphicP : reflect (isomorphic E F) isomorphicb.
Proof.
have fits_sym : symmetric (fits (listed E) (listed F)).
  by move=> p q; rewrite /fits eq_sym; congr andb; rewrite andbC.
apply: (iffP andP) => [[/eqP VW]|[f [bij edge]]]; last first.
  split; first by rewrite (bij_eq_card bij).
  have same_count (a : pred W) : count a (enum W) = count (a \o f) (enum V).
    have [g fg gf] := bij; rewrite -[RHS]count_map; apply/permP: a; apply: uniq_perm (enum_uniq _) _ _.
      by rewrite map_inj_uniq ?enum_uniq //; apply: bij_inj.
    by move=> w; rewrite mem_enum; apply/esym/mapP; exists (g w); rewrite ?mem_enum ?gf.
  have : [seq (v, f v) | v <- enum V] \in partial_maps (listed E) (listed F) (enum V).
    rewrite in_partial_maps; apply/and3P; split.
    - by rewrite /unzip1 -map_comp map_id.
    - rewrite pairwise_map; have := enum_uniq V; rewrite uniq_pairwise; apply: sub_pairwise => u v /=.
      by rewrite /fits /= !listedE !edge !eqxx (inj_eq (bij_inj bij)) => ->.
    - apply/allP=> _ /mapP[u _ ->]; rewrite /alike /= !listedE edge eqxx /= same_count.
      by apply/eqP/eq_count => v; rewrite /= !listedE edge.
  by case: (partial_maps _ _ _).
case maps: (partial_maps _ _ _) => [//|s l] _.
have : s \in partial_maps (listed E) (listed F) (enum V) by rewrite maps mem_head.
rewrite in_partial_maps => /and3P[/eqP s_V fits_s /allP likes].
have some v : exists w, (v, w) \in s.
  have : v \in unzip1 s by rewrite s_V mem_enum.
  by case/mapP=> -[u w] uw_s /= ->; exists w.
pose g v := xchoose (some v); have gs v : (v, g v) \in s := xchooseP (some v).
have apart u v : u != v -> fits (listed E) (listed F) (u, g u) (v, g v).
  by move=> uv; apply: (pairwise_in fits_sym fits_s) => //; rewrite xpair_eqE (negPf uv).
exists g; split.
  apply: inj_card_bij; last by rewrite VW.
  by move=> u v g_uv; apply/eqP; apply/negP=> /negP/apart/andP[]; rewrite /= g_uv eqxx.
move=> u v; have [<-|uv] := eqVneq u v.
  by have /andP[/eqP] := likes _ (gs u); rewrite !listedE.
by have /and3P[_ /eqP] := apart u v uv; rewrite !listedE.
Qed.
Global Instance decided_isomorphic : decided (isomorphic E F) :=
  Decided (decide := fun _ => isomorphicb) (rwP isomorphicP).
End Isomorphic.
Instance decided_named (V : finType) (E : graph V) p : decided (path_positions.named E p) :=
  decided_isomorphic E (collection p).

(* The sequences of so many positive numbers at most that have this sum. *)
Fixpoint sums_to (k n : nat) : seq (seq nat) := (if n == 0 then [:: [::]] else [::]) ++
  (if k is k'.+1 then flatten [seq [seq a :: p | p <- sums_to k' (n - a)] | a <- iota 1 n] else [::]).
Lemma in_sums_to k (p : seq nat) : all (leq 2) p -> size p <= k -> p \in sums_to k (sumn p).
Proof.
elim: k p => [|k IH] [|a p] //= /andP[a2 p2] p_k; rewrite mem_cat; apply/orP; right.
apply/flatten_mapP; exists a; last by rewrite addKn map_f // IH.
by rewrite mem_iota (ltnW a2) add1n ltnS leq_addr.
Qed.
Lemma size_sum (p : seq nat) : all (leq 2) p -> size p <= sumn p.
Proof. by elim: p => //= a p IH /andP[/ltnW a1 /IH]; rewrite -add1n; apply: leq_add. Qed.
Program Instance decided_exists_sum n (A : seq nat -> Prop) `{forall p, decided (A p)} :
  decided (exists p, [/\ A p, all (leq 2) p & sumn p = n]) | 3 := Decided (decide := fun _ =>
  has (fun p => if all (leq 2) p && (sumn p == n) then decide (A p) tt else false) (sums_to n n)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[p _]|[p [Ap p2 p_n]]].
  by case: ifP => // /andP[p2 /eqP p_n] /decideP; exists p.
exists p; first by rewrite -p_n in_sums_to // size_sum.
by rewrite p2 p_n eqxx; apply/decideP.
Qed.
Program Instance decided_exists_cut n c (A B : nat -> Prop) `{forall a, decided (A a)} `{forall a, decided (B a)} :
  decided (exists a, [/\ A a, a + c <= n & B a]) | 3 := Decided (decide := fun _ =>
  has (fun a => if a + c <= n then decide (A a /\ B a) tt else false) (iota 0 n.+1)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[a _]|[a [Aa a_n Ba]]].
  by case: ifP => // a_n /decideP[]; exists a.
exists a; last by rewrite a_n; apply/decideP.
by rewrite mem_iota ltnS (leq_trans (leq_addr c a) a_n).
Qed.

(* The outcomes of long paths, alone and in pairs, from the table of the values that the recurrence
   gives. *)
Section LongPaths.
Program Definition decided_path_P n : decided (P_position (path_graph n : edge_delete _)) := Decided (decide :=
  fun _ => nth 0 (table n.+1) n == 0) _.
Next Obligation.
rewrite tableP //; apply: rwP; apply: (iffP eqP) => path_P.
- by rewrite grundy0_P.
- by rewrite -grundy0_P.
Qed.
Definition pair_valued (a b : nat) : bool := let t := table (maxn a b).+1 in nth 0 t a == nth 0 t b.
Lemma pair_valuedP a b :
  reflect (P_position (disjoint_union (path_graph a) (path_graph b) : edge_delete _)) (pair_valued a b).
Proof.
rewrite /pair_valued !tableP ?ltnS ?leq_maxl ?leq_maxr //.
by apply: (iffP eqP) => [/union_P_eq|/union_P_eq].
Qed.
Definition decided_pair_P a b :
  decided (P_position (disjoint_union (path_graph a) (path_graph b) : edge_delete _)) :=
  Decided (decide := fun _ => pair_valued a b) (rwP (pair_valuedP a b)).
Program Definition decided_pair_N a b :
  decided (N_position (disjoint_union (path_graph a) (path_graph b) : edge_delete _)) :=
  Decided (decide := fun _ => ~~ pair_valued a b) _.
Next Obligation. by rewrite -not_P; split=> [no|/pair_valuedP//]; apply/pair_valuedP. Qed.
End LongPaths.
Program Instance decided_exists_residue n :
  decided (exists k, n \in [:: 41 + 34 * k; 45 + 34 * k; 57 + 34 * k; 61 + 34 * k; 65 + 34 * k]) | 3 :=
  Decided (decide := fun _ => has (fun k =>
    n \in [:: 41 + 34 * k; 45 + 34 * k; 57 + 34 * k; 61 + 34 * k; 65 + 34 * k]) (iota 0 n.+1)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[k _]|[k n_k]]; exists k => //.
have le a : k <= a + 34 * k by rewrite (leq_trans _ (leq_addl a _)) // leq_pmull.
rewrite mem_iota ltnS; move: n_k; rewrite !inE.
by do 4!(case/orP=> [/eqP->|]; first exact: le); move/eqP->; apply: le.
Qed.
