// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/data_strategy.hpp"

#include <sstream>

#include "certificates/certificate.hpp"
#include "certificates/check/rules/rules.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::certificates {

namespace {

struct DataPosition {
    script::Position position = {};
    Player mover = Player::left;
    bool free = false;
    /// The move that led here.
    script::Choice by = {};
};

void encode(const DataPosition& p, Key& key) {
    encode(p.position, key);
    key.write(p.mover == Player::left ? 0 : 1, 1);
    key.write(p.free ? 1 : 0, 1);
}

/// A game given as data in the form of a ruleset, and who wins it.
class DataPlay {
  public:
    using Position = DataPosition;
    using Move = script::Choice;

    DataPlay(const script::Rules& rules, const EngineLimits& limits) : solver_(rules, limits) {}

    Position start(const Board& board, const DataStart& start) {
        // Nowhere to put the token.
        const bool nowhere = start.free && order_of(board) == 0;
        const script::Position empty{.directed = solver_.rules().directed};
        if (nowhere) return {empty, start.mover, start.free};
        const script::Position placed =
            placed_on(board, start.free ? std::vector{0} : start.tokens);
        return {start.free ? placed : solver_.game().begun(placed), start.mover, start.free};
    }

    std::vector<Position> options(const Position& p) {
        if (p.free) return placed(p);
        const bool partizan = solver_.rules().is_partizan();
        const std::vector<script::Choice> choices = solver_.game().choices(p.position, p.mover);
        std::vector<Position> result;
        for (script::Position& option : solver_.game().options(p.position, p.mover))
            result.push_back({std::move(option), partizan ? opponent(p.mover) : p.mover, false,
                              choices[result.size()]});
        return result;
    }
    static Move move(const Position&, const Position& option) { return option.by; }

    bool is_P(const Position& p) {
        if (!p.free) return !solver_.wins_moving(p.position, p.mover);
        if (p.position.present.empty()) return !solver_.rules().misere;
        for (const Position& option : placed(p))
            if (is_P(option)) return false;
        return true;
    }

    /// As the checker lists moves: without tokens, and with the number of the move where there are
    /// several.
    std::string spell(const Move& choice) const {
        const script::Rules& rules = solver_.rules();
        if (choice.move < 0) return std::to_string(choice.first);
        const script::Binder& binder = rules.moves[static_cast<std::size_t>(choice.move)].binder;
        const bool at_vertex = binder.kind == script::Binder::Kind::vertex;
        const std::string number =
            rules.moves.size() > 1 ? std::to_string(choice.move + 1) + "." : "";
        if (at_vertex || rules.is_token(binder.second))
            return number + std::to_string(choice.first);
        std::string ends = std::to_string(choice.second);
        for (Vertex w : choice.also) ends += "," + std::to_string(w);
        if (rules.is_token(binder.first)) return number + ends;
        return number + std::to_string(choice.first) + (rules.directed ? ">" : "-") + ends;
    }

  private:
    script::Position placed_on(const Board& board, const std::vector<Vertex>& tokens) {
        if (const auto* digraph = std::get_if<Digraph>(&board))
            return solver_.game().placed(*digraph, tokens);
        return solver_.game().placed(to_graph(std::get<SparseGraph>(board)), tokens);
    }
    std::vector<Position> placed(const Position& p) {
        std::vector<Position> result;
        for (Vertex v : p.position.present) {
            script::Position at_v = p.position;
            at_v.tokens[0] = v;
            result.push_back({solver_.game().begun(at_v), p.mover, false, {-1, v}});
        }
        return result;
    }

    script::Solver<script::ClassKey> solver_;
};

}  // namespace

std::vector<std::string> certificate_rules(const script::Rules& rules) {
    script::Rules sourceless = rules;
    sourceless.source.clear();
    std::istringstream written(text(sourceless));
    std::vector<std::string> result;
    check::RulesReader reader;
    for (std::string line; std::getline(written, line);) {
        try {
            line = check::Words(line).spelled();
            reader.read(line);
        } catch (const check::RulesFault& fault) {
            throw InputError("no certificate of " + rules.name + ": " + fault.message + ", in '" +
                             line + "' at '" + line.substr(fault.offset) + "'");
        }
        result.push_back(line);
    }
    return result;
}

namespace {

CertificateHead head_of(const script::Rules& rules, const Board& board, const DataStart& start) {
    CertificateHead head;
    head.rules = certificate_rules(rules);
    head.graph = std::visit([](const auto& g) { return certificate_graph(g); }, board);
    head.roots = start.tokens;
    head.partizan = rules.is_partizan();
    head.free = start.free;
    head.mover = start.mover;
    return head;
}

}  // namespace

std::optional<Outcome> write_data_strategy(std::ostream& out, const script::Rules& rules,
                                           const Board& board, const DataStart& start,
                                           int positions_max, const EngineLimits& limits) {
    const CertificateHead head = head_of(rules, board, start);
    DataPlay play(rules, limits);
    const auto dag = StrategyBuilder<DataPlay, DataPlay>::build(play.start(board, start), play,
                                                                play, positions_max);
    if (!dag) return std::nullopt;
    write_certificate(out, head, *dag,
                      [&](const script::Choice& choice) { return play.spell(choice); });
    return dag->nodes.front().outcome;
}

std::optional<FirstValue> write_data_values(std::ostream& out, const script::Rules& rules,
                                            const Board& board, const DataStart& start,
                                            ValueClaim claim, int positions_max,
                                            const EngineLimits& limits) {
    require(!rules.is_partizan() && !rules.misere, "an impartial game in normal play");
    const CertificateHead head = head_of(rules, board, start);
    DataPlay play(rules, limits);
    EveryMove every(limits);
    const auto dag = StrategyBuilder<DataPlay, EveryMove>::build(play.start(board, start), play,
                                                                 every, positions_max);
    if (!dag) return std::nullopt;
    return write_values(out, head, *dag, claim,
                        [&](const script::Choice& choice) { return play.spell(choice); });
}

}  // namespace gazetteer::certificates
