// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/law_certificate.hpp"

#include <sstream>

#include "certificates/certificate.hpp"
#include "graph/errors.hpp"
#include "graph/index.hpp"

namespace gazetteer::certificates {

namespace {

using chains::End;

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
               const chains::GameLaw& law, Shown* shown) {
    write_judged(out, law_certificate(rules, pattern, law), rules.name, shown);
}

}  // namespace gazetteer::certificates
