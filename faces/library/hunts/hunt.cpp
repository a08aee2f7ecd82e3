// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/hunt.hpp"

#include <sstream>

#include "certificates/certificate.hpp"
#include "faces/library/hunts/conjecture_input.hpp"
#include "faces/library/hunts/conjecture_lock.hpp"
#include "faces/library/hunts/hunt_watch.hpp"
#include "work/decisions/counterexample_certificates.hpp"

namespace gazetteer::v0 {

namespace {

Verdict verdict_of(conjectures::HuntVerdict verdict) {
    switch (verdict) {
        case conjectures::HuntVerdict::holds:
            return Verdict::holds;
        case conjectures::HuntVerdict::refuted:
            return Verdict::refuted;
        default:
            return Verdict::inconclusive;
    }
}

HuntAnswer told(const conjectures::HuntReport& report) {
    HuntAnswer result;
    result.verdict = verdict_of(report.verdict);
    for (const conjectures::Found& found : report.counterexamples)
        result.counterexamples.push_back(instance_of(found));
    result.least =
        !report.counterexamples.empty() && report.leastness == conjectures::Leastness::exhaustive;
    result.searched = report.searched;
    result.graphs = report.graphs;
    result.graphs_met = report.graphs_met;
    result.instances_met = report.instances_met;
    result.failures = report.failures;
    for (const conjectures::CloseCall& call : report.near)
        result.near.push_back({call.slack, instance_of(call.found)});
    result.given_up_count = report.given_up.count;
    result.given_up = told_given_up(report.given_up);
    return result;
}

/// Empty also where the time was over.
std::string certificate_of(const conjectures::Conjecture& conjecture,
                           const conjectures::HuntReport& report) {
    if (report.counterexamples.empty()) return "";
    std::ostringstream out;
    try {
        if (decisions::write_certificates(out, conjecture, report.counterexamples.front())
                .certificates == 0)
            return "";
        certificates::write_total(out);
    } catch (const runs::Stopped&) {
        return "";
    }
    return out.str();
}

HuntAnswer hunted(const std::string& text, const conjectures::SuiteGround& ground,
                  const HuntOptions& options) {
    const conjectures::Conjecture conjecture = conjecture_of(text, ground.about());
    CallLimits limits(options.limits);
    HuntWatch watch(options, [&] { limits.request_stop(); });
    const conjectures::HuntReport report =
        conjectures::hunt(conjecture, ground,
                          {.threads = limits.threads(),
                           .stop = limits.stop(),
                           .bytes = limits.bytes(),
                           .progress = &watch.progress(),
                           .near = options.near,
                           .counterexamples = options.counterexamples,
                           .listed = options.counterexamples,
                           .exhaustive_order_max = options.exhaustive_order_max});
    watch.finish();
    HuntAnswer result = told(report);
    result.warnings = conjecture.expression().warnings();
    if (options.certificate) result.certificate = certificate_of(conjecture, report);
    return result;
}

}  // namespace

const char* to_string(Verdict verdict) {
    constexpr const char* names[] = {"holds", "refuted", "inconclusive"};
    return names[static_cast<int>(verdict)];
}

HuntAnswer hunt(const std::string& conjecture, const std::string& ground,
                const HuntOptions& options) {
    const ConjecturesInUse in_use;
    return in_public([&] { return hunted(conjecture, ground_of(ground), options); });
}

HuntAnswer hunt(const std::string& conjecture, const std::vector<AnyGraph>& graphs,
                const HuntOptions& options) {
    const ConjecturesInUse in_use;
    return in_public([&] { return hunted(conjecture, ground_of(graphs), options); });
}

void for_each_graph(const std::string& ground, const std::function<bool(const AnyGraph&)>& visit,
                    const Limits& limits) {
    const ConjecturesInUse in_use;
    in_public([&] {
        const CallLimits call(limits);
        with_ground(ground_of(ground), [&](const conjectures::Ground& all) {
            bool more = true;
            const auto visit_one = [&](const auto& g) {
                if (call.stop().stop_requested()) throw runs::Stopped();
                return more = visit(Inside::make(gazetteer::AnyGraph(g)));
            };
            while (more) {
                const auto level = all.next();
                if (!level) return;
                for (const conjectures::Piece& piece : level->pieces)
                    if (more) visit_each(piece, visit_one);
            }
        });
    });
}

}  // namespace gazetteer::v0
