// SPDX-License-Identifier: GPL-3.0-or-later
// The literals of a table: conditions on its rows in one term, or two compared.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "counterexamples/propose/dalmatian.hpp"

namespace gazetteer::conjectures {

struct Literal {
    std::string text;
    RowSet rows;
};

/// Literals on so many rows, without those that hold on all or on none, or on the same rows as one
/// before.
class LiteralList {
  public:
    explicit LiteralList(std::size_t rows) : row_count_(rows) {}

    /// It holds on the rows of which test(row) is true.
    template <class Test>
    void add(std::string text, Test test) {
        RowSet rows(row_count_);
        for (std::size_t i = 0; i < row_count_; ++i) rows[i] = test(i);
        if (rows.any() && !rows.all() && known_.insert(rows).second)
            literals_.push_back({std::move(text), std::move(rows)});
    }
    /// A boolean and its negation.
    void add_boolean(const ValueColumn& term) {
        add("(" + term.text + ")", [&](std::size_t i) { return equal(term.values[i], 1); });
        add("not (" + term.text + ")", [&](std::size_t i) { return equal(term.values[i], 0); });
    }
    std::vector<Literal> all() && { return std::move(literals_); }

  private:
    std::size_t row_count_;
    std::set<RowSet> known_;
    std::vector<Literal> literals_;
};

/// The booleans and their negations; integers compared with 0, 1, 2 and 3, their parities; two
/// integers compared, one perhaps doubled. Simple ones first. Without those that hold on all rows
/// or on none, or on the same rows as one before.
std::vector<Literal> literals_of(const ValueTable& table);

}  // namespace gazetteer::conjectures
