// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR, proof of Lemma 3]: the induction step, by the moves of edge-delete on paths.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "characterizations/edge_delete/edge_delete_paths.hpp"
#include "graph/families.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "proofs/smt/reading.hpp"

namespace gazetteer::smt {
namespace {

/// The orders of paths, ascending: a vertex of D(P_n).
using Paths = std::multiset<int>;

Paths with_cut(Paths paths, int whole, int part) {
    paths.erase(paths.find(whole));
    paths.insert(part);
    paths.insert(whole - part);
    return paths;
}

/// By the rules, on the path itself.
std::set<Paths> cuts_by_the_rules(int n) {
    std::set<Paths> result;
    for (const Graph& option : EdgeDelete::options(to_graph(path(n)))) {
        Paths parts;
        for (const auto& component : components(option)) parts.insert(component.size());
        result.insert(parts);
    }
    return result;
}

/// By the rule for paths, which the definitions are compared with on paths that the rules take.
std::set<Paths> successors(const Paths& paths) {
    std::set<Paths> result;
    for (int whole : std::set<int>(paths.begin(), paths.end()))
        for (int part = 2; part <= whole - part; ++part)
            result.insert(with_cut(paths, whole, part));
    return result;
}

/// The reply is a move from y to (equal, equal) and (e, e + 34) with t <= e < M.
bool is_reply(const Paths& y, int equal, int e, int t, int M) {
    return t <= e && e < M && successors(y).contains({equal, equal, e, e + 34});
}
bool first_reply(int t, int M, int a, int b) {
    return is_reply({a, b, M + 34}, a, b, t, M);
}
bool second_reply(int t, int M, int c, int d) {
    return is_reply({M, c, d}, c, d - 34, t, M);
}

constexpr int path_max = 40;

std::vector<Situation> definitions() {
    Situation all;
    for (int n = 2; n <= path_max; ++n) {
        const std::set<Paths> cuts = cuts_by_the_rules(n);
        for (int a = 1; a <= n - a; ++a)
            for (int b = a; b <= n; ++b)
                all.expected.push_back(value_of("splits", {n, a, b}, cuts.contains({a, b})));
    }
    for (int M = 4; M <= path_max; ++M)
        for (int t = 2; t <= 5; ++t) {
            for (int a = 2; a <= M - a; ++a)
                all.expected.push_back(
                    value_of("reply_to_first", {t, M, a, M - a}, first_reply(t, M, a, M - a)));
            for (int c = 2; c <= M + 34 - c; ++c)
                all.expected.push_back(value_of("reply_to_second", {t, M, c, M + 34 - c},
                                                second_reply(t, M, c, M + 34 - c)));
        }
    return {all};
}

/// P iff every successor is N: the definition, on whole positions. No Grundy value and no sum.
class PlayedWhole {
  public:
    bool is_P(const Paths& paths) {
        if (const auto known = is_P_.find(paths); known != is_P_.end()) return known->second;
        bool result = true;
        for (const Paths& successor : successors(paths))
            if (is_P(successor)) {
                result = false;
                break;
            }
        return is_P_[paths] = result;
    }

  private:
    std::map<Paths, bool> is_P_;
};

/// Positions of so many vertices are played whole, in a moment. Beyond, the printed recurrence and
/// the theorem on sums.
constexpr int played_max = 54;

bool is_P(const Paths& paths) {
    if (std::accumulate(paths.begin(), paths.end(), 0) <= played_max)
        return PlayedWhole().is_P(paths);
    int sum = 0;
    for (int n : paths) sum ^= edge_delete_path_grundy_values(n).back();
    return sum == 0;
}

/// Successors of (M, M + 34) by the parts of one of the two paths.
struct Move {
    int t, M, less, more;
    Move(const Values& values, const std::string& first, const std::string& second)
        : t(values.number("t")),
          M(values.number("M")),
          less(values.number(first)),
          more(values.number(second)) {}
    bool is_legal(int n) const { return successors({n}).contains({less, more}); }
};

/// The reply that the proof names leads to an N-position, so that it proves nothing.
std::string first_reply_loses(const Values& values) {
    const Move move(values, "a", "b");
    return first_failing({{move.is_legal(move.M), "(a, b) is a successor of M"},
                          {!first_reply(move.t, move.M, move.less, move.more), "no reply"},
                          {is_P({move.less, move.less}), "two equal paths are in P"},
                          {!is_P({move.less, move.less, move.more, move.more + 34}),
                           "the reply leads to an N-position"}});
}

std::string second_reply_loses(const Values& values) {
    const Move move(values, "c", "d");
    return first_failing({{move.is_legal(move.M + 34), "(c, d) is a successor of M + 34"},
                          {!second_reply(move.t, move.M, move.less, move.more), "no reply"},
                          {!is_P({move.less, move.M - move.less, move.less, move.more}),
                           "the reply leads to an N-position"}});
}

/// The reply is a move, but the induction hypothesis does not speak of what it leaves.
std::string second_reply_out_of_range(const Values& values) {
    const Move move(values, "c", "d");
    return first_failing(
        {{move.is_legal(move.M + 34), "(c, d) is a successor of M + 34"},
         {second_reply(2, move.M, move.less, move.more), "the reply is a move"},
         {!second_reply(move.t, move.M, move.less, move.more), "it is out of range"}});
}

/// At 2t + 33 the step works for every successor, and so for this (c, d) if it is one.
std::string step_works(const Values& values) {
    const int t = values.number("t");
    const int M = values.number("M");
    bool works = true;
    for (int a = 2; a <= M - a; ++a) works = works && first_reply(t, M, a, M - a);
    for (int c = 2; c <= M + 34 - c; ++c) works = works && second_reply(t, M, c, M + 34 - c);
    return first_failing({{M == 2 * t + 33, "M = 2t + 33"}, {works, "the step works at M"}});
}

/// The successors of M and M + 34, for the query of each case.
void add_steps(std::vector<std::string>& first, std::vector<std::string>& second, int t, int M) {
    for (int a = 2; a <= M - a; ++a)
        first.push_back(fixed({{"t", t}, {"M", M}, {"a", a}, {"b", M - a}}));
    for (int c = 2; c <= M + 34 - c; ++c)
        second.push_back(fixed({{"t", t}, {"M", M}, {"c", c}, {"d", M + 34 - c}}));
}

std::map<std::string, std::vector<std::string>> instances() {
    std::map<std::string, std::vector<std::string>> result;
    for (int M = 146; M <= 149; ++M)
        add_steps(result["as printed, first"], result["as printed, second"], 56, M);
    for (int t = 2; t <= 5; ++t)
        for (int M = 2 * t + 33; M <= 2 * t + 36; ++M)
            add_steps(result["sharp, first"], result["sharp, second"], t, M);
    for (int t = 2; t <= 60; ++t)
        result["one below"].push_back(
            fixed({{"t", t}, {"M", 2 * t + 32}, {"c", t + 33}, {"d", t + 33}}));
    return result;
}

}  // namespace

Readings path_readings() {
    return {{"GGHR_lemma_3_step",
             {definitions,
              {{"as printed, first: M >= 4", first_reply_loses},
               {"as printed, second: M >= 112", second_reply_out_of_range},
               {"sharp, first: M = 4", first_reply_loses},
               {"sharp, second: M = 10", second_reply_loses},
               {"sharp, second: M = 142", second_reply_loses},
               {"one below: M = 2t + 33", step_works}},
              instances}}};
}

}  // namespace gazetteer::smt
