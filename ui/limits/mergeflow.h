// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"

#include <QObject>

#include <vector>

class QAction;

namespace quotadeck::ui {
/// Takes what somebody else wrote to the file into the edits, and asks about what both sides changed.
/// Ownership: session and page are the caller's and outlive it.
class MergeFlow final : public QObject
{
    Q_OBJECT
public:
    MergeFlow(models::ConfigSession* session, QWidget* page);

    [[nodiscard]] QAction* action() const { return m_merge; }

Q_SIGNALS:
    void aboutToMerge(); ///< what is being typed is to be handed to the session

private:
    void ask(const std::vector<config::MergeConflict>& conflicts);

    models::ConfigSession* m_session; // not owned, as the next
    QWidget* m_page;
    QAction* m_merge; // not owned: child
};
} // namespace quotadeck::ui
