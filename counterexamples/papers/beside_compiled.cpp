// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/beside_compiled.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "graph/canonical/canonical.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::AnyClaim;
using properties::AnySession;
using properties::Finding;
using properties::InstanceGraph;
using properties::Limits;
using properties::Report;
using properties::VerdictKind;

Instance kind_of(const Finding& finding) {
    if (finding.failed()) return Instance::fails;
    return finding.nonvacuous() ? Instance::holds : Instance::vacuous;
}

/// It fails where one does, and is vacuous where both are.
Instance both(Instance one, Instance other) {
    return std::max(one, other);
}

const char* text_of(Instance instance) {
    switch (instance) {
        case Instance::vacuous:
            return "is vacuous";
        case Instance::holds:
            return "holds";
        case Instance::fails:
            return "fails";
    }
    return "";
}

std::string rooted(const std::string& text, Vertex v) {
    return v < 0 ? text : text + " " + std::to_string(v);
}

/// Equal for two graphs, with their roots, iff they are isomorphic.
std::string key_of(const AnyGraph& g, Vertex v) {
    if (g.is_large()) return rooted(gazetteer::text_of(g), v);
    if (v < 0)
        return g.is_directed() ? to_digraph6(canonical(g.digraph()))
                               : to_graph6(canonical(g.graph()));
    if (g.is_directed()) {
        const RootedDigraph form = canonical(RootedDigraph{g.digraph(), v});
        return rooted(to_digraph6(form.digraph), form.root);
    }
    const RootedGraph form = canonical(RootedGraph{g.graph(), v});
    return rooted(to_graph6(form.graph), form.root);
}

/// Two graphs in graph6 with a blank between are the graph that has both as its parts.
std::optional<Graph> pair_of(const std::string& text, int order_max = Graph::order_max) {
    const auto blank = text.find(' ');
    if (blank == std::string::npos) return std::nullopt;
    const auto first = parse_small_graph(text.substr(0, blank));
    const auto second = parse_small_graph(text.substr(blank + 1));
    if (!first || !second || first->order() + second->order() > order_max) return std::nullopt;
    return disjoint_union(*first, *second);
}

/// The key of what an instance stands for, if that is a graph of this order at most.
std::optional<std::string> key_of_instance(const AnyClaim& row, const std::string& text,
                                           int order_max) {
    if (const auto pair = pair_of(text, order_max)) return key_of(*pair, -1);
    const std::optional<InstanceGraph> picture = row.graph_of(text);
    if (!picture || order_of(picture->board) > order_max) return std::nullopt;
    const auto* digraph = std::get_if<Digraph>(&picture->board);
    const AnyGraph g = digraph != nullptr ? AnyGraph(*digraph)
                                          : any_graph_of(std::get<SparseGraph>(picture->board));
    return key_of(g, picture->root.value_or(-1));
}

/// Whether the instance is a graph with or without a root, as it is printed.
bool is_text_of_graph(const std::string& text) {
    const std::string graph = text.substr(0, text.find(' '));
    return !pair_of(text) && (parse_small_graph(graph) || graph.starts_with('&'));
}

}  // namespace

void CompiledRow::find_instances() {
    searched_ = true;
    bool graphs = false;
    for (int size = row_.size_min(); size <= row_.bounds.verify && !graphs; ++size) {
        bool any = false;
        bool near = false;
        row_.each(size, [&](const std::string& text) {
            graphs = is_text_of_graph(text);
            if (graphs) return false;
            any = true;
            if (const auto key = key_of_instance(row_, text, order_max_)) {
                by_graph_[*key].push_back(text);
                near = true;
            }
            return true;
        });
        // Larger sizes have larger graphs.
        if (any && !near && !by_graph_.empty()) return;
    }
}

std::optional<Instance> CompiledRow::at(const AnyGraph& g, Vertex v) {
    if (const auto finding = row_.replay(rooted(gazetteer::text_of(g), v)))
        return kind_of(*finding);
    if (!searched_) find_instances();
    if (by_graph_.empty()) return std::nullopt;
    const auto found = by_graph_.find(key_of(g, v));
    if (found == by_graph_.end()) return std::nullopt;
    Instance result = Instance::vacuous;
    for (const std::string& text : found->second)
        if (const auto finding = row_.replay(text)) result = both(result, kind_of(*finding));
    return result;
}

