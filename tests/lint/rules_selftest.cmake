# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DCHECK=rules.cmake -DWORK=<scratch dir> -P rules_selftest.cmake
# Plants each difference between code and list, and expects the check to fail for it.
cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/expectcheck.cmake")

set(code "/// Rounds up (EQ-2, VAL-LINT-3); not PREQ-7.\n")
function(check expectation name listed)
    set(page "# Rules\n\n${listed}")
    expect_check(${expectation} "${name}" core/a.h code resources/docs/rules.md page)
endfunction()

set(eq "- **EQ-2**: Amounts are rounded up.\n")
set(lint "- **VAL-LINT-3**: Warning: a name is repeated.\n")
check(passes "equal" "${eq}${lint}")
check(fails "an id of the code is missing" "${eq}")
check(fails "an id is superfluous" "${eq}${lint}- **EQ-3**: Amounts are printed.\n")
check(fails "an id is listed twice" "${eq}${lint}${eq}")
check(fails "an id has no sentence" "${eq}- **VAL-LINT-3**: \n")
