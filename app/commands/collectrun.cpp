// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/collectrun.h"

#include "app/cluster/connections.h"
#include "app/commands/collector.h"
#include "app/commands/commandconnection.h"
#include "app/commands/signalwatch.h"
#include "app/connect/addressaccess.h"
#include "app/kube/kubeaccess.h"
#include "app/kube/loginroute.h"
#include "app/serve/metricsserver.h"
#include "app/settings/settings.h"
#include "core/base/terminaltext.h"

#include <QEventLoop>

#include <fmt/format.h>
#include <optional>
#include <ostream>
#include <utility>
#include <variant>

namespace quotadeck::app {
namespace {
Result<ConnectionPtr> openSource(const connect::CollectSource& source)
{
    if (!source.connection.empty()) {
        cli::ServerChoice choice;
        choice.connection = source.connection;
        return connectionFor(choice);
    }
    cli::ServerChoice choice;
    choice.tokenFile = source.tokenFile;
    const auto secrets = secretsFor(choice);
    if (!secrets)
        return tl::unexpected(secrets.error());
    return Connection::open({.name = source.name, .reach = source.reach}, *secrets);
}

Status checkSaved(const std::string& name)
{
    SettingsStore store(settingsFile());
    const Connections connections(&store);
    return savedConnection(connections, name).map([](const connect::Profile&) {});
}

Status checkContext(const kube::ContextChoice& choice)
{
    auto login = kube::loginOf(choice);
    if (!login)
        return tl::unexpected(login.error());
    login->user.exec.reset(); // the plugin may ask for a sign-in
    return kube::routeOf(*login, std::nullopt, {}).map([](const kube::LoginRoute&) {});
}

Status checkReach(const connect::CollectSource& source)
{
    if (!source.connection.empty())
        return checkSaved(source.connection);
    if (const auto* cluster = std::get_if<connect::ClusterReach>(&source.reach))
        return checkContext(cluster->scheduler.context);
    if (const auto opened = openSource(source); !opened)
        return tl::unexpected(opened.error());
    return connect::AddressAccess::checkFiles(std::get<connect::AddressReach>(source.reach));
}
} // namespace

Status checkSource(const connect::CollectSource& source)
{
    return checkReach(source).map_error([&source](Error error) { return errorOf(source, std::move(error)); });
}

Status collect(const connect::CollectPlan& plan, std::vector<alert::Rule> rules, std::ostream& log,
               const std::function<void(std::uint16_t port)>& ready)
{
    Collector collector(plan, std::move(rules));
    serve::AccessRules access;
    access.hosts = plan.hosts;
    serve::MetricsServer server(
        [&collector](metrics::TextFormat format) { return collector.metricsText(format); },
        std::move(access));
    const auto write = [&log](const QString& line) { log << printable(line.toStdString()) << std::endl; };
    QObject::connect(&collector, &Collector::sourceChanged, &collector,
                     [write](const QString& name, const QString& error) {
                         write(error.isEmpty() ? name + QStringLiteral(": is read")
                                               : name + QStringLiteral(": cannot be read: ") + error);
                     });
    QObject::connect(
        &collector, &Collector::alertChanged, &collector,
        [write](const QString& name, const QString& rule, bool isFiring, const QString& message) {
            write(name + (isFiring ? QStringLiteral(": alert: ") : QStringLiteral(": ended: ")) + rule
                  + QStringLiteral(": ") + message);
        });
    QObject::connect(&collector, &Collector::storeChanged, &collector, [write](const QString& error) {
        write(error.isEmpty()
                  ? QStringLiteral("store: is written")
                  : QStringLiteral("store: cannot be written, amounts are kept to be written later: ")
                      + error);
    });
    QObject::connect(
        &collector, &Collector::amountsLost, &collector, [write](const QString& cluster, qulonglong amounts) {
            write(QStringLiteral("store: the oldest amounts of %1 are lost, because it could not be "
                                 "written for too long: %2")
                      .arg(cluster, QString::number(amounts)));
        });
    const QString store = plan.store ? QString::fromStdString(plan.store->address.shown()) : QString();
    QObject::connect(&collector, &Collector::updateChanged, &collector, [write, store](const QString& error) {
        write(error.isEmpty()
                  ? QStringLiteral("store: the tables of %1 were updated: collectors and reports of "
                                   "earlier versions refuse the store now")
                        .arg(store)
                  : QStringLiteral("store: the tables of an earlier version cannot be updated; it is "
                                   "written without amounts above guaranteed, pending amounts and "
                                   "waits: ")
                      + error);
    });
    QObject::connect(&collector, &Collector::removalChanged, &collector, [write](const QString& error) {
        write(error.isEmpty()
                  ? QStringLiteral("store: intervals older than \"keep\" are deleted")
                  : QStringLiteral("store: intervals older than \"keep\" cannot be deleted: ") + error);
    });
    QEventLoop loop;
    bool isStopped = false; // also while a connection is opened
    const SignalWatch signals([&loop, &isStopped] {
        isStopped = true;
        loop.quit();
    });
    if (const Status started = collector.start(openSource); !started)
        return started;
    const auto port = server.start(plan.address, plan.port);
    if (!port)
        return tl::unexpected(port.error());
    ready(*port);
    if (!isStopped)
        loop.exec();
    server.stop();
    return collector.finish();
}
} // namespace quotadeck::app
