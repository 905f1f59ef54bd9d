// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/yamltree.h"
#include "tests/bench/peakmemory.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <string>
#include <yaml.h>

// Reading and checking a large queues.yaml: 1 + 10 + 100 + 10,000 queues with 20,000 limits in 6 MB. The scheduler
// itself takes 0.55 s for it on two cores, and stops at the first problem.
namespace {
using namespace quotadeck;

constexpr int kDepartments = 10;
constexpr int kTeams = 10; ///< in a department

void addLimit(std::string& text, int queue, int number)
{
    text += fmt::format("            - users:\n"
                        "              - user-{0}-{1}\n"
                        "              - account-{0}-{1}@example.org\n"
                        "              maxapplications: {2}\n"
                        "              maxresources:\n"
                        "                memory: {3}Gi\n"
                        "                vcore: {4}m\n",
                        number, queue, 5 + number, 4 + queue % 8, 500 + queue % 100);
}

void addProject(std::string& text, int number, int limits)
{
    text += fmt::format("          - name: project-{:05}\n", number);
    if (limits == 0) {
        text += "            resources: {max: {memory: 64Gi, vcore: 32}}\n";
        return;
    }
    text += "            submitacl: \"*\"\n"
            "            maxapplications: 100\n"
            "            resources:\n"
            "              max:\n"
            "                memory: 64Gi\n"
            "                vcore: 32\n"
            "            limits:\n";
    for (int limit = 0; limit < limits; ++limit)
        addLimit(text, number, limit);
}

/// @p projects leaf queues with @p limits each, below ten departments of ten teams.
std::string configText(int projects, int limits)
{
    std::string text = "# The whole organisation\npartitions:\n- name: default\n  queues:\n  - name: root\n"
                       "    submitacl: \"*\"\n    queues:\n";
    int project = 0;
    for (int department = 0; department < kDepartments; ++department) {
        text += fmt::format("    - name: department-{}\n      queues:\n", department);
        for (int team = 0; team < kTeams; ++team) {
            text += fmt::format("      - name: team-{}\n        queues:\n", team);
            for (int i = 0; i < projects / kDepartments / kTeams; ++i)
                addProject(text, project++, limits);
        }
    }
    return text;
}

const std::string& largeText()
{
    static const std::string text = configText(10'000, 2);
    return text;
}

/// Runs @p work on @p text, with the figures that tell how it scales.
template <typename Work>
void measure(benchmark::State& state, const std::string& text, Work work)
{
    const double baseline = bench::startPeakMemory();
    for (auto _ : state)
        benchmark::DoNotOptimize(work(text));
    const auto size = static_cast<double>(text.size());
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations())
                            * static_cast<std::int64_t>(text.size()));
    state.counters["text MB"] = size / 1e6;
    state.counters["peak/text"] = (bench::peakMemory() - baseline) / size;
}

/// The floor: what the YAML library itself needs for its events.
void events(benchmark::State& state)
{
    measure(state, largeText(), [](const std::string& text) {
        yaml_parser_t parser;
        yaml_parser_initialize(&parser);
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): libyaml wants unsigned characters
        yaml_parser_set_input_string(&parser, reinterpret_cast<const unsigned char*>(text.data()),
                                     text.size());
        std::size_t count = 0;
        for (bool isAtEnd = false; !isAtEnd; ++count) {
            yaml_event_t event;
            isAtEnd = yaml_parser_parse(&parser, &event) != 1 || event.type == YAML_STREAM_END_EVENT;
            yaml_event_delete(&event);
        }
        yaml_parser_delete(&parser);
        return count;
    });
}
BENCHMARK(events)->Unit(benchmark::kMillisecond);

void parse(benchmark::State& state)
{
    measure(state, largeText(), [](const std::string& text) { return config::parseYaml(text); });
}
BENCHMARK(parse)->Unit(benchmark::kMillisecond);

void parseAndRead(benchmark::State& state)
{
    measure(state, largeText(),
            [](const std::string& text) { return config::readConfig(*config::parseYaml(text)); });
}
BENCHMARK(parseAndRead)->Unit(benchmark::kMillisecond);

void validateAll(benchmark::State& state)
{
    if (!config::validate(largeText()).accepted)
        state.SkipWithError("the text must be accepted");
    measure(state, largeText(), config::validate);
}
BENCHMARK(validateAll)->Unit(benchmark::kMillisecond);

/// Queues without limits, because 100,000 with them would be more than the reader takes.
void validateQueues(benchmark::State& state)
{
    const std::string text = configText(static_cast<int>(state.range(0)), 0);
    measure(state, text, config::validate);
    state.SetComplexityN(state.range(0));
}
BENCHMARK(validateQueues)
    ->RangeMultiplier(10)
    ->Range(1000, 100'000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oN);

/// One character changes in a text of 10,000 lines: all of it is read again.
void validateAfterEdit(benchmark::State& state)
{
    std::string text = configText(400, 2);
    text.resize(text.rfind("          - name", text.size() - 1));
    const std::size_t place = text.find("memory: 64Gi", text.size() / 2) + std::string("memory: 6").size();
    char digit = '0';
    for (auto _ : state) {
        digit = digit == '9' ? '1' : static_cast<char>(digit + 1);
        text[place] = digit;
        benchmark::DoNotOptimize(config::validate(text));
    }
    state.counters["lines"] = static_cast<double>(std::count(text.begin(), text.end(), '\n'));
}
BENCHMARK(validateAfterEdit)->Unit(benchmark::kMillisecond);
} // namespace

BENCHMARK_MAIN();
