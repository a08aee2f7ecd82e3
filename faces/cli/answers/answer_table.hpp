// SPDX-License-Identifier: GPL-3.0-or-later
// The table of gazetteer solve: a row a position, for the compiled games and for those given as
// data.
#pragma once

#include <string>

#include "faces/cli/input/graph_input.hpp"

namespace gazetteer::cli {

/// A row; each field as it is printed.
struct AnswerRow {
    std::string graph;
    /// "3", "0,2", "free"; "-" without tokens.
    std::string root;
    std::string outcome;
    /// A Grundy value, or the value of a partizan game. Empty where none is known.
    std::string value;
    std::string moves;
    std::string decided_by;
};

/// Prints rows as they come, the heads before the first. The column of graphs is as wide as the
/// longest that is an argument; of graphs read from elsewhere, as the first.
class AnswerTable {
  public:
    /// The head of the column of values; without one there is no such column.
    AnswerTable(std::string value_head, const GraphSource& source);
    void add(const AnswerRow& row);

  private:
    void print(const AnswerRow& row) const;

    std::string value_head_;
    std::size_t width_ = 5;
    bool headed_ = false;
};

}  // namespace gazetteer::cli
