// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/html/verify_html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "faces/reports/html/html_page.hpp"
#include "faces/reports/html/verify_counterexamples.hpp"
#include "faces/reports/phrases.hpp"
#include "properties/catalogue.hpp"

namespace gazetteer::reports {

namespace {

bool is_proved(const properties::ForAllRun& run) {
    return run.kind == properties::ForAllRun::Kind::proved;
}

/// The kinds of evidence that the run has for the claim, as the filter names them.
std::string evidence_kinds(const properties::AnyClaim& claim, const properties::Report& report) {
    std::string result;
    const auto add = [&](bool there, const char* kind) {
        if (there) result += (result.empty() ? "" : " ") + std::string(kind);
    };
    add(report.exhaustive.instances > 0, "exhaustive");
    add(std::ranges::any_of(report.for_all, is_proved), "for-all");
    add(report.random.tests > 0, "random");
    add(refuted_misses(report) > 0, "misses");
    add(report.certified && report.certified->valid > 0, "certified");
    add(!claim.symbolic.empty(), "symbolic");
    add(!claim.proved.empty(), "coq");
    return result;
}

std::string evidence_list(const properties::AnyClaim& claim, const properties::Report& report) {
    std::string result = "<ul class=\"evidence\">";
    const auto add = [&](const std::string& text) { result += "<li>" + html_text(text) + "</li>"; };
    if (report.exhaustive.instances > 0)
        add(fmt::format("{}: {}, {} nonvacuous", reached_domain(claim, report),
                        counted(report.exhaustive.instances, "instance"),
                        report.exhaustive.nonvacuous));
    for (const std::string& line : for_all_lines(report.for_all)) add(line);
    if (report.random.tests > 0)
        add(fmt::format("{} random to size {}, seed {}", report.random.tests, report.random.bound,
                        report.random.seed));
    if (!report.near_misses.empty())
        add(fmt::format("{} of {} near misses refuted", refuted_misses(report),
                        report.near_misses.size()));
    if (report.certified)
        add(fmt::format("{} of {} verdicts certified", report.certified->valid,
                        report.certified->asked));
    if (!claim.symbolic.empty()) add("for all sizes by Z3: " + claim.symbolic);
    if (!claim.proved.empty()) add("for all sizes in Coq: " + claim.proved);
    return result + "</ul>";
}

/// How many instances of equality a page lists.
constexpr std::size_t equal_shown_max = 200;

/// "radius < diameter instead of radius <= diameter: fails at 2 instances: A_, Bw".
std::string equality(const properties::NearMissRun& miss) {
    std::string listed;
    for (std::size_t i = 0; i < std::min(equal_shown_max, miss.equal.size()); ++i)
        listed += (i == 0 ? "" : ", ") + miss.equal[i];
    if (miss.equal.size() > equal_shown_max)
        listed +=
            fmt::format(" and {} more, which --json lists", miss.equal.size() - equal_shown_max);
    return "<li>" +
           html_text(fmt::format("{}: fails at {}: {}", miss.name,
                                 counted(miss.equal.size(), "instance"), listed)) +
           "</li>";
}

/// The wrong variants: each that fails with its first instance, then those that hold too, then all
/// instances of equality.
std::string variants(const properties::Report& report) {
    std::string fail;
    std::string hold;
    std::string equal;
    for (const properties::NearMissRun& miss : report.near_misses) {
        if (!miss.equal.empty()) equal += equality(miss);
        if (!miss.refuted_by.empty())
            fail += "<li>" + html_text(miss.name) + ": fails at " + html_text(miss.refuted_by) +
                    "</li>";
        else if (miss.made && miss.met)
            hold += "<li>" + html_text(miss.name) + "</li>";
    }
    std::string result;
    const auto add = [&](const char* title, const std::string& items) {
        if (!items.empty())
            result +=
                fmt::format("<details><summary>{}</summary><ul>{}</ul></details>", title, items);
    };
    add("What matters", fail);
    add("What does not, so far", hold);
    add("Where equality holds", equal);
    return result;
}

std::string statement(const properties::AnyClaim& claim) {
    std::string result = "<div class=\"says\">" + html_text(claim.says) + "</div>";
    if (!claim.statement.empty())
        result += "<code class=\"statement\">" + html_text(claim.statement) + "</code>";
    if (!claim.reading.empty())
        result += "<details><summary>Reading</summary>" + html_text(claim.reading) + "</details>";
    for (const properties::Quotation& quotation : claim.beside)
        result += fmt::format("<div class=\"says\">Beside it, [{}]: “{}”</div>",
                              html_text(quotation.source), html_text(quotation.words));
    return result;
}

/// The largest instance that is shown small.
constexpr int thumbnail_order_max = 300;

std::string thumbnail(const properties::AnyClaim& claim, const std::string& instance, int number) {
    const auto drawn = claim.graph_of(instance);
    if (!drawn || order_of(drawn->board) == 0 || order_of(drawn->board) > thumbnail_order_max)
        return "";
    return html_thumbnail(drawn->board, drawn->name, drawn->root, number);
}

/// The near miss that fails on the largest graph that is shown small; null if none does.
const properties::NearMissRun* shown_miss(const properties::AnyClaim& claim,
                                          const properties::Report& report) {
    const properties::NearMissRun* result = nullptr;
    int order = 0;
    for (const properties::NearMissRun& miss : report.near_misses) {
        const auto drawn = claim.graph_of(miss.refuted_by);
        if (!drawn || order_of(drawn->board) <= order) continue;
        if (order_of(drawn->board) > thumbnail_order_max) continue;
        order = order_of(drawn->board);
        result = &miss;
    }
    return result;
}

/// The counterexample; without one, an instance of the domain on which the claim differs from a
/// wrong variant of it.
std::string shown_instance(const properties::AnyClaim& claim, const properties::Report& report,
                           int number) {
    if (!report.counterexample.empty())
        return fmt::format("<a href=\"#{}\">{}{}</a>", anchor("by-", claim.id),
                           thumbnail(claim, report.counterexample, number),
                           html_text(report.counterexample));
    const properties::NearMissRun* const miss = shown_miss(claim, report);
    if (miss == nullptr) return "";
    return thumbnail(claim, miss->refuted_by, number) +
           "<small>holds here, and not: " + html_text(miss->name) + "</small>";
}

std::string reached(const properties::AnyClaim& claim, const properties::Report& report) {
    const std::string text = reached_text(claim, report);
    return text.empty() ? "" : "<small>reached: " + html_text(text) + "</small>";
}

std::string row(const properties::AnyClaim& claim, const properties::Report& report, int number) {
    return fmt::format(
               "<tr role=\"row\" id=\"{}\" data-source=\"{}\" data-status=\"{}\" "
               "data-verdict=\"{}\" data-evidence=\"{}\">\n<th role=\"rowheader\" scope=\"row\">{}"
               "<span class=\"place\">{}</span></th>\n",
               anchor("claim-", claim.id), html_text(claim.source()), to_string(claim.status),
               to_string(report.verdict), evidence_kinds(claim, report), html_text(claim.id),
               html_text(claim.place)) +
           html_cell("Statement", statement(claim)) +
           html_cell("Source says", html_text(source_says(claim))) +
           html_cell("Machine has", html_tag(machine_has(claim, report)) + reached(claim, report)) +
           html_cell("Evidence", evidence_list(claim, report) + variants(report)) +
           html_cell("Instance", shown_instance(claim, report, number)) + "</tr>\n";
}

std::string table(std::span<const properties::AnyClaim> claims,
                  std::span<const properties::Report> reports) {
    std::string result =
        "<table id=\"claims\" role=\"table\">\n<caption>One row a claim, in the order of the "
        "sources.</caption>\n" +
        html_columns({"Claim", "Statement", "Source says", "Machine has", "Evidence", "Instance"}) +
        "<tbody role=\"rowgroup\">\n";
    for (std::size_t i = 0; i < claims.size(); ++i)
        result += row(claims[i], reports[i], static_cast<int>(i) + 1);
    return result + "</tbody>\n</table>\n";
}

std::string filters(std::span<const properties::AnyClaim> claims) {
    std::vector<std::pair<std::string, std::string>> sources;
    for (const properties::AnyClaim& claim : claims)
        if (sources.empty() || sources.back().first != claim.source())
            sources.emplace_back(claim.source(), claim.source());
    return html_filters("claims", "claims",
                        {{"source", "Source", sources},
                         {"status",
                          "Registered as",
                          {{"proved", "proved"},
                           {"asserted", "asserted"},
                           {"conjectured", "conjectured"},
                           {"refuted", "refuted"},
                           {"open", "open"},
                           {"cited", "cited"}}},
                         {"verdict",
                          "Verdict",
                          {{"holds", "holds"},
                           {"refuted", "refuted"},
                           {"fails", "fails"},
                           {"unexpected", "unexpected"},
                           {"inconclusive", "inconclusive"},
                           {"cited", "cited"}}},
                         {"evidence",
                          "Evidence",
                          {{"exhaustive", "exhaustive"},
                           {"for-all", "for all n"},
                           {"random", "random"},
                           {"misses", "near misses refuted"},
                           {"certified", "certified"},
                           {"symbolic", "for all sizes by Z3"},
                           {"coq", "for all sizes in Coq"}}}});
}

/// What is not as the source says, under a title: that which is news, or the rest.
std::string complaints(std::span<const properties::AnyClaim> claims,
                       std::span<const properties::Report> reports, const char* title, bool news) {
    std::string result;
    for (std::size_t i = 0; i < claims.size(); ++i) {
        if (is_news(claims[i], reports[i]) != news) continue;
        for (const std::string& complaint : reports[i].complaints)
            result +=
                fmt::format("<li><a href=\"#{}\">{}</a>: {}</li>\n", anchor("claim-", claims[i].id),
                            html_text(claims[i].id), html_text(complaint));
    }
    if (result.empty()) return "";
    return fmt::format("<section><h2>{}</h2>\n<ul>\n{}</ul></section>\n", title, result);
}

std::vector<std::pair<std::string, std::string>> totals(
    std::span<const properties::Report> reports) {
    std::vector<std::pair<std::string, std::string>> result;
    for (const properties::VerdictKind kind :
         {properties::VerdictKind::holds, properties::VerdictKind::refuted,
          properties::VerdictKind::fails, properties::VerdictKind::unexpected,
          properties::VerdictKind::inconclusive, properties::VerdictKind::cited}) {
        const auto count = std::ranges::count(reports, kind, &properties::Report::verdict);
        if (count != 0) result.emplace_back(to_string(kind), std::to_string(count));
    }
    return result;
}

}  // namespace

std::string verify_page(std::span<const properties::AnyClaim> claims,
                        std::span<const properties::Report> reports,
                        const std::vector<std::pair<std::string, std::string>>& provenance,
                        const Drawer& draw, const std::vector<PaperHead>& papers) {
    const std::string count =
        claims.size() == 1 ? "1 claim" : fmt::format("{} claims", claims.size());
    return html_page(
        papers.size() == 1 ? papers.front().title : "Gazetteer: " + count,
        "<header>\n" + html_heading(count + ", checked", papers) +
            "<p class=\"lead\">Published statements on games on graphs, each compared with play by "
            "the rules on every instance up to a bound.</p>\n" +
            html_facts(totals(reports)) + "</header>\n<main id=\"results\" tabindex=\"-1\">\n" +
            complaints(claims, reports, "News: what the source asks or conjectures fails", true) +
            complaints(claims, reports, "Not as registered", false) + filters(claims) +
            table(claims, reports) + counterexamples(claims, reports, {draw, papers}) +
            "</main>\n<footer>\n<h2>Provenance</h2>\n" + html_facts(provenance) + "</footer>\n");
}

}  // namespace gazetteer::reports
