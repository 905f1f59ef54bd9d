// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/assertionsession.h"
#include "tests/app/workspacetest.h"
#include "tests/support/stalerows.h"
#include "tests/support/testprogram.h"
#include "ui/document/filesaving.h"
#include "ui/document/qscintilla.h"
#include "ui/document/yamlview.h"
#include "ui/limits/assertioneditor.h"
#include "ui/limits/assertionpanel.h"
#include "ui/limits/limitspage.h"
#include "ui/preferences/preferences.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace tst_assertions {
using namespace quotadeck;
using app::Workspace;
using models::AssertionCounts;

namespace {
const QByteArray kContract = "apiVersion: quotadeck/v1\n"
                             "assertions:\n"
                             "# Agreed in spring.\n"
                             "- name: nightly loads\n"
                             "  given: {user: etl, queue: root}\n"
                             "  when: {cluster: empty}\n"
                             "  expect: {headroom: {vcore: '>= 400'}}\n";

ui::AssertionPanel* panelOf(Workspace& workspace)
{
    return workspace.window().findChild<ui::AssertionPanel*>();
}

QString resultOf(Workspace& workspace, int row)
{
    const auto* view = test::viewOf<QTableView>(*panelOf(workspace), "Assertions about the configuration");
    return view->model()->index(row, models::AssertionListModel::ResultColumn).data().toString();
}

void setLoads(Workspace& workspace, const char* vcore)
{
    workspace.session().edit([vcore = std::string(vcore)](const config::Document& document) {
        return document.setQuantity({0, QueuePath("root"), 0}, "vcore", vcore);
    });
}
} // namespace

