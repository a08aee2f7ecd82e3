// Corrupted certificates. Every word, line and byte of a certificate of every kind is changed in
// every way of a fixed list; the checker must accept exactly those mutants that a second judge,
// written apart from it, accepts, and these must state a truth.
#include <gtest/gtest.h>

#include <functional>

#include "certificates/testkit/corpus.hpp"
#include "certificates/testkit/naive_evidence.hpp"

namespace gazetteer::certificates {
namespace {

using check::Judgement;
using Visit = std::function<void(const std::string&)>;

std::vector<std::string> pieces_of(const std::string& text, char end) {
    std::vector<std::string> result{""};
    for (char c : text) {
        result.back() += c;
        if (c == end) result.emplace_back();
    }
    if (result.back().empty()) result.pop_back();
    return result;
}

std::string joined(const std::vector<std::string>& pieces) {
    std::string result;
    for (const std::string& piece : pieces) result += piece;
    return result;
}

/// One piece deleted, doubled, exchanged with the next, or replaced by one from nearby.
void for_each_shuffle(const std::vector<std::string>& pieces, const Visit& visit) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        auto changed = pieces;
        changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
        visit(joined(changed));
        changed = pieces;
        changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(i), pieces[i]);
        visit(joined(changed));
        for (std::size_t j = i < 6 ? 0 : i - 6; j < std::min(i + 6, pieces.size()); ++j) {
            changed = pieces;
            if (j == i + 1)
                std::swap(changed[i], changed[j]);
            else
                changed[i] = pieces[j];
            visit(joined(changed));
        }
    }
}

/// Every number moved a little, every word turned into others that may stand in its place.
void for_each_word_change(const std::string& text, const Visit& visit) {
    static const std::vector<std::string> words{"0",
                                                "1",
                                                "2",
                                                "3",
                                                "4",
                                                "5",
                                                "7",
                                                "64",
                                                "99999999999999999999",
                                                "-1",
                                                "01",
                                                "N",
                                                "P",
                                                "exists",
                                                "none",
                                                "any",
                                                "left",
                                                "right",
                                                "branch",
                                                "parity",
                                                "edge",
                                                "empty",
                                                "0-1",
                                                "1-2",
                                                "2-3",
                                                "1-0",
                                                "ueg",
                                                "uvg",
                                                "edge-delete",
                                                "slither",
                                                "even-kernel",
                                                "strategy",
                                                "matching",
                                                "end",
                                                ""};
    const auto is_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    std::size_t count = 0;
    for (std::size_t start = 0; start < text.size(); ++start) {
        if (!is_word(text[start]) || (start > 0 && is_word(text[start - 1]))) continue;
        std::size_t end = start;
        while (end < text.size() && is_word(text[end])) ++end;
        // A long text is changed at every so many words.
        if (count++ % (1 + text.size() / 256) != 0) continue;
        for (const std::string& word : words)
            visit(text.substr(0, start) + word + text.substr(end));
    }
}

void for_each_byte_change(const std::string& text, const Visit& visit) {
    static const std::string bytes = std::string(" \n\r\t-:=0129NP?@AC~Z") + '\0' + '\x80';
    // A long text is changed at every so many bytes.
    for (std::size_t i = 0; i < text.size(); i += 1 + text.size() / 100) {
        for (char c : bytes) {
            visit(text.substr(0, i) + c + text.substr(i + 1));
            visit(text.substr(0, i) + c + text.substr(i));
        }
        visit(text.substr(0, i));
        visit(text.substr(0, i) + text.substr(i + 1));
    }
}

/// Why a mutant may be accepted: what it changed. It then states a truth and proves it.
std::string reason_for_accepting(const std::string& text, const std::string& mutant) {
    const naive::Text before = naive::parse(text);
    naive::Text after = naive::parse(mutant);
    if (after.evidence != before.evidence || after.kind != before.kind)
        return after.head == before.head ? "another proof" : "another statement with its proof";
    after.head["program"] = before.at("program");
    return after.head == before.head ? "another program" : "a statement with the same proof";
}

struct Tally {
    int mutants = 0;
    int accepted = 0;
    std::map<std::string, int> reasons{};
};

/// Judges every mutant of the text but the text itself.
Tally judge_mutants(const std::string& text) {
    Tally tally;
    const Visit judge = [&](const std::string& mutant) {
        if (mutant == text) return;
        ++tally.mutants;
        const check::Finding finding = judged(mutant);
        const bool accepted = finding.judgement == Judgement::valid;
        tally.accepted += accepted ? 1 : 0;
        ASSERT_EQ(accepted, naive::accepts(mutant)) << finding.text << '\n' << mutant;
        ASSERT_TRUE(!accepted || naive::states_a_truth(mutant)) << mutant;
        ASSERT_FALSE(finding.text.empty());
        if (accepted) ++tally.reasons[reason_for_accepting(text, mutant)];
    };
    for_each_shuffle(pieces_of(text, '\n'), judge);
    for (const std::string& line : pieces_of(text, '\n')) {
        const std::size_t at = text.find(line);
        for_each_shuffle(pieces_of(line, ' '), [&](const std::string& changed) {
            judge(text.substr(0, at) + changed + text.substr(at + line.size()));
        });
    }
    for_each_word_change(text, judge);
    for_each_byte_change(text, judge);
    return tally;
}

void judge_all(const std::vector<std::string>& certificates) {
    int mutants = 0;
    std::map<std::string, int> reasons;
    for (const std::string& text : certificates) {
        ASSERT_EQ(judged(text).judgement, Judgement::valid) << judged(text).text << '\n' << text;
        ASSERT_TRUE(naive::accepts(text)) << text;
        ASSERT_TRUE(naive::states_a_truth(text)) << text;
        const Tally tally = judge_mutants(text);
        if (testing::Test::HasFatalFailure()) return;
        mutants += tally.mutants;
        for (const auto& [reason, count] : tally.reasons) reasons[reason] += count;
        // A change of the program's name is ignored; nearly all others are refused.
        EXPECT_LT(tally.accepted * 4, tally.mutants) << text;
    }
    EXPECT_GE(mutants, 10'000);
    std::cout << mutants << " mutants\n";
    for (const auto& [reason, count] : reasons) std::cout << count << ": " << reason << '\n';
}

TEST(CertificateMutantsStandard, OfTheoremsAreJudgedAsTheSecondJudgeDoes) {
    judge_all(theorem_certificates());
}

TEST(CertificateMutantsStandard, OfStrategiesAreJudgedAsTheSecondJudgeDoes) {
    judge_all(strategy_certificates());
}

}  // namespace
}  // namespace gazetteer::certificates
