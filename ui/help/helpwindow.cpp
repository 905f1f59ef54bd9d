// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpwindow.h"

#include "ui/help/helpbrowser.h"
#include "ui/help/helpcontents.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace quotadeck::ui {
namespace {
constexpr int kUrlRole = Qt::UserRole;
constexpr int kContentsWidth = 230; ///< px
constexpr int kLongestSearch = 200; ///< characters
} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_contents(new QTreeWidget)
    , m_browser(new HelpBrowser)
    , m_words(new QLineEdit)
    , m_language(new QLabel(tr("This page is available only in English.")))
    , m_message(new QLabel)
{
    setWindowTitle(tr("QuotaDeck Handbook"));
    auto* tools = new QToolBar;
    createTools(tools);
    m_contents->setHeaderHidden(true);
    m_contents->setRootIsDecorated(false);
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setAccessibleName(tr("Contents"));
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setAccessibleName(tr("Page of the handbook"));
    m_message->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    m_message->hide();
    m_language->setContentsMargins(m_message->contentsMargins());
    m_language->hide();

    auto* parts = new QSplitter;
    parts->addWidget(m_contents);
    parts->addWidget(m_browser);
    parts->setStretchFactor(1, 1);
    parts->setSizes({kContentsWidth, kContentsWidth * 3});
    parts->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(tools);
    column->addWidget(m_language);
    column->addWidget(parts, 1);
    column->addWidget(m_message);

    fillContents();
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (const QUrl url = item ? item->data(0, kUrlRole).toUrl() : QUrl(); !url.isEmpty())
            m_browser->setSource(url);
    });
    connect(m_browser, &QTextBrowser::sourceChanged, this, &HelpWindow::markShown);
    connect(m_browser, &HelpBrowser::missingRequested, this, [this](const QUrl& url) {
        report(tr("%1 is not part of the handbook; it is in the source code.").arg(url.fileName()));
    });
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
    resize(920, 720);
}

void HelpWindow::createTools(QToolBar* tools)
{
    followTextSize(tools, [tools] { tools->setIconSize(scaled(QSize(metrics::kIcon, metrics::kIcon))); });
    const auto add = [this, tools](Icon which, const QString& text, const QKeySequence& keys) {
        QAction* action = tools->addAction(icon(which), text);
        action->setShortcut(keys);
        action->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
        addAction(action); // works wherever the focus is
        return action;
    };
    QAction* back = add(Icon::Back, tr("Back"), Qt::ALT | Qt::Key_Left);
    QAction* forward = add(Icon::Forward, tr("Forward"), Qt::ALT | Qt::Key_Right);
    back->setEnabled(false);
    forward->setEnabled(false);
    connect(back, &QAction::triggered, m_browser, &QTextBrowser::backward);
    connect(forward, &QAction::triggered, m_browser, &QTextBrowser::forward);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);

    m_words->setPlaceholderText(tr("Find in the handbook (Ctrl+F)"));
    m_words->setAccessibleName(tr("Find in the handbook"));
    m_words->setToolTip(tr("Searches all pages; Return goes to the next place"));
    m_words->setClearButtonEnabled(true);
    m_words->setMaxLength(kLongestSearch);
    tools->addWidget(m_words);
    QAction* previous = add(Icon::StepBack, tr("Previous match"), Qt::SHIFT | Qt::Key_F3);
    QAction* next = add(Icon::StepForward, tr("Next match"), Qt::Key_F3);
    connect(previous, &QAction::triggered, this, [this] { findNext(true); });
    connect(next, &QAction::triggered, this, [this] { findNext(false); });
    connect(m_words, &QLineEdit::returnPressed, this, [this] { findNext(false); });
    connect(m_words, &QLineEdit::textEdited, this, &HelpWindow::findFirst);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_words, [this] {
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->selectAll();
    });
}

void HelpWindow::fillContents()
{
    m_documents << helpIndex();
    const auto chapters = helpContents();
    for (const HelpChapter& chapter : chapters) {
        auto* heading = new QTreeWidgetItem(m_contents, {chapter.title});
        heading->setFlags(Qt::ItemIsEnabled);
        QFont font = heading->font(0);
        font.setBold(true);
        heading->setFont(0, font);
        for (const HelpTopic& topic : chapter.topics) {
            auto* item = new QTreeWidgetItem(heading, {topic.title});
            item->setData(0, kUrlRole, topic.url);
            m_documents << topic.url;
        }
    }
    m_contents->expandAll();
}

void HelpWindow::markShown(const QUrl& shown)
{
    report({});
    m_language->setVisible(!isInHelpLanguage(shown));
    const QSignalBlocker isQuiet(m_contents);
    m_contents->selectionModel()->clear(); // setCurrentItem() keeps the selection where there is no item
    for (int chapter = 0; chapter < m_contents->topLevelItemCount(); ++chapter) {
        const QTreeWidgetItem* heading = m_contents->topLevelItem(chapter);
        for (int topic = 0; topic < heading->childCount(); ++topic) {
            if (heading->child(topic)->data(0, kUrlRole).toUrl() == shown)
                m_contents->setCurrentItem(heading->child(topic));
        }
    }
}

void HelpWindow::showDocument(const QUrl& url)
{
    m_browser->setSource(inHelpLanguage(url));
    if (isMinimized())
        showNormal();
    show();
    raise();
    activateWindow();
    m_browser->setFocus();
}

QUrl HelpWindow::document() const
{
    return m_browser->source();
}

void HelpWindow::findFirst()
{
    // What is typed is looked for from the place of the last match on, which still may be one.
    QTextCursor cursor = m_browser->textCursor();
    cursor.setPosition(cursor.selectionStart());
    m_browser->setTextCursor(cursor);
    report({});
    if (!m_words->text().isEmpty() && !m_browser->find(m_words->text())) {
        cursor.movePosition(QTextCursor::Start);
        m_browser->setTextCursor(cursor);
        if (!m_browser->find(m_words->text()))
            report(tr("Not on this page. Press Enter to find it on another one."));
    }
}

void HelpWindow::findNext(bool isBack)
{
    const QString words = m_words->text();
    if (words.isEmpty())
        return m_words->setFocus();
    report({});
    const auto flags = isBack ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_browser->find(words, flags))
        return;
    const qsizetype count = m_documents.size();
    const qsizetype here
        = m_documents.indexOf(document()); // -1: a document beside the handbook, which is before the first
    for (qsizetype i = 1; i <= count; ++i) {
        const qsizetype at = isBack ? (std::max<qsizetype>(here, 0) + count - i) % count : (here + i) % count;
        if (!helpText(m_documents[at]).contains(words, Qt::CaseInsensitive))
            continue;
        m_browser->setSource(m_documents[at]);
        m_browser->moveCursor(isBack ? QTextCursor::End : QTextCursor::Start);
        // The text has marks that the page does not show.
        if (m_browser->find(words, flags))
            return;
    }
    report(tr("No page contains “%1”.").arg(words));
}

void HelpWindow::report(const QString& text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}
} // namespace quotadeck::ui

#include "moc_helpwindow.cpp"
