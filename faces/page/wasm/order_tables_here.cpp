// SPDX-License-Identifier: GPL-3.0-or-later
// There are no tables of whole orders here: their engines spread layers over threads. They never
// fit, and each graph is searched by itself.
#include <limits>

#include "graph/contract.hpp"
#include "oracle/engines/edge_delete/edge_delete_order_table.hpp"
#include "oracle/engines/ueg/ueg_order_table.hpp"
#include "oracle/tables/page_memory.hpp"

namespace gazetteer {

namespace {

constexpr std::size_t too_many = std::numeric_limits<std::size_t>::max();

}  // namespace

std::size_t UegOrderTable::bytes(int) {
    return too_many;
}
std::unique_ptr<const UegOrderTable> UegOrderTable::made(int, const ExtensionOptions&) {
    throw OutOfMemory(too_many);
}
VertexSet UegOrderTable::P_roots(const SmallGraph&) const {
    throw ContractViolation("there is no table");
}
VertexSet UegOrderTable::winning_moves(const SmallGraph&, Vertex) const {
    throw ContractViolation("there is no table");
}

std::size_t EdgeDeleteOrderTable::bytes(int) {
    return too_many;
}
std::unique_ptr<const EdgeDeleteOrderTable> EdgeDeleteOrderTable::made(int,
                                                                       const ExtensionOptions&) {
    throw OutOfMemory(too_many);
}
int EdgeDeleteOrderTable::grundy_value(const SmallGraph&) const {
    throw ContractViolation("there is no table");
}

}  // namespace gazetteer
