// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/applicationcolumns.h"

#include "models/quota/applicationlistmodel.h"

namespace quotadeck::ui {
QList<ColumnDefault> applicationColumns()
{
    using Model = models::ApplicationListModel;
    using enum ColumnDefault::Align;
    return {
        {.column = Model::StateColumn, .width = 88, .align = Text},
        {.column = Model::ApplicationColumn, .width = 92, .align = Text, .isFlexible = true},
        {.column = Model::QueueColumn, .width = 130, .align = Text, .isFlexible = true},
        {.column = Model::UserColumn, .width = 76, .align = Text, .isFlexible = true},
        {.column = Model::GroupColumn, .width = 84, .align = Text},
        {.column = Model::UsedColumn, .width = 128, .align = Number},
        {.column = Model::PendingColumn, .width = 66, .align = Number},
        {.column = Model::SubmittedColumn, .width = 76, .align = Number},
        {.column = Model::RunningSinceColumn, .width = 110, .align = Text, .shown = ColumnDefault::Shown::No},
        {.column = Model::ReasonColumn, .width = 88, .align = Text, .isFlexible = true},
    };
}
} // namespace quotadeck::ui
