// Which graph an instance is, from its printed form and the name of its domain.
#include <fmt/format.h>

#include <charconv>
#include <map>
#include <sstream>

#include "cli/html_page.hpp"
#include "graph/families.hpp"
#include "graph/formats.hpp"

namespace gazetteer::cli {

namespace {

std::optional<int> number_of(std::string_view text) {
    int result = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return result;
}

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> result;
    for (std::string word; in >> word;) result.push_back(word);
    return result;
}

/// "m=1 n=2" by names; nothing for any other text.
std::optional<std::map<std::string, int>> parameters_of(const std::string& instance) {
    std::map<std::string, int> result;
    for (const std::string& word : words_of(instance)) {
        const auto sign = word.find('=');
        if (sign == std::string::npos) return std::nullopt;
        const auto value = number_of(std::string_view(word).substr(sign + 1));
        if (!value) return std::nullopt;
        result[word.substr(0, sign)] = *value;
    }
    return result;
}

using Parameters = std::map<std::string, int>;

int value(const Parameters& parameters, const std::string& name) {
    const auto found = parameters.find(name);
    return found == parameters.end() ? 0 : found->second;
}

/// A grid, with the vertex (a, b) as the root where there is one.
std::optional<DrawnInstance> grid_instance(const Grid& grid, const Parameters& parameters) {
    constexpr int order_max = 100 * Graph::order_max;
    if (grid.m < 1 || grid.n < 1 || grid.m > order_max / grid.n) return std::nullopt;
    DrawnInstance result{grid.graph(), {}, fmt::format("G_{{{} x {}}}", grid.m, grid.n)};
    const int a = value(parameters, "a");
    const int b = value(parameters, "b");
    if (!grid.contains(a, b)) return result;
    result.root = grid.at(a, b);
    result.name += fmt::format(" at ({}, {})", a, b);
    return result;
}

std::optional<DrawnInstance> family_instance(const std::string& domain,
                                             const Parameters& parameters) {
    const int n = value(parameters, "n");
    const int m = value(parameters, "m");
    if (domain.find("grids 2n x (2m + 1)") != std::string::npos)
        return grid_instance({2 * n, 2 * m + 1}, parameters);
    if (domain.find("grids m x n") != std::string::npos) return grid_instance({m, n}, parameters);
    if (n < 0 || n > 1000) return std::nullopt;
    if (domain.starts_with("complete graphs K_n"))
        return DrawnInstance{complete(n), {}, fmt::format("K_{}", n)};
    if (domain.starts_with("paths P_n")) return DrawnInstance{path(n), {}, fmt::format("P_{}", n)};
    if (domain.starts_with("hypercubes Q_n") && n <= 10)
        return DrawnInstance{cube(n), {}, fmt::format("Q_{}", n)};
    return std::nullopt;
}

std::optional<Board> board_of(const std::string& text) {
    if (text.starts_with('&')) {
        const auto digraph = parse_digraph(text);
        return digraph ? std::optional<Board>(*digraph) : std::nullopt;
    }
    const auto graph = parse_graph(text);
    return graph ? std::optional<Board>(*graph) : std::nullopt;
}

}  // namespace

std::optional<DrawnInstance> drawn_instance(const std::string& domain,
                                            const std::string& instance) {
    if (const auto parameters = parameters_of(instance); parameters && !parameters->empty())
        return family_instance(domain, *parameters);
    const std::vector<std::string> words = words_of(instance);
    if (words.empty() || words.size() > 2) return std::nullopt;
    auto board = board_of(words[0]);
    if (!board) return std::nullopt;
    DrawnInstance result{std::move(*board), {}, instance};
    if (words.size() == 1) return result;
    const auto root = number_of(words[1]);
    const int order = std::visit([](const auto& g) { return g.order(); }, result.board);
    if (!root || *root < 0 || *root >= order) return std::nullopt;
    result.root = *root;
    return result;
}

}  // namespace gazetteer::cli
