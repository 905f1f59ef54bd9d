// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/namecompletion.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>

namespace quotadeck::ui {
namespace {
const QString kNameSeparators = QStringLiteral(" ,;");
} // namespace

NameCompletion::NameCompletion(QLineEdit* line, const QStringList& names)
    : QObject(line)
    , m_line(line)
    , m_completer(new QCompleter(names, this))
{
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setWidget(line);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &NameCompletion::insert);
    connect(line, &QLineEdit::textEdited, this, &NameCompletion::complete);
}

int NameCompletion::tokenStart() const
{
    int start = m_line->cursorPosition();
    while (start > 0 && !kNameSeparators.contains(m_line->text()[start - 1]))
        --start;
    return start;
}

void NameCompletion::complete()
{
    const QString token = m_line->text().mid(tokenStart(), m_line->cursorPosition() - tokenStart());
    if (token.isEmpty()) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->setCompletionPrefix(token);
    m_completer->complete();
}

void NameCompletion::insert(const QString& name)
{
    const int start = tokenStart();
    const QString after = m_line->text().mid(m_line->cursorPosition());
    m_line->setText(m_line->text().left(start) + name + (after.isEmpty() ? QStringLiteral(" ") : after));
    m_line->setCursorPosition(start + static_cast<int>(name.size()) + 1);
}
} // namespace quotadeck::ui

#include "moc_namecompletion.cpp"
