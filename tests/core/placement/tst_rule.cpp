// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/ruleset.h"
#include "tests/core/placement/placed.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_rule {
using namespace quotadeck;
using namespace quotadeck::placement;

namespace {
constexpr const char* kQueues = "submitacl: '*', queues: [{name: leaf}, {name: par, parent: true}]";

tl::expected<RuleSet, RuleError> built(const char* rules, Mode mode = Mode::Current)
{
    const auto partition = partitionOf(rules, kQueues);
    if (partition.name.value == "invalid")
        return tl::unexpected(RuleError{{}, {}, "invalid"});
    return RuleSet::fromConfig(partition.placementRules.value, mode);
}
} // namespace

class TestRule : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rulesThatCannotBeBuilt_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("place"); // the text that the error points at
        QTest::addColumn<QByteArray>("message");

        const auto row = [](const char* name, const char* rules, const char* rule, const char* place,
                            const char* message) {
            QTest::newRow(name) << QByteArray(rules) << QByteArray(rule) << QByteArray(place)
                                << QByteArray(message);
        };
        row("VAL-92: unknown", "{name: provided}, {name: bogus}", "bogus", "bogus",
            "there is no placement rule \"bogus\": use provided, user, fixed or tag");
        row("VAL-92: only known to the seed", "{name: primarygroupname}", "primarygroupname",
            "primarygroupname",
            "there is no placement rule \"primarygroupname\": use provided, user, fixed or tag");
        row("VAL-92: the end of the trace", "{name: default}", "default", "default",
            "there is no placement rule \"default\": use provided, user, fixed or tag");
        row("VAL-92: recovery", "{name: Recovery}", "Recovery", "Recovery",
            "the recovery rule is the last one of every rule set and cannot be configured: remove it");
        row("VAL-92: fixed without value", "{name: fixed, create: true}", "fixed",
            "{name: fixed, create: true}", "a fixed rule needs a queue as its value");
        row("VAL-92: fixed with an empty value", "{name: fixed, value: '', create: true}", "fixed", "''",
            "a fixed rule needs a queue as its value");
        row("VAL-92: fixed with a bad part", "{name: fixed, value: root.a b, create: true}", "fixed",
            "root.a b",
            "\"a b\" of queue \"root.a b\" is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @");
        row("VAL-92: fixed with an empty part", "{name: fixed, value: root.a., create: true}", "fixed",
            "root.a.", "\"\" of queue \"root.a.\" is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @");
        row("VAL-92: qualified fixed with a parent",
            "{name: fixed, value: root.leaf, parent: {name: user, create: true}}", "fixed", "root.leaf",
            "\"root.leaf\" counts as a full path because it starts with \"root\", and so the rule cannot "
            "have a "
            "parent rule: remove one of the two");
        row("VAL-92: tag without value", "{name: tag}", "tag", "{name: tag}",
            "a tag rule needs the name of a tag as its value");
        row("VAL-92: in a parent", "{name: user, create: true, parent: {name: user, parent: {name: tag}}}",
            "tag", "{name: tag}", "a tag rule needs the name of a tag as its value");
    }

    void rulesThatCannotBeBuilt()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, message);

        const auto set = built(rules.constData());

        QVERIFY(!set);
        QCOMPARE(QByteArray::fromStdString(set.error().message.english()), message);
        QCOMPARE(QByteArray::fromStdString(set.error().rule), rule);
        // partitionOf() writes the rules after this text.
        const auto begin = static_cast<qsizetype>(set.error().span.begin.offset)
            - qstrlen("partitions: [{name: default, placementrules: [");
        QCOMPARE(rules.mid(begin, static_cast<qsizetype>(set.error().span.length())), place);
    }

    void rulesAreInOrderWithRecoveryLast() // PLC-1
    {
        const auto set = built("{name: User}, {name: FIXED, value: Leaf}, {name: tag, value: NameSpace}");

        QVERIFY(set);
        QStringList names;
        for (const Rule& rule : set->rules())
            names += QString::fromUtf8(ruleName(rule.kind).data(),
                                       static_cast<qsizetype>(ruleName(rule.kind).size()));
        QCOMPARE(names, (QStringList{"user", "fixed", "tag", "recovery"}));
        QCOMPARE(set->rules()[1].value, std::string("leaf"));
        QCOMPARE(set->rules()[2].value, std::string("namespace"));
        QVERIFY(!set->rules()[0].span.isEmpty());
        QVERIFY(set->rules()[3].span.isEmpty());
    }

    void withoutRulesTheProvidedQueueCounts() // PLC-1
    {
        const auto set = built("");

        QVERIFY(set);
        QCOMPARE(set->rules().size(), std::size_t{2});
        QVERIFY(set->rules()[0].kind == RuleKind::Provided);
        QVERIFY(!set->rules()[0].mayCreate);
    }

    void theSeedKnowsItsRules() // CON-17
    {
        const char* rules = "{name: UserName}, {name: PrimaryGroupName}, {name: SecondaryGroupName}, {name: "
                            "ApplicationType}, {name: Provided}, {name: Fixed, value: leaf}";
        QVERIFY(!built(rules));
        QVERIFY(built(rules, Mode::Seed));
        QVERIFY(!built("{name: bogus}", Mode::Seed));
    }

    void aPartitionWithoutRulesRejectsEverything() // VAL-92
    {
        const auto placer = ConfigPlacement::fromConfig(partitionOf("{name: bogus}", kQueues));
        QVERIFY(placer);
        QVERIFY(!placer->rules());

        Submission application = asking("root.leaf");
        application.tags["application.create.force"] = "true";
        const Placement placement = placer->place(application);

        QVERIFY(!placement.isPlaced());
        QVERIFY(placement.trace.empty());
        QCOMPARE(
            placement.rejection.english(),
            std::string("no placement rule is active, because rule \"bogus\" cannot be built: there is no "
                        "placement rule \"bogus\": use provided, user, fixed or tag"));
    }
};

QUOTADECK_TEST(TestRule, NoApplication)
} // namespace tst_rule

#include "tst_rule.moc"
