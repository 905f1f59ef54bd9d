// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/base/result.h"

#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace quotadeck::models {
class ConfigSession;
class InsightSource;
struct OpenedReview;
} // namespace quotadeck::models

namespace quotadeck::ui {
/// Opens the JSON of a review, shows who proposes what, and puts the candidate into the editor if the review is of the open
/// configuration. Saving it is left to the user.
/// Ownership: session and source are the caller's and outlive it. A child of @p page, whose command it is.
class ReviewOpen final : public QObject
{
    Q_OBJECT
public:
    ReviewOpen(models::ConfigSession* session, QWidget* page);

    /// What the cluster shows; nullptr: nothing is known.
    void setInsight(const models::InsightSource* insight) { m_insight = insight; }
    [[nodiscard]] QAction* action() const { return m_action; }
    /// Reads the file @p path in the background and shows it in a dialog.
    void open(const QString& path);

Q_SIGNALS:
    void shown(QWidget* dialog); ///< which is deleted when it is closed
    void failed(const QString& reason);

private:
    void askWhich();
    void show(const QString& path, const Result<models::OpenedReview>& review);
    void fail(const QString& reason);

    models::ConfigSession* m_session; // not owned, as the next
    const models::InsightSource* m_insight = nullptr;
    QWidget* m_page; // the parent
    QAction* m_action; // not owned: a child
    background::LatestJob m_job{this};
};
} // namespace quotadeck::ui
