// SPDX-License-Identifier: GPL-3.0-or-later
// The census of even kernels beside outcomes over RootedExtensions: all S of one H at once.
#include "graph/bits/vectorized.hpp"
#include "oracle/engines/extensions/extension_census.hpp"
#include "properties/even_kernels/census.hpp"
#include "properties/even_kernels/extensions.hpp"

namespace gazetteer::even_kernels {

namespace {

using extension_census::count;

/// 64 neighbourhoods S of x: what holds of H + x, a bit each.
struct Word {
    std::uint64_t some_kernel = 0;
    std::uint64_t some_p = 0;
    std::uint64_t differ = 0;
    VerticalCount p_without_kernel;
    std::uint64_t x_is_p_without_kernel = 0;
};

class KernelCounting {
  public:
    KernelCounting(const RootedExtensions& extensions, const EvenKernelExtensions& kernels)
        : extensions_(extensions), kernels_(kernels) {}

    [[gnu::always_inline]] Word word(std::size_t w) const {
        Word result;
        for (Vertex v = 0; v <= extensions_.base().order(); ++v) {
            const std::uint64_t p = ~extensions_.n_sets(v).words[w];
            const std::uint64_t in_kernel = kernels_.in_kernels(v).words[w];
            result.some_kernel |= in_kernel;
            result.some_p |= p;
            result.differ |= p ^ in_kernel;
            result.x_is_p_without_kernel = p & ~in_kernel;
            result.p_without_kernel.add(result.x_is_p_without_kernel);
        }
        return result;
    }
    [[gnu::always_inline]] void add(const Word& word, const ChosenSets& sets,
                                    EvenKernelCounts& counts) const {
        add(word, sets.unlabelled, 1, counts.unlabelled);
        counts.unlabelled.P_without_kernel_orbits +=
            count(sets.representative & word.x_is_p_without_kernel);
        add(word, sets.all, sets.weight, counts.labelled);
    }

  private:
    [[gnu::always_inline]] static void add(const Word& word, std::uint64_t sets,
                                           std::uint64_t weight, EvenKernelCensus& counts) {
        counts.graphs += weight * count(sets);
        counts.with_even_kernel += weight * count(sets & word.some_kernel);
        counts.P_iff_in_even_kernel += weight * count(sets & ~word.differ);
        counts.every_vertex_N += weight * count(sets & ~word.some_p);
        counts.P_without_kernel_roots += weight * word.p_without_kernel.sum(sets);
    }

    const RootedExtensions& extensions_;
    const EvenKernelExtensions& kernels_;
};

GAZETTEER_VECTORIZED void add_extensions(const RootedExtensions& extensions,
                                         const EvenKernelExtensions& kernels,
                                         SizedCensus<EvenKernelCounts>& census) {
    extension_census::add(extensions, KernelCounting(extensions, kernels), census);
}

/// Without a vertex: P and in an even kernel exactly where there is one, and none is P.
SizedCensus<EvenKernelCounts> null_graph(bool counted) {
    EvenKernelCounts counts;
    if (counted) counts.unlabelled = counts.labelled = {1, 0, 1, 1, 0, 0};
    return {{counts}, {counts}};
}

/// f(member of a, member of b) for all counts.
template <class F>
void for_each_count(EvenKernelCensus& a, const EvenKernelCensus& b, F f) {
    for (auto member :
         {&EvenKernelCensus::graphs, &EvenKernelCensus::with_even_kernel,
          &EvenKernelCensus::P_iff_in_even_kernel, &EvenKernelCensus::every_vertex_N,
          &EvenKernelCensus::P_without_kernel_roots, &EvenKernelCensus::P_without_kernel_orbits})
        f(a.*member, b.*member);
}

template <class F>
void for_each_count(EvenKernelCounts& a, const EvenKernelCounts& b, F f) {
    for_each_count(a.unlabelled, b.unlabelled, f);
    for_each_count(a.labelled, b.labelled, f);
}

}  // namespace

EvenKernelCounts& EvenKernelCounts::operator+=(const EvenKernelCounts& other) {
    for_each_count(*this, other, [](LabelledCount& a, LabelledCount b) { a += b; });
    return *this;
}

EvenKernelCounts& EvenKernelCounts::operator-=(const EvenKernelCounts& other) {
    for_each_count(*this, other, [](LabelledCount& a, LabelledCount b) { a -= b; });
    return *this;
}

std::optional<SizedCensus<EvenKernelCounts>> even_kernel_sized_census(
    int order, const ExtensionOptions& options) {
    if (order == 0) return null_graph(options.shard == 0);
    return sized_census<EvenKernelCounts>(
        order, options, for_each_ueg_class,
        [](const RootedExtensions& extensions, SizedCensus<EvenKernelCounts>& census) {
            add_extensions(extensions, EvenKernelExtensions(extensions.base()), census);
        });
}

}  // namespace gazetteer::even_kernels
