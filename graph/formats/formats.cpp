// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/formats/formats.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "graph/formats/plain_line.hpp"

namespace gazetteer {

namespace {

using Number = std::uint64_t;

/// Each byte carries six bits, the high one first, as a character from '?' to '~'.
constexpr int bias = 63;
constexpr int byte_max = 126;

Number sextet(char c) {
    return static_cast<Number>(static_cast<unsigned char>(c) - bias);
}

struct EdgeList {
    int order = 0;
    std::vector<Edge> edges;
};

/// A line and how far it has been read, from the graph on it on.
class Cursor {
  public:
    explicit Cursor(std::string_view line) {
        const PlainLine plain = plain_line(line);
        at_ = plain.before;
        line_ = line.substr(0, plain.before + plain.text.size());
    }
    bool skip(std::string_view prefix) {
        if (!line_.substr(at_).starts_with(prefix)) return false;
        at_ += prefix.size();
        return true;
    }
    std::string_view rest() const { return line_.substr(at_); }
    /// An error at the `offset`-th byte of the rest.
    ParseError error(std::string message, std::size_t offset = 0) const {
        return {std::move(message), static_cast<int>(at_ + offset) + 1};
    }
    /// What the rest is, where that is known and not a line of nauty's.
    std::optional<ParseError> foreign() const {
        std::string what = foreign_text(rest());
        return what.empty() ? std::nullopt : std::optional(error(std::move(what)));
    }
    /// The first byte of the rest that no format uses.
    std::optional<ParseError> stray_byte() const {
        for (std::size_t i = 0; i < rest().size(); ++i) {
            const auto byte = static_cast<unsigned char>(rest()[i]);
            if (byte < bias || byte > byte_max) return error(stray_byte_text(rest(), i), i);
        }
        return std::nullopt;
    }
    /// The order, in 1, 4 or 8 bytes; needs stray_byte() to have found nothing.
    Parsed<int> take_order(int order_max) {
        const std::size_t tildes = skip("~~") ? 2 : skip("~") ? 1 : 0;
        const std::size_t length = tildes == 2 ? 6 : tildes == 1 ? 3 : 1;
        if (rest().size() < length) return error("the line ends within the order", rest().size());
        Number order = 0;
        for (char c : rest().substr(0, length)) order = order << 6 | sextet(c);
        if (order > static_cast<Number>(order_max))
            return error("order " + std::to_string(order) + " is above " +
                         std::to_string(order_max) + ", the largest read here");
        at_ += length;
        return static_cast<int>(order);
    }

  private:
    std::string_view line_;
    std::size_t at_ = 0;
};

/// The rest must be exactly the bytes of `bits` bits, the padding 0.
std::optional<ParseError> misfit(const Cursor& cursor, Number bits, const std::string& what) {
    const std::string_view body = cursor.rest();
    const Number bytes = (bits + 5) / 6;
    if (body.size() < bytes)
        return cursor.error(what + " needs " + std::to_string(bytes) +
                                " bytes after the order, here are " + std::to_string(body.size()),
                            body.size());
    if (body.size() > bytes)
        return cursor.error(what + " ends before this byte", static_cast<std::size_t>(bytes));
    const Number padding = 6 * bytes - bits;
    if (padding > 0 && (sextet(body.back()) & ((Number{1} << padding) - 1)) != 0)
        return cursor.error("the padding bits of " + what + " are not 0", body.size() - 1);
    return std::nullopt;
}

/// Calls visit(i) for the positions i of the bits set.
template <class Visit>
void for_each_set_bit(std::string_view body, Visit visit) {
    for (std::size_t i = 0; i < body.size(); ++i)
        for (Number six = sextet(body[i]), b = 0; six != 0 && b < 6; ++b)
            if ((six >> (5 - b) & 1) != 0) visit(6 * static_cast<Number>(i) + b);
}

std::string named(const char* format, int order) {
    return std::string(format) + " of order " + std::to_string(order);
}

/// graph6: the columns of the upper triangle, one after the other.
Parsed<EdgeList> graph6_edges(Cursor cursor, int order_max) {
    if (const auto error = cursor.stray_byte()) return *error;
    const Parsed<int> order = cursor.take_order(order_max);
    if (!order) return order.error();
    const auto n = static_cast<Number>(*order);
    if (const auto error = misfit(cursor, n == 0 ? 0 : n * (n - 1) / 2, named("graph6", *order)))
        return *error;
    EdgeList result{*order, {}};
    Number column = 1;
    Number column_start = 0;
    for_each_set_bit(cursor.rest(), [&](Number bit) {
        while (bit >= column_start + column) column_start += column++;
        result.edges.push_back(
            {static_cast<Vertex>(bit - column_start), static_cast<Vertex>(column)});
    });
    return result;
}

/// The bits of one vertex number in sparse6.
int vertex_width(int order) {
    int width = 0;
    for (int i = order - 1; i > 0; i >>= 1) ++width;
    return width;
}

/// The body of sparse6: items of a bit b and a number x. b says to go on to the next vertex v;
/// then x > v says to go on to x, and x <= v is an edge xv. The last byte is padded.
class Sparse6Body {
  public:
    explicit Sparse6Body(const Cursor& cursor, int order)
        : cursor_(cursor), body_(cursor.rest()), order_(order), width_(vertex_width(order)) {}

