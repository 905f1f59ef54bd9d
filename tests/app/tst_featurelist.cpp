// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "tests/app/workspacetest.h"
#include "tests/support/testprogram.h"
#include "ui/pages/page.h"

#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <sstream>

namespace tst_featurelist {
using namespace quotadeck;
using test::Workspace;

namespace {
const QString kList = QStringLiteral(QUOTADECK_RESOURCES "/docs/features.md");

/// Of features.md.
struct Feature
{
    QString name;
    QString where;
};

QList<Feature> featuresIn(const QString& page)
{
    QList<Feature> found;
    for (const QString& line : page.split(u'\n')) {
        const QStringList cells = line.split(u'|');
        if (cells.size() != 4 || line.startsWith(QStringLiteral("|--")))
            continue;
        if (const QString name = cells[1].trimmed(); name != QStringLiteral("Feature"))
            found << Feature{name, cells[2].trimmed()};
    }
    return found;
}

QString printedHelp(const QString& subcommand)
{
    const std::string name = subcommand.toStdString();
    const std::array words{"quotadeck", name.c_str(), "--help"};
    std::istringstream in;
    std::ostringstream out;
    (void)cli::parseCommandLine(static_cast<int>(words.size()), words.data(), {in, out, out});
    return QString::fromStdString(out.str());
}

/// What is wrong with "quotadeck COMMAND --option" in @p where; empty: nothing.
QStringList wrongCommands(const QString& where)
{
    static const QRegularExpression kCommand(
        QStringLiteral("`quotadeck ([a-z]\\S*?)( --[a-z-]+)?( [^`]*)?`"));
    QStringList wrong;
    for (auto match = kCommand.globalMatch(where); match.hasNext();) {
        const auto command = match.next();
        const QString help = printedHelp(command.captured(1));
        if (!help.contains(QStringLiteral("Usage: quotadeck %1 ").arg(command.captured(1))))
            wrong << QStringLiteral("no such command: %1").arg(command.captured());
        else if (!command.captured(2).isEmpty() && !help.contains(command.captured(2) + u' '))
            wrong << QStringLiteral("no such option: %1").arg(command.captured());
    }
    return wrong;
}

QString plainText(const QAction& action)
{
    QString text = action.text();
    return text.remove(u'&').remove(u'…');
}

/// "File > New Window" for each entry of a menu.
void addMenuPaths(QStringList& paths, const QString& title, const QList<QAction*>& actions)
{
    for (const QAction* action : actions) {
        if (!action->isSeparator())
            paths << QStringLiteral("%1 > %2").arg(title, plainText(*action));
    }
}

/// What features.md may name of a window.
struct Places
{
    QStringList pages;
    QStringList commands;
};

Places placesOf(ui::MainWindow& window)
{
    Places places;
    for (const auto* page : window.findChildren<ui::Page*>())
        places.pages << page->title();
    for (const QAction* menu : window.menuBar()->actions())
        addMenuPaths(places.commands, plainText(*menu), menu->menu()->actions());
    return places;
}

/// What @p where names that is not in @p places: a page at its beginning, or a command of a menu.
QStringList wrongPlaces(const QString& where, const Places& places)
{
    static const QRegularExpression kCommand(QStringLiteral("[A-Z][a-z]+ > [^,;:(.|]*[^,;:(.| ]"));
    static const QRegularExpression kName(QStringLiteral("^[A-Z][a-z]+$"));
    QStringList wrong;
    for (auto match = kCommand.globalMatch(where); match.hasNext();) {
        const QString command = match.next().captured();
        if (std::ranges::none_of(places.commands, [&](const QString& known) {
                return command == known || command.startsWith(known + u' ');
            }))
            wrong << QStringLiteral("no such command: %1").arg(command);
    }
    static const QRegularExpression kEnd(QStringLiteral("[;:(.`]"));
    const QString beginning = where.left(where.indexOf(kEnd)); // all of it without an end
    for (const QString& part : beginning.split(u',')) {
        const QString name = part.trimmed();
        if (kName.match(name).hasMatch() && !places.pages.contains(name))
            wrong << QStringLiteral("no such page: %1").arg(name);
    }
    return wrong;
}
} // namespace

/// The list of features in the documents names what exists.
class TestFeatureList final : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QFile file(kList);
        QVERIFY2(file.open(QIODevice::ReadOnly), qUtf8Printable(kList));
        m_features = featuresIn(QString::fromUtf8(file.readAll()));
        QVERIFY(m_features.size() > 100);
    }

    void init() { prepare(); }

    void everyFeatureHasAPlace()
    {
        for (const Feature& feature : m_features)
            QVERIFY2(!feature.where.isEmpty(), qUtf8Printable(feature.name));
    }

    void commandsExist()
    {
        QStringList wrong;
        int named = 0;
        for (const Feature& feature : m_features) {
            named += static_cast<int>(feature.where.count(QStringLiteral("`quotadeck ")));
            for (const QString& problem : wrongCommands(feature.where))
                wrong << QStringLiteral("%1: %2").arg(feature.name, problem);
        }
        QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
        QVERIFY(named > 10);
    }

    void pagesAndMenusExist()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        const Places places = placesOf(workspace.window());
        QStringList wrong;
        for (const Feature& feature : m_features) {
            for (const QString& problem : wrongPlaces(feature.where, places))
                wrong << QStringLiteral("%1: %2").arg(feature.name, problem);
        }
        QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
    }

    void whatDoesNotExistIsNoticed()
    {
        const Places places{{"Queues", "People"}, {"File > New Window"}};
        QCOMPARE(wrongPlaces(QStringLiteral("Queues, People: Show in Chart"), places), QStringList());
        QCOMPARE(wrongPlaces(QStringLiteral("the filter; File > New Window (Ctrl+N)"), places),
                 QStringList());
        QCOMPARE(wrongPlaces(QStringLiteral("Queues, Usage"), places), QStringList("no such page: Usage"));
        QCOMPARE(wrongPlaces(QStringLiteral("File > Close, always"), places),
                 QStringList("no such command: File > Close"));
        QCOMPARE(wrongCommands(QStringLiteral("Limits; `quotadeck check --format sarif`; `quotadeck LINK`")),
                 QStringList());
        QCOMPARE(wrongCommands(QStringLiteral("`quotadeck nonsense`")),
                 QStringList("no such command: `quotadeck nonsense`"));
        QCOMPARE(wrongCommands(QStringLiteral("`quotadeck check --out file`")),
                 QStringList("no such option: `quotadeck check --out file`"));
    }

private:
    QList<Feature> m_features;
};

QUOTADECK_TEST(TestFeatureList, QApplication)
} // namespace tst_featurelist

#include "tst_featurelist.moc"
