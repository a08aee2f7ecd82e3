// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/even_kernels/extensions.hpp"

namespace gazetteer::even_kernels {

namespace {

/// Bit s of word t: |s & t| is even, for subsets s, t of {0..5}.
constexpr auto even_overlap = [] {
    std::array<std::uint64_t, 64> result{};
    for (unsigned t = 0; t < 64; ++t)
        for (unsigned s = 0; s < 64; ++s)
            if (std::popcount(s & t) % 2 == 0) result[t] |= std::uint64_t{1} << s;
    return result;
}();

/// visit(K, odd(K)) for every independent K, the empty set first.
template <class Visit>
void for_each_independent_set(const SmallGraph& g, Visit visit, VertexSet k, VertexSet odd,
                              VertexSet free) {
    visit(k, odd);
    for (Vertex v : free) {
        free.erase(v);
        for_each_independent_set(g, visit, k | VertexSet{v}, odd ^ g.neighbours(v),
                                 free - g.neighbours(v));
    }
}

}  // namespace

EvenKernelExtensions::EvenKernelExtensions(const SmallGraph& h) : order_(h.order()) {
    require(h.order() < SmallGraph::order_max, "order <= 11");
    for_each_independent_set(
        h, [this](VertexSet k, VertexSet odd) { add(k, odd); }, {}, {}, h.vertices());
}

void EvenKernelExtensions::add(VertexSet k, VertexSet odd) {
    in_kernels_[static_cast<std::size_t>(order_)].insert(odd.bits());
    for (Vertex v : k) in_kernels_[static_cast<std::size_t>(v)].insert(odd.bits());
    if (k.empty() || !odd.empty()) return;
    const std::uint64_t low = even_overlap[k.bits() & 63];
    const std::uint64_t high = k.bits() >> 6;
    for (std::size_t w = 0; w < subset_family::words(order_); ++w) {
        const std::uint64_t even = std::popcount(w & high) % 2 == 0 ? low : ~low;
        for (Vertex v : k) in_kernels_[static_cast<std::size_t>(v)].words[w] |= even;
    }
}

VertexSet even_kernel_vertices(const SmallGraph& g) {
    VertexSet result;
    for_each_independent_set(
        g,
        [&result](VertexSet k, VertexSet odd) {
            if (odd.empty()) result = result | k;
        },
        {}, {}, g.vertices());
    return result;
}

}  // namespace gazetteer::even_kernels
