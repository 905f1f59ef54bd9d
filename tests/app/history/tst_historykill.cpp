// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyreader.h"
#include "tests/app/history/historysamples.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <random>
#include <vector>

namespace tst_historykill {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
/// A window in a process of its own, see history_writer.
class Window
{
public:
    Window(const QString& path, qint64 first, const QString& source, int count = 0)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(QUOTADECK_HISTORY_WRITER),
                        {path, QString::number(first), source, QString::number(count)});
    }

    /// Its next line; empty when there is none any more.
    QByteArray next()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead())
                return {};
        }
        const QByteArray line = m_process.readLine().trimmed();
        if (line != "-")
            m_kept.push_back(line.toLongLong());
        return line;
    }
    /// Ends it with the next sample on its way.
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
        while (!next().isEmpty()) { }
    }
    /// Waits until it has ended by itself.
    [[nodiscard]] bool isDone()
    {
        while (!next().isEmpty()) { }
        m_process.waitForFinished();
        return m_process.state() == QProcess::NotRunning && m_process.exitStatus() == QProcess::NormalExit
            && m_process.exitCode() == 0;
    }
    [[nodiscard]] const std::vector<qint64>& kept() const
    {
        return m_kept;
    } ///< what it knows to be in the file

private:
    QProcess m_process;
    std::vector<qint64> m_kept;
};

/// All that root used, in the order of time.
std::vector<qint64> usedIn(const QString& path, const QString& source)
{
    auto file = history::HistoryFile::open(path);
    if (!file || !(*file)->check())
        return {};
    const auto now
        = std::chrono::ceil<history::Milliseconds>(std::chrono::system_clock::now().time_since_epoch());
    const auto reply = history::read(**file,
                                     {source,
                                      {usedMemory("root")},
                                      now - std::chrono::minutes(2),
                                      now + std::chrono::minutes(1),
                                      10'000'000});
    std::vector<qint64> values;
    if (!reply)
        return {};
    for (const history::Line& line : reply->lines.front()) {
        for (const history::Point& point : line) {
            if (values.empty() || values.back() != point.range.last)
                values.push_back(point.range.last);
        }
    }
    return values;
}
} // namespace

class TestHistoryKill final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingThatWasRecordedIsLost()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("history.sqlite"));
        std::mt19937 random(20261122);
        qint64 recorded = 0;
        for (int round = 0; round < 50; ++round) {
            QProcess writer;
            writer.start(QStringLiteral(QUOTADECK_HISTORY_WRITER), {path, QString::number(recorded + 1)});
            // Killed after any number of samples, somewhere in the next one.
            const auto most = recorded + 1 + static_cast<qint64>(random() % 40);
            while (recorded < most) {
                QVERIFY2(writer.canReadLine() || writer.waitForReadyRead(), qPrintable(writer.errorString()));
                while (writer.canReadLine())
                    recorded = writer.readLine().trimmed().toLongLong();
            }
            writer.kill();
            QVERIFY(writer.waitForFinished());
            while (writer.canReadLine())
                recorded = writer.readLine().trimmed().toLongLong();

            auto file = history::HistoryFile::open(path);
            QVERIFY(file);
            QVERIFY((*file)->check());
            const auto reply = history::read(**file,
                                             {kSource,
                                              {usedMemory("root")},
                                              std::chrono::seconds(0),
                                              std::chrono::seconds(recorded + 1),
                                              1'000'000});
            QVERIFY(reply);
            const history::Point last = reply->lines.front().back().back();
            // One more may have been written and not printed any more.
            QVERIFY(last.time == std::chrono::seconds(recorded)
                    || last.time == std::chrono::seconds(recorded + 1));
            QCOMPARE(last.range.last, Quantity(last.time / std::chrono::seconds(1)));
            recorded = last.time / std::chrono::seconds(1);
        }
    }

    /// Of two processes that show the same source one records it; when that is killed the other goes on.
    void anotherProcessGoesOnWithTheSource()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("history.sqlite"));
        Window first(path, 1'000, kSource);
        while (first.kept().size() < 20)
            QVERIFY(!first.next().isEmpty());
        Window second(path, 9'000, kSource);
        for (int count = 0; count < 20; ++count)
            QCOMPARE(second.next(), QByteArray("-"));
        while (first.kept().size() < 40)
            QVERIFY(!first.next().isEmpty());

        first.kill();

        while (second.kept().size() < 20)
            QVERIFY(!second.next().isEmpty());
        second.kill();
        const auto used = usedIn(path, kSource);
        // Each value once and in order: nothing is lost, nothing mixed. The last one of each may not have been told any more.
        auto expected = first.kept();
        const auto last = expected.back() + 1;
        if (std::ranges::find(used, last) != used.end())
            expected.push_back(last);
        expected.insert(expected.end(), second.kept().begin(), second.kept().end());
        if (used.size() == expected.size() + 1)
            expected.push_back(second.kept().back() + 1);
        QCOMPARE(used, expected);
    }

    void twoProcessesRecordDifferentSources()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("history.sqlite"));
        const QString other = QStringLiteral("http://other [default]");
        constexpr int kCount = 200;
        Window first(path, 1'000, kSource, kCount);
        Window second(path, 9'000, other, kCount);

        QVERIFY(first.isDone());
        QVERIFY(second.isDone());
        for (const auto& [window, source] : {std::pair(&first, kSource), {&second, other}}) {
            QCOMPARE(window->kept().size(), std::size_t{kCount});
            QCOMPARE(usedIn(path, source), window->kept());
        }
        const QStringList left = QDir(folder.path()).entryList({QStringLiteral("*.lock")}, QDir::Files);
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char(' '))));
    }
};

QUOTADECK_TEST(TestHistoryKill, QCoreApplication)
} // namespace tst_historykill

#include "tst_historykill.moc"
