// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticstate.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>
#include <vector>

namespace quotadeck::models {
/// Whether cards of single models count, an addition that the scheduler does not know (section 11, G1 to G9).
enum class CardRules { Count, Models };

/// The pods in the text beside the groups, or those that the cluster reports, with the groups they belong to.
[[nodiscard]] std::vector<elastic::QuotaPodState> elasticPods(const ElasticState& state);

/// Whether any machine has cards of @p type of a model that is known.
[[nodiscard]] bool hasCardModels(const ElasticState& state, ResourceType type);

/// What groups may have of single models of @p type, with our runtimes; nothing where no model is known.
[[nodiscard]] std::optional<elastic::TypedCards> elasticCards(const ElasticState& state, ResourceType type);

/// What one group has and may have of one model.
struct ModelShare
{
    QString model;
    QString guaranteed; ///< in force (G4)
    QString used;
    QString headroom; ///< free, and not promised to others (G6)
    QString most; ///< that it may get now (G7)
};

struct CardAccount
{
    QList<ModelShare> models;
    QStringList reclaims; ///< who would have to give what back, a sentence each (G8)
};

/// Nothing where no model is known, or @p group has none of its own.
[[nodiscard]] std::optional<CardAccount> cardAccount(const ElasticState& state, std::string_view group,
                                                     ResourceType type);

/// "A100 5 · V100 0", what each group may get now; empty for a group that holds no cards of its own.
[[nodiscard]] QString cardsToCome(const elastic::TypedCards& cards, std::string_view group,
                                  ResourceType type);

/// Whether a pod that waits would get its cards, and if not, why; empty for one that asks for none, or where it is not known.
[[nodiscard]] QString cardVerdict(const ElasticState& state, const elastic::QuotaPodState& pod,
                                  ResourceType type, CardRules rules);
} // namespace quotadeck::models
