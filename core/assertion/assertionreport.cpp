// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertionreport.h"

#include "core/base/jsontext.h"
#include "core/base/terminaltext.h"
#include "core/insight/quotaraise.h"
#include "core/resource/decision.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace quotadeck::assertion {
namespace {
std::string placeText(const std::string& file, const TextSpan& span)
{
    return fmt::format("{}:{}:{}", file, span.begin.line, span.begin.column);
}

std::string placeJson(const std::string& file, const std::optional<TextSpan>& span)
{
    if (!span)
        return "null";
    return jsonObject({{"file", jsonQuoted(file)},
                       {"line", std::to_string(span->begin.line)},
                       {"column", std::to_string(span->begin.column)}});
}

/// The members of a limit or quota that a blocking one and a change share.
std::string subjectJson(const insight::QuotaRaise& number)
{
    return fmt::format(R"("by":{},"name":{},"queue":{},"resource":{})",
                       jsonQuoted(subjectName(number.subject)), jsonQuoted(number.name),
                       jsonQuoted(number.queue.text()),
                       number.type ? jsonQuoted(number.type->name()) : std::string("null"));
}

std::string blockingJson(const std::optional<BlockingLimit>& blocking, const std::string& config)
{
    if (!blocking)
        return "null";
    return fmt::format(R"({{{},"limit":{},"used":{},"place":{}}})", subjectJson(blocking->number),
                       blocking->number.from,
                       blocking->isUsageKnown ? std::to_string(blocking->used) : std::string("null"),
                       placeJson(config, blocking->place));
}

std::string changeJson(const LimitChange& change)
{
    const bool isNew = change.kind == LimitChange::Kind::Set;
    const bool isGone = change.kind == LimitChange::Kind::Remove;
    return fmt::format(R"({{"change":{},"target":{},{},"from":{},"to":{},"message":{}}})",
                       jsonQuoted(kindName(change.kind)),
                       jsonQuoted(insight::targetName(change.number.target)), subjectJson(change.number),
                       isNew ? std::string("null") : std::to_string(change.number.from),
                       isGone ? std::string("null") : std::to_string(change.number.to),
                       jsonQuoted(describe(change).english()));
}

std::string resultJson(const Assertion& assertion, const ExpectationResult& result, const std::string& config)
{
    const Expectation& expectation = assertion.expectations.at(result.expectation);
    return fmt::format(
        R"({{"key":{},"expected":{},"found":{},"verdict":{},"line":{},"column":{},"reason":{},"blocking":{},"changes":{}}})",
        jsonQuoted(expectation.key()), jsonQuoted(expectation.text()), jsonQuoted(result.found.english()),
        jsonQuoted(verdictName(result.verdict)), expectation.span.begin.line, expectation.span.begin.column,
        jsonQuoted(result.reason.english()), blockingJson(result.blocking, config),
        jsonArray(result.changes, changeJson));
}

/// What did not pass, one sentence each.
std::vector<std::string> notPassed(const Assertion& assertion, const AssertionResult& result,
                                   const std::string& config)
{
    std::vector<std::string> sentences;
    for (const ExpectationResult& part : result.expectations) {
        if (part.verdict != AssertionVerdict::Passed)
            sentences.push_back(describe(assertion, part, config).english());
    }
    return sentences;
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string out;
    for (const std::string& part : parts) {
        out += out.empty() ? "" : separator;
        out += part;
    }
    return out;
}

constexpr std::array<std::string_view, 3> kRuleIds
    = {"assertion-failed", "assertion-unknown", "assertion-invalid"};

config::SarifResult sarifResult(std::size_t rule, const std::string& file, const TextSpan& span,
                                const std::string& name, std::string message)
{
    config::SarifResult result;
    result.rule = kRuleIds.at(rule);
    result.ruleIndex = rule;
    result.severity = config::Severity::Error;
    result.message = std::move(message);
    result.file = file;
    result.span = span;
    result.fingerprintName = "assertionName/v1"; // names are unique in a file
    result.fingerprint = name;
    return result;
}
} // namespace

std::size_t EvaluatedFile::count(AssertionVerdict verdict) const
{
    return static_cast<std::size_t>(std::ranges::count(results, verdict, &AssertionResult::verdict));
}

