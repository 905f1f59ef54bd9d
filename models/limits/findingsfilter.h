// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/config/schema/finding.h"

#include <QSortFilterProxyModel>

#include <array>
#include <optional>

namespace quotadeck::models {
/// Leaves out the findings of severities and queues that are not wanted. Knows rows by SeverityRole and QueueRole of
/// FindingsModel.
class FindingsFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setShown(config::Severity severity, bool isShown);
    /// Only the findings of this queue, upper and lower case not mattering (QUE-1); none: of all.
    void setQueue(const std::optional<QueuePath>& queue);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    std::array<bool, 3> m_isShown{true, true, true}; ///< by severity
    std::optional<QueuePath> m_queue; ///< in lower case
};
} // namespace quotadeck::models
