// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/change.h"
#include "core/config/report/diffreport.h"
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

namespace tst_diffreport {
using namespace quotadeck::config;

namespace {
std::vector<Change> diffOf(const std::string& before, const std::string& after)
{
    return semanticDiff(*validate(before).config, *validate(after).config);
}

const std::string kBefore = "partitions:\n"
                            "- queues:\n"
                            "  - name: a\n"
                            "    resources: {guaranteed: {vcore: 1}, max: {memory: 1Gi}}\n"
                            "    limits:\n"
                            "    - {users: [sue], maxapplications: 5}\n"
                            "    - {groups: [dev, ops], maxapplications: 5}\n"
                            "  - name: b\n";
const std::string kAfter = "partitions:\n"
                           "- preemption: {enabled: false}\n"
                           "  queues:\n"
                           "  - name: a\n"
                           "    resources: {guaranteed: {vcore: 2}, max: {memory: 2Gi}}\n"
                           "    limits:\n"
                           "    - {groups: [ops, dev], maxapplications: 5}\n"
                           "    - {users: [sue], maxapplications: 3}\n";
} // namespace

class TestDiffReport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void groupsChangesByQueueAndCountsThem()
    {
        QCOMPARE(
            QString::fromStdString(diffReportText("old.yaml", "new.yaml", diffOf(kBefore, kAfter))),
            QStringLiteral(
                "root.b (partition default)\n"
                "  dangerous queue removed [old.yaml:8:11]\n"
                "\n"
                "partition default\n"
                "  neutral   preemption.enabled changed from true to false [new.yaml:2:25]\n"
                "\n"
                "root.a (partition default)\n"
                "  raised    guaranteed vcore raised from 1 to 2 (+1) [new.yaml:5:37]\n"
                "  looser    maximum memory raised from 1 GiB to 2 GiB (+1 GiB) [new.yaml:5:55]\n"
                "  tighter   limit for user sue: maximum of running applications lowered from 5 to 3 (-2) "
                "[new.yaml:8:39]\n"
                "  neutral   group limits: ops now matches before dev; applications of users in both are "
                "counted "
                "under the first that matches [new.yaml:7:17]\n"
                "\n"
                "1 dangerous, 1 looser, 1 tighter, 1 raised, 2 neutral\n"));
    }

    void saysThatNothingChanged()
    {
        QCOMPARE(diffReportText("a", "b", diffOf(kBefore, kBefore)), std::string("no change in meaning\n"));
    }

    void marksWhatHasNoEffect()
    {
        const auto report = diffReportText(
            "a", "b",
            diffOf("partitions: [{queues: [], limits: [{users: [x, y], maxapplications: 1}]}]",
                   "partitions: [{queues: [], limits: [{users: [y, x], maxapplications: 1}]}]"));

        QVERIFY(report.find("  -         limits: order changed without effect") != std::string::npos);
        QVERIFY(report.ends_with("0 looser, 0 tighter, 0 neutral, 1 without effect\n"));
    }

    void writesTheJsonLineByteForByte()
    {
        QFile file(QStringLiteral(QUOTADECK_TEST_DATA "/config/diff-report.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));

        const auto json = diffReportJson("a\"b.yaml", "new.yaml", diffOf(kBefore, kAfter));

        QCOMPARE(QByteArray::fromStdString(json + '\n'), file.readAll());
    }

    void writesNoChangesShortly()
    {
        QCOMPARE(diffReportJson("a", "b", {}),
                 std::string("{\"old\":\"a\",\"new\":\"b\",\"changed\":false,\"summary\":{\"looser\":0,"
                             "\"tighter\":0,\"raised\":0,\"lowered\":0,\"neutral\":0,\"withoutEffect\":0},"
                             "\"changes\":[]}"));
    }

    void survivesOddNames()
    {
        const auto changes
            = diffOf("partitions: []", "partitions: [{name: \"a\\e[2J\\\"\\u0085\", queues: []}]");

        const auto json = diffReportJson("\xC3(\n", "b", changes);
        QJsonParseError error{};
        QJsonDocument::fromJson(QByteArray::fromStdString(json), &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
        const auto text = diffReportText("a\x1b", "b\x7f", changes);
        QVERIFY(text.find('\x1b') == std::string::npos && text.find('\x7f') == std::string::npos);
        QVERIFY(text.find("\xC2\x85") == std::string::npos);
    }
};

QUOTADECK_TEST(TestDiffReport, NoApplication)
} // namespace tst_diffreport

#include "tst_diffreport.moc"
