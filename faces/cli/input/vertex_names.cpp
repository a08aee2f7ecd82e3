// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/input/vertex_names.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>

#include "graph/errors.hpp"
#include "graph/formats/words.hpp"
#include "graph/interchange/named_graph.hpp"

namespace gazetteer::cli {

namespace {

/// So many names are listed in a message.
constexpr std::size_t told_max = 10;

std::string number_of(const std::string& name, const std::vector<std::string>& names) {
    const auto entry = std::ranges::find(names, name);
    if (entry != names.end()) return std::to_string(entry - names.begin());
    const std::string near = nearest(name, names);
    const std::vector<std::string> told(
        names.begin(),
        names.begin() + static_cast<std::ptrdiff_t>(std::min(told_max, names.size())));
    throw InputError(fmt::format("there is no vertex '{}': the vertices are {}{}{}", name,
                                 fmt::join(told, " "), names.size() > told_max ? " ..." : "",
                                 near.empty() ? "" : "; the nearest is " + near));
}

}  // namespace

std::string root_by_number(const std::string& root, const std::vector<std::string>& names) {
    if (names.empty() || root.empty()) return root;
    std::vector<std::string> numbers;
    std::istringstream parts(root);
    for (std::string part; std::getline(parts, part, ',');)
        numbers.push_back(number_of(part, names));
    return fmt::format("{}", fmt::join(numbers, ","));
}

std::string names_of(const std::vector<Vertex>& vertices, const std::vector<std::string>& names) {
    std::vector<std::string> called;
    for (Vertex v : vertices) called.push_back(name_of(names, v));
    return fmt::format("{}", fmt::join(called, ","));
}

std::string named_move(const nlohmann::ordered_json& move, const std::vector<std::string>& names) {
    if (!move.is_array()) return name_of(names, move.get<Vertex>());
    return name_of(names, move[0].get<Vertex>()) + "-" + name_of(names, move[1].get<Vertex>());
}

void add_names(nlohmann::ordered_json& line, const std::vector<std::string>& names) {
    if (!names.empty()) line["vertices"] = names;
}

}  // namespace gazetteer::cli
