// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/canonical/coloured.hpp"

#include <algorithm>
#include <array>

#include "graph/canonical/nauty_library.hpp"

namespace gazetteer {

namespace {

constexpr int colour_bits = 16;

/// The buffers of a call, one a thread.
struct ColouredCall {
    std::array<graph, 64> rows;
    std::array<graph, 64> form;
    std::array<int, 64> lab;
    std::array<int, 64> ptn;
    std::array<int, 64> orbits;
};

/// nauty counts bits from the left.
constexpr graph bit_of(std::size_t place) {
    return graph{1} << (63 - place);
}

/// The vertices by colour, those of one colour ascending.
std::vector<Vertex> by_colour(const ColouredPart& part) {
    std::vector<Vertex> result = part.vertices.to_vector();
    std::ranges::stable_sort(
        result, {}, [&part](Vertex v) { return part.colours[static_cast<std::size_t>(v)]; });
    return result;
}

void load(const ColouredPart& part, const std::vector<Vertex>& vertices, ColouredCall& call) {
    std::array<std::size_t, 64> place{};
    for (std::size_t i = 0; i < vertices.size(); ++i)
        place[static_cast<std::size_t>(vertices[i])] = i;
    const auto colour = [&](std::size_t i) {
        return part.colours[static_cast<std::size_t>(vertices[i])];
    };
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        call.rows[i] = 0;
        for (Vertex w : part.board.out_neighbours(vertices[i]) & part.vertices)
            call.rows[i] |= bit_of(place[static_cast<std::size_t>(w)]);
        call.lab[i] = static_cast<int>(i);
        // 0 at the last vertex of a colour.
        call.ptn[i] = i + 1 < vertices.size() && colour(i) == colour(i + 1) ? 1 : 0;
    }
}

optionblk options_for(bool symmetric) {
    if (symmetric) {
        DEFAULTOPTIONS_GRAPH(options);
        return options;
    }
    DEFAULTOPTIONS_DIGRAPH(options);
    return options;
}

}  // namespace

void encode_canonical(const ColouredPart& part, Key& key) {
    static thread_local ColouredCall call;
    const std::vector<Vertex> vertices = by_colour(part);
    const int order = static_cast<int>(vertices.size());
    key.write(static_cast<std::uint64_t>(order), 7);
    for (Vertex v : vertices)
        key.write(static_cast<std::uint64_t>(part.colours[static_cast<std::size_t>(v)]),
                  colour_bits);
    if (order == 0) return;
    load(part, vertices, call);
    optionblk options = options_for(part.symmetric);
    options.getcanon = TRUE;
    options.defaultptn = FALSE;
    statsblk stats;
    densenauty(call.rows.data(), call.lab.data(), call.ptn.data(), call.orbits.data(), &options,
               &stats, 1, order, call.form.data());
    for (int i = 0; i < order; ++i) {
        const int width = part.symmetric ? i : order;
        if (width > 0) key.write(call.form[static_cast<std::size_t>(i)] >> (64 - width), width);
    }
}

}  // namespace gazetteer
