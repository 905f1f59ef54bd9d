// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticcards.h"
#include "models/elastic/elastictreemodel.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTest>

#include <algorithm>

namespace tst_elasticcards {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
const ResourceType kGpu("nvidia.com/gpu");

/// Ten A100 and ten V100; "any" holds five V100, "typed" is promised five of each and has none.
ElasticStatePtr sample()
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/samples/elastic-cards.yaml"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the sample is missing");
    const std::string text = file.readAll().toStdString();
    return makeElasticState({text, text, {}, {}});
}

elastic::QuotaPodState podOf(const ElasticState& state, const char* name)
{
    const auto pods = elasticPods(state);
    return *std::ranges::find_if(pods, [name](const auto& pod) { return pod.manifest.pod.name == name; });
}
} // namespace

/// What groups may have of single models of cards, section 11.
class TestElasticCards : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsPromisedToOthersIsNotToBeHad() // G6, G7
    {
        const auto account = cardAccount(*sample(), "any", kGpu);
        QVERIFY(account.has_value());
        QCOMPARE(account->models.size(), 2);
        QCOMPARE(account->models[0].model, QStringLiteral("A100"));
        QCOMPARE(account->models[0].headroom, QStringLiteral("5"));
        QCOMPARE(account->models[0].most, QStringLiteral("1")); // of a runtime of 6 five are used
        QCOMPARE(account->models[1].used, QStringLiteral("5"));
        QCOMPARE(account->models[1].headroom, QStringLiteral("0"));
        QCOMPARE(account->models[1].most, QStringLiteral("0"));
        QVERIFY(account->reclaims.isEmpty());
        QVERIFY(!cardAccount(*sample(), "any", ResourceType("cpu")));
    }

    void aPodIsJudgedByTheRulesThatAreOn() // G7
    {
        const auto state = sample();
        const auto pod = podOf(*state, "jobs/any-1");
        QCOMPARE(cardVerdict(*state, pod, kGpu, CardRules::Count),
                 QStringLiteral("would receive cards of any free model"));
        QCOMPARE(cardVerdict(*state, pod, kGpu, CardRules::Models),
                 QStringLiteral("V100: the free cards of this model are reserved for other groups"));
        QCOMPARE(cardVerdict(*state, podOf(*state, "jobs/typed-v"), kGpu, CardRules::Models),
                 QStringLiteral("would receive cards of model V100"));
        QCOMPARE(cardVerdict(*state, podOf(*state, "jobs/any-0"), kGpu, CardRules::Models), QString());
    }

    void theTreeTellsIt() // G3: the runtime stays
    {
        ElasticTreeModel model;
        const auto state = sample();
        const auto text
            = [&model](int row, int column) { return model.index(row, column).data().toString(); };
        model.setState(state, kGpu);
        QCOMPARE(text(0, ElasticTreeModel::NotesColumn), QString());
        QCOMPARE(text(0, ElasticTreeModel::RuntimeColumn), QStringLiteral("6"));
        model.setState(state, kGpu, CardRules::Models);
        QCOMPARE(text(0, ElasticTreeModel::NotesColumn), QStringLiteral("may use A100 1 · V100 0"));
        QCOMPARE(text(1, ElasticTreeModel::NotesColumn), QStringLiteral("may use A100 5 · V100 5"));
        QCOMPARE(text(0, ElasticTreeModel::RuntimeColumn), QStringLiteral("6"));
    }
};

QUOTADECK_TEST(TestElasticCards, QCoreApplication)
} // namespace tst_elasticcards

#include "tst_elasticcards.moc"
