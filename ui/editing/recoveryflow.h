// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>

#include <functional>

namespace quotadeck::models {
class RecoveryKeeper;
}

namespace quotadeck::ui {
class FileMessages;
class MessageBar;

/// Offers edits that were not saved the last time, and keeps those of now for the next.
/// Ownership: messages and page are the caller's and outlive it; the page owns the bar.
class RecoveryFlow final : public QObject
{
    Q_OBJECT
public:
    RecoveryFlow(FileMessages* messages, QWidget* page);

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
    void compareRequested(); ///< the user wants to see how what is offered differs from the text
    void ended(); ///< nothing is offered any more

private:
    void show();

    FileMessages* m_messages; // not owned
    MessageBar* m_bar; // not owned: the page's
    models::RecoveryKeeper* m_keeper = nullptr; // not owned; null: nothing is kept
    std::function<void()> m_next; ///< what waits for the edits to be kept
};
} // namespace quotadeck::ui
