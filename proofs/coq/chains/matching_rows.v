(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Matchings of graphs that are rows of parts: what a state of certificates of matching numbers means, that the state
   behind a part follows from the one before, and that one return of a state proves the law for all rows of equal
   units. Parts are numbered 0, 1, ...; the first one may be a left end, and the last one a right end. *)
From mathcomp Require Import all_ssreflect.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A vertex is a part and a place in it. *)
Definition vertex : eqType := [eqType of (nat * nat)%type].
Definition edge : eqType := [eqType of (vertex * vertex)%type].
Definition lefts (T : Type) (es : seq (T * T)) : seq T := [seq e.1 | e <- es].
Definition rights (T : Type) (es : seq (T * T)) : seq T := [seq e.2 | e <- es].
Definition ends (T : Type) (es : seq (T * T)) : seq T := lefts es ++ rights es.
Definition within (i : nat) (es : seq (nat * nat)) : seq edge := [seq ((i, e.1), (i, e.2)) | e <- es].
Definition onward (i : nat) (es : seq (nat * nat)) : seq edge := [seq ((i, e.1), (i.+1, e.2)) | e <- es].

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

Section Rows.
(* The edges of part i, and those from part i to the next one, by their places. *)
Variables inside across : nat -> seq (nat * nat).
Fixpoint edges (n : nat) : seq edge :=
  if n is m.+1 then edges m ++ onward m (across m) ++ within n (inside n) else within 0 (inside 0).
Definition is_matching (M : seq edge) : bool := uniq (ends M).
Definition misses (n : nat) (W : seq nat) (M : seq edge) : bool := all (fun w => (n, w) \notin ends M) W.

(* The greatest matching of the parts 0, ..., n that misses these places of part n. The state behind part n says
   this of all sets of places. *)
Definition greatest (n : nat) (W : seq nat) : nat :=
  most [seq size M | M <- choices (edges n) & is_matching M && misses n W M].
Definition matching_number (n : nat) : nat := greatest n [::].

(* Edges J to a new part and K within it may be chosen together, and miss W. *)
Definition fit (W : seq nat) (c : seq (nat * nat) * seq (nat * nat)) : bool :=
  let: (J, K) := c in [&& uniq (lefts J), uniq (rights J ++ ends K) & ~~ has (mem (rights J ++ ends K)) W].
(* The next state, by all choices in a part. *)
Definition stepped (js es : seq (nat * nat)) (state : seq nat -> nat) (W : seq nat) : nat :=
  most [seq size c.1 + size c.2 + state (lefts c.1) | c <- [seq (J, K) | J <- choices js, K <- choices es] & fit W c].

Lemma ends_cat (T : eqType) (A B : seq (T * T)) : perm_eq (ends (A ++ B)) (ends A ++ ends B).
Proof. by rewrite /ends /lefts /rights !map_cat perm_catACA. Qed.
Lemma ends_onward n J : ends (onward n J) = [seq (n, u) | u <- lefts J] ++ [seq (n.+1, u) | u <- rights J].
Proof. by rewrite /ends /lefts /rights -!map_comp. Qed.
Lemma ends_within n K : ends (within n K) = [seq (n, u) | u <- ends K].
Proof. by rewrite /ends /lefts /rights map_cat -!map_comp. Qed.

Lemma part_of_end n M (x : vertex) : subseq M (edges n) -> x \in ends M -> x.1 <= n.
Proof.
move=> /mem_subseq M_sub; have all_le e : e \in edges n -> (e.1.1 <= n) && (e.2.1 <= n).
  elim: n {M_sub} => [|n IH] /=; first by case/mapP=> f _ ->.
  rewrite !mem_cat => /or3P[/IH/andP[le1 le2]|/mapP[f _ ->]|/mapP[f _ ->]] /=; rewrite ?leqnn ?leqnSn //.
  by rewrite !leqW.
by rewrite mem_cat => /orP[] /mapP[e /M_sub/all_le/andP[le1 le2] ->].
Qed.

(* A matching of one part more is one of the parts before, with what is chosen in the new part. *)
Lemma matching_split n W A J K : subseq A (edges n) ->
  let M := A ++ onward n J ++ within n.+1 K in
  is_matching M && misses n.+1 W M = (is_matching A && misses n (lefts J) A) && fit W (J, K).
Proof.
move=> A_sub M; set Z := rights J ++ ends K.
have M_ends : perm_eq (ends M) (ends A ++ [seq (n, u) | u <- lefts J] ++ [seq (n.+1, u) | u <- Z]).
  apply: perm_trans (ends_cat _ _) _; rewrite perm_cat2l; apply: perm_trans (ends_cat _ _) _.
  by rewrite ends_onward ends_within -catA -map_cat.
