// Graphs by the names of their families: "grid 5 4", "cube 3".
#pragma once

#include <optional>
#include <string>

#include "graph/sparse_graph.hpp"

namespace gazetteer::cli {

/// The families and their parameters, for help texts.
inline constexpr const char* family_list =
    "path N, cycle N, complete N, complete_bipartite A B, cocktail_party N, cube N, grid M N";
/// No named graph has more edges than this.
inline constexpr int named_size_max = 1'000'000;

/// The member of a family; nothing for a text without a blank, which may be graph6. Throws
/// InputError on an unknown family, parameters that it does not have, or a graph too large.
std::optional<SparseGraph> named_graph(const std::string& text);

}  // namespace gazetteer::cli
