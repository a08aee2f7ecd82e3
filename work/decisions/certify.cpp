// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/decisions/certify.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "certificates/certificate.hpp"
#include "certificates/data_strategy.hpp"
#include "oracle/solver.hpp"

namespace gazetteer::decisions {

namespace {

constexpr int positions_max = 4'000'000;

[[noreturn]] void refuse_large() {
    throw OutOfReach(fmt::format("the certificate has more than {} positions", positions_max));
}
void check_order(int order) {
    if (order > Graph::order_max)
        throw OutOfReach(
            fmt::format("order {}: a strategy is written up to order {}", order, Graph::order_max));
}

/// `use.operator()<R>(board, start, position)` with the form of the game that the start asks for.
template <class Use>
auto with_first_position(const Question& question, Use use) {
    return question.game.visit([&]<class R>() {
        const auto of = [&](const BoardOf<R>& board) {
            if constexpr (has_unrooted_form<R>)
                if (question.start.unrooted)
                    return use.template operator()<Unrooted<R>>(board, question.start,
                                                                Unrooted<R>::start(board));
            return use.template operator()<R>(board, question.start,
                                              position_of<R>({board, question.start.tokens}));
        };
        if constexpr (is_directed<R>) {
            return of(std::get<Digraph>(question.board));
        } else {
            const auto& g = std::get<SparseGraph>(question.board);
            check_order(g.order());
            if constexpr (std::same_as<R, EdgeDelete>) return of(without_isolated(to_graph(g)));
            return of(to_graph(g));
        }
    });
}

/// The winner's strategy; of a partizan game two, for either player to move.
struct WriteStrategies {
    std::ostream& out;

    template <class R, class AnyBoard>
    void one(const AnyBoard& board, const Start& start, const typename R::Position& position,
             Player mover = Player::left) const {
        Solver<R> solver;
        const auto dag = certificates::strategy_dag<R>(position, solver, positions_max);
        if (!dag) refuse_large();
        certificates::CertificateHead head = certificates::outcome_head(
            R::name, certificates::certificate_graph(board), start.tokens, Outcome::P);
        head.mover = mover;
        certificates::write_certificate(out, head, *dag);
    }
    template <class R, class AnyBoard>
    void operator()(const AnyBoard& board, const Start& start,
                    const typename R::Position& position) const {
        if constexpr (PartizanRuleset<R>) {
            for (Player mover : {Player::left, Player::right})
                one<Alternating<R>>(board, start, {position, mover}, mover);
        } else {
            one<R>(board, start, position);
        }
    }
};

/// The table of Grundy values of one game, asked of a position.
class WriteValues {
  public:
    WriteValues(std::ostream& out, certificates::ValueClaim claim, const EngineLimits& limits)
        : out_(out), claim_(claim), limits_(limits) {}

    template <class R, class AnyBoard>
    certificates::FirstValue operator()(const AnyBoard& board, const Start& start,
                                        const typename R::Position& position) const {
        if constexpr (PartizanRuleset<R>) {
            throw InputError("a partizan game has no Grundy values");
        } else {
            return of<R>(board, start, position);
        }
    }

  private:
    template <class R, class AnyBoard>
    certificates::FirstValue of(const AnyBoard& board, const Start& start,
                                const typename R::Position& position) const {
        certificates::EveryMove every(limits_);
        const auto dag = certificates::strategy_dag<R>(position, every, positions_max);
        if (!dag) refuse_large();
        return certificates::write_values(
            out_,
            certificates::outcome_head(R::name, certificates::certificate_graph(board),
                                       start.tokens, Outcome::P),
            *dag, claim_, [](const auto& move) { return text(move); });
    }

