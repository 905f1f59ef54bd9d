// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotaprofile.h"

#include "core/elastic/manifest.h"
#include "core/elastic/manifestobjects.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <tuple>

namespace quotadeck::elastic {
namespace {
using config::YamlKind;
using config::YamlNode;

/// As decimal digits, which is the tree of a profile that names none.
std::string fnv1a64(std::string_view text)
{
    constexpr std::uint64_t kOffset = 14695981039346656037U;
    constexpr std::uint64_t kPrime = 1099511628211U;
    std::uint64_t hash = kOffset;
    for (const char byte : text)
        hash = (hash ^ static_cast<std::uint8_t>(byte)) * kPrime;
    return fmt::format("{}", hash);
}

LabelSelector selectorOf(const YamlNode& node)
{
    LabelSelector selector;
    selector.labels = config::textsOf(config::valueOf(&node, "matchLabels"));
    const YamlNode* const conditions = config::valueOf(&node, "matchExpressions");
    if (!conditions)
        return selector;
    for (const config::YamlRef& item : conditions->items()) {
        LabelSelector::Condition& condition = selector.conditions.emplace_back();
        condition.key = config::textOf(item.node, "key");
        condition.comparison = config::textOf(item.node, "operator");
        if (const YamlNode* const values = config::valueOf(item.node, "values")) {
            for (const config::YamlRef& value : values->items())
                condition.values.emplace_back(value.node->text());
        }
    }
    return selector;
}

bool meets(const LabelSelector::Condition& condition, const std::map<std::string, std::string>& labels)
{
    const auto label = labels.find(condition.key);
    const bool isThere = label != labels.end();
    const bool isAmong
        = isThere && std::ranges::find(condition.values, label->second) != condition.values.end();
    if (condition.comparison == "In")
        return isAmong;
    if (condition.comparison == "NotIn")
        return !isAmong;
    return condition.comparison == "DoesNotExist" ? !isThere : isThere;
}

QuotaProfile profileFrom(const YamlNode& object)
{
    const YamlNode* const metadata = config::valueOf(&object, "metadata");
    const YamlNode* const spec = config::valueOf(&object, "spec");
    QuotaProfile profile;
    profile.name = config::textOf(metadata, "name");
    profile.namespaceName = config::textOf(metadata, "namespace");
    profile.quotaName = config::textOf(spec, "quotaName");
    profile.treeId
        = config::textOf(config::valueOf(metadata, "labels"), fmt::format("{}tree-id", kQuotaPrefix));
    if (profile.treeId.empty())
        profile.treeId = fnv1a64(fmt::format("{}/{}", profile.namespaceName, profile.name));
    profile.ratio = config::textOf(spec, "resourceRatio");
    if (const YamlNode* const nodes = config::valueOf(spec, "nodeSelector");
        nodes && nodes->kind == YamlKind::Mapping)
        profile.nodes = selectorOf(*nodes);
    return profile;
}
} // namespace

bool LabelSelector::matches(const std::map<std::string, std::string>& candidate) const
{
    const auto isThere = [&candidate](const auto& wanted) {
        const auto label = candidate.find(wanted.first);
        return label != candidate.end() && label->second == wanted.second;
    };
    return std::ranges::all_of(labels, isThere)
        && std::ranges::all_of(
               conditions, [&candidate](const Condition& condition) { return meets(condition, candidate); });
}

std::string LabelSelector::text() const
{
    std::vector<std::string> parts;
    for (const auto& [key, value] : labels)
        parts.push_back(fmt::format("{}={}", key, value));
    for (const Condition& condition : conditions) {
        if (condition.comparison == "Exists")
            parts.push_back(condition.key);
        else if (condition.comparison == "DoesNotExist")
            parts.push_back("!" + condition.key);
        else
            parts.push_back(fmt::format("{} {} ({})", condition.key,
                                        condition.comparison == "In" ? "in" : "notin",
                                        fmt::join(condition.values, ",")));
    }
    return fmt::format("{}", fmt::join(parts, ","));
}

std::vector<QuotaProfile> readQuotaProfiles(std::string_view text)
{
    std::vector<QuotaProfile> profiles;
    eachManifestObject(text, [&profiles](const YamlNode& object, std::string_view kind) {
        if (kind == kProfileKind)
            profiles.push_back(profileFrom(object));
    });
    std::ranges::stable_sort(profiles, {}, [](const QuotaProfile& profile) {
        return std::tie(profile.namespaceName, profile.name);
    });
    return profiles;
}

const QuotaProfile* profileOf(const std::vector<QuotaProfile>& profiles, std::string_view namespaceName,
                              std::string_view quotaName)
{
    const auto found = std::ranges::find_if(profiles, [&](const QuotaProfile& profile) {
        return profile.namespaceName == namespaceName && profile.quotaName == quotaName;
    });
    return found == profiles.end() ? nullptr : &*found;
}
} // namespace quotadeck::elastic
