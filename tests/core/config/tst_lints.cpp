// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_lints {
using namespace quotadeck::config;

namespace {
/// Line 4 and following: the queues of a partition, two spaces in.
QByteArray queues(const char* lines)
{
    return QByteArrayLiteral("partitions:\n- name: default\n  queues:\n") + lines;
}

/// Line 9 and following: placement rules over two queues, one of them with a queue below it.
QByteArray rules(const char* lines)
{
    return queues("  - name: leaf\n  - name: par\n    queues:\n    - name: x\n  placementrules:\n") + lines;
}

QString places(const Verdict& verdict, const QString& rule)
{
    QStringList found;
    for (const Finding& finding : verdict.findings) {
        if (QString::fromStdString(finding.rule) == rule)
            found << QStringLiteral("%1:%2").arg(finding.span.begin.line).arg(finding.span.begin.column);
    }
    return found.join(QLatin1Char(' '));
}

/// @p place is empty for a near miss.
void row(const char* name, const char* rule, const QByteArray& yaml, const char* place)
{
    QTest::newRow(name) << QString::fromLatin1(rule) << yaml << QString::fromLatin1(place);
}
} // namespace

class TestLints : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anEmptyConfigurationIsAccepted_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("comments") << QByteArray("# queues\n\n# of the cluster\n");
        QTest::newRow("null") << QByteArray("---\n...\n");
        QTest::newRow("no partitions") << QByteArray("partitions: []\n");
    }
    void anEmptyConfigurationIsAccepted() // CFG-2, CFG-LINT-11
    {
        QFETCH(QByteArray, text);
        const Verdict verdict = validate(text.toStdString());
        QVERIFY(verdict.accepted && verdict.category.empty());
        QCOMPARE(verdict.findings.size(), std::size_t{1});
        QCOMPARE(verdict.findings.front().rule, std::string("CFG-LINT-11"));
        QCOMPARE(verdict.findings.front().severity, Severity::Warning);
    }

    void points_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("place");

        row("CFG-LINT-1 cpu", "CFG-LINT-1", queues("  - name: a\n    resources: {max: {cpu: 10}}\n"), "5:23");
        row("CFG-LINT-1 in limit, template, weight", "CFG-LINT-1",
            queues("  - name: a\n    limits: [{users: [u], maxresources: {Memory: 1Gi}}]\n"
                   "    childtemplate: {resources: {max: {CPU: 1}}}\n"
                   "  nodesortpolicy: {resourceweights: {cpu: 1.0}}\n"),
            "5:42 6:39 7:38");
        row("CFG-LINT-1 other types", "CFG-LINT-1",
            queues("  - name: a\n    resources: {max: {vcore: 1, memory: 1Gi, nvidia.com/gpu: 1}}\n"), "");

        row("CFG-LINT-2 unknown", "CFG-LINT-2",
            queues("  - name: a\n    properties: {priority.ofset: \"1\"}\n"), "5:18");
        row("CFG-LINT-2 bad values", "CFG-LINT-2",
            queues("  - name: a\n    properties:\n      application.sort.policy: Fair\n"
                   "      priority.offset: 2147483648\n      preemption.delay: 10\n"
                   "      application.unschedasks.backoff: -1\n      quota.preemption.delay: 0s\n"),
            "6:32 7:24 8:25 9:40 10:31");
        row("CFG-LINT-2 legal", "CFG-LINT-2",
            queues("  - name: a\n    properties:\n      application.sort.policy: fair\n"
                   "      priority.offset: -2147483648\n      preemption.policy: FENCE\n"
                   "      preemption.delay: 1m30s\n      application.sort.priority: Disabled\n"
                   "      application.unschedasks.backoff: 3\n"),
            "");

        row("CFG-LINT-3 unknown", "CFG-LINT-3", rules("  - name: usr\n"), "9:11");
        row("CFG-LINT-3 recovery, test, tag", "CFG-LINT-3",
            rules("  - name: recovery\n  - name: test\n  - name: tag\n"), "9:11 10:11 11:11");
        row("CFG-LINT-3 any case", "CFG-LINT-3",
            rules("  - {name: User, create: true}\n  - {name: tag, value: namespace}\n"), "");

        row("CFG-LINT-4 capitals", "CFG-LINT-4",
            rules("  - name: user\n    filter: {type: DENY, users: [u]}\n"), "10:20");
        row("CFG-LINT-4 lower case", "CFG-LINT-4",
            rules("  - name: user\n    filter: {type: deny, users: [u]}\n"), "");

        row("CFG-LINT-5 limit below", "CFG-LINT-5",
            queues("  - name: Dev\n    queues:\n    - name: a\n      limits: [{users: [u], maxapplications: "
                   "1}]\n"),
            "4:11");
        row("CFG-LINT-5 fixed rule", "CFG-LINT-5",
            queues("  - name: Cap\n  placementrules: [{name: fixed, value: root.cap, create: true}]\n"),
            "4:11");
        row("CFG-LINT-5 above a fixed path", "CFG-LINT-5",
            queues("  - name: Par\n    queues: [{name: cap}]\n"
                   "  placementrules: [{name: user, create: true, parent: {name: fixed, value: par.cap}}]\n"),
            "4:11");
        row("CFG-LINT-5 same name elsewhere", "CFG-LINT-5",
            queues("  - name: cap\n  - name: b\n    queues: [{name: Cap}]\n"
                   "  placementrules: [{name: fixed, value: root.cap, create: true}]\n"),
            "");
        row("CFG-LINT-5 no limit", "CFG-LINT-5", queues("  - name: Dev\n  - name: dev2\n"), "");

        row("CFG-LINT-6 zeros", "CFG-LINT-6",
            queues("  - name: a\n    resources: {max: {memory: 0, vcore: 0}}\n"), "5:22");
        row("CFG-LINT-6 one above", "CFG-LINT-6",
            queues("  - name: a\n    resources: {max: {memory: 0, vcore: 1}}\n"), "");

        row("CFG-LINT-7 star, tab", "CFG-LINT-7",
            queues("  - name: a\n    adminacl: \"u,*\"\n    submitacl: \"u\\tg\"\n"), "5:15 6:16");
        row("CFG-LINT-7 star alone", "CFG-LINT-7",
            queues("  - name: a\n    adminacl: \"*\"\n    submitacl: \"u *\"\n"), "");

        row("CFG-LINT-7 star in a block", "CFG-LINT-7", queues("  - name: a\n    submitacl: |\n      *\n"),
            "");
        row("CFG-LINT-7 group in a block", "CFG-LINT-7",
            queues("  - name: a\n    submitacl: |\n      bob,sue dev\n"), "5:16");

        row("CFG-LINT-8 parent by queues", "CFG-LINT-8",
            rules("  - name: user\n    parent: {name: fixed, value: root.par}\n"), "5:11");
        row("CFG-LINT-8 by flag", "CFG-LINT-8",
            queues("  - name: par\n    parent: true\n  placementrules:\n  - name: user\n    parent: {name: "
                   "fixed, "
                   "value: root.par}\n"),
            "");

        row("CFG-LINT-9 root below root", "CFG-LINT-9", queues("  - name: a\n  - name: root\n"), "5:11");
        row("CFG-LINT-9 recovery", "CFG-LINT-9", queues("  - name: '@recovery@'\n"), "4:11");
        row("CFG-LINT-9 fixed root as parent", "CFG-LINT-9",
            rules("  - name: user\n    create: true\n    parent: {name: fixed, value: root}\n"), "11:34");
        row("CFG-LINT-9 root alone", "CFG-LINT-9", queues("  - name: root\n"), "");

        row("CFG-LINT-10 ancestor", "CFG-LINT-10",
            queues("  - name: a\n    resources: {max: {memory: 1Gi}}\n    queues:\n    - name: b\n"
                   "      limits: [{users: [u], maxresources: {memory: 2Gi}}]\n"),
            "8:52");
        row("CFG-LINT-10 equal", "CFG-LINT-10",
            queues("  - name: a\n    resources: {max: {memory: 1Gi}}\n    queues:\n    - name: b\n"
                   "      limits: [{users: [u], maxresources: {memory: 1Gi}}]\n"),
            "");

        row("VAL-LINT-1 other name", "VAL-LINT-1",
            queues("  - name: root\n    limits: [{users: [a], maxresources: {memory: 1Gi}}]\n    queues:\n"
                   "    - name: b\n      limits: [{users: [u], maxresources: {memory: 2Gi}}]\n"),
            "8:52");
        row("VAL-LINT-1 not above", "VAL-LINT-1",
            queues("  - name: root\n    limits: [{users: [a], maxresources: {memory: 1Gi}}]\n    queues:\n"
                   "    - name: b\n      limits: [{users: [u], maxresources: {memory: 1Gi}}]\n"),
            "");

        row("VAL-LINT-1 bound by the wildcard of root", "VAL-LINT-1",
            queues("  - name: root\n    limits: [{users: [a], maxresources: {memory: 1Gi}}, {users: ['*'], "
                   "maxresources: {memory: 3Gi}}]\n    queues:\n"
                   "    - name: b\n      limits: [{users: [u], maxresources: {memory: 2Gi}}]\n"),
            "");

        row("VAL-LINT-2 beside a name", "VAL-LINT-2",
            queues("  - name: a\n    limits: [{users: [u, '*'], maxapplications: 1}]\n"), "5:26");
        row("VAL-LINT-2 alone", "VAL-LINT-2",
            queues("  - name: a\n    limits: [{users: ['*'], maxapplications: 1}]\n"), "");

        row("VAL-LINT-3 twice", "VAL-LINT-3",
            queues("  - name: a\n    limits: [{users: [u, u], maxapplications: 1}]\n"), "5:26");
        row("VAL-LINT-3 other case", "VAL-LINT-3",
            queues("  - name: a\n    limits: [{users: [u, U], groups: [u], maxapplications: 1}]\n"), "");

        row("VAL-LINT-4 zero", "VAL-LINT-4",
            queues("  - name: a\n    maxapplications: 0\n    limits: [{users: [u], maxapplications: 0, "
                   "maxresources: {vcore: 1}}]\n"),
            "5:22 6:44");
        row("VAL-LINT-4 null", "VAL-LINT-4", queues("  - name: a\n    maxapplications:\n"), "");

        row("VAL-LINT-5 with queues", "VAL-LINT-5",
            queues("  - name: a\n    parent: false\n    queues: [{name: b}]\n"), "5:13");
        row("VAL-LINT-5 leaf", "VAL-LINT-5", queues("  - name: a\n    parent: false\n    queues: []\n"), "");

        row("VAL-LINT-6 one without", "VAL-LINT-6",
            queues("  - name: a\n    resources: {max: {memory: 2Gi}}\n    queues:\n"
                   "    - {name: b, resources: {max: {memory: 1Gi}}}\n    - {name: c}\n"),
            "8:14");
        row("VAL-LINT-6 all without", "VAL-LINT-6",
            queues("  - name: a\n    resources: {max: {memory: 2Gi}}\n    queues:\n    - {name: b}\n    - "
                   "{name: "
                   "c}\n"),
            "");

        row("VAL-90 two spaces", "VAL-90", queues("  - name: a\n    submitacl: \"u  g\"\n"), "5:16");
        row("VAL-90 trailing space", "VAL-90", queues("  - name: a\n    submitacl: \"u \"\n"), "");

        row("VAL-91 capitals", "VAL-91", queues("  - name: Root\n"), "4:11");
        row("VAL-91 below", "VAL-91", queues("  - name: a\n    queues: [{name: Root}]\n"), "");

        row("VAL-92 unknown rule", "VAL-92", rules("  - name: user\n  - name: bogus\n"), "10:11");
        row("VAL-92 part of a path", "VAL-92", rules("  - {name: fixed, create: true, value: root.a b}\n"),
            "9:40");
        row("VAL-92 full path below a parent", "VAL-92",
            rules("  - name: fixed\n    value: root.leaf\n    parent: {name: user}\n"), "10:12");
        row("VAL-92 buildable", "VAL-92",
            rules("  - {name: fixed, create: true, value: a.b}\n  - {name: TAG, value: namespace}\n"), "");

        row("VAL-93 parent", "VAL-93",
            queues("  - name: a\n    parent: true\n    childtemplate: {resources: {max: {memory: 1GB}}}\n"),
            "6:47");
        row("VAL-93 blank beside another", "VAL-93",
            queues("  - name: a\n    parent: true\n    childtemplate: {resources: {max: {memory: , vcore: "
                   "1}}}\n"),
            "6:39");
        row("VAL-93 nothing but blanks", "VAL-93",
            queues("  - name: a\n    parent: true\n    childtemplate: {resources: {max: {memory: }}}\n"), "");
        row("VAL-93 leaf", "VAL-93",
            queues("  - name: a\n    childtemplate: {resources: {max: {memory: 1GB}}}\n"), "");

        row("VAL-94 several", "VAL-94", rules("  - name: user\n    filter: {users: [u, 'a.*', 9x]}\n"),
            "10:25 10:32");
        row("VAL-94 one expression", "VAL-94", rules("  - name: user\n    filter: {users: ['a.*']}\n"), "");

        row("VAL-95 characters", "VAL-95",
            queues("  - name: a\n    submitacl: \"a:b,u g.h\"\n    adminacl: ok\n"), "5:16 5:16");
        row("VAL-95 legal", "VAL-95", queues("  - name: a\n    submitacl: \"a.b@c,u$ g-h\"\n"), "");

        row("VAL-96 rooted", "VAL-96", rules("  - {name: fixed, create: true, value: rooted}\n"), "9:40");
        row("VAL-96 as a parent", "VAL-96",
            rules("  - {name: user, create: true, parent: {name: fixed, create: true, value: rooted}}\n"),
            "");
        row("VAL-96 root.x", "VAL-96", rules("  - {name: fixed, create: true, value: root.x}\n"), "");

        row("ADV-1 wildcard below", "ADV-1",
            queues(
                "  - name: a\n    limits: [{groups: [dev], maxapplications: 9}]\n    queues:\n    - name: b\n"
                "      limits: [{groups: [qa, '*'], maxapplications: 7}]\n"),
            "8:30");
        row("ADV-1 named there too", "ADV-1",
            queues(
                "  - name: a\n    limits: [{groups: [dev], maxapplications: 9}]\n    queues:\n    - name: b\n"
                "      limits: [{groups: [dev, '*'], maxapplications: 7}]\n"),
            "");

        row("ADV-2 no unit", "ADV-2", queues("  - name: a\n    resources: {max: {memory: 512}}\n"), "5:31");
        row("ADV-2 with a unit, in a limit and a template", "ADV-2",
            queues("  - name: a\n    resources: {max: {memory: 1023Ki}}\n"
                   "    limits: [{users: [u], maxresources: {memory: 512k}}]\n"
                   "    childtemplate: {resources: {max: {memory: 1}}}\n"),
            "5:31 6:50 7:47");
        row("ADV-2 large, zero, other type", "ADV-2",
            queues("  - name: a\n    resources: {max: {memory: 1048576, pods: 5}, guaranteed: {memory: 0}}\n"
                   "  - name: b\n    resources: {max: {memory: 1Mi}}\n"),
            "");

        row("CFG-LINT-12 vcore in bytes", "CFG-LINT-12",
            queues("  - name: a\n    resources: {guaranteed: {vcore: 600Gi}}\n"
                   "    limits: [{users: [u], maxresources: {vcore: 4 Ki}}]\n"),
            "5:37 6:49");
        row("CFG-LINT-12 more than any cluster has", "CFG-LINT-12",
            queues("  - name: a\n    resources: {max: {vcore: 644245094400, memory: 2Ei}}\n"), "5:30 5:52");
        row("CFG-LINT-12 beside", "CFG-LINT-12",
            queues("  - name: a\n    resources: {max: {memory: 10Gi, vcore: 4}}\n"
                   "  - name: b\n    resources: {max: {memory: 1001Gi, vcore: 401}}\n"),
            "7:31 7:46");
        row("CFG-LINT-12 a hundred times, counts", "CFG-LINT-12",
            queues("  - name: a\n    resources: {max: {memory: 10Gi, vcore: 4, nvidia.com/gpu: 1}}\n"
                   "  - name: b\n    resources: {max: {memory: 1000Gi, vcore: 400, nvidia.com/gpu: 512}}\n"),
            "");
        row("CFG-LINT-12 below a maximum", "CFG-LINT-12",
            queues("  - name: p\n    resources: {max: {vcore: 1000}}\n    queues:\n"
                   "    - {name: a, resources: {max: {vcore: 1}}}\n"
                   "    - {name: b, resources: {max: {vcore: 900}, guaranteed: {vcore: 500}}}\n"),
            "");
        row("CFG-LINT-12 below the maximum of the queue itself", "CFG-LINT-12",
            queues("  - name: a\n    resources: {max: {vcore: 500}, guaranteed: {vcore: 400}}\n"
                   "    limits: [{users: [u], maxresources: {vcore: 1}}, {users: [v], maxresources: {vcore: "
                   "300}}]\n"
                   "  - name: b\n    resources: {max: {vcore: 9}, guaranteed: {vcore: 1}}\n"),
            "");
        row("CFG-LINT-12 a template is compared with no queue", "CFG-LINT-12",
            queues("  - name: a\n    resources: {max: {vcore: 1}, guaranteed: {vcore: 1}}\n"
                   "  - name: b\n    parent: true\n"
                   "    childtemplate: {resources: {max: {vcore: 900}, guaranteed: {vcore: 500}}}\n"),
            "");
        row("CFG-LINT-12 as much below the queue beside it", "CFG-LINT-12",
            queues("  - name: a\n    queues: [{name: x, resources: {max: {vcore: 300}}}]\n"
                   "  - name: b\n    resources: {max: {vcore: 400}}\n"
                   "  - {name: c, resources: {max: {vcore: 1}}}\n"),
            "");
        row("CFG-LINT-12 a limit, a guarantee and a doubtful amount are no measure of a maximum",
            "CFG-LINT-12",
            queues("  - name: a\n    resources: {max: {memory: 10}, guaranteed: {vcore: 1}}\n"
                   "  - name: b\n    limits: [{users: [u], maxresources: {memory: 1Gi, vcore: 1}}]\n"
                   "  - name: c\n    resources: {max: {memory: 512Gi, vcore: 128}}\n"),
            "");
        row("CFG-LINT-12 limits", "CFG-LINT-12",
            queues("  - name: a\n    limits:\n    - {users: [u], maxresources: {memory: 64Ti}}\n"
                   "    - {users: [v], maxresources: {memory: 64Gi}}\n"),
            "6:43");

        row("ADV-3 near", "ADV-3",
            queues("  - name: a\n    resources: {max: {memory: 100Gi}}\n    queues:\n"
                   "    - {name: b, resources: {guaranteed: {memory: 91Gi}}}\n"),
            "5:31");
        row("ADV-3 90 %", "ADV-3",
            queues("  - name: a\n    resources: {max: {memory: 100Gi}}\n    queues:\n"
                   "    - {name: b, resources: {guaranteed: {memory: 90Gi}}}\n"),
            "");
        row("ADV-3 all", "ADV-3",
            queues("  - name: a\n    resources: {max: {memory: 100Gi}}\n    queues:\n"
                   "    - {name: b, resources: {guaranteed: {memory: 100Gi}}}\n"),
            "");

        row("ADV-4 few", "ADV-4",
            queues("  - name: a\n    limits:\n    - {groups: [dev], maxapplications: 9}\n"
                   "    - {groups: ['*'], maxapplications: 5}\n"),
            "7:17");
        row("ADV-4 many", "ADV-4",
            queues("  - name: a\n    limits:\n    - {groups: [dev], maxapplications: 9}\n"
                   "    - {groups: ['*'], maxapplications: 6}\n"),
            "");
        row("ADV-4 users have theirs", "ADV-4",
            queues("  - name: a\n    limits:\n    - {groups: [dev], maxapplications: 9}\n"
                   "    - {groups: ['*'], maxapplications: 5}\n    - {users: ['*'], maxapplications: 2}\n"),
            "");

        row("ADV-5 no reason", "ADV-5",
            queues("  - name: a # quotadeck:ignore ADV-2\n    resources: {max: {memory: 512}}\n"), "4:13");
        row("ADV-5 reason", "ADV-5", queues("  - name: a # quotadeck:ignore ADV-2 small\n"), "");
        row("ADV-6 unknown", "ADV-6", queues("  - name: a # quotadeck:ignore ADV-99 because\n"), "4:13");
        row("ADV-6 known", "ADV-6", queues("  - name: a # quotadeck:ignore VAL-37,CFG-4 because\n"), "");
        row("ADV-7 nothing there", "ADV-7", queues("  - name: a # quotadeck:ignore ADV-2 because\n"), "4:13");
        row("ADV-7 used", "ADV-7",
            queues("  - name: a\n    resources: {max: {memory: 512}} # quotadeck:ignore ADV-2 because\n"),
            "");
    }
    void points()
    {
        QFETCH(QString, rule);
        QFETCH(QByteArray, yaml);
        QFETCH(QString, place);

        const Verdict verdict = validate(yaml.toStdString());

        QCOMPARE(places(verdict, rule), place);
        const bool isOnlyAdvice = std::ranges::all_of(verdict.findings, [](const Finding& finding) {
            return finding.category.empty() == (finding.severity != Severity::Error);
        });
        QVERIFY(isOnlyAdvice);
    }

    void accessListsWithForeignSpace() // CFG-LINT-7
    {
        const auto findingOf = [](const char* acl) {
            const Verdict verdict = validate(queues(acl).toStdString());
            return *std::ranges::find(verdict.findings, std::string("CFG-LINT-7"), &Finding::rule);
        };

        const Finding nobody = findingOf("  - name: a\n    submitacl: \"bob\\tdev\"\n");
        QVERIFY(nobody.message.english().find("so nobody is allowed") != std::string::npos);
        QCOMPARE(nobody.fixes.size(), std::size_t{1});
        const Finding somebody = findingOf("  - name: a\n    submitacl: |\n      bob dev\n");
        QVERIFY(somebody.message.english().find("so that name is ignored") != std::string::npos);
        QVERIFY(findingOf("  - name: a\n    submitacl: \"u\\t*\"\n").fixes.empty());
    }

    void silences_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<int>("silenced");
        QTest::addColumn<QString>("left"); // rules of the findings

        const auto add = [](const char* name, const QByteArray& yaml, int silenced, const char* left) {
            QTest::newRow(name) << yaml << silenced << QString::fromLatin1(left);
        };
        add("on the line",
            queues("  - name: a\n    resources: {max: {memory: 5}} # quotadeck:ignore ADV-2 tiny\n"), 1, "");
        add("above",
            queues("  - name: a\n    # quotadeck:ignore ADV-2 tiny\n    resources: {max: {memory: 5}}\n"), 1,
            "");
        add("above another comment",
            queues(
                "  - name: a\n    # quotadeck:ignore ADV-2 tiny\n    # more\n    resources: {max: {memory: "
                "5}}\n"),
            1, "");
        add("a blank line between",
            queues("  - name: a\n    # quotadeck:ignore ADV-2 tiny\n\n    resources: {max: {memory: 5}}\n"),
            0, "ADV-7 ADV-2");
        add("several rules",
            queues(
                "  - name: a\n    resources: {max: {memory: 5, cpu: 1}} # quotadeck:ignore ADV-2, CFG-LINT-1 "
                "tiny\n"),
            2, "");
        add("two of one",
            queues("  - name: a\n    resources: {guaranteed: {memory: 5}, max: {memory: 6}} # "
                   "quotadeck:ignore ADV-2 tiny\n"),
            2, "");
        add("another rule stays",
            queues("  - name: a\n    resources: {max: {memory: 5, cpu: 1}} # quotadeck:ignore ADV-2 tiny\n"),
            1, "CFG-LINT-1");
        add("never an error", queues("  - name: a b # quotadeck:ignore VAL-42 legacy\n"), 0, "VAL-42 ADV-7");
        add("no comment in quotes", queues("  - name: a\n    adminacl: \"u # quotadeck:ignore ADV-2 x\"\n"),
            0, "VAL-31");
        add("no comment in a block",
            queues("  - name: a\n    properties:\n      x: |\n        # quotadeck:ignore ADV-2 x\n"), 0,
            "CFG-LINT-2");
        add("no comment without a space", queues("  - name: a#quotadeck:ignore\n"), 0, "");
        add("another word", queues("  - name: a # quotadeck:ignored ADV-2\n"), 0, "");
        add("a later document", queues("  - name: a\n---\n# quotadeck:ignore ADV-2\n"), 0, "");
        add("in a list, CR LF",
            "partitions:\r\n- name: default\r\n  queues:\r\n  # quotadeck:ignore CFG-LINT-9 kept\r\n  - "
            "name: "
            "'@recovery@'\r\n",
            1, "");
    }
    void silences()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(int, silenced);
        QFETCH(QString, left);

        const Verdict verdict = validate(yaml.toStdString());

        QStringList found;
        for (const Finding& finding : verdict.findings)
            found << QString::fromStdString(finding.rule);
        QCOMPARE(found.join(QLatin1Char(' ')), left);
        QCOMPARE(static_cast<int>(verdict.silenced), silenced);
    }

    void twelveErrorsInTwelveQueuesAreAllListed()
    {
        const QByteArray yaml
            = queues("  - name: a b\n" // 4: VAL-42
                     "  - {name: q2, submitacl: a b c}\n" // 5: VAL-31
                     "  - {name: q3, limits: [{maxapplications: 1}]}\n" // 6: VAL-33
                     "  - {name: q4, limits: [{users: [9a], maxapplications: 1}]}\n" // 7: VAL-34
                     "  - {name: q5, limits: [{users: [u, v, v], maxapplications: 1}]}\n" // 8: VAL-35
                     "  - {name: q6, limits: [{users: ['*', u], maxapplications: 1}]}\n" // 9: VAL-36
                     "  - {name: q7, limits: [{groups: ['*'], maxapplications: 9}]}\n" // 10: VAL-37
                     "  - {name: q8, limits: [{users: [u], maxresources: {memory: 10K}}]}\n" // 11: VAL-38
                     "  - {name: q9, limits: [{users: [u]}]}\n" // 12: VAL-39
                     "  - {name: q10, maxapplications: 3, limits: [{users: [u], maxapplications: 4}]}\n" // 13
                     "  - {name: q11, resources: {guaranteed: {vcore: 2}, max: {vcore: 1}}}\n" // 14: VAL-51
                     "  - name: q12\n    resources: {max: {vcore: 1}}\n    queues:\n"
                     "    - {name: x, resources: {max: {vcore: 2}}}\n"); // 18: VAL-52

        const Verdict verdict = validate(yaml.toStdString());

        QStringList found;
        for (const Finding& finding : verdict.findings) {
            if (finding.severity == Severity::Error)
                found << QStringLiteral("%1@%2:%3")
                             .arg(QString::fromStdString(finding.rule))
                             .arg(finding.span.begin.line)
                             .arg(finding.span.begin.column);
        }
        QCOMPARE(found,
                 (QStringList{"VAL-42@4:11", "VAL-31@5:27", "VAL-33@6:25", "VAL-34@7:34", "VAL-35@8:40",
                              "VAL-36@9:39", "VAL-37@10:35", "VAL-38@11:61", "VAL-39@12:25", "VAL-40@13:76",
                              "VAL-51@14:49", "VAL-52@18:42"}));
        QCOMPARE(verdict.category, std::string("queue-name"));
    }
};

QUOTADECK_TEST(TestLints, NoApplication)
} // namespace tst_lints

#include "tst_lints.moc"
