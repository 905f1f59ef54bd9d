// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recordingcontroller.h"
#include "tests/app/recovery/recordedmoments.h"

#include <QCoreApplication>

#include <cstdio>

using namespace quotadeck;

/// Records moments to FILE without end, as the console does, the next one once the last one is written. Tells
/// "begun N" before and "recorded N" after each. For being killed.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 2)
        return 2;
    test::RecordedMoments moments;
    app::Recorder recorder;
    int begun = 0;
    const auto tell = [](const char* what, int number) {
        std::printf("%s %d\n", what, number);
        std::fflush(stdout);
    };
    const auto recordNext = [&] {
        tell("begun", ++begun);
        recorder.record(moments.next());
    };
    QObject::connect(&recorder, &app::Recorder::changed, &application, [&] {
        if (recorder.moments() != begun || begun == 0)
            return;
        tell("recorded", begun);
        recordNext();
    });
    QObject::connect(&recorder, &app::Recorder::failed, &application, [](const Error& error) {
        std::fprintf(stderr, "%s: %s\n", error.where.c_str(), error.message.english().c_str());
        QCoreApplication::exit(1);
    });
    recorder.start(QString::fromLocal8Bit(argv[1]), {SourceKind::Simulator, "Busy cluster"});
    recordNext();
    return QCoreApplication::exec();
}
