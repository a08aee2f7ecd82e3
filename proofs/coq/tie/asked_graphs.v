(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Questions on graphs: what is counted in them, what is made from them, and what they are. A property
   is decided by a boolean that is found from its definition and proved to be the same. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules directed_rules mirrors isomorphisms paths cubes boxes slither alternating
  tree_kernels components races hamiltonian tours arcs_replaced replaced_size even_cycles labelling_rules
  labelled leaf_opening pseudoarc.
From Gazetteer Require digraph_kernels leaf_opening mirror_examples.
From Tie Require Import booleans plays readings asked.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Finds the boolean of a definition from what it says. *)
Ltac by_definition := lazymatch goal with |- decided ?P => let Q := eval red in P in change (decided Q) end;
  typeclasses eauto.

Instance decided_no_isolated (V : finType) (E : graph V) : decided (no_isolated_vertex E).
Proof. by_definition. Defined.
Instance decided_apart (V : finType) (E : graph V) u v : decided (apart E u v).
Proof. by_definition. Defined.
Instance decided_hamiltonian_path (V : finType) (E : graph V) s : decided (hamiltonian_path E s).
Proof. by_definition. Defined.
Instance decided_hamiltonian_cycle (V : finType) (E : graph V) s : decided (hamiltonian_cycle E s).
Proof. by_definition. Defined.
Instance decided_tour (V : finType) (s : seq V) : decided (tour s).
Proof. by_definition. Defined.
Instance decided_kernel (V : finType) (arc : rel V) K : decided (digraph_kernels.kernel arc K).
Proof. by_definition. Defined.
Program Instance decided_or3 (P Q R : Prop) `{decided P} `{decided Q} `{decided R} : decided [\/ P, Q | R] :=
  Decided (decide := fun _ => [|| decide P tt, decide Q tt | decide R tt]) _.
Next Obligation. by apply: rwP; apply: (iffP or3P) => -[] /decideP; by constructor. Qed.
Instance decided_property_1 (V : finType) (M : graph V) s : decided (property_1 M s).
Proof. by_definition. Defined.

Section Graphs.
Variables (n : nat) (edge : nat -> nat -> bool).
Let V := [finType of 'I_n].
Let E : graph V := the_graph n edge.
Let vertices : seq V := enum V.

Definition ask_degrees := (edges E, [seq degree E v | v <- vertices]).
(* Simple; without an isolated vertex; bipartite. The adjacency need not be symmetric. *)
Definition ask_kinds := [:: decide (simple E) tt; decide (no_isolated_vertex E) tt; decide (bipartite E) tt].
Definition ask_apart := [seq [seq decide (apart E u v) tt | v <- vertices] | u <- vertices].
(* The number of components, and of each vertex its component and the graph on that alone. *)
Definition ask_components :=
  (#|connected_components E|,
   [seq (members (connected_component E v),
         adjacency (subgraph_on E (connected_component E v)) (enum [finType of {x | x \in connected_component E v}]))
   | v <- vertices]).
Definition ask_joined m (edge' : nat -> nat -> bool) : seq (seq (seq bool)) :=
  [seq adjacency (mirrors.joined E (the_graph m edge') u v) (map inl vertices ++ map inr (enum 'I_m))
  | u <- vertices, v <- enum 'I_m].
Definition board_list : seq (board_vertices V) :=
  [seq inl (Some v) | v <- vertices] ++ inl None :: [seq inr i | i <- enum 'I_#|V|.+1].
(* With the places of the two tokens. *)
Definition ask_path_and_apex :=
  (adjacency (path_and_apex E) board_list, (index (apex V) board_list, index (path_end V) board_list)).
(* Of the digraph with these arcs. *)
Let D : digraph V := the_digraph n edge.
Definition ask_replace_arcs := adjacency (replace_arcs D)
  (map inl vertices ++ [seq inr (k, i) | k <- enum (arc_of D), i <- enum 'I_5]).
Definition ask_total_degrees := [seq total_degree D v | v <- vertices].
Definition ask_kernel test := decide (digraph_kernels.kernel (fun u v => (u, v) \in D) (vertex_set n test)) tt.
(* Of the map f to the other graph. *)
Definition ask_isomorphism (edge' : nat -> nat -> bool) f : bool :=
  let g := vertex_map f : V -> V in
  injectiveb g && decide (forall u v, ((g u, g v) \in the_graph n edge') = ((u, v) \in E)) tt.
Lemma ask_isomorphismP edge' f :
  reflect (isomorphism E (the_graph n edge' : graph V) (vertex_map f)) (ask_isomorphism edge' f).
Proof.
apply: (iffP andP) => [[/injectiveP inj /decideP same]|[bij same]]; split=> //; last exact/decideP.
- exact: injF_bij.
- by apply/injectiveP/bij_inj.
Qed.

(* Of a sequence of vertices. *)
Section Sequences.
Variable list : seq nat.
Let s := vertex_list n list.
Definition ask_walk := if s is u :: t then [:: path_from E u t; trail_from E u t] else [::].
Definition ask_tour := [:: decide (hamiltonian_path E s) tt; decide (hamiltonian_cycle E s) tt; decide (tour s) tt].
Definition ask_tour_length := tour_length E s.
Definition ask_path_edges := adjacency (path_edges s) vertices.
Variable test : nat -> nat -> bool.
Let M := edge_set n test.
(* Whether the path alternates, what it is to the graph of the play, and what M becomes along it. *)
Definition ask_alternating :=
  (decide (alternating_path E M s) tt :: decide (property_1 M s) tt ::
   [seq if s is r :: t then decide (forest.reached_by E M r t v) tt else false | v <- vertices],
   adjacency (edge_sum M (path_edges s)) vertices).
End Sequences.

(* A labelling, by the label of each pair of vertices: whether it is one, and the weights of each
   vertex below the bound. *)
Definition ask_labelling (label : nat -> nat -> nat) (bound : nat) :=
  let l (e : V * V) := label e.1 e.2 in
  (decide ((forall u v, l (u, v) = l (v, u)) /\ (forall e, l e != 0 -> e \in E) /\
           (forall e, l e <= edges E) /\
           (forall u v x y, l (u, v) != 0 -> l (x, y) = l (u, v) -> (x, y) = (u, v) \/ (x, y) = (v, u))) tt,
   [seq [seq k <- iota 0 bound | decide (leaf_opening.has_weight E l x k) tt] | x <- vertices]).
End Graphs.

Lemma labelling_parts (V : finType) (E : graph V) (l : V * V -> nat) : labelling E l <->
  (forall u v, l (u, v) = l (v, u)) /\ (forall e, l e != 0 -> e \in E) /\ (forall e, l e <= edges E) /\
  (forall u v x y, l (u, v) != 0 -> l (x, y) = l (u, v) -> (x, y) = (u, v) \/ (x, y) = (v, u)).
Proof. by split=> [[]|[? [? []]]]. Qed.

Fixpoint collection_vertices (p : seq nat) : seq (collection_vertex p) :=
  match p with
  | [::] => [::]
  | a :: p' => map inl (enum 'I_a) ++ map inr (collection_vertices p')
  end.
Definition ask_collection p := adjacency (collection p) (collection_vertices p).
Fixpoint box_vertices (s : seq nat) : seq (box_vertex s) :=
  match s with
  | [::] => [:: tt]
  | n :: s' => pairs_of (enum 'I_n) (box_vertices s')
  end.
Definition ask_box s := adjacency (box s) (box_vertices s).
Definition ask_torus s := adjacency (torus s) (box_vertices s).
Definition ask_multiple s := [seq [seq multiple v w | w <- box_vertices s] | v <- box_vertices s].
Definition ask_same_gcds s := [seq [seq same_gcds v w | w <- box_vertices s] | v <- box_vertices s].
(* The vertex v of the cube is the sequence of the binary digits of v. *)
Definition cube_vertices n : seq {ffun 'I_n -> bool} :=
  [seq [ffun i : 'I_n => odd (iter i half v)] | v <- iota 0 (2 ^ n)].
Definition ask_antipodes n := [seq index (mirror_examples.antipode v) (cube_vertices n) | v <- cube_vertices n].
Definition ask_exchanging_ends n :=
  let s := pairs_of (enum 'I_n) [:: false; true] in [seq index (mirror_examples.exchanging_ends v) s | v <- s].
Definition ask_exchanging_copies n k :=
  let s := [seq (v, i) | i <- enum 'I_k, v <- enum 'I_n] in
  [seq index (@mirror_examples.exchanging_copies [finType of 'I_n] k v) s | v <- s].
