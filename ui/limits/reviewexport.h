// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <cstddef>

class QAction;
class QWidget;

namespace quotadeck::models {
class AssertionSession;
class ConfigSession;
class InsightSource;
} // namespace quotadeck::models

namespace quotadeck::ui {
/// Writes a review of the edits: HTML for people and, beside it, JSON for `quotadeck apply --bundle`. The base is what the
/// file holds, the candidate the text as it is. The assertions of the open file are evaluated for both.
/// Ownership: sessions and source are the caller's and outlive it. @p parent is a widget or in one, where questions are asked.
class ReviewExport final : public QObject
{
    Q_OBJECT
public:
    /// @p insight knows what the cluster shows; nullptr: nothing is known. Without @p assertions the review has none.
    ReviewExport(const models::ConfigSession* session, const models::InsightSource* insight,
                 const models::AssertionSession* assertions, QObject* parent);

    [[nodiscard]] QAction* action() const { return m_action; }
    /// Writes @p path, an HTML file, and the JSON beside it; asks first if that replaces a file. Both are written also if this object
    /// ends meanwhile.
    void write(const QString& path);

Q_SIGNALS:
    void written(const QString& path); ///< both
    void failed(const QString& reason);

private:
    void askWhere();
    void start(const QString& path, const QString& json);
    [[nodiscard]] QWidget* window() const;

    const models::ConfigSession* m_session; // not owned
    const models::InsightSource* m_insight; // not owned
    const models::AssertionSession* m_assertions; // not owned
    QAction* m_action; // not owned: a child
};
} // namespace quotadeck::ui
