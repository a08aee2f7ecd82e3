// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/resolving/arcs.hpp"

#include <array>
#include <utility>

#include "language/expressions/symbols.hpp"

namespace gazetteer::conjectures::resolving {

namespace {

/// From the loosest to the tightest.
constexpr std::array<const char*, 4> connectives{"->", "or", "xor", "and"};

bool is_connective(const Syntax& s) {
    bool known = false;
    for (const char* sign : connectives) known = known || s.text == sign;
    return known && s.kind == Syntax::Kind::operation && s.children.size() == 2;
}

bool is_open_not(const Syntax& s) {
    return s.kind == Syntax::Kind::operation && s.text == "not" && !s.parenthesised;
}

/// "not not u" begins with u.
const Syntax& within_nots(const Syntax& s) {
    return is_open_not(s) ? within_nots(s.children[0]) : s;
}

bool is_bare_name(const Syntax& s) {
    return s.kind == Syntax::Kind::name && s.children.empty();
}

/// The last operand of a chain of connectives, as far as no parenthesis ends it.
const Syntax& last_operand(const Syntax& s) {
    return is_connective(s) && !s.parenthesised ? last_operand(s.children[1]) : s;
}
const Syntax& first_operand(const Syntax& s) {
    return is_connective(s) && !s.parenthesised ? first_operand(s.children[0]) : s;
}

/// A chain of connectives, flat.
struct Chain {
    std::vector<Syntax> operands;
    /// One fewer.
    std::vector<Syntax::Word> signs;

    void append(const Syntax& s, bool open) {
        if (!open || !is_connective(s)) return operands.push_back(s);
        append(s.children[0], !s.children[0].parenthesised);
        signs.push_back({s.text, s.column});
        append(s.children[1], !s.children[1].parenthesised);
    }

    /// The operands from `first` to before `last`, by connectives from `level` on.
    Syntax built(std::size_t first, std::size_t last, std::size_t level) const {
        if (last - first == 1) return operands[first];
        // Implications group from the right, the others from the left.
        const bool from_right = level == 0;
        for (std::size_t i = 0; i + 1 < last - first; ++i) {
            const std::size_t at = from_right ? first + i : last - 2 - i;
            if (signs[at].text != connectives.at(level)) continue;
            Syntax result{Syntax::Kind::operation, signs[at].text, signs[at].column, {}};
            result.children.push_back(built(first, at + 1, from_right ? level + 1 : level));
            result.children.push_back(built(at + 1, last, from_right ? level : level + 1));
            return result;
        }
        return built(first, last, level + 1);
    }
};

/// "u" with "-> w" as a comparison; "not u" as "not (u -> w)"; "u -> w" as "u -> w -> x".
void extend(Syntax& left, const Syntax::Word& sign, const Syntax& right) {
    if (is_open_not(left)) return extend(left.children[0], sign, right);
    if (is_bare_name(left)) {
        Syntax arc{Syntax::Kind::comparison, "", left.column, {}};
        arc.children.push_back(std::move(left));
        left = std::move(arc);
    }
    left.children.push_back(right);
    left.operators.push_back({symbols::arc_sign, sign.column});
}

}  // namespace

std::optional<Syntax> with_arcs(const Syntax& implication,
                                const std::function<bool(const Syntax&)>& names_vertex) {
    const auto is_vertex = [&](const Syntax& s) { return is_bare_name(s) && names_vertex(s); };
    const Syntax& left = within_nots(last_operand(implication.children[0]));
    const Syntax& right = first_operand(implication.children[1]);
    if (!is_vertex(left) || !is_vertex(right)) return std::nullopt;
    Chain all;
    all.append(implication, true);
    Chain chain;
    chain.operands.push_back(all.operands[0]);
    bool after_vertex = is_vertex(within_nots(all.operands[0]));
    for (std::size_t i = 0; i < all.signs.size(); ++i) {
        const Syntax& next = all.operands[i + 1];
        const bool vertex_follows = is_vertex(next);
        if (after_vertex && vertex_follows && all.signs[i].text == symbols::arc_sign) {
            extend(chain.operands.back(), all.signs[i], next);
            continue;
        }
        chain.operands.push_back(next);
        chain.signs.push_back(all.signs[i]);
        after_vertex = is_vertex(within_nots(next));
    }
    return chain.built(0, chain.operands.size(), 0);
}

}  // namespace gazetteer::conjectures::resolving
