// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/commands/collectrun.h"
#include "app/commands/readhistory.h"
#include "app/commands/storekeeper.h"
#include "app/history/consumptionstore.h"
#include "app/history/sqlitefile.h"
#include "app/window/scenarios.h"
#include "core/elastic/quotapartition.h"
#include "core/sim/simulator.h"
#include "core/usage/report.h"
#include "core/usage/samplebook.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/postgresserver.h"
#include "tests/support/testprogram.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <chrono>
#include <csignal>
#include <limits>
#include <random>
#include <sstream>
#include <sys/fsuid.h>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

namespace tst_consumptionstore {
using namespace quotadeck;
using namespace quotadeck::usage;
using history::ConsumptionStore;
using history::StoredPartition;
using quotadeck::test::CommandOutcome;
using testing::PostgresServer;

namespace {
const ResourceType kCores("vcore");
const QString kRun = QStringLiteral("a-run");
constexpr std::int64_t kHour = 1'767'225'600; // 2026-01-01T00:00:00Z

connect::StoreAddress addressOf(const std::string& text)
{
    return connect::readStoreAddress(text).value();
}

/// An application of ann holds a core.
SnapshotPtr coreAt(std::int64_t second)
{
    ClusterSnapshot cluster;
    cluster.time = SystemTime(Seconds(kHour + second));
    PartitionSnapshot& sample = cluster.partitions.emplace_back();
    sample.info.name = "default";
    ApplicationInfo& app = sample.applications.emplace().emplace_back();
    app.id = ApplicationId("app");
    app.user = UserName("ann");
    app.queue = QueuePath("root.a");
    app.used = Resource{{"vcore", 1000}};
    return std::make_shared<const ClusterSnapshot>(std::move(cluster));
}

/// What ann held from @p from to @p to, in seconds of the hour.
Portion portionOf(std::int64_t from, std::int64_t to, Amount amount = 1)
{
    Portion portion;
    portion.partition = "default";
    portion.time = {Seconds(kHour + from), Seconds(kHour + to)};
    Subject ann;
    ann[Dimension::User] = "ann";
    portion.amounts[ann][{Account::Used, kCores}] = amount;
    return portion;
}

/// What ann held, what was above and pending, and the wait of an application that started half a minute after @p from.
Portion fullPortionOf(std::int64_t from, std::int64_t to, Amount amount)
{
    Portion portion;
    portion.partition = "default";
    portion.time = {Seconds(kHour + from), Seconds(kHour + to)};
    Subject queue;
    queue[Dimension::Queue] = "root.a";
    Subject ann = queue;
    ann[Dimension::User] = "ann";
    portion.amounts[ann][{Account::Used, kCores}] = amount;
    portion.amounts[queue][{Account::Above, kCores}] = amount * 10;
    portion.amounts[ann][{Account::Pending, kCores}] = amount * 100;
    portion.above = Knowledge::All;
    portion.pending = Knowledge::All;
    portion.knowsWaits = Knowledge::All;
    portion.waits.push_back(
        {std::make_shared<const Subject>(ann), Seconds(kHour + from + 30), std::chrono::milliseconds(1500)});
    return portion;
}

Amount sumOf(const Ledger& ledger)
{
    Amount sum = 0;
    for (const Record& record : ledger.records)
        sum += *record.amount;
    return sum;
}

/// Everything that a simulated cluster held in 65 minutes, in portions, and as the samples alone have it.
struct Simulated
{
    std::vector<PortionPtr> portions;
    Ledger ledger;
};

const Simulated& simulated()
{
    static const Simulated all = [] {
        IntervalBook intervals(Seconds(3600), Seconds(300));
        SampleBook samples(Seconds(300), {});
        sim::Simulator simulator(app::loadScenario("busy-cluster").value(), 1);
        while (simulator.elapsed() <= std::chrono::minutes(65)) {
            const auto now = std::make_shared<const ClusterSnapshot>(simulator.snapshot());
            intervals.add(now, "default");
            samples.add(*findPartition(*now, "default"), now->time);
            simulator.advance(std::chrono::seconds(30));
        }
        Simulated result;
        for (const IntervalBook::Version& version : intervals.unwritten())
            result.portions.push_back(version.portion);
        result.ledger = samples.take();
        return result;
    }();
    return all;
}

/// Files are read and written with the rights of nobody, if this process is root, who has all rights.
class WithoutRights
{
public:
    WithoutRights()
    {
        if (::geteuid() == 0)
            ::setfsuid(65'534);
    }
    WithoutRights(const WithoutRights&) = delete;
    WithoutRights& operator=(const WithoutRights&) = delete;
    ~WithoutRights() { ::setfsuid(::geteuid()); }
};

/// No file may grow beyond @p most bytes, as on a full disk.
class FullDisk
{
public:
    explicit FullDisk(rlim_t most)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = most;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

/// As the program runs `quotadeck report WORDS`.
CommandOutcome report(std::vector<std::string> words)
{
    words.insert(words.begin(), {"quotadeck", "report"});
    std::vector<const char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(word.c_str());
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const cli::Streams streams{in, out, err};
    const cli::Command command
        = cli::parseCommandLine(static_cast<int>(arguments.size()), arguments.data(), streams);
    int exitCode = cli::ExitDone;
    if (const auto* const options = std::get_if<cli::ReportOptions>(&command))
        exitCode = cli::runReport(*options, {app::loadScenario, {}, app::readHistory, {}, app::readStore},
                                  streams);
    else
        exitCode = std::get<cli::Answered>(command).exitCode;
    return {exitCode, out.str(), err.str()};
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("not read: %s", qPrintable(path));
    return file.readAll();
}
} // namespace

class TestConsumptionStore : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder{QStringLiteral("/tmp/quotadeck-store-XXXXXX")}; // nobody can get there
    PostgresServer m_server;
    int m_count = 0; // of stores

    std::string password(const connect::StoreAddress& address) const
    {
        return address.isServer() ? PostgresServer::kPassword : "";
    }
    std::unique_ptr<ConsumptionStore> open(const connect::StoreAddress& address) const
    {
        auto store = ConsumptionStore::open(address, password(address));
        if (!store)
            qFatal("%s: %s", store.error().where.c_str(), store.error().message.english().c_str());
        return *std::move(store);
    }
    Ledger read(const connect::StoreAddress& address, const std::string& cluster,
                const std::vector<Dimension>& dimensions = {Dimension::User}) const
    {
        const auto store = ConsumptionStore::openForReading(address, password(address));
        if (!store)
            return {};
        auto stored = (*store)->read({cluster, "default"}, dimensions);
        return stored ? std::move(stored->ledger) : Ledger();
    }
    /// Connects to the database of the server, or opens the file, beside the store.
    static void openDatabase(const history::SqlConnection& connection, const connect::StoreAddress& address)
    {
        QSqlDatabase database = connection.database();
        if (address.isServer()) {
            database.setHostName(QString::fromStdString(address.parameters.at("host")));
            database.setDatabaseName(QString::fromStdString(address.parameters.at("dbname")));
            database.setUserName(QLatin1String(PostgresServer::kUser));
            database.setPassword(QLatin1String(PostgresServer::kPassword));
        } else {
            database.setDatabaseName(QString::fromStdString(address.file));
        }
        if (!database.open())
            qFatal("%s", qPrintable(database.lastError().text()));
    }
    /// Runs @p statements in the database of the server, or in the file, beside the store.
    void change(const connect::StoreAddress& address, const QStringList& statements,
                int* rows = nullptr) const
    {
        const history::SqlConnection connection(address.isServer() ? QStringLiteral("QPSQL")
                                                                   : QStringLiteral("QSQLITE"));
        openDatabase(connection, address);
        for (const QString& statement : statements) {
            QSqlQuery query(connection.database());
            if (!query.exec(statement))
                qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
            if (rows)
                *rows = query.numRowsAffected();
        }
    }
    /// How many rows @p statement changes.
    int changed(const connect::StoreAddress& address, const QString& statement) const
    {
        int rows = -1;
        change(address, {statement}, &rows);
        return rows;
    }
    /// A new, empty store.
    connect::StoreAddress newStore(bool isServer)
    {
        const QString name = QStringLiteral("store%1").arg(++m_count);
        if (!isServer)
            return addressOf(m_folder.filePath(name + QStringLiteral(".sqlite")).toStdString());
        change(addressOf(m_server.address()), {QStringLiteral("CREATE DATABASE ") + name});
        return addressOf(m_server.address(name.toStdString()));
    }
    /// As version 1 of the tables has it: ann held 2 cores for an hour, of which a queue was guaranteed all.
    connect::StoreAddress earlierStore(bool isServer)
    {
        const auto address = newStore(isServer);
        const QString id = isServer ? QStringLiteral("BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY")
                                    : QStringLiteral("INTEGER PRIMARY KEY");
        const QString amount = isServer ? QStringLiteral("NUMERIC(39, 0)") : QStringLiteral("TEXT");
        QStringList statements;
        if (isServer)
            statements << QStringLiteral("CREATE SCHEMA quotadeck")
                       << QStringLiteral("SET search_path TO quotadeck")
                       << QStringLiteral("CREATE TABLE store(version BIGINT NOT NULL)")
                       << QStringLiteral("INSERT INTO store(version) VALUES(1)");
        else
            statements << QStringLiteral("PRAGMA application_id = 1363428145") // "QDC1"
                       << QStringLiteral("PRAGMA user_version = 1");
        statements
            << QStringLiteral("CREATE TABLE source(id %1, cluster TEXT NOT NULL, partition_name TEXT NOT "
                              "NULL, UNIQUE(cluster, partition_name))")
                   .arg(id)
            << QStringLiteral("CREATE TABLE portion(id %1, source BIGINT NOT NULL REFERENCES source(id), "
                              "run TEXT NOT NULL, starts BIGINT NOT NULL, ends BIGINT NOT NULL, "
                              "guarantees BIGINT NOT NULL, UNIQUE(source, run, starts))")
                   .arg(id)
            << QStringLiteral("CREATE TABLE amount(portion BIGINT NOT NULL REFERENCES portion(id) ON "
                              "DELETE CASCADE, queue TEXT, user_name TEXT, group_name TEXT, "
                              "application TEXT, namespace TEXT, instance_type TEXT, account TEXT NOT "
                              "NULL, resource TEXT NOT NULL, amount %1 NOT NULL)")
                   .arg(amount)
            << QStringLiteral("CREATE INDEX amount_portion ON amount(portion)")
            << QStringLiteral("CREATE TABLE capacity(portion BIGINT NOT NULL REFERENCES portion(id) ON "
                              "DELETE CASCADE, resource TEXT NOT NULL, amount %1 NOT NULL)")
                   .arg(amount)
            << QStringLiteral("CREATE INDEX capacity_portion ON capacity(portion)")
            << QStringLiteral("INSERT INTO source(cluster, partition_name) VALUES('berlin', 'default')")
            << QStringLiteral("INSERT INTO portion(source, run, starts, ends, guarantees) "
                              "SELECT id, 'an-old-run', %1, %2, 2 FROM source")
                   .arg(kHour)
                   .arg(kHour + 3600)
            << QStringLiteral("INSERT INTO amount(portion, queue, user_name, account, resource, amount) "
                              "SELECT id, 'root.a', 'ann', 'used', 'vcore', 7200 FROM portion");
        change(address, statements);
        return address;
    }
    /// What @p statement answers; -1: nothing.
    int numberIn(const connect::StoreAddress& address, const QString& statement) const
    {
        const history::SqlConnection connection(address.isServer() ? QStringLiteral("QPSQL")
                                                                   : QStringLiteral("QSQLITE"));
        openDatabase(connection, address);
        QSqlQuery query(connection.database());
        return query.exec(statement) && query.next() ? query.value(0).toInt() : -1;
    }
    /// Of the tables of a store.
    int versionOf(const connect::StoreAddress& address) const
    {
        return numberIn(address,
                        address.isServer() ? QStringLiteral("SELECT max(version) FROM quotadeck.store")
                                           : QStringLiteral("PRAGMA user_version"));
    }
    static void addKinds()
    {
        QTest::addColumn<bool>("isServer");
        QTest::newRow("SQLite") << false;
        QTest::newRow("PostgreSQL") << true;
    }
    connect::CollectStore planOf(const connect::StoreAddress& address) const
    {
        connect::CollectStore plan;
        plan.address = address;
        plan.passwordFile = address.isServer() ? m_server.passwordFile() : "";
        plan.writeEvery = std::chrono::milliseconds(50);
        return plan;
    }
    /// Gives @p keeper a sample, again and again since one may be left out, until the store has what ann held until then.
    bool isStoredUntil(app::StoreKeeper& keeper, const connect::StoreAddress& address,
                       std::int64_t second) const
    {
        keeper.take(0, coreAt(second), "default");
        return sumOf(read(address, "berlin")) == Amount{1000} * second;
    }
    static double valueOf(const app::StoreKeeper& keeper, const std::string& name)
    {
        for (const metrics::Family& family : keeper.families()) {
            if (family.name == name)
                return family.samples.front().value;
        }
        qFatal("no metric %s", name.c_str());
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const char* const name : {"PGPASSWORD", "PGPASSFILE", "PGUSER", "PGHOST", "PGOPTIONS"})
            qunsetenv(name);
        qputenv("HOME", m_folder.path().toUtf8()); // with its .pgpass
        QVERIFY2(QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")),
                 "the driver is missing: install the package libqt6sql6-psql");
        const QString error = m_server.start();
        QVERIFY2(error.isEmpty(), qPrintable(error));
    }

