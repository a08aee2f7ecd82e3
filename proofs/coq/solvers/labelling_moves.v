(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The moves of the edge-labelling game as written_labelling.v has them, computed faster. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Coq Require PeanoNat.
From Gazetteer Require Import statement written_games written_labelling.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Read by extraction as OCaml's own. *)
Notation same := PeanoNat.Nat.eqb.

Section Quick.
Variable n : nat.
Implicit Types (s : label_pos) (v w k : nat) (e : nat * nat).

Definition labels s : seq nat := [seq x.2 | x <- s].
Definition touches v e : bool := if same e.1 v then true else same e.2 v.
Definition labels_at s v : seq nat := [seq x.2 | x <- s & touches v x.1].
Definition whole_at s v : bool :=
  let ks := labels_at s v in ~~ nilp ks && all (fun k => ~~ same k 0) ks.
Definition quick_magic s : bool :=
  let weights := [seq sumn (labels_at s v) | v <- iota 0 n & whole_at s v] in
  all (same (head 0 weights)) weights.
Definition quick_set e k s : label_pos :=
  [seq (x.1, if same x.1.1 e.1 && same x.1.2 e.2 then k else x.2) | x <- s].
Definition quick_labellings s : seq [eqType of seq (nat * nat * nat)] :=
  let free := [seq k <- iota 1 (size s) | all (fun m => ~~ same m k) (labels s)] in
  [seq t <- [seq quick_set e k s | e <- [seq x.1 | x <- s & same x.2 0], k <- free]
  | quick_magic t].

Lemma eqbE a b : same a b = (a == b).
Proof. by apply/idP/eqP=> /PeanoNat.Nat.eqb_eq. Qed.

Lemma quick_setE e k s : quick_set e k s = set_label e k s.
Proof. by apply: eq_map => x; rewrite !eqbE !eqnE. Qed.

Definition ordered s : bool := all (fun e => e.1 < e.2) (ends_of s) && uniq (ends_of s).

(* An edge that is listed first is not listed again. *)
Lemma first_only s e k v w : ordered ((e, k) :: s) -> w \in beside v (ends_of s) ->
  ~~ joins_ends v w e.
Proof.
case: e => a b /andP[/= /andP[lt_ab /allP lt] /andP[ab_s _]].
rewrite (@in_beside 0) /joined joins_endsE /= => in_s; apply/negP=> ab_vw.
case/orP: in_s => vw; have lt_vw := lt _ vw; case/orP: ab_vw => /eqP[a_eq b_eq];
  move: lt_ab ab_s; rewrite a_eq b_eq ?vw //; move: lt_vw => /= lt_vw;
  by rewrite ltnNge (ltnW lt_vw).
Qed.

Lemma ordered_rest s e k : ordered ((e, k) :: s) -> ordered s.
Proof. by case/andP=> /= /andP[_ lt] /andP[_ s1]; rewrite /ordered lt. Qed.

Lemma beside_uniq s v : ordered s -> uniq (beside v (ends_of s)).
Proof.
elim: s => [//|[[a b] k] s IH] s_ok; have rest := IH (ordered_rest s_ok).
have only w := @first_only _ _ _ v w s_ok.
rewrite /beside /= !eqnE -/(beside v _); case: eqP => [a_v|_] /=.
  by rewrite rest andbT; apply/negP=> /only; rewrite joins_endsE a_v eqxx.
case: eqP => [b_v|_] //=.
by rewrite rest andbT; apply/negP=> /only; rewrite joins_endsE b_v eqxx orbT.
Qed.

Lemma labels_atE s v : ordered s ->
  [seq label_at s v w | w <- beside v (ends_of s)] = labels_at s v.
Proof.
elim: s => [//|[[a b] k] s IH] s_ok; have rest := IH (ordered_rest s_ok).
have only w := @first_only _ _ _ v w s_ok.
have same : [seq label_at ((a, b, k) :: s) v w | w <- beside v (ends_of s)] = labels_at s v.
  by rewrite -rest; apply/eq_in_map=> w /only /= /negPf->.
rewrite /labels_at /= /touches /= !eqbE /beside /= !eqnE -/(beside v _).
case: eqP => [a_v|_]; rewrite ?map_cons /= ?same.
  by rewrite joins_endsE a_v eqxx.
case: eqP => [b_v|_] //=; rewrite ?same //.
by rewrite joins_endsE b_v eqxx orbT.
Qed.

Lemma quick_magicE s : ordered s -> quick_magic s = is_magic n s.
Proof.
move=> s_ok; have around_eq v : [seq label_at s v w | w <- around s v] = labels_at s v.
  by rewrite /around undup_id ?labels_atE // beside_uniq.
have weights : [seq sumn (labels_at s v) | v <- iota 0 n & whole_at s v] =
    [seq weight_at s v | v <- iota 0 n & is_complete s v].
  rewrite (@eq_map _ _ (fun v => sumn (labels_at s v)) (weight_at s)); last first.
    by move=> v; rewrite /weight_at around_eq.
  congr map; apply: eq_filter => v; rewrite /whole_at /is_complete -around_eq /nilp size_map.
  by congr andb; rewrite all_map; apply: eq_all => w; rewrite /= eqbE eqnE.
by rewrite /quick_magic weights /is_magic; apply: eq_all => k; rewrite eqbE eqnE.
Qed.

Lemma label_at_listed s e k : ordered s -> (e, k) \in s -> label_at s e.1 e.2 = k.
Proof.
elim: s => [//|[f m] s IH] s_ok; rewrite in_cons => /predU1P[[-> ->]|e_s] /=.
  by rewrite joins_endsE -surjective_pairing eqxx.
have e_ends : e \in ends_of s by apply/mapP; exists (e, k).
have /negPf-> : ~~ joins_ends e.1 e.2 f.
  apply: first_only s_ok _.
  by rewrite (@in_beside 0) /joined /= -surjective_pairing e_ends.
exact: IH (ordered_rest s_ok) e_s.
Qed.

Lemma quick_labellingsE s :
  ordered s -> quick_labellings s =i [seq m.2 | m <- label_moves n s].
Proof.
move=> s_ok t; have lab e k := @label_at_listed s e k s_ok.
have set_ok e k : ordered (set_label e k s) by rewrite /ordered ends_set_label.
have unused_eq k : all (fun m => ~~ same m k) (labels s) =
    all (fun e => ~~ eqn (label_at s e.1 e.2) k) (ends_of s).
  rewrite !all_map; apply: eq_in_all => -[e m] /lab /= ->.
  by rewrite eqbE eqnE.
rewrite /label_moves /labellings -map_comp.
apply/idP/mapP=> [|[[e k]]].
- rewrite mem_filter => /andP[magic /allpairsP[[e k] /= [e_free k_free t_eq]]].
  case/mapP: e_free => -[e' m] /=; rewrite mem_filter eqbE /= => /andP[/eqP m0 em] e_eq.
  subst e' m; exists (e, k); last by rewrite /= t_eq quick_setE.
  move: k_free; rewrite mem_filter unused_eq => /andP[k_un k_in].
  rewrite mem_filter /may_label /= (lab _ _ em) k_un -quick_magicE // -quick_setE -t_eq magic /=.
  by apply/allpairsP; exists (e, k); split=> //; apply/mapP; exists (e, 0).
- rewrite mem_filter /may_label /= -unused_eq -quick_magicE // -quick_setE.
  case/andP=> /and3P[e0 k_un magic] /allpairsP[[e' k'] /= [e_in k_in [e_eq k_eq]]] ->.
  subst e' k'; rewrite mem_filter magic; apply/allpairsP; exists (e, k).
  split=> //; last by rewrite mem_filter k_un.
  case/mapP: e_in => -[e' m] em e_eq; apply/mapP; exists (e, 0); rewrite //= mem_filter /=.
  by move: e0; rewrite e_eq (lab _ _ em) /= eqnE => /eqP m0; rewrite m0 in em.
Qed.
End Quick.
