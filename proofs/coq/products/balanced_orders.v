(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The theorem of grids of any dimension [docs/GRIDS.md]: who wins, by balanced orders and the local
   rule. *)
From mathcomp Require Import all_ssreflect ssralg poly polydiv zmodp matrix mxalgebra.
From Gazetteer Require Import games rules boxes local_rule rule_member survival zeros splitting.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* In some field of characteristic 2 there are w_i of the orders q_i, the sum of the w_i + 1/w_i
   being 0. *)
Definition balanced (q : seq nat) : Prop :=
  exists (F : fieldType) (w : seq F),
    [/\ 1 + 1 = 0 :> F, size w = size q,
        (forall i, (i < size q)%N -> (nth 0%N q i).-primitive_root w`_i) &
        \sum_(x <- w) (x + x^-1) = 0].

(* The sides of the orders s offer the odd orders q. *)
Definition offered (s q : seq nat) : bool := all2 (fun n q => odd q && (q %| n.+1))%N s q.

(* The factors of a vertex at the orders q: what the local rule is asked about. *)
Fixpoint factors (s : seq nat) : box_vertex s -> seq nat -> seq factor :=
  match s with
  | [::] => fun _ _ => [::]
  | n :: s' => fun v q =>
      (exponent (head 1 q)%N n.+1, exponent (head 1 q)%N (v.1 : 'I_n).+1) :: factors v.2 (behead q)
  end.

Section Chosen.
Variable F : fieldType.
Hypothesis two : 1 + 1 = 0 :> F.
Implicit Types (l : seq (F * nat)) (x : F * nat).

(* An order with an element of it for each side. *)
Fixpoint chosen (s : seq nat) l : Prop :=
  match s, l with
  | [::], [::] => True
  | n :: s', x :: l' => [/\ x.2.-primitive_root x.1, (x.2 %| n.+1)%N & chosen s' l']
  | _, _ => False
  end.
Definition root_of x : F := x.1 + x.1^-1.

Lemma chosen_size s l : chosen s l -> size l = size s.
Proof. by elim: s l => [|n s IH] [|x l] //= [_ _ /IH->]. Qed.

Lemma chosen_factors s (v : box_vertex s) l (x : factor) :
  chosen s l -> x \in factors v (unzip2 l) -> side_factor x.
Proof.
elim: s v l => [|n s IH] v [|y l] //= [_ y_n rest]; rewrite inE => /orP[/eqP->|]; last exact: IH
  rest.
rewrite /exponent y_n; case: eqP => _.
  by left; exists (logn 2 n.+1), (logn 2 (v.1 : 'I_n).+1).
right; exists (logn 2 n.+1) => //=; case: ifP => _; [right|by left].
by exists (logn 2 (v.1 : 'I_n).+1).+1.
Qed.

Lemma size_factors s (v : box_vertex s) q : size (factors v q) = size s.
Proof. by elim: s v q => //= n s IH v q; rewrite IH. Qed.

Section At.
Variables (A : comRingType) (c : {rmorphism F -> A}).

Lemma twoA : 1 + 1 = 0 :> A.
Proof. by rewrite -(rmorph1 c) -rmorphD two rmorph0. Qed.

(* f_n at a place near the zero: a power of the distance times a unit. *)
Lemma fibonacci_near q w n (z : A) : (0 < n)%N -> q.-primitive_root w ->
  exists U, fibonacci n z = (z - c (w + w^-1)) ^+ exponent q n * U /\
    forall m, exists a b, a * U + b * (z - c (w + w^-1)) ^+ m = 1.
Proof.
move=> n0 prim; have [u fib_u u_r] := fib_exponent two n0 prim.
have near m : (map_poly c (('X - (w + w^-1)%:P) ^+ m)).[z] = (z - c (w + w^-1)) ^+ m.
  by rewrite rmorphX rmorphB /= map_polyX map_polyC horner_exp hornerXsubC.
exists (map_poly c u).[z]; split.
  by rewrite -(horner_fibonacci c) fib_u rmorphM hornerM near.
move=> m; have cop : coprimep u (('X - (w + w^-1)%:P) ^+ m).
  by rewrite coprimep_expr // coprimep_XsubC.
have [[a b] /= ab] := Bezout_eq1_coprimepP _ _ cop.
exists (map_poly c a).[z], (map_poly c b).[z].
by rewrite -near -!hornerM -hornerD -!rmorphM -rmorphD ab rmorph1 hornerC.
Qed.

Variable I : A -> Prop.
Hypothesis idI : ideal I.

(* The places x_i near the zeros, of the distances that have the factors. *)
Definition places l (G : seq (A * factor)) : seq A :=
  [seq c (root_of y.1) + y.2.1 | y <- zip l G].

Lemma places_relations s (v : box_vertex s) l G : chosen s l -> unzip2 G = factors v (unzip2 l) ->
  vanishing I G -> relations I s (places l G).
Proof.
elim: s v l G => [|n s IH] v [|y l] [|[t f] G] //= [prim y_n rest] [f_eq G_eq] van; split.
  have [U [-> _]] := fibonacci_near (c (root_of y) + t) (ltn0Sn n) prim.
  rewrite -/(root_of y) addrAC subrr add0r; apply: ideal_mulr => //.
  by have := van _ (mem_head _ _); rewrite f_eq.
by apply: (IH v.2) => // x xG; apply: van; rewrite inE xG orbT.
Qed.

Lemma places_units s (v : box_vertex s) l G Z : chosen s l -> unzip2 G = factors v (unzip2 l) ->
  vanishing I G -> I (Z * value (places l G) v) -> I (Z * product_of G).
Proof.
elim: s v l G Z => [|n s IH] v [|y l] [|[t f] G] Z //=; first by move=> _ _ _; rewrite
  /product_of big_nil.
case=> prim y_n rest [f_eq G_eq] van.
have [U [-> units]] := fibonacci_near (c (root_of y) + t) (ltn0Sn (v.1 : 'I_n)) prim.
rewrite -/(root_of y) addrAC subrr add0r in units *; rewrite mulrA.
have van_G : vanishing I G by move=> x xG; apply: van; rewrite inE xG orbT.
move/(IH _ _ _ _ rest G_eq van_G); rewrite /product_of big_cons -/(product_of G) f_eq /= => I_P.
have [a [b ab]] := units (exponent y.2 n.+1).
have I_t : I (t ^+ exponent y.2 n.+1) by have := van _ (mem_head _ _); rewrite f_eq.
set o := exponent y.2 _ in I_P *; set P := product_of G in I_P *.
have -> : Z * (t ^+ o * P) = a * (Z * (t ^+ o * U) * P) + b * (Z * (t ^+ o * P)) * t ^+ exponent
  y.2 n.+1.
  rewrite -[LHS]mulr1 -ab mulrDr; congr (_ + _).
    by rewrite mulrCA -!mulrA; congr (_ * (_ * (_ * _))); rewrite mulrC.
  by rewrite mulrA [_ * b]mulrC.
by apply: (ideal_add idI); apply: (ideal_mul idI).
Qed.

Lemma places_sum l G : size l = size G ->
  \sum_(z <- places l G) z = c (\sum_(x <- l) root_of x) + sum_of G.
Proof.
elim: l G => [|x l IH] [|y G] //= => [_|[/IH e]].
  by rewrite /sum_of !big_nil rmorph0 addr0.
by rewrite /places /= !big_cons -/(places l G) e (rmorphD c (root_of x)) /sum_of big_cons addrACA.
Qed.
End At.

(* Balanced orders for which the rule does not say that the sum divides make a P-position. *)
Lemma chosen_P s (v : box_vertex s) l : chosen s l -> \sum_(x <- l) root_of x = 0 ->
  ~~ sum_divides (factors v (unzip2 l)) -> P_position ((box s, v) : UEG _).
Proof.
move=> l_s sum0 not_div; have [//|v_N] := P_or_N ((box s, v) : UEG _).
have [A [c [I [G [idI G_eq sum_I van prod_I]]]]] :=
  rule_survives two (leqnn _) (fun x : factor => chosen_factors (x := x) l_s) not_div.
have size_G : size l = size G.
  by rewrite -(size_map snd G) -/(unzip2 G) G_eq size_factors (chosen_size l_s).
case: prod_I; rewrite -[product_of G]mul1r.
apply: (places_units (c := c) idI l_s G_eq van); rewrite mul1r.
apply: (N_value (twoA c) idI _ (places_relations c idI l_s G_eq van) _ v_N).
- by rewrite size_map size_zip -size_G minnn (chosen_size l_s).
- by rewrite places_sum // sum0 rmorph0 add0r.
Qed.
End Chosen.
