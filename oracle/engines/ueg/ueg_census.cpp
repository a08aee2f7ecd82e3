// SPDX-License-Identifier: GPL-3.0-or-later
// The counting over UegExtensions: all S of one H at once.
#include "graph/bits/vectorized.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"

namespace gazetteer {

namespace {

using extension_census::count;

/// 64 neighbourhoods S of x: what holds of H + x, a bit each.
struct Word {
    VerticalCount p_roots;
    std::uint64_t some_p = 0;
    std::uint64_t every_p = ~std::uint64_t{0};
    std::uint64_t x_is_p = 0;
};

class UegCounting {
  public:
    explicit UegCounting(const UegExtensions& extensions) : extensions_(extensions) {}

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
                                    UegCounts& counts) const {
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
    const UegExtensions& extensions_;
};

GAZETTEER_VECTORIZED void add_extensions(const UegExtensions& extensions, UegCensus& census) {
    extension_census::add(extensions, UegCounting(extensions), census);
}

UegCensus null_graph(bool counted) {
    UegCounts counts;
    if (counted)
        counts.graphs = counts.every_vertex_n = counts.every_vertex_p = counts.labelled_graphs = 1;
    return {{counts}, {counts}};
}

/// f(member of a, member of b) for all counts.
template <class F>
void for_each_count(UegCounts& a, const UegCounts& b, F f) {
    for (auto member :
         {&UegCounts::graphs, &UegCounts::roots, &UegCounts::p_roots, &UegCounts::p_orbits,
          &UegCounts::every_vertex_n, &UegCounts::every_vertex_p, &UegCounts::labelled_graphs,
          &UegCounts::labelled_p_roots})
        f(a.*member, b.*member);
}

}  // namespace

UegCounts& UegCounts::operator+=(const UegCounts& other) {
    for_each_count(*this, other, [](std::uint64_t& a, std::uint64_t b) { a += b; });
    return *this;
}

UegCounts& UegCounts::operator-=(const UegCounts& other) {
    for_each_count(*this, other, [](std::uint64_t& a, std::uint64_t b) { a -= b; });
    return *this;
}

std::optional<UegCensus> ueg_census(int order, const ExtensionOptions& options) {
    if (order == 0) return null_graph(options.shard == 0);
    return sized_census<UegCounts>(order, options, for_each_ueg_class, add_extensions);
}

}  // namespace gazetteer
