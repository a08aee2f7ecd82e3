(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Edge-delete on a graph is the sum of the games on its components [GGHR, section 1]. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules mirrors paths gallai_edmonds.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The graph on the vertices of C alone, with the edges of E between them. *)
Definition subgraph_on (V : finType) (E : graph V) (C : {set V}) :
    graph [finType of {x : V | x \in C}] :=
  [set e | (val e.1, val e.2) \in E].
Definition connected_component (V : finType) (E : graph V) (v : V) : {set V} :=
  [set w | connect (fun x y => (x, y) \in E) v w].
Definition connected_components (V : finType) (E : graph V) : {set {set V}} :=
  [set connected_component E v | v in V].

Lemma nim0n : left_id 0 nim.
Proof. by move=> a; rewrite nimC nimn0. Qed.
Canonical nim_monoid := Monoid.Law nimA nim0n nimn0.
Canonical nim_comoid := Monoid.ComLaw nimC.

Section Components.
Variable V : finType.
Implicit Types (E F : graph V) (A B C : {set V}) (u v w x : V).

Definition inside A F : Prop := forall u w, (u, w) \in F -> (u \in A) /\ (w \in A).

Lemma inside_without A F u w : inside A F -> inside A (without_edge F u w).
Proof. by move=> FA x y; rewrite in_without_edge => /andP[xy _]; apply: FA. Qed.

Lemma inside_option A E F : inside A E -> F \in delete_options E -> inside A F.
Proof. by move=> EA /delete_optionsP[u [w [_ _ _ ->]]]; apply: inside_without. Qed.

Lemma degree_union A B E F u :
  [disjoint A & B] -> inside B F -> u \in A -> degree (E :|: F) u = degree E u.
Proof.
move=> /disjointFr AB FB uA; apply: eq_card => w; rewrite !in_neighbours in_setU.
have [uw|] := boolP ((u, w) \in F); last by rewrite orbF.
by have [uB _] := FB _ _ uw; rewrite AB in uB.
Qed.

Lemma union_left_option A B E F E' :
  [disjoint A & B] -> inside A E -> inside B F ->
  E' \in delete_options E -> E' :|: F \in delete_options (E :|: F).
Proof.
move=> AB EA FB /delete_optionsP[u [w [uw u2 w2 ->]]]; have [uA wA] := EA _ _ uw.
have off x y : (x \in A) -> (x, y) \notin F.
  by move=> xA; apply/negP=> xy; have [xB _] := FB _ _ xy; rewrite (disjointFr AB xA) in xB.
apply/delete_optionsP; exists u, w; rewrite in_setU uw !(degree_union E AB FB) //; split=> //.
apply/setP=> -[x y]; rewrite in_setU !in_without_edge in_setU -!negb_or.
have [/orP[] /andP[/eqP-> /eqP->]|_] :=
    boolP ((x == u) && (y == w) || (x == w) && (y == u)); rewrite ?andbT ?andbF //=.
  by rewrite (negPf (off _ _ uA)).
by rewrite (negPf (off _ _ wA)).
Qed.

