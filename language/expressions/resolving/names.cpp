// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/resolving/names.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "graph/families/graph_text.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/symbols.hpp"

namespace gazetteer::conjectures::resolving {

namespace {

struct OldName {
    const char* old;
    const char* name;
};
constexpr std::array<OldName, 3> old_names{
    {{"inner", "inner_vertex"}, {"outer", "outer_vertex"}, {"perfect", "perfect_vertex"}}};

/// Terms of graphs and of digraphs that are nearest to each other.
struct Counterpart {
    std::string_view of_graphs;
    std::string_view of_digraphs;
};
constexpr std::array<Counterpart, 11> counterparts{{{"degree", "outdegree"},
                                                    {"degree", "indegree"},
                                                    {"max_degree", "max_outdegree"},
                                                    {"max_degree", "max_indegree"},
                                                    {"connected", "strongly_connected"},
                                                    {"forest", "acyclic"},
                                                    {"tree", "acyclic"},
                                                    {"even_kernels", "kernels"},
                                                    {"has_even_kernel", "has_kernel"},
                                                    {"in_even_kernel", "in_kernel"},
                                                    {"delete_edge", "delete_arc"}}};

/// "outdegree or indegree"; empty if there is none.
std::string counterparts_of(const Term& t, Type board) {
    std::string result;
    for (const Counterpart& known : counterparts) {
        const bool to_digraphs = board == Type::digraph;
        if ((to_digraphs ? known.of_graphs : known.of_digraphs) != t.name) continue;
        result += result.empty() ? "" : " or ";
        result += to_digraphs ? known.of_digraphs : known.of_graphs;
    }
    return result;
}

}  // namespace

void fail(const std::string& message, int column) {
    throw Fault{{message, column}};
}

const char* renamed_term(const std::string& name) {
    for (const OldName& known : old_names)
        if (name == known.old) return known.name;
    return nullptr;
}

std::vector<std::string> known_names() {
    std::vector<std::string> result{"G",        "v",        "true",  "false",
                                    "infinity", "unrooted", "after", "is_number"};
    for (const symbols::Symbol& known : symbols::functions) result.emplace_back(known.text);
    for (const symbols::Symbol& known : symbols::functions_of_one) result.emplace_back(known.text);
    for (const symbols::Coordinate& known : symbols::coordinates) result.emplace_back(known.text);
    for (const symbols::Alias& alias : symbols::aliases)
        if (std::string_view(alias.alias).size() > 1) result.emplace_back(alias.alias);
    for (About about : {About::graphs, About::digraphs})
        for (TermGame game : term_games(about))
            if (!is_unrooted(game)) result.emplace_back(to_string(game));
    for (const Term& term : terms()) result.push_back(term.name);
    for (const OldName& name : old_names) result.push_back(name.old);
    return result;
}

bool is_known(const std::string& name) {
    return std::ranges::count(known_names(), name) > 0;
}

std::optional<ParseError> fault_of_names(const Syntax& let) {
    std::vector<Syntax::Word> names{{let.text, let.column}};
    names.insert(names.end(), let.variables.begin(), let.variables.end());
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].text != "v" && is_known(names[i].text))
            return ParseError{"'" + names[i].text + "' has a meaning already; choose another name",
                              names[i].column};
        for (std::size_t j = 0; j < i; ++j)
            if (names[i].text == names[j].text)
                return ParseError{"'" + names[i].text + "' is there twice", names[i].column};
    }
    return std::nullopt;
}

GivenGraph given_graph(const Syntax& syntax, const std::string& text, const std::string& line) {
    const bool directed = line.starts_with('&');
    const auto digraph = directed ? parse_digraph(line) : Digraph();
    if (directed && digraph) return {text, Graph(), *digraph};
    const Parsed<Graph> graph = directed ? digraph.error() : parse_small_graph_text(line);
    if (!graph)
        fail(graph.error().message,
             syntax.column + (syntax.kind == Syntax::Kind::quoted ? graph.error().column - 1 : 0));
    return {text, *graph};
}

std::optional<GivenGraph> family_graph(const Syntax& syntax) {
    const std::string& name = syntax.text;
    const bool numbers = std::ranges::all_of(
        syntax.children, [](const Syntax& child) { return child.kind == Syntax::Kind::number; });
    if (!numbers) return std::nullopt;
    constexpr std::string_view letters = "KCP";
    constexpr std::array<const char*, 3> names{"complete", "cycle", "path"};
    const std::size_t letter = letters.find(name.front());
    const std::string rest = name.substr(1);
    if (letter != letters.npos && !rest.empty() && syntax.children.empty() &&
        std::ranges::all_of(rest, [](unsigned char c) { return std::isdigit(c) != 0; }))
        return given_graph(syntax, name, std::string(names.at(letter)) + " " + rest);
    if (!names_family(name)) return std::nullopt;
    std::vector<std::string> written;
    for (const Syntax& child : syntax.children) written.push_back(child.text);
    return given_member(syntax, written);
}

