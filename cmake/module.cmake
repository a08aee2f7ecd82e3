# One directory, one library, one test program.
#
#   gazetteer_module(graph DEPENDS ... PRIVATE ... TEST_DEPENDS ...)
#
# compiles every *.cpp here (and in the subdirectories named by SUBDIRS) into the library
# gazetteer_<name>, except *_test.cpp, *_main.cpp and *_fuzz.cpp; every *_test.cpp goes into
# <name>_tests. A test suite whose name ends in Standard, Extreme or Representative (an extreme test
# that stands for its family in ./test) gets that CTest label; every other suite is quick.

add_library(gazetteer_options INTERFACE)
target_include_directories(gazetteer_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(gazetteer_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Werror)
# g++ 12 reports these falsely at -O2 and above inside the standard library (GCC PR 105329 and kin).
target_compile_options(gazetteer_options INTERFACE
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-stringop-overflow;-Wno-array-bounds;-Wno-maybe-uninitialized>)
if(GAZETTEER_SANITIZE)
  target_compile_options(gazetteer_options INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -g -O1)
  target_compile_definitions(gazetteer_options INTERFACE GAZETTEER_SANITIZED=1)
  target_link_options(gazetteer_options INTERFACE -fsanitize=address,undefined)
endif()

function(gazetteer_module name)
  cmake_parse_arguments(arg "" "" "DEPENDS;PRIVATE;TEST_DEPENDS;SUBDIRS" ${ARGN})
  set(patterns *.cpp)
  foreach(subdirectory IN LISTS arg_SUBDIRS)
    list(APPEND patterns ${subdirectory}/*.cpp)
  endforeach()
  file(GLOB sources CONFIGURE_DEPENDS ${patterns})
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_(test|main|fuzz)\\.cpp$")

  if(sources)
    add_library(gazetteer_${name} STATIC ${sources})
    target_link_libraries(gazetteer_${name} PUBLIC gazetteer_options ${arg_DEPENDS}
                          PRIVATE ${arg_PRIVATE})
  else()
    add_library(gazetteer_${name} INTERFACE)
    target_link_libraries(gazetteer_${name} INTERFACE gazetteer_options ${arg_DEPENDS})
  endif()

  if(tests)
    add_executable(${name}_tests ${tests})
    target_link_libraries(${name}_tests PRIVATE gazetteer_${name} ${arg_TEST_DEPENDS}
                          GTest::gtest_main GTest::gmock)
    # A test is compiled once and run for a moment: -O1 builds it in half the time.
    target_compile_options(${name}_tests PRIVATE -O1)
    # Only tests may read the source tree, and only to compare it with what they compute.
    target_compile_definitions(${name}_tests PRIVATE GAZETTEER_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    gazetteer_discover_tests(${name}_tests ${name})
  endif()
endfunction()

# gazetteer_fuzzer(graph formats_fuzz -runs=...) builds the libFuzzer program formats_fuzz.cpp of a
# module, and the module with it, and runs it with these options as a test of the label fuzz;
# nothing unless GAZETTEER_FUZZ.
function(gazetteer_fuzzer module target)
  if(NOT GAZETTEER_FUZZ)
    return()
  endif()
  target_compile_options(gazetteer_${module} PRIVATE -fsanitize=fuzzer-no-link)
  add_executable(${target} ${target}.cpp)
  target_link_libraries(${target} PRIVATE gazetteer_${module})
  target_compile_options(${target} PRIVATE -fsanitize=fuzzer)
  target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  add_test(NAME ${module}/${target} COMMAND ${target} ${ARGN})
  set_tests_properties(${module}/${target} PROPERTIES LABELS fuzz TIMEOUT 300)
endfunction()

# Registers the tests of a GoogleTest program by tier.
function(gazetteer_discover_tests target prefix)
  foreach(tier quick standard extreme representative)
    if(tier STREQUAL quick)
      set(filter "-*Standard*.*:*Extreme*.*:*Representative*.*")
      set(seconds 60)
    elseif(tier STREQUAL standard)
      set(filter "*Standard*.*")
      set(seconds 300)
    elseif(tier STREQUAL representative)
      set(filter "*Representative*.*")
      set(seconds 600)
    else()
      set(filter "*Extreme*.*")
      set(seconds 1800)
    endif()
    gtest_discover_tests(${target} TEST_PREFIX "${prefix}/" TEST_FILTER "${filter}"
      TEST_LIST ${target}_${tier}
      DISCOVERY_MODE POST_BUILD DISCOVERY_TIMEOUT 60
      PROPERTIES LABELS ${tier} TIMEOUT ${seconds})
  endforeach()
endfunction()
