// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QDialog>
#include <QString>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace quotadeck::ui {
/// How far one step of a change of the cluster is.
enum class ApplyState { Waiting, Running, Done, Warning, Failed };

/// A change of the cluster's configuration, before it is made.
struct ApplyChange
{
    QString queue;
    QString text;
    models::RowState state
        = models::RowState::Normal; ///< Warning: it takes something away; Critical: it is dangerous
};

/// Shows what a configuration changes in a cluster and what everybody says of it, and asks whether to apply it. It does nothing itself.
class ApplyDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p file is what is applied, @p cluster where, @p steps are the titles of the steps.
    ApplyDialog(const QString& file, const QString& cluster, const QStringList& steps,
                QWidget* parent = nullptr);

    void setStep(int step, ApplyState state, const QString& detail);
    void setChanges(const std::vector<ApplyChange>& changes);
    void setReady(); ///< Everybody accepts it: the user may apply it.
    /// It is over: @p text says how. @p state is that of the text.
    void setEnd(const QString& text, models::RowState state);
    void offerMerge(); ///< at the end: somebody else has changed the configuration
    void offerRollBack(); ///< at the end: the former configuration can be applied
    void restart(const QString& file); ///< All steps wait again, for another text.

Q_SIGNALS:
    void applyRequested();
    void mergeRequested();
    void rollBackRequested();

private:
    struct StepRow
    {
        QLabel* icon; // not owned, as all below: children
        QLabel* title;
        QLabel* detail;
    };

    QString m_cluster;
    std::vector<StepRow> m_steps;
    QLabel* m_heading;
    QTreeWidget* m_changes;
    QLabel* m_end;
    QPushButton* m_apply;
    QPushButton* m_merge;
    QPushButton* m_rollBack;
};
} // namespace quotadeck::ui
