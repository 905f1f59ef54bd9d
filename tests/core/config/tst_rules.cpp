// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"

#include <QTest>

#include <algorithm>

using namespace quotadeck::config;

namespace {
/// Expectation of a row: accepted, or the rule and category of the first error.
const auto kAccept = QByteArrayLiteral("");

void addColumns()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("category");
}

/// A partition whose "queues" are @p queues, in flow style.
QByteArray queues(const char* queues)
{
    return QByteArrayLiteral("partitions: [{name: default, queues: ") + queues + QByteArrayLiteral("}]\n");
}

QByteArray partition(const char* body)
{
    return QByteArrayLiteral("partitions: [{name: default, ") + body + QByteArrayLiteral("}]\n");
}

void reject(const char* name, const QByteArray& yaml, const char* rule, const char* category)
{
    QTest::newRow(name) << yaml << QByteArray(rule) << QByteArray(category);
}

void accept(const char* name, const QByteArray& yaml)
{
    QTest::newRow(name) << yaml << kAccept << kAccept;
}

/// One queue "a" with the given limits.
QByteArray limits(const char* list)
{
    return queues((QByteArrayLiteral("[{name: a, limits: ") + list + QByteArrayLiteral("}]")).constData());
}

QByteArray userLimit(const char* user)
{
    return limits(
        (QByteArrayLiteral("[{users: [") + user + QByteArrayLiteral("], maxapplications: 1}]")).constData());
}

