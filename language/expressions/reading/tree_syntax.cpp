// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/reading/tree_syntax.hpp"

#include <algorithm>
#include <map>
#include <memory>

#include "language/expressions/levels.hpp"
#include "language/expressions/reading/grammar.hpp"

namespace gazetteer::conjectures {

namespace {

namespace tree = tao::pegtl::parse_tree;

/// A sign of papers as ASCII has it.
std::string plain(const std::string& sign) {
    static const std::map<std::string, std::string> known{
        {"\u21D4", "<->"},    {"\u2194", "<->"}, {"\u21D2", "->"},  {"\u2192", "->"},
        {"\u2228", "or"},     {"\u2227", "and"}, {"\u00AC", "not"}, {"\u2260", "!="},
        {"\u2264", "<="},     {"\u2265", ">="},  {"\u2208", "in"},  {"\u2200", "forall"},
        {"\u2203", "exists"}, {"==", "="}};
    const auto found = known.find(sign);
    return found == known.end() ? sign : found->second;
}

int column_of(const tree::node& node) {
    return static_cast<int>(node.begin().byte) + 1;
}

/// The node with its depth. A long chain of operators is deep as well.
Syntax levelled(Syntax node) {
    for (const Syntax& child : node.children) node.depth = std::max(node.depth, child.depth + 1);
    if (node.depth > expression_depth_max) throw TooDeep{node.column};
    return node;
}

Syntax::Word word_of(const tree::node& node) {
    return {node.string(), column_of(node)};
}

/// A list of these, moved.
template <class... Parts>
std::vector<Syntax> list_of(Parts... parts) {
    std::vector<Syntax> result;
    (result.push_back(std::move(parts)), ...);
    return result;
}

Syntax operation(std::string text, int column, std::vector<Syntax> children) {
    return levelled({Syntax::Kind::operation, std::move(text), column, std::move(children)});
}

/// Operands and signs by turns, the children of a node from one on, as the levels of the signs have
/// them: those of -> and ^ from the right, the others from the left.
class Operands {
  public:
    Operands(const tree::node& node, std::size_t first) : parts_(node.children), at_(first) {}

    Syntax from(int level) {
        const int column = column_of(*parts_.at(at_));
        std::vector<Syntax> read = list_of(syntax_of(*parts_[at_++]));
        for (int next = next_level(); next >= level; next = next_level()) {
            std::vector<Syntax::Word> signs = signs_of(next, read);
            Syntax joined = next == compare_level
                                ? compared(column, std::move(read), std::move(signs))
                            : next == implies_level || next == power_level
                                ? from_the_right(std::move(read), signs)
                                : from_the_left(std::move(read), signs);
            read = list_of(std::move(joined));
        }
        return std::move(read.front());
    }

  private:
    /// That of the sign behind what was read; open_level at the end.
    int next_level() const {
        return at_ < parts_.size() ? level_of(plain(parts_[at_]->string())) : open_level;
    }
    /// The signs of a level that follow, and behind the first operand the others.
    std::vector<Syntax::Word> signs_of(int level, std::vector<Syntax>& operands) {
        std::vector<Syntax::Word> result;
        while (next_level() == level) {
            const tree::node& sign = *parts_[at_++];
            result.push_back({plain(sign.string()), column_of(sign)});
            operands.push_back(from(level + 1));
        }
        return result;
    }
    static Syntax compared(int column, std::vector<Syntax> operands,
                           std::vector<Syntax::Word> signs) {
        Syntax result{Syntax::Kind::comparison, "", column, std::move(operands)};
        result.operators = std::move(signs);
        return levelled(std::move(result));
    }
    static Syntax both(const Syntax::Word& sign, Syntax left, Syntax right) {
        return operation(sign.text, sign.column, list_of(std::move(left), std::move(right)));
    }
    static Syntax from_the_left(std::vector<Syntax> operands,
                                const std::vector<Syntax::Word>& signs) {
        Syntax result = std::move(operands.front());
        for (std::size_t i = 0; i < signs.size(); ++i)
            result = both(signs[i], std::move(result), std::move(operands[i + 1]));
        return result;
    }
    static Syntax from_the_right(std::vector<Syntax> operands,
                                 const std::vector<Syntax::Word>& signs) {
        constexpr std::size_t signs_max = expression_nesting_max;
        if (signs.size() > signs_max) throw TooDeep{signs[signs_max].column};
        Syntax result = std::move(operands.back());
        for (std::size_t i = signs.size(); i-- > 0;)
            result = both(signs[i], std::move(operands[i]), std::move(result));
        return result;
    }

