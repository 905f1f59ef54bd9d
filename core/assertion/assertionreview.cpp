// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertionreview.h"

#include "core/assertion/judgement.h"
#include "core/base/sha256.h"
#include "core/config/schema/effective.h"
#include "core/insight/configversion.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace quotadeck::assertion {
namespace {
using Outcome = kube::ReviewedAssertion::Outcome;

constexpr std::string_view kStandardInput = "-";

/// One side of the change.
struct JudgedSide
{
    std::optional<Message> rejection; ///< nothing: it is in force
    std::vector<Judgement> judgements;

    [[nodiscard]] Outcome outcome(std::size_t position) const
    {
        return rejection ? Outcome::Rejected : outcomeFor<Outcome>(judgements[position].verdict);
    }
    [[nodiscard]] const Message& sentence(std::size_t position) const
    {
        return rejection ? *rejection : judgements[position].sentence;
    }
    [[nodiscard]] bool hasProblem(std::size_t position) const
    {
        return !rejection && !judgements[position].problems.empty();
    }
};

JudgedSide sideOf(const kube::ReviewFile& side, const std::vector<Assertion>& assertions,
                  const MomentReader& usage, const std::string& partition)
{
    JudgedSide result;
    insight::ConfigVersionReader reader;
    result.rejection = reader.read({{}, [&side]() -> Result<std::string> { return side.text; }}, {},
                                   [&](config::SchedulerConfig& config) {
                                       result.judgements = judged(config::effectivePartitions(config),
                                                                  assertions, usage, partition);
                                   });
    return result;
}

/// Whether the source of @p moment is a file, and not the name of a scenario of the program.
bool isFile(const Moment& moment)
{
    return moment.kind == Moment::Kind::Snapshot
        || (moment.kind == Moment::Kind::Scenario && isScenarioFile(moment.source));
}

/// Broken ones first, then what does not pass.
int rankOf(const kube::ReviewedAssertion& result)
{
    return result.isBroken() ? 0 : result.after != Outcome::Passed ? 1 : 2;
}
} // namespace

AssertionReview reviewAssertions(const kube::ReviewFile& file, const kube::ReviewFile& base,
                                 const kube::ReviewFile& candidate, const MomentReader& readMoment,
                                 const std::string& partition)
{
    AssertionReview review;
    review.assertions.file = {file.name, file.text, sha256(file.text)};
    review.assertions.partition = partition;
    AssertionFile read = readAssertions(file.name, file.text);
    if (!read.problems.empty()) {
        review.problems = std::move(read.problems);
        return review;
    }
    const MomentReader usage = readOnce(read.assertions, readMoment);
    const JudgedSide before = sideOf(base, read.assertions, usage, partition);
    const JudgedSide after = sideOf(candidate, read.assertions, usage, partition);
    for (std::size_t i = 0; i < read.assertions.size(); ++i) {
        review.assertions.results.push_back(
            {read.assertions[i].name, before.outcome(i), after.outcome(i), after.sentence(i)});
        const bool areBothBad = (before.rejection || before.hasProblem(i)) && after.hasProblem(i);
        const bool isBaseAlone = after.rejection && before.hasProblem(i);
        if (!areBothBad && !isBaseAlone)
            continue;
        std::ranges::copy((areBothBad ? after : before).judgements[i].problems,
                          std::back_inserter(review.problems));
        review.unevaluated.push_back(read.assertions[i].name);
    }
    std::ranges::stable_sort(review.problems, {},
                             [](const Problem& problem) { return problem.span.begin.offset; });
    std::ranges::stable_sort(review.assertions.results, {}, rankOf);
    return review;
}

std::string reviewedFileName(const std::string& file, const std::string& folder)
{
    const std::filesystem::path path(file);
    if (path.is_relative())
        return file;
    const auto inside
        = path.lexically_normal().lexically_relative(std::filesystem::path(folder).lexically_normal());
    return inside.empty() || *inside.begin() == ".." ? path.filename().string() : inside.string();
}

MomentReader readFromFolders(MomentReader read, std::vector<std::string> folders)
{
    return
        [read = std::move(read), folders = std::move(folders)](const Moment& moment) -> Result<SnapshotPtr> {
            if (!isFile(moment) || moment.source == kStandardInput)
                return read(moment);
            const std::filesystem::path named(moment.source);
            // A review is the work of somebody else: it opens no device and waits for no pipe.
            const auto isThere = [](const std::filesystem::path& path) {
                std::error_code ignored;
                return std::filesystem::is_regular_file(path, ignored);
            };
            const auto readAt = [&](const std::filesystem::path& path) {
                Moment found = moment;
                found.source = path.string();
                return read(found);
            };
            if (named.is_absolute() && isThere(named))
                return read(moment);
            for (const std::filesystem::path folder : folders) {
                if (named.is_relative() && isThere(folder / named))
                    return readAt(folder / named);
            }
            return fail(ErrorCode::NotFound, moment.source, QUOTADECK_TEXT("assertion", "no such file"));
        };
}

std::vector<ReviewObstacle> obstaclesOf(const kube::ReviewAssertions& recorded, const AssertionReview& now)
{
    std::vector<ReviewObstacle> obstacles;
    if (now.assertions.results.empty()) {
        for (const Problem& problem : now.problems)
            obstacles.push_back({recorded.file.name, problem.message, true});
    }
    const auto find = [](const kube::ReviewAssertions& in, const std::string& name) {
        return std::ranges::find(in.results, name, &kube::ReviewedAssertion::name);
    };
    for (const kube::ReviewedAssertion& each : recorded.results) {
        if (find(now.assertions, each.name) == now.assertions.results.end())
            obstacles.push_back({each.name,
                                 QUOTADECK_TEXT("assertion", "the file of the review has no such assertion"),
                                 true});
    }
    for (const kube::ReviewedAssertion& each : now.assertions.results) {
        const auto said = find(recorded, each.name);
        if (std::ranges::find(now.unevaluated, each.name) != now.unevaluated.end())
            obstacles.push_back(
                {each.name, {QUOTADECK_TEXT("assertion", "it cannot be evaluated here: %1"), each.sentence}});
        else if (said == recorded.results.end())
            obstacles.push_back(
                {each.name, QUOTADECK_TEXT("assertion", "the review leaves its result out"), true});
        else if (said->before != each.before || said->after != each.after)
            obstacles.push_back({each.name,
                                 {QUOTADECK_TEXT("assertion",
                                                 "recorded as %1 before and %2 after the change; here it is "
                                                 "%3 and %4"),
                                  kube::outcomeMessage(said->before), kube::outcomeMessage(said->after),
                                  kube::outcomeMessage(each.before), kube::outcomeMessage(each.after)},
                                 true});
        else if (each.isBroken())
            obstacles.push_back(
                {each.name, {QUOTADECK_TEXT("assertion", "the change breaks it: %1"), each.sentence}});
    }
    return obstacles;
}
} // namespace quotadeck::assertion
