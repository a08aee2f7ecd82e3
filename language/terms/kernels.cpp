// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels of digraphs, by backtracking: vertex after vertex is taken into the kernel, which puts
// its neighbours out, or is left out, which asks for an arc into the kernel.
#include <array>

#include "language/terms/terms_digraph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::digraph_invariants {

namespace {

class KernelSearch {
  public:
    explicit KernelSearch(const Digraph& d) : vertices_(d.vertices()) {
        for (Vertex v : vertices_) {
            out_[static_cast<std::size_t>(v)] = d.out_neighbours(v);
            around_[static_cast<std::size_t>(v)] = d.out_neighbours(v) | d.in_neighbours(v);
        }
    }

    /// Calls use(kernel) for each until it returns false. Whether it never did.
    template <class Use>
    bool each(Use use) const {
        return extend({}, {}, use);
    }

  private:
    template <class Use>
    bool extend(VertexSet inside, VertexSet outside, Use& use) const {
        runs::poll();
        const VertexSet open = vertices_ - inside - outside;
        for (Vertex v : outside)
            if (!out_[static_cast<std::size_t>(v)].meets(inside | open)) return true;
        if (open.empty()) return use(inside);
        const Vertex v = *open.begin();
        const VertexSet self{v};
        return extend(inside | self, outside | around_[static_cast<std::size_t>(v)], use) &&
               extend(inside, outside | self, use);
    }

    VertexSet vertices_;
    std::array<VertexSet, Digraph::order_max> out_;
    std::array<VertexSet, Digraph::order_max> around_;
};

}  // namespace

Integer kernels(const Digraph& d) {
    std::int64_t result = 0;
    KernelSearch(d).each([&](VertexSet) {
        ++result;
        return true;
    });
    return result;
}

Integer has_kernel(const Digraph& d) {
    return KernelSearch(d).each([](VertexSet) { return false; }) ? 0 : 1;
}

VertexSet in_kernel(const Digraph& d) {
    VertexSet result;
    KernelSearch(d).each([&](VertexSet kernel) {
        result = result | kernel;
        return result != d.vertices();
    });
    return result;
}

}  // namespace gazetteer::conjectures::digraph_invariants
