// SPDX-License-Identifier: GPL-3.0-or-later
// Grounds that are read: a stream, or a file that many read at once.
#include <fmt/format.h>

#include <boost/crc.hpp>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <memory>

#include "counterexamples/grounds/list_levels.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/interchange/graph_reader.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr std::size_t level_length = 20'000;
constexpr int block_length = 1000;

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

}  // namespace

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

}  // namespace gazetteer::conjectures
