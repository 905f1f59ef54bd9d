// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/applyreport.h"

#include "core/file/filewriter.h"

#include <fmt/format.h>
#include <ostream>

namespace quotadeck::cli {
std::string_view outcomeWord(const std::optional<kube::ApplyOutcome>& outcome, bool isDryRun)
{
    if (!outcome)
        return isDryRun ? "dry-run" : "declined";
    switch (*outcome) {
    case kube::ApplyOutcome::Active:
        return "active";
    case kube::ApplyOutcome::Applied:
        return "applied";
    case kube::ApplyOutcome::Partial:
        return "partial";
    case kube::ApplyOutcome::Unchanged:
        return "unchanged";
    case kube::ApplyOutcome::Rejected:
        return "rejected";
    case kube::ApplyOutcome::Refused:
        return "refused";
    case kube::ApplyOutcome::Conflict:
        return "conflict";
    case kube::ApplyOutcome::Inactive:
        return "inactive";
    case kube::ApplyOutcome::Unconfirmed:
        return "unconfirmed";
    case kube::ApplyOutcome::Unknown:
        return "unknown";
    case kube::ApplyOutcome::Failed:
        break;
    }
    return "failed";
}

int exitCodeOf(const std::optional<kube::ApplyOutcome>& outcome, bool isDryRun,
               const std::optional<Error>& error)
{
    if (!outcome)
        return isDryRun ? ExitDone : ExitUsage;
    switch (*outcome) {
    case kube::ApplyOutcome::Active:
    case kube::ApplyOutcome::Applied:
    case kube::ApplyOutcome::Unchanged:
        return ExitDone;
    case kube::ApplyOutcome::Rejected:
    case kube::ApplyOutcome::Refused:
    case kube::ApplyOutcome::Conflict:
    case kube::ApplyOutcome::Inactive:
        return ExitFindings;
    case kube::ApplyOutcome::Partial:
        return error && kube::isConnectionError(*error) ? ExitConnection : ExitFindings;
    case kube::ApplyOutcome::Unconfirmed:
    case kube::ApplyOutcome::Unknown:
        return ExitConnection;
    case kube::ApplyOutcome::Failed:
        break;
    }
    return error && error->code == ErrorCode::Parse ? ExitInput : ExitConnection;
}

int printStored(const GetOptions& options, const std::string& text, Streams streams)
{
    if (options.outFile.empty()) {
        streams.out << text;
        return ExitDone;
    }
    if (const Status written = file::writeFile(options.outFile, text); !written) {
        printError(streams.err, written.error());
        return ExitInput;
    }
    return ExitDone;
}

bool isConfirmed(const ApplyOptions& options, const ApplyTerminal& terminal, const std::string& place,
                 std::ostream& err)
{
    const std::string& name = terminal.productionName;
    if (!name.empty() && !options.confirmedName.empty()) {
        if (options.confirmedName == name)
            return true;
        printMessage(err, place,
                     fmt::format("this is the production cluster {}, but --confirm names {}", name,
                                 options.confirmedName));
        return false;
    }
    if (options.isConfirmed && name.empty())
        return true;
    const auto answer
        = options.isConfirmed ? std::nullopt : terminal.confirm(fmt::format("Apply to {}?", place));
    if (!answer && name.empty())
        printMessage(err, {}, "there is no terminal to confirm this on; add --yes to apply it");
    else if (!answer)
        printMessage(err, place,
                     fmt::format("this is a production cluster; add --confirm '{}' to apply it", name));
    return answer.value_or(false);
}
} // namespace quotadeck::cli
