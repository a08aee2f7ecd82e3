// SPDX-License-Identifier: GPL-3.0-or-later
// nauty's own canonical forms of small order: lists that nauty wrote when this was built. So what a
// hunt prints is what the program prints.
#include <map>
#include <optional>

#include "faces/page/wasm/generated.hpp"
#include "faces/page/wasm/nauty_here.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::here {

namespace {

std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

Matrix rows_of(const Kind& kind, std::string_view line) {
    Matrix result{};
    const auto join = [&result](Vertex v, VertexSet others) {
        for (Vertex w : others) result[index(v)] |= ::graph{1} << (63 - w);
    };
    if (kind.directed) {
        const Digraph d = *parse_digraph(line);
        for (Vertex v : d.vertices()) join(v, d.out_neighbours(v));
    } else {
        const Graph g = *parse_small_graph(line);
        for (Vertex v : g.vertices()) join(v, g.neighbours(v));
    }
    return result;
}

/// By our own form: nauty's, and the labelling that leads from it to ours.
using Forms = std::map<Matrix, Labelled>;

Forms forms_of(const Kind& kind) {
    Forms result;
    const std::string_view list = kind.directed
                                      ? (kind.marked ? marked_digraphs() : plain_digraphs())
                                      : (kind.marked ? marked_graphs() : plain_graphs());
    each_of_order(list, kind.directed ? 1 : 0, kind.order, [&](std::string_view line) {
        const Matrix rows = rows_of(kind, line);
        const Labelled own = labelled(kind, rows.data());
        result[own.form] = {rows, own.lab};
        return true;
    });
    return result;
}

}  // namespace

Labelled as_nauty(const Kind& kind, const Labelled& own) {
    if (kind.order > (kind.directed ? form_digraph_order_max : form_order_max)) return own;
    static std::map<Kind, Forms> known;
    auto found = known.find(kind);
    if (found == known.end()) found = known.emplace(kind, forms_of(kind)).first;
    const Labelled& nautys = found->second.at(own.form);
    Labelled result{nautys.form, {}};
    for (int i = 0; i < kind.order; ++i)
        result.lab[index(nautys.lab[index(i)])] = own.lab[index(i)];
    return result;
}

}  // namespace gazetteer::here
