// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/exact_text.hpp"

#include "language/numbers/real_node.hpp"

namespace gazetteer::conjectures {

namespace {

/// A function, a positive integer or a square root: what needs no parentheses.
bool is_one_word(const Real::Node& node) {
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
                return false;
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
            const Real::Rational size = negative ? Real::Rational(-coefficient) : coefficient;
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
