// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/addressaccess.h"
#include "app/history/prometheushistory.h"
#include "tests/app/past/prometheusprocess.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

// A month of 200 queues in a real Prometheus, a sample a minute, as a chart of 1,500 pixels asks for it. The month takes a minute
// or two to import.
namespace {
using namespace quotadeck;
using namespace quotadeck::history;
using namespace std::chrono_literals;

constexpr int kQueues = 200;
constexpr int kMinutes = 30 * 24 * 60;
constexpr std::chrono::seconds kBegin = 1'767'225'600s;
constexpr int kPixels = 1500;

std::string nameOf(int queue)
{
    return queue == 0 ? "root" : fmt::format("root.team-{:02}.q{}", queue / 10, queue % 10);
}

QByteArray month()
{
    std::string text = "# TYPE quotadeck_queue_cpu_usage_cores gauge\n";
    for (int queue = 0; queue < kQueues; ++queue) {
        for (int minute = 0; minute < kMinutes; ++minute)
            fmt::format_to(std::back_inserter(text),
                           "quotadeck_queue_cpu_usage_cores{{cluster=\"berlin\",partition=\"default\","
                           "queue=\"{}\"}} {}.{:03} {}\n",
                           nameOf(queue), std::int64_t{minute} * 7919 * (queue + 3) % 400, minute * 31 % 1000,
                           kBegin.count() + minute * 60);
    }
    text += "# TYPE quotadeck_queue_running_applications gauge\n";
    for (int minute = 0; minute < kMinutes; ++minute)
        fmt::format_to(
            std::back_inserter(text),
            "quotadeck_queue_running_applications{{cluster=\"berlin\",partition=\"default\",queue=\"root\"}} "
            "3 {}\n",
            kBegin.count() + minute * 60);
    text += "# EOF\n";
    return QByteArray::fromStdString(text);
}

const QString& address()
{
    static const test::PrometheusProcess process(month());
    static const QString url = process.url();
    return url;
}

/// From the question to the last point, as the argument says how many queues.
void chart(benchmark::State& state)
{
    const std::string url = address().toStdString();
    Request request;
    for (int queue = 0; queue < state.range(0); ++queue)
        request.series.push_back({SubjectKind::Queue, nameOf(queue), Measure::Used, "vcore"});
    request.from = kBegin;
    request.to = kBegin + std::chrono::days(30);
    request.columns = kPixels;
    std::size_t points = 0;
    for (auto step : state) {
        // A new one each time: a chart that opens does not know yet which metrics there are.
        PrometheusHistory past({connect::AddressAccess::make({.url = url}, {}).value(), url});
        past.setPartition("default");
        points = 0;
        QEventLoop loop;
        past.read(request, &loop, [&](const Result<Reply>& reply) {
            if (!reply)
                state.SkipWithError(reply.error().message.english().c_str());
            else
                for (const auto& lines : reply->lines)
                    for (const auto& line : lines)
                        points += line.size();
            loop.quit();
        });
        loop.exec();
    }
    state.counters["points"] = static_cast<double>(points);
}
BENCHMARK(chart)->ArgName("queues")->Arg(1)->Arg(6)->Arg(12)->Unit(benchmark::kMillisecond)->UseRealTime();
} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
