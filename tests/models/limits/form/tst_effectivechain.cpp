// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/effective.h"
#include "models/limits/form/effectivechain.h"
#include "tests/support/sessionfixture.h"
#include "tests/support/testprogram.h"

namespace tst_effectivechain {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    queues:
      - name: root
        limits:
          - users: ["*"]
            maxresources: {vcore: 60, memory: 500Gi}
        queues:
          - name: data
            resources:
              max: {vcore: 50}
            limits:
              - users: [sue]
                maxresources: {vcore: 55}
                maxapplications: 3
              - groups: [dev, ops]
                maxresources: {vcore: 0, gpu: 2}
              - users: [bob]
                maxresources: {vcore: 2}
            queues:
              - name: etl
                limits:
                  - users: [sue]
                    maxapplications: 9
                  - groups: ["*"]
                    maxresources: {gpu: 1}
                  - users: [ann, bob]
                    maxresources: {vcore: 10}
          - name: Lab
            limits:
              - users: [sue]
                maxresources: {vcore: 1}
)";

const ResourceType kCores{"vcore"};
} // namespace

/// What bounds somebody, level by level.
class TestEffectiveChain : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyLevelCountsAndTheSmallestBinds() // ENF-3, QUE-10
    {
        QCOMPARE(
            sentence("root.data", 0, kCores),
            QStringLiteral("vcore for user sue: root limit of * 60, root.data max 50 (most restrictive), "
                           "root.data limit 55"));
        QCOMPARE(
            sentence("root.data.etl", 0, std::nullopt),
            QStringLiteral(
                "applications for user sue: root.data limit 3 (most restrictive), root.data.etl limit 9"));
    }

    void zeroAndNothingAreTwoThings()
    {
        QCOMPARE(sentence("root.data", 1, kCores),
                 QStringLiteral("vcore for group dev: root.data max 50, root.data limit 0 (most "
                                "restrictive)"));
        QCOMPARE(sentence("root.data", 1, ResourceType("memory")),
                 QStringLiteral("memory for group dev: not limited")); // a user's wildcard is not a group's
    }

    void aQueueHasItsMaximaAlone()
    {
        QCOMPARE(sentence("root.data.etl", std::nullopt, kCores),
                 QStringLiteral("vcore of the queue: root.data max 50 (most restrictive)"));
    }

    void wildcardsHaveTheirOwnNames() // UGM-14
    {
        QCOMPARE(sentence("root", 0, ResourceType("memory")),
                 QStringLiteral("memory for everyone else (*): root limit of * 500 GiB (most restrictive)"));
        QCOMPARE(sentence("root.data.etl", 1, ResourceType("gpu")),
                 QStringLiteral("gpu for all other groups together: root.data.etl limit of * 1 (most "
                                "restrictive)"));
    }

    void whatCanBeHadOfALimitIsTheSmallestAboveIt() // ENF-3, QUE-10
    {
        const auto cut = share("root.data", 0); // 55 cores, of which the queue has 50
        QVERIFY(cut);
        QCOMPARE(cut->part, 50.0 / 55);
        QCOMPARE(cut->explanation,
                 QStringLiteral("vcore: only 50 of 55 available, restricted by root.data "
                                "max"));
        const auto apps = share("root.data.etl", 0); // 9 applications, 3 by the limit above
        QVERIFY(apps);
        QCOMPARE(apps->part, 3.0 / 9);
        QCOMPARE(apps->explanation,
                 QStringLiteral("applications: only 3 of 9 available, restricted by root.data limit"));
    }

    void aLimitThatDecidesItselfIsWhole()
    {
        const auto zero = share("root.data", 1); // nothing is less than its zero
        QVERIFY(zero);
        QCOMPARE(zero->part, 1.0);
        QVERIFY(zero->explanation.contains(QStringLiteral("this limit applies")));
    }

    void ofSeveralNamesTheOneThatLosesMostIsTold()
    {
        const auto both = share("root.data.etl", 2);
        QVERIFY(both);
        QCOMPARE(both->part, 0.2);
        QCOMPARE(both->explanation,
                 QStringLiteral("For user bob:\nvcore: only 2 of 10 available, restricted by root.data "
                                "limit"));
    }

    void aLimitThatNobodyIsCountedUnderHasNoShare() // UGM-62
    {
        QVERIFY(!share("root.Lab", 0));
    }

    void whatIsNotThereIsBoundedByNothing()
    {
        QVERIFY(effectiveChain(*m_file.session.revision(), 7, QueuePath("root"), 0, kCores).steps.empty());
        QCOMPARE(sentence("root.data", 9, kCores),
                 QStringLiteral("vcore of the queue: root.data max 50 (most restrictive)"));
    }

private:
    QString sentence(const char* queue, std::optional<std::size_t> limit, std::optional<ResourceType> type)
    {
        return effectiveChain(*m_file.session.revision(), 0, QueuePath(queue), limit, type).sentence();
    }

    std::optional<EffectiveShare> share(const char* queue, std::size_t limit)
    {
        const auto& partition = m_file.session.revision()->partitions.front();
        return effectiveShare(config::PathLimits(partition, QueuePath(queue)), QueuePath(queue),
                              config::findQueue(partition, QueuePath(queue))->limits.value[limit]);
    }

    test::SessionFixture m_file{kText};
};

QUOTADECK_TEST(TestEffectiveChain, QCoreApplication)
} // namespace tst_effectivechain

#include "tst_effectivechain.moc"
