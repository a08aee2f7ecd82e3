// gazetteer census: how often each outcome occurs over all unlabelled graphs of an order, by search
// alone.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>

#include "cli/games.hpp"
#include "cli/json_values.hpp"
#include "cli/output.hpp"
#include "cli/verbs.hpp"
#include "counterexamples/even_kernel_census.hpp"
#include "graph/nauty_stream.hpp"
#include "oracle/class_solver.hpp"
#include "oracle/edge_delete_solver.hpp"
#include "oracle/edge_geography_solver.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/slither_solver.hpp"
#include "oracle/vertex_geography_solver.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;
using Count = std::uint64_t;

/// There are 9 x 10^8 digraphs of order 7; a solver's word holds the arcs up to order 8.
constexpr int digraph_order_max = 8;
/// What stands for a game: no game, but counted in the same way.
constexpr const char* even_kernel_census_name = "even-kernel";

struct Arguments {
    std::string game;
    int order = 0;
    bool connected = false;
    bool json = false;
};

/// The counts of rooted games. "every vertex" is also true of the graph without vertices.
struct RootedCounts {
    Count graphs = 0;
    Count roots = 0;
    Count P_roots = 0;
    Count P_orbits = 0;
    Count every_vertex_N = 0;
    Count every_vertex_P = 0;

    /// is_P(v) for the vertices of one graph or digraph.
    template <class AnyGraph, class IsP>
    void add(const AnyGraph& g, IsP is_P) {
        VertexSet P;
        for (Vertex v : g.vertices())
            if (is_P(v)) P.insert(v);
        ++graphs;
        roots += static_cast<Count>(g.order());
        P_roots += static_cast<Count>(P.size());
        for (Vertex v : orbit_representatives(g)) P_orbits += P.contains(v) ? 1 : 0;
        every_vertex_N += P.empty() ? 1 : 0;
        every_vertex_P += P == g.vertices() ? 1 : 0;
    }
    Json to_json() const {
        return {{"graphs", graphs},
                {"roots", roots},
                {"P_roots", P_roots},
                {"P_orbits", P_orbits},
                {"every_vertex_N", every_vertex_N},
                {"every_vertex_P", every_vertex_P}};
    }
};

/// One solver for the whole stream: an entry for each isomorphism class of rooted graphs.
template <Ruleset R>
Json undirected(const GraphClass& which) {
    RootedCounts counts;
    ClassSolver<R> solver;
    for_each_graph(which, [&](const Graph& g) {
        counts.add(g, [&](Vertex v) { return solver.is_P(RootedGraph{g, v}); });
        return true;
    });
    return counts.to_json();
}

template <class Solver>
Json directed(const GraphClass& which) {
    RootedCounts counts;
    for_each_digraph(
        which.order_min, which.order_max,
        [&](const Digraph& d) {
            Solver solver(d);
            counts.add(d, [&](Vertex v) { return solver.is_P(v); });
            return true;
        },
        which.connected);
    return counts.to_json();
}

/// roots: the ordered pairs of vertices that the tokens can start on.
template <PartizanRuleset R>
Json partizan(const GraphClass& which, bool same_vertex) {
    Count graphs = 0;
    std::map<PartizanOutcome, Count> counts;
    for_each_graph(which, [&](const Graph& g) {
        PartizanSolver<R> solver;
        for (Vertex left : g.vertices())
            for (Vertex right : g.vertices())
                if (left != right || same_vertex)
                    ++counts[solver.outcome(R::start(g, left, right))];
        ++graphs;
        return true;
    });
    Json result = {{"graphs", graphs}, {"roots", 0}};
    Count roots = 0;
    for (const auto outcome :
         {PartizanOutcome::N, PartizanOutcome::P, PartizanOutcome::L, PartizanOutcome::R}) {
        result[to_string(outcome)] = counts[outcome];
        roots += counts[outcome];
    }
    result["roots"] = roots;
    return result;
}

Json slither(const GraphClass& which) {
    std::map<Outcome, Count> counts;
    for_each_graph(which, [&](const Graph& g) {
        ++counts[SlitherSolver(g).outcome()];
        return true;
    });
    const Count n = counts[Outcome::N];
    const Count p = counts[Outcome::P];
    return {{"graphs", n + p}, {"N", n}, {"P", p}};
}

