// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/bound_search.hpp"

namespace gazetteer::conjectures {

namespace {

/// How many fits are tried under one hypothesis.
std::uint64_t fits_under(const Fitter& fitter, bool two_terms) {
    const std::uint64_t terms = fitter.terms().size();
    const std::uint64_t pairs = terms * (terms - std::min<std::uint64_t>(terms, 1));
    return 1 + terms + (two_terms ? pairs * Fitter::slopes().size() : 0);
}

}  // namespace

BoundSearch::BoundSearch(const ValueTable& table, const ProposalOptions& options)
    : ProposalSearch(table, options),
      bounds_(bounds_of(table)),
      literals_(literals_of(table)),
      fitter_(table),
      told_above_(rows_marked(table.known_above)),
      told_below_(rows_marked(table.known_below)) {}

ProposalReport BoundSearch::all() {
    using Form = void (BoundSearch::*)(Sign);
    for (Form form : {&BoundSearch::short_bounds, &BoundSearch::fitted,
                      &BoundSearch::fitted_under_one, &BoundSearch::fitted_under_two})
        for (Sign sign : {Sign::equal, Sign::at_most, Sign::at_least}) {
            test_.set_told(sign == Sign::equal     ? told_above_ & told_below_
                           : sign == Sign::at_most ? told_above_
                                                   : told_below_);
            (this->*form)(sign);
            if (sign != Sign::at_least) told_above_ |= test_.told();
            if (sign != Sign::at_most) told_below_ |= test_.told();
        }
    return finished();
}

std::uint64_t BoundSearch::candidates_of(const ValueTable& table) {
    const Fitter fitter(table);
    const std::uint64_t literals = literals_of(table).size();
    const std::uint64_t pairs = literals * (literals - std::min<std::uint64_t>(literals, 1)) / 2;
    return 3 * (bounds_of(table).size() + (1 + literals) * fits_under(fitter, true) +
                pairs * fits_under(fitter, false));
}

template <class Each>
void BoundSearch::each(std::size_t parts, Each each) {
    each_part<Candidate>(
        parts, each, [](const Candidate& c) -> const RowSet& { return c.told; },
        [](const Candidate& c) -> const std::string& { return c.text; });
}

void BoundSearch::short_bounds(Sign sign) {
    each(bounds_.size(), [&](std::size_t i, Tried& tried) {
        ++tried.candidates;
        if (!bounds_[i].holds(table_, sign)) return;
        ++tried.candidates_true;
        RowSet told = bounds_[i].attained(table_);
        if (is_worth_keeping(told))
            tried.kept.push_back(
                {"(" + table_.target.text + ") " + to_string(sign) + " " + bounds_[i].text(table_),
                 std::move(told)});
    });
}
void BoundSearch::fitted(Sign sign) {
    each(1, [&](std::size_t, Tried& tried) { fit(sign, {}, true, tried); });
}
void BoundSearch::fitted_under_one(Sign sign) {
    each(literals_.size(), [&](std::size_t i, Tried& tried) { fit(sign, {i}, true, tried); });
}
void BoundSearch::fitted_under_two(Sign sign) {
    each(literals_.size(), [&](std::size_t i, Tried& tried) {
        for (std::size_t j = i + 1; j < literals_.size() && !stopped(); ++j)
            fit(sign, {i, j}, false, tried);
    });
}

void BoundSearch::fit(Sign sign, const Hypothesis& hypothesis, bool two_terms, Tried& tried) const {
    tried.candidates += fits_under(fitter_, two_terms);
    const RowSet all = rows_of(hypothesis);
    // Where nothing is left to tell, a bound has nothing to say.
    if (!is_worth_keeping(all)) return;
    std::vector<std::size_t> rows;
    for (auto row = all.find_first(); row != RowSet::npos; row = all.find_next(row))
        rows.push_back(row);
    std::vector<Fit> fits;
    fitter_.constant(rows, sign, fits);
    for (std::size_t x : fitter_.terms()) fitter_.lines(rows, sign, x, fits);
    for (std::size_t x : fitter_.terms())
        for (std::size_t y : fitter_.terms())
            for (const auto& slope : Fitter::slopes())
                if (two_terms && x != y && !stopped()) fitter_.lines(rows, sign, x, y, slope, fits);
    tried.candidates_true += fits.size();
    std::vector<RowSet> told;
    for (const Fit& f : fits) {
        told.push_back(f.attained(table_, rows));
        if (!is_worth_keeping(told.back())) told.back().reset();
    }
    DalmatianTest test(table_.weights, options_);
    test.set_told(test_.told());
    for (const auto& kept :
         test.keep(fits.size(), [&](std::size_t i) -> const RowSet& { return told[i]; }))
        tried.kept.push_back({text_of(fits[kept.number], hypothesis), told[kept.number]});
}

RowSet BoundSearch::rows_of(const Hypothesis& hypothesis) const {
    RowSet result = ~RowSet(table_.weights.size());
    for (std::size_t literal : hypothesis) result &= literals_[literal].rows;
    return result;
}

std::string BoundSearch::text_of(const Fit& fit, const Hypothesis& hypothesis) const {
    std::string result;
    for (std::size_t literal : hypothesis)
        result += (result.empty() ? "(" : " and (") + literals_[literal].text + ")";
    if (!result.empty()) result += " -> ";
    return result + "(" + table_.target.text + ") " + to_string(fit.sign) + " " + fit.text(table_);
}

}  // namespace gazetteer::conjectures
