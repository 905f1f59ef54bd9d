// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace quotadeck::models {
class InsightSource;
}

namespace quotadeck::ui {
class StateLabel;

/// Asks for a user and groups, and shows whether they may submit to a queue, with the list that allows it (ACL-20). Known
/// groups of the user are filled in.
/// Ownership: the source is the caller's and outlives it.
class AccessQuestion final : public QWidget
{
    Q_OBJECT
public:
    explicit AccessQuestion(models::InsightSource* source, QWidget* parent = nullptr);

    /// The queue that is asked about; empty: none.
    void setQueue(const QString& path);

private:
    void takeUser();
    void fillGroups();
    void answer();

    models::InsightSource* m_source; // not owned
    QString m_queue;
    QString m_filledIn; ///< the groups that were, for the user
    QLineEdit* m_user; // not owned, as the next: children
    QLineEdit* m_groups;
    StateLabel* m_answer;
};
} // namespace quotadeck::ui
