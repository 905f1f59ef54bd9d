// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace quotadeck::models {
class LogListModel;
class ProgramLog;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ElidedLabel;
class FilterField;
class NewestRows;
class TreeTable;

/// The window of the program's log: its entries as a table with filter and level, to be copied and saved. Follows the newest entry
/// unless the user scrolls away from it.
class LogWindow final : public QWidget
{
    Q_OBJECT
public:
    /// A window of its own beside the window of @p parent. @p log outlives it.
    explicit LogWindow(models::ProgramLog* log, QWidget* parent = nullptr);

    void bringToFront();
    /// Writes what is listed to the file @p path, and reports the outcome.
    void saveTo(const QString& path);
    /// Copies the selected entries, or all that are listed where none is.
    void copy();
    [[nodiscard]] TreeTable* table() const { return m_table; }
    /// What the line below the table says.
    [[nodiscard]] QString note() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createBar(QHBoxLayout* bar);
    void askForFile();
    void updateView();
    void showNote();
    [[nodiscard]] QStringList listedIds() const;

    models::LogListModel* m_model; // not owned: a child, the last to be deleted
    QString m_outcome; ///< of the last save; empty: none
    FilterField* m_filter; // not owned, as all below: children
    QComboBox* m_level;
    QToolButton* m_follow;
    TreeTable* m_table;
    NewestRows* m_newest;
    ElidedLabel* m_note;
};
} // namespace quotadeck::ui
