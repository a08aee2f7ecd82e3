// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of evidence for one term of one graph, each judged by the checker before it is kept.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "certificates/check/invariants/number.hpp"
#include "certificates/refuting_graph.hpp"
#include "work/decisions/reduced_graphs.hpp"

namespace gazetteer::decisions {

class OfferedLines {
  public:
    /// `g` has to stay.
    OfferedLines(const std::string& term, const Graph& g);

    /// Nothing if it is infinite or real.
    std::optional<std::int64_t> finite_value() const;
    /// At most one for each side.
    const std::vector<certificates::BoundWitness>& kept() const { return kept_; }

  protected:
    const std::string& term() const { return term_; }
    bool is_finite() const { return known_.is_finite(); }
    int value() const { return static_cast<int>(known_.value()); }

    /// "at-least" or "at-most", and what stands behind the term: kept if it is the first of its
    /// side that the checker accepts, and if it shows the value. The bound of a real term need not
    /// be its value.
    void offer(const std::string& side, const std::string& rest);
    void at_least(const std::vector<int>& numbers) { offer("at-least", text_of(numbers)); }
    void at_most(const std::vector<int>& numbers) { offer("at-most", text_of(numbers)); }
    void at_least(VertexSet set) { at_least(set.to_vector()); }
    void at_most(VertexSet set) { at_most(set.to_vector()); }
    /// " 0 2", " 0-1 2-3".
    static std::string text_of(const std::vector<int>& numbers);
    static std::string text_of(const std::vector<Edge>& edges);

    const Graph& g_;
    /// Null if its values are no integers.
    Value value_;

  private:
    bool shows_value(check::invariants::Fraction bound) const;

    std::string term_;
    conjectures::Integer known_;
    std::set<std::string> sides_;
    std::vector<certificates::BoundWitness> kept_;
};

}  // namespace gazetteer::decisions
