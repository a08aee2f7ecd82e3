// SPDX-License-Identifier: GPL-3.0-or-later
// Writes small valid certificates of every kind, and every so many of their mutants, into a folder,
// a file each; and for each of many games given as data a file with a certificate of every claim on
// every small board, as far as both know its words. What two checkers are compared on.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "certificates/testkit/claim_texts.hpp"
#include "certificates/testkit/corpus.hpp"
#include "certificates/testkit/data_certificates.hpp"
#include "certificates/testkit/games_of_every_kind.hpp"
#include "certificates/testkit/mutants.hpp"
#include "certificates/testkit/odd_conditions.hpp"
#include "certificates/testkit/radius_certificates.hpp"
#include "certificates/testkit/sequence_certificates.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/script/check.hpp"

namespace gazetteer::certificates {
namespace {

/// One certificate behind the other, and their number.
struct Certificates {
    std::string text = {};
    int count = 0;
    void add(const std::string& certificate) {
        text += certificate;
        ++count;
    }
    std::string whole() const { return text + "total " + std::to_string(count) + "\n"; }
};

/// Adds one for the outcome, and where there are such, for the Grundy value and the winning moves.
void add_claims(Certificates& all, const script::Rules& rules, const Board& board,
                const DataStart& start) {
    all.add(data_certificate(rules, board, start));
    if (rules.is_partizan() || rules.misere) return;
    for (const ValueClaim claim : {ValueClaim::grundy, ValueClaim::winning_moves})
        all.add(data_values_certificate(rules, board, start, claim));
}

std::string on_every_board(const script::Rules& rules, int order_max) {
    Certificates all;
    const auto visit = [&](const Board& board) {
        if (rules.token_count() == 1 && !rules.is_partizan())
            add_claims(all, rules, board, {.free = true});
        for (const auto& tokens : script::placings(rules, order_of(board))) {
            add_claims(all, rules, board, {.tokens = tokens});
            if (rules.is_partizan())
                add_claims(all, rules, board, {.tokens = tokens, .mover = Player::right});
        }
        return true;
    };
    if (rules.directed)
        for_each_digraph(0, order_max, [&](const Digraph& d) { return visit(d); });
    else
        for_each_graph({.order_min = 0, .order_max = order_max},
                       [&](const Graph& g) { return visit(SparseGraph(g)); });
    return all.whole();
}

std::vector<std::string> of_data_games() {
    std::vector<std::string> result;
    for (const std::string& name : conjectures::GameLibrary::shipped().names()) {
        const script::Rules& rules = shipped_game(name);
        if (are_old_words(rules)) result.push_back(on_every_board(rules, rules.directed ? 3 : 4));
    }
    for (const OddGame& game : games_of_every_kind()) {
        const script::Rules rules = game_of_text(game.rules);
        if (are_old_words(rules)) result.push_back(on_every_board(rules, 3));
    }
    return result;
}

}  // namespace
}  // namespace gazetteer::certificates

int main(int argc, char** argv) {
    using namespace gazetteer::certificates;
    if (argc != 3) return std::cerr << "usage: write_mutants FOLDER EVERY\n", 2;
    const std::filesystem::path folder = argv[1];
    const int every = std::stoi(argv[2]);
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    int texts = 0;
    int mutants = 0;
    int written = 0;
    const auto write = [&](const std::string& text) {
        std::ofstream(folder / std::to_string(written++), std::ios::binary) << text;
    };
    const auto write_all = [&](const std::string& text) {
        ++texts;
        write(text);
        for_each_mutant(text, [&](const std::string& mutant) {
            if (mutants++ % every == 0) write(mutant);
        });
    };
    for (const auto& list : {theorem_certificates(), strategy_certificates(), value_certificates(),
                             certificates_of_old_words(), data_value_certificates(),
                             law_certificates(), refuting_members(), sequence_certificates()})
        for (const std::string& certificate : list) write_all(certificate + "total 1\n");
    for (const ClaimText& claim : claims()) write_all(claim.file());
    for (const ClaimText& claim : claims_at_limits()) write(claim.file());
    std::cout << texts << " certificates, " << written - texts << " of " << mutants << " mutants, ";
    const std::vector<std::string> games = of_data_games();
    for (const std::string& text : games) write(text);
    const std::vector<std::string> odd = odd_certificates();
    for (const std::string& text : odd) write(text + "total 1\n");
    const std::vector<std::string> radii = radius_certificates();
    for (const std::string& text : radii) write(text + "total 1\n");
    std::cout << games.size() << " games given as data, " << odd.size() << " odd certificates, "
              << radii.size() << " to show a radius\n";
}
