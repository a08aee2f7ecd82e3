// SPDX-License-Identifier: GPL-3.0-or-later
// The second judge's reading of the evidence, kind by kind.
#pragma once

#include "certificates/testkit/naive_judge.hpp"

namespace gazetteer::certificates::naive {

/// The lines of evidence, taken one after the other.
class Lines {
  public:
    explicit Lines(const Text& text) : lines_(text.evidence) {}
    void end() const { need(at_ == lines_.size()); }
    Words take() {
        need(at_ < lines_.size());
        return lines_[at_++];
    }
    /// The words after the first, which must be this.
    Words take(const std::string& first) {
        Words words = take();
        need(words[0] == first);
        words.erase(words.begin());
        return words;
    }
    Vertex take_vertex(const std::string& first, int order) {
        const Words words = take(first);
        need(words.size() == 1);
        return vertex(words[0], order);
    }

  private:
    const std::vector<Words>& lines_;
    std::size_t at_ = 0;
};

inline std::set<Vertex> as_set(const Words& words, int order) {
    std::vector<Vertex> result;
    for (const std::string& word : words) result.push_back(vertex(word, order));
    need_ascending(result);
    return {result.begin(), result.end()};
}

inline void judge_even_kernel(const Text& text, Lines& lines) {
    const SparseGraph g = graph_of(text);
    const auto prove = [&](std::optional<Vertex> member, const std::set<Edge>& gone) {
        const std::set<Vertex> kernel = as_set(lines.take("kernel"), g.order());
        need(is_kernel(g, kernel, gone) && (!member || kernel.contains(*member)));
    };
    const auto prove_N = [&](Vertex root) {
        const Vertex move = lines.take_vertex("move", g.order());
        need(move != root && g.adjacent(root, move));
        prove(move, {gazetteer::edge(root, move)});
    };
    if (text.at("claim") == "even-kernel") {
        need(text.at("verdict") == "exists");
        const std::string& member = text.at("containing");
        if (member == "any") return prove({}, {});
        return prove(vertex(member, g.order()), {});
    }
    need(text.at("claim") == "outcome");
    const bool next_wins = text.at("verdict") == "N";
    need(next_wins || text.at("verdict") == "P");
    if (text.at("game") == "ueg") {
        const Vertex root = vertex(text.at("root"), g.order());
        return next_wins ? prove_N(root) : prove(root, {});
    }
    need(text.at("game") == "unrooted ueg");
    if (next_wins) return prove(lines.take_vertex("move", g.order()), {});
    for (Vertex root = 0; root < g.order(); ++root) prove_N(root);
}

/// Components of odd order of g less the barrier, by flooding.
inline int odd_components(const SparseGraph& g, std::set<Vertex> removed) {
    int odd = 0;
    for (Vertex start = 0; start < g.order(); ++start) {
        int size = 0;
        std::vector<Vertex> stack{start};
        while (!stack.empty()) {
            const Vertex v = stack.back();
            stack.pop_back();
            if (!removed.insert(v).second) continue;
            ++size;
            for (Vertex w : g.neighbours(v)) stack.push_back(w);
        }
        odd += size % 2;
    }
    return odd;
}

/// The next two lines: a matching of g and a barrier that proves it maximum.
struct Pair {
    std::vector<Edge> matching;
    std::set<Vertex> covered;
    std::set<Vertex> barrier;
};
inline Pair take_pair(const SparseGraph& g, Lines& lines) {
    Pair pair;
    for (const std::string& word : lines.take("matching")) {
        pair.matching.push_back(edge(word, g.order()));
        const Edge& e = pair.matching.back();
        need(g.adjacent(e.u, e.v) && pair.covered.insert(e.u).second &&
             pair.covered.insert(e.v).second);
    }
    need_ascending(pair.matching);
    pair.barrier = as_set(lines.take("barrier"), g.order());
    need(g.order() - static_cast<int>(pair.covered.size()) ==
         odd_components(g, pair.barrier) - static_cast<int>(pair.barrier.size()));
    return pair;
}

/// Exchanging along the path makes of the matching another, as large, that misses its last vertex.
inline void need_exchange(const SparseGraph& g, const Pair& pair, const std::vector<Vertex>& path) {
    need(std::set<Vertex>(path.begin(), path.end()).size() == path.size());
    need(!path.empty() && !pair.covered.contains(path.front()));
    std::set<Edge> edges(pair.matching.begin(), pair.matching.end());
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const Edge e = gazetteer::edge(path[i], path[i + 1]);
        need(g.adjacent(e.u, e.v));
        if (edges.erase(e) == 0) edges.insert(e);
    }
    need(edges.size() == pair.matching.size());
    std::set<Vertex> covered;
    for (const Edge& e : edges) need(covered.insert(e.u).second && covered.insert(e.v).second);
    need(!covered.contains(path.back()));
}

