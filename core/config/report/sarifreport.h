// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/report/checkreport.h"
#include "core/config/report/sariflog.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Collects checked files into a SARIF 2.1.0 log with one run. An unreadable file is a result and a notification of the
/// invocation, which then was not successful.
///
/// Fingerprints: of rule, queue and the text that is marked, so that lines inserted above change none.
class SarifReport
{
public:
    void add(const CheckedFile& file);
    /// The whole log, without a line break at its end.
    [[nodiscard]] std::string text() const;

private:
    SarifResult resultOf(const CheckedFile& file, const Finding& finding, std::map<std::uint64_t, int>& seen);
    std::size_t ruleIndex(std::string_view id);

    SarifLog m_log;
    std::vector<std::string> m_unknownRules; ///< ids that have no help text, listed after those that have
};
} // namespace quotadeck::config
