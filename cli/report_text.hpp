// Claims and reports as JSON, JUnit XML, Markdown, and a table for people.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "properties/any_claim.hpp"
#include "properties/catalogue.hpp"
#include "properties/report.hpp"

namespace gazetteer::cli {

/// One claim with what a run found, or with nulls where it was not run.
nlohmann::ordered_json to_json(const AnyClaim& claim, const Report* report);

/// The array of all claims; reports is empty or as long as claims.
std::string json_text(std::span<const AnyClaim> claims, std::span<const Report> reports);
/// JUnit's XML, one test case a claim, as CI servers read it.
std::string junit_text(std::span<const AnyClaim> claims, std::span<const Report> reports);
/// The rows of the table for people, a header first.
std::vector<std::string> table(std::span<const AnyClaim> claims, std::span<const Report> reports);
/// The register as a document, source by source.
std::string markdown_text(std::span<const Source> sources);

}  // namespace gazetteer::cli
