(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* Walks along a row of equal units that are counted, where all numbers that are not 0 are powers of two. A number is
   told by its exponent, and 0 by none. So a state has the shape of those of weighted_walks.v, and a state that comes
   back, all its exponents greater by a, does so for ever. A sum that is no power of two, or whose terms differ, spoils
   the state: it is empty then, as are all that follow. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import weighted_walks.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition number (o : option nat) : nat := if o is Some k then 2 ^ k else 0.
(* The exponent of a power of two. *)
Fixpoint exponent_within (fuel m : nat) : option nat :=
  if m is 1 then Some 0
  else if fuel is fuel'.+1 then if odd m || eqn m 0 then None else omap S (exponent_within fuel' m./2) else None.
Definition exponent (m : nat) : option nat := exponent_within m m.
Lemma exponentP m j : exponent m = Some j -> m = 2 ^ j.
Proof.
rewrite /exponent; move: {1}m => f; elim: f m j => [|f IH] [|[|m]] j //; [by case=> <-|by case=> <-|].
rewrite /= orbF !negbK; case: ifP => // even; case E: exponent_within => [i|] //= -[<-].
by rewrite expnS -(IH _ _ E) mul2n doubleS -{1}[m]odd_double_half even.
Qed.

Definition total (os : seq (option nat)) : option (option nat) :=
  if pmap id os is k :: ks then
    if all (eqn k) ks then omap (fun j => Some (k + j)) (exponent (size ks).+1) else None
  else Some None.
