// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/administerdialog.h"
#include "ui/pages/tablepage.h"
#include "ui/widgets/treetable.h"

class QAction;
class QActionGroup;
class QToolButton;

namespace quotadeck::models {
class ApplicationListModel;
class PodListModel;
enum class ApplicationsGroupedBy;
enum class ApplicationsShown;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ApplicationPane;
class SegmentedSwitch;

/// How tables of applications are shown at first.
[[nodiscard]] QList<ColumnDefault> applicationColumns();

/// The applications of all queues: those that are active, those that have finished, or all, and below them what the selected one has and
/// requests.
class ApplicationsPage final : public TablePage
{
    Q_OBJECT
public:
    /// Both outlive the page. The filter of @p model and the application of @p pods are this page's.
    ApplicationsPage(models::ApplicationListModel* model, models::PodListModel* pods,
                     QWidget* parent = nullptr);

    /// Shows only what belongs to @p subject, a queue, user or group, until the user lifts it. None lifts it, and so does
    /// an application, which is selected.
    void setScope(const Subject& subject) override;
    [[nodiscard]] Subject scope() const override { return m_scopeSubject; }
    void setPartition(const PartitionSnapshot* partition) override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;
    void restoreSourceState(const QVariantMap& state) override;

    /// Whether applications can be moved and killed: @p obstacle says why not; empty: they can.
    void setAdministration(const QString& obstacle);

    [[nodiscard]] QList<QWidget*> focusStops() override;
    void setResource(const QString& type) override;
    void setSubject(const Subject& subject) override;

Q_SIGNALS:
    /// The application is to be moved or killed, by somebody to be asked for.
    void administrationRequested(quotadeck::ui::Administration what, const QString& application);

private:
    [[nodiscard]] Subject subjectOf(const QString& rowId) const override;
    void clearFilter() override;
    void addToMenu(QMenu& menu) override;
    [[nodiscard]] Subject limitsPlaceOf(const QString& rowId) const override;
    [[nodiscard]] QString matchText() const override;
    [[nodiscard]] int rowTotal() const override;
    [[nodiscard]] QString listNote() const override;
    [[nodiscard]] bool isKnown(const PartitionSnapshot& partition) const override;
    void createSwitch();
    void createGroupButton();
    void createAdministration();
    void updateAdministration();
    void groupBy(models::ApplicationsGroupedBy what);
    void hideColumnOf(models::ApplicationsGroupedBy what);
    void show(models::ApplicationsShown shown);
    void showEmptyTexts();
    void select(const QString& application);

    models::ApplicationListModel* m_model; // not owned, as all below
    models::PodListModel* m_pods;
    ApplicationPane* m_pane;
    QToolButton* m_scope;
    Subject m_scopeSubject; ///< of no kind: all applications are shown
    SegmentedSwitch* m_shown;
    QAction* m_move = nullptr; ///< of the current application, as the next
    QAction* m_kill = nullptr;
    QString m_obstacle; ///< see setAdministration()
    QToolButton* m_groupButton;
    QActionGroup* m_grouping;
    int m_columnOfGroups = -1; ///< hidden while there are groups; -1: none
    bool m_areActiveKnown = false; ///< the source reports them, as the next
    bool m_areFinishedKnown = false;
};
} // namespace quotadeck::ui
