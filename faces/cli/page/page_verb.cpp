// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer page: draw a graph in a browser, see who wins, and play.
#include <memory>
#include <nlohmann/json.hpp>

#include "counterexamples/papers/paper_reader.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/page/site.hpp"
#include "properties/catalogue.hpp"
#include "properties/papers/source_words.hpp"
#include "work/program_files.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;

/// With its statement spelled out, on the first of its grounds.
Json claim_json(const conjectures::PaperClaim& claim) {
    Json result = {
        {"id", claim.id}, {"says", claim.says}, {"refuted", claim.refuted_by.has_value()}};
    if (!claim.holds || claim.grounds.empty()) return result;
    result["holds"] = to_string(claim.holds->conjecture.expression());
    result["on"] = claim.grounds.front().text;
    return result;
}

/// The five sources, for the page.
std::string papers_text() {
    Json result = Json::array();
    for (const properties::Source& source : properties::sources()) {
        const auto paper =
            conjectures::read_paper_here(properties::source_file(source.key), "").paper;
        Json claims = Json::array();
        for (const conjectures::PaperClaim& claim : paper.claims)
            claims.push_back(claim_json(claim));
        result.push_back({{"id", paper.key}, {"title", paper.title}, {"claims", claims}});
    }
    return result.dump();
}

}  // namespace

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
        write_file(*output, page::html(page::module_for(folder), papers_text()));
        return exit_ok;
    };
    return verb;
}

}  // namespace gazetteer::cli
