// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of SQLite: rows as they are stored, transactions in full or not at all, and errors.
#include "work/shards/sqlite.hpp"

#include <gtest/gtest.h>

#include <latch>
#include <stdexcept>
#include <thread>

#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::runs {
namespace {

using Rows = std::vector<Database::Row>;

TEST(Database, GivesEachRowAsItIsStored) {
    const TemporaryFolder folder;
    Database database(folder.path("a"), Database::Mode::create);
    const std::string text("a\0b", 3);
    database.run("CREATE TABLE t (x, y)");
    database.run("INSERT INTO t VALUES (?, ?)", {std::int64_t{-7}, text});
    database.run("INSERT INTO t VALUES (?, NULL)", {""});
    EXPECT_EQ(database.run("SELECT x, y FROM t"), (Rows{{std::int64_t{-7}, text}, {"", ""}}));
    EXPECT_EQ(database.run("SELECT y FROM t WHERE x = ?", {std::int64_t{-7}}), (Rows{{text}}));
}

TEST(Database, ATransactionThatThrowsLeavesNothing) {
    const TemporaryFolder folder;
    Database database(folder.path("a"), Database::Mode::create);
    database.run("CREATE TABLE t (x)");
    const auto insert = [&] { database.run("INSERT INTO t VALUES (1)"); };
    const auto throwing = [&] {
        insert();
        throw std::runtime_error("in the middle");
    };
    EXPECT_THROW(database.in_transaction(throwing), std::runtime_error);
    EXPECT_TRUE(database.run("SELECT x FROM t").empty());
    database.in_transaction(insert);
    EXPECT_EQ(database.run("SELECT x FROM t").size(), 1u);
}

TEST(Database, WaitsForTheTransactionOfAnother) {
    const TemporaryFolder folder;
    Database one(folder.path("a"), Database::Mode::create);
    one.run("CREATE TABLE t (x)");
    Database other(folder.path("a"), Database::Mode::write);
    std::latch begun(1);
    std::jthread waiting;
    one.in_transaction([&] {
        one.run("INSERT INTO t VALUES (1)");
        waiting = std::jthread([&] {
            begun.count_down();
            EXPECT_NO_THROW(other.run("INSERT INTO t VALUES (2)"));
        });
        begun.wait();
        for (int i = 0; i < 2000; ++i) one.run("UPDATE t SET x = x + 1");
    });
    waiting.join();
    EXPECT_EQ(one.run("SELECT x FROM t").size(), 2u);
}

TEST(Database, ErrorsNameTheFile) {
    const TemporaryFolder folder;
    const auto complaint = [](const auto& work) -> std::string {
        try {
            work();
        } catch (const RunFileError& e) {
            return e.what();
        }
        return "";
    };
    const std::string none = folder.path("none");
    EXPECT_EQ(complaint([&] { Database(none, Database::Mode::write); }),
              none + ": unable to open database file");
    const std::string path = folder.path("a");
    Database database(path, Database::Mode::create);
    EXPECT_EQ(complaint([&] { database.run("SELECT x FROM t"); }), path + ": no such table: t");
    database.run("CREATE TABLE t (x UNIQUE)");
    database.run("INSERT INTO t VALUES (1)");
    EXPECT_EQ(complaint([&] { database.run("INSERT INTO t VALUES (1)"); }),
              path + ": UNIQUE constraint failed: t.x");
}

}  // namespace
}  // namespace gazetteer::runs
