// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/graphs_ahead.hpp"

#include <utility>

#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

/// A batch takes as long for one graph as for all: for fewer, search is as fast.
constexpr std::size_t graphs_that_pay = 16;

}  // namespace

constinit thread_local GraphsAhead* GraphsAhead::current_ = nullptr;

GraphsAhead::GraphsAhead(Visit visit)
    : before_(std::exchange(current_, this)), visit_(std::move(visit)) {}

GraphsAhead::~GraphsAhead() {
    current_ = before_;
}

bool GraphsAhead::add(const Graph& g) {
    if (!graphs_.empty() && graphs_.front().order() != g.order() && !finish()) return false;
    graphs_.push_back(g);
    return (g.order() <= order_max && graphs_.size() < Lanes::count) || finish();
}

bool GraphsAhead::finish() {
    bool on = true;
    for (at_ = 0; on && at_ < graphs_.size(); ++at_) on = visit_(graphs_[at_]);
    graphs_.clear();
    uvg_.answers.clear();
    slither_.answers.clear();
    return on;
}

std::span<const Graph> GraphsAhead::from(const Graph& g) {
    const GraphsAhead* const mine = current_;
    if (mine == nullptr || mine->at_ >= mine->graphs_.size() || mine->graphs_[mine->at_] != g)
        return {};
    return std::span(mine->graphs_).subspan(mine->at_);
}

bool GraphsAhead::knows(TermGame game) {
    return game == term_game<UndirectedVertexGeography> ||
           game == term_game<Unrooted<UndirectedVertexGeography>> || game == term_game<Slither>;
}

/// The batch of this thread, if g is the graph that it visits and a table of order^2 2^order such
/// bytes fits.
GraphsAhead* GraphsAhead::at_work_on(const Graph& g, std::size_t bytes_per_order_2) {
    if (from(g).empty() || current_->graphs_.size() < graphs_that_pay || g.order() > order_max)
        return nullptr;
    const auto order = static_cast<std::size_t>(g.order());
    return bytes_per_order_2 * order * order << order <= runs::memo_bytes() ? current_ : nullptr;
}

template <class Batch, class Answer>
const Answer& GraphsAhead::answer(Decided<Batch, Answer>& game,
                                  std::vector<Answer> (Batch::*take)()) {
    if (game.answers.empty()) {
        const int order = graphs_.front().order();
        if (!game.batch || game.batch->order() != order)
            game.batch = std::make_unique<Batch>(order);
        for (const Graph& g : graphs_) game.batch->add(g);
        game.answers = ((*game.batch).*take)();
    }
    return game.answers[at_];
}

std::optional<VertexSet> GraphsAhead::uvg_P_roots(const Graph& g) {
    GraphsAhead* const mine = at_work_on(g, 64);
    if (mine == nullptr) return std::nullopt;
    return mine->answer(mine->uvg_, &VertexGeographyBatch::take_P_roots);
}

std::optional<Outcome> GraphsAhead::slither(const Graph& g) {
    GraphsAhead* const mine = at_work_on(g, 64);
    if (mine == nullptr) return std::nullopt;
    return mine->answer(mine->slither_, &SlitherBatch::take_outcomes);
}

}  // namespace gazetteer::conjectures
