// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/document/changespanel.h"
#include "ui/document/documentpage.h"
#include "ui/document/fileheader.h"
#include "ui/document/savesheet.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"

#include <QDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace tst_diskchange {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    queues:
      - name: root
        limits:
          - {users: [sue], maxresources: {vcore: 4, memory: 10Gi}}  # agreed in March
          - {users: [bob], maxresources: {vcore: 2}}
)";

models::ConfigSession::Operation setVcore(std::size_t limit, const char* quantity)
{
    return [=](const config::Document& document) {
        return document.setQuantity({0, QueuePath("root"), limit}, "vcore", quantity);
    };
}

QByteArray with(QByteArray text, const char* what, const char* by)
{
    return text.replace(what, by);
}
} // namespace

class TestDiskChange : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_limits = std::make_unique<LimitsFixture>(kText);
        m_limits->session.edit(setVcore(0, "6"));
        m_limits->waitUntilIdle();
        m_mine = with(kText, "vcore: 4", "vcore: 6");
    }

    void nothingOfEitherIsLost()
    {
        const auto foreign = with(with(kText, "10Gi", "12Gi"), "agreed in March", "agreed in April");
        writeFromOutside(foreign);

        button(QStringLiteral("Merge"))->click();
        m_limits->waitUntilIdle();
        const auto both = with(foreign, "vcore: 4", "vcore: 6");
        QCOMPARE(m_limits->text(), both);
        QCOMPARE(bytesOf(m_limits->path()), foreign); // not before it is saved
        save();

        QCOMPARE(bytesOf(m_limits->path()), both);
        QVERIFY(!bar()->hasMessage());
        m_limits->session.undo(); // what was there before the merge comes back, too
        m_limits->waitUntilIdle();
        QCOMPARE(m_limits->text(), m_mine);
    }

    void aSaveEndsTheComparisonWithWhatWasOnDisk()
    {
        writeFromOutside(with(kText, "10Gi", "12Gi"));
        button(QStringLiteral("Compare"))->click();
        const auto* changes = childNamed<QTableView>(m_limits->page, QStringLiteral("Changes to the file"));
        QTRY_COMPARE(changes->model()->rowCount(), 2);
        QVERIFY(isTold(QStringLiteral("Compared with the file on disk:")));
        button(QStringLiteral("Merge"))->click();
        m_limits->waitUntilIdle();
        QTRY_COMPARE(changes->model()->rowCount(), 1);
        save();
        QTRY_COMPARE(changes->model()->rowCount(), 0); // the file says the same now
        QVERIFY(isTold(QStringLiteral("Changes since last save:")));
        m_limits->session.edit(setVcore(0, "7"));
        m_limits->waitUntilIdle();
        QTRY_COMPARE(changes->model()->rowCount(), 1); // of what was saved, not of what was compared with
    }

    void aSaveIsNotTakenBackFromUnderSomebodyElse()
    {
        auto* undo = [this] {
            save();
            return button(QStringLiteral("Undo Save"));
        }();
        QVERIFY(undo && undo->isVisible());
        writeFromOutside(with(m_mine, "10Gi", "12Gi"));
        QVERIFY(!m_limits->session.canUndoSave());
        QVERIFY(!undo->isVisible());
    }

    void savingIsRefusedUntilItIsMerged()
    {
        const auto foreign = with(kText, "10Gi", "12Gi");
        QSignalSpy failed(&m_limits->session, &models::ConfigSession::saveFailed);
        writeBytes(m_limits->path(), foreign); // the watcher may be slower than the user
        m_limits->session.save();
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(bytesOf(m_limits->path()), foreign);
        QCOMPARE(m_limits->text(), m_mine);
        QTRY_VERIFY(bar()->hasMessage());
    }

    void aConflictIsShownWithBothValuesAndSettled_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QByteArray>("vcore");
        QTest::newRow("mine") << QStringLiteral("Current text, line 6") << QByteArray("vcore: 6");
        QTest::newRow("theirs") << QStringLiteral("File on disk") << QByteArray("vcore: 8");
    }

    void aConflictIsShownWithBothValuesAndSettled()
    {
        QFETCH(QString, choice);
        QFETCH(QByteArray, vcore);
        writeFromOutside(with(with(kText, "vcore: 4", "vcore: 8"), "vcore: 2", "vcore: 3"));

        button(QStringLiteral("Merge"))->click();
        QTRY_VERIFY(m_limits->page.findChild<QDialog*>());
        auto* dialog = m_limits->page.findChild<QDialog*>();
        QVERIFY(childNamed<QPlainTextEdit>(*dialog, QStringLiteral("Current text"))
                    ->toPlainText()
                    .contains(QStringLiteral("vcore: 6")));
        QVERIFY(childNamed<QPlainTextEdit>(*dialog, QStringLiteral("File on disk"))
                    ->toPlainText()
                    .contains(QStringLiteral("vcore: 8")));
        auto* merge = childNamed<QPushButton>(*dialog, QStringLiteral("Merge"));
        QVERIFY(!merge->isEnabled());
        childNamed<QRadioButton>(*dialog, choice)->click();
        merge->click();
        m_limits->waitUntilIdle();

        QVERIFY(m_limits->text().contains(vcore));
        QVERIFY(m_limits->text().contains("vcore: 3")); // taken without a question
        QVERIFY(!bar()->hasMessage());
    }

    void whatGoesTogetherNowhereIsOneConflictShownFromItsFirstDifferenceOn()
    {
        // Theirs is another name for what mine is about: piece by piece that would limit somebody else.
        QByteArray off = kText;
        off.replace("          - {users: [bob]",
                    "          # quotadeck:disabled\n          #|- {users: [bob]");
        for (int line = 0; line < 12; ++line)
            off.prepend("# a long head\n");
        m_limits = std::make_unique<LimitsFixture>(off);
        m_limits->session.edit([](const config::Document& document) { return document.enable(0); });
        m_limits->waitUntilIdle();
        QVERIFY(m_limits->text().contains("\n          - {users: [bob]"));
        writeFromOutside(with(off, "vcore: 2}", "vcore: 3}"));

        button(QStringLiteral("Merge"))->click();
        QTRY_VERIFY(m_limits->page.findChild<QDialog*>());
        const auto* dialog = m_limits->page.findChild<QDialog*>();
        const QString mine
            = childNamed<QPlainTextEdit>(*dialog, QStringLiteral("Current text"))->toPlainText();
        QVERIFY2(mine.contains(QStringLiteral("bob")), qPrintable(mine));
        QVERIFY2(!mine.contains(QStringLiteral("a long head")), qPrintable(mine));
        const auto* theirs = childNamed<QPlainTextEdit>(*dialog, QStringLiteral("File on disk"));
        QVERIFY(theirs->toPlainText().contains(QStringLiteral("vcore: 3}")));
        const auto* base = childNamed<QPlainTextEdit>(*dialog, QStringLiteral("Before"));
        QVERIFY(base->toPlainText().contains(QStringLiteral("vcore: 2}")));
    }

    void keepingMineWritesOverTheOther()
    {
        writeFromOutside(with(kText, "10Gi", "12Gi"));
        button(QStringLiteral("Keep Local Changes"))->click();
        save();
        QCOMPARE(bytesOf(m_limits->path()), m_mine);
    }

    void savingLeadsToTheQuestion()
    {
        writeFromOutside(with(kText, "10Gi", "12Gi"));
        button(QStringLiteral("Save…"))->click();
        auto* question = m_limits->page.findChild<QMessageBox*>();
        QVERIFY(question && question->isVisible());
        QVERIFY(question->text().contains(QStringLiteral("changed on disk")));
        QVERIFY(!m_limits->page.findChild<ui::SaveSheet*>());
        childNamed<QPushButton>(*question, QStringLiteral("Merge"))->click();
        m_limits->waitUntilIdle();
        QCOMPARE(m_limits->text(), with(m_mine, "10Gi", "12Gi"));
        QVERIFY(!bar()->hasMessage());
    }

    void aFileThatGoesClosesTheQuestion()
    {
        writeFromOutside(with(kText, "10Gi", "12Gi"));
        button(QStringLiteral("Save…"))->click();
        QPointer<QMessageBox> question = m_limits->page.findChild<QMessageBox*>();
        QVERIFY(question);
        QVERIFY(QFile::remove(m_limits->path()));
        QTRY_VERIFY(!question);
        QVERIFY(bar()->text().contains(QStringLiteral("can no longer be read")));
    }

    void anErrorIsShownThoughTheOneBeforeWasHidden()
    {
        ui::FileMessages messages(&m_limits->session, &m_limits->page);
        messages.report(QStringLiteral("First: %1"), Error{ErrorCode::Io, {}, "no room"});
        const auto buttons = messages.bar()->findChildren<QToolButton*>();
        const auto close
            = std::ranges::find(buttons, QStringLiteral("Hide this notice"), &QToolButton::accessibleName);
        QVERIFY(close != buttons.end());
        (*close)->click();
        QVERIFY(!messages.bar()->hasMessage());
        messages.report(QStringLiteral("Second: %1"), Error{ErrorCode::Io, {}, "no room"});
        QVERIFY(messages.bar()->hasMessage());
        QCOMPARE(messages.bar()->text(), QStringLiteral("Second: no room"));
    }

    void theQuestionLeadsToTheReview()
    {
        writeFromOutside(with(kText, "10Gi", "12Gi"));
        button(QStringLiteral("Save…"))->click();
        auto* question = m_limits->page.findChild<QMessageBox*>();
        QVERIFY(question);
        childNamed<QPushButton>(*question, QStringLiteral("Overwrite…"))->click();
        QTRY_VERIFY(m_limits->page.findChild<ui::SaveSheet*>());
        m_limits->page.findChild<ui::SaveSheet*>()->accept();
        QTRY_COMPARE(bytesOf(m_limits->path()), m_mine);
    }

    void aTextWithoutEditsIsNotCalledTheSameAsTheFile()
    {
        m_limits->session.undo();
        m_limits->waitUntilIdle();
        writeFromOutside(with(kText, "10Gi", "12Gi"));
        auto* tabs = m_limits->page.findChild<ui::DocumentPanels*>();
        tabs->enter(tabs->changes());
        QTRY_VERIFY(isTold(QStringLiteral("No changes since last save")));
        QTRY_VERIFY(isTold(QStringLiteral("The file was changed on disk by another program.")));
        QCOMPARE(m_limits->page.findChild<ui::ElidedLabel*>(QStringLiteral("file"))->accessibleName(),
                 QStringLiteral("queues.yaml (changed on disk)"));
    }

    void comparingShowsWhatDiffersFromTheDisk()
    {
        writeFromOutside(with(kText, "vcore: 2", "vcore: 3"));
        button(QStringLiteral("Compare"))->click();
        const auto* changes = childNamed<QTableView>(m_limits->page, QStringLiteral("Changes to the file"));
        QTRY_COMPARE(changes->model()->rowCount(), 2);
        QVERIFY(changes->isVisible());
    }

    /// The file on disk may have changed again while the user chose a side.
    void aConflictThatIsGoneEmptiesNothing()
    {
        QSignalSpy merged(&m_limits->session, &models::ConfigSession::merged);
        const std::string base = *m_limits->session.text();
        m_limits->session.merge({models::OtherEdits::Origin::Cluster, base, base},
                                {{config::MergeConflict(), config::MergeSide::Ours}});
        QTRY_COMPARE(merged.count(), 1);
        QCOMPARE(*m_limits->session.text(), base);
    }

    void aBrokenFileOnDiskIsNotMerged()
    {
        QSignalSpy failed(&m_limits->session, &models::ConfigSession::mergeFailed);
        writeFromOutside("partitions: [");
        button(QStringLiteral("Merge"))->click();
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(m_limits->text(), m_mine);
    }

