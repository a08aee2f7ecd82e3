// A mark for plain loops over words: compiled once more for wider registers, the version that the
// processor can run is chosen when the program starts. Not under the sanitizers, which cannot run
// before that choice.
#pragma once

#if defined(__x86_64__) && !defined(GAZETTEER_SANITIZED)
#define GAZETTEER_VECTOR_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define GAZETTEER_VECTOR_CLONES
#endif
