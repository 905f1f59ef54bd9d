// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/podsection.h"

#include "models/elastic/elasticaccount.h"
#include "ui/elastic/detailtexts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/factstable.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr std::size_t kMostPods = 50; ///< that are listed

QString nameOf(const elastic::QuotaPodState& pod)
{
    return QString::fromStdString(pod.manifest.pod.name);
}

QString podState(const elastic::QuotaPodState& pod)
{
    if (pod.isTerminating)
        return PodSection::tr("evicted, ending");
    if (!pod.manifest.isAssigned)
        return pod.evictions > 0 ? PodSection::tr("waiting, evicted before") : PodSection::tr("waiting");
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
    , m_pods(new FactsTable({tr("Pod"), tr("Is"), tr("Asks for")}, this))
    , m_remedy(textLabel(this))
{
    m_pods->setAccessibleName(tr("Pods of the group"));
    m_remedy->setAccessibleName(tr("What would admit the pod"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kTiny);
    for (QWidget* part : std::initializer_list<QWidget*>{sectionTitle(tr("Pods"), this), m_hint, m_pods})
        column->addWidget(part);
    m_remedy->setContentsMargins(0, metrics::kMedium, 0, 0);
    m_remedy->hide();
    connect(m_pods, &QTableWidget::itemSelectionChanged, this, &PodSection::showRemedy);
}

/// Those that wait come first: what keeps them is what is asked for.
void PodSection::showPods(const models::ElasticStatePtr& state, const std::string& group, ResourceType type,
                          models::CardRules rules)
{
    m_state = state;
    m_type = type;
    m_rules = rules;
    auto pods = models::elasticPods(*state);
    std::erase_if(pods, [&group](const elastic::QuotaPodState& pod) { return pod.group != group; });
    std::ranges::stable_sort(pods, {},
                             [](const elastic::QuotaPodState& pod) { return pod.manifest.isAssigned; });
    const auto waiting = std::ranges::count_if(
        pods, [](const elastic::QuotaPodState& pod) { return !pod.manifest.isAssigned; });
    QString hint = tr("%1 run, %2 wait.").arg(static_cast<qsizetype>(pods.size()) - waiting).arg(waiting);
    if (const QString reason = waiting > 0 ? reasonOf(pods.front()) : QString(); !reason.isEmpty())
        hint += QStringLiteral(" ")
            + (pods.front().waits.empty() ? tr("%1: %2.", "pod, what it would get")
                                          : tr("%1 waits: %2.", "pod, reason"))
                  .arg(nameOf(pods.front()), reason);
    if (pods.size() > kMostPods) {
        hint += QStringLiteral(" ") + tr("The first %1 are listed.").arg(kMostPods);
        pods.resize(kMostPods);
    }
    QList<FactRow> rows;
    for (const elastic::QuotaPodState& pod : pods) {
        const bool isWaiting = !pod.manifest.isAssigned;
        rows.append({Fact{.text = nameOf(pod), .toolTip = {}},
                     Fact{.text = podState(pod),
                          .state = isWaiting ? models::RowState::Notice : models::RowState::Normal,
                          .toolTip = isWaiting ? reasonOf(pod) : QString()},
                     Fact{.text = models::elasticText(type.name(), pod.manifest.pod.request.valueOr0(type)),
                          .align = Fact::Align::Number,
                          .toolTip = {}}});
    }
    setVisible(!pods.empty());
    m_listed = std::move(pods);
    m_pods->setFacts(rows);
    m_hint->setText(hint);
    showRemedy();
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

void PodSection::showRemedy()
{
    const elastic::QuotaPodState* const pod = askedPod();
    const QString name = pod ? nameOf(*pod) : QString();
    if (name != m_asked)
        m_remedy->clear(); // it was of another pod
    m_asked = name;
    m_remedy->setVisible(!m_remedy->text().isEmpty());
    if (!pod) {
        m_job.cancel();
        return;
    }
    m_job.start(
        [state = m_state, asked = *pod](const std::stop_token&) { return models::podVerdict(*state, asked); },
        [this, name, isReasonTold = !reasonOf(*pod).isEmpty()](
            const std::optional<models::PodVerdict>& verdict) { tellRemedy(name, verdict, isReasonTold); });
}

void PodSection::tellRemedy(const QString& pod, const std::optional<models::PodVerdict>& verdict,
                            bool isReasonTold)
{
    QStringList sentences;
    if (verdict && verdict->refusal.isEmpty()) {
        if (!isReasonTold) // what else keeps it is told
            sentences << tr("The quotas would let %1 run now.").arg(pod);
    } else if (verdict) {
        if (!isReasonTold)
            sentences << tr("The quotas do not let %1 run: %2.", "pod, reason").arg(pod, verdict->refusal);
        sentences << (verdict->changes.isEmpty()
                          ? tr("No change of a single value would admit %1.").arg(pod)
                          : tr("The smallest change that would admit %1: %2.", "pod, changes")
                                .arg(pod, verdict->changes.join(tr(" and "))));
    }
    m_remedy->setVisible(!sentences.isEmpty());
    m_remedy->setText(sentences.join(u' '));
}
} // namespace quotadeck::ui
