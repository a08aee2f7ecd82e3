// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/values/evaluation.hpp"

#include <oneapi/tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <mutex>

#include "counterexamples/hunt/piece_runner.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/symbols.hpp"

namespace gazetteer::conjectures {

namespace {

/// The expressions as evaluators; one a thread.
class Instances {
  public:
    explicit Instances(const Evaluation& what) : about_vertices_(what.about_vertices()) {
        for (const Expression& term : what.terms) {
            terms_.emplace_back(Conjecture(term, what.by));
            types_.push_back(term.node(term.root()).type);
        }
        if (what.where) where_.emplace(Conjecture(*what.where, what.by));
    }

    /// The rows of a graph. Throws what evaluators throw.
    template <class AGraph>
    std::vector<ValueRow> rows(const AGraph& g) {
        std::vector<ValueRow> result;
        if (where_) where_->load(g);
        bool loaded = false;
        for (Vertex v = about_vertices_ ? 0 : -1; v < (about_vertices_ ? g.order() : 0); ++v) {
            if (where_ && !equal(where_->value(v), 1)) continue;
            if (!loaded)
                for (Evaluator& term : terms_) term.load(g);
            loaded = true;
            ValueRow row{v, {}};
            for (std::size_t i = 0; i < terms_.size(); ++i) row.values.push_back(value(i, v));
            result.push_back(std::move(row));
        }
        return result;
    }

  private:
    Value value(std::size_t i, Vertex v) {
        if (symbols::is_told_by_name(types_[i]))
            return {terms_[i].value(v), nullptr,
                    std::make_shared<const std::string>(terms_[i].name(v))};
        if (types_[i] != Type::real) return {terms_[i].value(v)};
        return {{}, std::make_shared<const Real>(terms_[i].real(v))};
    }

    std::vector<Evaluator> terms_;
    std::vector<Type> types_;
    std::optional<Evaluator> where_;
    bool about_vertices_;
};

/// What the graphs of one piece came to.
struct PieceRows {
    std::vector<GraphRows> graphs;
    std::uint64_t seen = 0;
    GivenUpTally given_up;
    bool done = false;
    bool complete = false;
};

/// Hands the pieces of a level on in their order, each as soon as those before it are done.
class InOrder {
  public:
    InOrder(std::size_t pieces, const RowsVisitor& visit, EvaluationReport& report)
        : pieces_(pieces), visit_(visit), report_(report) {}

    PieceRows& piece(std::size_t i) { return pieces_[i]; }
    bool wants_more() const { return wants_more_; }

    /// To be called after the last graph of a piece.
    void finish(std::size_t i, bool complete) {
        const std::lock_guard lock(mutex_);
        pieces_[i].done = true;
        pieces_[i].complete = complete;
        while (next_ < pieces_.size() && pieces_[next_].done) {
            if (whole_ && wants_more_) hand_on(pieces_[next_]);
            pieces_[next_++] = PieceRows();
        }
    }

  private:
    void hand_on(PieceRows& piece) {
        report_.graphs += piece.seen;
        add(report_.given_up, std::move(piece.given_up));
        for (const GraphRows& graph : piece.graphs)
            if (!visit_(graph)) {
                wants_more_ = false;
                return;
            }
        whole_ = piece.complete;
    }

    std::vector<PieceRows> pieces_;
    const RowsVisitor& visit_;
    EvaluationReport& report_;
    std::mutex mutex_;
    std::size_t next_ = 0;
    /// Whether no piece before the next one was interrupted.
    bool whole_ = true;
    std::atomic<bool> wants_more_ = true;
};

std::size_t memos_of(const Evaluation& what) {
    std::size_t result = what.where ? memos_of(*what.where) : 0;
    for (const Expression& term : what.terms) result += memos_of(term);
    return result;
}

}  // namespace

std::weak_ordering operator<=>(const Value& a, const Value& b) {
    if (a.is_undefined() || b.is_undefined()) return a.is_undefined() <=> b.is_undefined();
    if (a.name && b.name)
        return std::pair(a.name->size(), *a.name) <=> std::pair(b.name->size(), *b.name);
    if (!a.real && !b.real) return a.integer.value() <=> b.integer.value();
    const auto order =
        compared(a.real ? *a.real : Real(a.integer), b.real ? *b.real : Real(b.integer));
    return order < 0   ? std::weak_ordering::less
           : order > 0 ? std::weak_ordering::greater
                       : std::weak_ordering::equivalent;
}

bool Evaluation::about_vertices() const {
    return (where && where->about_vertices()) ||
           std::ranges::any_of(terms, [](const Expression& e) { return e.about_vertices(); });
}

EvaluationReport evaluate(const Evaluation& what, Ground ground, const HuntOptions& options,
                          const RowsVisitor& visit) {
    EvaluationReport report;
    const bool in_batches = (what.where && asks_in_batches(*what.where)) ||
                            std::ranges::any_of(what.terms, asks_in_batches);
    PieceRunner runner(options, memos_of(what), in_batches);
    tbb::enumerable_thread_specific<Instances> instances([&] { return Instances(what); });
    while (const auto level = ground.next()) {
        InOrder pieces(level->pieces.size(), visit, report);
        const auto begin = [&](std::size_t i) -> PieceRunner::Visit {
            return [&, &mine = instances.local(), &piece = pieces.piece(i),
                    origin = level->pieces[i].origin](const auto& g) {
                GraphRows rows;
                const std::string limit = limit_met([&] { rows.rows = mine.rows(g); });
                ++piece.seen;
                if (!limit.empty()) give_up(piece.given_up, {g, limit});
                if (rows.rows.empty()) return pieces.wants_more();
                rows.text = origin ? origin->text : text_of(g);
                rows.line = origin ? origin->line : 0;
                piece.graphs.push_back(std::move(rows));
                return pieces.wants_more();
            };
        };
        const auto complete =
            runner.run(*level, begin, [&](std::size_t i, bool whole) { pieces.finish(i, whole); });
        if (!pieces.wants_more()) return report;
        report.complete = std::ranges::count(complete, 0) == 0;
        if (!report.complete) return report;
    }
    return report;
}

}  // namespace gazetteer::conjectures
