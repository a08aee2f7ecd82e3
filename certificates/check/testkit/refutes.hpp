// SPDX-License-Identifier: GPL-3.0-or-later
// Claims that a graph refutes a conjecture, and the judgement on them.
#pragma once

#include "certificates/check/testkit/texts.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check {

inline std::string refutes(const std::string& expression, const std::string& graph,
                           const std::string& witnesses = "", const std::string& rest = "") {
    return judged(text("claim refutes\nexpression " + expression + "\n" + rest + "graph " + graph +
                           "\nverdict false\n",
                       "invariants\n" + witnesses));
}
inline const std::string pentagon = to_graph6(to_graph(cycle(5)));

}  // namespace gazetteer::check
