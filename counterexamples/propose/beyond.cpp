// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/beyond.hpp"

#include <set>

#include "counterexamples/search/guided_hunt.hpp"
#include "graph/errors.hpp"

namespace gazetteer::conjectures {

namespace {

std::vector<Graph> random_graphs(const BeyondOptions& beyond) {
    properties::Dice dice(beyond.guided.seed);
    std::vector<Graph> result;
    for (std::uint64_t i = 0; i < beyond.draws; ++i) {
        const auto g = start_in(beyond.guided.space, dice);
        if (!g) throw InputError("no graph to begin with among " + to_string(beyond.guided.space));
        result.push_back(*g);
    }
    return result;
}

class BeyondSearch {
  public:
    BeyondSearch(const BeyondOptions& beyond, const HuntOptions& hunting)
        : beyond_(beyond), hunting_(hunting) {
        // What is least beyond the data does not matter.
        hunting_.exhaustive_order_max = 0;
    }

    /// Counterexamples to proposals that were not searched before; those that fail on one found for
    /// another are not searched.
    std::vector<Graph> counterexamples(const ProposalReport& report) {
        std::vector<Graph> result;
        for (const Proposal& proposal : report.proposals) {
            if (hunting_.stop.stop_requested()) break;
            const std::string text = to_string(proposal.expression);
            if (survivors_.contains(text) || is_refuted(text)) continue;
            const Conjecture conjecture(proposal.expression);
            if (const auto by = failing_among(conjecture, result)) {
                refuted_.push_back({text, *by});
                continue;
            }
            const HuntReport found = hunt_guided(conjecture, beyond_.guided, "", hunting_);
            if (found.verdict == HuntVerdict::refuted) {
                result.push_back(found.counterexamples.front().graph.graph());
                refuted_.push_back({text, result.back()});
            } else if (found.complete_order) {
                survivors_.insert(text);
            }
        }
        return result;
    }
    /// A proposal may come again after its counterexample, where a value of that was out of reach.
    bool is_refuted(const std::string& text) const {
        return std::ranges::count(refuted_, text, &RefutedProposal::text) > 0;
    }
    std::size_t searched(const ProposalReport& report) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(report.proposals, [&](const Proposal& proposal) {
                return survivors_.contains(to_string(proposal.expression));
            }));
    }
    std::vector<RefutedProposal> refuted() && { return std::move(refuted_); }

  private:
    std::optional<Graph> failing_among(const Conjecture& conjecture,
                                       const std::vector<Graph>& graphs) const {
        if (graphs.empty()) return std::nullopt;
        const HuntReport report = hunt(conjecture, list_ground("further graphs", graphs), hunting_);
        if (report.verdict != HuntVerdict::refuted) return std::nullopt;
        return report.counterexamples.front().graph.graph();
    }

    BeyondOptions beyond_;
    HuntOptions hunting_;
    std::set<std::string> survivors_;
    std::vector<RefutedProposal> refuted_;
};

}  // namespace

BeyondReport propose_beyond(ValueTable& table, const ProposalOptions& options,
                            const BeyondOptions& beyond, const HuntOptions& hunting) {
    BeyondReport result;
    BeyondSearch search(beyond, hunting);
    add_further(table, random_graphs(beyond), hunting);
    for (;;) {
        result.report = propose(table, options);
        const std::vector<Graph> found = search.counterexamples(result.report);
        if (found.empty() || hunting.stop.stop_requested() || options.stop.stop_requested()) break;
        add_further(table, found, hunting);
    }
    std::erase_if(result.report.proposals, [&](const Proposal& proposal) {
        return search.is_refuted(to_string(proposal.expression));
    });
    result.searched = search.searched(result.report);
    result.refuted = std::move(search).refuted();
    result.complete = result.report.complete && result.searched == result.report.proposals.size();
    return result;
}

}  // namespace gazetteer::conjectures
