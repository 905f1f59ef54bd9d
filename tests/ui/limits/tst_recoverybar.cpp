// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/file/filewriter.h"
#include "models/document/changesmodel.h"
#include "models/document/instancewatch.h"
#include "models/document/recoveryfiles.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/document/differences.h"
#include "ui/document/diskchanges.h"
#include "ui/document/savesheet.h"
#include "ui/document/unsavededits.h"
#include "ui/widgets/messagebar.h"

#include <QDir>
#include <QLabel>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <csignal>
#include <sys/resource.h>

namespace tst_recoverybar {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    queues:
      - name: root
        limits:
          - {users: [sue], maxapplications: 4}  # agreed in March
)";
const QByteArray kEdited = QByteArray(kText).replace("applications: 4", "applications: 6");

models::ConfigSession::Operation setApplications(std::uint64_t count)
{
    return [count](const config::Document& document) {
        return document.setMaxApplications({0, QueuePath("root"), 0}, count);
    };
}
} // namespace

class TestRecoveryBar : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_limits = std::make_unique<LimitsFixture>(kText);
        m_recovery = std::make_unique<models::RecoveryFiles>(&m_limits->session, m_dir->path(),
                                                             std::chrono::milliseconds(1));
        m_limits->page.setRecovery(m_recovery.get());
        QVERIFY(leaveEditsBehind());
        m_limits->session.reload();
        QTRY_VERIFY(bar()->isVisible());
    }
    void cleanup() { m_recovery.reset(); }

    void recoveringBringsTheEditsBack()
    {
        button(QStringLiteral("Recover"))->click();
        QTRY_COMPARE(m_limits->text(), kEdited);
        QTRY_VERIFY(!bar()->hasMessage());
        QTRY_COMPARE(recoveries(), 2); // with that of this process
        m_limits->session.undo();
        QTRY_VERIFY(bar()->hasMessage()); // to be recovered once more
        QCOMPARE(m_limits->text(), kText);
        QTRY_COMPARE(recoveries(), 1);

        button(QStringLiteral("Recover"))->click();
        QTRY_COMPARE(m_limits->text(), kEdited);
        QTRY_VERIFY(!bar()->hasMessage());
        saveAndWait();
        QTRY_COMPARE(recoveries(), 0);
        QTRY_VERIFY(bases().isEmpty());
        QVERIFY(!bar()->hasMessage());
    }

    void recoveringIntoOtherEditsIsTakenBackAlone()
    {
        replaceInText("in March", "in May");
        button(QStringLiteral("Recover"))->click();
        QTRY_VERIFY(!bar()->hasMessage());
        m_limits->session.undo();
        QTRY_VERIFY(bar()->hasMessage());
        saveAndWait(); // of the other edits alone
        QTRY_COMPARE(recoveries(), 1);
        QVERIFY(bar()->hasMessage());
        QCOMPARE(QByteArray::fromStdString(m_recovery->found()->text), kEdited);
    }

    /// A process that recovered is killed before it saves: what it had merged is not offered once more.
    void whatWasRecoveredGoesWithTheTextThatHasIt()
    {
        button(QStringLiteral("Recover"))->click();
        QTRY_COMPARE(recoveries(), 2);
        const QDir folder(m_dir->path());
        const QString killed = m_dir->filePath(QStringLiteral("killed"));
        QVERIFY(QDir().mkdir(killed));
        for (const QString& name : folder.entryList({QStringLiteral("*.recovery"), QStringLiteral("*.base")}))
            QVERIFY(QFile::copy(folder.filePath(name), killed + u'/' + name));

        models::ConfigSession session;
        models::RecoveryFiles recovery(&session, killed, std::chrono::milliseconds(0));
        session.open(m_limits->path());
        const QDir left(killed, QStringLiteral("*.recovery"));
        for (int rounds = 0; rounds < 2 && left.entryList().size() == 2; ++rounds) {
            QTRY_VERIFY(recovery.found());
            if (!recovery.found()->merged.isEmpty())
                break;
            recovery.discard(); // copies may have the same time
        }
        recovery.recover();
        QTRY_VERIFY(session.isModified() && !session.isBusy());
        QSignalSpy saved(&session, &models::ConfigSession::saved);
        session.save();
        QTRY_COMPARE(saved.count(), 1);
        QTRY_COMPARE(QDir(killed).entryList({QStringLiteral("*.recovery")}), QStringList());
    }

    void editsThatCouldNotBeWrittenAgainLeaveNothing()
    {
        m_recovery->discard();
        m_limits->session.edit(setApplications(8));
        QTRY_COMPARE(recoveries(), 1);
        QSignalSpy failed(m_recovery.get(), &models::RecoveryFiles::failed);
        const auto before = std::signal(SIGXFSZ, SIG_IGN);
        rlimit limit{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &limit), 0);
        const rlimit none{.rlim_cur = 1, .rlim_max = limit.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &none), 0); // as on a full disk
        m_limits->session.edit(setApplications(9));
        const bool hasFailed = QTest::qWaitFor([&failed] { return !failed.isEmpty(); }, test::kLongestWait);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &limit), 0);
        std::signal(SIGXFSZ, before);
        QVERIFY(hasFailed);
        m_limits->session.undo();
        m_limits->session.undo();
        QTRY_VERIFY(!m_limits->session.hasUnsavedEdits());
        QTRY_COMPARE(recoveries(), 0);
        QTRY_VERIFY(bases().isEmpty());
    }

    /// A process was killed before it wrote the edits: the text that they began with stands there alone.
    void theTextBeforeGoesWithoutItsEdits()
    {
        m_recovery->discard();
        const QString stem = m_dir->filePath(QStringLiteral("0123456789abcdef-0123"));
        writeBytes(stem + QStringLiteral("-89ab.base"), kText);
        writeBytes(stem + QStringLiteral("4.recovery.lock"), {});
        openFile(m_limits->path());
        QTRY_COMPARE(bases(), QStringList());
        QTRY_VERIFY(!QFile::exists(stem + QStringLiteral("4.recovery.lock")));
    }

    void whatWasFoundIsComparedWithTheFile()
    {
        replaceInText("in March", "in May"); // unsaved
        const QDir folder(m_dir->path());
        for (const QString& name : folder.entryList({QStringLiteral("*.recovery"), QStringLiteral("*.base")}))
            QVERIFY(QFile::copy(folder.filePath(name), folder.filePath(QString(name).insert(17, u'b'))));
        m_recovery->discard(); // one of the two
        QTRY_VERIFY(m_recovery->found());
        QVERIFY(!m_recovery->found()->isOfOtherText);
    }

    void discardingDeletesThem()
    {
        button(QStringLiteral("Discard"))->click();
        QVERIFY(!bar()->hasMessage());
        QCOMPARE(recoveries(), 0);
        QCOMPARE(bases(), QStringList());
        QCOMPARE(m_limits->text(), kText);
    }

    void theDifferenceShowsWhatRecoveringWouldChange()
    {
        replaceInText("in March", "in May"); // since the file was opened
        button(QStringLiteral("Show Difference"))->click();
        const auto* sheet = m_limits->page.findChild<ui::DifferenceSheet*>();
        QVERIFY(sheet);
        const auto* changes = childNamed<QTableView>(*sheet, QStringLiteral("Changes to the file"));
        QTRY_COMPARE(changes->model()->rowCount(), 1);
        const QString sentence
            = changes->model()->index(0, models::ChangesModel::ChangeColumn).data().toString();
        QVERIFY2(sentence.contains(QStringLiteral("raised from 4 to 6")), qPrintable(sentence));
        const auto labels = sheet->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("Compared with the current text: "));
        }));
        const QString lines = sheet->findChild<ui::DiffText*>()->toPlainText();
        QVERIFY2(lines.contains(QRegularExpression(QStringLiteral("\\+ .*applications: 6.*in May"))),
                 qPrintable(lines));
        QVERIFY2(lines.contains(QRegularExpression(QStringLiteral("- .*applications: 4.*in May"))),
                 qPrintable(lines));
        QVERIFY(bar()->isVisible());
        QVERIFY(m_recovery->found());
        QVERIFY(m_limits->text().contains("applications: 4"));
    }

    void editsSinceTheFileWasOpenedAreKept()
    {
        replaceInText("in March", "in May");
        const QByteArray before = m_limits->text();
        button(QStringLiteral("Recover"))->click();
        QTRY_COMPARE(m_limits->text(), QByteArray(kEdited).replace("in March", "in May"));
        QTRY_VERIFY(!bar()->hasMessage());
        m_limits->session.undo();
        QTRY_COMPARE(m_limits->text(), before);
    }

    void editsOfTheSamePlaceAreAskedAbout_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QByteArray>("count");
        QTest::newRow("current") << QStringLiteral("Current text, line 6") << QByteArray("applications: 9");
        QTest::newRow("recovered") << QStringLiteral("Recovered edits") << QByteArray("applications: 6");
    }
    void editsOfTheSamePlaceAreAskedAbout()
    {
        QFETCH(const QString, choice);
        QFETCH(const QByteArray, count);
        m_limits->session.edit(setApplications(9));
        m_limits->waitUntilIdle();
        button(QStringLiteral("Recover"))->click();
        QTRY_VERIFY(m_limits->page.findChild<ui::MergeDialog*>());
        auto* dialog = m_limits->page.findChild<ui::MergeDialog*>();
        QVERIFY(m_limits->text().contains("applications: 9"));
        QVERIFY(bar()->isVisible());
        childNamed<QRadioButton>(*dialog, choice)->click();
        dialog->accept();
        QTRY_VERIFY(!bar()->hasMessage());
        QVERIFY2(m_limits->text().contains(count), m_limits->text().constData());
    }

    /// A process was killed while it wrote a hard-linked file in place: the content before stands beside it.
    void anInterruptedSaveOffersTheContentBefore()
    {
        m_recovery->discard(); // of the edits
        const QString path = m_limits->session.path();
        const QString kept = QString::fromStdString(file::keptContentPath(path.toStdString()));
        QFile before(kept);
        QVERIFY(before.open(QIODevice::WriteOnly));
        before.write(kEdited);
        before.close();
        openFile(path);
        QTRY_VERIFY(bar()->hasMessage());
        QVERIFY(bar()->text().contains(QStringLiteral("interrupted")));
        QVERIFY(!QFile::exists(kept)); // where it is, it prevents saves in place
        QCOMPARE(recoveries(), 1);
        openFile(path); // as after another crash
        QTRY_VERIFY(m_recovery->found()
                    && m_recovery->found()->kind == models::Recovery::Kind::InterruptedSave);

        QTRY_VERIFY(!m_limits->session.isBusy());
        button(QStringLiteral("Recover"))->click();
        QTRY_COMPARE(m_limits->text(), kEdited);
        QTRY_COMPARE(recoveries(), 2); // with that of this process
        m_limits->session.undo();
        QTRY_COMPARE(m_limits->text(), kText);
        QTRY_VERIFY(bar()->hasMessage());
        QTRY_COMPARE(recoveries(), 1); // the only one of the content before
        QVERIFY(bar()->text().contains(QStringLiteral("interrupted")));

        button(QStringLiteral("Recover"))->click();
        QTRY_COMPARE(m_limits->text(), kEdited);
        saveAndWait();
        QCOMPARE(bytesOf(path), kEdited);
        QTRY_COMPARE(recoveries(), 0);
    }

    void anInterruptedSaveThatChangedNothingIsTidiedUp()
    {
        m_recovery->discard();
        const QString path = m_limits->session.path();
        const QString kept = QString::fromStdString(file::keptContentPath(path.toStdString()));
        QVERIFY(QFile::copy(path, kept));
        QSignalSpy looked(m_recovery.get(), &models::RecoveryFiles::foundChanged);
        m_limits->session.reload();
        QTRY_VERIFY(!looked.isEmpty() && !QFile::exists(kept));
        QVERIFY(!bar()->hasMessage());
    }

    void otherInstancesAreNamed()
    {
        const QString folder = m_dir->filePath(QStringLiteral("open"));
        models::InstanceWatch watch(&m_limits->session, folder);
        m_limits->page.setInstances(&watch);
        models::ConfigSession other;
        models::InstanceWatch otherWatch(&other, folder);
        m_limits->session.reload();
        other.open(m_limits->session.path());
        QTRY_COMPARE(watch.others().size(), std::size_t(1));
        const auto isTheMessage = [](const ui::MessageBar* shown) {
            return shown->hasMessage()
                && shown->text().startsWith(
                    QStringLiteral("This file is also open in another QuotaDeck window (process %1")
                        .arg(QCoreApplication::applicationPid()));
        };
        QTRY_VERIFY(std::ranges::any_of(m_limits->page.findChildren<ui::MessageBar*>(), isTheMessage));
        QFile elsewhere(m_dir->filePath(QStringLiteral("elsewhere.yaml")));
        QVERIFY(elsewhere.open(QIODevice::WriteOnly));
        elsewhere.write(kText);
        elsewhere.close();
        other.open(elsewhere.fileName());
        QTRY_VERIFY(std::ranges::none_of(m_limits->page.findChildren<ui::MessageBar*>(), isTheMessage));
    }

    void aFileThatChangedSinceIsMerged()
    {
        const QByteArray changed = QByteArray(kText).replace("in March", "in May");
        writeBytes(m_limits->path(), changed);
        openFile(m_limits->path());
        QTRY_VERIFY(bar()->isVisible());
        QVERIFY(m_recovery->found()->isOfOtherText);
        QVERIFY2(bar()->text().contains(QStringLiteral("Recover merges both")), qPrintable(bar()->text()));
        button(QStringLiteral("Recover"))->click();
        QTRY_COMPARE(m_limits->text(), QByteArray(kEdited).replace("in March", "in May"));
    }

    void withoutTheTextBeforeTheWholeFileIsAskedAbout()
    {
        for (const QString& name : QDir(m_dir->path()).entryList({QStringLiteral("*.base")}))
            QVERIFY(QFile::remove(m_dir->filePath(name)));
        writeBytes(m_limits->path(), QByteArray(kText).replace("in March", "in May"));
        openFile(m_limits->path());
        QTRY_VERIFY(bar()->isVisible());
        button(QStringLiteral("Recover"))->click();
        QTRY_VERIFY(m_limits->page.findChild<ui::MergeDialog*>());
        QVERIFY(m_limits->text().contains("in May")); // nothing is replaced before the answer
        m_limits->page.findChild<ui::MergeDialog*>()->reject();
        QVERIFY(bar()->isVisible());
    }

    void unreadableEditsAreRecoveredToo()
    {
        m_recovery->discard();
        QVERIFY(leaveEditsBehind(QByteArray(kText).replace("applications: 4}", "applications: ")));
        m_limits->session.reload();
        QTRY_VERIFY(bar()->isVisible());
        button(QStringLiteral("Recover"))->click();
        QTRY_COMPARE(m_limits->text(), QByteArray(kText).replace("applications: 4}", "applications: "));
    }

    void otherEditsDoNotWriteOverThem()
    {
        m_limits->session.edit(setApplications(9));
        QTRY_COMPARE(recoveries(), 2); // written by the timer
        QVERIFY(m_recovery->found());
        QCOMPARE(QByteArray::fromStdString(m_recovery->found()->text), kEdited);
        QSignalSpy saved(&m_limits->session, &models::ConfigSession::saved);
        m_limits->session.save();
        QTRY_COMPARE(saved.count(), 1);
        QTRY_COMPARE(recoveries(), 1); // nothing of this process is unsaved any more
    }

    void whatAnotherWindowEditsIsNotOffered()
    {
        m_recovery->discard();
        QSignalSpy looked(m_recovery.get(), &models::RecoveryFiles::foundChanged);
        QTRY_COMPARE(looked.count(), 1);
        models::ConfigSession other;
        models::RecoveryFiles recovery(&other, m_dir->path(), std::chrono::milliseconds(0));
        other.open(m_limits->path());
        QTRY_VERIFY(other.revision());
        other.edit(setApplications(7));
        QTRY_VERIFY(other.isModified());
        recovery.write();
        QTRY_COMPARE(recoveries(), 1);

        looked.clear();
        m_limits->session.reload();
        QTRY_COMPARE(looked.count(), 1);
        QVERIFY(!m_recovery->found());
    }

    void editsAreKeptForNextTime_data()
    {
        QTest::addColumn<bool>("isUnderWay");
        QTest::newRow("done") << false;
        QTest::newRow("under way") << true;
    }
    void editsAreKeptForNextTime() // product.md 4.3
    {
        QFETCH(const bool, isUnderWay);
        m_recovery->discard();
        writeOnRequestOnly();
        m_limits->session.edit(setApplications(8));
        if (!isUnderWay)
            m_limits->waitUntilIdle();
        QVERIFY(answer(QStringLiteral("Keep for Next Time")));
        QCOMPARE(recoveries(), 1);

        const QString other = m_dir->filePath(QStringLiteral("other.yaml"));
        writeBytes(other, kText);
        openFile(other);
        QVERIFY(!m_recovery->found());
        QCOMPARE(recoveries(), 1);
        openFile(m_limits->path());
        QTRY_VERIFY(bar()->isVisible());
        button(QStringLiteral("Recover"))->click();
        QTRY_COMPARE(m_limits->text(), QByteArray(kText).replace("applications: 4", "applications: 8"));
    }

    void whatWasKeptAndThenSavedIsNotOffered()
    {
        m_recovery->discard();
        writeOnRequestOnly();
        m_limits->session.edit(setApplications(8));
        m_limits->waitUntilIdle();
        QVERIFY(answer(QStringLiteral("Keep for Next Time")));
        QCOMPARE(recoveries(), 1);
        QSignalSpy saved(&m_limits->session, &models::ConfigSession::saved); // after staying
        m_limits->session.save();
        QTRY_COMPARE(saved.count(), 1);
        QTRY_COMPARE(recoveries(), 0);
    }

    void whatWasKeptAndThenDiscardedIsNotOffered()
    {
        m_recovery->discard();
        m_limits->session.edit(setApplications(8));
        m_limits->waitUntilIdle();
        QVERIFY(answer(QStringLiteral("Keep for Next Time")));
        QVERIFY(answer(QStringLiteral("Discard Edits"))); // after staying
        openFile(m_limits->path());
        QTRY_COMPARE(recoveries(), 0);
    }

    void ofWhatWasKeptTwiceTheNewerStays()
    {
        m_recovery->discard();
        writeOnRequestOnly();
        for (const std::uint64_t count : {8, 9}) {
            m_limits->session.edit(setApplications(count));
            m_limits->waitUntilIdle();
            QVERIFY(answer(QStringLiteral("Keep for Next Time")));
            QTRY_COMPARE(recoveries(), 1);
        }
        openFile(m_limits->path());
        QCOMPARE(QByteArray::fromStdString(m_recovery->found()->text),
                 QByteArray(kText).replace("applications: 4", "applications: 9"));
    }

    void savingGoesOnWithWhatWasAskedFor() // product.md 4.3
    {
        m_recovery->discard();
        m_limits->session.edit(setApplications(8));
        bool hasGoneOn = false;
        m_limits->page.afterEdits([&hasGoneOn] { hasGoneOn = true; });
        choose(m_limits->page, QStringLiteral("Save…"));
        QTRY_VERIFY(m_limits->page.findChild<ui::SaveSheet*>());
        m_limits->page.findChild<ui::SaveSheet*>()->reject(); // thinks better of it
        QVERIFY(!hasGoneOn);
        QTRY_VERIFY(!m_limits->page.findChild<ui::SaveSheet*>());

        m_limits->page.afterEdits([&hasGoneOn] { hasGoneOn = true; });
        choose(m_limits->page, QStringLiteral("Save…"));
        QTRY_VERIFY(m_limits->page.findChild<ui::SaveSheet*>());
        m_limits->page.findChild<ui::SaveSheet*>()->accept();
        QTRY_VERIFY(hasGoneOn);
        QCOMPARE(bytesOf(m_limits->path()), QByteArray(kText).replace("applications: 4", "applications: 8"));
    }

    void whatTheSchedulerWouldRejectIsNotLeft()
    {
        m_recovery->discard();
        m_limits->session.edit([](const config::Document& document) {
            return document.setUsers({0, QueuePath("root"), 0}, {"9lives"}); // VAL-34
        });
        bool hasGoneOn = false;
        m_limits->page.afterEdits([&hasGoneOn] { hasGoneOn = true; });
        choose(m_limits->page, QStringLiteral("Save…"));
        QTRY_VERIFY(!m_limits->session.isBusy());
        QVERIFY(!hasGoneOn);
        QVERIFY(!m_limits->page.findChild<ui::SaveSheet*>());

        m_limits->session.undo();
        m_limits->session.edit(setApplications(8));
        m_limits->waitUntilIdle();
        QSignalSpy saved(&m_limits->session, &models::ConfigSession::saved);
        m_limits->session.save(); // a later save is none that was asked for then
        QTRY_COMPARE(saved.count(), 1);
        QTest::qWait(0); // what goes on does so a little later
        QVERIFY(!hasGoneOn);
    }

    void whatIsDiscardedIsNotKept()
    {
        m_recovery->discard();
        m_limits->session.edit(setApplications(8));
        QTRY_COMPARE(recoveries(), 1); // written by the timer
        QVERIFY(answer(QStringLiteral("Discard Edits")));
        openFile(m_limits->path());
        QTRY_COMPARE(recoveries(), 0);
    }

    void editsThatCannotBeKeptAreNotGivenUp()
    {
        m_recovery->discard();
        models::ConfigSession session;
        models::RecoveryFiles recovery(&session, m_limits->path() + QStringLiteral("/none"), // below a file
                                       std::chrono::milliseconds(0));
        ui::LimitsPage page(&session);
        page.setRecovery(&recovery);
        page.show();
        session.open(m_limits->path());
        QTRY_VERIFY(session.revision());
        session.edit(setApplications(8));
        bool hasGoneOn = false;
        page.afterEdits([&hasGoneOn] { hasGoneOn = true; });
        choose(page, QStringLiteral("Keep for Next Time"));
        const auto isToldWhy = [&page] {
            const auto bars = page.findChildren<ui::MessageBar*>();
            return std::ranges::any_of(bars, [](const ui::MessageBar* shown) {
                return shown->isVisible()
                    && shown->text().startsWith(QStringLiteral("Cannot keep the edits"));
            });
        };
        QTRY_VERIFY(isToldWhy());
        QVERIFY(!hasGoneOn);
        QVERIFY(session.isModified());
    }

