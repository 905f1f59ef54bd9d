// SPDX-License-Identifier: GPL-3.0-or-later
// How the limits page keeps up with large files: the longest time for which the window does not answer while one types,
// the time from the last key to the findings, how long a file of 6 MB takes to be seen, and the longest block while one types in
// the filter of the queues.
#include "models/limits/configsession.h"
#include "ui/document/qscintilla.h"
#include "ui/limits/form/outlinepane.h"
#include "ui/limits/limitspage.h"
#include "ui/widgets/filterfield.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QKeyEvent>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <functional>
#include <string>

using namespace quotadeck;

namespace {
using namespace std::chrono_literals;

constexpr double kNsPerMs = 1e6;
constexpr auto kKeyEvery = 40ms; ///< as fast as anybody types
constexpr int kKeys = 60;

/// Of this thread, ms: what a busy machine adds to the time on the wall is not in it, nor is waiting.
double workMs()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / kNsPerMs;
}

/// Knows the longest event.
class TimedApplication final : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        ++m_depth;
        QElapsedTimer timer;
        timer.start();
        const double before = workMs();
        const bool isHandled = QApplication::notify(receiver, event);
        m_mostWork = std::max(m_mostWork, workMs() - before);
        m_longest = std::max(m_longest, static_cast<double>(timer.nsecsElapsed()) / kNsPerMs);
        --m_depth;
        return isHandled;
    }

    void forget() { m_longest = m_mostWork = 0; }
    [[nodiscard]] double mostWork() const { return m_mostWork; } ///< ms, see workMs()
    [[nodiscard]] double longest() const { return m_longest; } ///< ms

private:
    int m_depth = 0;
    double m_longest = 0;
    double m_mostWork = 0;
};

TimedApplication* application()
{
    return static_cast<TimedApplication*>(QCoreApplication::instance());
}

/// @p queues leaf queues with two limits each.
std::string configText(int queues)
{
    std::string text = "partitions:\n- name: default\n  queues:\n  - name: root\n    queues:\n";
    for (int queue = 0; queue < queues; ++queue) {
        text += fmt::format(
            "    - name: project-{:05}\n      submitacl: \"*\"\n      resources:\n        max:\n"
            "          memory: 64Gi\n          vcore: 32\n      limits:\n",
            queue);
        for (int limit = 0; limit < 2; ++limit)
            text += fmt::format(
                "      - users:\n        - user-{0}-{1}\n        - account-{0}-{1}@example.org\n"
                "        maxapplications: 5\n        maxresources:\n          memory: 4Gi\n"
                "          vcore: 500m   # agreed\n",
                limit, queue);
    }
    return text;
}

bool runUntil(const std::function<bool()>& isDone)
{
    QElapsedTimer timer;
    timer.start();
    QEventLoop loop;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &loop, [&] {
        if (isDone() || timer.elapsed() > 60'000)
            loop.quit();
    });
    poll.start(1ms);
    loop.exec();
    return isDone();
}

/// The page with @p text in a file.
struct Editor
{
    explicit Editor(const std::string& text) : path(folder.filePath(QStringLiteral("queues.yaml")))
    {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text.data(), static_cast<qint64>(text.size()));
        page.resize(1280, 800);
        page.show();
    }
    [[nodiscard]] bool isIdle() const { return session.revision() && !session.isBusy(); }

    QTemporaryDir folder;
    QString path;
    models::ConfigSession session;
    ui::LimitsPage page{&session};
};

