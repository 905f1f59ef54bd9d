// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertion.h"
#include "core/assertion/assertiondraft.h"
#include "core/assertion/assertionreport.h"
#include "core/assertion/evaluator.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_assertiondraft {
using namespace quotadeck;
using namespace quotadeck::assertion;

namespace {
const std::string kDraftConfig = R"(partitions:
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
                  - {users: [bob, sue], maxresources: {gpu: 40, memory: 8Gi}, maxapplications: 2}
              - {name: free, maxapplications: 0}
)";
const std::string kDraftFile = R"(# What teams were promised.
apiVersion: quotadeck/v1
assertions:
  # Ask ann before changing it.
  - name: bob in root.data.etl   # since spring
    given: {user: bob, queue: root.data.etl}
    when: {cluster: empty}
    expect: {gpu: ">= 1"}
    # the last one

# end of the file
)";

std::vector<config::PartitionConfig> draftPartitions()
{
    return config::effectivePartitions(*config::validate(kDraftConfig).config);
}

std::string expectText(const Assertion& assertion)
{
    std::string all;
    for (const Expectation& expectation : assertion.expectations)
        all += expectation.key() + " " + expectation.text() + "; ";
    return all;
}
} // namespace

class TestAssertionDraft : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aLimitGivesWhatItsUserGetsNow()
    {
        const auto draft = draftAssertion(draftPartitions(), {0, QueuePath("root.data.etl"), 0});
        QVERIFY(draft);
        QCOMPARE(draft->name, "bob in root.data.etl");
        QCOMPARE(draft->user.user.text(), "bob");
        QCOMPARE(expectText(*draft), "gpu >= 16; memory >= 8Gi; applications >= 2; "); // the queue has 16
    }

    void aLimitAboveOtherQueuesGivesTheHeadroom()
    {
        const auto draft = draftAssertion(draftPartitions(), {0, QueuePath("root.data"), 0});
        QVERIFY(draft);
        QCOMPARE(draft->name, "group ds in root.data");
        QCOMPARE(draft->user.groups.front().text(), "ds");
        QCOMPARE(expectText(*draft), "headroom.gpu >= 12; ");
        const auto applications = draftAssertion(draftPartitions(), {0, QueuePath("root.data"), 1});
        QVERIFY(!applications);
        QCOMPARE(applications.error().code, ErrorCode::InvalidArgument);
    }

    void aQueueGivesItsQuota()
    {
        const auto draft = draftAssertion(draftPartitions(), {0, QueuePath("root.data"), {}});
        QVERIFY(draft);
        QCOMPARE(draft->name, "everyone in root.data");
        QCOMPARE(expectText(*draft), "headroom.vcore >= 32; headroom.gpu >= 16; ");
        QVERIFY(!draftAssertion(draftPartitions(), {0, QueuePath("root.data.free"), {}}));
        QCOMPARE(draftAssertion(draftPartitions(), {0, QueuePath("root.none"), {}}).error().code,
                 ErrorCode::NotFound);
    }

    void theFileKeepsItsCommentsAndTheAssertionHolds()
    {
        const auto config = draftPartitions();
        const auto draft = draftAssertion(config, {0, QueuePath("root.data.etl"), 0});
        const auto extended = withAssertion(kDraftFile, draft.value());
        QVERIFY2(extended.has_value(), extended ? "" : extended.error().message.english().c_str());
        QCOMPARE(extended->name, "bob in root.data.etl (2)");
        for (const char* comment : {"# What teams were promised.\n", "  # Ask ann before changing it.\n",
                                    "   # since spring\n", "    # the last one\n", "\n# end of the file\n"})
            QVERIFY2(extended->text.find(comment) != std::string::npos, extended->text.c_str());
        const AssertionFile file = readAssertions("f.yaml", extended->text);
        QCOMPARE(file.assertions.size(), std::size_t(2));
        QCOMPARE(file.assertions[1].name, extended->name);
        Evaluator evaluator(config, [](const Moment&) -> Result<SnapshotPtr> { return SnapshotPtr(); });
        const EvaluatedFile result = evaluated(file, evaluator);
        QCOMPARE(result.count(AssertionVerdict::Passed), std::size_t(2));
    }

    void whatHasNoAssertionYetGetsTheFirst_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("comments") << QStringLiteral("# ours\n# all");
        QTest::newRow("empty list") << QStringLiteral("apiVersion: quotadeck/v1\nassertions: []\n");
        QTest::newRow("flow") << QStringLiteral(
            "{apiVersion: quotadeck/v1, assertions: [{name: a, given: {user: u, queue: "
            "root.x}, when: {cluster: empty}, expect: {placed: root.x}}]}\n");
    }

    void whatHasNoAssertionYetGetsTheFirst()
    {
        QFETCH(QString, text);
        for (const QueuePath& queue : {QueuePath("root.data"), QueuePath("root.data.etl")}) {
            const auto draft = draftAssertion(draftPartitions(), {0, queue, 0});
            const auto extended = withAssertion(text.toStdString(), draft.value());
            QVERIFY2(extended.has_value(), extended ? "" : extended.error().message.english().c_str());
            QVERIFY(readAssertions("f", extended->text).problems.empty());
            QVERIFY(!text.contains(u'#') || extended->text.find('#') != std::string::npos);
        }
    }

    void aFileWithAProblemIsLeft()
    {
        const auto draft = draftAssertion(draftPartitions(), {0, QueuePath("root.data.etl"), 0});
        const auto broken
            = withAssertion("apiVersion: quotadeck/v1\nassertions:\n  - nam: x\n", draft.value());
        QVERIFY(!broken);
        QCOMPARE(broken.error().code, ErrorCode::Parse);
        QVERIFY(QString::fromStdString(broken.error().where).startsWith(QLatin1String("3:")));
        QVERIFY(!withAssertion("a: [", draft.value()));
        QVERIFY(!withAssertion("- 1", draft.value()));
    }
};

QUOTADECK_TEST(TestAssertionDraft, QCoreApplication)
} // namespace tst_assertiondraft

#include "tst_assertiondraft.moc"
