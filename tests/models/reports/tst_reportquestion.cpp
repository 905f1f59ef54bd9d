// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reports/reportquestion.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>

namespace tst_reportquestion {
using namespace quotadeck;
using namespace quotadeck::models;
using usage::Period;
using usage::Seconds;

namespace {
usage::Calendar berlin()
{
    return *usage::Calendar::inZone("Europe/Berlin");
}

Seconds at(const usage::Calendar& calendar, const char* text)
{
    return *calendar.parse(text);
}
} // namespace

class TestReportQuestion : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Whatever is asked for is the same after it was saved under a name.
    void aSavedQuestionIsTheSame()
    {
        std::mt19937 random(11);
        const auto below = [&random](int count) { return static_cast<int>(random() % unsigned(count)); };
        for (int round = 0; round < 500; ++round) {
            ReportQuestion question;
            question.source = static_cast<ReportSourceKind>(below(kReportSourceKinds));
            question.logFile = below(2) ? QStringLiteral("/var/log/a \"b\".log") : QString();
            if (below(2)) {
                question.store = below(2) ? QStringLiteral("/srv/usage.sqlite")
                                          : QStringLiteral("postgresql://ann@db.example/usage");
                question.passwordFile = below(2) ? QStringLiteral("/home/ann/password") : QString();
                question.cluster = below(2) ? QStringLiteral("berlin") : QString();
                question.partition = below(2) ? QStringLiteral("gpu") : QString();
            }
            question.period = static_cast<ReportPeriod>(below(kReportPeriods));
            question.from = below(2) ? QStringLiteral("2026-11-01") : QString();
            question.to = below(2) ? QStringLiteral("2026-11-02T08:00") : QString();
            question.rows = static_cast<ReportRows>(below(kReportRows));
            question.tag = below(2) ? QStringLiteral("team") : QString();
            question.columns = static_cast<usage::Step>(below(5));
            question.priceFile = below(2) ? QStringLiteral("prices.yaml") : QString();
            question.charge = static_cast<usage::Charge>(below(3));
            if (below(2))
                question.idle = static_cast<usage::IdleCost>(below(3));
            question.comparesBefore = below(2) == 1;
            QVERIFY(ReportQuestion::fromMap(question.toMap()) == question);
        }
    }

    /// A settings file has no password, whoever asked.
    void anAddressWithAPasswordIsNotSaved()
    {
        ReportQuestion question;
        question.source = ReportSourceKind::Store;
        for (const char* const address :
             {"postgresql://ann:7r4n@db.example/usage", "postgresql://db.example/usage?password=7r4n"}) {
            question.store = QLatin1String(address);
            for (const QVariant& value : question.toMap())
                QVERIFY2(!value.toString().contains(u"7r4n"), address);
        }
    }

    void aComparisonNeedsThePeriodBefore()
    {
        const auto calendar = berlin();
        const Period all{at(calendar, "2026-01-01"), at(calendar, "2026-12-01")};
        const Seconds now = at(calendar, "2026-11-15");
        ReportQuestion question;
        question.period = ReportPeriod::LastMonth;
        QVERIFY((*neededPeriod(question, calendar, all, now)
                 == Period{at(calendar, "2026-10-01"), at(calendar, "2026-11-01")}));
        question.comparesBefore = true;
        QVERIFY((*neededPeriod(question, calendar, all, now)
                 == Period{at(calendar, "2026-09-01"), at(calendar, "2026-11-01")}));
    }

    void whatIsUnknownInAFileIsAsInANewQuestion()
    {
        const auto question = ReportQuestion::fromMap({{QStringLiteral("source"), QStringLiteral("moon")},
                                                       {QStringLiteral("rows"), 7},
                                                       {QStringLiteral("columns"), QStringLiteral("day")}});
        ReportQuestion expected;
        expected.columns = usage::Step::Day;
        QVERIFY(question == expected);
    }

