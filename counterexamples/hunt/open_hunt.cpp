// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/open_hunt.hpp"

#include <algorithm>
#include <stdexcept>

#include "counterexamples/grounds/digraph_ground.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::ForAllRun;

std::vector<ForAllAnswer> answers_of(const Conjecture& conjecture,
                                     const std::vector<OpenFamily>& open,
                                     const HuntOptions& options) {
    std::vector<ForAllAnswer> result;
    try {
        const runs::WorkLimits within(options.stop, options.bytes);
        for (const OpenFamily& family : open) result.push_back(decide_for_all(conjecture, family));
    } catch (const runs::Stopped&) {
        for (std::size_t i = result.size(); i < open.size(); ++i)
            result.push_back(
                {{.family = open[i].text(), .reason = "stopped before it was decided"}});
    }
    return result;
}

/// The hunt on this member, if it is played on and fails. `why` says why it is not.
std::optional<HuntReport> refuted_at(const Conjecture& conjecture, const OpenFamily& family, int n,
                                     const HuntOptions& options, std::string& why) {
    const std::string text = member_text(family, n);
    if (order(family.chain, n) > family_order_max) {
        why = "no member so large is played on";
        return std::nullopt;
    }
    const HuntReport report =
        hunt(conjecture, any_list_ground({member_of(family, n)}, {}, {{text}}), options);
    if (report.verdict == HuntVerdict::refuted) return report;
    if (report.verdict == HuntVerdict::holds)
        throw std::logic_error("refuted for all n by " + text + ", where play finds that it holds");
    why = "that member was given up";
    return std::nullopt;
}

/// Whether a member that play finds to fail is known to hold.
void insist_on_agreement(const std::vector<OpenFamily>& open,
                         const std::vector<ForAllAnswer>& answers, const HuntReport& report) {
    if (report.verdict != HuntVerdict::refuted) return;
    for (std::size_t i = 0; i < open.size(); ++i) {
        const ForAllRun& run = answers[i].run;
        if (run.kind == ForAllRun::Kind::by_bound) continue;
        const auto units = units_of(open[i], report.counterexamples.front().graph);
        if (!units || (run.kind == ForAllRun::Kind::refuted && *units >= answers[i].least))
            continue;
        throw std::logic_error("for all of " + run.family + " it is " + to_string(run.kind) +
                               (run.least.empty() ? "" : " first by " + run.least) +
                               ", and play finds that " + member_text(open[i], *units) + " fails");
    }
}

bool are_proved(const std::vector<ForAllAnswer>& answers) {
    return std::ranges::all_of(answers, [](const ForAllAnswer& answer) {
        return answer.run.kind == ForAllRun::Kind::proved;
    });
}

}  // namespace

HuntReport hunt_for_all(const Conjecture& conjecture, const std::vector<OpenFamily>& open,
                        const HuntOptions& options, const std::function<HuntReport()>& hunted) {
    std::vector<ForAllAnswer> answers = answers_of(conjecture, open, options);
    HuntReport report = hunted();
    insist_on_agreement(open, answers, report);
    if (!open.empty() && report.verdict == HuntVerdict::inconclusive && report.graphs_met > 0 &&
        are_proved(answers))
        report.verdict = HuntVerdict::holds;
    for (std::size_t i = 0; i < open.size(); ++i) {
        const int least = answers[i].least;
        if (least == 0 || report.verdict == HuntVerdict::refuted) continue;
        const auto member = refuted_at(conjecture, open[i], least, options, answers[i].run.reason);
        if (member)
            report = *member;
        else
            report.verdict = HuntVerdict::inconclusive;
    }
    for (ForAllAnswer& answer : answers) report.for_all.push_back(std::move(answer.run));
    return report;
}

bool refuted_for_all(const HuntReport& report) {
    return std::ranges::any_of(
        report.for_all, [](const ForAllRun& run) { return run.kind == ForAllRun::Kind::refuted; });
}

}  // namespace gazetteer::conjectures
