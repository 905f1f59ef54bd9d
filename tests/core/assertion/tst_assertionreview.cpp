// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertionreview.h"
#include "core/base/sha256.h"
#include "tests/core/insight/configversions.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fmt/format.h>
#include <memory>

namespace tst_assertionreview {
using namespace quotadeck;
using namespace quotadeck::assertion;
using Outcome = kube::ReviewedAssertion::Outcome;
using test::withMax;

namespace {
const std::string kRejected
    = "partitions: [{name: default, queues: [{name: root, queues: [{name: 'a b'}]}]}]\n";

std::string fact(const char* name, const char* expectation, const char* when = "cluster: empty")
{
    return fmt::format(
        "  - {{name: {}, given: {{user: ann, queue: root.a}}, when: {{{}}}, expect: {{{}}}}}\n", name, when,
        expectation);
}

const std::string kFacts = "apiVersion: quotadeck/v1\nassertions:\n" + fact("kept", "vcore: '>= 2'")
    + fact("never", "vcore: '>= 40'") + fact("broken", "vcore: '>= 8'") + fact("mended", "vcore: '<= 4'");

Result<SnapshotPtr> noMoment(const Moment&)
{
    return fail(ErrorCode::Io, "usage.json", "no such file");
}

AssertionReview reviewOf(const std::string& base, const std::string& candidate,
                         const std::string& facts = kFacts)
{
    return reviewAssertions({"facts.yaml", facts, {}}, {"base.yaml", base, {}},
                            {"candidate.yaml", candidate, {}}, noMoment, {});
}

/// "broken: passed, failed" a line.
std::string linesOf(const AssertionReview& review)
{
    std::string out;
    for (const kube::ReviewedAssertion& result : review.assertions.results)
        out += fmt::format("{}: {}, {}\n", result.name, kube::outcomeName(result.before),
                           kube::outcomeName(result.after));
    return out;
}

/// "broken: sentence" a line, with "!" for a conflict.
std::string linesOf(const std::vector<ReviewObstacle>& obstacles)
{
    std::string out;
    for (const ReviewObstacle& obstacle : obstacles)
        out += fmt::format("{}{}: {}\n", obstacle.isConflict ? "!" : "", obstacle.name,
                           obstacle.sentence.english());
    return out;
}
} // namespace

class TestAssertionReview : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatTheChangeBreaksComesFirst() // QUE-10
    {
        const AssertionReview review = reviewOf(withMax(8), withMax(4));

        QVERIFY(review.problems.empty());
        QCOMPARE(linesOf(review),
                 std::string("broken: passed, failed\nnever: failed, failed\nkept: passed, passed\n"
                             "mended: failed, passed\n"));
        QVERIFY(review.assertions.results.front().isBroken());
        QVERIFY(!review.assertions.results.at(1).isBroken()); // it failed before
        QVERIFY(review.assertions.results.front().sentence.english().starts_with(
            "expected vcore >= 8, found 4; blocked by the quota of queue root.a"));
        QCOMPARE(review.assertions.file.sha256, sha256(kFacts));
    }

    void aRejectedSideIsSaid()
    {
        const AssertionReview review = reviewOf(withMax(8), kRejected);
        QVERIFY(review.assertions.results.front().isBroken());
        QVERIFY(review.assertions.results.front().after == Outcome::Rejected);
        QVERIFY(reviewOf(kRejected, withMax(8)).assertions.results.front().before == Outcome::Rejected);
        QVERIFY(reviewOf(kRejected, kRejected).problems.empty());
    }

    void problemsOfTheFileAndOfBothSidesAreTold()
    {
        const auto unread
            = reviewOf(withMax(8), withMax(4), "apiVersion: quotadeck/v1\nassertions:\n  - {}\n");
        QVERIFY(!unread.problems.empty());
        QVERIFY(unread.assertions.results.empty());
        const std::string gpu = "apiVersion: quotadeck/v1\nassertions:\n" + fact("gpus", "gpu: '<= 4'");
        const AssertionReview neither = reviewOf(withMax(8), withMax(4), gpu);
        QCOMPARE(neither.problems.size(), std::size_t{1});
        QCOMPARE(neither.unevaluated, std::vector<std::string>{"gpus"});
        std::string withGpu = withMax(4); // an edit may add a type, or take its last limit out
        withGpu.replace(withGpu.find("vcore"), 5, "gpu");
        QVERIFY(reviewOf(withMax(8), withGpu, gpu).problems.empty());
        QCOMPARE(linesOf(reviewOf(withGpu, withMax(8), gpu)), std::string("gpus: passed, failed\n"));
    }

    void aReviewThatHoldsIsHeldUpByBrokenAssertionsAlone()
    {
        const AssertionReview now = reviewOf(withMax(8), withMax(4));
        const auto obstacles = obstaclesOf(now.assertions, now);
        QCOMPARE(obstacles.size(), std::size_t{1});
        QCOMPARE(obstacles.front().name, std::string("broken"));
        QVERIFY(!obstacles.front().isConflict);
        QVERIFY(
            obstacles.front().sentence.english().starts_with("the change breaks it: expected vcore >= 8"));
        const AssertionReview same = reviewOf(withMax(4), withMax(4));
        QVERIFY(obstaclesOf(same.assertions, same).empty());
    }

