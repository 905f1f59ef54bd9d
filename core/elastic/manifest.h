// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"
#include "core/config/edit/configplace.h"
#include "core/config/schema/finding.h"
#include "core/elastic/quotagroup.h"
#include "core/resource/resource.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
inline constexpr std::string_view kQuotaKind = "ElasticQuota";
/// Label of a node: what model its cards are of (G1).
inline constexpr std::string_view kModelLabel = "nvidia.com/gpu.product";
inline constexpr std::string_view kQuotaApiVersion = "scheduling.sigs.k8s.io/v1alpha1";

/// The JSON vector of an annotation, '{"cpu":"4"}'; numbers are taken as well. Nothing when @p text is none.
[[nodiscard]] std::optional<Resource> readVector(std::string_view text);
/// The JSON list of texts of an annotation. Nothing when @p text is none.
[[nodiscard]] std::optional<std::vector<std::string>> readNames(std::string_view text);
/// '["a","b"]'.
[[nodiscard]] std::string namespacesJson(const std::vector<std::string>& names);

/// What the scheduler reports in an object of a group (EQ-98). Absent is unknown, not zero.
struct QuotaStatus
{
    std::optional<Resource> used;
    std::optional<Resource> request;
    std::optional<Resource> childRequest;
    std::optional<Resource> runtime;
    std::optional<Resource> effectiveMin; ///< only over HTTP (EQ-98)
    std::optional<Resource> guaranteed;
    std::optional<Resource> nonPreemptibleRequest;
    std::optional<Resource> nonPreemptibleUsed;

    friend bool operator==(const QuotaStatus&, const QuotaStatus&) = default;
};

/// A group with the other contents of its object.
struct QuotaObject
{
    QuotaGroup group;
    QuotaStatus status;
    std::optional<std::string> badWeight; ///< the text of an annotation that is no JSON vector (V3)
    std::optional<std::string> badStrictKeys; ///< likewise, no JSON list (V6)
    std::string
        profile{}; ///< of the ElasticQuotaProfile whose controller writes the object (EQ-56); empty: none

    friend bool operator==(const QuotaObject&, const QuotaObject&) = default;
};

/// An ElasticQuota object in a text.
struct QuotaManifest
{
    QuotaObject object;
    std::size_t document = 0; ///< number of its document in the text
    config::ConfigPlace root; ///< of the object in its document: not at the top for an item of a List
    TextSpan span; ///< of the whole object
    /// Where the parts stand that the text has: "name", "parent", "isParent", "lends", "treeId", "namespaces",
    /// "strictMaxKeys", "weight", "admission", "min", "max", and single amounts as "max/cpu".
    std::map<std::string, TextSpan, std::less<>> places;

    /// Of @p part, or of the nearest thing there is around it.
    [[nodiscard]] const TextSpan& place(std::string_view part) const;
};

/// What a text has of quota groups.
struct QuotaManifests
{
    std::vector<QuotaManifest> manifests; ///< in the order of the text
    std::vector<config::Finding> findings; ///< of reading alone, in the order of the text
};

/// The prefix of the labels and annotations (EQ-11).
inline constexpr std::string_view kQuotaPrefix = "quota.scheduling.koordinator.sh/";

/// True when @p text seems to hold ElasticQuota objects, whatever else.
[[nodiscard]] bool looksLikeQuotaManifest(std::string_view text);

/// Reads every ElasticQuota object of @p text: in one or several documents, or as items of a List. Tolerant:
/// what an API server would refuse is an error finding and the rest is read all the same; other kinds of
/// objects are passed over.
[[nodiscard]] QuotaManifests readQuotaManifests(std::string_view text);

/// A new object as the text of a document, without the line that parts documents (EQ-12).
[[nodiscard]] std::string quotaManifestText(const QuotaGroup& group);

/// Request and usage of the pods of a leaf, as far as its object reports them; a parent has none of its own.
[[nodiscard]] QuotaDemand reportedDemand(const QuotaObject& object);
/// True for a leaf whose object reports no request: unknown, which is not zero.
[[nodiscard]] bool isRequestUnknown(const QuotaObject& object);
/// What solving the groups of @p manifests needs, with their demand as reported; unknown requests are none.
[[nodiscard]] QuotaProblem reportedProblem(const std::vector<QuotaManifest>& manifests, Resource total);
} // namespace quotadeck::elastic
