// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/answers.h"
#include "tests/app/serve/recordings.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_metrics {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
/// The name and labels of each sample of @p text with its value.
std::map<QString, QString> samplesOf(const QString& text)
{
    std::map<QString, QString> samples;
    for (const auto& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const auto space = line.lastIndexOf(u' ');
        if (!line.startsWith(u'#'))
            samples[line.left(space)] = line.mid(space + 1);
    }
    return samples;
}

QString metricsOf(const ClusterSnapshot& snapshot)
{
    serve::ServedCluster cluster(serve::ServedCluster::Setup{{}, "an-instance"});
    publish(cluster, std::make_shared<const ClusterSnapshot>(snapshot));
    return QString::fromStdString(serve::metricsText(cluster));
}
} // namespace

/// The metrics that a Prometheus would collect from us.
class TestMetrics : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// REST-50, REST-51: the samples that a scheduler also has are the same as its own.
    void agreeWithARealScheduler()
    {
        const auto recorded = recordings(QStringLiteral("scenario-a"));
        const auto real = samplesOf(QString::fromStdString(bodyOf(recorded, "/ws/v1/metrics")));

        const auto own = samplesOf(metricsOf(*recordedSnapshot(recorded)));

        int compared = 0;
        for (const auto& [name, value] : own) {
            const auto other = real.find(name);
            // Gauges of the scheduler lag: it forgets to count the applications that it restores.
            if (other == real.end() || name.startsWith(QStringLiteral("yunikorn_queue_app")))
                continue;
            QCOMPARE(QStringLiteral("%1 %2").arg(name).arg(value.toDouble()),
                     QStringLiteral("%1 %2").arg(name).arg(other->second.toDouble()));
            ++compared;
        }
        QVERIFY(compared > 150);
    }

    void everySampleIsDescribedAndUnique()
    {
        const auto label = QStringLiteral("[a-z]+=\"(?:[^\"\\\\]|\\\\.)*\"");
        const QRegularExpression sampleForm(
            QStringLiteral("^([a-z_]+)(\\{%1(?:,%1)*\\})? -?[0-9.e+]+$").arg(label));
        const auto recorded = recordings(QStringLiteral("scenario-a"));
        const auto lines = metricsOf(*recordedSnapshot(recorded)).split(u'\n', Qt::SkipEmptyParts);
        QSet<QString> seen;
        QString family;
        for (qsizetype index = 0; index < lines.size(); ++index) {
            const auto& line = lines[index];
            if (line.startsWith(QStringLiteral("# HELP "))) {
                family = line.section(u' ', 2, 2);
                QVERIFY2(!seen.contains(family), qPrintable(line)); // all samples of a name together
                QCOMPARE(lines[++index], QStringLiteral("# TYPE %1 gauge").arg(family));
                seen.insert(family);
                continue;
            }
            const auto match = sampleForm.match(line);
            QVERIFY2(match.hasMatch(), qPrintable(line));
            QCOMPARE(match.captured(1), family);
            const auto sample = line.left(line.lastIndexOf(u' '));
            QVERIFY2(sample == family || !seen.contains(sample), qPrintable(line));
            seen.insert(sample);
        }
    }

    void showUsageAndLimitsOfUsersAndGroups()
    {
        const auto recorded = recordings(QStringLiteral("scenario-a"));
        const auto samples = samplesOf(metricsOf(*recordedSnapshot(recorded)));
        const auto value = [&samples](const char* name) {
            const auto sample = samples.find(QLatin1String(name));
            return sample == samples.end() ? QStringLiteral("none") : sample->second;
        };

        QCOMPARE(value(R"(quotadeck_user_memory_limit_bytes{user="felix",queue="root.sales"})"),
                 QStringLiteral("12884901888")); // 12Gi
        QCOMPARE(value(R"(quotadeck_user_running_applications_limit{user="felix",queue="root.sales"})"),
                 QStringLiteral("2"));
        QCOMPARE(value(R"(quotadeck_group_cpu_limit_cores{group="sales",queue="root.sales"})"),
                 QStringLiteral("20"));
        QCOMPARE(
            value(
                R"(quotadeck_group_resource_limit{group="research",queue="root",resource="nvidia.com/gpu"})"),
            QStringLiteral("3"));
        QVERIFY(value(R"(quotadeck_user_cpu_usage_cores{user="chen",queue="root"})").toDouble() > 0);
        // No limit is no sample, not 0.
        QCOMPARE(value(R"(quotadeck_user_cpu_limit_cores{user="felix",queue="root.sales"})"),
                 QStringLiteral("none"));
    }

    void labelsAreEscaped()
    {
        ClusterSnapshot snapshot;
        PartitionSnapshot partition;
        partition.info.name = "default";
        UserUsage user;
        user.name = UserName("a\"b\\c\nd\xff");
        user.nodes.push_back({QueuePath("root"), Resource{{"memory", 1}}, {}, {}, 0});
        partition.users = {user};
        snapshot.partitions.push_back(partition);

        QVERIFY(metricsOf(snapshot).contains(
            QStringLiteral("{user=\"a\\\"b\\\\c\\nd\uFFFD\",queue=\"root\"} 1\n")));
    }
};

QUOTADECK_TEST(TestMetrics, QCoreApplication)
} // namespace tst_metrics

#include "tst_metrics.moc"
