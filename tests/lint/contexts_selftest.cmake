# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DCHECK=contexts.cmake -DWORK=<scratch dir> -P contexts_selftest.cmake
# Plants contexts in a copy, and expects the check to fail for the one that nobody asks for.
function(check expectation name)
    file(REMOVE_RECURSE "${WORK}")
    file(WRITE "${WORK}/app/a.cpp" "struct Words\n{\n    Q_DECLARE_TR_FUNCTIONS(Words)\n};\nauto text = QUOTADECK_TEXT(\n    \"kube\",\n    \"x\");\nauto b = Run::tr(\"y\");\n")
    file(WRITE "${WORK}/translations/quotadeck_de.ts" "<context>\n    <name>${name}</name>\n</context>\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${CHECK}
        RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE errors)
    if(result EQUAL 0)
        set(outcome passes)
    else()
        set(outcome fails)
    endif()
    if(NOT outcome STREQUAL expectation)
        message(SEND_ERROR "${name}: the check ${outcome}\n${errors}")
    endif()
endfunction()

check(passes "quotadeck::app::Run")
check(passes "Words")
check(passes "kube")
check(fails "Run")
