// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/effectivelimits.h"
#include "models/insight/insightsource.h"
#include "models/table/rowlist.h"

#include <QString>

#include <vector>

namespace quotadeck::models {
/// A person with the group that is charged in each queue.
struct ChargeLine
{
    QString id; ///< the user
    QString groups;
    std::vector<insight::ChargeCell> cells;

    [[nodiscard]] bool isChanged() const;
    friend bool operator==(const ChargeLine& left, const ChargeLine& right);
};

/// Users by leaf queues: the group that new applications are charged to, before and after an edit. The first column is
/// the user, each other one a queue.
class ChargeModel final : public RowList<ChargeLine>
{
    Q_OBJECT
public:
    explicit ChargeModel(QObject* parent = nullptr) : RowList(parent) { }

    enum class Shown {
        All,
        Changed, ///< users and queues with changes
    };
    /// Users with changes come first.
    void setCharges(const insight::ChargeMatrix& charges, Shown shown,
                    BaselineKind before = BaselineKind::File);
    [[nodiscard]] QString queue(int column) const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant cell(const ChargeLine& line, int column, int role) const override;
    void setQueues(std::vector<QueuePath> queues);

    std::vector<QueuePath> m_queues;
    BaselineKind m_before = BaselineKind::File;
};

/// How many cells of @p charges differ, and of how many people.
struct ChargeCount
{
    int cells = 0;
    int people = 0;
};
[[nodiscard]] ChargeCount changedCharges(const insight::ChargeMatrix& charges);
} // namespace quotadeck::models
