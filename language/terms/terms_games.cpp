// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/terms_games.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "language/expressions/data_games.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/graphs_ahead.hpp"
#include "language/terms/last_graph.hpp"
#include "language/terms/order_answers.hpp"
#include "language/terms/terms_data_games.hpp"
#include "oracle/engines/stream_memo.hpp"
#include "oracle/engines/ueg/any_edge_geography_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "properties/checks/ground_truth.hpp"

namespace gazetteer::conjectures::games {

namespace {

/// Up to this order the classes of rooted graphs that UEG meets again pay for their canonical
/// forms; above it, and for UVG always, one solver a graph is faster.
constexpr int class_order_max = 10;

/// A solver for one graph, kept until this thread asks for another graph. It obeys the stop of now.
template <class S>
S& solver_of(const Graph& g) {
    const EngineLimits limits = thread_limits();
    return of_last_graph(g, [&] { return std::make_unique<S>(g, limits); });
}

/// This thread's solver for all graphs of the stream.
template <class S>
StreamMemo<S>& memo_of_thread() {
    static thread_local StreamMemo<S> memo;
    return memo;
}

/// What is asked of R, from v if R has a token, by the memoised solver of the rules.
template <class R>
struct Asked {
    using Solver = typename properties::StreamSolver<R>::type;

