#include "conjectures/propose.hpp"

#include <algorithm>
#include <functional>

#include "conjectures/propose_table.hpp"

namespace gazetteer {

namespace {

/// One bit a row.
using Rows = std::vector<bool>;

/// A condition on instances and the rows on which it holds.
struct Condition {
    std::string text;
    Rows rows;
};

/// A candidate that holds on every row, and the rows on which it tells the target.
struct Candidate {
    std::string text;
    Rows tells;
};

template <class Test>
Rows rows_where(std::size_t count, Test test) {
    Rows result(count);
    for (std::size_t i = 0; i < count; ++i) result[i] = test(i);
    return result;
}

bool is_constant(const Rows& rows) {
    return std::ranges::all_of(rows, [&](bool b) { return b == rows[0]; });
}

class Search {
  public:
    explicit Search(ValueTable table) : table_(std::move(table)), rows_(table_.weights.size()) {
        report_.instances = table_.instances;
        told_.assign(rows_, false);
    }

    ProposalReport boolean() {
        target_ =
            rows_where(rows_, [&](std::size_t i) { return table_.target.values[i] == Integer(1); });
        add_literals();
        const std::vector<Condition> pairs = joined();
        equivalences(literals_);
        equivalences(pairs);
        conditional_equivalences();
        implications(literals_);
        implications(pairs);
        return finished();
    }

    ProposalReport integer() {
        add_bounds();
        for (const char* sign : {"=", "<=", ">="}) bounds(sign);
        return finished();
    }

  private:
    ProposalReport finished() {
        report_.decided = weight(told_);
        return std::move(report_);
    }

    std::uint64_t weight(const Rows& rows) const {
        std::uint64_t result = 0;
        for (std::size_t i = 0; i < rows_; ++i) result += rows[i] ? table_.weights[i] : 0;
        return result;
    }
    std::uint64_t weight_of_new(const Rows& rows) const {
        std::uint64_t result = 0;
        for (std::size_t i = 0; i < rows_; ++i)
            result += rows[i] && !told_[i] ? table_.weights[i] : 0;
        return result;
    }

    /// The Dalmatian test: the candidate that tells most instances anew is kept, until none tells
    /// any; the first of equals.
    void keep_best_of(const std::vector<Candidate>& candidates) {
        report_.candidates_true += candidates.size();
        for (;;) {
            std::uint64_t most = 0;
            const Candidate* best = nullptr;
            for (const Candidate& candidate : candidates)
                if (const auto now = weight_of_new(candidate.tells); now > most) {
                    most = now;
                    best = &candidate;
                }
            if (best == nullptr) return;
            report_.proposals.push_back({*parse_expression(best->text), weight(best->tells), most});
            for (std::size_t i = 0; i < rows_; ++i)
                if (best->tells[i]) told_[i] = true;
        }
    }

    void add_literal(const std::string& text, const Rows& rows) {
        if (!is_constant(rows)) literals_.push_back({text, rows});
    }

