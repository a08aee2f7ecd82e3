// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/draw.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace gazetteer;
using testing::HasSubstr;
using testing::Not;

TEST(Draw, MarksWhatItIsTold) {
    const std::string svg =
        to_svg(Graph::from_text("grid 3 2"),
               {.root = 1, .marked = {0, 4}, .marked_as = "here", .matching = {{1, 0}}});
    EXPECT_THAT(svg, HasSubstr("<svg"));
    EXPECT_THAT(svg, HasSubstr("here"));
    EXPECT_THAT(svg, HasSubstr("in the matching"));
    const std::string plain = to_svg(Graph::from_text("grid 3 2"));
    EXPECT_THAT(plain, Not(HasSubstr("here")));
    EXPECT_NE(plain, svg);
    EXPECT_EQ(plain, to_svg(Graph::from_text("grid 3 2")));
}

TEST(Draw, OutcomesAreThoseOfTheVertices) {
    const Graph path = Graph::from_text("path 3");
    const std::string svg = to_svg(path, {.outcomes = {Outcome::N, Outcome::P, Outcome::N}});
    EXPECT_THAT(svg, HasSubstr("who moves next loses"));
    EXPECT_THROW(to_svg(path, {.outcomes = {Outcome::N}}), InputError);
    EXPECT_THROW(to_svg(path, {.outcomes = {Outcome::N, Outcome::L, Outcome::N}}), InputError);
    EXPECT_THROW(to_svg(path, {.root = 3}), InputError);
    EXPECT_THROW(to_svg(path, {.marked = {-1}}), InputError);
    EXPECT_THROW(to_svg(path, {.matching = {{0, 2}}}), InputError);
}

TEST(Draw, VerticesShowTheirNames) {
    const Graph path = Graph::from_text("path 3");
    const std::string svg = to_svg(path, {.names = {"a", "<b>", "c"}});
    EXPECT_THAT(svg, HasSubstr(">&lt;b&gt;</text>"));
    EXPECT_THAT(svg, Not(HasSubstr(">1</text>")));
    EXPECT_THROW(to_svg(path, {.names = {"a"}}), InputError);
}

}  // namespace