    void daysAndMonthsBeginInTheZone()
    {
        const auto calendar = berlin();
        const Period all{at(calendar, "2026-01-01"), at(calendar, "2026-12-01")};
        const Seconds now = at(calendar, "2026-03-29T12:00"); // the day on which summer time begins
        const auto period = [&](ReportPeriod which) {
            ReportQuestion question;
            question.period = which;
            return *periodOf(question, calendar, all, now);
        };
        QVERIFY(period(ReportPeriod::All) == all);
        QVERIFY((period(ReportPeriod::Today) == Period{at(calendar, "2026-03-29"), now}));
        QVERIFY((period(ReportPeriod::Yesterday)
                 == Period{at(calendar, "2026-03-28"), at(calendar, "2026-03-29")}));
        QVERIFY((period(ReportPeriod::Last7Days) == Period{now - std::chrono::days(7), now}));
        QVERIFY((period(ReportPeriod::ThisMonth) == Period{at(calendar, "2026-03-01"), now}));
        QVERIFY((period(ReportPeriod::LastMonth)
                 == Period{at(calendar, "2026-02-01"), at(calendar, "2026-03-01")}));
        QCOMPARE(period(ReportPeriod::Today).length().count(), 11 * 3600); // two o'clock was left out
    }

    void aWrongTimeIsNamed()
    {
        const usage::Calendar calendar;
        const Period all{Seconds(0), Seconds(86400)};
        ReportQuestion question;
        question.period = ReportPeriod::FromTo;
        QVERIFY(*periodOf(question, calendar, all, all.to)
                == all); // what is left empty is that of the source
        question.from = QStringLiteral("yesterday");
        QCOMPARE(periodOf(question, calendar, all, all.to).error().where, "from");
        question.from = QStringLiteral("1970-01-02");
        question.to = QStringLiteral("1970-01-01T12:00");
        const auto backwards = periodOf(question, calendar, all, all.to);
        QCOMPARE(backwards.error().where, "to");
        QCOMPARE(backwards.error().message.english(), "the period ends before it begins: enter a later end");
    }

    void aDefinitionGivesTheQuestionBack()
    {
        ReportQuestion question;
        question.source = ReportSourceKind::Log;
        question.logFile = QStringLiteral("/var/log/scheduler.log");
        question.period = ReportPeriod::LastMonth;
        question.rows = ReportRows::UserAndQueue;
        question.columns = usage::Step::Day;
        question.where = QStringLiteral("queue=root.eng,resource=vcore");
        question.priceFile = QStringLiteral("/srv/reports/lists/prices.yaml");
        question.idle = usage::IdleCost::Shared;
        question.comparesBefore = true;
        const QString path = QStringLiteral("/srv/reports/monthly.yaml");

        const usage::ReportDefinition definition = question.definition(usage::Calendar(), path);
        QCOMPARE(definition.priceFile, std::string("lists/prices.yaml"));
        QCOMPARE(definition.zone, std::string("UTC"));
        const auto read = usage::ReportDefinition::read(definition.text(), "monthly.yaml");
        QVERIFY2(read.has_value(), read ? "" : read.error().message.english().c_str());
        QCOMPARE(question.asDefined(*read, path), question);

        // The source is not in it: that of the page stays.
        ReportQuestion ofStore;
        ofStore.source = ReportSourceKind::Store;
        ofStore.store = QStringLiteral("usage.sqlite");
        const ReportQuestion opened = ofStore.asDefined(*read, path);
        QCOMPARE(opened.source, ReportSourceKind::Store);
        QCOMPARE(opened.store, ofStore.store);
        QCOMPARE(opened.where, question.where);

        question.period = ReportPeriod::FromTo;
        question.from = QStringLiteral("2026-11-01");
        question.rows = ReportRows::Tag;
        question.tag = QStringLiteral("team");
        question.priceFile = QStringLiteral("/etc/prices.yaml"); // not beside it
        QCOMPARE(question.asDefined(question.definition(usage::Calendar(), path), path), question);
    }
};

QUOTADECK_TEST(TestReportQuestion, QCoreApplication)
} // namespace tst_reportquestion

#include "tst_reportquestion.moc"
