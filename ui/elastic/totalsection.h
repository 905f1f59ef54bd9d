// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticstate.h"

#include <QWidget>

#include <string_view>

class QLabel;

namespace quotadeck::ui {
class FactsTable;
class StepsList;

/// What the tree of a group has to share, where that comes from, and the nodes that count for it.
class TotalSection final : public QWidget
{
    Q_OBJECT
public:
    explicit TotalSection(QWidget* parent = nullptr);

    void showTotal(const models::ElasticState& state, std::string_view group, ResourceType type);
    [[nodiscard]] StepsList* lines() const { return m_lines; }
    [[nodiscard]] FactsTable* nodes() const { return m_nodes; }

private:
    void showNodes(const models::ElasticState& state, std::string_view group, ResourceType type);

    QLabel* m_hint; // not owned, as the next: children
    StepsList* m_lines;
    QLabel* m_nodesHint;
    FactsTable* m_nodes;
};
} // namespace quotadeck::ui
