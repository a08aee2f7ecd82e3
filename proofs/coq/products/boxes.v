(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on grids of any dimension, the products of paths, by polynomials: if the vertex (a_1, ..., a_d) is
   N, the product of the f_(a_i)(x_i) lies in the ideal that x_1 + ... + x_d and the f_(n_i + 1)(x_i)
   generate, f the Fibonacci polynomials over the field of two elements. *)
From mathcomp Require Import all_ssreflect ssralg poly polydiv zmodp matrix mxalgebra.
From Gazetteer Require Import games rules even_kernels bipartite grids.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Definition product (V W : finType) (E : graph V) (F : graph W) : graph [finType of V * W] :=
  [set e | (e.1.1 == e.2.1) && ((e.1.2, e.2.2) \in F)
        || (e.1.2 == e.2.2) && ((e.1.1, e.2.1) \in E)].

(* A set is counted along the neighbours of a vertex. *)
Lemma neighbours_sum (R : ringType) (V : finType) (E : graph V) u (S : {set V}) :
  \sum_(w | (u, w) \in E) (w \in S)%:R = #|neighbours E u :&: S|%:R :> R.
Proof.
rewrite -sum1_card natr_sum [RHS]big_mkcond [LHS]big_mkcond /=; apply: eq_bigr => w _.
by rewrite !inE; case: (_ \in E); case: (w \in S).
Qed.

(* The grid whose sides have the orders s. *)
Fixpoint box_vertex (s : seq nat) : finType :=
  if s is n :: s' then [finType of 'I_n * box_vertex s'] else [finType of unit].
Fixpoint box (s : seq nat) : graph (box_vertex s) :=
  if s is n :: s' then product (path_graph n) (box s') else set0.

Section Product.
Variables (V W : finType) (E : graph V) (F : graph W).
Hypotheses (simpleE : simple E) (simpleF : simple F).

Lemma simple_product : simple (product E F).
Proof.
split=> [u|u v]; rewrite !inE /=.
  by rewrite !eqxx /= (negPf (loopless simpleE _)) (negPf (loopless simpleF _)).
by rewrite (eq_sym u.1) (eq_sym u.2) (undirected simpleE u.1) (undirected simpleF u.2).
Qed.

Lemma product_bipartition X Y :
  bipartition E X -> bipartition F Y ->
  bipartition (product E F) [set v | (v.1 \in X) (+) (v.2 \in Y)].
Proof.
move=> bE bF u v; rewrite !inE /= => /orP[]/andP[/eqP e].
- by rewrite e => /bF; case: (v.1 \in X); case: (u.2 \in Y); case: (v.2 \in Y).
- by rewrite e => /bE; case: (u.1 \in X); case: (v.1 \in X); case: (v.2 \in Y).
Qed.

(* A sum over the neighbours in a product. *)
Lemma product_sum (R : zmodType) (h : V * W -> R) v :
  \sum_(w | (v, w) \in product E F) h w =
  \sum_(k | (v.1, k) \in E) h (k, v.2) + \sum_(u | (v.2, u) \in F) h (v.1, u).
Proof.
case: v => i u /=; rewrite big_mkcond /=.
rewrite (eq_bigr (fun w => (if (u == w.2) && ((i, w.1) \in E) then h w else 0) +
                           (if (i == w.1) && ((u, w.2) \in F) then h w else 0))); last first.
  move=> [k x] _; rewrite inE /=; have [->|_] := eqVneq i k; last by rewrite /= addr0.
  have [->|_] := eqVneq u x; last by rewrite /= orbF add0r.
  by rewrite (negPf (loopless simpleE _)) (negPf (loopless simpleF _)) addr0.
rewrite big_split /=; congr (_ + _).
- rewrite (eq_bigr (fun w => (fun k x => if (u == x) && ((i, k) \in E) then h (k, x) else 0) w.1 w.2));
    last by case.
  rewrite -(pair_bigA _ (fun k x => if (u == x) && ((i, k) \in E) then h (k, x) else 0)) /=.
  rewrite [RHS]big_mkcond /=; apply: eq_bigr => k _.
  rewrite (bigD1 u) //= eqxx /= big1 ?addr0 // => x /negPf; rewrite eq_sym => -> //.
- rewrite (eq_bigr (fun w => (fun k x => if (i == k) && ((u, x) \in F) then h (k, x) else 0) w.1 w.2));
    last by case.
  rewrite -(pair_bigA _ (fun k x => if (i == k) && ((u, x) \in F) then h (k, x) else 0)) /=.
  rewrite (bigD1 i) //= eqxx /= [X in _ + X]big1 ?addr0; last first.
    by move=> k /negPf; rewrite eq_sym => ki; apply: big1 => x _; rewrite ki.
  by rewrite [RHS]big_mkcond.
