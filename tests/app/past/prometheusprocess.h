// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/accessto.h"
#include "tests/support/childprocess.h"
#include "tests/support/fetched.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QProcess>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace quotadeck::test {
/// Prometheus of the distribution on a free port of 127.0.0.1, with a past that it is given. It ends with this object.
class PrometheusProcess
{
public:
    /// Starts it with @p samples, in the text format of OpenMetrics. Fails the program where that is impossible.
    explicit PrometheusProcess(const QByteArray& samples)
    {
        write(QStringLiteral("samples"), samples);
        write(QStringLiteral("prometheus.yml"), "scrape_configs: []\n");
        import();
        for (int i = 0; i < kTries; ++i) {
            if (start())
                return;
        }
        qFatal("prometheus cannot be started: %s", m_process->readAll().constData());
    }
    ~PrometheusProcess()
    {
        m_process->kill();
        m_process->waitForFinished(kPatience);
    }
    PrometheusProcess(const PrometheusProcess&) = delete;
    PrometheusProcess& operator=(const PrometheusProcess&) = delete;

    [[nodiscard]] QString url() const { return QStringLiteral("http://127.0.0.1:%1").arg(m_port); }

private:
    static constexpr int kPatience = 300'000; ///< ms, for a slow and busy machine
    static constexpr int kTries = 5; ///< another program may take the port first

    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(file.fileName()));
    }

    void import()
    {
        QProcess promtool;
        promtool.setProcessChannelMode(QProcess::MergedChannels);
        promtool.start(QStringLiteral("promtool"),
                       {QStringLiteral("tsdb"), QStringLiteral("create-blocks-from"),
                        QStringLiteral("--max-block-duration=64h"), QStringLiteral("openmetrics"),
                        m_folder.filePath(QStringLiteral("samples")),
                        m_folder.filePath(QStringLiteral("data"))});
        if (!promtool.waitForStarted())
            qFatal("promtool is missing: install the package prometheus");
        if (!promtool.waitForFinished(kPatience) || promtool.exitCode() != 0)
            qFatal("promtool failed: %s", promtool.readAll().constData());
    }

    bool start()
    {
        QTcpServer free;
        if (!free.listen(QHostAddress::LocalHost))
            return false;
        m_port = free.serverPort();
        free.close();
        m_process = testing::childProcess();
        m_process->setProcessChannelMode(QProcess::MergedChannels);
        m_process->start(
            QStringLiteral("prometheus"),
            {QStringLiteral("--config.file=%1").arg(m_folder.filePath(QStringLiteral("prometheus.yml"))),
             QStringLiteral("--storage.tsdb.path=%1").arg(m_folder.filePath(QStringLiteral("data"))),
             QStringLiteral("--storage.tsdb.retention.time=100y"),
             QStringLiteral("--web.listen-address=127.0.0.1:%1").arg(m_port)});
        if (!m_process->waitForStarted(kPatience))
            qFatal("prometheus is missing: install the package prometheus");
        const auto access = testing::accessTo(url());
        for (const QDeadlineTimer deadline(kPatience); !deadline.hasExpired();) {
            if (testing::fetched(access, QStringLiteral("/api/v1/status/buildinfo")))
                return true;
            if (m_process->waitForFinished(20)) // the port is taken, for example
                return false;
        }
        return false;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_process;
    quint16 m_port = 0;
};
} // namespace quotadeck::test
