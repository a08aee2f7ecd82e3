// SPDX-License-Identifier: GPL-3.0-or-later
// The second judge of certificates of games given as data: it plays by oracle/script, from rules
// that language/ has read, and shares with the checker only how the rules are spaced.
#pragma once

#include "certificates/testkit/data_certificates.hpp"
#include "certificates/testkit/naive_evidence.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::certificates::naive {

/// The rules are refused for what has no bearing on a strategy: that play may not end, or a name
/// that means something in conjectures.
struct OtherwiseRefused {};

inline std::string listed(const std::vector<std::string>& items, const char* between) {
    std::string result;
    for (const std::string& item : items) result += (result.empty() ? "" : between) + item;
    return result;
}

inline script::Rules rules_of(const std::vector<std::string>& lines) {
    const auto parsed = conjectures::parse_games(listed(lines, "\n"));
    if (!parsed) {
        for (const char* policy : {"may go on for ever", "a meaning already", "a built-in game"})
            if (parsed.error().message.find(policy) != std::string::npos) throw OtherwiseRefused();
        throw Reject();
    }
    need(parsed->size() == 1);
    try {
        need(certificate_rules(parsed->front()) == lines);
    } catch (const InputError&) {
        throw Reject();
    }
    return parsed->front();
}

/// A certificate of a game given as data, whole in memory.
struct DataText {
    script::Rules rules = {};
    Board board = {};
    DataStart start = {};
    bool next_wins = false;
    std::vector<Words> evidence = {};
};

/// Takes a line that begins with this word; returns the rest.
inline std::string take(std::vector<std::string>& lines, const std::string& word) {
    need(!lines.empty() && lines.front().starts_with(word + " "));
    const std::string result = lines.front().substr(word.size() + 1);
    lines.erase(lines.begin());
    return result;
}

inline Board board_of(const std::string& line, bool directed) {
    Text text;
    text.head["graph"] = line;
    if (directed) return digraph_of(text);
    need(graph_of(text).order() <= Graph::order_max);
    return graph_of(text);
}

inline DataText parse_data(const std::string& whole) {
    std::vector<std::string> lines = lines_of(whole);
    need(take(lines, "gazetteer-certificate") == "2");
    need(!take(lines, "program").empty());
    need(take(lines, "claim") == "outcome");
    const auto count = static_cast<std::size_t>(number(take(lines, "rules")));
    need(count <= lines.size());
    const auto behind = lines.begin() + static_cast<std::ptrdiff_t>(count);
    DataText text;
    text.rules = rules_of({lines.begin(), behind});
    lines.erase(lines.begin(), behind);
    text.board = board_of(take(lines, "graph"), text.rules.directed);
    if (!text.rules.tokens.empty()) {
        const Words words = split(take(lines, "tokens"));
        need(words.size() == text.rules.tokens.size());
        text.start.free = words[0] == "free" && words.size() == 1 && !text.rules.is_partizan();
        if (!text.start.free)
            for (const std::string& word : words)
                text.start.tokens.push_back(vertex(word, order_of(text.board)));
    }
    if (text.rules.is_partizan()) {
        const std::string mover = take(lines, "mover");
        need(mover == "left" || mover == "right");
        text.start.mover = mover == "left" ? Player::left : Player::right;
    }
    const std::string verdict = take(lines, "verdict");
    need(verdict == "N" || verdict == "P");
    text.next_wins = verdict == "N";
    need(take(lines, "evidence") == "strategy");
    need(!lines.empty() && lines.back() == "end");
    lines.pop_back();
    for (const std::string& line : lines) text.evidence.push_back(split(line));
    return text;
}

struct DataNode {
    script::Position position = {};
    Player mover = Player::left;
    bool free = false;
    bool operator==(const DataNode&) const = default;
};

/// Plays every line that the strategy leaves open.
class DataPlays {
  public:
    explicit DataPlays(const DataText& text)
        : text_(text), game_(text.rules), met_(text.evidence.size()) {}

