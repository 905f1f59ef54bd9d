// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/resource/resource.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <fmt/format.h>

namespace tst_validator {
using namespace quotadeck::config;

class TestValidator : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneErrorDoesNotHideAnother()
    {
        const Verdict verdict = validate("partitions:\n"
                                         "- name: default\n"
                                         "  queues:\n"
                                         "  - name: a b\n"
                                         "    limits: [{users: [u], maxresources: {memory: 10K}}]\n"
                                         "  - name: b\n"
                                         "    resources: {guaranteed: {vcore: 2}, max: {vcore: 1}}\n"
                                         "    nonsense: 1\n");

        QCOMPARE(verdict.category, std::string("yaml"));
        QStringList found;
        for (const Finding& finding : verdict.findings)
            found << QString::fromStdString(finding.rule) + QLatin1Char('@')
                    + QString::number(finding.span.begin.line);
        QCOMPARE(found, (QStringList{"VAL-42@4", "VAL-38@5", "VAL-51@7", "CFG-4@8"}));
    }

    void consequencesOfAnUnreadableValueAreNotReported()
    {
        const Verdict verdict
            = validate("partitions: [{name: default, queues: [{name: a, limits: [{users: bob, "
                       "maxapplications: 1}]}, {name: [x]}]}]");

        QCOMPARE(verdict.findings.size(), std::size_t{2});
        QCOMPARE(verdict.findings[0].rule, std::string("CFG-12"));
        QCOMPARE(verdict.findings[1].rule, std::string("CFG-12"));
    }

    void aFindingNamesBothSidesAndTheirPlaces() // VAL-52
    {
        const Verdict verdict = validate("partitions:\n"
                                         "- name: default\n"
                                         "  queues:\n"
                                         "  - name: a\n"
                                         "    resources: {max: {memory: 10Gi}}\n"
                                         "    queues:\n"
                                         "    - name: b\n"
                                         "      queues:\n"
                                         "      - name: c\n"
                                         "        resources: {max: {memory: 11Gi}}\n");

        QCOMPARE(verdict.findings.size(), std::size_t{1});
        const Finding& finding = verdict.findings.front();
        QCOMPARE(finding.path, std::string("root.a.b.c"));
        QCOMPARE(finding.message.english(),
                 std::string("queue root.a.b.c has the maximum memory 11 GiB, more than 10 GiB of root.a "
                             "above it"));
        QCOMPARE(finding.span.begin.line, 10);
        QCOMPARE(finding.related.size(), std::size_t{1});
        QCOMPARE(finding.related.front().span.begin.line, 5);
        QCOMPARE(finding.related.front().span.begin.column, 31);
    }

    void expressionsCompileAsInGo() // VAL-61
    {
        const auto isAccepted = [](const std::string& expression) {
            return validate("partitions: [{name: default, queues: [{name: a}], placementrules: [{name: user, "
                            "create: true, filter: {users: ['"
                            + expression + "']}}]}]")
                .accepted;
        };
        QVERIFY(isAccepted("^\\pL{1,1000}$"));
        QVERIFY(isAccepted("^\\Q\\C\\E$"));
        QVERIFY(isAccepted("^\\\\C$"));
        QVERIFY(!isAccepted("^\\C$"));
        QVERIFY(!isAccepted("^\\Qa\\E\\C$"));
    }

    void adviceOnManyIgnoreCommentsIsBounded() // ADV-6
    {
        std::string text = "partitions:\n- name: default\n  queues: [{name: a}]\n";
        for (std::size_t i = 0; i < 2 * FindingLog::kMost; ++i)
            text += "# quotadeck:ignore ADV-99 x\n";

        const Verdict verdict = validate(text);

        QCOMPARE(verdict.findings.size(), FindingLog::kMost + 1);
        QCOMPARE(verdict.findings.back().rule, std::string("CFG-13"));
    }

    void aGroupWildcardAloneIsReportedOnce() // VAL-37
    {
        const Verdict verdict = validate("partitions:\n"
                                         "- name: default\n"
                                         "  queues:\n"
                                         "  - name: a\n"
                                         "    limits:\n"
                                         "    - {users: [u], maxapplications: 1}\n"
                                         "    - {groups: ['*'], maxapplications: 1}\n"
                                         "    - {users: [v], maxapplications: 1}\n"
                                         "    - {users: [w], maxapplications: 1}\n");

        QCOMPARE(std::ranges::count(verdict.findings, std::string("VAL-37"), &Finding::rule), 1);
        const auto found = std::ranges::find(verdict.findings, std::string("VAL-37"), &Finding::rule);
        QCOMPARE(found->span.begin.line, 7);
    }

