// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/config/rulerows.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_rules {
using namespace quotadeck::config;

namespace {
QByteArray rules(const char* list)
{
    return partition(
        (QByteArrayLiteral("queues: [{name: leaf}, {name: par, parent: true}, {name: auto, queues: [{name: "
                           "x}]}, {name: Cap}], placementrules: ")
         + list)
            .constData());
}

QByteArray filterUsers(const char* list)
{
    return rules((QByteArrayLiteral("[{name: provided, filter: {users: ") + list + QByteArrayLiteral("}}]"))
                     .constData());
}
} // namespace

class TestRules : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void partitionsAndStructure_data() // VAL-10 to VAL-22
    {
        addColumns();
        reject("VAL-10 twice, ignoring case",
               "partitions: [{name: gpu, queues: []}, {name: GPU, queues: []}]", "VAL-10",
               "duplicate partition");
        reject("VAL-10 empty is default", "partitions: [{queues: []}, {name: DEFAULT, queues: []}]", "VAL-10",
               "duplicate partition");
        accept("VAL-10 two names", "partitions: [{queues: []}, {name: gpu, queues: []}]");
        reject("VAL-11 missing", "partitions: [{name: default}]", "VAL-11", "queues missing");
        reject("VAL-11 null", partition("queues: ~"), "VAL-11", "queues missing");
        accept("VAL-11 empty list", partition("queues: []"));
        reject("VAL-13 max", queues("[{name: root, resources: {max: {memory: 1}}}]"), "VAL-13",
               "root resources");
        reject("VAL-13 empty map", queues("[{name: ROOT, resources: {guaranteed: {}}}]"), "VAL-13",
               "root resources");
        accept("VAL-13 null", queues("[{name: root, resources: {max: ~}}]"));
        accept("VAL-12 root beside another is a child",
               queues("[{name: root, resources: {max: {memory: 1}}}, {name: b}]"));
        reject(
            "VAL-20 3.14-25 order",
            partition("limits: [{users: [u], maxapplications: 1}, {users: [v], maxapplications: 1}], queues: "
                      "[{name: "
                      "root, limits: [{users: [v], maxapplications: 1}, {users: [u], maxapplications: 1}]}]"),
            "VAL-20", "partition limits");
        reject("VAL-20 3.14-26 texts",
               partition("limits: [{users: [u], maxresources: {memory: 1000}}], queues: [{name: root, "
                         "limits: [{users: [u], "
                         "maxresources: {memory: 1k}}]}]"),
               "VAL-20", "partition limits");
        reject("VAL-20 absent and empty list differ",
               partition("limits: [{users: [u], maxapplications: 1}], queues: [{name: root, limits: [{users: "
                         "[u], groups: "
                         "[], maxapplications: 1}]}]"),
               "VAL-20", "partition limits");
        accept("VAL-20 identical",
               partition("limits: [{users: [u], maxapplications: 1}], queues: [{name: root, limits: [{limit: "
                         "'', users: "
                         "[u], maxapplications: 0x1}]}]"));
        reject(
            "VAL-21 root takes them over",
            partition("limits: [{users: [u], maxapplications: 1}], queues: [{name: a, limits: [{users: [u], "
                      "maxapplications: 2}]}]"),
            "VAL-86", "limit-hierarchy-apps");
    }
    void partitionsAndStructure() { check(); }

    void accessLists_data() // VAL-31
    {
        addColumns();
        reject("3.14-35 three parts", queues("[{name: a, submitacl: 'u g x'}]"), "VAL-31", "acl");
        reject("VAL-31 tab separates", queues("[{name: a, adminacl: \"u\\tg\\tx\"}]"), "VAL-31", "acl");
        accept("3.14-34 two spaces", queues("[{name: a, submitacl: 'u  g'}]"));
        accept("VAL-31 wildcard", queues("[{name: a, submitacl: ' * ', adminacl: ''}]"));
        accept("VAL-31 bad names", queues("[{name: a, submitacl: '1u,#x 2g'}]"));
    }
    void accessLists() { check(); }

    void queueNames_data() // VAL-42, VAL-44
    {
        addColumns();
        const QByteArray longest(64, 'q');
        accept("64 characters", queues(("[{name: " + longest + "}]").constData()));
        reject("65 characters", queues(("[{name: q" + longest + "}]").constData()), "VAL-42", "queue-name");
        accept("every character", queues("[{name: 'aZ09_:#/@-'}]"));
        for (const char* name : {"a.b", "a b", "a$", "\xC3\xA4", "''", "~", "\"a\\n\""})
            reject(name, queues((QByteArrayLiteral("[{name: ") + name + "}]").constData()), "VAL-42",
                   "queue-name");
        reject("siblings ignoring case", queues("[{name: a}, {name: A}]"), "VAL-42", "queue-duplicate");
        accept("same name elsewhere", queues("[{name: a, queues: [{name: a}]}]"));
    }
    void queueNames() { check(); }

    void queueResources_data() // VAL-50 to VAL-58
    {
        addColumns();
        reject("VAL-50", queues("[{name: a, resources: {guaranteed: {memory: 1m}}}]"), "VAL-50",
               "resource-parse");
        reject("VAL-51", queues("[{name: a, resources: {guaranteed: {memory: 2}, max: {memory: 1}}}]"),
               "VAL-51", "guaranteed-vs-max");
        accept("VAL-51 equal",
               queues("[{name: a, resources: {guaranteed: {memory: 1, vcore: 9}, max: {memory: 1}}}]"));
        reject(
            "3.14-1",
            queues("[{name: a, resources: {max: {memory: 10}}, queues: [{name: b, resources: {max: {memory: "
                   "11}}}]}]"),
            "VAL-52", "child-max");
        accept("3.14-1 equal",
               queues("[{name: a, resources: {max: {memory: 10}}, queues: [{name: b, resources: {max: "
                      "{memory: 10}}}]}]"));
        reject(
            "3.14-2",
            queues("[{name: a, resources: {max: {memory: 10}}, queues: [{name: b, resources: {max: {vcore: "
                   "11}}, queues: [{name: c, resources: {max: {memory: 11}}}]}]}]"),
            "VAL-52", "child-max");
        reject("3.14-3",
               queues("[{name: a, resources: {max: {memory: 10}}, queues: [{name: b, resources: {guaranteed: "
                      "{memory: 11}}}]}]"),
               "VAL-56", "sum-guaranteed-max");
        reject(
            "3.14-4",
            queues("[{name: a, resources: {max: {memory: 0}}, queues: [{name: b, resources: {max: {memory: "
                   "1}}}]}]"),
            "VAL-52", "child-max");
        accept("3.14-5", queues("[{name: a, resources: {max: {memory: 0, vcore: 0}}}]"));
        reject("3.14-6",
               queues("[{name: a, resources: {guaranteed: {memory: 10}}, queues: [{name: b, resources: "
                      "{guaranteed: {memory: 6}}}, {name: c, resources: {guaranteed: {memory: 5}}}]}]"),
               "VAL-55", "sum-guaranteed");
        accept("3.14-6 fits",
               queues("[{name: a, resources: {guaranteed: {memory: 11}}, queues: [{name: b, resources: "
                      "{guaranteed: {memory: 6}}}, {name: c, resources: {guaranteed: {memory: 5}}}]}]"));
        accept(
            "3.14-7",
            queues(
                "[{name: t, resources: {guaranteed: {memory: 5}}, queues: [{name: a, resources: "
                "{guaranteed: {vcore: 1}}, queues: [{name: b, resources: {guaranteed: {memory: 6}}}]}]}]"));
        reject(
            "3.14-8",
            queues("[{name: t, resources: {guaranteed: {memory: 5}}, queues: [{name: a, queues: [{name: b, "
                   "resources: {guaranteed: {memory: 6}}}]}]}]"),
            "VAL-55", "sum-guaranteed");
        reject("3.14-9",
               queues("[{name: t, resources: {guaranteed: {memory: 0}}, queues: [{name: a, resources: "
                      "{guaranteed: {memory: 1}}}]}]"),
               "VAL-55", "sum-guaranteed");
        accept("VAL-58 sum of maxima",
               queues("[{name: a, resources: {max: {memory: 2}}, queues: [{name: b, resources: {max: "
                      "{memory: 2}}}, {name: "
                      "c, resources: {max: {memory: 2}}}]}]"));
        accept("VAL-58 templates", queues("[{name: a, childtemplate: {resources: {max: {memory: x}}}}]"));
    }
    void queueResources() { check(); }

    void placementRules_data() // VAL-60 to VAL-72
    {
        addColumns();
        reject("VAL-60 name", rules("[{name: 9a}]"), "VAL-60", "rule-name");
        reject("VAL-60 parent", rules("[{name: user, parent: {}}]"), "VAL-60", "rule-name");
        accept("VAL-60 unknown", rules("[{name: whatever}, {name: tag}, {name: recovery}]"));
        accept("VAL-61 type", rules("[{name: user, filter: {type: DENY}}]"));
        reject("VAL-61 unknown type", rules("[{name: user, filter: {type: no}}]"), "VAL-61", "rule-filter");
        accept("3.14-30", filterUsers("['dev$']"));
        for (const char* list : {"['(?=a)b']", "['[a']", "['9dev']", "['']", "['(a)\\1']", "['9.']"})
            reject((QByteArrayLiteral("3.14-31 ") + list).constData(), filterUsers(list), "VAL-61",
                   "rule-filter");
        accept("3.14-32", filterUsers("['9dev', '*', '']"));
        accept("VAL-63 leaf", rules("[{name: fixed, value: root.leaf}]"));
        accept("VAL-62 unqualified", rules("[{name: fixed, value: leaf}]"));
        reject("VAL-62 qualified twice",
               rules("[{name: fixed, value: root.par, parent: {name: fixed, value: root.par}}]"), "VAL-62",
               "rule-qualified");
        accept("VAL-62 chain", rules("[{name: fixed, value: x, parent: {name: fixed, value: auto}}]"));
        reject("VAL-63 parent flag", rules("[{name: fixed, value: root.par}]"), "VAL-63", "rule-path");
        reject("VAL-63 below a leaf", rules("[{name: fixed, value: root.leaf.x, create: true}]"), "VAL-63",
               "rule-path");
        reject("VAL-63 missing", rules("[{name: fixed, value: root.none}]"), "VAL-63", "rule-path");
        accept("VAL-63 created", rules("[{name: fixed, value: root.none, create: true}]"));
        reject("VAL-63 missing below parent", rules("[{name: fixed, value: root.par.x}]"), "VAL-63",
               "rule-path");
        accept("VAL-64 parent by children only", rules("[{name: fixed, value: root.auto}]"));
        reject("VAL-64 as parent rule", rules("[{name: user, parent: {name: fixed, value: root.auto}}]"),
               "VAL-63", "rule-path");
        accept("VAL-64 with the flag", rules("[{name: user, parent: {name: fixed, value: root.par}}]"));
        reject("VAL-65 case", rules("[{name: fixed, value: root.Cap}]"), "VAL-63", "rule-path");
        accept("VAL-65 case created", rules("[{name: fixed, value: root.Cap, create: true}]"));
        reject("VAL-66 empty", rules("[{name: fixed}]"), "VAL-63", "rule-path");
        accept("VAL-66 empty created", rules("[{name: fixed, create: true}]"));
        reject("VAL-67 root", rules("[{name: fixed, value: root}]"), "VAL-63", "rule-path");
        accept("VAL-67 root as parent", rules("[{name: user, parent: {name: fixed, value: root}}]"));
        accept("VAL-68", rules("[{name: fixed, value: root.none, parent: {name: user}}]"));
        accept("VAL-69", rules("[{name: fixed, value: root.a b, create: true}]"));
        reject("VAL-70 flag of the parent rule",
               rules("[{name: user, parent: {name: fixed, value: root.none, create: true}}]"), "VAL-63",
               "rule-path");
        accept("VAL-71 case", rules("[{name: FIXED, value: root.none}]"));
        accept("VAL-65 prefix test", rules("[{name: fixed, value: rooted, create: true}]"));
    }
    void placementRules() { check(); }

    void nodeSorting_data() // VAL-75, VAL-76
    {
        addColumns();
        reject("3.14-33", partition("queues: [], nodesortpolicy: {type: Fair}"), "VAL-75", "node-sort");
        accept("VAL-75", partition("queues: [], nodesortpolicy: {type: binpacking}"));
        reject("VAL-76", partition("queues: [], nodesortpolicy: {resourceweights: {memory: -0.1}}"), "VAL-76",
               "node-weight");
        accept("VAL-76 not negative",
               partition("queues: [], nodesortpolicy: {resourceweights: {a: .nan, b: -0.0}}"));
    }
    void nodeSorting() { check(); }

    void applications_data() // VAL-77, VAL-78
    {
        addColumns();
        reject("3.14-10", queues("[{name: root, maxapplications: 5, queues: [{name: a}]}]"), "VAL-78",
               "maxapps-hierarchy");
        accept("3.14-10 equal",
               queues("[{name: root, maxapplications: 5, queues: [{name: a, maxapplications: 5}]}]"));
        reject("3.14-11",
               queues("[{name: a, queues: [{name: b, maxapplications: 3, queues: [{name: c, maxapplications: "
                      "4}]}]}]"),
               "VAL-77", "maxapps-hierarchy");
    }
    void applications() { check(); }

    void theNumberOfFindingsIsBounded()
    {
        std::string names;
        for (std::size_t i = 0; i <= FindingLog::kMost; ++i)
            names += "'!" + std::to_string(i) + "', ";

        const Verdict verdict = validate("partitions: [{queues: [{name: a, limits: [{users: [" + names
                                         + "], maxapplications: 1}]}]}]");

        QCOMPARE(verdict.category, std::string("limit-user-name"));
        QVERIFY(!verdict.accepted);
        QCOMPARE(verdict.findings.size(), FindingLog::kMost + 1);
        QCOMPARE(verdict.findings.back().message.english(), std::string("more problems are not shown"));
    }

    void everyLaterPartitionOfANamePointsToTheFirst() // VAL-10
    {
        const Verdict verdict
            = validate("partitions: [{name: a, queues: []}, {name: A, queues: []}, {name: b, queues: []}, "
                       "{name: a, queues: []}]");

        QCOMPARE(verdict.findings.size(), std::size_t{2});
        for (const Finding& finding : verdict.findings) {
            QCOMPARE(finding.related.size(), std::size_t{1});
            QCOMPARE(finding.related.front().span.begin.column, 21);
        }
    }
};

QUOTADECK_TEST(TestRules, NoApplication)
} // namespace tst_rules

#include "tst_rules.moc"
