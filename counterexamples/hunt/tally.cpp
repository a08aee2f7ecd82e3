// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/tally.hpp"

#include <algorithm>

#include "graph/canonical/canonical.hpp"

namespace gazetteer::conjectures {

namespace {

bool comes_closer(const CloseCall& a, const CloseCall& b) {
    if (a.slack != b.slack) return a.slack < b.slack;
    return precedes(a.found, b.found);
}

Found form_at(const Graph& g, Vertex root) {
    if (root < 0) return {.graph = canonical(g)};
    return {.graph = canonical(RootedGraph{g, root}).graph, .rooted = true};
}
Found form_at(const Digraph& d, Vertex root) {
    if (root < 0) return {.graph = canonical(d)};
    return {.graph = canonical(RootedDigraph{d, root}).digraph, .rooted = true};
}

/// As it is: it has no canonical form here.
Found form_at(const LargeGraph& g, Vertex) {
    return {.graph = g};
}

/// The same, with where it was given, if it was.
template <class AGraph>
Found given_at(const AGraph& g, Vertex root, const Origin* origin) {
    Found result = form_at(g, root);
    if (origin != nullptr) result.origin = *origin;
    result.given_root = root;
    return result;
}

template <class AGraph>
Found parsed_found(const std::string& text, const Parsed<AGraph>& g, bool rooted) {
    if (!g) throw std::runtime_error("'" + text + "' is not a graph: " + g.error().message);
    return {.graph = *g, .rooted = rooted};
}

Found found_from(const std::string& text, bool rooted) {
    return text.starts_with('&') ? parsed_found(text, parse_digraph(text), rooted)
                                 : parsed_found(text, parse_graph_of_any_order(text), rooted);
}

/// The graph, and where it was given, if it was.
nlohmann::json found_json(const Found& found) {
    if (!found.origin) return text_of(found.graph);
    return {{"graph", text_of(found.graph)},
            {"given", found.origin->text},
            {"line", found.origin->line},
            {"root", found.given_root}};
}

Found found_from_json(const nlohmann::json& json, bool rooted) {
    if (json.is_string()) return found_from(json.get<std::string>(), rooted);
    Found result = found_from(json.at("graph").get<std::string>(), rooted);
    result.origin = Origin{json.at("given").get<std::string>(), json.at("line").get<int>()};
    result.given_root = json.at("root").get<Vertex>();
    return result;
}

}  // namespace

Found found_at(const AnyGraph& g, Vertex root) {
    return g.visit([root](const auto& one) { return form_at(one, root); });
}

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

void keep_least(HuntTally& tally, const KeepLimits& kept) {
    keep_least(tally.counterexamples, kept.counterexamples);
    if (tally.counterexamples.size() < kept.counterexamples || tally.counterexamples.empty())
        return;
    const AnyGraph& last = tally.counterexamples.back().graph;
    tally.great_enough = {last.order(), last.size()};
}

void add(SizeTally& to, const SizeTally& from) {
    to.graphs += from.graphs;
    to.graphs_met += from.graphs_met;
    to.instances_met += from.instances_met;
    to.failures += from.failures;
}

void add(HuntTally& to, HuntTally&& from, int near) {
    to.graphs += from.graphs;
    to.graphs_met += from.graphs_met;
    to.instances_met += from.instances_met;
    to.failures += from.failures;
    to.counterexamples.insert(to.counterexamples.end(), from.counterexamples.begin(),
                              from.counterexamples.end());
    to.near.insert(to.near.end(), from.near.begin(), from.near.end());
    trim(to.near, near);
    for (std::size_t size = 0; size < from.by_size.size(); ++size)
        add(to.of_size(static_cast<int>(size)), from.by_size[size]);
    to.complete = to.complete && from.complete;
    add(to.given_up, std::move(from.given_up));
}

nlohmann::json to_json(HuntTally& tally, const KeepLimits& kept) {
    keep_least(tally.counterexamples, kept.counterexamples);
    trim(tally.near, kept.near);
    auto counterexamples = nlohmann::json::array();
    for (const Found& found : tally.counterexamples) counterexamples.push_back(found_json(found));
    auto closest = nlohmann::json::array();
    for (const CloseCall& call : tally.near)
        closest.push_back({{"slack", call.slack}, {"graph", found_json(call.found)}});
    nlohmann::json result{{"graphs", tally.graphs},
                          {"graphs_met", tally.graphs_met},
                          {"instances_met", tally.instances_met},
                          {"failures", tally.failures},
                          {"counterexamples", std::move(counterexamples)},
                          {"near", std::move(closest)}};
    for (const SizeTally& of : tally.by_size)
        result["by_size"].push_back({of.graphs, of.graphs_met, of.instances_met, of.failures});
    if (tally.given_up.count == 0) return result;
    result["given_up"] = tally.given_up.count;
    for (const GivenUp& given_up : tally.given_up.least)
        result["given_up_least"].push_back(
            {{"graph", text_of(given_up.graph)}, {"reason", given_up.reason}});
    return result;
}

HuntTally tally_from(const nlohmann::json& json, bool rooted) {
    HuntTally tally;
    if (json.is_null()) return tally;
    tally.graphs = json.at("graphs").get<std::uint64_t>();
    tally.graphs_met = json.at("graphs_met").get<std::uint64_t>();
    tally.instances_met = json.at("instances_met").get<std::uint64_t>();
    tally.failures = json.at("failures").get<std::uint64_t>();
    for (const auto& text : json.at("counterexamples"))
        tally.counterexamples.push_back(found_from_json(text, rooted));
    for (const auto& call : json.at("near"))
        tally.near.push_back(
            {call.at("slack").get<double>(), found_from_json(call.at("graph"), rooted)});
    for (const auto& of : json.value("by_size", nlohmann::json::array()))
        tally.by_size.push_back({of.at(0), of.at(1), of.at(2), of.at(3)});
    if (!json.contains("given_up")) return tally;
    tally.given_up.count = json.at("given_up").get<std::uint64_t>();
    for (const auto& one : json.at("given_up_least"))
        tally.given_up.least.push_back(
            {found_from(one.at("graph").get<std::string>(), false).graph, one.at("reason")});
    return tally;
}

template <class AGraph>
void Hunter::examine(const AGraph& g, const HuntTally& tally) {
    examined_ = {};
    evaluator_.load(g);
    for (Vertex root : instances_of(conjecture_, g)) {
        const Instance instance = evaluator_.at(root);
        if (instance == Instance::vacuous) continue;
        ++examined_.instances_met;
        if (instance == Instance::fails) {
            examined_.failing.push_back(root);
            continue;
        }
        if (kept_.near == 0) continue;
        const auto slack = evaluator_.slack(root);
        if (slack && *slack <= tally.near_enough) examined_.close.push_back({*slack, root});
    }
}

template <class AGraph>
void Hunter::note(const AGraph& g, const Origin* origin, HuntTally& tally) {
    ++tally.graphs;
    tally.graphs_met += examined_.instances_met > 0 ? 1 : 0;
    tally.instances_met += examined_.instances_met;
    if (kept_.by_size)
        add(tally.of_size(g.size()),
            {1, examined_.instances_met > 0 ? 1U : 0U, examined_.instances_met, 0});
    for (Vertex root : examined_.failing) {
        note_failure(g.order(), g.size(), tally, [&] { return given_at(g, root, origin); });
    }
    for (const Examined::Close& close : examined_.close) note_close(g, origin, close, tally);
}

template <class AGraph>
void Hunter::note_close(const AGraph& g, const Origin* origin, const Examined::Close& close,
                        HuntTally& tally) const {
    if (close.slack > tally.near_enough) return;
    const auto limit = static_cast<std::size_t>(kept_.near);
    tally.near.push_back({close.slack, given_at(g, close.root, origin)});
    if (tally.near.size() <= 4 * limit + 100) return;
    trim(tally.near, kept_.near);
    if (tally.near.size() == limit) tally.near_enough = tally.near.back().slack;
}

template void Hunter::examine(const Graph&, const HuntTally&);
template void Hunter::examine(const Digraph&, const HuntTally&);
template void Hunter::examine(const LargeGraph&, const HuntTally&);
template void Hunter::note(const LargeGraph&, const Origin*, HuntTally&);
template void Hunter::note(const Graph&, const Origin*, HuntTally&);
template void Hunter::note(const Digraph&, const Origin*, HuntTally&);

}  // namespace gazetteer::conjectures