Lemma union_option_cases A B E F q :
  [disjoint A & B] -> inside A E -> inside B F -> q \in delete_options (E :|: F) ->
  (exists2 E', E' \in delete_options E & q = E' :|: F) \/
  (exists2 F', F' \in delete_options F & q = E :|: F').
Proof.
have left A' B' E1 F1 u w : [disjoint A' & B'] -> inside A' E1 -> inside B' F1 ->
    (u, w) \in E1 -> 1 < degree (E1 :|: F1) u -> 1 < degree (E1 :|: F1) w ->
    without_edge E1 u w \in delete_options E1 /\
    without_edge (E1 :|: F1) u w = without_edge E1 u w :|: F1.
  move=> AB EA FB uw; have [uA wA] := EA _ _ uw.
  rewrite !(degree_union E1 AB FB) // => u2 w2; split.
    by apply/delete_optionsP; exists u, w.
  have off x y : (x \in A') -> (x, y) \notin F1.
    by move=> xA; apply/negP=> xy; have [xB _] := FB _ _ xy; rewrite (disjointFr AB xA) in xB.
  apply/setP=> -[x y]; rewrite in_setU !in_without_edge in_setU -!negb_or.
  have [/orP[] /andP[/eqP-> /eqP->]|_] :=
    boolP ((x == u) && (y == w) || (x == w) && (y == u)); rewrite ?andbT ?andbF //=.
    by rewrite (negPf (off _ _ uA)).
  by rewrite (negPf (off _ _ wA)).
move=> AB EA FB /delete_optionsP[u [w [uw u2 w2 ->]]].
move: uw; rewrite in_setU => /orP[uw|uw].
- by have [opt ->] := left A B E F u w AB EA FB uw u2 w2; left; exists (without_edge E u w).
- rewrite setUC in u2 w2 *; rewrite disjoint_sym in AB.
  have [opt ->] := left B A F E u w AB FB EA uw u2 w2; right; exists (without_edge F u w) => //.
  by rewrite setUC.
Qed.

Lemma grundy_apart A B E F :
  [disjoint A & B] -> inside A E -> inside B F ->
  grundy (E :|: F : edge_delete V) = nim (grundy (E : edge_delete V)) (grundy (F : edge_delete V)).
Proof.
move=> AB EA FB; rewrite -grundy_union.
pose R (p : edge_delete V) (x : edge_delete [finType of V + V]) := exists E F,
  [/\ inside A E, inside B F, p = E :|: F & x = disjoint_union E F].
apply: (@grundy_map _ _ R); last by exists E, F.
- move=> _ _ [{EA}E [{FB}F [EA FB -> ->]]] q q_opt.
  case: (union_option_cases AB EA FB q_opt) => -[G G_opt ->].
  + exists (disjoint_union G F); first by apply/union_options; left; exists G.
    by exists G, F; split=> //; apply: inside_option G_opt.
  + exists (disjoint_union E G); first by apply/union_options; right; exists G.
    by exists E, G; split=> //; apply: inside_option G_opt.
- move=> _ _ [{EA}E [{FB}F [EA FB -> ->]]] y /union_options[] [G G_opt ->].
  + exists (G :|: F); first exact: (union_left_option AB EA FB G_opt).
    by exists G, F; split=> //; apply: inside_option G_opt.
  + exists (E :|: G).
      rewrite ![E :|: _]setUC; apply: (union_left_option _ FB EA G_opt).
      by rewrite disjoint_sym.
    by exists E, G; split=> //; apply: inside_option G_opt.
Qed.

(* The vertices outside C, isolated, do not count. *)
Lemma degree_subgraph_on C F (x : {x : V | x \in C}) :
  inside C F -> degree (subgraph_on F C) x = degree F (val x).
Proof.
move=> FC; rewrite /degree -(card_imset (mem (neighbours (subgraph_on F C) x)) val_inj).
apply: eq_card => w; apply/imsetP/idP=> [[y xy ->]|xw].
  by move: xy; rewrite !in_neighbours inE.
move: xw; rewrite in_neighbours => xw; have [_ wC] := FC _ _ xw.
by exists (exist _ w wC); rewrite // in_neighbours inE.
Qed.

Lemma without_subgraph_on C F (x y : {x : V | x \in C}) :
  subgraph_on (without_edge F (val x) (val y)) C = without_edge (subgraph_on F C) x y.
Proof.
by apply/setP=> -[a b]; rewrite in_without_edge !inE !xpair_eqE !val_eqE /= negb_or andbC.
Qed.

Lemma grundy_subgraph_on C F :
  inside C F -> grundy (F : edge_delete V) = grundy (subgraph_on F C : edge_delete _).
Proof.
move=> FC; pose R (p : edge_delete V) (x : edge_delete [finType of {x : V | x \in C}]) :=
  inside C p /\ x = subgraph_on p C.
apply: (@grundy_map _ _ R) => // {F FC}F _ [FC ->].
- move=> q /delete_optionsP[u [w [uw u2 w2 ->]]]; have [uC wC] := FC _ _ uw.
  exists (subgraph_on (without_edge F u w) C); last by split=> //; apply: inside_without.
  rewrite (@without_subgraph_on C F (exist _ u uC) (exist _ w wC)).
  apply/delete_optionsP; exists (exist _ u uC), (exist _ w wC).
  by rewrite !degree_subgraph_on // inE.
- move=> G /delete_optionsP[x [y [xy x2 y2 ->]]].
  exists (without_edge F (val x) (val y)); last first.
    by split; [apply: inside_without | rewrite without_subgraph_on].
  apply/delete_optionsP; exists (val x), (val y).
  by rewrite -!degree_subgraph_on //; split=> //; rewrite inE in xy.
Qed.

Section Whole.
Variable E : graph V.
Hypothesis simpleE : simple E.

Lemma edge_sym : connect_sym (fun x y => (x, y) \in E).
Proof. by apply: sym_connect_sym => x y; apply: undirected. Qed.

Lemma component_closed C u w :
  C \in connected_components E -> (u, w) \in E -> (u \in C) = (w \in C).
Proof.
case/imsetP=> v _ -> uw; rewrite !inE.
apply/idP/idP=> vu; apply: connect_trans vu _; apply: connect1 => //.
by rewrite -(undirected simpleE).
Qed.

Lemma components_disjoint C D :
  C \in connected_components E -> D \in connected_components E -> C != D -> [disjoint C & D].
Proof.
move=> /imsetP[u _ ->] /imsetP[v _ ->] /eqP differ.
rewrite disjoint_subset; apply/subsetP=> w; rewrite !inE => uw; apply/negP=> vw; case: differ.
have same x : connect (fun x y => (x, y) \in E) x w ->
    connected_component E x = connected_component E w.
  by move=> xw; apply/setP=> y; rewrite !inE (same_connect edge_sym xw).
by rewrite (same u uw) (same v vw).
Qed.

Lemma grundy_some_components (s : seq {set V}) :
  uniq s -> {subset s <= connected_components E} ->
  grundy (inducing E (\bigcup_(C <- s) C) : edge_delete V) =
  \big[nim/0]_(C <- s) grundy (subgraph_on E C : edge_delete _).
Proof.
elim: s => [_ _|C s IH /andP[C_s uniq_s] s_comp].
  rewrite !big_nil; apply/grundy0_P; constructor=> q /delete_optionsP[u [w [uw _ _ _]]].
  by move: uw; rewrite in_inducing in_set0 andbF.
have C_comp := s_comp C (mem_head _ _).
have s_comp' : {subset s <= connected_components E}.
  by move=> D D_s; apply: s_comp; rewrite inE D_s orbT.
rewrite !big_cons -IH //; set U := \bigcup_(D <- s) D.
have CU : [disjoint C & U].
  rewrite /U bigcup_seq; apply/bigcup_disjointP=> D D_s.
  apply: components_disjoint => //; first exact: s_comp'.
  by apply: contraNneq C_s => ->.
have insideW W : inside W (inducing E W) by move=> u w; rewrite in_inducing => /and3P[].
have -> : inducing E (C :|: U) = inducing E C :|: inducing E U.
  apply/setP=> -[u w]; rewrite in_setU !in_inducing; have [uw|//] := boolP ((u, w) \in E).
  by rewrite !in_setU /= (component_closed C_comp uw); case: (w \in C).
rewrite (grundy_apart CU) //; congr nim; rewrite (grundy_subgraph_on (insideW C)); congr grundy.
apply/setP=> -[[u uC] [w wC]]; rewrite [LHS]inE [RHS]inE in_inducing /= uC wC !andbT //.
Qed.

Lemma grundy_components :
  grundy (E : edge_delete V) =
  \big[nim/0]_(C in connected_components E) grundy (subgraph_on E C : edge_delete _).
Proof.
rewrite -[in RHS]big_enum -grundy_some_components ?enum_uniq //; last first.
  by move=> C; rewrite mem_enum.
congr grundy; apply/setP=> -[u w]; rewrite in_inducing bigcup_seq.
have all v : v \in \bigcup_(C in enum (connected_components E)) C.
  apply/bigcupP; exists (connected_component E v); last by rewrite inE connect0.
  by rewrite mem_enum; apply: imset_f.
by rewrite !all !andbT.
Qed.
End Whole.
End Components.