    void add_literals() {
        if (rows_ == 0) return;
        for (const ValueColumn& term : table_.terms)
            if (term.type == Type::boolean)
                add_boolean(term);
            else
                add_integer(term);
        for (const ValueColumn& a : table_.terms)
            for (const ValueColumn& b : table_.terms)
                if (&a != &b && a.type == Type::integer && b.type == Type::integer)
                    add_comparisons(a, b);
    }
    void add_boolean(const ValueColumn& term) {
        const auto value = [&](std::size_t i) { return term.values[i] == Integer(1); };
        add_literal("(" + term.text + ")", rows_where(rows_, value));
        add_literal("not (" + term.text + ")",
                    rows_where(rows_, [&](std::size_t i) { return !value(i); }));
    }
    void add_integer(const ValueColumn& term) {
        const std::string text = "(" + term.text + ")";
        for (int c = 0; c <= 3; ++c) {
            const std::string number = std::to_string(c);
            add_literal(text + " = " + number,
                        rows_where(rows_, [&](std::size_t i) { return equal(term.values[i], c); }));
            add_literal(text + " > " + number,
                        rows_where(rows_, [&](std::size_t i) { return less(c, term.values[i]); }));
            add_literal(text + " <= " + number, rows_where(rows_, [&](std::size_t i) {
                            return less(term.values[i], c + 1);
                        }));
        }
        for (int c = 0; c <= 1; ++c)
            add_literal(text + " mod 2 = " + std::to_string(c),
                        rows_where(rows_, [&](std::size_t i) {
                            return equal(modulo(term.values[i], 2), c);
                        }));
    }
    void add_comparisons(const ValueColumn& a, const ValueColumn& b) {
        const std::string left = "(" + a.text + ")";
        const std::string right = "(" + b.text + ")";
        if (&a < &b) {
            add_literal(left + " = " + right, rows_where(rows_, [&](std::size_t i) {
                            return equal(a.values[i], b.values[i]);
                        }));
            add_literal(left + " != " + right, rows_where(rows_, [&](std::size_t i) {
                            return !a.values[i].is_undefined() && !b.values[i].is_undefined() &&
                                   a.values[i] != b.values[i];
                        }));
        }
        add_literal(left + " < " + right, rows_where(rows_, [&](std::size_t i) {
                        return less(a.values[i], b.values[i]);
                    }));
        add_literal(left + " = 2 * " + right, rows_where(rows_, [&](std::size_t i) {
                        return equal(a.values[i], Integer(2) * b.values[i]);
                    }));
    }

    std::vector<Condition> joined() const {
        std::vector<Condition> result;
        for (std::size_t i = 0; i < literals_.size(); ++i)
            for (std::size_t j = i + 1; j < literals_.size(); ++j) {
                const Condition& a = literals_[i];
                const Condition& b = literals_[j];
                result.push_back(
                    {"(" + a.text + ") and (" + b.text + ")",
                     rows_where(rows_, [&](std::size_t r) { return a.rows[r] && b.rows[r]; })});
                result.push_back(
                    {"(" + a.text + ") or (" + b.text + ")",
                     rows_where(rows_, [&](std::size_t r) { return a.rows[r] || b.rows[r]; })});
            }
        return result;
    }

    std::string target_text() const { return "(" + table_.target.text + ")"; }

    void equivalences(const std::vector<Condition>& conditions) {
        std::vector<Candidate> candidates;
        for (const Condition& c : conditions) {
            ++report_.candidates;
            if (c.rows == target_)
                candidates.push_back({target_text() + " <-> (" + c.text + ")", Rows(rows_, true)});
        }
        keep_best_of(candidates);
    }

    void conditional_equivalences() {
        std::vector<Candidate> candidates;
        for (const Condition& h : literals_)
            for (const Condition& c : literals_) {
                ++report_.candidates;
                bool holds = true;
                for (std::size_t i = 0; i < rows_ && holds; ++i)
                    holds = !h.rows[i] || c.rows[i] == target_[i];
                // One-sided on the hypothesis: an implication says the same in fewer words.
                if (holds && is_two_sided(h.rows))
                    candidates.push_back(
                        {"(" + h.text + ") -> (" + target_text() + " <-> (" + c.text + "))",
                         h.rows});
            }
        keep_best_of(candidates);
    }
    bool is_two_sided(const Rows& hypothesis) const {
        bool seen[2] = {false, false};
        for (std::size_t i = 0; i < rows_; ++i)
            if (hypothesis[i]) seen[target_[i] ? 1 : 0] = true;
        return seen[0] && seen[1];
    }

