// SPDX-License-Identifier: GPL-3.0-or-later
// The exhaustive driver: one claim, size after size, with its near misses beside it.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "oracle/tables/engine_limits.hpp"
#include "properties/framework/claim.hpp"
#include "properties/framework/random_driver.hpp"
#include "properties/framework/report.hpp"
#include "work/limits.hpp"

namespace gazetteer::properties {

/// A run of one claim that can be continued to larger sizes. Not thread-safe; distinct sessions
/// are independent.
template <class T>
class ClaimSession {
  public:
    explicit ClaimSession(const Claim<T>& claim) : claim_(claim), next_size_(claim.over.size_min) {
        report_.id = claim.id;
        report_.exhaustive.bound = claim.over.size_min - 1;
        for (const auto& miss : claim.near_misses)
            report_.near_misses.push_back({.name = miss.name, .made = miss.made});
    }

    /// Checks every instance of the next size, unless that is beyond `bound`, or an instance has
    /// failed and every near miss has been refuted. Returns whether a size up to `bound` is left.
    bool advance(int bound, const Limits& limits) {
        asked_ = std::max(asked_, bound);
        if (next_size_ > bound || settled()) return false;
        bool interrupted = false;
        kept_within(limits, interrupted, [&] {
            claim_.over.enumerate(next_size_, [&](const T& instance) -> bool {
                const auto finding = check(instance, limits, true);
                if (finding) ++report_.exhaustive.instances;
                if (finding && finding->nonvacuous()) ++report_.exhaustive.nonvacuous;
                interrupted = limits.over();
                return !interrupted && !settled();
            });
        });
        if (!report_.given_up.empty() || (interrupted && !settled())) return false;
        report_.exhaustive.bound = next_size_++;
        return next_size_ <= bound && !settled();
    }
    /// All sizes up to `bound` that are not yet done.
    void extend(int bound, const Limits& limits) {
        while (advance(bound, limits)) {
        }
    }

    /// Random instances beyond; shrinks what fails.
    void draw(const Limits& limits) {
        if (failure_ || !report_.given_up.empty()) return;
        bool interrupted = false;
        kept_within(limits, interrupted, [&] {
            if (claim_.over.drawn)
                draw_as_said(limits);
            else
                draw_generated(limits);
        });
    }

    int next_size() const { return next_size_; }
    bool failed() const { return failure_.has_value(); }
    /// Nothing is left to find, or the claim is given up.
    bool settled() const { return !report_.given_up.empty() || decided(); }

    /// The report so far, with the verdict and the complaints that follow from it.
    Report report() const try { return judged(); } catch (const GivenUp& e) {
        Report result = report_;
        result.given_up = e.what();
        result.exhaustive.complete = false;
        return result;
    }

  private:
    bool decided() const {
        return failure_ &&
               std::ranges::none_of(report_.near_misses, [](const NearMissRun& miss) -> bool {
                   return miss.refuted_by.empty() && !miss.made;
               });
    }

    Report judged() const {
        Report result = report_;
        result.exhaustive.complete =
            result.given_up.empty() && (decided() || result.exhaustive.bound >= asked_);
        if (claim_.refuted_by && result.given_up.empty())
            judge_refuted(result);
        else if (!claim_.refuted_by)
            judge_expected(result);
        if (!result.exhaustive.complete || !far_enough()) return result;
        if (result.exhaustive.nonvacuous == 0)
            result.complaints.push_back("no instance satisfied the hypothesis");
        bool any_refuted = result.near_misses.empty();
        for (const auto& miss : result.near_misses) {
            any_refuted = any_refuted || !miss.refuted_by.empty();
            if (miss.refuted_by.empty() && !miss.made)
                result.complaints.push_back("near miss not refuted: " + miss.name);
        }
        if (!any_refuted && result.complaints.empty())
            result.complaints.push_back("no variant of it is refuted: it is no check");
        return result;
    }

    /// So far that the register says what is to be seen: its tests go there.
    bool far_enough() const { return decided() || report_.exhaustive.bound >= claim_.bounds.tests; }

    /// What is thrown to end the work ends it.
    template <class Work>
    void kept_within(const Limits& limits, bool& interrupted, const Work& work) {
        try {
            const runs::WorkLimits within(limits.stop, limits.memo_bytes);
            work();
        } catch (const runs::Stopped&) {
            interrupted = true;
        } catch (const GivenUp& e) {
            report_.given_up = e.what();
        } catch (const runs::MemoryExceeded& e) {
            report_.given_up = e.what();
        } catch (const EngineLimitExceeded& e) {
            report_.given_up = e.what();
        }
    }

