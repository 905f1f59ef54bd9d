// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/workspacetest.h"
#include "tests/support/filebytes.h"
#include "tests/support/savable.h"
#include "tests/support/testprogram.h"
#include "ui/document/unsavededits.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTreeView>

namespace tst_workspaceediting {
using namespace quotadeck;
using test::viewOf;
using test::Workspace;

namespace {
/// The lines that differ between two texts of as many lines; -1 when the number of lines differs.
qsizetype differingLines(const QByteArray& left, const QByteArray& right)
{
    const auto before = left.split('\n');
    const auto after = right.split('\n');
    if (before.size() != after.size())
        return -1;
    qsizetype count = 0;
    for (qsizetype line = 0; line < before.size(); ++line)
        count += before[line] == after[line] ? 0 : 1;
    return count;
}
} // namespace

/// A file that is opened, edited and saved in the window.
class TestWorkspaceEditing : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void aLimitEditedInTheTableChangesOneLineOfTheFile()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        const QByteArray before = test::bytesOf(m_file);
        auto* limits = selectQueueWithLimits(workspace);
        const auto cell = editableQuantity(*limits->model());
        QVERIFY(cell.isValid());

        // Raising a limit of the root is within every rule.
        const auto raised = QString::number(cell.data(Qt::EditRole).toInt() + 1);

        limits->setCurrentIndex(cell);
        limits->setFocus();
        QTest::keyClick(limits, Qt::Key_F2);
        auto* editor = limits->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, raised);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(workspace.session().isModified());
        QTRY_VERIFY(quotadeck::test::isSavable(workspace.session()));
        QCOMPARE(test::bytesOf(m_file), before);

        QSignalSpy saved(&workspace.session(), &models::ConfigSession::saved);
        QTest::keyClick(limits, Qt::Key_S, Qt::ControlModifier);
        confirmSave();
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(differingLines(before, test::bytesOf(m_file)), 1);
        QCOMPARE(cell.data(Qt::EditRole).toString(), raised);
    }

    void savingTakesWhatIsBeingTyped()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        const QByteArray before = test::bytesOf(m_file);
        auto* limits = selectQueueWithLimits(workspace);
        const auto cell = editableQuantity(*limits->model());
        const auto raised = QString::number(cell.data(Qt::EditRole).toInt() + 1);
        QLineEdit* editor = typeInto(limits, cell, raised);
        QVERIFY(editor);

        QSignalSpy saved(&workspace.session(), &models::ConfigSession::saved);
        QTest::keyClick(editor, Qt::Key_S, Qt::ControlModifier);
        confirmSave();

        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(differingLines(before, test::bytesOf(m_file)), 1);
        QVERIFY(test::bytesOf(m_file).contains(raised.toUtf8()));
    }

    void oneEditLeavesAnotherOpenCellAlone()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        auto* limits = selectQueueWithLimits(workspace);
        auto* model = limits->model();
        const auto cell = editableQuantity(*model);
        const auto memory = cell.siblingAtColumn(cell.column() - 1);
        QCOMPARE(model->headerData(memory.column(), Qt::Horizontal).toString(), QStringLiteral("memory"));

        QVERIFY(model->setData(memory, QStringLiteral("3Ti"), Qt::EditRole));
        QLineEdit* editor = typeInto(limits, cell, QStringLiteral("55"));
        QVERIFY(editor);
        QTRY_VERIFY(!workspace.session().isBusy() && workspace.session().isModified());

        QCOMPARE(editor->text(), QStringLiteral("55"));
    }

    void anEditUnderWayCountsAsUnsaved()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        auto* limits = selectQueueWithLimits(workspace);

        QVERIFY(
            limits->model()->setData(editableQuantity(*limits->model()), QStringLiteral("1"), Qt::EditRole));

        QVERIFY(!workspace.session().isModified());
        QVERIFY(workspace.session().hasUnsavedEdits());
        QTRY_VERIFY(workspace.session().isModified());
    }

    void anUnreadableFileDoesNotShowTheOneBefore()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        const QString broken = m_dir->filePath(QStringLiteral("broken.yaml"));
        QFile file(broken);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("partitions: [");
        file.close();
        QSignalSpy opened(&workspace.session(), &models::ConfigSession::opened);

        Q_EMIT workspace.window().openRequested(broken);

        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(viewOf<QTreeView>(workspace.window(), "Queues of the configuration")->model()->rowCount(),
                 0);
        QCOMPARE(viewOf<QTableView>(workspace.window(), "Limits of the queue")->model()->rowCount(), 0);
        QVERIFY(viewOf<QTableView>(*workspace.window().page(QStringLiteral("limits")), "Problems in the file")
                    ->model()
                    ->rowCount()
                > 0);
    }

    void anEditTheSchedulerWouldRejectCannotBeSaved() // VAL-34
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        const QByteArray before = test::bytesOf(m_file);
        auto* limits = selectQueueWithLimits(workspace);
        auto* model = limits->model();

        const auto users = model->index(0, 0);
        const auto groups = model->index(0, 1);
        const auto named = users.data(Qt::EditRole).toString().isEmpty() ? groups : users;
        QVERIFY(model->setData(named, QStringLiteral("9lives"), Qt::EditRole));
        QTRY_VERIFY(!workspace.session().isBusy() && workspace.session().isModified());

        auto* findings
            = viewOf<QTableView>(*workspace.window().page(QStringLiteral("limits")), "Problems in the file");
        QVERIFY(findings);
        QVERIFY(findings->model()->rowCount() > 0);
        QVERIFY(findings->isVisibleTo(&workspace.window()));
        QVERIFY(!quotadeck::test::isSavable(workspace.session()));
        QTest::keyClick(limits, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(test::bytesOf(m_file), before);

        QTest::keyClick(limits, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!workspace.session().isModified());
    }

    void closingShowsTheEditsThatItAsksAbout()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        auto* limits = selectQueueWithLimits(workspace);
        QVERIFY(
            limits->model()->setData(editableQuantity(*limits->model()), QStringLiteral("1"), Qt::EditRole));
        QTRY_VERIFY(!workspace.session().isBusy());
        workspace.window().showPage(QStringLiteral("queues"));

        QVERIFY(!workspace.window().close());
        QVERIFY(limits->isVisible());
        answer(workspace, QStringLiteral("Keep Editing"));
        QVERIFY(workspace.window().isVisible());

        QVERIFY(!workspace.window().close());
        answer(workspace, QStringLiteral("Discard Edits"));
        QTRY_VERIFY(!workspace.window().isVisible());
    }

