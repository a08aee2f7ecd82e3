// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/ci/ci_papers.hpp"

#include <fmt/format.h>

#include "counterexamples/papers/paper_claims.hpp"
#include "counterexamples/papers/paper_key.hpp"
#include "counterexamples/papers/paper_reader.hpp"
#include "faces/cli/arguments/shard_arguments.hpp"
#include "faces/reports/phrases.hpp"
#include "faces/reports/saved_report.hpp"
#include "properties/framework/verify.hpp"

namespace gazetteer::cli {

namespace {

using properties::VerdictKind;

/// What to look for in the cache, and what was found or checked.
struct ClaimAnswer {
    std::string key;
    std::optional<properties::Report> report = {};
    CiSource source = CiSource::checked;
};

std::string words_for(const properties::AnyClaim& claim, const properties::Report& report) {
    if (report.verdict == VerdictKind::cited) return "cited: no run can test it";
    if (report.verdict == VerdictKind::inconclusive) return reports::reached_text(claim, report);
    const std::string for_all =
        report.for_all.empty() ? "" : "; for all n: " + reports::for_all_text(report.for_all);
    return fmt::format("{}, over {}: {}, {} nonvacuous; {} of {} misses refuted{}",
                       to_string(report.verdict), reports::reached_domain(claim, report),
                       reports::counted(report.exhaustive.instances, "instance"),
                       report.exhaustive.nonvacuous, reports::refuted_misses(report),
                       report.near_misses.size(), for_all);
}

std::vector<ClaimAnswer> kept_answers(const CiPaper& paper, const CiCache& cache) {
    std::vector<ClaimAnswer> result;
    for (const conjectures::PaperClaim& claim : paper.paper.claims) {
        const std::string text = key_text(claim);
        result.push_back(
            {text.empty() ? "" : fmt::format("gazetteer {}\n{}", program_version(), text)});
        const auto kept = cache.find(result.back().key);
        if (!kept) continue;
        result.back().report = reports::restored(*kept);
        result.back().source = CiSource::cached;
    }
    return result;
}

void check_others(const CiPaper& paper, std::vector<ClaimAnswer>& answers, const CiCache& cache,
                  const conjectures::HuntOptions& options) {
    std::vector<properties::AnyClaim> claims;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (!answers[i].report) claims.push_back(paper.claims[i]);
    if (claims.empty() || options.stop.stop_requested()) return;
    properties::VerifyProgress progress{.stop = options.stop};
    const auto found =
        properties::verify(claims, {.threads = options.threads, .bytes = options.bytes}, progress);
    std::size_t next = 0;
    for (ClaimAnswer& answer : answers) {
        if (answer.report) continue;
        answer.report = found[next++];
        if (answer.report->verdict != VerdictKind::inconclusive)
            cache.keep(answer.key, reports::saved(*answer.report));
    }
}

CiResult result_of(const CiPaper& paper, std::size_t i, const ClaimAnswer& answer) {
    CiResult result{.file = paper.file,
                    .line = paper.paper.claims[i].line,
                    .id = paper.claims[i].id,
                    .source = answer.source};
    if (!answer.report) {
        result.state = CiState::not_reached;
        result.summary = "the time was over";
        return result;
    }
    for (const std::string& complaint : answer.report->complaints)
        result.fault += (result.fault.empty() ? "" : "; ") + complaint;
    result.summary = words_for(paper.claims[i], *answer.report);
    if (!result.fault.empty())
        result.state = CiState::failed;
    else if (answer.report->verdict == VerdictKind::inconclusive)
        result.state = CiState::inconclusive;
    result.seconds = answer.source == CiSource::cached ? 0 : answer.report->seconds;
    return result;
}

}  // namespace

CiPaper ci_paper(const std::string& file) {
    CiPaper result{file, conjectures::paper_of_file(file), {}};
    result.claims = conjectures::claims_of(result.paper);
    return result;
}

void check_paper(const CiPaper& paper, const CiCache& cache,
                 const conjectures::HuntOptions& options,
                 const std::function<void(CiResult)>& tell) {
    std::vector<ClaimAnswer> answers = kept_answers(paper, cache);
    check_others(paper, answers, cache, options);
    for (std::size_t i = 0; i < answers.size(); ++i) tell(result_of(paper, i, answers[i]));
}

}  // namespace gazetteer::cli
