// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/grounds/digraph_ground.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <memory>
#include <utility>

#include "graph/errors.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/formats/words.hpp"
#include "graph/interchange/graph_reader.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr std::size_t digraphs_a_piece = 200;
constexpr std::size_t digraphs_a_level = 20'000;
constexpr std::string_view digraph6_header = ">>digraph6<<";

/// A word of a class of digraphs, and what it sets; "digraphs" sets nothing.
struct DigraphWord {
    std::string_view name;
    bool DigraphClass::*member;
};
constexpr std::array<DigraphWord, 5> digraph_words{
    {{"oriented", &DigraphClass::oriented},
     {"tournaments", &DigraphClass::tournaments},
     {"acyclic", &DigraphClass::acyclic},
     {"strongly_connected", &DigraphClass::strongly_connected},
     {"strongly-connected", &DigraphClass::strongly_connected}}};

const DigraphWord* word_named(std::string_view text) {
    const auto found = std::ranges::find(digraph_words, text, &DigraphWord::name);
    return found == digraph_words.end() ? nullptr : &*found;
}

Piece piece_of_digraphs(std::vector<Digraph> digraphs, std::vector<Origin> origins) {
    Piece piece;
    piece.origin = origins.empty() ? nullptr : std::make_shared<Origin>();
    const auto at = std::const_pointer_cast<Origin>(piece.origin);
    piece.each_digraph = [at, digraphs = std::move(digraphs),
                          origins = std::move(origins)](const DigraphVisitor& visit) {
        for (std::size_t i = 0; i < digraphs.size(); ++i) {
            if (at) *at = origins[i];
            if (!visit(digraphs[i])) return;
        }
    };
    return piece;
}

template <class T>
std::vector<T> slice(const std::vector<T>& all, std::size_t first) {
    if (all.empty()) return {};
    const std::size_t last = std::min(all.size(), first + digraphs_a_piece);
    return {all.begin() + static_cast<long>(first), all.begin() + static_cast<long>(last)};
}

Level level_of_digraphs(const std::vector<Digraph>& digraphs, const std::vector<Origin>& origins,
                        const runs::Shard& shard = {}) {
    Level level;
    level.count = digraphs.size();
    for (std::size_t i = 0; i < digraphs.size(); i += digraphs_a_piece) {
        const auto mod = static_cast<std::size_t>(shard.mod);
        if (i / digraphs_a_piece % mod != static_cast<std::size_t>(shard.res)) continue;
        level.pieces.push_back(piece_of_digraphs(slice(digraphs, i), slice(origins, i)));
    }
    return level;
}

Level level_of_class(const DigraphClass& which, int order, const runs::Shard& shard) {
    Level level{order, {}, known_count(which, order), std::nullopt, which};
    for (DigraphPiece& generated : digraph_pieces(which, order, {shard.res, shard.mod})) {
        Piece piece;
        piece.size = generated.size;
        piece.each_digraph = [each = std::move(generated.each)](const DigraphVisitor& visit) {
            each(visit);
        };
        level.pieces.push_back(std::move(piece));
    }
    return level;
}

}  // namespace

std::optional<Parsed<DigraphClass>> parse_digraph_class(std::string_view text) {
    DigraphClass result;
    bool any = false;
    for (const TextWord& word : words_of(text, " ,\t")) {
        const DigraphWord* const known = word_named(word.text);
        any = any || known != nullptr || word.text == "digraphs";
        if (known != nullptr) result.*(known->member) = true;
        if (word.text == "connected") result.connected = true;
    }
    if (!any) return std::nullopt;
    for (const TextWord& word : words_of(text, " ,\t"))
        if (word_named(word.text) == nullptr && word.text != "digraphs" && word.text != "connected")
            return ParseError{"'" + std::string(word.text) +
                                  "' is not a word of digraphs; they are digraphs, oriented, "
                                  "tournaments, acyclic, connected, strongly_connected",
                              word.column};
    return result;
}

std::string to_string(const DigraphClass& which) {
    std::string result;
    if (which.strongly_connected) result += "strongly connected ";
    if (which.connected && !which.strongly_connected) result += "connected ";
    if (which.acyclic) result += "acyclic ";
    if (which.tournaments) return result + "tournaments";
    return result + (which.oriented && !which.acyclic ? "oriented digraphs" : "digraphs");
}

