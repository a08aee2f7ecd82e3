// SPDX-License-Identifier: GPL-3.0-or-later
// A second judge of certificates, for tests: it shares no line with the checker, is exponential and
// as plain as possible, and also says whether what is stated is true, whatever the evidence.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "graph/formats/formats.hpp"
#include "oracle/rules/games.hpp"
#include "oracle/solver.hpp"
#include "oracle/testkit/text.hpp"

namespace gazetteer::certificates::naive {

/// Thrown where the text breaks the grammar or the evidence does not prove the statement.
struct Reject {};
inline void need(bool condition) {
    if (!condition) throw Reject{};
}

inline int number(const std::string& word) {
    need(!word.empty() && word.size() < 10 &&
         word.find_first_not_of("0123456789") == std::string::npos);
    need(std::to_string(std::stoi(word)) == word);
    return std::stoi(word);
}
inline int vertex(const std::string& word, int order) {
    need(number(word) < order);
    return number(word);
}
inline Edge edge(const std::string& word, int order) {
    const std::size_t dash = word.find('-');
    need(dash != std::string::npos);
    const Edge e{vertex(word.substr(0, dash), order), vertex(word.substr(dash + 1), order)};
    need(e.u < e.v);
    return e;
}
template <class T>
void need_ascending(const std::vector<T>& items) {
    for (std::size_t i = 1; i < items.size(); ++i) need(items[i - 1] < items[i]);
}

using Words = std::vector<std::string>;

/// The whole certificate in memory: a map of the head, then the lines of evidence.
struct Text {
    std::map<std::string, std::string> head;
    std::string kind;
    std::vector<Words> evidence;