inline void judge_levels(const Text& text, Lines& lines) {
    SparseGraph g = graph_of(text);
    need(text.at("claim") == "outcome");
    need(text.at("game") == "slither");
    const bool next_wins = text.at("verdict") == "N";
    need(next_wins || text.at("verdict") == "P");
    const int count = lines.take_vertex("levels", 32);
    need(!next_wins || count > 0);
    for (int level = 1; level <= count; ++level) {
        const Pair pair = take_pair(g, lines);
        if (next_wins && level == count) {
            const Words words = lines.take("move");
            need(words.size() == 1);
            const Edge e = edge(words[0], g.order());
            need(std::set<Edge>(pair.matching.begin(), pair.matching.end()).contains(e));
            for (Vertex end : {e.u, e.v}) {
                std::set<Vertex> larger = pair.barrier;
                need(larger.insert(end).second);
                need(g.order() - static_cast<int>(pair.covered.size()) ==
                     odd_components(g, larger) - static_cast<int>(larger.size()));
            }
            return;
        }
        std::set<Vertex> open;
        for (Vertex v : pair.covered)
            if (!pair.barrier.contains(v)) open.insert(v);
        while (!open.empty()) {
            std::vector<Vertex> path;
            for (const std::string& word : lines.take("path"))
                path.push_back(vertex(word, g.order()));
            need_exchange(g, pair, path);
            need(open.contains(path.back()));
            for (std::size_t i = 0; i < path.size(); i += 2) open.erase(path[i]);
        }
        std::vector<Edge> edges;
        for (const Edge& e : g.edges())
            if (pair.barrier.contains(e.u) && pair.barrier.contains(e.v)) edges.push_back(e);
        g = SparseGraph(g.order(), edges);
    }
    need(!next_wins && g.edges().empty());
}

inline void judge_matching(const Text& text, Lines& lines) {
    const SparseGraph g = graph_of(text);
    need(text.at("claim") == "outcome");
    const bool unrooted = text.at("game") == "unrooted uvg";
    const bool next_wins = text.at("verdict") == "N";
    need((unrooted || text.at("game") == "uvg") && (next_wins || text.at("verdict") == "P"));
    std::optional<Vertex> vertex_named;
    if (unrooted && next_wins) vertex_named = lines.take_vertex("move", g.order());
    if (!unrooted) vertex_named = vertex(text.at("root"), g.order());
    const auto [matching, covered, barrier] = take_pair(g, lines);
    if (unrooted && !next_wins)
        need(static_cast<int>(covered.size()) == g.order());
    else if (unrooted || !next_wins)
        need(!covered.contains(*vertex_named));
    else
        need(barrier.contains(*vertex_named));
}

