// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/real.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "graph/contract.hpp"
#include "language/numbers/real_node.hpp"

namespace gazetteer::conjectures {

namespace {

using boost::multiprecision::cpp_int;
using Pointer = std::shared_ptr<const Real::Node>;

constexpr std::size_t number_bits_max = std::size_t{1} << 20;

Pointer made(Real::Node::Kind kind, std::vector<Pointer> children) {
    Real::Node node{kind};
    node.children = std::move(children);
    return std::make_shared<const Real::Node>(std::move(node));
}

/// A square factor of a radicand is found by its primes below this.
constexpr unsigned prime_bound = 2000;

constexpr std::array<unsigned, 303> primes = [] {
    std::array<unsigned, 303> result{};
    std::size_t found = 0;
    for (unsigned n = 2; n < prime_bound; ++n) {
        std::size_t i = 0;
        while (i < found && result[i] * result[i] <= n && n % result[i] != 0) ++i;
        if (i == found || result[i] * result[i] > n) result[found++] = n;
    }
    return result;
}();

/// n = square^2 rest, and no square divides the rest; nothing where that is not seen soon.
template <class Number>
std::optional<std::pair<cpp_int, cpp_int>> square_taken_out(const Number& n) {
    cpp_int square = 1;
    Number rest = n;
    for (const unsigned p : primes) {
        if (rest < p * p) break;
        while (rest % (p * p) == 0) {
            rest /= p * p;
            square *= p;
        }
    }
    const cpp_int left = rest;
    const cpp_int root = boost::multiprecision::sqrt(left);
    if (root * root == left) return std::pair(cpp_int(square * root), cpp_int(1));
    // Another square would be that of a greater prime, times a prime that need not be tried.
    if (left >= cpp_int(2) * prime_bound * prime_bound) return std::nullopt;
    return std::pair(square, left);
}

/// The same; what has 64 bits is divided as such, which is far quicker.
std::optional<std::pair<cpp_int, cpp_int>> square_out_of(const cpp_int& n) {
    if (n <= std::numeric_limits<std::uint64_t>::max())
        return square_taken_out(static_cast<std::uint64_t>(n));
    return square_taken_out(n);
}

/// sqrt(r) sqrt(s) = gcd sqrt(r s / gcd^2).
Surd product_of(const Surd& a, const Surd& b) {
    Surd result;
    for (const auto& [r, c] : a)
        for (const auto& [s, d] : b) {
            const cpp_int common = boost::multiprecision::gcd(r, s);
            result[cpp_int((r / common) * (s / common))] += Rational(c * d) * common;
        }
    return result;
}

}  // namespace

Real::Real(Integer value)
    : kind_(value.is_undefined()  ? Kind::undefined
            : value.is_infinite() ? Kind::infinite
                                  : Kind::rational),
      rational_(value.is_finite() ? value.value() : std::int64_t{0}) {}

Real::Real(Rational value) : kind_(Kind::rational), rational_(std::move(value)) {
    if (rational_.has_64_bits()) return;
    if (msb(cpp_int(abs(numerator(rational_)) + 1)) > number_bits_max ||
        msb(denominator(rational_)) > number_bits_max)
        throw LimitExceeded("a number has more than " + std::to_string(number_bits_max) + " bits");
}

Real::Real(std::shared_ptr<const Spectrum> spectrum, int k) {
    if (const auto integer = spectrum->integer(k)) {
        *this = Real(Integer(*integer));
        return;
    }
    *this = Real(std::make_shared<const Real::Node>(
        Real::Node{Real::Node::Kind::eigenvalue, {}, std::move(spectrum), k}));
}

Pointer Real::node() const {
    if (kind_ == Kind::irrational) return node_;
    return std::make_shared<const Real::Node>(Real::Node{Real::Node::Kind::surd, {{1, rational_}}});
}

Real Real::of(Surd surd) {
    std::erase_if(surd, [](const auto& entry) { return entry.second == 0; });
    if (surd.empty()) return Real(Rational(0));
    if (surd.size() == 1 && surd.begin()->first == 1) return Real(surd.begin()->second);
    return Real(
        std::make_shared<const Real::Node>(Real::Node{Real::Node::Kind::surd, std::move(surd)}));
}

Real Real::of(const Pointer& node) {
    return node->kind == Real::Node::Kind::surd ? of(node->surd) : Real(node);
}

const Surd* Real::surd() const {
    return kind_ == Kind::irrational && node_->kind == Real::Node::Kind::surd ? &node_->surd
                                                                              : nullptr;
}

std::optional<std::int64_t> Real::integer() const {
    if (kind_ != Kind::rational || !rational_.has_64_bits() || rational_.below() != 1)
        return std::nullopt;
    return rational_.above();
}

Real operator+(const Real& a, const Real& b) {
    if (a.is_undefined() || b.is_undefined()) return {};
    if (a.is_infinite() || b.is_infinite()) return Real::infinity();
    if (a.rational() != nullptr && b.rational() != nullptr)
        return Real(Rational(*a.rational() + *b.rational()));
    return sum_of({a, b});
}

Real sum_of(const std::vector<Real>& terms) {
    Rational rational = 0;
    Surd surds;
    std::vector<Pointer> others;
    bool infinite = false;
    for (const Real& term : terms) {
        if (term.is_undefined()) return {};
        infinite = infinite || term.is_infinite();
        if (term.rational() != nullptr) rational += *term.rational();
        if (const Surd* surd = term.surd())
            for (const auto& [radicand, coefficient] : *surd) surds[radicand] += coefficient;
        else if (term.kind_ == Real::Kind::irrational)
            others.push_back(term.node_);
    }
    if (infinite) return Real::infinity();
    if (rational != 0) surds[1] += rational;
    const Real rest = Real::of(std::move(surds));
    if (others.empty()) return rest;
    if (rest.rational() == nullptr || *rest.rational() != 0) others.push_back(rest.node());
    return others.size() == 1 ? Real(others.front())
                              : Real(made(Real::Node::Kind::sum, std::move(others)));
}

Real operator-(const Real& a) {
    return Real(Integer(-1)) * a;
}

Real operator-(const Real& a, const Real& b) {
    if (a.is_undefined() || !b.is_finite()) return {};
    return a.is_infinite() ? a : a + -b;
}

Real operator*(const Real& a, const Real& b) {
    if (a.is_undefined() || b.is_undefined()) return {};
    const auto positive = [](const Real& x) { return x.is_infinite() || sign(x) > 0; };
    if (a.is_infinite() || b.is_infinite())
        return positive(a) && positive(b) ? Real::infinity() : Real();
    const Rational* p = a.rational();
    const Rational* q = b.rational();
    if (p != nullptr && q != nullptr) return Real(Rational(*p * *q));
    if ((p != nullptr && *p == 0) || (q != nullptr && *q == 0)) return Real(Rational(0));
    const bool surds =
        (p != nullptr || a.surd() != nullptr) && (q != nullptr || b.surd() != nullptr);
    if (surds) return Real::of(product_of(a.node()->surd, b.node()->surd));
    return Real(made(Real::Node::Kind::product, {a.node(), b.node()}));
}

Real operator/(const Real& a, const Real& b) {
    if (!a.is_finite() || !b.is_finite() || sign(b) == 0) return {};
    if (a.rational() != nullptr && b.rational() != nullptr)
        return Real(Rational(*a.rational() / *b.rational()));
    // 1 / (c sqrt(r)) = sqrt(r) / (c r).
    const Pointer divisor = b.node();
    if (divisor->kind == Real::Node::Kind::surd && divisor->surd.size() == 1) {
        const auto& [radicand, coefficient] = *divisor->surd.begin();
        return a * Real::of({{radicand, Rational(1) / (coefficient * radicand)}});
    }
    return Real(made(Real::Node::Kind::quotient, {a.node(), divisor}));
}

/// sqrt(p / q) = sqrt(p q) / q.
Real sqrt(const Real& a) {
    if (a.is_infinite()) return a;
    if (a.is_undefined() || sign(a) < 0) return {};
    if (a.rational() != nullptr) {
        const cpp_int q = denominator(*a.rational());
        if (const auto parts = square_out_of(numerator(*a.rational()) * q))
            return Real::of({{parts->second, Rational(parts->first, q)}});
    }
    return Real(made(Real::Node::Kind::square_root, {a.node()}));
}

Real ln(const Real& a) {
    if (a.is_infinite()) return a;
    if (a.is_undefined() || sign(a) <= 0) return {};
    if (a.rational() != nullptr && *a.rational() == 1) return Real(Rational(0));
    const Pointer node = a.node();
    if (node->kind == Real::Node::Kind::exponential) return Real::of(node->children[0]);
    return Real(made(Real::Node::Kind::logarithm, {node}));
}

Real exp(const Real& a) {
    if (!a.is_finite()) return a;
    if (compared(abs(a), Integer(exponent_max)) > 0)
        throw LimitExceeded("exp is of numbers of at most " + std::to_string(exponent_max) +
                            " in absolute value");
    if (a.rational() != nullptr && *a.rational() == 0) return Real(Rational(1));
    const Pointer node = a.node();
    if (node->kind == Real::Node::Kind::logarithm) return Real::of(node->children[0]);
    return Real(made(Real::Node::Kind::exponential, {node}));
}

int sign(const Real& a) {
    require(a.is_finite(), "a finite number");
    if (a.rational() != nullptr) return a.rational()->sign();
    double separation = -1;
    for (slong bits = 64;; bits *= 2) {
        reals::Enclosing enclosing(bits);
        const Ball& ball = enclosing.of(*a.node_);
        if (const auto sign = ball.sign()) return *sign;
        if (bits < 256 || a.surd() != nullptr) continue;
        if (separation < 0) {
            if (reals::is_zero_of_logarithms(*a.node_, number_bits_max).value_or(false)) return 0;
            separation = reals::separation_bits(*a.node_);
        }
        // Where no bound is known, more bits may tell all the same.
        if (std::isinf(separation) && bits < precision_max) continue;
        if (separation >= static_cast<double>(precision_max)) break;
        // It holds 0 and nothing as far from 0 as another value would be.
        Ball bound(1);
        arb_mul_2exp_si(bound.get(), bound.get(), -static_cast<slong>(std::ceil(separation)) - 1);
        Ball size;
        arb_abs(size.get(), ball.get());
        if (arb_lt(size.get(), bound.get()) != 0) return 0;
        if (bits > 4 * precision_max) break;
    }
    throw LimitExceeded("whether " + to_string(a) + " is 0 takes more than " +
                        std::to_string(precision_max) + " bits to decide");
}

std::partial_ordering compared(const Real& a, const Real& b) {
    if (a.is_undefined() || b.is_undefined()) return std::partial_ordering::unordered;
    if (!a.is_finite() || !b.is_finite()) return b.is_finite() <=> a.is_finite();
    if (a.rational() != nullptr && b.rational() != nullptr) return *a.rational() <=> *b.rational();
    const Pointer& p = a.node_;
    const Pointer& q = b.node_;
    const bool powers = p && q && p->kind == q->kind && p->kind == Real::Node::Kind::exponential;
    if (powers) return compared(Real::of(p->children[0]), Real::of(q->children[0]));
    return sign(a - b) <=> 0;
}

double approximate(const Real& a) {
    require(a.is_finite(), "a finite number");
    if (a.rational() != nullptr) return static_cast<double>(*a.rational());
    reals::Enclosing enclosing(128);
    return arf_get_d(arb_midref(enclosing.of(*a.node_).get()), ARF_RND_NEAR);
}

double in_floating_point(const Real& a) {
    using Double = std::numeric_limits<double>;
    if (a.is_finite()) return approximate(a);
    return a.is_infinite() ? Double::infinity() : Double::quiet_NaN();
}

std::string to_string(const Real& a) {
    if (!a.is_finite()) return a.is_infinite() ? "infinity" : "undefined";
    if (a.rational() != nullptr) return a.rational()->str();
    reals::Enclosing enclosing(128);
    char* const text = arb_get_str(enclosing.of(*a.node_).get(), 15, ARB_STR_NO_RADIUS);
    std::string result = text;
    flint_free(text);
    return result;
}

}  // namespace gazetteer::conjectures
