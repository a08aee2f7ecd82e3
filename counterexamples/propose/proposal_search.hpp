// SPDX-License-Identifier: GPL-3.0-or-later
// What the searches for proposals about a boolean and about an integer share.
#pragma once

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "counterexamples/propose/dalmatian.hpp"

namespace gazetteer::conjectures {

/// What the candidates of one part of a form come to.
template <class Candidate>
struct Tried {
    std::uint64_t candidates = 0;
    std::uint64_t candidates_true = 0;
    /// Those that hold and tell something not yet told.
    std::vector<Candidate> kept;
};

class ProposalSearch {
  public:
    ProposalSearch(const ValueTable& table, const ProposalOptions& options)
        : table_(table), options_(options), test_(table.weights, options) {
        report_.instances = table.instances;
        told_.resize(table.weights.size());
    }

  protected:
    /// Rows as marked.
    static RowSet rows_marked(const std::vector<char>& marks) {
        RowSet result(marks.size());
        for (std::size_t row = 0; row < marks.size(); ++row) result[row] = marks[row] != 0;
        return result;
    }
    void count(std::uint64_t candidates) const {
        if (options_.candidates != nullptr)
            options_.candidates->fetch_add(candidates, std::memory_order_relaxed);
    }
    bool stopped() const { return test_.stopped(); }

    /// Whether so many rows told are enough, some of them not yet told.
    bool is_worth_keeping(const RowSet& told) const {
        return !told.is_subset_of(test_.told()) && test_.weight(told) >= options_.met;
    }

    /// each(i, tried) for i < parts, on all threads; then what was kept, in the order of i, passes
    /// the test by told(candidate), and becomes proposals with text(candidate). Nothing is kept of
    /// a form that was interrupted.
    template <class Candidate, class Each, class Told, class Text>
    void each_part(std::size_t parts, Each each, Told told, Text text) {
        std::vector<Tried<Candidate>> tried(parts);
        tbb::parallel_for(std::size_t{0}, parts, [&](std::size_t i) {
            if (stopped()) return;
            each(i, tried[i]);
            count(tried[i].candidates);
        });
        std::vector<Candidate> kept;
        for (Tried<Candidate>& part : tried) {
            report_.candidates += part.candidates;
            report_.candidates_true += part.candidates_true;
            std::ranges::move(part.kept, std::back_inserter(kept));
        }
        report_.complete = report_.complete && !stopped();
        if (!report_.complete) return;
        for (const auto& best :
             test_.keep(kept.size(), [&](std::size_t i) { return told(kept[i]); })) {
            report_.proposals.push_back({*parse_expression(text(kept[best.number]), table_.about),
                                         best.decided, best.decided_first});
            told_ |= told(kept[best.number]);
        }
        report_.complete = !stopped();
    }

    ProposalReport finished() {
        report_.decided = test_.weight(told_);
        return std::move(report_);
    }

    const ValueTable& table_;
    ProposalOptions options_;
    DalmatianTest test_;
    /// The rows that proposals tell.
    RowSet told_;
    ProposalReport report_;
};

}  // namespace gazetteer::conjectures