inline void judge_mirror(const Text& text, Lines& lines) {
    SparseGraph g = graph_of(text);
    need(text.at("claim") == "outcome");
    need(text.at("game") == "edge-delete");
    for (Vertex v = 0; v < g.order(); ++v) need(g.degree(v) > 0);
    if (text.at("verdict") == "N") {
        const Words move = lines.take("move");
        need(move.size() == 1);
        const Edge e = edge(move[0], g.order());
        need(g.adjacent(e.u, e.v));
        g = g.without_edge(e.u, e.v);
        for (Vertex v = 0; v < g.order(); ++v) need(g.degree(v) > 0);
    } else {
        need(text.at("verdict") == "P");
    }
    const Words image = lines.take("image");
    need(static_cast<int>(image.size()) == g.order());
    const auto f = [&](Vertex v) { return vertex(image[static_cast<std::size_t>(v)], g.order()); };
    for (Vertex v = 0; v < g.order(); ++v) {
        need(f(v) != v && f(f(v)) == v && !g.adjacent(v, f(v)));
        for (Vertex w : g.neighbours(v)) need(g.adjacent(f(v), f(w)));
    }
}

inline void judge_paths(const Text& text, Lines& lines) {
    const int preperiod = lines.take_vertex("preperiod", 1024);
    const int period = lines.take_vertex("period", 1024);
    const Words values = lines.take("values");
    const int length = 2 * preperiod + 2 * period + 2;
    need(preperiod > 0 && period > 0 && static_cast<int>(values.size()) == length);
    need(length < 390);
    for (std::size_t i = 0; i < values.size(); ++i)
        need(number(values[i]) == path_values().at(i + 2));
    for (int i = preperiod; i < length - period; ++i)
        need(values[static_cast<std::size_t>(i)] == values[static_cast<std::size_t>(i + period)]);
    if (text.at("claim") == "edge-delete-paths")
        return need(text.at("verdict") == "period " + std::to_string(period));
    const SparseGraph graph = graph_of(text);
    need(text.at("claim") == "outcome" && text.at("game") == "edge-delete");
    for (const auto& component : components(graph)) {
        need(component.size() > 1);
        need(graph.induced(component).size() + 1 == static_cast<int>(component.size()));
    }
    for (Vertex v = 0; v < graph.order(); ++v) need(graph.degree(v) <= 2);
    need(is_true(text));
}

/// The subtree at the next line, under the values given so far.
inline void judge_subtree(Lines& lines, const SparseGraph& g, std::map<Vertex, int> values) {
    const Words words = lines.take();
    const int order = g.order();
    if (words[0] == "branch") {
        need(words.size() == 3);
        const Vertex v = vertex(words[1], order);
        const int first = vertex(words[2], 2);
        need(!values.contains(v));
        for (int value : {first, 1 - first}) {
            values[v] = value;
            judge_subtree(lines, g, values);
        }
    } else if (words[0] == "parity") {
        std::map<Vertex, int> sum;
        for (Vertex v : as_set({words.begin() + 1, words.end()}, order))
            for (Vertex w : g.neighbours(v)) sum[w] ^= 1;
        int total = 0;
        for (const auto& [w, coefficient] : sum) {
            if (coefficient == 0) continue;
            need(values.contains(w));
            total ^= values[w];
        }
        need(total == 1);
    } else if (words[0] == "edge") {
        need(words.size() == 2);
        const Edge e = edge(words[1], order);
        need(g.adjacent(e.u, e.v) && values[e.u] == 1 && values[e.v] == 1);
    } else {
        need(words[0] == "empty" && words.size() == 1);
        for (Vertex v = 0; v < order; ++v) need(values.contains(v) && values[v] == 0);
    }
}

inline void judge_parity(const Text& text, Lines& lines) {
    const SparseGraph g = graph_of(text);
    need(text.at("claim") == "even-kernel" && text.at("verdict") == "none");
    std::map<Vertex, int> values;
    if (text.at("containing") != "any") values[vertex(text.at("containing"), g.order())] = 1;
    judge_subtree(lines, g, values);
}

