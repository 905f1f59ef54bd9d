// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulate.h"

#include "app/cli/usagetext.h"
#include "core/sim/simulator.h"
#include "core/snapshot/restjson.h"

#include <chrono>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <ostream>

namespace quotadeck::cli {
int runSimulate(const SimulateOptions& options, const ScenarioLoader& load, Streams streams)
{
    auto scenario = load(options.scenario);
    if (!scenario) {
        streams.err << fmt::format("quotadeck: {}: {}\n", scenario.error().where, scenario.error().message);
        return ExitInput;
    }
    const std::string title = scenario->title;
    sim::Simulator simulator(*std::move(scenario), options.seed);
    simulator.advance(options.until);
    const auto snapshot = simulator.snapshot();

    for (const auto& partition : snapshot.partitions) {
        if (options.format == SimulateFormat::Json) {
            streams.out << rest::writePartitionSnapshot(snapshot, partition) << '\n';
            continue;
        }
        const auto seconds = std::chrono::time_point_cast<std::chrono::seconds>(simulator.now());
        streams.out << fmt::format("{}, seed {}, at {:%Y-%m-%d %H:%M:%S} UTC (simulated)\n\n", title,
                                   options.seed, fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)));
        streams.out << usageText(partition);
    }
    return ExitDone;
}
} // namespace quotadeck::cli
