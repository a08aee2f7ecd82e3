// SPDX-License-Identifier: GPL-3.0-or-later
// Conjectures and grounds as texts, for tests of what is offered.
#pragma once

#include <string>
#include <utility>

#include "counterexamples/hunt/suite.hpp"
#include "counterexamples/repair/judge.hpp"

namespace gazetteer::conjectures {

inline Conjecture conjecture_in(const std::string& text, About about = About::graphs) {
    return Conjecture(*parse_expression(text, about));
}
inline std::string text_in(const Conjecture& conjecture) {
    return to_string(conjecture.expression());
}
/// On a ground of a file of conjectures: "connected, order ..5".
inline Judge judge_on(const std::string& ground, HuntOptions options = {}) {
    return Judge([ground] { return *parse_ground(ground, {}); }, std::move(options));
}

}  // namespace gazetteer::conjectures
