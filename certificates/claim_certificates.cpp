// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/claim_certificates.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <sstream>

#include "certificates/certificate.hpp"
#include "certificates/check/chains/radius.hpp"
#include "certificates/check/chains/vertex_counts.hpp"
#include "certificates/check/rules/play.hpp"
#include "certificates/check/statement.hpp"
#include "graph/errors.hpp"
#include "graph/index.hpp"

namespace gazetteer::certificates {

namespace {

void write_place(std::ostream& out, const ChainPlace& v) {
    if (v.part == ChainPlace::Part::unit)
        out << (v.from_end ? "at last_unit " : "at unit ") << v.unit;
    else
        out << (v.part == ChainPlace::Part::left ? "at left" : "at right");
    out << ' ' << v.vertex << '\n';
}

void write_used_law(std::ostream& out, const UsedLaw& used) {
    out << "term " << used.term << '\n';
    if (used.game != nullptr) write_rules(out, *used.game);
    if (used.v) write_place(out, *used.v);
    out << "units " << used.law.first << '\n';
    write_numbers(out, "law", used.law.values);
    out << "verdict period " << used.law.period << " from " << used.law.repeats_from() << " adds "
        << used.law.slope << '\n';
}

/// The statement of the text. Throws InputError if the checker does not know it.
check::Statement statement_of(const std::string& head, const std::string& what) {
    std::istringstream in(head);
    check::Reader reader(in);
    try {
        reader.next_line();
        reader.next_line();
        return check::read_statement(reader);
    } catch (const check::Finding& fault) {
        throw InputError("no certificate of '" + what + "': " + fault.text);
    }
}

/// The first state that comes back, by the checker's own walk from so many units on: behind how
/// many units, and after how many more.
check::ReturnOfStates first_return(const check::ChainSequence& sequence, int least) {
    constexpr int units_max = 4000;
    try {
        check::TermWalk walk(sequence);
        std::map<std::vector<std::map<std::uint64_t, int>>, int> met;
        for (int n = least; n <= units_max; ++n) {
            const auto [place, is_new] = met.try_emplace(walk.states(n), n);
            if (!is_new) return {place->second, n - place->second};
        }
    } catch (const check::GraphFault& fault) {
        throw InputError("no certificate of '" + sequence.term + "': " + fault.what);
    } catch (const check::Refusal& refusal) {
        throw InputError("no certificate of '" + sequence.term + "': " + refusal.why);
    }
    throw InputError("no certificate of '" + sequence.term + "': no state came back in " +
                     std::to_string(units_max) + " units");
}

/// The numbers that are written in the claim.
std::vector<std::int64_t> numbers_in(const std::string& claim) {
    std::vector<std::int64_t> result;
    for (std::size_t i = 0; i < claim.size();) {
        const auto end = std::min(claim.find_first_not_of("0123456789", i), claim.size());
        if (end > i && end - i < 6) result.push_back(std::stoll(claim.substr(i, end - i)));
        i = end + 1;
    }
    return result;
}

/// From where on the checker's arithmetic decides the claim, and by what step: a multiple of the
/// periods times the numbers of the claim, which may divide what a period adds.
check::ArithmeticEvidence settled_from(const std::string& head, const std::string& text,
                                       const std::optional<check::ReturnOfStates>& states) {
    constexpr std::int64_t most = 1 << 18;
    const check::ClaimForAll claim = *statement_of(head, text).claim_for_all;
    const auto multiple = [](std::int64_t a, std::int64_t b) {
        return b > 0 && a <= most && std::lcm(a, b) <= most ? std::lcm(a, b) : a;
    };
    std::int64_t periods = states ? states->after : 1;
    std::int64_t numbers = 1;
    std::int64_t least = std::max(claim.from, states ? states->from + 1 : 1);
    for (const check::ChainSequence& law : claim.laws) {
        periods = multiple(periods, law.period);
        least = std::max<std::int64_t>(least, law.from);
    }
    for (std::int64_t number : numbers_in(text)) numbers = multiple(numbers, number);
    const std::int64_t once =
        periods * numbers <= most ? periods * numbers : multiple(periods, numbers);
    std::string why;
    // A divisor may be a number that is not written: n div (1 + n mod 3).
    for (std::int64_t factor : {1, 2, 6, 12, 60})
        for (std::int64_t settled = least; settled <= most && once * factor <= most;
             settled = 2 * settled + 1) {
            const check::ArithmeticEvidence result{static_cast<int>(settled),
                                                   static_cast<int>(once * factor), states};
            why = why_not_for_all(claim, result);
            if (why.empty()) return result;
        }
    throw InputError("no certificate of '" + text + "': " + why);
}

}  // namespace

UsedLaw used_law(const script::Rules& rules, const chains::GameLaw& law) {
    UsedLaw result{"grundy", &rules, std::nullopt, {}};
    result.law = {law.length_min, law.own.preperiod - law.length_min, law.own.period, 0, {}};
    for (int n = law.length_min; n < law.own.preperiod + law.own.period; ++n)
        result.law.values.push_back(law.value(n));
    return result;
}

void write_refuting_member(std::ostream& out, const std::string& claim, const Chain& chain,
                           int from, int n, const std::vector<script::Rules>& games) {
    std::ostringstream text;
    write_beginning(text, "chain-refutes");
    text << "games " << games.size() << '\n';
    for (const script::Rules& rules : games) write_rules(text, rules);
    write_chain(text, chains::pattern_of(chain));
    text << "expression " << claim << "\nfrom " << from << "\nverdict false at " << n
         << "\nevidence members\nend\n";
    write_judged(out, text.str(), "'" + claim + "'");
}

void write_sequence(std::ostream& out, const std::string& term, const Chain& chain,
                    const SequenceLaw& law, const std::optional<ChainPlace>& v, Shown* shown) {
    const chains::Pattern pattern = chains::pattern_of(chain);
    std::ostringstream text;
    write_beginning(text, "chain-sequence");
    write_chain(text, pattern);
    write_used_law(text, {term, nullptr, v, law});
    text << "evidence states\n";
    const std::string head = text.str();
    const check::ChainSequence stated = *statement_of(head, term).sequence;
    const auto [units, period] = first_return(stated, stated.units_least);
    write_judged(out,
                 head + "preperiod " + std::to_string(units) + "\nperiod " +
                     std::to_string(period) + "\nend\n",
                 "'" + term + "'", shown);
}

VerticesForAll vertices_for_all(const Chain& chain, const std::set<std::string>& terms) {
    using Part = ChainPlace::Part;
    VerticesForAll result{{0, 1}, {}};
    if (!chain.ring) {
        result.states = {1, 1};
        std::ostringstream text;
        write_chain(text, chains::pattern_of(chain));
        std::istringstream in(text.str());
        check::Reader reader(in);
        const check::ChainLaw walked = check::read_chain(reader);
        for (const std::string& term : terms) {
            const check::ReturnOfStates one =
                first_return({.chain = walked, .term = check::walked_before(term)}, 1);
            result.states.from = std::max(result.states.from, one.from);
            result.states.after = std::lcm(result.states.after, one.after);
        }
    }
    for (Vertex j = 0; j < chain.left.graph.order(); ++j)
        result.places.push_back({Part::left, 0, false, j});
    for (int i = 0; i < result.states.from + result.states.after; ++i)
        for (Vertex j = 0; j < chain.unit.order(); ++j)
            result.places.push_back({Part::unit, i, false, j});
    for (Vertex j = 0; j < chain.right.graph.order(); ++j)
        result.places.push_back({Part::right, 0, false, j});
    return result;
}

void write_claim_for_all(std::ostream& out, const std::string& claim, const Chain& chain, int from,
                         const std::vector<UsedLaw>& laws, const Shown& shown,
                         const std::optional<check::ReturnOfStates>& states) {
    std::ostringstream text;
    write_beginning(text, "chain-proves");
    write_chain(text, chains::pattern_of(chain));
    text << "laws " << laws.size() << '\n';
    for (const UsedLaw& law : laws) write_used_law(text, law);
    text << "expression " << claim << "\nfrom " << from << "\nverdict true\n";
    const auto [settled, step, returned] = settled_from(text.str(), claim, states);
    text << "evidence " << (returned ? "vertices" : "arithmetic") << "\nsettled " << settled
         << "\nstep " << step << '\n';
    if (returned) text << "return " << returned->from << ' ' << returned->after << '\n';
    text << "end\n";
    Shown before = shown;
    write_judged(out, text.str(), "'" + claim + "'", &before);
}

}  // namespace gazetteer::certificates
