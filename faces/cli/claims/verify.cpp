// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer verify: runs the claims and prints the table.
#include "properties/framework/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>

#include "certificates/certified_claims.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/arguments/shard_arguments.hpp"
#include "faces/cli/claims/verify_conclusion.hpp"
#include "faces/cli/claims/verify_verb.hpp"
#include "faces/cli/output/certificate_file.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/reports/html/html_page.hpp"
#include "faces/reports/phrases.hpp"
#include "faces/reports/saved_report.hpp"
#include "work/progress.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

struct VerifyArguments {
    std::vector<std::string> patterns;
    std::optional<double> budget;
    properties::VerifyOptions options;
    std::string json;
    std::string junit;
    std::string html;
    std::string instance;
    bool certify = false;
    std::string certificate;
    ShardArguments file;
};

/// "61 of 104 claims are done, 43 sizes are left, FSU93 T3.1 at size 8; 1234567 instances, 9000/s,
/// 137 s".
std::string progress_line(const properties::VerifyProgress& progress, std::size_t claims,
                          double seconds) {
    const auto instances = progress.instances.load();
    const std::string at_work = progress.at_work.text();
    return fmt::format(
        "{} of {} claims are done, {} sizes are left{}{}; {} instances, {:.0f}/s, {:.0f} s",
        progress.claims_done.load(), claims, progress.sizes_left.load(),
        at_work.empty() ? "" : ", ", at_work, instances, static_cast<double>(instances) / seconds,
        seconds);
}

std::vector<properties::Report> run_claims(const std::vector<properties::AnyClaim>& claims,
                                           const properties::VerifyOptions& options) {
    const runs::Stop stop;
    const runs::StopOnSignals on_signals(stop);
    properties::VerifyProgress progress{.stop = stop.token()};
    const runs::ProgressDisplay display(
        [&](double seconds) { return progress_line(progress, claims.size(), seconds); });
    return verify(claims, options, progress);
}

int replay(const std::vector<properties::AnyClaim>& claims, const std::string& instance) {
    if (claims.size() != 1)
        throw InputError(fmt::format("--instance takes one claim, not {}", claims.size()));
    if (claims[0].status == properties::Status::cited)
        throw InputError(fmt::format("{} is cited: no run can test it", claims[0].id));
    std::optional<properties::Finding> finding;
    try {
        finding = claims[0].replay(instance);
    } catch (const properties::GivenUp& e) {
        print_line(fmt::format("{}  {}  inconclusive: {}", claims[0].id, instance, e.what()));
        return exit_inconclusive;
    }
    if (!finding)
        throw InputError(fmt::format("'{}' is not an instance of {}; verify runs it over: {}",
                                     instance, claims[0].id,
                                     reports::bounded_domain(claims[0], claims[0].bounds.verify)));
    const char* word = finding->failed() ? "fails" : finding->nonvacuous() ? "holds" : "vacuous";
    print_line(fmt::format("{}  {}  {}{}", claims[0].id, instance, word,
                           finding->detail.empty() ? "" : ": " + finding->detail));
    return finding->failed() ? exit_refuted : exit_ok;
}

/// Certifies what each claim was judged on, and complains of what is not valid.
void certify_claims(const std::vector<properties::AnyClaim>& claims,
                    std::vector<properties::Report>& reports, const std::string& file) {
    CertificateFile certificates(file);
    for (std::size_t i = 0; i < claims.size(); ++i) {
        const certificates::ClaimCertification found =
            certificates::certify(claims[i], certificates.stream());
        reports[i].certified = {found.asked, found.valid};
        if (!found.fault.empty()) reports[i].complaints.push_back("not certified: " + found.fault);
    }
    certificates.close();
}

/// Claim number i is unit i / m of shard i % m.
std::vector<properties::AnyClaim> claims_of(const std::vector<properties::AnyClaim>& claims,
                                            const runs::Shard& shard) {
    std::vector<properties::AnyClaim> result;
    for (std::size_t i = static_cast<std::size_t>(shard.res); i < claims.size();
         i += static_cast<std::size_t>(shard.mod))
        result.push_back(claims[i]);
    return result;
}

/// The bounds as asked for: each claim's row has those reached.
std::string bounds_text(const properties::VerifyOptions& options) {
    if (options.order_max)
        return fmt::format("each claim's own, and at most {}", *options.order_max);
    if (options.beyond > 0) return fmt::format("each claim's own, and at least {}", options.beyond);
    return "each claim's own";
}

