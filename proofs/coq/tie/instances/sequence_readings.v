(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Quantifiers over sequences of vertices, over bijections and over lines of play, decided: what the
   statements say of them holds of finitely many only, and those are listed. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules isomorphisms races tree_kernels hamiltonian tours.
From Tie Require Import readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Whatever Q is true of is in a list. *)
Class confined (T : eqType) (Q : T -> Prop) :=
  Confined { among : unit -> seq T; amongP : forall x, Q x -> x \in among tt }.
Arguments among {T} Q {_} _.

Section Confined.
Variables (T : eqType) (Q R P : T -> Prop).
Context `{confined T Q} `{confined T R}.
Context `{forall x, decided (Q x)} `{forall x, decided (R x)} `{forall x, decided (P x)}.
Program Instance decided_exists_among : decided (exists x, Q x) | 4 :=
  Decided (decide := fun _ => has (fun x => decide (Q x) tt) (among Q tt)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[x _ /(decideP (Q x))]|[x Qx]]; exists x => //; first exact: amongP.
exact/(decideP (Q x)).
Qed.
Program Instance decided_exists2_among : decided (exists2 x, Q x & P x) | 4 :=
  Decided (decide := fun _ => has (fun x => if decide (Q x) tt then decide (P x) tt else false)
    (among Q tt)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[x _]|[x Qx Px]].
  by case: (decideP (Q x)) => // Qx /(decideP (P x)); exists x.
by exists x; [exact: amongP|case: (decideP (Q x)) => // _; apply/(decideP (P x))].
Qed.
Program Instance decided_forall_among : decided (forall x, Q x -> P x) | 4 :=
  Decided (decide := fun _ => all (fun x => if decide (Q x) tt then decide (P x) tt else true)
    (among Q tt)) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => [Px x Qx|Px x _].
  by have := Px x (amongP Qx); case: (decideP (Q x)) => // _ /(decideP (P x)).
by case: (decideP (Q x)) => // Qx; apply/(decideP (P x))/Px.
Qed.
End Confined.
Existing Instances decided_exists_among decided_exists2_among decided_forall_among | 4.

(* Two at once. *)
Section Two.
Variables (T : eqType) (Q R : T -> Prop) (P : T -> T -> Prop).
Context `{confined T Q} `{confined T R} `{forall x, decided (Q x)} `{forall x, decided (R x)}.
Context `{forall x y, decided (P x y)}.
Definition for_two : bool :=
  let xs := [seq x <- among Q tt | decide (Q x) tt] in
  let ys := [seq y <- among R tt | decide (R y) tt] in all (fun x => all (fun y => decide (P x y) tt) ys) xs.
Lemma for_twoP : reflect (forall x y, Q x -> R y -> P x y) for_two.
Proof.
apply: (iffP allP) => [Pxy x y Qx Ry|Pxy x].
  have /Pxy/allP/(_ y) : x \in [seq x <- among Q tt | decide (Q x) tt].
    by rewrite mem_filter amongP // andbT; apply/decideP.
  by rewrite mem_filter amongP // andbT => /(_ (introT (decideP _) Ry))/decideP.
rewrite mem_filter => /andP[/decideP Qx _]; apply/allP=> y.
by rewrite mem_filter => /andP[/decideP Ry _]; apply/decideP/Pxy.
Qed.
Instance decided_forall_two : decided (forall x y, Q x -> R y -> P x y) | 3 :=
  Decided (decide := fun _ => for_two) (rwP for_twoP).
End Two.
Existing Instance decided_forall_two | 3.

Section Sequences.
Variable V : finType.
Implicit Types (E : graph V) (s : seq V).