    void theSameDataGiveTheSameReport()
    {
        const auto file = newStore(false);
        const auto server = newStore(true);
        QVERIFY(simulated().portions.size() >= 2);
        for (const auto& address : {file, server}) {
            const auto store = open(address);
            for (const PortionPtr& portion : simulated().portions)
                QVERIFY(store->write("berlin", kRun, *portion));
        }
        const std::string prices = m_folder.filePath(QStringLiteral("prices.yaml")).toStdString();
        QFile priceFile(QString::fromStdString(prices));
        QVERIFY(priceFile.open(QIODevice::WriteOnly));
        priceFile.write("currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 0.04}\n"
                        "- {resource: memory, per: 1Gi, price: 0.005}\n");
        priceFile.close();
        const auto compare = [&](const std::vector<std::string>& words) {
            auto first = words;
            first.insert(first.end(), {"--store", file.file});
            auto second = words;
            second.insert(second.end(),
                          {"--store", m_server.address(server.parameters.at("dbname")), "--password-file",
                           m_server.passwordFile()});
            const auto ofFile = report(first);
            const auto ofServer = report(second);
            QVERIFY2(ofFile.exitCode == cli::ExitDone, ofFile.err.c_str());
            QVERIFY2(ofServer.exitCode == cli::ExitDone, ofServer.err.c_str());
            QVERIFY(ofFile.out.size() > 200);
            QCOMPARE(QByteArray::fromStdString(ofServer.out), QByteArray::fromStdString(ofFile.out));
            QCOMPARE(ofServer.err, ofFile.err);
        };
        compare({"--rows", "application", "--format", "csv"});
        for (const char* const rows : {"queue", "user", "group", "instance-type"}) {
            for (const char* const format : {"text", "csv", "json", "html", "markdown"}) {
                compare({"--rows", rows, "--format", format, "--columns", "hour"});
                if (QTest::currentTestFailed())
                    return;
            }
        }
        compare({"--prices", prices, "--format", "focus"});
        compare({"--prices", prices, "--charge", "larger", "--format", "json"});
    }

    void reportsEqualThoseOfTheSamples_data() { addKinds(); }
    void reportsEqualThoseOfTheSamples()
    {
        QFETCH(bool, isServer);
        const auto address = newStore(isServer);
        {
            const auto store = open(address);
            for (const PortionPtr& portion : simulated().portions)
                QVERIFY(store->write("berlin", kRun, *portion));
        }
        for (const Dimension rows :
             {Dimension::Queue, Dimension::User, Dimension::Group, Dimension::Application}) {
            ReportRequest request;
            request.rows = {rows};
            request.columns = Step::Hour;
            request.period = simulated().ledger.extent().value();
            const auto ofSamples = makeReport(simulated().ledger, request);
            const auto ofStore = makeReport(read(address, "berlin", {rows}), request);
            QVERIFY(ofSamples);
            QVERIFY(ofStore);
            QVERIFY(ofSamples->rows.size() > 1);
            QVERIFY(ofSamples->columns.size() >= 2);
            QCOMPARE(ofStore->rows.size(), ofSamples->rows.size());
            for (std::size_t i = 0; i < ofSamples->rows.size(); ++i) {
                QVERIFY(ofStore->rows[i].key == ofSamples->rows[i].key);
                QVERIFY(ofStore->rows[i].cells == ofSamples->rows[i].cells);
            }
            for (std::size_t i = 0; i < ofSamples->columns.size(); ++i) {
                QVERIFY(ofStore->columns[i].covered == ofSamples->columns[i].covered);
                QVERIFY(ofStore->columns[i].capacity == ofSamples->columns[i].capacity);
            }
            QVERIFY(ofStore->known == ofSamples->known);
            QVERIFY(ofStore->knowsWaits == ofSamples->knowsWaits);
            QVERIFY(ofStore->total.total == ofSamples->total.total);
            const Cell& total = ofStore->total.total;
            QVERIFY(total.waits.applications > 0);
            QVERIFY(total.waits.total > 0);
            const Entry& cores = total.entries.at(kCores);
            QVERIFY(cores[Account::Pending].value > 0);
            QCOMPARE(cores[Account::Above].value > 0, rows == Dimension::Queue);
        }
    }

