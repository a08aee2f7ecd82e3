// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a census: exact, and by order and number of edges.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <compare>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace gazetteer::census {

/// Wide enough for the 15 * 2^105 labelled rooted graphs of order 15; throws
/// std::overflow_error beyond 2^128.
using Count = boost::multiprecision::checked_uint128_t;
/// Any integer: the coefficients of polynomials.
using Integer = boost::multiprecision::cpp_int;

/// Graphs of one order and one number of edges (or digraphs, arcs).
struct Cell {
    int order = 0;
    int size = 0;
    auto operator<=>(const Cell&) const = default;
};

/// Counts of several things, each cell apart. A row that is shorter than another ends in zeros.
class Tally {
  public:
    using Row = std::vector<Count>;

    Row& row(const Cell& cell) { return rows_[cell]; }
    void add(const Cell& cell, std::size_t column, const Count& amount);
    void add(const Tally& other);
    const std::map<Cell, Row>& rows() const { return rows_; }
    /// The rows of one order, added up.
    Row total(int order) const;

    /// [[order, size, [count, ...]], ...], as run files keep it.
    nlohmann::json to_json() const;
    /// Throws nlohmann::json::exception or std::runtime_error on anything else.
    static Tally from_json(const nlohmann::json& json);
    bool operator==(const Tally&) const = default;

  private:
    std::map<Cell, Row> rows_;
};

/// The entry of a row, zero beyond its end.
Count entry(const Tally::Row& row, std::size_t column);
/// A number where 64 bits hold it, else its digits as a text.
nlohmann::ordered_json to_json(const Count& count);

}  // namespace gazetteer::census
