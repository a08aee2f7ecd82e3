// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/dot.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "faces/pictures/svg_shapes.hpp"

namespace gazetteer::pictures {

namespace {

/// Graphviz's unit is 1/72 inch.
constexpr double points_a_unit = 54;

const char* attributes(VertexRole role) {
    switch (role) {
        case VertexRole::plain:
            return "shape=circle";
        case VertexRole::kernel:
            return "shape=circle, style=filled, fillcolor=black, fontcolor=white";
        case VertexRole::outer:
            return "shape=circle, style=solid";
        case VertexRole::inner:
            return "shape=square, style=\"filled,striped\", fillcolor=\"#fff3c4:#ffffff\"";
        case VertexRole::perfect:
            return "shape=diamond, style=\"filled,dashed\", fillcolor=\"#e8ebef\"";
        case VertexRole::n_position:
            return "shape=square";
        case VertexRole::p_position:
            return "shape=doublecircle";
        case VertexRole::gone:
            return "shape=circle, style=dotted, fontcolor=\"#6b7480\"";
    }
    return "";
}

const char* attributes(LineRole role) {
    switch (role) {
        case LineRole::plain:
            return "color=\"#6b7480\"";
        case LineRole::matching:
            return "color=\"#0072b2:#0072b2\", penwidth=2";
        case LineRole::erased:
            return "color=\"#6b7480\", style=dashed";
        case LineRole::winning:
            return "color=\"#007a5a\", penwidth=3";
        case LineRole::move:
            return "color=\"#b34700\", penwidth=2";
    }
    return "";
}

std::string in_quotes(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += c == '\n' ? ' ' : c;
    }
    return "\"" + result + "\"";
}

std::string node_line(const Panel& panel, std::size_t v) {
    const VertexMark& mark = panel.vertices[v];
    std::string result =
        fmt::format("  {} [pos=\"{},{}!\", {}", v, number(panel.places[v].x * points_a_unit),
                    number(panel.places[v].y * points_a_unit), attributes(mark.role));
    if (!mark.label.empty()) result += ", label=" + in_quotes(mark.label);
    std::string beside = mark.root ? "root" : mark.target ? "target" : "";
    if (mark.root || mark.target) result += mark.root ? ", penwidth=4" : ", penwidth=3";
    if (!mark.note.empty()) beside += (beside.empty() ? "" : " ") + mark.note;
    if (!beside.empty()) result += ", xlabel=" + in_quotes(beside);
    return result + "];\n";
}

std::string line_line(const Line& line, bool directed) {
    std::string result = fmt::format("  {} {} {} [{}", line.u, directed ? "->" : "--", line.v,
                                     attributes(line.role));
    const char* heads = line.to_u && line.to_v ? "both"
                        : line.to_v            ? "forward"
                        : line.to_u            ? "back"
                                               : "none";
    result += fmt::format(", dir={}", heads);
    if (!line.label.empty()) result += ", label=" + in_quotes(line.label);
    return result + "];\n";
}

template <class Legend>
std::string comments(const Legend& legend) {
    std::string result;
    for (const auto& [role, text] : legend)
        result += fmt::format("// {}: {}\n", to_string(role), text);
    return result;
}

std::string dot_of(const Panel& panel, const std::string& title) {
    const bool directed = std::ranges::any_of(
        panel.lines, [](const Line& line) { return line.role == LineRole::plain && line.to_v; });
    std::string result = std::string(directed ? "digraph" : "graph") + " picture {\n" +
                         "  label=" + in_quotes(title) + ";\n" +
                         "  node [width=0.36, fixedsize=true, fontsize=11];\n";
    for (std::size_t v = 0; v < panel.vertices.size(); ++v) result += node_line(panel, v);
    for (const Line& line : panel.lines) result += line_line(line, directed);
    return result + "}\n";
}

}  // namespace

std::string to_dot(const Picture& picture) {
    std::string result = comments(picture.vertex_legend) + comments(picture.line_legend);
    for (const Panel& panel : picture.panels)
        result += dot_of(panel, panel.caption.empty() ? picture.title : panel.caption);
    return result;
}

}  // namespace gazetteer::pictures
