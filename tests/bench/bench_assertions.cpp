// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertion.h"
#include "core/assertion/assertionreport.h"
#include "core/assertion/evaluator.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <string>
#include <vector>

// 200 assertions about a configuration of 6 MB, once that is read: less than 200 ms.
namespace {
using namespace quotadeck;

std::string largeConfiguration()
{
    std::string text = "partitions:\n- name: default\n  placementrules:\n  - {name: provided, create: true}\n"
                       "  queues:\n  - name: root\n    submitacl: \"*\"\n    queues:\n";
    for (int queue = 0; queue < 10'000; ++queue) {
        text += fmt::format("    - name: project-{:05}\n      submitacl: \"*\"\n      maxapplications: 100\n"
                            "      resources:\n        max:\n          memory: 64Gi\n          vcore: 32\n"
                            "      limits:\n",
                            queue);
        for (int limit = 0; limit < 2; ++limit)
            text += fmt::format(
                "      - users:\n        - user-{0}-{1}\n        - account-{0}-{1}@example.org\n"
                "        - robot-{0}-{1}@machines.example.org\n"
                "        maxapplications: {2}\n        maxresources:\n"
                "          memory: {2}Gi\n          vcore: {3}m\n",
                limit, queue, 5 + limit, 500 + queue % 100);
    }
    return text;
}

/// Of every kind; @p passing: else each fails, so that its limit is looked up and its change computed.
std::string twoHundred(bool passing)
{
    std::string text = "apiVersion: quotadeck/v1\nassertions:\n";
    for (int i = 0; i < 200; ++i)
        text += fmt::format(
            "- name: number {0}\n  given: {{user: user-{1}-{2}, queue: root.project-{2:05}, request: "
            "{{vcore: {3}}}}}\n"
            "  when: {{cluster: empty}}\n"
            "  expect: {{memory: '{4} {5}Gi', applications: '>= 1', allowed: {6}, access: submit,\n"
            "           placed: root.project-{2:05}, headroom: {{vcore: '<= 1'}}}}\n",
            i, i % 2, i * 49, passing ? "100m" : "1", passing ? "<=" : "==", 5 + i % 2 + (passing ? 0 : 1),
            passing);
    return text;
}

void evaluateAll(benchmark::State& state)
{
    const auto partitions
        = config::effectivePartitions(config::validate(largeConfiguration()).config.value());
    const std::string text = twoHundred(state.range(0) == 1);
    std::size_t passed = 0;
    for ([[maybe_unused]] const auto iteration : state) {
        assertion::Evaluator evaluator(
            partitions, [](const assertion::Moment&) -> Result<SnapshotPtr> { return SnapshotPtr(); });
        const auto file = assertion::evaluated(assertion::readAssertions("facts.yaml", text), evaluator);
        passed = file.count(assertion::AssertionVerdict::Passed);
        benchmark::DoNotOptimize(assertion::asText(file, "queues.yaml").size());
    }
    state.counters["passed"] = static_cast<double>(passed);
    state.counters["bytes"] = static_cast<double>(largeConfiguration().size());
}
BENCHMARK(evaluateAll)->ArgName("passing")->Arg(1)->Arg(0)->Unit(benchmark::kMillisecond);
} // namespace

BENCHMARK_MAIN();
