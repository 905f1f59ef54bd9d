// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticmonitor.h"
#include "models/elastic/elasticsession.h"
#include "models/elastic/elastictreemodel.h"
#include "ui/document/documentpage.h"
#include "ui/elastic/groupspane.h"

class QAction;
class QPoint;
class QSplitter;
class QTabWidget;

namespace quotadeck::ui {
class AmountsBar;
class ClusterActions;
class ElasticDetails;
class MessageBar;
class SegmentedSwitch;

/// Elastic quota groups, of a file of manifests or of a cluster: the tree with what every group may use, beside it the
/// details of the selected one and the text, below it the panels of the file. Edits of a file go through the session, and
/// the runtimes before and after stand side by side; a simulated cluster takes edits at once; a real one is read-only.
/// Ownership: session and monitor are the caller's and outlive the page.
class ElasticPage final : public DocumentPage
{
    Q_OBJECT
public:
    ElasticPage(models::ElasticSession* session, models::ElasticMonitor* monitor, QWidget* parent = nullptr);

    /// What is done with the elastic quotas of the cluster. Owned by the page.
    [[nodiscard]] ClusterActions* cluster() const { return m_cluster; }

    /// Finds in the text while that has the focus; else in the groups.
    void focusFilter() override;
    [[nodiscard]] QList<QWidget*> focusStops() override;
    [[nodiscard]] bool hasColumns() const override { return true; }
    void showAllColumns() override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

Q_SIGNALS:
    void connectRequested(); ///< the user wants to name a scheduler

private:
    [[nodiscard]] ReviewDetails* newReview() override;
    void commitFields() override;
    void showText() override;
    void showVerdict() override;
    void createHeader();
    void createViews();
    [[nodiscard]] QWidget* createStart();
    void connectEditing();
    void connectMonitor();
    void connectViews();

    [[nodiscard]] models::ElasticStatePtr state() const;
    /// Whether the shown cluster is simulated; false for a file.
    [[nodiscard]] bool isSimulated() const;
    [[nodiscard]] GroupsPane::Source shownSource() const;
    /// Of the table.
    void openGroupMenu(const QPoint& position);
    void showInChart();
    void showSource(bool isCluster);
    void showLock();
    void showState();
    void showNotices();
    /// Compares with now only while an earlier moment of the cluster is shown.
    void followPast();
    void showGroup();
    /// Goes to the group in the text that the user selected elsewhere.
    void revealGroup();
    /// Selects the group that the text contains at byte @p offset; the text stays where it is.
    void followCaret(std::size_t offset);
    [[nodiscard]] bool hasTextFocus() const; ///< also of its find bar
    void selectGroup(const QString& group); ///< empty: the selection stays
    void takeTotal(std::optional<Quantity> amount);
    [[nodiscard]] models::CardRules cardRules() const;
    void takeCardRules(bool goByModels);

    models::ElasticSession* m_session; // not owned, as the next
    models::ElasticMonitor* m_monitor;
    bool m_isCluster = false; ///< what is shown; else the file
    ResourceType m_shownResource{"cpu"}; ///< of all numbers
    bool m_isFollowingCaret = false; ///< the text shows the group already
    bool m_isUpdatingRows = false; ///< a removed row moves the selection, not the user
    bool m_goesByModels = false; ///< for files and real clusters; a simulated one has its own
    models::ElasticTreeModel* m_groups; // not owned, as all below: children

    QAction* m_connect = nullptr;
    ClusterActions* m_cluster = nullptr;
    MessageBar* m_notices = nullptr; ///< about what is not known
    SegmentedSwitch* m_source = nullptr; ///< hidden while there is but one
    AmountsBar* m_amounts = nullptr;
    GroupsPane* m_pane = nullptr;
    QAction* m_chart = nullptr;
    ElasticDetails* m_details = nullptr;
    QTabWidget* m_side = nullptr; ///< details of the group, and the text
    QSplitter* m_split = nullptr;
};
} // namespace quotadeck::ui
