// SPDX-License-Identifier: GPL-3.0-or-later
// Proposals about an integer target.
#pragma once

#include <string>
#include <vector>

#include "counterexamples/propose/fits.hpp"
#include "counterexamples/propose/literals.hpp"
#include "counterexamples/propose/proposal_search.hpp"

namespace gazetteer::conjectures {

class BoundSearch : public ProposalSearch {
  public:
    BoundSearch(const ValueTable& table, const ProposalOptions& options);

    ProposalReport all();
    /// How many candidates there are.
    static std::uint64_t candidates_of(const ValueTable& table);

  private:
    /// Two literals at most.
    using Hypothesis = std::vector<std::size_t>;
    struct Candidate {
        std::string text;
        RowSet told;
    };
    using Tried = gazetteer::conjectures::Tried<Candidate>;

    template <class Each>
    void each(std::size_t parts, Each each);
    /// The short bounds, and those fitted without a hypothesis, with one literal, with two.
    void short_bounds(Sign sign);
    void fitted(Sign sign);
    void fitted_under_one(Sign sign);
    void fitted_under_two(Sign sign);

    /// Tries all fits under a hypothesis, with two terms if so asked; those are kept of them that
    /// pass the test by themselves.
    void fit(Sign sign, const Hypothesis& hypothesis, bool two_terms, Tried& tried) const;
    RowSet rows_of(const Hypothesis& hypothesis) const;
    std::string text_of(const Fit& fit, const Hypothesis& hypothesis) const;

    std::vector<Bound> bounds_;
    std::vector<Literal> literals_;
    Fitter fitter_;
    /// Where proposals tell how great the target is at most, and at least: bounds where they are
    /// attained, equations where they hold.
    RowSet told_above_;
    RowSet told_below_;
};

}  // namespace gazetteer::conjectures
