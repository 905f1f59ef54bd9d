// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/applyreport.h"
#include "app/cli/assertioninput.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/assertion/assertionreview.h"
#include "core/base/jsontext.h"
#include "core/base/sha256.h"
#include "core/base/text.h"
#include "core/config/packaging/queuefile.h"
#include "core/config/report/checkreport.h"
#include "core/config/report/diffreport.h"
#include "core/config/report/textreport.h"
#include "core/file/filewriter.h"
#include "core/insight/removals.h"
#include "core/kube/reviewbundle.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace quotadeck::cli {
namespace {
/// One word of a shell.
std::string shellWord(std::string_view text)
{
    std::string word = "'";
    for (const char c : text)
        word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

using kube::ConfigApply;

std::string_view wordFor(kube::ApplyStep step)
{
    switch (step) {
    case kube::ApplyStep::Validate:
        return "validate";
    case kube::ApplyStep::Read:
        return "read";
    case kube::ApplyStep::Plan:
        return "plan";
    case kube::ApplyStep::Right:
        return "rights";
    case kube::ApplyStep::Scheduler:
        return "scheduler";
    case kube::ApplyStep::DryRun:
        return "dry-run";
    case kube::ApplyStep::Write:
        return "write";
    case kube::ApplyStep::Follow:
        break;
    }
    return "follow";
}

std::string_view wordFor(kube::ApplyState state)
{
    switch (state) {
    case kube::ApplyState::Running:
        return "running";
    case kube::ApplyState::Done:
        return "done";
    case kube::ApplyState::Warning:
        return "warning";
    case kube::ApplyState::Failed:
        break;
    }
    return "failed";
}

/// One run of apply: prints what ConfigApply reports.
class ApplyRun
{
public:
    ApplyRun(const ApplyOptions& options, kube::ConfigServer& server, const ApplyTerminal& terminal,
             Streams streams, kube::ReviewFile file, std::optional<kube::ReviewFile> base, SnapshotPtr usage,
             std::vector<assertion::ReviewObstacle> obstacles)
        : m_options(options)
        , m_server(server)
        , m_terminal(terminal)
        , m_streams(streams)
        , m_name(std::move(file.name))
        , m_file(std::move(file.text))
        , m_base(std::move(base))
        , m_obstacles(std::move(obstacles))
        , m_apply(server,
                  {.text = config::queueFileOf(m_file),
                   .base = m_base ? std::optional(m_base->text) : std::nullopt,
                   .timeout = options.timeout,
                   .usage = std::move(usage)},
                  {[this](ConfigApply::Step step, ConfigApply::State state, const Message& detail) {
                       print(step, state, detail);
                   },
                   [this] { decide(); },
                   [this](ConfigApply::Outcome outcome) {
                       m_outcome = outcome;
                       m_isOver = true;
                   }})
    {
    }

    int run()
    {
        for (const assertion::ReviewObstacle& obstacle : m_obstacles)
            printMessage(m_streams.err, obstacle.name,
                         obstacle.isConflict ? conflictText(obstacle) : obstacle.sentence.english());
        if (conflict() != nullptr) {
            m_outcome = ConfigApply::Outcome::Conflict;
        } else {
            m_apply.start();
            m_terminal.runUntil(m_isOver);
        }
        if (m_options.format == AnswerFormat::Json)
            m_streams.out << reportJson() << '\n';
        else
            printEnd();
        return exitCodeOf(m_outcome, m_options.dryRun, m_apply.error());
    }

private:
    [[nodiscard]] std::string source() const { return m_server.placeOf(m_apply.current()); }
    [[nodiscard]] std::string target() const { return m_server.targetOf(m_apply.current()); }
    /// What the cluster has instead of the base. An address has no text of a file whose SHA-256 could be compared.
    [[nodiscard]] std::string differentBase() const
    {
        const auto& current = m_apply.current();
        return current.configMap.empty() ? "another one" : sha256(current.text);
    }
    /// The first assertion for which the review does not hold; nullptr: it holds.
    [[nodiscard]] const assertion::ReviewObstacle* conflict() const
    {
        const auto found = std::ranges::find(m_obstacles, true, &assertion::ReviewObstacle::isConflict);
        return found == m_obstacles.end() ? nullptr : &*found;
    }
    static std::string conflictText(const assertion::ReviewObstacle& obstacle)
    {
        return fmt::format("{}: make a new review", obstacle.sentence.english());
    }
    [[nodiscard]] bool isText() const { return m_options.format == AnswerFormat::Text; }

    void print(ConfigApply::Step step, ConfigApply::State state, const Message& detail)
    {
        using enum kube::ApplyStep;
        m_steps[step] = {state, detail};
        if (step == Validate && state == ConfigApply::State::Failed) {
            const config::CheckedFile checked{m_name, "yunikorn", m_file, config::validateInput(m_file)};
            m_streams.err << config::checkReportText(checked, config::ReportColour::Never)
                          << config::checkSummary(checked, config::ReportColour::Never);
        } else if (state == ConfigApply::State::Warning || state == ConfigApply::State::Failed) {
            const auto& error = m_apply.error();
            printMessage(m_streams.err, error ? error->where : target(), detail.english());
        }
        if (step == Read && state == ConfigApply::State::Failed && m_base && !m_apply.error())
            printMessage(
                m_streams.err, m_options.bundleFile,
                fmt::format(
                    "it was reviewed against a configuration with SHA-256 {}, but {} has {} now: make "
                    "a new review",
                    m_base->sha256, source(), differentBase()));
        // The changes are known once the configuration of the cluster is read.
        if (step == Right && state == ConfigApply::State::Running && isText())
            m_streams.out << config::diffReportText(source(), m_name, m_apply.changes());
    }

    void decide()
    {
        const bool isWritten = !m_options.dryRun;
        const bool areKnown = isWritten && areRemovalsConfirmed();
        if (isWritten && areAssertionsConfirmed() && areKnown
            && isConfirmed(m_options, m_terminal, target(), m_streams.err))
            m_apply.proceed();
        else
            m_isOver = true;
    }

    [[nodiscard]] bool isAsked() const { return !m_options.isConfirmed && m_options.confirmedName.empty(); }

    /// Whoever is asked has read what the change breaks; else each such assertion has to be named.
    [[nodiscard]] bool areAssertionsConfirmed() const
    {
        bool areNamed = true;
        for (const assertion::ReviewObstacle& obstacle : m_obstacles) {
            const auto& names = m_options.confirmedAssertions;
            if (isAsked() || std::ranges::find(names, obstacle.name) != names.end())
                continue;
            areNamed = false;
            printMessage(m_streams.err, obstacle.name,
                         fmt::format("add --confirm-assertion {} to apply the change all the same",
                                     shellWord(obstacle.name)));
        }
        return areNamed;
    }

    /// Whoever is asked has seen the changes; else each queue in use has to be named.
    [[nodiscard]] bool areRemovalsConfirmed() const
    {
        const auto isNamed = [this](const std::string& name) {
            return std::ranges::any_of(m_options.confirmedRemovals, [&name](const std::string& confirmed) {
                return equalsIgnoringAsciiCase(confirmed, name);
            });
        };
        bool areNamed = true;
        for (const insight::DangerousRemoval& removal : m_apply.dangerousRemovals()) {
            if (isAsked() || isNamed(removal.name()))
                continue;
            areNamed = false;
            printMessage(m_streams.err, removal.name(),
                         fmt::format("{}, and {}; add --confirm-removal {} to {} it{}",
                                     removal.becomesParent ? "this becomes a parent, whose applications are "
                                                             "no longer scheduled"
                                                           : "this is removed",
                                     insight::runningText(removal).english(), removal.name(),
                                     removal.becomesParent ? "change" : "remove",
                                     removal.applications ? "" : ", or --snapshot to show that it is idle"));
        }
        return areNamed;
    }

    void printEnd()
    {
        if (!m_outcome && m_options.dryRun)
            m_streams.out << fmt::format("Dry run: {} would accept it. Nothing was written.\n", target());
        else if (m_outcome == ConfigApply::Outcome::Active)
            m_streams.out << fmt::format("Applied to {}; the scheduler uses it.\n", target());
        else if (m_outcome == ConfigApply::Outcome::Applied)
            m_streams.out << fmt::format("Applied to {}.\n", target());
        else if (m_outcome == ConfigApply::Outcome::Inactive)
            m_streams.out << fmt::format("Stored in {}; the scheduler does not use it.\n", target());
        else if (m_outcome == ConfigApply::Outcome::Unconfirmed)
            m_streams.out << fmt::format("Stored in {}; whether the scheduler uses it is unknown.\n",
                                         target());
        else if (m_outcome == ConfigApply::Outcome::Unknown)
            m_streams.out << fmt::format(
                "Whether {} has stored it is unknown. Read it again before you apply "
                "once more.\n",
                target());
        else if (m_outcome == ConfigApply::Outcome::Unchanged)
            m_streams.out << fmt::format("{} has this configuration already.\n", source());
    }

    /// Why the run failed; empty: it did not, or the user did not want it.
    [[nodiscard]] std::string errorJson() const
    {
        if (const auto* const obstacle = conflict())
            return jsonQuoted(fmt::format("{}: {}", obstacle->name, conflictText(*obstacle)));
        for (const auto& [step, report] : m_steps) {
            if (report.first == ConfigApply::State::Failed)
                return jsonQuoted(report.second.english());
        }
        return {};
    }

    [[nodiscard]] std::string reportJson() const
    {
        const auto text
            = [](const std::string& value) { return value.empty() ? std::string() : jsonQuoted(value); };
        const auto& current = m_apply.current();
        return jsonObject(
            {{"result", jsonQuoted(outcomeWord(m_outcome, m_options.dryRun))},
             {"error", errorJson()},
             {"namespace", text(current.nameSpace)},
             {"configMap", current.nameSpace.empty() ? std::string() : jsonQuoted(kube::kConfigsMap)},
             {"key", current.nameSpace.empty() ? std::string() : jsonQuoted(current.entry)},
             {"from", text(current.configMap)},
             {"resourceVersion", text(m_apply.resourceVersion())},
             {"otherManagers",
              jsonArrayOrNothing(current.otherManagers,
                                 [](const std::string& name) { return jsonQuoted(name); })},
             {"steps",
              jsonArray(m_steps,
                        [&text](const auto& step) {
                            return jsonObject({{"step", jsonQuoted(wordFor(step.first))},
                                               {"state", jsonQuoted(wordFor(step.second.first))},
                                               {"message", text(step.second.second.english())}});
                        })},
             {"diff", config::diffReportJson(source(), m_name, m_apply.changes())}});
    }

    const ApplyOptions& m_options;
    kube::ConfigServer& m_server;
    const ApplyTerminal& m_terminal;
    Streams m_streams;
    std::string
        m_name; ///< of the new configuration in messages; of a review bundle the file that was reviewed
    std::string m_file; ///< as written: a queues.yaml or a manifest
    std::optional<kube::ReviewFile> m_base; ///< of a review bundle, which the cluster must have
    std::vector<assertion::ReviewObstacle> m_obstacles; ///< of its assertions
    std::map<ConfigApply::Step, std::pair<ConfigApply::State, Message>> m_steps; ///< that it has taken
    ConfigApply m_apply;
    std::optional<ConfigApply::Outcome> m_outcome; ///< nothing: it was not to be written
    bool m_isOver = false;
};

std::string storedJson(const kube::ClusterConfig& config)
{
    const auto text
        = [](const std::string& value) { return value.empty() ? std::string() : jsonQuoted(value); };
    const bool isOfMap = !config.configMap.empty(); // and not the active configuration by an address
    return jsonObject({{"namespace", text(config.nameSpace)},
                       {"configMap", text(config.configMap)},
                       {"key", isOfMap ? jsonQuoted(config.entry) : std::string()},
                       {"otherManagers",
                        jsonArrayOrNothing(config.otherManagers,
                                           [](const std::string& name) { return jsonQuoted(name); })},
                       {"text", jsonQuoted(config.text)}})
        + '\n';
}
} // namespace

int runApply(const ApplyOptions& options, const ScenarioLoader& scenario, kube::ConfigServer& server,
             const ApplyTerminal& terminal, Streams streams)
{
    auto file = readInput(options.bundleFile.empty() ? options.configFile : options.bundleFile, streams.in);
    if (!file)
        return printError(streams.err, file.error());
    kube::ReviewFile candidate{options.configFile, *std::move(file), {}};
    std::optional<kube::ReviewFile> base;
    std::vector<assertion::ReviewObstacle> obstacles;
    if (!options.bundleFile.empty()) {
        const std::string bundleFolder = std::filesystem::path(options.bundleFile).parent_path().string();
        auto review = kube::readReview(candidate.text, options.bundleFile);
        if (!review)
            return printError(streams.err, review.error());
        if (const auto& recorded = review->assertions)
            obstacles = obstaclesOf(
                *recorded,
                assertion::reviewAssertions(recorded->file, review->base, review->candidate,
                                            assertion::readFromFolders(momentReader(scenario, streams.in),
                                                                       {bundleFolder, std::string()}),
                                            recorded->partition));
        base = std::move(review->base);
        candidate = std::move(review->candidate);
    }
    auto usage = readUsageFile(options.snapshotFile, streams.in);
    if (!usage)
        return printError(streams.err, usage.error());
    return ApplyRun(options, server, terminal, streams, std::move(candidate), std::move(base),
                    *std::move(usage), std::move(obstacles))
        .run();
}

int runGetConfig(const GetOptions& options, kube::ConfigServer& server, const ApplyTerminal& terminal,
                 Streams streams)
{
    const auto current = readStored<kube::ClusterConfig>(server, terminal);
    if (!current)
        return printSourceError(streams.err, current.error());
    if (!current->isKnown) {
        printMessage(streams.err, server.placeOf(*current),
                     "no ConfigMap of the scheduler has a queue configuration; the scheduler uses its "
                     "built-in default");
        return ExitInput;
    }
    return printStored(options, options.format == AnswerFormat::Json ? storedJson(*current) : current->text,
                       streams);
}
} // namespace quotadeck::cli
