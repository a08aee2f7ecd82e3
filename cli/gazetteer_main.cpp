// gazetteer: the theorem checker for games on graphs.
#include <csignal>
#include <cstdio>

#include "cli/output.hpp"
#include "cli/verbs.hpp"

namespace {

int run(int argc, char** argv) {
    using namespace gazetteer::cli;
    CLI::App app("Checks published theorems about games on graphs against exhaustive play.",
                 "gazetteer");
    app.set_version_flag("--version", std::string("gazetteer ") + GAZETTEER_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Exit codes: 0 as expected; 1 a claim does not behave as registered, or an instance\n"
        "refutes; 2 bad usage or input; 3 inconclusive; 4 the environment failed; 5 a defect of\n"
        "gazetteer itself.\n"
        "Example: gazetteer verify gghr");
    int exit_code = exit_ok;
    add_claims(app, exit_code);
    add_verify(app, exit_code);
    add_solve(app, exit_code);
    add_census(app, exit_code);
    add_kernel(app, exit_code);
    add_merge(app, exit_code);
    add_status(app, exit_code);
    add_submit(app, exit_code);
    add_synthesize(app, exit_code);
    add_terms(app, exit_code);
    add_hunt(app, exit_code);
    add_conjecture(app, exit_code);
    add_draw(app, exit_code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        print_line(app.help());
    } catch (const CLI::CallForVersion& e) {
        print_line(e.what());
    } catch (const CLI::ParseError& e) {
        throw InputError(std::string(e.what()) + "; see gazetteer --help");
    }
    return exit_code;
}

int reported(const std::string& message, gazetteer::cli::ExitCode code) {
    std::fprintf(stderr, "gazetteer: %s\n", message.c_str());
    return code;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace gazetteer::cli;
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (const InputError& e) {
        return reported(e.what(), exit_usage);
    } catch (const std::bad_alloc&) {
        return reported("out of memory", exit_environment);
    } catch (const std::logic_error& e) {
        return reported(std::string("a defect of gazetteer, please report it: ") + e.what(),
                        exit_defect);
    } catch (const std::exception& e) {
        return reported(e.what(), exit_environment);
    }
}