Ground digraph_ground(const DigraphClass& which, int order_min, int order_max,
                      const runs::Shard& shard) {
    Ground result;
    result.name_to = orders_of(to_string(which), order_min, order_max);
    result.name = bounded(result.name_to, order_max);
    result.exhaustive = true;
    result.about = About::digraphs;
    result.next = [which, shard, order = order_min, order_max]() mutable -> std::optional<Level> {
        if (order > order_max) return std::nullopt;
        return level_of_class(which, order++, shard);
    };
    return result;
}

Ground digraph_list_ground(std::string name, std::vector<Digraph> digraphs,
                           const runs::Shard& shard, const std::vector<Origin>& origins) {
    require(origins.empty() || origins.size() == digraphs.size(), "an origin a digraph");
    Ground result;
    result.name = std::move(name);
    result.about = About::digraphs;
    result.next = [level = std::optional(level_of_digraphs(digraphs, origins, shard))]() mutable {
        return std::exchange(level, std::nullopt);
    };
    return result;
}

Ground digraph_input_ground(std::istream& in, const std::string& where) {
    const auto reader = std::make_shared<GraphReader>(in, where, true);
    Ground result;
    result.name = "digraphs of " + where;
    result.about = About::digraphs;
    result.next = [reader]() -> std::optional<Level> {
        std::vector<Digraph> digraphs;
        std::vector<Origin> origins;
        while (digraphs.size() < digraphs_a_level) {
            auto read = reader->next_graph();
            if (!read) break;
            digraphs.push_back(std::get<Digraph>(read->graph.board));
            origins.push_back({std::move(read->text), read->line});
        }
        if (digraphs.empty()) return std::nullopt;
        return level_of_digraphs(digraphs, origins);
    };
    return result;
}

Parsed<AnyGraph> parse_any_graph_text(std::string_view text) {
    const auto any = [](const auto& parsed) {
        return parsed ? Parsed<AnyGraph>(AnyGraph(*parsed)) : Parsed<AnyGraph>(parsed.error());
    };
    return looks_directed(text) ? any(parse_digraph(text)) : parse_graph_of_any_order(text);
}

Ground any_list_ground(const std::vector<AnyGraph>& graphs, const runs::Shard& shard,
                       const std::vector<Origin>& origins) {
    require(!graphs.empty(), "a graph");
    const bool one = graphs.size() == 1;
    if (!graphs.front().is_directed()) {
        if (std::ranges::any_of(graphs, &AnyGraph::is_large))
            return list_of_any_order_ground(one ? "the graph given" : "the graphs given", graphs,
                                            shard, origins);
        std::vector<Graph> all;
        for (const AnyGraph& g : graphs) all.push_back(g.graph());
        return list_ground(one ? "the graph given" : "the graphs given", std::move(all), shard,
                           origins);
    }
    std::vector<Digraph> all;
    for (const AnyGraph& g : graphs) all.push_back(g.digraph());
    return digraph_list_ground(one ? "the digraph given" : "the digraphs given", std::move(all),
                               shard, origins);
}

Ground any_input_ground(std::istream& in, const std::string& where) {
    return about_of_input(in) == About::digraphs ? digraph_input_ground(in, where)
                                                 : input_ground(in, where);
}

Ground any_file_ground(const std::string& path) {
    const auto in = std::make_shared<std::ifstream>(path);
    if (!*in) throw InputError(path + ": " + std::strerror(errno));
    Ground result = any_input_ground(*in, path);
    result.next = [in, next = std::move(result.next)] { return next(); };
    return result;
}

Digraph contracted(const Digraph& d, const Arc& arc) {
    const auto [u, v] = arc;
    Digraph result = d;
    for (Vertex w : d.out_neighbours(v))
        if (w != u) result.add_arc(u, w);
    for (Vertex w : d.in_neighbours(v))
        if (w != u) result.add_arc(w, u);
    return result.without_vertex(v);
}

bool looks_directed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    return first != text.npos &&
           (text[first] == '&' || text.substr(first).starts_with(digraph6_header));
}

About about_of_input(std::istream& in) {
    while (in.peek() == '\n' || in.peek() == '\r') in.get();
    if (in.peek() == '&') return About::digraphs;
    // Only the header of digraph6 has a d behind its two signs.
    if (in.peek() != '>') return About::graphs;
    std::string begin(3, '\0');
    in.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    const bool directed = begin == ">>d";
    // A stream that has failed gives nothing back.
    std::streamsize read = in.gcount();
    in.clear();
    for (; read > 0; --read) in.unget();
    return directed ? About::digraphs : About::graphs;
}

}  // namespace gazetteer::conjectures
