// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/manifestinput.h"

#include "core/elastic/poddemand.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>
#include <utility>

namespace quotadeck::cli {
bool printFindings(const std::string& file, const std::vector<config::Finding>& findings, Streams streams)
{
    bool hasError = false;
    for (const config::Finding& finding : findings) {
        const bool isError = finding.severity == config::Severity::Error;
        printMessage(streams.err,
                     fmt::format("{}:{}:{}", file, finding.span.begin.line, finding.span.begin.column),
                     (isError ? "" : "warning: ") + finding.message.english());
        hasError = hasError || isError;
    }
    return hasError;
}

std::optional<elastic::ManifestSet> readManifestFiles(const std::vector<std::string>& files, Streams streams)
{
    elastic::ManifestSet set;
    for (const std::string& file : files) {
        const auto text = readInput(file, streams.in);
        if (!text) {
            printError(streams.err, text.error());
            return std::nullopt;
        }
        auto read = elastic::readManifests(*text);
        if (printFindings(file, read.findings, streams))
            return std::nullopt;
        if (read.set.isEmpty()) {
            printMessage(streams.err, file, "no ElasticQuota, ElasticQuotaProfile, Pod or Node object found");
            return std::nullopt;
        }
        elastic::append(set, std::move(read.set));
    }
    return set;
}

std::optional<elastic::ManifestSet> readQuotaFiles(const std::vector<std::string>& files, Streams streams)
{
    auto set = readManifestFiles(files, streams);
    if (!set || !set->manifests.empty())
        return set;
    printMessage(streams.err, files.front(), "no ElasticQuota object found in these files");
    return std::nullopt;
}

void reportUnknownRequests(const elastic::ManifestSet& set, Streams streams)
{
    const auto manifests = elastic::withPodDemand(set.manifests, set.pods);
    const auto silent = std::ranges::count_if(manifests, [](const elastic::QuotaManifest& manifest) {
        return elastic::isRequestUnknown(manifest.object);
    });
    if (silent > 0)
        printMessage(streams.err, {},
                     fmt::format("{} group{} no request; it is taken as 0", silent,
                                 silent == 1 ? " reports" : "s report"));
}
} // namespace quotadeck::cli
