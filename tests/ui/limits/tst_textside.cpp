// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "tests/ui/limits/twolimits.h"
#include "ui/document/qscintilla.h"
#include "ui/document/savesheet.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

namespace tst_textside {
using namespace quotadeck;
using namespace quotadeck::test;

/// Editing the text, which the form follows (product.md 4.3, two-way sync), and saving what was typed.
class TestTextSide : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_limits = std::make_unique<LimitsFixture>(kTwoLimits);
        QVERIFY(QTest::qWaitForWindowActive(&m_limits->page));
        m_editor = m_limits->page.findChild<QsciScintilla*>();
        m_table = childNamed<QTableView>(m_limits->page, QStringLiteral("Limits of the queue"));
        m_outline = childNamed<QTreeView>(m_limits->page, QStringLiteral("Queues of the configuration"));
        QVERIFY(m_editor && m_table && m_outline);
    }

    void theFormFollowsWhatIsTyped()
    {
        typeBehind("vcore: 40", QStringLiteral("0"));
        QTRY_COMPARE(m_limits->text(), QByteArray(kTwoLimits).replace("vcore: 40", "vcore: 400"));
        QTRY_VERIFY(hasCell(QStringLiteral("400")));

        QTest::keyClick(m_editor, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(m_limits->text(), kTwoLimits);
        QCOMPARE(m_editor->text().toUtf8(), kTwoLimits);
    }

    void aTextThatCannotBeReadPausesTheForm()
    {
        typeBehind("vcore: 40", QStringLiteral("}"));
        auto* bar = barThatSays(QStringLiteral("The form is read-only until the text is fixed. Line 7"));
        QTRY_VERIFY(
            (bar = barThatSays(QStringLiteral("The form is read-only until the text is fixed. Line 7"))));
        QVERIFY(!m_table->isEnabled());
        QVERIFY(hasCell(QStringLiteral("40"))); // as it was when it could be read

        QTest::keyClick(m_editor, Qt::Key_Backspace); // typing goes on
        QTRY_VERIFY(!bar->isVisible() && m_table->isEnabled());
        QCOMPARE(m_limits->text(), kTwoLimits);
    }

    void theFormGoesWhereTheCaretGoes()
    {
        goTo(kTwoLimits.indexOf("10Gi") + 2);
        QTRY_COMPARE(m_outline->currentIndex().data().toString(), QStringLiteral("sales"));
        QTRY_VERIFY(m_table->currentIndex().data(Qt::EditRole).toString() == u"10Gi");
        QCOMPARE(position(), kTwoLimits.indexOf("10Gi") + 2); // nothing moves the caret in turn
    }

    void whatMayStandThereIsOffered()
    {
        m_limits->page.resize(780, 600); // within the screen: beyond it nothing can be shown
        goTo(kTwoLimits.indexOf("memory: 10Gi"));
        QTest::keyClicks(m_editor, QStringLiteral("vc"));
        QVERIFY(m_editor->SendScintilla(QsciScintillaBase::SCI_AUTOCACTIVE) != 0);
        QTest::keyClick(m_editor, Qt::Key_Return);
        QVERIFY(m_editor->text().contains(QStringLiteral("{vcore: 4, vcorememory: 10Gi}")));
    }

    void aKeyUnderThePointerIsExplainedWithinTheScreen()
    {
        const ui::Theme theme; // whose style wraps long tips
        const auto at = static_cast<int>(kTwoLimits.indexOf("maxresources") + 2);
        // The text stands at the edge of the screen, where one long line would leave it.
        const QRect room = m_limits->page.screen()->availableGeometry();
        m_limits->page.move(m_limits->page.pos()
                            + QPoint(room.right() - 20 - m_editor->mapToGlobal(QPoint(200, 40)).x(), 0));
        QTRY_VERIFY(m_editor->mapToGlobal(QPoint(200, 40)).x() <= room.right()); // but for a frame
        Q_EMIT m_editor->SCN_DWELLSTART(at, 200, 40);
        QVERIFY(QToolTip::isVisible());
        const auto windows = QApplication::topLevelWidgets();
        const auto tip = std::ranges::find_if(windows, [](const QWidget* window) {
            return window->isVisible() && window->windowType() == Qt::ToolTip;
        });
        QVERIFY(tip != windows.end());
        const QRect screen = (*tip)->screen()->availableGeometry();
        QVERIFY2(screen.contains((*tip)->geometry()), "it leaves the screen");
        const int pointer = m_editor->mapToGlobal(QPoint(200, 40)).y();
        QVERIFY2(!(*tip)->geometry().contains(m_editor->mapToGlobal(QPoint(200, 40))),
                 "it hides what it is about");
        QVERIFY2(std::abs((*tip)->y() - pointer) < 100 || (*tip)->geometry().bottom() >= screen.bottom() - 40,
                 "it is far from the key");
        Q_EMIT m_editor->SCN_DWELLEND(at, 200, 40);
        QTRY_VERIFY(!QToolTip::isVisible());
    }

    void savingTakesWhatWasTypedLast()
    {
        typeBehind("vcore: 40", QStringLiteral("0"));
        QTest::keyClick(m_editor, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(sheet());
        QSignalSpy saved(&m_limits->session, &models::ConfigSession::saved);
        QTest::keyClick(sheet(), Qt::Key_Return);
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(bytesOf(m_limits->path()), QByteArray(kTwoLimits).replace("vcore: 40", "vcore: 400"));

        QSignalSpy undone(&m_limits->session, &models::ConfigSession::saveUndone);
        childNamed<QToolButton>(m_limits->page, QStringLiteral("Undo Save"))->click();
        QTRY_VERIFY(sheet() && sheet()->isVisible());
        QCOMPARE(undone.count(), 0); // before it was reviewed
        sheet()->accept();
        QTRY_COMPARE(undone.count(), 1);
        QCOMPARE(bytesOf(m_limits->path()), kTwoLimits);
        QVERIFY(m_limits->session.isModified());
    }

    void escapeKeepsTheMessageForTheNextTime()
    {
        m_limits->session.setVersions(models::VersionStore(m_dir.path()));
        typeBehind("vcore: 40", QStringLiteral("0"));
        QTest::keyClick(m_editor, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(sheet());
        QTest::keyClicks(childNamed<QLineEdit>(*sheet(), QStringLiteral("Reason")), QStringLiteral("OPS-17"));
        QTest::keyClick(sheet(), Qt::Key_Escape);
        QTRY_VERIFY(!sheet());
        QCOMPARE(bytesOf(m_limits->path()), kTwoLimits);
        m_limits->page.activateWindow(); // as a window manager does
        QVERIFY(QTest::qWaitForWindowActive(&m_limits->page));

        QTest::keyClick(m_editor, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(sheet());
        QCOMPARE(childNamed<QLineEdit>(*sheet(), QStringLiteral("Reason"))->text(), QStringLiteral("OPS-17"));
    }

    /// "Edit Limits Here" on other pages.
    void otherPagesLeadToTheLimitOfAPerson()
    {
        using Kind = ui::Subject::Kind;
        const auto user
            = [this] { return m_table->currentIndex().siblingAtColumn(0).data(Qt::DisplayRole).toString(); };
        m_limits->page.setScope({Kind::User, QStringLiteral("sue"), QStringLiteral("root.sales")});
        QCOMPARE(m_outline->currentIndex().data().toString(), QStringLiteral("sales"));
        QVERIFY2(user().contains(QStringLiteral("sue")), qPrintable(user()));
        QVERIFY(position() >= kTwoLimits.indexOf("users: [sue]")); // the limit is selected in the text

        m_limits->page.setScope(
            {Kind::User, QStringLiteral("bob"), QStringLiteral("root")}); // no limit of his own
        QCOMPARE(m_outline->currentIndex().data().toString(), QStringLiteral("root"));
        m_limits->page.setScope({Kind::Queue, QStringLiteral("root.sales.made"), {}}); // by placement
        QCOMPARE(m_outline->currentIndex().data().toString(), QStringLiteral("sales"));
        QVERIFY(barThatSays(
            QStringLiteral("The open configuration does not list root.sales.made. Selected: root.sales.")));
    }

    void theLimitThatWasAskedForIsShownOnceAConfigurationIsOpen()
    {
        models::ConfigSession session;
        ui::LimitsPage page(&session);
        page.resize(1280, 800);
        page.show();
        page.setScope({ui::Subject::Kind::Queue, QStringLiteral("root.sales"), {}});
        session.open(m_limits->path());
        auto* outline = childNamed<QTreeView>(page, QStringLiteral("Queues of the configuration"));
        QTRY_COMPARE(outline->currentIndex().data().toString(), QStringLiteral("sales"));
    }

    void whatIsRefusedCanBeKeptAsADraft() // VAL-34
    {
        typeBehind("[sue", QStringLiteral("!"));
        QTest::keyClick(m_editor, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(barThatSays(QStringLiteral("was not saved")));
        QVERIFY(!sheet());
        childNamed<QToolButton>(m_limits->page, QStringLiteral("Save Draft Copy…"))->click();
        auto* dialog = m_limits->page.findChild<QFileDialog*>();
        QVERIFY(dialog);
        QVERIFY(dialog->selectedFiles().value(0).endsWith(QStringLiteral("queues.draft.yaml")));
        const QString draft = m_dir.filePath(QStringLiteral("mine.draft.yaml"));
        dialog->selectFile(draft);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(barThatSays(QStringLiteral("Saved the draft")));
        QCOMPARE(bytesOf(draft), QByteArray(kTwoLimits).replace("[sue", "[sue!"));
        QCOMPARE(bytesOf(m_limits->path()), kTwoLimits);
    }

private:
    void goTo(qsizetype offset)
    {
        m_editor->setFocus();
        m_editor->SendScintilla(QsciScintillaBase::SCI_GOTOPOS, static_cast<unsigned long>(offset));
    }
    [[nodiscard]] qsizetype position() const
    {
        return m_editor->SendScintilla(QsciScintillaBase::SCI_GETCURRENTPOS);
    }
    void typeBehind(const QByteArray& place, const QString& text)
    {
        goTo(kTwoLimits.indexOf(place) + place.size());
        QTest::keyClicks(m_editor, text);
    }
    [[nodiscard]] bool hasCell(const QString& text) const
    {
        const auto* model = m_table->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                if (model->index(row, column).data(Qt::EditRole).toString() == text)
                    return true;
            }
        }
        return false;
    }
    [[nodiscard]] ui::SaveSheet* sheet() const { return m_limits->page.findChild<ui::SaveSheet*>(); }
    [[nodiscard]] ui::MessageBar* barThatSays(const QString& part) const
    {
        for (auto* bar : m_limits->page.findChildren<ui::MessageBar*>()) {
            if (bar->isVisible() && bar->text().contains(part))
                return bar;
        }
        return nullptr;
    }

    QTemporaryDir m_dir;
    std::unique_ptr<LimitsFixture> m_limits;
    QsciScintilla* m_editor = nullptr;
    QTableView* m_table = nullptr;
    QTreeView* m_outline = nullptr;
};

QUOTADECK_TEST(TestTextSide, QApplication)
} // namespace tst_textside

#include "tst_textside.moc"
