// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/oversubscriptionmodel.h"
#include "models/insight/oversubscriptionsession.h"

#include <QWidget>

class QStackedWidget;
class QTableView;

namespace quotadeck::ui {
class ElidedLabel;
class Placeholder;

/// What is promised at each queue of the open configuration against what the queue can have.
/// Ownership: the session is the caller's and outlives the panel.
class OversubscriptionPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit OversubscriptionPanel(models::OversubscriptionSession* session, QWidget* parent = nullptr);

    /// "Oversubscription (2)": so many sums are above what there is.
    [[nodiscard]] QString title() const;

Q_SIGNALS:
    void titleChanged();

private:
    void showOutcome();

    models::OversubscriptionSession* m_session; // not owned
    models::OversubscriptionModel* m_model; // not owned, as all below: children
    ElidedLabel* m_note;
    QStackedWidget* m_stack;
    QTableView* m_view;
    Placeholder* m_nothing;
};
} // namespace quotadeck::ui