    void aReviewWithOtherResultsDoesNotHold()
    {
        const AssertionReview now = reviewOf(withMax(8), withMax(4));
        kube::ReviewAssertions recorded = now.assertions;
        recorded.results.front().after = Outcome::Passed; // "broken"
        recorded.results.at(1).name = "other"; // "never"

        QCOMPARE(linesOf(obstaclesOf(recorded, now)),
                 std::string("!other: the file of the review has no such assertion\n"
                             "!broken: recorded as passed before and passed after the change; here it is "
                             "passed and failed\n"
                             "!never: the review leaves its result out\n"));
        recorded.results.clear();
        recorded.file.text = "assertions: []";
        const auto unread = reviewOf(withMax(8), withMax(4), recorded.file.text);
        QVERIFY(obstaclesOf(recorded, unread).front().isConflict);
    }

    void whatCannotBeEvaluatedHereIsNoConflict()
    {
        const AssertionReview now = reviewOf(withMax(8), withMax(8),
                                             "apiVersion: quotadeck/v1\nassertions:\n"
                                                 + fact("measured", "vcore: '>= 8'", "snapshot: usage.json"));
        kube::ReviewAssertions recorded = now.assertions;
        recorded.results.front().before = Outcome::Passed;
        recorded.results.front().after = Outcome::Passed;
        QCOMPARE(linesOf(obstaclesOf(recorded, now)),
                 std::string("measured: it cannot be evaluated here: usage.json: no such file\n"));
    }

    void noPathOfAMachineGetsIntoAReview_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("name");
        QTest::newRow("beside") << "/home/ann/queues/facts.yaml"
                                << "facts.yaml";
        QTest::newRow("below") << "/home/ann/queues/./tests/facts.yaml"
                               << "tests/facts.yaml";
        QTest::newRow("above") << "/home/ann/facts.yaml"
                               << "facts.yaml";
        QTest::newRow("similar name") << "/home/ann/queues2/facts.yaml"
                                      << "facts.yaml";
        QTest::newRow("elsewhere") << "/home/ann/queues/../../bob/facts.yaml"
                                   << "facts.yaml";
        QTest::newRow("relative") << "../facts.yaml"
                                  << "../facts.yaml";
        QTest::newRow("standard input") << "-"
                                        << "-";
    }
    void noPathOfAMachineGetsIntoAReview()
    {
        QFETCH(QString, file);
        QFETCH(QString, name);
        QCOMPARE(QString::fromStdString(reviewedFileName(file.toStdString(), "/home/ann/queues")), name);
        if (file.startsWith(u'/'))
            QCOMPARE(reviewedFileName(file.toStdString(), {}), std::string("facts.yaml"));
    }

    void filesAreReadFromTheFirstFolderThatHasThem()
    {
        QTemporaryDir first;
        QTemporaryDir second;
        for (const QString& path :
             {first.filePath(QStringLiteral("both.json")), second.filePath(QStringLiteral("both.json")),
              second.filePath(QStringLiteral("usage.json")), second.filePath(QStringLiteral("busy")),
              second.filePath(QStringLiteral("folder.json"))}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QVERIFY(QDir(first.path()).mkdir(QStringLiteral("folder.json")));
        std::string source;
        const MomentReader read = readFromFolders(
            [&source](const Moment& moment) -> Result<SnapshotPtr> {
                source = moment.source;
                return nullptr;
            },
            {first.path().toStdString(), second.path().toStdString()});
        const auto readFrom = [&](Moment::Kind kind, const std::string& name) {
            Moment moment;
            moment.kind = kind;
            moment.source = name;
            source.clear();
            const auto snapshot = read(moment);
            return snapshot ? QString::fromStdString(source)
                            : QString::fromStdString(snapshot.error().message.english());
        };
        using Kind = Moment::Kind;
        QCOMPARE(readFrom(Kind::Snapshot, "both.json"), first.filePath(QStringLiteral("both.json")));
        QCOMPARE(readFrom(Kind::Snapshot, "usage.json"), second.filePath(QStringLiteral("usage.json")));
        QCOMPARE(readFrom(Kind::Snapshot, "none.json"), QStringLiteral("no such file"));
        QCOMPARE(readFrom(Kind::Snapshot, "folder.json"), second.filePath(QStringLiteral("folder.json")));
        QCOMPARE(readFrom(Kind::Snapshot, "/dev/null"), QStringLiteral("no such file")); // a device
        QCOMPARE(readFrom(Kind::Snapshot, "-"), QStringLiteral("-"));
        const QString absolute = second.filePath(QStringLiteral("usage.json"));
        QCOMPARE(readFrom(Kind::Snapshot, absolute.toStdString()), absolute);
        QCOMPARE(readFrom(Kind::Scenario, "busy"), QStringLiteral("busy")); // one of the program
        QCOMPARE(readFrom(Kind::Scenario, "./busy"), second.filePath(QStringLiteral("./busy")));
    }
};

QUOTADECK_TEST(TestAssertionReview, QCoreApplication)
} // namespace tst_assertionreview

#include "tst_assertionreview.moc"
