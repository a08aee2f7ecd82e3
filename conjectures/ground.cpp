// Grounds that are lists: families, input, random draws.
#include "conjectures/ground.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <sstream>

#include "conjectures/terms.hpp"
#include "graph/families.hpp"
#include "graph/line_reader.hpp"

namespace gazetteer {

namespace {

constexpr std::size_t piece_length = 200;
constexpr std::size_t level_length = 20'000;

Piece piece_of(std::vector<Graph> graphs) {
    const auto shared = std::make_shared<const std::vector<Graph>>(std::move(graphs));
    return {-1, [shared](const GraphVisitor& visit) {
                for (const Graph& g : *shared)
                    if (!visit(g)) return;
            }};
}

Level level_of(const std::vector<Graph>& graphs) {
    Level level;
    level.count = graphs.size();
    for (std::size_t i = 0; i < graphs.size(); i += piece_length)
        level.pieces.push_back(piece_of(
            {graphs.begin() + static_cast<long>(i),
             graphs.begin() + static_cast<long>(std::min(graphs.size(), i + piece_length))}));
    return level;
}

struct Family {
    const char* name;
    int parameters;
    int least;
    SparseGraph (*member)(int a, int b);
};
constexpr std::array<Family, 7> families{{
    {"grid", 2, 1,
     [](int a, int b) {
         return Grid{a, b}.graph();
     }},
    {"cube", 1, 0, [](int n, int) { return cube(n); }},
    {"path", 1, 0, [](int n, int) { return path(n); }},
    {"cycle", 1, 3, [](int n, int) { return cycle(n); }},
    {"complete", 1, 0, [](int n, int) { return complete(n); }},
    {"complete_bipartite", 2, 0, [](int a, int b) { return complete_bipartite(a, b); }},
    {"cocktail_party", 1, 0, [](int n, int) { return cocktail_party(n); }},
}};

/// The order of a member, without making it.
long order_of(const Family& family, int a, int b) {
    const std::string_view name = family.name;
    if (name == "grid") return static_cast<long>(a) * b;
    if (name == "cube") return a > 6 ? 65 : 1L << a;
    if (name == "complete_bipartite") return static_cast<long>(a) + b;
    return name == "cocktail_party" ? 2L * a : a;
}

std::vector<Graph> members(const Family& family, Range first, Range second) {
    std::vector<Graph> result;
    const auto low = [&](Range r) { return std::max(r.low, family.least); };
    const auto high = [](Range r) { return r.high < 0 ? Graph::order_max : r.high; };
    for (int a = low(first); a <= high(first); ++a)
        for (int b = family.parameters == 2 ? low(second) : 0;
             b <= (family.parameters == 2 ? high(second) : 0); ++b)
            if (order_of(family, a, b) <= Graph::order_max)
                result.push_back(to_graph(family.member(a, b)));
    std::ranges::stable_sort(result, {},
                             [](const Graph& g) { return std::pair(g.order(), g.size()); });
    return result;
}

}  // namespace

std::optional<Parsed<Ground>> parse_families(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::string name;
    in >> name;
    const auto family =
        std::ranges::find_if(families, [&](const Family& known) { return name == known.name; });
    if (family == families.end()) return std::nullopt;
    std::vector<Range> ranges;
    for (std::string word; in >> word;) {
        const auto range = parse_range(word);
        if (!range) return ParseError{"'" + word + "' is no range: 2..6, ..6, 2.., 6", 1};
        ranges.push_back(*range);
    }
    if (ranges.size() != static_cast<std::size_t>(family->parameters))
        return ParseError{
            "'" + name + "' takes " + std::to_string(family->parameters) + " ranges, such as 2..6",
            1};
    ranges.resize(2);
    std::vector<Graph> graphs = members(*family, ranges[0], ranges[1]);
    if (graphs.empty()) return ParseError{"no member of order at most 64", 1};
    Ground ground = list_ground(std::string(text), std::move(graphs));
    ground.name = std::string(text) + " (order <= 64)";
    return ground;
}

Ground list_ground(std::string name, std::vector<Graph> graphs) {
    const auto shared = std::make_shared<const std::vector<Graph>>(std::move(graphs));
    return {std::move(name), "", false, [shared, done = false]() mutable -> std::optional<Level> {
                if (std::exchange(done, true)) return std::nullopt;
                return level_of(*shared);
            }};
}

Ground input_ground(std::istream& in, const std::string& where) {
    const auto lines = std::make_shared<LineReader>(in, where);
    return {"graphs of " + where, "", false, [lines]() -> std::optional<Level> {
                std::vector<Graph> graphs;
                while (graphs.size() < level_length) {
                    const auto line = lines->next();
                    if (!line) break;
                    const auto g = parse_small_graph(*line);
                    if (!g) throw InputFault(lines->describe(g.error()));
                    graphs.push_back(*g);
                }
                if (graphs.empty()) return std::nullopt;
                return level_of(graphs);
            }};
}

Ground random_ground(const RandomModel& model, std::uint64_t count, std::uint64_t seed) {
    const std::string name =
        std::to_string(count) + " random graphs " + model.name + ", seed " + std::to_string(seed);
    return {name, "", false,
            [model, count, seed, i = std::uint64_t{0}]() mutable -> std::optional<Level> {
                if (i >= count) return std::nullopt;
                std::vector<Graph> graphs;
                for (; i < count && graphs.size() < level_length / 10; ++i) {
                    // The multiplier of splitmix64 keeps near seeds apart.
                    Dice dice((seed + i + 1) * 0x9e3779b97f4a7c15U);
                    graphs.push_back(model.draw(dice));
                }
                return level_of(graphs);
            }};
}

}  // namespace gazetteer
