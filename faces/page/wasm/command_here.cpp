// SPDX-License-Identifier: GPL-3.0-or-later
// The program's command line in the module: the verbs that are here, with the options and the exit
// codes that they have everywhere, and what is said of the others.
#include <wasi/api.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "faces/cli/arguments/run_program.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/page/wasm/verbs_here.hpp"
#include "gazetteer_build.hpp"

namespace gazetteer::here {

namespace {

/// They need Z3, other programs, files of SQLite or a day.
constexpr std::array<std::string_view, 11> absent{"ci",     "compare", "conjecture", "draw",
                                                  "kernel", "lsp",     "merge",      "page",
                                                  "status", "submit",  "synthesize"};

cli::Program program() {
    std::string others;
    for (std::string_view name : absent) others += (others.empty() ? "" : ", ") + std::string(name);
    return {
        .name = "gazetteer",
        .says = "Decides games on graphs and hunts for counterexamples, compiled to WebAssembly.",
        .version = "gazetteer " GAZETTEER_BUILD,
        .footer = "Not in this package, but in Debian's and the archive: " + others +
                  ".\n"
                  "Exit codes: 0 as expected; 1 an instance refutes; 2 bad usage or input; 3\n"
                  "inconclusive; 4 the environment failed, or what is asked is not in this "
                  "package; 5 a\n"
                  "defect of gazetteer itself.\n"
                  "Example: gazetteer solve ueg 'path 4'",
        .verbs = verbs_here(),
    };
}

/// What a command line asks for that is not here; empty where all is. A page is asked for before
/// the hunt of which it would tell.
std::string_view missing(std::span<char* const> words) {
    if (words.size() < 2) return {};
    if (std::ranges::find(absent, words[1]) != absent.end()) return words[1];
    for (const std::string_view word : words.subspan(2)) {
        if (word == "--") break;
        if (word == "--html" || word.starts_with("--html=")) return "--html";
    }
    return {};
}

/// The words of the command line, as the host has them; null at the end.
std::vector<char*> words() {
    static std::vector<char> text;
    __wasi_size_t count = 0;
    __wasi_size_t bytes = 0;
    std::vector<char*> result;
    if (__wasi_args_sizes_get(&count, &bytes) != 0) return {nullptr};
    text.resize(bytes);
    result.resize(count + 1, nullptr);
    if (__wasi_args_get(reinterpret_cast<uint8_t**>(result.data()),
                        reinterpret_cast<uint8_t*>(text.data())) != 0)
        return {nullptr};
    return result;
}

}  // namespace

}  // namespace gazetteer::here

/// Runs the command line that the host has; its exit code.
extern "C" __attribute__((export_name("command"))) int run_command() {
    using namespace gazetteer;
    const std::vector<char*> words = here::words();
    const auto count = static_cast<int>(words.size()) - 1;
    const std::string_view missing = here::missing(std::span(words).first(words.size() - 1));
    if (!missing.empty()) {
        std::fprintf(stderr,
                     "gazetteer: %s is not in this package: Debian's and the archive have it "
                     "(docs/INSTALL.md)\n",
                     std::string(missing).c_str());
        return cli::exit_environment;
    }
    const int exit_code = cli::run_program(here::program(), count, words.data());
    // The module goes on: nothing is written at its end.
    std::cout.flush();
    std::fflush(nullptr);
    return exit_code;
}
