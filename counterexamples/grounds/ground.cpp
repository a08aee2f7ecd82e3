// SPDX-License-Identifier: GPL-3.0-or-later
// Grounds that are lists: families, input, random draws.
#include "counterexamples/grounds/ground.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/crc.hpp>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <memory>
#include <span>

#include "graph/families/chain_text.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/families/named.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/words.hpp"
#include "graph/interchange/graph_reader.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr std::size_t piece_length = 200;
constexpr std::size_t level_length = 20'000;
constexpr int block_length = 1000;
/// Random graphs come in at most so many pieces a shard.
constexpr std::uint64_t random_pieces_max = 10'000;

bool is_of(const runs::Shard& shard, std::uint64_t piece) {
    return piece % static_cast<std::uint64_t>(shard.mod) == static_cast<std::uint64_t>(shard.res);
}

/// `origins`: one a graph, or none.
Piece piece_of_any_order(std::vector<Graph> graphs, std::vector<Origin> origins) {
    const auto shared = std::make_shared<const std::vector<Graph>>(std::move(graphs));
    if (origins.empty())
        return {-1, [shared](const GraphVisitor& visit) {
                    for (const Graph& g : *shared)
                        if (!visit(g)) return;
                }};
    const auto at = std::make_shared<Origin>();
    return {-1,
            [shared, at, origins = std::move(origins)](const GraphVisitor& visit) {
                for (std::size_t i = 0; i < shared->size(); ++i) {
                    *at = origins[i];
                    if (!visit((*shared)[i])) return;
                }
            },
            at};
}

template <class T>
std::vector<T> part_of(const std::vector<T>& all, std::size_t first, std::size_t length) {
    const std::size_t last = std::min(all.size(), first + length);
    return {all.begin() + static_cast<long>(std::min(first, last)),
            all.begin() + static_cast<long>(last)};
}

Level level_of(const std::vector<Graph>& graphs, const std::vector<Origin>& origins,
               const runs::Shard& shard = {}) {
    Level level;
    level.count = graphs.size();
    for (std::size_t i = 0; i < graphs.size(); i += piece_length) {
        if (!is_of(shard, i / piece_length)) continue;
        level.pieces.push_back(piece_of_any_order(part_of(graphs, i, piece_length),
                                                  part_of(origins, i, piece_length)));
    }
    return level;
}

/// The large graphs of a level, in a piece of their own.
void add_large(Level& level, std::vector<LargeGraph> graphs, std::vector<Origin> origins) {
    if (graphs.empty()) return;
    Piece piece;
    const auto at = origins.empty() ? nullptr : std::make_shared<Origin>();
    piece.origin = at;
    piece.each = [](const GraphVisitor&) {};
    piece.each_large = [at, graphs = std::move(graphs),
                        origins = std::move(origins)](const LargeVisitor& visit) {
        for (std::size_t i = 0; i < graphs.size(); ++i) {
            if (at) *at = origins[i];
            if (!visit(graphs[i])) return;
        }
    };
    level.pieces.push_back(std::move(piece));
}

/// The large ones behind the others.
Level level_of_any_order(const std::vector<AnyGraph>& graphs, const std::vector<Origin>& origins,
                         const runs::Shard& shard = {}) {
    std::vector<Graph> small;
    std::vector<LargeGraph> large;
    std::vector<Origin> of_small;
    std::vector<Origin> of_large;
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        graphs[i].is_large() ? large.push_back(graphs[i].large())
                             : small.push_back(graphs[i].graph());
        if (!origins.empty()) (graphs[i].is_large() ? of_large : of_small).push_back(origins[i]);
    }
    Level level = level_of(small, of_small, shard);
    *level.count += large.size();
    if (is_of(shard, 0)) add_large(level, std::move(large), std::move(of_large));
    return level;
}

bool is_within(Range orders, long order) {
    return orders.low <= order && order <= (orders.high < 0 ? Graph::order_max : orders.high);
}

