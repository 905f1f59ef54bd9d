// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/assertionsession.h"
#include "models/common/roles.h"
#include "models/elastic/elasticmonitor.h"
#include "models/elastic/elastictreemodel.h"
#include "models/quota/applicationlistmodel.h"
#include "models/quota/peopletreemodel.h"
#include "models/quota/presentuse.h"
#include "models/quota/queuetreemodel.h"
#include "tests/scenes/language.h"
#include "tests/scenes/legibility.h"
#include "tests/scenes/reading.h"
#include "tests/scenes/stage.h"
#include "tests/support/quotasamples.h"
#include "tests/support/testprogram.h"
#include "ui/explain/explainpage.h"
#include "ui/limits/assertioneditor.h"
#include "ui/limits/assertionpanel.h"
#include "ui/pages/page.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/treetable.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <utility>

namespace tst_smallwindows {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
constexpr QSize kDesktop{1920, 1080};
constexpr QSize kLaptop{1280, 800};
constexpr QSize kLeastWithInspector{1240, 768};
constexpr QSize kProjector{1024, 768};
constexpr int kLeastBar = 90; ///< px, with its number
constexpr int kLessThanALetter = 4; ///< px
/// Of the configuration of the stage; one passes, one fails.
const QByteArray kAssertions
    = "apiVersion: quotadeck/v1\n"
      "assertions:\n"
      "- name: Interns stay small\n"
      "  given: {user: ivan, groups: [interns], queue: root.adhoc}\n"
      "  when: {cluster: empty}\n"
      "  expect: {vcore: '<= 2', applications: '<= 4'}\n"
      "- name: Nobody takes the whole queue of the reports of all departments alone\n"
      "  given: {user: sue, groups: [sales], queue: root.sales.reports}\n"
      "  when: {cluster: empty}\n"
      "  expect: {vcore: '<= 12'}\n";
constexpr int kUsefulInspector = 300; ///< px: a name beside three columns of numbers

constexpr int kPatience = 2000; // ms

/// The tables that can be seen in @p window and have to be scrolled to be read to the end of a row, or have no room for
/// their bars.
QStringList narrowTables(const QWidget& window, int slack = 0)
{
    QStringList found;
    for (const auto* view : window.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || !view->model())
            continue;
        if (const int more = view->horizontalScrollBar()->maximum(); more > slack)
            found << QStringLiteral("\"%1\" is %2 px too narrow").arg(view->accessibleName()).arg(more);
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            const QModelIndex cell = view->model()->index(0, column);
            const int width = view->visualRect(cell).width();
            if (cell.data(models::UsageRole).isValid() && width > 0 && width < kLeastBar)
                found
                    << QStringLiteral("\"%1\" shows no bar in %2 px").arg(view->accessibleName()).arg(width);
        }
    }
    return found;
}

/// What @p snapshot uses, and twice of it now.
models::Present twiceOf(const ClusterSnapshot& snapshot)
{
    const models::Present use = models::presentOf(snapshot, snapshot.partitions.front().info.name);
    auto twice = std::make_shared<models::PresentUse>(*use);
    for (auto* list : {&twice->queues, &twice->users, &twice->groups, &twice->applications}) {
        if (!*list)
            continue;
        for (auto& [id, used] : **list)
            used = used.withValues([](const Resource::Entry& entry) { return 2 * entry.value; });
    }
    return twice;
}

/// The columns of the tables of @p page that compare with now; what of them cannot be seen goes to @p hidden.
int comparedColumns(const QWidget& page, QStringList& hidden)
{
    const QStringList titles{models::nowTitle(), models::ElasticTreeModel::tr("Runtime now")};
    int count = 0;
    for (const auto* table : page.findChildren<ui::TreeTable*>()) {
        for (int column = 0; table->isVisible() && column < table->model()->columnCount(); ++column) {
            const QString title = table->model()->headerData(column, Qt::Horizontal).toString();
            if (!titles.contains(title) || table->isColumnHidden(column))
                continue;
            ++count;
            const int begin = table->columnViewportPosition(column);
            const int end = begin + table->columnWidth(column);
            if (begin < 0 || end > table->viewport()->width())
                hidden << QStringLiteral("\"%1\" shows \"%2\" from %3 to %4 of %5 px")
                              .arg(table->accessibleName(), title)
                              .arg(begin)
                              .arg(end)
                              .arg(table->viewport()->width());
        }
    }
    return count;
}
} // namespace