have out u : (n.+1, u) \notin ends A by apply/negP=> /(part_of_end A_sub); rewrite ltnn.
have apart (u : nat) (s : seq nat) : (n.+1, u) \notin [seq (n, v) | v <- s].
  by apply/mapP=> -[v _ []] /eqP; rewrite eqn_leq ltnn.
have pair_inj i : injective (fun u => (i, u) : vertex) by move=> u v [].
have -> : misses n.+1 W M = ~~ has (mem Z) W.
  rewrite -all_predC; apply: eq_all => w; rewrite (perm_mem M_ends) mem_cat (negPf (out w)) mem_cat.
  by rewrite (negPf (apart w _)) mem_map //=.
have three (S T R : seq vertex) :
    uniq (S ++ T ++ R) = [&& uniq S, ~~ has (mem S) T, ~~ has (mem S) R, uniq T, ~~ has (mem T) R & uniq R].
  by rewrite !cat_uniq has_cat negb_or -!andbA.
rewrite /is_matching (perm_uniq M_ends) three !(map_inj_uniq (pair_inj _)).
have -> : has (mem (ends A)) [seq (n.+1, u) | u <- Z] = false.
  by apply/hasPn=> _ /mapP[u _ ->]; apply: out.
have -> : has (mem [seq (n, u) | u <- lefts J]) [seq (n.+1, u) | u <- Z] = false.
  by apply/hasPn=> _ /mapP[u _ ->]; apply: apart.
have -> : ~~ has (mem (ends A)) [seq (n, u) | u <- lefts J] = misses n (lefts J) A.
  by rewrite has_map -all_predC.
by rewrite /fit -/Z /= -!andbA.
Qed.

Lemma greatest_ge n W M : subseq M (edges n) -> is_matching M -> misses n W M -> size M <= greatest n W.
Proof.
by move=> M_sub M_ok M_W; apply: le_most; apply: map_f; rewrite mem_filter M_ok M_W mem_choices.
Qed.
Lemma greatest_is n W : exists M, [/\ subseq M (edges n), is_matching M, misses n W M & size M = greatest n W].
Proof.
have none : 0 \in [seq size M | M <- choices (edges n) & is_matching M && misses n W M].
  apply/mapP; exists [::] => //; rewrite mem_filter mem_choices sub0seq andbT /=.
  by apply/allP.
have /mapP[M] := most_in none; rewrite mem_filter mem_choices => /andP[/andP[M_ok M_W] M_sub] size_M.
by exists M.
Qed.

(* The state behind a part follows from the one before. *)
Theorem greatest_step n W : greatest n.+1 W = stepped (across n) (inside n.+1) (greatest n) W.
Proof.
apply/eqP; rewrite eqn_leq; apply/andP; split.
  have [M [M_sub M_ok M_W <-]] := greatest_is n.+1 W.
  have [A [B [M_eq A_sub B_sub]]] := subseq_of_cat M_sub.
  have [C [D [B_eq C_sub D_sub]]] := subseq_of_cat B_sub.
  have [J J_sub C_eq] := subseq_of_map C_sub; have [K K_sub D_eq] := subseq_of_map D_sub.
  have := matching_split W J K A_sub; rewrite /onward /within -C_eq -D_eq -B_eq -M_eq M_ok M_W.
  case/esym/andP=> /andP[A_ok A_J] fits.
  have -> : size M = size J + size K + size A by rewrite M_eq B_eq C_eq D_eq !size_cat !size_map addnC.
  apply: leq_trans (_ : size J + size K + greatest n (lefts J) <= _).
    by rewrite leq_add2l; apply: greatest_ge.
  apply: le_most; apply/mapP; exists (J, K) => //; rewrite mem_filter fits.
  by apply: allpairs_f; rewrite mem_choices.
apply: most_le => _ /mapP[c c_in ->]; move: c_in; rewrite mem_filter.
case/andP=> fits /allpairsP[[J K] /= [J_in K_in c_eq]]; move: J_in K_in fits.
rewrite !mem_choices {c}c_eq => J_sub K_sub fits /=.
have [A [A_sub A_ok A_J <-]] := greatest_is n (lefts J).
have := matching_split W J K A_sub; rewrite A_ok A_J fits => /andP[M_ok M_W].
have -> : size J + size K + size A = size (A ++ onward n J ++ within n.+1 K).
  by rewrite !size_cat !size_map addnC.
by apply: greatest_ge => //; rewrite /= !cat_subseq ?map_subseq.
Qed.
End Rows.

