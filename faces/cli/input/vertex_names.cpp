// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/input/vertex_names.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <sstream>

#include "graph/errors.hpp"
#include "graph/formats/words.hpp"
#include "graph/interchange/named_graph.hpp"

namespace gazetteer::cli {

namespace {

/// So many names are listed in a message.
constexpr std::size_t told_max = 10;

Vertex vertex_named(const std::string& name, const std::vector<std::string>& names) {
    const auto entry = std::ranges::find(names, name);
    if (entry != names.end()) return static_cast<Vertex>(entry - names.begin());
    const std::vector<std::string> told(
        names.begin(),
        names.begin() + static_cast<std::ptrdiff_t>(std::min(told_max, names.size())));
    throw InputError(fmt::format("there is no vertex '{}': the vertices are {}{}{}", name,
                                 fmt::join(told, " "), names.size() > told_max ? " ..." : "",
                                 nearest_or(name, names)));
}

Vertex vertex_numbered(const std::string& word) {
    Vertex v = -1;
    const auto [next, error] = std::from_chars(word.data(), word.data() + word.size(), v);
    return error == std::errc() && next == word.data() + word.size() ? v : -1;
}

}  // namespace

std::size_t words_in_root(const std::string& root) {
    return static_cast<std::size_t>(std::ranges::count(root, ',')) + 1;
}

std::vector<Vertex> vertices_of_root(const std::string& root,
                                     const std::vector<std::string>& names) {
    std::vector<Vertex> result;
    std::istringstream parts(root + ",");
    for (std::string part; std::getline(parts, part, ',');)
        result.push_back(names.empty() ? vertex_numbered(part) : vertex_named(part, names));
    return result;
}

std::string names_of(const std::vector<Vertex>& vertices, const std::vector<std::string>& names,
                     const char* between) {
    std::vector<std::string> called;
    for (Vertex v : vertices) called.push_back(name_of(names, v));
    return fmt::format("{}", fmt::join(called, between));
}

void add_names(nlohmann::ordered_json& line, const std::vector<std::string>& names) {
    if (!names.empty()) line["vertices"] = names;
}

}  // namespace gazetteer::cli
