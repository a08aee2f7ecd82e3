(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* UEG on grids of any dimension, the products of paths, by polynomials: the vertex (a_1, ..., a_d) is
   N iff the product of the f_(a_i)(x_i) lies in the ideal that x_1 + ... + x_d and the
   f_(n_i + 1)(x_i) generate, f the Fibonacci polynomials over the field of two elements. *)
From mathcomp Require Import all_ssreflect all_algebra.
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

(* The converse: a set with even sums at every vertex gives a functional that vanishes on the ideal. *)
Section Rows.
Variables (n : nat) (V : finType).
Notation function := {ffun 'I_n * V -> K}.
Implicit Types phi psi : function.

Lemma double_F2 (W : finType) (x : {ffun W -> K}) : x + x = 0.
Proof.
by apply/ffunP=> v; rewrite !ffunE; apply: double0.
Qed.

(* The row a of a function, counted from 1; zero outside. *)
Definition at_row phi (a : nat) : {ffun V -> K} :=
  [ffun u => \sum_(i : 'I_n | i.+1 == a) phi (i, u)].
Definition path_op phi : function :=
  [ffun v : 'I_n * V => \sum_(k : 'I_n | next v.1 k) phi (k, v.2)].

Lemma at_row_ord phi (i : 'I_n) u : at_row phi i.+1 u = phi (i, u).
Proof.
rewrite ffunE (bigD1 i) //= big1 ?addr0 // => k /andP[/eqP[e] /eqP[]]; exact: ord_inj.
Qed.

Lemma at_row_outside phi a : (a == 0)%N || (n < a)%N -> at_row phi a = 0.
Proof.
move=> out; apply/ffunP=> u; rewrite !ffunE big1 // => k /eqP e.
by move: out; rewrite -e /= ltnS leqNgt ltn_ord.
Qed.

Lemma at_rowD phi psi a : at_row (phi + psi) a = at_row phi a + at_row psi a.
Proof. by apply/ffunP=> u; rewrite !ffunE -big_split; apply: eq_bigr => k _; rewrite ffunE. Qed.

Lemma path_opD phi psi : path_op (phi + psi) = path_op phi + path_op psi.
Proof. by apply/ffunP=> u; rewrite !ffunE -big_split; apply: eq_bigr => k _; rewrite ffunE. Qed.

Lemma path_op0 : path_op 0 = 0.
Proof. by apply/ffunP=> u; rewrite !ffunE big1 // => k _; rewrite ffunE. Qed.

Lemma at_path_op phi a :
  (0 < a <= n)%N -> at_row (path_op phi) a = at_row phi a.+1 + at_row phi a.-1.
Proof.
case: a => [//|a] /= lt_a; apply/ffunP=> u.
rewrite (at_row_ord _ (Ordinal lt_a)) !ffunE /= (bigID (fun k : 'I_n => a.+1 == k)) /=.
congr (_ + _); apply: eq_bigl => k; rewrite /next /=.
- by apply/idP/idP=> [/andP[_ /eqP<-] //|/eqP[->]]; rewrite eqxx.
- apply/idP/idP=> [/andP[/orP[/eqP->|//]]|/eqP<-]; first by rewrite eqxx.
  by rewrite eqxx orbT gtn_eqF // ltnS leqnSn.
Qed.

Fixpoint fibonacci_op (k : nat) phi : function :=
  match k with
  | 0 => 0
  | k1.+1 =>
    match k1 with 0 => phi | k2.+1 => path_op (fibonacci_op k1 phi) + fibonacci_op k2 phi end
  end.

Lemma fibonacci_opSS k phi :
  fibonacci_op k.+2 phi = path_op (fibonacci_op k.+1 phi) + fibonacci_op k phi.
Proof. by []. Qed.

(* Induction two steps back. *)
Lemma two_back (H : nat -> Prop) :
  H 0%N -> H 1%N -> (forall k, H k -> H k.+1 -> H k.+2) -> forall k, H k.
Proof.
move=> H0 H1 step k; suff: H k /\ H k.+1 by case.
by elim: k => // k [Hk Hk1]; split=> //; apply: step.
Qed.

Lemma fibonacci_op_path k phi : fibonacci_op k (path_op phi) = path_op (fibonacci_op k phi).
Proof.
elim/two_back: k => [||k IH IH1] //=; first by rewrite path_op0.
by rewrite -fibonacci_opSS fibonacci_opSS IH1 IH path_opD.
Qed.

Lemma fibonacci_opD k phi psi :
  fibonacci_op k (phi + psi) = fibonacci_op k phi + fibonacci_op k psi.
Proof.
elim/two_back: k => [||k IH IH1] //; first by rewrite addr0.
by rewrite !fibonacci_opSS IH IH1 path_opD addrACA.
Qed.

Lemma fibonacci_op0 k : fibonacci_op k 0 = 0.
Proof. by elim/two_back: k => [||k IH IH1] //; rewrite fibonacci_opSS IH IH1 path_op0 addr0. Qed.

Lemma fibonacci_opC k l phi :
  fibonacci_op k (fibonacci_op l phi) = fibonacci_op l (fibonacci_op k phi).
Proof.
elim/two_back: k => [||k IH IH1] //; first by rewrite fibonacci_op0.
by rewrite !fibonacci_opSS fibonacci_opD fibonacci_op_path IH IH1.
Qed.

(* f_a of the path takes row 1 to row a. *)
Lemma at_fibonacci_op a phi : (a <= n.+1)%N -> at_row (fibonacci_op a phi) 1 = at_row phi a.
Proof.
elim/two_back: a phi => [||a IH IH1] phi le_a //.
  by rewrite [RHS]at_row_outside //; apply/ffunP=> u; rewrite !ffunE big1 // => k _; rewrite ffunE.
rewrite fibonacci_opSS at_rowD -fibonacci_op_path IH1 ?IH; try exact: ltnW; last exact/ltnW/ltnW.
by rewrite at_path_op //= -addrA double_F2 addr0.
Qed.

Lemma row_ext phi : (forall i : 'I_n, at_row phi i.+1 = 0) -> phi = 0.
Proof. by move=> rows; apply/ffunP=> -[i u]; rewrite -at_row_ord rows !ffunE. Qed.

Lemma fibonacci_op_end phi : fibonacci_op n.+1 phi = 0.
Proof.
apply: row_ext => i; have le_i : (i.+1 <= n.+1)%N by rewrite ltnS ltnW.
rewrite -at_fibonacci_op // fibonacci_opC at_fibonacci_op // at_row_outside //.
by rewrite ltnSn orbT.
Qed.

End Rows.

Notation function_on s := {ffun box_vertex s -> K}.

(* The functional of a function phi: a monomial acts on phi by the paths' matrices, and the value at
   the corner is taken. *)
Fixpoint functional (s : seq nat) : function_on s -> polynomials s -> K :=
  match s with
  | [::] => fun phi c => c * phi tt
  | n :: s' => fun phi (p : {poly polynomials s'}) =>
      \sum_(k < size p) @functional s' (at_row (iter k (@path_op n (box_vertex s')) phi) 1) p`_k
  end.

Lemma iter_path_opD n (V : finType) k (phi psi : {ffun 'I_n * V -> K}) :
  iter k (@path_op n V) (phi + psi) = iter k (@path_op n V) phi + iter k (@path_op n V) psi.
Proof. by elim: k => //= k ->; rewrite path_opD. Qed.

Lemma functionalD s (phi psi : function_on s) p :
  functional (phi + psi) p = functional phi p + functional psi p.
Proof.
elim: s phi psi p => [|n s IH] phi psi p /=; first by rewrite ffunE mulrDr.
by rewrite -big_split; apply: eq_bigr => k _; rewrite iter_path_opD at_rowD IH.
Qed.

Lemma functional0 s (p : polynomials s) : functional 0 p = 0.
Proof. by apply: (addrI (functional 0 p)); rewrite -functionalD !addr0. Qed.

Lemma functional_p0 s (phi : function_on s) : functional phi 0 = 0.
Proof. by case: s phi => [|n s] phi /=; rewrite ?mul0r // size_poly0 big_ord0. Qed.

Lemma functional_wide n s (phi : function_on (n :: s)) (p : {poly polynomials s}) m :
  (size p <= m)%N ->
  functional phi (p : polynomials (n :: s)) =
  \sum_(k < m) functional (at_row (iter k (@path_op n (box_vertex s)) phi) 1) p`_k.
Proof.
move=> le_m /=.
rewrite (big_ord_widen m
  (fun k => functional (at_row (iter k (@path_op n (box_vertex s)) phi) 1) p`_k)) //.
rewrite big_mkcond /=; apply: eq_bigr => k _; case: ltnP => // ge_k.
by rewrite nth_default // functional_p0.
Qed.

Lemma functional_pD s (phi : function_on s) p q :
  functional phi (p + q) = functional phi p + functional phi q.
Proof.
elim: s phi p q => [|n s IH] phi p q; first by rewrite /= mulrDl.
rewrite !(@functional_wide _ _ _ _ (maxn (size (p : {poly _})) (size (q : {poly _})))).
- by rewrite -big_split; apply: eq_bigr => k _ /=; rewrite coefD IH.
- exact: leq_maxr.
- exact: leq_maxl.
- exact: size_add.
Qed.

Section OneSide.
Variables (n : nat) (s : seq nat).
Implicit Types (phi : function_on (n :: s)) (p : {poly polynomials s}).

Lemma functionalX phi p :
  functional phi ('X * p : polynomials (n :: s)) =
  functional (path_op phi : function_on (n :: s)) (p : polynomials (n :: s)).
Proof.
have le_s : (size ('X * p)%R <= (size p).+1)%N.
  by have := size_mul_leq 'X p; rewrite size_polyX.
rewrite (functional_wide _ le_s) big_ord_recl coefXM eqxx functional_p0 add0r /=.
by apply: eq_bigr => k _; rewrite coefXM /= -iterS iterSr.
Qed.

Lemma functionalC phi c p :
  functional phi (c%:P * p : polynomials (n :: s)) =
  \sum_(k < size p) functional (at_row (iter k (@path_op n (box_vertex s)) phi) 1) (c * p`_k).
Proof.
have le_s : (size (c%:P * p)%R <= size p)%N by rewrite mul_polyC size_scale_leq.
by rewrite (functional_wide _ le_s); apply: eq_bigr => k _; rewrite coefCM.
Qed.

Lemma functional_fibonacci k phi p :
  functional phi (fibonacci k 'X * p : polynomials (n :: s)) =
  functional (fibonacci_op k phi : function_on (n :: s)) (p : polynomials (n :: s)).
Proof.
elim/two_back: k phi => [||k IH IH1] phi; first by rewrite mul0r functional_p0 functional0.
  by rewrite mul1r.
rewrite fibonacciSS mulrDl -mulrA functional_pD functionalX IH IH1 -functionalD.
by rewrite fibonacci_op_path.
Qed.

End OneSide.

Lemma functional_side s (g p : polynomials s) (phi : function_on s) :
  side_relation g -> functional phi (g * p) = 0.
Proof.
elim: s g p phi => // n s IH g p phi [->|[h rel ->]].
- by rewrite functional_fibonacci fibonacci_op_end functional0.
- by rewrite functionalC big1 // => k _; apply: IH.
Qed.

(* The grid's own matrix. *)
Definition grid_op s (phi : function_on s) : function_on s :=
  [ffun v => \sum_(w | (v, w) \in box s) phi w].

Section Lift.
Variables (n : nat) (s : seq nat).
Implicit Types (phi : function_on (n :: s)).

Definition lift phi : function_on (n :: s) :=
  [ffun v : 'I_n * box_vertex s => \sum_(u | (v.2, u) \in box s) phi (v.1, u)].

Lemma grid_opS phi : grid_op phi = path_op phi + lift phi.
Proof.
apply/ffunP=> v; rewrite !ffunE (product_sum (simple_path n) (simple_box s)); congr (_ + _).
by apply: eq_bigl => k; rewrite inE.
Qed.

Lemma at_row_lift phi a : at_row (lift phi) a = grid_op (at_row phi a).
Proof.
apply/ffunP=> u; rewrite !ffunE.
transitivity (\sum_(i : 'I_n | i.+1 == a) \sum_(w | (u, w) \in box s) phi (i, w)).
  by apply: eq_bigr => i _; rewrite ffunE.
by rewrite exchange_big; apply: eq_bigr => w _; rewrite ffunE.
Qed.

Lemma lift_path phi : path_op (lift phi) = lift (path_op phi).
Proof.
apply/ffunP=> -[i u]; rewrite !ffunE /=.
transitivity (\sum_(k : 'I_n | next i k) \sum_(w | (u, w) \in box s) phi (k, w)).
  by apply: eq_bigr => k _; rewrite ffunE.
by rewrite exchange_big; apply: eq_bigr => w _; rewrite ffunE.
Qed.

Lemma iter_lift k phi :
  iter k (@path_op n (box_vertex s)) (lift phi) = lift (iter k (@path_op n (box_vertex s)) phi).
Proof. by elim: k => //= k ->; rewrite lift_path. Qed.

End Lift.

Lemma functional_sum s (phi : function_on s) p :
  functional phi ((\sum_(y <- variables s) y) * p) = functional (grid_op phi) p.
Proof.
elim: s phi p => [|n s IH] phi p.
  rewrite big_nil mul0r functional_p0 (_ : grid_op phi = 0) ?functional0 //.
  by apply/ffunP=> v; rewrite !ffunE big1 // => w; rewrite inE.
rewrite grid_opS functionalD big_cons big_map -rmorph_sum mulrDl functional_pD functionalX.
congr (_ + _); rewrite functionalC; apply: eq_bigr => k _.
by rewrite IH iter_lift at_row_lift.
Qed.

Arguments fibonacci : simpl never.
Arguments fibonacci_op : simpl never.

Lemma valueC s (t : seq nat) (r : seq (polynomials t)) (v : box_vertex s) :
  value [seq (x%:P : {poly polynomials t}) | x <- r] v = (value r v)%:P :> {poly polynomials t}.
Proof.
elim: s r v => [|n s IH] r v /=; first by rewrite polyC1.
rewrite polyCM fibonacciC -IH; case: r => [|x r] //=.
Qed.

Lemma functional_value s (phi : function_on s) v : functional phi (value (variables s) v) = phi v.
Proof.
elim: s phi v => [|n s IH] phi v; first by case: v; rewrite /= mul1r.
have -> : value (variables (n :: s)) v =
    fibonacci (v.1 : 'I_n).+1 'X * ((value (variables s) v.2)%:P * 1) :> {poly polynomials s}.
  by rewrite /= valueC mulr1.
rewrite functional_fibonacci functionalC size_poly1 big_ord1 coef1 eqxx mulr1 IH.
by rewrite [iter _ _ _]/= at_fibonacci_op ?at_row_ord -?surjective_pairing // ltnS ltnW.
Qed.

(* The ideal is in the kernel of the functionals of even sets. *)
Lemma functional_ideal s (phi : function_on s) p :
  grid_op phi = 0 -> grid_ideal p -> functional phi p = 0.
Proof.
move=> even; elim=> [|c x _ IH|c g x rel _ IH]; first exact: functional_p0.
- by rewrite functional_pD IH mulrC functional_sum even functional0 addr0.
- by rewrite functional_pD IH mulrC functional_side // addr0.
Qed.

Lemma in_ideal_N s (v : box_vertex s) :
  grid_ideal (value (variables s) v) -> N_position ((box s, v) : UEG _).
Proof.
move=> in_I; apply/not_P => is_P; have [X bip] := box_bipartite s.
have [S kerS vS] := iffLR (bipartite_kernel (simple_box s) bip v) is_P.
have [_ _ even] := iffLR (even_kernel_everywhere _ _) kerS.
pose phi : function_on s := [ffun w => (w \in S)%:R].
have phi_even : grid_op phi = 0.
  apply/ffunP=> u; rewrite !ffunE (eq_bigr (fun w => (w \in S)%:R)) => [|w _]; last by rewrite ffunE.
  rewrite neighbours_sum -[#|_|](odd_double_half _) (negPf (even u)) add0n -addnn natrD.
  exact: double0.
have := functional_value phi v; rewrite (functional_ideal phi_even in_I) ffunE vS => /eqP.
by rewrite eq_sym oner_eq0.
Qed.

End Over.
Arguments fibonacci : simpl never.

(* f_a divides f_(k a), so what is N stays N when its coordinates are multiplied. *)
Lemma fibonacciD (L : comRingType) a b (x : L) :
  fibonacci (a + b).+1 x = fibonacci a.+1 x * fibonacci b.+1 x + fibonacci a x * fibonacci b x.
Proof.
have f0 : fibonacci 0 x = 0 by []; have f1 : fibonacci 1 x = 1 by [].
move: a; apply: two_back => [||a IH IH1]; first by rewrite f0 f1 mul1r mul0r addr0.
  by rewrite add1n fibonacciSS (fibonacciSS 0) f0 f1 mulr1 addr0 mul1r.
rewrite !addSn fibonacciSS -[(a + b).+1]addSn IH1 addSn IH (fibonacciSS a.+1).
rewrite [X in _ = _ + X * _]fibonacciSS.
move: (fibonacci a.+2 x) (fibonacci a.+1 x) (fibonacci a x) (fibonacci b.+1 x) => F2 F1 F0 B1.
by rewrite mulrDr !mulrDl !mulrA addrACA.
Qed.

Lemma fibonacciM (L : comRingType) k a (x : L) :
  exists c, fibonacci (k * a) x = c * fibonacci a x.
Proof.
elim: k => [|k [c IH]]; first by exists 0; rewrite mul0n mul0r.
case: a IH => [|a] IH; first by exists 0; rewrite muln0 mulr0.
exists (fibonacci (k * a.+1).+1 x + c * fibonacci a x).
by rewrite mulSn addSn [(a + _)%N]addnC fibonacciD IH mulrDl; congr (_ + _); rewrite mulrAC.
Qed.

(* Each coordinate of w, counted from 1, is a multiple of that of v. *)
Fixpoint multiple (s : seq nat) : box_vertex s -> box_vertex s -> bool :=
  match s with
  | [::] => fun _ _ => true
  | n :: s' => fun v w => ((v.1 : 'I_n).+1 %| (w.1 : 'I_n).+1)%N && multiple v.2 w.2
  end.

Lemma value_multiple (L : comRingType) s (r : seq L) (v w : box_vertex s) :
  multiple v w -> exists c, value r w = c * value r v.
Proof.
elim: s r v w => [|n s IH] r v w; first by exists 1; rewrite mulr1.
case/andP=> /dvdnP[k w_k] /(IH (behead r))[c w_c].
have [a w_a] := fibonacciM k (v.1 : 'I_n).+1 (head 0 r).
by exists (a * c); rewrite /= w_k w_a w_c mulrACA.
Qed.

(* Modulo f_n, f_a and f_g divide each other for g = gcd(a, n). *)
Section Gcds.
Variables (L : comRingType) (I : L -> Prop).
Hypotheses (two : 1 + 1 = 0 :> L) (idealI : ideal I).

Lemma fibonacci_square n (x : L) :
  fibonacci n.+1 x * fibonacci n.+1 x = 1 + fibonacci n.+2 x * fibonacci n x.
Proof.
elim: n => [|n IH].
  have -> : fibonacci 1 x = 1 by []. have -> : fibonacci 0 x = 0 by [].
  by rewrite mulr0 addr0 mulr1.
have e2 := fibonacciSS n x; rewrite (fibonacciSS n.+1) [in RHS]mulrDl IH.
rewrite addrCA [1 + (1 + _)]addrA two add0r {2}e2.
move: (fibonacci n.+2 x) (fibonacci n.+1 x) (fibonacci n x) => f2 f1 f0.
by rewrite mulrDr mulrA [f2 * x]mulrC.
Qed.

Lemma fibonacci_gcd a n (x : L) :
  (0 < a)%N -> I (fibonacci n x) -> exists c, I (fibonacci (gcdn a n) x + c * fibonacci a x).
Proof.
move=> a_pos f_n; case: (egcdnP n a_pos) => k l bezout _.
have [g g_eq] : exists g, gcdn a n = g.+1 by exists (gcdn a n).-1; rewrite prednK // gcdn_gt0 a_pos.
have [c c_eq] := fibonacciM k a x; have [b b_eq] := fibonacciM l n x.
pose u := fibonacci (l * n).+1 x.
have f_ln : I (fibonacci (l * n) x) by rewrite b_eq; apply: (ideal_mul idealI).
have f_ka : c * fibonacci a x = u * fibonacci g.+1 x + fibonacci (l * n) x * fibonacci g x.
  by rewrite -c_eq bezout g_eq addnS fibonacciD.
have uu : I (1 + u * u).
  by rewrite /u fibonacci_square addrA two add0r; apply: (ideal_mul idealI).
exists (u * c); rewrite g_eq -mulrA f_ka mulrDr mulrA addrA -[X in X + _ + _]mul1r -mulrDl.
apply: (ideal_add idealI); first by rewrite mulrC; apply: (ideal_mul idealI).
by rewrite mulrCA mulrC; apply: (ideal_mul idealI).
Qed.

(* The coordinates of v and w, counted from 1, have the same gcds with the n_i + 1. *)
Fixpoint same_gcds (s : seq nat) : box_vertex s -> box_vertex s -> bool :=
  match s with
  | [::] => fun _ _ => true
  | n :: s' => fun v w =>
      (gcdn (v.1 : 'I_n).+1 n.+1 == gcdn (w.1 : 'I_n).+1 n.+1) && same_gcds v.2 w.2
  end.

Lemma value_same_gcds s (r : seq L) (v w : box_vertex s) :
  relations I s r -> same_gcds v w -> exists c, I (value r w + c * value r v).
Proof.
elim: s r v w => [|n s IH] r v w.
  by exists 1; rewrite mulr1 double0 //; apply: (ideal_zero idealI).
case=> f_n rel /andP[/eqP gcds /(IH _ _ _ rel)[c2 W]] /=.
have [c1 V] := fibonacci_gcd (ltn0Sn (v.1 : 'I_n)) f_n.
have /dvdnP[k w_k] : (gcdn (v.1 : 'I_n).+1 n.+1 %| (w.1 : 'I_n).+1)%N by rewrite gcds dvdn_gcdl.
have [m w_m] := fibonacciM k (gcdn (v.1 : 'I_n).+1 n.+1) (head 0 r).
rewrite w_k w_m; move: (fibonacci _ _) V => g V.
move: (fibonacci (v.1 : 'I_n).+1 (head 0 r)) (value (behead r) v.2) V (value (behead r) w.2) W.
move=> f a V b W; exists (m * c1 * c2).
have -> : m * g * b + m * c1 * c2 * (f * a) = m * b * (g + c1 * f) + m * c1 * f * (b + c2 * a).
  rewrite !mulrDr; have -> : m * c1 * f * b = m * b * (c1 * f).
    by rewrite !mulrA [m * b * c1]mulrAC [_ * b * f]mulrAC.
  rewrite addrA -[_ + _ + m * b * (c1 * f)]addrA double0 // addr0.
  by congr (_ + _); [rewrite mulrAC | rewrite mulrACA].
apply: (ideal_add idealI); exact: (ideal_mul idealI).
Qed.

Lemma ideal_cancel (x y c : L) : I (x + c * y) -> I y -> I x.
Proof.
move=> sum_I y_I; have -> : x = (x + c * y) + c * y by rewrite -addrA double0 // addr0.
by apply: (ideal_add idealI) => //; apply: (ideal_mul idealI).
Qed.
End Gcds.

Lemma same_gcds_sym s (v w : box_vertex s) : same_gcds v w = same_gcds w v.
Proof. by elim: s v w => //= n s IH v w; rewrite eq_sym IH. Qed.
