# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DCHECK=rules.cmake -DWORK=<scratch dir> -P rules_selftest.cmake
# Plants each difference between code and list, and expects the check to fail for it.
function(check expectation name page)
    file(REMOVE_RECURSE "${WORK}")
    file(WRITE "${WORK}/core/a.h" "/// Rounds up (EQ-2, VAL-LINT-3); not PREQ-7.\n")
    file(WRITE "${WORK}/resources/docs/rules.md" "# Rules\n\n${page}")
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

set(eq "- **EQ-2**: Amounts are rounded up.\n")
set(lint "- **VAL-LINT-3**: Warning: a name is repeated.\n")
check(passes "equal" "${eq}${lint}")
check(fails "an id of the code is missing" "${eq}")
check(fails "an id is superfluous" "${eq}${lint}- **EQ-3**: Amounts are printed.\n")
check(fails "an id is listed twice" "${eq}${lint}${eq}")
check(fails "an id has no sentence" "${eq}- **VAL-LINT-3**: \n")
