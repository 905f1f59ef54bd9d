// SPDX-License-Identifier: GPL-3.0-or-later
// history_writer FILE FIRST: records a sample a second of virtual time from second FIRST on and prints the number of each
// one that is kept, until it is killed. In second n root uses n bytes.
#include "tests/app/history/historysamples.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

int main(int argc, char* argv[])
{
    using namespace quotadeck;
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto file = history::HistoryFile::open(arguments.at(1));
    if (!file)
        return EXIT_FAILURE;
    auto recorder = history::Recorder::open(**file, test::kSource);
    if (!recorder)
        return EXIT_FAILURE;
    for (qint64 second = arguments.at(2).toLongLong();; ++second) {
        if (!recorder->record({std::chrono::seconds(second), {test::queueRow("root", second)}}))
            return EXIT_FAILURE;
        std::printf("%lld\n", static_cast<long long>(second));
        std::fflush(stdout);
    }
}
