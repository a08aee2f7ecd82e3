// SPDX-License-Identifier: GPL-3.0-or-later
// What a part of a graph says to the rest of it, through its boundary. Each state has the three
// steps of elimination.hpp, a form of finite size, and a number that was taken out of the form.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace gazetteer {

/// A size for each pattern at the boundary, less what was taken out. Pattern 0 is that of the empty
/// boundary.
class SizesState {
  public:
    /// The size, once the boundary is empty.
    std::int64_t value() const { return taken_out_ + sizes_[0]; }
    std::int64_t taken_out() const { return taken_out_; }
    const std::vector<int>& form() const { return sizes_; }

  protected:
    /// Subtracts it from each size but those that are `none`.
    void take_out(int size, std::optional<int> none = std::nullopt);

    std::vector<int> sizes_ = {0};

  private:
    std::int64_t taken_out_ = 0;
};

/// Matchings: for each set B of places, the most edges of a matching of the part that saturates no
/// vertex of the boundary outside B. Two such numbers differ by at most the width, so the numbers
/// less that of the empty set are finitely many. 2^width numbers.
class MatchingState : public SizesState {
  public:
    static constexpr int width_max = 24;
    static double bytes(int width) { return 4.0 * static_cast<double>(std::uint64_t{1} << width); }
    static constexpr const char* about = "the numbers of matchings through the boundary";

    void appear(bool named);
    void edge(int i, int j);
    void forget(int i);
    /// Takes the number of the empty set out.
    void normalise() { take_out(sizes_[0]); }
};

/// Null vectors of the adjacency matrix over GF(2): the pairs (x, c) at the boundary, x the values
/// there, c the sums over the neighbours that are there, of all vectors x for which the sums of
/// those forgotten are 0. They are a linear space, kept by its reduced basis; the dimension of what
/// is 0 on the boundary is taken out.
class NullSpaceState {
  public:
    static constexpr int width_max = 32;
    static double bytes(int width) { return 16.0 * width; }
    static constexpr const char* about = "the null vectors at the boundary";

    void appear(bool named);
    void edge(int i, int j);
    void forget(int i);
    void normalise() {}
    /// The nullity, once the boundary is empty.
    std::int64_t value() const { return taken_out_; }
    std::int64_t taken_out() const { return taken_out_; }
    const std::vector<std::uint64_t>& form() const { return basis_; }

  private:
    void reduce();

    int width_ = 0;
    /// Bit 2i is x at place i, bit 2i + 1 is c.
    std::vector<std::uint64_t> basis_;
    std::int64_t taken_out_ = 0;
};

/// Even kernels: which pairs of membership and parity at the boundary there are of independent sets
/// in which those forgotten have an even number of neighbours, and whether the set has a vertex.
class EvenKernelState {
  public:
    static constexpr int width_max = 31;
    static double bytes(int) { return 0; }
    static constexpr const char* about = "the traces of even kernels on the boundary";

    /// Leaves those that contain the vertex named, if it is this one.
    void appear(bool named);
    void edge(int i, int j);
    void forget(int i);
    void normalise() {}
    /// Whether there is one that has a vertex, once the boundary is empty: 0 or 1.
    std::int64_t value() const { return !traces_.empty() && (traces_.back() & 1) != 0 ? 1 : 0; }
    std::int64_t taken_out() const { return 0; }
    const std::vector<std::uint64_t>& form() const { return traces_; }

  private:
    int width_ = 0;
    /// Ascending. Bit 0: it has a vertex; bits 2i + 1 and 2i + 2: membership and parity at place i.
    std::vector<std::uint64_t> traces_ = {0};
};

/// Colourings with two colours, no edge between vertices of one colour: those of the boundary that
/// the part allows.
class ColouringState {
  public:
    static constexpr int width_max = 24;
    static double bytes(int width) { return 8.0 * static_cast<double>(std::uint64_t{1} << width); }
    static constexpr const char* about = "the colourings of the boundary";

    void appear(bool named);
    void edge(int i, int j);
    void forget(int i);
    void normalise() {}
    /// Whether there is one, once the boundary is empty: 0 or 1.
    std::int64_t value() const { return colourings_.empty() ? 0 : 1; }
    std::int64_t taken_out() const { return 0; }
    const std::vector<std::uint64_t>& form() const { return colourings_; }

  private:
    int width_ = 0;
    /// Ascending. Bit i is the colour at place i.
    std::vector<std::uint64_t> colourings_ = {0};
};

}  // namespace gazetteer
