// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/pieces.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "graph/canonical/coloured.hpp"
#include "graph/index.hpp"

namespace gazetteer::chains {

namespace {

/// The vertices of an end that form a whole unit beside the run, the vertex of each slot first.
class WholeUnit {
  public:
    /// `joins` lead from the end's unit to that of the run.
    WholeUnit(const Unit& unit, std::vector<Link> joins, const End& end)
        : unit_(unit), joins_(std::move(joins)), end_(end) {}

    std::optional<std::vector<Vertex>> find() {
        if (end_.order < unit_.order || end_.hooks.size() != joins_.size()) return {};
        return place() ? std::optional(chosen_) : std::nullopt;
    }

  private:
    bool place() {
        if (chosen_.size() == index(unit_.order)) return fits();
        for (Vertex v = 0; v < end_.order; ++v) {
            if (std::ranges::count(chosen_, v) != 0) continue;
            chosen_.push_back(v);
            if (place()) return true;
            chosen_.pop_back();
        }
        return false;
    }
    bool fits() const {
        for (const auto& [slot, beside] : joins_)
            if (std::ranges::count(end_.hooks, Link{chosen_[index(slot)], beside}) == 0)
                return false;
        for (Vertex s = 0; s < unit_.order; ++s)
            for (Vertex t = s + 1; t < unit_.order; ++t)
                if (has(unit_.edges, edge(s, t)) !=
                    has(end_.edges, edge(chosen_[index(s)], chosen_[index(t)])))
                    return false;
        return true;
    }
    static bool has(const std::vector<Edge>& edges, const Edge& e) {
        return std::ranges::count(edges, e) != 0;
    }

