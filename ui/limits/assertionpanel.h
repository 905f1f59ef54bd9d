// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertiondraft.h"
#include "core/base/result.h"

#include <QDialog>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QAction;
class QFileDialog;
class QModelIndex;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace quotadeck::models {
class AssertionSession;
class RecoveryFiles;
} // namespace quotadeck::models

namespace quotadeck::ui {
class AssertionEditor;
class ElidedLabel;
class MessageBar;
class Placeholder;

/// The assertions of a file about the open configuration: whether they hold, the limit that blocks, the smallest change as an edit, and,
/// when it is asked for, the text of the file.
/// Ownership: the session is the caller's and outlives the panel.
class AssertionPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit AssertionPanel(models::AssertionSession* session, QWidget* parent = nullptr);

    /// "Assertions (2)": so many did not pass.
    [[nodiscard]] QString title() const;
    /// The text of the file; hidden until it is asked for. Null before the first file is used.
    [[nodiscard]] AssertionEditor* editor() const { return m_editor; }
    /// For the completion in the text.
    void setScenarios(std::vector<std::string> scenarios);
    /// The text offers what @p recovery, not owned, finds.
    void setRecovery(models::RecoveryFiles* recovery);
    /// See AssertionEditor.
    void afterEdits(const std::function<void()>& next);
    [[nodiscard]] bool isSettled();
    /// Adds an assertion of what holds at @p place now to the text; without a file asks for one first.
    void create(const assertion::DraftPlace& place);
    /// Writes a file to begin with to @p path, and uses it.
    void createFile(const QString& path);

Q_SIGNALS:
    void titleChanged();
    void asking(); ///< about edits of the text: the panel should be on screen
    void lookedFor(); ///< something in the text, or in a message about the file: likewise
    void queueChosen(const QString& partition,
                     const QString& queue); ///< somebody went to the queue of an assertion
    void versionRequested(const QString& id); ///< a saved version of the configuration is to be shown

private:
    [[nodiscard]] QWidget* createHeader();
    [[nodiscard]] QToolButton* createFileButton();
    void createTable();
    void createEditor();
    /// Tab goes from the results to the editor, which is made later than what follows them.
    void orderFocus();
    void showSession();
    void showCurrent();
    void showFailure(const QString& text);
    void choose(const QModelIndex& index);
    void select(const QString& id);
    void revealAssertion(const QString& id); ///< in the text
    void showText(bool isShown);
    /// Uses the file @p path instead; empty: none. Asks about unsaved edits first.
    void useFile(const QString& path);
    void chooseFile();
    void askForNewFile();
    [[nodiscard]] QString currentId() const;
    /// A dialog for a file beside the configuration; called @p title.
    [[nodiscard]] QFileDialog* newDialog(const QString& title, bool isNew);

    models::AssertionSession* m_session; // not owned
    ElidedLabel* m_summary = nullptr; // not owned, as all below: children
    MessageBar* m_problem = nullptr;
    MessageBar* m_failure = nullptr;
    QToolButton* m_since = nullptr;
    QToolButton* m_apply = nullptr;
    QAction* m_edit = nullptr;
    QAction* m_versions = nullptr;
    QAction* m_leave = nullptr;
    QTableView* m_view = nullptr;
    Placeholder* m_nothing = nullptr;
    QStackedWidget* m_stack = nullptr;
    QToolButton* m_textButton = nullptr;
    QWidget* m_textPlace = nullptr; ///< has the editor
    AssertionEditor* m_editor = nullptr; ///< null: no file was used yet
    std::vector<std::string> m_scenarios;
    models::RecoveryFiles* m_recovery = nullptr; ///< not owned; null: nothing is kept
};

/// Finds and shows the saved version of the configuration that broke an assertion. Closed, it goes away.
/// Ownership: the session is the caller's and outlives it.
class BrokenSince final : public QDialog
{
    Q_OBJECT
public:
    /// The assertion @p id fails.
    BrokenSince(models::AssertionSession* session, const QString& id, QWidget* parent);

Q_SIGNALS:
    void versionRequested(const QString& id); ///< of the configuration, is to be shown
};
} // namespace quotadeck::ui
