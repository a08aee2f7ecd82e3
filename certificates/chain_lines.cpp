// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/chain_lines.hpp"

#include <algorithm>
#include <sstream>

#include "certificates/certificate.hpp"
#include "certificates/check/check.hpp"
#include "certificates/data_strategy.hpp"
#include "graph/errors.hpp"

namespace gazetteer::certificates {

using chains::End;
using chains::Link;

namespace {

/// A graph, and edges from it; both ascend.
void write_part(std::ostream& out, std::string_view first, int order,
                const std::vector<Edge>& edges, std::string_view joins, std::vector<Link> links) {
    out << first << ' ' << certificate_graph(SparseGraph(order, edges)) << '\n' << joins;
    std::ranges::sort(links);
    for (const auto& [u, v] : links) out << ' ' << u << '-' << v;
    out << '\n';
}

}  // namespace

void write_end_of_chain(std::ostream& out, std::string_view side, const End& end) {
    write_part(out, side, end.order, end.edges, "hooks", end.hooks);
}

void write_units(std::ostream& out, const chains::Pattern& pattern) {
    const chains::Unit& unit = pattern.unit;
    write_part(out, "unit", unit.order, unit.edges, "joins", unit.joins);
    write_numbers(out, "turn", pattern.turn);
}

void write_chain(std::ostream& out, const chains::Pattern& pattern) {
    write_units(out, pattern);
    out << "chain " << (pattern.closed ? "ring" : "open") << '\n';
    write_end_of_chain(out, "left", pattern.left);
    write_end_of_chain(out, "right", pattern.right);
}

void write_rules(std::ostream& out, const script::Rules& rules) {
    const std::vector<std::string> lines = certificate_rules(rules);
    out << "rules " << lines.size() << '\n';
    for (const std::string& line : lines) out << line << '\n';
}

void write_judged(std::ostream& out, const std::string& text, const std::string& what,
                  Shown* shown) {
    std::istringstream in(text);
    check::Reader reader(in);
    if (shown != nullptr) reader.shown() = *shown;
    const check::Finding finding = check::check_certificate(reader);
    if (finding.judgement != check::Judgement::valid)
        throw InputError("no certificate of " + what + ": " + finding.text);
    if (shown != nullptr) *shown = reader.shown();
    write_made(out, text);
}

}  // namespace gazetteer::certificates
