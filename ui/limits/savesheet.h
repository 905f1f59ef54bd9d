// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/changesmodel.h"
#include "models/limits/configcomparison.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QTabWidget;

namespace quotadeck::ui {
class DiffText;
class Placeholder;

/// What is about to be written, to be looked at once more: what it changes, in meaning and in lines, and a word on why.
/// Ownership: the session is the caller's and outlives the sheet.
class SaveSheet final : public QDialog
{
    Q_OBJECT
public:
    /// @p message is what was written about it before.
    SaveSheet(models::ConfigSession* session, const QString& message, QWidget* parent = nullptr);

    [[nodiscard]] QString message() const;

private:
    [[nodiscard]] QWidget* createHead();
    [[nodiscard]] QWidget* createMessage(const QString& message);
    void showResult();

    models::ConfigSession* m_session; // not owned
    models::ConfigComparison* m_comparison; // not owned, as the rest: children
    models::ChangesModel* m_changes;
    QLabel* m_summary = nullptr;
    QTabWidget* m_tabs = nullptr;
    DiffText* m_lines = nullptr;
    QLineEdit* m_message = nullptr;
};
} // namespace quotadeck::ui
