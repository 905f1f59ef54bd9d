// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertiondraft.h"
#include "core/base/result.h"

#include <QWidget>

class QAction;
class QFileDialog;
class QModelIndex;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace quotadeck::models {
class AssertionSession;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ElidedLabel;
class MessageBar;
class Placeholder;

/// The assertions of a file about the open configuration: whether they hold, the limit that blocks, and the smallest change as an edit.
/// Ownership: the session is the caller's and outlives the panel.
class AssertionPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit AssertionPanel(models::AssertionSession* session, QWidget* parent = nullptr);

    /// "Assertions (2)": so many did not pass.
    [[nodiscard]] QString title() const;
    /// Adds an assertion of what holds at @p place now to the file; without a file asks for one first.
    void create(const assertion::DraftPlace& place);
    /// Writes a file to begin with to @p path, and uses it.
    void createFile(const QString& path);

Q_SIGNALS:
    void titleChanged();
    void queueChosen(const QString& partition,
                     const QString& queue); ///< somebody went to the queue of an assertion

private:
    [[nodiscard]] QWidget* createHeader();
    [[nodiscard]] QToolButton* createFileButton();
    void createTable();
    void showSession();
    void showCurrent();
    void showFailure(const QString& text);
    void choose(const QModelIndex& index);
    void select(const QString& id);
    void chooseFile();
    void askForNewFile();
    [[nodiscard]] QString currentId() const;
    /// A dialog for a file beside the configuration; called @p title.
    [[nodiscard]] QFileDialog* newDialog(const QString& title, bool isNew);

    models::AssertionSession* m_session; // not owned
    ElidedLabel* m_summary = nullptr; // not owned, as all below: children
    MessageBar* m_problem = nullptr;
    MessageBar* m_failure = nullptr;
    QToolButton* m_apply = nullptr;
    QAction* m_edit = nullptr;
    QAction* m_leave = nullptr;
    QTableView* m_view = nullptr;
    Placeholder* m_nothing = nullptr;
    QStackedWidget* m_stack = nullptr;
};
} // namespace quotadeck::ui
