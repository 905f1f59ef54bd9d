// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::config {
/// One test case of a JUnit report.
struct JUnitCase
{
    enum class Kind { Passed, Failed, Error };
    std::string name; ///< unique in its suite: readers merge cases of one name
    Kind kind = Kind::Passed;
    std::optional<int> line{}; ///< in the file of the suite
    std::string message{}; ///< of a case that did not pass
    std::string type{}; ///< of the failure or error, one word
    std::string content{}; ///< more of it; of a passed case its output
};

/// Writes a JUnit XML report: a suite a file. There is no time: none was measured.
class JUnitLog
{
public:
    /// @p name is that of the whole report, "quotadeck check".
    explicit JUnitLog(std::string name) : m_name(std::move(name)) { }

    void addSuite(std::string_view file, const std::vector<JUnitCase>& cases);
    /// The whole report, with a line break at its end.
    [[nodiscard]] std::string text() const;

private:
    struct Counts
    {
        std::size_t tests = 0;
        std::size_t failures = 0;
        std::size_t errors = 0;
    };
    static std::string attributes(const Counts& counts);

    std::string m_name;
    std::string m_suites;
    Counts m_total;
};
} // namespace quotadeck::config
