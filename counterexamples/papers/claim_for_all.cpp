// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/claim_for_all.hpp"

#include <algorithm>
#include <memory>

#include "counterexamples/forall/open_family.hpp"
#include "counterexamples/grounds/ground.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::AnySession;
using properties::ForAllRun;
using properties::Limits;
using properties::Report;
using properties::VerdictKind;

/// No larger member is played on.
constexpr int played_order_max = family_order_max;

class ForAll {
  public:
    ForAll(const PaperClaim& claim, properties::Check<AnyGraph> holds)
        : conjecture_(claim.holds->conjecture), holds_(std::move(holds)) {
        for (const SuiteGround& ground : claim.grounds) {
            families_.insert(families_.end(), ground.open.begin(), ground.open.end());
            nothing_else_ = nothing_else_ && !ground.open.empty();
        }
        if (claim.refuted_by) registered_ = claim.refuted_by->graph;
    }

    /// Decides what is not yet decided. A stop leaves the rest.
    void decide(const Limits& limits) {
        try {
            const runs::WorkLimits within(limits.stop);
            while (answers_.size() < families_.size())
                answers_.push_back(decide_for_all(conjecture_, families_[answers_.size()]));
        } catch (const runs::Stopped&) {
            return;
        }
    }

    void add_to(Report& report) const {
        for (std::size_t i = 0; i < families_.size(); ++i) {
            ForAllRun run{.family = families_[i].text(), .reason = "stopped before it was decided"};
            if (i < answers_.size()) run = answers_[i].run;
            report.for_all.push_back(run);
            if (run.kind == ForAllRun::Kind::refuted)
                judge_refuted(report, families_[i], answers_[i].least);
            else if (run.kind == ForAllRun::Kind::proved)
                judge_proved(report, families_[i]);
        }
        const bool proved =
            nothing_else_ && std::ranges::all_of(report.for_all, [](const ForAllRun& run) {
                return run.kind == ForAllRun::Kind::proved;
            });
        if (proved && report.verdict == VerdictKind::inconclusive &&
            report.exhaustive.nonvacuous > 0)
            report.verdict = VerdictKind::holds;
    }

  private:
    static void complain(Report& report, VerdictKind verdict, std::string complaint) {
        report.verdict = verdict;
        report.complaints.push_back(std::move(complaint));
    }

    void judge_proved(Report& report, const OpenFamily& family) const {
        const auto failing = parse_graph_of_any_order(report.counterexample);
        if (report.counterexample.empty() || !failing || !units_of(family, *failing)) return;
        complain(report, registered_ ? VerdictKind::unexpected : VerdictKind::fails,
                 "proved for all of " + family.text() + ", and fails at " + report.counterexample);
    }

    void judge_refuted(Report& report, const OpenFamily& family, int least) const {
        const std::string member = member_text(family, least);
        if (const std::string detail = played(family, least); detail == "holds") {
            complain(report, VerdictKind::unexpected,
                     "refuted for all n by " + member + ", where play finds that it holds");
        } else if (registered_) {
            const auto units = units_of(family, *registered_);
            if (units && *units != least)
                complain(report, VerdictKind::unexpected,
                         "for all n, " + member +
                             " is the first that refutes it, and not the "
                             "registered graph");
        } else if (report.counterexample.empty()) {
            report.counterexample = member;
            report.detail = detail;
            complain(report, VerdictKind::fails,
                     "fails on " + family.text() + ", first at " + member +
                         (detail.empty() ? "" : ": " + detail));
        } else if (const auto failing = parse_graph_of_any_order(report.counterexample);
                   failing && units_of(family, *failing).value_or(least) < least) {
            complain(report, VerdictKind::unexpected,
                     "for all n, " + member + " is the first that refutes it, and play finds " +
                         report.counterexample);
        }
    }

    /// "holds", or what is seen where it fails; empty where it was not played.
    std::string played(const OpenFamily& family, int n) const {
        if (order(family.chain, n) > played_order_max) return "";
        try {
            const properties::Finding finding = holds_(member_of(family, n));
            return finding.failed() ? finding.detail : "holds";
        } catch (const properties::GivenUp&) {
            return "";
        }
    }

    Conjecture conjecture_;
    properties::Check<AnyGraph> holds_;
    std::vector<OpenFamily> families_;
    bool nothing_else_ = true;
    std::optional<AnyGraph> registered_ = std::nullopt;
    std::vector<ForAllAnswer> answers_;
};

}  // namespace

properties::AnyClaim decided_for_all(const PaperClaim& claim, const properties::AnyClaim& stated,
                                     const properties::Check<AnyGraph>& holds) {
    return stated.run_by([claim, holds](const AnySession& session) {
        const auto all = std::make_shared<ForAll>(claim, holds);
        AnySession result = session;
        result.advance = [session, all](int bound, const Limits& limits) {
            all->decide(limits);
            return session.advance(bound, limits);
        };
        result.extend = [session, all](int bound, const Limits& limits) {
            all->decide(limits);
            session.extend(bound, limits);
        };
        result.report = [session, all] {
            Report report = session.report();
            all->add_to(report);
            return report;
        };
        return result;
    });
}

}  // namespace gazetteer::conjectures
