// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of nauty's utilities that are used, for graphs of at most 64 vertices.
#pragma once

#include "faces/page/wasm/headers/nauty.h"

extern "C" {
int numcomponents(graph* g, int m, int n);
boolean isconnected(graph* g, int m, int n);
boolean isbiconnected(graph* g, int m, int n);
int girth(graph* g, int m, int n);
void diamstats(graph* g, int m, int n, int* radius, int* diameter);
void find_dist(graph* g, int m, int n, int v, int* distances);
long numtriangles(graph* g, int m, int n);
}
