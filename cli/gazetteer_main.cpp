// gazetteer: the theorem checker for games on graphs.
#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>

#include "cli/arguments/command_line.hpp"
#include "cli/output/output.hpp"
#include "cli/verbs.hpp"
#include "runs/work/stop.hpp"

namespace {

int run(int argc, char** argv) {
    using namespace gazetteer::cli;
    const Program program{
        .name = "gazetteer",
        .says = "Checks published theorems about games on graphs against exhaustive play.",
        .version = std::string("gazetteer ") + GAZETTEER_VERSION,
        .footer =
            "Exit codes: 0 as expected; 1 a claim does not behave as registered, or an instance\n"
            "refutes; 2 bad usage or input; 3 inconclusive; 4 the environment failed; 5 a defect "
            "of\n"
            "gazetteer itself.\n"
            "Example: gazetteer verify gghr",
        .verbs = {claims_verb(), verify_verb(), solve_verb(), census_verb(), kernel_verb(),
                  merge_verb(), status_verb(), submit_verb(), synthesize_verb(), games_verb(),
                  terms_verb(), hunt_verb(), conjecture_verb(), draw_verb()}};
    return run_command_line(program, argc, argv);
}

int reported(const std::string& message, gazetteer::cli::ExitCode code) {
    std::fprintf(stderr, "gazetteer: %s\n", message.c_str());
    return code;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace gazetteer::cli;
    gazetteer::runs::ignore_failed_writes();
    try {
        const int exit_code = run(argc, argv);
        if (reader_is_gone()) gazetteer::runs::end_by_broken_pipe();
        return exit_code;
    } catch (const ReaderGone&) {
        gazetteer::runs::end_by_broken_pipe();
    } catch (const gazetteer::InputError& e) {
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
