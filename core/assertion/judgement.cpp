// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/judgement.h"

#include "core/assertion/assertionreport.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace quotadeck::assertion {
namespace {
/// What did not pass, or of an assertion that passed all that was found.
Message foundSentence(const Assertion& assertion, const AssertionResult& result)
{
    std::vector<Message> parts;
    for (const ExpectationResult& part : result.expectations) {
        if (part.verdict != AssertionVerdict::Passed || result.verdict == AssertionVerdict::Passed)
            parts.push_back(describe(assertion, part));
    }
    return Message::joined(std::move(parts), "; ");
}

Message placedMessage(const Error& error)
{
    return error.where.empty() ? error.message : Message::joined({Message(error.where), error.message}, ": ");
}

/// Problems of @p assertion alone.
std::vector<Problem> problemsOf(const Assertion& assertion, Evaluator& evaluator)
{
    AssertionFile alone;
    alone.assertions.push_back(assertion);
    return evaluator.problems(alone);
}

struct ReadMoment
{
    Moment moment;
    Result<SnapshotPtr> usage;
};
} // namespace

std::vector<Judgement> judged(const std::vector<config::PartitionConfig>& partitions,
                              const std::vector<Assertion>& assertions, const MomentReader& readMoment,
                              const std::string& partition)
{
    Evaluator evaluator(partitions, readMoment, partition);
    AssertionFile all;
    all.assertions = assertions;
    (void)evaluator.problems(all); // makes all users known first: a new one costs a new tracker
    std::vector<Judgement> judgements;
    for (const Assertion& assertion : assertions) {
        Judgement& judgement = judgements.emplace_back();
        judgement.problems = problemsOf(assertion, evaluator);
        if (!evaluator.partitionOf(assertion)) {
            judgement.verdict = AssertionVerdict::Failed;
            judgement.sentence = partitions.empty()
                ? Message(QUOTADECK_TEXT("assertion", "the configuration has no partitions"))
                : judgement.problems.front().message;
            continue;
        }
        const auto result = evaluator.evaluate(assertion);
        if (result)
            judgement.verdict = result->verdict;
        judgement.sentence = result ? foundSentence(assertion, *result) : placedMessage(result.error());
    }
    return judgements;
}

MomentReader readOnce(const std::vector<Assertion>& assertions, const MomentReader& readMoment)
{
    const auto read = std::make_shared<std::vector<ReadMoment>>();
    const auto find = [](const std::vector<ReadMoment>& moments, const Moment& moment) {
        return std::ranges::find_if(
            moments, [&moment](const ReadMoment& known) { return known.moment.isSameAs(moment); });
    };
    for (const Assertion& assertion : assertions) {
        if (assertion.when.kind != Moment::Kind::Empty && find(*read, assertion.when) == read->end())
            read->push_back({assertion.when, readMoment(assertion.when)});
    }
    return [known = std::shared_ptr<const std::vector<ReadMoment>>(read),
            find](const Moment& moment) -> Result<SnapshotPtr> {
        const auto found = find(*known, moment);
        if (found == known->end())
            return fail(ErrorCode::NotFound, moment.source,
                        QUOTADECK_TEXT("assertion", "its usage was not read"));
        return found->usage;
    };
}
} // namespace quotadeck::assertion
