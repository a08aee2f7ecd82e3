// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/protocol/frames.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gazetteer::editor {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// The contents of the messages, with the bytes in pieces of so many; "TOO LONG" and the fault.
std::vector<std::string> contents(const std::string& bytes, std::size_t piece) {
    FrameReader frames;
    std::vector<std::string> result;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
        frames.add(std::string_view(bytes).substr(at, piece));
        while (const auto frame = frames.next())
            result.push_back(frame->too_long ? "TOO LONG" : frame->content);
    }
    if (!frames.fault().empty()) result.push_back(frames.fault());
    return result;
}

TEST(Frames, MessagesAreTheSameWhereverTheBytesAreCut) {
    const std::string bytes = framed("{}") + framed("") + framed("a\r\n\r\nb") + framed("\u03c7");
    for (std::size_t piece = 1; piece <= bytes.size(); ++piece)
        EXPECT_THAT(contents(bytes, piece), ElementsAre("{}", "", "a\r\n\r\nb", "\u03c7"));
}

TEST(Frames, HeadersAreReadInAnyOrderAndCase) {
    EXPECT_THAT(contents("content-LENGTH:2\r\nContent-Type: a; charset=utf-8\r\n\r\n{}", 3),
                ElementsAre("{}"));
    EXPECT_THAT(contents("X: 1\r\nContent-Length: \t 2 \r\n\r\n{}", 3), ElementsAre("{}"));
    EXPECT_THAT(contents("Content-Length: 3\r\n\r\n{}", 1), ElementsAre());
}

TEST(Frames, WithoutALengthNothingIsFound) {
    for (const char* header :
         {"", "Content-Type: a", "Content-Length: ", "Content-Length: -1", "Content-Length: 2x",
          "Content-Length", "Length: 2", "Content-Length: 99999999999999999999999"})
        EXPECT_THAT(contents(std::string(header) + "\r\n\r\n{}" + framed("{}"), 1),
                    ElementsAre(HasSubstr("Content-Length: N")))
            << header;
}

TEST(Frames, AHeaderWithoutAnEndIsRefused) {
    const std::string most(header_length_max, 'a');
    EXPECT_THAT(contents(most, 100), ElementsAre());
    EXPECT_THAT(contents(most + "a", 100), ElementsAre(HasSubstr("at most 4096 bytes")));
}

TEST(Frames, AMessageThatIsTooLongIsPassedOverAndTold) {
    const std::string large(message_length_max + 1, 'a');
    for (const std::size_t piece : {std::size_t{65536}, 2 * large.size()})
        EXPECT_THAT(contents(framed(large) + framed("b"), piece), ElementsAre("TOO LONG", "b"));
    EXPECT_EQ(contents(framed(large.substr(1)), large.size() * 2).front().size(),
              message_length_max);
}

}  // namespace
}  // namespace gazetteer::editor
