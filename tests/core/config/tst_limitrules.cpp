// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/config/rulerows.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_limitrules {
using namespace quotadeck::config;

namespace {
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
} // namespace

/// The rules of limits of users and groups.
class TestLimitRules : public QObject
{
    Q_OBJECT
private Q_SLOTS:
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
            verdict.findings.front().message.english(),
            std::string("user u0, user u1, user u2 and 397 more may use t0 2, t1 2, t10 2 and 47 more on "
                        "root.a.b, more than t0 1, t1 1, t10 1 and 47 more that the wildcard \"*\" may "
                        "use on root.a above it"));
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
};

QUOTADECK_TEST(TestLimitRules, NoApplication)
} // namespace tst_limitrules

#include "tst_limitrules.moc"
