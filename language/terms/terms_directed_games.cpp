// SPDX-License-Identifier: GPL-3.0-or-later
// What terms ask of dvg and deg, rooted and unrooted, and of games given as data on digraphs.
#include <memory>
#include <vector>

#include "language/expressions/data_games.hpp"
#include "language/terms/last_graph.hpp"
#include "language/terms/terms_data_games.hpp"
#include "language/terms/terms_games.hpp"
#include "oracle/engines/directed/directed_edge_geography_table.hpp"
#include "oracle/engines/stream_memo.hpp"
#include "oracle/engines/ueg/any_edge_geography_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/grundy.hpp"
#include "oracle/solver.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::games {

namespace {

/// One table of all digraphs of an order takes 0.6 MiB at order 5, and 768 MiB at order 6.
constexpr int table_order_max = 5;

const DirectedEdgeGeographyTable& deg_table(int order) {
    static const std::vector<DirectedEdgeGeographyTable> tables = [] {
        std::vector<DirectedEdgeGeographyTable> result;
        for (int n = 0; n <= table_order_max; ++n)
            result.push_back(DirectedEdgeGeographyTable::all(n));
        return result;
    }();
    return tables[static_cast<std::size_t>(order)];
}

/// A solver for one digraph, kept until this thread asks for another. It obeys the stop of now.
template <class S>
S& solver_of_digraph(const Digraph& d) {
    const EngineLimits limits = thread_limits();
    return of_last_graph(d, [&] { return std::make_unique<S>(d, limits); });
}

template <class R>
int grundy_from(const Digraph& d, Vertex v) {
    static thread_local StreamMemo<Solver<R>> memo;
    return memo([&](Solver<R>& solver) { return solver.grundy_value(R::start(d, v)); });
}

/// What is asked of a game, by what is fastest.
template <class R>
struct Directed;
template <>
struct Directed<DirectedVertexGeography> {
    using S = VertexGeographySolver;
    static bool is_P(const Digraph& d, Vertex v) { return solver_of_digraph<S>(d).is_P(v); }
    static std::size_t winning_moves(const Digraph& d, Vertex v) {
        return solver_of_digraph<S>(d).winning_moves(v).size();
    }
    static int grundy(const Digraph& d, Vertex v) {
        return grundy_from<DirectedVertexGeography>(d, v);
    }
};
template <>
struct Directed<DirectedEdgeGeography> {
    using S = AnyEdgeGeographySolver;
    static bool is_P(const Digraph& d, Vertex v) {
        if (d.order() <= table_order_max) return deg_table(d.order()).P_roots(d).contains(v);
        return solver_of_digraph<S>(d).is_P(v);
    }
    static std::size_t winning_moves(const Digraph& d, Vertex v) {
        return solver_of_digraph<S>(d).winning_moves(v).size();
    }
    static int grundy(const Digraph& d, Vertex v) {
        return grundy_from<DirectedEdgeGeography>(d, v);
    }
};
/// The options of an unrooted game are the rooted positions.
template <class R>
struct Directed<Unrooted<R>> {
    static bool is_P(const Digraph& d, Vertex v) { return winning_moves(d, v) == 0; }
    static std::size_t winning_moves(const Digraph& d, Vertex) {
        std::size_t result = 0;
        for (Vertex v : d.vertices()) result += Directed<R>::is_P(d, v) ? 1 : 0;
        return result;
    }
    static int grundy(const Digraph& d, Vertex) {
        std::vector<int> values;
        for (Vertex v : d.vertices()) values.push_back(Directed<R>::grundy(d, v));
        return mex(std::move(values));
    }
};

/// What `ask` says. An engine that was stopped is this thread's work stopped.
template <class Ask>
Integer unless_digraph_stopped(Ask ask) {
    try {
        return ask();
    } catch (const EngineStopped&) {
        throw runs::Stopped();
    }
}

/// What `of_list` says of a game of the list, `of_data` of one given as data.
template <class OfList, class OfData>
Integer answered_on_digraph(TermGame game, const Digraph& d, Tokens tokens, OfList of_list,
                            OfData of_data) {
    return unless_digraph_stopped([&]() -> Integer {
        if (const script::Rules* rules = rules_of(game))
            return of_data(DataQuestion<Digraph>{*rules, is_unrooted_data(game), d, tokens});
        return visit(game, [&]<class R>() -> Integer {
            if constexpr (is_directed<typename RootedForm<R>::type>)
                return of_list.template operator()<Directed<R>>();
            else
                throw ContractViolation("requires a game on digraphs");
        });
    });
}

}  // namespace

Integer is_P_on_digraph(TermGame game, const Digraph& d, Tokens tokens) {
    return answered_on_digraph(
        game, d, tokens, [&]<class Of>() { return Of::is_P(d, tokens.first) ? 1 : 0; },
        [](const DataQuestion<Digraph>& question) { return is_P(question) ? 1 : 0; });
}

Integer is_N_on_digraph(TermGame game, const Digraph& d, Tokens tokens) {
    return 1 - is_P_on_digraph(game, d, tokens).value();
}

Integer grundy_on_digraph(TermGame game, const Digraph& d, Tokens tokens) {
    return answered_on_digraph(
        game, d, tokens, [&]<class Of>() { return Of::grundy(d, tokens.first); },
        [](const DataQuestion<Digraph>& question) { return grundy(question); });
}

Integer winning_moves_on_digraph(TermGame game, const Digraph& d, Tokens tokens) {
    return answered_on_digraph(
        game, d, tokens,
        [&]<class Of>() { return static_cast<std::int64_t>(Of::winning_moves(d, tokens.first)); },
        [](const DataQuestion<Digraph>& question) { return winning_moves(question); });
}

Integer partizan_outcome_on_digraph(TermGame game, const Digraph& d, Tokens tokens) {
    require(rules_of(game) != nullptr, "a game given as data");
    return unless_digraph_stopped([&]() -> Integer {
        return partizan_outcome(DataQuestion<Digraph>{*rules_of(game), false, d, tokens});
    });
}

}  // namespace gazetteer::conjectures::games
