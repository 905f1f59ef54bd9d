// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"

#include <optional>
#include <string>

namespace quotadeck::models {
/// What the outline does with queues, each as one step for ConfigSession::edit().

/// Below the queues that @p parent has.
[[nodiscard]] ConfigSession::Operation addQueue(std::size_t partition, const QueuePath& parent,
                                                std::string name);
/// With all below it, under @p name, to the place below it.
[[nodiscard]] ConfigSession::Operation duplicateQueue(std::size_t partition, const QueuePath& queue,
                                                      std::string name);
/// Placement rules that lead there follow.
[[nodiscard]] ConfigSession::Operation renameQueue(std::size_t partition, const QueuePath& queue,
                                                   std::string name);
/// With all below it and its comments, below @p parent, at @p position among the queues there, counted without it; none: to
/// the end. Placement rules that lead there follow.
[[nodiscard]] ConfigSession::Operation moveQueue(std::size_t partition, const QueuePath& queue,
                                                 const QueuePath& parent,
                                                 std::optional<std::size_t> position = {});
/// With all below it.
[[nodiscard]] ConfigSession::Operation removeQueue(std::size_t partition, const QueuePath& queue);

/// Why a queue called @p name cannot stand below @p parent; empty: it can (VAL-42, VAL-44).
[[nodiscard]] QString queueNameProblem(const ConfigRevision& revision, std::size_t partition,
                                       const QueuePath& parent, const QString& name);
/// Why @p queue cannot move below @p parent; empty: it can (VAL-42). Its own parent is none to move to.
[[nodiscard]] QString queueMoveProblem(const ConfigRevision& revision, std::size_t partition,
                                       const QueuePath& queue, const QueuePath& parent);
/// A name for a copy of @p queue that no queue beside it has.
[[nodiscard]] QString nameOfCopy(const ConfigRevision& revision, std::size_t partition,
                                 const QueuePath& queue);
} // namespace quotadeck::models
