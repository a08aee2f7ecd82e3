// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/domains/int_domains.hpp"

#include <algorithm>
#include <charconv>

namespace gazetteer::properties {

std::string print_named_ints(const std::vector<std::string>& names,
                             const std::vector<int>& values) {
    std::string result;
    for (std::size_t i = 0; i < names.size(); ++i)
        result += (i == 0 ? "" : " ") + names[i] + "=" + std::to_string(values[i]);
    return result;
}

std::vector<int> parse_named_ints(const std::vector<std::string>& names, std::string_view text) {
    std::vector<int> values;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string label = (i == 0 ? "" : " ") + names[i] + "=";
        if (!text.starts_with(label)) return {};
        text.remove_prefix(label.size());
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc{}) return {};
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        values.push_back(value);
    }
    return text.empty() ? values : std::vector<int>{};
}

Domain<Ints<1>> integers(const std::string& name, const std::string& variable, int least,
                         const std::function<SparseGraph(int)>& member) {
    std::function<std::optional<InstanceGraph>(const Ints<1>&)> graph;
    if (member)
        graph = [member](const Ints<1>& value) -> std::optional<InstanceGraph> {
            return InstanceGraph{member(value[0])};
        };
    return ints_domain<1>({
        .name = name,
        .names = {variable},
        .size_min = least,
        .enumerate = [](int size, const auto& visit) { visit(Ints<1>{size}); },
        .size = [](const Ints<1>& value) { return value[0]; },
        .contains = [least](const Ints<1>& value) { return value[0] >= least; },
        .generate = [least](
                        Dice& dice,
                        int size) { return Ints<1>{dice.between(least, std::max(least, size))}; },
        .graph = graph,
    });
}

namespace {

/// Members too large to be drawn are not made.
Domain<Ints<1>> family(const std::string& plural, const std::string& letter, int least, int drawn,
                       SparseGraph (*member)(int)) {
    const std::string bounds = "_n, " + std::to_string(least) + " <= n <= {}";
    Domain<Ints<1>> result = integers(plural + " " + letter + bounds, "n", least);
    result.graph = [=](const Ints<1>& value) -> std::optional<InstanceGraph> {
        const int n = value[0];
        if (n > drawn) return std::nullopt;
        return InstanceGraph{member(n), {}, letter + "_" + std::to_string(n)};
    };
    return result;
}

}  // namespace

Domain<Ints<1>> complete_graphs(int least) {
    return family("complete graphs", "K", least, 1000, complete);
}

Domain<Ints<1>> paths_of_order(int least) {
    return family("paths", "P", least, 1000, path);
}

Domain<Ints<1>> cubes_of_dimension(int least, const std::string& cubes) {
    return family(cubes, "Q", least, 10, cube);
}

std::optional<InstanceGraph> instance_graph(const Grid& grid, int a, int b) {
    constexpr int order_max = 6400;
    if (grid.m < 1 || grid.n < 1 || grid.m > order_max / grid.n) return std::nullopt;
    InstanceGraph result{
        grid.graph(), {}, "G_{" + std::to_string(grid.m) + " x " + std::to_string(grid.n) + "}"};
    if (!grid.contains(a, b)) return result;
    result.root = grid.at(a, b);
    result.name += " at (" + std::to_string(a) + ", " + std::to_string(b) + ")";
    return result;
}

namespace {

/// Every (m, n) with m, n >= side_min and max(m, n) = size, until `visit` returns false.
void for_each_grid(int side_min, int size, const std::function<bool(int m, int n)>& visit) {
    for (int m = side_min; m <= size; ++m)
        for (int n = m == size ? side_min : size; n <= size; ++n)
            if (!visit(m, n)) return;
}

}  // namespace

Domain<Ints<2>> grid_sizes(int side_min) {
    return ints_domain<2>({
        .name = "grids m x n with " + std::to_string(side_min) + " <= m, n <= {}",
        .names = {"m", "n"},
        .size_min = side_min,
        .enumerate =
            [side_min](int size, const auto& visit) {
                for_each_grid(side_min, size, [&](int m, int n) { return visit({m, n}); });
            },
        .size = [](const Ints<2>& value) { return std::max(value[0], value[1]); },
        .contains =
            [side_min](const Ints<2>& value) {
                return value[0] >= side_min && value[1] >= side_min;
            },
        .generate =
            [side_min](Dice& dice, int size) {
                const int top = std::max(side_min, size);
                return Ints<2>{dice.between(side_min, top), dice.between(side_min, top)};
            },
        .graph =
            [](const Ints<2>& value) {
                return instance_graph({value[0], value[1]});
            },
    });
}

Domain<Ints<4>> grid_vertices(int side_min) {
    return ints_domain<4>({
        .name =
            "vertices (a, b) of grids m x n with " + std::to_string(side_min) + " <= m, n <= {}",
        .names = {"m", "n", "a", "b"},
        .size_min = side_min,
        .enumerate =
            [side_min](int size, const auto& visit) {
                for_each_grid(side_min, size, [&](int m, int n) {
                    for (int a = 1; a <= m; ++a)
                        for (int b = 1; b <= n; ++b)
                            if (!visit({m, n, a, b})) return false;
                    return true;
                });
            },
        .size = [](const Ints<4>& value) { return std::max(value[0], value[1]); },
        .contains =
            [side_min](const Ints<4>& value) {
                const auto [m, n, a, b] = value;
                return m >= side_min && n >= side_min && 1 <= a && a <= m && 1 <= b && b <= n;
            },
        .generate =
            [side_min](Dice& dice, int size) {
                const int top = std::max(side_min, size);
                const int m = dice.between(side_min, top);
                const int n = dice.between(side_min, top);
                return Ints<4>{m, n, dice.between(1, m), dice.between(1, n)};
            },
        .graph =
            [](const Ints<4>& value) {
                return instance_graph({value[0], value[1]}, value[2], value[3]);
            },
    });
}

}  // namespace gazetteer::properties
