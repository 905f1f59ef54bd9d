// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes from nothing to its first painted frame, without and with the demo cluster.
#include "app/window/workspace.h"

#include <QApplication>
#include <QEvent>
#include <QEventLoop>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace quotadeck;

namespace {
/// Ends the loop after the first paint event of what it watches.
class FirstPaint final : public QObject
{
public:
    explicit FirstPaint(QEventLoop* loop) : m_loop(loop) { }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            m_loop->quit();
        return QObject::eventFilter(watched, event);
    }

private:
    QEventLoop* m_loop; // not owned
};

void showWindow(benchmark::State& state, const cli::WindowOptions& options)
{
    const QTemporaryDir folder;
    app::Shared shared(folder.filePath(QStringLiteral("bench.json")));
    for ([[maybe_unused]] auto iteration : state) {
        QEventLoop loop;
        FirstPaint firstPaint(&loop);
        app::Workspace workspace(&shared, app::Workspace::Memory::Ignore);
        workspace.window().installEventFilter(&firstPaint);
        workspace.start(options);
        workspace.window().resize(1280, 800);
        workspace.window().show();
        loop.exec();
    }
}

void startPage(benchmark::State& state)
{
    showWindow(state, {});
}

void demoCluster(benchmark::State& state)
{
    cli::WindowOptions options;
    options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
    showWindow(state, options);
}

BENCHMARK(startPage)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(demoCluster)->Unit(benchmark::kMillisecond)->UseRealTime();
} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
