// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "core/elastic/manifest.h"
#include "core/elastic/quotaprofile.h"
#include "core/elastic/quotasnapshot.h"

#include <optional>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// The objects of manifest texts that describe one cluster together.
struct ManifestSet
{
    std::vector<QuotaManifest> manifests;
    std::vector<PodManifest> pods;
    std::vector<QuotaMachine> machines;
    std::vector<QuotaProfile> profiles;

    [[nodiscard]] bool isEmpty() const
    {
        return manifests.empty() && pods.empty() && machines.empty() && profiles.empty();
    }
};

/// The ElasticQuota, Pod, Node and ElasticQuotaProfile objects of a text, and the findings of reading its quotas.
struct ReadManifests
{
    ManifestSet set;
    std::vector<config::Finding> findings;
};
[[nodiscard]] ReadManifests readManifests(std::string_view text);

/// Puts the objects of @p more behind those of @p set.
void append(ManifestSet& set, ManifestSet more);

/// What solving the groups of @p set needs: what they report, else the sums of their pods (EQ-17). @p total lacks what the sum
/// over the nodes says (EQ-55). Roots of trees without a total have that of the nodes that their profiles select (EQ-56).
[[nodiscard]] QuotaProblem problemOf(const ManifestSet& set, const Resource& total);
/// @p total with the types that it lacks as the sum over the nodes; a type of a group that is not known there is unlimited.
/// Nothing where nothing is known.
[[nodiscard]] std::optional<Resource> knownTotal(const ManifestSet& set, const Resource& total);
} // namespace quotadeck::elastic
