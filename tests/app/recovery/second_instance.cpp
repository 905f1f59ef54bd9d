// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"
#include "models/document/instancewatch.h"
#include "models/limits/configsession.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <cstdio>
#include <unistd.h>

using namespace quotadeck;

/// Another instance of the console on FILE, with its own data in FOLDER: changes COUNT settings and stores as many versions,
/// prints "done", and ends when standard input does. Prints "others N" whenever the number of other instances changes.
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc != 4)
        return 2;
    const QString file = QString::fromLocal8Bit(argv[1]);
    const QString folder = QString::fromLocal8Bit(argv[2]);
    const int count = QString::fromLocal8Bit(argv[3]).toInt();

    models::ConfigSession session;
    models::InstanceWatch watch(&session, folder + QStringLiteral("/open"));
    QObject::connect(&watch, &models::InstanceWatch::othersChanged, &application, [&watch] {
        std::printf("others %zu\n", watch.others().size());
        std::fflush(stdout);
    });
    app::SettingsStore store(folder + QStringLiteral("/settings.json"));
    const models::VersionStore versions(folder + QStringLiteral("/versions"));
    app::SessionSettings settings(&store, app::SessionSettings::Memory::Keep);
    QObject::connect(&session, &models::ConfigSession::opened, &application, [&] {
        for (int number = 0; number < count; ++number) {
            store.setValue(QStringLiteral("child/%1").arg(number), number);
            (void)versions.add(file, "child " + std::to_string(number), {});
        }
        settings.addRecent(&app::Settings::recentFiles, QStringLiteral("child.yaml"));
    });
    QObject::connect(&store, &app::SettingsStore::written, &application, [] {
        std::printf("done\n");
        std::fflush(stdout);
    });
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &application, &QCoreApplication::quit);
    session.open(file);
    return QCoreApplication::exec();
}
