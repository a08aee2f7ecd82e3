// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/shards/sqlite.hpp"

#include <sqlite3.h>

namespace gazetteer::runs {

namespace {

struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

void bind(sqlite3_stmt* statement, int place, const Database::Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        sqlite3_bind_int64(statement, place, *number);
    else if (const auto* text = std::get_if<std::string>(&value))
        sqlite3_bind_text(statement, place, text->data(), static_cast<int>(text->size()),
                          SQLITE_TRANSIENT);
}

Database::Value column(sqlite3_stmt* statement, int i) {
    if (sqlite3_column_type(statement, i) == SQLITE_INTEGER)
        return static_cast<std::int64_t>(sqlite3_column_int64(statement, i));
    // There are no bytes of NULL.
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
    return std::string(text, static_cast<std::size_t>(sqlite3_column_bytes(statement, i)));
}

}  // namespace

void Database::Close::operator()(sqlite3* database) const {
    sqlite3_close(database);
}

Database::Database(const std::string& path, Mode mode) : path_(path) {
    sqlite3* opened = nullptr;
    const int status = sqlite3_open_v2(
        path.c_str(), &opened,
        SQLITE_OPEN_READWRITE | (mode == Mode::create ? SQLITE_OPEN_CREATE : 0), nullptr);
    database_.reset(opened);
    if (status != SQLITE_OK) fail();
    sqlite3_busy_timeout(opened, 10'000);
}

std::vector<Database::Row> Database::run(const std::string& sql,
                                         const std::vector<Value>& parameters) {
    sqlite3_stmt* prepared = nullptr;
    if (sqlite3_prepare_v2(database_.get(), sql.c_str(), -1, &prepared, nullptr) != SQLITE_OK)
        fail();
    const Statement statement(prepared);
    for (std::size_t i = 0; i < parameters.size(); ++i)
        bind(prepared, static_cast<int>(i) + 1, parameters[i]);
    std::vector<Row> rows;
    int status = sqlite3_step(prepared);
    for (; status == SQLITE_ROW; status = sqlite3_step(prepared)) {
        Row row;
        for (int i = 0; i < sqlite3_column_count(prepared); ++i) row.push_back(column(prepared, i));
        rows.push_back(std::move(row));
    }
    if (status != SQLITE_DONE) fail();
    return rows;
}

void Database::in_transaction(const std::function<void()>& statements) {
    run("BEGIN IMMEDIATE");
    try {
        statements();
        run("COMMIT");
    } catch (...) {
        sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
        throw;
    }
}

void Database::fail() const {
    throw RunFileError(path_ + ": " +
                       (database_ ? sqlite3_errmsg(database_.get()) : "out of memory"));
}

}  // namespace gazetteer::runs
