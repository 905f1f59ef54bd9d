// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/donors.h"
#include "models/table/rowlist.h"

#include <QString>

#include <vector>

namespace quotadeck::models {
struct DonorLine
{
    QString id;
    insight::Donor donor;

    friend bool operator==(const DonorLine&, const DonorLine&) = default;
};

/// The queues that could give guaranteed resources to another one.
class DonorModel final : public RowList<DonorLine>
{
    Q_OBJECT
public:
    enum Column {
        QueueColumn,
        ResourceColumn,
        GuaranteedColumn,
        PeakColumn,
        SpareColumn,
        GivesColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit DonorModel(QObject* parent = nullptr);

    void setDonors(const std::vector<insight::Donor>& donors);

private:
    static ColumnTable<DonorLine> columns();
};
} // namespace quotadeck::models
