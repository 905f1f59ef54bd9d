// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/cellinput.h"

#include <QLineEdit>
#include <QObject>
#include <QPersistentModelIndex>
#include <QStringList>

class QCompleter;

namespace quotadeck::ui {
class FieldHint;

/// Completes the name at the cursor of a line of names, which white space, commas or semicolons separate.
/// Ownership: a child of the line.
class NameCompletion final : public QObject
{
    Q_OBJECT
public:
    NameCompletion(QLineEdit* line, const QStringList& names);

    /// Not owned: a child.
    [[nodiscard]] QCompleter* completer() const { return m_completer; }

private:
    void complete();
    void insert(const QString& name);
    [[nodiscard]] int tokenStart() const;

    QLineEdit* m_line; // not owned
    QCompleter* m_completer;
};

/// The editor of a cell: a line with completion, and below it what would become of the text. In an amount the keys Up
/// and Down change it by one step, with Shift by ten.
/// Ownership: @p input outlives it.
class ValueEditor final : public QLineEdit
{
    Q_OBJECT
public:
    ValueEditor(const models::CellInput* input, const QModelIndex& index, QWidget* parent);

    [[nodiscard]] QModelIndex index() const { return m_index; }
    /// True when the text may be written. Otherwise the hint says why not, and a text that only needs to be confirmed
    /// may be written the next time.
    [[nodiscard]] bool accept();
    /// As accept(), without a second chance. Empty, or why not.
    [[nodiscard]] QString refusal() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void createCompleter();
    void showHint();

    const models::CellInput* m_input; // not owned
    QPersistentModelIndex m_index;
    models::InputKind m_kind;
    QString m_original;
    FieldHint* m_hint; // not owned, as the completer: children
    bool m_isConfirmed = false;
    QCompleter* m_completer = nullptr;
};
} // namespace quotadeck::ui
