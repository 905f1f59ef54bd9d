// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/yamlview.h"

#include "ui/limits/qscintilla.h"
#include "ui/theme/colors.h"

#include <QEvent>
#include <QFontDatabase>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kErrorIndicator = 8;
constexpr int kWarningIndicator = 9;
constexpr int kNumberMargin = 0;
constexpr int kHoverMs = 400;

/// A colour that reads on the palette's base: the light one on light, the dark one on dark.
QColor onBase(const QPalette& palette, const char* light, const char* dark)
{
    return {QLatin1String(palette.color(QPalette::Base).lightness() > 127 ? light : dark)};
}
} // namespace

YamlView::YamlView(QWidget* parent) : QWidget(parent), m_editor(new QsciScintilla(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_editor);
    createEditor();
    applyColours();
}

void YamlView::createEditor()
{
    m_editor->setUtf8(true);
    m_editor->setReadOnly(true);
    m_editor->setAccessibleName(tr("Text of the configuration"));
    m_editor->setFrameShape(QFrame::NoFrame);
    m_editor->setLexer(new QsciLexerYAML(m_editor));
    m_editor->setFolding(QsciScintilla::PlainFoldStyle);
    m_editor->setCaretLineVisible(true);
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETCARETLINEVISIBLEALWAYS, 1);
    m_editor->setMarginType(kNumberMargin, QsciScintilla::NumberMargin);
    m_editor->setMarginLineNumbers(kNumberMargin, true);
    m_editor->indicatorDefine(QsciScintilla::SquiggleIndicator, kErrorIndicator);
    m_editor->indicatorDefine(QsciScintilla::SquiggleIndicator, kWarningIndicator);
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETMOUSEDWELLTIME, kHoverMs);
    connect(m_editor, &QsciScintillaBase::SCN_DWELLSTART, this, [this](int position, int, int) {
        if (const QString message = messageAt(position); !message.isEmpty())
            m_editor->SendScintilla(QsciScintillaBase::SCI_CALLTIPSHOW, static_cast<unsigned long>(position),
                                    message.toUtf8().constData());
    });
    connect(m_editor, &QsciScintillaBase::SCN_DWELLEND, this,
            [this](int, int, int) { m_editor->SendScintilla(QsciScintillaBase::SCI_CALLTIPCANCEL); });
}

void YamlView::setText(std::string_view text)
{
    // Replacing only the part between the common ends keeps scroll position, folds and selection.
    const auto [oldDiffers, newDiffers] = std::ranges::mismatch(m_text, text);
    const auto prefix = static_cast<std::size_t>(oldDiffers - m_text.begin());
    std::size_t suffix = 0;
    const std::size_t most = std::min(m_text.size(), text.size()) - prefix;
    while (suffix < most && m_text[m_text.size() - 1 - suffix] == text[text.size() - 1 - suffix])
        ++suffix;
    const std::string_view replacement = text.substr(prefix, text.size() - prefix - suffix);
    if (prefix + suffix == m_text.size() && replacement.empty())
        return;

    m_editor->setReadOnly(false);
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETTARGETRANGE, prefix,
                            static_cast<long>(m_text.size() - suffix));
    m_editor->SendScintilla(QsciScintillaBase::SCI_REPLACETARGET, replacement.size(), replacement.data());
    m_editor->SendScintilla(QsciScintillaBase::SCI_EMPTYUNDOBUFFER);
    m_editor->setReadOnly(true);
    m_text = text;
    const auto digits = QString::number(m_editor->lines()).size();
    m_editor->setMarginWidth(kNumberMargin, QString(digits + 2, QLatin1Char('9')));
}

