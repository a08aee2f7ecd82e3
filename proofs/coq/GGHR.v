(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* R. P. Gallant, G. Gunther, B. L. Hartnell, D. F. Rall, A game of edge removal on graphs: the
   statements that are proved here for all sizes. An A graph is an N-position of edge-delete, a B
   graph a P-position. *)
From mathcomp Require Import all_ssreflect.
From Gazetteer Require Import games grundy rules isomorphisms mirrors cubes grids paths.
From Gazetteer Require Import labelling_rules spanning_positions octal labelled leaf_opening.
From Gazetteer Require Import ends_early components.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A set of vertices of a digraph that no arc joins, and to which every other vertex has an arc. *)
Definition kernel (V : finType) (arc : rel V) (K : {set V}) : Prop :=
  (forall u v, u \in K -> v \in K -> ~~ arc u v) /\
  (forall u, u \notin K -> exists2 v, v \in K & arc u v).

(* Section 1: the digraph D(G). Its vertices are the positions that can result from G; an arc leads
   from a vertex to each of its options. *)
Definition vertex_of_D (V : finType) (G F : edge_delete V) : Prop := reachable G F.
Definition arc_of_D (V : finType) (G F F' : edge_delete V) : Prop :=
  [/\ vertex_of_D G F, vertex_of_D G F' & F' \in options F].

(* "In particular, the vertices correspond to the spanning subgraphs of G having no isolated
   vertices." *)
Theorem vertices_of_D (V : finType) (G F : graph V) :
  simple G -> no_isolated_vertex G ->
  vertex_of_D (G : edge_delete V) F <-> [/\ simple F, F \subset G & no_isolated_vertex F].
Proof.
move=> simpleG none; split=> [/(reachable_subgraph simpleG)[simpleF FG keep]|[simpleF FG keep]].
  by split=> // u; apply: keep.
by apply: reach_subgraph.
Qed.

(* "A vertex H of D(G) is considered to be a position or a state of the game played on G, but D(H)
   is also an induced subdigraph of D(G)": on the vertices of D(G) that are subgraphs of H. *)
Theorem induced_subdigraph (V : finType) (G H : graph V) :
  simple G -> no_isolated_vertex G -> vertex_of_D (G : edge_delete V) H ->
  (forall F, vertex_of_D (H : edge_delete V) F <->
             vertex_of_D (G : edge_delete V) F /\ F \subset H) /\
  (forall F F', arc_of_D (H : edge_delete V) F F' <->
     [/\ arc_of_D (G : edge_delete V) F F', F \subset H & F' \subset H]).
Proof.
move=> simpleG none H_in; have [simpleH HG noneH] := iffLR (vertices_of_D _ simpleG none) H_in.
have vertices F : vertex_of_D (H : edge_delete V) F <->
    vertex_of_D (G : edge_delete V) F /\ F \subset H.
  rewrite !vertices_of_D //; split=> [[simpleF FH noneF]|[[simpleF FG noneF] FH]] //.
  by split=> //; split=> //; apply: subset_trans HG.
split=> // F F'; split=> [[/vertices[F_in FH] /vertices[F'_in FH'] opt]|[[F_in F'_in opt] FH FH']].
  by [].
by split=> //; apply/vertices.
Qed.

(* "In fact, H could have k connected components C_1, C_2, ..., C_k in which case it is consistent
   to consider H as a vertex in the directed graph arising from the game sum of k edge-delete
   games": its Grundy value is the nim-sum of those of its components, each a graph on its own
   vertices. *)
Theorem sum_of_components (V : finType) (H : graph V) :
  simple H ->
  grundy (H : edge_delete V) =
  \big[nim/0]_(C in connected_components H) grundy (subgraph_on H C : edge_delete _).
Proof. exact: grundy_components. Qed.

(* Section 1: "Since the number of edges is decreased by one with each move of the game, it is clear that
   there are no closed walks in D(G), and each sequence of legal moves is finite." *)
Theorem no_closed_walks (V : finType) (E : graph V) (moves : seq (graph V)) :
  simple E -> path (fun F H => H \in options (F : edge_delete V)) E moves ->
  size moves + edges (last E moves) = edges E /\ (last E moves = E -> moves = [::]).
Proof.
move=> simpleE walk; suff counted : size moves + edges (last E moves) = edges E.
  split=> // same; move: counted; rewrite same => /eqP.
  by rewrite -{2}[edges E]add0n eqn_add2r size_eq0 => /eqP.
elim: moves E simpleE walk => // F moves IH E simpleE /= /andP[/delete_optionsP[u [w [uw _ _ ->]]]].
by move=> /IH; rewrite addSn => ->; rewrite ?/edges ?(card_without_edge simpleE uw) //;
   apply: simple_without_edge.
Qed.

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

(* Section 2, before Lemma 2: the Nim-sum, as printed "where each r_i is non-negative", fails: the
   result depends on the choice of the r_i, as 2 = 2 . 2^0 = 1 . 2^1. *)
Theorem nim_sum_fails_as_printed :
  ~ (forall (k : nat) (r r' s : nat -> nat),
       \sum_(i < k) r i * 2 ^ i = \sum_(i < k) r' i * 2 ^ i ->
       \sum_(i < k) (r i + s i) %% 2 * 2 ^ i = \sum_(i < k) (r' i + s i) %% 2 * 2 ^ i).
Proof.
move=> /(_ 2 (fun i => if i == 0 then 2 else 0) (fun i => if i == 0 then 0 else 1) (fun=> 0)).
by rewrite !big_ord_recl !big_ord0 => /(_ erefl).
Qed.

(* Repaired, where each r_i and s_i is 0 or 1: it is the exclusive or of the binary digits. *)
Theorem nim_sum (k : nat) (r s : nat -> bool) :
  \sum_(i < k) (r i + s i) %% 2 * 2 ^ i =
  nim (\sum_(i < k) r i * 2 ^ i) (\sum_(i < k) s i * 2 ^ i).
Proof.
elim: k r s => [|k IH] r s; first by rewrite !big_ord0.
have shift (d : nat -> nat) :
    \sum_(i < k.+1) d i * 2 ^ i = d 0 + (\sum_(i < k) d i.+1 * 2 ^ i).*2.
  rewrite big_ord_recl expn0 muln1 -mul2n big_distrr /=; congr addn.
  by apply: eq_bigr => i _; rewrite /bump add1n expnS mulnCA.
rewrite (shift (fun i => (r i + s i) %% 2)) (shift (fun i => r i)) (shift (fun i => s i)).
rewrite (IH (fun i => r i.+1) (fun i => s i.+1)) nim_digit; congr addn.
by case: (r 0); case: (s 0).
Qed.

(* Section 1: P is a kernel of D(G), whose vertices are the positions to which play on G may come. *)
Theorem P_is_a_kernel (V : finType) (G : edge_delete V) :
  (forall F H, reachable G F -> reachable G H -> P_position F -> P_position H ->
     H \notin options F) /\
  (forall F, reachable G F -> ~ P_position F ->
     exists2 H, H \in options F & reachable G H /\ P_position H).
Proof.
split=> [F H _ _ F_P H_P|F [moves walk F_last] /not_P/N_option[H H_opt H_P]].
- by apply/negP=> H_opt; apply: P_and_N_exclude H_P (P_options F_P H_opt).
- exists H => //; split=> //; exists (rcons moves H); last by rewrite last_rcons.
  by rewrite rcons_path walk F_last.
Qed.

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

(* Section 2, example. What is left of a path as (p_1, ..., p_k): its vertices are split into pieces
   of p_1, ..., p_k vertices in this order, and the edges between two pieces are gone. *)
Definition pieces (p : seq nat) : graph [finType of 'I_(sumn p)] :=
  subpath (sumn p) (fun k => k \notin scanl addn 0 p).

(* The paper names a vertex of D(P_n) by the orders of its components, each a path. *)
Definition named (V : finType) (E : graph V) (p : seq nat) : Prop := isomorphic E (collection p).

Lemma pieces_named (p : seq nat) : named (pieces p) p.
Proof.
elim: p => [|a p IH].
  have no_vertex (v : 'I_(sumn [::])) : False by case: v.
  exists (fun v => match no_vertex v with end); split=> [|v]; last by case: (no_vertex v).
  by exists (fun v : void => match v with end) => [v|[]]; case: (no_vertex v).
have shifted b s : scanl addn b s = map (addn b) (scanl addn 0 s).
  elim: s b => //= x s IHs b; rewrite IHs [in RHS]IHs -map_comp; congr cons.
  by apply: eq_map => y; rewrite /= add0n addnA.
pose kept k := k \notin scanl addn 0 (a :: p).
have cut : ~~ kept a by rewrite negbK /= inE eqxx.
apply: isomorphic_trans (isomorphic_union_right _ IH).
apply: isomorphic_sym; have := @cut_subpath a (sumn p) kept cut.
rewrite (@eq_subpath a _ predT) => [|k /andP[_ k_a]]; last first.
  rewrite /kept /= shifted inE negb_or neq_ltn k_a /=; apply/mapP=> -[y _ k_y].
  by move: k_a; rewrite k_y add0n ltnNge leq_addr.
rewrite (@eq_subpath (sumn p) _ (fun k => k \notin scanl addn 0 p)) => [|k /andP[k0 _]].
  by rewrite -path_subpath.
rewrite /kept /= shifted inE -{2}[a]addn0 eqn_add2l (gtn_eqF k0) /=; congr negb.
by rewrite add0n (mem_map (@addnI a)).
Qed.

(* Section 2: "Each vertex of D(P_n) is a collection of paths each of order at least two. In
   addition, the orders of these subpaths of P_n add to n." And each such collection is a
   vertex. *)
Theorem vertices_of_D_path (n : nat) :
  2 <= n ->
  (forall F, vertex_of_D (path_graph n : edge_delete _) F ->
     exists p, [/\ named F p, all (leq 2) p & sumn p = n]) /\
  (forall p, all (leq 2) p -> sumn p = n ->
     exists2 F, vertex_of_D (path_graph n : edge_delete _) F & named F p).
Proof.
move=> n2; have simpleP k : simple (path_graph k).
  split=> [u|u w]; rewrite !inE; first by apply/nextP=> -[] /eqP; rewrite ?ltn_eqF // gtn_eqF.
  by apply/nextP/nextP=> -[]; auto.
have none : no_isolated_vertex (path_graph n) by move=> u; apply: path_no_isolated.
split=> [F /(vertices_of_D _ (simpleP n) none)[simpleF FP noneF]|p p2 p_n].
  have [kept F_eq] := subpath_of simpleF FP; rewrite F_eq in noneF *.
  exact: subpath_collection noneF.
rewrite -p_n in none *; exists (pieces p); last exact: pieces_named.
have [f iso] := pieces_named p.
apply/vertices_of_D => //; split.
- split=> [u|u w]; rewrite !in_subpath.
    by have := loopless (simpleP _) u; rewrite inE => /negPf->.
  by have := undirected (simpleP _) u w; rewrite !inE => ->; rewrite maxnC.
- by apply/subsetP=> -[u w]; rewrite in_subpath inE => /andP[].
- by move=> u; rewrite -(isomorphism_degree u iso) collection_no_isolated.
Qed.

(* Graphs of one name have the same moves, by name. *)
Lemma named_options (V : finType) (E : graph V) (p : seq nat) :
  named E p -> forall E' : graph V, E' \in delete_options E ->
  exists2 F', F' \in delete_options (pieces p) & isomorphic E' F'.
Proof.
move=> E_p E' E'_opt; apply: isomorphic_options E'_opt.
exact: isomorphic_trans E_p (isomorphic_sym (pieces_named p)).
Qed.

Lemma option_named (V : finType) (E : graph V) (p q : seq nat) F :
  named E p -> F \in delete_options (pieces p) -> named F q ->
  exists2 E' : graph V, E' \in delete_options E & named E' q.
Proof.
move=> E_p F_opt F_q.
have [E' E'_opt iso] := isomorphic_options
  (isomorphic_trans (pieces_named p) (isomorphic_sym E_p)) F_opt.
by exists E' => //; apply: isomorphic_trans F_q; apply: isomorphic_sym.
Qed.

(* "There are several sequences of moves that give rise to the position (2, 3, 3, 6)": from P_14 by
   (2, 12) or by (5, 9), and then by (2, 3, 9). *)
Theorem sequences_to_2_3_3_6 :
  forall first, first \in [:: pieces [:: 2; 12] : graph [finType of 'I_14]; pieces [:: 5; 9]] ->
  path (fun E F : edge_delete [finType of 'I_14] => F \in options E)
       (path_graph 14) [:: first; pieces [:: 2; 3; 9]; pieces [:: 2; 3; 3; 6]].
Proof.
have move_to n kept kept' k : k \in cuttable n kept ->
    agree n kept' (fun j => (j != k) && kept j) -> subpath n kept' \in delete_options (subpath n kept).
  by move=> k_in /agreeP->; apply/subpath_cuttable; exists k.
rewrite path_subpath => first; rewrite !inE => /orP[]/eqP->; apply/and4P; split=> //.
- by apply: (move_to _ _ _ 2); vm_compute.
- by apply: (move_to _ _ _ 5); vm_compute.
- by apply: (move_to _ _ _ 8); vm_compute.
- by apply: (move_to _ _ _ 5); vm_compute.
- by apply: (move_to _ _ _ 2); vm_compute.
- by apply: (move_to _ _ _ 8); vm_compute.
Qed.

Lemma options_2_3_3_6 (F : graph [finType of 'I_14]) :
  F \in options (pieces [:: 2; 3; 3; 6] : edge_delete _) <->
  F \in [:: pieces [:: 2; 3; 3; 2; 4]; pieces [:: 2; 3; 3; 3; 3]; pieces [:: 2; 3; 3; 4; 2]].
Proof.
rewrite subpath_cuttable (_ : cuttable _ _ = [:: 10; 11; 12]) // !inE; split.
- case=> k; rewrite !inE => /or3P[]/eqP-> ->; apply/or3P;
    [apply: Or31 | apply: Or32 | apply: Or33]; apply/eqP/agreeP; by vm_compute.
- by case/or3P=> /eqP->; [exists 10 | exists 11 | exists 12] => //; apply/agreeP; vm_compute.
Qed.

(* "... (2, 3, 3, 3, 3), which has no successors." *)
Theorem position_2_3_3_3_3 (V : finType) (E F : graph V) :
  named E [:: 2; 3; 3; 3; 3] -> F \notin options (E : edge_delete V).
Proof.
move=> named_E; apply/negP=> /(named_options named_E)[F' /subpath_cuttable[k]].
by rewrite (_ : cuttable _ _ = [::]).
Qed.

(* "The only successor of (2, 3, 3, 2, 4) is (2, 3, 3, 2, 2), which is a sink. Thus (2, 3, 3, 2, 4) is
   in N", repaired: (2, 3, 3, 2, 2, 2). *)
Theorem position_2_3_3_2_4 (V : finType) (E : graph V) :
  named E [:: 2; 3; 3; 2; 4] ->
  [/\ exists F : edge_delete V, F \in options (E : edge_delete V),
      forall F : edge_delete V, F \in options (E : edge_delete V) ->
        named F [:: 2; 3; 3; 2; 2; 2] /\ options F = [::] &
      N_position (E : edge_delete V)].
Proof.
move=> named_E; have cuts : cuttable 14 (fun k => k \notin scanl addn 0 [:: 2; 3; 3; 2; 4]) = [:: 12] by [].
have last_cut : subpath 14 (fun j => (j != 12) && (j \notin scanl addn 0 [:: 2; 3; 3; 2; 4])) =
    pieces [:: 2; 3; 3; 2; 2; 2] by apply/agreeP; vm_compute.
have only F : F \in options (E : edge_delete V) ->
    named F [:: 2; 3; 3; 2; 2; 2] /\ options (F : edge_delete V) = [::].
  case/(named_options named_E)=> F' /subpath_cuttable[k]; rewrite cuts inE => /eqP-> ->.
  rewrite last_cut => F_iso; have named_F : named F [:: 2; 3; 3; 2; 2; 2].
    exact: isomorphic_trans F_iso (pieces_named [:: 2; 3; 3; 2; 2; 2]).
  split=> //; case opt: (options (F : edge_delete V)) => [//|H s].
  have /(named_options named_F)[H' /subpath_cuttable[i]] : H \in delete_options F.
    by rewrite -[delete_options F]/(options (F : edge_delete V)) opt mem_head.
  by rewrite (_ : cuttable _ _ = [::]).
have [F F_opt _] : exists2 F : graph V, F \in delete_options E & named F [:: 2; 3; 3; 2; 2; 2].
  apply: (option_named named_E _ (pieces_named [:: 2; 3; 3; 2; 2; 2])).
  apply/subpath_cuttable; exists 12.
    by rewrite cuts.
  by rewrite last_cut.
split=> //; first by exists F.
apply: (@N_intro (edge_delete V) E F F_opt); apply: P_intro => H.
by have [_ ->] := only F F_opt.
Qed.

(* "(2, 3, 3, 6) is a vertex of D(P_14) and this vertex has two successors, namely (2, 3, 3, 2, 4) and
   (2, 3, 3, 3, 3)": two names, each of some successor, and of no graph both. *)
Theorem position_2_3_3_6 :
  (exists2 E : edge_delete [finType of 'I_14],
     reachable (path_graph 14 : edge_delete _) E & named E [:: 2; 3; 3; 6]) /\
  forall (V : finType) (E : graph V), named E [:: 2; 3; 3; 6] ->
    [/\ forall F : edge_delete V, F \in options (E : edge_delete V) ->
          named F [:: 2; 3; 3; 2; 4] \/ named F [:: 2; 3; 3; 3; 3],
        exists2 F : edge_delete V, F \in options (E : edge_delete V) & named F [:: 2; 3; 3; 2; 4],
        exists2 F : edge_delete V, F \in options (E : edge_delete V) & named F [:: 2; 3; 3; 3; 3] &
        forall F : graph V, ~ (named F [:: 2; 3; 3; 2; 4] /\ named F [:: 2; 3; 3; 3; 3])].
Proof.
split=> [|V E named_E].
  exists (pieces [:: 2; 3; 3; 6]); last exact: (pieces_named [:: 2; 3; 3; 6]).
  exists [:: pieces [:: 2; 12]; pieces [:: 2; 3; 9]; pieces [:: 2; 3; 3; 6]] => //.
  by apply: sequences_to_2_3_3_6; rewrite inE eqxx.
have other : named (pieces [:: 2; 3; 3; 4; 2]) [:: 2; 3; 3; 2; 4].
  exact: isomorphic_trans (pieces_named [:: 2; 3; 3; 4; 2]) (collection_swap [:: 2; 3; 3] 4 2 [::]).
split.
- move=> F /(named_options named_E)[F' /options_2_3_3_6]; rewrite !inE => /or3P[]/eqP-> iso;
    [left | right | left]; apply: isomorphic_trans iso _ => //;
    [exact: (pieces_named [:: 2; 3; 3; 2; 4]) | exact: (pieces_named [:: 2; 3; 3; 3; 3])].
- apply: (option_named named_E _ (pieces_named [:: 2; 3; 3; 2; 4])); apply/options_2_3_3_6.
  by rewrite inE eqxx.
- apply: (option_named named_E _ (pieces_named [:: 2; 3; 3; 3; 3])); apply/options_2_3_3_6.
  by rewrite !inE eqxx orbT.
- move=> F [/position_2_3_3_2_4[[H H_opt] _ _] /(@position_2_3_3_3_3 _ _ H)].
  by rewrite H_opt.
Qed.

(* As printed it fails: the orders of (2, 3, 3, 2, 2) add to 12. *)
Theorem position_2_3_3_2_4_fails_as_printed :
  ~ (forall F, F \in options (pieces [:: 2; 3; 3; 2; 4] : edge_delete _) ->
       isomorphic F (pieces [:: 2; 3; 3; 2; 2])).
Proof.
have opt : subpath 14 (fun j => (j != 12) && (j \notin scanl addn 0 [:: 2; 3; 3; 2; 4])) \in
    options (pieces [:: 2; 3; 3; 2; 4] : edge_delete _) by apply/subpath_cuttable; exists 12.
by move=> /(_ _ opt)[f [/bij_eq_card]]; rewrite !card_ord.
Qed.

(* Section 2: the levels, as printed. *)
Record levels_as_printed (G : game) (L : nat -> G -> Prop) : Prop := LevelsAsPrinted {
  printed_level_0 : forall x, L 0 x <-> options x = [::];
  printed_level_1 : forall x, L 1 x <-> forall y, y \in options x -> L 0 y;
  printed_level_k : forall k x, 1 < k ->
    L k x <-> [/\ forall i, i < k -> ~ L i x, exists2 y, y \in options x & L k.-1 y &
                  forall y, y \in options x -> exists2 i, i < k & L i y]
}.

Lemma height0 (G : game) (x : G) : options x = [::] <-> height x = 0.
Proof.
split=> [x0|x0]; first by apply/eqP; rewrite -leqn0 height_le x0.
by have := leqnn (height x); rewrite {2}x0 height_le; case: (options x).
Qed.

Lemma height_more (G : game) k (x : G) : 1 < k ->
  height x = k <-> [/\ forall i, i < k -> height x <> i,
    exists2 y, y \in options x & height y = k.-1 &
    forall y, y \in options x -> exists2 i, i < k & height y = i].
Proof.
case: k => // k _; split=> [x_k|[not_less _ all_less]].
- split=> [i lt_i e||y y_opt]; first by rewrite -x_k e ltnn in lt_i.
  + exact: height_S.
  + exists (height y) => //; have := leqnn (height x); rewrite {2}x_k height_le.
    by move/allP/(_ y y_opt).
- apply/eqP; rewrite eqn_leq height_le; apply/andP; split.
    by apply/allP=> y /all_less[i lt_i ->].
  by rewrite leqNgt; apply/negP=> /not_less.
Qed.

(* There are such levels: L_0 and L_1 of height 0 and at most 1, and above by the height. *)
Lemma levels_as_printed_exist (G : game) : exists L : nat -> G -> Prop, levels_as_printed L.
Proof.
exists (fun k x => if k == 1 then is_true (height x <= 1) else height x = k); split=> [x|x|k x k1] /=.
- by rewrite height0.
- rewrite height_le; split=> [/allP all0 y /all0|all0]; first by rewrite ltnS leqn0 => /eqP.
  by apply/allP=> y /all0->.
- have -> : (k == 1) = false by case: k k1 => [|[]].
  rewrite height_more //; split=> -[not_less [y y_opt y_k] all_less]; split.
  + move=> i lt_i; case: eqP => [_|_]; last exact: not_less.
    case: k k1 {y_k all_less lt_i} not_less => [|[|k]] // _ not_less; rewrite leq_eqVlt ltnS leqn0.
    by case/orP=> /eqP; apply: not_less.
  + by exists y => //; case: eqP y_k => [-> ->|].
  + by move=> z /all_less[i lt_i z_i]; exists i => //; case: eqP z_i => [-> ->|].
  + move=> i lt_i; have [i1|/eqP i1] := eqVneq i 1; last first.
      by have := not_less i lt_i; rewrite (introF eqP i1).
    by have := not_less 1 k1; rewrite /= i1 => not1 x1; apply: not1; rewrite x1.
  + have all_le z : z \in options x -> height z < k.
      move=> /all_less[i lt_i]; case: eqP => [_ /leq_ltn_trans|_ ->] //; exact.
    have : ~~ (height x <= k.-1).
      apply/negP=> le_x; have lt_k : k.-1 < k by case: (k) k1.
      have := not_less (height x) (leq_ltn_trans le_x lt_k).
      by case: eqP => // ->.
    rewrite height_le -has_predC => /hasP[z z_opt /=]; rewrite -leqNgt => le_z; exists z => //.
    by apply/eqP; rewrite eqn_leq le_z andbT -ltnS prednK ?all_le // ltnW.
  + by move=> z /all_less[i lt_i]; case: eqP => [_ z1|_ ->]; [exists (height z) | exists i];
       rewrite ?(leq_ltn_trans z1 k1).
Qed.

(* They are not the classes of a partition of D(P_n): a sink is in L_0 and in L_1. *)
Theorem levels_fail_as_printed (n : nat) :
  (exists L : nat -> edge_delete [finType of 'I_n] -> Prop, levels_as_printed L) /\
  forall L : nat -> edge_delete [finType of 'I_n] -> Prop, levels_as_printed L ->
    ~ (forall x, reachable (path_graph n : edge_delete _) x -> exists! k, L k x).
Proof.
split=> [|L]; first exact: levels_as_printed_exist.
case=> L0 L1 _ part; have [x x_reach x_sink] := reachable_sink (path_graph n : edge_delete _).
have [k [_ only]] := part x x_reach.
have k0 : k = 0 by apply/only/L0.
have : k = 1 by apply/only/L1 => y; rewrite x_sink.
by rewrite k0.
Qed.

(* Repaired: the sinks are not in L_1. *)
Record levels (G : game) (L : nat -> G -> Prop) : Prop := Levels {
  level_0 : forall x, L 0 x <-> options x = [::];
  level_1 : forall x, L 1 x <-> options x <> [::] /\ forall y, y \in options x -> L 0 y;
  level_k : forall k x, 1 < k ->
    L k x <-> [/\ forall i, i < k -> ~ L i x, exists2 y, y \in options x & L k.-1 y &
                  forall y, y \in options x -> exists2 i, i < k & L i y]
}.

(* Then there are such levels, and every position, of any game, is in exactly one. *)
Theorem levels_are_a_partition (G : game) :
  (exists L : nat -> G -> Prop, levels L) /\
  forall L : nat -> G -> Prop, levels L -> forall x, exists! k, L k x.
Proof.
have none (x : G) := height0 x.
have one (x : G) : (options x <> [::] /\ forall y, y \in options x -> height y = 0) <-> height x = 1.
  split=> [[some all0]|x1].
  - apply/eqP; rewrite eqn_leq height_le lt0n; apply/andP; split; last by apply/eqP=> /none.
    by apply/allP=> y /all0->.
  - split=> [/none|y y_opt]; first by rewrite x1.
    by have := leqnn (height x); rewrite {2}x1 height_le => /allP/(_ y y_opt); case: (height y).
have more k (x : G) : 1 < k -> _ := @height_more G k x.
split=> [|L [L0 L1 Lk] x].
  exists (fun k x => height x = k); split=> *; [exact: iff_sym (none _) | exact: iff_sym (one _) |].
  exact: more.
have L_height k : forall y, L k y <-> height y = k.
  have [m] := ubnP k; elim: m k => // m IH k lt_k y.
  have [k1|k1] := leqP k 1.
  - case: k k1 lt_k => [|[|//]] _ lt_k; first by rewrite L0 none.
    rewrite L1 -one; split=> -[some all0]; split=> // z z_opt.
    + by apply/none/L0/all0.
    + by apply/L0/none/all0.
  - have IH' i z : i < k -> L i z <-> height z = i.
      by move=> lt_i; apply: IH; apply: leq_trans lt_i _.
    rewrite Lk // more //; split=> -[not_less [z z_opt z_k] all_less]; split.
    + by move=> i lt_i /(IH' _ _ lt_i); apply: not_less.
    + by exists z => //; apply/IH' => //; case: (k) k1.
    + by move=> t /all_less[i lt_i /(IH' _ _ lt_i)]; exists i.
    + by move=> i lt_i /(IH' _ _ lt_i); apply: not_less.
    + by exists z => //; apply/IH' => //; case: (k) k1.
    + by move=> t /all_less[i lt_i t_i]; exists i => //; apply/IH'.
by exists (height x); split=> [|k]; [apply/L_height | move/L_height].
Qed.

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

(* Section 2, as computed: g(n) is the Grundy value of a heap of n - 2 in the octal game .07, and
   g(n + 34) = g(n) for all n >= 55. *)
Theorem guy_smith (n : nat) :
  let g k := grundy (path_graph k : edge_delete _) in
  (2 <= n -> g n = grundy ([:: n - 2] : dawsons_kayles)) /\ (55 <= n -> g (n + 34) = g n).
Proof.
move=> g; split=> [n2|]; last exact: path_period.
by rewrite -dawson_path subnK.
Qed.

(* Lemma 3, proof: "By Lemma 2 (a, a) in P" is said of every a from 2 on. Lemma 2 gives it of an a
   with P_a in P, as P_2 and P_3 are; P_4 is not. *)
Theorem by_lemma_2_fails_as_printed :
  (forall a, 2 <= a < 4 -> P_position (path_graph a : edge_delete _)) /\
  ~ (forall a, 2 <= a -> P_position (path_graph a : edge_delete _)).
Proof.
have small a : 2 <= a < 90 -> P_position (path_graph a : edge_delete _) <->
    a \in B_wins_small ++ [:: 41; 45; 57; 61; 65; 75; 79].
  by move=> a_in; rewrite grundy0_P (below_90 a_in).
split=> [[|[|[|[|a]]]] // _|]; try exact/small.
by move=> all_P; have := iffLR (small 4 isT) (all_P 4 isT).
Qed.

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

(* B's strategy for Theorem 5, as a condition on a graph: whatever legal xy A deletes, to delete
   f(x)f(y) is legal, and what is left satisfies it again. So B, to whom it never happens that there
   is no move, wins against every line of A. *)
Inductive wins_by_reply (V : finType) (f : V -> V) : graph V -> Prop :=
  | WinsByReply (E : graph V) :
      (forall x y, (x, y) \in E -> 1 < degree E x -> 1 < degree E y ->
         without_edge (without_edge E x y) (f x) (f y) \in delete_options (without_edge E x y) /\
         wins_by_reply f (without_edge (without_edge E x y) (f x) (f y))) ->
      wins_by_reply f E.

(* Theorem 5, proof: B, answering xy by f(x)f(y), wins against every line of A. *)
Theorem theorem_5_strategy (V : finType) (E : graph V) (f : V -> V) :
  mirror E f -> wins_by_reply f E.
Proof.
have [n] := ubnP #|E|; elim: n E => [E|n IH E lt_E mir]; first by rewrite ltn0.
apply: WinsByReply => x y xy x2 y2; have [fxy fx2 fy2 mir'] := mirror_reply mir xy x2 y2.
split; first by apply/delete_optionsP; exists (f x), (f y).
apply: IH mir'; apply: leq_trans (without_edge_proper fxy) _; apply: ltnW.
exact: leq_trans (without_edge_proper xy) _.
Qed.

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

(* Section 3, example (i): even cycles, under the half turn. *)
Definition half_turn (k : nat) (i : 'I_k.*2) : 'I_k.*2 :=
  Ordinal (ltn_pmod (i + k) (leq_ltn_trans (leq0n i) (ltn_ord i))).

Theorem even_cycles (k : nat) :
  1 < k ->
  mirror (cycle_graph k.*2) (@half_turn k) /\ P_position (cycle_graph k.*2 : edge_delete _).
Proof.
move=> k1; suff mir : mirror (cycle_graph k.*2) (@half_turn k) by split=> //; apply: mirror_P mir.
have k_lt : k < k.*2 by rewrite -addnn -{1}[k]addn0 ltn_add2l ltnW.
have one_lt : 1 < k.*2 by apply: leq_trans k1 (ltnW k_lt).
have turned (i j : 'I_k.*2) :
    ((half_turn i).+1 == half_turn j %[mod k.*2]) = (i.+1 == j %[mod k.*2]).
  by rewrite /= -addn1 modnDml modn_mod addn1 -addSn eqn_modDr.
split=> [u v|v|v|v].
- by rewrite !inE; congr orb; apply: turned.
- apply/eqP=> /(congr1 (@nat_of_ord _)) /= /eqP; rewrite -{2}(modn_small (ltn_ord v)).
  by rewrite -{2}[val v]addn0 eqn_modDl mod0n modn_small // eqn0Ngt ltnW.
- by apply: ord_inj; rewrite /= modnDml -addnA addnn modnDr modn_small.
- rewrite inE /= negb_or; apply/andP; split.
  + by rewrite modn_mod -addn1 eqn_modDl !modn_small // neq_ltn k1.
  + rewrite -addn1 modnDml addn1 -addnS -{2}[val v]addn0 eqn_modDl mod0n modn_small //.
    by rewrite -addnn -addn1 ltn_add2l.
Qed.

(* Section 3, example (ii): an even number of copies of the same graph, under the map that takes each
   to its partner, the first to the last and so on. *)
Definition copies (V : finType) (E : graph V) (k : nat) : graph [finType of V * 'I_k] :=
  [set e : (V * 'I_k) * (V * 'I_k) | ((e.1.1, e.2.1) \in E) && (e.1.2 == e.2.2)].

Definition exchanging_copies (V : finType) (k : nat) (v : V * 'I_k) : V * 'I_k := (v.1, rev_ord v.2).

Theorem even_copies (V : finType) (E : graph V) (k : nat) :
  mirror (copies E k.*2) (@exchanging_copies V k.*2) /\ P_position (copies E k.*2 : edge_delete _).
Proof.
suff mir : mirror (copies E k.*2) (@exchanging_copies V k.*2) by split; last exact: mirror_P mir.
split=> [u v|v|v|v]; rewrite /exchanging_copies.
- by rewrite !inE /= (inj_eq rev_ord_inj).
- by rewrite -pair_eqE /= negb_and rev_neq orbT.
- by rewrite /= rev_ordK; case: v.
- by rewrite !inE /= eq_sym (negPf (rev_neq _)) andbF.
Qed.

(* Section 3, example (iii): the complete bipartite graphs K_{2t,2t}, under a map that interchanges
   pairs within each colour class. *)
Definition complete_bipartite (t : nat) : graph [finType of bool * 'I_t] :=
  [set e : (bool * 'I_t) * (bool * 'I_t) | e.1.1 != e.2.1].

Theorem complete_bipartite_even (t : nat) :
  mirror (complete_bipartite t.*2) (@exchanging_copies [finType of bool] t.*2) /\
  P_position (complete_bipartite t.*2 : edge_delete _).
Proof.
suff mir : mirror (complete_bipartite t.*2) (@exchanging_copies [finType of bool] t.*2).
  by split; last exact: mirror_P mir.
split=> [u v|v|v|v]; rewrite /exchanging_copies.
- by rewrite !inE.
- by rewrite -pair_eqE /= negb_and rev_neq orbT.
- by rewrite /= rev_ordK; case: v.
- by rewrite !inE /= eqxx.
Qed.

(* Section 3, example (iv): a complete graph of even order without a perfect matching; the vertices
   (i, b) and (i, 1 - b) were matched, and are interchanged. *)
Definition cocktail_party (n : nat) : graph [finType of 'I_n * bool] :=
  [set e : ('I_n * bool) * ('I_n * bool) | e.1.1 != e.2.1].

Definition exchanging_ends (n : nat) (v : 'I_n * bool) : 'I_n * bool := (v.1, ~~ v.2).

Theorem complete_without_perfect_matching (n : nat) :
  mirror (cocktail_party n) (@exchanging_ends n) /\ P_position (cocktail_party n : edge_delete _).
Proof.
suff mir : mirror (cocktail_party n) (@exchanging_ends n) by split; last exact: mirror_P mir.
split=> [u v|v|v|v]; rewrite /exchanging_ends.
- by rewrite !inE.
- by case: v => i [] /=; rewrite xpair_eqE andbF.
- by rewrite /= negbK; case: v.
- by rewrite !inE /= eqxx.
Qed.

(* Section 3, example (v): the hypercubes, under the map that interchanges 0's and 1's, for
   dimension n >= 2. On Q_1 B wins too, where there is no move. *)
Definition antipode (n : nat) (v : {ffun 'I_n -> bool}) : {ffun 'I_n -> bool} := [ffun i => ~~ v i].

Theorem hypercubes (n : nat) :
  (1 < n -> mirror (cube n) (@antipode n)) /\ (0 < n -> P_position (cube n : edge_delete _)).
Proof.
have mir : 1 < n -> mirror (cube n) (@antipode n).
  move=> n1; pose i0 : 'I_n := Ordinal (ltnW n1); split=> [u v|v|v|v].
  - apply/cubeP/cubeP=> -[i /ffunP e]; exists i; apply/ffunP=> j; have := e j; rewrite !ffunE.
      by rewrite addNb; apply: negb_inj.
    by rewrite addNb => ->.
  - by apply/eqP=> /ffunP/(_ i0); rewrite ffunE; case: (v i0).
  - by apply/ffunP=> i; rewrite !ffunE negbK.
  - apply/cubeP=> -[i /ffunP e].
    have only j : j = i by apply/eqP; have := e j; rewrite !ffunE; case: (v j); case: (j == i).
    by have := congr1 val (etrans (only i0) (esym (only (Ordinal n1)))).
split=> // n0; have [n1|n1] := ltnP 1 n; first exact: mirror_P (mir n1).
apply: P_intro => F /delete_optionsP[u [w [_ u2 _ _]]].
by rewrite cube_degree ltnNge n1 in u2.
Qed.

(* As printed, without n >= 2, the example fails: in Q_1 = K_2 the map breaks (3). *)
Theorem hypercubes_fail_as_printed : ~ (forall n, 0 < n -> mirror (cube n) (@antipode n)).
Proof.
move=> /(_ 1 isT)[_ _ _ /(_ [ffun=> false])]; apply/negP; rewrite negbK; apply/cubeP.
by exists ord0; apply/ffunP=> i; rewrite !ffunE ord1.
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

Theorem even_by_even_grid (m n : nat) :
  mirror (grid m.*2 n.*2) (@point_reflection m.*2 n.*2) /\ P_position (grid m.*2 n.*2 : edge_delete _).
Proof.
suff mir : mirror (grid m.*2 n.*2) (@point_reflection m.*2 n.*2) by split; last exact: mirror_P mir.
split=> [u v|v|v|v].
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

Lemma even_by_odd_opening : (1 < k) || (0 < m) -> exists u v,
  [/\ row u = k /\ column u = m.+1, row v = k.+1 /\ column v = m.+1,
      without_edge E u v \in delete_options E & mirror (without_edge E u v) f].
Proof.
move=> big; exists x, (f x); split; last exact: middle_mirror.
- by rewrite /row /column /= prednK.
- by rewrite /row /column; split; congr S; [exact: middle_reflected_row |
    by have := congr1 (@nat_of_ord m.*2.+1) middle_reflected_column].
apply/delete_optionsP; exists x, (f x); split=> //; first exact: middle_edge.
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

(* The same, repaired: every even by odd grid 2 k by 2 m + 1 but 2 by 1, on which B wins. To delete the
   edge that joins (k, m + 1) to (k + 1, m + 1) is legal, and leaves a graph as in Theorem 5. *)
Theorem even_by_odd_grid (k m : nat) :
  0 < k ->
  if (k == 1) && (m == 0) then P_position (grid k.*2 m.*2.+1 : edge_delete _)
  else N_position (grid k.*2 m.*2.+1 : edge_delete _) /\
       exists u v, [/\ row u = k /\ column u = m.+1, row v = k.+1 /\ column v = m.+1,
         without_edge (grid k.*2 m.*2.+1) u v \in delete_options (grid k.*2 m.*2.+1) &
         mirror (without_edge (grid k.*2 m.*2.+1) u v) (@point_reflection k.*2 m.*2.+1)].
Proof.
move=> k_pos; case: ifP => [/andP[/eqP-> /eqP->]|small]; first exact: two_by_one_grid.
have [||u [v [uE vE opt mir]]] := @even_by_odd_opening k m; first exact: k_pos.
  by move: k_pos small; case: (k) => [|[|k']] //= _; case: (m).
by split; [exact: theorem_5_opening opt mir | exists u, v].
Qed.

(* Section 4: "Thus, in general, the game will be over before all the edges have been labeled": on
   every graph with two edges or more some line of play ends so. *)
Theorem over_before_all_labelled (V : finType) (E : graph V) :
  simple E -> no_isolated_vertex E -> 2 <= edges E ->
  exists q : edge_labelling V,
    [/\ reachable (labelling_start E) q, options q = [::] & unlabelled q != set0].
Proof. exact: line_ends_early. Qed.

(* Section 4: "as long as an incident edge remains unlabeled, the partial weight may actually
   exceed k": in some line on the path of order 5, whose vertex u is complete with its weight, and
   x is not. *)
Theorem partial_weight_exceeds :
  exists (p : edge_labelling [finType of 'I_5]) (u x : 'I_5),
    [/\ reachable (labelling_start (path_graph 5)) p, complete_at p u,
        exists y, (x, y) \in unlabelled p & weight p u < weight p x].
Proof.
pose E := path_graph 5; pose v k : 'I_5 := inord k.
have v_val k : k < 5 -> v k = k :> nat by move=> lt_k; rewrite inordK.
have edge a b : a < 5 -> b < 5 -> ((v a, v b) \in E) = next a b.
  by move=> a5 b5; rewrite inE /= !v_val.
have simpleE : simple E.
  split=> [u|u w]; rewrite !inE; first by apply/nextP=> -[] /eqP; rewrite ?ltn_eqF // gtn_eqF.
  by apply/nextP/nextP=> -[]; auto.
have leaf : neighbours E (v 0) = [set v 1].
  apply/setP=> w; rewrite in_neighbours in_set1 inE /= v_val // -val_eqE /= v_val //.
  by case: w => [[|[|w]]].
have [o_op o_opt] := opening_opened simpleE leaf.
set o := leaf_opening E (v 0) (v 1) in o_op o_opt.
have [oE o_un] : o.1 = E /\ unlabelled o = without_edge E (v 0) (v 1).
  split=> //; rewrite unlabelled_label //; congr without_edge.
  by apply/setP=> e; rewrite in_unlabelled /= ffunE andbT.
have diff a b : a < 5 -> b < 5 -> (v a == v b) = (a == b).
  by move=> a5 b5; rewrite -val_eqE /= !v_val.
have in_o a b : a < 5 -> b < 5 -> ((v a, v b) \in unlabelled o) =
    [&& next a b, ~~ ((a == 0) && (b == 1)) & ~~ ((a == 1) && (b == 0))].
  by move=> a5 b5; rewrite o_un in_without_edge edge // !diff.
have two a b c : [/\ a < 5, b < 5 & c < 5] -> (v a, v b) \in unlabelled o ->
    (v a, v c) \in unlabelled o -> b != c -> 1 < degree (unlabelled o) (v a).
  case=> a5 b5 c5 ab ac b_c; apply/card_gt1P; exists (v b), (v c).
  by rewrite !in_neighbours ab ac diff.
have e_two : 2 <= edges E.
  have : 3 < #|[set (v 0, v 1); (v 1, v 0)] :|: [set (v 2, v 3); (v 3, v 2)]|.
    rewrite cardsU !cards2 (_ : _ :&: _ = set0) ?cards0; last first.
      apply/setP=> e; rewrite !inE; apply/negP=> /andP[/orP[] /eqP->]; rewrite !xpair_eqE !diff //.
    by rewrite !xpair_eqE !diff.
  rewrite /edges => lt4; apply: (@half_leq 4); apply: leq_trans lt4 _.
  apply/subset_leq_card/subsetP=> e; rewrite !inE -!orbA.
  by case/or4P=> /eqP->; rewrite /= !v_val.
pose p : edge_labelling [finType of 'I_5] := label o (v 2, v 3) 2.
have p_opt : p \in options o.
  apply/(opened_option simpleE leaf _ o_op); exists (v 2, v 3), 2; split=> //.
  - by rewrite in_o.
  - by rewrite /deletable /= (two 2 1 3) ?(two 3 2 4) ?in_o.
  - by apply/forall_inP=> e _; rewrite /o /leaf_opening label_at /= ffunE; case: ifP.
have p_r : reachable (labelling_start E) p.
  exact: reachable_step o_opt (reachable_step p_opt (reachable_refl p)).
have p_op : opened E (v 0) (v 1) p.
  by apply: (reachable_opened simpleE leaf); apply: reachable_step p_opt (reachable_refl p).
have [p0 w0] := leaf_complete leaf p_op.
exists p, (v 0), (v 2); split=> //.
- exists (v 1); rewrite unlabelled_label // in_without_edge in_o //= !diff //.
- rewrite w0 /weight (bigD1 (v 3)) /=; last by rewrite in_neighbours edge.
  by rewrite ffunE eqxx /= ltn_addr.
Qed.

(* Section 4: "Hence the players can assign any label to edges but must always leave some edge
   unlabeled at every vertex. In essence, this is simply the edge delete game": the label 1 may be
   put on the edge at a leaf, and then the moves are, in every position, each unused label on each
   edge that edge-delete allows on the unlabelled edges. *)
Theorem opening_is_edge_delete (V : finType) (E : graph V) (leaf u : V) :
  simple E -> neighbours E leaf = [set u] ->
  leaf_opening E leaf u \in options (labelling_start E) /\
  forall p q : edge_labelling V, reachable (leaf_opening E leaf u) p ->
    q \in options p <->
    exists e l, [/\ e \in unlabelled p, deletable (unlabelled p) e, 0 < l <= edges E, unused p l
                  & q = label p e l].
Proof.
move=> simpleE leaf_u; have [_ first] := opening_opened simpleE leaf_u; split=> // p q o_p.
exact: opened_option (reachable_opened simpleE leaf_u o_p).
Qed.

(* Section 4: "Thus the first player would make such a move on her first play if she could win the
   edge delete game on the rest of the graph", where the opponent begins: then it wins. The rest
   is what has no label, without the leaf's edge; a vertex that has no other is isolated there. *)
Theorem opening_wins (V : finType) (E : graph V) (leaf u : V) :
  simple E -> neighbours E leaf = [set u] ->
  P_position (without_edge E leaf u : edge_delete V) ->
  leaf_opening E leaf u \in options (labelling_start E) /\ P_position (leaf_opening E leaf u).
Proof.
move=> simpleE leaf_u /P_positionP rest_P; have [o_op first] := opening_opened simpleE leaf_u.
split=> //; apply/P_positionP; rewrite (opened_outcome simpleE leaf_u o_op).
rewrite unlabelled_label // (_ : unlabelled _ = E) //.
by apply/setP=> e; rewrite in_unlabelled /= ffunE andbT.
Qed.

(* The vertex x has its weight, all edges at it being labelled. *)
Definition has_weight (V : finType) (E : graph V) (l : V * V -> nat) (x : V) (k : nat) : Prop :=
  (forall y, (x, y) \in E -> l (x, y) != 0) /\ \sum_(y in neighbours E x) l (x, y) = k.

(* "... if the first player uses the label 1 on an edge to a leaf on his/her first move, the constant
   k is set to 1 and this cannot be achieved at any other vertex" fails on K_2. *)
Theorem constant_1_fails_as_printed :
  ~ (forall (V : finType) (E : graph V) (l : V * V -> nat) (leaf u : V),
       simple E -> neighbours E leaf = [set u] -> labelling E l -> l (leaf, u) = 1 ->
       forall x, x != leaf -> ~ has_weight E l x 1).
Proof.
pose E : graph [finType of bool] := [set e : bool * bool | e.1 != e.2].
pose l (e : bool * bool) : nat := e.1 != e.2.
have at_vertex x : neighbours E x = [set ~~ x].
  by apply/setP=> y; rewrite !inE; case: x; case: y.
have edges_E : edges E = 1.
  have -> : E = [set (true, false); (false, true)] by apply/setP=> -[[] []]; rewrite !inE.
  by rewrite /edges cards2.
move=> /(_ _ E l true false) fails; apply: (fails _ _ _ _ false) => //.
- by split=> [u|u v]; rewrite !inE ?eqxx // eq_sym.
- exact: at_vertex.
- split=> [u v|[u v]|e|u v x y]; rewrite /l /= ?edges_E ?leq_b1 //; first by rewrite eq_sym.
    by rewrite inE /=; case: u; case: v.
  by case: u v x y => [] [] [] [] //; auto.
- split=> [[]|]; try by rewrite inE.
  by rewrite at_vertex big_set1.
Qed.

(* Repaired: nor at any vertex but the other end of that edge, where it is a leaf too. *)
Theorem constant_1 (V : finType) (E : graph V) (l : V * V -> nat) (leaf u x : V) :
  simple E -> neighbours E leaf = [set u] -> labelling E l -> l (leaf, u) = 1 ->
  x != leaf -> ~ (x = u /\ degree E u = 1) -> ~ has_weight E l x 1.
Proof.
move=> simpleE leaf_u labels l1 x_leaf not_end [all_labelled weight1].
by have := weight_1 leaf_u labels l1 x_leaf not_end all_labelled; rewrite weight1.
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
