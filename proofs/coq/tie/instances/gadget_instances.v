(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* What Fig. 1 of [FSU93] says of a small graph and each pair of its vertices as terminals. Play in the
   graph is searched on its list of edges, which gadgets.v proves to be the same play. *)
From Coq Require Import String.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules small pseudoarc gadgets.
From Gazetteer Require FSU93.
From Tie Require Import booleans plays readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Section Acts.
Variables (V : finType) (E : graph V).
Implicit Types (x y u v : V) (worth : bool -> bool).
Let number v : nat := index v (enum V).
Lemma number_inj : injective number.
Proof. by move=> u v /(congr1 (nth u (enum V))); rewrite !nth_index ?mem_enum. Qed.
(* Each edge once. *)
Definition edge_list_of : edge_list :=
  [seq (number e.1, number e.2) | e <- [seq (u, v) | u <- enum V, v <- enum V]
                                & (number e.1 < number e.2) && (e \in E)].
Lemma edge_list_listed : simple E -> listed number E edge_list_of.
Proof.
move=> [noloop sym]; split=> [u v|e /mapP[e' _ ->]]; last by split; [exists e'.1 | exists e'.2].
have in_list a b : ((number a, number b) \in edge_list_of) = (number a < number b) && ((a, b) \in E).
  apply/mapP/idP => [[e]|ab].
    by rewrite mem_filter => /andP[e_E _] [/number_inj-> /number_inj->]; case: e e_E.
  exists (a, b) => //; rewrite mem_filter ab /=.
  by apply/allpairsP; exists (a, b); rewrite !mem_enum.
rewrite /adjacent !in_list (sym v u).
case: (ltngtP (number u) (number v)) => [_|_|/number_inj->] /=; rewrite ?orbF //.
by rewrite (negPf (noloop v)).
Qed.

(* What the exits are worth is one of four functions. *)
Definition worth_of (w : bool * bool) (b : bool) : bool := if b then w.1 else w.2.
Definition worths : seq (bool * bool) := [seq (a, b) | a <- [:: false; true], b <- [:: false; true]].
Lemma eq_first_wins exit worth worth' k F v first :
  worth =1 worth' -> first_wins exit worth k F v first = first_wins exit worth' k F v first.
Proof.
move=> same; elim: k F v first => [|k IH] F v first /=; rewrite same //.
by case: ifP => // _; case: first; [apply: eq_existsb | apply: eq_forallb] => w; rewrite IH.
Qed.
(* Whether it acts as an arc, when entering from u with the exit v is asked of `wins`. *)
Definition acts_by (wins : V -> V -> (bool -> bool) -> bool) x y : bool :=
  all (fun w => if wins x y (worth_of w) == w.1 then ~~ wins y x (worth_of w) else false) worths.
Lemma acts_byP wins x y : (forall u v worth, wins u v worth = entering_wins E u v worth) ->
  reflect (acts_as_arc E x y) (acts_by wins x y).
Proof.
move=> winsE; apply: (iffP allP) => [all_w worth|acts w _]; last first.
  by rewrite !winsE; have [-> ->] := acts (worth_of w); rewrite eqxx.
have in_worths : (worth true, worth false) \in worths by case: (worth true); case: (worth false).
have same : worth =1 worth_of (worth true, worth false) by case.
have := all_w _ in_worths; rewrite !winsE /entering_wins !(eq_first_wins _ _ _ _ _ same).
by case: eqP => // ->.
Qed.
Definition wins_listed (l : edge_list) u v worth : bool :=
  list_wins (number v) worth (#|V| * #|V|) l (number u) true.
Definition actsb x y : bool :=
  if decide (simple E) tt then acts_by (wins_listed edge_list_of) x y else acts_by (entering_wins E) x y.
Lemma actsP x y : reflect (acts_as_arc E x y) (actsb x y).
Proof.
rewrite /actsb; case: (decideP (simple E)) => [simpleE|_]; apply: acts_byP => // u v worth.
apply/esym/entering_listed; [exact: number_inj | exact: edge_list_listed |].
by rewrite -card_prod max_card.
Qed.
Instance decided_acts x y : decided (acts_as_arc E x y) :=
  Decided (decide := fun _ => actsb x y) (rwP (actsP x y)).
End Acts.
Existing Instance decided_acts.
Hint Opaque acts_as_arc : typeclass_instances.

(* A bijection to the numbers below m is an order in which these are listed. *)
Section Placed.
Variables (V : finType) (m : nat) (E : graph V) (F : graph [finType of 'I_m]) (x y : V) (a b : nat).
Definition place (s : seq 'I_m) (o : 'I_m) (v : V) : 'I_m := nth o s (index v (enum V)).
Definition placed_by (s : seq 'I_m) (o : 'I_m) : bool :=
  if (place s o x : nat) == a then if (place s o y : nat) == b then
    all (fun u => all (fun v => ((u, v) \in E) == ((place s o u, place s o v) \in F)) (enum V)) (enum V)
  else false else false.
Definition placings : seq (seq 'I_m) := permutations (enum 'I_m).
Definition placed_somehow : bool :=
  if #|V| == m then has (fun s => if s is o :: _ then placed_by s o else false) placings else false.
Lemma placedP : reflect (exists f : V -> 'I_m,
  [/\ bijective f, forall u v, ((u, v) \in E) = ((f u, f v) \in F), f x = a :> nat & f y = b :> nat])
  placed_somehow.
Proof.
have size_V : size (enum V) = #|V| by rewrite -cardT.
rewrite /placed_somehow; case: eqP => [V_m|V_m]; last first.
  by constructor=> -[f [/bij_eq_card]]; rewrite card_ord.
apply: (iffP hasP) => [[[//|o s] s_in]|[f [f_bij f_E f_x f_y]]].
  have perm : perm_eq (o :: s) (enum 'I_m) by rewrite -mem_permutations.
  have size_s : size (o :: s) = #|V| by rewrite (perm_size perm) size_enum_ord.
  rewrite /placed_by; case: eqP => // x_a; case: eqP => // y_b /allP all_u.
  exists (place (o :: s) o); split=> //.
  - apply: inj_card_bij; last by rewrite card_ord V_m.
    have in_s v : index v (enum V) < size (o :: s) by rewrite size_s -size_V index_mem mem_enum.
    move=> u v /eqP; rewrite nth_uniq ?in_s ?(perm_uniq perm) ?enum_uniq // => /eqP.
    exact: number_inj.
  - by move=> u v; have /allP/(_ v (mem_enum _ v))/eqP := all_u u (mem_enum _ u).
have same o u : place [seq f v | v <- enum V] o u = f u.
  by rewrite /place (nth_map u) ?index_mem ?mem_enum // nth_index ?mem_enum.
have f_in : [seq f v | v <- enum V] \in placings.
  rewrite mem_permutations; apply: uniq_perm; [|exact: enum_uniq|].
    by rewrite map_inj_uniq ?enum_uniq //; apply: bij_inj.
  move=> i; rewrite mem_enum; have [g _ gf] := f_bij.
  by apply/mapP; exists (g i); rewrite ?mem_enum.
exists [seq f v | v <- enum V] => //.
case s_eq: [seq f v | v <- enum V] => [|o s].
  have : x \in enum V by rewrite mem_enum.
  by move/(map_f f); rewrite s_eq.
rewrite /placed_by -s_eq !same f_x f_y !eqxx.
by apply/allP=> u _; apply/allP=> v _; rewrite !same f_E.
Qed.
Instance decided_placed : decided (exists f : V -> 'I_m,
    [/\ bijective f, forall u v, ((u, v) \in E) = ((f u, f v) \in F), f x = a :> nat & f y = b :> nat]) | 0 :=
  Decided (decide := fun _ => placed_somehow) (rwP placedP).
End Placed.
Existing Instance decided_placed | 0.

Section Figure1.
Variables (n : nat) (edge : nat -> nat -> bool).
Let E : graph [finType of 'I_n] := [set e : 'I_n * 'I_n | edge e.1 e.2].
Definition FSU93_figure_1 :=
  summary [seq ltac:(reading_of (@FSU93.figure_1 _ E x y)) | x <- enum 'I_n, y <- enum 'I_n].
End Figure1.

Local Open Scope string_scope.
Definition of_gadgets : seq (string * (nat -> (nat -> nat -> bool) -> nat -> seq nat)) := [::
  ("FSU93.figure_1", fun n edge _ => FSU93_figure_1 n edge)].
