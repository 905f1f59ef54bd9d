// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/durationtext.h"
#include "models/reports/reportsession.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <atomic>
#include <random>

namespace tst_reportsession {
using namespace quotadeck;
using namespace quotadeck::models;
using usage::Account;
using usage::Amount;
using usage::Dimension;
using usage::Seconds;

namespace {
constexpr int kHour = 3600;

usage::Record record(const char* queue, const char* user, int fromHour, int toHour, Amount millicores,
                     Account account = Account::Used)
{
    usage::Subject subject;
    subject[Dimension::Queue] = queue;
    if (user)
        subject[Dimension::User] = user;
    const usage::Period time{Seconds(fromHour * kHour), Seconds(toHour * kHour)};
    return {std::make_shared<const usage::Subject>(subject), account, ResourceType("vcore"), time,
            millicores * time.length().count()};
}

/// Two days of two queues; b is guaranteed a core, which it uses for half of the time.
LedgerReading twoDays()
{
    LedgerReading reading;
    reading.source = "test";
    reading.ledger.records
        = {record("root.a", "ann", 0, 24, 1000), record("root.a", "bob", 24, 48, 3000),
           record("root.b", "ann", 0, 24, 1000), record("root.b", nullptr, 0, 48, 1000, Account::Guaranteed),
           record("root.b", nullptr, 24, 48, 1000, Account::Idle)};
    reading.ledger.capacity
        = {{ResourceType("vcore"), {Seconds(0), Seconds(48 * kHour)}, Amount{8000} * 48 * kHour}};
    reading.ledger.covered = {{{Seconds(0), Seconds(48 * kHour)}}};
    for (const Account account : {Account::Used, Account::Guaranteed, Account::Idle})
        reading.ledger.known[static_cast<std::size_t>(account)] = usage::Knowledge::All;
    return reading;
}

LedgerSource always(LedgerReading reading)
{
    return [reading = std::move(reading)](const ReportQuestion&) -> LedgerRead {
        return [reading](std::stop_token) { return Result<LedgerReading>(reading); };
    };
}

/// Name, held, guaranteed, idle, share of all rows, in the order of their names.
QStringList rows(const ReportTableModel& table, const QModelIndex& parent = {})
{
    QStringList lines;
    for (int row = 0; row < table.rowCount(parent); ++row) {
        QStringList cells;
        for (const int column :
             {ReportTableModel::NameColumn, ReportTableModel::HeldColumn, ReportTableModel::GuaranteedColumn,
              ReportTableModel::IdleColumn, ReportTableModel::ShareColumn})
            cells << table.index(row, column, parent).data().toString();
        lines << cells.join(u' ');
        const QModelIndex index = table.index(row, 0, parent);
        for (const QString& below : rows(table, index))
            lines << u' ' + below;
    }
    return lines;
}
} // namespace

class TestReportSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rowsHaveAmountsAndTheirTimesBelow()
    {
        ReportSession session(nullptr, usage::Calendar());
        test::ModelGuard guard(&session.table);
        session.table.sort(ReportTableModel::NameColumn);
        session.setSource(ReportSourceKind::History, always(twoDays()));
        session.setWatched(true);
        ReportQuestion question;
        question.source = ReportSourceKind::History;
        session.ask(question);
        QTRY_VERIFY(session.made());
        QCOMPARE(rows(session.table),
                 (QStringList{"root.a 96.00 0.00 0.00 25.0%", "root.b 24.00 48.00 24.00 6.3%"}));
        QCOMPARE(figureText(ResourceType("vcore"), session.table.total().held), "120.00");

        question.columns = usage::Step::Day;
        session.ask(question);
        QTRY_COMPARE(rows(session.table).size(), 6);
        QCOMPARE(rows(session.table),
                 (QStringList{"root.a 96.00 0.00 0.00 25.0%", " 1970-01-01 24.00 0.00 0.00 12.5%",
                              " 1970-01-02 72.00 0.00 0.00 37.5%", "root.b 24.00 48.00 24.00 6.3%",
                              " 1970-01-01 24.00 24.00 0.00 12.5%", " 1970-01-02 0.00 24.00 24.00 0.0%"}));