GivenGraph given_member(const Syntax& syntax, const std::vector<std::string>& numbers) {
    std::string text = syntax.text;
    std::string line = syntax.text;
    for (const std::string& number : numbers) {
        text += (line == syntax.text ? "(" : ", ") + number;
        line += " " + number;
    }
    return given_graph(syntax, numbers.empty() ? text : text + ")", line);
}

std::int64_t outcome_letter(const Syntax& syntax) {
    const auto letter =
        syntax.text.size() == 1 ? outcome_letters.find(syntax.text) : std::string::npos;
    if (syntax.kind != Syntax::Kind::name || !syntax.children.empty() ||
        letter == std::string::npos)
        fail("expected L, R, N or P, or the outcome of another game", syntax.column);
    return static_cast<std::int64_t>(letter);
}

void fail_without_edge(const Syntax& quantifier) {
    const Syntax::Word& other = quantifier.variables[1];
    fail(quantifier.text + " is over vertices or neighbours: '" + other.text +
             "' is not a variable yet; over edges, once each, write " + quantifier.text + " edge " +
             quantifier.variables[0].text + " ~ " + other.text + ":",
         other.column);
}

void fail_without_argument(const Syntax& syntax, const Term& t) {
    fail("'" + syntax.text + "' takes " +
             (t.takes_set         ? "a set of vertices, as in exists S: tree(induced(S))"
              : t.takes_pattern() ? "a graph, as in " + syntax.text + "(K4)"
                                  : "an integer, as in " + syntax.text + "(2)"),
         syntax.column);
}

std::string listed_sets(const std::vector<std::string>& sets) {
    if (sets.empty()) return "it has none; write 'set NAME' before the moves";
    std::string result;
    for (const std::string& name : sets) result += (result.empty() ? "" : ", ") + name;
    return result;
}

bool is_elsewhere(const Expression& expression, int graph) {
    const Node& node = expression.node(graph);
    if (node.op == Op::whole_graph) return false;
    // Sets of edges.
    if (node.op == Op::variable || node.op == Op::set_of) return false;
    if (node.op == Op::given_graph || node.op == Op::family_member) return true;
    return std::string_view(term(node.value).name) == "line_graph" ||
           is_elsewhere(expression, node.children[0]);
}

std::string why_not_of(const Term& t, Type board) {
    const std::string name = t.name;
    const std::string near = counterparts_of(t, board);
    if (board == Type::digraph && !t.on_digraphs) {
        const std::string underlying = name + "(underlying" +
                                       (t.takes_vertex()    ? ", v)"
                                        : t.vertices() == 2 ? ", u, w)"
                                                            : ")");
        return "'" + name + "' is a term of graphs, not of digraphs: write " +
               (near.empty() ? "" : near + ", or ") + underlying;
    }
    if (board == Type::graph && !t.on_graphs)
        return "'" + name + "' is a term of digraphs, not of graphs: " +
               (near.empty() ? "" : "write " + near + ", or ") + "go to --graphs digraphs";
    return {};
}

std::string why_not_on(TermGame game, Type board) {
    const About wanted = board == Type::digraph ? About::digraphs : About::graphs;
    if (game == TermGame::none || about_of(game) == wanted) return {};
    const std::string name = to_string(game);
    return wanted == About::graphs
               ? "'" + name + "' is played on digraphs, and this is a graph: " +
                     "go to --graphs digraphs, or ask about " + all_listed("or")
               : "'" + name + "' is played on graphs, and this is a digraph: name one, as in P(" +
                     name + ", underlying), or ask about " + all_listed("or", About::digraphs);
}

/// What may be a fraction is a real.
Type result_type(Op op, Type left, Type right, bool literal) {
    const bool is_real = left == Type::real || right == Type::real || op == Op::quotient ||
                         (op == Op::power && !literal);
    return is_real ? Type::real : Type::integer;
}

void check_asked(const Syntax& syntax, const Term& t, TermGame game) {
    const int column = syntax.children[0].column;
    const std::string name = to_string(game);
    if (rules_of(game) == nullptr) {
        if (t.result == Type::outcome)
            fail("'" + name + "' is impartial: write P(" + name + ") or N(" + name + ")", column);
        if (t.result == Type::game_value)
            fail("'" + name + "' is impartial: its value is a nimber, write grundy(" + name + ")",
                 column);
        return;
    }
    if (const std::string why = why_not_asked(t.name, game); !why.empty())
        fail("'" + name + "' " + why, column);
}

}  // namespace gazetteer::conjectures::resolving
