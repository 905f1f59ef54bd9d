// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/rulehelp.h"

#include "core/config/report/rulehelptexts.h"

#include <algorithm>
#include <map>

namespace quotadeck::config {
const std::vector<RuleHelp>& ruleHelps()
{
    static const std::vector<RuleHelp> kHelps = [] {
        std::vector<RuleHelp> helps = readingRuleHelps();
        std::ranges::copy(queueRuleHelps(), std::back_inserter(helps));
        std::ranges::copy(hierarchyRuleHelps(), std::back_inserter(helps));
        return helps;
    }();
    return kHelps;
}

const RuleHelp* findRuleHelp(std::string_view id)
{
    static const std::map<std::string_view, const RuleHelp*> kById = [] {
        std::map<std::string_view, const RuleHelp*> byId;
        for (const RuleHelp& help : ruleHelps())
            byId.emplace(help.id, &help);
        return byId;
    }();
    const auto found = kById.find(id);
    return found == kById.end() ? nullptr : found->second;
}
} // namespace quotadeck::config
