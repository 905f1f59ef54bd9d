// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/filesession.h"
#include "models/common/latestjob.h"
#include "models/common/textdifference.h"
#include "ui/editing/reviewdetails.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace quotadeck::ui {
class ChangeTabs;
class IconLabel;
class StateLabel;
class TypedConfirmation;

/// What is about to be written: what it changes, in meaning and in lines, and a field for the reason. Before a dangerous
/// change is saved, a name has to be typed.
/// Ownership: the session is the caller's and outlives the sheet.
class SaveSheet final : public QDialog
{
    Q_OBJECT
public:
    /// Takes @p details over. @p message is the reason that was written before.
    SaveSheet(models::FileSession* session, ReviewDetails* details, const QString& message,
              QWidget* parent = nullptr);

    [[nodiscard]] QString message() const;
    /// Waits for the comparison, and refuses while something dangerous is not confirmed.
    void accept() override;
    void done(int result) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* createHead();
    [[nodiscard]] QWidget* createMessage(const QString& message);
    [[nodiscard]] bool isCompared() const;
    void addTab();
    void showTab();
    void compare();
    void acceptIfDue();
    void showResult(const models::TextDifference& difference);
    void showDanger(const models::TextDifference& difference);

    models::FileSession* m_session; // not owned
    ReviewDetails* m_details; // not owned, as the rest: children
    models::TextPtr m_compared; ///< whose changes are shown; null: not compared yet
    StateLabel* m_summary = nullptr;
    IconLabel* m_verdictIcon = nullptr;
    ChangeTabs* m_tabs = nullptr;
    QWidget* m_tab = nullptr; ///< of the details; null: none
    QWidget* m_note = nullptr; ///< about m_tab
    IconLabel* m_noteIcon = nullptr;
    QLabel* m_noteLabel = nullptr;
    QLineEdit* m_message = nullptr;
    TypedConfirmation* m_confirmation = nullptr;
    bool m_isAcceptDue = false; ///< as soon as the texts are compared
    models::LatestJob m_job{this};
};
} // namespace quotadeck::ui
