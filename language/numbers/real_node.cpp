// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/real_node.hpp"

#include <flint/fmpq.h>

#include <cmath>
#include <map>
#include <set>

#include "graph/contract.hpp"

namespace gazetteer::conjectures::reals {

namespace {

using boost::multiprecision::cpp_int;
using Kind = Real::Node::Kind;

Ball enclosed(const Rational& value, slong bits) {
    if (value.has_64_bits()) {
        Ball result(value.above());
        if (value.below() != 1) arb_div_si(result.get(), result.get(), value.below(), bits);
        return result;
    }
    fmpq_t fraction;
    fmpq_init(fraction);
    fmpz_set_str(fmpq_numref(fraction), numerator(value).str().c_str(), 10);
    fmpz_set_str(fmpq_denref(fraction), denominator(value).str().c_str(), 10);
    Ball result;
    arb_set_fmpq(result.get(), fraction, bits);
    fmpq_clear(fraction);
    return result;
}

/// The value is U / L for algebraic integers U and L whose conjugates are at most 2^u and 2^l in
/// absolute value [Burnikel, Funke, Mehlhorn, Schirra, Schmitt 2001].
struct Size {
    double u = 0;
    double l = 0;
};

double log2_of_sum(double a, double b) {
    return std::max(a, b) + std::log2(1 + std::exp2(-std::abs(a - b)));
}

Ball enclosed(const Surd& surd, slong bits) {
    Ball result;
    for (const auto& [radicand, coefficient] : surd) {
        Ball root = enclosed(Rational(radicand), bits);
        arb_sqrt(root.get(), root.get(), bits);
        arb_addmul(result.get(), root.get(), enclosed(coefficient, bits).get(), bits);
    }
    return result;
}

class Sizing {
  public:
    const Size& of(const Real::Node& node) {
        const auto known = known_.find(&node);
        if (known != known_.end()) return known->second;
        Size size = computed(node);
        return known_.emplace(&node, size).first->second;
    }

    /// A bound, by its logarithm, of the degree of the field in which the value lies: 2 a square
    /// root, and for k roots of an irreducible polynomial of degree d the product of d, d - 1, ...
    double log2_degree() const {
        double result = square_roots_ + static_cast<double>(radicands_.size());
        for (const auto& [factor, roots] : eigenvalues_)
            for (std::size_t i = 0; i < roots.second.size(); ++i)
                result += std::log2(std::max(1.0, roots.first - static_cast<double>(i)));
        return result;
    }

  private:
    Size computed(const Real::Node& node) {
        switch (node.kind) {
            case Kind::surd:
                return surd(node.surd);
            case Kind::eigenvalue:
                return eigenvalue(node);
            case Kind::sum:
                return sum(node);
            case Kind::product: {
                const Size a = of(*node.children[0]);
                const Size b = of(*node.children[1]);
                return {a.u + b.u, a.l + b.l};
            }
            case Kind::quotient: {
                const Size a = of(*node.children[0]);
                const Size b = of(*node.children[1]);
                return {a.u + b.l, a.l + b.u};
            }
            case Kind::square_root: {
                // sqrt(U / L) = sqrt(U L) / L.
                const Size size = of(*node.children[0]);
                square_roots_ += 1;
                return {(size.u + size.l) / 2, size.l};
            }
            case Kind::logarithm:
            case Kind::exponential:
                return {HUGE_VAL, HUGE_VAL};
        }
        throw ContractViolation("requires a kind of node");
    }

    /// With L the least common denominator.
    Size surd(const Surd& surd) {
        cpp_int l = 1;
        for (const auto& [radicand, coefficient] : surd) l = lcm(l, denominator(coefficient));
        Size result{0, bits_of(l)};
        for (const auto& [radicand, coefficient] : surd) {
            if (radicand != 1) radicands_.insert(radicand);
            const double size = bits_of(numerator(coefficient)) + bits_of(radicand) / 2;
            result.u = log2_of_sum(result.u, size + result.l);
        }
        return result;
    }

    /// An algebraic integer, whose conjugates are eigenvalues of the same matrix.
    Size eigenvalue(const Real::Node& node) {
        const Spectrum::Origin origin = node.spectrum->origin(node.place);
        auto& roots = eigenvalues_[{node.spectrum.get(), origin.factor}];
        roots.first = origin.degree;
        roots.second.insert(origin.root);
        return {std::log2(std::max(1.0, static_cast<double>(node.spectrum->bound()))), 0};
    }

    Size sum(const Real::Node& node) {
        Size result = of(*node.children[0]);
        for (std::size_t i = 1; i < node.children.size(); ++i) {
            const Size size = of(*node.children[i]);
            result = {log2_of_sum(result.u + size.l, size.u + result.l), result.l + size.l};
        }
        return result;
    }

    std::unordered_map<const Real::Node*, Size> known_;
    double square_roots_ = 0;
    std::set<cpp_int> radicands_;
    /// By the factor: its degree, and which of its roots occur.
    std::map<std::pair<const Spectrum*, int>, std::pair<int, std::set<int>>> eigenvalues_;
};

}  // namespace

const Ball& Enclosing::of(const Real::Node& node) {
    const auto known = known_.find(&node);
    if (known != known_.end()) return known->second;
    Ball ball = computed(node);
    return known_.emplace(&node, std::move(ball)).first->second;
}

Ball Enclosing::computed(const Real::Node& node) {
    if (node.kind == Kind::surd) return enclosed(node.surd, bits_);
    if (node.kind == Kind::eigenvalue) return node.spectrum->enclosure(node.place, bits_);
    Ball result = of(*node.children[0]);
    if (node.kind == Kind::square_root) arb_sqrtpos(result.get(), result.get(), bits_);
    if (node.kind == Kind::logarithm) arb_log(result.get(), result.get(), bits_);
    if (node.kind == Kind::exponential) arb_exp(result.get(), result.get(), bits_);
    for (std::size_t i = 1; i < node.children.size(); ++i) {
        const Ball& next = of(*node.children[i]);
        if (node.kind == Kind::sum) arb_add(result.get(), result.get(), next.get(), bits_);
        if (node.kind == Kind::product) arb_mul(result.get(), result.get(), next.get(), bits_);
        if (node.kind == Kind::quotient) arb_div(result.get(), result.get(), next.get(), bits_);
    }
    return result;
}

/// Some conjugate of U times the others is a nonzero integer, so that |U| is at least 2^(-u (D -
/// 1)) for the degree D, unless it is 0; and |L| is at most 2^l.
double separation_bits(const Real::Node& node) {
    Sizing sizing;
    const Size size = sizing.of(node);
    if (std::isinf(size.u)) return HUGE_VAL;
    return size.l + std::max(0.0, size.u) * (std::exp2(sizing.log2_degree()) - 1) + 1;
}

}  // namespace gazetteer::conjectures::reals
