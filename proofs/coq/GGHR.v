(* R. P. Gallant, G. Gunther, B. L. Hartnell, D. F. Rall, A game of edge removal on graphs: the
   statements that are proved here for all sizes. An A graph is an N-position of edge-delete, a B
   graph a P-position. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games grundy rules mirrors grids paths.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A set of vertices of a digraph that no arc joins, and to which every other vertex has an arc. *)
Definition kernel (V : finType) (arc : rel V) (K : {set V}) : Prop :=
  (forall u v, u \in K -> v \in K -> ~~ arc u v) /\
  (forall u, u \notin K -> exists2 v, v \in K & arc u v).

Section Digraph.
Variables (V : finType) (arc : rel V).
Hypothesis no_circuit : forall u v, arc u v -> ~~ connect arc v u.

Lemma successors_shorten (u v : V) :
  v \in enum (arc u) -> #|[set w | connect arc v w]| < #|[set w | connect arc u w]|.
Proof.
rewrite mem_enum => uv; apply: proper_card; apply/properP; split.
- apply/subsetP=> w; rewrite !inE; apply: connect_trans; exact: connect1.
- by exists u; rewrite inE ?connect0 // no_circuit.
Qed.

Definition walk_game : game := Game successors_shorten.

Lemma kernelP (K : {set V}) :
  kernel arc K <-> forall u : walk_game, (u \in K) = all (fun v => v \notin K) (options u).
Proof.
have opt (u v : V) : (v \in enum (arc u)) = arc u v by rewrite mem_enum.
split=> [[ind abs] u|K_eq].
- apply/idP/allP=> [uK v|all_out].
    by rewrite opt => uv; apply/negP=> vK; have := ind u v uK vK; rewrite uv.
  apply: contraT => /abs[v vK uv].
  by have := all_out v; rewrite opt uv vK => /(_ isT).
- split=> [u v uK vK|u].
    apply/negP=> uv; move: uK; rewrite (K_eq u) => /allP/(_ v).
    by rewrite opt uv vK => /(_ isT).
  rewrite (K_eq u) -has_predC => /hasP[v]; rewrite opt /= negbK => uv vK.
  by exists v.
Qed.

(* Theorem 1. A digraph without circuits possesses a unique kernel. *)
Theorem theorem_1 : exists! K : {set V}, kernel arc K.
Proof.
exists [set u | is_P (u : walk_game)]; split.
- apply/kernelP=> u; rewrite inE is_P_eq; apply: eq_in_all => v _; by rewrite inE.
- move=> K /kernelP K_eq; apply/setP=> u; rewrite inE.
  exact: (@is_P_kernel walk_game (fun=> True) (fun u => u \in K)).
Qed.
End Digraph.

(* Lemma 2 (i), as it is used: the disjoint union of two B graphs is a B graph. *)
Theorem lemma_2_i (V W : finType) (E : graph V) (F : graph W) :
  P_position (E : edge_delete V) -> P_position (F : edge_delete W) ->
  P_position (disjoint_union E F : edge_delete _).
Proof. exact: union_P. Qed.

(* Lemma 2 (ii): of a B graph and an A graph, an A graph. *)
Theorem lemma_2_ii (V W : finType) (E : graph V) (F : graph W) :
  P_position (E : edge_delete V) -> N_position (F : edge_delete W) ->
  N_position (disjoint_union E F : edge_delete _).
Proof. exact: union_N. Qed.

(* Section 2. The Grundy value g(x) is the least number that g(y) is for no successor y of x, and
   P = {x : g(x) = 0}, N = {x : g(x) > 0}. *)
Theorem grundy_function (V : finType) (E : edge_delete V) :
  [/\ forall F, F \in options E -> grundy F != grundy E,
      forall k, k < grundy E -> exists2 F, F \in options E & grundy F = k,
      P_position E <-> grundy E = 0 &
      N_position E <-> 0 < grundy E].
Proof.
split=> [F|k||]; [exact: grundy_option | exact: grundy_below | exact: grundy0_P | ].
by rewrite -not_P grundy0_P lt0n; split=> /eqP.
Qed.

(* Section 2, after Lemma 2: the Grundy value of a disjoint union is the nim-sum of the Grundy values
   of its parts. *)
Theorem grundy_of_a_sum (V W : finType) (E : graph V) (F : graph W) :
  grundy (disjoint_union E F : edge_delete _) =
  nim (grundy (E : edge_delete V)) (grundy (F : edge_delete W)).
Proof. exact: grundy_union. Qed.

