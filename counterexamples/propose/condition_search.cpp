// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/condition_search.hpp"

#include "counterexamples/propose/periods.hpp"

namespace gazetteer::conjectures {

ConditionSearch::ConditionSearch(const ValueTable& table, const ProposalOptions& options)
    : ProposalSearch(table, options), target_(table.weights.size()), literals_(literals_of(table)) {
    test_.set_told(rows_marked(table.known_above));
    for (std::size_t i = 0; i < target_.size(); ++i)
        target_[i] = table.target.values[i] == Integer(1);
    for (const Literal& literal : literals_) differences_.push_back(literal.rows ^ target_);
}

ProposalReport ConditionSearch::all() {
    const auto equivalent = [this](const Condition& c, Tried& tried) { equivalence(c, tried); };
    const auto implied = [this](const Condition& c, Tried& tried) { implications(c, tried); };
    const auto given = [this](const Condition& h, Tried& tried) {
        conditional_equivalences(h, tried);
    };
    singles(equivalent);
    pairs(equivalent);
    periodic();
    singles(given);
    singles(implied);
    pairs(implied);
    each_literal([&](std::size_t i, Tried& tried) {
        for (std::size_t j = i + 1; j < literals_.size() && !stopped(); ++j)
            given({i, j, Condition::Kind::both}, tried);
    });
    return finished();
}

void ConditionSearch::periodic() {
    each_part<std::string>(
        table_.terms.size(),
        [&](std::size_t i, gazetteer::conjectures::Tried<std::string>& tried) {
            if (table_.terms[i].type != Type::integer) return;
            ++tried.candidates;
            const auto found = periodicity_of(table_, i);
            if (!found || (found->before.empty() && found->residues.empty())) return;
            ++tried.candidates_true;
            if (!is_worth_keeping(~RowSet(target_.size()))) return;
            tried.kept.push_back("(" + table_.target.text + ") <-> (" +
                                 found->text("(" + table_.terms[i].text + ")") + ")");
        },
        [this](const std::string&) { return ~RowSet(target_.size()); },
        [](const std::string& text) { return text; });
}

std::uint64_t ConditionSearch::candidates_of(const ValueTable& table) {
    const std::uint64_t literals = literals_of(table).size();
    const std::uint64_t pairs = literals * (literals - std::min<std::uint64_t>(literals, 1)) / 2;
    const auto integers = std::ranges::count(table.terms, Type::integer, &ValueColumn::type);
    return 3 * (literals + 2 * pairs) + (literals + pairs) * literals +
           static_cast<std::uint64_t>(integers);
}

template <class Each>
void ConditionSearch::each_literal(Each each) {
    each_part<Candidate>(
        literals_.size(), each, [this](const Candidate& c) { return told_by(c); },
        [this](const Candidate& c) { return text_of(c); });
}
template <class Each>
void ConditionSearch::singles(Each each) {
    each_literal([&](std::size_t i, Tried& tried) {
        each({i, i, Condition::Kind::single}, tried);
    });
}
template <class Each>
void ConditionSearch::pairs(Each each) {
    each_literal([&](std::size_t i, Tried& tried) {
        for (std::size_t j = i + 1; j < literals_.size() && !stopped(); ++j) {
            each({i, j, Condition::Kind::both}, tried);
            each({i, j, Condition::Kind::either}, tried);
        }
    });
}

void ConditionSearch::note(bool holds, const Candidate& candidate, Tried& tried) const {
    ++tried.candidates;
    if (!holds) return;
    ++tried.candidates_true;
    if (is_worth_keeping(told_by(candidate))) tried.kept.push_back(candidate);
}
void ConditionSearch::equivalence(const Condition& c, Tried& tried) const {
    note(rows_of(c) == target_, {Form::equivalent, c}, tried);
}
void ConditionSearch::implications(const Condition& c, Tried& tried) const {
    const RowSet rows = rows_of(c);
    note(rows.is_subset_of(target_), {Form::sufficient, c}, tried);
    note(target_.is_subset_of(rows), {Form::necessary, c}, tried);
}
void ConditionSearch::conditional_equivalences(const Condition& hypothesis, Tried& tried) const {
    const RowSet rows = rows_of(hypothesis);
    // One-sided on the hypothesis: an implication says the same in fewer words.
    const bool two_sided = rows.intersects(target_) && !rows.is_subset_of(target_);
    for (std::size_t j = 0; j < literals_.size(); ++j)
        note(two_sided && !rows.intersects(differences_[j]),
             {Form::equivalent, {j, j, Condition::Kind::single}, hypothesis}, tried);
}

RowSet ConditionSearch::rows_of(const Condition& c) const {
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

RowSet ConditionSearch::told_by(const Candidate& candidate) const {
    if (candidate.hypothesis) return rows_of(*candidate.hypothesis);
    switch (candidate.form) {
        case Form::equivalent:
            break;
        case Form::sufficient:
            return rows_of(candidate.condition);
        case Form::necessary:
            return ~rows_of(candidate.condition);
    }
    return ~RowSet(target_.size());
}

std::string ConditionSearch::text_of(const Condition& c) const {
    const std::string& a = literals_[c.a].text;
    const std::string& b = literals_[c.b].text;
    if (c.kind == Condition::Kind::single) return "(" + a + ")";
    return "((" + a + ")" + (c.kind == Condition::Kind::both ? " and " : " or ") + "(" + b + "))";
}
std::string ConditionSearch::text_of(const Candidate& candidate) const {
    const std::string target = "(" + table_.target.text + ")";
    const std::string condition = text_of(candidate.condition);
    if (candidate.form == Form::sufficient) return condition + " -> " + target;
    if (candidate.form == Form::necessary) return target + " -> " + condition;
    const std::string equivalence = "(" + target + " <-> " + condition + ")";
    return candidate.hypothesis ? text_of(*candidate.hypothesis) + " -> " + equivalence
                                : equivalence;
}

}  // namespace gazetteer::conjectures
