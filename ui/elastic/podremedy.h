// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/latestjob.h"
#include "models/elastic/elasticadmission.h"
#include "models/elastic/elasticcards.h"

#include <QLabel>

#include <optional>

namespace quotadeck::ui {
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
} // namespace quotadeck::ui