EvaluatedFile evaluated(AssertionFile file, Evaluator& evaluator)
{
    EvaluatedFile result{std::move(file)};
    std::ranges::move(evaluator.problems(result.file), std::back_inserter(result.file.problems));
    for (const Assertion& assertion : result.file.assertions) {
        if (!result.file.problems.empty())
            break;
        auto found = evaluator.evaluate(assertion);
        if (found)
            result.results.push_back(*std::move(found));
        else
            result.file.problems.push_back({assertion.span, std::move(found).error().message});
    }
    if (!result.file.problems.empty())
        result.results.clear();
    std::ranges::stable_sort(result.file.problems, {},
                             [](const Problem& problem) { return problem.span.begin.offset; });
    return result;
}

Message verdictMessage(AssertionVerdict verdict)
{
    switch (verdict) {
    case AssertionVerdict::Passed:
        return QUOTADECK_TEXT("assertion", "passed");
    case AssertionVerdict::Failed:
        return QUOTADECK_TEXT("assertion", "failed");
    case AssertionVerdict::Unknown:
        break;
    }
    return QUOTADECK_TEXT("assertion", "unknown");
}

Message describe(const Assertion& assertion, const ExpectationResult& result, const std::string& config)
{
    const Expectation& expectation = assertion.expectations.at(result.expectation);
    std::vector<Message> parts;
    if (result.isMost)
        parts.push_back({QUOTADECK_TEXT("assertion", "expected %1 %2, at most %3 is possible"),
                         expectation.key(), expectation.text(), result.found});
    else
        parts.push_back({QUOTADECK_TEXT("assertion", "expected %1 %2, found %3"), expectation.key(),
                         expectation.text(), result.found});
    if (!result.reason.isEmpty())
        parts.push_back(result.reason);
    if (result.blocking) {
        Message limit = describe(*result.blocking);
        if (result.blocking->place && !config.empty())
            limit = Message::joined(
                {std::move(limit), Message(fmt::format("({})", placeText(config, *result.blocking->place)))},
                " ");
        parts.push_back(result.isTooMuch
                            ? Message(QUOTADECK_TEXT("assertion", "limited by the %1"), std::move(limit))
                            : Message(QUOTADECK_TEXT("assertion", "blocked by the %1"), std::move(limit)));
    }
    std::vector<Message> changes;
    for (const LimitChange& change : result.changes)
        changes.push_back(describe(change));
    if (!changes.empty())
        parts.push_back(
            {QUOTADECK_TEXT("assertion", "to pass: %1"), Message::joined(std::move(changes), ", ")});
    return Message::joined(std::move(parts), "; ");
}

std::string asText(const EvaluatedFile& file, const std::string& config)
{
    std::string out;
    for (const Problem& problem : file.file.problems)
        out += fmt::format("{}: error: {}\n", printable(placeText(file.file.name, problem.span)),
                           printable(problem.message.english()));
    for (std::size_t i = 0; i < file.results.size(); ++i) {
        const Assertion& assertion = file.file.assertions[i];
        const AssertionResult& result = file.results[i];
        std::vector<std::string> sentences = notPassed(assertion, result, config);
        if (result.verdict == AssertionVerdict::Passed) {
            for (const ExpectationResult& part : result.expectations)
                sentences.push_back(describe(assertion, part).english());
        }
        out += fmt::format("{}: {}: {}: {}\n", printable(placeText(file.file.name, assertion.span)),
                           verdictMessage(result.verdict).english(), printable(assertion.name),
                           printable(joined(sentences, "; ")));
    }
    const std::size_t problems = file.file.problems.size();
    if (problems > 0)
        return out
            + fmt::format("{}: {} problem{}, nothing evaluated\n", printable(file.file.name), problems,
                          problems == 1 ? "" : "s");
    return out
        + fmt::format("{}: {} passed, {} failed, {} unknown\n", printable(file.file.name),
                      file.count(AssertionVerdict::Passed), file.count(AssertionVerdict::Failed),
                      file.count(AssertionVerdict::Unknown));
}

