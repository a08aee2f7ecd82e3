// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/statement.hpp"

#include "certificates/check/invariants/refutes.hpp"
#include "certificates/check/statement_lines.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check {

void note(Statement& s, const std::string& line) {
    s.summary += (s.summary.empty() ? "" : ", ") + line;
}

std::string_view value_of_line(Reader& reader, Statement& s, std::string_view first) {
    const std::string_view value = reader.rest();
    note(s, std::string(first) + " " + std::string(value.substr(0, 72)) +
                (value.size() > 72 ? "..." : ""));
    return value;
}
std::string_view next_value(Reader& reader, Statement& s, std::string_view first) {
    reader.next_line(first);
    return value_of_line(reader, s, first);
}

std::string_view next_choice(Reader& reader, Statement& s, std::string_view first,
                             std::string_view a, std::string_view b) {
    const std::string_view value = next_value(reader, s, first);
    if (value != a && value != b)
        reader.malformed("'" + std::string(a) + "' or '" + std::string(b) + "' belongs here");
    return value;
}

Rules next_rules(Reader& reader, Statement& s, std::string_view count, std::string* text) {
    constexpr std::int64_t lines_max = moves_max + 5;
    const std::int64_t lines = reader.number_in(count, lines_max);
    RulesReader rules;
    try {
        for (std::int64_t i = 0; i < lines; ++i) {
            reader.next_line();
            const std::string_view line = reader.rest();
            rules.read(line);
            note(s, std::string(line));
            if (text != nullptr) *text += std::string(line) + '\n';
        }
        return rules.finish();
    } catch (const RulesFault& fault) {
        reader.malformed(fault.message, fault.offset);
    }
}

