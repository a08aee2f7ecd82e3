; SPDX-License-Identifier: GPL-3.0-or-later
; [FSU93, Theorem 4.2, proof] "d does not divide i, d does not divide j, and either 2d | (i - j) or
; 2d | (i + j)": inclusive or exclusive, it is the same, as both together would make d divide i and j.
;
; The reduction. i - j = 2d p and i + j = 2d q; then d divides i and j by the quotients p + q and
; q - p. That d does not divide i is said of the quotient: i is not d (p + q). All of d, i, j, p and q
; are integers of any size.
(set-logic ALL)

(define-fun both ((d Int) (i Int) (j Int) (p Int) (q Int)) Bool
  (and (= (- i j) (* 2 d p)) (= (+ i j) (* 2 d q))))

(declare-const d Int)
(declare-const i Int)
(declare-const j Int)
(declare-const p Int)
(declare-const q Int)
(assert (> d 1))
(push 1)
(assert (or (distinct i (* d (+ p q))) (distinct j (* d (- q p)))))
(echo "either or: the hypotheses")
(set-info :status sat)
(check-sat)
(assert (not (not (both d i j p q))))
(echo "either or")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (not (both d i j p q))))
(assert (and (<= d 4) (<= 1 i 8) (<= 1 j 8)))
(echo "either or: i and j may be multiples of d")
(set-info :status sat)
(check-sat)
(get-value (d i j))
(pop 1)