    void whatIsAboveAndPendingAndWaitsAreKept_data() { addKinds(); }
    void whatIsAboveAndPendingAndWaitsAreKept()
    {
        QFETCH(bool, isServer);
        const auto address = newStore(isServer);
        constexpr std::chrono::milliseconds kLongest{std::numeric_limits<std::int64_t>::max() / 2};
        Portion portion = fullPortionOf(0, 60, 6);
        portion.pending = Knowledge::Part;
        portion.waits.push_back({portion.waits.front().subject, Seconds(kHour + 60), kLongest});
        portion.waits.push_back({std::make_shared<const Subject>(), Seconds(kHour), std::nullopt});
        const auto store = open(address);
        QVERIFY(store->write("berlin", kRun, portion));
        portion.time.to += Seconds(60);
        QVERIFY(store->write("berlin", kRun, portion)); // in place of the one before

        const Ledger ledger = read(address, "berlin", {Dimension::User, Dimension::Queue});
        QVERIFY(ledger.knows(Account::Above) == Knowledge::All);
        QVERIFY(ledger.knows(Account::Pending) == Knowledge::Part);
        QVERIFY(ledger.knowsWaits == Knowledge::All);
        QVERIFY(ledger.unknownTimes[static_cast<std::size_t>(Account::Pending)]
                == (std::vector{Period{Seconds(kHour), Seconds(kHour + 120)}})); // it is at least that
        QVERIFY(ledger.unknownTimes[static_cast<std::size_t>(Account::Above)].empty());
        QVERIFY(ledger.unknownWaitTimes.empty());
        const auto sumOfAccount = [&ledger](Account account) {
            Amount sum = 0;
            for (const Record& record : ledger.records)
                sum += record.account == account ? *record.amount : 0;
            return amountText(sum);
        };
        QCOMPARE(sumOfAccount(Account::Used), std::string("6"));
        QCOMPARE(sumOfAccount(Account::Above), std::string("60"));
        QCOMPARE(sumOfAccount(Account::Pending), std::string("600"));
        std::vector<std::string> waits;
        for (const WaitRecord& wait : ledger.waits)
            waits.push_back((*wait.subject)[Dimension::User].value_or("nobody") + ' '
                            + std::to_string(wait.start.count() - kHour) + ' '
                            + (wait.wait ? std::to_string(wait.wait->count()) : std::string("unknown")));
        std::ranges::sort(waits);
        QCOMPARE(waits,
                 (std::vector<std::string>{"ann 30 1500", "ann 60 " + std::to_string(kLongest.count()),
                                           "nobody 0 unknown"}));

        // After a restart the hour is written again from its second minute on: what overlaps counts once.
        Portion again = fullPortionOf(30, 3600, 6);
        again.waits.front().start = Seconds(kHour + 60);
        QVERIFY(store->write("berlin", QStringLiteral("after-a-restart"), again));
        const Ledger restarted = read(address, "berlin");
        QCOMPARE(restarted.waits.size(), std::size_t{1});
        QVERIFY(restarted.waits.front().start == Seconds(kHour + 60));
        QVERIFY(std::ranges::any_of(restarted.notes, [](const Message& note) {
            return note.english().ends_with("the waits that the other collector wrote are left out");
        }));

        change(address,
               {QStringLiteral("UPDATE %1wait_time SET starts = %2")
                    .arg(isServer ? QStringLiteral("quotadeck.") : QString())
                    .arg(kHour + 3600)}); // which is not in the interval any more
        const auto damaged = store->read({"berlin", "default"}, {Dimension::User});
        QVERIFY(!damaged);
        QVERIFY(damaged.error().code == ErrorCode::Parse);

        QCOMPARE(store->removeEndedBefore("berlin", Seconds(kHour + 7200), 9).value_or(0), std::size_t{2});
        QCOMPARE(changed(address,
                         QStringLiteral("DELETE FROM %1wait_time")
                             .arg(isServer ? QStringLiteral("quotadeck.") : QString())),
                 0);
    }

    void aStoreOfAnEarlierVersionGetsTheRestAtTheNextWrite_data() { addKinds(); }
    void aStoreOfAnEarlierVersionGetsTheRestAtTheNextWrite()
    {
        QFETCH(bool, isServer);
        const auto address = earlierStore(isServer);
        const QByteArray before = isServer ? QByteArray() : contentOf(QString::fromStdString(address.file));
        const Ledger earlier = read(address, "berlin", {Dimension::Queue});
        QCOMPARE(amountText(sumOf(earlier)), std::string("7200"));
        QVERIFY(earlier.knows(Account::Guaranteed) == Knowledge::All);
        QVERIFY(earlier.knows(Account::Above) == Knowledge::None);
        QVERIFY(earlier.knows(Account::Pending) == Knowledge::None);
        QVERIFY(earlier.knowsWaits == Knowledge::None);
        QCOMPARE(versionOf(address), 1);
        if (!isServer)
            QCOMPARE(contentOf(QString::fromStdString(address.file)), before);

        const auto reader = ConsumptionStore::openForReading(address, password(address));
        QVERIFY(reader); // before the tables change
        const auto writer = open(address);
        QCOMPARE(versionOf(address), 1);
        QVERIFY(writer->update().value_or(false));
        QVERIFY(!writer->update().value_or(true)); // there is nothing left to do
        QCOMPARE(versionOf(address), 2);
        QVERIFY(writer->write("berlin", kRun, fullPortionOf(3600, 7200, 3600)));
        const StoredPartition berlin{"berlin", "default"};
        const auto mixed = (*reader)->read(berlin, {Dimension::Queue});
        QVERIFY(mixed);
        const Ledger& ledger = mixed->ledger;
        QVERIFY(ledger.knows(Account::Guaranteed) == Knowledge::All);
        QVERIFY(ledger.knows(Account::Above) == Knowledge::Part);
        QVERIFY(ledger.knows(Account::Pending) == Knowledge::Part);
        QVERIFY(ledger.knowsWaits == Knowledge::Part);
        QVERIFY(std::ranges::any_of(ledger.notes, [](const Message& note) {
            return note.english().starts_with("1 interval of the store, in the format of an earlier version");
        }));

        ReportRequest request;
        request.columns = Step::Hour;
        request.period = {Seconds(kHour), Seconds(kHour + 7200)};
        const auto made = makeReport(ledger, request);
        QVERIFY(made);
        QCOMPARE(made->rows.size(), std::size_t{1});
        const ReportRow& row = made->rows.front();
        for (const Account account : {Account::Above, Account::Pending}) {
            QVERIFY(made->entryIn(row.cells[0], kCores, 0)[account].isUnknown());
            const Sum later = made->entryIn(row.cells[1], kCores, 1)[account];
            QVERIFY(!later.isLowerBound());
            QVERIFY(later.value > 0);
            const Sum both = made->entryIn(row.total, kCores)[account];
            QVERIFY(both.isLowerBound());
            QVERIFY(!both.isUnknown());
        }
        QVERIFY(!made->entryIn(row.total, kCores)[Account::Used].isLowerBound());
        QVERIFY(row.cells[0].waits.isUnknown());
        Waits waits;
        waits.add(std::chrono::milliseconds(1500));
        QVERIFY(row.cells[1].waits == waits);
        QCOMPARE(row.total.waits.applications, std::uint64_t{1});
        QVERIFY(row.total.waits.isLowerBound());

        if (!isServer) {
            const auto printed = report({"--store", address.file});
            QVERIFY2(printed.exitCode == cli::ExitDone, printed.err.c_str());
            QVERIFY(printed.out.find("1 interval of the store, in the format of an earlier version")
                    != std::string::npos);
            QVERIFY(printed.out.find("≥") != std::string::npos);
        }

        // Of each hour alone nothing is mixed.
        for (const int hour : {0, 1}) {
            const auto part = (*reader)->read(berlin, {Dimension::Queue}, [hour](const Period&) {
                return Result<Period>(
                    Period{Seconds(kHour + hour * 3600), Seconds(kHour + hour * 3600 + 3600)});
            });
            QVERIFY(part);
            const Knowledge expected = hour == 0 ? Knowledge::None : Knowledge::All;
            QVERIFY(part->ledger.knows(Account::Above) == expected);
            QVERIFY(part->ledger.knows(Account::Pending) == expected);
            QVERIFY(part->ledger.knowsWaits == expected);
            QVERIFY(part->ledger.unknownWaitTimes.empty());
        }
    }

    /// Notes do not name waits where there are none.
    void intervalsOfQuotaGroupsLackNoWaits()
    {
        const auto address = earlierStore(false);
        const std::string groups(elastic::kQuotaPartition);
        change(
            address,
            {QStringLiteral("UPDATE source SET partition_name = '%1'").arg(QString::fromStdString(groups))});
        const auto store = open(address);
        QVERIFY(store->update());
        Portion later = portionOf(3600, 7200, 5);
        later.partition = groups;
        later.above = Knowledge::All;
        QVERIFY(store->write("berlin", kRun, later));
        const auto stored = store->read({"berlin", groups}, {Dimension::Queue});
        QVERIFY(stored);
        QVERIFY(std::ranges::any_of(stored->ledger.notes, [](const Message& note) {
            return note.english()
                == "1 interval of the store, in the format of an earlier version, has no amounts above "
                   "guaranteed or pending amounts";
        }));
    }

    /// Its owner alone can change the tables; others write as before until then.
    void aCollectorThatMayNotChangeTheTablesWritesWhatTheyTake()
    {
        const auto owner = earlierStore(true);
        change(owner,
               {QStringLiteral("CREATE ROLE other_collector LOGIN PASSWORD 'other'"),
                QStringLiteral("GRANT USAGE ON SCHEMA quotadeck TO other_collector"),
                QStringLiteral("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA quotadeck "
                               "TO other_collector")});
        const auto other = addressOf(m_server.address(owner.parameters.at("dbname"), "other_collector"));
        const auto write = [&other](std::int64_t from) {
            const auto store = ConsumptionStore::open(other, "other");
            return store && (*store)->write("berlin", kRun, fullPortionOf(from, from + 3600, 5)).has_value();
        };
        const auto refused = ConsumptionStore::open(other, "other").and_then([](const auto& store) {
            return store->update();
        });
        QVERIFY(!refused);
        QVERIFY(refused.error().code == ErrorCode::Unauthorized);
        QVERIFY(write(3600));
        QCOMPARE(versionOf(owner), 1);
        const Ledger earlier = read(owner, "berlin");
        QCOMPARE(amountText(sumOf(earlier)), std::string("7205")); // what was used alone
        QVERIFY(earlier.knows(Account::Above) == Knowledge::None);

        QVERIFY(open(owner)->update());
        QCOMPARE(versionOf(owner), 2);
        QVERIFY(write(7200));
        const Ledger later = read(owner, "berlin");
        QVERIFY(later.knows(Account::Above) == Knowledge::Part);
        QCOMPARE(later.waits.size(), std::size_t{1});
        QVERIFY(std::ranges::any_of(later.notes, [](const Message& note) {
            return note.english().starts_with(
                "2 intervals of the store, in the format of an earlier version");
        }));
    }

