#include <array>
#include <unordered_map>

#include "counterexamples/check/evidence.hpp"
#include "oracle/rules/alternating.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/directed_vertex_geography.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/edge_labelling.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/rules/unrooted.hpp"

namespace gazetteer::check {

namespace {

std::string text(Vertex v) {
    return std::to_string(v);
}
std::string text(const Edge& e) {
    return text(e.u) + "-" + text(e.v);
}
std::string text(const EdgeLabelling::Move& move) {
    return text(move.edge) + "=" + text(move.label);
}

/// Reads the positions in an order in which every position comes after all those that lead to it;
/// so its own follow from the rules, and it can be forgotten once read. Memory: the positions
/// that have been named but not read.
template <Ruleset R>
class StrategyCheck {
    using Position = typename R::Position;

  public:
    StrategyCheck(Reader& reader, const Position& start, bool next_wins) : reader_(reader) {
        open_.emplace(0, Node{start, next_wins});
    }
    void run() {
        for (std::int64_t id = 0; !open_.empty(); ++id) {
            reader_.next_line();
            reader_.demand(reader_.number_in(reader_.word(), number_max) == id,
                           "the positions are numbered 0, 1, ...");
            const auto node = open_.extract(id);
            reader_.prove(!node.empty(), "no move leads to this position");
            read_position(id, node.mapped());
        }
    }

  private:
    static constexpr std::int64_t number_max = std::int64_t{1} << 40;
    static constexpr std::size_t open_max = std::size_t{1} << 20;
    struct Node {
        Position position;
        bool next_wins;
    };

    void read_position(std::int64_t id, const Node& node) {
        const bool agrees = reader_.word() == (node.next_wins ? "N" : "P");
        reader_.prove(agrees, "the position is to have the other outcome");
        std::string_view reply = node.next_wins ? reader_.word() : "";
        bool won = false;
        for (const Position& option : R::options(node.position)) {
            const std::string move = text(R::move(node.position, option)) + ":";
            if (!node.next_wins) reply = reader_.word();
            const bool made = reply.starts_with(move);
            reader_.prove(made || node.next_wins, "a move is missing or out of order");
            if (made) lead(id, reply.substr(move.size()), {option, !node.next_wins});
            won = won || made;
        }
        reader_.prove(won || !node.next_wins, "the move is not legal");
        reader_.end_of_line();
    }
    /// A move leads from position `id` to the one of this number.
    void lead(std::int64_t id, std::string_view number, const Node& reached) {
        const std::int64_t child = reader_.number_in(number, number_max);
        reader_.prove(child > id, "a position comes before one that leads to it");
        const auto [known, fresh] = open_.try_emplace(child, reached);
        reader_.prove(fresh || (known->second.next_wins == reached.next_wins &&
                                known->second.position == reached.position),
                      "the move leads to another position");
        reader_.prove(open_.size() <= open_max, "more than 2^20 positions at once");
    }

    Reader& reader_;
    std::unordered_map<std::int64_t, Node> open_;
};

template <class R, class... Start>
concept StartsOn = requires(const Start&... start) {
    R::start(start...);
};

template <class R>
constexpr bool directed = StartsOn<R, Digraph> || StartsOn<R, Digraph, Vertex>;
template <class R>
constexpr int roots = PartizanRuleset<R>                           ? 2
                      : StartsOn<R, Graph> || StartsOn<R, Digraph> ? 0
                                                                   : 1;

template <class R>
void check(Reader& reader, const Statement& s) {
    const auto run = [&](const auto& board) {
        if constexpr (roots<R> == 0)
            StrategyCheck<R>(reader, R::start(board), s.next_wins()).run();
        else if constexpr (roots<R> == 1)
            StrategyCheck<R>(reader, R::start(board, s.roots[0]), s.next_wins()).run();
        else
            StrategyCheck<Alternating<R>>(
                reader, {R::start(board, s.roots[0], s.roots[1]), s.mover}, s.next_wins())
                .run();
    };
    reader.prove(s.graph.order() <= Graph::order_max, "strategies are checked up to order 64");
    if (std::same_as<R, EdgeLabelling>)
        reader.prove(s.graph.size() <= 16, "strategies of labellings are checked up to size 16");
    try {
        if constexpr (directed<R>)
            run(s.digraph);
        else
            run(to_graph(s.graph));
    } catch (const ContractViolation&) {
        reader.prove(false, "the game does not start on this graph from these roots");
    }
}

template <class... R>
constexpr std::array games_of{Game{R::name, directed<R>, roots<R>, check<R>}...};

constexpr auto games =
    games_of<UndirectedVertexGeography, UndirectedEdgeGeography, DirectedVertexGeography,
             DirectedEdgeGeography, Unrooted<UndirectedVertexGeography>,
             Unrooted<UndirectedEdgeGeography>, Unrooted<DirectedVertexGeography>,
             Unrooted<DirectedEdgeGeography>, Slither, EdgeDelete, EdgeLabelling,
             PartizanVertexGeography, PartizanEdgeGeography>;

}  // namespace

const Game* find_game(std::string_view name) {
    const auto found = std::ranges::find(games, name, &Game::name);
    return found == games.end() ? nullptr : &*found;
}

}  // namespace gazetteer::check
