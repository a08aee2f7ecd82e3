(* SPDX-License-Identifier: GPL-3.0-or-later *)
(* A Hamiltonian path of a grid: row by row, every other row backwards. *)
From mathcomp Require Import ssreflect ssrfun ssrbool eqtype ssrnat seq choice path div fintype.
From mathcomp Require Import fingraph tuple finfun bigop prime finset binomial.
From Gazetteer Require Import games rules grids.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The places 0, 1, 2, ... of a grid row by row, every other row backwards. *)
Section Snake.
Variables m n : nat.
Implicit Types u v : 'I_m * 'I_n.

Definition along v : nat := if odd v.1 then n.-1 - v.2 else v.2.
Definition place v : nat := v.1 * n + along v.

Lemma column_le v : v.2 <= n.-1.
Proof. by rewrite -ltnS prednK ?ltn_ord //; apply: leq_ltn_trans (ltn_ord v.2). Qed.

Lemma along_lt v : along v < n.
Proof.
have n0 : 0 < n by apply: leq_ltn_trans (ltn_ord v.2).
rewrite /along; case: ifP => // _; apply: leq_ltn_trans (leq_subr _ _) _.
by rewrite ltn_predL.
Qed.

Lemma along_inj u v : odd u.1 = odd v.1 -> along u = along v -> u.2 = v.2 :> nat.
Proof.
rewrite /along => ->; case: ifP => // _ same.
by rewrite -(subKn (column_le u)) same subKn ?column_le.
Qed.

Lemma snake_lt v : place v < #|[finType of 'I_m * 'I_n]|.
Proof.
rewrite card_prod !card_ord /place.
apply: leq_trans (_ : v.1 * n + n <= _); first by rewrite ltn_add2l along_lt.
by rewrite addnC -mulSn leq_mul2r ltn_ord orbT.
Qed.

Lemma place_row v a r : r < n -> place v = a * n + r -> v.1 = a :> nat /\ along v = r.
Proof.
move=> lt_r v_eq; have n0 : 0 < n by apply: leq_ltn_trans lt_r.
have rows : v.1 = a :> nat.
  have := congr1 (divn^~ n) v_eq; rewrite /= /place !divnMDl // !divn_small ?along_lt //.
  by rewrite !addn0.
by split=> //; move: v_eq; rewrite /place rows => /addnI.
Qed.

Lemma snake_inj : injective place.
Proof.
move=> u v /(place_row (along_lt v))[rows alongs].
have columns : u.2 = v.2 :> nat by apply: along_inj; rewrite ?rows.
by apply/eqP; rewrite -pair_eqE /= -!val_eqE /= rows columns !eqxx.
Qed.

Lemma snake_step u v : place v = (place u).+1 -> (u, v) \in grid m n.
Proof.
rewrite /place -addnS -/(place v) => v_eq; rewrite inE /=.
have [lt_u|] := ltnP (along u).+1 n.
- have [rows alongs] := place_row lt_u v_eq; apply/orP; left.
  rewrite -val_eqE /= rows eqxx /next /=; move: alongs; rewrite /along rows; case: ifP => _ step.
  + have columns : v.2 = n.-1 - (n.-1 - u.2).+1 :> nat by rewrite -step subKn ?column_le.
    by rewrite columns subnSK ?subKn ?column_le ?eqxx ?orbT // -step leq_subr.
  + by rewrite step eqxx.
- rewrite leq_eqVlt [n < _]ltnNge along_lt orbF => /eqP last_u; apply/orP; right.
  have n0 : 0 < n by apply: leq_ltn_trans (along_lt u).
  have [rows alongs] : v.1 = u.1.+1 :> nat /\ along v = 0.
    by apply: place_row => //; rewrite v_eq -last_u addn0 mulSn addnC.
  rewrite -val_eqE /= rows /next eqxx /= andbT.
  have {last_u}: along u = n.-1 by rewrite last_u.
  move: alongs; rewrite /along rows /=; case: (odd u.1) => /= [v0 u0|v0 u0].
  + by rewrite -(subKn (column_le u)) u0 subnn v0.
  + by rewrite -(subKn (column_le v)) v0 subn0 u0.
Qed.

Lemma snake_odd v : odd n -> odd (place v) = odd (grids.row v + column v).
Proof.
move=> n_odd; have last_even : odd n.-1 = false by case: (n) n_odd => //= k /negPf.
rewrite /place /grids.row /column /along addSnnS !oddD /= oddM n_odd andbT negbK.
by case: ifP => // _; rewrite oddB ?column_le // last_even.
Qed.

End Snake.
