// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/document/findingsmodel.h"
#include "models/limits/configsession.h"
#include "models/limits/drift.h"
#include "models/limits/form/effectivechain.h"
#include "models/limits/form/usednow.h"
#include "models/limits/form/whochip.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// One number of a limit as a form shows it.
struct LimitCell
{
    std::string own; ///< as written; empty: not set here
    QString inherited; ///< not set here: what the limits above come to; empty: they do not limit it
    QString origin; ///< where the inherited value comes from, as a sentence
    TextSpan span; ///< of the own value
    CellProblem problem{}; ///< of the own value

    friend bool operator==(const LimitCell&, const LimitCell&) = default;
};

/// A limit of a queue in the form, one that is switched off included.
struct LimitRow
{
    QString id;
    std::optional<std::size_t> number; ///< among the limits in force; none: it is switched off
    std::size_t disabled = 0; ///< else among Document::disabledItems()
    QString description;
    QString who; ///< as it is typed
    QList<WhoChip> chips;
    std::map<std::string, LimitCell> resources; ///< by resource type; those that are set or inherited
    LimitCell applications;
    std::optional<EffectiveShare>
        effective; ///< of what it allows; none: it is not in force, or bounds nothing
    UsedNow used{}; ///< by those whom it names; empty when it is switched off
    DriftMark drift; ///< what differs from the saved file and the cluster
    QString problem;
    RowState state = RowState::Normal;
    TextSpan span; ///< of the whole limit
    TextSpan whoSpan;

    friend bool operator==(const LimitRow&, const LimitRow&) = default;
};

/// The limits of @p queue in the order of the text. @p live may be nullptr.
[[nodiscard]] std::vector<LimitRow> limitRows(const ConfigRevision& revision, std::size_t partition,
                                              const QueuePath& queue, const LiveUsage* live);
} // namespace quotadeck::models
