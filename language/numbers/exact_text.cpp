// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/exact_text.hpp"

#include "language/numbers/real_node.hpp"

namespace gazetteer::conjectures {

namespace {

using boost::multiprecision::cpp_int;

/// "x^3 - 2 * x + 1"; the constant coefficient comes first, the leading one, 1, last.
std::string polynomial_text(const std::vector<cpp_int>& coefficients) {
    std::string result;
    for (std::size_t degree = coefficients.size(); degree-- > 0;) {
        const cpp_int& coefficient = coefficients[degree];
        if (coefficient == 0) continue;
        const cpp_int size = abs(coefficient);
        result += result.empty() ? "" : coefficient < 0 ? " - " : " + ";
        if (size != 1 || degree == 0) result += size.str() + (degree > 0 ? " * " : "");
        if (degree > 0) result += degree > 1 ? "x^" + std::to_string(degree) : "x";
    }
    return result;
}

/// A root of x^2 + bx + c: the less one, or the other.
Real quadratic_root(const cpp_int& b, const cpp_int& c, bool is_less) {
    const Real root = sqrt(Real(Rational(b * b - 4 * c)));
    return (Real(Rational(-b)) + (is_less ? -root : root)) / Real(Integer(2));
}

/// The degree is at least 2, since an integer is kept as one.
std::string eigenvalue_text(const Spectrum& spectrum, int place) {
    const Spectrum::Origin origin = spectrum.origin(place);
    const std::vector<cpp_int> coefficients = spectrum.coefficients(origin);
    if (origin.degree == 2)
        return exact_text(quadratic_root(coefficients[1], coefficients[0], origin.less == 0));
    return "CRootOf(" + polynomial_text(coefficients) + ", " + std::to_string(origin.less) + ")";
}

/// A function, a positive integer or a square root: what needs no parentheses.
bool is_one_word(const Real::Node& node) {
    if (node.kind == Real::Node::Kind::eigenvalue) {
        if (node.spectrum->origin(node.place).degree > 2) return true;
        // A sum and a product have blanks.
        const std::string text = eigenvalue_text(*node.spectrum, node.place);
        return !text.starts_with('-') && text.find(' ') == std::string::npos;
    }
    if (node.kind == Real::Node::Kind::surd && node.surd.size() == 1) {
        const auto& [radicand, coefficient] = *node.surd.begin();
        return coefficient == 1 ||
               (radicand == 1 && coefficient > 0 && denominator(coefficient) == 1);
    }
    return node.kind == Real::Node::Kind::square_root || node.kind == Real::Node::Kind::logarithm ||
           node.kind == Real::Node::Kind::exponential;
}

/// Nodes are shared, so that a text may be exponential in their number: it ends where it is too
/// long.
class ExactText {
  public:
    /// False where there is no such text.
    bool write(const Real::Node& node) {
        switch (node.kind) {
            case Real::Node::Kind::surd:
                return write(node.surd);
            case Real::Node::Kind::eigenvalue:
                return append(eigenvalue_text(*node.spectrum, node.place));
            case Real::Node::Kind::sum:
                return joined(node, " + ");
            case Real::Node::Kind::product:
                return joined(node, " * ");
            case Real::Node::Kind::quotient:
                return joined(node, " / ");
            case Real::Node::Kind::square_root:
                return function("sqrt", node);
            case Real::Node::Kind::logarithm:
                return function("ln", node);
            case Real::Node::Kind::exponential:
                return function("exp", node);
        }
        return false;
    }
    const std::string& text() const { return text_; }

  private:
    bool append(const std::string& part) {
        text_ += part;
        return text_.size() <= exact_text_max;
    }

    bool write(const Surd& surd) {
        std::string sum;
        for (const auto& [radicand, coefficient] : surd) {
            const bool negative = coefficient < 0;
            const Rational size = negative ? Rational(-coefficient) : coefficient;
            sum += sum.empty() ? (negative ? "-" : "") : (negative ? " - " : " + ");
            if (radicand == 1 || size != 1) sum += size.str();
            if (radicand != 1) sum += (size != 1 ? " * sqrt(" : "sqrt(") + radicand.str() + ")";
        }
        return append(sum);
    }

    bool function(const std::string& name, const Real::Node& node) {
        return append(name + "(") && write(*node.children[0]) && append(")");
    }

    bool joined(const Real::Node& node, const std::string& sign) {
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            if (i > 0 && !append(sign)) return false;
            if (!operand(*node.children[i])) return false;
        }
        return true;
    }

    bool operand(const Real::Node& node) {
        return is_one_word(node) ? write(node) : append("(") && write(node) && append(")");
    }

    std::string text_;
};

}  // namespace

std::string exact_text(const Real& a) {
    if (!a.is_finite()) return {};
    if (a.rational() != nullptr) return a.rational()->str();
    ExactText result;
    return result.write(*a.node()) ? result.text() : std::string();
}

}  // namespace gazetteer::conjectures
