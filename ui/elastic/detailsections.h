// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/latestjob.h"
#include "models/elastic/elasticadmission.h"
#include "models/elastic/elasticcards.h"
#include "models/elastic/elasticstate.h"

#include <QLabel>
#include <QSet>
#include <QString>
#include <QWidget>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QLabel;
class QWidget;

namespace quotadeck::ui {
class DetailTable;
class StepsList;

/// Labels of the details beside the groups; their texts wrap and can be selected.

[[nodiscard]] QLabel* textLabel(QWidget* parent);
[[nodiscard]] QLabel* quietLabel(QWidget* parent); ///< for what explains
[[nodiscard]] QLabel* sectionTitle(const QString& text, QWidget* parent);

/// Which pod is asked about, and in which state of its cluster.
struct PodQuestion
{
    models::ElasticStatePtr state;
    elastic::QuotaPodState pod;
    bool isReasonTold = false; ///< why it waits is said elsewhere
};

/// The smallest change that would admit a pod that waits. It takes some hundred solutions of the tree, so it is worked out on
/// another thread; hidden while there is nothing to tell.
class PodRemedy final : public QLabel
{
    Q_OBJECT
public:
    explicit PodRemedy(QWidget* parent = nullptr);

    /// What was told of the same pod stands until the new answer is there. No @p question: nothing is told, and an answer
    /// that is still being worked out is not either.
    void ask(const std::optional<PodQuestion>& question);

private:
    void tell(const QString& pod, const std::optional<models::PodVerdict>& verdict, bool isReasonTold);

    QString m_pod; ///< "namespace/name" of the one asked about; empty: none
    models::LatestJob m_job{this};
};

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
    DetailTable* m_pods;
};

/// What the tree of a group has to share, where that comes from, and the nodes that count for it.
class TotalSection final : public QWidget
{
    Q_OBJECT
public:
    explicit TotalSection(QWidget* parent = nullptr);

    void showTotal(const models::ElasticState& state, std::string_view group, ResourceType type);
    [[nodiscard]] StepsList* lines() const { return m_lines; }
    [[nodiscard]] DetailTable* nodes() const { return m_nodes; }

private:
    void showNodes(const models::ElasticState& state, std::string_view group, ResourceType type);

    QLabel* m_hint; // not owned, as the next: children
    StepsList* m_lines;
    QLabel* m_nodesHint;
    DetailTable* m_nodes;
};
} // namespace quotadeck::ui
