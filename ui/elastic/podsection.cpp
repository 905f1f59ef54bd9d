// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/podsection.h"

#include "models/elastic/elasticaccount.h"
#include "ui/elastic/detailtexts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/factstable.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr std::size_t kMostPods = 50; ///< that are listed

QString podName(const elastic::QuotaPodState& pod)
{
    return QString::fromStdString(pod.manifest.pod.name);
}

QString podState(const elastic::QuotaPodState& pod)
{
    if (pod.isTerminating)
        return PodSection::tr("evicted, ending");
    if (!pod.manifest.isAssigned)
        return pod.evictions > 0 ? PodSection::tr("waiting, previously evicted") : PodSection::tr("waiting");
    const QString node = QString::fromStdString(pod.node);
    if (node.isEmpty())
        return PodSection::tr("running");
    return pod.model.empty() ? PodSection::tr("on %1").arg(node)
                             : PodSection::tr("on %1, %2", "node, model of its cards")
                                   .arg(node, QString::fromStdString(pod.model));
}
} // namespace

PodSection::PodSection(QWidget* parent)
    : QWidget(parent)
    , m_hint(quietLabel(this))
    , m_pods(new FactsTable({tr("Pod"), tr("State"), tr("Requests")}, 0, this))
{
    m_pods->setAccessibleName(tr("Pods of the group"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kTiny);
    for (QWidget* part : std::initializer_list<QWidget*>{sectionTitle(tr("Pods"), this), m_hint, m_pods})
        column->addWidget(part);
    connect(m_pods, &QTableWidget::itemSelectionChanged, this, &PodSection::noteSelection);
}

/// Those that wait come first: what keeps them is what is asked for.
void PodSection::showPods(const models::ElasticStatePtr& state, const std::string& group, ResourceType type,
                          models::CardRules rules)
{
    if (std::exchange(m_group, group) != group)
        m_selected.clear();
    m_state = state;
    m_type = type;
    m_rules = rules;
    auto pods = models::elasticPods(*state);
    std::erase_if(pods, [&group](const elastic::QuotaPodState& pod) { return pod.group != group; });
    std::ranges::stable_sort(pods, {},
                             [](const elastic::QuotaPodState& pod) { return pod.manifest.isAssigned; });
    const auto waiting = std::ranges::count_if(
        pods, [](const elastic::QuotaPodState& pod) { return !pod.manifest.isAssigned; });
    QString hint
        = tr("%1 running, %2 waiting.").arg(static_cast<qsizetype>(pods.size()) - waiting).arg(waiting);
    if (const QString reason = waiting > 0 ? reasonOf(pods.front()) : QString(); !reason.isEmpty())
        hint += QStringLiteral(" ")
            + (pods.front().waits.empty() ? tr("%1: %2.", "pod, what it would get")
                                          : tr("%1 waits: %2.", "pod, reason"))
                  .arg(podName(pods.front()), reason);
    if (pods.size() > kMostPods) {
        hint += QStringLiteral(" ") + tr("Showing the first %1.").arg(kMostPods);
        pods.resize(kMostPods);
    }
    QList<FactRow> rows;
    for (const elastic::QuotaPodState& pod : pods) {
        const bool isWaiting = !pod.manifest.isAssigned;
        rows.append({Fact{.text = podName(pod), .toolTip = {}},
                     Fact{.text = podState(pod),
                          .state = isWaiting ? models::RowState::Notice : models::RowState::Normal,
                          .toolTip = isWaiting ? reasonOf(pod) : QString()},
                     Fact{.text = models::elasticText(type.name(), pod.manifest.pod.request.valueOr0(type)),
                          .align = Fact::Align::Number,
                          .toolTip = {}}});
    }
    setVisible(!pods.empty());
    m_listed = std::move(pods);
    {
        const QSignalBlocker blocker(m_pods); // rows are other pods for a while: nobody selected those
        m_pods->setFacts(rows);
        reselect();
    }
    m_hint->setText(hint);
    ask();
}

void PodSection::clear()
{
    m_selected.clear();
    m_listed.clear();
    m_state.reset();
    m_group.clear();
    {
        const QSignalBlocker blocker(m_pods);
        m_pods->setFacts({});
    }
    hide();
    ask();
}

void PodSection::noteSelection()
{
    m_selected.clear();
    for (const QModelIndex& index : m_pods->selectionModel()->selectedRows())
        m_selected << podName(m_listed[static_cast<std::size_t>(index.row())]);
    ask();
}

/// The rows of the pods that are selected; of those that have gone none.
void PodSection::reselect()
{
    QItemSelection selection;
    QSet<QString> found;
    for (int row = 0; row < m_pods->rowCount(); ++row) {
        const QString name = podName(m_listed[static_cast<std::size_t>(row)]);
        if (!m_selected.contains(name))
            continue;
        found << name;
        const QModelIndex cell = m_pods->model()->index(row, 0);
        if (selection.isEmpty() && m_pods->currentRow() != row)
            m_pods->selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
        selection.select(cell, cell.siblingAtColumn(m_pods->columnCount() - 1));
    }
    m_selected = found;
    m_pods->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

/// Why a pod waits its cluster tells best; for others, what the rules for models would say. May be empty.
QString PodSection::reasonOf(const elastic::QuotaPodState& pod) const
{
    return pod.waits.empty() ? models::cardVerdict(*m_state, pod, m_type, m_rules)
                             : QString::fromStdString(pod.waits);
}

const elastic::QuotaPodState* PodSection::askedPod() const
{
    const auto isWaiting = [](const elastic::QuotaPodState& pod) { return !pod.manifest.isAssigned; };
    const auto selected = m_pods->selectionModel()->selectedRows();
    const auto row = selected.isEmpty() ? std::size_t{0} : static_cast<std::size_t>(selected.front().row());
    if (row < m_listed.size() && isWaiting(m_listed[row]))
        return &m_listed[row];
    return !m_listed.empty() && isWaiting(m_listed.front()) ? &m_listed.front() : nullptr;
}

void PodSection::ask()
{
    const elastic::QuotaPodState* const pod = askedPod();
    Q_EMIT asked(pod ? std::optional(PodQuestion{m_state, *pod, !reasonOf(*pod).isEmpty()}) : std::nullopt);
}
} // namespace quotadeck::ui
