// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/configplace.h"
#include "models/limits/configsession.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace quotadeck::models {
/// One setting of an edited configuration as a form shows it: a single value, or a list of names.
struct ConfigField
{
    enum class Kind {
        Text,
        Choice, ///< one of the choices
        Suggested, ///< one of the choices, or another text
        Count, ///< a number of applications
        Number, ///< any number of at least 0
        Names, ///< a list
        Property, ///< of a queue: the choices, or what its help says
        Acl,
        QueueName,
        RequiredText,
    };

    QString id; ///< the place, as in messages
    config::ConfigPlace place;
    QString label;
    Kind kind = Kind::Text;
    std::optional<QString> own; ///< as written; nothing: not set here
    QString unset; ///< not set here: what holds then
    QString origin; ///< not set here: where that comes from, as a sentence
    QString meaning; ///< what the value comes to, in words; may be empty
    QString help; ///< what the setting is for
    QStringList choices;
    TextSpan span; ///< of the own value

    friend bool operator==(const ConfigField&, const ConfigField&) = default;
};

/// The settings of a queue besides its quota and its limits; none for a root that is not written. @p queue is as in
/// ConfigRevision::partitions.
[[nodiscard]] std::vector<ConfigField> queueFields(const ConfigRevision& revision, std::size_t partition,
                                                   const QueuePath& queue);
/// The properties that act on queues, set or not, and the others that are set, or that are in @p added.
[[nodiscard]] std::vector<ConfigField> propertyFields(const ConfigRevision& revision, std::size_t partition,
                                                      const QueuePath& queue, const QStringList& added);
/// What leaf queues that are made below @p queue get, besides resources.
[[nodiscard]] std::vector<ConfigField> templateFields(const ConfigRevision& revision, std::size_t partition,
                                                      const QueuePath& queue, const QStringList& added);
[[nodiscard]] std::vector<ConfigField> partitionFields(const ConfigRevision& revision, std::size_t partition);
/// Of the placement rule at @p place, a parent rule perhaps.
[[nodiscard]] std::vector<ConfigField> ruleFields(const ConfigRevision& revision,
                                                  const config::ConfigPlace& place);

/// The rule at @p place as read; nullptr when there is none.
[[nodiscard]] const config::PlacementRuleConfig* ruleAt(const config::SchedulerConfig& config,
                                                        const config::ConfigPlace& place);
} // namespace quotadeck::models
