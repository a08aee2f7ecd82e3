(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Walks along a graph that find its greatest matching. A front is a list of vertices, and a total belongs to each set
   of them: the greatest number of edges of a matching so far that leaves exactly these vertices of the front free. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import largest_matchings weighted_walks chain_sets.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The totals of all truth values of a front, where true says that a vertex is free. *)
Inductive totals := Total of option nat | Split of totals & totals.
Fixpoint total_at (t : totals) (x : bits) : option nat :=
  match t, x with
  | Total o, [::] => o
  | Split a b, y :: x' => total_at (if y then a else b) x'
  | _, _ => None
  end.
Fixpoint table (m : nat) (f : bits -> option nat) : totals :=
  if m is n.+1 then Split (table n (fun x => f (true :: x))) (table n (fun x => f (false :: x))) else Total (f [::]).
Fixpoint listed (t : totals) : seq (option nat) :=
  match t with Total o => [:: o] | Split a b => listed a ++ listed b end.
Lemma total_at_table m f x : total_at (table m f) x = if size x == m then f x else None.
Proof. by elim: m f x => [|m IH] f [|[] x] //=; rewrite IH. Qed.
Lemma listed_shifted a m f g : listed (table m g) = [seq omap (addn^~ a) o | o <- listed (table m f)] ->
  forall x, total_at (table m g) x = omap (addn^~ a) (total_at (table m f) x).
Proof.
have size_listed n h : size (listed (table n h)) = 2 ^ n.
  by elim: n h => //= n IH h; rewrite size_cat !IH addnn expnS mul2n.
elim: m f g => [|m IH] f g /=; first by move=> -[fg] [].
rewrite map_cat => /eqP; rewrite eqseq_cat ?size_map ?size_listed // => /andP[/eqP/IH t_same /eqP/IH f_same].
by case=> // -[].
Qed.

(* So many vertices more, all free. *)
Definition extended (m more : nat) (t : totals) : totals :=
  table (m + more) (fun x => if all id (drop m x) then total_at t (take m x) else None).
(* One edge more, between two places of the front. It is chosen or not. *)
Definition both_freed (x : bits) (i j : nat) : bits := set_nth true (set_nth true x i true) j true.
Definition with_edge (m : nat) (t : totals) (e : nat * nat) : totals :=
  table m (fun x => best false [:: total_at t x;
    if [|| e.1 == e.2, nth true x e.1 | nth true x e.2] then None
    else omap (addn^~ 1) (total_at t (both_freed x e.1 e.2))]).
(* What lies between m vertices and n others leaves the front. *)
Definition forgotten (m gone n : nat) (t : totals) : totals :=
  let choices := all_bits gone in
  table (m + n) (fun x => best false [seq total_at t (take m x ++ y ++ drop m x) | y <- choices]).
(* A part is taken in: its vertices and these edges, by their places. *)
Definition absorbed (m gone n : nat) (es : seq (nat * nat)) (t : totals) : totals :=
  forgotten m gone n (foldl (with_edge (m + gone + n)) (extended (m + gone) n t) es).

