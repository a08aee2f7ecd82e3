(* SPDX-License-Identifier: GPL-3.0-or-later *)


type __ = Obj.t
let __ = let rec f _ = Obj.repr f in Obj.repr f

(** val implb : bool -> bool -> bool **)

let implb b1 b2 =
  if b1 then b2 else true

(** val xorb : bool -> bool -> bool **)

let xorb b1 b2 =
  if b1 then if b2 then false else true else b2

(** val negb : bool -> bool **)

let negb = function
| true -> false
| false -> true

(** val option_map : ('a1 -> 'a2) -> 'a1 option -> 'a2 option **)

let option_map f = function
| Some a -> Some (f a)
| None -> None

type ('a, 'b) sum =
| Inl of 'a
| Inr of 'b

(** val fst : ('a1 * 'a2) -> 'a1 **)

let fst = function
| (x, _) -> x

(** val snd : ('a1 * 'a2) -> 'a2 **)

let snd = function
| (_, y) -> y

type comparison =
| Eq
| Lt
| Gt

(** val compOpp : comparison -> comparison **)

let compOpp = function
| Eq -> Eq
| Lt -> Gt
| Gt -> Lt

type uint =
| Nil
| D0 of uint
| D1 of uint
| D2 of uint
| D3 of uint
| D4 of uint
| D5 of uint
| D6 of uint
| D7 of uint
| D8 of uint
| D9 of uint

type uint0 =
| Nil0
| D10 of uint0
| D11 of uint0
| D12 of uint0
| D13 of uint0
| D14 of uint0
| D15 of uint0
| D16 of uint0
| D17 of uint0
| D18 of uint0
| D19 of uint0
| Da of uint0
| Db of uint0
| Dc of uint0
| Dd of uint0
| De of uint0
| Df of uint0

type uint1 =
| UIntDecimal of uint
| UIntHexadecimal of uint0

(** val pred : int -> int **)

let pred = fun n -> Stdlib.max 0 (n-1)

module Coq__1 = struct
 (** val add : int -> int -> int **)let rec add = (+)
end
include Coq__1

(** val mul : int -> int -> int **)

let rec mul = ( * )

(** val sub : int -> int -> int **)

let rec sub = fun n m -> Stdlib.max 0 (n-m)

(** val tail_add : int -> int -> int **)

let rec tail_add n0 m =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> m)
    (fun n1 -> tail_add n1 (Stdlib.Int.succ m))
    n0

(** val tail_addmul : int -> int -> int -> int **)

let rec tail_addmul r n0 m =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> r)
    (fun n1 -> tail_addmul (tail_add m r) n1 m)
    n0

(** val tail_mul : int -> int -> int **)

let tail_mul n0 m =
  tail_addmul 0 n0 m

(** val of_uint_acc : uint -> int -> int **)

let rec of_uint_acc d acc =
  match d with
  | Nil -> acc
  | D0 d0 ->
    of_uint_acc d0
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) acc)
  | D1 d0 ->
    of_uint_acc d0 (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) acc))
  | D2 d0 ->
    of_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) acc)))
  | D3 d0 ->
    of_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) acc))))
  | D4 d0 ->
    of_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) acc)))))
  | D5 d0 ->
    of_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) acc))))))
  | D6 d0 ->
    of_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) acc)))))))
  | D7 d0 ->
    of_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) acc))))))))
  | D8 d0 ->
    of_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) acc)))))))))
  | D9 d0 ->
    of_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) acc))))))))))

(** val of_uint : uint -> int **)

let of_uint d =
  of_uint_acc d 0

(** val of_hex_uint_acc : uint0 -> int -> int **)

let rec of_hex_uint_acc d acc =
  match d with
  | Nil0 -> acc
  | D10 d0 ->
    of_hex_uint_acc d0
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc)
  | D11 d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc))
  | D12 d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc)))
  | D13 d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc))))
  | D14 d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc)))))
  | D15 d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc))))))
  | D16 d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc)))))))
  | D17 d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc))))))))
  | D18 d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc)))))))))
  | D19 d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc))))))))))
  | Da d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc)))))))))))
  | Db d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc))))))))))))
  | Dc d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc)))))))))))))
  | Dd d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc))))))))))))))
  | De d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc)))))))))))))))
  | Df d0 ->
    of_hex_uint_acc d0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (tail_mul (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))))))) acc))))))))))))))))

(** val of_hex_uint : uint0 -> int **)

let of_hex_uint d =
  of_hex_uint_acc d 0

(** val of_num_uint : uint1 -> int **)

let of_num_uint = function
| UIntDecimal d0 -> of_uint d0
| UIntHexadecimal d0 -> of_hex_uint d0



(** val eqb : bool -> bool -> bool **)

let eqb b1 b2 =
  if b1 then b2 else if b2 then false else true

type reflect =
| ReflectT
| ReflectF

module Option =
 struct
  (** val apply : ('a1 -> 'a2) -> 'a2 -> 'a1 option -> 'a2 **)

  let apply f x = function
  | Some y -> f y
  | None -> x

  (** val default : 'a1 -> 'a1 option -> 'a1 **)

  let default x =
    apply (fun x0 -> x0) x

  (** val bind : ('a1 -> 'a2 option) -> 'a1 option -> 'a2 option **)

  let bind f =
    apply f None

  (** val map : ('a1 -> 'a2) -> 'a1 option -> 'a2 option **)

  let map f =
    bind (fun x -> Some (f x))
 end

type ('aT, 'rT) simpl_fun =
  'aT -> 'rT
  (* singleton inductive, whose constructor was SimplFun *)

(** val fun_of_simpl : ('a1, 'a2) simpl_fun -> 'a1 -> 'a2 **)

let fun_of_simpl f =
  f

(** val addb : bool -> bool -> bool **)

let addb = function
| true -> negb
| false -> (fun x -> x)

(** val isSome : 'a1 option -> bool **)

let isSome = function
| Some _ -> true
| None -> false

(** val iffP : bool -> reflect -> reflect **)

let iffP _ pb =
  let _evar_0_ = fun _ _ _ -> ReflectT in
  let _evar_0_0 = fun _ _ _ -> ReflectF in
  (match pb with
   | ReflectT -> _evar_0_ __ __ __
   | ReflectF -> _evar_0_0 __ __ __)

(** val idP : bool -> reflect **)

let idP = function
| true -> ReflectT
| false -> ReflectF

(** val andP : bool -> bool -> reflect **)

let andP b1 b2 =
  if b1 then if b2 then ReflectT else ReflectF else ReflectF

type 't pred0 = 't -> bool

type 't predType =
  __ -> 't pred0
  (* singleton inductive, whose constructor was PredType *)

type 't pred_sort = __

type 't simpl_pred = ('t, bool) simpl_fun

(** val simplPred : 'a1 pred0 -> 'a1 simpl_pred **)

let simplPred p =
  p

module PredOfSimpl =
 struct
  (** val coerce : 'a1 simpl_pred -> 'a1 pred0 **)

  let coerce =
    fun_of_simpl
 end

type 't rel = 't -> 't pred0

type 't mem_pred =
  't pred0
  (* singleton inductive, whose constructor was Mem *)

(** val pred_of_mem : 'a1 mem_pred -> 'a1 pred_sort **)

let pred_of_mem mp =
  Obj.magic mp

(** val in_mem : 'a1 -> 'a1 mem_pred -> bool **)

let in_mem x mp =
  Obj.magic pred_of_mem mp x

(** val mem : 'a1 predType -> 'a1 pred_sort -> 'a1 mem_pred **)

let mem pT =
  pT

module Equality =
 struct
  type 't axiom = 't -> 't -> reflect

  type 't mixin_of = { op : 't rel; mixin_of__1 : 't axiom }

  (** val op : 'a1 mixin_of -> 'a1 rel **)

  let op m =
    m.op

  type coq_type =
    __ mixin_of
    (* singleton inductive, whose constructor was Pack *)

  type sort = __

  (** val coq_class : coq_type -> sort mixin_of **)

  let coq_class cT =
    cT

  (** val clone : coq_type -> 'a1 mixin_of -> (sort -> 'a1) -> coq_type **)

  let clone _ c _ =
    Obj.magic c
 end

(** val eq_op : Equality.coq_type -> Equality.sort rel **)

let eq_op t =
  (Equality.coq_class t).Equality.op

(** val eqP : Equality.coq_type -> Equality.sort Equality.axiom **)

let eqP t =
  let _evar_0_ = fun _ a -> a in
  let { Equality.op = op0; Equality.mixin_of__1 = a } = t in _evar_0_ op0 a

(** val eqb0 : bool -> bool -> bool **)

let eqb0 b =
  addb (negb b)

(** val eqbP : bool Equality.axiom **)

let eqbP __top_assumption_ =
  let _evar_0_ = fun __top_assumption_0 ->
    let _evar_0_ = ReflectT in
    let _evar_0_0 = ReflectF in
    if __top_assumption_0 then _evar_0_ else _evar_0_0
  in
  let _evar_0_0 = fun __top_assumption_0 ->
    let _evar_0_0 = ReflectF in
    let _evar_0_1 = ReflectT in
    if __top_assumption_0 then _evar_0_0 else _evar_0_1
  in
  if __top_assumption_ then _evar_0_ else _evar_0_0

(** val bool_eqMixin : bool Equality.mixin_of **)

let bool_eqMixin =
  { Equality.op = eqb0; Equality.mixin_of__1 = eqbP }

(** val bool_eqType : Equality.coq_type **)

let bool_eqType =
  Obj.magic bool_eqMixin

(** val pred1 :
    Equality.coq_type -> Equality.sort -> Equality.sort simpl_pred **)

let pred1 t a1 =
  simplPred (fun x -> eq_op t x a1)

(** val pair_eq :
    Equality.coq_type -> Equality.coq_type -> (Equality.sort * Equality.sort)
    rel **)

let pair_eq t1 t2 u v =
  (&&) (eq_op t1 (fst u) (fst v)) (eq_op t2 (snd u) (snd v))

(** val pair_eqP :
    Equality.coq_type -> Equality.coq_type -> (Equality.sort * Equality.sort)
    Equality.axiom **)

let pair_eqP t1 t2 __top_assumption_ =
  let _evar_0_ = fun x1 x2 __top_assumption_0 ->
    let _evar_0_ = fun y1 y2 ->
      iffP
        ((&&) (eq_op t1 (fst (x1, x2)) (fst (y1, y2)))
          (eq_op t2 (snd (x1, x2)) (snd (y1, y2))))
        (andP (eq_op t1 (fst (x1, x2)) (fst (y1, y2)))
          (eq_op t2 (snd (x1, x2)) (snd (y1, y2))))
    in
    let (a, b) = __top_assumption_0 in _evar_0_ a b
  in
  let (a, b) = __top_assumption_ in _evar_0_ a b

(** val prod_eqMixin :
    Equality.coq_type -> Equality.coq_type -> (Equality.sort * Equality.sort)
    Equality.mixin_of **)

let prod_eqMixin t1 t2 =
  { Equality.op = (pair_eq t1 t2); Equality.mixin_of__1 = (pair_eqP t1 t2) }

(** val prod_eqType :
    Equality.coq_type -> Equality.coq_type -> Equality.coq_type **)

let prod_eqType t1 t2 =
  Obj.magic prod_eqMixin t1 t2

type positive =
| XI of positive
| XO of positive
| XH

type n =
| N0
| Npos of positive

type z =
| Z0
| Zpos of positive
| Zneg of positive

module Nat =
 struct
  (** val sub : int -> int -> int **)

  let rec sub n0 m =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> n0)
      (fun k ->
      (fun fO fS n -> if n=0 then fO () else fS (n-1))
        (fun _ -> n0)
        (fun l -> sub k l)
        m)
      n0

  (** val divmod : int -> int -> int -> int -> int * int **)

  let rec divmod x y q u =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> (q, u))
      (fun x' ->
      (fun fO fS n -> if n=0 then fO () else fS (n-1))
        (fun _ -> divmod x' y (Stdlib.Int.succ q) y)
        (fun u' -> divmod x' y q u')
        u)
      x

  (** val div : int -> int -> int **)

  let div x y =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> y)
      (fun y' -> fst (divmod x y' 0 y'))
      y

  (** val modulo : int -> int -> int **)

  let modulo x y =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> x)
      (fun y' -> sub y' (snd (divmod x y' 0 y')))
      y

  (** val div2 : int -> int **)

  let rec div2 = fun n -> n/2
 end

module Pos =
 struct
  type mask =
  | IsNul
  | IsPos of positive
  | IsNeg
 end

module Coq_Pos =
 struct
  (** val succ : positive -> positive **)

  let rec succ = function
  | XI p -> XO (succ p)
  | XO p -> XI p
  | XH -> XO XH

  (** val add : positive -> positive -> positive **)

  let rec add x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> XO (add_carry p q)
       | XO q -> XI (add p q)
       | XH -> XO (succ p))
    | XO p ->
      (match y with
       | XI q -> XI (add p q)
       | XO q -> XO (add p q)
       | XH -> XI p)
    | XH -> (match y with
             | XI q -> XO (succ q)
             | XO q -> XI q
             | XH -> XO XH)

  (** val add_carry : positive -> positive -> positive **)

  and add_carry x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> XI (add_carry p q)
       | XO q -> XO (add_carry p q)
       | XH -> XI (succ p))
    | XO p ->
      (match y with
       | XI q -> XO (add_carry p q)
       | XO q -> XI (add p q)
       | XH -> XO (succ p))
    | XH ->
      (match y with
       | XI q -> XI (succ q)
       | XO q -> XO (succ q)
       | XH -> XI XH)

  (** val pred_double : positive -> positive **)

  let rec pred_double = function
  | XI p -> XI (XO p)
  | XO p -> XI (pred_double p)
  | XH -> XH

  type mask = Pos.mask =
  | IsNul
  | IsPos of positive
  | IsNeg

  (** val succ_double_mask : mask -> mask **)

  let succ_double_mask = function
  | IsNul -> IsPos XH
  | IsPos p -> IsPos (XI p)
  | IsNeg -> IsNeg

  (** val double_mask : mask -> mask **)

  let double_mask = function
  | IsPos p -> IsPos (XO p)
  | x0 -> x0

  (** val double_pred_mask : positive -> mask **)

  let double_pred_mask = function
  | XI p -> IsPos (XO (XO p))
  | XO p -> IsPos (XO (pred_double p))
  | XH -> IsNul

  (** val sub_mask : positive -> positive -> mask **)

  let rec sub_mask x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> double_mask (sub_mask p q)
       | XO q -> succ_double_mask (sub_mask p q)
       | XH -> IsPos (XO p))
    | XO p ->
      (match y with
       | XI q -> succ_double_mask (sub_mask_carry p q)
       | XO q -> double_mask (sub_mask p q)
       | XH -> IsPos (pred_double p))
    | XH -> (match y with
             | XH -> IsNul
             | _ -> IsNeg)

  (** val sub_mask_carry : positive -> positive -> mask **)

  and sub_mask_carry x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> succ_double_mask (sub_mask_carry p q)
       | XO q -> double_mask (sub_mask p q)
       | XH -> IsPos (pred_double p))
    | XO p ->
      (match y with
       | XI q -> double_mask (sub_mask_carry p q)
       | XO q -> succ_double_mask (sub_mask_carry p q)
       | XH -> double_pred_mask p)
    | XH -> IsNeg

  (** val sub : positive -> positive -> positive **)

  let sub x y =
    match sub_mask x y with
    | IsPos z0 -> z0
    | _ -> XH

  (** val mul : positive -> positive -> positive **)

  let rec mul x y =
    match x with
    | XI p -> add y (XO (mul p y))
    | XO p -> XO (mul p y)
    | XH -> y

  (** val size_nat : positive -> int **)

  let rec size_nat = function
  | XI p0 -> Stdlib.Int.succ (size_nat p0)
  | XO p0 -> Stdlib.Int.succ (size_nat p0)
  | XH -> Stdlib.Int.succ 0

  (** val compare_cont : comparison -> positive -> positive -> comparison **)

  let rec compare_cont r x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> compare_cont r p q
       | XO q -> compare_cont Gt p q
       | XH -> Gt)
    | XO p ->
      (match y with
       | XI q -> compare_cont Lt p q
       | XO q -> compare_cont r p q
       | XH -> Gt)
    | XH -> (match y with
             | XH -> r
             | _ -> Lt)

  (** val compare : positive -> positive -> comparison **)

  let compare =
    compare_cont Eq

  (** val eqb : positive -> positive -> bool **)

  let rec eqb p q =
    match p with
    | XI p0 -> (match q with
                | XI q0 -> eqb p0 q0
                | _ -> false)
    | XO p0 -> (match q with
                | XO q0 -> eqb p0 q0
                | _ -> false)
    | XH -> (match q with
             | XH -> true
             | _ -> false)

  (** val gcdn : int -> positive -> positive -> positive **)

  let rec gcdn n0 a b =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> XH)
      (fun n1 ->
      match a with
      | XI a' ->
        (match b with
         | XI b' ->
           (match compare a' b' with
            | Eq -> a
            | Lt -> gcdn n1 (sub b' a') a
            | Gt -> gcdn n1 (sub a' b') b)
         | XO b0 -> gcdn n1 a b0
         | XH -> XH)
      | XO a0 ->
        (match b with
         | XI _ -> gcdn n1 a0 b
         | XO b0 -> XO (gcdn n1 a0 b0)
         | XH -> XH)
      | XH -> XH)
      n0

  (** val gcd : positive -> positive -> positive **)

  let gcd a b =
    gcdn (Coq__1.add (size_nat a) (size_nat b)) a b

  (** val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1 **)

  let rec iter_op op0 p a =
    match p with
    | XI p0 -> op0 a (iter_op op0 p0 (op0 a a))
    | XO p0 -> iter_op op0 p0 (op0 a a)
    | XH -> a

  (** val to_nat : positive -> int **)

  let to_nat x =
    iter_op Coq__1.add x (Stdlib.Int.succ 0)

  (** val of_succ_nat : int -> positive **)

  let rec of_succ_nat n0 =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> XH)
      (fun x -> succ (of_succ_nat x))
      n0
 end

module N =
 struct
  (** val add : n -> n -> n **)

  let add n0 m =
    match n0 with
    | N0 -> m
    | Npos p -> (match m with
                 | N0 -> n0
                 | Npos q -> Npos (Coq_Pos.add p q))

  (** val mul : n -> n -> n **)

  let mul n0 m =
    match n0 with
    | N0 -> N0
    | Npos p -> (match m with
                 | N0 -> N0
                 | Npos q -> Npos (Coq_Pos.mul p q))

  (** val to_nat : n -> int **)

  let to_nat = function
  | N0 -> 0
  | Npos p -> Coq_Pos.to_nat p

  (** val of_nat : int -> n **)

  let of_nat n0 =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> N0)
      (fun n' -> Npos (Coq_Pos.of_succ_nat n'))
      n0
 end

(** val nth_error : 'a1 list -> int -> 'a1 option **)

let rec nth_error l n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> match l with
              | [] -> None
              | x :: _ -> Some x)
    (fun n1 -> match l with
               | [] -> None
               | _ :: l0 -> nth_error l0 n1)
    n0

(** val map0 : ('a1 -> 'a2) -> 'a1 list -> 'a2 list **)

let rec map0 f = function
| [] -> []
| a :: t -> (f a) :: (map0 f t)

module Z =
 struct
  (** val double : z -> z **)

  let double = function
  | Z0 -> Z0
  | Zpos p -> Zpos (XO p)
  | Zneg p -> Zneg (XO p)

  (** val succ_double : z -> z **)

  let succ_double = function
  | Z0 -> Zpos XH
  | Zpos p -> Zpos (XI p)
  | Zneg p -> Zneg (Coq_Pos.pred_double p)

  (** val pred_double : z -> z **)

  let pred_double = function
  | Z0 -> Zneg XH
  | Zpos p -> Zpos (Coq_Pos.pred_double p)
  | Zneg p -> Zneg (XI p)

  (** val pos_sub : positive -> positive -> z **)

  let rec pos_sub x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> double (pos_sub p q)
       | XO q -> succ_double (pos_sub p q)
       | XH -> Zpos (XO p))
    | XO p ->
      (match y with
       | XI q -> pred_double (pos_sub p q)
       | XO q -> double (pos_sub p q)
       | XH -> Zpos (Coq_Pos.pred_double p))
    | XH ->
      (match y with
       | XI q -> Zneg (XO q)
       | XO q -> Zneg (Coq_Pos.pred_double q)
       | XH -> Z0)

  (** val add : z -> z -> z **)

  let add x y =
    match x with
    | Z0 -> y
    | Zpos x' ->
      (match y with
       | Z0 -> x
       | Zpos y' -> Zpos (Coq_Pos.add x' y')
       | Zneg y' -> pos_sub x' y')
    | Zneg x' ->
      (match y with
       | Z0 -> x
       | Zpos y' -> pos_sub y' x'
       | Zneg y' -> Zneg (Coq_Pos.add x' y'))

  (** val opp : z -> z **)

  let opp = function
  | Z0 -> Z0
  | Zpos x0 -> Zneg x0
  | Zneg x0 -> Zpos x0

  (** val succ : z -> z **)

  let succ x =
    add x (Zpos XH)

  (** val sub : z -> z -> z **)

  let sub m n0 =
    add m (opp n0)

  (** val mul : z -> z -> z **)

  let mul x y =
    match x with
    | Z0 -> Z0
    | Zpos x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zpos (Coq_Pos.mul x' y')
       | Zneg y' -> Zneg (Coq_Pos.mul x' y'))
    | Zneg x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zneg (Coq_Pos.mul x' y')
       | Zneg y' -> Zpos (Coq_Pos.mul x' y'))

  (** val compare : z -> z -> comparison **)

  let compare x y =
    match x with
    | Z0 -> (match y with
             | Z0 -> Eq
             | Zpos _ -> Lt
             | Zneg _ -> Gt)
    | Zpos x' -> (match y with
                  | Zpos y' -> Coq_Pos.compare x' y'
                  | _ -> Gt)
    | Zneg x' ->
      (match y with
       | Zneg y' -> compOpp (Coq_Pos.compare x' y')
       | _ -> Lt)

  (** val leb : z -> z -> bool **)

  let leb x y =
    match compare x y with
    | Gt -> false
    | _ -> true

  (** val ltb : z -> z -> bool **)

  let ltb x y =
    match compare x y with
    | Lt -> true
    | _ -> false

  (** val eqb : z -> z -> bool **)

  let eqb x y =
    match x with
    | Z0 -> (match y with
             | Z0 -> true
             | _ -> false)
    | Zpos p -> (match y with
                 | Zpos q -> Coq_Pos.eqb p q
                 | _ -> false)
    | Zneg p -> (match y with
                 | Zneg q -> Coq_Pos.eqb p q
                 | _ -> false)

  (** val max : z -> z -> z **)

  let max n0 m =
    match compare n0 m with
    | Lt -> m
    | _ -> n0

  (** val min : z -> z -> z **)

  let min n0 m =
    match compare n0 m with
    | Gt -> m
    | _ -> n0

  (** val abs : z -> z **)

  let abs = function
  | Zneg p -> Zpos p
  | x -> x

  (** val of_nat : int -> z **)

  let of_nat n0 =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> Z0)
      (fun n1 -> Zpos (Coq_Pos.of_succ_nat n1))
      n0

  (** val pos_div_eucl : positive -> z -> z * z **)

  let rec pos_div_eucl a b =
    match a with
    | XI a' ->
      let (q, r) = pos_div_eucl a' b in
      let r' = add (mul (Zpos (XO XH)) r) (Zpos XH) in
      if ltb r' b
      then ((mul (Zpos (XO XH)) q), r')
      else ((add (mul (Zpos (XO XH)) q) (Zpos XH)), (sub r' b))
    | XO a' ->
      let (q, r) = pos_div_eucl a' b in
      let r' = mul (Zpos (XO XH)) r in
      if ltb r' b
      then ((mul (Zpos (XO XH)) q), r')
      else ((add (mul (Zpos (XO XH)) q) (Zpos XH)), (sub r' b))
    | XH -> if leb (Zpos (XO XH)) b then (Z0, (Zpos XH)) else ((Zpos XH), Z0)

  (** val div_eucl : z -> z -> z * z **)

  let div_eucl a b =
    match a with
    | Z0 -> (Z0, Z0)
    | Zpos a' ->
      (match b with
       | Z0 -> (Z0, a)
       | Zpos _ -> pos_div_eucl a' b
       | Zneg b' ->
         let (q, r) = pos_div_eucl a' (Zpos b') in
         (match r with
          | Z0 -> ((opp q), Z0)
          | _ -> ((opp (add q (Zpos XH))), (add b r))))
    | Zneg a' ->
      (match b with
       | Z0 -> (Z0, a)
       | Zpos _ ->
         let (q, r) = pos_div_eucl a' b in
         (match r with
          | Z0 -> ((opp q), Z0)
          | _ -> ((opp (add q (Zpos XH))), (sub b r)))
       | Zneg b' -> let (q, r) = pos_div_eucl a' (Zpos b') in (q, (opp r)))

  (** val div : z -> z -> z **)

  let div a b =
    let (q, _) = div_eucl a b in q

  (** val modulo : z -> z -> z **)

  let modulo a b =
    let (_, r) = div_eucl a b in r

  (** val gcd : z -> z -> z **)

  let gcd a b =
    match a with
    | Z0 -> abs b
    | Zpos a0 ->
      (match b with
       | Z0 -> abs a
       | Zpos b0 -> Zpos (Coq_Pos.gcd a0 b0)
       | Zneg b0 -> Zpos (Coq_Pos.gcd a0 b0))
    | Zneg a0 ->
      (match b with
       | Z0 -> abs a
       | Zpos b0 -> Zpos (Coq_Pos.gcd a0 b0)
       | Zneg b0 -> Zpos (Coq_Pos.gcd a0 b0))
 end

(** val zero : char **)

let zero = '\000'

(** val one : char **)

let one = '\001'

(** val shift : bool -> char -> char **)

let shift = fun b c -> Char.chr (((Char.code c) lsl 1) land 255 + if b then 1 else 0)

(** val ascii_of_pos : positive -> char **)

let ascii_of_pos =
  let rec loop n0 p =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> zero)
      (fun n' ->
      match p with
      | XI p' -> shift true (loop n' p')
      | XO p' -> shift false (loop n' p')
      | XH -> one)
      n0
  in loop (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       0))))))))

(** val ascii_of_N : n -> char **)

let ascii_of_N = function
| N0 -> zero
| Npos p -> ascii_of_pos p

(** val ascii_of_nat : int -> char **)

let ascii_of_nat a =
  ascii_of_N (N.of_nat a)



(** val append : char list -> char list -> char list **)

let rec append s1 s2 =
  match s1 with
  | [] -> s2
  | c::s1' -> c::(append s1' s2)

(** val eqnP : int Equality.axiom **)

let eqnP n0 m =
  iffP ((fun (m : int) n -> m = n) n0 m)
    (idP ((fun (m : int) n -> m = n) n0 m))

(** val nat_eqMixin : int Equality.mixin_of **)

let nat_eqMixin =
  { Equality.op = (fun (m : int) n -> m = n); Equality.mixin_of__1 = eqnP }

(** val nat_eqType : Equality.coq_type **)

let nat_eqType =
  Obj.magic nat_eqMixin

(** val addn_rec : int -> int -> int **)

let addn_rec =
  add

(** val addn : int -> int -> int **)

let addn =
  addn_rec

(** val subn_rec : int -> int -> int **)

let subn_rec =
  sub

(** val subn : int -> int -> int **)

let subn =
  subn_rec

(** val maxn : int -> int -> int **)

let maxn m n0 =
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ m) n0 then n0 else m

(** val minn : int -> int -> int **)

let minn m n0 =
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ m) n0 then m else n0

(** val iter : int -> ('a1 -> 'a1) -> 'a1 -> 'a1 **)

let rec iter n0 f x =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> x)
    (fun i -> f (iter i f x))
    n0

(** val iteri : int -> (int -> 'a1 -> 'a1) -> 'a1 -> 'a1 **)

let rec iteri n0 f x =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> x)
    (fun i -> f i (iteri i f x))
    n0

(** val iterop : int -> ('a1 -> 'a1 -> 'a1) -> 'a1 -> 'a1 -> 'a1 **)

let iterop n0 op0 x =
  let f = fun i y ->
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> x)
      (fun _ -> op0 x y)
      i
  in
  iteri n0 f

(** val muln_rec : int -> int -> int **)

let muln_rec =
  mul

(** val muln : int -> int -> int **)

let muln =
  muln_rec

(** val expn_rec : int -> int -> int **)

let expn_rec m n0 =
  iterop n0 muln m (Stdlib.Int.succ 0)

(** val expn : int -> int -> int **)

let expn =
  expn_rec

(** val nat_of_bool : bool -> int **)

let nat_of_bool = function
| true -> Stdlib.Int.succ 0
| false -> 0

(** val double_rec : int -> int **)

let rec double_rec n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> 0)
    (fun n' -> Stdlib.Int.succ (Stdlib.Int.succ (double_rec n')))
    n0

(** val double0 : int -> int **)

let double0 =
  double_rec



(** val size : 'a1 list -> int **)

let rec size = function
| [] -> 0
| _ :: s' -> Stdlib.Int.succ (size s')

(** val nilp : 'a1 list -> bool **)

let nilp s =
  eq_op nat_eqType (Obj.magic size s) (Obj.magic 0)

(** val ohead : 'a1 list -> 'a1 option **)

let ohead = function
| [] -> None
| x :: _ -> Some x

(** val head : 'a1 -> 'a1 list -> 'a1 **)

let head x0 = function
| [] -> x0
| x :: _ -> x

(** val behead : 'a1 list -> 'a1 list **)

let behead = function
| [] -> []
| _ :: s' -> s'

(** val ncons : int -> 'a1 -> 'a1 list -> 'a1 list **)

let ncons n0 x =
  iter n0 (fun x0 -> x :: x0)

(** val nseq : int -> 'a1 -> 'a1 list **)

let nseq n0 x =
  ncons n0 x []

(** val cat : 'a1 list -> 'a1 list -> 'a1 list **)

let rec cat s1 s2 =
  match s1 with
  | [] -> s2
  | x :: s1' -> x :: (cat s1' s2)

(** val rcons : 'a1 list -> 'a1 -> 'a1 list **)

let rec rcons s z0 =
  match s with
  | [] -> z0 :: []
  | x :: s' -> x :: (rcons s' z0)

(** val last : 'a1 -> 'a1 list -> 'a1 **)

let rec last x = function
| [] -> x
| x' :: s' -> last x' s'

(** val nth : 'a1 -> 'a1 list -> int -> 'a1 **)

let rec nth x0 s n0 =
  match s with
  | [] -> x0
  | x :: s' ->
    ((fun fO fS n -> if n=0 then fO () else fS (n-1))
       (fun _ -> x)
       (fun n' -> nth x0 s' n')
       n0)

(** val set_nth : 'a1 -> 'a1 list -> int -> 'a1 -> 'a1 list **)

let rec set_nth x0 s n0 y =
  match s with
  | [] -> ncons n0 x0 (y :: [])
  | x :: s' ->
    ((fun fO fS n -> if n=0 then fO () else fS (n-1))
       (fun _ -> y :: s')
       (fun n' -> x :: (set_nth x0 s' n' y))
       n0)

(** val find : 'a1 pred0 -> 'a1 list -> int **)

let rec find a = function
| [] -> 0
| x :: s' -> if a x then 0 else Stdlib.Int.succ (find a s')

(** val filter : 'a1 pred0 -> 'a1 list -> 'a1 list **)

let rec filter a = function
| [] -> []
| x :: s' -> if a x then x :: (filter a s') else filter a s'

(** val count : 'a1 pred0 -> 'a1 list -> int **)

let rec count a = function
| [] -> 0
| x :: s' -> addn (nat_of_bool (a x)) (count a s')

(** val has : 'a1 pred0 -> 'a1 list -> bool **)

let rec has a = function
| [] -> false
| x :: s' -> (||) (a x) (has a s')

(** val all : 'a1 pred0 -> 'a1 list -> bool **)

let rec all a = function
| [] -> true
| x :: s' -> (&&) (a x) (all a s')

(** val drop : int -> 'a1 list -> 'a1 list **)

let rec drop n0 s = match s with
| [] -> s
| _ :: s' ->
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ -> s)
     (fun n' -> drop n' s')
     n0)

(** val take : int -> 'a1 list -> 'a1 list **)

let rec take n0 = function
| [] -> []
| x :: s' ->
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ -> [])
     (fun n' -> x :: (take n' s'))
     n0)

(** val catrev : 'a1 list -> 'a1 list -> 'a1 list **)

let rec catrev s1 s2 =
  match s1 with
  | [] -> s2
  | x :: s1' -> catrev s1' (x :: s2)

(** val rev : 'a1 list -> 'a1 list **)

let rev s =
  catrev s []

(** val eqseq :
    Equality.coq_type -> Equality.sort list -> Equality.sort list -> bool **)

let rec eqseq t s1 s2 =
  match s1 with
  | [] -> (match s2 with
           | [] -> true
           | _ :: _ -> false)
  | x1 :: s1' ->
    (match s2 with
     | [] -> false
     | x2 :: s2' -> (&&) (eq_op t x1 x2) (eqseq t s1' s2'))

(** val eqseqP : Equality.coq_type -> Equality.sort list Equality.axiom **)

let eqseqP t _top_assumption_ =
  let _evar_0_ = fun __top_assumption_ ->
    let _evar_0_ = ReflectT in
    let _evar_0_0 = fun _ _ -> ReflectF in
    (match __top_assumption_ with
     | [] -> _evar_0_
     | a :: l -> _evar_0_0 a l)
  in
  let _evar_0_0 = fun x1 s1 iHs __top_assumption_ ->
    let _evar_0_0 = ReflectF in
    let _evar_0_1 = fun x2 s2 ->
      let __top_assumption_0 = eqP t x1 x2 in
      let _evar_0_1 = fun _ -> iffP (eqseq t s1 s2) (iHs s2) in
      let _evar_0_2 = fun _ -> ReflectF in
      (match __top_assumption_0 with
       | ReflectT -> _evar_0_1 __
       | ReflectF -> _evar_0_2 __)
    in
    (match __top_assumption_ with
     | [] -> _evar_0_0
     | a :: l -> _evar_0_1 a l)
  in
  let rec f = function
  | [] -> _evar_0_
  | y :: l0 -> _evar_0_0 y l0 (f l0)
  in f _top_assumption_

(** val seq_eqMixin :
    Equality.coq_type -> Equality.sort list Equality.mixin_of **)

let seq_eqMixin t =
  { Equality.op = (eqseq t); Equality.mixin_of__1 = (eqseqP t) }

(** val seq_eqType : Equality.coq_type -> Equality.coq_type **)

let seq_eqType t =
  Obj.magic seq_eqMixin t

(** val mem_seq :
    Equality.coq_type -> Equality.sort list -> Equality.sort -> bool **)

let rec mem_seq t = function
| [] -> (fun _ -> false)
| y :: s' -> let p = mem_seq t s' in (fun x -> (||) (eq_op t x y) (p x))

type seq_eqclass = Equality.sort list

(** val pred_of_seq :
    Equality.coq_type -> seq_eqclass -> Equality.sort pred_sort **)

let pred_of_seq t s =
  Obj.magic mem_seq t s

(** val seq_predType : Equality.coq_type -> Equality.sort predType **)

let seq_predType t =
  Obj.magic pred_of_seq t

(** val uniq : Equality.coq_type -> Equality.sort list -> bool **)

let rec uniq t = function
| [] -> true
| x :: s' ->
  (&&) (negb (in_mem x (mem (seq_predType t) (Obj.magic s')))) (uniq t s')

(** val undup :
    Equality.coq_type -> Equality.sort list -> Equality.sort list **)

let rec undup t = function
| [] -> []
| x :: s' ->
  if in_mem x (mem (seq_predType t) (Obj.magic s'))
  then undup t s'
  else x :: (undup t s')

type bitseq = bool list

(** val mask0 : bitseq -> 'a1 list -> 'a1 list **)

let rec mask0 m s =
  match m with
  | [] -> []
  | b :: m' ->
    (match s with
     | [] -> []
     | x :: s' -> if b then x :: (mask0 m' s') else mask0 m' s')

(** val map1 : ('a1 -> 'a2) -> 'a1 list -> 'a2 list **)

let rec map1 f = function
| [] -> []
| x :: s' -> (f x) :: (map1 f s')

(** val pmap : ('a1 -> 'a2 option) -> 'a1 list -> 'a2 list **)

let rec pmap f = function
| [] -> []
| x :: s' -> let r = pmap f s' in Option.apply (fun x0 -> x0 :: r) r (f x)

(** val iota : int -> int -> int list **)

let rec iota m n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> [])
    (fun n' -> m :: (iota (Stdlib.Int.succ m) n'))
    n0

(** val mkseq : (int -> 'a1) -> int -> 'a1 list **)

let mkseq f n0 =
  map1 f (iota 0 n0)

(** val foldr : ('a1 -> 'a2 -> 'a2) -> 'a2 -> 'a1 list -> 'a2 **)

let rec foldr f z0 = function
| [] -> z0
| x :: s' -> f x (foldr f z0 s')

(** val sumn : int list -> int **)

let sumn =
  foldr addn 0

(** val foldl : ('a2 -> 'a1 -> 'a2) -> 'a2 -> 'a1 list -> 'a2 **)

let rec foldl f z0 = function
| [] -> z0
| x :: s' -> foldl f (f z0 x) s'

(** val scanl : ('a1 -> 'a2 -> 'a1) -> 'a1 -> 'a2 list -> 'a1 list **)

let rec scanl g x = function
| [] -> []
| y :: s' -> let x' = g x y in x' :: (scanl g x' s')

(** val zip : 'a1 list -> 'a2 list -> ('a1 * 'a2) list **)

let rec zip s t =
  match s with
  | [] -> []
  | x :: s' -> (match t with
                | [] -> []
                | y :: t' -> (x, y) :: (zip s' t'))

(** val all2 : ('a1 -> 'a2 -> bool) -> 'a1 list -> 'a2 list -> bool **)

let rec all2 r s t =
  match s with
  | [] -> (match t with
           | [] -> true
           | _ :: _ -> false)
  | x :: s0 ->
    (match t with
     | [] -> false
     | y :: t0 -> (&&) (r x y) (all2 r s0 t0))

(** val flatten : 'a1 list list -> 'a1 list **)

let flatten s =
  foldr cat [] s

(** val path : 'a1 rel -> 'a1 -> 'a1 list -> bool **)

let rec path e x = function
| [] -> true
| y :: p' -> (&&) (e x y) (path e y p')

(** val sorted : 'a1 rel -> 'a1 list -> bool **)

let sorted e = function
| [] -> true
| x :: s' -> path e x s'

(** val merge : 'a1 rel -> 'a1 list -> 'a1 list -> 'a1 list **)

let rec merge leT s1 = match s1 with
| [] -> (fun x -> x)
| x1 :: s1' ->
  let rec merge_s1 s2 = match s2 with
  | [] -> s1
  | x2 :: s2' ->
    if leT x1 x2 then x1 :: (merge leT s1' s2) else x2 :: (merge_s1 s2')
  in merge_s1

(** val merge_sort_push :
    'a1 rel -> 'a1 list -> 'a1 list list -> 'a1 list list **)

let rec merge_sort_push leT s1 ss = match ss with
| [] -> s1 :: ss
| s2 :: ss' ->
  (match s2 with
   | [] -> s1 :: ss'
   | _ :: _ -> [] :: (merge_sort_push leT (merge leT s2 s1) ss'))

(** val merge_sort_pop : 'a1 rel -> 'a1 list -> 'a1 list list -> 'a1 list **)

let rec merge_sort_pop leT s1 = function
| [] -> s1
| s2 :: ss' -> merge_sort_pop leT (merge leT s2 s1) ss'

(** val merge_sort_rec : 'a1 rel -> 'a1 list list -> 'a1 list -> 'a1 list **)

let rec merge_sort_rec leT ss s = match s with
| [] -> merge_sort_pop leT s ss
| x1 :: l ->
  (match l with
   | [] -> merge_sort_pop leT s ss
   | x2 :: s' ->
     let s1 = if leT x1 x2 then x1 :: (x2 :: []) else x2 :: (x1 :: []) in
     merge_sort_rec leT (merge_sort_push leT s1 ss) s')

(** val sort0 : 'a1 rel -> 'a1 list -> 'a1 list **)

let sort0 leT =
  merge_sort_rec leT []

(** val traject : ('a1 -> 'a1) -> 'a1 -> int -> 'a1 list **)

let rec traject f x n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> [])
    (fun n' -> x :: (traject f (f x) n'))
    n0

(** val modn_rec : int -> int -> int **)

let rec modn_rec d m =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> m)
    (fun m' -> modn_rec d m')
    (subn m d)

(** val modn : int -> int -> int **)

let modn m d =
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) d
  then modn_rec (pred d) m
  else m

type byte = int

type bytes = byte list

type reason =
| Because of char list
| Belongs of char list
| Either of char list * char list
| Number_below of int
| Byte_not_printable of byte

type 't result =
| Read of 't
| Malformed of bytes * reason
| Invalid of reason
| Not_judged

(** val bind0 : 'a1 result -> ('a1 -> 'a2 result) -> 'a2 result **)

let bind0 r f =
  match r with
  | Read x -> f x
  | Malformed (here, why) -> Malformed (here, why)
  | Invalid why -> Invalid why
  | Not_judged -> Not_judged

(** val demand : bool -> bytes -> reason -> unit result **)

let demand b here why =
  if b then Read () else Malformed (here, why)

(** val prove : bool -> char list -> unit result **)

let prove b why =
  if b then Read () else Invalid (Because why)

(** val some_or : 'a1 result -> 'a1 option -> 'a1 result **)

let some_or otherwise = function
| Some x -> Read x
| None -> otherwise

(** val bytes_of : char list -> bytes **)

let rec bytes_of = function
| [] -> []
| c::s' -> (Char.code c) :: (bytes_of s')

(** val same_bytes : bytes -> bytes -> bool **)

let rec same_bytes s t =
  match s with
  | [] -> (match t with
           | [] -> true
           | _ :: _ -> false)
  | a :: s' ->
    (match t with
     | [] -> false
     | b :: t' ->
       if (fun (m : int) n -> m = n) a b then same_bytes s' t' else false)

(** val newline : byte **)

let newline =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))

(** val space : byte **)

let space =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))

(** val printable : byte -> bool **)

let printable c =
  (&&)
    ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))))))))))))))))))))))))) c)
    ((fun (m : int) n -> m <= n) c (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val line_of : bytes -> bytes option **)

let rec line_of = function
| [] -> None
| c :: rest ->
  if (fun (m : int) n -> m = n) c newline
  then (match rest with
        | [] -> Some []
        | _ :: _ -> None)
  else if printable c
       then Option.map (fun x -> c :: x) (line_of rest)
       else None

(** val without_newline : bytes -> bytes **)

let rec without_newline = function
| [] -> []
| c :: rest ->
  if (&&) ((fun (m : int) n -> m = n) c newline) (nilp rest)
  then []
  else c :: (without_newline rest)

(** val from_bad_byte : bytes -> bytes **)

let rec from_bad_byte line0 = match line0 with
| [] -> []
| c :: rest -> if printable c then from_bad_byte rest else line0

(** val split_at : byte -> bytes -> bytes * bytes option **)

let rec split_at stop = function
| [] -> ([], None)
| c :: rest ->
  if (fun (m : int) n -> m = n) c stop
  then ([], (Some rest))
  else let (w, behind0) = split_at stop rest in ((c :: w), behind0)

(** val word : bytes -> (bytes * bytes) result **)

let word l = match l with
| [] -> Read ([], [])
| _ :: _ ->
  let (w, o) = split_at space l in
  (match w with
   | [] ->
     (match o with
      | Some _ ->
        Malformed (l, (Because
          ('a'::(' '::('s'::('p'::('a'::('c'::('e'::(' '::('t'::('o'::('o'::(' '::('m'::('a'::('n'::('y'::[]))))))))))))))))))
      | None -> Read (w, []))
   | _ :: _ ->
     (match o with
      | Some rest ->
        (match rest with
         | [] ->
           Malformed ((space :: []), (Because
             ('a'::(' '::('s'::('p'::('a'::('c'::('e'::(' '::('t'::('o'::('o'::(' '::('m'::('a'::('n'::('y'::[]))))))))))))))))))
         | _ :: _ -> Read (w, rest))
      | None -> Read (w, [])))

(** val end_of_line : bytes -> unit result **)

let end_of_line l =
  bind0 (word l) (fun pat ->
    let (w, _) = pat in
    demand (nilp w) l (Because
      ('a'::(' '::('w'::('o'::('r'::('d'::(' '::('t'::('o'::('o'::(' '::('m'::('a'::('n'::('y'::[])))))))))))))))))

(** val digits : int -> int -> bytes -> int option **)

let rec digits maximum value2 = function
| [] -> Some value2
| c :: rest ->
  if (&&)
       ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ
         0)))))))))))))))))))))))))))))))))))))))))))))))) c)
       ((fun (m : int) n -> m <= n) c (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
  then let value' =
         addn
           (muln value2 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ 0)))))))))))
           (subn c (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             0)))))))))))))))))))))))))))))))))))))))))))))))))
       in
       if (fun (m : int) n -> m <= n) value' maximum
       then digits maximum value' rest
       else None
  else None

(** val number_in : int -> bytes -> int option **)

let number_in maximum l = match l with
| [] -> None
| c :: rest ->
  if (fun (m : int) n -> m = n) c (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ
       0))))))))))))))))))))))))))))))))))))))))))))))))
  then (match rest with
        | [] -> Some 0
        | _ :: _ -> None)
  else digits maximum 0 l

(** val number_at : int -> bytes -> bytes -> int result **)

let number_at maximum here w =
  match number_in maximum w with
  | Some n0 -> Read n0
  | None -> Malformed (here, (Number_below (Stdlib.Int.succ maximum)))

(** val digits_of : int -> int -> bytes -> bytes **)

let rec digits_of fuel n0 behind0 =
  let behind' =
    (addn (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))
      ((fun m n -> if n = 0 then m else m mod n) n0 (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))))))) :: behind0
  in
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ -> behind')
     (fun fuel' ->
     if (fun (m : int) n -> m <= n) n0 (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))
     then behind'
     else digits_of fuel'
            ((fun m n -> if n = 0 then 0 else m / n) n0 (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))))
            behind')
     fuel)

(** val number_text : int -> bytes **)

let number_text n0 =
  digits_of n0 n0 []

(** val strip : bytes -> bytes -> bytes option **)

let rec strip prefix l =
  match prefix with
  | [] -> Some l
  | a :: prefix' ->
    (match l with
     | [] -> None
     | b :: l' ->
       if (fun (m : int) n -> m = n) a b then strip prefix' l' else None)

type text = int -> bytes option

type 't reading = int * 't result

(** val then_read :
    'a1 reading -> (int -> 'a1 -> 'a2 reading) -> 'a2 reading **)

let then_read r f =
  let (i, r0) = r in
  (match r0 with
   | Read x -> f i x
   | Malformed (here, why) -> (i, (Malformed (here, why)))
   | Invalid why -> (i, (Invalid why))
   | Not_judged -> (i, Not_judged))

(** val begins_with : byte -> text -> int -> bool **)

let begins_with first0 file i =
  match file i with
  | Some b ->
    (match b with
     | [] -> false
     | c :: _ -> (fun (m : int) n -> m = n) c first0)
  | None -> false

(** val next_line : text -> int -> bytes reading **)

let next_line file i =
  ((Stdlib.Int.succ i),
    (match Option.bind line_of (file i) with
     | Some line0 -> Read line0
     | None ->
       let bad =
         match file i with
         | Some read -> from_bad_byte (without_newline read)
         | None -> []
       in
       Malformed (bad,
       (match bad with
        | [] ->
          Because
            ('t'::('h'::('e'::(' '::('i'::('n'::('p'::('u'::('t'::(' '::('e'::('n'::('d'::('s'::(' '::('w'::('i'::('t'::('h'::('i'::('n'::(' '::('a'::(' '::('c'::('e'::('r'::('t'::('i'::('f'::('i'::('c'::('a'::('t'::('e'::[])))))))))))))))))))))))))))))))))))
        | c :: _ -> Byte_not_printable c))))

type player =
| Left
| Right

(** val opponent : player -> player **)

let opponent = function
| Left -> Right
| Right -> Left

(** val is_left : player -> bool **)

let is_left = function
| Left -> true
| Right -> false

type plain = { order : int; edge_list : (int * int) list }

(** val before : (int * int) -> (int * int) -> bool **)

let before e f =
  (||) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) (fst f))
    ((&&) (eq_op nat_eqType (fst (Obj.magic e)) (fst (Obj.magic f)))
      ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) (snd f)))

(** val plain_ok : plain -> bool **)

let plain_ok g =
  (&&)
    (all (fun e ->
      (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) (snd e))
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) g.order))
      g.edge_list) (sorted before g.edge_list)

(** val arcs_ok : plain -> bool **)

let arcs_ok g =
  (&&)
    (all (fun e ->
      (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) g.order)
        ((&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) g.order)
          (negb (eq_op nat_eqType (fst (Obj.magic e)) (snd (Obj.magic e))))))
      g.edge_list) (sorted before g.edge_list)

type name = bytes

(** val has_name : name -> name list -> bool **)

let has_name x names =
  has (same_bytes x) names

type quantifier =
| For_all
| Exists
| Count

type connective =
| Iff
| Implies
| Or
| Xor
| And

type operation =
| Plus
| Minus
| Times
| Div
| Mod

type comparison0 =
| Equal
| Equal_equal
| Unequal
| Less
| Less_equal
| Greater
| Greater_equal
| Adjacent

type question =
| Order
| Size
| Components
| Connected
| Bipartite
| Degree
| Complement
| Delete_vertex
| Delete_edge

type binder =
| Over of name list
| Beside of name * name

type term =
| Number of bytes
| Vertex of name
| Truth of bool
| Whole
| Asked of question * term list
| Empty_set of name
| Parenthesis of term
| Negation of term
| Opposite of term
| Joined of term * connective * term
| Computed of term * operation * term
| Compared of term * comparison0 * term
| Member of term * name
| Quantified of quantifier * binder * term

type item =
| At of name
| All_in of name
| Neighbours of name
| Into of name
| Reachable of name

type effect =
| Delete of item list
| Keep of item list
| Erase_edge of name * name
| Erase_at of name
| Include of name * item list
| Exclude of name * item list
| Put of name * name

type place =
| At_vertex of name
| Along_edge of name * name

type rule = { whose : player option; where_made : place;
              condition : term option; first_effect : effect;
              more_effects : (bool * effect) list }

type rules = { title : name; directed : bool; tokens : name list;
               sets : name list; misere : bool; moves_of : rule list }

(** val is_partizan : rules -> bool **)

let is_partizan r =
  has (fun m -> isSome m.whose) r.moves_of

(** val quantifier_word : quantifier -> char list **)

let quantifier_word = function
| For_all -> 'f'::('o'::('r'::('a'::('l'::('l'::[])))))
| Exists -> 'e'::('x'::('i'::('s'::('t'::('s'::[])))))
| Count -> 'c'::('o'::('u'::('n'::('t'::[]))))

(** val connective_word : connective -> char list **)

let connective_word = function
| Iff -> '<'::('-'::('>'::[]))
| Implies -> '-'::('>'::[])
| Or -> 'o'::('r'::[])
| Xor -> 'x'::('o'::('r'::[]))
| And -> 'a'::('n'::('d'::[]))

(** val operation_word : operation -> char list **)

let operation_word = function
| Plus -> '+'::[]
| Minus -> '-'::[]
| Times -> '*'::[]
| Div -> 'd'::('i'::('v'::[]))
| Mod -> 'm'::('o'::('d'::[]))

(** val comparison_word : comparison0 -> char list **)

let comparison_word = function
| Equal -> '='::[]
| Equal_equal -> '='::('='::[])
| Unequal -> '!'::('='::[])
| Less -> '<'::[]
| Less_equal -> '<'::('='::[])
| Greater -> '>'::[]
| Greater_equal -> '>'::('='::[])
| Adjacent -> '~'::[]

(** val question_word : question -> char list **)

let question_word = function
| Order -> 'o'::('r'::('d'::('e'::('r'::[]))))
| Size -> 's'::('i'::('z'::('e'::[])))
| Components ->
  'c'::('o'::('m'::('p'::('o'::('n'::('e'::('n'::('t'::('s'::[])))))))))
| Connected -> 'c'::('o'::('n'::('n'::('e'::('c'::('t'::('e'::('d'::[]))))))))
| Bipartite -> 'b'::('i'::('p'::('a'::('r'::('t'::('i'::('t'::('e'::[]))))))))
| Degree -> 'd'::('e'::('g'::('r'::('e'::('e'::[])))))
| Complement ->
  'c'::('o'::('m'::('p'::('l'::('e'::('m'::('e'::('n'::('t'::[])))))))))
| Delete_vertex -> 'd'::('e'::('l'::('e'::('t'::('e'::[])))))
| Delete_edge ->
  'd'::('e'::('l'::('e'::('t'::('e'::('_'::('e'::('d'::('g'::('e'::[]))))))))))

type words = bytes list

(** val said_words : char list list -> words **)

let said_words s =
  map1 bytes_of s

(** val in_brackets : words -> words **)

let in_brackets ws =
  (bytes_of ('('::[])) :: (cat ws ((bytes_of (')'::[])) :: []))

(** val listed : words list -> words **)

let listed = function
| [] -> []
| w :: ws' ->
  cat w (flatten (map1 (fun w' -> (bytes_of (','::[])) :: w') ws'))

(** val binder_words : binder -> words **)

let binder_words = function
| Over xs -> listed (map1 (fun x -> x :: []) xs)
| Beside (x, y) -> x :: ((bytes_of ('~'::[])) :: (y :: []))

(** val term_words : term -> words **)

let rec term_words = function
| Number digits0 -> digits0 :: []
| Vertex x -> x :: []
| Truth b ->
  said_words
    ((if b
      then 't'::('r'::('u'::('e'::[])))
      else 'f'::('a'::('l'::('s'::('e'::[]))))) :: [])
| Whole -> said_words (('G'::[]) :: [])
| Asked (q, ts) ->
  (bytes_of (question_word q)) :: (match ts with
                                   | [] -> []
                                   | _ :: _ ->
                                     in_brackets (listed (map1 term_words ts)))
| Empty_set s ->
  (bytes_of ('e'::('m'::('p'::('t'::('y'::[])))))) :: (in_brackets (s :: []))
| Parenthesis t0 -> in_brackets (term_words t0)
| Negation t0 -> (bytes_of ('n'::('o'::('t'::[])))) :: (term_words t0)
| Opposite t0 -> (bytes_of ('-'::[])) :: (term_words t0)
| Joined (a, c, b) ->
  cat (term_words a) ((bytes_of (connective_word c)) :: (term_words b))
| Computed (a, o, b) ->
  cat (term_words a) ((bytes_of (operation_word o)) :: (term_words b))
| Compared (a, c, b) ->
  cat (term_words a) ((bytes_of (comparison_word c)) :: (term_words b))
| Member (t0, s) ->
  cat (term_words t0) ((bytes_of ('i'::('n'::[]))) :: (s :: []))
| Quantified (q, b, t0) ->
  (bytes_of (quantifier_word q)) :: (cat (binder_words b)
                                      ((bytes_of (':'::[])) :: (term_words t0)))

(** val item_words : item -> words **)

let item_words = function
| At x -> x :: []
| All_in x -> x :: []
| Neighbours x -> (bytes_of ('N'::[])) :: (in_brackets (x :: []))
| Into x ->
  (bytes_of ('i'::('n'::('t'::('o'::[]))))) :: (in_brackets (x :: []))
| Reachable x ->
  (bytes_of ('r'::('e'::('a'::('c'::('h'::('a'::('b'::('l'::('e'::[])))))))))) ::
    (in_brackets (x :: []))

(** val items_words : item list -> words **)

let items_words l =
  listed (map1 item_words l)

(** val effect_words : effect -> words **)

let effect_words = function
| Delete l ->
  (bytes_of ('d'::('e'::('l'::('e'::('t'::('e'::[]))))))) :: (in_brackets
                                                               (items_words l))
| Keep l ->
  (bytes_of ('k'::('e'::('e'::('p'::[]))))) :: (in_brackets (items_words l))
| Erase_edge (x, y) ->
  (bytes_of ('e'::('r'::('a'::('s'::('e'::[])))))) :: (in_brackets
                                                        (x :: ((bytes_of
                                                                 (','::[])) :: (y :: []))))
| Erase_at x ->
  (bytes_of ('e'::('r'::('a'::('s'::('e'::[])))))) :: (in_brackets (x :: []))
| Include (s, l) -> s :: ((bytes_of ('+'::('='::[]))) :: (items_words l))
| Exclude (s, l) -> s :: ((bytes_of ('-'::('='::[]))) :: (items_words l))
| Put (t, x) -> t :: ((bytes_of (':'::('='::[]))) :: (x :: []))

(** val place_words : bool -> place -> words **)

let place_words directed0 = function
| At_vertex x -> x :: []
| Along_edge (x, y) ->
  x :: ((bytes_of (if directed0 then '-'::('>'::[]) else '~'::[])) :: (y :: []))

(** val player_word : player -> bytes **)

let player_word s =
  bytes_of
    (match s with
     | Left -> 'l'::('e'::('f'::('t'::[])))
     | Right -> 'r'::('i'::('g'::('h'::('t'::[])))))

(** val rule_words : bool -> rule -> words **)

let rule_words directed0 m =
  cat (match m.whose with
       | Some s -> (player_word s) :: []
       | None -> [])
    ((bytes_of ('m'::('o'::('v'::('e'::[]))))) :: (cat
                                                    (place_words directed0
                                                      m.where_made)
                                                    (cat
                                                      (match m.condition with
                                                       | Some t ->
                                                         (bytes_of
                                                           ('w'::('h'::('e'::('r'::('e'::[])))))) ::
                                                           (term_words t)
                                                       | None -> [])
                                                      ((bytes_of (':'::[])) ::
                                                      (cat
                                                        (effect_words
                                                          m.first_effect)
                                                        (flatten
                                                          (map1 (fun e ->
                                                            (bytes_of
                                                              (if fst e
                                                               then ';'::[]
                                                               else ','::[])) ::
                                                            (effect_words
                                                              (snd e)))
                                                            m.more_effects)))))))

(** val is_digit : byte -> bool **)

let is_digit c =
  (&&)
    ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ
      0)))))))))))))))))))))))))))))))))))))))))))))))) c)
    ((fun (m : int) n -> m <= n) c (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val is_letter : byte -> bool **)

let is_letter c =
  (||)
    ((&&)
      ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
        c)
      ((fun (m : int) n -> m <= n) c (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    ((||)
      ((&&)
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
          c)
        ((fun (m : int) n -> m <= n) c (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      ((fun (m : int) n -> m = n) c (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ
        0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val operators : words **)

let operators =
  said_words
    (('w'::('h'::('e'::('r'::('e'::[]))))) :: (('n'::('o'::('t'::[]))) :: (('a'::('n'::('d'::[]))) :: (('o'::('r'::[])) :: (('x'::('o'::('r'::[]))) :: (('d'::('i'::('v'::[]))) :: (('m'::('o'::('d'::[]))) :: (('i'::('n'::[])) :: []))))))))

(** val spaced : bytes -> bytes -> bool **)

let spaced a b =
  if same_bytes a (bytes_of ('('::[]))
  then false
  else if has_name b
            (said_words
              ((')'::[]) :: ((','::[]) :: ((':'::[]) :: ((';'::[]) :: [])))))
       then false
       else if same_bytes b (bytes_of ('('::[]))
            then (||)
                   (match a with
                    | [] -> true
                    | c :: _ -> negb (is_letter c)) (has_name a operators)
            else true

(** val spaced_behind : bytes -> words -> bytes **)

let rec spaced_behind last0 = function
| [] -> []
| w :: ws' ->
  cat (if spaced last0 w then space :: w else w) (spaced_behind w ws')

(** val spaced_line : words -> bytes **)

let spaced_line = function
| [] -> []
| w :: ws' -> cat w (spaced_behind w ws')

(** val names_line : char list -> name list -> bytes list **)

let names_line first0 names = match names with
| [] -> []
| _ :: _ ->
  (spaced_line
    ((bytes_of first0) :: (listed (map1 (fun x -> x :: []) names)))) :: []

(** val rules_lines : rules -> bytes list **)

let rules_lines r =
  (spaced_line ((bytes_of ('g'::('a'::('m'::('e'::[]))))) :: (r.title :: []))) ::
    (cat
      (if r.directed
       then (bytes_of
              ('o'::('n'::(' '::('d'::('i'::('g'::('r'::('a'::('p'::('h'::('s'::[])))))))))))) :: []
       else [])
      (cat (names_line ('t'::('o'::('k'::('e'::('n'::[]))))) r.tokens)
        (cat (names_line ('s'::('e'::('t'::[]))) r.sets)
          (cat
            (if r.misere
             then (bytes_of ('m'::('i'::('s'::('e'::('r'::('e'::[]))))))) :: []
             else [])
            (map1 (fun m -> spaced_line (rule_words r.directed m)) r.moves_of)))))

type board = { vertices : int list; arcs : (int * int) list }

(** val among : int -> int list -> bool **)

let among v s =
  has ((fun (m : int) n -> m = n) v) s

(** val is_arc : board -> int -> int -> bool **)

let is_arc g u w =
  has (fun e ->
    (&&) ((fun (m : int) n -> m = n) (fst e) u)
      ((fun (m : int) n -> m = n) (snd e) w)) g.arcs

(** val adjacent : board -> int -> int -> bool **)

let adjacent g u w =
  (||) (is_arc g u w) (is_arc g w u)

(** val heads : board -> int -> int list **)

let heads g u =
  map1 snd (filter (fun e -> (fun (m : int) n -> m = n) (fst e) u) g.arcs)

(** val tails : board -> int -> int list **)

let tails g u =
  map1 fst (filter (fun e -> (fun (m : int) n -> m = n) (snd e) u) g.arcs)

(** val without_arcs_at_all : int list -> board -> board **)

let without_arcs_at_all gone g =
  { vertices = g.vertices; arcs =
    (filter (fun e ->
      (&&) (negb (among (fst e) gone)) (negb (among (snd e) gone))) g.arcs) }

(** val without_vertices : int list -> board -> board **)

let without_vertices gone g =
  { vertices = (filter (fun v -> negb (among v gone)) g.vertices); arcs =
    (without_arcs_at_all gone g).arcs }

(** val without_one_arc : int -> int -> board -> board **)

let without_one_arc u w g =
  { vertices = g.vertices; arcs =
    (filter (fun e ->
      negb
        ((&&) ((fun (m : int) n -> m = n) (fst e) u)
          ((fun (m : int) n -> m = n) (snd e) w))) g.arcs) }

(** val without_both_arcs : int -> int -> board -> board **)

let without_both_arcs u w g =
  without_one_arc w u (without_one_arc u w g)

(** val complement_of : board -> board **)

let complement_of g =
  { vertices = g.vertices; arcs =
    (flatten
      (map1 (fun u ->
        map1 (fun w -> (u, w))
          (filter (fun w ->
            (&&) (negb ((fun (m : int) n -> m = n) u w))
              (negb (adjacent g u w))) g.vertices)) g.vertices)) }

(** val met : int -> (int -> int list) -> int list -> int list -> int list **)

let rec met steps0 next found todo =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> found)
    (fun steps' ->
    match todo with
    | [] -> found
    | v :: todo' ->
      let fresh = filter (fun w -> negb (among w found)) (next v) in
      met steps' next (cat found fresh) (cat todo' fresh))
    steps0

(** val met_from : board -> int -> int list **)

let met_from g u =
  met (Stdlib.Int.succ (size g.vertices)) (heads g) (u :: []) (u :: [])

(** val components_of : board -> int **)

let components_of g =
  count (fun v -> all ((fun (m : int) n -> m <= n) v) (met_from g v))
    g.vertices

(** val is_bipartite : board -> bool **)

let is_bipartite g =
  let next = fun x ->
    map1 (fun w ->
      if (fun n -> n land 1 = 1) x
      then double0 w
      else Stdlib.Int.succ (double0 w)) (heads g ((fun n -> n lsr 1) x))
  in
  negb
    (has (fun v ->
      among (Stdlib.Int.succ (double0 v))
        (met (Stdlib.Int.succ (double0 (size g.vertices))) next
          ((double0 v) :: []) ((double0 v) :: []))) g.vertices)

type position = { on_board : board; tokens_on : int list;
                  members : int list list; turn : player; choosing :
                  bool }

type value =
| Bool of bool
| Int of z
| Point of int
| Graph of board
| Undefined
| Too_large

(** val conjoined : value -> (unit -> value) -> value **)

let conjoined a b =
  match a with
  | Bool b0 ->
    if b0
    then (match b () with
          | Bool c -> Bool c
          | Too_large -> Too_large
          | _ -> Undefined)
    else a
  | Too_large -> a
  | _ ->
    (match b () with
     | Bool b0 -> if b0 then Undefined else Bool false
     | Too_large -> Too_large
     | _ -> Undefined)

(** val negated : value -> value **)

let negated = function
| Bool b -> Bool (negb b)
| Too_large -> Too_large
| _ -> Undefined

(** val disjoined : value -> (unit -> value) -> value **)

let disjoined a b =
  negated (conjoined (negated a) (fun x -> negated (b x)))

(** val agreeing : value -> value -> value **)

let agreeing a b =
  match a with
  | Bool a0 ->
    (match b with
     | Bool b0 -> Bool (if a0 then b0 else negb b0)
     | Too_large -> Too_large
     | _ -> Undefined)
  | Too_large -> Too_large
  | _ -> (match b with
          | Too_large -> Too_large
          | _ -> Undefined)

(** val joined : connective -> value -> (unit -> value) -> value **)

let joined c a b =
  match c with
  | Iff -> agreeing a (b ())
  | Implies -> disjoined (negated a) b
  | Or -> disjoined a b
  | Xor -> negated (agreeing a (b ()))
  | And -> conjoined a b

(** val quantified : quantifier -> int list -> (int -> value) -> value **)

let rec quantified q range body =
  match range with
  | [] ->
    (match q with
     | For_all -> Bool true
     | Exists -> Bool false
     | Count -> Int Z0)
  | v :: range' ->
    (match q with
     | For_all -> conjoined (body v) (fun _ -> quantified q range' body)
     | Exists -> disjoined (body v) (fun _ -> quantified q range' body)
     | Count ->
       (match body v with
        | Bool b ->
          if b
          then (match quantified q range' body with
                | Int n0 -> Int (Z.succ n0)
                | Too_large -> Too_large
                | _ -> Undefined)
          else (match quantified q range' body with
                | Int n0 -> Int n0
                | Too_large -> Too_large
                | _ -> Undefined)
        | Too_large -> Too_large
        | _ ->
          (match quantified q range' body with
           | Too_large -> Too_large
           | _ -> Undefined)))

(** val integer_max : z **)

let integer_max =
  Zpos (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI
    (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI
    (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI
    (XI (XI (XI (XI (XI (XI (XI (XI (XI
    XH))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val bounded : z -> value **)

let bounded x =
  if Z.leb (Z.abs x) integer_max then Int x else Too_large

(** val computed : operation -> value -> value -> value **)

let computed o a b =
  match a with
  | Int x ->
    (match b with
     | Int y ->
       (match o with
        | Plus -> bounded (Z.add x y)
        | Minus -> bounded (Z.sub x y)
        | Times -> bounded (Z.mul x y)
        | Div -> if Z.eqb y Z0 then Undefined else Int (Z.div x y)
        | Mod -> if Z.eqb y Z0 then Undefined else Int (Z.modulo x y))
     | Too_large -> Too_large
     | _ -> Undefined)
  | Too_large -> Too_large
  | _ -> (match b with
          | Too_large -> Too_large
          | _ -> Undefined)

(** val compared : board -> comparison0 -> value -> value -> value **)

let compared g c a b =
  match a with
  | Int x ->
    (match b with
     | Int y ->
       (match c with
        | Unequal -> Bool (negb (Z.eqb x y))
        | Less -> Bool (Z.ltb x y)
        | Less_equal -> Bool (Z.leb x y)
        | Greater -> Bool (Z.ltb y x)
        | Greater_equal -> Bool (Z.leb y x)
        | Adjacent -> Undefined
        | _ -> Bool (Z.eqb x y))
     | Too_large -> Too_large
     | _ -> Undefined)
  | Point u ->
    (match b with
     | Point w ->
       (match c with
        | Equal -> Bool ((fun (m : int) n -> m = n) u w)
        | Equal_equal -> Bool ((fun (m : int) n -> m = n) u w)
        | Unequal -> Bool (negb ((fun (m : int) n -> m = n) u w))
        | Adjacent -> Bool (adjacent g u w)
        | _ -> Undefined)
     | Too_large -> Too_large
     | _ -> Undefined)
  | Too_large -> Too_large
  | _ -> (match b with
          | Too_large -> Too_large
          | _ -> Undefined)

(** val number : int -> value **)

let number n0 =
  Int (Z.of_nat n0)

(** val answer : question -> board -> value list -> value **)

let answer q g asked0 =
  match q with
  | Order ->
    (match asked0 with
     | [] -> number (size g.vertices)
     | _ :: _ -> Undefined)
  | Size ->
    (match asked0 with
     | [] ->
       number
         (count (fun e ->
           (fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) (snd e))
           g.arcs)
     | _ :: _ -> Undefined)
  | Components ->
    (match asked0 with
     | [] -> number (components_of g)
     | _ :: _ -> Undefined)
  | Connected ->
    (match asked0 with
     | [] ->
       Bool
         ((fun (m : int) n -> m <= n) (components_of g) (Stdlib.Int.succ 0))
     | _ :: _ -> Undefined)
  | Bipartite ->
    (match asked0 with
     | [] -> Bool (is_bipartite g)
     | _ :: _ -> Undefined)
  | Degree ->
    (match asked0 with
     | [] -> Undefined
     | v0 :: l ->
       (match v0 with
        | Point v ->
          (match l with
           | [] ->
             if among v g.vertices
             then number (size (heads g v))
             else Undefined
           | _ :: _ -> Undefined)
        | _ -> Undefined))
  | Complement ->
    (match asked0 with
     | [] -> Graph (complement_of g)
     | _ :: _ -> Undefined)
  | Delete_vertex ->
    (match asked0 with
     | [] -> Undefined
     | v0 :: l ->
       (match v0 with
        | Point v ->
          (match l with
           | [] -> Graph (without_vertices (v :: []) g)
           | _ :: _ -> Undefined)
        | _ -> Undefined))
  | Delete_edge ->
    (match asked0 with
     | [] -> Undefined
     | v :: l ->
       (match v with
        | Point u ->
          (match l with
           | [] -> Undefined
           | v0 :: l0 ->
             (match v0 with
              | Point w ->
                (match l0 with
                 | [] -> Graph (without_both_arcs u w g)
                 | _ :: _ -> Undefined)
              | _ -> Undefined))
        | _ -> Undefined))

type named = (name * int) list

(** val vertex_named : named -> name -> int option **)

let rec vertex_named env x =
  match env with
  | [] -> None
  | p :: env' ->
    let (y, v) = p in if same_bytes x y then Some v else vertex_named env' x

(** val decimal : bytes -> z **)

let decimal digits0 =
  foldl (fun z0 c ->
    Z.add (Z.mul z0 (Zpos (XO (XI (XO XH)))))
      (Z.of_nat
        (subn c (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ 0)))))))))))))))))))))))))))))))))))))))))))))))))))
    Z0 digits0

(** val set_named : rules -> position -> name -> int list **)

let set_named r p s =
  nth [] p.members (find (same_bytes s) r.sets)

(** val over_names :
    position -> quantifier -> name list -> named -> (named -> value) -> value **)

let rec over_names p q xs env body =
  match xs with
  | [] -> body env
  | x :: xs' ->
    quantified q p.on_board.vertices (fun v ->
      over_names p q xs' ((x, v) :: env) body)

(** val neighbours : position -> int -> int list **)

let neighbours p u =
  filter (fun w -> adjacent p.on_board u w) p.on_board.vertices

(** val bound :
    position -> quantifier -> binder -> named -> (named -> value) -> value **)

let bound p q b env body =
  match b with
  | Over xs -> over_names p q xs env body
  | Beside (x, y) ->
    (match vertex_named env y with
     | Some v -> quantified q (neighbours p v) (fun w -> body ((x, w) :: env))
     | None ->
       quantified q p.on_board.vertices (fun v ->
         quantified q (neighbours p v) (fun w ->
           body ((x, w) :: ((y, v) :: env)))))

(** val values : rules -> position -> named -> term -> value * value **)

let rec values r p env t =
  let value_of0 = fun t0 -> fst (values r p env t0) in
  let plain0 = fun v -> (v, v) in
  (match t with
   | Number digits0 -> plain0 (Int (decimal digits0))
   | Vertex x ->
     plain0
       (match vertex_named env x with
        | Some v -> Point v
        | None -> Undefined)
   | Truth b -> plain0 (Bool b)
   | Whole -> plain0 (Graph p.on_board)
   | Asked (q, ts) ->
     let of_terms = map1 value_of0 ts in
     plain0
       (match of_terms with
        | [] -> answer q p.on_board of_terms
        | v :: rest ->
          (match v with
           | Graph h -> answer q h rest
           | _ -> answer q p.on_board of_terms))
   | Empty_set s -> plain0 (Bool (nilp (set_named r p s)))
   | Parenthesis t0 -> plain0 (value_of0 t0)
   | Negation t0 -> plain0 (negated (value_of0 t0))
   | Opposite t0 -> plain0 (computed Minus (Int Z0) (value_of0 t0))
   | Joined (a, c, b) ->
     plain0 (joined c (value_of0 a) (fun _ -> value_of0 b))
   | Computed (a, o, b) -> plain0 (computed o (value_of0 a) (value_of0 b))
   | Compared (a, c, b) ->
     let (of_a, last0) = values r p env a in
     let v = value_of0 b in
     let here = fun _ -> compared p.on_board c last0 v in
     ((match a with
       | Compared (_, _, _) -> conjoined of_a here
       | _ -> here ()), v)
   | Member (a, s) ->
     let (of_a, last0) = values r p env a in
     let here = fun _ ->
       match last0 with
       | Point v -> Bool (among v (set_named r p s))
       | _ -> Undefined
     in
     plain0
       (match a with
        | Compared (_, _, _) -> conjoined of_a here
        | _ -> here ())
   | Quantified (q, b, t0) ->
     plain0 (bound p q b env (fun env' -> fst (values r p env' t0))))

(** val value_of : rules -> position -> named -> term -> value **)

let value_of r p env t =
  fst (values r p env t)

(** val reserved : words **)

let reserved =
  cat operators
    (said_words
      (('g'::('a'::('m'::('e'::[])))) :: (('o'::('n'::[])) :: (('t'::('o'::('k'::('e'::('n'::[]))))) :: (('s'::('e'::('t'::[]))) :: (('m'::('i'::('s'::('e'::('r'::('e'::[])))))) :: (('s'::('o'::('u'::('r'::('c'::('e'::[])))))) :: (('l'::('e'::('f'::('t'::[])))) :: (('r'::('i'::('g'::('h'::('t'::[]))))) :: (('m'::('o'::('v'::('e'::[])))) :: (('d'::('e'::('l'::('e'::('t'::('e'::[])))))) :: (('e'::('r'::('a'::('s'::('e'::[]))))) :: (('a'::('n'::('y'::[]))) :: (('k'::('e'::('e'::('p'::[])))) :: (('f'::('o'::('r'::('a'::('l'::('l'::[])))))) :: (('e'::('x'::('i'::('s'::('t'::('s'::[])))))) :: (('c'::('o'::('u'::('n'::('t'::[]))))) :: (('N'::[]) :: (('i'::('n'::('t'::('o'::[])))) :: (('o'::('r'::('d'::('e'::('r'::[]))))) :: (('r'::('e'::('a'::('c'::('h'::('a'::('b'::('l'::('e'::[]))))))))) :: (('s'::('i'::('z'::('e'::[])))) :: (('c'::('o'::('n'::('n'::('e'::('c'::('t'::('e'::('d'::[]))))))))) :: (('d'::('e'::('g'::('r'::('e'::('e'::[])))))) :: (('G'::[]) :: (('t'::('r'::('u'::('e'::[])))) :: (('b'::('i'::('p'::('a'::('r'::('t'::('i'::('t'::('e'::[]))))))))) :: (('e'::('m'::('p'::('t'::('y'::[]))))) :: (('f'::('a'::('l'::('s'::('e'::[]))))) :: (('d'::('e'::('l'::('e'::('t'::('e'::('_'::('e'::('d'::('g'::('e'::[]))))))))))) :: (('c'::('o'::('m'::('p'::('l'::('e'::('m'::('e'::('n'::('t'::[])))))))))) :: (('c'::('o'::('m'::('p'::('o'::('n'::('e'::('n'::('t'::('s'::[])))))))))) :: []))))))))))))))))))))))))))))))))

(** val is_name : name -> bool **)

let is_name x =
  (&&)
    ((&&) (match x with
           | [] -> false
           | c :: _ -> is_letter c)
      (all (fun c -> (||) (is_letter c) (is_digit c)) x))
    (negb (has_name x reserved))

(** val is_number : bytes -> bool **)

let is_number digits0 =
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) (size digits0))
    ((&&)
      ((fun (m : int) n -> m <= n) (size digits0) (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0))))))))))))))))))) (all is_digit digits0))

(** val level : term -> int **)

let level = function
| Negation _ ->
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ 0))))
| Opposite _ ->
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ 0))))))))
| Joined (_, c, _) ->
  (match c with
   | Iff -> 0
   | Implies -> Stdlib.Int.succ 0
   | Or -> Stdlib.Int.succ (Stdlib.Int.succ 0)
   | Xor -> Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))
   | And ->
     Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))
| Computed (_, o, _) ->
  (match o with
   | Plus ->
     Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))
   | Minus ->
     Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))
   | _ ->
     Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       0))))))))
| Compared (_, _, _) ->
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ 0)))))
| Member (_, _) ->
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ 0)))))
| _ ->
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))

(** val around_connective : connective -> int * int **)

let around_connective = function
| Iff -> (0, (Stdlib.Int.succ 0))
| Implies -> ((Stdlib.Int.succ (Stdlib.Int.succ 0)), (Stdlib.Int.succ 0))
| Or ->
  ((Stdlib.Int.succ (Stdlib.Int.succ 0)), (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ 0))))
| Xor ->
  ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))), (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))
| And ->
  ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))),
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ 0))))))

(** val around_operation : operation -> int * int **)

let around_operation = function
| Plus ->
  ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))),
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))
| Minus ->
  ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))),
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))
| _ ->
  ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))), (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))))

(** val ends_in_quantifier : term -> bool **)

let rec ends_in_quantifier = function
| Negation t0 -> ends_in_quantifier t0
| Opposite t0 -> ends_in_quantifier t0
| Joined (_, _, b) -> ends_in_quantifier b
| Computed (_, _, b) -> ends_in_quantifier b
| Compared (_, _, b) -> ends_in_quantifier b
| Quantified (_, _, _) -> true
| _ -> false

(** val on_left : int -> term -> bool **)

let on_left least t =
  (&&) ((fun (m : int) n -> m <= n) least (level t))
    (negb (ends_in_quantifier t))

(** val compared_on_left : term -> bool **)

let compared_on_left t =
  (&&)
    ((||)
      ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0))))))) (level t))
      (match t with
       | Compared (_, _, _) -> true
       | _ -> false)) (negb (ends_in_quantifier t))

(** val well_placed : term -> bool **)

let rec well_placed = function
| Asked (_, ts) -> all well_placed ts
| Parenthesis t0 -> well_placed t0
| Negation t0 ->
  (&&)
    ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))) (level t0))
    (well_placed t0)
| Opposite t0 ->
  (&&)
    ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))
      (level t0)) (well_placed t0)
| Joined (a, c, b) ->
  let (l, r) = around_connective c in
  (&&) (on_left l a)
    ((&&) ((fun (m : int) n -> m <= n) r (level b))
      ((&&) (well_placed a) (well_placed b)))
| Computed (a, o, b) ->
  let (l, r) = around_operation o in
  (&&) (on_left l a)
    ((&&) ((fun (m : int) n -> m <= n) r (level b))
      ((&&) (well_placed a) (well_placed b)))
| Compared (a, _, b) ->
  (&&) (compared_on_left a)
    ((&&)
      ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0))))))) (level b))
      ((&&) (well_placed a) (well_placed b)))
| Member (a, _) -> (&&) (compared_on_left a) (well_placed a)
| Quantified (_, _, t0) -> well_placed t0
| _ -> true

type sort1 =
| A_boolean
| An_integer
| A_vertex
| A_graph

(** val is_sort : sort1 -> sort1 -> bool **)

let is_sort s t =
  match s with
  | A_boolean -> (match t with
                  | A_boolean -> true
                  | _ -> false)
  | An_integer -> (match t with
                   | An_integer -> true
                   | _ -> false)
  | A_vertex -> (match t with
                 | A_vertex -> true
                 | _ -> false)
  | A_graph -> (match t with
                | A_graph -> true
                | _ -> false)

(** val of_sort : sort1 -> sort1 option -> bool **)

let of_sort s = function
| Some t0 -> is_sort s t0
| None -> false

(** val sort_asked : question -> sort1 **)

let sort_asked = function
| Connected -> A_boolean
| Bipartite -> A_boolean
| Complement -> A_graph
| Delete_vertex -> A_graph
| Delete_edge -> A_graph
| _ -> An_integer

(** val vertices_asked : question -> int **)

let vertices_asked = function
| Degree -> Stdlib.Int.succ 0
| Delete_vertex -> Stdlib.Int.succ 0
| Delete_edge -> Stdlib.Int.succ (Stdlib.Int.succ 0)
| _ -> 0

(** val comparable : comparison0 -> sort1 -> sort1 -> bool **)

let comparable c a b =
  match c with
  | Equal ->
    (&&) ((||) (is_sort A_vertex a) (is_sort An_integer a)) (is_sort a b)
  | Equal_equal ->
    (&&) ((||) (is_sort A_vertex a) (is_sort An_integer a)) (is_sort a b)
  | Unequal ->
    (&&) ((||) (is_sort A_vertex a) (is_sort An_integer a)) (is_sort a b)
  | Adjacent -> (&&) (is_sort A_vertex a) (is_sort A_vertex b)
  | _ -> (&&) (is_sort An_integer a) (is_sort An_integer b)

(** val is_bound : name list -> name -> bool **)

let is_bound sets0 x =
  (&&) (is_name x) (negb (has_name x sets0))

(** val scope_within :
    name list -> name list -> quantifier -> binder -> name list option **)

let scope_within sets0 scope q b =
  let counts0 = match q with
                | Count -> true
                | _ -> false in
  (match b with
   | Over xs ->
     if (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) (size xs))
          ((&&) (all (is_bound sets0) xs)
            ((||) (negb counts0)
              ((fun (m : int) n -> m <= n) (size xs) (Stdlib.Int.succ 0))))
     then Some (cat (rev xs) scope)
     else None
   | Beside (x, y) ->
     if negb (is_bound sets0 x)
     then None
     else if has_name y scope
          then Some (x :: scope)
          else if (&&) (is_bound sets0 y)
                    ((&&) (negb (same_bytes x y)) (negb counts0))
               then Some (x :: (y :: scope))
               else None)

(** val sorts :
    bool -> name list -> name list -> term -> (sort1 * sort1) option **)

let rec sorts directed0 sets0 scope t =
  let sort_of = fun t0 -> Option.map fst (sorts directed0 sets0 scope t0) in
  let plain0 = fun s -> Some (s, s) in
  (match t with
   | Number digits0 -> if is_number digits0 then plain0 An_integer else None
   | Vertex x -> if has_name x scope then plain0 A_vertex else None
   | Truth _ -> plain0 A_boolean
   | Whole -> plain0 A_graph
   | Asked (q, ts) ->
     let of_terms = map1 sort_of ts in
     let vertices0 =
       match of_terms with
       | [] -> of_terms
       | o :: rest ->
         (match o with
          | Some s -> (match s with
                       | A_graph -> rest
                       | _ -> of_terms)
          | None -> of_terms)
     in
     if (&&) (negb directed0)
          ((&&)
            ((fun (m : int) n -> m = n) (size vertices0) (vertices_asked q))
            (all (of_sort A_vertex) vertices0))
     then plain0 (sort_asked q)
     else None
   | Empty_set s -> if has_name s sets0 then plain0 A_boolean else None
   | Parenthesis t0 ->
     (match sort_of t0 with
      | Some s -> plain0 s
      | None -> None)
   | Negation t0 ->
     if of_sort A_boolean (sort_of t0) then plain0 A_boolean else None
   | Opposite t0 ->
     if of_sort An_integer (sort_of t0) then plain0 An_integer else None
   | Joined (a, _, b) ->
     if (&&) (of_sort A_boolean (sort_of a)) (of_sort A_boolean (sort_of b))
     then plain0 A_boolean
     else None
   | Computed (a, _, b) ->
     if (&&) (of_sort An_integer (sort_of a)) (of_sort An_integer (sort_of b))
     then plain0 An_integer
     else None
   | Compared (a, c, b) ->
     let o = sorts directed0 sets0 scope a in
     let o0 = sort_of b in
     (match o with
      | Some p ->
        let (_, last0) = p in
        (match o0 with
         | Some s ->
           if comparable c last0 s then Some (A_boolean, s) else None
         | None -> None)
      | None -> None)
   | Member (a, s) ->
     (match sorts directed0 sets0 scope a with
      | Some p ->
        let (_, last0) = p in
        if (&&) (is_sort A_vertex last0) (has_name s sets0)
        then plain0 A_boolean
        else None
      | None -> None)
   | Quantified (q, b, t0) ->
     (match scope_within sets0 scope q b with
      | Some scope' ->
        if of_sort A_boolean
             (Option.map fst (sorts directed0 sets0 scope' t0))
        then plain0 (match q with
                     | Count -> An_integer
                     | _ -> A_boolean)
        else None
      | None -> None))

(** val condition_ok : bool -> name list -> name list -> term -> bool **)

let condition_ok directed0 sets0 scope t =
  (&&) (well_placed t)
    (of_sort A_boolean (Option.map fst (sorts directed0 sets0 scope t)))

(** val scope_at : name list -> name list -> place -> name list option **)

let scope_at sets0 tokens0 p =
  let bound0 = fun x scope ->
    if has_name x scope
    then Some scope
    else if is_bound sets0 x then Some (x :: scope) else None
  in
  (match p with
   | At_vertex x -> bound0 x tokens0
   | Along_edge (x, y) ->
     if same_bytes x y
     then None
     else Option.bind (bound0 y) (bound0 x tokens0))

(** val item_ok : name list -> name list -> item -> bool **)

let item_ok sets0 scope = function
| At x -> has_name x scope
| All_in s -> has_name s sets0
| Neighbours x -> has_name x scope
| Into x -> has_name x scope
| Reachable x -> has_name x scope

(** val items_ok : name list -> name list -> item list -> bool **)

let items_ok sets0 scope l =
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) (size l))
    (all (item_ok sets0 scope) l)

(** val effect_ok : name list -> name list -> name list -> effect -> bool **)

let effect_ok sets0 tokens0 scope = function
| Delete l -> items_ok sets0 scope l
| Keep l -> items_ok sets0 scope l
| Erase_edge (x, y) -> (&&) (has_name x scope) (has_name y scope)
| Erase_at x -> has_name x scope
| Include (s, l) -> (&&) (has_name s sets0) (items_ok sets0 scope l)
| Exclude (s, l) -> (&&) (has_name s sets0) (items_ok sets0 scope l)
| Put (t, x) -> (&&) (has_name t tokens0) (has_name x scope)

(** val rule_ok : bool -> name list -> name list -> rule -> bool **)

let rule_ok directed0 sets0 tokens0 m =
  match scope_at sets0 tokens0 m.where_made with
  | Some scope ->
    (&&)
      (match m.condition with
       | Some t -> condition_ok directed0 sets0 scope t
       | None -> true)
      ((&&) (effect_ok sets0 tokens0 scope m.first_effect)
        (all (fun e -> effect_ok sets0 tokens0 scope (snd e)) m.more_effects))
  | None -> false

(** val names_differ : name list -> bool **)

let rec names_differ = function
| [] -> true
| x :: names' -> (&&) (negb (has_name x names')) (names_differ names')

(** val rules_ok : rules -> bool **)

let rules_ok r =
  (&&) (is_name r.title)
    ((&&) (all is_name (cat r.tokens r.sets))
      ((&&) (names_differ (cat r.tokens r.sets))
        ((&&)
          ((fun (m : int) n -> m <= n) (size r.tokens) (Stdlib.Int.succ
            (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))
          ((&&)
            ((fun (m : int) n -> m <= n) (size r.sets) (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))
            ((&&)
              ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0)
                (size r.moves_of))
              ((&&)
                ((fun (m : int) n -> m <= n) (size r.moves_of)
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ 0)))))))))))))))))))))))))))))))))))))))))
                ((&&) (all (rule_ok r.directed r.sets r.tokens) r.moves_of)
                  (all (fun line0 ->
                    (fun (m : int) n -> m <= n) (size line0)
                      (of_num_uint (UIntDecimal (D8 (D1 (D9 (D2 Nil)))))))
                    (rules_lines r)))))))))

(** val vertex_at : named -> name -> int **)

let vertex_at env x =
  match vertex_named env x with
  | Some v -> v
  | None -> 0

(** val item_vertices : rules -> position -> named -> item -> int list **)

let item_vertices r p env = function
| At x -> (vertex_at env x) :: []
| All_in s -> set_named r p s
| Neighbours x -> heads p.on_board (vertex_at env x)
| Into x -> tails p.on_board (vertex_at env x)
| Reachable x -> met_from p.on_board (vertex_at env x)

(** val items_vertices :
    rules -> position -> named -> item list -> int list **)

let items_vertices r p env l =
  flatten (map1 (fun i -> item_vertices r p env i) l)

(** val on : board -> position -> position **)

let on h q =
  { on_board = h; tokens_on = q.tokens_on; members = q.members; turn =
    q.turn; choosing = q.choosing }

(** val vertices_taken : int list -> position -> position **)

let vertices_taken gone q =
  { on_board = (without_vertices gone q.on_board); tokens_on = q.tokens_on;
    members =
    (map1 (fun s -> filter (fun v -> negb (among v gone)) s) q.members);
    turn = q.turn; choosing = q.choosing }

(** val set_changed :
    rules -> name -> (int list -> int list) -> position -> position **)

let set_changed r s change q =
  let k = find (same_bytes s) r.sets in
  { on_board = q.on_board; tokens_on = q.tokens_on; members =
  (set_nth [] q.members k (change (nth [] q.members k))); turn = q.turn;
  choosing = q.choosing }

(** val done0 :
    rules -> position -> named -> position -> effect -> position **)

let done0 r p env q e =
  let here = q.on_board.vertices in
  (match e with
   | Delete l -> vertices_taken (items_vertices r p env l) q
   | Keep l ->
     let kept1 = items_vertices r p env l in
     vertices_taken (filter (fun v -> negb (among v kept1)) here) q
   | Erase_edge (x, y) ->
     let u = vertex_at env x in
     let w = vertex_at env y in
     on
       (if r.directed
        then without_one_arc u w q.on_board
        else without_both_arcs u w q.on_board) q
   | Erase_at x ->
     on (without_arcs_at_all ((vertex_at env x) :: []) q.on_board) q
   | Include (s, l) ->
     let added = items_vertices r p env l in
     set_changed r s (fun old ->
       filter (fun v -> (||) (among v old) (among v added)) here) q
   | Exclude (s, l) ->
     let removed = items_vertices r p env l in
     set_changed r s (fun old ->
       filter (fun v -> negb (among v removed)) old) q
   | Put (t, x) ->
     { on_board = q.on_board; tokens_on =
       (set_nth 0 q.tokens_on (find (same_bytes t) r.tokens)
         (vertex_at env x)); members = q.members; turn = q.turn; choosing =
       q.choosing })

type way = (int option * int) * (bool * int) option

type attempt =
| No_move
| No_position
| A_move of way * position

(** val after_move : rules -> position -> rule -> named -> position **)

let after_move r p m env =
  let q =
    foldl (done0 r p env) p (m.first_effect :: (map1 snd m.more_effects))
  in
  if is_partizan r
  then { on_board = q.on_board; tokens_on = q.tokens_on; members = q.members;
         turn = (opponent p.turn); choosing = q.choosing }
  else q

(** val tried : rules -> position -> rule -> way -> named -> attempt **)

let tried r p m w env =
  match match m.condition with
        | Some t -> value_of r p env t
        | None -> Bool true with
  | Bool b ->
    if b
    then let q = after_move r p m env in
         if all (fun v -> among v q.on_board.vertices) q.tokens_on
         then A_move (w, q)
         else No_position
    else No_move
  | Too_large -> No_position
  | _ -> No_move

(** val range_of : rules -> position -> named -> name -> int list **)

let range_of r p env x =
  if has_name x r.tokens then (vertex_at env x) :: [] else p.on_board.vertices

(** val attempts : rules -> position -> int option -> rule -> attempt list **)

let attempts r p number0 m =
  let env = zip r.tokens p.tokens_on in
  let is_token = fun x -> has_name x r.tokens in
  let bind1 = fun x v -> if is_token x then env else (x, v) :: env in
  (match m.where_made with
   | At_vertex x ->
     map1 (fun v -> tried r p m ((number0, v), None) (bind1 x v))
       (range_of r p env x)
   | Along_edge (x, y) ->
     flatten
       (map1 (fun u ->
         map1 (fun w ->
           tried r p m
             (if is_token y
              then ((number0, u), None)
              else if is_token x
                   then ((number0, w), None)
                   else ((number0, u), (Some (r.directed, w))))
             (if is_token y then bind1 x u else (y, w) :: (bind1 x u)))
           (filter (fun w -> among w (range_of r p env y))
             (heads p.on_board u))) (range_of r p env x)))

(** val is_to_move : position -> rule -> bool **)

let is_to_move p m =
  match m.whose with
  | Some p0 ->
    (match p0 with
     | Left -> (match p.turn with
                | Left -> true
                | Right -> false)
     | Right -> (match p.turn with
                 | Left -> false
                 | Right -> true))
  | None -> true

(** val same_pairs : (int * int) list -> (int * int) list -> bool **)

let rec same_pairs s t =
  match s with
  | [] -> (match t with
           | [] -> true
           | _ :: _ -> false)
  | p :: s' ->
    let (a, c) = p in
    (match t with
     | [] -> false
     | p0 :: t' ->
       let (b, d) = p0 in
       if (fun (m : int) n -> m = n) a b
       then if (fun (m : int) n -> m = n) c d then same_pairs s' t' else false
       else false)

(** val same_sets : int list list -> int list list -> bool **)

let rec same_sets s t =
  match s with
  | [] -> (match t with
           | [] -> true
           | _ :: _ -> false)
  | a :: s' ->
    (match t with
     | [] -> false
     | b :: t' -> if same_bytes a b then same_sets s' t' else false)

(** val same_player : player -> player -> bool **)

let same_player s t =
  match s with
  | Left -> (match t with
             | Left -> true
             | Right -> false)
  | Right -> (match t with
              | Left -> false
              | Right -> true)

(** val same_position : position -> position -> bool **)

let same_position p q =
  (&&) (same_bytes p.on_board.vertices q.on_board.vertices)
    ((&&) (same_pairs p.on_board.arcs q.on_board.arcs)
      ((&&) (same_bytes p.tokens_on q.tokens_on)
        ((&&) (same_sets p.members q.members)
          ((&&) (same_player p.turn q.turn)
            (if p.choosing then q.choosing else negb q.choosing)))))

(** val moves_among :
    attempt list -> position list -> (way * position) list option **)

let rec moves_among l seen0 =
  match l with
  | [] -> Some []
  | a :: l' ->
    (match a with
     | No_move -> moves_among l' seen0
     | No_position -> None
     | A_move (w, q) ->
       if has (same_position q) seen0
       then moves_among l' seen0
       else Option.map (fun x -> (w, q) :: x) (moves_among l' (q :: seen0)))

(** val moves : rules -> position -> (way * position) list option **)

let moves r p =
  if p.choosing
  then Some
         (map1 (fun v -> (((None, v), None), { on_board = p.on_board;
           tokens_on = (v :: []); members = p.members; turn = p.turn;
           choosing = false })) p.on_board.vertices)
  else let several =
         (fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ 0))
           (size r.moves_of)
       in
       let numbered0 =
         zip (iota (Stdlib.Int.succ 0) (size r.moves_of)) r.moves_of
       in
       moves_among
         (flatten
           (map1 (fun m ->
             attempts r p (if several then Some (fst m) else None) (snd m))
             (filter (fun m -> is_to_move p (snd m)) numbered0))) []

type verdict =
| Next_player_wins of bool
| Value_is of int
| Winning_moves_are of way list

(** val has_values : rules -> bool **)

let has_values r =
  (&&) (negb (is_partizan r)) (negb r.misere)

(** val tokens_ok : rules -> int -> int list option -> bool **)

let tokens_ok r n0 = function
| Some vs ->
  (&&) ((fun (m : int) n -> m = n) (size vs) (size r.tokens))
    (all (fun v -> (fun (m : int) n -> m <= n) (Stdlib.Int.succ v) n0) vs)
| None ->
  (&&) ((fun (m : int) n -> m = n) (size r.tokens) (Stdlib.Int.succ 0))
    (negb (is_partizan r))

(** val both_arcs : int -> (int * int) list -> (int * int) list **)

let both_arcs n0 edges =
  let g = { vertices = (iota 0 n0); arcs = edges } in
  flatten
    (map1 (fun u ->
      map1 (fun w -> (u, w)) (filter (fun w -> adjacent g u w) (iota 0 n0)))
      (iota 0 n0))

(** val first_position :
    rules -> int -> (int * int) list -> int list option -> player -> position
    option **)

let first_position r n0 edges placed0 mover0 =
  if (&&) (rules_ok r)
       ((&&) (tokens_ok r n0 placed0)
         ((||) (is_partizan r) (same_player mover0 Left)))
  then Some { on_board = { vertices = (iota 0 n0); arcs =
         (if r.directed then edges else both_arcs n0 edges) }; tokens_on =
         (match placed0 with
          | Some vs -> vs
          | None -> 0 :: []); members = (nseq (size r.sets) []); turn =
         mover0; choosing =
         (match placed0 with
          | Some _ -> false
          | None -> true) }
  else None

(** val way_text : way -> bytes **)

let way_text = function
| (p, other) ->
  let (k, u) = p in
  cat
    (match k with
     | Some k0 ->
       cat (number_text k0) ((Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         0)))))))))))))))))))))))))))))))))))))))))))))) :: [])
     | None -> [])
    (cat (number_text u)
      (match other with
       | Some p0 ->
         let (arc, v) = p0 in
         (if arc
          then Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ
                 0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
          else Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 0))))))))))))))))))))))))))))))))))))))))))))) :: (number_text
                                                                    v)
       | None -> []))

(** val ways_text : way list -> bytes **)

let ways_text = function
| [] -> bytes_of ('n'::('o'::('n'::('e'::[]))))
| w :: ws' ->
  cat (way_text w) (flatten (map1 (fun w' -> space :: (way_text w')) ws'))

type near_move = { near_nimber : int; near_kind : int; near_less : int }

type middle_move = { middle_nimber : int; left_kind : int; left_least :
                     int; right_kind : int; right_least : int;
                     middle_less : int }

type kind_moves = { near : near_move list; middle : middle_move list }

type heap_table = kind_moves list

(** val moves_of0 : heap_table -> int -> kind_moves **)

let moves_of0 t k =
  nth { near = []; middle = [] } t k

(** val places : int -> middle_move -> int **)

let places n0 m =
  subn (Stdlib.Int.succ n0)
    (addn (addn m.middle_less m.left_least) m.right_least)

(** val near_sound : heap_table -> int -> int -> near_move -> bool **)

let near_sound t s k m =
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ m.near_kind) (size t))
    ((&&) ((fun (m : int) n -> m <= n) m.near_less s)
      ((||) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) m.near_less)
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ m.near_kind) k)))

(** val middle_sound : heap_table -> middle_move -> bool **)

let middle_sound t m =
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ m.left_kind) (size t))
    ((&&)
      ((fun (m : int) n -> m <= n) (Stdlib.Int.succ m.right_kind) (size t))
      ((&&)
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0)
          (addn m.middle_less m.left_least))
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0)
          (addn m.middle_less m.right_least))))

(** val sound : heap_table -> int -> bool **)

let sound t s =
  all (fun k ->
    (&&) (all (near_sound t s k) (moves_of0 t k).near)
      (all (middle_sound t) (moves_of0 t k).middle)) (iota 0 (size t))

(** val largest : (kind_moves -> int list) -> heap_table -> int **)

let largest f t =
  foldr maxn 0 (flatten (map1 f t))

(** val near_most : heap_table -> int **)

let near_most =
  largest (fun k -> map1 (fun m -> m.near_less) k.near)

(** val middle_most : heap_table -> int **)

let middle_most =
  largest (fun k -> map1 (fun m -> m.middle_less) k.middle)

(** val least_most : heap_table -> int **)

let least_most =
  largest (fun k -> map1 (fun m -> maxn m.left_least m.right_least) k.middle)

(** val period_bound : heap_table -> int -> int -> int **)

let period_bound t e p =
  maxn
    (pred
      (addn (addn (muln (Stdlib.Int.succ (Stdlib.Int.succ 0)) e) p)
        (middle_most t))) (addn e (near_most t))

type part = { part_order : int; part_edges : (int * int) list;
              part_joins : (int * int) list }

(** val nothing : part **)

let nothing =
  { part_order = 0; part_edges = []; part_joins = [] }

type kind = { closed : bool; longer : int; left_end : part; right_end :
              part; moves0 : kind_moves; short_values : int list }

(** val no_kind : kind **)

let no_kind =
  { closed = false; longer = 0; left_end = nothing; right_end = nothing;
    moves0 = { near = []; middle = [] }; short_values = [] }

type chain_law = { chain_rules : rules; unit_part : part; turn0 : int list;
                   start : int; kinds : kind list; first : int;
                   units_least : int; law : int list; law_period : int;
                   law_from : int }

(** val kind_of : chain_law -> int -> kind **)

let kind_of s k =
  nth no_kind s.kinds k

(** val table_of : chain_law -> heap_table **)

let table_of s =
  map1 (fun k -> k.moves0) s.kinds

(** val law_value : chain_law -> int -> int **)

let law_value s n0 =
  nth 0 s.law
    (if (fun (m : int) n -> m <= n) (Stdlib.Int.succ n0) s.law_from
     then subn n0 s.units_least
     else addn (subn s.law_from s.units_least)
            (modn (subn n0 s.law_from) s.law_period))

(** val unit_at : chain_law -> kind -> int -> int **)

let unit_at s k i =
  addn k.left_end.part_order (muln i s.unit_part.part_order)

(** val piece_order : chain_law -> kind -> int -> int **)

let piece_order s k n0 =
  addn (unit_at s k n0) k.right_end.part_order

(** val between : int -> int -> (int * int) list -> (int * int) list **)

let between a b es =
  map1 (fun e -> ((addn a (fst e)), (addn b (snd e)))) es

(** val piece_edges : chain_law -> kind -> int -> (int * int) list **)

let piece_edges s k n0 =
  let u = s.unit_part in
  cat (between 0 0 k.left_end.part_edges)
    (cat (between 0 (unit_at s k 0) k.left_end.part_joins)
      (cat
        (flatten
          (map1 (fun i ->
            between (unit_at s k i) (unit_at s k i) u.part_edges) (iota 0 n0)))
        (cat
          (flatten
            (map1 (fun i ->
              between (unit_at s k i) (unit_at s k (Stdlib.Int.succ i))
                u.part_joins) (iota 0 (pred n0))))
          (cat
            (between (unit_at s k n0) (unit_at s k n0) k.right_end.part_edges)
            (cat
              (between (unit_at s k n0) (unit_at s k (pred n0))
                k.right_end.part_joins)
              (if k.closed
               then between (unit_at s k (pred n0)) (unit_at s k 0)
                      (map1 (fun e -> ((fst e),
                        (nth (snd e) s.turn0 (snd e)))) u.part_joins)
               else []))))))

type unbounded =
| Other_game
| Whole_graph
| All_vertices
| Farther_effect

type distance =
| Steps of int
| No_bound of unbounded

(** val farthest : distance -> distance -> distance **)

let farthest a b =
  match a with
  | Steps m -> (match b with
                | Steps n0 -> Steps (maxn m n0)
                | No_bound _ -> b)
  | No_bound _ -> a

(** val one_farther : distance -> distance **)

let one_farther a = match a with
| Steps n0 -> Steps (Stdlib.Int.succ n0)
| No_bound _ -> a

type distances = (name * int) list

(** val distance_of : distances -> name -> int option **)

let rec distance_of scope x =
  match scope with
  | [] -> None
  | p :: scope' ->
    let (y, d) = p in if same_bytes x y then Some d else distance_of scope' x

(** val looks : distances -> term -> distance **)

let rec looks scope = function
| Vertex x ->
  (match distance_of scope x with
   | Some d -> Steps d
   | None -> No_bound Whole_graph)
| Asked (q, ts) ->
  let within = foldr farthest (Steps 0) (map1 (fun t0 -> looks scope t0) ts)
  in
  (match q with
   | Degree -> one_farther within
   | Delete_vertex -> within
   | Delete_edge -> within
   | _ -> No_bound Whole_graph)
| Empty_set _ -> No_bound Whole_graph
| Parenthesis t0 -> looks scope t0
| Negation t0 -> looks scope t0
| Opposite t0 -> looks scope t0
| Joined (a, _, b) -> farthest (looks scope a) (looks scope b)
| Computed (a, _, b) -> farthest (looks scope a) (looks scope b)
| Compared (a, _, b) -> farthest (looks scope a) (looks scope b)
| Member (_, _) -> No_bound Whole_graph
| Quantified (_, b, t0) ->
  (match b with
   | Over _ -> No_bound All_vertices
   | Beside (x, y) ->
     (match distance_of scope y with
      | Some d ->
        farthest (Steps (Stdlib.Int.succ d))
          (looks ((x, (Stdlib.Int.succ d)) :: scope) t0)
      | None -> No_bound All_vertices))
| _ -> Steps 0

(** val steps_from : distances -> name -> int -> distance **)

let steps_from scope x n0 =
  match distance_of scope x with
  | Some d -> Steps (addn d n0)
  | None -> No_bound Farther_effect

(** val item_works : distances -> item -> distance **)

let item_works scope = function
| At x -> steps_from scope x (Stdlib.Int.succ 0)
| Neighbours x -> steps_from scope x (Stdlib.Int.succ (Stdlib.Int.succ 0))
| _ -> No_bound Farther_effect

(** val works : distances -> effect -> distance **)

let works scope = function
| Delete l -> foldr farthest (Steps 0) (map1 (fun i -> item_works scope i) l)
| Erase_edge (x, y) -> farthest (steps_from scope x 0) (steps_from scope y 0)
| Erase_at x -> steps_from scope x (Stdlib.Int.succ 0)
| _ -> No_bound Farther_effect

(** val names_of : place -> name list **)

let names_of = function
| At_vertex x -> x :: []
| Along_edge (x, y) -> y :: (x :: [])

(** val along_edge : rule -> bool **)

let along_edge m =
  match m.where_made with
  | At_vertex _ -> false
  | Along_edge (_, _) -> true

(** val effects_of : rule -> effect list **)

let effects_of m =
  m.first_effect :: (map1 snd m.more_effects)

(** val rule_reads : rule -> distance **)

let rule_reads m =
  let scope = map1 (fun x -> (x, 0)) (names_of m.where_made) in
  farthest (match m.condition with
            | Some t -> looks scope t
            | None -> Steps 0)
    (foldr farthest (Steps 0) (map1 (fun e -> works scope e) (effects_of m)))

(** val plain_game : rules -> bool **)

let plain_game r =
  (&&) (negb r.directed)
    ((&&) (negb r.misere)
      ((&&) (negb (is_partizan r)) ((&&) (nilp r.tokens) (nilp r.sets))))

(** val reads : rules -> distance **)

let reads r =
  if plain_game r
  then foldr farthest (Steps 0) (map1 rule_reads r.moves_of)
  else No_bound Other_game

(** val along_edges : rules -> bool **)

let along_edges r =
  has along_edge r.moves_of

(** val signs : words **)

let signs =
  said_words
    (('<'::('-'::('>'::[]))) :: (('-'::('>'::[])) :: (('<'::('='::[])) :: (('>'::('='::[])) :: (('!'::('='::[])) :: (('='::('='::[])) :: (('+'::('='::[])) :: (('-'::('='::[])) :: ((':'::('='::[])) :: (('<'::[]) :: (('>'::[]) :: (('='::[]) :: (('~'::[]) :: (('+'::[]) :: (('-'::[]) :: (('*'::[]) :: (('('::[]) :: ((')'::[]) :: ((','::[]) :: ((':'::[]) :: ((';'::[]) :: [])))))))))))))))))))))

(** val in_word : byte -> bool **)

let in_word c =
  (||) (is_letter c) (is_digit c)

(** val first_sign : bytes -> bytes option **)

let first_sign line0 =
  ohead
    (filter (fun s ->
      match strip s line0 with
      | Some _ -> true
      | None -> false) signs)

(** val words_within : int -> bytes -> words option **)

let rec words_within fuel line0 = match line0 with
| [] -> Some []
| c :: rest ->
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ -> None)
     (fun fuel' ->
     if (fun (m : int) n -> m = n) c space
     then words_within fuel' rest
     else if in_word c
          then let n0 = find (fun c0 -> negb (in_word c0)) line0 in
               if (||) (is_letter c) (all is_digit (take n0 line0))
               then Option.map (fun x -> (take n0 line0) :: x)
                      (words_within fuel' (drop n0 line0))
               else None
          else (match first_sign line0 with
                | Some s ->
                  Option.map (fun x -> s :: x)
                    (words_within fuel' (drop (size s) line0))
                | None -> None))
     fuel)

(** val words_in : bytes -> words option **)

let words_in line0 =
  words_within (size line0) line0

(** val reads0 : char list -> bytes -> bool **)

let reads0 w x =
  same_bytes x (bytes_of w)

(** val next_is : char list -> words -> bool **)

let next_is w = function
| [] -> false
| x :: _ -> reads0 w x

(** val behind : char list -> words -> words option **)

let behind w = function
| [] -> None
| x :: ws' -> if reads0 w x then Some ws' else None

type 't parse = words -> ('t * words) option

(** val then_parse :
    ('a1 * words) option -> ('a1 -> 'a2 parse) -> ('a2 * words) option **)

let then_parse r f =
  match r with
  | Some p -> let (x, ws) = p in f x ws
  | None -> None

(** val wanted : char list -> 'a1 -> 'a1 parse **)

let wanted w x ws =
  Option.map (fun x0 -> (x, x0)) (behind w ws)

(** val find_word : 'a1 list -> ('a1 -> char list) -> bytes -> 'a1 option **)

let rec find_word all0 word_of w =
  match all0 with
  | [] -> None
  | x :: all' ->
    if reads0 (word_of x) w then Some x else find_word all' word_of w

(** val more :
    int -> 'a1 parse -> (words -> bool) -> words -> 'a1 list -> ('a1
    list * words) option **)

let rec more fuel one0 goes_on ws found =
  match ws with
  | [] -> Some ((rev found), ws)
  | w :: ws' ->
    ((fun fO fS n -> if n=0 then fO () else fS (n-1))
       (fun _ -> Some ((rev found), ws))
       (fun fuel' ->
       if (&&) (reads0 (','::[]) w) (goes_on ws')
       then (match one0 ws' with
             | Some p ->
               let (x, ws'') = p in more fuel' one0 goes_on ws'' (x :: found)
             | None -> None)
       else Some ((rev found), ws))
       fuel)

(** val list_of : 'a1 parse -> (words -> bool) -> 'a1 list parse **)

let list_of one0 goes_on ws =
  then_parse (one0 ws) (fun x ws0 ->
    more (size ws0) one0 goes_on ws0 (x :: []))

(** val chain :
    int -> (bytes -> 'a1 option) -> (term -> 'a1 -> term -> term) -> term
    parse -> term -> words -> (term * words) option **)

let rec chain fuel sign make tighter left ws = match ws with
| [] -> Some (left, ws)
| w :: ws' ->
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ -> Some (left, ws))
     (fun fuel' ->
     match sign w with
     | Some s ->
       (match tighter ws' with
        | Some p ->
          let (t, ws'') = p in
          chain fuel' sign make tighter (make left s t) ws''
        | None -> None)
     | None -> Some (left, ws))
     fuel)

(** val chained :
    (bytes -> 'a1 option) -> (term -> 'a1 -> term -> term) -> term parse ->
    term parse **)

let chained sign make tighter ws =
  then_parse (tighter ws) (fun t ws0 ->
    chain (size ws0) sign make tighter t ws0)

(** val connectives : connective -> term parse -> term parse **)

let connectives c =
  chained (find_word (c :: []) connective_word) (fun x x0 x1 -> Joined (x,
    x0, x1))

(** val operations : operation list -> term parse -> term parse **)

let operations l =
  chained (find_word l operation_word) (fun x x0 x1 -> Computed (x, x0, x1))

(** val comparisons : comparison0 list **)

let comparisons =
  Equal :: (Equal_equal :: (Unequal :: (Less :: (Less_equal :: (Greater :: (Greater_equal :: (Adjacent :: [])))))))

(** val quantifiers : quantifier list **)

let quantifiers =
  For_all :: (Exists :: (Count :: []))

(** val questions : question list **)

let questions =
  Order :: (Size :: (Components :: (Connected :: (Bipartite :: (Degree :: (Complement :: (Delete_vertex :: (Delete_edge :: []))))))))

(** val parse_name : name parse **)

let parse_name = function
| [] -> None
| w :: ws' ->
  (match w with
   | [] -> None
   | c :: _ -> if is_letter c then Some (w, ws') else None)

(** val parse_binder : binder parse **)

let parse_binder ws =
  then_parse (parse_name ws) (fun x ws0 ->
    match behind ('~'::[]) ws0 with
    | Some ws' ->
      then_parse (parse_name ws') (fun y ws1 -> Some ((Beside (x, y)), ws1))
    | None ->
      then_parse
        (more (size ws0) parse_name (PredOfSimpl.coerce (fun _ -> true)) ws0
          (x :: [])) (fun xs ws1 -> Some ((Over xs), ws1)))

(** val depth_max : int **)

let depth_max =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

type stage =
| At_implication
| At_negation
| At_negative

(** val parse_term : int -> stage -> words -> (term * words) option **)

let rec parse_term depth s ws =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> None)
    (fun d ->
    let whole = fun d0 -> connectives Iff (parse_term d0 At_implication) in
    (match s with
     | At_implication ->
       then_parse
         (connectives Or
           (connectives Xor (connectives And (parse_term d At_negation))) ws)
         (fun a ws0 ->
         match behind ('-'::('>'::[])) ws0 with
         | Some ws' ->
           then_parse (parse_term d At_implication ws') (fun b ws1 -> Some
             ((Joined (a, Implies, b)), ws1))
         | None -> Some (a, ws0))
     | At_negation ->
       (match behind ('n'::('o'::('t'::[]))) ws with
        | Some ws' ->
          then_parse (parse_term d At_negation ws') (fun t ws0 -> Some
            ((Negation t), ws0))
        | None ->
          let sum1 =
            operations (Plus :: (Minus :: []))
              (operations (Times :: (Div :: (Mod :: [])))
                (parse_term d At_negative))
          in
          then_parse
            (chained (find_word comparisons comparison_word) (fun x x0 x1 ->
              Compared (x, x0, x1)) sum1 ws) (fun a ws0 ->
            match behind ('i'::('n'::[])) ws0 with
            | Some ws' ->
              then_parse (parse_name ws') (fun s0 ws1 -> Some ((Member (a,
                s0)), ws1))
            | None -> Some (a, ws0)))
     | At_negative ->
       (match ws with
        | [] -> None
        | w :: ws' ->
          if reads0 ('-'::[]) w
          then then_parse (parse_term d At_negative ws') (fun t ws0 -> Some
                 ((Opposite t), ws0))
          else (match find_word quantifiers quantifier_word w with
                | Some q ->
                  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
                     (fun _ -> None)
                     (fun e ->
                     then_parse (parse_binder ws') (fun b ws0 ->
                       then_parse (wanted (':'::[]) b ws0) (fun b0 ws1 ->
                         then_parse (whole e ws1) (fun t ws2 -> Some
                           ((Quantified (q, b0, t)), ws2)))))
                     d)
                | None ->
                  if reads0 ('('::[]) w
                  then then_parse (whole d ws') (fun t ws0 ->
                         wanted (')'::[]) (Parenthesis t) ws0)
                  else (match find_word questions question_word w with
                        | Some q ->
                          (match behind ('('::[]) ws' with
                           | Some ws'' ->
                             then_parse
                               (list_of (whole d)
                                 (PredOfSimpl.coerce (fun _ -> true)) ws'')
                               (fun ts ws0 ->
                               wanted (')'::[]) (Asked (q, ts)) ws0)
                           | None -> Some ((Asked (q, [])), ws'))
                        | None ->
                          if reads0 ('G'::[]) w
                          then Some (Whole, ws')
                          else if reads0 ('t'::('r'::('u'::('e'::[])))) w
                               then Some ((Truth true), ws')
                               else if reads0
                                         ('f'::('a'::('l'::('s'::('e'::[])))))
                                         w
                                    then Some ((Truth false), ws')
                                    else if reads0
                                              ('e'::('m'::('p'::('t'::('y'::[])))))
                                              w
                                         then (match behind ('('::[]) ws' with
                                               | Some ws'' ->
                                                 then_parse (parse_name ws'')
                                                   (fun s0 ws0 ->
                                                   wanted (')'::[])
                                                     (Empty_set s0) ws0)
                                               | None -> None)
                                         else (match w with
                                               | [] -> None
                                               | c :: _ ->
                                                 if is_letter c
                                                 then Some ((Vertex w), ws')
                                                 else if is_digit c
                                                      then Some ((Number w),
                                                             ws')
                                                      else None))))))
    depth

(** val parse_condition : term parse **)

let parse_condition =
  connectives Iff (parse_term depth_max At_implication)

(** val parse_item : name list -> item parse **)

let parse_item sets0 ws = match ws with
| [] -> None
| w :: ws' ->
  if has_name w sets0
  then Some ((All_in w), ws')
  else (match behind ('('::[]) ws' with
        | Some ws'' ->
          then_parse (parse_name ws'') (fun x ws0 ->
            if reads0 ('N'::[]) w
            then wanted (')'::[]) (Neighbours x) ws0
            else if reads0 ('i'::('n'::('t'::('o'::[])))) w
                 then wanted (')'::[]) (Into x) ws0
                 else if reads0
                           ('r'::('e'::('a'::('c'::('h'::('a'::('b'::('l'::('e'::[])))))))))
                           w
                      then wanted (')'::[]) (Reachable x) ws0
                      else None)
        | None -> then_parse (parse_name ws) (fun x ws0 -> Some ((At x), ws0)))

(** val effect_begins : words -> bool **)

let effect_begins = function
| [] -> false
| w :: ws' ->
  (||) (reads0 ('d'::('e'::('l'::('e'::('t'::('e'::[])))))) w)
    ((||) (reads0 ('e'::('r'::('a'::('s'::('e'::[]))))) w)
      ((||) (reads0 ('k'::('e'::('e'::('p'::[])))) w)
        ((||) (next_is ('+'::('='::[])) ws')
          ((||) (next_is ('-'::('='::[])) ws') (next_is (':'::('='::[])) ws')))))

(** val in_parentheses :
    name list -> (item list -> effect) -> effect parse **)

let in_parentheses sets0 make ws =
  match behind ('('::[]) ws with
  | Some ws' ->
    then_parse
      (list_of (parse_item sets0) (PredOfSimpl.coerce (fun _ -> true)) ws')
      (fun l ws0 -> wanted (')'::[]) (make l) ws0)
  | None -> None

(** val parse_effect : name list -> effect parse **)

let parse_effect sets0 = function
| [] -> None
| w :: ws' ->
  if reads0 ('e'::('r'::('a'::('s'::('e'::[]))))) w
  then (match behind ('('::[]) ws' with
        | Some ws'' ->
          then_parse (parse_name ws'') (fun x ws0 ->
            match behind (','::[]) ws0 with
            | Some ws'0 ->
              then_parse (parse_name ws'0) (fun y ws1 ->
                wanted (')'::[]) (Erase_edge (x, y)) ws1)
            | None -> wanted (')'::[]) (Erase_at x) ws0)
        | None -> None)
  else if reads0 ('d'::('e'::('l'::('e'::('t'::('e'::[])))))) w
       then in_parentheses sets0 (fun x -> Delete x) ws'
       else if reads0 ('k'::('e'::('e'::('p'::[])))) w
            then in_parentheses sets0 (fun x -> Keep x) ws'
            else (match behind (':'::('='::[])) ws' with
                  | Some ws'' ->
                    then_parse (parse_name ws'') (fun x ws0 -> Some ((Put (w,
                      x)), ws0))
                  | None ->
                    let items =
                      list_of (parse_item sets0) (fun ws0 ->
                        negb (effect_begins ws0))
                    in
                    (match behind ('+'::('='::[])) ws' with
                     | Some ws'' ->
                       then_parse (items ws'') (fun l ws0 -> Some ((Include
                         (w, l)), ws0))
                     | None ->
                       (match behind ('-'::('='::[])) ws' with
                        | Some ws'' ->
                          then_parse (items ws'') (fun l ws0 -> Some
                            ((Exclude (w, l)), ws0))
                        | None -> None)))

(** val more_effects_in :
    name list -> int -> words -> (bool * effect) list -> ((bool * effect)
    list * words) option **)

let rec more_effects_in sets0 fuel ws found =
  match ws with
  | [] -> Some ((rev found), ws)
  | w :: ws' ->
    ((fun fO fS n -> if n=0 then fO () else fS (n-1))
       (fun _ -> Some ((rev found), ws))
       (fun fuel' ->
       if (||) (reads0 (','::[]) w) (reads0 (';'::[]) w)
       then then_parse (parse_effect sets0 ws') (fun e ws0 ->
              more_effects_in sets0 fuel' ws0 (((reads0 (';'::[]) w),
                e) :: found))
       else Some ((rev found), ws))
       fuel)

(** val parse_place : bool -> place parse **)

let parse_place directed0 ws =
  then_parse (parse_name ws) (fun x ws0 ->
    match behind (if directed0 then '-'::('>'::[]) else '~'::[]) ws0 with
    | Some ws' ->
      then_parse (parse_name ws') (fun y ws1 -> Some ((Along_edge (x, y)),
        ws1))
    | None -> Some ((At_vertex x), ws0))

(** val parse_rule : bool -> name list -> words -> rule option **)

let parse_rule directed0 sets0 ws =
  match behind ('l'::('e'::('f'::('t'::[])))) ws with
  | Some ws' ->
    let player0 = Some Left in
    (match behind ('m'::('o'::('v'::('e'::[])))) ws' with
     | Some ws0 ->
       (match parse_place directed0 ws0 with
        | Some p0 ->
          let (p, ws1) = p0 in
          let condition0 =
            match behind ('w'::('h'::('e'::('r'::('e'::[]))))) ws1 with
            | Some ws'0 ->
              then_parse (parse_condition ws'0) (fun t ws2 -> Some ((Some t),
                ws2))
            | None -> Some (None, ws1)
          in
          (match then_parse condition0 (fun c ws2 -> wanted (':'::[]) c ws2) with
           | Some p1 ->
             let (c, ws2) = p1 in
             (match parse_effect sets0 ws2 with
              | Some p2 ->
                let (e, ws3) = p2 in
                (match more_effects_in sets0 (size ws3) ws3 [] with
                 | Some p3 ->
                   let (es, w) = p3 in
                   (match w with
                    | [] ->
                      Some { whose = player0; where_made = p; condition = c;
                        first_effect = e; more_effects = es }
                    | _ :: _ -> None)
                 | None -> None)
              | None -> None)
           | None -> None)
        | None -> None)
     | None -> None)
  | None ->
    (match behind ('r'::('i'::('g'::('h'::('t'::[]))))) ws with
     | Some ws' ->
       let player0 = Some Right in
       (match behind ('m'::('o'::('v'::('e'::[])))) ws' with
        | Some ws0 ->
          (match parse_place directed0 ws0 with
           | Some p0 ->
             let (p, ws1) = p0 in
             let condition0 =
               match behind ('w'::('h'::('e'::('r'::('e'::[]))))) ws1 with
               | Some ws'0 ->
                 then_parse (parse_condition ws'0) (fun t ws2 -> Some ((Some
                   t), ws2))
               | None -> Some (None, ws1)
             in
             (match then_parse condition0 (fun c ws2 ->
                      wanted (':'::[]) c ws2) with
              | Some p1 ->
                let (c, ws2) = p1 in
                (match parse_effect sets0 ws2 with
                 | Some p2 ->
                   let (e, ws3) = p2 in
                   (match more_effects_in sets0 (size ws3) ws3 [] with
                    | Some p3 ->
                      let (es, w) = p3 in
                      (match w with
                       | [] ->
                         Some { whose = player0; where_made = p; condition =
                           c; first_effect = e; more_effects = es }
                       | _ :: _ -> None)
                    | None -> None)
                 | None -> None)
              | None -> None)
           | None -> None)
        | None -> None)
     | None ->
       let player0 = None in
       (match behind ('m'::('o'::('v'::('e'::[])))) ws with
        | Some ws0 ->
          (match parse_place directed0 ws0 with
           | Some p0 ->
             let (p, ws1) = p0 in
             let condition0 =
               match behind ('w'::('h'::('e'::('r'::('e'::[]))))) ws1 with
               | Some ws' ->
                 then_parse (parse_condition ws') (fun t ws2 -> Some ((Some
                   t), ws2))
               | None -> Some (None, ws1)
             in
             (match then_parse condition0 (fun c ws2 ->
                      wanted (':'::[]) c ws2) with
              | Some p1 ->
                let (c, ws2) = p1 in
                (match parse_effect sets0 ws2 with
                 | Some p2 ->
                   let (e, ws3) = p2 in
                   (match more_effects_in sets0 (size ws3) ws3 [] with
                    | Some p3 ->
                      let (es, w) = p3 in
                      (match w with
                       | [] ->
                         Some { whose = player0; where_made = p; condition =
                           c; first_effect = e; more_effects = es }
                       | _ :: _ -> None)
                    | None -> None)
                 | None -> None)
              | None -> None)
           | None -> None)
        | None -> None))

(** val parse_names : char list -> words list -> name list * words list **)

let parse_names first0 lines = match lines with
| [] -> ([], lines)
| w0 :: lines' ->
  (match w0 with
   | [] -> ([], lines)
   | w :: ws ->
     if reads0 first0 w
     then (match list_of parse_name (PredOfSimpl.coerce (fun _ -> true)) ws with
           | Some p ->
             let (names, w1) = p in
             (match w1 with
              | [] -> (names, lines')
              | _ :: _ -> ([], lines))
           | None -> ([], lines))
     else ([], lines))

(** val parse_line : char list list -> words list -> bool * words list **)

let parse_line line0 lines =
  let same0 =
    let rec same0 ss ws =
      match ss with
      | [] -> (match ws with
               | [] -> true
               | _ :: _ -> false)
      | s :: ss' ->
        (match ws with
         | [] -> false
         | w :: ws' -> (&&) (reads0 s w) (same0 ss' ws'))
    in same0
  in
  (match lines with
   | [] -> (false, lines)
   | ws :: lines' -> if same0 line0 ws then (true, lines') else (false, lines))

(** val all_some : 'a1 option list -> 'a1 list option **)

let rec all_some = function
| [] -> Some []
| o :: l' ->
  (match o with
   | Some x -> Option.map (fun x0 -> x :: x0) (all_some l')
   | None -> None)

(** val parse_rules : bytes list -> rules option **)

let parse_rules lines =
  match all_some (map1 words_in lines) with
  | Some l ->
    (match l with
     | [] -> None
     | w :: lines0 ->
       (match w with
        | [] -> None
        | _ :: l0 ->
          (match l0 with
           | [] -> None
           | title0 :: l1 ->
             (match l1 with
              | [] ->
                let (directed0, lines1) =
                  parse_line
                    (('o'::('n'::[])) :: (('d'::('i'::('g'::('r'::('a'::('p'::('h'::('s'::[])))))))) :: []))
                    lines0
                in
                let (tokens0, lines2) =
                  parse_names ('t'::('o'::('k'::('e'::('n'::[]))))) lines1
                in
                let (sets0, lines3) =
                  parse_names ('s'::('e'::('t'::[]))) lines2
                in
                let (misere0, lines4) =
                  parse_line
                    (('m'::('i'::('s'::('e'::('r'::('e'::[])))))) :: [])
                    lines3
                in
                (match all_some
                         (map1 (fun ws -> parse_rule directed0 sets0 ws)
                           lines4) with
                 | Some moves1 ->
                   Some { title = title0; directed = directed0; tokens =
                     tokens0; sets = sets0; misere = misere0; moves_of =
                     moves1 }
                 | None -> None)
              | _ :: _ -> None))))
  | None -> None

(** val same_lines : bytes list -> bytes list -> bool **)

let rec same_lines s t =
  match s with
  | [] -> (match t with
           | [] -> true
           | _ :: _ -> false)
  | a :: s' ->
    (match t with
     | [] -> false
     | b :: t' -> if same_bytes a b then same_lines s' t' else false)

(** val read_rules : bytes list -> rules option **)

let read_rules lines =
  match parse_rules lines with
  | Some r ->
    if (&&) (same_lines (rules_lines r) lines) (rules_ok r)
    then Some r
    else None
  | None -> None

(** val pairs_below : int -> int -> (int * int) list -> bool **)

let pairs_below m n0 es =
  all (fun e ->
    (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) m)
      ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) n0)) es

(** val parts_fit : chain_law -> kind -> bool **)

let parts_fit s k =
  let p = (k.left_end.part_order, s.unit_part.part_order) in
  let r = k.right_end.part_order in
  let (l, u) = p in
  (&&) (pairs_below l l k.left_end.part_edges)
    ((&&) (pairs_below l u k.left_end.part_joins)
      ((&&) (pairs_below u u s.unit_part.part_edges)
        ((&&) (pairs_below u u s.unit_part.part_joins)
          ((&&) (pairs_below r r k.right_end.part_edges)
            (pairs_below r u k.right_end.part_joins)))))

(** val least_length : int -> bool -> bool -> int **)

let least_length steps0 along is_closed =
  maxn (Stdlib.Int.succ 0)
    (addn (addn (addn steps0 steps0) (nat_of_bool along))
      (if is_closed then Stdlib.Int.succ (Stdlib.Int.succ 0) else 0))

(** val long_enough : chain_law -> int -> kind -> bool **)

let long_enough s steps0 k =
  (fun (m : int) n -> m <= n)
    (least_length steps0 (along_edges s.chain_rules) k.closed)
    (subn s.start k.longer)

(** val fits_together : chain_law -> kind -> bool **)

let fits_together s k =
  if k.closed then true else parts_fit s k

(** val is_local : chain_law -> bool **)

let is_local s =
  match reads s.chain_rules with
  | Steps n0 ->
    (&&) (all (fits_together s) s.kinds) (all (long_enough s n0) s.kinds)
  | No_bound _ -> false

type set_term =
| Independence_number
| Bipartite0
| Domination_number
| Independent_domination_number
| Has_even_kernel
| Nullity

type chain_term =
| Of_sets of set_term
| Matching_number
| Chromatic_number

(** val all_terms : chain_term list **)

let all_terms =
  Matching_number :: (Chromatic_number :: (map1 (fun t -> Of_sets t)
                                            (Independence_number :: (Bipartite0 :: (Domination_number :: (Independent_domination_number :: (Has_even_kernel :: (Nullity :: []))))))))

(** val is_truth : set_term -> bool **)

let is_truth = function
| Bipartite0 -> true
| Has_even_kernel -> true
| _ -> false

(** val term_name : chain_term -> char list **)

let term_name = function
| Of_sets s ->
  (match s with
   | Independence_number ->
     'i'::('n'::('d'::('e'::('p'::('e'::('n'::('d'::('e'::('n'::('c'::('e'::('_'::('n'::('u'::('m'::('b'::('e'::('r'::[]))))))))))))))))))
   | Bipartite0 ->
     'b'::('i'::('p'::('a'::('r'::('t'::('i'::('t'::('e'::[]))))))))
   | Domination_number ->
     'd'::('o'::('m'::('i'::('n'::('a'::('t'::('i'::('o'::('n'::('_'::('n'::('u'::('m'::('b'::('e'::('r'::[]))))))))))))))))
   | Independent_domination_number ->
     'i'::('n'::('d'::('e'::('p'::('e'::('n'::('d'::('e'::('n'::('t'::('_'::('d'::('o'::('m'::('i'::('n'::('a'::('t'::('i'::('o'::('n'::('_'::('n'::('u'::('m'::('b'::('e'::('r'::[]))))))))))))))))))))))))))))
   | Has_even_kernel ->
     'h'::('a'::('s'::('_'::('e'::('v'::('e'::('n'::('_'::('k'::('e'::('r'::('n'::('e'::('l'::[]))))))))))))))
   | Nullity -> 'n'::('u'::('l'::('l'::('i'::('t'::('y'::[])))))))
| Matching_number ->
  'm'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::('_'::('n'::('u'::('m'::('b'::('e'::('r'::[]))))))))))))))
| Chromatic_number ->
  'c'::('h'::('r'::('o'::('m'::('a'::('t'::('i'::('c'::('_'::('n'::('u'::('m'::('b'::('e'::('r'::[])))))))))))))))

(** val same_term : chain_term -> chain_term -> bool **)

let same_term t u =
  same_bytes (bytes_of (term_name t)) (bytes_of (term_name u))

type operation0 =
| Plus0
| Minus0
| Times0
| Div0
| Mod0
| Gcd
| Min
| Max
| Equal0
| Less0
| Less_equal0
| And0
| Or0
| Xor0
| Implies0
| Iff0

type expression =
| Number0 of z
| Units
| Law of int
| Not of expression
| Abs of expression
| Two of operation0 * expression * expression
| At_vertex0 of int
| Vertices of expression

(** val of_bool : bool -> z **)

let of_bool = function
| true -> Zpos XH
| false -> Z0

(** val is_true : z -> bool **)

let is_true z0 =
  negb (Z.eqb z0 Z0)

(** val computed0 : operation0 -> z -> z -> z option **)

let computed0 o a b =
  match o with
  | Plus0 -> Some (Z.add a b)
  | Minus0 -> Some (Z.sub a b)
  | Times0 -> Some (Z.mul a b)
  | Div0 -> if Z.eqb b Z0 then None else Some (Z.div a b)
  | Mod0 -> if Z.eqb b Z0 then None else Some (Z.modulo a b)
  | Gcd -> Some (Z.gcd a b)
  | Min -> Some (Z.min a b)
  | Max -> Some (Z.max a b)
  | Equal0 -> Some (of_bool (Z.eqb a b))
  | Less0 -> Some (of_bool (Z.ltb a b))
  | Less_equal0 -> Some (of_bool (Z.leb a b))
  | And0 -> Some (of_bool ((&&) (is_true a) (is_true b)))
  | Or0 -> Some (of_bool ((||) (is_true a) (is_true b)))
  | Xor0 -> Some (of_bool (xorb (is_true a) (is_true b)))
  | Implies0 -> Some (of_bool ((||) (negb (is_true a)) (is_true b)))
  | Iff0 -> Some (of_bool (eqb (is_true a) (is_true b)))

(** val number_true : z option list -> z option **)

let rec number_true = function
| [] -> Some Z0
| a :: more0 ->
  (match a with
   | Some a0 ->
     (match number_true more0 with
      | Some k -> Some (Z.add (of_bool (is_true a0)) k)
      | None -> None)
   | None -> None)

(** val value0 :
    (int -> z -> z) -> z list list -> z list option -> expression -> z -> z
    option **)

let rec value0 laws vertices0 here e n0 =
  match e with
  | Number0 z0 -> Some z0
  | Units -> Some n0
  | Law i -> Some (laws i n0)
  | Not e0 ->
    option_map (fun a -> of_bool (negb (is_true a)))
      (value0 laws vertices0 here e0 n0)
  | Abs e0 -> option_map Z.abs (value0 laws vertices0 here e0 n0)
  | Two (o, a, b) ->
    (match value0 laws vertices0 here a n0 with
     | Some a0 ->
       (match value0 laws vertices0 here b n0 with
        | Some b0 -> computed0 o a0 b0
        | None -> None)
     | None -> None)
  | At_vertex0 i -> (match here with
                     | Some w -> nth_error w i
                     | None -> None)
  | Vertices e0 ->
    (match here with
     | Some _ -> None
     | None ->
       number_true
         (map0 (fun w -> value0 laws vertices0 (Some w) e0 n0) vertices0))

type line = z * z

(** val constant : z -> line **)

let constant z0 =
  (z0, Z0)

(** val settled_sign : line -> comparison option **)

let settled_sign = function
| (a, b) ->
  (match Z.compare a Z0 with
   | Eq -> if Z.eqb b Z0 then Some Eq else None
   | Lt -> if Z.leb b Z0 then Some Lt else None
   | Gt -> if Z.leb Z0 b then Some Gt else None)

(** val minus : line -> line -> line **)

let minus l m =
  ((Z.sub (fst l) (fst m)), (Z.sub (snd l) (snd m)))

(** val settled : (comparison -> bool) -> line -> line -> line option **)

let settled f l m =
  option_map (fun c -> constant (of_bool (f c))) (settled_sign (minus l m))

(** val divides : z -> z -> bool **)

let divides c b =
  (&&) (negb (Z.eqb c Z0)) (Z.eqb (Z.modulo b c) Z0)

(** val gcd_line : line -> line -> line option **)

let gcd_line l m =
  if (&&) (Z.eqb (snd m) Z0)
       ((||) (Z.eqb (snd l) Z0) (divides (fst m) (snd l)))
  then Some (constant (Z.gcd (fst l) (fst m)))
  else None

(** val truth : (bool -> bool -> bool) -> line -> line -> line option **)

let truth f l m =
  if (&&) (Z.eqb (snd l) Z0) (Z.eqb (snd m) Z0)
  then Some (constant (of_bool (f (is_true (fst l)) (is_true (fst m)))))
  else None

(** val line_of_two : operation0 -> line -> line -> line option **)

let line_of_two o l m =
  match o with
  | Plus0 -> Some ((Z.add (fst l) (fst m)), (Z.add (snd l) (snd m)))
  | Minus0 -> Some (minus l m)
  | Times0 ->
    if Z.eqb (snd l) Z0
    then Some ((Z.mul (fst l) (fst m)), (Z.mul (fst l) (snd m)))
    else if Z.eqb (snd m) Z0
         then Some ((Z.mul (fst l) (fst m)), (Z.mul (snd l) (fst m)))
         else None
  | Div0 ->
    if (&&) (Z.eqb (snd m) Z0) (divides (fst m) (snd l))
    then Some ((Z.div (fst l) (fst m)), (Z.div (snd l) (fst m)))
    else None
  | Mod0 ->
    if (&&) (Z.eqb (snd m) Z0) (divides (fst m) (snd l))
    then Some (constant (Z.modulo (fst l) (fst m)))
    else None
  | Gcd -> (match gcd_line l m with
            | Some g -> Some g
            | None -> gcd_line m l)
  | Min ->
    option_map (fun c -> match c with
                         | Lt -> l
                         | _ -> m) (settled_sign (minus l m))
  | Max ->
    option_map (fun c -> match c with
                         | Gt -> l
                         | _ -> m) (settled_sign (minus l m))
  | Equal0 -> settled (fun c -> match c with
                                | Eq -> true
                                | _ -> false) l m
  | Less0 -> settled (fun c -> match c with
                               | Lt -> true
                               | _ -> false) l m
  | Less_equal0 -> settled (fun c -> match c with
                                     | Gt -> false
                                     | _ -> true) l m
  | And0 -> truth (&&) l m
  | Or0 -> truth (||) l m
  | Xor0 -> truth xorb l m
  | Implies0 -> truth (fun a b -> (||) (negb a) b) l m
  | Iff0 -> truth eqb l m

(** val tallied : (line option * line) list -> line option **)

let rec tallied = function
| [] -> Some (constant Z0)
| p :: more0 ->
  let (l, m) = p in
  (match l with
   | Some l0 ->
     let (a, b) = l0 in
     (match tallied more0 with
      | Some k ->
        if Z.eqb b Z0
        then Some
               (if is_true a
                then ((Z.add (fst k) (fst m)), (Z.add (snd k) (snd m)))
                else k)
        else None
      | None -> None)
   | None -> None)

(** val line_of0 :
    line -> (int -> line) -> (z list * line) list option -> z list option ->
    expression -> line option **)

let rec line_of0 units laws tallies here = function
| Number0 z0 -> Some (constant z0)
| Units -> Some units
| Law i -> Some (laws i)
| Not e0 ->
  (match line_of0 units laws tallies here e0 with
   | Some l ->
     let (a, b) = l in
     if Z.eqb b Z0 then Some (constant (of_bool (negb (is_true a)))) else None
   | None -> None)
| Abs e0 ->
  (match line_of0 units laws tallies here e0 with
   | Some l -> line_of_two Max l (minus (constant Z0) l)
   | None -> None)
| Two (o, a, b) ->
  (match line_of0 units laws tallies here a with
   | Some l ->
     (match line_of0 units laws tallies here b with
      | Some m -> line_of_two o l m
      | None -> None)
   | None -> None)
| At_vertex0 i ->
  (match here with
   | Some w -> option_map constant (nth_error w i)
   | None -> None)
| Vertices e0 ->
  (match here with
   | Some _ -> None
   | None ->
     (match tallies with
      | Some classes ->
        tallied
          (map0 (fun c -> ((line_of0 units laws tallies (Some (fst c)) e0),
            (snd c))) classes)
      | None -> None))

(** val is_digit0 : byte -> bool **)

let is_digit0 c =
  (&&)
    ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ
      0)))))))))))))))))))))))))))))))))))))))))))))))) c)
    ((fun (m : int) n -> m <= n) c (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val is_letter0 : byte -> bool **)

let is_letter0 c =
  (||)
    ((&&)
      ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
        c)
      ((fun (m : int) n -> m <= n) c (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    ((||)
      ((&&)
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
          c)
        ((fun (m : int) n -> m <= n) c (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      ((fun (m : int) n -> m = n) c (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ
        0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val signs0 : bytes list **)

let signs0 =
  map1 bytes_of
    (('<'::('-'::('>'::[]))) :: (('-'::('>'::[])) :: (('<'::('='::[])) :: (('>'::('='::[])) :: (('!'::('='::[])) :: (('<'::[]) :: (('>'::[]) :: (('='::[]) :: (('+'::[]) :: (('-'::[]) :: (('*'::[]) :: (('/'::[]) :: (('('::[]) :: ((')'::[]) :: ((','::[]) :: ((':'::[]) :: []))))))))))))))))

(** val letters_of : bytes -> bytes * bytes **)

let rec letters_of l = match l with
| [] -> ([], [])
| c :: l' ->
  if (||) (is_letter0 c) (is_digit0 c)
  then let (w, rest) = letters_of l' in ((c :: w), rest)
  else ([], l)

(** val sign_of : bytes list -> bytes -> (bytes * bytes) option **)

let rec sign_of signs1 l =
  match signs1 with
  | [] -> None
  | w :: signs' ->
    (match strip w l with
     | Some rest -> Some (w, rest)
     | None -> sign_of signs' l)

(** val first_word : bytes -> (bytes * bytes) option **)

let first_word l =
  let (w, rest) = letters_of l in
  (match w with
   | [] -> sign_of signs0 l
   | c :: _ ->
     if (||) (is_letter0 c) (all is_digit0 w) then Some (w, rest) else None)

(** val words_within0 : int -> bytes -> bytes list option **)

let rec words_within0 fuel l = match l with
| [] -> Some []
| c :: l' ->
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ -> None)
     (fun fuel' ->
     if (fun (m : int) n -> m = n) c space
     then words_within0 fuel' l'
     else (match first_word l with
           | Some p ->
             let (w, rest) = p in
             Option.map (fun x -> w :: x) (words_within0 fuel' rest)
           | None -> None))
     fuel)

type phrase =
| Truth0 of expression
| Count0 of expression
| Quotient of expression * expression

(** val opposite : expression -> expression **)

let opposite x =
  Two (Minus0, (Number0 Z0), x)

(** val truths : operation0 -> phrase -> phrase -> phrase option **)

let truths o a b =
  match a with
  | Truth0 x ->
    (match b with
     | Truth0 y -> Some (Truth0 (Two (o, x, y)))
     | _ -> None)
  | _ -> None

(** val counts : operation0 -> phrase -> phrase -> phrase option **)

let counts o a b =
  match a with
  | Count0 x ->
    (match b with
     | Count0 y -> Some (Count0 (Two (o, x, y)))
     | _ -> None)
  | _ -> None

(** val quotient : phrase -> phrase -> phrase option **)

let quotient a b =
  match a with
  | Count0 x -> (match b with
                 | Count0 y -> Some (Quotient (x, y))
                 | _ -> None)
  | _ -> None

(** val says : char list -> bytes -> bool **)

let says w l =
  same_bytes l (bytes_of w)

(** val joins_at :
    int -> bytes -> (phrase -> phrase -> phrase option) option **)

let joins_at level0 w =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ ->
    if says ('<'::('-'::('>'::[]))) w then Some (truths Iff0) else None)
    (fun n0 ->
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> None)
      (fun n1 ->
      (fun fO fS n -> if n=0 then fO () else fS (n-1))
        (fun _ ->
        if says ('o'::('r'::[])) w then Some (truths Or0) else None)
        (fun n2 ->
        (fun fO fS n -> if n=0 then fO () else fS (n-1))
          (fun _ ->
          if says ('x'::('o'::('r'::[]))) w then Some (truths Xor0) else None)
          (fun n3 ->
          (fun fO fS n -> if n=0 then fO () else fS (n-1))
            (fun _ ->
            if says ('a'::('n'::('d'::[]))) w
            then Some (truths And0)
            else None)
            (fun n4 ->
            (fun fO fS n -> if n=0 then fO () else fS (n-1))
              (fun _ -> None)
              (fun n5 ->
              (fun fO fS n -> if n=0 then fO () else fS (n-1))
                (fun _ -> None)
                (fun n6 ->
                (fun fO fS n -> if n=0 then fO () else fS (n-1))
                  (fun _ ->
                  if says ('+'::[]) w
                  then Some (counts Plus0)
                  else if says ('-'::[]) w then Some (counts Minus0) else None)
                  (fun n7 ->
                  (fun fO fS n -> if n=0 then fO () else fS (n-1))
                    (fun _ ->
                    if says ('*'::[]) w
                    then Some (counts Times0)
                    else if says ('/'::[]) w
                         then Some quotient
                         else if says ('d'::('i'::('v'::[]))) w
                              then Some (counts Div0)
                              else if says ('m'::('o'::('d'::[]))) w
                                   then Some (counts Mod0)
                                   else None)
                    (fun _ -> None)
                    n7)
                  n6)
                n5)
              n4)
            n3)
          n2)
        n1)
      n0)
    level0

(** val compared0 :
    bytes -> (expression -> expression -> expression) option **)

let compared0 w =
  if says ('='::[]) w
  then Some (fun x x0 -> Two (Equal0, x, x0))
  else if says ('!'::('='::[])) w
       then Some (fun x y -> Not (Two (Equal0, x, y)))
       else if says ('<'::[]) w
            then Some (fun x x0 -> Two (Less0, x, x0))
            else if says ('<'::('='::[])) w
                 then Some (fun x x0 -> Two (Less_equal0, x, x0))
                 else if says ('>'::[]) w
                      then Some (fun x y -> Two (Less0, y, x))
                      else if says ('>'::('='::[])) w
                           then Some (fun x y -> Two (Less_equal0, y, x))
                           else None

(** val joined_all : operation0 -> phrase -> phrase list -> phrase option **)

let rec joined_all o a = function
| [] -> (match a with
         | Count0 _ -> Some a
         | _ -> None)
| b :: parts' -> Option.bind (fun c -> joined_all o c parts') (counts o a b)

(** val applied : bytes -> phrase list -> phrase option **)

let applied f = function
| [] -> None
| a :: more0 ->
  if says ('g'::('c'::('d'::[]))) f
  then joined_all Gcd a more0
  else if says ('m'::('i'::('n'::[]))) f
       then joined_all Min a more0
       else if says ('m'::('a'::('x'::[]))) f
            then joined_all Max a more0
            else (match more0 with
                  | [] ->
                    (match a with
                     | Truth0 _ -> None
                     | Count0 x ->
                       if says ('a'::('b'::('s'::[]))) f
                       then Some (Count0 (Abs x))
                       else if (||)
                                 (says ('f'::('l'::('o'::('o'::('r'::[])))))
                                   f) (says ('c'::('e'::('i'::('l'::[])))) f)
                            then Some a
                            else None
                     | Quotient (x, y) ->
                       if says ('f'::('l'::('o'::('o'::('r'::[]))))) f
                       then Some (Count0 (Two (Div0, x, y)))
                       else if says ('c'::('e'::('i'::('l'::[])))) f
                            then Some (Count0
                                   (opposite (Two (Div0, (opposite x), y))))
                            else None)
                  | _ :: _ -> None)

(** val written_number : bytes -> phrase option **)

let written_number w =
  if (&&) (all is_digit0 w)
       ((fun (m : int) n -> m <= n) (size w) (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         0))))))))))
  then Some (Count0 (Number0
         (foldl (fun z0 c ->
           Z.add (Z.mul z0 (Zpos (XO (XI (XO XH)))))
             (Z.of_nat
               (subn c (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 0))))))))))))))))))))))))))))))))))))))))))))))))))) Z0 w)))
  else None

(** val quantified0 : bytes -> expression -> phrase option **)

let quantified0 w body =
  let number_of = fun x -> Vertices x in
  let none = fun x -> Two (Equal0, (number_of x), (Number0 Z0)) in
  if says ('f'::('o'::('r'::('a'::('l'::('l'::[])))))) w
  then Some (Truth0 (none (Not body)))
  else if says ('e'::('x'::('i'::('s'::('t'::('s'::[])))))) w
       then Some (Truth0 (Not (none body)))
       else if says ('c'::('o'::('u'::('n'::('t'::[]))))) w
            then Some (Count0 (number_of body))
            else None

(** val is_quantifier : bytes -> bool **)

let is_quantifier w =
  (||) (says ('f'::('o'::('r'::('a'::('l'::('l'::[])))))) w)
    ((||) (says ('e'::('x'::('i'::('s'::('t'::('s'::[])))))) w)
      (says ('c'::('o'::('u'::('n'::('t'::[]))))) w))

(** val words_known : char list list **)

let words_known =
  ('n'::[]) :: (('o'::('r'::('d'::('e'::('r'::[]))))) :: (('s'::('i'::('z'::('e'::[])))) :: (('n'::('u'::('l'::('l'::('i'::('t'::('y'::[]))))))) :: (('b'::('i'::('p'::('a'::('r'::('t'::('i'::('t'::('e'::[]))))))))) :: (('g'::('r'::('u'::('n'::('d'::('y'::[])))))) :: (('u'::('v'::('g'::[]))) :: (('u'::('e'::('g'::[]))) :: (('s'::('a'::('t'::('u'::('r'::('a'::('t'::('e'::('d'::[]))))))))) :: (('d'::('e'::('g'::('r'::('e'::('e'::[])))))) :: (('t'::('r'::('u'::('e'::[])))) :: (('f'::('a'::('l'::('s'::('e'::[]))))) :: (('n'::('o'::('t'::[]))) :: (('a'::('n'::('d'::[]))) :: (('o'::('r'::[])) :: (('x'::('o'::('r'::[]))) :: (('d'::('i'::('v'::[]))) :: (('m'::('o'::('d'::[]))) :: (('g'::('c'::('d'::[]))) :: (('m'::('i'::('n'::[]))) :: (('m'::('a'::('x'::[]))) :: (('a'::('b'::('s'::[]))) :: (('f'::('l'::('o'::('o'::('r'::[]))))) :: (('c'::('e'::('i'::('l'::[])))) :: (('f'::('o'::('r'::('a'::('l'::('l'::[])))))) :: (('e'::('x'::('i'::('s'::('t'::('s'::[])))))) :: (('c'::('o'::('u'::('n'::('t'::[]))))) :: (('s'::('u'::('m'::[]))) :: (('e'::('d'::('g'::('e'::[])))) :: (('w'::('h'::('e'::('r'::('e'::[]))))) :: (('i'::('n'::[])) :: (('l'::('e'::('t'::[]))) :: (('i'::('n'::('f'::('i'::('n'::('i'::('t'::('y'::[])))))))) :: (('e'::('m'::('p'::('t'::('y'::[]))))) :: [])))))))))))))))))))))))))))))))))

(** val may_be_bound : bytes -> bool **)

let may_be_bound w = match w with
| [] -> false
| a :: _ ->
  (&&)
    ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      a)
    ((&&)
      ((fun (m : int) n -> m <= n) a (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      ((&&)
        (negb
          (has
            ((fun (m : int) n -> m = n) (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
            w)) (negb (has (fun known -> says known w) words_known))))

(** val alone :
    (bytes option -> bytes list -> (phrase * bytes list) option) -> bytes
    option -> bytes list -> (phrase * bytes list) option **)

let alone term0 bound0 ts =
  match term0 bound0 ts with
  | Some read -> Some read
  | None ->
    (match ts with
     | [] -> None
     | w :: ts' ->
       if says ('t'::('r'::('u'::('e'::[])))) w
       then Some ((Truth0 (Number0 (Zpos XH))), ts')
       else if says ('f'::('a'::('l'::('s'::('e'::[]))))) w
            then Some ((Truth0 (Number0 Z0)), ts')
            else Option.map (fun p -> (p, ts')) (written_number w))

(** val text_max : int **)

let text_max =
  muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))
    (expn (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ 0))))

(** val nesting_max : int **)

let nesting_max =
  muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))
    (expn (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))) (Stdlib.Int.succ
      (Stdlib.Int.succ 0)))

(** val read_part :
    (bytes option -> bytes list -> (phrase * bytes list) option) -> bytes
    option -> int -> int -> int -> bytes list -> (phrase * bytes list) option **)

let read_part term0 =
  let rec read_part0 bound0 fuel depth level0 ts =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> None)
      (fun fuel' ->
      let counted0 =
        (||) ((fun (m : int) n -> m = n) level0 (Stdlib.Int.succ 0))
          ((||)
            ((fun (m : int) n -> m = n) level0 (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ 0))))))
            ((fun (m : int) n -> m = n) level0 (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))))
      in
      let depth' = if counted0 then Stdlib.Int.succ depth else depth in
      if (fun (m : int) n -> m <= n) (Stdlib.Int.succ nesting_max) depth'
      then None
      else ((fun fO fS n -> if n=0 then fO () else fS (n-1))
              (fun _ ->
              match read_part0 bound0 fuel' depth' (Stdlib.Int.succ level0) ts with
              | Some p ->
                let (a, ts1) = p in read_more bound0 fuel' depth level0 a ts1
              | None -> None)
              (fun n0 ->
              (fun fO fS n -> if n=0 then fO () else fS (n-1))
                (fun _ ->
                match read_part0 bound0 fuel' depth' (Stdlib.Int.succ
                        (Stdlib.Int.succ 0)) ts with
                | Some p ->
                  let (a, ts1) = p in
                  (match ts1 with
                   | [] -> Some (a, ts1)
                   | w :: ts2 ->
                     if says ('-'::('>'::[])) w
                     then (match read_part0 bound0 fuel' depth'
                                   (Stdlib.Int.succ 0) ts2 with
                           | Some p0 ->
                             let (b, ts3) = p0 in
                             Option.map (fun c -> (c, ts3))
                               (truths Implies0 a b)
                           | None -> None)
                     else Some (a, ts1))
                | None -> None)
                (fun n1 ->
                (fun fO fS n -> if n=0 then fO () else fS (n-1))
                  (fun _ ->
                  match read_part0 bound0 fuel' depth' (Stdlib.Int.succ
                          level0) ts with
                  | Some p ->
                    let (a, ts1) = p in
                    read_more bound0 fuel' depth level0 a ts1
                  | None -> None)
                  (fun n2 ->
                  (fun fO fS n -> if n=0 then fO () else fS (n-1))
                    (fun _ ->
                    match read_part0 bound0 fuel' depth' (Stdlib.Int.succ
                            level0) ts with
                    | Some p ->
                      let (a, ts1) = p in
                      read_more bound0 fuel' depth level0 a ts1
                    | None -> None)
                    (fun n3 ->
                    (fun fO fS n -> if n=0 then fO () else fS (n-1))
                      (fun _ ->
                      match read_part0 bound0 fuel' depth' (Stdlib.Int.succ
                              level0) ts with
                      | Some p ->
                        let (a, ts1) = p in
                        read_more bound0 fuel' depth level0 a ts1
                      | None -> None)
                      (fun n4 ->
                      (fun fO fS n -> if n=0 then fO () else fS (n-1))
                        (fun _ ->
                        match ts with
                        | [] -> None
                        | w :: ts1 ->
                          if says ('n'::('o'::('t'::[]))) w
                          then (match read_part0 bound0 fuel' depth'
                                        (Stdlib.Int.succ (Stdlib.Int.succ
                                        (Stdlib.Int.succ (Stdlib.Int.succ
                                        (Stdlib.Int.succ 0))))) ts1 with
                                | Some p ->
                                  let (p0, ts2) = p in
                                  (match p0 with
                                   | Truth0 x -> Some ((Truth0 (Not x)), ts2)
                                   | _ -> None)
                                | None -> None)
                          else read_part0 bound0 fuel' depth'
                                 (Stdlib.Int.succ (Stdlib.Int.succ
                                 (Stdlib.Int.succ (Stdlib.Int.succ
                                 (Stdlib.Int.succ (Stdlib.Int.succ 0)))))) ts)
                        (fun n5 ->
                        (fun fO fS n -> if n=0 then fO () else fS (n-1))
                          (fun _ ->
                          match read_part0 bound0 fuel' depth'
                                  (Stdlib.Int.succ (Stdlib.Int.succ
                                  (Stdlib.Int.succ (Stdlib.Int.succ
                                  (Stdlib.Int.succ (Stdlib.Int.succ
                                  (Stdlib.Int.succ 0))))))) ts with
                          | Some p ->
                            let (a, ts1) = p in
                            (match ts1 with
                             | [] -> Some (a, ts1)
                             | w :: ts2 ->
                               (match compared0 w with
                                | Some compare0 ->
                                  (match a with
                                   | Count0 x ->
                                     (match read_part0 bound0 fuel' depth'
                                              (Stdlib.Int.succ
                                              (Stdlib.Int.succ
                                              (Stdlib.Int.succ
                                              (Stdlib.Int.succ
                                              (Stdlib.Int.succ
                                              (Stdlib.Int.succ
                                              (Stdlib.Int.succ 0))))))) ts2 with
                                      | Some p0 ->
                                        let (p1, ts3) = p0 in
                                        (match p1 with
                                         | Count0 y ->
                                           (match match ts3 with
                                                  | [] -> None
                                                  | w' :: _ -> compared0 w' with
                                            | Some _ -> None
                                            | None ->
                                              Some ((Truth0 (compare0 x y)),
                                                ts3))
                                         | _ -> None)
                                      | None -> None)
                                   | _ -> None)
                                | None -> Some (a, ts1)))
                          | None -> None)
                          (fun n6 ->
                          (fun fO fS n -> if n=0 then fO () else fS (n-1))
                            (fun _ ->
                            match read_part0 bound0 fuel' depth'
                                    (Stdlib.Int.succ level0) ts with
                            | Some p ->
                              let (a, ts1) = p in
                              read_more bound0 fuel' depth level0 a ts1
                            | None -> None)
                            (fun n7 ->
                            (fun fO fS n -> if n=0 then fO () else fS (n-1))
                              (fun _ ->
                              match read_part0 bound0 fuel' depth'
                                      (Stdlib.Int.succ level0) ts with
                              | Some p ->
                                let (a, ts1) = p in
                                read_more bound0 fuel' depth level0 a ts1
                              | None -> None)
                              (fun n8 ->
                              (fun fO fS n -> if n=0 then fO () else fS (n-1))
                                (fun _ ->
                                match ts with
                                | [] -> None
                                | w :: ts1 ->
                                  if says ('-'::[]) w
                                  then (match read_part0 bound0 fuel' depth'
                                                (Stdlib.Int.succ
                                                (Stdlib.Int.succ
                                                (Stdlib.Int.succ
                                                (Stdlib.Int.succ
                                                (Stdlib.Int.succ
                                                (Stdlib.Int.succ
                                                (Stdlib.Int.succ
                                                (Stdlib.Int.succ
                                                (Stdlib.Int.succ 0)))))))))
                                                ts1 with
                                        | Some p ->
                                          let (p0, ts2) = p in
                                          (match p0 with
                                           | Count0 x ->
                                             Some ((Count0 (opposite x)), ts2)
                                           | _ -> None)
                                        | None -> None)
                                  else read_part0 bound0 fuel' depth'
                                         (Stdlib.Int.succ (Stdlib.Int.succ
                                         (Stdlib.Int.succ (Stdlib.Int.succ
                                         (Stdlib.Int.succ (Stdlib.Int.succ
                                         (Stdlib.Int.succ (Stdlib.Int.succ
                                         (Stdlib.Int.succ (Stdlib.Int.succ
                                         0)))))))))) ts)
                                (fun n9 ->
                                (fun fO fS n -> if n=0 then fO () else fS (n-1))
                                  (fun _ ->
                                  match ts with
                                  | [] -> None
                                  | w :: ts1 ->
                                    if says ('('::[]) w
                                    then (match read_part0 bound0 fuel'
                                                  depth' 0 ts1 with
                                          | Some p ->
                                            let (a, l) = p in
                                            (match l with
                                             | [] -> None
                                             | w' :: ts2 ->
                                               if says (')'::[]) w'
                                               then Some (a, ts2)
                                               else None)
                                          | None -> None)
                                    else if (&&) (is_quantifier w)
                                              (match ts1 with
                                               | [] -> false
                                               | w' :: _ ->
                                                 negb (says ('('::[]) w'))
                                         then (match bound0 with
                                               | Some _ -> None
                                               | None ->
                                                 (match ts1 with
                                                  | [] -> None
                                                  | v :: l ->
                                                    (match l with
                                                     | [] -> None
                                                     | colon :: ts2 ->
                                                       if (&&)
                                                            (may_be_bound v)
                                                            ((&&)
                                                              (says (':'::[])
                                                                colon)
                                                              ((fun (m : int) n -> m <= n)
                                                                (Stdlib.Int.succ
                                                                depth)
                                                                nesting_max))
                                                       then (match read_part0
                                                                    (Some v)
                                                                    fuel'
                                                                    (Stdlib.Int.succ
                                                                    depth) 0
                                                                    ts2 with
                                                             | Some p ->
                                                               let (p0, ts3) =
                                                                 p
                                                               in
                                                               (match p0 with
                                                                | Truth0 x ->
                                                                  Option.map
                                                                    (fun a ->
                                                                    (a, ts3))
                                                                    (quantified0
                                                                    w x)
                                                                | _ -> None)
                                                             | None -> None)
                                                       else None)))
                                         else (match alone term0 bound0 ts with
                                               | Some read -> Some read
                                               | None ->
                                                 (match ts1 with
                                                  | [] -> None
                                                  | w' :: ts2 ->
                                                    if (&&)
                                                         (says ('('::[]) w')
                                                         ((fun (m : int) n -> m <= n)
                                                           (Stdlib.Int.succ
                                                           depth) nesting_max)
                                                    then (match read_parts
                                                                  bound0
                                                                  fuel'
                                                                  (Stdlib.Int.succ
                                                                  depth) ts2 with
                                                          | Some p ->
                                                            let (parts, ts3) =
                                                              p
                                                            in
                                                            Option.map
                                                              (fun a -> (a,
                                                              ts3))
                                                              (applied w
                                                                parts)
                                                          | None -> None)
                                                    else None)))
                                  (fun _ ->
                                  match read_part0 bound0 fuel' depth'
                                          (Stdlib.Int.succ level0) ts with
                                  | Some p ->
                                    let (a, ts1) = p in
                                    read_more bound0 fuel' depth level0 a ts1
                                  | None -> None)
                                  n9)
                                n8)
                              n7)
                            n6)
                          n5)
                        n4)
                      n3)
                    n2)
                  n1)
                n0)
              level0))
      fuel
  and read_more bound0 fuel depth level0 a ts =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> None)
      (fun fuel' ->
      match ts with
      | [] -> Some (a, ts)
      | w :: ts1 ->
        (match joins_at level0 w with
         | Some join ->
           (match read_part0 bound0 fuel' depth (Stdlib.Int.succ level0) ts1 with
            | Some p ->
              let (b, ts2) = p in
              (match join a b with
               | Some c -> read_more bound0 fuel' depth level0 c ts2
               | None -> None)
            | None -> None)
         | None -> Some (a, ts)))
      fuel
  and read_parts bound0 fuel depth ts =
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> None)
      (fun fuel' ->
      match read_part0 bound0 fuel' depth 0 ts with
      | Some p ->
        let (a, l) = p in
        (match l with
         | [] -> None
         | w :: ts1 ->
           if says (')'::[]) w
           then Some ((a :: []), ts1)
           else if says (','::[]) w
                then (match read_parts bound0 fuel' depth ts1 with
                      | Some p0 ->
                        let (parts, ts2) = p0 in Some ((a :: parts), ts2)
                      | None -> None)
                else None)
      | None -> None)
      fuel
  in read_part0

(** val read_text :
    (bytes option -> bytes list -> (phrase * bytes list) option) -> bytes ->
    expression option **)

let read_text term0 l =
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ text_max) (size l)
  then None
  else (match words_within0 (size l) l with
        | Some ts ->
          (match read_part term0 None
                   (muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                     (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                     (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                     (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                     (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                     (Stdlib.Int.succ 0)))))))))))))))) (Stdlib.Int.succ
                     (size ts))) 0 0 ts with
           | Some p ->
             let (p0, l0) = p in
             (match p0 with
              | Truth0 x -> (match l0 with
                             | [] -> Some x
                             | _ :: _ -> None)
              | _ -> None)
           | None -> None)
        | None -> None)

(** val same : int -> int -> bool **)

let same =
  (fun (m : int) n -> m = n)

(** val same_pair : (int * int) -> (int * int) -> bool **)

let same_pair e f =
  (&&) (same (fst e) (fst f)) (same (snd e) (snd f))

(** val even_number : int -> bool **)

let even_number k =
  same (add (Nat.div2 k) (Nat.div2 k)) k

type 'a table =
| Blank
| Node of 'a table * 'a * 'a table

(** val get : 'a1 -> 'a1 table -> int -> 'a1 **)

let rec get d t k =
  match t with
  | Blank -> d
  | Node (l, x, r) ->
    ((fun fO fS n -> if n=0 then fO () else fS (n-1))
       (fun _ -> x)
       (fun k' ->
       if even_number k' then get d l (Nat.div2 k') else get d r (Nat.div2 k'))
       k)

(** val put_within : 'a1 -> int -> 'a1 table -> int -> 'a1 -> 'a1 table **)

let rec put_within d steps0 t k x =
  match t with
  | Blank ->
    let p = (Blank, d) in
    let r = Blank in
    let (l, y) = p in
    ((fun fO fS n -> if n=0 then fO () else fS (n-1))
       (fun _ -> Node (l, x, r))
       (fun k' ->
       (fun fO fS n -> if n=0 then fO () else fS (n-1))
         (fun _ -> t)
         (fun s ->
         if even_number k'
         then Node ((put_within d s l (Nat.div2 k') x), y, r)
         else Node (l, y, (put_within d s r (Nat.div2 k') x)))
         steps0)
       k)
  | Node (l, y, r) ->
    let p = (l, y) in
    let (l0, y0) = p in
    ((fun fO fS n -> if n=0 then fO () else fS (n-1))
       (fun _ -> Node (l0, x, r))
       (fun k' ->
       (fun fO fS n -> if n=0 then fO () else fS (n-1))
         (fun _ -> t)
         (fun s ->
         if even_number k'
         then Node ((put_within d s l0 (Nat.div2 k') x), y0, r)
         else Node (l0, y0, (put_within d s r (Nat.div2 k') x)))
         steps0)
       k)

(** val put : 'a1 -> 'a1 table -> int -> 'a1 -> 'a1 table **)

let put d t k x =
  put_within d k t k x

(** val marks : int list -> bool table **)

let marks s =
  foldl (fun t v -> put false t v true) Blank s

(** val flip : bool table -> int -> bool table **)

let flip t v =
  put false t v (negb (get false t v))

(** val unmarked : bool table -> bool **)

let rec unmarked = function
| Blank -> true
| Node (l, x, r) -> (&&) (negb x) ((&&) (unmarked l) (unmarked r))

(** val by_place : 'a1 -> 'a1 list -> 'a1 table **)

let by_place d s =
  fst
    (foldl (fun p x -> ((put d (fst p) (snd p) x), (Stdlib.Int.succ
      (snd p)))) (Blank, 0) s)

(** val ascending_from : int -> int list -> bool **)

let rec ascending_from m = function
| [] -> true
| v :: s' ->
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ m) v)
    (ascending_from v s')

(** val ascending : int list -> bool **)

let ascending = function
| [] -> true
| v :: s' -> ascending_from v s'

type vertex_term =
| In_even_kernel
| Lost_in_uvg

(** val vertex_term_name : vertex_term -> char list **)

let vertex_term_name = function
| In_even_kernel ->
  'i'::('n'::('_'::('e'::('v'::('e'::('n'::('_'::('k'::('e'::('r'::('n'::('e'::('l'::[])))))))))))))
| Lost_in_uvg -> 'P'::('('::('u'::('v'::('g'::(')'::[])))))

(** val all_vertex_terms : vertex_term list **)

let all_vertex_terms =
  In_even_kernel :: (Lost_in_uvg :: [])

type chain_place =
| In_left of int
| In_unit of int * int
| In_last_unit of int * int
| In_right of int

(** val same_vertex_term : vertex_term -> vertex_term -> bool **)

let same_vertex_term t u =
  match t with
  | In_even_kernel ->
    (match u with
     | In_even_kernel -> true
     | Lost_in_uvg -> false)
  | Lost_in_uvg ->
    (match u with
     | In_even_kernel -> false
     | Lost_in_uvg -> true)

(** val same_place : chain_place -> chain_place -> bool **)

let same_place p r =
  match p with
  | In_left j -> (match r with
                  | In_left l -> same j l
                  | _ -> false)
  | In_unit (i, j) ->
    (match r with
     | In_unit (m, l) -> (&&) (same i m) (same j l)
     | _ -> false)
  | In_last_unit (i, j) ->
    (match r with
     | In_last_unit (m, l) -> (&&) (same i m) (same j l)
     | _ -> false)
  | In_right j -> (match r with
                   | In_right l -> same j l
                   | _ -> false)

(** val first_place : kind -> chain_place **)

let first_place k =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> In_unit (0, 0))
    (fun _ -> In_left 0)
    k.left_end.part_order

(** val last_place : part -> kind -> chain_place **)

let last_place unit1 k =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> In_last_unit (0, (pred unit1.part_order)))
    (fun r -> In_right r)
    k.right_end.part_order

(** val place_number : bytes -> int option **)

let place_number w =
  if (&&) (all is_digit0 w)
       ((fun (m : int) n -> m <= n) (size w) (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))
  then Some
         (foldl (fun n0 c ->
           addn
             (muln n0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ 0)))))))))))
             (subn c (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               0)))))))))))))))))))))))))))))))))))))))))))))))))) 0 w)
  else None

(** val one_number : bytes list -> (int * bytes list) option **)

let one_number = function
| [] -> None
| a :: l ->
  (match l with
   | [] -> None
   | j :: l0 ->
     (match l0 with
      | [] -> None
      | b :: rest ->
        if (&&) (says ('('::[]) a) (says (')'::[]) b)
        then Option.map (fun j0 -> (j0, rest)) (place_number j)
        else None))

(** val two_numbers : bytes list -> ((int * int) * bytes list) option **)

let two_numbers = function
| [] -> None
| a :: l ->
  (match l with
   | [] -> None
   | i :: l0 ->
     (match l0 with
      | [] -> None
      | c :: l1 ->
        (match l1 with
         | [] -> None
         | j :: l2 ->
           (match l2 with
            | [] -> None
            | b :: rest ->
              if (&&) (says ('('::[]) a)
                   ((&&) (says (','::[]) c) (says (')'::[]) b))
              then let o = place_number i in
                   let o0 = place_number j in
                   (match o with
                    | Some i0 ->
                      (match o0 with
                       | Some j0 -> Some ((i0, j0), rest)
                       | None -> None)
                    | None -> None)
              else None))))

(** val read_place_word :
    part -> kind -> bytes list -> (chain_place * bytes list) option **)

let read_place_word unit1 k = function
| [] -> None
| w :: more0 ->
  if says ('f'::('i'::('r'::('s'::('t'::[]))))) w
  then Some ((first_place k), more0)
  else if says ('l'::('a'::('s'::('t'::[])))) w
       then Some ((last_place unit1 k), more0)
       else if says ('l'::('e'::('f'::('t'::[])))) w
            then Option.map (fun r -> ((In_left (fst r)), (snd r)))
                   (one_number more0)
            else if says ('r'::('i'::('g'::('h'::('t'::[]))))) w
                 then Option.map (fun r -> ((In_right (fst r)), (snd r)))
                        (one_number more0)
                 else if says ('u'::('n'::('i'::('t'::[])))) w
                      then Option.map (fun r -> ((In_unit ((fst (fst r)),
                             (snd (fst r)))), (snd r))) (two_numbers more0)
                      else if says
                                ('l'::('a'::('s'::('t'::('_'::('u'::('n'::('i'::('t'::[])))))))))
                                w
                           then Option.map (fun r -> ((In_last_unit
                                  ((fst (fst r)), (snd (fst r)))), (snd r)))
                                  (two_numbers more0)
                           else None

type vertex_saying = { said_term : vertex_term; said_place : chain_place;
                       denied : bool }

(** val saying_at :
    part -> kind -> vertex_term -> bool -> bytes list ->
    (vertex_saying * bytes list) option **)

let saying_at unit1 k t is_denied ts =
  match read_place_word unit1 k ts with
  | Some p0 ->
    let (p, l) = p0 in
    (match l with
     | [] -> None
     | b :: rest ->
       if says (')'::[]) b
       then Some ({ said_term = t; said_place = p; denied = is_denied }, rest)
       else None)
  | None -> None

(** val read_saying :
    part -> kind -> bytes list -> (vertex_saying * bytes list) option **)

let read_saying unit1 k = function
| [] -> None
| w :: l ->
  (match l with
   | [] -> None
   | a :: more0 ->
     if negb (says ('('::[]) a)
     then None
     else if says
               ('i'::('n'::('_'::('e'::('v'::('e'::('n'::('_'::('k'::('e'::('r'::('n'::('e'::('l'::[]))))))))))))))
               w
          then saying_at unit1 k In_even_kernel false more0
          else if says
                    ('s'::('a'::('t'::('u'::('r'::('a'::('t'::('e'::('d'::[])))))))))
                    w
               then saying_at unit1 k Lost_in_uvg true more0
               else if (||) (says ('P'::[]) w) (says ('N'::[]) w)
                    then (match more0 with
                          | [] -> None
                          | g :: l0 ->
                            (match l0 with
                             | [] -> None
                             | c :: more' ->
                               if (&&) (says ('u'::('v'::('g'::[]))) g)
                                    (says (','::[]) c)
                               then saying_at unit1 k Lost_in_uvg
                                      (says ('N'::[]) w) more'
                               else None))
                    else None)

(** val same_said : vertex_saying -> vertex_saying -> bool **)

let same_said x y =
  (&&) (same_vertex_term x.said_term y.said_term)
    (same_place x.said_place y.said_place)

(** val sayings : part -> kind -> bytes list -> vertex_saying list **)

let rec sayings unit1 k ts = match ts with
| [] -> []
| _ :: ts' ->
  let more0 = sayings unit1 k ts' in
  (match read_saying unit1 k ts with
   | Some p ->
     let (x, _) = p in if has (same_said x) more0 then more0 else x :: more0
   | None -> more0)

type number_law = { given_least : int; given_values : int list;
                    given_period : int; given_from : int; given_adds :
                    int }

(** val given_value : number_law -> int -> int **)

let given_value g n0 =
  let p0 = (g.given_from, g.given_least) in
  let p = g.given_period in
  let (from, least) = p0 in
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ n0) from
  then nth 0 g.given_values (subn n0 least)
  else addn
         (nth 0 g.given_values
           (addn (subn from least) (Nat.modulo (subn n0 from) p)))
         (muln (Nat.div (subn n0 from) p) g.given_adds)

type law_subject =
| Of_game of rules
| Of_term of chain_term
| Of_vertex of vertex_term * chain_place

type given_law = { given_of : law_subject; given_numbers : number_law }

(** val no_rules : rules **)

let no_rules =
  { title = []; directed = false; tokens = []; sets = []; misere = false;
    moves_of = [] }

(** val no_law : given_law **)

let no_law =
  { given_of = (Of_game no_rules); given_numbers = { given_least =
    (Stdlib.Int.succ 0); given_values = (0 :: []); given_period =
    (Stdlib.Int.succ 0); given_from = (Stdlib.Int.succ 0); given_adds = 0 } }

type chain_claim = { claim_unit : part; claim_turn : int list;
                     claim_kind : kind; given : given_law list;
                     claimed : bytes; claim_from : int }

(** val chain_of : chain_claim -> rules -> chain_law **)

let chain_of c r =
  { chain_rules = r; unit_part = c.claim_unit; turn0 = c.claim_turn; start =
    0; kinds = (c.claim_kind :: []); first = 0; units_least =
    (Stdlib.Int.succ 0); law = []; law_period = (Stdlib.Int.succ 0);
    law_from = (Stdlib.Int.succ 0) }

(** val place_in : chain_claim -> int -> chain_place -> int option **)

let place_in c n0 p =
  let s = chain_of c no_rules in
  let k = c.claim_kind in
  let within = fun m j v ->
    if (fun (m : int) n -> m <= n) (Stdlib.Int.succ j) m
    then Some (addn v j)
    else None
  in
  let of_unit = fun i j ->
    if (fun (m : int) n -> m <= n) (Stdlib.Int.succ i) n0
    then within c.claim_unit.part_order j (unit_at s k i)
    else None
  in
  (match p with
   | In_left j -> within k.left_end.part_order j 0
   | In_unit (i, j) -> of_unit i j
   | In_last_unit (i, j) ->
     if (fun (m : int) n -> m <= n) (Stdlib.Int.succ i) n0
     then of_unit (subn n0 (Stdlib.Int.succ i)) j
     else None
   | In_right j -> within k.right_end.part_order j (unit_at s k n0))

(** val bound_terms : vertex_term list **)

let bound_terms =
  Lost_in_uvg :: (In_even_kernel :: [])

(** val degree_number : int **)

let degree_number =
  size bound_terms

(** val first_phrase :
    (int -> law_subject -> phrase option) -> int -> law_subject list ->
    phrase option **)

let rec first_phrase word_of i = function
| [] -> None
| s :: subjects' ->
  (match word_of i s with
   | Some p -> Some p
   | None -> first_phrase word_of (Stdlib.Int.succ i) subjects')

(** val linear : z -> int -> phrase **)

let linear a b =
  Count0 (Two (Plus0, (Number0 a), (Two (Times0, (Number0 (Z.of_nat b)),
    Units))))

(** val order_term : chain_claim -> phrase **)

let order_term c =
  let k = c.claim_kind in
  linear (Z.of_nat (addn k.left_end.part_order k.right_end.part_order))
    c.claim_unit.part_order

(** val edges_of_part : part -> int **)

let edges_of_part p =
  addn (size p.part_edges) (size p.part_joins)

(** val size_term : chain_claim -> phrase **)

let size_term c =
  let k = c.claim_kind in
  let beside1 = addn (edges_of_part k.left_end) (edges_of_part k.right_end) in
  let missing = if k.closed then 0 else size c.claim_unit.part_joins in
  linear (Z.sub (Z.of_nat beside1) (Z.of_nat missing))
    (edges_of_part c.claim_unit)

(** val game_word : bytes -> bytes -> int -> law_subject -> phrase option **)

let game_word w game i s =
  let value2 = Law i in
  let is_0 = Two (Equal0, value2, (Number0 Z0)) in
  if match s with
     | Of_game r -> same_bytes game r.title
     | _ -> false
  then if says ('g'::('r'::('u'::('n'::('d'::('y'::[])))))) w
       then Some (Count0 value2)
       else if says ('P'::[]) w
            then Some (Truth0 is_0)
            else if says ('N'::[]) w then Some (Truth0 (Not is_0)) else None
  else None

(** val term_word : bytes -> int -> law_subject -> phrase option **)

let term_word w i s =
  let value2 = Law i in
  (match s with
   | Of_term t ->
     if says (term_name t) w
     then if match t with
             | Of_sets t0 -> is_truth t0
             | _ -> false
          then Some (Truth0 value2)
          else Some (Count0 value2)
     else None
   | _ -> None)

(** val vertex_word : vertex_saying -> int -> law_subject -> phrase option **)

let vertex_word x i s =
  let value2 = Law i in
  (match s with
   | Of_vertex (t, p) ->
     if (&&) (same_vertex_term x.said_term t) (same_place x.said_place p)
     then Some (Truth0 (if x.denied then Not value2 else value2))
     else None
   | _ -> None)

(** val order_less :
    chain_claim -> law_subject list -> char list -> phrase option **)

let order_less c subjects w =
  Option.bind (counts Minus0 (order_term c))
    (first_phrase (term_word (bytes_of w)) 0 subjects)

(** val word_alone :
    chain_claim -> law_subject list -> bytes -> phrase option **)

let word_alone c subjects w =
  if says ('n'::[]) w
  then Some (Count0 Units)
  else if says ('o'::('r'::('d'::('e'::('r'::[]))))) w
       then Some (order_term c)
       else if says ('s'::('i'::('z'::('e'::[])))) w
            then Some (size_term c)
            else if says
                      ('v'::('e'::('r'::('t'::('e'::('x'::('_'::('c'::('o'::('v'::('e'::('r'::('_'::('n'::('u'::('m'::('b'::('e'::('r'::[])))))))))))))))))))
                      w
                 then order_less c subjects
                        ('i'::('n'::('d'::('e'::('p'::('e'::('n'::('d'::('e'::('n'::('c'::('e'::('_'::('n'::('u'::('m'::('b'::('e'::('r'::[])))))))))))))))))))
                 else if says
                           ('g'::('f'::('2'::('_'::('r'::('a'::('n'::('k'::[]))))))))
                           w
                      then order_less c subjects
                             ('n'::('u'::('l'::('l'::('i'::('t'::('y'::[])))))))
                      else first_phrase (term_word w) 0 subjects

(** val bound_word : bytes -> bytes list -> (phrase * bytes list) option **)

let bound_word name0 ts =
  let here = fun p more0 ->
    match more0 with
    | [] -> None
    | v :: l ->
      (match l with
       | [] -> None
       | b :: rest ->
         if (&&) (same_bytes v name0) (says (')'::[]) b)
         then Some (p, rest)
         else None)
  in
  let is_so = fun x -> At_vertex0 x in
  (match ts with
   | [] -> None
   | w :: l ->
     (match l with
      | [] -> None
      | a :: more0 ->
        if negb (says ('('::[]) a)
        then None
        else if says
                  ('i'::('n'::('_'::('e'::('v'::('e'::('n'::('_'::('k'::('e'::('r'::('n'::('e'::('l'::[]))))))))))))))
                  w
             then here (Truth0 (is_so (Stdlib.Int.succ 0))) more0
             else if says
                       ('s'::('a'::('t'::('u'::('r'::('a'::('t'::('e'::('d'::[])))))))))
                       w
                  then here (Truth0 (Not (is_so 0))) more0
                  else if says ('d'::('e'::('g'::('r'::('e'::('e'::[])))))) w
                       then here (Count0 (is_so degree_number)) more0
                       else if (||) (says ('P'::[]) w) (says ('N'::[]) w)
                            then (match more0 with
                                  | [] -> None
                                  | g :: l0 ->
                                    (match l0 with
                                     | [] -> None
                                     | c :: more' ->
                                       if (&&)
                                            (says ('u'::('v'::('g'::[]))) g)
                                            (says (','::[]) c)
                                       then here (Truth0
                                              (if says ('P'::[]) w
                                               then is_so 0
                                               else Not (is_so 0))) more'
                                       else None))
                            else None))

(** val term_of :
    chain_claim -> law_subject list -> bytes option -> bytes list ->
    (phrase * bytes list) option **)

let term_of c subjects bound0 ts =
  match Option.bind (fun x -> bound_word x ts) bound0 with
  | Some read -> Some read
  | None ->
    (match ts with
     | [] -> None
     | w :: more0 ->
       (match more0 with
        | [] ->
          let p = ((false, []), false) in
          let rest = [] in
          let (p0, closing) = p in
          let (applied0, game) = p0 in
          let of_game =
            (||) (says ('g'::('r'::('u'::('n'::('d'::('y'::[])))))) w)
              ((||) (says ('P'::[]) w) (says ('N'::[]) w))
          in
          if (&&) of_game ((&&) applied0 closing)
          then Option.map (fun t -> (t, rest))
                 (first_phrase (game_word w game) 0 subjects)
          else if match more0 with
                  | [] -> false
                  | a :: _ -> says ('('::[]) a
               then (match read_saying c.claim_unit c.claim_kind ts with
                     | Some p1 ->
                       let (x, rest0) = p1 in
                       Option.map (fun p2 -> (p2, rest0))
                         (first_phrase (vertex_word x) 0 subjects)
                     | None -> None)
               else Option.map (fun p1 -> (p1, more0))
                      (word_alone c subjects w)
        | a :: l ->
          (match l with
           | [] ->
             let p = ((false, []), false) in
             let rest = [] in
             let (p0, closing) = p in
             let (applied0, game) = p0 in
             let of_game =
               (||) (says ('g'::('r'::('u'::('n'::('d'::('y'::[])))))) w)
                 ((||) (says ('P'::[]) w) (says ('N'::[]) w))
             in
             if (&&) of_game ((&&) applied0 closing)
             then Option.map (fun t -> (t, rest))
                    (first_phrase (game_word w game) 0 subjects)
             else if match more0 with
                     | [] -> false
                     | a0 :: _ -> says ('('::[]) a0
                  then (match read_saying c.claim_unit c.claim_kind ts with
                        | Some p1 ->
                          let (x, rest0) = p1 in
                          Option.map (fun p2 -> (p2, rest0))
                            (first_phrase (vertex_word x) 0 subjects)
                        | None -> None)
                  else Option.map (fun p1 -> (p1, more0))
                         (word_alone c subjects w)
           | g :: l0 ->
             (match l0 with
              | [] ->
                let p = ((false, []), false) in
                let rest = [] in
                let (p0, closing) = p in
                let (applied0, game) = p0 in
                let of_game =
                  (||) (says ('g'::('r'::('u'::('n'::('d'::('y'::[])))))) w)
                    ((||) (says ('P'::[]) w) (says ('N'::[]) w))
                in
                if (&&) of_game ((&&) applied0 closing)
                then Option.map (fun t -> (t, rest))
                       (first_phrase (game_word w game) 0 subjects)
                else if match more0 with
                        | [] -> false
                        | a0 :: _ -> says ('('::[]) a0
                     then (match read_saying c.claim_unit c.claim_kind ts with
                           | Some p1 ->
                             let (x, rest0) = p1 in
                             Option.map (fun p2 -> (p2, rest0))
                               (first_phrase (vertex_word x) 0 subjects)
                           | None -> None)
                     else Option.map (fun p1 -> (p1, more0))
                            (word_alone c subjects w)
              | b :: rest ->
                let p = (((says ('('::[]) a), g), (says (')'::[]) b)) in
                let (p0, closing) = p in
                let (applied0, game) = p0 in
                let of_game =
                  (||) (says ('g'::('r'::('u'::('n'::('d'::('y'::[])))))) w)
                    ((||) (says ('P'::[]) w) (says ('N'::[]) w))
                in
                if (&&) of_game ((&&) applied0 closing)
                then Option.map (fun t -> (t, rest))
                       (first_phrase (game_word w game) 0 subjects)
                else if match more0 with
                        | [] -> false
                        | a0 :: _ -> says ('('::[]) a0
                     then (match read_saying c.claim_unit c.claim_kind ts with
                           | Some p1 ->
                             let (x, rest0) = p1 in
                             Option.map (fun p2 -> (p2, rest0))
                               (first_phrase (vertex_word x) 0 subjects)
                           | None -> None)
                     else Option.map (fun p1 -> (p1, more0))
                            (word_alone c subjects w)))))

(** val read_with : chain_claim -> law_subject list -> expression option **)

let read_with c subjects =
  read_text (term_of c subjects) c.claimed

(** val asks : expression -> int -> bool **)

let rec asks x i =
  match x with
  | Not y -> asks y i
  | Abs y -> asks y i
  | Two (_, y, z0) -> (||) (asks y i) (asks z0 i)
  | At_vertex0 j -> (fun (m : int) n -> m = n) i j
  | Vertices y -> asks y i
  | _ -> false

(** val laws_said : chain_claim -> given_law list **)

let laws_said c =
  filter (fun g ->
    (fun (m : int) n -> m <= n) g.given_numbers.given_least c.claim_from)
    c.given

(** val subjects_given : chain_claim -> law_subject list **)

let subjects_given c =
  map1 (fun g -> g.given_of) (laws_said c)

(** val claim_read : chain_claim -> expression option **)

let claim_read c =
  read_with c (subjects_given c)

type refuted_claim = { about : chain_claim; games : rules list;
                       refuted_at : int }

(** val is_named_by : chain_term -> bytes -> bool **)

let is_named_by t w =
  (||) (says (term_name t) w)
    (match t with
     | Of_sets s ->
       (match s with
        | Independence_number ->
          says
            ('v'::('e'::('r'::('t'::('e'::('x'::('_'::('c'::('o'::('v'::('e'::('r'::('_'::('n'::('u'::('m'::('b'::('e'::('r'::[])))))))))))))))))))
            w
        | Nullity ->
          says ('g'::('f'::('2'::('_'::('r'::('a'::('n'::('k'::[])))))))) w
        | _ -> false)
     | _ -> false)

(** val terms_named : bytes -> chain_term list **)

let terms_named text0 =
  match words_within0 (size text0) text0 with
  | Some ws -> filter (fun t -> has (is_named_by t) ws) all_terms
  | None -> []

(** val vertices_named : chain_claim -> law_subject list **)

let vertices_named c =
  match words_within0 (size c.claimed) c.claimed with
  | Some ws ->
    map1 (fun x -> Of_vertex (x.said_term, x.said_place))
      (sayings c.claim_unit c.claim_kind ws)
  | None -> []

(** val subjects_named : refuted_claim -> law_subject list **)

let subjects_named m =
  cat (map1 (fun r -> Of_game r) m.games)
    (cat (map1 (fun t -> Of_term t) (terms_named m.about.claimed))
      (vertices_named m.about))

type chain_sequence = { sequence_chain : chain_claim;
                        sequence_term : chain_term; sequence_law : number_law }

type vertex_sequence = { members_of : chain_claim; truth_of : vertex_term;
                         truth_at : chain_place; truth_law : number_law }

type geography =
| Uvg
| Ueg
| Dvg
| Deg

type start0 =
| Rooted of geography * plain * int
| Unrooted of geography * plain
| Slither of plain
| Edge_delete of plain
| Edge_labelling of plain
| Partizan_uvg of plain * int * int * player
| Partizan_ueg of plain * int * int * player

(** val impartial : start0 -> bool **)

let impartial = function
| Partizan_uvg (_, _, _, _) -> false
| Partizan_ueg (_, _, _, _) -> false
| _ -> true

type move =
| To of int
| Along of int * int
| Label of int * int * int

type ruled = { by_rules : rules; ruled_graph : plain;
               placed : int list option; mover : player }

(** val first_position0 : ruled -> position option **)

let first_position0 s =
  let g = s.ruled_graph in
  if if s.by_rules.directed then arcs_ok g else plain_ok g
  then first_position s.by_rules g.order g.edge_list s.placed s.mover
  else None

type outcome =
| Next_wins
| Previous_wins

type statement =
| Outcome of start0 * outcome
| Grundy of start0 * int
| Winning_moves of start0 * move list
| Even_kernel of plain * int option * bool
| Edge_delete_paths of int
| By_rules of ruled * verdict
| Law_of_chain of chain_law
| Claim_on_chain of chain_claim
| Refuted_on_chain of refuted_claim
| Sequence_on_chain of chain_sequence
| Truth_on_chain of vertex_sequence

type 'a kept =
| Nothing
| Branch of 'a option * 'a kept * 'a kept

(** val binary : int -> int -> bitseq **)

let rec binary fuel n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> [])
    (fun fuel' ->
    if (fun (m : int) n -> m = n) n0 0
    then []
    else ((fun n -> n land 1 = 1) n0) :: (binary fuel'
                                           ((fun n -> n lsr 1) n0)))
    fuel

(** val look : bitseq -> 'a1 kept -> 'a1 option **)

let rec look k = function
| Nothing -> None
| Branch (a, zeros, ones) ->
  (match k with
   | [] -> a
   | b :: k' -> look k' (if b then ones else zeros))

(** val put0 : bitseq -> 'a1 -> 'a1 kept -> 'a1 kept **)

let rec put0 k x t =
  match k with
  | [] ->
    (match t with
     | Nothing -> Branch ((Some x), Nothing, Nothing)
     | Branch (_, zeros, ones) -> Branch ((Some x), zeros, ones))
  | b :: k' ->
    if b
    then (match t with
          | Nothing -> Branch (None, Nothing, (put0 k' x Nothing))
          | Branch (a, zeros, ones) -> Branch (a, zeros, (put0 k' x ones)))
    else (match t with
          | Nothing -> Branch (None, (put0 k' x Nothing), Nothing)
          | Branch (a, zeros, ones) -> Branch (a, (put0 k' x zeros), ones))

(** val branch : 'a1 option -> 'a1 kept -> 'a1 kept -> 'a1 kept **)

let branch a zeros ones =
  match a with
  | Some _ -> Branch (a, zeros, ones)
  | None ->
    (match zeros with
     | Nothing ->
       (match ones with
        | Nothing -> Nothing
        | Branch (_, _, _) -> Branch (a, zeros, ones))
     | Branch (_, _, _) -> Branch (a, zeros, ones))

(** val forget : bitseq -> 'a1 kept -> 'a1 kept **)

let rec forget k t =
  match k with
  | [] ->
    (match t with
     | Nothing -> Nothing
     | Branch (_, zeros, ones) -> branch None zeros ones)
  | b :: k' ->
    if b
    then (match t with
          | Nothing -> Nothing
          | Branch (a, zeros, ones) -> branch a zeros (forget k' ones))
    else (match t with
          | Nothing -> Nothing
          | Branch (a, zeros, ones) -> branch a (forget k' zeros) ones)

(** val move_text : move -> bytes **)

let move_text = function
| To v -> number_text v
| Along (u, v) ->
  cat (number_text u) ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))))))))))))))))))))))) :: (number_text v))
| Label (u, v, l) ->
  cat (number_text u) ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))))))))))))))))))))))) :: (cat (number_text v)
                                                        ((Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        (Stdlib.Int.succ
                                                        0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) ::
                                                        (number_text l))))

(** val move_prefix : move -> bytes **)

let move_prefix m =
  cat (move_text m) ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: [])

(** val lead :
    int -> ('a1 -> 'a1 -> bool) -> ('a2 -> 'a2 -> bool) -> ('a1 * 'a2) kept
    -> int -> bytes -> bytes -> 'a1 -> 'a2 -> ('a1 * 'a2) kept result **)

let lead number_max same0 same_claim open0 id reply number0 q c =
  bind0 (number_at number_max reply number0) (fun child ->
    bind0
      (prove ((fun (m : int) n -> m <= n) (Stdlib.Int.succ id) child)
        ('a'::(' '::('p'::('o'::('s'::('i'::('t'::('i'::('o'::('n'::(' '::('c'::('o'::('m'::('e'::('s'::(' '::('b'::('e'::('f'::('o'::('r'::('e'::(' '::('o'::('n'::('e'::(' '::('t'::('h'::('a'::('t'::(' '::('l'::('e'::('a'::('d'::('s'::(' '::('t'::('o'::(' '::('i'::('t'::[])))))))))))))))))))))))))))))))))))))))))))))
      (fun _ ->
      let k = binary child child in
      (match look k open0 with
       | Some p ->
         let (q', c') = p in
         bind0
           (prove ((&&) (same_claim c c') (same0 q q'))
             ('t'::('h'::('e'::(' '::('m'::('o'::('v'::('e'::(' '::('l'::('e'::('a'::('d'::('s'::(' '::('t'::('o'::(' '::('a'::('n'::('o'::('t'::('h'::('e'::('r'::(' '::('p'::('o'::('s'::('i'::('t'::('i'::('o'::('n'::[])))))))))))))))))))))))))))))))))))
           (fun _ -> Read open0)
       | None -> Read (put0 k (q, c) open0))))

(** val numbered : reason **)

let numbered =
  Because
    ('t'::('h'::('e'::(' '::('p'::('o'::('s'::('i'::('t'::('i'::('o'::('n'::('s'::(' '::('a'::('r'::('e'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::('e'::('d'::(' '::('0'::(','::(' '::('1'::(','::(' '::('.'::('.'::('.'::[]))))))))))))))))))))))))))))))))))))

(** val unreached : 'a1 result **)

let unreached =
  Invalid (Because
    ('n'::('o'::(' '::('m'::('o'::('v'::('e'::(' '::('l'::('e'::('a'::('d'::('s'::(' '::('t'::('o'::(' '::('t'::('h'::('i'::('s'::(' '::('p'::('o'::('s'::('i'::('t'::('i'::('o'::('n'::[])))))))))))))))))))))))))))))))

(** val read_positions :
    int -> (('a1 * 'a2) kept -> int -> 'a1 -> 'a2 -> bytes -> ('a1 * 'a2)
    kept result) -> int -> text -> int -> int -> ('a1 * 'a2) kept -> unit
    reading **)

let rec read_positions number_max read_one fuel file i id open0 = match open0 with
| Nothing -> (i, (Read ()))
| Branch (_, _, _) ->
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ -> (i, Not_judged))
     (fun fuel' ->
     then_read (next_line file i) (fun i0 line0 ->
       let k = binary id id in
       then_read (i0,
         (bind0 (word line0) (fun pat ->
           let (w, rest) = pat in
           bind0 (number_at number_max line0 w) (fun named1 ->
             bind0
               (demand ((fun (m : int) n -> m = n) named1 id) line0 numbered)
               (fun _ ->
               bind0 (some_or unreached (look k open0)) (fun pat0 ->
                 let (p, c) = pat0 in read_one (forget k open0) id p c rest))))))
         (fun i1 open1 ->
         read_positions number_max read_one fuel' file i1 (Stdlib.Int.succ
           id) open1)))
     fuel)

(** val is_least_missing : int -> int list -> bool **)

let is_least_missing v values1 =
  (&&) ((fun (m : int) n -> m <= n) v (size values1))
    ((&&) (negb (has ((fun (m : int) n -> m = n) v) values1))
      (all (fun k -> has ((fun (m : int) n -> m = n) k) values1) (iota 0 v)))

(** val same_bool : bool -> bool -> bool **)

let same_bool b c =
  if b then c else negb c

(** val same_value : int option -> int option -> bool **)

let same_value a b =
  match a with
  | Some v ->
    (match b with
     | Some w -> (fun (m : int) n -> m = n) v w
     | None -> false)
  | None -> (match b with
             | Some _ -> false
             | None -> true)

(** val not_legal : reason **)

let not_legal =
  Because
    ('t'::('h'::('e'::(' '::('m'::('o'::('v'::('e'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('l'::('e'::('g'::('a'::('l'::[])))))))))))))))))))))

(** val out_of_order : reason **)

let out_of_order =
  Because
    ('a'::(' '::('m'::('o'::('v'::('e'::(' '::('i'::('s'::(' '::('m'::('i'::('s'::('s'::('i'::('n'::('g'::(' '::('o'::('r'::(' '::('o'::('u'::('t'::(' '::('o'::('f'::(' '::('o'::('r'::('d'::('e'::('r'::[])))))))))))))))))))))))))))))))))

(** val one_move :
    int -> ('a1 -> 'a1 -> bool) -> ('a2 -> bytes) -> ('a2 * 'a1) list -> int
    -> bytes -> bytes -> ('a1 * bool) kept -> ('a1 * bool) kept result **)

let rec one_move number_max same0 prefix ms id here reply open0 =
  match ms with
  | [] -> Invalid not_legal
  | p :: ms' ->
    let (m, q) = p in
    (match strip (prefix m) reply with
     | Some number0 ->
       lead number_max same0 same_bool open0 id here number0 q false
     | None -> one_move number_max same0 prefix ms' id here reply open0)

(** val every_move :
    int -> ('a1 -> 'a1 -> bool) -> ('a2 -> bytes) -> ('a2 * 'a1) list -> int
    -> bytes -> ('a1 * bool) kept -> ('a1 * bool) kept result **)

let rec every_move number_max same0 prefix ms id line0 open0 =
  match ms with
  | [] -> bind0 (end_of_line line0) (fun _ -> Read open0)
  | p :: ms' ->
    let (m, q) = p in
    bind0 (word line0) (fun pat ->
      let (reply, line') = pat in
      bind0 (some_or (Invalid out_of_order) (strip (prefix m) reply))
        (fun number0 ->
        bind0 (lead number_max same0 same_bool open0 id line0 number0 q true)
          (fun open' -> every_move number_max same0 prefix ms' id line' open')))

(** val with_value : int -> bytes -> bytes -> (bytes * int) result **)

let with_value number_max line0 reached =
  let (number0, o) =
    split_at (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) reached
  in
  (match o with
   | Some w ->
     bind0 (number_at number_max line0 w) (fun v -> Read (number0, v))
   | None ->
     Malformed (line0, (Because
       ('\''::('='::('\''::(' '::('a'::('n'::('d'::(' '::('a'::(' '::('v'::('a'::('l'::('u'::('e'::(' '::('b'::('e'::('l'::('o'::('n'::('g'::(' '::('h'::('e'::('r'::('e'::[]))))))))))))))))))))))))))))))

(** val every_value :
    int -> ('a1 -> 'a1 -> bool) -> ('a2 -> bytes) -> ('a2 * 'a1) list -> int
    -> bytes -> ('a1 * int option) kept -> ((int list * bytes) * ('a1 * int
    option) kept) result **)

let rec every_value number_max same0 prefix ms id line0 open0 =
  match ms with
  | [] -> Read (([], line0), open0)
  | p :: ms' ->
    let (m, q) = p in
    bind0 (word line0) (fun pat ->
      let (reply, line1) = pat in
      bind0 (some_or (Invalid out_of_order) (strip (prefix m) reply))
        (fun reached ->
        bind0 (with_value number_max line0 reached) (fun pat0 ->
          let (number0, v) = pat0 in
          bind0
            (lead number_max same0 same_value open0 id line0 number0 q (Some
              v)) (fun open1 ->
            bind0 (every_value number_max same0 prefix ms' id line1 open1)
              (fun pat1 ->
              let (p0, open2) = pat1 in
              let (vs, line2) = p0 in Read (((v :: vs), line2), open2))))))

(** val winning : ('a2 * 'a1) list -> int list -> 'a2 list **)

let winning ms values1 =
  pmap (fun x ->
    if (fun (m : int) n -> m = n) (snd x) 0 then Some (fst (fst x)) else None)
    (zip ms values1)

(** val other_outcome : char list **)

let other_outcome =
  't'::('h'::('e'::(' '::('p'::('o'::('s'::('i'::('t'::('i'::('o'::('n'::(' '::('i'::('s'::(' '::('t'::('o'::(' '::('h'::('a'::('v'::('e'::(' '::('t'::('h'::('e'::(' '::('o'::('t'::('h'::('e'::('r'::(' '::('o'::('u'::('t'::('c'::('o'::('m'::('e'::[]))))))))))))))))))))))))))))))))))))))))

(** val read_outcome :
    int -> ('a1 -> 'a1 -> bool) -> ('a1 -> (move * 'a1) list) -> ('a1 * bool)
    kept -> int -> 'a1 -> bool -> bytes -> ('a1 * bool) kept result **)

let read_outcome number_max same0 moves1 open0 id p wins line0 =
  bind0 (word line0) (fun pat ->
    let (w, line') = pat in
    bind0
      (prove
        (same_bytes w
          (if wins
           then (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: []
           else (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ
                  0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: []))
        other_outcome) (fun _ ->
      if wins
      then bind0 (word line') (fun pat0 ->
             let (reply, line'') = pat0 in
             bind0
               (one_move number_max same0 move_prefix (moves1 p) id line'
                 reply open0) (fun open' ->
               bind0 (end_of_line line'') (fun _ -> Read open')))
      else every_move number_max same0 move_prefix (moves1 p) id line' open0))

(** val check_strategy :
    int -> ('a1 -> 'a1 -> bool) -> ('a1 -> (move * 'a1) list) -> int -> text
    -> int -> 'a1 -> bool -> unit reading **)

let check_strategy number_max same0 moves1 fuel file i p wins =
  read_positions number_max (read_outcome number_max same0 moves1) fuel file
    i 0 (put0 [] (p, wins) Nothing)

(** val other_value : char list **)

let other_value =
  't'::('h'::('e'::(' '::('p'::('o'::('s'::('i'::('t'::('i'::('o'::('n'::(' '::('i'::('s'::(' '::('t'::('o'::(' '::('h'::('a'::('v'::('e'::(' '::('a'::('n'::('o'::('t'::('h'::('e'::('r'::(' '::('v'::('a'::('l'::('u'::('e'::[]))))))))))))))))))))))))))))))))))))

(** val not_least : char list **)

let not_least =
  't'::('h'::('e'::(' '::('v'::('a'::('l'::('u'::('e'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('t'::('h'::('e'::(' '::('l'::('e'::('a'::('s'::('t'::(' '::('t'::('h'::('a'::('t'::(' '::('n'::('o'::(' '::('o'::('p'::('t'::('i'::('o'::('n'::(' '::('h'::('a'::('s'::[]))))))))))))))))))))))))))))))))))))))))))))

(** val read_moves_and_value :
    int -> ('a1 -> 'a1 -> bool) -> ('a1 -> (move * 'a1) list) -> ('a1 * int
    option) kept -> int -> 'a1 -> int option -> bytes -> (move
    list * ('a1 * int option) kept) result **)

let read_moves_and_value number_max same0 moves1 open0 id p claim0 line0 =
  bind0 (word line0) (fun pat ->
    let (w, line1) = pat in
    bind0 (number_at number_max line0 w) (fun v ->
      bind0
        (prove
          (match claim0 with
           | Some c -> (fun (m : int) n -> m = n) c v
           | None -> true) other_value) (fun _ ->
        let ms = moves1 p in
        bind0 (every_value number_max same0 move_prefix ms id line1 open0)
          (fun pat0 ->
          let (p0, open') = pat0 in
          let (values1, line2) = p0 in
          bind0 (prove (is_least_missing v values1) not_least) (fun _ ->
            bind0 (end_of_line line2) (fun _ -> Read ((winning ms values1),
              open')))))))

(** val read_value :
    int -> ('a1 -> 'a1 -> bool) -> ('a1 -> (move * 'a1) list) -> ('a1 * int
    option) kept -> int -> 'a1 -> int option -> bytes -> ('a1 * int option)
    kept result **)

let read_value number_max same0 moves1 open0 id p claim0 line0 =
  bind0
    (read_moves_and_value number_max same0 moves1 open0 id p claim0 line0)
    (fun pat -> let (_, open') = pat in Read open')

(** val check_value :
    int -> ('a1 -> 'a1 -> bool) -> ('a1 -> (move * 'a1) list) -> int -> text
    -> int -> 'a1 -> int -> unit reading **)

let check_value number_max same0 moves1 fuel file i p v =
  read_positions number_max (read_value number_max same0 moves1) fuel file i
    0 (put0 [] (p, (Some v)) Nothing)

(** val winning_moves_text : move list -> bytes **)

let winning_moves_text = function
| [] -> bytes_of ('n'::('o'::('n'::('e'::[]))))
| m :: ms' ->
  cat (move_text m) (flatten (map1 (fun m' -> space :: (move_text m')) ms'))

(** val check_winning_moves :
    int -> ('a1 -> 'a1 -> bool) -> ('a1 -> (move * 'a1) list) -> int -> text
    -> int -> 'a1 -> bytes -> move list reading **)

let check_winning_moves number_max same0 moves1 fuel file i p verdict0 =
  then_read (next_line file i) (fun i0 line0 ->
    then_read (i0,
      (bind0 (word line0) (fun pat ->
        let (w, rest) = pat in
        bind0 (number_at number_max line0 w) (fun named1 ->
          bind0 (demand ((fun (m : int) n -> m = n) named1 0) line0 numbered)
            (fun _ ->
            bind0
              (read_moves_and_value number_max same0 moves1 Nothing 0 p None
                rest) (fun pat0 ->
              let (ms, open0) = pat0 in
              bind0
                (prove (same_bytes (winning_moves_text ms) verdict0)
                  ('o'::('t'::('h'::('e'::('r'::(' '::('m'::('o'::('v'::('e'::('s'::(' '::('w'::('i'::('n'::[]))))))))))))))))
                (fun _ -> Read (ms, open0)))))))) (fun i1 x ->
      then_read
        (read_positions number_max (read_value number_max same0 moves1) fuel
          file i1 (Stdlib.Int.succ 0) (snd x)) (fun i2 _ -> (i2, (Read
        (fst x))))))

(** val has_vertex : plain -> int -> bool **)

let has_vertex g v =
  (fun (m : int) n -> m <= n) (Stdlib.Int.succ v) g.order

(** val has_vertices : plain -> int list -> bool **)

let has_vertices g s =
  all (has_vertex g) s

(** val comes_before : (int * int) -> (int * int) -> bool **)

let comes_before e f =
  if same (fst e) (fst f)
  then (fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) (snd f)
  else (fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) (fst f)

(** val in_order : (int * int) -> (int * int) list -> bool **)

let rec in_order e = function
| [] -> true
| f :: l' -> (&&) (comes_before e f) (in_order f l')

(** val fine : plain -> bool **)

let fine g =
  (&&)
    (all (fun e ->
      (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) (snd e))
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) g.order))
      g.edge_list)
    (match g.edge_list with
     | [] -> true
     | e :: l -> in_order e l)

(** val joins : (int * int) list -> int -> int -> bool **)

let joins l u v =
  has (fun e -> (||) (same_pair e (u, v)) (same_pair e (v, u))) l

(** val drop_edge : plain -> int -> int -> plain **)

let drop_edge g u v =
  { order = g.order; edge_list =
    (filter (fun e -> negb ((||) (same_pair e (u, v)) (same_pair e (v, u))))
      g.edge_list) }

(** val keep_within : plain -> bool table -> plain **)

let keep_within g kept1 =
  { order = g.order; edge_list =
    (filter (fun e ->
      (&&) (get false kept1 (fst e)) (get false kept1 (snd e))) g.edge_list) }

(** val row : plain -> int -> int list **)

let row g u =
  cat (map1 snd (filter (fun e -> same (fst e) u) g.edge_list))
    (map1 fst (filter (fun e -> same (snd e) u) g.edge_list))

(** val put_arc : bool table table -> int -> int -> bool table table **)

let put_arc t u v =
  put Blank t u (put false (get Blank t u) v true)

(** val rows : plain -> bool table table **)

let rows g =
  foldl (fun t e -> put_arc (put_arc t (fst e) (snd e)) (snd e) (fst e))
    Blank g.edge_list

(** val adjacent0 : bool table table -> int -> int -> bool **)

let adjacent0 t u v =
  get false (get Blank t u) v

(** val add_ends : int list table -> (int * int) -> int list table **)

let add_ends t e =
  let t0 = put [] t (fst e) ((snd e) :: (get [] t (fst e))) in
  put [] t0 (snd e) ((fst e) :: (get [] t0 (snd e)))

(** val neighbour_lists : plain -> int list table **)

let neighbour_lists g =
  foldl add_ends Blank g.edge_list

(** val beside : int list table -> int -> int -> bool **)

let beside t u v =
  has (same v) (get [] t u)

(** val bit : bool -> int **)

let bit = function
| true -> Stdlib.Int.succ 0
| false -> 0

(** val sextet : bool -> bool -> bool -> bool -> bool -> bool -> byte **)

let sextet a b c d e f =
  addn (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    (addn
      (addn
        (addn
          (addn
            (addn
              (muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ
                0)))))))))))))))))))))))))))))))) (bit a))
              (muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ 0)))))))))))))))) (bit b)))
            (muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))) (bit c)))
          (muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
            (Stdlib.Int.succ 0)))) (bit d)))
        (muln (Stdlib.Int.succ (Stdlib.Int.succ 0)) (bit e))) (bit f))

(** val sextets : bool -> bitseq -> bytes **)

let rec sextets pad = function
| [] -> []
| a :: l ->
  (match l with
   | [] -> (sextet a pad pad pad pad pad) :: []
   | b :: l0 ->
     (match l0 with
      | [] -> (sextet a b pad pad pad pad) :: []
      | c :: l1 ->
        (match l1 with
         | [] -> (sextet a b c pad pad pad) :: []
         | d :: l2 ->
           (match l2 with
            | [] -> (sextet a b c d pad pad) :: []
            | e :: l3 ->
              (match l3 with
               | [] -> (sextet a b c d e pad) :: []
               | f :: s' -> (sextet a b c d e f) :: (sextets pad s'))))))

(** val binary_digits : int -> int -> bitseq -> bitseq **)

let rec binary_digits width n0 behind0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> behind0)
    (fun w ->
    binary_digits w ((fun n -> n lsr 1) n0)
      (((fun n -> n land 1 = 1) n0) :: behind0))
    width

(** val order_text : int -> bytes **)

let order_text n0 =
  if (fun (m : int) n -> m <= n) n0 (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
  then (addn (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) n0) :: []
  else if (fun (m : int) n -> m <= n) (Stdlib.Int.succ n0)
            (muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
              (muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ
                0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ
                0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
       then (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) ::
              (sextets false
                (binary_digits (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ 0)))))))))))))))))) n0 []))
       else (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: ((Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
              (Stdlib.Int.succ (Stdlib.Int.succ
              0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) ::
              (sextets false
                (binary_digits (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ 0)))))))))))))))))))))))))))))))))))) n0
                  [])))

(** val bits_at : (int * int) list -> (int * int) list -> bitseq **)

let rec bits_at places1 edges =
  match places1 with
  | [] -> nseq (size places1) false
  | p :: ps ->
    (match edges with
     | [] -> nseq (size places1) false
     | e :: es ->
       if (&&) ((fun (m : int) n -> m = n) (fst p) (fst e))
            ((fun (m : int) n -> m = n) (snd p) (snd e))
       then true :: (bits_at ps es)
       else false :: (bits_at ps edges))

(** val column_before : (int * int) -> (int * int) -> bool **)

let column_before e f =
  if (fun (m : int) n -> m = n) (snd e) (snd f)
  then (fun (m : int) n -> m <= n) (fst e) (fst f)
  else (fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) (snd f)

(** val by_columns : plain -> (int * int) list **)

let by_columns g =
  sort0 column_before g.edge_list

(** val graph6_text : plain -> bytes **)

let graph6_text g =
  let places1 =
    flatten
      (map1 (fun v -> map1 (fun u -> (u, v)) (iota 0 v)) (iota 0 g.order))
  in
  cat (order_text g.order) (sextets false (bits_at places1 (by_columns g)))

(** val digraph6_text : plain -> bytes **)

let digraph6_text g =
  let vertices0 = iota 0 g.order in
  let places1 =
    flatten (map1 (fun u -> map1 (fun v -> (u, v)) vertices0) vertices0)
  in
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ
  0)))))))))))))))))))))))))))))))))))))) :: (cat (order_text g.order)
                                               (sextets false
                                                 (bits_at places1 g.edge_list)))

(** val width_within : int -> int -> int **)

let rec width_within fuel n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> 0)
    (fun fuel' ->
    if (fun (m : int) n -> m = n) n0 0
    then 0
    else Stdlib.Int.succ (width_within fuel' ((fun n -> n lsr 1) n0)))
    fuel

(** val vertex_width : int -> int **)

let vertex_width n0 =
  width_within (pred n0) (pred n0)

(** val sparse6_bits : int -> int -> (int * int) list -> bitseq * int **)

let rec sparse6_bits width current = function
| [] -> ([], current)
| p :: edges' ->
  let (u, v) = p in
  let (bits0, last0) = sparse6_bits width v edges' in
  let bits1 = binary_digits width u bits0 in
  let bits2 =
    if (fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
         current)) v
    then binary_digits width v (false :: bits1)
    else bits1
  in
  (((negb ((fun (m : int) n -> m = n) v current)) :: bits2), last0)

(** val sparse6_text : plain -> bytes **)

let sparse6_text g =
  let n0 = g.order in
  let width = vertex_width n0 in
  let (bits0, last0) = sparse6_bits width 0 (by_columns g) in
  let free =
    subn (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ 0)))))
      ((fun m n -> if n = 0 then m else m mod n)
        (addn (size bits0) (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ 0)))))) (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ 0)))))))
  in
  let start1 =
    if (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ width) free)
         ((&&)
           ((fun (m : int) n -> m = n) (Stdlib.Int.succ (Stdlib.Int.succ
             last0)) n0)
           ((fun (m : int) n -> m = n) n0
             (expn (Stdlib.Int.succ (Stdlib.Int.succ 0)) width)))
    then false :: []
    else []
  in
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
  (Stdlib.Int.succ (Stdlib.Int.succ
  0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: (cat
                                                                   (order_text
                                                                    n0)
                                                                   (sextets
                                                                    true
                                                                    (cat
                                                                    bits0
                                                                    start1)))

(** val graph_text : plain -> bytes **)

let graph_text g =
  if (fun (m : int) n -> m <= n) g.order (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ
       0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
  then graph6_text g
  else sparse6_text g

(** val bits_of_bytes : bytes -> bitseq **)

let rec bits_of_bytes = function
| [] -> []
| c :: l' ->
  binary_digits (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))
    (subn c (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    (bits_of_bytes l')

(** val number_of_bits : int -> bitseq -> int **)

let rec number_of_bits value2 = function
| [] -> value2
| b :: s' -> number_of_bits (addn (addn value2 value2) (bit b)) s'

(** val read_order : bytes -> (int * bytes) option **)

let read_order l =
  let number0 = fun k rest ->
    if (fun (m : int) n -> m <= n) k (size rest)
    then Some ((number_of_bits 0 (bits_of_bytes (take k rest))),
           (drop k rest))
    else None
  in
  (match l with
   | [] -> None
   | c :: rest ->
     if (fun (m : int) n -> m = n) c (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
     then (match rest with
           | [] -> None
           | c' :: rest' ->
             if (fun (m : int) n -> m = n) c' (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ
                  0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
             then number0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                    0)))))) rest'
             else number0 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                    0))) rest)
     else number0 (Stdlib.Int.succ 0) l)

(** val places_of : (int * int) list -> bitseq -> (int * int) list **)

let rec places_of places1 s =
  match places1 with
  | [] -> []
  | p :: ps ->
    (match s with
     | [] -> []
     | b :: s' -> if b then p :: (places_of ps s') else places_of ps s')

(** val lexicographic : (int * int) -> (int * int) -> bool **)

let lexicographic e f =
  if (fun (m : int) n -> m = n) (fst e) (fst f)
  then (fun (m : int) n -> m <= n) (snd e) (snd f)
  else (fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) (fst f)

(** val read_graph6 : bytes -> plain option **)

let read_graph6 l =
  match read_order l with
  | Some p ->
    let (n0, body) = p in
    if (fun (m : int) n -> m <= n) n0 (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ
         0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    then let places1 =
           flatten
             (map1 (fun v -> map1 (fun u -> (u, v)) (iota 0 v)) (iota 0 n0))
         in
         Some { order = n0; edge_list =
         (sort0 lexicographic (places_of places1 (bits_of_bytes body))) }
    else None
  | None -> None

(** val read_digraph6 : bytes -> plain option **)

let read_digraph6 = function
| [] -> None
| c :: l' ->
  if (fun (m : int) n -> m = n) c (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       0))))))))))))))))))))))))))))))))))))))
  then (match read_order l' with
        | Some p ->
          let (n0, body) = p in
          if (fun (m : int) n -> m <= n) n0 (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               (Stdlib.Int.succ (Stdlib.Int.succ
               0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
          then let vertices0 = iota 0 n0 in
               let places1 =
                 flatten
                   (map1 (fun u -> map1 (fun v -> (u, v)) vertices0)
                     vertices0)
               in
               Some { order = n0; edge_list =
               (places_of places1 (bits_of_bytes body)) }
          else None
        | None -> None)
  else None

(** val take_number : int -> int -> bitseq -> (int * bitseq) option **)

let rec take_number width value2 s =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> Some (value2, s))
    (fun w ->
    match s with
    | [] -> None
    | b :: s' -> take_number w (addn (addn value2 value2) (bit b)) s')
    width

(** val read_items :
    int -> int -> int -> int -> bitseq -> (int * int) list -> (int * int) list **)

let rec read_items fuel n0 width v s found =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> found)
    (fun fuel' ->
    match s with
    | [] -> found
    | b :: s' ->
      let v0 = if b then Stdlib.Int.succ v else v in
      (match take_number width 0 s' with
       | Some p ->
         let (x, s'') = p in
         if (fun (m : int) n -> m <= n) (Stdlib.Int.succ v0) x
         then read_items fuel' n0 width x s'' found
         else if (fun (m : int) n -> m <= n) (Stdlib.Int.succ v0) n0
              then read_items fuel' n0 width v0 s'' ((x, v0) :: found)
              else found
       | None -> found))
    fuel

(** val read_sparse6 : int -> bytes -> plain option **)

let read_sparse6 order_max0 l =
  match read_order l with
  | Some p ->
    let (n0, body) = p in
    if (&&)
         ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
           n0)
         ((&&) ((fun (m : int) n -> m <= n) n0 order_max0)
           ((||)
             ((fun (m : int) n -> m <= n) n0
               (muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ
                 0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ
                 0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
             ((fun (m : int) n -> m <= n) n0 (size l))))
    then let bits0 = bits_of_bytes body in
         Some { order = n0; edge_list =
         (sort0 lexicographic
           (read_items (size bits0) n0 (vertex_width n0) 0 bits0 [])) }
    else None
  | None -> None

(** val order_max : int **)

let order_max =
  expn (Stdlib.Int.succ (Stdlib.Int.succ 0)) (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))

(** val arcs_fine : plain -> bool **)

let arcs_fine g =
  (&&)
    (all (fun e ->
      if (fun (m : int) n -> m = n) (fst e) (snd e)
      then false
      else (&&)
             ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) g.order)
             ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) g.order))
      g.edge_list)
    (match g.edge_list with
     | [] -> true
     | e :: l -> in_order e l)

(** val read_graph : bytes -> plain option **)

let read_graph l =
  let read =
    match l with
    | [] -> None
    | c :: l' ->
      if (fun (m : int) n -> m = n) c (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
           (Stdlib.Int.succ (Stdlib.Int.succ
           0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      then read_sparse6 order_max l'
      else read_graph6 l
  in
  (match read with
   | Some g ->
     if (&&) (fine g) (same_bytes (graph_text g) l) then Some g else None
   | None -> None)

(** val read_digraph : bytes -> plain option **)

let read_digraph l =
  match read_digraph6 l with
  | Some g ->
    if (&&) (arcs_fine g) (same_bytes (digraph6_text g) l)
    then Some g
    else None
  | None -> None

(** val said : char list -> bytes -> bytes **)

let said first0 rest =
  cat (bytes_of first0) (space :: rest)

(** val geography_name : geography -> char list **)

let geography_name = function
| Uvg -> 'u'::('v'::('g'::[]))
| Ueg -> 'u'::('e'::('g'::[]))
| Dvg -> 'd'::('v'::('g'::[]))
| Deg -> 'd'::('e'::('g'::[]))

(** val geography_graph : geography -> plain -> bytes **)

let geography_graph r g =
  match r with
  | Uvg -> graph_text g
  | Ueg -> graph_text g
  | _ -> digraph6_text g

(** val player_name : player -> bytes **)

let player_name s =
  bytes_of
    (match s with
     | Left -> 'l'::('e'::('f'::('t'::[])))
     | Right -> 'r'::('i'::('g'::('h'::('t'::[])))))

(** val game_lines : bytes -> bytes -> bytes list **)

let game_lines name0 graph =
  (said ('g'::('a'::('m'::('e'::[])))) name0) :: ((said
                                                    ('g'::('r'::('a'::('p'::('h'::[])))))
                                                    graph) :: [])

(** val token_lines : int -> int -> player -> bytes list **)

let token_lines l r s =
  (said ('l'::('e'::('f'::('t'::[])))) (number_text l)) :: ((said
                                                              ('r'::('i'::('g'::('h'::('t'::[])))))
                                                              (number_text r)) :: (
    (said ('m'::('o'::('v'::('e'::('r'::[]))))) (player_name s)) :: []))

(** val start_lines : start0 -> bytes list **)

let start_lines = function
| Rooted (r, g, v) ->
  cat (game_lines (bytes_of (geography_name r)) (geography_graph r g))
    ((said ('r'::('o'::('o'::('t'::[])))) (number_text v)) :: [])
| Unrooted (r, g) ->
  game_lines
    (said ('u'::('n'::('r'::('o'::('o'::('t'::('e'::('d'::[]))))))))
      (bytes_of (geography_name r))) (geography_graph r g)
| Slither g ->
  game_lines (bytes_of ('s'::('l'::('i'::('t'::('h'::('e'::('r'::[]))))))))
    (graph_text g)
| Edge_delete g ->
  game_lines
    (bytes_of
      ('e'::('d'::('g'::('e'::('-'::('d'::('e'::('l'::('e'::('t'::('e'::[]))))))))))))
    (graph_text g)
| Edge_labelling g ->
  game_lines
    (bytes_of
      ('e'::('d'::('g'::('e'::('-'::('l'::('a'::('b'::('e'::('l'::('l'::('i'::('n'::('g'::[])))))))))))))))
    (graph_text g)
| Partizan_uvg (g, l, r, s0) ->
  cat
    (game_lines
      (bytes_of
        ('p'::('a'::('r'::('t'::('i'::('z'::('a'::('n'::('-'::('u'::('v'::('g'::[])))))))))))))
      (graph_text g)) (token_lines l r s0)
| Partizan_ueg (g, l, r, s0) ->
  cat
    (game_lines
      (bytes_of
        ('p'::('a'::('r'::('t'::('i'::('z'::('a'::('n'::('-'::('u'::('e'::('g'::[])))))))))))))
      (graph_text g)) (token_lines l r s0)

(** val ruled_lines : ruled -> bytes list **)

let ruled_lines s =
  let r = s.by_rules in
  let lines = rules_lines r in
  let graph = if r.directed then digraph6_text else graph_text in
  let tokens0 =
    match s.placed with
    | Some vs -> flatten (map1 (fun v -> space :: (number_text v)) vs)
    | None -> space :: (bytes_of ('f'::('r'::('e'::('e'::[])))))
  in
  (said ('r'::('u'::('l'::('e'::('s'::[]))))) (number_text (size lines))) ::
  (cat lines
    ((said ('g'::('r'::('a'::('p'::('h'::[]))))) (graph s.ruled_graph)) ::
    (cat
      (if nilp r.tokens
       then []
       else (cat (bytes_of ('t'::('o'::('k'::('e'::('n'::('s'::[])))))))
              tokens0) :: [])
      (if is_partizan r
       then (said ('m'::('o'::('v'::('e'::('r'::[]))))) (player_name s.mover)) :: []
       else []))))

(** val numbers_text : int list -> bytes **)

let numbers_text ns =
  flatten (map1 (fun n0 -> space :: (number_text n0)) ns)

(** val pairs_text : (int * int) list -> bytes **)

let pairs_text es =
  flatten
    (map1 (fun e ->
      space :: (cat (number_text (fst e)) ((Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                 (Stdlib.Int.succ
                 0))))))))))))))))))))))))))))))))))))))))))))) :: (number_text
                                                                    (snd e)))))
      es)

(** val part_lines : char list -> char list -> part -> bytes list **)

let part_lines first0 joins0 p =
  (said first0
    (graph_text { order = p.part_order; edge_list = p.part_edges })) :: (
    (cat (bytes_of joins0) (pairs_text p.part_joins)) :: [])

(** val near_line : near_move -> bytes **)

let near_line m =
  let { near_nimber = x; near_kind = k; near_less = c } = m in
  cat (bytes_of ('n'::('e'::('a'::('r'::[])))))
    (numbers_text (x :: (k :: (c :: []))))

(** val middle_line : middle_move -> bytes **)

let middle_line m =
  let { middle_nimber = x; left_kind = k; left_least = a; right_kind = l;
    right_least = b; middle_less = c } = m
  in
  cat (bytes_of ('m'::('i'::('d'::('d'::('l'::('e'::[])))))))
    (numbers_text (x :: (k :: (a :: (l :: (b :: (c :: [])))))))

(** val kind_lines : kind -> bytes list **)

let kind_lines k =
  let shape =
    if k.closed
    then 'r'::('i'::('n'::('g'::[])))
    else 'o'::('p'::('e'::('n'::[])))
  in
  (said ('k'::('i'::('n'::('d'::[])))) (said shape (number_text k.longer))) ::
  (cat
    (part_lines ('l'::('e'::('f'::('t'::[]))))
      ('h'::('o'::('o'::('k'::('s'::[]))))) k.left_end)
    (cat
      (part_lines ('r'::('i'::('g'::('h'::('t'::[])))))
        ('h'::('o'::('o'::('k'::('s'::[]))))) k.right_end)
      (cat (map1 near_line k.moves0.near)
        (cat (map1 middle_line k.moves0.middle)
          ((cat (bytes_of ('s'::('h'::('o'::('r'::('t'::[]))))))
             (numbers_text k.short_values)) :: [])))))

(** val law_lines : chain_law -> bytes list **)

let law_lines s =
  let lines = rules_lines s.chain_rules in
  (said ('r'::('u'::('l'::('e'::('s'::[]))))) (number_text (size lines))) ::
  (cat lines
    (cat
      (part_lines ('u'::('n'::('i'::('t'::[]))))
        ('j'::('o'::('i'::('n'::('s'::[]))))) s.unit_part)
      (cat
        ((cat (bytes_of ('t'::('u'::('r'::('n'::[])))))
           (numbers_text s.turn0)) :: ((said
                                         ('s'::('t'::('a'::('r'::('t'::[])))))
                                         (number_text s.start)) :: ((said
                                                                    ('k'::('i'::('n'::('d'::('s'::[])))))
                                                                    (number_text
                                                                    (size
                                                                    s.kinds))) :: [])))
        (cat (flatten (map1 kind_lines s.kinds))
          ((said ('f'::('i'::('r'::('s'::('t'::[]))))) (number_text s.first)) :: (
          (said ('u'::('n'::('i'::('t'::('s'::[])))))
            (number_text s.units_least)) :: ((cat
                                               (bytes_of
                                                 ('l'::('a'::('w'::[]))))
                                               (numbers_text s.law)) :: (
          (said ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
            (cat
              (said ('p'::('e'::('r'::('i'::('o'::('d'::[]))))))
                (number_text s.law_period))
              (space :: (said ('f'::('r'::('o'::('m'::[]))))
                          (number_text s.law_from))))) :: []))))))))

(** val outcome_name : outcome -> bytes **)

let outcome_name o =
  bytes_of (match o with
            | Next_wins -> 'N'::[]
            | Previous_wins -> 'P'::[])

(** val member_text : int option -> bytes **)

let member_text = function
| Some v -> number_text v
| None -> bytes_of ('a'::('n'::('y'::[])))

(** val existence : bool -> bytes **)

let existence there_is =
  bytes_of
    (if there_is
     then 'e'::('x'::('i'::('s'::('t'::('s'::[])))))
     else 'n'::('o'::('n'::('e'::[]))))

(** val game_rules : rules -> bytes list **)

let game_rules r =
  let lines = rules_lines r in
  (said ('r'::('u'::('l'::('e'::('s'::[]))))) (number_text (size lines))) :: lines

(** val value_lines : number_law -> bytes list **)

let value_lines g =
  let verdict0 =
    said ('a'::('d'::('d'::('s'::[])))) (number_text g.given_adds)
  in
  let verdict1 =
    said ('f'::('r'::('o'::('m'::[]))))
      (cat (number_text g.given_from) (space :: verdict0))
  in
  (said ('u'::('n'::('i'::('t'::('s'::[]))))) (number_text g.given_least)) :: (
  (cat (bytes_of ('l'::('a'::('w'::[])))) (numbers_text g.given_values)) :: (
  (said ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
    (said ('p'::('e'::('r'::('i'::('o'::('d'::[]))))))
      (cat (number_text g.given_period) (space :: verdict1)))) :: []))

(** val term_line : chain_term -> bytes **)

let term_line t =
  said ('t'::('e'::('r'::('m'::[])))) (bytes_of (term_name t))

(** val place_text : chain_place -> bytes **)

let place_text p =
  let two = fun i j -> cat (number_text i) (space :: (number_text j)) in
  (match p with
   | In_left j -> said ('l'::('e'::('f'::('t'::[])))) (number_text j)
   | In_unit (i, j) -> said ('u'::('n'::('i'::('t'::[])))) (two i j)
   | In_last_unit (i, j) ->
     said ('l'::('a'::('s'::('t'::('_'::('u'::('n'::('i'::('t'::[])))))))))
       (two i j)
   | In_right j -> said ('r'::('i'::('g'::('h'::('t'::[]))))) (number_text j))

(** val vertex_lines : vertex_term -> chain_place -> bytes list **)

let vertex_lines t p =
  (said ('t'::('e'::('r'::('m'::[])))) (bytes_of (vertex_term_name t))) :: (
    (said ('a'::('t'::[])) (place_text p)) :: [])

(** val given_lines : given_law -> bytes list **)

let given_lines g =
  cat
    (match g.given_of with
     | Of_game r ->
       (said ('t'::('e'::('r'::('m'::[]))))
         (bytes_of ('g'::('r'::('u'::('n'::('d'::('y'::[])))))))) ::
         (game_rules r)
     | Of_term t -> (term_line t) :: []
     | Of_vertex (t, p) -> vertex_lines t p) (value_lines g.given_numbers)

(** val chain_lines : chain_claim -> bytes list **)

let chain_lines c =
  let k = c.claim_kind in
  cat
    (part_lines ('u'::('n'::('i'::('t'::[]))))
      ('j'::('o'::('i'::('n'::('s'::[]))))) c.claim_unit)
    (cat
      ((cat (bytes_of ('t'::('u'::('r'::('n'::[])))))
         (numbers_text c.claim_turn)) :: ((said
                                            ('c'::('h'::('a'::('i'::('n'::[])))))
                                            (bytes_of
                                              (if k.closed
                                               then 'r'::('i'::('n'::('g'::[])))
                                               else 'o'::('p'::('e'::('n'::[])))))) :: []))
      (cat
        (part_lines ('l'::('e'::('f'::('t'::[]))))
          ('h'::('o'::('o'::('k'::('s'::[]))))) k.left_end)
        (part_lines ('r'::('i'::('g'::('h'::('t'::[])))))
          ('h'::('o'::('o'::('k'::('s'::[]))))) k.right_end)))

(** val expression_lines : chain_claim -> bytes -> bytes list **)

let expression_lines c verdict0 =
  let text0 = c.claimed in
  (if nilp text0
   then bytes_of
          ('e'::('x'::('p'::('r'::('e'::('s'::('s'::('i'::('o'::('n'::[]))))))))))
   else said
          ('e'::('x'::('p'::('r'::('e'::('s'::('s'::('i'::('o'::('n'::[]))))))))))
          text0) :: ((said ('f'::('r'::('o'::('m'::[]))))
                       (number_text c.claim_from)) :: ((said
                                                         ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
                                                         verdict0) :: []))

(** val chain_claim_lines : chain_claim -> bytes list **)

let chain_claim_lines c =
  cat (chain_lines c)
    ((said ('l'::('a'::('w'::('s'::[])))) (number_text (size c.given))) ::
    (cat (flatten (map1 given_lines c.given))
      (expression_lines c (bytes_of ('t'::('r'::('u'::('e'::[]))))))))

(** val refuted_lines : refuted_claim -> bytes list **)

let refuted_lines m =
  let { about = c; games = games1; refuted_at = n0 } = m in
  (said ('g'::('a'::('m'::('e'::('s'::[]))))) (number_text (size games1))) ::
  (cat (flatten (map1 game_rules games1))
    (cat (chain_lines c)
      (expression_lines c
        (said ('f'::('a'::('l'::('s'::('e'::[])))))
          (said ('a'::('t'::[])) (number_text n0))))))

(** val sequence_lines : chain_sequence -> bytes list **)

let sequence_lines q =
  cat (chain_lines q.sequence_chain)
    ((term_line q.sequence_term) :: (value_lines q.sequence_law))

(** val vertex_sequence_lines : vertex_sequence -> bytes list **)

let vertex_sequence_lines q =
  cat (chain_lines q.members_of)
    (cat (vertex_lines q.truth_of q.truth_at) (value_lines q.truth_law))

(** val claims : char list -> start0 -> bytes -> bytes list **)

let claims claim0 s verdict0 =
  (said ('c'::('l'::('a'::('i'::('m'::[]))))) (bytes_of claim0)) :: (cat
                                                                    (start_lines
                                                                    s)
                                                                    ((said
                                                                    ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
                                                                    verdict0) :: []))

(** val spelled : statement -> bytes list **)

let spelled = function
| Outcome (s0, o) ->
  claims ('o'::('u'::('t'::('c'::('o'::('m'::('e'::[]))))))) s0
    (outcome_name o)
| Grundy (s0, value2) ->
  claims ('g'::('r'::('u'::('n'::('d'::('y'::[])))))) s0 (number_text value2)
| Winning_moves (s0, moves1) ->
  claims
    ('w'::('i'::('n'::('n'::('i'::('n'::('g'::('-'::('m'::('o'::('v'::('e'::('s'::[])))))))))))))
    s0 (winning_moves_text moves1)
| Even_kernel (g, containing, there_is) ->
  (said ('c'::('l'::('a'::('i'::('m'::[])))))
    (bytes_of
      ('e'::('v'::('e'::('n'::('-'::('k'::('e'::('r'::('n'::('e'::('l'::[]))))))))))))) :: (
    (said ('g'::('r'::('a'::('p'::('h'::[]))))) (graph_text g)) :: ((said
                                                                    ('c'::('o'::('n'::('t'::('a'::('i'::('n'::('i'::('n'::('g'::[]))))))))))
                                                                    (member_text
                                                                    containing)) :: (
    (said ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
      (existence there_is)) :: [])))
| Edge_delete_paths period1 ->
  (said ('c'::('l'::('a'::('i'::('m'::[])))))
    (bytes_of
      ('e'::('d'::('g'::('e'::('-'::('d'::('e'::('l'::('e'::('t'::('e'::('-'::('p'::('a'::('t'::('h'::('s'::[]))))))))))))))))))) :: (
    (said ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
      (said ('p'::('e'::('r'::('i'::('o'::('d'::[]))))))
        (number_text period1))) :: [])
| By_rules (s0, v) ->
  (match v with
   | Next_player_wins wins ->
     let name0 = 'o'::('u'::('t'::('c'::('o'::('m'::('e'::[])))))) in
     let verdict0 = outcome_name (if wins then Next_wins else Previous_wins)
     in
     (said ('c'::('l'::('a'::('i'::('m'::[]))))) (bytes_of name0)) ::
     (cat (ruled_lines s0)
       ((said ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[]))))))) verdict0) :: []))
   | Value_is value2 ->
     let name0 = 'g'::('r'::('u'::('n'::('d'::('y'::[]))))) in
     let verdict0 = number_text value2 in
     (said ('c'::('l'::('a'::('i'::('m'::[]))))) (bytes_of name0)) ::
     (cat (ruled_lines s0)
       ((said ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[]))))))) verdict0) :: []))
   | Winning_moves_are ws ->
     let name0 =
       'w'::('i'::('n'::('n'::('i'::('n'::('g'::('-'::('m'::('o'::('v'::('e'::('s'::[]))))))))))))
     in
     let verdict0 = ways_text ws in
     (said ('c'::('l'::('a'::('i'::('m'::[]))))) (bytes_of name0)) ::
     (cat (ruled_lines s0)
       ((said ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[]))))))) verdict0) :: [])))
| Law_of_chain s0 ->
  (said ('c'::('l'::('a'::('i'::('m'::[])))))
    (bytes_of
      ('c'::('h'::('a'::('i'::('n'::('-'::('l'::('a'::('w'::[]))))))))))) ::
    (law_lines s0)
| Claim_on_chain c ->
  (said ('c'::('l'::('a'::('i'::('m'::[])))))
    (bytes_of
      ('c'::('h'::('a'::('i'::('n'::('-'::('p'::('r'::('o'::('v'::('e'::('s'::[])))))))))))))) ::
    (chain_claim_lines c)
| Refuted_on_chain m ->
  (said ('c'::('l'::('a'::('i'::('m'::[])))))
    (bytes_of
      ('c'::('h'::('a'::('i'::('n'::('-'::('r'::('e'::('f'::('u'::('t'::('e'::('s'::[]))))))))))))))) ::
    (refuted_lines m)
| Sequence_on_chain q ->
  (said ('c'::('l'::('a'::('i'::('m'::[])))))
    (bytes_of
      ('c'::('h'::('a'::('i'::('n'::('-'::('s'::('e'::('q'::('u'::('e'::('n'::('c'::('e'::[])))))))))))))))) ::
    (sequence_lines q)
| Truth_on_chain q ->
  (said ('c'::('l'::('a'::('i'::('m'::[])))))
    (bytes_of
      ('c'::('h'::('a'::('i'::('n'::('-'::('s'::('e'::('q'::('u'::('e'::('n'::('c'::('e'::[])))))))))))))))) ::
    (vertex_sequence_lines q)

(** val next_said : char list -> text -> int -> bytes reading **)

let next_said first0 file i =
  then_read (next_line file i) (fun i0 line0 -> (i0,
    (bind0 (word line0) (fun pat ->
      let (w, rest) = pat in
      bind0 (demand (same_bytes w (bytes_of first0)) line0 (Belongs first0))
        (fun _ -> Read rest)))))

(** val next_read :
    char list -> (bytes -> 'a1 result) -> text -> int -> 'a1 reading **)

let next_read first0 read file i =
  then_read (next_said first0 file i) (fun i0 rest -> (i0, (read rest)))

(** val next_value :
    char list -> (bytes -> 'a1 option) -> reason -> text -> int -> 'a1 reading **)

let next_value first0 value2 otherwise =
  next_read first0 (fun rest ->
    some_or (Malformed (rest, otherwise)) (value2 rest))

(** val is_word : char list -> bytes -> bool **)

let is_word w l =
  same_bytes l (bytes_of w)

(** val vertex_at0 : int -> bytes -> bytes -> int result **)

let vertex_at0 n0 here w =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> Malformed (here, (Number_below 0)))
    (fun n' -> number_at n' here w)
    n0

(** val next_vertex : char list -> int -> text -> int -> int reading **)

let next_vertex first0 n0 =
  next_read first0 (fun rest -> vertex_at0 n0 rest rest)

(** val must_ascend : reason **)

let must_ascend =
  Because
    ('t'::('h'::('e'::(' '::('o'::('r'::('d'::('e'::('r'::(' '::('m'::('u'::('s'::('t'::(' '::('a'::('s'::('c'::('e'::('n'::('d'::[])))))))))))))))))))))

(** val read_list :
    (bytes -> bytes -> 'a1 result) -> ('a1 -> 'a1 -> bool) -> int -> 'a1
    option -> bytes -> 'a1 list -> 'a1 list result **)

let rec read_list item0 follows fuel last0 line0 found =
  match line0 with
  | [] -> Read (rev found)
  | _ :: _ ->
    ((fun fO fS n -> if n=0 then fO () else fS (n-1))
       (fun _ -> Not_judged)
       (fun fuel' ->
       bind0 (word line0) (fun pat ->
         let (w, rest) = pat in
         bind0 (item0 line0 w) (fun x ->
           bind0
             (demand (match last0 with
                      | Some y -> follows y x
                      | None -> true) line0 must_ascend) (fun _ ->
             read_list item0 follows fuel' (Some x) rest (x :: found)))))
       fuel)

(** val ascending_vertices : int -> bytes -> int list result **)

let ascending_vertices n0 line0 =
  read_list (vertex_at0 n0) (fun a b ->
    (fun (m : int) n -> m <= n) (Stdlib.Int.succ a) b) (size line0) None
    line0 []

(** val any_vertices : int -> bytes -> int list result **)

let any_vertices n0 line0 =
  read_list (vertex_at0 n0) (fun _ _ -> true) (size line0) None line0 []

(** val edge_at : int -> bytes -> bytes -> (int * int) result **)

let edge_at n0 here w =
  let (a, b) =
    split_at (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))) w
  in
  bind0 (vertex_at0 n0 here a) (fun u ->
    bind0 (vertex_at0 n0 here (match b with
                               | Some b0 -> b0
                               | None -> [])) (fun v ->
      if (fun (m : int) n -> m <= n) (Stdlib.Int.succ u) v
      then Read (u, v)
      else Malformed (here, (Because
             ('a'::('n'::(' '::('e'::('d'::('g'::('e'::(' '::('i'::('s'::(' '::('w'::('r'::('i'::('t'::('t'::('e'::('n'::(' '::('u'::('-'::('v'::(' '::('w'::('i'::('t'::('h'::(' '::('u'::(' '::('<'::(' '::('v'::[])))))))))))))))))))))))))))))))))))))

(** val edge_follows : (int * int) -> (int * int) -> bool **)

let edge_follows e f =
  if (fun (m : int) n -> m = n) (fst e) (fst f)
  then (fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) (snd f)
  else (fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) (fst f)

(** val ascending_edges : int -> bytes -> (int * int) list result **)

let ascending_edges n0 line0 =
  read_list (edge_at n0) edge_follows (size line0) None line0 []

(** val one_vertex : int -> bytes -> int result **)

let one_vertex n0 line0 =
  bind0 (word line0) (fun pat ->
    let (w, rest) = pat in
    bind0 (vertex_at0 n0 line0 w) (fun v ->
      bind0 (end_of_line rest) (fun _ -> Read v)))

(** val one_edge : int -> bytes -> (int * int) result **)

let one_edge n0 line0 =
  bind0 (word line0) (fun pat ->
    let (w, rest) = pat in
    bind0 (edge_at n0 line0 w) (fun e ->
      bind0 (end_of_line rest) (fun _ -> Read e)))

type named0 =
| Is_rooted of geography
| Is_unrooted of geography
| Is_slither
| Is_edge_delete
| Is_edge_labelling
| Is_partizan_uvg
| Is_partizan_ueg

(** val games0 : (char list * named0) list **)

let games0 =
  (('u'::('v'::('g'::[]))), (Is_rooted Uvg)) :: ((('u'::('e'::('g'::[]))),
    (Is_rooted Ueg)) :: ((('d'::('v'::('g'::[]))), (Is_rooted
    Dvg)) :: ((('d'::('e'::('g'::[]))), (Is_rooted
    Deg)) :: ((('u'::('n'::('r'::('o'::('o'::('t'::('e'::('d'::(' '::('u'::('v'::('g'::[])))))))))))),
    (Is_unrooted
    Uvg)) :: ((('u'::('n'::('r'::('o'::('o'::('t'::('e'::('d'::(' '::('u'::('e'::('g'::[])))))))))))),
    (Is_unrooted
    Ueg)) :: ((('u'::('n'::('r'::('o'::('o'::('t'::('e'::('d'::(' '::('d'::('v'::('g'::[])))))))))))),
    (Is_unrooted
    Dvg)) :: ((('u'::('n'::('r'::('o'::('o'::('t'::('e'::('d'::(' '::('d'::('e'::('g'::[])))))))))))),
    (Is_unrooted
    Deg)) :: ((('s'::('l'::('i'::('t'::('h'::('e'::('r'::[]))))))),
    Is_slither) :: ((('e'::('d'::('g'::('e'::('-'::('d'::('e'::('l'::('e'::('t'::('e'::[]))))))))))),
    Is_edge_delete) :: ((('e'::('d'::('g'::('e'::('-'::('l'::('a'::('b'::('e'::('l'::('l'::('i'::('n'::('g'::[])))))))))))))),
    Is_edge_labelling) :: ((('p'::('a'::('r'::('t'::('i'::('z'::('a'::('n'::('-'::('u'::('v'::('g'::[])))))))))))),
    Is_partizan_uvg) :: ((('p'::('a'::('r'::('t'::('i'::('z'::('a'::('n'::('-'::('u'::('e'::('g'::[])))))))))))),
    Is_partizan_ueg) :: []))))))))))))

(** val find_game : (char list * named0) list -> bytes -> named0 option **)

let rec find_game games1 l =
  match games1 with
  | [] -> None
  | p :: rest ->
    let (name0, game) = p in
    if is_word name0 l then Some game else find_game rest l

(** val read_player : bytes -> player option **)

let read_player l =
  if is_word ('l'::('e'::('f'::('t'::[])))) l
  then Some Left
  else if is_word ('r'::('i'::('g'::('h'::('t'::[]))))) l
       then Some Right
       else None

(** val next_player : text -> int -> player reading **)

let next_player =
  next_value ('m'::('o'::('v'::('e'::('r'::[]))))) read_player (Either
    (('l'::('e'::('f'::('t'::[])))), ('r'::('i'::('g'::('h'::('t'::[])))))))

(** val next_graph : bool -> text -> int -> plain reading **)

let next_graph directed0 =
  next_value ('g'::('r'::('a'::('p'::('h'::[])))))
    (if directed0 then read_digraph else read_graph) (Because
    ('n'::('o'::(' '::('g'::('r'::('a'::('p'::('h'::(' '::('i'::('s'::(' '::('s'::('p'::('e'::('l'::('l'::('e'::('d'::(' '::('s'::('o'::[])))))))))))))))))))))))

(** val read_tokens :
    (int -> int -> player -> start0) -> plain -> text -> int -> start0 reading **)

let read_tokens partizan g file i =
  then_read (next_vertex ('l'::('e'::('f'::('t'::[])))) g.order file i)
    (fun i0 l ->
    then_read
      (next_vertex ('r'::('i'::('g'::('h'::('t'::[]))))) g.order file i0)
      (fun i1 r ->
      then_read (next_player file i1) (fun i2 s -> (i2, (Read
        (partizan l r s))))))

(** val read_start : text -> int -> start0 reading **)

let read_start file i =
  then_read (next_line file i) (fun i0 line0 ->
    then_read (i0,
      (bind0 (word line0) (fun pat ->
        let (first0, rest) = pat in
        bind0
          (demand (is_word ('g'::('a'::('m'::('e'::[])))) first0) line0
            (Either (('g'::('a'::('m'::('e'::[])))),
            ('r'::('u'::('l'::('e'::('s'::[])))))))) (fun _ ->
          some_or (Malformed (rest, (Because
            ('n'::('o'::(' '::('g'::('a'::('m'::('e'::(' '::('o'::('f'::(' '::('t'::('h'::('i'::('s'::(' '::('n'::('a'::('m'::('e'::[])))))))))))))))))))))))
            (find_game games0 rest))))) (fun i1 game ->
      let directed0 =
        match game with
        | Is_rooted g -> (match g with
                          | Uvg -> false
                          | Ueg -> false
                          | _ -> true)
        | Is_unrooted g ->
          (match g with
           | Uvg -> false
           | Ueg -> false
           | _ -> true)
        | _ -> false
      in
      then_read (next_graph directed0 file i1) (fun i2 g ->
        match game with
        | Is_rooted r ->
          then_read
            (next_vertex ('r'::('o'::('o'::('t'::[])))) g.order file i2)
            (fun i3 v -> (i3, (Read (Rooted (r, g, v)))))
        | Is_unrooted r -> (i2, (Read (Unrooted (r, g))))
        | Is_slither -> (i2, (Read (Slither g)))
        | Is_edge_delete -> (i2, (Read (Edge_delete g)))
        | Is_edge_labelling -> (i2, (Read (Edge_labelling g)))
        | Is_partizan_uvg ->
          read_tokens (fun x x0 x1 -> Partizan_uvg (g, x, x0, x1)) g file i2
        | Is_partizan_ueg ->
          read_tokens (fun x x0 x1 -> Partizan_ueg (g, x, x0, x1)) g file i2)))

(** val rule_lines_max : int **)

let rule_lines_max =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ 0))))))))))))))))))))))))))))))))))))))))))))

(** val no_rules0 : 'a1 result **)

let no_rules0 =
  Malformed ([], (Because
    ('t'::('h'::('e'::('s'::('e'::(' '::('a'::('r'::('e'::(' '::('n'::('o'::(' '::('r'::('u'::('l'::('e'::('s'::(' '::('i'::('n'::(' '::('t'::('h'::('e'::('i'::('r'::(' '::('o'::('n'::('e'::(' '::('s'::('p'::('e'::('l'::('l'::('i'::('n'::('g'::[]))))))))))))))))))))))))))))))))))))))))))

(** val may_be_rule : bytes -> bool **)

let may_be_rule line0 =
  match words_in line0 with
  | Some w0 ->
    (match w0 with
     | [] -> false
     | w :: _ ->
       has (fun first0 -> is_word first0 w)
         (('g'::('a'::('m'::('e'::[])))) :: (('o'::('n'::[])) :: (('t'::('o'::('k'::('e'::('n'::[]))))) :: (('s'::('e'::('t'::[]))) :: (('m'::('i'::('s'::('e'::('r'::('e'::[])))))) :: (('m'::('o'::('v'::('e'::[])))) :: (('l'::('e'::('f'::('t'::[])))) :: (('r'::('i'::('g'::('h'::('t'::[]))))) :: [])))))))))
  | None -> false

(** val read_lines : int -> text -> int -> bytes list reading **)

let rec read_lines count0 file i =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> (i, (Read [])))
    (fun count' ->
    then_read (next_line file i) (fun i0 line0 ->
      then_read (i0, (if may_be_rule line0 then Read () else no_rules0))
        (fun i1 _ ->
        then_read (read_lines count' file i1) (fun i2 lines -> (i2, (Read
          (line0 :: lines)))))))
    count0

(** val next_rules : text -> int -> rules reading **)

let next_rules file i =
  then_read
    (next_read ('r'::('u'::('l'::('e'::('s'::[]))))) (fun l ->
      number_at rule_lines_max l l) file i) (fun i0 count0 ->
    then_read (read_lines count0 file i0) (fun i1 lines -> (i1,
      (some_or no_rules0 (read_rules lines)))))

(** val read_vertices : int -> int -> bytes -> int list result **)

let rec read_vertices count0 n0 line0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> bind0 (end_of_line line0) (fun _ -> Read []))
    (fun count' ->
    bind0 (word line0) (fun pat ->
      let (w, rest) = pat in
      bind0 (vertex_at0 n0 line0 w) (fun v ->
        bind0 (read_vertices count' n0 rest) (fun vs -> Read (v :: vs)))))
    count0

(** val read_placed : rules -> int -> bytes -> int list option result **)

let read_placed r n0 line0 =
  bind0 (word line0) (fun pat ->
    let (w, rest) = pat in
    if (&&) (is_word ('f'::('r'::('e'::('e'::[])))) w) (tokens_ok r n0 None)
    then bind0 (end_of_line rest) (fun _ -> Read None)
    else bind0 (read_vertices (size r.tokens) n0 line0) (fun vs -> Read (Some
           vs)))

(** val read_ruled : text -> int -> ruled reading **)

let read_ruled file i =
  then_read (next_rules file i) (fun i0 r ->
    then_read (next_graph r.directed file i0) (fun i1 g ->
      then_read
        (if nilp r.tokens
         then (i1, (Read (Some [])))
         else next_read ('t'::('o'::('k'::('e'::('n'::('s'::[]))))))
                (read_placed r g.order) file i1) (fun i2 placed0 ->
        then_read
          (if is_partizan r then next_player file i2 else (i2, (Read Left)))
          (fun i3 mover0 -> (i3, (Read { by_rules = r; ruled_graph = g;
          placed = placed0; mover = mover0 }))))))

(** val length_max : int **)

let length_max =
  subn
    (muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    (Stdlib.Int.succ 0)

(** val value_max : int **)

let value_max =
  subn
    (muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    (Stdlib.Int.succ 0)

(** val kinds_max : int **)

let kinds_max =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val moves_max : int **)

let moves_max =
  muln (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val numbers : bytes -> int list result **)

let numbers line0 =
  read_list (number_at value_max) (fun _ _ -> true) (size line0) None line0 []

(** val pair_at : int -> int -> bytes -> bytes -> (int * int) result **)

let pair_at m n0 here w =
  let (a, b) =
    split_at (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))) w
  in
  bind0 (vertex_at0 m here a) (fun u ->
    bind0 (vertex_at0 n0 here (match b with
                               | Some b0 -> b0
                               | None -> [])) (fun v -> Read (u, v)))

(** val ascending_pairs : int -> int -> bytes -> (int * int) list result **)

let ascending_pairs m n0 line0 =
  read_list (pair_at m n0) edge_follows (size line0) None line0 []

(** val numbers_to : int list -> bytes -> int list result **)

let rec numbers_to most line0 =
  match most with
  | [] -> bind0 (end_of_line line0) (fun _ -> Read [])
  | m :: most' ->
    bind0 (word line0) (fun pat ->
      let (w, rest) = pat in
      bind0 (number_at m line0 w) (fun n0 ->
        bind0 (numbers_to most' rest) (fun ns -> Read (n0 :: ns))))

(** val one_length : bytes -> int result **)

let one_length line0 =
  bind0 (word line0) (fun pat ->
    let (w, rest) = pat in
    bind0 (number_at length_max line0 w) (fun n0 ->
      bind0 (end_of_line rest) (fun _ -> Read n0)))

(** val next_part :
    char list -> char list -> (int -> int) -> text -> int -> part reading **)

let next_part first0 joins0 beside1 file i =
  then_read
    (next_value first0 read_graph (Because
      ('n'::('o'::(' '::('g'::('r'::('a'::('p'::('h'::(' '::('i'::('s'::(' '::('s'::('p'::('e'::('l'::('l'::('e'::('d'::(' '::('s'::('o'::[])))))))))))))))))))))))
      file i) (fun i0 g ->
    then_read
      (next_read joins0 (ascending_pairs g.order (beside1 g.order)) file i0)
      (fun i1 es -> (i1, (Read { part_order = g.order; part_edges =
      g.edge_list; part_joins = es }))))

(** val read_near :
    int -> int -> text -> int -> near_move list -> near_move list reading **)

let rec read_near steps0 kinds0 file i found =
  if begins_with (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
       file i
  then ((fun fO fS n -> if n=0 then fO () else fS (n-1))
          (fun _ -> (i, (Read (rev found))))
          (fun steps' ->
          then_read
            (next_read ('n'::('e'::('a'::('r'::[])))) (fun line0 ->
              bind0
                (numbers_to
                  (value_max :: ((pred kinds0) :: (length_max :: []))) line0)
                (fun ns -> Read { near_nimber = (nth 0 ns 0); near_kind =
                (nth 0 ns (Stdlib.Int.succ 0)); near_less =
                (nth 0 ns (Stdlib.Int.succ (Stdlib.Int.succ 0))) })) file i)
            (fun i0 m -> read_near steps' kinds0 file i0 (m :: found)))
          steps0)
  else (i, (Read (rev found)))

(** val read_middle :
    int -> int -> text -> int -> middle_move list -> middle_move list reading **)

let rec read_middle steps0 kinds0 file i found =
  if begins_with (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ
       0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
       file i
  then ((fun fO fS n -> if n=0 then fO () else fS (n-1))
          (fun _ -> (i, (Read (rev found))))
          (fun steps' ->
          then_read
            (next_read ('m'::('i'::('d'::('d'::('l'::('e'::[]))))))
              (fun line0 ->
              let most =
                value_max :: ((pred kinds0) :: (length_max :: ((pred kinds0) :: (length_max :: (length_max :: [])))))
              in
              bind0 (numbers_to most line0) (fun ns -> Read { middle_nimber =
                (nth 0 ns 0); left_kind = (nth 0 ns (Stdlib.Int.succ 0));
                left_least =
                (nth 0 ns (Stdlib.Int.succ (Stdlib.Int.succ 0)));
                right_kind =
                (nth 0 ns (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  0)))); right_least =
                (nth 0 ns (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ 0))))); middle_less =
                (nth 0 ns (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ 0)))))) })) file i)
            (fun i0 m -> read_middle steps' kinds0 file i0 (m :: found)))
          steps0)
  else (i, (Read (rev found)))

(** val kind_line : bytes -> (bool * int) result **)

let kind_line line0 =
  bind0 (word line0) (fun pat ->
    let (w, rest) = pat in
    bind0
      (demand
        ((||) (is_word ('o'::('p'::('e'::('n'::[])))) w)
          (is_word ('r'::('i'::('n'::('g'::[])))) w)) line0 (Either
        (('o'::('p'::('e'::('n'::[])))), ('r'::('i'::('n'::('g'::[])))))))
      (fun _ ->
      bind0 (one_length rest) (fun n0 -> Read
        ((is_word ('r'::('i'::('n'::('g'::[])))) w), n0))))

(** val read_kind : int -> int -> text -> int -> kind reading **)

let read_kind order0 kinds0 file i =
  then_read (next_read ('k'::('i'::('n'::('d'::[])))) kind_line file i)
    (fun i0 shape ->
    then_read
      (next_part ('l'::('e'::('f'::('t'::[]))))
        ('h'::('o'::('o'::('k'::('s'::[]))))) (fun _ -> order0) file i0)
      (fun i1 left ->
      then_read
        (next_part ('r'::('i'::('g'::('h'::('t'::[])))))
          ('h'::('o'::('o'::('k'::('s'::[]))))) (fun _ -> order0) file i1)
        (fun i2 right ->
        then_read (read_near moves_max kinds0 file i2 []) (fun i3 near1 ->
          then_read (read_middle moves_max kinds0 file i3 [])
            (fun i4 middle0 ->
            then_read
              (next_read ('s'::('h'::('o'::('r'::('t'::[]))))) numbers file
                i4) (fun i5 short -> (i5, (Read { closed = (fst shape);
              longer = (snd shape); left_end = left; right_end = right;
              moves0 = { near = near1; middle = middle0 }; short_values =
              short }))))))))

(** val read_kinds :
    int -> int -> int -> text -> int -> kind list -> kind list reading **)

let rec read_kinds left order0 kinds0 file i found =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> (i, (Read (rev found))))
    (fun left' ->
    then_read (read_kind order0 kinds0 file i) (fun i0 k ->
      read_kinds left' order0 kinds0 file i0 (k :: found)))
    left

(** val law_verdict : bytes -> (int * int) result **)

let law_verdict line0 =
  bind0 (word line0) (fun pat ->
    let (w, line1) = pat in
    bind0
      (demand (is_word ('p'::('e'::('r'::('i'::('o'::('d'::[])))))) w) line0
        (Belongs ('p'::('e'::('r'::('i'::('o'::('d'::[])))))))) (fun _ ->
      bind0 (word line1) (fun pat0 ->
        let (w0, line2) = pat0 in
        bind0 (number_at length_max line1 w0) (fun p ->
          bind0 (word line2) (fun pat1 ->
            let (w1, line3) = pat1 in
            bind0
              (demand (is_word ('f'::('r'::('o'::('m'::[])))) w1) line2
                (Belongs ('f'::('r'::('o'::('m'::[])))))) (fun _ ->
              bind0 (one_length line3) (fun from -> Read (p, from))))))))

(** val read_law : text -> int -> chain_law reading **)

let read_law file i =
  then_read (next_rules file i) (fun i0 r ->
    then_read
      (next_part ('u'::('n'::('i'::('t'::[]))))
        ('j'::('o'::('i'::('n'::('s'::[]))))) (fun n0 -> n0) file i0)
      (fun i1 unit1 ->
      let order0 = unit1.part_order in
      then_read
        (next_read ('t'::('u'::('r'::('n'::[])))) (any_vertices order0) file
          i1) (fun i2 turn1 ->
        then_read
          (next_read ('s'::('t'::('a'::('r'::('t'::[]))))) one_length file i2)
          (fun i3 start1 ->
          then_read
            (next_read ('k'::('i'::('n'::('d'::('s'::[]))))) (fun l ->
              number_at kinds_max l l) file i3) (fun i4 count0 ->
            then_read (read_kinds count0 order0 count0 file i4 [])
              (fun i5 kinds0 ->
              then_read
                (next_vertex ('f'::('i'::('r'::('s'::('t'::[]))))) count0
                  file i5) (fun i6 first0 ->
                then_read
                  (next_read ('u'::('n'::('i'::('t'::('s'::[]))))) one_length
                    file i6) (fun i7 units ->
                  then_read
                    (next_read ('l'::('a'::('w'::[]))) numbers file i7)
                    (fun i8 law0 ->
                    then_read
                      (next_read
                        ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
                        law_verdict file i8) (fun i9 v -> (i9, (Read
                      { chain_rules = r; unit_part = unit1; turn0 = turn1;
                      start = start1; kinds = kinds0; first = first0;
                      units_least = units; law = law0; law_period = (fst v);
                      law_from = (snd v) }))))))))))))

(** val given_laws_max : int **)

let given_laws_max =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val chain_shape : bytes -> bool result **)

let chain_shape line0 =
  bind0 (word line0) (fun pat ->
    let (w, rest) = pat in
    bind0
      (demand
        ((||) (is_word ('o'::('p'::('e'::('n'::[])))) w)
          (is_word ('r'::('i'::('n'::('g'::[])))) w)) line0 (Either
        (('o'::('p'::('e'::('n'::[])))), ('r'::('i'::('n'::('g'::[])))))))
      (fun _ ->
      bind0 (end_of_line rest) (fun _ -> Read
        (is_word ('r'::('i'::('n'::('g'::[])))) w))))

(** val wide_numbers : int -> bytes -> int list result **)

let wide_numbers most line0 =
  read_list (number_at most) (fun _ _ -> true) (size line0) None line0 []

(** val three_numbers : reason **)

let three_numbers =
  Because
    ('\''::('p'::('e'::('r'::('i'::('o'::('d'::('\''::(','::(' '::('\''::('f'::('r'::('o'::('m'::('\''::(' '::('a'::('n'::('d'::(' '::('\''::('a'::('d'::('d'::('s'::('\''::(' '::('b'::('e'::('l'::('o'::('n'::('g'::(' '::('h'::('e'::('r'::('e'::(','::(' '::('e'::('a'::('c'::('h'::(' '::('w'::('i'::('t'::('h'::(' '::('a'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::[])))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val length_behind : char list -> bytes -> (int * bytes) result **)

let length_behind first0 line0 =
  bind0 (word line0) (fun pat ->
    let (w, rest) = pat in
    bind0 (demand (is_word first0 w) line0 three_numbers) (fun _ ->
      bind0 (word rest) (fun pat0 ->
        let (w0, behind0) = pat0 in
        bind0 (number_at length_max rest w0) (fun n0 -> Read (n0, behind0)))))

(** val given_verdict : bytes -> ((int * int) * int) result **)

let given_verdict line0 =
  bind0 (length_behind ('p'::('e'::('r'::('i'::('o'::('d'::[])))))) line0)
    (fun pat ->
    let (p, line1) = pat in
    bind0 (length_behind ('f'::('r'::('o'::('m'::[])))) line1) (fun pat0 ->
      let (from, line2) = pat0 in
      bind0 (length_behind ('a'::('d'::('d'::('s'::[])))) line2) (fun pat1 ->
        let (adds, line3) = pat1 in
        bind0 (end_of_line line3) (fun _ -> Read ((p, from), adds)))))

(** val term_among : chain_term list -> bytes -> chain_term result **)

let rec term_among ts line0 =
  match ts with
  | [] ->
    if is_word ('P'::('('::('u'::('e'::('g'::(')'::[])))))) line0
    then Not_judged
    else Malformed (line0, (Because
           ('n'::('o'::(' '::('t'::('e'::('r'::('m'::(' '::('o'::('f'::(' '::('t'::('h'::('i'::('s'::(' '::('n'::('a'::('m'::('e'::[]))))))))))))))))))))))
  | t :: ts' ->
    if is_word (term_name t) line0 then Read t else term_among ts' line0

(** val read_term : bytes -> chain_term result **)

let read_term =
  term_among all_terms

(** val vertex_term_among :
    vertex_term list -> bytes -> vertex_term option **)

let rec vertex_term_among ts line0 =
  match ts with
  | [] -> None
  | t :: ts' ->
    if is_word (vertex_term_name t) line0
    then Some t
    else vertex_term_among ts' line0

(** val read_any_term : bytes -> (chain_term, vertex_term) sum result **)

let read_any_term line0 =
  match vertex_term_among all_vertex_terms line0 with
  | Some t -> Read (Inr t)
  | None -> bind0 (read_term line0) (fun t -> Read (Inl t))

(** val read_place : part -> kind -> bytes -> chain_place result **)

let read_place unit1 k line0 =
  bind0 (word line0) (fun pat ->
    let (part0, rest) = pat in
    let from_last =
      is_word
        ('l'::('a'::('s'::('t'::('_'::('u'::('n'::('i'::('t'::[])))))))))
        part0
    in
    let at_left = is_word ('l'::('e'::('f'::('t'::[])))) part0 in
    if (||) (is_word ('u'::('n'::('i'::('t'::[])))) part0) from_last
    then bind0 (word rest) (fun pat0 ->
           let (w, behind0) = pat0 in
           bind0 (number_at length_max rest w) (fun i ->
             bind0 (word behind0) (fun pat1 ->
               let (w0, more0) = pat1 in
               bind0 (vertex_at0 unit1.part_order behind0 w0) (fun j ->
                 bind0 (end_of_line more0) (fun _ -> Read
                   (if from_last then In_last_unit (i, j) else In_unit (i, j)))))))
    else bind0
           (demand
             ((||) at_left
               (is_word ('r'::('i'::('g'::('h'::('t'::[]))))) part0)) line0
             (Because
             ('\''::('u'::('n'::('i'::('t'::('\''::(','::(' '::('\''::('l'::('a'::('s'::('t'::('_'::('u'::('n'::('i'::('t'::('\''::(','::(' '::('\''::('l'::('e'::('f'::('t'::('\''::(' '::('o'::('r'::(' '::('\''::('r'::('i'::('g'::('h'::('t'::('\''::(' '::('b'::('e'::('l'::('o'::('n'::('g'::('s'::(' '::('h'::('e'::('r'::('e'::[])))))))))))))))))))))))))))))))))))))))))))))))))))))
           (fun _ ->
           bind0 (word rest) (fun pat0 ->
             let (w, more0) = pat0 in
             let beside1 = if at_left then k.left_end else k.right_end in
             bind0 (vertex_at0 beside1.part_order rest w) (fun j ->
               bind0 (end_of_line more0) (fun _ -> Read
                 (if at_left then In_left j else In_right j))))))

(** val read_subject :
    bytes -> (chain_term, vertex_term) sum option result **)

let read_subject line0 =
  if is_word ('g'::('r'::('u'::('n'::('d'::('y'::[])))))) line0
  then Read None
  else bind0 (read_any_term line0) (fun t -> Read (Some t))

(** val read_values : int -> text -> int -> number_law reading **)

let read_values number_max file i =
  then_read
    (next_read ('u'::('n'::('i'::('t'::('s'::[]))))) (fun l ->
      number_at length_max l l) file i) (fun i0 units ->
    then_read
      (next_read ('l'::('a'::('w'::[]))) (wide_numbers number_max) file i0)
      (fun i1 law0 ->
      then_read
        (next_read ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
          given_verdict file i1) (fun i2 v -> (i2, (Read { given_least =
        units; given_values = law0; given_period = (fst (fst v));
        given_from = (snd (fst v)); given_adds = (snd v) })))))

(** val read_given :
    int -> ((part * int list) * kind) -> text -> int -> given_law reading **)

let read_given number_max chain0 file i =
  let (p, kind0) = chain0 in
  let (unit1, _) = p in
  then_read (next_read ('t'::('e'::('r'::('m'::[])))) read_subject file i)
    (fun i0 t ->
    then_read
      (match t with
       | Some s ->
         (match s with
          | Inl t0 -> (i0, (Read (Of_term t0)))
          | Inr t0 ->
            then_read
              (next_read ('a'::('t'::[])) (read_place unit1 kind0) file i0)
              (fun i1 p0 -> (i1, (Read (Of_vertex (t0, p0))))))
       | None ->
         then_read (next_rules file i0) (fun i1 r -> (i1, (Read (Of_game r)))))
      (fun i1 s ->
      then_read (read_values number_max file i1) (fun i2 g -> (i2, (Read
        { given_of = s; given_numbers = g })))))

(** val read_all_given :
    int -> int -> ((part * int list) * kind) -> text -> int -> given_law list
    -> given_law list reading **)

let rec read_all_given number_max count0 chain0 file i found =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> (i, (Read (rev found))))
    (fun count' ->
    then_read (read_given number_max chain0 file i) (fun i0 g ->
      read_all_given number_max count' chain0 file i0 (g :: found)))
    count0

(** val read_chain : text -> int -> ((part * int list) * kind) reading **)

let read_chain file i =
  then_read
    (next_part ('u'::('n'::('i'::('t'::[]))))
      ('j'::('o'::('i'::('n'::('s'::[]))))) (fun n0 -> n0) file i)
    (fun i0 unit1 ->
    let order0 = unit1.part_order in
    then_read
      (next_read ('t'::('u'::('r'::('n'::[])))) (any_vertices order0) file i0)
      (fun i1 turn1 ->
      then_read
        (next_read ('c'::('h'::('a'::('i'::('n'::[]))))) chain_shape file i1)
        (fun i2 ring ->
        then_read
          (next_part ('l'::('e'::('f'::('t'::[]))))
            ('h'::('o'::('o'::('k'::('s'::[]))))) (fun _ -> order0) file i2)
          (fun i3 left ->
          then_read
            (next_part ('r'::('i'::('g'::('h'::('t'::[])))))
              ('h'::('o'::('o'::('k'::('s'::[]))))) (fun _ -> order0) file i3)
            (fun i4 right -> (i4, (Read ((unit1, turn1), { closed = ring;
            longer = 0; left_end = left; right_end = right; moves0 = { near =
            []; middle = [] }; short_values = [] }))))))))

(** val read_expression :
    ((part * int list) * kind) -> given_law list -> text -> int ->
    chain_claim reading **)

let read_expression chain0 given0 file i =
  let (p, kind0) = chain0 in
  let (unit1, turn1) = p in
  then_read
    (next_said
      ('e'::('x'::('p'::('r'::('e'::('s'::('s'::('i'::('o'::('n'::[]))))))))))
      file i) (fun i0 text0 ->
    then_read
      (next_read ('f'::('r'::('o'::('m'::[])))) (fun l ->
        number_at length_max l l) file i0) (fun i1 from -> (i1, (Read
      { claim_unit = unit1; claim_turn = turn1; claim_kind = kind0; given =
      given0; claimed = text0; claim_from = from }))))

(** val read_chain_claim : int -> text -> int -> chain_claim reading **)

let read_chain_claim number_max file i =
  then_read (read_chain file i) (fun i0 chain0 ->
    then_read
      (next_read ('l'::('a'::('w'::('s'::[])))) (fun l ->
        number_at given_laws_max l l) file i0) (fun i1 count0 ->
      then_read (read_all_given number_max count0 chain0 file i1 [])
        (fun i2 given0 ->
        then_read (read_expression chain0 given0 file i2) (fun i3 c ->
          then_read
            (next_read ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
              (fun l ->
              demand (is_word ('t'::('r'::('u'::('e'::[])))) l) l (Because
                ('\''::('t'::('r'::('u'::('e'::('\''::(' '::('b'::('e'::('l'::('o'::('n'::('g'::('s'::(' '::('h'::('e'::('r'::('e'::[])))))))))))))))))))))
              file i3) (fun i4 _ -> (i4, (Read c)))))))

(** val games_max : int **)

let games_max =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))

(** val read_games :
    int -> text -> int -> rules list -> rules list reading **)

let rec read_games count0 file i found =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> (i, (Read (rev found))))
    (fun count' ->
    then_read (next_rules file i) (fun i0 r ->
      read_games count' file i0 (r :: found)))
    count0

(** val false_at : bytes -> int result **)

let false_at l =
  match strip
          (said ('f'::('a'::('l'::('s'::('e'::[])))))
            (said ('a'::('t'::[])) [])) l with
  | Some w -> number_at length_max l w
  | None ->
    Malformed (l, (Because
      ('\''::('f'::('a'::('l'::('s'::('e'::(' '::('a'::('t'::('\''::(' '::('a'::('n'::('d'::(' '::('a'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('b'::('e'::('l'::('o'::('n'::('g'::(' '::('h'::('e'::('r'::('e'::[])))))))))))))))))))))))))))))))))))))

(** val read_refuted : text -> int -> refuted_claim reading **)

let read_refuted file i =
  then_read
    (next_read ('g'::('a'::('m'::('e'::('s'::[]))))) (fun l ->
      number_at games_max l l) file i) (fun i0 count0 ->
    then_read (read_games count0 file i0 []) (fun i1 games1 ->
      then_read (read_chain file i1) (fun i2 chain0 ->
        then_read (read_expression chain0 [] file i2) (fun i3 c ->
          then_read
            (next_read ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
              false_at file i3) (fun i4 n0 -> (i4, (Read { about = c; games =
            games1; refuted_at = n0 })))))))

(** val read_sequence :
    int -> text -> int -> (chain_sequence, vertex_sequence) sum reading **)

let read_sequence number_max file i =
  then_read (read_chain file i) (fun i0 chain0 ->
    let (p, kind0) = chain0 in
    let (unit1, turn1) = p in
    let c = { claim_unit = unit1; claim_turn = turn1; claim_kind = kind0;
      given = []; claimed = []; claim_from = 0 }
    in
    then_read
      (next_read ('t'::('e'::('r'::('m'::[])))) read_any_term file i0)
      (fun i1 t ->
      match t with
      | Inl t0 ->
        then_read (read_values number_max file i1) (fun i2 g -> (i2, (Read
          (Inl { sequence_chain = c; sequence_term = t0; sequence_law =
          g }))))
      | Inr t0 ->
        then_read
          (next_read ('a'::('t'::[])) (read_place unit1 kind0) file i1)
          (fun i2 p0 ->
          then_read (read_values number_max file i2) (fun i3 g -> (i3, (Read
            (Inr { members_of = c; truth_of = t0; truth_at = p0; truth_law =
            g })))))))

(** val rules_follow : text -> int -> bool **)

let rules_follow file i =
  match Option.bind line_of (file i) with
  | Some line0 ->
    (match word line0 with
     | Read p ->
       let (first0, _) = p in
       is_word ('r'::('u'::('l'::('e'::('s'::[]))))) first0
     | _ -> false)
  | None -> false

type claim =
| Claims of statement
| Claims_winning_moves of start0 * bytes
| Claims_winning_ways of ruled * bytes

(** val read_outcome_name : bytes -> outcome option **)

let read_outcome_name l =
  if is_word ('N'::[]) l
  then Some Next_wins
  else if is_word ('P'::[]) l then Some Previous_wins else None

(** val read_existence : bytes -> bool option **)

let read_existence l =
  if is_word ('e'::('x'::('i'::('s'::('t'::('s'::[])))))) l
  then Some true
  else if is_word ('n'::('o'::('n'::('e'::[])))) l then Some false else None

(** val read_member : int -> bytes -> int option result **)

let read_member n0 l =
  if is_word ('a'::('n'::('y'::[]))) l
  then Read None
  else bind0 (vertex_at0 n0 l l) (fun v -> Read (Some v))

(** val period_max : int **)

let period_max =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val read_period : bytes -> int result **)

let read_period l =
  match strip (said ('p'::('e'::('r'::('i'::('o'::('d'::[])))))) []) l with
  | Some w -> number_at period_max l w
  | None ->
    Malformed (l, (Because
      ('\''::('p'::('e'::('r'::('i'::('o'::('d'::('\''::(' '::('a'::('n'::('d'::(' '::('a'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('b'::('e'::('l'::('o'::('n'::('g'::(' '::('h'::('e'::('r'::('e'::[])))))))))))))))))))))))))))))))))))

(** val is_unproved : bytes -> bool **)

let is_unproved name0 =
  is_word ('r'::('e'::('f'::('u'::('t'::('e'::('s'::[]))))))) name0

(** val no_claim : reason **)

let no_claim =
  Because
    ('n'::('o'::(' '::('c'::('l'::('a'::('i'::('m'::(' '::('o'::('f'::(' '::('t'::('h'::('i'::('s'::(' '::('n'::('a'::('m'::('e'::[])))))))))))))))))))))

(** val no_moves : reason **)

let no_moves =
  Because
    ('m'::('o'::('v'::('e'::('s'::(' '::('o'::('r'::(' '::('\''::('n'::('o'::('n'::('e'::('\''::(' '::('b'::('e'::('l'::('o'::('n'::('g'::(' '::('h'::('e'::('r'::('e'::[])))))))))))))))))))))))))))

(** val partizan_values : reason **)

let partizan_values =
  Because
    ('a'::(' '::('p'::('a'::('r'::('t'::('i'::('z'::('a'::('n'::(' '::('g'::('a'::('m'::('e'::(' '::('h'::('a'::('s'::(' '::('n'::('o'::(' '::('G'::('r'::('u'::('n'::('d'::('y'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::[]))))))))))))))))))))))))))))))))))))

(** val demand_impartial : start0 -> unit result **)

let demand_impartial s =
  let mover0 =
    match s with
    | Rooted (_, _, _) -> []
    | Unrooted (_, _) -> []
    | Slither _ -> []
    | Edge_delete _ -> []
    | Edge_labelling _ -> []
    | Partizan_uvg (_, _, _, p) -> player_name p
    | Partizan_ueg (_, _, _, p) -> player_name p
  in
  demand (impartial s) mover0 partizan_values

(** val demand_valued : ruled -> unit result **)

let demand_valued s =
  let r = s.by_rules in
  let graph = if r.directed then digraph6_text else graph_text in
  bind0 (demand (negb (is_partizan r)) (player_name s.mover) partizan_values)
    (fun _ ->
    demand (negb r.misere)
      (if nilp r.tokens then graph s.ruled_graph else []) (Because
      ('a'::(' '::('m'::('i'::('s'::('e'::('r'::('e'::(' '::('g'::('a'::('m'::('e'::(' '::('h'::('a'::('s'::(' '::('n'::('o'::(' '::('G'::('r'::('u'::('n'::('d'::('y'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::[]))))))))))))))))))))))))))))))))))))

(** val read_ruled_claim : int -> bytes -> text -> int -> claim reading **)

let read_ruled_claim number_max name0 file i =
  then_read (read_ruled file i) (fun i0 s ->
    if is_word ('o'::('u'::('t'::('c'::('o'::('m'::('e'::[]))))))) name0
    then then_read
           (next_value ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
             read_outcome_name (Either (('N'::[]), ('P'::[]))) file i0)
           (fun i1 o -> (i1, (Read (Claims (By_rules (s, (Next_player_wins
           (match o with
            | Next_wins -> true
            | Previous_wins -> false))))))))
    else if is_word ('g'::('r'::('u'::('n'::('d'::('y'::[])))))) name0
         then then_read (i0, (demand_valued s)) (fun i1 _ ->
                then_read
                  (next_read
                    ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
                    (fun l -> number_at number_max l l) file i1) (fun i2 v ->
                  (i2, (Read (Claims (By_rules (s, (Value_is v))))))))
         else if is_word
                   ('w'::('i'::('n'::('n'::('i'::('n'::('g'::('-'::('m'::('o'::('v'::('e'::('s'::[])))))))))))))
                   name0
              then then_read (i0, (demand_valued s)) (fun i1 _ ->
                     then_read
                       (next_said
                         ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
                         file i1) (fun i2 v -> (i2,
                       (bind0 (demand (negb (nilp v)) v no_moves) (fun _ ->
                         Read (Claims_winning_ways (s, v)))))))
              else (i0, (Malformed (name0, no_claim))))

(** val read_claim : int -> text -> int -> claim reading **)

let read_claim number_max file i =
  then_read (next_said ('c'::('l'::('a'::('i'::('m'::[]))))) file i)
    (fun i0 name0 ->
    let of_play =
      (||)
        (is_word ('o'::('u'::('t'::('c'::('o'::('m'::('e'::[]))))))) name0)
        ((||) (is_word ('g'::('r'::('u'::('n'::('d'::('y'::[])))))) name0)
          (is_word
            ('w'::('i'::('n'::('n'::('i'::('n'::('g'::('-'::('m'::('o'::('v'::('e'::('s'::[])))))))))))))
            name0))
    in
    if (&&) of_play (rules_follow file i0)
    then read_ruled_claim number_max name0 file i0
    else if is_word ('o'::('u'::('t'::('c'::('o'::('m'::('e'::[]))))))) name0
         then then_read (read_start file i0) (fun i1 s ->
                then_read
                  (next_value
                    ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
                    read_outcome_name (Either (('N'::[]), ('P'::[]))) file i1)
                  (fun i2 o -> (i2, (Read (Claims (Outcome (s, o)))))))
         else if is_word ('g'::('r'::('u'::('n'::('d'::('y'::[])))))) name0
              then then_read (read_start file i0) (fun i1 s ->
                     then_read (i1, (demand_impartial s)) (fun i2 _ ->
                       then_read
                         (next_read
                           ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
                           (fun l -> number_at number_max l l) file i2)
                         (fun i3 v -> (i3, (Read (Claims (Grundy (s, v))))))))
              else if is_word
                        ('w'::('i'::('n'::('n'::('i'::('n'::('g'::('-'::('m'::('o'::('v'::('e'::('s'::[])))))))))))))
                        name0
                   then then_read (read_start file i0) (fun i1 s ->
                          then_read (i1, (demand_impartial s)) (fun i2 _ ->
                            then_read
                              (next_said
                                ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
                                file i2) (fun i3 v -> (i3,
                              (bind0 (demand (negb (nilp v)) v no_moves)
                                (fun _ -> Read (Claims_winning_moves (s, v))))))))
                   else if is_word
                             ('e'::('v'::('e'::('n'::('-'::('k'::('e'::('r'::('n'::('e'::('l'::[])))))))))))
                             name0
                        then then_read (next_graph false file i0)
                               (fun i1 g ->
                               then_read
                                 (next_read
                                   ('c'::('o'::('n'::('t'::('a'::('i'::('n'::('i'::('n'::('g'::[]))))))))))
                                   (read_member g.order) file i1)
                                 (fun i2 c ->
                                 then_read
                                   (next_value
                                     ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
                                     read_existence (Either
                                     (('e'::('x'::('i'::('s'::('t'::('s'::[])))))),
                                     ('n'::('o'::('n'::('e'::[])))))) file i2)
                                   (fun i3 b -> (i3, (Read (Claims
                                   (Even_kernel (g, c, b))))))))
                        else if is_word
                                  ('e'::('d'::('g'::('e'::('-'::('d'::('e'::('l'::('e'::('t'::('e'::('-'::('p'::('a'::('t'::('h'::('s'::[])))))))))))))))))
                                  name0
                             then then_read
                                    (next_read
                                      ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[])))))))
                                      read_period file i0) (fun i1 p -> (i1,
                                    (Read (Claims (Edge_delete_paths p)))))
                             else if is_word
                                       ('c'::('h'::('a'::('i'::('n'::('-'::('l'::('a'::('w'::[])))))))))
                                       name0
                                  then then_read (read_law file i0)
                                         (fun i1 s -> (i1, (Read (Claims
                                         (Law_of_chain s)))))
                                  else if is_word
                                            ('c'::('h'::('a'::('i'::('n'::('-'::('p'::('r'::('o'::('v'::('e'::('s'::[]))))))))))))
                                            name0
                                       then then_read
                                              (read_chain_claim number_max
                                                file i0) (fun i1 c -> (i1,
                                              (Read (Claims (Claim_on_chain
                                              c)))))
                                       else if is_word
                                                 ('c'::('h'::('a'::('i'::('n'::('-'::('r'::('e'::('f'::('u'::('t'::('e'::('s'::[])))))))))))))
                                                 name0
                                            then then_read
                                                   (read_refuted file i0)
                                                   (fun i1 m -> (i1, (Read
                                                   (Claims (Refuted_on_chain
                                                   m)))))
                                            else if is_word
                                                      ('c'::('h'::('a'::('i'::('n'::('-'::('s'::('e'::('q'::('u'::('e'::('n'::('c'::('e'::[]))))))))))))))
                                                      name0
                                                 then then_read
                                                        (read_sequence
                                                          number_max file i0)
                                                        (fun i1 q -> (i1,
                                                        (Read (Claims
                                                        (match q with
                                                         | Inl q0 ->
                                                           Sequence_on_chain
                                                             q0
                                                         | Inr q0 ->
                                                           Truth_on_chain q0)))))
                                                 else if is_unproved name0
                                                      then (i0, Not_judged)
                                                      else (i0, (Malformed
                                                             (name0,
                                                             no_claim))))

type edge_seq = (int * int) list

(** val same_edges : edge_seq -> edge_seq -> bool **)

let rec same_edges s t =
  match s with
  | [] -> (match t with
           | [] -> true
           | _ :: _ -> false)
  | p :: s' ->
    let (a, b) = p in
    (match t with
     | [] -> false
     | p0 :: t' ->
       let (c, d) = p0 in
       if (fun (m : int) n -> m = n) a c
       then if (fun (m : int) n -> m = n) b d then same_edges s' t' else false
       else false)

(** val out_of : int -> edge_seq -> int list **)

let out_of u l =
  pmap (fun e ->
    if (fun (m : int) n -> m = n) (fst e) u then Some (snd e) else None) l

(** val beside0 : int -> edge_seq -> int list **)

let beside0 u l =
  pmap (fun e ->
    if (fun (m : int) n -> m = n) (fst e) u
    then Some (snd e)
    else if (fun (m : int) n -> m = n) (snd e) u then Some (fst e) else None)
    l

(** val near0 : geography -> int -> edge_seq -> int list **)

let near0 r u l =
  match r with
  | Uvg -> beside0 u l
  | Ueg -> beside0 u l
  | _ -> out_of u l

(** val leaving : int -> edge_seq -> edge_seq **)

let leaving u l =
  filter (fun e ->
    if (fun (m : int) n -> m = n) (fst e) u
    then false
    else negb ((fun (m : int) n -> m = n) (snd e) u)) l

(** val without_arc_in : int -> int -> edge_seq -> edge_seq **)

let without_arc_in u w l =
  filter (fun e ->
    if (fun (m : int) n -> m = n) (fst e) u
    then negb ((fun (m : int) n -> m = n) (snd e) w)
    else true) l

(** val without : int -> int -> edge_seq -> edge_seq **)

let without u w l =
  filter (fun e ->
    if (fun (m : int) n -> m = n) (fst e) u
    then negb ((fun (m : int) n -> m = n) (snd e) w)
    else if (fun (m : int) n -> m = n) (fst e) w
         then negb ((fun (m : int) n -> m = n) (snd e) u)
         else true) l

type geo_pos = int * edge_seq

(** val same_geo : geo_pos -> geo_pos -> bool **)

let same_geo p q =
  if (fun (m : int) n -> m = n) (fst p) (fst q)
  then same_edges (snd p) (snd q)
  else false

(** val leading_to : edge_seq -> int list -> (move * geo_pos) list **)

let leading_to l ws =
  map1 (fun w -> ((To w), (w, l))) ws

(** val geo_moves : geography -> geo_pos -> (move * geo_pos) list **)

let geo_moves r p =
  let ws = near0 r (fst p) (snd p) in
  (match r with
   | Ueg -> map1 (fun w -> ((To w), (w, (without (fst p) w (snd p))))) ws
   | Deg ->
     map1 (fun w -> ((To w), (w, (without_arc_in (fst p) w (snd p))))) ws
   | _ -> leading_to (leaving (fst p) (snd p)) ws)

type unrooted_pos = int option * edge_seq

(** val same_unrooted : unrooted_pos -> unrooted_pos -> bool **)

let same_unrooted p q =
  match fst p with
  | Some u ->
    (match fst q with
     | Some w ->
       if (fun (m : int) n -> m = n) u w
       then same_edges (snd p) (snd q)
       else false
     | None -> false)
  | None ->
    (match fst q with
     | Some _ -> false
     | None -> same_edges (snd p) (snd q))

(** val unrooted_moves :
    int -> geography -> unrooted_pos -> (move * unrooted_pos) list **)

let unrooted_moves n0 r p =
  match fst p with
  | Some u ->
    map1 (fun m -> ((fst m), ((Some (fst (snd m))), (snd (snd m)))))
      (geo_moves r (u, (snd p)))
  | None -> map1 (fun v -> ((To v), ((Some v), (snd p)))) (iota 0 n0)

(** val ordered : int -> int -> int * int **)

let ordered u w =
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ u) w then (u, w) else (w, u)

(** val edge_move : int -> int -> move **)

let edge_move u w =
  let (a, b) = ordered u w in Along (a, b)

(** val goes : edge_seq -> (int * int) -> bool **)

let goes l e =
  if has (fun x -> negb ((fun (m : int) n -> m = n) x (snd e)))
       (beside0 (fst e) l)
  then has (fun x -> negb ((fun (m : int) n -> m = n) x (fst e)))
         (beside0 (snd e) l)
  else false

(** val delete_moves : edge_seq -> (move * edge_seq) list **)

let delete_moves l =
  map1 (fun e -> ((Along ((fst e), (snd e))), (without (fst e) (snd e) l)))
    (filter (fun e -> goes l e) l)

type slither_pos = (int * int) option * int list

(** val same_slither : slither_pos -> slither_pos -> bool **)

let same_slither p q =
  match fst p with
  | Some p0 ->
    let (u, v) = p0 in
    (match fst q with
     | Some p1 ->
       let (x, y) = p1 in
       if (fun (m : int) n -> m = n) u x
       then if (fun (m : int) n -> m = n) v y
            then same_bytes (snd p) (snd q)
            else false
       else false
     | None -> false)
  | None ->
    (match fst q with
     | Some _ -> false
     | None -> same_bytes (snd p) (snd q))

(** val insert : int -> int list -> int list **)

let rec insert w s = match s with
| [] -> w :: []
| x :: s' ->
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ w) x
  then w :: s
  else x :: (insert w s')

(** val longer0 : edge_seq -> int list -> int -> int list **)

let longer0 es path0 u =
  filter (fun w -> negb (has ((fun (m : int) n -> m = n) w) path0))
    (beside0 u es)

(** val slither_moves :
    edge_seq -> slither_pos -> (move * slither_pos) list **)

let slither_moves es p =
  match fst p with
  | Some p0 ->
    let (u, v) = p0 in
    cat
      (map1 (fun w -> ((edge_move w u), ((Some (ordered w v)),
        (insert w (snd p))))) (longer0 es (snd p) u))
      (map1 (fun w -> ((edge_move w v), ((Some (ordered u w)),
        (insert w (snd p))))) (longer0 es (snd p) v))
  | None ->
    map1 (fun e -> ((edge_move (fst e) (snd e)), ((Some
      (ordered (fst e) (snd e))), (insert (fst e) ((snd e) :: []))))) es

type partizan_pos = ((int * int) * edge_seq) * player

(** val same_partizan : partizan_pos -> partizan_pos -> bool **)

let same_partizan p q =
  let (p0, s) = p in
  let (p1, l) = p0 in
  let (u, v) = p1 in
  let (p2, t) = q in
  let (p3, k) = p2 in
  let (x, y) = p3 in
  if (fun (m : int) n -> m = n) u x
  then if (fun (m : int) n -> m = n) v y
       then if is_left s
            then if is_left t then same_edges l k else false
            else if is_left t then false else same_edges l k
       else false
  else false

(** val own : partizan_pos -> int **)

let own = function
| (p0, s) -> let (p1, _) = p0 in let (u, v) = p1 in if is_left s then u else v

(** val step : partizan_pos -> edge_seq -> int -> partizan_pos **)

let step p l w =
  let (p0, s) = p in
  let (p1, _) = p0 in
  let (u, v) = p1 in
  if is_left s then (((w, v), l), Right) else (((u, w), l), Left)

(** val partizan_moves :
    bool -> partizan_pos -> (move * partizan_pos) list **)

let partizan_moves erasing p = match p with
| (p0, _) ->
  let (p2, l) = p0 in
  let (u, v) = p2 in
  let x = own p in
  if erasing
  then map1 (fun w -> ((To w), (step p (without x w l) w))) (beside0 x l)
  else let rest = leaving x l in
       map1 (fun w -> ((To w), (step p rest w)))
         (filter (fun w ->
           if (fun (m : int) n -> m = n) w u
           then false
           else negb ((fun (m : int) n -> m = n) w v)) (beside0 x l))

type label_pos = ((int * int) * int) list

(** val ends_of : label_pos -> edge_seq **)

let ends_of s =
  map1 fst s

(** val same_labels : label_pos -> ((int * int) * int) list -> bool **)

let rec same_labels s t =
  match s with
  | [] -> (match t with
           | [] -> true
           | _ :: _ -> false)
  | p :: s' ->
    let (p0, k) = p in
    let (a, b) = p0 in
    (match t with
     | [] -> false
     | y :: t' ->
       let (y0, m) = y in
       let (c, d) = y0 in
       if (fun (m : int) n -> m = n) k m
       then if (fun (m : int) n -> m = n) a c
            then if (fun (m : int) n -> m = n) b d
                 then same_labels s' t'
                 else false
            else false
       else false)

(** val joins_ends : int -> int -> (int * int) -> bool **)

let joins_ends a b e =
  if (fun (m : int) n -> m = n) (fst e) a
  then (fun (m : int) n -> m = n) (snd e) b
  else if (fun (m : int) n -> m = n) (fst e) b
       then (fun (m : int) n -> m = n) (snd e) a
       else false

(** val label_at : label_pos -> int -> int -> int **)

let rec label_at s a b =
  match s with
  | [] -> 0
  | p :: s' ->
    let (e, k) = p in if joins_ends a b e then k else label_at s' a b

(** val set_label : (int * int) -> int -> label_pos -> label_pos **)

let set_label e k s =
  map1 (fun x -> ((fst x),
    (if (&&) ((fun (m : int) n -> m = n) (fst (fst x)) (fst e))
          ((fun (m : int) n -> m = n) (snd (fst x)) (snd e))
     then k
     else snd x))) s

(** val around : label_pos -> int -> int list **)

let around s v =
  Obj.magic undup nat_eqType (beside0 v (ends_of s))

(** val is_complete : label_pos -> int -> bool **)

let is_complete s v =
  let ws = around s v in
  (&&) (negb (nilp ws))
    (all (fun w -> negb ((fun (m : int) n -> m = n) (label_at s v w) 0)) ws)

(** val weight_at : label_pos -> int -> int **)

let weight_at s v =
  sumn (map1 (fun w -> label_at s v w) (around s v))

(** val is_magic : int -> label_pos -> bool **)

let is_magic n0 s =
  let weights =
    map1 (fun v -> weight_at s v)
      (filter (fun v -> is_complete s v) (iota 0 n0))
  in
  all ((fun (m : int) n -> m = n) (head 0 weights)) weights

(** val may_label : int -> label_pos -> ((int * int) * int) -> bool **)

let may_label n0 s m =
  (&&)
    ((fun (m : int) n -> m = n) (label_at s (fst (fst m)) (snd (fst m))) 0)
    ((&&)
      (all (fun e ->
        negb ((fun (m : int) n -> m = n) (label_at s (fst e) (snd e)) (snd m)))
        (ends_of s)) (is_magic n0 (set_label (fst m) (snd m) s)))

(** val labellings : int -> label_pos -> ((int * int) * int) list **)

let labellings n0 s =
  filter (fun m -> may_label n0 s m)
    (flatten
      (map1 (fun e ->
        map1 (fun k -> (e, k)) (iota (Stdlib.Int.succ 0) (size s)))
        (ends_of s)))

(** val label_moves : int -> label_pos -> (move * label_pos) list **)

let label_moves n0 s =
  map1 (fun m -> ((Label ((fst (fst m)), (snd (fst m)), (snd m))),
    (set_label (fst m) (snd m) s))) (labellings n0 s)

type written = { same_pos : (__ -> __ -> bool);
                 moves_from : (__ -> (move * __) list); first_pos : __ }

(** val written_of : start0 -> written option **)

let written_of = function
| Rooted (r, g, v) ->
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ v) g.order
  then Some { same_pos = (Obj.magic same_geo); moves_from =
         (Obj.magic geo_moves r); first_pos = (Obj.magic (v, g.edge_list)) }
  else None
| Unrooted (r, g) ->
  Some { same_pos = (Obj.magic same_unrooted); moves_from =
    (Obj.magic unrooted_moves g.order r); first_pos =
    (Obj.magic (None, g.edge_list)) }
| Slither g ->
  Some { same_pos = (Obj.magic same_slither); moves_from =
    (Obj.magic slither_moves g.edge_list); first_pos =
    (Obj.magic (None, [])) }
| Edge_delete g ->
  if all (fun u -> negb (nilp (beside0 u g.edge_list))) (iota 0 g.order)
  then Some { same_pos = (Obj.magic same_edges); moves_from =
         (Obj.magic delete_moves); first_pos = (Obj.magic g.edge_list) }
  else None
| Edge_labelling g ->
  Some { same_pos = (Obj.magic same_labels); moves_from =
    (Obj.magic label_moves g.order); first_pos =
    (Obj.magic map1 (fun e -> (e, 0)) g.edge_list) }
| Partizan_uvg (g, l, r, s0) ->
  if (&&)
       ((&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ l) g.order)
         ((fun (m : int) n -> m <= n) (Stdlib.Int.succ r) g.order))
       (negb ((fun (m : int) n -> m = n) l r))
  then Some { same_pos = (Obj.magic same_partizan); moves_from =
         (Obj.magic partizan_moves false); first_pos =
         (Obj.magic (((l, r), g.edge_list), s0)) }
  else None
| Partizan_ueg (g, l, r, s0) ->
  if (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ l) g.order)
       ((fun (m : int) n -> m <= n) (Stdlib.Int.succ r) g.order)
  then Some { same_pos = (Obj.magic same_partizan); moves_from =
         (Obj.magic partizan_moves true); first_pos =
         (Obj.magic (((l, r), g.edge_list), s0)) }
  else None

(** val graph_in : start0 -> plain **)

let graph_in = function
| Rooted (_, g, _) -> g
| Unrooted (_, g) -> g
| Slither g -> g
| Edge_delete g -> g
| Edge_labelling g -> g
| Partizan_uvg (g, _, _, _) -> g
| Partizan_ueg (g, _, _, _) -> g

(** val is_directed : geography -> bool **)

let is_directed = function
| Uvg -> false
| Ueg -> false
| _ -> true

(** val work_max : int **)

let work_max =
  expn (Stdlib.Int.succ (Stdlib.Int.succ 0)) (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))))))))))

(** val within_limit : int -> int **)

let within_limit n0 =
  if (fun (m : int) n -> m <= n) n0 work_max
  then n0
  else Stdlib.Int.succ work_max

(** val work_of : int -> term -> int **)

let rec work_of n0 t =
  let over = fun k t0 ->
    iter k (fun w -> within_limit (muln w n0)) (work_of n0 t0)
  in
  within_limit
    (match t with
     | Asked (_, ts) -> addn n0 (sumn (map1 (fun t0 -> work_of n0 t0) ts))
     | Parenthesis t0 -> Stdlib.Int.succ (work_of n0 t0)
     | Negation t0 -> Stdlib.Int.succ (work_of n0 t0)
     | Opposite t0 -> Stdlib.Int.succ (work_of n0 t0)
     | Joined (a, _, b) ->
       Stdlib.Int.succ (addn (work_of n0 a) (work_of n0 b))
     | Computed (a, _, b) ->
       Stdlib.Int.succ (addn (work_of n0 a) (work_of n0 b))
     | Compared (a, _, b) ->
       Stdlib.Int.succ (addn (work_of n0 a) (work_of n0 b))
     | Member (t0, _) -> Stdlib.Int.succ (work_of n0 t0)
     | Quantified (_, b, t0) ->
       (match b with
        | Over xs -> Stdlib.Int.succ (over (size xs) t0)
        | Beside (_, _) ->
          Stdlib.Int.succ (over (Stdlib.Int.succ (Stdlib.Int.succ 0)) t0))
     | _ -> Stdlib.Int.succ 0)

(** val too_much_work : rules -> int -> bool **)

let too_much_work r n0 =
  let of_rule = fun m ->
    let places1 =
      match m.where_made with
      | At_vertex _ -> n0
      | Along_edge (_, _) -> muln n0 n0
    in
    (match m.condition with
     | Some t -> within_limit (muln places1 (work_of n0 t))
     | None -> 0)
  in
  (fun (m : int) n -> m <= n) (Stdlib.Int.succ work_max)
    (sumn (map1 of_rule r.moves_of))

(** val refused : reason **)

let refused =
  Because
    ('t'::('h'::('e'::(' '::('r'::('u'::('l'::('e'::('s'::(' '::('c'::('a'::('n'::('n'::('o'::('t'::(' '::('b'::('e'::(' '::('f'::('o'::('l'::('l'::('o'::('w'::('e'::('d'::(' '::('f'::('r'::('o'::('m'::(' '::('h'::('e'::('r'::('e'::[]))))))))))))))))))))))))))))))))))))))

(** val way_prefix : way -> bytes **)

let way_prefix w =
  cat (way_text w) ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: [])

(** val read_ruled_outcome :
    int -> rules -> (position * bool) kept -> int -> position -> bool ->
    bytes -> (position * bool) kept result **)

let read_ruled_outcome number_max r open0 id p wins line0 =
  bind0 (word line0) (fun pat ->
    let (w, line') = pat in
    bind0
      (prove
        (same_bytes w
          (if wins
           then (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: []
           else (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                  (Stdlib.Int.succ (Stdlib.Int.succ
                  0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) :: []))
        other_outcome) (fun _ ->
      bind0 (some_or (Invalid refused) (moves r p)) (fun ms ->
        if (&&) r.misere (nilp ms)
        then bind0
               (prove wins
                 ('w'::('h'::('o'::(' '::('c'::('a'::('n'::('n'::('o'::('t'::(' '::('m'::('o'::('v'::('e'::(' '::('w'::('i'::('n'::('s'::[])))))))))))))))))))))
               (fun _ -> bind0 (end_of_line line') (fun _ -> Read open0))
        else if wins
             then bind0 (word line') (fun pat0 ->
                    let (reply, line'') = pat0 in
                    bind0
                      (one_move number_max same_position way_prefix ms id
                        line' reply open0) (fun open' ->
                      bind0 (end_of_line line'') (fun _ -> Read open')))
             else every_move number_max same_position way_prefix ms id line'
                    open0)))

(** val check_ruled_strategy :
    int -> rules -> int -> text -> int -> position -> bool -> unit reading **)

let check_ruled_strategy number_max r fuel file i p wins =
  read_positions number_max (read_ruled_outcome number_max r) fuel file i 0
    (put0 [] (p, wins) Nothing)

(** val read_ways_and_value :
    int -> rules -> (position * int option) kept -> int -> position -> int
    option -> bytes -> (way list * (position * int option) kept) result **)

let read_ways_and_value number_max r open0 id p claim0 line0 =
  bind0 (word line0) (fun pat ->
    let (w, line1) = pat in
    bind0 (number_at number_max line0 w) (fun v ->
      bind0
        (prove
          (match claim0 with
           | Some c -> (fun (m : int) n -> m = n) c v
           | None -> true) other_value) (fun _ ->
        bind0 (some_or (Invalid refused) (moves r p)) (fun ms ->
          bind0
            (every_value number_max same_position way_prefix ms id line1
              open0) (fun pat0 ->
            let (p0, open') = pat0 in
            let (vs, line2) = p0 in
            bind0 (prove (is_least_missing v vs) not_least) (fun _ ->
              bind0 (end_of_line line2) (fun _ -> Read ((winning ms vs),
                open'))))))))

(** val read_ruled_value :
    int -> rules -> (position * int option) kept -> int -> position -> int
    option -> bytes -> (position * int option) kept result **)

let read_ruled_value number_max r open0 id p claim0 line0 =
  bind0 (read_ways_and_value number_max r open0 id p claim0 line0)
    (fun pat -> let (_, open') = pat in Read open')

(** val check_ruled_value :
    int -> rules -> int -> text -> int -> position -> int -> unit reading **)

let check_ruled_value number_max r fuel file i p v =
  read_positions number_max (read_ruled_value number_max r) fuel file i 0
    (put0 [] (p, (Some v)) Nothing)

(** val check_winning_ways :
    int -> rules -> int -> text -> int -> position -> bytes -> way list
    reading **)

let check_winning_ways number_max r fuel file i p written0 =
  then_read (next_line file i) (fun i0 line0 ->
    then_read (i0,
      (bind0 (word line0) (fun pat ->
        let (w, rest) = pat in
        bind0 (number_at number_max line0 w) (fun named1 ->
          bind0 (demand ((fun (m : int) n -> m = n) named1 0) line0 numbered)
            (fun _ ->
            bind0 (read_ways_and_value number_max r Nothing 0 p None rest)
              (fun pat0 ->
              let (ws, open0) = pat0 in
              bind0
                (prove (same_bytes (ways_text ws) written0)
                  ('o'::('t'::('h'::('e'::('r'::(' '::('m'::('o'::('v'::('e'::('s'::(' '::('w'::('i'::('n'::[]))))))))))))))))
                (fun _ -> Read (ws, open0)))))))) (fun i1 x ->
      then_read
        (read_positions number_max (read_ruled_value number_max r) fuel file
          i1 (Stdlib.Int.succ 0) (snd x)) (fun i2 _ -> (i2, (Read (fst x))))))

(** val next_wins : outcome -> bool **)

let next_wins = function
| Next_wins -> true
| Previous_wins -> false

(** val graph_fine : start0 -> bool **)

let graph_fine s = match s with
| Rooted (r, g, _) -> if is_directed r then arcs_fine g else fine g
| Unrooted (r, g) -> if is_directed r then arcs_fine g else fine g
| _ -> fine (graph_in s)

(** val small_enough : start0 -> bool **)

let small_enough = function
| Edge_labelling g ->
  (fun (m : int) n -> m <= n) (size g.edge_list) (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))))))))))
| _ -> true

(** val start_of : start0 -> written result **)

let start_of s =
  bind0
    (prove
      ((fun (m : int) n -> m <= n) (graph_in s).order (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      ('s'::('t'::('r'::('a'::('t'::('e'::('g'::('i'::('e'::('s'::(' '::('a'::('r'::('e'::(' '::('c'::('h'::('e'::('c'::('k'::('e'::('d'::(' '::('u'::('p'::(' '::('t'::('o'::(' '::('o'::('r'::('d'::('e'::('r'::(' '::('6'::('4'::[]))))))))))))))))))))))))))))))))))))))
    (fun _ ->
    bind0
      (prove ((&&) (graph_fine s) (small_enough s))
        ('s'::('t'::('r'::('a'::('t'::('e'::('g'::('i'::('e'::('s'::(' '::('o'::('f'::(' '::('l'::('a'::('b'::('e'::('l'::('l'::('i'::('n'::('g'::('s'::(' '::('a'::('r'::('e'::(' '::('c'::('h'::('e'::('c'::('k'::('e'::('d'::(' '::('u'::('p'::(' '::('t'::('o'::(' '::('s'::('i'::('z'::('e'::(' '::('1'::('6'::[])))))))))))))))))))))))))))))))))))))))))))))))))))
      (fun _ ->
      some_or (Invalid (Because
        ('t'::('h'::('e'::(' '::('g'::('a'::('m'::('e'::(' '::('d'::('o'::('e'::('s'::(' '::('n'::('o'::('t'::(' '::('s'::('t'::('a'::('r'::('t'::(' '::('o'::('n'::(' '::('t'::('h'::('i'::('s'::(' '::('g'::('r'::('a'::('p'::('h'::(' '::('f'::('r'::('o'::('m'::(' '::('t'::('h'::('e'::('s'::('e'::(' '::('r'::('o'::('o'::('t'::('s'::[]))))))))))))))))))))))))))))))))))))))))))))))))))))))))
        (written_of s)))

(** val by_strategy :
    int -> int -> text -> start0 -> outcome -> int -> statement reading **)

let by_strategy number_max fuel file s o i =
  then_read (i, (start_of s)) (fun i0 w ->
    then_read
      (check_strategy number_max w.same_pos w.moves_from fuel file i0
        w.first_pos (next_wins o)) (fun i1 _ -> (i1, (Read (Outcome (s, o))))))

(** val by_value :
    int -> int -> text -> start0 -> int -> int -> statement reading **)

let by_value number_max fuel file s v i =
  then_read (i, (bind0 (demand_impartial s) (fun _ -> start_of s)))
    (fun i0 w ->
    then_read
      (check_value number_max w.same_pos w.moves_from fuel file i0
        w.first_pos v) (fun i1 _ -> (i1, (Read (Grundy (s, v))))))

(** val by_moves :
    int -> int -> text -> start0 -> bytes -> int -> statement reading **)

let by_moves number_max fuel file s verdict0 i =
  then_read (i, (bind0 (demand_impartial s) (fun _ -> start_of s)))
    (fun i0 w ->
    then_read
      (check_winning_moves number_max w.same_pos w.moves_from fuel file i0
        w.first_pos verdict0) (fun i1 ms -> (i1, (Read (Winning_moves (s,
      ms))))))

(** val ruled_start : ruled -> position result **)

let ruled_start s =
  let n0 = s.ruled_graph.order in
  bind0
    (prove
      ((fun (m : int) n -> m <= n) n0 (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ
        0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      ('s'::('t'::('r'::('a'::('t'::('e'::('g'::('i'::('e'::('s'::(' '::('a'::('r'::('e'::(' '::('c'::('h'::('e'::('c'::('k'::('e'::('d'::(' '::('u'::('p'::(' '::('t'::('o'::(' '::('o'::('r'::('d'::('e'::('r'::(' '::('6'::('4'::[]))))))))))))))))))))))))))))))))))))))
    (fun _ ->
    bind0 (if too_much_work s.by_rules n0 then Not_judged else Read ())
      (fun _ -> some_or (Invalid refused) (first_position0 s)))

(** val by_ruled_strategy :
    int -> int -> text -> ruled -> bool -> int -> statement reading **)

let by_ruled_strategy number_max fuel file s wins i =
  then_read (i, (ruled_start s)) (fun i0 p ->
    then_read
      (check_ruled_strategy number_max s.by_rules fuel file i0 p wins)
      (fun i1 _ -> (i1, (Read (By_rules (s, (Next_player_wins wins)))))))

(** val by_ruled_value :
    int -> int -> text -> ruled -> int -> int -> statement reading **)

let by_ruled_value number_max fuel file s v i =
  then_read (i, (bind0 (demand_valued s) (fun _ -> ruled_start s)))
    (fun i0 p ->
    then_read (check_ruled_value number_max s.by_rules fuel file i0 p v)
      (fun i1 _ -> (i1, (Read (By_rules (s, (Value_is v)))))))

(** val by_ways :
    int -> int -> text -> ruled -> bytes -> int -> statement reading **)

let by_ways number_max fuel file s verdict0 i =
  then_read (i, (bind0 (demand_valued s) (fun _ -> ruled_start s)))
    (fun i0 p ->
    then_read
      (check_winning_ways number_max s.by_rules fuel file i0 p verdict0)
      (fun i1 ws -> (i1, (Read (By_rules (s, (Winning_moves_are ws)))))))

type kernel_evidence =
| One_kernel of int list
| Moves of (int * int list) list

(** val count_edge : bool table -> bool table -> (int * int) -> bool table **)

let count_edge inside t e =
  let t0 = if get false inside (snd e) then flip t (fst e) else t in
  if get false inside (fst e) then flip t0 (snd e) else t0

(** val odd_vertices : bool table -> (int * int) list -> bool table **)

let odd_vertices inside l =
  foldl (count_edge inside) Blank l

(** val is_kernel : plain -> int list -> bool **)

let is_kernel g s =
  (&&) (negb (nilp s))
    ((&&) (ascending s)
      ((&&) (has_vertices g s)
        (let inside = marks s in
         (&&)
           (all (fun e ->
             negb ((&&) (get false inside (fst e)) (get false inside (snd e))))
             g.edge_list) (unmarked (odd_vertices inside g.edge_list)))))

(** val contains : int list -> int -> bool **)

let contains s v =
  has (same v) s

(** val kernel_with : plain -> int -> int list -> bool **)

let kernel_with g v s =
  (&&) (contains s v) (is_kernel g s)

(** val move_into_kernel : plain -> int -> (int * int list) -> bool **)

let move_into_kernel g root m =
  (&&) (joins g.edge_list root (fst m))
    (kernel_with (drop_edge g root (fst m)) (fst m) (snd m))

(** val moves_into_kernels : plain -> int -> (int * int list) list -> bool **)

let rec moves_into_kernels g root = function
| [] -> same root g.order
| m :: ms' ->
  (&&) (move_into_kernel g root m)
    (moves_into_kernels g (Stdlib.Int.succ root) ms')

(** val kernel_order_max : int **)

let kernel_order_max =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val judge_even_kernel : statement -> kernel_evidence -> bool **)

let judge_even_kernel s e =
  match s with
  | Outcome (s0, o) ->
    (match s0 with
     | Rooted (g0, g, v) ->
       (match g0 with
        | Ueg ->
          (match o with
           | Next_wins ->
             (match e with
              | One_kernel _ -> false
              | Moves l ->
                (match l with
                 | [] -> false
                 | m :: l0 ->
                   (match l0 with
                    | [] -> (&&) (fine g) (move_into_kernel g v m)
                    | _ :: _ -> false)))
           | Previous_wins ->
             (match e with
              | One_kernel k -> (&&) (fine g) (kernel_with g v k)
              | Moves _ -> false))
        | _ -> false)
     | Unrooted (g0, g) ->
       (match g0 with
        | Ueg ->
          (match o with
           | Next_wins ->
             (match e with
              | One_kernel _ -> false
              | Moves l ->
                (match l with
                 | [] -> false
                 | m :: l0 ->
                   (match l0 with
                    | [] -> (&&) (fine g) (kernel_with g (fst m) (snd m))
                    | _ :: _ -> false)))
           | Previous_wins ->
             (match e with
              | One_kernel _ -> false
              | Moves ms ->
                (&&) (fine g)
                  ((&&)
                    ((fun (m : int) n -> m <= n) g.order kernel_order_max)
                    (moves_into_kernels g 0 ms))))
        | _ -> false)
     | _ -> false)
  | Even_kernel (g, o, b) ->
    (match o with
     | Some v ->
       if b
       then (match e with
             | One_kernel k -> (&&) (fine g) (kernel_with g v k)
             | Moves _ -> false)
       else false
     | None ->
       if b
       then (match e with
             | One_kernel k -> (&&) (fine g) (is_kernel g k)
             | Moves _ -> false)
       else false)
  | _ -> false

type forest = int option table * int table

(** val find_root : int -> int option table -> int -> int **)

let rec find_root steps0 parent v =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> v)
    (fun s ->
    match get None parent v with
    | Some p -> find_root s parent p
    | None -> v)
    steps0

(** val join_trees : int -> bool table -> forest -> (int * int) -> forest **)

let join_trees n0 outside f e =
  if (||) (get false outside (fst e)) (get false outside (snd e))
  then f
  else let u = find_root n0 (fst f) (fst e) in
       let v = find_root n0 (fst f) (snd e) in
       if same u v
       then f
       else let (parent, below) = f in
            let size_u = get (Stdlib.Int.succ 0) below u in
            let size_v = get (Stdlib.Int.succ 0) below v in
            if (fun (m : int) n -> m <= n) (Stdlib.Int.succ size_u) size_v
            then ((put None parent u (Some v)),
                   (put (Stdlib.Int.succ 0) below v (add size_u size_v)))
            else ((put None parent v (Some u)),
                   (put (Stdlib.Int.succ 0) below u (add size_u size_v)))

(** val component_labels : plain -> bool table -> int -> int **)

let component_labels g outside =
  let f = foldl (join_trees g.order outside) (Blank, Blank) g.edge_list in
  find_root g.order (fst f)

(** val no_edge_crosses : plain -> bool table -> (int -> int) -> bool **)

let no_edge_crosses g outside label =
  all (fun e ->
    (||) (get false outside (fst e))
      ((||) (get false outside (snd e))
        (same (label (fst e)) (label (snd e))))) g.edge_list

(** val odd_labels : plain -> bool table -> (int -> int) -> int **)

let odd_labels g outside label =
  let t =
    foldl (fun t v -> if get false outside v then t else flip t (label v))
      Blank (iota 0 g.order)
  in
  count (get false t) (iota 0 g.order)

(** val ends : (int * int) list -> int list **)

let rec ends = function
| [] -> []
| e :: l' -> (fst e) :: ((snd e) :: (ends l'))

(** val distinct : bool table -> int list -> bool **)

let rec distinct t = function
| [] -> true
| v :: s' -> (&&) (negb (get false t v)) (distinct (put false t v true) s')

(** val part_of : (int * int) list -> (int * int) list -> bool **)

let rec part_of m = function
| [] -> (match m with
         | [] -> true
         | _ :: _ -> false)
| f :: l' ->
  (match m with
   | [] -> true
   | e :: m' -> part_of (if same_pair e f then m' else m) l')

(** val is_pair : plain -> (int * int) list -> int list -> bool **)

let is_pair g m b =
  (&&) (part_of m g.edge_list)
    ((&&) (distinct Blank (ends m))
      ((&&) (has_vertices g b)
        ((&&) (distinct Blank b)
          (let outside = marks b in
           let label = component_labels g outside in
           (&&) (no_edge_crosses g outside label)
             (same (add g.order (size b))
               (add (odd_labels g outside label) (size (ends m))))))))

type matching_evidence = { first_vertex : int option;
                           matching_edges : (int * int) list;
                           barrier_vertices : int list }

(** val misses : (int * int) list -> int -> bool **)

let misses m v =
  negb (has (same v) (ends m))

(** val judge_matching : statement -> matching_evidence -> bool **)

let judge_matching s e =
  let { first_vertex = first0; matching_edges = m; barrier_vertices = b } = e
  in
  let agree = fun g -> (&&) (fine g) ((&&) (ascending b) (is_pair g m b)) in
  (match s with
   | Outcome (s0, o) ->
     (match s0 with
      | Rooted (g0, g, v) ->
        (match g0 with
         | Uvg ->
           (match o with
            | Next_wins ->
              (match first0 with
               | Some _ -> false
               | None -> (&&) (agree g) (has (same v) b))
            | Previous_wins ->
              (match first0 with
               | Some _ -> false
               | None -> (&&) (agree g) ((&&) (has_vertex g v) (misses m v))))
         | _ -> false)
      | Unrooted (g0, g) ->
        (match g0 with
         | Uvg ->
           (match o with
            | Next_wins ->
              (match first0 with
               | Some v -> (&&) (agree g) ((&&) (has_vertex g v) (misses m v))
               | None -> false)
            | Previous_wins ->
              (match first0 with
               | Some _ -> false
               | None -> (&&) (agree g) (same (size (ends m)) g.order)))
         | _ -> false)
      | _ -> false)
   | _ -> false)

type mirror_evidence = (int * int) option * int list

(** val is_mirror : plain -> int list -> bool **)

let is_mirror g image =
  (&&) (same (size image) g.order)
    ((&&) (has_vertices g image)
      ((&&) (distinct Blank image)
        (let t = rows g in
         let f = get 0 (by_place 0 image) in
         (&&)
           (all (fun e -> adjacent0 t (f (fst e)) (f (snd e))) g.edge_list)
           (all (fun x ->
             (&&) (negb (same (f x) x))
               ((&&) (same (f (f x)) x) (negb (adjacent0 t x (f x)))))
             (iota 0 g.order)))))

(** val isolated_none : plain -> bool **)

let isolated_none g =
  let t = marks (ends g.edge_list) in all (get false t) (iota 0 g.order)

(** val may_delete : plain -> (int * int) -> bool **)

let may_delete g e =
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) (snd e))
    ((&&) (joins g.edge_list (fst e) (snd e))
      ((&&)
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ 0))
          (size (row g (fst e))))
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ 0))
          (size (row g (snd e))))))

(** val judge_mirror : statement -> mirror_evidence -> bool **)

let judge_mirror s e =
  match s with
  | Outcome (s0, o) ->
    (match s0 with
     | Edge_delete g ->
       (match o with
        | Next_wins ->
          let (o0, image) = e in
          (match o0 with
           | Some e0 ->
             (&&) (fine g)
               ((&&) (isolated_none g)
                 ((&&) (may_delete g e0)
                   (is_mirror (drop_edge g (fst e0) (snd e0)) image)))
           | None -> false)
        | Previous_wins ->
          let (o0, image) = e in
          (match o0 with
           | Some _ -> false
           | None ->
             (&&) (fine g) ((&&) (isolated_none g) (is_mirror g image))))
     | _ -> false)
  | _ -> false

type parity_line =
| Branch0 of int * bool
| Parity of int list
| Edge of int * int
| Empty

type values0 = bool option table

(** val add_value :
    values0 -> (bool table * bool) -> int -> bool table * bool **)

let add_value known sum1 w =
  match get None known w with
  | Some b -> ((fst sum1), (addb b (snd sum1)))
  | None -> ((flip (fst sum1) w), (snd sum1))

(** val add_equation :
    int list table -> values0 -> (bool table * bool) -> int -> bool
    table * bool **)

let add_equation t known sum1 v =
  foldl (add_value known) sum1 (get [] t v)

(** val sums_to_1 : int list table -> values0 -> int list -> bool **)

let sums_to_1 t known s =
  let sum1 = foldl (add_equation t known) (Blank, false) s in
  (&&) (snd sum1) (unmarked (fst sum1))

(** val is_in : values0 -> int -> bool **)

let is_in known v =
  match get None known v with
  | Some b -> b
  | None -> false

(** val is_out : values0 -> int -> bool **)

let is_out known v =
  match get None known v with
  | Some b -> negb b
  | None -> false

(** val is_free : values0 -> int -> bool **)

let is_free known v =
  match get None known v with
  | Some _ -> false
  | None -> true

(** val refute :
    plain -> int list table -> int -> values0 -> parity_line list ->
    parity_line list option **)

let rec refute g t steps0 known lines =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ ->
    match lines with
    | [] -> None
    | p :: rest ->
      (match p with
       | Branch0 (_, _) -> None
       | Parity s ->
         if (&&) (has_vertices g s) (sums_to_1 t known s)
         then Some rest
         else None
       | Edge (u, v) ->
         if (&&) (is_in known u) ((&&) (is_in known v) (beside t u v))
         then Some rest
         else None
       | Empty ->
         if all (is_out known) (iota 0 g.order) then Some rest else None))
    (fun steps' ->
    match lines with
    | [] -> None
    | p :: rest ->
      (match p with
       | Branch0 (v, b) ->
         if (&&) (has_vertex g v) (is_free known v)
         then (match refute g t steps' (put None known v (Some b)) rest with
               | Some rest' ->
                 refute g t steps' (put None known v (Some (negb b))) rest'
               | None -> None)
         else None
       | Parity s ->
         if (&&) (has_vertices g s) (sums_to_1 t known s)
         then Some rest
         else None
       | Edge (u, v) ->
         if (&&) (is_in known u) ((&&) (is_in known v) (beside t u v))
         then Some rest
         else None
       | Empty ->
         if all (is_out known) (iota 0 g.order) then Some rest else None))
    steps0

(** val parity_order_max : int **)

let parity_order_max =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val refutes : plain -> values0 -> parity_line list -> bool **)

let refutes g known lines =
  (&&) ((&&) (fine g) ((fun (m : int) n -> m <= n) g.order parity_order_max))
    (match refute g (neighbour_lists g) (Stdlib.Int.succ g.order) known lines with
     | Some l -> (match l with
                  | [] -> true
                  | _ :: _ -> false)
     | None -> false)

(** val judge_parity : statement -> parity_line list -> bool **)

let judge_parity s lines =
  match s with
  | Even_kernel (g, o, b) ->
    (match o with
     | Some v ->
       if b
       then false
       else (&&) (has_vertex g v)
              (refutes g (put None Blank v (Some true)) lines)
     | None -> if b then false else refutes g Blank lines)
  | _ -> false

(** val nim_within : int -> int -> int -> int **)

let rec nim_within steps0 a b =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> b)
    (fun _ ->
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> a)
      (fun _ ->
      (fun fO fS n -> if n=0 then fO () else fS (n-1))
        (fun _ -> 0)
        (fun s ->
        let c = nim_within s ((fun n -> n lsr 1) a) ((fun n -> n lsr 1) b) in
        let c2 = add c c in
        if eqb (even_number a) (even_number b) then c2 else Stdlib.Int.succ c2)
        steps0)
      b)
    a

(** val nim_sum : int -> int -> int **)

let nim_sum a b =
  nim_within a a b

(** val mark_options : bool table -> int list -> int list -> bool table **)

let rec mark_options t forward backward =
  match forward with
  | [] -> t
  | x :: forward' ->
    (match backward with
     | [] -> t
     | y :: backward' ->
       mark_options (put false t (nim_sum x y) true) forward' backward')

(** val is_mex : bool table -> int -> bool **)

let is_mex t v =
  (&&) (negb (get false t v)) (all (get false t) (iota 0 v))

(** val obey : int list -> int list -> int list -> bool **)

let rec obey heaps before0 = function
| [] -> true
| v :: after' ->
  (&&) (is_mex (mark_options Blank heaps (behead before0)) v)
    (obey heaps (v :: before0) after')

(** val begins : int list -> int list -> bool **)

let rec begins s t =
  match s with
  | [] -> (match t with
           | [] -> true
           | _ :: _ -> false)
  | x :: s' ->
    (match t with
     | [] -> true
     | y :: t' -> (&&) (same x y) (begins s' t'))

(** val shows_period : int -> int -> int list -> bool **)

let shows_period from period1 heaps =
  (&&)
    (same (size heaps)
      (addn
        (addn (muln (Stdlib.Int.succ (Stdlib.Int.succ 0)) from)
          (muln (Stdlib.Int.succ (Stdlib.Int.succ 0)) period1))
        (Stdlib.Int.succ (Stdlib.Int.succ 0))))
    ((&&) (obey heaps [] heaps)
      (begins (drop from heaps) (drop (addn from period1) heaps)))

(** val heap_of : int -> int -> int -> int **)

let heap_of from period1 n0 =
  let heap = subn n0 (Stdlib.Int.succ (Stdlib.Int.succ 0)) in
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ from) heap
  then addn from (modn (subn heap from) period1)
  else heap

type paths_evidence = { preperiod : int; period : int; path_values : int list }

(** val walk : int -> int list table -> int -> int -> int list -> int list **)

let rec walk steps0 t last0 v walked0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> walked0)
    (fun s ->
    match filter (fun w -> negb (same w last0)) (get [] t v) with
    | [] -> v :: walked0
    | w :: _ -> walk s t v w (v :: walked0))
    steps0

(** val walk_from :
    plain -> int list table -> (bool table * int list list) -> int -> bool
    table * int list list **)

let walk_from g t found v =
  if get false (fst found) v
  then found
  else (match get [] t v with
        | [] -> found
        | _ :: l ->
          (match l with
           | [] ->
             let piece = walk g.order t v v [] in
             ((foldl (fun seen0 w -> put false seen0 w true) (fst found)
                piece), (piece :: (snd found)))
           | _ :: _ -> found))

(** val walks : plain -> int list table -> int list list **)

let walks g t =
  snd (foldl (walk_from g t) (Blank, []) (iota 0 g.order))

(** val places_from : int table -> int -> int list -> int table **)

let rec places_from t k = function
| [] -> t
| v :: s' -> places_from (put 0 t v k) (Stdlib.Int.succ k) s'

(** val places0 : int list -> int table **)

let places0 s =
  places_from Blank 0 s

(** val linked :
    int list table -> bool table -> int -> int -> int list -> bool **)

let rec linked t cut k last0 = function
| [] -> true
| v :: s' ->
  (&&) ((||) (get false cut k) (beside t last0 v))
    (linked t cut (Stdlib.Int.succ k) v s')

(** val edge_in_place : int table -> bool table -> (int * int) -> bool **)

let edge_in_place place0 cut e =
  let i = get 0 place0 (fst e) in
  let j = get 0 place0 (snd e) in
  (||) ((&&) (same (Stdlib.Int.succ i) j) (negb (get false cut j)))
    ((&&) (same (Stdlib.Int.succ j) i) (negb (get false cut i)))

(** val are_paths : plain -> int list table -> int list list -> bool **)

let are_paths g t pieces =
  let s = flatten pieces in
  let cut = marks (scanl addn 0 (map1 size pieces)) in
  (&&)
    (all (fun p ->
      (fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ 0))
        (size p)) pieces)
    ((&&) (same (size s) g.order)
      ((&&) (has_vertices g s)
        ((&&) (distinct Blank s)
          ((&&)
            (match s with
             | [] -> true
             | v :: s' -> linked t cut (Stdlib.Int.succ 0) v s')
            (let place0 = places0 s in
             all (edge_in_place place0 cut) g.edge_list)))))

(** val period_max0 : int **)

let period_max0 =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val table_ok : paths_evidence -> bool **)

let table_ok e =
  let { preperiod = from; period = period1; path_values = heaps } = e in
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) from)
    ((&&) ((fun (m : int) n -> m <= n) from period_max0)
      ((&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) period1)
        ((&&) ((fun (m : int) n -> m <= n) period1 period_max0)
          (shows_period from period1 heaps))))

(** val nim_of_paths : paths_evidence -> int list list -> int **)

let nim_of_paths e pieces =
  let { preperiod = from; period = period1; path_values = heaps } = e in
  let t = by_place 0 heaps in
  foldr (fun p sum1 ->
    nim_sum (get 0 t (heap_of from period1 (size p))) sum1) 0 pieces

(** val judge_paths : statement -> paths_evidence -> bool **)

let judge_paths s e =
  match s with
  | Outcome (s0, o) ->
    (match s0 with
     | Edge_delete g ->
       (&&) (fine g)
         ((&&) (isolated_none g)
           ((&&) (table_ok e)
             (let t = neighbour_lists g in
              let pieces = walks g t in
              (&&) (are_paths g t pieces)
                (eq_op bool_eqType (Obj.magic same (nim_of_paths e pieces) 0)
                  (match o with
                   | Next_wins -> Obj.magic false
                   | Previous_wins -> Obj.magic true)))))
     | _ -> false)
  | Edge_delete_paths p -> (&&) (table_ok e) (same p e.period)
  | _ -> false

type imperfect_level = { level_matching : (int * int) list;
                         level_barrier : int list; level_paths : int list list }

type opening_level = { opening_matching : (int * int) list;
                       opening_barrier : int list; opening_move : (int * int) }

type levels_evidence = { imperfect : imperfect_level list;
                         opening : opening_level option }

(** val add_mates : int option table -> (int * int) -> int option table **)

let add_mates t e =
  put None (put None t (fst e) (Some (snd e))) (snd e) (Some (fst e))

(** val mates : (int * int) list -> int option table **)

let mates m =
  foldl add_mates Blank m

(** val is_mate : int option table -> int -> int -> bool **)

let is_mate t v w =
  match get None t v with
  | Some u -> same u w
  | None -> false

(** val alternates :
    bool table table -> int option table -> int -> int list -> bool **)

let rec alternates t mate v = function
| [] -> true
| w :: l ->
  (match l with
   | [] -> false
   | x :: s' ->
     (&&) (adjacent0 t v w) ((&&) (is_mate mate w x) (alternates t mate x s')))

(** val exposes : bool table table -> int option table -> int list -> bool **)

let exposes t mate path0 = match path0 with
| [] -> false
| v :: s ->
  (&&) (match get None mate v with
        | Some _ -> false
        | None -> true) ((&&) (distinct Blank path0) (alternates t mate v s))

(** val every_other : 'a1 list -> 'a1 list **)

let rec every_other = function
| [] -> []
| v :: l -> (match l with
             | [] -> v :: []
             | _ :: s' -> v :: (every_other s'))

(** val unmark : bool table -> int list -> bool table **)

let unmark t s =
  foldl (fun t0 v -> put false t0 v false) t s

(** val paths_show :
    plain -> bool table table -> int option table -> bool table -> int list
    list -> bool **)

let rec paths_show g t mate left = function
| [] -> unmarked left
| p :: paths' ->
  (&&) (has_vertices g p)
    ((&&) (exposes t mate p)
      ((&&) (get false left (last 0 p))
        (paths_show g t mate (unmark left (every_other p)) paths')))

(** val shows_imperfect : plain -> imperfect_level -> bool **)

let shows_imperfect g l =
  let { level_matching = m; level_barrier = b; level_paths = paths } = l in
  (&&) (ascending b)
    ((&&) (is_pair g m b)
      (paths_show g (rows g) (mates m) (unmark (marks (ends m)) b) paths))

(** val shows_perfect : plain -> opening_level -> bool **)

let shows_perfect g l =
  let { opening_matching = m; opening_barrier = b; opening_move = e } = l in
  (&&) (ascending b)
    ((&&) (is_pair g m b)
      ((&&) (has (same_pair e) m)
        ((&&) (is_pair g m (rcons b (fst e))) (is_pair g m (rcons b (snd e))))))

(** val levels_show :
    plain -> imperfect_level list -> opening_level option -> bool **)

let rec levels_show g levels last0 =
  match levels with
  | [] ->
    (match last0 with
     | Some l -> shows_perfect g l
     | None -> nilp g.edge_list)
  | l :: levels' ->
    (&&) (shows_imperfect g l)
      (levels_show (keep_within g (marks l.level_barrier)) levels' last0)

(** val levels_max : int **)

let levels_max =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))))))))

(** val judge_levels : statement -> levels_evidence -> bool **)

let judge_levels s e =
  let { imperfect = levels; opening = last0 } = e in
  (match s with
   | Outcome (s0, o) ->
     (match s0 with
      | Slither g ->
        (match o with
         | Next_wins ->
           (match last0 with
            | Some _ ->
              (&&) (fine g)
                ((&&)
                  ((fun (m : int) n -> m <= n) (Stdlib.Int.succ
                    (size levels)) levels_max) (levels_show g levels last0))
            | None -> false)
         | Previous_wins ->
           (match last0 with
            | Some _ -> false
            | None ->
              (&&) (fine g)
                ((&&) ((fun (m : int) n -> m <= n) (size levels) levels_max)
                  (levels_show g levels last0))))
      | _ -> false)
   | _ -> false)

(** val value1 : int list list -> int -> int -> int **)

let value1 rows1 k n0 =
  nth 0 (nth [] rows1 k) n0

(** val by_period : int list list -> int -> int -> int -> int -> int **)

let by_period rows1 e p k n0 =
  value1 rows1 k
    (if (fun (m : int) n -> m <= n) (Stdlib.Int.succ n0) e
     then n0
     else addn e (modn (subn n0 e) p))

type heaps_evidence = { preperiod0 : int; period0 : int; rows0 : int list list }

(** val near_option : int list list -> int -> near_move -> int **)

let near_option rows1 n0 m =
  nim_sum m.near_nimber (value1 rows1 m.near_kind (subn n0 m.near_less))

(** val middle_options : int list list -> int -> middle_move -> int list **)

let middle_options rows1 n0 m =
  map1 (fun x -> nim_sum m.middle_nimber (nim_sum (fst x) (snd x)))
    (zip (take (places n0 m) (drop m.left_least (nth [] rows1 m.left_kind)))
      (rev
        (take (places n0 m) (drop m.right_least (nth [] rows1 m.right_kind)))))

(** val option_values : int list list -> kind_moves -> int -> int list **)

let option_values rows1 k n0 =
  cat (map1 (fun m -> near_option rows1 n0 m) k.near)
    (flatten (map1 (fun m -> middle_options rows1 n0 m) k.middle))

(** val is_sound : chain_law -> bool **)

let is_sound s =
  let t = table_of s in sound t s.start

(** val starts_late : chain_law -> heaps_evidence -> bool **)

let starts_late s e =
  let t = table_of s in
  (&&) ((fun (m : int) n -> m <= n) s.start e.preperiod0)
    ((fun (m : int) n -> m <= n) (least_most t) e.preperiod0)

(** val reaches_bound : chain_law -> heaps_evidence -> bool **)

let reaches_bound s e =
  let t = table_of s in
  let bound0 = period_bound t e.preperiod0 e.period0 in
  all (fun row0 -> same (size row0) (addn bound0 e.period0)) e.rows0

(** val begins_short : chain_law -> heaps_evidence -> bool **)

let begins_short s e =
  let t = table_of s in
  all (fun k ->
    same_bytes (take s.start (nth [] e.rows0 k)) (kind_of s k).short_values)
    (iota 0 (size t))

(** val follows_table : chain_law -> heaps_evidence -> bool **)

let follows_table s e =
  let t = table_of s in
  let bound0 = period_bound t e.preperiod0 e.period0 in
  all (fun k ->
    all (fun n0 ->
      is_mex (marks (option_values e.rows0 (moves_of0 t k) n0))
        (value1 e.rows0 k n0))
      (iota s.start (subn (addn bound0 e.period0) s.start))) (iota 0 (size t))

(** val repeats : chain_law -> heaps_evidence -> bool **)

let repeats s e =
  let t = table_of s in
  let bound0 = period_bound t e.preperiod0 e.period0 in
  all (fun k ->
    all (fun n0 ->
      same (value1 e.rows0 k (addn n0 e.period0)) (value1 e.rows0 k n0))
      (iota e.preperiod0 (subn bound0 e.preperiod0))) (iota 0 (size t))

(** val is_law : chain_law -> heaps_evidence -> bool **)

let is_law s e =
  let p0 = (s.law_period, s.law_from) in
  let least = s.units_least in
  let (p, from) = p0 in
  let longer1 = (kind_of s s.first).longer in
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) p)
    ((&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) least)
      ((&&) ((fun (m : int) n -> m <= n) least from)
        ((&&) (same (addn (size s.law) least) (addn from p))
          ((&&)
            ((fun (m : int) n -> m <= n) (Stdlib.Int.succ s.first)
              (size s.kinds))
            ((&&)
              (same ((fun m n -> if n = 0 then m else m mod n) e.period0 p) 0)
              (all (fun n0 ->
                same (law_value s n0)
                  (by_period e.rows0 e.preperiod0 e.period0 s.first
                    (addn n0 longer1)))
                (iota least
                  (subn
                    (addn (maxn from (subn e.preperiod0 longer1)) e.period0)
                    least))))))))

(** val judge_heaps : chain_law -> heaps_evidence -> bool **)

let judge_heaps s e =
  let t = table_of s in
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) e.period0)
    ((&&) (is_sound s)
      ((&&) (starts_late s e)
        ((&&) ((&&) (same (size e.rows0) (size t)) (reaches_bound s e))
          ((&&) (begins_short s e)
            ((&&) (follows_table s e) ((&&) (repeats s e) (is_law s e)))))))

(** val judge_statement : statement -> heaps_evidence -> bool **)

let judge_statement s e =
  match s with
  | Law_of_chain c -> (&&) (judge_heaps c e) (is_local c)
  | _ -> false

type arithmetic_evidence = { settled0 : int; step0 : int }

(** val integer_within : int -> int -> z **)

let rec integer_within fuel n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> Z0)
    (fun fuel' ->
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> Z0)
      (fun _ ->
      let half = integer_within fuel' ((fun n -> n lsr 1) n0) in
      if (fun n -> n land 1 = 1) n0 then Z.succ_double half else Z.double half)
      n0)
    fuel

(** val integer : int -> z **)

let integer n0 =
  integer_within n0 n0

(** val law_line : number_law -> int -> int -> line **)

let law_line g s n0 =
  ((integer (given_value g n0)),
    (integer (muln (Nat.div s g.given_period) g.given_adds)))

(** val claim_line :
    chain_claim -> expression -> (z list * line) list option -> int -> int ->
    line option **)

let claim_line c x classes s n0 =
  line_of0 ((integer n0), (integer s)) (fun i ->
    law_line (nth no_law (laws_said c) i).given_numbers s n0) classes None x

(** val true_line : line option -> bool **)

let true_line = function
| Some l0 -> let (a, b) = l0 in (&&) (Z.eqb b Z0) (negb (Z.eqb a Z0))
| None -> false

(** val all_from : (int -> bool) -> int -> int -> bool **)

let rec all_from f n0 count0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> true)
    (fun count' ->
    if f n0 then all_from f (Stdlib.Int.succ n0) count' else false)
    count0

(** val repeats_there : arithmetic_evidence -> given_law -> bool **)

let repeats_there e g =
  (&&) ((fun (m : int) n -> m <= n) g.given_numbers.given_from e.settled0)
    (same (Nat.modulo e.step0 g.given_numbers.given_period) 0)

(** val all_true :
    chain_claim -> arithmetic_evidence -> expression -> (int -> int -> (z
    list * line) list option) -> bool **)

let all_true c e x classes =
  (&&)
    (all_from (fun n0 -> true_line (claim_line c x (classes 0 n0) 0 n0))
      c.claim_from (subn e.settled0 c.claim_from))
    (all_from (fun n0 ->
      true_line (claim_line c x (classes e.step0 n0) e.step0 n0)) e.settled0
      e.step0)

(** val no_tallies : int -> int -> (z list * line) list option **)

let no_tallies _ _ =
  None

(** val binds : expression -> bool **)

let rec binds = function
| Not y -> binds y
| Abs y -> binds y
| Two (_, y, z0) -> (||) (binds y) (binds z0)
| At_vertex0 _ -> true
| Vertices _ -> true
| _ -> false

(** val values_asked : expression -> int **)

let rec values_asked = function
| Not z0 -> values_asked z0
| Abs z0 -> values_asked z0
| Two (_, z0, w) -> maxn (values_asked z0) (values_asked w)
| At_vertex0 i -> Stdlib.Int.succ i
| Vertices z0 -> values_asked z0
| _ -> 0

(** val better : bool -> int -> int -> bool **)

let better fewest0 v u =
  if fewest0
  then (fun (m : int) n -> m <= n) v u
  else (fun (m : int) n -> m <= n) u v

(** val pick : bool -> int -> int -> int **)

let pick fewest0 v u =
  if better fewest0 v u then v else u

(** val best : bool -> int option list -> int option **)

let best fewest0 totals0 =
  foldr (fun o b ->
    match o with
    | Some v ->
      (match b with
       | Some u -> Some (pick fewest0 v u)
       | None -> Some v)
    | None -> b) None totals0

(** val both : int option -> int option -> int option **)

let both o b =
  match o with
  | Some v -> (match b with
               | Some u -> Some (addn v u)
               | None -> None)
  | None -> None

(** val row_behind :
    bool -> (int * bool list) list -> int option list -> int option list **)

let row_behind fewest0 steps0 row0 =
  map1 (fun s ->
    Option.map (fun x -> addn x (fst s)) (best fewest0 (mask0 (snd s) row0)))
    steps0

(** val state_behind :
    bool -> (int * bool list) list -> int option list list -> int option list
    list **)

let state_behind fewest0 steps0 state =
  map1 (fun row0 -> row_behind fewest0 steps0 row0) state

(** val ended : bool -> int option list -> int option list -> int option **)

let ended fewest0 row0 last0 =
  best fewest0 (map1 (fun x -> both (fst x) (snd x)) (zip row0 last0))

(** val told :
    bool -> int option list list -> int option list list -> int option **)

let told fewest0 ends1 state =
  best fewest0
    (map1 (fun x -> ended fewest0 (fst x) (snd x)) (zip state ends1))

(** val steps_of :
    Equality.coq_type -> Equality.sort list -> (Equality.sort -> int) ->
    Equality.sort rel -> (int * bool list) list **)

let steps_of _ patterns0 weight0 fits0 =
  map1 (fun y -> ((weight0 y), (map1 (fun x -> fits0 x y) patterns0)))
    patterns0

(** val part_ok : part -> int -> bool **)

let part_ok p beside1 =
  (&&)
    (all (fun e ->
      (&&)
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) p.part_order)
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) p.part_order))
      p.part_edges)
    (all (fun e ->
      (&&)
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e)) p.part_order)
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e)) beside1))
      p.part_joins)

(** val joins_turned : chain_law -> (int * int) list **)

let joins_turned s =
  let u = s.unit_part in
  map1 (fun e -> ((fst e), (nth (snd e) s.turn0 (snd e)))) u.part_joins

(** val chain_ok : chain_law -> kind -> bool **)

let chain_ok s k =
  let u = s.unit_part in
  (&&) (part_ok u u.part_order)
    ((&&) (part_ok k.left_end u.part_order)
      ((&&) (part_ok k.right_end u.part_order)
        (if k.closed
         then (&&)
                (eq_op nat_eqType (Obj.magic k.left_end.part_order)
                  (Obj.magic 0))
                ((&&)
                  (eq_op nat_eqType (Obj.magic k.right_end.part_order)
                    (Obj.magic 0))
                  (all (fun e ->
                    (&&)
                      ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e))
                        u.part_order)
                      ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e))
                        u.part_order)) (joins_turned s)))
         else true)))

(** val labels_meet :
    Equality.coq_type -> Equality.sort -> (Equality.sort -> Equality.sort ->
    bool) -> (int * int) list -> Equality.sort list -> Equality.sort list ->
    bool **)

let labels_meet _ x0 meet0 es x y =
  all (fun e -> meet0 (nth x0 x (fst e)) (nth x0 y (snd e))) es

(** val labels_fit :
    Equality.coq_type -> Equality.sort -> (Equality.sort -> Equality.sort ->
    bool) -> (int * int) list -> Equality.sort list -> bool **)

let labels_fit t x0 meet0 es x =
  labels_meet t x0 meet0 es x x

(** val bits : Equality.coq_type **)

let bits =
  Equality.clone (seq_eqType bool_eqType) (Obj.magic seq_eqMixin bool_eqType)
    (fun x -> x)

(** val all_bits : int -> Equality.sort list **)

let rec all_bits n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> (Obj.magic []) :: [])
    (fun m ->
    cat (map1 (fun x -> Obj.magic (true :: (Obj.magic x))) (all_bits m))
      (map1 (fun x -> Obj.magic (false :: (Obj.magic x))) (all_bits m)))
    n0

(** val weight : bool -> Equality.sort -> int **)

let weight counted0 x =
  if counted0 then count (fun x0 -> x0) (Obj.magic x) else 0

(** val meeting :
    (bool -> bool -> bool) -> (int * int) list -> Equality.sort ->
    Equality.sort -> bool **)

let meeting meet0 es x y =
  all (fun e ->
    meet0 (nth false (Obj.magic x) (fst e)) (nth false (Obj.magic y) (snd e)))
    es

(** val fine0 :
    (bool -> bool -> bool) -> (int * int) list -> Equality.sort -> bool **)

let fine0 meet0 es x =
  meeting meet0 es x x

(** val patterns_of : (bool -> bool -> bool) -> part -> Equality.sort list **)

let patterns_of meet0 p =
  filter (fun x -> fine0 meet0 p.part_edges x) (all_bits p.part_order)

(** val to_left : (int * int) list -> Equality.sort -> int -> int **)

let to_left es y w =
  count (fun e ->
    (&&) (eq_op nat_eqType (fst (Obj.magic e)) (Obj.magic w))
      (nth false (Obj.magic y) (snd e))) es

(** val to_right : (int * int) list -> Equality.sort -> int -> int **)

let to_right es x w =
  count (fun e ->
    (&&) (eq_op nat_eqType (snd (Obj.magic e)) (Obj.magic w))
      (nth false (Obj.magic x) (fst e))) es

(** val got : (int * int) list -> Equality.sort -> int -> int **)

let got es x w =
  addn (to_left es x w) (to_right es x w)

type question0 = { meet : (bool -> bool -> bool); seen : (int -> bool);
                   sum0 : (bool -> bool -> bool);
                   enough : (bool -> bool -> bool); some : bool;
                   counted : bool; fewest : bool }

(** val forth :
    question0 -> part -> (int * int) list -> Equality.sort -> Equality.sort **)

let forth d p es x =
  Obj.magic mkseq (fun w -> d.seen (to_right es x w)) p.part_order

(** val back :
    question0 -> part -> (int * int) list -> Equality.sort -> Equality.sort **)

let back d p es y =
  Obj.magic mkseq (fun w -> d.seen (to_left es y w)) p.part_order

(** val content :
    question0 -> part -> Equality.sort -> Equality.sort -> Equality.sort ->
    bool **)

let content d p x a b =
  all (fun w ->
    d.enough (nth false (Obj.magic x) w)
      (d.sum0 (d.seen (got p.part_edges x w))
        (d.sum0 (nth false (Obj.magic a) w) (nth false (Obj.magic b) w))))
    (iota 0 p.part_order)

(** val to_next : question0 -> chain_law -> Equality.sort -> Equality.sort **)

let to_next d s =
  let u = s.unit_part in (fun x -> forth d u u.part_joins x)

(** val to_last : question0 -> chain_law -> Equality.sort -> Equality.sort **)

let to_last d s =
  let u = s.unit_part in (fun y -> back d u u.part_joins y)

(** val copies : (int * int) -> (int * int) list -> int **)

let copies e es =
  count
    (PredOfSimpl.coerce
      (Obj.magic pred1 (prod_eqType nat_eqType nat_eqType) e)) es

(** val joined_so_often : (int * int) list -> int -> int -> int **)

let joined_so_often es v w =
  addn (copies (v, w) es) (copies (w, v) es)

(** val simple_list : (int * int) list -> bool **)

let simple_list es =
  all (fun e ->
    (fun (m : int) n -> m <= n) (joined_so_often es (fst e) (snd e))
      (Stdlib.Int.succ 0)) es

(** val parts_single : chain_law -> kind -> bool **)

let parts_single s k =
  let u = s.unit_part in
  (&&) (simple_list k.left_end.part_edges)
    ((&&) (simple_list u.part_edges)
      ((&&) (simple_list k.right_end.part_edges)
        ((&&)
          (uniq (prod_eqType nat_eqType nat_eqType)
            (Obj.magic k.left_end.part_joins))
          ((&&)
            (uniq (prod_eqType nat_eqType nat_eqType)
              (Obj.magic u.part_joins))
            ((&&)
              (uniq (prod_eqType nat_eqType nat_eqType)
                (Obj.magic k.right_end.part_joins))
              (implb k.closed
                (uniq (prod_eqType nat_eqType nat_eqType)
                  (Obj.magic joins_turned s))))))))

(** val pattern : Equality.coq_type **)

let pattern =
  Equality.clone (prod_eqType (prod_eqType bits bits) bool_eqType)
    (Obj.magic prod_eqMixin (prod_eqType bits bits) bool_eqType) (fun x -> x)

(** val has_enough :
    question0 -> chain_law -> Equality.sort -> int -> bool **)

let has_enough d s =
  let u = s.unit_part in
  (fun x w ->
  let own0 = d.seen (got u.part_edges x w) in
  (&&) (d.enough (nth false (Obj.magic x) w) (d.sum0 own0 false))
    (d.enough (nth false (Obj.magic x) w) (d.sum0 own0 true)))

(** val needed :
    question0 -> chain_law -> Equality.sort -> Equality.sort -> Equality.sort **)

let needed d s =
  let u = s.unit_part in
  (fun x a ->
  Obj.magic mkseq (fun w ->
    (&&) (nth false (Obj.magic a) w) (negb (has_enough d s x w))) u.part_order)

(** val sets_of : question0 -> part -> Equality.sort list **)

let sets_of d p =
  patterns_of d.meet p

(** val chosen : question0 -> Equality.sort -> bool **)

let chosen d x =
  (&&) d.some (has (fun x0 -> x0) (Obj.magic x))

(** val carried : question0 -> chain_law -> kind -> Equality.sort list **)

let carried d s k =
  let u = s.unit_part in
  let l = k.left_end in
  undup bits
    (cat (map1 (fun x -> to_next d s x) (sets_of d u))
      (if k.closed
       then map1 (fun x -> forth d u (joins_turned s) x) (sets_of d u)
       else map1 (fun x -> forth d u l.part_joins x) (sets_of d l)))

(** val patterns : question0 -> chain_law -> kind -> Equality.sort list **)

let patterns d s k =
  let u = s.unit_part in
  flatten
    (map1 (fun x ->
      map1 (fun f -> Obj.magic (x, f))
        (if d.some then false :: (true :: []) else false :: []))
      (undup (prod_eqType bits bits)
        (flatten
          (map1 (fun x ->
            map1 (fun a -> Obj.magic (x, (needed d s x a))) (carried d s k))
            (sets_of d u)))))

(** val heavy : question0 -> Equality.sort -> int **)

let heavy d p =
  weight d.counted (fst (fst (Obj.magic p)))

(** val fits :
    question0 -> chain_law -> Equality.sort -> Equality.sort -> bool **)

let fits d s =
  let u = s.unit_part in
  (fun p q ->
  (&&)
    (meeting d.meet u.part_joins (fst (fst (Obj.magic p)))
      (fst (fst (Obj.magic q))))
    ((&&)
      (eq_op bits (snd (fst (Obj.magic q)))
        (needed d s (fst (fst (Obj.magic q)))
          (to_next d s (fst (fst (Obj.magic p))))))
      ((&&)
        (eq_op bool_eqType (snd (Obj.magic q))
          (Obj.magic (||) (snd (Obj.magic p))
            (chosen d (fst (fst (Obj.magic q))))))
        (content d u (fst (fst (Obj.magic p))) (snd (fst (Obj.magic p)))
          (to_last d s (fst (fst (Obj.magic q))))))))

(** val steps : question0 -> chain_law -> kind -> (int * bool list) list **)

let steps d s k =
  steps_of pattern (patterns d s k) (heavy d) (fits d s)

(** val left_fits :
    question0 -> chain_law -> kind -> Equality.sort -> Equality.sort -> bool **)

let left_fits d s k =
  let u = s.unit_part in
  let l = k.left_end in
  (fun p l0 ->
  (&&) (meeting d.meet l.part_joins l0 (fst (fst (Obj.magic p))))
    ((&&)
      (eq_op bits (snd (fst (Obj.magic p)))
        (needed d s (fst (fst (Obj.magic p))) (forth d u l.part_joins l0)))
      ((&&)
        (eq_op bool_eqType (snd (Obj.magic p))
          (Obj.magic (||) (chosen d l0) (chosen d (fst (fst (Obj.magic p))))))
        (content d l l0 (Obj.magic [])
          (back d l l.part_joins (fst (fst (Obj.magic p))))))))

(** val right_fits :
    question0 -> chain_law -> kind -> Equality.sort -> Equality.sort -> bool **)

let right_fits d s k =
  let u = s.unit_part in
  let r = k.right_end in
  (fun p r0 ->
  (&&) (meeting d.meet r.part_joins r0 (fst (fst (Obj.magic p))))
    ((&&) (implb d.some ((||) (snd (Obj.magic p)) (chosen d r0)))
      ((&&)
        (content d u (fst (fst (Obj.magic p))) (snd (fst (Obj.magic p)))
          (forth d u r.part_joins r0))
        (content d r r0 (Obj.magic [])
          (back d r r.part_joins (fst (fst (Obj.magic p))))))))

(** val best_end :
    question0 -> part -> (Equality.sort -> Equality.sort -> bool) ->
    Equality.sort -> int option **)

let best_end d p end_fits q =
  best d.fewest
    (map1 (fun x -> Some (weight d.counted x))
      (filter (fun x -> end_fits q x) (sets_of d p)))

(** val ring_fits :
    question0 -> chain_law -> Equality.sort -> Equality.sort -> bool **)

let ring_fits d s =
  let u = s.unit_part in
  (fun p q ->
  (&&)
    (meeting d.meet (joins_turned s) (fst (fst (Obj.magic p)))
      (fst (fst (Obj.magic q))))
    ((&&)
      (eq_op bits (snd (fst (Obj.magic q)))
        (needed d s (fst (fst (Obj.magic q)))
          (forth d u (joins_turned s) (fst (fst (Obj.magic p))))))
      ((&&) (implb d.some (snd (Obj.magic p)))
        (content d u (fst (fst (Obj.magic p))) (snd (fst (Obj.magic p)))
          (back d u (joins_turned s) (fst (fst (Obj.magic q))))))))

(** val ways : question0 -> chain_law -> kind -> Equality.sort list **)

let ways d s k =
  filter (fun p ->
    eq_op bool_eqType (snd (Obj.magic p))
      (Obj.magic chosen d (fst (fst (Obj.magic p))))) (patterns d s k)

(** val marked_left :
    question0 -> chain_law -> kind -> (Equality.sort -> Equality.sort ->
    bool) -> Equality.sort -> Equality.sort -> bool **)

let marked_left d s k first_mark p l =
  (&&) (left_fits d s k p l) (first_mark l (fst (fst (Obj.magic p))))

(** val marked_right :
    question0 -> chain_law -> kind -> (Equality.sort -> Equality.sort ->
    bool) -> Equality.sort -> Equality.sort -> bool **)

let marked_right d s k last_mark p r =
  (&&) (right_fits d s k p r) (last_mark (fst (fst (Obj.magic p))) r)

(** val marked_ring :
    question0 -> chain_law -> (Equality.sort -> Equality.sort -> bool) ->
    Equality.sort -> Equality.sort -> bool **)

let marked_ring d s last_mark p q =
  (&&) (ring_fits d s p q) (Obj.magic last_mark (fst (fst (Obj.magic p))) [])

(** val marked_ways :
    question0 -> chain_law -> kind -> (Equality.sort -> Equality.sort ->
    bool) -> Equality.sort list **)

let marked_ways d s k first_mark =
  filter (fun p -> Obj.magic first_mark [] (fst (fst (Obj.magic p))))
    (ways d s k)

(** val marked_starts :
    question0 -> chain_law -> kind -> (Equality.sort -> Equality.sort ->
    bool) -> int option list list **)

let marked_starts d s k =
  let l = k.left_end in
  (fun first_mark ->
  if k.closed
  then map1 (fun p ->
         map1 (fun q -> if eq_op pattern q p then Some (heavy d q) else None)
           (patterns d s k)) (marked_ways d s k first_mark)
  else (map1 (fun q ->
         Option.map (fun x -> addn x (heavy d q))
           (best_end d l (marked_left d s k first_mark) q)) (patterns d s k)) :: [])

(** val marked_ends :
    question0 -> chain_law -> kind -> (Equality.sort -> Equality.sort ->
    bool) -> (Equality.sort -> Equality.sort -> bool) -> int option list list **)

let marked_ends d s k =
  let r = k.right_end in
  (fun first_mark last_mark ->
  if k.closed
  then map1 (fun p ->
         map1 (fun q ->
           if marked_ring d s last_mark q p then Some 0 else None)
           (patterns d s k)) (marked_ways d s k first_mark)
  else (map1 (fun q -> best_end d r (marked_right d s k last_mark) q)
         (patterns d s k)) :: [])

(** val no_mark : Equality.sort -> Equality.sort -> bool **)

let no_mark _ _ =
  true

(** val starts : question0 -> chain_law -> kind -> int option list list **)

let starts d s k =
  marked_starts d s k no_mark

(** val ends0 : question0 -> chain_law -> kind -> int option list list **)

let ends0 d s k =
  marked_ends d s k no_mark no_mark

type totals =
| Total of int option
| Split of totals * totals

(** val total_at : totals -> Equality.sort -> int option **)

let rec total_at t x =
  match t with
  | Total o -> (match Obj.magic x with
                | [] -> o
                | _ :: _ -> None)
  | Split (a, b) ->
    (match Obj.magic x with
     | [] -> None
     | y :: x' -> total_at (if y then a else b) (Obj.magic x'))

(** val table0 : int -> (Equality.sort -> int option) -> totals **)

let rec table0 m f =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> Total (Obj.magic f []))
    (fun n0 -> Split
    ((table0 n0 (fun x -> Obj.magic f (true :: (Obj.magic x)))),
    (table0 n0 (fun x -> Obj.magic f (false :: (Obj.magic x))))))
    m

(** val listed0 : totals -> int option list **)

let rec listed0 = function
| Total o -> o :: []
| Split (a, b) -> cat (listed0 a) (listed0 b)

(** val extended : int -> int -> totals -> totals **)

let extended m more0 t =
  table0 (addn m more0) (fun x ->
    if all (fun x0 -> x0) (drop m (Obj.magic x))
    then total_at t (Obj.magic take m x)
    else None)

(** val both_freed : Equality.sort -> int -> int -> Equality.sort **)

let both_freed x i j =
  Obj.magic set_nth true (set_nth true (Obj.magic x) i true) j true

(** val with_edge : int -> totals -> (int * int) -> totals **)

let with_edge m t e =
  table0 m (fun x ->
    best false
      ((total_at t x) :: ((if (||)
                                (eq_op nat_eqType (fst (Obj.magic e))
                                  (snd (Obj.magic e)))
                                ((||) (nth true (Obj.magic x) (fst e))
                                  (nth true (Obj.magic x) (snd e)))
                           then None
                           else Option.map (fun x0 ->
                                  addn x0 (Stdlib.Int.succ 0))
                                  (total_at t (both_freed x (fst e) (snd e)))) :: [])))

(** val forgotten : int -> int -> int -> totals -> totals **)

let forgotten m gone n0 t =
  let choices = all_bits gone in
  table0 (addn m n0) (fun x ->
    best false
      (map1 (fun y ->
        total_at t
          (Obj.magic cat (take m (Obj.magic x))
            (cat (Obj.magic y) (drop m (Obj.magic x))))) choices))

(** val absorbed :
    int -> int -> int -> (int * int) list -> totals -> totals **)

let absorbed m gone n0 es t =
  forgotten m gone n0
    (foldl (with_edge (addn (addn m gone) n0)) (extended (addn m gone) n0 t)
      es)

(** val kept0 : chain_law -> kind -> int **)

let kept0 s k =
  let u = s.unit_part in let u0 = u.part_order in if k.closed then u0 else 0

(** val unit_edges :
    chain_law -> int -> int -> (int * int) list -> (int * int) list **)

let unit_edges s =
  let u = s.unit_part in
  (fun from m joins0 ->
  cat (between from m joins0) (between m m u.part_edges))

(** val first_totals : chain_law -> kind -> totals **)

let first_totals s k =
  let u = s.unit_part in
  let u0 = u.part_order in
  let l = k.left_end in
  absorbed 0 l.part_order u0 (unit_edges s 0 l.part_order l.part_joins)
    (absorbed 0 0 l.part_order (between 0 0 l.part_edges) (Total (Some 0)))

(** val walk_start : chain_law -> kind -> totals **)

let walk_start s k =
  let u = s.unit_part in
  let u0 = u.part_order in
  if k.closed
  then absorbed u0 0 u0 (unit_edges s 0 u0 u.part_joins) (first_totals s k)
  else first_totals s k

(** val next_totals : chain_law -> kind -> totals -> totals **)

let next_totals s k =
  let u = s.unit_part in
  let u0 = u.part_order in
  absorbed (kept0 s k) u0 u0
    (unit_edges s (kept0 s k) (addn (kept0 s k) u0) u.part_joins)

(** val last_edges : chain_law -> kind -> (int * int) list **)

let last_edges s k =
  let u = s.unit_part in
  let u0 = u.part_order in
  let r = k.right_end in
  cat (between (addn (kept0 s k) u0) (addn (kept0 s k) u0) r.part_edges)
    (cat (between (addn (kept0 s k) u0) (kept0 s k) r.part_joins)
      (if k.closed then between (kept0 s k) 0 (joins_turned s) else []))

(** val matching_told : chain_law -> kind -> totals -> int option **)

let matching_told s k =
  let u = s.unit_part in
  let u0 = u.part_order in
  let r = k.right_end in
  (fun t ->
  total_at
    (forgotten 0 (addn (kept0 s k) r.part_order) 0
      (absorbed (kept0 s k) u0 r.part_order (last_edges s k) t))
    (Obj.magic []))

(** val exponent_within : int -> int -> int option **)

let rec exponent_within fuel m =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ ->
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> None)
      (fun fuel' ->
      if (||) ((fun n -> n land 1 = 1) m) ((fun (m : int) n -> m = n) m 0)
      then None
      else Option.map (fun x -> Stdlib.Int.succ x)
             (exponent_within fuel' ((fun n -> n lsr 1) m)))
      fuel)
    (fun n0 ->
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> Some 0)
      (fun _ ->
      (fun fO fS n -> if n=0 then fO () else fS (n-1))
        (fun _ -> None)
        (fun fuel' ->
        if (||) ((fun n -> n land 1 = 1) m) ((fun (m : int) n -> m = n) m 0)
        then None
        else Option.map (fun x -> Stdlib.Int.succ x)
               (exponent_within fuel' ((fun n -> n lsr 1) m)))
        fuel)
      n0)
    m

(** val exponent : int -> int option **)

let exponent m =
  exponent_within m m

(** val total : int option list -> int option option **)

let total os =
  match pmap (fun x -> x) os with
  | [] -> Some None
  | k :: ks ->
    if all ((fun (m : int) n -> m = n) k) ks
    then Option.map (fun j -> Some (addn k j))
           (exponent (Stdlib.Int.succ (size ks)))
    else None

(** val all_some0 : 'a1 option list -> 'a1 list option **)

let rec all_some0 = function
| [] -> Some []
| o :: xs' ->
  (match o with
   | Some x -> Option.map (fun x0 -> x :: x0) (all_some0 xs')
   | None -> None)

(** val counted_row :
    bool list list -> int option list -> int option list option **)

let counted_row masks row0 =
  all_some0 (map1 (fun m -> total (mask0 m row0)) masks)

(** val counted_behind :
    bool list list -> int option list list -> int option list list **)

let counted_behind masks st =
  Option.default [] (all_some0 (map1 (fun row0 -> counted_row masks row0) st))

(** val counted_told :
    int option list list -> int option list list -> int option **)

let counted_told ends1 st =
  Option.default None
    (total
      (flatten
        (map1 (fun r ->
          map1 (fun x -> both (fst x) (snd x)) (zip (fst r) (snd r)))
          (zip st ends1))))

(** val null_question : question0 **)

let null_question =
  { meet = (fun _ _ -> true); seen = (fun n -> n land 1 = 1); sum0 = addb;
    enough = (fun _ -> negb); some = false; counted = false; fewest = false }

(** val lacks : chain_law -> Equality.sort -> Equality.sort **)

let lacks s =
  let u = s.unit_part in
  (fun p ->
  Obj.magic mkseq (fun w ->
    addb
      ((fun n -> n land 1 = 1) (got u.part_edges (fst (fst (Obj.magic p))) w))
      (nth false (snd (fst (Obj.magic p))) w)) u.part_order)

(** val null_masks : chain_law -> kind -> bool list list **)

let null_masks s k =
  let patterns0 = patterns null_question s k in
  let before0 =
    map1 (fun p -> ((to_next null_question s (fst (fst (Obj.magic p)))),
      (lacks s p))) patterns0
  in
  map1 (fun q ->
    let given0 = to_last null_question s (fst (fst (Obj.magic q))) in
    map1 (fun o ->
      (&&) (eq_op bits (fst o) (snd (fst (Obj.magic q))))
        (eq_op bits (snd o) given0)) before0) patterns0

(** val end_total :
    part -> (Equality.sort -> Equality.sort -> bool) -> Equality.sort -> int
    option option **)

let end_total p end_fits q =
  total
    (map1 (fun _ -> Some 0)
      (filter (fun x -> end_fits q x) (sets_of null_question p)))

(** val end_row :
    chain_law -> kind -> part -> (Equality.sort -> Equality.sort -> bool) ->
    int option list list **)

let end_row s k =
  let patterns0 = patterns null_question s k in
  (fun p end_fits ->
  match all_some0 (map1 (fun q -> end_total p end_fits q) patterns0) with
  | Some row0 -> row0 :: []
  | None -> [])

(** val null_starts : chain_law -> kind -> int option list list **)

let null_starts s k =
  let l = k.left_end in
  let patterns0 = patterns null_question s k in
  if k.closed
  then map1 (fun p ->
         map1 (fun q -> if eq_op pattern q p then Some 0 else None) patterns0)
         (ways null_question s k)
  else end_row s k l (left_fits null_question s k)

(** val null_ends : chain_law -> kind -> int option list list **)

let null_ends s k =
  let r = k.right_end in
  let patterns0 = patterns null_question s k in
  if k.closed
  then map1 (fun p ->
         map1 (fun q ->
           if ring_fits null_question s q p then Some 0 else None) patterns0)
         (ways null_question s k)
  else end_row s k r (right_fits null_question s k)

(** val null_behind :
    chain_law -> kind -> int option list list -> int option list list **)

let null_behind s k =
  counted_behind (null_masks s k)

(** val null_told :
    chain_law -> kind -> int option list list -> int option **)

let null_told s k =
  counted_told (null_ends s k)

(** val no_two : bool -> bool -> bool **)

let no_two a b =
  negb ((&&) a b)

(** val asked : set_term -> question0 **)

let asked = function
| Independence_number ->
  { meet = no_two; seen = (fun _ -> false); sum0 = (||); enough = (fun _ _ ->
    true); some = false; counted = true; fewest = false }
| Bipartite0 ->
  { meet = (fun a b -> negb (eqb0 a b)); seen = (fun _ -> false); sum0 =
    (||); enough = (fun _ _ -> true); some = false; counted = false; fewest =
    false }
| Domination_number ->
  { meet = (fun _ _ -> true); seen =
    ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0)); sum0 = (||); enough =
    (||); some = false; counted = true; fewest = true }
| Independent_domination_number ->
  { meet = no_two; seen = ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0));
    sum0 = (||); enough = (||); some = false; counted = true; fewest = true }
| Has_even_kernel ->
  { meet = no_two; seen = (fun n -> n land 1 = 1); sum0 = addb; enough =
    (fun a b -> (||) a (negb b)); some = true; counted = false; fewest =
    false }
| Nullity -> null_question

(** val is_counting : set_term -> bool **)

let is_counting = function
| Has_even_kernel -> true
| Nullity -> true
| _ -> false

(** val counts_sets : set_term -> bool **)

let counts_sets = function
| Nullity -> true
| _ -> false

(** val told_by : set_term -> int option -> int option **)

let told_by t o =
  if is_truth t
  then Some (match o with
             | Some _ -> Stdlib.Int.succ 0
             | None -> 0)
  else o

(** val term_starts :
    set_term -> chain_law -> kind -> int option list list **)

let term_starts t s k =
  if counts_sets t then null_starts s k else starts (asked t) s k

(** val term_behind :
    set_term -> chain_law -> kind -> int option list list -> int option list
    list **)

let term_behind t s k =
  if counts_sets t
  then null_behind s k
  else let steps0 = steps (asked t) s k in
       state_behind (asked t).fewest steps0

(** val term_tells :
    set_term -> chain_law -> kind -> int option list list -> int option **)

let term_tells t s k =
  if counts_sets t
  then null_told s k
  else let ends1 = ends0 (asked t) s k in
       (fun st -> told_by t (told (asked t).fewest ends1 st))

(** val pattern_count : set_term -> chain_law -> kind -> int **)

let pattern_count t s k =
  if counts_sets t
  then muln (size (sets_of (asked t) s.unit_part))
         (size (carried (asked t) s k))
  else size (patterns (asked t) s k)

(** val unlike : int -> int -> bool **)

let unlike a b =
  negb ((fun (m : int) n -> m = n) a b)

(** val colourings : int -> int -> int list list **)

let rec colourings colours n0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> [] :: [])
    (fun m ->
    flatten
      (map1 (fun c -> map1 (fun x -> c :: x) (colourings colours m))
        (iota 0 colours)))
    n0

(** val apart_on : (int * int) list -> int list -> int list -> bool **)

let apart_on es x y =
  labels_meet nat_eqType (Obj.magic 0) (Obj.magic unlike) es (Obj.magic x)
    (Obj.magic y)

(** val is_proper : (int * int) list -> int list -> bool **)

let is_proper es x =
  labels_fit nat_eqType (Obj.magic 0) (Obj.magic unlike) es (Obj.magic x)

(** val proper_on : int -> part -> int list list **)

let proper_on colours p =
  filter (fun x -> is_proper p.part_edges x) (colourings colours p.part_order)

(** val follows_colours : chain_law -> int list rel **)

let follows_colours s =
  let u = s.unit_part in apart_on u.part_joins

(** val left_coloured : int -> kind -> int list -> bool **)

let left_coloured colours k =
  let l = k.left_end in
  (fun x -> has (fun l0 -> apart_on l.part_joins l0 x) (proper_on colours l))

(** val right_coloured : int -> kind -> int list -> bool **)

let right_coloured colours k =
  let r = k.right_end in
  (fun x -> has (fun r0 -> apart_on r.part_joins r0 x) (proper_on colours r))

(** val there_if : bool -> int option **)

let there_if = function
| true -> Some 0
| false -> None

(** val colour_starts :
    int -> kind -> int list list -> int option list list **)

let colour_starts colours k ps =
  if k.closed
  then map1 (fun p ->
         map1 (fun q ->
           there_if
             (eq_op (seq_eqType nat_eqType) (Obj.magic q) (Obj.magic p))) ps)
         ps
  else (map1 (fun q -> there_if (left_coloured colours k q)) ps) :: []

(** val colour_ends :
    int -> chain_law -> kind -> int list list -> int option list list **)

let colour_ends colours s k ps =
  if k.closed
  then map1 (fun p ->
         map1 (fun q -> there_if (apart_on (joins_turned s) q p)) ps) ps
  else (map1 (fun q -> there_if (right_coloured colours k q)) ps) :: []

(** val colour_steps :
    chain_law -> int list list -> (int * bool list) list **)

let colour_steps s ps =
  steps_of (seq_eqType nat_eqType) (Obj.magic ps) (fun _ -> 0)
    (Obj.magic follows_colours s)

(** val colours_unknown : int option list list * int option **)

let colours_unknown =
  ([], None)

(** val colours_suffice :
    chain_law -> kind -> int -> int option list list -> int option **)

let colours_suffice s k c =
  let ends1 = colour_ends c s k (proper_on c s.unit_part) in
  (fun st -> if isSome (told true ends1 st) then Some c else None)

(** val colour_walk :
    chain_law -> kind -> int -> int -> (int option list list * int option)
    list **)

let colour_walk s k c n0 =
  let steps0 = colour_steps s (proper_on c s.unit_part) in
  let tells = colours_suffice s k c in
  map1 (fun st -> (st, (tells st)))
    (traject (state_behind true steps0)
      (colour_starts c k (proper_on c s.unit_part)) (Stdlib.Int.succ n0))

(** val first_told :
    (int option list list * int option) -> (int option list list * int
    option) -> int option list list * int option **)

let first_told a b =
  ((cat (fst a) (fst b)), (match snd a with
                           | Some v -> Some v
                           | None -> snd b))

(** val colours_walk :
    chain_law -> kind -> int list -> int -> (int option list list * int
    option) list **)

let colours_walk s k cs n0 =
  foldr (fun c rest ->
    map1 (fun x -> first_told (fst x) (snd x))
      (zip (colour_walk s k c n0) rest))
    (nseq (Stdlib.Int.succ n0) colours_unknown) cs

(** val colours_max : int **)

let colours_max =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))

(** val few_colour_steps : chain_law -> kind -> int -> int -> int -> bool **)

let few_colour_steps s k n0 steps_max0 c =
  let widest =
    maxn s.unit_part.part_order
      (maxn k.left_end.part_order k.right_end.part_order)
  in
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ
       (expn (Stdlib.Int.succ (Stdlib.Int.succ 0)) (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))))))))))))))
       (expn c widest)
  then false
  else let count0 = size (proper_on c s.unit_part) in
       let beside1 =
         addn (size (proper_on c k.left_end)) (size (proper_on c k.right_end))
       in
       (fun (m : int) n -> m <= n)
         (muln count0
           (addn
             (muln count0 (if k.closed then count0 else Stdlib.Int.succ 0))
             beside1))
         ((fun m n -> if n = 0 then 0 else m / n) steps_max0 (Stdlib.Int.succ
           n0))

(** val colours_from :
    chain_law -> kind -> int -> int -> int -> int -> int -> int option **)

let rec colours_from s k fewest0 n0 steps_max0 fuel c =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> None)
    (fun fuel' ->
    if negb (few_colour_steps s k n0 steps_max0 c)
    then None
    else if all (fun st -> isSome (snd st))
              (drop (pred fewest0) (colour_walk s k c n0))
         then Some c
         else colours_from s k fewest0 n0 steps_max0 fuel' (Stdlib.Int.succ c))
    fuel

(** val colours_found :
    chain_law -> kind -> int -> int -> int -> int option **)

let colours_found s k fewest0 n0 steps_max0 =
  colours_from s k fewest0 n0 steps_max0 (Stdlib.Int.succ colours_max) 0

(** val colours_tried : chain_law -> kind -> int -> int -> int -> int list **)

let colours_tried s k fewest0 n0 steps_max0 =
  iota 0
    (match colours_found s k fewest0 n0 steps_max0 with
     | Some c -> Stdlib.Int.succ c
     | None -> 0)

(** val member_order : chain_claim -> int -> int **)

let member_order c n0 =
  piece_order (chain_of c no_rules) c.claim_kind n0

(** val member_edges : chain_claim -> int -> (int * int) list **)

let member_edges c n0 =
  piece_edges (chain_of c no_rules) c.claim_kind n0

(** val are_simple : (int * int) list -> bool **)

let rec are_simple = function
| [] -> true
| e :: es' ->
  (&&) (negb (same (fst e) (snd e)))
    ((&&)
      (negb
        (has (fun f -> (||) (same_pair e f) (same_pair e ((snd f), (fst f))))
          es')) (are_simple es'))

(** val is_member : chain_claim -> int -> bool **)

let is_member c n0 =
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) n0)
    ((&&)
      ((fun (m : int) n -> m <= n) (member_order c n0) (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
      (are_simple (member_edges c n0)))

(** val least_member : chain_claim -> int **)

let least_member c =
  minn c.claim_from (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))

(** val in_range : chain_claim -> arithmetic_evidence -> bool **)

let in_range c e =
  (&&) ((fun (m : int) n -> m <= n) c.claim_from e.settled0)
    ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) e.step0)

(** val has_its_values : given_law -> bool **)

let has_its_values g =
  (&&)
    ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0)
      g.given_numbers.given_period)
    ((&&)
      ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0)
        g.given_numbers.given_least)
      ((&&)
        ((fun (m : int) n -> m <= n) g.given_numbers.given_least
          g.given_numbers.given_from)
        (same
          (addn (size g.given_numbers.given_values)
            g.given_numbers.given_least)
          (addn g.given_numbers.given_from g.given_numbers.given_period))))

(** val begins_before : chain_claim -> given_law -> bool **)

let begins_before c g =
  (fun (m : int) n -> m <= n) g.given_numbers.given_least c.claim_from

(** val law_ok : chain_claim -> arithmetic_evidence -> given_law -> bool **)

let law_ok c e g =
  (&&) (has_its_values g) ((&&) (begins_before c g) (repeats_there e g))

(** val judge_claim : chain_claim -> arithmetic_evidence -> bool **)

let judge_claim c e =
  (&&) (is_member c (least_member c))
    ((&&) (in_range c e)
      ((&&) (all (law_ok c e) c.given)
        (match claim_read c with
         | Some x -> all_true c e x no_tallies
         | None -> false)))

(** val same_pairs0 : (int * int) list -> (int * int) list -> bool **)

let same_pairs0 es fs =
  all2 same_pair es fs

(** val same_part : part -> part -> bool **)

let same_part p q =
  (&&) (same p.part_order q.part_order)
    ((&&) (same_pairs0 p.part_edges q.part_edges)
      (same_pairs0 p.part_joins q.part_joins))

(** val same_chain : chain_law -> kind -> chain_claim -> bool **)

let same_chain s k c =
  let l = c.claim_kind in
  (&&) (same_part s.unit_part c.claim_unit)
    ((&&) (if l.closed then same_bytes s.turn0 c.claim_turn else true)
      ((&&) (eqb0 k.closed l.closed)
        ((&&) (same_part k.left_end l.left_end)
          (same_part k.right_end l.right_end))))

(** val same_numbers : number_law -> number_law -> bool **)

let same_numbers g h =
  (&&) (same g.given_least h.given_least)
    ((&&) (same_bytes g.given_values h.given_values)
      ((&&) (same g.given_period h.given_period)
        ((&&) (same g.given_from h.given_from)
          (same g.given_adds h.given_adds))))

(** val numbers_of : chain_law -> number_law **)

let numbers_of s =
  { given_least = s.units_least; given_values = s.law; given_period =
    s.law_period; given_from = s.law_from; given_adds = 0 }

(** val states_game :
    chain_claim -> rules -> number_law -> chain_law -> bool **)

let states_game c r g s =
  (&&) (same_chain s (kind_of s s.first) c)
    ((&&) (rules_ok r)
      ((&&) (all2 same_bytes (rules_lines s.chain_rules) (rules_lines r))
        (same_numbers (numbers_of s) g)))

(** val states_term :
    chain_claim -> chain_term -> number_law -> chain_sequence -> bool **)

let states_term c t g q =
  let d = q.sequence_chain in
  (&&) (same_chain (chain_of d no_rules) d.claim_kind c)
    ((&&) (same_term q.sequence_term t) (same_numbers q.sequence_law g))

(** val states_vertex :
    chain_claim -> vertex_term -> chain_place -> number_law ->
    vertex_sequence -> bool **)

let states_vertex c t p g q =
  let d = q.members_of in
  (&&) (same_chain (chain_of d no_rules) d.claim_kind c)
    ((&&) (same_vertex_term q.truth_of t)
      ((&&) (same_place q.truth_at p) (same_numbers q.truth_law g)))

(** val judge_statement0 : statement -> arithmetic_evidence -> bool **)

let judge_statement0 s e =
  match s with
  | Claim_on_chain c -> judge_claim c e
  | _ -> false

(** val says_law : chain_claim -> given_law -> statement -> bool **)

let says_law c g s =
  match g.given_of with
  | Of_game r ->
    (match s with
     | Law_of_chain l -> states_game c r g.given_numbers l
     | _ -> false)
  | Of_term t ->
    (match s with
     | Sequence_on_chain q -> states_term c t g.given_numbers q
     | _ -> false)
  | Of_vertex (t, p) ->
    (match s with
     | Truth_on_chain q -> states_vertex c t p g.given_numbers q
     | _ -> false)

(** val laws_stated : statement list -> statement -> bool **)

let laws_stated shown = function
| Claim_on_chain c -> all (fun g -> has (says_law c g) shown) c.given
| _ -> true

(** val numeral : int -> char list **)

let numeral n0 =
  foldr (fun c x -> (ascii_of_nat c)::x) [] (number_text n0)

(** val no_piece : chain_claim -> int -> char list **)

let no_piece c n0 =
  let piece =
    append
      ('k'::('i'::('n'::('d'::(' '::('0'::(' '::('w'::('i'::('t'::('h'::(' '::[]))))))))))))
      (append (numeral n0)
        (' '::('u'::('n'::('i'::('t'::('s'::(' '::[]))))))))
  in
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ ->
     append piece
       ('i'::('s'::(' '::('n'::('o'::(' '::('p'::('i'::('e'::('c'::('e'::[]))))))))))))
     (fun _ ->
     if (fun (m : int) n -> m <= n) (member_order c n0) (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
     then 'a'::(' '::('p'::('i'::('e'::('c'::('e'::(' '::('h'::('a'::('s'::(' '::('a'::(' '::('l'::('o'::('o'::('p'::(' '::('o'::('r'::(' '::('a'::(' '::('d'::('o'::('u'::('b'::('l'::('e'::(' '::('e'::('d'::('g'::('e'::[]))))))))))))))))))))))))))))))))))
     else append piece
            (append ('h'::('a'::('s'::(' '::[]))))
              (append (numeral (member_order c n0))
                (' '::('v'::('e'::('r'::('t'::('i'::('c'::('e'::('s'::(';'::(' '::('i'::('t'::(' '::('i'::('s'::(' '::('c'::('h'::('e'::('c'::('k'::('e'::('d'::(' '::('t'::('o'::(' '::('6'::('4'::[])))))))))))))))))))))))))))))))))
     n0)

(** val first_false : (int -> bool) -> int -> int -> int option **)

let rec first_false ok n0 count0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> None)
    (fun count' ->
    if ok n0 then first_false ok (Stdlib.Int.succ n0) count' else Some n0)
    count0

(** val row_fault :
    chain_claim -> expression -> (z list * line) list option -> int -> int ->
    char list **)

let row_fault c x classes s n0 =
  match claim_line c x classes s n0 with
  | Some l ->
    let (a, _) = l in
    if is_true a
    then 't'::('h'::('e'::(' '::('e'::('v'::('i'::('d'::('e'::('n'::('c'::('e'::(' '::('d'::('o'::('e'::('s'::(' '::('n'::('o'::('t'::(' '::('p'::('r'::('o'::('v'::('e'::(' '::('t'::('h'::('e'::(' '::('s'::('t'::('a'::('t'::('e'::('m'::('e'::('n'::('t'::[]))))))))))))))))))))))))))))))))))))))))
    else append
           ('t'::('h'::('e'::(' '::('c'::('l'::('a'::('i'::('m'::(' '::('i'::('s'::(' '::('f'::('a'::('l'::('s'::('e'::(' '::('f'::('o'::('r'::(' '::('n'::(' '::('='::(' '::[])))))))))))))))))))))))))))
           (numeral n0)
  | None ->
    'a'::(' '::('p'::('a'::('r'::('t'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('c'::('l'::('a'::('i'::('m'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('s'::('e'::('t'::('t'::('l'::('e'::('d'::[])))))))))))))))))))))))))))))))))

(** val rows_fault :
    chain_claim -> arithmetic_evidence -> expression -> (int -> int -> (z
    list * line) list option) -> char list **)

let rows_fault c e x classes =
  let fails = fun s n0 -> row_fault c x (classes s n0) s n0 in
  let ok = fun s n0 -> true_line (claim_line c x (classes s n0) s n0) in
  let p = (c.claim_from, e.settled0) in
  let step1 = e.step0 in
  let (from, settled1) = p in
  (match first_false (ok 0) from (subn settled1 from) with
   | Some n0 -> fails 0 n0
   | None ->
     (match first_false (ok step1) settled1 step1 with
      | Some n0 -> fails step1 n0
      | None ->
        't'::('h'::('e'::(' '::('e'::('v'::('i'::('d'::('e'::('n'::('c'::('e'::(' '::('d'::('o'::('e'::('s'::(' '::('n'::('o'::('t'::(' '::('p'::('r'::('o'::('v'::('e'::(' '::('t'::('h'::('e'::(' '::('s'::('t'::('a'::('t'::('e'::('m'::('e'::('n'::('t'::[]))))))))))))))))))))))))))))))))))))))))))

type states_evidence = { units_before : int; units_between : int }

(** val walked : int -> ('a1 -> 'a1) -> 'a1 -> 'a1 list **)

let rec walked count0 follows st =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> st :: [])
    (fun m -> st :: (walked m follows (follows st)))
    count0

(** val no_state : int option list list * int option **)

let no_state =
  ([], None)

(** val same_total : int -> int option -> int option -> bool **)

let same_total a o b =
  match o with
  | Some v -> (match b with
               | Some u -> same (addn v a) u
               | None -> false)
  | None -> (match b with
             | Some _ -> false
             | None -> true)

(** val same_state :
    int -> int option list list -> int option list list -> bool **)

let same_state a st st' =
  all2 (all2 (same_total a)) st st'

(** val first_total : int option list list -> int **)

let first_total st =
  head 0 (pmap (fun x -> x) (flatten st))

(** val all_values : (int -> int) -> int -> int option list -> bool **)

let rec all_values value_at n0 = function
| [] -> true
| o :: values' ->
  if match o with
     | Some v -> same v (value_at n0)
     | None -> false
  then all_values value_at (Stdlib.Int.succ n0) values'
  else false

(** val fewest_units : chain_sequence -> int **)

let fewest_units q =
  let c = q.sequence_chain in
  let k = c.claim_kind in
  if k.closed then Stdlib.Int.succ (Stdlib.Int.succ 0) else Stdlib.Int.succ 0

(** val enough_units : chain_sequence -> states_evidence -> bool **)

let enough_units q e =
  let g = q.sequence_law in
  (&&) ((fun (m : int) n -> m <= n) (fewest_units q) e.units_before)
    ((&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) e.units_between)
      ((&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) g.given_period)
        ((&&) ((fun (m : int) n -> m <= n) (fewest_units q) g.given_least)
          ((fun (m : int) n -> m <= n) g.given_least g.given_from))))

(** val has_no_ends : chain_sequence -> bool **)

let has_no_ends q =
  let c = q.sequence_chain in
  let k = c.claim_kind in
  if k.closed
  then same (addn k.left_end.part_order k.right_end.part_order) 0
  else true

(** val has_values0 : chain_sequence -> bool **)

let has_values0 q =
  let g = q.sequence_law in
  same (addn (size g.given_values) g.given_least)
    (addn g.given_from g.given_period)

(** val is_small : chain_sequence -> bool **)

let is_small q =
  let c = q.sequence_chain in
  let k = c.claim_kind in
  let s = chain_of c no_rules in
  (&&)
    ((fun (m : int) n -> m <= n) s.unit_part.part_order (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))
    ((&&)
      ((fun (m : int) n -> m <= n) k.left_end.part_order (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0)))))))))
      ((fun (m : int) n -> m <= n) k.right_end.part_order (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))))

(** val members_seen : chain_sequence -> states_evidence -> int **)

let members_seen q e =
  let g = q.sequence_law in
  addn (maxn e.units_before g.given_from) e.units_between

(** val step_bits : int **)

let step_bits =
  Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))

(** val steps_max : int **)

let steps_max =
  expn (Stdlib.Int.succ (Stdlib.Int.succ 0)) step_bits

(** val steps_to_next : chain_sequence -> int **)

let steps_to_next q =
  let c = q.sequence_chain in
  let k = c.claim_kind in
  let s = chain_of c no_rules in
  let t = q.sequence_term in
  (match t with
   | Of_sets t0 ->
     let count0 = pattern_count t0 s k in
     muln (muln count0 count0)
       (if k.closed then count0 else Stdlib.Int.succ 0)
   | Matching_number ->
     let u = s.unit_part in
     let beside1 =
       maxn u.part_order (maxn k.left_end.part_order k.right_end.part_order)
     in
     muln
       (expn (Stdlib.Int.succ (Stdlib.Int.succ 0))
         (addn (addn (kept0 s k) u.part_order) beside1)) (Stdlib.Int.succ
       (Stdlib.Int.succ (addn (size u.part_edges) (size u.part_joins))))
   | Chromatic_number -> 0)

(** val colour_numbers : chain_sequence -> states_evidence -> int list **)

let colour_numbers q e =
  let c = q.sequence_chain in
  let k = c.claim_kind in
  let s = chain_of c no_rules in
  colours_tried s k (fewest_units q) (members_seen q e)
    (expn (Stdlib.Int.succ (Stdlib.Int.succ 0)) step_bits)

(** val few_steps : chain_sequence -> states_evidence -> bool **)

let few_steps q e =
  let t = q.sequence_term in
  (match t with
   | Chromatic_number -> negb (nilp (colour_numbers q e))
   | _ ->
     (fun (m : int) n -> m <= n) (steps_to_next q)
       ((fun m n -> if n = 0 then 0 else m / n) steps_max (Stdlib.Int.succ
         (members_seen q e))))

(** val is_counted : chain_sequence -> bool **)

let is_counted q =
  let t = q.sequence_term in
  (match t with
   | Of_sets t0 -> negb (is_truth t0)
   | Matching_number -> true
   | Chromatic_number -> false)

(** val counts_edges : chain_sequence -> bool **)

let counts_edges q =
  let t = q.sequence_term in
  (match t with
   | Of_sets t0 -> is_counting t0
   | Matching_number -> true
   | Chromatic_number -> false)

(** val joins_once : chain_sequence -> bool **)

let joins_once q =
  let c = q.sequence_chain in
  let g = q.sequence_law in
  let k = c.claim_kind in
  let s = chain_of c no_rules in
  implb (counts_edges q)
    ((&&) (parts_single s k)
      (if k.closed
       then (||)
              ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ 0))) g.given_least)
              (simple_list
                (piece_edges s k (Stdlib.Int.succ (Stdlib.Int.succ 0))))
       else true))

(** val set_walk :
    chain_sequence -> states_evidence -> set_term -> (int option list
    list * int option) list **)

let set_walk q e =
  let c = q.sequence_chain in
  let k = c.claim_kind in
  let s = chain_of c no_rules in
  (fun t ->
  let tells = term_tells t s k in
  map1 (fun st -> (st, (tells st)))
    (walked (members_seen q e) (term_behind t s k) (term_starts t s k)))

(** val matching_walk :
    chain_sequence -> states_evidence -> (int option list list * int option)
    list **)

let matching_walk q e =
  let c = q.sequence_chain in
  let k = c.claim_kind in
  let s = chain_of c no_rules in
  let walk0 = fun count0 ->
    map1 (fun st -> (((listed0 st) :: []), (matching_told s k st)))
      (walked count0 (next_totals s k) (walk_start s k))
  in
  if k.closed
  then no_state :: (walk0 (pred (members_seen q e)))
  else walk0 (members_seen q e)

(** val states_walked :
    chain_sequence -> states_evidence -> (int option list list * int option)
    list **)

let states_walked q e =
  let c = q.sequence_chain in
  let k = c.claim_kind in
  let s = chain_of c no_rules in
  let t = q.sequence_term in
  (match t with
   | Of_sets t0 -> set_walk q e t0
   | Matching_number -> matching_walk q e
   | Chromatic_number ->
     colours_walk s k (colour_numbers q e) (members_seen q e))

(** val state_at :
    (int option list list * int option) list -> int -> int option list list **)

let state_at walk0 n0 =
  fst (nth no_state walk0 (pred n0))

(** val returned :
    states_evidence -> (int option list list * int option) list -> int **)

let returned e walk0 =
  subn (first_total (state_at walk0 (addn e.units_before e.units_between)))
    (first_total (state_at walk0 e.units_before))

(** val comes_back :
    states_evidence -> (int option list list * int option) list -> int -> bool **)

let comes_back e walk0 a =
  same_state a (state_at walk0 e.units_before)
    (state_at walk0 (addn e.units_before e.units_between))

(** val grows_so : chain_sequence -> states_evidence -> int -> bool **)

let grows_so q e =
  let g = q.sequence_law in
  (fun a ->
  (&&)
    (same
      ((fun m n -> if n = 0 then m else m mod n) e.units_between
        g.given_period) 0)
    ((&&)
      (same a
        (muln
          ((fun m n -> if n = 0 then 0 else m / n) e.units_between
            g.given_period) g.given_adds)) ((||) (is_counted q) (same a 0))))

(** val has_law :
    chain_sequence -> states_evidence -> (int option list list * int option)
    list -> bool **)

let has_law q e =
  let g = q.sequence_law in
  (fun walk0 ->
  let least = g.given_least in
  all_values (given_value g) least
    (map1 snd
      (take (subn (members_seen q e) least) (drop (pred least) walk0))))

(** val judge_states : chain_sequence -> states_evidence -> unit result **)

let judge_states q e =
  let c = q.sequence_chain in
  let g = q.sequence_law in
  let k = c.claim_kind in
  let s = chain_of c no_rules in
  bind0
    (prove (enough_units q e)
      ('a'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('o'::('f'::(' '::('u'::('n'::('i'::('t'::('s'::(' '::('i'::('s'::(' '::('t'::('o'::('o'::(' '::('s'::('m'::('a'::('l'::('l'::[])))))))))))))))))))))))))))))))
    (fun _ ->
    bind0
      (prove (has_no_ends q)
        ('a'::(' '::('r'::('i'::('n'::('g'::(' '::('h'::('a'::('s'::(' '::('n'::('o'::(' '::('e'::('n'::('d'::('s'::[])))))))))))))))))))
      (fun _ ->
      bind0
        (prove (has_values0 q)
          ('t'::('h'::('e'::(' '::('l'::('a'::('w'::(' '::('h'::('a'::('s'::(' '::('a'::('n'::('o'::('t'::('h'::('e'::('r'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('o'::('f'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::[])))))))))))))))))))))))))))))))))))))
        (fun _ ->
        bind0 (prove (is_member c g.given_least) (no_piece c g.given_least))
          (fun _ ->
          bind0
            (prove (is_small q)
              ('a'::(' '::('p'::('a'::('r'::('t'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('c'::('h'::('a'::('i'::('n'::(' '::('h'::('a'::('s'::(' '::('m'::('o'::('r'::('e'::(' '::('t'::('h'::('a'::('n'::(' '::('8'::(' '::('v'::('e'::('r'::('t'::('i'::('c'::('e'::('s'::[])))))))))))))))))))))))))))))))))))))))))))))
            (fun _ ->
            bind0
              (prove (chain_ok s k)
                ('a'::('n'::(' '::('e'::('d'::('g'::('e'::(' '::('l'::('e'::('a'::('d'::('s'::(' '::('o'::('u'::('t'::(' '::('o'::('f'::(' '::('i'::('t'::('s'::(' '::('p'::('a'::('r'::('t'::[]))))))))))))))))))))))))))))))
              (fun _ ->
              bind0
                (if (&&) (joins_once q) (few_steps q e)
                 then Read ()
                 else Not_judged) (fun _ ->
                let walk0 = states_walked q e in
                let a = returned e walk0 in
                bind0
                  (prove (comes_back e walk0 a)
                    ('t'::('h'::('e'::(' '::('s'::('t'::('a'::('t'::('e'::(' '::('d'::('o'::('e'::('s'::(' '::('n'::('o'::('t'::(' '::('c'::('o'::('m'::('e'::(' '::('b'::('a'::('c'::('k'::[])))))))))))))))))))))))))))))
                  (fun _ ->
                  bind0
                    (prove (grows_so q e a)
                      ('t'::('h'::('e'::(' '::('l'::('a'::('w'::(' '::('d'::('o'::('e'::('s'::(' '::('n'::('o'::('t'::(' '::('g'::('r'::('o'::('w'::(' '::('a'::('s'::(' '::('t'::('h'::('e'::(' '::('s'::('t'::('a'::('t'::('e'::('s'::(' '::('d'::('o'::[])))))))))))))))))))))))))))))))))))))))
                    (fun _ ->
                    prove (has_law q e walk0)
                      ('t'::('h'::('e'::(' '::('l'::('a'::('w'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('t'::('h'::('a'::('t'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('m'::('e'::('m'::('b'::('e'::('r'::('s'::[])))))))))))))))))))))))))))))))))))))))))))

(** val like : int -> int -> int -> int **)

let like f a i =
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ i) f
  then i
  else addn f (Nat.modulo (subn i f) a)

type known_laws = { laws_left : number_law option list list;
                    laws_units : number_law option list list list;
                    laws_right : number_law option list list }

type known_degrees = { degrees_left : (int -> int);
                       degrees_unit : (bool -> bool -> int -> int);
                       degrees_right : (int -> int) }

(** val values_there : number_law option list -> int -> int list **)

let values_there at_vertex n0 =
  map1 (fun o -> match o with
                 | Some g -> given_value g n0
                 | None -> 0) at_vertex

(** val part_values :
    number_law option list list -> (int -> int) -> int -> int list list **)

let part_values of_part degree n0 =
  map1 (fun j -> rcons (values_there (nth [] of_part j) n0) (degree j))
    (iota 0 (size of_part))

(** val unit_values :
    int -> int -> known_laws -> known_degrees -> int -> int -> int list list **)

let unit_values f a laws degrees n0 i =
  part_values (nth [] laws.laws_units (like f a i))
    (degrees.degrees_unit (same i 0) (same (Stdlib.Int.succ i) n0))
    (subn n0 (subn i (like f a i)))

(** val vertex_values :
    int -> int -> known_laws -> known_degrees -> int -> int list list **)

let vertex_values f a laws degrees n0 =
  cat (part_values laws.laws_left degrees.degrees_left n0)
    (cat
      (flatten
        (map1 (fun i -> unit_values f a laws degrees n0 i) (iota 0 n0)))
      (part_values laws.laws_right degrees.degrees_right n0))

(** val tallies_at :
    int -> int -> known_laws -> known_degrees -> int -> int -> (z
    list * line) list option **)

let tallies_at f a laws degrees s n0 =
  let here = vertex_values f a laws degrees n0 in
  let next = vertex_values f a laws degrees (addn n0 s) in
  let number0 = fun us ->
    integer
      (count
        (PredOfSimpl.coerce (Obj.magic pred1 (seq_eqType nat_eqType) us))
        here)
  in
  Some
  (map1 (fun us -> ((map1 integer (Obj.magic us)), ((number0 us),
    (Z.sub
      (integer
        (count
          (PredOfSimpl.coerce (Obj.magic pred1 (seq_eqType nat_eqType) us))
          next)) (number0 us)))))
    (undup (seq_eqType nat_eqType) (Obj.magic next)))

(** val law_settled : int -> int -> number_law option -> bool **)

let law_settled n0 s = function
| Some g ->
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) g.given_period)
    ((&&) ((fun (m : int) n -> m <= n) g.given_from n0)
      ((&&) (same (Nat.modulo s g.given_period) 0) (same g.given_adds 0)))
| None -> true

(** val all_settled : known_laws -> int -> int -> bool **)

let all_settled laws n0 s =
  all (all (law_settled n0 s))
    (flatten (laws.laws_left :: (laws.laws_right :: laws.laws_units)))

(** val with_leaf : part -> bool -> int -> part **)

let with_leaf p in_unit j =
  let leaf = (p.part_order, j) :: [] in
  { part_order = (Stdlib.Int.succ p.part_order); part_edges =
  (cat p.part_edges (if in_unit then [] else leaf)); part_joins =
  (cat p.part_joins (if in_unit then leaf else [])) }

(** val leaf_at_left : kind -> bool -> int -> kind **)

let leaf_at_left k in_unit j =
  { closed = k.closed; longer = k.longer; left_end =
    (with_leaf k.left_end in_unit j); right_end = k.right_end; moves0 =
    k.moves0; short_values = k.short_values }

(** val leaf_at_right : kind -> bool -> int -> kind **)

let leaf_at_right k in_unit j =
  { closed = k.closed; longer = k.longer; left_end = k.left_end; right_end =
    (with_leaf k.right_end in_unit j); moves0 = k.moves0; short_values =
    k.short_values }

(** val first_marked :
    chain_place -> Equality.sort -> Equality.sort -> bool **)

let first_marked p l x =
  match p with
  | In_left j -> nth false (Obj.magic l) j
  | In_unit (_, j) -> nth false (Obj.magic x) j
  | _ -> true

(** val last_marked :
    chain_place -> Equality.sort -> Equality.sort -> bool **)

let last_marked p x r =
  match p with
  | In_last_unit (_, j) -> nth false (Obj.magic x) j
  | In_right j -> nth false (Obj.magic r) j
  | _ -> true

(** val with_ends : kind -> part -> part -> kind **)

let with_ends k left right =
  { closed = k.closed; longer = k.longer; left_end = left; right_end = right;
    moves0 = k.moves0; short_values = k.short_values }

(** val longer_left : chain_law -> part -> part **)

let longer_left s =
  let u = s.unit_part in
  (fun l ->
  let o = l.part_order in
  { part_order = (addn o u.part_order); part_edges =
  (cat l.part_edges
    (cat (between 0 o l.part_joins) (between o o u.part_edges)));
  part_joins = (between o 0 u.part_joins) })

(** val longer_right : chain_law -> part -> part **)

let longer_right s =
  let u = s.unit_part in
  (fun r ->
  let o = u.part_order in
  { part_order = (addn o r.part_order); part_edges =
  (cat u.part_edges
    (cat (between o o r.part_edges) (between o 0 r.part_joins)));
  part_joins = (map1 (fun e -> ((snd e), (fst e))) u.part_joins) })

(** val units_left : chain_law -> int -> kind -> kind **)

let units_left s i k =
  with_ends k (iter i (longer_left s) k.left_end) k.right_end

(** val units_right : chain_law -> int -> kind -> kind **)

let units_right s i k =
  with_ends k k.left_end (iter i (longer_right s) k.right_end)

(** val chain_between : chain_claim -> kind -> chain_claim **)

let chain_between c k =
  { claim_unit = c.claim_unit; claim_turn = c.claim_turn; claim_kind = k;
    given = c.given; claimed = c.claimed; claim_from = c.claim_from }

(** val moved_chain : chain_place -> chain_claim -> chain_claim **)

let moved_chain p c =
  let s = chain_of c no_rules in
  let k = c.claim_kind in
  if k.closed
  then c
  else (match p with
        | In_unit (i, _) -> chain_between c (units_left s i k)
        | In_last_unit (i, _) -> chain_between c (units_right s i k)
        | _ -> c)

(** val moved_place : chain_place -> chain_claim -> chain_place **)

let moved_place p c =
  let k = c.claim_kind in
  if k.closed
  then p
  else (match p with
        | In_unit (_, j) -> In_unit (0, j)
        | In_last_unit (_, j) -> In_last_unit (0, j)
        | _ -> p)

(** val units_moved : chain_place -> chain_claim -> int **)

let units_moved p c =
  let k = c.claim_kind in
  if k.closed
  then 0
  else (match p with
        | In_unit (i, _) -> i
        | In_last_unit (i, _) -> i
        | _ -> 0)

(** val moved_law : chain_place -> chain_claim -> number_law -> number_law **)

let moved_law p c g =
  { given_least = (subn g.given_least (units_moved p c)); given_values =
    g.given_values; given_period = g.given_period; given_from =
    (subn g.given_from (units_moved p c)); given_adds = g.given_adds }

(** val moved : vertex_sequence -> vertex_sequence **)

let moved q =
  let p = q.truth_at in
  let c = q.members_of in
  { members_of = (moved_chain p c); truth_of = q.truth_of; truth_at =
  (moved_place p c); truth_law = (moved_law p c q.truth_law) }

(** val leaf_kind : chain_place -> kind -> kind **)

let leaf_kind p k =
  match p with
  | In_left j -> leaf_at_left k false j
  | In_unit (_, j) -> leaf_at_left k true j
  | In_last_unit (_, j) -> leaf_at_right k true j
  | In_right j -> leaf_at_right k false j

(** val leaf_chain : chain_place -> chain_claim -> chain_claim **)

let leaf_chain p c =
  { claim_unit = c.claim_unit; claim_turn = c.claim_turn; claim_kind =
    (leaf_kind p c.claim_kind); given = c.given; claimed = c.claimed;
    claim_from = c.claim_from }

(** val place_units : chain_place -> int **)

let place_units = function
| In_unit (i, _) -> Stdlib.Int.succ i
| In_last_unit (i, _) -> Stdlib.Int.succ i
| _ -> Stdlib.Int.succ 0

(** val place_fits : chain_place -> chain_claim -> bool **)

let place_fits p c =
  match p with
  | In_left j ->
    (fun (m : int) n -> m <= n) (Stdlib.Int.succ j)
      c.claim_kind.left_end.part_order
  | In_unit (_, j) ->
    (fun (m : int) n -> m <= n) (Stdlib.Int.succ j) c.claim_unit.part_order
  | In_last_unit (_, j) ->
    (fun (m : int) n -> m <= n) (Stdlib.Int.succ j) c.claim_unit.part_order
  | In_right j ->
    (fun (m : int) n -> m <= n) (Stdlib.Int.succ j)
      c.claim_kind.right_end.part_order

(** val is_near : chain_place -> bool **)

let is_near p =
  (fun (m : int) n -> m = n) (place_units p) (Stdlib.Int.succ 0)

(** val is_lost : vertex_sequence -> bool **)

let is_lost q =
  match q.truth_of with
  | In_even_kernel -> false
  | Lost_in_uvg -> true

(** val told_law : vertex_sequence -> chain_sequence **)

let told_law q =
  let c = q.members_of in
  let g = q.truth_law in
  { sequence_chain = c; sequence_term =
  (if is_lost q then Matching_number else Of_sets Has_even_kernel);
  sequence_law = g }

(** val leaf_law : vertex_sequence -> chain_sequence **)

let leaf_law q =
  let c = q.members_of in
  let p = q.truth_at in
  let g = q.truth_law in
  { sequence_chain = (leaf_chain p c); sequence_term = Matching_number;
  sequence_law = g }

(** val has_units : vertex_sequence -> states_evidence -> bool **)

let has_units q e =
  let p = q.truth_at in
  let g = q.truth_law in
  (&&) ((fun (m : int) n -> m <= n) (place_units p) e.units_before)
    ((fun (m : int) n -> m <= n) (place_units p) g.given_least)

(** val kernel_walk :
    vertex_sequence -> states_evidence -> (int option list list * int option)
    list **)

let kernel_walk q e =
  let c = q.members_of in
  let k = c.claim_kind in
  let s = chain_of c no_rules in
  let p = q.truth_at in
  let d = asked Has_even_kernel in
  let steps0 = steps d s k in
  let ends1 = marked_ends d s k (first_marked p) (last_marked p) in
  map1 (fun st -> (st, (Some
    (match told d.fewest ends1 st with
     | Some _ -> Stdlib.Int.succ 0
     | None -> 0))))
    (walked (members_seen (told_law q) e) (state_behind d.fewest steps0)
      (marked_starts d s k (first_marked p)))

(** val one_more : int option -> int option -> int option **)

let one_more o b =
  match o with
  | Some v ->
    (match b with
     | Some u ->
       Some (if same (Stdlib.Int.succ v) u then Stdlib.Int.succ 0 else 0)
     | None -> None)
  | None -> None

(** val lost_walk :
    vertex_sequence -> states_evidence -> (int option list list * int option)
    list **)

let lost_walk q e =
  map1 (fun w -> ((cat (fst (fst w)) (fst (snd w))),
    (one_more (snd (fst w)) (snd (snd w)))))
    (zip (states_walked (told_law q) e) (states_walked (leaf_law q) e))

(** val vertex_walk :
    vertex_sequence -> states_evidence -> (int option list list * int option)
    list **)

let vertex_walk q e =
  if is_lost q then lost_walk q e else kernel_walk q e

(** val few_vertex_steps : vertex_sequence -> states_evidence -> bool **)

let few_vertex_steps q e =
  if is_lost q then few_steps (leaf_law q) e else few_steps (told_law q) e

(** val repeats_so : vertex_sequence -> states_evidence -> int -> bool **)

let repeats_so q e =
  let g = q.truth_law in
  (fun a ->
  (&&)
    (same
      ((fun m n -> if n = 0 then m else m mod n) e.units_between
        g.given_period) 0)
    ((&&)
      (same 0
        (muln
          ((fun m n -> if n = 0 then 0 else m / n) e.units_between
            g.given_period) g.given_adds)) ((||) (is_lost q) (same a 0))))

(** val walks_there : vertex_sequence -> states_evidence -> bool **)

let walks_there q e =
  let c = q.members_of in
  let k = c.claim_kind in
  let s = chain_of c no_rules in
  let p = q.truth_at in
  (&&) (enough_units (told_law q) e)
    ((&&) (place_fits p c)
      ((&&) (is_small (told_law q))
        ((&&) (chain_ok s k)
          ((&&) (joins_once (told_law q))
            ((&&) (is_near p) (few_vertex_steps q e))))))

(** val moved_evidence :
    vertex_sequence -> states_evidence -> states_evidence **)

let moved_evidence q e =
  match q.truth_at with
  | In_unit (_, _) ->
    { units_before =
      (subn e.units_before (units_moved q.truth_at q.members_of));
      units_between = e.units_between }
  | _ -> e

(** val end_stays_small : vertex_sequence -> bool **)

let end_stays_small q =
  (fun (m : int) n -> m <= n)
    (muln (units_moved q.truth_at q.members_of)
      q.members_of.claim_unit.part_order) (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))

(** val judge_vertex_states :
    vertex_sequence -> states_evidence -> unit result **)

let judge_vertex_states q e =
  let p0 = (q.members_of, q.truth_at) in
  let least = q.truth_law.given_least in
  let (c, p) = p0 in
  bind0
    (prove ((&&) (enough_units (told_law q) e) (has_units q e))
      ('a'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('o'::('f'::(' '::('u'::('n'::('i'::('t'::('s'::(' '::('i'::('s'::(' '::('t'::('o'::('o'::(' '::('s'::('m'::('a'::('l'::('l'::[])))))))))))))))))))))))))))))))
    (fun _ ->
    bind0
      (prove (has_no_ends (told_law q))
        ('a'::(' '::('r'::('i'::('n'::('g'::(' '::('h'::('a'::('s'::(' '::('n'::('o'::(' '::('e'::('n'::('d'::('s'::[])))))))))))))))))))
      (fun _ ->
      bind0
        (prove (place_fits p c)
          ('t'::('h'::('e'::(' '::('p'::('a'::('r'::('t'::(' '::('h'::('a'::('s'::(' '::('n'::('o'::(' '::('s'::('u'::('c'::('h'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::[]))))))))))))))))))))))))))))
        (fun _ ->
        bind0
          (prove (has_values0 (told_law q))
            ('t'::('h'::('e'::(' '::('l'::('a'::('w'::(' '::('h'::('a'::('s'::(' '::('a'::('n'::('o'::('t'::('h'::('e'::('r'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('o'::('f'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::[])))))))))))))))))))))))))))))))))))))
          (fun _ ->
          bind0 (prove (is_member c least) (no_piece c least)) (fun _ ->
            bind0
              (prove (is_small (told_law q))
                ('a'::(' '::('p'::('a'::('r'::('t'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('c'::('h'::('a'::('i'::('n'::(' '::('h'::('a'::('s'::(' '::('m'::('o'::('r'::('e'::(' '::('t'::('h'::('a'::('n'::(' '::('8'::(' '::('v'::('e'::('r'::('t'::('i'::('c'::('e'::('s'::[])))))))))))))))))))))))))))))))))))))))))))))
              (fun _ ->
              bind0
                (prove (chain_ok (chain_of c no_rules) c.claim_kind)
                  ('a'::('n'::(' '::('e'::('d'::('g'::('e'::(' '::('l'::('e'::('a'::('d'::('s'::(' '::('o'::('u'::('t'::(' '::('o'::('f'::(' '::('i'::('t'::('s'::(' '::('p'::('a'::('r'::('t'::[]))))))))))))))))))))))))))))))
                (fun _ ->
                bind0 (if end_stays_small q then Read () else Not_judged)
                  (fun _ ->
                  let q' = moved q in
                  let e' = moved_evidence q e in
                  bind0 (if walks_there q' e' then Read () else Not_judged)
                    (fun _ ->
                    let walk0 = vertex_walk q' e' in
                    let a = returned e' walk0 in
                    bind0
                      (prove (comes_back e' walk0 a)
                        ('t'::('h'::('e'::(' '::('s'::('t'::('a'::('t'::('e'::(' '::('d'::('o'::('e'::('s'::(' '::('n'::('o'::('t'::(' '::('c'::('o'::('m'::('e'::(' '::('b'::('a'::('c'::('k'::[])))))))))))))))))))))))))))))
                      (fun _ ->
                      bind0
                        (prove (repeats_so q' e' a)
                          ('t'::('h'::('e'::(' '::('l'::('a'::('w'::(' '::('d'::('o'::('e'::('s'::(' '::('n'::('o'::('t'::(' '::('g'::('r'::('o'::('w'::(' '::('a'::('s'::(' '::('t'::('h'::('e'::(' '::('s'::('t'::('a'::('t'::('e'::('s'::(' '::('d'::('o'::[])))))))))))))))))))))))))))))))))))))))
                        (fun _ ->
                        prove (has_law (told_law q') e' walk0)
                          ('t'::('h'::('e'::(' '::('l'::('a'::('w'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('t'::('h'::('a'::('t'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('m'::('e'::('m'::('b'::('e'::('r'::('s'::[])))))))))))))))))))))))))))))))))))))))))))))

(** val from_here : (int * int) list -> int -> int **)

let from_here es j =
  count (fun e -> same (fst e) j) es

(** val to_here : (int * int) list -> int -> int **)

let to_here es j =
  count (fun e -> same (snd e) j) es

(** val within_part : part -> int -> int **)

let within_part p j =
  addn (from_here p.part_edges j) (to_here p.part_edges j)

(** val degrees_of : chain_claim -> known_degrees **)

let degrees_of c =
  let p = (c.claim_unit, c.claim_kind.left_end) in
  let r = c.claim_kind.right_end in
  let (u, l) = p in
  let of_end = fun p0 j -> addn (within_part p0 j) (from_here p0.part_joins j)
  in
  { degrees_left = (of_end l); degrees_unit = (fun is_first is_last j ->
  addn (within_part u j)
    (addn (to_here (if is_first then l else u).part_joins j)
      (if is_last then to_here r.part_joins j else from_here u.part_joins j)));
  degrees_right = (of_end r) }

(** val asked_terms : expression -> vertex_term option list **)

let asked_terms x =
  map1 (fun i ->
    if asks x i then Some (nth Lost_in_uvg bound_terms i) else None)
    (iota 0 degree_number)

(** val asked_is : expression -> (vertex_term -> bool) -> bool **)

let asked_is x a =
  all (fun o -> match o with
                | Some t -> a t
                | None -> true) (asked_terms x)

(** val is_at : vertex_term -> chain_place -> given_law -> bool **)

let is_at t p g =
  match g.given_of with
  | Of_vertex (u, r) -> (&&) (same_vertex_term u t) (same_place r p)
  | _ -> false

(** val law_at_place :
    chain_claim -> vertex_term -> chain_place -> number_law option **)

let law_at_place c t p =
  ohead
    (map1 (fun g -> g.given_numbers) (filter (fun g -> is_at t p g) c.given))

(** val laws_of_place :
    chain_claim -> expression -> chain_place -> number_law option list **)

let laws_of_place c x p =
  map1 (fun o -> Option.bind (fun x0 -> law_at_place c x0 p) o)
    (asked_terms x)

(** val all_laws : chain_claim -> int -> int -> expression -> known_laws **)

let all_laws c f a x =
  let k = c.claim_kind in
  let u = c.claim_unit.part_order in
  { laws_left =
  (map1 (fun j -> laws_of_place c x (In_left j))
    (iota 0 k.left_end.part_order)); laws_units =
  (map1 (fun i ->
    map1 (fun j -> laws_of_place c x (In_unit (i, j))) (iota 0 u))
    (iota 0 (addn f a))); laws_right =
  (map1 (fun j -> laws_of_place c x (In_right j))
    (iota 0 k.right_end.part_order)) }

(** val vertex_fault :
    vertex_term option list -> number_law option list -> int -> char list
    option **)

let rec vertex_fault terms laws least =
  match terms with
  | [] -> None
  | o :: terms' ->
    let later = vertex_fault terms' (behead laws) least in
    (match o with
     | Some _ ->
       (match head None laws with
        | Some g ->
          if (fun (m : int) n -> m <= n) g.given_least least
          then later
          else Some
                 ('a'::(' '::('l'::('a'::('w'::(' '::('a'::('t'::(' '::('a'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('b'::('e'::('g'::('i'::('n'::('s'::(' '::('t'::('o'::('o'::(' '::('l'::('a'::('t'::('e'::[])))))))))))))))))))))))))))))))))
        | None ->
          Some
            ('n'::('o'::(' '::('l'::('a'::('w'::(' '::('i'::('s'::(' '::('g'::('i'::('v'::('e'::('n'::(' '::('a'::('t'::(' '::('a'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('t'::('h'::('a'::('t'::(' '::('s'::('t'::('a'::('n'::('d'::('s'::(' '::('f'::('o'::('r'::(' '::('o'::('t'::('h'::('e'::('r'::('s'::[])))))))))))))))))))))))))))))))))))))))))))))))))))
     | None -> later)

(** val part_fault :
    expression -> int -> number_law option list list -> char list option **)

let part_fault x least laws =
  foldr (fun at_vertex fault ->
    match vertex_fault (asked_terms x) at_vertex least with
    | Some why -> Some why
    | None -> fault) None laws

(** val units_fault :
    expression -> int -> number_law option list list list -> char list option **)

let rec units_fault x least = function
| [] -> None
| of_unit :: more0 ->
  (match part_fault x least of_unit with
   | Some why -> Some why
   | None -> units_fault x (Stdlib.Int.succ least) more0)

(** val known_fault :
    chain_claim -> expression -> known_laws -> char list option **)

let known_fault c x laws =
  match part_fault x c.claim_from laws.laws_left with
  | Some why -> Some why
  | None ->
    (match part_fault x c.claim_from laws.laws_right with
     | Some why -> Some why
     | None -> units_fault x (Stdlib.Int.succ 0) laws.laws_units)

(** val no_degrees : known_degrees **)

let no_degrees =
  { degrees_left = (fun _ -> 0); degrees_unit = (fun _ _ _ -> 0);
    degrees_right = (fun _ -> 0) }

(** val degrees_told : chain_claim -> expression -> known_degrees **)

let degrees_told c x =
  if asks x degree_number then degrees_of c else no_degrees

type vertices_evidence = { numbers_of_claim : arithmetic_evidence;
                           return_from : int; return_after : int }

(** val of_later_unit : chain_claim -> given_law -> bool **)

let of_later_unit c =
  let k = c.claim_kind in
  (fun g ->
  match g.given_of with
  | Of_vertex (_, c0) ->
    (match c0 with
     | In_unit (_, _) -> negb k.closed
     | _ -> false)
  | _ -> false)

(** val returns_there : vertices_evidence -> bool **)

let returns_there e =
  let f = e.return_from in
  let a = e.return_after in
  let n0 = e.numbers_of_claim.settled0 in
  let p = e.numbers_of_claim.step0 in
  (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ f) n0)
    ((&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) a)
      (same (Nat.modulo p a) 0))

(** val laws_fault :
    chain_claim -> vertices_evidence -> given_law list -> char list option **)

let rec laws_fault c e = function
| [] -> None
| g :: more0 ->
  if negb (has_its_values g)
  then Some
         ('a'::(' '::('l'::('a'::('w'::(' '::('h'::('a'::('s'::(' '::('a'::('n'::('o'::('t'::('h'::('e'::('r'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('o'::('f'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::[]))))))))))))))))))))))))))))))))))
  else if negb ((||) (begins_before c g) (of_later_unit c g))
       then Some
              ('a'::(' '::('l'::('a'::('w'::(' '::('b'::('e'::('g'::('i'::('n'::('s'::(' '::('b'::('e'::('h'::('i'::('n'::('d'::(' '::('t'::('h'::('e'::(' '::('c'::('l'::('a'::('i'::('m'::[])))))))))))))))))))))))))))))
       else if negb (repeats_there e.numbers_of_claim g)
            then Some
                   ('a'::(' '::('l'::('a'::('w'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('p'::('e'::('r'::('i'::('o'::('d'::('i'::('c'::(' '::('t'::('h'::('e'::('r'::('e'::[])))))))))))))))))))))))))))
            else laws_fault c e more0

(** val walk_of : chain_claim -> vertex_term -> chain_sequence **)

let walk_of c t =
  { sequence_chain = c; sequence_term =
    (match t with
     | In_even_kernel -> Of_sets Has_even_kernel
     | Lost_in_uvg -> Matching_number); sequence_law = { given_least =
    (Stdlib.Int.succ 0); given_values = []; given_period = (Stdlib.Int.succ
    0); given_from = (Stdlib.Int.succ 0); given_adds = 0 } }

(** val walk_evidence : vertices_evidence -> states_evidence **)

let walk_evidence e =
  let f = e.return_from in
  let a = e.return_after in { units_before = f; units_between = a }

(** val is_walked :
    chain_claim -> vertices_evidence -> vertex_term -> bool **)

let is_walked c e t =
  (&&) (is_small (walk_of c t)) (few_steps (walk_of c t) (walk_evidence e))

(** val is_fit : chain_claim -> expression -> bool **)

let is_fit c =
  let s = chain_of c no_rules in
  let k = c.claim_kind in
  (fun x ->
  implb ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) (values_asked x))
    ((&&) (chain_ok s k) (parts_single s k)))

(** val walk_returns_there :
    chain_claim -> vertices_evidence -> vertex_term -> bool **)

let walk_returns_there c e t =
  let walk0 = states_walked (walk_of c t) (walk_evidence e) in
  let a = returned (walk_evidence e) walk0 in
  (&&) (comes_back (walk_evidence e) walk0 a)
    (match t with
     | In_even_kernel -> same a 0
     | Lost_in_uvg -> true)

(** val few_tallies : vertices_evidence -> bool **)

let few_tallies e =
  let n0 = e.numbers_of_claim.settled0 in
  let p = e.numbers_of_claim.step0 in
  (fun (m : int) n -> m <= n)
    (addn n0 (muln (Stdlib.Int.succ (Stdlib.Int.succ 0)) p))
    (expn (Stdlib.Int.succ (Stdlib.Int.succ 0)) (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))))))

(** val tallies_told :
    chain_claim -> vertices_evidence -> expression -> known_laws -> int ->
    int -> (z list * line) list option **)

let tallies_told c e =
  let f = e.return_from in
  let a = e.return_after in
  (fun x laws -> tallies_at f a laws (degrees_told c x))

(** val no_fault : char list option -> unit result **)

let no_fault = function
| Some why -> prove false why
| None -> Read ()

(** val judged_if : bool -> unit result **)

let judged_if = function
| true -> Read ()
| false -> Not_judged

(** val judge_vertices : chain_claim -> vertices_evidence -> unit result **)

let judge_vertices c e =
  let k = c.claim_kind in
  let f = e.return_from in
  let a = e.return_after in
  let n0 = e.numbers_of_claim.settled0 in
  let p = e.numbers_of_claim.step0 in
  bind0 (prove (is_member c (least_member c)) (no_piece c (least_member c)))
    (fun _ ->
    bind0
      (prove (in_range c e.numbers_of_claim)
        ('a'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('o'::('f'::(' '::('u'::('n'::('i'::('t'::('s'::(' '::('i'::('s'::(' '::('o'::('u'::('t'::(' '::('o'::('f'::(' '::('r'::('a'::('n'::('g'::('e'::[]))))))))))))))))))))))))))))))))))
      (fun _ ->
      bind0
        (prove (returns_there e)
          ('w'::('h'::('a'::('t'::(' '::('i'::('s'::(' '::('s'::('o'::(' '::('a'::('t'::(' '::('t'::('h'::('e'::(' '::('v'::('e'::('r'::('t'::('i'::('c'::('e'::('s'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('p'::('e'::('r'::('i'::('o'::('d'::('i'::('c'::(' '::('t'::('h'::('e'::('r'::('e'::[])))))))))))))))))))))))))))))))))))))))))))))))))
        (fun _ ->
        bind0 (no_fault (laws_fault c e c.given)) (fun _ ->
          bind0 (some_or Not_judged (claim_read c)) (fun x ->
            bind0
              (prove (binds x)
                ('n'::('o'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('i'::('s'::(' '::('b'::('o'::('u'::('n'::('d'::(':'::(' '::('t'::('h'::('i'::('s'::(' '::('e'::('v'::('i'::('d'::('e'::('n'::('c'::('e'::(' '::('i'::('s'::(' '::('f'::('o'::('r'::(' '::('o'::('t'::('h'::('e'::('r'::('s'::[]))))))))))))))))))))))))))))))))))))))))))))))))
              (fun _ ->
              bind0
                (judged_if
                  ((&&) (negb k.closed)
                    ((&&)
                      ((fun (m : int) n -> m <= n) (values_asked x)
                        (Stdlib.Int.succ degree_number)) (is_fit c x))))
                (fun _ ->
                bind0
                  (prove ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) f)
                    ('a'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('o'::('f'::(' '::('u'::('n'::('i'::('t'::('s'::(' '::('i'::('s'::(' '::('o'::('u'::('t'::(' '::('o'::('f'::(' '::('r'::('a'::('n'::('g'::('e'::[]))))))))))))))))))))))))))))))))))
                  (fun _ ->
                  bind0 (judged_if (asked_is x (is_walked c e))) (fun _ ->
                    bind0
                      (prove (asked_is x (walk_returns_there c e))
                        ('t'::('h'::('e'::(' '::('s'::('t'::('a'::('t'::('e'::('s'::(' '::('b'::('e'::('f'::('o'::('r'::('e'::(' '::('a'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('d'::('o'::(' '::('n'::('o'::('t'::(' '::('c'::('o'::('m'::('e'::(' '::('b'::('a'::('c'::('k'::[]))))))))))))))))))))))))))))))))))))))))))))
                      (fun _ ->
                      let laws = all_laws c f a x in
                      bind0 (no_fault (known_fault c x laws)) (fun _ ->
                        bind0
                          (judged_if
                            ((&&) (all_settled laws n0 p) (few_tallies e)))
                          (fun _ ->
                          let known = tallies_told c e x laws in
                          prove (all_true c e.numbers_of_claim x known)
                            (rows_fault c e.numbers_of_claim x known)))))))))))))

(** val no_evidence : bytes -> 'a1 result **)

let no_evidence kind0 =
  Malformed (kind0, (Because
    ('n'::('o'::(' '::('e'::('v'::('i'::('d'::('e'::('n'::('c'::('e'::(' '::('o'::('f'::(' '::('t'::('h'::('i'::('s'::(' '::('k'::('i'::('n'::('d'::(' '::('f'::('o'::('r'::(' '::('t'::('h'::('i'::('s'::(' '::('c'::('l'::('a'::('i'::('m'::[])))))))))))))))))))))))))))))))))))))))))

(** val read_kernel : text -> int -> int -> int list reading **)

let read_kernel file n0 i =
  next_read ('k'::('e'::('r'::('n'::('e'::('l'::[]))))))
    (ascending_vertices n0) file i

(** val read_move_and_kernel :
    text -> int -> int -> (int * int list) reading **)

let read_move_and_kernel file n0 i =
  then_read (next_read ('m'::('o'::('v'::('e'::[])))) (one_vertex n0) file i)
    (fun i0 v ->
    then_read (read_kernel file n0 i0) (fun i1 k -> (i1, (Read (v, k)))))

(** val read_moves_and_kernels :
    text -> int -> int -> int -> (int * int list) list -> (int * int list)
    list reading **)

let rec read_moves_and_kernels file n0 count0 i found =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> (i, (Read (rev found))))
    (fun count' ->
    then_read (read_move_and_kernel file n0 i) (fun i0 m ->
      read_moves_and_kernels file n0 count' i0 (m :: found)))
    count0

(** val read_kernel_evidence :
    text -> statement -> int -> kernel_evidence reading **)

let read_kernel_evidence file s i =
  let one0 = fun n0 ->
    then_read (read_kernel file n0 i) (fun i0 k -> (i0, (Read (One_kernel
      k))))
  in
  let pair = fun n0 ->
    then_read (read_move_and_kernel file n0 i) (fun i0 m -> (i0, (Read (Moves
      (m :: [])))))
  in
  (match s with
   | Outcome (s0, o) ->
     (match s0 with
      | Rooted (g0, g, _) ->
        (match g0 with
         | Ueg ->
           (match o with
            | Next_wins -> pair g.order
            | Previous_wins -> one0 g.order)
         | _ ->
           (i,
             (no_evidence
               (bytes_of
                 ('e'::('v'::('e'::('n'::('-'::('k'::('e'::('r'::('n'::('e'::('l'::[])))))))))))))))
      | Unrooted (g0, g) ->
        (match g0 with
         | Ueg ->
           (match o with
            | Next_wins -> pair g.order
            | Previous_wins ->
              then_read (read_moves_and_kernels file g.order g.order i [])
                (fun i0 ms -> (i0, (Read (Moves ms)))))
         | _ ->
           (i,
             (no_evidence
               (bytes_of
                 ('e'::('v'::('e'::('n'::('-'::('k'::('e'::('r'::('n'::('e'::('l'::[])))))))))))))))
      | _ ->
        (i,
          (no_evidence
            (bytes_of
              ('e'::('v'::('e'::('n'::('-'::('k'::('e'::('r'::('n'::('e'::('l'::[])))))))))))))))
   | Even_kernel (g, _, b) ->
     if b
     then one0 g.order
     else (i,
            (no_evidence
              (bytes_of
                ('e'::('v'::('e'::('n'::('-'::('k'::('e'::('r'::('n'::('e'::('l'::[]))))))))))))))
   | _ ->
     (i,
       (no_evidence
         (bytes_of
           ('e'::('v'::('e'::('n'::('-'::('k'::('e'::('r'::('n'::('e'::('l'::[])))))))))))))))

(** val read_matching_evidence :
    text -> statement -> int -> matching_evidence reading **)

let read_matching_evidence file s i =
  let pair = fun n0 first0 i0 ->
    then_read
      (next_read ('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::[]))))))))
        (ascending_edges n0) file i0) (fun i1 m ->
      then_read
        (next_read ('b'::('a'::('r'::('r'::('i'::('e'::('r'::[])))))))
          (ascending_vertices n0) file i1) (fun i2 b -> (i2, (Read
        { first_vertex = first0; matching_edges = m; barrier_vertices = b }))))
  in
  (match s with
   | Outcome (s0, o) ->
     (match s0 with
      | Rooted (g0, g, _) ->
        (match g0 with
         | Uvg -> pair g.order None i
         | _ ->
           (i,
             (no_evidence
               (bytes_of
                 ('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::[]))))))))))))
      | Unrooted (g0, g) ->
        (match g0 with
         | Uvg ->
           (match o with
            | Next_wins ->
              then_read
                (next_read ('m'::('o'::('v'::('e'::[]))))
                  (one_vertex g.order) file i) (fun i0 v ->
                pair g.order (Some v) i0)
            | Previous_wins -> pair g.order None i)
         | _ ->
           (i,
             (no_evidence
               (bytes_of
                 ('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::[]))))))))))))
      | _ ->
        (i,
          (no_evidence
            (bytes_of
              ('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::[]))))))))))))
   | _ ->
     (i,
       (no_evidence
         (bytes_of ('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::[]))))))))))))

(** val read_mirror_evidence :
    text -> statement -> int -> mirror_evidence reading **)

let read_mirror_evidence file s i =
  let image = fun g e i0 ->
    then_read
      (next_read ('i'::('m'::('a'::('g'::('e'::[]))))) (any_vertices g.order)
        file i0) (fun i1 f -> (i1, (Read (e, f))))
  in
  (match s with
   | Outcome (s0, o) ->
     (match s0 with
      | Edge_delete g ->
        (match o with
         | Next_wins ->
           then_read
             (next_read ('m'::('o'::('v'::('e'::[])))) (one_edge g.order)
               file i) (fun i0 e -> image g (Some e) i0)
         | Previous_wins -> image g None i)
      | _ ->
        (i,
          (no_evidence
            (bytes_of ('m'::('i'::('r'::('r'::('o'::('r'::[]))))))))))
   | _ ->
     (i,
       (no_evidence (bytes_of ('m'::('i'::('r'::('r'::('o'::('r'::[]))))))))))

(** val a_step : reason **)

let a_step =
  Because
    ('\''::('b'::('r'::('a'::('n'::('c'::('h'::('\''::(','::(' '::('\''::('p'::('a'::('r'::('i'::('t'::('y'::('\''::(','::(' '::('\''::('e'::('d'::('g'::('e'::('\''::(' '::('o'::('r'::(' '::('\''::('e'::('m'::('p'::('t'::('y'::('\''::(' '::('b'::('e'::('l'::('o'::('n'::('g'::('s'::(' '::('h'::('e'::('r'::('e'::[]))))))))))))))))))))))))))))))))))))))))))))))))))

(** val read_parity_line : int -> bytes -> parity_line result **)

let read_parity_line n0 line0 =
  bind0 (word line0) (fun pat ->
    let (kind0, rest) = pat in
    if is_word ('b'::('r'::('a'::('n'::('c'::('h'::[])))))) kind0
    then bind0 (word rest) (fun pat0 ->
           let (w, behind0) = pat0 in
           bind0 (vertex_at0 n0 rest w) (fun v ->
             bind0 (word behind0) (fun pat1 ->
               let (w0, value2) = pat1 in
               bind0 (number_at (Stdlib.Int.succ 0) behind0 w0) (fun b ->
                 bind0 (end_of_line value2) (fun _ -> Read (Branch0 (v,
                   ((fun (m : int) n -> m = n) b (Stdlib.Int.succ 0)))))))))
    else if is_word ('p'::('a'::('r'::('i'::('t'::('y'::[])))))) kind0
         then bind0 (ascending_vertices n0 rest) (fun s -> Read (Parity s))
         else if is_word ('e'::('d'::('g'::('e'::[])))) kind0
              then bind0 (one_edge n0 rest) (fun pat0 ->
                     let (u, v) = pat0 in Read (Edge (u, v)))
              else bind0
                     (demand
                       (is_word ('e'::('m'::('p'::('t'::('y'::[]))))) kind0)
                       line0 a_step) (fun _ ->
                     bind0 (end_of_line rest) (fun _ -> Read Empty)))

(** val read_tree :
    text -> int -> int -> int -> int -> parity_line list -> parity_line list
    reading **)

let rec read_tree file fuel n0 wanted0 i found =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> (i, (Read (rev found))))
    (fun wanted' ->
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ -> (i, Not_judged))
      (fun fuel' ->
      then_read (next_line file i) (fun i0 line0 ->
        then_read (i0, (read_parity_line n0 line0)) (fun i1 x ->
          let wanted1 =
            match x with
            | Branch0 (_, _) -> Stdlib.Int.succ wanted0
            | _ -> wanted'
          in
          read_tree file fuel' n0 wanted1 i1 (x :: found))))
      fuel)
    wanted0

(** val read_parity_evidence :
    text -> int -> statement -> int -> parity_line list reading **)

let read_parity_evidence file fuel s i =
  match s with
  | Even_kernel (g, _, b) ->
    if b
    then (i,
           (no_evidence
             (bytes_of ('p'::('a'::('r'::('i'::('t'::('y'::[])))))))))
    else read_tree file fuel g.order (Stdlib.Int.succ 0) i []
  | _ ->
    (i, (no_evidence (bytes_of ('p'::('a'::('r'::('i'::('t'::('y'::[])))))))))

(** val read_values0 : int -> bytes -> int list -> int list result **)

let rec read_values0 count0 line0 found =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ ->
    bind0 (end_of_line line0) (fun _ -> Read (rev found)))
    (fun count' ->
    bind0 (word line0) (fun pat ->
      let (w, rest) = pat in
      bind0 (number_at value_max line0 w) (fun v ->
        read_values0 count' rest (v :: found))))
    count0

(** val period_line : bytes -> int result **)

let period_line line0 =
  bind0 (word line0) (fun pat ->
    let (w, rest) = pat in
    bind0 (number_at period_max line0 w) (fun n0 ->
      bind0 (end_of_line rest) (fun _ -> Read n0)))

(** val read_paths_evidence :
    text -> statement -> int -> paths_evidence reading **)

let read_paths_evidence file s i =
  let table1 =
    then_read
      (next_read
        ('p'::('r'::('e'::('p'::('e'::('r'::('i'::('o'::('d'::[])))))))))
        period_line file i) (fun i0 from ->
      then_read
        (next_read ('p'::('e'::('r'::('i'::('o'::('d'::[])))))) period_line
          file i0) (fun i1 period1 ->
        then_read
          (next_read ('v'::('a'::('l'::('u'::('e'::('s'::[]))))))
            (fun line0 ->
            read_values0
              (addn (addn (addn from from) (addn period1 period1))
                (Stdlib.Int.succ (Stdlib.Int.succ 0))) line0 []) file i1)
          (fun i2 values1 -> (i2, (Read { preperiod = from; period = period1;
          path_values = values1 })))))
  in
  (match s with
   | Outcome (s0, _) ->
     (match s0 with
      | Edge_delete _ -> table1
      | _ ->
        (i, (no_evidence (bytes_of ('p'::('a'::('t'::('h'::('s'::[])))))))))
   | Edge_delete_paths _ -> table1
   | _ -> (i, (no_evidence (bytes_of ('p'::('a'::('t'::('h'::('s'::[])))))))))

(** val read_paths :
    text -> int -> int -> int -> int list list -> int list list reading **)

let rec read_paths file fuel n0 i found =
  if begins_with (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
       (Stdlib.Int.succ
       0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
       file i
  then ((fun fO fS n -> if n=0 then fO () else fS (n-1))
          (fun _ -> (i, Not_judged))
          (fun fuel' ->
          then_read
            (next_read ('p'::('a'::('t'::('h'::[])))) (any_vertices n0) file
              i) (fun i0 p -> read_paths file fuel' n0 i0 (p :: found)))
          fuel)
  else (i, (Read (rev found)))

(** val read_pair :
    text -> int -> int -> ((int * int) list * int list) reading **)

let read_pair file n0 i =
  then_read
    (next_read ('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::[]))))))))
      (ascending_edges n0) file i) (fun i0 m ->
    then_read
      (next_read ('b'::('a'::('r'::('r'::('i'::('e'::('r'::[])))))))
        (ascending_vertices n0) file i0) (fun i1 b -> (i1, (Read (m, b)))))

(** val read_opening : text -> int -> int -> opening_level reading **)

let read_opening file n0 i =
  then_read (read_pair file n0 i) (fun i0 pair ->
    then_read
      (next_read ('m'::('o'::('v'::('e'::[])))) (one_edge n0) file i0)
      (fun i1 e -> (i1, (Read { opening_matching = (fst pair);
      opening_barrier = (snd pair); opening_move = e }))))

(** val read_levels :
    text -> int -> int -> int -> bool -> int -> imperfect_level list ->
    levels_evidence reading **)

let rec read_levels file fuel n0 count0 opens i found =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> (i, (Read { imperfect = (rev found); opening =
    None })))
    (fun count' ->
    (fun fO fS n -> if n=0 then fO () else fS (n-1))
      (fun _ ->
      if opens
      then then_read (read_opening file n0 i) (fun i0 l -> (i0, (Read
             { imperfect = (rev found); opening = (Some l) })))
      else then_read (read_pair file n0 i) (fun i0 pair ->
             then_read (read_paths file fuel n0 i0 []) (fun i1 paths ->
               read_levels file fuel n0 count' opens i1 ({ level_matching =
                 (fst pair); level_barrier = (snd pair); level_paths =
                 paths } :: found))))
      (fun _ ->
      then_read (read_pair file n0 i) (fun i0 pair ->
        then_read (read_paths file fuel n0 i0 []) (fun i1 paths ->
          read_levels file fuel n0 count' opens i1 ({ level_matching =
            (fst pair); level_barrier = (snd pair); level_paths =
            paths } :: found))))
      count')
    count0

(** val read_levels_evidence :
    text -> int -> statement -> int -> levels_evidence reading **)

let read_levels_evidence file fuel s i =
  match s with
  | Outcome (s0, o) ->
    (match s0 with
     | Slither g ->
       then_read
         (next_read ('l'::('e'::('v'::('e'::('l'::('s'::[]))))))
           (one_vertex (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
             (Stdlib.Int.succ (Stdlib.Int.succ
             0))))))))))))))))))))))))))))))))) file i) (fun i0 count0 ->
         read_levels file fuel g.order count0 (next_wins o) i0 [])
     | _ ->
       (i,
         (no_evidence (bytes_of ('l'::('e'::('v'::('e'::('l'::('s'::[]))))))))))
  | _ ->
    (i, (no_evidence (bytes_of ('l'::('e'::('v'::('e'::('l'::('s'::[])))))))))

(** val read_rows :
    text -> int -> int -> int list list -> int list list reading **)

let rec read_rows file count0 i found =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> (i, (Read (rev found))))
    (fun count' ->
    then_read
      (next_read ('v'::('a'::('l'::('u'::('e'::('s'::[])))))) numbers file i)
      (fun i0 row0 -> read_rows file count' i0 (row0 :: found)))
    count0

(** val read_heaps_evidence :
    text -> statement -> int -> heaps_evidence reading **)

let read_heaps_evidence file s i =
  match s with
  | Law_of_chain c ->
    then_read
      (next_read
        ('p'::('r'::('e'::('p'::('e'::('r'::('i'::('o'::('d'::[])))))))))
        one_length file i) (fun i0 from ->
      then_read
        (next_read ('p'::('e'::('r'::('i'::('o'::('d'::[])))))) one_length
          file i0) (fun i1 period1 ->
        then_read (read_rows file (size c.kinds) i1 []) (fun i2 rows1 -> (i2,
          (Read { preperiod0 = from; period0 = period1; rows0 = rows1 })))))
  | _ -> (i, (no_evidence (bytes_of ('h'::('e'::('a'::('p'::('s'::[]))))))))

(** val units_max : int **)

let units_max =
  expn (Stdlib.Int.succ (Stdlib.Int.succ 0)) (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))))))))))))))

(** val read_arithmetic_evidence :
    text -> statement -> int -> arithmetic_evidence reading **)

let read_arithmetic_evidence file s i =
  match s with
  | Claim_on_chain _ ->
    then_read
      (next_read ('s'::('e'::('t'::('t'::('l'::('e'::('d'::[])))))))
        (one_vertex (Stdlib.Int.succ units_max)) file i) (fun i0 settled1 ->
      then_read
        (next_read ('s'::('t'::('e'::('p'::[]))))
          (one_vertex (Stdlib.Int.succ units_max)) file i0) (fun i1 step1 ->
        (i1, (Read { settled0 = settled1; step0 = step1 }))))
  | _ ->
    (i,
      (no_evidence
        (bytes_of
          ('a'::('r'::('i'::('t'::('h'::('m'::('e'::('t'::('i'::('c'::[])))))))))))))

(** val read_return : bytes -> (int * int) result **)

let read_return line0 =
  bind0 (word line0) (fun pat ->
    let (w, rest) = pat in
    bind0 (vertex_at0 (Stdlib.Int.succ length_max) line0 w) (fun from ->
      bind0 (word rest) (fun pat0 ->
        let (w0, behind0) = pat0 in
        bind0 (vertex_at0 (Stdlib.Int.succ length_max) rest w0) (fun after ->
          bind0 (end_of_line behind0) (fun _ -> Read (from, after))))))

(** val read_vertices_evidence :
    text -> statement -> int -> vertices_evidence reading **)

let read_vertices_evidence file s i =
  then_read (read_arithmetic_evidence file s i) (fun i0 e ->
    then_read
      (next_read ('r'::('e'::('t'::('u'::('r'::('n'::[])))))) read_return
        file i0) (fun i1 r -> (i1, (Read { numbers_of_claim = e;
      return_from = (fst r); return_after = (snd r) }))))

(** val read_states_evidence : text -> int -> states_evidence reading **)

let read_states_evidence file i =
  let units = one_vertex (Stdlib.Int.succ length_max) in
  then_read
    (next_read
      ('p'::('r'::('e'::('p'::('e'::('r'::('i'::('o'::('d'::[]))))))))) units
      file i) (fun i0 e ->
    then_read
      (next_read ('p'::('e'::('r'::('i'::('o'::('d'::[])))))) units file i0)
      (fun i1 q -> (i1, (Read { units_before = e; units_between = q }))))

(** val nothing_proved : char list **)

let nothing_proved =
  't'::('h'::('e'::(' '::('e'::('v'::('i'::('d'::('e'::('n'::('c'::('e'::(' '::('d'::('o'::('e'::('s'::(' '::('n'::('o'::('t'::(' '::('p'::('r'::('o'::('v'::('e'::(' '::('t'::('h'::('e'::(' '::('s'::('t'::('a'::('t'::('e'::('m'::('e'::('n'::('t'::[]))))))))))))))))))))))))))))))))))))))))

(** val no_kernel : bool -> char list **)

let no_kernel = function
| true ->
  't'::('h'::('e'::(' '::('s'::('e'::('t'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('a'::('n'::(' '::('e'::('v'::('e'::('n'::(' '::('k'::('e'::('r'::('n'::('e'::('l'::[]))))))))))))))))))))))))))))
| false ->
  't'::('h'::('e'::(' '::('s'::('e'::('t'::(' '::('l'::('a'::('c'::('k'::('s'::(' '::('a'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::[])))))))))))))))))))))

(** val no_move_into : plain -> int -> (int * int list) -> int * char list **)

let no_move_into g root m =
  if joins g.edge_list root (fst m)
  then ((Stdlib.Int.succ (Stdlib.Int.succ 0)),
         (no_kernel (contains (snd m) (fst m))))
  else ((Stdlib.Int.succ 0),
         ('t'::('h'::('e'::(' '::('m'::('o'::('v'::('e'::(' '::('i'::('s'::(' '::('a'::('l'::('o'::('n'::('g'::(' '::('n'::('o'::(' '::('e'::('d'::('g'::('e'::[]))))))))))))))))))))))))))

(** val no_moves_into :
    plain -> int -> (int * int list) list -> int * char list **)

let rec no_moves_into g root = function
| [] -> (0, nothing_proved)
| m :: ms' ->
  if move_into_kernel g root m
  then let (lines, why) = no_moves_into g (Stdlib.Int.succ root) ms' in
       ((Stdlib.Int.succ (Stdlib.Int.succ lines)), why)
  else no_move_into g root m

(** val kernel_fails : statement -> kernel_evidence -> int * char list **)

let kernel_fails s e =
  match s with
  | Outcome (s0, o) ->
    (match s0 with
     | Rooted (_, g, v) ->
       (match e with
        | One_kernel k -> ((Stdlib.Int.succ 0), (no_kernel (contains k v)))
        | Moves l ->
          (match l with
           | [] -> (0, nothing_proved)
           | m :: _ -> no_move_into g v m))
     | Unrooted (_, g) ->
       (match o with
        | Next_wins ->
          (match e with
           | One_kernel _ -> ((Stdlib.Int.succ 0), (no_kernel true))
           | Moves ms ->
             (match ms with
              | [] ->
                if (fun (m : int) n -> m <= n) g.order kernel_order_max
                then no_moves_into g 0 ms
                else (0,
                       ('a'::('n'::(' '::('i'::('n'::('v'::('e'::('r'::('s'::('e'::(' '::('i'::('s'::(' '::('c'::('h'::('e'::('c'::('k'::('e'::('d'::(' '::('u'::('p'::(' '::('t'::('o'::(' '::('o'::('r'::('d'::('e'::('r'::(' '::('1'::('0'::('2'::('4'::[])))))))))))))))))))))))))))))))))))))))
              | m :: _ ->
                ((Stdlib.Int.succ (Stdlib.Int.succ 0)),
                  (no_kernel (contains (snd m) (fst m))))))
        | Previous_wins ->
          (match e with
           | One_kernel _ -> ((Stdlib.Int.succ 0), (no_kernel true))
           | Moves ms ->
             if (fun (m : int) n -> m <= n) g.order kernel_order_max
             then no_moves_into g 0 ms
             else (0,
                    ('a'::('n'::(' '::('i'::('n'::('v'::('e'::('r'::('s'::('e'::(' '::('i'::('s'::(' '::('c'::('h'::('e'::('c'::('k'::('e'::('d'::(' '::('u'::('p'::(' '::('t'::('o'::(' '::('o'::('r'::('d'::('e'::('r'::(' '::('1'::('0'::('2'::('4'::[])))))))))))))))))))))))))))))))))))))))))
     | _ ->
       (match e with
        | One_kernel _ -> ((Stdlib.Int.succ 0), (no_kernel true))
        | Moves _ -> (0, nothing_proved)))
  | Winning_moves (_, _) ->
    (match e with
     | One_kernel _ -> ((Stdlib.Int.succ 0), (no_kernel true))
     | Moves _ -> (0, nothing_proved))
  | Even_kernel (_, o, _) ->
    (match o with
     | Some v ->
       (match e with
        | One_kernel k -> ((Stdlib.Int.succ 0), (no_kernel (contains k v)))
        | Moves _ -> (0, nothing_proved))
     | None ->
       (match e with
        | One_kernel _ -> ((Stdlib.Int.succ 0), (no_kernel true))
        | Moves _ -> (0, nothing_proved)))
  | _ ->
    (match e with
     | One_kernel _ -> ((Stdlib.Int.succ 0), (no_kernel true))
     | Moves _ -> (0, nothing_proved))

(** val no_pair : char list **)

let no_pair =
  'm'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::(' '::('a'::('n'::('d'::(' '::('b'::('a'::('r'::('r'::('i'::('e'::('r'::(' '::('d'::('o'::(' '::('n'::('o'::('t'::(' '::('a'::('g'::('r'::('e'::('e'::[]))))))))))))))))))))))))))))))))

(** val matching_fails : statement -> matching_evidence -> int * char list **)

let matching_fails s e =
  let { first_vertex = _; matching_edges = m; barrier_vertices = b } = e in
  let of_graph = fun g why -> if is_pair g m b then why else no_pair in
  (match s with
   | Outcome (s0, o) ->
     (match s0 with
      | Rooted (_, g, _) ->
        (match o with
         | Next_wins ->
           ((Stdlib.Int.succ (Stdlib.Int.succ 0)),
             (of_graph g
               ('t'::('h'::('e'::(' '::('b'::('a'::('r'::('r'::('i'::('e'::('r'::(' '::('l'::('a'::('c'::('k'::('s'::(' '::('t'::('h'::('e'::(' '::('r'::('o'::('o'::('t'::[]))))))))))))))))))))))))))))
         | Previous_wins ->
           ((Stdlib.Int.succ (Stdlib.Int.succ 0)),
             (of_graph g
               ('t'::('h'::('e'::(' '::('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::(' '::('s'::('a'::('t'::('u'::('r'::('a'::('t'::('e'::('s'::(' '::('t'::('h'::('e'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::[]))))))))))))))))))))))))))))))))))))
      | Unrooted (_, g) ->
        (match o with
         | Next_wins ->
           ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))),
             (of_graph g
               ('t'::('h'::('e'::(' '::('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::(' '::('s'::('a'::('t'::('u'::('r'::('a'::('t'::('e'::('s'::(' '::('t'::('h'::('e'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::[])))))))))))))))))))))))))))))))))))
         | Previous_wins ->
           ((Stdlib.Int.succ (Stdlib.Int.succ 0)),
             (of_graph g
               ('n'::('o'::(' '::('p'::('e'::('r'::('f'::('e'::('c'::('t'::(' '::('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::[]))))))))))))))))))))))
      | _ -> ((Stdlib.Int.succ (Stdlib.Int.succ 0)), nothing_proved))
   | _ -> ((Stdlib.Int.succ (Stdlib.Int.succ 0)), nothing_proved))

(** val mirror_fails : statement -> mirror_evidence -> int * char list **)

let mirror_fails s e =
  match s with
  | Outcome (s0, _) ->
    (match s0 with
     | Edge_delete g ->
       if negb (isolated_none g)
       then (0,
              ('a'::('n'::(' '::('i'::('s'::('o'::('l'::('a'::('t'::('e'::('d'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::[])))))))))))))))))))
       else (match fst e with
             | Some e' ->
               if may_delete g e'
               then ((Stdlib.Int.succ (Stdlib.Int.succ 0)),
                      ('t'::('h'::('e'::(' '::('m'::('a'::('p'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('a'::(' '::('m'::('i'::('r'::('r'::('o'::('r'::(' '::('a'::('u'::('t'::('o'::('m'::('o'::('r'::('p'::('h'::('i'::('s'::('m'::[])))))))))))))))))))))))))))))))))))))
               else ((Stdlib.Int.succ 0),
                      ('t'::('h'::('e'::(' '::('m'::('o'::('v'::('e'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('l'::('e'::('g'::('a'::('l'::[]))))))))))))))))))))))
             | None ->
               ((Stdlib.Int.succ 0),
                 ('t'::('h'::('e'::(' '::('m'::('a'::('p'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('a'::(' '::('m'::('i'::('r'::('r'::('o'::('r'::(' '::('a'::('u'::('t'::('o'::('m'::('o'::('r'::('p'::('h'::('i'::('s'::('m'::[]))))))))))))))))))))))))))))))))))))))
     | _ -> (0, nothing_proved))
  | _ -> (0, nothing_proved)

type refuted =
| Right0 of int * parity_line list
| Wrong of int * char list

(** val first_wrong :
    plain -> int list table -> int -> values0 -> int -> parity_line list ->
    refuted **)

let rec first_wrong g t steps0 known read lines =
  let read' = Stdlib.Int.succ read in
  ((fun fO fS n -> if n=0 then fO () else fS (n-1))
     (fun _ ->
     match lines with
     | [] ->
       Wrong (read',
         ('t'::('h'::('e'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('h'::('a'::('s'::(' '::('i'::('t'::('s'::(' '::('v'::('a'::('l'::('u'::('e'::(' '::('a'::('l'::('r'::('e'::('a'::('d'::('y'::[])))))))))))))))))))))))))))))))))
     | p :: rest ->
       (match p with
        | Branch0 (_, _) ->
          Wrong (read',
            ('t'::('h'::('e'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('h'::('a'::('s'::(' '::('i'::('t'::('s'::(' '::('v'::('a'::('l'::('u'::('e'::(' '::('a'::('l'::('r'::('e'::('a'::('d'::('y'::[])))))))))))))))))))))))))))))))))
        | Parity s ->
          let sum1 = foldl (add_equation t known) (Blank, false) s in
          if negb (unmarked (fst sum1))
          then Wrong (read',
                 ('a'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('s'::('u'::('m'::(' '::('h'::('a'::('s'::(' '::('n'::('o'::(' '::('v'::('a'::('l'::('u'::('e'::[])))))))))))))))))))))))))))))))))
          else if snd sum1
               then Right0 (read', rest)
               else Wrong (read',
                      ('t'::('h'::('e'::(' '::('e'::('q'::('u'::('a'::('t'::('i'::('o'::('n'::('s'::(' '::('d'::('o'::(' '::('n'::('o'::('t'::(' '::('s'::('u'::('m'::(' '::('t'::('o'::(' '::('0'::(' '::('='::(' '::('1'::[]))))))))))))))))))))))))))))))))))
        | Edge (u, v) ->
          if (&&) (is_in known u) ((&&) (is_in known v) (beside t u v))
          then Right0 (read', rest)
          else Wrong (read',
                 ('n'::('o'::(' '::('e'::('d'::('g'::('e'::(' '::('w'::('i'::('t'::('h'::(' '::('b'::('o'::('t'::('h'::(' '::('e'::('n'::('d'::('s'::(' '::('i'::('n'::(' '::('S'::[]))))))))))))))))))))))))))))
        | Empty ->
          if all (is_out known) (iota 0 g.order)
          then Right0 (read', rest)
          else Wrong (read',
                 ('S'::(' '::('m'::('a'::('y'::(' '::('h'::('a'::('v'::('e'::(' '::('a'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::[]))))))))))))))))))))))
     (fun steps' ->
     match lines with
     | [] ->
       Wrong (read',
         ('t'::('h'::('e'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('h'::('a'::('s'::(' '::('i'::('t'::('s'::(' '::('v'::('a'::('l'::('u'::('e'::(' '::('a'::('l'::('r'::('e'::('a'::('d'::('y'::[])))))))))))))))))))))))))))))))))
     | p :: rest ->
       (match p with
        | Branch0 (v, b) ->
          if is_free known v
          then (match first_wrong g t steps' (put None known v (Some b))
                        read' rest with
                | Right0 (k, rest') ->
                  first_wrong g t steps' (put None known v (Some (negb b))) k
                    rest'
                | Wrong (k, why) -> Wrong (k, why))
          else Wrong (read',
                 ('t'::('h'::('e'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('h'::('a'::('s'::(' '::('i'::('t'::('s'::(' '::('v'::('a'::('l'::('u'::('e'::(' '::('a'::('l'::('r'::('e'::('a'::('d'::('y'::[])))))))))))))))))))))))))))))))))
        | Parity s ->
          let sum1 = foldl (add_equation t known) (Blank, false) s in
          if negb (unmarked (fst sum1))
          then Wrong (read',
                 ('a'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('s'::('u'::('m'::(' '::('h'::('a'::('s'::(' '::('n'::('o'::(' '::('v'::('a'::('l'::('u'::('e'::[])))))))))))))))))))))))))))))))))
          else if snd sum1
               then Right0 (read', rest)
               else Wrong (read',
                      ('t'::('h'::('e'::(' '::('e'::('q'::('u'::('a'::('t'::('i'::('o'::('n'::('s'::(' '::('d'::('o'::(' '::('n'::('o'::('t'::(' '::('s'::('u'::('m'::(' '::('t'::('o'::(' '::('0'::(' '::('='::(' '::('1'::[]))))))))))))))))))))))))))))))))))
        | Edge (u, v) ->
          if (&&) (is_in known u) ((&&) (is_in known v) (beside t u v))
          then Right0 (read', rest)
          else Wrong (read',
                 ('n'::('o'::(' '::('e'::('d'::('g'::('e'::(' '::('w'::('i'::('t'::('h'::(' '::('b'::('o'::('t'::('h'::(' '::('e'::('n'::('d'::('s'::(' '::('i'::('n'::(' '::('S'::[]))))))))))))))))))))))))))))
        | Empty ->
          if all (is_out known) (iota 0 g.order)
          then Right0 (read', rest)
          else Wrong (read',
                 ('S'::(' '::('m'::('a'::('y'::(' '::('h'::('a'::('v'::('e'::(' '::('a'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::[]))))))))))))))))))))))
     steps0)

(** val parity_fails : statement -> parity_line list -> int * char list **)

let parity_fails s lines =
  match s with
  | Even_kernel (g, c, _) ->
    if (fun (m : int) n -> m <= n) g.order parity_order_max
    then let known =
           match c with
           | Some v -> put None Blank v (Some true)
           | None -> Blank
         in
         (match first_wrong g (neighbour_lists g) (Stdlib.Int.succ g.order)
                  known 0 lines with
          | Right0 (_, _) -> (0, nothing_proved)
          | Wrong (k, why) -> (k, why))
    else (0,
           ('r'::('e'::('f'::('u'::('t'::('a'::('t'::('i'::('o'::('n'::('s'::(' '::('a'::('r'::('e'::(' '::('c'::('h'::('e'::('c'::('k'::('e'::('d'::(' '::('u'::('p'::(' '::('t'::('o'::(' '::('o'::('r'::('d'::('e'::('r'::(' '::('4'::('0'::('9'::('6'::[])))))))))))))))))))))))))))))))))))))))))
  | _ -> (0, nothing_proved)

(** val paths_fail : statement -> paths_evidence -> int * char list **)

let paths_fail s e =
  let { preperiod = from; period = period1; path_values = heaps } = e in
  if negb
       ((&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) from)
         ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) period1))
  then ((Stdlib.Int.succ (Stdlib.Int.succ 0)),
         ('p'::('r'::('e'::('p'::('e'::('r'::('i'::('o'::('d'::(' '::('a'::('n'::('d'::(' '::('p'::('e'::('r'::('i'::('o'::('d'::(' '::('a'::('r'::('e'::(' '::('a'::('t'::(' '::('l'::('e'::('a'::('s'::('t'::(' '::('1'::[]))))))))))))))))))))))))))))))))))))
  else ((Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))),
         (if negb (obey heaps [] heaps)
          then 'a'::(' '::('v'::('a'::('l'::('u'::('e'::(' '::('b'::('r'::('e'::('a'::('k'::('s'::(' '::('t'::('h'::('e'::(' '::('r'::('e'::('c'::('u'::('r'::('r'::('e'::('n'::('c'::('e'::[]))))))))))))))))))))))))))))
          else if negb (shows_period from period1 heaps)
               then 't'::('h'::('e'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::(' '::('d'::('o'::(' '::('n'::('o'::('t'::(' '::('h'::('a'::('v'::('e'::(' '::('t'::('h'::('i'::('s'::(' '::('p'::('e'::('r'::('i'::('o'::('d'::[])))))))))))))))))))))))))))))))))
               else (match s with
                     | Outcome (s0, _) ->
                       (match s0 with
                        | Edge_delete g ->
                          let t = neighbour_lists g in
                          if (&&) (isolated_none g)
                               (are_paths g t (walks g t))
                          then 't'::('h'::('e'::(' '::('t'::('a'::('b'::('l'::('e'::(' '::('s'::('a'::('y'::('s'::(' '::('o'::('t'::('h'::('e'::('r'::('w'::('i'::('s'::('e'::[])))))))))))))))))))))))
                          else 'a'::(' '::('c'::('o'::('m'::('p'::('o'::('n'::('e'::('n'::('t'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('a'::(' '::('p'::('a'::('t'::('h'::[]))))))))))))))))))))))))
                        | _ ->
                          'a'::('n'::('o'::('t'::('h'::('e'::('r'::(' '::('p'::('e'::('r'::('i'::('o'::('d'::[]))))))))))))))
                     | _ ->
                       'a'::('n'::('o'::('t'::('h'::('e'::('r'::(' '::('p'::('e'::('r'::('i'::('o'::('d'::[]))))))))))))))))

(** val paths_fail_to_show :
    plain -> bool table table -> int option table -> bool table -> int list
    list -> int -> int * char list **)

let rec paths_fail_to_show g t mate left paths read =
  match paths with
  | [] ->
    (read,
      ('n'::('o'::(' '::('p'::('a'::('t'::('h'::(' '::('l'::('e'::('a'::('d'::('s'::(' '::('t'::('o'::(' '::('a'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('t'::('h'::('a'::('t'::(' '::('i'::('s'::(' '::('l'::('e'::('f'::('t'::[])))))))))))))))))))))))))))))))))))))))
  | p :: paths' ->
    if negb (exposes t mate p)
    then ((Stdlib.Int.succ read),
           ('n'::('o'::(' '::('p'::('a'::('t'::('h'::(' '::('f'::('r'::('o'::('m'::(' '::('a'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('m'::('i'::('s'::('s'::('e'::('d'::[])))))))))))))))))))))))))))))
    else if negb (get false left (last 0 p))
         then ((Stdlib.Int.succ read),
                ('t'::('h'::('e'::(' '::('p'::('a'::('t'::('h'::(' '::('l'::('e'::('a'::('d'::('s'::(' '::('t'::('o'::(' '::('n'::('o'::(' '::('v'::('e'::('r'::('t'::('e'::('x'::(' '::('t'::('h'::('a'::('t'::(' '::('i'::('s'::(' '::('l'::('e'::('f'::('t'::[])))))))))))))))))))))))))))))))))))))))))
         else paths_fail_to_show g t mate (unmark left (every_other p))
                paths' (Stdlib.Int.succ read)

(** val levels_fail_to_show :
    plain -> imperfect_level list -> opening_level option -> int ->
    int * char list **)

let rec levels_fail_to_show g levels last0 read =
  match levels with
  | [] ->
    (match last0 with
     | Some o ->
       let { opening_matching = m; opening_barrier = b; opening_move = e } = o
       in
       if negb (is_pair g m b)
       then ((Stdlib.Int.succ (Stdlib.Int.succ read)), no_pair)
       else ((addn read (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
               0)))),
              (if has (same_pair e) m
               then 'a'::('n'::(' '::('e'::('n'::('d'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('p'::('e'::('r'::('f'::('e'::('c'::('t'::[]))))))))))))))))))))
               else 't'::('h'::('e'::(' '::('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::(' '::('l'::('a'::('c'::('k'::('s'::(' '::('t'::('h'::('e'::(' '::('e'::('d'::('g'::('e'::[]))))))))))))))))))))))))))))
     | None ->
       (read,
         ('t'::('h'::('e'::(' '::('l'::('e'::('v'::('e'::('l'::('s'::(' '::('e'::('n'::('d'::(' '::('t'::('o'::('o'::(' '::('e'::('a'::('r'::('l'::('y'::[]))))))))))))))))))))))))))
  | l :: levels' ->
    let { level_matching = m; level_barrier = b; level_paths = paths } = l in
    if negb (is_pair g m b)
    then ((Stdlib.Int.succ (Stdlib.Int.succ read)), no_pair)
    else if shows_imperfect g l
         then levels_fail_to_show (keep_within g (marks b)) levels' last0
                (addn read (Stdlib.Int.succ (Stdlib.Int.succ (size paths))))
         else paths_fail_to_show g (rows g) (mates m)
                (unmark (marks (ends m)) b) paths (Stdlib.Int.succ
                (Stdlib.Int.succ read))

(** val levels_fail : statement -> levels_evidence -> int * char list **)

let levels_fail s e =
  match s with
  | Outcome (s0, _) ->
    (match s0 with
     | Slither g ->
       levels_fail_to_show g e.imperfect e.opening (Stdlib.Int.succ 0)
     | _ -> (0, nothing_proved))
  | _ -> (0, nothing_proved)

(** val no_bound_is : unbounded -> char list **)

let no_bound_is = function
| Other_game ->
  't'::('h'::('e'::(' '::('g'::('a'::('m'::('e'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('o'::('n'::('e'::(' '::('o'::('f'::(' '::('l'::('o'::('c'::('a'::('l'::(' '::('m'::('o'::('v'::('e'::('s'::(' '::('o'::('n'::(' '::('g'::('r'::('a'::('p'::('h'::('s'::(' '::('t'::('h'::('a'::('t'::(' '::('b'::('o'::('t'::('h'::(' '::('p'::('l'::('a'::('y'::('e'::('r'::('s'::(' '::('h'::('a'::('v'::('e'::[]))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
| Whole_graph ->
  'a'::(' '::('c'::('o'::('n'::('d'::('i'::('t'::('i'::('o'::('n'::(' '::('l'::('o'::('o'::('k'::('s'::(' '::('a'::('t'::(' '::('t'::('h'::('e'::(' '::('w'::('h'::('o'::('l'::('e'::(' '::('g'::('r'::('a'::('p'::('h'::[])))))))))))))))))))))))))))))))))))
| All_vertices ->
  'a'::(' '::('c'::('o'::('n'::('d'::('i'::('t'::('i'::('o'::('n'::(' '::('i'::('s'::(' '::('o'::('v'::('e'::('r'::(' '::('a'::('l'::('l'::(' '::('v'::('e'::('r'::('t'::('i'::('c'::('e'::('s'::[])))))))))))))))))))))))))))))))
| Farther_effect ->
  'a'::('n'::(' '::('e'::('f'::('f'::('e'::('c'::('t'::(' '::('h'::('a'::('s'::(' '::('n'::('o'::(' '::('r'::('a'::('d'::('i'::('u'::('s'::[]))))))))))))))))))))))

(** val first_too_short :
    chain_law -> int -> int -> kind list -> char list **)

let rec first_too_short c steps0 k = function
| [] -> nothing_proved
| p :: ks' ->
  if long_enough c steps0 p
  then first_too_short c steps0 (Stdlib.Int.succ k) ks'
  else append
         ('b'::('y'::(' '::('t'::('h'::('e'::(' '::('g'::('r'::('a'::('p'::('h'::('s'::(','::(' '::('k'::('i'::('n'::('d'::(' '::[]))))))))))))))))))))
         (append (numeral k)
           (append (' '::('w'::('i'::('t'::('h'::(' '::[]))))))
             (append (numeral (subn c.start p.longer))
               (' '::('u'::('n'::('i'::('t'::('s'::(' '::('i'::('s'::(' '::('t'::('o'::('o'::(' '::('s'::('h'::('o'::('r'::('t'::(' '::('f'::('o'::('r'::(' '::('t'::('h'::('e'::(' '::('r'::('a'::('d'::('i'::('u'::('s'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('m'::('o'::('v'::('e'::('s'::[]))))))))))))))))))))))))))))))))))))))))))))))))))

(** val not_local : chain_law -> char list **)

let not_local c =
  match reads c.chain_rules with
  | Steps n0 -> first_too_short c n0 0 c.kinds
  | No_bound why ->
    append
      ('b'::('y'::(' '::('t'::('h'::('e'::(' '::('g'::('r'::('a'::('p'::('h'::('s'::(','::(' '::[])))))))))))))))
      (no_bound_is why)

(** val heaps_fail : statement -> heaps_evidence -> int * char list **)

let heaps_fail s e =
  ((addn (Stdlib.Int.succ (Stdlib.Int.succ 0)) (size e.rows0)),
    (match s with
     | Law_of_chain c ->
       if negb ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) e.period0)
       then 't'::('h'::('e'::(' '::('p'::('e'::('r'::('i'::('o'::('d'::(' '::('i'::('s'::(' '::('a'::('t'::(' '::('l'::('e'::('a'::('s'::('t'::(' '::('1'::[])))))))))))))))))))))))
       else if negb (is_sound c)
            then 'a'::(' '::('m'::('o'::('v'::('e'::(' '::('d'::('o'::('e'::('s'::(' '::('n'::('o'::('t'::(' '::('l'::('e'::('a'::('d'::(' '::('t'::('o'::(' '::('a'::(' '::('s'::('m'::('a'::('l'::('l'::('e'::('r'::(' '::('h'::('e'::('a'::('p'::[])))))))))))))))))))))))))))))))))))))
            else if negb (starts_late c e)
                 then 't'::('h'::('e'::(' '::('p'::('r'::('e'::('p'::('e'::('r'::('i'::('o'::('d'::(' '::('i'::('s'::(' '::('t'::('o'::('o'::(' '::('s'::('m'::('a'::('l'::('l'::(' '::('f'::('o'::('r'::(' '::('t'::('h'::('e'::(' '::('t'::('a'::('b'::('l'::('e'::[])))))))))))))))))))))))))))))))))))))))
                 else if negb (reaches_bound c e)
                      then 't'::('h'::('e'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::(' '::('d'::('o'::(' '::('n'::('o'::('t'::(' '::('e'::('n'::('d'::(' '::('a'::('t'::(' '::('t'::('h'::('e'::(' '::('b'::('o'::('u'::('n'::('d'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('t'::('h'::('e'::('o'::('r'::('e'::('m'::[]))))))))))))))))))))))))))))))))))))))))))))))))
                      else if negb (begins_short c e)
                           then 't'::('h'::('e'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::(' '::('d'::('o'::(' '::('n'::('o'::('t'::(' '::('b'::('e'::('g'::('i'::('n'::(' '::('w'::('i'::('t'::('h'::(' '::('t'::('h'::('e'::(' '::('s'::('h'::('o'::('r'::('t'::(' '::('o'::('n'::('e'::('s'::[]))))))))))))))))))))))))))))))))))))))))))
                           else if negb (follows_table c e)
                                then 'a'::(' '::('v'::('a'::('l'::('u'::('e'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('t'::('h'::('e'::(' '::('l'::('e'::('a'::('s'::('t'::(' '::('t'::('h'::('a'::('t'::(' '::('n'::('o'::(' '::('m'::('o'::('v'::('e'::(' '::('l'::('e'::('a'::('d'::('s'::(' '::('t'::('o'::[])))))))))))))))))))))))))))))))))))))))))))))
                                else if negb (repeats c e)
                                     then 't'::('h'::('e'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::(' '::('d'::('o'::(' '::('n'::('o'::('t'::(' '::('h'::('a'::('v'::('e'::(' '::('t'::('h'::('i'::('s'::(' '::('p'::('e'::('r'::('i'::('o'::('d'::[])))))))))))))))))))))))))))))))))
                                     else if negb (is_law c e)
                                          then 't'::('h'::('e'::(' '::('l'::('a'::('w'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('t'::('h'::('a'::('t'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::[]))))))))))))))))))))))))))))))))
                                          else not_local c
     | _ -> nothing_proved))

(** val expression_fails : chain_claim -> arithmetic_evidence -> char list **)

let expression_fails c e =
  match claim_read c with
  | Some x -> rows_fault c e x no_tallies
  | None ->
    't'::('h'::('e'::(' '::('e'::('x'::('p'::('r'::('e'::('s'::('s'::('i'::('o'::('n'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('o'::('n'::('e'::(' '::('o'::('f'::(' '::('l'::('a'::('w'::('s'::[]))))))))))))))))))))))))))))))))

(** val given_fails :
    chain_claim -> arithmetic_evidence -> given_law list -> char list **)

let rec given_fails c e = function
| [] -> expression_fails c e
| g :: laws' ->
  if negb (has_its_values g)
  then 'a'::(' '::('l'::('a'::('w'::(' '::('h'::('a'::('s'::(' '::('a'::('n'::('o'::('t'::('h'::('e'::('r'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('o'::('f'::(' '::('v'::('a'::('l'::('u'::('e'::('s'::[])))))))))))))))))))))))))))))))))
  else if negb (begins_before c g)
       then 'a'::(' '::('l'::('a'::('w'::(' '::('b'::('e'::('g'::('i'::('n'::('s'::(' '::('b'::('e'::('h'::('i'::('n'::('d'::(' '::('t'::('h'::('e'::(' '::('c'::('l'::('a'::('i'::('m'::[]))))))))))))))))))))))))))))
       else if negb (repeats_there e g)
            then 'a'::(' '::('l'::('a'::('w'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('p'::('e'::('r'::('i'::('o'::('d'::('i'::('c'::(' '::('t'::('h'::('e'::('r'::('e'::[]))))))))))))))))))))))))))
            else given_fails c e laws'

(** val arithmetic_fails :
    statement list -> statement -> arithmetic_evidence -> int * char list **)

let arithmetic_fails shown s e =
  ((Stdlib.Int.succ (Stdlib.Int.succ 0)),
    (match s with
     | Claim_on_chain c ->
       if negb (laws_stated shown s)
       then 'n'::('o'::(' '::('c'::('e'::('r'::('t'::('i'::('f'::('i'::('c'::('a'::('t'::('e'::(' '::('b'::('e'::('f'::('o'::('r'::('e'::(' '::('t'::('h'::('i'::('s'::(' '::('o'::('n'::('e'::(' '::('i'::('n'::(' '::('t'::('h'::('e'::(' '::('f'::('i'::('l'::('e'::(' '::('p'::('r'::('o'::('v'::('e'::('s'::(' '::('a'::(' '::('l'::('a'::('w'::(' '::('t'::('h'::('a'::('t'::(' '::('i'::('s'::(' '::('g'::('i'::('v'::('e'::('n'::[]))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
       else if negb (is_member c (least_member c))
            then no_piece c (least_member c)
            else if negb (in_range c e)
                 then 'a'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('o'::('f'::(' '::('u'::('n'::('i'::('t'::('s'::(' '::('i'::('s'::(' '::('o'::('u'::('t'::(' '::('o'::('f'::(' '::('r'::('a'::('n'::('g'::('e'::[]))))))))))))))))))))))))))))))))
                 else given_fails c e c.given
     | _ -> nothing_proved))

(** val term_walk :
    chain_claim -> chain_term -> int -> (int option list list * int option)
    list **)

let term_walk c t count0 =
  let s = chain_of c no_rules in
  let k = c.claim_kind in
  let q = { sequence_chain = c; sequence_term = t; sequence_law =
    { given_least = 0; given_values = []; given_period = 0; given_from = 0;
    given_adds = 0 } }
  in
  let e = { units_before = count0; units_between = 0 } in
  if (&&) (is_small q) ((&&) (chain_ok s k) (few_steps q e))
  then states_walked q e
  else []

(** val told_on :
    (int option list list * int option) list -> int -> int option **)

let told_on walk0 n0 =
  snd (nth no_state walk0 (pred n0))

(** val vertex_walk_to :
    chain_claim -> vertex_term -> chain_place -> int -> (int option list
    list * int option) list **)

let vertex_walk_to c t p count0 =
  let q =
    moved { members_of = c; truth_of = t; truth_at = p; truth_law =
      { given_least = 0; given_values = []; given_period = 0; given_from = 0;
      given_adds = 0 } }
  in
  let d = q.members_of in
  let i = units_moved p c in
  let e = { units_before = (subn count0 i); units_between = 0 } in
  if (&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ i) count0)
       ((fun (m : int) n -> m <= n) (muln i c.claim_unit.part_order)
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
         0)))))))))
  then if (&&) (place_fits q.truth_at d)
            ((&&) (is_near q.truth_at)
              ((&&) (is_small (told_law q))
                ((&&) (chain_ok (chain_of d no_rules) d.claim_kind)
                  (few_vertex_steps q e))))
       then let walk0 = vertex_walk q e in
            let so_far0 = fun m ->
              if are_simple (member_edges d (Stdlib.Int.succ m))
              then nth no_state walk0 m
              else no_state
            in
            cat (nseq i no_state) (map1 so_far0 (iota 0 (size walk0)))
       else []
  else []

(** val left_units : chain_claim -> int -> int **)

let left_units c count0 =
  size
    (filter (fun i ->
      (fun (m : int) n -> m <= n) (muln i c.claim_unit.part_order)
        (subn (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ 0)))))))) c.claim_kind.left_end.part_order))
      (iota 0 count0))

(** val right_units : chain_claim -> int -> int **)

let right_units c count0 =
  size
    (filter (fun i ->
      (fun (m : int) n -> m <= n) (muln i c.claim_unit.part_order)
        (subn (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
          (Stdlib.Int.succ 0)))))))) c.claim_kind.right_end.part_order))
      (iota 0 count0))

(** val bound_places : chain_claim -> int -> chain_place list **)

let bound_places c count0 =
  let k = c.claim_kind in
  let near1 = left_units c count0 in
  let of_units = fun f units ->
    flatten
      (map1 (fun i -> map1 (fun j -> f i j) (iota 0 c.claim_unit.part_order))
        (iota 0 units))
  in
  if (&&) (negb k.closed)
       ((fun (m : int) n -> m <= n) (subn count0 near1)
         (right_units c count0))
  then cat (map1 (fun j -> In_left j) (iota 0 k.left_end.part_order))
         (cat (of_units (fun x x0 -> In_unit (x, x0)) near1)
           (cat
             (of_units (fun x x0 -> In_last_unit (x, x0)) (subn count0 near1))
             (map1 (fun j -> In_right j) (iota 0 k.right_end.part_order))))
  else []

(** val place_of : chain_claim -> int -> int -> chain_place **)

let place_of c n0 =
  let k = c.claim_kind in
  let u = c.claim_unit.part_order in
  (fun v ->
  let l = k.left_end.part_order in
  if (fun (m : int) n -> m <= n) (Stdlib.Int.succ v) l
  then In_left v
  else if (fun (m : int) n -> m <= n) (Stdlib.Int.succ v) (addn l (muln n0 u))
       then let i = (fun m n -> if n = 0 then 0 else m / n) (subn v l) u in
            let j = (fun m n -> if n = 0 then m else m mod n) (subn v l) u in
            if (fun (m : int) n -> m <= n) (Stdlib.Int.succ i)
                 (left_units c n0)
            then In_unit (i, j)
            else In_last_unit ((subn n0 (Stdlib.Int.succ i)), j)
       else In_right (subn v (addn l (muln n0 u))))

(** val is_place : chain_claim -> int -> chain_place -> int -> bool **)

let is_place c n0 p v =
  match place_in c n0 p with
  | Some w -> same w v
  | None -> false

(** val edges_at : chain_claim -> int -> int -> int **)

let edges_at c n0 v =
  addn (from_here (member_edges c n0) v) (to_here (member_edges c n0) v)

(** val terms_told :
    (vertex_term -> chain_place -> int result) -> vertex_term option list ->
    chain_place -> int list result **)

let rec terms_told told0 terms p =
  match terms with
  | [] -> Read []
  | o :: more0 ->
    bind0 (match o with
           | Some t -> told0 t p
           | None -> Read 0) (fun v ->
      bind0 (terms_told told0 more0 p) (fun vs -> Read (v :: vs)))

(** val row_at :
    chain_claim -> int -> expression -> (vertex_term -> chain_place -> int
    result) -> int -> int list result **)

let row_at c n0 x told0 v =
  if is_place c n0 (place_of c n0 v) v
  then bind0 (terms_told told0 (asked_terms x) (place_of c n0 v)) (fun us ->
         Read (rcons us (edges_at c n0 v)))
  else Not_judged

(** val rows_from :
    chain_claim -> int -> expression -> (vertex_term -> chain_place -> int
    result) -> int -> int -> int list list result **)

let rec rows_from c n0 x told0 v count0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> Read [])
    (fun count' ->
    bind0 (row_at c n0 x told0 v) (fun us ->
      bind0 (rows_from c n0 x told0 (Stdlib.Int.succ v) count') (fun uss ->
        Read (us :: uss))))
    count0

(** val rows_known : chain_claim -> int -> expression -> bool **)

let rows_known c n0 x =
  (&&)
    (all (fun e ->
      (&&)
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (fst e))
          (member_order c n0))
        ((fun (m : int) n -> m <= n) (Stdlib.Int.succ (snd e))
          (member_order c n0))) (member_edges c n0))
    ((fun (m : int) n -> m <= n) (values_asked x) (Stdlib.Int.succ
      degree_number))

(** val rows_of_member :
    chain_claim -> int -> expression -> (vertex_term -> chain_place -> int
    result) -> int list list result **)

let rows_of_member c n0 x told0 =
  if rows_known c n0 x
  then rows_from c n0 x told0 0 (member_order c n0)
  else Not_judged

type memory = (position * int) list kept

(** val crossed : bitseq -> bitseq -> bitseq **)

let rec crossed h k =
  match h with
  | [] -> h
  | b :: h' ->
    (match k with
     | [] -> h
     | c :: k' -> (if b then negb c else c) :: (crossed h' k'))

(** val stirred : bitseq -> int -> bitseq **)

let stirred h n0 =
  crossed
    (cat
      (drop (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ 0))))) h)
      (take (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ 0))))) h)) (binary n0 n0)

(** val place_of0 : position -> bitseq **)

let place_of0 p =
  let h =
    foldl stirred
      (nseq (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
        (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))))))))))) false)
      p.on_board.vertices
  in
  let h0 =
    foldl (fun h0 e -> stirred (stirred h0 (fst e)) (snd e)) h p.on_board.arcs
  in
  foldl (foldl stirred) (foldl stirred h0 p.tokens_on) p.members

(** val value_among : (position * int) list -> position -> int option **)

let rec value_among entries p =
  match entries with
  | [] -> None
  | p0 :: entries' ->
    let (q, v) = p0 in
    if same_position p q then Some v else value_among entries' p

(** val entries_at : memory -> bitseq -> (position * int) list **)

let entries_at m k =
  match look k m with
  | Some entries -> entries
  | None -> []

(** val least_missing : int list -> int **)

let least_missing vs =
  find (fun k -> negb (has ((fun (m : int) n -> m = n) k) vs))
    (iota 0 (Stdlib.Int.succ (size vs)))

type so_far = memory * int

(** val values_by :
    (so_far -> position -> (int * so_far) option) -> (way * position) list ->
    so_far -> (int list * so_far) option **)

let rec values_by one0 ms s =
  match ms with
  | [] -> Some ([], s)
  | p :: ms' ->
    let (_, q) = p in
    (match one0 s q with
     | Some p0 ->
       let (v, s1) = p0 in
       (match values_by one0 ms' s1 with
        | Some p1 -> let (vs, s2) = p1 in Some ((v :: vs), s2)
        | None -> None)
     | None -> None)

(** val search :
    rules -> int -> so_far -> position -> (int * so_far) option **)

let rec search r depth s p =
  let k = place_of0 p in
  (match value_among (entries_at (fst s) k) p with
   | Some v -> Some (v, s)
   | None ->
     ((fun fO fS n -> if n=0 then fO () else fS (n-1))
        (fun _ -> None)
        (fun depth' ->
        (fun fO fS n -> if n=0 then fO () else fS (n-1))
          (fun _ -> None)
          (fun more0 ->
          match moves r p with
          | Some ms ->
            (match values_by (search r depth') ms ((fst s), more0) with
             | Some p0 ->
               let (vs, s0) = p0 in
               let (m, more') = s0 in
               let v = least_missing vs in
               Some (v, ((put0 k ((p, v) :: (entries_at m k)) m), more'))
             | None -> None)
          | None -> None)
          (snd s))
        depth))

(** val moves_in_play_max : int **)

let moves_in_play_max =
  expn (Stdlib.Int.succ (Stdlib.Int.succ 0)) (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ 0))))))))))))

(** val positions_max : int **)

let positions_max =
  expn (Stdlib.Int.succ (Stdlib.Int.succ 0)) (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ 0))))))))))))))

(** val value_found : rules -> position -> int option **)

let value_found r p =
  Option.map fst (search r moves_in_play_max (Nothing, positions_max) p)

(** val is_played : rules -> bool **)

let is_played r =
  (&&) (negb r.directed)
    ((&&) (nilp r.tokens) ((&&) (nilp r.sets) (has_values r)))

(** val value_on : refuted_claim -> rules -> int -> int result **)

let value_on m =
  let c = m.about in
  (fun r n0 ->
  if (||) (negb (is_played r)) (too_much_work r (member_order c n0))
  then Not_judged
  else (match first_position r (member_order c n0) (member_edges c n0) (Some
                []) Left with
        | Some p -> some_or Not_judged (value_found r p)
        | None -> Not_judged))

(** val source_of :
    refuted_claim -> law_subject -> law_subject * (int option list list * int
    option) list **)

let source_of m =
  let c = m.about in
  (fun s ->
  let count0 =
    minn m.refuted_at (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
      (Stdlib.Int.succ
      0))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
  in
  (s,
  (match s with
   | Of_game _ -> []
   | Of_term t -> term_walk c t count0
   | Of_vertex (t, p) -> vertex_walk_to c t p count0)))

(** val sources :
    refuted_claim -> (law_subject * (int option list list * int option) list)
    list **)

let sources m =
  map1 (fun s -> source_of m s) (subjects_named m)

(** val value_by :
    refuted_claim -> (law_subject * (int option list list * int option) list)
    -> int -> int result **)

let value_by m from n0 =
  match fst from with
  | Of_game r -> value_on m r n0
  | _ -> some_or Not_judged (told_on (snd from) n0)

(** val values_by0 :
    refuted_claim -> (law_subject * (int option list list * int option) list)
    list -> int -> int list result **)

let rec values_by0 m all_from0 n0 =
  match all_from0 with
  | [] -> Read []
  | from :: more0 ->
    bind0 (value_by m from n0) (fun v ->
      bind0 (values_by0 m more0 n0) (fun vs -> Read (v :: vs)))

(** val bound_subjects : refuted_claim -> law_subject list **)

let bound_subjects m =
  let c = m.about in
  (match read_with c (subjects_named m) with
   | Some x ->
     let places1 =
       if binds x
       then bound_places c
              (minn m.refuted_at (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
                (Stdlib.Int.succ (Stdlib.Int.succ
                0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
       else []
     in
     flatten
       (map1 (fun o ->
         match o with
         | Some t -> map1 (fun p -> Of_vertex (t, p)) places1
         | None -> []) (asked_terms x))
   | None -> [])

(** val told_at :
    refuted_claim -> (law_subject * (int option list list * int option) list)
    list -> int -> vertex_term -> chain_place -> int result **)

let rec told_at m bound0 n0 t p =
  match bound0 with
  | [] -> Not_judged
  | from :: more0 ->
    if match fst from with
       | Of_vertex (u, r) -> (&&) (same_vertex_term u t) (same_place r p)
       | _ -> false
    then value_by m from n0
    else told_at m more0 n0 t p

(** val bound_sources :
    refuted_claim -> (law_subject * (int option list list * int option) list)
    list **)

let bound_sources m =
  map1 (fun s -> source_of m s) (bound_subjects m)

(** val truth_on :
    refuted_claim -> (law_subject * (int option list list * int option) list)
    list -> (law_subject * (int option list list * int option) list) list ->
    int -> bool result **)

let truth_on m =
  let c = m.about in
  (fun all_from0 bound0 n0 ->
  bind0
    (prove (is_member c n0)
      (append ('o'::('f'::(' '::[])))
        (append (numeral n0)
          (append (' '::('u'::('n'::('i'::('t'::('s'::(':'::(' '::[]))))))))
            (no_piece c n0))))) (fun _ ->
    bind0 (some_or Not_judged (read_with c (subjects_named m))) (fun x ->
      bind0 (values_by0 m all_from0 n0) (fun vs ->
        bind0
          (if binds x
           then rows_of_member c n0 x (told_at m bound0 n0)
           else Read []) (fun rows1 ->
          let at_vertices = map1 (fun us -> map1 integer us) rows1 in
          bind0
            (some_or Not_judged
              (value0 (fun i _ -> integer (nth 0 vs i)) at_vertices None x
                (integer n0))) (fun z0 -> Read (is_true z0)))))))

(** val all_true_on :
    refuted_claim -> (law_subject * (int option list list * int option) list)
    list -> (law_subject * (int option list list * int option) list) list ->
    int -> int -> unit result **)

let rec all_true_on m all_from0 bound0 n0 count0 =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> Read ())
    (fun count' ->
    bind0 (truth_on m all_from0 bound0 n0) (fun is_so ->
      bind0
        (prove is_so
          ('a'::(' '::('s'::('m'::('a'::('l'::('l'::('e'::('r'::(' '::('m'::('e'::('m'::('b'::('e'::('r'::(' '::('r'::('e'::('f'::('u'::('t'::('e'::('s'::(' '::('t'::('h'::('e'::(' '::('c'::('l'::('a'::('i'::('m'::[])))))))))))))))))))))))))))))))))))
        (fun _ -> all_true_on m all_from0 bound0 (Stdlib.Int.succ n0) count')))
    count0

(** val has_no_ends0 : refuted_claim -> bool **)

let has_no_ends0 m =
  let c = m.about in
  let k = c.claim_kind in
  if k.closed
  then same (addn k.left_end.part_order k.right_end.part_order) 0
  else true

(** val judge_members : refuted_claim -> unit result **)

let judge_members m =
  let c = m.about in
  let from = c.claim_from in
  let at_ = m.refuted_at in
  bind0
    (prove
      ((&&) ((fun (m : int) n -> m <= n) (Stdlib.Int.succ 0) from)
        ((fun (m : int) n -> m <= n) from at_))
      ('t'::('h'::('e'::(' '::('m'::('e'::('m'::('b'::('e'::('r'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('a'::('m'::('o'::('n'::('g'::(' '::('t'::('h'::('o'::('s'::('e'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('c'::('h'::('a'::('i'::('n'::[])))))))))))))))))))))))))))))))))))))))))))
    (fun _ ->
    bind0
      (prove (has_no_ends0 m)
        ('a'::(' '::('r'::('i'::('n'::('g'::(' '::('h'::('a'::('s'::(' '::('n'::('o'::(' '::('e'::('n'::('d'::('s'::[])))))))))))))))))))
      (fun _ ->
      let all_from0 = sources m in
      let bound0 = bound_sources m in
      bind0 (all_true_on m all_from0 bound0 from (subn at_ from)) (fun _ ->
        bind0 (truth_on m all_from0 bound0 at_) (fun is_so ->
          prove (negb is_so)
            ('t'::('h'::('e'::(' '::('c'::('l'::('a'::('i'::('m'::(' '::('i'::('s'::(' '::('t'::('r'::('u'::('e'::(' '::('o'::('f'::(' '::('t'::('h'::('e'::(' '::('m'::('e'::('m'::('b'::('e'::('r'::[])))))))))))))))))))))))))))))))))))

(** val if_proved :
    (statement -> 'a1 -> bool) -> (statement -> 'a1 -> int * char list) ->
    statement -> int -> 'a1 reading -> statement reading **)

let if_proved judge0 fails s i r =
  then_read r (fun j e ->
    if judge0 s e
    then (j, (Read s))
    else let (lines, why) = fails s e in
         ((addn i lines), (Invalid (Because why))))

(** val by_members : statement -> int -> statement reading **)

let by_members s i =
  (i,
    (match s with
     | Refuted_on_chain m -> bind0 (judge_members m) (fun _ -> Read s)
     | _ ->
       no_evidence
         (bytes_of ('m'::('e'::('m'::('b'::('e'::('r'::('s'::[]))))))))))

(** val by_states : text -> statement -> int -> statement reading **)

let by_states file s i =
  let judged = fun judge0 ->
    then_read (read_states_evidence file i) (fun i0 e -> (i0,
      (bind0 (judge0 e) (fun _ -> Read s))))
  in
  (match s with
   | Sequence_on_chain q -> judged (judge_states q)
   | Truth_on_chain q -> judged (judge_vertex_states q)
   | _ ->
     (i,
       (no_evidence (bytes_of ('s'::('t'::('a'::('t'::('e'::('s'::[]))))))))))

(** val by_vertices :
    text -> statement list -> statement -> int -> statement reading **)

let by_vertices file shown s i =
  match s with
  | Claim_on_chain c ->
    then_read (read_vertices_evidence file s i) (fun i0 e -> (i0,
      (bind0
        (prove (laws_stated shown s)
          ('n'::('o'::(' '::('c'::('e'::('r'::('t'::('i'::('f'::('i'::('c'::('a'::('t'::('e'::(' '::('b'::('e'::('f'::('o'::('r'::('e'::(' '::('t'::('h'::('i'::('s'::(' '::('o'::('n'::('e'::(' '::('i'::('n'::(' '::('t'::('h'::('e'::(' '::('f'::('i'::('l'::('e'::(' '::('p'::('r'::('o'::('v'::('e'::('s'::(' '::('a'::(' '::('l'::('a'::('w'::(' '::('t'::('h'::('a'::('t'::(' '::('i'::('s'::(' '::('g'::('i'::('v'::('e'::('n'::[]))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
        (fun _ -> bind0 (judge_vertices c e) (fun _ -> Read s)))))
  | _ ->
    (i,
      (no_evidence
        (bytes_of ('v'::('e'::('r'::('t'::('i'::('c'::('e'::('s'::[])))))))))))

(** val judge :
    int -> int -> text -> statement list -> bytes -> claim -> int ->
    statement reading **)

let judge number_max fuel file shown kind0 c i =
  let nothing0 = (i, (no_evidence kind0)) in
  let by_theorem = fun read judge0 fails ->
    match c with
    | Claims s -> if_proved judge0 fails s i (read s i)
    | _ -> nothing0
  in
  if is_word ('s'::('t'::('r'::('a'::('t'::('e'::('g'::('y'::[])))))))) kind0
  then (match c with
        | Claims s0 ->
          (match s0 with
           | Outcome (s, o) -> by_strategy number_max fuel file s o i
           | By_rules (s, v) ->
             (match v with
              | Next_player_wins wins ->
                by_ruled_strategy number_max fuel file s wins i
              | _ -> nothing0)
           | _ -> nothing0)
        | _ -> nothing0)
  else if is_word ('v'::('a'::('l'::('u'::('e'::('s'::[])))))) kind0
       then (match c with
             | Claims s0 ->
               (match s0 with
                | Grundy (s, v) -> by_value number_max fuel file s v i
                | By_rules (s, v0) ->
                  (match v0 with
                   | Value_is v -> by_ruled_value number_max fuel file s v i
                   | _ -> nothing0)
                | _ -> nothing0)
             | Claims_winning_moves (s, verdict0) ->
               by_moves number_max fuel file s verdict0 i
             | Claims_winning_ways (s, verdict0) ->
               by_ways number_max fuel file s verdict0 i)
       else if is_word
                 ('e'::('v'::('e'::('n'::('-'::('k'::('e'::('r'::('n'::('e'::('l'::[])))))))))))
                 kind0
            then by_theorem (read_kernel_evidence file) judge_even_kernel
                   kernel_fails
            else if is_word
                      ('m'::('a'::('t'::('c'::('h'::('i'::('n'::('g'::[]))))))))
                      kind0
                 then by_theorem (read_matching_evidence file) judge_matching
                        matching_fails
                 else if is_word ('m'::('i'::('r'::('r'::('o'::('r'::[]))))))
                           kind0
                      then by_theorem (read_mirror_evidence file)
                             judge_mirror mirror_fails
                      else if is_word
                                ('p'::('a'::('r'::('i'::('t'::('y'::[]))))))
                                kind0
                           then by_theorem (read_parity_evidence file fuel)
                                  judge_parity parity_fails
                           else if is_word
                                     ('p'::('a'::('t'::('h'::('s'::[])))))
                                     kind0
                                then by_theorem (read_paths_evidence file)
                                       judge_paths paths_fail
                                else if is_word
                                          ('l'::('e'::('v'::('e'::('l'::('s'::[]))))))
                                          kind0
                                     then by_theorem
                                            (read_levels_evidence file fuel)
                                            judge_levels levels_fail
                                     else if is_word
                                               ('h'::('e'::('a'::('p'::('s'::[])))))
                                               kind0
                                          then by_theorem
                                                 (read_heaps_evidence file)
                                                 judge_statement heaps_fail
                                          else if is_word
                                                    ('a'::('r'::('i'::('t'::('h'::('m'::('e'::('t'::('i'::('c'::[]))))))))))
                                                    kind0
                                               then by_theorem
                                                      (read_arithmetic_evidence
                                                        file) (fun s e ->
                                                      (&&)
                                                        (laws_stated shown s)
                                                        (judge_statement0 s e))
                                                      (arithmetic_fails shown)
                                               else if is_word
                                                         ('v'::('e'::('r'::('t'::('i'::('c'::('e'::('s'::[]))))))))
                                                         kind0
                                                    then (match c with
                                                          | Claims s ->
                                                            by_vertices file
                                                              shown s i
                                                          | _ -> nothing0)
                                                    else if is_word
                                                              ('m'::('e'::('m'::('b'::('e'::('r'::('s'::[])))))))
                                                              kind0
                                                         then (match c with
                                                               | Claims s ->
                                                                 by_members s
                                                                   i
                                                               | _ -> nothing0)
                                                         else if is_word
                                                                   ('s'::('t'::('a'::('t'::('e'::('s'::[]))))))
                                                                   kind0
                                                              then (match c with
                                                                    | Claims s ->
                                                                    by_states
                                                                    file s i
                                                                    | _ ->
                                                                    nothing0)
                                                              else nothing0

(** val stands_there : text -> int -> bytes list -> bool **)

let rec stands_there file i = function
| [] -> true
| line0 :: rest ->
  (match file i with
   | Some read ->
     if same_bytes read (cat line0 (newline :: []))
     then stands_there file (Stdlib.Int.succ i) rest
     else false
   | None -> false)

(** val claim_lines : claim -> bytes list **)

let claim_lines = function
| Claims s -> spelled s
| Claims_winning_moves (s, verdict0) ->
  claims
    ('w'::('i'::('n'::('n'::('i'::('n'::('g'::('-'::('m'::('o'::('v'::('e'::('s'::[])))))))))))))
    s verdict0
| Claims_winning_ways (s, verdict0) ->
  (said ('c'::('l'::('a'::('i'::('m'::[])))))
    (bytes_of
      ('w'::('i'::('n'::('n'::('i'::('n'::('g'::('-'::('m'::('o'::('v'::('e'::('s'::[]))))))))))))))) ::
    (cat (ruled_lines s)
      ((said ('v'::('e'::('r'::('d'::('i'::('c'::('t'::[]))))))) verdict0) :: []))

(** val column : bytes option -> bytes -> int **)

let column read here =
  Stdlib.Int.succ
    (subn
      (size
        (match read with
         | Some read0 -> without_newline read0
         | None -> [])) (size here))

(** val reason_text : reason -> bytes **)

let reason_text why =
  let quoted = fun w -> (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0))))))))))))))))))))))))))))))))))))))) :: (cat (bytes_of w)
                                                  ((Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  (Stdlib.Int.succ
                                                  0))))))))))))))))))))))))))))))))))))))) :: []))
  in
  (match why with
   | Because w -> bytes_of w
   | Belongs w ->
     cat (quoted w)
       (bytes_of
         (' '::('b'::('e'::('l'::('o'::('n'::('g'::('s'::(' '::('h'::('e'::('r'::('e'::[]))))))))))))))
   | Either (a, b) ->
     cat (quoted a)
       (cat (bytes_of (' '::('o'::('r'::(' '::[])))))
         (cat (quoted b)
           (bytes_of
             (' '::('b'::('e'::('l'::('o'::('n'::('g'::('s'::(' '::('h'::('e'::('r'::('e'::[]))))))))))))))))
   | Number_below n0 ->
     cat
       (bytes_of
         ('a'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('0'::('.'::('.'::[])))))))))))))
       (cat
         ((fun fO fS n -> if n=0 then fO () else fS (n-1))
            (fun _ -> bytes_of ('-'::('1'::[])))
            (fun n' -> number_text n')
            n0)
         (bytes_of
           (' '::('b'::('e'::('l'::('o'::('n'::('g'::('s'::(' '::('h'::('e'::('r'::('e'::[])))))))))))))))
   | Byte_not_printable c ->
     cat (bytes_of ('b'::('y'::('t'::('e'::(' '::[]))))))
       (cat (number_text c)
         (bytes_of
           (' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('p'::('r'::('i'::('n'::('t'::('a'::('b'::('l'::('e'::(' '::('A'::('S'::('C'::('I'::('I'::[]))))))))))))))))))))))))))

(** val other_version : reason **)

let other_version =
  Because
    ('t'::('h'::('e'::(' '::('f'::('o'::('r'::('m'::('a'::('t'::(' '::('h'::('a'::('s'::(' '::('a'::('n'::('o'::('t'::('h'::('e'::('r'::(' '::('v'::('e'::('r'::('s'::('i'::('o'::('n'::(' '::('t'::('h'::('a'::('n'::(' '::('2'::[])))))))))))))))))))))))))))))))))))))

(** val no_program : reason **)

let no_program =
  Because
    ('a'::(' '::('n'::('a'::('m'::('e'::(' '::('a'::('n'::('d'::(' '::('v'::('e'::('r'::('s'::('i'::('o'::('n'::(' '::('b'::('e'::('l'::('o'::('n'::('g'::(' '::('h'::('e'::('r'::('e'::[]))))))))))))))))))))))))))))))

(** val other_spelling : reason **)

let other_spelling =
  Because
    ('t'::('h'::('e'::(' '::('s'::('t'::('a'::('t'::('e'::('m'::('e'::('n'::('t'::(' '::('i'::('s'::(' '::('s'::('p'::('e'::('l'::('l'::('e'::('d'::(' '::('o'::('t'::('h'::('e'::('r'::('w'::('i'::('s'::('e'::[]))))))))))))))))))))))))))))))))))

(** val check_certificate :
    int -> int -> text -> statement list -> int -> statement reading **)

let check_certificate number_max fuel file shown i =
  then_read
    (next_said
      ('g'::('a'::('z'::('e'::('t'::('t'::('e'::('e'::('r'::('-'::('c'::('e'::('r'::('t'::('i'::('f'::('i'::('c'::('a'::('t'::('e'::[])))))))))))))))))))))
      file i) (fun i0 rest ->
    then_read (i0, (demand (is_word ('2'::[]) rest) rest other_version))
      (fun i1 _ ->
      then_read
        (next_said ('p'::('r'::('o'::('g'::('r'::('a'::('m'::[]))))))) file
          i1) (fun i2 rest0 ->
        then_read (i2, (demand (negb (nilp rest0)) rest0 no_program))
          (fun from _ ->
          then_read (read_claim number_max file from) (fun i3 c ->
            then_read (i3,
              (demand (stands_there file from (claim_lines c)) []
                other_spelling)) (fun i4 _ ->
              then_read
                (next_said
                  ('e'::('v'::('i'::('d'::('e'::('n'::('c'::('e'::[]))))))))
                  file i4) (fun i5 kind0 ->
                then_read (judge number_max fuel file shown kind0 c i5)
                  (fun i6 s ->
                  then_read (i6,
                    (prove (laws_stated shown s)
                      ('a'::(' '::('l'::('a'::('w'::(' '::('i'::('s'::(' '::('n'::('o'::('t'::(' '::('s'::('t'::('a'::('t'::('e'::('d'::(' '::('b'::('e'::('f'::('o'::('r'::('e'::[]))))))))))))))))))))))))))))
                    (fun i7 _ ->
                    then_read (next_said ('e'::('n'::('d'::[]))) file i7)
                      (fun i8 rest1 ->
                      then_read (i8, (end_of_line rest1)) (fun i9 _ -> (i9,
                        (Read s)))))))))))))

(** val check_total : text -> int -> int -> unit reading **)

let check_total file i count0 =
  match file i with
  | Some _ ->
    then_read (next_line file i) (fun i0 line0 -> (i0,
      (bind0 (word line0) (fun pat ->
        let (w, rest) = pat in
        bind0
          (demand (is_word ('t'::('o'::('t'::('a'::('l'::[]))))) w) line0
            (Either
            (('g'::('a'::('z'::('e'::('t'::('t'::('e'::('e'::('r'::('-'::('c'::('e'::('r'::('t'::('i'::('f'::('i'::('c'::('a'::('t'::('e'::[]))))))))))))))))))))),
            ('t'::('o'::('t'::('a'::('l'::[])))))))) (fun _ ->
          bind0
            (demand (same_bytes rest (number_text count0)) rest (Because
              ('t'::('h'::('e'::(' '::('f'::('i'::('l'::('e'::(' '::('h'::('a'::('s'::(' '::('a'::('n'::('o'::('t'::('h'::('e'::('r'::(' '::('n'::('u'::('m'::('b'::('e'::('r'::(' '::('o'::('f'::(' '::('c'::('e'::('r'::('t'::('i'::('f'::('i'::('c'::('a'::('t'::('e'::('s'::[])))))))))))))))))))))))))))))))))))))))))))))
            (fun _ ->
            demand (negb (isSome (file i0))) rest (Because
              ('t'::('h'::('e'::(' '::('f'::('i'::('l'::('e'::(' '::('g'::('o'::('e'::('s'::(' '::('o'::('n'::(' '::('b'::('e'::('h'::('i'::('n'::('d'::(' '::('i'::('t'::('s'::(' '::('t'::('o'::('t'::('a'::('l'::[]))))))))))))))))))))))))))))))))))))))))
  | None ->
    (i, (Malformed ([], (Because
      ('t'::('h'::('e'::(' '::('f'::('i'::('l'::('e'::(' '::('w'::('a'::('s'::(' '::('c'::('u'::('t'::(' '::('h'::('e'::('r'::('e'::(':'::(' '::('\''::('t'::('o'::('t'::('a'::('l'::('\''::(' '::('i'::('s'::(' '::('m'::('i'::('s'::('s'::('i'::('n'::('g'::[])))))))))))))))))))))))))))))))))))))))))))))

(** val another : text -> int -> bool **)

let another file =
  begins_with (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ (Stdlib.Int.succ
    0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    file

(** val check_from :
    int -> int -> text -> int -> int -> int -> statement list ->
    ((int * int) * statement) list * unit reading **)

let rec check_from number_max fuel file steps0 i count0 shown =
  (fun fO fS n -> if n=0 then fO () else fS (n-1))
    (fun _ -> ([], (i, Not_judged)))
    (fun steps' ->
    let (j, r) = check_certificate number_max fuel file shown i in
    (match r with
     | Read s ->
       let (valid, rest) =
         if another file j
         then check_from number_max fuel file steps' j (Stdlib.Int.succ
                count0) (s :: shown)
         else ([], (check_total file j (Stdlib.Int.succ count0)))
       in
       ((((i, j), s) :: valid), rest)
     | Malformed (here, why) -> ([], (j, (Malformed (here, why))))
     | Invalid why -> ([], (j, (Invalid why)))
     | Not_judged -> ([], (j, Not_judged))))
    steps0

(** val check_file :
    int -> int -> text -> ((int * int) * statement) list * unit reading **)

let check_file number_max fuel file =
  check_from number_max fuel file fuel 0 0 []
