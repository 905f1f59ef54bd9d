// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/editedfile.h"

#include <QWidget>

class QAction;

namespace quotadeck::ui {
class FindBar;
class YamlView;

/// The text of an edited file with its problems marked, below a bar that finds and replaces in it. What is typed goes to
/// the file.
/// Ownership: file and page are the caller's and outlive it; the action is the page's.
class TextPane final : public QWidget
{
    Q_OBJECT
public:
    TextPane(models::EditedFile* file, QWidget* page);

    [[nodiscard]] YamlView* view() const { return m_view; }
    [[nodiscard]] FindBar* findBar() const { return m_find; }
    /// Opens the find bar for replacing.
    [[nodiscard]] QAction* replaceAction() const { return m_replace; }

Q_SIGNALS:
    void aboutToReplace(); ///< the pane should be on screen

private:
    void showRevision();

    models::EditedFile* m_file; // not owned
    YamlView* m_view; // not owned, as the next: children
    FindBar* m_find;
    QAction* m_replace; // not owned: the page's
};
} // namespace quotadeck::ui
