// SPDX-License-Identifier: GPL-3.0-or-later
// The values of heaps of several kinds, as far as the theorem of Guy and Smith asks for them
// [GuySmith56]; proofs/coq/chains/heap_tables.v has it for several kinds.
#include <algorithm>

#include "certificates/check/chains/graphs_of_law.hpp"
#include "certificates/check/statement.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

namespace {

struct HeapEvidence {
    int preperiod = 0;
    int period = 0;
    /// A row for each kind: the values of the lengths 0, 1, ....
    std::vector<std::vector<int>> rows = {};
};

class HeapJudge {
  public:
    HeapJudge(const ChainLaw& law, const HeapEvidence& evidence)
        : law_(law),
          e_(evidence.preperiod),
          p_(evidence.period),
          rows_(evidence.rows),
          bound_(bound_of(law)) {}

    /// The first condition that fails; null if the evidence proves the law of the table.
    const char* fault() const {
        if (p_ < 1) return "the period is at least 1";
        if (!is_sound()) return "a move does not lead to a smaller heap";
        if (!starts_late()) return "the preperiod is too small for the table";
        for (const std::vector<int>& row : rows_)
            if (row.size() != index(bound_ + p_))
                return "the values do not end at the bound of the theorem";
        if (!begins_short()) return "the values do not begin with the short ones";
        for (int k = 0; k < law_.kinds_count(); ++k)
            for (int n = law_.start; n < bound_ + p_; ++n)
                if (!is_least(k, n)) return "a value is not the least that no move leads to";
        for (int k = 0; k < law_.kinds_count(); ++k)
            for (int n = e_; n < bound_; ++n)
                if (value(k, n + p_) != value(k, n)) return "the values do not have this period";
        return is_law() ? nullptr : "the law is not that of the values";
    }

  private:
    int value(int k, int n) const { return rows_[index(k)][index(n)]; }

    /// The repetition is to be seen for all lengths from the preperiod on, below this.
    int bound_of(const ChainLaw& law) const {
        int near_most = 0;
        int middle_most = 0;
        for (const PieceKind& kind : law.kinds) {
            for (const NearMove& move : kind.near) near_most = std::max(near_most, move.less);
            for (const MiddleMove& move : kind.middle)
                middle_most = std::max(middle_most, move.less);
        }
        return std::max(2 * e_ + p_ + middle_most - 1, e_ + near_most);
    }
    bool is_sound() const {
        for (int k = 0; k < law_.kinds_count(); ++k) {
            for (const NearMove& move : law_.kind(k).near)
                if (move.less > law_.start || (move.less == 0 && move.kind >= k)) return false;
            for (const MiddleMove& move : law_.kind(k).middle)
                if (move.less + std::min(move.left_least, move.right_least) == 0) return false;
        }
        return true;
    }
    bool starts_late() const {
        int least = law_.start;
        for (const PieceKind& kind : law_.kinds)
            for (const MiddleMove& move : kind.middle)
                least = std::max({least, move.left_least, move.right_least});
        return least <= e_;
    }
    bool begins_short() const {
        for (int k = 0; k < law_.kinds_count(); ++k) {
            const std::vector<int>& row = rows_[index(k)];
            const std::vector<int> begin(
                row.begin(), row.begin() + std::min<std::ptrdiff_t>(law_.start, std::ssize(row)));
            if (begin != law_.kind(k).short_values) return false;
        }
        return true;
    }
    /// The value of the heap is the mex of those that its moves leave.
    bool is_least(int k, int n) const {
        std::vector<bool> seen(2 * (value_max + 1));
        for (const NearMove& move : law_.kind(k).near)
            seen[index(move.nimber ^ value(move.kind, n - move.less))] = true;
        for (const MiddleMove& move : law_.kind(k).middle)
            for (int i = move.left_least; n - move.less - i >= move.right_least; ++i)
                seen[index(move.nimber ^ value(move.left_kind, i) ^
                           value(move.right_kind, n - move.less - i))] = true;
        return std::ranges::find(seen, false) - seen.begin() == value(k, n);
    }
    /// The value of any length, by the period.
    int value_of_heap(int n) const { return value(law_.first, n < e_ ? n : e_ + (n - e_) % p_); }
    int value_by_law(int n) const {
        const int place = n < law_.from ? n : law_.from + (n - law_.from) % law_.period;
        return law_.values[index(place - law_.units_least)];
    }
    /// The law has the values of the chains as far as both repeat, and a period of theirs.
    bool is_law() const {
        const int least = law_.units_least;
        if (law_.period < 1 || least < 1 || least > law_.from || p_ % law_.period != 0 ||
            law_.values.size() != index(law_.from + law_.period - least))
            return false;
        const int longer = law_.kind(law_.first).longer;
        for (int n = least; n < std::max(law_.from, e_ - longer) + p_; ++n)
            if (value_by_law(n) != value_of_heap(n + longer)) return false;
        return true;
    }

    const ChainLaw& law_;
    const int e_;
    const int p_;
    const std::vector<std::vector<int>>& rows_;
    const int bound_;
};

HeapEvidence read_heaps(Reader& reader, int kinds) {
    HeapEvidence result;
    result.preperiod = reader.vertex_line("preperiod", length_max + 1);
    result.period = reader.vertex_line("period", length_max + 1);
    for (int k = 0; k < kinds; ++k) {
        reader.next_line("values");
        result.rows.push_back(reader.list(
            [&] { return static_cast<int>(reader.number_in(reader.word(), value_max)); }, false));
    }
    return result;
}

}  // namespace

void check_heaps(Reader& reader, const Statement& s) {
    const HeapEvidence evidence = read_heaps(reader, s.law->kinds_count());
    const char* fault = HeapJudge(*s.law, evidence).fault();
    reader.judge(fault == nullptr, fault);
    if (fault != nullptr) return;
    const std::string difference = difference_from_graphs(*s.rules, *s.law);
    if (!difference.empty())
        throw Finding{Judgement::invalid, reader.line(), 1, "by the graphs, " + difference};
}

}  // namespace gazetteer::check
