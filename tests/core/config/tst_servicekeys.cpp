// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/servicekeys.h"
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_servicekeys {
using namespace quotadeck::config;

namespace {
std::string manifest(const std::string& data)
{
    return "kind: ConfigMap\nmetadata:\n  name: yunikorn-configs\ndata:\n" + data
        + "  queues.yaml: |\n    partitions:\n      - name: default\n        queues: [{name: root}]\n";
}

/// The findings about @p line: "PKG-5 5:9 message".
QString findings(const std::string& line)
{
    QStringList texts;
    for (const Finding& finding : validateInput(manifest("  " + line + "\n")).findings)
        texts << QString("%1 %2:%3 %4")
                     .arg(QString::fromStdString(finding.rule))
                     .arg(finding.span.begin.line)
                     .arg(finding.span.begin.column)
                     .arg(QString::fromStdString(finding.message.english()));
    return texts.join("; ");
}
} // namespace

class TestServiceKeys : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void badKeysAndValuesAreFound_data() // PKG-4, PKG-5, PKG-6, PKG-7
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* line, const char* expected) {
            QTest::newRow(name) << line << expected;
        };
        constexpr auto kNothing = "the scheduler loads nothing of this ConfigMap until it is corrected";
        row("interval", "service.schedulingInterval: 1s", "");
        row("flag", "service.disableGangScheduling: \"true\"", "");
        row("level of all", "log.level: \"-1\"", "");
        row("level of one", "log.core.scheduler.level: DEBUG", "");
        row("plain texts", "service.clusterId: my cluster", "");
        row("bad interval", "service.schedulingInterval: fast",
            qPrintable(
                QString(
                    "PKG-5 5:31 the value \"fast\" of \"service.schedulingInterval\" must be a duration such "
                    "as 30s or 5m; %1")
                    .arg(kNothing)));
        row("bad flag", "service.enableConfigHotRefresh: \"yes\"",
            qPrintable(
                QString("PKG-5 5:35 the value \"yes\" of \"service.enableConfigHotRefresh\" must be true or "
                        "false; %1")
                    .arg(kNothing)));
        row("bad number", "kubernetes.qps: 1k",
            qPrintable(QString("PKG-5 5:19 the value \"1k\" of \"kubernetes.qps\" must be a whole number; %1")
                           .arg(kNothing)));
        row("bad level", "log.core.level: \"6\"",
            "PKG-7 5:19 the value \"6\" of \"log.core.level\" must be a log level from -1 to 5, or one such "
            "as "
            "info or debug; the scheduler does not use this value");
        row("mixed case", "log.level: Info",
            "PKG-7 5:14 the value \"Info\" of \"log.level\" must be a log level from -1 to 5, or one such as "
            "info "
            "or debug; the scheduler does not use this value");
        row("event", "event.maxStreams: \"-1\"",
            "PKG-5 5:21 the value \"-1\" of \"event.maxStreams\" must be a whole number of 0 or more; the "
            "scheduler uses 100 "
            "instead");
        row("health interval", "health.checkInterval: fast",
            "PKG-5 5:25 the value \"fast\" of \"health.checkInterval\" must be a duration such as 30s or 5m; "
            "the "
            "scheduler cannot read it");
        row("no text", "service.disableGangScheduling: true",
            "PKG-4 5:34 the API server rejects the value of \"service.disableGangScheduling\", which is no "
            "text: put it in "
            "quotes");
        row("documented name", "event.ringbufferCapacity: \"5\"",
            "PKG-4 5:3 the scheduler does not read \"event.ringbufferCapacity\": its documentation has that "
            "name, its code "
            "reads \"event.ringBufferCapacity\"");
        row("near", "service.clusterID: c",
            "PKG-4 5:3 unknown key \"service.clusterID\": the scheduler ignores it; did you mean "
            "\"service.clusterId\"?");
        row("unknown", "colour: red", "PKG-4 5:3 unknown key \"colour\": the scheduler ignores it");
        row("hot refresh", "service.enableConfigHotRefresh: \"false\"",
            "PKG-6 5:35 hot refresh is off: changes of the ConfigMap, also of the queue configuration, take "
            "effect after a "
            "restart only, and so does turning it on again");
    }

    void badKeysAndValuesAreFound()
    {
        QFETCH(QString, line);
        QFETCH(QString, expected);

        QCOMPARE(findings(line.toStdString()), expected);
    }

    void whatKeepsTheMapFromBeingLoadedRejectsIt_data() // PKG-5, PKG-7
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("isAccepted");
        QTest::newRow("service") << "service.schedulingInterval: fast" << false;
        QTest::newRow("kubernetes") << "kubernetes.qps: 1k" << false;
        QTest::newRow("the only key of the admission controller that the scheduler reads")
            << "admissionController.filtering.generateUniqueAppId: perhaps" << false;
        QTest::newRow("no text: rejected by the API server") << "health.checkInterval: 10" << false;
        QTest::newRow("event") << "event.trackingEnabled: perhaps" << true;
        QTest::newRow("log level") << "log.level: loud" << true;
        QTest::newRow("health") << "health.checkInterval: fast" << true;
        QTest::newRow("admission controller")
            << "admissionController.accessControl.bypassAuth: perhaps" << true;
        QTest::newRow("unknown key") << "colour: red" << true;
    }

    void whatKeepsTheMapFromBeingLoadedRejectsIt()
    {
        QFETCH(QString, line);
        QFETCH(bool, isAccepted);

        const Verdict verdict = validateInput(manifest("  " + line.toStdString() + "\n"));

        QCOMPARE(verdict.findings.size(), std::size_t{1});
        QCOMPARE(verdict.accepted, isAccepted);
        QCOMPARE(verdict.findings.front().severity, isAccepted ? Severity::Warning : Severity::Error);
        QCOMPARE(verdict.category, std::string(isAccepted ? "" : "configmap"));
    }

    void aMapWithoutQueuesIsCheckedToo() // PKG-1
    {
        const auto verdict
            = validateInput("kind: ConfigMap\nmetadata: {name: yunikorn-configs}\ndata: {log.level: loud}\n");

        QCOMPARE(verdict.findings.size(), std::size_t{2}); // there is no queue configuration either
        QVERIFY(std::ranges::any_of(verdict.findings,
                                    [](const Finding& finding) { return finding.rule == "PKG-7"; }));
    }

    void otherMapsAreNotTheSchedulers() // PKG-8
    {
        QVERIFY(
            serviceFindings("kind: ConfigMap\nmetadata: {name: other}\ndata: {log.level: loud}\n").empty());
        QVERIFY(serviceFindings("partitions: []\n").empty());
    }

    void aFixRenamesTheKey()
    {
        const std::string text = manifest("  service.instanceTypeNodeLabelKey: x\n");
        const auto found = serviceFindings(text);

        QCOMPARE(found.size(), std::size_t{1});
        const std::string fixed = applied(text, found.front().fixes.front().edits);
        QVERIFY(fixed.find("  service.nodeInstanceTypeNodeLabelKey: x\n") != std::string::npos);
        QVERIFY(serviceFindings(fixed).empty());
    }

    void everyStandardValueCanBeRead() // PKG-4
    {
        for (const ServiceKey& key : serviceKeys()) {
            if (key.standard.empty())
                continue;
            const std::string line = std::string(key.name) + ": \"" + std::string(key.standard) + "\"";
            QVERIFY2(findings(line).isEmpty(), line.c_str());
        }
    }
};

QUOTADECK_TEST(TestServiceKeys, NoApplication)
} // namespace tst_servicekeys

#include "tst_servicekeys.moc"
