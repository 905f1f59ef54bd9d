// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::cluster {
/// What an update of the configuration did to a queue.
enum class QueueChangeKind {
    Created,
    Updated, ///< settings differ from before
    Managed, ///< was created by placement, is configured now (QUE-5)
    Revived, ///< was draining, is active again (QUE-41)
    Draining, ///< left the configuration (QUE-41)
    TypeChanged, ///< from leaf to parent or back (QUE-45)
    Ignored, ///< the configuration says something that is not taken over (QUE-13, QUE-14)
    KeepsTemplate, ///< created from a template that has changed since (QUE-53)
};

/// "created", "updated", "managed", "revived", "draining", "type-changed", "ignored", "keeps-template".
[[nodiscard]] std::string_view changeName(QueueChangeKind kind);

struct QueueChange
{
    QueuePath queue;
    QueueChangeKind kind = QueueChangeKind::Updated;
    std::string detail; ///< what exactly, a sentence without a full stop; may be empty

    friend bool operator==(const QueueChange&, const QueueChange&) = default;
};

/// In the order in which it happened: parents first, a queue's own changes before those below it.
using QueueChanges = std::vector<QueueChange>;
} // namespace quotadeck::cluster
