// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/twins.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace gazetteer {

// No vertex has twins of both sorts: if v had u adjacent and w not, u would be adjacent to w by the
// one, and not by the other.
TwinClasses twin_classes(const SparseGraph& g, const std::vector<int>& colours) {
    /// The colour, whether the vertex is among its neighbours here, and these.
    using TwinKey = std::tuple<int, bool, std::vector<Vertex>>;
    const auto colour = [&](Vertex v) {
        return colours.empty() ? 0 : colours[static_cast<std::size_t>(v)];
    };
    const auto key = [&](Vertex v, bool with_itself) {
        const auto around = g.neighbours(v);
        std::vector<Vertex> list(around.begin(), around.end());
        if (with_itself) list.insert(std::ranges::lower_bound(list, v), v);
        return TwinKey(colour(v), with_itself, std::move(list));
    };
    TwinClasses result;
    std::map<TwinKey, int> known;
    for (Vertex v = 0; v < g.order(); ++v) {
        int its_class = -1;
        for (bool is_adjacent : {false, true})
            if (const auto at = known.find(key(v, is_adjacent)); at != known.end()) {
                its_class = at->second;
                result.adjacent[static_cast<std::size_t>(its_class)] = is_adjacent;
            }
        if (its_class < 0) {
            its_class = static_cast<int>(result.first.size());
            result.first.push_back(v);
            result.count.push_back(0);
            result.adjacent.push_back(false);
            if (colour(v) >= 0) known.emplace(key(v, false), its_class);
            known.emplace(key(v, true), its_class);
        }
        ++result.count[static_cast<std::size_t>(its_class)];
        result.class_of.push_back(its_class);
    }
    return result;
}

}  // namespace gazetteer
