// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/base/result.h"

#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace quotadeck::models {
class AssertionSession;
class ConfigSession;
class InsightSource;
struct OpenedReview;
} // namespace quotadeck::models

namespace quotadeck::ui {
/// Opens the JSON of a review, shows who proposes what, and puts the candidate into the editor if the review is of the open
/// configuration. If the change breaks an assertion of the review, a name has to be typed first. Saving is left to the user.
/// Ownership: sessions and source are the caller's and outlive it. A child of @p page, whose command it is.
class ReviewOpen final : public QObject
{
    Q_OBJECT
public:
    ReviewOpen(models::ConfigSession* session, QWidget* page);

    /// What the cluster shows; nullptr: nothing is known.
    void setInsight(const models::InsightSource* insight) { m_insight = insight; }
    /// Whose snapshots and scenarios the assertions of a review start from; nullptr: only an empty cluster is available.
    void setAssertions(const models::AssertionSession* assertions) { m_assertions = assertions; }
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

    models::ConfigSession* m_session; // not owned, as the next two
    const models::InsightSource* m_insight = nullptr;
    const models::AssertionSession* m_assertions = nullptr;
    QWidget* m_page; // the parent
    QAction* m_action; // not owned: a child
    background::LatestJob m_job{this};
};
} // namespace quotadeck::ui
