// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/report.h"
#include "core/usage/reportfilter.h"
#include "core/usage/reportwriter.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace tst_reportfilter {
using namespace quotadeck;
using namespace quotadeck::usage;

namespace {
const ResourceType kCores("vcore");
const ResourceType kBytes("memory");
constexpr int kDay = 86'400;

ReportFilter filter(const std::string& text)
{
    auto read = ReportFilter::read(text);
    if (!read)
        qFatal("%s: %s", text.c_str(), read.error().message.english().c_str());
    return *std::move(read);
}

SubjectPtr subject(const std::optional<std::string>& queue, const std::optional<std::string>& user)
{
    Subject names;
    names[Dimension::Queue] = queue;
    names[Dimension::User] = user;
    return std::make_shared<const Subject>(names);
}

Record held(const SubjectPtr& whose, ResourceType type, int fromDay, int toDay, Amount amount,
            Account account = Account::Used)
{
    return {whose, account, type, {Seconds(fromDay * kDay), Seconds(toDay * kDay)}, amount};
}

/// Queues, one of which is guaranteed cores, on a cluster of known size.
Ledger someQueues()
{
    Ledger ledger;
    ledger.records = {held(subject("root.eng", "ann"), kCores, 0, 2, 100),
                      held(subject("root.eng.ml", "bob"), kCores, 0, 2, 20),
                      held(subject("root.engine", "ann"), kCores, 0, 1, 3),
                      held(subject("root.eng", "ann"), kBytes, 0, 2, 7),
                      held(subject("root.eng", std::nullopt), kCores, 0, 2, 500, Account::Guaranteed),
                      held(subject("root.engine", std::nullopt), kCores, 0, 2, 50, Account::Guaranteed)};
    ledger.capacity
        = {{kCores, {Seconds(0), Seconds(2 * kDay)}, 1000}, {kBytes, {Seconds(0), Seconds(2 * kDay)}, 1000}};
    for (const Account account : {Account::Used, Account::Guaranteed})
        ledger.known[static_cast<std::size_t>(account)] = Knowledge::All;
    return ledger;
}

ReportRequest requestOf(Dimension rows)
{
    ReportRequest request;
    request.period = {Seconds(0), Seconds(2 * kDay)};
    request.columns = Step::Day;
    request.rows = {rows};
    return request;
}

/// The rows with what they held of cores, as "name amount", and the total.
std::string coresBy(Ledger ledger, const std::string& text, Dimension rows = Dimension::Queue)
{
    if (const Status filtered = applyFilter(ledger, filter(text)); !filtered)
        return filtered.error().message.english();
    const auto report = makeReport(ledger, requestOf(rows));
    if (!report)
        return report.error().message.english();
    const auto coresOf = [](const Cell& cell) {
        const auto entry = cell.entries.find(kCores);
        return entry == cell.entries.end() ? Amount{0} : entry->second.held().value;
    };
    std::string shown;
    for (const ReportRow& row : report->rows)
        shown += row.key.front().value_or("?") + ' ' + amountText(coresOf(row.total)) + ", ";
    return shown + "total " + amountText(coresOf(report->total.total));
}

/// Applications of random users, queues, types and times.
Ledger randomUsage(std::mt19937& random)
{
    Ledger ledger;
    ledger.known[static_cast<std::size_t>(Account::Used)] = Knowledge::All;
    for (int i = 0; i < 200; ++i) {
        const SubjectPtr whose
            = subject("root.q" + std::to_string(random() % 6), "user-" + std::to_string(random() % 7));
        const int from = static_cast<int>(random() % kDay);
        ledger.records.push_back({whose,
                                  Account::Used,
                                  random() % 2 == 0 ? kCores : kBytes,
                                  {Seconds(from), Seconds(from + 1 + static_cast<int>(random() % kDay))},
                                  Amount(random())});
    }
    return ledger;
}
} // namespace

