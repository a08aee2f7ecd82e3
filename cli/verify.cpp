// gazetteer verify: runs the claims within a budget and prints the table.
#include "properties/verify.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <memory>
#include <thread>

#include "cli/certificate_file.hpp"
#include "cli/output.hpp"
#include "cli/report_text.hpp"
#include "cli/verbs.hpp"
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
    std::string instance;
    bool certify = false;
    std::string certificate;
};

/// What an interrupt reaches; the run in progress, if any.
std::atomic<VerifyProgress*> running = nullptr;

void interrupt(int) {
    if (VerifyProgress* progress = running.load()) progress->stop = true;
}

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
    running = &progress;
    const auto before = std::signal(SIGINT, interrupt);
    std::jthread display;
    if (isatty(STDERR_FILENO) != 0)
        display = std::jthread(
            [&](const std::stop_token& done) { show_progress(done, progress, claims.size()); });
    std::vector<Report> reports = verify(claims, options, progress);
    std::signal(SIGINT, before);
    running = nullptr;
    return reports;
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

int run(const Arguments& arguments) {
    const std::vector<AnyClaim> claims = matching_claims(arguments.patterns);
    if (claims.empty()) throw InputError("no claim matches; 'gazetteer claims' lists them all");
    if (!arguments.instance.empty()) return replay(claims, arguments.instance);
    VerifyOptions options = arguments.options;
    options.budget = std::chrono::duration<double>(arguments.budget);
    std::vector<Report> reports = run_claims(claims, options);
    if (arguments.certify || !arguments.certificate.empty())
        certify_claims(claims, reports, arguments.certificate);
    if (arguments.json != "-" && arguments.junit != "-")
        for (const std::string& line : table(claims, reports)) print_line(line);
    if (!arguments.json.empty()) write_file(arguments.json, json_text(claims, reports));
    if (!arguments.junit.empty()) write_file(arguments.junit, junit_text(claims, reports));
    print_summary(claims, reports);
    return exit_code_of(claims, reports);
}

}  // namespace

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
    verb->add_flag("--certify", arguments->certify,
                   "Have outcomes behind each claim certified and checked: 200 different ones, "
                   "or as many as a second takes");
    verb->add_option("--certificate", arguments->certificate,
                     "The same, and write the certificates to FILE")
        ->type_name("FILE");
    verb->add_option("--instance", arguments->instance,
                     "Replay one claim on one instance, as a failure prints it");
    verb->footer(
        "Exit codes: 0 every claim behaves as registered; 1 some do not; 2 usage; 3 the budget\n"
        "ended before a claim's least bound.\n"
        "Example: gazetteer verify gghr --budget 20s");
    verb->callback([arguments, &exit_code] { exit_code = run(*arguments); });
}

}  // namespace gazetteer::cli
