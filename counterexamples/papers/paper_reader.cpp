// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/paper_reader.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>

#include "counterexamples/papers/claim_faults.hpp"
#include "counterexamples/papers/claim_reader.hpp"
#include "graph/errors.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/text_within.hpp"
#include "language/expressions/data_games.hpp"
#include "language/rules/game_file.hpp"
#include "properties/catalogue.hpp"

namespace gazetteer::conjectures {

namespace {

class PaperReader {
  public:
    explicit PaperReader(const PaperSurroundings& surroundings) : surroundings_(surroundings) {}

    PaperReading read(std::string_view text) {
        for (const PaperBlock& block : properties::paper_blocks(text)) take(block);
        if (!has_paper_ && faults_.size() == 0)
            faults_.add(PaperFault{1, 1, "no paper: 'paper KEY \"title\"' is expected"});
        check_repairs();
        return {std::move(paper_), faults_.sorted()};
    }

  private:
    void take(const PaperBlock& block) {
        take(block, parse_paper_line(block.header.text(), PaperLines::headers));
    }
    void take(const PaperBlock& block, const Parsed<PaperLine>& header) {
        if (!header) return faults_.add(first_text(block), header.error());
        if (header->word == "paper")
            take_paper(block, *header);
        else if (header->word == "claim")
            take_claim(block, *header);
        else if (header->word == "game")
            take_games(block);
        else
            take_line(block, *header);
    }
    static const PlacedText& first_text(const PaperBlock& block) {
        return block.header.text().empty() && !block.entries.empty() ? block.entries.front()
                                                                     : block.header;
    }

    void take_paper(const PaperBlock& block, const PaperLine& header) {
        if (std::exchange(has_paper_, true))
            return faults_.add(block.header, 1, "a file has one paper, and it is above");
        paper_.key = header.name;
        paper_.title = header.rest;
        if (!paper_.claims.empty())
            faults_.add(block.header, 1, "the paper stands above its claims");
        const std::map<std::string, std::string*> places{
            {"by", &paper_.by}, {"journal", &paper_.journal}, {"doi", &paper_.doi}};
        for (const PlacedText& text : block.entries) {
            const auto line = parse_paper_line(text.text(), PaperLines::of_paper);
            if (!line)
                faults_.add(text, line.error());
            else if (std::string& place = *places.at(line->word); place.empty())
                place = line->rest;
            else
                faults_.add(text, 1, "a paper has one '" + line->word + "', and it is above");
        }
    }

    void take_claim(const PaperBlock& block, const PaperLine& header) {
        if (!std::exchange(has_paper_, true))
            faults_.add(block.header, 1, "a claim needs a paper above it: 'paper KEY \"title\"'");
        const std::size_t faults = faults_.size();
        PaperClaim claim =
            read_claim(block, header, paper_.key, definitions_, surroundings_, faults_);
        const auto before = std::ranges::find(paper_.claims, claim.id, &PaperClaim::id);
        if (before != paper_.claims.end())
            return faults_.add(
                block.header, header.name_column,
                "the id '" + header.name + "' is used in line " + std::to_string(before->line));
        const auto same_row =
            std::ranges::find(paper_.claims, claim.compiled, &PaperClaim::compiled);
        if (!claim.compiled.empty() && same_row != paper_.claims.end())
            faults_.add(block.header, header.name_column,
                        "the row '" + claim.compiled + "' stands with the claim in line " +
                            std::to_string(same_row->line) + " already");
        claim.whole = faults_.size() == faults;
        repairs_.emplace_back(block.header, claim.repaired_by);
        paper_.claims.push_back(std::move(claim));
    }

    void take_games(const PaperBlock& block) {
        const std::string& text = block.lines;
        const auto fault = surroundings_.add_games(text, file_);
        if (!fault) return;
        // What is missing at the end is missing on the last line.
        const std::size_t end = text.empty() ? 0 : text.size() - 1;
        const auto at = std::min(static_cast<std::size_t>(fault->column) - 1, end);
        const auto line_start = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
        const auto lines = std::count(text.begin(), text.begin() + static_cast<long>(at), '\n');
        const std::size_t column = line_start == std::string::npos ? at : at - line_start - 1;
        faults_.add(PaperFault{block.line + static_cast<int>(lines), static_cast<int>(column) + 1,
                               fault->message});
    }

