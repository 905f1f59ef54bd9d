// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertioncompletion.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_assertioncompletion {
using namespace quotadeck;
using namespace quotadeck::assertion;
using Words = std::vector<std::string>;

namespace {
const std::string kNamedConfig = R"(partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: data
            resources: {max: {vcore: 32, gpu: 16}}
            limits:
              - {groups: [ds], maxresources: {gpu: 12}}
              - {users: ["*"], maxapplications: 3}
            queues:
              - name: etl
                limits:
                  - {users: [bob, sue], maxresources: {memory: 8Gi}}
)";
const std::string kHead = "apiVersion: quotadeck/v1\nassertions:\n  - name: a\n";

AssertedNames namedThere()
{
    AssertedNames names = namesIn(config::effectivePartitions(*config::validateFile(kNamedConfig).config));
    AssertedNames others;
    others.users = {"ann", "bob"};
    others.scenarios = {"busy-cluster"};
    names.add(others);
    return names;
}

/// What is offered at the end of @p text.
Words offered(const std::string& text)
{
    return completionAt(text, text.size(), namedThere()).words;
}
} // namespace

class TestAssertionCompletion : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesAreThoseOfTheConfigurationAndOfOthers()
    {
        const AssertedNames names = namedThere();
        QCOMPARE(names.queues, (Words{"root", "root.data", "root.data.etl"}));
        QCOMPARE(names.partitions, Words{"default"});
        QCOMPARE(names.users, (Words{"ann", "bob", "sue"})); // "*" is nobody
        QCOMPARE(names.groups, Words{"ds"});
        QCOMPARE(names.resources, (Words{"gpu", "memory", "vcore"}));
    }

    void keysAreThoseOfTheirMap()
    {
        QCOMPARE(offered(""), (Words{"apiVersion", "assertions"}));
        QCOMPARE(offered("apiVersion: quotadeck/v1\nassertions:\n  - "),
                 (Words{"name", "given", "when", "expect"}));
        QCOMPARE(offered(kHead + "    gi"), Words{"given"});
        QCOMPARE(offered(kHead + "    given: {user: bob, q"), Words{"queue"});
        QCOMPARE(offered(kHead + "    given:\n      gr"), Words{"groups"});
        QCOMPARE(offered(kHead + "    when: {s"), (Words{"snapshot", "scenario"}));
        QCOMPARE(offered(kHead + "    expect: {a"), (Words{"applications", "allowed", "access"}));
        QCOMPARE(offered(kHead + "    expect: {vc"), Words{"vcore"});
        QCOMPARE(offered(kHead + "    expect: {headroom: {g"), Words{"gpu"});
        QCOMPARE(offered(kHead + "    given: {user: bob, request: {m"), Words{"memory"});
        QCOMPARE(offered(kHead + "    other: {"), Words());
    }

    void valuesAreThoseOfTheirKey()
    {
        QCOMPARE(offered("apiVersion: q"), Words{"quotadeck/v1"});
        QCOMPARE(offered(kHead + "    given: {user: b"), Words{"bob"});
        QCOMPARE(offered(kHead + "    given: {user: bob, groups: [d"), Words{"ds"});
        QCOMPARE(offered(kHead + "    given:\n      groups:\n        - d"), Words{"ds"});
        QCOMPARE(offered(kHead + "    given: {user: bob, queue: root.data"), Words{"root.data.etl"});
        QCOMPARE(offered(kHead + "    given:\n      queue: ROOT.d"), (Words{"root.data", "root.data.etl"}));
        QCOMPARE(offered(kHead + "    given: {user: bob, partition: d"), Words{"default"});
        QCOMPARE(offered(kHead + "    when: {cluster: e"), Words{"empty"});
        QCOMPARE(offered(kHead + "    when: {scenario: b"), Words{"busy-cluster"});
        QCOMPARE(offered(kHead + "    when: {snapshot: b"), Words()); // a file
        QCOMPARE(offered(kHead + "    expect: {allowed: t"), Words{"true"});
        QCOMPARE(offered(kHead + "    expect: {access: "), (Words{"none", "submit", "admin"}));
        QCOMPARE(offered(kHead + "    expect: {placed: r"),
                 (Words{"root", "root.data", "root.data.etl", "rejected"}));
        QCOMPARE(offered(kHead + "    expect: {vcore: u"), Words{"unlimited"});
        QCOMPARE(offered(kHead + "    expect: {headroom: {gpu: n"), Words{"not set"});
    }

    void theWordBeforeThePlaceIsReplaced()
    {
        const std::string text = kHead + "    given: {user: bob, queue: root.d";
        QCOMPARE(completionAt(text, text.size(), namedThere()).begin, text.size() - 6);
    }
};

QUOTADECK_TEST(TestAssertionCompletion, QCoreApplication)
} // namespace tst_assertioncompletion

#include "tst_assertioncompletion.moc"
