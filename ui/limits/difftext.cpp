// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/difftext.h"

#include "ui/theme/colors.h"

#include <QEvent>
#include <QFontDatabase>
#include <QTextBlock>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kNumberWidth = 5;
constexpr qreal kTint = 0.14;

QChar signOf(config::DiffLine::Kind kind)
{
    switch (kind) {
    case config::DiffLine::Kind::Removed:
        return u'-';
    case config::DiffLine::Kind::Added:
        return u'+';
    case config::DiffLine::Kind::Same:
    case config::DiffLine::Kind::Gap:
        break;
    }
    return u' ';
}

QString textOf(const config::DiffLine& line)
{
    const std::size_t number = line.newLine != 0 ? line.newLine : line.oldLine;
    return QStringLiteral("%1 %2 %3")
        .arg(number == 0 ? QString() : QString::number(number), kNumberWidth)
        .arg(signOf(line.kind))
        .arg(QString::fromStdString(line.text));
}
} // namespace

DiffText::DiffText(QWidget* parent) : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabChangesFocus(true);
    setAccessibleName(tr("Difference of the texts"));
}

void DiffText::setLines(std::vector<config::DiffLine> lines)
{
    if (lines == m_lines)
        return;
    m_lines = std::move(lines);
    QStringList texts;
    for (const auto& line : m_lines)
        texts << textOf(line);
    setPlainText(texts.join(u'\n'));
    applyColours();
}

void DiffText::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyColours();
}

void DiffText::applyColours()
{
    QList<QTextEdit::ExtraSelection> tints;
    int number = 0;
    for (const auto& line : m_lines) {
        const QTextBlock block = document()->findBlockByNumber(number++);
        if (line.kind != config::DiffLine::Kind::Added && line.kind != config::DiffLine::Kind::Removed)
            continue;
        const QColor colour = line.kind == config::DiffLine::Kind::Added
            ? okColor(palette())
            : stateColor(palette(), models::RowState::Critical);
        QTextEdit::ExtraSelection tint;
        tint.cursor = QTextCursor(block);
        tint.format.setBackground(mixed(palette().color(QPalette::Base), colour, kTint));
        tint.format.setProperty(QTextFormat::FullWidthSelection, true);
        tints << tint;
    }
    setExtraSelections(tints);
}
} // namespace quotadeck::ui
