// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/charts/chartexport.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_chartexport {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
constexpr double kStart = 1772440200000; // 2026-03-02 08:30:00 UTC

ExportHeader header()
{
    return {"http://localhost:9080", false, kStart, kStart + 60'000, TimeZone::Utc};
}

/// One line with a gap, a limit in its first stretch, and a sample before the shown time.
ChartContent chart()
{
    ChartContent content;
    content.title = "Used: vcore";
    content.type = ResourceType("vcore");
    content.from = kStart;
    content.to = kStart + 60'000;
    ChartLine line;
    line.subject = "root.a, \"b\"";
    line.values = {{{kStart - 5000, 1, 1, 1}, {kStart, 500, 900, 700}}, {{kStart + 30'000, 40, 40, 40}}};
    line.limit = {{{kStart - 5000, 1000, 1000, 1000}, {kStart, 1000, 1000, 1000}}};
    content.lines.push_back(line);
    models::EventMark mark;
    mark.time = std::chrono::milliseconds(static_cast<std::int64_t>(kStart) + 1000);
    mark.names = {"root.a"};
    mark.count = 1;
    content.marks.push_back(mark);
    return content;
}
} // namespace

class TestChartExport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void csvHasSourceTimeUnitAndGaps()
    {
        const std::vector<ChartContent> charts = {chart()};
        QCOMPARE(
            QString::fromUtf8(chartsAsCsv(header(), charts)).split("\r\n"),
            (QStringList{
                "# source: http://localhost:9080",
                "# simulated: no",
                "# from: 2026-03-02T08:30:00.000Z",
                "# to: 2026-03-02T08:31:00.000Z",
                "# event: 2026-03-02T08:30:01.000Z Configuration changed: root.a",
                "chart,subject,measure,resource,unit,stretch,time,last,min,max,limit",
                R"(Used: vcore,"root.a, ""b""",used,vcore,millicores,1,2026-03-02T08:30:00.000Z,700,500,900,1000)",
                R"(Used: vcore,"root.a, ""b""",used,vcore,millicores,2,2026-03-02T08:30:30.000Z,40,40,40,)",
                "",
            }));
    }

    void jsonHasTheSame()
    {
        const std::vector<ChartContent> charts = {chart()};
        ExportHeader simulated = header();
        simulated.isSimulated = true;
        const QJsonObject root = QJsonDocument::fromJson(chartsAsJson(simulated, charts)).object();
        QCOMPARE(root["source"].toString(), "http://localhost:9080");
        QVERIFY(root["simulated"].toBool());
        QCOMPARE(root["from"].toString(), "2026-03-02T08:30:00.000Z");
        const QJsonObject only = root["charts"].toArray().first().toObject();
        QCOMPARE(only["unit"].toString(), "millicores");
        QCOMPARE(only["resource"].toString(), "vcore");
        const QJsonArray stretches = only["series"].toArray().first().toObject()["stretches"].toArray();
        QCOMPARE(stretches.size(), 2);
        QCOMPARE(stretches[0].toArray().size(), 1); // the sample before the shown time is not shown
        QCOMPARE(stretches[0].toArray().first().toObject()["max"].toDouble(), 900.0);
        QCOMPARE(only["events"].toArray().size(), 1);
    }

    void aSourceCannotBreakOutOfItsLine()
    {
        ExportHeader evil = header();
        evil.source = "a\r\nb";
        QVERIFY(chartsAsCsv(evil, {}).startsWith("# source: a  b\r\n"));
    }

    void aProposedNameIsFitForAnyFileSystem()
    {
        QCOMPARE(exportFileName(header(), QStringLiteral("Used: vcore, Top queues")),
                 QStringLiteral("http-localhost-9080-Used-vcore-Top-queues-20260302-083100"));
        ExportHeader none = header();
        none.source = "../";
        QCOMPARE(exportFileName(none, QString(200, u'x')),
                 QString(60, u'x') + QStringLiteral("-20260302-083100"));
    }

    void theCaptionSaysWhatIsSimulated()
    {
        QCOMPARE(
            exportCaption(header()),
            QStringLiteral("http://localhost:9080  ·  2026-03-02 08:30:00 UTC – 2026-03-02 08:31:00 UTC"));
        ExportHeader simulated = header();
        simulated.isSimulated = true;
        QVERIFY(exportCaption(simulated).startsWith("SIMULATED"));
    }
};

QUOTADECK_TEST(TestChartExport, NoApplication)
} // namespace tst_chartexport

#include "tst_chartexport.moc"
