// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/usual_families.hpp"

#include <algorithm>
#include <cstdint>

#include "graph/families.hpp"
#include "graph/families/classical.hpp"

namespace gazetteer {

SparseGraph with_hub(const SparseGraph& rim) {
    std::vector<Edge> edges = rim.edges();
    for (Vertex v = 0; v < rim.order(); ++v) edges.push_back({v, rim.order()});
    return {rim.order() + 1, edges};
}

SparseGraph torus_of_sides(std::span<const int> sides) {
    SparseGraph result = path(1);
    for (int n : sides) result = cartesian_product(result, cycle(n));
    return result;
}

std::vector<Family> families_of_papers() {
    using Values = Family::Values;
    const auto area = [](Values sides) {
        constexpr std::int64_t many = std::int64_t{1} << 40;
        std::int64_t result = 1;
        for (int n : sides) result = std::min(many, result * n);
        return result;
    };
    constexpr int rim_max = 400'000;
    const auto order = [](Values v) -> std::int64_t { return v[0] + 1; };
    const auto edges = [](Values v) -> std::int64_t { return 2 * v[0]; };
    return {
        {.name = "star",
         .parameters = {{"N", 0, rim_max}},
         .rule = "",
         .order = order,
         .member = [](Values v) { return with_hub(SparseGraph(v[0], {})); },
         .size_max = [](Values v) -> std::int64_t { return v[0]; }},
        {.name = "fan",
         .parameters = {{"N", 0, rim_max}},
         .rule = "",
         .order = order,
         .member = [](Values v) { return with_hub(path(v[0])); },
         .size_max = edges},
        {.name = "wheel",
         .parameters = {{"N", 3, rim_max}},
         .rule = "",
         .order = order,
         .member = [](Values v) { return with_hub(cycle(v[0])); },
         .size_max = edges},
        {.name = "torus",
         .parameters = {{"M", 3, 700}, {"N", 3, 700}},
         .rule = "",
         .order = area,
         .member = torus_of_sides,
         .repeats = true,
         .order_max = 200'000,
         .size_max =
             [](Values sides) {
                 std::int64_t result = static_cast<std::int64_t>(sides.size());
                 for (int n : sides) result *= n;
                 return result;
             }},
    };
}

}  // namespace gazetteer
