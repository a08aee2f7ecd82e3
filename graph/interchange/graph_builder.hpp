// SPDX-License-Identifier: GPL-3.0-or-later
// A graph in the making, while a file is read: its vertices by name or by number, its edges with
// their places, so that a loop or an edge that stands twice is told where it stands.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "graph/interchange/named_graph.hpp"

namespace gazetteer {

/// A place in a text; both count from 1.
struct TextPlace {
    int line = 1;
    int column = 1;
};

/// Ends the reading of a text. The functions of interchange.hpp give it as a value.
struct InterchangeError {
    InterchangeFault fault;
};
[[noreturn]] void refuse(const std::string& message, TextPlace at);

/// How a format writes an edge of a graph.
enum class EdgesStand {
    /// Once.
    once,
    /// Once each, or all of them from both ends, as many files of DIMACS have them.
    once_or_all_twice,
    /// Once or from both ends, as lists of neighbours have them.
    from_one_end_or_both,
    /// From both ends, as a full matrix has them.
    from_both_ends,
};

class GraphBuilder {
  public:
    /// Vertices that come by name.
    explicit GraphBuilder(bool directed) : directed_(directed) {}
    /// The vertices first, first + 1, ... Refuses an order that is not read.
    GraphBuilder(bool directed, std::int64_t order, int first, TextPlace at);

    bool directed() const { return directed_; }
    int order() const { return order_; }

    /// The vertex of this name, a new one if need be.
    Vertex vertex(std::string_view name, TextPlace at);
    /// A vertex that must be new.
    Vertex new_vertex(std::string_view name, TextPlace at);
    /// The vertex of this name, which must be there.
    Vertex known(std::string_view name, TextPlace at) const;
    /// The vertex that is called so, where vertices come by number.
    Vertex numbered(std::string_view word, TextPlace at) const;
    /// Where a vertex is drawn. The places count if every vertex has one, finite.
    void place(Vertex v, DrawnAt at);
    /// Replaces what the vertices are called; they must differ.
    void call(std::vector<std::string> names);

    /// An edge, or the arc from u to v. Refuses a loop.
    void edge(Vertex u, Vertex v, TextPlace at);
    std::size_t edges() const { return arcs_.size(); }

    /// Refuses edges that stand twice, and what `stand` excludes. O(m log m).
    NamedGraph finish(EdgesStand stand) &&;

  private:
    struct Line {
        Vertex from;
        Vertex to;
        TextPlace at;
    };
    std::string called(Vertex v) const;
    std::vector<std::string> names_when_done(std::vector<Vertex>& place_of) const;
    void refuse_twice(EdgesStand stand);
    std::vector<DrawnAt> places_when_done(const std::vector<Vertex>& place_of) const;

    bool directed_;
    bool by_number_ = false;
    int first_ = 0;
    int order_ = 0;
    std::vector<std::string> names_;
    std::unordered_map<std::string, Vertex> of_name_;
    std::vector<Line> arcs_;
    std::unordered_map<Vertex, DrawnAt> places_;
};

/// The number that the word is, from low to high; refuses another word as "WHAT expected".
std::int64_t number_of(std::string_view word, std::int64_t low, std::int64_t high,
                       const std::string& what, TextPlace at);

/// The number that the word is, in the way of C, if it is one and finite.
std::optional<double> real_number(const std::string& word);

}  // namespace gazetteer
