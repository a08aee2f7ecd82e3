// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with rows of values: passed on, listed, counted, compared, drawn.
#pragma once

#include <memory>
#include <string>

#include "counterexamples/values/evaluation.hpp"
#include "faces/cli/eval/value_printer.hpp"

namespace gazetteer::cli {

class RowsUser {
  public:
    virtual ~RowsUser() = default;
    virtual void take(const conjectures::GraphRows& rows) = 0;
    /// After the last row.
    virtual void finish() = 0;
};

/// The graphs that have a row, as they were given.
std::unique_ptr<RowsUser> passed_on();
/// Graph, vertex and values, a line a row. The evaluation must outlive it, here and below.
std::unique_ptr<RowsUser> listed(const conjectures::Evaluation& what, RowFormat format);
/// How many instances have the same values.
std::unique_ptr<RowsUser> counted_by_value(const conjectures::Evaluation& what, RowFormat format);
/// The rows with the greatest value of the first term, or the least.
std::unique_ptr<RowsUser> extremal(const conjectures::Evaluation& what, bool greatest,
                                   RowFormat format);
/// A scatter plot of the first two terms, as SVG in a file.
std::unique_ptr<RowsUser> plotted(const conjectures::Evaluation& what, const std::string& title,
                                  const std::string& file);

}  // namespace gazetteer::cli