std::vector<std::string> papers_of(const std::vector<std::string>& words) {
    std::vector<std::string> result;
    std::ranges::copy_if(words, std::back_inserter(result), is_paper);
    return result;
}

nlohmann::json command_of(const VerifyArguments& arguments,
                          const std::vector<properties::AnyClaim>& claims) {
    nlohmann::json ids = nlohmann::json::array();
    for (const properties::AnyClaim& claim : claims) ids.push_back(claim.id);
    return {{"verb", "verify"},
            {"papers", papers_of(arguments.patterns)},
            {"claims", ids},
            {"bounds", bounds_text(arguments.options)},
            {"seed", arguments.options.seed},
            {"json", arguments.json},
            {"junit", arguments.junit},
            {"html", arguments.html}};
}

std::vector<std::pair<std::string, std::string>> provenance_of(
    const std::vector<std::string>& command, const std::string& bounds, std::uint64_t seed) {
    return {{"program", std::string("gazetteer ") + program_version()},
            {"command", reports::shell_command(command)},
            {"bounds", bounds},
            {"seed", fmt::format("{} for random instances", seed)}};
}

std::vector<std::string> command_line(const VerifyArguments& arguments) {
    std::vector<std::string> result{"gazetteer", "verify"};
    for (const std::string& pattern : arguments.patterns) result.push_back(pattern);
    const auto add = [&](const char* option, const std::string& value) {
        result.emplace_back(option);
        result.push_back(value);
    };
    if (arguments.budget) add("--budget", fmt::format("{}s", *arguments.budget));
    if (arguments.options.order_max)
        add("--order-max", std::to_string(*arguments.options.order_max));
    if (arguments.options.beyond > 0) add("--beyond", std::to_string(arguments.options.beyond));
    add("--seed", std::to_string(arguments.options.seed));
    if (arguments.certify) result.emplace_back("--certify");
    add("--html", arguments.html);
    return result;
}

/// One claim to the end, without a budget: what a shard finds does not depend on time.
void check_claim(const properties::AnyClaim& claim, properties::VerifyOptions options,
                 properties::VerifyProgress& progress, runs::UnitRun& unit) {
    options.budget.reset();
    options.threads = 1;
    const std::vector<properties::Report> reports = verify({&claim, 1}, options, progress);
    if (unit.stopping()) return;
    unit.finish_at_once(1, reports[0].complaints.empty() ? 0 : 1, reports::saved(reports[0]));
}

int run_shard(const VerifyArguments& arguments, const std::vector<properties::AnyClaim>& claims) {
    if (arguments.certify || !arguments.certificate.empty())
        throw InputError("--certify and --certificate take a whole run, not a shard");
    const std::vector<properties::AnyClaim> mine = claims_of(claims, shard_of(arguments.file));
    runs::Header header;
    header.command = command_of(arguments, claims).dump();
    header.generator = "the claims numbered RES modulo MOD";
    header.units = static_cast<int>(mine.size());
    const runs::Stop stop;
    const runs::StopOnSignals on_signals(stop);
    runs::Monitor monitor{.stop = stop.token()};
    properties::VerifyProgress progress{.stop = stop.token()};
    const bool done = run_in_file(arguments.file, "verify", header, [&](runs::Ledger& ledger) {
        monitor.items = ledger.items();
        const runs::ProgressDisplay display(monitor, static_cast<double>(mine.size()), "claims");
        const auto make_worker = [&] {
            return [&](runs::UnitRun& unit) {
                check_claim(mine[static_cast<std::size_t>(unit.unit())], arguments.options,
                            progress, unit);
            };
        };
        return run_units(0, header.units, ledger, make_worker,
                         {.threads = arguments.options.threads}, monitor);
    });
    return done ? exit_ok : exit_inconclusive;
}

int run(const VerifyArguments& arguments, const reports::Drawer& draw, const PaperReader& papers) {
    if (arguments.options.order_max && arguments.options.beyond > 0)
        throw InputError("--order-max ends each claim's run, and --beyond goes on: not both");
    const auto [read, claims] = selected_claims(arguments.patterns, papers);
    if (!arguments.instance.empty()) return replay(claims, arguments.instance);
    if (arguments.file.in_file()) return run_shard(arguments, claims);
    properties::VerifyOptions options = arguments.options;
    if (arguments.budget) options.budget = std::chrono::duration<double>(*arguments.budget);
    std::vector<properties::Report> reports = run_claims(claims, options);
    if (arguments.certify || !arguments.certificate.empty())
        certify_claims(claims, reports, arguments.certificate);
    return conclude(
        claims, reports,
        {arguments.json, arguments.junit, arguments.html, read,
         provenance_of(command_line(arguments), bounds_text(options), options.seed), draw});
}

}  // namespace

