// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/junit.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "faces/pictures/svg.hpp"
#include "faces/reports/phrases.hpp"

namespace gazetteer::reports {

namespace {

using pictures::xml_text;

std::string case_text(const JunitCase& one) {
    std::string result = fmt::format("  <testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\">\n",
                                     xml_text(one.class_name), xml_text(one.name), one.seconds);
    for (const std::string& failure : one.failures)
        result += fmt::format("    <failure message=\"{}\"/>\n", xml_text(failure));
    if (!one.skipped.empty())
        result += fmt::format("    <skipped message=\"{}\"/>\n", xml_text(one.skipped));
    if (!one.output.empty())
        result += fmt::format("    <system-out>{}</system-out>\n", xml_text(one.output));
    return result + "  </testcase>\n";
}

}  // namespace

std::string junit_text(const std::string& suite, std::span<const JunitCase> cases) {
    const auto failed = [](const JunitCase& one) { return !one.failures.empty(); };
    const auto skipped = [](const JunitCase& one) { return !one.skipped.empty(); };
    std::string inside;
    double seconds = 0;
    for (const JunitCase& one : cases) {
        inside += case_text(one);
        seconds += one.seconds;
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\" "
        "time=\"{:.3f}\">\n{}</testsuite>",
        xml_text(suite), cases.size(), std::ranges::count_if(cases, failed),
        std::ranges::count_if(cases, skipped), seconds, inside);
}

std::string junit_text(std::span<const properties::AnyClaim> claims,
                       std::span<const properties::Report> reports) {
    std::vector<JunitCase> cases;
    for (std::size_t i = 0; i < claims.size(); ++i) {
        const properties::Report& report = reports[i];
        cases.push_back({claims[i].source(), claims[i].id, report.seconds, report.complaints});
        if (report.complaints.empty() && report.verdict == properties::VerdictKind::inconclusive)
            cases.back().skipped = "inconclusive: checked to " + bound_text(claims[i], report) +
                                   (report.given_up.empty() ? "" : "; " + report.given_up);
        for (const std::string& line : for_all_lines(report.for_all))
            cases.back().output += (cases.back().output.empty() ? "" : "\n") + line;
        if (report.verdict == properties::VerdictKind::cited)
            cases.back().skipped = "cited: no run can test it";
    }
    return junit_text("gazetteer", cases);
}

}  // namespace gazetteer::reports