QByteArray groupLimit(const char* group)
{
    return limits((QByteArrayLiteral("[{groups: [") + group + QByteArrayLiteral("], maxapplications: 1}]"))
                      .constData());
}

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

    void check()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, category);

        const Verdict verdict = validate(yaml.toStdString());

        const auto message = verdict.findings.empty() ? std::string() : verdict.findings.front().message;
        QVERIFY2(QByteArray::fromStdString(verdict.category) == category,
                 (verdict.category + ": " + message).c_str());
        QCOMPARE(verdict.accepted, rule.isEmpty());
        if (!rule.isEmpty()) {
            const bool isNamed = std::ranges::any_of(verdict.findings, [&](const Finding& finding) {
                return QByteArray::fromStdString(finding.rule) == rule
                    && QByteArray::fromStdString(finding.category) == category;
            });
            QVERIFY2(isNamed, message.c_str());
        }
    }

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

    void limitNames_data() // VAL-33 to VAL-37
    {
        addColumns();
        reject("VAL-33", limits("[{maxapplications: 1}]"), "VAL-33", "limit-empty");
        for (const char* name : {"_a", "a$", "a.b", "a@b.c", "a#b", "a/b", "'a:b'", "a-", "'*'"})
            accept((QByteArrayLiteral("3.14-27 user ") + name).constData(), userLimit(name));
        for (const char* name : {"9a", "a$b", "a b", "-a", "$", "\xC3\xA4", "''", "\"a\\n\""})
            reject((QByteArrayLiteral("3.14-28 user ") + name).constData(), userLimit(name), "VAL-34",
                   "limit-user-name");
        for (const char* name : {"a.b", "'a:b'"})
            accept((QByteArrayLiteral("3.14-29 group ") + name).constData(), groupLimit(name));
        for (const char* name : {"a$", "a@b", "a#b", "a/b"})
            reject((QByteArrayLiteral("3.14-29 group ") + name).constData(), groupLimit(name), "VAL-34",
                   "limit-group-name");
        accept("3.14-12 case", userLimit("a, A"));
        reject("VAL-35", userLimit("a, a"), "VAL-35", "limit-duplicate");
        reject("VAL-35 over limits",
               limits("[{users: ['*'], maxapplications: 1}, {users: ['*'], maxapplications: 1}]"), "VAL-35",
               "limit-duplicate");
        reject("3.14-13", limits("[{users: ['*'], maxapplications: 1}, {users: [a], maxapplications: 1}]"),
               "VAL-36", "limit-wildcard-order");
        accept("3.14-13 reversed",
               limits("[{users: [a], maxapplications: 1}, {users: ['*'], maxapplications: 1}]"));
        accept("VAL-36 last in its list", userLimit("u, '*'"));
        reject("VAL-36 first in its list", userLimit("'*', u"), "VAL-36", "limit-wildcard-order");
        accept("3.14-14", limits("[{users: ['*'], maxapplications: 1}, {groups: [g], maxapplications: 1}]"));
        reject("3.14-15", limits("[{groups: ['*'], maxapplications: 1}, {groups: [g], maxapplications: 1}]"),
               "VAL-37", "limit-group-wildcard-only");
        accept("3.14-16", groupLimit("g, '*'"));
        reject("3.14-16 reversed", groupLimit("'*', g"), "VAL-36", "limit-wildcard-order");
    }
    void limitNames() { check(); }

    void limitValues_data() // VAL-38 to VAL-41
    {
        addColumns();
        reject("VAL-38 parse", limits("[{users: [u], maxresources: {memory: 10K}}]"), "VAL-38",
               "limit-resource-parse");
        reject("VAL-38 null", limits("[{users: [u], maxresources: {memory: }}]"), "VAL-38",
               "limit-resource-parse");
        reject("3.14-17", limits("[{users: [u], maxresources: {memory: 0}, maxapplications: 1}]"), "VAL-38",
               "limit-resource-zero");
        accept("3.14-18", limits("[{users: [u], maxresources: {memory: 0, vcore: 1}}]"));
        reject("VAL-39", limits("[{users: [u], maxresources: {}}]"), "VAL-39", "limit-null");
        accept("VAL-39 applications only", limits("[{users: [u], maxresources: {}, maxapplications: 1}]"));
        reject("VAL-40",
               queues("[{name: a, maxapplications: 2, limits: [{users: [u], maxapplications: 3}]}]"),
               "VAL-40", "limit-vs-queue-apps");
        reject("VAL-40 root",
               queues("[{name: root, maxapplications: 2, limits: [{users: [u], maxapplications: 3}]}]"),
               "VAL-40", "limit-vs-queue-apps");
        accept("VAL-40 equal",
               queues("[{name: a, maxapplications: 2, limits: [{users: [u], maxapplications: 2}]}]"));
        accept("3.14-19 equal",
               queues("[{name: a, resources: {max: {vcore: 1}}, limits: [{users: [u], maxresources: "
                      "{vcore: 1000m}}]}]"));
        reject("3.14-19 above",
               queues("[{name: a, resources: {max: {vcore: 1}}, limits: [{users: [u], maxresources: {vcore: "
                      "1001m}}]}]"),
               "VAL-41", "limit-vs-queue-max");
        reject(
            "VAL-41 unreadable queue maximum",
            queues("[{name: a, resources: {max: {vcore: x}}, limits: [{users: [u], maxapplications: 1}]}]"),
            "VAL-41", "resource-parse");
        accept("VAL-41 not for a child called root",
               queues("[{name: b, queues: [{name: root, resources: {max: {vcore: 1}}, "
                      "limits: [{users: [u], maxresources: {vcore: 2}}]}]}]"));
        accept("VAL-47 ancestors do not count",
               queues("[{name: a, resources: {max: {vcore: 1}}, queues: [{name: b, limits: [{users: [u], "
                      "maxresources: "
                      "{vcore: 2}}]}]}]"));
    }
    void limitValues() { check(); }

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

    void limitHierarchy_data() // VAL-79 to VAL-88
    {
        addColumns();
        const auto nested = [](const char* above, const char* below) {
            return queues((QByteArrayLiteral("[{name: a, limits: ") + above
                           + ", queues: [{name: b, limits: " + below + "}]}]")
                              .constData());
        };
        reject(
            "VAL-79 same name",
            nested("[{users: [u], maxresources: {memory: 1}}]", "[{users: [u], maxresources: {memory: 2}}]"),
            "VAL-79", "limit-hierarchy-resource");
        accept("VAL-79 equal",
               nested("[{users: [u], maxresources: {memory: 1}}]",
                      "[{users: [u], maxresources: {memory: 1, vcore: 9}}]"));
        reject("VAL-79 wildcard",
               nested("[{users: ['*'], maxresources: {memory: 1}}]",
                      "[{users: [u], maxresources: {memory: 2}}]"),
               "VAL-79", "limit-hierarchy-resource");
        reject("VAL-85 groups",
               nested("[{groups: [g], maxresources: {memory: 1}}]",
                      "[{groups: [g], maxresources: {memory: 2}}]"),
               "VAL-79", "limit-hierarchy-resource");
        accept("VAL-81",
               nested("[{users: [u], maxresources: {memory: 1}}]",
                      "[{users: ['*'], maxresources: {memory: 2}}]"));
        accept(
            "VAL-80",
            limits("[{users: [u], maxresources: {memory: 2}}, {users: ['*'], maxresources: {memory: 1}}]"));
        reject(
            "VAL-83",
            queues("[{name: a, limits: [{users: [u], maxresources: {memory: 1}}], queues: [{name: b, queues: "
                   "[{name: c, limits: [{users: [u], maxresources: {memory: 2}}]}]}]}]"),
            "VAL-79", "limit-hierarchy-resource");
        accept(
            "VAL-84",
            queues("[{name: a, limits: [{users: ['*'], maxresources: {memory: 10}}], queues: [{name: b, "
                   "limits: [{users: [bob], maxresources: {vcore: 1}}], queues: [{name: c, limits: [{users: "
                   "[bob], maxresources: {memory: 11}}]}]}]}]"));
        reject("VAL-84 same name",
               queues("[{name: a, limits: [{users: [bob], maxresources: {memory: 10}}], queues: [{name: b, "
                      "limits: [{users: "
                      "[bob], maxresources: {vcore: 1}}], queues: [{name: c, limits: [{users: [bob], "
                      "maxresources: {memory: "
                      "11}}]}]}]}]"),
               "VAL-79", "limit-hierarchy-resource");
        reject("3.14-20",
               nested("[{users: [bob], maxapplications: 2}]", "[{users: [bob], maxresources: {memory: 1}}]"),
               "VAL-86", "limit-hierarchy-apps");
        accept("3.14-21",
               nested("[{users: [bob], maxresources: {memory: 1}}]", "[{users: [bob], maxapplications: 3}]"));
        reject("3.14-22",
               nested("[{users: ['*'], maxapplications: 2}]", "[{users: [bob], maxapplications: 3}]"),
               "VAL-87", "limit-hierarchy-apps");
        accept("3.14-23",
               nested("[{users: [bob], maxapplications: 2}]", "[{users: ['*'], maxapplications: 3}]"));
        accept(
            "3.14-24",
            nested("[{users: [bob], maxresources: {memory: 20}}, {users: ['*'], maxresources: {memory: 10}}]",
                   "[{users: [bob], maxresources: {memory: 15}}]"));
        accept("VAL-86 equal",
               nested("[{users: [bob], maxapplications: 2}]", "[{users: [bob], maxapplications: 2}]"));
    }
    void limitHierarchy() { check(); }

    void aLimitOfManyNamesAndTypesMakesOneFindingForEachLimitAbove() // VAL-79
    {
        std::string above;
        std::string below;
        for (int i = 0; i < 50; ++i) {
            above += "t" + std::to_string(i) + ": 1, ";
            below += "t" + std::to_string(i) + ": 2, ";
        }
        std::string names;
        for (int i = 0; i < 400; ++i)
            names += "u" + std::to_string(i) + ", ";

        const Verdict verdict
            = validate("partitions: [{queues: [{name: a, limits: [{users: ['*'], maxresources: {" + above
                       + "}}], queues: [{name: b, limits: [{users: [" + names + "], maxresources: {" + below
                       + "}}]}]}]}]");

        QCOMPARE(verdict.category, std::string("limit-hierarchy-resource"));
        QCOMPARE(verdict.findings.size(), std::size_t{1});
        QCOMPARE(
            verdict.findings.front().message,
            std::string("user u0, user u1, user u2 and 397 more may use t0 2, t1 2, t10 2 and 47 more on "
                        "root.a.b, more than t0 1, t1 1, t10 1 and 47 more that the wildcard \"*\" may "
                        "use on root.a above it"));
    }

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
        QCOMPARE(verdict.findings.back().message, std::string("more problems are not shown"));
    }

    void aBadQueueMaximumIsReportedOnceForAllItsLimits() // VAL-41
    {
        std::string limits;
        for (std::size_t i = 0; i <= FindingLog::kMost; ++i)
            limits += "{users: [u" + std::to_string(i) + "], maxresources: {vcore: 1}}, ";

        const Verdict verdict = validate(
            "partitions: [{queues: [{name: a, resources: {max: {memory: bad}}, limits: [" + limits + "]}]}]");

        QCOMPARE(verdict.category, std::string("resource-parse"));
        QCOMPARE(verdict.findings.size(), std::size_t{1});
        QCOMPARE(verdict.findings.front().rule, std::string("VAL-41"));
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

QTEST_APPLESS_MAIN(TestRules)
#include "tst_rules.moc"
