// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/piece_runner.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include "graph/enumeration/process.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/graphs_ahead.hpp"
#include "work/threads.hpp"

namespace gazetteer::conjectures {

std::size_t bytes_of_memo(const HuntOptions& options, std::size_t memos) {
    if (options.bytes == runs::WorkLimits::all_memory) return options.bytes;
    const auto threads = static_cast<std::size_t>(runs::thread_count(options.threads));
    return options.bytes / threads / std::max<std::size_t>(memos, 1);
}

std::shared_ptr<OrderAnswers> order_answers(const HuntOptions& options, std::size_t memos) {
    if (options.answers) return options.answers;
    const bool all = options.bytes == runs::WorkLimits::all_memory;
    return std::make_shared<OrderAnswers>(all ? options.bytes
                                              : options.bytes / std::max<std::size_t>(memos, 1));
}

bool asks_in_batches(const Expression& expression) {
    return std::ranges::any_of(expression.nodes(), [](const Node& node) {
        return GraphsAhead::knows(node.game) ||
               (node.op == Op::term && term(node.value).program >= 0);
    });
}

void visit_in_batches(const Piece& piece, const GraphVisitor& visit) {
    if (piece.origin) return piece.each(visit);
    GraphsAhead ahead(visit);
    bool on = true;
    piece.each([&](const Graph& g) { return on = ahead.add(g); });
    if (on) ahead.finish();
}

std::vector<char> PieceRunner::run(const Level& level,
                                   const std::function<Visit(std::size_t)>& begin,
                                   const std::function<void(std::size_t, bool)>& end) {
    announce(level);
    std::vector<char> complete(level.pieces.size());
    runs::in_turn(complete.size(), options_.threads, [&](std::size_t i) {
        const bool whole = run(level.pieces[i], begin(i));
        complete[i] = whole ? 1 : 0;
        if (end) end(i, whole);
    });
    return complete;
}

void PieceRunner::announce(const Level& level) const {
    if (options_.progress == nullptr) return;
    options_.progress->order = level.order;
    options_.progress->level_graphs = 0;
    options_.progress->level_count = level.count.value_or(0);
}

bool PieceRunner::run(const Piece& piece, const Visit& visit) const {
    if (stopped()) return false;
    const runs::WorkLimits limits(options_.stop, memo_bytes_);
    const AnswersInUse answers(*answers_);
    bool on = true;
    const auto counted = [&](const auto& g) {
        on = !stopped() && visit(g);
        if (!on) return false;
        if (options_.progress != nullptr) {
            options_.progress->graphs.fetch_add(1, std::memory_order_relaxed);
            options_.progress->level_graphs.fetch_add(1, std::memory_order_relaxed);
        }
        return true;
    };
    try {
        in_batches_ && !piece.each_digraph ? visit_in_batches(piece, counted)
                                           : visit_each(piece, counted);
        if (on && piece.each_large) piece.each_large(counted);
    } catch (const runs::Stopped&) {
        return false;
    } catch (const ProcessError&) {
        // The key that interrupts this program also interrupts the generators, perhaps earlier.
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        if (!stopped()) throw;
    }
    return !stopped();
}

}  // namespace gazetteer::conjectures
