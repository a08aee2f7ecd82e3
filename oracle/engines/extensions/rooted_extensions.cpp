// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/rooted_extensions.hpp"

#include "graph/bits/vectorized.hpp"

namespace gazetteer {

namespace {

using extension_census::count;

/// 64 neighbourhoods S of x: what holds of H + x, a bit each.
struct Word {
    VerticalCount p_roots;
    std::uint64_t some_p{};
    std::uint64_t every_p = ~std::uint64_t{0};
    std::uint64_t x_is_p{};
};

class RootedCounting {
  public:
    explicit RootedCounting(const RootedExtensions& extensions) : extensions_(extensions) {}

    [[gnu::always_inline]] Word word(std::size_t w) const {
        Word result;
        for (Vertex v = 0; v <= extensions_.base().order(); ++v) {
            result.x_is_p = ~extensions_.n_sets(v).words[w];
            result.p_roots.add(result.x_is_p);
            result.some_p |= result.x_is_p;
            result.every_p &= result.x_is_p;
        }
        return result;
    }
    [[gnu::always_inline]] void add(const Word& word, const ChosenSets& sets,
                                    RootedCounts& counts) const {
        const std::uint64_t graphs = count(sets.unlabelled);
        counts.graphs += graphs;
        counts.roots += graphs * static_cast<std::uint64_t>(extensions_.base().order() + 1);
        counts.p_roots += word.p_roots.sum(sets.unlabelled);
        counts.p_orbits += count(sets.representative & word.x_is_p);
        counts.every_vertex_n += count(sets.unlabelled & ~word.some_p);
        counts.every_vertex_p += count(sets.unlabelled & word.every_p);
        counts.labelled_graphs += sets.weight * count(sets.all);
        counts.labelled_p_roots += sets.weight * word.p_roots.sum(sets.all);
    }

  private:
    const RootedExtensions& extensions_;
};

/// f(member of a, member of b) for all counts.
template <class F>
void for_each_count(RootedCounts& a, const RootedCounts& b, F f) {
    for (auto member :
         {&RootedCounts::graphs, &RootedCounts::roots, &RootedCounts::p_roots,
          &RootedCounts::p_orbits, &RootedCounts::every_vertex_n, &RootedCounts::every_vertex_p})
        f(a.*member, b.*member);
    for (auto member : {&RootedCounts::labelled_graphs, &RootedCounts::labelled_p_roots})
        f(a.*member, b.*member);
}

GAZETTEER_VECTORIZED void add_counts(const RootedExtensions& extensions, RootedCensus& census) {
    extension_census::add(extensions, RootedCounting(extensions), census);
}

}  // namespace

void add_rooted_extensions(const RootedExtensions& extensions, RootedCensus& census) {
    add_counts(extensions, census);
}

RootedCensus rooted_census_of_null_graph(bool counted) {
    RootedCounts counts;
    if (counted) {
        counts.graphs = counts.every_vertex_n = counts.every_vertex_p = 1;
        counts.labelled_graphs = 1;
    }
    return {{counts}, {counts}};
}

RootedExtensions::Member RootedExtensions::member(VertexSet s) const {
    Member result{base().with_vertex(s), {}};
    for (Vertex v = 0; v <= base().order(); ++v)
        if (!n_sets_[v].contains(s.bits())) result.p_roots.insert(v);
    return result;
}

RootedCounts& RootedCounts::operator+=(const RootedCounts& other) {
    for_each_count(*this, other, [](auto& a, const auto& b) { a += b; });
    return *this;
}

RootedCounts& RootedCounts::operator-=(const RootedCounts& other) {
    for_each_count(*this, other, [](auto& a, const auto& b) { a -= b; });
    return *this;
}

}  // namespace gazetteer
