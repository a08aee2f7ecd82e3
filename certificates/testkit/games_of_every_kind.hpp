// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data with conditions and effects of every kind, beyond those of the shipped games.
#pragma once

#include <string>
#include <vector>

namespace gazetteer::certificates {

struct OddGame {
    std::string rules;
    /// The greatest order of the boards on which it is played.
    int order_max;
};

/// A player takes any of the edges at a vertex, or of the arcs.
inline std::vector<OddGame> games_of_any_edges() {
    std::vector<OddGame> result;
    for (const char* move :
         {"u ~ any w where not w in S: S += w, erase(u); delete(u)",
          "u ~ any w where degree(w) = 1 or u in S: delete(w), S += u",
          "u ~ any w: erase(u, w) then delete(joined(w))",
          "u ~ any w where not u in S: keep(u, N(w)); S += w, delete(u)",
          "u ~ any w where degree(w) > 1: erase(w), erase(w, u); S += u; S -= w move u: delete(u)"})
        result.push_back({std::string("game mine set S move ") + move, 4});
    for (const char* move :
         {"move v -> any u: erase(v, u) then S += reachable(u)",
          "move u -> any w where w = v or not w in S: erase(u, w), S -= N(u); v := u",
          "move u -> any w: erase(w); erase(u, w), S += into(w)"})
        result.push_back({std::string("game mine on digraphs token v set S ") + move, 3});
    return result;
}

inline std::vector<OddGame> games_of_every_kind() {
    std::vector<OddGame> result = games_of_any_edges();
    /// Each is asked at every vertex and every edge.
    for (const char* condition : {"true",
                                  "not false and order > 2",
                                  "connected <-> bipartite",
                                  "size div 2 = size mod 2",
                                  "2 <= degree(u) < 4",
                                  "order - size > -1",
                                  "forall x ~ y: degree(x) = degree(y)",
                                  "exists x ~ y: x = u",
                                  "(count x ~ u: degree(x) = 1) >= 1",
                                  "(count x ~ u: true) = 2",
                                  "forall x, y: x = y or x ~ y",
                                  "connected(delete(u)) xor bipartite(complement)",
                                  "degree(delete(u), u) = degree(delete(u), u)",
                                  "not degree(delete(u), u) = 0",
                                  "degree(delete(u), u) = 0 or order = 3",
                                  "order mod (size - 2) = 0",
                                  "-order + 2 * size >= size * size - order",
                                  "components(G) = components(complement(G))",
                                  "size(complement(delete(u))) > 1 -> u in S -> empty(S)",
                                  "u in S or not empty(S)",
                                  "exists x: x in S and not x ~ u",
                                  "exists u: u in S",
                                  "order(delete(delete(u), u)) = 2",
                                  "order = 3 -> size = 2 -> degree(u) = 1 <-> connected",
                                  "size == 3 or u != u"})
        result.push_back({std::string("game mine set S move u where not u in S and (") + condition +
                              "): S += u move u: delete(u)",
                          4});
    for (const char* effects :
         {"delete(u)", "delete(u); S += N(u)", "delete(u, N(u))", "keep(reachable(u)), delete(u)",
          "delete(u); keep(N(u), S)", "delete(into(u), u); S += u", "delete(u); S += u, S -= N(u)",
          "S += N(u); delete(u, S)", "delete(u); S -= S",
          "delete(u), S += reachable(u); S -= N(u)"})
        result.push_back({std::string("game mine set S move u: ") + effects, 4});
    for (const char* effects :
         {"delete(u) then keep(joined(S), S)", "S += u; delete(N(u)) then delete(joined(u))",
          "S += N(u), delete(u) then S -= joined(S); S += N(u)", "delete(u) then delete(N(u))"})
        result.push_back({std::string("game mine set S move u: ") + effects, 4});
    result.push_back(
        {"game mine token t set S start S += N(t), erase(t) then S += joined(S) then S -= t "
         "move u where u in S: delete(u) then S -= N(u)",
         4});
    result.push_back(
        {"game mine on digraphs token t set S start keep(joined(t)) "
         "move u -> w: erase(u, w) then keep(joined(t)), S += into(w) then S -= reachable(u)",
         3});
    result.push_back(
        {"game mine on digraphs token t set S start S += N(t) then S += joined(S) "
         "move u where u in S and u != t: S -= u, S += t, delete(u) then keep(joined(S))",
         3});
    for (const char* effects : {"erase(u, w)", "erase(u)", "erase(w), S += u, w", "delete(u, w)"})
        result.push_back({std::string("game mine set S move u ~ w: ") + effects, 4});
    result.push_back(
        {"game mine set S move u ~ w where not u in S: erase(u, w), S += u; S -= N(w) "
         "move u where u in S: delete(u)",
         4});
    for (const char* move :
         {"move u -> w where exists x ~ u: x in S: erase(u, w), S += w",
          "move v -> u where u != v and not u ~ v or u ~ v: erase(v, u), v := u",
          "move u -> v: erase(u, v), v := u; S += into(u)", "move u -> w: erase(w)",
          "move u -> w: erase(u, w), S += reachable(u)"})
        result.push_back({std::string("game mine on digraphs token v set S ") + move, 3});
    return result;
}

}  // namespace gazetteer::certificates
