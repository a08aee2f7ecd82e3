// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/position.hpp"

namespace gazetteer::script {

void encode(const Position& position, Key& key) {
    const int order = position.board.order();
    key.write(static_cast<std::uint64_t>(order), 7);
    key.write(position.directed ? 1 : 0, 1);
    key.write(position.present.bits(), order);
    for (Vertex v = 0; v < order; ++v) {
        const std::uint64_t row = position.board.out_neighbours(v).bits();
        if (position.directed)
            key.write(row, order);
        else
            key.write(row & VertexSet::first(v).bits(), v);
    }
    for (Vertex token : position.tokens) key.write(static_cast<std::uint64_t>(token), 6);
    for (VertexSet set : position.sets) key.write(set.bits(), order);
}

}  // namespace gazetteer::script