        QVERIFY(session.table.setFilter(QStringLiteral("root.b")));
        QCOMPARE(rows(session.table).size(), 3); // its times go with it
        session.clear();
        QCOMPARE(session.table.totalCount(), 0);
    }

    void whatIsAboveAndPendingAndWaitsHaveColumns()
    {
        const auto texts = [](const ReportTableModel& table) {
            QStringList lines;
            for (int row = 0; row < table.rowCount({}); ++row) {
                QStringList cells;
                for (const int column : {ReportTableModel::NameColumn, ReportTableModel::AboveColumn,
                                         ReportTableModel::PendingColumn, ReportTableModel::StartedColumn,
                                         ReportTableModel::WaitedColumn, ReportTableModel::LongestWaitColumn,
                                         ReportTableModel::MedianWaitColumn, ReportTableModel::P95WaitColumn})
                    cells << table.index(row, column).data().toString();
                lines << cells.join(u'|');
            }
            return lines;
        };
        LedgerReading reading = twoDays();
        ReportSession session(nullptr, usage::Calendar());
        session.table.sort(ReportTableModel::NameColumn);
        session.setSource(ReportSourceKind::History, always(reading));
        session.setWatched(true);
        ReportQuestion question;
        question.source = ReportSourceKind::History;
        session.ask(question);
        QTRY_VERIFY(session.made());
        QCOMPARE(texts(session.table), (QStringList{"root.a|–|–|–|–|–|–|–", "root.b|–|–|–|–|–|–|–"}));

        using std::chrono::milliseconds;
        reading.ledger.records.push_back(record("root.a", nullptr, 0, 24, 1000, Account::Above));
        reading.ledger.records.push_back(record("root.a", "ann", 0, 12, 500, Account::Pending));
        for (const Account account : {Account::Above, Account::Pending})
            reading.ledger.known[static_cast<std::size_t>(account)] = usage::Knowledge::All;
        reading.ledger.knowsWaits = usage::Knowledge::All;
        const auto whose = reading.ledger.records.front().subject;
        reading.ledger.waits = {{whose, Seconds(kHour), milliseconds(30'000)},
                                {whose, Seconds(2 * kHour), milliseconds(90'000)}};
        session.setSource(ReportSourceKind::History, always(reading));
        session.refresh();
        const QString all = durationText(milliseconds(120'000));
        const QString longest = durationText(milliseconds(90'000));
        const QString median = durationText(milliseconds(30'000));
        const QString none = durationText(milliseconds(0));
        QTRY_COMPARE(
            texts(session.table),
            (QStringList{"root.a|24.00|6.00|2|" + all + "|" + longest + "|" + median + "|" + longest,
                         "root.b|0.00|0.00|0|" + none + "|" + none + "||"})); // no percentile of nothing

        reading.ledger.waits.push_back({whose, Seconds(3 * kHour), std::nullopt});
        session.setSource(ReportSourceKind::History, always(reading));
        session.refresh();
        QTRY_COMPARE(texts(session.table).front(),
                     QString("root.a|24.00|6.00|≥ 2|≥ " + all + "|≥ " + longest + "|–|–"));
        const auto toolTip = [&session](int column) {
            return session.table.index(0, column).data(Qt::ToolTipRole).toString();
        };
        QCOMPARE(toolTip(ReportTableModel::PreemptedColumn), QStringLiteral("Not known to this source"));
        reading.ledger.known[static_cast<std::size_t>(Account::Preempted)] = usage::Knowledge::Part;
        auto unknown = record("root.a", "ann", 0, 24, 0, Account::Preempted);
        unknown.amount.reset();
        unknown.isKnown = false;
        reading.ledger.records.push_back(unknown);
        session.setSource(ReportSourceKind::History, always(reading));
        session.refresh();
        QTRY_COMPARE(toolTip(ReportTableModel::PreemptedColumn),
                     QStringLiteral("Not known for this row and time"));
    }

    void aFilterComesBeforeSums()
    {
        ReportSession session(nullptr, usage::Calendar());
        session.table.sort(ReportTableModel::NameColumn);
        session.setSource(ReportSourceKind::History, always(twoDays()));
        session.setWatched(true);
        ReportQuestion question;
        question.source = ReportSourceKind::History;
        question.where = QStringLiteral("user=ann");
        session.ask(question);
        QTRY_VERIFY(session.made());
        // Guarantees do not belong to users.
        QCOMPARE(rows(session.table), (QStringList{"root.a 24.00 – – 6.3%", "root.b 24.00 – – 6.3%"}));
        QCOMPARE(figureText(ResourceType("vcore"), session.table.total().held), "48.00");
        QCOMPARE(session.made()->report.period.length().count(), 48 * kHour); // of the source
        const auto csv = reportText(*session.made(), usage::ReportFormat::Csv);
        QVERIFY(csv && csv->find(",user=ann\r\n") != std::string::npos);
        QCOMPARE(ReportQuestion::fromMap(question.toMap()), question);

        question.where = QStringLiteral("team=a");
        session.ask(question);
        QTRY_VERIFY(session.error());
        QVERIFY(session.error()->message.english().starts_with("unknown key \"team\""));
        QCOMPARE(session.table.rowCount(), 2); // the last one that could be made
    }

    void aBrokenFilterIsSaidBeforeTheSourceIsRead()
    {
        std::atomic<int> reads = 0;
        ReportSession session(nullptr, usage::Calendar());
        ReportQuestion question;
        question.source = ReportSourceKind::History;
        question.where = QStringLiteral("team=a");
        session.ask(question);
        session.setSource(ReportSourceKind::History, [&reads](const ReportQuestion&) -> LedgerRead {
            return [&reads](std::stop_token) {
                ++reads;
                return Result<LedgerReading>(twoDays());
            };
        });
        session.setWatched(true);
        QTRY_VERIFY(session.error());
        QVERIFY(session.error()->message.english().starts_with("unknown key \"team\""));
        QCOMPARE(reads.load(), 0);
    }

    /// What samples do not show is not said of a moment, but what the filter does not find is.
    void notesOfTheFilterAreOfAMomentToo()
    {
        LedgerReading reading = twoDays();
        reading.isMoment = true;
        reading.ledger.notes.emplace_back("of the source");
        ReportQuestion question;
        question.where = QStringLiteral("user=ann,user=annn");
        const auto made = makeReport(question, reading, {}, usage::Calendar());
        QVERIFY(made.has_value());
        QCOMPARE((*made)->filterNotes.size(), std::size_t{1});
        QCOMPARE((*made)->filterNotes.front().english(),
                 std::string("nothing in the source matches user=annn"));
        QCOMPARE((*made)->reading.ledger.notes.size(), std::size_t{2});
    }

    void whatASourceDoesNotKnowIsNoZero()
    {
        LedgerReading reading = twoDays();
        reading.ledger.records.erase(reading.ledger.records.begin() + 3, reading.ledger.records.end());
        reading.ledger.capacity.clear();
        reading.ledger.covered.reset();
        reading.ledger.known = {usage::Knowledge::All};
        ReportSession session(nullptr, usage::Calendar());
        session.setSource(ReportSourceKind::Log, always(reading));
        session.setWatched(true);
        ReportQuestion question;
        question.source = ReportSourceKind::Log;
        session.ask(question);
        QTRY_VERIFY(session.made());
        QCOMPARE(rows(session.table).filter(QStringLiteral("root.b")), QStringList{"root.b 24.00 – – –"});
    }

    void theLastGoodReportStaysBesideAnError()
    {
        ReportSession session(nullptr, usage::Calendar());
        session.setSource(ReportSourceKind::History, always(twoDays()));
        session.setWatched(true);
        ReportQuestion question;
        question.source = ReportSourceKind::History;
        session.ask(question);
        QTRY_VERIFY(session.made());
        question.period = ReportPeriod::FromTo;
        question.from = QStringLiteral("soon");
        session.ask(question);
        QTRY_VERIFY(session.error());
        QCOMPARE(session.error()->where, "from");
        QCOMPARE(session.table.rowCount(), 2);
        question.from = QStringLiteral("1970-01-02");
        session.ask(question);
        QTRY_COMPARE(session.made()->report.period.from.count(), 24 * kHour);
        QVERIFY(!session.error());
    }

    void nothingIsMadeWhileNobodyLooks()
    {
        ReportSession session(nullptr, usage::Calendar());
        int reads = 0;
        session.setSource(ReportSourceKind::Now, [&reads](const ReportQuestion&) -> LedgerRead {
            ++reads;
            return [](std::stop_token) { return Result<LedgerReading>(twoDays()); };
        });
        session.takeNewData(ReportSourceKind::Now);
        session.refresh();
        QCOMPARE(reads, 0);
        session.setWatched(true);
        QCOMPARE(reads, 1);
        QTRY_VERIFY(session.made());
        session.takeNewData(ReportSourceKind::Now);
        QCOMPARE(reads, 2);
        session.takeNewData(ReportSourceKind::Session); // not asked for
        QTRY_VERIFY(!session.isBusy());
        QCOMPARE(reads, 2);
    }

    /// The first samples of a session follow after it was chosen, and another source had a report.
    void aSourceThatHadNoAmountsIsReadAgainWithItsNextData()
    {
        ReportSession session(nullptr, usage::Calendar());
        session.setSource(ReportSourceKind::Now, always(twoDays()));
        LedgerReading oneSample; // which lasts for no time
        oneSample.ledger.covered.emplace();
        oneSample.extent = {Seconds(0), Seconds(1)};
        const std::array readings{LedgerReading(), oneSample, twoDays()};
        std::size_t reads = 0;
        session.setSource(ReportSourceKind::Session, [&](const ReportQuestion&) -> LedgerRead {
            return
                [reading = readings.at(reads++)](std::stop_token) { return Result<LedgerReading>(reading); };
        });
        session.setWatched(true);
        QTRY_VERIFY(session.made());

        ReportQuestion question = session.question();
        question.source = ReportSourceKind::Session;
        session.ask(question);
        QTRY_VERIFY(session.error());
        QCOMPARE(session.made()->question.source, ReportSourceKind::Now); // the last one stays
        session.takeNewData(ReportSourceKind::Session);
        QVERIFY(session.isBusy() && !session.isAwaited());
        QTRY_COMPARE(session.made()->question.source, ReportSourceKind::Session);
        QVERIFY(!session.error());
        QVERIFY(!session.made()->report.isSeen());
        session.takeNewData(ReportSourceKind::Session);
        QTRY_VERIFY(session.made()->report.isSeen());
        session.takeNewData(ReportSourceKind::Session); // while somebody reads the report
        QVERIFY(!session.isBusy());
        QCOMPARE(reads, readings.size());
    }

    /// What new data cannot change is made again by Update alone.
    void aReportThatNewDataCannotChangeStays()
    {
        ReportSession session(nullptr, usage::Calendar());
        session.setSource(ReportSourceKind::Now, always(twoDays()));
        int reads = 0;
        session.setSource(ReportSourceKind::Session, [&reads](const ReportQuestion&) -> LedgerRead {
            ++reads;
            return [](std::stop_token) { return Result<LedgerReading>(twoDays()); };
        });
        session.setWatched(true);
        QTRY_VERIFY(session.made());

        ReportQuestion question = session.question();
        question.source = ReportSourceKind::Session;
        question.period = ReportPeriod::FromTo;
        question.from = QStringLiteral("soon"); // no time
        session.ask(question);
        QVERIFY(session.isAwaited());
        QTRY_VERIFY(session.error());
        QVERIFY(!session.isAwaited());
        session.takeNewData(ReportSourceKind::Session);
        QVERIFY(!session.isBusy());

        question.from = QStringLiteral("1969-12-01"); // before the first sample
        question.to = QStringLiteral("1969-12-02");
        session.ask(question);
        QTRY_COMPARE(session.made()->question.source, ReportSourceKind::Session);
        QVERIFY(!session.made()->report.isSeen());
        reads = 0;
        session.takeNewData(ReportSourceKind::Session);
        QVERIFY(!session.isBusy());
        QCOMPARE(reads, 0);
        session.refresh();
        QVERIFY(session.isAwaited());
        QCOMPARE(reads, 1);
    }

    void costsAndChangesAreOfThePriceListAndThePeriodBefore()
    {
        QTemporaryDir folder;
        const QString prices = folder.filePath(QStringLiteral("prices.yaml"));
        QFile file(prices);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 0.5}\n");
        file.close();
        ReportSession session(nullptr, usage::Calendar());
        test::ModelGuard guard(&session.table);
        session.table.sort(ReportTableModel::NameColumn);
        session.setSource(ReportSourceKind::History, always(twoDays()));
        session.setWatched(true);
        ReportQuestion question;
        question.source = ReportSourceKind::History;
        question.rows = ReportRows::User;
        question.period = ReportPeriod::FromTo;
        question.from = QStringLiteral("1970-01-02");
        question.priceFile = prices;
        question.idle = usage::IdleCost::LeftOut;
        question.comparesBefore = true;
        session.ask(question);
        QTRY_VERIFY(session.made());
        QStringList shown;
        for (int row = 0; row < session.table.rowCount(); ++row) {
            QStringList cells;
            for (const int column :
                 {ReportTableModel::NameColumn, ReportTableModel::HeldColumn, ReportTableModel::CostColumn,
                  ReportTableModel::BeforeColumn, ReportTableModel::ChangeColumn})
                cells << session.table.index(row, column).data().toString();
            shown << cells.join(u' ');
        }
        QCOMPARE(shown.filter(QStringLiteral("ann")), QStringList{"ann 0.00 0.00 48.00 −100.0%"});
        QCOMPARE(shown.filter(QStringLiteral("bob")), QStringList{"bob 72.00 36.00 0.00 new"});

        QVERIFY(QFile::remove(prices));
        session.refresh();
        QTRY_VERIFY(session.error());
        QCOMPARE(QString::fromStdString(session.error()->where), prices);
    }

    /// As in the tables of files: a sum that lacks an amount is at least that, and is not compared.
    void whatIsPartlyUnknownIsMarked()
    {
        LedgerReading reading;
        reading.source = "test";
        reading.ledger.records = {record("root.a", "ann", 0, 24, 1000),
                                  record("root.a", "ann", 0, 24, 500, Account::Preempted),
                                  record("root.a", "ann", 24, 48, 1500),
                                  record("root.b", "bob", 0, 24, 1000),
                                  record("root.b", "bob", 0, 24, 0, Account::Preempted),
                                  record("root.b", "bob", 24, 48, 1000)};
        reading.ledger.records[4].amount.reset();
        reading.ledger.records[4].isKnown = false;
        reading.ledger.known = {usage::Knowledge::All, usage::Knowledge::Part, usage::Knowledge::All};
        ReportSession session(nullptr, usage::Calendar());
        session.table.sort(ReportTableModel::NameColumn);
        session.setSource(ReportSourceKind::Log, always(reading));
        session.setWatched(true);
        const auto cells = [&session](int row, const QList<int>& columns) {
            QStringList texts;
            for (const int column : columns)
                texts << session.table.index(row, column).data().toString();
            return texts.join(u' ');
        };
        ReportQuestion question;
        question.source = ReportSourceKind::Log;
        question.period = ReportPeriod::FromTo;
        question.from = QStringLiteral("1970-01-01");
        question.to = QStringLiteral("1970-01-02");
        session.ask(question);
        QTRY_VERIFY(session.made());
        const QList<int> amounts{ReportTableModel::HeldColumn, ReportTableModel::UsedColumn,
                                 ReportTableModel::PreemptedColumn};
        QCOMPARE(cells(0, amounts), QStringLiteral("36.00 24.00 12.00"));
        QCOMPARE(cells(1, amounts), QStringLiteral("≥ 24.00 24.00 –"));
        QCOMPARE(figureText(ResourceType("vcore"), session.table.total().held), QStringLiteral("≥ 60.00"));

        question.from = question.to;
        question.to = QStringLiteral("1970-01-03");
        question.comparesBefore = true;
        session.ask(question);
        QTRY_VERIFY(session.made()->before);
        const QList<int> compared{ReportTableModel::HeldColumn, ReportTableModel::BeforeColumn,
                                  ReportTableModel::ChangeColumn};
        QCOMPARE(cells(0, compared), QStringLiteral("36.00 36.00 0.0%"));
        QCOMPARE(cells(1, compared), QStringLiteral("24.00 ≥ 24.00 –"));
        QCOMPARE(changeText(session.table.total().change), QStringLiteral("–"));

        question.from = QStringLiteral("1980-01-01"); // the log has nothing of it
        question.to = QStringLiteral("1980-01-02");
        question.comparesBefore = false;
        session.ask(question);
        QTRY_COMPARE(session.table.totalCount(), 0);
        QVERIFY(!session.made()->report.isSeen());
        QCOMPARE(session.made()->report.notes.size(), std::size_t(1));
    }

    void aLowerBoundOnThePageIsRoundedDown()
    {
        const ResourceType memory("memory");
        QCOMPARE(figureText(memory, {Amount{30'000'000'000}, false}), QStringLiteral("0.01"));
        QCOMPARE(figureText(memory, {Amount{30'000'000'000}, true}), QStringLiteral("≥ 0.00"));
        QCOMPARE(costText({Amount{1'999'999'999}, true}), QStringLiteral("≥ 1.99"));
        QCOMPARE(costText({Amount{290'000'000}, true}), QStringLiteral("≥ 0.29"));
    }

    /// The hour of a moment did not happen: nobody is charged for it.
    void aMomentIsNoCharge()
    {
        LedgerReading reading = twoDays();
        reading.isMoment = true;
        ReportQuestion question;
        question.priceFile = QStringLiteral("p.yaml");
        const auto made = models::makeReport(
            question, reading, "currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 0.5}\n",
            usage::Calendar());
        QVERIFY(made.has_value());
        const auto refused = reportText(**made, usage::ReportFormat::Focus);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unsupported);
        QVERIFY(refused.error().message.english().starts_with("a FOCUS file has charges of a period"));
        const auto csv = reportText(**made, usage::ReportFormat::Csv);
        QVERIFY(csv->find("\r\nmoment,row,root.a,") != std::string::npos);
        QVERIFY(csv->find("current,") == std::string::npos);
    }

    /// FOCUS has lines of its own, whatever the rows on screen are.
    void focusNeedsPrices()
    {
        auto made = models::makeReport({}, twoDays(), {}, usage::Calendar());
        QVERIFY(made.has_value());
        const auto refused = reportText(**made, usage::ReportFormat::Focus);
        QCOMPARE(refused.error().message.english(), "a FOCUS file has costs: choose a price list");
        ReportQuestion question;
        question.priceFile = QStringLiteral("p.yaml");
        made = models::makeReport(question, twoDays(),
                                  "currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 0.5}\n",
                                  usage::Calendar());
        const auto text = reportText(**made, usage::ReportFormat::Focus);
        QVERIFY(text.has_value());
        QVERIFY(text->find("BilledCost") != std::string::npos);
        QVERIFY(text->find("root.a") != std::string::npos);
        QVERIFY(text->find("ann") != std::string::npos);
    }
};

QUOTADECK_TEST(TestReportSession, QCoreApplication)
} // namespace tst_reportsession

#include "tst_reportsession.moc"
