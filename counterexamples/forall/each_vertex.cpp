// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/forall/each_vertex.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "counterexamples/forall/law_arithmetic.hpp"
#include "graph/index.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr double steps_max = 1 << 30;

/// The truth values at the vertices of an open chain, those of a unit from the least n on that has
/// it and has a value at each of its vertices.
struct TruthsAtVertices {
    std::vector<SequenceLaw> of_ends;
    /// Those of the vertices of unit 0, 1, ...: of states.from + states.after units.
    std::vector<std::vector<SequenceLaw>> of_units;
    StatesReturn states;
};

std::int64_t total_at(const std::vector<SequenceLaw>& laws, std::int64_t n) {
    std::int64_t total = 0;
    for (const SequenceLaw& law : laws) total += law.at(n);
    return total;
}

/// The numbers of n = first, first + 1, ... in turn.
class Counting {
  public:
    explicit Counting(const TruthsAtVertices& truths)
        : truths_(truths), from_(truths.states.from), after_(truths.states.after) {}

    /// Asked for n = first and the next numbers in turn.
    std::int64_t at(std::int64_t n) {
        std::int64_t total = total_at(truths_.of_ends, n);
        for (std::int64_t i = 0; i < std::min(n, from_); ++i) total += of_unit(i, n);
        return total + of_returning(n);
    }

  private:
    std::int64_t of_unit(std::int64_t i, std::int64_t n) const {
        runs::poll();
        return total_at(truths_.of_units[static_cast<std::size_t>(i)], n);
    }
    /// The number for the units from_, from_ + 1, ...: that of the first `after_` of them, and what
    /// there is with `after_` units fewer.
    std::int64_t of_returning(std::int64_t n) {
        for (std::int64_t m = from_ + static_cast<std::int64_t>(returning_.size()); m <= n; ++m) {
            std::int64_t total = m - after_ >= from_ ? returning_[index_of(m - after_)] : 0;
            for (std::int64_t i = from_; i < std::min(m, from_ + after_); ++i)
                total += of_unit(i, m);
            returning_.push_back(total);
        }
        return n < from_ ? 0 : returning_[index_of(n)];
    }
    std::size_t index_of(std::int64_t n) const { return static_cast<std::size_t>(n - from_); }

    const TruthsAtVertices& truths_;
    std::int64_t from_;
    std::int64_t after_;
    std::vector<std::int64_t> returning_;
};

/// The laws of all places.
std::vector<const SequenceLaw*> all_laws(const TruthsAtVertices& truths) {
    std::vector<const SequenceLaw*> result;
    for (const SequenceLaw& law : truths.of_ends) result.push_back(&law);
    for (const auto& unit : truths.of_units)
        for (const SequenceLaw& law : unit) result.push_back(&law);
    return result;
}

/// From where on the number is a line on each class modulo the period.
struct Lines {
    std::int64_t from;
    std::int64_t period;
};
Lines lines_of(const TruthsAtVertices& truths) {
    Lines result{truths.states.from, truths.states.after};
    for (const SequenceLaw* const law : all_laws(truths)) {
        result.from = std::max(result.from, std::int64_t{law->repeats_from()});
        result.period = std::lcm(result.period, std::int64_t{law->period});
        if (result.from > law_values_max || result.period > law_values_max)
            throw NotForAll("what is true at the vertices has a period beyond " +
                            std::to_string(law_values_max));
    }
    return result;
}

std::vector<ChainPlace> places_of_ends(const Chain& chain) {
    std::vector<ChainPlace> result;
    for (Vertex j = 0; j < chain.left.graph.order(); ++j)
        result.push_back({ChainPlace::Part::left, 0, false, j});
    for (Vertex j = 0; j < chain.right.graph.order(); ++j)
        result.push_back({ChainPlace::Part::right, 0, false, j});
    return result;
}

std::vector<ChainPlace> places_of_unit(const Chain& chain, std::int64_t i) {
    std::vector<ChainPlace> result;
    for (Vertex j = 0; j < chain.unit.order(); ++j)
        result.push_back({ChainPlace::Part::unit, static_cast<int>(i), false, j});
    return result;
}

/// Whether each unit of a ring may be turned to the next. The turn of a ring with a twist takes the
/// last unit to the first by the twist. So the twist keeps the edges of a unit, and the joins.
bool is_alike(const Chain& ring) {
    const auto turned = [&](Vertex v) { return ring.twist.empty() ? v : ring.twist[index(v)]; };
    return std::ranges::all_of(
               ring.unit.edges(),
               [&](const Edge& e) { return ring.unit.adjacent(turned(e.u), turned(e.v)); }) &&
           std::ranges::all_of(ring.joins, [&](const ChainJoin& join) {
               return std::ranges::count(ring.joins,
                                         ChainJoin{turned(join.from), turned(join.to)}) == 1;
           });
}

SequenceLaw number_true_on_ring(const Chain& ring, const TruthAtPlace& truth_at) {
    if (!is_alike(ring)) throw NotForAll("it speaks of each vertex, and the units are not alike");
    const int first = units_min(ring);
    SequenceLaw of_unit = constant_law(first, 0);
    for (const ChainPlace& place : places_of_unit(ring, 0)) of_unit = sum(of_unit, truth_at(place));
    return product(identity_law(first), of_unit);
}

/// The laws at all places, and the first n for which each place of the member has a value.
class Gathering {
  public:
    Gathering(const Chain& chain, const TruthAtPlace& truth_at)
        : chain_(chain), truth_at_(truth_at), first_(units_min(chain)) {}

    std::vector<SequenceLaw> at(const std::vector<ChainPlace>& places) {
        std::vector<SequenceLaw> result;
        for (const ChainPlace& place : places) {
            const SequenceLaw law = truth_at_(place);
            const int least = units_min(chain_, place);
            if (law.first > least) first_ = std::max(first_, law.first);
            result.push_back(starting_at(law, std::max(law.first, least)));
        }
        return result;
    }
    int first() const { return first_; }

  private:
    const Chain& chain_;
    const TruthAtPlace& truth_at_;
    int first_;
};

}  // namespace

SequenceLaw number_true(const Chain& chain, const TruthAtPlace& truth_at,
                        const StatesReturn& states) {
    if (chain.ring) return number_true_on_ring(chain, truth_at);
    Gathering gathering(chain, truth_at);
    TruthsAtVertices truths;
    truths.of_ends = gathering.at(places_of_ends(chain));
    for (std::int64_t i = 0; i < states.from + states.after; ++i) {
        truths.of_units.push_back(gathering.at(places_of_unit(chain, i)));
        if (states.from + states.after > units_looked_at_max)
            throw NotForAll("the states before a vertex come back behind more than " +
                            std::to_string(units_looked_at_max) + " units");
    }
    truths.states = states;
    const Lines lines = lines_of(truths);
    const int first = gathering.first();
    require(first <= states.from + 1, "behind the return each vertex has a value");
    const double steps = static_cast<double>(lines.from + 2 * lines.period) *
                         static_cast<double>(all_laws(truths).size());
    if (steps > steps_max)
        throw NotForAll("what is true at the vertices repeats too late: with period " +
                        std::to_string(lines.period) + " from n = " + std::to_string(lines.from) +
                        " on");
    Counting counting(truths);
    const auto preperiod = static_cast<int>(std::max<std::int64_t>(lines.from - first, 0));
    return least_form(law_of_lines(first, preperiod, static_cast<int>(lines.period),
                                   [&](std::int64_t n) { return counting.at(n); }));
}

}  // namespace gazetteer::conjectures
