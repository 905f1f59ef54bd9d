// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/bulkchange.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <rapidcheck.h>

namespace tst_bulkchange {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
const std::string kText = R"(partitions:
- name: default
  queues:
  - name: root
    queues:
    - name: data
      maxapplications: 20
      resources:
        guaranteed: {memory: 30Gi, vcore: 10}
        max: {memory: 100Gi}
      limits:
      - users: [sue]  # first
        maxresources: {memory: 40Gi}
      queues:
      - name: a
        resources:
          guaranteed: {memory: 1Gi}   # small
          max: {memory: 8Gi}
        limits:
        - users: [sue]
          maxresources: {memory: 10Gi}
        - groups: [dev]
          maxapplications: 3
      - name: b
        resources:
          guaranteed: {memory: 2Gi}
      - name: c
    - name: free
)";

PartitionConfig partitionOf(const std::string& text)
{
    return effectivePartitions(validate(text).config.value()).at(0);
}

QStringList rows(const std::vector<BulkChange>& changes)
{
    QStringList result;
    for (const BulkChange& change : changes) {
        std::string row = change.place.queue.text();
        if (change.place.limit)
            row += '#' + std::to_string(*change.place.limit);
        row += ' ' + change.before.value_or("-") + ' ' + change.after.value_or("-");
        for (const Message& message : {change.reason, change.note}) {
            if (!message.isEmpty())
                row += " | " + message.english();
        }
        result << QString::fromStdString(row);
    }
    return result;
}

std::vector<BulkChange> changesOf(const PartitionConfig& partition, const char* queue,
                                  const BulkTarget& target, const char* formula,
                                  BulkDepth depth = BulkDepth::Subtree)
{
    return formulaChanges(partition,
                          bulkPlaces(partition, {QueuePath(queue)}, depth, isOfLimits(target.field)), target,
                          AmountFormula::read(formula, target.kind(), target.formulaField()).value());
}

std::string edited(const std::string& text, const BulkTarget& target, const std::vector<BulkChange>& changes)
{
    const Document document{text};
    const auto edits = bulkEdits(document, 0, target, changes);
    return edits ? applied(text, *edits) : "refused: " + edits.error().message.english();
}

std::string replaced(std::string text, const std::string& before, const std::string& after)
{
    return text.replace(text.find(before), before.size(), after);
}
} // namespace

