// SPDX-License-Identifier: GPL-3.0-or-later
// A paper as data: its sentences in their order, each with the statement that says it, where that
// is checked, and what is to be seen there. docs/PAPERS.md has the file for its author.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "counterexamples/hunt/suite_ground.hpp"
#include "graph/any_graph.hpp"
#include "language/expressions/conjecture.hpp"

namespace gazetteer::conjectures {

/// In paper_domain.hpp.
struct PaperDomain;

enum class PaperStatus { proved, asserted, conjectured, open, cited };

/// A place of the file; both count from 1.
struct PaperPlace {
    int line = 1;
    int column = 1;
};

/// A statement as the file has it, and as it is understood.
struct PaperStatement {
    std::string text;
    Conjecture conjecture;
};

/// A variant that is false: the grounds of the claim refute it.
struct PaperMiss {
    std::string name;
    PaperStatement statement;
    PaperPlace place = {};
};

/// The graph of `refuted by`, and its root where the file has one.
struct PaperInstance {
    AnyGraph graph;
    std::optional<Vertex> root = std::nullopt;
};

struct PaperClaim {
    /// With the key of the paper: "Sch78 T2.1".
    std::string id;
    std::string says;
    std::string place = {};
    std::string reading = {};
    PaperStatus status = PaperStatus::asserted;
    /// Nothing where the claim is cited, or is compiled alone.
    std::optional<PaperStatement> holds = std::nullopt;
    std::vector<SuiteGround> grounds = {};
    std::vector<PaperMiss> misses = {};
    std::optional<PaperInstance> refuted_by = std::nullopt;
    /// With the key of the paper.
    std::string repaired_by = {};
    /// A theorem of proofs/coq: "FSU93.theorem_3_1".
    std::string proved = {};
    /// The row of the register that checks it in C++; empty if none does.
    std::string compiled = {};
    /// Why the language cannot say it, or why no instance of `holds` is one of the row's; else
    /// empty.
    std::string why_compiled = {};
    int line = 1;
    /// Where the first line with a word stands: "holds", "on", "refuted by".
    std::map<std::string, PaperPlace> places = {};
    /// Its block has no fault.
    bool whole = true;
    /// The grounds as one domain, once faults_of_grounds has gone through them, which may be long.
    std::shared_ptr<const PaperDomain> over = nullptr;
};

struct Paper {
    std::string key;
    std::string title;
    std::string by = {};
    std::string journal = {};
    std::string doi = {};
    std::vector<PaperClaim> claims = {};
};

}  // namespace gazetteer::conjectures
