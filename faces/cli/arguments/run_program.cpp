// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/arguments/run_program.hpp"

#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>

#include "faces/cli/arguments/command_line.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

int reported(const std::string& message, ExitCode code) {
    std::fprintf(stderr, "gazetteer: %s\n", message.c_str());
    return code;
}

}  // namespace

int run_program(const Program& program, int argc, const char* const* argv) {
    runs::ignore_failed_writes();
    try {
        const int exit_code = run_command_line(program, argc, argv);
        if (reader_is_gone()) runs::end_by_broken_pipe();
        return exit_code;
    } catch (const ReaderGone&) {
        runs::end_by_broken_pipe();
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

}  // namespace gazetteer::cli
