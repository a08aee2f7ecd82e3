// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of laws of games on chains, made for the tests.
#pragma once

#include "certificates/claim_certificates.hpp"
#include "certificates/law_certificate.hpp"
#include "certificates/testkit/data_certificates.hpp"
#include "graph/families/chain_text.hpp"

namespace gazetteer::certificates {

struct GameOnChain {
    const char* game;
    const char* chain;
};

inline std::string certificate_of_law(const script::Rules& rules, const Chain& chain) {
    const chains::Pattern pattern = chains::pattern_of(chain);
    return law_certificate(rules, pattern, chains::law_of(rules, pattern, {.length_max = 2000}));
}
inline std::string certificate_of_law(const GameOnChain& pair) {
    return certificate_of_law(shipped_game(pair.game), *parse_chain(pair.chain));
}

/// Small ones: of one kind and of several, open chains and rings, with ends, with a twist.
inline std::vector<GameOnChain> small_laws() {
    return {{"odd_vertex_deletion", "path n"},
            {"node_kayles", "comb n"},
            {"node_kayles", "moebius n"},
            {"edge_deletion", "sun n"},
            {"edge_deletion", "chain \"path 1\" joins 0-0 right \"path 3\" joins 0-0 n"},
            {"node_kayles", "chain \"path 1\" joins 0-0 left \"K3\" joins 0-0 n"}};
}

inline std::vector<std::string> law_certificates() {
    std::vector<std::string> result;
    for (const GameOnChain& pair : small_laws()) result.push_back(certificate_of_law(pair));
    return result;
}

}  // namespace gazetteer::certificates
