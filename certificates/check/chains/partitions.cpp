// SPDX-License-Identifier: GPL-3.0-or-later
// Colourings with any number of colours. A pattern is how they part the vertices of the last unit,
// and of the first one of a ring, into classes: a number for each vertex, four bits each, in the
// order in which they come. With it goes the fewest colours that the units so far take. A
// class that the pattern lacks is a colour of before, while there is one.
#include <algorithm>
#include <array>

#include "certificates/check/chains/sequence.hpp"
#include "certificates/check/chains/walk_steps.hpp"

namespace gazetteer::check {

namespace {

constexpr int class_bits = 4;

/// The first unit of a ring, a part and the next one.
constexpr int vertices_max = 3 * part_max;

struct Classes {
    std::array<int, vertices_max> of = {};
    int vertices = 0;
    int count = 0;

    /// The next vertex is of this class.
    void add(int c) {
        of[static_cast<std::size_t>(vertices++)] = c;
        count = std::max(count, c + 1);
    }
    int at(int v) const { return of[static_cast<std::size_t>(v)]; }
};

Classes read_classes(std::uint64_t key, int vertices) {
    Classes result;
    for (int v = 0; v < vertices; ++v) result.add(static_cast<int>(key >> v * class_bits & 15));
    return result;
}

/// The key of these vertices, then those; the classes are counted as they come.
class KeyOfClasses {
  public:
    KeyOfClasses() { names_.fill(-1); }
    void add(int c) {
        int& name = names_[static_cast<std::size_t>(c)];
        if (name < 0) name = count_++;
        key_ |= static_cast<std::uint64_t>(name) << class_bits * vertices_++;
    }
    std::uint64_t key() const { return key_; }

  private:
    std::array<int, vertices_max> names_;
    int count_ = 0;
    int vertices_ = 0;
    std::uint64_t key_ = 0;
};

/// Whether vertex v of the step's part may be of class c, after those below v. `known` are the
/// classes behind the step.
template <class Step>
bool fits(const Step& step, const Classes& known, const Classes& classes, Vertex v, int c) {
    bool result = true;
    for (Vertex u : step.part.neighbours(v))
        result = result && (u >= v || classes.at(known.vertices + u) != c);
    step.for_each_join(
        [&](Vertex u, Vertex w) { result = result && (w != v || known.at(u) != c); });
    return result;
}

}  // namespace

/// The vertices of the part have classes of the pattern or others, two ends of an edge never one.
void ChainWalk::colour(const Step& step, const BoundaryState& from, std::uint64_t key, int colours,
                       BoundaryState& to) {
    const Classes known = read_classes(key, from.order + from.first_order);
    Classes classes = known;
    const auto keep = [&](int now) {
        KeyOfClasses kept;
        for (int v = 0; v < to.order; ++v) kept.add(classes.at(known.vertices + v));
        for (int v = 0; v < to.first_order; ++v)
            kept.add(step.is_first ? classes.at(known.vertices + v) : known.at(from.order + v));
        const auto [place, is_new] = to.entries.try_emplace(kept.key(), now);
        place->second = std::min(place->second, now);
    };
    const auto extend = [&](auto self, Vertex v) -> void {
        spend();
        const int now = std::max(colours, classes.count);
        if (now > colours_max_) return;
        if (v == to.order) return keep(now);
        const Classes before = classes;
        for (int c = 0; c <= before.count; ++c) {
            if (!fits(step, known, classes, v, c)) continue;
            classes.add(c);
            self(self, v + 1);
            classes = before;
        }
    };
    extend(extend, 0);
}

/// -1 if the colours do not suffice. The last unit of a ring is joined to the first one.
std::int64_t ChainWalk::fewest_colours(const BoundaryState& state) const {
    std::int64_t result = -1;
    for (const auto& [key, colours] : state.entries) {
        const Classes classes = read_classes(key, state.order + state.first_order);
        bool fits = true;
        if (sequence_.chain.kind(0).closed)
            for (const auto& [u, t] : sequence_.chain.unit.joins)
                fits =
                    fits && classes.at(u) != classes.at(state.order + turned(sequence_.chain, t));
        if (fits && (result < 0 || colours < result)) result = colours;
    }
    return result;
}

}  // namespace gazetteer::check
