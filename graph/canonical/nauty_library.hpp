// SPDX-License-Identifier: GPL-3.0-or-later
// nauty's header, for C++: it marks its thread-local variables in C's words. Dense graphs of order
// at most 64, one word a vertex.
#pragma once

#define _Thread_local thread_local
#define MAXN WORDSIZE
#define WORDSIZE 64
extern "C" {
#include <nautinv.h>
#include <nauty.h>
}
#undef _Thread_local