Qed.

End Product.

Lemma simple_path n : simple (path_graph n).
Proof.
by split=> [u|u v]; rewrite !inE /= ?next_irr // next_sym.
Qed.

Lemma path_bipartition n : bipartition (path_graph n) [set i : 'I_n | odd i].
Proof. by move=> i k; rewrite !inE /= => /next_odd ->; case: (odd i). Qed.

Lemma simple_box s : simple (box s).
Proof.
elim: s => [|n s IH] /=; last exact: simple_product (simple_path n) IH.
by split=> [u|u v]; rewrite !inE.
Qed.

Lemma box_bipartite s : bipartite (box s).
Proof.
elim: s => [|n s [Y bY]] /=; first by exists set0 => u v; rewrite inE.
by eexists; apply: product_bipartition (@path_bipartition n) bY.
Qed.

(* The Fibonacci polynomials, as functions on any commutative ring. *)
Fixpoint fibonacci (L : comRingType) (k : nat) (x : L) : L :=
  match k with
  | 0 => 0
  | k1.+1 => match k1 with 0 => 1 | k2.+1 => x * fibonacci k1 x + fibonacci k2 x end
  end.

Lemma fibonacciSS (L : comRingType) k (x : L) :
  fibonacci k.+2 x = x * fibonacci k.+1 x + fibonacci k x.
Proof. by []. Qed.

(* The product of the f_(a_i)(r_i) for the vertex (a_1, ..., a_d), counted from 1. *)
Fixpoint value (L : comRingType) (s : seq nat) (r : seq L) : box_vertex s -> L :=
  match s with
  | [::] => fun _ => 1
  | n :: s' => fun v => fibonacci (v.1 : nat).+1 (head 0 r) * value (behead r) v.2
  end.

(* I is an ideal, and modulo it the r_i have the relations of the box. *)
Record ideal (L : comRingType) (I : L -> Prop) : Prop := Ideal {
  ideal_zero : I 0;
  ideal_add : forall x y, I x -> I y -> I (x + y);
  ideal_mul : forall c x, I x -> I (c * x)
}.
Fixpoint relations (L : comRingType) (I : L -> Prop) (s : seq nat) (r : seq L) : Prop :=
  if s is n :: s' then I (fibonacci n.+1 (head 0 r)) /\ relations I s' (behead r) else True.

Section Values.
Variables (L : comRingType) (I : L -> Prop).
Hypotheses (two : 1 + 1 = 0 :> L) (idealI : ideal I).

Lemma double0 (x : L) : x + x = 0.
Proof. by rewrite -[x]mul1r -mulrDl two mul0r. Qed.

Lemma opp_id (x : L) : - x = x.
Proof. by apply/eqP; rewrite eq_sym -addr_eq0 double0. Qed.

Lemma ideal_sum (X : finType) (P : pred X) (h : X -> L) :
  (forall x, P x -> I (h x)) -> I (\sum_(x | P x) h x).
Proof. by move=> all_I; apply: big_ind => //; [apply: ideal_zero|apply: ideal_add]. Qed.

(* Two neighbours on a path: f_(k - 1) + f_(k + 1) = x f_k, up to the relation at the end. *)
Lemma path_sum n (x : L) (i : 'I_n) :
  I (fibonacci n.+1 x) ->
  I (\sum_(k : 'I_n | next i k) fibonacci k.+1 x + x * fibonacci i.+1 x).
Proof.
move=> end_I.
have -> : \sum_(k : 'I_n | next i k) fibonacci k.+1 x =
    (if (i.+1 < n)%N then fibonacci i.+2 x else 0) + fibonacci i x.
  rewrite (bigID (fun k : 'I_n => i.+1 == k)) /=; congr (_ + _).
  - case: ltnP => [lt_i|ge_i].
      rewrite (bigD1 (Ordinal lt_i)) /= ?eqxx ?/next ?eqxx // big1 ?addr0 // => k.
      by case/andP=> /andP[_ /eqP e] /eqP[]; apply: ord_inj; rewrite -e.
    rewrite big1 // => k /andP[_ /eqP e]; have := ltn_ord k.
    by rewrite -e ltnNge ge_i.
  - case: i => [[|i] lt_i] /=.
      by rewrite big1 // => k; rewrite /next /= orbF andbN.
    rewrite (bigD1 (Ordinal (ltnW lt_i))) /=; last first.
      by rewrite /next eqxx orbT /= gtn_eqF // leqW.
    rewrite big1 ?addr0 // => k /andP[/andP[/orP[/eqP->|/eqP[e]]]]; rewrite ?eqxx // => _ /eqP[].
    by apply: ord_inj.
case: ltnP => [_|ge_i].
  have abba a b : a + b + b + a = 0 :> L by rewrite -(addrA a) double0 addr0 double0.
  by rewrite fibonacciSS abba; apply: ideal_zero.
have n_i : n = i.+1 by apply/eqP; rewrite eqn_leq ge_i ltn_ord.
by rewrite add0r -[fibonacci i x + _]addrC -fibonacciSS -n_i.
Qed.

(* The sum of the values at the neighbours is the sum of the r_i times the value. *)
Lemma neighbours_value s (r : seq L) (v : box_vertex s) :
  size r = size s -> relations I s r ->
  I (\sum_(w | (v, w) \in box s) value r w + (\sum_(x <- r) x) * value r v).
Proof.
elim: s r v => [|n s IH] [|x r] //= v.
  move=> _ _; rewrite big_nil mul0r addr0 big1; first exact: (ideal_zero idealI).
  by move=> w; rewrite inE.
case=> size_r [end_I rel]; rewrite (product_sum (simple_path n) (simple_box s)) big_cons /=.
rewrite -mulr_suml -mulr_sumr mulrDl addrACA.
apply: (ideal_add idealI).
- rewrite mulrA -mulrDl mulrC; apply: (ideal_mul idealI).
  have -> : \sum_(k | (v.1, k) \in path_graph n) fibonacci k.+1 x =
      \sum_(k : 'I_n | next v.1 k) fibonacci k.+1 x by apply: eq_bigl => k; rewrite inE.
  exact: path_sum.
- rewrite mulrCA -mulrDr; apply: (ideal_mul idealI); exact: IH.
Qed.

(* A vertex from which the first player wins has its value in the ideal. *)
Lemma N_value s (r : seq L) (v : box_vertex s) :
  size r = size s -> relations I s r -> I (\sum_(x <- r) x) ->
  N_position ((box s, v) : UEG _) -> I (value r v).
Proof.
move=> size_r rel sum_I is_N; have [X bip] := box_bipartite s.
have [[S vS even]|[B odd_B]] := fredholm (fun x y => (x, y) \in box s) v.
  case: (P_and_N_exclude (iffRL (bipartite_kernel (simple_box s) bip v) _) is_N).
  exists (restricted X S v); last by rewrite !inE vS /=.
  apply: (@side_even_kernel _ _ _ bip _ (v \in X)).
  - by apply/set0Pn; exists v; rewrite !inE vS /=.
  - by move=> u; rewrite !inE => /andP[_ /eqP].
  - by move=> w w_side; rewrite (restricted_count (simple_box s) bip).
have natr_odd k : k%:R = (odd k)%:R :> L.
  rewrite -[in LHS](odd_double_half k) natrD -addnn natrD double0 addr0; by [].
have -> : value r v = \sum_x (odd #|[set y in B | (x, y) \in box s]|)%:R * value r x.
  by rewrite (bigD1 v) //= odd_B eqxx mul1r big1 ?addr0 // => x /negPf; rewrite odd_B => ->; rewrite mul0r.
have -> : \sum_x (odd #|[set y in B | (x, y) \in box s]|)%:R * value r x =
    \sum_(y in B) \sum_(x | (y, x) \in box s) value r x.
  under eq_bigr do rewrite -natr_odd -sum1_card natr_sum mulr_suml.
  rewrite (exchange_big_dep (mem B)) /=; last by move=> x y _; rewrite inE => /andP[].
  apply: eq_bigr => y yB; apply: eq_big => [x|x _]; last by rewrite mul1r.
  by rewrite inE yB /= (undirected (simple_box s)).
apply: ideal_sum => y _.
have twice a b : a = (a + b) + b :> L by rewrite -addrA double0 addr0.
rewrite (twice (\sum_(x | (y, x) \in box s) value r x) ((\sum_(x <- r) x) * value r y)).
apply: (ideal_add idealI); first exact: neighbours_value.
by rewrite mulrC; apply: (ideal_mul idealI).
Qed.

End Values.

Lemma two_F2 : 1 + 1 = 0 :> 'F_2.
Proof. exact/val_inj. Qed.

(* K is the field of two elements in the end, but any ring of characteristic 2 will do. *)
Section Over.
Variable K : comRingType.
Hypothesis two : 1 + 1 = 0 :> K.

(* The polynomial ring in one variable for each side, and its variables. *)
Fixpoint polynomials (s : seq nat) : comRingType :=
  if s is n :: s' then [comRingType of {poly polynomials s'}] else K.
Fixpoint variables (s : seq nat) : seq (polynomials s) :=
  if s is n :: s' return seq (polynomials s)
  then 'X :: [seq x%:P | x <- variables s'] else [::].

(* The ideal that the sum of the variables and the relations of the sides generate. *)
Fixpoint side_relation (s : seq nat) : polynomials s -> Prop :=
  match s with
  | [::] => fun _ => False
  | n :: s' => fun g : {poly polynomials s'} =>
      g = fibonacci n.+1 'X \/ exists2 h, side_relation h & g = h%:P
  end.
Inductive grid_ideal (s : seq nat) : polynomials s -> Prop :=
  | GridZero : grid_ideal 0
  | GridSum c x : grid_ideal x -> grid_ideal (c * (\sum_(y <- variables s) y) + x)
  | GridSide c g x : side_relation g -> grid_ideal x -> grid_ideal (c * g + x).

Lemma two_polynomials s : 1 + 1 = 0 :> polynomials s.
Proof.
by elim: s => [|n s IH] //=; rewrite -polyCD IH.
Qed.

Lemma ideal_grid s : ideal (@grid_ideal s).
Proof.
split=> [|x y|c x]; first exact: GridZero.
- elim=> [|a {}x _ IH|a g {}x g_rel _ IH] y_I; rewrite ?add0r // -addrA.
  + exact/GridSum/IH.
  + exact/GridSide/IH.
- elim=> [|a {}x _ IH|a g {}x g_rel _ IH]; rewrite ?mulr0 ?mulrDr ?mulrA.
  + exact: GridZero.
  + exact: GridSum.
  + exact: GridSide.
Qed.

Lemma size_variables s : size (variables s) = size s.
Proof. by elim: s => //= n s IH; rewrite size_map IH. Qed.

Lemma fibonacciC s k (x : polynomials s) : (fibonacci k x)%:P = fibonacci k x%:P :> {poly _}.
Proof.
suff both : (fibonacci k x)%:P = fibonacci k x%:P :> {poly _} /\
    (fibonacci k.+1 x)%:P = fibonacci k.+1 x%:P :> {poly _} by case: both.
elim: k => [|k [IH IH1]]; first by rewrite /= polyC0 polyC1.
by split=> //; rewrite !fibonacciSS polyCD polyCM IH IH1.
Qed.

Lemma relations_ideal s : relations (@grid_ideal s) s (variables s).
Proof.
have side t (r : seq (polynomials t)) (u : seq nat) :
    (forall i, (i < size u)%N -> side_relation (fibonacci (nth 0%N u i).+1 (nth 0 r i))) ->
    relations (@grid_ideal t) u r.
  elim: u r => //= n u IH r all_r; split.
    rewrite -[X in grid_ideal X]addr0 -[X in grid_ideal (X + _)]mul1r; apply: GridSide.
      by rewrite -nth0; apply: (all_r 0%N).
    exact: GridZero.
  by apply: IH => i lt_i; rewrite nth_behead; apply: (all_r i.+1).
apply: side; elim: s => //= n s IH [_|i lt_i] /=; first by left.
right; exists (fibonacci (nth 0%N s i).+1 (nth 0 (variables s) i)); first exact: IH.
by rewrite fibonacciC (nth_map 0) // size_variables.
Qed.

(* If the first player wins, the product is in the ideal. *)
Lemma N_in_ideal s (v : box_vertex s) :
  N_position ((box s, v) : UEG _) -> grid_ideal (value (variables s) v).
Proof.
apply: (N_value (two_polynomials s) (ideal_grid s)) (size_variables s) (relations_ideal s) _.
rewrite -[X in grid_ideal X]addr0 -[X in grid_ideal (X + _)]mul1r.
exact/GridSum/GridZero.
Qed.

End Over.

Arguments fibonacci : simpl never.

(* Each coordinate of w, counted from 1, is a multiple of that of v. *)
Fixpoint multiple (s : seq nat) : box_vertex s -> box_vertex s -> bool :=
  match s with
  | [::] => fun _ _ => true
  | n :: s' => fun v w => ((v.1 : 'I_n).+1 %| (w.1 : 'I_n).+1)%N && multiple v.2 w.2
  end.

(* The coordinates of v and w, counted from 1, have the same gcds with the n_i + 1. *)
Fixpoint same_gcds (s : seq nat) : box_vertex s -> box_vertex s -> bool :=
  match s with
  | [::] => fun _ _ => true
  | n :: s' => fun v w =>
      (gcdn (v.1 : 'I_n).+1 n.+1 == gcdn (w.1 : 'I_n).+1 n.+1) && same_gcds v.2 w.2
  end.
