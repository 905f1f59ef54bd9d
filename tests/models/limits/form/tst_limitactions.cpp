// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/limitactions.h"
#include "models/limits/form/reordereffect.h"
#include "models/limits/form/valuecheck.h"
#include "models/limits/limitstablemodel.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfixture.h"
#include "tests/support/testprogram.h"

namespace tst_limitactions {
using namespace quotadeck;
using namespace quotadeck::models;
using test::changedLines;
using test::dump;
using test::ModelGuard;
using test::SessionFixture;

namespace {
const QByteArray kText = R"(# the data cluster
partitions:
  - name: default
    queues:
      - name: root
        limits:
          - users: ["*"]  # everybody
            maxresources: {vcore: 60}
        queues:
          - name: data  # ETL
            resources:
              max: {vcore: 100, memory: 2Ti}
            limits:
              # Sue, agreed in March
              - limit: agreed
                users:
                  - sue
                  - bob  # until July
                maxresources:
                  vcore: 40   # cores

              - groups: [dev]
                maxapplications: 3
              - groups: [ops, dev2]  # nights
                maxresources: {memory: 10Gi}
          - name: ml
)";

config::LimitAddress dataLimit(std::size_t number)
{
    return {0, QueuePath("root.data"), number};
}

LiveUsagePtr liveUsageOf(std::vector<std::pair<const char*, std::vector<const char*>>> people)
{
    PartitionSnapshot partition;
    partition.users.emplace();
    partition.applications.emplace();
    for (const auto& [name, groups] : people) {
        UserUsage user;
        user.name = UserName(name);
        UsageNode node;
        node.path = QueuePath("root.data");
        node.usage = Resource{{"vcore", 31000}};
        user.nodes.push_back(node);
        partition.users->push_back(user);
        ApplicationInfo app;
        app.user = UserName(name);
        for (const char* group : groups)
            app.groups.emplace_back(group);
        partition.applications->push_back(app);
    }
    return std::make_shared<const LiveUsage>(partition, std::vector<access::UserGroups>());
}
} // namespace