class TestAssertions : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void anEditBreaksAnAssertionAndTheSmallestChangeMendsIt()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        // Not below 400, which a queue below lets the user have (VAL-79).
        useContract(workspace, QByteArray(kContract).replace(">= 400", ">= 450"));
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.failed = 1}));
        setLoads(workspace, "500");
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.passed = 1}));
        QVERIFY(resultOf(workspace, 0).contains(QStringLiteral("found 500")));
        setLoads(workspace, "420");
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.failed = 1}));
        QVERIFY2(resultOf(workspace, 0)
                     .contains(QStringLiteral(
                         "blocked by the limit of user etl at root: vcore 0 of 420 used (queues.yaml:")),
                 qPrintable(resultOf(workspace, 0)));
        auto* tabs = workspace.window().page(QStringLiteral("limits"))->findChild<QTabWidget*>();
        QCOMPARE(tabs->tabText(tabs->indexOf(panelOf(workspace))), QStringLiteral("Assertions (1)"));

        auto* view = test::viewOf<QTableView>(*panelOf(workspace), "Assertions about the configuration");
        view->setCurrentIndex(view->model()->index(0, 0));
        for (auto* button : panelOf(workspace)->findChildren<QToolButton*>()) {
            if (button->text() == QStringLiteral("Apply Smallest Change"))
                button->click();
        }
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.passed = 1}));
        QVERIFY(resultOf(workspace, 0).contains(QStringLiteral("found 450")));
        QTRY_VERIFY(!workspace.session().isBusy());
        QCOMPARE(workspace.session().undoCount(), std::size_t(3));
    }

    void theFileIsReadAgainAndABrokenOneKeepsTheResults()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        useContract(workspace, kContract);
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.passed = 1}));
        write(QByteArray(kContract).replace(">= 400", ">= 500"));
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.failed = 1}));
        write(QByteArray(kContract).replace("given", "giben"));
        QTRY_VERIFY(workspace.assertions().problem().contains(m_contract + QStringLiteral(":5:3: ")));
        QVERIFY(quotadeck::test::hasStaleRows(workspace.assertions()));
        QCOMPARE(workspace.assertions().counts(), (AssertionCounts{.failed = 1}));
    }

    void snapshotsAndScenariosAreReadAsByTheCommand()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        QByteArray scenario = kContract;
        scenario.replace("cluster: empty",
                         "scenario: " QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml at 5s");
        scenario.replace(">= 400", "<= 400"); // however much is used
        useContract(workspace, scenario);
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.passed = 1}));
        QByteArray snapshot = kContract;
        snapshot.replace("cluster: empty", "snapshot: none.json");
        write(snapshot);
        QTRY_VERIFY2(workspace.assertions().problem().contains(m_dir->filePath(QStringLiteral("none.json"))),
                     qPrintable(workspace.assertions().problem()));
        QVERIFY(quotadeck::test::hasStaleRows(workspace.assertions()));
    }

    void theFileOfAConfigurationIsRemembered()
    {
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
            openSample(workspace);
            useContract(workspace, kContract);
            QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.passed = 1}));
        }
        startAgain();
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
            openSample(workspace);
            QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.passed = 1}));
            QCOMPARE(workspace.assertions().file.path(), m_contract);
            const QString other = m_dir->filePath(QStringLiteral("other.yaml"));
            QVERIFY(QFile::copy(m_file, other));
            workspace.session().open(other);
            QTRY_COMPARE(workspace.session().path(), other);
            QTRY_COMPARE(workspace.assertions().file.path(), QString()); // it is that of the sample alone
            workspace.session().open(m_file);
            QTRY_COMPARE(workspace.assertions().file.path(), m_contract);
            workspace.assertions().file.open(QString());
        }
        startAgain();
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        openSample(workspace);
        QCOMPARE(workspace.assertions().file.path(), QString());
    }

    void theFileOpensLockedWhereAllFilesDo()
    {
        auto preferences = m_shared->preferences.value();
        preferences.opensLocked = ui::OpensLocked::All;
        m_shared->preferences.set(preferences);
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        openSample(workspace);
        useContract(workspace, kContract);
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.passed = 1}));
        models::AssertionDocument& document = workspace.assertions().document;
        QVERIFY(document.isLocked());
        const auto* text = panelOf(workspace)->editor()->view()->editor();
        QVERIFY(text->isReadOnly());
        const QByteArray edited = QByteArray(kContract).replace("in spring", "in May");
        document.replaceText(edited.toStdString());
        QVERIFY(!document.isBusy()); // refused
        write(QByteArray(kContract).replace(">= 400", ">= 500"));
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.failed = 1}));
        QVERIFY(document.isLocked());

        panelOf(workspace)->editor()->commandAction(ui::Page::Command::Unlock)->trigger();
        QVERIFY(!document.isLocked() && !text->isReadOnly());
        bool isOriginKnown = false;
        m_shared->copies.read(document.path(), &document, [&isOriginKnown] { isOriginKnown = true; });
        QTRY_VERIFY(isOriginKnown);
        document.replaceText(edited.toStdString());
        QTRY_VERIFY(document.isModified());
        document.save();
        QTRY_VERIFY(!document.isModified());
        QCOMPARE(document.versions().list(document.path()).front().note.source, QStringLiteral("file"));

        QSignalSpy opened(&document, &models::EditedFile::opened);
        document.reload();
        QTRY_COMPARE(opened.count(), 1);
        QVERIFY(!document.isLocked()); // it was unlocked before
    }

    void theFileOpensUnlockedElse()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        useContract(workspace, kContract);
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.passed = 1}));
        QVERIFY(!workspace.assertions().document.isLocked());
    }

    void unsavedAssertionsAreAskedAboutAtTheEndAndOfferedAgain()
    {
        const QByteArray edited = QByteArray(kContract).replace("in spring", "in May");
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
            openSample(workspace);
            useContract(workspace, kContract);
            QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.passed = 1}));
            workspace.assertions().document.replaceText(edited.toStdString());
            QTRY_VERIFY(workspace.assertions().document.isModified());
            workspace.window().showPage(QStringLiteral("queues"));
            QVERIFY(!workspace.window().close());
            QCOMPARE(workspace.window().currentPageId(), QStringLiteral("limits"));
            QVERIFY(panelOf(workspace)->editor()->isVisible());
            auto* question = workspace.window().findChild<QMessageBox*>();
            QVERIFY(question);
            QCOMPARE(question->text(), QStringLiteral("contract.yaml has unsaved edits."));
            for (auto* button : question->findChildren<QPushButton*>()) {
                if (button->text() == QStringLiteral("Keep for Next Time"))
                    button->click();
            }
            QTRY_VERIFY(!workspace.window().isVisible());
        }
        QFile file(m_contract);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), kContract);
        startAgain();
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        openSample(workspace);
        ui::AssertionPanel* const panel = panelOf(workspace);
        QTRY_VERIFY(panel->editor()); // made when the file of the last time is used again
        const auto offer = [panel]() -> ui::MessageBar* {
            for (auto* bar : panel->editor()->findChildren<ui::MessageBar*>()) {
                if (bar->hasMessage() && bar->text().endsWith(QStringLiteral("can be recovered.")))
                    return bar;
            }
            return nullptr;
        };
        QTRY_VERIFY(offer());
        workspace.window().showPage(QStringLiteral("limits"));
        QTRY_VERIFY(offer()->isVisible()); // the panel is in front
        Q_EMIT offer()->actionTriggered();
        QTRY_COMPARE(QByteArray::fromStdString(*workspace.assertions().document.text()), edited);
        models::AssertionDocument& document = workspace.assertions().document;
        document.save();
        QTRY_VERIFY(!document.isModified());
        QCOMPARE(document.versions().list(document.path()).size(), std::size_t(2)); // before and after
    }

    void unsavedAssertionsAreAskedAboutBeforeACopyOfTheConfigurationIsOpened()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        useContract(workspace, kContract);
        QTRY_COMPARE(workspace.assertions().counts(), (AssertionCounts{.passed = 1}));
        workspace.assertions().document.replaceText(
            QByteArray(kContract).replace("in spring", "in May").toStdString());
        QTRY_VERIFY(workspace.assertions().document.isModified());
        const QString copy = m_dir->filePath(QStringLiteral("copy.yaml"));
        QVERIFY(QFile::copy(m_file, copy));
        auto* page = workspace.window().page(QStringLiteral("limits"));
        auto* saving = page->findChild<ui::FileSaving*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(saving);
        Q_EMIT saving->openRequested(copy, workspace.session().text());
        auto* question = workspace.window().findChild<QMessageBox*>();
        QVERIFY(question);
        QCOMPARE(question->text(), QStringLiteral("contract.yaml has unsaved edits."));
        question->reject();
        QCOMPARE(workspace.session().path(), m_file);
        QVERIFY(workspace.assertions().document.isModified());
        workspace.assertions().document.undo();
        QTRY_VERIFY(!workspace.assertions().document.isModified());
        Q_EMIT saving->openRequested(copy, workspace.session().text());
        QTRY_COMPARE(workspace.session().path(), copy);
    }

private:
    void write(const QByteArray& text)
    {
        m_contract = m_dir->filePath(QStringLiteral("contract.yaml"));
        QFile file(m_contract);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(text), text.size());
    }
    void useContract(Workspace& workspace, const QByteArray& text)
    {
        write(text);
        workspace.assertions().file.open(m_contract);
    }

    QString m_contract;
};

QUOTADECK_TEST(TestAssertions, QApplication)
} // namespace tst_assertions

#include "tst_assertions.moc"
