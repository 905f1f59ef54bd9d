// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/reportoptions.h"
#include "app/commands/commandconnection.h"
#include "app/commands/readhistory.h"
#include "app/history/consumptionstore.h"
#include "app/window/scenarios.h"
#include "core/usage/report.h"
#include "models/common/celltext.h"
#include "models/reports/reportsession.h"
#include "models/reports/reporttablemodel.h"
#include "tests/app/workspacetest.h"
#include "tests/support/filebytes.h"
#include "tests/support/postgresserver.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/export/pdfpages.h"
#include "ui/reports/reportchart.h"
#include "ui/reports/reportspage.h"
#include "ui/reports/storedialog.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/treetable.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QMap>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <optional>
#include <sstream>
#include <stop_token>
#include <utility>

namespace tst_reportspage {
using namespace quotadeck;
using app::Workspace;
using models::ReportTableModel;

namespace {
constexpr auto kSummary
    = "YK_APP_SUMMARY: {ApplicationID: b, SubmissionTime: 1685487033533, StartTime: 1685487035535, "
      "FinishTime: "
      "1685488714483, User: ann, Queue: root.other, State: Completed, RmID: cluster-A, ResourceUsage: "
      "TrackedResource{instType1:vcore=7200000}, PreemptedResource: TrackedResource{}, PlaceholderResource: "
      "TrackedResource{}}\n";

ui::ReportsPage* pageOf(Workspace& workspace)
{
    return workspace.window().findChild<ui::ReportsPage*>();
}

/// The texts of @p column, from top to bottom.
QStringList texts(ui::ReportsPage& page, int column)
{
    const auto* table = test::viewOf<ui::TreeTable>(page, "Report");
    QStringList all;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        all << table->model()->index(row, column).data().toString();
    return all;
}

QString pdfText(const QString& path)
{
    QProcess program;
    program.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    if (!program.waitForFinished() || program.exitCode() != 0)
        return program.errorString();
    return QString::fromUtf8(program.readAllStandardOutput());
}

/// Chooses @p index as a user does.
void choose(ui::ReportsPage& page, const char* name, int index)
{
    auto* choice = test::viewOf<QComboBox>(page, name);
    choice->setCurrentIndex(index);
    Q_EMIT choice->activated(index);
}

/// An hour of 2026-11-02 in which @p user held cores in two queues.
usage::Portion portionOfHour(int hour, const char* user)
{
    constexpr std::int64_t kDay = 1'793'577'600; // 2026-11-02T00:00:00Z
    usage::Portion portion;
    portion.partition = "default";
    portion.time = {usage::Seconds(kDay + hour * 3600), usage::Seconds(kDay + hour * 3600 + 3600)};
    portion.guarantees = usage::Knowledge::None;
    for (const char* const queue : {"root.a", "root.b"}) {
        usage::Subject subject;
        subject[usage::Dimension::User] = user;
        subject[usage::Dimension::Queue] = queue;
        portion.amounts[subject][{usage::Account::Used, ResourceType("vcore")}] = 3'600'000 * (hour + 1);
    }
    portion.capacity[ResourceType("vcore")] = usage::Amount{3'600'000} * 100;
    return portion;
}

constexpr int kSecondsOfDay = 86'400;
constexpr auto kMeasure = "Amount in the chart";

/// @p cores on 1970-01-01, of ann; nothing: the source does not say how many.
usage::Record coresOf(const char* queue, usage::Account account, std::optional<int> cores)
{
    usage::Subject subject;
    subject[usage::Dimension::Queue] = queue;
    if (usage::isHeld(account))
        subject[usage::Dimension::User] = "ann";
    usage::Record record{std::make_shared<const usage::Subject>(subject),
                         account,
                         ResourceType("vcore"),
                         {usage::Seconds(0), usage::Seconds(kSecondsOfDay)},
                         std::nullopt};
    record.isKnown = cores.has_value();
    if (cores)
        record.amount = usage::Amount{*cores} * 1000 * kSecondsOfDay;
    return record;
}

/// A day that was covered and two that were not; nothing is known of what was pending, and not all of what was above.
models::LedgerReading aDayOfThree()
{
    using usage::Account;
    models::LedgerReading reading;
    reading.source = "test";
    reading.extent = usage::Period{usage::Seconds(0), usage::Seconds(3 * kSecondsOfDay)};
    reading.ledger.records = {coresOf("root.a", Account::Used, 2),
                              coresOf("root.b", Account::Used, 1),
                              coresOf("root.c", Account::Used, std::nullopt),
                              coresOf("root.d", Account::Used, std::nullopt),
                              coresOf("root.b", Account::Guaranteed, 3),
                              coresOf("root.b", Account::Idle, 2),
                              coresOf("root.a", Account::Above, 2)};
    reading.ledger.covered = {{{usage::Seconds(0), usage::Seconds(kSecondsOfDay)}}};
    for (const Account account : {Account::Used, Account::Guaranteed, Account::Idle})
        reading.ledger.known[static_cast<std::size_t>(account)] = usage::Knowledge::All;
    reading.ledger.known[static_cast<std::size_t>(Account::Above)] = usage::Knowledge::Part;
    return reading;
}

models::LedgerSource always(models::LedgerReading reading)
{
    return [reading = std::move(reading)](const models::ReportQuestion&) -> models::LedgerRead {
        return [reading](std::stop_token) { return Result<models::LedgerReading>(reading); };
    };
}

/// What a screen reader reads of the chart.
QString spokenChart(const ui::ReportsPage& page)
{
    return page.findChild<ui::ReportChart*>()->accessibleDescription();
}

QStringList itemsOf(const QComboBox& choice)
{
    QStringList texts;
    for (int i = 0; i < choice.count(); ++i)
        texts << choice.itemText(i);
    return texts;
}

/// Whether @p image has a color, and not only gray, between @p left and @p right and above its labels.
bool hasColor(const QImage& image, int left, int right)
{
    for (int x = left; x < right; ++x) {
        for (int y = image.height() / 5; y < image.height() * 7 / 10; ++y) {
            if (image.pixelColor(x, y).hsvSaturation() > 100)
                return true;
        }
    }
    return false;
}

/// Whether anything is painted there on the background, which is that of the first pixel.
bool isPainted(const QImage& image, int left, int right)
{
    for (int x = left; x < right; ++x) {
        for (int y = image.height() / 5; y < image.height() * 7 / 10; ++y) {
            if (image.pixel(x, y) != image.pixel(0, 0))
                return true;
        }
    }
    return false;
}

/// Two clusters, berlin of ann and bob, tokyo of eve.
void fillStore(const connect::StoreAddress& address, const std::string& password)
{
    const auto store = history::ConsumptionStore::open(address, password);
    if (!store)
        qFatal("%s: %s", store.error().where.c_str(), store.error().message.english().c_str());
    for (int hour = 0; hour < 4; ++hour) {
        const auto berlin = portionOfHour(hour, hour % 2 == 0 ? "ann" : "bob");
        const auto tokyo = portionOfHour(hour, "eve");
        if (!(*store)->write("berlin", QStringLiteral("a-run"), berlin)
            || !(*store)->write("tokyo", QStringLiteral("a-run"), tokyo))
            qFatal("not written");
    }
}

/// What `quotadeck report` prints.
QByteArray printed(const cli::ReportOptions& options)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int exitCode = cli::runReport(
        options, {app::loadScenario, {}, app::readHistory, {}, app::readStore, {}, app::readFinishedOnce},
        {in, out, err});
    if (exitCode != cli::ExitDone)
        qFatal("%s", err.str().c_str());
    return QByteArray::fromStdString(out.str());
}

bool isProblemShown(const ui::ReportsPage& page, const QString& start)
{
    const auto labels = page.findChildren<ui::ElidedLabel*>();
    return std::ranges::any_of(labels, [&start](const ui::ElidedLabel* label) {
        return label->isVisible() && label->text().startsWith(start);
    });
}
} // namespace

