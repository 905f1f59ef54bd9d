// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"
#include "core/kube/reviewbundle.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <tuple>

namespace tst_reviewbundle {
using namespace quotadeck;
using namespace quotadeck::kube;

namespace {
const std::string kBase = R"(partitions:
- name: default
  queues:
  - name: root
    queues:
    - name: data
      resources: {max: {vcore: 50}}
      limits:
      - users: [sue]
        maxresources: {vcore: 40}
    - name: old
)";

std::string replaced(std::string text, const std::string& before, const std::string& after)
{
    return text.replace(text.find(before), before.size(), after);
}

const std::string kCandidate = replaced(replaced(kBase, "vcore: 40", "vcore: 4"), "    - name: old\n", "");

ReviewBundle reviewOf(const std::string& base, const std::string& candidate, SnapshotPtr usage = {})
{
    return makeReview({"base.yaml", base, "<candidate>.yaml", candidate, std::move(usage)}).value();
}

/// sue uses 8 cores in root.data.
SnapshotPtr usage()
{
    PartitionSnapshot partition;
    partition.info.name = "default";
    UserUsage sue;
    sue.name = UserName("sue");
    partition.users = std::vector<UserUsage>{sue};
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->partitions.push_back(std::move(partition));
    return snapshot;
}
} // namespace

