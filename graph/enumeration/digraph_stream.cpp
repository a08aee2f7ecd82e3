// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/digraph_stream.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "graph/enumeration/parsed_lines.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer {

namespace {

constexpr int digraph_order_max = 32;
/// Below these orders the whole is the first share: nauty-geng has too few graphs, and
/// nauty-gentourng prints all tournaments in each share.
constexpr int shared_order_min = 4;
constexpr int shared_tournaments_order_min = 6;

/// The programs make more than is wanted.
bool is_filtered(const DigraphClass& which) {
    return which.strongly_connected || (which.tournaments && which.acyclic);
}

/// What the last program of a pipeline prints, parsed, as far as it belongs.
bool visit_printed(const std::vector<Command>& pipeline, const DigraphClass& which,
                   const DigraphVisitor& visit) {
    return for_each_parsed(pipeline, parse_digraph, [&](const Digraph& d) {
        return (is_filtered(which) && !belongs(which, d)) || visit(d);
    });
}

void add_share_to(std::vector<std::string>& arguments, const DigraphShare& share) {
    arguments.push_back(std::to_string(share.part) + "/" + std::to_string(share.of));
}

DigraphPiece tournaments_of(const DigraphClass& which, int order, const DigraphShare& share) {
    Command gentourng{"nauty-gentourng", {"-q", "-z", std::to_string(order)}};
    add_share_to(gentourng.arguments, share);
    return {order * (order - 1) / 2,
            [=](const DigraphVisitor& visit) { return visit_printed({gentourng}, which, visit); }};
}

/// nauty-geng into nauty-directg: each digraph comes from its underlying graph.
DigraphPiece directed_of(const DigraphClass& which, int order, int size,
                         const DigraphShare& share) {
    const bool simple = which.oriented || which.acyclic;
    const bool connected = which.connected || which.strongly_connected;
    const int least = simple ? size : (size + 1) / 2;
    Command geng{"nauty-geng", {"-q"}};
    if (connected) geng.arguments.emplace_back("-c");
    geng.arguments.push_back(std::to_string(order));
    geng.arguments.push_back(std::to_string(least) + ":" + std::to_string(size));
    add_share_to(geng.arguments, share);
    Command directg{"nauty-directg", {"-q"}};
    if (which.acyclic)
        directg.arguments.emplace_back("-a");
    else if (which.oriented)
        directg.arguments.emplace_back("-o");
    else
        directg.arguments.push_back("-e" + std::to_string(size) + ":" + std::to_string(size));
    return {size, [=](const DigraphVisitor& visit) {
                return visit_printed({geng, directg}, which, visit);
            }};
}

/// The class without what follows from the rest.
DigraphClass plain(DigraphClass which) {
    which.oriented = which.oriented && !which.tournaments && !which.acyclic;
    which.connected = which.connected && !which.tournaments && !which.strongly_connected;
    return which;
}

}  // namespace

std::vector<DigraphPiece> digraph_pieces(const DigraphClass& which, int order,
                                         const DigraphShare& share) {
    require(0 <= order && order <= digraph_order_max, "0 <= order <= 32");
    require(0 <= share.part && share.part < share.of, "a part of the shares");
    const bool shared =
        order >= (which.tournaments ? shared_tournaments_order_min : shared_order_min);
    if (!shared && share.part > 0) return {};
    if (order == 0) return {{0, [](const DigraphVisitor& visit) { return visit(Digraph()); }}};
    const DigraphShare mine = shared ? share : DigraphShare{};
    std::vector<DigraphPiece> result;
    if (which.tournaments) return {tournaments_of(which, order, mine)};
    const bool simple = which.oriented || which.acyclic;
    const int size_max = order * (order - 1) / (simple ? 2 : 1);
    const int size_min = which.connected || which.strongly_connected ? order - 1 : 0;
    for (int size = size_min; size <= size_max; ++size)
        result.push_back(directed_of(which, order, size, mine));
    return result;
}

std::optional<std::uint64_t> known_count(const DigraphClass& which, int order) {
    struct Known {
        DigraphClass which;
        /// From order 0.
        std::vector<std::uint64_t> counts;
    };
    static const std::array<Known, 7> table{{
        {{}, {1, 1, 3, 16, 218, 9608, 1540944, 882033440}},
        {{.connected = true}, {1, 1, 2, 13, 199, 9364, 1530843, 880471142}},
        {{.strongly_connected = true}, {1, 1, 1, 5, 83, 5048, 1047008, 705422362}},
        {{.oriented = true}, {1, 1, 2, 7, 42, 582, 21480, 2142288, 575016219}},
        {{.tournaments = true}, {1, 1, 1, 2, 4, 12, 56, 456, 6880, 191536, 9733056}},
        {{.tournaments = true, .strongly_connected = true},
         {1, 1, 0, 1, 1, 6, 35, 353, 6008, 178133, 9355949}},
        {{.acyclic = true}, {1, 1, 2, 6, 31, 302, 5984, 243668, 20286025}},
    }};
    for (const Known& known : table)
        if (known.which == plain(which) && static_cast<std::size_t>(order) < known.counts.size())
            return known.counts[static_cast<std::size_t>(order)];
    return std::nullopt;
}

bool belongs(const DigraphClass& which, const Digraph& d) {
    if (which.oriented || which.tournaments || which.acyclic)
        for (Vertex v : d.vertices())
            if (d.out_neighbours(v).meets(d.in_neighbours(v))) return false;
    return (!which.tournaments || d.size() == d.order() * (d.order() - 1) / 2) &&
           (!which.acyclic || is_acyclic(d)) &&
           (!which.connected || is_connected(d.underlying())) &&
           (!which.strongly_connected || is_strongly_connected(d));
}

VertexSet reachable_from(const Digraph& d, Vertex v) {
    VertexSet reached;
    VertexSet at_hand = VertexSet::of({v});
    while (!at_hand.empty()) {
        const Vertex u = *at_hand.begin();
        at_hand.erase(u);
        reached.insert(u);
        at_hand = at_hand | (d.out_neighbours(u) - reached);
    }
    return reached;
}

bool is_acyclic(const Digraph& d) {
    // Sinks are taken away until there is none.
    VertexSet left = d.vertices();
    for (bool found = true; found;) {
        found = false;
        for (Vertex v : left)
            if (!d.out_neighbours(v).meets(left)) {
                left.erase(v);
                found = true;
            }
    }
    return left.empty();
}

bool is_strongly_connected(const Digraph& d) {
    return d.order() == 0 || (reachable_from(d, 0) == d.vertices() &&
                              reachable_from(d.converse(), 0) == d.vertices());
}

}  // namespace gazetteer