namespace {

template <class G>
G parsed(const Reader& reader, const Parsed<G>& result) {
    if (result) return *result;
    reader.malformed(result.error().message, static_cast<std::size_t>(result.error().column - 1));
}

constexpr const char* spelled_otherwise = "the graph is spelled otherwise";

void read_graph(Reader& reader, Statement& s) {
    const std::string_view line = next_value(reader, s, "graph");
    if (!s.is_directed()) {
        s.graph = spelled_graph(reader, line);
        return;
    }
    s.digraph = parsed(reader, parse_digraph(line));
    reader.demand(line == to_digraph6(s.digraph), spelled_otherwise);
}

/// The vertex of each token of the rules; "free" where the first player chooses it.
void read_tokens(Reader& reader, Statement& s, int order) {
    const std::size_t count = s.rules->tokens.size();
    if (count == 0) return;
    reader.next_line("tokens");
    std::string line = "tokens";
    for (std::size_t i = 0; i < count; ++i) {
        const std::string_view word = reader.word();
        s.free = word == "free" && count == 1 && !s.rules->is_partizan();
        if (!s.free) s.roots.push_back(reader.vertex_in(word, order));
        line += " " + std::string(word);
    }
    reader.end_of_line();
    note(s, line);
}

void read_mover(Reader& reader, Statement& s) {
    if (next_choice(reader, s, "mover", "left", "right") == "right") s.mover = Player::right;
}

/// The game, the graph, the tokens and who moves.
void read_start(Reader& reader, Statement& s) {
    reader.next_line();
    const std::string_view first = reader.word();
    if (first == "rules") {
        s.rules = next_rules(reader, s, reader.rest());
    } else {
        reader.demand(first == "game", "'game' or 'rules' belongs here");
        s.game = find_game(value_of_line(reader, s, "game"));
        reader.demand(s.game != nullptr, "no game of this name");
    }
    read_graph(reader, s);
    const int order = s.is_directed() ? s.digraph.order() : s.graph.order();
    if (s.rules) {
        read_tokens(reader, s, order);
        if (s.rules->is_partizan()) read_mover(reader, s);
    } else {
        constexpr std::string_view names[] = {"root", "left", "right"};
        for (int i = 0; i < s.game->roots; ++i)
            s.roots.push_back(
                reader.vertex_in(next_value(reader, s, names[i + s.game->roots - 1]), order));
        if (s.game->roots == 2) read_mover(reader, s);
    }
}

void read_outcome(Reader& reader, Statement& s) {
    read_start(reader, s);
    s.verdict = next_choice(reader, s, "verdict", "N", "P");
}

/// Grundy values are defined where both players have the same moves and who cannot move loses.
void read_impartial_start(Reader& reader, Statement& s) {
    read_start(reader, s);
    const bool partizan = s.rules ? s.rules->is_partizan() : s.game->partizan;
    reader.demand(!partizan, "a partizan game has no Grundy values");
    reader.demand(!s.rules || !s.rules->misere, "a misere game has no Grundy values");
}

void read_grundy(Reader& reader, Statement& s) {
    read_impartial_start(reader, s);
    s.verdict = next_value(reader, s, "verdict");
    s.value = reader.number_in(s.verdict, number_max);
}

void read_winning_moves(Reader& reader, Statement& s) {
    read_impartial_start(reader, s);
    s.verdict = next_value(reader, s, "verdict");
    reader.demand(!s.verdict.empty(), "moves or 'none' belong here");
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

/// An expression stands in the summary as a whole.
invariants::Expression read_expression(Reader& reader, Statement& s, const AskedGames& games,
                                       std::string_view first) {
    const std::string text(reader.left());
    const invariants::Expression result = invariants::expression_in(reader, games);
    note(s, std::string(first) + " " + text);
    return result;
}

/// The games of the list, and those whose rules stand here, in the order of their names.
AskedGames read_games(Reader& reader, Statement& s) {
    AskedGames result = listed_games();
    std::string last;
    while (reader.another('r')) {
        reader.next_line("rules");
        const Rules rules = next_rules(reader, s, reader.rest());
        const std::string fault = add_game(result, rules);
        if (!fault.empty()) reader.malformed(fault);
        reader.demand(last < rules.name, "the names of the games must ascend");
        last = rules.name;
    }
    return result;
}

void read_refutes(Reader& reader, Statement& s) {
    const AskedGames games = read_games(reader, s);
    reader.next_line("expression");
    s.refuted = read_expression(reader, s, games, "expression");
    bool of_vertex = s.refuted->of_vertex;
    while (reader.another('h')) {
        reader.next_line("hypothesis");
        s.hypotheses.push_back(read_expression(reader, s, games, "hypothesis"));
        of_vertex = of_vertex || s.hypotheses.back().of_vertex;
    }
    read_graph(reader, s);
    reader.demand(s.graph.order() <= Graph::order_max, "invariants are of graphs of order <= 64");
    if (of_vertex)
        s.roots.push_back(reader.vertex_in(next_value(reader, s, "root"), s.graph.order()));
    s.verdict = next_value(reader, s, "verdict");
    reader.demand(s.verdict == "false", "'false' belongs here");
}

}  // namespace

std::string spelling_of(const SparseGraph& g) {
    return g.order() <= Graph::order_max ? to_graph6(g) : to_sparse6(g);
}

SparseGraph spelled_graph(const Reader& reader, std::string_view line) {
    SparseGraph result = parsed(reader, parse_graph(line));
    reader.demand(line == spelling_of(result), spelled_otherwise);
    return result;
}

void check_invariants(Reader& reader, const Statement& s) {
    invariants::check_refuted(reader, to_graph(s.graph), s.roots.empty() ? -1 : s.roots[0],
                              *s.refuted, s.hypotheses);
}

Statement read_statement(Reader& reader) {
    Statement s;
    s.claim = next_value(reader, s, "claim");
    if (s.claim == "outcome")
        read_outcome(reader, s);
    else if (s.claim == "grundy")
        read_grundy(reader, s);
    else if (s.claim == "winning-moves")
        read_winning_moves(reader, s);
    else if (s.claim == "even-kernel")
        read_even_kernel(reader, s);
    else if (s.claim == "edge-delete-paths")
        read_edge_delete_paths(reader, s);
    else if (s.claim == "chain-law")
        read_law(reader, s);
    else if (s.claim == "chain-refutes")
        read_member(reader, s);
    else if (s.claim == "chain-sequence")
        read_sequence(reader, s);
    else if (s.claim == "chain-proves")
        read_claim_for_all(reader, s);
    else if (s.claim == "refutes")
        read_refutes(reader, s);
    else
        reader.malformed("no claim of this name");
    return s;
}

}  // namespace gazetteer::check