/// Appends the members whose numbers begin with `values`, as far as their ranges go; numbers that
/// break the rule of the family name no member.
void add_members(const Family& family, std::span<const Range> ranges, Range orders,
                 std::vector<int>& values, std::vector<AnyGraph>& result) {
    if (values.size() == ranges.size()) {
        const long order = family.order(values);
        if (order >= 0 && is_within(orders, order))
            result.push_back(any_graph_of(family.member(values)));
        return;
    }
    const Range range = ranges[values.size()];
    const FamilyParameter& parameter = family.parameter(values.size());
    const int high =
        std::min({parameter.high, std::max(orders.high, Graph::order_max),
                  range.high < 0 ? std::max(orders.high, Graph::order_max) : range.high});
    for (int value = std::max(range.low, parameter.low); value <= high; ++value) {
        values.push_back(value);
        add_members(family, ranges, orders, values, result);
        values.pop_back();
    }
}

std::vector<AnyGraph> members(const Family& family, std::span<const Range> ranges, Range orders) {
    std::vector<AnyGraph> result;
    std::vector<int> values;
    add_members(family, ranges, orders, values, result);
    std::ranges::stable_sort(result, {},
                             [](const AnyGraph& g) { return std::pair(g.order(), g.size()); });
    return result;
}

/// A ground of one level.
std::function<std::optional<Level>()> once(Level level) {
    return [level = std::move(level), done = false]() mutable -> std::optional<Level> {
        if (std::exchange(done, true)) return std::nullopt;
        return level;
    };
}

/// A line of a file that many read at once: a graph by itself.
Parsed<AnyGraph> parse_line(std::string_view line) {
    const auto format = interchange_of_line(line);
    if (!format) return parse_graph_of_any_order(line);
    const InterchangeResult read = read_interchange(*format, line, false);
    if (const auto* const fault = std::get_if<InterchangeFault>(&read))
        return ParseError{fault->message, fault->column};
    return any_graph_of(std::get<SparseGraph>(std::get<NamedGraph>(read).board));
}

/// The lines of one block, parsed as they come; `at` is told where each is.
/// Those that are large are put off.
void visit_block(const GraphFile& file, std::size_t block, Origin& at,
                 std::vector<std::pair<LargeGraph, Origin>>& put_off, const GraphVisitor& visit) {
    std::ifstream in(file.path, std::ios::binary);
    in.seekg(static_cast<std::streamoff>(file.blocks[block].byte));
    if (!in) throw InputError(file.path + ": " + std::strerror(errno));
    LineReader lines(in, file.path, file.blocks[block].lines_before);
    const int last = block + 1 < file.blocks.size() ? file.blocks[block + 1].lines_before
                                                    : std::numeric_limits<int>::max();
    while (const auto line = lines.next()) {
        if (lines.place(1).line > last) return;
        const auto g = parse_line(*line);
        if (!g) throw InputError(lines.describe(g.error()));
        const Origin origin{std::string(*line), lines.place(1).line};
        if (g->is_large()) {
            put_off.emplace_back(g->large(), origin);
            continue;
        }
        at = origin;
        if (!visit(g->graph())) return;
    }
}

/// What is said of the orders: "order <= 64".
std::string orders_text(Range orders) {
    const std::string high = std::to_string(orders.high < 0 ? Graph::order_max : orders.high);
    return orders.low > 0 ? "order " + std::to_string(orders.low) + " to " + high
                          : "order <= " + high;
}

/// The order to which the members of one number go: beyond 64 where the text says so.
Range orders_within(Range orders, bool one_number, int said) {
    const bool large = one_number && std::max(said, orders.high) > Graph::order_max;
    const int most = large ? family_order_max : Graph::order_max;
    orders.high = orders.high < 0 ? most : std::min(orders.high, most);
    return orders;
}

