// SPDX-License-Identifier: GPL-3.0-or-later
// A file of conjectures: a test suite, one conjecture a line.
//
//     id | expected verdict | ground | expression | comment
//
// The columns are separated by | with a blank on either side, or at the end of the line (graph6 may
// contain the sign itself); the comment may be missing. Expected are "holds", "refuted", "refuted
// GRAPH6" (by this least graph), "open" (nothing is expected; so does a blank), and "holds by 2"
// (the conclusion is an inequality of integers, and the closest call has this slack). The ground is
// that of suite_ground.hpp. A line "define NAME(u, w) = EXPRESSION" gives a name to the lines below
// it, and what is indented below it goes on with it. A line "use FILE" takes the definitions and
// the games of a file beside this one. Lines that begin with # and empty lines are passed over.
#pragma once

#include <istream>
#include <string>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/hunt/suite_ground.hpp"
#include "language/expressions/conjecture.hpp"

namespace gazetteer::conjectures {

enum class Expected { holds, refuted, open };

struct SuiteLine {
    std::string id;
    Expected expected = Expected::open;
    /// The graph or digraph of "refuted GRAPH6": any graph isomorphic to the one found, canonical
    /// or not.
    std::optional<AnyGraph> by;
    /// That of "holds by 2".
    std::optional<double> margin;
    SuiteGround ground;
    /// As the line has it, and read.
    std::string text;
    std::optional<Conjecture> conjecture;
    std::string comment;
    int line = 0;
};

/// What is wrong with a line, and the column of the line, from 1.
struct SuiteFault {
    int line = 1;
    ParseError error;
};

/// The lines that can be understood, and what is wrong with the others, both in their order.
struct SuiteReading {
    std::vector<SuiteLine> lines;
    std::vector<SuiteFault> faults;
};

/// What is refused, so that a file without an end costs neither time nor memory.
constexpr std::size_t suite_length_max = 1'000'000;

/// Files that the lines name are looked for in `folder`; games of those that are used are added to
/// those that conjectures may name. Never throws for what the text is. A
/// text that is too long has that fault alone, and no line.
SuiteReading read_whole_suite(std::istream& in, const std::string& folder);

/// `where` is the path of the file. Throws InputError with a line "where:line:column: what" for
/// each line that cannot be read, be it its form, its expression or its ground, and for an id used
/// twice.
std::vector<SuiteLine> read_suite(std::istream& in, const std::string& where);

/// The ground of `--graphs`: restrictions with "order a..b" among them, a class of digraphs, or a
/// family. `orders` holds
/// where the text has none; orders begin at 1 unless 0 is asked for; without a bound, restrictions
/// go to `order_default`, or are refused. The column of an error is 0 when `orders` is at fault.
Parsed<Ground> parse_ground(std::string_view text, Range orders, int order_default = -1,
                            const runs::Shard& shard = {});

}  // namespace gazetteer::conjectures