class TestReviewBundle : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theHashIsSha256()
    {
        QCOMPARE(sha256("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }

    void aBundleCanBeReadAgain()
    {
        const auto read = readReview(reviewJson(reviewOf(kBase, kCandidate)), "r.json");
        QVERIFY2(read, read ? "" : read.error().message.english().c_str());
        QCOMPARE(read->base.text, kBase);
        QCOMPARE(read->base.sha256, sha256(kBase));
        QCOMPARE(read->candidate.text, kCandidate);
        QCOMPARE(read->candidate.name, std::string("<candidate>.yaml"));
    }

    void theKeysAreThoseOfTheHelp()
    {
        const auto root = QJsonDocument::fromJson(
                              QByteArray::fromStdString(reviewJson(reviewOf(kBase, kCandidate, usage()))))
                              .object();
        QCOMPARE(
            QStringList(root.keys()),
            (QStringList{"accepted", "assertions", "author", "base", "candidate", "diff", "effective",
                         "effectiveOmitted", "findings", "format", "impact", "partition", "partitions"}));
        QVERIFY(root[QStringLiteral("assertions")].isNull());
        QCOMPARE(root[QStringLiteral("accepted")].toBool(), true);
        QCOMPARE(root[QStringLiteral("diff")].toObject()[QStringLiteral("changes")].toArray().size(), 2);
        QVERIFY(root[QStringLiteral("impact")].isObject());
    }

    void assertionsAreKept()
    {
        using Outcome = ReviewedAssertion::Outcome;
        ReviewBundle review = reviewOf(kBase, kCandidate);
        const std::string facts = "assertions: []\n";
        review.assertions = ReviewAssertions{{"<facts>.yaml", facts, sha256(facts)},
                                             "gpu",
                                             {{"sue gets 40", Outcome::Passed, Outcome::Failed, "found 4"},
                                              {"others", Outcome::Unknown, Outcome::Rejected, "no queue"}}};

        const std::string json = reviewJson(review);
        const auto read = readReview(json, "r.json");
        QVERIFY2(read, read ? "" : read.error().message.english().c_str());
        QCOMPARE(read->assertions->file.text, facts);
        QCOMPARE(read->assertions->partition, std::string("gpu"));
        QCOMPARE(read->assertions->results.size(), std::size_t{2});
        const ReviewedAssertion& first = read->assertions->results.front();
        QCOMPARE(first.name, std::string("sue gets 40"));
        QVERIFY(first.isBroken());
        QCOMPARE(first.sentence.english(), std::string("found 4"));
        QVERIFY(read->assertions->results.back().before == Outcome::Unknown);
        QVERIFY(read->assertions->results.back().after == Outcome::Rejected);
        QVERIFY(!readReview(reviewJson(reviewOf(kBase, kCandidate)), "r.json")->assertions);

        const std::string html = reviewHtml(review);
        for (const char* text : {"<h2>Assertions</h2>", "&lt;facts&gt;.yaml", "sue gets 40", "found 4",
                                 "class=\"bad\">failed", "rejected by the scheduler"})
            QVERIFY2(html.find(text) != std::string::npos, text);
        QVERIFY(reviewHtml(reviewOf(kBase, kCandidate)).find("Assertions") == std::string::npos);

        // The results in the bundle were edited by hand.
        for (const auto& [before, after, problem] :
             {std::tuple("assertions: []", "assertions: [ ]",
                         "the text of \"assertions\" does not have its SHA-256"),
              std::tuple("\"after\":\"failed\"", "\"after\":\"fine\"", "an assertion cannot be \"fine\""),
              std::tuple("\"results\":", "\"result\":", "\"results\" is missing")}) {
            const auto changed = readReview(replaced(json, before, after), "r.json");
            QVERIFY(!changed);
            QVERIFY2(changed.error().message.english().find(problem) != std::string::npos,
                     changed.error().message.english().c_str());
        }
    }

    void withoutUsageTheUsersOfChangedLimitsAreReviewed()
    {
        const auto review = reviewOf(kBase, kCandidate);
        QVERIFY(!review.impact);
        QCOMPARE(review.people.size(), 1U);
        QCOMPARE(review.people.front().user.user.text(), std::string("sue"));
        const auto root = QJsonDocument::fromJson(QByteArray::fromStdString(reviewJson(review))).object();
        QVERIFY(root[QStringLiteral("impact")].isNull()); // unknown, which is not "nobody"
    }

    void thePageShowsEverythingEscaped()
    {
        const std::string html = reviewHtml(reviewOf(kBase, kCandidate));
        for (const char* text : {"&lt;candidate&gt;.yaml", "root.data", "root.old", "dangerous", "sue",
                                 "Unknown: the review was made without a snapshot", "<li>partitions:</li>",
                                 "40", "would accept the candidate"})
            QVERIFY2(html.find(text) != std::string::npos, text);
        QVERIFY(html.find(sha256(kBase)) != std::string::npos);
        QVERIFY(html.find("<candidate>") == std::string::npos);
    }

    void theAuthorAndThePartitionsAreNamed()
    {
        const std::string two = kBase + "- name: gpu\n  queues: [{name: root, queues: [{name: ml}]}]\n";
        ReviewRequest request{"a", kBase, "b", two};
        request.author = "ann";
        const ReviewBundle review = makeReview(request).value();

        const auto root = QJsonDocument::fromJson(QByteArray::fromStdString(reviewJson(review))).object();
        QCOMPARE(root[QStringLiteral("partitions")].toArray(), (QJsonArray{"default", "gpu"}));
        QCOMPARE(root[QStringLiteral("partition")].toString(), QStringLiteral("default"));
        QCOMPARE(readReview(reviewJson(review), "r.json")->author, std::string("ann"));
        const std::string html = reviewHtml(review);
        for (const char* text :
             {"<td>ann</td>", "<td>default, gpu</td>", "Partition of impact and limits", "<td>gpu</td>"})
            QVERIFY2(html.find(text) != std::string::npos, text);
        QCOMPARE(readReview(reviewJson(reviewOf(kBase, kCandidate)), "r.json")->author, std::string());
    }

    void usersThatAreNotListedAreCounted()
    {
        std::string users = "u0";
        for (std::size_t user = 1; user < kMostReviewed + 7; ++user)
            users += ", u" + std::to_string(user);
        const std::string many = replaced(kBase, "[sue]", '[' + users + ']');

        const auto root = QJsonDocument::fromJson(QByteArray::fromStdString(reviewJson(reviewOf(
                                                      many, replaced(many, "vcore: 40", "vcore: 4")))))
                              .object();

        QCOMPARE(root[QStringLiteral("effective")].toArray().size(), qsizetype(kMostReviewed));
        QCOMPARE(root[QStringLiteral("effectiveOmitted")].toInt(), 7);
    }

    void noCharacterChangesTheDirectionOfThePage()
    {
        const std::string bad = kCandidate + "# \xD8\x9C \xE2\x80\x8F \xE2\x80\xAE \xE2\x81\xA6 é → 中\n";

        const std::string html
            = reviewHtml(makeReview({"base\xC2\x9B.yaml", kBase, "\xE2\x80\xAE.yaml", bad}).value());

        for (const char* control : {"\xC2\x9B", "\xD8\x9C", "\xE2\x80\x8F", "\xE2\x80\xAE", "\xE2\x81\xA6"})
            QVERIFY(html.find(control) == std::string::npos);
        QVERIFY(html.find("é → 中") != std::string::npos); // other characters stay
    }

    void aRejectedCandidateIsReviewedWithItsProblems()
    {
        const auto review = reviewOf(kBase, replaced(kBase, "vcore: 40", "vcore: 400"));
        QVERIFY(!review.verdict.accepted);
        const std::string html = reviewHtml(review);
        QVERIFY(html.find("would reject the candidate") != std::string::npos);
        QVERIFY(html.find("class=\"bad\">error") != std::string::npos);
    }

    void manifestsAreReviewedByTheConfigurationInThem()
    {
        std::string manifest = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: yunikorn-configs}\ndata:\n "
                               " queues.yaml: |\n";
        for (std::size_t at = 0; at < kBase.size(); at = kBase.find('\n', at) + 1)
            manifest += "    " + kBase.substr(at, kBase.find('\n', at) + 1 - at);
        QCOMPARE(reviewOf(manifest, kCandidate).base.sha256, sha256(kBase));
    }

    void whatIsNoBundleIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("problem");
        const std::string good = reviewJson(reviewOf(kBase, kCandidate));
        const auto row = [](const char* name, const std::string& json, const char* problem) {
            QTest::newRow(name) << QByteArray::fromStdString(json) << QString(problem);
        };
        row("text", "partitions:", "\"format\" is not quotadeck-review-1");
        row("other", "{\"format\":\"x\"}", "\"format\" is not quotadeck-review-1");
        row("no base", "{\"format\":\"quotadeck-review-1\"}", "\"base\" is missing");
        row("changed", replaced(good, "vcore: 40", "vcore: 41"),
            "the text of \"base\" does not have its SHA-256");
        row("changed candidate", replaced(good, "vcore: 4}", "vcore: 9}"),
            "the text of \"candidate\" does not have");
    }

    void whatIsNoBundleIsRefused()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, problem);
        const auto read = readReview(json.toStdString(), "r.json");
        QVERIFY(!read);
        QCOMPARE(read.error().where, std::string("r.json"));
        QVERIFY2(QString::fromStdString(read.error().message.english()).contains(problem),
                 read.error().message.english().c_str());
    }

    void aSideThatCannotBeReadIsNamed()
    {
        const auto review = makeReview({"base.yaml", "partitions: [", "c.yaml", kBase});
        QVERIFY(!review);
        QVERIFY2(review.error().where.starts_with("base.yaml:1:"), review.error().where.c_str());
    }
};

QUOTADECK_TEST(TestReviewBundle, QCoreApplication)
} // namespace tst_reviewbundle

#include "tst_reviewbundle.moc"
