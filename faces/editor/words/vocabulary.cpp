// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/words/vocabulary.hpp"

#include <algorithm>
#include <set>

#include "graph/families/named.hpp"
#include "language/expressions/resolving/term_text.hpp"
#include "language/expressions/symbols.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/rules/games.hpp"
#include "properties/catalogue.hpp"

namespace gazetteer::editor {

namespace {

using Kind = Word::Kind;
namespace symbols = conjectures::symbols;

Word of_term(const conjectures::Term& term) {
    return {term.name, Kind::function, conjectures::heading_of(term), term.definition};
}

void add_functions(Words& to) {
    for (const symbols::Alias& alias : symbols::aliases)
        to.push_back({alias.alias, Kind::function, std::string(alias.alias) + " = " + alias.name,
                      std::string("Another name of ") + alias.name + "."});
    for (const symbols::Symbol& function : symbols::functions_of_one)
        to.push_back({function.text, Kind::function, std::string(function.text) + "(number)", ""});
    for (const symbols::Coordinate& word : symbols::coordinates)
        to.push_back({word.text, Kind::function,
                      std::string(word.text) + (word.of_vertex ? "(vertex): integer" : ": integer"),
                      "Of a grid with two rows and two columns at least, in a claim of a paper."});
    to.push_back({"after", Kind::function, "after(game, vertex, ...)",
                  "A game after its token has moved from v, as in P(after(ueg, u))."});
    to.push_back({"gcd", Kind::function, "gcd(integer, integer)", "The greatest common divisor."});
}

void add_grammar(Words& to) {
    const Words grammar{
        {"forall", Kind::keyword, "forall u: ...", "For each vertex, neighbour, set or number."},
        {"exists", Kind::keyword, "exists u: ...", "For some vertex, neighbour, set or number."},
        {"count", Kind::keyword, "count u: ...", "How many there are."},
        {"sum", Kind::keyword, "sum u: ...", "The sum over vertices, neighbours, sets or edges."},
        {"max", Kind::keyword, "max u: ...", "The greatest value, or the greater of numbers."},
        {"min", Kind::keyword, "min u: ...", "The least value, or the lesser of numbers."},
        {"edge", Kind::keyword, "sum edge u ~ w: ...", "Over the edges, once each."},
        {"edges", Kind::keyword, "exists edges M: ...", "Over the sets of edges."},
        {"where", Kind::keyword, "max S where ...: ...", "Those of which the condition is true."},
        {"let", Kind::keyword, "let k = ... in ...", "A name for a value."},
        {"in", Kind::keyword, "u in S", "A member of a set; a range of numbers; the end of a let."},
        {"not", Kind::keyword, "", "Negation."},
        {"and", Kind::keyword, "", "Conjunction."},
        {"or", Kind::keyword, "", "Disjunction."},
        {"xor", Kind::keyword, "", "Exactly one of two."},
        {"div", Kind::keyword, "", "The quotient, rounded down."},
        {"mod", Kind::keyword, "", "The remainder."},
        {"true", Kind::constant, "", ""},
        {"false", Kind::constant, "", ""},
        {"infinity", Kind::constant, "", "The distance between components, among others."},
        {"G", Kind::constant, "G: graph", "The graph of which the statement is said."},
        {"v", Kind::constant, "v: vertex", "The vertex of which the statement is said."}};
    to.insert(to.end(), grammar.begin(), grammar.end());
}

Words made_expression_words() {
    Words result;
    for (const conjectures::Term& term : conjectures::terms()) result.push_back(of_term(term));
    add_functions(result);
    add_grammar(result);
    result.insert(result.end(), game_names().begin(), game_names().end());
    return result;
}

std::string tokens_text(int tokens) {
    return tokens == 0   ? "no token"
           : tokens == 1 ? "one token"
                         : std::to_string(tokens) + " tokens";
}

Words made_game_names() {
    Words result;
    Games::for_each([&result]<class R>() {
        std::string name(R::name);
        std::ranges::replace(name, '-', '_');
        result.push_back({name, Kind::module,
                          name + ": a game on " + (is_directed<R> ? "digraphs" : "graphs") +
                              ", with " + tokens_text(token_count<R>),
                          "It is built in."});
    });
    const conjectures::GameLibrary shipped = conjectures::GameLibrary::shipped();
    for (const script::Rules& rules : shipped.games())
        result.push_back({rules.name, Kind::module, script::text(rules), "It is shipped."});
    return result;
}

Words made_family_words() {
    Words result;
    for (const Family& family : families())
        result.push_back({family.name, Kind::unit, family.usage(), family.rule});
    return result;
}

Words made_ground_words() {
    Words result{
        {"order", Kind::keyword, "order ..7", "The least and the greatest order."},
        {"random", Kind::keyword, "random gnp(20, 0.3) count 500 seed 2", "Graphs that are drawn."},
        {"graph", Kind::keyword, "graph Dhc; petersen; cycle 5", "These graphs."},
        {"digraph", Kind::keyword, "digraph &BP_; &AW", "These digraphs."},
        {"file", Kind::keyword, "file NAME", "Graphs one a line, of a file beside this one."},
        {"degree", Kind::keyword, "degree 2..3", "The degrees are of this range."},
        {"edges", Kind::keyword, "edges ..12", "The number of edges is of this range."}};
    for (const char* name :
         {"graphs",        "all",         "connected",         "biconnected", "bipartite",
          "triangle-free", "square-free", "K4-free",           "chordal",     "split",
          "perfect",       "claw-free",   "vertex-transitive", "trees",       "regular",
          "digraphs",      "oriented",    "tournaments",       "acyclic",     "strongly_connected"})
        result.push_back({name, Kind::value, "", "A class of graphs or digraphs."});
    result.insert(result.end(), family_words().begin(), family_words().end());
    return result;
}

Words named(const std::set<std::string>& names, Kind kind, const char* says) {
    Words result;
    for (const std::string& name : names) result.push_back({name, kind, "", says});
    return result;
}

Words made_theorems() {
    std::set<std::string> names;
    for (const properties::AnyClaim& claim : properties::catalogue())
        if (!claim.proved.empty()) names.insert(claim.proved);
    return named(names, Kind::value, "A theorem of proofs/coq.");
}

Words made_rows() {
    Words result;
    for (const properties::AnyClaim& claim : properties::catalogue())
        result.push_back({claim.id, Kind::value, claim.place, claim.says});
    return result;
}

}  // namespace

const Words& expression_words() {
    static const Words result = made_expression_words();
    return result;
}

const Words& game_names() {
    static const Words result = made_game_names();
    return result;
}

const Words& ground_words() {
    static const Words result = made_ground_words();
    return result;
}

const Words& family_words() {
    static const Words result = made_family_words();
    return result;
}

const Words& theorems() {
    static const Words result = made_theorems();
    return result;
}

const Words& register_rows() {
    static const Words result = made_rows();
    return result;
}

const Word* word_named(const Words& words, std::string_view name) {
    const auto found = std::ranges::find(words, name, &Word::name);
    return found == words.end() ? nullptr : &*found;
}

}  // namespace gazetteer::editor
