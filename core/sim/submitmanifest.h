// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cluster/applicationmanifest.h"
#include "core/sim/action.h"

#include <string>
#include <string_view>
#include <vector>

/// Applications from Kubernetes manifests as actions of the simulator.
namespace quotadeck::sim {
/// An application as an action, and what its manifest has that the scheduler ignores.
struct ManifestSubmission
{
    SubmitApplication action;
    std::vector<cluster::ManifestProblem> problems;
};

/// Reads the one application of @p manifest, see cluster::readApplicationManifests(). Several Pods and workloads with the
/// same ID are one application: user, queue and tags are those of the first, the gang that of the first with task
/// groups. With @p app that is its ID and all objects belong to it, whatever theirs; @p fallback is the ID of pods
/// without one. The pods run for @p runTime, 0 = until something ends them. Errors, `where` being "line:column":
/// those of the reading; Parse for several applications, no ID, no pods or a DaemonSet.
[[nodiscard]] Result<ManifestSubmission> readManifestSubmission(std::string_view manifest,
                                                                const ApplicationId& app, Nanoseconds runTime,
                                                                const ApplicationId& fallback = {});

/// One of several applications, or its first object.
struct ManifestApplication
{
    ManifestSubmission submission;
    std::string place; ///< "line:column" of its first object
    bool isNamed = true; ///< false: it has no ID, and got one that is made of namespace and name
};

/// Reads all applications of @p reading, in the order of their first objects, see readManifestSubmission(). The scheduler handles
/// no pods without an ID unless its admission controller adds one; here each object is submitted as
/// "<namespace>-<name>", with a number where that is taken. Applications that cannot be submitted are problems of the first one
/// that can; an error only when there is none.
[[nodiscard]] Result<std::vector<ManifestApplication>> submissionsOf(cluster::ManifestReading reading,
                                                                     Nanoseconds runTime);

/// The text of the action, as readActions() reads it.
[[nodiscard]] std::string submitText(const SubmitApplication& action);
/// The same of several actions that submit or load a configuration, as readActions() reads them: one, or a list.
[[nodiscard]] std::string actionsText(const std::vector<Action>& actions);
} // namespace quotadeck::sim