    Parsed<EdgeList> edges() {
        while (unread_bits() > static_cast<std::size_t>(width_)) {
            if (auto fault = take_item()) return *fault;
            if (vertex_ >= order_) break;
        }
        if (unread_bits() >= 6)
            return cursor_.error("no vertex is left for this byte", (bit_ + 5) / 6);
        if (const auto fault = repetition()) return *fault;
        EdgeList result{order_, {}};
        result.edges.reserve(found_.size());
        for (const Found& f : found_) result.edges.push_back(f.edge);
        return result;
    }

  private:
    struct Found {
        Edge edge;
        std::size_t byte;
        auto operator<=>(const Found&) const = default;
    };
    std::size_t unread_bits() const { return 6 * body_.size() - bit_; }
    Number take(int count) {
        Number result = 0;
        for (; count > 0; --count, ++bit_)
            result = result << 1 | (sextet(body_[bit_ / 6]) >> (5 - bit_ % 6) & 1);
        return result;
    }
    std::optional<ParseError> take_item() {
        const std::size_t byte = bit_ / 6;
        vertex_ += static_cast<int>(take(1));
        const int x = static_cast<int>(take(width_));
        if (x > vertex_)
            vertex_ = x;
        else if (vertex_ < order_ && x == vertex_)
            return cursor_.error("a loop at vertex " + std::to_string(x) + " is refused", byte);
        else if (vertex_ < order_)
            found_.push_back({{x, vertex_}, byte});
        return std::nullopt;
    }
    std::optional<ParseError> repetition() {
        std::ranges::sort(found_);
        const auto same = [](const Found& a, const Found& b) { return a.edge == b.edge; };
        const auto first = std::ranges::adjacent_find(found_, same);
        if (first == found_.end()) return std::nullopt;
        return cursor_.error("edge " + std::to_string(first->edge.u) + "-" +
                                 std::to_string(first->edge.v) + " stands twice; it is refused",
                             std::next(first)->byte);
    }

    const Cursor& cursor_;
    std::string_view body_;
    int order_;
    int width_;
    std::size_t bit_ = 0;
    int vertex_ = 0;
    std::vector<Found> found_;
};

Parsed<EdgeList> sparse6_edges(Cursor cursor, int order_max) {
    if (const auto error = cursor.stray_byte()) return *error;
    // Ten bytes can claim any order. A graph without isolated vertices has more bytes than
    // vertices.
    constexpr std::size_t short_order_max = 4096;
    const std::size_t given = std::max(short_order_max, cursor.rest().size());
    const Parsed<int> order = cursor.take_order(
        static_cast<int>(std::min<std::size_t>(given, static_cast<std::size_t>(order_max))));
    if (!order) return order.error();
    return Sparse6Body(cursor, *order).edges();
}

Parsed<EdgeList> edges_of(std::string_view line, int order_max) {
    Cursor cursor(line);
    const bool sparse6_header = cursor.skip(">>sparse6<<");
    const bool graph6_header = !sparse6_header && cursor.skip(">>graph6<<");
    if (cursor.rest().empty()) return cursor.error("no graph on this line");
    if (const auto error = cursor.foreign()) return *error;
    if (cursor.rest()[0] == '&') return cursor.error("a digraph (digraph6) where a graph belongs");
    if (cursor.rest()[0] == ';') return cursor.error("incremental sparse6 is not read");
    if (cursor.rest()[0] == ':' && graph6_header)
        return cursor.error("sparse6 under the header >>graph6<<");
    if (cursor.skip(":")) return sparse6_edges(cursor, order_max);
    if (sparse6_header) return cursor.error("sparse6 starts with ':'");
    return graph6_edges(cursor, order_max);
}

/// Writes bits in bytes.
class SextetWriter {
  public:
    explicit SextetWriter(std::string start) : text_(std::move(start)) {}
    void write(Number value, int width) {
        for (int i = width - 1; i >= 0; --i) {
            six_ = six_ << 1 | (value >> i & 1);
            if (++used_ == 6) flush();
        }
    }
    /// The bits left free in the byte begun; 0 if none is begun.
    int free_bits() const { return used_ == 0 ? 0 : 6 - used_; }
    std::string finish() {
        write(0, free_bits());
        return std::move(text_);
    }

