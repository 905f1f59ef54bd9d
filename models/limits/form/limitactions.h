// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"
#include "models/limits/form/whochip.h"

#include <QString>

#include <string>
#include <vector>

namespace quotadeck::models {
/// What the form does with limits, each as one step for ConfigSession::edit().

[[nodiscard]] ConfigSession::Operation setWho(const config::LimitAddress& limit, WhoNames names);
/// An empty @p quantity takes the type out.
[[nodiscard]] ConfigSession::Operation setLimitQuantity(const config::LimitAddress& limit, std::string type,
                                                        std::string quantity);
/// @p text is a number, or empty for no limit.
[[nodiscard]] ConfigSession::Operation setLimitApplications(const config::LimitAddress& limit,
                                                            const QString& text);

/// Below the limits that are there.
[[nodiscard]] ConfigSession::Operation addLimit(std::size_t partition, const QueuePath& queue,
                                                config::LimitConfig limit);
[[nodiscard]] ConfigSession::Operation duplicateLimit(const config::LimitAddress& limit);
/// All of one queue.
[[nodiscard]] ConfigSession::Operation removeLimits(std::vector<config::LimitAddress> limits);
/// @p to is the position that it is to have.
[[nodiscard]] ConfigSession::Operation moveLimit(const config::LimitAddress& limit, std::size_t to);
[[nodiscard]] ConfigSession::Operation moveLimitToQueue(const config::LimitAddress& limit,
                                                        const QueuePath& queue);
/// One limit each for the users and groups of @p limit, in their order, all with its values and comments.
/// InvalidArgument for one that names a single one.
[[nodiscard]] ConfigSession::Operation splitLimit(const config::LimitAddress& limit);
/// One limit in the place of the first of @p limits, which are all of one queue, for the users and groups of all of them;
/// the comments of the others stand above it. InvalidArgument unless they say the same, isSameLimit().
[[nodiscard]] ConfigSession::Operation mergeLimits(std::vector<config::LimitAddress> limits);
/// True when both allow the same, however it is written.
[[nodiscard]] bool isSameLimit(const config::LimitConfig& left, const config::LimitConfig& right);
/// Makes a comment of it, which enableItem() takes back byte for byte.
[[nodiscard]] ConfigSession::Operation disableLimit(const config::LimitAddress& limit);
/// @p index is that among Document::disabledItems().
[[nodiscard]] ConfigSession::Operation enableItem(std::size_t index);

/// A limit of @p names with these quantities for addLimit(); what is empty is not set.
[[nodiscard]] config::LimitConfig newLimit(const WhoNames& names, const QString& description,
                                           const std::vector<config::TextEntry>& quantities,
                                           const QString& applications);
} // namespace quotadeck::models
