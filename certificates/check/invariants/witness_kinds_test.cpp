// SPDX-License-Identifier: GPL-3.0-or-later
// All lines that can be written of small graphs: none shows more than is true, and some show the
// value of the term.
#include "certificates/check/invariants/witness_kinds.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <sstream>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check::invariants {
namespace {

using Lines = std::vector<std::string>;

std::string words(const std::vector<int>& numbers) {
    std::string result;
    for (int number : numbers) result += (result.empty() ? "" : " ") + std::to_string(number);
    return result;
}

Lines all_sets(const Graph& g) {
    Lines result;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << g.order(); ++bits)
        result.push_back(words(VertexSet::from_bits(bits).to_vector()));
    return result;
}
/// Distinct vertices in an order, all or some.
Lines all_orders(const Graph& g) {
    std::vector<std::vector<Vertex>> orders{{}};
    Lines result;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        result.push_back(words(orders[i]));
        for (Vertex v : g.vertices() - VertexSet::of(orders[i])) {
            orders.push_back(orders[i]);
            orders.back().push_back(v);
        }
    }
    return result;
}
/// Numbers 0..most, so many.
Lines all_numbers(int count, int most) {
    std::vector<std::vector<int>> all{{}};
    for (int i = 0; i < count; ++i) {
        std::vector<std::vector<int>> longer;
        for (const std::vector<int>& one : all)
            for (int number = 0; number <= most; ++number) {
                longer.push_back(one);
                longer.back().push_back(number);
            }
        all = longer;
    }
    Lines result;
    for (const std::vector<int>& one : all) result.push_back(words(one));
    return result;
}
/// All sets of pairs of vertices, adjacent or not.
Lines all_sets_of_pairs(const Graph& g) {
    std::vector<Edge> pairs;
    for (Vertex u : g.vertices())
        for (Vertex v = u + 1; v < g.order(); ++v) pairs.push_back({u, v});
    Lines result;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << pairs.size(); ++bits) {
        std::string line;
        for (int i : VertexSet::from_bits(bits)) {
            const Edge e = pairs[static_cast<std::size_t>(i)];
            line += (line.empty() ? "" : " ") + std::to_string(e.u) + "-" + std::to_string(e.v);
        }
        result.push_back(line);
    }
    return result;
}

/// What the line shows; nothing if it is refused.
std::optional<Fraction> shown(const WitnessKind& kind, const Graph& g, const std::string& line) {
    std::istringstream in(line + "\n");
    Reader reader(in);
    reader.next_line();
    Steps steps;
    try {
        return kind.shown({reader, g, *find_term(kind.term), steps});
    } catch (const Finding&) {
        return std::nullopt;
    }
}

