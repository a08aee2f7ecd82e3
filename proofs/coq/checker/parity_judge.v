(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* The judge of evidence of the kind parity.
   Evidence: seq parity_line, the lines of the tree in depth-first preorder.
   Judge: judge_parity s lines. Theorem: parity_judged, accepted implies holds s. It stands on the
   definition of even kernels alone. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules even_kernels statement tables edge_lists.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* branch v b, parity v..., edge u-v, empty. *)
Inductive parity_line :=
  | Branch of nat & bool
  | Parity of seq nat
  | Edge of nat & nat
  | Empty.

(* What is known: true for the vertices in the set, false for those outside. *)
Definition values : Type := table (option bool).
(* The sum of the equations: the vertices left in it, and the sum of the values. *)
Definition add_value (known : values) (sum : table bool * bool) (w : nat) : table bool * bool :=
  if get None known w is Some b then (sum.1, b (+) sum.2) else (flip sum.1 w, sum.2).
Definition add_equation (t : table (seq nat)) (known : values) (sum : table bool * bool)
    (v : nat) : table bool * bool :=
  foldl (add_value known) sum (get [::] t v).
Definition sums_to_1 (t : table (seq nat)) (known : values) (s : seq nat) : bool :=
  let sum := foldl (add_equation t known) (Blank, false) s in sum.2 && unmarked sum.1.

Definition is_in (known : values) (v : nat) : bool :=
  if get None known v is Some b then b else false.
Definition is_out (known : values) (v : nat) : bool :=
  if get None known v is Some b then ~~ b else false.
Definition is_free (known : values) (v : nat) : bool :=
  if get None known v is None then true else false.

(* What is left of the lines after those that refute these values; None: they do not. *)
Fixpoint refute (g : plain) (t : table (seq nat)) (steps : nat) (known : values)
    (lines : seq parity_line) : option (seq parity_line) :=
  match steps, lines with
  | steps'.+1, Branch v b :: rest =>
      if has_vertex g v && is_free known v then
        if refute g t steps' (put None known v (Some b)) rest is Some rest' then
          refute g t steps' (put None known v (Some (~~ b))) rest'
        else None
      else None
  | _, Parity s :: rest => if has_vertices g s && sums_to_1 t known s then Some rest else None
  | _, Edge u v :: rest =>
      if [&& is_in known u, is_in known v & beside t u v] then Some rest else None
  | _, Empty :: rest => if all (is_out known) (iota 0 (order g)) then Some rest else None
  | _, _ => None
  end.

Definition parity_order_max : nat := 4096.
Definition refutes (g : plain) (known : values) (lines : seq parity_line) : bool :=
  fine g && (order g <= parity_order_max) &&
  if refute g (neighbour_lists g) (order g).+1 known lines is Some [::] then true else false.

Definition judge_parity (s : statement) (lines : seq parity_line) : bool :=
  match s with
  | Even_kernel g None false => refutes g Blank lines
  | Even_kernel g (Some v) false =>
      has_vertex g v && refutes g (put None Blank v (Some true)) lines
  | _ => false
  end.

(* If every number of P stands an even number of times in a list, then so do all together. *)
Lemma even_times (P : pred nat) (s : seq nat) :
  (forall v, P v -> ~~ odd (count_mem v s)) -> ~~ odd (count P s).
Proof.
have [n] := ubnP (size s); elim: n s => // n IH [|v s] //= le_n even.
have split : count P s = (if P v then count_mem v s else 0) + count P (filter (predC1 v) s).
  have /permEl/seq.permP/(_ P) <- := perm_filterC (pred1 v) s.
  rewrite count_cat; congr addn; rewrite count_filter; case: (boolP (P v)) => v_P.
  - by apply: eq_count => w /=; case: eqP => [->|]; rewrite ?andbF // v_P.
  - rewrite -(count_pred0 s); apply: eq_count => w /=; case: eqP => [->|]; rewrite ?andbF //.
    by rewrite (negPf v_P).