private:
    /// Clicks @p choice when the question about unsaved edits is there.
    static void choose(const QWidget& page, const QString& choice)
    {
        QTRY_VERIFY(page.findChild<ui::UnsavedQuestion*>());
        for (auto* button : page.findChild<ui::UnsavedQuestion*>()->buttons()) {
            if (button->text() == choice) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(choice));
    }
    /// Whether it goes on when the question is answered by @p choice.
    bool answer(const QString& choice)
    {
        bool hasGoneOn = false;
        m_limits->page.afterEdits([&hasGoneOn] { hasGoneOn = true; });
        choose(m_limits->page, choice);
        return QTest::qWaitFor([&hasGoneOn] { return hasGoneOn; }, test::kLongestWait);
    }
    void replaceInText(const QByteArray& before, const QByteArray& after)
    {
        m_limits->session.replaceText(QByteArray(m_limits->text()).replace(before, after).toStdString());
        m_limits->waitUntilIdle();
    }
    void openFile(const QString& path)
    {
        QSignalSpy looked(m_recovery.get(), &models::RecoveryFiles::foundChanged);
        m_limits->session.open(path);
        QTRY_VERIFY(!looked.isEmpty());
    }

    /// Edits are written when that is asked for, and not in between by the timer.
    void writeOnRequestOnly()
    {
        m_recovery = std::make_unique<models::RecoveryFiles>(&m_limits->session, m_dir->path(),
                                                             std::chrono::milliseconds(0));
        m_limits->page.setRecovery(m_recovery.get());
        openFile(m_limits->path());
    }
    void saveAndWait()
    {
        QSignalSpy saved(&m_limits->session, &models::ConfigSession::saved);
        m_limits->session.save();
        QTRY_COMPARE(saved.count(), 1);
        m_limits->waitUntilIdle();
    }

    /// As a process that was killed: its file stays, its lock is nobody's.
    bool leaveEditsBehind(const QByteArray& text = kEdited)
    {
        models::ConfigSession session;
        models::RecoveryFiles recovery(&session, m_dir->path(), std::chrono::milliseconds(0));
        session.open(m_limits->path());
        if (!QTest::qWaitFor([&session] { return session.revision() != nullptr; }, test::kLongestWait))
            return false;
        session.replaceText(text.toStdString());
        if (!QTest::qWaitFor([&session] { return session.isModified(); }, test::kLongestWait))
            return false;
        QSignalSpy written(&recovery, &models::RecoveryFiles::written);
        recovery.write();
        if (!written.wait(test::kLongestWait))
            return false;
        const auto files = QDir(m_dir->path()).entryList({QStringLiteral("*.recovery")});
        const QString own = files.value(0).chopped(9); // with the text before, that begins likewise
        for (const QString& name : QDir(m_dir->path()).entryList({own + u'*'}, QDir::Files)) {
            if (!name.endsWith(QStringLiteral(".lock")))
                QFile::copy(m_dir->filePath(name), m_dir->filePath(QString(name).replace(own, own + u'a')));
        }
        return files.size() == 1;
    }

    [[nodiscard]] int recoveries() const
    {
        return static_cast<int>(QDir(m_dir->path()).entryList({QStringLiteral("*.recovery")}).size());
    }
    [[nodiscard]] QStringList bases() const
    {
        return QDir(m_dir->path()).entryList({QStringLiteral("*.base")});
    }
    [[nodiscard]] QToolButton* button(const QString& text) const
    {
        return childNamed<QToolButton>(m_limits->page, text);
    }
    [[nodiscard]] ui::MessageBar* bar() const
    {
        return qobject_cast<ui::MessageBar*>(button(QStringLiteral("Show Difference"))->parentWidget());
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<LimitsFixture> m_limits;
    std::unique_ptr<models::RecoveryFiles> m_recovery;
};

QUOTADECK_TEST(TestRecoveryBar, QApplication)
} // namespace tst_recoverybar

#include "tst_recoverybar.moc"