/// What the console is with the demo in windows of several sizes, most of them small, in both languages.
class TestSmallWindows : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyPageFits_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::newRow("English, 1920") << QStringLiteral("en") << kDesktop;
        QTest::newRow("German, 1920") << QStringLiteral("de") << kDesktop;
        QTest::newRow("English, 1280") << QStringLiteral("en") << kLaptop;
        QTest::newRow("German, 1280") << QStringLiteral("de") << kLaptop;
        QTest::newRow("English, 1240") << QStringLiteral("en") << kLeastWithInspector;
        QTest::newRow("German, 1240") << QStringLiteral("de") << kLeastWithInspector;
        QTest::newRow("English, 1024") << QStringLiteral("en") << kProjector;
        QTest::newRow("German, 1024") << QStringLiteral("de") << kProjector;
    }

    void everyPageFits()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        const Language texts(language);
        QVERIFY(texts.isLoaded());
        Stage stage;
        stage.window().resize(size);
        const QStringList found = complaintsOfPages(stage, 0, [&](const ui::Page& page) {
            QStringList more = pictures(stage, page.id(), language);
            if (page.hasSubject() && size != kProjector && inspector(stage)->width() < kUsefulInspector)
                more << QStringLiteral("the inspector has %1 px").arg(inspector(stage)->width());
            return more;
        });
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void whatIsComparedWithNowCanBeSeen_data() { inBothLanguages(); }

    void whatIsComparedWithNowCanBeSeen()
    {
        QFETCH(QString, language);
        const Language texts(language);
        QVERIFY(texts.isLoaded());
        Stage stage;
        stage.window().resize(kLaptop);
        stage.showDemo();
        stage.window().setPast(true);
        compareWithTwice(stage);
        auto& quotas = stage.workspace().elasticMonitor();
        quotas.setSource(SourceKind::Rest, QStringLiteral("http://koordinator"));
        quotas.setSnapshot(teamQuotas(std::chrono::seconds(2), 7000, 9000));
        quotas.showPast(teamQuotas(std::chrono::seconds(1), 5000));

        const std::pair<const char*, int> pages[]
            = {{"queues", 1}, {"people", 2}, {"applications", 1}, {"elastic", 2}};
        for (const auto& [id, columns] : pages) {
            stage.window().showPage(QString::fromLatin1(id));
            auto* page = stage.window().page(QString::fromLatin1(id));
            QTRY_VERIFY2(seesRows(*page), id);
            selectSecondRow(*page);
            stage.settle();
            const auto found = [page] {
                QStringList hidden;
                comparedColumns(*page, hidden);
                return hidden;
            };
            // On a busy machine the columns may still wait for the size that the window gets.
            (void)QTest::qWaitFor([&] { return found().isEmpty(); }, kLongestWait);
            QVERIFY2(found().isEmpty(), qPrintable(found().join(u'\n')));
            QStringList hidden;
            QCOMPARE(comparedColumns(*page, hidden), columns);
            const QStringList narrow = narrowTables(*page);
            QVERIFY2(narrow.isEmpty(), qPrintable(narrow.join(u'\n')));
        }
    }

    void theLimitsOfAnAnswerFit_data() { inBothLanguages(); }

    void theLimitsOfAnAnswerFit()
    {
        QFETCH(QString, language);
        const Language texts(language);
        QVERIFY(texts.isLoaded());
        Stage stage;
        stage.simulate(Stage::Past::AtOnce);
        stage.window().resize(kLaptop);
        stage.window().showPage(QStringLiteral("explain"));
        auto* page = qobject_cast<ui::ExplainPage*>(stage.window().page(QStringLiteral("explain")));
        QVERIFY(page);
        models::ExplainForm question; // names of people and limits that are long in German
        question.user = QStringLiteral("grace");
        question.groups = QStringLiteral("research");
        question.queue = QStringLiteral("root.adhoc");
        question.request = QStringLiteral("memory=400Gi, vcore=100");
        page->explain(question);
        const auto* limits = page->findChild<QTableView*>();
        QVERIFY(limits);
        QTRY_VERIFY(limits->isVisible() && limits->model()->rowCount() > 0);
        stage.settle();
        const auto found = [&] { return narrowTables(stage.window()); };
        (void)QTest::qWaitFor([&] { return found().isEmpty(); }, kPatience);
        QVERIFY2(found().isEmpty(), qPrintable(found().join(u'\n')));
    }

    void everyPageFitsForEveryNeed_data()
    {
        QTest::addColumn<Need>("need");
        QTest::addColumn<QSize>("size");
        QTest::newRow("high contrast") << Need::Contrast << kLaptop;
        QTest::newRow("200% text") << Need::LargeText << kDesktop;
        QTest::newRow("right to left") << Need::RightToLeft << kLaptop;
        QTest::newRow("pseudo-locale, 1920") << Need::LongTexts << kDesktop;
        QTest::newRow("pseudo-locale, 1280") << Need::LongTexts << kLaptop;
    }

    void everyPageFitsForEveryNeed()
    {
        QFETCH(Need, need);
        QFETCH(QSize, size);
        const Language english(QStringLiteral("en"));
        const Reading reading(need);
        Stage stage;
        stage.window().resize(size);
        if (need == Need::Contrast)
            stage.setTheme(ui::ThemeMode::DarkContrast);
        if (need == Need::LargeText)
            stage.setTextPercent(ui::kMostTextPercent); // in a window that is there already
        // Texts longer than those of any language here: in a small window columns may have to be scrolled to, none is cut.
        const int slack = need != Need::LongTexts ? 0 : size == kDesktop ? kLessThanALetter : size.width();
        const QStringList found = complaintsOfPages(stage, slack, [&](const ui::Page& page) {
            const QString fault = stage.keepPicture(
                QStringLiteral("%1-%2-%3").arg(page.id(), nameOf(need)).arg(size.width()));
            return fault.isEmpty() ? QStringList() : QStringList(fault);
        });
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void theTextSizeGoesBothWays()
    {
        Stage stage;
        stage.simulate(Stage::Past::AtOnce);
        stage.open();
        stage.window().resize(kDesktop);
        stage.choose(QStringLiteral("root.engineering.test"));
        stage.settle();
        const auto* limits = seen<QTableView>(stage.window(), QStringLiteral("Limits of the queue"));
        QVERIFY(limits);
        const auto widths = [limits] {
            QList<int> all;
            for (int column = 1; column < limits->model()->columnCount(); ++column)
                all << limits->columnWidth(column);
            return all;
        };
        const QList<int> usual = widths();

        stage.setTextPercent(ui::kMostTextPercent);
        stage.settle();
        for (const auto& cut : illegibleTexts())
            QFAIL(qPrintable(cut));
        QVERIFY(widths() != usual);

        stage.setTextPercent(ui::kUsualTextPercent);
        stage.settle();
        QCOMPARE(widths(), usual);
    }

    void theLimitsEditorFits_data() { everyPageFits_data(); }

    void theLimitsEditorFits()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        const Language texts(language);
        QVERIFY(texts.isLoaded());
        Stage stage;
        stage.simulate();
        stage.open();
        stage.window().resize(size);
        stage.choose(QStringLiteral("root.research"));
        auto* panels = stage.window().page(QStringLiteral("limits"))->findChild<QTabWidget*>();
        QVERIFY(panels && panels->count() > 3);
        QStringList found;
        for (int panel = 0; panel < panels->count(); ++panel) {
            panels->setCurrentIndex(panel);
            stage.settle();
            for (const auto& complaint : illegibleTexts())
                found << panels->tabText(panel) + QStringLiteral(": ") + complaint;
            found << pictures(stage, QStringLiteral("panel%1").arg(panel), language);
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void theAssertionsFitBesideTheirText_data() { inBothLanguages(); }

    void theAssertionsFitBesideTheirText()
    {
        QFETCH(QString, language);
        const Language texts(language);
        QVERIFY(texts.isLoaded());
        Stage stage;
        stage.simulate(Stage::Past::AtOnce);
        stage.open();
        stage.window().resize(kLaptop);
        const QString path = stage.pathOf(QStringLiteral("assertions.yaml"));
        writeBytes(path, kAssertions);
        stage.workspace().assertions().file.open(path);
        auto* panel = stage.window().findChild<ui::AssertionPanel*>();
        auto* panels = stage.window().page(QStringLiteral("limits"))->findChild<QTabWidget*>();
        QVERIFY(panel && panels);
        panels->setCurrentWidget(panel);
        auto* results = panel->findChild<QTableView*>();
        QTRY_COMPARE(results->model()->rowCount(), 2);
        results->setCurrentIndex(results->model()->index(0, 0));
        Q_EMIT results->doubleClicked(results->model()->index(0, 0));
        QVERIFY(panel->editor()->isVisible());
        stage.settle();
        QCOMPARE(stage.window().width(), kLaptop.width()); // nothing makes it wider
        (void)QTest::qWaitFor([&] { return narrowTables(*panel).isEmpty(); }, kLongestWait);
        const QStringList found = narrowTables(*panel) + illegibleTexts()
            + pictures(stage, QStringLiteral("assertions"), language);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void aNarrowWindowClosesTheInspectorUntilSomebodyOpensIt()
    {
        Stage stage;
        stage.showDemo();
        stage.window().showPage(QStringLiteral("queues"));
        auto* action = stage.window().findChild<QAction*>(QStringLiteral("showInspector"));
        QVERIFY(inspector(stage)->isVisible());
        stage.window().resize(kProjector);
        QTRY_VERIFY(!inspector(stage)->isVisible());
        QVERIFY(!action->isChecked());
        QVERIFY(stage.window().windowState().value(QStringLiteral("inspector")).toBool()); // nobody closed it
        stage.window().resize(kLaptop);
        QTRY_VERIFY(inspector(stage)->isVisible());

        stage.window().resize(kProjector);
        QTRY_VERIFY(!inspector(stage)->isVisible());
        action->trigger();
        QVERIFY(inspector(stage)->isVisible());
        stage.window().resize(kProjector + QSize(10, 0));
        QCoreApplication::processEvents();
        QVERIFY(inspector(stage)->isVisible());

        action->trigger(); // closed by the user, it stays so where there is room
        stage.window().resize(kLaptop);
        QCoreApplication::processEvents();
        QVERIFY(!inspector(stage)->isVisible());
    }

private:
    static void inBothLanguages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de");
    }

    /// Of each page with the demo, and what @p more finds. Tables may be too narrow by @p slack px.
    static QStringList complaintsOfPages(Stage& stage, int slack,
                                         const std::function<QStringList(const ui::Page&)>& more)
    {
        stage.window().showPage(QStringLiteral("overview")); // tables that see their first rows come
        stage.showDemo();
        QStringList found;
        for (auto* page : stage.window().findChildren<ui::Page*>()) {
            stage.window().showPage(page->id());
            if (!page->isVisible())
                found << page->id() + QStringLiteral(": is not shown");
            selectSecondRow(*page);
            stage.settle();
            // On a busy machine the columns may still wait for the size that the window gets.
            (void)QTest::qWaitFor([&] { return narrowTables(stage.window(), slack).isEmpty(); }, kPatience);
            for (const auto& complaint : narrowTables(stage.window(), slack) + illegibleTexts() + more(*page))
                found << page->id() + QStringLiteral(": ") + complaint;
        }
        return found;
    }

    /// In both themes, for the eye.
    static QStringList pictures(Stage& stage, const QString& name, const QString& language)
    {
        if (qEnvironmentVariableIsEmpty("QUOTADECK_SCENES"))
            return {};
        QStringList found;
        for (const auto mode : {ui::ThemeMode::Dark, ui::ThemeMode::Light}) {
            stage.setTheme(mode);
            stage.settle();
            found << stage.keepPicture(
                QStringLiteral("%1-%2-%3-%4")
                    .arg(name, language,
                         mode == ui::ThemeMode::Dark ? QStringLiteral("dark") : QStringLiteral("light"))
                    .arg(stage.window().width()));
        }
        found.removeAll(QString());
        return found;
    }

    static QDockWidget* inspector(Stage& stage)
    {
        return stage.window().findChild<QDockWidget*>(QStringLiteral("inspector"));
    }

    /// As if everything used twice as much now as what is shown.
    static void compareWithTwice(Stage& stage)
    {
        const models::Present present = twiceOf(*stage.workspace().insight().snapshot());
        for (auto* table : stage.window().findChildren<ui::TreeTable*>()) {
            if (auto* queues = qobject_cast<models::QueueTreeModel*>(table->model()))
                queues->setPresent(present);
            else if (auto* people = qobject_cast<models::PeopleTreeModel*>(table->model()))
                people->setPresent(present);
            else if (auto* applications = qobject_cast<models::ApplicationListModel*>(table->model()))
                applications->setPresent(present);
        }
    }

    static bool seesRows(const QWidget& page)
    {
        const auto tables = page.findChildren<ui::TreeTable*>();
        return std::ranges::any_of(tables, [](const ui::TreeTable* table) {
            return table->isVisible() && table->model()->rowCount() > 0;
        });
    }

    static void selectSecondRow(const ui::Page& page)
    {
        for (auto* table : page.findChildren<ui::TreeTable*>()) {
            if (table->isVisible() && table->indexBelow(table->model()->index(0, 0)).isValid()) {
                table->setCurrentIndex(table->indexBelow(table->model()->index(0, 0)));
                return;
            }
        }
    }
};

QUOTADECK_TEST(TestSmallWindows, QApplication)
} // namespace tst_smallwindows

#include "tst_smallwindows.moc"
