// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/config/difftext.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>

namespace tst_semanticdiff {
using namespace quotadeck;
using namespace quotadeck::config;
using namespace quotadeck::config::test;

class TestSemanticDiff : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sameMeaning_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto add = [](const char* name, const char* before, const char* after) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(after);
        };
        const auto queue = [](const char* name, const char* before, const char* after) {
            QTest::newRow(name) << QString::fromStdString(withQueue(before))
                                << QString::fromStdString(withQueue(after));
        };
        add("comments, styles and key order",
            "partitions:\n- name: default # one\n  queues:\n  - {name: a, maxapplications: 5}\n",
            "{\"partitions\": [{\"queues\": [{\"maxapplications\": 0x5, \"name\": \"a\"}], \"name\": "
            "\"default\"}]}");
        add("anchors and merge keys",
            "partitions: [{queues: [{name: a, resources: {max: {memory: 1}}}, {name: b, resources: {max: "
            "{memory: 1}}}]}]",
            "partitions: [{queues: [{name: a, resources: &r {max: {memory: 1}}}, {name: b, resources: "
            "*r}]}]");
        add("VAL-10: the name of the default partition", "partitions: [{queues: []}]",
            "partitions: [{name: DEFAULT, queues: []}]");
        add("VAL-12: an inserted root", "partitions: [{queues: [{name: a}]}]",
            "partitions: [{queues: [{name: root, parent: true, queues: [{name: a}]}]}]");
        add("VAL-21: limits of the partition are those of root",
            "partitions: [{queues: [{name: root}], limits: [{users: [a], maxapplications: 1}]}]",
            "partitions: [{queues: [{name: root, limits: [{users: [a], maxapplications: 1}]}]}]");
        add("VAL-20: both with the same limits",
            "partitions: [{queues: [{name: root}], limits: [{users: [a], maxapplications: 1}]}]",
            "partitions: [{queues: [{name: root, limits: [{users: [a], maxapplications: 1}]}], limits: "
            "[{users: [a], "
            "maxapplications: 1}]}]");
        add("the written checksum", "partitions: []\nchecksum: 1", "partitions: []\nchecksum: 2");
        add("PLC-1: no rules are one rule provided", "partitions: [{queues: []}]",
            "partitions: [{queues: [], placementrules: [{name: Provided}]}]");
        add("PLC-22: case of fixed values",
            "partitions: [{queues: [], placementrules: [{name: fixed, value: root.A}]}]",
            "partitions: [{queues: [], placementrules: [{name: Fixed, value: root.a, filter: {type: "
            "allow}}]}]");
        add("PLC-10: only deny in lower case denies",
            "partitions: [{queues: [], placementrules: [{name: user, filter: {type: DENY, users: [a, b]}}]}]",
            "partitions: [{queues: [], placementrules: [{name: user, filter: {users: [b, a]}}]}]");
        add("defaults of the partition", "partitions: [{queues: []}]",
            "partitions: [{queues: [], preemption: {enabled: true, quotapreemptionenabled: false}, "
            "nodesortpolicy: {type: fair, resourceweights: {memory: 1, vcore: 1.0}}, usergroupresolver: "
            "{type: ''}}]");
        queue("memory by value", "resources: {max: {memory: 1Ti}}", "resources: {max: {memory: ' 1024 Gi'}}");
        queue("vcore by value", "resources: {guaranteed: {vcore: 1000m}}",
              "resources: {guaranteed: {vcore: 1}}");
        queue("RES-1: empty and absent maps", "resources: {max: {}}", "parent: false");
        queue("0 applications are no limit", "maxapplications: 0", "parent: false");
        queue("durations", "properties: {preemption.delay: 60s}", "properties: {preemption.delay: 1m0s}");
        queue("case of property values", "properties: {priority.policy: Fence}",
              "properties: {priority.policy: fence}");
        queue("offsets", "properties: {priority.offset: '05'}", "properties: {priority.offset: 5}");
        queue("ACL names in another order", "submitacl: 'a,b g'", "submitacl: 'b,,a g'");
        queue("ACL-2: a blank is nobody", "submitacl: ' '", "submitacl: ''");
        queue("ACL-5: everyone", "submitacl: '*'", "submitacl: ' * '");
        queue("limits with a list of users taken apart",
              "limits: [{users: [bob, sue], maxresources: {vcore: 2}}]",
              "limits: [{users: [bob], maxresources: {vcore: 2000m}}, {users: [sue], maxresources: {vcore: "
              "2}}]");
        queue("limits for users and groups taken apart",
              "limits: [{users: [bob], groups: [dev], maxapplications: 2}]",
              "limits: [{users: [bob], maxapplications: 2}, {groups: [dev], maxapplications: 2}]");
    }

    void sameMeaning()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);

        QCOMPARE(rows(diffOf(before.toStdString(), after.toStdString())), QStringList());
        QCOMPARE(rows(diffOf(after.toStdString(), before.toStdString())), QStringList());
    }

    void values_data()
    {
        columns();
        const auto add = [](const char* name, const char* before, const char* after, QStringList expected) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(after)
                                << std::move(expected);
        };
        add("RES-3: a higher maximum is looser", "resources: {max: {memory: 1Gi}}",
            "resources: {max: {memory: 2Gi}}",
            {"changed looser root.a||resources.max.memory|1 GiB>2 GiB|+1 GiB"});
        add("RES-3: a lower maximum is tighter", "resources: {max: {vcore: 2}}",
            "resources: {max: {vcore: 1500m}}", {"changed tighter root.a||resources.max.vcore|2>1.5|-500m"});
        add("RES-3: an added type is tighter", "resources: {max: {vcore: 2}}",
            "resources: {max: {vcore: 2, gpu: 0}}", {"added tighter root.a||resources.max.gpu|->0|"});
        add("RES-3: a removed type is looser", "resources: {max: {vcore: 2, gpu: 0}}",
            "resources: {max: {vcore: 2}}", {"removed looser root.a||resources.max.gpu|0>-|"});
        add("RES-3: 0 is lower than 1", "resources: {max: {gpu: 1, pods: 1}}",
            "resources: {max: {gpu: 0, pods: 1}}", {"changed tighter root.a||resources.max.gpu|1>0|-1"});
        add("QUE-12: nothing but zeros is no maximum", "resources: {max: {gpu: 0}}",
            "resources: {max: {gpu: 1}}", {"changed tighter root.a||resources.max.gpu|0>1|+1"});
        add("QUE-12: and so are they removed", "resources: {max: {gpu: 0}}", "parent: false",
            {"removed neutral root.a||resources.max.gpu|0>-|"});
        add("QUE-12: a zero takes effect beside another type", "resources: {max: {gpu: 0}}",
            "resources: {max: {gpu: 0, vcore: 1}}",
            {"added tighter root.a||resources.max.vcore|->1|",
             "changed tighter root.a||resources.max.gpu|0>0|"});
        add("QUE-12: a zero loses its effect", "resources: {max: {gpu: 0, vcore: 1}}",
            "resources: {max: {gpu: 0, vcore: 0}}",
            {"changed looser root.a||resources.max.vcore|1>0|-1",
             "changed looser root.a||resources.max.gpu|0>0|"});
        add("QUE-12: a guarantee of 0 stays none", "resources: {guaranteed: {gpu: 0}}",
            "resources: {guaranteed: {gpu: 0, vcore: 1}}",
            {"added raised root.a||resources.guaranteed.vcore|->1|"});
        add("a maximum removed as a whole", "resources: {max: {vcore: 2, memory: 5}}", "parent: false",
            {"removed looser root.a||resources.max.memory|5 B>-|",
             "removed looser root.a||resources.max.vcore|2>-|"});
        add("a difference that rounding would hide", "resources: {max: {memory: 1073741824}}",
            "resources: {max: {memory: 1073741825}}",
            {"changed looser root.a||resources.max.memory|1073741824>1073741825|+1 B"});
        add("the whole range", "resources: {max: {memory: 9223372036854775807}}",
            "resources: {max: {memory: 0, pods: 1}}",
            {"changed tighter root.a||resources.max.memory|8 EiB>0 B|-8 EiB",
             "added tighter root.a||resources.max.pods|->1|"});
        add("a quantity that cannot be read", "resources: {max: {memory: 1X}}",
            "resources: {max: {memory: 1Gi}}",
            {"changed neutral root.a||resources.max.memory|\"1X\">1 GiB|"});
        add("guaranteed more", "resources: {guaranteed: {vcore: 1}}", "resources: {guaranteed: {vcore: 2}}",
            {"changed raised root.a||resources.guaranteed.vcore|1>2|+1"});
        add("guaranteed no more", "resources: {guaranteed: {vcore: 1}}", "parent: false",
            {"removed lowered root.a||resources.guaranteed.vcore|1>-|"});
        add("a guarantee of 0 is none", "parent: false", "resources: {guaranteed: {vcore: 0}}",
            {"added neutral root.a||resources.guaranteed.vcore|->0|"});
        add("applications: 0 is not set", "maxapplications: 0", "maxapplications: 5",
            {"added tighter root.a||maxapplications|->5|"});
        add("applications: removed", "maxapplications: 5", "maxapplications: 0",
            {"removed looser root.a||maxapplications|5>-|"});
        add("applications: fewer", "maxapplications: 5", "maxapplications: 2",
            {"changed tighter root.a||maxapplications|5>2|-3"});
        add("ACL: more", "submitacl: 'a g'", "submitacl: 'a,b g'",
            {"changed looser root.a||submitacl|a g>a,b g|"});
        add("ACL: fewer", "adminacl: '*'", "adminacl: a", {"changed tighter root.a||adminacl|*>a|"});
        add("ACL: nobody", "adminacl: a", "parent: false", {"removed tighter root.a||adminacl|a>-|"});
        add("ACL: others", "submitacl: a", "submitacl: b", {"changed neutral root.a||submitacl|a>b|"});
        add("ACL-4: one that cannot be applied", "submitacl: a g", "submitacl: a g h",
            {"changed neutral root.a||submitacl|a g>a g h|"});
        add("properties", "properties: {x: 1, y: 2}", "properties: {y: 3, z: 4}",
            {"changed neutral root.a||properties.y|2>3|", "added neutral root.a||properties.z|->4|",
             "removed neutral root.a||properties.x|1>-|"});
        add("the child template", "childtemplate: {maxapplications: 1, properties: {x: 1}}",
            "childtemplate: {resources: {max: {vcore: 1}, guaranteed: {vcore: 1}}}",
            {"added raised root.a|template for dynamic queues|childtemplate.resources.guaranteed.vcore|->1|",
             "added tighter root.a|template for dynamic queues|childtemplate.resources.max.vcore|->1|",
             "removed looser root.a|template for dynamic queues|childtemplate.maxapplications|1>-|",
             "removed neutral root.a|template for dynamic queues|childtemplate.properties.x|1>-|"});
        add("QUE-2: a leaf becomes a parent", "parent: false", "parent: true",
            {"changed dangerous root.a||parent|leaf>parent|"});
        add("QUE-45: a parent becomes a leaf", "parent: true", "parent: false",
            {"changed neutral root.a||parent|parent>leaf|"});
        add("QUE-2: children make a parent", "parent: true, queues: [{name: b}]", "queues: [{name: b}]",
            {"changed no effect root.a||parent|true>false|"});
    }

    void values()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QStringList, expected);

        QCOMPARE(rows(diffOf(withQueue(before), withQueue(after))), expected);
    }

    void queues_data()
    {
        columns();
        const auto add = [](const char* name, const char* before, const char* after, QStringList expected) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(after)
                                << std::move(expected);
        };
        add("added with what is below", "{name: a}", "{name: a}, {name: b, queues: [{name: c}, {name: d}]}",
            {"added neutral root.b|||->root.b|"});
        add("removed", "{name: a}, {name: b, queues: [{name: c}]}", "{name: a}",
            {"removed dangerous root.b|||root.b>-|"});
        add("a bare queue is not renamed", "{name: a}", "{name: b}",
            {"removed dangerous root.a|||root.a>-|", "added neutral root.b|||->root.b|"});
        add("renamed by content", "{name: a, maxapplications: 3}", "{name: b, maxapplications: 3}",
            {"renamed dangerous root.b|||root.a>root.b|"});
        add("renamed and changed below",
            "{name: a, maxapplications: 3, queues: [{name: x, maxapplications: 2}]}",
            "{name: b, maxapplications: 3, queues: [{name: x, maxapplications: 1}]}",
            {"renamed dangerous root.b|||root.a>root.b|",
             "changed tighter root.b.x||maxapplications|2>1|-1"});
        add("renamed with the queues below", "{name: a, maxapplications: 3, queues: [{name: x}, {name: y}]}",
            "{name: b, maxapplications: 4, queues: [{name: y}, {name: x}]}",
            {"renamed dangerous root.b|||root.a>root.b|", "changed looser root.b||maxapplications|3>4|+1"});
        add("moved", "{name: p, queues: [{name: a, maxapplications: 3}, {name: z}]}, {name: q, parent: true}",
            "{name: p, queues: [{name: z}]}, {name: q, parent: true, queues: [{name: a, maxapplications: "
            "3}]}",
            {"moved dangerous root.q.a|||root.p.a>root.q.a|"});
        add("moved and its queues with it",
            "{name: p, queues: [{name: a, queues: [{name: b}, {name: c}]}]}, {name: q}",
            "{name: p, parent: true}, {name: q, queues: [{name: a, queues: [{name: c}, {name: b}]}]}",
            {"changed dangerous root.q||parent|leaf>parent|", "moved dangerous root.q.a|||root.p.a>root.q.a|",
             "changed no effect root.p||parent|false>true|"});
        add("moved and renamed", "{name: p, queues: [{name: a, maxapplications: 3}, {name: z}]}",
            "{name: p, queues: [{name: z}]}, {name: b, maxapplications: 3}",
            {"moved dangerous root.b|||root.p.a>root.b|"});
        add("moved out of a queue that is gone",
            "{name: p, queues: [{name: a, maxapplications: 3}, {name: b}]}", "{name: a, maxapplications: 3}",
            {"moved dangerous root.a|||root.p.a>root.a|", "removed dangerous root.p|||root.p>-|"});
        add("two candidates are none", "{name: a, maxapplications: 3}, {name: b, maxapplications: 3}",
            "{name: c, maxapplications: 3}",
            {"removed dangerous root.a|||root.a>-|", "removed dangerous root.b|||root.b>-|",
             "added neutral root.c|||->root.c|"});
        add("the same name elsewhere with nothing in common",
            "{name: p, queues: [{name: a, maxapplications: 3}, {name: z}]}, {name: q, parent: true}",
            "{name: p, queues: [{name: z}]}, {name: q, parent: true, queues: [{name: a, submitacl: x}]}",
            {"removed dangerous root.p.a|||root.p.a>-|", "added neutral root.q.a|||->root.q.a|"});
        add("QUE-1, UGM-62: the spelling of a name", "{name: Dev}", "{name: dev}",
            {"changed neutral root.dev||name|Dev>dev|"});
        add("the order of queues", "{name: a}, {name: b}", "{name: b}, {name: a}", {});
    }

    void queues()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QStringList, expected);

        QCOMPARE(rows(diffOf(withQueues(before), withQueues(after))), expected);
    }

    void partitions_data()
    {
        columns();
        const auto add = [](const char* name, const char* before, const char* after, QStringList expected) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(after)
                                << std::move(expected);
        };
        add("preemption", "preemption: {quotapreemptionenabled: true}", "preemption: {enabled: false}",
            {"changed neutral ||preemption.enabled|true>false|",
             "changed neutral ||preemption.quotapreemptionenabled|true>false|"});
        add("node sorting", "preemption: {}",
            "nodesortpolicy: {type: binpacking, resourceweights: {vcore: 2}}",
            {"changed neutral ||nodesortpolicy.type|fair>binpacking|",
             "changed neutral ||nodesortpolicy.resourceweights.vcore|1>2|",
             "changed neutral ||nodesortpolicy.resourceweights.memory|1>0|"});
        add("group resolver", "preemption: {}", "usergroupresolver: {type: ldap}",
            {"added neutral ||usergroupresolver.type|->ldap|"});
        add("PLC-1: the order of rules",
            "placementrules: [{name: user}, {name: provided}, {name: fixed, value: a}]",
            "placementrules: [{name: provided}, {name: user}, {name: fixed, value: a}]",
            {"reordered neutral |placement rules|placementrules|user, provided, fixed a>provided, user, "
             "fixed a|"});
        add("a rule added", "placementrules: [{name: provided}]",
            "placementrules: [{name: user, create: true}, {name: provided}]",
            {"added neutral |placement rule 1 (user)|placementrules|->user, create|"});
        add("no rules any more", "placementrules: [{name: user}]", "preemption: {}",
            {"added neutral |placement rule 1 (provided)|placementrules|->provided|",
             "removed neutral |placement rule 1 (user)|placementrules|user>-|"});
        add("a rule changed", "placementrules: [{name: fixed, value: a, filter: {type: deny}}]",
            "placementrules: [{name: fixed, value: b, create: true, filter: {users: [x]}, parent: {name: "
            "user}}]",
            {"changed neutral |placement rule 1 (fixed)|create|false>true|",
             "changed neutral |placement rule 1 (fixed)|value|a>b|",
             "changed neutral |placement rule 1 (fixed)|filter|nobody>allow users x|",
             "changed neutral |placement rule 1 (fixed)|parent|root>(user)|"});
    }

    void partitions()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QStringList, expected);

        QCOMPARE(rows(diffOf(withPartition(before), withPartition(after))), expected);
    }

    void wholePartitionsComeAndGo()
    {
        QCOMPARE(rows(diffOf("partitions: [{queues: []}, {name: gpu, queues: [{name: a}]}]",
                             "partitions: [{queues: []}, {name: cpu, queues: [{name: a}]}]")),
                 QStringList({"removed dangerous |||gpu>-|", "added neutral |||->cpu|"}));
    }

    void removalsAreDangerousAndComeFirst()
    {
        const auto changes = diffOf(
            "partitions: [{queues: [{name: a, maxapplications: 3}, {name: b, queues: [{name: c}]}]}, "
            "{name: gpu, queues: []}]",
            "partitions: [{queues: [{name: a, maxapplications: 2}]}]");

        QCOMPARE(rows(changes),
                 QStringList({"removed dangerous root.b|||root.b>-|", "removed dangerous |||gpu>-|",
                              "changed tighter root.a||maxapplications|3>2|-1"}));
        QCOMPARE(rows(diffOf("partitions: [{queues: []}]", "# nothing\n")),
                 QStringList("removed dangerous |||default>-|"));
    }

    void pointsAtBothTexts()
    {
        const std::string before = withQueue("limits: [{users: [sue], maxresources: {memory: 1Gi}}]");
        const std::string after = withQueue("limits: [{users: [sue], maxresources: {memory: '2Gi'}}]");

        const auto change = diffOf(before, after).at(0);

        QCOMPARE(before.substr(change.oldSpan->begin.offset, change.oldSpan->length()), std::string("1Gi"));
        QCOMPARE(after.substr(change.newSpan->begin.offset, change.newSpan->length()), std::string("'2Gi'"));
        QCOMPARE(change.partition, std::string("default"));
        QVERIFY(!diffOf(before, withQueue("parent: false")).at(0).newSpan);
    }

    void holdsOnAllVectors() // nothing differs from itself; the way back has the opposite directions
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/config/cases.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto counts = [](const std::vector<Change>& changes, bool isBack) {
            std::map<std::string, int> result;
            static const std::map<std::string, std::string> kOpposite
                = {{"looser", "tighter"}, {"tighter", "looser"}, {"raised", "lowered"},
                   {"lowered", "raised"}, {"added", "removed"},  {"removed", "added"}};
            for (const Change& change : changes) {
                for (std::string word : {directionText(change), kindText(change.kind)}) {
                    if (word == "dangerous") // what comes is not
                        word = "neutral";
                    const auto opposite = kOpposite.find(word);
                    ++result[isBack && opposite != kOpposite.end() ? opposite->second : word];
                }
            }
            return result;
        };
        std::optional<SchedulerConfig> previous;
        int compared = 0;
        std::size_t found = 0;
        while (!file.atEnd()) {
            const auto text
                = QJsonDocument::fromJson(file.readLine()).object()[QStringLiteral("yaml")].toString();
            auto config = validate(text.toStdString()).config;
            if (!config)
                continue;
            QCOMPARE(rows(semanticDiff(*config, *config)), QStringList());
            if (previous) {
                const auto there = semanticDiff(*previous, *config);
                const auto back = semanticDiff(*config, *previous);
                QVERIFY2(counts(there, false) == counts(back, true), qPrintable(text));
                found += there.size();
                ++compared;
            }
            previous = std::move(config);
        }
        qInfo() << compared << "pairs," << found << "changes";
        QVERIFY(compared > 500 && found > 2000);
    }
};

QUOTADECK_TEST(TestSemanticDiff, NoApplication)
} // namespace tst_semanticdiff

#include "tst_semanticdiff.moc"
