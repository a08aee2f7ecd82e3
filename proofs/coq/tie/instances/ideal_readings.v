(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Whether a polynomial over GF(2) lies in the ideal of a box, decided by elimination. Modulo the relations of
   the sides each is a sum of the products that the vertices stand for; the sum of the variables acts on these
   as the adjacency of the box. *)
From mathcomp Require Import all_ssreflect all_algebra.
From Gazetteer Require Import games rules bipartite boxes box_functionals box_multiples counted
  bipartite_turns elimination elimination_wins.
From Tie Require Import booleans plays readings box_readings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.
Local Notation F := [comRingType of 'F_2].
Local Notation R s := (polynomials F s).
Local Notation value_of s := (@value (polynomials F s) s (variables F s)).

(* The ideal that the relations of the sides generate. *)
Inductive sides_ideal (s : seq nat) : R s -> Prop :=
  | SidesZero : sides_ideal 0
  | SidesAdd c g x : side_relation g -> sides_ideal x -> sides_ideal (c * g + x).

Lemma ideal_sides s : ideal (@sides_ideal s).
Proof.
split=> [|x y|c x]; first exact: SidesZero.
- by elim=> [|a g {}x g_rel _ IH] y_I; rewrite ?add0r // -addrA; apply/SidesAdd/IH.
- elim=> [|a g {}x g_rel _ IH]; rewrite ?mulr0 ?mulrDr ?mulrA; [exact: SidesZero | exact: SidesAdd].
Qed.
Lemma sides_grid s (p : R s) : sides_ideal p -> grid_ideal p.
Proof. by elim=> [|c g x g_rel _ IH]; [exact: GridZero | exact: GridSide]. Qed.
Lemma sides_functional s phi (p : R s) : sides_ideal p -> functional phi p = 0.
Proof.
elim=> [|c g x g_rel _ IH]; first exact: functional_p0.
by rewrite functional_pD IH mulrC (functional_side two_F2) // addr0.
Qed.
Lemma sides_constant n s (h : R s) : sides_ideal h -> @sides_ideal (n :: s) h%:P.
Proof.
elim=> [|c g x g_rel _ IH]; first by rewrite polyC0; apply: SidesZero.
by rewrite polyCD polyCM; apply: SidesAdd => //; right; exists g.
Qed.
Lemma sides_end n s : @sides_ideal (n :: s) (fibonacci n.+1 'X).
Proof.
rewrite -[X in sides_ideal X]addr0 -[X in sides_ideal (X + _)]mul1r.
by apply: SidesAdd; [left | exact: SidesZero].
Qed.
Lemma two_R s : 1 + 1 = 0 :> R s. Proof. exact: two_polynomials two_F2 s. Qed.
Lemma sides_trans s (x y z : R s) : sides_ideal (x + y) -> sides_ideal (y + z) -> sides_ideal (x + z).
Proof.
move=> xy yz; have := ideal_add (ideal_sides s) xy yz.
by rewrite addrA -(addrA x) (double0 (two_R s)) addr0.
Qed.

(* Each polynomial is such a sum, modulo the relations. *)
Lemma valueS n s v : value_of (n :: s) v = fibonacci (v.1 : 'I_n).+1 'X * (value_of s v.2)%:P.
Proof. by rewrite /= valueC. Qed.
Section Step.
Variables (n : nat) (s : seq nat).
Notation V := (box_vertex (n.+1 :: s)).
Definition along_side (v : V) : seq V :=
  [seq (k, v.2) | k <- [seq k <- enum 'I_n.+1 | grids.next (v.1 : 'I_n.+1) (k : 'I_n.+1)]].
Lemma value_moved (v : V) :
  sides_ideal (value_of (n.+1 :: s) v * 'X + \sum_(w <- along_side v) value_of (n.+1 :: s) w).
Proof.
have moved := path_sum (two_R (n.+1 :: s)) (ideal_sides _) v.1 (sides_end n.+1 s).
have := ideal_mul (ideal_sides (n.+1 :: s)) (value_of s v.2)%:P moved.
rewrite mulrDr addrC mulr_sumr valueS; congr (sides_ideal (_ + _)).
  by rewrite mulrCA [RHS]mulrC [X in _ = _ * X]mulrC.
rewrite big_map big_filter big_enum_cond /=; apply: eq_bigr => k _.
by rewrite -/(value_of (n.+1 :: s) (k, v.2)) valueS mulrC.
Qed.
End Step.
Lemma spanned s (p : R s) : exists C, sides_ideal (p + \sum_(v <- C) value_of s v).
Proof.
elim: s p => [|n s IH] p.
  have [p0|p1] := eqVneq p 0.
    by exists [::]; rewrite p0 big_nil addr0; apply: SidesZero.
  exists [:: tt]; rewrite big_seq1 (nonzero_F2 p) p1 /= two_F2; exact: SidesZero.
case: n p => [|n] p.
  exists [::]; rewrite big_nil addr0 -[p]mulr1; apply: (ideal_mul (ideal_sides _)).
  exact: (sides_end 0 s).
elim/poly_ind: p => [|q c [C qC]]; first by exists [::]; rewrite big_nil addr0; apply: SidesZero.
have [D cD] := IH c; exists (flatten (map (@along_side n s) C) ++ [seq (ord0, u) | u <- D]).
rewrite big_cat addrACA; apply: (ideal_add (ideal_sides _)).
- apply: (@sides_trans _ _ (\sum_(v <- C) value_of (n.+1 :: s) v * 'X)).
    by rewrite -mulr_suml -mulrDl mulrC; apply: (ideal_mul (ideal_sides _)).
  elim: C {qC} => [|v C IHC]; first by rewrite !big_nil addr0; apply: SidesZero.
  rewrite big_cons /= big_cat addrACA; apply: (ideal_add (ideal_sides _)) => //.
  exact: value_moved.
- rewrite big_map (eq_bigr (fun u => (value_of s u)%:P)).
    by rewrite -rmorph_sum -rmorphD; apply: sides_constant.
  by move=> u _; rewrite valueS mul1r.
Qed.

(* How often each product occurs in the sum, modulo 2. *)
Section Coordinates.
Variable s : seq nat.
Implicit Types (p c : R s) (u v w : box_vertex s) (phi b : {ffun box_vertex s -> F}).
Definition at_vertex u : {ffun box_vertex s -> F} := [ffun v => (v == u)%:R].
Definition coordinates p : {ffun box_vertex s -> F} := [ffun u => functional (at_vertex u) p].

Lemma functional_spanned phi p C :
  sides_ideal (p + \sum_(v <- C) value_of s v) -> functional phi p = \sum_(v <- C) phi v.
Proof.
move/(sides_functional phi); rewrite functional_pD => /eqP; rewrite addr_eq0 (opp_id two_F2) => /eqP->.
elim: C => [|v C IH]; first by rewrite !big_nil functional_p0.
by rewrite !big_cons functional_pD IH (functional_value two_F2).
Qed.
Lemma functional_coordinates phi p : functional phi p = \sum_u phi u * coordinates p u.
Proof.
have [C pC] := spanned p; rewrite (functional_spanned _ pC).
transitivity (\sum_(v <- C) \sum_u phi u * (v == u)%:R).
  apply: eq_bigr => v _; rewrite (bigD1 v) //= eqxx mulr1 big1 ?addr0 // => u /negPf.
  by rewrite eq_sym => ->; rewrite mulr0.
rewrite exchange_big; apply: eq_bigr => u _; rewrite ffunE (functional_spanned _ pC) mulr_sumr.
by apply: eq_bigr => v _; rewrite ffunE.
Qed.

(* In the ideal of the box the coordinates are sums over neighbours. *)
Lemma grid_system p : grid_ideal p -> exists b, grid_op b = coordinates p.
Proof.
elim=> [|c x _ [b bx]|c g x g_rel _ [b bx]].
- by exists 0; apply/ffunP=> u; rewrite !ffunE functional_p0 big1 // => w _; rewrite ffunE.
- exists (coordinates c + b); apply/ffunP=> u; have : grid_op b u = coordinates x u by rewrite bx.
  rewrite !ffunE => bx_u.
  rewrite functional_pD mulrC functional_sum functional_coordinates -bx_u.
  under eq_bigr do rewrite ffunE; rewrite big_split; congr (_ + _).
  have op_w w : grid_op (at_vertex u) w = ((u, w) \in box s)%:R.
    have [_ sym] := simple_box s; rewrite ffunE sym; case: (boolP ((w, u) \in box s)) => wu.
      rewrite (bigD1 u) //= big1 => [|v /andP[_ /negPf v_u]]; by rewrite ffunE ?eqxx ?addr0 ?v_u.
    rewrite big1 // => v wv; rewrite ffunE; case: eqP => // v_u.
    by rewrite -v_u wv in wu.
  rewrite [LHS]big_mkcond; apply: eq_bigr => w _; rewrite op_w ffunE.
  by case: ifP => _; rewrite ?mul1r ?mul0r.
- exists b; rewrite bx; apply/ffunP=> u; rewrite !ffunE functional_pD mulrC.
  by rewrite (functional_side two_F2) ?add0r.
Qed.
(* 0 and 1 as polynomials. *)
Definition constant (x : F) : R s := ((x : 'F_2) != 0)%:R.
Lemma constantD x y : constant (x + y) = constant x + constant y.
Proof.
rewrite (nonzero_F2 x) (nonzero_F2 y) /constant; case: (x != 0); case: (y != 0); rewrite ?addr0 ?add0r //.
by rewrite two_F2 eqxx /= (two_R s).
Qed.
Lemma constant_sum (I : Type) (l : seq I) (P : pred I) (h : I -> F) :
  constant (\sum_(i <- l | P i) h i) = \sum_(i <- l | P i) constant (h i).
Proof.
by apply: (big_morph constant constantD); rewrite /constant eqxx.
Qed.
Lemma system_grid p b : grid_op b = coordinates p -> grid_ideal p.
Proof.
move=> bp; have [C pC] := spanned p; pose sum := \sum_(v <- C) value_of s v.
have sum_eq : sum = \sum_w constant (b w) * \sum_(u | (w, u) \in box s) value_of s u.
  transitivity (\sum_u constant (coordinates p u) * value_of s u).
    rewrite /sum; transitivity (\sum_(v <- C) \sum_u (v == u)%:R * value_of s u).
      apply: eq_bigr => v _; rewrite (bigD1 v) //= eqxx mul1r big1 ?addr0 // => u /negPf.
      by rewrite eq_sym => ->; rewrite mul0r.
    rewrite exchange_big; apply: eq_bigr => u _; rewrite ffunE (functional_spanned _ pC).
    rewrite constant_sum mulr_suml; apply: eq_bigr => v _; rewrite ffunE /constant.
    by case: (v == u); rewrite ?eqxx ?oner_eq0.
  under eq_bigr do rewrite -bp ffunE constant_sum mulr_suml.
  under [RHS]eq_bigr do rewrite mulr_sumr.
  rewrite (exchange_big_dep predT) //=; apply: eq_bigr => w _; apply: eq_bigl => u.
  by have [_ ->] := simple_box s.
have idG := ideal_grid F s.
have generator : grid_ideal (\sum_(x <- variables F s) x).
  by rewrite -[X in grid_ideal X]addr0 -[X in grid_ideal (X + _)]mul1r; apply/GridSum/GridZero.
have sum_I : grid_ideal sum.
  rewrite sum_eq; apply: (ideal_sum idG) => w _; apply: (ideal_mul idG).
  apply: (ideal_cancel (two_R s) idG (c := value_of s w) _ generator); rewrite [_ * \sum_(x <- _) _]mulrC.
  exact: (neighbours_value (two_R s) idG w (size_variables F s) (relations_ideal F s)).
have := ideal_add idG (sides_grid pC) sum_I.
by rewrite -addrA (double0 (two_R s)) addr0.
Qed.

(* The system is solved by elimination. *)
Definition in_idealb p : bool :=
  let vertices := enum (box_vertex s) in
  let rows := [seq ([seq adjacent_by (fun=> grids.next) u w | w <- vertices],
                    functional (at_vertex u) p != 0) | u <- vertices] in
  if result (solve (size vertices) rows) is Some _ then true else false.
Lemma in_idealP p : reflect (grid_ideal p) (in_idealb p).
Proof.
have size_V := size_enum (box_vertex s).
pose rows := [seq (adjacency_row (box s) u, coordinates p u != 0) | u <- enum (box_vertex s)].
have -> : in_idealb p = if result (solve #|box_vertex s| rows) is Some _ then true else false.
  rewrite /in_idealb size_V; congr (if result (solve _ _) is Some _ then _ else _).
  apply: eq_map => u; rewrite ffunE; congr (_, _); apply: eq_map => w.
  by rewrite box_adjacent.
have sat T : all (satisfies (members T)) rows <-> grid_op [ffun w => (w \in T)%:R] = coordinates p.
  have odd_op u : (grid_op [ffun w => (w \in T)%:R] u != 0 :> F) = odd #|neighbours (box s) u :&: T|.
    rewrite ffunE big_mkcond -[RHS]negbK; congr negb.
    transitivity (\sum_w (w \in T)%:R * ((u, w) \in box s)%:R == 0 :> F).
      by congr (_ == _); apply: eq_bigr => w _; rewrite ffunE; case: ifP; rewrite ?mulr1 ?mulr0.
    rewrite sum_F2; congr (~~ odd _); apply: eq_card => w; rewrite !inE andbC.
    by case: (w \in T); rewrite ?oner_eq0 ?eqxx.
  rewrite all_map; split=> [/allP all_u|op_eq].
    apply/ffunP=> u; have := all_u u; rewrite mem_enum => /(_ isT); rewrite /= /satisfies dot_members -odd_op.
    by rewrite [LHS]nonzero_F2 [RHS]nonzero_F2 => /eqP->.
  by apply/allP=> u _; rewrite /= /satisfies dot_members -odd_op op_eq.
have unknowns : in_unknowns #|box_vertex s| rows.
  by rewrite /in_unknowns all_map; apply/allP=> u _; rewrite /= size_map size_V.
have := solve_right unknowns; case: (result (solve _ _)) => [a [size_a a_sat]|none].
  apply: ReflectT; have [T a_T] := members_all size_a; apply: (@system_grid p [ffun w => (w \in T)%:R]).
  by apply/sat; rewrite -a_T.
right=> /grid_system[b b_p]; have := none (members [set w | b w != 0]); rewrite size_map size_V.
move/(_ erefl)/negP; apply; apply/sat; rewrite -b_p; congr grid_op; apply/ffunP=> w.
by rewrite ffunE inE [RHS]nonzero_F2.
Qed.
Instance decided_grid_ideal p : decided (grid_ideal p) :=
  Decided (decide := fun _ => in_idealb p) (rwP (in_idealP p)).
End Coordinates.
Existing Instance decided_grid_ideal.
