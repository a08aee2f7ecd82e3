(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The levels of a game's positions: as [GGHR, section 2] prints them, where a sink has two, and repaired,
   where the level is the height and every position has one. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games grundy.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* As printed. *)
Record levels_as_printed (G : game) (L : nat -> G -> Prop) : Prop := LevelsAsPrinted {
  printed_level_0 : forall x, L 0 x <-> options x = [::];
  printed_level_1 : forall x, L 1 x <-> forall y, y \in options x -> L 0 y;
  printed_level_k : forall k x, 1 < k ->
    L k x <-> [/\ forall i, i < k -> ~ L i x, exists2 y, y \in options x & L k.-1 y &
                  forall y, y \in options x -> exists2 i, i < k & L i y]
}.

Lemma height0 (G : game) (x : G) : options x = [::] <-> height x = 0.
Proof.
split=> [x0|x0]; first by apply/eqP; rewrite -leqn0 height_le x0.
by have := leqnn (height x); rewrite {2}x0 height_le; case: (options x).
Qed.

Lemma height_more (G : game) k (x : G) : 1 < k ->
  height x = k <-> [/\ forall i, i < k -> height x <> i,
    exists2 y, y \in options x & height y = k.-1 &
    forall y, y \in options x -> exists2 i, i < k & height y = i].
Proof.
case: k => // k _; split=> [x_k|[not_less _ all_less]].
- split=> [i lt_i e||y y_opt]; first by rewrite -x_k e ltnn in lt_i.
  + exact: height_S.
  + exists (height y) => //; have := leqnn (height x); rewrite {2}x_k height_le.
    by move/allP/(_ y y_opt).
- apply/eqP; rewrite eqn_leq height_le; apply/andP; split.
    by apply/allP=> y /all_less[i lt_i ->].
  by rewrite leqNgt; apply/negP=> /not_less.
Qed.

(* There are such levels: L_0 and L_1 of height 0 and at most 1, and above by the height. *)
Lemma levels_as_printed_exist (G : game) : exists L : nat -> G -> Prop, levels_as_printed L.
Proof.
exists (fun k x => if k == 1 then is_true (height x <= 1) else height x = k); split=> [x|x|k x k1] /=.
- by rewrite height0.
- rewrite height_le; split=> [/allP all0 y /all0|all0]; first by rewrite ltnS leqn0 => /eqP.
  by apply/allP=> y /all0->.
- have -> : (k == 1) = false by case: k k1 => [|[]].
  rewrite height_more //; split=> -[not_less [y y_opt y_k] all_less]; split.
  + move=> i lt_i; case: eqP => [_|_]; last exact: not_less.
    case: k k1 {y_k all_less lt_i} not_less => [|[|k]] // _ not_less; rewrite leq_eqVlt ltnS leqn0.
    by case/orP=> /eqP; apply: not_less.
  + by exists y => //; case: eqP y_k => [-> ->|].
  + by move=> z /all_less[i lt_i z_i]; exists i => //; case: eqP z_i => [-> ->|].
  + move=> i lt_i; have [i1|/eqP i1] := eqVneq i 1; last first.
      by have := not_less i lt_i; rewrite (introF eqP i1).
    by have := not_less 1 k1; rewrite /= i1 => not1 x1; apply: not1; rewrite x1.
  + have all_le z : z \in options x -> height z < k.
      move=> /all_less[i lt_i]; case: eqP => [_ /leq_ltn_trans|_ ->] //; exact.
    have : ~~ (height x <= k.-1).
      apply/negP=> le_x; have lt_k : k.-1 < k by case: (k) k1.
      have := not_less (height x) (leq_ltn_trans le_x lt_k).
      by case: eqP => // ->.
    rewrite height_le -has_predC => /hasP[z z_opt /=]; rewrite -leqNgt => le_z; exists z => //.
    by apply/eqP; rewrite eqn_leq le_z andbT -ltnS prednK ?all_le // ltnW.
  + by move=> z /all_less[i lt_i]; case: eqP => [_ z1|_ ->]; [exists (height z) | exists i];
       rewrite ?(leq_ltn_trans z1 k1).
Qed.

(* Repaired: the sinks are not in L_1. *)
Record levels (G : game) (L : nat -> G -> Prop) : Prop := Levels {
  level_0 : forall x, L 0 x <-> options x = [::];
  level_1 : forall x, L 1 x <-> options x <> [::] /\ forall y, y \in options x -> L 0 y;
  level_k : forall k x, 1 < k ->
    L k x <-> [/\ forall i, i < k -> ~ L i x, exists2 y, y \in options x & L k.-1 y &
                  forall y, y \in options x -> exists2 i, i < k & L i y]
}.

(* Then the height is the only level. *)
Lemma levels_partition (G : game) :
  (exists L : nat -> G -> Prop, levels L) /\
  forall L : nat -> G -> Prop, levels L -> forall x, exists! k, L k x.
Proof.
have none (x : G) := height0 x.
have one (x : G) : (options x <> [::] /\ forall y, y \in options x -> height y = 0) <-> height x = 1.
  split=> [[some all0]|x1].
  - apply/eqP; rewrite eqn_leq height_le lt0n; apply/andP; split; last by apply/eqP=> /none.
    by apply/allP=> y /all0->.
  - split=> [/none|y y_opt]; first by rewrite x1.
    by have := leqnn (height x); rewrite {2}x1 height_le => /allP/(_ y y_opt); case: (height y).
have more k (x : G) : 1 < k -> _ := @height_more G k x.
split=> [|L [L0 L1 Lk] x].
  exists (fun k x => height x = k); split=> *; [exact: iff_sym (none _) | exact: iff_sym (one _) |].
  exact: more.
have L_height k : forall y, L k y <-> height y = k.
  have [m] := ubnP k; elim: m k => // m IH k lt_k y.
  have [k1|k1] := leqP k 1.
  - case: k k1 lt_k => [|[|//]] _ lt_k; first by rewrite L0 none.
    rewrite L1 -one; split=> -[some all0]; split=> // z z_opt.
    + by apply/none/L0/all0.
    + by apply/L0/none/all0.
  - have IH' i z : i < k -> L i z <-> height z = i.
      by move=> lt_i; apply: IH; apply: leq_trans lt_i _.
    rewrite Lk // more //; split=> -[not_less [z z_opt z_k] all_less]; split.
    + by move=> i lt_i /(IH' _ _ lt_i); apply: not_less.
    + by exists z => //; apply/IH' => //; case: (k) k1.
    + by move=> t /all_less[i lt_i /(IH' _ _ lt_i)]; exists i.
    + by move=> i lt_i /(IH' _ _ lt_i); apply: not_less.
    + by exists z => //; apply/IH' => //; case: (k) k1.
    + by move=> t /all_less[i lt_i t_i]; exists i => //; apply/IH'.
by exists (height x); split=> [|k]; [apply/L_height | move/L_height].
Qed.
