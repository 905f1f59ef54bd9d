// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
inline constexpr std::string_view kProfileKind = "ElasticQuotaProfile";

/// A label selector of Kubernetes: labels match that meet all of its conditions.
struct LabelSelector
{
    struct Condition
    {
        std::string key;
        std::string comparison; ///< "In", "NotIn", "Exists", "DoesNotExist"
        std::vector<std::string> values;

        friend bool operator==(const Condition&, const Condition&) = default;
    };

    std::map<std::string, std::string> labels; ///< each is there with this value
    std::vector<Condition> conditions;

    friend bool operator==(const LabelSelector&, const LabelSelector&) = default;

    [[nodiscard]] bool matches(const std::map<std::string, std::string>& candidate) const;
    /// As kubectl writes it, "pool=gpu,zone in (a,b),!spot"; empty: everything matches.
    [[nodiscard]] std::string text() const;
};

/// An ElasticQuotaProfile. Its controller makes the group @p quotaName of it and writes that again and again: the root of a tree,
/// which has the resources of the selected nodes (EQ-56).
struct QuotaProfile
{
    std::string name;
    std::string namespaceName; ///< also of the group
    std::string quotaName;
    std::string treeId; ///< never empty
    std::optional<LabelSelector> nodes; ///< nothing: none
    std::string ratio; ///< that is taken of their resources, "0.9"; empty: all

    friend bool operator==(const QuotaProfile&, const QuotaProfile&) = default;
};

/// Every ElasticQuotaProfile of @p text, YAML or JSON, in its documents or as items of a list; by namespace and name.
/// Tolerant: what cannot be read is left out.
[[nodiscard]] std::vector<QuotaProfile> readQuotaProfiles(std::string_view text);
/// The one that makes the group @p quotaName in @p namespaceName; nullptr: none.
[[nodiscard]] const QuotaProfile* profileOf(const std::vector<QuotaProfile>& profiles,
                                            std::string_view namespaceName, std::string_view quotaName);
} // namespace quotadeck::elastic
