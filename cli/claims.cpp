// gazetteer claims: what the register holds.
#include <fmt/format.h>

#include <memory>

#include "cli/output.hpp"
#include "cli/report_text.hpp"
#include "cli/verbs.hpp"
#include "properties/catalogue.hpp"

namespace gazetteer::cli {

namespace {

struct Arguments {
    std::vector<std::string> patterns;
    bool json = false;
    bool markdown = false;
};

void print_claim(const AnyClaim& claim) {
    print_line(fmt::format("{}  [{}, {}]", claim.id, claim.place, to_string(claim.status)));
    print_line("    " + claim.says);
    if (!claim.reading.empty()) print_line("    reading: " + claim.reading);
    print_line(fmt::format("    over: {}, bound {}", claim.domain, claim.bounds.verify));
    if (!claim.refuted_by.empty())
        print_line(fmt::format("    refuted by: {}; repaired by: {}", claim.refuted_by,
                               claim.repaired_by));
}

int run(const Arguments& arguments) {
    if (arguments.markdown) {
        print_line(markdown_text(sources()));
        return exit_ok;
    }
    const std::vector<AnyClaim> claims = matching_claims(arguments.patterns);
    if (claims.empty()) throw InputError("no claim matches; 'gazetteer claims' lists them all");
    if (arguments.json)
        print_line(json_text(claims, {}));
    else
        for (const AnyClaim& claim : claims) print_claim(claim);
    return exit_ok;
}

}  // namespace

void add_claims(CLI::App& app, int& exit_code) {
    CLI::App* verb = app.add_subcommand("claims", "List the statements of the register.");
    const auto arguments = std::make_shared<Arguments>();
    verb->add_option("PATTERN", arguments->patterns,
                     "Claims whose id contains a pattern, in any case; all without one");
    verb->add_flag("--json", arguments->json, "One JSON array of claims");
    verb->add_flag("--markdown", arguments->markdown, "The whole register as docs/CLAIMS.md");
    verb->footer("Example: gazetteer claims sv25 --json");
    verb->callback([arguments, &exit_code] { exit_code = run(*arguments); });
}

}  // namespace gazetteer::cli
