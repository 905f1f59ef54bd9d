// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/yamlview.h"

#include "core/config/yaml/textedit.h"
#include "ui/document/qscintilla.h"
#include "ui/theme/colors.h"

#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kErrorIndicator = 8;
constexpr int kWarningIndicator = 9;
constexpr int kMatchIndicator = 10;
constexpr int kCurrentIndicator = 11; ///< of the match that one is at
constexpr int kMatchAlpha = 70; ///< of 255: the selected one shows through
constexpr std::size_t kMostMatches = 5000; ///< that are marked
constexpr int kFirstFoldMarker = QsciScintillaBase::SC_MARKNUM_FOLDEREND;
constexpr int kLastFoldMarker = QsciScintillaBase::SC_MARKNUM_FOLDEROPEN;
constexpr int kNumberMargin = 0;
constexpr int kSymbolMargin = 1;
constexpr int kIndent = 2; ///< columns
constexpr std::size_t kPart = 512 << 10; ///< bytes; some milliseconds of work
constexpr std::chrono::milliseconds kSettle{60}; ///< without a key, until the text is judged
constexpr std::chrono::milliseconds kTypingPause{1000}; ///< what is typed after it is another step to undo
constexpr std::chrono::milliseconds kRest{120}; ///< of the caret, until the form follows

using TypingStep = models::EditedFile::TypingStep;

/// Blocks QScintilla's signals for changes that the user did not make. For each signal it would count all characters
/// before the change.
class QuietChange
{
public:
    explicit QuietChange(QsciScintilla* editor)
        : m_editor(editor)
        , m_told(editor->SendScintilla(QsciScintillaBase::SCI_GETMODEVENTMASK))
    {
        m_editor->SendScintilla(QsciScintillaBase::SCI_SETMODEVENTMASK, 0UL);
    }
    ~QuietChange() { m_editor->SendScintilla(QsciScintillaBase::SCI_SETMODEVENTMASK, m_told); }
    Q_DISABLE_COPY_MOVE(QuietChange)

private:
    QsciScintilla* m_editor; // not owned
    long m_told;
};

/// A colour that reads on the palette's base: the light one on light, the dark one on dark.
QColor onBase(const QPalette& palette, const char* light, const char* dark)
{
    return {QLatin1String(palette.color(QPalette::Base).lightness() > 127 ? light : dark)};
}
} // namespace

YamlView::YamlView(QWidget* parent) : QWidget(parent), m_editor(new QsciScintilla(this))
{
    setLayoutDirection(Qt::LeftToRight); // as in every language; else the parts of a line change their places
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_editor);
    setFocusProxy(m_editor);
    createEditor();
    releaseKeys();
    applyColours();
    for (auto [timer, time] : {std::pair(&m_settle, kSettle), {&m_pause, kTypingPause}, {&m_caret, kRest}}) {
        timer->setSingleShot(true);
        timer->setInterval(time);
    }
    connect(&m_parts, &QTimer::timeout, this, &YamlView::showNextPart);
    connect(&m_settle, &QTimer::timeout, this, &YamlView::tellTyping);
    connect(&m_pause, &QTimer::timeout, this, [this] { m_step = TypingStep::New; });
    connect(&m_caret, &QTimer::timeout, this, [this] {
        Q_EMIT caretRested(
            static_cast<std::size_t>(m_editor->SendScintilla(QsciScintillaBase::SCI_GETCURRENTPOS)));
    });
    connect(m_editor, &QsciScintilla::textChanged, this, &YamlView::noteTyping);
    connect(m_editor, &QsciScintilla::textChanged, this, &YamlView::shownChanged);
    connect(m_editor, &QsciScintilla::cursorPositionChanged, this, &YamlView::noteCaret);
}

