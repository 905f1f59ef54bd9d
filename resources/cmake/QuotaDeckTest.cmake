# SPDX-License-Identifier: GPL-3.0-or-later
# quotadeck_add_tests(tests_core_sim core TESTS tst_random tst_script LINK quotadeck::core): one program of the Qt Test
# classes in <test>.cpp of the current folder. CTest runs each as "<layer>.<test>", offscreen, in a fixed locale and
# time zone.
function(quotadeck_add_tests program layer)
    cmake_parse_arguments(PARSE_ARGV 2 ARG "" "" "TESTS;LINK")
    # Memory errors need no more than a part of the random cases, which all run once without a sanitizer.
    set(random_cases 500)
    if(QUOTADECK_SANITIZE)
        set(random_cases 150)
    endif()
    list(TRANSFORM ARG_TESTS APPEND .cpp OUTPUT_VARIABLE sources)
    add_executable(${program} ${sources})
    set_target_properties(${program} PROPERTIES AUTOMOC ON)
    target_link_libraries(${program} PRIVATE quotadeck::testprogram ${ARG_LINK} quotadeck::options Qt6::Test)
    target_compile_definitions(${program} PRIVATE
        QUOTADECK_VECTORS="${QUOTADECK_VECTORS}"
        QUOTADECK_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
        QUOTADECK_RESOURCES="${PROJECT_SOURCE_DIR}/resources")
    # Compiled together, sources count as headers, for which g++ warns of members of unnamed namespaces.
    target_compile_options(${program} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    quotadeck_compile_together(${program})
    foreach(test IN LISTS ARG_TESTS)
        add_test(NAME ${layer}.${test} COMMAND ${program} ${test})
        # The time is for one that hangs: on a slow and busy machine none may come near it.
        set_tests_properties(${layer}.${test} PROPERTIES
            LABELS ${layer}
            TIMEOUT 600
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC;QT_LOGGING_RULES=qt.qpa.*=false;RC_PARAMS=seed=20261121 max_success=${random_cases} max_discard_ratio=100;ASAN_OPTIONS=malloc_context_size=10;TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/support/tsan-suppressions.txt")
    endforeach()
    if(layer STREQUAL "core")
        add_dependencies(core_tests ${program})
    endif()
endfunction()

# quotadeck_add_bench(bench_resource LINK quotadeck::core): a Google Benchmark executable, run by hand.
function(quotadeck_add_bench name)
    cmake_parse_arguments(PARSE_ARGV 1 ARG "" "" "LINK")
    add_executable(${name} ${name}.cpp)
    target_link_libraries(${name} PRIVATE ${ARG_LINK} quotadeck::options benchmark::benchmark)
    target_compile_definitions(${name} PRIVATE
        QUOTADECK_RESOURCES="${PROJECT_SOURCE_DIR}/resources"
        QUOTADECK_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    # Run by hand; building them with everything else would only cost time.
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
    add_dependencies(benchmarks ${name})
endfunction()
