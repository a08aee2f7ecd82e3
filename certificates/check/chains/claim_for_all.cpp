// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/claim_for_all.hpp"

#include "certificates/check/chains/claim_words.hpp"
#include "certificates/check/chains/lines.hpp"
#include "certificates/check/chains/piece_play.hpp"
#include "certificates/check/chains/radius.hpp"
#include "certificates/check/rules/play.hpp"
#include "certificates/check/statement.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

namespace {

constexpr int settled_max = 1 << 20;

/// The law on n, n + step, ...; as one number if step is 0. The step is a multiple of its period,
/// and n is large enough.
Line line_of_law(const ChainSequence& law, int n, int step) {
    const int behind = std::max(0, n - law.from);
    const int first = n - behind + behind % law.period;
    return {law.values[index(first - law.units_least)] + behind / law.period * law.adds,
            step / law.period * law.adds};
}

/// Why the laws do not tell the claim where it is asked for.
std::string why_not_given(const ClaimForAll& claim, int settled, int step) {
    if (claim.from < 1 || settled < claim.from || settled > settled_max || step < 1 ||
        step > settled_max)
        return "a number of units is out of range";
    for (const ChainSequence& law : claim.laws) {
        if (law.period < 1 || law.units_least < 1 || law.from < law.units_least ||
            law.values.size() != index(law.from + law.period - law.units_least))
            return "a law has another number of values";
        if (claim.from < law.units_least) return "a law begins behind the claim";
        if (settled < law.from || step % law.period != 0) return "a law is not periodic there";
    }
    return "";
}

}  // namespace

std::string key_of(const ChainLaw& chain, const ChainSequence& law) {
    std::string result = text_of_chain(chain) + '\n' + law.term + '\n' + law.rules_text;
    if (law.place)
        result += std::to_string(static_cast<int>(law.place->part)) + ' ' +
                  std::to_string(law.place->unit) + ' ' + std::to_string(law.place->vertex);
    result += '\n' + std::to_string(law.units_least) + ' ' + std::to_string(law.from) + ' ' +
              std::to_string(law.period) + ' ' + std::to_string(law.adds) + '\n';
    for (std::int64_t value : law.values) result += std::to_string(value) + ' ';
    return result;
}

ChainSequence sequence_of(const ChainLaw& law, const std::string& rules_text) {
    return {.term = "grundy",
            .rules_text = rules_text,
            .units_least = law.units_least,
            .values = std::vector<std::int64_t>(law.values.begin(), law.values.end()),
            .period = law.period,
            .from = law.from};
}

std::string why_not_for_all(const ClaimForAll& claim, int settled, int step) {
    if (std::string why = why_not_given(claim, settled, step); !why.empty()) return why;
    try {
        const invariants::Expression expression = read_claim(claim);
        // Vertices have names too, but no laws.
        if (expression.of_vertex) throw Refusal{"the claim has a word that has no law"};
        int steps = 1 << 26;
        for (int n = claim.from; n < settled + step; ++n) {
            const int here = n < settled ? 0 : step;
            const Line line = line_of(
                expression.whole,
                [&](std::int64_t name) {
                    if (name == 0) return Line{n, here};
                    if (name > static_cast<std::int64_t>(claim.laws.size()))
                        throw Refusal{"the claim has a word that has no law"};
                    return line_of_law(claim.laws[index(static_cast<int>(name) - 1)], n, here);
                },
                steps);
            if (line.at == 0) return "the claim is false for n = " + std::to_string(n);
        }
        return "";
    } catch (const Refusal& refusal) {
        return refusal.why;
    } catch (const invariants::TextFault& fault) {
        return "the expression, at " + std::to_string(fault.offset + 1) + ": " + fault.message;
    }
}

void check_arithmetic(Reader& reader, const Statement& s) {
    const int settled = reader.vertex_line("settled", settled_max + 1);
    const int step = reader.vertex_line("step", settled_max + 1);
    const ClaimForAll& claim = *s.claim_for_all;
    for (const ChainSequence& law : claim.laws)
        reader.prove(reader.shown().contains(key_of(claim.chain, law)),
                     "no certificate before this one in the file proves a law that is given");
    // A member of three units that is a graph has no larger ones that are not.
    try {
        piece(claim.chain, 0, std::min(claim.from, 3));
    } catch (const GraphFault& fault) {
        throw Finding{Judgement::invalid, reader.line(), 1, fault.what};
    }
    if (const std::string why = why_not_for_all(claim, settled, step); !why.empty())
        throw Finding{Judgement::invalid, reader.line(), 1, why};
}

}  // namespace gazetteer::check