Lemma totalP os o : total os = Some o -> \sum_(o' <- os) number o' = number o.
Proof.
have -> : \sum_(o' <- os) number o' = \sum_(k <- pmap id os) 2 ^ k.
  by elim: os => [|[k|] os IH]; rewrite ?big_nil // !big_cons IH.
rewrite /total; case: pmap => [[<-]|k ks]; first by rewrite big_nil.
case: ifP => // /allP same; case E: exponent => [j|] //= -[<-]; rewrite /= big_cons expnD -(exponentP E) mulnS.
congr (_ + _); rewrite (eq_big_seq (fun _ => 2 ^ k)) => [|i /same/eqnP<-//].
by rewrite big_const_seq count_predT iter_addn_0.
Qed.
Lemma total_shifted a os : total [seq omap (addn^~ a) o | o <- os] = omap (omap (addn^~ a)) (total os).
Proof.
rewrite /total; have -> : pmap id [seq omap (addn^~ a) o | o <- os] = [seq k + a | k <- pmap id os].
  by elim: os => //= -[k|] os ->.
case: pmap => //= k ks; rewrite size_map all_map (eq_all (a2 := eqn k)) => [|i /=]; last by rewrite !eqnE eqn_add2r.
by case: ifP => // _; case: exponent => //= j; rewrite addnAC.
Qed.

Fixpoint all_some (T : Type) (xs : seq (option T)) : option (seq T) :=
  if xs is o :: xs' then if o is Some x then omap (cons x) (all_some xs') else None else Some [::].
Lemma all_someP (T : eqType) (U : Type) (d : U) (h : T -> option U) xs ys : all_some [seq h x | x <- xs] = Some ys ->
  ys = [seq odflt d (h x) | x <- xs] /\ forall x, x \in xs -> h x = Some (odflt d (h x)).
Proof.
elim: xs ys => [|x xs IH] ys /=; first by case=> <-.
case E: (h x) => [y|] //; case: all_some IH => //= zs /(_ _ erefl)[-> some] -[<-]; split=> // z.
by rewrite in_cons => /orP[/eqP->|/some]; rewrite // E.
Qed.
Lemma all_some_shifted (T : Type) (f : T -> T) xs : all_some [seq omap f o | o <- xs] = omap (map f) (all_some xs).
Proof. by elim: xs => //= -[x|] //= xs ->; case: all_some. Qed.

(* Of each pattern: the patterns that it fits behind. *)
Section States.
Variables (masks : seq (seq bool)) (starts ends : seq (seq (option nat))).
Definition counted_row (row : seq (option nat)) : option (seq (option nat)) :=
  all_some [seq total (mask m row) | m <- masks].
Definition counted_behind (st : seq (seq (option nat))) : seq (seq (option nat)) :=
  odflt [::] (all_some [seq counted_row row | row <- st]).
(* Behind the first unit and n more. *)
Definition counted_state (n : nat) : seq (seq (option nat)) := iter n counted_behind starts.
Definition counted_told (st : seq (seq (option nat))) : option nat :=
  odflt None (total (flatten [seq [seq both x.1 x.2 | x <- zip r.1 r.2] | r <- zip st ends])).

Lemma counted_behind_shifted a st : counted_behind (shifted a st) = shifted a (counted_behind st).
Proof.
rewrite /counted_behind /shifted -map_comp.
have -> : [seq (counted_row \o map (omap (addn^~ a))) row | row <- st] =
    [seq omap (map (omap (addn^~ a))) o | o <- [seq counted_row row | row <- st]].
  rewrite -map_comp; apply: eq_map => row /=; rewrite /counted_row -all_some_shifted -map_comp; congr all_some.
  by apply: eq_map => m /=; rewrite -map_mask total_shifted.
by rewrite all_some_shifted; case: all_some.
Qed.
Lemma counted_told_shifted a st : counted_told (shifted a st) = omap (addn^~ a) (counted_told st).
Proof.
rewrite /counted_told [flatten _](_ : _ = [seq omap (addn^~ a) o |
    o <- flatten [seq [seq both x.1 x.2 | x <- zip r.1 r.2] | r <- zip st ends]]); last first.
  elim: st ends => [|row st IH] [|last lasts] //=; rewrite map_cat IH; congr (_ ++ _).
  by elim: row last {IH} => [|o row IH] [|b last] //=; rewrite IH both_adds.
by rewrite total_shifted; case: total.
Qed.
Theorem counted_comes_back e q a n : counted_state (e + q) = shifted a (counted_state e) -> e <= n ->
  counted_told (counted_state (n + q)) = omap (addn^~ a) (counted_told (counted_state n)).
Proof.
move=> back /subnK <-; rewrite -counted_told_shifted; congr counted_told.
elim: (n - e) => [|m IH]; first by rewrite add0n.
by rewrite !addSn /counted_state !iterS -!/(counted_state _) IH counted_behind_shifted.
Qed.
End States.

(* What the states mean: sums over the patterns of all units. *)
Section Meaning.
Variables (P T : eqType) (patterns : seq P) (fits : rel P) (ways : seq T).
Definition masks_of : seq (seq bool) := [seq [seq fits x y | x <- patterns] | y <- patterns].
Definition pushed (b : P -> nat) (y : P) : nat := \sum_(x <- patterns | fits x y) b x.
Definition pulled (o : P -> nat) (x : P) : nat := \sum_(y <- patterns | fits x y) o y.
(* The rows tell these numbers, or are spoilt. *)
Definition tells (rows : seq (seq (option nat))) (f : T -> P -> nat) : Prop := rows = [::] \/
  exists2 F, rows = [seq [seq F i y | y <- patterns] | i <- ways] &
    forall i y, i \in ways -> y \in patterns -> number (F i y) = f i y.

Lemma tells_behind st f : tells st f -> tells (counted_behind masks_of st) (fun i => pushed (f i)).
Proof.
case=> [->|[F -> F_f]]; first by left.
rewrite /counted_behind -map_comp; case E: all_some => [rows|]; last by left.
right; have [-> each] := all_someP [::] E.
exists (fun i y => odflt None (total (mask [seq fits x y | x <- patterns] [seq F i x | x <- patterns]))).
  apply/eq_in_map=> i /each /=; rewrite /counted_row /masks_of -map_comp => row_i.
  by have [] := all_someP None row_i.
move=> i y /[dup] i_in /each /=; rewrite /counted_row /masks_of -map_comp => row_i y_in.
have [_ /(_ y y_in)/totalP] := all_someP None row_i; rewrite /= => <-.
rewrite -map_mask -filter_mask big_map big_filter /pushed big_seq_cond [RHS]big_seq_cond.
by apply: eq_bigr => x /andP[x_in _]; apply: F_f.
Qed.
Lemma tells_state starts n f : tells starts f -> tells (counted_state masks_of starts n) (fun i => iter n pushed (f i)).
Proof. by move=> base; elim: n => //= n IH; apply: tells_behind IH. Qed.
Lemma pushed_pulled b o n : \sum_(y <- patterns) iter n pushed b y * o y = \sum_(x <- patterns) b x * iter n pulled o x.
Proof.
elim: n o => // n IH o; rewrite [in RHS]iterSr -IH iterS.
have sums c : \sum_(y <- patterns) pushed c y * o y = \sum_(x <- patterns) c x * pulled o x.
  rewrite /pushed /pulled; under eq_bigr do rewrite big_distrl big_mkcond /=.
  rewrite exchange_big /=; apply: eq_bigr => x _; rewrite big_distrr /= [RHS]big_mkcond.
  by apply: eq_bigr => y _; case: ifP.
exact: sums.
Qed.
Lemma number_both o b : number (both o b) = number o * number b.
Proof. by case: o b => [k|] [j|] //=; rewrite ?muln0 // expnD. Qed.

Theorem counted_told_means starts ends f o n v : tells starts f -> tells ends o ->
  counted_told ends (counted_state masks_of starts n) = Some v ->
  \sum_(i <- ways) \sum_(x <- patterns) f i x * iter n pulled (o i) x = 2 ^ v.
Proof.
rewrite /counted_told => /(tells_state n)[->|[F -> F_f]]; first by case: ends.
case=> [->|[G -> G_o]]; first by case: ways.
case E: total => [[u|]|] //= -[<-]; rewrite -[RHS](totalP E) big_flatten /=.
have -> : forall A : seq T, zip [seq [seq F i y | y <- patterns] | i <- A] [seq [seq G i y | y <- patterns] | i <- A] =
    [seq ([seq F i y | y <- patterns], [seq G i y | y <- patterns]) | i <- A].
  by elim=> //= i A ->.
rewrite !big_map [LHS]big_seq [RHS]big_seq; apply: eq_bigr => i i_in; rewrite -pushed_pulled.
have -> : zip [seq F i y | y <- patterns] [seq G i y | y <- patterns] = [seq (F i y, G i y) | y <- patterns].
  by elim: patterns => //= y A ->.
rewrite !big_map [LHS]big_seq [RHS]big_seq; apply: eq_bigr => y y_in.
by rewrite number_both F_f ?G_o.
Qed.
End Meaning.
