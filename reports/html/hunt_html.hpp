// Hunts as pages: one conjecture with its counterexamples, or a file of conjectures.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/hunt_request.hpp"
#include "conjectures/hunt.hpp"

namespace gazetteer::cli {

using Provenance = std::vector<std::pair<std::string, std::string>>;

/// The program and the command line that makes the page again.
Provenance provenance_of(const HuntRequest& request);
Provenance suite_provenance(const std::string& file);

/// The verdict, the first `listed` counterexamples drawn with their values and replay lines, the
/// close calls, and the provenance. The same bytes for the same hunt. Throws as layout_of does.
std::string hunt_page(const Conjecture& conjecture, const HuntReport& report, std::size_t listed,
                      const Provenance& provenance);

/// A conjecture of a file with what became of it.
struct SuiteRow {
    std::string id;
    std::string text;
    std::string comment;
    std::string expected;
    /// Why it is not as expected; empty if it is.
    std::string fault;
    const Conjecture* conjecture = nullptr;
    const HuntReport* report = nullptr;
};
/// A table with filters, and the least counterexample of each refuted conjecture drawn.
std::string suite_page(const std::string& file, const std::vector<SuiteRow>& rows,
                       const Provenance& provenance);

}  // namespace gazetteer::cli
