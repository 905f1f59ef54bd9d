// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/versionsearch.h"
#include "tests/support/sessionfile.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>

namespace tst_versionsearch {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
const QByteArray kQueues = "partitions: [{name: default, queues: [{name: root}]}]\n";

/// A walk that answers one version and waits until it is stopped.
struct EndlessWalk
{
    std::shared_ptr<std::atomic<bool>> isStopped = std::make_shared<std::atomic<bool>>(false);

    [[nodiscard]] VersionSearch::Walk walk() const
    {
        return [stopped = isStopped](std::span<const insight::ConfigVersion>, const std::stop_token& stop,
                                     const insight::VersionProgress& progress) {
            progress(1);
            std::mutex mutex;
            std::condition_variable_any ended;
            std::unique_lock lock(mutex);
            ended.wait(lock, stop, [] { return false; });
            *stopped = true;
            return std::optional<VersionFinding>();
        };
    }
};
} // namespace

class TestVersionSearch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_file = std::make_unique<test::SessionFile>(kQueues);
        const VersionStore store(m_dir->path());
        QVERIFY(store.add(m_file->path(), "older", {.message = QStringLiteral("first")}));
        QVERIFY(store.add(m_file->path(), "newer", {.message = QStringLiteral("second")}));
        m_file->session.setVersions(store);
    }

    void theVersionsAreReadFromTheOldest()
    {
        VersionSearch search(&m_file->session);
        QVERIFY(search.canStart());
        search.start([](std::span<const insight::ConfigVersion> versions, const std::stop_token&,
                        const insight::VersionProgress&) {
            VersionFinding finding;
            finding.sentence = [text = versions.back().text().value()](const VersionFinding::NameOf& nameOf) {
                return Message(nameOf(1).english() + " has " + text);
            };
            finding.since = versions.size() - 1;
            return std::optional(finding);
        });
        QVERIFY(search.isBusy());
        QVERIFY(!search.canStart());
        QTRY_VERIFY(search.result());
        QVERIFY(!search.isBusy());
        const auto nameOf = [&search](std::size_t number) {
            return Message(search.versions().at(number).note.message.toStdString());
        };
        QCOMPARE(search.result()->sentence(nameOf).english(), std::string("second has newer"));
        QCOMPARE(search.versions().at(*search.result()->since).note.message, QStringLiteral("second"));
    }

    void aSearchShowsItsProgressAndCanBeCancelled()
    {
        VersionSearch search(&m_file->session);
        const EndlessWalk endless;
        search.start(endless.walk());
        QTRY_COMPARE(search.answered(), std::size_t(1));
        QCOMPARE(search.count(), std::size_t(2));
        QSignalSpy changed(&search, &VersionSearch::changed);
        QTRY_VERIFY(changed.count() > 0); // the progress
        search.cancel();
        QVERIFY(!search.isBusy());
        QVERIFY(!search.result());
        QTRY_VERIFY(*endless.isStopped);
        QVERIFY(search.canStart());
    }

    void anotherFileEndsASearch()
    {
        VersionSearch search(&m_file->session);
        const EndlessWalk endless;
        search.start(endless.walk());
        QTRY_COMPARE(search.answered(), std::size_t(1));
        m_file->session.reload();
        QTRY_VERIFY(!search.isBusy());
        QTRY_VERIFY(*endless.isStopped);
        QVERIFY(!search.result());
    }

    void withoutVersionsNothingIsSearched()
    {
        m_file->session.setVersions(VersionStore({}));
        QVERIFY(!VersionSearch(&m_file->session).canStart());
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<test::SessionFile> m_file;
};

QUOTADECK_TEST(TestVersionSearch, QCoreApplication)
} // namespace tst_versionsearch

#include "tst_versionsearch.moc"
