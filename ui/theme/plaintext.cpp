// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/plaintext.h"

#include <QCursor>
#include <QEvent>
#include <QLabel>
#include <QScreen>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr qsizetype kLongestRun = 160;
constexpr qsizetype kRunHead = 100; ///< of a run that loses its middle
constexpr qsizetype kRunTail = kLongestRun - kRunHead - 1;
constexpr qsizetype kLongestTip = 2000;
constexpr qsizetype kTipLine = 100; ///< characters

bool isLineBreak(char32_t character)
{
    return character == U'\n' || character == QChar::LineSeparator || character == QChar::ParagraphSeparator;
}

/// Letters of some scripts that are blank, beside what Unicode calls control and format.
bool isBlankLetter(char32_t character)
{
    switch (character) {
    case 0x034F: // combining grapheme joiner
    case 0x115F: // Hangul fillers
    case 0x1160:
    case 0x3164:
    case 0xFFA0:
    case 0x2800: // Braille blank
        return true;
    default:
        return false;
    }
}

bool isInvisible(char32_t character)
{
    if (character >= 0x20 && character < 0x7F)
        return false;
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
        return true;
    default:
        return isBlankLetter(character);
    }
}

QString codePoint(char32_t character)
{
    return QStringLiteral("⟨U+%1⟩").arg(QString::number(character, 16).toUpper().rightJustified(4, u'0'));
}

/// Whether there is nothing to do, as for nearly every text.
bool isPlain(const QString& text, LineBreaks breaks)
{
    return std::ranges::all_of(text, [breaks](QChar character) {
        const char16_t code = character.unicode();
        return (code >= 0x20 && code < 0x7F) || code == u'\t' || (code == u'\n' && breaks == LineBreaks::Keep)
            || (code > 0x9F && !character.isSurrogate() && !isLineBreak(code) && !isInvisible(code));
    });
}

QString cutRun(const QString& run)
{
    return run.size() <= kLongestRun ? run : run.left(kRunHead) + u'…' + run.right(kRunTail);
}

template <typename Change>
QString changeRuns(const QString& text, Change change)
{
    QString result;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && !text[i].isSpace())
            continue;
        result += change(text.mid(start, i - start));
        if (i < text.size())
            result += text[i];
        start = i + 1;
    }
    return result;
}

bool isTip(const QLabel& label)
{
    return label.inherits("QTipLabel");
}

QString tipText(const QString& text)
{
    QString shown = visibleText(text);
    if (shown.size() > kLongestTip)
        shown = shown.left(kLongestTip) + u'…';
    return changeRuns(shown, [](const QString& run) { // which would not wrap
        QStringList parts;
        for (qsizetype at = 0; at < run.size(); at += kTipLine)
            parts << run.mid(at, kTipLine);
        return parts.join(u'\n');
    });
}

/// Qt has sized and placed the tip for its lines as they are.
void fitTip(QLabel& tip)
{
    const QString shown = tipText(tip.text());
    const int widest = tip.fontMetrics().averageCharWidth() * static_cast<int>(kTipLine);
    if (shown == tip.text() && tip.width() <= widest)
        return;
    tip.setText(shown);
    tip.setWordWrap(false);
    tip.setWordWrap(tip.sizeHint().width() > widest);
    const int width = std::min(tip.sizeHint().width(), widest);
    const QSize size(width, tip.wordWrap() ? tip.heightForWidth(width) : tip.sizeHint().height());
    const int left = size.width() < tip.width() ? QCursor::pos().x() : tip.x();
    tip.resize(size);
    const QRect screen = tip.screen()->availableGeometry();
    tip.move(std::clamp(left, screen.left(), std::max(screen.left(), screen.right() - size.width())),
             std::clamp(tip.y(), screen.top(), std::max(screen.top(), screen.bottom() - size.height())));
}
} // namespace

QString visibleText(const QString& text, LineBreaks breaks)
{
    if (isPlain(text, breaks))
        return text;
    QString result;
    for (const char32_t character : text.toUcs4()) {
        if (isLineBreak(character))
            result += breaks == LineBreaks::Keep && character == U'\n' ? QChar(u'\n') : QChar(u'⏎');
        else if (character != U'\t' && isInvisible(character))
            result += codePoint(character);
        else
            result += QString::fromUcs4(&character, 1);
    }
    return result;
}

QString shortText(const QString& text, LineBreaks breaks)
{
    const QString shown = visibleText(text, breaks);
    return shown.size() <= kLongestRun ? shown : changeRuns(shown, cutRun);
}

QString mnemonicFree(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

QString withoutMnemonic(const QString& text)
{
    QString words;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && i + 1 < text.size())
            ++i;
        words += text[i];
    }
    return words;
}

QString windowTitleText(const QString& title)
{
    return shortText(title, LineBreaks::Mark).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

void PlainLabels::watch(QLabel* label)
{
    if (label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    label->removeEventFilter(this); // a label may be polished again
    label->installEventFilter(this);
}

bool PlainLabels::eventFilter(QObject* object, QEvent* event)
{
    auto* label = qobject_cast<QLabel*>(object);
    if (!label || label->textFormat() != Qt::PlainText)
        return false;
    if (isTip(*label)) {
        if (event->type() == QEvent::Show || event->type() == QEvent::Resize)
            fitTip(*label);
    } else if (event->type() == QEvent::Paint) {
        const QString& text = label->text();
        if (const QString shown = shortText(text); shown != text) {
            if (label->toolTip().isEmpty())
                label->setToolTip(text);
            label->setText(shown);
        }
    }
    return false;
}
} // namespace quotadeck::ui

#include "moc_plaintext.cpp"