/// How many graphs have a line that shows the value, and how many have a finite value.
struct Reach {
    int shown = 0;
    int all = 0;
    bool operator==(const Reach&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Reach& reach) {
    return out << reach.shown << " of " << reach.all;
}

std::optional<Number> finite_value(const Term& term, const Graph& g) {
    Steps steps;
    try {
        const Number result = term.value(g, -1, steps);
        return result.is_infinite() ? std::nullopt : std::optional(result);
    } catch (const Unproved&) {
        return std::nullopt;
    }
}

template <class LinesOf>
Reach reach(const WitnessKind& kind, int order_max, LinesOf lines_of) {
    Reach result;
    for_each_graph({.order_max = order_max}, [&](const Graph& g) {
        const std::optional<Number> value = finite_value(*find_term(kind.term), g);
        bool is_shown = false;
        for (const std::string& line : lines_of(g)) {
            const std::optional<Fraction> bound = shown(kind, g, line);
            if (!bound) continue;
            const std::string where = std::string(kind.term) + " of " + to_graph6(g) + ": " + line;
            EXPECT_TRUE(value) << where;
            if (!value) return false;
            const bool true_of =
                kind.at_least ? !(value->low() < *bound) : !(*bound < value->low());
            EXPECT_TRUE(true_of) << where;
            is_shown = is_shown || is_equal(Number::between(*bound, *bound), *value);
        }
        result.shown += is_shown ? 1 : 0;
        result.all += value ? 1 : 0;
        return !testing::Test::HasFailure();
    });
    return result;
}

std::string name_of(const WitnessKind& kind) {
    return (kind.at_least ? "at-least " : "at-most ") + std::string(kind.term);
}
/// Those kinds that do not show the value of every graph, with how many they do.
template <class LinesOf>
std::map<std::string, Reach> partial(std::span<const WitnessKind> kinds, int order_max,
                                     LinesOf lines_of) {
    std::map<std::string, Reach> result;
    for (const WitnessKind& kind : kinds)
        if (const Reach of = reach(kind, order_max, lines_of); of.shown != of.all)
            result[name_of(kind)] = of;
    return result;
}

TEST(WitnessKindsStandard, NoSetShowsMoreThanIsTrue) {
    const std::map<std::string, Reach> expected{{"at-least domination_number", {47, 53}},
                                                {"at-least max_leaves", {30, 31}},
                                                {"at-least total_domination_number", {22, 34}},
                                                {"at-most hamiltonian", {38, 53}},
                                                {"at-most longest_cycle", {30, 53}},
                                                {"at-most perfect", {1, 53}}};
    EXPECT_EQ(partial(set_witnesses, 5, all_sets), expected);
}

TEST(WitnessKindsStandard, NoOrderShowsMoreThanIsTrue) {
    const std::map<std::string, Reach> expected{{"at-least hamiltonian", {12, 53}},
                                                {"at-least longest_cycle", {30, 53}},
                                                {"at-least longest_path", {52, 53}},
                                                {"at-most choice_number", {48, 53}}};
    EXPECT_EQ(partial(order_witnesses, 5, all_orders), expected);
}

/// No vertex stands twice in an order, and none is left out where all belong there.
TEST(WitnessKinds, NoWordOfVerticesShowsMoreThanIsTrue) {
    const auto words_of = [](const Graph& g) {
        Lines result{""};
        for (int length = 1; g.order() > 0 && length <= 4; ++length)
            std::ranges::copy(all_numbers(length, g.order() - 1), std::back_inserter(result));
        return result;
    };
    const std::map<std::string, Reach> expected{{"at-least hamiltonian", {1, 8}},
                                                {"at-least longest_cycle", {1, 8}},
                                                {"at-least longest_path", {7, 8}}};
    EXPECT_EQ(partial(order_witnesses, 3, words_of), expected);
}

TEST(WitnessKindsStandard, NoNumbersShowMoreThanIsTrue) {
    const auto lines_of = [](const Graph& g) {
        Lines result = all_numbers(g.order(), std::max(3, g.order()));
        std::ranges::copy(all_sets_of_pairs(g), std::back_inserter(result));
        if (g.size() != g.order())
            std::ranges::copy(all_numbers(g.size(), 3), std::back_inserter(result));
        return result;
    };
    const std::map<std::string, Reach> expected{{"at-most well_covered", {5, 19}},
                                                {"at-most well_totally_dominated", {0, 19}}};
    EXPECT_EQ(partial(number_witnesses, 4, lines_of), expected);
}

int how_many(const std::function<bool(const Graph&)>& has) {
    int result = 0;
    for_each_graph({.order_max = 5}, [&](const Graph& g) {
        result += has(g) ? 1 : 0;
        return true;
    });
    return result;
}
/// A graph with a vertex alone has no total dominating set, so not two of them.
TEST(WitnessKindsStandard, TwoSetsShowWhatIsNotWellCovered) {
    const auto is_not = [](const char* term, const Graph& g) {
        return is_equal(*finite_value(*find_term(term), g), 0);
    };
    const auto lines_of = [](const Graph& g) { return all_numbers(g.order(), 3); };
    const auto shown_of = [&](const char* term) {
        return reach(*std::ranges::find(number_witnesses, term, &WitnessKind::term), 5, lines_of)
            .shown;
    };
    EXPECT_EQ(shown_of("well_covered"),
              how_many([&](const Graph& g) { return is_not("well_covered", g); }));
    EXPECT_EQ(shown_of("well_totally_dominated"), how_many([&](const Graph& g) {
                  return dominates(g, g.vertices(), true) && is_not("well_totally_dominated", g);
              }));
}

}  // namespace
}  // namespace gazetteer::check::invariants
