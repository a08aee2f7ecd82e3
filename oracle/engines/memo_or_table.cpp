// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/memo_or_table.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/engines/edge_delete/edge_delete_table.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/slither/slither_table.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_table.hpp"

namespace gazetteer {

namespace {

/// What a table costs.
struct Price {
    double bytes = std::numeric_limits<double>::infinity();
    /// As many positions of a memo take the same time.
    double positions{};
};

// Measured: a table takes 0.8 ns for a word and a move, a memo 0.2 microseconds a position, and 25
// where a position is brought to canonical form. The two largest layers, which take the memory, are
// about a third of all.
constexpr double words_a_position = 250;
constexpr double words_a_canonical_position = 30000;

Price price(double bytes, double moves, double words_per_position) {
    return {bytes, 3 * bytes / sizeof(std::uint64_t) * moves / words_per_position};
}

/// The price of a table that may be too large to be named.
template <class Find>
Price price_of(Find find) {
    try {
        return find();
    } catch (const TableTooLarge&) {
        return {};
    }
}

/// The limits of a memo that draws on the allowance; valid while that stands where it is.
EngineLimits limits_of_memo(const EngineLimits& limits, PositionAllowance& allowance) {
    EngineLimits result = limits;
    result.allowance = &allowance;
    return result;
}

template <class ByMemo, class ByTable>
auto memo_or_table(const BoardOptions& options, PositionAllowance& allowance, const Price& table,
                   ByMemo search, ByTable fill) {
    if (options.engine == BoardEngine::subsets) return fill();
    const bool choice = !options.engine && table.bytes <= static_cast<double>(options.limits.bytes);
    allowance = choice ? PositionAllowance{table.positions} : PositionAllowance{};
    PositionAllowance* const whole = options.limits.allowance;
    if (whole != nullptr) allowance.left = std::min(allowance.left, whole->left);
    const double before = allowance.left;
    const auto draw_on_whole = [&] {
        if (whole != nullptr) whole->left -= before - allowance.left;
    };
    try {
        auto result = search();
        draw_on_whole();
        return result;
    } catch (const EngineStopped&) {
        draw_on_whole();
        if (!allowance.used_up() || (whole != nullptr && whole->used_up())) throw;
    } catch (const EngineLimitExceeded& e) {
        if (options.engine) throw;
        if (!choice)
            throw EngineLimitExceeded(
                std::string(e.what()) + "; a table over subsets needs " +
                (std::isfinite(table.bytes) ? memory_text(table.bytes) : std::string("more")));
    }
    return fill();
}

double mean_degree(const Graph& g) {
    return 2.0 * g.size() / std::max(1, g.order());
}
double mean_degree(const Digraph& d) {
    return 1.0 * d.size() / std::max(1, d.order());
}

template <class Move>
BoardAnswer<Move> by_table(std::vector<Move> moves) {
    const Outcome outcome = moves.empty() ? Outcome::P : Outcome::N;
    return {outcome, std::move(moves), BoardEngine::subsets};
}

template <class Move, class Solver>
BoardAnswer<Move> by_memo(std::vector<Move> moves, const Solver& solver) {
    BoardAnswer<Move> result = by_table(std::move(moves));
    result.engine = BoardEngine::memo;
    result.positions = solver.positions();
    return result;
}

}  // namespace

struct VertexGeographySearch::Memo {
    template <class Board>
    Memo(const Board& board, const EngineLimits& limits)
        : solver(board, limits_of_memo(limits, allowance)) {}

    PositionAllowance allowance;
    VertexGeographySolver solver;
};

VertexGeographySearch::VertexGeographySearch(const Graph& g, BoardOptions options)
    : board_(g), options_(std::move(options)), memo_(std::make_unique<Memo>(g, options_.limits)) {}

VertexGeographySearch::VertexGeographySearch(const Digraph& d, BoardOptions options)
    : board_(d), options_(std::move(options)), memo_(std::make_unique<Memo>(d, options_.limits)) {}

VertexGeographySearch::~VertexGeographySearch() = default;

BoardAnswer<Vertex> VertexGeographySearch::decide(Vertex root) {
    return std::visit(
        [&](const auto& board) {
            return memo_or_table(
                options_, memo_->allowance, price_of([&] {
                    return price(vertex_geography_bytes(board, root), mean_degree(board),
                                 words_a_position);
                }),
                [&] { return by_memo(memo_->solver.winning_moves(root), memo_->solver); },
                [&] {
                    return by_table(
                        vertex_geography_winning_moves(board, root, options_.limits).to_vector());
                });
        },
        board_);
}

BoardAnswer<Vertex> VertexGeographySearch::decide_unrooted() {
    return std::visit(
        [&](const auto& board) {
            return memo_or_table(
                options_, memo_->allowance, price_of([&] {
                    return price(vertex_geography_bytes(board), mean_degree(board),
                                 words_a_position);
                }),
                [&] {
                    std::vector<Vertex> roots = board.vertices().to_vector();
                    std::erase_if(roots, [&](Vertex v) { return !memo_->solver.is_P(v); });
                    return by_memo(std::move(roots), memo_->solver);
                },
                [&] {
                    return by_table(vertex_geography_P_roots(board, options_.limits).to_vector());
                });
        },
        board_);
}

BoardAnswer<Edge> slither_search(const Graph& g, const BoardOptions& options) {
    PositionAllowance allowance;
    SlitherSolver solver(g, limits_of_memo(options.limits, allowance));
    return memo_or_table(
        options, allowance,
        price_of([&] { return price(slither_bytes(g), 2 * mean_degree(g), words_a_position); }),
        [&] { return by_memo(solver.winning_moves(), solver); },
        [&] { return by_table(slither_winning_moves(g, options.limits)); });
}

BoardAnswer<Edge> edge_delete_search(const Graph& g, const BoardOptions& options) {
    PositionAllowance allowance;
    EdgeDeleteSolver solver(limits_of_memo(options.limits, allowance));
    const auto table_price = [&] {
        Price result{.bytes = {}};
        for (const CoverGame& summand : edge_delete_summands(g)) {
            const Price one = price(static_cast<double>(cover_game_bytes(summand)),
                                    summand.elements, words_a_canonical_position);
            result.bytes = std::max(result.bytes, one.bytes);
            result.positions += one.positions;
        }
        return result;
    };
    return memo_or_table(
        options, allowance, price_of(table_price),
        [&] {
            const int value = solver.grundy_value(g);
            BoardAnswer<Edge> result = by_memo(solver.winning_moves(g), solver);
            result.grundy_value = value;
            return result;
        },
        [&] {
            EdgeDeleteAnswer found = edge_delete_answer(g, options.limits);
            BoardAnswer<Edge> result = by_table(std::move(found.winning_moves));
            result.grundy_value = found.value;
            return result;
        });
}

}  // namespace gazetteer
