# SPDX-License-Identifier: GPL-3.0-or-later
# Targets `tidy` and `format_check` over the product's sources, and the latter as a test. clang-tidy is optional.
file(GLOB_RECURSE lint_sources CONFIGURE_DEPENDS
    "${PROJECT_SOURCE_DIR}/core/*.cpp" "${PROJECT_SOURCE_DIR}/background/*.cpp" "${PROJECT_SOURCE_DIR}/models/*.cpp"
    "${PROJECT_SOURCE_DIR}/ui/*.cpp" "${PROJECT_SOURCE_DIR}/app/*.cpp")
file(GLOB_RECURSE format_sources CONFIGURE_DEPENDS
    "${PROJECT_SOURCE_DIR}/core/*.h" "${PROJECT_SOURCE_DIR}/background/*.h" "${PROJECT_SOURCE_DIR}/models/*.h"
    "${PROJECT_SOURCE_DIR}/ui/*.h" "${PROJECT_SOURCE_DIR}/app/*.h"
    "${PROJECT_SOURCE_DIR}/tests/*.h" "${PROJECT_SOURCE_DIR}/tests/*.cpp")

find_program(QUOTADECK_CLANG_TIDY clang-tidy)
# The format is a test; without tests, the program is built without it.
if(BUILD_TESTING)
    find_program(QUOTADECK_CLANG_FORMAT clang-format REQUIRED)
else()
    find_program(QUOTADECK_CLANG_FORMAT clang-format)
endif()
mark_as_advanced(QUOTADECK_CLANG_TIDY QUOTADECK_CLANG_FORMAT)

if(QUOTADECK_CLANG_TIDY)
    # One stamp a file: ninja runs them in parallel, and again only after the file changed.
    set(stamps)
    foreach(source IN LISTS lint_sources)
        file(RELATIVE_PATH name "${PROJECT_SOURCE_DIR}" "${source}")
        string(MAKE_C_IDENTIFIER "${name}" id)
        set(stamp "${PROJECT_BINARY_DIR}/tidy/${id}.stamp")
        add_custom_command(OUTPUT "${stamp}"
            COMMAND ${QUOTADECK_CLANG_TIDY} -p "${PROJECT_BINARY_DIR}" --quiet "${source}"
            COMMAND ${CMAKE_COMMAND} -E touch "${stamp}"
            DEPENDS "${source}" "${PROJECT_SOURCE_DIR}/.clang-tidy"
            COMMENT "clang-tidy ${name}" VERBATIM)
        list(APPEND stamps "${stamp}")
    endforeach()
    file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/tidy")
    add_custom_target(tidy DEPENDS ${stamps})
endif()

if(QUOTADECK_CLANG_FORMAT)
    add_custom_target(format_check
        COMMAND ${QUOTADECK_CLANG_FORMAT} --dry-run -Werror ${lint_sources} ${format_sources}
        COMMENT "clang-format" VERBATIM)
endif()
if(BUILD_TESTING)
    add_test(NAME lint.format
        COMMAND ${QUOTADECK_CLANG_FORMAT} --dry-run -Werror ${lint_sources} ${format_sources})
    set_tests_properties(lint.format PROPERTIES LABELS lint)
endif()