/// Plays every line that the strategy leaves open.
template <Ruleset R>
class Play {
  public:
    explicit Play(const std::vector<Words>& lines) : lines_(lines), met_(lines.size()) {}
    void position(std::size_t i, const typename R::Position& p, bool next_wins) {
        need(i < lines_.size() && lines_[i].size() >= 2);
        need(lines_[i][0] == std::to_string(i) && lines_[i][1] == (next_wins ? "N" : "P"));
        if (met_[i]) return need(*met_[i] == p);
        met_[i] = p;
        const auto options = R::options(p);
        need(lines_[i].size() == 2 + (next_wins ? 1 : options.size()));
        bool moved = false;
        for (std::size_t k = 0; k < options.size(); ++k) {
            const std::string& reply = lines_[i][2 + (next_wins ? 0 : k)];
            const std::string move = move_text(R::move(p, options[k])) + ":";
            if (!reply.starts_with(move)) {
                need(next_wins);
                continue;
            }
            const auto to = static_cast<std::size_t>(number(reply.substr(move.size())));
            need(to > i);
            position(to, options[k], !next_wins);
            moved = true;
        }
        need(moved || !next_wins);
    }
    void end() const {
        for (const auto& position : met_) need(position.has_value());
    }

  private:
    const std::vector<Words>& lines_;
    std::vector<std::optional<typename R::Position>> met_;
};

inline void judge_strategy(const Text& text) {
    need(text.at("claim") == "outcome");
    const bool next_wins = text.at("verdict") == "N";
    need(next_wins || text.at("verdict") == "P");
    with_position(text, [&]<class R>(const auto& start) {
        Play<R> play(text.evidence);
        play.position(0, start, next_wins);
        play.end();
    });
}

/// The number of each position, its value, and for each option in turn its number and value.
inline void judge_values(const Text& text) {
    const bool of_grundy = text.at("claim") == "grundy";
    need((of_grundy || text.at("claim") == "winning-moves") && !names_a_partizan_game(text));
    with_position(text, [&]<class R>(const auto& start) {
        std::map<std::size_t, std::pair<typename R::Position, int>> known;
        for (std::size_t i = 0; i < text.evidence.size(); ++i) {
            const Words& line = text.evidence[i];
            need(line.size() >= 2 && line[0] == std::to_string(i));
            const int value = number(line[1]);
            if (i == 0) known.emplace(i, std::pair(start, value));
            need(known.contains(i) && known.at(i).second == value);
            const auto position = known.at(i).first;
            const auto options = R::options(position);
            need(line.size() == 2 + options.size());
            std::set<int> reached;
            std::string winning;
            for (std::size_t k = 0; k < options.size(); ++k) {
                const std::string& word = line[2 + k];
                const std::string move = move_text(R::move(position, options[k]));
                const std::size_t equals = word.rfind('=');
                need(word.starts_with(move + ":") && equals != word.npos && equals > move.size());
                const auto to = static_cast<std::size_t>(
                    number(word.substr(move.size() + 1, equals - move.size() - 1)));
                need(to > i);
                const std::pair named(options[k], number(word.substr(equals + 1)));
                need(known.emplace(to, named).first->second == named);
                reached.insert(named.second);
                if (named.second == 0) winning += (winning.empty() ? "" : " ") + move;
            }
            for (int less = 0; less < value; ++less) need(reached.contains(less));
            need(!reached.contains(value));
            if (i > 0) continue;
            if (of_grundy) need(number(text.at("verdict")) == value);
            if (!of_grundy) need(text.at("verdict") == (winning.empty() ? "none" : winning));
        }
        need(!known.empty() && known.rbegin()->first + 1 == text.evidence.size());
    });
}

inline void judge_evidence(const Text& text) {
    const std::map<std::string, void (*)(const Text&, Lines&)> kinds{
        {"even-kernel", judge_even_kernel}, {"matching", judge_matching}, {"levels", judge_levels},
        {"mirror", judge_mirror},           {"paths", judge_paths},       {"parity", judge_parity}};
    if (text.kind == "strategy") return judge_strategy(text);
    if (text.kind == "values") return judge_values(text);
    need(kinds.contains(text.kind));
    Lines lines(text);
    kinds.at(text.kind)(text, lines);
    lines.end();
}

}  // namespace gazetteer::certificates::naive
