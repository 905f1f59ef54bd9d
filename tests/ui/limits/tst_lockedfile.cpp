// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/fieldtablemodel.h"
#include "models/limits/limitstablemodel.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "tests/ui/limits/twolimits.h"
#include "ui/document/diskchanges.h"
#include "ui/document/filesaving.h"
#include "ui/document/qscintilla.h"
#include "ui/limits/clusterchanges.h"
#include "ui/limits/form/formtable.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tst_lockedfile {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kEdited = QByteArray(kTwoLimits).replace("vcore: 40}", "vcore: 30}");
}

/// A page whose file is locked.
class TestLockedFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_limits = std::make_unique<LimitsFixture>(kTwoLimits);
        m_limits->page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_limits->page));
    }

    void keysLockAndUnlock()
    {
        auto* editor = m_limits->page.findChild<QsciScintilla*>();
        QVERIFY(!editor->isReadOnly());
        QVERIFY(unlock()->isChecked());
        pressKeys();
        QVERIFY(m_limits->session.isLocked());
        QCOMPARE(fileLabel(), QStringLiteral("queues.yaml (locked)"));
        QVERIFY(editor->isReadOnly());
        QVERIFY(!unlock()->isChecked());
        pressKeys();
        QVERIFY(!m_limits->session.isLocked());
        QCOMPARE(fileLabel(), QStringLiteral("queues.yaml"));
        QVERIFY(!editor->isReadOnly());
    }

    void theButtonIsThereWhileTheFileIsLocked()
    {
        auto* button = childNamed<QToolButton>(m_limits->page, QStringLiteral("Unlock Editing"));
        QVERIFY(button && !button->isVisible());
        m_limits->session.setLocked(true);
        QVERIFY(button->isVisible());
        button->click();
        QVERIFY(!m_limits->session.isLocked());
        QVERIFY(!button->isVisible());
    }

    void whatIsBeingTypedIsTakenBeforeTheLock()
    {
        auto* editor = m_limits->page.findChild<QsciScintilla*>();
        editor->insertAt(QStringLiteral("# mine\n"), 0, 0);
        unlock()->trigger();
        QVERIFY(m_limits->session.isLocked());
        QTRY_COMPARE(m_limits->text(), "# mine\n" + kTwoLimits);
        QCOMPARE(fileLabel(), QStringLiteral("queues.yaml (locked, modified since last save)"));
    }

    void nothingInTheFormCanBeEdited()
    {
        const auto editable = [this] {
            int count = 0;
            for (const auto* view : m_limits->page.findChildren<ui::FormTable*>()) {
                const auto* model = view->model();
                for (int row = 0; row < model->rowCount(); ++row) {
                    for (int column = 0; column < model->columnCount(); ++column)
                        count += model->index(row, column).flags().testFlag(Qt::ItemIsEditable) ? 1 : 0;
                }
            }
            return count;
        };
        QTRY_VERIFY(editable() > 0);
        m_limits->session.setLocked(true);
        QCOMPARE(editable(), 0);
        const auto* outline
            = childNamed<QTreeView>(m_limits->page, QStringLiteral("Queues of the configuration"));
        QVERIFY(outline && !outline->dragEnabled());
        m_limits->session.setLocked(false);
        QVERIFY(editable() > 0);
        QVERIFY(outline->dragEnabled());
    }

    void actionsOfTheFormAreDisabled()
    {
        m_limits->session.replaceText(kEdited.toStdString());
        QTRY_COMPARE(m_limits->text(), kEdited);
        const auto enabled = [this] {
            QStringList texts;
            for (const char* text : {"Undo", "Save…", "Add Limit…", "Add Queue…", "Add Resource…"}) {
                for (const auto* action : m_limits->page.findChildren<QAction*>()) {
                    if (action->text() == QString::fromUtf8(text) && action->isEnabled())
                        texts << action->text();
                }
            }
            return texts;
        };
        QTRY_VERIFY2(enabled().contains(QStringLiteral("Save…"))
                         && enabled().contains(QStringLiteral("Undo")),
                     qPrintable(enabled().join(u',')));
        m_limits->session.setLocked(true);
        QCOMPARE(enabled(), QStringList());
    }

    void aSaveIsRefusedWithTheWayOut()
    {
        m_limits->session.replaceText(kEdited.toStdString());
        QTRY_COMPARE(m_limits->text(), kEdited);
        m_limits->session.setLocked(true);
        m_limits->page.findChild<ui::FileSaving*>()->request();
        QVERIFY(barThatSays(QStringLiteral("queues.yaml was not saved: it is locked.")));
        QCOMPARE(bytesOf(m_limits->path()), kTwoLimits);
    }

    void changesOnDiskAreMergedAfterUnlocking()
    {
        m_limits->session.setLocked(true);
        writeBytes(m_limits->path(), kEdited);
        QTRY_VERIFY(m_limits->session.disk().changedText());
        auto* merge = childNamed<QToolButton>(m_limits->page, QStringLiteral("Unlock and Merge"));
        QVERIFY(merge);
        merge->click();
        QTRY_COMPARE(m_limits->text(), kEdited);
        QVERIFY(!m_limits->session.isLocked());
    }

    void mergingFromTheClusterSaysThatItUnlocks()
    {
        auto* changes = m_limits->page.findChild<ui::ClusterChanges*>();
        const auto texts = [changes] {
            QStringList list;
            for (const auto* action : changes->findChildren<QAction*>())
                list << action->text();
            return list;
        };
        QVERIFY(texts().contains(QStringLiteral("Merge Into File")));
        m_limits->session.setLocked(true);
        QVERIFY(texts().contains(QStringLiteral("Unlock and Merge Into File")));
        QSignalSpy requested(&m_limits->page, &ui::LimitsPage::clusterMergeRequested);
        Q_EMIT changes->mergeRequested();
        QCOMPARE(requested.count(), 1);
        QVERIFY(!m_limits->session.isLocked());
    }

    void aLockedFileIsReadAgain()
    {
        m_limits->session.setLocked(true);
        writeBytes(m_limits->path(), kEdited);
        m_limits->session.reload();
        QTRY_COMPARE(m_limits->text(), kEdited);
        auto* editor = m_limits->page.findChild<QsciScintilla*>();
        QTRY_COMPARE(editor->text(), QString::fromUtf8(kEdited));
        QVERIFY(editor->isReadOnly());
        QVERIFY(m_limits->session.isLocked());
    }

private:
    [[nodiscard]] QAction* unlock() const
    {
        const auto actions = m_limits->page.findChildren<QAction*>();
        const auto found = std::ranges::find(actions, QStringLiteral("Unlock Editing"), &QAction::text);
        return found == actions.end() ? nullptr : *found;
    }
    void pressKeys() const { QTest::keyClick(&m_limits->page, Qt::Key_L, Qt::ControlModifier); }
    [[nodiscard]] QString fileLabel() const
    {
        return m_limits->page.findChild<ui::ElidedLabel*>(QStringLiteral("file"))->accessibleName();
    }
    [[nodiscard]] bool barThatSays(const QString& text) const
    {
        const auto bars = m_limits->page.findChildren<ui::MessageBar*>();
        return std::ranges::any_of(bars, [&text](const ui::MessageBar* bar) {
            return bar->hasMessage() && bar->text().contains(text);
        });
    }

    std::unique_ptr<LimitsFixture> m_limits;
};

QUOTADECK_TEST(TestLockedFile, QApplication)
} // namespace tst_lockedfile

#include "tst_lockedfile.moc"
