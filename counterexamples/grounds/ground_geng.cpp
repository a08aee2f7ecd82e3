// SPDX-License-Identifier: GPL-3.0-or-later
// Exhaustive grounds: nauty's generators, a process a piece, and the list of vertex-transitive
// graphs.
#include <algorithm>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/grounds/list_levels.hpp"
#include "graph/enumeration/parsed_lines.hpp"
#include "graph/enumeration/vertex_transitive.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures {

namespace {

/// What a generator prints, parsed.
void visit_lines(const Command& command, const GraphVisitor& visit) {
    for_each_parsed({command}, parse_small_graph, visit);
}

bool is_true(Integer value) {
    return value.value() != 0;
}

/// Whether a graph of order at most 2 belongs: nauty-geng refuses some options there. Such graphs
/// are regular, chordal, split, perfect, and free of all that is forbidden.
bool small_one_belongs(const GraphRestrictions& which, const Graph& g) {
    const int least = static_cast<int>(invariants::min_degree(g).value());
    const int most = static_cast<int>(invariants::max_degree(g).value());
    return (!which.connected || is_connected(g)) &&
           (!which.biconnected || is_true(invariants::biconnected(g))) &&
           (!which.trees || is_true(invariants::tree(g))) &&
           (g.order() == 0 || (least >= which.degree_min && most <= which.degree_max)) &&
           which.size_min <= g.size() && g.size() <= which.size_max;
}

std::vector<Graph> of_order_at_most_2(const GraphRestrictions& which, int order) {
    std::vector<Graph> result{Graph(order)};
    if (order == 2) result.push_back(Graph(2, {{0, 1}}));
    std::erase_if(result, [&](const Graph& g) { return !small_one_belongs(which, g); });
    return result;
}

Piece piece_of(const Graph& g) {
    return {g.size(), [g](const GraphVisitor& visit) { visit(g); }};
}

std::vector<std::string> flags(const GraphRestrictions& which) {
    std::vector<std::string> result{"-q"};
    if (which.biconnected) result.emplace_back("-C");
    if (which.connected && !which.biconnected) result.emplace_back("-c");
    if (which.bipartite) result.emplace_back("-b");
    if (which.triangle_free) result.emplace_back("-t");
    if (which.square_free) result.emplace_back("-f");
    if (which.k4_free) result.emplace_back("-k");
    if (which.chordal) result.emplace_back("-T");
    if (which.split) result.emplace_back("-S");
    if (which.perfect) result.emplace_back("-P");
    if (which.claw_free) result.emplace_back("-F");
    return result;
}

/// How many processes share the graphs of one order and size, in a whole hunt or in a shard of it.
int shares(int order, const runs::Shard& shard) {
    const int whole = order >= 10 ? 16 : order == 9 ? 2 : 1;
    return (whole + shard.mod - 1) / shard.mod;
}

/// The last argument of a generator: the share `share` of `of` of the shard.
void add_share(std::vector<std::string>& arguments, const runs::Shard& shard, int share, int of) {
    arguments.push_back(to_string(runs::part_of(shard, share, of)));
}

/// What to generate, and the shard.
struct Share {
    GraphRestrictions which;
    runs::Shard shard;
};

void add_pieces(std::vector<Piece>& pieces, const Share& of, int order, int least, int most,
                int size) {
    for (int share = 0; share < shares(order, of.shard); ++share) {
        Command geng{"nauty-geng", flags(of.which)};
        geng.arguments.push_back("-d" + std::to_string(least));
        geng.arguments.push_back("-D" + std::to_string(most));
        geng.arguments.push_back(std::to_string(order));
        geng.arguments.push_back(std::to_string(size) + ":" + std::to_string(size));
        add_share(geng.arguments, of.shard, share, shares(order, of.shard));
        pieces.push_back({size, [geng](const GraphVisitor& visit) { visit_lines(geng, visit); }});
    }
}

/// Sizes that the degrees and the class allow.
void add_sizes(std::vector<Piece>& pieces, const Share& of, int order, int least, int most) {
    const GraphRestrictions& which = of.which;
    const bool sparse = which.bipartite || which.triangle_free;
    const int joined = which.biconnected ? order : which.connected ? order - 1 : 0;
    const int low = std::max({which.size_min, (least * order + 1) / 2, joined});
    const int high = std::min(
        {which.size_max, most * order / 2, sparse ? order * order / 4 : order * (order - 1) / 2});
    for (int size = low; size <= high; ++size) add_pieces(pieces, of, order, least, most, size);
}

std::vector<Piece> pieces_of(const Share& of, int order) {
    const GraphRestrictions& which = of.which;
    std::vector<Piece> pieces;
    if (!which.regular) {
        add_sizes(pieces, of, order, which.degree_min, which.degree_max);
        return pieces;
    }
    for (int degree = which.degree_min; degree <= which.degree_max; ++degree)
        add_sizes(pieces, of, order, degree, degree);
    return pieces;
}

std::vector<Piece> tree_pieces(const Share& of, int order) {
    const GraphRestrictions& which = of.which;
    if (order - 1 < which.size_min || order - 1 > which.size_max || which.degree_min > 1) return {};
    const int parts = order >= 18 ? (15 + of.shard.mod) / of.shard.mod : 1;
    std::vector<Piece> pieces;
    // nauty-gentreeg does not share the one tree of order 3.
    const bool all_here = order > 3 || of.shard.res == 0;
    for (int part = 0; part < parts && all_here; ++part) {
        Command gentreeg{"nauty-gentreeg", {"-q"}};
        if (which.degree_max < order)
            gentreeg.arguments.push_back("-D" + std::to_string(which.degree_max));
        gentreeg.arguments.push_back(std::to_string(order));
        add_share(gentreeg.arguments, of.shard, part, parts);
        pieces.push_back(
            {order - 1, [gentreeg](const GraphVisitor& visit) { visit_lines(gentreeg, visit); }});
    }
    return pieces;
}

/// Those of the list; a piece has the graphs of one size.
std::vector<Piece> listed_pieces(const Share& of, int order) {
    std::vector<Piece> pieces;
    std::vector<std::vector<Graph>> by_size;
    for (const Graph& g : vertex_transitive_graphs(order)) {
        if (!belongs(of.which, g)) continue;
        if (by_size.empty() || by_size.back().front().size() != g.size()) by_size.emplace_back();
        by_size.back().push_back(g);
    }
    for (std::size_t i = 0; i < by_size.size(); ++i)
        if (is_of(of.shard, i))
            pieces.push_back(
                {by_size[i].front().size(), [graphs = by_size[i]](const GraphVisitor& visit) {
                     for (const Graph& g : graphs)
                         if (!visit(g)) return;
                 }});
    return pieces;
}

Level level_of(const Share& of, int order) {
    Level level{order, {}, known_count(of.which, order), WholeOrder{of.which, order, of.shard}};
    if (of.which.vertex_transitive) {
        level.pieces = listed_pieces(of, order);
    } else if (order <= 2) {
        const auto graphs = of_order_at_most_2(of.which, order);
        // They are too few to share.
        for (const Graph& g : graphs)
            if (of.shard.res == 0) level.pieces.push_back(piece_of(g));
        level.count = graphs.size();
    } else {
        level.pieces = of.which.trees ? tree_pieces(of, order) : pieces_of(of, order);
    }
    return level;
}

struct KnownCounts {
    GraphRestrictions which;
    /// From order 0.
    std::vector<std::uint64_t> counts;
};

}  // namespace