class TestLimitActions : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_file = std::make_unique<SessionFixture>(kText);
        m_limits = std::make_unique<LimitsTableModel>(&m_file->session);
        m_limits->setQueue(0, QueuePath("root.data"));
        m_guard = std::make_unique<ModelGuard>(m_limits.get());
    }
    void cleanup()
    {
        m_guard.reset();
        m_limits.reset();
        m_file.reset();
    }

    void whatIsNotLimitedHereShowsWhatHoldsAbove()
    {
        QCOMPARE(
            dump(*m_limits),
            (QStringList{"u:sue, u:bob|no limit|40|no limit||100%|—|", "g:dev|no limit|no limit|3||100%|—|",
                         "g:ops, g:dev2|10Gi|no limit|no limit||100%|—|"}));
        QVERIFY(m_file->edit(addLimit(0, QueuePath("root.data"), newLimit({{"eve"}, {}}, {}, {}, "2")))
                    .isEmpty());
        const auto cell = m_limits->index(3, m_limits->resourceColumn("vcore"));
        QCOMPARE(cell.data().toString(), QStringLiteral("60")); // ENF-3
        QCOMPARE(cell.data(EmphasisRole).toInt(), static_cast<int>(Emphasis::Dim));
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(),
                 QStringLiteral("Not set here: the wildcard of root limits this to 60"));
    }

    void eachActionChangesItsLinesAlone_data()
    {
        QTest::addColumn<ConfigSession::Operation>("act");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("who") << setWho(dataLimit(0), readWho("u:sue eve g:qa"))
                             << QStringList{"+- eve  # until July", "+groups:", "+- qa",
                                            "-- bob  # until July"};
        QTest::newRow("quantity") << setLimitQuantity(dataLimit(0), "vcore", "48")
                                  << QStringList{"+vcore: 48   # cores", "-vcore: 40   # cores"};
        QTest::newRow("remove") << removeLimits({dataLimit(1)})
                                << QStringList{"-- groups: [dev]", "-maxapplications: 3"};
        QTest::newRow("remove several")
            << removeLimits({dataLimit(1), dataLimit(2)})
            << QStringList{"-- groups: [dev]", "-- groups: [ops, dev2]  # nights", "-maxapplications: 3",
                           "-maxresources: {memory: 10Gi}"};
        QTest::newRow("duplicate") << duplicateLimit(dataLimit(1))
                                   << QStringList{"+- groups: [dev]", "+maxapplications: 3"};
        QTest::newRow("move") << moveLimit(dataLimit(2), 1) << QStringList{};
    }

    void eachActionChangesItsLinesAlone()
    {
        QFETCH(ConfigSession::Operation, act);
        QFETCH(QStringList, lines);
        QCOMPARE(m_file->edit(act), QString());
        if (!lines.isEmpty())
            lines.sort();
        auto changed = changedLines(kText, m_file->text());
        if (QString(QTest::currentDataTag()) == QStringLiteral("who")) {
            QVERIFY2(changed.contains(QStringLiteral("+- eve"))
                         || changed.contains(QStringLiteral("+- eve  # until July")),
                     qPrintable(changed.join(u'\n')));
        } else {
            QCOMPARE(changed, lines);
        }
        QVERIFY(m_file->text() != kText);
        m_file->undo();
        QCOMPARE(m_file->text(), kText);
    }

    void theOrderOfRowsFollowsTheText()
    {
        QCOMPARE(m_file->edit(moveLimit(dataLimit(2), 0)), QString());
        QCOMPARE(m_limits->index(0, 0).data().toString(), QStringLiteral("g:ops, g:dev2"));
        QCOMPARE(m_limits->index(2, 0).data().toString(), QStringLiteral("g:dev"));
    }

    void aLimitMovesToAnotherQueueWithItsComments()
    {
        QCOMPARE(m_file->edit(moveLimitToQueue(dataLimit(0), QueuePath("root.ml"))), QString());
        QCOMPARE(m_limits->rowCount(), 2);
        m_limits->setQueue(0, QueuePath("root.ml"));
        QCOMPARE(m_limits->rowCount(), 1);
        QVERIFY(m_file->text().contains("# Sue, agreed in March"));
        QVERIFY(m_file->text().indexOf("until July") > m_file->text().indexOf("name: ml"));
        m_file->undo();
        QCOMPARE(m_file->text(), kText);
    }

    void aLimitSwitchedOffStaysInItsPlaceAndComesBackByteForByte()
    {
        QCOMPARE(m_file->edit(disableLimit(dataLimit(0))), QString());
        QCOMPARE(m_limits->rowCount(), 3);
        const auto& off = m_limits->rows()[0];
        QVERIFY(!off.number);
        QCOMPARE(m_limits->index(0, 0).data().toString(), QStringLiteral("u:sue, u:bob"));
        QCOMPARE(
            m_limits->index(0, m_limits->columnOf(LimitsTableModel::ColumnKind::Effective)).data().toString(),
            QStringLiteral("disabled"));
        QVERIFY(!m_limits->flags(m_limits->index(0, 0)).testFlag(Qt::ItemIsEditable));
        QCOMPARE(m_limits->rows()[1].number, std::optional<std::size_t>(0));
        const auto& config = *m_file->session.revision()->document.config();
        const auto& data = config.partitions[0].queues.value[0].queues.value[0];
        QCOMPARE(data.limits.value.size(), std::size_t{2}); // the scheduler does not see it

        QCOMPARE(m_file->edit(enableItem(off.disabled)), QString());
        QCOMPARE(m_file->text(), kText);
    }

    void theOnlyLimitMayBeSwitchedOff()
    {
        m_limits->setQueue(0, QueuePath("root"));
        QCOMPARE(m_file->edit(disableLimit({0, QueuePath("root"), 0})), QString());
        QCOMPARE(m_limits->rowCount(), 1);
        QCOMPARE(m_file->edit(enableItem(m_limits->rows()[0].disabled)), QString());
        QCOMPARE(m_file->text(), kText);
    }

    void anotherOrderTellsWhoseGroupChanges() // UGM-12
    {
        ReorderEffect effect(&m_file->session);
        QSignalSpy found(&effect, &ReorderEffect::found);
        QSignalSpy unknown(&effect, &ReorderEffect::unknown);
        const auto live = liveUsageOf({{"amy", {"dev", "ops"}}, {"bob", {"dev"}}, {"cid", {"none"}}});

        effect.watchNextStep(0, live);
        m_file->session.edit(moveLimit(dataLimit(2), 1));
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(found[0][0].toStringList(), QStringList{"amy"});
        QCOMPARE(found[0][1].toInt(), 3);
        m_file->waitUntilIdle();

        effect.watchNextStep(0, nullptr);
        m_file->session.edit(moveLimit(dataLimit(2), 1));
        QTRY_COMPARE(unknown.count(), 1);
    }

    void anUnknownNameIsMarkedAsNotSeen()
    {
        m_limits->setLiveUsage(liveUsageOf({{"sue", {"dev"}}}));
        const auto chips = m_limits->index(0, 0).data(kChipsRole).value<QList<WhoChip>>();
        QCOMPARE(chips.size(), 2);
        QVERIFY(!chips[0].isUnseen);
        QVERIFY(chips[1].isUnseen);
        QVERIFY(m_limits->index(0, 0).data(Qt::ToolTipRole).toString().contains("u:bob: not yet known"));
        const auto check = m_limits->check(m_limits->index(0, 0), QStringLiteral("u:sue u:zoe"));
        QCOMPARE(check.state, InputCheck::State::Fine);
        QVERIFY(check.hint.contains(QStringLiteral("zoe")));
        const auto names = m_limits->suggestions(m_limits->index(0, 0));
        for (const char* name : {"u:sue", "u:bob", "g:dev", "g:ops", "u:*", "g:*"})
            QVERIFY2(names.contains(QString(name)), name);
    }

    void wildcardsAreSpelledOutAndComeLast() // UGM-14, VAL-36
    {
        QCOMPARE(m_file->edit(setWho(dataLimit(2), readWho("u:* u:amy g:* g:qa"))), QString());
        QCOMPARE(m_limits->index(2, 0).data().toString(),
                 QStringLiteral("u:amy, everyone else (*), g:qa, all other groups together"));
        QVERIFY(m_file->session.revision()->verdict.accepted);
    }

    void whoIsNamedByALimitHasHisUsageBesideIt()
    {
        const auto used = [&](int row) {
            return m_limits->index(row, m_limits->columnOf(LimitsTableModel::ColumnKind::Used));
        };
        QCOMPARE(used(0).data().toString(), QStringLiteral("—"));
        m_limits->setLiveUsage(liveUsageOf({{"sue", {}}}));
        const QString tip = used(0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("u:sue: vcore 31 of")), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("u:bob: vcore 0 of")), qPrintable(tip)); // users are known
        QVERIFY2(used(0).data().toString().endsWith(QStringLiteral("% vcore")),
                 qPrintable(used(0).data().toString()));
        // Groups are counted only when the active configuration limits them.
        QVERIFY(used(1).data(Qt::ToolTipRole).toString().contains(QStringLiteral("not reported")));
    }

    void aCellTellsWhatWillBeWrittenAndWhatItMeans()
    {
        m_limits->setLiveUsage(liveUsageOf({{"sue", {}}}));
        const auto vcore = m_limits->index(0, m_limits->resourceColumn("vcore"));
        const auto memory = m_limits->index(0, m_limits->resourceColumn("memory"));
        const auto check = m_limits->check(vcore, QStringLiteral("50%"));
        QCOMPARE(check.state, InputCheck::State::Fine);
        QCOMPARE(check.hint,
                 QStringLiteral("Will be written as 50 · 50% of the max of root.data · highest usage: sue "
                                "with 31"));
        QCOMPARE(m_limits->check(memory, QStringLiteral("1.5Ti")).hint,
                 QStringLiteral("Will be written as 1536Gi (1.5 TiB) · 75% of the max of root.data"));
        QCOMPARE(m_limits->check(memory, QStringLiteral("77Ti")).hint, // without an exponent
                 QStringLiteral("Will be written as 77Ti (77 TiB) · 3850% of the max of root.data"));
        QCOMPARE(m_limits->check(memory, QStringLiteral("12 apples")).state, InputCheck::State::Refused);
        QCOMPARE(m_limits->check(memory, QStringLiteral("0")).state, InputCheck::State::NeedsConfirmation);
        QCOMPARE(m_limits->check(memory, {}).state, InputCheck::State::Fine);

        QVERIFY(m_limits->setData(memory, QStringLiteral("1.5Ti"), Qt::EditRole));
        m_file->waitUntilIdle();
        QCOMPARE(changedLines(kText, m_file->text()), QStringList{"+memory: 1536Gi"});
    }

    void amountsGoUpAndDownInTheirOwnUnit()
    {
        QCOMPARE(steppedAmount(QStringLiteral("64Gi"), 1), QStringLiteral("65Gi"));
        QCOMPARE(steppedAmount(QStringLiteral("64Gi"), -10), QStringLiteral("54Gi"));
        QCOMPARE(steppedAmount(QStringLiteral("500m"), 1), QStringLiteral("600m"));
        QCOMPARE(steppedAmount(QStringLiteral("3"), -10), QStringLiteral("0"));
        QCOMPARE(steppedAmount({}, 1), QStringLiteral("1"));
        QCOMPARE(steppedAmount(QStringLiteral("many"), 1), QStringLiteral("many"));
    }

    void aColumnCanBeAdded()
    {
        m_guard.reset(); // it knows rows alone
        m_limits->addType(QStringLiteral("gpu"));
        QVERIFY(m_limits->resourceColumn("gpu") > 0);
        const auto gpu = m_limits->index(1, m_limits->resourceColumn("gpu"));
        QVERIFY(m_limits->setData(gpu, QStringLiteral("2"), Qt::EditRole));
        m_file->waitUntilIdle();
        QVERIFY(m_file->text().contains("gpu: 2"));
    }

private:
    std::unique_ptr<SessionFixture> m_file;
    std::unique_ptr<LimitsTableModel> m_limits;
    std::unique_ptr<ModelGuard> m_guard;
};

QUOTADECK_TEST(TestLimitActions, QCoreApplication)
} // namespace tst_limitactions

#include "tst_limitactions.moc"
