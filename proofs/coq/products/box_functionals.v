(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The converse of boxes.v: if the product lies in the ideal, the vertex is N. A set with even sums at
   every vertex gives a functional that vanishes on the ideal, and takes the product to whether the set
   has the vertex. *)
From mathcomp Require Import all_ssreflect ssralg poly polydiv zmodp matrix mxalgebra.
From Gazetteer Require Import games rules even_kernels bipartite grids boxes.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Over.
Variable K : comRingType.
Hypothesis two : 1 + 1 = 0 :> K.
Local Notation polynomials := (polynomials K).
Local Notation variables := (variables K).

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
