// SPDX-License-Identifier: GPL-3.0-or-later
// The names of Arb that headers use. There is no Arb here: the functions stay imports of the
// module, and rules that need irrational numbers are told so.
#pragma once

using slong = long;
struct arb_struct {
    int unused;
};
using arb_t = arb_struct[1];
using arb_ptr = arb_struct*;
using arb_srcptr = const arb_struct*;

inline void arb_init(arb_ptr) {}
inline void arb_set_si(arb_ptr, slong) {}
inline void arb_set(arb_ptr, arb_srcptr) {}
inline void arb_swap(arb_ptr, arb_ptr) {}
inline void arb_clear(arb_ptr) {}

extern "C" {
void arb_mul_2exp_si(arb_ptr, arb_srcptr, slong);
void arb_abs(arb_ptr, arb_srcptr);
int arb_lt(arb_srcptr, arb_srcptr);
double arf_get_d(const void*, int);
char* arb_get_str(arb_srcptr, slong, unsigned long);
void flint_free(void*);
}

inline const void* arb_midref(arb_srcptr ball) {
    return ball;
}
constexpr int ARF_RND_NEAR = 4;
constexpr unsigned long ARB_STR_NO_RADIUS = 2;
