// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of games given as data, made for the tests.
#pragma once

#include "certificates/data_strategy.hpp"
#include "certificates/testkit/certificates.hpp"
#include "language/expressions/syntax.hpp"
#include "language/rules/game_library.hpp"

namespace gazetteer::certificates {

/// The shipped game of this name.
inline const script::Rules& shipped_game(const std::string& name) {
    static const conjectures::GameLibrary library = conjectures::GameLibrary::shipped();
    const script::Rules* rules = library.find(name);
    require(rules != nullptr, "the name of a shipped game");
    return *rules;
}

inline script::Rules game_of_text(const std::string& text) {
    const auto parsed = conjectures::parse_games(text);
    if (!parsed) throw InputError(conjectures::describe(text, parsed.error(), "game"));
    require(parsed->size() == 1, "the text of one game");
    return parsed->front();
}

inline std::string data_certificate(const script::Rules& rules, const Board& board,
                                    const DataStart& start = {}) {
    return written([&](std::ostream& out) {
        require(write_data_strategy(out, rules, board, start, 1 << 20).has_value(),
                "a small strategy");
    });
}

inline std::string data_values_certificate(const script::Rules& rules, const Board& board,
                                           const DataStart& start, ValueClaim claim) {
    return written([&](std::ostream& out) {
        require(write_data_values(out, rules, board, start, claim, 1 << 20).has_value(),
                "few positions");
    });
}

/// Small ones: with tokens and without, with sets, partizan, misere, on digraphs, with conditions
/// of every kind; of both verdicts. Without stages and starts, which gazetteer-check-verified does
/// not know.
inline std::vector<std::string> certificates_of_old_words() {
    const SparseGraph paw(4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}});
    const SparseGraph path4(4, {{0, 1}, {1, 2}, {2, 3}});
    const SparseGraph path3(3, {{0, 1}, {1, 2}});
    const Digraph arcs(3, {{0, 1}, {1, 2}, {2, 0}, {1, 0}});
    const auto of = [](const char* name, const Board& board, const DataStart& start = {}) {
        return data_certificate(shipped_game(name), board, start);
    };
    return {
        of("node_kayles", path4),
        of("node_kayles", paw),
        of("arc_kayles", paw),
        of("undirected_edge_geography", paw, {{1}}),
        of("undirected_vertex_geography", path3, {.free = true}),
        of("directed_edge_geography", arcs, {{2}}),
        of("feedback", path3, {{1}}),
        of("misere_arc_kayles", path4),
        of("misere_node_kayles", path3),
        of("two_ended_slither", path3),
        of("edge_deletion", paw),
        of("triangle_avoidance", path3),
        of("odd_cycle_avoidance", path3),
        of("non_disconnecting_arc_kayles", path4),
        of("green_hackenbush", path3, {{0}}),
        of("normal_domination", path3),
        of("partizan_edge_geography", path3, {{0, 2}, false, Player::right}),
        of("snort", path3, {.mover = Player::left}),
        of("col", path3, {.mover = Player::right}),
        of("even_odd_vertex_deletion", path3, {.mover = Player::right}),
    };
}

/// These, and some with stages, starts, and sets of edges that are chosen.
inline std::vector<std::string> data_certificates() {
    const SparseGraph paw(4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}});
    const Digraph arcs(3, {{0, 1}, {1, 2}, {2, 0}, {1, 0}});
    std::vector<std::string> result = certificates_of_old_words();
    result.push_back(data_certificate(shipped_game("timber"), arcs));
    result.push_back(
        data_certificate(shipped_game("blue_red_hackenbush"), paw, {{0, 1}, false, Player::right}));
    result.push_back(data_certificate(shipped_game("cutthroat"), paw, {{1}, false, Player::left}));
    result.push_back(data_certificate(shipped_game("graph_nim"), paw));
    return result;
}
/// gazetteer-check-verified knows all words of the rules: it knows no stages, no start, no
/// `joined`, no `any`.
inline bool are_old_words(const script::Rules& rules) {
    if (rules.chooses_sets()) return false;
    std::vector<script::Effect> effects = rules.start;
    for (const script::Move& move : rules.moves)
        effects.insert(effects.end(), move.effects.begin(), move.effects.end());
    for (const script::Effect& effect : effects) {
        if (effect.begins_stage) return false;
        for (const script::Item& item : effect.items)
            if (item.kind >= script::Item::Kind::joined) return false;
    }
    return rules.start.empty();
}

inline std::vector<std::string> data_value_certificates() {
    const SparseGraph path4(4, {{0, 1}, {1, 2}, {2, 3}});
    const SparseGraph path3(3, {{0, 1}, {1, 2}});
    const Digraph arcs(3, {{0, 1}, {1, 2}, {2, 0}, {1, 0}});
    std::vector<std::string> result;
    for (const ValueClaim claim : {ValueClaim::grundy, ValueClaim::winning_moves}) {
        const auto add = [&](const char* name, const Board& board, const DataStart& start = {}) {
            result.push_back(data_values_certificate(shipped_game(name), board, start, claim));
        };
        add("node_kayles", path4);
        add("kayles", path3);
        add("undirected_vertex_geography", path3, {.free = true});
        add("directed_edge_geography", arcs, {{1}});
    }
    return result;
}

}  // namespace gazetteer::certificates
