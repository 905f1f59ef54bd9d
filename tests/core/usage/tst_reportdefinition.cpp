// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/reportdefinition.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <string>

namespace tst_reportdefinition {
using namespace quotadeck;
using namespace quotadeck::usage;

namespace {
const char* const kMonthly = R"(apiVersion: quotadeck/v1
period: last-month
zone: Europe/Berlin
rows: user
columns: day
where:
  queue: [root.eng, "root.data*"]
  group: cn=a\,ou=b
resources: [vcore, memory]
prices: prices.yaml
charge: used
compareBefore: true
)";

ReportDefinition readDefinition(const std::string& text)
{
    auto read = ReportDefinition::read(text, "monthly.yaml");
    if (!read)
        qFatal("%s: %s", read.error().where.c_str(), read.error().message.english().c_str());
    return *std::move(read);
}

Seconds timeOf(const char* text)
{
    return Calendar().parse(text).value();
}
} // namespace

class TestReportDefinition : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allOfItIsReadAndWritten()
    {
        const ReportDefinition definition = readDefinition(kMonthly);
        QVERIFY(definition.period == PeriodWord::LastMonth);
        QCOMPARE(definition.zone, std::string("Europe/Berlin"));
        QVERIFY(definition.rows == std::vector{Dimension::User});
        QVERIFY(definition.columns == Step::Day);
        QCOMPARE(definition.filter.text(),
                 std::string(
                     R"(queue=root.eng,queue=root.data*,group=cn=a\,ou=b,resource=vcore,resource=memory)"));
        QCOMPARE(definition.priceFile, std::string("prices.yaml"));
        QVERIFY(definition.charge == Charge::Used);
        QVERIFY(definition.comparesBefore == true);
        QVERIFY(readDefinition(definition.text()) == definition);
        const ReportDefinition ofIdle = readDefinition("apiVersion: quotadeck/v1\nidle: shared\n");
        QVERIFY(ofIdle.idle == IdleCost::Shared);
        QVERIFY(readDefinition(ofIdle.text()) == ofIdle);
    }

    void whatItDoesNotSayStaysOpen()
    {
        const ReportDefinition definition = readDefinition("apiVersion: quotadeck/v1\n");
        QVERIFY(definition == ReportDefinition());
        QCOMPARE(definition.text(), std::string("apiVersion: quotadeck/v1\n"));

        const ReportDefinition times = readDefinition(
            "apiVersion: quotadeck/v1\nfrom: 2026-11-01\nto: 2026-11-02T08:00Z\nrows: 'tag=team: \"x\"'\n"
            "where: {tag: '*'}\n");
        QCOMPARE(times.tag, std::string("team: \"x\""));
        QVERIFY(readDefinition(times.text()) == times);
        const ReportDefinition both = readDefinition("apiVersion: quotadeck/v1\nrows: user-and-queue\n");
        QVERIFY((both.rows == std::vector{Dimension::User, Dimension::Queue}));
        QVERIFY(readDefinition(both.text()) == both);
    }

    void problemsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("message");
        QTest::newRow("no mapping") << "- a"
                                    << "1:1"
                                    << "a report definition is a mapping with apiVersion";
        QTest::newRow("no version") << "rows: user"
                                    << "1:1"
                                    << "the apiVersion is missing: write apiVersion: quotadeck/v1";
        QTest::newRow("version") << "apiVersion: v2"
                                 << "1:13"
                                 << "invalid apiVersion \"v2\": use one of quotadeck/v1";
        QTest::newRow("key") << "row: user"
                             << "1:1"
                             << "unknown key \"row\": use one of apiVersion, period, ";
        QTest::newRow("twice") << "rows: user\nrows: queue"
                               << "2:1"
                               << "the key \"rows\" occurs twice";
        QTest::newRow("period") << "period: next-month"
                                << "1:9"
                                << "invalid period \"next-month\": use one of all, today, yesterday, ";
        QTest::newRow("two periods") << "period: all\nfrom: 2026-11-01"
                                     << "2:1"
                                     << "a period is a word, or from and to: leave out one of them";
        QTest::newRow("two periods, the other way")
            << "to: 2026-11-01\nperiod: all"
            << "2:1"
            << "a period is a word, or from and to: leave out one of them";
        QTest::newRow("time") << "from: soon"
                              << "1:7"
                              << "invalid time \"soon\"";
        QTest::newRow("zone") << "zone: Europe/Nowhere"
                              << "1:7"
                              << "";
        QTest::newRow("rows")
            << "rows: queues"
            << "1:7"
            << "invalid rows \"queues\": use one of queue, user, group, application, namespace, "
               "instance-type, user-and-queue, tag=KEY";
        QTest::newRow("tag without key") << "rows: tag"
                                         << "1:7"
                                         << "invalid rows \"tag\"";
        QTest::newRow("rows are a text") << "rows: [user]"
                                         << "1:7"
                                         << "rows must be a text";
        QTest::newRow("yes or no") << "compareBefore: yes"
                                   << "1:16"
                                   << "invalid compareBefore \"yes\": use one of false, true";
        QTest::newRow("filter") << "where: user=ann"
                                << "1:8"
                                << "where must be a mapping of keys to names, such as user: ann";
        QTest::newRow("key of the filter") << "where:\n  team: a"
                                           << "2:3"
                                           << "unknown key \"team\": use one of queue, user, ";
        QTest::newRow("name") << "where:\n  queue: [root.a, root.*.b]"
                              << "2:19"
                              << "invalid name \"root.*.b\": a * is only allowed at its end";
        QTest::newRow("no names") << "where: {user: []}"
                                  << "1:15"
                                  << "the list of user is empty: leave it out";
        QTest::newRow("resource") << "resources: [v*]"
                                  << "1:13"
                                  << "invalid resource \"v*\"";
        QTest::newRow("tag without rows by tag")
            << "apiVersion: quotadeck/v1\nwhere: {tag: a}"
            << "2:1"
            << "a filter by tag is of the tag of the rows: choose rows by tag";
        QTest::newRow("idle of what is guaranteed")
            << "apiVersion: quotadeck/v1\ncharge: larger\nidle: shared"
            << "3:1"
            << "the cost of guarantees contains that of idle ones";
        QTest::newRow("idle of users")
            << "apiVersion: quotadeck/v1\nwhere: {user: ann}\nidle: shown"
            << "2:1"
            << "guaranteed and idle amounts belong to queues: charge them with a filter of queues alone";
        QTest::newRow("guarantees of users")
            << "apiVersion: quotadeck/v1\ncharge: larger\nwhere: {user: ann}"
            << "3:1"
            << "guaranteed and idle amounts belong to queues: charge them with a filter of queues alone";
        QTest::newRow("backwards") << "apiVersion: quotadeck/v1\nto: 2026-11-01\nfrom: 2026-11-03"
                                   << "2:1"
                                   << "the period ends before it begins: enter a later end";
        QTest::newRow("backwards in its zone")
            << "apiVersion: quotadeck/v1\nzone: UTC\nfrom: 2026-11-01T08:00\nto: 2026-11-01T09:00+02:00"
            << "4:1"
            << "the period ends before it begins: enter a later end";
        QTest::newRow("no YAML") << "rows: ["
                                 << ""
                                 << "";
    }

    void problemsNameTheirPlace()
    {
        QFETCH(QString, lines);
        QFETCH(QString, where);
        QFETCH(QString, message);
        const auto read = ReportDefinition::read(lines.toStdString(), "monthly.yaml");
        QVERIFY(!read);
        QVERIFY(read.error().code == ErrorCode::Parse);
        const QString place = QString::fromStdString(read.error().where);
        QVERIFY2(where.isEmpty() ? place.startsWith(QStringLiteral("monthly.yaml:"))
                                 : place == QStringLiteral("monthly.yaml:") + where,
                 qPrintable(place));
        const QString said = QString::fromStdString(read.error().message.english());
        QVERIFY2(said.startsWith(message) && !said.isEmpty(), qPrintable(said));
    }

    void periodsCountBack()
    {
        const Calendar berlin = Calendar::inZone("Europe/Berlin").value();
        const Period extent{timeOf("2026-01-01"), timeOf("2026-10-31T23:30Z")};
        const Seconds now = extent.to; // half past twelve of the first of November in Berlin
        const auto periodIn = [&](PeriodWord word, const Calendar& calendar) {
            return periodOf(word, calendar, extent, now);
        };
        QVERIFY(periodIn(PeriodWord::All, berlin) == extent);
        QVERIFY((periodIn(PeriodWord::LastMonth, berlin)
                 == Period{timeOf("2026-09-30T22:00Z"), timeOf("2026-10-31T23:00Z")}));
        QVERIFY((periodIn(PeriodWord::LastMonth, Calendar())
                 == Period{timeOf("2026-09-01"), timeOf("2026-10-01")}));
        QVERIFY((periodIn(PeriodWord::ThisMonth, berlin) == Period{timeOf("2026-10-31T23:00Z"), now}));
        QVERIFY((periodIn(PeriodWord::Today, Calendar()) == Period{timeOf("2026-10-31"), now}));
        QVERIFY((periodIn(PeriodWord::Yesterday, Calendar())
                 == Period{timeOf("2026-10-30"), timeOf("2026-10-31")}));
        QVERIFY((periodIn(PeriodWord::Last7Days, Calendar()) == Period{now - std::chrono::days(7), now}));
        QVERIFY((periodIn(PeriodWord::Last30Days, Calendar()) == Period{now - std::chrono::days(30), now}));

        // What ends at midnight is not empty.
        const Seconds midnight = timeOf("2026-11-01");
        const auto periodAtMidnight
            = [&](PeriodWord word) { return periodOf(word, Calendar(), extent, midnight); };
        QVERIFY((periodAtMidnight(PeriodWord::Today) == Period{timeOf("2026-10-31"), midnight}));
        QVERIFY((periodAtMidnight(PeriodWord::ThisMonth) == Period{timeOf("2026-10-01"), midnight}));
        QVERIFY((periodAtMidnight(PeriodWord::Yesterday) == Period{timeOf("2026-10-31"), midnight}));
        QVERIFY((periodAtMidnight(PeriodWord::LastMonth) == Period{timeOf("2026-10-01"), midnight}));
    }

    /// The zone of the reader may be any.
    void aPeriodThatAnotherZoneTurnsIsTaken()
    {
        const char* const kTimes
            = "apiVersion: quotadeck/v1\nfrom: 2026-11-01T08:00\nto: 2026-11-01T07:30:00Z\n";
        QCOMPARE(readDefinition(kTimes).from, std::string("2026-11-01T08:00"));
    }
};

QUOTADECK_TEST(TestReportDefinition, NoApplication)
} // namespace tst_reportdefinition

#include "tst_reportdefinition.moc"
