// SPDX-License-Identifier: GPL-3.0-or-later
// The counting over EdgeDeleteExtensions: all S of one H at once.
#include "graph/bits/vectorized.hpp"
#include "oracle/engines/edge_delete/edge_delete_classes.hpp"

namespace gazetteer {

namespace {

using extension_census::count;

/// 64 neighbourhoods S of x: those without isolated vertices, and of these those of each value.
struct Word {
    std::array<std::uint64_t, ValueCounts::values> of_value;
};

class EdgeDeleteCounting {
  public:
    explicit EdgeDeleteCounting(const EdgeDeleteExtensions& extensions) : extensions_(extensions) {
        for (Vertex v : extensions.base().vertices())
            if (extensions.base().neighbours(v).empty()) isolated_.insert(v);
    }

    [[gnu::always_inline]] Word word(std::size_t w) const {
        std::uint64_t counted = w == 0 ? ~std::uint64_t{1} : ~std::uint64_t{0};
        for (Vertex v : isolated_) counted &= SubsetFamily::containing(v, w);
        Word result;
        for (std::size_t k = 0; k < result.of_value.size(); ++k) {
            result.of_value[k] = counted;
            for (std::size_t b = 0; b < GrundyDigits::digits; ++b) {
                const std::uint64_t digit = extensions_.grundy().families[b].words[w];
                result.of_value[k] &= (k >> b & 1) != 0 ? digit : ~digit;
            }
        }
        return result;
    }
    [[gnu::always_inline]] void add(const Word& word, const ChosenSets& sets,
                                    ValueCounts& counts) const {
        for (std::size_t k = 0; k < word.of_value.size(); ++k) {
            counts.unlabelled[k] += count(sets.unlabelled & word.of_value[k]);
            counts.labelled[k] += sets.weight * count(sets.all & word.of_value[k]);
        }
    }

  private:
    const EdgeDeleteExtensions& extensions_;
    VertexSet isolated_;
};

GAZETTEER_VECTORIZED void add_extensions(const EdgeDeleteExtensions& extensions,
                                         ValueCensus& census) {
    extension_census::add(extensions, EdgeDeleteCounting(extensions), census);
}

}  // namespace

std::optional<ValueCensus> edge_delete_census(int order, const ExtensionOptions& options) {
    if (order == 0) return value_census_of_null_graph(options.shard == 0);
    return sized_census<ValueCounts>(order, options, for_each_edge_delete_class, add_extensions);
}

}  // namespace gazetteer