    const std::vector<std::unique_ptr<tree::node>>& parts_;
    std::size_t at_;
};

Syntax named_of(const tree::node& node) {
    Syntax result{Syntax::Kind::name, node.children[0]->string(), column_of(node), {}};
    for (std::size_t i = 1; i < node.children.size(); ++i)
        result.children.push_back(syntax_of(*node.children[i]));
    return levelled(std::move(result));
}

/// Whether the variables of a quantifier are ends of edges, once each or as neighbours.
bool binds_pairs(const tree::node& node) {
    const tree::node& first = *node.children[1];
    return first.is_type<grammar::once_pair>() || first.is_type<grammar::edge_pair>();
}

/// Those of a pair, u ~ w.
std::vector<Syntax::Word> ends_of(const tree::node& pair) {
    if (pair.is_type<grammar::once_pair>()) return ends_of(*pair.children.front());
    return {word_of(*pair.children[0]), word_of(*pair.children[1])};
}

/// How many names a range of numbers begins with: its ends are behind them.
std::size_t names_in(const tree::node& range) {
    return range.children.size() - 2;
}

/// Those of a quantifier over vertices or sets, before the child at `names`, over sets of edges or
/// over numbers; of each pair the first.
std::vector<Syntax::Word> variables_of(const tree::node& node, std::size_t names) {
    const tree::node& first = *node.children[1];
    std::vector<Syntax::Word> result;
    if (first.is_type<grammar::edge_sets>() || first.is_type<grammar::number_range>()) {
        for (const auto& child : first.children) result.push_back(word_of(*child));
        if (first.is_type<grammar::number_range>()) result.resize(names_in(first));
        return result;
    }
    for (std::size_t i = 1; i < names; ++i) {
        const tree::node& child = *node.children[i];
        result.push_back(binds_pairs(node) ? ends_of(child).front() : word_of(child));
    }
    return result;
}

/// The body of a quantifier whose variables, before the child at `names`, have a condition.
Syntax restricted(const tree::node& node, const std::string& sign, std::size_t names) {
    const tree::node& where = *node.children[names];
    Syntax condition = syntax_of(*where.children.front());
    std::vector<Syntax> both = list_of(std::move(condition), syntax_of(*node.children.back()));
    const int column = column_of(where);
    if (sign == "forall") return operation("->", column, std::move(both));
    if (sign == "exists" || sign == "count") return operation("and", column, std::move(both));
    Syntax result{Syntax::Kind::where, sign, column, std::move(both)};
    result.variables = variables_of(node, names);
    return levelled(std::move(result));
}

/// "forall i, k in 0..d: body" as "forall i in 0..d: forall k in 0..d: body".
Syntax over_numbers(const std::string& sign, int column, const tree::node& range, Syntax body) {
    const std::size_t names = names_in(range);
    for (std::size_t i = names; i-- > 0;) {
        Syntax outer{Syntax::Kind::quantifier, sign, column, {}};
        outer.children.push_back(std::move(body));
        outer.children.push_back(syntax_of(*range.children[names]));
        outer.children.push_back(syntax_of(*range.children[names + 1]));
        outer.variables.push_back(word_of(*range.children[i]));
        body = levelled(std::move(outer));
    }
    return body;
}

/// "forall u, w: body" as "forall u: forall w: body".
Syntax quantified_of(const tree::node& node) {
    const std::string sign = plain(node.children.front()->string());
    const int column = column_of(node);
    std::size_t names = node.children.size() - 1;
    if (node.children[names - 1]->is_type<grammar::where>()) --names;
    Syntax result = names + 1 < node.children.size() ? restricted(node, sign, names)
                                                     : syntax_of(*node.children.back());
    const bool once = node.children[1]->is_type<grammar::once_pair>();
    const bool of_edges = once || node.children[1]->is_type<grammar::edge_sets>();
    const auto around = [&](std::vector<Syntax::Word> variables) {
        Syntax outer{
            of_edges ? Syntax::Kind::edge_quantifier : Syntax::Kind::quantifier, sign, column, {}};
        outer.children.push_back(std::move(result));
        outer.variables = std::move(variables);
        result = levelled(std::move(outer));
    };
    if (binds_pairs(node)) {
        for (std::size_t i = names; i-- > 1;) around(ends_of(*node.children[i]));
        return result;
    }
    if (node.children[1]->is_type<grammar::number_range>())
        return over_numbers(sign, column, *node.children[1], std::move(result));
    const auto variables = variables_of(node, names);
    for (auto one = variables.rbegin(); one != variables.rend(); ++one) around({*one});
    return result;
}

/// The name, its parameters, and behind them what it stands for and perhaps where it holds.
Syntax let_of(const tree::node& node, std::size_t values) {
    const auto& parts = node.children;
    Syntax result{Syntax::Kind::let, parts.front()->string(), column_of(*parts.front()), {}};
    const std::size_t names = parts.size() - values;
    for (std::size_t i = 1; i < names; ++i) result.variables.push_back(word_of(*parts[i]));
    for (std::size_t i = names; i < parts.size(); ++i)
        result.children.push_back(syntax_of(*parts[i]));
    return levelled(std::move(result));
}

/// "{u: property}" or a list of members.
Syntax set_of(const tree::node& node) {
    Syntax result{Syntax::Kind::members, "", column_of(node), {}};
    const bool by_property =
        !node.children.empty() && node.children.front()->is_type<grammar::property>();
    const tree::node& from = by_property ? *node.children.front() : node;
    if (by_property) {
        result.kind = Syntax::Kind::property;
        const tree::node& bound = *from.children[0];
        if (bound.is_type<grammar::edge_pair>())
            for (const auto& end : bound.children) result.variables.push_back(word_of(*end));
        else
            result.variables.push_back(word_of(bound));
    }
    for (std::size_t i = by_property ? 1 : 0; i < from.children.size(); ++i)
        result.children.push_back(syntax_of(*from.children[i]));
    return levelled(std::move(result));
}

}  // namespace

Syntax syntax_of(const tree::node& node) {
    if (node.is_type<grammar::parenthesised>()) {
        Syntax result = syntax_of(*node.children.front());
        result.parenthesised = true;
        return result;
    }
    if (node.is_type<grammar::number>())
        return {Syntax::Kind::number, node.string(), column_of(node), {}};
    if (node.is_type<grammar::quoted_text>())
        return {Syntax::Kind::quoted, node.string(), column_of(node), {}};
    if (node.is_type<grammar::named>()) return named_of(node);
    if (node.is_type<grammar::quantified>() || node.is_type<grammar::folded>())
        return quantified_of(node);
    if (node.is_type<grammar::let>()) return let_of(node, 2);
    if (node.is_type<grammar::set>()) return set_of(node);
    if (node.is_type<grammar::barred>())
        return levelled(
            {Syntax::Kind::bars, "", column_of(node), list_of(syntax_of(*node.children.front()))});
    if (node.is_type<grammar::negative>() || node.is_type<grammar::inverted>())
        return operation(plain(node.children[0]->string()), column_of(node),
                         list_of(Operands(node, 1).from(iff_level)));
    return Operands(node, 0).from(iff_level);
}

Syntax definition_of(const tree::node& node) {
    return let_of(node, 1);
}

}  // namespace gazetteer::conjectures
