// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tablepage.h"
#include "ui/widgets/treetable.h"

class QToolButton;

namespace quotadeck::models {
class ApplicationListModel;
}

namespace quotadeck::ui {
/// How tables of applications are shown at first.
[[nodiscard]] QList<ColumnDefault> applicationColumns();

/// The applications of all queues that have not finished.
class ApplicationsPage final : public TablePage
{
    Q_OBJECT
public:
    /// @p model outlives the page; its filter is this page's.
    explicit ApplicationsPage(models::ApplicationListModel* model, QWidget* parent = nullptr);

    /// Shows only what belongs to @p subject, a queue, user or group, until the user lifts it. None lifts it, and so does
    /// an application, which is selected.
    void setScope(const Subject& subject) override;
    [[nodiscard]] Subject scope() const override { return m_scopeSubject; }
    void restoreSourceState(const QVariantMap& state) override;

    void setResource(const QString& type) override;
    void setSubject(const Subject& subject) override;

private:
    [[nodiscard]] Subject subjectOf(const QString& rowId) const override;
    void clearFilter() override;
    [[nodiscard]] Subject limitsPlaceOf(const QString& rowId) const override;
    [[nodiscard]] QString matchText() const override;
    [[nodiscard]] bool isKnown(const PartitionSnapshot& partition) const override;

    models::ApplicationListModel* m_model; // not owned, as the next
    QToolButton* m_scope;
    Subject m_scopeSubject; ///< of no kind: all applications are shown
};
} // namespace quotadeck::ui
