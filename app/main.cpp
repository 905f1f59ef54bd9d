// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cluster/configserver.h"
#include "app/commands/collectrun.h"
#include "app/commands/commandconnection.h"
#include "app/commands/readhistory.h"
#include "app/commands/servescenario.h"
#include "app/feed/recordedsamples.h"
#include "app/feed/replacedrecording.h"
#include "app/settings/newsoffer.h"
#include "app/settings/translations.h"
#include "app/support/logcapture.h"
#include "app/support/logfile.h"
#include "app/support/supportbundle.h"
#include "app/window/scenarios.h"
#include "app/window/screenshot.h"
#include "app/window/shared.h"
#include "app/window/traycontroller.h"
#include "app/window/windows.h"
#include "app/window/workspace.h"
#include "core/base/version.h"
#include "ui/export/pdfpages.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QSystemTrayIcon>
#include <QTimer>

#include <chrono>
#include <csignal>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <unistd.h>

using namespace quotadeck;

namespace {
/// Enough for every sample that arrived together with the first, and for the layout to settle.
constexpr std::chrono::milliseconds kSettle{600};
/// How long a screenshot waits for a source that still emits its past, which takes long on a busy machine.
constexpr std::chrono::milliseconds kLongestPast{10'000};

template <typename... Visitors>
struct Overloaded : Visitors...
{
    using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

void nameApplication()
{
    QCoreApplication::setApplicationName(QStringLiteral("QuotaDeck"));
    QCoreApplication::setOrganizationName(QStringLiteral("QuotaDeck"));
    QCoreApplication::setApplicationVersion(
        QString::fromUtf8(kVersion.data(), static_cast<qsizetype>(kVersion.size())));
}

/// Calls @p next when the pages are up to date with the source, or after kLongestPast.
void whenUpToDate(app::Workspace& workspace, const std::function<void()>& next)
{
    auto* timer = new QTimer(&workspace);
    const QDeadlineTimer deadline(kLongestPast);
    QObject::connect(timer, &QTimer::timeout, &workspace, [timer, deadline, next, &workspace] {
        if (!workspace.isUpToDate() && !deadline.hasExpired())
            return;
        timer->deleteLater();
        timer->stop();
        next();
    });
    timer->start(kSettle / 10);
}

/// Takes the picture when there is something to see, then ends the process with the code that says how it went.
void takePicture(app::Workspace& workspace, const cli::WindowOptions& options)
{
    const auto shoot = [&workspace, options](int exitCode) {
        const auto saved = app::saveScreenshot(workspace.window(), QSize(options.width, options.height),
                                               QString::fromStdString(options.screenshot));
        if (!saved)
            cli::printError(std::cerr, saved.error());
        QCoreApplication::exit(saved ? exitCode : int(cli::ExitInput));
    };
    // The first occasion decides: a source that is still retrying reports more than one failure.
    const auto isDue = std::make_shared<bool>(false);
    const auto shootSoon = [&workspace, shoot, isDue](int exitCode) {
        if (!std::exchange(*isDue, true))
            whenUpToDate(workspace, [&workspace, shoot, exitCode] {
                QTimer::singleShot(kSettle, &workspace, [shoot, exitCode] { shoot(exitCode); });
            });
    };
    if (options.after) {
        QTimer::singleShot(*options.after, &workspace, [shoot] { shoot(cli::ExitDone); });
        return;
    }
    QObject::connect(&workspace, &app::Workspace::firstDataShown, &workspace,
                     [shootSoon] { shootSoon(cli::ExitDone); });
    QObject::connect(&workspace, &app::Workspace::firstReadFailed, &workspace,
                     [shootSoon](const Error& error) {
                         cli::printError(std::cerr, error);
                         shootSoon(cli::exitCodeFor(error.code));
                     });
    QObject::connect(&workspace.elasticMonitor(), &models::ElasticMonitor::stateChanged, &workspace,
                     [&workspace, shootSoon] {
                         const auto& monitor = workspace.elasticMonitor();
                         if (monitor.kind() == SourceKind::Rest && monitor.state())
                             shootSoon(cli::ExitDone);
                     });
    if (std::holds_alternative<cli::NoSource>(options.source)) {
        if (options.openFile.empty()) {
            shootSoon(cli::ExitDone);
        } else {
            const auto shootDone = [shootSoon] { shootSoon(cli::ExitDone); };
            const auto shootFailed = [shootSoon](const Error& error) {
                cli::printError(std::cerr, error);
                shootSoon(cli::exitCodeFor(error.code));
            };
            QObject::connect(&workspace.session(), &models::ConfigSession::opened, &workspace, shootDone);
            QObject::connect(&workspace.session(), &models::ConfigSession::openFailed, &workspace,
                             shootFailed);
            QObject::connect(&workspace.elasticSession(), &models::ElasticSession::opened, &workspace,
                             shootDone);
            QObject::connect(&workspace.elasticSession(), &models::ElasticSession::openFailed, &workspace,
                             shootFailed);
        }
    }
}

/// Versions up to 0.1 kept the settings in QSettings' own file.
void takeOldSettings(app::SettingsStore& store)
{
    const QSettings old;
    const QStringList keys = old.allKeys();
    for (const QString& key : keys)
        store.setValue(key, old.value(key));
}

/// No source, file, page or theme was named: the user wants to see what there is.
bool asksForNothing(const cli::WindowOptions& options)
{
    return std::holds_alternative<cli::NoSource>(options.source) && options.openFile.empty()
        && options.page.empty() && !options.link && options.theme.empty() && options.textPercent == 0;
}

/// The id of the saved connection that @p options name; empty: none.
Result<QString> connectionOf(const cli::WindowOptions& options, const app::Connections& connections)
{
    const auto* rest = std::get_if<cli::RestSource>(&options.source);
    if (!rest || rest->server.connection.empty())
        return QString();
    return app::savedConnection(connections, rest->server.connection)
        .map([](const connect::Profile& profile) { return QString::fromStdString(profile.id); });
}

int runWindow(const cli::WindowOptions& options, int& argc, char** argv)
{
    const bool isPicture = !options.screenshot.empty();
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        if (!isPicture) {
            std::cerr << "quotadeck: there is no display (DISPLAY and WAYLAND_DISPLAY are empty): use "
                         "--screenshot, or "
                         "one of the subcommands that --help lists\n";
            return cli::ExitUsage;
        }
        qputenv("QT_QPA_PLATFORM", "offscreen"); // a picture needs no screen
    }

    const QApplication application(argc, argv);
    QApplication::setWindowIcon(ui::applicationIcon());
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.quotadeck.QuotaDeck"));

    const bool isFirst = !QFileInfo::exists(app::settingsFile());
    app::Shared shared(app::settingsFile());
    if (isFirst)
        takeOldSettings(shared.store);
    const bool isNew = isFirst && shared.store.keys().isEmpty() && asksForNothing(options);
    std::optional<app::LogFile> logFile; // a picture is no session
    if (!isPicture)
        logFile.emplace(&shared.log, app::LogFile::pathIn(shared.folder));
    const app::LogCapture capture(&shared.log);
    shared.log.add(models::LogLevel::Information, QStringLiteral("program"),
                   QStringLiteral("QuotaDeck %1 started with Qt %2")
                       .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion())));
    app::installTranslations(*QCoreApplication::instance(), shared.preferences.value().language);
    const auto connection = connectionOf(options, shared.connections);
    if (!connection) {
        const int code = cli::printError(std::cerr, connection.error());
        return options.link ? int(cli::ExitUsage) : code; // the link is wrong
    }
    if (!isPicture) {
        app::Windows windows(&shared);
        const app::TrayController tray(&shared, &windows, &QSystemTrayIcon::isSystemTrayAvailable);
        windows.start(options, *connection);
        if (auto* menu = windows.all().front()->window().findChild<ui::HelpMenu*>()) {
            app::offerNews(shared.store, *menu, isFirst, QString::fromUtf8(kVersion.data(), kVersion.size()));
            app::offerTour(shared.store, *menu, isNew);
        }
        return QCoreApplication::exec();
    }
    app::Workspace workspace(&shared, app::Workspace::Memory::Ignore, *connection);
    workspace.window().resize(options.width, options.height);
    takePicture(workspace, options);
    workspace.start(options);
    workspace.window().show();
    return QCoreApplication::exec();
}

