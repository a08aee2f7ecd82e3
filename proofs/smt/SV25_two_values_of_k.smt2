; SPDX-License-Identifier: GPL-3.0-or-later
; [SV25, Corollary 12] "Furthermore, a vertex (a, b) where d does not divide a and d does not divide b
; is in S_k for exactly two values of k in {0, 1, ..., d}."
;
; The reduction is that of SV25_corollary_12.smt2: r and s are the residues of a and b modulo 2d, d
; does not divide a iff r is neither 0 nor d, and in_S says that (a, b) is in S_k. The two values are
; the distances k1 of r - s and k2 of r + s from the nearest multiple of 2d: the first query says that
; they are two, in {0, ..., d}, and such that (a, b) is in S_k; the second that there is no third. m,
; n, a and b enter by their residues alone.
(set-logic ALL)

(define-fun multiple_of_d ((d Int) (r Int)) Bool (or (= r 0) (= r d)))
(define-fun multiple_of_M ((M Int) (x Int)) Bool
  (or (= x (- M)) (= x 0) (= x M) (= x (* 2 M))))
(define-fun in_S ((M Int) (d Int) (k Int) (r Int) (s Int)) Bool
  (and (not (multiple_of_d d r)) (not (multiple_of_d d s))
       (or (multiple_of_M M (- (+ r s) k)) (multiple_of_M M (+ r s k))
           (multiple_of_M M (- r s k)) (multiple_of_M M (+ (- r s) k)))))
; The distance of x from the nearest multiple of 2d, for -2d < x < 4d: the one number in {0, ..., d}
; among x, -x, 2d - x, 2d + x, x - 2d and 4d - x.
(define-fun distance ((d Int) (x Int)) Int
  (ite (<= x (- d)) (+ (* 2 d) x)
  (ite (<= x 0) (- x)
  (ite (<= x d) x
  (ite (<= x (* 2 d)) (- (* 2 d) x)
  (ite (<= x (* 3 d)) (- x (* 2 d))
       (- (* 4 d) x)))))))

(define-fun are_two_values ((d Int) (r Int) (s Int) (k1 Int) (k2 Int)) Bool
  (and (distinct k1 k2) (<= 0 k1 d) (<= 0 k2 d)
       (in_S (* 2 d) d k1 r s) (in_S (* 2 d) d k2 r s)))
(define-fun is_no_third_value ((d Int) (k Int) (r Int) (s Int) (k1 Int) (k2 Int)) Bool
  (or (not (in_S (* 2 d) d k r s)) (= k k1) (= k k2)))

(declare-const k1 Int)
(declare-const k2 Int)
(declare-const d Int)
(declare-const k Int)
(declare-const r Int)
(declare-const s Int)
(assert (>= d 1))
(assert (= k1 (distance d (- r s))))
(assert (= k2 (distance d (+ r s))))
(assert (and (<= 0 r) (< r (* 2 d))))
(assert (and (<= 0 s) (< s (* 2 d))))
(assert (not (multiple_of_d d r)))

(push 1)
(assert (not (multiple_of_d d s)))
(echo "two values: the hypotheses")
(set-info :status sat)
(check-sat)
(assert (not (are_two_values d r s k1 k2)))
(echo "two values")
(set-info :status unsat)
(check-sat)
(pop 1)
; In a grid with m + 1 = n + 1 = 2d, whose vertices are their own residues.
(push 1)
(assert (not (are_two_values d r s k1 k2)))
(assert (and (<= 2 d 4) (> s 0)))
(echo "two values: d may divide b")
(set-info :status sat)
(check-sat)
(get-value (d r s))
(pop 1)

(assert (not (multiple_of_d d s)))
(push 1)
(assert (<= 0 k d))
(echo "no third value: the hypotheses")
(set-info :status sat)
(check-sat)
(assert (not (is_no_third_value d k r s k1 k2)))
(echo "no third value")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (is_no_third_value d k r s k1 k2)))
(assert (and (<= 2 d 4) (<= 0 k (* 2 d))))
(echo "no third value: k up to 2d")
(set-info :status sat)
(check-sat)
(get-value (d k r s))
(pop 1)
