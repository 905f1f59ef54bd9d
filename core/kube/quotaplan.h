// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/config/diff/change.h"
#include "core/elastic/editrules.h"
#include "core/kube/clusterquotas.h"

#include <optional>
#include <string>
#include <vector>

namespace quotadeck::kube {
/// What the elastic quotas of a cluster are to be.
struct QuotaWish
{
    std::string text; ///< manifests
    /// What the cluster had when the manifests were made of it; nothing: they are of unknown origin, and whatever the cluster has
    /// counts as known.
    std::optional<std::string> base{};
    /// Deletes the groups of the base, or without one of the cluster, that the manifests lack. Never a reserved one.
    bool deletesMissing = false;
    elastic::EditOptions rules{}; ///< of the cluster
};

/// What becomes of one object.
enum class QuotaStepState {
    Planned,
    Accepted, ///< by the dry run
    Dependent, ///< the dry run refuses it only because an earlier step is not stored yet
    Applied,
    Refused, ///< nothing of it is stored
    Unknown, ///< the connection broke: nobody knows whether it is stored
    Skipped, ///< it was not its turn
};

/// The change of one object.
struct QuotaStep
{
    elastic::EditKind kind = elastic::EditKind::Update;
    std::string nameSpace;
    std::string name;
    std::optional<StoredQuota>
        before; ///< as the cluster had it when it was read last; nothing: it is created
    std::optional<StoredQuota> wanted; ///< nothing: it is deleted; once applied, as the cluster stores it
    std::vector<config::Change> changes; ///< in meaning
    std::vector<Message> notes; ///< what else is worth knowing before it is made
    /// Our own rules would refuse it as the cluster is now: it needs an earlier step.
    bool needsEarlier = false;
    QuotaStepState state = QuotaStepState::Planned;
    Message detail; ///< of the state

    /// Whether it takes a group away that is in use, or may be.
    [[nodiscard]] bool isDangerous() const;
};

/// A group that both the file and somebody else changed.
struct QuotaConflict
{
    std::string name;
    Message reason;
};

/// The steps from what a cluster has to what is wished.
struct QuotaPlan
{
    std::vector<QuotaStep>
        steps; ///< in the order in which the cluster accepts them; none with conflicts or a problem
    std::vector<QuotaConflict> conflicts;
    std::vector<elastic::QuotaFinding> findings; ///< of our rules on the whole
    std::optional<Error> problem; ///< why the cluster would not accept it
    std::vector<std::string> missing; ///< groups that QuotaWish::deletesMissing would delete
    std::vector<std::string> stale; ///< groups that only others changed since the base; they stay as they are
    std::vector<StoredQuota> file; ///< what the manifests have
    std::vector<StoredQuota> base; ///< likewise; empty where it is not known
};

/// Whether @p text can be read, and holds quotas. Errors: Parse, `where` naming the line.
[[nodiscard]] Status checkQuotaText(const std::string& text);

/// Plans @p wish for a cluster that has @p now: compares each object three ways, judges the whole with our rules, and orders the
/// steps (EQ-90). Where not all namespaces are known, parents that are not known are taken to be fit.
/// Errors: those of readStoredQuotas().
[[nodiscard]] Result<QuotaPlan> planQuotas(const QuotaWish& wish, const ClusterQuotas& now);

/// "patch", "create", "delete".
[[nodiscard]] std::string_view verbOf(elastic::EditKind kind);
/// "max cpu set by somebody else to 50, here to 40", for each field.
[[nodiscard]] Message conflictMessage(const std::vector<FieldMerge::Conflict>& fields);
/// "also changed by somebody else, and kept: spec.max.cpu".
[[nodiscard]] Message keptMessage(const std::vector<FieldPath>& theirs);
} // namespace quotadeck::kube
