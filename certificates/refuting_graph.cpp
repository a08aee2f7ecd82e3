// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/refuting_graph.hpp"

#include <algorithm>
#include <set>
#include <sstream>

#include "certificates/certificate.hpp"
#include "certificates/check/invariants/witnesses.hpp"
#include "graph/errors.hpp"

namespace gazetteer::certificates {

namespace own = check::invariants;

namespace {

/// Those that are known at sight, or are real and have no witness.
bool is_plain(const own::Term& term) {
    const auto has = [&](std::span<const own::Term> terms) {
        return std::ranges::find(terms, term.name, &own::Term::name) != terms.end();
    };
    return has(own::plain_terms) || has(own::spectral_terms);
}

void collect_terms(const own::Part& part, std::set<std::string>& terms) {
    if (part.op == own::Op::term && part.parts[0].op == own::Op::whole && !part.term->of_vertex &&
        !is_plain(*part.term))
        terms.emplace(part.term->name);
    for (const own::Part& inner : part.parts) collect_terms(inner, terms);
}

/// All sets of these, the larger ones first.
std::vector<std::set<std::string>> subsets(const std::set<std::string>& terms) {
    std::vector<std::set<std::string>> result{{}};
    for (const std::string& one : terms) {
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

own::Known shown_by(const Graph& g, const std::vector<std::string>& lines, own::Steps& steps) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    std::istringstream in(text);
    check::Reader reader(in);
    return own::read_witnesses(reader, g, steps);
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

bool RefutingGraphWriter::is_refuted(own::Known known, own::Steps& steps) const {
    const Vertex v = claim_.root.value_or(-1);
    for (const own::Expression& hypothesis : hypotheses_)
        if (!is_true(hypothesis, claim_.graph, v, known, steps)) return false;
    return !is_true(expression_, claim_.graph, v, known, steps);
}

RefutingGraphWriter::Bounds RefutingGraphWriter::bounds_of(
    const std::vector<BoundWitness>& witnesses) const {
    Bounds result;
    for (BoundWitness witness : witnesses) try {
            own::Steps steps(watch_);
            if (!witness.between)
                witness.between = shown_by(claim_.graph, {witness.line}, steps).begin()->second;
            result.push_back(witness);
        } catch (const own::Unproved&) {
            // Then the other bound, or the enumeration, has to do.
        }
    // As a certificate has them.
    std::ranges::sort(result, {},
                      [](const BoundWitness& bound) { return std::pair(bound.term, bound.line); });
    return result;
}

own::Known RefutingGraphWriter::together(const Bounds& bounds) {
    own::Known result;
    for (const auto& [term, line, between] : bounds) {
        own::Number& known = result.try_emplace(own::find_term(term), *between).first->second;
        known = own::Number::between(std::max(known.low(), between->low()),
                                     std::min(known.high(), between->high()));
    }
    return result;
}

bool RefutingGraphWriter::is_refuted_with(const Bounds& bounds, const Values& values) const {
    own::Known known = together(bounds);
    for (const auto& [term, value] : values) known.try_emplace(own::find_term(term), value);
    own::Steps steps(watch_);
    try {
        return is_refuted(known, steps);
    } catch (const own::TooLarge& unproved) {
        // No witness is of such terms: those of vertices, of graphs that are made, of games.
        throw InputError(unproved.reason);
    }
}

RefutingGraphWriter::Bounds RefutingGraphWriter::without_needless(Bounds bounds,
                                                                  const Values& values) const {
    for (std::size_t i = bounds.size(); i-- > 0;) {
        if (std::ranges::count(bounds, bounds[i].term, &BoundWitness::term) < 2) continue;
        Bounds fewer = bounds;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        try {
            if (is_refuted_with(fewer, values)) bounds = fewer;
        } catch (const own::Unproved&) {
            // Both are needed.
        }
    }
    return bounds;
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
                                const Values& values) const {
    const Bounds all = bounds_of(witnesses);
    std::set<std::string> terms;
    for (const BoundWitness& bound : all) terms.insert(bound.term);
    std::string reason;
    for (const std::set<std::string>& kept : subsets(terms)) {
        Bounds bounds = all;
        std::erase_if(bounds, [&](const BoundWitness& one) { return !kept.contains(one.term); });
        try {
            require(is_refuted_with(bounds, values), "a graph that refutes the conjecture");
            std::vector<std::string> lines;
            for (const BoundWitness& bound : without_needless(bounds, values))
                lines.push_back(bound.line);
            // Without the help of the values, as the checker will.
            own::Steps steps(watch_);
            require(is_refuted(shown_by(claim_.graph, lines, steps), steps),
                    "the checker to agree with the hunt");
            write_certificate(out, lines);
            return;
        } catch (const own::Unproved& unproved) {
            reason = unproved.reason;
        }
    }
    throw InputError(reason);
}

}  // namespace gazetteer::certificates