    static typename R::Position position(const Graph& g, Vertex v) {
        return position_of<R>({g, std::vector<Vertex>(token_count<R>, v)});
    }
    template <class Ask>
    static auto from(const Graph& g, Vertex v, Ask ask) {
        const auto start = position(g, v);
        return memo_of_thread<Solver>()([&](Solver& solver) { return ask(solver, start); });
    }
    static bool is_P(const Graph& g, Vertex v) {
        return from(g, v, [](Solver& solver, const auto& start) { return solver.is_P(start); });
    }
    static std::size_t winning_moves(const Graph& g, Vertex v) {
        return from(g, v, [](Solver& solver, const auto& start) {
            return solver.winning_moves(start).size();
        });
    }
    static int grundy(const Graph& g, Vertex v) {
        return from(g, v,
                    [](Solver& solver, const auto& start) { return solver.grundy_value(start); });
    }
};

/// By what is fastest: a solver for the graph, but for Grundy values.
struct AskedUVG : Asked<properties::UVG> {
    static bool is_P(const Graph& g, Vertex v) {
        if (const auto P = GraphsAhead::uvg_P_roots(g)) return P->contains(v);
        return solver_of<VertexGeographySolver>(g).is_P(v);
    }
    static std::size_t winning_moves(const Graph& g, Vertex v) {
        return solver_of<VertexGeographySolver>(g).winning_moves(v).size();
    }
};

/// From the table of the order where there is one, else by search; from the table again where
/// search has no room. `tables` are those of the game.
template <class Table, class OfTable, class Search>
auto by_table_or(const Graph& g, OrderTables<Table>& (OrderAnswers::*tables)(), OfTable of_table,
                 Search search) {
    if (const auto known = of_table(false)) return *known;
    try {
        const auto begin = std::chrono::steady_clock::now();
        const auto result = search();
        if (OrderAnswers* const answers = AnswersInUse::now())
            (answers->*tables)().add_search(g.order(), std::chrono::steady_clock::now() - begin);
        return result;
    } catch (const EngineLimitExceeded&) {
        if (const auto known = of_table(true)) return *known;
        throw;
    }
}

struct AskedUEG : Asked<properties::UEG> {
    static bool is_P(const Graph& g, Vertex v) {
        return by_table_or(
            g, &OrderAnswers::ueg,
            [&](bool needed) -> std::optional<bool> {
                const auto P = AnswersInUse::ueg_P_roots(g, needed);
                return P ? std::optional(P->contains(v)) : std::nullopt;
            },
            [&] {
                if (g.order() <= class_order_max) return Asked<properties::UEG>::is_P(g, v);
                return solver_of<AnyEdgeGeographySolver>(g).is_P(v);
            });
    }
    static std::size_t winning_moves(const Graph& g, Vertex v) {
        return by_table_or(
            g, &OrderAnswers::ueg,
            [&](bool needed) { return AnswersInUse::ueg_winning_moves(g, v, needed); },
            [&] {
                if (g.order() <= class_order_max)
                    return Asked<properties::UEG>::winning_moves(g, v);
                return solver_of<AnyEdgeGeographySolver>(g).winning_moves(v).size();
            });
    }
};

struct AskedSlither : Asked<Slither> {
    static bool is_P(const Graph& g, Vertex) {
        if (const auto outcome = GraphsAhead::slither(g)) return *outcome == Outcome::P;
        return SlitherSolver(g, thread_limits()).outcome() == Outcome::P;
    }
    static std::size_t winning_moves(const Graph& g, Vertex) {
        return SlitherSolver(g, thread_limits()).winning_moves().size();
    }
};

/// Isolated vertices change nothing: the graph may have some.
struct AskedEdgeDelete {
    template <class Ask>
    static auto from_memo(Ask ask) {
        return memo_of_thread<EdgeDeleteSolver>()(ask);
    }
    static bool is_P(const Graph& g, Vertex) {
        return by_table_or(
            g, &OrderAnswers::edge_delete,
            [&](bool needed) -> std::optional<bool> {
                const auto value = AnswersInUse::edge_delete_value(g, needed);
                return value ? std::optional(*value == 0) : std::nullopt;
            },
            [&] { return from_memo([&](EdgeDeleteSolver& solver) { return solver.is_P(g); }); });
    }
    static std::size_t winning_moves(const Graph& g, Vertex) {
        return by_table_or(
            g, &OrderAnswers::edge_delete,
            [&](bool needed) { return AnswersInUse::edge_delete_winning_moves(g, needed); },
            [&] {
                return from_memo(
                    [&](EdgeDeleteSolver& solver) { return solver.winning_moves(g).size(); });
            });
    }
    static int grundy(const Graph& g, Vertex) {
        return by_table_or(
            g, &OrderAnswers::edge_delete,
            [&](bool needed) { return AnswersInUse::edge_delete_value(g, needed); },
            [&] {
                return from_memo([&](EdgeDeleteSolver& solver) { return solver.grundy_value(g); });
            });
    }
};

/// Who answers for R.
template <class R>
struct Answering {
    using type = Asked<R>;
};
template <>
struct Answering<properties::UVG> {
    using type = AskedUVG;
};
template <>
struct Answering<properties::UEG> {
    using type = AskedUEG;
};
template <>
struct Answering<Slither> {
    using type = AskedSlither;
};
template <>
struct Answering<EdgeDelete> {
    using type = AskedEdgeDelete;
};

/// The options of an unrooted game are the rooted positions.
template <class R>
struct AskedUnrooted {
    using Rooted = typename Answering<R>::type;
    static bool is_P(const Graph& g, Vertex v) { return winning_moves(g, v) == 0; }
    static std::size_t winning_moves(const Graph& g, Vertex) {
        std::size_t result = 0;
        for (Vertex v : g.vertices()) result += Rooted::is_P(g, v) ? 1 : 0;
        return result;
    }
    static int grundy(const Graph& g, Vertex) {
        std::vector<int> values;
        for (Vertex v : g.vertices()) values.push_back(Rooted::grundy(g, v));
        return mex(std::move(values));
    }
};
template <class R>
struct Answering<Unrooted<R>> {
    using type = AskedUnrooted<R>;
};

/// What `ask` says of the game. An engine that was stopped is this thread's work stopped.
template <class Ask>
Integer unless_stopped(Ask ask) {
    try {
        return ask();
    } catch (const EngineStopped&) {
        throw runs::Stopped();
    }
}

/// What `of_list` says of a game of the list, `of_data` of one given as data.
template <class OfList, class OfData>
Integer answered(TermGame game, const Graph& g, Tokens tokens, OfList of_list, OfData of_data) {
    return unless_stopped([&]() -> Integer {
        if (const script::Rules* rules = rules_of(game))
            return of_data(DataQuestion<Graph>{*rules, is_unrooted_data(game), g, tokens});
        return visit(game, [&]<class R>() -> Integer {
            if constexpr (!is_directed<typename RootedForm<R>::type>)
                return of_list.template operator()<typename Answering<R>::type>();
            else
                throw ContractViolation("requires a game on graphs");
        });
    });
}

}  // namespace

Integer is_P(TermGame game, const Graph& g, Tokens tokens) {
    return answered(
        game, g, tokens, [&]<class Of>() { return Of::is_P(g, tokens.first) ? 1 : 0; },
        [](const DataQuestion<Graph>& question) { return is_P(question) ? 1 : 0; });
}

Integer is_N(TermGame game, const Graph& g, Tokens tokens) {
    return 1 - is_P(game, g, tokens).value();
}

Integer grundy(TermGame game, const Graph& g, Tokens tokens) {
    return answered(
        game, g, tokens, [&]<class Of>() { return Of::grundy(g, tokens.first); },
        [](const DataQuestion<Graph>& question) { return grundy(question); });
}

Integer winning_moves(TermGame game, const Graph& g, Tokens tokens) {
    return answered(
        game, g, tokens,
        [&]<class Of>() { return static_cast<std::int64_t>(Of::winning_moves(g, tokens.first)); },
        [](const DataQuestion<Graph>& question) { return winning_moves(question); });
}

Integer partizan_outcome(TermGame game, const Graph& g, Tokens tokens) {
    require(rules_of(game) != nullptr, "a game given as data");
    return unless_stopped([&]() -> Integer {
        return partizan_outcome(DataQuestion<Graph>{*rules_of(game), false, g, tokens});
    });
}

}  // namespace gazetteer::conjectures::games
