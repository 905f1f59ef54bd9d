// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/versionsearch.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace quotadeck::ui {
/// Finds and shows the saved version of a file since which a condition holds: a button, the progress of the search, and
/// the result with the changes of that version. Hidden while there is nothing to search for.
/// Ownership: the file is the caller's and outlives it.
class SinceWhen final : public QWidget
{
    Q_OBJECT
public:
    struct Texts
    {
        QString hint; ///< for the button
        QString description; ///< of the result
    };

    SinceWhen(models::EditedFile* file, const Texts& texts, QWidget* parent = nullptr);

    /// What a search does from now on; null: there is nothing to search for. What was found stays.
    void setWalk(models::VersionSearch::Walk walk);
    void start();
    /// Drops a search under way and what was found: it is of another question.
    void forget();

Q_SIGNALS:
    void versionRequested(const QString& id); ///< is to be shown

private:
    void showState();
    [[nodiscard]] QString resultText() const;

    models::VersionSearch* m_search; // not owned, as all below: children
    QPushButton* m_start;
    QPushButton* m_cancel;
    QLabel* m_text;
    QPushButton* m_show;
    models::VersionSearch::Walk m_walk;
};
} // namespace quotadeck::ui
