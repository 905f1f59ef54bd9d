// SPDX-License-Identifier: GPL-3.0-or-later
// Bombs against the whole program, under a limit of its memory that each of them would exceed many times.
#include "app/window/workspace.h"
#include "core/base/inflater.h"
#include "tests/app/workspacetest.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/widgets/messagebar.h"

#include <QDataStream>
#include <QProcess>

namespace tst_hostilepeers {
using namespace quotadeck;
using namespace quotadeck::test;
using testing::Behaviour;
using testing::ReplayServer;

namespace {
constexpr int kMemoryMiB = 1'500;
#ifdef QUOTADECK_SANITIZED
constexpr auto kLimitMemory
    = "export ASAN_OPTIONS=detect_leaks=0:hard_rss_limit_mb=%1:max_allocation_size_mb=%1";
#else
constexpr auto kLimitMemory = "ulimit -v $((%1 * 1024))";
#endif

constexpr std::array kTargets{"/ws/v1/partitions", "/ws/v1/clusters", "/ws/v1/scheduler/healthcheck",
                              "/ws/v1/config", "/apis/v1/plugins/ElasticQuota/quotas"};

/// 4 GiB of blanks in 4 MB.
Behaviour bomb()
{
    static const QByteArray kBody
        = QByteArray::fromStdString(gzipped(std::string(8UL << 20U, ' '), GzipEffort::Best)).repeated(512);
    Behaviour behaviour;
    behaviour.body = kBody;
    behaviour.headers.emplaceBack("Content-Encoding", "gzip");
    return behaviour;
}

QByteArray frame(const QByteArray& content)
{
    QByteArray bytes;
    QDataStream(&bytes, QIODevice::WriteOnly) << static_cast<quint32>(content.size());
    return bytes + content;
}

/// A recording of one part that unpacks to 256 MiB and promises @p promised bytes.
QByteArray recordingBomb(quint32 promised)
{
    QByteArray part;
    QDataStream(&part, QIODevice::WriteOnly) << promised;
    part += qCompress(QByteArray(256 << 20, ' ')).mid(4);
    QByteArray info;
    QDataStream(&info, QIODevice::WriteOnly) << quint8(0) << QByteArray("a");
    QByteArray moment;
    QDataStream(&moment, QIODevice::WriteOnly)
        << qint64(1) << quint32(1) << QByteArray("") << quint8(0) << static_cast<quint32>(part.size());
    return "QDREC001" + frame(info) + frame(moment + part);
}
} // namespace

class TestHostilePeers : public WorkspaceTest
{
    Q_OBJECT

    std::unique_ptr<ReplayServer> m_server;

    /// Runs the program under the limit until it ends.
    static void run(QProcess& program, const QStringList& arguments)
    {
        const QString limited
            = QString::fromLatin1(kLimitMemory).arg(kMemoryMiB) + QStringLiteral("; exec \"$0\" \"$@\"");
        program.start(QStringLiteral("/bin/sh"),
                      QStringList{QStringLiteral("-c"), limited, QStringLiteral(QUOTADECK_PROGRAM)}
                          + arguments);
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    }

private Q_SLOTS:
    void init()
    {
        prepare();
        m_server = std::make_unique<ReplayServer>();
        for (const char* target : kTargets)
            m_server->set(target, bomb());
    }

    void aBombEndsInAMessage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const char* arguments) {
            QTest::newRow(name) << QString::fromLatin1(arguments).split(QLatin1Char(' '));
        };
        row("snapshot", "snapshot --connect URL");
        row("snapshot of elastic quotas", "snapshot --kind koordinator --connect URL");
        row("check", "check --connect URL");
        row("picture", "--connect URL --screenshot PNG");
    }

    void aBombEndsInAMessage()
    {
        QFETCH(QStringList, arguments);
        arguments.replaceInStrings(QStringLiteral("URL"), m_server->url());
        arguments.replaceInStrings(QStringLiteral("PNG"), m_dir->filePath(QStringLiteral("page.png")));
        QProcess program;
        run(program, arguments);
        const QByteArray errors = program.readAllStandardError();
        QVERIFY2(errors.contains("bytes after decompression, the most that is read"), errors.constData());
        QCOMPARE(program.exitCode(), int(cli::ExitInput));
    }

    void aRecordingBombEndsInAMessage_data()
    {
        QTest::addColumn<quint32>("promised");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("a gigabyte is promised")
            << (1U << 30U) << QByteArray("decompresses to 1073741824 bytes");
        QTest::newRow("a little is promised") << 1000U << QByteArray("damaged at byte");
    }

    void aRecordingBombEndsInAMessage()
    {
        QFETCH(quint32, promised);
        QFETCH(QByteArray, message);
        QFile file(m_dir->filePath(QStringLiteral("bomb.qdrec")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(recordingBomb(promised));
        file.close();
        QProcess program;
        run(program,
            {QStringLiteral("--recording"), file.fileName(), QStringLiteral("--screenshot"),
             m_dir->filePath(QStringLiteral("page.png"))});
        const QByteArray errors = program.readAllStandardError();
        QVERIFY2(errors.contains(message), errors.constData());
        QVERIFY(errors.contains("bomb.qdrec"));
        QCOMPARE(program.exitCode(), int(cli::ExitInput));
    }

    void theWindowStaysAndNamesTheReason()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::RestSource{{.url = m_server->url().toStdString()}};
        workspace.start(options);
        workspace.window().show();
        const auto isToldOf = [&workspace] {
            const auto bars = workspace.window().findChildren<ui::MessageBar*>();
            return std::ranges::any_of(bars, [](const ui::MessageBar* bar) {
                return bar->isVisible() && bar->text().contains(QStringLiteral("bytes after decompression"));
            });
        };
        QTRY_VERIFY(isToldOf());
        m_server->clear();
        QVERIFY(m_server->load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        QTRY_COMPARE(shown.count(), 1); // the next try succeeds
    }
};

QUOTADECK_TEST(TestHostilePeers, QApplication)
} // namespace tst_hostilepeers

#include "tst_hostilepeers.moc"
