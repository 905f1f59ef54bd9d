// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"
#include "core/config/schema/finding.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Another place that a result refers to.
struct SarifRelated
{
    std::string file;
    TextSpan span;
    std::string message;
};

/// One result of a SARIF log.
struct SarifResult
{
    std::string rule;
    std::size_t ruleIndex = 0; ///< in the rules of the log
    Severity severity = Severity::Error;
    std::string message;
    std::string file;
    std::optional<TextSpan> span{}; ///< nothing: the whole file
    std::string queue{}; ///< path; empty: it is about no queue
    std::string_view fingerprintName;
    std::string fingerprint; ///< equal for the same problem in the next run
    std::vector<SarifRelated> related{};
    std::vector<Fix> fixes{}; ///< of the file
};

/// Writes a SARIF 2.1.0 log with one run.
///
/// Places: columns in Unicode code points, from 1; a path is a percent-encoded reference, absolute paths are file URIs.
class SarifLog
{
public:
    void addFile(std::string_view file);
    void addResult(const SarifResult& result);
    /// @p file could not be read: the run was not successful.
    void addNotification(std::string_view file, std::string_view message);
    /// The whole log, without a line break at its end. A rule without a title is listed by its id alone.
    [[nodiscard]] std::string text(const std::vector<RuleInfo>& rules) const;

private:
    std::vector<std::string> m_artifacts; ///< finished JSON, like the next two
    std::vector<std::string> m_results;
    std::vector<std::string> m_notifications;
};

/// @p path as the reference of a file in a SARIF log.
[[nodiscard]] std::string sarifUri(std::string_view path);
} // namespace quotadeck::config
