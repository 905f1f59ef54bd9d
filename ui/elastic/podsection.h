// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/latestjob.h"
#include "models/elastic/elasticadmission.h"
#include "models/elastic/elasticcards.h"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;

namespace quotadeck::ui {
class FactsTable;

/// The pods of a quota group: which run and where, and why others wait. Hidden while there are none.
class PodSection final : public QWidget
{
    Q_OBJECT
public:
    explicit PodSection(QWidget* parent = nullptr);

    void showPods(const models::ElasticStatePtr& state, const std::string& group, ResourceType type,
                  models::CardRules rules);

    /// The smallest change that would admit the selected pod, or else the first that waits; for the owner to place, near
    /// what is looked at first. Shows and hides itself.
    [[nodiscard]] QLabel* remedy() const { return m_remedy; }

private:
    void showRemedy();
    [[nodiscard]] const elastic::QuotaPodState* askedPod() const;
    void tellRemedy(const QString& pod, const std::optional<models::PodVerdict>& verdict, bool isReasonTold);
    [[nodiscard]] QString reasonOf(const elastic::QuotaPodState& pod) const;

    models::ElasticStatePtr m_state;
    ResourceType m_type{"cpu"};
    models::CardRules m_rules = models::CardRules::Count;
    std::vector<elastic::QuotaPodState> m_listed; ///< in the order of the rows, those that wait first
    QString m_asked; ///< name of the pod that the remedy is for
    QLabel* m_hint; // not owned, as all below: children
    FactsTable* m_pods;
    QLabel* m_remedy;
    models::LatestJob m_job{this};
};
} // namespace quotadeck::ui