    void theTablesKeepTheirOwnerAndRightsWhoeverUpdatesThem_data()
    {
        QTest::addColumn<bool>("isAdministrator");
        QTest::newRow("a member of the role that owns them") << false;
        QTest::newRow("an administrator") << true;
    }
    void theTablesKeepTheirOwnerAndRightsWhoeverUpdatesThem()
    {
        QFETCH(bool, isAdministrator);
        const auto address = earlierStore(true);
        const std::string database = address.parameters.at("dbname");
        const QString number = QString::number(m_count); // roles are of all databases
        const QString owner = QStringLiteral("owner_") + number;
        const QString member = QStringLiteral("member_") + number;
        const QString odd = QStringLiteral("odd \"%1").arg(number);
        const QString quotedOdd = QStringLiteral("\"odd \"\"%1\"").arg(number);
        QStringList statements{
            QStringLiteral("CREATE ROLE %1 LOGIN PASSWORD 'owner'").arg(owner),
            QStringLiteral("CREATE ROLE %1 LOGIN PASSWORD 'member' IN ROLE %2").arg(member, owner),
            QStringLiteral("CREATE ROLE ") + quotedOdd,
            QStringLiteral("ALTER SCHEMA quotadeck OWNER TO ") + owner};
        for (const char* const table : {"store", "source", "portion", "amount", "capacity"})
            statements
                << QStringLiteral("ALTER TABLE quotadeck.%1 OWNER TO %2").arg(QLatin1String(table), owner);
        if (!isAdministrator) // otherwise the owner has the rights that nobody has changed
            statements << QStringLiteral("GRANT SELECT ON quotadeck.amount TO PUBLIC")
                       << QStringLiteral("GRANT SELECT, INSERT ON quotadeck.amount TO ") + quotedOdd;
        change(address, statements);
        const auto writer = isAdministrator
            ? ConsumptionStore::open(address, password(address))
            : ConsumptionStore::open(addressOf(m_server.address(database, member.toStdString())), "member");
        QVERIFY(writer);
        const Result<bool> updated = (*writer)->update();
        QVERIFY2(updated, updated ? "" : updated.error().message.english().c_str());
        QCOMPARE(versionOf(address), 2);

        const auto store
            = ConsumptionStore::open(addressOf(m_server.address(database, owner.toStdString())), "owner");
        QVERIFY(store);
        QVERIFY((*store)->write("berlin", kRun, fullPortionOf(3600, 7200, 5)));
        QCOMPARE(read(address, "berlin").waits.size(), std::size_t{1});
        QCOMPARE((*store)->removeEndedBefore("berlin", Seconds(kHour + 7200), 9).value_or(0), std::size_t{2});
        QCOMPARE(numberIn(address,
                          QStringLiteral("SELECT count(DISTINCT relowner) FROM pg_catalog.pg_class "
                                         "WHERE relnamespace = 'quotadeck'::regnamespace")),
                 1);
        const auto mayDo = [&](const QString& role, const char* right) {
            return numberIn(
                address,
                QStringLiteral(
                    "SELECT pg_catalog.has_table_privilege('%1', 'quotadeck.wait_time', '%2')::integer")
                    .arg(role, QLatin1String(right)));
        };
        const int isGranted = isAdministrator ? 0 : 1;
        QCOMPARE(mayDo(QStringLiteral("public"), "SELECT"), isGranted);
        QCOMPARE(mayDo(QStringLiteral("public"), "INSERT"), 0);
        QCOMPARE(mayDo(odd, "INSERT"), isGranted);
        QCOMPARE(mayDo(odd, "DELETE"), 0);
    }

