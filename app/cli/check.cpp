// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/manifestinput.h"
#include "core/config/report/checkreport.h"
#include "core/config/report/junitreport.h"
#include "core/config/report/sarifreport.h"
#include "core/config/report/textreport.h"
#include "core/config/rules/validator.h"
#include "core/elastic/manifestset.h"
#include "core/elastic/quotavalidator.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <ostream>
#include <string_view>
#include <vector>

namespace quotadeck::cli {
namespace {
constexpr std::string_view kYuniKorn = "yunikorn";
constexpr std::string_view kElastic = "elastic";

bool reachesThreshold(const config::Verdict& verdict, FailOn threshold)
{
    switch (threshold) {
    case FailOn::Never:
        return false;
    case FailOn::Error:
        return !verdict.accepted;
    case FailOn::Warning:
        return !verdict.accepted || std::ranges::any_of(verdict.findings, [](const config::Finding& finding) {
            return finding.severity != config::Severity::Info;
        });
    }
    return false;
}

config::CheckedFile read(const std::string& name, FileKind kind, Streams streams)
{
    auto text = readInput(name, streams.in);
    if (!text) {
        printError(streams.err, text.error());
        return config::unreadableFile(name, text.error());
    }
    config::CheckedFile file;
    file.name = name;
    file.text = std::move(*text);
    if (kind == FileKind::Auto)
        kind = elastic::looksLikeQuotaManifest(file.text) ? FileKind::Elastic : FileKind::YuniKorn;
    file.kind = kind == FileKind::Elastic ? kElastic : kYuniKorn;
    if (kind == FileKind::YuniKorn)
        file.verdict = config::validateInput(file.text);
    return file;
}

/// The first option of @p options that only elastic quotas have; empty: none is used.
std::string_view quotaOption(const CheckOptions& options)
{
    if (!options.baseFile.empty())
        return "--base";
    if (options.rules.isStrict)
        return "--strict";
    if (options.rules.allowsKeyUpdate)
        return "--allow-key-update";
    if (options.rules.guaranteesUsage)
        return "--guarantee-usage";
    if (options.rules.parentsMayRunPods)
        return "--parents-may-run-pods";
    return options.total.entries().empty() ? std::string_view() : std::string_view("--total");
}

/// The ElasticQuota files are checked together, as one cluster; against the manifests of --base if there are any. Returns
/// false, with the reason printed, where those cannot be read.
bool checkTogether(std::vector<config::CheckedFile>& files, const CheckOptions& options, Streams streams)
{
    std::vector<std::string> texts;
    elastic::ManifestSet set;
    for (const auto& file : files) {
        if (file.kind != kElastic)
            continue;
        texts.push_back(file.text);
        elastic::append(set, elastic::readManifests(file.text).set);
    }
    std::optional<elastic::ManifestSet> base;
    if (!options.baseFile.empty()) {
        base = readManifestFiles({options.baseFile}, streams);
        if (!base)
            return false;
        if (set.machines.empty())
            set.machines = base->machines;
    }
    if (texts.empty())
        return true;
    elastic::EditOptions rules = options.rules;
    rules.clusterTotal = elastic::knownTotal(set, options.total);
    auto verdicts = base ? elastic::validateQuotaChange(*base, texts, rules)
                         : elastic::validateQuotaTexts(texts, rules);
    auto verdict = verdicts.begin();
    for (auto& file : files) {
        if (file.kind == kElastic)
            file.verdict = std::move(*verdict++);
    }
    return true;
}

/// Prints text and JSON file by file, SARIF and JUnit at the end.
class Printer
{
public:
    Printer(const CheckOptions& options, Streams streams)
        : m_format(options.format)
        , m_out(streams.out)
        , m_colour(isColoured(options.colour, streams) ? config::ReportColour::Always
                                                       : config::ReportColour::Never)
        , m_junit(options.failOn == FailOn::Warning ? config::JUnitFailure::ErrorsAndWarnings
                                                    : config::JUnitFailure::Errors)
    {
    }

    void add(const config::CheckedFile& file)
    {
        switch (m_format) {
        case CheckFormat::Text:
            if (file.isReadable)
                m_out << config::checkReportText(file, m_colour) << config::checkSummary(file, m_colour);
            break;
        case CheckFormat::Json:
            m_out << config::checkReportJson(file) << '\n';
            break;
        case CheckFormat::Sarif:
            m_sarif.add(file);
            break;
        case CheckFormat::JUnit:
            m_junit.add(file);
            break;
        }
    }

    void finish()
    {
        if (m_format == CheckFormat::Sarif)
            m_out << m_sarif.text() << '\n';
        else if (m_format == CheckFormat::JUnit)
            m_out << m_junit.text();
    }

private:
    CheckFormat m_format;
    std::ostream& m_out;
    config::ReportColour m_colour;
    config::SarifReport m_sarif;
    config::JUnitReport m_junit;
};
} // namespace

int runCheck(const CheckOptions& options, Streams streams)
{
    Printer printer(options, streams);
    int worst = ExitDone;
    std::vector<config::CheckedFile> files;
    for (const auto& name : options.files)
        files.push_back(read(name, options.kind, streams));
    const std::string_view option = quotaOption(options);
    if (!option.empty() && std::ranges::all_of(files, [](const config::CheckedFile& file) {
            return file.isReadable && file.kind == kYuniKorn;
        })) {
        printMessage(streams.err, options.files.front(),
                     fmt::format("{} is for elastic quotas, and this is a configuration of queues: leave the "
                                 "option out, or use --kind elastic",
                                 option));
        return ExitUsage;
    }
    if (!checkTogether(files, options, streams))
        return ExitInput;
    for (const auto& file : files) {
        printer.add(file);
        if (!file.isReadable)
            worst = ExitInput; // of all codes here the highest
        else if (reachesThreshold(file.verdict, options.failOn))
            worst = std::max<int>(worst, ExitFindings);
    }
    printer.finish();
    return worst;
}

int runCheckOfActive(const CheckOptions& options, const ActiveConfigSource& read, Streams streams)
{
    Printer printer(options, streams);
    const auto active = read(options.server);
    const std::string name = active ? active->url : options.server.name();
    auto verdict
        = active.and_then([](const ActiveConfig& config) { return config::validateAnswer(config.text); });
    if (!verdict) {
        if (active)
            verdict.error().where = fmt::format("{}:{}", name, verdict.error().where);
        printer.add(config::unreadableFile(name, verdict.error()));
        printer.finish();
        return printSourceError(streams.err, verdict.error());
    }
    config::CheckedFile file;
    file.name = name;
    file.text = active->text;
    file.kind = kYuniKorn;
    file.verdict = *std::move(verdict);
    printer.add(file);
    printer.finish();
    return reachesThreshold(file.verdict, options.failOn) ? ExitFindings : ExitDone;
}
} // namespace quotadeck::cli
