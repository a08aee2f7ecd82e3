// SPDX-License-Identifier: GPL-3.0-or-later
// What a part of a graph says to the rest of it of sets of vertices and of colourings, through its
// boundary; as the states of boundary_states.hpp.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "characterizations/chains/boundary_states.hpp"

namespace gazetteer {

/// Independent sets: for each set B of places, the most vertices of one that meets the boundary in
/// B; `none` if there is none. 2^width numbers.
class IndependenceState : public SizesState {
  public:
    static constexpr int width_max = 24;
    static double bytes(int width) { return 4.0 * static_cast<double>(std::uint64_t{1} << width); }
    static constexpr const char* about = "the sizes of independent sets through the boundary";
    static constexpr int none = INT32_MIN;

    void appear(bool named);
    void edge(int i, int j);
    void forget(int i);
    /// Takes the number of the empty set out.
    void normalise() { take_out(sizes_[0], none); }
};

/// Sets that dominate what is forgotten: for each trace, the fewest vertices of such a set. A trace
/// is a number in base 3 with a digit a place, the first the least: 0, neither the vertex nor a
/// neighbour is in the set; 1, a neighbour is, the vertex is not; 2, the vertex is. These are
/// 3^width numbers.
class DominationState : public SizesState {
  public:
    static constexpr int width_max = 12;
    static double bytes(int width) { return 4.0 * std::pow(3.0, width); }
    static constexpr const char* about = "the sizes of dominating sets through the boundary";
    static constexpr int none = INT32_MAX;

    DominationState() = default;
    void appear(bool named);
    void edge(int i, int j);
    void forget(int i);
    /// Takes the least number out.
    void normalise() { take_out(std::ranges::min(sizes_), none); }

  protected:
    explicit DominationState(bool independent) : independent_(independent) {}

  private:
    bool independent_ = false;
};

/// The same where the dominating sets are independent.
class IndependentDominationState : public DominationState {
  public:
    IndependentDominationState() : DominationState(true) {}
};

/// Colourings with any number of colours: for each partition of the boundary into colours, the
/// fewest colours of the part that give it. Colours that are forgotten are used again, so a new one
/// is needed only where the boundary has them all. At most as many partitions as [width] has.
class ChromaticState {
  public:
    static constexpr int width_max = 12;
    static double bytes(int) { return 0; }
    static constexpr const char* about = "the partitions of the boundary into colours";

    void appear(bool named);
    void edge(int i, int j);
    void forget(int i);
    void normalise() {}
    /// The chromatic number, once the boundary is empty.
    std::int64_t value() const { return static_cast<std::int64_t>(colourings_[0] & count_bits); }
    std::int64_t taken_out() const { return 0; }
    const std::vector<std::uint64_t>& form() const { return colourings_; }

  private:
    static constexpr std::uint64_t count_bits = 15;
    /// Each partition once, with its least number.
    void sort_once();

    int width_ = 0;
    /// Ascending. Four bits for the number of colours, and above them four for each place: the
    /// colour of the place, counted as they first come.
    std::vector<std::uint64_t> colourings_ = {0};
};

}  // namespace gazetteer
