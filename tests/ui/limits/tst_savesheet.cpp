// SPDX-License-Identifier: GPL-3.0-or-later
#include "background/jobs.h"
#include "models/document/changesmodel.h"
#include "tests/support/insightcase.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/document/savesheet.h"
#include "ui/widgets/typedconfirmation.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace tst_savesheet {
using namespace quotadeck;
using namespace quotadeck::test;
using models::ChangesModel;
using models::RowState;

namespace {
constexpr int kLong = 60000;
const QByteArray kQueues = R"(partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: busy
            maxapplications: 3
          - name: idle
            maxapplications: 4
)";

/// One application runs in root.busy.
SnapshotPtr usage()
{
    PartitionSnapshot partition;
    partition.info.name = "default";
    partition.applications.emplace();
    ApplicationInfo app;
    app.queue = QueuePath("root.busy");
    app.state = "Running";
    partition.applications->push_back(app);
    partition.queues.emplace();
    for (const char* const path : {"root", "root.busy", "root.idle"})
        partition.queues->emplace_back().path = QueuePath(path);
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->partitions.push_back(std::move(partition));
    return snapshot;
}
} // namespace

/// The review before a save, where something is removed.
class TestSaveSheet : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_limits = std::make_unique<LimitsFixture>(kQueues);
        m_source = std::make_unique<models::InsightSource>(&m_limits->session);
        m_limits->page.setInsight(m_source.get());
        m_source->setSnapshot(usage(), "default");
    }

    void cleanup()
    {
        m_limits.reset();
        m_source.reset();
    }

    void anEmptiedTextIsSavedAfterTheNameOfTheFile()
    {
        const QTemporaryDir versions;
        m_limits->session.setVersions(models::VersionStore(versions.path()));
        review({});
        QVERIFY(isTold(QStringLiteral("This removes everything")));
        QCOMPARE(confirmation()->isConfirmed(), false);
        QVERIFY(!save()->isEnabled());
        QCOMPARE(direction(0), QStringLiteral("✖ dangerous"));
        QCOMPARE(state(0), RowState::Critical);

        auto* why = childNamed<QLineEdit>(*sheet(), QStringLiteral("Reason"));
        QVERIFY(why->isEnabled());
        QTest::keyClick(why, Qt::Key_Return); // saves nothing by accident
        sheet()->accept();
        QVERIFY(sheet() && sheet()->isVisible());
        QCOMPARE(bytesOf(m_limits->path()), kQueues);

        typed()->setFocus();
        QTest::keyClicks(typed(), QStringLiteral("queues.yam"));
        QTest::keyClick(typed(), Qt::Key_Return);
        QVERIFY(!save()->isEnabled() && sheet()->isVisible());
        QTest::keyClicks(typed(), QStringLiteral("l"));
        QVERIFY(save()->isEnabled());
        QTest::keyClick(typed(), Qt::Key_Return); // to the button, which is then pressed
        QVERIFY(sheet()->isVisible() && save()->hasFocus());
        QTest::keyClick(save(), Qt::Key_Return);
        QTRY_COMPARE(bytesOf(m_limits->path()), QByteArray());
    }

    void reasonAndTicketAreStoredWithTheVersion()
    {
        const QTemporaryDir versions;
        m_limits->session.setVersions(models::VersionStore(versions.path()));
        review(QByteArray(kQueues).replace("maxapplications: 4", "maxapplications: 5"));
        childNamed<QLineEdit>(*sheet(), QStringLiteral("Reason"))->setText(QStringLiteral(" sale "));
        childNamed<QLineEdit>(*sheet(), QStringLiteral("Ticket"))->setText(QStringLiteral(" OPS-9 "));
        save()->click();
        const auto newest = [this] { return m_limits->session.versions().list(m_limits->path()); };
        QTRY_COMPARE(newest().size(), 2UL);
        QCOMPARE(newest()[0].note.message, QStringLiteral("sale"));
        QCOMPARE(newest()[0].note.ticket, QStringLiteral("OPS-9"));
    }

    void aQueueInUseIsSavedAfterItsPath()
    {
        review(QByteArray(kQueues).replace("          - name: busy\n            maxapplications: 3\n", ""));
        QVERIFY(isTold(QStringLiteral("This removes queue root.busy")));
        QVERIFY(!save()->isEnabled());
        typed()->setText(QStringLiteral("root.busy"));
        QVERIFY(save()->isEnabled());
        save()->click();
        QTRY_VERIFY(!bytesOf(m_limits->path()).contains("busy"));
    }

    void anIdleQueueIsSavedAtOnce()
    {
        review(QByteArray(kQueues).replace("          - name: idle\n            maxapplications: 4\n", ""));
        QVERIFY(confirmation()->isHidden());
        QVERIFY(save()->isEnabled());
        QCOMPARE(direction(0), QStringLiteral("neutral"));
        save()->click();
        QTRY_VERIFY(!bytesOf(m_limits->path()).contains("idle"));
    }

    void withoutUsageARemovedQueueIsDangerous()
    {
        m_source->setSnapshot(nullptr, {});
        review(QByteArray(kQueues).replace("          - name: idle\n            maxapplications: 4\n", ""));
        QVERIFY(!save()->isEnabled());
        QCOMPARE(direction(0), QStringLiteral("✖ dangerous"));
    }

    void dangerousChangesComeFirst()
    {
        review("partitions:\n  - name: default\n    queues:\n      - name: root\n        submitacl: '*'\n");
        QCOMPARE(direction(0), QStringLiteral("✖ dangerous"));
        QCOMPARE(table()->model()->index(0, ChangesModel::QueueColumn).data().toString(),
                 QStringLiteral("root.busy"));
        QVERIFY(direction(1) != direction(0)); // the idle queue
        QVERIFY(isTold(QStringLiteral("Changes since last save: 1 dangerous")));
    }

    void aSaveWaitsForTheComparison()
    {
        edit({});
        childNamed<QToolButton>(m_limits->page, QStringLiteral("Save…"))->click();
        sheet()->accept(); // nothing is compared yet
        QTRY_VERIFY(!confirmation()->isHidden());
        QVERIFY(sheet() && sheet()->isVisible());
        QCOMPARE(bytesOf(m_limits->path()), kQueues);
    }

    void anEditUnderWayIsNotSavedUnseen()
    {
        review(QByteArray(kQueues).replace("maxapplications: 4", "maxapplications: 5"));
        m_limits->session.replaceText(
            QByteArray(kQueues).replace("maxapplications: 4", "maxapplications: 6").toStdString());
        QVERIFY(m_limits->session.isBusy());
        sheet()->accept();
        m_limits->waitUntilIdle();
        QVERIFY(background::workerPool()->waitForDone(kLong));
        QCoreApplication::processEvents();
        QVERIFY(sheet() && sheet()->isVisible());
        QCOMPARE(bytesOf(m_limits->path()), kQueues);
    }

    void aRejectedReviewIsNotAcceptedLater()
    {
        edit(QByteArray(kQueues).replace("maxapplications: 4", "maxapplications: 5"));
        childNamed<QToolButton>(m_limits->page, QStringLiteral("Save…"))->click();
        QSignalSpy saved(&m_limits->session, &models::ConfigSession::saved);
        QSignalSpy accepted(sheet(), &QDialog::accepted);
        sheet()->accept(); // nothing is compared yet
        sheet()->reject();
        QVERIFY(background::workerPool()->waitForDone(kLong));
        QCoreApplication::processEvents();
        QVERIFY(accepted.isEmpty());
        QVERIFY(saved.isEmpty());
    }

    void aNameThatCannotBeTypedIsNotAskedFor()
    {
        const QString file = QStringLiteral("queues.yaml");
        const auto asked = [&file](const QString& name) { return ui::ReviewDetails::typeable(name, file); };
        QCOMPARE(asked(QStringLiteral("root.busy")), QStringLiteral("root.busy"));
        QCOMPARE(asked(QStringLiteral("  ")), file);
        QCOMPARE(asked(QString(101, QLatin1Char('a'))), file);
        QCOMPARE(asked(QStringLiteral("root.\u202Ebusy")), file);
    }

    void theDangerousChangeIsTheOneThatIsReverted() // the comparison itself lists the idle queue first
    {
        const QByteArray idle = "          - name: idle\n            maxapplications: 4\n";
        const QByteArray busy = "          - name: busy\n            maxapplications: 3\n";
        const QByteArray start = kQueues.left(kQueues.indexOf("          - name"));
        const QByteArray kept = "          - name: kept\n            maxapplications: 5\n";
        cleanup();
        m_limits = std::make_unique<LimitsFixture>(start + idle + kept + busy);
        m_source = std::make_unique<models::InsightSource>(&m_limits->session);
        m_limits->page.setInsight(m_source.get());
        m_source->setSnapshot(usage(), "default");
        edit(start + kept);
        auto* changes = childNamed<QTableView>(m_limits->page, QStringLiteral("Changes to the file"));
        QTRY_COMPARE(changes->model()->rowCount(), 2);
        QCOMPARE(changes->model()->index(0, ChangesModel::QueueColumn).data().toString(),
                 QStringLiteral("root.busy"));

        changes->setCurrentIndex(changes->model()->index(0, 0));
        auto* revert = childNamed<QToolButton>(m_limits->page, QStringLiteral("Revert This Change"));
        QVERIFY(revert);
        QTRY_VERIFY(revert->isEnabled());
        revert->click();
        m_limits->waitUntilIdle();
        QTRY_COMPARE(m_limits->text(), start + kept + busy);
    }

