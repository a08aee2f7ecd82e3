// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/coq_words.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

#include "certificates/check/invariants/terms/terms.hpp"
#include "graph/errors.hpp"

namespace gazetteer::certificates {

namespace {

using check::invariants::Op;
using check::invariants::Over;
using check::invariants::Part;
using check::invariants::Sort;

[[noreturn]] void unknown(const std::string& word) {
    throw InputError("'" + word + "' has no definition in Coq");
}

constexpr std::array<std::string_view, 22> known_terms{"order",
                                                       "size",
                                                       "degree",
                                                       "min_degree",
                                                       "max_degree",
                                                       "regular",
                                                       "connected",
                                                       "bipartite",
                                                       "forest",
                                                       "tree",
                                                       "residue",
                                                       "radius",
                                                       "diameter",
                                                       "eccentricity",
                                                       "independence_number",
                                                       "clique_number",
                                                       "traceable",
                                                       "induced_forest_number",
                                                       "induced_tree_number",
                                                       "induced_path_number",
                                                       "induced_bipartite_number",
                                                       "local_independence"};
constexpr std::array<std::string_view, 3> of_distances{"radius", "diameter", "eccentricity"};

/// The name of a sign or function, for messages.
std::string name_of(Op op) {
    static const std::map<Op, std::string> names{{Op::infinity, "infinity"},
                                                 {Op::contains, "contains"},
                                                 {Op::isomorphic, "isomorphic"},
                                                 {Op::contains_induced, "contains_induced"},
                                                 {Op::complement, "complement"},
                                                 {Op::square, "square"},
                                                 {Op::graph_power, "power"},
                                                 {Op::line_graph, "line_graph"},
                                                 {Op::without_vertex, "delete"},
                                                 {Op::without_edge, "delete_edge"},
                                                 {Op::induced, "induced"},
                                                 {Op::given, "a graph in the text"},
                                                 {Op::power, "^"},
                                                 {Op::common_divisor, "gcd"},
                                                 {Op::square_root, "sqrt"},
                                                 {Op::absolute, "abs"}};
    const auto found = names.find(op);
    return found == names.end() ? "this" : found->second;
}

class Words {
  public:
    std::string boolean(const Part& part) {
        const auto two = [&](const char* function) {
            return "(" + std::string(function) + " " + boolean(part.parts[0]) + " " +
                   boolean(part.parts[1]) + ")";
        };
        switch (part.op) {
            case Op::constant:
                return part.value != 0 ? "true" : "false";
            case Op::term:
                return asked(part);
            case Op::of_game:
                unknown(part.game->name);
            case Op::negation:
                return "(negb " + boolean(part.parts[0]) + ")";
            case Op::conjunction:
                return two("andb");
            case Op::disjunction:
                return two("orb");
            case Op::exclusive:
                return two("xorb");
            case Op::implication:
                return two("implb");
            case Op::equivalence:
                return two("Bool.eqb");
            case Op::adjacent:
                return "(joined G " + vertex(part.parts[0]) + " " + vertex(part.parts[1]) + ")";
            case Op::member:
                return "(some (Nat.eqb " + vertex(part.parts[0]) + ") " + set(part.parts[1]) + ")";
            case Op::empty:
                return "(length " + set(part.parts[0]) + " =? 0)";
            case Op::for_all:
                return quantified(part, "every");
            case Op::exists:
                return quantified(part, "some");
            default:
                return compared(part);
        }
    }

    std::vector<std::pair<std::string, std::string>> conditions;

  private:
    std::string quantified(const Part& part, const char* quantifier) {
        ++depth_;
        const std::string body = boolean(part.parts[0]);
        --depth_;
        return "(" + std::string(quantifier) + " (fun " + bound(part) + " => " + body + ") " +
               range(part) + ")";
    }

    std::string compared(const Part& part) {
        if (part.parts.size() != 2 || part.sort != Sort::boolean) unknown(name_of(part.op));
        if (part.parts[0].sort == Sort::vertex) {
            const std::string same =
                "(" + vertex(part.parts[0]) + " =? " + vertex(part.parts[1]) + ")";
            return part.op == Op::equal ? same : "(negb " + same + ")";
        }
        if (is_traceable(part)) return "(traceable G)";
        const std::string a = number(part.parts[0]);
        const std::string b = number(part.parts[1]);
        switch (part.op) {
            case Op::equal:
                return "(Qeq_bool " + a + " " + b + ")";
            case Op::unequal:
                return "(negb (Qeq_bool " + a + " " + b + "))";
            case Op::less:
                return "(less " + a + " " + b + ")";
            case Op::greater:
                return "(less " + b + " " + a + ")";
            case Op::less_equal:
                return "(Qle_bool " + a + " " + b + ")";
            case Op::greater_equal:
                return "(Qle_bool " + b + " " + a + ")";
            default:
                unknown(name_of(part.op));
        }
    }
    /// The reader has a cover by less than two paths for it.
    static bool is_traceable(const Part& part) {
        const Part& left = part.parts[0];
        return part.op == Op::less && left.op == Op::term &&
               left.term->name == "path_cover_number" && left.parts[0].op == Op::whole &&
               part.parts[1].op == Op::constant && part.parts[1].value == 2;
    }