void YamlView::createEditor()
{
    m_editor->setUtf8(true);
    m_editor->setReadOnly(true);
    m_editor->setAccessibleName(tr("Text of the file"));
    m_editor->setFrameShape(QFrame::NoFrame);
    m_editor->setLexer(new QsciLexerYAML(m_editor));
    m_editor->setFolding(QsciScintilla::PlainFoldStyle);
    m_editor->setIndentationsUseTabs(false);
    m_editor->setIndentationWidth(kIndent);
    m_editor->setAutoIndent(true);
    m_editor->setBackspaceUnindents(true);
    m_editor->setCaretLineVisible(true);
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETCARETLINEVISIBLEALWAYS, 1);
    // On a widget the editor paints texts in the direction of the language; on a picture from left to right.
    if (QGuiApplication::isRightToLeft())
        m_editor->SendScintilla(QsciScintillaBase::SCI_SETBUFFEREDDRAW, 1UL);
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETUNDOCOLLECTION, 0UL);
    // Scrolls sideways only as far as a line that was shown is long.
    m_editor->setScrollWidth(1);
    m_editor->setScrollWidthTracking(true);
    m_editor->setMarginType(kNumberMargin, QsciScintilla::NumberMargin);
    m_editor->setMarginLineNumbers(kNumberMargin, true);
    m_editor->setMarginWidth(kSymbolMargin, 0); // nothing is in it
    m_editor->indicatorDefine(QsciScintilla::SquiggleIndicator, kErrorIndicator);
    m_editor->indicatorDefine(QsciScintilla::SquiggleIndicator, kWarningIndicator);
    m_editor->indicatorDefine(QsciScintilla::StraightBoxIndicator, kMatchIndicator);
    m_editor->setIndicatorDrawUnder(true, kMatchIndicator);
    m_editor->indicatorDefine(QsciScintilla::BoxIndicator, kCurrentIndicator);
}

/// Keys that the page has a better use for, or that would surprise.
void YamlView::releaseKeys()
{
    constexpr std::array kReleased{
        QsciCommand::Undo,          QsciCommand::Redo,     QsciCommand::SelectionDuplicate,
        QsciCommand::LineDuplicate, QsciCommand::LineCut,  QsciCommand::LineDelete,
        QsciCommand::LineCopy,      QsciCommand::Formfeed, QsciCommand::LineTranspose,
        QsciCommand::ZoomIn,        QsciCommand::ZoomOut,
    };
    for (const auto command : kReleased) {
        if (auto* bound = m_editor->standardCommands()->find(command)) {
            bound->setKey(0);
            bound->setAlternateKey(0);
        }
    }
}

std::string_view YamlView::shown() const
{
    const auto size = m_editor->SendScintilla(QsciScintillaBase::SCI_GETLENGTH);
    const auto* bytes = static_cast<const char*>(
        m_editor->SendScintillaPtrResult(QsciScintillaBase::SCI_GETCHARACTERPOINTER));
    return {bytes, static_cast<std::size_t>(size)};
}

std::string YamlView::text() const
{
    return std::string(shown());
}

void YamlView::setRevision(const models::RevisionPtr& revision)
{
    if (m_revision == revision)
        return;
    const bool isFirst = m_revision == nullptr;
    const auto before = std::exchange(m_revision, revision);
    m_parts.stop();
    m_previewed = {};
    m_editor->setReadOnly(!revision);
    if (!revision) {
        showText({});
        return;
    }
    if (!isFirst && shown() != before->text()) // typed, and perhaps on its way into the session
        showText(config::rebased(before->text(), shown(), revision->text()));
    else
        showText(revision->text());
    m_editor->setReadOnly(m_isLocked);
    if (isFirst) {
        const bool isCrLf = revision->text().find("\r\n") != std::string::npos;
        m_editor->setEolMode(isCrLf ? QsciScintilla::EolWindows : QsciScintilla::EolUnix);
        m_editor->SendScintilla(QsciScintillaBase::SCI_SETEMPTYSELECTION, 0UL);
    }
}

void YamlView::setLocked(bool isLocked)
{
    m_isLocked = isLocked;
    if (m_revision) // a preview is read-only already
        m_editor->setReadOnly(isLocked);
}

void YamlView::showText(std::string_view text)
{
    const std::string_view old = shown();
    // Replacing only what differs keeps scroll position, folds and selection.
    const auto part = config::differingPart(old, text);
    if (part.isEmpty())
        return;
    const std::string_view replacement = text.substr(part.begin, part.newEnd - part.begin);
    {
        const QuietChange quiet(m_editor);
        m_editor->SendScintilla(QsciScintillaBase::SCI_SETTARGETRANGE, part.begin,
                                static_cast<long>(part.oldEnd));
        m_editor->SendScintilla(QsciScintillaBase::SCI_REPLACETARGET, replacement.size(), replacement.data());
    }
    m_placed = caret();
    widenNumbers();
    Q_EMIT shownChanged();
}

void YamlView::widenNumbers()
{
    const auto digits = QString::number(m_editor->lines()).size();
    m_editor->setMarginWidth(kNumberMargin, QString(digits + 1, QLatin1Char('9')));
}

