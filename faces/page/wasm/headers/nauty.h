// SPDX-License-Identifier: GPL-3.0-or-later
// The names of nauty that are used, for dense graphs of at most 64 vertices, one word a vertex.
// What they do is in nauty_here.cpp: nauty itself is not there for WebAssembly.
#pragma once

#include <stdint.h>

typedef uint64_t graph;
typedef int boolean;

#undef WORDSIZE
#define WORDSIZE 64
#define TRUE 1
#define FALSE 0

typedef struct {
    double grpsize1;
    int grpsize2;
} statsblk;

typedef struct {
    boolean getcanon;
    boolean digraph;
    boolean defaultptn;
    void (*userautomproc)(int, int*, int*, int, int, int);
    void (*userlevelproc)(int*, int*, int, int*, statsblk*, int, int, int, int, int, int);
} optionblk;

#define DEFAULTOPTIONS_GRAPH(name) optionblk name = {FALSE, FALSE, TRUE, 0, 0}
#define DEFAULTOPTIONS_DIGRAPH(name) optionblk name = {FALSE, TRUE, TRUE, 0, 0}

extern "C" {
void densenauty(graph* g, int* lab, int* ptn, int* orbits, optionblk* options, statsblk* stats,
                int m, int n, graph* canong);
}
