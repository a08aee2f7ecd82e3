// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/answers/answer_table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "faces/cli/output/output.hpp"

namespace gazetteer::cli {

AnswerTable::AnswerTable(std::string value_head, const GraphSource& source)
    : value_head_(std::move(value_head)) {
    for (const std::string& graph : source.arguments) width_ = std::max(width_, graph.size());
}

void AnswerTable::add(const AnswerRow& row) {
    if (!headed_) {
        headed_ = true;
        width_ = std::max(width_, row.graph.size());
        print({"graph", "root", "outcome", value_head_, "winning moves", "decided by"});
    }
    print(row);
}

void AnswerTable::print(const AnswerRow& row) const {
    print_line(fmt::format(
        "{:<{}}  {:>5}  {:<7}{}  {:<20}  {}", row.graph, width_, row.root, row.outcome,
        value_head_.empty() ? "" : fmt::format("  {:>6}", row.value), row.moves, row.decided_by));
}

}  // namespace gazetteer::cli