void YamlView::preview(std::string text)
{
    forgetTyping();
    m_marks.clear();
    m_previewed = std::move(text);
    m_editor->setReadOnly(false);
    showText(std::string_view(m_previewed).substr(0, kPart));
    m_editor->SendScintilla(QsciScintillaBase::SCI_ALLOCATE, m_previewed.size());
    m_editor->setReadOnly(true);
    m_parts.start();
}

/// Adds to what is shown already, so that the window answers between the parts of a large file.
void YamlView::showNextPart()
{
    const auto size
        = m_editor->SendScintilla(QsciScintillaBase::SCI_GETLENGTH); // shown() moves the text around
    const auto part = std::string_view(m_previewed).substr(static_cast<std::size_t>(size)).substr(0, kPart);
    if (part.empty()) {
        m_parts.stop();
        return;
    }
    m_editor->setReadOnly(false);
    {
        const QuietChange quiet(m_editor);
        m_editor->SendScintilla(QsciScintillaBase::SCI_APPENDTEXT, part.size(), part.data());
    }
    m_editor->setReadOnly(true);
    widenNumbers();
    Q_EMIT shownChanged();
}

void YamlView::forgetTyping()
{
    m_settle.stop();
    m_pause.stop();
    m_step = TypingStep::New;
    m_revision.reset();
    m_parts.stop();
}

void YamlView::noteTyping()
{
    if (!m_revision)
        return;
    const bool isNews = !isTyping();
    m_settle.start();
    m_pause.start();
    if (isNews)
        Q_EMIT typingChanged();
}

void YamlView::tellTyping()
{
    m_settle.stop();
    if (m_revision && shown() != m_revision->text())
        Q_EMIT typed(m_revision, text(), std::exchange(m_step, TypingStep::Same));
    Q_EMIT typingChanged();
}

void YamlView::noteCaret()
{
    // The editor reports a move when it is painted next, also a move by the program.
    if (m_placed == caret())
        return;
    m_placed.reset();
    if (!isTyping())
        m_caret.start();
}

YamlView::Caret YamlView::caret() const
{
    return {m_editor->SendScintilla(QsciScintillaBase::SCI_GETANCHOR),
            m_editor->SendScintilla(QsciScintillaBase::SCI_GETCURRENTPOS)};
}

void YamlView::setMarks(std::vector<YamlMark> marks)
{
    m_marks = std::move(marks);
    if (!isTyping()) // else their places are those of an older text, and newer marks are on their way
        placeMarks();
}

void YamlView::placeMarks()
{
    for (const int indicator : {kErrorIndicator, kWarningIndicator}) {
        m_editor->SendScintilla(QsciScintillaBase::SCI_SETINDICATORCURRENT, indicator);
        m_editor->SendScintilla(QsciScintillaBase::SCI_INDICATORCLEARRANGE, 0UL,
                                static_cast<long>(shown().size()));
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
    m_placed = Caret{static_cast<long>(span.begin.offset), static_cast<long>(span.end.offset)};
    m_caret.stop();
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETSEL, span.begin.offset,
                            static_cast<long>(span.end.offset));
    m_editor->SendScintilla(QsciScintillaBase::SCI_ENSUREVISIBLE, line);
    const auto visible = static_cast<int>(m_editor->SendScintilla(QsciScintillaBase::SCI_LINESONSCREEN));
    m_editor->setFirstVisibleLine(std::max(0, line - visible / 3));
    scrollLeft(span);
}

/// Scrolls to the left as far as @p span, or else its beginning, stays visible.
void YamlView::scrollLeft(const TextSpan& span)
{
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETXOFFSET, 0);
    const auto right = m_editor->SendScintilla(QsciScintillaBase::SCI_POINTXFROMPOSITION, 0UL,
                                               static_cast<long>(span.begin.offset));
    if (right > m_editor->viewport()->width())
        m_editor->SendScintilla(QsciScintillaBase::SCI_SCROLLRANGE, span.end.offset,
                                static_cast<long>(span.begin.offset));
}

void YamlView::goTo(const TextSpan& span)
{
    reveal(span);
    m_editor->SendScintilla(QsciScintillaBase::SCI_SCROLLRANGE, span.begin.offset,
                            static_cast<long>(span.end.offset)); // to the side, in a narrow view
    m_caret.start();
}

TextSpan YamlView::selection() const
{
    const auto at = [this](unsigned int message) {
        const long offset = m_editor->SendScintilla(message);
        const auto line = m_editor->SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION, offset);
        return TextPosition{static_cast<std::uint32_t>(offset), static_cast<int>(line) + 1, 1};
    };
    return {at(QsciScintillaBase::SCI_GETSELECTIONSTART), at(QsciScintillaBase::SCI_GETSELECTIONEND)};
}

