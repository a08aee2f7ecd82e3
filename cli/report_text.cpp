#include "cli/report_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "pictures/svg.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;

Json text_or_null(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

Json exhaustive_json(const Report* report) {
    if (report == nullptr)
        return {{"bound", nullptr}, {"instances", nullptr}, {"nonvacuous", nullptr}};
    return {{"bound", report->exhaustive.bound},
            {"instances", report->exhaustive.instances},
            {"nonvacuous", report->exhaustive.nonvacuous}};
}

Json random_json(const Report* report) {
    if (report == nullptr) return {{"tests", nullptr}, {"bound", nullptr}};
    return {{"tests", report->random.tests}, {"bound", report->random.bound}};
}

Json near_misses_json(const AnyClaim& claim, const Report* report) {
    Json result = Json::array();
    for (std::size_t i = 0; i < claim.near_misses.size(); ++i)
        result.push_back(
            {{"name", claim.near_misses[i]},
             {"refuted_by", report ? text_or_null(report->near_misses[i].refuted_by) : Json()}});
    return result;
}

std::string escaped_markdown(const std::string& text) {
    std::string result;
    for (char c : text) {
        if (std::string_view("|*_`<\\").find(c) != std::string_view::npos) result += '\\';
        result += c;
    }
    return result;
}

/// "6/7": near misses refuted, of how many.
std::string misses_text(const Report& report) {
    const auto refuted = std::ranges::count_if(
        report.near_misses, [](const NearMissRun& miss) { return !miss.refuted_by.empty(); });
    return fmt::format("{}/{}", refuted, report.near_misses.size());
}

std::string bound_text(const AnyClaim& claim, const Report& report) {
    if (report.exhaustive.bound >= claim.bounds.verify || report.verdict == VerdictKind::refuted)
        return fmt::format("{}", report.exhaustive.bound);
    return fmt::format("{} of {}", report.exhaustive.bound, claim.bounds.verify);
}

std::string random_text(const Report& report) {
    if (report.random.tests == 0) return "-";
    return fmt::format("{} to {}", report.random.tests, report.random.bound);
}

/// "120/120": verdicts with a valid certificate, of how many asked for.
std::string certified_text(const Report& report) {
    if (!report.certified || report.certified->asked == 0) return "-";
    return fmt::format("{}/{}", report.certified->valid, report.certified->asked);
}

std::string status_sentence(const AnyClaim& claim) {
    if (claim.status != Status::refuted) return to_string(claim.status);
    return fmt::format("refuted as printed by `{}`; repaired: {}", claim.refuted_by,
                       claim.repaired_by);
}

/// A proof's name, linked to its file in a folder of proofs/; "-" if there is none.
std::string link_text(const std::string& folder, const std::string& name) {
    if (name.empty()) return "-";
    const auto dot = name.find('.');
    const std::string file = folder == "coq" ? name.substr(0, dot) + ".v" : name + ".smt2";
    return fmt::format("[`{}`](../proofs/{}/{})", name.substr(dot + 1), folder, file);
}

/// The name of a domain with its bound in place.
std::string bounded_domain(const AnyClaim& claim) {
    std::string name = claim.domain;
    if (const auto place = name.find("{}"); place != std::string::npos)
        name.replace(place, 2, std::to_string(claim.bounds.verify));
    return name;
}

}  // namespace

Json to_json(const AnyClaim& claim, const Report* report) {
    Json result = {
        {"id", claim.id},
        {"source", claim.source() + ", " + claim.place},
        {"says", claim.says},
        {"status", to_string(claim.status)},
        {"proved", text_or_null(claim.proved)},
        {"symbolic", text_or_null(claim.symbolic)},
        {"verdict", report ? Json(to_string(report->verdict)) : Json()},
        {"repaired_by", text_or_null(claim.repaired_by)},
        {"exhaustive", exhaustive_json(report)},
        {"random", random_json(report)},
        {"near_misses", near_misses_json(claim, report)},
        {"counterexample", text_or_null(report ? report->counterexample : claim.refuted_by)},
        {"domain", claim.domain},
    };
    if (report != nullptr && report->certified)
        result["certified"] = {{"verdicts", report->certified->asked},
                               {"valid", report->certified->valid}};
    if (!claim.reading.empty()) result["reading"] = claim.reading;
    if (report != nullptr && !report->complaints.empty()) result["complaints"] = report->complaints;
    return result;
}

