// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/provedfixes.h"

#include "core/base/text.h"

#include <map>

namespace quotadeck::config {
namespace {
/// Findings by what they say, whatever their place. A queue that changes its case is still the same.
using Tally = std::map<std::string, int>;

std::string keyOf(const Finding& finding)
{
    return asciiLowered(finding.rule + '\n' + finding.path + '\n' + finding.message);
}

Tally tallyOf(const std::vector<Finding>& findings)
{
    Tally tally;
    for (const Finding& finding : findings)
        ++tally[keyOf(finding)];
    return tally;
}

bool needsProof(const Finding& finding)
{
    return finding.rule == "CFG-4" || finding.rule == "VAL-91" || finding.rule == "CFG-LINT-12"
        || finding.rule == "ADV-2";
}

bool settles(Tally before, const Finding& finding, const Tally& after)
{
    --before[keyOf(finding)];
    for (const auto& [key, count] : after) {
        const auto had = before.find(key);
        if (had == before.end() || had->second < count)
            return false;
    }
    return true;
}
} // namespace

void keepProvedFixes(std::string_view text, std::vector<Finding>& findings, const Judge& judge)
{
    constexpr int kMostProved = 4;
    int proved = 0;
    Tally before;
    for (Finding& finding : findings) {
        if (!needsProof(finding))
            continue;
        std::erase_if(finding.fixes, [&](const Fix& fix) {
            if (++proved > kMostProved)
                return true;
            if (before.empty())
                before = tallyOf(findings);
            return !settles(before, finding, tallyOf(judge(applied(text, fix.edits))));
        });
    }
}
} // namespace quotadeck::config
