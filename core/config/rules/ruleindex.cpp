// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/ruleindex.h"

#include "core/config/rules/ignorecomments.h"
#include "core/config/rules/rules.h"
#include "core/config/rules/servicekeys.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/reader.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <span>
#include <utility>

namespace quotadeck::config {
namespace {
/// The position of a rule in the list: that of the part before the number, then the number.
std::pair<int, int> orderOf(const RuleInfo& rule)
{
    const auto dash = rule.id.rfind('-');
    const std::string_view name = rule.id.substr(0, dash);
    int number = 0;
    if (dash != std::string_view::npos)
        std::from_chars(rule.id.data() + dash + 1, rule.id.data() + rule.id.size(), number);
    constexpr std::string_view kNames[]
        = {"INPUT", "CFG", "CFG-LINT", "PKG", "REST", "VAL", "VAL-LINT", "", "ADV"};
    constexpr int kApplied = 90; // from here on the rules are warnings, listed behind VAL-LINT
    constexpr int kAppliedPlace = 7;
    const bool isApplied = name == "VAL" && number >= kApplied;
    const auto place = static_cast<int>(std::ranges::find(kNames, name) - std::begin(kNames));
    return {isApplied ? kAppliedPlace : place, number};
}

std::vector<RuleInfo> collectRules()
{
    std::vector<RuleInfo> rules;
    for (const std::span<const RuleInfo> family :
         {readingRules(), packagingRules(), serviceRules(), partitionRules(), queueRules(), limitRules(),
          resourceRules(), amountRules(), placementRules(), hierarchyRules(), ignoreRules()})
        rules.insert(rules.end(), family.begin(), family.end());
    std::ranges::sort(rules, {}, orderOf);
    return rules;
}
} // namespace

const std::vector<RuleInfo>& allRules()
{
    static const std::vector<RuleInfo> kRules = collectRules();
    return kRules;
}

const RuleInfo* findRule(std::string_view id)
{
    static const std::map<std::string_view, const RuleInfo*> kById = [] {
        std::map<std::string_view, const RuleInfo*> byId;
        for (const RuleInfo& rule : allRules())
            byId.emplace(rule.id, &rule);
        return byId;
    }();
    const auto found = kById.find(id);
    return found == kById.end() ? nullptr : found->second;
}

bool isCheckedRule(std::string_view id)
{
    const RuleInfo* const rule = findRule(id);
    return rule && rule->hasCheck;
}
} // namespace quotadeck::config