    bool has(const std::string& key) const { return head.contains(key); }
    const std::string& at(const std::string& key) const {
        need(has(key));
        return head.at(key);
    }
};

inline Words split(const std::string& line) {
    Words words;
    std::istringstream in(line);
    for (std::string word; in >> word;) words.push_back(word);
    std::string joined;
    for (const std::string& word : words) joined += (joined.empty() ? "" : " ") + word;
    need(joined == line && !line.empty());
    return words;
}

/// The keys of the head must be exactly these, in this order.
inline std::vector<std::string> head_keys(const std::vector<std::string>& lines) {
    need(lines.size() > 3);
    std::vector<std::string> keys{"gazetteer-certificate", "program", "claim"};
    const auto add = [&](std::initializer_list<const char*> more) {
        keys.insert(keys.end(), more.begin(), more.end());
    };
    if (lines[2] == "claim edge-delete-paths") add({});
    if (lines[2] == "claim even-kernel") add({"graph", "containing"});
    if (lines[2] == "claim outcome" || lines[2] == "claim grundy" ||
        lines[2] == "claim winning-moves") {
        add({"game", "graph"});
        GamesAndForms::for_each([&]<class R>() {
            if (lines[3] != std::string("game ") + R::name) return;
            if (token_count<R> == 1) add({"root"});
            if (token_count<R> == 2) add({"left", "right", "mover"});
        });
    }
    add({"verdict", "evidence"});
    return keys;
}

/// The lines of a text of printable bytes, each of which ends.
inline std::vector<std::string> lines_of(const std::string& whole) {
    need(!whole.empty() && whole.back() == '\n');
    std::vector<std::string> lines;
    std::istringstream in(whole);
    for (std::string line; std::getline(in, line);) {
        for (char c : line) need(' ' <= c && c <= '~');
        lines.push_back(line);
    }
    return lines;
}

inline Text parse(const std::string& whole) {
    const std::vector<std::string> lines = lines_of(whole);
    Text text;
    const std::vector<std::string> keys = head_keys(lines);
    need(lines.size() > keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        need(lines[i].starts_with(keys[i] + " ") && lines[i].size() > keys[i].size() + 1);
        text.head[keys[i]] = lines[i].substr(keys[i].size() + 1);
    }
    need(text.at("gazetteer-certificate") == "2");
    text.kind = text.at("evidence");
    for (std::size_t i = keys.size(); i + 1 < lines.size(); ++i)
        text.evidence.push_back(split(lines[i]));
    need(lines.back() == "end");
    return text;
}

inline SparseGraph graph_of(const Text& text) {
    const auto read = parse_graph(text.at("graph"));
    need(static_cast<bool>(read));
    need(text.at("graph") == (read->order() <= 64 ? to_graph6(*read) : to_sparse6(*read)));
    return *read;
}
inline Digraph digraph_of(const Text& text) {
    const auto read = parse_digraph(text.at("graph"));
    need(static_cast<bool>(read) && to_digraph6(*read) == text.at("graph"));
    return *read;
}

/// Whether S, as the definition has it, is an even kernel of g less the edges that `gone` names.
inline bool is_kernel(const SparseGraph& g, const std::set<Vertex>& s,
                      const std::set<Edge>& gone = {}) {
    for (Vertex v = 0; v < g.order(); ++v) {
        int inside = 0;
        for (Vertex w : s)
            if (w != v && g.adjacent(v, w) && !gone.contains(gazetteer::edge(v, w))) ++inside;
        if (s.contains(v) ? inside > 0 : inside % 2 == 1) return false;
    }
    return !s.empty();
}

inline bool some_kernel(const SparseGraph& g, std::optional<Vertex> containing) {
    for (std::uint32_t bits = 1; bits >> g.order() == 0; ++bits) {
        std::set<Vertex> s;
        for (Vertex v = 0; v < g.order(); ++v)
            if ((bits >> v & 1) != 0) s.insert(v);
        if ((!containing || s.contains(*containing)) && is_kernel(g, s)) return true;
    }
    return false;
}

/// g(0), ..., g(400) of edge-delete on paths, as [GGHR, section 2] computes them.
inline const std::vector<int>& path_values() {
    static const std::vector<int> values = [] {
        std::vector<int> g(2, 0);
        for (std::size_t n = 2; n <= 400; ++n) {
            std::set<int> options;
            for (std::size_t k = 2; k + 2 <= n; ++k) options.insert(g[k] ^ g[n - k]);
            int least = 0;
            while (options.contains(least)) ++least;
            g.push_back(least);
        }
        return g;
    }();
    return values;
}

/// Calls visit.operator()<R>() for the ruleset of this name; rejects another name.
template <class Visit>
void with_rules(const std::string& name, Visit visit) {
    bool found = false;
    GamesAndForms::for_each([&]<class R>() {
        if (name == R::name) found = true, visit.template operator()<R>();
    });
    need(found);
}

/// Calls visit.operator()<R>(position) with the position stated.
template <class Visit>
void with_position(const Text& text, Visit visit) {
    with_rules(text.at("game"), [&]<class R>() {
        Start<BoardOf<R>> start;
        if constexpr (is_directed<R>) {
            start.board = digraph_of(text);
        } else {
            need(graph_of(text).order() <= 64);
            start.board = to_graph(graph_of(text));
        }
        for (const char* key : {"root", "left", "right"})
            if (text.has(key)) start.tokens.push_back(vertex(text.at(key), start.board.order()));
        need(static_cast<int>(start.tokens.size()) == token_count<R>);
        need(may_start<R>(start));
        if constexpr (PartizanRuleset<R>) {
            need(text.at("mover") == "left" || text.at("mover") == "right");
            const Player mover = text.at("mover") == "left" ? Player::left : Player::right;
            visit.template operator()<Alternating<R>>(
                typename Alternating<R>::Position{position_of<R>(start), mover});
        } else {
            visit.template operator()<R>(position_of<R>(start));
        }
    });
}

inline std::string move_text(Vertex v) {
    return std::to_string(v);
}
inline std::string move_text(const Edge& e) {
    return std::to_string(e.u) + "-" + std::to_string(e.v);
}
inline std::string move_text(const EdgeLabelling::Move& m) {
    return move_text(m.edge) + "=" + std::to_string(m.label);
}

/// What is true of a position: who wins, its Grundy value, or the moves that win.
template <Ruleset R>
std::string right_verdict(const std::string& claim, const typename R::Position& position) {
    Solver<R> solver;
    if (claim == "outcome") return to_string(solver.outcome(position));
    if (claim == "grundy") return std::to_string(solver.grundy_value(position));
    std::string winning;
    for (const auto& option : R::options(position))
        if (solver.outcome(option) == Outcome::P)
            winning += (winning.empty() ? "" : " ") + move_text(R::move(position, option));
    return winning.empty() ? "none" : winning;
}

/// Whether the game stated has two players with moves of their own.
inline bool names_a_partizan_game(const Text& text) {
    return text.at("game").starts_with("partizan");
}

/// Whether the statement is true, whatever the evidence: by the definition of the outcome, by all
/// sets of vertices, by the recurrence of paths.
inline bool is_true(const Text& text) {
    const std::string& verdict = text.at("verdict");
    if (text.at("claim") == "edge-delete-paths") {
        const std::vector<int>& g = path_values();
        for (std::size_t n = 200; n + 34 < g.size(); ++n) need(g[n] == g[n + 34]);
        return verdict.starts_with("period ") && number(verdict.substr(7)) > 0 &&
               number(verdict.substr(7)) % 34 == 0;
    }
    if (text.at("claim") == "even-kernel") {
        const SparseGraph g = graph_of(text);
        std::optional<Vertex> containing;
        if (text.at("containing") != "any") containing = vertex(text.at("containing"), g.order());
        return verdict == (some_kernel(g, containing) ? "exists" : "none");
    }
    if (text.at("claim") == "outcome" && text.at("game") == "edge-delete" &&
        graph_of(text).order() > 8) {
        const SparseGraph g = graph_of(text);
        int sum = 0;
        for (const auto& component : components(g)) {
            need(component.size() > 1 &&
                 g.induced(component).size() + 1 == static_cast<int>(component.size()));
            for (Vertex v : component) need(g.degree(v) <= 2);
            sum ^= path_values().at(component.size());
        }
        return verdict == (sum == 0 ? "P" : "N");
    }
    bool result = false;
    with_position(text, [&]<class R>(const auto& position) {
        result = verdict == right_verdict<R>(text.at("claim"), position);
    });
    return result;
}

/// Throws Reject unless the evidence proves the statement.
inline void judge_evidence(const Text& text);

/// Grammar and evidence.
inline bool accepts(const std::string& whole) {
    try {
        judge_evidence(parse(whole));
        return true;
    } catch (const Reject&) {
        return false;
    }
}

/// Grammar and truth.
inline bool states_a_truth(const std::string& whole) {
    try {
        return is_true(parse(whole));
    } catch (const Reject&) {
        return false;
    }
}

}  // namespace gazetteer::certificates::naive