private:
    static void answer(Workspace& workspace, const QString& choice)
    {
        auto* question = qobject_cast<ui::UnsavedQuestion*>(QApplication::activeModalWidget());
        QVERIFY(question && question->parentWidget() == &workspace.window());
        for (auto* button : question->buttons()) {
            if (button->text() == choice) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(choice));
    }

    /// In the sheet that shows what is about to be saved.
    static void confirmSave()
    {
        QTRY_VERIFY(QApplication::activeModalWidget());
        QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Return);
    }

    /// The limits table, showing the limits of the first queue that has some.
    QTableView* selectQueueWithLimits(Workspace& workspace)
    {
        auto* limits = viewOf<QTableView>(workspace.window(), "Limits of the queue");
        return limits && limits->model()->rowCount() > 0 ? limits : nullptr;
    }

    /// The first cell with a vcore quantity.
    static QModelIndex editableQuantity(const QAbstractItemModel& model)
    {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (model.headerData(column, Qt::Horizontal).toString() != QStringLiteral("vcore"))
                continue;
            for (int row = 0; row < model.rowCount(); ++row) {
                const auto cell = model.index(row, column);
                if (!cell.data(Qt::EditRole).toString().isEmpty())
                    return cell;
            }
        }
        return {};
    }

    /// Opens the editor of @p cell and types @p text over what stands there; the editor stays open.
    static QLineEdit* typeInto(QTableView* view, const QModelIndex& cell, const QString& text)
    {
        view->setCurrentIndex(cell);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_F2);
        auto* editor = view->viewport()->findChild<QLineEdit*>();
        if (editor) {
            editor->selectAll();
            QTest::keyClicks(editor, text);
        }
        return editor;
    }
};

QUOTADECK_TEST(TestWorkspaceEditing, QApplication)
} // namespace tst_workspaceediting

#include "tst_workspaceediting.moc"
