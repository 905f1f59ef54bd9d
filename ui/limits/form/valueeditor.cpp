// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/valueeditor.h"

#include "models/limits/form/valuecheck.h"
#include "ui/widgets/fieldhint.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QKeyEvent>
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

namespace {
constexpr int kBigStep = 10;
using State = models::InputCheck::State;
} // namespace

ValueEditor::ValueEditor(const models::CellInput* input, const QModelIndex& index, QWidget* parent)
    : QLineEdit(parent)
    , m_input(input)
    , m_index(index)
    , m_kind(input->inputKind(index))
    , m_original(index.data(Qt::EditRole).toString())
    , m_hint(new FieldHint(this, tr("Preview of the input")))
{
    setFrame(true);
    setAutoFillBackground(true);
    setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    createCompleter();
    connect(this, &QLineEdit::textChanged, this, [this] {
        m_isConfirmed = false;
        showHint();
    });
}

void ValueEditor::createCompleter()
{
    const QStringList suggestions = m_input->suggestions(m_index);
    if (suggestions.isEmpty())
        return;
    if (m_kind == models::InputKind::Names) {
        m_completer = (new NameCompletion(this, suggestions))->completer();
        return;
    }
    m_completer = new QCompleter(suggestions, this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setCompletionMode(m_kind == models::InputKind::Choice ? QCompleter::UnfilteredPopupCompletion
                                                                       : QCompleter::PopupCompletion);
    setCompleter(m_completer);
}

QString ValueEditor::refusal() const
{
    if (text() == m_original)
        return {};
    const auto check = m_input->check(m_index, text());
    const bool isFine
        = check.state == State::Fine || (check.state == State::NeedsConfirmation && m_isConfirmed);
    return isFine ? QString() : check.hint;
}

bool ValueEditor::accept()
{
    if (refusal().isEmpty())
        return true;
    m_isConfirmed = m_input->check(m_index, text()).state == State::NeedsConfirmation;
    showHint();
    return false;
}

void ValueEditor::keyPressEvent(QKeyEvent* event)
{
    const bool isStep = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (m_kind == models::InputKind::Amount && isStep) {
        const int size = event->modifiers().testFlag(Qt::ShiftModifier) ? kBigStep : 1;
        setText(models::steppedAmount(text(), event->key() == Qt::Key_Up ? size : -size));
        return;
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_completer && m_completer->popup()->isVisible()
        && !m_completer->popup()->currentIndex().isValid()) {
        m_completer->popup()
            ->hide(); // what is typed is meant: the key comes by way of the list, past the delegate
        QCoreApplication::postEvent(this, event->clone());
        return;
    }
    if (m_kind == models::InputKind::Choice && event->key() == Qt::Key_Down) {
        m_completer->complete();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void ValueEditor::showEvent(QShowEvent* event)
{
    QLineEdit::showEvent(event);
    showHint();
}

void ValueEditor::showHint()
{
    if (!isVisible() || !m_index.isValid())
        return;
    const auto check = m_input->check(m_index, text());
    const auto state = check.state == State::Refused ? models::RowState::Critical
        : check.state == State::NeedsConfirmation    ? models::RowState::Warning
                                                     : models::RowState::Normal;
    m_hint->setBelowTaken(m_completer && m_completer->popup()->isVisible());
    m_hint->setMessage(check.hint, state);
}
} // namespace quotadeck::ui

#include "moc_valueeditor.cpp"