std::string asJson(const EvaluatedFile& file, const std::string& config)
{
    const std::string problems = jsonArray(file.file.problems, [](const Problem& problem) {
        return fmt::format(R"({{"line":{},"column":{},"message":{}}})", problem.span.begin.line,
                           problem.span.begin.column, jsonQuoted(problem.message.english()));
    });
    std::size_t position = 0;
    const std::string assertions = jsonArray(file.results, [&](const AssertionResult& result) {
        const Assertion& assertion = file.file.assertions[position++];
        return fmt::format(R"({{"name":{},"line":{},"column":{},"verdict":{},"expectations":{}}})",
                           jsonQuoted(assertion.name), assertion.span.begin.line, assertion.span.begin.column,
                           jsonQuoted(verdictName(result.verdict)),
                           jsonArray(result.expectations, [&](const ExpectationResult& part) {
                               return resultJson(assertion, part, config);
                           }));
    });
    return fmt::format(
        R"({{"file":{},"config":{},"passed":{},"failed":{},"unknown":{},"problems":{},"assertions":{}}})",
        jsonQuoted(file.file.name), jsonQuoted(config), file.count(AssertionVerdict::Passed),
        file.count(AssertionVerdict::Failed), file.count(AssertionVerdict::Unknown), problems, assertions);
}

void addTo(config::SarifLog& log, const EvaluatedFile& file, const std::string& config)
{
    log.addFile(file.file.name);
    std::map<std::string, int> counts; // the same mistake can be made twice
    for (const Problem& problem : file.file.problems) {
        const std::string message = problem.message.english();
        const std::string name = fmt::format("{}:{}", message, ++counts[message]);
        log.addResult(sarifResult(2, file.file.name, problem.span, name, message));
        log.addNotification(file.file.name, message);
    }
    for (std::size_t i = 0; i < file.results.size(); ++i) {
        const Assertion& assertion = file.file.assertions[i];
        const AssertionResult& result = file.results[i];
        if (result.verdict == AssertionVerdict::Passed)
            continue;
        auto entry = sarifResult(
            result.verdict == AssertionVerdict::Failed ? 0 : 1, file.file.name, assertion.span,
            assertion.name,
            fmt::format("{}: {}", assertion.name, joined(notPassed(assertion, result, config), "; ")));
        entry.queue = assertion.queue.text();
        for (const ExpectationResult& part : result.expectations) {
            if (part.blocking && part.blocking->place)
                entry.related.push_back({config, *part.blocking->place, describe(*part.blocking).english()});
        }
        log.addResult(entry);
    }
}

const std::vector<config::RuleInfo>& sarifRules()
{
    static const std::vector<config::RuleInfo> kRules = {
        {kRuleIds[0],
         config::Severity::Error,
         {},
         QUOTADECK_TEXT("assertion", "An assertion about quotas holds."),
         QUOTADECK_TEXT(
             "assertion",
             "The configuration gives a user less or more than expected. Change the limit that the "
             "message names, or the assertion.")},
        {kRuleIds[1],
         config::Severity::Error,
         {},
         QUOTADECK_TEXT("assertion", "The usage that decides an assertion is known."),
         QUOTADECK_TEXT(
             "assertion",
             "The snapshot lacks the usage of queues, or of users and groups. Save one with quotadeck "
             "snapshot.")},
        {kRuleIds[2],
         config::Severity::Error,
         {},
         QUOTADECK_TEXT("assertion", "A file of assertions can be evaluated."),
         QUOTADECK_TEXT("assertion", "Correct the file as the message says.")},
    };
    return kRules;
}

void addTo(config::JUnitLog& log, const EvaluatedFile& file, const std::string& config)
{
    using Kind = config::JUnitCase::Kind;
    std::vector<config::JUnitCase> cases;
    for (const Problem& problem : file.file.problems) {
        config::JUnitCase entry{fmt::format("line {}, column {}: {}", problem.span.begin.line,
                                            problem.span.begin.column, problem.message.english()),
                                Kind::Error};
        entry.line = problem.span.begin.line;
        entry.message = problem.message.english();
        entry.type = kRuleIds[2];
        cases.push_back(std::move(entry));
    }
    for (std::size_t i = 0; i < file.results.size(); ++i) {
        const Assertion& assertion = file.file.assertions[i];
        const AssertionResult& result = file.results[i];
        config::JUnitCase entry{assertion.name};
        entry.line = assertion.span.begin.line;
        const auto sentences = notPassed(assertion, result, config);
        if (result.verdict != AssertionVerdict::Passed) {
            const bool hasFailed = result.verdict == AssertionVerdict::Failed;
            entry.kind = hasFailed ? Kind::Failed : Kind::Error;
            entry.message = joined(sentences, "; ");
            entry.type = kRuleIds.at(hasFailed ? 0 : 1);
            entry.content = joined(sentences, "\n");
        }
        cases.push_back(std::move(entry));
    }
    log.addSuite(file.file.name, cases);
}
} // namespace quotadeck::assertion
