// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticmonitor.h"
#include "models/elastic/elasticsession.h"
#include "models/elastic/elastictreemodel.h"
#include "models/limits/findingsmodel.h"
#include "ui/pages/page.h"

#include <functional>

class QAction;
class QSplitter;
class QStackedWidget;

namespace quotadeck::models {
class InstanceWatch;
class RecoveryKeeper;
} // namespace quotadeck::models

namespace quotadeck::ui {
class AmountsBar;
class ElasticDetails;
class ElasticFindings;
class FileEditing;
class GroupsPane;
class MessageBar;
class SegmentedSwitch;

/// Elastic quota groups, of a file of manifests or of a cluster as it runs: the tree with what every group may use, all about
/// the selected one beside it and the findings below. Edits of a file go through the session, and the runtimes before and
/// after stand side by side; a simulated cluster takes them at once; a real one is only looked at.
/// Ownership: session and monitor are the caller's and outlive the page.
class ElasticPage final : public Page
{
    Q_OBJECT
public:
    ElasticPage(models::ElasticSession* session, models::ElasticMonitor* monitor, QWidget* parent = nullptr);

    /// Offers what @p recovery, not owned, finds.
    void setRecovery(models::RecoveryKeeper* recovery);
    /// Names other instances that edit the file, as @p watch, not owned, reports.
    void setInstances(const models::InstanceWatch* watch);

    [[nodiscard]] bool hasSubject() const override { return false; }
    void focusFilter() override;
    void showAllColumns() override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

    /// Calls @p next once there is nothing unsaved, or the user has saved it, had it kept, or given it up; never when the
    /// user rather goes on editing. Text in a field counts.
    void afterEdits(const std::function<void()>& next);
    /// Whether nothing came to be unsaved since the last afterEdits() that the user was not asked about.
    [[nodiscard]] bool isSettled();

Q_SIGNALS:
    void openRequested(); ///< the user wants to choose a file
    void askingAboutEdits(); ///< the page should be on screen for that, and for what comes of the answer
    void connectRequested(); ///< the user wants to name a scheduler

private:
    void createEditing();
    void createViews();
    [[nodiscard]] QWidget* createStart();
    void connectEditing();
    void connectMonitor();
    void connectViews();

    [[nodiscard]] const models::ElasticStatePtr& state() const;
    /// Of what is shown; a file is none.
    [[nodiscard]] bool isSimulated() const;
    void showSource(bool isCluster);
    void showState();
    void showVerdict();
    void showNotices();
    void showGroup();
    void showProblems();
    void takeTotal(std::optional<Quantity> amount);
    [[nodiscard]] models::CardRules cardRules() const;
    void takeCardRules(bool goByModels);
    /// Shows how the edited text differs from @p other, which @p base names.
    void compare(const QString& base, const std::string& other);
    void showVersions();
    /// Hands what is being typed about the file to the session.
    void commitFields();

    models::ElasticSession* m_session; // not owned, as the next
    models::ElasticMonitor* m_monitor;
    bool m_isCluster = false; ///< what is shown; else the file
    ResourceType m_shownResource{"cpu"}; ///< of all numbers
    bool m_goesByModels = false; ///< for files and real clusters; a simulated one has its own
    models::ElasticTreeModel* m_groups; // not owned, as all below: children
    models::FindingsModel* m_findings;

    FileEditing* m_editing = nullptr;
    QAction* m_connect = nullptr;
    QAction* m_versions = nullptr;
    QStackedWidget* m_stack = nullptr;
    MessageBar* m_notices = nullptr; ///< about what is not known
    SegmentedSwitch* m_source = nullptr; ///< hidden while there is but one
    AmountsBar* m_amounts = nullptr;
    GroupsPane* m_pane = nullptr;
    ElasticDetails* m_details = nullptr;
    ElasticFindings* m_problems = nullptr;
    QSplitter* m_split = nullptr;
};
} // namespace quotadeck::ui
