// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/unused.h"
#include "models/table/rowlist.h"

#include <QString>

#include <vector>

namespace quotadeck::models {
struct UnusedLine
{
    QString id;
    bool isRepeated = false; ///< the line before is of the same queue
    insight::UnusedLimit limit;

    friend bool operator==(const UnusedLine&, const UnusedLine&) = default;
};

/// The names in limits that applied to nobody.
class UnusedModel final : public RowList<UnusedLine>
{
    Q_OBJECT
public:
    enum Column { QueueColumn, WhoColumn, LimitColumn, LineColumn, ColumnCount };
    Q_ENUM(Column)

    explicit UnusedModel(QObject* parent = nullptr);

    void setLimits(const std::vector<insight::UnusedLimit>& limits);

private:
    static ColumnTable<UnusedLine> columns();
};
} // namespace quotadeck::models