/// Over the graphs without isolated vertices.
Json edge_delete(GraphClass which) {
    which.degree_min = 1;
    std::map<int, Count> histogram;
    EdgeDeleteSolver solver;
    for_each_graph(which, [&](const Graph& g) {
        ++histogram[solver.grundy_value(g)];
        return true;
    });
    Count n = 0;
    Json values = Json::object();
    for (const auto& [value, count] : histogram) {
        values[std::to_string(value)] = count;
        if (value != 0) n += count;
    }
    const Count p = histogram[0];
    return {{"graphs", n + p}, {"N", n}, {"P", p}, {"grundy", values}};
}

Json counts_of(Game game, const GraphClass& which) {
    switch (game) {
        case Game::uvg:
            return undirected<UndirectedVertexGeography>(which);
        case Game::ueg:
            return undirected<UndirectedEdgeGeography>(which);
        case Game::dvg:
            return directed<VertexGeographySolver>(which);
        case Game::deg:
            return directed<EdgeGeographySolver<>>(which);
        case Game::partizan_uvg:
            return partizan<PartizanVertexGeography>(which, false);
        case Game::partizan_ueg:
            return partizan<PartizanEdgeGeography>(which, true);
        case Game::slither:
            return slither(which);
        case Game::edge_delete:
            return edge_delete(which);
    }
    return {};
}

void print_table(const Json& line) {
    std::size_t width = 16;
    for (const auto& [key, value] : line.items()) width = std::max(width, key.size() + 2);
    for (const auto& [key, value] : line.items())
        print_line(fmt::format("{:<{}}{}", key, width,
                               value.is_string() ? value.get<std::string>() : value.dump()));
}

/// FSU93's open problem (1): even kernels beside the outcomes of undirected edge geography.
Json even_kernels(const GraphClass& which) {
    const EvenKernelCensus census = even_kernel_census(which);
    return {{"graphs", census.graphs},
            {"with_even_kernel", census.with_even_kernel},
            {"P_iff_in_even_kernel", census.P_iff_in_even_kernel},
            {"every_vertex_N", census.every_vertex_N},
            {"P_without_kernel_roots", census.P_without_kernel_roots},
            {"P_without_kernel_orbits", census.P_without_kernel_orbits}};
}

Json line_for(const Arguments& arguments) {
    const GraphClass which{.order_min = arguments.order,
                           .order_max = arguments.order,
                           .connected = arguments.connected};
    Json line = {
        {"game", arguments.game}, {"order", arguments.order}, {"connected", arguments.connected}};
    if (arguments.game == even_kernel_census_name) {
        line.update(even_kernels(which));
        return line;
    }
    const Game game = game_of(arguments.game);
    if (is_directed(game) && arguments.order > digraph_order_max)
        throw InputError(fmt::format("--order: no census of digraphs is in reach above order {}",
                                     digraph_order_max));
    line.update(counts_of(game, which));
    return line;
}

int run(const Arguments& arguments) {
    const Json line = line_for(arguments);
    if (arguments.json)
        print_line(line.dump());
    else
        print_table(line);
    return exit_ok;
}

}  // namespace

void add_census(CLI::App& app, int& exit_code) {
    CLI::App* verb = app.add_subcommand(
        "census", "Count outcomes over all unlabelled graphs (or digraphs) of an order.");
    const auto arguments = std::make_shared<Arguments>();
    verb->add_option("GAME", arguments->game,
                     fmt::format("One of {}, or {}", game_list, even_kernel_census_name))
        ->required();
    verb->add_option("--order", arguments->order, "The order; the graphs come from nauty-geng")
        ->required()
        ->check(CLI::Range(0, 32));
    verb->add_flag("--connected", arguments->connected, "Only connected graphs");
    verb->add_flag("--json", arguments->json, "One JSON object");
    verb->footer(
        "P_orbits counts vertex orbits, which are the unlabelled rooted graphs. edge-delete is\n"
        "counted over graphs without isolated vertices, directed games over digraphs.\n"
        "even-kernel compares the even kernels with the P-positions of ueg.\n"
        "Exit codes: 0 counted; 2 bad usage; 4 the environment failed (nauty is missing).\n"
        "Example: gazetteer census ueg --order 5 --connected --json");
    verb->callback([arguments, &exit_code] { exit_code = run(*arguments); });
}

}  // namespace gazetteer::cli
