// SPDX-License-Identifier: GPL-3.0-or-later
// nauty's generators where no process can be started: lists that they wrote when this was built, to
// the orders that hunts here go to, and what each option lets through. The graphs and their order
// are those of the generators; a share r/m has every m-th graph.
#include "graph/enumeration/process.hpp"

#include <algorithm>
#include <optional>

#include "counterexamples/grounds/ground.hpp"
#include "faces/page/wasm/generated.hpp"
#include "graph/formats/formats.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer {

namespace {

using conjectures::GraphRestrictions;

/// What the arguments of a generator say.
struct Asked {
    GraphRestrictions which;
    int order = -1;
    int res = 0;
    int mod = 1;
};

/// "a:b", "a/b" or nothing.
std::optional<std::pair<int, int>> two_numbers(const std::string& text, char between) {
    const auto at = text.find(between);
    if (at == text.npos) return std::nullopt;
    return std::pair(std::stoi(text.substr(0, at)), std::stoi(text.substr(at + 1)));
}

bool* flag(GraphRestrictions& which, char letter) {
    switch (letter) {
        case 'c':
            return &which.connected;
        case 'C':
            return &which.biconnected;
        case 'b':
            return &which.bipartite;
        case 't':
            return &which.triangle_free;
        case 'f':
            return &which.square_free;
        case 'k':
            return &which.k4_free;
        case 'T':
            return &which.chordal;
        case 'S':
            return &which.split;
        case 'P':
            return &which.perfect;
        case 'F':
            return &which.claw_free;
        default:
            return nullptr;
    }
}

[[noreturn]] void refuse(const Command& command, const std::string& word) {
    throw ProcessError(command.program + " is not there, and the graphs that came with this " +
                       "program are not told apart by " + word);
}

Asked asked_by(const Command& command) {
    Asked result;
    for (const std::string& word : command.arguments) {
        if (word == "-q") continue;
        if (const auto sizes = two_numbers(word, ':')) {
            std::tie(result.which.size_min, result.which.size_max) = *sizes;
        } else if (const auto share = two_numbers(word, '/')) {
            std::tie(result.res, result.mod) = *share;
        } else if (word.starts_with("-d") || word.starts_with("-D")) {
            (word[1] == 'd' ? result.which.degree_min : result.which.degree_max) =
                std::stoi(word.substr(2));
        } else if (!word.starts_with('-')) {
            result.order = std::stoi(word);
        } else if (bool* const set = word.size() == 2 ? flag(result.which, word[1]) : nullptr) {
            *set = true;
        } else {
            refuse(command, word);
        }
    }
    return result;
}

/// Throws ProcessError where the list does not go so far.
void insist_on_order(const Command& command, int order, int most) {
    if (order > most)
        throw ProcessError(command.program +
                           " is not there, and the graphs that came with this "
                           "program end at order " +
                           std::to_string(most));
}

/// The lines of a list whose byte `byte` says the order.
bool graphs(const Command& command, std::string_view list, std::size_t byte, int order_max,
            const LineVisitor& visit) {
    const Asked asked = asked_by(command);
    insist_on_order(command, asked.order, order_max);
    int index = 0;
    return here::each_of_order(list, byte, asked.order, [&](std::string_view line) {
        if (!conjectures::belongs(asked.which, *parse_small_graph(line))) return true;
        return index++ % asked.mod != asked.res || visit(line);
    });
}

/// nauty-directg without opposite arcs, or with so many arcs, on what nauty-geng gives it.
bool digraphs(const Command& geng, const Command& directg, const LineVisitor& visit) {
    const Asked asked = asked_by(geng);
    DigraphClass which{.connected = asked.which.connected};
    int least = asked.which.size_min;
    int most = 2 * asked.which.size_max;
    for (const std::string& word : directg.arguments) {
        if (word == "-a") which.acyclic = true;
        if (word == "-o") which.oriented = true;
        if (word.starts_with("-e")) std::tie(least, most) = *two_numbers(word.substr(2), ':');
    }
    const bool simple = which.acyclic || which.oriented;
    insist_on_order(geng, asked.order, simple ? here::oriented_order_max : here::digraph_order_max);
    int index = 0;
    return here::each_of_order(
        simple ? here::oriented() : here::digraphs(), 1, asked.order, [&](std::string_view line) {
            const Digraph d = *parse_digraph(line);
            const int size = d.underlying().size();
            if (d.size() < least || d.size() > most || size < asked.which.size_min ||
                size > asked.which.size_max || !belongs(which, d))
                return true;
            return index++ % asked.mod != asked.res || visit(line);
        });
}

/// nauty-planarg on one graph: its line, if that is planar.
bool planar(const std::string& line, const LineVisitor& visit) {
    const Parsed<SparseGraph> graph = parse_graph(line);
    return conjectures::invariants::planar(to_graph(*graph)) == 0 || visit(line);
}

}  // namespace

bool for_each_line(const std::vector<Command>& pipeline, const LineVisitor& visit) {
    const Command& first = pipeline.front();
    if (pipeline.size() == 2 && first.program == "nauty-geng" &&
        pipeline.back().program == "nauty-directg")
        return digraphs(first, pipeline.back(), visit);
    if (pipeline.size() == 2 && first.program == "echo" &&
        pipeline.back().program == "nauty-planarg")
        return planar(first.arguments.front(), visit);
    if (pipeline.size() == 1 && first.program == "nauty-geng")
        return graphs(first, here::graphs(), 0, here::graph_order_max, visit);
    if (pipeline.size() == 1 && first.program == "nauty-gentreeg")
        return graphs(first, here::trees(), 1, here::tree_order_max, visit);
    throw ProcessError(first.program + ": no other program can be started here");
}

}  // namespace gazetteer
