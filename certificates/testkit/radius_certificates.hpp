// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of a law whose table has no move and no value but 0: whether they are refused for
// the radius of the rules depends on the rules and the start alone.
#pragma once

#include "certificates/data_strategy.hpp"
#include "certificates/testkit/data_certificates.hpp"

namespace gazetteer::certificates {

inline std::string zeros(int count) {
    std::string result;
    for (int i = 0; i < count; ++i) result += " 0";
    return result;
}

/// On a path or a cycle of points; the heaps have the moves of the table from `start` on.
inline std::string radius_certificate(const script::Rules& rules, bool ring, int start) {
    const std::vector<std::string> lines = certificate_rules(rules);
    std::string result = "gazetteer-certificate 2\nprogram gazetteer 0\nclaim chain-law\nrules " +
                         std::to_string(lines.size()) + "\n";
    for (const std::string& line : lines) result += line + "\n";
    const std::string s = std::to_string(start);
    const std::string units = ring ? "3" : "1";
    return result + "unit @\njoins 0-0\nturn\nstart " + s + "\nkinds 1\nkind " +
           (ring ? "ring" : "open") + " 0\nleft ?\nhooks\nright ?\nhooks\nshort" + zeros(start) +
           "\nfirst 0\nunits " + units + "\nlaw 0\nverdict period 1 from " + units +
           "\nevidence heaps\npreperiod " + s + "\nperiod 1\nvalues" + zeros(2 * start + 1) +
           "\nend\n";
}

/// Moves that look or work far, and moves without a radius.
inline std::vector<std::string> far_moves() {
    std::vector<std::string> result{
        "u: delete(u) move u: delete(u, N(u))",
        "u ~ w: erase(u, w), erase(u)",
        "u ~ w: delete(N(u)); erase(w)",
        "u: keep(N(u))",
        "u: delete(reachable(u))",
        "u where order > 2: keep(N(u))",
        "u ~ w where degree(u) > 1 and degree(w) > 1 or size > 1: erase(u, w)",
    };
    for (const char* condition : {"degree(u) * degree(u) - 2 <= 7 div 2",
                                  "exists w ~ u: degree(w) = 1",
                                  "exists w ~ u: exists x ~ w: degree(x) > 2",
                                  "exists w: w ~ u",
                                  "forall x ~ y: x = y",
                                  "(count x ~ u: true) mod 2 = 0",
                                  "(count x ~ u: forall y ~ x: y = u) = 0 or order = 1",
                                  "(count x: x ~ u) = 1",
                                  "order > 1",
                                  "size = 3",
                                  "components = 1",
                                  "connected",
                                  "bipartite",
                                  "components(delete(u)) = 1",
                                  "degree(G, u) = 2",
                                  "exists w ~ u: degree(delete(u), w) = 0",
                                  "exists w ~ u: degree(delete_edge(u, w), w) = 0",
                                  "degree(complement, u) = 0",
                                  "exists w ~ u: exists u ~ w: exists x ~ u: degree(x) = 1",
                                  "1 < degree(u) < 3",
                                  "exists w ~ u: exists x ~ w: x != u and x ~ u"})
        result.push_back(std::string("u where ") + condition + ": delete(u)");
    return result;
}

inline std::vector<std::string> radius_certificates() {
    std::vector<script::Rules> games;
    for (const std::string& name : conjectures::GameLibrary::shipped().names())
        if (are_old_words(shipped_game(name))) games.push_back(shipped_game(name));
    for (const std::string& move : far_moves())
        games.push_back(game_of_text("game far move " + move));
    std::vector<std::string> result;
    for (const script::Rules& rules : games)
        for (const bool ring : {false, true})
            for (int start = 1; start <= 12; ++start)
                result.push_back(radius_certificate(rules, ring, start));
    return result;
}

}  // namespace gazetteer::certificates
