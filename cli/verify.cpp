// gazetteer verify: runs the claims within a budget and prints the table.
#include "properties/verify.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <thread>

#include "cli/certificate_file.hpp"
#include "cli/html_page.hpp"
#include "cli/merged.hpp"
#include "cli/output.hpp"
#include "cli/report_json.hpp"
#include "cli/report_text.hpp"
#include "cli/run_progress.hpp"
#include "cli/shard_arguments.hpp"
#include "cli/verbs.hpp"
#include "cli/verify_html.hpp"
#include "counterexamples/certified_claims.hpp"
#include "properties/catalogue.hpp"

namespace gazetteer::cli {

namespace {

struct Arguments {
    std::vector<std::string> patterns;
    double budget = 60;
    VerifyOptions options;
    std::string json;
    std::string junit;
    std::string html;
    std::string instance;
    bool certify = false;
    std::string certificate;
    ShardArguments file;
};

/// A line on a terminal's standard error, redrawn until the run ends.
void show_progress(const std::stop_token& done, const VerifyProgress& progress, std::size_t total) {
    const auto start = std::chrono::steady_clock::now();
    while (!done.stop_requested()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
        const int claims = progress.claims_done;
        const auto instances = progress.instances.load();
        std::string bar(static_cast<std::size_t>(claims) * 30 / std::max<std::size_t>(total, 1),
                        '#');
        bar.resize(30, '.');
        fmt::print(stderr, "\r[{}] {}/{} claims, {} instances, {:.0f}/s, {:.0f} s ", bar, claims,
                   total, instances, static_cast<double>(instances) / passed.count(),
                   passed.count());
    }
    fmt::print(stderr, "\r{:80}\r", "");
}

std::vector<Report> run_claims(const std::vector<AnyClaim>& claims, const VerifyOptions& options) {
    VerifyProgress progress;
    const StopOnInterrupt interruptible(progress.stop);
    std::jthread display;
    if (isatty(STDERR_FILENO) != 0)
        display = std::jthread(
            [&](const std::stop_token& done) { show_progress(done, progress, claims.size()); });
    return verify(claims, options, progress);
}

bool short_of_bound(const AnyClaim& claim, const Report& report) {
    return report.verdict == VerdictKind::inconclusive &&
           report.exhaustive.bound < claim.bounds.verify;
}

void print_summary(const std::vector<AnyClaim>& claims, const std::vector<Report>& reports) {
    for (std::size_t i = 0; i < claims.size(); ++i)
        for (const auto& complaint : reports[i].complaints) {
            fmt::print(stderr, "{}: {}\n", claims[i].id, complaint);
            if (!reports[i].counterexample.empty())
                fmt::print(stderr, "  replay: gazetteer verify '{}' --instance '{}'\n",
                           claims[i].id, reports[i].counterexample);
        }
    const auto count = [&](VerdictKind verdict) {
        return std::ranges::count(reports, verdict, &Report::verdict);
    };
    fmt::print(stderr,
               "{} claims: {} hold, {} refuted as registered, {} fail, {} unexpected, {} "
               "inconclusive\n",
               reports.size(), count(VerdictKind::holds), count(VerdictKind::refuted),
               count(VerdictKind::fails), count(VerdictKind::unexpected),
               count(VerdictKind::inconclusive));
}

int exit_code_of(const std::vector<AnyClaim>& claims, const std::vector<Report>& reports) {
    bool cut_short = false;
    for (std::size_t i = 0; i < claims.size(); ++i) {
        if (!reports[i].complaints.empty()) return exit_refuted;
        cut_short = cut_short || short_of_bound(claims[i], reports[i]);
    }
    return cut_short ? exit_inconclusive : exit_ok;
}

int replay(const std::vector<AnyClaim>& claims, const std::string& instance) {
    if (claims.size() != 1)
        throw InputError(fmt::format("--instance takes one claim, not {}", claims.size()));
    const auto finding = claims[0].replay(instance);
    if (!finding)
        throw InputError(fmt::format("'{}' is no instance of {} (over: {})", instance, claims[0].id,
                                     claims[0].domain));
    const char* word = finding->failed() ? "fails" : finding->nonvacuous() ? "holds" : "vacuous";
    print_line(fmt::format("{}  {}  {}{}", claims[0].id, instance, word,
                           finding->detail.empty() ? "" : ": " + finding->detail));
    return finding->failed() ? exit_refuted : exit_ok;
}

/// Certifies what each claim was judged on, and complains of what is not valid.
void certify_claims(const std::vector<AnyClaim>& claims, std::vector<Report>& reports,
                    const std::string& file) {
    CertificateFile certificates(file);
    for (std::size_t i = 0; i < claims.size(); ++i) {
        const ClaimCertification found = certify(claims[i], certificates.stream());
        reports[i].certified = {found.asked, found.valid};
        if (!found.fault.empty()) reports[i].complaints.push_back("not certified: " + found.fault);
    }
    certificates.close();
}

/// Where the reports go besides the table, and what is said of how they came about.
struct Destinations {
    std::string json;
    std::string junit;
    std::string html;
    std::vector<std::pair<std::string, std::string>> provenance;
};

int conclude(const std::vector<AnyClaim>& claims, const std::vector<Report>& reports,
             const Destinations& to) {
    if (to.json != "-" && to.junit != "-" && to.html != "-")
        for (const std::string& line : table(claims, reports)) print_line(line);
    if (!to.json.empty()) write_file(to.json, json_text(claims, reports));
    if (!to.junit.empty()) write_file(to.junit, junit_text(claims, reports));
    print_summary(claims, reports);
    if (!to.html.empty()) write_file(to.html, verify_page(claims, reports, to.provenance));
    return exit_code_of(claims, reports);
}

/// Claim number i is unit i / m of shard i % m.
std::vector<AnyClaim> claims_of(const std::vector<AnyClaim>& claims, const runs::Shard& shard) {
    std::vector<AnyClaim> result;
    for (std::size_t i = static_cast<std::size_t>(shard.res); i < claims.size();
         i += static_cast<std::size_t>(shard.mod))
        result.push_back(claims[i]);
    return result;
}

nlohmann::json command_of(const Arguments& arguments, const std::vector<AnyClaim>& claims) {
    nlohmann::json ids = nlohmann::json::array();
    for (const AnyClaim& claim : claims) ids.push_back(claim.id);
    return {{"verb", "verify"},
            {"claims", ids},
            {"order_max", arguments.options.order_max},
            {"seed", arguments.options.seed},
            {"json", arguments.json},
            {"junit", arguments.junit},
            {"html", arguments.html}};
}

/// The bounds as asked for: each claim's row has those reached.
std::vector<std::pair<std::string, std::string>> provenance_of(
    const std::vector<std::string>& command, int order_max, std::uint64_t seed) {
    return {{"program", std::string("gazetteer ") + GAZETTEER_VERSION},
            {"command", shell_command(command)},
            {"bounds", order_max > 0 ? fmt::format("each claim's own, and at least {}", order_max)
                                     : "each claim's own"},
            {"seed", fmt::format("{} for random instances", seed)}};
}

std::vector<std::string> command_line(const Arguments& arguments) {
    std::vector<std::string> result{"gazetteer", "verify"};
    for (const std::string& pattern : arguments.patterns) result.push_back(pattern);
    const auto add = [&](const char* option, const std::string& value) {
        result.emplace_back(option);
        result.push_back(value);
    };
    add("--budget", fmt::format("{}s", arguments.budget));
    if (arguments.options.order_max > 0)
        add("--order-max", std::to_string(arguments.options.order_max));
    add("--seed", std::to_string(arguments.options.seed));
    if (arguments.certify) result.emplace_back("--certify");
    add("--html", arguments.html);
    return result;
}

/// One claim to the end, without a budget: what a shard finds does not depend on time.
void check_claim(const AnyClaim& claim, VerifyOptions options, VerifyProgress& progress,
                 runs::UnitRun& unit) {
    options.budget = std::chrono::hours(1'000'000);
    options.threads = 1;
    const std::vector<Report> reports = verify({&claim, 1}, options, progress);
    if (unit.stopping()) return;
    unit.finish_at_once(1, reports[0].complaints.empty() ? 0 : 1, saved(reports[0]));
}

int run_shard(const Arguments& arguments, const std::vector<AnyClaim>& claims) {
    if (arguments.certify || !arguments.certificate.empty())
        throw InputError("--certify and --certificate take a whole run, not a shard");
    const std::vector<AnyClaim> mine = claims_of(claims, shard_of(arguments.file));
    runs::Header header;
    header.command = command_of(arguments, claims).dump();
    header.generator = "the claims numbered RES modulo MOD";
    header.units = static_cast<int>(mine.size());
    runs::Monitor monitor;
    VerifyProgress progress;
    const StopOnInterrupt interruptible(monitor.stop, &progress.stop);
    const bool done = run_in_file(arguments.file, "verify", header, [&](runs::Ledger& ledger) {
        monitor.items = ledger.items();
        const ProgressDisplay display(monitor, static_cast<double>(mine.size()), "claims");
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

int run(const Arguments& arguments) {
    const std::vector<AnyClaim> claims = matching_claims(arguments.patterns);
    if (claims.empty()) throw InputError("no claim matches; 'gazetteer claims' lists them all");
    if (!arguments.instance.empty()) return replay(claims, arguments.instance);
    if (arguments.file.in_file()) return run_shard(arguments, claims);
    VerifyOptions options = arguments.options;
    options.budget = std::chrono::duration<double>(arguments.budget);
    std::vector<Report> reports = run_claims(claims, options);
    if (arguments.certify || !arguments.certificate.empty())
        certify_claims(claims, reports, arguments.certificate);
    return conclude(claims, reports,
                    {arguments.json, arguments.junit, arguments.html,
                     provenance_of(command_line(arguments), options.order_max, options.seed)});
}

}  // namespace

int conclude_verify(const runs::Merged& merged) {
    const auto command = nlohmann::json::parse(merged.command);
    const auto ids = command.at("claims").get<std::vector<std::string>>();
    std::vector<AnyClaim> claims;
    for (const std::string& id : ids)
        for (const AnyClaim& claim : matching_claims(std::span(&id, 1)))
            if (claim.id == id) claims.push_back(claim);
    std::vector<Report> reports(ids.size());
    const auto mod = static_cast<std::size_t>(merged.mod);
    std::size_t next = 0;
    for (std::size_t res = 0; res < mod; ++res)
        for (std::size_t i = res; i < ids.size(); i += mod)
            reports[i] = restored(merged.units.at(next++).result);
    if (claims.size() != ids.size())
        throw InputError("claims in these files that this program does not have");
    return conclude(
        claims, reports,
        {command.at("json"), command.at("junit"), command.value("html", ""),
         provenance_of({"gazetteer", "merge", fmt::format("({} run files)", merged.mod)},
                       command.at("order_max"), command.at("seed"))});
}

void add_verify(CLI::App& app, int& exit_code) {
    CLI::App* verb = app.add_subcommand(
        "verify",
        "Check claims: exhaustively to each one's bound, then at random, then, while the "
        "budget lasts, on to --order-max.");
    const auto arguments = std::make_shared<Arguments>();
    verb->add_option("PATTERN", arguments->patterns,
                     "Claims whose id contains a pattern, in any case; all without one");
    verb->add_option("--budget", arguments->budget, "Time for the whole run (60s, 5m, 1h)")
        ->transform(CLI::AsNumberWithUnit(std::map<std::string, double>{
            {"s", 1}, {"sec", 1}, {"m", 60}, {"min", 60}, {"h", 3600}}))
        ->default_str("60s");
    verb->add_option("--order-max", arguments->options.order_max,
                     "Widen every exhaustive bound to at least this size; lowers none")
        ->check(CLI::Range(0, 1'000'000));
    verb->add_option("--seed", arguments->options.seed, "Seed of the random instances")
        ->default_val(1);
    verb->add_option("--threads", arguments->options.threads, "Threads; 0 takes every core")
        ->check(CLI::Range(0, 1024));
    verb->add_option("--json", arguments->json, "Write the reports as a JSON array to FILE ('-')")
        ->type_name("FILE");
    verb->add_option("--junit", arguments->junit, "Write the reports as JUnit XML to FILE ('-')")
        ->type_name("FILE");
    verb->add_option("--html", arguments->html,
                     "Write a page with the claims, filters, and the counterexamples drawn to FILE "
                     "('-')")
        ->type_name("FILE");
    verb->add_flag("--certify", arguments->certify,
                   "Have outcomes behind each claim certified and checked: 200 different ones, "
                   "or as many as a second takes");
    verb->add_option("--certificate", arguments->certificate,
                     "The same, and write the certificates to FILE")
        ->type_name("FILE");
    add_shard_options(*verb, arguments->file);
    verb->add_option("--instance", arguments->instance,
                     "Replay one claim on one instance, as a failure prints it");
    verb->footer(
        "Exit codes: 0 every claim behaves as registered; 1 some do not; 2 usage; 3 the budget\n"
        "ended before a claim's least bound.\n"
        "A shard has no budget: it checks every M-th claim to its bound, and claims are what it\n"
        "saves.\n"
        "Example: gazetteer verify gghr --budget 20s");
    verb->callback([arguments, &exit_code] { exit_code = run(*arguments); });
}

}  // namespace gazetteer::cli