    void take_line(const PaperBlock& block, const PaperLine& header) {
        for (const PlacedText& text : block.entries)
            faults_.add(text, 1, "nothing is indented below '" + header.word + "'");
        if (header.word == "use") return use(block, header);
        if (const auto fault = definitions_.add(header.rest))
            faults_.add(block.header, *fault, header.rest_column);
    }
    void use(const PaperBlock& block, const PaperLine& header) {
        const std::string path = std::filesystem::path(surroundings_.folder) / header.rest;
        const auto text = text_of_games(path);
        if (!text)
            return faults_.add(block.header, header.rest_column,
                               "cannot read the file '" + path + "'");
        const std::vector<PaperBlock> blocks = properties::paper_blocks(*text);
        if (std::ranges::any_of(blocks, &PaperBlock::defines))
            take_beside(blocks, path, block, header);
        else if (const auto fault = surroundings_.add_games(*text, path))
            faults_.add(block.header, 1, path + ": " + fault->message);
    }
    /// The definitions and games of a file, whose faults are told where it is used.
    void take_beside(const std::vector<PaperBlock>& blocks, const std::string& path,
                     const PaperBlock& used, const PaperLine& use) {
        const PaperFaults faults_here = std::exchange(faults_, {});
        const std::string here = std::exchange(file_, path);
        for (const PaperBlock& block : blocks) {
            const auto header = parse_paper_line(block.header.text(), PaperLines::headers);
            if (header && header->word != "define" && header->word != "game")
                faults_.add(block.header, 1,
                            "a file that a paper uses has definitions and games, and this is '" +
                                header->word + "'");
            else
                take(block, header);
        }
        file_ = here;
        for (const PaperFault& fault : std::exchange(faults_, faults_here).sorted())
            faults_.add(used.header, use.rest_column,
                        to_string(Place{path, fault.line, fault.column}) + ": " + fault.message);
    }

    void check_repairs() {
        for (const auto& [header, id] : repairs_)
            if (!id.empty() &&
                std::ranges::find(paper_.claims, id, &PaperClaim::id) == paper_.claims.end())
                faults_.add(header, 1, "it is repaired by '" + id + "', which is no claim here");
    }

    const PaperSurroundings& surroundings_;
    PaperFaults faults_;
    /// Where the games that are read come from.
    std::string file_ = "the paper";
    Paper paper_;
    Definitions definitions_;
    bool has_paper_ = false;
    std::vector<std::pair<PlacedText, std::string>> repairs_;
};

/// A game that is known by its name already is taken to be the same only if its rules are.
std::optional<ParseError> add_games_once(std::string_view text, const std::string& file) {
    const auto games = parse_games(text);
    if (!games) return games.error();
    const bool known = std::ranges::all_of(*games, [](const script::Rules& rules) {
        const auto before = data_game_named(rules.name);
        return before && script::text(*rules_of(*before)) == script::text(rules);
    });
    return known ? std::nullopt : add_data_games(text, file);
}

/// By place.
void sort_faults(std::vector<PaperFault>& faults) {
    std::ranges::stable_sort(
        faults, {}, [](const PaperFault& fault) { return std::pair(fault.line, fault.column); });
}

}  // namespace

PaperReading read_paper(std::string_view text, const PaperSurroundings& surroundings) {
    if (text.size() > paper_length_max)
        return {{},
                {{1, 1,
                  "a paper has at most " + std::to_string(paper_length_max) +
                      " bytes, and this one has more"}}};
    return PaperReader(surroundings).read(text);
}

PaperReading read_paper_here(std::string_view text, const std::string& folder) {
    PaperSurroundings surroundings{.folder = folder, .add_games = add_games_once};
    for (const properties::AnyClaim& claim : properties::catalogue()) {
        surroundings.compiled.insert(claim.id);
        if (!claim.proved.empty()) surroundings.theorems.insert(claim.proved);
    }
    return read_paper(text, surroundings);
}

Paper paper_of_file(const std::string& path) {
    const auto text = text_within(path, paper_length_max);
    if (!text) throw InputError(path + ": " + std::strerror(errno));
    PaperReading reading =
        read_paper_here(*text, std::filesystem::path(path).parent_path().string());
    for (PaperClaim& claim : reading.paper.claims)
        for (PaperFault& fault : faults_of_grounds(claim)) reading.faults.push_back(fault);
    if (reading.paper.claims.empty() && reading.faults.empty())
        reading.faults.push_back({1, 1, "the paper has no claim: 'claim ID \"sentence\"'"});
    sort_faults(reading.faults);
    std::string all;
    for (const PaperFault& fault : reading.faults)
        all += (all.empty() ? "" : "\n") + to_string(Place{path, fault.line, fault.column}) + ": " +
               fault.message;
    if (!all.empty()) throw InputError(all);
    return std::move(reading.paper);
}

}  // namespace gazetteer::conjectures
