// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/oversubscriptionmodel.h"
#include "models/insight/oversubscriptionsession.h"
#include "models/insight/unusedmodel.h"
#include "models/insight/unusedsession.h"
#include "ui/widgets/columnfitter.h"

#include <QList>
#include <QWidget>

class QAbstractItemModel;
class QStackedWidget;
class QTableView;

namespace quotadeck::ui {
class ElidedLabel;
class Placeholder;

/// A table of what was found out about the quotas of the open configuration, below a line that says what that was found in.
class FindingPanel : public QWidget
{
    Q_OBJECT
public:
    explicit FindingPanel(QWidget* parent);

    /// What is found, with the number of rows that matter.
    [[nodiscard]] virtual QString title() const = 0;

Q_SIGNALS:
    void titleChanged();

protected:
    /// Lists the rows of @p model, not owned. @p name is the name of the table for screen readers.
    void setRows(QAbstractItemModel* model, const QString& name, const QList<FittedColumn>& columns);
    /// There are other rows: shows them and @p note, or, without rows, @p none and @p reason.
    void showRows(const QString& note, const QString& none, const QString& reason);
    [[nodiscard]] QTableView* view() const { return m_view; }

private:
    ElidedLabel* m_note; // not owned, as all below: children
    QStackedWidget* m_stack;
    QTableView* m_view;
    Placeholder* m_nothing;
};

/// What is promised at each queue of the open configuration against what the queue can have.
/// Ownership: the session is the caller's and outlives the panel.
class OversubscriptionPanel final : public FindingPanel
{
    Q_OBJECT
public:
    explicit OversubscriptionPanel(models::OversubscriptionSession* session, QWidget* parent = nullptr);

    /// "Oversubscription (2)": so many sums are above what there is.
    [[nodiscard]] QString title() const override;

private:
    void showOutcome();

    models::OversubscriptionSession* m_session; // not owned
    models::OversubscriptionModel* m_model; // not owned: a child
};

/// The limits of the open configuration that applied to nobody in the samples of the source on screen.
/// Ownership: the session is the caller's and outlives the panel.
class UnusedPanel final : public FindingPanel
{
    Q_OBJECT
public:
    explicit UnusedPanel(models::UnusedSession* session, QWidget* parent = nullptr);

    /// "Unused Limits (2)": so many names of limits applied to nobody.
    [[nodiscard]] QString title() const override;

Q_SIGNALS:
    /// Somebody went to this limit of partition @p partition, as the configuration was when it was looked at; lives for the call
    /// only.
    void limitChosen(const QString& partition, const quotadeck::insight::UnusedLimit& limit);

private:
    void showOutcome();
    void choose(const QModelIndex& index);

    models::UnusedSession* m_session; // not owned
    models::UnusedModel* m_model; // not owned: a child
};
} // namespace quotadeck::ui
