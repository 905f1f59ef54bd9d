// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configsession.h"

#include "core/config/diff/change.h"
#include "core/config/rules/ignorecomments.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/config/yaml/secondparser.h"
#include "core/insight/removals.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace quotadeck::models {
namespace {
ConfigRevisionPtr makeRevision(std::string text)
{
    auto revision = std::make_shared<ConfigRevision>(config::Document(std::move(text)));
    auto verdict = config::validateFile(revision->document.source());
    if (revision->document.config() && verdict.config)
        revision->partitions = config::effectivePartitions(*verdict.config);
    for (const auto& finding : verdict.findings) {
        if (finding.severity == config::Severity::Error)
            ++revision->problems[finding.path].errors;
        else if (finding.severity == config::Severity::Warning)
            ++revision->problems[finding.path].warnings;
    }
    revision->disabled = revision->document.disabledContent();
    revision->verdict = std::move(verdict);
    return revision;
}

/// Line @p line, from 1, of @p text begins here, its blanks left out.
std::size_t offsetOf(const std::string& text, int line)
{
    std::size_t offset = 0;
    for (int passed = 1; passed < line && offset < text.size(); ++passed)
        offset = std::min(text.find('\n', offset), text.size() - 1) + 1;
    return std::min(text.find_first_not_of(' ', offset), text.size());
}
} // namespace

RevisionPtr QueuesAnalysis::revise(std::string text, const TextPtr&, const RevisionPtr&) const
{
    return makeRevision(std::move(text));
}

Status QueuesAnalysis::checkBeforeSave(const std::string& text) const
{
    return config::agreesWithSecondParser(text);
}

Result<QueuesAnalysis::Assessed> QueuesAnalysis::assessed(const std::string& older,
                                                          const std::string& newer) const
{
    return config::fileChanges(older, newer).map([this](std::vector<config::Change> found) {
        insight::assessRemovals(found, m_usage.get());
        Assessed assessed;
        assessed.order.resize(found.size());
        std::iota(assessed.order.begin(), assessed.order.end(), std::size_t{0});
        std::ranges::stable_partition(assessed.order, [&found](std::size_t index) {
            return found[index].direction == config::Direction::Dangerous;
        });
        assessed.changes.reserve(found.size());
        for (const std::size_t index : assessed.order)
            assessed.changes.push_back(std::move(found[index]));
        return assessed;
    });
}

Result<std::vector<config::Change>> QueuesAnalysis::changes(const std::string& older,
                                                            const std::string& newer) const
{
    return assessed(older, newer).map([](Assessed found) { return std::move(found.changes); });
}

Result<QueuesAnalysis::Edits>
QueuesAnalysis::revertingEdits(const std::string& older, const std::string& newer, std::size_t index) const
{
    return assessed(older, newer).and_then([&](const Assessed& found) {
        return config::revertingEdits(older, newer, index < found.order.size() ? found.order[index] : index);
    });
}

Result<config::Merge> QueuesAnalysis::merge(const std::string& ours, const OtherEdits& theirs) const
{
    if (theirs.base.empty())
        return config::mergeLines(theirs.base, ours, theirs.text);
    auto merged = config::merge(theirs.base, ours, theirs.text);
    // Edits that a crash has left may end in the middle of a line: they are merged all the same.
    if (!merged && theirs.origin == OtherEdits::Origin::Recovery)
        return config::mergeLines(theirs.base, ours, theirs.text);
    return merged;
}

Result<QueuesAnalysis::Edits> QueuesAnalysis::ignoringEdits(const std::string& text,
                                                            const config::Finding& finding,
                                                            const std::string& reason) const
{
    return config::silencingEdits(text, finding, reason);
}

QString QueuesAnalysis::pathTitle() const
{
    return ConfigSession::tr("Queue");
}

QString QueuesAnalysis::placeName(const Revision& revision, int line) const
{
    const auto place = placeAt(static_cast<const ConfigRevision&>(revision), offsetOf(revision.text(), line));
    return place ? QString::fromStdString(place->queue.text()) : QString();
}

ConfigSession::ConfigSession(QObject* parent) : EditedFile(std::make_shared<QueuesAnalysis>(), parent) { }

void ConfigSession::edit(Operation operation)
{
    EditedFile::edit([operation = std::move(operation)](const Revision& revision) {
        return operation(static_cast<const ConfigRevision&>(revision).document);
    });
}

void ConfigSession::edit(const ConfigRevisionPtr& base, Operation operation)
{
    EditedFile::edit([base, operation = std::move(operation)](const Revision& revision) -> Result<Edits> {
        return requireSameText(revision, *base).and_then([&] {
            return operation(static_cast<const ConfigRevision&>(revision).document);
        });
    });
}

void ConfigSession::setUsage(const SnapshotPtr& usage)
{
    setAnalysis(std::make_shared<QueuesAnalysis>(usage));
    if (!std::exchange(m_isUsageKnown, usage != nullptr) && usage)
        Q_EMIT analysisChanged();
}

namespace {
bool isWithin(const TextSpan& span, std::size_t offset)
{
    return span.begin.offset <= offset && offset < span.end.offset;
}

std::optional<TextPlace> placeIn(const config::QueueConfig& queue, const QueuePath& path,
                                 std::size_t partition, std::size_t offset)
{
    for (const auto& child : queue.queues.value) {
        if (auto found = placeIn(child, path.child(child.name.value), partition, offset))
            return found;
    }
    TextPlace place{TextPlace::Part::Queue, partition, path, std::nullopt};
    const auto& limits = queue.limits.value;
    for (std::size_t i = 0; i < limits.size(); ++i) { // those of the partition are the root's, too
        if (isWithin(limits[i].span, offset)) {
            place.limit = i;
            return place;
        }
    }
    return isWithin(queue.span, offset) ? std::optional(place) : std::nullopt;
}
} // namespace

std::optional<TextPlace> placeAt(const ConfigRevision& revision, std::size_t offset)
{
    for (std::size_t i = 0; i < revision.partitions.size(); ++i) {
        const auto& root = config::rootOf(revision.partitions[i]);
        if (auto found = placeIn(root, QueuePath(root.name.value), i, offset))
            return found;
    }
    for (std::size_t i = 0; i < revision.partitions.size(); ++i) { // an inserted root has no place of its own
        const auto& partition = revision.partitions[i];
        const auto& rules = partition.placementRules;
        // The caret rests behind what is selected.
        const bool isRule
            = (rules.isSet && rules.key.begin.offset <= offset && offset <= rules.key.end.offset)
            || (!rules.value.empty() && rules.value.front().span.begin.offset <= offset
                && offset <= rules.value.back().span.end.offset);
        if (isRule)
            return TextPlace{TextPlace::Part::Rules, i, {}, {}};
        if (isWithin(partition.span, offset))
            return TextPlace{TextPlace::Part::Partition, i, {}, {}};
    }
    return std::nullopt;
}
} // namespace quotadeck::models

#include "moc_configsession.cpp"
