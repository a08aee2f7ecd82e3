// SPDX-License-Identifier: GPL-3.0-or-later
// The syntax of SMT-LIB 2: symbolic expressions, which queries are written in and solvers answer
// in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gazetteer::smt {

/// An atom, or a list of expressions.
struct Sexpr {
    std::string atom;
    std::vector<Sexpr> items;
    bool is_list = false;

    /// In one line, with one space between items.
    std::string text() const;
    /// A list that begins with this atom.
    bool is(std::string_view head) const {
        return is_list && !items.empty() && items[0].atom == head;
    }
};

/// The expressions of a text, comments left out. Throws std::runtime_error on a bracket without its
/// partner and on a string without its end.
std::vector<Sexpr> read_sexprs(std::string_view text);

}  // namespace gazetteer::smt
