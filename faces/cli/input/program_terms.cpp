// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/input/program_terms.hpp"

#include "graph/errors.hpp"
#include "language/expressions/syntax.hpp"
#include "language/programs/program_terms.hpp"

namespace gazetteer::cli {

void add_program_terms_option(Verb& verb, ProgramTermArguments& arguments) {
    verb.option("--term", &arguments.terms,
                "'f = COMMAND' or 'f(v): boolean = COMMAND': a term that a program computes. "
                "COMMAND, a line of sh, is started once a thread, reads graph6, and v behind it, "
                "and writes a line for each line that it has read")
        .value_named("TERM")
        .one_word();
    verb.option("--term-seconds", &arguments.seconds,
                "How long an answer of such a program may take")
        .positive()
        .value_named("S");
}

void add_to_conjectures(const ProgramTermArguments& arguments) {
    for (const std::string& text : arguments.terms) {
        const auto term = conjectures::parse_program_term(text);
        if (!term) throw InputError(conjectures::describe(text, term.error(), "--term"));
        conjectures::add_program_term(*term, arguments.seconds);
    }
}

}  // namespace gazetteer::cli