(* Totals that are greater by a lead to such ones. *)
Section Shifts.
Variable a : nat.
Definition greater_by (t t' : totals) : Prop := forall x, total_at t' x = omap (addn^~ a) (total_at t x).
Lemma extended_greater m n t t' : greater_by t t' -> greater_by (extended m n t) (extended m n t').
Proof. by move=> tt' x; rewrite !total_at_table; case: ifP => //; case: ifP. Qed.
Lemma with_edge_greater m e t t' : greater_by t t' -> greater_by (with_edge m t e) (with_edge m t' e).
Proof.
move=> tt' x; rewrite !total_at_table; case: ifP => // _; rewrite -best_adds; congr best => /=.
rewrite !tt'; case: ifP => // _; congr [:: _; _].
by case: (total_at _ _) => //= v; rewrite addnAC.
Qed.
Lemma forgotten_greater m gone n t t' : greater_by t t' -> greater_by (forgotten m gone n t) (forgotten m gone n t').
Proof.
move=> tt' x; rewrite !total_at_table; case: ifP => // _; rewrite -best_adds -map_comp; congr (best _ _).
by apply: eq_map => y /=; apply: tt'.
Qed.
Lemma edges_greater m es t t' : greater_by t t' -> greater_by (foldl (with_edge m) t es) (foldl (with_edge m) t' es).
Proof. by elim: es t t' => //= e es IH t t' tt'; apply/IH/with_edge_greater. Qed.
Lemma absorbed_greater m gone n es t t' : greater_by t t' ->
  greater_by (absorbed m gone n es t) (absorbed m gone n es t').
Proof. by move=> tt'; apply/forgotten_greater/edges_greater/extended_greater. Qed.
End Shifts.

(* What the totals mean, of the edges so far. *)
Section Meaning.
Variable T : eqType.
Implicit Types (front : seq T) (es M : seq (T * T)).
Definition free_in M front : bits := [seq z \notin ends M | z <- front].
Definition achieved front es (x : bits) (v : nat) : Prop :=
  exists M, [/\ subseq M es, uniq (ends M), free_in M front = x & size M = v].
Definition means front es (t : totals) : Prop :=
  forall x, size x = size front -> is_best false (achieved front es x) (total_at t x).

Lemma nothing_means : means [::] [::] (Total (Some 0)).
Proof.
move=> [] // _ /=; split; first by exists [::].
by move=> v [[|e M] [M_sub _ _ <-]].
Qed.

Lemma extended_means front more es t : {in more, forall z, z \notin ends es} -> means front es t ->
  means (front ++ more) es (extended (size front) (size more) t).
Proof.
move=> fresh t_means x x_size; rewrite total_at_table x_size size_cat eqxx.
have all_free M : subseq M es -> free_in M more = nseq (size more) true.
  move=> M_es; have: all (fun z => z \notin ends M) more.
    by apply/allP=> z /fresh; apply: contra; apply: ends_subseq.
  by rewrite /free_in; elim: more {fresh x_size} => //= z more IH /andP[-> /IH->].
have take_size : size (take (size front) x) = size front.
  by rewrite size_takel // x_size size_cat leq_addr.
have split_x M : (free_in M (front ++ more) == x) =
    (free_in M front == take (size front) x) && (free_in M more == drop (size front) x).
  by rewrite /free_in map_cat -[in LHS](cat_take_drop (size front) x) eqseq_cat // size_map take_size.
case: ifP => [/all_filterP drop_free|some_taken].
  have drop_eq : drop (size front) x = nseq (size more) true.
    have: all id (drop (size front) x) by apply/all_filterP.
    have: size (drop (size front) x) = size more by rewrite size_drop x_size size_cat addKn.
    by elim: (drop _ _) (size more) => [|y s IH] [|m] //= [/IH {}IH] /andP[-> /IH->].
  apply: is_best_same (t_means _ take_size) => v; split=> -[M [M_es M_ok M_x M_v]]; exists M; split=> //.
    by apply/eqP; rewrite split_x M_x eqxx all_free // drop_eq eqxx.
  by move/eqP: M_x; rewrite split_x => /andP[/eqP].
move=> v [M [M_es _ /eqP M_x _]]; move: M_x; rewrite split_x all_free // => /andP[_ /eqP drop_eq].
by move: some_taken; rewrite -drop_eq all_nseq orbT.
Qed.

Lemma is_best_or A B o b : is_best false A o -> is_best false B b ->
  is_best false (fun v => A v \/ B v) (best false [:: o; b]).
Proof.
move=> o_best b_best; have := @best_among false _ (fun w v => if w then A v else B v) (fun w => if w then o else b)
  [:: true; false].
move/(_ _)/is_best_same; apply=> [v|[]] //.
by split=> [[[] _]|[Av|Bv]]; [left|right|exists true|exists false].
Qed.

Lemma with_edge_means front es t e z : uniq front -> e.1 < size front -> e.2 < size front -> means front es t ->
  means front (rcons es (nth z front e.1, nth z front e.2)) (with_edge (size front) t e).
Proof.
case: e => i j /= front_uniq i_lt j_lt t_means x x_size; rewrite total_at_table x_size eqxx /=.
set a := nth z front i; set b := nth z front j.
pose chosen v := [/\ i != j, ~~ nth true x i, ~~ nth true x j &
  exists2 u, achieved front es (both_freed x i j) u & v = u + 1].
have freed_size : size (both_freed x i j) = size front.
  by rewrite !size_set_nth x_size (maxn_idPr i_lt) (maxn_idPr j_lt).
have ends_rcons M : perm_eq (ends (rcons M (a, b))) (ends M ++ [:: a; b]) by rewrite -cats1; apply: ends_cat.
have freed M : a \notin ends M -> b \notin ends M ->
    (free_in (rcons M (a, b)) front == x) =
    [&& ~~ nth true x i, ~~ nth true x j & free_in M front == both_freed x i j].
  move=> a_M b_M; have nth_freed p : p < size front -> nth true (free_in (rcons M (a, b)) front) p =
      [&& nth z front p \notin ends M, p != i & p != j].
    move=> p_lt; rewrite (nth_map z) // (perm_mem (ends_rcons M)) mem_cat !inE !negb_or.
    by rewrite !nth_uniq.
  have nth_both p : nth true (both_freed x i j) p = [|| p == j, p == i | nth true x p].
    by rewrite !nth_set_nth /=; case: eqP => //= _; rewrite nth_set_nth /=; case: eqP.
  apply/eqP/and3P=> [<-|[x_i x_j /eqP M_x]].
    rewrite !nth_freed // !eqxx /= !andbF; split=> //; apply/eqP/(@eq_from_nth _ true).
      by rewrite !size_set_nth !size_map (maxn_idPr i_lt) (maxn_idPr j_lt).
    rewrite size_map => p p_lt; rewrite (nth_map z) // !nth_set_nth /=.
    case: (p =P j) => [->|/eqP p_j]; first by rewrite b_M.
    rewrite nth_set_nth /=; case: (p =P i) => [->|/eqP p_i]; first by rewrite a_M.
    by rewrite nth_freed // p_i p_j !andbT.
  apply/(@eq_from_nth _ true); first by rewrite size_map x_size.
  rewrite size_map => p p_lt; rewrite nth_freed // -[_ \notin _](nth_map z true (fun z => z \notin ends M)) //.
  rewrite -/(free_in M front) M_x nth_both; case: (p =P j) => [->|_]; first by rewrite !andbF (negPf x_j).
  by case: (p =P i) => [->|_] /=; rewrite ?(negPf x_i) ?andbT.
have chosen_best : is_best false chosen (if [|| i == j, nth true x i | nth true x j] then None
    else omap (addn^~ 1) (total_at t (both_freed x i j))).
  case: ifP => [no v [i_j x_i x_j _]|/norP[i_j /norP[x_i x_j]]].
    by rewrite (negPf i_j) (negPf x_i) (negPf x_j) in no.
  apply: is_best_same (is_best_adds 1 (t_means _ freed_size)) => v.
  by split=> [[u u_there ->]|[_ _ _ [u u_there ->]]]; [split=> //; exists u|exists u].
apply: is_best_same (is_best_or (t_means _ x_size) chosen_best) => v; split.
  case=> [[M [M_es M_ok M_x M_v]]|[i_j x_i x_j [u [M [M_es M_ok M_x M_u]] ->]]].
    by exists M; split=> //; apply: subseq_trans M_es _; apply: subseq_rcons.
  have free p : p \in [:: i; j] -> p < size front -> nth z front p \notin ends M.
    move=> p_in p_lt; have : nth true (free_in M front) p.
      by rewrite M_x !nth_set_nth /=; case: eqP => //= p_j; rewrite nth_set_nth /=; case: eqP => // p_i;
        move: p_in; rewrite !inE => /orP[/eqP|/eqP].
    by rewrite (nth_map z).
  have a_M : a \notin ends M by rewrite free ?inE ?eqxx.
  have b_M : b \notin ends M by rewrite free ?inE ?eqxx ?orbT.
  exists (rcons M (a, b)); split.
  - by rewrite -!cats1 cat_subseq.
  - rewrite (perm_uniq (ends_rcons M)) cat_uniq M_ok /= orbF negb_or a_M b_M /= inE andbT.
    by rewrite nth_uniq.
  - by apply/eqP; rewrite freed // x_i x_j M_x eqxx.
  - by rewrite size_rcons M_u addn1.
case=> M' [M'_es M'_ok /eqP M'_x <-]; move: M'_es; rewrite -cats1 => /subseq_of_cat[M [B [M'_eq M_es]]].
case: B M'_eq => [|e [|? ?]] M'_eq; [|rewrite sub1seq inE|by move/size_subseq].
  by move=> _; left; exists M'; rewrite M'_eq cats0 in M'_ok M'_x *; split=> //; apply/eqP.
move/eqP=> e_eq; right; move: M'_ok M'_x; rewrite M'_eq e_eq cats1 (perm_uniq (ends_rcons M)).
rewrite cat_uniq /= orbF negb_or !inE andbT => /and3P[M_ok /andP[a_M b_M] a_b].
rewrite freed // => /and3P[x_i x_j /eqP M_x]; split=> //; first by apply: contraNneq a_b => i_j; rewrite /a /b i_j.
by exists (size M); [exists M | rewrite size_rcons addn1].
Qed.

Lemma edges_means front es t fs z : uniq front -> all (fun e => (e.1 < size front) && (e.2 < size front)) fs ->
  means front es t -> means front (es ++ renamed (nth z front) fs) (foldl (with_edge (size front)) t fs).
Proof.
move=> front_uniq; elim: fs es t => [|e fs IH] es t /=; first by rewrite cats0.
case/andP=> /andP[e_1 e_2] fs_ok t_means; rewrite -cat_rcons; apply: IH => //.
exact: with_edge_means.
Qed.

Lemma forgotten_means front gone rest es t : means (front ++ gone ++ rest) es t ->
  means (front ++ rest) es (forgotten (size front) (size gone) (size rest) t).
Proof.
move=> t_means x x_size; rewrite /forgotten total_at_table x_size size_cat eqxx.
have take_size : size (take (size front) x) = size front.
  by rewrite size_takel // x_size size_cat leq_addr.
have := @best_among false bits (fun y v => achieved (front ++ gone ++ rest) es
  (take (size front) x ++ y ++ drop (size front) x) v)
  (fun y => total_at t (take (size front) x ++ y ++ drop (size front) x)) (all_bits (size gone)).
move/(_ _)/is_best_same; apply=> [v|y]; last first.
  rewrite in_all_bits => /eqP y_size; apply: t_means.
  by rewrite !size_cat take_size y_size size_drop x_size size_cat addKn.
split=> [[y]|[M [M_es M_ok M_x M_v]]].
  rewrite in_all_bits => /eqP y_size [M [M_es M_ok /eqP M_x M_v]]; exists M; split=> //; apply/eqP.
  move: M_x; rewrite /free_in !map_cat eqseq_cat ?size_map ?take_size // => /andP[/eqP M_1].
  by rewrite eqseq_cat ?size_map ?y_size // => /andP[_ /eqP M_3]; rewrite M_1 M_3 cat_take_drop.
exists (free_in M gone); first by rewrite in_all_bits size_map.
exists M; split=> //; rewrite -M_x /free_in !map_cat take_size_cat ?size_map //.
by rewrite drop_size_cat ?size_map.
Qed.

(* A part of new vertices is taken in. *)
Theorem absorbed_means front gone more es fs t z : uniq (front ++ gone ++ more) ->
  {in more, forall v, v \notin ends es} ->
  all (fun e => (e.1 < size (front ++ gone ++ more)) && (e.2 < size (front ++ gone ++ more))) fs ->
  means (front ++ gone) es t ->
  means (front ++ more) (es ++ renamed (nth z (front ++ gone ++ more)) fs)
    (absorbed (size front) (size gone) (size more) fs t).
Proof.
move=> all_uniq fresh fs_ok t_means; apply: forgotten_means.
have -> : size front + size gone + size more = size (front ++ gone ++ more) by rewrite !size_cat addnA.
apply: edges_means => //; rewrite catA -size_cat; exact: extended_means.
Qed.

(* When all is forgotten, the greatest matching is left. *)
Lemma nothing_left es t : means [::] es t -> total_at t [::] = Some (largest es).
Proof.
move=> /(_ [::] erefl); case: (total_at t [::]) => [v|] /=; last first.
  by move=> no; case: (no 0); exists [::]; rewrite sub0seq.
case=> [[M [M_es M_ok _ <-]] most_v]; congr Some; apply/eqP; rewrite eqn_leq largest_ge //=.
by apply: largest_le => N N_es N_ok; apply: most_v; exists N.
Qed.
End Meaning.
