// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/stage.h"
#include "tests/support/testprogram.h"
#include "ui/document/differences.h"
#include "ui/document/diskchanges.h"
#include "ui/document/savesheet.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

namespace tst_savescenes {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
constexpr int kPatience = 60'000;
const QByteArray kLoadTests = "maxresources: {vcore: 12, memory: 48Gi}";
const QByteArray kLess = "maxresources: {vcore: 2, memory: 48Gi}";
const QByteArray kMore = "maxresources: {vcore: 14, memory: 48Gi}";
const QByteArray kReports = "max: {vcore: 26, memory: 96Gi}";
} // namespace

/// From edits to the file, and what stands between the two.
class TestSaveScenes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_stage = std::make_unique<Stage>(app::Workspace::Memory::Keep);
        m_stage->simulate(Stage::Past::AtOnce);
    }
    void cleanup() { m_stage.reset(); }

    void theReviewOfEdits()
    {
        openEdited();
        QVERIFY(review());
        LOOK(*m_stage);
        sheet()->reject();
    }

    void theReviewOfTheText()
    {
        openEdited();
        QVERIFY(review());
        sheet()->findChild<QTabWidget*>()->setCurrentIndex(1);
        LOOK(*m_stage);
        sheet()->reject();
    }

    void saved()
    {
        openEdited();
        QVERIFY(review());
        clickButton(QStringLiteral("Save to queues.yaml"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Saved ")));
        LOOK(*m_stage);
    }

    void theSaveIsUndone()
    {
        openEdited();
        QVERIFY(review());
        clickButton(QStringLiteral("Save to queues.yaml"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Saved ")));
        clickButton(QStringLiteral("Undo Save"));
        QTRY_VERIFY(sheet() && sheet()->isVisible());
        LOOK(*m_stage);
        sheet()->accept();
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("before the save")));
        LOOK(*m_stage);
    }

    void theSaveIsRefused()
    {
        m_stage->open();
        m_stage->edit(kLoadTests, "maxresources: {vcore: 400, memory: 48Gi}");
        clickButton(QStringLiteral("Save…"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("was not saved")));
        LOOK(*m_stage);
    }

    void theFileIsReadOnly()
    {
        m_stage->session().setWriteCheck([](const QString& path) -> Status {
            return fail(ErrorCode::Io, path.toStdString(), "the file may not be written");
        });
        openEdited();
        QTRY_VERIFY(m_stage->session().disk().writeObstacle().has_value());
        clickButton(QStringLiteral("Save…"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("was not saved")));
        LOOK(*m_stage);
    }

    void theFileChangesOnDisk()
    {
        m_stage->open();
        writeBytes(m_stage->path(), fullConfiguration().replace(kReports, "max: {vcore: 20, memory: 96Gi}"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("changed on disk")));
        LOOK(*m_stage);
    }

    void theFileChangesBesideEdits()
    {
        openEdited();
        writeBytes(m_stage->path(), fullConfiguration().replace(kReports, "max: {vcore: 20, memory: 96Gi}"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Your edits are kept")));
        LOOK(*m_stage);
    }

    void aSaveLeadsToTheDiskQuestion()
    {
        openEdited();
        writeBytes(m_stage->path(), fullConfiguration().replace(kReports, "max: {vcore: 20, memory: 96Gi}"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Your edits are kept")));
        clickButton(QStringLiteral("Save…"));
        auto* question = m_stage->window().findChild<QMessageBox*>();
        QVERIFY(question && question->isVisible());
        LOOK(*m_stage);
        question->reject();
    }

    void aVersionIsRestored()
    {
        openEdited();
        QVERIFY(review());
        clickButton(QStringLiteral("Save to queues.yaml"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Saved ")));
        m_stage->showPanel(QStringLiteral("Versions"));
        const auto table
            = [this] { return seen<QTableView>(m_stage->window(), QStringLiteral("Versions of the file")); };
        QTRY_VERIFY(table()); // once there are any
        auto* versions = table();
        QTRY_VERIFY(versions->model()->rowCount() > 1);
        versions->setCurrentIndex(versions->model()->index(1, 0));
        clickButton(QStringLiteral("Restore"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("The current text is the version")));
        m_stage->showPanel(QStringLiteral("Changes"));
        LOOK(*m_stage);
    }

    void bothChangedTheSame()
    {
        openEdited();
        writeBytes(m_stage->path(), fullConfiguration().replace(kLoadTests, kMore));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Your edits are kept")));
        clickButton(QStringLiteral("Merge"));
        QTRY_VERIFY(m_stage->window().findChild<ui::MergeDialog*>());
        LOOK(*m_stage);
        m_stage->window().findChild<ui::MergeDialog*>()->reject();
    }

    void nothingGoesTogether()
    {
        openEdited();
        writeBytes(m_stage->path(), fullConfiguration().replace("partitions:\n", "partitions: [\n"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Your edits are kept")));
        clickButton(QStringLiteral("Merge"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("cannot be merged")));
        LOOK(*m_stage);
    }

    void theFileIsGone()
    {
        openEdited();
        QVERIFY(QFile::remove(m_stage->path()));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("can no longer be read")));
        LOOK(*m_stage);
    }

    void editsAreToBeDropped()
    {
        openEdited();
        triggerAction(*m_stage->window().page(QStringLiteral("limits")), QStringLiteral("Reload"));
        LOOK(*m_stage);
        clickButton(QStringLiteral("Keep Editing"));
    }

    void keptEditsAreOffered()
    {
        openEdited();
        m_stage->window().close();
        QVERIFY(m_stage->window().isVisible()); // it asks first
        clickButton(QStringLiteral("Keep for Next Time"));
        QTRY_VERIFY(!m_stage->window().isVisible());
        m_stage->startAgain();
        m_stage->simulate(Stage::Past::AtOnce);
        QSignalSpy opened(&m_stage->session(), &models::ConfigSession::opened);
        Q_EMIT m_stage->window().openRequested(m_stage->path());
        QTRY_COMPARE(opened.count(), 1);
        m_stage->window().showPage(QStringLiteral("limits"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("can be recovered")));
        LOOK(*m_stage);
    }

    void whatRecoveringWouldChange()
    {
        openEdited();
        m_stage->window().close();
        clickButton(QStringLiteral("Keep for Next Time"));
        QTRY_VERIFY(!m_stage->window().isVisible());
        m_stage->startAgain();
        m_stage->simulate(Stage::Past::AtOnce);
        QSignalSpy opened(&m_stage->session(), &models::ConfigSession::opened);
        Q_EMIT m_stage->window().openRequested(m_stage->path());
        QTRY_COMPARE(opened.count(), 1);
        m_stage->window().showPage(QStringLiteral("limits"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("can be recovered")));
        clickButton(QStringLiteral("Show Difference"));
        auto* sheet = m_stage->window().findChild<ui::DifferenceSheet*>();
        QVERIFY(sheet);
        LOOK(*m_stage);
        sheet->reject();
    }

    void theMenuOfExports()
    {
        m_stage->open();
        auto* button = named<QToolButton>(m_stage->window(), QStringLiteral("Export"));
        button->menu()->popup(button->mapToGlobal(QPoint(0, button->height())));
        LOOK(*m_stage);
        button->menu()->close();
    }

    void exported()
    {
        m_stage->open();
        triggerAction(m_stage->window(), QStringLiteral("As ConfigMap…"));
        auto* dialog = m_stage->window().findChild<QFileDialog*>();
        QVERIFY(dialog);
        dialog->selectFile(m_stage->pathOf(QStringLiteral("yunikorn-configs.yaml")));
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Exported ")));
        LOOK(*m_stage);
    }

private:
    void openEdited()
    {
        m_stage->open();
        m_stage->choose(QStringLiteral("root.engineering.test"));
        m_stage->edit(kLoadTests, kLess);
        m_stage->edit("maxresources: {vcore: 8, memory: 32Gi}", "maxresources: {vcore: 9, memory: 40Gi}");
    }

    ui::SaveSheet* sheet() { return m_stage->window().findChild<ui::SaveSheet*>(); }

    bool review()
    {
        clickButton(QStringLiteral("Save…"));
        return QTest::qWaitFor([this] { return sheet() && sheet()->isVisible(); }, kPatience);
    }

    std::unique_ptr<Stage> m_stage;
};

QUOTADECK_TEST(TestSaveScenes, QApplication)
} // namespace tst_savescenes

#include "tst_savescenes.moc"
