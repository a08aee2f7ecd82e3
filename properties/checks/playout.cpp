// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/playout.hpp"

#include "graph/text.hpp"

namespace gazetteer::properties {

namespace {

template <class Move>
std::string described(const LostLine<Move>& line) {
    std::string result = line.reason + " after";
    for (const Move& move : line.moves) result += " " + text(move);
    return line.moves.empty() ? line.reason + " at the start" : result;
}

}  // namespace

std::string describe(const LostLine<Vertex>& line) {
    return described(line);
}
std::string describe(const LostLine<Edge>& line) {
    return described(line);
}

}  // namespace gazetteer::properties
