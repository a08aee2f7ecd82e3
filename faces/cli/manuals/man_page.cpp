// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/manuals/man_page.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "faces/cli/manuals/option_texts.hpp"
#include "faces/cli/manuals/roff.hpp"

namespace gazetteer::cli {
namespace {

const std::string see_also_head = ".SH \"SEE ALSO\"\n";

std::string upper(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::toupper(c); });
    return text;
}

/// The line of the page in an index of pages: a small letter first, no full stop.
std::string in_short(std::string says) {
    const auto end = says.find_first_of(".\n");
    says = says.substr(0, end);
    if (!says.empty())
        says.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(says.front())));
    return says;
}

std::string head(const std::string& name, const std::string& says, const Imprint& imprint) {
    return fmt::format(
        ".TH {} 1 {} \"Gazetteer {}\" \"Manual of Gazetteer\"\n"
        ".SH NAME\n{} \\- {}\n.SH SYNOPSIS\n",
        roff(upper(name)), imprint.day, imprint.version, roff(name), roff(in_short(says)));
}

std::string see_also(const std::vector<std::string>& pages) {
    std::string result = see_also_head;
    for (const std::string& page : pages)
        result += fmt::format(".BR {} (1){}\n", roff(page), &page == &pages.back() ? "" : ",");
    return result;
}

/// A section of paragraphs; those that are indented, or all if so asked, keep their lines.
std::string section(const std::string& name, const std::vector<std::string>& paragraphs,
                    bool as_they_are = false) {
    std::string result;
    for (const std::string& text : paragraphs) {
        if (!result.empty()) result += ".PP\n";
        result +=
            as_they_are || text.starts_with("  ") ? ".nf\n" + roff(text) + "\n.fi\n" : filled(text);
    }
    return result.empty() ? "" : ".SH " + name + "\n" + result;
}

std::string entry(const std::string& tag, const std::string& text) {
    return ".TP\n" + tag + "\n" + filled(text);
}

/// The parts of a footer after the description: what it explains, exit codes, examples.
std::string ends(const HelpNotes& notes) {
    std::string result = section("NOTES", notes.paragraphs);
    if (!notes.exit_codes.empty()) result += ".SH \"EXIT STATUS\"\n";
    for (const std::string& code : notes.exit_codes)
        result += std::isdigit(static_cast<unsigned char>(code.front())) != 0
                      ? entry(bold(code.substr(0, 1)), code.substr(2))
                      : filled(code);
    return result + section("EXAMPLES", notes.examples, true);
}

std::string synopsis(const Program& program, const Verb& verb) {
    std::string result = bold(program.name + " " + verb.name);
    for (const Option& option : verb.options)
        if (is_named(option) && option.is_required)
            result += " " + bold(longest_name(option)) + " " + italic(value_of(option));
    result += " [" + italic("OPTIONS") + "]";
    for (const Option& option : verb.options)
        if (!is_named(option)) {
            const std::string place = italic(option.names) + (takes_several(option) ? "..." : "");
            result += option.is_required ? " " + place : " [" + place + "]";
        }
    if (verb.words != nullptr) result += " [" + italic("GRAPH") + "...]";
    return result + "\n";
}

std::string title(const Option& option) {
    if (!is_named(option)) return italic(option.names) + (takes_several(option) ? "..." : "");
    std::string result;
    for (const std::string& name : names_of(option))
        result += (result.empty() ? "" : ", ") + bold(name);
    if (is_flag(option)) return result;
    return result + " " + italic(value_of(option));
}

ManPage page_of(const Program& program, const Verb& verb, const Imprint& imprint) {
    ManPage page{program.name + "-" + verb.name, ""};
    page.text = head(page.name, verb.says, imprint) + synopsis(program, verb) +
                ".SH DESCRIPTION\n" + filled(verb.says);
    for (const bool named : {false, true}) {
        std::string entries;
        for (const Option& option : verb.options)
            if (is_named(option) == named) entries += entry(title(option), explained(option));
        if (named) entries += entry(bold("-h") + ", " + bold("--help"), "Print help, and end.");
        if (!entries.empty()) page.text += (named ? ".SH OPTIONS\n" : ".SH ARGUMENTS\n") + entries;
    }
    page.text += ends(notes_of(verb.footer)) + see_also({program.name});
    return page;
}

}  // namespace

std::vector<ManPage> man_pages(const Program& program, const Imprint& imprint) {
    ManPage first{program.name, head(program.name, program.says, imprint)};
    first.text += fmt::format("{} {} [{}]\n.br\n{} {} | {}\n.SH DESCRIPTION\n{}.SH VERBS\n",
                              bold(program.name), italic("VERB"), italic("WORDS") + "...",
                              bold(program.name), bold("--help"), bold("--version"),
                              filled(program.says + " Each verb has a page of its own."));
    std::vector<ManPage> pages;
    std::vector<std::string> others;
    for (const Verb& verb : program.verbs) {
        pages.push_back(page_of(program, verb, imprint));
        first.text += entry(bold(verb.name), verb.says);
        others.push_back(pages.back().name);
    }
    others.push_back(program.name + "-check");
    first.text += ends(notes_of(program.footer)) + see_also(others);
    pages.insert(pages.begin(), first);
    return pages;
}

ManPage man_page_of_usage(const std::string& usage, const std::vector<std::string>& also,
                          const Imprint& imprint) {
    const std::string intro = "usage: ";
    const auto line_end = usage.find('\n');
    const std::string call = usage.substr(intro.size(), line_end - intro.size());
    const std::string name = call.substr(0, call.find(' '));
    HelpNotes notes = notes_of(usage.substr(line_end + 1));
    const std::string says = notes.paragraphs.front();
    notes.paragraphs.erase(notes.paragraphs.begin());
    return {name, head(name, says, imprint) + bold(name) + roff(call.substr(name.size())) +
                      "\n.SH DESCRIPTION\n" + filled(says) + ends(notes) + see_also(also)};
}

void add_section(ManPage& page, const std::string& section, const std::string& text) {
    page.text.insert(page.text.find(see_also_head), ".SH \"" + section + "\"\n" + filled(text));
}

}  // namespace gazetteer::cli
