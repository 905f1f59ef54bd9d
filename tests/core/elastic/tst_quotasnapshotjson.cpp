// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotajson.h"
#include "core/elastic/quotasnapshot.h"
#include "tests/support/quotasamples.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_quotasnapshotjson {
using namespace quotadeck;
using namespace quotadeck::elastic;

/// The elastic quotas of a moment as recordings have them, and what changes from one moment to the next.
class TestQuotaSnapshotJson final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenIsReadAsItWas()
    {
        test::QuotaSamples samples(20261126);
        for (int round = 0; round < 300; ++round) {
            const QuotaSnapshot snapshot = samples.next();
            const auto read = readQuotaSnapshot(quotaSnapshotJson(snapshot));
            QVERIFY2(read, read ? "" : read.error().message.english().c_str());
            QVERIFY2(*read == snapshot, quotaSnapshotJson(snapshot).c_str());
        }
    }

    /// EQ-98: absent is unknown, not zero; a group that uses nothing is known to.
    void unknownNothingAndZeroDiffer()
    {
        QuotaSnapshot snapshot;
        for (const auto& used :
             {std::optional<Resource>(), std::optional(Resource()), std::optional(Resource{{"cpu", 0}})}) {
            snapshot.objects = {{}};
            snapshot.objects[0].group.name = "a";
            snapshot.objects[0].status.used = used;
            QCOMPARE(readQuotaSnapshot(quotaSnapshotJson(snapshot))->objects[0].status.used, used);
        }
    }

    void aTextThatIsCutOffIsAnErrorAndNoCrash()
    {
        test::QuotaSamples samples(7);
        const std::string json = quotaSnapshotJson(samples.next());
        for (std::size_t length = 0; length < json.size(); ++length)
            QVERIFY(!readQuotaSnapshot(std::string_view(json).substr(0, length)));
    }

    void whatIsMissingOrOfAnotherTypeIsNamed()
    {
        const auto nameless = readQuotaSnapshot(R"({"objects":[{"group":{"min":{}}}]})");
        QCOMPARE(nameless.error().code, ErrorCode::Parse);
        QVERIFY(nameless.error().message.english().find("name") != std::string::npos);
        QVERIFY(!readQuotaSnapshot(R"({"objects":{}})"));
        QVERIFY(!readQuotaSnapshot(R"([])"));
        QVERIFY(readQuotaSnapshot(R"({"later":1,"objects":[]})")); // of a newer version
    }

    void theDifferenceLeadsFromOneMomentToTheNext()
    {
        test::QuotaSamples samples(31);
        QuotaSnapshot before = samples.next();
        for (int round = 0; round < 100; ++round) {
            QuotaSnapshot next = samples.next();
            if (round % 3 == 0 && !before.objects.empty())
                next.objects.insert(next.objects.begin(), before.objects.front()); // one of two of a name
            const QuotaDelta delta = quotaDifference(&before, &next);
            std::map<std::string, QuotaObject> groups;
            for (const QuotaObject& object : before.objects)
                groups.try_emplace(object.group.name, object);
            for (const std::string& name : delta.removed)
                QCOMPARE(groups.erase(name), std::size_t(1));
            for (const QuotaObject* object : delta.upserted) {
                const auto known = groups.find(object->group.name);
                QVERIFY(known == groups.end() || known->second != *object);
                groups.insert_or_assign(object->group.name, *object);
            }
            std::map<std::string, QuotaObject> wanted;
            for (const QuotaObject& object : next.objects)
                wanted.try_emplace(object.group.name, object);
            QVERIFY(groups == wanted);
            before = std::move(next);
        }
        QVERIFY(quotaDifference(&before, &before).upserted.empty());
        QCOMPARE(quotaDifference(&before, nullptr).removed.size(),
                 quotaDifference(nullptr, &before).upserted.size());
    }
};

QUOTADECK_TEST(TestQuotaSnapshotJson, NoApplication)
} // namespace tst_quotasnapshotjson

#include "tst_quotasnapshotjson.moc"
