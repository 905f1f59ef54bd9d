// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve.h"

#include "app/cli/complaint.h"

#include <fmt/format.h>
#include <ostream>
#include <utility>

namespace quotadeck::cli {
int runServe(const ServeOptions& options, const ScenarioLoader& load, const ScenarioServer& serve,
             Streams streams)
{
    auto scenario = load(options.scenario);
    if (!scenario) {
        complain(streams.err, scenario.error());
        return ExitInput;
    }
    if (scenario->elastic) {
        complain(
            streams.err, options.scenario,
            "the scenario has elastic quotas, of which the scheduler's REST interface knows nothing: run it "
            "with simulate");
        return ExitInput;
    }
    const std::string title = scenario->title;
    const auto ready = [&](std::uint16_t port) {
        const bool isIpv6 = options.bind.find(':') != std::string::npos;
        streams.out << fmt::format("http://{}:{}/ws/v1\n", isIpv6 ? "[" + options.bind + "]" : options.bind,
                                   port)
                    << std::flush;
        streams.err << fmt::format("{} (simulated), seed {}, {} times real time; Ctrl+C ends it\n", title,
                                   options.seed, options.speed);
    };
    const auto status = serve(*std::move(scenario), options, ready);
    if (!status) {
        complain(streams.err, status.error());
        return exitCodeFor(status.error().code);
    }
    return ExitDone;
}
} // namespace quotadeck::cli