    /// Both find the tables of the earlier version; the second one then finds what the first one has made of them.
    void twoCollectorsUpdateTheTablesOnce()
    {
        const auto address = earlierStore(true);
        const history::SqlConnection blocking(QStringLiteral("QPSQL"));
        openDatabase(blocking, address);
        QSqlQuery query(blocking.database());
        QVERIFY(query.exec(QStringLiteral("BEGIN")));
        QVERIFY(query.exec(QStringLiteral("SELECT pg_advisory_xact_lock(1363428145)"))); // "QDC1"
        std::array<bool, 2> written{};
        bool waited = false;
        {
            std::vector<std::jthread> collectors;
            for (std::size_t i = 0; i < written.size(); ++i) {
                collectors.emplace_back([&, i] {
                    const auto store = ConsumptionStore::open(address, password(address));
                    written[i] = store && (*store)->update()
                        && (*store)->write("cluster" + std::to_string(i), kRun, fullPortionOf(0, 3600, 5));
                });
            }
            const auto areWaiting = [&query] {
                return query.exec(QStringLiteral("SELECT count(*) FROM pg_catalog.pg_locks "
                                                 "WHERE locktype = 'advisory' AND NOT granted"))
                    && query.next() && query.value(0).toInt() == 2;
            };
            waited = QTest::qWaitFor(areWaiting, 60'000);
            (void)query.exec(QStringLiteral("ROLLBACK"));
        }
        QVERIFY(waited);
        QCOMPARE(versionOf(address), 2);
        for (std::size_t i = 0; i < written.size(); ++i) {
            QVERIFY(written[i]);
            QCOMPARE(read(address, "cluster" + std::to_string(i)).waits.size(), std::size_t{1});
        }
    }

    /// A report that reads for long keeps nobody else waiting, and the reason is reported once.
    void anUpdateThatFailsIsReportedAndTriedAgain()
    {
        const auto address = earlierStore(true);
        change(address,
               {QStringLiteral("DELETE FROM quotadeck.amount"),
                QStringLiteral("DELETE FROM quotadeck.portion")});
        const history::SqlConnection blocking(QStringLiteral("QPSQL"));
        openDatabase(blocking, address);
        QSqlQuery reading(blocking.database());
        QVERIFY(reading.exec(QStringLiteral("BEGIN")));
        QVERIFY(reading.exec(QStringLiteral("SELECT count(*) FROM quotadeck.portion")));

        app::StoreKeeper keeper(planOf(address), {"berlin"}, Seconds(300));
        const QSignalSpy updates(&keeper, &app::StoreKeeper::updateChanged);
        const QSignalSpy changes(&keeper, &app::StoreKeeper::storeChanged);
        const QSignalSpy counted(&keeper, &app::StoreKeeper::familiesChanged);
        keeper.take(0, coreAt(0), "default");
        QTRY_VERIFY(!counted.isEmpty());
        QTRY_VERIFY(isStoredUntil(keeper, address, 60));
        QTRY_COMPARE(updates.size(), 1);
        const QString error = updates.first().first().toString();
        QVERIFY2(error.startsWith(QString::fromStdString(address.shown())), qPrintable(error));
        QTRY_VERIFY(isStoredUntil(keeper, address, 120));
        QCOMPARE(versionOf(address), 1);
        QCOMPARE(updates.size(), 1);

        QVERIFY(reading.exec(QStringLiteral("ROLLBACK")));
        QTRY_VERIFY(isStoredUntil(keeper, address, 180));
        QTRY_COMPARE(updates.size(), 2);
        QVERIFY(updates.last().first().toString().isEmpty());
        QCOMPARE(versionOf(address), 2);
        QCOMPARE(changes.size(), 1); // it could be written all the time
        QVERIFY(changes.first().first().toString().isEmpty());
    }

    /// SQLite would let nobody else begin to read while the update waits for one who reads.
    void anUpdateOfAFileDoesNotWaitForAReport()
    {
        const auto address = earlierStore(false);
        const auto store = open(address); // makes an index
        const history::SqlConnection blocking(QStringLiteral("QSQLITE"));
        openDatabase(blocking, address);
        QSqlQuery reading(blocking.database());
        QVERIFY(reading.exec(QStringLiteral("SELECT portion FROM amount")) && reading.next());

        QVERIFY(!store->update());
        QCOMPARE(amountText(sumOf(read(address, "berlin"))), std::string("7200"));
        reading.finish();
        QCOMPARE(versionOf(address), 1);
        QVERIFY(store->update().value_or(false));
        QCOMPARE(versionOf(address), 2);
    }

    void anUpdateIsReportedOnce_data() { addKinds(); }
    void anUpdateIsReportedOnce()
    {
        QFETCH(bool, isServer);
        const auto address = earlierStore(isServer);
        const QString schema = isServer ? QStringLiteral("quotadeck.") : QString();
        change(address,
               {QStringLiteral("DELETE FROM %1amount").arg(schema),
                QStringLiteral("DELETE FROM %1portion").arg(schema)});
        app::StoreKeeper keeper(planOf(address), {"berlin"}, Seconds(300));
        const QSignalSpy updates(&keeper, &app::StoreKeeper::updateChanged);
        const QSignalSpy counted(&keeper, &app::StoreKeeper::familiesChanged);
        keeper.take(0, coreAt(0), "default");
        QTRY_VERIFY(!counted.isEmpty());
        QTRY_VERIFY(isStoredUntil(keeper, address, 60));
        QTRY_COMPARE(updates.size(), 1);
        QVERIFY(updates.first().first().toString().isEmpty());
        QTRY_VERIFY(isStoredUntil(keeper, address, 120));
        QTRY_VERIFY(isStoredUntil(keeper, address, 180));
        QCOMPARE(updates.size(), 1);
    }

    /// What the server refuses of a cluster hides nothing.
    void anUpdateIsReportedWhereAWriteFails()
    {
        const auto address = earlierStore(true);
        change(address,
               {QStringLiteral("ALTER TABLE quotadeck.source ADD CONSTRAINT no_tokyo "
                               "CHECK (cluster <> 'tokyo')")});
        app::StoreKeeper keeper(planOf(address), {"tokyo"}, Seconds(300));
        const QSignalSpy updates(&keeper, &app::StoreKeeper::updateChanged);
        const QSignalSpy changes(&keeper, &app::StoreKeeper::storeChanged);
        const QSignalSpy counted(&keeper, &app::StoreKeeper::familiesChanged);
        keeper.take(0, coreAt(0), "default");
        QTRY_VERIFY(!counted.isEmpty());
        const auto isRefused = [&] {
            keeper.take(0, coreAt(60), "default"); // again: one may be left out
            return !changes.isEmpty();
        };
        QTRY_VERIFY(isRefused());
        QVERIFY(!changes.first().first().toString().isEmpty());
        QTRY_COMPARE(updates.size(), 1);
        QVERIFY(updates.first().first().toString().isEmpty());
        QCOMPARE(versionOf(address), 2);
    }

    /// What is outside of the period would be an error if it were read.
    void aReportReadsItsPeriodAlone_data() { addKinds(); }
    void aReportReadsItsPeriodAlone()
    {
        QFETCH(bool, isServer);
        const auto address = newStore(isServer);
        const QString schema = isServer ? QStringLiteral("quotadeck.") : QString();
        {
            const auto store = open(address);
            for (int hour = 0; hour < 10; ++hour)
                QVERIFY(store->write("berlin", kRun, portionOf(hour * 3600, hour * 3600 + 3600, hour + 1)));
        }
        change(address,
               {QStringLiteral("UPDATE %1amount SET account = 'strange' WHERE portion IN "
                               "(SELECT id FROM %1portion WHERE starts < %2)")
                    .arg(schema)
                    .arg(kHour + 7 * 3600),
                QStringLiteral("DROP INDEX %1portion_time").arg(schema)}); // as an earlier version left it
        const auto store = ConsumptionStore::openForReading(address, password(address));
        QVERIFY(store);
        const StoredPartition berlin{"berlin", "default"};
        const auto whole = (*store)->read(berlin, {Dimension::User});
        QVERIFY(!whole);
        QVERIFY(whole.error().code == ErrorCode::Parse);
        const Period all{Seconds(kHour), Seconds(kHour + 36'000)};
        const Period wanted{Seconds(kHour + 7 * 3600 + 600), Seconds(kHour + 9 * 3600)};
        Period asked;
        const auto part = (*store)->read(berlin, {Dimension::User}, [&](const Period& extent) {
            asked = extent;
            return Result<Period>(wanted);
        });
        QVERIFY(part);
        QVERIFY(asked == all);
        QVERIFY(part->extent == std::optional(all));
        QCOMPARE(part->ledger.records.size(), std::size_t{2});
        QCOMPARE(amountText(sumOf(part->ledger)), std::string("17")); // 8 and 9
        const auto nothing = (*store)->read(berlin, {Dimension::User}, [](const Period&) {
            return Result<Period>(Period{Seconds(0), Seconds(60)});
        });
        QVERIFY(nothing && nothing->ledger.records.empty() && nothing->extent == std::optional(all));
        const auto refused = (*store)->read(berlin, {Dimension::User}, [](const Period&) {
            return Result<Period>(fail(ErrorCode::InvalidArgument, "--from", "no time"));
        });
        QVERIFY(!refused);
        QCOMPARE(refused.error().where, std::string("--from"));

        std::vector<std::string> words{"--rows", "user", "--format", "csv"};
        if (isServer)
            words.insert(words.end(),
                         {"--store", m_server.address(address.parameters.at("dbname")), "--password-file",
                          m_server.passwordFile()});
        else
            words.insert(words.end(), {"--store", address.file});
        QVERIFY(report(words).exitCode != cli::ExitDone);
        words.insert(words.end(), {"--last", "90m"});
        const auto last = report(words);
        QVERIFY2(last.exitCode == cli::ExitDone, last.err.c_str());
        QVERIFY(last.out.find("ann") != std::string::npos);
        words.push_back("--compare-before"); // reads the broken hour, too
        words[words.size() - 2] = "2h";
        QVERIFY(report(words).exitCode != cli::ExitDone);

        (void)open(address); // makes the index
        change(address, {QStringLiteral("DROP INDEX %1portion_time").arg(schema)});
    }

    /// Also where portions overlap, of which not all count.
    void aPeriodHasTheSameFiguresAsInTheWholeStore()
    {
        std::mt19937 random(5);
        const auto below = [&random](int count) { return static_cast<int>(random() % unsigned(count)); };
        const auto address = newStore(false);
        const auto store = open(address);
        for (int i = 0; i < 120; ++i) {
            const int from = below(30'000);
            Portion portion = portionOf(from, from + 1 + below(900), below(1'000'000));
            portion.capacity[kCores] = below(1'000'000);
            QVERIFY(store->write("berlin", QStringLiteral("run%1").arg(i), portion));
        }
        const StoredPartition berlin{"berlin", "default"};
        const auto whole = store->read(berlin, {Dimension::User});
        QVERIFY(whole);
        QVERIFY(whole->extent == whole->ledger.extent());
        for (int round = 0; round < 60; ++round) {
            ReportRequest request;
            request.rows = {Dimension::User};
            request.columns = Step::Hour;
            const int from = below(30'000);
            request.period = {Seconds(kHour + from), Seconds(kHour + from + 1 + below(8'000))};
            const auto part = store->read(berlin, {Dimension::User}, [&request](const Period&) {
                return Result<Period>(request.period);
            });
            QVERIFY(part);
            QVERIFY(part->extent == whole->extent);
            QVERIFY(part->ledger.records.size() < whole->ledger.records.size());
            const auto expected = makeReport(whole->ledger, request);
            const auto made = makeReport(part->ledger, request);
            QVERIFY(expected);
            QVERIFY(made);
            QCOMPARE(made->rows.size(), expected->rows.size());
            for (std::size_t i = 0; i < made->rows.size(); ++i)
                QVERIFY(made->rows[i].cells == expected->rows[i].cells);
            QCOMPARE(made->columns.size(), expected->columns.size());
            for (std::size_t i = 0; i < made->columns.size(); ++i) {
                QVERIFY(made->columns[i].covered == expected->columns[i].covered);
                QVERIFY(made->columns[i].capacity == expected->columns[i].capacity);
            }
        }
    }

    void oldIntervalsAreDeletedOneByOne_data() { addKinds(); }
    void oldIntervalsAreDeletedOneByOne()
    {
        QFETCH(bool, isServer);
        const auto address = newStore(isServer);
        const auto store = open(address);
        for (const char* const cluster : {"berlin", "tokyo"}) {
            for (int hour = 0; hour < 5; ++hour) {
                Portion portion = portionOf(hour * 3600, hour * 3600 + 3600, hour + 1);
                portion.capacity[kCores] = 100;
                QVERIFY(store->write(cluster, kRun, portion));
            }
        }
        const Seconds time(kHour + 3 * 3600); // the third hour has ended then, the fourth one has not
        QCOMPARE(store->removeEndedBefore("berlin", time, 2).value_or(0), std::size_t{2});
        QCOMPARE(amountText(sumOf(read(address, "berlin"))), std::string("12")); // 3, 4, 5
        const auto never = [] { return true; };
        QCOMPARE(store->removeEndedBefore("berlin", time, 2, never).value_or(9), std::size_t{0});
        QCOMPARE(store->removeEndedBefore("berlin", time, 2).value_or(0), std::size_t{1});
        QCOMPARE(store->removeEndedBefore("berlin", time, 2).value_or(9), std::size_t{0});
        const Ledger berlin = read(address, "berlin");
        QCOMPARE(amountText(sumOf(berlin)), std::string("9"));
        QCOMPARE(berlin.capacity.size(), std::size_t{2});
        QVERIFY(berlin.covered == std::optional(std::vector<Period>{{time, Seconds(kHour + 5 * 3600)}}));
        QCOMPARE(amountText(sumOf(read(address, "tokyo"))), std::string("15"));
        // Nothing is left of them, in SQLite either.
        const QString orphans
            = QStringLiteral("DELETE FROM %1%2 WHERE portion NOT IN (SELECT id FROM %1portion)");
        for (const char* const table : {"amount", "capacity"})
            QCOMPARE(changed(address,
                             orphans.arg(isServer ? QStringLiteral("quotadeck.") : QString(),
                                         QLatin1String(table))),
                     0);
    }

    void aCollectorDeletesWhatIsOlderThanItKeeps_data() { addKinds(); }
    void aCollectorDeletesWhatIsOlderThanItKeeps()
    {
        QFETCH(bool, isServer);
        const auto address = newStore(isServer);
        {
            const auto store = open(address);
            for (const char* const cluster : {"berlin", "tokyo"})
                QVERIFY(store->write(cluster, QStringLiteral("an-old-run"), portionOf(-7200, -3600, 77)));
        }
        auto plan = planOf(address);
        // Samples of the test are of a certain time, whatever the clock says: what is before that is old.
        plan.keep = Seconds(QDateTime::currentSecsSinceEpoch() - kHour + 3000);
        app::StoreKeeper keeper(plan, {"berlin"}, Seconds(300));
        const QSignalSpy removals(&keeper, &app::StoreKeeper::removalChanged);
        const QSignalSpy counted(&keeper, &app::StoreKeeper::familiesChanged);
        keeper.take(0, coreAt(0), "default");
        QTRY_VERIFY(!counted.isEmpty());
        QTRY_VERIFY(isStoredUntil(keeper, address, 60)); // and nothing else
        QCOMPARE(amountText(sumOf(read(address, "tokyo"))), std::string("77")); // of another collector
        QVERIFY(removals.isEmpty());
    }

    void numbersAndNamesAreKeptExactly_data() { addKinds(); }
    void numbersAndNamesAreKeptExactly()
    {
        QFETCH(bool, isServer);
        const auto address = newStore(isServer);
        const Amount most = ~(Amount{1} << 127);
        Portion portion = portionOf(0, 10, most);
        for (const char* const name :
             {"", "o'brien", "back\\slash", "a\nb", "\"x\"", "müller", "%1 ? $1 :a"}) {
            Subject subject;
            subject[Dimension::User] = name;
            portion.amounts[subject][{Account::Placeholder, ResourceType("nvidia.com/gpu")}] = most - 1;
        }
        Subject withNul;
        withNul[Dimension::User] = std::string("n\0l", 3);
        portion.amounts[withNul][{Account::Used, kCores}] = 5;
        portion.amounts[Subject()][{Account::Idle, kCores}] = 3; // of nobody who is known
        portion.capacity[kCores] = most;
        portion.guarantees = Knowledge::Part;
        QVERIFY(open(address)->write("clus'ter", kRun, portion));

        const Ledger ledger = read(address, "clus'ter");
        std::map<std::string, Amount> held;
        for (const Record& record : ledger.records) {
            const auto& user = (*record.subject)[Dimension::User];
            held[user ? "=" + *user : "unknown"] = *record.amount;
            QVERIFY(record.time == portion.time);
        }
        QCOMPARE(held.size(), std::size_t{10});
        QVERIFY(held.at("=ann") == most);
        for (const char* const name :
             {"=", "=o'brien", "=back\\slash", "=a\nb", "=\"x\"", "=müller", "=%1 ? $1 :a"})
            QVERIFY2(held.contains(name) && held.at(name) == most - 1, name);
        QVERIFY(held.at("=n\uFFFDl") == 5);
        QVERIFY(held.at("unknown") == 3);
        QCOMPARE(ledger.capacity.size(), std::size_t{1});
        QVERIFY(ledger.capacity.front().amount == most);
        QVERIFY(ledger.knows(Account::Idle) == Knowledge::Part);
        QVERIFY(ledger.covered == std::optional(std::vector{portion.time}));
    }

    void collectorsOfTwoClustersLoseNothing_data() { addKinds(); }
    void collectorsOfTwoClustersLoseNothing()
    {
        QFETCH(bool, isServer);
        const auto address = newStore(isServer);
        constexpr int kPortions = 30;
        std::array<int, 2> written{};
        {
            std::vector<std::jthread> collectors;
            for (std::size_t i = 0; i < written.size(); ++i) {
                collectors.emplace_back([&, i] {
                    // Each makes the tables if the other one has not done so.
                    for (int second = 0; second < kPortions; ++second) {
                        const auto store = ConsumptionStore::open(address, password(address));
                        if (store
                            && (*store)->write("cluster" + std::to_string(i), kRun,
                                               portionOf(second * 60, second * 60 + 60, second + 1)))
                            ++written[i];
                    }
                });
            }
        }
        for (std::size_t i = 0; i < written.size(); ++i) {
            QCOMPARE(written[i], kPortions);
            const Ledger ledger = read(address, "cluster" + std::to_string(i));
            QCOMPARE(ledger.records.size(), std::size_t{kPortions});
            QVERIFY(sumOf(ledger) == kPortions * (kPortions + 1) / 2);
        }
    }

    void anIntervalIsRewrittenAndCountsOnce_data() { addKinds(); }
    void anIntervalIsRewrittenAndCountsOnce()
    {
        QFETCH(bool, isServer);
        const auto address = newStore(isServer);
        const auto store = open(address);
        QVERIFY(store->write("berlin", kRun, portionOf(0, 60, 6)));
        QVERIFY(store->write("berlin", kRun, portionOf(0, 120, 12)));
        QCOMPARE(amountText(sumOf(read(address, "berlin"))), std::string("12"));
        QVERIFY(store->write("berlin", QStringLiteral("after-a-restart"), portionOf(200, 260, 7)));
        const Ledger restarted = read(address, "berlin");
        QCOMPARE(amountText(sumOf(restarted)), std::string("19"));
        QCOMPARE(restarted.covered->size(), std::size_t{2});
        QCOMPARE(restarted.notes.size(), std::size_t{2});

        QVERIFY(store->write("berlin", QStringLiteral("another-collector"), portionOf(0, 90, 9)));
        const Ledger twice = read(address, "berlin");
        QCOMPARE(amountText(sumOf(twice)), std::string("19"));
        QCOMPARE(twice.notes.size(), std::size_t{3});
        QCOMPARE(twice.notes.back().english(),
                 std::string("1 interval was written by two collectors at the same time and counts once"));

        // The next collector began before the one before ended: the minute is left out, not the hour.
        QVERIFY(store->write("hamburg", kRun, portionOf(0, 60, 6)));
        QVERIFY(store->write("hamburg", QStringLiteral("after-an-update"), portionOf(30, 3600, 357)));
        QCOMPARE(amountText(sumOf(read(address, "hamburg"))), std::string("357"));
    }

    void aNewerStoreIsLeftAsItIs_data() { addKinds(); }
    void aNewerStoreIsLeftAsItIs()
    {
        QFETCH(bool, isServer);
        const auto address = newStore(isServer);
        const auto before = open(address);
        QVERIFY(before->write("berlin", kRun, portionOf(0, 60, 6)));
        change(address,
               {isServer ? QStringLiteral("UPDATE quotadeck.store SET version = 99")
                         : QStringLiteral("PRAGMA user_version = 99")});
        const auto check = [](const auto& outcome) {
            QVERIFY(!outcome);
            QVERIFY(outcome.error().code == ErrorCode::Unsupported);
            QVERIFY(outcome.error().message.english().find("newer version of QuotaDeck")
                    != std::string::npos);
        };
        check(ConsumptionStore::open(address, password(address)));
        check(ConsumptionStore::openForReading(address, password(address)));
        check(before->write("berlin", kRun, portionOf(0, 120, 12))); // was opened when it was older
        const auto outcome = isServer ? report({"--store", m_server.address(address.parameters.at("dbname")),
                                                "--password-file", m_server.passwordFile()})
                                      : report({"--store", address.file});
        QVERIFY(outcome.exitCode != cli::ExitDone);
        QVERIFY(outcome.err.find("newer version of QuotaDeck") != std::string::npos);
        change(address,
               {isServer ? QStringLiteral("UPDATE quotadeck.store SET version = 2")
                         : QStringLiteral("PRAGMA user_version = 2")});
        QCOMPARE(amountText(sumOf(read(address, "berlin"))), std::string("6"));
    }

    void whatIsNoStoreIsLeftAsItIs()
    {
        const auto server = newStore(true);
        change(server,
               {QStringLiteral("CREATE SCHEMA quotadeck"),
                QStringLiteral("CREATE TABLE quotadeck.cars(id BIGINT)")});
        const auto file = newStore(false);
        change(file, {QStringLiteral("CREATE TABLE cars(id INTEGER)")});
        const QByteArray before = contentOf(QString::fromStdString(file.file));
        const auto text = newStore(false);
        QFile textFile(QString::fromStdString(text.file));
        QVERIFY(textFile.open(QIODevice::WriteOnly));
        textFile.write("no database");
        textFile.close();
        for (const auto& address : {server, file, text}) {
            const auto writing = ConsumptionStore::open(address, password(address));
            const auto reading = ConsumptionStore::openForReading(address, password(address));
            QVERIFY(!writing);
            QVERIFY(!reading);
            QVERIFY(writing.error().code == ErrorCode::Parse);
            QVERIFY(reading.error().code == ErrorCode::Parse);
            QCOMPARE(writing.error().where, address.shown());
        }
        QCOMPARE(contentOf(QString::fromStdString(file.file)), before);
        QCOMPARE(contentOf(QString::fromStdString(text.file)), QByteArray("no database"));
        // A database that has other schemas is a good one.
        const auto shared = newStore(true);
        change(shared,
               {QStringLiteral("CREATE TABLE cars(id BIGINT)"), QStringLiteral("CREATE SCHEMA quotadeck")});
        QVERIFY(ConsumptionStore::open(shared, password(shared)));
        const auto missing = addressOf(m_folder.filePath(QStringLiteral("missing.sqlite")).toStdString());
        QVERIFY(!ConsumptionStore::openForReading(missing, ""));
        QVERIFY(!QFile::exists(QString::fromStdString(missing.file)));
    }

    void aFileThatCannotBeWrittenKeepsWhatItHas()
    {
        const auto address = newStore(false);
        const QString path = QString::fromStdString(address.file);
        const auto store = open(address);
        QVERIFY(store->write("berlin", kRun, portionOf(0, 60, 6)));
        QVERIFY(!(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther))); // it has names of users
        Portion large = portionOf(60, 120, 6);
        for (int i = 0; i < 5000; ++i) {
            Subject subject;
            subject[Dimension::Application] = "application-" + std::to_string(i);
            large.amounts[subject][{Account::Used, kCores}] = i;
        }
        {
            const FullDisk disk(static_cast<rlim_t>(QFile(path).size()));
            const Status written = store->write("berlin", kRun, large);
            QVERIFY(!written);
            QVERIFY(written.error().code == ErrorCode::Io);
            QCOMPARE(written.error().where, address.file);
        }
        QCOMPARE(amountText(sumOf(read(address, "berlin"))), std::string("6"));
        QVERIFY(store->write("berlin", kRun, large)); // there is room again
        QVERIFY(sumOf(read(address, "berlin")) == 6 + 6 + Amount{4999} * 5000 / 2);

        const QByteArray before = contentOf(path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
        QFile::setPermissions(m_folder.path(),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup
                                  | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther);
        {
            const WithoutRights nobody;
            const auto opened = ConsumptionStore::open(address, "");
            const Status written = opened ? (*opened)->write("berlin", kRun, portionOf(120, 180, 6))
                                          : Status(tl::unexpected(opened.error()));
            QVERIFY(!written);
            QVERIFY(written.error().code == ErrorCode::Io);
            QVERIFY(sumOf(read(address, "berlin")) > 6); // it can be read
        }
        QCOMPARE(contentOf(path), before);
    }

    void passwordsComeFromFilesAndTheEnvironment()
    {
        const auto address = newStore(true);
        const std::string secret = PostgresServer::kPassword;
        const auto refused = [&](const std::string& password) {
            const auto store = ConsumptionStore::open(address, password);
            if (store)
                return std::string("opened");
            const std::string text = store.error().where + ": " + store.error().message.english();
            return text.find("password") != std::string::npos && text.find("7r4") == std::string::npos
                ? std::string("refused")
                : text;
        };
        QCOMPARE(refused("wrong 7r4n's one"), std::string("refused"));
        QCOMPARE(refused(""), std::string("refused"));
        QCOMPARE(refused(secret), std::string("opened"));
        QCOMPARE(history::storePassword(m_server.passwordFile()).value(), secret);
        QVERIFY(history::storePassword("").value().empty());
        QVERIFY(!history::storePassword(m_folder.filePath(QStringLiteral("none")).toStdString()));

        qputenv("PGPASSWORD", PostgresServer::kPassword);
        QCOMPARE(refused(""), std::string("opened"));
        qunsetenv("PGPASSWORD");
        const QString passFile = m_folder.filePath(QStringLiteral("pgpass"));
        QFile file(passFile);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("*:*:*:*:" + QByteArray(PostgresServer::kPassword).replace("\\", "\\\\") + '\n');
        file.close();
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        qputenv("PGPASSFILE", passFile.toUtf8());
        QCOMPARE(refused(""), std::string("opened"));
        qunsetenv("PGPASSFILE");
    }

    void aServerThatIsKilledLosesNothing()
    {
        const auto address = newStore(true);
        app::StoreKeeper keeper(planOf(address), {"berlin"}, Seconds(300));
        const QSignalSpy changes(&keeper, &app::StoreKeeper::storeChanged);
        keeper.take(0, coreAt(0), "default");
        QTRY_VERIFY(isStoredUntil(keeper, address, 60));
        QTRY_COMPARE(changes.size(), 1);
        QVERIFY(changes.first().first().toString().isEmpty());
        QCOMPARE(valueOf(keeper, "quotadeck_store_up"), 1.0);
        QVERIFY(valueOf(keeper, "quotadeck_store_last_write_timestamp_seconds") > 0);

        m_server.kill();
        for (std::int64_t second = 120; second <= 240; second += 60) {
            // A sample is left out while the one before is added.
            QTRY_VERIFY((keeper.take(0, coreAt(second), "default"),
                         valueOf(keeper, "quotadeck_store_unwritten_amounts") > 0
                             && valueOf(keeper, "quotadeck_store_failed_writes") > 0));
        }
        QCOMPARE(valueOf(keeper, "quotadeck_store_up"), 0.0);
        QVERIFY(changes.size() >= 2);
        const QString error = changes.last().first().toString();
        QVERIFY2(error.startsWith(QString::fromStdString(address.shown())), qPrintable(error));
        QVERIFY(!error.contains(QStringLiteral("7r4")));

        const QString started = m_server.start();
        QVERIFY2(started.isEmpty(), qPrintable(started));
        QTRY_VERIFY(isStoredUntil(keeper, address, 300));
        QTRY_COMPARE(valueOf(keeper, "quotadeck_store_up"), 1.0);
        QVERIFY(changes.last().first().toString().isEmpty());
        QCOMPARE(valueOf(keeper, "quotadeck_store_failed_writes"), 0.0);
        QTRY_COMPARE(valueOf(keeper, "quotadeck_store_unwritten_amounts"), 0.0);
        QCOMPARE(valueOf(keeper, "quotadeck_store_lost_amounts"), 0.0);
        QVERIFY(read(address, "berlin").covered
                == std::optional(std::vector{Period{Seconds(kHour), Seconds(kHour + 300)}}));
    }

    void whatIsKeptIsBoundedAndWrittenLater()
    {
        const QString folder = m_folder.filePath(QStringLiteral("later"));
        const auto address = addressOf((folder + QStringLiteral("/store.sqlite")).toStdString());
        auto plan = planOf(address);
        plan.interval = std::chrono::seconds(60);
        app::StoreKeeper keeper(plan, {"berlin"}, Seconds(300), 3);
        const QSignalSpy changes(&keeper, &app::StoreKeeper::storeChanged);
        const QSignalSpy lost(&keeper, &app::StoreKeeper::amountsLost);
        for (std::int64_t second = 0; lost.isEmpty() && second < 60'000; second += 60) {
            const QSignalSpy counted(&keeper, &app::StoreKeeper::familiesChanged);
            keeper.take(0, coreAt(second), "default");
            QTRY_VERIFY(!counted.isEmpty());
        }
        QVERIFY(!lost.isEmpty());
        QCOMPARE(lost.first().first().toString(), QStringLiteral("berlin"));
        QVERIFY(valueOf(keeper, "quotadeck_store_lost_amounts") > 0);
        QTRY_VERIFY(!changes.isEmpty());
        QVERIFY(changes.first().first().toString().contains(QStringLiteral("store.sqlite")));
        QCOMPARE(changes.size(), 1); // the same error is not reported again

        // A write that began before the loss still has the oldest interval.
        const double failed = valueOf(keeper, "quotadeck_store_failed_writes");
        QTRY_VERIFY(valueOf(keeper, "quotadeck_store_failed_writes") >= failed + 2);
        QVERIFY(QDir().mkdir(folder));
        QTRY_VERIFY(changes.size() == 2 && changes.last().first().toString().isEmpty());
        const Ledger ledger = read(address, "berlin");
        QVERIFY(!ledger.records.empty());
        QVERIFY(ledger.records.front().time.from > Seconds(kHour)); // the oldest interval is missing
        QCOMPARE(amountText(sumOf(ledger)), std::to_string(60'000 * ledger.records.size()));
    }

    void theLastSamplesAreWrittenAtTheEnd()
    {
        const auto address = newStore(false);
        auto plan = planOf(address);
        plan.writeEvery = std::chrono::hours(1);
        app::StoreKeeper keeper(plan, {"berlin"}, Seconds(300));
        keeper.take(0, coreAt(0), "default");
        QSignalSpy counted(&keeper, &app::StoreKeeper::familiesChanged);
        QTRY_VERIFY(!counted.isEmpty());
        keeper.take(0, coreAt(60), "default");
        QVERIFY(keeper.finish());
        QCOMPARE(amountText(sumOf(read(address, "berlin"))), std::string("60000"));
    }

    /// A write that waits for the server ends when the collector ends, long before the server gives it up.
    void theEndDoesNotWaitForAServerThatIsSilentDuringAWrite()
    {
        const auto address = newStore(true);
        (void)open(address);
        const history::SqlConnection blocking(QStringLiteral("QPSQL"));
        openDatabase(blocking, address);
        QSqlQuery lock(blocking.database());
        QVERIFY(lock.exec(QStringLiteral("BEGIN")));
        QVERIFY(lock.exec(QStringLiteral("LOCK TABLE quotadeck.source IN ACCESS EXCLUSIVE MODE")));

        auto plan = planOf(address);
        plan.writeEvery = std::chrono::hours(1);
        app::StoreKeeper keeper(plan, {"berlin", "tokyo"}, Seconds(300));
        const QSignalSpy counted(&keeper, &app::StoreKeeper::familiesChanged);
        keeper.take(0, coreAt(0), "default");
        QTRY_VERIFY(!counted.isEmpty());
        keeper.take(0, coreAt(60), "default");
        QElapsedTimer timer;
        timer.start();
        const Status ended = keeper.finish(std::chrono::milliseconds(500));
        QVERIFY(timer.elapsed() < 40'000); // the server ends a statement after 60 s
        QVERIFY(!ended);
        QVERIFY(ended.error().code == ErrorCode::Network); // exit code 4
        QCOMPARE(ended.error().where, address.shown());
        const std::string text = ended.error().message.english();
        QVERIFY2(text.starts_with("not written, and missing in reports: "), text.c_str());
        QVERIFY2(text.ends_with(" of berlin. The store did not answer within 1 s."), text.c_str());
        QVERIFY(text.find("tokyo") == std::string::npos); // has nothing to write
        QVERIFY(lock.exec(QStringLiteral("ROLLBACK")));
        QVERIFY(read(address, "berlin").records.empty());
    }

    void theEndDoesNotWaitForAServerThatNeverAnswers()
    {
        QTcpServer silent; // takes connections and says nothing
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        const auto address = addressOf("postgresql://ann@127.0.0.1:" + std::to_string(silent.serverPort())
                                       + "/usage?connect_timeout=3&sslmode=disable&gssencmode=disable");
        connect::CollectStore plan;
        plan.address = address;
        plan.writeEvery = std::chrono::hours(1);
        app::StoreKeeper keeper(plan, {"berlin"}, Seconds(300));
        const QSignalSpy counted(&keeper, &app::StoreKeeper::familiesChanged);
        keeper.take(0, coreAt(0), "default");
        QTRY_VERIFY(!counted.isEmpty());
        keeper.take(0, coreAt(60), "default");
        QElapsedTimer timer;
        timer.start();
        const Status ended = keeper.finish(std::chrono::milliseconds(200));
        QVERIFY(timer.elapsed() < 40'000);
        QVERIFY(!ended);
        QVERIFY(ended.error().code == ErrorCode::Network);
        QCOMPARE(ended.error().where, address.shown());
        QVERIFY(ended.error().message.english().find(" of berlin. The store did not answer")
                != std::string::npos);
    }

    /// A report that waits for its server ends as soon as nobody awaits it.
    void aReadThatIsNotAwaitedEnds()
    {
        const auto address = newStore(true);
        QVERIFY(open(address)->write("berlin", kRun, portionOf(0, 60)));
        const history::SqlConnection blocking(QStringLiteral("QPSQL"));
        openDatabase(blocking, address);
        QSqlQuery query(blocking.database());
        QVERIFY(query.exec(QStringLiteral("BEGIN")));
        QVERIFY(query.exec(QStringLiteral("LOCK TABLE quotadeck.amount IN ACCESS EXCLUSIVE MODE")));
        const auto breaker = std::make_shared<history::StoreBreaker>();
        std::atomic<bool> hasRead = true;
        {
            const std::jthread reader([&] {
                const auto store = ConsumptionStore::openForReading(address, password(address), breaker);
                hasRead = store && (*store)->read({"berlin", "default"}, {Dimension::User}).has_value();
            });
            const auto isWaiting = [&query] {
                return query.exec(
                           QStringLiteral("SELECT count(*) FROM pg_catalog.pg_locks WHERE NOT granted"))
                    && query.next() && query.value(0).toInt() == 1;
            };
            const bool waited = QTest::qWaitFor(isWaiting, 60'000);
            breaker->stop();
            QVERIFY(waited);
        }
        QVERIFY(!hasRead);
        QVERIFY(!ConsumptionStore::openForReading(address, password(address), breaker)); // nor anything later
        QVERIFY(query.exec(QStringLiteral("ROLLBACK")));
    }

    void aReadOfAFileThatIsNotAwaitedEnds()
    {
        const auto address = newStore(false);
        QVERIFY(open(address)->write("berlin", kRun, portionOf(0, 60)));
        const auto breaker = std::make_shared<history::StoreBreaker>();
        const auto store = ConsumptionStore::openForReading(address, {}, breaker);
        QVERIFY(store);
        const StoredPartition berlin{"berlin", "default"};
        QVERIFY((*store)->read(berlin, {Dimension::User}));
        QVERIFY(!(*store)->read(berlin, {Dimension::User}, [&breaker](const Period& extent) {
            breaker->stop();
            return Result<Period>(extent);
        }));
    }

    void aPeriodWithoutIntervalsKnowsWhatTheStoreKnows()
    {
        const auto store = open(newStore(false));
        QVERIFY(store->write("berlin", kRun, portionOf(0, 60)));
        QVERIFY(store->write("berlin", kRun, portionOf(600, 660)));
        const StoredPartition berlin{"berlin", "default"};
        const auto whole = store->read(berlin, {Dimension::User});
        const auto between = store->read(berlin, {Dimension::User}, [](const Period&) {
            return Result<Period>(Period{Seconds(kHour + 120), Seconds(kHour + 180)});
        });
        QVERIFY(whole && between);
        QVERIFY(between->ledger.records.empty());
        QVERIFY(between->ledger.knows(usage::Account::Guaranteed)
                == whole->ledger.knows(usage::Account::Guaranteed));
        QVERIFY(between->ledger.knows(usage::Account::Guaranteed) != usage::Knowledge::None);
    }

    /// A collector that was refused the queues for a time.
    void costsOfGuaranteesAreAtLeastWhatIsKnown()
    {
        const auto address = newStore(false);
        {
            const auto store = open(address);
            Portion without = fullPortionOf(0, 3600, 3600);
            without.guarantees = Knowledge::None;
            QVERIFY(store->write("berlin", kRun, without));
            Portion with = fullPortionOf(3600, 7200, 3600);
            Subject queue;
            queue[Dimension::Queue] = "root.a";
            with.amounts[queue][{Account::Guaranteed, kCores}] = 3'600'000;
            QVERIFY(store->write("berlin", kRun, with));
        }
        const Ledger ledger = read(address, "berlin", {Dimension::Queue});
        const std::vector<Period> unknown{{Seconds(kHour), Seconds(kHour + 3600)}};
        QVERIFY(ledger.unknownTimes[static_cast<std::size_t>(Account::Guaranteed)] == unknown);
        QVERIFY(ledger.unknownTimes[static_cast<std::size_t>(Account::Idle)] == unknown);
        const auto prices = PriceTable::read(
            "currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 1}\n", "prices.yaml", Calendar());
        QVERIFY(prices);
        ReportRequest request;
        request.period = {Seconds(kHour), Seconds(kHour + 7200)};
        request.prices = &*prices;
        request.charge = Charge::Guaranteed;
        const auto report = makeReport(ledger, request);
        QVERIFY(report);
        QCOMPARE(report->rows.size(), std::size_t{1});
        QCOMPARE(report->rows.front().total.cost(), Money{1'000'000'000});
        QVERIFY(!report->rows.front().total.isCostComplete());
    }

    void theCommandNamesWhatIsWrong()
    {
        const auto address = newStore(false);
        QVERIFY(report({}).err.find("name a SOURCE, or a store with --store") != std::string::npos);
        QCOMPARE(report({}).exitCode, int(cli::ExitUsage));
        QVERIFY(report({"--store", address.file}).err.find("There is no such file") != std::string::npos);
        const auto store = open(address);
        QVERIFY(report({"--store", address.file}).err.find("the store is empty") != std::string::npos);
        QVERIFY(store->write("berlin", kRun, portionOf(0, 60)));
        QCOMPARE(report({"--store", address.file, "--rows", "user"}).exitCode, int(cli::ExitDone));
        QVERIFY(store->write("tokyo", kRun, portionOf(0, 60)));
        const auto several = report({"--store", address.file});
        QVERIFY(several.err.find("--cluster") != std::string::npos);
        QVERIFY(several.err.find("berlin (default), tokyo (default)") != std::string::npos);
        const auto tokyo = report({"--store", address.file, "--cluster", "tokyo", "--rows", "user"});
        QCOMPARE(tokyo.exitCode, int(cli::ExitDone));
        QVERIFY(tokyo.out.find("Sources: tokyo\n") != std::string::npos);

        QCOMPARE(report({"scheduler.log", "--store", address.file}).exitCode, int(cli::ExitUsage));
        const auto longest = report({"--store", address.file, "--cluster", "tokyo", "--longest-gap", "1h"});
        QCOMPARE(longest.exitCode, int(cli::ExitUsage));
        const auto secret = report({"--store", "postgresql://ann:7r4n@db.example/usage"});
        QCOMPARE(secret.exitCode, int(cli::ExitUsage));
        QVERIFY(secret.err.find("has no password") != std::string::npos);
        QVERIFY((secret.out + secret.err).find("7r4n") == std::string::npos);
    }

    /// --check alone connects to nothing.
    void aStoreIsCheckedOnRequestAlone_data() { addKinds(); }
    void aStoreIsCheckedOnRequestAlone()
    {
        QFETCH(bool, isServer);
        const auto address = newStore(isServer);
        const std::string name = isServer ? m_server.address(address.parameters.at("dbname")) : address.file;
        const auto collect = [&](const std::string& store, bool checksStore) {
            std::istringstream in("apiVersion: quotadeck/v1\nsources: [{name: a, url: 'http://x'}]\n"
                                  + store);
            std::ostringstream out;
            std::ostringstream err;
            const cli::CollectOptions options{"-", !checksStore, checksStore};
            const int exitCode
                = cli::runCollect(options, {}, app::checkStore, app::checkSource, {in, out, err});
            return CommandOutcome{exitCode, out.str(), err.str()};
        };
        const std::string store = "store: {database: '" + name + "'"
            + (isServer ? ", passwordFile: '" + m_server.passwordFile() + "'" : std::string()) + "}\n";
        const std::string summary = "1 source, 0 alert rules\n";
        QCOMPARE(collect(store, false).out, summary);
        const auto empty = collect(store, true);
        QCOMPARE(empty.err, std::string());
        QCOMPARE(empty.exitCode, int(cli::ExitDone));
        QCOMPARE(empty.out, summary + "store " + address.shown() + ": is made by the first write\n");
        QVERIFY(!ConsumptionStore::openForReading(address, password(address))); // it was not made
        QVERIFY(open(address)->write("berlin", kRun, portionOf(0, 60)));
        const auto there = collect(store, true);
        QCOMPARE(there.exitCode, int(cli::ExitDone));
        QCOMPARE(there.out, summary + "store " + address.shown() + ": can be read, 1 partition\n");

        const auto without = collect("", true);
        QCOMPARE(without.exitCode, int(cli::ExitInput));
        QVERIFY(without.err.find("there is no store to check") != std::string::npos);
        const std::string broken
            = isServer ? "store: 'postgresql://ann@127.0.0.1:1/usage'\n" : "store: '/nowhere/usage.sqlite'\n";
        QCOMPARE(collect(broken, false).exitCode, int(cli::ExitDone));
        const auto unreachable = collect(broken, true);
        QVERIFY(unreachable.exitCode == (isServer ? cli::ExitConnection : cli::ExitInput));
        QVERIFY(
            unreachable.err.find(isServer ? "postgresql://ann@127.0.0.1:1/usage" : "/nowhere/usage.sqlite")
            != std::string::npos);
    }

    void addressesAreReadAsLibpqDoes()
    {
        const auto full = addressOf("postgresql://ann@db.example:5433/us%20age?sslmode=verify-full");
        QVERIFY(full.isServer());
        QVERIFY((full.parameters
                 == std::map<std::string, std::string>{{"dbname", "us age"},
                                                       {"host", "db.example"},
                                                       {"port", "5433"},
                                                       {"sslmode", "verify-full"},
                                                       {"user", "ann"}}));
        QCOMPARE(full.shown(), std::string("postgresql://ann@db.example:5433/us age"));
        QCOMPARE(addressOf("postgres://[::1]:5/x").parameters.at("host"), std::string("::1"));
        QCOMPARE(addressOf("postgresql://%2Frun%2Fpg/x").parameters.at("host"), std::string("/run/pg"));
        QVERIFY(addressOf("postgresql://").parameters.empty());
        QCOMPARE(addressOf("a/store.sqlite").file, std::string("a/store.sqlite"));
        for (const char* const bad :
             {"", "mysql://x/y", "postgresql://ann:7r4n@x/y", "postgresql://x/y?password=7r4n",
              "postgresql://ann:7r4n?@x/y", "postgresql://x:0/y", "postgresql://x:port/y",
              "postgresql://[::1/y", "postgresql://x/y?options=-c", "postgresql://x/a%0Ab",
              "postgresql://x/a%3Bb", "postgresql://x/%4"}) {
            const auto address = connect::readStoreAddress(bad);
            QVERIFY2(!address, bad);
            QVERIFY(address.error().message.english().find("7r4n") == std::string::npos);
        }
    }
};

QUOTADECK_TEST(TestConsumptionStore, QCoreApplication)
} // namespace tst_consumptionstore

#include "tst_consumptionstore.moc"
