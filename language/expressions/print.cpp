// SPDX-License-Identifier: GPL-3.0-or-later
// The text of an expression.
#include <array>

#include "graph/families/named.hpp"
#include "language/expressions/expression.hpp"
#include "language/expressions/game_values.hpp"
#include "language/expressions/levels.hpp"
#include "language/expressions/symbols.hpp"
#include "language/expressions/terms.hpp"
#include "language/numbers/integer.hpp"

namespace gazetteer::conjectures {

namespace {

/// A sign between two operands and the levels that it asks of them.
struct Infix {
    Op op;
    std::string_view sign;
    SignLevel left;
    SignLevel right;
};
/// An arc is an implication between vertices: within others it stands in parentheses.
constexpr std::array<Infix, 20> infixes{{
    {Op::equivalence, "<->", iff_level, implies_level},
    {Op::implication, "->", or_level, implies_level},
    {Op::disjunction, "or", or_level, xor_level},
    {Op::exclusive_or, "xor", xor_level, and_level},
    {Op::conjunction, "and", and_level, not_level},
    {Op::equal, "=", sum_level, sum_level},
    {Op::unequal, "!=", sum_level, sum_level},
    {Op::less, "<", sum_level, sum_level},
    {Op::less_equal, "<=", sum_level, sum_level},
    {Op::greater, ">", sum_level, sum_level},
    {Op::greater_equal, ">=", sum_level, sum_level},
    {Op::adjacent, "~", sum_level, sum_level},
    {Op::arc, "->", operand_level, operand_level},
    {Op::add, "+", sum_level, product_level},
    {Op::subtract, "-", sum_level, product_level},
    {Op::multiply, "*", product_level, minus_level},
    {Op::divide, "div", product_level, minus_level},
    {Op::modulo, "mod", product_level, minus_level},
    {Op::quotient, "/", product_level, minus_level},
    {Op::power, "^", operand_level, minus_level},
}};

const Infix* infix_of(Op op) {
    for (const Infix& infix : infixes)
        if (infix.op == op) return &infix;
    return nullptr;
}

std::string variable_name(std::int64_t slot) {
    constexpr std::array<const char*, 9> names{"v", "u", "w", "x", "y", "z", "a", "b", "c"};
    const auto i = static_cast<std::size_t>(slot);
    return i < names.size() ? names.at(i) : "u" + std::to_string(i - names.size() + 1);
}

std::string set_variable_name(std::int64_t slot) {
    return "S" + std::to_string(slot);
}

std::string edges_variable_name(std::int64_t slot) {
    return "M" + std::to_string(slot);
}

std::string number_variable_name(std::int64_t slot) {
    return "k" + std::to_string(slot);
}

class Printer {
  public:
    explicit Printer(const Expression& expression, std::string part = {}, std::string instead = {})
        : expression_(expression), part_(std::move(part)), instead_(std::move(instead)) {}

    std::string at(int id, SignLevel wanted) const {
        if (!part_.empty() && to_string(expression_, id) == part_) return "(" + instead_ + ")";
        const auto [text, level] = text_of(expression_.node(id));
        return level < wanted ? "(" + text + ")" : text;
    }

  private:
    struct Text {
        std::string text;
        SignLevel level = operand_level;
    };

    Text text_of(const Node& node) const {
        if (node.op == Op::adjacent && !is_whole(node.children[0]))
            return {"{" + at(node.children[1], open_level) + ", " +
                        at(node.children[2], open_level) + "} in " +
                        at(node.children[0], operand_level),
                    compare_level};
        if (const Infix* infix = infix_of(node.op)) {
            // The graph of an adjacency and of an arc is G.
            const std::size_t first = node.op == Op::adjacent || node.op == Op::arc ? 1 : 0;
            const SignLevel own = level_of(infix->sign);
            const std::string blank = own == power_level ? "" : " ";
            return {at(node.children[first], infix->left) + blank + std::string(infix->sign) +
                        blank + at(node.children[first + 1], infix->right),
                    own};
        }
        switch (node.op) {
            case Op::constant:
                return {constant(node)};
            case Op::variable:
                return {node.type == Type::set       ? set_variable_name(node.value)
                        : node.type == Type::graph   ? edges_variable_name(node.value)
                        : node.type == Type::integer ? number_variable_name(node.value)
                                                     : variable_name(node.value)};
            case Op::whole_graph:
                return {"G"};
            case Op::given_graph:
                return {expression_.given_graphs()[static_cast<std::size_t>(node.value)].text};
            case Op::family_member:
                return {function(families()[static_cast<std::size_t>(node.value)].name, node)};
            case Op::term:
                return {term_text(node)};
            case Op::negation:
                return {"not " + at(node.children[0], not_level), not_level};
            case Op::minus:
                return {"-" + at(node.children[0], minus_level), minus_level};
            case Op::member:
                return {at(node.children[0], sum_level) + " in " + set_name(node), compare_level};
            case Op::empty_set:
                return {"empty(" + set_name(node) + ")"};
            case Op::set_of:
                return {"{" + set_head(node) + ": " + at(node.children[0], open_level) + "}"};
            case Op::coordinate:
                return {coordinate(node)};
            case Op::as_value:
                return text_of(expression_.node(node.children[0]));
            case Op::is_number:
                return {function("is_number", node)};
            case Op::set_size:
                return {"|" + at(node.children[0], open_level) + "|"};
            default:
                break;
        }
        for (const symbols::Symbol& known : symbols::functions)
            if (known.op == node.op) return {function(known.text, node)};
        for (const symbols::Symbol& known : symbols::functions_of_one)
            if (known.op == node.op) return {function(known.text, node)};
        return {quantifier(node), open_level};
    }

