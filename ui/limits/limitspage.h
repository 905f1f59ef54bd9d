// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/insightsource.h"
#include "models/insight/liveusagewatch.h"
#include "models/limits/configsession.h"
#include "models/limits/queueoutlinemodel.h"
#include "ui/document/documentpage.h"
#include "ui/limits/clusterchanges.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QTreeView;

namespace quotadeck::models {
class AssertionSession;
class DirectoryGroups;
class DriftSession;
class MembershipFile;
class SampleHistory;
class SchedulerParity;
} // namespace quotadeck::models

namespace quotadeck::ui {
class AssertionPanel;
class ClusterActions;
class ConfigExport;
class InsightPanels;
class LimitsForm;
class OutlinePane;
class PlaceSync;
class ReviewOpen;

/// The limits editor: the outline of queues, the limits of the selected one, the text beside them and the findings
/// below. The text is the truth; the table edits it through the session.
/// Ownership: the session is the caller's and outlives the page.
class LimitsPage final : public DocumentPage
{
    Q_OBJECT
public:
    explicit LimitsPage(models::ConfigSession* session, QWidget* parent = nullptr);

    /// Shows the answer of @p parity, not owned.
    void setParity(models::SchedulerParity* parity);
    /// Adds the panels that look at what the cluster shows, impact, effective limits, charged groups and more, and lets the form
    /// know of it. @p history, of the samples of the same source, outlives the page; nullptr: there are none.
    void setInsight(models::InsightSource* source, models::SampleHistory* history = nullptr);
    /// Adds the panel of assertions, @p session, not owned, and the commands that create one. @p scenarios are offered where assertions
    /// name one.
    void setAssertions(models::AssertionSession* session, std::vector<std::string> scenarios = {});
    /// Offers what @p recovery, not owned, finds of the text of assertions.
    void setAssertionRecovery(models::RecoveryFiles* recovery);
    /// Undo, save and more are those of the assertions while the focus is in their text.
    [[nodiscard]] QAction* commandAction(Command command) const override;
    /// Of the configuration, then of the assertions: another configuration has others.
    void afterEdits(const std::function<void()>& next) override;
    [[nodiscard]] bool isSettled() override;
    /// Asks which queues could give guaranteed resources to @p queue, in the panel for that.
    void findDonors(const QString& partition, const QString& queue);
    /// The groups of users; null before setInsight().
    [[nodiscard]] models::MembershipFile* memberships() const;
    [[nodiscard]] models::DirectoryGroups* directory() const;
    /// What is done with the configuration that the cluster has stored. Owned by the page.
    [[nodiscard]] ClusterActions* cluster() const { return m_cluster; }
    /// What the cluster has stored, where it changed since the open file was made of it; nothing: it did not.
    void setClusterChange(const std::optional<ClusterChange>& change);

    /// Opens reviews of the open configuration. Owned by the page.
    [[nodiscard]] ReviewOpen* reviews() const { return m_reviews; }

    /// Selects a saved version of the open file among its versions.
    void showVersion(const QString& id);

    /// Finds in the text.
    void focusFilter() override;
    [[nodiscard]] QString filterTitle() const override;
    [[nodiscard]] QList<QWidget*> focusStops() override;
    /// Goes to the limit of @p subject, a user or group in a queue, or to the queue. Where the configuration does not list
    /// that, to the nearest queue above. While no configuration is open it waits for one.
    void setScope(const Subject& subject) override;
    [[nodiscard]] Subject scope() const override;
    [[nodiscard]] QList<Subject> filePlaces() const override;

Q_SIGNALS:
    void activeRequested(); ///< the user wants to edit a copy of the active configuration
    void clusterMergeRequested(); ///< or to merge the change of the cluster into it

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] ReviewDetails* newReview() override;
    void commitFields() override;
    void afterOtherEdits(const std::function<void()>& next) override; ///< those of the assertions
    void showVerdict() override;
    void createActions();
    void createViews();
    [[nodiscard]] QWidget* createStart();
    void connectSession();
    void connectViews();

    /// Shows the text of the file that is being opened, alone.
    void showReading(const QString& path);
    void showRevision();
    /// While the text cannot be read, the form shows what it was before and can not be used.
    void pauseForm();
    void followPlace();
    /// The keys that both texts have are those of the assertions, or else of the configuration.
    void giveKeys(bool isToAssertions);
    void goToLimits(const Subject& subject);

    models::ConfigSession* m_session; // not owned
    models::QueueOutlineModel* m_outline;

    InsightPanels* m_insight = nullptr; ///< a child; null: nothing is known of a cluster
    models::LiveUsageWatch* m_live = nullptr; ///< a child; null: nothing is known of a cluster

    models::DriftSession* m_drift = nullptr; ///< likewise

    models::SchedulerParity* m_parity = nullptr; // not owned, as the next
    models::AssertionSession* m_assertions = nullptr; ///< null: they are not evaluated
    AssertionPanel* m_assertionPanel = nullptr; ///< a child; null: likewise
    bool m_hasAssertionKeys = false; ///< the focus is in the text of the assertions
    PlaceSync* m_places = nullptr; // not owned, as all below but the source: children
    Subject m_wanted; ///< where to go once a configuration is open; of no kind: nowhere
    models::InsightSource* m_source = nullptr; // not owned; null: nothing is known of a cluster
    ConfigExport* m_export = nullptr;
    ClusterChanges* m_clusterChanges = nullptr;
    ClusterActions* m_cluster = nullptr;
    ReviewOpen* m_reviews = nullptr;
    QAction* m_editActive = nullptr; ///< enabled while the active configuration is known
    MessageBar* m_pauseMessages = nullptr; ///< about a text that the form cannot follow
    OutlinePane* m_outlinePane = nullptr;
    QTreeView* m_outlineView = nullptr;
    LimitsForm* m_form = nullptr;
};
} // namespace quotadeck::ui
