// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/ci/ci_reports.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "faces/cli/arguments/shard_arguments.hpp"
#include "faces/reports/junit.hpp"
#include "faces/reports/markdown.hpp"

namespace gazetteer::cli {

namespace {

using CiJson = nlohmann::ordered_json;

const std::string& words_of(const CiResult& result) {
    return result.fault.empty() ? result.summary : result.fault;
}

/// As GitHub reads what a command says, and in the properties before it `:` and `,` too.
std::string escaped(const std::string& text, bool property) {
    std::string result;
    for (const char c : text) {
        const bool plain =
            c != '%' && c != '\r' && c != '\n' && !(property && (c == ':' || c == ','));
        result += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return result;
}

/// In a cell of a table.
std::string cell(const std::string& text) {
    std::string result = reports::escaped_markdown(text);
    std::ranges::replace(result, '\n', ' ');
    return result;
}

std::size_t count(std::span<const CiResult> results, CiState state) {
    return static_cast<std::size_t>(std::ranges::count(results, state, &CiResult::state));
}

std::string table(std::span<const CiResult> results, bool all) {
    std::string result = "| state | where | what | result |\n|---|---|---|---|\n";
    for (const CiResult& one : results)
        if (all || one.state != CiState::passed)
            result += fmt::format("| {} | {}:{} | {} | {} |\n", to_string(one.state),
                                  cell(one.file), one.line, cell(one.id), cell(words_of(one)));
    return result;
}

CiJson sarif_result(const CiResult& result) {
    const bool failed = result.state == CiState::failed;
    const char* rule = !failed ? "inconclusive" : result.is_game ? "game-fault" : "not-as-expected";
    return {{"ruleId", rule},
            {"level", failed ? "error" : "warning"},
            {"message", {{"text", result.id + ": " + words_of(result)}}},
            {"locations",
             {{{"physicalLocation",
                {{"artifactLocation", {{"uri", result.file}}},
                 {"region", {{"startLine", result.line}}}}}}}}};
}

}  // namespace

const char* to_string(CiState state) {
    switch (state) {
        case CiState::passed:
            return "passed";
        case CiState::failed:
            return "FAILED";
        case CiState::inconclusive:
            return "inconclusive";
        case CiState::not_reached:
            break;
    }
    return "not reached";
}

const char* to_string(CiSource source) {
    switch (source) {
        case CiSource::checked:
            return "checked";
        case CiSource::cached:
            return "cached";
        case CiSource::replayed:
            break;
    }
    return "replayed";
}

std::string ci_line(const CiResult& result) {
    return fmt::format("{:<12}  {:<8}  {}:{}: {}: {}", to_string(result.state),
                       to_string(result.source), result.file, result.line, result.id,
                       words_of(result));
}

std::string ci_json(const CiResult& result) {
    return CiJson{{"file", result.file},
                  {"line", result.line},
                  {"id", result.id},
                  {"kind", result.is_game ? "game" : "conjecture"},
                  {"state", to_string(result.state)},
                  {"source", to_string(result.source)},
                  {"summary", result.summary},
                  {"fault", result.fault}}
        .dump();
}

std::string ci_annotation(const CiResult& result) {
    if (result.state == CiState::passed) return "";
    return fmt::format("::{} file={},line={},title={}::{}",
                       result.state == CiState::failed ? "error" : "warning",
                       escaped(result.file, true), result.line, escaped(result.id, true),
                       escaped(words_of(result), false));
}

std::string ci_annotation(const std::string& file, const std::string& what) {
    const bool placed = what.starts_with(file + ":");
    const int line = placed ? std::atoi(what.c_str() + file.size() + 1) : 1;
    return fmt::format("::error file={},line={}::{}", escaped(file, true), std::max(line, 1),
                       escaped(what, false));
}

std::string ci_junit(std::span<const CiResult> results) {
    std::vector<reports::JunitCase> cases;
    for (const CiResult& result : results) {
        cases.push_back({result.file, result.id, result.seconds});
        cases.back().output = result.summary;
        if (result.state == CiState::failed) cases.back().failures = {result.fault};
        if (result.state == CiState::inconclusive || result.state == CiState::not_reached)
            cases.back().skipped = to_string(result.state);
    }
    return reports::junit_text("gazetteer", cases);
}

std::string ci_sarif(std::span<const CiResult> results) {
    CiJson found = CiJson::array();
    for (const CiResult& result : results)
        if (result.state != CiState::passed) found.push_back(sarif_result(result));
    CiJson rules = CiJson::array();
    for (const auto& [id, says] :
         {std::pair{"not-as-expected", "A conjecture is not as its file expects."},
          std::pair{"game-fault", "A game fails a check."},
          std::pair{"inconclusive", "Nothing was decided within the limits."}})
        rules.push_back({{"id", id}, {"shortDescription", {{"text", says}}}});
    const CiJson driver{
        {"name", "gazetteer"}, {"version", program_version()}, {"rules", std::move(rules)}};
    return CiJson{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                  {"version", "2.1.0"},
                  {"runs", {{{"tool", {{"driver", driver}}}, {"results", std::move(found)}}}}}
        .dump(2);
}

std::string ci_summary(std::span<const CiResult> results) {
    const std::size_t passed = count(results, CiState::passed);
    const std::size_t failed = count(results, CiState::failed);
    std::string text = fmt::format(
        "## Gazetteer\n\n{} passed, {} failed, {} not decided; {} of {} from the cache.\n", passed,
        failed, results.size() - passed - failed,
        std::ranges::count(results, CiSource::cached, &CiResult::source), results.size());
    if (passed < results.size()) text += "\n" + table(results, false);
    return text + "\n<details><summary>All</summary>\n\n" + table(results, true) + "\n</details>";
}

}  // namespace gazetteer::cli
