#include "cli/hunt_certificate.hpp"

#include <set>

#include "cli/certify.hpp"
#include "conjectures/evaluator.hpp"
#include "counterexamples/certificate.hpp"
#include "counterexamples/even_kernel_refutation.hpp"
#include "counterexamples/even_kernels.hpp"

namespace gazetteer::cli {

namespace {

/// What a term said of a graph or of a vertex of it.
struct Fact {
    TermUse use;
    Graph graph;
    Vertex v;
    bool yes;
};

std::vector<Fact> facts_at(const Conjecture& conjecture, const Found& found) {
    std::vector<Fact> result;
    std::set<std::tuple<int, TermGame, Graph, Vertex>> seen;
    Evaluator evaluator(conjecture);
    evaluator.listen([&](const TermUse& use, const Graph& g, Vertex v, Integer value) {
        if (seen.emplace(use.place, use.game, g, v).second)
            result.push_back({use, g, v, value == Integer(1)});
    });
    evaluator.load(found.graph);
    evaluator.at(found.rooted ? 0 : -1);
    return result;
}

Game game_of(TermGame game) {
    switch (game) {
        case TermGame::uvg:
        case TermGame::unrooted_uvg:
            return Game::uvg;
        case TermGame::slither:
            return Game::slither;
        case TermGame::edge_delete:
            return Game::edge_delete;
        default:
            return Game::ueg;
    }
}

Graph without_isolated(const Graph& g) {
    VertexSet kept;
    for (Vertex v : g.vertices())
        if (g.degree(v) > 0) kept.insert(v);
    return g.induced(kept);
}

void write_outcome(std::ostream& out, const Fact& fact) {
    const bool rooted = is_rooted(fact.use.game);
    const bool unrooted =
        fact.use.game == TermGame::unrooted_uvg || fact.use.game == TermGame::unrooted_ueg;
    const Start start{rooted ? std::vector<Vertex>{fact.v} : std::vector<Vertex>{}, unrooted};
    const Game game = game_of(fact.use.game);
    const Board board =
        SparseGraph(game == Game::edge_delete ? without_isolated(fact.graph) : fact.graph);
    auto answer = theorem_decider(game, board)(start);
    if (!answer) answer = search_decider(game, board, {})(start);
    require((answer->outcome == "P") == fact.yes, "the solvers to agree with the hunt");
    write_certificate(out, game, board, start, *answer);
}

void write_kernel(std::ostream& out, const Fact& fact) {
    const SparseGraph g(fact.graph);
    const std::optional<Vertex> containing =
        fact.v >= 0 ? std::optional<Vertex>(fact.v) : std::nullopt;
    if (fact.yes) {
        const auto answer = EvenKernels(g).ask({.containing = containing});
        write_even_kernel(out, g, containing, answer.kernel);
        return;
    }
    RefutationWriter writer(out, g, containing);
    const auto answer = refute_even_kernel(g, containing, writer.sink(), {});
    require(answer.existence == EvenKernelExistence::none, "the solvers to agree with the hunt");
    writer.finish();
}

}  // namespace

int write_certificates(std::ostream& out, const Conjecture& conjecture, const Found& found) {
    int written = 0;
    for (const Fact& fact : facts_at(conjecture, found)) {
        const std::string_view name = term(fact.use.place).name;
        if (name == "P")
            write_outcome(out, fact);
        else if (name == "in_even_kernel" || name == "has_even_kernel")
            write_kernel(out, fact);
        else
            continue;
        ++written;
    }
    return written;
}

}  // namespace gazetteer::cli