void typing(benchmark::State& state)
{
    Editor editor(configText(480));
    editor.session.open(editor.path);
    if (!runUntil([&] { return editor.isIdle(); }))
        state.SkipWithError("the file was not opened");
    auto* view = editor.page.findChild<QsciScintilla*>();
    const auto place = static_cast<int>(editor.session.revision()->text().find("# agreed", 200'000));
    view->SendScintilla(QsciScintillaBase::SCI_GOTOPOS, static_cast<unsigned long>(place + 8));
    runUntil([deadline = std::chrono::steady_clock::now() + 2s] {
        return std::chrono::steady_clock::now() > deadline; // painted, folded and styled
    });
    for (auto _ : state) {
        application()->forget();
        int left = kKeys;
        QTimer keys;
        QObject::connect(&keys, &QTimer::timeout, view, [&] {
            if (--left < 0)
                return;
            QCoreApplication::postEvent(
                view, new QKeyEvent(QEvent::KeyPress, Qt::Key_X, Qt::NoModifier, QStringLiteral("x")));
        });
        keys.start(kKeyEvery);
        runUntil([&] { return left < 0; });
        keys.stop();
        QElapsedTimer sinceKey;
        sinceKey.start();
        const auto expected = view->text().toStdString();
        runUntil([&] { return editor.isIdle() && editor.session.revision()->text() == expected; });
        state.counters["findings after ms"] = static_cast<double>(sinceKey.nsecsElapsed()) / kNsPerMs;
        runUntil([deadline = std::chrono::steady_clock::now() + 500ms] {
            return std::chrono::steady_clock::now() > deadline; // what follows the findings
        });
        state.counters["longest block ms"] = application()->longest();
        state.counters["of it work ms"] = application()->mostWork();
    }
    state.counters["lines"] = view->lines();
}
BENCHMARK(typing)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();

void opening(benchmark::State& state)
{
    const std::string text = configText(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        Editor editor(text);
        auto* view = editor.page.findChild<QsciScintilla*>();
        auto* outline = editor.page.findChild<QTreeView*>();
        application()->forget();
        QElapsedTimer timer;
        timer.start();
        editor.session.open(editor.path);
        runUntil([&] { return view->length() > 0; });
        state.counters["text after ms"] = static_cast<double>(timer.nsecsElapsed()) / kNsPerMs;
        runUntil([&] { return outline->model()->rowCount() > 0; });
        state.counters["outline after ms"] = static_cast<double>(timer.nsecsElapsed()) / kNsPerMs;
        runUntil([&] { return editor.isIdle(); });
        state.counters["longest block ms"] = application()->longest();
        state.counters["of it work ms"] = application()->mostWork();
    }
    state.counters["text MB"] = static_cast<double>(text.size()) / 1e6;
}
// What fits into a ConfigMap (900 KiB), and several times as much.
BENCHMARK(opening)
    ->ArgName("queues")
    ->Arg(1'850)
    ->Arg(12'200)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// Of queues that have nothing but a name.
std::string bareConfigText(int queues)
{
    std::string text = "partitions:\n- name: default\n  queues:\n  - name: root\n    queues:\n";
    for (int queue = 0; queue < queues; ++queue)
        text += fmt::format("    - name: {}-{:06}\n", queue % 3 == 0 ? "team" : "project", queue);
    return text;
}

void filtering(benchmark::State& state)
{
    Editor editor(bareConfigText(static_cast<int>(state.range(0))));
    editor.session.open(editor.path);
    if (!runUntil([&] { return editor.isIdle(); }))
        state.SkipWithError("the file was not opened");
    auto* filter = editor.page.findChild<ui::OutlinePane*>()->filter();
    const auto pause = [] {
        runUntil([deadline = std::chrono::steady_clock::now() + 400ms] {
            return std::chrono::steady_clock::now() > deadline;
        });
    };
    pause();
    for (auto _ : state) {
        application()->forget();
        for (const QChar letter : QStringLiteral("team 4999")) {
            QCoreApplication::postEvent(
                filter, new QKeyEvent(QEvent::KeyPress, letter.unicode(), Qt::NoModifier, QString(letter)));
            pause(); // so that each key filters
        }
        state.counters["longest block ms"] = application()->longest();
        state.counters["of it work ms"] = application()->mostWork();
    }
}
BENCHMARK(filtering)
    ->ArgName("queues")
    ->Arg(3'000)
    ->Arg(100'000)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const TimedApplication timed(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
