// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/difftext.h"

#include "ui/theme/colors.h"

#include <QEvent>
#include <QFontDatabase>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kNumberWidth = 5;
constexpr qreal kTint = 0.14;
constexpr qreal kStrongTint = 0.36; ///< of what differs within a line

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

struct Part
{
    int line = 0; ///< of the difference, from 0
    qsizetype begin = 0; ///< characters
    qsizetype end = 0;
};

/// What of @p older and @p newer is not the same, between what they begin and end with alike.
void addParts(std::vector<Part>& parts, int older, int newer, const std::vector<config::DiffLine>& lines)
{
    const QString before = QString::fromStdString(lines[static_cast<std::size_t>(older)].text);
    const QString after = QString::fromStdString(lines[static_cast<std::size_t>(newer)].text);
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    parts.push_back({older, head, before.size() - tail});
    parts.push_back({newer, head, after.size() - tail});
}

/// Of lines that were replaced by as many others, each by the one in its place.
std::vector<Part> changedParts(const std::vector<config::DiffLine>& lines)
{
    std::vector<Part> parts;
    const auto count = static_cast<int>(lines.size());
    const auto runEnd = [&](int from, config::DiffLine::Kind kind) {
        while (from < count && lines[static_cast<std::size_t>(from)].kind == kind)
            ++from;
        return from;
    };
    for (int line = 0; line < count;) {
        const int added = runEnd(line, config::DiffLine::Kind::Removed);
        const int end = runEnd(added, config::DiffLine::Kind::Added);
        if (end - added == added - line) {
            for (int step = 0; step < end - added; ++step)
                addParts(parts, line + step, added + step, lines);
        }
        line = std::max(end, line + 1);
    }
    return parts;
}
} // namespace

DiffText::DiffText(QWidget* parent) : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabChangesFocus(true);
    setAccessibleName(tr("Text difference"));
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

std::optional<int> DiffText::find(std::size_t config::DiffLine::*number, int line) const
{
    const auto found = std::ranges::find(m_lines, static_cast<std::size_t>(line), number);
    return found == m_lines.end() ? std::nullopt : std::optional(static_cast<int>(found - m_lines.begin()));
}

void DiffText::reveal(const config::Change& change)
{
    const auto line = change.newSpan ? find(&config::DiffLine::newLine, change.newSpan->begin.line)
        : change.oldSpan             ? find(&config::DiffLine::oldLine, change.oldSpan->begin.line)
                                     : std::nullopt;
    if (!line)
        return;
    setTextCursor(QTextCursor(document()->findBlockByNumber(*line)));
    centerCursor();
}

void DiffText::applyColours()
{
    QList<QTextEdit::ExtraSelection> tints;
    const auto tint = [&](const QTextCursor& cursor, config::DiffLine::Kind kind, bool isWhole) {
        const QColor colour = kind == config::DiffLine::Kind::Added
            ? okColor(palette())
            : stateColor(palette(), models::RowState::Critical);
        QTextEdit::ExtraSelection selection;
        selection.cursor = cursor;
        selection.format.setBackground(
            mixed(palette().color(QPalette::Base), colour, isWhole ? kTint : kStrongTint));
        if (isWhole)
            selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        tints << selection;
    };
    const auto isChanged = [](const config::DiffLine& line) {
        return line.kind == config::DiffLine::Kind::Added || line.kind == config::DiffLine::Kind::Removed;
    };
    for (int number = 0; const auto& line : m_lines) {
        if (isChanged(line))
            tint(QTextCursor(document()->findBlockByNumber(number)), line.kind, true);
        ++number;
    }
    for (const auto& part : changedParts(m_lines)) {
        const QTextBlock block = document()->findBlockByNumber(part.line);
        const QString text = QString::fromStdString(m_lines[static_cast<std::size_t>(part.line)].text);
        const auto start = block.position() + block.length() - 1 - static_cast<int>(text.size());
        QTextCursor cursor(document());
        cursor.setPosition(start + static_cast<int>(part.begin));
        cursor.setPosition(start + static_cast<int>(part.end), QTextCursor::KeepAnchor);
        tint(cursor, m_lines[static_cast<std::size_t>(part.line)].kind, false);
    }
    setExtraSelections(tints);
}
} // namespace quotadeck::ui