    std::string number(const Part& part) {
        const auto two = [&](const std::string& sign) { return infix(part, sign); };
        switch (part.op) {
            case Op::constant:
                return "(" + std::to_string(part.value) + "%Q)";
            case Op::term:
                return "(number " + asked(part) + ")";
            case Op::of_game:
                unknown(part.game->name);
            case Op::distance:
                return distance(part);
            case Op::minus:
                return "(- " + number(part.parts[0]) + ")%Q";
            case Op::add:
                return two("+");
            case Op::subtract:
                return two("-");
            case Op::multiply:
                return two("*");
            case Op::quotient:
                demand_divisor(part.parts[1]);
                return two("/");
            case Op::divide:
            case Op::modulo:
                demand_divisor(part.parts[1]);
                return "(" + std::string(part.op == Op::divide ? "divided" : "modulo") + " " +
                       number(part.parts[0]) + " " + number(part.parts[1]) + ")";
            case Op::floor:
                return rounded(part, "floor", "root_down");
            case Op::ceiling:
                return rounded(part, "ceiling", "root_up");
            case Op::least:
            case Op::greatest:
                return several(part);
            case Op::set_size:
                return "(number (length " + set(part.parts[0]) + "))";
            case Op::count:
            case Op::sum:
            case Op::min:
            case Op::max:
                return folded(part);
            default:
                unknown(name_of(part.op));
        }
    }
    std::string infix(const Part& part, const std::string& sign) {
        return "(" + number(part.parts[0]) + " " + sign + " " + number(part.parts[1]) + ")%Q";
    }
    /// A root is known only rounded.
    std::string rounded(const Part& part, const std::string& plain, const std::string& of_root) {
        const Part& inner = part.parts[0];
        if (inner.op != Op::square_root) return "(" + plain + " " + number(inner) + ")";
        const std::string square = number(inner.parts[0]);
        demand("(Qle_bool 0%Q " + square + ")", "a square root in a quantifier");
        return "(" + of_root + " " + square + ")";
    }
    std::string several(const Part& part) {
        std::string result = number(part.parts[0]);
        for (std::size_t i = 1; i < part.parts.size(); ++i)
            result = "(" + std::string(part.op == Op::least ? "smaller " : "greater ") + result +
                     " " + number(part.parts[i]) + ")";
        return result;
    }

    void demand_divisor(const Part& divisor) {
        if (divisor.op == Op::constant && divisor.value != 0) return;
        demand("(negb (Qeq_bool " + number(divisor) + " 0%Q))", "a divisor in a quantifier");
    }
    /// What must hold for a value to be defined. It must not depend on a quantifier.
    void demand(const std::string& condition, const std::string& what) {
        if (depth_ > 0) unknown(what);
        add_condition({}, condition);
    }
    void add_condition(const std::string& text, const std::string& coq) {
        if (std::ranges::find(conditions, std::pair(text, coq)) == conditions.end())
            conditions.emplace_back(text, coq);
    }

    std::string vertex(const Part& part) { return name(part); }
    static std::string name(const Part& part) {
        if (part.op != Op::name) unknown(name_of(part.op));
        return part.value == 0 ? "v" : "x" + std::to_string(part.value);
    }
    static std::string bound(const Part& part) { return "x" + std::to_string(part.value); }

    std::string set(const Part& part) {
        if (part.op == Op::name) return name(part);
        ++depth_;
        const std::string property = boolean(part.parts[0]);
        --depth_;
        return "(filter (fun " + bound(part) + " => " + property + ") (vertices G))";
    }

    /// A term of G, without "number".
    std::string asked(const Part& part) {
        const std::string term(part.term->name);
        if (std::ranges::find(known_terms, term) == known_terms.end()) unknown(term);
        demand_whole(part);
        if (std::ranges::find(of_distances, term) != of_distances.end())
            add_condition("connected", "(connected G)");
        return "(" + term + " G" + (part.term->of_vertex ? " " + vertex(part.parts[1]) : "") + ")";
    }
    static void demand_whole(const Part& part) {
        if (part.parts[0].op != Op::whole) unknown(name_of(part.parts[0].op));
    }
    std::string distance(const Part& part) {
        demand_whole(part);
        if (part.parts[2].sort != Sort::vertex) unknown("the distance to a set");
        add_condition("connected", "(connected G)");
        return "(number (distance G " + vertex(part.parts[1]) + " " + vertex(part.parts[2]) + "))";
    }

    /// What the name of a quantifier ranges over, with its condition.
    std::string range(const Part& part) {
        if (part.over == Over::sets) unknown("a quantifier over sets");
        if (part.over == Over::edges) unknown("edge");
        const std::string all = part.over == Over::vertices
                                    ? "(vertices G)"
                                    : "(neighbours G " + vertex(part.parts[2]) + ")";
        if (is_unconditional(part)) return all;
        ++depth_;
        const std::string condition = boolean(part.parts[1]);
        --depth_;
        return "(filter (fun " + bound(part) + " => " + condition + ") " + all + ")";
    }
    static bool is_unconditional(const Part& part) {
        return part.parts[1].op == Op::constant && part.parts[1].value == 1;
    }

    std::string folded(const Part& part) {
        if (part.op == Op::min || part.op == Op::max) {
            if (part.over != Over::vertices || !is_unconditional(part))
                unknown("the greatest or least of what may be nothing");
            add_condition("order > 0", "(0 <? order G)");
        }
        ++depth_;
        const std::string body =
            part.op == Op::count ? boolean(part.parts[0]) : number(part.parts[0]);
        --depth_;
        const std::string function = "(fun " + bound(part) + " => " + body + ")";
        if (part.op == Op::count)
            return "(number (length (filter " + function + " " + range(part) + ")))";
        const std::string fold = part.op == Op::sum   ? "total"
                                 : part.op == Op::min ? "least"
                                                      : "greatest";
        return "(" + fold + " (map " + function + " " + range(part) + "))";
    }

    /// Quantifiers and sets around this place.
    int depth_ = 0;
};

}  // namespace

CoqWords coq_words(const check::invariants::Expression& expression) {
    Words words;
    CoqWords result;
    result.text = words.boolean(expression.whole);
    result.conditions = std::move(words.conditions);
    return result;
}

}  // namespace gazetteer::certificates
