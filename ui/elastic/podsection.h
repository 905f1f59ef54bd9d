// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/elastic/podremedy.h"

#include <QSet>
#include <QWidget>

#include <string>
#include <vector>

class QLabel;

namespace quotadeck::ui {
class FactsTable;

/// The pods of a quota group: which run and where, and why others wait. Hidden while there are none. A pod that was selected
/// stays it while others come and go.
class PodSection final : public QWidget
{
    Q_OBJECT
public:
    explicit PodSection(QWidget* parent = nullptr);

    void showPods(const models::ElasticStatePtr& state, const std::string& group, ResourceType type,
                  models::CardRules rules);
    /// Forgets all, also which pod was selected.
    void clear();

Q_SIGNALS:
    /// About the selected pod or else the first that waits; nothing: none does. Also when the state is another one.
    void asked(const std::optional<quotadeck::ui::PodQuestion>& question);

private:
    void noteSelection();
    void reselect();
    void ask();
    [[nodiscard]] const elastic::QuotaPodState* askedPod() const;
    [[nodiscard]] QString reasonOf(const elastic::QuotaPodState& pod) const;

    models::ElasticStatePtr m_state;
    std::string m_group;
    ResourceType m_type{"cpu"};
    models::CardRules m_rules = models::CardRules::Count;
    std::vector<elastic::QuotaPodState> m_listed; ///< in the order of the rows, those that wait first
    QSet<QString> m_selected; ///< pods, as "namespace/name"
    QLabel* m_hint; // not owned, as the next: children
    FactsTable* m_pods;
};
} // namespace quotadeck::ui
