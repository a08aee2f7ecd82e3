; SPDX-License-Identifier: GPL-3.0-or-later
; [GGHR, Lemma 3, proof] "Proceeding by induction we let M >= 146 and assume that for all m, such that
; 56 <= m < M the position (m, m + 34) belongs to P. Let x = (M, M + 34) and let y be any successor of
; x. First suppose that y = (a, b, M + 34) where M = a + b and b >= a. Let z = (a, b, a, b + 34) in
; O(y). ... Since b >= a, it follows that b >= M/2 >= 56. ... Next, suppose that y = (M, c, d) where c
; + d = M + 34 and c <= d. Since c <= M - 2 the position z = (c, M - c, c, d) is a successor of y. But
; M - c = d - 34 ... Now, d >= (M + 34)/2 >= 90 and so d - 34 >= 56."
;
; As printed, with 56 and 146; then with any t >= 2 for 56 and the sharp threshold 2t + 33 for 146,
; which is 145 for t = 56, and 143 for t = 55, from where on the lemma holds; at 2t + 32 the step
; fails for every t. That (m, m + 34) is in P for t <= m < 2t + 33 is not asked here; for t = 55 and 56
; computation says so.
;
; The reduction. A successor of the path of order n is a pair (a, b) with a + b = n and 2 <= a <= b, up
; to the order of the two. By Lemma 2 the position z is in P if it is the sum of two equal paths and of
; (e, e + 34) for an e to which the induction hypothesis applies, t <= e < M. So it is enough that the
; reply is a legal move, and that this e, b or d - 34, is in the range.
(set-logic ALL)

(define-fun splits ((n Int) (a Int) (b Int)) Bool (and (= (+ a b) n) (<= 2 a b)))
(define-fun reply_to_first ((t Int) (M Int) (a Int) (b Int)) Bool
  (and (= (+ a (+ b 34)) (+ M 34)) (<= 2 a) (<= 2 (+ b 34)) (<= t b) (< b M)))
(define-fun reply_to_second ((t Int) (M Int) (c Int) (d Int)) Bool
  (and (= (+ c (- M c)) M) (<= 2 c) (<= 2 (- M c)) (= (- M c) (- d 34))
       (<= t (- d 34)) (< (- d 34) M)))

(declare-const t Int)
(declare-const M Int)
(declare-const a Int)
(declare-const b Int)
(declare-const c Int)
(declare-const d Int)

; As printed.
(push 1)
(assert (= t 56))
(assert (splits M a b))
(assert (splits (+ M 34) c d))
(push 1)
(assert (>= M 146))
(echo "as printed: the hypotheses")
(set-info :status sat)
(check-sat)
(push 1)
(assert (not (reply_to_first t M a b)))
(echo "as printed, first")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (reply_to_second t M c d)))
(echo "as printed, second")
(set-info :status unsat)
(check-sat)
(pop 1)
(pop 1)
; For a successor (2, 2, 38) of (4, 38) the reply leads to (2, 2) and (2, 36).
(push 1)
(assert (not (reply_to_first t M a b)))
(assert (and (<= M 4) (= c 2)))
(echo "as printed, first: M >= 4")
(set-info :status sat)
(check-sat)
(get-value (t M a b))
(pop 1)
; "M >= 112" is enough for b >= M/2 >= 56.
(push 1)
(assert (not (reply_to_second t M c d)))
(assert (>= M 112))
(echo "as printed, second: M >= 112")
(set-info :status sat)
(check-sat)
(get-value (t M c d))
(pop 1)
(pop 1)

; With the sharp threshold.
(push 1)
(assert (>= t 2))
(assert (splits M a b))
(assert (splits (+ M 34) c d))
(push 1)
(assert (>= M (+ (* 2 t) 33)))
(echo "sharp: the hypotheses")
(set-info :status sat)
(check-sat)
(push 1)
(assert (not (reply_to_first t M a b)))
(echo "sharp, first")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (reply_to_second t M c d)))
(echo "sharp, second")
(set-info :status unsat)
(check-sat)
(pop 1)
(pop 1)
(push 1)
(assert (not (reply_to_first t M a b)))
(assert (and (= t 3) (= M 4) (= c 2)))
(echo "sharp, first: M = 4")
(set-info :status sat)
(check-sat)
(get-value (t M a b))
(pop 1)
; A position that is played whole, and the last below 2 . 55 + 33.
(push 1)
(assert (not (reply_to_second t M c d)))
(assert (and (= t 3) (= M 10) (>= d 36)))
(echo "sharp, second: M = 10")
(set-info :status sat)
(check-sat)
(get-value (t M c d))
(pop 1)
(push 1)
(assert (not (reply_to_second t M c d)))
(assert (and (= t 55) (= M 142)))
(echo "sharp, second: M = 142")
(set-info :status sat)
(check-sat)
(get-value (t M c d))
(pop 1)
(pop 1)

; One below it: there is a successor to which the reply leads out of the range.
(push 1)
(assert (>= t 2))
(assert (= c (+ t 33)))
(assert (= d (+ t 33)))
(push 1)
(assert (= M (+ (* 2 t) 32)))
(echo "one below: the hypotheses")
(set-info :status sat)
(check-sat)
(assert (not (and (splits (+ M 34) c d) (not (reply_to_second t M c d)))))
(echo "one below")
(set-info :status unsat)
(check-sat)
(pop 1)
(push 1)
(assert (not (and (splits (+ M 34) c d) (not (reply_to_second t M c d)))))
(assert (and (<= t 60) (= M (+ (* 2 t) 33))))
(echo "one below: M = 2t + 33")
(set-info :status sat)
(check-sat)
(get-value (t M c d))
(pop 1)
(pop 1)