private:
    void edit(const QByteArray& text)
    {
        m_limits->session.replaceText(text.toStdString());
        m_limits->waitUntilIdle();
    }
    void review(const QByteArray& text)
    {
        edit(text);
        childNamed<QToolButton>(m_limits->page, QStringLiteral("Save…"))->click();
        QVERIFY(sheet());
        QVERIFY(QTest::qWaitForWindowActive(sheet()));
        QTRY_VERIFY(table()->model()->rowCount() > 0);
    }
    [[nodiscard]] ui::SaveSheet* sheet() const { return m_limits->page.findChild<ui::SaveSheet*>(); }
    [[nodiscard]] ui::TypedConfirmation* confirmation() const
    {
        return sheet()->findChild<ui::TypedConfirmation*>();
    }
    [[nodiscard]] QLineEdit* typed() const { return confirmation()->findChild<QLineEdit*>(); }
    [[nodiscard]] QPushButton* save() const
    {
        return childNamed<QPushButton>(*sheet(), QStringLiteral("Save to queues.yaml"));
    }
    [[nodiscard]] QTableView* table() const
    {
        return childNamed<QTableView>(*sheet(), QStringLiteral("Changes to the file"));
    }
    [[nodiscard]] QString direction(int row) const
    {
        return table()->model()->index(row, ChangesModel::DirectionColumn).data().toString();
    }
    [[nodiscard]] RowState state(int row) const
    {
        return static_cast<RowState>(
            table()->model()->index(row, ChangesModel::DirectionColumn).data(models::StateRole).toInt());
    }
    [[nodiscard]] bool isTold(const QString& start) const
    {
        const auto labels = sheet()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&start](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(start);
        });
    }

    std::unique_ptr<LimitsFixture> m_limits;
    std::unique_ptr<models::InsightSource> m_source;
};

QUOTADECK_TEST(TestSaveSheet, QApplication)
} // namespace tst_savesheet

#include "tst_savesheet.moc"
