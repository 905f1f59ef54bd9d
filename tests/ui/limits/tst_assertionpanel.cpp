// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/assertionsession.h"
#include "models/limits/queueoutlinemodel.h"
#include "tests/support/insightcase.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/limits/assertionpanel.h"
#include "ui/limits/form/limitssection.h"
#include "ui/limits/form/outlinepane.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <memory>

namespace tst_assertionpanel {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kPromised = "# What was promised.\n"
                             "apiVersion: quotadeck/v1\n"
                             "assertions:\n"
                             "- name: bob keeps 8 # by contract\n"
                             "  given: {user: bob, queue: root.data.etl}\n"
                             "  when: {cluster: empty}\n"
                             "  expect: {vcore: '>= 8'}\n";
} // namespace

class TestAssertionPanel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { start(kInsightConfig); }
    void cleanup()
    {
        m_limits.reset();
        m_session.reset();
    }

    void withoutAFileOneCanBeChosen()
    {
        QVERIFY(!m_view->isVisible());
        QCOMPARE(m_panel->findChild<ui::Placeholder*>()->title(), QStringLiteral("No assertion file"));
        QCOMPARE(tab(), QStringLiteral("Assertions"));
        QVERIFY(!menuAction("&Open in Editor")->isEnabled());
        QVERIFY(!menuAction("&Use No File")->isEnabled());
    }

    void whatBlocksIsNamedAndTheSmallestChangeIsApplied()
    {
        open(kPromised);
        QCOMPARE(summary(), QStringLiteral("1 passed, 0 failed"));
        QCOMPARE(tab(), QStringLiteral("Assertions"));
        auto* apply = childNamed<QToolButton>(*m_panel, QStringLiteral("Apply Smallest Change"));
        QVERIFY(apply);
        m_view->setCurrentIndex(m_view->model()->index(0, 0));
        QVERIFY(!apply->isEnabled());

        m_limits->session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root.data"), 1}, "vcore", "5");
        });
        QTRY_COMPARE(tab(), QStringLiteral("Assertions (1)"));
        QCOMPARE(summary(), QStringLiteral("0 passed, 1 failed"));
        QVERIFY2(cell(0, models::AssertionListModel::ResultColumn)
                     .contains(QStringLiteral("limit of everyone else (*) at root.data: vcore 0 of 5 used")),
                 qPrintable(cell(0, models::AssertionListModel::ResultColumn)));
        QVERIFY(apply->isEnabled());
        QCOMPARE(apply->toolTip().left(5), QStringLiteral("Raise"));
        apply->click();
        QTRY_COMPARE(m_limits->text(), kInsightConfig);
        QTRY_COMPARE(tab(), QStringLiteral("Assertions"));
        m_limits->waitUntilIdle();
        m_limits->session.undo(); // one step
        QTRY_VERIFY(m_limits->text().contains("{vcore: 5}"));
    }

    void anAssertionLeadsToItsQueue()
    {
        open(kPromised);
        select("root");
        Q_EMIT m_view->activated(m_view->model()->index(0, 0));
        QCOMPARE(m_limits->page.scope().name, QStringLiteral("root.data.etl"));
    }

    void anAssertionLeadsToTheQueueOfItsPartition()
    {
        cleanup();
        start(kInsightConfig
              + "- name: gpu\n"
                "  queues:\n"
                "  - {name: root, submitacl: '*', queues: [{name: data}]}\n");
        open(QByteArray(kPromised).replace("queue: root.data.etl", "queue: root.data, partition: gpu"));
        select("root");
        Q_EMIT m_view->activated(m_view->model()->index(0, 0));
        const auto* outline
            = childNamed<QTreeView>(m_limits->page, QStringLiteral("Queues of the configuration"));
        const auto* queues = qobject_cast<models::QueueOutlineModel*>(outline->model());
        QVERIFY(queues->indexOfQueue(QueuePath("root.data"), 1).isValid());
        QCOMPARE(outline->currentIndex(), queues->indexOfQueue(QueuePath("root.data"), 1));
    }

    void aFileThatNothingOpensIsNamed()
    {
        open(kPromised);
        QDesktopServices::setUrlHandler(QStringLiteral("file"), m_panel, "opensNothing"); // no such method
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("opensNothing")));
        menuAction("&Open in Editor")->trigger();
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(m_panel->findChild<ui::MessageBar*>(QStringLiteral("assertionFailure"))->text(),
                 QStringLiteral("No program opens %1").arg(QDir::toNativeSeparators(m_path)));
    }

    void aBrokenFileIsNamedWithItsPlaceAndTheResultsStay()
    {
        open(kPromised);
        writeBytes(m_path, QByteArray(kPromised).replace("when:", "wen:"));
        auto* problem = m_panel->findChild<ui::MessageBar*>(QStringLiteral("assertionProblem"));
        QTRY_VERIFY2(problem->text().startsWith(QStringLiteral("The results are stale. ") + m_path + u':'),
                     qPrintable(problem->text()));
        QTRY_VERIFY2(problem->text().contains(QStringLiteral("did you mean when?")),
                     qPrintable(problem->text()));
        QCOMPARE(cell(0, models::AssertionListModel::StateColumn), QStringLiteral("Passed (stale)"));
        QVERIFY(m_view->isVisible());
        writeBytes(m_path, kPromised);
        QTRY_VERIFY(!problem->hasMessage());
        QCOMPARE(cell(0, models::AssertionListModel::StateColumn), QStringLiteral("Passed"));
    }

    void aLimitAndAQueueBecomeAssertions()
    {
        open(kPromised);
        m_tabs->setCurrentIndex(0);
        select("root.data");
        auto* limits = childNamed<QTableView>(m_limits->page, QStringLiteral("Limits of the queue"));
        limits->setCurrentIndex(limits->model()->index(0, 0));
        QAction* ofLimit = createAction<ui::LimitsSection>();
        QVERIFY(ofLimit && ofLimit->isVisible() && ofLimit->isEnabled());
        ofLimit->trigger();
        QTRY_COMPARE(m_view->currentIndex().data(models::IdRole).toString(),
                     QStringLiteral("group ds in root.data"));
        QCOMPARE(m_tabs->currentWidget(), m_panel);
        QVERIFY(bytesOf(m_path).startsWith(kPromised)); // comments included

        QAction* ofQueue = createAction<ui::OutlinePane>();
        QVERIFY(ofQueue && ofQueue->isVisible() && ofQueue->isEnabled());
        ofQueue->trigger();
        QTRY_COMPARE(m_view->currentIndex().data(models::IdRole).toString(),
                     QStringLiteral("everyone in root.data"));
        QCOMPARE(summary(), QStringLiteral("3 passed, 0 failed"));
    }

    void whatCannotBeAssertedIsExplained()
    {
        open(kPromised);
        select("root.data.etl"); // has no number of its own
        createAction<ui::OutlinePane>()->trigger();
        auto* failure = m_panel->findChild<ui::MessageBar*>(QStringLiteral("assertionFailure"));
        QTRY_VERIFY2(
            failure->text().startsWith(QStringLiteral("The assertion was not created: root.data.etl: ")),
            qPrintable(failure->text()));
        QCOMPARE(bytesOf(m_path), kPromised);
    }

    void theFirstAssertionAsksForAFile()
    {
        select("root.data");
        createAction<ui::OutlinePane>()->trigger();
        auto* dialog = m_panel->findChild<QFileDialog*>();
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(m_path);
        dialog->close();
        QTRY_COMPARE(m_session->rows.rowCount(), 1);
        QCOMPARE(m_session->file.path(), m_path);
    }

    void aPlaceOfAnEarlierTextIsNotAsserted()
    {
        select("root.data");
        createAction<ui::OutlinePane>()->trigger();
        auto* dialog = m_panel->findChild<QFileDialog*>();
        QVERIFY(dialog);
        m_limits->session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root.data"), 1}, "vcore", "5");
        });
        m_limits->waitUntilIdle();
        Q_EMIT dialog->fileSelected(m_path);
        dialog->close();
        const auto* failure = m_panel->findChild<ui::MessageBar*>(QStringLiteral("assertionFailure"));
        QCOMPARE(failure->text(),
                 QStringLiteral("The assertion was not created: the text has changed since: check it and "
                                "try again"));
        QVERIFY(!QFile::exists(m_path));
    }

    void aFileThatIsWrittenLateIsNotUsed()
    {
        open(kPromised);
        QSignalSpy paths(&m_session->file, &models::WatchedFile::pathChanged);
        m_panel->createFile(m_dir->filePath(QStringLiteral("second.yaml")));
        menuAction("&Use No File")->trigger(); // before the answer is delivered
        const QString third = m_dir->filePath(QStringLiteral("third.yaml"));
        m_panel->createFile(third);
        QTRY_COMPARE(m_session->file.path(), third); // files are written in their order
        QCOMPARE(paths.count(), 2); // the second was never used
    }

    void aNewFileHasExamples()
    {
        m_panel->createFile(m_path);
        QTRY_COMPARE(summary(), QStringLiteral("1 passed, 0 failed"));
        QVERIFY(bytesOf(m_path).contains("# - name: ETL keeps 8 GPUs"));
        const QByteArray config = bytesOf(m_limits->path());
        m_panel->createFile(m_limits->path());
        auto* failure = m_panel->findChild<ui::MessageBar*>(QStringLiteral("assertionFailure"));
        QVERIFY(failure->text().contains(QStringLiteral("must not replace the configuration")));
        QCOMPARE(bytesOf(m_limits->path()), config);
    }

