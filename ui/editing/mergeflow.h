// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/filesession.h"

#include <QObject>

#include <vector>

class QAction;

namespace quotadeck::ui {
/// Merges changes on disk into the current text, and asks about the conflicts of any merge.
/// Ownership: session and page are the caller's and outlive it.
class MergeFlow final : public QObject
{
    Q_OBJECT
public:
    MergeFlow(models::FileSession* session, QWidget* page);

    /// Merges the changes on disk.
    [[nodiscard]] QAction* action() const { return m_merge; }

Q_SIGNALS:
    void aboutToMerge(); ///< what is being typed is to be handed to the session

private:
    void ask(const models::OtherEdits& others, const std::vector<config::MergeConflict>& conflicts);

    models::FileSession* m_session; // not owned, as the next
    QWidget* m_page;
    QAction* m_merge; // not owned: child
};
} // namespace quotadeck::ui