    /// The variables of a set by a property: one end of an edge is the next slot.
    static std::string set_head(const Node& node) {
        const std::string one = variable_name(node.value);
        return node.type == Type::set ? one : variable_name(node.value + 1) + " ~ " + one;
    }

    bool is_whole(int id) const { return expression_.node(id).op == Op::whole_graph; }

    std::string coordinate(const Node& node) const {
        const std::string word = symbols::coordinates.at(static_cast<std::size_t>(node.value)).text;
        if (node.children.empty() || is_v(node.children[0])) return word;
        return word + "(" + at(node.children[0], open_level) + ")";
    }

    static std::string constant(const Node& node) {
        if (node.type == Type::game) return to_string(node.game);
        if (node.type == Type::outcome)
            return {outcome_letters.at(static_cast<std::size_t>(node.value))};
        if (node.type == Type::game_value) return '"' + text_of_written_value(node.value) + '"';
        if (node.type == Type::boolean) return node.value != 0 ? "true" : "false";
        return to_string(Integer(node.value));
    }

    /// The last child, or a set of a game, whose name the rules alone have.
    std::string set_name(const Node& node) const {
        return node.value >= 0 ? "S" + std::to_string(node.value + 1)
                               : at(node.children.back(), operand_level);
    }

    std::string function(const char* name, const Node& node) const {
        std::string result = std::string(name) + "(" + at(node.children[0], open_level);
        for (std::size_t i = 1; i < node.children.size(); ++i)
            result += ", " + at(node.children[i], open_level);
        return result + ")";
    }

    std::string quantifier(const Node& node) const {
        std::string result;
        for (const symbols::Quantifier& known : symbols::quantifiers) {
            if (node.op == known.edges)
                result = std::string(known.text) + " edge " + variable_name(node.value + 1) +
                         " ~ " + variable_name(node.value);
            else if (node.op == known.vertices || node.op == known.neighbours)
                result = std::string(known.text) + " " + variable_name(node.value);
            else if (node.op == known.sets)
                result = std::string(known.text) + " " +
                         (node.children.size() > 1 ? "edges " + edges_variable_name(node.value)
                                                   : set_variable_name(node.value));
            else if (node.op == known.numbers)
                result = std::string(known.text) + " " + number_variable_name(node.value) + " in " +
                         at(node.children[1], sum_level) + ".." + at(node.children[2], sum_level);
        }
        if (node.children.size() == 2 && !is_whole(node.children[1]))
            result += " ~ " + at(node.children[1], operand_level);
        const Node& body = expression_.node(node.children[0]);
        if (body.op == Op::where)
            return result + " where " + at(body.children[0], open_level) + ": " +
                   at(body.children[1], open_level);
        return result + ": " + at(node.children[0], open_level);
    }

    /// G and v are left out where they are understood.
    std::string term_text(const Node& node) const {
        const Term& t = term(node.value);
        std::vector<std::string> arguments;
        if (node.game != TermGame::none) arguments.emplace_back(to_string(node.game));
        if (!is_whole(node.children[0])) arguments.push_back(at(node.children[0], open_level));
        for (std::size_t i = 1; i < node.children.size(); ++i)
            if (node.children.size() == 3 || t.is_operator() || !is_v(node.children[i]))
                arguments.push_back(at(node.children[i], open_level));
        std::string result = t.name;
        for (std::size_t i = 0; i < arguments.size(); ++i)
            result += (i == 0 ? "(" : ", ") + arguments[i];
        return arguments.empty() ? result : result + ")";
    }

    bool is_v(int id) const {
        const Node& node = expression_.node(id);
        return node.op == Op::variable && node.value == 0;
    }

    const Expression& expression_;
    /// What stands for what.
    std::string part_;
    std::string instead_;
};

}  // namespace

std::string to_string(const Expression& expression) {
    return to_string(expression, expression.root());
}

std::string to_string(const Expression& expression, int id) {
    return Printer(expression).at(id, open_level);
}

std::string to_string(const Expression& expression, const std::string& part,
                      const std::string& instead) {
    return Printer(expression, part, instead).at(expression.root(), open_level);
}

}  // namespace gazetteer::conjectures
