#include "conjectures/language/exact.hpp"

#include "graph/errors.hpp"

namespace gazetteer::conjectures {

namespace {

using boost::multiprecision::cpp_int;

const Exact infinity{Integer::infinity()};

/// Rounded down.
cpp_int quotient(const cpp_int& a, const cpp_int& b) {
    cpp_int q = a / b;
    if (a % b != 0 && (a < 0) != (b < 0)) --q;
    return q;
}

Exact product(const Exact& a, const Exact& b) {
    if (a.is_finite() && b.is_finite()) return Exact(cpp_int(a.value * b.value));
    const auto positive = [](const Exact& x) { return !x.is_finite() || x.value > 0; };
    return positive(a) && positive(b) ? infinity : Exact();
}

}  // namespace

Exact operated(Op op, const Exact& a, const Exact& b) {
    if (a.is_undefined() || b.is_undefined()) return {};
    const bool finite = a.is_finite() && b.is_finite();
    switch (op) {
        case Op::add:
            return finite ? Exact(cpp_int(a.value + b.value)) : infinity;
        case Op::subtract:
            return finite ? Exact(cpp_int(a.value - b.value)) : b.is_finite() ? infinity : Exact();
        case Op::multiply:
            return product(a, b);
        case Op::divide:
            return finite && b.value != 0 ? Exact(quotient(a.value, b.value)) : Exact();
        case Op::modulo:
            return finite && b.value != 0
                       ? Exact(cpp_int(a.value - b.value * quotient(a.value, b.value)))
                       : Exact();
        case Op::gcd:
            return finite ? Exact(cpp_int(gcd(a.value, b.value))) : Exact();
        case Op::min:
            return compared(a, b) < 0 ? a : b;
        case Op::max:
            return compared(a, b) > 0 ? a : b;
        default:
            throw ContractViolation("requires an operation of two integers");
    }
}

std::partial_ordering compared(const Exact& a, const Exact& b) {
    if (a.is_undefined() || b.is_undefined()) return std::partial_ordering::unordered;
    if (!a.is_finite() || !b.is_finite()) return b.is_finite() <=> a.is_finite();
    return a.value.compare(b.value) <=> 0;
}

}  // namespace gazetteer::conjectures
