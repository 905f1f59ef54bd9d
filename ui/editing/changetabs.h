// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/changesmodel.h"
#include "models/common/textdifference.h"

#include <QTabWidget>

namespace quotadeck::ui {
class DiffText;

/// The differences between two texts: a list of changes in meaning, and the lines that differ.
class ChangeTabs final : public QTabWidget
{
    Q_OBJECT
public:
    /// @p pathTitle says what a path of a change names, "Queue".
    explicit ChangeTabs(const QString& pathTitle, QWidget* parent = nullptr);

    /// Brings the lines to the front when no change can be listed.
    void showDifference(const models::TextDifference& difference);
    [[nodiscard]] const models::ChangesModel& changes() const { return *m_changes; }
    /// "3 changes: 1 looser, 2 tighter"
    [[nodiscard]] QString summary() const { return m_summary; }

private:
    models::ChangesModel* m_changes; // not owned, as the next: children
    DiffText* m_lines;
    QString m_summary;
};
} // namespace quotadeck::ui
