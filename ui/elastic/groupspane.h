// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticcards.h"
#include "models/elastic/elasticstate.h"
#include "models/elastic/elastictreemodel.h"

#include <QStackedWidget>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace quotadeck::ui {
class ElidedLabel;
class FilterField;
class Placeholder;
class TreeTable;

/// The row above the groups: which of them are listed, what all numbers are of, and what the cluster has of that.
class AmountsBar final : public QWidget
{
    Q_OBJECT
public:
    /// @p groups outlives it; its filter is this bar's.
    explicit AmountsBar(models::ElasticTreeModel* groups, QWidget* parent = nullptr);

    [[nodiscard]] FilterField* filter() const { return m_filter; }
    /// What all numbers are of.
    [[nodiscard]] ResourceType resource() const;
    /// Offers the resources of @p state; null: there are none. What is being typed as a total stays.
    void showResources(const models::ElasticStatePtr& state);
    /// @p rules are those that hold for cards.
    void showAmounts(const models::ElasticStatePtr& state, models::CardRules rules);

Q_SIGNALS:
    void resourceChosen();
    void totalTyped(std::optional<quotadeck::Quantity> amount); ///< of resource(); nothing: not known
    void totalRefused(const QString& reason);
    void cardRulesChosen(bool goByModels);
    void strictChosen(bool isStrict);

private:
    void addFields();
    void showTotal(const models::ElasticStatePtr& state);
    void takeTotal();

    FilterField* m_filter; // not owned, as the rest: children
    QComboBox* m_resource;
    QLineEdit* m_total;
    QCheckBox* m_cards; ///< hidden where no model is known
    QCheckBox* m_strict; ///< hidden for a cluster, which judges edits itself
    ElidedLabel* m_summary;
    bool m_hasState = false;
};

/// As people write it, "nvidia.com/gpu".
[[nodiscard]] QString nameOf(ResourceType type);

/// The table of groups, or why there is none in it.
/// Ownership: the model is the caller's and outlives it.
class GroupsPane final : public QStackedWidget
{
    Q_OBJECT
public:
    explicit GroupsPane(models::ElasticTreeModel* groups, QWidget* parent = nullptr);

    [[nodiscard]] TreeTable* table() const { return m_table; }
    /// Of what the groups are.
    enum class Source { File, Cluster, Moment };
    /// @p state is what the groups are of, of a file, of a cluster or of an earlier moment of one; null: nothing is known.
    void showContent(const models::ElasticStatePtr& state, Source source);

Q_SIGNALS:
    /// All groups are to be shown.
    void clearRequested();

private:
    models::ElasticTreeModel* m_groups; // not owned
    TreeTable* m_table; // not owned, as the next: children
    Placeholder* m_nothing;
};
} // namespace quotadeck::ui
