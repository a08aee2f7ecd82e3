#include "characterizations/gf2_sparse.hpp"

#include "graph/contract.hpp"

namespace gazetteer {

namespace {

std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

/// Rows and columns as one list of lines, rows first; a one joins two lines.
class Peeling {
  public:
    explicit Peeling(const SparseBitMatrix& matrix)
        : rows_(static_cast<int>(matrix.rows.size())),
          crossed_(matrix.rows.size() + index(matrix.columns)),
          ones_(crossed_.size()),
          gone_(crossed_.size(), false) {
        for (int r = 0; r < rows_; ++r)
            for (int c : matrix.rows[index(r)]) {
                require(0 <= c && c < matrix.columns, "ones within the columns");
                crossed_[index(r)].push_back(rows_ + c);
                crossed_[index(rows_ + c)].push_back(r);
            }
        for (std::size_t line = 0; line < crossed_.size(); ++line) {
            ones_[line] = static_cast<int>(crossed_[line].size());
            if (ones_[line] == 1) single_.push_back(static_cast<int>(line));
        }
    }

    PeeledMatrix run() {
        PeeledMatrix result;
        while (!single_.empty()) {
            const int line = single_.back();
            single_.pop_back();
            if (gone_[index(line)] || ones_[index(line)] != 1) continue;
            for (int across : crossed_[index(line)])
                if (!gone_[index(across)]) {
                    take(across);
                    break;
                }
            take(line);
            ++result.peeled;
        }
        result.core = core();
        return result;
    }

  private:
    void take(int line) {
        gone_[index(line)] = true;
        for (int across : crossed_[index(line)])
            if (!gone_[index(across)] && --ones_[index(across)] == 1) single_.push_back(across);
    }
    BitMatrix core() const {
        std::vector<int> number(crossed_.size(), -1);
        int counts[2] = {0, 0};
        for (std::size_t line = 0; line < crossed_.size(); ++line)
            if (!gone_[line] && ones_[line] > 0)
                number[line] = counts[static_cast<int>(line) < rows_ ? 0 : 1]++;
        BitMatrix result(counts[0], counts[1]);
        for (int r = 0; r < rows_; ++r)
            if (number[index(r)] >= 0)
                for (int c : crossed_[index(r)])
                    if (!gone_[index(c)]) result.set(number[index(r)], number[index(c)]);
        return result;
    }

    int rows_;
    std::vector<std::vector<int>> crossed_;
    /// How many of the crossed lines are left.
    std::vector<int> ones_;
    std::vector<bool> gone_;
    std::vector<int> single_;
};

}  // namespace

BitMatrix SparseBitMatrix::dense() const {
    BitMatrix result(static_cast<int>(rows.size()), columns);
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (int c : rows[r]) {
            require(0 <= c && c < columns, "ones within the columns");
            result.set(static_cast<int>(r), c);
        }
    return result;
}

PeeledMatrix peel(const SparseBitMatrix& matrix) {
    return Peeling(matrix).run();
}

int rank_of(const SparseBitMatrix& matrix) {
    PeeledMatrix peeled = peel(matrix);
    return peeled.peeled + static_cast<int>(reduce(peeled.core).size());
}

}  // namespace gazetteer
