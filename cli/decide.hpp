// A position decided, by a theorem or by search, in the form in which it leaves the program.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/games.hpp"
#include "cli/graph_input.hpp"

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
};

/// Decides the positions of one graph; nothing where it cannot. Keeps what it learns between calls.
using Decider = std::function<std::optional<Answer>(const Start&)>;

/// By theorems: nothing where none of them applies. Each witness has been checked.
Decider theorem_decider(Game game, const Board& board);
/// By search over the rules of the game. Throws InputError on an order above 64.
Decider search_decider(Game game, const Board& board);

}  // namespace gazetteer::cli
