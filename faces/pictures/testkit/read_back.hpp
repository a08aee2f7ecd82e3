// SPDX-License-Identifier: GPL-3.0-or-later
// Reads from an SVG picture what it shows: what tests compare with the graph that was meant.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "graph/sparse_graph.hpp"
#include "work/regex.hpp"

namespace gazetteer::pictures {

struct ReadVertex {
    /// "kernel", "plain", ...
    std::string role;
    bool root = false;
    bool target = false;
};

struct ReadLine {
    Vertex u = 0;
    Vertex v = 0;
    std::string role;
    /// "none", "forward", "back" or "both".
    std::string heads;
};

struct ReadPanel {
    std::vector<ReadVertex> vertices;
    std::vector<ReadLine> lines;

    /// The graph of these lines; erased ones are not edges.
    SparseGraph graph() const {
        std::vector<Edge> edges;
        for (const ReadLine& line : lines)
            if (line.role != "erased") edges.push_back(edge(line.u, line.v));
        return {static_cast<int>(vertices.size()), edges};
    }
    std::vector<Vertex> with_role(const std::string& role) const {
        std::vector<Vertex> result;
        for (std::size_t v = 0; v < vertices.size(); ++v)
            if (vertices[v].role == role) result.push_back(static_cast<Vertex>(v));
        return result;
    }
    std::vector<Edge> lines_with_role(const std::string& role) const {
        std::vector<Edge> result;
        for (const ReadLine& line : lines)
            if (line.role == role) result.push_back(edge(line.u, line.v));
        return result;
    }
    /// The vertex with the ring, or -1.
    Vertex root() const { return marked(&ReadVertex::root); }
    Vertex target() const { return marked(&ReadVertex::target); }

  private:
    Vertex marked(bool ReadVertex::*mark) const {
        for (std::size_t v = 0; v < vertices.size(); ++v)
            if (vertices[v].*mark) return static_cast<Vertex>(v);
        return -1;
    }
};

inline std::vector<ReadPanel> read_back(const std::string& svg) {
    static const Regex element(
        "<g class=\"(panel|panel faint|vertex ([a-z-]+)( at-root)?( at-target)?|line ([a-z]+))\""
        "( data-ends=\"(\\d+) (\\d+)\" data-heads=\"([a-z]+)\"| data-vertex=\"(\\d+)\")?");
    std::vector<ReadPanel> result;
    for (const Regex::Groups& match : element.all_in(svg)) {
        if (match[1].starts_with("panel"))
            result.emplace_back();
        else if (!match[2].empty())
            result.back().vertices.push_back({match[2], !match[3].empty(), !match[4].empty()});
        else
            result.back().lines.push_back(
                {std::stoi(match[7]), std::stoi(match[8]), match[5], match[9]});
    }
    return result;
}

}  // namespace gazetteer::pictures
