// SPDX-License-Identifier: GPL-3.0-or-later
#include "conjectures/propose/propose.hpp"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>

#include "conjectures/propose/bounds.hpp"
#include "conjectures/propose/dalmatian.hpp"
#include "conjectures/propose/literals.hpp"
#include "runs/work/threads.hpp"

namespace gazetteer::conjectures {

namespace {

/// One literal, or two joined.
struct Condition {
    std::size_t a = 0;
    std::size_t b = 0;
    enum class Kind : std::uint8_t { single, both, either } kind = Kind::single;
};

/// What a candidate says of the target T and a condition C: T <-> C, C -> T, T -> C, or a -> (T <->
/// b) for two literals.
enum class Form : std::uint8_t { equivalent, sufficient, necessary, conditional };

struct Candidate {
    Form form = Form::equivalent;
    Condition condition;
};

/// What the candidates of one first literal come to.
struct Tried {
    std::uint64_t candidates = 0;
    std::uint64_t candidates_true = 0;
    /// Those that are true and tell something not yet told.
    std::vector<Candidate> kept;
};

class Search {
  public:
    Search(const ValueTable& table, const ProposalOptions& options)
        : table_(table), options_(options), test_(table.weights, options) {
        report_.instances = table.instances;
    }

    ProposalReport boolean() {
        target_.resize(table_.weights.size());
        for (std::size_t i = 0; i < target_.size(); ++i)
            target_[i] = table_.target.values[i] == Integer(1);
        literals_ = literals_of(table_);
        const auto equivalent = [this](const Condition& c, Tried& tried) { equivalence(c, tried); };
        const auto implied = [this](const Condition& c, Tried& tried) { implications(c, tried); };
        singles(equivalent);
        pairs(equivalent);
        each_first([this](std::size_t i, Tried& tried) { conditional_equivalences(i, tried); });
        singles(implied);
        pairs(implied);
        return finished();
    }

    ProposalReport integer() {
        bounds_ = bounds_of(table_);
        for (Sign sign : {Sign::equal, Sign::at_most, Sign::at_least}) bounds(sign);
        return finished();
    }

  private:
    ProposalReport finished() {
        report_.decided = test_.weight(test_.told());
        return std::move(report_);
    }

    void count(std::uint64_t candidates) const {
        if (options_.candidates != nullptr)
            options_.candidates->fetch_add(candidates, std::memory_order_relaxed);
    }

    /// `each(i, tried)` for every literal, on all threads, then the test on what they kept, in the
    /// order of the literals. Nothing is kept of a form that was interrupted.
    template <class Each>
    void each_first(Each each) {
        std::vector<Tried> tried(literals_.size());
        tbb::parallel_for(std::size_t{0}, tried.size(), [&](std::size_t i) {
            if (test_.stopped()) return;
            each(i, tried[i]);
            count(tried[i].candidates);
        });
        std::vector<Candidate> kept;
        for (const Tried& of_first : tried) {
            report_.candidates += of_first.candidates;
            report_.candidates_true += of_first.candidates_true;
            kept.insert(kept.end(), of_first.kept.begin(), of_first.kept.end());
        }
        keep_best_of(kept);
    }

    void keep_best_of(const std::vector<Candidate>& candidates) {
        report_.complete = report_.complete && !test_.stopped();
        if (!report_.complete) return;
        for (const auto& kept :
             test_.keep(candidates.size(), [&](std::size_t i) { return told_by(candidates[i]); }))
            report_.proposals.push_back({*parse_expression(text_of(candidates[kept.number])),
                                         kept.decided, kept.decided_first});
        report_.complete = !test_.stopped();
    }

    template <class Each>
    void singles(Each each) {
        each_first([&](std::size_t i, Tried& tried) {
            each({i, i, Condition::Kind::single}, tried);
        });
    }
    template <class Each>
    void pairs(Each each) {
        each_first([&](std::size_t i, Tried& tried) {
            for (std::size_t j = i + 1; j < literals_.size(); ++j) {
                if (test_.stopped()) return;
                each({i, j, Condition::Kind::both}, tried);
                each({i, j, Condition::Kind::either}, tried);
            }
        });
    }

    RowSet rows_of(const Condition& c) const {
        switch (c.kind) {
            case Condition::Kind::single:
                break;
            case Condition::Kind::both:
                return literals_[c.a].rows & literals_[c.b].rows;
            case Condition::Kind::either:
                return literals_[c.a].rows | literals_[c.b].rows;
        }
        return literals_[c.a].rows;
    }

