// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/blockingsearch.h"

#include "core/insight/bisect.h"

#include <utility>

namespace quotadeck::models {
namespace {
insight::VersionQuestion questionOf(const ExplainAnswer& answer)
{
    insight::VersionQuestion question{answer.explanation.question, answer.data.partition, answer.data.usage(),
                                      answer.form.mode};
    if (answer.isPlaced)
        question.question.queue = {};
    const bool isEdited = answer.form.basis == ExplainBasis::Edited && answer.data.edited;
    if (isEdited && answer.partition < answer.data.edited->partitions.size())
        question.partition = answer.data.edited->partitions[answer.partition].name.value;
    return question;
}
} // namespace

VersionSearch::Walk blockingWalk(const ExplainAnswer& answer)
{
    return [answer](std::span<const insight::ConfigVersion> versions, const std::stop_token& stop,
                    const insight::VersionProgress& progress) -> std::optional<VersionFinding> {
        auto search = insight::findBlockingChange(versions, questionOf(answer), stop, progress);
        if (!search) // an answer has a request, so that there is no error
            return std::nullopt;
        VersionFinding finding;
        if (search->change) {
            finding.since = search->change->blocked.version;
            finding.changes = search->change->changes;
        }
        finding.sentence = [found = *std::move(search)](const VersionFinding::NameOf& nameOf) {
            return sentenceFor(found, nameOf);
        };
        return finding;
    };
}
} // namespace quotadeck::models
