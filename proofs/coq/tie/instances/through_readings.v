(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Play through the graphs G_i [And74, Theorem 1] decided, and what the theorems on it and on the
   crossing of two paths say of the numbers i and of sequences. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings gallai_edmonds slither alternating barriers.
From Tie Require Import booleans plays readings slither_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Existing Instance decided_property_1.

Section Through.
Variables (V : finType) (E : graph V).
Implicit Types (M : graph V) (s t : seq V).
Definition G_b (i : nat) : graph V := inducing E (vertices_ofb E i).
Lemma G_bE i : G_ E i = G_b i.
Proof. by rewrite /G_ vertices_ofbE. Qed.

(* The vertices of each G_i, its outer ones and its maximum matchings, however they are found. *)
Section Tables.
Variables (inside out : nat -> {set V}) (best : nat -> seq (graph V)).
Hypothesis insideE : forall i, inside i = vertices_of E i.
Hypothesis outE : forall i, out i = outer (G_ E i).
Hypothesis bestE : forall i M, (M \in best i) = maximum (G_ E i) M.

(* Player i answers w, added at x, so that `goes` says it of the rest. *)
Definition answers_inside (goes : seq V -> bool) M t x w : bool :=
  ((x, w) \notin M) && has (fun y => [&& (w, y) \in M, y \notin w :: t & goes [:: y, w & t]]) (enum V).
Definition answers_outside (goes : nat -> graph V -> seq V -> bool) k t z w : bool :=
  has (fun i => [&& w \in inside i, w \notin inside i.+1, w \in out i &
    all (fun M => if saturates M w then true else
      has (fun y => [&& (z, y) \in M, y \notin w :: t & goes i M (y :: rev (w :: t))]) (enum V))
    (best i)]) (iota 0 k).
Fixpoint plays_throughb n k M s : bool :=
  if n is n'.+1 then decide (property_1 M s) tt && all (fun t => if t is x :: t' then
    all (fun w => if ((x, w) \in E) && (w \notin t) then
      if w \in inside k then answers_inside (plays_throughb n' k M) M t x w
      else answers_outside (plays_throughb n') k t (last x t') w else true) (enum V)
  else true) [:: s; rev s] else false.

Lemma plays_throughP n k M s : outside s < n -> reflect (plays_through E k M s) (plays_throughb n k M s).
Proof.
elim: n k M s => // n IH k M s le_n.
have less t w y u : t = s \/ t = rev s -> w \notin t -> u =i [:: y, w & t] -> outside u < n.
  move=> t_s w_t u_t; rewrite -ltnS; apply: leq_trans le_n; rewrite ltnS.
  have -> : outside u = outside [:: y, w & t] by apply: eq_card => z; rewrite !inE u_t !inE.
  by apply: outside_less => // z; case: t_s => -> //; rewrite mem_rev.
have turned t w y : y :: rev (w :: t) =i [:: y, w & t] by move=> z; rewrite !inE mem_rev inE.
rewrite [plays_throughb _ _ _ _]/(_ && all _ [:: s; rev s]).
apply: (iffP andP) => [[s1 /allP steps]|plays].
- constructor; first exact: (elimT (decideP (property_1 M s)) s1).
  move=> t x t' w t_s t_x xw w_t; have t_in : t \in [:: s; rev s].
    by rewrite !inE; case: t_s => ->; rewrite eqxx ?orbT.
  have := steps t t_in; rewrite {1}t_x => /allP/(_ w); rewrite mem_enum xw w_t => /(_ isT).
  rewrite insideE; case: ifP => w_k said; split=> // _.
    case/andP: said => -> /hasP[y _ /and3P[wy y_t y_plays]]; split=> //; exists y; split=> //.
    by apply/(IH k M) => //; apply: less w_t _.
  case/hasP: said => i; rewrite mem_iota => /andP[_ i_k] /and4P[w_i w_Si w_out /allP each].
  exists i; rewrite -!insideE -outE; split=> // M'.
  rewrite -bestE => /each + w_exp; rewrite (negPf w_exp).
  case/hasP=> y _ /and3P[zy y_t y_plays]; exists y; split=> //.
  by apply/(IH i M') => //; apply: less w_t (turned _ _ _).
- case: plays le_n less => {}k {}M {}s s1 steps le_n less; split; first by apply/(decideP (property_1 M s)).
  apply/allP=> t; rewrite !inE => t_in; have t_s : t = s \/ t = rev s by case/orP: t_in => /eqP; auto.
  case t_x : t => [//|x t']; rewrite -t_x; apply/allP=> w _; case: ifP => // /andP[xw w_t].
  have [in_k out_k] := steps t x t' w t_s t_x xw w_t; rewrite insideE.
  case: ifP => w_k.
    have [xwM [y [wy y_t y_plays]]] := in_k w_k; rewrite /answers_inside xwM.
    apply/hasP; exists y; rewrite ?mem_enum // wy y_t; apply/IH => //; exact: less w_t _.
  have [i [i_k [w_i w_Si] w_out each]] := out_k (negbT w_k).
  apply/hasP; exists i; rewrite ?mem_iota // !insideE w_i w_Si outE w_out.
  apply/allP=> M'; rewrite bestE => maxM'; case: ifP => // /negbT w_exp.
  have [y [zy y_t y_plays]] := each M' maxM' w_exp.
  apply/hasP; exists y; rewrite ?mem_enum // zy y_t; apply/IH => //; exact: less w_t (turned _ _ _).
Qed.
End Tables.

(* Found once, up to k. *)
Definition tabled (T : Type) (f : nat -> T) (k : nat) : nat -> T :=
  let values := [seq Some (f i) | i <- iota 0 k] in
  fun i => if nth None values i is Some x then x else f i.
Lemma tabledE T (f : nat -> T) k i : tabled f k i = f i.
Proof.
rewrite /tabled; have [lt_i|le_i] := ltnP i k; last by rewrite nth_default // size_map size_iota.
by rewrite (nth_map 0) ?size_iota // nth_iota.
Qed.
Program Instance decided_plays_through k M s : decided (plays_through E k M s) := Decided (decide := fun _ =>
  plays_throughb (tabled (vertices_ofb E) k.+1) (tabled (fun i => outerb (G_b i)) k)
    (tabled (fun i => maximum_matchings (G_b i)) k) (outside s).+1 k M s) _.
Next Obligation.
apply: rwP; apply: plays_throughP => // i *; rewrite tabledE ?in_maximum_matchings ?G_bE //.
- by rewrite vertices_ofbE.
- by rewrite outerbE.
Qed.

(* The graphs G_i are the same from |V| on. *)
Program Instance decided_in_G e i : decided (is_true (e \in G_ E i)) := Decided (decide := fun _ => e \in G_b i) _.
Next Obligation. by rewrite G_bE. Qed.
Program Instance decided_not_in_G e i : decided (is_true (e \notin G_ E i)) :=
  Decided (decide := fun _ => e \notin G_b i) _.
Next Obligation. by rewrite G_bE. Qed.
Program Instance decided_outer_at v i : decided (is_true (v \in outer (G_ E i))) :=
  Decided (decide := fun _ => v \in outerb (G_b i)) _.
Next Obligation. by rewrite -outerbE G_bE. Qed.
Program Instance decided_none_perfect : decided (forall i, perfect_vertices (G_ E i) = set0) :=
  Decided (decide := fun _ => all (fun i => decide (perfect_vertices (G_ E i) = set0) tt) (iota 0 #|V|.+1)) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => [none i|none i _]; last exact/(decideP (perfect_vertices (G_ E i) = set0)).
have below j : j <= #|V| -> perfect_vertices (G_ E j) = set0.
  by move=> le_j; apply/(decideP (perfect_vertices (G_ E j) = set0))/none; rewrite mem_iota.
by have [/below//|/ltnW/vertices_last same] := leqP i #|V|; rewrite /G_ same; apply: below.
Qed.
Program Definition decided_last_with e (A B : nat -> Prop) `{forall i, decided (A i)} `{forall i, decided (B i)} :
  decided (exists i, [/\ e \in G_ E i /\ e \notin G_ E i.+1, A i & B i]) := Decided (decide := fun _ =>
  has (fun i => decide [/\ e \in G_ E i /\ e \notin G_ E i.+1, A i & B i] tt) (iota 0 #|V|)) _.
Next Obligation.
pose said i := [/\ e \in G_ E i /\ e \notin G_ E i.+1, A i & B i].
apply: rwP; apply: (iffP hasP) => [[i _ /(decideP (said i))]|[i said_i]]; exists i => //.
  rewrite mem_iota ltnNge; apply/negP=> le_i; case: said_i => -[] + + _ _.
  by rewrite /G_ !vertices_last ?(leq_trans le_i) // => ->.
exact/(decideP (said i)).
Qed.
(* Of all matchings only those of maximum size, where it is asked of them at all. *)
Program Definition decided_maximum_given (A : Prop) i (P : graph V -> Prop) `{decided A} `{forall M, decided (P M)} :
  decided (forall M, A -> maximum (G_ E i) M -> P M) := Decided (decide := fun _ =>
  if decide A tt then all (fun M => decide (P M) tt) (maximum_matchings (G_b i)) else true) _.
Next Obligation.
apply: rwP; case: (decideP A) => [a|not_a]; last by constructor=> M /not_a.
apply: (iffP allP) => PM M; last by rewrite in_maximum_matchings -G_bE => /(PM M a)/(decideP (P M)).
by move=> _ maxM; apply/(decideP (P M))/PM; rewrite in_maximum_matchings -G_bE.
Qed.
End Through.
Existing Instances decided_plays_through decided_in_G decided_not_in_G decided_outer_at decided_none_perfect
  decided_last_with decided_maximum_given | 0.

(* A chain of graphs as the witness shows it. *)
Section Chain.
Variables (V : finType) (E : graph V).
Program Instance decided_exists_matching W (P : graph V -> Prop) (Q : graph V -> Prop) `{forall N, decided (P N)}
  `{forall N, decided (Q N)} : decided (exists N, [/\ matching (inducing E W) N, P N & Q N]) | 1 :=
  Decided (decide := fun _ => has (fun N => decide [/\ matching (inducing E W) N, P N & Q N] tt)
    (all_matchings (inducing E W))) _.
Next Obligation.
pose said N := [/\ matching (inducing E W) N, P N & Q N].
apply: rwP; apply: (iffP hasP) => [[N _ /(decideP (said N))]|[N said_N]]; exists N => //.
  by apply: in_all_matchings; case: said_N.
exact/(decideP (said N)).
Qed.
(* The edge of the matching is looked for before the barrier. *)
Program Instance decided_forall_pair W M (P : {set V} -> V -> V -> Prop) `{forall B x y, decided (P B x y)} :
  decided (forall B x y, tutte_berge_pair E W B M -> (x, y) \in M -> P B x y) | 1 := Decided (decide := fun _ =>
  all (fun e => all (fun B => decide (tutte_berge_pair E W B M -> P B e.1 e.2) tt) (enum {set V})) (enum M)) _.
Next Obligation.
pose said B x y := tutte_berge_pair E W B M -> P B x y.
apply: rwP; apply: (iffP allP) => [each B x y + xy|each [x y]].
  have := each (x, y); rewrite mem_enum => /(_ xy)/allP/(_ B); rewrite mem_enum => /(_ isT).
  exact: (elimT (decideP (said B x y))).
rewrite mem_enum => xy; apply/allP=> B _; apply/(decideP (said B x y)) => pair; exact: each.
Qed.
Instance decided_shown_level W B M : decided (shown_level E W B M) := ltac:(unfold shown_level; typeclasses eauto).
End Chain.
Existing Instances decided_exists_matching decided_forall_pair decided_shown_level.

(* Two sequences, each cut before the same two vertices. *)
Section Cuts.
Variable V : eqType.
Implicit Types (p q s t : seq V).
Program Instance decided_for_all_in s (P : V -> Prop) `{forall x, decided (P x)} : decided {in s, forall x, P x} | 1 :=
  Decided (decide := fun _ => all (fun x => decide (P x) tt) s) _.
Next Obligation.
by apply: rwP; apply: (iffP allP) => Px x x_s; apply/(decideP (P x)); apply: Px.
Qed.
Let cut : Type := (seq V * V * V * seq V)%type.
Definition cuts p : seq cut :=
  pmap (fun i => if drop i p is [:: s, f & rest] then Some (take i p, s, f, rest) else None) (iota 0 (size p)).
Lemma in_cuts s x y t : (s, x, y, t) \in cuts (s ++ [:: x, y & t]).
Proof.
rewrite mem_pmap; apply/mapP; exists (size s); last by rewrite drop_size_cat // take_size_cat.
by rewrite mem_iota size_cat /= addnS ltnS leq_addr.
Qed.
Program Definition decided_exists_cuts p q (A B C D : seq V -> V -> V -> seq V -> seq V -> seq V -> Prop)
  `{forall s x y t a b, decided (A s x y t a b)} `{forall s x y t a b, decided (B s x y t a b)}
  `{forall s x y t a b, decided (C s x y t a b)} `{forall s x y t a b, decided (D s x y t a b)} :
  decided (exists s x y t a b, [/\ p = s ++ [:: x, y & t] /\ q = a ++ [:: x, y & b], A s x y t a b,
    B s x y t a b, C s x y t a b & D s x y t a b]) := Decided (decide := fun _ =>
  has (fun c : cut => let: (s, x, y, t) := c in has (fun d : cut => let: (a, _, _, b) := d in
    decide ((p = s ++ [:: x, y & t] /\ q = a ++ [:: x, y & b]) /\
      [/\ A s x y t a b, B s x y t a b, C s x y t a b & D s x y t a b]) tt) (cuts q)) (cuts p)) _.
Next Obligation.
pose said s x y t a b := (p = s ++ [:: x, y & t] /\ q = a ++ [:: x, y & b]) /\
  [/\ A s x y t a b, B s x y t a b, C s x y t a b & D s x y t a b].
apply: rwP; apply: (iffP hasP) => [[[[[s x] y] t] _ /hasP[[[[a _] _] b] _ /(decideP (said s x y t a b))]]|].
  by case=> pq []; exists s, x, y, t, a, b.
case=> s [x [y [t [a [b [[p_eq q_eq] sA sB sC sD]]]]]].
exists (s, x, y, t); first by rewrite p_eq in_cuts.
apply/hasP; exists (a, x, y, b); first by rewrite q_eq in_cuts.
by apply/(decideP (said s x y t a b)).
Qed.
End Cuts.
Existing Instances decided_for_all_in | 1.
Existing Instances decided_exists_cuts | 0.
