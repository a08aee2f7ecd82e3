#include "conjectures/tally.hpp"

#include <algorithm>

#include "graph/canonical.hpp"

namespace gazetteer {

namespace {

bool comes_closer(const CloseCall& a, const CloseCall& b) {
    if (a.slack != b.slack) return a.slack < b.slack;
    return precedes(a.found, b.found);
}

Found found_at(const Graph& g, Vertex root) {
    if (root < 0) return {canonical(g), false};
    return {canonical(RootedGraph{g, root}).graph, true};
}

std::vector<Vertex> instances_of(const Conjecture& conjecture, const Graph& g) {
    return conjecture.about_vertices() ? orbit_representatives(g) : std::vector<Vertex>{-1};
}

Found found_from(const std::string& text, bool rooted) {
    const auto g = parse_small_graph(text);
    if (!g) throw std::runtime_error("'" + text + "' is no graph: " + g.error().message);
    return {*g, rooted};
}

}  // namespace

void trim(std::vector<CloseCall>& near, int limit) {
    std::ranges::sort(near, comes_closer);
    near.erase(
        std::unique(near.begin(), near.end(),
                    [](const CloseCall& a, const CloseCall& b) { return a.found == b.found; }),
        near.end());
    if (near.size() > static_cast<std::size_t>(limit)) near.resize(static_cast<std::size_t>(limit));
}

void keep_least(std::vector<Found>& all, std::size_t limit) {
    std::ranges::sort(all, precedes);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    if (all.empty()) return;
    const int order = all.front().graph.order();
    std::erase_if(all, [order](const Found& found) { return found.graph.order() != order; });
    if (all.size() > limit) all.resize(limit);
}

void add(Tally& to, Tally&& from, int near) {
    to.graphs += from.graphs;
    to.graphs_met += from.graphs_met;
    to.instances_met += from.instances_met;
    to.failures += from.failures;
    to.counterexamples.insert(to.counterexamples.end(), from.counterexamples.begin(),
                              from.counterexamples.end());
    to.near.insert(to.near.end(), from.near.begin(), from.near.end());
    trim(to.near, near);
    to.complete = to.complete && from.complete;
}

nlohmann::json to_json(Tally& tally, const Kept& kept) {
    keep_least(tally.counterexamples, kept.counterexamples);
    trim(tally.near, kept.near);
    auto counterexamples = nlohmann::json::array();
    for (const Found& found : tally.counterexamples)
        counterexamples.push_back(to_graph6(found.graph));
    auto closest = nlohmann::json::array();
    for (const CloseCall& call : tally.near)
        closest.push_back({{"slack", call.slack}, {"graph", to_graph6(call.found.graph)}});
    return {{"graphs", tally.graphs},
            {"graphs_met", tally.graphs_met},
            {"instances_met", tally.instances_met},
            {"failures", tally.failures},
            {"counterexamples", std::move(counterexamples)},
            {"near", std::move(closest)}};
}

Tally tally_from(const nlohmann::json& json, bool rooted) {
    Tally tally;
    if (json.is_null()) return tally;
    tally.graphs = json.at("graphs").get<std::uint64_t>();
    tally.graphs_met = json.at("graphs_met").get<std::uint64_t>();
    tally.instances_met = json.at("instances_met").get<std::uint64_t>();
    tally.failures = json.at("failures").get<std::uint64_t>();
    for (const auto& text : json.at("counterexamples"))
        tally.counterexamples.push_back(found_from(text.get<std::string>(), rooted));
    for (const auto& call : json.at("near"))
        tally.near.push_back({call.at("slack").get<std::int64_t>(),
                              found_from(call.at("graph").get<std::string>(), rooted)});
    return tally;
}

void Hunter::visit(const Graph& g, Tally& tally) {
    try {
        examine(g, tally);
    } catch (const LimitExceeded& e) {
        throw LimitExceeded(to_graph6(g) + ": " + e.what());
    }
}

void Hunter::examine(const Graph& g, Tally& tally) {
    evaluator_.load(g);
    ++tally.graphs;
    bool met = false;
    for (Vertex root : instances_of(conjecture_, g)) {
        const Instance instance = evaluator_.at(root);
        if (instance == Instance::vacuous) continue;
        met = true;
        ++tally.instances_met;
        if (instance == Instance::holds) {
            note_slack(g, root, tally);
            continue;
        }
        note_failure(g, root, tally);
    }
    tally.graphs_met += met ? 1 : 0;
}

void Hunter::note_failure(const Graph& g, Vertex root, Tally& tally) const {
    ++tally.failures;
    tally.counterexamples.push_back(found_at(g, root));
    if (tally.counterexamples.size() / 2 > kept_.counterexamples)
        keep_least(tally.counterexamples, kept_.counterexamples);
}

void Hunter::note_slack(const Graph& g, Vertex root, Tally& tally) {
    if (kept_.near == 0) return;
    const auto slack = evaluator_.slack(root);
    if (!slack || *slack > tally.near_enough) return;
    const auto limit = static_cast<std::size_t>(kept_.near);
    tally.near.push_back({*slack, found_at(g, root)});
    if (tally.near.size() <= 4 * limit + 100) return;
    trim(tally.near, kept_.near);
    if (tally.near.size() == limit) tally.near_enough = tally.near.back().slack;
}

}  // namespace gazetteer