    const Unit& unit_;
    std::vector<Link> joins_;
    const End& end_;
    std::vector<Vertex> chosen_ = {};
};

/// The end without the vertices of the unit, which is now beside it.
End without_unit(const End& end, const std::vector<Vertex>& of_slot) {
    std::vector<Vertex> place(index(end.order), -1);
    std::vector<Vertex> slot(index(end.order), -1);
    for (std::size_t s = 0; s < of_slot.size(); ++s)
        slot[index(of_slot[s])] = static_cast<Vertex>(s);
    End result;
    for (Vertex v = 0; v < end.order; ++v)
        if (slot[index(v)] < 0) place[index(v)] = result.order++;
    for (const auto& [u, v] : end.edges) {
        const bool u_goes = slot[index(u)] >= 0;
        const bool v_goes = slot[index(v)] >= 0;
        if (u_goes && v_goes) continue;
        if (u_goes || v_goes)
            result.hooks.emplace_back(place[index(u_goes ? v : u)], slot[index(u_goes ? u : v)]);
        else
            result.edges.push_back(edge(place[index(u)], place[index(v)]));
    }
    return result;
}

int absorb(const Unit& unit, const std::vector<Link>& joins, End& end) {
    int result = 0;
    while (auto found = WholeUnit(unit, joins, end).find()) {
        end = without_unit(end, *found);
        ++result;
    }
    return result;
}

std::vector<Link> reversed(const std::vector<Link>& joins) {
    std::vector<Link> result;
    for (const auto& [a, b] : joins) result.emplace_back(b, a);
    return result;
}

/// The end with the vertices of the unit beside it told by colours.
void write_end(const Unit& unit, const End& end, const std::vector<Vertex>& image, Key& key) {
    Digraph board(end.order + unit.order);
    const auto join = [&](Vertex u, Vertex v) {
        board.add_arc(u, v);
        board.add_arc(v, u);
    };
    std::vector<int> colours(index(board.order()), 0);
    for (Vertex s = 0; s < unit.order; ++s) colours[index(end.order + s)] = s + 1;
    for (const auto& [u, v] : end.edges) join(u, v);
    for (const auto& [v, slot] : end.hooks) join(v, end.order + image[index(slot)]);
    key.write(index(end.order), 16);
    encode_canonical({board, board.vertices(), colours, true}, key);
}

bool same_links(std::vector<Link> a, std::vector<Link> b) {
    std::ranges::sort(a);
    std::ranges::sort(b);
    return a == b;
}

}  // namespace

Pattern pattern_of(const Chain& chain) {
    require(why_no_chain(chain).empty(), "a chain");
    const auto links = [](const std::vector<ChainJoin>& joins, bool turned) {
        std::vector<Link> result;
        for (const auto& [from, to] : joins)
            result.push_back(turned ? Link{to, from} : Link{from, to});
        return result;
    };
    const auto end_of = [&](const ChainEnd& end, bool turned) {
        return End{end.graph.order(), end.graph.edges(), links(end.joins, turned)};
    };
    return {.unit = {chain.unit.order(), chain.unit.edges(), links(chain.joins, false)},
            .left = end_of(chain.left, false),
            .right = end_of(chain.right, true),
            .closed = chain.ring,
            .turn = chain.twist,
            .length_min = units_min(chain)};
}

Layout layout_of(const Unit& unit, const Piece& piece) {
    return {piece.left.order, unit.order, piece.length, piece.right.order};
}

Graph graph_of(const Pattern& pattern, const Piece& piece) {
    const Layout layout = layout_of(pattern.unit, piece);
    require(!piece.closed || piece.length >= pattern.units_min(), "a ring that is long enough");
    Graph result(layout.order());
    const auto add_end = [&](const End& end, Vertex first, int beside) {
        for (const auto& [u, v] : end.edges) result.add_edge(first + u, first + v);
        for (const auto& [v, slot] : end.hooks) result.add_edge(first + v, layout.at(beside, slot));
    };
    add_end(piece.left, 0, 0);
    add_end(piece.right, layout.at(piece.length, 0), piece.length - 1);
    for (int i = 0; i < piece.length; ++i) {
        for (const auto& [s, t] : pattern.unit.edges)
            result.add_edge(layout.at(i, s), layout.at(i, t));
        for (const auto& [s, t] : pattern.unit.joins)
            if (i + 1 < piece.length) result.add_edge(layout.at(i, s), layout.at(i + 1, t));
    }
    if (!piece.closed) return result;
    for (const auto& [s, t] : pattern.unit.joins)
        result.add_edge(layout.at(piece.length - 1, s),
                        layout.at(0, pattern.turn.empty() ? t : pattern.turn[index(t)]));
    return result;
}

int absorb_left(const Unit& unit, End& end) {
    return absorb(unit, unit.joins, end);
}

int absorb_right(const Unit& unit, End& end) {
    return absorb(unit, reversed(unit.joins), end);
}

PieceNames::PieceNames(Unit unit) : unit_(std::move(unit)) {
    require(unit_.order <= 8, "a unit of order at most 8");
    std::vector<Vertex> image(index(unit_.order));
    std::iota(image.begin(), image.end(), 0);
    do {
        std::vector<Edge> edges;
        for (const auto& [s, t] : unit_.edges)
            edges.push_back(edge(image[index(s)], image[index(t)]));
        std::ranges::sort(edges);
        std::vector<Edge> own = unit_.edges;
        std::ranges::sort(own);
        if (edges != own) continue;
        std::vector<Link> joins;
        for (const auto& [s, t] : unit_.joins) joins.emplace_back(image[index(s)], image[index(t)]);
        if (same_links(joins, unit_.joins)) symmetries_.push_back({image, false});
        if (same_links(reversed(joins), unit_.joins)) symmetries_.push_back({image, true});
    } while (std::ranges::next_permutation(image).found);
}

std::vector<std::uint64_t> PieceNames::name(const End& left, const End& right) const {
    std::vector<std::uint64_t> result;
    for (const Symmetry& symmetry : symmetries_) {
        Key key;
        write_end(unit_, symmetry.reverses ? right : left, symmetry.image, key);
        write_end(unit_, symmetry.reverses ? left : right, symmetry.image, key);
        if (result.empty() || key.words() < result) result = key.words();
    }
    return result;
}

bool PieceNames::is_symmetry(const std::vector<Vertex>& image) const {
    return std::ranges::any_of(symmetries_, [&](const Symmetry& symmetry) {
        return !symmetry.reverses && symmetry.image == image;
    });
}

}  // namespace gazetteer::chains
