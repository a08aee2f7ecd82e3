// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, proof of Theorem 2.1]: the play inside the pseudoarc, or inside it without some edges.
#include <algorithm>

#include "oracle/solver.hpp"
#include "proofs/smt/reading.hpp"
#include "properties/checks/gadget_play.hpp"

namespace gazetteer::smt {
namespace {

const std::string names = "xabcdyz";
const std::vector<std::string> inner_edges{"ab", "bc", "cd", "az", "cz", "dz"};

Vertex vertex(char name) {
    return static_cast<Vertex>(names.find(name));
}

Gadget without(const std::vector<std::string>& edges) {
    Gadget result = pseudoarc().gadget;
    for (const std::string& e : edges)
        result.graph = result.graph.without_edge(vertex(e[0]), vertex(e[1]));
    return result;
}

/// The position at the end of a trail, without edges that are not there.
properties::GadgetPlay::Position after(const std::string& trail,
                                       const std::vector<std::string>& missing,
                                       properties::ExitWorth worth) {
    properties::GadgetPlay::Position result = entry(without(missing), vertex(trail[0]), worth);
    for (std::size_t i = 1; i < trail.size(); ++i) {
        result.inside.graph =
            result.inside.graph.without_edge(vertex(trail[i - 1]), vertex(trail[i]));
        result.inside.root = vertex(trail[i]);
        result.first_to_move = !result.first_to_move;
    }
    return result;
}

bool wins(const std::string& trail, const std::vector<std::string>& missing,
          properties::ExitWorth worth) {
    return gazetteer::Solver<properties::GadgetPlay>().outcome(after(trail, missing, worth)) ==
           Outcome::N;
}

/// All trails of the pseudoarc that begin so and are not done at a terminal.
void add_trails(std::vector<std::string>& trails, const std::string& trail) {
    trails.push_back(trail);
    if (trail.size() > 1 && (trail.back() == 'x' || trail.back() == 'y')) return;
    for (Vertex w : after(trail, {}, {}).inside.graph.neighbours(vertex(trail.back())))
        add_trails(trails, trail + names[static_cast<std::size_t>(w)]);
}

bool uses(const std::string& trail, const std::string& e) {
    return trail.find(e) != std::string::npos ||
           trail.find(std::string(e.rbegin(), e.rend())) != std::string::npos;
}

std::string literal(const std::string& name, bool value) {
    return value ? name : "(not " + name + ")";
}

std::vector<std::string> facts(const std::vector<std::string>& missing,
                               properties::ExitWorth worth) {
    std::vector<std::string> result{literal("first_arrives", worth.first_arrives),
                                    literal("second_arrives", worth.second_arrives)};
    for (const std::string& e : inner_edges)
        result.push_back(literal("e_" + e, std::ranges::count(missing, e) == 0));
    return result;
}

Situation situation(const std::vector<std::string>& missing, properties::ExitWorth worth) {
    Situation result{facts(missing, worth), {{"e_xa", "true"}, {"e_dy", "true"}}};
    std::vector<std::string> trails;
    add_trails(trails, "xa");
    add_trails(trails, "yd");
    for (const std::string& trail : trails)
        if (std::ranges::none_of(missing, [&](const auto& e) { return uses(trail, e); }))
            result.expected.push_back(
                {"win_" + trail, wins(trail, missing, worth) ? "true" : "false"});
    return result;
}

std::vector<Situation> definitions() {
    std::vector<Situation> result;
    for (properties::ExitWorth worth : properties::exit_worths) {
        result.push_back(situation({}, worth));
        for (const std::string& e : inner_edges) result.push_back(situation({e}, worth));
        result.push_back(situation({"az", "cz"}, worth));
    }
    return result;
}

/// The pseudoarc with each worth; for straying from d, with or without each edge, az or cz there.
std::map<std::string, std::vector<std::string>> instances() {
    std::map<std::string, std::vector<std::string>> result;
    for (properties::ExitWorth worth : properties::exit_worths) {
        const std::string whole = all_of(facts({}, worth));
        for (const char* query :
             {"the way", "straying from a", "straying from c", "entry from y", "the reply z"})
            result[query].push_back(whole);
        for (std::size_t subset = 0; subset < std::size_t{1} << inner_edges.size(); ++subset) {
            std::vector<std::string> missing;
            for (std::size_t e = 0; e < inner_edges.size(); ++e)
                if ((subset >> e & 1) != 0) missing.push_back(inner_edges[e]);
            const auto lacks = [&](const char* e) { return std::ranges::count(missing, e) != 0; };
            if (!lacks("az") || !lacks("cz"))
                result["straying from d"].push_back(all_of(facts(missing, worth)));
        }
    }
    return result;
}

/// The player to move after the trail wins exactly if `wins_otherwise` of the worth.
Counterexample other_outcome(const std::string& trail, const std::vector<std::string>& missing,
                             bool (*wins_otherwise)(properties::ExitWorth)) {
    return [=](const Values& values) {
        std::vector<std::string> absent;
        for (const std::string& e : inner_edges)
            if (!values.truth("e_" + e)) absent.push_back(e);
        const properties::ExitWorth worth{values.truth("first_arrives"),
                                          values.truth("second_arrives")};
        return first_failing(
            {{absent == missing, "these edges alone are missing"},
             {wins(trail, missing, worth) == wins_otherwise(worth), "the outcome is another"}});
    };
}

bool yes(properties::ExitWorth) {
    return true;
}
bool no(properties::ExitWorth) {
    return false;
}
/// Entering from x should win iff it wins to arrive: the opponent, who moves after it, then loses.
bool against_the_worth(properties::ExitWorth worth) {
    return worth.first_arrives;
}

}  // namespace

Readings pseudoarc_readings() {
    std::map<std::string, Counterexample> near_misses;
    const auto add = [&](const std::string& name, const std::string& edges, const auto& trail,
                         bool (*wins_otherwise)(properties::ExitWorth)) {
        near_misses[name + ": without " + edges] = other_outcome(trail, {edges}, wins_otherwise);
    };
    for (const char* e : {"ab", "bc", "cd", "az", "cz"}) add("the way", e, "xa", against_the_worth);
    for (const char* e : {"ab", "cz", "dz"}) add("straying from a", e, "xaz", no);
    add("straying from c", "az", "xabcz", no);
    for (const char* e : {"ab", "dz"}) add("entry from y", e, "yd", no);
    add("the reply z", "ab", "ydz", yes);
    near_misses["straying from d: without az and cz"] = other_outcome("xabcdz", {"az", "cz"}, no);
    return {{"FSU93_pseudoarc", {definitions, near_misses, instances}}};
}

}  // namespace gazetteer::smt
