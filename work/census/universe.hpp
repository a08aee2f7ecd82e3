// SPDX-License-Identifier: GPL-3.0-or-later
// What a census runs over, how nauty generates it part by part, and how many there are: the
// published numbers, computed by Polya's theorem without generating anything.
#pragma once

#include <string>
#include <vector>

#include "graph/enumeration/process.hpp"
#include "work/census/count.hpp"
#include "work/shards/shard.hpp"

namespace gazetteer::census {

enum class Kind { graphs, graphs_without_isolated_vertices, digraphs };

struct Universe {
    Kind kind = Kind::graphs;
    /// Only those connected (digraphs: whose underlying graph is).
    bool connected = false;
    bool operator==(const Universe&) const = default;
};

/// The largest order: 32 for graphs, as nauty-geng has it, 8 for digraphs.
int order_max(const Universe& universe);

/// The generators of one part of all graphs of an order, one representative a class, a line each;
/// 1 <= order. The parts 0/m .. m-1/m are disjoint and cover them (nauty's res/mod; digraphs by
/// their underlying graphs).
std::vector<Command> generators(const Universe& universe, int order, const runs::Shard& part);
/// The same for people: "nauty-geng -q -c 8 RES/MOD".
std::string generator_text(const Universe& universe, const std::string& order);

/// How many there are of the order up to isomorphism, by number of edges (arcs): entry m is the
/// number with m. The sums are A000088, connected A001349, without isolated vertices A002494,
/// digraphs A000273, connected A003085. 0 <= order <= 32.
std::vector<Integer> numbers(const Universe& universe, int order);
/// Their sum.
Integer number(const Universe& universe, int order);
/// How many labelled ones there are, by number of edges: only for all graphs or all digraphs, where
/// they are binomial coefficients.
std::vector<Integer> labelled_numbers(const Universe& universe, int order);

}  // namespace gazetteer::census
