// SPDX-License-Identifier: GPL-3.0-or-later
// The text formats of nauty, one graph a line: graph6 and sparse6 for graphs, digraph6 for digraphs
// [nauty and Traces, formats.txt]. What is written here is byte for byte what nauty writes. What
// is read may be any bytes: a fault is a value with its column, never an exception.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "graph/digraph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// Why a line is not a graph, and the column (counted from 1) of the first byte at fault; one past
/// the end when the line is too short.
struct ParseError {
    std::string message;
    int column = 1;
    bool operator==(const ParseError&) const = default;
};

/// What was read, or why it could not be read.
template <class T>
class Parsed {
  public:
    Parsed(T value) : result_(std::move(value)) {}           // NOLINT(google-explicit-constructor)
    Parsed(ParseError error) : result_(std::move(error)) {}  // NOLINT(google-explicit-constructor)
    explicit operator bool() const { return std::holds_alternative<T>(result_); }
    /// Throws std::bad_variant_access on an error.
    const T& value() const { return std::get<T>(result_); }
    const T& operator*() const { return value(); }
    const T* operator->() const { return &value(); }
    const ParseError& error() const { return std::get<ParseError>(result_); }

  private:
    std::variant<T, ParseError> result_;
};

/// No graph above this order is read: a short line can claim 2^36 vertices.
constexpr int parsed_order_max = 1 << 24;

/// Reads graph6 or sparse6 (a line that starts with ':'), with or without the header >>graph6<< or
/// >>sparse6<<. What plain_line takes off may stand around it. Loops and repeated edges, which
/// sparse6 can express, are refused, and so are bytes and padding bits that nauty does not write.
/// Memory is taken only in proportion to the line or, after the order was checked, to the order.
Parsed<SparseGraph> parse_graph(std::string_view line);
/// The same for graphs of order at most Graph::order_max = 64; larger ones are refused.
Parsed<Graph> parse_small_graph(std::string_view line);
/// Reads digraph6 (a line that starts with '&'), with or without the header >>digraph6<<. Loops are
/// refused, and orders above Digraph::order_max.
Parsed<Digraph> parse_digraph(std::string_view line);

/// The line that nauty writes for this labelled graph, without header and end of line.
/// graph6 takes n^2 / 12 bytes: order < 2^18, or ContractViolation.
std::string to_graph6(const Graph& g);
std::string to_graph6(const SparseGraph& g);
std::string to_sparse6(const SparseGraph& g);
std::string to_digraph6(const Digraph& d);

}  // namespace gazetteer