int conclude_verify(const runs::Merged& merged, const reports::Drawer& draw,
                    const PaperReader& papers) {
    const auto command = nlohmann::json::parse(merged.command);
    const auto ids = command.at("claims").get<std::vector<std::string>>();
    const auto [read, all] =
        selected_claims(command.value("papers", std::vector<std::string>()), papers);
    std::vector<properties::AnyClaim> claims;
    for (const std::string& id : ids)
        for (const properties::AnyClaim& claim : all)
            if (claim.id == id) claims.push_back(claim);
    std::vector<properties::Report> reports(ids.size());
    const auto mod = static_cast<std::size_t>(merged.mod);
    std::size_t next = 0;
    for (std::size_t res = 0; res < mod; ++res)
        for (std::size_t i = res; i < ids.size(); i += mod)
            reports[i] = reports::restored(merged.units.at(next++).result);
    if (claims.size() != ids.size())
        throw InputError("claims in these files that this program does not have");
    return conclude(
        claims, reports,
        {command.at("json"), command.at("junit"), command.value("html", ""), read,
         provenance_of({"gazetteer", "merge", fmt::format("({} run files)", merged.mod)},
                       command.at("bounds"), command.at("seed")),
         draw});
}

Verb verify_verb(const reports::Drawer& draw, const PaperReader& papers) {
    Verb verb{.name = "verify",
              .says =
                  "Check claims: exhaustively to each one's bound, at random, then on to "
                  "--beyond."};
    const auto arguments = std::make_shared<VerifyArguments>();
    verb.option(
        "PATTERN", &arguments->patterns,
        "Claims whose id contains a pattern, in any case; all without one. A path (of *.txt, "
        "or with a slash) is that of a paper, whose claims are then meant");
    verb.option("--budget", &arguments->budget,
                "Time for the whole run (60s, 5m, 1h); without it, as long as it takes")
        .with_unit({{"s", 1}, {"sec", 1}, {"m", 60}, {"min", 60}, {"h", 3600}});
    verb.option("--order-max", &arguments->options.order_max,
                "The largest size of an instance, of all claims: lowers bounds, raises none")
        .between(0, 1'000'000);
    verb.option("--beyond", &arguments->options.beyond,
                "Go on beyond each claim's bound, to at least this size")
        .between(0, 1'000'000);
    verb.option("--seed", &arguments->options.seed, "Seed of the random instances").shows_default();
    add_threads_option(verb, arguments->options.threads);
    verb.option("--json", &arguments->json, "Write the reports as a JSON array to FILE ('-')")
        .value_named("FILE")
        .output();
    verb.option("--junit", &arguments->junit, "Write the reports as JUnit XML to FILE ('-')")
        .value_named("FILE")
        .output();
    verb.option("--html", &arguments->html,
                "Write a page with the claims, filters, and the counterexamples drawn to FILE "
                "('-')")
        .value_named("FILE")
        .output();
    verb.option("--certify", &arguments->certify,
                "Have outcomes behind each claim certified and checked: 200 different ones "
                "at most");
    add_certificate_option(verb, arguments->certificate,
                           "The same, and write the certificates to FILE");
    add_shard_options(verb, arguments->file);
    verb.option("--instance", &arguments->instance,
                "Replay one claim on one instance, as a failure prints it");
    verb.footer =
        "Exit codes: 0 every claim behaves as registered; 1 some do not, or what the source asks\n"
        "or conjectures fails, which is news; 2 usage; 3 the budget or an interrupt ended before "
        "a\n"
        "claim's bound. A statement that is only cited is not run.\n"
        "Claims take turns by size: a run that ends early leaves each of them a bound.\n"
        "A shard has no budget: it checks every M-th claim to its bound, and claims are what it\n"
        "saves.\n"
        "A paper is a text file with sentences, statements and grounds: docs/PAPERS.md.\n"
        "Example: gazetteer verify gghr --budget 20s";
    verb.run = [arguments, draw, papers] { return run(*arguments, draw, papers); };
    return verb;
}

}  // namespace gazetteer::cli
