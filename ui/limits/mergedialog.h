// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"

#include <QDialog>

#include <vector>

class QButtonGroup;

namespace quotadeck::ui {
/// Shows what both sides changed, with both values and the one before, and asks for each which one is to stay.
class MergeDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p revision is ours, to tell what the conflicts are about.
    MergeDialog(std::vector<config::MergeConflict> conflicts, const models::ConfigRevision& revision,
                QWidget* parent = nullptr);

    [[nodiscard]] std::vector<models::ConfigSession::SettledConflict> settled() const;

private:
    [[nodiscard]] QWidget* choiceFor(const config::MergeConflict& conflict, const QString& title);

    std::vector<config::MergeConflict> m_conflicts;
    std::vector<QButtonGroup*> m_choices; // not owned: children
};
} // namespace quotadeck::ui
