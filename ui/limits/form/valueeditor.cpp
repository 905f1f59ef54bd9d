// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/valueeditor.h"

#include "models/limits/form/valuecheck.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>

namespace quotadeck::ui {
namespace {
constexpr int kHintWidth = 380;
constexpr int kBigStep = 10;
const QString kSeparators = QStringLiteral(" ,;");
using State = models::InputCheck::State;
} // namespace

ValueEditor::ValueEditor(const models::CellInput* input, const QModelIndex& index, QWidget* parent)
    : QLineEdit(parent)
    , m_input(input)
    , m_index(index)
    , m_kind(input->inputKind(index))
    , m_original(index.data(Qt::EditRole).toString())
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

ValueEditor::~ValueEditor()
{
    delete m_hint;
}

void ValueEditor::createCompleter()
{
    const QStringList suggestions = m_input->suggestions(m_index);
    if (suggestions.isEmpty())
        return;
    m_completer = new QCompleter(suggestions, this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    if (m_kind != models::InputKind::Names) {
        m_completer->setCompletionMode(m_kind == models::InputKind::Choice
                                           ? QCompleter::UnfilteredPopupCompletion
                                           : QCompleter::PopupCompletion);
        setCompleter(m_completer);
        return;
    }
    m_completer->setWidget(this);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &ValueEditor::insertName);
    connect(this, &QLineEdit::textEdited, this, &ValueEditor::completeName);
}

int ValueEditor::tokenStart() const
{
    int start = cursorPosition();
    while (start > 0 && !kSeparators.contains(text()[start - 1]))
        --start;
    return start;
}

void ValueEditor::completeName()
{
    const QString token = text().mid(tokenStart(), cursorPosition() - tokenStart());
    if (token.isEmpty()) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->setCompletionPrefix(token);
    m_completer->complete();
}

void ValueEditor::insertName(const QString& name)
{
    const int start = tokenStart();
    const QString after = text().mid(cursorPosition());
    setText(text().left(start) + name + (after.isEmpty() ? QStringLiteral(" ") : after));
    setCursorPosition(start + static_cast<int>(name.size()) + 1);
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

void ValueEditor::hideEvent(QHideEvent* event)
{
    delete m_hint;
    QLineEdit::hideEvent(event);
}

void ValueEditor::moveEvent(QMoveEvent* event)
{
    QLineEdit::moveEvent(event);
    placeHint();
}

void ValueEditor::showHint()
{
    if (!isVisible() || !m_index.isValid())
        return;
    const auto check = m_input->check(m_index, text());
    setAccessibleDescription(check.hint);
    if (check.hint.isEmpty()) {
        delete m_hint;
        return;
    }
    if (!m_hint) {
        m_hint = new QLabel(window());
        m_hint->setObjectName(QStringLiteral("inputHint"));
        m_hint->setAccessibleName(tr("Preview of the input"));
        m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_hint->setAutoFillBackground(true);
        m_hint->setFrameShape(QFrame::Box);
        m_hint->setWordWrap(true);
        m_hint->setContentsMargins(metrics::kTiny, metrics::kTiny, metrics::kTiny, metrics::kTiny);
    }
    QPalette colours = palette();
    colours.setColor(QPalette::Window, palette().color(QPalette::ToolTipBase));
    const auto state = check.state == State::Refused ? models::RowState::Critical
        : check.state == State::NeedsConfirmation    ? models::RowState::Warning
                                                     : models::RowState::Normal;
    colours.setColor(QPalette::WindowText,
                     state == models::RowState::Normal ? palette().color(QPalette::ToolTipText)
                                                       : stateColor(palette(), state));
    m_hint->setPalette(colours);
    m_hint->setText(check.hint);
    placeHint();
    m_hint->show();
    m_hint->raise();
}

void ValueEditor::placeHint()
{
    if (!m_hint)
        return;
    m_hint->setFixedWidth(kHintWidth);
    m_hint->setFixedHeight(m_hint->heightForWidth(kHintWidth));
    const QRect area = window()->rect();
    QPoint place = mapTo(window(), QPoint(0, height() + 2));
    place.setX(qBound(0, place.x(), qMax(0, area.width() - m_hint->width())));
    const bool isBelowTaken = m_completer && m_completer->popup()->isVisible();
    if (isBelowTaken || place.y() + m_hint->height() > area.height())
        place.setY(mapTo(window(), QPoint()).y() - m_hint->height() - 2);
    m_hint->move(place);
}
} // namespace quotadeck::ui

#include "moc_valueeditor.cpp"
