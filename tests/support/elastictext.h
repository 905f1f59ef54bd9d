// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>
#include <string>

namespace quotadeck::test {
/// What an ElasticQuota of a test says; amounts are GPUs, empty for a field that the object lacks.
struct ElasticText
{
    std::string name;
    std::string min;
    std::string max;
    std::string request;
    std::string used;
    std::string parent = "koordinator-root-quota";
    bool isParent = false;
    std::string weight;
};

inline std::string elasticText(const ElasticText& group)
{
    constexpr const char* kPrefix = "quota.scheduling.koordinator.sh/";
    std::string text
        = fmt::format("apiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\nmetadata:\n"
                      "  name: {}\n  namespace: quotas\n  labels:\n    {}parent: \"{}\"\n"
                      "    {}is-parent: \"{}\"\n",
                      group.name, kPrefix, group.parent, kPrefix, group.isParent);
    const auto vector = [](const std::string& amount) { return "'{\"gpu\":\"" + amount + "\"}'"; };
    if (!group.request.empty() || !group.weight.empty())
        text += "  annotations:\n";
    if (!group.request.empty())
        text += fmt::format("    {}request: {}\n", kPrefix, vector(group.request));
    if (!group.weight.empty())
        text += fmt::format("    {}shared-weight: {}\n", kPrefix, vector(group.weight));
    text += "spec:\n";
    if (!group.max.empty())
        text += fmt::format("  max: {{gpu: {}}} # of {}\n", group.max, group.name);
    if (!group.min.empty())
        text += fmt::format("  min: {{gpu: {}}} # agreed in March\n", group.min);
    if (!group.used.empty())
        text += fmt::format("status:\n  used: {{gpu: {}}}\n", group.used);
    return text;
}

/// W1 of the specification: A 5, B 20, C 35, D 40 of 100.
inline std::string seedTexts()
{
    return elasticText({.name = "a", .min = "10", .max = "40", .request = "5", .used = "5", .weight = {}})
        + "---\n"
        + elasticText({.name = "b", .min = "15", .max = "60", .request = "20", .used = "20", .weight = {}})
        + "---\n"
        + elasticText({.name = "c", .min = "20", .max = "50", .request = "40", .used = "30", .weight = {}})
        + "---\n"
        + elasticText({.name = "d", .min = "15", .max = "80", .request = "70", .used = "43", .weight = {}});
}
} // namespace quotadeck::test