std::optional<std::uint64_t> known_count(const GraphRestrictions& which, int order) {
    static const std::vector<KnownCounts> table{
        {{}, {1, 1, 2, 4, 11, 34, 156, 1044, 12346, 274668, 12005168, 1018997864}},
        {{.connected = true}, {1, 1, 1, 2, 6, 21, 112, 853, 11117, 261080, 11716571, 1006700565}},
        {{.bipartite = true}, {1, 1, 2, 3, 7, 13, 35, 88, 303, 1119, 5479, 32303, 251135}},
        {{.connected = true, .bipartite = true},
         {1, 1, 1, 1, 3, 5, 17, 44, 182, 730, 4032, 25598, 212780}},
        {{.triangle_free = true}, {1, 1, 2, 3, 7, 14, 38, 107, 410, 1897, 12172, 105071}},
        {{.connected = true, .triangle_free = true},
         {1, 1, 1, 1, 3, 6, 19, 59, 267, 1380, 9832, 90842}},
        {{.biconnected = true}, {0, 0, 1, 1, 3, 10, 56, 468, 7123, 194066, 9743542}},
        {{.trees = true}, {0,   1,   1,    1,    2,    3,     6,     11,     23,     47,    106,
                           235, 551, 1301, 3159, 7741, 19320, 48629, 123867, 317955, 823065}},
        {{.vertex_transitive = true}, {1,  1,  2,  2,  4,   3,  8,   4,  14,   9,   22,  8,
                                       74, 14, 56, 48, 286, 36, 380, 60, 1214, 240, 816, 188}},
        {{.connected = true, .vertex_transitive = true},
         {1,  1,  1,  1,  2,   2,  5,   3,  10,   7,   18,  7,
          64, 13, 51, 44, 272, 35, 365, 59, 1190, 235, 807, 187}},
    };
    for (const KnownCounts& known : table)
        if (known.which == which && static_cast<std::size_t>(order) < known.counts.size())
            return known.counts[static_cast<std::size_t>(order)];
    return std::nullopt;
}

int generated_order_max(const GraphRestrictions& which) {
    constexpr int of_generators = 32;
    return which.vertex_transitive ? vertex_transitive_order_max : of_generators;
}

Ground exhaustive_ground(const GraphRestrictions& which, int order_min, int order_max,
                         const runs::Shard& shard) {
    require(0 <= order_min && order_max <= generated_order_max(which),
            "an order that is generated");
    const std::string name_to = orders_of(to_string(which), order_min, order_max);
    const std::string name = bounded(name_to, order_max);
    return {
        name, name_to, true,
        [of = Share{which, shard}, order = order_min, order_max]() mutable -> std::optional<Level> {
            if (order > order_max) return std::nullopt;
            return level_of(of, order++);
        }};
}

}  // namespace gazetteer::conjectures
