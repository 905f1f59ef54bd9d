// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <string_view>

/// One program runs the tests of a folder: <program> tst_name [arguments of Qt Test]. Without arguments it lists them.
namespace quotadeck::test {
/// How long a test waits, in ms: what it waits for takes as long as a loaded machine needs, and only a failure waits to the
/// end.
inline constexpr int kLongestWait = 60'000;

/// The application of a test that needs no event loop.
struct NoApplication
{
    NoApplication(int&, char**) { }
};

/// Registers a test of this program under the name of its source file.
class RegisteredTest
{
public:
    using Run = int (*)(int argc, char** argv);

    /// @param source path of the file: ".../tst_name.cpp"
    RegisteredTest(std::string_view source, Run function);

    [[nodiscard]] std::string_view name() const { return m_name; }
    [[nodiscard]] int run(int argc, char** argv) const { return m_run(argc, argv); }

private:
    std::string_view m_name;
    Run m_run;
};
} // namespace quotadeck::test

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, quotadeck::test::kLongestWait)
#define QTRY_VERIFY2(condition, message)                                                                     \
    QTRY_VERIFY2_WITH_TIMEOUT(condition, message, quotadeck::test::kLongestWait)
#define QTRY_COMPARE(actual, expected)                                                                       \
    QTRY_COMPARE_WITH_TIMEOUT(actual, expected, quotadeck::test::kLongestWait)

/// @param Application NoApplication, QCoreApplication or QApplication: what the test needs.
#define QUOTADECK_TEST(TestClass, Application)                                                               \
    static const quotadeck::test::RegisteredTest registered##TestClass(__FILE__, [](int argc, char** argv) { \
        using quotadeck::test::NoApplication;                                                                \
        [[maybe_unused]] Application application(argc, argv);                                                \
        QTEST_SET_MAIN_SOURCE_PATH                                                                           \
        TestClass test;                                                                                      \
        return QTest::qExec(&test, argc, argv);                                                              \
    });