BesideCompiled::BesideCompiled(const Conjecture& conjecture, CompiledRow row)
    : evaluator_(conjecture), about_vertices_(conjecture.about_vertices()), row_(std::move(row)) {}

Instance BesideCompiled::at(const AnyGraph& g) {
    const std::scoped_lock lock(mutex_);
    evaluator_.load(g);
    const int before = compared_;
    Instance result = Instance::vacuous;
    if (about_vertices_)
        for (Vertex v = 0; v < g.order(); ++v) {
            const Instance said = evaluator_.at(v);
            compare(g, v, said);
            result = both(result, said);
        }
    else
        result = evaluator_.at(-1);
    if (compared_ == before) compare(g, -1, result);
    if (compared_ != before || about_vertices_) return result;
    // The row speaks of vertices, and the statement of all of them.
    std::optional<Instance> row;
    for (Vertex v = 0; v < g.order(); ++v)
        if (const auto there = row_.at(g, v)) row = both(row.value_or(Instance::vacuous), *there);
    if (!row) return result;
    ++compared_;
    if (*row != result && difference_.empty())
        difference_ = gazetteer::text_of(g) + ": the statement " + text_of(result) +
                      ", the compiled row " + text_of(*row);
    return result;
}

void BesideCompiled::compare(const AnyGraph& g, Vertex v, Instance said) {
    const auto there = row_.at(g, v);
    if (!there) return;
    ++compared_;
    if (*there != said && difference_.empty())
        difference_ = rooted(gazetteer::text_of(g), v) + ": the statement " + text_of(said) +
                      ", the compiled row " + text_of(*there);
}

int BesideCompiled::compared() const {
    const std::scoped_lock lock(mutex_);
    return compared_;
}

std::string BesideCompiled::difference() const {
    const std::scoped_lock lock(mutex_);
    return difference_;
}

namespace {

/// Not what the register expects.
void make_fault(Report& report) {
    if (report.verdict == VerdictKind::holds) report.verdict = VerdictKind::fails;
    if (report.verdict == VerdictKind::refuted) report.verdict = VerdictKind::unexpected;
}

/// The report on the row, with what the statement has to say.
Report joined(Report row, const Report& stated) {
    row.near_misses.insert(row.near_misses.end(), stated.near_misses.begin(),
                           stated.near_misses.end());
    row.for_all = stated.for_all;
    for (const std::string& complaint : stated.complaints)
        row.complaints.push_back("in words: " + complaint);
    if (stated.verdict == VerdictKind::fails || stated.verdict == VerdictKind::unexpected)
        make_fault(row);
    if (!stated.exhaustive.complete && row.verdict == VerdictKind::holds)
        row.verdict = VerdictKind::inconclusive;
    return row;
}

/// `whole`: the statement was judged on all its grounds.
void add_differences(const BesideCompiled& beside, bool whole, Report& report) {
    if (const std::string difference = beside.difference(); !difference.empty()) {
        report.complaints.push_back("in words it is otherwise at " + difference);
        make_fault(report);
    }
    if (whole && beside.compared() == 0)
        report.complaints.push_back("in words: none of its instances is one of the compiled row");
}

}  // namespace

AnyClaim run_beside(const AnyClaim& row, const AnyClaim& stated,
                    std::shared_ptr<const BesideCompiled> beside) {
    const int bound = stated.bounds.verify;
    AnyClaim result = row.run_by([stated, beside, bound](AnySession session) {
        const auto words = std::make_shared<AnySession>(stated.start());
        AnySession together = session;
        together.draw = [session, words, bound](const Limits& limits) {
            session.draw(limits);
            words->extend(std::min(bound, limits.size_max), limits);
        };
        together.report = [session, words, beside, bound] {
            const Report said = words->report();
            Report report = joined(session.report(), said);
            if (beside) add_differences(*beside, said.exhaustive.bound >= bound, report);
            return report;
        };
        return together;
    });
    result.near_misses.insert(result.near_misses.end(), stated.near_misses.begin(),
                              stated.near_misses.end());
    return result;
}

}  // namespace gazetteer::conjectures
