// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "core/config/schema/reader.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tst_reader {
using namespace quotadeck::config;

namespace {
QByteArray queueWith(const char* field)
{
    return QByteArrayLiteral("partitions: [{queues: [{name: a, ") + field + QByteArrayLiteral("}]}]");
}

const QueueConfig& firstQueue(const Verdict& verdict)
{
    return verdict.config->partitions.front().queues.value.front();
}
} // namespace

class TestReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void offersNoRenameToAKeyThatIsThereAlready() // CFG-4
    {
        const auto fixesOf = [](const char* field) {
            return validate(queueWith(field).toStdString()).findings.front().fixes.size();
        };

        QCOMPARE(fixesOf("submitACL: x"), std::size_t{1});
        QCOMPARE(fixesOf("submitACL: x, submitacl: y"), std::size_t{0});
        QCOMPARE(fixesOf("submitacl: y, submitACL: x"), std::size_t{0});
    }

    void findingsCarryThePathThatTheQueueWillHave_data() // VAL-12
    {
        QTest::addColumn<QByteArray>("queues");
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("root") << QByteArray("{name: root, x: 1}") << QByteArray("root");
        QTest::newRow("root and another")
            << QByteArray("{name: root, x: 1}, {name: b}") << QByteArray("root.root");
        QTest::newRow("CFG-7 root and null") << QByteArray("~, {name: root, x: 1}") << QByteArray("root");
        QTest::newRow("CFG-6 merged name") << QByteArray("{<<: {name: root}, x: 1}") << QByteArray("root");
        QTest::newRow("CFG-6 merged name below root")
            << QByteArray("{<<: {name: a}, x: 1}") << QByteArray("root.a");
    }
    void findingsCarryThePathThatTheQueueWillHave()
    {
        QFETCH(QByteArray, queues);
        QFETCH(QByteArray, path);

        const Verdict verdict = validate(("partitions: [{queues: [" + queues + "]}]").toStdString());

        const auto unknownKey = std::ranges::find(verdict.findings, "CFG-4", &Finding::rule);
        QVERIFY(unknownKey != verdict.findings.end());
        QCOMPARE(QByteArray::fromStdString(unknownKey->path), path);
    }

    void readsAThousandTypesButNotMore() // CFG-13
    {
        const auto check = [](int count) {
            QByteArray types;
            for (int i = 0; i < count; ++i)
                types += "t" + QByteArray::number(i) + ": 1, ";
            return validate(queueWith(("resources: {max: {" + types + "}}").constData()).toStdString());
        };

        QVERIFY(check(1000).accepted);
        const Verdict verdict = check(1001);
        QCOMPARE(verdict.category, std::string("yaml"));
        QCOMPARE(verdict.findings.size(), std::size_t{1});
        QCOMPARE(verdict.findings.front().rule, std::string("CFG-13"));
        QCOMPARE(verdict.findings.front().message.english(),
                 std::string("\"max\" has 1001 entries, at most 1000 are read"));
    }

    void judgesTheForm_data() // section 2.7, CFG-1 to CFG-12
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QByteArray>("category");
        const QByteArray ok;
        const QByteArray yaml("yaml");
        QTest::newRow("CFG-2 empty") << QByteArray("") << ok;
        QTest::newRow("CFG-2 comment") << QByteArray("# nothing\n") << ok;
        QTest::newRow("CFG-2 null document") << QByteArray("--- ~\n") << ok;
        QTest::newRow("CFG-2 no partitions") << QByteArray("partitions:\n") << ok;
        QTest::newRow("CFG-2 null partition") << QByteArray("partitions: [null]") << ok;
        QTest::newRow("CFG-1 broken second document") << QByteArray("partitions: []\n---\na: [\n") << ok;
        QTest::newRow("CFG-1 broken within sight") << QByteArray("partitions: []\n---\n\tx\n") << yaml;
        QTest::newRow("CFG-1 JSON") << QByteArray("{\"partitions\": [{\"queues\": []}]}") << ok;
        QTest::newRow("CFG-1 YAML 1.1") << QByteArray("%YAML 1.1\n---\npartitions: []\n") << ok;
        QTest::newRow("CFG-1 YAML 1.2") << QByteArray("%YAML 1.2\n---\npartitions: []\n") << yaml;
        QTest::newRow("CFG-1 BOM and CRLF")
            << QByteArray("\xEF\xBB\xBFpartitions:\r\n- queues: []\r\n") << ok;
        QTest::newRow("CFG-1 tab") << QByteArray("partitions:\n\t- queues: []\n") << yaml;
        QTest::newRow("CFG-1 Latin-1") << QByteArray("# \xE4\npartitions: []\n") << yaml;
        QTest::newRow("CFG-3 scalar") << QByteArray("partitions") << yaml;
        QTest::newRow("CFG-3 list") << QByteArray("- partitions") << yaml;
        QTest::newRow("CFG-4 case") << queueWith("submitACL: a") << yaml;
        QTest::newRow("CFG-5 quoted twice") << queueWith("\"name\": b") << yaml;
        QTest::newRow("CFG-5 free map") << queueWith("properties: {a: 1, a: 1}") << yaml;
        QTest::newRow("CFG-6 unknown alias") << queueWith("parent: *x") << yaml;
        QTest::newRow("CFG-6 merge of a text") << queueWith("<<: x") << yaml;
        QTest::newRow("CFG-6 quoted merge key") << queueWith("'<<': {parent: true}") << yaml;
        QTest::newRow("CFG-6 merge of unknown key") << queueWith("<<: {foo: 1}") << yaml;
        QTest::newRow("CFG-6 alias of a list")
            << QByteArray("partitions: [{queues: [{name: a, queues: &l [{name: b}]}, {name: c, <<: *l}]}]")
            << yaml;
        QTest::newRow("CFG-7 null key") << queueWith("~: 1") << ok;
        QTest::newRow("CFG-8 custom tag") << queueWith("submitacl: !custom x") << ok;
        QTest::newRow("CFG-8 wrong tag") << queueWith("submitacl: !!int x") << yaml;
        QTest::newRow("CFG-8 list") << queueWith("submitacl: [x]") << yaml;
        QTest::newRow("queues missing")
            << QByteArray("partitions: [{name: default}]") << QByteArray("queues missing");
        QTest::newRow("queues empty") << QByteArray("partitions: [{queues: []}]") << ok;
        QTest::newRow("queues map") << QByteArray("partitions: [{queues: {}}]") << yaml;
        QTest::newRow("queues null item") << QByteArray("partitions: [{queues: [null]}]") << ok;
        QTest::newRow("queue name null")
            << QByteArray("partitions: [{queues: [{name: null}]}]") << QByteArray("queue-name");
        QTest::newRow("root and other")
            << QByteArray("partitions: [{queues: [{name: root}, {name: other}]}]") << ok;
        QTest::newRow("users null item")
            << queueWith("limits: [{users: [~], maxapplications: 1}]") << QByteArray("limit-empty");
        QTest::newRow("CFG-12 users text") << queueWith("limits: [{users: bob, maxapplications: 1}]") << yaml;
        QTest::newRow("limits null item") << queueWith("limits: [~, {users: [a], maxapplications: 1}]") << ok;
        QTest::newRow("placement null item")
            << QByteArray("partitions: [{queues: [], placementrules: [~]}]") << ok;
        QTest::newRow("placement empty parent")
            << QByteArray("partitions: [{queues: [], placementrules: [{name: user, parent: {}}]}]")
            << QByteArray("rule-name");
        QTest::newRow("CFG-12 node sort text")
            << QByteArray("partitions: [{queues: [], nodesortpolicy: fair}]") << yaml;
        QTest::newRow("resolver") << QByteArray("partitions: [{queues: [], usergroupresolver: {type: ldap}}]")
                                  << ok;
        QTest::newRow("resolver unknown key")
            << QByteArray("partitions: [{queues: [], usergroupresolver: {typ: x}}]") << yaml;
        QTest::newRow("REST answer fed back")
            << QByteArray("partitions: [{queues: []}]\nextra: {}\n") << yaml;
        QTest::newRow("JSON answer fed back") << QByteArray("{\"Partitions\": []}") << yaml;
    }

    void judgesTheForm()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, category);

        const Verdict verdict = validate(yaml.toStdString());

        const auto message
            = verdict.findings.empty() ? std::string() : verdict.findings.front().message.english();
        QVERIFY2(QByteArray::fromStdString(verdict.category) == category, message.c_str());
        QCOMPARE(verdict.accepted, category.isEmpty());
    }

    void readsBooleansLikeTheScheduler_data() // CFG-9
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("expected"); // -1: refused
        for (const char* word :
             {"true", "True", "TRUE", "y", "Y", "yes", "'Yes'", "\"YES\"", "on", "'On'", "ON"})
            QTest::newRow(word) << QByteArray(word) << 1;
        for (const char* word :
             {"false", "False", "FALSE", "n", "'N'", "no", "No", "NO", "off", "Off", "OFF", "~", ""})
            QTest::newRow(*word ? word : "nothing") << QByteArray(word) << 0;
        for (const char* word : {"'true'", "\"FALSE\"", "''", "yES", "oN", "1", "0", "tRue", "[true]"})
            QTest::newRow(word) << QByteArray(word) << -1;
    }

    void readsBooleansLikeTheScheduler()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, expected);

        const Verdict verdict = validate(queueWith(("parent: " + text).constData()).toStdString());

        QCOMPARE(verdict.accepted, expected >= 0);
        if (expected >= 0)
            QCOMPARE(firstQueue(verdict).parent.value, expected == 1);
        else
            QCOMPARE(verdict.findings.front().rule, std::string("CFG-9"));
    }

    void readsCountsLikeTheScheduler_data() // CFG-10
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isAccepted");
        QTest::addColumn<quint64>("value");
        const auto good = [](const char* text, quint64 value) {
            QTest::newRow(text) << QByteArray(text) << true << value;
        };
        const auto bad
            = [](const char* text) { QTest::newRow(text) << QByteArray(text) << false << quint64{0}; };
        good("5", 5);
        good("0x10", 16);
        good("0o17", 15);
        good("010", 8);
        good("08", 8);
        good("09", 9);
        good("0b101", 5);
        good("1_000", 1000);
        good("+7", 7);
        good("+0x3", 3);
        good("5.5", 5);
        good("0.9", 0);
        good("1e3", 1000);
        good(".5_0", 0);
        good(".5e1_0", 5'000'000'000);
        good("-0", 0);
        good("18446744073709551615", std::numeric_limits<quint64>::max());
        good("18446744073709551616", std::numeric_limits<quint64>::max());
        good("~", 0);
        good("!!int '5'", 5);
        bad("\"5\"");
        bad("-5");
        bad("-5.5");
        bad(".nan");
        bad(".inf");
        bad("2e19");
        bad("1e400");
        bad("true");
        bad("5k");
        bad("._5");
        bad(".5_");
        bad(".5__0");
        bad("2024-05-01");
    }

    void readsCountsLikeTheScheduler()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isAccepted);
        QFETCH(quint64, value);

        const Verdict verdict = validate(queueWith(("maxapplications: " + text).constData()).toStdString());

        QCOMPARE(verdict.accepted, isAccepted);
        if (isAccepted)
            QCOMPARE(firstQueue(verdict).maxApplications.value, std::uint64_t{value});
    }

    void readsWeightsLikeTheScheduler() // CFG-11
    {
        const Verdict verdict = validate("partitions: [{queues: [], nodesortpolicy: {resourceweights: {a: "
                                         "0x10, b: .nan, c: -0.0, d: 1_0.5, "
                                         "e: ~, f: 2}}}]");

        QVERIFY(verdict.accepted);
        const auto& weights = verdict.config->partitions.front().nodeSortPolicy.value.resourceWeights.value;
        QCOMPARE(weights.size(), std::size_t{6});
        QCOMPARE(weights[0].value, 16.0);
        QVERIFY(std::isnan(weights[1].value));
        QCOMPARE(weights[3].value, 10.5);
        QCOMPARE(weights[4].value, 0.0);
        QCOMPARE(weights[5].value, 2.0);
        for (const char* bad : {"text", "true", "'1'"}) {
            const std::string yaml
                = std::string("partitions: [{queues: [], nodesortpolicy: {resourceweights: {a: ") + bad
                + "}}}]";
            QCOMPARE(validate(yaml).category, std::string("yaml"));
        }
    }

    void textsAreTakenLiterally() // CFG-8
    {
        const Verdict verdict
            = validate("partitions: [{queues: [{name: 2024-05-01, submitacl: !!str 5, properties: {a: 010, "
                       "b: false, c: , 5: x}}]}]");

        QVERIFY(verdict.accepted);
        const QueueConfig& queue = firstQueue(verdict);
        QCOMPARE(queue.name.value, std::string("2024-05-01"));
        QCOMPARE(queue.submitAcl.value, std::string("5"));
        QCOMPARE(queue.properties.value[0].value, std::string("010"));
        QCOMPARE(queue.properties.value[1].value, std::string("false"));
        QCOMPARE(queue.properties.value[2].value, std::string());
        QCOMPARE(queue.properties.value[3].key, std::string("5"));
    }

    void mergesShallowlyAndLocalKeysWin() // CFG-6
    {
        const Verdict verdict = validate("partitions:\n"
                                         "- queues:\n"
                                         "  - &a {name: a, maxapplications: 1, properties: {x: 1}}\n"
                                         "  - &b {name: b, maxapplications: 2, submitacl: bob}\n"
                                         "  - <<: [*a, *b]\n"
                                         "    name: c\n"
                                         "    properties: {y: 2}\n");

        QVERIFY(verdict.accepted);
        const QueueConfig& merged = verdict.config->partitions.front().queues.value[2];
        QCOMPARE(merged.name.value, std::string("c"));
        QCOMPARE(merged.maxApplications.value, std::uint64_t{1});
        QCOMPARE(merged.maxApplications.span.begin.line, 3);
        QCOMPARE(merged.submitAcl.value, std::string("bob"));
        QCOMPARE(merged.properties.value.size(), std::size_t{1});
        QCOMPARE(merged.properties.value[0].key, std::string("y"));
    }

    void nullAndAbsentAreNotSetButEmptyIs() // CFG-7
    {
        const Verdict verdict = validate("partitions: [{queues: [{name: a, resources: {max: {}, guaranteed: "
                                         "~}, limits: [~], queues: ~}]}]");

        const QueueConfig& queue = firstQueue(verdict);
        QVERIFY(queue.resources.value.max.isSet);
        QVERIFY(!queue.resources.value.guaranteed.isSet);
        QVERIFY(queue.limits.isSet);
        QVERIFY(queue.limits.value.empty());
        QVERIFY(!queue.queues.isSet);
        QVERIFY(!queue.submitAcl.isSet);
    }

    void collectsEveryProblem()
    {
        const Verdict verdict = validate("partitions:\n"
                                         "- names: x\n"
                                         "  queues:\n"
                                         "  - name: a\n"
                                         "    name: b\n"
                                         "    parent: 1\n"
                                         "    maxapplications: many\n"
                                         "    limits: {}\n"
                                         "sizes: 1\n");

        QStringList found;
        for (const Finding& finding : verdict.findings)
            found << QString::fromStdString(finding.rule) + QLatin1Char('@')
                    + QString::number(finding.span.begin.line);
        QCOMPARE(found, (QStringList{"CFG-4@2", "CFG-5@5", "CFG-9@6", "CFG-10@7", "CFG-12@8", "CFG-4@9"}));
        QCOMPARE(verdict.findings[0].fixes.front().edits.front().text, std::string("name"));
        QCOMPARE(verdict.findings[1].related.front().span.begin.line, 4);
        QVERIFY(verdict.findings[5].fixes.empty());
    }
};

QUOTADECK_TEST(TestReader, NoApplication)
} // namespace tst_reader

#include "tst_reader.moc"