class TestReportsPage : public test::WorkspaceTest
{
    Q_OBJECT

    QString writeFile(const char* name, const QByteArray& text) const
    {
        const QString path = m_dir->filePath(QLatin1String(name));
        test::writeBytes(path, text);
        return path;
    }
    static cli::WindowOptions simulation()
    {
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
        return options;
    }
    /// Until data is shown, on the page of reports.
    [[nodiscard]] static bool startReports(Workspace& workspace, cli::WindowOptions options)
    {
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        options.page = "reports";
        workspace.start(options);
        workspace.window().show();
        return QTest::qWaitFor([&shown] { return !shown.isEmpty(); }, test::kLongestWait);
    }

private Q_SLOTS:
    void init() { prepare(); }

    /// One command from any page.
    void whoUsesWhatNowIsOneCommand()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        workspace.start(simulation());
        workspace.window().show();
        QTRY_COMPARE(shown.count(), 1);
        workspace.window().showPage(QStringLiteral("nodes"));
        auto* command = workspace.window().findChild<QAction*>(QStringLiteral("whoUsesWhat"));
        QVERIFY(command && command->isVisible());
        command->trigger();
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("reports"));
        ui::ReportsPage& page = *pageOf(workspace);
        QTRY_VERIFY(!texts(page, ReportTableModel::NameColumn).isEmpty());
        for (const QString& queue : texts(page, ReportTableModel::QueueColumn))
            QVERIFY2(queue.startsWith(u"root.") || queue == u"(unknown)", qPrintable(queue));
        QVERIFY(!test::viewOf<QComboBox>(page, "Period")->isEnabled()); // a moment has no period

        auto* chart = page.findChild<ui::ReportChart*>();
        const QImage picture = chart->grab().toImage();
        chart->setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(chart->grab().toImage(), picture); // no text goes out of the chart
    }

    /// The hour of a moment did not happen: nobody can be charged for it.
    void usageNowIsNotExportedAsCharges()
    {
        const QString prices
            = writeFile("prices.yaml", "currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 0.25}\n");
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QVERIFY(startReports(workspace, simulation()));
        ui::ReportsPage& page = *pageOf(workspace);
        page.showView({{QStringLiteral("question"),
                        QVariantMap{{QStringLiteral("source"), QStringLiteral("now")},
                                    {QStringLiteral("rows"), QStringLiteral("user")},
                                    {QStringLiteral("prices"), prices}}}});
        QTRY_VERIFY(!texts(page, ReportTableModel::CostColumn).filter(QStringLiteral(".")).isEmpty());
        page.findChild<QAction*>(QStringLiteral("exportReport"))->trigger();
        auto* dialog = page.findChild<QFileDialog*>();
        QVERIFY(dialog);
        QVERIFY(!dialog->nameFilters().filter(QStringLiteral("CSV"), Qt::CaseInsensitive).isEmpty());
        QVERIFY(dialog->nameFilters().filter(QStringLiteral("FOCUS")).isEmpty());
        dialog->reject();

        QSignalSpy failed(&page, &ui::ReportsPage::failed);
        const QString path = m_dir->filePath(QStringLiteral("now.focus.csv"));
        page.writeReport(path);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!QFile::exists(path));
    }

    void theChartShowsTheChosenAmount()
    {
        models::ReportSession session(nullptr, usage::Calendar());
        session.setSource(models::ReportSourceKind::History, always(aDayOfThree()));
        ui::ReportsPage page(&session);
        page.show();
        const auto* measure = test::viewOf<QComboBox>(page, kMeasure);
        QVERIFY(measure && !measure->isEnabled());
        QVERIFY(measure->focusPolicy() & Qt::TabFocus);
        QVERIFY(!measure->whatsThis().isEmpty());
        QVariantMap question{{QStringLiteral("source"), QStringLiteral("history")}};
        page.showView({{QStringLiteral("question"), question}});
        QTRY_COMPARE(itemsOf(*measure),
                     (QStringList{QStringLiteral("Held"), QStringLiteral("Guaranteed"),
                                  QStringLiteral("Idle"), QStringLiteral("Above guaranteed")}));
        QCOMPARE(measure->currentText(), QStringLiteral("Held"));
        QCOMPARE(spokenChart(page),
                 QStringLiteral("root.a: 48.00 core h; root.b: 24.00 core h; 2 rows unknown"));

        QTest::keyClick(test::viewOf<QComboBox>(page, kMeasure), Qt::Key_Down);
        QCOMPARE(measure->currentText(), QStringLiteral("Guaranteed"));
        QCOMPARE(spokenChart(page), QStringLiteral("root.b: 72.00 core h"));
        choose(page, kMeasure, 2);
        QCOMPARE(spokenChart(page), QStringLiteral("root.b: 48.00 core h"));
        QCOMPARE(page.findChild<ui::ReportChart*>()->accessibleName(),
                 QStringLiteral("Chart of the report: Idle"));
        choose(page, kMeasure, 3);
        QCOMPARE(spokenChart(page), QStringLiteral("root.a: ≥ 48.00 core h; 3 rows unknown"));

        question.insert(
            QStringLiteral("prices"),
            writeFile("prices.yaml", "currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 0.25}\n"));
        page.showView({{QStringLiteral("question"), question}});
        QTRY_COMPARE(measure->count(), 5);
        QCOMPARE(measure->itemText(4), QStringLiteral("Cost"));
        choose(page, kMeasure, 4);
        QCOMPARE(spokenChart(page),
                 QStringLiteral("root.a: 12.00 EUR; Idle of guaranteed: 12.00 EUR; root.b: 6.00 EUR; "
                                "2 rows unknown"));
    }

    void theAmountOfTheChartIsRemembered()
    {
        models::ReportSession session(nullptr, usage::Calendar());
        session.setSource(models::ReportSourceKind::History, always(aDayOfThree()));
        ui::ReportsPage page(&session);
        page.show();
        const auto* measure = test::viewOf<QComboBox>(page, kMeasure);
        page.showView({{QStringLiteral("question"),
                        QVariantMap{{QStringLiteral("source"), QStringLiteral("history")}}}});
        QTRY_COMPARE(measure->count(), 4);
        choose(page, kMeasure, 3);
        const QVariantMap view = page.view();
        const QVariantMap state = page.saveState();

        ui::ReportsPage next(&session);
        next.restoreState(state);
        QCOMPARE(test::viewOf<QComboBox>(next, kMeasure)->currentText(), QStringLiteral("Above guaranteed"));
        choose(page, kMeasure, 0);
        page.showView(view);
        QCOMPARE(measure->currentText(), QStringLiteral("Above guaranteed"));

        // Users have no guarantees: the choice comes back with the queues.
        choose(page, "Rows", static_cast<int>(models::ReportRows::User));
        QTRY_COMPARE(itemsOf(*measure), QStringList{QStringLiteral("Held")});
        QCOMPARE(spokenChart(page), QStringLiteral("ann: ≥ 72.00 core h"));
        choose(page, "Rows", static_cast<int>(models::ReportRows::Queue));
        QTRY_COMPARE(measure->currentText(), QStringLiteral("Above guaranteed"));
        page.showView({{QStringLiteral("preset"), QStringLiteral("now")}});
        QCOMPARE(page.view().value(QStringLiteral("chart")).toString(), QStringLiteral("held"));
    }

    void whatIsNotCoveredIsAGapOfTheChart()
    {
        models::ReportSession session(nullptr, usage::Calendar());
        session.setSource(models::ReportSourceKind::History, always(aDayOfThree()));
        session.setWatched(true);
        models::ReportQuestion question;
        question.source = models::ReportSourceKind::History;
        question.columns = usage::Step::Day;
        session.ask(question);
        QTRY_VERIFY(session.made());
        ui::ReportChart chart;
        chart.resize(900, 200);
        chart.setReport(session.made().get(), session.type(), models::ReportMeasure::Held);
        QCOMPARE(chart.accessibleDescription(),
                 QStringLiteral("root.a: 48.00 core h; root.b: 24.00 core h; 2 rows unknown; "
                                "2 columns unknown"));
        const QImage picture = chart.grab().toImage().convertToFormat(QImage::Format_RGB32);
        QVERIFY(hasColor(picture, picture.width() / 10, picture.width() * 3 / 10));
        QVERIFY(!hasColor(picture, picture.width() * 35 / 100, picture.width() * 7 / 10));
        QVERIFY(isPainted(picture, picture.width() * 35 / 100, picture.width() * 7 / 10)); // hatched

        chart.setReport(session.made().get(), session.type(), models::ReportMeasure::Pending);
        QVERIFY2(chart.accessibleDescription().startsWith(QStringLiteral("No known amount above 0")),
                 qPrintable(chart.accessibleDescription()));
        chart.setReport(nullptr, {}, models::ReportMeasure::Held);
        QCOMPARE(chart.accessibleDescription(), QString());
    }

    void theChartHasTheNumbersOfTheTable()
    {
        const auto made = [](const models::LedgerReading& reading) {
            models::ReportQuestion question;
            question.source = models::ReportSourceKind::History;
            question.columns = usage::Step::Day;
            return models::makeReport(question, reading, {}, usage::Calendar());
        };
        const ResourceType cores("vcore");
        models::LedgerReading reading = aDayOfThree();
        reading.ledger.records[0].amount = usage::Amount{4 * 3600}; // 0.004 cores for an hour
        reading.ledger.records[6].amount = usage::Amount{1'999 * 3600}; // and not all is known
        const auto small = made(reading);
        QVERIFY(small.has_value());
        ui::ReportChart chart;
        chart.setReport(small->get(), cores, models::ReportMeasure::Held);
        QVERIFY2(chart.accessibleDescription().contains(QStringLiteral("root.a: <0.01 core h")),
                 qPrintable(chart.accessibleDescription()));
        chart.setReport(small->get(), cores, models::ReportMeasure::Above);
        QVERIFY2(chart.accessibleDescription().startsWith(QStringLiteral("root.a: ≥ 1.99 core h")),
                 qPrintable(chart.accessibleDescription()));

        reading.ledger.records.clear(); // nobody held anything on the day that is covered
        const auto empty = made(reading);
        QVERIFY(empty.has_value());
        chart.setReport(empty->get(), cores, models::ReportMeasure::Held);
        QCOMPARE(chart.accessibleDescription(), QStringLiteral("No amount above 0; 2 columns unknown"));
    }

    /// In the list of pages no two look alike.
    void everyPageHasItsOwnIcon()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.window().showPage(QStringLiteral("reports"));
        QMap<ui::Icon, QString> pages;
        for (const ui::Page* const page : workspace.window().findChildren<ui::Page*>()) {
            QVERIFY2(!pages.contains(page->railIcon()),
                     qPrintable(page->id() + u' ' + pages.value(page->railIcon())));
            pages.insert(page->railIcon(), page->id());
        }
        QCOMPARE(pageOf(workspace)->railIcon(), ui::Icon::Reports);
    }

    void aLogIsReportedExportedAndSavedAsAView()
    {
        const QString log = writeFile("scheduler.log", kSummary);
        const QString prices
            = writeFile("prices.yaml", "currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 0.25}\n");
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.window().show();
        workspace.window().showPage(QStringLiteral("reports"));
        ui::ReportsPage& page = *pageOf(workspace);
        const QVariantMap question{{QStringLiteral("source"), QStringLiteral("log")},
                                   {QStringLiteral("logFile"), log},
                                   {QStringLiteral("rows"), QStringLiteral("user")},
                                   {QStringLiteral("prices"), prices}};
        page.showView({{QStringLiteral("question"), question}});
        QTRY_COMPARE(texts(page, ReportTableModel::NameColumn), QStringList{QStringLiteral("ann")});
        QCOMPARE(texts(page, ReportTableModel::HeldColumn), QStringList{QStringLiteral("2.00")});
        QCOMPARE(texts(page, ReportTableModel::CostColumn), QStringList{QStringLiteral("0.50")});
        const QVariantMap saved = page.view().value(QStringLiteral("question")).toMap();
        for (auto entry = question.begin(); entry != question.end(); ++entry)
            QCOMPARE(saved.value(entry.key()), entry.value());

        QSignalSpy written(&page, &ui::ReportsPage::written);
        const auto content = [&](const char* name) {
            const QString path = m_dir->filePath(QLatin1String(name));
            page.writeReport(path);
            [&] { QTRY_COMPARE(written.count(), 1); }();
            written.clear();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(content("r.csv").contains("ann"));
        QVERIFY(content("r.json").startsWith("{"));
        QVERIFY(content("r.md").startsWith("# Consumption by user"));
        QVERIFY(content("r.html").contains("<h1>Consumption by user</h1>"));
        QVERIFY(content("r.focus.csv").contains("BilledCost"));
        QVERIFY(content("r.pdf").startsWith("%PDF-"));
        const QString text = pdfText(m_dir->filePath(QStringLiteral("r.pdf")));
        QVERIFY2(text.contains(u"Consumption by user") && text.contains(u"ann") && text.contains(u"0.50")
                     && text.contains(u"Page 1 of 1"),
                 qPrintable(text));
        QSignalSpy failed(&page, &ui::ReportsPage::failed);
        page.writeReport(m_dir->filePath(QStringLiteral("r.docx")));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!QFile::exists(m_dir->filePath(QStringLiteral("r.docx"))));
    }

    /// The same as `quotadeck report --definition` says.
    void whatIsAskedForIsSavedAsADefinitionAndOpened()
    {
        const QString log = writeFile("scheduler.log",
                                      QByteArray(kSummary)
                                          + QByteArray(kSummary)
                                                .replace("User: ann", "User: bob")
                                                .replace("ApplicationID: b", "ApplicationID: c"));
        const QString prices
            = writeFile("prices.yaml", "currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 0.25}\n");
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.window().show();
        workspace.window().showPage(QStringLiteral("reports"));
        ui::ReportsPage& page = *pageOf(workspace);
        page.showView({{QStringLiteral("question"),
                        QVariantMap{{QStringLiteral("source"), QStringLiteral("log")},
                                    {QStringLiteral("logFile"), log},
                                    {QStringLiteral("rows"), QStringLiteral("user")},
                                    {QStringLiteral("prices"), prices}}}});
        QTRY_COMPARE(texts(page, ReportTableModel::NameColumn).size(), 2);
        auto* only = test::viewOf<QLineEdit>(page, "Only");
        only->setText(QStringLiteral("user=bob"));
        Q_EMIT only->editingFinished();
        QTRY_COMPARE(texts(page, ReportTableModel::NameColumn), QStringList{QStringLiteral("bob")});

        QStringList notices;
        const QObject context;
        connect(&page, &ui::ReportsPage::noticeRequested, &context,
                [&notices](models::RowState, const QString& text) { notices << text; });
        QSignalSpy written(&page, &ui::ReportsPage::written);
        const QString definition = m_dir->filePath(QStringLiteral("bob.yaml"));
        page.writeDefinition(definition);
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(notices.value(0).startsWith(QStringLiteral("Saved to ")));
        const QString csv = m_dir->filePath(QStringLiteral("bob.csv"));
        page.writeReport(csv);
        QTRY_COMPARE(written.count(), 2);
        cli::ReportOptions options;
        options.sources = {log.toStdString()};
        options.definitionFile = definition.toStdString();
        options.format = usage::ReportFormat::Csv;
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        const cli::ReportSources sources{
            app::loadScenario,
            [](const std::string&, const cli::SampleVisitor&) { return Result<bool>(false); },
            app::readHistory,
            {}};
        QCOMPARE(cli::runReport(options, sources, {in, out, err}), int(cli::ExitDone));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray::fromStdString(out.str()));

        only->setText({});
        Q_EMIT only->editingFinished();
        QTRY_COMPARE(texts(page, ReportTableModel::NameColumn).size(), 2);
        page.openDefinition(definition);
        QTRY_COMPARE(texts(page, ReportTableModel::NameColumn), QStringList{QStringLiteral("bob")});
        QCOMPARE(only->text(), QStringLiteral("user=bob"));

        QSignalSpy failed(&page, &ui::ReportsPage::failed);
        page.openDefinition(writeFile("wrong.yaml", "apiVersion: quotadeck/v1\nrow: user\n"));
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(only->text(), QStringLiteral("user=bob"));

        // What could not be opened is not written.
        const QVariantMap ofTag{
            {QStringLiteral("source"), QStringLiteral("log")},
            {QStringLiteral("logFile"), log},
            {QStringLiteral("rows"), QStringLiteral("tag")},
            {QStringLiteral("where"), QString(QStringLiteral("user=") + QString(40'000, u'x'))}};
        page.showView({{QStringLiteral("question"), ofTag}});
        QCOMPARE(only->text().size(), 40'005);
        const QString broken = m_dir->filePath(QStringLiteral("broken.yaml"));
        page.writeDefinition(broken);
        QTRY_COMPARE(failed.count(), 2);
        QVERIFY(!QFile::exists(broken));
        QVERIFY2(notices.constLast().contains(QStringLiteral("tag=KEY")), qPrintable(notices.constLast()));
    }

    void whatIsMissingIsSaid()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.window().show();
        workspace.window().showPage(QStringLiteral("reports"));
        ui::ReportsPage& page = *pageOf(workspace);
        const auto* placeholder = page.findChild<ui::Placeholder*>();
        page.showView({{QStringLiteral("question"),
                        QVariantMap{{QStringLiteral("source"), QStringLiteral("recording")}}}});
        QTRY_COMPARE(placeholder->title(), QStringLiteral("No recording is open"));
        page.showView(
            {{QStringLiteral("question"),
              QVariantMap{{QStringLiteral("source"), QStringLiteral("log")},
                          {QStringLiteral("logFile"), writeFile("other.log", "nothing of it\n")}}}});
        QTRY_COMPARE(placeholder->title(), QStringLiteral("The report cannot be made"));
        QVERIFY(placeholder->isVisible());
    }

    void aStoreIsReportedAsByTheCommand_data()
    {
        QTest::addColumn<bool>("isServer");
        QTest::newRow("SQLite") << false;
        QTest::newRow("PostgreSQL") << true;
    }
    void aStoreIsReportedAsByTheCommand()
    {
        QFETCH(bool, isServer);
        std::optional<testing::PostgresServer> server;
        std::string text = m_dir->filePath(QStringLiteral("usage.sqlite")).toStdString();
        if (isServer) {
            const QString error = server.emplace().start();
            QVERIFY2(error.isEmpty(), qPrintable(error));
            text = server->address();
        }
        fillStore(connect::readStoreAddress(text).value(),
                  isServer ? testing::PostgresServer::kPassword : "");
        const QString passwordFile = isServer ? QString::fromStdString(server->passwordFile()) : QString();

        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.window().show();
        workspace.window().showPage(QStringLiteral("reports"));
        ui::ReportsPage& page = *pageOf(workspace);
        choose(page, "Source", static_cast<int>(models::ReportSourceKind::Store));
        auto* dialog = page.findChild<ui::StoreDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        const auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        auto* address = test::viewOf<QLineEdit>(*dialog, "Address");
        address->setText(QStringLiteral("postgresql://ann:7r4n@db.example/usage"));
        QVERIFY(!ok->isEnabled());
        const QString problem = dialog->findChild<ui::StateLabel*>()->text();
        QVERIFY(problem.contains(u"has no password") && !problem.contains(u"7r4n"));
        address->setText(QStringLiteral("host=db user=ann PASSWORD=7r4n dbname=usage"));
        QVERIFY(!ok->isEnabled());
        address->setText(QString::fromStdString(text));
        QVERIFY(ok->isEnabled());
        auto* password = test::viewOf<QLineEdit>(*dialog, "Password file");
        QCOMPARE(password->isEnabled(), isServer);
        password->setText(passwordFile);
        dialog->accept();

        // The store has two clusters, of which none is taken without being chosen.
        const auto* placeholder = page.findChild<ui::Placeholder*>();
        QTRY_COMPARE(placeholder->title(), QStringLiteral("The report cannot be made"));
        const auto* cluster = test::viewOf<QComboBox>(page, "Cluster");
        QTRY_COMPARE(cluster->count(), 3);
        QCOMPARE(cluster->itemText(0), QStringLiteral("Choose…"));
        QCOMPARE(cluster->itemText(1), QStringLiteral("berlin (default)"));
        QCOMPARE(cluster->itemText(2), QStringLiteral("tokyo (default)"));
        choose(page, "Cluster", 1);
        choose(page, "Rows", static_cast<int>(models::ReportRows::User));
        choose(page, "Columns", static_cast<int>(usage::Step::Hour));
        const auto* rows = test::viewOf<ui::TreeTable>(page, "Report")->model();
        QTRY_VERIFY(texts(page, ReportTableModel::NameColumn).contains(QStringLiteral("ann"))
                    && rows->rowCount(rows->index(0, 0)) > 1);
        QCOMPARE(texts(page, ReportTableModel::NameColumn).size(), 2);
        QCOMPARE(cluster->currentText(), QStringLiteral("berlin (default)"));
        QCOMPARE(cluster->count(), 2);

        cli::ReportOptions options;
        options.store = text;
        options.passwordFile = passwordFile.toStdString();
        options.cluster = "berlin";
        options.rows = {usage::Dimension::User};
        options.columns = usage::Step::Hour;
        options.zone = models::localCalendar().zoneName();
        options.format = usage::ReportFormat::Csv;
        const QByteArray ofCommand = printed(options);
        QVERIFY(ofCommand.contains("ann") && ofCommand.contains("bob") && !ofCommand.contains("eve"));
        QSignalSpy written(&page, &ui::ReportsPage::written);
        const QString path = m_dir->filePath(QStringLiteral("report.csv"));
        page.writeReport(path);
        QTRY_COMPARE(written.count(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), ofCommand);

        // A part of the time, which alone is read, with the same figures.
        choose(page, "Period", static_cast<int>(models::ReportPeriod::FromTo));
        const auto enter = [&page](const char* name, const char* time) {
            auto* field = test::viewOf<QLineEdit>(page, name);
            field->setText(QLatin1String(time));
            Q_EMIT field->editingFinished();
        };
        enter("From", "2026-11-02T01:00Z");
        enter("To", "2026-11-02T02:00Z");
        QTRY_COMPARE(texts(page, ReportTableModel::NameColumn), QStringList{QStringLiteral("bob")});
        options.from = "2026-11-02T01:00Z";
        options.to = "2026-11-02T02:00Z";
        written.clear();
        page.writeReport(path);
        QTRY_COMPARE(written.count(), 1);
        QFile part(path);
        QVERIFY(part.open(QIODevice::ReadOnly));
        QCOMPARE(part.readAll(), printed(options));

        // A FOCUS file has more dimensions than the rows of the report.
        const QString prices
            = writeFile("prices.yaml", "currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 0.25}\n");
        QVariantMap priced = page.saveState().value(QStringLiteral("question")).toMap();
        priced.insert(QStringLiteral("prices"), prices);
        page.showView({{QStringLiteral("question"), priced}});
        options.priceFile = prices.toStdString();
        options.format = usage::ReportFormat::Focus;
        options.rows.clear(); // FOCUS has its own
        const QByteArray focus = printed(options);
        QVERIFY(focus.contains("root.a") && focus.contains("root.b"));
        written.clear();
        const QString focusPath = m_dir->filePath(QStringLiteral("part.focus.csv"));
        QTRY_COMPARE(texts(page, ReportTableModel::CostColumn), QStringList{QStringLiteral("1.00")});
        page.writeReport(focusPath);
        QTRY_COMPARE(written.count(), 1);
        QFile focusFile(focusPath);
        QVERIFY(focusFile.open(QIODevice::ReadOnly));
        QCOMPARE(focusFile.readAll(), focus);

        // The next window asks for the same.
        const QVariantMap saved = page.saveState().value(QStringLiteral("question")).toMap();
        QCOMPARE(saved.value(QStringLiteral("store")).toString(), QString::fromStdString(text));
        QCOMPARE(saved.value(QStringLiteral("cluster")).toString(), QStringLiteral("berlin"));
        QCOMPARE(saved.value(QStringLiteral("passwordFile")).toString(), passwordFile);
        page.showView({{QStringLiteral("preset"), QStringLiteral("now")}});
        QCOMPARE(page.saveState().value(QStringLiteral("question")).toMap().value(QStringLiteral("store")),
                 saved.value(QStringLiteral("store"))); // is not entered again
    }

    void theLastReportStaysWhenTheStoreCannotBeRead()
    {
        const QString path = m_dir->filePath(QStringLiteral("usage.sqlite"));
        fillStore(connect::readStoreAddress(path.toStdString()).value(), "");
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.window().show();
        workspace.window().showPage(QStringLiteral("reports"));
        ui::ReportsPage& page = *pageOf(workspace);
        QVariantMap question{{QStringLiteral("source"), QStringLiteral("store")},
                             {QStringLiteral("store"), path},
                             {QStringLiteral("cluster"), QStringLiteral("tokyo")},
                             {QStringLiteral("rows"), QStringLiteral("user")}};
        page.showView({{QStringLiteral("question"), question}});
        QTRY_COMPARE(texts(page, ReportTableModel::NameColumn), QStringList{QStringLiteral("eve")});

        QVERIFY(QFile::rename(path, path + QStringLiteral(".moved")));
        question.insert(QStringLiteral("rows"), QStringLiteral("queue"));
        page.showView({{QStringLiteral("question"), question}});
        QTRY_VERIFY(isProblemShown(
            page,
            QStringLiteral("This is the last report that could be made: %1: There is no such file.")
                .arg(path)));
        QCOMPARE(texts(page, ReportTableModel::NameColumn), QStringList{QStringLiteral("eve")});

        QVERIFY(QFile::rename(path + QStringLiteral(".moved"), path));
        question.insert(QStringLiteral("cluster"), QStringLiteral("paris"));
        page.showView({{QStringLiteral("question"), question}});
        QTRY_VERIFY(isProblemShown(
            page,
            QStringLiteral("This is the last report that could be made: %1: the store has nothing of cluster "
                           "paris: choose another cluster")
                .arg(path)));
        const auto* cluster = test::viewOf<QComboBox>(page, "Cluster");
        QCOMPARE(cluster->currentText(), QStringLiteral("paris"));
        choose(page, "Cluster", cluster->findText(QStringLiteral("berlin (default)")));
        QTRY_COMPARE(texts(page, ReportTableModel::NameColumn).size(), 2);
        QVERIFY(!isProblemShown(page, QStringLiteral("This is the last report")));

        question.insert(QStringLiteral("rows"), QStringLiteral("tag"));
        page.showView({{QStringLiteral("question"), question}});
        QTRY_VERIFY(isProblemShown(
            page,
            QStringLiteral("This is the last report that could be made: %1: a store has no tags").arg(path)));
    }

    /// As the command books them; SUM-4: nothing is reported of what eve used.
    void finishedApplicationsAreReportedAsByTheCommand() // REST-15
    {
        testing::ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        testing::Behaviour list;
        const auto application = [](const char* user, const char* history) {
            return QByteArray("{\"applicationID\":\"of-") + user
                + "\",\"queueName\":\"root.a\",\"submissionTime\":1793577600000000000,"
                  "\"finishedTime\":1793581200000000000,\"applicationState\":\"Completed\",\"user\":\""
                + user + "\",\"startTime\":1793577600000,\"resourceHistory\":" + history + '}';
        };
        list.body = '[' + application("ann", "{\"resourceUsage\":{\"m5\":{\"vcore\":18000000}}}") + ','
            + application("bob", "{\"resourceUsage\":{\"m5\":{\"vcore\":7200000}}}") + ','
            + application("eve", "{}") + ']';
        server.set("/ws/v1/partition/default/applications/completed", list);
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::RestSource{{.url = server.url().toStdString()}};
        QVERIFY(startReports(workspace, std::move(options)));
        ui::ReportsPage& page = *pageOf(workspace);
        choose(page, "Rows", static_cast<int>(models::ReportRows::User));
        choose(page, "Source", static_cast<int>(models::ReportSourceKind::Finished));
        QTRY_VERIFY(isProblemShown(page, QStringLiteral("3 finished applications are listed")));
        QStringList users = texts(page, ReportTableModel::NameColumn);
        users.sort();
        QCOMPARE(users, QStringList({QStringLiteral("ann"), QStringLiteral("bob"), QStringLiteral("eve")}));
        const auto held = texts(page, ReportTableModel::HeldColumn);
        QCOMPARE(held.count(models::unsetText()), 1);

        cli::ReportOptions command;
        command.server.url = server.url().toStdString();
        command.rows = {usage::Dimension::User};
        command.zone = models::localCalendar().zoneName();
        command.format = usage::ReportFormat::Csv;
        QSignalSpy written(&page, &ui::ReportsPage::written);
        const QString path = m_dir->filePath(QStringLiteral("report.csv"));
        page.writeReport(path);
        QTRY_COMPARE(written.count(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), printed(command));

        choose(page, "Rows", static_cast<int>(models::ReportRows::Tag));
        QTRY_VERIFY(isProblemShown(
            page, QStringLiteral("This is the last report that could be made: the source does not say")));
        QCOMPARE(texts(page, ReportTableModel::NameColumn).size(), 3);
    }

    void onlyASchedulerListsFinishedApplications()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QVERIFY(startReports(workspace, simulation()));
        ui::ReportsPage& page = *pageOf(workspace);
        const auto* items
            = qobject_cast<QStandardItemModel*>(test::viewOf<QComboBox>(page, "Source")->model());
        QVERIFY(items->item(static_cast<int>(models::ReportSourceKind::Session))->isEnabled());
        const auto* finished = items->item(static_cast<int>(models::ReportSourceKind::Finished));
        QCOMPARE(finished->text(), QStringLiteral("Finished applications"));
        QVERIFY(!finished->isEnabled());
    }

    void finishedApplicationsNeedAScheduler()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.window().show();
        workspace.window().showPage(QStringLiteral("reports"));
        ui::ReportsPage& page = *pageOf(workspace);
        page.showView({{QStringLiteral("question"),
                        QVariantMap{{QStringLiteral("source"), QStringLiteral("finished")}}}});
        QTRY_COMPARE(page.findChild<ui::Placeholder*>()->title(),
                     QStringLiteral("No scheduler is connected"));
    }

    /// The simulator's samples since it was started, with a period and columns.
    void aSimulationIsReportedWhileItRuns()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QVERIFY(startReports(workspace, simulation()));
        ui::ReportsPage& page = *pageOf(workspace);
        choose(page, "Rows", static_cast<int>(models::ReportRows::Queue));
        choose(page, "Source", static_cast<int>(models::ReportSourceKind::Session));
        QTRY_VERIFY(!texts(page, ReportTableModel::NameColumn).filter(QStringLiteral("root.")).isEmpty());
        choose(page, "Period", static_cast<int>(models::ReportPeriod::FromTo));
        auto* from = test::viewOf<QLineEdit>(page, "From");
        QVERIFY(from->isVisible());
        QTest::keyClicks(from, QStringLiteral("soon"));
        QTest::keyClick(from, Qt::Key_Return);
        QTRY_VERIFY(
            isProblemShown(page, QStringLiteral("This is the last report that could be made: from: ")));
        QVERIFY(!texts(page, ReportTableModel::NameColumn).isEmpty()); // the last report stays
    }

    /// Titles of tables are repeated on each page, and each page has its number.
    void aHeadingIsOnThePageOfItsTable()
    {
        int moved = 0;
        for (int rows = 30; rows < 75; ++rows) { // somewhere the page ends below the heading
            std::string html = "<html><body><h1>Long</h1><table><tbody>";
            for (int row = 0; row < rows; ++row)
                html += "<tr><td>first</td></tr>";
            html += "</tbody></table><h2>Heading</h2><table><tbody><tr><td>second</td></tr></tbody></table>"
                    "</body></html>";
            const auto pdf = ui::pdfOfHtml(html);
            QVERIFY(pdf.has_value());
            const QString text = pdfText(writeFile("heading.pdf", QByteArray::fromStdString(*pdf)));
            for (const QString& page : text.split(u'\f', Qt::SkipEmptyParts))
                QCOMPARE(page.contains(u"Heading"), page.contains(u"second"));
            moved += text.count(u'\f') > 1 ? 1 : 0;
        }
        QVERIFY(moved > 0 && moved < 45);
    }

    void pagesHaveTitlesAndNumbers()
    {
        std::string html
            = "<html><head><title>Long</title><style>h1 { color: red }</style></head><body><h1>Long</h1>"
              "<table><thead><tr><th>Queue</th><th>Held</th></tr></thead><tbody>";
        for (int row = 0; row < 200; ++row)
            html += "<tr><td>root.q" + std::to_string(row) + "</td><td>" + std::to_string(row)
                + ".50</td></tr>";
        html += "</tbody></table></body></html>";
        const auto pdf = ui::pdfOfHtml(html);
        QVERIFY(pdf.has_value());
        const QString text = pdfText(writeFile("long.pdf", QByteArray::fromStdString(*pdf)));
        const auto pages = text.split(u'\f', Qt::SkipEmptyParts);
        QVERIFY(pages.size() > 2);
        for (int page = 0; page < pages.size(); ++page) {
            QVERIFY2(pages[page].contains(QStringLiteral("Page %1 of %2").arg(page + 1).arg(pages.size())),
                     qPrintable(pages[page]));
            QVERIFY(pages[page].contains(u"Queue"));
            QVERIFY(pages[page].contains(u"Long"));
        }
        for (int row = 0; row < 200; ++row) // nothing is lost at the edges of pages
            QVERIFY2(text.contains(QRegularExpression(QStringLiteral("root\\.q%1\\s+%1\\.50").arg(row))),
                     qPrintable(QString::number(row)));
        QVERIFY(!text.contains(u"color"));
    }
};

QUOTADECK_TEST(TestReportsPage, QApplication)
} // namespace tst_reportspage

#include "tst_reportspage.moc"
