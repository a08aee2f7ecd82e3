// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/manuals/man_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "faces/cli/manuals/roff.hpp"
#include "faces/cli/manuals/testkit/example_program.hpp"

namespace gazetteer::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(Roff, WhatTroffWouldReadIsEscaped) {
    EXPECT_EQ(roff("a-b 'c' \\d"), "a\\-b \\(aqc\\(aq \\ed");
    EXPECT_EQ(roff(".svg"), "\\&.svg");
    EXPECT_EQ(roff("^~`\""), "\\(ha\\(ti\\(ga\\(dq");
    EXPECT_EQ(bold("--by"), "\\fB\\-\\-by\\fR");
}

TEST(Roff, ASentenceBeginsALine) {
    EXPECT_EQ(filled("One two. Three, e.g. four.\nFive"), "One two.\nThree, e.g. four.\nFive\n");
    EXPECT_EQ(filled(""), "");
    const std::string line(40, 'a');
    EXPECT_EQ(filled(line + " " + line), line + "\n" + line + "\n");
}

TEST(HelpNotes, AreParagraphsCodesAndExamples) {
    const HelpNotes notes = notes_of(
        "One\ntwo.\n  a  b\n  c  d\nThree.\nExit codes: those of x; 2 usage;\n3 a limit\nended. "
        "More. Yet more.\nExample: a\nExample: b");
    EXPECT_THAT(notes.paragraphs,
                ElementsAre("One two.", "  a  b\n  c  d", "Three.", "More. Yet more."));
    EXPECT_THAT(notes.exit_codes, ElementsAre("those of x", "2 usage", "3 a limit ended"));
    EXPECT_THAT(notes.examples, ElementsAre("a", "b"));
    EXPECT_THAT(notes_of("").paragraphs, IsEmpty());
}

TEST(ManPage, OfAVerbHasAllThatHelpSays) {
    ExampleValues values;
    const std::vector<ManPage> pages = man_pages(example_program(values), {"1.0", "2026-01-02"});
    ASSERT_EQ(pages.size(), 3u);
    EXPECT_EQ(pages[1].name, "gazetteer-solve");
    EXPECT_EQ(
        pages[1].text,
        ".TH GAZETTEER\\-SOLVE 1 2026-01-02 \"Gazetteer 1.0\" \"Manual of Gazetteer\"\n"
        ".SH NAME\ngazetteer\\-solve \\- decide positions: who wins [and why], \\(aqat once\\(aq\n"
        ".SH SYNOPSIS\n\\fBgazetteer solve\\fR [\\fIOPTIONS\\fR] \\fIGAME\\fR [\\fIGRAPH\\fR...]\n"
        ".SH DESCRIPTION\nDecide positions: who wins [and why], \\(aqat once\\(aq.\n"
        ".SH ARGUMENTS\n.TP\n\\fIGAME\\fR\nA game.\n.SH OPTIONS\n"
        ".TP\n\\fB\\-\\-by\\fR \\fIoracle|theorem\\fR\nWho decides.\nDefault: oracle.\n"
        ".TP\n\\fB\\-\\-game\\fR \\fIGAME\\fR\nAnother one.\n"
        ".TP\n\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIFILE\\fR\nWrite to FILE.\n"
        ".TP\n\\fB\\-\\-threads\\fR \\fIN\\fR\nThreads.\nFrom 0 to 8.\n"
        ".TP\n\\fB\\-\\-json\\fR\nOne JSON object a line.\n"
        ".TP\n\\fB\\-h\\fR, \\fB\\-\\-help\\fR\nPrint help, and end.\n"
        ".SH NOTES\nGRAPH...: graph6.\nWithout any, one a line.\n"
        ".PP\n.nf\n  a  first\n  b  second\n.fi\n.PP\nMore is said.\nAnd more.\n"
        ".SH \"EXIT STATUS\"\n.TP\n\\fB0\\fR\ndone\n.TP\n\\fB2\\fR\nusage\n"
        ".TP\n\\fB3\\fR\na limit ended it\n"
        ".SH EXAMPLES\n.nf\ngazetteer solve ueg \\(aqgrid 3 3\\(aq\n.fi\n"
        ".SH \"SEE ALSO\"\n.BR gazetteer (1)\n");
    EXPECT_THAT(pages[2].text, HasSubstr("\\fBgazetteer hunt\\fR \\fB\\-\\-file\\fR \\fIFILE\\fR "
                                         "[\\fIOPTIONS\\fR] [\\fICONJECTURE\\fR]\n"));
}

TEST(ManPage, OfTheProgramNamesTheOthers) {
    ExampleValues values;
    const std::string text = man_pages(example_program(values), {"1.0", "2026-01-02"})[0].text;
    EXPECT_THAT(text, HasSubstr(".TP\n\\fBhunt\\fR\nHunt for a counterexample.\n"));
    EXPECT_THAT(text, HasSubstr(".BR gazetteer\\-solve (1),\n.BR gazetteer\\-hunt (1),\n"
                                ".BR gazetteer\\-check (1)\n"));
}

TEST(ManPage, IsMadeOfAUsageText) {
    ManPage page = man_page_of_usage(
        "usage: a-check FILE...\nJudges things. It\nprints.\nExit codes: 0 all; 1 none.\n", {"a"},
        {"1.0", "2026-01-02"});
    EXPECT_EQ(page.name, "a-check");
    EXPECT_THAT(page.text, HasSubstr("a\\-check \\- judges things\n.SH SYNOPSIS\n"
                                     "\\fBa\\-check\\fR FILE...\n"
                                     ".SH DESCRIPTION\nJudges things.\nIt prints.\n"
                                     ".SH \"EXIT STATUS\"\n"));
    add_section(page, "MORE", "Of it.");
    EXPECT_TRUE(page.text.ends_with(".SH \"MORE\"\nOf it.\n.SH \"SEE ALSO\"\n.BR a (1)\n"));
}

}  // namespace
}  // namespace gazetteer::cli
