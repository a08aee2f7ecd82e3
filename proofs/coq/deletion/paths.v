(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Edge-delete on a path, and on what is left of it after some moves: a collection of paths. The
   Grundy values of the paths have period 34 from order 55 on [GGHR, section 2]. *)
From Coq Require Import Lia.
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy rules isomorphisms mirrors grids.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* What is left of a path where the edges k are kept; the edge k joins the vertices k - 1 and k. *)
Definition subpath (n : nat) (kept : pred nat) : graph [finType of 'I_n] :=
  [set e : 'I_n * 'I_n | next e.1 e.2 && kept (maxn e.1 e.2)].

Lemma grundy_isomorphic (V W : finType) (E : graph V) (F : graph W) :
  isomorphic E F -> grundy (E : edge_delete V) = grundy (F : edge_delete W).
Proof.
case=> f; apply: (@grundy_map (edge_delete V) (edge_delete W) (fun E F => isomorphism E F f)).
- move=> {}E {}F iso q /delete_optionsP[u [w [uw u2 w2 ->]]].
  exists (without_edge F (f u) (f w)); first exact: (isomorphism_option iso uw).
  exact: isomorphism_without_edge.
- move=> {}E {}F iso r /delete_optionsP[x [y [xy x2 y2 ->]]]; have [[g fK gK] edge] := iso.
  exists (without_edge E (g x) (g y)); last first.
    by rewrite -{2}(gK x) -{2}(gK y); apply: isomorphism_without_edge.
  apply/delete_optionsP; exists (g x), (g y).
  by rewrite -!(isomorphism_degree _ iso) -edge !gK.
Qed.

(* The Grundy value of a disjoint union is the nim-sum of those of its parts. *)
Lemma grundy_union (V W : finType) (E : graph V) (F : graph W) :
  grundy (disjoint_union E F : edge_delete _) =
  nim (grundy (E : edge_delete V)) (grundy (F : edge_delete W)).
Proof.
apply: (@grundy_sum (edge_delete V) (edge_delete W) (edge_delete [finType of V + W])
  (@disjoint_union V W)) => {}E {}F r.
exact: union_options.
Qed.

Lemma union_P_eq (V W : finType) (E : graph V) (F : graph W) :
  P_position (disjoint_union E F : edge_delete _) <->
  grundy (E : edge_delete V) = grundy (F : edge_delete W).
Proof.
by rewrite grundy0_P grundy_union; split=> /eqP; rewrite ?nim_eq0 => /eqP // ->; rewrite nimnn.
Qed.

(* The moves. *)
Lemma nextP x y : reflect (y = x.+1 \/ x = y.+1) (next x y).
Proof. by apply: (iffP orP) => [[/eqP<-|/eqP<-]|[->|->]]; rewrite ?eqxx; auto. Qed.

Lemma max_next x : maxn x x.+1 = x.+1 /\ maxn x.+1 x = x.+1.
Proof. by rewrite (maxn_idPr (leqnSn x)) (maxn_idPl (leqnSn x)). Qed.

Lemma same_edge x y u w :
  next x y -> next u w ->
  (maxn x y == maxn u w) = ((x == u) && (y == w)) || ((x == w) && (y == u)).
Proof.
have apart a b : (a == b.+1) && (a.+1 == b) = false.
  by apply/negP=> /andP[/eqP-> /eqP/esym]; lia.
have apart' a b : (a.+1 == b) && (a == b.+1) = false by rewrite andbC apart.
move=> /nextP[->|->] /nextP[->|->]; rewrite ?(proj1 (max_next _)) ?(proj2 (max_next _)) !eqSS;
  by rewrite ?apart ?apart' ?orbF ?andbb.
Qed.

Lemma in_subpath n kept (u w : 'I_n) :
  ((u, w) \in subpath n kept) = next u w && kept (maxn u w).
Proof. by rewrite inE. Qed.

Section Subpath.
Variables (n : nat) (kept : pred nat).
Implicit Types (u w : 'I_n).

Lemma subpath_without_edge u w :
  next u w ->
  without_edge (subpath n kept) u w = subpath n (fun k => (k != maxn u w) && kept k).
Proof.
move=> uw; apply/setP=> -[x y]; rewrite in_without_edge !in_subpath.
case: (boolP (next x y)) => //= xy; rewrite /= same_edge // negb_or andbC.
by rewrite -!val_eqE.
Qed.

Lemma subpath_degree u :
  (1 < degree (subpath n kept) u) = [&& 0 < u, kept u, u.+1 < n & kept u.+1].
Proof.
apply/idP/idP=> [/card_gt1P[x [y]]|/and4P[u0 keep_u u_n keep_u']].
- rewrite !in_neighbours !in_subpath -val_eqE /= => -[/andP[/nextP ux kx] /andP[/nextP uy ky] xy].
  suff both a b : a = u.+1 -> u = b.+1 :> nat -> a < n -> kept (maxn u a) -> kept (maxn u b) ->
      [&& 0 < u, kept u, u.+1 < n & kept u.+1].
    case: ux uy => [ux|ux] [uy|uy].
    + by rewrite ux uy eqxx in xy.
    + exact: both ux uy (ltn_ord x) kx ky.
    + exact: both uy ux (ltn_ord y) ky kx.
    + by move: uy; rewrite ux => -[e]; rewrite e eqxx in xy.
  move=> -> ub lt_n; rewrite (proj1 (max_next u)) lt_n => -> ; rewrite ub.
  by rewrite (proj2 (max_next b)) => ->.
- have pred_n : u.-1 < n by apply: leq_ltn_trans (leq_pred u) (ltn_ord u).
  have uE : u = u.-1.+1 :> nat by rewrite prednK.
  apply: (@two_neighbours _ _ _ (Ordinal pred_n) (Ordinal u_n)).
  + rewrite in_subpath /=; apply/andP; split; first by apply/nextP; right.
    by rewrite uE /= (proj2 (max_next _)) -uE.
  + by rewrite in_subpath (proj1 (max_next u)) keep_u' andbT; apply/nextP; left.
  + by rewrite -val_eqE /= uE; apply/eqP; lia.
Qed.

(* An edge may be deleted iff the edges beside it on either side are still there. *)
Lemma subpath_options F :
  F \in delete_options (subpath n kept) <->
  exists k, [/\ 0 < k, k.+2 < n, [&& kept k, kept k.+1 & kept k.+2] &
                F = subpath n (fun j => (j != k.+1) && kept j)].
Proof.
split=> [/delete_optionsP[u [w [uw u2 w2 ->]]]|[k [k0 k_n /and3P[k1 k2 k3] ->]]].
- move: (uw); rewrite in_subpath => /andP[next_uw keep_uw].
  rewrite subpath_without_edge //; move: u2 w2; rewrite !subpath_degree.
  case/nextP: next_uw keep_uw => ->; rewrite ?(proj1 (max_next _)) ?(proj2 (max_next _)) => keep.
  + move=> /and4P[u0 keep_u _ _] /and4P[_ _ u_n keep_u'].
    by exists u; split=> //; rewrite keep_u keep.
  + move=> /and4P[_ _ w_n keep_w'] /and4P[w0 keep_w _ _].
    by exists w; split=> //; rewrite keep_w keep.
- have k_n2 : k.+1 < n := ltnW k_n; have k_n1 : k < n := ltnW k_n2.
  apply/delete_optionsP; exists (Ordinal k_n1), (Ordinal k_n2).
  have next_k : next (Ordinal k_n1) (Ordinal k_n2) by apply/nextP; left.
  rewrite in_subpath !subpath_degree subpath_without_edge // (proj1 (max_next k)) next_k /=.
  by rewrite k0 k1 k2 k3 k_n k_n2.
Qed.

End Subpath.

Lemma eq_subpath n (kept kept' : pred nat) :
  (forall k, 0 < k < n -> kept k = kept' k) -> subpath n kept = subpath n kept'.
Proof.
move=> same; apply/setP=> -[x y]; rewrite !in_subpath; case: (boolP (next x y)) => //= xy.
apply: same; rewrite gtn_max !ltn_ord leq_max andbT.
by case/nextP: xy => ->; rewrite ltn0Sn ?orbT.
Qed.

(* The edges that may be deleted, as a list of numbers. *)
Definition cuttable (n : nat) (kept : pred nat) : seq nat :=
  [seq k <- iota 0 n | [&& 1 < k, k.+1 < n & [&& kept k.-1, kept k & kept k.+1]]].

Lemma subpath_cuttable n kept F :
  F \in delete_options (subpath n kept) <->
  exists2 k, k \in cuttable n kept & F = subpath n (fun j => (j != k) && kept j).
Proof.
rewrite subpath_options; split=> [[k [k0 k_n keep ->]]|[[|k]]].
- by exists k.+1; rewrite // mem_filter mem_iota /= ltnS k0 k_n keep ltnW.
- by rewrite mem_filter.
- by rewrite mem_filter => /andP[/and3P[k0 k_n keep] _] ->; exists k.
Qed.

(* Whether two of them are the same, by their edges. *)
Definition agree (n : nat) (kept kept' : pred nat) : bool :=
  all (fun k => kept k == kept' k) (iota 1 n.-1).

Lemma agreeP n kept kept' : reflect (subpath n kept = subpath n kept') (agree n kept kept').
Proof.
apply: (iffP allP) => [same|same k].
- apply: eq_subpath => k /andP[k0 k_n]; apply/eqP/same.
  by rewrite mem_iota k0 add1n (ltn_predK k_n).
- rewrite mem_iota => /andP[k0]; rewrite add1n => k_n.
  have n0 : 0 < n by case: (n) k_n k0 => // ; case: (k).
  rewrite (ltn_predK n0) in k_n.
  have k_n' : k.-1 < n by apply: leq_ltn_trans (leq_pred k) k_n.
  have kE : k = k.-1.+1 by rewrite prednK.
  have := congr1 (fun E : graph _ => (Ordinal k_n', Ordinal k_n) \in E) same.
  rewrite !in_subpath (_ : next _ _ = true) /=; last by apply/nextP; left.
  by rewrite {2 4}kE !(proj1 (max_next _)) -kE => /eqP.
Qed.

Lemma path_subpath n : path_graph n = subpath n predT.
Proof. by apply/setP=> -[x y]; rewrite in_subpath inE andbT. Qed.

(* The moves of a path: it is cut into two of orders a >= 2 and n - a >= 2. *)
Lemma path_options n F :
  F \in delete_options (path_graph n) <->
  exists a, [/\ 1 < a, a.+1 < n & F = subpath n (predC1 a)].
Proof.
rewrite path_subpath subpath_options; split=> [[k [k0 k_n _ ->]]|[[|a] [a1 a_n ->]] //].
- by exists k.+1; split=> //; apply: eq_subpath => j _; rewrite andbT.
- by exists a; split=> //; apply: eq_subpath => j _; rewrite andbT.
Qed.

Lemma cut_subpath a b (kept : pred nat) : ~~ kept a ->
  isomorphic (disjoint_union (subpath a kept) (subpath b (fun k => kept (a + k))))
             (subpath (a + b) kept).
Proof.
move=> /negPf cut; exists (@unsplit a b); split.
  by exists (@split a b); [exact: unsplitK | exact: splitK].
move=> [x|x] [y|y]; rewrite in_subpath !inE //=.
- apply/negP=> /andP[/nextP[xy|xy]]; have /ltP := ltn_ord x; rewrite -plusE in xy.
  + move=> x_a; rewrite plusE in xy; rewrite xy (proj1 (max_next x)) -xy.
    suff -> : a + y = a by rewrite cut.
    by rewrite -plusE in xy *; lia.
  + by rewrite xy; lia.
- apply/negP=> /andP[/nextP[xy|xy]]; have /ltP := ltn_ord y; rewrite -plusE in xy.
  + by rewrite xy; lia.
  + move=> y_a; rewrite plusE in xy; rewrite xy (proj2 (max_next y)) -xy.
    suff -> : a + x = a by rewrite cut.
    by rewrite -plusE in xy *; lia.
- have -> : next (a + x) (a + y) = next x y by rewrite /next -!addnS !eqn_add2l.
  by rewrite -addn_maxr.
Qed.

Lemma cut_path a b :
  isomorphic (disjoint_union (path_graph a) (path_graph b)) (subpath (a + b) (predC1 a)).
Proof.
have := @cut_subpath a b (predC1 a); rewrite /= eqxx => /(_ isT).
rewrite (@eq_subpath a _ predT) => [|k /andP[_ k_a]]; last by rewrite /= neq_ltn k_a.
rewrite (@eq_subpath b _ predT) => [|k /andP[k0 _]]; first by rewrite -!path_subpath.
by rewrite /= -{2}[a]addn0 eqn_add2l -lt0n k0.
Qed.

(* The disjoint union of paths of orders p_1, ..., p_k. *)
Fixpoint collection_vertex (p : seq nat) : finType :=
  if p is a :: p' then [finType of 'I_a + collection_vertex p'] else [finType of void].
Fixpoint collection (p : seq nat) : graph (collection_vertex p) :=
  match p with
  | a :: p' => disjoint_union (path_graph a) (collection p')
  | [::] => set0
  end.

Lemma isomorphic_union_right (U V W : finType) (D : graph U) (E : graph V) (F : graph W) :
  isomorphic E F -> isomorphic (disjoint_union D E) (disjoint_union D F).
Proof.
case=> f [[g fK gK] edge].
exists (fun x => match x with inl u => inl u | inr v => inr (f v) end); split.
- exists (fun x => match x with inl u => inl u | inr v => inr (g v) end).
  + by case=> // v; rewrite fK.
  + by case=> // v; rewrite gK.
- by move=> [u|u] [v|v]; rewrite !inE.
Qed.

(* The order of the components does not matter. *)
Lemma isomorphic_swap (U V W : finType) (D : graph U) (E : graph V) (F : graph W) :
  isomorphic (disjoint_union D (disjoint_union E F)) (disjoint_union E (disjoint_union D F)).
Proof.
exists (fun x => match x with
  inl u => inr (inl u) | inr (inl v) => inl v | inr (inr w) => inr (inr w) end); split.
- exists (fun x => match x with
    inl v => inr (inl v) | inr (inl u) => inl u | inr (inr w) => inr (inr w) end);
    by case=> [x|[x|x]].
- by move=> [x|[x|x]] [y|[y|y]]; rewrite !inE /= ?inE.
Qed.

Lemma collection_swap p a b q :
  isomorphic (collection (p ++ a :: b :: q)) (collection (p ++ b :: a :: q)).
Proof.
elim: p => [|c p IH]; first exact: isomorphic_swap.
exact: isomorphic_union_right.
Qed.

(* The Grundy value of the path of order n. *)
Definition path_value (n : nat) : nat := grundy (path_graph n : edge_delete _).

(* The values of the positions to which the path of order n can be cut. *)
Definition cut_values (g : nat -> nat) (n : nat) : seq nat :=
  [seq nim (g a) (g (n - a)) | a <- iota 2 (n - 3)].

Lemma cut_valuesP g n v :
  reflect (exists a b, [/\ 1 < a, 1 < b, a + b = n & v = nim (g a) (g b)]) (v \in cut_values g n).
Proof.
apply: (iffP mapP) => [[a]|[a [b [a1 b1 <- ->]]]].
- rewrite mem_iota => /andP[/ltP a1 /ltP a_n] ->; rewrite -plusE -minusE in a_n.
  exists a, (n - a); split=> //; first exact/ltP; last by apply: subnKC; apply/leP; lia.
  by apply/ltP; rewrite -minusE; lia.
- exists a; last by rewrite addKn.
  by rewrite mem_iota a1; apply/ltP; move/ltP: a1; move/ltP: b1; rewrite -plusE -minusE; lia.
Qed.

Lemma path_recurrence n : path_value n = mex (cut_values path_value n).
Proof.
rewrite /path_value grundy_eq; apply: eq_mex => v; apply/mapP/cut_valuesP.
- case=> _ /path_options[a [a1 a_n ->]] ->; have a_n' : a <= n := ltnW (ltnW a_n).
  exists a, (n - a); rewrite subnKC // -grundy_union ltn_subRL addn1; split=> //.
  by rewrite (grundy_isomorphic (cut_path a (n - a))) subnKC.
- case=> a [b [a1 b1 n_ab ->]]; exists (subpath n (predC1 a)).
    by apply/path_options; exists a; split; rewrite // -n_ab -addn1 ltn_add2l.
  by rewrite -n_ab -(grundy_isomorphic (cut_path a b)) grundy_union.
Qed.

(* The first k values of the recurrence, as a table. *)
Fixpoint table (k : nat) : seq nat :=
  if k is n.+1 then let t := table n in rcons t (mex (cut_values (nth 0 t) n)) else [::].

Lemma size_table k : size (table k) = k.
Proof. by elim: k => //= k IH; rewrite size_rcons IH. Qed.

Lemma tableP k n : n < k -> nth 0 (table k) n = path_value n.
Proof.
elim: k n => // k IH n; rewrite ltnS leq_eqVlt /= nth_rcons size_table => /orP[/eqP->|lt_n].
- rewrite ltnn eqxx path_recurrence; congr mex; apply/eq_in_map=> a; rewrite mem_iota => /andP[a1 a_k].
  by congr nim; apply: IH; apply/ltP; move/ltP: a1 => ?; move/ltP: a_k; rewrite -plusE -minusE; lia.
- by rewrite lt_n IH.
Qed.

(* What a table says is so of the values themselves. *)
Lemma by_table (k : nat) (holds : (nat -> nat) -> nat -> bool) (from to : nat) :
  (forall g m, (forall n, n < k -> g n = path_value n) -> from <= m < to ->
     holds g m = holds path_value m) ->
  (let t := table k in all (holds (nth 0 t)) (iota from (to - from))) ->
  forall m, from <= m < to -> holds path_value m.
Proof.
move: (table k) (@tableP k) => t t_P local /allP all_m m m_in.
rewrite -(local (nth 0 t)) //; apply: all_m.
by rewrite mem_iota subnKC //; case/andP: m_in => /leq_trans le /ltnW; apply: le.
Qed.

(* The base, computed. *)
Lemma period_base m : 55 <= m < 146 -> path_value (m + 34) = path_value m.
Proof.
move=> m_in; apply/eqP; pose holds (g : nat -> nat) m := g (m + 34) == g m.
(* With m_in where it belongs: Coq would try it for the table, and compute that. *)
apply: (@by_table 180 holds 55 146 _ _ _ m_in) => [g n gP|]; last vm_cast_no_check (erefl true).
by case/andP=> _ /ltP n_lt; rewrite /holds !gP //; apply/ltP; rewrite -?plusE; lia.
Qed.

(* The step [GGHR, Lemma 3, proof], for any period: where a + b = m and b is the greater, the pairs
   (a, b) and (a, b + period) have the same value. *)
Lemma period_step from period m :
  2 <= from -> 2 * from + period <= m.+1 ->
  (forall b, from <= b < m -> path_value (b + period) = path_value b) ->
  path_value (m + period) = path_value m.
Proof.
move=> /leP from2 big IH; rewrite path_recurrence [RHS]path_recurrence; apply: eq_mex => v.
have sorted n (w : nat) : w \in cut_values path_value n ->
    exists a b, [/\ 1 < a, a <= b, a + b = n & w = nim (path_value a) (path_value b)].
  case/cut_valuesP=> a [b [a1 b1 n_ab ->]]; have [le_ab|lt_ba] := leqP a b; first by exists a, b.
  by exists b, a; split=> //; [exact: ltnW | rewrite addnC | rewrite nimC].
move/leP: big; rewrite -plusE -multE => big.
apply/idP/idP=> /sorted[a [b [/ltP a1 /leP ab m_ab ->]]]; apply/cut_valuesP.
- exists a, (b - period); move: m_ab; rewrite -!plusE -minusE => m_ab.
  have le_p : period <= b by apply/leP; lia.
  split; [exact/ltP | apply/ltP | | ]; try lia.
  congr nim; rewrite -{1}(subnK le_p); apply: IH; rewrite -minusE.
  by apply/andP; split; [apply/leP | apply/ltP]; lia.
- exists a, (b + period); move: m_ab; rewrite -!plusE => m_ab.
  split; [exact/ltP | apply/ltP | | ]; try lia.
  by congr nim; rewrite IH //; apply/andP; split; [apply/leP | apply/ltP]; lia.
Qed.

Lemma path_period m : 55 <= m -> path_value (m + 34) = path_value m.
Proof.
have [k] := ubnP m; elim: k m => // k IH m lt_m m55.
have [small|big] := ltnP m 146; first by apply: period_base; rewrite m55.
apply: (@period_step 55) => //; first by apply: leqW; apply: leq_trans big.
by move=> b /andP[b55 b_m]; apply: IH => //; apply: leq_trans b_m _.
Qed.

(* 55 cannot be less. *)
Lemma no_period_54 : path_value (54 + 34) != path_value 54.
Proof.
pose holds (g : nat -> nat) m := g (m + 34) != g m.
apply: (@by_table 89 holds 54 55 _ _ 54 erefl); last by vm_compute.
by move=> g m gP /andP[_ /ltP m_lt]; rewrite /holds !gP //; apply/ltP; rewrite -?plusE; lia.
Qed.

(* The orders of the paths of value 0: those below 38, and beyond those of five residues. *)
Definition B_wins_small : seq nat := [:: 2; 3; 7; 11; 17; 23; 27; 31; 37].
Definition B_wins_from (k : nat) : seq nat :=
  [:: 41 + 34 * k; 45 + 34 * k; 57 + 34 * k; 61 + 34 * k; 65 + 34 * k].

Definition value_0 (n : nat) : bool :=
  (n \in B_wins_small) || (40 < n) && (n %% 34 \in [:: 7; 11; 23; 27; 31]).


Ltac members H :=
  rewrite !inE in H; repeat match type of H with is_true (_ || _) => case/orP: H => H end;
  move/eqP: H => H.

Lemma below_90 n :
  1 < n < 90 ->
  path_value n = 0 <-> n \in B_wins_small ++ [:: 41; 45; 57; 61; 65; 75; 79].
Proof.
pose holds (g : nat -> nat) m := (g m == 0) == (m \in B_wins_small ++ [:: 41; 45; 57; 61; 65; 75; 79]).
have checked : forall m, 2 <= m < 90 -> holds path_value m.
  apply: (@by_table 90 holds 2 90) => [g m gP|]; last by vm_compute.
  by case/andP=> _ m_lt; rewrite /holds gP.
by move/checked=> /eqP same; split=> [/eqP|in_list]; [rewrite same | apply/eqP; rewrite same].
Qed.

Lemma B_wins_shift m k : (m + 34 \in B_wins_from k.+1) = (m \in B_wins_from k).
Proof. by rewrite !inE mulnS !(addnCA _ 34) (addnC m) !eqn_add2l. Qed.

Lemma path_value_0 n :
  1 < n -> path_value n = 0 <-> n \in B_wins_small \/ exists k, n \in B_wins_from k.
Proof.
have [k] := ubnP n; elim: k n => // k IH n lt_n n1; have [small|big] := ltnP n 90.
- rewrite below_90 ?n1 // mem_cat; split=> [/orP[->|n_in]|[->//|[j n_in]]]; [by left | right | ].
  + by members n_in; rewrite n_in; do [by exists 0 | by exists 1].
  + apply/orP; right; case: j n_in => [|[|j]] n_in; [members n_in | members n_in | ];
      try by move: small; rewrite n_in.
    by exfalso; move/ltP: small; members n_in; move: n_in; rewrite -multE -plusE; lia.
- have n_eq : n = n - 34 + 34 by rewrite subnK //; apply: leq_trans big.
  have m55 : 55 <= n - 34 by rewrite leq_subRL; [exact: ltnW big | exact: leq_trans big].
  move: (n - 34) n_eq m55 => m n_eq m55; rewrite n_eq path_period // IH; last 2 first.
  + by rewrite n_eq ltnS addnS in lt_n; apply: leq_ltn_trans (leq_addr 33 m) lt_n.
  + exact: leq_trans m55.
  split=> -[m_in|[j m_in]].
  + by exfalso; move/leP: m55; members m_in; lia.
  + by right; exists j.+1; rewrite B_wins_shift.
  + by exfalso; move/leP: m55; members m_in; rewrite -plusE in m_in; lia.
  + right; case: j m_in => [|j] m_in; last by exists j; rewrite -B_wins_shift.
    by exfalso; move/leP: m55; members m_in; rewrite -plusE -multE in m_in; lia.
Qed.
