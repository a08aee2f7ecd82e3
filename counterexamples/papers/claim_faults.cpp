// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/claim_faults.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "language/expressions/evaluator.hpp"
#include "language/numbers/limit_exceeded.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr std::uint64_t draws_max = 1'000'000'000;

PaperPlace place_of(const PaperClaim& claim, const std::string& word) {
    const auto found = claim.places.find(word);
    return found == claim.places.end() ? PaperPlace{claim.line, 1} : found->second;
}

/// The statement or one of its variants does.
bool speaks_of_coordinates(const PaperClaim& claim) {
    const auto does = [](const PaperStatement& statement) {
        return statement.conjecture.expression().speaks_of_coordinates();
    };
    return does(*claim.holds) || std::ranges::any_of(claim.misses, [&](const PaperMiss& miss) {
               return does(miss.statement);
           });
}

/// What is wrong with the root of `refuted by`; empty if nothing is.
std::string fault_of_root(const PaperClaim& claim) {
    if (!claim.refuted_by || !claim.refuted_by->root) return "";
    const Conjecture& conjecture = claim.holds->conjecture;
    if (!conjecture.about_vertices())
        return "'refuted by' has a root, and the statement has no vertex v";
    try {
        Evaluator evaluator(conjecture);
        evaluator.load(claim.refuted_by->graph);
        if (evaluator.at(*claim.refuted_by->root) == Instance::fails) return "";
    } catch (const LimitExceeded&) {
        return "";  // The run of the claim comes upon the graph, and tells.
    }
    return "the statement does not fail at vertex " + std::to_string(*claim.refuted_by->root) +
           " of the graph of 'refuted by'";
}

/// A complaint that begins so stands at the line with this word, and this would be right.
struct Remedy {
    const char* begins;
    const char* word;
    const char* right;
};
constexpr const char* first_graph = "say the first graph of the grounds that refutes it";
constexpr Remedy remedies[] = {
    {"near miss not refuted: ", "misses", "change it, or say a ground that refutes it"},
    {"no variant of it is refuted", "holds", "say 'misses', or a ground that refutes a variant"},
    {"no instance satisfied", "on", "say a ground with graphs that meet it"},
    {"the registered instance is not in", "refuted by", first_graph},
    {"no longer refuted by", "refuted by", first_graph},
    {"refuted before", "refuted by", first_graph},
    {"the enumeration does not meet", "refuted by", first_graph},
};

std::string placed(const PaperClaim& claim, const std::string& file, const std::string& complaint) {
    if (complaint.starts_with("fails")) return complaint;
    const auto* const remedy = std::ranges::find_if(
        remedies, [&](const Remedy& known) { return complaint.starts_with(known.begins); });
    const bool known = remedy != std::end(remedies);
    PaperPlace at = place_of(claim, known ? remedy->word : "holds");
    for (const PaperMiss& miss : claim.misses)
        if (complaint == remedies[0].begins + miss.name) at = miss.place;
    return file + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + ": " +
           complaint + (known ? std::string("; ") + remedy->right : "");
}

}  // namespace

std::shared_ptr<const PaperDomain> domain_of_claim(const PaperClaim& claim) {
    if (claim.over) return claim.over;
    const std::optional<AnyGraph> first =
        claim.refuted_by ? std::optional(claim.refuted_by->graph) : std::nullopt;
    return std::make_shared<const PaperDomain>(
        paper_domain(claim.grounds, first, speaks_of_coordinates(claim)));
}

std::vector<PaperFault> faults_of_grounds(PaperClaim& claim) {
    std::vector<PaperFault> result;
    if (!claim.holds || !claim.whole) return result;
    const auto add = [&](const char* word, std::string message) {
        const PaperPlace at = place_of(claim, word);
        result.push_back({at.line, at.column, std::move(message)});
    };
    if (const std::string fault = fault_of_root(claim); !fault.empty()) add("refuted by", fault);
    claim.over = domain_of_claim(claim);
    if (claim.over->order_max < 0)
        add("on", "no graph is on the grounds: 'on connected, order ..7'");
    if (claim.over->draws > draws_max)
        add("on", "random grounds draw " + std::to_string(draws_max) +
                      " graphs at most, together: let 'count' be smaller");
    return result;
}

std::vector<std::string> placed_complaints(const PaperClaim& claim, const std::string& file,
                                           const std::vector<std::string>& complaints) {
    std::vector<std::string> result;
    for (const std::string& complaint : complaints)
        result.push_back(placed(claim, file, complaint));
    return result;
}

}  // namespace gazetteer::conjectures
