// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer claims: what the register, or a paper, holds.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "faces/cli/claims/verify_verb.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/reports/claims_json.hpp"
#include "faces/reports/markdown.hpp"
#include "faces/reports/phrases.hpp"
#include "properties/catalogue.hpp"

namespace gazetteer::cli {

namespace {

struct ClaimsArguments {
    std::vector<std::string> patterns;
    bool json = false;
    bool markdown = false;
};

void print_claim(const properties::AnyClaim& claim) {
    print_line(fmt::format("{}  [{}, {}]", claim.id, claim.place, to_string(claim.status)));
    print_line("    " + claim.says);
    if (!claim.reading.empty()) print_line("    reading: " + claim.reading);
    if (!claim.statement.empty()) print_line("    holds: " + claim.statement);
    for (const properties::Quotation& quotation : claim.beside)
        print_line(fmt::format("    beside it, [{}]: \"{}\"", quotation.source, quotation.words));
    if (!claim.domain.empty())
        print_line(fmt::format("    over: {}, bound {}", claim.domain, claim.bounds.verify));
    if (!claim.refuted_by.empty())
        print_line(fmt::format("    refuted by: {}; repaired by: {}", claim.refuted_by,
                               claim.repaired_by));
}

int run(const ClaimsArguments& arguments, const PaperReader& papers) {
    if (arguments.markdown) {
        if (std::ranges::any_of(arguments.patterns, is_paper))
            throw InputError("--markdown is the whole register, without papers");
        print_line(reports::markdown_text(properties::sources()));
        return exit_ok;
    }
    const std::vector<properties::AnyClaim> claims =
        selected_claims(arguments.patterns, papers).claims;
    if (arguments.json)
        print_line(reports::json_text(claims, {}));
    else
        for (const properties::AnyClaim& claim : claims) print_claim(claim);
    return exit_ok;
}

}  // namespace

Verb claims_verb(const PaperReader& papers) {
    Verb verb{.name = "claims", .says = "List the statements of the register, or of papers."};
    const auto arguments = std::make_shared<ClaimsArguments>();
    verb.option("PATTERN", &arguments->patterns,
                "Claims whose id contains a pattern, in any case; all without one. A path (of "
                "*.txt, or with a slash) is that of a paper, whose claims are then meant");
    verb.option("--json", &arguments->json, "One JSON array of claims");
    verb.option("--markdown", &arguments->markdown, "The whole register as docs/CLAIMS.md");
    verb.footer = "Example: gazetteer claims sv25 --json";
    verb.run = [arguments, papers] { return run(*arguments, papers); };
    return verb;
}

}  // namespace gazetteer::cli
