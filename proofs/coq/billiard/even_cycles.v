(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Products of even cycles: bipartite graphs with even degrees [FSU93, section 5 (4)]. *)
From mathcomp Require Import all_ssreflect ssralg zmodp matrix mxalgebra.
From Gazetteer Require Import games rules bipartite grids boxes.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The product of cycles of the orders s; it has the vertices of a box. *)
Fixpoint torus (s : seq nat) : graph (box_vertex s) :=
  if s is n :: s' then product (cycle_graph n) (torus s') else set0.

Section Cycle.
Variable k : nat.
Hypothesis k1 : 1 < k.
Let n := k.*2.
Let n2 : 2 < n. Proof. by rewrite /n -addnn; case: k k1 => [|[|j]] // _; rewrite addSn addnS. Qed.
Implicit Types i j : 'I_n.

Lemma successor_odd i j : i.+1 == j %[mod n] -> odd j = ~~ odd i.
Proof.
move/eqP/(congr1 odd); rewrite (modn_small (ltn_ord j)) => <-.
by have := divn_eq i.+1 n => /(congr1 odd); rewrite oddD oddM /n odd_double andbF /= => ->.
Qed.

Lemma cycle_bipartition : bipartition (cycle_graph n) [set i : 'I_n | odd i].
Proof.
by move=> i j; rewrite !inE => /orP[] /successor_odd->; case: (odd _).
Qed.

Lemma simple_cycle : simple (cycle_graph n).
Proof.
split=> [i|i j]; last by rewrite !inE orbC.
by apply/negP=> /cycle_bipartition; rewrite eqxx.
Qed.

Definition after i : 'I_n := Ordinal (ltn_pmod i.+1 (leq_ltn_trans (leq0n i) (ltn_ord i))).
Definition before i : 'I_n := Ordinal (ltn_pmod (i + n.-1) (leq_ltn_trans (leq0n i) (ltn_ord i))).

Lemma before_after i j : (j == before i) = (j.+1 == i %[mod n]).
Proof.
have n0 : 0 < n := ltnW (ltnW n2).
rewrite -val_eqE /= -{1}(modn_small (ltn_ord j)) -(eqn_modDr 1 j) !addn1.
rewrite -[(i + n.-1).+1]addnS prednK //.
by rewrite modnDr.
Qed.

Lemma cycle_degree i : degree (cycle_graph n) i = 2.
Proof.
have n0 : 0 < n := ltnW (ltnW n2).
have -> : degree (cycle_graph n) i = #|[set after i; before i]|.
  apply: eq_card => j; rewrite in_neighbours !inE before_after; congr orb.
  by rewrite -val_eqE /= -{2}(modn_small (ltn_ord j)) eq_sym.
rewrite cards2 before_after /= (_ : (_ == _) = false) //.
rewrite -[(_ %% n).+1]addn1 modnDml addn1 -addn2 -[X in _ == X %[mod n]]addn0 eqn_modDl.
by rewrite mod0n modn_small.
Qed.
End Cycle.

Local Open Scope ring_scope.
Import GRing.Theory.

Lemma torus_even s :
  all (fun n => (3 < n)%N && ~~ odd n) s ->
  [/\ simple (torus s), bipartite (torus s) & forall v, ~~ odd (degree (torus s) v)].
Proof.
elim: s => [_|n s IH /andP[/andP[n3 n_even] s_even]] /=.
  split=> [|| v]; first by split=> [u|u v]; rewrite !inE.
    by exists set0 => u v; rewrite inE.
  by rewrite /degree (_ : neighbours _ _ = set0) ?cards0 //; apply/setP=> w; rewrite !inE.
have [simple_s [Y bip_s] even_s] := IH s_even.
have n_eq : n = n./2.*2 by rewrite -[LHS]odd_double_half (negPf n_even).
have k1 : (1 < n./2)%N by move: n3; rewrite {1}n_eq -[4%N]/(2.*2)%N leq_double.
move: (n./2) k1 n_eq => k k1 ->; have simple_k := simple_cycle k.
split; first exact: simple_product.
- by eexists; apply: product_bipartition (@cycle_bipartition k) bip_s.
- move=> [i w]; rewrite -odd_F2.
  have parity (V : finType) (E : graph V) u : (degree E u)%:R = \sum_(w | (u, w) \in E) 1 :> 'F_2.
    by rewrite /degree -sum1_card natr_sum; apply: eq_bigl => x; rewrite inE.
  rewrite parity (product_sum simple_k simple_s (fun=> 1)) -!parity cycle_degree //.
  have /eqP two : 2%:R == 0 :> 'F_2 by rewrite odd_F2.
  by rewrite two add0r odd_F2 even_s.
Qed.