Parsed<Ground> ground_of_members(std::string_view text, const std::vector<AnyGraph>& graphs,
                                 Range orders, const runs::Shard& shard) {
    if (graphs.empty()) return ParseError{"no member of " + orders_text(orders), 1};
    const std::string name(text.substr(0, text.find_last_not_of(" ,\t") + 1));
    return list_of_any_order_ground(name + " (" + orders_text(orders) + ")", graphs, shard, {});
}

ParseError no_range(std::string_view word, int column) {
    return {"'" + std::string(word) + "' is not a range: 2..6, ..6, 2.., 6", column};
}

/// chain "path 2" joins 0-0,1-1 2..9: the members of so many units.
Parsed<Ground> chain_ground(std::string_view text, Range orders, const runs::Shard& shard) {
    const auto beginning = parse_chain_beginning(text);
    if (!beginning) return beginning.error();
    const Chain& chain = beginning->chain;
    const std::vector<TextWord> words = words_of(text.substr(beginning->length), " ,\t");
    const int column = static_cast<int>(beginning->length) + 1;
    if (words.size() > 1) return ParseError{"a chain takes one range, such as 2..6", column};
    const auto range = words.empty() ? Range{} : parse_range(words[0].text);
    if (!range) return no_range(words[0].text, column);
    const int units_most = range->high < 0 ? family_order_max : range->high;
    const auto said = range->high < 0 ? 0 : std::min<std::int64_t>(order(chain, units_most), 1000);
    orders = orders_within(orders, true, static_cast<int>(said));
    std::vector<AnyGraph> graphs;
    for (int n = std::max(range->low, units_min(chain)); n <= units_most; ++n) {
        if (order(chain, n) > orders.high) break;
        if (order(chain, n) >= orders.low) graphs.push_back(any_graph_of(member(chain, n)));
    }
    return ground_of_members(text, graphs, orders, shard);
}

}  // namespace

std::optional<Parsed<Ground>> parse_families(std::string_view text, Range orders,
                                             const runs::Shard& shard) {
    if (names_chain(text)) return chain_ground(text, orders, shard);
    const std::vector<TextWord> words = words_of(text, " ,\t");
    const Family* const family = words.empty() ? nullptr : find_family(words[0].text);
    if (family == nullptr) return std::nullopt;
    std::vector<Range> ranges;
    for (const TextWord& word : std::span(words).subspan(1)) {
        const auto range = parse_range(word.text);
        if (!range) return no_range(word.text, word.column);
        ranges.push_back(*range);
    }
    const std::size_t wanted = family->parameters.size();
    if (ranges.empty()) ranges.resize(wanted);
    if (ranges.size() < wanted || (ranges.size() > wanted && !family->repeats))
        return ParseError{
            "'" + std::string(family->name) + "' takes " +
                (wanted == 1 ? "one range, such as 2..6" : "two ranges, such as 2..6 2..6") +
                ", or none: all of them",
            words[0].column};
    const bool one_number = wanted == 1 && ranges.size() == 1;
    orders = orders_within(orders, one_number, one_number ? ranges[0].high : 0);
    return ground_of_members(text, members(*family, ranges, orders), orders, shard);
}

Ground list_ground(std::string name, std::vector<Graph> graphs, const runs::Shard& shard,
                   const std::vector<Origin>& origins) {
    require(origins.empty() || origins.size() == graphs.size(), "an origin a graph");
    return {std::move(name), "", false, once(level_of(graphs, origins, shard))};
}

Parsed<AnyGraph> parse_graph_of_any_order(std::string_view text) {
    const auto g = parse_graph_text(text);
    if (!g) return g.error();
    return any_graph_of(*g);
}

Ground list_of_any_order_ground(std::string name, const std::vector<AnyGraph>& graphs,
                                const runs::Shard& shard, const std::vector<Origin>& origins) {
    require(origins.empty() || origins.size() == graphs.size(), "an origin a graph");
    return {std::move(name), "", false, once(level_of_any_order(graphs, origins, shard))};
}

