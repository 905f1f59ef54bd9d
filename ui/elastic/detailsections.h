// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "models/elastic/elasticadmission.h"
#include "models/elastic/elasticcards.h"
#include "models/elastic/elasticstate.h"

#include <QLabel>
#include <QList>
#include <QSet>
#include <QString>
#include <QWidget>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QGridLayout;
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
    bool isReasonShown = false; ///< elsewhere
};

/// The smallest change that would admit a waiting pod. It takes some hundred solutions of the tree, so it is calculated on
/// another thread; hidden without a result.
class PodRemedy final : public QLabel
{
    Q_OBJECT
public:
    explicit PodRemedy(QWidget* parent = nullptr);

    /// The answer for the same pod stays until the new one is there. Without a @p question nothing is shown, not even an
    /// answer that is still being calculated.
    void ask(const std::optional<PodQuestion>& question);

private:
    void showAnswer(const QString& pod, const std::optional<models::PodVerdict>& verdict, bool isReasonShown);

    QString m_pod; ///< "namespace/name" of the one asked about; empty: none
    background::LatestJob m_job{this};
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

/// One line of a list that is read from the top down.
struct StepLine
{
    QString title;
    QString sum; ///< what makes the amount, before it or, where there is no room, above it; may be empty
    QString amount;
    QString reason; ///< below the two, smaller; may be empty
    bool isStrong = false;

    friend bool operator==(const StepLine&, const StepLine&) = default;
};

/// Lines with an amount at the right and a reason that wraps. Every text can be selected; new lines are written into the
/// labels that are there.
class StepsList final : public QWidget
{
    Q_OBJECT
public:
    explicit StepsList(QWidget* parent = nullptr);

    void setLines(const QList<StepLine>& lines);
    /// All lines as text, for reading and tests: "title\tamount\treason".
    [[nodiscard]] QStringList texts() const;
    /// Narrower than its lines are now: they wrap.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void writeAmount(int line, const StepLine& content);
    void writeLine(int line, const StepLine& content);

    QGridLayout* m_grid; // not owned: a child
    QList<StepLine> m_lines;
};
} // namespace quotadeck::ui
