// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "models/common/roles.h"
#include "ui/pages/subject.h"
#include "ui/widgets/factstable.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace quotadeck::ui {
/// A titled table of the inspector.
struct InspectorSection
{
    QString title;
    QStringList headers;
    QList<FactRow> rows;
    int flexible = 0; ///< the column that gives way
    QString emptyText; ///< shown instead of a table without rows
};

/// All that the inspector shows of a subject.
struct InspectorFacts
{
    models::RowKind kind = models::RowKind::LeafQueue;
    QString title;
    QString subtitle;
    QList<InspectorSection> sections;
};

/// What @p partition tells about @p subject; nothing when it is not there, or no longer.
[[nodiscard]] std::optional<InspectorFacts> inspect(const PartitionSnapshot& partition,
                                                    const Subject& subject);
} // namespace quotadeck::ui
