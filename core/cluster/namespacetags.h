// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/placement/placement.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the labels and annotations of Kubernetes objects become in the scheduler (section 10, table 10.1). What the
/// tags then set on a queue: placement::namespaceQuotaOf().
namespace quotadeck::cluster {
/// Labels or annotations, text by full key.
using KubeTexts = std::map<std::string, std::string>;

/// The tags of an application, and the annotations that gave none with the reason; `where` is the key.
struct NamespaceTags
{
    std::map<std::string, std::string> tags;
    std::vector<Error> ignored;
};

/// The tags for the applications of the namespace @p name, "default" if empty (NSQ-10): maximum and guaranteed of
/// its queue as JSON in base units, number of applications, parent queue. The quota annotation wins over the
/// deprecated ones as a whole, readable or not (NSQ-1); one unreadable amount voids its resource (NSQ-2, NSQ-3), and
/// all zeros are as good as none.
[[nodiscard]] NamespaceTags namespaceTags(std::string_view name, const KubeTexts& annotations);

/// The tags of a pod for placement.
struct PodTexts
{
    std::string namespaceName;
    KubeTexts labels;
    KubeTexts annotations;
    bool isRunning = false; ///< bound to a node already, so that it must be taken in (NSQ-10)
};

/// The first of the places of table 10.1 that is filled in; nothing: the pod belongs to no application.
[[nodiscard]] std::optional<ApplicationId> applicationIdOf(const PodTexts& pod);
/// Likewise the requested queue; empty = none.
[[nodiscard]] std::string queueOf(const PodTexts& pod);
/// The annotation with the owner of a pod.
inline constexpr std::string_view kUserInfo = "yunikorn.apache.org/user.info";
/// Reads {"user": "bob", "groups": ["dev"]}; nothing for a text that is no such object or without a user.
[[nodiscard]] std::optional<access::UserGroups> readUserInfo(std::string_view json);
/// The owner by the pod's `user.info`; "nobody" without groups if that is missing or unreadable.
[[nodiscard]] access::UserGroups ownerOf(const PodTexts& pod);
/// The application of @p pod in a namespace with @p namespaceAnnotations, as submitted.
[[nodiscard]] placement::Submission submissionOf(const PodTexts& pod, const KubeTexts& namespaceAnnotations);
} // namespace quotadeck::cluster
