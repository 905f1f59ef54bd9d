// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"
#include "tests/scenes/language.h"
#include "tests/scenes/stage.h"
#include "tests/support/testprogram.h"
#include "ui/help/helpbrowser.h"
#include "ui/help/helpcontents.h"
#include "ui/help/helpmenu.h"
#include "ui/help/helpwindow.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QRegularExpression>

namespace tst_newsscenes {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
QString thisVersion()
{
    return QString::fromUtf8(kVersion.data(), static_cast<qsizetype>(kVersion.size()));
}
} // namespace

/// What is new, in windows of both languages: the list is the same, the words around it are not.
class TestNewsScenes final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void newsAreTheListOfChanges_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("offer");
        QTest::addColumn<QString>("title");
        QTest::newRow("English") << QStringLiteral("en")
                                 << QStringLiteral("QuotaDeck has been updated to version %1.")
                                 << QStringLiteral("QuotaDeck Handbook");
        QTest::newRow("German") << QStringLiteral("de")
                                << QStringLiteral("QuotaDeck wurde auf Version %1 aktualisiert.")
                                << QStringLiteral("QuotaDeck-Handbuch");
    }

    void newsAreTheListOfChanges()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, offer);
        QFETCH(const QString, title);
        QFile file(QStringLiteral(QUOTADECK_RESOURCES "/../CHANGES.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString changes = QString::fromUtf8(file.readAll());
        const Language texts(language);
        QVERIFY(texts.isLoaded());
        Stage stage;
        auto* menu = stage.window().findChild<ui::HelpMenu*>();
        QVERIFY(menu);
        menu->offerNews(thisVersion());
        QCOMPARE(menu->newsBar()->text(), offer.arg(thisVersion()));

        stage.window().findChild<QAction*>(QStringLiteral("news"))->trigger();
        const ui::HelpWindow* help = menu->helpWindow();
        QVERIFY(help);
        QCOMPARE(help->windowTitle(), title);
        QCOMPARE(help->document(), ui::changesPage());
        QCOMPARE(ui::helpText(help->document()), changes);
        const QString shown = help->findChild<ui::HelpBrowser*>()->toPlainText();
        QVERIFY2(shown.startsWith(QStringLiteral("Changes\n")), qPrintable(shown.left(80)));
        QVERIFY2(shown.contains(QStringLiteral("\n%1").arg(thisVersion())), "no heading of this version");
        // The newest change that begins with words alone.
        static const QRegularExpression kWords(QStringLiteral("\n- ([A-Z][A-Za-z >]{20,})"));
        const QString newest = kWords.match(changes).captured(1).trimmed();
        QVERIFY(!newest.isEmpty());
        QVERIFY2(shown.contains(newest), qPrintable(newest));
    }
};

QUOTADECK_TEST(TestNewsScenes, QApplication)
} // namespace tst_newsscenes

#include "tst_newsscenes.moc"
