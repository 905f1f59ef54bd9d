// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/resource/resourceops.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_effectivevalues {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
PartitionConfig partitionOf(const std::string& text)
{
    return effectivePartitions(validate(text).config.value()).at(0);
}

/// For each resource the binding value of @p values; none when nothing is limited.
std::optional<Resource> bindingOf(const std::vector<EffectiveValue>& values)
{
    std::optional<Resource> result;
    for (const EffectiveValue& value : values) {
        if (!value.isBinding || !value.type)
            continue;
        if (!result)
            result.emplace();
        result->set(*value.type, value.value);
    }
    return result;
}

/// One "level holder kind value", with a "!" where it binds, a row.
QStringList rows(const std::vector<EffectiveValue>& values)
{
    QStringList result;
    for (const EffectiveValue& value : values) {
        const std::string kind = value.type ? value.type->name() : "applications";
        result << QString::fromStdString(value.level.text() + ' ' + value.holder
                                         + (value.holder.empty() ? "" : " ") + kind + ' '
                                         + std::to_string(value.value) + (value.isBinding ? "!" : ""));
    }
    return result;
}

const std::string kTree = R"(partitions:
- queues:
  - name: a
    maxapplications: 9
    resources: {max: {memory: 100, vcore: 8}}
    limits:
    - {users: [bob], maxresources: {memory: 50}, maxapplications: 4}
    - {users: ['*'], maxresources: {vcore: 2}, maxapplications: 2}
    - {groups: [dev], maxresources: {memory: 70}}
    - {groups: ['*'], maxresources: {memory: 60}}
    queues:
    - name: b
      queues:
      - name: c
        maxapplications: 9
        resources: {max: {memory: 120, gpu: 0, vcore: 3}}
        limits:
        - {users: [sue, bob], maxresources: {memory: 80}, maxapplications: 1}
        - {groups: [dev], maxresources: {memory: 30}}
  limits:
  - {users: ['*'], maxresources: {memory: 40}}
)";
} // namespace

