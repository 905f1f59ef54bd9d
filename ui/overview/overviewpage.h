// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/sourcestatus.h"
#include "ui/pages/page.h"

class QBoxLayout;
class QLabel;
class QStackedWidget;

namespace quotadeck::models {
class AlertSession;
class OverviewSession;
struct ChangeRow;
} // namespace quotadeck::models

namespace quotadeck::ui {
class AttentionPane;
class ElidedLabel;
class OverviewPane;
class Placeholder;

/// The cluster at one glance: capacity, applications by state, health, limits of the highest use, what waits and why, what
/// changed. Each line leads to its page.
///
/// Ownership: the session is the caller's and outlives the page.
class OverviewPage final : public Page
{
    Q_OBJECT
public:
    explicit OverviewPage(models::OverviewSession* session, QWidget* parent = nullptr);

    /// Shows the alerts of @p session, which outlives the page, while it has a file of rules.
    void setAlerts(models::AlertSession* session);

    void setSource(const SourceStatus& status) override;
    [[nodiscard]] bool hasSubject() const override { return false; }
    [[nodiscard]] QList<QWidget*> focusStops() override;
    void setStale(bool isStale) override;
    [[nodiscard]] bool hasColumns() const override { return true; }
    void showAllColumns() override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createPanes();
    void connectPanes();
    void showSession();
    void openLimit(const QString& id);
    void openChange(const models::ChangeRow& change);
    void openAlert(const QString& id);
    void openSubject(const QString& page, const Subject& subject);
    [[nodiscard]] QList<OverviewPane*> panes() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString limitNote() const;
    void arrange();

    models::OverviewSession* m_session; // not owned, as the next
    models::AlertSession* m_alerts = nullptr; ///< null: none
    SourceStatus m_source;
    QStackedWidget* m_stack; // not owned, as all below: children
    Placeholder* m_nothing;
    QWidget* m_content;
    QLabel* m_title;
    ElidedLabel* m_subtitle;
    QBoxLayout* m_column;
    QBoxLayout* m_lower; ///< limits, and what follows
    QBoxLayout* m_recent; ///< waiting applications and changes
    OverviewPane* m_capacity;
    OverviewPane* m_states;
    OverviewPane* m_health;
    OverviewPane* m_limits;
    OverviewPane* m_waiting;
    OverviewPane* m_changes;
    AttentionPane* m_attention = nullptr; ///< null before setAlerts()
};
} // namespace quotadeck::ui
