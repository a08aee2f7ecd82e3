// SPDX-License-Identifier: GPL-3.0-or-later
// The least difference of the two sides is the slack of an inequality that is moved so far that it
// holds. It is told in floating point; what is made of it is judged exactly.
#include "counterexamples/repair/tight_bound.hpp"

#include <cmath>

namespace gazetteer::conjectures {

namespace {

constexpr std::int64_t far = 1'000'000;

class TightBoundSearch {
  public:
    TightBoundSearch(const Conjecture& conjecture, const Inequality& inequality, const Judge& judge)
        : conjecture_(conjecture),
          inequality_(inequality),
          judge_(judge),
          hypotheses_(hypothesis_texts(conjecture)) {}

    /// How far the inequality is from failing, once it is moved by a constant.
    std::optional<double> slack(std::int64_t moved_by) const {
        const HuntReport report = judge_.report(statement({moved_by, 1}), 1);
        if (!Judge::holds(report) || report.near.empty()) return std::nullopt;
        return report.near.front().slack;
    }
    /// The constant, exactly if a fraction is close.
    std::optional<Fraction> constant() const {
        const auto first = slack(-far);
        if (!first) return std::nullopt;
        if (inequality_.integers) return Fraction{std::llround(*first) - far, 1};
        // Closer to 0 the slack has more digits.
        const std::int64_t below = static_cast<std::int64_t>(std::floor(*first)) - far - 1;
        const auto second = slack(below);
        if (!second) return std::nullopt;
        auto result = fraction_near(*second);
        if (result) result->numerator += below * result->denominator;
        return result;
    }

    std::optional<TightBound> bound(const Fraction& by, int named) const {
        return judged(moved_text(inequality_, Relation::weak, by),
                      moved_text(inequality_, Relation::equal, by), by, named);
    }
    /// With this conclusion; the equality says that it holds just so.
    std::optional<TightBound> judged(const std::string& conclusion, const std::string& equality,
                                     const Fraction& by, int named) const {
        TightBound result{
            .statement = stated(conjecture_, hypotheses_, conclusion), .by = by, .least = {}};
        const HuntReport report = judge_.report(result.statement, named);
        if (!Judge::holds(report)) return std::nullopt;
        for (const CloseCall& call : report.near)
            if (call.slack == 0) result.least.push_back(call.found);
        if (result.least.empty()) return std::nullopt;
        std::vector<std::string> where = hypotheses_;
        where.push_back(equality);
        const HuntReport equal = judge_.report(stated(conjecture_, where, "true"));
        if (equal.verdict != HuntVerdict::holds) return std::nullopt;
        result.graphs_equal = equal.graphs_met;
        result.instances_equal = equal.instances_met;
        return result;
    }

  private:
    Conjecture statement(const Fraction& by) const {
        return stated(conjecture_, hypotheses_, moved_text(inequality_, Relation::weak, by));
    }

    const Conjecture& conjecture_;
    const Inequality& inequality_;
    const Judge& judge_;
    std::vector<std::string> hypotheses_;
};

}  // namespace

std::optional<TightBound> tight_bound(const Conjecture& conjecture, const Inequality& inequality,
                                      const Judge& judge, int named) {
    const TightBoundSearch search(conjecture, inequality, judge);
    const auto by = search.constant();
    if (!by) return std::nullopt;
    return search.bound(*by, named);
}

std::optional<TightBound> tight_factor(const Conjecture& conjecture, const Inequality& inequality,
                                       const Judge& judge, int named) {
    if (inequality.constant) return std::nullopt;
    const Inequality quotient{.left = "(" + inequality.left + ") / (" + inequality.right + ")",
                              .right = "0",
                              .at_least = inequality.at_least,
                              .constant = 0,
                              .summand = "0",
                              .dividend = "0"};
    const auto by = TightBoundSearch(conjecture, quotient, judge).constant();
    if (!by) return std::nullopt;
    const Fraction factor{inequality.at_least ? by->numerator : -by->numerator, by->denominator};
    // Otherwise it would not compare the two sides.
    if (factor.numerator <= 0) return std::nullopt;
    return TightBoundSearch(conjecture, inequality, judge)
        .judged(multiplied_text(inequality, Relation::weak, factor),
                multiplied_text(inequality, Relation::equal, factor), factor, named);
}

}  // namespace gazetteer::conjectures
