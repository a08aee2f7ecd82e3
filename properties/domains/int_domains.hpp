// SPDX-License-Identifier: GPL-3.0-or-later
// Domains of a few named integers (a path's order, a grid with a vertex) and of one named object.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graph/families.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::properties {

/// K named integers.
template <std::size_t K>
using Ints = std::array<int, K>;

inline Grid grid_of(const Ints<2>& value) {
    return {value[0], value[1]};
}

/// "m=3 n=4", and back; empty unless the text is exactly that form.
std::string print_named_ints(const std::vector<std::string>& names, const std::vector<int>& values);
std::vector<int> parse_named_ints(const std::vector<std::string>& names, std::string_view text);

/// What a domain of integer parameters needs; the members mean what they mean in Domain.
template <std::size_t K>
struct IntsSpec {
    std::string name;
    std::array<std::string, K> names;
    int size_min = 0;
    std::function<void(int size, const std::function<bool(const Ints<K>&)>& visit)> enumerate;
    std::function<int(const Ints<K>&)> size;
    std::function<bool(const Ints<K>&)> contains;
    std::function<Ints<K>(Dice&, int size)> generate = {};
    std::function<std::optional<InstanceGraph>(const Ints<K>&)> graph = {};
};
/// Random instances come from `generate`; they shrink by lowering one integer, by half and by one.
template <std::size_t K>
Domain<Ints<K>> ints_domain(const IntsSpec<K>& spec) {
    return {
        .name = spec.name,
        .size_min = spec.size_min,
        .enumerate = spec.enumerate,
        .size = spec.size,
        .generate = spec.generate,
        .shrink =
            [spec](const Ints<K>& value) {
                std::vector<Ints<K>> result;
                for (std::size_t i = 0; i < K; ++i)
                    for (int smaller : {value[i] / 2, value[i] - 1}) {
                        Ints<K> candidate = value;
                        candidate[i] = smaller;
                        if (smaller < value[i] && spec.contains(candidate))
                            result.push_back(candidate);
                    }
                return result;
            },
        .contains = spec.contains,
        .print =
            [spec](const Ints<K>& value) {
                return print_named_ints({spec.names.begin(), spec.names.end()},
                                        {value.begin(), value.end()});
            },
        .parse = [spec](std::string_view text) -> std::optional<Ints<K>> {
            const auto values = parse_named_ints({spec.names.begin(), spec.names.end()}, text);
            if (values.size() != K) return std::nullopt;
            Ints<K> result;
            std::copy_n(values.begin(), K, result.begin());
            return result;
        },
        .graph = spec.graph,
    };
}

/// n = least, least + 1, ...; the size is n. `member`: the graph that n stands for, if it does.
Domain<Ints<1>> integers(const std::string& name, const std::string& variable, int least,
                         const std::function<SparseGraph(int)>& member = {});
/// The members with n >= least of a family with one parameter n, which is the size.
Domain<Ints<1>> complete_graphs(int least);
Domain<Ints<1>> paths_of_order(int least);
/// `cubes` is what they are called: cubes or hypercubes.
Domain<Ints<1>> cubes_of_dimension(int least, const std::string& cubes = "cubes");
/// Grids m x n with both sides at least side_min; the size is the longer side.
Domain<Ints<2>> grid_sizes(int side_min);
/// Grids with a vertex (a, b), numbered from 1; the size is the longer side.
Domain<Ints<4>> grid_vertices(int side_min);

/// The grid, rooted at its vertex (a, b) if it has one; nothing if it is too large to be shown.
std::optional<InstanceGraph> instance_graph(const Grid& grid, int a = 0, int b = 0);

/// A single instance, for statements about one named object. Printed as `name`; its size is 0.
template <class T>
Domain<T> single(const std::string& name, const T& instance) {
    return {
        .name = name,
        .enumerate =
            [instance](int size, const std::function<bool(const T&)>& visit) {
                if (size == 0) visit(instance);
            },
        .size = [](const T&) { return 0; },
        .generate = {},
        .shrink = {},
        .contains = [instance](const T& x) { return x == instance; },
        .print = [name,
                  instance](const T& x) { return x == instance ? name : name + " (changed)"; },
        .parse =
            [name, instance](std::string_view text) {
                return text == name ? std::optional<T>(instance) : std::nullopt;
            },
    };
}

}  // namespace gazetteer::properties
