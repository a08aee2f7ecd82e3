// SPDX-License-Identifier: GPL-3.0-or-later
// Proposals about a boolean target.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "counterexamples/propose/literals.hpp"
#include "counterexamples/propose/proposal_search.hpp"

namespace gazetteer::conjectures {

class ConditionSearch : public ProposalSearch {
  public:
    ConditionSearch(const ValueTable& table, const ProposalOptions& options);

    ProposalReport all();
    /// How many candidates there are.
    static std::uint64_t candidates_of(const ValueTable& table);

  private:
    /// One literal, or two joined.
    struct Condition {
        std::size_t a = 0;
        std::size_t b = 0;
        enum class Kind : std::uint8_t { single, both, either } kind = Kind::single;
    };
    /// Under the hypothesis, if there is one: T <-> C, C -> T, or T -> C.
    enum class Form : std::uint8_t { equivalent, sufficient, necessary };
    struct Candidate {
        Form form = Form::equivalent;
        Condition condition;
        std::optional<Condition> hypothesis = std::nullopt;
    };
    using Tried = gazetteer::conjectures::Tried<Candidate>;

    /// each(i, tried) for every literal i.
    template <class Each>
    void each_literal(Each each);
    /// each(condition, tried) for every condition of one literal, of two.
    template <class Each>
    void singles(Each each);
    template <class Each>
    void pairs(Each each);

    /// T <-> what a term says that the target is a periodic function of.
    void periodic();
    void note(bool holds, const Candidate& candidate, Tried& tried) const;
    void equivalence(const Condition& c, Tried& tried) const;
    void implications(const Condition& c, Tried& tried) const;
    /// H -> (T <-> C) for all literals C.
    void conditional_equivalences(const Condition& hypothesis, Tried& tried) const;

    RowSet rows_of(const Condition& c) const;
    /// The rows on which it tells the target.
    RowSet told_by(const Candidate& candidate) const;
    std::string text_of(const Condition& c) const;
    std::string text_of(const Candidate& candidate) const;

    RowSet target_;
    std::vector<Literal> literals_;
    /// Where a literal and the target differ.
    std::vector<RowSet> differences_;
};

}  // namespace gazetteer::conjectures
