// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tablepage.h"

class QLabel;

namespace quotadeck::models {
class ApplicationListModel;
class PeopleTreeModel;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ElidedLabel;
class SegmentedSwitch;

/// Users and groups with their tightest limit, and below them the applications of the one that is selected.
class PeoplePage final : public TablePage
{
    Q_OBJECT
public:
    /// Both outlive the page. @p applications is filtered to the selected person by this page, so nobody else may
    /// show it.
    PeoplePage(models::PeopleTreeModel* model, models::ApplicationListModel* applications,
               QWidget* parent = nullptr);

    void setResource(const QString& type) override;
    void setSubject(const Subject& subject) override;
    void setPartition(const PartitionSnapshot* partition) override;
    void setFilterText(const QString& text) override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

private:
    [[nodiscard]] Subject subjectOf(const QString& rowId) const override;
    [[nodiscard]] Subject limitsPlaceOf(const QString& rowId) const override;
    void clearFilter() override;
    [[nodiscard]] QString matchText() const override;
    [[nodiscard]] bool isKnown(const PartitionSnapshot& partition) const override;
    [[nodiscard]] QWidget* createApplicationPane();
    void showApplications();
    void reportComparison();
    void updatePane();

    models::PeopleTreeModel* m_model; // not owned, as all below
    models::ApplicationListModel* m_applications;
    SegmentedSwitch* m_kinds;
    ElidedLabel* m_paneTitle = nullptr;
    TreeTable* m_paneTable = nullptr;
    bool m_isComparing = false; ///< two people are selected
    int m_users = 0;
    int m_groups = 0;
};
} // namespace quotadeck::ui
