// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpmenu.h"

#include "ui/help/helpcontents.h"
#include "ui/help/helpwindow.h"
#include "ui/theme/icons.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/helpdialogs.h"

#include <QAction>

namespace quotadeck::ui {
HelpMenu::HelpMenu(QWidget* window)
    : QMenu(tr("&Help"), window)
    , m_window(window)
    , m_news(new MessageBar)
    , m_tour(new MessageBar)
{
    QAction* handbook = addAction(ui::icon(Icon::Note), tr("&Handbook"));
    handbook->setShortcut(QKeySequence::HelpContents);
    handbook->setObjectName(QStringLiteral("handbook"));
    connect(handbook, &QAction::triggered, this, &HelpMenu::handbookRequested);
    QAction* tour = addAction(tr("&Tour…"));
    tour->setObjectName(QStringLiteral("tour"));
    connect(tour, &QAction::triggered, this, &HelpMenu::tourRequested);
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
