// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/recoveryfiles.h"
#include "models/limits/configsession.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>
#include <cstdlib>

using namespace quotadeck;

/// Edits FILE without end, from maxapplications NUMBER on: each number is edited, written for recovery, and every third
/// is saved. Tells "edited N", "kept N", "saved N" when it is so. For being killed.
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc != 4)
        return 2;
    models::ConfigSession session;
    session.setVersions(models::VersionStore(QString::fromLocal8Bit(argv[2]) + QStringLiteral("/versions")));
    models::RecoveryFiles recovery(&session, QString::fromLocal8Bit(argv[2]) + QStringLiteral("/recovery"),
                                   std::chrono::milliseconds(0));
    quint64 number = std::strtoull(argv[3], nullptr, 10);
    const auto tell = [&number](const char* what) {
        std::printf("%s %llu\n", what, static_cast<unsigned long long>(number));
        std::fflush(stdout);
    };
    const auto editNext = [&session, &number] {
        ++number;
        session.edit([number](const config::Document& document) {
            return document.setMaxApplications({0, QueuePath("root"), 0}, number);
        });
    };
    QObject::connect(&session, &models::ConfigSession::opened, &application, editNext);
    QObject::connect(&session, &models::ConfigSession::saved, &application, [&] {
        tell("saved");
        QTimer::singleShot(0, &application, editNext);
    });
    QObject::connect(&recovery, &models::RecoveryFiles::written, &application, [&] {
        tell("kept");
        if (number % 3 == 0)
            session.save();
        else
            QTimer::singleShot(0, &application, editNext);
    });
    QObject::connect(&session, &models::ConfigSession::revisionChanged, &application, [&] {
        if (session.isBusy() || !session.isModified())
            return;
        tell("edited");
        recovery.write();
    });
    session.open(QString::fromLocal8Bit(argv[1]));
    return QCoreApplication::exec();
}
