// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of values as text, CSV or JSON lines, printed as they come.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "language/numbers/integer.hpp"
#include "language/numbers/real.hpp"

namespace gazetteer::cli {

enum class RowFormat : std::uint8_t { table, csv, json };

/// A name, a boolean, or a number of the language.
using ValueCell =
    std::variant<std::string, bool, conjectures::Integer, std::shared_ptr<const conjectures::Real>>;

/// Columns have heads; the first row sets the widths of a table. In JSON infinity is a string,
/// "undefined" null; other reals are numbers.
class ValuePrinter {
  public:
    ValuePrinter(RowFormat format, std::vector<std::string> heads)
        : format_(format), heads_(std::move(heads)) {}

    /// As many cells as heads. Throws as print_line.
    void row(const std::vector<ValueCell>& cells);
    /// Prints what is not yet printed, and the heads if there was no row.
    void finish();

  private:
    void begin(const std::vector<ValueCell>& cells);
    std::string line_of(const std::vector<ValueCell>& cells) const;
    std::string table_line(const std::vector<std::string>& texts) const;
    void add(const std::string& line);

    RowFormat format_;
    std::vector<std::string> heads_;
    std::vector<std::size_t> widths_;
    bool begun_ = false;
    /// Lines that wait: many are written at once.
    std::string waiting_;
    std::chrono::steady_clock::time_point written_ = std::chrono::steady_clock::now();
};

}  // namespace gazetteer::cli