    void draw_generated(const Limits& limits) {
        auto outcome = run_random(claim_, limits);
        report_.random = outcome.run;
        if (!outcome.failure) return;
        fail(*outcome.failure, claim_.holds(*outcome.failure).detail);
        failed_at_random_ = true;
    }

    /// What the domain itself says is drawn. Near misses are asked, too.
    void draw_as_said(const Limits& limits) {
        report_.random.seed = limits.seed;
        for (int i = 0; i < claim_.bounds.random_tests && !limits.over() && !settled(); ++i) {
            const T instance = claim_.over.drawn(limits.seed, i);
            const int size = claim_.over.size(instance);
            if (size > limits.size_max) continue;
            const auto finding = check(instance, limits, false);
            if (!finding) continue;
            ++report_.random.tests;
            report_.random.nonvacuous += finding->nonvacuous() ? 1 : 0;
            report_.random.bound = std::max(report_.random.bound, size);
            if (!finding->failed()) continue;
            const T least = shrunk(claim_.over, claim_.holds, instance);
            fail(least, claim_.holds(least).detail);
            failed_at_random_ = true;
        }
    }

    /// The finding, unless another instance has failed already. `listed`: strict variants list what
    /// refutes them.
    std::optional<Finding> check(const T& instance, const Limits& limits, bool listed) {
        std::optional<Finding> result;
        if (limits.progress != nullptr) limits.progress->fetch_add(1, std::memory_order_relaxed);
        if (!failure_) {
            result = claim_.holds(instance);
            if (result->failed()) fail(instance, result->detail);
        }
        for (std::size_t i = 0; i < claim_.near_misses.size(); ++i) {
            NearMissRun& run = report_.near_misses[i];
            const NearMiss<T>& miss = claim_.near_misses[i];
            const bool lists = miss.strict && listed;
            if (!run.refuted_by.empty() && !lists) continue;
            const Finding finding = miss.holds(instance);
            run.met = run.met || finding.nonvacuous();
            if (!finding.failed()) continue;
            if (run.refuted_by.empty()) run.refuted_by = claim_.over.print(instance);
            if (lists) run.equal.push_back(claim_.over.print(instance));
        }
        return result;
    }

    void fail(const T& instance, std::string detail) {
        failure_ = instance;
        report_.counterexample = claim_.over.print(instance);
        report_.detail = std::move(detail);
    }

    void judge_expected(Report& result) const {
        if (failure_) {
            result.verdict = VerdictKind::fails;
            result.complaints.push_back(
                std::string(failed_at_random_ ? "fails (drawn at random, shrunk) at "
                                              : "fails, first at ") +
                result.counterexample + (result.detail.empty() ? "" : ": " + result.detail));
        } else {
            const bool seen = result.exhaustive.nonvacuous > 0 || far_enough();
            result.verdict =
                result.exhaustive.complete && seen ? VerdictKind::holds : VerdictKind::inconclusive;
        }
    }

    /// The registered instance must refute, and no instance before it.
    void judge_refuted(Report& result) const {
        const std::string registered = claim_.over.print(*claim_.refuted_by);
        const Finding there = claim_.holds(*claim_.refuted_by);
        result.verdict = VerdictKind::refuted;
        if (!claim_.over.contains(*claim_.refuted_by))
            complain(result, "the registered instance is not in the domain: " + registered);
        if (!there.failed()) complain(result, "no longer refuted by " + registered);
        const bool before =
            failure_ && (!failed_at_random_ ||
                         claim_.over.size(*failure_) < claim_.over.size(*claim_.refuted_by));
        if (before && result.counterexample != registered)
            complain(result, "refuted before the registered " + registered + ", by " +
                                 result.counterexample);
        if (!failure_ && claim_.over.size(*claim_.refuted_by) <= result.exhaustive.bound)
            complain(result, "the enumeration does not meet the registered " + registered);
        result.counterexample = registered;
        result.detail = there.detail;
    }

    static void complain(Report& result, std::string complaint) {
        result.verdict = VerdictKind::unexpected;
        result.complaints.push_back(std::move(complaint));
    }

    Claim<T> claim_;
    Report report_;
    std::optional<T> failure_;
    bool failed_at_random_ = false;
    int next_size_;
    /// The greatest bound that was asked for.
    int asked_ = std::numeric_limits<int>::min();
};

}  // namespace gazetteer::properties
