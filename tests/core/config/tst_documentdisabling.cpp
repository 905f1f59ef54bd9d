// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"
#include "core/config/schema/content.h"
#include "tests/core/config/documentgenerator.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <cstdint>

namespace tst_documentdisabling {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
constexpr std::uint64_t kDocuments = 80;

void collect(const std::vector<QueueConfig>& queues, const ConfigPlace& list,
             std::vector<ConfigPlace>& places)
{
    for (std::size_t i = 0; i < queues.size(); ++i) {
        places.push_back(list / i);
        for (std::size_t limit = 0; limit < queues[i].limits.value.size(); ++limit)
            places.push_back(list / i / "limits" / limit);
        collect(queues[i].queues.value, list / i / "queues", places);
    }
}

/// The places of all queues, limits and placement rules.
std::vector<ConfigPlace> itemsOf(const SchedulerConfig& config)
{
    std::vector<ConfigPlace> places;
    for (std::size_t i = 0; i < config.partitions.size(); ++i) {
        const auto partition = ConfigPlace() / "partitions" / i;
        for (std::size_t rule = 0; rule < config.partitions[i].placementRules.value.size(); ++rule)
            places.push_back(partition / "placementrules" / rule);
        collect(config.partitions[i].queues.value, partition / "queues", places);
    }
    return places;
}

/// Switches the item on that makes the text @p before again.
bool enableTo(Document& document, const std::string& before)
{
    const std::size_t count = document.disabledItems().size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto on = document.enable(i);
        if (on && applied(document.text(), *on) == before) {
            document.apply(*on);
            return true;
        }
    }
    return false;
}
} // namespace

class TestDocumentDisabling : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsSwitchedOffAndOnAgainIsTheSameByteForByte()
    {
        int done = 0;
        for (std::uint64_t seed = 1; seed <= kDocuments; ++seed) {
            const std::string original = DocumentGenerator(seed).text();
            const Document document(original);
            QVERIFY(document.config());
            for (const ConfigPlace& place : itemsOf(*document.config())) {
                const auto off = document.disable(place);
                if (!off) {
                    QCOMPARE(off.error().code, ErrorCode::Unsupported);
                    continue;
                }
                Document changed(original);
                changed.apply(*off);
                const DisabledContent content = changed.disabledContent();
                QCOMPARE(content.items.size(), std::size_t{1});
                QVERIFY2(content.items[0].place == place, content.items[0].place.text().c_str());
                QVERIFY(sameContent(content.config, *document.config()));
                const auto on = changed.enable(0);
                QVERIFY2(on, on ? "" : on.error().message.english().c_str());
                changed.apply(*on);
                QCOMPARE(changed.text(), original);
                ++done;
            }
        }
        QVERIFY2(done > 500, qPrintable(QString::number(done)));
        qInfo("%d items switched off and on", done);
    }

    void manyCanBeOffAndComeBackOneByOne()
    {
        int done = 0;
        for (std::uint64_t seed = 1; seed <= kDocuments; ++seed) {
            Document document(DocumentGenerator(seed).text());
            const auto places = itemsOf(*document.config());
            std::vector<std::string> texts;
            // From the end, so that the places before hold; an item around one that is off takes it along.
            for (auto place = places.rbegin(); place != places.rend() && texts.size() < 3; ++place) {
                const auto off = document.disable(*place);
                if (!off)
                    continue;
                texts.push_back(document.text());
                document.apply(*off);
            }
            for (; !texts.empty(); texts.pop_back(), ++done)
                QVERIFY2(enableTo(document, texts.back()), document.text().c_str());
        }
        QVERIFY2(done > 100, qPrintable(QString::number(done)));
    }
};

QUOTADECK_TEST(TestDocumentDisabling, NoApplication)
} // namespace tst_documentdisabling

#include "tst_documentdisabling.moc"
