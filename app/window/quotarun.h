// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/applyrun.h"
#include "core/kube/quotaapply.h"

#include <memory>
#include <optional>
#include <string>

namespace quotadeck::models {
class ElasticSession;
}

namespace quotadeck::app {
/// Makes the groups of the open manifests those of the cluster.
///
/// Ownership, threading: as ApplyRun.
class QuotaRun final : public ApplyRun
{
    Q_OBJECT
public:
    QuotaRun(const Parts& parts, const models::ElasticSession& session, QObject* parent = nullptr);
    ~QuotaRun() override;

private:
    [[nodiscard]] static ui::ApplyTexts texts();
    void begin() override;
    void proceed() override;
    void beginRollBack() override;
    void merge() override;
    void takeStep(kube::ApplyStep step, kube::ApplyState state, const Message& detail) override;
    [[nodiscard]] End endOf(kube::ApplyOutcome outcome) const override;
    void settle(kube::ApplyOutcome outcome) override;

    void start(kube::QuotaWish wish);
    void showPlan();

    std::unique_ptr<kube::QuotaServer> m_server; ///< outlives the next
    std::unique_ptr<kube::QuotaApply> m_apply;
    std::string m_text; ///< of the file
    std::optional<std::string> m_base; ///< of the file, before it was applied
    std::optional<std::string>
        m_applied; ///< its base since then; nothing: nothing is applied, or there was no base
};
} // namespace quotadeck::app
