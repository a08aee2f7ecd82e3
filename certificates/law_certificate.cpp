// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/law_certificate.hpp"

#include <algorithm>
#include <sstream>

#include "certificates/certificate.hpp"
#include "certificates/check/chains/radius.hpp"
#include "certificates/check/check.hpp"
#include "certificates/check/rules/play.hpp"
#include "certificates/check/statement.hpp"
#include "certificates/data_strategy.hpp"
#include "graph/errors.hpp"
#include "graph/index.hpp"

namespace gazetteer::certificates {

namespace {

using chains::End;
using chains::Link;

template <class Numbers>
void write_numbers(std::ostream& out, std::string_view first, const Numbers& numbers) {
    out << first;
    for (const auto& number : numbers) out << ' ' << number;
    out << '\n';
}

/// A graph, and edges from it; both ascend.
void write_part(std::ostream& out, std::string_view first, int order,
                const std::vector<Edge>& edges, std::string_view joins, std::vector<Link> links) {
    out << first << ' ' << certificate_graph(SparseGraph(order, edges)) << '\n' << joins;
    std::ranges::sort(links);
    for (const auto& [u, v] : links) out << ' ' << u << '-' << v;
    out << '\n';
}

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

/// Judges the text before it writes it.
void write_judged(std::ostream& out, const std::string& text, const std::string& what) {
    std::istringstream in(text);
    check::Reader reader(in);
    const check::Finding finding = check::check_certificate(reader);
    if (finding.judgement != check::Judgement::valid)
        throw InputError("no certificate of " + what + ": " + finding.text);
    write_made(out, text);
}

/// The first state that comes back, by the checker's own walk: behind how many units, and after how
/// many more.
std::pair<int, int> first_return(const std::string& head) {
    constexpr int units_max = 4000;
    std::istringstream in(head);
    check::Reader reader(in);
    reader.next_line();
    reader.next_line();
    const check::Statement statement = check::read_statement(reader);
    const check::ChainSequence& sequence = *statement.sequence;
    try {
        check::ChainWalk walk(sequence);
        std::map<std::map<std::uint64_t, int>, int> met;
        for (int n = sequence.chain.kind(0).closed ? 2 : 1; n <= units_max; ++n) {
            const auto [place, is_new] = met.try_emplace(walk.behind(n).entries, n);
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

/// One kind of pieces, with its row of the table.
struct WrittenKind {
    bool closed;
    int longer;
    End left;
    End right;
    int row;
};

class LawWriter {
  public:
    LawWriter(std::ostream& out, const chains::Pattern& pattern, const chains::GameLaw& law)
        : out_(out),
          pattern_(pattern),
          law_(law),
          start_(law.table.heaps.start()),
          preperiod_(law.proved->preperiod),
          rows_(law.rows) {
        const chains::ChainTable& table = law.table;
        for (std::size_t k = 0; k < table.kinds.size(); ++k) {
            const chains::Piece& shape = table.kinds[k];
            kinds_.push_back(
                {shape.closed, table.longer[k], shape.left, shape.right, static_cast<int>(k)});
        }
        first_ = table.first_kind;
        // Where units of the chain's own ends belong to the run of the kind, the chains are a kind
        // of their own, with the same heaps. They start as many units later.
        const int absorbed = table.first_longer - kinds_[index(first_)].longer;
        if (absorbed == 0) return;
        start_ += absorbed;
        preperiod_ = std::max(preperiod_, start_);
        kinds_.push_back({false, table.first_longer, pattern.left, pattern.right, first_});
        first_ = static_cast<int>(kinds_.size()) - 1;
    }

    void write_statement() {
        write_units(out_, pattern_);
        out_ << "start " << start_ << "\nkinds " << kinds_.size() << '\n';
        for (const WrittenKind& kind : kinds_) write_kind(kind);
        out_ << "first " << first_ << "\nunits " << law_.length_min << '\n';
        std::vector<int> values;
        for (int n = law_.length_min; n < law_.own.preperiod + law_.own.period; ++n)
            values.push_back(law_.value(n));
        write_numbers(out_, "law", values);
        out_ << "verdict period " << law_.own.period << " from " << law_.own.preperiod << '\n';
    }

    void write_evidence() {
        const int period = law_.proved->period;
        out_ << "evidence heaps\npreperiod " << preperiod_ << "\nperiod " << period << '\n';
        const int length = period_bound(law_.table.heaps, preperiod_, period) + period;
        if (rows_[0].size() < index(length)) extend(law_.table.heaps, length, rows_);
        for (const WrittenKind& kind : kinds_)
            write_numbers(out_, "values", std::span(row(kind)).first(index(length)));
    }

  private:
    const std::vector<int>& row(const WrittenKind& kind) const { return rows_[index(kind.row)]; }

    void write_kind(const WrittenKind& kind) {
        out_ << "kind " << (kind.closed ? "ring " : "open ") << kind.longer << '\n';
        write_end_of_chain(out_, "left", kind.left);
        write_end_of_chain(out_, "right", kind.right);
        const chains::KindMoves& moves = law_.table.heaps.moves[index(kind.row)];
        for (const chains::NearMove& move : moves.near)
            out_ << "near " << move.nimber << ' ' << move.kind << ' ' << move.less << '\n';
        for (const chains::MiddleMove& move : moves.middle)
            out_ << "middle " << move.nimber << ' ' << move.left_kind << ' ' << move.left_least
                 << ' ' << move.right_kind << ' ' << move.right_least << ' ' << move.less << '\n';
        write_numbers(out_, "short", std::span(row(kind)).first(index(start_)));
    }

    std::ostream& out_;
    const chains::Pattern& pattern_;
    const chains::GameLaw& law_;
    int start_;
    int preperiod_;
    chains::ValueRows rows_;
    std::vector<WrittenKind> kinds_;
    int first_ = 0;
};

}  // namespace

std::string law_certificate(const script::Rules& rules, const chains::Pattern& pattern,
                            const chains::GameLaw& law) {
    require(law.proved.has_value(), "a law that is proved");
    std::ostringstream out;
    write_beginning(out, "chain-law");
    write_rules(out, rules);
    LawWriter writer(out, pattern, law);
    writer.write_statement();
    writer.write_evidence();
    out << "end\n";
    return out.str();
}

void write_law(std::ostream& out, const script::Rules& rules, const chains::Pattern& pattern,
               const chains::GameLaw& law) {
    write_judged(out, law_certificate(rules, pattern, law), rules.name);
}

void write_refuting_member(std::ostream& out, const std::string& claim, const Chain& chain, int n,
                           const std::vector<script::Rules>& games) {
    const chains::Pattern pattern = chains::pattern_of(chain);
    std::ostringstream text;
    write_beginning(text, "chain-refutes");
    text << "games " << games.size() << '\n';
    for (const script::Rules& rules : games) write_rules(text, rules);
    write_chain(text, pattern);
    text << "expression " << claim << "\nfrom " << pattern.units_min() << "\nverdict false at " << n
         << "\nevidence members\nend\n";
    write_judged(out, text.str(), "'" + claim + "'");
}

void write_sequence(std::ostream& out, const std::string& term, const Chain& chain,
                    const SequenceLaw& law) {
    const chains::Pattern pattern = chains::pattern_of(chain);
    std::ostringstream text;
    write_beginning(text, "chain-sequence");
    write_chain(text, pattern);
    text << "term " << term << "\nunits " << law.first << '\n';
    write_numbers(text, "law", law.values);
    text << "verdict period " << law.period << " from " << law.repeats_from() << " adds "
         << law.slope << "\nevidence states\n";
    const std::string head = text.str();
    const auto [units, period] = first_return(head);
    write_judged(out,
                 head + "preperiod " + std::to_string(units) + "\nperiod " +
                     std::to_string(period) + "\nend\n",
                 "'" + term + "'");
}

}  // namespace gazetteer::certificates
