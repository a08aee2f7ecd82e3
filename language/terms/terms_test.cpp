// SPDX-License-Identifier: GPL-3.0-or-later
// Each term against its definition, on all graphs of order <= 6.
#include "language/expressions/terms.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/naive/naive_games.hpp"
#include "language/naive/naive_graphs.hpp"
#include "language/naive/naive_reals.hpp"
#include "language/naive/naive_terms.hpp"
#include "language/terms/terms_games.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/testkit/close_reals.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::conjectures {
namespace {

long plain(Integer value) {
    return value.is_infinite() ? naive::far : value.value();
}

/// The term's value by the table, whichever function it has.
Integer value(const Term& t, const Graph& g, Vertex v) {
    if (t.of_graph != nullptr) return t.of_graph(g);
    if (t.of_vertex != nullptr) return t.of_vertex(g, v);
    return t.of_vertices(g).contains(v) ? 1 : 0;
}

/// One line for each difference on g.
std::vector<std::string> differences(const Graph& g) {
    std::vector<std::string> result;
    const auto compare = [&](const std::string& what, Vertex v, Integer found, long wanted) {
        if (plain(found) != wanted)
            result.push_back(what + " of " + to_graph6(g) + " " + std::to_string(v) + ": " +
                             to_string(found) + " for " + std::to_string(wanted));
    };
    for (const auto& [name, definition] : naive::graph_terms())
        compare(name, -1, value(term(find_term(name)), g, -1), definition(g));
    for (const auto& [name, definition] : naive::vertex_terms())
        for (Vertex v : g.vertices())
            compare(name, v, value(term(find_term(name)), g, v), definition(g, v));
    for (const auto& [name, definition] : naive::pair_terms())
        for (Vertex u : g.vertices())
            for (Vertex w : g.vertices())
                compare(name, u, term(find_term(name)).of_pair(g, u, w), definition(g, u, w));
    for (const auto& [name, definition] : naive::pattern_terms())
        for (const Graph& pattern : naive::patterns(g))
            compare(name + " " + to_graph6(pattern), -1,
                    term(find_term(name)).of_pattern(g, pattern), definition(g, pattern));
    for (const auto& [name, definition] : naive::real_terms())
        for (int k = 0; k <= g.order() + 1; ++k) {
            const Term& t = term(find_term(name));
            if (t.real != nullptr && k > 0) break;
            const Real found = t.real != nullptr ? t.real(g) : t.of_number(g, k);
            const std::string line =
                name + " of " + to_graph6(g) + " " + std::to_string(k) + ": " + to_string(found);
            if (!naive::is_close(found, definition(g, k))) result.push_back(line);
        }
    for (const char* what : {"N", "P", "grundy", "winning_moves"})
        for (TermGame game : term_games())
            for (Vertex v : is_rooted(game) ? g.vertices() : VertexSet{0})
                compare(std::string(what) + " " + to_string(game), v,
                        term(find_term(what)).of_game(game, g, {v}),
                        naive::of_game(what, to_string(game), g, v));
    return result;
}

void expect_no_difference(int order_min, int order_max) {
    int graphs = 0;
    for_each_graph({.order_min = order_min, .order_max = order_max}, [&](const Graph& g) {
        ++graphs;
        for (const std::string& difference : differences(g)) ADD_FAILURE() << difference;
        return !testing::Test::HasFailure();
    });
    EXPECT_GT(graphs, 10);
}

TEST(Terms, AreTheirDefinitionsToOrder4) {
    expect_no_difference(0, 4);
}
TEST(TermsStandard, AreTheirDefinitionsOfOrder5) {
    expect_no_difference(5, 5);
}
TEST(TermsLong, AreTheirDefinitionsOfOrder6) {
    expect_no_difference(6, 6);
}

TEST(Terms, EachHasADefinitionHere) {
    const std::set<std::string> of_games{"N", "P", "grundy", "outcome", "value", "winning_moves"};
    const std::set<std::string> operators{"complement", "line_graph",  "square", "power",
                                          "delete",     "delete_edge", "induced"};
    std::size_t of_graphs = 0;
    for (const Term& t : terms()) {
        if (!t.on_graphs || t.program >= 0) continue;
        ++of_graphs;
        const std::string name = t.name;
        EXPECT_EQ(t.takes_game(), of_games.contains(name)) << name;
        EXPECT_EQ(t.is_operator(), operators.contains(name)) << name;
        if (t.takes_game() || t.is_operator()) continue;
        EXPECT_TRUE(naive::graph_terms().contains(name) || naive::vertex_terms().contains(name) ||
                    naive::pair_terms().contains(name) || naive::pattern_terms().contains(name) ||
                    naive::real_terms().contains(name))
            << name;
        EXPECT_EQ(t.takes_vertex(), naive::vertex_terms().contains(name)) << name;
    }
    EXPECT_EQ(of_graphs, of_games.size() + operators.size() + naive::graph_terms().size() +
                             naive::vertex_terms().size() + naive::pair_terms().size() +
                             naive::pattern_terms().size() + naive::real_terms().size());
}

TEST(Terms, GamesAreThoseOfTheListThatGraphsHave) {
    EXPECT_EQ(all_listed("and"), "uvg, ueg, slither, edge_delete, unrooted(uvg) and unrooted(ueg)");
    Games::for_each([]<class R>() {
        std::string name = R::name;
        std::ranges::replace(name, '-', '_');
        EXPECT_NE(game_named(name).has_value(), is_out_of_conjectures(name)) << name;
    });
}

TEST(Terms, GamesHaveTokensAndUnrootedForms) {
    const auto told = [](TermGame game) {
        return std::string(to_string(game)) + " " + std::to_string(token_count_of(game)) +
               (is_rooted(game) ? " rooted" : "") + (is_unrooted(game) ? " unrooted" : "") +
               (about_of(game) == About::digraphs ? " on digraphs" : "");
    };
    const auto named = [](const char* name) {
        return game_named(name) ? *game_named(name) : data_game_named(name).value();
    };
    EXPECT_EQ(told(TermGame::none), "none 0");
    EXPECT_EQ(told(named("slither")), "slither 0");
    EXPECT_EQ(told(named("partizan_vertex_geography")), "partizan_vertex_geography 2");
    for (const std::string name : {"uvg", "ueg", "dvg", "deg", "undirected_vertex_geography"}) {
        const TermGame game = named(name.c_str());
        const std::string board = name[0] == 'd' ? " on digraphs" : "";
        EXPECT_EQ(told(game), name + " 1 rooted" + board);
        EXPECT_TRUE(has_unrooted(game));
        EXPECT_EQ(told(unrooted_form(game)), "unrooted(" + name + ") 0 unrooted" + board);
    }
    for (const char* name : {"slither", "edge_delete", "node_kayles", "partizan_vertex_geography"})
        EXPECT_EQ(unrooted_form(named(name)), TermGame::none) << name;
    EXPECT_FALSE(has_unrooted(unrooted_form(named("uvg"))));
}

TEST(Terms, GamesAreAskedOnTheirBoardsAlone) {
    constexpr auto uvg = term_game<UndirectedVertexGeography>;
    constexpr auto dvg = term_game<DirectedVertexGeography>;
    const Graph g = to_graph(path(2));
    const Digraph d(2, {{0, 1}});
    for (auto* ask : {games::is_P, games::is_N, games::grundy, games::winning_moves})
        EXPECT_THROW(ask(dvg, g, {0}), ContractViolation);
    for (auto* ask : {games::is_P_on_digraph, games::is_N_on_digraph, games::grundy_on_digraph,
                      games::winning_moves_on_digraph})
        EXPECT_THROW(ask(uvg, d, {0}), ContractViolation);
    // Outcomes of four kinds and values are those of games given as data.
    for (auto* ask : {games::partizan_outcome, games::value})
        EXPECT_THROW(ask(uvg, g, {0}), ContractViolation);
    for (auto* ask : {games::partizan_outcome_on_digraph, games::value_on_digraph})
        EXPECT_THROW(ask(dvg, d, {0}), ContractViolation);
}

TEST(Terms, OperatorsAreTheirDefinitions) {
    for_each_graph({.order_max = 6}, [&](const Graph& g) {
        const Graph h = complement(g);
        for (Vertex u : g.vertices())
            for (Vertex v : g.vertices()) EXPECT_EQ(h.adjacent(u, v), u != v && !g.adjacent(u, v));
        EXPECT_EQ(square(g), power(g, 2));
        for (int k = 1; k <= g.order() + 1; ++k) EXPECT_EQ(power(g, k), naive::joined_within(g, k));
        const auto edges = g.edges();
        const Graph lines = line_graph(g);
        EXPECT_EQ(lines.order(), static_cast<int>(edges.size()));
        for (Vertex i : lines.vertices())
            for (Vertex j : lines.vertices()) {
                const Edge& a = edges[static_cast<std::size_t>(i)];
                const Edge& b = edges[static_cast<std::size_t>(j)];
                const bool share = VertexSet{a.u, a.v}.meets(VertexSet{b.u, b.v});
                EXPECT_EQ(lines.adjacent(i, j), i != j && share);
            }
        return true;
    });
}

/// Deletions, through the language: what is left of the graph, and each vertex's degree there.
TEST(Terms, DeletionsAreTheirDefinitions) {
    const char* text =
        "(forall u: order(delete(u)) = order - 1 and size(delete(u)) = size - degree(u) and "
        "not in_even_kernel(delete(u), u)) and "
        "(forall u, w: u = w or degree(delete(u), w) = degree(w) - (count x ~ w: x = u)) and "
        "(forall u, w: order(delete_edge(u, w)) = order and size(delete_edge(u, w)) = size - "
        "(count x ~ u: x = w)) and "
        "(forall u, w, y: degree(delete_edge(u, w), y) = degree(y) - "
        "(count x ~ y: (y = u and x = w) or (y = w and x = u)))";
    Evaluator evaluator{Conjecture(*parse_expression(text))};
    for_each_graph({.order_max = 6}, [&](const Graph& g) {
        evaluator.load(g);
        EXPECT_EQ(evaluator.value(-1), Integer(1)) << to_graph6(g);
        return true;
    });
}

TEST(Terms, LineGraphsHaveABound) {
    EXPECT_EQ(line_graph(to_graph(complete_bipartite(8, 8))).order(), 64);
    try {
        line_graph(to_graph(complete_bipartite(5, 13)));
        ADD_FAILURE() << "65 edges are vertices";
    } catch (const LimitExceeded& e) {
        EXPECT_STREQ(e.what(), "line_graph: 65 edges; at most 64 can be");
    }
}

/// Where a power has come to the components it ends.
TEST(Terms, PowersHavePositiveExponents) {
    const Graph line = to_graph(path(5));
    EXPECT_THROW(power(line, 0), ContractViolation);
    EXPECT_EQ(power(line, 1'000'000'000'000), to_graph(complete(5)));
}

TEST(Terms, GroupOrdersAreExact) {
    std::int64_t factorial = 1;
    for (int n = 1; n <= 20; ++n) {
        factorial *= n;
        EXPECT_EQ(invariants::automorphisms(to_graph(complete(n))).value(), factorial) << n;
    }
    EXPECT_THROW(invariants::automorphisms(to_graph(complete(21))), LimitExceeded);
    EXPECT_EQ(invariants::automorphisms(to_graph(cube(6))).value(), 64 * 720);
}

/// The null space is listed up to nullity 18; above, another engine answers.
TEST(Terms, EvenKernelsBeyondTheListAreRight) {
    // Each triangle adds 1 to the nullity; only the vertex that is left alone is an even kernel.
    for (int triangles : {17, 21}) {
        Graph g(3 * triangles + 1);
        for (Vertex v = 0; v < 3 * triangles; v += 3) {
            g.add_edge(v, v + 1);
            g.add_edge(v, v + 2);
            g.add_edge(v + 1, v + 2);
        }
        EXPECT_EQ(invariants::nullity(g).value(), triangles + 1);
        EXPECT_EQ(invariants::even_kernels(g).value(), 1);
        EXPECT_EQ(invariants::has_even_kernel(g).value(), 1);
        EXPECT_EQ(invariants::in_even_kernel(g), VertexSet{3 * triangles});
    }
}

/// Above order 10 other solvers answer.
TEST(Terms, GamesBeyondTheClassesAreRight) {
    properties::Dice dice(1);
    for (int i = 0; i < 20; ++i) {
        const Graph g = random_graph(dice, 12, 0.2);
        for (const char* what : {"N", "P", "winning_moves"})
            for (TermGame game :
                 {term_game<UndirectedVertexGeography>, term_game<UndirectedEdgeGeography>,
                  term_game<Unrooted<UndirectedEdgeGeography>>})
                for (Vertex v : VertexSet{0, 5})
                    EXPECT_EQ(term(find_term(what)).of_game(game, g, {v}).value(),
                              naive::of_game(what, to_string(game), g, v))
                        << what << " " << to_string(game) << " " << to_graph6(g) << " " << v;
    }
}

TEST(Terms, AreTheSameInTwoThreads) {
    std::vector<Graph> graphs;
    properties::Dice dice(2);
    for (int i = 0; i < 100; ++i) graphs.push_back(random_graph(dice, 10, 0.4));
    // Eigenvalues take long under the sanitizers.
    constexpr std::size_t graphs_for_reals = 50;
    const Graph pattern = to_graph(path(4));
    const auto text = [&](const Term& t, const Graph& g) {
        if (t.real != nullptr) return to_string(t.real(g));
        if (t.of_number != nullptr) return to_string(t.of_number(g, 2));
        if (t.of_pair != nullptr) return to_string(t.of_pair(g, 0, 9));
        if (t.of_pattern != nullptr) return to_string(t.of_pattern(g, pattern));
        return to_string(value(t, g, 0));
    };
    const auto all_values = [&](std::vector<std::string>& values) {
        for (std::size_t i = 0; i < graphs.size(); ++i)
            for (const Term& t : terms())
                if (t.on_graphs && t.program < 0 && !t.takes_game() && !t.is_operator() &&
                    (t.result != Type::real || i < graphs_for_reals))
                    values.push_back(text(t, graphs[i]));
    };
    std::vector<std::string> alone;
    all_values(alone);
    std::array<std::vector<std::string>, 2> together;
    {
        std::jthread first([&] { all_values(together[0]); });
        std::jthread second([&] { all_values(together[1]); });
    }
    EXPECT_EQ(together[0], alone);
    EXPECT_EQ(together[1], alone);
}

}  // namespace
}  // namespace gazetteer::conjectures