    void note(bool holds, const Candidate& candidate, Tried& tried) const {
        ++tried.candidates;
        if (!holds) return;
        ++tried.candidates_true;
        if (!told_by(candidate).is_subset_of(test_.told())) tried.kept.push_back(candidate);
    }
    void equivalence(const Condition& c, Tried& tried) const {
        note(rows_of(c) == target_, {Form::equivalent, c}, tried);
    }
    void implications(const Condition& c, Tried& tried) const {
        const RowSet rows = rows_of(c);
        note(rows.is_subset_of(target_), {Form::sufficient, c}, tried);
        note(target_.is_subset_of(rows), {Form::necessary, c}, tried);
    }
    void conditional_equivalences(std::size_t hypothesis, Tried& tried) const {
        const RowSet& rows = literals_[hypothesis].rows;
        // One-sided on the hypothesis: an implication says the same in fewer words.
        const bool two_sided = rows.intersects(target_) && !rows.is_subset_of(target_);
        for (std::size_t j = 0; j < literals_.size(); ++j) {
            const bool holds = two_sided && !rows.intersects(literals_[j].rows ^ target_);
            note(holds, {Form::conditional, {hypothesis, j, Condition::Kind::both}}, tried);
        }
    }

    /// The rows on which it tells the target.
    RowSet told_by(const Candidate& candidate) const {
        switch (candidate.form) {
            case Form::equivalent:
                break;
            case Form::sufficient:
                return rows_of(candidate.condition);
            case Form::necessary:
                return ~rows_of(candidate.condition);
            case Form::conditional:
                return literals_[candidate.condition.a].rows;
        }
        return ~RowSet(target_.size());
    }

    std::string text_of(const Condition& c) const {
        const std::string& a = literals_[c.a].text;
        const std::string& b = literals_[c.b].text;
        if (c.kind == Condition::Kind::single) return a;
        return "(" + a + ")" + (c.kind == Condition::Kind::both ? " and " : " or ") + "(" + b + ")";
    }
    std::string text_of(const Candidate& candidate) const {
        const std::string target = "(" + table_.target.text + ")";
        const std::string condition = "(" + text_of(candidate.condition) + ")";
        switch (candidate.form) {
            case Form::equivalent:
                break;
            case Form::sufficient:
                return condition + " -> " + target;
            case Form::necessary:
                return target + " -> " + condition;
            case Form::conditional:
                return "(" + literals_[candidate.condition.a].text + ") -> (" + target + " <-> (" +
                       literals_[candidate.condition.b].text + "))";
        }
        return target + " <-> " + condition;
    }

    /// Equations tell the target everywhere. A bound tells it where it is attained.
    void bounds(Sign sign) {
        const RowSet before = test_.told();
        // Either side of the target is told for itself.
        if (sign == Sign::at_least && !equation_found_) test_.set_told(RowSet(before.size()));
        std::vector<char> holds(bounds_.size());
        tbb::parallel_for(std::size_t{0}, bounds_.size(), [&](std::size_t i) {
            if (test_.stopped()) return;
            holds[i] = bounds_[i].holds(table_, sign) ? 1 : 0;
            count(1);
        });
        std::vector<const Bound*> candidates;
        for (std::size_t i = 0; i < bounds_.size(); ++i)
            if (holds[i] != 0) candidates.push_back(&bounds_[i]);
        report_.candidates += bounds_.size();
        report_.candidates_true += candidates.size();
        if (sign == Sign::equal && !candidates.empty()) equation_found_ = true;
        keep_best_bounds(sign, candidates);
        test_.set_told(test_.told() | before);
    }
    void keep_best_bounds(Sign sign, const std::vector<const Bound*>& candidates) {
        report_.complete = report_.complete && !test_.stopped();
        if (!report_.complete) return;
        const std::string left = "(" + table_.target.text + ") " + to_string(sign) + " ";
        for (const auto& kept : test_.keep(
                 candidates.size(), [&](std::size_t i) { return candidates[i]->attained(table_); }))
            report_.proposals.push_back(
                {*parse_expression(left + candidates[kept.number]->text(table_)), kept.decided,
                 kept.decided_first});
        report_.complete = !test_.stopped();
    }

    const ValueTable& table_;
    ProposalOptions options_;
    DalmatianTest test_;
    RowSet target_;
    std::vector<Literal> literals_;
    std::vector<Bound> bounds_;
    bool equation_found_ = false;
    ProposalReport report_;
};

}  // namespace

ProposalReport propose(const ValueTable& table, const ProposalOptions& options) {
    ProposalReport result;
    runs::on_threads(options.threads, [&] {
        Search search(table, options);
        result = table.target.type == Type::boolean ? search.boolean() : search.integer();
    });
    return result;
}

std::uint64_t candidates_of(const ValueTable& table) {
    if (table.target.type == Type::integer) return 3 * bounds_of(table).size();
    const std::uint64_t literals = literals_of(table).size();
    const std::uint64_t conditions =
        literals + literals * (literals - std::min<std::uint64_t>(literals, 1));
    return 3 * conditions + literals * literals;
}

}  // namespace gazetteer::conjectures
