# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DCHECK=contexts.cmake -DWORK=<scratch dir> -P contexts_selftest.cmake
# Plants contexts, and expects the check to fail for the one that nobody asks for.
cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/expectcheck.cmake")

string(CONCAT code "struct Words\n{\n    Q_DECLARE_TR_FUNCTIONS(Words)\n};\nauto text = QUOTADECK_TEXT(\n    \"kube\",\n    \"x\");\n"
    "auto other = Run::tr(\"y\");\n")
function(check expectation context)
    set(page "<context>\n    <name>${context}</name>\n</context>\n")
    expect_check(${expectation} "${context}" app/a.cpp code translations/quotadeck_de.ts page)
endfunction()

check(passes "quotadeck::app::Run")
check(passes "Words")
check(passes "kube")
check(fails "Run")
