// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/textassist.h"

#include "models/common/messagetext.h"
#include "ui/document/qscintilla.h"
#include "ui/document/yamlview.h"

#include <QAction>
#include <QGuiApplication>
#include <QToolTip>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kHoverMs = 400;
constexpr std::size_t kLeastTyped = 2; ///< letters, before something is offered unasked
constexpr char kSeparator = '\n'; ///< of words; no name has it

/// QScintilla asks the screen at the begin of the word for its size, and there need not be one: a text that is scrolled to the right at
/// the edge of the screen begins beyond it.
bool isOnScreen(QsciScintilla* editor, std::size_t position)
{
    const auto coordinate = [&](unsigned int message) {
        return static_cast<int>(editor->SendScintilla(message, 0UL, static_cast<long>(position)));
    };
    const QPoint caret(coordinate(QsciScintillaBase::SCI_POINTXFROMPOSITION),
                       coordinate(QsciScintillaBase::SCI_POINTYFROMPOSITION));
    return QGuiApplication::screenAt(editor->viewport()->mapToGlobal(caret)) != nullptr;
}
} // namespace

TextAssist::TextAssist(models::ConfigSession* session, YamlView* view)
    : TextAssist([this](std::string_view text,
                        std::size_t offset) { return config::completionAt(text, offset, m_names); },
                 config::keyHelpAt, view)
{
    m_session = session;
    connect(m_session, &models::ConfigSession::revisionChanged, this, &TextAssist::collectNames);
}

TextAssist::TextAssist(Completer completer, Explainer explainer, YamlView* view)
    : QObject(view)
    , m_complete(std::move(completer))
    , m_explain(std::move(explainer))
    , m_view(view)
{
    auto* editor = m_view->editor();
    editor->SendScintilla(QsciScintillaBase::SCI_AUTOCSETSEPARATOR, static_cast<unsigned long>(kSeparator));
    editor->SendScintilla(QsciScintillaBase::SCI_AUTOCSETIGNORECASE, 1UL);
    editor->SendScintilla(QsciScintillaBase::SCI_AUTOCSETORDER, 1UL); // sorts what is in the schema's order
    editor->SendScintilla(QsciScintillaBase::SCI_SETMOUSEDWELLTIME, static_cast<unsigned long>(kHoverMs));
    auto* complete = new QAction(tr("Complete"), this);
    complete->setShortcut(Qt::CTRL | Qt::Key_Space);
    complete->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_view->addAction(complete);
    connect(complete, &QAction::triggered, this, [this] { offer(0); });
    connect(editor, &QsciScintillaBase::SCN_CHARADDED, this, [this](int) { offer(kLeastTyped); });
    connect(editor, &QsciScintillaBase::SCN_DWELLSTART, this,
            [this](int position, int x, int y) { showHelp(position, QPoint(x, y)); });
    connect(editor, &QsciScintillaBase::SCN_DWELLEND, this, [](int, int, int) { QToolTip::hideText(); });
}

void TextAssist::collectNames()
{
    if (!m_session->revision()->isReadable())
        return;
    m_namesJob.start([revision = m_session->revision()](
                         const std::stop_token&) { return config::namesIn(*revision->document.config()); },
                     [this](config::KnownNames names) { m_names = std::move(names); });
}

void TextAssist::offer(std::size_t least)
{
    auto* editor = m_view->editor();
    if (editor->isReadOnly())
        return;
    const auto at = static_cast<std::size_t>(editor->SendScintilla(QsciScintillaBase::SCI_GETCURRENTPOS));
    const auto completion = m_complete(m_view->shown(), at);
    const std::size_t typed = at - completion.begin;
    if (completion.words.empty() || typed < least || !isOnScreen(editor, completion.begin)) {
        editor->SendScintilla(QsciScintillaBase::SCI_AUTOCCANCEL);
        return;
    }
    std::string list;
    for (const std::string& word : completion.words) {
        if (!list.empty())
            list += kSeparator;
        list += word;
    }
    editor->SendScintilla(QsciScintillaBase::SCI_AUTOCSHOW, typed, list.c_str());
}

void TextAssist::showHelp(int position, const QPoint& pointer)
{
    if (position < 0)
        return;
    QString help = m_view->messageAt(position);
    if (help.isEmpty() && m_explain)
        help = models::messageText(m_explain(m_view->shown(), static_cast<std::size_t>(position)));
    if (help.isEmpty())
        return;
    // Not the tip of Scintilla, which has one line that leaves the screen where the text stands at its edge.
    auto* editor = m_view->editor();
    QToolTip::showText(editor->viewport()->mapToGlobal(pointer), help, editor);
}
} // namespace quotadeck::ui

#include "moc_textassist.cpp"
