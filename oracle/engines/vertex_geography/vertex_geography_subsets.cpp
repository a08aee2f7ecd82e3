// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/vertex_geography/vertex_geography_subsets.hpp"

namespace gazetteer {

std::vector<VertexSet> vertex_geography_P_roots_of_subsets(const Graph& g) {
    require(g.order() <= 20, "order <= 20");
    std::vector<VertexSet> result(std::size_t{1} << g.order());
    std::uint64_t bits{};
    for (VertexSet& roots : result) {
        const VertexSet r = VertexSet::from_bits(bits++);
        for (Vertex v : r)
            if (!g.neighbours(v).meets(result[(r - VertexSet{v}).bits()])) roots.insert(v);
    }
    return result;
}

}  // namespace gazetteer
