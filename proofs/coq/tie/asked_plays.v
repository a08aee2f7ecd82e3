(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Questions on plays, and on what quantifies over all sequences of vertices or all maps. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import ZArith.
From Gazetteer Require Import games rules grundy matchings gallai_edmonds barriers isomorphisms paths races
  tree_kernels ball_table.
From Gazetteer Require path_positions states algorithm_turns.
From Tie Require Import booleans plays readings asked asked_graphs asked_balls.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros.

Instance decided_lasts (G : game) (p : G) k : decided (lasts_exactly p k).
Proof. elim: k p => [|k IH] p /=; typeclasses eauto. Defined.

Section Sequences.
Variables (V : finType) (E : graph V).
(* A sequence without repetition has at most as many vertices as the graph. *)
Fixpoint lists (k : nat) : seq (seq V) :=
  [::] :: (if k is k'.+1 then [seq x :: s | x <- enum V, s <- lists k'] else [::]).
Lemma in_lists k s : size s <= k -> s \in lists k.
Proof.
elim: k s => [|k IH] [|x s] //= le_k; rewrite inE; apply/orP; right.
by apply/allpairsP; exists (x, s); rewrite mem_enum IH.
Qed.
Lemma uniq_in_lists s : uniq s -> s \in lists #|V|.
Proof. by move/card_uniqP=> size_s; apply: in_lists; rewrite -size_s max_card. Qed.
Program Instance decided_acyclic : decided (acyclic E) := Decided (decide := fun _ =>
  all (fun s => (2 < size s) ==> uniq s ==> ~~ cycle (linked E) s) (lists #|V|)) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => [all_s s s2 uniq_s|acyc s _].
  by have := all_s s (uniq_in_lists uniq_s); rewrite s2 uniq_s.
by apply/implyP=> s2; apply/implyP=> uniq_s; apply: acyc.
Qed.
Lemma path_in_lists u s : path_from E u s -> s \in lists #|V|.
Proof. by case/andP=> _ /= /andP[_]; apply: uniq_in_lists. Qed.
Program Instance decided_longest_path u n : decided (longest_path E u n) := Decided (decide := fun _ =>
  has (fun s => path_from E u s && (size s == n)) (lists #|V|) &&
  all (fun s => path_from E u s ==> (size s <= n)) (lists #|V|)) _.
Next Obligation.
apply: rwP; apply: (iffP andP) => [[/hasP[s _ /andP[us /eqP s_n]] /allP le_n]|[[s us s_n] le_n]].
- by split=> [|s' us']; [exists s | have := le_n s' (path_in_lists us'); rewrite us'].
- split; first by apply/hasP; exists s; rewrite ?(path_in_lists us) // us s_n /=.
  by apply/allP=> s' _; apply/implyP; apply: le_n.
Qed.
(* A trail has at most as many edges as the graph. *)
Fixpoint walks (k : nat) (u : V) : seq (seq V) :=
  [::] :: (if k is k'.+1 then flatten [seq [seq w :: s | s <- walks k' w] | w <- enum V & linked E u w] else [::]).
Lemma in_walks k u s : size s <= k -> path (linked E) u s -> s \in walks k u.
Proof.
elim: k u s => [|k IH] u [|x s] //= le_k /andP[ux xs]; rewrite inE; apply/orP; right.
apply/flattenP; exists [seq x :: s' | s' <- walks k x].
  by apply/mapP; exists x; rewrite // mem_filter ux mem_enum.
by apply/mapP; exists s; rewrite ?IH.
Qed.
Lemma trail_in_walks u s : trail_from E u s -> s \in walks #|E| u.
Proof.
case/andP=> walk uniq_s; apply: in_walks (walk).
have -> : size s = size (edges_along u s) by rewrite size_map size_zip size_belast minnn.
rewrite cardE -(size_map (fun e : V * V => [set e.1; e.2])); apply: uniq_leq_size uniq_s _ => d.
rewrite /edges_along; elim: s u walk => //= x s IH u /andP[ux xs]; rewrite inE => /orP[/eqP->|]; last exact: IH.
by apply/mapP; exists (u, x); rewrite ?mem_enum.
Qed.
Program Instance decided_longest_trail u n : decided (longest_trail E u n) := Decided (decide := fun _ =>
  has (fun s => trail_from E u s && (size s == n)) (walks #|E| u) &&
  all (fun s => trail_from E u s ==> (size s <= n)) (walks #|E| u)) _.
Next Obligation.
apply: rwP; apply: (iffP andP) => [[/hasP[s _ /andP[us /eqP s_n]] /allP le_n]|[[s us s_n] le_n]].
- by split=> [|s' us']; [exists s | have := le_n s' (trail_in_walks us'); rewrite us'].
- split; first by apply/hasP; exists s; rewrite ?trail_in_walks // us s_n /=.
  by apply/allP=> s' _; apply/implyP; apply: le_n.
Qed.
End Sequences.
Existing Instances decided_acyclic decided_longest_path decided_longest_trail.

Program Instance decided_isomorphic (V W : finType) (E : graph V) (F : graph W) : decided (isomorphic E F) :=
  Decided (decide := fun _ => (#|V| == #|W|) && has (fun f : {ffun V -> W} => injectiveb f &&
    all (fun u => all (fun v => ((f u, f v) \in F) == ((u, v) \in E)) (enum V)) (enum V)) (enum {ffun V -> W})) _.
Next Obligation.
apply: rwP; apply: (iffP andP) => [[/eqP VW /hasP[f _ /andP[/injectiveP inj /allP same]]]|[f [bij same]]].
- exists f; split=> [|u v]; first by apply: inj_card_bij inj _; rewrite VW.
  by have := same u; rewrite mem_enum => /(_ isT)/allP/(_ v); rewrite mem_enum => /(_ isT)/eqP.
- split; first by apply/eqP; apply: bij_eq_card bij.
  apply/hasP; exists [ffun v => f v]; rewrite ?mem_enum //; apply/andP; split.
    by apply/injectiveP=> u v; rewrite !ffunE; apply: bij_inj.
  by apply/allP=> u _; apply/allP=> v _; rewrite !ffunE same.
Qed.
Instance decided_named (V : finType) (E : graph V) p : decided (path_positions.named E p). Proof. by_definition. Defined.

Instance decided_reachable (G : game) (p q : G) : decided (reachable p q) :=
  Decided (decide := fun _ => reachableb p q) (rwP (reachableP p q)).
Instance decided_arc_of_D (V : finType) (G F F' : edge_delete V) : decided (states.arc_of_D G F F').
Proof. by_definition. Defined.
Instance decided_by_algorithm (V : finType) (M : graph V) p q : decided (algorithm_turns.by_algorithm M p q).
Proof. by_definition. Defined.

(* The positions, with the player to move, of the lines on which the player keeps to the algorithm. *)
Section Lines.
Variables (V : finType) (M : graph V).
Fixpoint lines (k : nat) (p : UVG V) : seq (UVG V) :=
  p :: (if k is k'.+1 then
    flatten [seq flatten [seq lines k' s | s <- options r] | r <- options p & decide (algorithm_turns.by_algorithm M p r) tt]
  else [::]).
Lemma on_a_line_trans (p q r : UVG V) : algorithm_turns.on_a_line M p q -> algorithm_turns.on_a_line M q r -> algorithm_turns.on_a_line M p r.
Proof. by move=> pq; elim=> // a b c _ IH; apply: algorithm_turns.NextTurn. Qed.
Lemma in_lines k (p q : UVG V) : remaining p <= k -> reflect (algorithm_turns.on_a_line M p q) (q \in lines k p).
Proof.
move=> le_k; apply: (iffP idP).
- elim: k p {le_k} => [|k IH] p; rewrite /= inE; first by move/eqP->; apply: algorithm_turns.FirstTurn.
  case/orP=> [/eqP->|]; first exact: algorithm_turns.FirstTurn.
  case/flattenP=> s /mapP[r]; rewrite mem_filter => /andP[by_M _] ->.
  have pr : algorithm_turns.by_algorithm M p r by apply/decideP.
  case/flattenP=> s' /mapP[x x_r ->] /IH; apply: on_a_line_trans.
  exact: algorithm_turns.NextTurn (algorithm_turns.FirstTurn _ _) pr x_r.
- have grow j (a b : UVG V) : remaining a <= j -> b \in lines j a -> forall r s, algorithm_turns.by_algorithm M b r ->
      s \in options r -> s \in lines j a.
    elim: j a b => [|j IH] a b le_j /=; rewrite !inE.
      move=> /eqP-> r s [r_a _]; by move: (options_shorten r_a); rewrite ltnNge (leq_trans le_j).
    case/orP=> [/eqP->|/flattenP[l /mapP[r' r'_a ->] /flattenP[l' /mapP[c c_r' ->] b_c]]] r s br s_r.
      apply/orP; right; apply/flattenP; exists (flatten [seq lines j x | x <- options (r : UVG V)]).
        by apply/mapP; exists r => //; rewrite mem_filter; apply/andP; split; [apply/decideP | case: br].
      by apply/flattenP; exists (lines j s); [apply/mapP; exists s | case: (j) => [|?]; rewrite inE eqxx].
    have r'_o : r' \in options (a : UVG V) by move: r'_a; rewrite mem_filter => /andP[].
    have le_c : remaining (c : UVG V) <= j.
      rewrite -ltnS; apply: leq_trans le_j.
      exact: ltn_trans (@options_shorten (UVG V) r' c c_r') (@options_shorten (UVG V) a r' r'_o).
    apply/orP; right; apply/flattenP; exists (flatten [seq lines j x | x <- options (r' : UVG V)]); first by apply/mapP; exists r'.
    by apply/flattenP; exists (lines j c); [apply/mapP; exists c | apply: IH le_c b_c r s br s_r].
  by elim=> [|a b c _ IH ab c_b]; [case: (k) => [|?]; rewrite inE eqxx | apply: grow le_k IH _ _ ab c_b].
Qed.
End Lines.

(* What is asked of a graph. *)
Section Answers.
Variables (n : nat) (edge : nat -> nat -> bool).
Let V := [finType of 'I_n].
Let E : graph V := the_graph n edge.
Let vertices : seq V := enum V.
(* Whether edge-delete lasts for each number of moves below k. *)
Definition ask_lasts k := [seq decide (lasts_exactly (E : edge_delete V) j) tt | j <- iota 0 k].
Definition ask_acyclic := decide (acyclic E) tt.
(* Of each vertex the lengths below k that are that of a longest path, and of a longest trail. *)
Definition ask_longest k :=
  [seq ([seq j <- iota 0 k | decide (longest_path E v j) tt], [seq j <- iota 0 k | decide (longest_trail E v j) tt])
  | v <- vertices].
Definition ask_isomorphic m (edge' : nat -> nat -> bool) := decide (isomorphic E (the_graph m edge')) tt.
Definition ask_named p := decide (path_positions.named E p) tt.
(* Of each two sets of edges whether D(G) has the arc. *)
Definition ask_arcs (tests : seq (nat -> nat -> bool)) : seq (seq bool) :=
  let sets := [seq (edge_set n test : edge_delete V) | test <- tests] in
  [seq [seq decide (states.arc_of_D (E : edge_delete V) F F') tt | F' <- sets] | F <- sets].
(* From each root: of each set of edges and each place of the token whether the lines come there. *)
Definition ask_lines test (tests : seq (nat -> nat -> bool)) : seq (seq (seq bool)) :=
  [seq let found := lines (edge_set n test) #|E| ((E, v) : UVG V) in
       [seq [seq ((edge_set n left, w) : UVG V) \in found | w <- vertices] | left <- tests] | v <- vertices].
End Answers.
(* The places of the billiard ball at each time below t, and whether its slope there is +1. *)
Definition ask_billiard (m n t : nat) : seq (nat * nat) * seq bool :=
  let M := Z.of_nat m in let N := Z.of_nat n in
  ([seq seen (billiard_place M N s) | s <- iota 0 t], [seq (billiard_slope M N s =? 1)%Z | s <- iota 0 t]).
