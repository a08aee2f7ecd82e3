// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/repair/hypotheses.hpp"

#include <algorithm>
#include <initializer_list>
#include <set>

#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

namespace {

/// It is a boolean of a board, or of a vertex of it, without other arguments.
bool is_property(const Term& t, About about, bool about_vertices) {
    if (t.result != Type::boolean || t.takes_game() || t.takes_pair() || t.takes_pattern())
        return false;
    if (t.takes_vertex() && !about_vertices) return false;
    return about == About::digraphs ? t.on_digraphs : t.on_graphs;
}

constexpr std::initializer_list<const char*> numbers_of_graphs{"order",
                                                               "size",
                                                               "min_degree",
                                                               "max_degree",
                                                               "components",
                                                               "diameter",
                                                               "radius",
                                                               "girth",
                                                               "odd_girth",
                                                               "clique_number",
                                                               "independence_number",
                                                               "chromatic_number",
                                                               "domination_number",
                                                               "matching_number",
                                                               "vertex_connectivity",
                                                               "edge_connectivity",
                                                               "degeneracy",
                                                               "treewidth",
                                                               "bridges",
                                                               "triangles",
                                                               "longest_cycle",
                                                               "automorphisms"};
constexpr std::initializer_list<const char*> numbers_of_vertices{"degree", "eccentricity",
                                                                 "triangles_at"};
constexpr std::initializer_list<const char*> numbers_of_digraphs{
    "order", "size", "max_outdegree", "max_indegree", "kernels", "automorphisms"};
constexpr std::initializer_list<const char*> numbers_of_vertices_of_digraphs{"outdegree",
                                                                             "indegree"};

class Hypotheses {
  public:
    Hypotheses(const std::vector<ValueColumn>& terms, std::size_t rows, const std::stop_token& stop)
        : terms_(terms), stop_(stop), literals_(rows) {}

    std::vector<Literal> all() {
        const auto order = std::ranges::find(terms_, "order", &ValueColumn::text);
        for (const ValueColumn& term : terms_)
            if (term.type == Type::boolean && !stop_.stop_requested()) literals_.add_boolean(term);
        for (const ValueColumn& term : terms_)
            if (term.type != Type::boolean && !stop_.stop_requested()) add_constants(term);
        if (order == terms_.end()) return std::move(literals_).all();
        for (const ValueColumn& term : terms_)
            if (term.type != Type::boolean && !stop_.stop_requested())
                add_comparisons(term, *order);
        return std::move(literals_).all();
    }

  private:
    template <class Test>
    void add(std::string text, Test test) {
        literals_.add(std::move(text), test);
    }
    void add_constants(const ValueColumn& term) {
        constexpr std::size_t constants_max = 8;
        const std::string text = "(" + term.text + ")";
        std::set<std::int64_t> met;
        for (const Integer& value : term.values)
            if (value.is_finite()) met.insert(value.value());
        std::size_t taken = 0;
        for (std::int64_t c : met) {
            if (taken++ == constants_max) break;
            const std::string number = std::to_string(c);
            const auto& values = term.values;
            add(text + " >= " + number, [&](std::size_t i) { return !below(values[i], c); });
            // For the least value "= c" says it in fewer words.
            if (taken > 1)
                add(text + " <= " + number, [&](std::size_t i) { return less(values[i], c + 1); });
            add(text + " = " + number, [&](std::size_t i) { return equal(values[i], c); });
            add(text + " != " + number, [&](std::size_t i) { return differ(values[i], c); });
        }
    }
    void add_comparisons(const ValueColumn& term, const ValueColumn& order) {
        if (&term == &order) return;
        add("(" + term.text + ") = order",
            [&](std::size_t i) { return equal(term.values[i], order.values[i]); });
        add("(" + term.text + ") != order",
            [&](std::size_t i) { return differ(term.values[i], order.values[i]); });
    }

    /// It is undefined, or less than c.
    static bool below(Integer value, std::int64_t c) {
        return value.is_undefined() || less(value, c);
    }
    static bool differ(Integer a, Integer b) {
        return !a.is_undefined() && !b.is_undefined() && a != b;
    }

    const std::vector<ValueColumn>& terms_;
    std::stop_token stop_;
    LiteralList literals_;
};

}  // namespace

std::vector<std::string> hypothesis_terms(About about, bool about_vertices) {
    std::vector<std::string> result;
    for (const Term& t : terms())
        if (t.program < 0 && is_property(t, about, about_vertices)) result.emplace_back(t.name);
    const bool directed = about == About::digraphs;
    const auto& numbers = directed ? numbers_of_digraphs : numbers_of_graphs;
    result.insert(result.end(), numbers.begin(), numbers.end());
    if (!about_vertices) return result;
    const auto& at_vertices = directed ? numbers_of_vertices_of_digraphs : numbers_of_vertices;
    result.insert(result.end(), at_vertices.begin(), at_vertices.end());
    return result;
}

std::vector<Literal> hypotheses_of(const std::vector<ValueColumn>& terms, std::size_t rows,
                                   const std::stop_token& stop) {
    return Hypotheses(terms, rows, stop).all();
}

}  // namespace gazetteer::conjectures
