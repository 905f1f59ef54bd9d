// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/limitsfixture.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

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
        QVERIFY(!bar()->isVisible());
        m_limits->session.undo(); // what was there before the merge comes back, too
        m_limits->waitUntilIdle();
        QCOMPARE(m_limits->text(), m_mine);
    }

    void aSaveEndsTheComparisonWithWhatWasOnDisk()
    {
        writeFromOutside(with(kText, "10Gi", "12Gi"));
        button(QStringLiteral("Compare"))->click();
        const auto* changes
            = childNamed<QTableView>(m_limits->page, QStringLiteral("Changes of the configuration"));
        QTRY_COMPARE(changes->model()->rowCount(), 2);
        QVERIFY(isTold(QStringLiteral("Against the file on disk:")));
        button(QStringLiteral("Merge"))->click();
        m_limits->waitUntilIdle();
        QTRY_COMPARE(changes->model()->rowCount(), 1);
        save();
        QTRY_COMPARE(changes->model()->rowCount(), 0); // the file says the same now
        QVERIFY(isTold(QStringLiteral("Against the file:")));
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
        QTest::newRow("mine") << QStringLiteral("Mine, line 6") << QByteArray("vcore: 6");
        QTest::newRow("theirs") << QStringLiteral("On disk") << QByteArray("vcore: 8");
    }

    void aConflictIsShownWithBothValuesAndSettled()
    {
        QFETCH(QString, choice);
        QFETCH(QByteArray, vcore);
        writeFromOutside(with(with(kText, "vcore: 4", "vcore: 8"), "vcore: 2", "vcore: 3"));

        button(QStringLiteral("Merge"))->click();
        QTRY_VERIFY(m_limits->page.findChild<QDialog*>());
        auto* dialog = m_limits->page.findChild<QDialog*>();
        QVERIFY(childNamed<QPlainTextEdit>(*dialog, QStringLiteral("Mine"))
                    ->toPlainText()
                    .contains(QStringLiteral("vcore: 6")));
        QVERIFY(childNamed<QPlainTextEdit>(*dialog, QStringLiteral("On disk"))
                    ->toPlainText()
                    .contains(QStringLiteral("vcore: 8")));
        auto* merge = childNamed<QPushButton>(*dialog, QStringLiteral("Merge"));
        QVERIFY(!merge->isEnabled());
        childNamed<QRadioButton>(*dialog, choice)->click();
        merge->click();
        m_limits->waitUntilIdle();

        QVERIFY(m_limits->text().contains(vcore));
        QVERIFY(m_limits->text().contains("vcore: 3")); // taken without a question
        QVERIFY(!bar()->isVisible());
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
        const QString mine = childNamed<QPlainTextEdit>(*dialog, QStringLiteral("Mine"))->toPlainText();
        QVERIFY2(mine.contains(QStringLiteral("bob")), qPrintable(mine));
        QVERIFY2(!mine.contains(QStringLiteral("a long head")), qPrintable(mine));
        const auto* theirs = childNamed<QPlainTextEdit>(*dialog, QStringLiteral("On disk"));
        QVERIFY(theirs->toPlainText().contains(QStringLiteral("vcore: 3}")));
        const auto* base = childNamed<QPlainTextEdit>(*dialog, QStringLiteral("Before both"));
        QVERIFY(base->toPlainText().contains(QStringLiteral("vcore: 2}")));
    }

    void keepingMineWritesOverTheOther()
    {
        writeFromOutside(with(kText, "10Gi", "12Gi"));
        button(QStringLiteral("Keep Mine"))->click();
        save();
        QCOMPARE(bytesOf(m_limits->path()), m_mine);
    }

    void comparingShowsWhatDiffersFromTheDisk()
    {
        writeFromOutside(with(kText, "vcore: 2", "vcore: 3"));
        button(QStringLiteral("Compare"))->click();
        const auto* changes
            = childNamed<QTableView>(m_limits->page, QStringLiteral("Changes of the configuration"));
        QTRY_COMPARE(changes->model()->rowCount(), 2);
        QVERIFY(changes->isVisible());
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
        QTRY_VERIFY(m_limits->session.diskText() == text.toStdString());
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
        return qobject_cast<ui::MessageBar*>(button(QStringLiteral("Keep Mine"))->parentWidget());
    }
    [[nodiscard]] QToolButton* button(const QString& text) const
    {
        return childNamed<QToolButton>(m_limits->page, text);
    }

    std::unique_ptr<LimitsFixture> m_limits;
    QByteArray m_mine;
};

QTEST_MAIN(TestDiskChange)
#include "tst_diskchange.moc"
