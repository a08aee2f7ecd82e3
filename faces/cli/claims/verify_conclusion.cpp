// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/claims/verify_conclusion.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/reports/claims_json.hpp"
#include "faces/reports/claims_table.hpp"
#include "faces/reports/html/html_page.hpp"
#include "faces/reports/junit.hpp"
#include "faces/reports/phrases.hpp"

namespace gazetteer::cli {

namespace {

bool short_of_bound(const properties::AnyClaim& claim, const properties::Report& report) {
    return report.verdict == properties::VerdictKind::inconclusive &&
           (report.exhaustive.bound < claim.bounds.verify || !report.given_up.empty());
}

/// "Sch78 T1 holds too: without connected; 3 instead of 4": the variants by the machine whose
/// hypothesis some instance meets, and that none refutes.
void print_survivors(const properties::AnyClaim& claim, const properties::Report& report) {
    if (report.verdict != properties::VerdictKind::holds) return;
    std::string all;
    for (const properties::NearMissRun& miss : report.near_misses)
        if (miss.made && miss.met && miss.refuted_by.empty())
            all += (all.empty() ? "" : "; ") + miss.name;
    if (!all.empty())
        fmt::print(stderr, "{} holds too, over {}: {}\n", claim.id,
                   reports::bounded_domain(claim, report.exhaustive.bound), all);
}

/// "news: the source asks, and it " before what is one.
std::string news_words(const properties::AnyClaim& claim, const properties::Report& report) {
    if (!reports::is_news(claim, report)) return "";
    return fmt::format("news: the source {}, and it ", reports::source_says(claim));
}

/// `papers`: those from which the claims came, if they are not those of the register.
void print_summary(const std::vector<properties::AnyClaim>& claims,
                   const std::vector<properties::Report>& reports,
                   const std::vector<reports::PaperHead>& papers) {
    std::vector<std::string> words{"gazetteer", "verify"};
    for (const reports::PaperHead& paper : papers) words.push_back(paper.file);
    const std::string command = reports::shell_command(words);
    for (std::size_t i = 0; i < claims.size(); ++i)
        for (const auto& complaint : reports[i].complaints) {
            fmt::print(stderr, "{}: {}{}\n", claims[i].id, news_words(claims[i], reports[i]),
                       complaint);
            if (!reports[i].counterexample.empty())
                fmt::print(stderr, "  replay: {} '{}' --instance '{}'\n", command, claims[i].id,
                           reports[i].counterexample);
        }
    for (std::size_t i = 0; i < claims.size(); ++i)
        if (const std::string reached = reports::reached_text(claims[i], reports[i]);
            !reached.empty())
            fmt::print(stderr, "{}: inconclusive: {}\n", claims[i].id, reached);
    for (std::size_t i = 0; i < claims.size(); ++i)
        for (const std::string& line : reports::for_all_lines(reports[i].for_all))
            fmt::print(stderr, "{}: {}\n", claims[i].id, line);
    for (std::size_t i = 0; i < claims.size(); ++i) print_survivors(claims[i], reports[i]);
    const auto count = [&](properties::VerdictKind verdict) {
        return std::ranges::count(reports, verdict, &properties::Report::verdict);
    };
    fmt::print(stderr,
               "{}: {} hold, {} refuted as registered, {} cited, {} fail, {} unexpected, {} "
               "inconclusive\n",
               reports::counted(reports.size(), "claim"), count(properties::VerdictKind::holds),
               count(properties::VerdictKind::refuted), count(properties::VerdictKind::cited),
               count(properties::VerdictKind::fails), count(properties::VerdictKind::unexpected),
               count(properties::VerdictKind::inconclusive));
}

int exit_code_of(const std::vector<properties::AnyClaim>& claims,
                 const std::vector<properties::Report>& reports) {
    bool cut_short = false;
    for (std::size_t i = 0; i < claims.size(); ++i) {
        if (!reports[i].complaints.empty()) return exit_refuted;
        cut_short = cut_short || short_of_bound(claims[i], reports[i]);
    }
    return cut_short ? exit_inconclusive : exit_ok;
}

}  // namespace

int conclude(const std::vector<properties::AnyClaim>& claims,
             const std::vector<properties::Report>& reports, const Destinations& to) {
    const MoreToWrite files(is_named_file(to.json) || is_named_file(to.junit) ||
                            is_named_file(to.html));
    if (to.json != "-" && to.junit != "-" && to.html != "-")
        for (const std::string& line : reports::claims_table(claims, reports)) print_line(line);
    if (!to.json.empty()) write_file(to.json, reports::json_text(claims, reports));
    if (!to.junit.empty()) write_file(to.junit, reports::junit_text(claims, reports));
    print_summary(claims, reports, to.papers);
    if (!to.html.empty())
        write_file(to.html,
                   reports::verify_page(claims, reports, to.provenance, to.draw, to.papers));
    return exit_code_of(claims, reports);
}

}  // namespace gazetteer::cli
