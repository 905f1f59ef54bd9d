// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace quotadeck::models {
class FileSession;
}

namespace quotadeck::ui {
class ElidedLabel;
class FileActions;
class IconLabel;

/// What is said of a file, at a glance.
struct Verdict
{
    QIcon sign;
    QString text;
};

/// The row above an editor: the name of the file, whether it is modified since the last save, changed on disk or read-only,
/// the verdict about it, and buttons for what can be done with it.
/// Ownership: session and actions are the caller's and outlive it.
class FileHeader final : public QWidget
{
    Q_OBJECT
public:
    FileHeader(models::FileSession* session, FileActions* actions, QWidget* parent = nullptr);

    /// Puts @p widget, which becomes a child, before the name.
    void addLeading(QWidget* widget);
    /// Puts @p tool, which becomes a child, behind the buttons.
    void addTool(QWidget* tool);
    /// @p isTyping: something is typed that the session does not know of yet.
    void showFile(bool isTyping);
    /// Shows @p text where the name is, and no buttons for a file: something else is looked at.
    void showOther(const QString& text);
    void setVerdict(const Verdict& verdict);

private:
    void showName();

    models::FileSession* m_session; // not owned
    QHBoxLayout* m_row; // not owned, as the rest: children
    IconLabel* m_fileIcon; ///< of a file that cannot be written
    ElidedLabel* m_file;
    IconLabel* m_verdictIcon;
    QLabel* m_verdict;
    QWidget* m_fileTools;
    bool m_isFile = true; ///< shown; else something else is
    bool m_isTyping = false;
};

/// A flat button for @p action, with its text.
[[nodiscard]] QWidget* newToolButton(QAction* action);
} // namespace quotadeck::ui
