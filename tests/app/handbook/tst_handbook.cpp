// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/newsoffer.h"
#include "tests/app/workspacetest.h"
#include "ui/help/helpcontents.h"
#include "ui/help/helpmenu.h"
#include "ui/help/helpwindow.h"
#include "ui/pages/page.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenuBar>
#include <QRegularExpression>

#include <algorithm>

namespace tst_handbook {
using namespace quotadeck;
using test::Workspace;

namespace {
const QString kHandbook = QStringLiteral(QUOTADECK_RESOURCES "/docs/handbook");

QStringList pageNames()
{
    return QDir(kHandbook).entryList({QStringLiteral("*.md")});
}

QString textOf(const QString& name)
{
    QFile file(kHandbook + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Without its blocks of code.
QString proseOf(const QString& page)
{
    static const QRegularExpression kBlock(QStringLiteral("```.*?```"),
                                           QRegularExpression::DotMatchesEverythingOption);
    QString prose = page;
    return prose.remove(kBlock);
}

/// The targets of links and pictures that do not exist beside a page of the handbook.
QStringList brokenLinks(const QString& page)
{
    static const QRegularExpression kLink(QStringLiteral("\\]\\(([^)]+)\\)"));
    QStringList broken;
    const QString prose = proseOf(page);
    for (auto link = kLink.globalMatch(prose); link.hasNext();) {
        const QString target = link.next().captured(1);
        if (!target.startsWith(QStringLiteral("https://")) && !QFile::exists(kHandbook + u'/' + target))
            broken << target;
    }
    return broken;
}

ui::HelpMenu& menuOf(Workspace& workspace)
{
    return *workspace.window().findChild<ui::HelpMenu*>();
}

QString plainText(const QAction& action)
{
    QString text = action.text();
    return text.remove(u'&').remove(u'…');
}

/// "File > New Window" for each entry of a menu.
QStringList menuPaths(const QMenuBar& bar)
{
    QStringList paths;
    for (const QAction* menu : bar.actions()) {
        for (const QAction* action : menu->menu()->actions()) {
            if (!action->isSeparator())
                paths << QStringLiteral("%1 > %2").arg(plainText(*menu), plainText(*action));
        }
    }
    return paths;
}

/// The commands that @p page names and that are not among @p known.
QStringList wrongCommands(const QString& page, const QStringList& known, int& named)
{
    static const QRegularExpression kCommand(
        QStringLiteral("\\b[A-Z][a-z]+ > [A-Z][^,;:().|\\n]*[^,;:().| \\n]"));
    QStringList wrong;
    const QString prose = proseOf(page);
    for (auto match = kCommand.globalMatch(prose); match.hasNext(); ++named) {
        const QString command = match.next().captured();
        if (std::ranges::none_of(known, [&](const QString& path) {
                return command == path || command.startsWith(path + u' ');
            }))
            wrong << command;
    }
    return wrong;
}
} // namespace

/// The handbook describes the window as it is.
class TestHandbook final : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void f1LeadsFromEachPageToItsOwn()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        ui::MainWindow& window = workspace.window();
        auto* handbook = window.findChild<QAction*>(QStringLiteral("handbook"));
        QVERIFY(handbook);
        QCOMPARE(handbook->shortcut(), QKeySequence(Qt::Key_F1));
        window.showStartPage();
        handbook->trigger();
        QCOMPARE(menuOf(workspace).helpWindow()->document().fileName(), QStringLiteral("first-steps.md"));
        const auto pages = window.findChildren<ui::Page*>();
        QCOMPARE(pages.size(), 13);
        for (const auto* page : pages) {
            window.showPage(page->id());
            handbook->trigger();
            QCOMPARE(menuOf(workspace).helpWindow()->document().fileName(),
                     page->id() + QStringLiteral(".md"));
            QVERIFY2(textOf(page->id() + QStringLiteral(".md"))
                         .startsWith(QStringLiteral("# %1\n").arg(page->title())),
                     qUtf8Printable(page->id()));
        }
    }

    void everyPageIsInTheContentsAndInTheProgram()
    {
        QStringList listed{QStringLiteral("index.md")};
        for (const auto& chapter : ui::helpContents()) {
            for (const auto& topic : chapter.topics)
                listed << topic.url.fileName();
        }
        for (const QString& name : pageNames()) {
            QVERIFY2(listed.contains(name), qUtf8Printable(name));
            QCOMPARE(ui::helpText(ui::helpIndex().resolved(QUrl(name))), textOf(name));
        }
    }

    void linksAndPicturesExist()
    {
        QStringList broken;
        for (const QString& name : pageNames()) {
            for (const QString& target : brokenLinks(textOf(name)))
                broken << QStringLiteral("%1: %2").arg(name, target);
        }
        QVERIFY2(broken.isEmpty(), qUtf8Printable(broken.join(u'\n')));
        QCOMPARE(brokenLinks(QStringLiteral("[a](queues.md) ![b](../pictures/none.png) [c](https://x)")),
                 QStringList(QStringLiteral("../pictures/none.png")));
    }

    void menuCommandsExist()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        const QStringList known = menuPaths(*workspace.window().menuBar());
        QStringList wrong;
        int named = 0;
        for (const QString& name : pageNames()) {
            for (const QString& command : wrongCommands(textOf(name), known, named))
                wrong << QStringLiteral("%1: %2").arg(name, command);
        }
        QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
        QVERIFY(named > 20);
        QCOMPARE(wrongCommands(QStringLiteral("Choose File > Fly Away (F2), or Go > Back."), known, named),
                 QStringList(QStringLiteral("File > Fly Away")));
    }

    void helpIsInThePalette()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        const QStringList known = menuPaths(*workspace.window().menuBar()); // which the palette lists
        for (const char* command : {"Help > Handbook", "Help > What's This?", "Help > Tour",
                                    "Help > What's New", "Help > Keyboard Shortcuts"})
            QVERIFY2(known.contains(QLatin1String(command)), command);
    }

    void newsAreOfferedOnceAfterAnUpdate()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        ui::HelpMenu& menu = menuOf(workspace);
        const auto isOffered = [&](bool isFirst, const char* version) {
            menu.newsBar()->clearMessage();
            app::offerNews(m_shared->store, menu, isFirst, QLatin1String(version));
            return menu.newsBar()->hasMessage();
        };
        QVERIFY(!isOffered(true, "0.2.0")); // nothing is new to whoever starts the program for the first time
        QVERIFY(!isOffered(false, "0.2.0"));
        QVERIFY(isOffered(false, "0.10.0")); // newer than 0.2.0, though not by its text
        QVERIFY(!isOffered(false, "0.10.0"));
        QVERIFY(!isOffered(false, "0.2.0")); // an older version again
        QVERIFY(!isOffered(false, "0.10.0"));
    }

    void newsAreOfferedWhereAVersionWithoutTheSettingRan()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        ui::HelpMenu& menu = menuOf(workspace);
        app::offerNews(m_shared->store, menu, false, QStringLiteral("0.2.0"));
        QVERIFY(menu.newsBar()->text().contains(QStringLiteral("0.2.0")));
    }
};

QUOTADECK_TEST(TestHandbook, QApplication)
} // namespace tst_handbook

#include "tst_handbook.moc"
