// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

namespace quotadeck::models {
class FileSession;
}

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
    /// user rather goes on editing.
    void request(const std::function<void()>& next);

Q_SIGNALS:
    void asking();

private:
    models::FileSession* m_session; // not owned, as the next three
    SaveFlow* m_saving;
    RecoveryFlow* m_recovery;
    QWidget* m_page;
    QPointer<UnsavedQuestion> m_question; ///< while it is open
};
} // namespace quotadeck::ui