(* Section 2, after Lemma 2: the successors of P_n are (2, n - 2), (3, n - 3), ..., (n - 2, 2); each
   is P_n without an edge, the one by which the first a vertices were joined to the others. *)
Theorem successors_of_a_path (n : nat) (F : graph [finType of 'I_n]) :
  (F \in options (path_graph n : edge_delete _) <->
   exists a, [/\ 2 <= a, a + 2 <= n & F = subpath n (fun k => k != a)]) /\
  (forall a, a <= n -> isomorphic (disjoint_union (path_graph a) (path_graph (n - a)))
                                 (subpath n (fun k => k != a))).
Proof.
split=> [|a le_a]; last by have := cut_path a (n - a); rewrite subnKC.
by rewrite path_options; split=> -[a [a1 a_n ->]]; exists a; split; rewrite // addn2 in a_n *.
Qed.

(* Section 2, after Lemma 2: g(n), the Grundy value of P_n, is the least number that
   g(a) (+) g(n - a) is for no a, 2 <= a <= n - 2. *)
Theorem recurrence (n : nat) :
  let g k := grundy (path_graph k : edge_delete _) in
  g n = mex [seq nim (g a) (g (n - a)) | a <- iota 2 (n - 3)].
Proof. exact: path_recurrence. Qed.

(* Lemma 3, proof: "A computer program has verified that (m, m + 34) is in P for 56 <= m <= 145." *)
Theorem lemma_3_base (m : nat) :
  56 <= m <= 145 ->
  P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _).
Proof.
case/andP=> m56 m145; apply/union_P_eq/esym/period_base.
by rewrite (ltnW m56).
Qed.

(* Lemma 3, proof: the induction step, which works from 145 on. *)
Theorem lemma_3_step (M : nat) :
  145 <= M ->
  (forall m, 56 <= m < M ->
     P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _)) ->
  P_position (disjoint_union (path_graph M) (path_graph (M + 34)) : edge_delete _).
Proof.
move=> M145 IH; apply/union_P_eq/esym/(@period_step 56) => // m m_in.
exact/esym/union_P_eq/IH.
Qed.

(* Lemma 3. For every m >= 56 the position (m, m + 34) is in P. *)
Theorem lemma_3 (m : nat) :
  56 <= m ->
  P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _).
Proof. by move=> /ltnW m55; apply/union_P_eq/esym/path_period. Qed.

(* The same from 55 on, but not for 54. *)
Theorem lemma_3_sharp :
  (forall m, 55 <= m ->
     P_position (disjoint_union (path_graph m) (path_graph (m + 34)) : edge_delete _)) /\
  N_position (disjoint_union (path_graph 54) (path_graph (54 + 34)) : edge_delete _).
Proof.
split=> [m m55|]; first exact/union_P_eq/esym/path_period.
by apply/not_P => /union_P_eq/esym/eqP; apply/negP/no_period_54.
Qed.

(* Section 2, before Theorem 4: the paths of order n < 90 on which B wins. *)
Theorem paths_below_90 (n : nat) :
  2 <= n < 90 ->
  P_position (path_graph n : edge_delete _) <->
  n \in [:: 2; 3; 7; 11; 17; 23; 27; 31; 37; 41; 45; 57; 61; 65; 75; 79].
Proof. by move=> n_in; rewrite grundy0_P (below_90 n_in). Qed.

(* Theorem 4. B wins the edge delete game on the path of order n iff n belongs to one of the sets
   {2, 3, 7, 11, 17, 23, 27, 31, 37} and {41 + 34 k, 45 + 34 k, 57 + 34 k, 61 + 34 k, 65 + 34 k :
   k >= 0}. *)
Theorem theorem_4 (n : nat) :
  2 <= n ->
  P_position (path_graph n : edge_delete _) <->
  n \in [:: 2; 3; 7; 11; 17; 23; 27; 31; 37] \/
  exists k, n \in [:: 41 + 34 * k; 45 + 34 * k; 57 + 34 * k; 61 + 34 * k; 65 + 34 * k].
Proof. by move=> n2; rewrite grundy0_P; apply: path_value_0. Qed.

(* Theorem 5. If G has an automorphism f without fixed points, with f(f(x)) = x and x not adjacent to
   f(x) for all x, then B has a winning strategy on G. *)
Theorem theorem_5 (V : finType) (E : graph V) (f : V -> V) :
  mirror E f -> P_position (E : edge_delete V).
Proof. exact: mirror_P. Qed.

(* Theorem 5, proof: when A deletes the edge xy, B's reply f(x)f(y) is legal, and f is again such an
   automorphism of what is left. *)