    DataNode start() {
        const DataStart& start = text_.start;
        DataNode result{{.directed = text_.rules.directed}, start.mover, start.free};
        if (start.free && order_of(text_.board) == 0) return result;
        const std::vector<Vertex> tokens = start.free ? std::vector{0} : start.tokens;
        const auto* digraph = std::get_if<Digraph>(&text_.board);
        result.position = digraph != nullptr
                              ? game_.placed(*digraph, tokens)
                              : game_.placed(to_graph(std::get<SparseGraph>(text_.board)), tokens);
        if (!start.free) result.position = game_.begun(result.position);
        return result;
    }

    /// The moves with what they lead to.
    std::vector<std::pair<std::string, DataNode>> moves(const DataNode& node) {
        std::vector<std::pair<std::string, DataNode>> result;
        if (node.free) {
            for (Vertex v : node.position.present) {
                result.emplace_back(std::to_string(v), node);
                result.back().second.free = false;
                result.back().second.position.tokens[0] = v;
                result.back().second.position = game_.begun(result.back().second.position);
            }
            return result;
        }
        const auto options = game_.options(node.position, node.mover);
        const auto choices = game_.choices(node.position, node.mover);
        for (std::size_t i = 0; i < options.size(); ++i)
            result.emplace_back(name_of(choices[i]), DataNode{options[i], text_.rules.is_partizan()
                                                                              ? opponent(node.mover)
                                                                              : node.mover});
        return result;
    }

    void position(std::size_t i, const DataNode& node, bool next_wins) {
        const auto& lines = text_.evidence;
        need(i < lines.size() && lines[i].size() >= 2);
        need(lines[i][0] == std::to_string(i) && lines[i][1] == (next_wins ? "N" : "P"));
        if (met_[i]) return need(*met_[i] == node);
        met_[i] = node;
        const auto options = moves(node);
        if (options.empty()) return need(next_wins == text_.rules.misere && lines[i].size() == 2);
        need(lines[i].size() == 2 + (next_wins ? 1 : options.size()));
        bool moved = false;
        for (std::size_t k = 0; k < options.size(); ++k) {
            const std::string& reply = lines[i][2 + (next_wins ? 0 : k)];
            const std::string& move = options[k].first;
            if (!reply.starts_with(move + ":")) {
                need(next_wins);
                continue;
            }
            const auto to = static_cast<std::size_t>(number(reply.substr(move.size() + 1)));
            need(to > i);
            position(to, options[k].second, !next_wins);
            moved = true;
        }
        need(moved);
    }
    void end() const {
        for (const auto& node : met_) need(node.has_value());
    }

  private:
    std::string name_of(const script::Choice& choice) const {
        const auto& moves = text_.rules.moves;
        const script::Binder& binder = moves.at(static_cast<std::size_t>(choice.move)).binder;
        std::vector<std::string> ends;
        if (!text_.rules.is_token(binder.first)) ends.push_back(std::to_string(choice.first));
        if (binder.kind != script::Binder::Kind::vertex && !text_.rules.is_token(binder.second))
            ends.push_back(std::to_string(choice.second));
        for (Vertex w : choice.also) ends.back() += "," + std::to_string(w);
        if (ends.empty()) ends.push_back(std::to_string(choice.first));
        const std::string number = std::to_string(choice.move + 1) + ".";
        return (moves.size() > 1 ? number : "") + listed(ends, text_.rules.directed ? ">" : "-");
    }

    const DataText& text_;
    script::Interpreter game_;
    std::vector<std::optional<DataNode>> met_;
};

/// Grammar and evidence. Throws OtherwiseRefused.
inline bool accepts_data(const std::string& whole) {
    try {
        const DataText text = parse_data(whole);
        DataPlays plays(text);
        plays.position(0, plays.start(), text.next_wins);
        plays.end();
        return true;
    } catch (const Reject&) {
        return false;
    } catch (const script::RulesError&) {
        return false;
    }
}

/// Grammar and truth, by search. Throws OtherwiseRefused.
inline bool states_a_truth_of_data(const std::string& whole) {
    const DataText text = parse_data(whole);
    DataPlays plays(text);
    script::Solver<script::ExactKey> solver(text.rules);
    const DataNode start = plays.start();
    if (!start.free) return solver.wins_moving(start.position, start.mover) == text.next_wins;
    bool wins = start.position.present.empty() && text.rules.misere;
    for (const auto& [move, option] : plays.moves(start))
        wins = wins || !solver.wins_moving(option.position);
    return wins == text.next_wins;
}

}  // namespace gazetteer::certificates::naive
