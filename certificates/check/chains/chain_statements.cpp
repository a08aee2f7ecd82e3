// SPDX-License-Identifier: GPL-3.0-or-later
// What certificates state about chains.
#include "certificates/check/statement_lines.hpp"

namespace gazetteer::check {

namespace {

/// The lines "units", "law" and "period P from N adds A".
void read_values(Reader& reader, Statement& s, ChainSequence& sequence) {
    sequence.units_least =
        static_cast<int>(reader.number_in(next_value(reader, s, "units"), length_max));
    reader.next_line("law");
    sequence.values =
        reader.list([&] { return reader.number_in(reader.word(), number_max); }, false);
    const auto next_number = [&](std::string_view first) {
        reader.demand(reader.word() == first,
                      "'period', 'from' and 'adds' belong here, each with a number");
        return static_cast<int>(reader.number_in(reader.word(), length_max));
    };
    reader.next_line("verdict");
    sequence.period = next_number("period");
    sequence.from = next_number("from");
    sequence.adds = next_number("adds");
    reader.end_of_line();
    s.verdict = "period " + std::to_string(sequence.period) + " from " +
                std::to_string(sequence.from) + " adds " + std::to_string(sequence.adds);
    note(s, "verdict " + s.verdict);
}

/// "unit I J", "last_unit I J", "left J" or "right J".
PlaceInChain read_place(Reader& reader, Statement& s, const ChainLaw& chain) {
    using Where = PlaceInChain::Part;
    reader.next_line("at");
    note(s, "at " + std::string(reader.left()));
    const std::string_view word = reader.word();
    const bool in_unit = word == "unit" || word == "last_unit";
    reader.demand(in_unit || word == "left" || word == "right",
                  "'unit', 'last_unit', 'left' or 'right' belongs here");
    PlaceInChain place;
    if (in_unit) {
        place.part = word == "unit" ? Where::unit : Where::last_unit;
        place.unit = static_cast<int>(reader.number_in(reader.word(), length_max));
        place.vertex = reader.vertex_in(reader.word(), chain.unit.graph.order());
    } else {
        place.part = word == "left" ? Where::left : Where::right;
        const PieceKind& kind = chain.kind(0);
        place.vertex = reader.vertex_in(reader.word(),
                                        (word == "left" ? kind.left : kind.right).graph.order());
    }
    reader.end_of_line();
    return place;
}

/// The lines from "term" on. The rules of a game belong to a claim from its law.
void read_term(Reader& reader, Statement& s, const ChainLaw& chain, bool with_games,
               ChainSequence& sequence) {
    sequence.term = next_value(reader, s, "term");
    const bool of_game = with_games && sequence.term == "grundy";
    reader.demand(of_game || is_term_of_chains(sequence.term), "no term of this name");
    if (is_at_vertex(sequence.term)) sequence.place = read_place(reader, s, chain);
    if (of_game) {
        reader.next_line("rules");
        sequence.game = next_rules(reader, s, reader.rest(), &sequence.rules_text).name;
    }
    read_values(reader, s, sequence);
}

}  // namespace

void read_law(Reader& reader, Statement& s) {
    reader.next_line("rules");
    s.rules = next_rules(reader, s, reader.rest(), &s.rules_text);
    s.law = read_chain_law(reader);
    note(s, text_of_chain(*s.law));
    s.verdict = "period " + std::to_string(s.law->period) + " from " + std::to_string(s.law->from);
    note(s, "verdict " + s.verdict);
}

void read_member(Reader& reader, Statement& s) {
    s.member.emplace();
    reader.next_line("games");
    const std::int64_t games = reader.number_in(reader.rest(), games_max);
    for (std::int64_t i = 0; i < games; ++i) {
        reader.next_line("rules");
        s.member->games.push_back(next_rules(reader, s, reader.rest()));
    }
    s.member->chain = read_chain(reader);
    note(s, text_of_chain(s.member->chain));
    s.member->expression = next_value(reader, s, "expression");
    s.member->units_min =
        static_cast<int>(reader.number_in(next_value(reader, s, "from"), length_max));
    s.verdict = next_value(reader, s, "verdict");
    constexpr std::string_view word = "false at ";
    reader.demand(s.verdict.starts_with(word), "'false at' and a number belong here");
    s.member->units = static_cast<int>(
        reader.number_in(std::string_view(s.verdict).substr(word.size()), length_max));
}

void read_sequence(Reader& reader, Statement& s) {
    s.sequence.emplace();
    s.sequence->chain = read_chain(reader);
    note(s, text_of_chain(s.sequence->chain));
    read_term(reader, s, s.sequence->chain, false, *s.sequence);
}

void read_claim_for_all(Reader& reader, Statement& s) {
    ClaimForAll& claim = s.claim_for_all.emplace();
    claim.chain = read_chain(reader);
    note(s, text_of_chain(claim.chain));
    reader.next_line("laws");
    claim.laws.resize(static_cast<std::size_t>(reader.number_in(reader.rest(), given_laws_max)));
    for (ChainSequence& law : claim.laws) read_term(reader, s, claim.chain, true, law);
    claim.expression = next_value(reader, s, "expression");
    claim.from = static_cast<int>(reader.number_in(next_value(reader, s, "from"), length_max));
    s.verdict = next_value(reader, s, "verdict");
    reader.demand(s.verdict == "true", "'true' belongs here");
}

}  // namespace gazetteer::check
