// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/unusedmodel.h"
#include "models/insight/unusedsession.h"

#include <QWidget>

class QStackedWidget;
class QTableView;

namespace quotadeck::ui {
class ElidedLabel;
class Placeholder;

/// The limits of the open configuration that applied to nobody in the samples of the source on screen.
/// Ownership: the session is the caller's and outlives the panel.
class UnusedPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit UnusedPanel(models::UnusedSession* session, QWidget* parent = nullptr);

    /// "Unused Limits (2)": so many names of limits applied to nobody.
    [[nodiscard]] QString title() const;

Q_SIGNALS:
    void titleChanged();
    /// Somebody went to this limit of partition @p partition, as the configuration was when it was looked at; lives for the call
    /// only.
    void limitChosen(const QString& partition, const quotadeck::insight::UnusedLimit& limit);

private:
    void showOutcome();
    void choose(const QModelIndex& index);

    models::UnusedSession* m_session; // not owned
    models::UnusedModel* m_model; // not owned, as all below: children
    ElidedLabel* m_note;
    QStackedWidget* m_stack;
    QTableView* m_view;
    Placeholder* m_nothing;
};
} // namespace quotadeck::ui
