// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/applicationcolumns.h"

#include "models/quota/applicationlistmodel.h"

namespace quotadeck::ui {
QList<ColumnDefault> applicationColumns()
{
    using Model = models::ApplicationListModel;
    using enum ColumnDefault::Align;
    return {
        {Model::StateColumn, 110, Text},
        {Model::ApplicationColumn, 190, Text},
        {Model::QueueColumn, 150, Text},
        {Model::UserColumn, 90, Text},
        {Model::GroupColumn, 104, Text},
        {Model::UsedColumn, 110, Number},
        {Model::PendingColumn, 82, Number},
        {Model::SubmittedColumn, 84, Number},
        {Model::RunningSinceColumn, 110, Text, ColumnDefault::Shown::No},
        {Model::ReasonColumn, 200, Text},
    };
}
} // namespace quotadeck::ui
