// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/assertionsession.h"
#include "models/limits/queueoutlinemodel.h"
#include "tests/support/configurationtext.h"
#include "tests/support/insightcase.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/document/differences.h"
#include "ui/document/qscintilla.h"
#include "ui/document/savesheet.h"
#include "ui/document/versionspanel.h"
#include "ui/document/yamlview.h"
#include "ui/limits/assertioneditor.h"
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
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
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

    /// Most windows never show one.
    void theTextIsMadeWithTheFirstFile()
    {
        QVERIFY(!m_panel->editor());
        bool isLeft = false;
        m_limits->page.afterEdits([&isLeft] { isLeft = true; });
        QVERIFY(isLeft);
        QVERIFY(m_limits->page.isSettled());
        m_limits->session.replaceText(m_limits->text().toStdString() + "# edited\n");
        QTRY_VERIFY(m_limits->session.isModified());
        m_limits->waitUntilIdle();
        childNamed<QToolButton>(m_limits->page, QStringLiteral("Save…"))->click();
        auto* review = m_limits->page.findChild<ui::SaveSheet*>();
        QVERIFY(review && review->isVisible());
        review->reject();

        open(kPromised);
        ui::AssertionEditor* const editor = m_panel->editor();
        QVERIFY(editor && !editor->isVisible());
        QStringList more; // what its header has no room for
        for (const QAction* action :
             childNamed<QToolButton>(*editor, QStringLiteral("More"))->menu()->actions())
            more << action->text();
        QCOMPARE(more,
                 (QStringList{QStringLiteral("Undo"),
                              QStringLiteral("Redo"),
                              {},
                              QStringLiteral("Open…"),
                              QStringLiteral("Reload")}));
        QTRY_VERIFY(!editor->names()->names().queues.empty());
        showText();
        QCOMPARE(text()->text().toUtf8(), kPromised);
        const QWidget* next = m_view->nextInFocusChain(); // as if it had been there from the start
        while (next->focusPolicy() == Qt::NoFocus)
            next = next->nextInFocusChain();
        QVERIFY(editor->isAncestorOf(next));

        menuAction("&Use No File")->trigger();
        QTRY_VERIFY(!editor->isVisible());
        open(kPromised);
        QCOMPARE(m_panel->editor(), editor);
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

    void theSavedVersionThatBrokeAnAssertionIsFound()
    {
        m_limits->session.setVersions(models::VersionStore(m_dir->filePath(QStringLiteral("versions"))));
        open(kPromised);
        auto* since = childNamed<QToolButton>(*m_panel, QStringLiteral("Since When…"));
        QVERIFY(since);
        m_view->setCurrentIndex(m_view->model()->index(0, 0));
        QVERIFY(!since->isEnabled()); // it passes
        m_limits->session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root.data"), 1}, "vcore", "5");
        });
        QTRY_COMPARE(summary(), QStringLiteral("0 passed, 1 failed"));
        m_limits->session.save({.message = QStringLiteral("less for all")});
        auto* versions = m_limits->page.findChild<ui::VersionsPanel*>();
        QTRY_COMPARE(versions->count(), 2); // before and after
        QTRY_VERIFY(since->isEnabled());

        since->click();
        const auto dialog = [this] { return m_panel->findChild<ui::BrokenSince*>(); };
        QVERIFY(dialog());
        const auto result = [&dialog] {
            for (const auto* label : dialog()->findChildren<QLabel*>()) {
                if (label->accessibleDescription() == QStringLiteral("Version that broke the assertion"))
                    return label->text();
            }
            return QString();
        };
        QTRY_VERIFY2(result().startsWith(QStringLiteral("broken since version ")), qPrintable(result()));
        QVERIFY2(result().contains(QStringLiteral("(less for all)")), qPrintable(result()));
        QVERIFY2(result().contains(QStringLiteral("\n• root.data: ")), qPrintable(result()));
        childNamed<QPushButton>(*dialog(), QStringLiteral("Show This Version"))->click();
        QTRY_VERIFY(!dialog());
        QCOMPARE(m_tabs->currentWidget(), static_cast<QWidget*>(versions));
        const auto* list = childNamed<QTableView>(*versions, QStringLiteral("Versions of the file"));
        QCOMPARE(list->currentIndex().row(), 0); // the newest
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
        QTRY_COMPARE(cell(0, models::AssertionListModel::StateColumn), QStringLiteral("Passed"));
    }

    void aQueueIsCompletedAndTheResultFollows()
    {
        open(QByteArray(kPromised).replace("root.data.etl", "root.data"));
        showText();
        m_panel->findChild<QSplitter*>()->setSizes({1, 1000}); // the whole line is seen
        const QPoint corner = text()->mapToGlobal(QPoint());
        m_limits->page.move(m_limits->page.pos() - corner
                            + QPoint(20, 20)); // beyond the screen nothing is shown
        QTRY_VERIFY(text()->mapToGlobal(QPoint()).x() <= 40);
        QTRY_VERIFY(!m_panel->editor()->names()->names().queues.empty());
        selectText("root.data");
        QTest::keyClicks(text(), QStringLiteral("root.data.e"));
        QTRY_VERIFY(text()->SendScintilla(QsciScintillaBase::SCI_AUTOCACTIVE) != 0);
        QTest::keyClick(text(), Qt::Key_Return);
        QCOMPARE(text()->text().toUtf8(), kPromised);
        QTRY_COMPARE(cell(0, models::AssertionListModel::QueueColumn), QStringLiteral("root.data.etl"));
        QTRY_COMPARE(summary(), QStringLiteral("1 passed, 0 failed"));
        QVERIFY(bytesOf(m_path) != kPromised); // it is not saved
    }

    void whatIsTypedWrongIsNamedWithItsLineAndTheResultsStay()
    {
        open(kPromised);
        showText();
        selectText("when");
        QTest::keyClicks(text(), QStringLiteral("wen"));
        auto* problem = m_panel->findChild<ui::MessageBar*>(QStringLiteral("assertionProblem"));
        QTRY_VERIFY2(problem->text().startsWith(QStringLiteral("The results are stale. ") + m_path
                                                + QStringLiteral(":6:3: ")),
                     qPrintable(problem->text()));
        QVERIFY(childWithText<QLabel>(QStringLiteral("Error in line 6")));
        QCOMPARE(cell(0, models::AssertionListModel::StateColumn), QStringLiteral("Passed (stale)"));
        QCOMPARE(summary(), QStringLiteral("1 passed, 0 failed"));
        QCOMPARE(bytesOf(m_path), kPromised);
        text()->SendScintilla(QsciScintillaBase::SCI_GOTOPOS, 0UL);
        Q_EMIT problem->actionTriggered();
        QCOMPARE(text()->selectedText(), QStringLiteral("wen"));
        QTest::keyClick(text(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(documentText(), kPromised);
        QTRY_COMPARE(cell(0, models::AssertionListModel::StateColumn), QStringLiteral("Passed"));
        QVERIFY(childWithText<QLabel>(QStringLiteral("No errors")));
    }

    void theKeysAreThoseOfTheTextWithTheFocus()
    {
        open(kPromised);
        const QByteArray config = bytesOf(m_limits->path());
        m_limits->session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root.data"), 1}, "vcore", "9");
        });
        m_limits->waitUntilIdle();
        showText();
        selectText("8'}");
        QTest::keyClicks(text(), QStringLiteral("7'}"));
        QTRY_VERIFY(m_session->document.isModified());
        QTest::keyClick(text(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(sheet());
        QVERIFY2(sheet()->windowTitle().contains(QStringLiteral("promises.yaml")),
                 qPrintable(sheet()->windowTitle()));
        sheet()->accept();
        const QByteArray saved = QByteArray(kPromised).replace("8'}", "7'}");
        QTRY_COMPARE(bytesOf(m_path), saved); // comments included
        QCOMPARE(bytesOf(m_limits->path()), config);
        QVERIFY(m_limits->session.isModified());
        QTRY_VERIFY(!sheet());
        activate();
        text()->setFocus();
        QTRY_VERIFY(!m_session->document.isBusy());
        QTest::keyClick(text(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(documentText(), kPromised);
        QVERIFY(m_limits->text().contains("{vcore: 9}"));

        QsciScintilla* const configuration = test::configurationText(m_limits->page);
        QVERIFY(configuration);
        configuration->setFocus();
        QTest::keyClick(configuration, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(m_limits->text(), kInsightConfig);
        QCOMPARE(documentText(), kPromised);
    }

    void aChangeOnDiskOfAFileWithoutEditsIsTakenQuietly()
    {
        open(kPromised);
        const QByteArray others = QByteArray(kPromised).replace("by contract", "since May");
        writeBytes(m_path, others);
        QTRY_COMPARE(documentText(), others);
        QVERIFY(!m_panel->editor()->isVisible());
    }

    void aChangeOnDiskIsAskedAboutAndNoEditIsLost()
    {
        open(kPromised);
        showText();
        selectText("8'}");
        QTest::keyClicks(text(), QStringLiteral("7'}"));
        QTRY_VERIFY(m_session->document.isModified());
        const QByteArray others = QByteArray(kPromised).replace("by contract", "since May");
        writeBytes(m_path, others);
        QTRY_VERIFY(m_session->document.disk().changedText() == others.toStdString());
        QCOMPARE(documentText(), QByteArray(kPromised).replace("8'}", "7'}"));
        m_panel->editor()->commandAction(ui::Page::Command::Save)->trigger();
        QTRY_VERIFY(m_limits->page.findChild<QMessageBox*>());
        QVERIFY(!sheet());
        childNamed<QPushButton>(*m_limits->page.findChild<QMessageBox*>(), QStringLiteral("Merge"))->click();
        const QByteArray both = QByteArray(others).replace("8'}", "7'}");
        QTRY_COMPARE(documentText(), both);
        QTRY_VERIFY(!m_session->document.isBusy());
        m_panel->editor()->commandAction(ui::Page::Command::Save)->trigger();
        QTRY_VERIFY(sheet());
        sheet()->accept();
        QTRY_COMPARE(bytesOf(m_path), both);
    }

    void unsavedEditsAreAskedAboutBeforeTheFileIsLeft()
    {
        open(kPromised);
        showText();
        selectText("8'}");
        QTest::keyClicks(text(), QStringLiteral("7'}"));
        bool isLeft = false;
        m_limits->page.afterEdits([&isLeft] { isLeft = true; }); // as the window does before it closes
        auto* question = m_limits->page.findChild<QMessageBox*>();
        QVERIFY(question);
        QCOMPARE(question->text(), QStringLiteral("promises.yaml has unsaved edits."));
        childNamed<QPushButton>(*question, QStringLiteral("Keep Editing"))->click();
        QVERIFY(!isLeft);
        QVERIFY(!m_limits->page.isSettled());
        QTRY_VERIFY(!m_limits->page.findChild<QMessageBox*>());

        menuAction("&Use No File")->trigger();
        question = m_limits->page.findChild<QMessageBox*>();
        QVERIFY(question);
        QCOMPARE(m_session->file.path(), m_path);
        childNamed<QPushButton>(*question, QStringLiteral("Discard Edits"))->click();
        QTRY_COMPARE(m_session->file.path(), QString());
        QVERIFY(!m_panel->editor()->isVisible());
        QVERIFY(m_limits->page.isSettled());
        QCOMPARE(bytesOf(m_path), kPromised);
    }

    void aVersionOfTheFileIsComparedAndRestored()
    {
        m_session->document.setVersions(models::VersionStore(m_dir->filePath(QStringLiteral("versions"))));
        open(kPromised);
        QTRY_VERIFY(menuAction("&Versions…")->isEnabled());
        const QByteArray lower = QByteArray(kPromised).replace("8'}", "7'}");
        m_session->document.replaceText(lower.toStdString());
        QTRY_COMPARE(documentText(), lower);
        m_session->document.save();
        QTRY_COMPARE(bytesOf(m_path), lower);
        QTRY_VERIFY(!m_session->document.isBusy());

        menuAction("&Versions…")->trigger();
        const auto versionsSheet = [this] { return m_panel->findChild<ui::VersionsSheet*>(); };
        QVERIFY(versionsSheet());
        QVERIFY2(versionsSheet()->windowTitle().contains(QStringLiteral("promises.yaml")),
                 qPrintable(versionsSheet()->windowTitle()));
        QTRY_COMPARE(versionsSheet()->findChild<ui::VersionsPanel*>()->count(), 2); // before and after
        auto* list = childNamed<QTableView>(*versionsSheet(), QStringLiteral("Versions of the file"));
        list->selectRow(1);
        childNamed<QToolButton>(*versionsSheet(), QStringLiteral("Compare"))->click();
        QTRY_VERIFY(versionsSheet()->findChild<ui::DifferenceSheet*>());
        versionsSheet()->findChild<ui::DifferenceSheet*>()->close();
        QTRY_VERIFY(!versionsSheet()->findChild<ui::DifferenceSheet*>());
        childNamed<QToolButton>(*versionsSheet(), QStringLiteral("Restore"))->click();
        QTRY_COMPARE(documentText(), kPromised);
        QTRY_VERIFY(!versionsSheet());
        QVERIFY(m_panel->editor()->isVisible());
        QCOMPARE(bytesOf(m_path), lower); // until it is saved
    }

    void withoutVersionsThereIsNoneToShow()
    {
        open(kPromised);
        QTRY_VERIFY(m_session->isOpen());
        QVERIFY(!menuAction("&Versions…")->isEnabled());
    }

    void aResultLeadsToItsLine()
    {
        open(kPromised);
        QVERIFY(!m_panel->editor()->isVisible());
        Q_EMIT m_view->doubleClicked(m_view->model()->index(0, 0));
        QVERIFY(m_panel->editor()->isVisible());
        QCOMPARE(text()->selectedText(), QStringLiteral("bob keeps 8"));
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
        QVERIFY(documentText().startsWith(kPromised)); // comments included
        QVERIFY(m_panel->editor()->isVisible());
        QCOMPARE(text()->selectedText(), QStringLiteral("group ds in root.data"));

        QAction* ofQueue = createAction<ui::OutlinePane>();
        QVERIFY(ofQueue && ofQueue->isVisible() && ofQueue->isEnabled());
        ofQueue->trigger();
        QTRY_COMPARE(m_view->currentIndex().data(models::IdRole).toString(),
                     QStringLiteral("everyone in root.data"));
        QCOMPARE(summary(), QStringLiteral("3 passed, 0 failed"));
        QCOMPARE(bytesOf(m_path), kPromised); // until it is saved
        m_panel->editor()->commandAction(ui::Page::Command::Undo)->trigger(); // one step
        QTRY_COMPARE(summary(), QStringLiteral("2 passed, 0 failed"));
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
    void activate()
    {
        m_limits->page.activateWindow(); // as a window manager does
        QVERIFY(QTest::qWaitForWindowActive(&m_limits->page));
    }
    QString tab() const { return m_tabs->tabText(m_tabs->indexOf(m_panel)); }
    void showText()
    {
        auto* button = childNamed<QToolButton>(*m_panel, QStringLiteral("Text"));
        QVERIFY(button);
        QTRY_VERIFY(button->isEnabled());
        activate();
        button->click();
        QVERIFY(m_panel->editor()->isVisible());
    }
    QsciScintilla* text() const { return m_panel->editor()->view()->editor(); }
    void selectText(const QByteArray& part) const
    {
        const auto begin = text()->text().toUtf8().indexOf(part);
        text()->setFocus();
        text()->SendScintilla(QsciScintillaBase::SCI_SETSEL, static_cast<unsigned long>(begin),
                              static_cast<long>(begin + part.size()));
    }
    QByteArray documentText() const { return QByteArray::fromStdString(*m_session->document.text()); }
    template <typename Widget>
    bool childWithText(const QString& wanted) const
    {
        const auto children = m_panel->findChildren<Widget*>();
        return std::ranges::any_of(children, [&](const Widget* child) { return child->text() == wanted; });
    }
    ui::SaveSheet* sheet() const { return m_limits->page.findChild<ui::SaveSheet*>(); }
    QString summary() const
    {
        return m_panel->findChild<ui::ElidedLabel*>(QStringLiteral("assertionSummary"))->text();
    }
    QString cell(int row, int column) const { return m_view->model()->index(row, column).data().toString(); }
    QAction* menuAction(const char* text) const
    {
        for (auto* action : m_panel->findChildren<QAction*>()) {
            if (action->text() == QString::fromUtf8(text))
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
