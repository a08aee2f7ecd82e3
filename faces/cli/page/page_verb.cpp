// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer page: draw a graph in a browser, see who wins, and play.
#include <memory>

#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/page/site.hpp"
#include "work/program_files.hpp"

namespace gazetteer::cli {

Verb page_verb() {
    Verb verb{.name = "page",
              .says = "Write a page for browsers: draw a graph, see who wins and why, and play."};
    const auto output = std::make_shared<std::string>("play.html");
    verb.option("-o,--output", output.get(), "Where the page goes; - is standard output")
        .shows_default()
        .value_named("FILE")
        .output();
    verb.footer =
        "The page is one file. It needs no server and no network: the rules and the search run in\n"
        "the browser, as WebAssembly. Reports of hunt --html and verify --html link to it.\n"
        "Exit codes: 0 written; 2 bad usage; 4 the environment failed: the file cannot be "
        "written,\n"
        "or the page's module, a file that is built by itself, is not there.\n"
        "Example: gazetteer page -o -";
    verb.run = [output] {
        const auto folder = runs::program_file().parent_path();
        write_file(*output, page::html(page::module_for(folder)));
        return exit_ok;
    };
    return verb;
}

}  // namespace gazetteer::cli
