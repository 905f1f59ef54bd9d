// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"

#include <QObject>
#include <QPointer>
#include <QString>

namespace quotadeck::models {
class InsightSource;
}

namespace quotadeck::ui {
class SaveFlow;
class SaveSheet;

/// Has the edits looked at once more before they are written.
/// Ownership: session, flow and page are the caller's and outlive it.
class SaveReview final : public QObject
{
    Q_OBJECT
public:
    SaveReview(models::ConfigSession* session, SaveFlow* flow, QWidget* page);

    /// Lets the review tell whom the edits hit in what @p source, not owned, shows.
    void setInsight(models::InsightSource* source) { m_insight = source; }

private:
    void open();

    models::ConfigSession* m_session; // not owned, as the next two
    SaveFlow* m_flow;
    QWidget* m_page;
    models::InsightSource* m_insight = nullptr; // not owned; null: nothing is known of a cluster
    QPointer<SaveSheet> m_sheet; ///< while it is open
    QString m_message; ///< what was written about edits that are not saved yet
};
} // namespace quotadeck::ui
