// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QUrl>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace quotadeck::ui {
class HelpBrowser;

/// The window of the help: the contents of the handbook, one document, and a search through all of them, in the language of the
/// window. Needs no network.
class HelpWindow final : public QWidget
{
    Q_OBJECT
public:
    /// A window of its own beside the window of @p parent.
    explicit HelpWindow(QWidget* parent = nullptr);

    /// Shows the document @p url, in the language of the handbook if it has it, and brings the window to the front.
    void showDocument(const QUrl& url);
    [[nodiscard]] QUrl document() const;

private:
    void createTools(QToolBar* tools);
    void fillContents();
    void markShown(const QUrl& shown);
    /// Selects the next match of the search text, in this document or in those that follow; @p isBack: the one before.
    void findNext(bool isBack);
    void findFirst();
    void report(const QString& text);

    QList<QUrl> m_documents; ///< that are searched, in their order
    QTreeWidget* m_contents; // not owned, as all below: children
    HelpBrowser* m_browser;
    QLineEdit* m_words;
    QLabel* m_language; ///< states that the document is in another language
    QLabel* m_message;
};
} // namespace quotadeck::ui
