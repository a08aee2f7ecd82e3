// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include "language/numbers/real_node.hpp"

namespace gazetteer::conjectures::reals {

namespace {

using boost::multiprecision::cpp_int;
using Kind = Real::Node::Kind;

/// The algebraic number plus the sum of c ln(q) over the entries (q, c) of the other.
struct LinearForm {
    Surd algebraic;
    std::map<Rational, Rational> logarithms;
};

template <class Key>
void add_multiple(std::map<Key, Rational>& to, const std::map<Key, Rational>& what,
                  const Rational& factor) {
    for (const auto& [key, coefficient] : what) to[key] += factor * coefficient;
    std::erase_if(to, [](const auto& entry) { return entry.second == 0; });
}

void add_multiple(LinearForm& to, const LinearForm& what, const Rational& factor) {
    add_multiple(to.algebraic, what.algebraic, factor);
    add_multiple(to.logarithms, what.logarithms, factor);
}

/// The number, where it is seen to be rational.
std::optional<Rational> rational_of(const LinearForm& form) {
    if (!form.logarithms.empty()) return std::nullopt;
    if (form.algebraic.empty()) return Rational(0);
    if (form.algebraic.size() > 1 || form.algebraic.begin()->first != 1) return std::nullopt;
    return form.algebraic.begin()->second;
}

/// ln(c sqrt(r)) = ln(c) + ln(r) / 2.
std::optional<LinearForm> logarithm_of(const Real::Node& node) {
    if (node.kind != Kind::surd || node.surd.size() != 1) return std::nullopt;
    const auto& [radicand, coefficient] = *node.surd.begin();
    LinearForm result;
    add_multiple(result, {{}, {{coefficient, 1}}}, 1);
    add_multiple(result, {{}, {{Rational(radicand), 1}}}, Rational(1, 2));
    return result;
}

std::optional<LinearForm> form_of(const Real::Node& node) {
    if (node.kind == Kind::surd) return LinearForm{node.surd, {}};
    if (node.kind == Kind::logarithm) return logarithm_of(*node.children[0]);
    if (node.kind != Kind::sum && node.kind != Kind::product) return std::nullopt;
    std::vector<LinearForm> parts;
    for (const auto& child : node.children) {
        auto part = form_of(*child);
        if (!part) return std::nullopt;
        parts.push_back(std::move(*part));
    }
    LinearForm result;
    if (node.kind == Kind::sum) {
        for (const LinearForm& part : parts) add_multiple(result, part, 1);
        return result;
    }
    const std::size_t factor = rational_of(parts[0]) ? 0 : 1;
    const auto rational = rational_of(parts[factor]);
    if (!rational) return std::nullopt;
    add_multiple(result, parts[1 - factor], *rational);
    return result;
}

/// Whether the product of q^c over the entries is 1: with all c multiplied by their denominators.
std::optional<bool> is_product_one(const std::map<Rational, Rational>& logarithms,
                                   double bits_max) {
    cpp_int common = 1;
    for (const auto& [q, c] : logarithms) common = lcm(common, denominator(c));
    cpp_int above = 1;
    cpp_int below = 1;
    double bits = 0;
    for (const auto& [q, c] : logarithms) {
        const cpp_int exponent = numerator(c) * (common / denominator(c));
        const auto size = static_cast<double>(cpp_int(abs(exponent)));
        bits += size * (bits_of(numerator(q)) + bits_of(denominator(q)));
        if (!(bits <= bits_max)) return std::nullopt;
        const auto times = static_cast<unsigned>(size);
        (exponent > 0 ? above : below) *= pow(numerator(q), times);
        (exponent > 0 ? below : above) *= pow(denominator(q), times);
    }
    return above == below;
}

}  // namespace

std::optional<bool> is_zero_of_logarithms(const Real::Node& node, double bits_max) {
    const auto form = form_of(node);
    if (!form) return std::nullopt;
    if (!form->algebraic.empty()) return false;
    return is_product_one(form->logarithms, bits_max);
}

}  // namespace gazetteer::conjectures::reals