private:
    void start(const QByteArray& config)
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_limits = std::make_unique<LimitsFixture>(config);
        m_session = std::make_unique<models::AssertionSession>(&m_limits->session);
        m_limits->page.setAssertions(m_session.get());
        m_panel = m_limits->page.findChild<ui::AssertionPanel*>();
        m_view = childNamed<QTableView>(*m_panel, QStringLiteral("Assertions about the configuration"));
        m_tabs = m_limits->page.findChild<QTabWidget*>();
        m_path = m_dir->filePath(QStringLiteral("promises.yaml"));
        QVERIFY(m_view && m_tabs);
        m_tabs->setCurrentWidget(m_panel);
    }
    void open(const QByteArray& text)
    {
        writeBytes(m_path, text);
        m_session->file.open(m_path);
        QTRY_VERIFY(m_view->model()->rowCount() > 0);
    }
    void select(const char* path) const
    {
        auto* outline = childNamed<QTreeView>(m_limits->page, QStringLiteral("Queues of the configuration"));
        outline->setCurrentIndex(
            qobject_cast<models::QueueOutlineModel*>(outline->model())->indexOfQueue(QueuePath(path)));
    }
    QString tab() const { return m_tabs->tabText(m_tabs->indexOf(m_panel)); }
    QString summary() const
    {
        return m_panel->findChild<ui::ElidedLabel*>(QStringLiteral("assertionSummary"))->text();
    }
    QString cell(int row, int column) const { return m_view->model()->index(row, column).data().toString(); }
    QAction* menuAction(const char* text) const
    {
        for (auto* action : m_panel->findChildren<QAction*>()) {
            if (action->text() == QLatin1String(text))
                return action;
        }
        return nullptr;
    }
    /// The command of the only @p Owner.
    template <typename Owner>
    QAction* createAction() const
    {
        for (auto* action : m_limits->page.findChildren<QAction*>()) {
            if (action->text() == QStringLiteral("Create Assertion from This Row")
                && qobject_cast<Owner*>(action->parent()))
                return action;
        }
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<LimitsFixture> m_limits;
    std::unique_ptr<models::AssertionSession> m_session;
    ui::AssertionPanel* m_panel = nullptr; // not owned, as the next: the page's
    QTableView* m_view = nullptr;
    QTabWidget* m_tabs = nullptr;
    QString m_path;
};

QUOTADECK_TEST(TestAssertionPanel, QApplication)
} // namespace tst_assertionpanel

#include "tst_assertionpanel.moc"
