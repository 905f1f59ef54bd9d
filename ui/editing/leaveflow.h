// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/filesession.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace quotadeck::ui {
class RecoveryFlow;
class SaveFlow;
class UnsavedQuestion;

/// Asks what is to become of unsaved edits before something takes their place, and sees to that.
/// Ownership: session, flows and page are the caller's and outlive it.
class LeaveFlow final : public QObject
{
    Q_OBJECT
public:
    LeaveFlow(models::FileSession* session, SaveFlow* saving, RecoveryFlow* recovery, QWidget* page);

    /// Calls @p next once there is nothing unsaved, or the user has saved it, had it kept, or given it up; never when the
    /// user rather goes on editing. What is edited while a save or a write takes its time is not forgotten.
    void request(const std::function<void()>& next);
    /// Whether nothing is unsaved, but for what the user had kept or given up since the last request().
    [[nodiscard]] bool isSettled() const;

Q_SIGNALS:
    void aboutToUse(); ///< what is being typed is to be handed to the session
    void asking();

private:
    void ask(const std::function<void()>& next);
    void keep(const std::function<void()>& next);

    models::FileSession* m_session; // not owned, as the next three
    SaveFlow* m_saving;
    RecoveryFlow* m_recovery;
    QWidget* m_page;
    QPointer<UnsavedQuestion> m_question; ///< while it is open
    models::TextPtr m_settled; ///< what was kept or given up; null: nothing was
};
} // namespace quotadeck::ui