Ground input_ground(std::istream& in, const std::string& where) {
    const auto reader = std::make_shared<GraphReader>(in, where, false);
    return {"graphs of " + where, "", false, [reader]() -> std::optional<Level> {
                std::vector<AnyGraph> graphs;
                std::vector<Origin> origins;
                while (graphs.size() < level_length) {
                    auto read = reader->next_graph();
                    if (!read) break;
                    graphs.push_back(any_graph_of(std::get<SparseGraph>(read->graph.board)));
                    origins.push_back({std::move(read->text), read->line});
                }
                if (graphs.empty()) return std::nullopt;
                return level_of_any_order(graphs, origins);
            }};
}

std::string orders_of(const std::string& words, int order_min, int order_max) {
    if (order_min == order_max) return words + " of order {}";
    if (order_min == 1) return words + " of order <= {}";
    return words + " of order " + std::to_string(order_min) + " to {}";
}

std::string bounded(std::string name_to, int order) {
    const auto braces = name_to.find("{}");
    if (braces != name_to.npos) name_to.replace(braces, 2, std::to_string(order));
    return name_to;
}

GraphFile graph_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw InputError(path + ": " + std::strerror(errno));
    if (!std::filesystem::is_regular_file(path))
        throw InputError(path + ": no regular file, which a shard must read more than once");
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
    if (in.bad()) throw InputError(path + ": " + std::strerror(errno));
    result.digest = fmt::format("{:016x}", crc.checksum());
    return result;
}

Ground file_ground(const GraphFile& file, const runs::Shard& shard) {
    const auto shared = std::make_shared<const GraphFile>(file);
    Level level;
    for (std::size_t block = 0; block < file.blocks.size(); ++block)
        if (is_of(shard, block)) {
            const auto at = std::make_shared<Origin>();
            const auto put_off = std::make_shared<std::vector<std::pair<LargeGraph, Origin>>>();
            Piece piece;
            piece.origin = at;
            piece.each = [shared, block, at, put_off](const GraphVisitor& visit) {
                put_off->clear();
                visit_block(*shared, block, *at, *put_off, visit);
            };
            piece.each_large = [at, put_off](const LargeVisitor& visit) {
                for (const auto& [g, origin] : *put_off) {
                    *at = origin;
                    if (!visit(g)) return;
                }
            };
            level.pieces.push_back(std::move(piece));
        }
    return {"graphs of " + file.path, "", false, once(std::move(level))};
}

namespace {

/// The randomness of draw i.
properties::Dice dice_of(std::uint64_t seed, std::uint64_t i) {
    // The multiplier of splitmix64 keeps near seeds apart.
    return properties::Dice((seed + i + 1) * 0x9e3779b97f4a7c15U);
}

/// Draws first..last-1.
Piece random_piece(const RandomModel& model, std::uint64_t seed, std::uint64_t first,
                   std::uint64_t last) {
    const auto each = [seed, first, last](const auto& draw, const auto& visit) {
        for (std::uint64_t i = first; i < last; ++i) {
            properties::Dice dice = dice_of(seed, i);
            if (!visit(draw(dice))) return;
        }
    };
    Piece piece;
    if (model.draw_digraph)
        piece.each_digraph = [each, draw = model.draw_digraph](const DigraphVisitor& visit) {
            each(draw, visit);
        };
    else
        piece.each = [each, draw = model.draw](const GraphVisitor& visit) { each(draw, visit); };
    return piece;
}

}  // namespace

AnyGraph drawn_graph(const RandomModel& model, std::uint64_t seed, std::uint64_t i) {
    properties::Dice dice = dice_of(seed, i);
    return model.draw_digraph ? AnyGraph(model.draw_digraph(dice)) : AnyGraph(model.draw(dice));
}

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
    const char* const kind = model.draw_digraph ? " random digraphs " : " random graphs ";
    return {std::to_string(count) + kind + model.name + ", seed " + std::to_string(seed), "", false,
            once(std::move(level)), model.about()};
}

}  // namespace gazetteer::conjectures
