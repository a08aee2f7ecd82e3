// SPDX-License-Identifier: GPL-3.0-or-later
// A claim is written once, as a value, in the file named after its paper; its sentence stands in
// docs/papers/. Every driver reads that value: exhaustive, random, recorded failures, GoogleTest,
// the command line, the report.
//
//     Claim<RootedGraph> theorem_3_1() {
//         return {
//             .id = "FSU93 T3.1",
//             .over = rooted(bipartite_graphs()),
//             .bounds = {.tests = 6, .verify = 8, .random = 12, .random_tests = 200},
//             .holds = [](const RootedGraph& p) {
//                 return iff(is_P<UndirectedEdgeGeography>(p), in_span_of_parallel_lines(p));
//             },
//             .near_misses = {{"rational span", [](const RootedGraph& p) { ... }}},
//         };
//     }
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "properties/framework/check.hpp"
#include "properties/framework/domain.hpp"
#include "properties/framework/finding.hpp"

namespace gazetteer::properties {

/// What the register says of a statement. `proved`: the source proves it, and it is expected to
/// hold. `asserted`: the source says it without proof (or it is ours: a repaired statement), and
/// it is expected to hold. `conjectured`: the source believes it; it is expected to hold.
/// `refuted`: it fails as printed in every reading that its author could have meant, and
/// `refuted_by` shows it. `open`: the source asks; nothing is expected. `cited`: no run can test
/// it, and the row holds the words of two sources.
enum class Status { proved, asserted, conjectured, refuted, open, cited };
constexpr const char* to_string(Status status) {
    switch (status) {
        case Status::proved:
            return "proved";
        case Status::asserted:
            return "asserted";
        case Status::conjectured:
            return "conjectured";
        case Status::refuted:
            return "refuted";
        case Status::open:
            return "open";
        case Status::cited:
            return "cited";
    }
    return "";
}

/// A wrong variant of the claim (another constant, a swapped quantifier) that the same driver must
/// refute on the same domain, or the check could not have failed.
template <class T>
struct NearMiss {
    std::string name;
    Check<T> holds;
    /// By the machine: one that holds too is told, and no fault.
    bool made = false;
    /// It says < where the claim says <=: what refutes it are the instances of equality, and the
    /// report lists them all.
    bool strict = false;
};

/// How far the drivers go: sizes for exhaustive enumeration in the tests and in `verify`, the
/// largest size drawn at random and how often. `reach_max` caps what `--order-max` can ask for:
/// beyond it the method (not the time) ends, for example at a word of 64 edges.
struct Bounds {
    int tests = 0;
    int verify = 0;
    int random = 0;
    int random_tests = 0;
    int reach_max = 1 << 30;
    /// Seconds that the run to `verify` takes, roughly; longer runs start first.
    int weight = 0;
};

template <class T>
struct Claim {
    /// Key of the source, then the statement: "SV25 T7". Unique; a repaired or split statement
    /// adds a word: "SV25 T7 repaired".
    std::string id;
    /// Where in the source: "Theorem 7", "section 2, after Lemma 9". Claims of the register have
    /// this, the other words and the status from docs/papers/: see papers/source_words.hpp.
    std::string place = {};
    /// The sentence as printed (or, for a repaired claim, as repaired).
    std::string says = {};
    /// How words that admit two readings were read, and why; empty if none do.
    std::string reading = {};
    Status status = Status::asserted;
    /// The theorem of proofs/coq that proves the claim for all sizes (for a refuted claim: that it
    /// is false as printed), as file.theorem; empty if none.
    std::string proved = {};
    /// The file of proofs/smt that proves it (for a refuted claim: that it is false as printed)
    /// with symbolic parameters, without .smt2; empty if none.
    std::string symbolic = {};
    Domain<T> over;
    Bounds bounds;
    Check<T> holds;
    /// At least one, unless the claim is refuted or open.
    std::vector<NearMiss<T>> near_misses = {};
    /// For a refuted claim: the first failing instance in the order of the domain, and the claim
    /// that repairs it.
    std::optional<T> refuted_by = {};
    std::string repaired_by = {};
};

/// What a source prints, word for word.
struct Quotation {
    /// The source and the place: "FSU93, Theorem 2.1".
    std::string source;
    std::string words;
};

/// A statement that no run can test, such as one on complexity, beside the words of the sources
/// that it rests on or that answer it. The members it shares with Claim mean what they mean there.
struct CitedStatement {
    std::string id;
    std::string place = {};
    std::string says = {};
    std::string reading = {};
    /// At least one.
    std::vector<Quotation> beside;
};

}  // namespace gazetteer::properties
