// The table of gazetteer solve: a row a position, for the compiled games and for those given as
// data.
#pragma once

#include <string>

namespace gazetteer::cli {

/// A row; each field as it is printed.
struct AnswerRow {
    std::string graph;
    /// "3", "0,2", "free"; "-" without tokens.
    std::string root;
    std::string outcome;
    /// Empty where none is known.
    std::string grundy;
    std::string moves;
    std::string decided_by;
};

/// Prints rows as they come, the heads before the first. The first graph sets the width.
class AnswerTable {
  public:
    explicit AnswerTable(bool with_grundy) : with_grundy_(with_grundy) {}
    void add(const AnswerRow& row);

  private:
    void print(const AnswerRow& row) const;

    bool with_grundy_;
    std::size_t width_ = 0;
};

}  // namespace gazetteer::cli
