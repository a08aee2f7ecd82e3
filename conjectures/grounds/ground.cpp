// Grounds that are lists: families, input, random draws.
#include "conjectures/ground.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/crc.hpp>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <memory>
#include <sstream>

#include "conjectures/terms.hpp"
#include "graph/families.hpp"
#include "graph/line_reader.hpp"

namespace gazetteer {

namespace {

constexpr std::size_t piece_length = 200;
constexpr std::size_t level_length = 20'000;
constexpr int block_length = 1000;
/// Random graphs come in at most so many pieces a shard.
constexpr std::uint64_t random_pieces_max = 10'000;

bool is_of(const runs::Shard& shard, std::uint64_t piece) {
    return piece % static_cast<std::uint64_t>(shard.mod) == static_cast<std::uint64_t>(shard.res);
}

Piece piece_of(std::vector<Graph> graphs) {
    const auto shared = std::make_shared<const std::vector<Graph>>(std::move(graphs));
    return {-1, [shared](const GraphVisitor& visit) {
                for (const Graph& g : *shared)
                    if (!visit(g)) return;
            }};
}

Level level_of(const std::vector<Graph>& graphs, const runs::Shard& shard = {}) {
    Level level;
    level.count = graphs.size();
    for (std::size_t i = 0; i < graphs.size(); i += piece_length)
        if (is_of(shard, i / piece_length))
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

bool is_within(Range orders, long order) {
    return orders.low <= order && order <= (orders.high < 0 ? Graph::order_max : orders.high) &&
           order <= Graph::order_max;
}

std::vector<Graph> members(const Family& family, Range first, Range second, Range orders) {
    std::vector<Graph> result;
    const auto low = [&](Range r) { return std::max(r.low, family.least); };
    const auto high = [](Range r) { return r.high < 0 ? Graph::order_max : r.high; };
    for (int a = low(first); a <= high(first); ++a)
        for (int b = family.parameters == 2 ? low(second) : 0;
             b <= (family.parameters == 2 ? high(second) : 0); ++b)
            if (is_within(orders, order_of(family, a, b)))
                result.push_back(to_graph(family.member(a, b)));
    std::ranges::stable_sort(result, {},
                             [](const Graph& g) { return std::pair(g.order(), g.size()); });
    return result;
}

/// A ground of one level.
std::function<std::optional<Level>()> once(Level level) {
    return [level = std::move(level), done = false]() mutable -> std::optional<Level> {
        if (std::exchange(done, true)) return std::nullopt;
        return level;
    };
}

/// The lines of one block, parsed as they come.
void visit_block(const GraphFile& file, std::size_t block, const GraphVisitor& visit) {
    std::ifstream in(file.path, std::ios::binary);
    in.seekg(static_cast<std::streamoff>(file.blocks[block].byte));
    if (!in) throw InputFault(file.path + ": " + std::strerror(errno));
    LineReader lines(in, file.path, file.blocks[block].lines_before);
    const int last = block + 1 < file.blocks.size() ? file.blocks[block + 1].lines_before
                                                    : std::numeric_limits<int>::max();
    while (const auto line = lines.next()) {
        if (lines.place(1).line > last) return;
        const auto g = parse_small_graph(*line);
        if (!g) throw InputFault(lines.describe(g.error()));
        if (!visit(*g)) return;
    }
}

/// What is said of the orders: "order <= 64".
std::string orders_text(Range orders) {
    const std::string high = std::to_string(
        orders.high < 0 ? Graph::order_max : std::min(orders.high, Graph::order_max));
    return orders.low > 0 ? "order " + std::to_string(orders.low) + " to " + high
                          : "order <= " + high;
}

}  // namespace

std::optional<Parsed<Ground>> parse_families(std::string_view text, Range orders,
                                             const runs::Shard& shard) {
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
    if (!ranges.empty() && ranges.size() != static_cast<std::size_t>(family->parameters))
        return ParseError{"'" + name + "' takes " +
                              (family->parameters == 1 ? "one range, such as 2..6"
                                                       : "two ranges, such as 2..6 2..6") +
                              ", or none: all of them",
                          1};
    ranges.resize(2);
    std::vector<Graph> graphs = members(*family, ranges[0], ranges[1], orders);
    if (graphs.empty()) return ParseError{"no member of " + orders_text(orders), 1};
    return list_ground(std::string(text) + " (" + orders_text(orders) + ")", std::move(graphs),
                       shard);
}

Ground list_ground(std::string name, std::vector<Graph> graphs, const runs::Shard& shard) {
    return {std::move(name), "", false, once(level_of(graphs, shard))};
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

std::string bounded(std::string name_to, int order) {
    const auto braces = name_to.find("{}");
    if (braces != name_to.npos) name_to.replace(braces, 2, std::to_string(order));
    return name_to;
}

GraphFile graph_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw InputFault(path + ": " + std::strerror(errno));
    if (!std::filesystem::is_regular_file(path))
        throw InputFault(path + ": no regular file, which a shard must read more than once");
    GraphFile result{path, {{}}, ""};
    boost::crc_optimal<64, 0x42F0E1EBA9EA3693, 0, 0, false, false> crc;
    std::uint64_t byte = 0;
    int line_count = 0;
    for (std::string line; std::getline(in, line);) {
        if (!in.eof()) line += '\n';
        crc.process_bytes(line.data(), line.size());
        byte += line.size();
        if (++line_count % block_length == 0) result.blocks.push_back({byte, line_count});
    }
    if (in.bad()) throw InputFault(path + ": " + std::strerror(errno));
    result.digest = fmt::format("{:016x}", crc.checksum());
    return result;
}

Ground file_ground(const GraphFile& file, const runs::Shard& shard) {
    const auto shared = std::make_shared<const GraphFile>(file);
    Level level;
    for (std::size_t block = 0; block < file.blocks.size(); ++block)
        if (is_of(shard, block))
            level.pieces.push_back({-1, [shared, block](const GraphVisitor& visit) {
                                        visit_block(*shared, block, visit);
                                    }});
    return {"graphs of " + file.path, "", false, once(std::move(level))};
}

namespace {

/// Draws first..last-1.
Piece random_piece(const RandomModel& model, std::uint64_t seed, std::uint64_t first,
                   std::uint64_t last) {
    return {-1, [model, seed, first, last](const GraphVisitor& visit) {
                for (std::uint64_t i = first; i < last; ++i) {
                    // The multiplier of splitmix64 keeps near seeds apart.
                    Dice dice((seed + i + 1) * 0x9e3779b97f4a7c15U);
                    if (!visit(model.draw(dice))) return;
                }
            }};
}

}  // namespace

Ground random_ground(const RandomModel& model, std::uint64_t count, std::uint64_t seed,
                     const runs::Shard& shard) {
    const std::uint64_t pieces_max = random_pieces_max * static_cast<std::uint64_t>(shard.mod);
    const std::uint64_t length =
        std::max<std::uint64_t>(piece_length, count / pieces_max + (count % pieces_max != 0));
    Level level;
    level.count = count;
    for (std::uint64_t piece = 0; piece * length < count; ++piece)
        if (is_of(shard, piece))
            level.pieces.push_back(
                random_piece(model, seed, piece * length, std::min(count, (piece + 1) * length)));
    return {
        std::to_string(count) + " random graphs " + model.name + ", seed " + std::to_string(seed),
        "", false, once(std::move(level))};
}

}  // namespace gazetteer
