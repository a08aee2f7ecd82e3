#include "certificates/check/statement.hpp"

#include "graph/formats/formats.hpp"

namespace gazetteer::check {

namespace {

/// The next line as a word and the rest, noted in the summary.
std::string_view next_value(Reader& reader, Statement& s, std::string_view first) {
    reader.next_line(first);
    const std::string_view value = reader.rest();
    s.summary += s.summary.empty() ? "" : ", ";
    s.summary += std::string(first) + " " + std::string(value.substr(0, 72));
    if (value.size() > 72) s.summary += "...";
    return value;
}

/// The same, one of two words.
std::string_view next_choice(Reader& reader, Statement& s, std::string_view first,
                             std::string_view a, std::string_view b) {
    const std::string_view value = next_value(reader, s, first);
    if (value != a && value != b)
        reader.malformed("'" + std::string(a) + "' or '" + std::string(b) + "' belongs here");
    return value;
}

template <class G>
G parsed(const Reader& reader, const Parsed<G>& result) {
    if (result) return *result;
    reader.malformed(result.error().message, static_cast<std::size_t>(result.error().column - 1));
}

/// A graph has one spelling: digraph6; graph6 up to order 64, sparse6 above.
void read_graph(Reader& reader, Statement& s) {
    const std::string_view line = next_value(reader, s, "graph");
    std::string spelling;
    if (s.game != nullptr && s.game->directed) {
        s.digraph = parsed(reader, parse_digraph(line));
        spelling = to_digraph6(s.digraph);
    } else {
        s.graph = parsed(reader, parse_graph(line));
        spelling = s.graph.order() <= Graph::order_max ? to_graph6(s.graph) : to_sparse6(s.graph);
    }
    reader.demand(line == spelling, "the graph is spelled otherwise");
}

void read_outcome(Reader& reader, Statement& s) {
    s.game = find_game(next_value(reader, s, "game"));
    reader.demand(s.game != nullptr, "no game of this name");
    read_graph(reader, s);
    const int order = s.game->directed ? s.digraph.order() : s.graph.order();
    constexpr std::string_view names[] = {"root", "left", "right"};
    for (int i = 0; i < s.game->roots; ++i)
        s.roots.push_back(
            reader.vertex_in(next_value(reader, s, names[i + s.game->roots - 1]), order));
    if (s.game->roots == 2 && next_choice(reader, s, "mover", "left", "right") == "right")
        s.mover = Player::right;
    s.verdict = next_choice(reader, s, "verdict", "N", "P");
}

void read_even_kernel(Reader& reader, Statement& s) {
    read_graph(reader, s);
    const std::string_view member = next_value(reader, s, "containing");
    if (member != "any") s.containing = reader.vertex_in(member, s.graph.order());
    s.verdict = next_choice(reader, s, "verdict", "exists", "none");
}

void read_edge_delete_paths(Reader& reader, Statement& s) {
    s.verdict = next_value(reader, s, "verdict");
    constexpr std::string_view word = "period ";
    reader.demand(s.verdict.starts_with(word), "'period' and a number belong here");
    reader.number_in(std::string_view(s.verdict).substr(word.size()), period_max);
}

}  // namespace

Statement read_statement(Reader& reader) {
    Statement s;
    s.claim = next_value(reader, s, "claim");
    if (s.claim == "outcome")
        read_outcome(reader, s);
    else if (s.claim == "even-kernel")
        read_even_kernel(reader, s);
    else if (s.claim == "edge-delete-paths")
        read_edge_delete_paths(reader, s);
    else
        reader.malformed("no claim of this name");
    return s;
}

}  // namespace gazetteer::check