    void implications(const std::vector<Condition>& conditions) {
        std::vector<Candidate> candidates;
        for (const Condition& c : conditions) {
            report_.candidates += 2;
            bool sufficient = true;
            bool necessary = true;
            for (std::size_t i = 0; i < rows_; ++i) {
                sufficient = sufficient && (!c.rows[i] || target_[i]);
                necessary = necessary && (!target_[i] || c.rows[i]);
            }
            if (sufficient) candidates.push_back({"(" + c.text + ") -> " + target_text(), c.rows});
            if (necessary)
                candidates.push_back(
                    {target_text() + " -> (" + c.text + ")",
                     rows_where(rows_, [&](std::size_t i) { return !c.rows[i]; })});
        }
        keep_best_of(candidates);
    }

    /// A right side of a bound on an integer target.
    struct Bound {
        std::string text;
        std::vector<Integer> values;
    };

    template <class Value>
    void add_bound(const std::string& text, Value value) {
        for (int c = -1; c <= 1; ++c) {
            Bound bound{text, {}};
            if (c != 0) bound.text += c > 0 ? " + 1" : " - 1";
            for (std::size_t i = 0; i < rows_; ++i) bound.values.push_back(value(i) + Integer(c));
            bounds_.push_back(std::move(bound));
        }
    }
    void add_bounds() {
        add_bound("1", [](std::size_t) { return Integer(1); });
        const auto integers = [&] {
            std::vector<const ValueColumn*> result;
            for (const ValueColumn& term : table_.terms)
                if (term.type == Type::integer) result.push_back(&term);
            return result;
        }();
        for (const ValueColumn* a : integers) {
            const std::string text = "(" + a->text + ")";
            add_bound(text, [&](std::size_t i) { return a->values[i]; });
            add_bound("2 * " + text, [&](std::size_t i) { return Integer(2) * a->values[i]; });
            add_bound(text + " div 2", [&](std::size_t i) { return divide(a->values[i], 2); });
        }
        for (const ValueColumn* a : integers)
            for (const ValueColumn* b : integers) {
                if (a == b) continue;
                const std::string left = "(" + a->text + ")";
                const std::string right = "(" + b->text + ")";
                add_bound(left + " - " + right,
                          [&](std::size_t i) { return a->values[i] - b->values[i]; });
                if (a < b)
                    add_bound(left + " + " + right,
                              [&](std::size_t i) { return a->values[i] + b->values[i]; });
            }
    }

    /// Equations tell the target everywhere. A bound tells it where it is attained.
    void bounds(const std::string& sign) {
        std::vector<Candidate> candidates;
        Rows before = told_;
        // Either side of the target is told for itself.
        if (sign == ">=" && !equation_found_) told_.assign(rows_, false);
        for (const Bound& bound : bounds_) {
            ++report_.candidates;
            bool holds = true;
            Rows attained(rows_);
            for (std::size_t i = 0; i < rows_ && holds; ++i) {
                const Integer t = table_.target.values[i];
                const Integer e = bound.values[i];
                attained[i] = equal(t, e);
                holds = attained[i] || (sign == "<=" && less(t, e)) || (sign == ">=" && less(e, t));
            }
            if (holds)
                candidates.push_back(
                    {target_text() + " " + sign + " " + bound.text, std::move(attained)});
        }
        if (sign == "=" && !candidates.empty()) equation_found_ = true;
        keep_best_of(candidates);
        for (std::size_t i = 0; i < rows_; ++i) told_[i] = told_[i] || before[i];
    }

    ValueTable table_;
    std::size_t rows_;
    Rows target_;
    std::vector<Condition> literals_;
    std::vector<Bound> bounds_;
    bool equation_found_ = false;
    Rows told_;
    ProposalReport report_;
};

}  // namespace

Parsed<ProposalReport> propose(const std::string& target, const std::vector<std::string>& terms,
                               Ground ground, const std::atomic<bool>* stop) {
    const auto table = value_table(target, terms, std::move(ground), stop);
    if (!table) return table.error();
    Search search(*table);
    return table->target.type == Type::boolean ? search.boolean() : search.integer();
}

}  // namespace gazetteer
