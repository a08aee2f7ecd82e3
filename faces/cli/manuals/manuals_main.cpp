// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer-manuals: writes the manual pages and the completions below a folder, as they are
// installed below /usr/share. Each further argument is a file with what --help of another program
// prints, which gets a page. A tool of the build; it is not installed.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "certificates/check/usage.hpp"
#include "counterexamples/synthesis/wish.hpp"
#include "faces/cli/manuals/completion.hpp"
#include "faces/cli/manuals/man_page.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/families/named.hpp"
#include "language/expressions/terms.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/rules/games.hpp"

namespace {

using namespace gazetteer;

cli::Vocabulary vocabulary() {
    cli::Vocabulary result;
    std::vector<std::string>& games = result.words["GAME"];
    Games::for_each([&games]<class R>() { games.emplace_back(R::name); });
    for (const std::string& name : conjectures::GameLibrary::shipped().names())
        games.push_back(name);
    for (const Family& family : families()) result.words["GRAPH"].emplace_back(family.name);
    for (const auto& trait : even_kernels::wish_traits())
        result.words["PROPERTY"].emplace_back(trait.name);
    for (const conjectures::Term& term : conjectures::terms())
        result.words["NAME"].emplace_back(term.name);
    result.names = result.words["NAME"];
    result.names.insert(result.names.end(), games.begin(), games.end());
    result.expressions = {"CONJECTURE", "TARGET", "TERMS", "TERM", "EXPR"};
    return result;
}

void write(const std::filesystem::path& file, const std::string& text) {
    std::filesystem::create_directories(file.parent_path());
    if (!(std::ofstream(file) << text << std::flush))
        throw std::runtime_error(file.string() + ": cannot be written");
}

std::string text_in(const std::string& file) {
    std::ostringstream text;
    if (!(text << std::ifstream(file).rdbuf())) throw std::runtime_error(file + ": cannot be read");
    return text.str();
}

void write_pages(const std::filesystem::path& folder, const cli::Program& program,
                 const std::vector<std::string>& helps) {
    const cli::Imprint imprint{GAZETTEER_VERSION, GAZETTEER_DAY};
    std::vector<cli::ManPage> pages = cli::man_pages(program, imprint);
    pages.push_back(cli::man_page_of_usage(check::usage, {program.name}, imprint));
    for (const std::string& help : helps)
        pages.push_back(cli::man_page_of_usage(text_in(help),
                                               {program.name, program.name + "-check"}, imprint));
    for (cli::ManPage& page : pages) {
        if (page.name == "gazetteer-verify")
            cli::add_section(page, "THE PROGRAM GAZETTEER-VERIFY",
                             "A source tree builds gazetteer-verify besides: a program with the "
                             "verbs claims and verify alone, which ./verify runs while the rest is "
                             "built. It is not installed. 'gazetteer-verify verify' takes and "
                             "prints what 'gazetteer verify' does.");
        write(folder / "man/man1" / (page.name + ".1"), page.text);
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "usage: gazetteer-manuals FOLDER [HELP...]\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    const cli::Program program = cli::gazetteer_program(GAZETTEER_VERSION);
    const cli::Vocabulary words = vocabulary();
    write_pages(folder, program, {argv + 2, argv + argc});
    write(folder / "bash-completion/completions/gazetteer", cli::bash_completion(program, words));
    write(folder / "zsh/vendor-completions/_gazetteer", cli::zsh_completion(program, words));
    write(folder / "fish/vendor_completions.d/gazetteer.fish",
          cli::fish_completion(program, words));
    return 0;
}