private:
    [[nodiscard]] bool isTold(const QString& start) const
    {
        const auto begins
            = [&start](const auto* label) { return label->isVisible() && label->text().startsWith(start); };
        return std::ranges::any_of(m_limits->page.findChildren<QLabel*>(), begins)
            || std::ranges::any_of(m_limits->page.findChildren<ui::ElidedLabel*>(), begins);
    }
    void writeFromOutside(const QByteArray& text)
    {
        writeBytes(m_limits->path(), text);
        QTRY_VERIFY(m_limits->session.disk().changedText() == text.toStdString());
        QTRY_VERIFY(bar()->isVisible());
    }

    void save()
    {
        QSignalSpy saved(&m_limits->session, &models::ConfigSession::saved);
        m_limits->session.save();
        QTRY_COMPARE(saved.count(), 1);
    }

    /// The one about the disk.
    [[nodiscard]] ui::MessageBar* bar() const
    {
        return qobject_cast<ui::MessageBar*>(button(QStringLiteral("Keep Local Changes"))->parentWidget());
    }
    [[nodiscard]] QToolButton* button(const QString& text) const
    {
        return childNamed<QToolButton>(m_limits->page, text);
    }

    std::unique_ptr<LimitsFixture> m_limits;
    QByteArray m_mine;
};

QUOTADECK_TEST(TestDiskChange, QApplication)
} // namespace tst_diskchange

#include "tst_diskchange.moc"
