// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/suite_ground.hpp"

#include <charconv>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/hunt/open_hunt.hpp"
#include "counterexamples/hunt/suite.hpp"
#include "graph/contract.hpp"
#include "graph/errors.hpp"
#include "graph/formats/text_within.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr const char* order_default = "order ..7";
constexpr std::uint64_t count_max = 1'000'000'000'000;

ParseError moved(ParseError error, std::size_t by) {
    error.column += static_cast<int>(by);
    return error;
}

/// "count 500 seed 2", in any order; `from` is where it begins in the text.
std::optional<ParseError> read_numbers(SuiteGround& ground, std::size_t from) {
    std::istringstream words(ground.text.substr(from));
    for (std::string word, number; words >> word;) {
        words >> number;
        std::uint64_t value = 0;
        const char* const last = number.data() + number.size();
        const auto [end, fault] = std::from_chars(number.data(), last, value);
        const bool known = word == "count" || word == "seed";
        if (!known || fault != std::errc() || end != last || value > count_max)
            return ParseError{
                "expected 'count NUMBER' or 'seed NUMBER', found '" + word + " " + number + "'",
                static_cast<int>(from) + 1};
        (word == "count" ? ground.count : ground.seed) = value;
        number.clear();
    }
    return std::nullopt;
}

Parsed<SuiteGround> random_of(SuiteGround ground, std::size_t from) {
    const std::size_t close = ground.text.find(')', from);
    const std::size_t end = close == std::string::npos ? ground.text.size() : close + 1;
    const auto model = parse_random_model(ground.text.substr(from, end - from));
    if (!model) return moved(model.error(), from);
    ground.model = *model;
    if (const auto fault = read_numbers(ground, end)) return *fault;
    return ground;
}

/// Where the graph that begins there ends: at a ';' that stands in no parentheses, or at the end.
std::size_t end_of_graph(const std::string& text, std::size_t from) {
    int open = 0;
    for (std::size_t at = from; at < text.size(); ++at) {
        if (text[at] == ';' && open == 0) return at;
        if (text[at] == '(') ++open;
        if (text[at] == ')') --open;
    }
    return text.size();
}

Parsed<SuiteGround> given_of(SuiteGround ground, std::size_t from, bool directed) {
    while (from <= ground.text.size()) {
        const std::size_t end = end_of_graph(ground.text, from);
        const std::size_t first = std::min(ground.text.find_first_not_of(' ', from), end);
        std::string one = ground.text.substr(first, end - first);
        while (one.ends_with(' ')) one.pop_back();
        const auto graph = parse_any_graph_text(one);
        if (!graph) return moved(graph.error(), first);
        if (graph->is_directed() != directed)
            return ParseError{directed ? "expected a digraph in digraph6, which begins with '&'"
                                       : "a digraph stands behind 'digraph ', not 'graph '",
                              static_cast<int>(first) + 1};
        ground.graphs.push_back(*graph);
        from = end + 1;
    }
    return ground;
}

Parsed<SuiteGround> file_of(SuiteGround ground, const std::string& folder, std::size_t from) {
    ground.file = std::filesystem::path(folder) / ground.text.substr(from);
    std::ifstream in(ground.file);
    if (in && !std::filesystem::is_directory(ground.file)) ground.of_listed = about_of_input(in);
    if (!in || std::filesystem::is_directory(ground.file))
        return ParseError{"cannot read the file '" + ground.file + "'", static_cast<int>(from) + 1};
    return ground;
}

Range orders_of_open(const SuiteGround& ground) {
    return ground.open.empty() ? Range{} : Range{-1, open_order_max};
}

}  // namespace

Parsed<SuiteGround> parse_suite_ground(const std::string& text, const std::string& folder) {
    SuiteGround ground{text.empty() ? order_default : text};
    if (text.starts_with("random ")) return random_of(std::move(ground), 7);
    if (text.starts_with("graph ")) return given_of(std::move(ground), 6, false);
    if (text.starts_with("digraph ")) return given_of(std::move(ground), 8, true);
    if (text.starts_with("file ")) return file_of(std::move(ground), folder, 5);
    ground.open = open_families(ground.text);
    const auto plain = parse_ground(ground.text, orders_of_open(ground));
    if (!plain) return plain.error();
    ground.of_listed = plain->about;
    return ground;
}

std::optional<std::string> file_text(const SuiteGround& ground) {
    if (ground.file.empty()) return "";
    std::optional<std::string> text = text_within(ground.file, ground_file_kept_max);
    if (text && text->size() > ground_file_kept_max) return std::nullopt;
    return text;
}

bool is_of_grids(const SuiteGround& ground) {
    std::istringstream words(ground.text);
    std::string family, rows, columns;
    words >> family >> rows >> columns;
    const auto from_two = [](const std::string& sides) {
        int least = 0;
        std::from_chars(sides.data(), sides.data() + sides.size(), least);
        return least >= 2;
    };
    return family == "grid" && from_two(rows) && from_two(columns) &&
           ground.text.find(';') == std::string::npos;
}

Ground ground_of(const SuiteGround& ground) {
    require(!ground.model, "a ground that is not random");
    if (!ground.graphs.empty()) return any_list_ground(ground.graphs, {}, ground.origins);
    return ground.file.empty() ? *parse_ground(ground.text, orders_of_open(ground))
                               : any_file_ground(ground.file);
}

HuntReport hunt(const Conjecture& conjecture, const SuiteGround& ground,
                const HuntOptions& options) {
    if (ground.model)
        return hunt_at_random(conjecture, *ground.model, ground.count, ground.seed, options);
    return hunt_for_all(conjecture, ground.open, options,
                        [&] { return hunt(conjecture, ground_of(ground), options); });
}

}  // namespace gazetteer::conjectures