    std::ostream& out_;
    certificates::ValueClaim claim_;
    const EngineLimits& limits_;
};

/// A dual vector of each root has an odd number of its neighbours: any of them is a winning move.
void write_inverse(std::ostream& out, const SparseGraph& g,
                   const std::vector<std::vector<Vertex>>& inverse) {
    std::vector<EvenKernelWitness> roots;
    for (Vertex root = 0; root < g.order(); ++root) {
        const std::vector<Vertex>& dual = inverse.at(static_cast<std::size_t>(root));
        const auto move = std::ranges::find_if(dual, [&](Vertex w) { return g.adjacent(root, w); });
        require(move != dual.end(), "a dual vector");
        roots.push_back({dual, *move});
    }
    certificates::write_unrooted_ueg_P(out, g, roots);
}

/// The largest order at which the checker takes the inverse of a matrix.
constexpr int inverse_order_max = 1024;

/// The certificate made of a witness; false where the checker would not take it.
struct WriteWitness {
    std::ostream& out;
    const SparseGraph& g;
    const Start& start;

    bool operator()(const UvgVerdict& verdict) const {
        if (start.unrooted)
            certificates::write_unrooted_uvg(out, g, verdict);
        else
            certificates::write_certificate(out, g, start.tokens[0], verdict);
        return true;
    }
    bool operator()(const EvenKernelVerdict& verdict) const {
        certificates::write_certificate(out, g, start.tokens[0], verdict);
        return true;
    }
    bool operator()(const UnrootedBipartiteVerdict& verdict) const {
        if (verdict.outcome == Outcome::N)
            certificates::write_unrooted_ueg_N(out, g, verdict.kernel.front(), verdict.kernel);
        else if (g.order() <= inverse_order_max)
            write_inverse(out, g, verdict.inverse);
        else
            return false;
        return true;
    }
    bool operator()(const SlitherVerdict& verdict) const {
        certificates::write_slither(out, g, verdict);
        return true;
    }
    bool operator()(const EdgeDeletePathsVerdict& verdict) const {
        certificates::write_paths(out, g, verdict.outcome, edge_delete_path_certificate());
        return true;
    }
    bool operator()(const MirrorVerdict& verdict) const {
        certificates::write_mirror(out, g, std::nullopt, verdict.image);
        return true;
    }
};

}  // namespace

Graph without_isolated(const Graph& g) {
    VertexSet kept;
    for (Vertex v : g.vertices())
        if (g.degree(v) > 0) kept.insert(v);
    return g.induced(kept);
}

void write_certificate(std::ostream& out, const Question& question, const Answer& answer) {
    const auto* g = std::get_if<SparseGraph>(&question.board);
    const ByTheorem* by = answer.theorem();
    if (g != nullptr && by != nullptr &&
        std::visit(WriteWitness{out, *g, question.start}, by->witness))
        return;
    with_first_position(question, WriteStrategies{out});
}

certificates::FirstValue write_values(std::ostream& out, const Question& question,
                                      certificates::ValueClaim claim, const EngineLimits& limits) {
    return with_first_position(question, WriteValues(out, claim, limits));
}

std::vector<Outcome> write_certificate(std::ostream& out, const script::Rules& rules,
                                       const Board& board, const Start& start,
                                       const EngineLimits& limits) {
    check_order(order_of(board));
    std::vector<Outcome> result;
    const auto write = [&](Player mover) {
        const auto outcome = certificates::write_data_strategy(
            out, rules, board, {start.tokens, start.unrooted, mover}, positions_max, limits);
        if (!outcome) refuse_large();
        result.push_back(*outcome);
    };
    write(Player::left);
    if (rules.is_partizan()) write(Player::right);
    return result;
}

certificates::FirstValue write_values(std::ostream& out, const script::Rules& rules,
                                      const Board& board, const Start& start,
                                      certificates::ValueClaim claim, const EngineLimits& limits) {
    check_order(order_of(board));
    const auto result = certificates::write_data_values(
        out, rules, board, {start.tokens, start.unrooted}, claim, positions_max, limits);
    if (!result) refuse_large();
    return *result;
}

}  // namespace gazetteer::decisions