/// Asks on the terminal, which standard input need not be: it may be the file. @p name has to be typed if it is not empty.
std::optional<bool> askOnTerminal(const std::string& question, const std::string& name)
{
    std::ifstream in("/dev/tty");
    if (!in || ::isatty(STDERR_FILENO) != 1)
        return std::nullopt;
    if (name.empty())
        std::cerr << question << " [y/N] " << std::flush;
    else
        std::cerr << fmt::format("{} {} is a production cluster. Type its name to confirm: ", question, name)
                  << std::flush;
    std::string answer;
    std::getline(in, answer);
    return name.empty() ? answer == "y" || answer == "Y" || answer == "yes" : answer == name;
}

cli::ApplyTerminal terminalFor(const std::string& name)
{
    return {[name](const std::string& question) { return askOnTerminal(question, name); },
            [](const bool& isOver) {
                while (!isOver)
                    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            },
            name};
}

/// What the cluster of @p connection is called, if it is one for production; empty: it is none.
std::string productionName(const app::Connection& connection)
{
    app::SettingsStore settings(app::settingsFile());
    app::Connections connections(&settings);
    connections.readServers(connection.profile().reach);
    return connections.nameToConfirm(connection.profile()).toStdString();
}

int run(const cli::Command& command, const cli::Streams& streams, int& argc, char** argv)
{
    return std::visit(
        Overloaded{
            [](const cli::Answered& answered) { return answered.exitCode; },
            [&](const cli::CheckOptions& options) {
                if (options.server.isEmpty())
                    return cli::runCheck(options, streams);
                const QCoreApplication application(argc, argv);
                return cli::runCheckOfActive(options, app::readActiveConfigOnce, streams);
            },
            [&](const cli::AssertOptions& options) {
                return cli::runAssert(options, {app::loadScenario, feed::visitRecording}, streams);
            },
            [&](const cli::GetOptions& options) {
                const QCoreApplication application(argc, argv);
                const auto connection = app::connectionFor(options.server);
                if (!connection)
                    return cli::printError(streams.err, connection.error());
                if (options.kind == cli::StoredKind::Quotas) {
                    const auto server = app::quotaServer(**connection);
                    return server ? cli::runGetQuotas(options, **server, terminalFor({}), streams)
                                  : cli::printError(streams.err, server.error());
                }
                return cli::runGetConfig(options, *app::configServer(**connection), terminalFor({}), streams);
            },
            [&](const cli::ApplyOptions& options) {
                const QCoreApplication application(argc, argv);
                const auto connection = app::connectionFor(options.server);
                if (!connection)
                    return cli::printError(streams.err, connection.error());
                const auto terminal = terminalFor(productionName(**connection));
                if (!options.quotaFiles.empty()) {
                    const auto server = app::quotaServer(**connection);
                    return server ? cli::runApplyQuotas(options, **server, terminal, streams)
                                  : cli::printError(streams.err, server.error());
                }
                return cli::runApply(options, app::loadScenario, *app::configServer(**connection), terminal,
                                     streams);
            },
            [&](const cli::ContextsOptions& options) { return cli::runContexts(options, streams); },
            [&](const cli::DiffOptions& options) { return cli::runDiff(options, streams); },
            [&](const cli::DonorsOptions& options) {
                return cli::runDonors(options, feed::visitRecording, streams);
            },
            [&](const cli::UnusedOptions& options) {
                return cli::runUnused(options, feed::visitRecording, streams);
            },
            [&](const cli::AlertsOptions& options) {
                return cli::runAlerts(options, {app::loadScenario, feed::visitRecordedGroups}, streams);
            },
            [&](const cli::CollectOptions& options) {
                const QCoreApplication application(argc, argv);
                return cli::runCollect(options, app::collect, app::checkStore, app::checkSource, streams);
            },
            [&](const cli::EffectiveOptions& options) { return cli::runEffective(options, streams); },
            [&](const cli::ElasticOptions& given) { return cli::runElastic(given, streams); },
            [&](const cli::ExplainOptions& given) { return cli::runExplain(given, streams); },
            [&](const cli::TemplateOptions& options) { return cli::runTemplate(options, streams); },
            [&](const cli::CompletionOptions& options) {
                return cli::runCompletion(options, app::builtInScenarios, streams);
            },
            [&](const cli::ManOptions& options) { return cli::runMan(options, streams); },
            [&](const cli::BundleOptions& options) {
                return cli::runBundle(options, app::loadScenario, streams);
            },
            [&](const cli::SupportBundleOptions& options) {
                const QCoreApplication application(argc, argv);
                const auto make = [](const cli::SupportBundleOptions& given) {
                    return app::supportBundleFor(
                        given, QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
                };
                return cli::runSupportBundle(options, make, streams);
            },
            [&](const cli::ReplaceNamesOptions& options) {
                return cli::runReplaceNames(
                    options,
                    [](const std::string& from, const std::string& to) {
                        return feed::replaceNames(QString::fromStdString(from), QString::fromStdString(to));
                    },
                    streams);
            },
            [&](const cli::BisectOptions& options) {
                return options.assertionFile.empty()
                    ? cli::runBisect(options, streams)
                    : cli::runAssertionBisect(options, app::loadScenario, streams);
            },
            [&](const cli::ImpactOptions& options) { return cli::runImpact(options, streams); },
            [&](const cli::LendingOptions& options) { return cli::runLending(options, streams); },
            [&](const cli::DrainingOptions& options) {
                return cli::runDraining(options, feed::visitRecording, streams);
            },
            [&](const cli::OversubscriptionOptions& options) {
                return cli::runOversubscription(options, streams);
            },
            [&](const cli::PlaceOptions& options) { return cli::runPlace(options, streams); },
            [&](const cli::ReplayOptions& options) { return cli::runReplay(options, streams); },
            [&](const cli::ReportOptions& options) {
                // Where the driver of the history is looked for, and the fonts of pages.
                if (options.isPdf)
                    qputenv("QT_QPA_PLATFORM", "offscreen"); // pages need no screen
                const std::unique_ptr<QCoreApplication> application = options.isPdf
                    ? std::make_unique<QGuiApplication>(argc, argv)
                    : std::make_unique<QCoreApplication>(argc, argv);
                return cli::runReport(options,
                                      {app::loadScenario, feed::visitRecordedGroups, app::readHistory,
                                       ui::pdfOfHtml, app::readStore,
                                       [] {
                                           return std::chrono::floor<std::chrono::seconds>(
                                               std::chrono::system_clock::now().time_since_epoch());
                                       },
                                       app::readFinishedOnce},
                                      streams);
            },
            [&](const cli::ServeOptions& options) {
                const QCoreApplication application(argc, argv);
                return cli::runServe(options, app::loadScenario, app::serveScenario, streams);
            },
            [&](const cli::SimulateOptions& options) {
                return cli::runSimulate(options, {app::loadScenario, feed::visitRecording},
                                        app::builtInScenarios, streams);
            },
            [&](const cli::SnapshotOptions& options) {
                const QCoreApplication application(argc, argv);
                return cli::runSnapshot(options, app::readOnce, app::readQuotasOnce, streams);
            },
            [&](const cli::WindowOptions& options) { return runWindow(options, argc, argv); },
        },
        command);
}
} // namespace

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // a file that grows beyond a limit is an error of its write
    const cli::Streams streams{std::cin, std::cout, std::cerr, ::isatty(STDOUT_FILENO) == 1};
    nameApplication();
    const int exitCode = run(cli::parseCommandLine(argc, argv, streams), streams, argc, argv);
    std::cout.flush();
    if (!std::cout) { // a full disk, a closed pipe
        std::cerr << "quotadeck: standard output could not be written\n";
        return cli::ExitInput;
    }
    return exitCode;
}