std::string json_text(std::span<const AnyClaim> claims, std::span<const Report> reports) {
    Json result = Json::array();
    for (std::size_t i = 0; i < claims.size(); ++i)
        result.push_back(to_json(claims[i], reports.empty() ? nullptr : &reports[i]));
    return result.dump(2);
}

std::string junit_text(std::span<const AnyClaim> claims, std::span<const Report> reports) {
    std::string cases;
    int failures = 0;
    int skipped = 0;
    double seconds = 0;
    for (std::size_t i = 0; i < claims.size(); ++i) {
        const Report& report = reports[i];
        seconds += report.seconds;
        std::string inside;
        for (const auto& complaint : report.complaints)
            inside += fmt::format("    <failure message=\"{}\"/>\n", pictures::xml_text(complaint));
        if (report.complaints.empty() && report.verdict == VerdictKind::inconclusive)
            inside += fmt::format("    <skipped message=\"inconclusive: checked to {}\"/>\n",
                                  bound_text(claims[i], report));
        failures += report.complaints.empty() ? 0 : 1;
        skipped += inside.find("<skipped") != std::string::npos ? 1 : 0;
        cases += fmt::format(
            "  <testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\">\n{}  "
            "</testcase>\n",
            pictures::xml_text(claims[i].source()), pictures::xml_text(claims[i].id),
            report.seconds, inside);
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<testsuite name=\"gazetteer\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\" "
        "time=\"{:.3f}\">\n{}</testsuite>",
        claims.size(), failures, skipped, seconds, cases);
}

std::vector<std::string> table(std::span<const AnyClaim> claims, std::span<const Report> reports) {
    std::size_t width = 5;
    for (const AnyClaim& claim : claims) width = std::max(width, claim.id.size());
    const bool certified = std::ranges::any_of(
        reports, [](const Report& report) { return report.certified.has_value(); });
    std::vector<std::string> lines;
    const auto add = [&](const std::array<std::string, 10>& cells) {
        lines.push_back(
            fmt::format("{:<{}}  {:<8}  {:<12}  {:>9}  {:>10}  {:>10}  {:>11}  {:>6}  {}{}",
                        cells[0], width, cells[1], cells[2], cells[3], cells[4], cells[5], cells[6],
                        cells[7], certified ? fmt::format("{:>9}  ", cells[8]) : "", cells[9]));
        lines.back().erase(lines.back().find_last_not_of(' ') + 1);
    };
    add({"claim", "status", "verdict", "bound", "instances", "nonvacuous", "random", "misses",
         "certified", "counterexample"});
    for (std::size_t i = 0; i < claims.size(); ++i) {
        const Report& r = reports[i];
        add({claims[i].id, to_string(claims[i].status), to_string(r.verdict),
             bound_text(claims[i], r), std::to_string(r.exhaustive.instances),
             std::to_string(r.exhaustive.nonvacuous), random_text(r), misses_text(r),
             certified_text(r), r.counterexample});
    }
    return lines;
}

std::string markdown_text(std::span<const Source> sources) {
    std::string text =
        "# The register of claims\n\n"
        "Written by `gazetteer claims --markdown`; do not edit. `holds to` is the exhaustive\n"
        "bound of `./verify` with its default budget.\n";
    for (const Source& source : sources) {
        text += fmt::format(
            "\n## {}\n\n{}.\n\n| claim | place | statement | status | checked on "
            "| random | near misses | symbolic | proved |\n"
            "|---|---|---|---|---|---|---|---|---|\n",
            source.key, source.reference);
        for (const AnyClaim& claim : source.claims) {
            std::string says = escaped_markdown(claim.says);
            if (!claim.reading.empty()) says += " — Reading: " + escaped_markdown(claim.reading);
            const std::string random =
                claim.bounds.random_tests == 0
                    ? "-"
                    : fmt::format("{} to size {}", claim.bounds.random_tests, claim.bounds.random);
            text += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", claim.id,
                                claim.place, says, status_sentence(claim),
                                escaped_markdown(bounded_domain(claim)), random,
                                claim.near_misses.size(), link_text("smt", claim.symbolic),
                                link_text("coq", claim.proved));
        }
    }
    text.pop_back();
    return text;
}

}  // namespace gazetteer::cli
