// gazetteer: the theorem checker for games on graphs.
#include <csignal>
#include <cstdio>

#include "cli/output.hpp"
#include "cli/verbs.hpp"
#include "graph/process.hpp"

namespace {

int run(int argc, char** argv) {
    using namespace gazetteer::cli;
    CLI::App app("Checks published theorems about games on graphs against exhaustive play.",
                 "gazetteer");
    app.set_version_flag("--version", std::string("gazetteer ") + GAZETTEER_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Exit codes: 0 as expected; 1 a claim does not behave as registered, or an instance\n"
        "refutes; 2 bad usage or input; 3 inconclusive; 4 the environment failed.\n"
        "Example: gazetteer verify gghr");
    int exit_code = exit_ok;
    add_claims(app, exit_code);
    add_verify(app, exit_code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& e) {
        return app.exit(e) == 0 ? exit_ok : exit_usage;
    }
    return exit_code;
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (const gazetteer::cli::InputError& e) {
        std::fprintf(stderr, "gazetteer: %s\n", e.what());
        return gazetteer::cli::exit_usage;
    } catch (const std::exception& e) {
        std::fprintf(stderr, "gazetteer: %s\n", e.what());
        return gazetteer::cli::exit_environment;
    }
}
