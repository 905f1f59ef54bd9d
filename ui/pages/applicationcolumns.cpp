// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/applicationcolumns.h"

#include "models/quota/applicationlistmodel.h"

namespace quotadeck::ui {
QList<ColumnDefault> applicationColumns()
{
    using Model = models::ApplicationListModel;
    using enum ColumnDefault::Align;
    return {
        {.column = Model::StateColumn, .width = 84, .align = Text},
        {.column = Model::ApplicationColumn, .width = 106, .align = Text, .isFlexible = true},
        {.column = Model::QueueColumn, .width = 138, .align = Text, .isFlexible = true},
        {.column = Model::UserColumn, .width = 60, .align = Text},
        {.column = Model::GroupColumn, .width = 88, .align = Text},
        {.column = Model::UsedColumn, .width = 108, .align = Number},
        {.column = Model::PendingColumn, .width = 66, .align = Number},
        {.column = Model::SubmittedColumn, .width = 76, .align = Number},
        {.column = Model::RunningSinceColumn, .width = 110, .align = Text, .shown = ColumnDefault::Shown::No},
        {.column = Model::ReasonColumn, .width = 88, .align = Text, .isFlexible = true},
    };
}
} // namespace quotadeck::ui