(* The sequences of so many vertices at most, without repetition. *)
Fixpoint uniq_words (k : nat) : seq (seq V) :=
  [::] :: (if k is k'.+1 then
    flatten [seq [seq x :: s | x <- enum V & x \notin s] | s <- uniq_words k'] else [::]).
Lemma in_uniq_words s : uniq s -> s \in uniq_words #|V|.
Proof.
move=> s_uniq; have : size s <= #|V| by rewrite -(card_uniqP s_uniq) max_card.
elim: #|V| s s_uniq => [|k IH] [|x s] //= /andP[x_s s_uniq] s_k; rewrite inE /=.
by apply/flatten_mapP; exists s; [exact: IH|apply: map_f; rewrite mem_filter x_s mem_enum].
Qed.

(* The trails from u with so many edges at most. *)
Fixpoint trails (k : nat) E u : seq (seq V) :=
  [::] :: (if k is k'.+1 then
    flatten [seq [seq w :: s | s <- trails k' (without_edge E u w) w] | w <- enum (neighbours E u)]
    else [::]).
Lemma in_trails E u s : trail_from E u s -> s \in trails #|E| E u.
Proof.
have : #|E| <= #|E| by [].
move: {2 3}(#|E|) => k; elim: k E u s => [|k IH] E u [|w s] //= E_k; rewrite /trail_from /= -andbA.
  by case/and3P=> uw; move: E_k; rewrite leqn0 cards_eq0 => /eqP E0; rewrite /linked E0 inE in uw.
case/and4P=> uw ws new s_uniq; rewrite inE; apply/flatten_mapP; exists w.
  by rewrite mem_enum in_neighbours.
apply: map_f; apply: IH.
  by rewrite -ltnS; apply: leq_trans E_k; apply: without_edge_proper.
by rewrite /trail_from -path_without_edge ws new.
Qed.

Instance confined_uniq : confined (fun s => is_true (uniq s)) :=
  Confined (among := fun _ => uniq_words #|V|) in_uniq_words.
Program Instance confined_path E u : confined (fun s => is_true (path_from E u s)) :=
  Confined (among := fun _ => uniq_words #|V|) _.
Next Obligation. by move=> *; apply: in_uniq_words; case/and3P: H => _ _. Qed.
Instance confined_trail E u : confined (fun s => is_true (trail_from E u s)) :=
  Confined (among := fun _ => trails #|E| E u) (@in_trails E u).

Instance confined_hamiltonian_path E : confined (hamiltonian_path E).
Proof. by apply: (@Confined _ _ (fun _ => uniq_words #|V|)) => s [_ /in_uniq_words]. Defined.
Instance confined_hamiltonian_cycle E : confined (hamiltonian_cycle E).
Proof. by apply: (@Confined _ _ (fun _ => uniq_words #|V|)) => s [_ /in_uniq_words]. Defined.
Instance confined_tour : confined (@tour V).
Proof. by apply: (@Confined _ _ (fun _ => uniq_words #|V|)) => s [/in_uniq_words]. Defined.
Instance confined_shortest E : confined (shortest_tour E).
Proof. by apply: (@Confined _ _ (fun _ => uniq_words #|V|)) => s [[/in_uniq_words]]. Defined.
Instance confined_longest_path E u : confined (longest_path E u).
Proof.
by apply: (@Confined _ _ (fun _ => map size (uniq_words #|V|))) => n [[s /(@amongP _ _ (confined_path E u)) s_in <-] _];
  apply: map_f.
Defined.
Instance confined_longest_trail E u : confined (longest_trail E u).
Proof.
by apply: (@Confined _ _ (fun _ => map size (trails #|E| E u))) => n [[s /in_trails s_in <-] _]; apply: map_f.
Defined.
End Sequences.
Existing Instances confined_uniq confined_path confined_trail confined_hamiltonian_path
  confined_hamiltonian_cycle confined_tour confined_shortest confined_longest_path confined_longest_trail.

(* What these definitions say, by their own parts. *)
Section Definitions.
Variables (V : finType) (E : graph V).
Implicit Types (s : seq V).
Local Ltac by_parts :=
  match goal with |- decided ?P =>
    let P' := eval red in P in
    let d := constr:(ltac:(typeclasses eauto) : decided P') in
    exact (@Decided P (fun t => @decide P' d t) (@decide_iff P' d))
  end.
Instance decided_hamiltonian_path s : decided (hamiltonian_path E s).
Proof. by_parts. Defined.
Instance decided_hamiltonian_cycle s : decided (hamiltonian_cycle E s).
Proof. by_parts. Defined.
Instance decided_tour s : decided (tour s).
Proof. by_parts. Defined.
Instance decided_shortest s : decided (shortest_tour E s).
Proof. by_parts. Defined.
Instance decided_longest from u n `{confined _ (fun s => is_true (from E u s))} : decided (longest from E u n).
Proof. by_parts. Defined.
Instance decided_longest_path u n : decided (longest_path E u n).
Proof. exact: decided_longest. Defined.
Instance decided_longest_trail u n : decided (longest_trail E u n).
Proof. exact: decided_longest. Defined.
(* Of the sequences without repetition. *)
Instance decided_acyclic : decided (acyclic E).
Proof.
apply: (@Decided _ (fun _ => decide (forall s, uniq s -> 2 < size s -> ~~ cycle (linked E) s) tt)).
rewrite -decide_iff; split=> all_s s; by [move=> ? ?; apply: all_s|move=> ? ?; apply: all_s].
Defined.
End Definitions.
Existing Instances decided_hamiltonian_path decided_hamiltonian_cycle decided_tour decided_shortest
  decided_longest_path decided_longest_trail decided_acyclic.
Hint Opaque path_from trail_from longest_path longest_trail hamiltonian_path hamiltonian_cycle tour
  shortest_tour acyclic : typeclass_instances.

(* The bijections are those of the maps without repetition, where there are as many values. *)
Section Isomorphisms.
Variables (V W : finType) (E : graph V) (F : graph W).
Implicit Types (s : seq W) (f : V -> W).
Fixpoint words_of (k : nat) : seq (seq W) :=
  if k is k'.+1 then flatten [seq [seq x :: s | x <- enum W & x \notin s] | s <- words_of k'] else [:: [::]].
Lemma in_words_of s : uniq s -> s \in words_of (size s).
Proof.
elim: s => //= x s IH /andP[x_s /IH s_in].
by apply/flatten_mapP; exists s; rewrite // map_f // mem_filter x_s mem_enum.
Qed.
Lemma words_of_uniq k s : s \in words_of k -> uniq s.
Proof.
elim: k s => [|k IH] s /=; first by rewrite inE => /eqP->.
by case/flatten_mapP=> s' /IH s'_uniq /mapP[y]; rewrite mem_filter => /andP[y_s' _] -> /=; rewrite y_s'.
Qed.
Definition injections : seq (#|V|.-tuple W) := pmap insub (words_of #|V|).
Definition map_of (t : #|V|.-tuple W) (v : V) : W := tnth t (enum_rank v).
Definition preserves (t : #|V|.-tuple W) : bool :=
  all (fun u => all (fun v => ((map_of t u, map_of t v) \in F) == ((u, v) \in E)) (enum V)) (enum V).

Lemma exists_bijectionP (P : (V -> W) -> Prop) `{forall f, decided (P f)} :
  (forall f g, f =1 g -> P f -> P g) ->
  reflect (exists f, bijective f /\ P f)
          (if #|V| == #|W| then has (fun t => decide (P (map_of t)) tt) injections else false).
Proof.
move=> ext; have [VW|not_VW] := eqVneq #|V| #|W|; last first.
  by right=> -[f [bij_f _]]; move/eqP: not_VW; case; apply: bij_eq_card bij_f.
apply: (iffP hasP) => [[t t_in /decideP Pt]|[f [bij_f Pf]]].
- exists (map_of t); split=> //; apply: inj_card_bij; last by rewrite VW.
  have t_uniq : uniq t.
    by move: t_in; rewrite mem_pmap_sub => /words_of_uniq.
  by move=> u v /eqP; rewrite /map_of (tnth_nth (map_of t u)) [in X in _ == X](tnth_nth (map_of t u))
    nth_uniq ?size_tuple ?ltn_ord // => /eqP/ord_inj/enum_rank_inj.
- have t_size : size (map f (enum V)) == #|V| by rewrite size_map -cardE.
  exists (Tuple t_size).
    have f_uniq : uniq (map f (enum V)) by rewrite map_inj_uniq ?enum_uniq //; apply: bij_inj.
    by rewrite mem_pmap_sub /=; have := in_words_of f_uniq; rewrite (eqP t_size).
  apply/decideP; apply: ext Pf => v; rewrite /map_of (tnth_nth (f v)) /=.
  by rewrite (nth_map v) ?nth_enum_rank // -cardE ltn_ord.
Qed.
End Isomorphisms.

Section BijectionsOf.
Variables (V W : finType) (E : graph V) (F : graph W).
Lemma isomorphism_ext (f g : V -> W) : f =1 g -> isomorphism E F f -> isomorphism E F g.
Proof.
by move=> fg [bij_f iso]; split=> [|u v]; [exact: eq_bij fg|rewrite -!fg].
Qed.
(* As FSU93.figure_2_smallest says it. *)
Instance decided_isomorphic_rooted x y : decided (exists f, isomorphism E F f /\ f x = y).
Proof.
have ext (f g : V -> W) : f =1 g ->
    (forall u v, ((f u, f v) \in F) = ((u, v) \in E)) /\ f x = y ->
    (forall u v, ((g u, g v) \in F) = ((u, v) \in E)) /\ g x = y.
  by move=> fg [iso fx]; split=> [u v|]; rewrite -!fg.
pose proof (exists_bijectionP ext) as bP.
match type of bP with reflect _ ?b => apply: (@Decided _ (fun _ => b)) end.
apply: rwP; apply: equivP bP _.
by split=> [[f [bij_f [iso fx]]]|[f [[bij_f iso] fx]]]; exists f.
Defined.
End BijectionsOf.
Existing Instance decided_isomorphic_rooted | 1.
