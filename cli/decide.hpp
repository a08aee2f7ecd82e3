// A position decided, by a theorem or by search, in the form in which it leaves the program.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/games.hpp"
#include "cli/graph_input.hpp"
#include "oracle/ueg_solver.hpp"

namespace gazetteer::cli {

using Json = nlohmann::ordered_json;

/// Where a game begins: at its token or tokens (Left's, Right's); with the first player's choice
/// of a vertex (unrooted); or, without tokens and not unrooted, on the graph alone.
struct Start {
    std::vector<Vertex> tokens;
    bool unrooted = false;
};

struct Answer {
    /// N or P; of a partizan game N, P, L or R.
    std::string outcome;
    /// Vertices, or edges [u,v]; of a partizan game {"left": ..., "right": ...}.
    Json winning_moves = Json::array();
    /// False where a theorem names some winning moves but not all.
    bool all_winning_moves = true;
    std::string decided_by;
    /// What definitions check without search; null when found by search.
    Json witness;
    std::optional<int> grundy;
    /// Of a search with a choice of engines: which one it was, what it went through, and how many
    /// positions each theorem settled on the way.
    std::string engine;
    double positions = 0;
    Json settled_by = nullptr;
    /// What ended the search before there was an outcome; empty if there is one.
    std::string stopped_by;
};

/// The engines that search this game, each a name that SearchSettings takes.
std::vector<std::string> engines_of(Game game);

/// How to search.
struct SearchSettings {
    /// One of engines_of(game), or empty: by their costs.
    std::string engine;
    EngineLimits limits;
    /// Of ueg: whether theorems may settle positions on the way.
    bool theorems = false;
    /// Whether more than one start will be asked about.
    bool many_roots = false;
    std::function<void(std::uint64_t)> progress;
};

/// Decides the positions of one graph; nothing where it cannot. Keeps what it learns between calls.
using Decider = std::function<std::optional<Answer>(const Start&)>;

/// By theorems: nothing where none of them applies. Each witness has been checked.
Decider theorem_decider(Game game, const Board& board);
/// By search over the rules of the game. Throws InputError on an order above 64 (but of undirected
/// edge geography) and where no engine fits the limits; the decider EngineStopped.
Decider search_decider(Game game, const Board& board, const SearchSettings& settings);

}  // namespace gazetteer::cli