have rest : ~~ odd (count P (filter (predC1 v) s)).
  apply: IH => [|w w_P]; first by rewrite size_filter (leq_ltn_trans (count_size _ _)).
  rewrite count_filter; have [->|w_v] := eqVneq w v.
    by rewrite (eq_count (_ : _ =1 pred0)) ?count_pred0 // => u /=; case: eqP.
  rewrite (eq_count (_ : _ =1 pred1 w)) => [|u /=].
    by have := even w w_P; rewrite eq_sym (negPf w_v).
  by case: (eqVneq u w) => // ->.
rewrite split addnA oddD (negPf rest) addbF; case: (boolP (P v)) => //= v_P.
by have := even v v_P; rewrite eqxx.
Qed.

Section Sum.
Variables (g : plain) (known : values) (x : pred nat).
Hypothesis agree : forall v b, get None known v = Some b -> x v = b.
Hypothesis equation : forall v, ~~ odd (count x (row g v)).

Lemma sum_values s sum : let sum' := foldl (add_value known) sum s in
  (forall v, get false sum'.1 v = (is_free known v && odd (count_mem v s)) (+) get false sum.1 v) /\
  sum'.2 = odd (count (fun v => x v && ~~ is_free known v) s) (+) sum.2.
Proof.
elim: s sum => [|w s IH] sum /=; first by split=> [v|]; rewrite ?andbF ?addbF.
have [free_s sum_s] := IH (add_value known sum w); rewrite /add_value /is_free in free_s sum_s *.
case w_known: (get None known w) free_s sum_s => [b|] free_s sum_s; split.
- move=> v; rewrite free_s oddD oddb /=; case: (eqVneq w v) => [<-|//].
  by rewrite w_known.
- by rewrite sum_s oddD oddb andbT (agree w_known) addbA; congr addb; rewrite addbC.
- move=> v; rewrite free_s oddD oddb /= get_flip [v == w]eq_sym addbA; congr addb.
  by rewrite addbC; case: (eqVneq w v) => [<-|]; rewrite ?w_known.
- by rewrite sum_s oddD oddb andbF.
Qed.

Lemma not_sums_to_1 s : sums_to_1 (neighbour_lists g) known s = false.
Proof.
set t := neighbour_lists g; pose all_s := flatten [seq get [::] t v | v <- s].
have flat sum : foldl (add_equation t known) sum s = foldl (add_value known) sum all_s.
  by rewrite /all_s; elim: (s) sum => //= v s' IH sum'; rewrite foldl_cat IH.
have even_s : ~~ odd (count x all_s).
  rewrite /all_s; elim: (s) => //= v s' IH.
  by rewrite count_cat oddD count_neighbour_lists (negPf (equation v)).
rewrite /sums_to_1 flat; have [free_s ->] := sum_values all_s (Blank, false).
apply/negP=> /andP[odd_s /unmarkedP none]; case/negP: even_s.
have even_free : ~~ odd (count (fun v => x v && is_free known v) all_s).
  apply: even_times => v /andP[_ v_free]; have := free_s v; rewrite none v_free /= addbF.
  by move<-.
rewrite -size_filter -(count_predC (is_free known)) !count_filter oddD.
rewrite (eq_count (_ : _ =1 fun v => x v && is_free known v)) => [|v]; last exact: andbC.
rewrite (negPf even_free) (eq_count (_ : _ =1 fun v => x v && ~~ is_free known v)) => [|v].
  by rewrite addbF in odd_s; rewrite odd_s.
exact: andbC.
Qed.
End Sum.

Lemma refute_sound g (S : {set vertex_of g}) (x : pred nat) steps known lines rest :
  fine g -> even_kernel (graph_of g) S -> (forall v : vertex_of g, x (val v) = (v \in S)) ->
  (forall v b, get None known v = Some b -> x v = b) ->
  refute g (neighbour_lists g) steps known lines = Some rest -> False.
Proof.
move=> fine_g ker x_S; have /even_kernel_everywhere[/set0Pn[v0 v0_S] ind even] := ker.
have equation v : ~~ odd (count x (row g v)).
  have [v_n|n_v] := ltnP v (order g).
    have := even (Ordinal v_n); rewrite (_ : _ :&: S =
      [set w in neighbours (graph_of g) (Ordinal v_n) | x (val w)]) ?card_row //.
    by apply/setP=> w; rewrite !inE x_S.
  rewrite (_ : row g v = [::]) //; case E: (row g v) => [//|w s].
  have : w \in row g v by rewrite E mem_head.
  by rewrite mem_row => /(joined_below fine_g)[v_n]; rewrite ltnNge n_v in v_n.
have in_x k v : (forall v b, get None k v = Some b -> x v = b) -> is_in k v -> x v.
  by move=> agree; rewrite /is_in; case v_known: (get _ _ _) => [[]|] // _;
    rewrite (agree _ _ v_known).
have sum0 k s : (forall v b, get None k v = Some b -> x v = b) ->
    sums_to_1 (neighbour_lists g) k s = false by move=> agree; apply: (@not_sums_to_1 g k x).
have edge0 k u v : (forall v b, get None k v = Some b -> x v = b) ->
    [&& is_in k u, is_in k v & beside (neighbour_lists g) u v] = false.
  move=> agree; apply/negP=> /and3P[/(in_x _ _ agree) u_x /(in_x _ _ agree) v_x].
  rewrite besideE => uv; have [u_n v_n _] := joined_below fine_g uv.
  have := ind (Ordinal u_n) (Ordinal v_n); rewrite -!x_S in_graph_of uv /= u_x v_x.
  by move/(_ isT isT).
have empty0 k : (forall v b, get None k v = Some b -> x v = b) ->
    all (is_out k) (iota 0 (order g)) = false.
  move=> agree; apply/negP=> /allP/(_ (val v0)); rewrite mem_iota ltn_ord /is_out => /(_ isT).
  case v_known: (get _ _ _) => [[]|] // _.
  by have := agree _ _ v_known; rewrite x_S v0_S.
elim: steps known lines rest => [|steps IH] known [|line lines] rest agree //.
  by case: line => [v b|s|u v|] //=; rewrite ?sum0 ?edge0 ?empty0 ?andbF.
case: line => [v b|s|u v|] /=; rewrite ?sum0 ?edge0 ?empty0 ?andbF //.
case: ifP => // _; case first: (refute _ _ _ _ _) => [rest'|] // second.
have [v_b|v_b] := eqVneq (x v) b; [apply: IH first | apply: IH second] => w c; rewrite get_put;
  case: eqP => [-> [<-]|_ /agree] //.
by move: v_b; case: (x v); case: (b).
Qed.

Theorem parity_judged s lines : judge_parity s lines -> holds s.
Proof.
have none g known (S : {set vertex_of g}) : even_kernel (graph_of g) S ->
    (forall v b, get None known v = Some b -> (v \in map val (enum S)) = b) ->
    refutes g known lines -> False.
  move=> ker agree /andP[/andP[fine_g _]]; case refuted: (refute _ _ _ _ _) => [[|]|] // _.
  apply: (refute_sound fine_g ker _ agree refuted) => v.
  by rewrite mem_map ?mem_enum //; apply: val_inj.
case: s => // g [v|] [] //=; last first.
  by move=> refuted; split=> // -[S ker _]; apply: none ker _ refuted.
case/andP=> v_n refuted; split=> // -[S ker [u uS u_v]]; apply: none ker _ refuted => w b.
rewrite get_put; case: eqP => [-> [<-]|//].
by rewrite -u_v mem_map ?mem_enum //; apply: val_inj.
Qed.
