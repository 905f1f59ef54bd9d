// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/editrules.h"
#include "core/elastic/manifest.h"
#include "core/elastic/quotaprofile.h"
#include "core/kube/apiobjects.h"
#include "core/kube/apply.h"
#include "core/kube/objectfields.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::kube {
/// A kind of objects as the paths of the API name it.
struct ApiResource
{
    std::string_view group; ///< empty: the core's
    std::string_view version;
    std::string_view plural;

    /// "/apis/GROUP/VERSION[/namespaces/NAMESPACE]/PLURAL[/NAME]".
    [[nodiscard]] std::string path(std::string_view nameSpace = {}, std::string_view name = {}) const;
    [[nodiscard]] Action action(std::string verb, std::string nameSpace, std::string name = {}) const;
};

inline constexpr ApiResource kElasticQuotas{"scheduling.sigs.k8s.io", "v1alpha1", "elasticquotas"};
inline constexpr ApiResource kQuotaProfiles{"quota.koordinator.sh", "v1alpha1", "elasticquotaprofiles"};

/// An ElasticQuota as a cluster stores it, or as a file has it.
struct StoredQuota
{
    elastic::QuotaObject object;
    /// Without what the scheduler and the profile controller write: people do not edit that, and it changes every second.
    FieldObject stored;

    [[nodiscard]] const std::string& name() const { return stored.name; }
};

/// The elastic quotas of a cluster at one time.
struct ClusterQuotas
{
    std::vector<StoredQuota> quotas; ///< as listed
    std::vector<elastic::QuotaProfile> profiles; ///< as far as they may be listed
    std::string nameSpace; ///< the only one that may be listed; empty: all are there

    /// nullptr: there is none. Names are unique in a cluster (EQ-6).
    [[nodiscard]] const StoredQuota* find(std::string_view name) const;
};

/// Reads every ElasticQuota of @p text: of a file, or of an answer of the API server, whose JSON is YAML, too. Of several of one
/// name the first counts. What QuotaManifests would list as a warning is passed over.
/// Errors: Parse, `where` naming line and column.
[[nodiscard]] Result<std::vector<StoredQuota>> readStoredQuotas(std::string_view text);

/// Replaces the group @p name of @p quotas by @p now, wherever it is; nothing: removes it.
void replaceIn(std::vector<StoredQuota>& quotas, const std::string& name,
               const std::optional<StoredQuota>& now);

/// @p whole, with the groups @p names as @p source has them: changed, added or left out. Both are texts of quotasText(); another is returned as
/// it is.
[[nodiscard]] std::string withQuotasOf(const std::string& whole, const std::string& source,
                                       const std::vector<std::string>& names);

/// Whether the scheduler or the profile controller writes this field, and nobody else (EQ-11).
[[nodiscard]] bool isReportedField(const FieldPath& path);
/// Whether two values of a field of an ElasticQuota are the same: amounts by their value.
[[nodiscard]] bool isSameQuotaValue(const FieldPath& path, const FieldValue& left, const FieldValue& right);

/// A file to be edited: a document per object, parents before their children, without root and system group, which the
/// scheduler keeps (V9, V22).
[[nodiscard]] std::string quotasText(const std::vector<StoredQuota>& quotas);
/// The same in the order of @p like, so that both texts can be compared line by line; others come last.
[[nodiscard]] std::string quotasText(const std::vector<StoredQuota>& quotas,
                                     const std::vector<StoredQuota>& like);

/// What the file wants of an object that the cluster has as @p current: the edits since @p base, the object when the file was
/// made of the cluster; nullptr: not known. Then the file says what the spec and the labels and annotations of Koordinator
/// are, but what it does not mention and the webhook fills in, and whatever else it does not mention, stays as it is.
[[nodiscard]] FieldMerge wantedFields(const FieldObject* base, const FieldObject& file,
                                      const FieldObject& current);

/// @p quota with other fields; what is reported of it stays.
[[nodiscard]] Result<StoredQuota> withFields(const StoredQuota& quota, ObjectFields fields);

/// A request that changes an object of the API server.
struct ObjectWrite
{
    Action action;
    std::string method; ///< "POST", "PATCH", "DELETE"
    std::string path; ///< without a query
    std::string contentType;
    std::string body; ///< JSON
};

[[nodiscard]] ObjectWrite creationOf(const StoredQuota& quota);
/// A merge patch; refused once the object is another than @p current, or, without a resourceVersion there, never for that.
[[nodiscard]] ObjectWrite patchOf(const StoredQuota& current, const std::vector<FieldChange>& changes);
/// Likewise refused. A server reads the options of a deletion from its body alone, so the body says what a dry run is.
[[nodiscard]] ObjectWrite deletionOf(const StoredQuota& current, Storing storing);
} // namespace quotadeck::kube
