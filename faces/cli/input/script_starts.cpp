// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/input/script_starts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <sstream>

#include "oracle/script/check.hpp"

namespace gazetteer::cli {

std::vector<Vertex> script_tokens_of(const std::string& text, const script::Rules& rules) {
    std::vector<Vertex> result;
    std::istringstream parts(text + ",");
    for (std::string part; std::getline(parts, part, ',');) {
        Vertex v = -1;
        const auto [next, error] = std::from_chars(part.data(), part.data() + part.size(), v);
        result.push_back(error == std::errc() && next == part.data() + part.size() ? v : -1);
    }
    if (result.size() != rules.tokens.size() || std::ranges::min(result) < 0)
        throw InputError(fmt::format("--root {}: {} of {} expected, a vertex each, counted from 0",
                                     text, fmt::join(rules.tokens, ","), rules.name));
    return result;
}

std::vector<std::vector<Vertex>> script_starts(const script::Rules& rules, const std::string& root,
                                               int order) {
    if (root.empty()) return script::placings(rules, order);
    const std::vector<Vertex> tokens = script_tokens_of(root, rules);
    for (Vertex v : tokens)
        if (v >= order)
            throw InputError(fmt::format("there is no vertex {}: the order is {}", v, order));
    return {tokens};
}

}  // namespace gazetteer::cli
