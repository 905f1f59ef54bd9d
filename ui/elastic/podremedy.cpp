// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/podremedy.h"

#include "ui/theme/metrics.h"

#include <utility>

namespace quotadeck::ui {
PodRemedy::PodRemedy(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAccessibleName(tr("Changes that admit the pod"));
    setContentsMargins(0, metrics::kMedium, 0, 0);
    hide();
}

void PodRemedy::ask(const std::optional<PodQuestion>& question)
{
    const QString pod = question ? QString::fromStdString(question->pod.manifest.pod.name) : QString();
    if (std::exchange(m_pod, pod) != pod)
        clear(); // it was of another one
    setVisible(!text().isEmpty());
    if (!question) {
        m_job.cancel();
        return;
    }
    m_job.start([state = question->state,
                 asked = question->pod](const std::stop_token&) { return models::podVerdict(*state, asked); },
                [this, pod, isReasonTold = question->isReasonTold](
                    const std::optional<models::PodVerdict>& verdict) { tell(pod, verdict, isReasonTold); });
}

void PodRemedy::tell(const QString& pod, const std::optional<models::PodVerdict>& verdict, bool isReasonTold)
{
    QStringList sentences;
    if (verdict && verdict->refusal.isEmpty()) {
        if (!isReasonTold) // what else keeps it is told
            sentences << tr("The quotas admit %1 now.").arg(pod);
    } else if (verdict) {
        if (!isReasonTold)
            sentences << tr("The quotas block %1: %2.", "pod, reason").arg(pod, verdict->refusal);
        sentences << (verdict->changes.isEmpty() ? tr("No single change would admit %1.").arg(pod)
                                                 : tr("Smallest change that admits %1: %2.", "pod, changes")
                                                       .arg(pod, verdict->changes.join(tr(" and "))));
    }
    if (verdict && !verdict->victims.isEmpty())
        sentences << tr("With preemption, these pods would be evicted: %1.", "pods")
                         .arg(verdict->victims.join(QStringLiteral(", ")));
    setText(sentences.join(u' '));
    setVisible(!sentences.isEmpty());
}
} // namespace quotadeck::ui
