// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/check.hpp"

#include <new>
#include <ostream>

#include "certificates/check/statement.hpp"

namespace gazetteer::check {

namespace {

/// A name of a file forges no line of the output: control characters as \xNN.
std::string printable(const std::string& name) {
    constexpr const char* digits = "0123456789abcdef";
    std::string result;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= ' ' && byte != 0x7f && byte != '\\')
            result += c;
        else
            result += {'\\', 'x', digits[byte / 16], digits[byte % 16]};
    }
    return result;
}

using Check = void (*)(Reader&, const Statement&);

/// What reads evidence of this kind; null where it says nothing of the statement.
Check find_check(std::string_view kind, const Statement& s) {
    const bool of_kernels = s.claim == "even-kernel";
    const bool of_outcome = s.claim == "outcome";
    const bool of_values = s.claim == "grundy" || s.claim == "winning-moves";
    if (kind == "strategy" && of_outcome)
        return s.rules ? check_strategy_by_rules : s.game->check_strategy;
    if (kind == "values" && of_values)
        return s.rules ? check_values_by_rules : s.game->check_values;
    if (kind == "invariants" && s.claim == "refutes") return check_invariants;
    if (kind == "matching" && (s.is("uvg") || s.is("unrooted uvg"))) return check_matching;
    if (kind == "levels" && s.is("slither")) return check_levels;
    if (kind == "mirror" && s.is("edge-delete")) return check_mirror;
    if (kind == "paths" && (s.is("edge-delete") || s.claim == "edge-delete-paths"))
        return check_paths;
    if (kind == "even-kernel" &&
        (s.is("ueg") || s.is("unrooted ueg") || (of_kernels && s.verdict == "exists")))
        return check_even_kernel;
    if (kind == "members" && s.claim == "chain-refutes") return check_member;
    if (kind == "states" && s.claim == "chain-sequence") return check_states;
    if (kind == "arithmetic" && s.claim == "chain-proves") return check_arithmetic;
    if (kind == "vertices" && s.claim == "chain-proves") return check_vertices;
    if (kind == "heaps" && s.claim == "chain-law") return check_heaps;
    if (kind == "parity" && of_kernels && s.verdict == "none") return check_parity;
    return nullptr;
}

/// Returns what the certificate proves.
std::string read_certificate(Reader& reader) {
    reader.next_line("gazetteer-certificate");
    reader.demand(reader.rest() == "2", "the format has another version than 2");
    reader.next_line("program");
    reader.demand(!reader.rest().empty(), "a name and version belong here");
    const Statement statement = read_statement(reader);
    reader.next_line("evidence");
    const std::string kind(reader.rest());
    const Check check = find_check(kind, statement);
    reader.demand(check != nullptr, "no evidence of this kind for this claim");
    check(reader, statement);
    reader.settle();
    reader.next_line("end");
    reader.end_of_line();
    if (statement.law)
        reader.shown().insert(
            key_of(*statement.law, sequence_of(*statement.law, statement.rules_text)));
    if (statement.sequence)
        reader.shown().insert(key_of(statement.sequence->chain, *statement.sequence));
    return statement.summary + " (by " + kind + ")";
}

/// The last line of a file: a file that was cut, even between two certificates, lacks it.
std::string read_total(Reader& reader, std::int64_t read) {
    reader.demand(!reader.at_end(), "the file was cut here: 'total' is missing");
    reader.next_line();
    reader.demand(reader.word() == "total", "'gazetteer-certificate' or 'total' belongs here");
    reader.demand(reader.rest() == std::to_string(read),
                  "the file has another number of certificates");
    reader.demand(reader.at_end(), "the file goes on behind its total");
    return {};
}

/// What `read` proves, or the fault that it meets.
template <class Read>
Finding judged(Reader& reader, Read read) {
    try {
        const std::string proved = read();
        return {Judgement::valid, reader.line(), 1, proved};
    } catch (const Finding& fault) {
        return fault;
    } catch (const std::ios_base::failure&) {
        return {Judgement::malformed, reader.line(), 1, "the input cannot be read"};
    } catch (const std::bad_alloc&) {
        return {Judgement::invalid, reader.line(), 1, "there is not enough memory to check this"};
    }
}

}  // namespace

Finding check_certificate(Reader& reader) {
    return judged(reader, [&] { return read_certificate(reader); });
}

int check_all(std::istream& in, const std::string& file, std::ostream& out) {
    constexpr const char* names[] = {"VALID", "INVALID", "MALFORMED"};
    Reader reader(in);
    const auto print = [&](const Finding& finding) {
        out << printable(file) << ':' << finding.line << ':' << finding.column << ": "
            << names[static_cast<int>(finding.judgement)] << ": " << finding.text << '\n';
    };
    std::int64_t read = 0;
    do {
        const Finding finding = check_certificate(reader);
        print(finding);
        if (finding.judgement != Judgement::valid) return static_cast<int>(finding.judgement);
        ++read;
    } while (in.peek() == 'g');
    const Finding total = judged(reader, [&] { return read_total(reader, read); });
    if (total.judgement != Judgement::valid) print(total);
    return static_cast<int>(total.judgement);
}

}  // namespace gazetteer::check