void YamlView::setMatches(const std::vector<TextSpan>& matches)
{
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETINDICATORCURRENT, kMatchIndicator);
    m_editor->SendScintilla(QsciScintillaBase::SCI_INDICATORCLEARRANGE, 0UL,
                            static_cast<long>(shown().size()));
    for (std::size_t i = 0; i < std::min(matches.size(), kMostMatches); ++i)
        m_editor->SendScintilla(QsciScintillaBase::SCI_INDICATORFILLRANGE, matches[i].begin.offset,
                                static_cast<long>(matches[i].length()));
}

void YamlView::setCurrentMatch(const std::optional<TextSpan>& match)
{
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETINDICATORCURRENT, kCurrentIndicator);
    m_editor->SendScintilla(QsciScintillaBase::SCI_INDICATORCLEARRANGE, 0UL,
                            static_cast<long>(shown().size()));
    if (match)
        m_editor->SendScintilla(QsciScintillaBase::SCI_INDICATORFILLRANGE, match->begin.offset,
                                static_cast<long>(match->length()));
}

void YamlView::replace(const config::TextEdit& edit)
{
    if (!m_revision)
        return;
    tellTyping();
    m_step = TypingStep::New;
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETTARGETRANGE, edit.span.begin.offset,
                            static_cast<long>(edit.span.end.offset));
    m_editor->SendScintilla(QsciScintillaBase::SCI_REPLACETARGET, edit.text.size(), edit.text.data());
    m_editor->SendScintilla(QsciScintillaBase::SCI_GOTOPOS, edit.span.begin.offset + edit.text.size());
    tellTyping();
    m_pause.stop();
    m_step = TypingStep::New;
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
    const auto ink = [&colours](const char* light, const char* dark) { // few hues have the contrast of text
        return isHighContrast(colours) ? colours.color(QPalette::Text) : onBase(colours, light, dark);
    };
    lexer->setColor(isHighContrast(colours) ? accent(colours) : ink("#0D427F", "#7FB0FA"),
                    QsciLexerYAML::Identifier);
    lexer->setColor(ink("#742920", "#F0A57F"), QsciLexerYAML::Number);
    lexer->setColor(ink("#6656CC", "#C3A6CB"), QsciLexerYAML::Keyword);
    lexer->setColor(ink("#1F6B4F", "#8FD3B3"), QsciLexerYAML::Reference);
    lexer->setColor(isHighContrast(colours) ? stateColor(colours, models::RowState::Critical)
                                            : ink("#7B0000", "#E95C67"),
                    QsciLexerYAML::SyntaxErrorMarker);
    lexer->setPaper(colours.color(QPalette::Base), QsciLexerYAML::SyntaxErrorMarker);
    m_editor->setCaretForegroundColor(colours.color(QPalette::Text));
    m_editor->setCaretLineBackgroundColor(colours.color(QPalette::AlternateBase));
    m_editor->setSelectionBackgroundColor(colours.color(QPalette::Highlight));
    m_editor->setSelectionForegroundColor(colours.color(QPalette::HighlightedText));
    m_editor->setMarginsBackgroundColor(colours.color(QPalette::Window));
    m_editor->setMarginsForegroundColor(dimText(colours));
    m_editor->setMarginsFont(font);
    m_editor->setFoldMarginColors(colours.color(QPalette::Window), colours.color(QPalette::Window));
    for (int marker = kFirstFoldMarker; marker <= kLastFoldMarker; ++marker) {
        const auto number = static_cast<unsigned long>(marker); // not one that QScintilla lets others colour
        m_editor->SendScintilla(QsciScintillaBase::SCI_MARKERSETFORE, number, dimText(colours));
        m_editor->SendScintilla(QsciScintillaBase::SCI_MARKERSETBACK, number, dimText(colours));
    }
    m_editor->setIndicatorForegroundColor(stateColor(colours, models::RowState::Critical), kErrorIndicator);
    m_editor->setIndicatorForegroundColor(stateColor(colours, models::RowState::Warning), kWarningIndicator);
    QColor match = onBase(colours, "#AC8D34", "#FED891");
    match.setAlpha(kMatchAlpha); // QScintilla takes it from the colour
    m_editor->setIndicatorForegroundColor(match, kMatchIndicator);
    m_editor->setIndicatorForegroundColor(accent(colours), kCurrentIndicator);
}
} // namespace quotadeck::ui

#include "moc_yamlview.cpp"
