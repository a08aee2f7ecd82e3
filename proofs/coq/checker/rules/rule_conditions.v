(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A condition looks no farther than rule_radius.v reads: on boards that are alike around a vertex it has the
   same value. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require Import ZArith.
From Gazetteer Require Import partizan_rules text rule_syntax rule_values rule_boards rule_climbing rule_radius.
From Gazetteer Require Import rule_near.
From Gazetteer Require local_moves.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma steps_farthest a b n : farthest a b = Steps n ->
  exists k l, [/\ a = Steps k, b = Steps l, k <= n & l <= n].
Proof.
by case: a => [k|//]; case: b => [l|//] [<-]; exists k, l; rewrite leq_maxl leq_maxr.
Qed.

Section Conditions.
Variables (rho : nat) (G H : plan) (x y : place_of) (f : place_of -> place_of).
Hypothesis similar : local_moves.alike rho G H x y f.
Variables (g h : board) (num num' : place_of -> nat).
Hypothesis shown : shows g num G.
Hypothesis shown' : shows h num' H.
Hypothesis x_in : present G x.
Hypothesis ordered : forall u v, ball G rho x u -> ball G rho x v ->
  (num' (f u) < num' (f v)) = (num u < num v).
Notation out u := (num' (f u)).
Notation goes := (goes_with rho G x f g h num num').
Notation same := (same_left rho G x f g h num num').

(* The names are vertices nearby: `far` from x those that are called 0 steps from the move. *)
Variable far : nat.
Fixpoint placed (scope : distances) (env : seq (name * place_of)) : Prop :=
  match scope, env with
  | [::], [::] => True
  | (z, d) :: scope', (z', u) :: env' => [/\ z = z', ball G (far + d) x u & placed scope' env']
  | _, _ => False
  end.
Definition shown_by (env : seq (name * place_of)) : named := [seq (z.1, num z.2) | z <- env].
Definition shown_by_other (env : seq (name * place_of)) : named := [seq (z.1, out z.2) | z <- env].

Lemma placed_found scope env z d : placed scope env -> distance_of scope z = Some d ->
  exists u, [/\ vertex_named (shown_by env) z = Some (num u), vertex_named (shown_by_other env) z = Some (out u)
    & ball G (far + d) x u].
Proof.
elim: scope env => [|[z1 d1] scope IH] [|[z2 u] env] //= [<- u_in all_in].
by case: ifP => _; [case=> <-; exists u | apply: IH].
Qed.

Lemma goes_answer q g' h' d e vs vs' : same g' h' -> List.Forall2 (goes d) vs vs' ->
  match q with Degree => d < rho | Delete_vertex | Delete_edge => d <= rho | _ => False end ->
  goes e (answer q g' vs) (answer q h' vs').
Proof.
move=> left_same vs_vs.
have near u k : k <= rho -> ball G k x u -> ball G rho x u by move=> k_rho; apply: local_moves.ball_wider.
case: q => // d_rho; case: vs_vs => //= v v' ws ws' v_v.
- case=> [|w w' us us' _ _]; last by case: v v_v => [a|a|a|a||]; case: v' => [b|b|b|b||].
  case: v v_v => [a|a|a|a||]; case: v' => [b|b|b|b||] //= [u [u_d -> ->]].
  rewrite !amongE (vertices_left left_same (near _ _ (ltnW d_rho) u_d)); case: ifP => //= _.
  by rewrite (degree_left similar shown shown' x_in ordered left_same d_rho u_d).
- case=> [|w w' us us' _ _]; last by case: v v_v => [a|a|a|a||]; case: v' => [b|b|b|b||].
  case: v v_v => [a|a|a|a||]; case: v' => [b|b|b|b||] //= [u [u_d -> ->]].
  apply: (vertices_gone left_same) => w w_in.
  by rewrite !inE (out_eq ordered) //; apply: near u_d.
- case=> [|w w' us us' w_w]; first by case: v v_v => [a|a|a|a||]; case: v' => [b|b|b|b||].
  case=> [|z z' zs zs' _ _].
    case: v v_v => [a|a|a|a||]; case: v' => [b|b|b|b||] //= [u [u_d -> ->]].
    case: w w_w => [a'|a'|a'|a'||]; case: w' => [b'|b'|b'|b'||] //= [t [t_d -> ->]].
    by apply: (edge_gone ordered left_same); [apply: near u_d | apply: near t_d].
  case: v v_v => [a|a|a|a||]; case: v' => [b|b|b|b||] //=;
  by case: w w_w => [a'|a'|a'|a'||]; case: w' => [b'|b'|b'|b'||].
Qed.

Variables (r s : rules) (p q : position).
Hypothesis on_g : on_board p = g.
Hypothesis on_h : on_board q = h.

Theorem values_near t scope env n : looks scope t = Steps n -> far + n <= rho -> placed scope env ->
  goes (far + n) (values r p (shown_by env) t).1 (values s q (shown_by_other env) t).1 /\
  goes (far + n) (values r p (shown_by env) t).2 (values s q (shown_by_other env) t).2.
Proof.
have both k v w : goes k v w -> goes k v w /\ goes k v w by [].
elim/term_within: t scope env n => -[digits|z|b| |k ts|S|t|t|t|a c b|a o b|a c b|t S|k bd t] IH
  scope env n //=.
- case d_z: (distance_of scope z) => [d|//] [<-] _ all_in.
  have [u [-> -> u_in]] := placed_found all_in d_z.
  by split; exists u.
- by move=> _ _ _; rewrite on_g on_h; split; apply: (all_left similar shown shown' x_in).
- move=> looks_n n_rho all_in; apply: both.
  have [m [within m_n small]] : exists m,
    [/\ foldr farthest (Steps 0) [seq looks scope t | t <- ts] = Steps m, m <= n &
      match k with Degree => far + m < rho | Delete_vertex | Delete_edge => far + m <= rho | _ => False end].
    case: (k) looks_n => //=; case: (foldr _ _ _) => [m|//] [n_m]; exists m; split=> //;
      by move: n_rho; rewrite -n_m ?leqnSn ?addnS.
  have all_go : List.Forall2 (goes (far + m)) [seq (values r p (shown_by env) t).1 | t <- ts]
      [seq (values s q (shown_by_other env) t).1 | t <- ts].
    have m_rho : far + m <= rho by apply: leq_trans n_rho; rewrite leq_add2l.
    elim: (ts) IH m within {small m_n} m_rho => [|t ts' IHts] all_ts m /=; first by constructor.
    case/steps_farthest=> [k1 [k2 [t_k1 ts_k2 k1_m k2_m]]] m_rho.
    move: (List.Forall_inv all_ts) (List.Forall_inv_tail all_ts) => IHt all_ts'; constructor.
      have [t_t _] := IHt _ env _ t_k1 (leq_trans (leq_add (leqnn far) k1_m) m_rho) all_in.
      by apply: goes_wider t_t; rewrite leq_add2l.
    elim: (IHts all_ts' _ ts_k2 (leq_trans (leq_add (leqnn far) k2_m) m_rho)); first by constructor.
    by move=> v w vs ws v_w _ all_go; constructor=> //; apply: goes_wider v_w; rewrite leq_add2l.
  rewrite on_g on_h.
  have same_g := all_left similar shown shown' x_in.
  have asked := goes_answer _ same_g all_go small.
  move: all_go asked; case=> [|v v' vs vs' v_v vs_vs] asked; first exact: asked.
  case: v v_v asked => [c|c|c|c||]; case: v' => [c'|c'|c'|c'||] v_v asked //; try exact: asked.
  exact: (goes_answer _ v_v vs_vs small).
- by move=> t_n n_rho all_in; apply: both; have [] := IH _ _ _ t_n n_rho all_in.
- move=> t_n n_rho all_in; apply: both; have [t_t _] := IH _ _ _ t_n n_rho all_in; exact: goes_negated t_t.
- move=> t_n n_rho all_in; apply: both; have [t_t _] := IH _ _ _ t_n n_rho all_in.
  exact: (@goes_computed _ _ _ _ _ _ _ _ _ (far + n) Minus (Int 0) (Int 0) _ _ erefl t_t).
- case: IH => IHa IHb /steps_farthest[k [l [a_k b_l k_n l_n]]] n_rho all_in; apply: both.
  have [a_a _] := IHa _ _ _ a_k (leq_trans (leq_add (leqnn far) k_n) n_rho) all_in.
  have [b_b _] := IHb _ _ _ b_l (leq_trans (leq_add (leqnn far) l_n) n_rho) all_in.
  apply: (@goes_joined _ _ _ _ _ _ _ _ _ (far + n)); [apply: goes_wider a_a | apply: goes_wider b_b];
    by rewrite leq_add2l.
- case: IH => IHa IHb /steps_farthest[k [l [a_k b_l k_n l_n]]] n_rho all_in; apply: both.
  have [a_a _] := IHa _ _ _ a_k (leq_trans (leq_add (leqnn far) k_n) n_rho) all_in.
  have [b_b _] := IHb _ _ _ b_l (leq_trans (leq_add (leqnn far) l_n) n_rho) all_in.
  apply: (@goes_computed _ _ _ _ _ _ _ _ _ (far + n)); [apply: goes_wider a_a | apply: goes_wider b_b];
    by rewrite leq_add2l.
- case: IH => IHa IHb /steps_farthest[k [l [a_k b_l k_n l_n]]] n_rho all_in.
  have [a_a a_last] := IHa _ _ _ a_k (leq_trans (leq_add (leqnn far) k_n) n_rho) all_in.
  have [b_b _] := IHb _ _ _ b_l (leq_trans (leq_add (leqnn far) l_n) n_rho) all_in.
  have a_l2 : goes (far + n) (values r p (shown_by env) a).2 (values s q (shown_by_other env) a).2.
    by apply: goes_wider a_last; rewrite leq_add2l.
  have b_2 : goes (far + n) (values r p (shown_by env) b).1 (values s q (shown_by_other env) b).1.
    by apply: goes_wider b_b; rewrite leq_add2l.
  have here := @goes_compared _ _ _ _ _ _ similar _ _ _ _ shown shown' x_in ordered (far + n) (far + n) c
    _ _ _ _ n_rho a_l2 b_2.
  case: (values r p (shown_by env) a) (values s q (shown_by_other env) a) a_a here {a_l2 a_last} =>
    [va la] [va' la'] /= a_a here; rewrite on_g on_h; split=> //.
  by case: (a) => [*|*|*|*|*|*|*|*|*|*|*|*|*|*] //;
    apply: (@goes_conjoined _ _ _ _ _ _ _ _ _ (far + n)) here; apply: goes_wider a_a; rewrite leq_add2l.
- case: bd => [//|z w]; case d_w: (distance_of scope w) => [d|//] looks_n n_rho all_in.
  apply: both; have [_ [l [[<-] t_l d_n l_n]]] := @steps_farthest (Steps d.+1) _ _ looks_n.
  have [u [u_g u_h u_in]] := placed_found all_in d_w; rewrite /bound u_g u_h.
  have d_rho : far + d < rho by apply: leq_trans n_rho; rewrite -addnS leq_add2l.
  have [us [us_g us_h us_in]] := neighbours_near similar shown shown' x_in ordered on_g on_h d_rho u_in.
  rewrite us_g us_h; apply: goes_quantified => v v_us; exists (far + l).
  have [] // := IH ((z, d.+1) :: scope) ((z, v) :: env) l t_l.
    by apply: leq_trans n_rho; rewrite leq_add2l.
  by split=> //; rewrite addnS; apply: us_in.
Qed.
End Conditions.
