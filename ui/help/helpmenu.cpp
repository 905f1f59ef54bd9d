// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpmenu.h"

#include "ui/help/contexthelp.h"
#include "ui/help/helpcontents.h"
#include "ui/help/helpdialogs.h"
#include "ui/help/helpwindow.h"
#include "ui/theme/icons.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QTimer>
#include <QWhatsThis>

namespace quotadeck::ui {
HelpMenu::HelpMenu(QWidget* window)
    : QMenu(tr("&Help"), window)
    , m_window(window)
    , m_news(new MessageBar)
    , m_tour(new MessageBar(this))
{
    QAction* handbook = addAction(ui::icon(Icon::Note), tr("&Handbook"));
    handbook->setShortcut(QKeySequence::HelpContents);
    handbook->setObjectName(QStringLiteral("handbook"));
    connect(handbook, &QAction::triggered, this, &HelpMenu::handbookRequested);
    QAction* what = addAction(tr("What's Th&is?"));
    what->setShortcut(QKeySequence::WhatsThis);
    what->setObjectName(QStringLiteral("whatsThis"));
    connect(what, &QAction::triggered, this, &HelpMenu::explainControl);
    QAction* tour = addAction(tr("&Tour…"));
    tour->setObjectName(QStringLiteral("tour"));
    connect(tour, &QAction::triggered, this, &HelpMenu::tourRequested);
    connect(this, &HelpMenu::tourRequested, m_tour, &MessageBar::clearMessage);
    QAction* news = addAction(tr("&What's New"));
    news->setObjectName(QStringLiteral("news"));
    connect(news, &QAction::triggered, this, &HelpMenu::showNews);
    addSeparator();
    QAction* keys = addAction(tr("&Keyboard Shortcuts…"));
    keys->setShortcut(Qt::CTRL | Qt::Key_F1);
    keys->setObjectName(QStringLiteral("shortcuts"));
    connect(keys, &QAction::triggered, this, &HelpMenu::shortcutsRequested);
    addSeparator();
    QAction* log = addAction(tr("&Log…"));
    log->setObjectName(QStringLiteral("log"));
    connect(log, &QAction::triggered, this, &HelpMenu::logRequested);
    QAction* support = addAction(tr("Save Support &Bundle…"));
    support->setObjectName(QStringLiteral("supportBundle"));
    connect(support, &QAction::triggered, this, &HelpMenu::supportBundleRequested);
    addSeparator();
    connect(addAction(tr("&About QuotaDeck…")), &QAction::triggered, this, &HelpMenu::showAbout);

    connect(m_news, &MessageBar::actionTriggered, this, [this] {
        m_news->clearMessage();
        showNews();
    });
    createTourBar();
}

/// By its keys the command is about the control that has the focus, from the menu about one that the user points at.
void HelpMenu::explainControl()
{
    QWidget* focused = QApplication::focusWidget(); // also in a dock that floats
    if (focused && !m_window->isAncestorOf(focused) && focused->window()->parentWidget() != m_window)
        focused = m_window->focusWidget();
    if (focused && !m_isUsed)
        showFieldHelp(*focused);
    else
        QWhatsThis::enterWhatsThisMode();
}

/// A menu closes just before its command runs.
void HelpMenu::hideEvent(QHideEvent* event)
{
    QMenu::hideEvent(event);
    m_isUsed = true;
    QTimer::singleShot(0, this, [this] { m_isUsed = false; });
}

void HelpMenu::createTourBar()
{
    auto* take = new QAction(tr("Take the Tour"), m_tour);
    auto* leave = new QAction(tr("Not Now"), m_tour);
    m_tour->setChoices({take, leave});
    for (QAction* choice : {take, leave})
        connect(choice, &QAction::triggered, m_tour, &MessageBar::clearMessage);
    connect(take, &QAction::triggered, this, &HelpMenu::tourRequested);
}

void HelpMenu::showHandbook(const QString& id)
{
    showDocument(handbookPage(id));
}

void HelpMenu::showNews()
{
    showDocument(changesPage());
}

void HelpMenu::offerNews(const QString& version)
{
    m_news->showMessage(models::RowState::Notice,
                        tr("QuotaDeck has been updated to version %1.").arg(version), tr("What's New"));
}

void HelpMenu::offerTour()
{
    m_tour->showMessage(models::RowState::Notice,
                        tr("A tour of five steps shows the main pages with a simulated cluster."), {});
}

void HelpMenu::showDocument(const QUrl& url)
{
    if (!m_help)
        m_help = new HelpWindow(m_window);
    m_help->showDocument(url);
}

void HelpMenu::showAbout()
{
    auto* dialog = new AboutDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}
} // namespace quotadeck::ui

#include "moc_helpmenu.cpp"
