// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/assertioninput.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/access/groupresolver.h"
#include "core/assertion/assertionreview.h"
#include "core/file/filewriter.h"
#include "core/kube/reviewbundle.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <fmt/format.h>
#include <ostream>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace quotadeck::cli {
namespace {
/// Prints why not where it returns false.
bool addAssertions(kube::ReviewBundle& review, const BundleOptions& options, const ScenarioLoader& scenario,
                   Streams streams)
{
    auto text = readInput(options.assertionFile, streams.in);
    if (!text) {
        printError(streams.err, text.error());
        return false;
    }
    auto evaluated = assertion::reviewAssertions({options.assertionFile, *std::move(text), {}}, review.base,
                                                 review.candidate, momentReader(scenario, streams.in),
                                                 options.partition);
    printAssertionProblems(streams.err, options.assertionFile, evaluated.problems);
    if (!evaluated.problems.empty())
        return false;
    std::error_code ignored;
    std::filesystem::path file(options.assertionFile);
    if (file.is_absolute()) // perhaps through a link, which the current folder is not
        file = std::filesystem::weakly_canonical(file.parent_path(), ignored) / file.filename();
    evaluated.assertions.file.name
        = assertion::reviewedFileName(file.string(), std::filesystem::current_path(ignored).string());
    review.assertions = std::move(evaluated.assertions);
    return true;
}
} // namespace

int runBundle(const BundleOptions& options, const ScenarioLoader& scenario, Streams streams)
{
    const std::array files{&options.baseFile, &options.candidateFile, &options.snapshotFile,
                           &options.membershipFile, &options.assertionFile};
    if (std::ranges::count(files, std::string("-"), [](const std::string* file) { return *file; }) > 1) {
        printMessage(streams.err, {}, "only one of the files can be -, standard input");
        return ExitUsage;
    }
    const auto jsonFile = std::filesystem::path(options.outFile).replace_extension(".json").string();
    if (jsonFile == options.outFile) {
        printMessage(streams.err, options.outFile,
                     "name the HTML file, such as review.html; the JSON is written beside it");
        return ExitUsage;
    }
    for (const std::string& output : {options.outFile, jsonFile}) {
        std::error_code ignored;
        const auto isOutput = [&](const std::string* file) {
            return !file->empty() && std::filesystem::equivalent(*file, output, ignored);
        };
        if (std::ranges::any_of(files, isOutput)) {
            printMessage(streams.err, output,
                         "this file is read for the review: choose another name for the output");
            return ExitUsage;
        }
    }
    auto base = readInput(options.baseFile, streams.in);
    if (!base)
        return printError(streams.err, base.error());
    auto candidate = readInput(options.candidateFile, streams.in);
    if (!candidate)
        return printError(streams.err, candidate.error());
    auto usage = readUsageFile(options.snapshotFile, streams.in);
    if (!usage)
        return printError(streams.err, usage.error());
    Result<std::vector<access::UserGroups>> memberships;
    if (!options.membershipFile.empty())
        memberships = readMembershipFile(options.membershipFile, streams.in);
    if (!memberships)
        return printError(streams.err, memberships.error());
    auto review = kube::makeReview({options.baseFile, *std::move(base), options.candidateFile,
                                    *std::move(candidate), *std::move(usage), *std::move(memberships),
                                    options.partition, access::accountName(::getuid())});
    if (!review)
        return printError(streams.err, review.error());
    if (!options.assertionFile.empty() && !addAssertions(*review, options, scenario, streams))
        return ExitInput;
    for (const auto& [file, text] : {std::pair(options.outFile, kube::reviewHtml(*review)),
                                     std::pair(jsonFile, kube::reviewJson(*review) + '\n')}) {
        if (const Status written = file::writeFile(file, text); !written) {
            printError(streams.err, written.error());
            return ExitInput;
        }
    }
    streams.out << fmt::format(
        "{} and {}: {} {}; the scheduler would {} the candidate.\n"
        "Base SHA-256 {}\nCandidate SHA-256 {}\n",
        options.outFile, jsonFile, review->changes.size(), review->changes.size() == 1 ? "change" : "changes",
        review->verdict.accepted ? "accept" : "reject", review->base.sha256, review->candidate.sha256);
    std::size_t broken = 0;
    if (review->assertions) {
        using enum kube::ReviewedAssertion::Outcome;
        const auto& results = review->assertions->results;
        broken = static_cast<std::size_t>(std::ranges::count_if(results, &kube::ReviewedAssertion::isBroken));
        const auto passed = std::ranges::count(results, Passed, &kube::ReviewedAssertion::after);
        streams.out << fmt::format("{}: {} of {} {} with the candidate; it breaks {}.\n",
                                   options.assertionFile, passed, results.size(),
                                   results.size() == 1 ? "assertion passes" : "assertions pass", broken);
    }
    return review->verdict.accepted && broken == 0 ? ExitDone : ExitFindings;
}
} // namespace quotadeck::cli
