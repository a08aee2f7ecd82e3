(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The sequence of the graphs G_i [And74, Theorem 1], decided: it is the same from i = |V| on. And what
   the theorems say of paths in a graph, which are finitely many. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules matchings gallai_edmonds slither inner_graphs
  alternating forest barriers.
From Tie Require Import booleans plays readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Local Obligation Tactic := intros; cbv beta.

Section Sequence.
Variables (V : finType) (E : graph V).
Notation last_one := (#|V|).

Lemma vertices_decrease1 i : vertices_of E i.+1 \subset vertices_of E i.
Proof. exact: vertices_decrease. Qed.
Lemma vertices_stay i : vertices_of E i.+1 = vertices_of E i -> forall j, i <= j -> vertices_of E j = vertices_of E i.
Proof.
move=> same j /subnKC<-; elim: (j - i) => [|k IH]; first by rewrite addn0.
by rewrite addnS -[RHS]same -[LHS]/(inner (inducing E (vertices_of E (i + k)))) IH.
Qed.
Lemma vertices_last j : last_one <= j -> vertices_of E j = vertices_of E last_one.
Proof.
have [/existsP[i /eqP same] le_j|none] := boolP [exists i : 'I_last_one.+1, vertices_of E i.+1 == vertices_of E i].
  have le_i : i <= last_one by rewrite -ltnS.
  by rewrite (vertices_stay same le_i) (vertices_stay same (leq_trans le_i le_j)).
have less i : i <= last_one.+1 -> #|vertices_of E i| + i <= last_one.
  elim: i => [|i IH] lt_i; first by rewrite addn0 max_card.
  have := IH (ltnW lt_i); rewrite addnS; apply: leq_trans; rewrite ltn_add2r; apply: proper_card.
  rewrite properEneq vertices_decrease1 andbT; apply: contraNneq none => same.
  by apply/existsP; exists (Ordinal lt_i); apply/eqP.
by have := leq_trans (leq_addl _ _) (less _ (leqnn _)); rewrite ltnn.
Qed.
(* Some number, at most |V| then. *)
Lemma vertices_capped (P : {set V} -> Prop) :
  (exists i, P (vertices_of E i)) <-> exists2 i, i <= last_one & P (vertices_of E i).
Proof.
split=> [[i Pi]|[i _ Pi]]; last by exists i.
have [le_i|lt_i] := leqP i last_one; first by exists i.
by exists last_one => //; rewrite -(vertices_last (ltnW lt_i)).
Qed.

Program Instance decided_vertices_empty i : decided (vertices_of E i = set0) :=
  Decided (decide := fun _ => vertices_ofb E i == set0) _.
Next Obligation. by rewrite -vertices_ofbE; apply: rwP eqP. Qed.
Program Instance decided_vertices_some i : decided (is_true (vertices_of E i != set0)) :=
  Decided (decide := fun _ => vertices_ofb E i != set0) _.
Next Obligation. by rewrite -vertices_ofbE. Qed.
Program Instance decided_in_vertices i v : decided (is_true (v \in vertices_of E i)) :=
  Decided (decide := fun _ => v \in vertices_ofb E i) _.
Next Obligation. by rewrite -vertices_ofbE. Qed.
Program Instance decided_fewer_vertices i j : decided (is_true (#|vertices_of E i| < #|vertices_of E j|)) :=
  Decided (decide := fun _ => #|vertices_ofb E i| < #|vertices_ofb E j|) _.
Next Obligation. by rewrite -!vertices_ofbE. Qed.
Program Instance decided_perfect_at i v : decided (is_true (v \in perfect_vertices (G_ E i))) :=
  Decided (decide := fun _ => v \in perfect_verticesb (inducing E (vertices_ofb E i))) _.
Next Obligation. by rewrite -perfect_verticesbE -vertices_ofbE. Qed.
Program Instance decided_no_perfect_at i : decided (perfect_vertices (G_ E i) = set0) :=
  Decided (decide := fun _ => perfect_verticesb (inducing E (vertices_ofb E i)) == set0) _.
Next Obligation. by rewrite -perfect_verticesbE -vertices_ofbE; apply: rwP eqP. Qed.
Program Instance decided_maximum_at i M : decided (is_true (maximum (G_ E i) M)) :=
  Decided (decide := fun _ => maximumb (inducing E (vertices_ofb E i)) M) _.
Next Obligation. by rewrite -maximumbE -vertices_ofbE. Qed.
Program Instance decided_outer_eq v b : decided ((v \in outer E) = b) :=
  Decided (decide := fun _ => (v \in outerb E) == b) _.
Next Obligation. by rewrite -outerbE; apply: rwP eqP. Qed.
Program Instance decided_inner_eq v b : decided ((v \in inner E) = b) :=
  Decided (decide := fun _ => (v \in innerb E) == b) _.
Next Obligation. by rewrite -innerbE; apply: rwP eqP. Qed.

Program Instance decided_vanish : decided (exists n, vertices_of E n = set0) :=
  Decided (decide := fun _ => vertices_ofb E last_one == set0) _.
Next Obligation.
rewrite -vertices_ofbE; split=> [[n Vn]|/eqP V0]; last by exists last_one.
have [le_n|/ltnW lt_n] := leqP n last_one; last by rewrite -(vertices_last lt_n) Vn.
have stay : vertices_of E n.+1 = vertices_of E n.
  by apply/eqP; rewrite Vn -subset0 -Vn vertices_decrease1.
by rewrite (vertices_stay stay le_n) Vn.
Qed.
Program Instance decided_vanish_after : decided (exists n, forall i, n <= i -> vertices_of E i = set0) :=
  Decided (decide := fun _ => vertices_ofb E last_one == set0) _.
Next Obligation.
rewrite -vertices_ofbE; split=> [[n Vn]|/eqP V0].
  by rewrite -(vertices_last (leq_addr n _)) Vn ?leq_addl.
by exists last_one => i /vertices_last->.
Qed.
Program Instance decided_some_perfect :
  decided (exists i v, v \in perfect_vertices (G_ E i)) :=
  Decided (decide := fun _ => has (fun i => perfect_verticesb (inducing E (vertices_ofb E i)) != set0)
    (iota 0 last_one.+1)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[i _]|].
  by rewrite -perfect_verticesbE -vertices_ofbE => /set0Pn[v]; exists i, v.
case/(vertices_capped (fun W => exists v, v \in perfect_vertices (inducing E W))) => i le_i some.
exists i; first by rewrite mem_iota.
by rewrite -perfect_verticesbE -vertices_ofbE; apply/set0Pn.
Qed.
Program Instance decided_some_later_perfect :
  decided (exists i v, 0 < i /\ v \in perfect_vertices (G_ E i)) :=
  Decided (decide := fun _ => has (fun i => perfect_verticesb (inducing E (vertices_ofb E i)) != set0)
    (iota 1 last_one)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[i]|].
  rewrite mem_iota add1n ltnS -perfect_verticesbE -vertices_ofbE => /andP[i0 _] /set0Pn[v].
  by exists i, v.
case=> i [v [i0 v_perf]]; have some : 0 < last_one by apply/card_gt0P; exists v.
exists (minn i last_one).
  by rewrite mem_iota add1n ltnS geq_minr leq_min i0 some.
rewrite -perfect_verticesbE -vertices_ofbE; apply/set0Pn; exists v.
by rewrite /minn; case: ltnP => // /vertices_last same; rewrite -same.
Qed.
Program Instance decided_forall_upto (n : nat) (P : nat -> Prop) `{forall k, decided (P k)} :
  decided (forall k, k <= n -> P k) | 2 :=
  Decided (decide := fun _ => all (fun k => decide (P k) tt) (iota 0 n.+1)) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => Pk k; last by rewrite mem_iota => /Pk/(decideP (P k)).
by move=> k_n; apply/(decideP (P k))/Pk; rewrite mem_iota.
Qed.
End Sequence.
Existing Instances decided_vertices_empty decided_vertices_some decided_in_vertices decided_fewer_vertices
  decided_perfect_at decided_no_perfect_at decided_maximum_at decided_outer_eq decided_inner_eq decided_vanish
  decided_vanish_after decided_some_perfect decided_some_later_perfect | 0.
Existing Instance decided_forall_upto | 2.

(* Sequences without repetition. *)
Section Sequences.
Variable V : finType.
Fixpoint uniq_seqs (k : nat) : seq (seq V) := [::] ::
  (if k is k'.+1 then flatten [seq [seq x :: s | x <- enum V & x \notin s] | s <- uniq_seqs k'] else [::]).
Lemma in_uniq_seqs s : uniq s -> s \in uniq_seqs #|V|.
Proof.
move=> s_uniq; have : size s <= #|V| by rewrite -(card_uniqP s_uniq) max_card.
elim: #|V| s s_uniq => [|k IH] [|x s] //=.
case/andP=> x_s s_uniq s_k; rewrite inE /=; apply/flatten_mapP; exists s; first exact: IH.
by apply: map_f; rewrite mem_filter x_s mem_enum.
Qed.

Variables (E M : graph V) (v : V).
Lemma reached_uniq r t : reached_by E M r t v -> t \in uniq_seqs #|V|.
Proof. by case=> _ [/= /andP[_ t_uniq] _ _] _; apply: in_uniq_seqs. Qed.
Program Definition decided_exists_reached (A : V -> seq V -> Prop) `{forall r t, decided (A r t)} :
  decided (exists r t, reached_by E M r t v /\ A r t) := Decided (decide := fun _ =>
  has (fun r => has (fun t => decide (reached_by E M r t v /\ A r t) tt) (uniq_seqs #|V|)) (enum V)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[r _ /hasP[t _ /decideP]]|[r [t r_t]]]; first by exists r, t.
exists r; rewrite ?mem_enum //; apply/hasP; exists t; last by apply/decideP.
by case: r_t => /reached_uniq.
Qed.
Program Definition decided_forall_reached (A : V -> seq V -> Prop) `{forall r t, decided (A r t)} :
  decided (forall r t, reached_by E M r t v -> A r t) := Decided (decide := fun _ =>
  all (fun r => all (fun t => decide (reached_by E M r t v -> A r t) tt) (uniq_seqs #|V|)) (enum V)) _.
Next Obligation.
apply: rwP; apply: (iffP allP) => [all_r r t r_t|each r _].
  have := all_r r; rewrite mem_enum => /(_ isT)/allP/(_ t (reached_uniq r_t)).
  by move/(decideP (reached_by E M r t v -> A r t)); apply.
by apply/allP=> t _; apply/(decideP (reached_by E M r t v -> A r t))/each.
Qed.
Program Definition decided_exists_tree (A B C D : V -> seq V -> V -> Prop) `{forall r t w, decided (A r t w)}
  `{forall r t w, decided (B r t w)} `{forall r t w, decided (C r t w)} `{forall r t w, decided (D r t w)} :
  decided (exists r t w, [/\ reached_by E M r t v, A r t w, B r t w, C r t w & D r t w]) := Decided (decide :=
  fun _ => has (fun r => has (fun t => if decide (reached_by E M r t v) tt then
    decide (exists w, [/\ A r t w, B r t w, C r t w & D r t w]) tt else false) (uniq_seqs #|V|)) (enum V)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[r _ /hasP[t _]]|[r [t [w [r_t Aw Bw Cw Dw]]]]].
  by case: (decideP (reached_by E M r t v)) => // r_t /decideP[w []]; exists r, t, w.
exists r; rewrite ?mem_enum //; apply/hasP; exists t; first exact: reached_uniq r_t.
case: (decideP (reached_by E M r t v)) => // _.
by apply/(decideP (exists w, [/\ A r t w, B r t w, C r t w & D r t w])); exists w.
Qed.
Program Definition decided_exists_from x y (A B : seq V -> Prop) `{forall s, decided (A s)}
  `{forall s, decided (B s)} : decided (exists s, [/\ alternating_path E M [:: x, y & s], A s & B s]) :=
  Decided (decide := fun _ =>
  has (fun s => decide [/\ alternating_path E M [:: x, y & s], A s & B s] tt) (uniq_seqs #|V|)) _.
Next Obligation.
apply: rwP; apply: (iffP hasP) => [[s _ /decideP]|[s s_A]]; first by exists s.
exists s; last by apply/(decideP [/\ alternating_path E M [:: x, y & s], A s & B s]).
by apply: in_uniq_seqs; case: s_A => -[/and3P[]].
Qed.
Program Definition decided_inner_only (s : seq V) : decided ({subset s <= inner E}) :=
  Decided (decide := fun _ => all (fun x => x \in innerb E) s) _.
Next Obligation. by apply: rwP; rewrite -innerbE; apply: (iffP allP). Qed.
End Sequences.
Existing Instances decided_exists_reached decided_forall_reached decided_exists_tree decided_exists_from | 0.
Existing Instance decided_inner_only | 0.

(* Play along a matching: the path grows. *)
Section Play.
Variables (V : finType) (E M : graph V).
Implicit Types s t : seq V.
Program Instance decided_property_1 s : decided (property_1 M s) := Decided (decide := fun _ =>
  [|| end_edge_in M s && end_edge_in M (rev s), end_edge_in M s && exposed_end M (rev s) |
      exposed_end M s && end_edge_in M (rev s)]) _.
Next Obligation.
apply: rwP; rewrite /property_1; case: (end_edge_in M s); case: (end_edge_in M (rev s));
  case: (exposed_end M s); case: (exposed_end M (rev s)); constructor;
  try (by apply: Or31); try (by apply: Or32); try (by apply: Or33); by case=> -[].
Qed.

Fixpoint plays_alongb k s : bool := decide (property_1 M s) tt && all (fun t => if t is x :: _ then
  all (fun w => if ((x, w) \in E) && (w \notin t) then ((x, w) \notin M) &&
    has (fun y => [&& (w, y) \in M, y \notin w :: t &
      if k is k'.+1 then plays_alongb k' [:: y, w & t] else false]) (enum V) else true) (enum V)
  else true) [:: s; rev s].
Definition outside s : nat := #|[set z | z \notin s]|.
Lemma outside_less s t w y : t =i s -> w \notin t -> outside [:: y, w & t] < outside s.
Proof.
move=> t_s w_t; apply: proper_card; apply/properP; split.
  by apply/subsetP=> z; rewrite !inE !negb_or t_s => /and3P[].
by exists w; rewrite !inE -?t_s // eqxx orbT.
Qed.
Lemma plays_alongP k s : outside s <= k -> reflect (plays_along E M s) (plays_alongb k s).
Proof.
elim: k s => [|k IH] s le_k.
  have all_in t w : t =i s -> (w \notin t) = false.
    by move=> t_s; apply: contraTF le_k => w_t; rewrite -ltnNge; apply: leq_ltn_trans (outside_less w t_s w_t).
  have -> : plays_alongb 0 s = decide (property_1 M s) tt.
    rewrite /plays_alongb [all _ [:: s; rev s]](_ : _ = true) ?andbT //.
    have each t : t =i s -> (if t is x :: _ then all (fun w => if ((x, w) \in E) && (w \notin t) then
        ((x, w) \notin M) && has (fun y => [&& (w, y) \in M, y \notin w :: t & false]) (enum V) else true)
        (enum V) else true).
      by case: t => // x t t_s; apply/allP=> w _; rewrite (all_in _ w t_s) andbF.
    by rewrite /= each // each // => z; rewrite mem_rev.
  apply: (iffP (decideP (property_1 M s))) => [s1|[]//]; constructor; first exact: s1.
  move=> t x t' w t_s _ _.
  by rewrite (all_in t w) //; case: t_s => -> // z; rewrite mem_rev.
rewrite [plays_alongb k.+1 s]/(_ && all _ [:: s; rev s]).
apply: (iffP andP) => [[s1 /allP steps]|plays].
- constructor; first exact: (elimT (decideP (property_1 M s)) s1).
  move=> t x t' w t_s t_x xw w_t; have t_in : t \in [:: s; rev s].
    by rewrite !inE; case: t_s => ->; rewrite eqxx ?orbT.
  have eq_s : t =i s by case: t_s => -> // z; rewrite mem_rev.
  have := steps t t_in; rewrite {1}t_x => /allP/(_ w); rewrite mem_enum xw w_t => /(_ isT)/andP[-> /hasP[y _]].
  case/and3P=> wy y_t y_plays; split=> //; exists y; split=> //; apply/IH: y_plays.
  by rewrite -ltnS; apply: leq_trans le_k; apply: outside_less.
- case: plays le_k => {}s s1 steps le_k; split; first by apply/(decideP (property_1 M s)).
  apply/allP=> t; rewrite !inE => t_in; have t_s : t = s \/ t = rev s by case/orP: t_in => /eqP; auto.
  have eq_s : t =i s by case: t_s => -> // z; rewrite mem_rev.
  case t_x : t => [//|x t']; rewrite -t_x; apply/allP=> w _; case: ifP => // /andP[xw w_t].
  have [-> [y [wy y_t y_plays]]] := steps t x t' w t_s t_x xw w_t.
  apply/hasP; exists y; rewrite ?mem_enum // wy y_t; apply/IH => //.
  by rewrite -ltnS; apply: leq_trans le_k; apply: outside_less.
Qed.
Global Instance decided_plays_along s : decided (plays_along E M s) :=
  Decided (decide := fun _ => plays_alongb (outside s) s) (rwP (plays_alongP (leqnn (outside s)))).
End Play.
