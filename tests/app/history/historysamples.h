// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/recorder.h"

#include <string>

namespace quotadeck::test {
inline const QString kSource = QStringLiteral("http://cluster [default]");

inline history::SeriesKey usedMemory(const std::string& queue)
{
    return {history::SubjectKind::Queue, queue, history::Measure::Used, "memory"};
}

/// The queue uses @p memory; nothing: it is gone.
inline history::Row queueRow(const std::string& queue, std::optional<Quantity> memory)
{
    history::Row row{history::SubjectKind::Queue, queue, {}};
    if (memory)
        row.readings.push_back({history::Measure::Used, "memory", *memory});
    return row;
}
} // namespace quotadeck::test
