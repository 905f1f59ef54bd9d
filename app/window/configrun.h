// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/applyrun.h"
#include "core/kube/configapply.h"

#include <memory>
#include <optional>
#include <string>

namespace quotadeck::config {
class EmbeddedText;
}

namespace quotadeck::models {
class ConfigSession;
class InsightSource;
} // namespace quotadeck::models

namespace quotadeck::app {
/// Makes the open configuration that of the cluster.
///
/// Ownership, threading: as ApplyRun.
class ConfigRun final : public ApplyRun
{
    Q_OBJECT
public:
    /// @p insight knows what runs in the cluster.
    ConfigRun(const Parts& parts, const models::ConfigSession& session, const models::InsightSource& insight,
              QObject* parent = nullptr);
    ~ConfigRun() override;

    /// What the cluster is to have.
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    [[nodiscard]] static ui::ApplyTexts texts();
    void begin() override;
    void proceed() override;
    void beginRollBack() override;
    void merge() override;
    void takeStep(kube::ApplyStep step, kube::ApplyState state, const Message& detail) override;
    [[nodiscard]] End endOf(kube::ApplyOutcome outcome) const override;
    void settle(kube::ApplyOutcome outcome) override;

    void start(kube::ConfigApply::Plan plan);
    void noteStored();
    void showDanger();

    const models::InsightSource* m_insight; // not owned
    std::unique_ptr<kube::ConfigServer> m_server; ///< outlives the next
    std::unique_ptr<kube::ConfigApply> m_apply;
    std::string m_text;
    bool m_isEmbedded; ///< in a manifest, where nothing is merged
    bool m_isBaseKnown = false; ///< what the file began with, before it was applied
    std::optional<std::string> m_before; ///< what the cluster had when it was read first
};

/// The configuration in a manifest; null: the text of @p session is a configuration as a whole.
[[nodiscard]] const config::EmbeddedText* embeddedIn(const models::ConfigSession& session);
/// The copy of @p config that a file of the cluster of @p connection begins with.
[[nodiscard]] ClusterCopy copyOf(const Connection& connection, const kube::ClusterConfig& config);
} // namespace quotadeck::app