class TestReportFilter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsPendingAndWaitsAreOfWhoIsChosen()
    {
        const auto whole = [](const std::string& instanceType) {
            Ledger ledger = someQueues();
            const auto ann = subject("root.eng", "ann");
            const auto bob = subject("root.eng", "bob");
            ledger.records.push_back(held(ann, kCores, 0, 2, 40, Account::Pending));
            ledger.records.push_back(held(bob, kCores, 0, 2, 60, Account::Pending));
            if (!instanceType.empty()) {
                Subject onNode = *ann;
                onNode[Dimension::InstanceType] = instanceType;
                ledger.records.push_back(held(std::make_shared<const Subject>(onNode), kCores, 0, 2, 1));
            }
            ledger.known[static_cast<std::size_t>(Account::Pending)] = Knowledge::All;
            ledger.waits = {{ann, Seconds(10), std::chrono::milliseconds(5)},
                            {bob, Seconds(20), std::chrono::milliseconds(7)}};
            ledger.knowsWaits = Knowledge::All;
            return ledger;
        };
        ReportRequest request;
        request.period = {Seconds(0), Seconds(2 * kDay)};
        request.rows = {Dimension::User};

        Ledger ofAnn = whole({});
        QVERIFY(applyFilter(ofAnn, filter("user=ann")));
        const auto report = makeReport(ofAnn, request);
        QVERIFY(report);
        QVERIFY(report->total.total.entries.at(kCores)[Account::Pending].value == 40);
        Waits waits;
        waits.add(std::chrono::milliseconds(5));
        QVERIFY(report->total.total.waits == waits);
        QVERIFY(report->knowsWaits == Knowledge::All);

        // Nobody asks for an instance type: what of it is pending is not known.
        Ledger ofType = whole("m5");
        QVERIFY(applyFilter(ofType, filter("instance-type=m5")));
        QVERIFY(ofType.knows(Account::Pending) == Knowledge::None);
        QVERIFY(ofType.knowsWaits == Knowledge::None);
        const auto byType = makeReport(ofType, request);
        QVERIFY(byType);
        QVERIFY(byType->total.total.entries.at(kCores)[Account::Pending] == Sum());
        QVERIFY(byType->total.total.waits == Waits());
    }

    void takesNames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rows");
        QTest::newRow("nothing is left out") << ""
                                             << "root.eng 100, root.eng.ml 20, root.engine 3, total 123";
        QTest::newRow("a queue with those below it") << "queue=root.eng"
                                                     << "root.eng 100, root.eng.ml 20, total 120";
        QTest::newRow("only those below") << "queue=root.eng.*"
                                          << "root.eng.ml 20, total 20";
        QTest::newRow("a prefix") << "queue=root.eng*"
                                  << "root.eng 100, root.eng.ml 20, root.engine 3, total 123";
        QTest::newRow("alternatives") << "queue=root.eng.ml, queue=root.engine"
                                      << "root.eng.ml 20, root.engine 3, total 23";
        // Nothing is known of guarantees then: no row is only guaranteed.
        QTest::newRow("different keys all hold") << "queue=root.eng,user=ann"
                                                 << "root.eng 100, total 100";
        QTest::newRow("names are exact") << "user=an"
                                         << "total 0";
        QTest::newRow("what the source does not know") << "group=research"
                                                       << "the source does not say to which group amounts "
                                                          "belong: choose another filter or another source";
    }

    void takesNames()
    {
        QFETCH(QString, text);
        QFETCH(QString, rows);
        QCOMPARE(QString::fromStdString(coresBy(someQueues(), text.toStdString())), rows);
    }

    void noNameAndAnUnknownOneAreTaken()
    {
        Ledger ledger = someQueues();
        ledger.records.push_back(held(subject("root.x", std::nullopt), kCores, 0, 1, 4));
        ledger.records.push_back(held(subject("root.y", ""), kCores, 0, 1, 9));
        QCOMPARE(coresBy(ledger, "user=(unknown)"), std::string("root.x 4, total 4"));
        QCOMPARE(coresBy(ledger, "user=(none)"), std::string("root.y 9, total 9"));
        // The source says users, though of none of these.
        QCOMPARE(coresBy(ledger, "user=(unknown)", Dimension::User), std::string("? 4, total 4"));
        QCOMPARE(coresBy(ledger, "queue=root.x", Dimension::User), std::string("? 4, total 4"));
        QCOMPARE(coresBy(ledger, "queue=root.x", Dimension::Group),
                 std::string("the source does not say to which group amounts belong: choose other rows or "
                             "another source"));
    }

    void whatIsNotSaidMayBeLeftOut()
    {
        Ledger whole = someQueues();
        whole.known[static_cast<std::size_t>(Account::Placeholder)] = Knowledge::Part;
        whole.records.push_back(held(subject("root.eng", "ann"), kCores, 0, 1, 5, Account::Placeholder));
        Record unknown = held(subject("root.eng.ml", "bob"), kCores, 0, 2, 0, Account::Placeholder);
        unknown.amount.reset();
        unknown.isKnown = false;
        whole.records.push_back(unknown);
        const auto knownOf = [&whole](const char* text) {
            Ledger part = whole;
            if (!applyFilter(part, filter(text)))
                qFatal("not filtered");
            return part.knows(Account::Placeholder);
        };
        QVERIFY(knownOf("user=ann") == Knowledge::All);
        QVERIFY(knownOf("user=bob") == Knowledge::Part);
        QVERIFY(knownOf("queue=root.eng") == Knowledge::Part);
    }

    void keysAreTakenOneByOne()
    {
        ReportFilter taken = filter("queue=root.eng,user=ann,resource=vcore");
        taken.takeKeysOf(filter("user=bob,user=eve"));
        QCOMPARE(taken.text(), std::string("queue=root.eng,user=bob,user=eve,resource=vcore"));
        taken.takeKeysOf(filter("resource=memory"));
        QCOMPARE(taken.text(), std::string("queue=root.eng,user=bob,user=eve,resource=memory"));
    }

    void aResourceIsTakenWithItsCapacity()
    {
        Ledger ledger = someQueues();
        QVERIFY(applyFilter(ledger, filter("resource=memory")).has_value());
        const auto report = makeReport(ledger, requestOf(Dimension::Queue));
        QCOMPARE(report->types(), std::vector<ResourceType>{kBytes});
        QVERIFY(report->capacity(kBytes).has_value());
        QVERIFY(!report->capacity(kCores).has_value());
        QCOMPARE(report->rows.size(), std::size_t{1});
    }

    void guaranteesBelongToQueues()
    {
        Ledger ofQueue = someQueues();
        QVERIFY(applyFilter(ofQueue, filter("queue=root.eng")).has_value());
        const auto report = makeReport(ofQueue, requestOf(Dimension::Queue));
        QVERIFY(report->knows(Account::Guaranteed) == Knowledge::All);
        QVERIFY(report->total.total.entries.at(kCores)[Account::Guaranteed].value == 500);

        Ledger ofUser = someQueues();
        QVERIFY(applyFilter(ofUser, filter("user=ann")).has_value());
        QVERIFY(makeReport(ofUser, requestOf(Dimension::Queue))->knows(Account::Guaranteed)
                == Knowledge::None);
    }

    /// A log does not say what it covers: amounts that the filter leaves out show that it covers the period.
    void aFilteredLogStillSawThePeriod()
    {
        Ledger ledger = someQueues();
        ledger.records.push_back(held(subject("root.z", "eve"), kCores, 5, 6, 1));
        QVERIFY(applyFilter(ledger, filter("user=eve")).has_value());
        QVERIFY(makeReport(ledger, requestOf(Dimension::Queue))->isSeen());
        ReportRequest later = requestOf(Dimension::Queue);
        later.period = {Seconds(3 * kDay), Seconds(4 * kDay)};
        QVERIFY(!makeReport(ledger, later)->isSeen());
    }

    void namesThatNothingHasAreNoted()
    {
        Ledger ledger = someQueues();
        QVERIFY(applyFilter(ledger, filter("user=ann,user=annn,resource=gpu,queue=root.eng")).has_value());
        QCOMPARE(ledger.notes.size(), std::size_t{1});
        QCOMPARE(ledger.notes.front().english(),
                 std::string("nothing in the source matches user=annn, resource=gpu"));
    }

    void totalsAreTheSumsOfTheRowsAndPartsAddUpToTheWhole()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 50; ++round) {
            const Ledger whole = randomUsage(random);
            ReportFilter one;
            ReportFilter other;
            const auto type = random() % 3 == 0 ? std::optional(kCores) : std::nullopt;
            for (int user = 0; user < 7; ++user) {
                const std::string name = "user-" + std::to_string(user);
                // Both have a name of nobody: without names a filter would take all.
                QVERIFY(one.add("user", random() % 2 == 0 ? name : "nobody").has_value());
                const auto& taken = one.names().at(Dimension::User);
                const bool isTaken = std::ranges::any_of(
                    taken, [&](const NamePattern& pattern) { return pattern.text() == name; });
                QVERIFY(other.add("user", isTaken ? "nobody" : name).has_value());
            }
            const auto reportOf = [&](const ReportFilter* names) {
                Ledger part = whole;
                ReportFilter all = names ? *names : ReportFilter();
                if (type)
                    all.addType(*type);
                if (!applyFilter(part, all))
                    qFatal("not filtered");
                return makeReport(part, requestOf(Dimension::Queue)).value();
            };
            const Report all = reportOf(nullptr);
            const std::vector<Report> parts{reportOf(&one), reportOf(&other)};
            for (const Report& part : parts) {
                Cell sum;
                for (const ReportRow& row : part.rows)
                    sum.add(row.total);
                QVERIFY(sum == part.total.total);
            }
            Cell sum = parts[0].total.total;
            sum.add(parts[1].total.total);
            QVERIFY(sum == all.total.total);
            for (std::size_t column = 0; column < all.columns.size(); ++column) {
                Cell cell = parts[0].total.cells[column];
                cell.add(parts[1].total.cells[column]);
                QVERIFY(cell == all.total.cells[column]);
            }
        }
    }

    void textsAreReadAsTheyAreWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written");
        QTest::newRow("empty") << " "
                               << "";
        QTest::newRow("keys in one order") << "user = ann , queue=root.a"
                                           << "queue=root.a,user=ann";
        QTest::newRow("twice") << "user=ann,user=ann"
                               << "user=ann";
        QTest::newRow("comma") << R"(group=cn=x\,ou=y)"
                               << R"(group=cn=x\,ou=y)";
        QTest::newRow("star") << R"(user=\*,user=*)"
                              << R"(user=\*,user=*)";
        QTest::newRow("a domain of Windows") << R"(user=CORP\ann)"
                                             << R"(user=CORP\\ann)";
        QTest::newRow("no name, and one that is written so") << R"(group=(none),group=\(none))"
                                                             << R"(group=(none),group=\(none))";
        QTest::newRow("unknown") << "namespace=(unknown),resource=vcore"
                                 << "namespace=(unknown),resource=vcore";
        QTest::newRow("spaces") << R"(user=a b, user=\ c\ )"
                                << R"(user=a b,user=\ c\ )";
    }

    void textsAreReadAsTheyAreWritten()
    {
        QFETCH(QString, text);
        QFETCH(QString, written);
        const ReportFilter read = filter(text.toStdString());
        QCOMPARE(QString::fromStdString(read.text()), written);
        QVERIFY(filter(read.text()) == read);
        QCOMPARE(read.isEmpty(), written.isEmpty());
    }

    void whatIsNoFilterIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("key")
            << "team=a"
            << "unknown key \"team\": use one of queue, user, group, application, namespace, tag, "
               "instance-type, resource";
        QTest::newRow("no key") << "ann"
                                << "invalid filter \"ann\": write key=name, such as queue=root.eng,user=ann";
        QTest::newRow("no name") << "user="
                                 << "a name is missing: write (none) for those without a name";
        QTest::newRow("nothing behind the comma")
            << "user=ann,"
            << "invalid filter \"\": write key=name, such as queue=root.eng,user=ann";
        QTest::newRow("star within")
            << "queue=root.*.dev"
            << "invalid name \"root.*.dev\": a * is only allowed at its end; write \\* for "
               "the letter";
        QTest::newRow("resources by prefix") << "resource=v*"
                                             << "invalid resource \"v*\": write a whole name, such as vcore";
    }

    void whatIsNoFilterIsRefused()
    {
        QFETCH(QString, text);
        QFETCH(QString, message);
        const auto read = ReportFilter::read(text.toStdString());
        QVERIFY(!read);
        QVERIFY(read.error().code == ErrorCode::InvalidArgument);
        QCOMPARE(QString::fromStdString(read.error().message.english()), message);
    }

    void everyFormatNamesTheFilter_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("named");
        QTest::newRow("text") << int(ReportFormat::Text) << "\nFilter: queue=root.eng,user=ann\n";
        QTest::newRow("Markdown") << int(ReportFormat::Markdown) << "\n- Filter: queue=root.eng,user=ann\n";
        QTest::newRow("HTML") << int(ReportFormat::Html) << "queue=root.eng,user=ann";
        QTest::newRow("JSON") << int(ReportFormat::Json) << "\"filter\":\"queue=root.eng,user=ann\"";
        QTest::newRow("CSV") << int(ReportFormat::Csv) << ",\"queue=root.eng,user=ann\"\r\n";
        QTest::newRow("FOCUS") << int(ReportFormat::Focus) << ",\"queue=root.eng,user=ann\"\r\n";
    }

    void everyFormatNamesTheFilter()
    {
        QFETCH(int, format);
        QFETCH(QString, named);
        Ledger ledger = someQueues();
        ReportPage page;
        page.filter = filter("queue=root.eng,user=ann");
        QVERIFY(applyFilter(ledger, page.filter).has_value());
        const auto prices = PriceTable::read(
            "currency: EUR\nprices:\n- {resource: vcore, per: 1m, price: 3600}\n", "prices", Calendar());
        QVERIFY(prices.has_value());
        ReportRequest request = requestOf(Dimension::Queue);
        request.prices = &*prices;
        const auto report = makeReport(ledger, request);
        page.report = &*report;
        page.account = "cluster-a";
        const QString text = QString::fromStdString(writeReport(page, static_cast<ReportFormat>(format)));
        QVERIFY2(text.contains(named), qPrintable(text));

        page.filter = {};
        QVERIFY(!QString::fromStdString(writeReport(page, static_cast<ReportFormat>(format)))
                     .contains(QStringLiteral("queue=root.eng")));
        // Each line of a CSV file has as many fields as the first.
        if (format != int(ReportFormat::Csv) && format != int(ReportFormat::Focus))
            return;
        const QStringList lines = text.split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 1);
        for (QString line : lines.mid(1)) {
            line.remove(QStringLiteral("\"queue=root.eng,user=ann\""));
            QCOMPARE(line.count(u','), lines.front().count(u','));
        }
    }
};

QUOTADECK_TEST(TestReportFilter, NoApplication)
} // namespace tst_reportfilter

#include "tst_reportfilter.moc"
