// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/config/schema/finding.h"
#include "core/elastic/quotacatalog.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
enum class EditKind { Create, Update, Delete };

/// An intended change of one object.
struct QuotaEdit
{
    EditKind kind = EditKind::Update;
    QuotaObject object; ///< as it is to be; of a deletion only the name counts
};

struct EditOptions
{
    bool isStrict = false; ///< parents stay parents, leaves stay leaves (V10)
    bool allowsKeyUpdate = false; ///< V17: the types of a child need only be among its parent's
    bool guaranteesUsage = false; ///< V21 applies
    bool parentsMayRunPods = false; ///< EQ-88
    std::optional<Resource> clusterTotal
        = std::nullopt; ///< known: the minima of the first level are compared with it (EQ-84)
};

/// A group as it would have to be to settle a finding.
struct QuotaFix
{
    Message title;
    QuotaGroup wanted;
};

/// One thing that is wrong with an edit, or worth knowing.
struct QuotaFinding
{
    std::string_view rule; ///< "V19"
    config::Severity severity = config::Severity::Error;
    std::string group;
    std::string part; ///< of the group, as in QuotaManifest::places: "min/cpu"
    std::string other; ///< the other group; empty without one
    std::optional<ResourceType> resource;
    std::optional<Quantity> value; ///< found
    std::optional<Quantity> bound; ///< that it was compared with
    Message message; ///< one sentence with the names and numbers
    std::vector<QuotaFix> fixes; ///< the first is the most likely one
};

/// The findings of the cluster's webhook on @p edit of the groups of @p before, and more: all findings, those of the
/// webhook in its order, so that the first error is its answer (section 8.2); warnings behind them. @p after holds the
/// groups as they would be: with a batch, all of its edits (EQ-90).
[[nodiscard]] std::vector<QuotaFinding> checkEdit(const QuotaCatalog& before, const QuotaCatalog& after,
                                                  const QuotaEdit& edit, const EditOptions& options = {});
/// The same for one edit alone.
[[nodiscard]] std::vector<QuotaFinding> checkEdit(const QuotaCatalog& before, const QuotaEdit& edit,
                                                  const EditOptions& options = {});

/// A pod that is created, or changed when @p wasPreemptible is known.
struct PodEdit
{
    BoundPod pod;
    bool isPreemptible = true;
    std::optional<bool> wasPreemptible = std::nullopt;
};
[[nodiscard]] std::vector<QuotaFinding> checkPod(const QuotaCatalog& catalog, const PodEdit& edit,
                                                 const EditOptions& options = {});

/// What the webhook fills in on creation: the parent, its tree, the weight (EQ-81). @p catalog has the parent.
[[nodiscard]] QuotaObject withCreateDefaults(QuotaObject object, const QuotaCatalog& catalog);

[[nodiscard]] bool hasErrors(const std::vector<QuotaFinding>& findings);
/// The words for a rule in reports, "sum-of-min"; empty for one that only warns.
[[nodiscard]] std::string_view categoryOf(std::string_view rule);

/// How several edits are made one after the other.
struct EditPlan
{
    std::vector<std::size_t>
        order; ///< positions of the edits, each acceptable to the cluster when its turn comes
    std::vector<std::size_t> stuck; ///< edits that no order lets in, although the end would be good
    std::vector<QuotaFinding> findings; ///< of the end; with an error among them nothing is ordered
};

/// Validates @p edits by their common result and finds the order in which the cluster accepts them one by one:
/// what grows from the top down, what shrinks from the bottom up (EQ-90). One edit an object.
[[nodiscard]] EditPlan planEdits(const QuotaCatalog& before, const std::vector<QuotaEdit>& edits,
                                 const EditOptions& options = {});

/// The way for @p stuck edits of a plan (EQ-89): the trees of the first level that hold them are deleted from
/// the bottom up and created anew from the top down, as they are after all @p edits. No group is deleted
/// while pods bear its name (V25).
[[nodiscard]] std::vector<QuotaEdit> recreation(const QuotaCatalog& before,
                                                const std::vector<QuotaEdit>& edits,
                                                const std::vector<std::size_t>& stuck);

/// Names the groups @p stuck, and the @p steps of recreation() by which they reach their new values.
[[nodiscard]] Message stuckMessage(const std::vector<std::string>& stuck,
                                   const std::vector<QuotaEdit>& steps);
} // namespace quotadeck::elastic
