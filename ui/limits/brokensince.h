// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace quotadeck::models {
class AssertionSession;
} // namespace quotadeck::models

namespace quotadeck::ui {
/// Finds and shows the saved version of the configuration that broke an assertion. Closed, it goes away.
/// Ownership: the session is the caller's and outlives it.
class BrokenSince final : public QDialog
{
    Q_OBJECT
public:
    /// The assertion @p id fails.
    BrokenSince(models::AssertionSession* session, const QString& id, QWidget* parent);

Q_SIGNALS:
    void versionRequested(const QString& id); ///< of the configuration, is to be shown
};
} // namespace quotadeck::ui