  private:
    void flush() {
        text_.push_back(static_cast<char>(six_ + bias));
        six_ = 0;
        used_ = 0;
    }
    std::string text_;
    Number six_ = 0;
    int used_ = 0;
};

/// A writer that has written `prefix` and the order.
SextetWriter started(const char* prefix, int order) {
    const auto n = static_cast<Number>(order);
    const bool long_form = order > 258047;
    SextetWriter writer(std::string(prefix) + (long_form ? "~~" : order > 62 ? "~" : ""));
    writer.write(n, long_form ? 36 : order > 62 ? 18 : 6);
    return writer;
}

template <class AnyGraph>
std::string graph6_of(const AnyGraph& g) {
    require(g.order() < 1 << 18, "order < 2^18 in graph6");
    SextetWriter writer = started("", g.order());
    for (Vertex v = 1; v < g.order(); ++v)
        for (Vertex u = 0; u < v; ++u) writer.write(g.adjacent(u, v) ? 1 : 0, 1);
    return writer.finish();
}

}  // namespace

Parsed<SparseGraph> parse_graph(std::string_view line) {
    const Parsed<EdgeList> read = edges_of(line, parsed_order_max);
    if (!read) return read.error();
    return SparseGraph(read->order, read->edges);
}

Parsed<Graph> parse_small_graph(std::string_view line) {
    const Parsed<EdgeList> read = edges_of(line, Graph::order_max);
    if (!read) return read.error();
    return Graph(read->order, read->edges);
}

Parsed<Digraph> parse_digraph(std::string_view line) {
    Cursor cursor(line);
    cursor.skip(">>digraph6<<");
    if (cursor.rest().empty()) return cursor.error("no digraph on this line");
    if (const auto error = cursor.foreign()) return *error;
    if (!cursor.skip("&")) return cursor.error("digraph6 starts with '&'");
    if (const auto error = cursor.stray_byte()) return *error;
    const Parsed<int> order = cursor.take_order(Digraph::order_max);
    if (!order) return order.error();
    const auto n = static_cast<Number>(*order);
    if (const auto error = misfit(cursor, n * n, named("digraph6", *order))) return *error;
    std::optional<ParseError> loop;
    Digraph result(*order);
    for_each_set_bit(cursor.rest(), [&](Number bit) {
        const auto tail = static_cast<Vertex>(bit / n);
        const auto head = static_cast<Vertex>(bit % n);
        if (tail != head)
            result.add_arc(tail, head);
        else if (!loop)
            loop = cursor.error("a loop at vertex " + std::to_string(tail) + " is refused",
                                static_cast<std::size_t>(bit / 6));
    });
    if (loop) return *loop;
    return result;
}

std::string to_graph6(const Graph& g) {
    return graph6_of(g);
}
std::string to_graph6(const SparseGraph& g) {
    return graph6_of(g);
}

std::string to_sparse6(const SparseGraph& g) {
    const int n = g.order();
    const int width = vertex_width(n);
    SextetWriter writer = started(":", n);
    Vertex current = 0;
    for (Vertex v = 1; v < n; ++v)
        for (Vertex u : g.neighbours(v)) {
            if (u > v) break;
            writer.write(v == current ? 0 : 1, 1);
            if (v > current + 1) {
                writer.write(static_cast<Number>(v), width);
                writer.write(0, 1);
            }
            writer.write(static_cast<Number>(u), width);
            current = v;
        }
    // Padded with 1s, but not so that they read as an edge at the last vertex.
    const int padding = writer.free_bits();
    const bool last_is_next = current == n - 2 && n == 1 << width;
    if (padding > width && last_is_next)
        writer.write((Number{1} << (padding - 1)) - 1, padding);
    else
        writer.write((Number{1} << padding) - 1, padding);
    return writer.finish();
}

std::string to_digraph6(const Digraph& d) {
    SextetWriter writer = started("&", d.order());
    for (Vertex u : d.vertices())
        for (Vertex v : d.vertices()) writer.write(d.has_arc(u, v) ? 1 : 0, 1);
    return writer.finish();
}

}  // namespace gazetteer
