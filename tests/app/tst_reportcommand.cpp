// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/commands/readhistory.h"
#include "app/feed/recordedsamples.h"
#include "app/feed/recordingfile.h"
#include "app/history/recorder.h"
#include "app/window/scenarios.h"
#include "core/sim/simulator.h"
#include "core/snapshot/snapshotdelta.h"
#include "core/usage/pricetable.h"
#include "core/usage/reportdefinition.h"
#include "core/usage/summary.h"
#include "tests/app/reportrun.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/elasticscenario.h"
#include "tests/support/filebytes.h"
#include "tests/support/summaryline.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

namespace tst_reportcommand {
using namespace quotadeck;
using namespace quotadeck::cli;
using quotadeck::test::CommandOutcome;

namespace {
/// The sample of the design document (seed 003), and the same as newer servers write it.
constexpr auto kLines
    = "2023-05-30T22:50:33Z\tINFO\tsomething else\n"
      "YK_APP_SUMMARY: "
      "{\"appId\":\"test-app-id\",\"submissionTime\":1685487033533,\"startTime\":1685487035535,"
      "\"finishTime\":1685488714483,\"user\":\"nobody\",\"queue\":\"root.test-queue\",\"state\":"
      "\"Completed\","
      "\"rmID\":\"cluster-A\",\"resourceUsage\":{\"instType1\":{\"memory\":38315403247616,\"vcore\":1622000},"
      "\"instType2\":{\"memory\":368171374608384,\"vcore\":16245000}}}\n"
      "YK_APP_SUMMARY: {ApplicationID: b, SubmissionTime: 1685487033533, StartTime: 1685487035535, "
      "FinishTime: "
      "1685488714483, User: ann, Queue: root.other, State: Completed, RmID: cluster-A, ResourceUsage: "
      "TrackedResource{instType1:vcore=3600000}, PreemptedResource: "
      "TrackedResource{instType1:vcore=1800000}, "
      "PlaceholderResource: TrackedResource{}}\n";

constexpr auto kPrices = "currency: EUR\naccount: cluster-a\nprovider: Platform team\nprices:\n"
                         "- {resource: vcore, per: 1, price: 0.04}\n"
                         "- {resource: memory, per: 1Gi, price: 0.005}\n";

/// As the program runs `quotadeck report WORDS`.
CommandOutcome report(const std::vector<std::string>& words, const std::string& input = {})
{
    return test::runReportOf(
        words,
        {app::loadScenario, feed::visitRecordedGroups, app::readHistory,
         [](const std::string& html) -> Result<std::string> { return "%PDF of " + html; }},
        input);
}

QJsonObject json(const CommandOutcome& outcome)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
}

/// The names of rows and what they held of each type, exactly.
QMap<QString, QString> heldBy(const QJsonObject& report, const QString& rows, const QStringList& accounts)
{
    QMap<QString, QString> all;
    for (const QJsonValue row : report[QStringLiteral("data")].toArray()) {
        const QJsonObject resources = row[QStringLiteral("total")][QStringLiteral("resources")].toObject();
        for (const QString& type : resources.keys()) {
            qint64 sum = 0;
            for (const QString& account : accounts)
                sum += resources[type][account].toString().toLongLong();
            if (sum > 0)
                all[row[QStringLiteral("names")][rows].toString() + u' ' + type] = QString::number(sum);
        }
    }
    return all;
}

QStringList csvTitles(const CommandOutcome& outcome)
{
    return QString::fromStdString(outcome.out.substr(0, outcome.out.find("\r\n"))).split(u',');
}
} // namespace

class TestReportCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string write(const char* name, const QByteArray& text) const
    {
        return test::writeBytes(m_folder.filePath(QLatin1String(name)), text);
    }
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("not read");
        return file.readAll();
    }
    /// Runs @p statements in the database @p path.
    static void change(const QString& path, const QStringList& statements)
    {
        const QString connection = QStringLiteral("tst_reportcommand");
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
            database.setDatabaseName(path);
            if (!database.open())
                qFatal("not opened");
            for (const QString& statement : statements) {
                if (!QSqlQuery(database).exec(statement))
                    qFatal("%s", qPrintable(statement));
            }
        }
        QSqlDatabase::removeDatabase(connection);
    }
    std::string prices() const { return write("prices.yaml", kPrices); }

    /// Ten minutes of a cluster, sampled every five seconds into a recording and a history.
    std::pair<std::string, std::string> recordedAndKept() const
    {
        const QString recording = m_folder.filePath(QStringLiteral("hour.qdrec"));
        const QString kept = m_folder.filePath(QStringLiteral("history.sqlite"));
        if (QFile::exists(recording))
            return {recording.toStdString(), kept.toStdString()};
        const auto writer = feed::RecordingWriter::create(recording, {SourceKind::Rest, "test"}).value();
        const auto file = history::HistoryFile::open(kept).value();
        auto recorder = history::Recorder::open(*file, QStringLiteral("http://a [default]")).value();
        sim::Simulator simulator(app::loadScenario("busy-cluster").value(), 1);
        SnapshotPtr before;
        while (simulator.elapsed() <= std::chrono::minutes(10)) {
            const auto now = std::make_shared<const ClusterSnapshot>(simulator.snapshot());
            if (!writer->write(now)
                || !recorder.record(history::sampleOf(*makeUpdate(before, now, "default"))))
                qFatal("not recorded");
            before = now;
            simulator.advance(std::chrono::seconds(5));
        }
        if (!writer->finish() || !recorder.endStretch())
            qFatal("not recorded");
        return {recording.toStdString(), kept.toStdString()};
    }

    /// A minute and a half of the scenario kElasticScenario, sampled every five seconds into a recording and a history.
    std::pair<std::string, std::string> elasticRecordedAndKept() const
    {
        const QString recording = m_folder.filePath(QStringLiteral("elastic.qdrec"));
        const QString kept = m_folder.filePath(QStringLiteral("elastic.sqlite"));
        const auto writer = feed::RecordingWriter::create(recording, {SourceKind::Rest, "test"}).value();
        const auto file = history::HistoryFile::open(kept).value();
        auto recorder = history::Recorder::open(*file, QStringLiteral("http://a")).value();
        sim::Simulator simulator(test::elasticScenario(), 1);
        std::shared_ptr<const SnapshotUpdate> before;
        while (simulator.elapsed() <= std::chrono::seconds(100)) {
            const auto now = std::make_shared<const ClusterSnapshot>(simulator.snapshot());
            const auto quotas
                = std::make_shared<const elastic::QuotaSnapshot>(simulator.elastic()->snapshot());
            auto update = makeUpdate(before ? before->snapshot : nullptr, now, "");
            update->earlierQuotas = before ? before->quotas : nullptr;
            update->quotas = quotas;
            if (!writer->write({now, quotas}) || !recorder.record(history::sampleOf(*update)))
                qFatal("not recorded");
            before = update;
            simulator.advance(std::chrono::seconds(5));
        }
        if (!writer->finish() || !recorder.endStretch())
            qFatal("not recorded");
        return {recording.toStdString(), kept.toStdString()};
    }

