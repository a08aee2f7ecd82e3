// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/chains/named_chains.hpp"

#include "graph/contract.hpp"
#include "graph/families.hpp"

namespace gazetteer {

namespace {

Chain open_chain(Graph unit, std::vector<ChainJoin> joins) {
    Chain result;
    result.unit = std::move(unit);
    result.joins = std::move(joins);
    return result;
}

Chain closed(Chain chain) {
    chain.ring = true;
    return chain;
}

}  // namespace

Chain path_chain() {
    return grid_chain(1);
}

Chain cycle_chain() {
    return closed(path_chain());
}

Chain grid_chain(int k) {
    require(1 <= k && k <= chain_part_order_max, "1 <= k <= 16");
    std::vector<ChainJoin> joins;
    for (Vertex v = 0; v < k; ++v) joins.push_back({v, v});
    return open_chain(to_graph(path(k)), std::move(joins));
}

Chain ladder_chain() {
    return grid_chain(2);
}

Chain caterpillar_chain(int k) {
    require(0 <= k && k < chain_part_order_max, "0 <= k < 16");
    return open_chain(to_graph(complete_bipartite(1, k)), {{0, 0}});
}

Chain comb_chain() {
    return caterpillar_chain(1);
}

Chain sun_chain() {
    return closed(comb_chain());
}

Chain prism_chain() {
    return closed(ladder_chain());
}

Chain moebius_chain() {
    Chain result = prism_chain();
    result.twist = {1, 0};
    return result;
}

}  // namespace gazetteer
