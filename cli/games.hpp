// The games by their names on the command line.
#pragma once

#include <array>
#include <string>

namespace gazetteer::cli {

enum class Game { uvg, ueg, dvg, deg, partizan_uvg, partizan_ueg, slither, edge_delete };

struct GameName {
    const char* name;
    Game game;
};
constexpr std::array<GameName, 8> game_names{{
    {"uvg", Game::uvg},
    {"ueg", Game::ueg},
    {"dvg", Game::dvg},
    {"deg", Game::deg},
    {"partizan-uvg", Game::partizan_uvg},
    {"partizan-ueg", Game::partizan_ueg},
    {"slither", Game::slither},
    {"edge-delete", Game::edge_delete},
}};

inline const char* to_string(Game game) {
    return game_names.at(static_cast<std::size_t>(game)).name;
}
/// Throws InputError, naming all games, unless the name is one.
Game game_of(const std::string& name);

/// Played on digraphs.
inline bool is_directed(Game game) {
    return game == Game::dvg || game == Game::deg;
}
/// Two tokens, four outcome classes.
inline bool is_partizan(Game game) {
    return game == Game::partizan_uvg || game == Game::partizan_ueg;
}
/// No token: the game is played on a graph alone, and a move is an edge.
inline bool is_rootless(Game game) {
    return game == Game::slither || game == Game::edge_delete;
}

/// The games, for help texts.
constexpr const char* game_list = "uvg ueg dvg deg partizan-uvg partizan-ueg slither edge-delete";

}  // namespace gazetteer::cli
