# SPDX-License-Identifier: GPL-3.0-or-later
# The tests that take longest, the longest first. A run that knows no earlier one begins with them, so that the last of them
# does not run alone at the end.
set(quotadeck_long_tests
    scenes.tst_smallwindows
    scenes.tst_savescenes
    scenes.tst_formscenes
    scenes.tst_insightscenes
    core.tst_busycluster
    scenes.tst_panelscenes
    app.tst_consumptionstore
    app.tst_fulldisk
    scenes.tst_consumptionscenes
    core.tst_merge
    core.tst_documentproperty
    app.tst_clusterstory
    scenes.tst_explainscenes
    app.tst_reportcommand)

# quotadeck_add_test_program(tests_core): one program for the tests of a layer, because compiled together they cost much less
# than folder by folder.
function(quotadeck_add_test_program program)
    add_executable(${program})
    quotadeck_run_moc(${program})
    target_link_libraries(${program} PRIVATE quotadeck::testprogram quotadeck::options Qt6::Test)
    target_compile_definitions(${program} PRIVATE
        QUOTADECK_VECTORS="${QUOTADECK_VECTORS}"
        QUOTADECK_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
        QUOTADECK_RESOURCES="${PROJECT_SOURCE_DIR}/resources")
    # Compiled together, sources count as headers, for which g++ warns of members of unnamed namespaces.
    target_compile_options(${program} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    quotadeck_compile_together(${program})
    if(program MATCHES "^tests_core")
        add_dependencies(core_tests ${program})
    endif()
endfunction()

# quotadeck_add_tests(tests_core core TESTS tst_random tst_script LINK quotadeck::core): adds the Qt Test classes in
# <test>.cpp of the current folder to a program. CTest runs each as "<layer>.<test>", offscreen, in a fixed locale and
# time zone.
function(quotadeck_add_tests program layer)
    cmake_parse_arguments(PARSE_ARGV 2 ARG "" "" "TESTS;LINK")
    # All random cases run in the preset "check"; a data race needs no more than a part of them.
    set(random_cases 500)
    if(QUOTADECK_SANITIZE STREQUAL "thread")
        set(random_cases 150)
    endif()
    # Where memory was allocated is noted at each allocation, which is an eighth of the time of tests of core: few frames
    # are kept, and all when a test is run by hand. Windows allocate much and keep what Qt caches: their tests look for
    # errors of memory in core, not for leaks.
    set(asan_options malloc_context_size=10)
    if(QUOTADECK_SANITIZE_CORE_ONLY AND layer STREQUAL "core")
        set(asan_options malloc_context_size=4)
    elseif(QUOTADECK_SANITIZE_CORE_ONLY)
        set(asan_options malloc_context_size=1:quarantine_size_mb=16:detect_leaks=0)
    endif()
    if(NOT TARGET ${program})
        quotadeck_add_test_program(${program})
    endif()
    list(TRANSFORM ARG_TESTS REPLACE "(.+)" "${CMAKE_CURRENT_SOURCE_DIR}/\\1.cpp" OUTPUT_VARIABLE sources)
    target_sources(${program} PRIVATE ${sources})
    target_link_libraries(${program} PRIVATE ${ARG_LINK})
    foreach(test IN LISTS ARG_TESTS)
        add_test(NAME ${layer}.${test} COMMAND ${program} ${test})
        # The time is for one that hangs: on a slow and busy machine none may come near it.
        set_tests_properties(${layer}.${test} PROPERTIES
            LABELS ${layer}
            TIMEOUT 600
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC;QT_LOGGING_RULES=qt.qpa.*=false;RC_PARAMS=seed=20261121 max_success=${random_cases} max_discard_ratio=100;ASAN_OPTIONS=${asan_options};TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/support/tsan-suppressions.txt")
        # More than what any test was measured to take, which is the cost of the others.
        list(FIND quotadeck_long_tests ${layer}.${test} place)
        if(place GREATER_EQUAL 0)
            math(EXPR cost "1000 - ${place}")
            set_tests_properties(${layer}.${test} PROPERTIES COST ${cost})
        endif()
    endforeach()
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
