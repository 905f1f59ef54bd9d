// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/common/roles.h"

#include <QObject>

namespace quotadeck::models {
class FileSession;
struct FileVersion;
} // namespace quotadeck::models

namespace quotadeck::ui {
class MessageBar;

/// Tells what came of the last thing done with a file, until the next is done.
/// Ownership: session and page are the caller's and outlive it; the page owns the bar.
class FileMessages final : public QObject
{
    Q_OBJECT
public:
    FileMessages(models::FileSession* session, QWidget* page);

    [[nodiscard]] MessageBar* bar() const { return m_bar; }
    /// @p sentence has a place, %1, for what went wrong and where.
    void report(const QString& sentence, const Error& error);
    /// Even when the message before it, of the same kind, was hidden by the user.
    void show(models::RowState state, const QString& text);
    void showRestored(const models::FileVersion& version);

private:
    models::FileSession* m_session; // not owned
    MessageBar* m_bar; // not owned: the page's
};
} // namespace quotadeck::ui
