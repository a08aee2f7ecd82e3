#include "counterexamples/check/check.hpp"

#include <new>
#include <ostream>

#include "counterexamples/check/statement.hpp"

namespace gazetteer::check {

namespace {

using Check = void (*)(Reader&, const Statement&);

/// What reads evidence of this kind; null where it says nothing of the statement.
Check find_check(std::string_view kind, const Statement& s) {
    if (kind == "strategy" && s.game != nullptr) return s.game->check_strategy;
    if (kind == "matching" && (s.is("uvg") || s.is("unrooted uvg"))) return check_matching;
    if (kind == "levels" && s.is("slither")) return check_levels;
    if (kind == "mirror" && s.is("edge-delete")) return check_mirror;
    if (kind == "paths" && (s.is("edge-delete") || s.claim == "edge-delete-paths"))
        return check_paths;
    if (kind == "even-kernel" && (s.is("ueg") || s.is("unrooted ueg") || s.verdict == "exists"))
        return check_even_kernel;
    if (kind == "parity" && s.verdict == "none") return check_parity;
    return nullptr;
}

/// Returns what the certificate proves.
std::string read_certificate(Reader& reader) {
    reader.next_line("gazetteer-certificate");
    reader.demand(reader.rest() == "1", "the format has another version than 1");
    reader.next_line("program");
    reader.demand(!reader.rest().empty(), "a name and version belong here");
    const Statement statement = read_statement(reader);
    reader.next_line("evidence");
    const std::string kind(reader.rest());
    const Check check = find_check(kind, statement);
    reader.demand(check != nullptr, "no evidence of this kind for this claim");
    check(reader, statement);
    reader.next_line("end");
    reader.end_of_line();
    return statement.summary + " (by " + kind + ")";
}

}  // namespace

Finding check_certificate(Reader& reader) {
    try {
        const std::string proved = read_certificate(reader);
        return {Judgement::valid, reader.line(), 1, proved};
    } catch (const Finding& fault) {
        return fault;
    } catch (const std::ios_base::failure&) {
        return {Judgement::malformed, reader.line(), 1, "the input cannot be read"};
    } catch (const std::bad_alloc&) {
        return {Judgement::invalid, reader.line(), 1, "there is not enough memory to check this"};
    }
}

int check_all(std::istream& in, const std::string& file, std::ostream& out) {
    constexpr const char* names[] = {"VALID", "INVALID", "MALFORMED"};
    Reader reader(in);
    Finding finding;
    do {
        finding = check_certificate(reader);
        out << file << ':' << finding.line << ':' << finding.column << ": "
            << names[static_cast<int>(finding.judgement)] << ": " << finding.text << '\n';
    } while (finding.judgement == Judgement::valid &&
             in.peek() != std::istream::traits_type::eof());
    return static_cast<int>(finding.judgement);
}

}  // namespace gazetteer::check
