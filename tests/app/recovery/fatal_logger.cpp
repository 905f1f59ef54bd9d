// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/support/logcapture.h"
#include "app/support/logfile.h"

#include <QCoreApplication>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

using namespace quotadeck;

/// Logs COUNT entries to FILE, as the program does, and ends by a fatal message of Qt, which is logged while the file is locked.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 3)
        return 2;
    const rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore); // its end is no fault to be examined
    models::ProgramLog log;
    const app::LogFile file(&log, argv[1]);
    const app::LogCapture capture(&log);
    log.add(models::LogLevel::Information, QStringLiteral("program"), QStringLiteral("begins"));
    log.flush(); // there is a file now
    const int lock = ::open(argv[1], O_RDONLY | O_CLOEXEC);
    if (lock < 0 || ::flock(lock, LOCK_EX) != 0)
        return 3;
    const int count = QString::fromLocal8Bit(argv[2]).toInt();
    for (int number = 1; number <= count; ++number)
        log.add(models::LogLevel::Information, QStringLiteral("program"), QString::number(number));
    // What writes the file waits for the lock until the fatal message is in the log, and some time more.
    const std::jthread unlocking([&log, lock] {
        while (log.entries().back().text != QStringLiteral("the end"))
            std::this_thread::yield();
        ::close(lock);
    });
    qFatal("the end");
}
