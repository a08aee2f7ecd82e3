// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/markdown.hpp"

#include <fmt/format.h>

#include "faces/reports/phrases.hpp"

namespace gazetteer::reports {

std::string escaped_markdown(const std::string& text) {
    std::string result;
    for (char c : text) {
        if (std::string_view("|*_`<\\").find(c) != std::string_view::npos) result += '\\';
        result += c;
    }
    return result;
}

namespace {

std::string status_sentence(const properties::AnyClaim& claim) {
    if (claim.status == properties::Status::cited) return source_says(claim) + "; only cited";
    if (claim.status != properties::Status::refuted) return source_says(claim);
    return fmt::format("{}; refuted as printed by `{}`; repaired: {}", source_says(claim),
                       claim.refuted_by, claim.repaired_by);
}

/// The sentence, how it was read, and the words beside it.
std::string statement_text(const properties::AnyClaim& claim) {
    std::string result = escaped_markdown(claim.says);
    if (!claim.reading.empty()) result += " — Reading: " + escaped_markdown(claim.reading);
    for (const properties::Quotation& quotation : claim.beside)
        result += fmt::format(" — Beside it, [{}]: \"{}\"", quotation.source,
                              escaped_markdown(quotation.words));
    return result;
}

std::string domain_text(const properties::AnyClaim& claim) {
    if (claim.domain.empty()) return "-";
    return escaped_markdown(bounded_domain(claim, claim.bounds.verify));
}

/// A proof's name, linked to its file in a folder of proofs/; "-" if there is none.
std::string link_text(const std::string& folder, const std::string& name) {
    if (name.empty()) return "-";
    const auto dot = name.find('.');
    const std::string file = folder == "coq" ? name.substr(0, dot) + ".v" : name + ".smt2";
    return fmt::format("[`{}`](../proofs/{}/{})", name.substr(dot + 1), folder, file);
}

}  // namespace

std::string markdown_text(std::span<const properties::Source> sources) {
    std::string text =
        "# The register of claims\n\n"
        "Written by `gazetteer claims --markdown`; do not edit. The first four columns are what "
        "the\n"
        "source has. The others are what the machine has: the instances to the bound of "
        "`./verify`,\n"
        "random ones beyond, wrong variants refuted, and proofs for all sizes.\n"
        "\n"
        "A statement is refuted only if no reading that its author could have meant holds. One "
        "with\n"
        "an explicit range, such as n >= 1, is refuted if it fails inside that range. A statement\n"
        "that no run can test is only cited, beside the words of the source that it rests on.\n";
    for (const properties::Source& source : sources) {
        text += fmt::format(
            "\n## {}\n\n{}.\n\n| claim | place | statement | source says | machine has: checked on "
            "| random | near misses | Z3 and cvc5 | Coq |\n"
            "|---|---|---|---|---|---|---|---|---|\n",
            source.key, source.reference);
        for (const properties::AnyClaim& claim : source.claims) {
            const std::string random =
                claim.bounds.random_tests == 0
                    ? "-"
                    : fmt::format("{} to size {}", claim.bounds.random_tests, claim.bounds.random);
            text += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", claim.id,
                                claim.place, statement_text(claim), status_sentence(claim),
                                domain_text(claim), random, claim.near_misses.size(),
                                link_text("smt", claim.symbolic), link_text("coq", claim.proved));
        }
    }
    text.pop_back();
    return text;
}

}  // namespace gazetteer::reports
