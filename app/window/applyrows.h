// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/kube/quotaplan.h"
#include "ui/document/applydialog.h"

#include <QString>

#include <vector>

/// What an ApplyDialog shows of changes.
namespace quotadeck::app {
/// A row for each of @p changes.
[[nodiscard]] std::vector<ui::ApplyChange> rowsOf(const std::vector<config::Change>& changes);
/// A row for the object of @p step, with what changes in it and what else is worth knowing.
[[nodiscard]] ui::ApplyChange rowOf(const kube::QuotaStep& step);
/// Says that it is not known what the cluster had when the file was made.
[[nodiscard]] ui::ApplyChange unknownBaseRow();

/// How far an object is.
struct StepProgress
{
    QString text; ///< one or two words
    QString detail; ///< may be empty
    models::RowState state = models::RowState::Normal;
};
[[nodiscard]] StepProgress progressOf(const kube::QuotaStep& step);
} // namespace quotadeck::app
