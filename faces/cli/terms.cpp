// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer terms: the terms of the language of conjectures.
#include "language/expressions/terms.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/resolving/other_words.hpp"
#include "language/expressions/resolving/term_text.hpp"
#include "language/numbers/real.hpp"

namespace gazetteer::cli {

namespace {

struct TermsArguments {
    bool json = false;
    bool measure = false;
    std::vector<std::string> names;
};

/// The kind of a term, as a heading; the list has them in this order.
constexpr std::array<const char*, 10> groups{"games",
                                             "properties of graphs",
                                             "numbers of graphs",
                                             "real numbers",
                                             "properties of vertices",
                                             "numbers of vertices",
                                             "pairs",
                                             "graphs made of graphs",
                                             "programs",
                                             "of digraphs alone"};

const char* group_of(const conjectures::Term& t) {
    if (t.takes_game()) return groups[0];
    if (t.program >= 0) return groups[8];
    if (!t.on_graphs) return groups[9];
    if (t.is_operator()) return groups[7];
    if (t.of_pattern != nullptr || t.of_pair != nullptr) return groups[6];
    const bool boolean = t.result == conjectures::Type::boolean;
    if (t.takes_vertex()) return boolean ? groups[4] : groups[5];
    return boolean ? groups[1] : t.result == conjectures::Type::real ? groups[3] : groups[2];
}

/// UEG, or the partizan game Partizan Kayles.
conjectures::TermGame game_to_measure(const conjectures::Term& t) {
    return t.result == conjectures::Type::outcome || t.result == conjectures::Type::game_value
               ? conjectures::data_game_named("partizan_kayles").value()
               : conjectures::term_game<UndirectedEdgeGeography>;
}

/// The compiler may not leave out what made the value.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

/// Computes one value of a term of graphs.
void compute(const conjectures::Term& t, const Graph& g) {
    if (t.of_graph != nullptr) t.of_graph(g);
    if (t.of_vertices != nullptr) t.of_vertices(g);
    if (t.of_vertex != nullptr) t.of_vertex(g, 0);
    if (t.of_pair != nullptr) t.of_pair(g, 0, 1);
    if (t.of_pattern != nullptr) t.of_pattern(g, to_graph(cycle(4)));
    if (t.real != nullptr) t.real(g);
    if (t.of_number != nullptr) t.of_number(g, 2);
    if (t.of_game != nullptr) t.of_game(game_to_measure(t), g, {0});
    if (t.takes_set) keep(g.induced(VertexSet::first(4)));
    if (t.made != nullptr) keep(t.made(g));
    if (t.made_with != nullptr) keep(t.made_with(g, 3));
    if (t.operator_vertices == 1) keep(g.without_vertex(0));
    if (t.operator_vertices == 2) keep(g.without_edge(0, 1));
}

/// The same of a digraph: every third edge goes one way, every third the other, the rest both.
void compute(const conjectures::DigraphFunctions& of, const Digraph& d) {
    if (of.of_digraph != nullptr) of.of_digraph(d);
    if (of.of_vertices != nullptr) of.of_vertices(d);
    if (of.of_vertex != nullptr) of.of_vertex(d, 0);
    if (of.of_pair != nullptr) of.of_pair(d, 0, 1);
}
void operate(std::string_view name, const Digraph& d) {
    if (name == "converse") keep(d.converse());
    if (name == "underlying") keep(d.underlying());
    if (name == "delete_arc") keep(d.without_arc(0, 1));
}
Digraph directed(const Graph& g) {
    Digraph result(g.order());
    for (const Edge& e : g.edges()) {
        if ((e.u + e.v) % 3 != 0) result.add_arc(e.u, e.v);
        if ((e.u + e.v) % 3 != 1) result.add_arc(e.v, e.u);
    }
    return result;
}

/// What the terms are measured on.
struct Boards {
    std::vector<Graph> graphs;
    std::vector<Digraph> digraphs;
};

/// The mean processor time over 1,000 connected graphs of order 8, the least of five runs.
int measured(const conjectures::Term& t, const Boards& boards) {
    double least = std::numeric_limits<double>::infinity();
    for (int run = 0; run < 5; ++run) {
        const std::clock_t start = std::clock();
        if (t.on_graphs)
            for (const Graph& g : boards.graphs) compute(t, g);
        else
            for (const Digraph& d : boards.digraphs)
                t.is_operator() ? operate(t.name, d) : compute(t.directed, d);
        const double took = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        least = std::min(least, took / static_cast<double>(boards.graphs.size()));
    }
    return static_cast<int>(least * 1e9);
}

Boards boards_to_measure() {
    std::vector<Graph> all;
    for_each_graph({.order_min = 8, .order_max = 8, .connected = true}, [&](const Graph& g) {
        all.push_back(g);
        return true;
    });
    Boards result;
    for (std::size_t i = 0; i < 1000; ++i) {
        result.graphs.push_back(all[i * all.size() / 1000]);
        result.digraphs.push_back(directed(result.graphs.back()));
    }
    return result;
}

/// The terms of these names; all where there are none. Throws InputError.
std::vector<conjectures::Term> terms_named(const std::vector<std::string>& names) {
    if (names.empty()) return {conjectures::terms().begin(), conjectures::terms().end()};
    std::vector<conjectures::Term> result;
    for (const std::string& name : names) {
        const int place = conjectures::find_term(name);
        if (place < 0) {
            std::vector<std::string> known;
            for (const conjectures::Term& t : conjectures::terms()) known.emplace_back(t.name);
            throw InputError("unknown term '" + name + "'" + conjectures::help_with(name, known));
        }
        result.push_back(conjectures::term(place));
    }
    return result;
}

nlohmann::ordered_json json_of(const conjectures::Term& t, int cost) {
    return {{"name", t.name},
            {"parameters", conjectures::parameters_of(t)},
            {"result", conjectures::result_of(t)},
            {"group", group_of(t)},
            {"definition", t.definition},
            {"growth", to_string(t.growth)},
            {"nanoseconds", cost},
            {"source", t.source}};
}

void print_term(const conjectures::Term& t, int cost) {
    print_line(conjectures::heading_of(t));
    print_line(fmt::format("    {}", t.definition));
    print_line(fmt::format("    {}, {} ns; {}", to_string(t.growth), cost, t.source));
}

int run(const TermsArguments& arguments) {
    const std::vector<conjectures::Term> shown = terms_named(arguments.names);
    const Boards boards = arguments.measure ? boards_to_measure() : Boards{};
    const auto cost_of = [&](const conjectures::Term& t) {
        return arguments.measure ? measured(t, boards) : t.nanoseconds;
    };
    if (arguments.json || !arguments.names.empty()) {
        for (const conjectures::Term& t : shown)
            arguments.json ? print_line(json_of(t, cost_of(t)).dump()) : print_term(t, cost_of(t));
        return exit_ok;
    }
    for (const char* group : groups) {
        bool begun = false;
        for (const conjectures::Term& t : shown) {
            if (group_of(t) != group) continue;
            if (!std::exchange(begun, true)) print_line(fmt::format("== {} ==", group));
            print_term(t, cost_of(t));
        }
    }
    return exit_ok;
}

}  // namespace

Verb terms_verb() {
    Verb verb{.name = "terms",
              .says = "List the terms that conjectures are made of: definition, cost, source."};
    const auto arguments = std::make_shared<TermsArguments>();
    verb.option("NAME", &arguments->names, "Only these; all without one");
    verb.option("--json", &arguments->json, "One JSON object a line");
    verb.option("--measure", &arguments->measure,
                "Measure the costs here, on 1,000 connected graphs of order 8, instead of "
                "showing those by which the evaluation is ordered");
    verb.footer = "A graph that is left out is G, a vertex v; of games only " +
                  conjectures::listed(conjectures::is_rooted, "and") + ", on digraphs " +
                  conjectures::listed(conjectures::is_rooted, "and", conjectures::About::digraphs) +
                  ", have one.\nExample: gazetteer terms --json";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
