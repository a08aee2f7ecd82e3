// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/input/script_starts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "faces/cli/input/vertex_names.hpp"
#include "oracle/script/check.hpp"

namespace gazetteer::cli {

namespace {

void require_root(bool right, const std::string& root, const script::Rules& rules) {
    if (right) return;
    throw InputError(fmt::format("--root {}: {} of {} expected, a vertex each, counted from 0",
                                 root, fmt::join(rules.tokens, ","), rules.name));
}

}  // namespace

void check_script_root(const std::string& root, const script::Rules& rules) {
    require_root(words_in_root(root) == rules.tokens.size(), root, rules);
}

std::vector<std::vector<Vertex>> script_starts(const script::Rules& rules, const std::string& root,
                                               int order, const std::vector<std::string>& names) {
    if (root.empty()) return script::placings(rules, order);
    check_script_root(root, rules);
    const std::vector<Vertex> tokens = vertices_of_root(root, names);
    require_root(std::ranges::min(tokens) >= 0, root, rules);
    for (Vertex v : tokens)
        if (v >= order)
            throw InputError(fmt::format("there is no vertex {}: the order is {}", v, order));
    return {tokens};
}

}  // namespace gazetteer::cli
