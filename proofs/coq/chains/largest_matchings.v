(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The largest matching of a list of edges: it does not depend on the order of the list, nor on the names of vertices. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition lefts (T : Type) (es : seq (T * T)) : seq T := [seq e.1 | e <- es].
Definition rights (T : Type) (es : seq (T * T)) : seq T := [seq e.2 | e <- es].
Definition ends (T : Type) (es : seq (T * T)) : seq T := lefts es ++ rights es.

(* All subsets of a list of edges, and the greatest number of a list. *)
Fixpoint choices (T : Type) (es : seq T) : seq (seq T) :=
  if es is e :: es' then [seq e :: M | M <- choices es'] ++ choices es' else [:: [::]].
Definition most (numbers : seq nat) : nat := foldr maxn 0 numbers.

Lemma mem_choices (T : eqType) (es M : seq T) : (M \in choices es) = subseq M es.
Proof.
elim: es M => [|e es IH] [|x M] //=; first by rewrite mem_cat IH sub0seq orbT.
rewrite mem_cat IH; case: eqP => [->|ne].
  rewrite mem_map ?IH; last by move=> s t [].
  by apply/orb_idr/subseq_trans/subseq_cons.
by rewrite orb_idl // => /mapP[t _ []].
Qed.
Lemma subseq_of_cat (T : eqType) (M a b : seq T) : subseq M (a ++ b) ->
  exists A B, [/\ M = A ++ B, subseq A a & subseq B b].
Proof.
case/subseqP=> m size_m ->; exists (mask (take (size a) m) a), (mask (drop (size a) m) b).
rewrite !mask_subseq -mask_cat ?cat_take_drop // size_takel // size_m size_cat leq_addr //.
Qed.
Lemma subseq_of_map (S T : eqType) (f : S -> T) s M : subseq M (map f s) ->
  exists2 t, subseq t s & M = map f t.
Proof.
case/subseqP=> m _ ->; exists (mask m s); by rewrite ?mask_subseq // map_mask.
Qed.

Lemma le_most x s : x \in s -> x <= most s.
Proof.
elim: s => //= y s IH; rewrite in_cons leq_max => /orP[/eqP->|/IH->]; by rewrite ?leqnn ?orbT.
Qed.
Lemma most_le k s : (forall x, x \in s -> x <= k) -> most s <= k.
Proof.
elim: s => //= y s IH le_k; rewrite geq_max le_k ?mem_head //=.
by apply: IH => x x_s; apply: le_k; rewrite in_cons x_s orbT.
Qed.
Lemma most_in x s : x \in s -> most s \in s.
Proof.
elim: s x => // y s IH x _; rewrite /= in_cons; case: s IH => [|z s] IH; first by rewrite maxn0 eqxx.
by case: (leqP (most (z :: s)) y) => _; rewrite ?eqxx // (IH z) ?mem_head ?orbT.
Qed.
Lemma ends_cat (T : eqType) (A B : seq (T * T)) : perm_eq (ends (A ++ B)) (ends A ++ ends B).
Proof. by rewrite /ends /lefts /rights !map_cat perm_catACA. Qed.

(* The size of a maximum matching. An edge is a pair of vertices, in either order. *)
Definition largest (T : eqType) (es : seq (T * T)) : nat := most [seq size M | M <- choices es & uniq (ends M)].

Section Largest.
Variable T : eqType.
Implicit Types es fs M : seq (T * T).

Lemma largest_ge es M : subseq M es -> uniq (ends M) -> size M <= largest es.
Proof. by move=> M_sub M_ok; apply: le_most; apply: map_f; rewrite mem_filter M_ok mem_choices. Qed.
Lemma largest_le es k : (forall M, subseq M es -> uniq (ends M) -> size M <= k) -> largest es <= k.
Proof.
move=> le_k; apply: most_le => x /mapP[M M_in ->]; move: M_in.
by rewrite mem_filter mem_choices => /andP[M_ok M_sub]; apply: le_k.
Qed.
Lemma perm_ends es fs : perm_eq es fs -> perm_eq (ends es) (ends fs).
Proof. by move=> same; apply: perm_cat; apply: perm_map. Qed.

Lemma largest_perm_le es fs : perm_eq es fs -> largest es <= largest fs.
Proof.
move=> /permP same; apply: largest_le => M M_sub M_ok.
have /count_subseqP[N N_sub M_N] : forall x, count_mem x M <= count_mem x fs.
  by move=> x; rewrite -same leq_count_subseq.
by rewrite (perm_size M_N); apply: largest_ge => //; rewrite -(perm_uniq (perm_ends M_N)).
Qed.
Theorem largest_perm es fs : perm_eq es fs -> largest es = largest fs.
Proof. by move=> same; apply/eqP; rewrite eqn_leq !largest_perm_le // perm_sym. Qed.
End Largest.

(* The other direction of each pair. *)
Definition swapped (T : Type) (es : seq (T * T)) : seq (T * T) := [seq (e.2, e.1) | e <- es].
(* Other names of the vertices. *)
Definition renamed (S T : Type) (f : S -> T) (es : seq (S * S)) : seq (T * T) := [seq (f e.1, f e.2) | e <- es].
Lemma ends_renamed (S T : Type) (f : S -> T) es : ends (renamed f es) = [seq f x | x <- ends es].
Proof. by rewrite /ends /lefts /rights /renamed map_cat -!map_comp. Qed.
Lemma ends_subseq (T : eqType) (M es : seq (T * T)) : subseq M es -> {subset ends M <= ends es}.
Proof.
move=> /mem_subseq sub x; rewrite !mem_cat => /orP[] /mapP[e /sub e_in ->].
  by rewrite map_f.
by rewrite [X in _ || X]map_f // orbT.
Qed.
Theorem largest_renamed (S T : eqType) (f : S -> T) (es : seq (S * S)) : {in ends es &, injective f} ->
  largest (renamed f es) = largest es.
Proof.
move=> f_inj; have same M : subseq M es -> uniq (ends (renamed f M)) = uniq (ends M).
  move=> /ends_subseq sub; rewrite ends_renamed map_inj_in_uniq // => x y /sub x_in /sub y_in; exact: f_inj.
apply/eqP; rewrite eqn_leq; apply/andP; split; apply: largest_le => M.
  by case/subseq_of_map=> N N_sub -> ok; rewrite size_map; apply: largest_ge => //; rewrite -same.
move=> M_sub ok; have -> : size M = size (renamed f M) by rewrite size_map.
by apply: largest_ge; rewrite ?map_subseq // same.
Qed.
