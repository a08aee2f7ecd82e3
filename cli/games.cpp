#include "cli/games.hpp"

#include "cli/output.hpp"

namespace gazetteer::cli {

Game game_of(const std::string& name) {
    for (const GameName& known : game_names)
        if (name == known.name) return known.game;
    throw InputError("'" + name + "' is no game; the games are " + game_list);
}

}  // namespace gazetteer::cli
