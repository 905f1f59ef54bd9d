// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/findingsfilter.h"

#include "models/limits/findingsmodel.h"

#include <utility>

namespace quotadeck::models {
void FindingsFilter::setShown(config::Severity severity, bool isShown)
{
    if (std::exchange(m_isShown.at(static_cast<std::size_t>(severity)), isShown) != isShown)
        invalidateFilter();
}

void FindingsFilter::setQueue(const std::optional<QueuePath>& queue)
{
    std::optional<QueuePath> lowered;
    if (queue)
        lowered = queue->lowered();
    if (std::exchange(m_queue, lowered) != m_queue)
        invalidateFilter();
}

bool FindingsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto index = sourceModel()->index(row, 0, parent);
    if (!m_isShown.at(index.data(FindingsModel::SeverityRole).toUInt()))
        return false;
    return !m_queue
        || QueuePath(index.data(FindingsModel::QueueRole).toString().toStdString()).lowered() == *m_queue;
}
} // namespace quotadeck::models
