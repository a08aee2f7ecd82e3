// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/prose.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>
#include <utility>

#include "tools/functions.hpp"
#include "work/regex.hpp"

namespace gazetteer::source_tree {
namespace {

bool is_letter_or_digit(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// What Markdown puts around words, taken away.
std::string plain(const std::string& text) {
    static const std::array<std::pair<Regex, const char*>, 7> rules{{
        {Regex(R"(!\[[^\]]*\]\([^)]*\))"), ""},
        {Regex(R"(``[^`]+``|`[^`]+`)"), "Code"},
        {Regex(R"(\$[^$]+\$)"), "Formula"},
        {Regex(R"(\[([^\]]*)\]\([^)]*\))"), "$1"},
        {Regex(R"(<[^>\s][^>]*>)"), ""},
        {Regex(R"(\*\*|__)"), ""},
        {Regex(R"((^|\s)[*_](\S[^*_]*)[*_])"), "$1$2"},
    }};
    std::string result = text;
    for (const auto& [pattern, by] : rules) result = pattern.replaced(result, by);
    return result;
}

/// A line that starts a list item, with its marker in front of the first group.
const Regex& item() {
    static const Regex result(R"(^\s*(?:[-*+]|\d+\.)\s+(.*)$)");
    return result;
}

/// Gathers lines into paragraphs.
class Paragraphs {
  public:
    void read(const std::string& line) {
        if (line.starts_with("```")) {
            end();
            fenced_ = !fenced_;
        } else if (fenced_ || is_code(line)) {
            end();
        } else if (line.find_first_not_of(' ') == std::string::npos) {
            end();
            after_blank_ = true;
        } else if (is_no_prose(line)) {
            end();
            in_list_ = false;
        } else if (const auto match = item().whole(line)) {
            end();
            in_list_ = true;
            words_ = (*match)[1];
        } else {
            if (words_.empty() && line[0] != ' ') in_list_ = false;
            words_ += (words_.empty() ? "" : " ") + line;
            after_blank_ = false;
        }
    }
    void end() {
        if (!words_.empty()) found.push_back(plain(words_));
        words_.clear();
    }
    std::vector<std::string> found;

  private:
    /// Four blanks make code, but after a list item its next paragraph.
    bool is_code(const std::string& line) {
        const bool indented = line.starts_with("    ");
        after_blank_ = indented && after_blank_;
        return indented && words_.empty() && !in_list_;
    }
    static bool is_no_prose(const std::string& line) {
        static const Regex picture(R"(^\s*!\[[^\]]*\]\([^)]*\)\s*$)");
        return line.starts_with("#") || line.starts_with("|") || line.starts_with("<") ||
               line.starts_with("---") || picture.whole(line);
    }

    std::string words_;
    bool fenced_ = false;
    bool in_list_ = false;
    bool after_blank_ = false;
};

bool ends_with_abbreviation(const std::string& word) {
    static const std::array known{"e.g.", "i.e.", "cf.", "etc.", "vs.",   "Fig.", "Figs.",
                                  "No.",  "pp.",  "p.",  "vol.", "Sect.", "Th.",  "St."};
    const auto begin = word.find_first_not_of("([\"'");
    const std::string bare = begin == std::string::npos ? word : word.substr(begin);
    const bool is_initial = bare.size() == 2 &&
                            std::isupper(static_cast<unsigned char>(bare[0])) != 0 &&
                            bare[0] != 'I';
    return is_initial || std::ranges::find(known, bare) != known.end();
}

/// The word ends a sentence if the next one, which may be empty, starts one.
bool ends_sentence(const std::string& word, const std::string& next) {
    const auto last = word.find_last_not_of(")]\"'");
    if (last == std::string::npos || std::string(".!?").find(word[last]) == std::string::npos)
        return false;
    if (word.ends_with("...") || ends_with_abbreviation(word)) return false;
    const auto first = next.find_first_not_of("([\"'");
    return first == std::string::npos || std::islower(static_cast<unsigned char>(next[first])) == 0;
}

struct Phrase {
    Regex pattern;
    const char* instead;
};

const std::vector<Phrase>& phrases() {
    constexpr auto any_case = Regex::any_case;
    static const std::vector<Phrase> result{
        {Regex("of no account", any_case), "\"is ignored\""},
        {Regex("out at sight", any_case), "what is seen without search"},
        {Regex(R"(\b(?!there\b)\w+ is no (game|graph|vertex|edge|option|file)\b)", any_case),
         "\"is not a ...\""},
        {Regex("on (one|a text|what) that is none", any_case), "\"if ... is not a ...\""},
        {Regex("that is none\\b", any_case), "\"that is not one\""},
        {Regex("(when|where|if) no other word is said", any_case), "\"by default\""},
        {Regex("hardly more", any_case), "give the figure"},
        {Regex(R"(\bnames no (vertex|graph)\b)", any_case), "\"names ... that is not in\""},
        {Regex(R"(\bas \w+ as can be\b)", any_case), "\"as ... as possible\""},
    };
    return result;
}

}  // namespace

std::vector<std::string> paragraphs(const std::string& markdown) {
    Paragraphs reader;
    std::istringstream lines(markdown);
    for (std::string line; std::getline(lines, line);) reader.read(line);
    reader.end();
    return reader.found;
}

std::vector<std::string> sentences(const std::string& paragraph) {
    std::istringstream in(paragraph);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    std::vector<std::string> result;
    std::string sentence;
    for (std::size_t i = 0; i < words.size(); ++i) {
        sentence += (sentence.empty() ? "" : " ") + words[i];
        if (i + 1 < words.size() && !ends_sentence(words[i], words[i + 1])) continue;
        result.push_back(std::exchange(sentence, ""));
    }
    return result;
}

std::size_t word_count(const std::string& sentence) {
    std::istringstream words(sentence);
    std::size_t count = 0;
    for (std::string word; words >> word;) count += std::ranges::any_of(word, is_letter_or_digit);
    return count;
}

std::vector<std::size_t> sentence_lengths(const std::string& markdown) {
    std::vector<std::size_t> result;
    for (const std::string& paragraph : paragraphs(markdown))
        for (const std::string& sentence : sentences(paragraph))
            result.push_back(word_count(sentence));
    return result;
}

std::vector<std::string> long_sentences(const SourceFile& document) {
    std::vector<std::string> faults;
    for (const std::string& paragraph : paragraphs(document.text))
        for (const std::string& sentence : sentences(paragraph))
            if (word_count(sentence) > sentence_words_max)
                faults.push_back(document.path + ": " + std::to_string(word_count(sentence)) +
                                 " words: " + sentence);
    std::vector<std::size_t> lengths = sentence_lengths(document.text);
    std::ranges::sort(lengths);
    if (!lengths.empty() && lengths[lengths.size() / 2] > median_words_max)
        faults.push_back(document.path + ": the median sentence has " +
                         std::to_string(lengths[lengths.size() / 2]) + " words");
    return faults;
}

std::vector<std::string> bad_phrases(const std::string& text) {
    std::vector<std::string> faults;
    for (const Phrase& phrase : phrases()) {
        if (const auto match = phrase.pattern.first_in(text))
            faults.push_back("\"" + match->front() + "\": say " + phrase.instead);
    }
    return faults;
}

std::vector<std::string> bad_comments(const SourceFile& file) {
    std::vector<std::string> faults;
    for (const Comment& comment : comments(file.text)) {
        const std::string place = file.path + ":" + std::to_string(comment.line) + ": ";
        for (const std::string& sentence : sentences(comment.text))
            if (sentence.starts_with("Of "))
                faults.push_back(place + "a sentence starts with Of: say first what the thing is");
        for (const std::string& fault : bad_phrases(comment.text)) faults.push_back(place + fault);
    }
    return faults;
}

}  // namespace gazetteer::source_tree