    void aCarriedLimitIsBlamedWhereItStands() // VAL-79
    {
        const Verdict verdict = validate("partitions:\n"
                                         "- name: default\n"
                                         "  queues:\n"
                                         "  - name: a\n"
                                         "    limits: [{users: [bob], maxresources: {memory: 10Gi}}]\n"
                                         "    queues:\n"
                                         "    - name: b\n"
                                         "      limits: [{users: [bob], maxresources: {vcore: 1}}]\n"
                                         "      queues:\n"
                                         "      - name: c\n"
                                         "        limits: [{users: [bob], maxresources: {memory: 11Gi}}]\n");

        QCOMPARE(verdict.category, verdict.findings.front().category);
        const Finding& finding = verdict.findings.front();
        QCOMPARE(finding.rule, std::string("VAL-79"));
        QCOMPARE(
            finding.message.english(),
            std::string("user bob may use memory 11 GiB on root.a.b.c, more than 10 GiB that user bob may "
                        "use on root.a above it"));
        QCOMPARE(finding.related.front().span.begin.line, 5);
    }

    void aFixTurnsTheVerdict() // VAL-38, VAL-40, VAL-77
    {
        std::string text = "partitions: [{queues: [{name: a, maxapplications: 3, limits: [{users: [u], "
                           "maxresources: {memory: "
                           "10MB}, maxapplications: 4}], queues: [{name: b, maxapplications: 5}]}]}]";
        for (int round = 0; round < 3; ++round) {
            const Verdict verdict = validate(text);
            const auto fixable = std::ranges::find_if(
                verdict.findings, [](const Finding& finding) { return !finding.fixes.empty(); });
            QVERIFY(fixable != verdict.findings.end());
            text = applied(text, fixable->fixes.front().edits);
        }

        QVERIFY(validate(text).accepted);
    }

    void theEffectiveModelIsWhatTheSchedulerRuns() // VAL-2, VAL-10, VAL-12, VAL-21
    {
        const Verdict verdict
            = validate("partitions: [{name: Default, limits: [{users: [u], maxapplications: 1}], queues: "
                       "[{name: a}, {name: b}]}]");
        QVERIFY(verdict.accepted);

        const auto partitions = effectivePartitions(*verdict.config);

        QCOMPARE(partitions.size(), std::size_t{1});
        QCOMPARE(partitions[0].name.value, std::string("default"));
        const QueueConfig& root = rootOf(partitions[0]);
        QCOMPARE(root.name.value, std::string("root"));
        QVERIFY(root.parent.value);
        QVERIFY(root.span.isEmpty());
        QCOMPARE(root.queues.value.size(), std::size_t{2});
        QVERIFY(!root.queues.value[0].parent.value);
        QCOMPARE(root.limits.value.size(), std::size_t{1});
        QCOMPARE(root.limits.value[0].users.value[0].value, std::string("u"));
    }

    /// Last: the names stay taken as long as the process lives.
    void aServerCannotSendTypesWithoutEnd()
    {
        // A map has at most 1,000 entries (CFG-13), a queue has any number of limits.
        const auto withTypes = [](std::size_t first, std::size_t count) {
            std::string text = "partitions: [{name: default, queues: [{name: root, limits: [";
            for (std::size_t number = first; number < first + count; ++number) {
                if ((number - first) % 500 == 0)
                    text += fmt::format("{}{{users: [u{}], maxresources: {{",
                                        number == first ? "" : "memory: 1Gi}}, ", number);
                text += fmt::format("type-{}: 1, ", number);
            }
            return text + "memory: 1Gi}}]}]}]";
        };
        QVERIFY(checkReceivedTypes(withTypes(0, 10)));
        QVERIFY(checkReceivedTypes("partitions: ["));
        const auto status = checkReceivedTypes(withTypes(0, 2 * quotadeck::kMostReceivedTypes));
        QVERIFY(!status);
        QCOMPARE(status.error().code, quotadeck::ErrorCode::TooLarge);
        QVERIFY(checkReceivedTypes(withTypes(0, 10))); // those are known
        QVERIFY(!checkReceivedTypes(withTypes(3 * quotadeck::kMostReceivedTypes, 1)));
    }
};

QUOTADECK_TEST(TestValidator, NoApplication)
} // namespace tst_validator

#include "tst_validator.moc"