private Q_SLOTS:
    void printsTablesForPeople() // SUM-8, seed 003
    {
        const auto outcome = report({"-", "--rows", "user", "--prices", prices()}, kLines);

        QCOMPARE(outcome.err, std::string());
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(QString::fromStdString(outcome.out),
                 QStringLiteral(
                     "Consumption by user\n"
                     "Period: 2023-05-30T22:50:35Z to 2023-05-30T23:18:34Z (UTC)\n"
                     "Sources: -\n"
                     "Covered: not known: the source has applications that have ended\n"
                     "\n"
                     "memory (GiB h)\n"
                     "user      used  preempted  placeholder\n"
                     "ann       0.00       0.00         0.00\n"
                     "nobody  105.16          ?            ?\n"
                     "total   105.16          ?            ?\n"
                     "\n"
                     "vcore (core h)\n"
                     "user    used  preempted  placeholder\n"
                     "ann     1.00       0.50         0.00\n"
                     "nobody  4.96          ?            ?\n"
                     "total   5.96     ≥ 0.50            ?\n"
                     "\n"
                     "cost (EUR)\n"
                     "user     total\n"
                     "ann       0.06\n"
                     "nobody  ≥ 0.72\n"
                     "total   ≥ 0.78\n"
                     "\n"
                     "wait time (s)\n"
                     "user    applications  total  longest  median   p95\n"
                     "ann                1   2.00     2.00    2.00  2.00\n"
                     "nobody             1   2.00     2.00    2.00  2.00\n"
                     "total              2   4.00     2.00    2.00  2.00\n"
                     "\n"
                     "note: 1 summary does not say what was preempted\n"
                     "note: 1 summary does not say what placeholders held\n"
                     "note: summaries are of applications that have ended: what still runs is not in them\n"
                     "note: not known of these rows and sources: guaranteed, idle, above guaranteed, "
                     "pending\n"));
    }

    void amountsAreExactForPrograms() // SUM-8, seed 003
    {
        const auto outcome = report({"-", "--rows", "instance-type", "--format", "json"}, kLines);

        QCOMPARE(outcome.exitCode, int(ExitDone));
        const auto held = heldBy(json(outcome), QStringLiteral("instance-type"), {QStringLiteral("used")});
        QCOMPARE(held[QStringLiteral("instType2 memory")], QStringLiteral("368171374608384"));
        QCOMPARE(held[QStringLiteral("instType1 vcore")], QString::number(1622000 + 3600000));
        const auto csv = report({"-", "--rows", "queue", "--columns", "hour", "--format", "csv"}, kLines);
        QCOMPARE(
            QString::fromStdString(csv.out).section(QStringLiteral("\r\n"), 0, 1),
            QStringLiteral(
                "period,kind,queue,from,to,resource,used,preempted,placeholder,guaranteed,idle,overflowed,"
                "capacity,covered,cost,currency,cost_complete,above,pending,wait_applications,wait_seconds,"
                "wait_longest_seconds,wait_complete,wait_median_seconds,wait_p95_seconds,lower_bounds\r\n"
                "current,row,root.other,2023-05-30T22:50:35Z,2023-05-30T23:00:00Z,vcore,1211435,605717,0,,"
                ",0,,,,,,,,,,,,,,"));
        QVERIFY2(
            csv.out.find("\r\ncurrent,wait,root.other,2023-05-30T22:50:35Z,2023-05-30T23:00:00Z,,,,,,,,,,,"
                         ",,,,1,2.002,2.002,true,2.002,2.002,\r\n")
                != std::string::npos,
            csv.out.c_str());
        QVERIFY(csv.err.find("quotadeck: note: 1 summary does not say what was preempted\n")
                != std::string::npos);
    }

    void whatASummaryLacksIsNoZero() // SUM-6
    {
        const std::string log = write(
            "d.log", QByteArray(kLines) + "YK_APP_SUMMARY: {\"appId\":\"c\",\"startTime\":1685487035535}\n");
        const auto outcome = report({log, "--rows", "application", "--format", "json"});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY(outcome.err.find(log + ":4: the summary does not say what was used") != std::string::npos);
        QVERIFY(outcome.out.find("1 broken summary is not in the report") != std::string::npos);
        QCOMPARE(json(outcome)[QStringLiteral("data")].toArray().size(), 2);
    }

    void aLineThatIsTooLongIsBrokenAlone()
    {
        const std::string log = write("e.log", QByteArray(40'000'000, 'x') + '\n' + QByteArray(kLines));
        const auto outcome = report({log, "--format", "json"});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QCOMPARE(outcome.err, "quotadeck: " + log + ":1: a line is longer than 16 MiB\n");
        QCOMPARE(json(outcome)[QStringLiteral("data")].toArray().size(), 2);
        const std::string open = write("f.log", QByteArray(kLines) + QByteArray(17'000'000, 'x'));
        QVERIFY(report({open}).err.find(open + ":4: a line is longer than 16 MiB\n") != std::string::npos);
    }

    void recordingsFollowEachOther()
    {
        const auto& [recording, kept] = recordedAndKept();
        const std::string copy = m_folder.filePath(QStringLiteral("copy.qdrec")).toStdString();
        QVERIFY(QFile::copy(QString::fromStdString(recording), QString::fromStdString(copy)));
        const auto outcome = report({recording, copy});
        QCOMPARE(outcome.exitCode, int(ExitUsage));
        QVERIFY(outcome.err.find(copy + ": the recording begins before " + recording + " ends")
                != std::string::npos);
    }

    void aQueueThatBecomesAParentKeepsWhatItHeld()
    {
        const QString kept = m_folder.filePath(QStringLiteral("split.sqlite"));
        {
            const auto file = history::HistoryFile::open(kept).value();
            auto recorder = history::Recorder::open(*file, QStringLiteral("a")).value();
            SnapshotPtr before;
            for (int second = 0; second <= 20; second += 5) {
                ClusterSnapshot cluster;
                cluster.time = SystemTime(std::chrono::seconds(1'700'000'000 + second));
                PartitionSnapshot partition;
                partition.info.name = "default";
                partition.queues.emplace();
                for (const char* const path : {"root", "root.a", "root.a.x"}) {
                    QueueInfo queue;
                    queue.path = QueuePath(path);
                    queue.parent = queue.path.parent();
                    queue.allocated = Resource{{"vcore", 1000}};
                    if (second >= 10 || queue.path.text() != "root.a.x")
                        partition.queues->push_back(queue);
                }
                cluster.partitions.push_back(std::move(partition));
                const auto now = std::make_shared<const ClusterSnapshot>(std::move(cluster));
                QVERIFY(recorder.record(history::sampleOf(*makeUpdate(before, now, "default"))));
                before = now;
            }
            QVERIFY(recorder.endStretch());
        }
        const auto held = heldBy(json(report({kept.toStdString(), "--format", "json"})),
                                 QStringLiteral("queue"), {QStringLiteral("used")});
        QCOMPARE(held,
                 (QMap<QString, QString>{{QStringLiteral("root.a vcore"), QStringLiteral("10000")},
                                         {QStringLiteral("root.a.x vcore"), QStringLiteral("10000")}}));
    }

    void brokenSummariesAreReportedAndCounted() // SUM-6
    {
        const std::string log
            = write("a.log", QByteArray(kLines) + "x YK_APP_SUMMARY: {\"appId\":1}\nYK_APP_SUMMARY: {\n");
        const auto outcome = report({log, "--format", "json"});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY(outcome.err.find(log + ":4: appId: appId must be a text\n") != std::string::npos);
        QVERIFY(outcome.err.find(log + ":5: ") != std::string::npos);
        QVERIFY(outcome.out.find("2 broken summaries are not in the report") != std::string::npos);
        QCOMPARE(json(outcome)[QStringLiteral("data")].toArray().size(), 2);

        const auto empty = report({write("b.log", "nothing\n")});
        QCOMPARE(empty.exitCode, int(ExitInput));
        QVERIFY(empty.err.find("no readable line has an application summary") != std::string::npos);
    }

    void historyAndRecordingAgreeExactly()
    {
        const auto& [recording, kept] = recordedAndKept();
        const QStringList held{QStringLiteral("used"), QStringLiteral("placeholder")};
        const auto of = [&](const std::string& source, const std::string& rows, const QStringList& accounts) {
            const auto outcome = report({source, "--rows", rows, "--format", "json"});
            if (outcome.exitCode != ExitDone)
                qWarning("%s", outcome.err.c_str());
            return heldBy(json(outcome), QString::fromStdString(rows), accounts);
        };
        for (const char* const rows : {"queue", "user"}) {
            QVERIFY(of(recording, rows, held).size() > 10);
            QCOMPARE(of(kept, rows, held), of(recording, rows, held));
        }
        for (const QString& account :
             {QStringLiteral("guaranteed"), QStringLiteral("idle"), QStringLiteral("above")}) {
            QVERIFY(!of(recording, "queue", {account}).isEmpty());
            QCOMPARE(of(kept, "queue", {account}), of(recording, "queue", {account}));
        }
        for (const std::string& source : {recording, kept}) {
            const auto columns
                = json(report({source, "--format", "json"}))[QStringLiteral("columns")].toArray();
            QCOMPARE(columns[0][QStringLiteral("coveredSeconds")].toInt(), 600);
            QVERIFY(!columns[0][QStringLiteral("capacity")][QStringLiteral("vcore")].toString().isEmpty());
        }
        QCOMPARE(report({kept, "--rows", "application"}).exitCode, int(ExitInput));
        QVERIFY(report({kept, "--history-source", "b"}).err.find("http://a [default]") != std::string::npos);
    }

    void aReportChangesNoDatabase_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<bool>("isHistory");
        QTest::newRow("history") << QStringList() << true;
        QTest::newRow("history of an earlier version")
            << QStringList{QStringLiteral("DROP INDEX block_age"), QStringLiteral("PRAGMA user_version = 1")}
            << true;
        QTest::newRow("history of a later version")
            << QStringList{QStringLiteral("PRAGMA user_version = 4")} << false;
        QTest::newRow("database of another program")
            << QStringList{QStringLiteral("PRAGMA application_id = 1"),
                           QStringLiteral("PRAGMA journal_mode = DELETE")}
            << false;
    }

    void aReportChangesNoDatabase()
    {
        QFETCH(QStringList, statements);
        QFETCH(bool, isHistory);
        const std::string kept = recordedAndKept().second;
        const QString folder = m_folder.filePath(QLatin1String(QTest::currentDataTag()));
        const QString path = folder + QStringLiteral("/history.sqlite");
        QVERIFY(QDir().mkpath(folder) && QFile::copy(QString::fromStdString(kept), path));
        change(path, statements);
        const auto readable = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;
        QVERIFY(QFile::setPermissions(path, readable));
        QVERIFY(
            QFile::setPermissions(folder, readable | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther));
        const auto modeOfFolder = QFile::permissions(folder);
        const auto modeOfFile = QFile::permissions(path);
        const QByteArray bytes = bytesOf(path);

        const auto outcome = report({path.toStdString(), "--format", "json"});

        QCOMPARE(outcome.exitCode, isHistory ? int(ExitDone) : int(ExitInput));
        QCOMPARE(QFile::permissions(folder), modeOfFolder);
        QCOMPARE(QFile::permissions(path), modeOfFile);
        QVERIFY(bytesOf(path) == bytes);
        if (isHistory)
            QCOMPARE(json(outcome)[QStringLiteral("data")].toArray(),
                     json(report({kept, "--format", "json"}))[QStringLiteral("data")].toArray());
        else
            QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{QStringLiteral("history.sqlite")});
    }

    void aHistoryOfNothingIsNoLog()
    {
        const QString path = m_folder.filePath(QStringLiteral("nothing.sqlite"));
        QVERIFY(history::HistoryFile::open(path).value()->source(QStringLiteral("a")).has_value());
        const auto outcome
            = report({path.toStdString(), "--from", "2026-11-01", "--to", "2026-11-02", "--format", "json"});
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(json(outcome)[QStringLiteral("columns")][0][QStringLiteral("coveredSeconds")],
                 QJsonValue(0));
        QCOMPARE(json(outcome)[QStringLiteral("unknown")].toArray(),
                 (QJsonArray{QStringLiteral("preempted"), QStringLiteral("placeholder"),
                             QStringLiteral("pending"), QStringLiteral("wait")}));
    }

    void aFileThatCannotBeReadIsNoScenario()
    {
        const QString path = m_folder.filePath(QStringLiteral("loop.log"));
        QVERIFY(QFile::link(path, path));
        const auto outcome = report({path.toStdString()});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QCOMPARE(outcome.err,
                 "quotadeck: " + path.toStdString()
                     + ": cannot be opened: Too many levels of symbolic links\n");
    }

    void aScenarioIsReportedFromItsBooks()
    {
        const auto outcome = report(
            {"busy-cluster", "--until", "10m", "--rows", "group", "--columns", "hour", "--format", "json"});
        QCOMPARE(outcome.exitCode, int(ExitDone));
        const auto held = heldBy(json(outcome), QStringLiteral("group"), {QStringLiteral("used")});
        QVERIFY(held.contains(QStringLiteral("research vcore")));
        // As its samples say, within what an interval of five seconds allows.
        const auto& [recording, kept] = recordedAndKept();
        const auto sampled
            = heldBy(json(report({recording, "--rows", "group", "--format", "json"})),
                     QStringLiteral("group"), {QStringLiteral("used"), QStringLiteral("placeholder")});
        const double books = held[QStringLiteral("research vcore")].toDouble();
        QVERIFY(std::abs(books - sampled[QStringLiteral("research vcore")].toDouble()) < books / 20);
        QCOMPARE(report({"no-such-scenario"}).exitCode, int(ExitInput));
    }

    void elasticQuotasAreReportedFromAllThatHasThem() // EQ-24
    {
        const std::string scenario = write("two-departments.yaml", test::kElasticScenario);
        const auto& [recording, kept] = elasticRecordedAndKept();
        const std::vector<std::vector<std::string>> sources{
            {scenario, "--until", "100s"}, {recording}, {kept}};
        for (std::vector<std::string> words : sources) {
            words.insert(words.end(), {"--format", "json"});
            const auto outcome = report(words);
            QCOMPARE(outcome.err, std::string());
            QCOMPARE(outcome.exitCode, int(ExitDone));
            const QString rows = QStringLiteral("queue");
            // Everything begins and ends at a sample.
            QCOMPARE(heldBy(json(outcome), rows, {QStringLiteral("used")}),
                     (QMap<QString, QString>{
                         {QStringLiteral("root.team-a vcore"), QStringLiteral("120000")},
                         {QStringLiteral("root.dept.team-b vcore"), QStringLiteral("360000")}}));
            QCOMPARE(heldBy(json(outcome), rows, {QStringLiteral("guaranteed")}),
                     (QMap<QString, QString>{
                         {QStringLiteral("root.team-a vcore"), QStringLiteral("400000")},
                         {QStringLiteral("root.dept vcore"), QStringLiteral("200000")},
                         {QStringLiteral("root.dept.team-b vcore"), QStringLiteral("400000")}}));
            QCOMPARE(heldBy(json(outcome), rows, {QStringLiteral("idle")}),
                     (QMap<QString, QString>{
                         {QStringLiteral("root.team-a vcore"), QStringLiteral("280000")},
                         {QStringLiteral("root.dept vcore"), QStringLiteral("80000")},
                         {QStringLiteral("root.dept.team-b vcore"), QStringLiteral("160000")}}));

            std::vector<std::string> byUser = words;
            byUser.insert(byUser.end(), {"--rows", "user"});
            const auto refused = report(byUser);
            QCOMPARE(refused.exitCode, int(ExitInput));
            QVERIFY2(refused.err.find("elastic quotas are known by quota group alone") != std::string::npos,
                     refused.err.c_str());
        }
    }

    void pricesApplyToElasticQuotas() // SUM-8
    {
        const std::string scenario = write("two-departments.yaml", test::kElasticScenario);
        const std::string list = write("elastic-prices.yaml",
                                       "currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 36}\n");
        const auto outcome = report({scenario, "--until", "100s", "--prices", list, "--format", "csv"});
        QCOMPARE(outcome.exitCode, int(ExitDone));
        // 6 cores for a minute are 0.1 core hours.
        QVERIFY2(outcome.out.find("current,row,root.dept.team-b,") != std::string::npos, outcome.out.c_str());
        QVERIFY2(outcome.out.find(",3.6") != std::string::npos, outcome.out.c_str());
        const auto focus = report({scenario, "--until", "100s", "--prices", list, "--format", "focus"});
        QCOMPARE(focus.exitCode, int(ExitDone));
        QVERIFY2(focus.out.find("root.dept.team-b") != std::string::npos, focus.out.c_str());
    }

    void queuesGoBeforeTheElasticQuotasOfARecording()
    {
        const QString recording = m_folder.filePath(QStringLiteral("both.qdrec"));
        const auto writer = feed::RecordingWriter::create(recording, {SourceKind::Rest, "test"}).value();
        sim::Simulator queues(app::loadScenario("busy-cluster").value(), 1);
        sim::Simulator groups(test::elasticScenario(), 1);
        for (int sample = 0; sample < 12; ++sample) {
            queues.advance(std::chrono::seconds(5));
            groups.advance(std::chrono::seconds(5));
            if (!writer->write(
                    {std::make_shared<const ClusterSnapshot>(queues.snapshot()),
                     std::make_shared<const elastic::QuotaSnapshot>(groups.elastic()->snapshot())}))
                qFatal("not recorded");
        }
        QVERIFY(writer->finish());
        const std::string file = recording.toStdString();
        const auto ofQueues = report({file, "--rows", "user", "--format", "csv"});
        QCOMPARE(ofQueues.exitCode, int(ExitDone));
        QVERIFY(ofQueues.out.find("team-b") == std::string::npos);
        const auto ofGroups = report({file, "--partition", "elastic-quotas", "--format", "csv"});
        QCOMPARE(ofGroups.exitCode, int(ExitDone));
        QVERIFY2(ofGroups.out.find("root.dept.team-b") != std::string::npos, ofGroups.out.c_str());
        QCOMPARE(report({file, "--partition", "elastic-quotas", "--rows", "group"}).exitCode, int(ExitInput));
    }

    void aPeriodIsChosenAndCompared()
    {
        const std::vector<std::string> words{"-",    "--from",           "2023-05-30T23:00:00Z",
                                             "--to", "2023-05-30T23:10", "--compare-before"};
        const auto outcome = report(words, kLines);
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QVERIFY(outcome.out.find("Compared with: 2023-05-30T22:50:00Z to 2023-05-30T23:00:00Z")
                != std::string::npos);
        QVERIFY(outcome.out.find("before") != std::string::npos);
        QVERIFY(outcome.out.find("+6.2 %") != std::string::npos); // 600 to 565 seconds
        const auto last = json(report({"-", "--last", "10m", "--format", "json"}, kLines));
        QCOMPARE(last[QStringLiteral("period")][QStringLiteral("from")].toString(),
                 QStringLiteral("2023-05-30T23:08:34Z"));
        const auto soon = report({"-", "--from", "soon"}, kLines);
        QCOMPARE(soon.exitCode, int(ExitUsage));
        QVERIFY(soon.err.find("--from: invalid time \"soon\": use 2026-11-02") != std::string::npos);
        QCOMPARE(report({"-", "--zone", "Nowhere"}, kLines).exitCode, int(ExitUsage));
        QVERIFY(report({"-", "--zone", "Europe/Berlin"}, kLines).out.find("2023-05-31T00:50:35+02:00")
                != std::string::npos);
    }

    void aPeriodOfWhichTheLogHasNothingIsNotZero()
    {
        const std::vector<std::string> words{"-",          "--from",   "2030-01-01", "--to",
                                             "2030-02-01", "--prices", prices()};
        const std::string log = std::string(kLines)
            + "YK_APP_SUMMARY: {ApplicationID: c, StartTime: 1685487035535, FinishTime: 1685488714483, "
              "User: ann, Queue: root.other, State: Completed, RmID: cluster-A, ResourceUsage: "
              "TrackedResource{instType1:memory=-5}, PreemptedResource: TrackedResource{}, "
              "PlaceholderResource: TrackedResource{}}\n";
        const auto outcome = report(words, log);
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QVERIFY2(outcome.out.find("cost (EUR)\nqueue  total\ntotal      ?\n") != std::string::npos,
                 outcome.out.c_str());
        QVERIFY(outcome.out.find("note: the source has nothing of this period: amounts are not known\n")
                != std::string::npos);
        QVERIFY(outcome.out.find("overflowed") == std::string::npos); // in 2023
        std::vector<std::string> asJson = words;
        asJson.insert(asJson.end(), {"--format", "json"});
        const QJsonValue total = json(report(asJson, log))[QStringLiteral("total")][QStringLiteral("total")];
        QVERIFY(total[QStringLiteral("cost")].isNull());
        QCOMPARE(total[QStringLiteral("costComplete")], QJsonValue(false));
        QVERIFY(report({"-"}, log).out.find("note: 1 counter of the scheduler overflowed")
                != std::string::npos);
    }

    void focusHasItsColumns() // FOCUS 1.2
    {
        const auto outcome = report({"-", "--format", "focus", "--prices", prices()}, kLines);
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(
            csvTitles(outcome).join(u' '),
            QStringLiteral(
                "BilledCost BillingAccountId BillingAccountName BillingCurrency BillingPeriodStart "
                "BillingPeriodEnd ChargeCategory ChargeClass ChargeDescription ChargePeriodStart "
                "ChargePeriodEnd ContractedCost EffectiveCost ListCost InvoiceIssuerName PricingQuantity "
                "PricingUnit ProviderName PublisherName ServiceCategory ServiceName x_Queue x_User x_Group "
                "x_Application"));
        const QStringList lines
            = QString::fromStdString(outcome.out).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 1 + 5);
        QCOMPARE(
            lines[1],
            QStringLiteral("0.06,cluster-a,cluster-a,EUR,2023-05-01T00:00:00Z,2023-06-01T00:00:00Z,Usage,,"
                           "vcore on instType1,2023-05-30T22:50:35Z,2023-05-30T23:18:34Z,0.06,0.06,0.06,"
                           "Platform team,1.5,Core-Hours,Platform team,Platform team,Compute,"
                           "Cluster resources,root.other,ann,,b"));
        for (const QString& line : lines)
            QCOMPARE(line.count(u','), 24);
        for (const std::vector<std::string>& words :
             {std::vector<std::string>{"-", "--format", "focus"},
              {"-", "--format", "focus", "--prices", prices(), "--rows", "user"},
              {"-", "--format", "focus", "--prices", prices(), "--columns", "week"},
              {"-", "--format", "focus", "--prices", prices(), "--compare-before"}})
            QCOMPARE(report(words, kLines).exitCode, int(ExitUsage));
    }

    void namesOfOthersDoNoHarm()
    {
        usage::ApplicationSummary summary;
        summary.id = ApplicationId("a");
        summary.started = summary.finished = std::chrono::seconds(1'700'000'000);
        summary.user = UserName("=<script>alert(1)</script>|\xE2\x80\xAE\xC2\x9B");
        summary.queue = QueuePath("root.a");
        summary.state = "Completed";
        summary.usage.used = {{"", {{"vcore", 1}}}};
        const std::string line = test::summaryLine(summary);
        const auto page = [&](const char* format) {
            return report({"-", "--rows", "user", "--format", format}, line).out;
        };
        for (const char* const format : {"html", "markdown", "text", "csv"}) {
            const std::string text = page(format);
            QVERIFY2(text.find("alert(1)") != std::string::npos, format);
            QVERIFY2(text.find("\xE2\x80\xAE") == std::string::npos, format);
            QVERIFY2(text.find("\xC2\x9B") == std::string::npos, format);
        }
        QVERIFY(page("html").find("=&lt;script&gt;alert(1)&lt;/script&gt;|") != std::string::npos);
        QVERIFY(page("html").find("<script") == std::string::npos);
        QVERIFY(page("html").rfind("http") == page("html").find("http-equiv")); // no address
        QVERIFY(page("markdown").find("&lt;script>alert(1)&lt;/script>\\|") != std::string::npos);
        QVERIFY(page("csv").find(",'=<script>") != std::string::npos);
    }

    /// Pages are made of the same HTML that --format html writes.
    void pagesAreMadeOfTheHtml()
    {
        const QString path = m_folder.filePath(QStringLiteral("report.pdf"));
        const auto outcome = report({"-", "--format", "pdf", "--out", path.toStdString()}, kLines);
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QCOMPARE(outcome.out, std::string());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), "%PDF of " + report({"-", "--format", "html"}, kLines).out);
    }

    void aFileIsWritten()
    {
        const QString path = m_folder.filePath(QStringLiteral("report.html"));
        const auto outcome = report({"-", "--format", "html", "--out", path.toStdString()}, kLines);
        QCOMPARE(outcome.exitCode, int(ExitDone));
        QVERIFY(outcome.out.empty());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().endsWith("</html>\n"));
        QCOMPARE(report({"-", "--out", "/no/such/folder/r"}, kLines).exitCode, int(ExitInput));
    }

    void filtersComeBeforeSums()
    {
        const std::string log = write("filter.log", kLines);
        const auto usedBy = [&](std::vector<std::string> words) {
            words.insert(words.begin(), {log, "--rows", "user", "--format", "json"});
            const auto outcome = report(words);
            if (outcome.exitCode != ExitDone)
                qWarning("%s", outcome.err.c_str());
            QMap<QString, QString> held
                = heldBy(json(outcome), QStringLiteral("user"), {QStringLiteral("used")});
            const QJsonObject total
                = json(outcome)[QStringLiteral("total")][QStringLiteral("total")][QStringLiteral("resources")]
                      .toObject();
            for (const QString& type : total.keys())
                held[QStringLiteral("total ") + type] = total[type][QStringLiteral("used")].toString();
            return held;
        };
        QCOMPARE(usedBy({"--where", "queue=root.other"}),
                 (QMap<QString, QString>{{QStringLiteral("ann vcore"), QStringLiteral("3600000")},
                                         {QStringLiteral("total vcore"), QStringLiteral("3600000")}}));
        QCOMPARE(usedBy({"--where", "user=nobody,instance-type=instType1", "--resource", "vcore"}),
                 (QMap<QString, QString>{{QStringLiteral("nobody vcore"), QStringLiteral("1622000")},
                                         {QStringLiteral("total vcore"), QStringLiteral("1622000")}}));
        QCOMPARE(usedBy({"--where", "user=ann", "--where", "user=nobody"}), usedBy({}));

        // The period is that of the source, so that parts can be compared.
        const auto part = json(report({log, "--where", "user=ann", "--format", "json"}));
        QCOMPARE(part[QStringLiteral("filter")].toString(), QStringLiteral("user=ann"));
        QCOMPARE(part[QStringLiteral("period")],
                 json(report({log, "--format", "json"}))[QStringLiteral("period")]);
        QVERIFY(
            report({log, "--where", "user=annn"}).out.find("note: nothing in the source matches user=annn\n")
            != std::string::npos);

        // A filter by something else than the rows.
        const auto& [recording, kept] = recordedAndKept();
        const auto whole = json(report({recording, "--format", "json"}));
        const auto ofUser = json(report({recording, "--where", "user=*", "--format", "json"}));
        const QStringList accounts{QStringLiteral("used"), QStringLiteral("placeholder")};
        QCOMPARE(heldBy(ofUser, QStringLiteral("queue"), accounts),
                 heldBy(whole, QStringLiteral("queue"), accounts));
        QVERIFY(ofUser[QStringLiteral("unknown")].toArray().contains(QStringLiteral("guaranteed")));
        QVERIFY(!whole[QStringLiteral("unknown")].toArray().contains(QStringLiteral("guaranteed")));
    }

    void aDefinitionSaysWhatTheOptionsDoNot()
    {
        const std::string log = write("definition.log", kLines);
        (void)prices();
        const std::string definition = write("may.yaml",
                                             "apiVersion: quotadeck/v1\nperiod: last-month\n"
                                             "zone: Europe/Berlin\nrows: user\ncolumns: week\n"
                                             "where: {user: ann}\nresources: [vcore]\n"
                                             "prices: prices.yaml\n");
        const auto of = [&](std::vector<std::string> words) {
            words.insert(words.begin(), {log, "--definition", definition, "--format", "json"});
            const auto outcome = report(words);
            if (outcome.exitCode != ExitDone)
                qWarning("%s", outcome.err.c_str());
            return json(outcome);
        };
        const QJsonObject defined = of({"--now", "2023-06-05"});
        const auto same
            = report({log, "--from", "2023-05-01", "--to", "2023-06-01", "--zone", "Europe/Berlin", "--rows",
                      "user", "--columns", "week", "--where", "user=ann", "--resource", "vcore", "--prices",
                      prices(), "--format", "json"});
        QCOMPARE(same.exitCode, int(ExitDone));
        QCOMPARE(defined, json(same));
        QCOMPARE(defined[QStringLiteral("filter")].toString(), QStringLiteral("user=ann,resource=vcore"));
        QVERIFY(defined[QStringLiteral("currency")].toString() == u"EUR"); // beside the definition

        // Without --now it counts back from the end of a log.
        QCOMPARE(of({})[QStringLiteral("period")][QStringLiteral("from")].toString(),
                 QStringLiteral("2023-04-01T00:00:00+02:00"));

        // Options go before it, each for itself.
        const QJsonObject changed = of({"--last", "2h", "--rows", "queue", "--where", "user=nobody"});
        QCOMPARE(changed[QStringLiteral("period")][QStringLiteral("zone")].toString(),
                 QStringLiteral("Europe/Berlin"));
        QCOMPARE(changed[QStringLiteral("filter")].toString(), QStringLiteral("user=nobody,resource=vcore"));
        QCOMPARE(heldBy(changed, QStringLiteral("queue"), {QStringLiteral("used")}),
                 (QMap<QString, QString>{
                     {QStringLiteral("root.test-queue vcore"), QString::number(1622000 + 16245000)}}));

        // Also each key of the filter.
        const QJsonObject narrowed = of({"--where", "queue=root.other"});
        QCOMPARE(narrowed[QStringLiteral("filter")].toString(),
                 QStringLiteral("queue=root.other,user=ann,resource=vcore"));

        // FOCUS has rows of its own, and days instead of weeks.
        const auto focus
            = report({log, "--definition", definition, "--now", "2023-06-05", "--format", "focus"});
        QCOMPARE(focus.exitCode, int(ExitDone));
        QVERIFY(focus.out.find("root.other,ann,,b,\"user=ann,resource=vcore\"\r\n") != std::string::npos);
    }

    void aDefinitionWithAProblemIsRefused()
    {
        const std::string log = write("definition.log", kLines);
        const std::string wrong = write("wrong-definition.yaml", "apiVersion: quotadeck/v1\nrow: user\n");
        const auto outcome = report({log, "--definition", wrong});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY2(outcome.err.find(wrong + ":2:1: unknown key \"row\"") != std::string::npos,
                 outcome.err.c_str());
        QCOMPARE(report({log, "--definition", wrong + ".none"}).exitCode, int(ExitInput));
        QCOMPARE(report({log, "--now", "2023-06-05"}).exitCode, int(ExitUsage));
        const std::string plain = write("plain.yaml", "apiVersion: quotadeck/v1\nrows: user\n");
        QCOMPARE(report({log, "--definition", plain, "--now", "2023-06-05"}).exitCode, int(ExitUsage));
        QCOMPARE(report({"-", "--definition", "-"}, kLines).exitCode, int(ExitUsage));
        // What contradicts itself in the file is an error of the file.
        const std::string ofUser
            = write("idle.yaml", "apiVersion: quotadeck/v1\nwhere: {user: ann}\nidle: shown\n");
        const auto refused = report({log, "--definition", ofUser});
        QCOMPARE(refused.exitCode, int(ExitInput));
        QVERIFY2(refused.err.find(ofUser + ":2:1: guaranteed and idle amounts") != std::string::npos,
                 refused.err.c_str());
        // Without prices there is nothing to charge, as on the page.
        const std::string unpriced
            = write("unpriced.yaml", "apiVersion: quotadeck/v1\ncharge: used\nidle: shown\n");
        const auto reported = report({log, "--definition", unpriced});
        QVERIFY2(reported.exitCode == ExitDone, reported.err.c_str());
        // As for rows by one name, a history has no names of two kinds.
        QCOMPARE(report({recordedAndKept().second, "--rows", "user-and-queue"}).exitCode, int(ExitInput));
    }

    void theDefinitionOfTheDocumentIsRead()
    {
        QFile page(QStringLiteral(QUOTADECK_RESOURCES "/docs/reports.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        const qsizetype begin = text.indexOf(QStringLiteral("apiVersion: quotadeck/v1"));
        QVERIFY(begin > 0);
        const QString list = text.mid(begin).section(QStringLiteral("```"), 0, 0);
        const auto definition = usage::ReportDefinition::read(list.toStdString(), "reports.md");
        QVERIFY2(definition.has_value(), definition ? "" : definition.error().where.c_str());
        QVERIFY(definition->period == usage::PeriodWord::LastMonth);
        QVERIFY(!definition->filter.isEmpty());
    }

    void whatIsNoFilterIsRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("key") << QStringList{QStringLiteral("--where"), QStringLiteral("team=a")}
                             << "--where: unknown key \"team\": use one of queue, user, " << int(ExitUsage);
        QTest::newRow("tag without rows by tag")
            << QStringList{QStringLiteral("--where"), QStringLiteral("tag=a")}
            << "--where: tag=NAME is of the tag of the rows: it requires --rows tag=KEY" << int(ExitUsage);
        QTest::newRow("what a log does not know")
            << QStringList{QStringLiteral("--where"), QStringLiteral("group=a")}
            << "the source does not say to which group amounts belong" << int(ExitInput);
    }

    void whatIsNoFilterIsRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, message);
        QFETCH(int, exitCode);
        std::vector<std::string> all{"-"};
        for (const QString& word : words)
            all.push_back(word.toStdString());
        const auto outcome = report(all, kLines);
        QCOMPARE(outcome.exitCode, exitCode);
        QVERIFY2(QString::fromStdString(outcome.err).contains(message), outcome.err.c_str());
        QCOMPARE(outcome.out, std::string());
    }

    void whatContradictsItselfIsRefused()
    {
        const auto& [recording, kept] = recordedAndKept();
        const std::string log = write("c.log", kLines);
        for (const std::vector<std::string>& words :
             {std::vector<std::string>{log, recording},
              {recording, log},
              {kept, recording},
              {log, "--partition", "default"},
              {log, "--until", "5m"},
              {log, "--seed", "2"},
              {log, "--longest-gap", "1m"},
              {log, "--history-source", "x"},
              {log, "--charge", "used"},
              {log, "--rows", "tag="},
              {log, "--rows", "queues"},
              {log, "--last", "0d"},
              {log, "--last", "1d", "--from", "2023-05-30"},
              {log, "--from", "2023-05-31", "--to", "2023-05-30"},
              {"-", "-"},
              {recording, "--prices", prices(), "--charge", "larger", "--rows", "user"}})
            QCOMPARE(report(words, kLines).exitCode, int(ExitUsage));
        QCOMPARE(report({log, "--rows", "group"}).exitCode, int(ExitInput));
        QCOMPARE(report({log, "--prices", prices(), "--charge", "larger"}).exitCode, int(ExitInput));
        QCOMPARE(report({recording, "--partition", "other"}).exitCode, int(ExitInput));
        const std::string wrong
            = write("wrong.yaml", "currency: EUR\nprices:\n- {resource: vcore, per: x}\n");
        const auto outcome = report({log, "--prices", wrong});
        QCOMPARE(outcome.exitCode, int(ExitInput));
        QVERIFY(outcome.err.find(wrong + ":3:3: ") != std::string::npos);
    }

    void thePriceListOfTheDocumentIsRead()
    {
        QFile page(QStringLiteral(QUOTADECK_RESOURCES "/docs/reports.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        const QString list
            = text.section(QStringLiteral("```yaml\n"), 1).section(QStringLiteral("```"), 0, 0);
        const auto table = usage::PriceTable::read(list.toStdString(), "reports.md", usage::Calendar());
        QVERIFY2(table.has_value(), table ? "" : table.error().where.c_str());
        QCOMPARE(table->currency(), std::string("EUR"));
        QCOMPARE(table->prices().size(), std::size_t{4});
        QCOMPARE(table->changes().size(), std::size_t{1});
    }
};

QUOTADECK_TEST(TestReportCommand, QCoreApplication)
} // namespace tst_reportcommand

#include "tst_reportcommand.moc"
