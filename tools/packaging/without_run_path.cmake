# SPDX-License-Identifier: GPL-3.0-or-later
# What cpack runs before it packs: the module of Python loses its run path, since Debian's library
# lies in a folder that the loader searches anyway, and Debian allows no other.
file(GLOB_RECURSE modules ${CPACK_TEMPORARY_DIRECTORY}/python/*/_core.*.so)
foreach(module IN LISTS modules)
  file(RPATH_REMOVE FILE ${module})
endforeach()