class TestBulkChange : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void quotasAreComputedFromTheParent()
    {
        const auto partition = partitionOf(kText);
        QCOMPARE(
            rows(changesOf(partition, "root.data", {BulkField::Max, "memory"}, "=50%")),
            (QStringList{
                "root.data 100Gi 100Gi | root has no max of memory, nor has a queue above it: there is no "
                "amount to compute with",
                "root.data.a 8Gi 50Gi", "root.data.b - 50Gi", "root.data.c - 50Gi"}));
        QCOMPARE(rows(changesOf(partition, "root.data", {BulkField::Guaranteed, "memory"}, "=parent/4")),
                 (QStringList{"root.data 30Gi 30Gi | root has no guaranteed memory", "root.data.a 1Gi 7680Mi",
                              "root.data.b 2Gi 7680Mi", "root.data.c - 7680Mi"}));
        QCOMPARE(rows(changesOf(partition, "root.data.b", {BulkField::Max, "memory"}, "=guaranteed*2")),
                 (QStringList{"root.data.b - 4Gi"}));
        QCOMPARE(rows(changesOf(partition, "root.data.c", {BulkField::Max, "memory"}, "=guaranteed*2")),
                 (QStringList{"root.data.c - - | root.data.c has no guaranteed memory"}));
        QCOMPARE(rows(changesOf(partition, "root.data.b", {BulkField::Max, "memory"}, "=max")),
                 (QStringList{"root.data.b - 100Gi"})); // that of the parent binds
        QCOMPARE(rows(changesOf(partition, "root.data.a", {BulkField::QueueApplications, ""}, "=parent/2")),
                 (QStringList{"root.data.a - 10"}));
    }

    void theRootHasNoQuota() // VAL-13
    {
        QCOMPARE(
            rows(changesOf(partitionOf(kText), "root", {BulkField::Max, "memory"}, "=1Gi", BulkDepth::Queue)),
            (QStringList{"root - - | the root queue has no quota: its capacity is the sum of the nodes"}));
    }

    void limitsAreComputedFromThoseAbove()
    {
        const auto partition = partitionOf(kText);
        QCOMPARE(
            rows(changesOf(partition, "root.data", {BulkField::LimitMax, "memory"}, "=50%")),
            (QStringList{
                "root.data#0 40Gi 40Gi | no queue above limits memory of these users and groups: there is no "
                "amount to compute with",
                "root.data.a#0 10Gi 20Gi",
                "root.data.a#1 - - | no queue above limits memory of these users and groups: there is no "
                "amount to compute with"}));
        QCOMPARE(rows(changesOf(partition, "root.data.a", {BulkField::LimitMax, "memory"}, "=max")),
                 (QStringList{"root.data.a#0 10Gi 8Gi", "root.data.a#1 - 8Gi"}));
        QCOMPARE(
            rows(changesOf(partition, "root.data.a", {BulkField::LimitApplications, ""}, "-3")),
            (QStringList{
                "root.data.a#0 - - | not set, and the formula computes with the present value",
                "root.data.a#1 3 3 | the result is 0, which would be unlimited: clear removes the limit"}));
    }

    void eachQueueIsChangedOnce()
    {
        const auto partition = partitionOf(kText);
        const auto places
            = bulkPlaces(partition, {QueuePath("root.data.a"), QueuePath("root.data"), QueuePath("root.no")},
                         BulkDepth::Subtree, false);
        QCOMPARE(places.size(), 4U);
        QCOMPARE(QString::fromStdString(places.front().queue.text()), QStringLiteral("root.data.a"));
    }

    void valuesAreReplacedAndAddedInOneStep()
    {
        const BulkTarget target{BulkField::Guaranteed, "memory"};
        const auto changes = changesOf(partitionOf(kText), "root.data", target, "=max/2");
        const std::string text = edited(kText, target, changes);
        std::string wanted = replaced(kText, "{memory: 30Gi, vcore: 10}", "{memory: 50Gi, vcore: 10}");
        wanted = replaced(wanted, "{memory: 1Gi}   # small", "{memory: 4Gi}   # small");
        wanted = replaced(wanted, "guaranteed: {memory: 2Gi}", "guaranteed: {memory: 50Gi}");
        wanted = replaced(wanted, "- name: c\n",
                          "- name: c\n        resources:\n          guaranteed: {memory: 50Gi}\n");
        QCOMPARE(QString::fromStdString(text), QString::fromStdString(wanted));
        QCOMPARE(readsOfBulkEdits(changes), 2U);
    }

    void clearingRemovesTheValue()
    {
        const BulkTarget target{BulkField::LimitMax, "memory"};
        const auto changes = changesOf(partitionOf(kText), "root.data.a", target, "clear");
        QCOMPARE(edited(kText, target, changes),
                 replaced(kText, "          maxresources: {memory: 10Gi}\n", ""));
    }

    void anAliasIsNotChangedBehindItsBack()
    {
        const std::string text = R"(partitions:
- name: default
  queues:
  - name: root
    queues:
    - name: a
      resources: &r
        max: {memory: 4Gi}
    - name: b
      resources: *r
)";
        const BulkTarget target{BulkField::Max, "memory"};
        const auto partition = partitionOf(text);
        const std::string outcome = edited(text, target, changesOf(partition, "root.a", target, "*2"));
        QVERIFY2(outcome.find("refused") == 0, outcome.c_str());
    }

    void aManifestIsEditedInItsBlock()
    {
        const std::string text
            = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yunikorn-configs\ndata:\n"
              "  queues.yaml: |\n    partitions:\n    - name: default\n      queues:\n      - name: root\n"
              "        queues:\n        - name: a\n          resources: {max: {memory: 4Gi}}\n";
        const BulkTarget target{BulkField::Max, "memory"};
        const auto partition = effectivePartitions(validateFile(text).config.value()).at(0);
        QCOMPARE(edited(text, target, changesOf(partition, "root.a", target, "*2")),
                 replaced(text, "4Gi", "8Gi"));
    }

    void aGuaranteeIsDistributed()
    {
        const auto partition = partitionOf(kText);
        const auto shares
            = [&](DistributionWeight weight, const char* type = "memory", const char* queue = "root.data") {
                  const auto changes = distributionChanges(partition, QueuePath(queue), type, weight);
                  return changes
                      ? rows(*changes)
                      : QStringList{QString::fromStdString("refused: " + changes.error().message.english())};
              };
        QCOMPARE(shares(DistributionWeight::Guaranteed),
                 (QStringList{"root.data.a 1Gi 10Gi", "root.data.b 2Gi 20Gi",
                              "root.data.c - - | not set: it gets no share"}));
        QCOMPARE(shares(DistributionWeight::Equal),
                 (QStringList{"root.data.a 1Gi 10Gi", "root.data.b 2Gi 10Gi", "root.data.c - 10Gi"}));
        QCOMPARE(shares(DistributionWeight::Max), // 8, 100 and 100 of 208 GiB
                 (QStringList{"root.data.a 1Gi 1182Mi", "root.data.b 2Gi 14769Mi", "root.data.c - 14769Mi"}));
        QCOMPARE(shares(DistributionWeight::Guaranteed, "vcore"),
                 (QStringList{"refused: no child queue of root.data has any of it, so there is no ratio"}));
        QCOMPARE(
            shares(DistributionWeight::Max, "vcore"),
            (QStringList{
                "refused: root.data.a has no max of vcore, nor has a queue above it: there is no ratio"}));
        QCOMPARE(shares(DistributionWeight::Equal, "vcore"),
                 (QStringList{"root.data.a - 3334m", "root.data.b - 3333m", "root.data.c - 3333m"}));
        QCOMPARE(shares(DistributionWeight::Equal, "gpu"),
                 (QStringList{"refused: root.data has no guaranteed gpu: there is nothing to distribute"}));
        QCOMPARE(shares(DistributionWeight::Equal, "memory", "root.data.a"),
                 (QStringList{"refused: root.data.a has no child queues"}));
        QCOMPARE(shares(DistributionWeight::Equal, "memory", "root"),
                 (QStringList{"refused: root has no guaranteed memory: there is nothing to distribute"}));
    }

    void sumsOfRandomTreesAreExact()
    {
        QVERIFY(rc::check("children get exactly what their parent has, in the file, too", [] {
            const auto total = *rc::gen::inRange<Quantity>(1, Quantity{1} << 50);
            const auto children = *rc::gen::nonEmpty(
                rc::gen::container<std::vector<Quantity>>(rc::gen::inRange<Quantity>(0, Quantity{1} << 45)));
            const auto weight = *rc::gen::element(DistributionWeight::Guaranteed, DistributionWeight::Equal);
            const auto style = *rc::gen::element(QuantityStyle::Binary, QuantityStyle::Decimal);
            std::string text
                = "partitions:\n- name: default\n  queues:\n  - name: root\n    queues:\n    - name: top\n"
                  "      resources: {guaranteed: {memory: "
                + formatQuantity(total, QuantityKind::Plain, style) + "}}\n      queues:\n";
            for (std::size_t i = 0; i < children.size(); ++i) {
                text += "      - name: q" + std::to_string(i) + "\n";
                if (children[i] > 0) // else it has none
                    text
                        += "        resources: {guaranteed: {memory: " + std::to_string(children[i]) + "}}\n";
            }
            const auto partition = partitionOf(text);
            const auto changes = distributionChanges(partition, QueuePath("root.top"), "memory", weight);
            const bool hasRatio = weight == DistributionWeight::Equal
                || std::ranges::any_of(children, [](Quantity amount) { return amount > 0; });
            RC_ASSERT(changes.has_value() == hasRatio);
            if (!changes)
                return;
            const std::string after = edited(text, {BulkField::Guaranteed, "memory"}, *changes);
            const auto edited = partitionOf(after);
            Quantity sum = 0;
            for (const QueueConfig& child : findQueue(edited, QueuePath("root.top"))->queues.value) {
                for (const TextEntry& entry : child.resources.value.guaranteed.value)
                    sum += parseQuantity(entry.value, QuantityKind::Plain).value();
            }
            RC_ASSERT(sum == total);
        }));
    }
};

QUOTADECK_TEST(TestBulkChange, QCoreApplication)
} // namespace tst_bulkchange

#include "tst_bulkchange.moc"
