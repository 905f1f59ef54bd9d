// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"

#include <algorithm>
#include <cstdio>
#include <vector>

namespace quotadeck::test {
namespace {
std::vector<RegisteredTest>& registeredTests()
{
    static std::vector<RegisteredTest> tests; // the order of initialisation of the sources does not matter
    return tests;
}
} // namespace

RegisteredTest::RegisteredTest(std::string_view source, Run function)
    : m_name(source.substr(source.rfind('/') + 1))
    , m_run(function)
{
    m_name = m_name.substr(0, m_name.rfind('.'));
    registeredTests().push_back(*this);
}
} // namespace quotadeck::test

int main(int argc, char** argv)
{
    const auto& tests = quotadeck::test::registeredTests();
    const std::string_view name = argc > 1 ? argv[1] : "";
    const auto test = std::ranges::find(tests, name, &quotadeck::test::RegisteredTest::name);
    if (test == tests.end()) {
        std::fprintf(stderr, "Usage: %s TEST [ARGUMENT]...\nTests:\n", argv[0]);
        for (const auto& each : tests)
            std::fprintf(stderr, "  %.*s\n", static_cast<int>(each.name().size()), each.name().data());
        return 2;
    }
    argv[1] = argv[0];
    return test->run(argc - 1, argv + 1);
}
