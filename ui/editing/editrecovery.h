// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>

#include <functional>

namespace quotadeck::models {
class FileSession;
class RecoveryKeeper;
} // namespace quotadeck::models

namespace quotadeck::ui {
class FileMessages;
class MessageBar;

/// Offers unsaved edits that an earlier run has left, to be merged with the current text, and keeps those of now for the
/// next run.
/// Ownership: session, messages and page are the caller's and outlive it; the page owns the bar.
class EditRecovery final : public QObject
{
    Q_OBJECT
public:
    EditRecovery(models::FileSession* session, FileMessages* messages, QWidget* page);

    /// Offers what @p keeper, not owned, finds.
    void setKeeper(models::RecoveryKeeper* keeper);
    [[nodiscard]] bool canKeep() const { return m_keeper != nullptr; }
    [[nodiscard]] const models::RecoveryKeeper* keeper() const { return m_keeper; }
    [[nodiscard]] MessageBar* bar() const { return m_bar; }
    /// Calls @p next once the edits are kept; when they could not be, that is told instead. Asked for again meanwhile, the
    /// later one counts.
    void keep(std::function<void()> next);
    /// The edits are given up, and what was kept of them.
    void forget();

Q_SIGNALS:
    void aboutToUse(); ///< what is being typed is to be handed to the session

private:
    void show();
    /// What recovering would change in the current text.
    void showDifference();

    models::FileSession* m_session; // not owned, as the next
    QWidget* m_page;
    FileMessages* m_messages; // not owned
    MessageBar* m_bar; // not owned: the page's
    models::RecoveryKeeper* m_keeper = nullptr; // not owned; null: nothing is kept
    std::function<void()> m_next; ///< what waits for the edits to be kept
};
} // namespace quotadeck::ui