Theorem theorem_5_reply (V : finType) (E : graph V) (f : V -> V) (x y : V) :
  mirror E f -> (x, y) \in E -> 1 < degree E x -> 1 < degree E y ->
  [/\ (f x, f y) \in without_edge E x y, 1 < degree (without_edge E x y) (f x),
      1 < degree (without_edge E x y) (f y) &
      mirror (without_edge (without_edge E x y) (f x) (f y)) f].
Proof. exact: mirror_reply. Qed.

(* Section 3, after the examples: a legal move to a graph as in Theorem 5 wins. *)
Theorem theorem_5_opening (V : finType) (E F : graph V) (f : V -> V) :
  F \in delete_options E -> mirror F f -> N_position (E : edge_delete V).
Proof. by move=> F_opt /mirror_P; apply: (@N_intro (edge_delete V)). Qed.

(* Section 3: two B graphs joined by an edge make an A graph. *)
Theorem joining (V W : finType) (E : graph V) (F : graph W) (u : V) (v : W) :
  no_isolated_vertex E -> no_isolated_vertex F ->
  P_position (E : edge_delete V) -> P_position (F : edge_delete W) ->
  N_position (joined E F u v : edge_delete _).
Proof. exact: joined_N. Qed.

Lemma rev_neq k (i : 'I_k.*2) : rev_ord i != i.
Proof.
apply/eqP=> /(congr1 (@nat_of_ord _)) /= i_eq.
have : odd (k.*2 - i.+1 + i.+1) by rewrite i_eq addnS /= addnn odd_double.
by rewrite subnK // odd_double.
Qed.

(* Section 3, example (ii): an even number of copies of the same graph. *)
Definition copies (V : finType) (E : graph V) (k : nat) : graph [finType of V * 'I_k] :=
  [set e : (V * 'I_k) * (V * 'I_k) | ((e.1.1, e.2.1) \in E) && (e.1.2 == e.2.2)].

Theorem even_copies (V : finType) (E : graph V) (k : nat) :
  P_position (copies E k.*2 : edge_delete _).
Proof.
apply: (@mirror_P _ _ (fun v => (v.1, rev_ord v.2))); split=> [u v|v|v|v].
- by rewrite !inE /= (inj_eq rev_ord_inj).
- by rewrite -pair_eqE /= negb_and rev_neq orbT.
- by rewrite /= rev_ordK; case: v.
- by rewrite !inE /= eq_sym (negPf (rev_neq _)) andbF.
Qed.

(* Section 3, example (iii): the complete bipartite graphs K_{2t,2t}. *)
Definition complete_bipartite (t : nat) : graph [finType of bool * 'I_t] :=
  [set e : (bool * 'I_t) * (bool * 'I_t) | e.1.1 != e.2.1].

Theorem complete_bipartite_even (t : nat) : P_position (complete_bipartite t.*2 : edge_delete _).
Proof.
apply: (@mirror_P _ _ (fun v => (v.1, rev_ord v.2))); split=> [u v|v|v|v].
- by rewrite !inE.
- by rewrite -pair_eqE /= negb_and rev_neq orbT.
- by rewrite /= rev_ordK; case: v.
- by rewrite !inE /= eqxx.
Qed.

(* Section 3, example (iv): a complete graph of even order without a perfect matching; the vertices
   (i, b) and (i, 1 - b) were matched. *)
Definition cocktail_party (n : nat) : graph [finType of 'I_n * bool] :=
  [set e : ('I_n * bool) * ('I_n * bool) | e.1.1 != e.2.1].

Theorem complete_without_perfect_matching (n : nat) : P_position (cocktail_party n : edge_delete _).
Proof.
apply: (@mirror_P _ _ (fun v => (v.1, ~~ v.2))); split=> [u v|v|v|v].
- by rewrite !inE.
- by case: v => i [] /=; rewrite xpair_eqE andbF.
- by rewrite /= negbK; case: v.
- by rewrite !inE /= eqxx.
Qed.

(* Section 3, example (vi): even by even grids, under the point reflection. *)
Definition point_reflection (m n : nat) (v : 'I_m * 'I_n) : 'I_m * 'I_n :=
  (rev_ord v.1, rev_ord v.2).

Lemma next_rev k (i j : 'I_k) : next (rev_ord i) (rev_ord j) = next i j.
Proof.
have succ (a b : 'I_k) : ((rev_ord a).+1 == rev_ord b :> nat) = (b.+1 == a :> nat).
  rewrite /= subnSK //; apply/eqP/eqP=> [e|->] //.
  by rewrite -(subKn (ltn_ord b)) -e subKn // ltnW.
by rewrite /next !succ orbC.
Qed.

Lemma grid_reflected m n u v :
  ((point_reflection u, point_reflection v) \in grid m n) = ((u, v) \in grid m n).
Proof. by rewrite !inE /= !next_rev !(inj_eq rev_ord_inj). Qed.

Lemma point_reflectionK m n (v : 'I_m * 'I_n) : point_reflection (point_reflection v) = v.
Proof. by rewrite /point_reflection /= !rev_ordK; case: v. Qed.

Lemma next_rev_even k (i : 'I_k.*2) : next i (rev_ord i) -> (i.+1 == k) || (i == k :> nat).
Proof.
have i_rev : i.+1 + rev_ord i = k.*2 by rewrite /= subnKC.
move: i_rev; rewrite /next; move: (nat_of_ord (rev_ord i)) => r i_rev.
case/orP=> /eqP e; move: i_rev.
- by rewrite -e addnn => /double_inj->; rewrite eqxx.
- rewrite -e addSnnS addnn => /double_inj->; by rewrite eqxx orbT.
Qed.

Theorem even_by_even_grid (m n : nat) : P_position (grid m.*2 n.*2 : edge_delete _).
Proof.
apply: (@mirror_P _ _ (@point_reflection _ _)); split=> [u v|v|v|v].
- exact: grid_reflected.
- by rewrite -pair_eqE /= negb_and rev_neq.
- exact: point_reflectionK.
- by rewrite !inE /= !(eq_sym _ (rev_ord _)) !(negPf (rev_neq _)).
Qed.

(* Section 3, after the examples: even by odd grids, 2 k by 2 m + 1. *)
Section EvenByOdd.
Variables k m : nat.
Hypothesis k_pos : 0 < k.
Notation E := (grid k.*2 m.*2.+1).
Notation f := (@point_reflection k.*2 m.*2.+1).

Lemma middle_row : k.-1 < k.*2.
Proof. by rewrite prednK // -addnn leq_addr. Qed.
Lemma middle_column : m < m.*2.+1.
Proof. by rewrite ltnS -addnn leq_addr. Qed.
Let x : 'I_k.*2 * 'I_m.*2.+1 := (Ordinal middle_row, Ordinal middle_column).

Lemma reflected_row (i : 'I_k.*2) : i.+1 + rev_ord i = k.*2.
Proof. by rewrite /= subnKC. Qed.
Lemma reflected_column (j : 'I_m.*2.+1) : j + rev_ord j = m.*2.
Proof. by rewrite /= subSS subnKC // -ltnS. Qed.

Lemma middle_reflected_row : rev_ord x.1 = k :> nat.
Proof.
have := reflected_row x.1; move: (nat_of_ord (rev_ord x.1)) => r.
by rewrite /= prednK // -addnn => /addnI.
Qed.
Lemma middle_reflected_column : rev_ord x.2 = x.2.
Proof.
apply: ord_inj; have := reflected_column x.2; move: (nat_of_ord (rev_ord x.2)) => r.
by rewrite /= -addnn => /addnI.
Qed.

Lemma facing_vertices v : (v, f v) \in E -> v = x \/ v = f x.
Proof.
rewrite inE /= (eq_sym v.1) (negPf (rev_neq _)) /= => /andP[/eqP column_eq /next_rev_even row_eq].
have m_eq : v.2 = x.2.
  by apply: ord_inj; have := reflected_column v.2; rewrite -column_eq addnn => /double_inj.
case/orP: row_eq => /eqP row_eq; [left|right].
- case: v m_eq row_eq {column_eq} => i j /= -> i_k; congr pair; apply: val_inj.
  by apply/eqP; rewrite /= -eqSS i_k prednK.
- rewrite /point_reflection middle_reflected_column -m_eq.
  case: v m_eq row_eq {column_eq} => i j /= _ i_k; congr pair; apply: val_inj.
  by apply: etrans i_k (esym middle_reflected_row).
Qed.

Lemma middle_mirror : mirror (without_edge E x (f x)) f.
Proof.
have f_eq u v : (f u == v) = (u == f v).
  by rewrite -{2}(point_reflectionK u) (inj_eq (can_inj (@point_reflectionK _ _))).
split=> [u v|v|v|v].
- rewrite !in_without_edge grid_reflected !f_eq point_reflectionK.
  by congr andb; rewrite andbC.
- by rewrite -pair_eqE /= negb_and rev_neq.
- exact: point_reflectionK.
- rewrite in_without_edge; apply/negP=> /and3P[/facing_vertices[]-> not1 not2].
  + by rewrite !eqxx in not1.
  + by rewrite point_reflectionK !eqxx in not2.
Qed.

Lemma middle_edge : (x, f x) \in E.
Proof.
have row_eq : k.*2 - k.-1.+1 = k := middle_reflected_row.
have column_eq : rev_ord (Ordinal middle_column) = Ordinal middle_column := middle_reflected_column.
by rewrite inE /= column_eq eqxx row_eq /next prednK // eqxx orbT.
Qed.

Lemma middle_degree : (1 < k) || (0 < m) -> 1 < degree E x.
Proof.
move=> big; have other : exists v, (x, v) \in E /\ v != f x.
  case/orP: big => [k1|m0].
  - have lt_row : k.-2 < k.*2 by apply: leq_ltn_trans middle_row; apply: leq_pred.
    exists (Ordinal lt_row, x.2); split.
      rewrite inE /= eqxx /= /next /=; apply/orP; right; apply/orP; right.
      by case: (k) k1 => [|[|k']].
    rewrite -pair_eqE /= negb_and; apply/orP; left; apply/eqP=> /(congr1 (@nat_of_ord _)).
    have row_eq : k.*2 - k.-1.+1 = k := middle_reflected_row.
    rewrite /= row_eq => k_eq; have : k.-2 < k by rewrite (leq_ltn_trans (leq_pred _)) // prednK.
    by rewrite k_eq ltnn.
  - have lt_column : m.-1 < m.*2.+1 by apply: leq_ltn_trans middle_column; apply: leq_pred.
    exists (x.1, Ordinal lt_column); split.
      by rewrite inE /= eqxx /= /next /= prednK // eqxx orbT.
    rewrite -pair_eqE /= negb_and; apply/orP; left.
    by rewrite -/(is_true _) eq_sym rev_neq.
have [v [xv v_fx]] := other.
exact: two_neighbours middle_edge xv v_fx.
Qed.

Lemma even_by_odd_N : (1 < k) || (0 < m) -> N_position (E : edge_delete _).
Proof.
move=> big; apply: theorem_5_opening middle_mirror; apply/delete_optionsP.
exists x, (f x); split=> //; first exact: middle_edge.
  exact: middle_degree.
rewrite involution_degree; [exact: middle_degree | exact: grid_reflected | exact: point_reflectionK].
Qed.

End EvenByOdd.

(* As printed, "any even by odd grid is an A graph" fails: the 2 by 1 grid is a B graph. *)
Lemma two_by_one_grid : P_position (grid 2 1 : edge_delete _).
Proof.
apply: P_intro => q /delete_optionsP[u [w [_ u2 _ _]]].
have : degree (grid 2 1) u <= 1.
  have sub : neighbours (grid 2 1) u \subset [set~ u].
    apply/subsetP=> v; rewrite in_neighbours in_setC1 => uv; apply: contraTneq uv => ->.
    exact: (loopless (@simple_grid 2 1)).
  by apply: leq_trans (subset_leq_card sub) _; rewrite cardsC1 card_prod !card_ord.
by rewrite leqNgt u2.
Qed.

Theorem even_by_odd_fails_as_printed :
  ~ (forall k m : nat, 0 < k -> N_position (grid k.*2 m.*2.+1 : edge_delete _)).
Proof. by move=> /(_ 1 0 isT); apply: P_and_N_exclude two_by_one_grid. Qed.

(* The same, repaired: every even by odd grid but 2 by 1, on which B wins. *)
Theorem even_by_odd_grid (k m : nat) :
  0 < k ->
  if (k == 1) && (m == 0) then P_position (grid k.*2 m.*2.+1 : edge_delete _)
  else N_position (grid k.*2 m.*2.+1 : edge_delete _).
Proof.
move=> k_pos; case: ifP => [/andP[/eqP-> /eqP->]|small]; first exact: two_by_one_grid.
apply: even_by_odd_N => //; move: k_pos small; case: (k) => [|[|k']] //= _; by case: (m).
Qed.

(* Section 4: "If one attaches a leaf to every vertex of this graph [with an odd number of edges] to
   form a new graph H, then no matter how the players move on H, A will always win": every line of
   play deletes exactly the edges of the graph. *)
Theorem leaves (V : finType) (E : graph V) :
  simple E -> odd (edges E) ->
  lasts_exactly (with_leaves E : edge_delete _) (edges E) /\
  N_position (with_leaves E : edge_delete _).
Proof.
move=> simpleE odd_E; have lasts := leaves_last simpleE (erefl (edges E)).
by split=> //; apply/N_positionP; rewrite (is_P_lasts lasts) negbK.
Qed.
