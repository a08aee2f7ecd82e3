// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/repair/sharpen.hpp"

#include <algorithm>

namespace gazetteer::conjectures {

namespace {

using Texts = std::vector<std::string>;

Texts without(Texts texts, std::size_t i) {
    texts.erase(texts.begin() + static_cast<std::ptrdiff_t>(i));
    return texts;
}

std::string conjoined(const Texts& texts) {
    std::string result;
    for (const std::string& text : texts) result += (result.empty() ? "(" : " and (") + text + ")";
    return result;
}

std::optional<Found> least_of(const HuntReport& report) {
    if (report.verdict != HuntVerdict::refuted) return std::nullopt;
    return report.counterexamples.front();
}

class Sharpening {
  public:
    Sharpening(const Conjecture& conjecture, const HuntReport& held, const Judge& judge)
        : conjecture_(conjecture),
          held_(held),
          judge_(judge),
          hypotheses_(hypothesis_texts(conjecture)),
          conclusion_(conclusion_text(conjecture)) {}

    SharpenReport all(int named) {
        drop_each();
        drop_together();
        sharpen_inequality(named);
        turn_round();
        report_.complete = !judge_.stopped();
        return std::move(report_);
    }

  private:
    void drop_each() {
        for (std::size_t i = 0; i < hypotheses_.size() && !judge_.stopped(); ++i) {
            HypothesisUse use{hypotheses_[i],
                              stated(conjecture_, without(hypotheses_, i), conclusion_)};
            const HuntReport report = judge_.report(use.without);
            use.can_go = Judge::holds(report);
            use.needed_by = least_of(report);
            if (use.can_go) use.graphs_more = report.graphs_met - held_.graphs_met;
            report_.hypotheses.push_back(std::move(use));
        }
    }

    /// One after the other, as long as what is left holds.
    void drop_together() {
        if (std::ranges::count(report_.hypotheses, true, &HypothesisUse::can_go) < 2) return;
        Texts left = hypotheses_;
        for (const HypothesisUse& use : report_.hypotheses) {
            if (!use.can_go || judge_.stopped()) continue;
            const auto place = std::ranges::find(left, use.hypothesis) - left.begin();
            const Texts fewer = without(left, static_cast<std::size_t>(place));
            const Conjecture statement = stated(conjecture_, fewer, conclusion_);
            if (Judge::holds(judge_.report(statement))) left = fewer;
        }
        if (left.size() + 1 < hypotheses_.size())
            report_.without_all = stated(conjecture_, left, conclusion_);
    }

    void sharpen_inequality(int named) {
        const auto inequality = inequality_of(conjecture_);
        if (!inequality || judge_.stopped()) return;
        report_.bound = tight_bound(conjecture_, *inequality, judge_, named);
        if (report_.bound) {
            // f > g of integers is f >= g + 1.
            const Fraction said{inequality->strict && inequality->integers ? 1 : 0, 1};
            report_.improved = !(report_.bound->by == said);
            return;
        }
        if (inequality->strict || judge_.stopped()) return;
        const Conjecture strict =
            stated(conjecture_, hypotheses_, moved_text(*inequality, Relation::strict, {}));
        if (Judge::holds(judge_.report(strict))) report_.strict = strict;
    }

    void turn_round() {
        // Where the hypotheses are always met the equivalence says nothing new.
        if (hypotheses_.empty() || held_.graphs_met == held_.graphs || judge_.stopped()) return;
        Converse whole = converse({}, conjoined(hypotheses_));
        const bool fails = whole.fails_by.has_value();
        report_.converses.push_back(std::move(whole));
        if (!fails || hypotheses_.size() == 1) return;
        for (std::size_t i = 0; i < hypotheses_.size() && !judge_.stopped(); ++i) {
            // A hypothesis that can go is no condition for the conclusion.
            if (report_.hypotheses[i].can_go) continue;
            Converse one = converse(without(hypotheses_, i), "(" + hypotheses_[i] + ")");
            if (one.holds) report_.converses.push_back(std::move(one));
        }
    }

    Converse converse(const Texts& given, const std::string& left) const {
        Converse result{stated(conjecture_, given, left + " <-> (" + conclusion_ + ")")};
        const HuntReport report = judge_.report(result.statement);
        result.holds = Judge::holds(report);
        result.fails_by = least_of(report);
        return result;
    }

    const Conjecture& conjecture_;
    const HuntReport& held_;
    const Judge& judge_;
    Texts hypotheses_;
    std::string conclusion_;
    SharpenReport report_;
};

}  // namespace

SharpenReport sharpen(const Conjecture& conjecture, const HuntReport& held, const Judge& judge,
                      int named) {
    return Sharpening(conjecture, held, judge).all(named);
}

}  // namespace gazetteer::conjectures
