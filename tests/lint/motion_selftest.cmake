# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DCHECK=motion.cmake -DWORK=<scratch dir> -P motion_selftest.cmake
# Plants animations, and expects the check to fail for each.
cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/expectcheck.cmake")

function(check expectation code)
    expect_check(${expectation} "${code}" ui/a.cpp code)
endfunction()

check(passes "chart->setAnimationOptions(QChart::NoAnimation)\n")
check(passes "tree->setAnimated(false)\n")
check(fails "auto* fade = new QPropertyAnimation(pane)\n")
check(fails "tree->setAnimated(true)\n")
check(fails "chart->setAnimationOptions(QChart::SeriesAnimations)\n")
check(fails "m_progress->setRange(0, 0)\n")
