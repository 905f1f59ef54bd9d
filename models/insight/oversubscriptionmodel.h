// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/oversubscriptionsession.h"
#include "models/table/rowlist.h"

#include <QString>

#include <vector>

namespace quotadeck::models {
struct OversubscriptionLine
{
    QString id;
    bool isRepeated = false; ///< the line before is of the same queue
    bool isCompared = false; ///< there is a before
    OversubscriptionPair pair;

    [[nodiscard]] bool isChanged() const;
    friend bool operator==(const OversubscriptionLine&, const OversubscriptionLine&) = default;
};

/// What is promised at each queue against what it can have, before and after an edit.
class OversubscriptionModel final : public RowList<OversubscriptionLine>
{
    Q_OBJECT
public:
    enum Column {
        QueueColumn,
        ClaimColumn,
        ResourceColumn,
        BeforeColumn,
        SumColumn,
        BaseColumn,
        FactorColumn,
        LargestColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit OversubscriptionModel(QObject* parent = nullptr);

    /// Shows @p outcome; nothing of one with a problem.
    void setOutcome(const OversubscriptionOutcome& outcome);
    /// Lines whose sum after the edits is above what the queue can have.
    [[nodiscard]] int overCount() const;

private:
    static ColumnTable<OversubscriptionLine> columns();
};
} // namespace quotadeck::models
