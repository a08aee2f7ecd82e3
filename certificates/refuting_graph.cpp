// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/refuting_graph.hpp"

#include <algorithm>
#include <set>
#include <sstream>

#include "certificates/certificate.hpp"
#include "certificates/check/invariants/refutes.hpp"
#include "graph/errors.hpp"

namespace gazetteer::certificates {

namespace own = check::invariants;

namespace {

/// Those that are found by enumeration, of which some have witnesses.
bool is_searched(std::string_view name) {
    const auto has = [&](std::span<const own::Term> terms) {
        return std::ranges::find(terms, name, &own::Term::name) != terms.end();
    };
    return has(own::extremal_terms) || has(own::colouring_terms);
}

void collect_terms(const own::Part& part, std::set<std::string>& terms) {
    if (part.op == own::Op::term && part.parts[0].op == own::Op::whole && !part.term->of_vertex &&
        is_searched(part.term->name))
        terms.emplace(part.term->name);
    for (const own::Part& inner : part.parts) collect_terms(inner, terms);
}

/// The lines of the witnesses whose terms are kept, as a certificate has them.
std::vector<std::string> lines_of(const std::vector<BoundWitness>& witnesses,
                                  const std::set<std::string>& kept) {
    std::vector<std::pair<std::string, std::string>> chosen;
    for (const BoundWitness& witness : witnesses)
        if (kept.contains(witness.term)) chosen.emplace_back(witness.term, witness.line);
    std::ranges::sort(chosen);
    std::vector<std::string> result;
    for (const auto& [term, line] : chosen) result.push_back(line);
    return result;
}

/// All sets of these, the larger ones first.
std::vector<std::set<std::string>> subsets(const std::vector<std::string>& all) {
    std::vector<std::set<std::string>> result{{}};
    for (const std::string& one : all) {
        const std::size_t before = result.size();
        for (std::size_t i = 0; i < before; ++i) {
            result.push_back(result[i]);
            result.back().insert(one);
        }
    }
    std::ranges::stable_sort(result, std::greater(), [](const auto& set) { return set.size(); });
    return result;
}

/// Those of the list, and those by these rules.
check::AskedGames asked_games(const std::vector<std::vector<std::string>>& games) {
    check::AskedGames result = check::listed_games();
    for (const std::vector<std::string>& lines : games) {
        check::RulesReader reader;
        for (const std::string& line : lines) reader.read(line);
        add_game(result, reader.finish());
    }
    return result;
}

}  // namespace

own::Expression read_conjecture(const std::string& text,
                                const std::vector<std::vector<std::string>>& games) {
    if (text.find("..") != text.npos)
        throw InputError("gazetteer-check knows no quantifiers over numbers");
    try {
        return own::read_expression(text, asked_games(games));
    } catch (const own::TextFault& fault) {
        throw InputError(fault.message);
    }
}

RefutingGraphWriter::RefutingGraphWriter(RefutingGraph claim, std::function<void()> watch)
    : claim_(std::move(claim)),
      watch_(std::move(watch)),
      expression_(read_conjecture(claim_.expression, claim_.games)) {
    for (const std::string& text : claim_.hypotheses)
        hypotheses_.push_back(read_conjecture(text, claim_.games));
}

std::vector<std::string> RefutingGraphWriter::terms() const {
    std::set<std::string> result;
    collect_terms(expression_.whole, result);
    for (const own::Expression& hypothesis : hypotheses_) collect_terms(hypothesis.whole, result);
    return {result.begin(), result.end()};
}

bool RefutingGraphWriter::is_refuted(own::Known known) const {
    own::Steps steps(watch_);
    const Vertex v = claim_.root.value_or(-1);
    for (const own::Expression& hypothesis : hypotheses_)
        if (!is_true(hypothesis, claim_.graph, v, known, steps)) return false;
    return !is_true(expression_, claim_.graph, v, known, steps);
}

own::Known RefutingGraphWriter::shown_by(const std::vector<std::string>& lines) const {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    std::istringstream in(text);
    check::Reader reader(in);
    return own::read_witnesses(reader, claim_.graph);
}

void RefutingGraphWriter::write_certificate(std::ostream& out,
                                            const std::vector<std::string>& lines) const {
    CertificateHead head;
    head.claim = "refutes";
    head.expression = claim_.expression;
    head.hypotheses = claim_.hypotheses;
    head.games = claim_.games;
    head.graph = certificate_graph(claim_.graph);
    head.verdict = "false";
    if (expression_.of_vertex || std::ranges::any_of(hypotheses_, &own::Expression::of_vertex))
        head.roots = {claim_.root.value()};
    write_head(out, head);
    out << "evidence invariants\n";
    for (const std::string& line : lines) out << line << '\n';
    write_end(out);
}

void RefutingGraphWriter::write(std::ostream& out, const std::vector<BoundWitness>& witnesses,
                                const std::map<std::string, std::int64_t>& values) const {
    std::set<std::string> shown;
    for (const BoundWitness& witness : witnesses) shown.insert(witness.term);
    std::string reason;
    for (const std::set<std::string>& kept : subsets({shown.begin(), shown.end()})) {
        const std::vector<std::string> lines = lines_of(witnesses, kept);
        try {
            own::Known known = shown_by(lines);
            own::Known helped = known;
            for (const auto& [term, value] : values)
                helped.try_emplace(own::find_term(term), value);
            require(is_refuted(helped), "a graph that refutes the conjecture");
            // Without the help of the values, as the checker will.
            require(is_refuted(known), "the checker to agree with the hunt");
        } catch (const own::TooLarge& unproved) {
            // Nothing that is asked before it is told otherwise by other witnesses.
            throw InputError(unproved.reason);
        } catch (const own::Unproved& unproved) {
            reason = unproved.reason;
            continue;
        }
        write_certificate(out, lines);
        return;
    }
    throw InputError(reason);
}

}  // namespace gazetteer::certificates