void YamlView::setMarks(std::vector<YamlMark> marks)
{
    m_marks = std::move(marks);
    for (const int indicator : {kErrorIndicator, kWarningIndicator}) {
        m_editor->SendScintilla(QsciScintillaBase::SCI_SETINDICATORCURRENT, indicator);
        m_editor->SendScintilla(QsciScintillaBase::SCI_INDICATORCLEARRANGE, 0UL,
                                static_cast<long>(m_text.size()));
    }
    for (const auto& mark : m_marks) {
        m_editor->SendScintilla(QsciScintillaBase::SCI_SETINDICATORCURRENT,
                                mark.isError ? kErrorIndicator : kWarningIndicator);
        // An empty place still gets a visible mark.
        m_editor->SendScintilla(QsciScintillaBase::SCI_INDICATORFILLRANGE, mark.span.begin.offset,
                                static_cast<long>(std::max<std::size_t>(1, mark.span.length())));
    }
}

void YamlView::reveal(const TextSpan& span)
{
    const int line = span.begin.line - 1;
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETSEL, span.begin.offset,
                            static_cast<long>(span.end.offset));
    m_editor->SendScintilla(QsciScintillaBase::SCI_ENSUREVISIBLE, line);
    const auto visible = static_cast<int>(m_editor->SendScintilla(QsciScintillaBase::SCI_LINESONSCREEN));
    m_editor->setFirstVisibleLine(std::max(0, line - visible / 3));
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETXOFFSET, 0);
}

QString YamlView::messageAt(long offset) const
{
    const auto at = static_cast<std::size_t>(std::max(0L, offset));
    const auto mark = std::ranges::find_if(m_marks, [at](const YamlMark& candidate) {
        return candidate.span.begin.offset <= at && at <= candidate.span.end.offset;
    });
    return mark == m_marks.end() ? QString() : mark->message;
}

void YamlView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyColours();
    QWidget::changeEvent(event);
}

void YamlView::applyColours()
{
    const QPalette& colours = palette();
    auto* lexer = m_editor->lexer();
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(this->font().pointSizeF());
    lexer->setDefaultFont(font);
    lexer->setFont(font);
    lexer->setDefaultPaper(colours.color(QPalette::Base));
    lexer->setPaper(colours.color(QPalette::Base));
    lexer->setDefaultColor(colours.color(QPalette::Text));
    lexer->setColor(colours.color(QPalette::Text));
    lexer->setColor(dimText(colours), QsciLexerYAML::Comment);
    lexer->setColor(onBase(colours, "#0D427F", "#7FB0FA"), QsciLexerYAML::Identifier);
    lexer->setColor(onBase(colours, "#742920", "#F0A57F"), QsciLexerYAML::Number);
    lexer->setColor(onBase(colours, "#6656CC", "#C3A6CB"), QsciLexerYAML::Keyword);
    lexer->setColor(onBase(colours, "#1F6B4F", "#8FD3B3"), QsciLexerYAML::Reference);
    lexer->setColor(onBase(colours, "#7B0000", "#E95C67"), QsciLexerYAML::SyntaxErrorMarker);
    lexer->setPaper(colours.color(QPalette::Base), QsciLexerYAML::SyntaxErrorMarker);
    m_editor->setCaretForegroundColor(colours.color(QPalette::Text));
    m_editor->setCaretLineBackgroundColor(colours.color(QPalette::AlternateBase));
    m_editor->setSelectionBackgroundColor(colours.color(QPalette::Highlight));
    m_editor->setSelectionForegroundColor(colours.color(QPalette::HighlightedText));
    m_editor->setMarginsBackgroundColor(colours.color(QPalette::Window));
    m_editor->setMarginsForegroundColor(dimText(colours));
    m_editor->setMarginsFont(font);
    m_editor->setFoldMarginColors(colours.color(QPalette::Window), colours.color(QPalette::Window));
    m_editor->setIndicatorForegroundColor(stateColor(colours, models::RowState::Critical), kErrorIndicator);
    m_editor->setIndicatorForegroundColor(stateColor(colours, models::RowState::Warning), kWarningIndicator);
}
} // namespace quotadeck::ui