(* A state whose numbers are all greater by a gives one whose numbers are. *)
Lemma most_adds a s : s != [::] -> most [seq x + a | x <- s] = most s + a.
Proof. by elim: s => //= x [|y s] IH _; [rewrite !maxn0 | rewrite IH // addn_maxl]. Qed.
Lemma stepped_adds js es a W (s t : seq nat -> nat) :
  (forall J, J \in choices js -> t (lefts J) = s (lefts J) + a) -> stepped js es t W = stepped js es s W + a.
Proof.
move=> adds; rewrite /stepped -most_adds; last first.
  rewrite -size_eq0 size_map size_eq0 -has_filter; apply/hasP; exists ([::], [::]); last by rewrite /= has_pred0.
  by apply: allpairs_f; rewrite mem_choices sub0seq.
congr most; rewrite -map_comp; apply/eq_in_map=> c; rewrite mem_filter => /andP[_ /allpairsP[[J K] [J_in _ ->]]].
by rewrite /= adds // addnA.
Qed.

(* Rows of equal units, from part e on, and perhaps an end behind them, with edges fs and joined by rs. If the state
   behind part e comes back q parts later with all its numbers greater by a, then so does each state behind. *)
Section Units.
Variables (inside across : nat -> seq (nat * nat)) (e q a : nat) (js es rs fs : seq (nat * nat)).
Hypothesis joins_same : forall i, e <= i -> across i = js.
Hypothesis units_same : forall i, e <= i -> inside i.+1 = es.
Hypothesis returns : forall J, J \in choices js ++ choices rs ->
  greatest inside across (e + q) (lefts J) = greatest inside across e (lefts J) + a.

Theorem matchings_return n J : e <= n -> J \in choices js ++ choices rs ->
  greatest inside across (n + q) (lefts J) = greatest inside across n (lefts J) + a.
Proof.
move=> /subnK <-; elim: (n - e) J => [|k IH] J J_in; first by rewrite add0n returns.
have before : e <= k + e + q by rewrite addnAC leq_addl.
rewrite !addSn !greatest_step !joins_same ?units_same ?leq_addl //; apply: stepped_adds => H H_in.
by apply: IH; rewrite mem_cat H_in.
Qed.

Theorem matching_number_grows n : e <= n ->
  matching_number inside across (n + q) = matching_number inside across n + a.
Proof. by move=> e_n; apply: (@matchings_return n [::]) => //; rewrite mem_cat mem_choices sub0seq. Qed.

(* The row up to part n, and then the end. *)
Definition with_end (f : nat -> seq (nat * nat)) (n : nat) (last : seq (nat * nat)) (i : nat) : seq (nat * nat) :=
  if i < n then f i else last.
Definition ended_number (n : nat) : nat := matching_number (with_end inside n.+1 fs) (with_end across n rs) n.+1.

Lemma edges_with_end n m : m <= n -> edges (with_end inside n.+1 fs) (with_end across n rs) m = edges inside across m.
Proof.
elim: m => [|m IH] m_n /=; first by rewrite /with_end ltn0Sn.
by rewrite IH ?(ltnW m_n) // /with_end ltnS m_n.
Qed.
Lemma ended_numberE n : ended_number n = stepped rs fs (greatest inside across n) [::].
Proof.
rewrite /ended_number /matching_number greatest_step /with_end !ltnn.
congr most; apply/eq_in_map=> c _; congr (_ + _).
by rewrite /greatest edges_with_end.
Qed.

Theorem ended_number_grows n : e <= n -> ended_number (n + q) = ended_number n + a.
Proof.
move=> e_n; rewrite !ended_numberE; apply: stepped_adds => J J_in.
by apply: matchings_return => //; rewrite mem_cat J_in orbT.
Qed.
End Units.

(* Paths of n + 1 vertices: the state behind the first one comes back behind the third one, greater by 1. *)
Definition path_matching (n : nat) : nat := matching_number (fun _ => [::]) (fun _ => [:: (0, 0)]) n.
Theorem matchings_of_paths n : path_matching n = uphalf n.
Proof.
have grows m : path_matching (m + 2) = path_matching m + 1.
  apply: (@matching_number_grows (fun _ => [::]) (fun _ => [:: (0, 0)]) 0 2 1 [:: (0, 0)] [::] [::]) => // J.
  by rewrite !inE => /or3P[] /eqP ->; vm_compute.
suff both m : path_matching m = uphalf m /\ path_matching m.+1 = uphalf m.+1 by case: (both n).
by elim: m => [|m [IH1 IH2]]; [vm_compute | split; rewrite // -addn2 grows IH1 addn1 addn2].
Qed.
