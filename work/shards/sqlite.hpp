// SPDX-License-Identifier: GPL-3.0-or-later
// As much of SQLite's interface as a run file needs, with errors as exceptions.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "work/run_errors.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace gazetteer::runs {

/// One connection to a database. Not for two threads at once.
class Database {
  public:
    using Value = std::variant<std::int64_t, std::string>;
    using Row = std::vector<Value>;

    /// Where the file is write-protected, it is read.
    enum class Mode { create, write };
    /// Throws RunFileError if the file cannot be opened so. A file that is not a database is
    /// noticed by the first statement.
    Database(const std::string& path, Mode mode);

    /// Executes one statement with its parameters in the places of the question marks, and returns
    /// its rows: every value as it is stored, an integer or a text. Throws RunFileError.
    std::vector<Row> run(const std::string& sql, const std::vector<Value>& parameters = {});
    /// Executes `statements` as one transaction: all of them or, if one throws or the process ends,
    /// none.
    void in_transaction(const std::function<void()>& statements);
    const std::string& path() const { return path_; }

  private:
    [[noreturn]] void fail() const;

    struct Close {
        void operator()(sqlite3* database) const;
    };
    std::string path_;
    std::unique_ptr<sqlite3, Close> database_;
};

}  // namespace gazetteer::runs
