// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/queueactions.h"

#include "core/base/text.h"
#include "core/config/rules/names.h"
#include "core/config/schema/effective.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
using Edits = config::Document::Edits;

/// @p act is `Result<Edits>(document, queue)`.
template <typename Act>
ConfigSession::Operation onQueue(std::size_t partition, const QueuePath& queue, Act act)
{
    return [partition, queue, act = std::move(act)](const config::Document& document) -> Result<Edits> {
        const auto* config = document.config();
        const auto place = config ? config::queuePlace(*config, partition, queue) : std::nullopt;
        if (!place)
            return fail(ErrorCode::NotFound, queue.text(),
                        QUOTADECK_TEXT("limits", "the queue no longer exists"));
        return act(document, *place);
    };
}

const std::vector<config::QueueConfig>* childrenOf(const ConfigRevision& revision, std::size_t partition,
                                                   const QueuePath& parent)
{
    const auto* queue = partition < revision.partitions.size()
        ? config::findQueue(revision.partitions[partition], parent)
        : nullptr;
    return queue ? &queue->queues.value : nullptr;
}

bool isTaken(const std::vector<config::QueueConfig>* siblings, const std::string& name)
{
    return siblings && std::ranges::any_of(*siblings, [&](const config::QueueConfig& queue) {
               return equalsIgnoringAsciiCase(queue.name.value, name);
           });
}
} // namespace

ConfigSession::Operation addQueue(std::size_t partition, const QueuePath& parent, std::string name)
{
    config::QueueConfig queue;
    queue.name.value = std::move(name);
    queue.name.isSet = true;
    return [partition, parent, queue = std::move(queue)](const config::Document& document) -> Result<Edits> {
        const auto* config = document.config();
        const auto place = config ? config::queuePlace(*config, partition, parent) : std::nullopt;
        if (!place)
            return fail(ErrorCode::NotFound, parent.text(),
                        QUOTADECK_TEXT("limits", "the queue no longer exists"));
        const auto effective = config::effectivePartition(config->partitions[partition]);
        const auto* owner = config::findQueue(effective, parent);
        return document.insert(*place / "queues" / (owner ? owner->queues.value.size() : 0), queue);
    };
}

ConfigSession::Operation duplicateQueue(std::size_t partition, const QueuePath& queue, std::string name)
{
    return onQueue(partition, queue,
                   [name = std::move(name)](const config::Document& document,
                                            const config::ConfigPlace& place) -> Result<Edits> {
                       if (!place.position())
                           return fail(ErrorCode::Unsupported, {},
                                       QUOTADECK_TEXT("limits", "the queue is not written in the file"));
                       const auto copy = place.parent() / (*place.position() + 1);
                       return document.transact({
                           [&](const config::Document& each) { return each.duplicate(place); },
                           [&](const config::Document& each) { return each.set(copy / "name", name); },
                       });
                   });
}

ConfigSession::Operation renameQueue(std::size_t partition, const QueuePath& queue, std::string name)
{
    return onQueue(
        partition, queue,
        [name = std::move(name)](const config::Document& document, const config::ConfigPlace& place) {
            return document.renameQueue(place, name, config::PathsInRules::Follow);
        });
}

ConfigSession::Operation moveQueue(std::size_t partition, const QueuePath& queue, const QueuePath& parent,
                                   std::optional<std::size_t> position)
{
    return onQueue(
        partition, queue,
        [partition, queue, parent, position](const config::Document& document,
                                             const config::ConfigPlace& place) -> Result<Edits> {
            const auto owner = config::queuePlace(*document.config(), partition, parent);
            if (!owner || !place.position())
                return fail(ErrorCode::NotFound, parent.text(),
                            QUOTADECK_TEXT("limits", "the queue no longer exists"));
            const auto effective = config::effectivePartition(document.config()->partitions[partition]);
            const auto* there = config::findQueue(effective, parent);
            const std::size_t count = there ? there->queues.value.size() : 0;
            const bool isSameParent = queue.parent().lowered() == parent.lowered();
            const std::size_t last = isSameParent && count > 0 ? count - 1 : count;
            return document.moveQueue(place, *owner / "queues" / std::min(position.value_or(last), last));
        });
}

ConfigSession::Operation removeQueue(std::size_t partition, const QueuePath& queue)
{
    return onQueue(partition, queue, [](const config::Document& document, const config::ConfigPlace& place) {
        return document.remove(place);
    });
}

QString queueNameProblem(const ConfigRevision& revision, std::size_t partition, const QueuePath& parent,
                         const QString& name)
{
    const std::string text = name.toStdString();
    if (!config::isQueueName(text)) // VAL-44
        return QCoreApplication::translate("QueueActions",
                                           "A queue name has 1 to 64 characters of A-Z a-z 0-9 _ - : # / @");
    if (isTaken(childrenOf(revision, partition, parent), text)) // VAL-42
        return QCoreApplication::translate("QueueActions", "%1 already has a queue with that name")
            .arg(QString::fromStdString(parent.text()));
    return {};
}

QString queueMoveProblem(const ConfigRevision& revision, std::size_t partition, const QueuePath& queue,
                         const QueuePath& parent)
{
    const QString name = QString::fromStdString(parent.text());
    if (queue.parent().isEmpty())
        return QCoreApplication::translate("QueueActions", "The root cannot be moved");
    if (queue.lowered().contains(parent.lowered()))
        return QCoreApplication::translate("QueueActions", "A queue cannot be moved below itself");
    if (queue.parent().lowered() == parent.lowered())
        return QCoreApplication::translate("QueueActions", "The queue is below %1 already").arg(name);
    const auto* siblings = childrenOf(revision, partition, parent);
    if (!siblings)
        return QCoreApplication::translate("QueueActions", "There is no queue %1").arg(name);
    if (isTaken(siblings, std::string(queue.name()))) // VAL-42
        return QCoreApplication::translate("QueueActions", "%1 already has a queue with that name").arg(name);
    return {};
}

QString nameOfCopy(const ConfigRevision& revision, std::size_t partition, const QueuePath& queue)
{
    const auto* siblings = childrenOf(revision, partition, queue.parent());
    const std::string base = std::string(queue.name()) + "-copy";
    std::string name = base;
    for (int number = 2; isTaken(siblings, name); ++number)
        name = base + std::to_string(number);
    return QString::fromStdString(name);
}
} // namespace quotadeck::models