class TestEffectiveValues : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void queueMaximaPassLevelsWithoutOne() // VAL-53
    {
        const auto values = queueMaxima(partitionOf(kTree), QueuePath("root.a.b.c"));

        QCOMPARE(rows(values),
                 QStringList({"root.a memory 100!", "root.a vcore 8000", "root.a applications 9!",
                              "root.a.b.c memory 120", "root.a.b.c gpu 0!", "root.a.b.c vcore 3000!",
                              "root.a.b.c applications 9!"}));
        const Resource expected{{"memory", 100}, {"gpu", 0}, {"vcore", 3000}};
        QCOMPARE(bindingOf(values), std::optional(expected));
        QCOMPARE(bindingOf(queueMaxima(partitionOf(kTree), QueuePath("root"))), std::optional<Resource>());
    }

    void oddMaximaAreNone_data()
    {
        QTest::addColumn<QString>("queues");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("QUE-12: all zero is not set")
            << QStringLiteral("{name: q, resources: {max: {memory: 0, vcore: 0}}}") << QStringList();
        QTest::newRow("QUE-12: a zero beside a positive stays")
            << QStringLiteral("{name: q, resources: {max: {memory: 0, vcore: 1m}}}")
            << QStringList({"root.q memory 0!", "root.q vcore 1!"});
        QTest::newRow("QUE-32: 0 applications is not set")
            << QStringLiteral("{name: q, maxapplications: 0}") << QStringList();
        QTest::newRow("unreadable entries are left out")
            << QStringLiteral("{name: q, resources: {max: {memory: 1X, pods: 3}}}")
            << QStringList({"root.q pods 3!"});
        QTest::newRow("QUE-1: case of the path does not matter")
            << QStringLiteral("{name: Q, resources: {max: {pods: 3}}}") << QStringList({"root.Q pods 3!"});
        QTest::newRow("a count beyond the range is held")
            << QStringLiteral("{name: q, maxapplications: 18446744073709551615}")
            << QStringList({"root.q applications 9223372036854775807!"});
    }

    void oddMaximaAreNone()
    {
        QFETCH(QString, queues);
        QFETCH(QStringList, expected);

        const auto partition = partitionOf("partitions: [{queues: [" + queues.toStdString() + "]}]");

        QCOMPARE(rows(queueMaxima(partition, QueuePath("root.q"))), expected);
    }

    void aRootHasNoConfiguredMaximum() // QUE-10, QUE-14
    {
        const auto partition = partitionOf(
            "partitions: [{queues: [{name: root, maxapplications: 3, resources: {max: {pods: 1}}, "
            "queues: [{name: root, resources: {max: {pods: 2}}}]}]}]");

        QCOMPARE(rows(queueMaxima(partition, QueuePath("root.root"))), QStringList({"root applications 3!"}));
    }

    void aNamedLimitReplacesTheWildcardOfItsLevel() // ENF-2, ENF-3
    {
        const PartitionConfig partition = partitionOf(kTree);

        QCOMPARE(rows(userLimits(partition, QueuePath("root.a.b.c"), "bob")),
                 QStringList({"root * memory 40!", "root.a bob memory 50", "root.a bob applications 4",
                              "root.a.b.c bob memory 80", "root.a.b.c bob applications 1!"}));
        QCOMPARE(rows(userLimits(partition, QueuePath("root.a.b.c"), "sue")),
                 QStringList({"root * memory 40!", "root.a * vcore 2000!", "root.a * applications 2",
                              "root.a.b.c sue memory 80", "root.a.b.c sue applications 1!"}));
        QCOMPARE(rows(userLimits(partition, QueuePath("root.a.dynamic"), "eve")),
                 QStringList({"root * memory 40!", "root.a * vcore 2000!", "root.a * applications 2!"}));
    }

    void theGroupWildcardIsAGroupOfItsOwn() // UGM-14
    {
        const PartitionConfig partition = partitionOf(kTree);

        QCOMPARE(rows(groupLimits(partition, QueuePath("root.a.b.c"), "dev")),
                 QStringList({"root.a dev memory 70", "root.a.b.c dev memory 30!"}));
        QCOMPARE(rows(groupLimits(partition, QueuePath("root.a.b.c"), "*")),
                 QStringList({"root.a * memory 60!"}));
        QVERIFY(groupLimits(partition, QueuePath("root.a.b.c"), "qa").empty());
    }

    void aLimitUnderACapitalNeverBinds() // UGM-62
    {
        const auto partition = partitionOf(
            "partitions: [{queues: [{name: Dev, limits: [{users: [bob], maxapplications: 1}]}], "
            "limits: [{users: [bob], maxapplications: 7}]}]");

        QCOMPARE(rows(userLimits(partition, QueuePath("root.dev"), "bob")),
                 QStringList({"root bob applications 7!", "root.Dev bob applications 1"}));
    }

    void askedForManyPeopleOnOnePathItIsTheSame() // ENF-2, UGM-14, UGM-42
    {
        const PartitionConfig partition = partitionOf(kTree);
        const auto twice = partitionOf(
            "partitions: [{queues: [{name: root, limits: [{users: [bob], maxapplications: 1}, "
            "{users: [bob, sue], groups: [dev], maxapplications: 2}, {users: [bob], groups: [dev]}]}]}]");
        for (const PartitionConfig* each : {&partition, &twice}) {
            for (const char* queue : {"root", "root.a", "root.a.b.c", "root.a.dynamic"}) {
                const QueuePath path(queue);
                const PathLimits limits(*each, path);
                QCOMPARE(rows(limits.maxima()), rows(queueMaxima(*each, path)));
                for (const char* name : {"bob", "sue", "eve", "dev", "qa", "*"}) {
                    QCOMPARE(rows(limits.ofUser(name)), rows(userLimits(*each, path, name)));
                    QCOMPARE(rows(limits.ofGroup(name)), rows(groupLimits(*each, path, name)));
                }
            }
        }
        QCOMPARE(rows(PathLimits(twice, QueuePath("root")).ofUser("bob")),
                 QStringList({"root bob applications 2!"})); // the last that is set
    }

    void pointsAtTheValue()
    {
        const auto values = userLimits(partitionOf(kTree), QueuePath("root.a"), "bob");

        const auto& span = values.at(1).span;
        QCOMPARE(kTree.substr(span.begin.offset, span.length()), std::string("50"));
    }

    void aChildIsNeverWiderThanItsParent() // ENF-3, VAL-53: on every readable configuration we have
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/config/cases.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int queues = 0;
        const auto check = [&queues](const PartitionConfig& partition, const QueueConfig& queue,
                                     const QueuePath& path, auto&& self) -> void {
            for (const QueueConfig& child : queue.queues.value) {
                const QueuePath below = path.child(child.name.value);
                const auto wide = bindingOf(queueMaxima(partition, path));
                const auto narrow = bindingOf(queueMaxima(partition, below));
                QCOMPARE(componentMin(wide, narrow), narrow);
                ++queues;
                self(partition, child, below, self);
            }
        };
        while (!file.atEnd()) {
            const auto vector = QJsonDocument::fromJson(file.readLine()).object();
            if (!vector[QStringLiteral("accept")].toBool())
                continue;
            const auto config = validate(vector[QStringLiteral("yaml")].toString().toStdString()).config;
            for (const PartitionConfig& partition : effectivePartitions(*config))
                check(partition, rootOf(partition), QueuePath(kRootQueue), check);
        }
        QVERIFY(queues > 500);
    }
};

QUOTADECK_TEST(TestEffectiveValues, NoApplication)
} // namespace tst_effectivevalues

#include "tst_effectivevalues.moc"
