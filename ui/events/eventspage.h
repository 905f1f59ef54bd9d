// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tablepage.h"

class QToolButton;

namespace quotadeck::models {
class EventListModel;
class EventLog;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ElidedLabel;
class NewestRows;

/// What happened in the cluster, the newest first unless it is sorted otherwise. While it follows, the newest event stays in view;
/// scrolling away from it ends that, and what is in view stays there then.
class EventsPage final : public TablePage
{
    Q_OBJECT
public:
    /// Both outlive the page. The filter of @p model is this page's.
    EventsPage(models::EventListModel* model, models::EventLog* log, QWidget* parent = nullptr);

    void setPaused(bool isPaused) override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

private:
    [[nodiscard]] Subject subjectOf(const QString& rowId) const override;
    [[nodiscard]] QString eventFilter() const override;
    [[nodiscard]] QString matchText() const override;
    [[nodiscard]] bool isKnown(const PartitionSnapshot& partition) const override;
    void createFollowButton();
    void createNote();
    /// Shows what the event called @p id is about on its page.
    void open(const QString& id);
    void showNote();

    models::EventListModel* m_model; // not owned, as all below
    models::EventLog* m_log;
    QToolButton* m_follow;
    NewestRows* m_newest;
    ElidedLabel* m_note;
    bool m_isPaused = false;
};
} // namespace quotadeck::ui
