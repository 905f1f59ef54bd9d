// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QCompleter;
class QLineEdit;

namespace quotadeck::ui {
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
} // namespace quotadeck::ui
